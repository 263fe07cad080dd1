"""Activating effects, by a player or because something was triggered, and resolving them (see `effects`).

First what is to be picked is picked, then costs are met, then what these have led to is activated; the effect waits
above that on the stack. It resolves if it can still be carried out on what it was aimed at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pioche.engine.abilities import first_of
from pioche.engine.choice import MODE, NUMBER, Ask
from pioche.engine.effects import (
    Choices,
    Effect,
    Me,
    Triggered,
    choices_at,
    effect_at,
    of_choice,
    once_key,
)
from pioche.engine.flow import NOTHING, Flow, FlowOf, confirm, run
from pioche.engine.log import say
from pioche.engine.seats import in_turn_order, is_out, opponent
from pioche.engine.stack import Entry, StackRules, add
from pioche.engine.table import Table
from pioche.engine.zones import EVERYONE

_CHAIN: Final = 24  # so many of the abilities that led to one are remembered


class EffectRules(StackRules):
    """How a game carries out effects, besides its stack.

    `unanswered(s, me, effect)`: whether it resolves at once, after the others of its moment. `settle(s)`: what comes
    after each effect. `activated(s, due)`: all that was due at a moment was activated, or could not be. `loops`: how
    often an ability may be a consequence of itself. `by_part`: the table settles after each part of an effect. `words`:
    the keys whose options have numbers of their own among those of one card; others are numbered from `spare` on.
    """

    __slots__ = ("activated", "by_part", "loops", "settle", "spare", "unanswered", "words")

    def __init__(
        self,
        *,
        adder_keeps: bool,
        one_at_a_time: bool,
        resolve: Callable[[Any, Any], Any],
        settle: Callable[[Any], Flow],
        unanswered: Callable[[Any, Me, Any], bool],
        activated: Callable[[Any, list[Triggered]], None],
        loops: int,
        words: tuple[str, ...] = (),
        spare: int = 1,
        by_part: bool = False,
    ) -> None:
        super().__init__(adder_keeps=adder_keeps, one_at_a_time=one_at_a_time, resolve=resolve)
        self.settle = settle
        self.unanswered = unanswered
        self.activated = activated
        self.loops = loops
        self.words = words
        self.spare = spare
        self.by_part = by_part


# What can be activated


def able(s: Table[Any], me: Me, effect: Effect) -> bool:
    """Whether an effect can be paid for and carried out in full now."""
    if effect.unbound:
        return True
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
    if effect.whole is not None and not effect.whole(s, me):
        return False
    return not upsets or payable(s, me, effect)


def able_at(s: Table[Any], me: Me) -> bool:
    """Whether an effect can be activated, or at least one of a list."""
    if isinstance(me.hook, Effect):
        return able(s, me, me.hook)
    choices = choices_at(me)
    if choices is None:
        return able(s, me, effect_at(me))
    return any(able(s, of_choice(me, n), one) for n, one in enumerate(choices.effects))


def payable(s: Table[Any], me: Me, effect: Effect, then: Callable[[Any], bool] | None = None) -> bool:
    """Whether there is a way to meet the costs one after the other after which the effect can still be carried out, and
    `then` holds: all ways are tried on copies. From which reserve one pays (`pay`) makes no difference."""
    ways: list[list[int]] = [[]]
    while ways:
        picks = ways.pop()
        trial = s.copy()
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
        options = ask.options[:1] if ask.kind == "pay" else ask.options
        ways += [[*picks, option] for option in options]
    return False


def holds(s: Table[Any], me: Me, effect: Effect) -> bool:
    """Whether it can still be carried out in full, on what it was aimed at."""
    n = 0
    for cost in effect.costs:
        if cost.still is not None:
            if n >= len(me.aims) or not cost.still(s, me, me.aims[n]):  # fewer: it could not be aimed in full
                return False
            n += 1
    return all(part.can is None or part.can(s, me) for part in effect.parts)


def pay_costs(s: Table[Any], me: Me, effect: Effect) -> FlowOf[bool]:
    """One cost after the other, as they are written. False: one could not be met any more."""
    for cost in effect.costs:
        if not cost.can(s, me):
            return False
        yield from run(cost.pay(s, me))
    return True


# Which of a list


def pick_modes(s: Table[Any], me: Me, choices: Choices) -> FlowOf[list[int]]:
    """Which effects of a list: as many as are asked for, or as are possible."""
    count = choices.count if isinstance(choices.count, int) else choices.count(s, me)
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


def pick_effects(s: Table[Any], me: Me, choices: Choices) -> FlowOf[list[Me]]:
    """Those that were picked, in the order of their controller."""
    picked = yield from pick_modes(s, me, choices)
    ordered: list[int] = []
    while len(picked) > 1:
        option = yield Ask(me.seat, "order", [MODE | n for n in picked], me.number, me.proto.id)
        ordered.append(option & NUMBER)
        picked.remove(option & NUMBER)
    return [of_choice(me, n) for n in ordered + picked]


# Activating


def activate(s: Table[Any], rules: EffectRules, me: Me) -> Flow:
    """An ability is activated by its player, or because it was triggered: choice, costs, and what these have led to
    goes under it."""
    choices = choices_at(me)
    if choices is not None:
        for one in (yield from pick_effects(s, me, choices)):
            yield from activate(s, rules, one)
        return
    effect = effect_at(me)
    before = s.chain
    s.chain = consequence(s, me)
    if (yield from paid_for(s, me, effect)):
        yield from put_forward(s, rules, me, effect)
    s.chain = before


def consequence(s: Table[Any], me: Me) -> tuple[str, ...]:
    """The abilities of which what `me` does is a consequence, from its costs on."""
    return (*s.chain, f"{me.number}:{me.key}")[-_CHAIN:]


def paid_for(s: Table[Any], me: Me, effect: Effect) -> FlowOf[bool]:
    """Whether it can be activated, its player wants it, and its costs were met."""
    if not able(s, me, effect) or (effect.may and not (yield from confirm(me.seat, "use", me.number))):
        return False
    if effect.once:
        s.used.append(once_key(me))
    return (yield from pay_costs(s, me, effect))


def put_forward(s: Table[Any], rules: EffectRules, me: Me, effect: Effect) -> Flow:
    """An effect that was paid for waits above what its costs have led to, or resolves at once."""
    yield from activate_due(s, rules)
    if rules.unanswered(s, me, effect):
        yield from carry_out(s, rules, me, s.chain)
    else:
        enter_stack(s, rules, me)


def enter_stack(s: Table[Any], rules: EffectRules, me: Me) -> None:
    """The effect waits, as the last of the chain."""
    known = tuple([token & NUMBER for group in me.aims for token in group if _public(s, token & NUMBER)])
    groups = tuple([tuple(group) for group in me.aims])
    shielded = tuple(me.shielded)
    add(
        s,
        rules,
        Entry(me.number, me.key, known, me.seat, me.token, me.proto, groups, me.value, me.about, s.chain, shielded),
    )
    if s.log is not None:
        cards = [s.cards[number] for number in known]
        say(s, "activates.at" if cards else "activates", {"card": s.cards[me.number], "cards": cards})


def _public(s: Table[Any], number: int) -> bool:
    """Whether all may know that this card was aimed at: not one that its player alone has looked at."""
    return s.seen.get(number, EVERYONE) == EVERYONE


# What was triggered


def activate_due(s: Table[Any], rules: EffectRules) -> Flow:
    """What was triggered together goes onto the stack: the active player's first, each in its controller's order. What
    nobody may answer comes last, and resolves at once."""
    return _activate_due(s, rules) if s.due else NOTHING


def _activate_due(s: Table[Any], rules: EffectRules) -> Flow:
    before = s.chain
    while s.due and not s.over():
        due = s.due
        s.due = []
        later: list[Triggered] = []
        for seat, late in _turns_of(s, due):
            left = [one for one in due if one.me.seat == seat and one.late == late and _in_time(rules, one)]
            if len(left) > 1:
                left = yield from _one_by_one(s, left)
            while left:
                ready = left if len(left) == 1 else [one for one in left if able_at(s, one.me)]
                if not ready:
                    break  # no order to settle among those that cannot be activated
                one = ready[0] if len(ready) == 1 else (yield from _next_due(rules, seat, ready))
                left.remove(one)
                if rules.unanswered(s, one.me, effect_at(one.me)):
                    later.append(one)
                else:
                    s.chain = one.chain
                    yield from activate(s, rules, one.me)
        for one in later:
            s.chain = one.chain
            yield from activate(s, rules, one.me)
        rules.activated(s, due)
        s.chain = before
        if s.stack is not None and any(one.chain for one in due):  # they came of an effect that resolved
            s.stack.priority = s.active


def _turns_of(s: Table[Any], due: list[Triggered]) -> list[tuple[int, bool]]:
    """Whose abilities are activated, in which order: late ones after all others."""
    seats = in_turn_order(s)
    turns = [(seat, False) for seat in seats]
    for one in due:
        if one.late:
            return turns + [(seat, True) for seat in seats]
    return turns


def _one_by_one(s: Table[Any], due: list[Triggered]) -> FlowOf[list[Triggered]]:
    """Effects of a list are picked first, so that each has its own place among the others."""
    found: list[Triggered] = []
    for one in due:
        choices = choices_at(one.me)
        if choices is None:
            found.append(one)
            continue
        for n in (yield from pick_modes(s, one.me, choices)):
            found.append(Triggered(of_choice(one.me, n), one.chain))
    return found


def resolve_due_now(s: Table[Any], rules: EffectRules) -> Flow:
    """Where nothing may open a stack, what was triggered happens at once."""
    return _resolve_due_now(s, rules) if s.due else NOTHING


def _resolve_due_now(s: Table[Any], rules: EffectRules) -> Flow:
    before = s.chain
    while s.due and not s.over():
        due = s.due
        s.due = []
        for seat in in_turn_order(s):
            left = [one for one in due if one.me.seat == seat and _in_time(rules, one)]
            while left and not is_out(s, seat):
                one = left[0] if len(left) == 1 else (yield from _next_due(rules, seat, left))
                left.remove(one)
                s.chain = one.chain
                choices = choices_at(one.me)
                for me in [one.me] if choices is None else (yield from pick_effects(s, one.me, choices)):
                    yield from _at_once(s, rules, me)
        rules.activated(s, due)
        s.chain = before


def _at_once(s: Table[Any], rules: EffectRules, me: Me) -> Flow:
    before = s.chain
    s.chain = consequence(s, me)
    if (yield from paid_for(s, me, effect_at(me))):
        yield from carry_out(s, rules, me, s.chain)
    s.chain = before


def _in_time(rules: EffectRules, one: Triggered) -> bool:
    """Whether this ability is not the consequence of itself too often. The effects of a list are one ability."""
    if len(one.chain) < rules.loops:
        return True
    key = f"{one.me.number}:{one.me.key}"
    return sum([step == key or step.startswith(f"{key}.") for step in one.chain]) < rules.loops


def _next_due(rules: EffectRules, seat: int, due: list[Triggered]) -> FlowOf[Triggered]:
    """Which is activated next, asked by card; where a card has several, each by its word."""
    cards = [one.me.number for one in due]

    def nth(one: Triggered) -> int:
        if cards.count(one.me.number) < 2:
            return 0
        return rules.words.index(one.me.key) + 1 if one.me.key in rules.words else rules.spare

    return first_of(seat, due, _told, nth=nth, spare=rules.spare)


def _told(one: Triggered) -> tuple[int, list[object]]:
    return one.me.number, [(one.me.number, one.me.key, one.me.about)]


# Resolving


def me_again(entry: Entry) -> Me:
    """Who speaks as an effect resolves."""
    me = Me(entry.by, entry.source, entry.token, entry.proto, entry.ability, entry.about)
    me.aims = [list(group) for group in entry.aims]
    me.value = entry.value
    me.shielded = list(entry.shielded)
    return me


def resolve_entry(s: Table[Any], rules: EffectRules, entry: Entry) -> Flow:
    """For `StackRules.resolve`."""
    return carry_out(s, rules, me_again(entry), entry.chain)


def carry_out(s: Table[Any], rules: EffectRules, me: Me, chain: tuple[str, ...]) -> Flow:
    """The effect happens, part after part, or is cancelled; then priority is the active player's again."""
    effect = effect_at(me)
    if not holds(s, me, effect):
        if s.log is not None:
            say(s, "cancelled", {"card": s.cards[me.number]})
        _after(s)
        return
    before = s.chain
    s.chain = chain
    s.resolving = True
    for part in effect.parts_at(me.value):
        yield from run(part.do(s, me))
        if s.over():
            return
        if rules.by_part:
            yield from rules.settle(s)
    s.resolving = False
    _after(s)
    yield from rules.settle(s)
    s.chain = before


def _after(s: Table[Any]) -> None:
    if s.stack is not None:
        s.stack.priority = s.active
