"""All cards: printed facts in `<set>/<house>.toml`, behaviour beside them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from pioche.games.keyforge.cards.book import BOOK

_here = Path(__file__).parent
for _path in sorted(_here.glob("*/*.toml")):
    BOOK.read(_path)
for _path in sorted(_here.glob("*/*.py")):
    import_module(f"{__name__}.{_path.parent.name}.{_path.stem}")

__all__ = ["BOOK"]
