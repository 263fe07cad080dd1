"""All tables of one server: who may do what, what is stored, who is told.

An action is checked, stored, and only then carried out and told. One table does one thing at a time."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from pioche.engine import PiocheError
from pioche.engine.registry import game_of
from pioche.engine.rng import fresh_seed
from pioche.server.events import AnyEvent, BotSat, Conceded, Created, Rematched, Sat, Started
from pioche.server.events import Said as Line
from pioche.server.messages import NewTable
from pioche.server.people import Person
from pioche.server.picture import SPECTATOR, delta, picture
from pioche.server.room import OVER, PLAYING, Room
from pioche.server.settings import Settings
from pioche.server.store import Conflict, Listed, Store
from pioche.server.thinking import Thinkers

_log = logging.getLogger(__name__)
_QUEUE = 64  # messages that may wait for one slow reader
_KEPT = 2_000  # tables in memory that nobody watches
_BOT_FAILURES = 3


class Watcher:
    """One connection to a table. What it is to be sent waits here; a reader that is too slow is dropped, and may
    resume."""

    __slots__ = ("dropped", "person", "queue", "viewer")

    def __init__(self, person: Person, viewer: int) -> None:
        self.person = person
        self.viewer = viewer
        self.queue: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue(_QUEUE)
        self.dropped = False

    def send(self, message: dict[str, Any]) -> None:
        if self.dropped:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.dropped = True
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)


class Live:
    """A table in memory, with those who follow it and what each kind of viewer was last shown."""

    __slots__ = ("bot_task", "flag_task", "lock", "room", "seen", "shown", "watchers")

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.watchers: list[Watcher] = []
        self.shown: dict[int, dict[str, Any]] = {}
        self.seen: dict[str, float] = {}  # when a person who sits here was last connected
        self.bot_task: asyncio.Task[None] | None = None
        self.flag_task: asyncio.Task[None] | None = None

    def viewer_of(self, person: Person) -> int:
        """The seat through whose eyes a person sees: their own that is asked, else their first; else a spectator."""
        seats = self.room.seats_of(person.id)
        if not seats:
            return SPECTATOR
        asked = self.room.asks()
        return asked if asked in seats else seats[0]


class Hub:
    def __init__(self, store: Store, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.settings = settings
        self.now = now
        self.thinkers = Thinkers(settings.workers)
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._closing = False
        self.counts = {"tables": 0, "decisions": 0, "refused": 0, "dropped": 0}

    # Tables

    async def resume(self) -> None:
        """After a restart: where a match goes on, bots and clocks go on."""
        for id in await self.store.unfinished():
            try:
                self._after(await self.live(id))
            except Exception:
                _log.exception("table %s cannot be resumed", id)

    async def close(self) -> None:
        self._closing = True
        for live in self._live.values():
            for task in (live.bot_task, live.flag_task):
                if task is not None:
                    task.cancel()
            for watcher in live.watchers:
                watcher.send({"is": "closing"})
        self.thinkers.close()
        await self.store.close()

    async def live(self, id: str) -> Live:
        """A table, from memory or from the store."""
        found = self._live.get(id)
        if found is None:
            lock = self._loading.setdefault(id, asyncio.Lock())
            async with lock:
                found = self._live.get(id)
                if found is None:
                    events = await self.store.load(id)
                    if not events:
                        self._loading.pop(id, None)
                        raise PiocheError("unknown-table", table=id)
                    room = await asyncio.to_thread(Room.of, id, events)
                    found = self._keep(id, Live(room))
            self._loading.pop(id, None)
        self._live.move_to_end(id)
        return found

    def _keep(self, id: str, live: Live) -> Live:
        self._live[id] = live
        if len(self._live) > _KEPT:
            for other, one in list(self._live.items())[:50]:
                idle = not one.watchers and not one.lock.locked() and one.bot_task is None and one.flag_task is None
                if idle and other != id:
                    del self._live[other]
        return live

    async def create(self, person: Person, wish: NewTable) -> str:
        """A new table; who makes it may sit down at once, and bots with them: then the match begins."""
        game = game_of(wish.game)
        if wish.seats not in game.seats:
            raise PiocheError("wrong-seats", seats=sorted(game.seats), count=wish.seats)
        game.check_options(wish.options, wish.seats)
        if len(wish.bots) > wish.seats - (wish.deck is not None):
            raise PiocheError("wrong-seats", seats=sorted(game.seats), count=wish.seats)
        mine = sum(live.room.created.host == person.id and live.room.state != OVER for live in self._live.values())
        if mine >= self.settings.tables_each or self.counts["tables"] >= self.settings.most_tables:
            raise PiocheError("too-many-tables")
        at = self.now()
        id = secrets.token_urlsafe(8).replace("_", "x").replace("-", "y")
        created = Created(
            at=at,
            game=wish.game,
            seats=wish.seats,
            seed=fresh_seed(),
            host=person.id,
            options=wish.options,
            clock=wish.clock,
            open=wish.open,
            delay=wish.delay,
        )
        room = Room(id, created)
        events: list[AnyEvent] = [created]

        def do(event: AnyEvent) -> None:
            events.append(event)
            room.fold(event)

        if wish.deck is not None:
            do(room.sit(0, person.id, person.name, wish.deck, at))
        for i, bot in enumerate(wish.bots):
            seat = next(seat for seat, chair in enumerate(room.chairs) if not chair.taken)
            do(room.seat_bot(seat, bot, self._bot_deck(room, wish, i), at))
        if room.ready():
            do(room.start(at))
        await self.store.append(id, 1, events)
        live = self._keep(id, Live(room))
        self.counts["tables"] += 1
        await self._list(room)
        self._after(live)
        return id

    def _bot_deck(self, room: Room, wish: NewTable, i: int) -> Any:
        """The deck that was wished for a bot, or a starter that may meet the others."""
        if i < len(wish.bot_decks):
            return wish.bot_decks[i]
        here = [chair.deck for chair in room.chairs if chair.deck is not None]
        starters = room.game.starters()
        for id in [*list(starters)[1:], *starters]:
            if not room.game.refuses_table([*here, starters[id]]):
                return id
        return "random"

    # Actions

    async def act(self, live: Live, make: Callable[[Room, float], AnyEvent | list[AnyEvent]]) -> None:
        """Check, store, carry out, tell."""
        async with live.lock:
            room = live.room
            made = make(room, self.now())
            events = made if isinstance(made, list) else [made]
            if not events:
                return
            try:
                await self.store.append(room.id, room.n + 1, events)
            except Conflict:  # another process has this table now: follow what it has made of it
                live.room = await asyncio.to_thread(Room.of, room.id, await self.store.load(room.id))
                self._tell(live)
                raise PiocheError("stale", n=room.n, now=live.room.n) from None
            state = room.state
            for event in events:
                room.fold(event)
            self.counts["decisions"] += 1
            self._tell(live)
        if room.state != state or isinstance(events[0], (Sat, BotSat, Started)):
            await self._list(room)
        self._after(live)

    async def _list(self, room: Room) -> None:
        seats = [{"name": chair.name, "bot": bool(chair.bot), "taken": chair.taken} for chair in room.chairs]
        listed = Listed(room.id, room.game.slug, room.state, room.created.open, room.touched, seats)
        await self.store.list_as(listed)

    def _after(self, live: Live) -> None:
        """A bot is asked, or a clock runs."""
        room = live.room
        if self._closing or room.state != PLAYING:
            return
        seat = room.asks()
        if 0 <= seat < len(room.chairs) and room.chairs[seat].bot and live.bot_task is None:
            live.bot_task = asyncio.create_task(self._let_bots_play(live))
        if room.clock is not None and live.flag_task is None:
            live.flag_task = asyncio.create_task(self._watch_clock(live))

    async def _let_bots_play(self, live: Live) -> None:
        failures = 0
        try:
            while failures < _BOT_FAILURES:
                room = live.room
                seat = room.asks()
                if room.state != PLAYING or not 0 <= seat < len(room.chairs) or not room.chairs[seat].bot:
                    return
                assert room.match is not None
                n = room.match.n
                if self.settings.bot_pause:
                    await asyncio.sleep(self.settings.bot_pause)
                option = await self.thinkers.pick(room, seat)
                try:
                    await self.act(live, lambda room, at: room.choose_for_bot(seat, n, option, at))  # noqa: B023
                except PiocheError as error:
                    failures += error.code != "stale"  # an undo came in between: look again
                except Exception:
                    failures += 1
                    _log.exception("a bot's answer could not be stored at %s", room.id)
                    await asyncio.sleep(1.0)
        finally:
            live.bot_task = None

    async def _watch_clock(self, live: Live) -> None:
        """Whoever runs out of time has lost."""
        try:
            while live.room.state == PLAYING:
                clock = live.room.clock
                flags = None if clock is None else clock.flags_at()
                if flags is None:
                    return
                await asyncio.sleep(min(60.0, max(0.05, flags - self.now() + 0.01)))
                if live.room.flag(self.now()) is not None:
                    await self.act(live, _flag)
        except PiocheError:
            _log.exception("a clock of %s", live.room.id)
        finally:
            live.flag_task = None

    # Watching

    async def watch(self, live: Live, person: Person, since: int | None) -> Watcher:
        """Follow a table: at first all of it, or what was missed since update `since`."""
        if len(live.watchers) >= self.settings.watchers:
            raise PiocheError("too-many-watchers")
        async with live.lock:
            viewer = live.viewer_of(person)
            watcher = Watcher(person, viewer)
            now = self._shown(live, viewer)
            live.watchers.append(watcher)
            live.seen[person.id] = self.now()
            if since is not None and 0 < since <= live.room.n:
                before = picture(await self._as_of(live, since), viewer) if since < live.room.n else now
                watcher.send({"is": "update", "n": live.room.n, "since": since, "delta": delta(before, now)})
            else:
                watcher.send({"is": "table", "n": live.room.n, "table": now})
        return watcher

    async def _as_of(self, live: Live, n: int) -> Room:
        events = await self.store.load(live.room.id)
        return await asyncio.to_thread(Room.of, live.room.id, events[:n])

    def _shown(self, live: Live, viewer: int) -> dict[str, Any]:
        """What this kind of viewer has been shown last; made where nobody was there to see it."""
        if viewer not in live.shown:
            live.shown[viewer] = picture(live.room, viewer)
        return live.shown[viewer]

    def unwatch(self, live: Live, watcher: Watcher) -> None:
        if watcher in live.watchers:
            live.watchers.remove(watcher)
        live.seen[watcher.person.id] = self.now()
        if watcher.dropped:
            self.counts["dropped"] += 1
        if not any(other.viewer == watcher.viewer for other in live.watchers):
            live.shown.pop(watcher.viewer, None)

    def _tell(self, live: Live) -> None:
        """Send what has changed to everyone who follows. Somebody who plays several seats looks through the one that is
        asked, so a change of eyes is a whole new picture."""
        room = live.room
        fresh: dict[int, dict[str, Any]] = {}
        for watcher in live.watchers:
            viewer = live.viewer_of(watcher.person)
            if viewer not in fresh:
                fresh[viewer] = picture(room, viewer)
            old = live.shown.get(watcher.viewer)
            if viewer != watcher.viewer or old is None:
                watcher.viewer = viewer
                watcher.send({"is": "table", "n": room.n, "table": fresh[viewer]})
            else:
                watcher.send({"is": "update", "n": room.n, "since": None, "delta": delta(old, fresh[viewer])})
        live.shown = fresh

    # The rest

    def present(self, live: Live, seat: int) -> bool:
        """Whether the person of a seat is connected, or was a moment ago."""
        user = live.room.chairs[seat].user
        if any(watcher.person.id == user for watcher in live.watchers):
            return True
        return self.now() - live.seen.get(user, live.room.touched) < self.settings.idle

    def claim(self, live: Live, person: Person, seat: int, bot: str) -> Callable[[Room, float], AnyEvent]:
        """A person who has gone is replaced by a bot, or has lost."""

        def make(room: Room, at: float) -> AnyEvent:
            if room.state != PLAYING:
                raise PiocheError("match-over" if room.state == OVER else "not-started")
            if not room.seats_of(person.id):
                raise PiocheError("not-your-seat")
            if not 0 <= seat < len(room.chairs) or not room.chairs[seat].user:
                raise PiocheError("no-such-seat", seat=seat)
            if room.asks() != seat or self.present(live, seat):
                raise PiocheError("still-here", seat=seat)
            return BotSat(at=at, seat=seat, bot=bot) if bot else Conceded(at=at, seat=seat, reason="gone")

        return make

    async def rematch(self, live: Live, person: Person) -> None:
        """The same people, bots and decks meet again, everybody one seat further on."""
        room = live.room
        if room.state != OVER:
            raise PiocheError("not-over")
        if not room.seats_of(person.id):
            raise PiocheError("not-your-seat")
        if room.next_table:
            return
        wish = NewTable(
            game=room.game.slug,
            seats=len(room.chairs),
            options=room.created.options,
            clock=room.created.clock,
            open=False,
            delay=room.created.delay,
        )
        id = await self.create(person, wish)
        other = await self.live(id)
        chairs = room.chairs[1:] + room.chairs[:1]

        def take_seats(new: Room, at: float) -> list[AnyEvent]:
            events: list[AnyEvent] = []
            for seat, chair in enumerate(chairs):
                if chair.bot:
                    events.append(BotSat(at=at, seat=seat, bot=chair.bot, deck=chair.deck))
                else:
                    events.append(Sat(at=at, seat=seat, user=chair.user, name=chair.name, deck=chair.deck or {}))
            return [*events, Started(at=at)]

        await self.act(other, take_seats)
        await self.act(live, lambda room, at: Rematched(at=at, table=id))

    def talk(self, live: Live, person: Person, text: str) -> Callable[[Room, float], Line]:
        text = " ".join(text.split())
        if not text:
            raise PiocheError("nothing-said")
        seats = live.room.seats_of(person.id)
        return lambda room, at: Line(at=at, seat=seats[0] if seats else SPECTATOR, name=person.name, text=text)


def _flag(room: Room, at: float) -> AnyEvent | list[AnyEvent]:
    flagged = room.flag(at)
    return [] if flagged is None else flagged
