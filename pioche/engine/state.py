"""What every game keeps on the table. A game adds what it keeps, and `sources`."""

from __future__ import annotations

from typing import Any, Final, Self

from pioche.engine.abilities import Event, Me
from pioche.engine.cards import Card, Source
from pioche.engine.declared import kept, passing
from pioche.engine.lasting import Lasting
from pioche.engine.log import Log
from pioche.engine.native import mypyc_attr
from pioche.engine.rng import Rng
from pioche.engine.seats import Result
from pioche.engine.stack import Stack

ALL: Final = "*"  # no hook, but under this word `found` keeps all sources


@mypyc_attr(allow_interpreted_subclasses=True)
@kept
class State:
    """Plain data. It holds no function, no generator and no open question, so that it copies, hashes and compares."""

    rng: Rng
    teams: tuple[int, ...]  # the team of each seat
    cards: tuple[Card, ...]  # by number
    step: str = ""
    turn: int = 0
    active: int = 0
    out: int = 0  # bit per seat: eliminated
    automata: int = 0  # bit per seat: played by the rules
    result: Result | None = None
    stack: Stack | None = None
    waiting: list[Stack] = []
    lasting: list[Lasting] = []
    seen: dict[int, int] = {}  # card number -> bit per seat that has seen it where it is hidden
    hooked: dict[str, int] = {}  # hook -> how many active sources have it
    found: dict[str, list[Source]] = passing({})  # hook -> the sources that have it, found when first asked: no state
    log: Log | None = passing(None)  # for people: not copied, not hashed

    def copy(self) -> Self:
        """Made for each game's own state, by `kept`."""
        raise NotImplementedError

    def over(self) -> bool:
        """Whether the match has ended. (A function: mypyc would take `result is None` for granted after a question.)"""
        return self.result is not None

    def sources(self) -> list[Source]:
        """What rules may come from now, in the order in which this game looks at them."""
        raise NotImplementedError

    def listeners(self, hook: str) -> list[Source]:
        """The sources that have a hook, in the order of `sources`; do not change the list."""
        known = self.found
        found = known.get(hook)
        if found is None:
            found = []
            if hook in self.hooked:
                sources = known.get(ALL)
                if sources is None:
                    sources = known[ALL] = self.sources()
                found = [source for source in sources if hook in source.hooks]
            known[hook] = found
        return found

    def rearranged(self) -> None:
        """Sources have come, gone or changed places: who listens is to be looked up again."""
        if self.found:
            self.found = {}

    def speaker(self, source: Source, event: Event[Any] | None = None) -> Me:
        """Who speaks when a source does something of its own accord."""
        return Me(source.seat, source, event)

    def era(self, number: int) -> int:
        """How often a card has changed zone, in a game whose tokens tell."""
        return 0

    def has_moved(self, number: int, moves: int) -> None:
        """A scenario tells that a card has changed zone so often: see `era`."""
