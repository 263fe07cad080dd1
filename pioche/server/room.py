"""A table: seats, a match, undo, clocks, talk. All of it follows from events; nothing here waits or stores."""

from __future__ import annotations

import logging
from itertools import islice
from typing import Any, Final, NamedTuple

import msgspec

from pioche.engine import Match, PiocheError, commitment
from pioche.engine.api import deck_of
from pioche.engine.cards import LANGUAGES
from pioche.engine.choice import is_concession, number_of
from pioche.engine.decks import refuse_more
from pioche.engine.game import Deck, Game
from pioche.engine.match import open_match, start_of
from pioche.engine.places import places
from pioche.engine.record import played
from pioche.engine.registry import game_of
from pioche.engine.zones import PUBLIC, sees
from pioche.server.clock import Clock
from pioche.server.events import (
    AnyEvent,
    BotSat,
    Chose,
    Conceded,
    Created,
    Forked,
    Left,
    Rematched,
    Resumed,
    Said,
    Sat,
    Started,
    UndoAnswered,
    UndoAsked,
    Undone,
)

_log = logging.getLogger(__name__)
OPEN, PLAYING, OVER = "open", "playing", "over"
_MOMENTS: Final = 10  # own decisions that a player is shown to go back to
_LABELS: Final = 60  # choices of people that are held in words
_TURNS: Final = 3  # of a match that are held in memory as they stood, at most
_LINES: Final = 60  # of the log, beyond which fewer turns are held
_TALK: Final = 50  # lines of talk that are held, the last
NOBODY: Final = 255  # who made a decision that is nobody's to take back


class Chair(msgspec.Struct):
    """A seat of a table: empty, a person's or a bot's."""

    user: str = ""
    name: str = ""
    bot: str = ""
    deck: Deck | None = None

    @property
    def taken(self) -> bool:
        return bool(self.user or self.bot)


def chair_after(chairs: list[Chair], event: Sat | BotSat | Left) -> Chair:
    """Who sits there now. Bots are called Robot, Robot 2…, which both languages understand; a bot that takes a seat
    over plays the deck that it finds there."""
    if isinstance(event, Sat):
        return Chair(event.user, event.name, "", event.deck)
    if isinstance(event, Left):
        return Chair()
    names = [chair.name for seat, chair in enumerate(chairs) if seat != event.seat]
    name, n = "Robot", 1
    while name in names:
        n += 1
        name = f"Robot {n}"
    return Chair("", name, event.bot, chairs[event.seat].deck if event.deck is None else event.deck)


class Told(NamedTuple):
    """Lines of the log in words; `first` is the number of the first."""

    first: int
    lines: list[msgspec.Raw]


class Room:
    """One table. `n` is the number of its events: the number of its last update."""

    def __init__(self, id: str, created: Created) -> None:
        self.id = id
        self.n = 1
        self.created = created
        self.game: Game[Any, Any] = game_of(created.game)
        self.chairs = [Chair() for _ in range(created.seats)]
        self.state = OPEN
        self.match: Match | None = None
        self.clock: Clock | None = None
        self.talk: list[Said] = []
        self._whispers: list[tuple[int, int]] = []  # the number of each line to one team, and the team
        self.asked: UndoAsked | None = None  # an undo that others have still to allow
        self.agreed: set[int] = set()
        # By decision, in one byte each:
        self.barriers = bytearray()  # whether it told somebody something, by chance or by a card
        self.makers = bytearray()  # the seat that made it
        self.forced = bytearray()  # whether there was nothing to choose
        self.labels: dict[int, dict[str, str]] = {}  # of the last choices that people made, in words
        self.undone = 0  # how often somebody went back
        self.next_table = ""
        self.forks: list[Forked] = []
        self.ended = ""  # why somebody was last out without playing on: conceded, time, gone
        self.touched = created.at
        self.failed = False  # whether the last event could not be carried out
        self.told: dict[int, Told] = {}  # by viewer: the log as far as it is held, as it was sent
        self._known_now: tuple[object, dict[int, int]] | None = None  # what stands in `_known`, where it was asked
        self._past: Match | None = None  # what spectators see, where they are kept behind

    @classmethod
    def of(cls, id: str, events: list[AnyEvent]) -> Room:
        """The table that these events have made."""
        first = events[0]
        assert isinstance(first, Created)
        room = cls(id, first)
        for event in events[1:]:
            room.fold(event)
        return room

    # What has happened

    def fold(self, event: AnyEvent) -> None:
        """Take in one event. It was found possible before it was stored."""
        self.n += 1
        self.touched = event.at
        self.failed = False
        if isinstance(event, Chose):
            self._choose(event)
        elif isinstance(event, (Sat, BotSat, Left)):
            self.chairs[event.seat] = chair_after(self.chairs, event)
        elif isinstance(event, Started):
            self._start(event)
        elif isinstance(event, Undone):
            self._undo(event.to, event.at)
        elif isinstance(event, UndoAsked):
            self.asked = event
            self.agreed = set()
        elif isinstance(event, UndoAnswered):
            self._answer_undo(event)
        elif isinstance(event, Conceded):
            self._playing().concede(event.seat)
            self.ended = event.reason
            self._known_now = None
            self._note(True, NOBODY, True)
            self._turn_clock(event.at)
        elif isinstance(event, Resumed):
            if self.clock is not None:
                self.clock.starts_again(event.at)
        elif isinstance(event, Said):
            kept = [one for one in self.talk if one.team == event.team]
            if len(kept) == _TALK:  # of each team's lines too: theirs push nobody else's out
                self.talk.remove(kept[0])
            self.talk.append(event)
            if event.team >= 0:
                self._whispers.append((self.n, event.team))
        elif isinstance(event, Rematched):
            self.next_table = event.table
        elif isinstance(event, Forked):
            self.forks.append(event)

    def _playing(self) -> Match:
        if self.match is None:
            raise PiocheError("not-started")
        return self.match

    def _start(self, event: Started) -> None:
        if event.record is not None:
            self.match = played(event.record)
            for _ in self.match.history:
                self._note(True, NOBODY, True)
        else:
            decks = [chair.deck or {} for chair in self.chairs]
            names = [chair.name for chair in self.chairs]
            start = start_of(self.game, decks, self.created.seed, names, self.created.options)
            self.match = open_match(self.game, start)
        self.state = OVER if self.created.kept else PLAYING
        if self.created.clock is not None:
            self.clock = Clock(self.created.clock, len(self.match.names))
        self._turn_clock(event.at)

    def match_for(self, viewer: int) -> Match | None:
        """The match as a viewer may follow it: spectators (-1) are kept behind until it is over, where the table says
        so."""
        return self._past if viewer < 0 and self._past is not None and self.state != OVER else self.match

    def _let_past_follow(self) -> None:
        match, delay = self._playing(), self.created.delay
        if not delay:
            return
        past = self._past
        if past is None or past.n > max(0, match.n - delay):
            assert match.start is not None
            past = self._past = open_match(self.game, match.start)
        while past.n < match.n - delay:
            option = match.history[past.n]
            if is_concession(option):
                past.concede(number_of(option))
            else:
                past.choose(self.game.verbs.key(option))
            past.keep_last(_TURNS, _LINES)

    def _turn_clock(self, at: float) -> None:
        match = self._playing()
        match.keep_last(_TURNS, _LINES)
        self._let_past_follow()
        if match.ask is None:
            self.state = OVER
            self.asked = None
        if self.clock is not None:
            self.clock.asks(-1 if match.ask is None else match.ask.seat, at)

    def _choose(self, event: Chose) -> None:
        match = self._playing()
        alone = len(self.persons()) < 2  # who may always go back, whatever was told
        before = None if alone else self._known_now or self._known(match)
        forced = match.ask is not None and len(match.ask.options) == 1
        self._known_now = None
        label = {} if forced or not self.chairs[event.seat].user else _label(match, event.option)
        try:
            match.choose(event.option, event.seat)
        except Exception:  # a rule is wrong: the match stands where it stood, now and whenever this is read again
            _log.exception("decision %d of %s", event.n, self.id)
            self.failed = True
            return
        if before is not None:
            self._known_now = self._known(match)
        barrier = before is None or self._known_now is None or _told_something(before, self._known_now)
        if label:
            self.labels[match.n - 1] = label
            self.labels.pop(next(iter(self.labels)) if len(self.labels) > _LABELS else -1, None)
        self._note(barrier, event.seat, forced)
        self.asked = None  # the moment has passed
        self._turn_clock(event.at)

    def _note(self, barrier: bool, maker: int, forced: bool) -> None:
        self.barriers.append(barrier)
        self.makers.append(maker)
        self.forced.append(forced)

    def _undo(self, to: int, at: float) -> None:
        match = self._playing()
        match.undo(to)
        self.undone += 1
        self.ended = ""
        self._known_now = None
        end = match.lines
        self.told = {viewer: Told(one.first, one.lines[: max(0, end - one.first)]) for viewer, one in self.told.items()}
        for noted in (self.barriers, self.makers, self.forced):
            del noted[to:]
        self.labels = {n: label for n, label in self.labels.items() if n < to}
        self.asked = None
        self.state = PLAYING
        self._turn_clock(at)

    def _answer_undo(self, event: UndoAnswered) -> None:
        assert self.asked is not None
        if not event.yes:
            self.asked = None
            return
        self.agreed.add(event.by)
        if all(seat in self.agreed for seat in self._must_agree(self.asked.by)):
            self._undo(self.asked.to, event.at)

    # Who is who

    # What only a team may know: others learn not even that something was said

    def hears(self, viewer: int, team: int) -> bool:
        """Whether a viewer reads the lines of a team (-1: of the table)."""
        return team < 0 or (viewer >= 0 and self.match is not None and self.match.state.teams[viewer] == team)

    def team_of(self, seats: list[int]) -> int:
        """The team of who has these seats, where somebody else is in it."""
        teams = () if self.match is None else self.match.state.teams
        if seats and teams and teams.count(teams[seats[0]]) > 1:
            return int(teams[seats[0]])
        raise PiocheError("no-team")

    def number_for(self, viewer: int) -> int:
        """The number of the last update, as a viewer counts them."""
        return self.n - sum(not self.hears(viewer, team) for _, team in self._whispers)

    def event_of(self, viewer: int, number: int) -> int:
        """The number of the event that was this update to a viewer."""
        for at, team in self._whispers:
            number += at <= number and not self.hears(viewer, team)
        return number

    def seats_of(self, user: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if user and chair.user == user]

    def persons(self) -> set[str]:
        return {chair.user for chair in self.chairs if chair.user}

    def hosts(self, user: str) -> bool:
        """Whether somebody adds bots and begins: who made the table, or where they do not sit, who sits first."""
        here = [chair.user for chair in self.chairs if chair.user]
        return bool(user) and (user == self.created.host or (self.created.host not in here and here[:1] == [user]))

    def ready(self) -> bool:
        return all(chair.taken for chair in self.chairs)

    def asks(self) -> int:
        """The seat that is asked, or -1."""
        return -1 if self.match is None or self.match.ask is None else self.match.ask.seat

    @property
    def commitment(self) -> str:
        return commitment(self.created.seed)

    # What may happen: each returns the event, or raises why not

    def sit(self, seat: int, user: str, name: str, deck: str | Deck, at: float) -> Sat:
        self._refuse_taken(seat)
        return Sat(at=at, seat=seat, user=user, name=name, deck=self._deck(seat, deck))

    def seat_bot(self, seat: int, bot: str, deck: str | Deck, at: float) -> BotSat:
        self._refuse_taken(seat)
        return BotSat(at=at, seat=seat, bot=bot, deck=self._deck(seat, deck))

    def _refuse_taken(self, seat: int) -> None:
        if self.state != OPEN:
            raise PiocheError("already-started")
        if not 0 <= seat < len(self.chairs):
            raise PiocheError("no-such-seat", seat=seat)
        if self.chairs[seat].taken:
            raise PiocheError("seat-taken", seat=seat)

    def _deck(self, seat: int, deck: str | Deck) -> Deck:
        """A legal deck that can meet those that are here."""
        found = deck_of(self.game, deck, f"{self.created.seed} {seat}")
        cards = found.get("cards")
        refuse_more(len(cards) if isinstance(cards, list) else 0)
        refusals = self.game.refuses_deck(found)
        if refusals:
            raise PiocheError("illegal-deck", refusals, deck=found.get("name", seat + 1))
        others = [chair.deck for chair in self.chairs if chair.deck is not None]
        refusals = self.game.refuses_table([*others, found])
        if refusals:
            raise PiocheError("illegal-table", refusals)
        return found

    def stand(self, user: str, at: float) -> list[Left]:
        if self.state != OPEN:
            raise PiocheError("already-started")
        return [Left(at=at, seat=seat) for seat in self.seats_of(user)]

    def start(self, at: float) -> Started:
        if self.state != OPEN:
            raise PiocheError("already-started")
        if not self.ready():
            raise PiocheError("seats-empty")
        return Started(at=at)

    def choose(self, user: str, n: int, option: str, at: float) -> Chose:
        """An answer to the decision that the client has seen; an older one is stale and changes nothing."""
        match = self._playing()
        ask = match.ask
        if ask is None:
            raise PiocheError("match-over")
        if n != match.n:
            raise PiocheError("stale", n=n, now=match.n)
        if ask.seat not in self.seats_of(user):
            raise PiocheError("not-your-decision", seat=ask.seat)
        return self._checked_choice(match, ask.seat, option, at)

    def choose_for_bot(self, seat: int, n: int, option: str, at: float) -> Chose:
        match = self._playing()
        if match.ask is None or match.n != n or match.ask.seat != seat or not self.chairs[seat].bot:
            raise PiocheError("stale", n=n, now=match.n)
        return self._checked_choice(match, seat, option, at)

    def _checked_choice(self, match: Match, seat: int, option: str, at: float) -> Chose:
        decision = match.decision
        assert decision is not None
        if option not in decision.keys:
            refusal = match.why(seat, option)
            raise PiocheError("unknown-option", [refusal] if refusal else [], decision.keys, option=option)
        return Chose(at=at, seat=seat, n=match.n, option=option)

    def concede(self, user: str, at: float) -> Conceded:
        match = self._playing()
        if match.result is not None:
            raise PiocheError("match-over")
        seats = [seat for seat in self.seats_of(user) if not match.state.out >> seat & 1]
        if not seats:
            raise PiocheError("not-your-seat")
        return Conceded(at=at, seat=seats[0])

    def flag(self, now: float) -> Conceded | None:
        """The time of the seat that is asked is over."""
        clock = self.clock
        if clock is None or self.state != PLAYING or clock.running < 0 or clock.left(clock.running, now) >= 0:
            return None
        return Conceded(at=now, seat=clock.running, reason="time")

    # Undo (DESIGN 5)

    def undo_floor(self, seat: int) -> int:
        """The first decision to which a seat may go back without asking: freely where no other person plays; else not
        past another's decision, chance or anything that was revealed."""
        match = self._playing()
        me = self.chairs[seat].user
        if self.persons() <= {me}:
            return 0
        mine = self.seats_of(me)
        floor = match.n
        while floor > 0 and not self.barriers[floor - 1] and self.makers[floor - 1] in mine:
            floor -= 1
        return floor

    def moments(self, seat: int) -> list[int]:
        """The last decisions at which the person of a seat had a choice here, newest first: to go back to another would
        change nothing, as a client answers it by itself."""
        if not 0 <= seat < len(self.chairs) or self.state == OVER:
            return []
        mine = self.seats_of(self.chairs[seat].user)
        made = (n for n in range(len(self.makers) - 1, -1, -1) if self.makers[n] in mine and not self.forced[n])
        return list(islice(made, _MOMENTS))

    def _must_agree(self, seat: int) -> list[int]:
        """The seats of other persons, who must allow an undo beyond the floor."""
        me = self.chairs[seat].user
        return [other for other, chair in enumerate(self.chairs) if chair.user and chair.user != me]

    def undo(self, user: str, to: int, at: float) -> Undone | UndoAsked:
        match = self._playing()
        seats = self.seats_of(user)
        if not seats:
            raise PiocheError("not-your-seat")
        if self.state == OVER:  # seed and cards were shown: from there one goes on in a fork
            raise PiocheError("match-over")
        if not 0 <= to < match.n:
            raise PiocheError("no-such-decision", n=to)
        if to >= self.undo_floor(seats[0]):
            return Undone(at=at, to=to, by=seats[0])
        if self.asked is not None:
            raise PiocheError("undo-asked-already")
        return UndoAsked(at=at, to=to, by=seats[0])

    def answer_undo(self, user: str, yes: bool, at: float) -> UndoAnswered:
        asked = self.asked
        if asked is None:
            raise PiocheError("no-undo-asked")
        if self.state == OVER:
            raise PiocheError("match-over")
        seats = self.seats_of(user)
        if asked.by in seats:
            if yes:
                raise PiocheError("not-your-decision", seat=asked.by)
            return UndoAnswered(at=at, by=asked.by, yes=False)
        able = [seat for seat in seats if seat in self._must_agree(asked.by) and seat not in self.agreed]
        if not able:
            raise PiocheError("not-your-seat")
        return UndoAnswered(at=at, by=able[0], yes=yes)

    def _known(self, match: Match) -> tuple[object, dict[int, int]]:
        """Where chance stands, and who sees which card: what a decision must not have changed to be undone in peace."""
        game, s = match.game, match.state
        seats = range(len(s.teams))
        all_seats = (1 << len(s.teams)) - 1
        known: dict[int, int] = {}
        for place in places(game, s):
            if place.permanent is not None or place.zone.sight == PUBLIC:
                known[place.card.number] = all_seats
            else:
                known[place.card.number] = sum(
                    1 << seat for seat in seats if sees(s, place.zone, place.owner, place.card, seat)
                )
        return s.rng.position(), known


def _label(match: Match, key: str) -> dict[str, str]:
    """An option of the open question in words; nothing where there is none of that name."""
    decision = match.decision
    assert decision is not None
    option = next((option for option in decision.options if option.key == key), None)
    return {} if option is None else {lang: decision.label(option, lang) for lang in LANGUAGES}


def _told_something(before: tuple[object, dict[int, int]], after: tuple[object, dict[int, int]]) -> bool:
    """Whether chance was asked, or some seat sees a card that it did not see."""
    if before[0] != after[0]:
        return True
    was = before[1]
    return any(seen & ~was.get(number, 0) for number, seen in after[1].items())
