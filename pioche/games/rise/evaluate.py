"""What a bot values in a position."""

from __future__ import annotations

from typing import Final

from pioche.engine.seats import opponents
from pioche.games.rise.rules.values import attack, defence, inactive, living
from pioche.games.rise.state import ATTACKS, TILTED, Piece, Rise

LIFE: Final = 3.0
ALIVE: Final = 14.0  # an Invocateur that lives
LEVEL: Final = 5.0


def evaluate(s: Rise, seat: int) -> float:
    """The Invocateurs first, then fighters, levels, cards and coins; against the strongest opponent."""
    foes = opponents(s, seat)
    if not foes:
        return _worth(s, seat)
    worths = [_worth(s, foe) for foe in foes]
    return _worth(s, seat) - max(worths) - 0.3 * (sum(worths) - max(worths))


def _worth(s: Rise, seat: int) -> float:
    player = s.players[seat]
    worth = 1.6 * len(player.hand) + 1.1 * player.coins + 0.45 * player.ether
    alive = living(s, seat)
    for it in alive:
        worth += ALIVE + LIFE * it.life + LEVEL * it.level + 0.3 * it.points
    if len(alive) == 1:
        worth -= 10.0
    for it in player.field:
        worth += _piece(s, it)
    for ill in player.ills:
        worth -= 2.0 * (ill.origin != seat)
    if len(player.library) < 6:
        worth -= 3.0 * (6 - len(player.library))
    return worth


def _piece(s: Rise, it: Piece) -> float:
    if not it.printed.fights:
        return 2.2 + 0.4 * len(it.charges)
    worth = 0.8 + 1.3 * attack(s, it) + 1.0 * max(0, defence(s, it)) + 0.5 * len(it.printed.aptitudes)
    if it.printed.gate and not it.printed.creature:
        worth -= 0.6 * attack(s, it)
    if inactive(s, it):
        worth *= 0.6
    if it.flags & TILTED and not it.flags & ATTACKS:
        worth -= 0.3
    return worth - 0.8 * len(it.ills)
