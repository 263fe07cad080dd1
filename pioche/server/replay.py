"""Matches, to be looked at decision by decision: while they go on through one's own eyes; once they are over through
any, to be shared, and played on from anywhere."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from msgspec import Meta

from pioche.bots import bot_names
from pioche.engine import Match, PiocheError
from pioche.engine.choice import is_concession, number_of
from pioche.engine.examples import open_example
from pioche.engine.match import open_match
from pioche.engine.places import player_of
from pioche.engine.record import Record, RecordedSeat, as_data, played
from pioche.engine.record import read as read_record
from pioche.engine.registry import game_of
from pioche.engine.view import result_data
from pioche.server.events import AnyEvent, BotSat, Created, Forked, Sat, Started, read, written
from pioche.server.hub import new_id
from pioche.server.listing import listed
from pioche.server.messages import Key, Number, Seat
from pioche.server.picture import SPECTATOR, decision_data, delta, log_line, reasons, table_data
from pioche.server.room import OVER, Room
from pioche.server.store import Conflict, Listed
from pioche.server.workers import Past, Pool

if TYPE_CHECKING:
    from pioche.server.hub import Hub
    from pioche.server.live import Live
    from pioche.server.people import Person

ALL: Final = -2  # who looks through nobody's eyes and sees everything
MOST_MOMENTS: Final = 64  # sent at once
RECORD_SIZE: Final = 1_000_000  # bytes of a record that is brought here
_STRIDE: Final = 32  # decisions between two copies of the match that are kept, at least
_COPIES: Final = 64  # of one match, about
_KEPT: Final = 12  # replays in the memory of one process
_FORKS: Final = 30  # that are told of one match, the newest
_MOMENTS_SIZE: Final = 1_000_000  # bytes, beyond which no more moments are sent at once
_LOG_SIZE: Final = 4_000_000  # bytes of a log that are told, the first

# What may come from outside; all of it is counted before anything is built.
_DECISIONS: Final = 10_000
_PATCHES: Final = 64
_WORDS: Final = 12_000  # of a scenario, of decks and of patches: each entry of each list and table
_NAME: Final = 60
_WORK: Final = 1.0  # seconds of a processor that a record may take to be played
_PATIENCE: Final = 5.0  # seconds until the process that plays it is ended


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    """Play on from decision `n`, in `seat`, against a bot in each other seat."""

    n: Number
    seat: Seat
    bot: Annotated[Key, Meta(min_length=1)]


class Replay:
    """A match from its first decision to its last. It is played once more, and a copy is kept every few decisions, so
    that any moment is a few decisions away from one."""

    def __init__(self, past: Past) -> None:
        self.history = past.history
        self._past = past
        self._stride = max(_STRIDE, len(past.history) // _COPIES)
        self._copies: list[Match] = []
        self.asked: list[int] = []  # by decision: whose it was
        self.turns: list[dict[str, int]] = []  # the first decision of each turn, and whose turn it is
        self.changes: list[tuple[int, int, str, Any]] = []  # before which decision, whose (-1: the table's), what, now
        walk = open_match(game_of(past.game), past.begun())
        past.patch(walk)
        words = _words(walk)
        while True:
            n = walk.n
            if n % self._stride == 0:
                self._copies.append(walk.fork())
            if not self.turns or self.turns[-1]["turn"] != walk.state.turn:
                self.turns.append({"n": n, "turn": walk.state.turn, "active": walk.state.active})
            if n == self.last:
                break
            self.asked.append(_decides(walk, self.history[n]))
            self._step(walk)
            now = _words(walk)
            self.changes += [(n + 1, *key, value) for key, value in now.items() if words.get(key) != value]
            words = now
        self.end = walk

    @property
    def last(self) -> int:
        return len(self.history)

    def _step(self, walk: Match) -> None:
        n = walk.n
        walk.future = [self.history[n]]
        walk.redo(n + 1)
        self._past.patch(walk)

    def at(self, n: int) -> Match:
        """The match before decision `n`, to do with as one likes."""
        if not 0 <= n <= self.last:
            raise PiocheError("no-such-decision", n=n)
        walk = self._copies[n // self._stride].fork()
        while walk.n < n:
            self._step(walk)
        return walk

    def moments(self, first: int, count: int, viewer: int) -> list[Any]:
        """The match before decision `first`, and what is different before each of those after it, as far as a message
        may be long."""
        walk = self.at(first)
        shown = self._moment(walk, viewer)
        found: list[Any] = [shown]
        size = _size(shown)
        for _ in range(min(count - 1, self.last - first)):
            self._step(walk)
            fresh = self._moment(walk, viewer)
            found.append(delta(shown, fresh))
            size += _size(found[-1])
            if size > _MOMENTS_SIZE:
                break
            shown = fresh
        return found

    def _moment(self, walk: Match, viewer: int) -> dict[str, Any]:
        """A position; what is asked, and what was answered, for those whose eyes have seen it."""
        n = walk.n
        seat = viewer if viewer >= 0 else None
        asked = -1 if walk.ask is None else walk.ask.seat
        option = self.history[n] if n < self.last else -1
        known = option >= 0 and (viewer in (ALL, asked) or is_concession(option))
        return {
            "n": n,
            "match": table_data(walk.view(seat, everything=viewer == ALL)),
            "decision": decision_data(walk, asked if viewer == ALL else viewer),
            "taken": walk.game.verbs.key(option) if known else None,
            **({"conceded": True} if is_concession(option) else {}),
        }

    def why(self, n: int, viewer: int, option: str, card: int) -> list[dict[str, Any]]:
        """Why something could not be done at that moment: by the seat that looks, or by whoever was asked."""
        match = self.at(n)
        seat = viewer if viewer >= 0 else -1 if match.ask is None else match.ask.seat
        return [] if seat < 0 else reasons(match, seat, option, card)

    def log(self, viewer: int) -> list[dict[str, Any]]:
        eyes = None if viewer == ALL else viewer
        lines, size = [], 0
        for i in range(self.end.lines):
            lines.append(log_line(self.end, eyes, i))
            size += _size(lines[-1])
            if size > _LOG_SIZE:
                break
        return lines

    def line(self, viewer: int) -> dict[str, Any]:
        """All that is the same at every moment, and the whole log as the viewer may read it."""
        return {
            "last": self.last,
            "asked": self.asked,
            "turns": self.turns,
            "changes": self.changes,
            "log": self.log(viewer),
        }


# In a worker: the matches that were looked at last.
_made: OrderedDict[tuple[str, bool], Replay] = OrderedDict()


def _look(key: tuple[str, bool], past: Past, what: str, *args: Any) -> bytes:
    """What a method of a replay tells, as JSON."""
    made = _made.pop(key, None)
    if made is None or made.history != past.history:  # it went on, or somebody went back
        made = Replay(past)
    _made[key] = made
    if len(_made) > _KEPT:
        _made.popitem(last=False)
    return msgspec.json.encode(getattr(made, what)(*args))


def _size(data: Any) -> int:
    return len(msgspec.json.encode(data))


def _decides(match: Match, option: int) -> int:
    """Whose decision it was: one may give up while another is asked."""
    assert match.ask is not None
    return number_of(option) if is_concession(option) else match.ask.seat


def _words(match: Match) -> dict[tuple[int, str], Any]:
    """What stands on the table beside cards: the numbers and marks of the players and of the game. All may see them."""
    game, s = match.game, match.state
    found: dict[tuple[int, str], Any] = {}
    for seat in range(len(s.teams)):
        player = player_of(s, seat)
        for word in game.player_words:
            found[seat, word.name] = word.show(getattr(player, word.name))
    for word in game.table_words:
        found[SPECTATOR, word.name] = word.show(getattr(s, word.name))
    return found


def finished(room: Room) -> Match:
    """The match of a table, where all may see all of it."""
    if room.match is None or room.state != OVER:
        raise PiocheError("not-over")
    return room.match


class Replays:
    """The replays of one server."""

    def __init__(self, hub: Hub, strangers: Pool) -> None:
        self._hub = hub
        self._strangers = strangers
        self._ended: dict[str, dict[str, Any]] = {}  # forks that are over

    async def ask(self, room: Room, viewer: int, what: str, *args: Any) -> msgspec.Raw:
        """What the replay of a table tells, as far as its match has come for this viewer."""
        match = room.match_for(viewer)
        assert match is not None
        key = (room.id, match is room.match)  # spectators may be kept behind
        return msgspec.Raw(await self.work(_look, key, Past.of(match), what, *args))

    async def work(self, work: Any, *args: Any) -> Any:
        """What strangers bring or ask for is played apart from all that people at tables wait for."""
        try:
            return await self._strangers.do(_PATIENCE, work, *args)
        except TimeoutError:
            raise PiocheError("too-long") from None

    async def line(self, live: Live, viewer: int, person: Person | None) -> dict[str, Any]:
        """All that is the same at every moment, and the whole log as the viewer may read it."""
        room = live.room
        match = room.match_for(viewer)
        assert match is not None
        assert match.start is not None
        told = msgspec.json.decode(await self.ask(room, viewer, "line", viewer), type=dict[str, msgspec.Raw])
        mine = [] if person is None else room.seats_of(person.id)
        return {
            "table": room.id,
            "game": room.game.slug,
            "at": room.created.at,
            "kept": room.created.kept,
            "of": await self._stem(room),
            "you": mine[0] if mine else SPECTATOR,
            "mine": mine,
            "seats": [
                {"name": chair.name, "bot": chair.bot, "person": bool(chair.user), "deck": _deck_name(chair.deck)}
                for chair in room.chairs
            ],
            "names": list(match.names),
            "seed": match.start.seed if room.state == OVER else "",
            "commitment": room.commitment,
            "result": result_data(match),
            **told,
        }

    async def _stem(self, room: Room) -> dict[str, Any] | None:
        """The match of which this one is a fork, and from which decision on."""
        if not room.created.of:
            return None
        try:
            stem = (await self._hub.live(room.created.of)).room
        except PiocheError:
            return None
        found = next((fork for fork in stem.forks if fork.table == room.id), None)
        return None if found is None else {"table": stem.id, "n": found.n}

    async def forks(self, room: Room) -> list[dict[str, Any]]:
        """The matches that were played on from this one, the newest first."""
        return [await self._fork_data(fork) for fork in reversed(room.forks[-_FORKS:])]

    async def _fork_data(self, fork: Forked) -> dict[str, Any]:
        if fork.table in self._ended:
            return self._ended[fork.table]
        data = {"table": fork.table, "n": fork.n, "seat": fork.seat, "name": fork.name, "bot": fork.bot}
        try:
            room = (await self._hub.live(fork.table)).room
        except PiocheError:
            return data | {"last": fork.n, "result": None}
        match = room.match
        data |= {"last": fork.n if match is None else match.n, "result": None if match is None else result_data(match)}
        if data["result"] is not None:
            self._ended[fork.table] = data
            if len(self._ended) > 10_000:
                self._ended.pop(next(iter(self._ended)))
        return data

    async def fork(self, live: Live, person: Person, wish: Fork) -> str:
        """A new table where the match goes on from decision `n`, with the chance that it had."""
        old, hub = live.room, self._hub
        match = finished(old)
        if wish.bot not in bot_names():
            raise PiocheError("unknown-bot", options=bot_names(), bot=wish.bot, bots=bot_names())
        if wish.seat >= len(old.chairs):
            raise PiocheError("no-such-seat", seat=wish.seat)
        if wish.n > match.n:
            raise PiocheError("no-such-decision", n=wish.n)
        if wish.n == match.n and match.ask is None:
            raise PiocheError("match-over")
        await hub.refuse_more(person)
        room, events = await hub.aside(_forked, old, match, person, wish, hub.now())
        await hub.add(room, events)
        told = Forked(at=hub.now(), table=room.id, n=wish.n, seat=wish.seat, name=person.name, bot=wish.bot)
        await hub.act(live, lambda _, at: told)
        return room.id

    async def play_out(self, person: Person, slug: str, id: str) -> str:
        """A table at a worked example of a rulebook, where one person has all seats and plays for everyone."""
        hub = self._hub
        await hub.refuse_more(person)
        room, events = await asyncio.to_thread(_laid_out, slug, id, person, hub.now())
        await hub.add(room, events)
        return room.id

    async def keep(self, person: Person, data: bytes) -> str:
        """A table from a record. The same record is the same table, however often it comes."""
        row, events = await self.work(_kept, data, person.id, self._hub.now())
        shown = msgspec.json.decode(row, type=Listed)
        with contextlib.suppress(Conflict):  # it is here already
            await self._hub.store.append(shown.id, 1, [read(event) for event in events], shown)
        return shown.id


def _deck_name(deck: dict[str, Any] | None) -> str:
    return "" if deck is None else str(deck.get("name", ""))


def _forked(old: Room, match: Match, person: Person, wish: Fork, at: float) -> tuple[Room, list[AnyEvent]]:
    record = as_data(match)
    created = Created(
        at=at,
        game=record.game,
        seats=len(old.chairs),
        seed=record.seed,
        host=person.id,
        options=record.options,
        of=old.id,
    )
    room = Room(new_id(), created)
    events: list[AnyEvent] = [created]
    for seat, chair in enumerate(old.chairs):
        deck = chair.deck or {}
        mine = seat == wish.seat
        sat: AnyEvent = (
            Sat(at=at, seat=seat, user=person.id, name=person.name, deck=deck)
            if mine
            else BotSat(at=at, seat=seat, bot=wish.bot, deck=deck)
        )
        events.append(sat)
        room.fold(sat)
    record.seats = [RecordedSeat(chair.name, chair.deck or {}) for chair in room.chairs]
    record.decisions = record.decisions[: wish.n]
    record.patches = [(n, words) for n, words in record.patches if n <= wish.n]
    record.result = None
    started = Started(at=at, record=record)
    room.fold(started)
    if room.match is not None and room.match.state.out >> wish.seat & 1:
        raise PiocheError("already-out", seat=wish.seat)
    return room, [*events, started]


def _laid_out(slug: str, id: str, person: Person, at: float) -> tuple[Room, list[AnyEvent]]:
    record = as_data(open_example(game_of(slug), id))
    seats = len(record.seats)
    created = Created(at=at, game=record.game, seats=seats, seed=record.seed, host=person.id, options=record.options)
    room = Room(new_id(), created)
    events: list[AnyEvent] = [
        *(Sat(at=at, seat=seat, user=person.id, name=one.name, deck={}) for seat, one in enumerate(record.seats)),
        Started(at=at, record=record),
    ]
    for event in events:
        room.fold(event)
    return room, [created, *events]


def _refuse_more(record: Record) -> None:
    """What nobody plays is not begun."""
    for name, count, most in (
        ("decisions", len(record.decisions), _DECISIONS),
        ("patches", len(record.patches), _PATCHES),
        ("seats", max((len(seat.name) for seat in record.seats), default=0), _NAME),
        ("cards", _count([record.scenario, record.patches, [seat.deck for seat in record.seats]]), _WORDS),
    ):
        if count > most:
            raise PiocheError("damaged-record", place=f"{name}: {count} > {most}")


def _count(value: Any) -> int:
    """Entries of lists and tables, at all depths."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    return len(inner) + sum(_count(one) for one in inner)


def _kept(data: bytes, host: str, at: float) -> tuple[bytes, list[bytes]]:
    """Read strictly, play it, compare the hashes: what does not come out as it says is refused. How the table is
    listed, and its events."""
    began = time.process_time()
    record = read_record(data)
    _refuse_more(record)
    match = played(record)
    record = as_data(match)  # what could be said in several ways is the same table
    created = Created(
        at=at,
        game=record.game,
        seats=len(record.seats),
        seed=record.seed,
        host=host,
        options=record.options,
        kept=True,
    )
    room = Room(sha256(msgspec.json.encode(record)).hexdigest()[:16], created)
    events: list[AnyEvent] = [created]
    for seat, one in enumerate(record.seats):
        events.append(Sat(at=at, seat=seat, user="", name=one.name, deck=one.deck))
    events.append(Started(at=at, record=record))
    for event in events[1:]:
        room.fold(event)
    if time.process_time() - began > 2 * _WORK:  # it was played twice
        raise PiocheError("too-long")
    return msgspec.json.encode(listed(room, room.state, room.chairs)), [written(event) for event in events]
