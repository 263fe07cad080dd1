"""The book that all card files write into."""

from __future__ import annotations

from pathlib import Path

from pioche.engine.cards import CardBook
from pioche.games.sevenfallen_first.rules.terms import HOOKS
from pioche.games.sevenfallen_first.state import Printed, find_sides

BOOK = CardBook(HOOKS, Printed)
for _path in sorted((Path(__file__).parent / "realms").glob("*.toml")):
    BOOK.read(_path)
find_sides(BOOK.cards)
card = BOOK.card
