"""All tables of one server: who may do what, what is stored, who is told.

An action is checked, stored, and only then carried out and told. One table does one thing at a time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from pioche.engine import PiocheError
from pioche.engine.registry import game_of
from pioche.engine.rng import fresh_seed
from pioche.server.clock import steady
from pioche.server.events import (
    AnyEvent,
    BotSat,
    Conceded,
    Created,
    Rematched,
    Resumed,
    Sat,
    Started,
)
from pioche.server.events import Said as Line
from pioche.server.listing import listed, listed_after, listed_data
from pioche.server.live import Live, Shown, Watcher, encoded
from pioche.server.messages import NewTable
from pioche.server.people import Person
from pioche.server.picture import SPECTATOR, delta, picture
from pioche.server.room import OVER, PLAYING, Room
from pioche.server.settings import Settings
from pioche.server.store import Conflict, Store, Unavailable
from pioche.server.thinking import Thinkers

_log = logging.getLogger(__name__)
_KEPT = 60.0  # seconds that a table stays in memory after it was last needed
_ROUND = 2.0  # seconds between two looks for tables to take over or to put away
_STALLED = 5.0  # seconds by which a clock may be looked at too late before its time counts for nothing
_DAY = 86_400.0
_LONGEST = 60 * _DAY  # that a clock gives
_BOT_FAILURES = 3
_MOST_LISTED = 200  # tables of one person
_MOST_LOADED = 30  # of those, how many are read to see whose turn it is


T = TypeVar("T")


def new_id() -> str:
    return secrets.token_urlsafe(8).replace("_", "x").replace("-", "y")


class Hub:
    def __init__(self, store: Store, settings: Settings, now: Callable[[], float] | None = None) -> None:
        self.store = store
        self.settings = settings
        self.now = now or steady()
        self.thinkers = Thinkers(settings.workers)
        self._aside = ThreadPoolExecutor(2, "pioche tables")
        self.mine: set[str] = set()  # tables whose bots and clocks go on in this process
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False
        self._began = 0.0
        self.counts = {"tables": 0, "decisions": 0, "refused": 0, "dropped": 0}

    # Tables

    async def resume(self) -> None:
        """Nothing is read at the start: a table goes on when somebody comes to it, and one that is looked at here when
        the process dies that let it go on."""
        self._began = self.now()
        await self.store.open(self._heard, self._lost)
        self._start(self._go_round())

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(_ROUND)
            with contextlib.suppress(Unavailable):
                await self._claim()
            self._put_away()

    async def _claim(self) -> None:
        others = [id for id, live in self._live.items() if live.room.state == PLAYING and id not in self.mine]
        for id in await self.store.claim(others):
            self.mine.add(id)
            try:
                live = await self.live(id)
                await self.act(live, _resumed)
                self._after(live)
            except Exception:
                _log.exception("table %s cannot be resumed", id)

    async def _wake(self, live: Live) -> None:
        """Somebody comes to a table. While no server was there no time has passed; and what was stored while the table
        was read was not heard."""
        room = live.room
        if room.id in self.mine and room.touched < self._began:
            with contextlib.suppress(PiocheError, Unavailable):
                if room.state == OVER:
                    await self._list(room)  # the process before may have died too early to do it
                await self.act(live, lambda room, at: _resumed(room, self._began))
        await self._catch_up(live)

    def _put_away(self) -> None:
        """Tables that nobody needs are in the store."""
        now = time.monotonic()
        for id, live in list(self._live.items()):
            if live.connections or live.watchers or live.lock.locked() or live.bot_task or live.flag_task:
                live.needed = now
            elif now - live.needed > _KEPT:
                del self._live[id]
                if live.room.state == OVER:
                    self.mine.discard(id)

    def _heard(self, id: str) -> None:
        """Another process has added to a table, or made an account of a guest."""
        if id.startswith("@"):
            self._start(self.turn_away(id[1:]))
        elif id in self._live or id in self.mine:
            self._start(self._look_at(id))

    async def _look_at(self, id: str) -> None:
        with contextlib.suppress(Unavailable):  # it will be heard when the store is there again
            await self._catch_up(await self.live(id))

    async def turn_away(self, guest: str) -> None:
        """A guest has an account now: who is connected as that guest comes back as whoever they are."""
        for live in list(self._live.values()):
            for one in list(live.connections):
                if one.person.id == guest and not one.person.account:
                    await one.turn_away()

    def _lost(self) -> None:
        """The store was out of reach: whatever happened meanwhile was not heard, and others may run our tables."""
        self.mine.clear()
        for live in self._live.values():
            self._start(self._catch_up(live))

    async def _catch_up(self, live: Live) -> None:
        with contextlib.suppress(Unavailable):  # it will be heard when the store is there again
            async with live.lock:
                await self._follow(live)
            self._after(live)

    async def _follow(self, live: Live) -> None:
        """Take in what others have stored."""
        room = live.room
        events = await self.store.load(room.id, room.n)
        for event in events:
            room.fold(event)
        if events:
            self._tell(live)

    async def aside(self, work: Callable[..., T], *args: Any) -> T:
        """Tables are put together beside the event loop, and beside what the rest of the server waits for."""
        return await asyncio.get_running_loop().run_in_executor(self._aside, work, *args)

    async def close(self) -> None:
        self._closing = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()
        self._aside.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    async def live(self, id: str) -> Live:
        """A table, from memory or from the store."""
        found = self._live.get(id)
        if found is None:
            if not (id.isascii() and id.isalnum()):
                raise PiocheError("unknown-table", table=id[:40])
            lock = self._loading.setdefault(id, asyncio.Lock())
            try:
                async with lock:
                    found = self._live.get(id)
                    if found is None:
                        events = await self.store.load(id)
                        if not events:
                            raise PiocheError("unknown-table", table=id[:40])
                        if await self.store.claim([id]):
                            self.mine.add(id)
                        found = self._live[id] = Live(await self.aside(Room.of, id, events))
                        self._start(self._wake(found))
            finally:
                self._loading.pop(id, None)
        found.needed = time.monotonic()
        return found

    async def create(self, person: Person, wish: NewTable) -> str:
        """A new table; who makes it may sit down at once, and bots with them: then the match begins."""
        game = game_of(wish.game)
        if wish.seats not in game.seats:
            raise PiocheError("wrong-seats", seats=sorted(game.seats), count=wish.seats)
        game.check_options(wish.options, wish.seats)
        if len(wish.bots) > wish.seats - (wish.deck is not None):
            raise PiocheError("wrong-seats", seats=sorted(game.seats), count=wish.seats)
        await self.refuse_more(person)
        at = self.now()
        id = new_id()
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
        await self.store.append(id, 1, events, listed(room, room.state, room.chairs))
        self._open(room)
        return id

    async def add(self, room: Room, events: list[AnyEvent]) -> None:
        """A table that these events have made, where nobody waits for others."""
        await self.store.append(room.id, 1, events, listed(room, room.state, room.chairs))
        self._open(room)

    def _open(self, room: Room) -> None:
        live = self._live[room.id] = Live(room)
        self.mine.add(room.id)
        self.counts["tables"] += 1
        self._after(live)

    async def refuse_more(self, person: Person) -> None:
        """How many tables a person, and all, may have that are not over."""
        mine, everyone = await self.store.unfinished(person.id, self.now() - _DAY)
        if mine >= self.settings.tables_each or everyone >= self.settings.most_tables:
            raise PiocheError("too-many-tables")

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
            at = self.now()
            made = make(room, at)
            events = made if isinstance(made, list) else [made]
            if not events:
                return
            row = listed_after(room, events)
            state = room.state if row is None else row.state
            try:
                await self.store.append(room.id, room.n + 1, events, row)
            except Conflict:  # another process was first: follow what it has made of the table
                before = room.n
                await self._follow(live)
                raise PiocheError("stale", n=before, now=room.n) from None
            for event in events:
                room.fold(event)
            self.counts["decisions"] += 1
            self._tell(live)
            if room.failed:
                raise PiocheError("internal")
        if room.state != state:
            await self._list(room)
        self._after(live)

    async def _list(self, room: Room) -> None:
        """A match that is over is listed so when it is known; if that fails, whoever resumes it sees to it."""
        with contextlib.suppress(Unavailable):
            await self.store.list_as(listed(room, room.state, room.chairs))

    def _after(self, live: Live) -> None:
        """A bot is asked, or a clock runs."""
        room = live.room
        if self._closing or room.id not in self.mine or room.state != PLAYING:
            return
        seat = room.asks()
        seen = live.watchers or room.persons()  # bots do not play for nobody
        if seen and 0 <= seat < len(room.chairs) and room.chairs[seat].bot and live.bot_task is None:
            live.bot_task = self._start(self._let_bots_play(live))
        if room.clock is not None and live.flag_task is None:
            live.flag_task = self._start(self._watch_clock(live))

    async def _let_bots_play(self, live: Live) -> None:
        failures = 0
        pace, clock = live.pace, asyncio.get_running_loop()
        pace.begin(live.room)
        try:
            while failures < _BOT_FAILURES and live.room.id in self.mine:
                room = live.room
                if not live.watchers and not room.persons():
                    return
                seat = room.asks()
                if room.state != PLAYING or not 0 <= seat < len(room.chairs) or not room.chairs[seat].bot:
                    return
                assert room.match is not None
                n, began = room.match.n, clock.time()
                await pace.wait(pace.pause(room, self.settings.bot_pause))
                option = await self.thinkers.pick(room, seat, pace.thought(room.chairs[seat].bot))
                try:
                    await self.act(live, lambda room, at: room.choose_for_bot(seat, n, option, at))  # noqa: B023
                except PiocheError as error:
                    failures += error.code != "stale"  # an undo came in between: look again
                except Unavailable:
                    await asyncio.sleep(1.0)
                except Exception:
                    failures += 1
                    _log.exception("a bot's answer was not carried out at %s", room.id)
                pace.spend(clock.time() - began)
        finally:
            live.bot_task = None

    async def _watch_clock(self, live: Live) -> None:
        """Whoever runs out of time has lost, unless it was this server that did not look."""
        try:
            while live.room.state == PLAYING and live.room.id in self.mine:
                clock = live.room.clock
                flags = None if clock is None else clock.flags_at()
                if flags is None:
                    return
                looks = self.now() + min(60.0, max(0.05, flags - self.now() + 0.01))
                await asyncio.sleep(looks - self.now())
                with contextlib.suppress(Unavailable):
                    await self.act(live, _resumed if self.now() - looks > _STALLED else _flag)
        except PiocheError as error:
            _log.info("the clock of %s: %r", live.room.id, error)
        finally:
            live.flag_task = None

    # Watching

    async def watch(self, live: Live, person: Person, since: int | None) -> Watcher:
        """Follow a table: at first all of it, or what was missed since update `since`."""
        async with live.lock:
            viewer = live.viewer_of(person)
            # Those who look on do not keep those who play from their table.
            if sum((one.viewer < 0) == (viewer < 0) for one in live.watchers) >= self.settings.watchers:
                raise PiocheError("too-many-watchers")
            watcher = Watcher(person, viewer)
            now = self._shown(live, viewer).data()
            live.watchers.append(watcher)
            n = watcher.n = live.room.number_for(viewer)
            if since is not None and 0 < since <= n:
                before = now
                if since < n:
                    then = await self._as_of(live, live.room.event_of(viewer, since))
                    before = Shown.of(picture(then, viewer)).data()
                update = {"is": "update", "n": n, "since": since, "delta": delta(before, now)}
                watcher.send(encoded(update))
            else:
                watcher.send(encoded({"is": "table", "n": n, "table": now}))
        with contextlib.suppress(Unavailable):
            await self.store.arrived(live.room.id, person.id)
        self._after(live)
        return watcher

    async def _as_of(self, live: Live, n: int) -> Room:
        events = await self.store.load(live.room.id)
        return await self.aside(Room.of, live.room.id, events[:n])

    def _shown(self, live: Live, viewer: int) -> Shown:
        """What this kind of viewer has been shown last; made where nobody was there to see it."""
        if viewer not in live.shown:
            live.shown[viewer] = Shown.of(picture(live.room, viewer))
        return live.shown[viewer]

    async def unwatch(self, live: Live, watcher: Watcher) -> None:
        live.watchers.remove(watcher)
        if watcher.dropped:
            self.counts["dropped"] += 1
        if not any(other.viewer == watcher.viewer for other in live.watchers):
            live.shown.pop(watcher.viewer, None)
            live.room.told.pop(watcher.viewer, None)
        user = watcher.person.id
        if user in live.room.persons() and not any(other.person.id == user for other in live.watchers):
            live.seen[user] = self.now()
            with contextlib.suppress(Unavailable):
                await self.store.left(live.room.id, user, live.seen[user])

    def _tell(self, live: Live) -> None:
        """Send what has changed to everyone who follows. Somebody who plays several seats looks through the one that is
        asked, so a change of eyes is a whole new picture."""
        room = live.room
        fresh: dict[int, Shown] = {}
        messages: dict[tuple[int, bool], bytes] = {}  # made once for all who are sent the same
        for watcher in live.watchers:
            viewer = live.viewer_of(watcher.person)
            if viewer not in fresh:
                fresh[viewer] = Shown.of(picture(room, viewer))
            old = live.shown.get(viewer) if viewer == watcher.viewer else None
            n = room.number_for(viewer)
            if old is not None and n == watcher.n:  # it was said to another team
                continue
            watcher.viewer, watcher.n = viewer, n
            kind = (viewer, old is None)
            if kind not in messages:
                now = fresh[viewer].data()
                whole = {"is": "table", "n": n, "table": now}
                update = {"is": "update", "n": n, "since": None}
                messages[kind] = encoded(whole if old is None else {**update, "delta": delta(old.data(), now)})
            watcher.send(messages[kind])
        live.shown = fresh

    # The rest

    async def _seen(self, live: Live, user: str) -> float:
        """When somebody was last connected, to whichever process. While no server was there nobody could be."""
        room = live.room
        return max(live.seen.get(user, 0.0) or room.touched, await self.store.seen(room.id, user), self._began)

    async def present(self, live: Live, user: str) -> bool:
        """Whether a person who sits here is connected to some process, or was a moment ago."""
        if any(watcher.person.id == user for watcher in live.watchers):
            return True
        return self.now() - await self._seen(live, user) < self.settings.idle

    async def here(self, live: Live) -> dict[str, Any]:
        """By seat, for how many seconds its person has not been connected; after how many a seat may be claimed; and
        how many others look on here."""
        room, now = live.room, self.now()
        connected = {watcher.person.id for watcher in live.watchers}
        gone: list[float] = []
        for chair in room.chairs:
            if not chair.user or chair.user in connected:
                gone.append(0.0)
                continue
            gone.append(max(0.0, round(now - await self._seen(live, chair.user), 1)))
        idle = self.settings.idle if room.clock is None else _LONGEST
        return {"gone": gone, "idle": idle, "watching": len(connected - room.persons())}

    async def tables_of(self, person: Person) -> list[dict[str, Any]]:
        """Where somebody sits: whose turn it is where a match goes on, and how it ended where it is over."""
        found, loaded = [], 0
        for row in await self.store.tables_of(person.id, _MOST_LISTED):
            mine = [seat for seat, user in enumerate(row.users) if user == person.id]
            asks = -1
            if row.state == PLAYING and (loaded < _MOST_LOADED or row.id in self._live):
                loaded += 1
                try:
                    room = (await self.live(row.id)).room
                except Exception:  # a table that cannot be read is listed all the same
                    _log.exception("table %s cannot be read", row.id)
                else:
                    row, asks = listed(room, room.state, room.chairs), room.asks()
            found.append(listed_data(row) | {"you": mine[0], "asks": asks, "mine": asks in mine})
        return found

    def turn_of(self, id: str) -> int:
        """The turn of a table that is in memory, as those who look on see it; 0 where it is not."""
        live = self._live.get(id)
        match = None if live is None else live.room.match_for(SPECTATOR)
        return 0 if match is None else match.state.turn

    async def claim(self, live: Live, person: Person, seat: int, bot: str) -> Callable[[Room, float], AnyEvent]:
        """A person who has gone is replaced by a bot, or has lost; where a clock runs, it decides that alone."""
        chairs = live.room.chairs
        here = seat < len(chairs) and await self.present(live, chairs[seat].user)

        def make(room: Room, at: float) -> AnyEvent:
            if room.state != PLAYING:
                raise PiocheError("match-over" if room.state == OVER else "not-started")
            if not room.seats_of(person.id):
                raise PiocheError("not-your-seat")
            if not 0 <= seat < len(room.chairs) or not room.chairs[seat].user:
                raise PiocheError("no-such-seat", seat=seat)
            if room.clock is not None:
                raise PiocheError("clock-decides")
            if room.asks() != seat or here:
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

    def talk(self, live: Live, person: Person, text: str, team: bool) -> Callable[[Room, float], Line]:
        text = " ".join(text.split())
        if not text:
            raise PiocheError("nothing-said")
        seats = live.room.seats_of(person.id)
        to = live.room.team_of(seats) if team else -1
        seat = seats[0] if seats else SPECTATOR
        return lambda room, at: Line(at=at, seat=seat, name=person.name, text=text, team=to)


def _resumed(room: Room, at: float) -> AnyEvent | list[AnyEvent]:
    """While no server was there, no time has passed."""
    return [] if room.clock is None or room.clock.running < 0 else Resumed(at=at)


def _flag(room: Room, at: float) -> AnyEvent | list[AnyEvent]:
    flagged = room.flag(at)
    return [] if flagged is None else flagged
