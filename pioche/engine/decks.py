"""Decks as lists of cards: reading them from outside, and as plain text (`2x Anger`)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from pioche.engine.errors import PiocheError
from pioche.engine.rules import plain

if TYPE_CHECKING:
    from pioche.engine.game import Deck, Game

_LINE = re.compile(r"(?:(\d{1,3})\s*[x×]?\s+)?(.+)")


def card_ids(game: Game[Any, Any], deck: Deck) -> list[str]:
    """The ids of a deck `{"name": …, "cards": [id, …]}`, all of them known cards."""
    cards = deck.get("cards")
    if not isinstance(cards, list) or not isinstance(deck.get("name", ""), str):
        raise PiocheError("bad-deck", reason='{"name": "…", "cards": ["…"]}')
    for id in cards:
        if not isinstance(id, str) or id not in game.book.cards:
            raise PiocheError("unknown-card", card=id)
    return cards


def from_text(game: Game[Any, Any], text: str) -> Deck:
    """A deck from plain text: a line a card, by id or by name in either language. A line `# …` names the deck."""
    by_name: dict[str, str] = {}
    for id, proto in game.book.cards.items():
        for name in (id, *proto.names.values()):
            by_name[plain(name)] = id
    deck: Deck = {"name": "", "cards": []}
    for line in text.splitlines():
        line = line.strip()
        if line.startswith("#"):
            deck["name"] = deck["name"] or line.lstrip("# ")
        elif line:
            found = _LINE.fullmatch(line)
            assert found is not None  # any line that is not empty has a name
            known = by_name.get(plain(found[2]))
            if known is None:
                raise PiocheError("unknown-card", card=found[2])
            if found[1] is not None and not int(found[1]):
                raise PiocheError("bad-deck", reason=line)
            deck["cards"] += [known] * int(found[1] or 1)
    return deck


def to_text(game: Game[Any, Any], deck: Deck, lang: str) -> str:
    """A deck as plain text, cards in the order of the list."""
    ids = card_ids(game, deck)
    lines = [f"# {deck['name']}"] if deck.get("name") else []
    lines += [f"{ids.count(id)}x {game.book[id].names[lang]}" for id in dict.fromkeys(ids)]
    return "\n".join(lines) + "\n"
