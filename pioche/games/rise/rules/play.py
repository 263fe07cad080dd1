"""Playing a card: invoking, calling, higher levels, and how a card arrives (*Jouer une carte*, *Niveau Supérieur*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from pioche.engine.activate import able, carry_out, pay_costs
from pioche.engine.cards import Card
from pioche.engine.choice import DONE, NUMBER, Ask, which, which_of
from pioche.engine.effects import Me, Moment, effect_at, happened, keys_of
from pioche.engine.errors import Refusal
from pioche.engine.flow import Flow, FlowOf, run
from pioche.engine.lasting import add_hooks
from pioche.engine.log import Seat, say
from pioche.games.rise.rules.actions import toss_for
from pioche.games.rise.rules.life import gain_level, spend_point
from pioche.games.rise.rules.prices import affordable, pay_price, price_now
from pioche.games.rise.rules.resolve import RULES, settle, silenced
from pioche.games.rise.rules.stacks import awaited, cancel, element_of, push, push_later, tidy
from pioche.games.rise.rules.targets import Target, count_noted, count_targets
from pioche.games.rise.rules.terms import ACTION, PAYER
from pioche.games.rise.rules.traits import become, copy_of, morphed
from pioche.games.rise.rules.values import reaches, usable
from pioche.games.rise.rules.zones import equipment, put, take
from pioche.games.rise.state import (
    ARRIVED,
    COPY,
    DUPLICATE,
    OPEN,
    TILTED,
    TOKEN,
    WAS,
    Change,
    Element,
    Hold,
    Piece,
    Printed,
    Rise,
    print_of,
)

MOST_CARDS: Final = 100  # on a battlefield, once tokens are called to it
NOT_IN_HAND: Final = Refusal("RI-PLAY-080", "not-in-hand")
NOT_NOW: Final = Refusal("RI-PLAY-090", "not-now")
NO_POINT: Final = Refusal("RI-PLAY-080", "no-point")
NOT_TOGETHER: Final = Refusal("RI-PLAY-120", "not-together")
CONSTRAINED: Final = Refusal("RI-CONSTR-010", "constrained")
NO_TARGET: Final = Refusal("RI-STACK-090", "no-target")
NO_BEARER: Final = Refusal("RI-EQUIP-040", "no-bearer")
NOT_INVOKED: Final = Refusal("RI-LEVEL-020", "not-invoked")
ONE_LEVEL: Final = Refusal("RI-LVLZONE-020", "one-level")
LEVEL_NOT_NOW: Final = Refusal("RI-INVPH-040", "level-not-now")
NO_INVOKER: Final = Refusal("RI-LEVEL-060", "no-invoker")


class Played(Moment):
    """RI-PLAY-010: `it` was invoked or called by `seat`; `amount` is 1 where it came from a graveyard."""

    __slots__ = ()
    after: ClassVar[str] = "after_played"


# What can be invoked


def main_phase(s: Rise, seat: int) -> bool:
    """RI-INVPH-010: whether it is a player's own Invocation phase, with nothing on any stack."""
    return s.step == "main" and s.active == seat and s.stack is None


def refuses_invoke(s: Rise, seat: int, card: Card, points: int) -> Refusal | None:
    """Why a card of the hand cannot be invoked, for who has priority; `points`: so many Invocateurs are `ready`."""
    printed = print_of(card)
    if printed.type == "niveau-superieur":
        return NOT_INVOKED
    if not printed.imminent and not main_phase(s, seat):
        return NOT_NOW
    together = "ensemble" in printed.aptitudes
    if points < (2 if together else 1) and not is_free(s, seat, card):  # RI-PLAY-080, RI-PLAY-120
        return NOT_TOGETHER if together else NO_POINT
    return refuses_arrival(s, seat, card, printed)


def is_free(s: Rise, seat: int, card: Card) -> bool:
    """RI-PLAY-150: whether somebody lets it be invoked for free."""
    return free_by(s, seat, card) is not None


def free_by(s: Rise, seat: int, card: Card) -> Piece | None:
    if "free" not in s.hooked:
        return None
    for source in s.listeners("free"):
        if not isinstance(source, Piece) or source.controller != seat or f"{s.token(source.number)}:free" in s.used:
            continue
        if source.hooks["free"].run(s, source, seat, card):
            return source
    return None


def refuses_arrival(s: Rise, seat: int, card: Card, printed: Printed) -> Refusal | None:
    """RI-CONSTR-010, RI-PLAY-140: Contraintes, and whether its Effects can be put on the stack."""
    if "playable" in printed.hooks and not printed.hooks["playable"].run(s, seat):
        return CONSTRAINED
    return refuses_place(s, seat, card, printed)


def refuses_place(s: Rise, seat: int, card: Card, printed: Printed) -> Refusal | None:
    """RI-PLAY-140: whether what its Effects need cannot be named."""
    hooks = printed.hooks
    if not hooks:
        return None
    me = Me(seat, card.number, s.token(card.number), printed, "arrival")
    for cost in placing(printed):
        if not cost.possible(s, me):
            return NO_BEARER if "equips" in hooks else NO_TARGET
    return refuses_effects(s, seat, card, printed)


def refuses_effects(s: Rise, seat: int, card: Card, printed: Printed) -> Refusal | None:
    """RI-PLAY-140: whether its arrival Effects cannot be put on the stack."""
    for key in keys_of(printed, "arrival"):
        one = Me(seat, card.number, s.token(card.number), printed, key)
        if not able(s, one, effect_at(one)):
            return NO_TARGET
    return None


def placing(printed: Printed) -> list[Target]:
    """What is named for the card itself: what it equips (RI-EQUIP-060), what it copies (RI-MORPH-010)."""
    return [printed.hooks[hook].run for hook in ("equips", "morph") if hook in printed.hooks]  # type: ignore[misc]


# Invoking


def invoke(s: Rise, seat: int, card: Card) -> Flow:
    """RI-PLAY-020: targets, the Actions of an Imminente, the point; then the Invocation waits on the stack."""
    take(s, card)
    put(s, card, "aside")
    me = Me(seat, card.number, s.token(card.number), print_of(card), "invoke")
    yield from name_arrival(s, me)
    actions: list[Element] = []
    if not print_of(card).permanent:
        actions = yield from pick_actions(s, me)
    payer = yield from pay_point(s, seat, card)
    for n, one in enumerate(actions):
        actions[n] = yield from paid_action(s, one)
    push_bundle(s, element_of(me, payer=payer), actions)


def push_bundle(s: Rise, invocation: Element, actions: Sequence[Element]) -> None:
    """RI-IMM-060: its Effects come first, then its Actions as they are printed; so these lie below."""
    for one in reversed(actions):
        push(s, one)
    push(s, invocation)


def name_arrival(s: Rise, me: Me) -> FlowOf[None]:
    """RI-PLAY-040: the targets of a card that arrives, and of its Effects, in their order."""
    printed: Printed = me.proto  # type: ignore[assignment]
    for cost in placing(printed):
        yield from cost.name(s, me)
    for key in keys_of(printed, "arrival"):
        one = Me(me.seat, me.number, me.token, printed, key)
        yield from pay_costs(s, one, effect_at(one))
        me.aims += one.aims
        me.noted += one.noted


def pick_actions(s: Rise, me: Me) -> FlowOf[list[Element]]:
    """RI-IMM-030: any number of its Actions, now or never; their targets are named now."""
    printed: Printed = me.proto  # type: ignore[assignment]
    picked: list[Element] = []
    left = list(printed.actions)
    spent = 0
    while left:
        options: list[int] = []
        for key in left:
            one = Me(me.seat, me.number, me.token, printed, key)
            price = price_now(s, None, printed, key, me.seat)
            if affordable(s, me.seat, price, spent) and able(s, one, effect_at(one)) and not silenced(s, me.seat):
                options.append(which(ACTION | me.number, printed.actions.index(key) + 1))
        if not options:
            break
        option = yield Ask(me.seat, "actions", [*options, DONE], me.number, "pick-actions")
        if option == DONE:
            break
        key = printed.actions[which_of(option) - 1]
        left = left[left.index(key) + 1 :]
        one = Me(me.seat, me.number, me.token, printed, key)
        yield from pay_costs(s, one, effect_at(one))
        spent += price_now(s, None, printed, key, me.seat).coins
        picked.append(element_of(one))
    return picked


def paid_action(s: Rise, one: Element) -> FlowOf[Element]:
    """RI-STACK-100: the price, then the coin."""
    printed: Printed = one.proto  # type: ignore[assignment]
    yield from pay_price(s, one.by, price_now(s, None, printed, one.ability, one.by), one.source)
    s.used.append(f"{one.token}:{one.ability}")
    return one.replace(value=toss_for(s, one.by, effect_at(Me(one.by, one.source, one.token, printed, one.ability))))


def pay_point(s: Rise, seat: int, card: Card) -> FlowOf[int]:
    """RI-PLAY-130: whoever of the two its player likes; RI-PLAY-120: both for Ensemble. The one who has paid alone,
    or 0."""
    able = [one for one in s.players[seat].invokers if one.points and usable(one)]
    source = free_by(s, seat, card)
    if "ensemble" in print_of(card).aptitudes and source is None:
        for one in able:
            spend_point(s, one)
        return 0
    options = [PAYER | one.card.number for one in able]
    if source is not None:
        options.insert(0, PAYER | source.card.number)
    option = options[0]
    if len(options) > 1:
        option = yield Ask(seat, "payer", options, card.number, "payer")
    if source is not None and option & NUMBER == source.card.number:
        s.used.append(f"{s.token(source.card.number)}:free")
        return 0
    one = s.must(option & NUMBER)
    spend_point(s, one)
    return one.card.number


# Calling


def call(s: Rise, me: Me, cards: Sequence[Card], flags: int = 0, original: int = 0) -> bool:
    """RI-CALL-010, RI-XSTACK-050: cards are called onto the battlefield of `me`'s player, in one stack of their own.
    Whether any is."""
    elements = [
        Element(
            *(card.number, "call", (), me.seat, s.token(card.number), card.proto),
            about=(flags, original),
            waits=True,
        )
        for card in cards
        if print_of(card).permanent and "ensemble" not in print_of(card).aptitudes
    ]
    if elements:
        push_later(s, elements)
    return bool(elements)


def token_card(s: Rise, seat: int, printed: Printed, taken: Sequence[Card] = ()) -> Card:
    """RI-CALL-030, RI-GLO-380: a card from outside the game, owned by who creates it."""
    for card in s.gone:
        if card.proto is printed and card.owner == seat and card not in taken and not awaited(s, card.number):
            return card
    card = Card(len(s.cards), printed, seat)
    s.cards = (*s.cards, card)
    s.gone.append(card)
    return card


def room_for_tokens(s: Rise, seat: int) -> int:
    """How many more tokens a player may have: RULING, a battlefield with a hundred cards takes none."""
    return max(0, MOST_CARDS - len(s.players[seat].field))


def call_tokens(s: Rise, me: Me, prints: Sequence[Printed], flags: int = 0, original: int = 0) -> bool:
    """RI-TOKEN-030: cards from outside the game are called."""
    cards: list[Card] = []
    for printed in prints[: room_for_tokens(s, me.seat)]:
        cards.append(token_card(s, me.seat, printed, cards))
    return call(s, me, cards, flags | TOKEN, original)


# Stacks that open


def open_element(s: Rise, element: Element) -> FlowOf[Element | None]:
    """RI-PLAY-100, RI-MORPH-050: as its stack opens, what arrives is aimed. None: it cannot arrive, and stays where it
    was."""
    card = s.cards[element.source]
    printed: Printed = element.proto  # type: ignore[assignment]
    played = element.ability == "call" and not element.about[0] & DUPLICATE  # RI-PLAY-010: invoked or called
    refuses = refuses_arrival if played else refuses_place
    if not s.same(element.token) or refuses(s, element.by, card, printed) is not None:
        return None
    if element.ability == "call" and element.about[0] & DUPLICATE and has_duplicate(s, element.about[1]):
        return None  # another one has arrived in the meantime
    me = Me(element.by, element.source, element.token, printed, element.ability, element.about)
    yield from name_arrival(s, me)
    return element_of(me).numbered(element.serial, element.chain)


def open_invocation(s: Rise, element: Element) -> FlowOf[Element | None]:
    """RI-PLAY-110: an Invocation made by an effect costs no point, but for Ensemble; where it cannot be, the card stays
    where it was. RI-IMM-100: with the Actions whose bits are set, for which nothing is paid."""
    card = s.cards[element.source]
    seat, printed = element.by, print_of(card)
    acts, free = element.about
    if not s.same(element.token) or refuses_arrival(s, seat, card, printed) is not None:
        return None
    if "ensemble" in printed.aptitudes:
        ready = [it for it in s.players[seat].invokers if usable(it) and (it.points or free)]
        if len(ready) < 2:
            return None
        if not free:
            for it in ready:
                spend_point(s, it)
    take(s, card)
    put(s, card, "aside")
    me = Me(seat, card.number, s.token(card.number), printed, "invoke", element.about)
    yield from name_arrival(s, me)
    below: list[Element] = []
    for n, key in enumerate(printed.actions):
        if acts >> n & 1:
            one = Me(seat, card.number, me.token, printed, key)
            effect = effect_at(one)
            if able(s, one, effect):
                yield from pay_costs(s, one, effect)
                one.value = toss_for(s, seat, effect)
                s.used.append(f"{me.token}:{key}")
                s.serial += 1
                below.append(element_of(one).replace(serial=s.serial))
    assert s.stack is not None
    s.stack.items[:0] = reversed(below)
    return element_of(me).numbered(element.serial, element.chain)


# Arriving


def arrive(s: Rise, element: Element) -> Flow:
    """RI-PLAY-030: the card enters the battlefield, and its arrival Effects are applied from top to bottom."""
    card = s.cards[element.source]
    printed: Printed = element.proto  # type: ignore[assignment]
    if not s.same(element.token):
        return
    me = Me(element.by, element.source, element.token, printed, "arrival")
    me.noted = list(element.noted)
    groups = [list(group) for group in element.aims]
    if printed.permanent:
        it = yield from enter(s, element, groups)
        if it is None:
            return
        me.token = s.token(card.number)
        if it.printed is not printed:  # RI-MORPH-050: those of the copied card, in a stack of their own
            later_arrival(s, it)
            return
    elif s.log is not None:
        say(s, "resolves", {"card": card})
    yield from arrival_effects(s, me, groups)


def arrival_effects(s: Rise, me: Me, groups: list[list[int]]) -> Flow:
    """One by one, each on what was named for it, with the numbers that were noted for it."""
    noted = me.noted
    for key in keys_of(me.proto, "arrival"):
        one = Me(me.seat, me.number, me.token, me.proto, key)
        effect = effect_at(one)
        count = count_targets(effect)
        one.aims = groups[:count]
        groups = groups[count:]
        count = count_noted(effect)
        one.noted = noted[:count]
        noted = noted[count:]
        yield from carry_out(s, RULES, one, s.chain)
        if s.over():
            return


def enter(s: Rise, element: Element, groups: list[list[int]]) -> FlowOf[Piece | None]:
    """The card lies on the battlefield; None where it has nowhere to be (RI-EQUIP-060)."""
    card = s.cards[element.source]
    printed = print_of(card)
    flags, original = (*element.about, 0, 0)[:2] if element.ability == "call" else (0, 0)
    from_graveyard = any(card in player.graveyard for player in s.players)
    host = copied = 0
    if "equips" in printed.hooks:
        host = groups.pop(0)[0]
        if not fits_bearer(s, host):
            if card in s.aside:
                tidy(s)
            return None
        host &= NUMBER
    if "morph" in printed.hooks:
        copied = groups.pop(0)[0]
    take(s, card)
    s.moved(card.number)
    it = Piece(card, element.by, printed, flags=ARRIVED | flags, host=host, original=original)
    if card.owner != element.by:
        it.holds.append(Hold(element.by))
    if "arrives_open" in printed.hooks:
        it.flags |= OPEN | TILTED
    s.players[element.by].field.append(it)
    add_hooks(s, it.hooks)
    s.rearranged()
    s.unsettled = True
    if s.log is not None:
        say(s, "called" if element.ability == "call" else "arrives", {"seat": Seat(element.by), "card": card})
    if copied:
        model = s.aimed(copied)
        if model is not None:
            become(s, it, morphed(model.printed, printed))
            it.flags |= COPY
    if "after_played" in s.hooked and not flags & DUPLICATE:
        happened(s, Played(it, element.by, int(from_graveyard)))
    yield from run(settle(s))
    return it if s.stands(it) else None


def fits_bearer(s: Rise, token: int) -> bool:
    """RI-EQUIP-040: whether what was named can still be equipped."""
    it = s.aimed(token)
    if it is None or (it.invoker and it.life <= 0):
        return False
    return not it.invoker or not equipment(s, it)


def later_arrival(s: Rise, it: Piece) -> None:
    """RI-MORPH-050, RI-EFFECT-030: the arrival Effects of a copy wait in a stack of their own; where they cannot be put
    there, the copy is lost."""
    number = it.card.number
    if not keys_of(it.printed, "arrival"):
        return
    if refuses_effects(s, it.controller, it.card, it.printed) is not None:
        become(s, it, print_of(it.card))
        return
    push_later(s, [Element(number, "copied", (), it.controller, s.token(number), it.printed, waits=True)])


def copy_card(s: Rise, me: Me, it: Piece, model: Piece, until: str = "") -> bool:
    """RI-GLO-180, RI-EFFECT-030: a card in play copies another one, and the arrival Effects of that wait in a stack of
    their own; RI-PLAY-140: not where they cannot. Whether it does."""
    printed = copy_of(model.printed)
    if not reaches(s, me, it) or refuses_effects(s, it.controller, it.card, printed) is not None:
        return False
    it.changes.append(Change(WAS, it.printed.id + it.printed.mark, until))
    become(s, it, printed)
    if s.log is not None:
        say(s, "copies", {"card": it.card, "other": model.card})
    later_arrival(s, it)
    return True


# Duplicating


def refuses_duplicate(s: Rise, it: Piece) -> bool:
    """RI-DUP-050: whether a duplicate of it is in play."""
    return has_duplicate(s, s.token(it.card.number))


def has_duplicate(s: Rise, token: int) -> bool:
    return any(one.original == token for player in s.players for one in player.field)


def may_duplicate(s: Rise, it: Piece) -> bool:
    """RI-DUP-040: whether it is a valid target of a Duplication."""
    return not it.flags & (DUPLICATE | COPY) and not it.printed.mark and not refuses_duplicate(s, it)


def duplicate(s: Rise, me: Me, its: Sequence[Piece], *, clonage: bool = False) -> bool:
    """RI-DUP-010, RI-DUP-080: tokens of these cards as they are printed, in one stack. RI-DUP-020: of a duplicate by
    Clonage only. Whether any is made."""
    elements: list[Element] = []
    cards: list[Card] = []
    room = room_for_tokens(s, me.seat)
    for it in its:
        if len(cards) == room or refuses_duplicate(s, it) or (it.flags & DUPLICATE and not clonage):
            continue
        card = token_card(s, me.seat, print_of(it.card), cards)
        cards.append(card)
        about = (TOKEN | DUPLICATE, s.token(it.card.number))
        elements.append(
            Element(card.number, "call", (), me.seat, s.token(card.number), card.proto, about=about, waits=True)
        )
    if elements:
        push_later(s, elements)
    return bool(elements)


# Higher levels


def refuses_level(s: Rise, seat: int, card: Card) -> Refusal | None:
    """RI-LEVEL-040, RI-LVLZONE-020."""
    if not main_phase(s, seat):
        return LEVEL_NOT_NOW
    if s.players[seat].levelled:
        return ONE_LEVEL
    return None if any(one.life > 0 for one in s.players[seat].invokers) else NO_INVOKER


def play_level(s: Rise, seat: int, card: Card) -> Flow:
    """RI-LEVEL-020, RI-LEVEL-030: it joins an Invocateur's zone and the level is gained at once; its Effect is
    stacked, where it can be."""
    able_ones = [one for one in s.players[seat].invokers if one.life > 0]
    it = able_ones[0]
    if len(able_ones) > 1:
        option = yield Ask(seat, "level", [PAYER | one.card.number for one in able_ones], card.number, "level-on")
        it = s.must(option & NUMBER)
    take(s, card)
    s.moved(card.number)
    it.levels.append(card)
    s.players[seat].levelled = True
    if s.log is not None:
        say(s, "levels", {"seat": Seat(seat), "card": it.card, "level": card})
    printed = print_of(card)
    for _ in range(printed.gives):
        gain_level(s, it)
    for key in keys_of(printed, "arrival"):
        me = Me(seat, card.number, s.token(card.number), printed, key)
        effect = effect_at(me)
        if able(s, me, effect):
            yield from pay_costs(s, me, effect)
            push(s, element_of(me))


# From the library


def invoke_found(s: Rise, me: Me, card: Card, acts: int = 0, *, free: bool = False) -> None:
    """RI-PLAY-100: a card that an effect names is invoked once this stack is done; until then it stays where it is.
    `acts`: a bit for each of its Actions that is activated with it. `free`: without the points of Ensemble too."""
    about = (acts, int(free))
    push_later(
        s, [Element(card.number, "invoke", (), me.seat, s.token(card.number), card.proto, about=about, waits=True)]
    )


def mirror(s: Rise, me: Me, element: Element) -> bool:
    """RI-IMM-050, RI-IMM-100: an Invocation is cancelled, and `me` invokes the same card with the same Actions. Whether
    it still was on the stack."""
    card = s.cards[element.source]
    acts = sum([1 << n for n, key in enumerate(print_of(card).actions) if f"{element.token}:{key}" in s.used])
    if not cancel(s, element):
        return False
    invoke_found(s, me, card, acts, free=True)
    return True
