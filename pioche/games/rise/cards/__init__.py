"""All cards: printed facts in `<theme>.toml`, behaviour beside them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from pioche.games.rise.cards.book import BOOK

for _path in sorted(Path(__file__).parent.glob("*.toml")):
    if _path.with_suffix(".py").exists():
        import_module(f"{__name__}.{_path.stem}")

__all__ = ["BOOK"]
