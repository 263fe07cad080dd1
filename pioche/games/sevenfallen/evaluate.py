"""What a bot values in a position."""

from __future__ import annotations

from typing import Final

from pioche.engine.seats import opponent
from pioche.games.sevenfallen.rules.values import atq, life
from pioche.games.sevenfallen.state import MORTAL, SevenFallen
from pioche.games.sevenfallen_common import table
from pioche.games.sevenfallen_common.table import Piece

PLUME: Final = 60.0
HEAVENS: Final = 40.0  # to be dans les Cieux still
POINT: Final = 3.0  # of the FV of a Divinité


def evaluate(s: SevenFallen, seat: int) -> float:
    """The Divinité first, then fighters and who guards, then EC and pages; while attackers are announced, what they may
    do."""
    return _worth(s, seat) - _worth(s, opponent(s, seat)) + _promise(s, seat)


def _worth(s: SevenFallen, seat: int) -> float:
    player = s.players[seat]
    divinity = player.divine[0]
    worth = PLUME * divinity.marks.get("plume", 0)
    if not divinity.flags & MORTAL:
        worth += HEAVENS + POINT * (life(s, divinity) - divinity.damage)
    guards = 0
    for one in player.rear:
        worth += _fighter(s, one)
        kind = one.printed.type
        if (
            kind in ("angel", "archangel")
            and "pacifiste" not in one.printed.keywords
            and not one.flags & table.ATTACKER
        ):
            guards += 1
    for one in player.front:
        worth += _fighter(s, one)
        if "retrait" in one.printed.keywords:
            guards += 1
    if guards:
        worth += 5.0 + 1.0 * min(guards, 3)
    for one in player.worship:
        worth += 0.7 + 0.8 * one.ec
    return worth + 1.2 * len(player.hand) + 1.0 * len(player.limbo)


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


def _promise(s: SevenFallen, seat: int) -> float:
    """What announced attackers may do: ambushers reach a Divinité that nobody guards."""
    attacker = s.active
    if s.step not in ("announce", "announced", "declare"):
        return 0.0
    foe = s.players[opponent(s, attacker)]
    guards = [one for one in foe.rear if one.printed.type in ("angel", "archangel")]
    mortal = foe.divine[0].flags & MORTAL
    strongest = 0
    promise = 0.0
    player = s.players[attacker]
    for row in (player.rear, player.front):
        for one in row:
            if one.flags & table.ATTACKER and not one.flags & table.TILTED:
                strength = atq(s, one)
                promise += 0.2 * strength
                if one.flags & table.AMBUSH:
                    promise += 0.1 * strength
                    if not guards:
                        promise += PLUME if mortal else POINT * strength
                elif foe.rear or foe.front:
                    promise += 0.6 * strength
                strongest = max(strongest, strength)
    return promise if attacker == seat else -promise
