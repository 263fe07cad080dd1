"""The table as views and terminals show it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pioche.games.keyforge.rules import values
from pioche.games.keyforge.rules.line import on_flank
from pioche.games.keyforge.state import COLOURS, HOUSES, KEYWORDS, InPlay, KeyForge

Say = Callable[[str], str]  # a message or a card, in one language


def permanent_data(s: KeyForge, it: InPlay) -> dict[str, Any]:
    """What a card in play is like now."""
    creature = it.printed.type == "creature"
    return {
        "type": it.printed.type,
        "power": values.power(s, it) if creature else 0,
        "armor": values.armor(s, it) if creature else 0,
        "armor_used": values.armor_used(s, it) if creature else 0,
        "keywords": keywords(s, it),
        "houses": [house for house in HOUSES if values.belongs(s, it, house)],
        "flank": creature and on_flank(s, it),
        "traits": list(it.printed.traits),
        "tagged": it.tagged,
        "copy": it.printed.id if it.printed.id != it.card.proto.id else None,
        "holds": held_by(s, it),
    }


def held_by(s: KeyForge, it: InPlay) -> list[str]:
    """The purged cards that come back when this one leaves play: arguments of an effect whose handler says `in:`."""
    effects = [one for one in s.lasting if one.card == it.card.number and one.handler.startswith("in:")]
    return [s.cards[number].proto.id for effect in effects for number in effect.args]


def keywords(s: KeyForge, it: InPlay) -> dict[str, int]:
    """The keywords that a card has now, with their values."""
    found: dict[str, int] = {}
    for keyword in KEYWORDS:
        asked = getattr(values, keyword, None) if it.printed.type == "creature" else None
        value = int(asked(s, it)) if asked is not None else getattr(it.printed, keyword)
        if value:
            found[keyword] = value
    return found


# In a terminal: a few words and their style, for the frame of a card and the line of a player.

Token = tuple[str, str]
STYLES = {
    "brobnar": "red",
    "dis": "magenta",
    "logos": "cyan",
    "mars": "green",
    "sanctum": "yellow",
    "saurian": "dark_orange",
    "shadows": "bright_black",
    "staralliance": "blue",
    "unfathomable": "bright_blue",
    "untamed": "bright_green",
}


def tell_card(entry: dict[str, Any], say: Say) -> list[Token]:
    """`6◇2 -3 Æ1 +2 Sanctum provocation sonné + Sang des Titans`: power and armor, damage, Æ, counters, house,
    keywords, status, what lies on it."""
    told: list[Token] = []
    if entry["type"] == "creature":
        told.append((f"{entry['power']}" + (f"◇{entry['armor']}" if entry["armor"] else ""), "bold"))
        if entry["damage"]:
            told.append((f"-{entry['damage']}", "bold red"))
    if entry["amber"]:
        told.append((f"Æ{entry['amber']}", "bold yellow"))
    for kind, count in entry["counters"].items():
        told.append((f"+{count}" if kind == "power" else f"{count} {say(f'word.{kind}')}", "bold"))
    houses = entry["houses"]
    told += [(say(f"word.{house}"), STYLES[house]) for house in (houses if len(houses) < len(HOUSES) else [])]
    for status in ("stunned", "ward", "enraged"):
        if entry[status]:
            told.append((say(f"value.{status}"), "reverse"))
    for keyword, value in entry.get("keywords", {}).items():
        told.append((say(f"word.{keyword}") + (f" {value}" if keyword in ("assault", "hazardous") else ""), "italic"))
    if entry.get("copy"):
        told.append((f"= {say(entry['copy'])}", "magenta"))
    for one in entry["upgrades"] + entry["under"] + entry["linked"]:
        told.append((f"+ {say(one['card'])}" if "card" in one else "+ ?", "magenta"))
    told += [(f"[{say(held)}]", "magenta") for held in entry.get("holds", [])]
    return told


def tell_player(data: dict[str, Any], say: Say) -> list[Token]:
    """`Æ 4/6  clés ●○○  rouge  3 chaînes  Brobnar  Dis  Logos`: pool and cost of a key, keys, chains, houses."""
    told: list[Token] = [(f"Æ {data['amber']}/{data['key_cost']}", "bold yellow")]
    forged = [colour for colour in COLOURS if colour in data["keys"]]
    circles = "●" * len(forged) + "○" * (len(COLOURS) - len(forged))
    told.append((f"{say('value.keys')} {circles}", "bold" if forged else ""))
    told += [(say(f"word.{colour}"), f"bold {colour}") for colour in forged]
    if data["chains"]:
        told.append((f"{data['chains']} {say('value.chains')}", "bold"))
    told += [(say(f"word.{house}"), STYLES[house]) for house in data["houses"]]
    return told


def tell_table(view: dict[str, Any], say: Say) -> list[str]:
    """The active house, and the tide once it has been raised."""
    told = [f"{say('value.house')} {say('word.' + view['house'])}"] if view["house"] else []
    if view["tide"] >= 0:
        told.append(f"{say('value.tide')} {say('word.high' if view['tide'] == (view['seat'] or 0) else 'word.low')}")
    return told
