"""The table as views and terminals show it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pioche.games.saintseiya.rules.acquire import able, cost_for, total
from pioche.games.saintseiya.rules.scoring import Score, count
from pioche.games.saintseiya.rules.terms import COSMOS, FORCE
from pioche.games.saintseiya.rules.values import cosmos, cost, force, soin, target_of, value
from pioche.games.saintseiya.rules.zones import deck_of, pledges
from pioche.games.saintseiya.state import MOST_ENERGY, NO_COST, SAPPHIRES, TURNS, Piece, Printed, SaintSeiya, print_of


def format_of(printed: Printed) -> str:
    """SS-TYPE-240: how a card is held."""
    return "portrait" if printed.type in ("character", "pillar") else "landscape"


def permanent_data(s: SaintSeiya, it: Piece) -> dict[str, Any]:
    """What a card is like now: on the field what it costs (a Pilier too), in play what it is worth; of an Épopée how
    many Sabliers lie on it, and with how many it ends."""
    data: dict[str, Any] = {
        "type": it.printed.type,
        "classes": list(it.printed.classes),
        "format": format_of(it.printed),
    }
    if it.printed.type == "epic":
        data["duration"] = it.printed.duration
        data["sand"] = s.sand
    elif it.controller < 0:
        data["worth"] = it.printed.vp
        data["flame"] = it.printed.flame
        data["sapphire"] = it.printed.sapphire
        for way in (FORCE, COSMOS):
            price = cost(s, it, way, [])
            if price != NO_COST:
                data[f"cost_{way}"] = price
    else:
        if it.facing:
            data["facing"] = it.facing
        data["force"] = force(s, it)
        data["cosmos"] = cosmos(s, it)
        data["heal"] = soin(s, it)
    return data


def player_data(s: SaintSeiya, seat: int) -> dict[str, Any]:
    """All that a player owns is public, so is what it would score now; at the end, how it was counted."""
    lines = count(s, seat)
    data: dict[str, Any] = {"score": sum(line.points for line in lines), "cards": len(deck_of(s, seat))}
    pledged = pledges(s, seat)
    if pledged:  # cards on which all see a token
        data["pledged"] = [card.number for card in pledged]
    confronted = list(dict.fromkeys(it.facing for it in s.players[seat].played if it.facing))
    if confronted:
        data["confronts"] = [confronted_data(s, seat, number) for number in confronted]
    if s.over():
        data["count"] = [line_data(line) for line in lines]
    return data


def confronted_data(s: SaintSeiya, seat: int, number: int) -> dict[str, Any]:
    """For each way to acquire a card that is confronted: what those who may take part bring together, what they need,
    and what the armour could add."""
    target = target_of(s, number)
    printed = print_of(s.cards[number])
    data: dict[str, Any] = {"target": number}
    for way in (FORCE, COSMOS):
        party = able(s, seat, number, target, way)
        if target is not None or number == s.wave:
            need = cost_for(s, target, way, party)
        else:  # SS-CARD-060: it is confronted at once, at its own costs
            need = printed.cost_force if way == FORCE else printed.cost_cosmos
        if need != NO_COST:
            armour = sum(value(s, it, way) for it in s.players[seat].armour)
            data[way] = {"sum": total(s, party, way), "need": need, "armour": armour}
    return data


def line_data(line: Score) -> dict[str, Any]:
    data: dict[str, Any] = {"what": line.what, "points": line.points}
    if line.card is not None:
        data["card"] = line.card.proto.id
    return data


# In a terminal: a few words and their style, for the frame of a card and the line of a player.

Token = tuple[str, str]
Say = Callable[[str], str]  # a message or a card, in one language


def tell_card(entry: dict[str, Any], say: Say) -> list[Token]:
    """`n° 6 Force 5 ou Cosmos 7 3 PV Flamme`: on the field its slot, its costs now, what it brings; in play whom it
    faces, its values now, its marker."""
    told: list[Token] = []
    if entry["slot"]:
        told.append((f"{say('value.slot')} {entry['slot']}", "dim"))
    if "worth" in entry:
        costs = [
            f"{say(f'value.{way}')} {entry[f'cost_{way}']}" for way in ("force", "cosmos") if f"cost_{way}" in entry
        ]
        told.append((f" {say('value.or')} ".join(costs) or say("value.no-cost"), "bold"))
    if entry.get("facing"):
        told.append((f"{say('value.against')} {entry['against']}" if entry["against"] else say("value.facing"), "dim"))
    if not (entry["wounded"] or entry["frozen"] or entry["idle"]):  # else they are good for nothing now
        told += [
            (f"{say(f'value.{name}')} {entry[name]}", "bold") for name in ("force", "cosmos", "heal") if entry.get(name)
        ]
    if entry["wounded"]:
        told.append((say("value.wounded"), "bold red"))
    if entry["frozen"]:
        told.append((f"{say('value.frozen')} {entry['frozen']}", "bold cyan"))
    told += [(say(f"value.{state}"), "reverse") for state in ("idle", "armed") if entry[state]]
    tokens = entry["plus"] - entry["minus"]
    if tokens:
        told.append((f"{say('value.tokens')} {tokens:+}", "bold yellow"))
    if entry.get("worth"):
        told.append((f"{entry['worth']} {say('value.score')}", "yellow"))
    if "duration" in entry:
        told.append((f"{say('value.sand')} {entry['sand']}/{entry['duration']}", "bold"))
    told += [
        (say(f"value.{name}"), "red" if name == "flame" else "blue")
        for name in ("flame", "sapphire")
        if entry.get(name)
    ]
    told += [(f"+ {say(one['card'])}", "magenta") for one in entry["under"] if "card" in one]
    return told


def tell_player(data: dict[str, Any], say: Say) -> list[Token]:
    """`Seiya  PV 12  Jeu 14  Énergie 2/3  Armes 1  Jetons PV +2 -1`."""
    told: list[Token] = [(say(f"word.{data['hero']}"), "bold")] if data["hero"] else []
    told.append((f"{say('value.score')} {data['score']}", "bold yellow"))
    told.append((f"{say('value.cards')} {data['cards']}", ""))
    if data["energy"] or data["board"]:
        told.append((f"{say('value.energy')} {data['energy']}/{MOST_ENERGY}", "bold cyan"))
    if data["weapons"]:
        told.append((f"{say('value.arms')} {data['weapons']}", "bold"))
    tokens = [f"+{data['plus']}"] * bool(data["plus"]) + [f"-{data['minus']}"] * bool(data["minus"])
    if tokens:
        told.append((f"{say('value.tokens')} {' '.join(tokens)}", "yellow"))
    return told


def tell_table(view: dict[str, Any], say: Say) -> list[str]:
    """The clock, or in solo which turn of how many; the statue; the last round."""
    told = [
        f"{say('value.turn')} {view['turn']}/{TURNS}" if view["level"] else f"{say('value.flames')} {view['flames']}"
    ]
    if view["sapphires"]:
        told.append(f"{say('value.sapphires')} {view['sapphires']}/{SAPPHIRES}")
    if view["ending"]:
        told.append(say("value.ending"))
    return told
