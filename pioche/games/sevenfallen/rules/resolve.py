"""Resolving: an effect happens, or is cancelled, and what comes after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pioche.engine.flow import Flow, run
from pioche.engine.log import say
from pioche.engine.stack import StackItem, StackRules
from pioche.games.sevenfallen.rules.able import holds
from pioche.games.sevenfallen.rules.effects import effect_at
from pioche.games.sevenfallen.rules.values import shift
from pioche.games.sevenfallen.state import Due, Entry, Me, SevenFallen


def me_again(entry: Entry) -> Me:
    """Who speaks as an effect resolves."""
    me = Me(entry.by, entry.source, entry.token, entry.proto, entry.ability, entry.about)
    me.aims = [list(group) for group in entry.aims]
    me.value = entry.value
    me.shielded = list(entry.shielded)
    return me


def carry_out(s: SevenFallen, me: Me, chain: tuple[str, ...]) -> Flow:
    """The effect happens, or is cancelled."""
    effect = effect_at(me)
    if not holds(s, me, effect):
        if s.log is not None:
            say(s, "cancelled", {"card": s.cards[me.number]})
        after_resolving(s)
        return
    before = s.chain
    s.chain = chain
    s.resolving = True
    for part in effect.parts:
        yield from run(part.do(s, me))
        if s.over():
            return
    s.resolving = False
    after_resolving(s)
    shift(s)
    if s.shaken:
        yield from settle_later(s)
    s.chain = before


def after_resolving(s: SevenFallen) -> None:
    """SF-PRIO-040, SF-CONT-070: priority is the active player's again, in a Contemplation too."""
    s.priority = s.active
    s.passes = 0
    if s.stack is not None:
        s.stack.priority = s.active


def go_home(s: SevenFallen, number: int) -> None:
    """To its owner's Purgatoire, or Pandémonium, once none of its Derniers souffles waits any more."""
    card = s.cards[number]
    owner = s.players[card.owner]
    for host in s.players:
        if host is owner:
            continue
        for there, home in ((host.purgatory, owner.purgatory), (host.pandemonium, owner.pandemonium)):
            if card in there and not breathes(s, number):
                there.remove(card)
                home.append(card)
                s.moved(number)


def breathes(s: SevenFallen, number: int) -> bool:
    """Whether a Dernier souffle of this card waits."""
    items = s.stack.items if s.stack is not None else []
    return any(item.source == number and is_breath(item.ability) for item in items)


def is_breath(key: str) -> bool:
    """Whether this is the key of a Dernier souffle, of the card's own or given to it."""
    return key.startswith("dernier_souffle") or ":dernier_souffle" in key


def breathless(s: SevenFallen, due: list[Due]) -> None:
    """SF-LEX-140: guests whose Derniers souffles were not activated, or have resolved at once, go home too."""
    for one in due:
        if is_breath(one.me.key):
            go_home(s, one.me.number)


def resolve_now(s: SevenFallen, me: Me) -> Flow:
    """Without a stack, and without an answer."""
    return carry_out(s, me, s.chain)


def resolve_entry(s: SevenFallen, item: StackItem) -> Flow:
    assert isinstance(item, Entry)
    flow = carry_out(s, me_again(item), item.chain)
    return _breathe_last(s, item, flow) if is_breath(item.ability) else flow


def _breathe_last(s: SevenFallen, item: Entry, flow: Flow) -> Flow:
    """SF-LEX-140: a guest that has breathed its last goes to its owner's Purgatoire."""
    yield from flow
    go_home(s, item.source)


STACK: Final = StackRules(adder_keeps=True, one_at_a_time=True, resolve=resolve_entry)

# What comes after each effect is settled by a chapter that needs this one; it puts itself in here.
_settle: list[Callable[[SevenFallen], Flow]] = []


def settles(settle: Callable[[SevenFallen], Flow]) -> Callable[[SevenFallen], Flow]:
    """Mark what settles the table after an effect."""
    _settle.append(settle)
    return settle


def settle_later(s: SevenFallen) -> Flow:
    return _settle[0](s)
