"""Decks: what is legal and why not, starters, decks made by chance.

A deck is one list: two Invocateurs, and a library of fifty cards.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final

from pioche.engine.cards import Card
from pioche.engine.decks import Section, from_text, protos_of
from pioche.engine.errors import Refusal
from pioche.engine.game import Deck, Game
from pioche.engine.rng import Rng
from pioche.games.rise.state import INFINITE, MARKERS, Piece, Printed, Rise, print_of

SIZE: Final = 50
INVOKERS: Final = 2
LIBRARY: Final = (
    *("niveau-superieur", "creature", "porte", "porte-creature", "incantation", "imminente", "evenement"),
)
SECTIONS: Final = (
    Section("zone.invokers", "type", ("invocateur",), INVOKERS, INVOKERS),
    Section("zone.library", "type", LIBRARY, SIZE, SIZE),
)
LEAST: Final = INVOKERS + SIZE
LISTS: Final = Path(__file__).parent / "lists"
STARTERS: Final = ("revenants", "manufacture", "banquet", "epidemie", "firmament", "incendie")
LEVELS_OF_RANK: Final = {1: 1, 2: 2, 3: 3, 4: 4}  # RI-LEVEL-070


def printed(game: Game[Any, Any], deck: Deck) -> list[Printed]:
    found: list[Printed] = []
    for proto in protos_of(game, deck):
        assert isinstance(proto, Printed)
        found.append(proto)
    return found


def deal(game: Game[Any, Any], s: Rise, seat: int, deck: Deck) -> None:
    """RI-INVOC-010, RI-SETUP-090: the Invocateurs in their zones, the rest in the library."""
    player = s.players[seat]
    cards = list(s.cards)
    for proto in printed(game, deck):
        card = Card(len(cards), proto, seat)
        cards.append(card)
        if proto.type == "invocateur":
            player.invokers.append(invoker(card, seat))
        else:
            player.library.append(card)
    s.cards = tuple(cards)


def invoker(card: Card, seat: int) -> Piece:
    """RI-INVOC-040, RI-INVOC-050, RI-SETUP-090: level 1, its life, one point."""
    proto = print_of(card)
    return Piece(card, seat, proto, life=proto.life, level=1, points=1)


def refusals(game: Game[Any, Any], deck: Deck) -> list[Refusal]:
    """All that is wrong with a deck."""
    cards = printed(game, deck)
    found: list[Refusal] = []
    invokers = [one for one in cards if one.type == "invocateur"]
    if len(invokers) != INVOKERS:
        found.append(Refusal("RI-INVZONE-010", "two-invokers", count=len(invokers)))
    elif invokers[0].character == invokers[1].character:
        found.append(Refusal("RI-INVOC-020", "same-character", card=invokers[0], other=invokers[1]))
    for one in dict.fromkeys(cards):
        if one.type in MARKERS:
            found.append(Refusal("RI-ZONES-010", "marker-in-deck", card=one))
    library = [one for one in cards if one.type in LIBRARY]
    if len(library) != SIZE:
        found.append(Refusal("RI-LIB-010", "library-size", count=len(library)))
    for id, count in Counter(one.id for one in library).items():
        one = next(card for card in library if card.id == id)
        if one.rank != INFINITE and count > one.rank:
            found.append(Refusal("RI-PROP-030", "too-many-copies", card=one, count=count, most=one.rank))
    return found + (_refuses_levels(library) if deck.get("mixed") else [])


def _refuses_levels(library: list[Printed]) -> list[Refusal]:
    """RI-LEVEL-070: where cards of several sets are mixed."""
    found: list[Refusal] = []
    for rank, most in LEVELS_OF_RANK.items():
        count = sum(one.type == "niveau-superieur" and one.rank == rank for one in library)
        if count > most:
            found.append(Refusal("RI-LEVEL-070", "too-many-levels", count=count, rank=rank, most=most))
    return found


def starters(game: Game[Any, Any]) -> dict[str, Deck]:
    """Six decks of different temper."""
    return {name: _read(game, LISTS / f"{name}.txt") for name in STARTERS}


@cache
def _read(game: Game[Any, Any], path: Path) -> Deck:
    return from_text(game, path.read_text("utf-8"))


def generate(game: Game[Any, Any], rng: Rng) -> Deck:
    """A legal deck: two characters, some levels, and cards of one or two themes and of anywhere."""
    prints = [one for one in game.book.cards.values() if isinstance(one, Printed)]
    invokers = [one for one in prints if one.type == "invocateur"]
    rng.shuffle(invokers)
    first = invokers[0]
    second = next(one for one in invokers if one.character != first.character)
    themes = {str(one.facts["theme"]) for one in (first, second)}
    levels = [one for one in prints if one.type == "niveau-superieur"]
    count = 9 + rng.below(4)
    chosen = _pick(rng, [one for one in levels if one.rank != INFINITE], count // 2)
    chosen += [one.id for one in levels if one.rank == INFINITE][:1] * (count - len(chosen))
    able = [one for one in prints if one.type in LIBRARY and one.type != "niveau-superieur"]
    mine = [one for one in able if one.facts["theme"] in themes]
    chosen += _pick(rng, mine, (SIZE - count) * 3 // 4)
    rest = Counter(_pick(rng, able, SIZE * 2))
    for id in list(rest.elements()):
        one = game.book.cards[id]
        assert isinstance(one, Printed)
        if len(chosen) < SIZE and (one.rank == INFINITE or chosen.count(id) < one.rank):
            chosen.append(id)
    return {"name": "+".join(sorted(themes)), "cards": [first.id, second.id, *chosen]}


def _pick(rng: Rng, cards: list[Printed], count: int) -> list[str]:
    pool = [one.id for one in cards for _ in range(one.rank or 2)]
    rng.shuffle(pool)
    return pool[:count]
