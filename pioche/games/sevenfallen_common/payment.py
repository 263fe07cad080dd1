"""Paying EC out of several reserves, as the player likes."""

from __future__ import annotations

from collections.abc import Sequence

from pioche.engine.choice import NUMBER, Ask, which, which_of
from pioche.engine.flow import FlowOf
from pioche.games.sevenfallen_common.table import Battlefield, Piece


def purse(sources: Sequence[Piece]) -> int:
    """All that these sources hold."""
    total = 0
    for one in sources:
        total += one.ec
    return total


def split(
    s: Battlefield, seat: int, sources: Sequence[Piece], amount: int, verb: int, auto: int, source: int
) -> FlowOf[list[tuple[Piece, int]]]:
    """How much of `amount` comes from which source: `pay:17` takes all that 17 can give towards what is left,
    `pay:17.2` two of it; `auto` takes the rest in the order of the sources. Asked only where there is a choice."""
    shares: list[tuple[Piece, int]] = []
    able = [one for one in sources if one.ec > 0]
    left = amount
    while left > 0:
        if len(able) == 1 or purse(able) == left:
            break
        options = [auto]
        for one in able:
            most = min(one.ec, left)
            options.append(verb | one.card.number)
            for n in range(max(1, left - purse(able) + one.ec), most):  # the others must be able to give the rest
                options.append(which(verb | one.card.number, n))
        option = yield Ask(seat, "pay", options, source, "pay", {"left": left, "amount": amount})
        if option == auto:
            break
        one = s.must(option & NUMBER)
        share = which_of(option) or min(one.ec, left)
        shares.append((one, share))
        able = [other for other in able if other is not one]
        left -= share
    for one in able:
        share = min(one.ec, left)
        if share > 0:
            shares.append((one, share))
            left -= share
    return shares
