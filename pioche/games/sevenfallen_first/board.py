"""The table as views and terminals show it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pioche.engine.choice import NUMBER
from pioche.games.sevenfallen_common.table import Piece
from pioche.games.sevenfallen_first.rules import values
from pioche.games.sevenfallen_first.rules.energy import wealth
from pioche.games.sevenfallen_first.state import COLOURS, FORMER, KEYWORDS, MORTAL, VALUED, WHITE, First, now_of


def permanent_data(s: First, it: Piece) -> dict[str, Any]:
    """What a page is like now. SO-SETUP-080: of a divinity in the heavens nothing is told of its mortal sides."""
    kind = it.printed.type
    data: dict[str, Any] = {"type": kind, "race": now_of(it).race, "keywords": {}}
    if kind == "divinity":
        return data | {"full": it.printed.ec}
    data["keywords"] = keywords(s, it)
    if kind == "worshipper":
        return data | {"full": it.printed.ec}
    data |= {"atq": values.atq(s, it), "life": values.left(s, it), "full": values.full(s, it)}
    data |= {"armour": values.armour(s, it), "frozen": values.frozen(it)}
    if it.flags & MORTAL:
        data["side"] = "white" if it.flags & WHITE else "black"
        data["former"] = bool(it.flags & FORMER)
        data["reads"] = it.printed.id
    return data


def keywords(s: First, it: Piece) -> dict[str, int]:
    """The standard abilities that a page has now, with their values."""
    found: dict[str, int] = {}
    for name in KEYWORDS:
        value = values.keyword(s, it, name)
        if value:
            found[name] = value
    return found


def player_data(s: First, seat: int) -> dict[str, Any]:
    """What a player has to spend, and the colour of the kingdom."""
    number = s.players[seat].divinity
    realm = str(s.cards[number].proto.facts.get("realm", "")) if number else ""
    return {"wealth": wealth(s, seat), "divinity": number, "realm": realm, "colour": COLOURS.get(realm, "")}


def table_data(s: First) -> dict[str, Any]:
    """The battle plan: attacks to come in their order, what is being announced, who may still play a miracle."""
    return {
        "plan": [{"target": line[0] & NUMBER, "attackers": [one & NUMBER for one in line[1:]]} for line in s.plan],
        "group": [token & NUMBER for token in s.group],
        "staying": [token & NUMBER for token in s.staying],
        "askers": list(s.askers),
        "survivors": s.survivors,
    }


# In a terminal: a few words and their style, for the frame of a card and the line of a player.

Token = tuple[str, str]
Say = Callable[[str], str]  # a message or a card, in one language


def tell_card(entry: dict[str, Any], say: Say) -> list[Token]:
    """`5/3 de 6 Dragon Flammes + Scories vivantes 4`: attack and what is left, EC, state, race, abilities, golem."""
    told: list[Token] = []
    kind = entry.get("type", "")
    if kind in ("angel", "mortal"):
        told.append((f"{entry['atq']}/{entry['life']}", "bold"))
    elif kind in ("golem", "archangel"):
        told.append((f"{entry['atq']}◇{entry['life']}" if entry["atq"] else f"◇{entry['life']}", "bold"))
    if "life" in entry and entry["life"] < entry["full"]:
        told.append((f"-{entry['full'] - entry['life']}", "bold red"))
    if kind in ("divinity", "worshipper", "archangel"):
        told.append((f"EC {entry['ec']}", "bold yellow"))
    for mark, count in entry["marks"].items():
        if count and mark in ("atq", "treasure"):
            told.append((f"{say(f'word.{mark}')} {count}", "bold"))
    if entry.get("armour"):
        told.append((f"{say('word.armure')} {entry['armour']}", "bold"))
    if entry.get("side"):
        told.append((say(f"word.{entry['side']}"), "reverse"))
    if entry.get("frozen"):
        told.append((say("word.frozen"), "reverse"))
    if entry.get("race"):
        told.append((say(f"word.{entry['race']}"), "green"))
    for keyword, value in entry.get("keywords", {}).items():
        if keyword != "armure":
            told.append((say(f"word.{keyword}") + (f" {value}" if keyword in VALUED else ""), "italic"))
    for one in entry["attached"]:
        told.append((f"+ {say(one['card'])} {one['life']}", "magenta"))
    return told


def tell_player(data: dict[str, Any], say: Say) -> list[Token]:
    """`EC 42`: what a player can pay."""
    return [(f"{say('value.wealth')} {data['wealth']}", "bold yellow")]


def tell_table(view: dict[str, Any], say: Say) -> list[str]:
    """Where in the turn it stands, and how many attacks are still to come."""
    told = [say(f"word.{view['step']}")] if view["step"] else []
    return [*told, f"{say('value.plan')} {len(view['plan'])}"] if view["plan"] else told
