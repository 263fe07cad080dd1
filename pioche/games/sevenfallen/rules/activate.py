"""Activating (SF-STACK-020): by a player, or because something was triggered; then the effect waits on the stack."""

from __future__ import annotations

from typing import Final

from pioche.engine.choice import TRIGGER, Ask, number_of, which, which_of
from pioche.engine.flow import NOTHING, Flow, FlowOf, confirm
from pioche.engine.log import say
from pioche.engine.seats import in_turn_order
from pioche.engine.stack import add
from pioche.engine.zones import EVERYONE
from pioche.games.sevenfallen.rules.able import (
    able,
    able_at,
    intervenes,
    of_choice,
    once_key,
    pay_costs,
    pick_effects,
    pick_modes,
)
from pioche.games.sevenfallen.rules.effects import Effect, choices_at, effect_at
from pioche.games.sevenfallen.rules.resolve import STACK, breathless, resolve_now
from pioche.games.sevenfallen.state import Due, Entry, Me, SevenFallen
from pioche.games.sevenfallen_common.table import number_in

LOOPS: Final = 3  # SF-GEN-070
WORDS: Final = (
    "ferveur",
    "dernier_souffle",
    "aurore_divine",
    "nuit_divine",
    "kw:assassin",
    "kw:flamme",
    "kw:geler",
    "kw:catalyseur",
    "kw:archerie",
    "kw:honneur",
    "kw:collateral",
    "kw:valhalla",
    "dilemme.0",
    "dilemme.1",
    "dilemme.2",
)
SPECIAL: Final = 20


def activate(s: SevenFallen, me: Me) -> Flow:
    """An ability is activated by its player, or because it was triggered: choice, costs, and what these have led to
    goes under it (SF-STACK-090)."""
    choices = choices_at(me)
    if choices is not None:
        for one in (yield from pick_effects(s, me, choices)):
            yield from activate(s, one)
        return
    effect = effect_at(me)
    before = s.chain
    s.chain = consequence(s, me)
    if (yield from paid_for(s, me, effect)):
        yield from put_forward(s, me, effect)
    s.chain = before


def consequence(s: SevenFallen, me: Me) -> tuple[str, ...]:
    """SF-GEN-070: the abilities of which what `me` does is a consequence, from its costs on."""
    return (*s.chain, f"{me.number}:{me.key}")[-24:]


def paid_for(s: SevenFallen, me: Me, effect: Effect) -> FlowOf[bool]:
    """Whether it can be activated, its player wants it, and its costs were met."""
    if not able(s, me, effect) or (effect.may and not (yield from confirm(me.seat, "use", me.number))):
        return False
    if effect.once:
        s.used.append(once_key(me))
    return (yield from pay_costs(s, me, effect))


def put_forward(s: SevenFallen, me: Me, effect: Effect) -> Flow:
    """An effect that was paid for waits above what its costs have led to, or resolves at once."""
    yield from activate_due(s)
    if intervenes(s, me, effect):
        yield from resolve_now(s, me)
    else:
        enter_stack(s, me)


def enter_stack(s: SevenFallen, me: Me) -> None:
    """SF-STACK-030: the effect waits, as the last of the chain."""
    known = tuple(number_in(token) for group in me.aims for token in group if public(s, number_in(token)))
    entry = Entry(
        me.number,
        me.key,
        known,
        me.seat,
        me.token,
        me.proto,
        tuple(tuple(group) for group in me.aims),
        me.value,
        me.about,
        s.chain,
        tuple(me.shielded),
    )
    add(s, STACK, entry)
    if s.log is not None:
        cards = [s.cards[number] for number in known]
        say(s, "activates.at" if cards else "activates", {"card": s.cards[me.number], "cards": cards})


def public(s: SevenFallen, number: int) -> bool:
    """Whether all may know that this card was aimed at: not one that its player alone has looked at (SF-LEX-750)."""
    return s.seen.get(number, EVERYONE) == EVERYONE


def activate_due(s: SevenFallen) -> Flow:
    """SF-PRIO-050: what was triggered together: the active player's first, each in its controller's order. Effects with
    Intervention divine come last, and resolve at once (SF-INTERV-030, SF-INTERV-040)."""
    return _activate_due(s) if s.due else NOTHING


def _activate_due(s: SevenFallen) -> Flow:
    before = s.chain
    while s.due and not s.over():
        due = s.due
        s.due = []
        later: list[Due] = []
        for seat, late in turns_of(s, due):
            left = [one for one in due if one.me.seat == seat and one.late == late and in_time(one)]
            if len(left) > 1:
                left = yield from one_by_one(s, left)
            while left:
                ready = left if len(left) == 1 else [one for one in left if able_at(s, one.me)]
                if not ready:
                    break  # SF-ABIL-140: no order to settle among those that cannot be activated
                one = ready[0] if len(ready) == 1 else (yield from next_due(seat, ready))
                left.remove(one)
                if intervenes(s, one.me, effect_at(one.me)):
                    later.append(one)
                else:
                    s.chain = one.chain
                    yield from activate(s, one.me)
        for one in later:
            s.chain = one.chain
            yield from activate(s, one.me)
        breathless(s, due)
        s.chain = before
        if s.stack is not None and any(one.chain for one in due):  # SF-PRIO-040: they came of an effect that resolved
            s.stack.priority = s.active


def turns_of(s: SevenFallen, due: list[Due]) -> list[tuple[int, bool]]:
    """Whose abilities are activated, in which order: those of a newcomer after what its cost has led to."""
    seats = in_turn_order(s)
    turns = [(seat, False) for seat in seats]
    for one in due:
        if one.late:
            return turns + [(seat, True) for seat in seats]
    return turns


def one_by_one(s: SevenFallen, due: list[Due]) -> FlowOf[list[Due]]:
    """SF-DILEMME-030: effects of a list are picked first, so that each has its own place among the others."""
    found: list[Due] = []
    for one in due:
        choices = choices_at(one.me)
        if choices is None:
            found.append(one)
            continue
        for n in (yield from pick_modes(s, one.me, choices)):
            found.append(Due(of_choice(one.me, n), one.chain))
    return found


def resolve_due_now(s: SevenFallen) -> Flow:
    """SF-TURN-170: at the end of the turn nothing opens a stack; what is triggered then happens at once."""
    return _resolve_due_now(s) if s.due else NOTHING


def _resolve_due_now(s: SevenFallen) -> Flow:
    before = s.chain
    while s.due and not s.over():
        due = s.due
        s.due = []
        for seat in in_turn_order(s):
            left = [one for one in due if one.me.seat == seat and in_time(one)]
            while left:
                one = left[0] if len(left) == 1 else (yield from next_due(seat, left))
                left.remove(one)
                s.chain = one.chain
                choices = choices_at(one.me)
                for me in [one.me] if choices is None else (yield from pick_effects(s, one.me, choices)):
                    yield from _at_once(s, me)
        breathless(s, due)
        s.chain = before


def _at_once(s: SevenFallen, me: Me) -> Flow:
    before = s.chain
    s.chain = consequence(s, me)
    if (yield from paid_for(s, me, effect_at(me))):
        yield from resolve_now(s, me)
    s.chain = before


def in_time(one: Due) -> bool:
    """SF-GEN-070: whether this ability is not the consequence of itself for the fourth time. The effects of a list are
    one ability."""
    key = f"{one.me.number}:{one.me.key}"
    if len(one.chain) < LOOPS:
        return True
    return sum(step == key or step.startswith(f"{key}.") for step in one.chain) < LOOPS


def word_of(key: str) -> int:
    """The number by which an option tells one ability of a card from its others."""
    return WORDS.index(key) + 1 if key in WORDS else SPECIAL


def next_due(seat: int, due: list[Due]) -> FlowOf[Due]:
    """Which is activated next, asked by card; where a card has several, each by its word."""
    options: list[int] = []
    by_option: dict[int, Due] = {}
    cards = [one.me.number for one in due]
    known: list[tuple[int, str, tuple[int, ...]]] = []
    for one in due:
        what = (one.me.number, one.me.key, one.me.about)
        if what in known:
            continue
        known.append(what)
        option = TRIGGER | one.me.number
        if cards.count(one.me.number) > 1:
            option = which(option, word_of(one.me.key))
        while option in by_option:
            option = which(TRIGGER | number_of(option), max(SPECIAL, which_of(option) + 1))
        by_option[option] = one
        options.append(option)
    if len(options) == 1:
        return due[0]
    option = yield Ask(seat, "trigger", options)
    return by_option[option]
