"""What an option would do, as far as the seat that is asked can know.

It is tried in worlds that are dealt anew from what the seat sees. Where chance speaks or a card shows itself nothing is
told, nor where the worlds differ, so a forecast never depends on a hidden card or on the chance to come."""

from __future__ import annotations

from typing import Any, Final

from pioche.engine import Match, PiocheError, Rng, rng_of
from pioche.engine.game import Game

_WORLDS: Final = 3
_MOST: Final = 8  # changes that are told

Values = dict[tuple[str, int, str], Any]


def keys_about(game: Game[Any, Any], card: int) -> list[str]:
    """The keys of all that one might do with a card."""
    verbs = game.verbs
    keys = [f"{name}:{card}" for name in verbs.names()]
    return [key for key in keys if (option := verbs.parse(key)) >= 0 and verbs.card(option) == card]


def forecast(match: Match, key: str) -> dict[str, Any] | None:
    """Numbers that change, cards that leave their place, and what is asked next: cards, or what a word names, such as a
    flank. None where the option is not there."""
    assert match.ask is not None
    seat = match.ask.seat
    option = match.game.verbs.parse(key)
    if option < 0 or option not in match.ask.options:
        return None
    rng = rng_of(f"forecast {match.n} {key}")
    tries = [_try(match, seat, match.ask.options.index(option), rng) for _ in range(_WORLDS)]
    first = tries[0]
    if not first or "chance" in first or any(one != first for one in tries):
        chance = any("chance" in one for one in tries)
        return {"sure": False, "chance": chance, "changes": [], "targets": [], "places": []}
    return {"sure": True, "chance": False, **first}


def _try(match: Match, seat: int, index: int, rng: Rng) -> dict[str, Any]:
    """What an option does in one imagined world; `chance` where chance speaks, nothing where it cannot be known."""
    world = match.determinize(seat, rng)
    before = _values(world.view(seat))
    position = world.state.rng.position()
    try:
        world.apply(index)
    except PiocheError:
        return {}
    if world.state.rng.position() != position:
        return {"chance": True}
    after = _values(world.view(seat))
    if any(kind == "card" and name == "zone" and (kind, who, name) not in before for kind, who, name in after):
        return {}  # a card is seen that was not: what came of it is a guess
    changes = []
    for (kind, who, name), value in after.items():
        old = before.get((kind, who, name))
        if old is not None and old != value:
            changes.append({kind: who, "value": name, "from": old, "to": value})
    targets: list[int] = []
    places: list[str] = []
    if world.ask is not None and world.ask.seat == seat and world.ask.source:
        verbs = match.game.verbs
        targets = [number for option in world.ask.options if (number := verbs.card(option))]
        places = [verbs.key(option) for option in world.ask.options if verbs.of(option).takes == "word"]
    return {"changes": changes[:_MOST], "targets": targets, "places": places}


def _values(view: dict[str, Any]) -> Values:
    """Every number of a player, and of each card that the seat sees, with the place where it lies."""
    found: Values = {}
    for seat, player in enumerate(view["players"]):
        for name, value in player.items():
            if isinstance(value, int) and not isinstance(value, bool):
                found["seat", seat, name] = value
            elif isinstance(value, list):
                _add_cards(found, value, f"{name} {seat}")
    for name, value in view.items():
        if isinstance(value, list) and name not in ("players", "stack", "lasting"):
            _add_cards(found, value, name)
    return found


def _add_cards(found: Values, entries: list[Any], where: str) -> None:
    for entry in entries:
        if not isinstance(entry, dict) or "number" not in entry:
            continue
        number = entry["number"]
        found["card", number, "zone"] = where
        for name, value in entry.items():
            if name not in ("number", "owner", "controller") and isinstance(value, int):
                found["card", number, name] = value
