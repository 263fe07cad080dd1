"""The table as views and terminals show it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pioche.engine.cards import Card
from pioche.engine.errors import Refusal
from pioche.engine.game import Word
from pioche.engine.table import number_in
from pioche.games.rise.rules import values
from pioche.games.rise.rules.targets import is_tossed
from pioche.games.rise.rules.values import actions
from pioche.games.rise.state import (
    ARRIVED,
    ATTACKS,
    IS,
    OPEN,
    POWER,
    TOKEN,
    Charge,
    Element,
    Piece,
    Rise,
    print_of,
)


def permanent_data(s: Rise, it: Piece) -> dict[str, Any]:
    """What a card in play is like now."""
    data: dict[str, Any] = {"type": it.printed.type, "types": list(values.types(s, it))}
    if it.invoker:
        data["dead"] = it.life <= 0
        data["usable"] = values.usable(it)
        data["most"] = it.printed.levels[-1]
    else:
        data["aptitudes"] = list(values.owned(s, it))
        data["actions"] = list(actions(s, it))
        data["inactive"] = values.inactive(s, it)
        data["open"] = bool(it.flags & OPEN)
        data["arrived"] = bool(it.flags & ARRIVED)
        data["attacks"] = bool(it.flags & ATTACKS)
        data["made"] = bool(it.flags & TOKEN)
    if it.printed.fights:
        data["attack"] = values.attack(s, it)
        data["defence"] = values.defence(s, it)
        data["plane"] = "celeste" if values.flies(s, it) else "terrestre"
    if it.host:
        data["on"] = it.host
    data["charges"] = [charge_data(one) for one in it.charges]
    data["ills"] = [{"disease": ill.disease, "origin": ill.origin} for ill in it.ills]
    data["states"] = [one.word for one in it.changes if one.sort == IS]
    if it.printed.id != it.card.proto.id:
        data["copy"] = it.printed.id
    return data


def charge_data(one: Charge) -> dict[str, Any]:
    """RI-CHARGE-110: its kind and its value are public; RI-CHARGE-100: in turns, or in cycles where it counts those."""
    data: dict[str, Any] = {"kind": one.kind, "value": one.value}
    if one.kind == POWER:
        data["told"] = f"{one.value:+d}/{one.value:+d}"
    if one.until:
        data["until"] = one.until
    if one.left:
        data["left"] = one.left
    return data


def player_data(s: Rise, seat: int) -> dict[str, Any]:
    """What a player has to spend, and what ails them."""
    player = s.players[seat]
    return {
        "points": sum([one.points for one in player.invokers if values.usable(one)]),
        "diseases": [ill.disease for ill in player.ills],
        "awake": player.awake,
    }


def table_data(s: Rise) -> dict[str, Any]:
    """Whether the next pass closes the chance to respond, what the coins of the stack show, and the combats."""
    stack = s.stack
    return {
        "closing": stack is not None and stack.passes > 0,
        "tosses": [_toss(one) for one in s.elements()],
        "combats": [
            {"attacker": number_in(token), "seat": seat, "blocker": number_in(blocker) if blocker else 0}
            for token, seat, blocker in s.attacks
        ],
        "waiting": [[one.source for one in other.items] for other in s.waiting],
    }


def _toss(one: Element) -> int | None:
    """What the coin of an element shows; None where none was tossed."""
    if one.waits or one.ability in _NO_TOSS or not is_tossed(one):
        return None
    return one.value


_NO_TOSS = (*("invoke", "call", "copied", "combat", "assault", "to-combat", "end-turn", "ether-card", "ether-coin"),)


def refuses_word(card: Card, word: Word) -> Refusal | None:
    """Why a card cannot bear a word."""
    printed = print_of(card)
    invoker = printed.type == "invocateur"
    fits = {
        "damage": printed.fights,
        "life": invoker,
        "level": invoker,
        "points": invoker,
        "levels": invoker,
        "under": printed.creature,
    }.get(word.name, True)
    return None if fits else Refusal("RI-PROP-070", "bears-not", card=card, word=word.name)


# In a terminal: a few words and their style, for the frame of a card and the line of a player.

Token = tuple[str, str]
Say = Callable[[str], str]  # a message or a card, in one language


def tell_card(entry: dict[str, Any], say: Say) -> list[Token]:
    """`3/2 -1 +1/+1 Vol incliné`, or `♥ 16 niv. 2 ●●○`: attack and defence, damage, charges, aptitudes, state."""
    told: list[Token] = []
    if entry.get("type") == "invocateur":
        if entry["dead"]:
            return [(say("value.dead"), "dim")]
        told.append((f"♥ {entry['life']}", "bold red"))
        told.append((f"{say('value.level')} {entry['level']}/{entry['most']}", "bold"))
        told.append(("●" * entry["points"] + "○" * max(0, entry["level"] - entry["points"]), "bold yellow"))
        if not entry["usable"]:
            told.append((say("value.unusable"), "reverse"))
    elif "attack" in entry:
        told.append((f"{entry['attack']}/{entry['defence']}", "bold"))
    if entry.get("damage"):
        told.append((f"-{entry['damage']}", "bold red"))
    for charge in entry.get("charges", []):
        told.append((charge.get("told") or say(f"word.{charge['kind']}"), "bold cyan"))
    for ill in entry.get("ills", []):
        told.append((say(f"word.{ill['disease']}"), "magenta"))
    told += [(say(f"word.{one}"), "italic") for one in entry.get("aptitudes", [])]
    for state in ("open", "attacks", "inactive", "arrived", "made"):
        if entry.get(state):
            told.append((say(f"value.{state}"), "reverse"))
    if entry.get("tilted") and not entry.get("open") and not entry.get("attacks"):
        told.append((say("value.tilted"), "reverse"))
    return told


def tell_player(data: dict[str, Any], say: Say) -> list[Token]:
    """`pièces 3  Ether 2  points 4`: what a player has to spend."""
    told: list[Token] = [(f"{say('value.coins')} {data['coins']}", "bold yellow")]
    told.append((f"{say('value.ether')} {data['ether']}", "bold cyan"))
    told.append((f"{say('value.points')} {data['points']}", "bold"))
    told += [(say(f"word.{one}"), "magenta") for one in data["diseases"]]
    return told


def tell_table(view: dict[str, Any], say: Say) -> list[str]:
    """Where in the turn it stands."""
    return [say(f"word.{view['step']}")] if view["step"] else []


def tell_entry(view: dict[str, Any], at: int, say: Say) -> str:
    """What the coin of an element shows, counted from the bottom of the stack."""
    toss = view["tosses"][at] if at < len(view["tosses"]) else None
    return "" if toss is None else say("word.success" if toss & 1 else "word.failure")


def tell_middle(
    view: dict[str, Any], say: Say, card_name: Callable[[int], str], seat_name: Callable[[int], str]
) -> list[tuple[str, str]]:
    """Who attacks whom, and who blocks."""
    told: list[tuple[str, str]] = []
    for one in view["combats"]:
        foe = card_name(one["blocker"]) if one["blocker"] else seat_name(one["seat"])
        told.append((say("value.combats") if not told else "", f"{card_name(one['attacker'])} → {foe}"))
    return told
