"""Positions that cannot be."""

from __future__ import annotations

from pioche.engine.flow import Flow
from pioche.games.keyforge.rules.destroy import settle
from pioche.games.keyforge.rules.enter import other_half
from pioche.games.keyforge.state import COLOURS, KeyForge


def invariants(s: KeyForge) -> list[str]:
    """What holds between two actions, whatever led there."""
    from pioche.engine.contract import changes_again

    if s.step not in ("main", "house"):
        return []
    found = changes_again(s, _settle_again)
    if s.dying or s.limbo:
        found.append(f"still on its way: {s.dying} {s.limbo}")
    for seat, player in enumerate(s.players):
        if len(player.keys) >= len(COLOURS):
            found.append(f"KF-CORE-020: {seat} has won, and the match goes on")
        for row in (player.battleline, player.artifacts):
            for it in row:
                wanted = "creature" if row is player.battleline else "artifact"
                if it.controller != seat or it.printed.type != wanted or it.tagged:
                    found.append(f"{it} lies where it cannot")
                if it.printed.half and [other_half(it.card, it.linked)] != it.linked:
                    found.append(f"KF-KWGIG-010: half of {it} is missing")
                for one in it.upgrades:
                    if one.host != it.card.number or one.printed.type != "upgrade":
                        found.append(f"{one} is on {it}, and is not")
    return found


def _settle_again(s: KeyForge) -> Flow:
    s.shaken = True
    return settle(s)
