"""How a hero rises: two identical cards of one rank for one of the next (SS-FAQA-010 to SS-FAQA-070)."""

from __future__ import annotations

from pioche.engine.cards import Card
from pioche.engine.flow import Flow
from pioche.engine.log import Seat, say
from pioche.games.saintseiya.rules.choose import choose
from pioche.games.saintseiya.rules.marks import destroy
from pioche.games.saintseiya.rules.terms import Me
from pioche.games.saintseiya.rules.zones import into_discard, into_hand, lift
from pioche.games.saintseiya.state import CHARACTER, COMMON, TRANSCENDED, UNCOMMON, Printed, SaintSeiya, print_of


def step_of(printed: Printed) -> int:
    """The rank of a hero's card on the way up: a card of two ranks counts as the higher (SS-FAQA-070)."""
    return 2 if printed.ranks & UNCOMMON else 1 if printed.ranks & COMMON else 0


def _climbs(printed: Printed, hero: str) -> bool:
    return printed.hero == hero and bool(printed.kinds & CHARACTER) and not printed.kinds & TRANSCENDED


def may_rise(s: SaintSeiya, seat: int, hero: str, count: int) -> list[Card]:
    """The cards of the hero in hand of which `count` identical ones could be destroyed for a better one."""
    held: list[Card] = []
    counts = [0, 0, 0]
    for card in s.players[seat].hand:
        printed = print_of(card)
        if _climbs(printed, hero):
            held.append(card)
            counts[step_of(printed)] += 1
    able = [counts[step] >= count and _has_better(s, seat, hero, step) for step in range(3)]
    return [card for card in held if able[step_of(print_of(card))]]


def _next_step(s: SaintSeiya, step: int) -> int:
    """One rank higher; two, while the Épopée says so."""
    return 2 if step == 0 and "direct_rank" in s.heard else step + 1


def _has_better(s: SaintSeiya, seat: int, hero: str, step: int) -> bool:
    wanted = _next_step(s, step)
    for card in s.players[seat].aside:
        printed = print_of(card)
        if step_of(printed) == wanted and _climbs(printed, hero):
            return True
    return False


def better(s: SaintSeiya, seat: int, hero: str, step: int) -> list[Card]:
    """The hero's cards set aside that are of the next rank."""
    wanted = _next_step(s, step)
    found: list[Card] = []
    for card in s.players[seat].aside:
        printed = print_of(card)
        if step_of(printed) == wanted and _climbs(printed, hero):
            found.append(card)
    return found


def rise(s: SaintSeiya, me: Me, hero: str, count: int, *, to_hand: bool) -> Flow:
    """Destroy identical cards of a hero from the hand; one of the next rank joins the discard pile or the hand."""
    seat = me.seat
    first = yield from choose(s, seat, may_rise(s, seat, hero, count), "destroy", me.number)
    if not first:
        return
    step = step_of(print_of(s.cards[first]))
    yield from destroy(s, seat, s.cards[first])
    for _ in range(count - 1):
        same = [one for one in may_rise(s, seat, hero, 1) if step_of(print_of(one)) == step]
        number = yield from choose(s, seat, same, "destroy", me.number)
        if number:
            yield from destroy(s, seat, s.cards[number])
    chosen = yield from choose(s, seat, better(s, seat, hero, step), "gain", me.number)
    if chosen:
        new = s.cards[chosen]
        lift(s, seat, new)
        if s.log is not None:
            say(s, "gains", {"seat": Seat(seat), "card": new})
        (into_hand if to_hand else into_discard)(s, seat, new)
