"""The book that all card files write into."""

from __future__ import annotations

from pathlib import Path

from pioche.engine.cards import CardBook
from pioche.games.rise.rules.terms import HOOKS
from pioche.games.rise.state import Printed

BOOK = CardBook(HOOKS, Printed)
for _path in sorted(Path(__file__).parent.glob("*.toml")):  # all of them first: cards call those of other themes
    BOOK.read(_path)
card = BOOK.card
