"""Actions, skills and activated Effects (*Action*, *Invocateur*, *Activer*, *Réactiver*, *Lancer de pièce*)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from pioche.engine.abilities import says_yes
from pioche.engine.activate import able, pay_costs
from pioche.engine.choice import TARGET, Ask, which
from pioche.engine.effects import Cost, Effect, Me, Moment, Tossed, effect_at, keys_of
from pioche.engine.errors import Refusal
from pioche.engine.flow import Flow, FlowOf, confirm
from pioche.engine.log import say
from pioche.engine.toss import FAILURE, SUCCESS, flip, succeeds
from pioche.games.rise.rules.life import spend_point
from pioche.games.rise.rules.prices import affordable, pay_price, price_now
from pioche.games.rise.rules.resolve import toss
from pioche.games.rise.rules.stacks import element_of, push, push_later
from pioche.games.rise.rules.terms import SKILL
from pioche.games.rise.rules.traits import spend_charge
from pioche.games.rise.rules.values import actions, acts_for, aptitudes, has, inactive, is_, usable
from pioche.games.rise.rules.zones import gain_ether
from pioche.games.rise.state import NO_ACTIONS, SCHIZOPHRENIC, Element, Piece, Printed, Rise

NOT_YOURS: Final = Refusal("RI-ACTION-040", "not-yours")
USED: Final = Refusal("RI-ACTION-040", "used")
TOO_DEAR: Final = Refusal("RI-STOCK-030", "too-dear")
LIFE_TOO_DEAR: Final = Refusal("RI-ACTION-030", "life-too-dear")
NO_ACTION: Final = Refusal("RI-PRIO-070", "no-action")
INACTIVE_CARD: Final = Refusal("RI-GLO-340", "inactive")
NO_TARGET: Final = Refusal("RI-STACK-090", "no-target")
NOT_NOW: Final = Refusal("RI-ACTION-130", "not-its-moment")
ASLEEP: Final = Refusal("RI-SETUP-070", "asleep")
LEVEL_TOO_LOW: Final = Refusal("RI-INVOC-110", "level-too-low")
NO_POINTS: Final = Refusal("RI-INVOC-110", "no-points")
SKILL_USED: Final = Refusal("RI-INVOC-120", "skill-used")
UNUSABLE_ONE: Final = Refusal("RI-INVOC-200", "unusable")
EFFECT_USED: Final = Refusal("RI-EFFECT-070", "effect-used")
NOTHING_TO_IMITATE: Final = Refusal("RI-IMIT-020", "nothing-to-imitate")
NO_ETHER: Final = Refusal("RI-ETHER-020", "no-ether")
EXCHANGE: Final = 3  # Ether


class HadResult(Moment):
    """RI-ACTION-070: an Action of `seat` begins to resolve, as a Success (`amount` 1) or a Failure (0)."""

    __slots__ = ()
    after: ClassVar[str] = "after_toss"


# When an Effect, an Action or a skill may be activated: `moments` in blocks and in the book

Moments = Callable[[Rise, Me], bool]


class Timed(Effect):
    """An effect that may be activated only at its moment."""

    __slots__ = ("moment",)

    def __init__(self, inner: Effect, moment: Moments) -> None:
        super().__init__(*inner.costs, *inner.parts, may=inner.may, once=inner.once, whole=inner.whole)
        self.moment = moment
        self.unbound = False


class TimedToss(Tossed):
    """Likewise, with a coin."""

    __slots__ = ("moment",)

    def __init__(self, inner: Tossed, moment: Moments) -> None:
        super().__init__(*inner.costs, outcomes=inner.outcomes)
        self.moment = moment
        self.unbound = False


def refuses_now(s: Rise, seat: int, number: int, printed: Printed, key: str) -> Refusal | None:
    """Why what is written behind `key` cannot be put on the stack now. RI-ACTION-130: it is not its moment."""
    effect = printed.effect(key)
    if effect.unbound:
        return None
    me = Me(seat, number, s.token(number), printed, key)
    if isinstance(effect, (Timed, TimedToss)) and not effect.moment(s, me):
        return NOT_NOW
    return None if able(s, me, effect) else NO_TARGET


# Coins that are tossed


def toss_for(s: Rise, seat: int, effect: Effect) -> int:
    """RI-TOSS-020: a coin is tossed where the text asks for one."""
    return toss(s, seat) if isinstance(effect, Tossed) else 0


# Actions


def payer_of(it: Piece, seat: int) -> int:
    """RI-SCHIZO-020, RI-SCHIZO-030: the cost of an Action under Schizophrénie falls on the owner, whoever
    controls it."""
    return it.card.owner if is_(it, SCHIZOPHRENIC) else seat


def refuses_action(s: Rise, seat: int, it: Piece, key: str) -> Refusal | None:
    """Why an Action of a card in play cannot be activated, for who has priority."""
    if (acts_for(it) if it.changes else it.controller) != seat:
        return NOT_YOURS
    if it.charges and inactive(s, it):
        return INACTIVE_CARD
    if s.used and f"{s.token(it.card.number)}:{key}" in s.used:
        return USED
    return refuses_effort(s, seat, it, it.printed, key)


def refuses_effort(s: Rise, seat: int, it: Piece, printed: Printed, key: str) -> Refusal | None:
    """What also stands in the way of reactivating it, as the Action of `it`."""
    if (it.changes and is_(it, NO_ACTIONS)) or ("cannot_act" in s.hooked and says_yes(s, "cannot_act", it, seat)):
        return NO_ACTION
    price = price_now(s, it, printed, key, seat)
    if not affordable(s, payer_of(it, seat) if it.changes else seat, price):
        return LIFE_TOO_DEAR if price.life else TOO_DEAR
    return refuses_now(s, seat, it.card.number, printed, key)


def activate_action(s: Rise, seat: int, it: Piece, key: str) -> Flow:
    """RI-ACTION-050, RI-STACK-100: targets, price, coin; then it waits on the stack."""
    s.used.append(f"{s.token(it.card.number)}:{key}")
    for one in (yield from activations(s, seat, it, it.printed, key)):
        push(s, one)


def activations(s: Rise, seat: int, it: Piece, printed: Printed, key: str) -> FlowOf[list[Element]]:
    """An Action is activated; RI-MULTI-010, RI-MULTI-030: with Multi-cible again and again, before anyone answers."""
    token = s.token(it.card.number)
    again = has(s, it, "multi-cible")
    elements = [(yield from activated(s, seat, it, printed, key))]
    while again and s.aimed(token) is it and refuses_effort(s, seat, it, printed, key) is None:
        if not (yield from confirm(seat, "again", it.card.number)):
            break
        elements.append((yield from activated(s, seat, it, printed, key)))
    return elements


def activated(s: Rise, seat: int, it: Piece, printed: Printed, key: str) -> FlowOf[Element]:
    """What is put on the stack, named, paid for and tossed."""
    number = it.card.number
    me = Me(seat, number, s.token(number), printed, key)
    effect = effect_at(me)
    yield from pay_costs(s, me, effect)
    yield from pay_price(s, payer_of(it, seat), price_now(s, it, printed, key, seat), number)
    me.value = toss_for(s, seat, effect)
    if key == "kw:rage" and me.value == SUCCESS:
        me.extra = yield from more_rage(s, seat, number)
    s.activations.append((s.token(number), key))
    return element_of(me)


def more_rage(s: Rise, seat: int, number: int) -> FlowOf[int]:
    """RI-RAGE-020, RI-RAGE-040: further coins as long as they fall well; they are no Successes of an Action."""
    extra = 0
    while (yield from confirm(seat, "rage-on", number)):
        if flip(s) == FAILURE:
            break
        extra += 1
    if s.log is not None:
        say(s, "rages", {"card": s.cards[number], "count": extra})
    return extra


# Reactivating


def reactivable(s: Rise, seat: int, mine: Callable[[Piece], bool]) -> list[tuple[Piece, str]]:
    """RI-ACTION-060, RI-GLO-390: Actions activated this turn that `seat` could activate again."""
    found: list[tuple[Piece, str]] = []
    for token, key in s.activations:
        it = s.aimed(token)
        if it is None or (it, key) in found or not mine(it) or key not in actions(s, it) or acts_for(it) != seat:
            continue
        if not inactive(s, it) and refuses_effort(s, seat, it, it.printed, key) is None:
            found.append((it, key))
    return found


def reactivate(s: Rise, me: Me, mine: Callable[[Piece], bool]) -> FlowOf[bool]:
    """An Action is activated again; while a stack resolves it waits in a stack of its own. Whether one was."""
    found = reactivable(s, me.seat, mine)
    if not found:
        return False
    it, key = found[0]
    if len(found) > 1:
        it, key = yield from pick_action(s, me.seat, me.number, found)
    push_later(s, (yield from activations(s, me.seat, it, it.printed, key)))
    return True


def reactivate_skill(s: Rise, me: Me, its: Sequence[Piece]) -> FlowOf[bool]:
    """RI-GLO-390: a skill of this turn is activated again, its point due again; it waits in a stack of its own. Whether
    one was."""
    found: list[tuple[Piece, int]] = []
    for it in its:
        token = s.token(it.card.number)
        for level in it.printed.levels if usable(it) and it.controller == me.seat else ():
            used = f"{token}:skill_{level}" in s.used
            if used and it.level >= level and refuses_skill_again(s, me.seat, it, level) is None:
                found.append((it, level))
    if not found:
        return False
    it, level = found[0]
    if len(found) > 1:
        options = {which(SKILL | one.card.number, level): (one, level) for one, level in found}
        it, level = options[(yield Ask(me.seat, "which-skill", list(options), me.number, "which-skill"))]
    push_later(s, [(yield from activated_skill(s, me.seat, it, level))])
    return True


def pick_action(s: Rise, seat: int, source: int, found: list[tuple[Piece, str]]) -> FlowOf[tuple[Piece, str]]:
    """Which of several Actions."""
    options: dict[int, tuple[Piece, str]] = {}
    for it, key in found:
        options[which(TARGET | it.card.number, actions(s, it).index(key) + 1)] = (it, key)
    option = yield Ask(seat, "which-action", list(options), source, "which-action")
    return options[option]


def imitable(s: Rise, seat: int, it: Piece) -> list[tuple[Piece, str]]:
    """RI-IMIT-010, RI-IMIT-030: Actions of one's cards, activated this turn, that `it` could make its own."""
    found: list[tuple[Piece, str]] = []
    for token, key in s.activations:
        other = s.aimed(token)
        if other is None or other.controller != seat or (other, key) in found or key not in actions(s, other):
            continue
        if refuses_effort(s, seat, it, other.printed, key) is None:
            found.append((other, key))
    return found


def refuses_imitate(s: Rise, seat: int, it: Piece) -> Refusal | None:
    if it.controller != seat or not has(s, it, "imitateur"):
        return NOT_YOURS
    if f"{s.token(it.card.number)}:imitateur" in s.used:
        return EFFECT_USED
    return None if imitable(s, seat, it) else NOTHING_TO_IMITATE


def imitate(s: Rise, seat: int, it: Piece) -> Flow:
    s.used.append(f"{s.token(it.card.number)}:imitateur")
    found = imitable(s, seat, it)
    other, key = found[0]
    if len(found) > 1:
        other, key = yield from pick_action(s, seat, it.card.number, found)
    for one in (yield from activations(s, seat, it, other.printed, key)):
        push(s, one)


# Skills


def refuses_skill(s: Rise, seat: int, it: Piece, level: int) -> Refusal | None:
    """RI-INVOC-110 to RI-INVOC-130, for who has priority."""
    if it.controller != seat:
        return NOT_YOURS
    if not usable(it):
        return UNUSABLE_ONE
    if not s.players[seat].awake:
        return ASLEEP
    if it.level < level:
        return LEVEL_TOO_LOW
    if s.used and f"{s.token(it.card.number)}:skill_{level}" in s.used:
        return SKILL_USED
    return refuses_skill_again(s, seat, it, level)


def refuses_skill_again(s: Rise, seat: int, it: Piece, level: int) -> Refusal | None:
    """What also stands in the way of reactivating it: its point is due again."""
    if not it.points:
        return NO_POINTS
    key = f"skill_{level}"
    if not affordable(s, seat, it.printed.prices[key]):
        return LIFE_TOO_DEAR
    return refuses_now(s, seat, it.card.number, it.printed, key)


def activated_skill(s: Rise, seat: int, it: Piece, level: int) -> FlowOf[Element]:
    key = f"skill_{level}"
    number = it.card.number
    me = Me(seat, number, s.token(number), it.printed, key)
    effect = effect_at(me)
    yield from pay_costs(s, me, effect)
    spend_point(s, it)
    yield from pay_price(s, seat, it.printed.prices[key], number)
    me.value = toss_for(s, seat, effect)
    return element_of(me, payer=number)


def activate_skill(s: Rise, seat: int, it: Piece, level: int) -> Flow:
    s.used.append(f"{s.token(it.card.number)}:skill_{level}")
    push(s, (yield from activated_skill(s, seat, it, level)))


# Activated Effects

_GIVEN: Final = ("assimilation", "explosion")  # aptitudes that are activated Effects


def effect_keys(s: Rise, it: Piece) -> list[str]:
    """The keys of the Effects that its player may activate: its own, and those that aptitudes give."""
    return effects_given(it, aptitudes(s, it))


def effects_given(it: Piece, mine: tuple[str, ...]) -> list[str]:
    """The same, where the aptitudes that work now are known."""
    found = keys_of(it, "activated") if "activated" in it.hooks else []
    for one in _GIVEN:
        if one in mine:
            found = [*found, f"kw:{one}"]
    return found


def refuses_effect(s: Rise, seat: int, it: Piece, key: str) -> Refusal | None:
    """RI-EFFECT-070: once a turn, unless it asks for a charge."""
    if it.controller != seat:
        return NOT_YOURS
    if it.charges and inactive(s, it):
        return INACTIVE_CARD
    number = it.card.number
    if s.used and f"{s.token(number)}:{key}" in s.used and not spends(it.printed.effect(key)):
        return EFFECT_USED
    return refuses_now(s, seat, number, it.printed, key)


def spends(effect: Effect) -> bool:
    """Whether a charge is its price."""
    return any(isinstance(cost, SpendsCharge) for cost in effect.costs)


def activate_effect(s: Rise, seat: int, it: Piece, key: str) -> Flow:
    number = it.card.number
    me = Me(seat, number, s.token(number), it.printed, key)
    s.used.append(f"{me.token}:{key}")
    yield from pay_costs(s, me, effect_at(me))
    push(s, element_of(me))


class SpendsCharge(Cost):
    """*by spending a … charge*."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        def has_one(s: Rise, me: Me) -> bool:
            it = s.aimed(me.token)
            return it is not None and any(one.kind == kind for one in it.charges)

        def spend(s: Rise, me: Me) -> None:
            it = s.aimed(me.token)
            if it is not None:
                spend_charge(s, it, kind)

        super().__init__(has_one, spend)
        self.kind = kind


# Ether


def exchange(s: Rise, seat: int, word: str) -> None:
    """RI-ETHER-020 to RI-ETHER-050: spent at once; what it is for was said, and waits on the stack."""
    gain_ether(s, seat, -EXCHANGE)
    invoker = s.players[seat].invokers[0].card
    push(s, Element(invoker.number, word, (), seat, s.token(invoker.number), invoker.proto))


def action_result(s: Rise, element: Element) -> HadResult:
    """RI-ACTION-070: what an Action had as its resolution starts."""
    return HadResult(None, element.by, int(succeeds(element.value)), element.token)
