"""Scenes of 7 Fallen: a table where each player has a Divinité and, unless said otherwise, EC to spend."""

from typing import Any

from pioche.testing import Table, table

TEMPLE = "forge-du-volcan-sacre"  # its text is seldom heard
PLAIN = "moine-de-la-braise"  # an Adorateur without text


def scene(mine: dict[str, Any] | None = None, yours: dict[str, Any] | None = None, **words: Any) -> Table:
    """A position in the first player's main part, with 30 EC on each Temple, so that costs hide nothing."""
    return table("sevenfallen", me=side(mine), you=side(yours), **words)


def side(words: dict[str, Any] | None) -> dict[str, Any]:
    given = dict(words or {})
    given.setdefault("divine", ["dragon-vie-souffle-premier"])
    given.setdefault("worship", [{"card": TEMPLE, "ec": 30}])
    return given


def on(card: str, *attached: Any, **words: Any) -> dict[str, Any]:
    """A card in play with what is on it."""
    return {"card": card, "attached": list(attached), **words} if attached else {"card": card, **words}


def believers(count: int, *more: Any, ec: int = 30) -> list[Any]:
    """An Adoration with a Temple and so many Adorateurs without text."""
    return [{"card": TEMPLE, "ec": ec}, *([{"card": PLAIN, "ec": 0}] * count), *more]
