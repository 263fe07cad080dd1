"""The book that all card files write into."""

from __future__ import annotations

from pioche.engine.cards import CardBook
from pioche.games.sevenfallen.rules.terms import HOOKS
from pioche.games.sevenfallen.state import Printed

BOOK = CardBook(HOOKS, Printed)
card = BOOK.card
