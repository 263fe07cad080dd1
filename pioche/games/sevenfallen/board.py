"""The table as views and terminals show it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pioche.engine.cards import Card
from pioche.engine.choice import Ask
from pioche.engine.errors import Refusal
from pioche.engine.game import Word
from pioche.engine.stack import busy
from pioche.games.sevenfallen.rules import combat, values
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
    data["combat"] = part_in_combat(s, it)
    return data


def part_in_combat(s: SevenFallen, it: Piece) -> str:
    """What a card does in the combat in progress, or in the declaration that leads to it."""
    token = s.token(it.card.number)
    if token in s.attackers:
        return "attacks"
    if token in s.defenders:
        return "defends"
    return "declares" if it.card.number in s.group else ""


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


def table_data(s: SevenFallen) -> dict[str, Any]:
    """Whether the next pass closes the chance to respond, and the combat in progress."""
    return {"closing": s.stack is not None and s.stack.passes > 0, "combat": combat_data(s) if s.attackers else None}


def combat_data(s: SevenFallen) -> dict[str, Any]:
    """Who strikes whom, and what would come of it if nobody added anything."""
    foes = [it for it in (s.aimed(token) for token in s.defenders) if it is not None]
    data: dict[str, Any] = {
        "attackers": [it.card.number for it in combat.attacking(s)],
        "defenders": [it.card.number for it in foes],
        "doubled": [it.card.number for it in foes if it.printed.type != "divinity" and combat.doubled(s, it)],
    }
    settled = s.step == "combat" and not busy(s) and not s.resolving
    return data | (forecast(s) if settled else {"outcome": "open", "changes": []})


def forecast(s: SevenFallen) -> dict[str, Any]:
    """The blows, tried on copies: what each has left of its FV, BOU or Plumes, and what becomes of it. Where damage is
    still to be shared out, what comes of every way of it."""
    first, last = _try_blows(s, 0), _try_blows(s, -1)
    if first == last:
        return first
    return {"outcome": "open", "changes": [one for one in first["changes"] if one in last["changes"]]}


def _try_blows(s: SevenFallen, pick: int) -> dict[str, Any]:
    """What comes of the blows where every question that matters gets its first answer, or its last."""
    world = s.copy()
    pieces = [it for it in (world.aimed(token) for token in (*world.attackers, *world.defenders)) if it is not None]
    pieces += [it.golem for it in pieces if it.golem is not None]
    before = [_left(world, it) for it in pieces]
    flow = combat.close_combat(world)
    answer: int | None = None
    try:
        while True:
            ask = flow.send(answer) if answer is not None else next(flow)
            answer = ask.options[pick if _matters(s, ask) else 0]
    except StopIteration:
        pass
    if world.step == "redirect":
        return {"outcome": "redirect", "changes": []}
    changes: list[dict[str, Any]] = []
    for it, (value, old) in zip(pieces, before, strict=True):
        stands = world.stands(it)
        new = _left(world, it)[1] if stands and not (it.mortal and value == "fv") else 0
        if new != old or not stands:
            change = {"card": it.card.number, "value": value, "from": old, "to": new}
            changes.append(change | {"fate": "" if new else _fate(world, it, stands=stands)})
    return {"outcome": "blows" if pieces else "failed", "changes": changes}


def _matters(s: SevenFallen, ask: Ask) -> bool:
    """Whether what comes of the blows hangs on the answer: on how damage is shared out, but not on whose lands first,
    nor on whether a card goes to the Limbes."""
    shared = ask.kind == "number" and (ask.seat != s.active or len(s.defenders) > 1)
    return shared or ask.kind == "redirect"


def _fate(s: SevenFallen, it: Piece, *, stands: bool) -> str:
    """What a card is that has nothing left."""
    if it.printed.type != "divinity":
        return "" if stands else "destroyed"
    return "fallen" if s.over() else "mortal"


def _left(s: SevenFallen, it: Piece) -> tuple[str, int]:
    """What a blow takes from a card, and how much of it there is."""
    kind = it.printed.type
    if kind == "divinity" and it.mortal:
        return "plume", it.marks.get("plume", 0)
    return "bou" if kind == "golem" else "fv", max(0, values.life(s, it) - it.damage)


def refuses_word(card: Card, word: Word) -> Refusal | None:
    """Why a card cannot bear a word."""
    kind = print_of(card).type
    fits = {
        "damage": kind in ("angel", "archangel", "golem", "divinity"),
        "attacker": kind in ("angel", "archangel", "golem"),
        "ambush": kind in ("angel", "archangel", "golem"),
        "mortal": kind == "divinity",
        "attached": kind in ("angel", "golem"),
    }.get(word.name, True)
    return None if fits else Refusal("SF-ZONE-010", "bears-not", card=card, word=word.name)


# In a terminal: a few words and their style, for the frame of a card and the line of a player.

Token = tuple[str, str]
Say = Callable[[str], str]  # a message or a card, in one language
MARKERS = {"+1/+1": "+1/+1", "-1/-1": "-1/-1", "+1/+0": "+1/+0", "+0/+1": "+0/+1", "bou": "+1 BOU", "atq": "+1 ATQ"}


def tell_card(entry: dict[str, Any], say: Say) -> list[Token]:
    """`5/6 -2 EC 3 2×+1/+1 Dragon Flamme incliné + Bloc de scories 3`: ATQ and FV or BOU, damage, reserve, markers,
    classes, keywords, state, what is linked to it."""
    told: list[Token] = []
    kind = entry.get("type", "")
    if kind in ("angel", "archangel"):
        told.append((f"{entry['atq']}/{entry['life']}", "bold"))
    elif kind == "golem":
        told.append(((f"{entry['atq']}/" if entry["atq"] else "◇") + f"{entry['life']}", "bold"))
    elif kind == "divinity":
        told.append((f"FV {entry['life'] - entry['damage']}/{entry['life']}", "bold"))
        told.append(("♆" * entry["marks"].get("plume", 0) or say("value.feathers") + " 0", "bold"))
    if entry["damage"] and kind != "divinity":
        told.append((f"-{entry['damage']}", "bold red"))
    if kind in ("worshipper", "temple", "archangel") or entry["ec"]:
        told.append((f"EC {entry['ec']}", "bold yellow"))
    for mark, count in entry["marks"].items():
        if mark in MARKERS:
            told.append((f"{count}×{MARKERS[mark]}", "bold"))
        elif mark not in ("plume", "fv"):
            told.append((f"{count} {say(f'word.{mark}')}", "bold"))
    for state in ("mortal", "tilted", "ambush", "attacker"):
        if entry[state] and not (state == "attacker" and (entry["ambush"] or entry.get("combat"))):
            told.append((say(f"value.{state}"), "reverse"))
    if entry.get("combat"):
        told.append((say(f"value.{entry['combat']}"), "bold red"))
    told += [(say(f"word.{one}"), "green") for one in entry.get("classes", [])]
    for keyword, value in entry.get("keywords", {}).items():
        told.append((say(f"word.{keyword}") + (f" {value}" if keyword in VALUED else ""), "italic"))
    for one in entry["attached"]:
        extra = f" {one['life'] - one['damage']}" if "life" in one else ""
        told.append((f"+ {say(one['card'])}{extra}", "magenta"))
    told += [(f"({say(one['card'])})" if "card" in one else "(?)", "dim") for one in entry["under"]]
    return told


VALUED = ("archerie", "esquive", "honneur", "invocation", "phoenix")


def tell_player(data: dict[str, Any], say: Say) -> list[Token]:
    """`EC 12  Adorateurs 4  Poseidor 3`: what a player has to spend."""
    told: list[Token] = [(f"{say('value.wealth')} {data['wealth']}", "bold yellow")]
    told.append((f"{say('value.worshippers')} {data['worshippers']}", "bold"))
    if data["poseidor"]:
        told.append((f"{say('value.poseidor')} {data['poseidor']}", "bold cyan"))
    return told


def tell_table(view: dict[str, Any], say: Say) -> list[str]:
    """Where in the turn it stands."""
    return [say(f"word.{view['step']}")] if view["step"] else []
