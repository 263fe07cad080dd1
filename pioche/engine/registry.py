"""The games there are: found through the `pioche.games` entry points, ours and anyone's."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from pioche.engine.errors import PiocheError
from pioche.engine.game import Game
from pioche.engine.messages import Catalog

_added: dict[str, Game[Any, Any]] = {}


def add_game(game: Game[Any, Any]) -> None:
    """Make a game known that is not installed, as tests do."""
    _added[game.slug] = game


def remove_game(game: Game[Any, Any]) -> None:
    """Forget a game that was added; one of this name that is installed is known again."""
    del _added[game.slug]


@cache
def _installed() -> dict[str, EntryPoint]:
    """Looked for once: it reads a file of every package that is installed."""
    return {point.name: point for point in entry_points(group="pioche.games")}


def slugs() -> list[str]:
    """The games there are, by the short names that commands and records use."""
    return sorted(_installed().keys() | _added.keys())


@cache
def _load(slug: str) -> Game[Any, Any]:
    point = _installed().get(slug)
    if point is None:
        raise PiocheError("unknown-game", game=slug, games=slugs())
    game = point.load()
    assert isinstance(game, Game)
    return game


def game_of(slug: str) -> Game[Any, Any]:
    """A game by its short name; refused with the names there are."""
    return _added[slug] if slug in _added else _load(slug)


_catalogs: dict[str, Catalog] = {}


def catalog_of(game: Game[Any, Any]) -> Catalog:
    """The messages of a game, read once."""
    catalog = _catalogs.get(game.slug)
    if catalog is None:
        catalog = _catalogs[game.slug] = Catalog(game.folder)
    return catalog
