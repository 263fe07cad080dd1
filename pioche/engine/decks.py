"""Decks as lists of cards: reading them from outside, and as plain text (`2x Anger`)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from pioche.engine.errors import PiocheError
from pioche.engine.rules import plain

if TYPE_CHECKING:
    from pioche.engine.cards import Proto
    from pioche.engine.game import Deck, Game


class Section(NamedTuple):
    """A part of a deck as lists show it: the cards of which `fact` is one of `values`, from `least` to `most` of them.
    `name` is the key of its words."""

    name: str
    fact: str
    values: tuple[str, ...]
    least: int = 0
    most: int = 0  # 0: as many as one likes


MOST_CARDS = 500  # of a list that is read, far above any deck
_LINE = re.compile(r"(?:(\d{1,3})\s*[x×]?\s+)?(.+)")


def refuse_more(count: int) -> None:
    """Lists are counted while they are read: a short one may name very many cards."""
    if count > MOST_CARDS:
        raise PiocheError("bad-deck", reason=f"{count} > {MOST_CARDS}")


def card_ids(game: Game[Any, Any], deck: Deck) -> list[str]:
    """The ids of a deck `{"name": …, "cards": [id, …]}`, all of them known cards."""
    return [proto.id for proto in protos_of(game, deck)]


def protos_of(game: Game[Any, Any], deck: Deck) -> list[Proto]:
    """The cards of a deck: each an id, or a table `{"card": id, …}` with the print words of that copy."""
    cards = deck.get("cards")
    if not isinstance(cards, list) or not isinstance(deck.get("name", ""), str):
        raise PiocheError("bad-deck", reason='{"name": "…", "cards": ["…"]}')
    known = ["card", *(word.name for word in game.print_words)]
    found: list[Proto] = []
    for entry in cards:
        if isinstance(entry, dict):
            for word in entry:
                if word not in known:
                    raise PiocheError("unknown-word", word=word, where="cards")
        found.append(proto_of(game, entry))
    return found


def proto_of(game: Game[Any, Any], entry: Any) -> Proto:
    """The card that an entry of a deck or a scenario names, with the prints of its own."""
    id = entry.get("card", entry) if isinstance(entry, dict) else entry
    proto = game.book.cards.get(id) if isinstance(id, str) else None
    if proto is None:
        raise PiocheError("unknown-card", card=id)
    if id is entry:
        return proto
    prints = {word.name: word.checked(entry[word.name]) for word in game.print_words if word.name in entry}
    return game.reprint(proto, prints) if prints else proto


def entry_of(game: Game[Any, Any], proto: Proto) -> dict[str, Any]:
    """The entry that names a card: `card`, and the prints that are its own."""
    usual = game.book.cards[proto.id]
    entry: dict[str, Any] = {"card": proto.id}
    if proto is not usual:
        for word in game.print_words:
            value = game.print_of(proto, word)
            if value != game.print_of(usual, word):
                entry[word.name] = word.show(value)
    return entry


def from_text(game: Game[Any, Any], text: str) -> Deck:
    """A deck from plain text: a line a card, by id, by name in either language or by one of its `aliases`. A line `# …`
    names the deck."""
    by_name: dict[str, str] = {}
    for id, proto in game.book.cards.items():
        aliases: Any = proto.facts.get("aliases", ())
        for name in (*aliases, id, *proto.names.values()):
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
            count = int(found[1] or 1)
            refuse_more(len(deck["cards"]) + count)
            deck["cards"] += [known] * count
    return deck


def to_text(game: Game[Any, Any], deck: Deck, lang: str) -> str:
    """A deck as plain text, cards in the order of the list."""
    ids = card_ids(game, deck)
    lines = [f"# {deck['name']}"] if deck.get("name") else []
    lines += [f"{ids.count(id)}x {game.book[id].names[lang]}" for id in dict.fromkeys(ids)]
    return "\n".join(lines) + "\n"
