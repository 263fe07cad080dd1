"""What can be activated: which of several effects, what they cost, whether they can be carried out (SF-ABIL-140)."""

from __future__ import annotations

from collections.abc import Callable

from pioche.engine.choice import MODE, NUMBER, Ask
from pioche.engine.flow import FlowOf, run
from pioche.engine.seats import opponent
from pioche.games.sevenfallen.rules.effects import Choices, Effect, choices_at, effect_at
from pioche.games.sevenfallen.rules.pay import leaves_enough
from pioche.games.sevenfallen.rules.values import keyword
from pioche.games.sevenfallen.state import Me, SevenFallen, print_of


def able(s: SevenFallen, me: Me, effect: Effect) -> bool:
    """SF-ABIL-140: whether it can be paid for and carried out in full now."""
    if effect.once and s.used and once_key(me) in s.used:
        return False
    upsets = False
    for cost in effect.costs:
        if not cost.can(s, me):
            return False
        if cost.upsets is not None and not upsets:
            upsets = bool(cost.upsets(s, me))
    for part in effect.parts:
        if part.can is not None and not part.can(s, me):
            return False
    if me.miracle and (effect.price or effect.fewest > 1) and not leaves_enough(s, me, effect):
        return False
    return not upsets or payable(s, me, effect)


def payable(s: SevenFallen, me: Me, effect: Effect, then: Callable[[SevenFallen], bool] | None = None) -> bool:
    """SF-COST-040, SF-COST-120: whether there is a way to meet the costs one after the other after which the effect can
    still be carried out, and `then` holds."""
    ways: list[list[int]] = [[]]
    while ways:
        picks = ways.pop()
        trial = s.copy()
        trial.log = None
        trier = Me(me.seat, me.number, me.token, me.proto, me.key, me.about)
        flow = pay_costs(trial, trier, effect)
        try:
            ask = next(flow)
            for pick in picks:
                ask = flow.send(pick)
        except StopIteration as paid:
            if paid.value and holds(trial, trier, effect) and (then is None or then(trial)):
                return True
            continue
        options = ask.options[:1] if ask.kind == "pay" else ask.options  # whose EC pay makes no difference
        ways += [[*picks, option] for option in options]
    return False


def once_key(me: Me) -> str:
    return f"{me.token}:{me.key}"


def holds(s: SevenFallen, me: Me, effect: Effect) -> bool:
    """SF-ABIL-160, SF-STACK-130: whether it can still be carried out in full, on what it was aimed at."""
    n = 0
    for cost in effect.costs:
        if cost.still is not None:
            if n >= len(me.aims) or not cost.still(s, me, me.aims[n]):  # fewer: it could not be aimed in full
                return False
            n += 1
    return all(part.can is None or part.can(s, me) for part in effect.parts)


def intervenes(s: SevenFallen, me: Me, effect: Effect) -> bool:
    """SF-INTERV-010: whether nobody may answer it."""
    if effect.unanswered:
        return True
    if "intervention-divine" in me.proto.keywords:
        return True
    if "keyword" not in s.heard or me.miracle:
        return False
    it = s.aimed(me.token)
    return it is not None and keyword(s, it, "intervention-divine") > 0


def pay_costs(s: SevenFallen, me: Me, effect: Effect) -> FlowOf[bool]:
    """SF-COST-040: one cost after the other, as they are written. False: one could not be met any more."""
    for cost in effect.costs:
        if not cost.can(s, me):
            return False
        yield from run(cost.pay(s, me))
    return True


def of_choice(me: Me, n: int) -> Me:
    """`me` as it speaks in the nth effect of a list."""
    return Me(me.seat, me.number, me.token, me.proto, f"{me.key}.{n}", me.about)


def able_at(s: SevenFallen, me: Me) -> bool:
    """SF-ABIL-140, of an effect or of at least one of a list."""
    if isinstance(me.hook, Effect):
        return able(s, me, me.hook)
    choices = choices_at(me)
    if choices is None:
        return able(s, me, effect_at(me))
    return any(able(s, of_choice(me, n), one) for n, one in enumerate(choices.effects))


def pick_modes(s: SevenFallen, me: Me, choices: Choices) -> FlowOf[list[int]]:
    """SF-LEX-350, SF-DILEMME-020: which effects: as many as are asked for, or as are possible."""
    count = choices.count
    if me.key == "dilemme":  # SF-DILEMME-010
        count = 1 + sum(print_of(one).name == me.proto.name for one in s.players[me.seat].purgatory)
    left = [n for n, one in enumerate(choices.effects) if able(s, of_choice(me, n), one)]
    seat = opponent(s, me.seat) if choices.opponent else me.seat
    picked: list[int] = []
    while left and len(picked) < count:
        if len(left) <= count - len(picked):  # all of them: nothing to pick
            picked += left
            break
        option = yield Ask(seat, "mode", [MODE | n for n in left], me.number, me.proto.id)
        picked.append(option & NUMBER)
        left.remove(option & NUMBER)
    return picked


def pick_effects(s: SevenFallen, me: Me, choices: Choices) -> FlowOf[list[Me]]:
    """Those that were picked, in the order of their controller."""
    picked = yield from pick_modes(s, me, choices)
    if len(picked) > 1:
        ordered: list[int] = []
        while len(picked) > 1:
            option = yield Ask(me.seat, "order", [MODE | n for n in picked], me.number, me.proto.id)
            ordered.append(option & NUMBER)
            picked.remove(option & NUMBER)
        picked = ordered + picked
    return [of_choice(me, n) for n in picked]
