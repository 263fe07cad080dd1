"""Effects: what they cost and do, how they are found on a card, and which are due (chapter 3, sections 6 and 7).

A card's effect is written as costs and parts: `effect(spend(3), target(golems), damage(5))`. Costs are met in the order
in which they are written (SF-COST-040), as it is activated; parts are done as it resolves. Both must be possible in
full (SF-COST-120).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from pioche.engine.cards import Ability, Source
from pioche.engine.events import Event
from pioche.engine.lasting import Lasting
from pioche.engine.seats import opponents
from pioche.games.sevenfallen.state import Due, Me, Player, Printed, SevenFallen, now_of, print_of
from pioche.games.sevenfallen_common.table import Piece


class Cost:
    """What is to be met for an effect to be activated. `pay` may ask, and adds to `me`; `still` is asked as the effect
    resolves, with the group that `pay` added: whether what was aimed at is still valid. `upsets`: whether paying it
    may make the rest impossible, so that it is tried out first. `price`, `poseidor`: what it takes at least of these;
    `needs`: on which sides an Ange must be for it to be met. `fewest`: how many cards it looks for at least; `select`:
    among which, where they are targeted.
    """

    __slots__ = ("can", "fewest", "needs", "pay", "poseidor", "price", "select", "still", "upsets")

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
        self.select = select
        self.fewest = fewest
        self.price = price
        self.poseidor = poseidor
        self.needs = needs
        self.can = can
        self.pay = pay
        self.upsets = upsets
        self.still = still  # of a cost that adds a group to `me.aims`; None for the others


class Part:
    """One thing that an effect does, and whether it can be done in full; `needs` as for a cost."""

    __slots__ = ("can", "do", "needs")

    def __init__(
        self,
        do: Callable[[SevenFallen, Me], Any],
        can: Callable[[SevenFallen, Me], Any] | None = None,
        *,
        needs: int = 0,
    ) -> None:
        self.do = do
        self.can = can
        self.needs = needs


class Effect:
    """Costs and parts. `may`: its player decides as it would be activated (SF-ABIL-200). `once` per turn."""

    __slots__ = (
        "costs",
        "fewest",
        "hangs",
        "may",
        "needs",
        "once",
        "own",
        "parts",
        "poseidor",
        "price",
        "unanswered",
        "upsets",
    )

    def __init__(
        self, costs: tuple[Cost, ...], parts: tuple[Part, ...], *, may: bool = False, once: bool = False
    ) -> None:
        self.costs = costs
        self.parts = parts
        self.may = may
        self.once = once
        self.price = sum([cost.price for cost in costs])  # EC: who has fewer need not ask further
        self.poseidor = sum([cost.poseidor for cost in costs])  # likewise
        self.fewest = sum([cost.fewest for cost in costs])  # cards that are looked for
        self.needs = 0  # likewise, who has no Ange there
        for cost in costs:
            self.needs |= cost.needs & (MINE | THEIRS)
        for part in parts:
            self.needs |= part.needs & (MINE | THEIRS)
        steps = [max(1, cost.fewest) for cost in costs[1:] if cost.needs not in (THEIRS, ITSELF, APART)]
        steps += [1 for part in parts if part.can is not None and part.needs not in (THEIRS, ITSELF, APART)]
        self.hangs = sum(steps)  # on how many of its player's cards in play what comes after its first cost may hang
        self.own = any(part.needs == ITSELF for part in parts)  # or on the card itself
        self.upsets = any(cost.upsets is not None for cost in costs)  # in general: each knows whether it does now
        self.unanswered = False  # nobody may respond (SF-INVOC-020)


class Several:
    """Effects of one hook that are activated one by one: several abilities, or the list of a Dilemme."""

    __slots__ = ("effects",)

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        self.effects = effects


class Choices(Several):
    """SF-LEX-350: `count` of these effects are picked as it is activated; each is an effect of its own (SF-LEX-360).
    `opponent`: they are picked by the other player (SF-LEX-370). A Dilemme counts for itself (SF-DILEMME-010)."""

    __slots__ = ("count", "opponent")

    def __init__(self, effects: tuple[Effect, ...], count: int, *, opponent: bool = False) -> None:
        super().__init__(effects)
        self.count = count
        self.opponent = opponent


class Moment(Event[SevenFallen]):
    """Something that has happened and that abilities may be waiting for. `it` is the card it happened to."""

    __slots__ = ("amount", "by", "it", "seat")

    def __init__(self, it: Piece | None = None, seat: int = -1, amount: int = 0, by: int = 0) -> None:
        self.it = it
        self.seat = seat  # whose doing it is, or to whom it happened
        self.amount = amount
        self.by = by  # the number of the card that did it

    def about(self, s: SevenFallen) -> tuple[int, ...]:
        """What an ability that it triggers knows of it: the card as a token, the number, the doer."""
        return (s.token(self.it.card.number) if self.it is not None else 0, self.amount, self.by)


class Declared(Moment):
    """An attack was declared. `attackers` and `defender` are the fighters."""

    __slots__ = ("attackers", "defender")
    after: ClassVar[str] = "after_declared"

    def __init__(self, attackers: list[Piece], defender: Piece) -> None:
        self.it = defender
        self.seat = attackers[0].controller
        self.amount = 0
        self.by = attackers[0].card.number
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


# Finding effects

STANDARD: dict[str, Effect] = {}  # of standard abilities: see the chapter on them


def effects_of(hook: Any) -> tuple[Effect, ...]:
    """The effects that a hook of a block names."""
    run_ = hook.run if isinstance(hook, Ability) else hook
    if isinstance(run_, Several):
        return run_.effects
    assert isinstance(run_, Effect)
    return (run_,)


def hook_at(me: Me) -> tuple[Any, str]:
    """The value of the hook that `me` speaks in, and which of its effects: `ferveur`, `dilemme.1`,
    `lasting:<handler>:<hook>`."""
    if me.hook is None:
        key = me.key
        if key.startswith("lasting:"):
            _, handler, key = key.split(":")
            hooks = Lasting(handler, 0, "").hooks
        else:
            hooks = me.proto.hooks
        hook, _, me.nth = key.partition(".")
        me.hook = hooks[hook].run
    return me.hook, me.nth


def effect_at(me: Me) -> Effect:
    """The effect that `me` speaks in; `kw:assassin` is that of a standard ability."""
    known = me.hook
    if isinstance(known, Effect):
        return known
    if me.key.startswith("kw:"):
        return STANDARD[me.key[3:]]
    value, n = hook_at(me)
    if isinstance(value, Effect):
        return value
    return effects_of(value)[int(n) if n else 0]


def choices_at(me: Me) -> Choices | None:
    """The list from which effects are still to be picked."""
    if me.key.startswith("kw:"):
        return None
    value, n = hook_at(me)
    return value if isinstance(value, Choices) and not n else None


def keys_of(of: Printed | Source, hook: str) -> list[str]:
    """The keys of the effects that a print, or an effect that lasts, has at a hook."""
    if hook not in of.hooks:
        return []
    value = of.hooks[hook].run
    if not isinstance(value, Several) or isinstance(value, Choices):
        return [hook]
    return [f"{hook}.{n}" for n in range(len(value.effects))]


# What is due


def me_of(s: SevenFallen, source: Source, key: str, about: tuple[int, ...] = ()) -> Me:
    """Who speaks when a source does something of its own accord."""
    number = source.number
    if isinstance(source, Piece):
        return Me(source.controller, number, s.token(number), now_of(source), key, about)
    assert isinstance(source, Lasting)
    name, _, n = key.partition(".")
    lasting_key = f"lasting:{source.handler}:{name}" + (f".{n}" if n else "")
    return Me(source.seat, number, s.token(number), print_of(s.cards[number]), lasting_key, (*source.args, *about))


def owe(s: SevenFallen, me: Me) -> None:
    """An ability was triggered: it is activated once what happens now is over (SF-STACK-150)."""
    s.due.append(Due(me, s.chain))


def owe_bold(s: SevenFallen, it: Piece, hook: str, seat: int, token: int, about: tuple[int, ...] = ()) -> None:
    """The abilities of a card that a word in bold introduces are due."""
    printed = now_of(it)
    for key in keys_of(printed, hook):
        owe(s, Me(seat, it.card.number, token, printed, key, about))


def happened(s: SevenFallen, event: Moment) -> None:
    """What cards in play and lasting effects do after `event` is due."""
    hook = event.after
    if hook not in s.heard:
        return
    for source in s.listeners(hook):
        if hears(s, source, event):
            owe_heard(s, source, hook, event)


def hears(s: SevenFallen, source: Source, event: Moment) -> bool:
    """Whether the condition of a source that waits for `event` holds."""
    ability = source.hooks[event.after]
    return ability.when is None or bool(ability.when(s, source, event))


def heard_by(s: SevenFallen, event: Moment, found: list[tuple[Source, Moment]]) -> None:
    """Add who hears `event`, asked before it has happened."""
    for source in s.listeners(event.after):
        if hears(s, source, event):
            found.append((source, event))


def owe_heard(s: SevenFallen, source: Source, hook: str, event: Moment) -> None:
    """What a source does after `event` is due."""
    value = source.hooks[hook].run
    if isinstance(value, Several) and not isinstance(value, Choices):
        for n in range(len(value.effects)):
            owe(s, me_of(s, source, f"{hook}.{n}", event.about(s)))
    else:
        owe(s, me_of(s, source, hook, event.about(s)))


def effect(*steps: Cost | Part | Callable[..., Any], may: bool = False, once: bool = False) -> Effect:
    """`effect(target(angels), damage(3))`: costs and parts, as they are written on the card. A plain function is a part
    that can always be done."""
    costs: list[Cost] = []
    parts: list[Part] = []
    for step in steps:
        if isinstance(step, Cost):
            if parts:
                raise ValueError("a cost after a part: costs come first")
            costs.append(step)
        else:
            parts.append(step if isinstance(step, Part) else Part(step))
    return Effect(tuple(costs), tuple(parts), may=may, once=once)


def aims(s: SevenFallen, me: Me, group: int = 0) -> list[Piece]:
    """The cards in play that were aimed at, as far as they are still the same."""
    found: list[Piece] = []
    for token in me.aims[group] if group < len(me.aims) else ():
        it = s.aimed(token)
        if it is not None:
            found.append(it)
    return found


def itself(s: SevenFallen, me: Me) -> Piece | None:
    """The card whose effect it is, if it is still in play."""
    return s.aimed(me.token)
