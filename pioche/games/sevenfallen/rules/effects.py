"""Effects: what they cannot do without, and what happens that abilities wait for (chapter 3, sections 6 and 7).

A card's effect is written as costs and parts: `effect(spend(3), target(golems), damage(5))`. Costs are met in the order
in which they are written (SF-COST-040), as it is activated; parts are done as it resolves. Both must be possible in
full (SF-COST-120). What was triggered is activated once what happens is over (SF-STACK-150).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from pioche.engine import effects
from pioche.engine.abilities import Event
from pioche.engine.declared import declared
from pioche.engine.effects import Me, Step, keys_of, owe
from pioche.engine.seats import opponents
from pioche.games.sevenfallen.state import Player, SevenFallen, now_of
from pioche.games.sevenfallen_common.table import Piece


class Cost(effects.Cost):
    """What is to be met for an effect to be activated: `can` it be, how to `pay` it (which may ask, and adds to `me`),
    is what it aimed at `still` valid as the effect resolves, may paying it make the rest impossible (`upsets`).
    `price`, `poseidor`: what it takes at least of these; `needs`: on which sides an Ange must be for it to be met.
    `fewest`: how many cards it looks for at least; `select`: among which, where they are targeted."""

    __slots__ = ("fewest", "needs", "poseidor", "price", "select")

    def __init__(
        self,
        can: Callable[[SevenFallen, Me], Any],
        pay: Callable[[SevenFallen, Me], Any],
        still: Callable[[SevenFallen, Me, list[int]], Any] | None = None,
        *,
        upsets: Callable[[SevenFallen, Me], Any] | None = None,
        price: int = 0,
        poseidor: int = 0,
        needs: int = 0,
        select: Callable[[SevenFallen, Me], Sequence[Piece]] | None = None,
        fewest: int = 0,
    ) -> None:
        super().__init__(can, pay, still, upsets=upsets)
        self.select = select
        self.fewest = fewest
        self.price = price
        self.poseidor = poseidor
        self.needs = needs


class Part(effects.Part):
    """One thing that an effect does, and whether it can be done in full; `needs` as for a cost."""

    __slots__ = ("needs",)

    def __init__(
        self,
        do: Callable[[SevenFallen, Me], Any],
        can: Callable[[SevenFallen, Me], Any] | None = None,
        *,
        needs: int = 0,
    ) -> None:
        super().__init__(do, can)
        self.needs = needs


class Effect(effects.Effect):
    """Costs and parts, and what they cannot do without, so that most need not be asked further. `may`: SF-ABIL-200."""

    __slots__ = ("fewest", "hangs", "needs", "own", "poseidor", "price", "unanswered")

    def __init__(self, *steps: Step, may: bool = False, once: bool = False) -> None:
        super().__init__(*steps, may=may, once=once)
        costs = [cost if isinstance(cost, Cost) else Cost(cost.can, cost.pay, cost.still) for cost in self.costs]
        parts = [part if isinstance(part, Part) else Part(part.do, part.can) for part in self.parts]
        self.price = sum([cost.price for cost in costs])  # EC: who has fewer need not ask further
        self.poseidor = sum([cost.poseidor for cost in costs])
        self.fewest = sum([cost.fewest for cost in costs])  # cards that are looked for
        self.needs = 0  # an Ange on these sides
        for cost in costs:
            self.needs |= cost.needs & (MINE | THEIRS)
        for part in parts:
            self.needs |= part.needs & (MINE | THEIRS)
        hangs = [max(1, cost.fewest) for cost in costs[1:] if cost.needs not in (THEIRS, ITSELF, APART)]
        hangs += [1 for part in parts if part.can is not None and part.needs not in (THEIRS, ITSELF, APART)]
        self.hangs = sum(hangs)  # on how many of its player's cards in play what comes after its first cost may hang
        self.own = any(part.needs == ITSELF for part in parts)  # or on the card itself
        self.unanswered = False  # nobody may respond (SF-INVOC-020)


def effect_at(me: Me) -> Effect:
    """The effect that `me` speaks in."""
    found: Effect = effects.effect_at(me)  # type: ignore[assignment]
    return found


@declared
class Moment(Event[SevenFallen]):
    """Something that has happened and that abilities may be waiting for. `it` is the card it happened to."""

    it: Piece | None = None
    seat: int = -1  # whose doing it is, or to whom it happened
    amount: int = 0
    by: int = 0  # the number of the card that did it

    def about(self, s: SevenFallen) -> tuple[int, ...]:
        """What an ability that it triggers knows of it: the card as a token, the number, the doer."""
        return (s.token(self.it.card.number) if self.it is not None else 0, self.amount, self.by)


class Declared(Moment):
    """An attack was declared. `attackers` and `defender` are the fighters."""

    __slots__ = ("attackers", "defender")
    after: ClassVar[str] = "after_declared"

    def __init__(self, attackers: list[Piece], defender: Piece) -> None:
        super().__init__(defender, attackers[0].controller, 0, attackers[0].card.number)
        self.attackers = attackers
        self.defender = defender


# What an effect cannot do without, so that most need not be asked further

MINE: Final = 1  # an Ange of its player on the CDB
THEIRS: Final = 2  # an opposing one
ITSELF: Final = 4  # the card itself, in play
APART: Final = 8  # nothing in play but EC

_needs: dict[Any, int] = {}  # of selections: where no Ange is there, they find nothing


def needs_of(select: Any) -> int:
    """On which sides an Ange must be for a selection to find anything."""
    return _needs.get(select, 0)


def needing(select: Any, needs: int) -> None:
    """Say so of a selection."""
    _needs[select] = needs


def has_angel(player: Player) -> bool:
    for one in player.rear:
        if one.printed.type == "angel":
            return True
    return any(one.printed.type == "angel" for one in player.front) if player.front else False


def hopeless(s: SevenFallen, seat: int, needs: int) -> bool:
    """Whether a player lacks an Ange that is needed."""
    if needs & MINE and not has_angel(s.players[seat]):
        return True
    if not needs & THEIRS:
        return False
    found = False
    for other in opponents(s, seat):
        found = found or has_angel(s.players[other])
    return not found


def owe_bold(s: SevenFallen, it: Piece, hook: str, seat: int, token: int, about: tuple[int, ...] = ()) -> None:
    """The abilities of a card that a word in bold introduces are due."""
    printed = now_of(it)
    for key in keys_of(printed, hook):
        owe(s, Me(seat, it.card.number, token, printed, key, about))
