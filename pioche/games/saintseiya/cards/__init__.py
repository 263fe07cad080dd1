"""The cards: printed facts in TOML files, behaviour in the Python file of the same name."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from pioche.games.saintseiya.cards.book import BOOK

FILES = (
    "heroes",
    "boards",
    "gold_armours",
    "gold_knights",
    "silver_knights",
    "wanderers",
    "others",
    "asgard",
    "poseidon",
    "scales",
    "promo",
    "pillars",
    "epics",
)

for _name in FILES:
    BOOK.read(Path(__file__).parent / f"{_name}.toml")
for _name in FILES:
    import_module(f"pioche.games.saintseiya.cards.{_name}")

__all__ = ["BOOK"]
