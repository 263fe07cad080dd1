"""All cards: printed facts in `realms/<realm>.toml`, behaviour beside them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from pioche.games.sevenfallen.cards.book import BOOK
from pioche.games.sevenfallen.cards.classes import CLASSES

for _path in sorted((Path(__file__).parent / "realms").glob("*.toml")):
    if _path.with_suffix(".py").exists():
        import_module(f"{__name__}.realms.{_path.stem}")

__all__ = ["BOOK", "CLASSES"]
