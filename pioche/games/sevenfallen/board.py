"""The table as views and terminals show it."""

from __future__ import annotations

from typing import Any

from pioche.engine.cards import Card
from pioche.engine.errors import Refusal
from pioche.engine.game import Word
from pioche.games.sevenfallen.rules import values
from pioche.games.sevenfallen.rules.pay import count_worshippers, treasure, wealth
from pioche.games.sevenfallen.state import KEYWORDS, SevenFallen, print_of
from pioche.games.sevenfallen_common.table import Piece


def permanent_data(s: SevenFallen, it: Piece) -> dict[str, Any]:
    """What a card in play is like now."""
    kind = it.printed.type
    data: dict[str, Any] = {"type": kind, "classes": list(values.classes(s, it)), "keywords": keywords(s, it)}
    if kind in ("angel", "archangel", "golem"):
        data["atq"] = values.atq(s, it)
    if kind in ("angel", "archangel", "golem", "divinity"):
        data["life"] = values.life(s, it)
    if it.printed.id != it.card.proto.id:
        data["copy"] = it.printed.id
    return data


def keywords(s: SevenFallen, it: Piece) -> dict[str, int]:
    """The standard abilities that a card has now, with their values."""
    found: dict[str, int] = {}
    for name in KEYWORDS:
        value = values.keyword(s, it, name)
        if value:
            found[name] = value
    return found


def player_data(s: SevenFallen, seat: int) -> dict[str, Any]:
    """What a player has to spend."""
    return {
        "wealth": wealth(s, seat, None),
        "worshippers": count_worshippers(s, seat),
        "poseidor": treasure(s, seat),
    }


def refuses_word(card: Card, word: Word) -> Refusal | None:
    """Why a card cannot bear a word."""
    kind = print_of(card).type
    fits = {
        "damage": kind in ("angel", "archangel", "golem", "divinity"),
        "ec": kind in ("worshipper", "temple", "archangel"),
        "attacker": kind in ("angel", "archangel", "golem"),
        "ambush": kind in ("angel", "archangel", "golem"),
        "mortal": kind == "divinity",
        "attached": kind in ("angel", "golem"),
    }.get(word.name, True)
    return None if fits else Refusal("SF-ZONE-010", "bears-not", card=card, word=word.name)
