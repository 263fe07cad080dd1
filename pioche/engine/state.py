"""What every game keeps on the table. A game adds its own slots, `copy` and `sources`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioche.engine.cards import NO_CARD
from pioche.engine.events import Trigger, one_by_one
from pioche.engine.native import mypyc_attr
from pioche.engine.rng import Rng

if TYPE_CHECKING:
    from pioche.engine.cards import Card, Source
    from pioche.engine.flow import Flow
    from pioche.engine.lasting import Lasting
    from pioche.engine.log import Log
    from pioche.engine.seats import Result
    from pioche.engine.stack import Stack


ALL: Final = "*"  # no hook, but under this word `ears` keeps all sources


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain data. It holds no function, no generator and no open question, so that it copies, hashes and compares."""

    __slots__ = (
        "active",
        "automata",
        "cards",
        "ears",
        "heard",
        "lasting",
        "log",
        "out",
        "result",
        "rng",
        "seen",
        "stack",
        "step",
        "teams",
        "turn",
        "waiting",
    )

    def __init__(self, rng: Rng, teams: tuple[int, ...], cards: tuple[Card, ...] = (NO_CARD,)) -> None:
        self.rng = rng
        self.teams = teams  # the team of each seat
        self.cards = cards  # by number
        self.step = ""
        self.turn = 0
        self.active = 0
        self.out = 0  # bit per seat: eliminated
        self.automata = 0  # bit per seat: played by the rules
        self.result: Result | None = None
        self.seen: dict[int, int] = {}  # card number -> bit per seat that has seen it where it is hidden
        self.heard: dict[str, int] = {}  # hook -> how many active sources have it
        self.ears: dict[str, list[Source]] = {}  # hook -> the sources that have it, found when first asked: no state
        self.lasting: list[Lasting] = []
        self.stack: Stack | None = None
        self.waiting: list[Stack] = []
        self.log: Log | None = None  # for people: not copied, not hashed

    def copy(self) -> State:
        """Written by hand in each game: `new = TheState(…); self.copy_onto(new)`."""
        raise NotImplementedError

    def copy_onto(self, new: State) -> None:
        """Copy what this class keeps beyond its constructor's arguments."""
        new.step = self.step
        new.turn = self.turn
        new.active = self.active
        new.out = self.out
        new.automata = self.automata
        new.result = self.result
        if self.seen:
            new.seen = self.seen.copy()
        if self.heard:
            new.heard = self.heard.copy()
        if self.lasting:
            new.lasting = self.lasting.copy()
        stack = self.stack
        if stack is not None:
            new.stack = stack.copy()
        if self.waiting:
            new.waiting = [one.copy() for one in self.waiting]

    def sources(self) -> list[Source]:
        """What rules may come from now, in the order in which this game looks at them."""
        raise NotImplementedError

    def listeners(self, hook: str) -> list[Source]:
        """The sources that have a hook, in the order of `sources`; do not change the list."""
        ears = self.ears
        found = ears.get(hook)
        if found is None:
            found = []
            if hook in self.heard:
                sources = ears.get(ALL)
                if sources is None:
                    sources = ears[ALL] = self.sources()
                found = [source for source in sources if hook in source.hooks]
            ears[hook] = found
        return found

    def rearranged(self) -> None:
        """Sources have come, gone or changed places: who listens is to be looked up again."""
        if self.ears:
            self.ears = {}

    def chooser(self) -> int:
        """Who orders what happens at the same time."""
        return self.active

    def resolve(self, triggers: list[Trigger]) -> Flow:
        """What this game does with abilities that were triggered together: by default one after the other, now."""
        return one_by_one(self, triggers)

    def still_holds(self, trigger: Trigger) -> bool:
        """Whether a trigger that waited for its turn is still to be carried out."""
        return True
