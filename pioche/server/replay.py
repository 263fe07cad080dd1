"""Matches, to be looked at decision by decision: while they go on through one's own eyes; once they are over through
any, to be shared, and played on from anywhere."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from msgspec import Meta

from pioche.bots import bot_names
from pioche.engine import Match, PiocheError
from pioche.engine.choice import is_concession, number_of
from pioche.engine.match import open_match
from pioche.engine.places import player_of
from pioche.engine.record import RecordedSeat, as_data, played
from pioche.engine.record import read as read_record
from pioche.engine.view import result_data
from pioche.server.events import AnyEvent, BotSat, Created, Forked, Sat, Started
from pioche.server.hub import new_id
from pioche.server.messages import Key, Number, Seat
from pioche.server.picture import SPECTATOR, decision_data, delta, log_line, reasons, table_data
from pioche.server.room import OVER, Room
from pioche.server.store import Conflict

if TYPE_CHECKING:
    from pioche.server.hub import Hub
    from pioche.server.live import Live
    from pioche.server.people import Person

ALL: Final = -2  # who looks through nobody's eyes and sees everything
MOST_MOMENTS: Final = 64  # sent at once
RECORD_SIZE: Final = 1_000_000  # bytes of a record that is brought here
_STRIDE: Final = 32  # decisions between two copies of the match that are kept
_KEPT: Final = 12  # replays in memory
_FORKS: Final = 30  # that are told of one match, the newest
_DECISIONS: Final = 20_000  # of a record that is brought here
_NAME: Final = 60


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    """Play on from decision `n`, in `seat`, against a bot in each other seat."""

    n: Number
    seat: Seat
    bot: Annotated[Key, Meta(min_length=1)]


class Replay:
    """A match from its first decision to its last. It is played once more, and a copy is kept every few decisions, so
    that any moment is a few decisions away from one."""

    def __init__(self, match: Match) -> None:
        assert match.start is not None
        self.history = match.history.copy()
        self._patches: dict[int, list[dict[str, Any]]] = {}
        for change in match.changes:
            if change.patch is not None:
                self._patches.setdefault(change.n, []).append(change.patch)
        self._copies: list[Match] = []
        self.asked: list[int] = []  # by decision: whose it was
        self.turns: list[dict[str, int]] = []  # the first decision of each turn, and whose turn it is
        self.changes: list[tuple[int, int, str, Any]] = []  # before which decision, whose (-1: the table's), what, now
        walk = open_match(match.game, match.start)
        self._patch(walk)
        words = _words(walk)
        while True:
            n = walk.n
            if n % _STRIDE == 0:
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

    def _patch(self, walk: Match) -> None:
        for words in self._patches.get(walk.n, []):
            walk.patch(words)

    def _step(self, walk: Match) -> None:
        n = walk.n
        walk.future = [self.history[n]]
        walk.redo(n + 1)
        self._patch(walk)

    def at(self, n: int) -> Match:
        """The match before decision `n`, to do with as one likes."""
        if not 0 <= n <= self.last:
            raise PiocheError("no-such-decision", n=n)
        walk = self._copies[n // _STRIDE].fork()
        while walk.n < n:
            self._step(walk)
        return walk

    def moments(self, first: int, count: int, viewer: int) -> list[Any]:
        """The match before decision `first`, and what is different before each of those after it."""
        walk = self.at(first)
        shown = self._moment(walk, viewer)
        found: list[Any] = [shown]
        for _ in range(min(count - 1, self.last - first)):
            self._step(walk)
            fresh = self._moment(walk, viewer)
            found.append(delta(shown, fresh))
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
        return [log_line(self.end, eyes, i) for i in range(self.end.lines)]


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

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._made: dict[tuple[str, bool], Replay] = {}
        self._ended: dict[str, dict[str, Any]] = {}  # forks that are over

    async def of(self, room: Room, viewer: int) -> Replay:
        """The replay of a table, as far as its match has come for this viewer."""
        match = room.match_for(viewer)
        assert match is not None
        key = (room.id, match is room.match)  # spectators may be kept behind
        made = self._made.pop(key, None)
        if made is None or made.history != match.history:  # it went on, or somebody went back
            made = await asyncio.to_thread(Replay, match)
        self._made[key] = made
        while len(self._made) > _KEPT:
            self._made.pop(next(iter(self._made)))
        return made

    async def line(self, live: Live, viewer: int, person: Person | None) -> dict[str, Any]:
        """All that is the same at every moment, and the whole log as the viewer may read it."""
        room = live.room
        replay = await self.of(room, viewer)
        match = replay.end
        assert match.start is not None
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
            "last": replay.last,
            "asked": replay.asked,
            "turns": replay.turns,
            "changes": replay.changes,
            "log": await asyncio.to_thread(replay.log, viewer),
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
        room, events = await asyncio.to_thread(_forked, old, match, person, wish, hub.now())
        await hub.add(room, events)
        told = Forked(at=hub.now(), table=room.id, n=wish.n, seat=wish.seat, name=person.name, bot=wish.bot)
        await hub.act(live, lambda _, at: told)
        return room.id

    async def play_out(self, person: Person, match: Match) -> str:
        """A table at a position of nobody's match, where one person has all seats and plays for everyone."""
        hub = self._hub
        await hub.refuse_more(person)
        room, events = await asyncio.to_thread(_laid_out, match, person, hub.now())
        await hub.add(room, events)
        return room.id

    async def keep(self, person: Person, data: bytes) -> str:
        """A table from a record. The same record is the same table, however often it comes."""
        room, events = await asyncio.to_thread(_kept, data, person, self._hub.now())
        try:
            await self._hub.add(room, events)
        except Conflict:
            await self._hub.live(room.id)
        return room.id


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


def _laid_out(match: Match, person: Person, at: float) -> tuple[Room, list[AnyEvent]]:
    record = as_data(match)
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


def _kept(data: bytes, person: Person, at: float) -> tuple[Room, list[AnyEvent]]:
    """Read strictly, play it, compare the hashes: what does not come out as it says is refused."""
    record = read_record(data)
    if len(record.decisions) > _DECISIONS:
        raise PiocheError("damaged-record", place=f"{len(record.decisions)} > {_DECISIONS}")
    if any(len(seat.name) > _NAME for seat in record.seats):
        raise PiocheError("damaged-record", place="seats")
    match = played(record)
    record = as_data(match)  # what could be said in several ways is the same table
    created = Created(
        at=at,
        game=record.game,
        seats=len(record.seats),
        seed=record.seed,
        host=person.id,
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
    return room, events
