"""A player leaves the game (*But d'une partie*, three players and more)."""

from __future__ import annotations

from typing import Final

from pioche.engine.lasting import end
from pioche.engine.log import Seat, say
from pioche.engine.seats import next_seat, playing
from pioche.engine.stack import Stack
from pioche.games.rise.rules.control import go_to_controller
from pioche.games.rise.rules.traits import ENDS
from pioche.games.rise.rules.zones import lift, put, unequip
from pioche.games.rise.state import Element, Rise

_DECIDES: Final = {"block": "to-block", "order": "to-order"}


def depart(s: Rise, seat: int) -> None:
    """RI-GOAL-080: what they own leaves from wherever it is, what they controlled goes home, attacks at them vanish,
    their elements leave the stack; if it was their turn, it ends at once."""
    if s.log is not None:
        say(s, "departs", {"seat": Seat(seat)})
    shorten_cycles(s, seat)
    player = s.players[seat]
    for other in s.players:
        for it in other.field.copy():
            if it.card.owner == seat:
                unequip(s, it)
                if s.stands(it):
                    lift(s, it)
                    put(s, it.card, "gone")
                    for card in it.under:
                        put(s, card, "gone")
            elif any(hold.seat == seat for hold in it.holds):
                it.holds = [hold for hold in it.holds if hold.seat != seat]
                go_to_controller(s, it)
    for it in player.invokers:
        unequip(s, it)
        it.life = 0
        it.charges, it.ills, it.changes = [], [], []
    for pile in (player.hand, player.library, player.graveyard, player.exclusion):
        for card in pile.copy():
            pile.remove(card)
            s.seen.pop(card.number, None)
            put(s, card, "gone")
    for card in s.aside.copy():
        if card.owner == seat:
            s.aside.remove(card)
            put(s, card, "gone")
    s.vanishing = [number for number in s.vanishing if s.cards[number].owner != seat]
    for effect in s.lasting.copy():
        if effect.by == seat:
            end(s, effect)
    s.attacks = [one for one in s.attacks if one[1] != seat]
    s.fights = [one for one in s.fights if one[1] != seat]
    s.declared = [one for one in s.declared if one[1] != seat]
    held = s.stack is not None and bool(s.stack.items)
    remove_elements(s, seat)
    if s.step == "mulligan":
        leave_setup(s, seat)
    elif s.active == seat:
        end_turn_at_once(s)
    elif s.deciding == seat and s.step in _DECIDES:  # who comes after them decides
        s.step = _DECIDES[s.step]
        s.blocker = 0
    if s.stack is not None and not s.stack.resolving and not s.stack.items and (held or s.active == seat):
        s.stack = s.waiting.pop(0) if s.waiting else None
    s.rearranged()
    s.unsettled = True


def remove_elements(s: Rise, seat: int) -> None:
    """Their elements leave every stack; whoever is next has priority in their stead."""

    def stays(one: Element) -> bool:
        return one.by != seat and s.cards[one.source].owner != seat

    for stack in [*([s.stack] if s.stack is not None else []), *s.waiting]:
        stack.items[:] = [one for one in stack.items if stays(one)]  # type: ignore[arg-type]
        if has_passed(s, stack, seat):
            stack.passes -= 1
        if stack.priority == seat:
            stack.priority = next_seat(s, seat)
    s.waiting = [stack for stack in s.waiting if stack.items]
    s.pending = [one for one in s.pending if stays(one)]
    s.offers = [one for one in s.offers if stays(one)]


def has_passed(s: Rise, stack: Stack, seat: int) -> bool:
    """RI-PRIO-050: whether a player who leaves is among those who have passed in a row."""
    order = [one for one in range(len(s.teams)) if one == seat or not s.out >> one & 1]
    return 0 < (order.index(stack.priority) - order.index(seat)) % len(order) <= stack.passes


def leave_setup(s: Rise, seat: int) -> None:
    """RI-SETUP-120: the next player decides on a mulligan; where the first one left, the next is the first."""
    following = next_seat(s, seat)
    if s.first == seat:
        s.first = s.active = following
        s.deciding = following if s.deciding == seat else s.deciding
    elif s.deciding == seat:
        s.deciding = following
        if following == s.first:
            s.step = "begin"


def end_turn_at_once(s: Rise) -> None:
    """Nothing more happens in this turn."""
    if s.stack is not None:
        s.stack.items[:] = []
    s.waiting = []
    s.pending = []
    s.step = "pass"


def shorten_cycles(s: Rise, seat: int) -> None:
    """RI-GLO-235: the turns that a leaving player still had in a duration are dropped from it."""
    count = len(s.teams)
    order = [
        one % count for one in range(s.active, s.active + count) if not s.out >> one % count & 1 or one % count == seat
    ]
    at = order.index(seat)
    players = playing(s) + 1
    for player in s.players:
        for it in (*player.field, *player.invokers):
            if any(one.until == ENDS for one in it.charges):
                it.charges = [
                    one._replace(left=one.left - (one.left - 1 - at) // players - 1)
                    if one.until == ENDS and one.left > at
                    else one
                    for one in it.charges
                ]
