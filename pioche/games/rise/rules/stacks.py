"""The stack and the stacks that wait (*La Pile de résolution*, *Piles additionnelles*)."""

from __future__ import annotations

from collections.abc import Sequence

from pioche.engine.effects import Me
from pioche.engine.log import Seat, say
from pioche.engine.stack import Stack, add, add_later
from pioche.engine.table import number_in
from pioche.games.rise.rules.resolve import RULES
from pioche.games.rise.rules.zones import put, take
from pioche.games.rise.state import Element, Rise


def element_of(me: Me, *, payer: int = 0, waits: bool = False) -> Element:
    """What `me` puts on the stack, as it was named, paid for and tossed."""
    aims = tuple([tuple(group) for group in me.aims])
    targets = tuple([number_in(token) for group in aims for token in group if token > 0])
    return Element(
        *(me.number, me.key, targets, me.seat, me.token, me.proto, aims, me.value, me.about),
        factor=me.factor,
        noted=tuple(me.noted),
        waits=waits,
        payer=payer,
        extra=me.extra,
    )


def push(s: Rise, element: Element) -> None:
    """RI-STACK-060: on top of the stack; priority is the next player's (RI-PRIO-030)."""
    s.serial += 1
    s.declined = False
    if element.payer and s.stack is not None:
        items = s.stack.items
        for n, one in enumerate(s.elements()):
            if one.payer == element.payer:  # RI-CASE-025: its last point is this one now
                items[n] = one.replace(payer=0)
    add(s, RULES, element.numbered(s.serial, (*s.chain, f"{element.source}:{element.ability}")[-24:]))
    if s.log is not None:
        say(s, "stacked", {"seat": Seat(element.by), "card": s.cards[element.source], "word": element.ability})


def push_for_game(s: Rise, element: Element, first: int) -> None:
    """RI-PRIO-080: what the game itself puts on a stack of its own; `first` has priority (RI-END-020)."""
    s.serial += 1
    s.declined = False
    s.stack = Stack([element.numbered(s.serial, element.chain)], first)


def push_later(s: Rise, elements: Sequence[Element]) -> None:
    """RI-XSTACK-050, RI-XSTACK-090: a stack of their own, once the one that resolves now is done."""
    items: list[Element] = []
    for element in elements:
        s.serial += 1
        items.append(element.numbered(s.serial, s.chain))
    add_later(s, items, s.first_asked())  # type: ignore[arg-type]


def cancel(s: Rise, element: Element) -> bool:
    """RI-GLO-050, RI-GLO-070: an element vanishes from the stack. What belongs to an Invocation goes with it, and the
    card to its owner's graveyard. Whether it was still there."""
    stack = s.stack
    if stack is None or element not in stack.items:
        return False
    stack.items.remove(element)
    if s.log is not None:
        say(s, "cancels", {"card": s.cards[element.source], "word": element.ability})
    if element.ability == "invoke":
        drop_actions(s, element)
    tidy(s)
    return True


def drop_actions(s: Rise, invocation: Element) -> None:
    """RI-GLO-050, RI-CASE-020: the Actions of a card vanish with its Invocation."""
    stack = s.stack
    if stack is not None:
        stack.items[:] = [one for one in s.elements() if one.token != invocation.token]


def replace_element(s: Rise, element: Element, new: Element) -> None:
    """Another one takes its place on the stack."""
    stack = s.stack
    if stack is not None and element in stack.items:
        stack.items[stack.items.index(element)] = new


def awaited(s: Rise, number: int) -> bool:
    """Whether an element of some stack is of this card."""
    stacks = [s.stack, *s.waiting] if s.stack is not None else s.waiting
    for stack in stacks:
        for one in stack.items:
            if one.source == number:
                return True
    return any(one.source == number for one in s.offers)


def tidy(s: Rise) -> None:
    """RI-IMM-070, RI-REANIM-060: a card that was set aside and that no stack waits for any more goes to its owner's
    graveyard, or is removed where its rank is infinite and it was Destroyed."""
    for card in s.aside.copy():
        if not awaited(s, card.number):
            vanishes = card.number in s.vanishing
            take(s, card)
            put(s, card, "gone" if vanishes else "graveyard")
            if vanishes:
                s.vanishing.remove(card.number)
