"""The book that all card files write into."""

from __future__ import annotations

from pioche.engine.cards import CardBook
from pioche.games.saintseiya.rules.terms import HOOKS
from pioche.games.saintseiya.state import Printed

BOOK = CardBook(HOOKS, Printed)
card = BOOK.card
