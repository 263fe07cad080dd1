"""SF-DOPPEL-010: every class that exists."""

from __future__ import annotations

from pathlib import Path

from pioche.games.sevenfallen.cards.book import BOOK
from pioche.games.sevenfallen.rules.terms import VERBS
from pioche.games.sevenfallen.state import Printed

for _path in sorted((Path(__file__).parent / "realms").glob("*.toml")):
    BOOK.read(_path)


def _classes() -> tuple[str, ...]:
    found: set[str] = set()
    for proto in BOOK.cards.values():
        assert isinstance(proto, Printed)
        found.update(proto.classes)
    return tuple(sorted(found))


CLASSES = _classes()
CLASS = VERBS.add("class", "word", CLASSES)
