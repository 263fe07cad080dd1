"""How a hero rises: two identical cards of one rank for one of the next (SS-FAQA-010 to SS-FAQA-070)."""

from __future__ import annotations

from pioche.engine.cards import Card
from pioche.engine.flow import Flow
from pioche.engine.log import Seat, say
from pioche.games.saintseiya.rules.choose import choose
from pioche.games.saintseiya.rules.marks import destroy
from pioche.games.saintseiya.rules.terms import Me
from pioche.games.saintseiya.rules.zones import into_discard, into_hand, lift
from pioche.games.saintseiya.state import SaintSeiya, print_of


def may_rise(s: SaintSeiya, seat: int, hero: str, count: int) -> list[Card]:
    """The cards of the hero in hand of which `count` identical ones could be destroyed for a better one."""
    held: list[Card] = []
    counts = [0, 0, 0]
    for card in s.players[seat].hand:
        printed = print_of(card)
        if printed.step >= 0 and printed.hero == hero:
            held.append(card)
            counts[printed.step] += 1
    if max(counts) < count:
        return []
    able = [counts[step] >= count and _has_better(s, seat, hero, step) for step in range(3)]
    return [card for card in held if able[print_of(card).step]]


def _next_step(s: SaintSeiya, step: int) -> int:
    """One rank higher; two, while the Épopée says so."""
    return 2 if step == 0 and "direct_rank" in s.hooked else step + 1


def _has_better(s: SaintSeiya, seat: int, hero: str, step: int) -> bool:
    wanted = _next_step(s, step)
    for card in s.players[seat].aside:
        printed = print_of(card)
        if printed.step == wanted and printed.hero == hero:
            return True
    return False


def better(s: SaintSeiya, seat: int, hero: str, step: int) -> list[Card]:
    """The hero's cards set aside that are of the next rank."""
    wanted = _next_step(s, step)
    found: list[Card] = []
    for card in s.players[seat].aside:
        printed = print_of(card)
        if printed.step == wanted and printed.hero == hero:
            found.append(card)
    return found


def rise(s: SaintSeiya, me: Me, hero: str, count: int, *, to_hand: bool) -> Flow:
    """Destroy identical cards of a hero from the hand; if all were, one of the next rank joins the discard pile or the
    hand (SS-FAQA-030)."""
    seat = me.seat
    first = yield from choose(s, seat, may_rise(s, seat, hero, count), "destroy", me.number)
    if not first:
        return
    step = print_of(s.cards[first]).step
    destroyed = yield from destroy(s, seat, s.cards[first])
    for _ in range(count - 1):
        same = [one for one in may_rise(s, seat, hero, 1) if print_of(one).step == step]
        number = yield from choose(s, seat, same, "destroy", me.number)
        if number and not (yield from destroy(s, seat, s.cards[number])):
            destroyed = False
    if not destroyed:
        return
    chosen = yield from choose(s, seat, better(s, seat, hero, step), "gain", me.number)
    if chosen:
        new = s.cards[chosen]
        lift(s, seat, new)
        if s.log is not None:
            say(s, "gains", {"seat": Seat(seat), "card": new})
        (into_hand if to_hand else into_discard)(s, seat, new)
