"""Worked examples of a rulebook as positions that one can open: `examples.toml` in a game's folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from pioche.engine.api import new_scenario
from pioche.engine.errors import PiocheError

if TYPE_CHECKING:
    from pioche.engine.game import Game
    from pioche.engine.match import Match

NAMES: Final = ("Alex", "Oscar", "Nina", "Sacha", "Lou", "Noa")  # who sits there, where an example does not say


class Example(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A position just before what an example tells. `rules` are those beside which it stands; `fr` and `en` say what is
    played there and what comes of it; with this `seed` chance falls as the example has it."""

    id: str
    rules: list[str]
    fr: str
    en: str
    scenario: dict[str, Any]
    seed: str = "0"
    names: list[str] = []


class _Examples(msgspec.Struct, forbid_unknown_fields=True):
    example: list[Example]


@cache
def _read(path: Path) -> dict[str, Example]:
    if not path.exists():
        return {}
    listed = msgspec.toml.decode(path.read_bytes(), type=_Examples).example
    found = {one.id: one for one in listed}
    if len(found) != len(listed):
        raise ValueError(f"{path}: an example is there twice")
    return found


def examples_of(game: Game[Any, Any]) -> dict[str, Example]:
    """The examples by id, in the order of the rulebook; nothing where a game has none."""
    return _read(game.folder / "examples.toml")


def open_example(game: Game[Any, Any], id: str) -> Match:
    """A match that stands where an example begins."""
    found = examples_of(game).get(id)
    if found is None:
        raise PiocheError("unknown-example", options=list(examples_of(game)), example=id)
    return new_scenario(game, found.scenario, found.seed, found.names or NAMES)
