"""What a bot values in a position."""

from __future__ import annotations

from pioche.games.sevenfallen.rules.values import atq, life
from pioche.games.sevenfallen.state import MORTAL, SevenFallen
from pioche.games.sevenfallen_common.table import Piece


def evaluate(s: SevenFallen, seat: int) -> float:
    """The Divinité first, then fighters, then EC and pages."""
    return _worth(s, seat) - _worth(s, 1 - seat)


def _worth(s: SevenFallen, seat: int) -> float:
    player = s.players[seat]
    divinity = player.divine[0]
    worth = 40.0 * divinity.marks.get("plume", 0)
    if not divinity.flags & MORTAL:
        worth += 30.0 + 3.0 * (life(s, divinity) - divinity.damage)
    guarded = False
    for one in player.rear:
        worth += _fighter(s, one)
        guarded = guarded or (one.printed.type in ("angel", "archangel") and "pacifiste" not in one.printed.keywords)
    for one in player.front:
        worth += _fighter(s, one) - 0.5
    if guarded:
        worth += 6.0
    for one in player.worship:
        worth += 0.7 + 0.8 * one.ec
    worth += 1.2 * len(player.hand) + 1.0 * len(player.limbo)
    return worth


def _fighter(s: SevenFallen, it: Piece) -> float:
    kind = it.printed.type
    if kind == "blessing":
        return 1.5 * it.marks.get("sablier", 0)
    worth = 1.0 + 1.1 * atq(s, it) + 1.0 * (life(s, it) - it.damage) + 0.5 * len(it.printed.keywords) + 0.8 * it.ec
    worth += 0.3 * it.marks.get("poseidor", 0)
    for other in it.attached:
        if other.printed.type == "golem":
            worth += 0.9 * (life(s, other) - other.damage)
        else:
            worth += 0.5
    return worth
