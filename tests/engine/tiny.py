"""Tiny: a table of bells, for what Duel has not. Four seats in two teams, bells that ring and fall, what they do given
by each test. `s.done` tells what happened, in order."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pioche.engine.abilities import Event
from pioche.engine.cards import NO_CARD, Ability, Card, CardBook, Permanent, Proto
from pioche.engine.choice import Verbs
from pioche.engine.declared import kept
from pioche.engine.game import Game
from pioche.engine.lasting import add_hooks, drop_hooks
from pioche.engine.log import say
from pioche.engine.rng import rng_of
from pioche.engine.state import State
from pioche.engine.zones import HIDDEN, OWNER, Zone

VERBS = Verbs()
RING = VERBS.add("ring", "card")
COLOUR = VERBS.add("colour", "word", ("red", "blue"))
HOOKS = ("instead_of_rung", "after_rung", "instead_of_fallen", "after_fallen", "set_pitch", "pitch")
BOOK = CardBook(HOOKS)
for _id, _fr, _en in (("bell", "Cloche", "Bell"), ("gong", "Gong", "Gong"), ("elan", "Élan", "Elk")):
    BOOK.cards[_id] = Proto(_id, {"fr": _fr, "en": _en}, {"fr": "", "en": ""}, {"type": "bell"})


@kept
class Bell(Permanent):
    rings: int = 0


@kept
class Player:
    deck: list[Card] = []


@kept
class TinyState(State):
    bells: list[Bell] = []
    done: list[Any] = []
    players: list[Player] = []

    def __post_init__(self):
        self.players = [Player() for _ in self.teams]

    def sources(self):
        return self.bells + self.lasting


class Rung(Event):
    """A bell rings."""

    __slots__ = ("bell",)
    instead = "instead_of_rung"
    after = "after_rung"

    def __init__(self, bell):
        self.bell = bell

    def apply(self, s):
        self.bell.rings += 1
        s.done.append(f"rung {self.bell.number}")

    def tell(self, s):
        say(s, "rung", {"card": self.bell.card})


class Fallen(Event):
    """A bell leaves the table."""

    __slots__ = ("bell",)
    instead = "instead_of_fallen"
    after = "after_fallen"

    def __init__(self, bell):
        self.bell = bell

    def apply(self, s):
        s.bells.remove(self.bell)
        drop_hooks(s, self.bell.hooks)
        s.done.append(f"fallen {self.bell.number}")


class Silence(Event):
    """Nothing can be done about it, and nothing follows from it."""

    __slots__ = ()

    def apply(self, s):
        s.done.append("silence")

    def tell(self, s):
        say(s, "silence", {})


class Tiny(Game):
    slug = "tiny"
    version = "1"
    names = {"fr": "Cloches", "en": "Bells"}
    folder = Path(__file__).parent
    seats = (4,)
    verbs = VERBS
    book = BOOK
    zones = (Zone("bells", holds="permanents", of_player=False), Zone("hand", OWNER), Zone("deck", HIDDEN))

    def blank(self, rng, seats, options):
        return TinyState(rng, tuple(seat % 2 for seat in range(seats)), (NO_CARD,))


TINY = Tiny()


def table(teams=(0, 1, 0, 1)):
    """An empty table: four seats in two teams, unless said otherwise."""
    return TinyState(rng_of("tiny"), teams, (NO_CARD,))


def put_bell(s, number, seat=0, **hooks):
    """A bell of `seat` in play that does what `hooks` say, each a function or an ability."""
    proto = Proto(f"bell-{number}", {"fr": f"Cloche {number}", "en": f"Bell {number}"}, {"fr": "", "en": ""}, {})
    proto.hooks = {name: one if isinstance(one, Ability) else Ability(one) for name, one in hooks.items()}
    bell = Bell(Card(number, proto, seat), seat)
    s.bells.append(bell)
    add_hooks(s, bell.hooks)
    return bell


def noted(s, what):
    """A hook that only notes that it was carried out."""
    return lambda *_: s.done.append(what)


def play(flow, *answers):
    """Carry a flow to its end with these answers, option keys; returns the questions and what came out of it."""

    def through():
        return (yield from flow)

    left = list(answers)
    asks = []
    running = through()
    try:
        ask = next(running)
        while True:
            asks.append(ask)
            assert left, f"asked once more: {ask.seat} {ask.kind} {keys(ask)}"
            option = VERBS.parse(left.pop(0))
            assert option in ask.options
            ask = running.send(option)
    except StopIteration as end:
        assert not left, f"never asked for {left}"
        return asks, end.value


def keys(ask):
    return [VERBS.key(option) for option in ask.options]
