"""All cards: printed facts in `realms/<kingdom>.toml`, behaviour beside them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from pioche.games.sevenfallen_first.cards import words as _words  # the effects that last
from pioche.games.sevenfallen_first.cards.book import BOOK

for _path in sorted((Path(__file__).parent / "realms").glob("*.toml")):
    if _path.with_suffix(".py").exists():
        import_module(f"{__name__}.realms.{_path.stem}")

__all__ = ["BOOK", "_words"]
