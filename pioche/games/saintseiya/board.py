"""The table as views and terminals show it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pioche.games.saintseiya.rules.scoring import score
from pioche.games.saintseiya.rules.values import cosmos, cost, force, soin
from pioche.games.saintseiya.rules.zones import deck_of, pledges
from pioche.games.saintseiya.state import NO_COST, Piece, Printed, SaintSeiya


def format_of(printed: Printed) -> str:
    """SS-TYPE-240: how a card is held."""
    return "portrait" if printed.type in ("character", "pillar") else "landscape"


def permanent_data(s: SaintSeiya, it: Piece) -> dict[str, Any]:
    """What a card is like now: on the field what it costs, in play what it is worth."""
    data: dict[str, Any] = {
        "type": it.printed.type,
        "classes": list(it.printed.listed),
        "format": format_of(it.printed),
    }
    if it.slot:
        for way in ("force", "cosmos"):
            price = cost(s, it, way, [])
            if price != NO_COST:
                data[f"cost_{way}"] = price
    elif it.controller >= 0:
        if it.facing:
            data["facing"] = it.facing
        data["force"] = force(s, it)
        data["cosmos"] = cosmos(s, it)
        data["heal"] = soin(s, it)
    return data


def player_data(s: SaintSeiya, seat: int) -> dict[str, Any]:
    """All that a player owns is public, so is what it would score now."""
    data: dict[str, Any] = {"score": score(s, seat), "cards": len(deck_of(s, seat))}
    pledged = pledges(s, seat)
    if pledged:  # cards on which all see a token
        data["pledged"] = [card.number for card in pledged]
    return data


# In a terminal: a few words and their style, for the frame of a card and the line of a player.

Token = tuple[str, str]
Say = Callable[[str], str]  # a message or a card, in one language


def tell_card(entry: dict[str, Any], say: Say) -> list[Token]:
    told: list[Token] = []
    for name in ("cost_force", "cost_cosmos", "force", "cosmos", "heal"):
        if entry.get(name):
            told.append((f"{say(f'value.{name}')} {entry[name]}", "bold"))
    return told


def tell_player(data: dict[str, Any], say: Say) -> list[Token]:
    return [(f"{say('value.score')} {data['score']}", "bold yellow")]


def tell_table(view: dict[str, Any], say: Say) -> list[str]:
    return [f"{say('value.flames')} {view['flames']}"]
