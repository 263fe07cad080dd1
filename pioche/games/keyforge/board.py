"""The table as views and terminals show it."""

from __future__ import annotations

from typing import Any

from pioche.games.keyforge.rules import values
from pioche.games.keyforge.rules.line import on_flank
from pioche.games.keyforge.state import HOUSES, KEYWORDS, InPlay, KeyForge


def permanent_data(s: KeyForge, it: InPlay) -> dict[str, Any]:
    """What a card in play is like now."""
    data: dict[str, Any] = {
        "type": it.printed.type,
        "houses": [house for house in HOUSES if values.belongs(s, it, house)],
        "tagged": it.tagged,
    }
    if it.printed.type == "creature" and not it.host:
        data |= {
            "power": values.power(s, it),
            "armor": values.armor(s, it),
            "flank": s.stands(it) and on_flank(s, it),
            "keywords": keywords(s, it),
        }
    return data


def keywords(s: KeyForge, it: InPlay) -> dict[str, int]:
    """The keywords that a creature has now, with their values."""
    found: dict[str, int] = {}
    for keyword in KEYWORDS:
        asked = getattr(values, keyword, None)
        value = int(asked(s, it)) if asked is not None else getattr(it.printed, keyword)
        if value:
            found[keyword] = value
    return found
