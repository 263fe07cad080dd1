"""What a bot may know, and the list of bots."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from math import inf
from typing import Any, Protocol

from pioche.engine import Ask, Decision, Match, PiocheError, Rng, rng_of
from pioche.engine.choice import PASS


class Eyes:
    """One seat's side of a match, at a moment when that seat is asked."""

    __slots__ = ("_match", "ask", "seat", "seconds")

    def __init__(self, match: Match, seconds: float = inf) -> None:
        assert match.ask is not None, "nobody is asked: the match is over"
        self._match = match
        self.ask: Ask = match.ask
        self.seat = match.ask.seat
        self.seconds = seconds  # to think, at most

    @property
    def decision(self) -> Decision:
        decision = self._match.decision
        assert decision is not None
        return decision

    def view(self) -> dict[str, Any]:
        return self._match.view(self.seat)

    @property
    def routine(self) -> tuple[str, ...]:
        """Kinds of questions whose first answer will do."""
        return self._match.game.routine

    @property
    def sensible(self) -> list[int]:
        """The places of the options that are not pointless."""
        return sensible(self._match)

    def imagine(self, rng: Rng, keep: int = 0) -> Match:
        """A match in which all that this seat cannot know is drawn anew."""
        return self._match.determinize(self.seat, rng, keep)


def sensible(match: Match) -> list[int]:
    """The places of the options at which a bot that thinks will look: all but those that the game calls pointless."""
    ask = match.ask
    assert ask is not None
    pointless = match.game.pointless(match.state, ask)
    return [i for i, option in enumerate(ask.options) if option not in pointless]


class Bot(Protocol):
    """Picks an option by its place in `eyes.ask.options`."""

    def pick(self, eyes: Eyes) -> int: ...


_bots: dict[str, Callable[[Rng], Bot]] = {}


def bot(name: str) -> Callable[[Callable[[Rng], Bot]], Callable[[Rng], Bot]]:
    """Register a bot: `@bot("name")` over a class that is made from a generator."""

    def take(make: Callable[[Rng], Bot]) -> Callable[[Rng], Bot]:
        _bots[name] = make
        return make

    return take


@cache
def _load_plug_ins() -> None:
    """Anyone's bots: modules named by the `pioche.bots` entry points, which register theirs when imported."""
    for point in entry_points(group="pioche.bots"):
        point.load()


def bot_names() -> list[str]:
    """The bots there are."""
    _load_plug_ins()
    return sorted(_bots)


def make_bot(name: str, seed: str = "0") -> Bot:
    """A bot with its own chance, which is never the match's."""
    if name not in bot_names():
        raise PiocheError("unknown-bot", options=bot_names(), bot=name, bots=bot_names())
    return _bots[name](rng_of(f"bot {name} {seed}"))


def lets_pass(match: Match, ask: Ask) -> bool:
    """Whether this is a chance to respond that can be let go by, and no more than that."""
    stops = match.game.stops
    return PASS in ask.options and (not stops or (ask.prompt or ask.kind) in stops)
