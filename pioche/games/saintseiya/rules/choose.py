"""Who chooses, and what Hilda chooses (SS-DIE-080 to SS-DIE-100, SS-SOLOX-060 to SS-SOLOX-090, SS-SOLOX-220)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.engine.cards import Card
from pioche.engine.choice import NO, YES, Ask
from pioche.engine.flow import FlowOf, pick, pick_seat, pick_several
from pioche.engine.seats import in_turn_order, opponents
from pioche.games.saintseiya.rules.terms import Me
from pioche.games.saintseiya.state import Piece, Printed, SaintSeiya, print_of

# Chosen by PV; what is discarded, by strength alone.
LOSSES: Final = ("wound", "freeze", "destroy", "shuffle", "mark", "give")


def printed_of(thing: Card | Piece) -> Printed:
    return thing.printed if isinstance(thing, Piece) else print_of(thing)


def choose(
    s: SaintSeiya,
    seat: int,
    things: Sequence[Card | Piece],
    deed: str,
    source: int = 0,
    *,
    may: bool = False,
    whose: int = -1,
) -> FlowOf[int]:
    """One of `things` by number, or 0: there is none, or `seat` may decline and does. `deed` is the prompt: what will
    happen to it. `whose` cards they are, if not the chooser's own."""
    if s.hilda(seat):
        return _hilda_chooses(s, seat, things, deed, source, may, whose)
    return pick(seat, things, deed, source, may=may)


def _hilda_chooses(
    s: SaintSeiya, seat: int, things: Sequence[Card | Piece], deed: str, source: int, may: bool, whose: int
) -> FlowOf[int]:
    if not things or (may and not _applies(s, source)):  # SS-SOLOX-220
        return 0
    things = _hilda_prefers(s, seat, things, deed, whose)
    if len(things) == 1:
        return things[0].number
    return (yield from pick(0, things, deed, source))  # a tie: the player chooses


def choose_several(
    s: SaintSeiya, seat: int, things: Sequence[Card | Piece], deed: str, source: int, count: int, *, least: int = -1
) -> FlowOf[list[int]]:
    """`count` different ones, as far as there are any; where `least` is given, one may stop from then on."""
    if least < 0:
        least = count
    if not s.hilda(seat):
        return (yield from pick_several(seat, things, deed, source, least=least, most=count))
    chosen: list[int] = []
    while len(chosen) < min(least, len(things)):  # as few as she must
        left = [thing for thing in things if thing.number not in chosen]
        chosen.append((yield from choose(s, seat, left, deed, source)))
    return chosen


def _applies(s: SaintSeiya, source: int) -> bool:
    """SS-EXPT-080: of a card that she had to discard Hilda uses the whole effect, also what it only allows."""
    return source != 0 and source == s.applying


def _hilda_prefers(
    s: SaintSeiya, seat: int, things: Sequence[Card | Piece], deed: str, whose: int
) -> Sequence[Card | Piece]:
    """SS-SOLOX-060 to SS-SOLOX-090: where she could harm either, she harms the player."""
    if whose < 0 and (deed in LOSSES or deed == "discard"):
        struck = [thing for thing in things if not holds(s, seat, thing)]
        if struck:
            return preferred(struck, deed, own=False)
    return preferred(things, deed, own=whose in (-1, seat))


def holds(s: SaintSeiya, seat: int, thing: Card | Piece) -> bool:
    """Whether a card is with this player."""
    if isinstance(thing, Piece):
        return thing.controller == seat
    player = s.players[seat]
    return any(thing in pile for pile in (player.hand, player.discard, player.destroyed, player.aside))


def preferred(things: Sequence[Card | Piece], deed: str, *, own: bool) -> list[Card | Piece]:
    """What Hilda would take of these: those that are best for her, all equal to her."""
    values = []
    for thing in things:
        printed = printed_of(thing)
        strength = printed.force + printed.cosmos
        values.append((0, strength) if deed == "discard" else (printed.vp, strength))
    least = own and (deed in LOSSES or deed == "discard")
    best = min(values) if least else max(values)
    return [thing for thing, value in zip(things, values, strict=True) if value == best]


def wants(s: SaintSeiya, seat: int, prompt: str, source: int) -> FlowOf[bool]:
    """Yes or no; Hilda declines what she may decline."""
    if s.hilda(seat):
        return _applies(s, source)
    option = yield Ask(seat, "confirm", [YES, NO], source, prompt)
    return option == YES


def choose_seat(s: SaintSeiya, seat: int, seats: Sequence[int], source: int) -> FlowOf[int]:
    """One of `seats`, or -1. Where there is only one, nobody is asked."""
    if not seats:
        return -1
    if len(seats) == 1:
        return seats[0]
    if s.hilda(seat):  # SS-EXPT-080: she harms the player, who is active and comes first
        return seats[0]
    return (yield from pick_seat(seat, seats, "player", source))


def everyone(s: SaintSeiya) -> tuple[int, ...]:
    """SS-EFX-140: the active player first, then in turn order."""
    return in_turn_order(s)


def others(s: SaintSeiya, me: Me) -> list[int]:
    """SS-EFX-180: the opponents of whoever uses the card, in turn order from the active player."""
    foes = opponents(s, me.seat)
    return [seat for seat in everyone(s) if seat in foes]


def sufferers(s: SaintSeiya) -> list[int]:
    """Whom an exit effect concerns: all but Hilda (SS-SOLOX-020) and whom Robe Divine Eta spares."""
    return [seat for seat in everyone(s) if not s.hilda(seat) and seat != s.spared]
