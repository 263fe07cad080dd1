"""Decks: what is legal, ready-made ones, chance."""

from __future__ import annotations

from typing import Any

from pioche.engine.decks import protos_of
from pioche.engine.errors import Refusal
from pioche.engine.game import Deck, Game
from pioche.engine.rng import Rng
from pioche.games.keyforge.cards import BOOK
from pioche.games.keyforge.state import HOUSES, Printed


def houses_of(deck: Deck) -> tuple[str, ...]:
    return tuple(deck["houses"])


def refuses(game: Game[Any, Any], deck: Deck) -> list[Refusal]:
    protos_of(game, deck)
    return []


def ready_made() -> dict[str, Deck]:
    return {"first": generate(Rng(b"first")), "second": generate(Rng(b"second"))}


def generate(rng: Rng) -> Deck:
    by_house: dict[str, list[str]] = {}
    for id, proto in BOOK.cards.items():
        assert isinstance(proto, Printed)
        by_house.setdefault(proto.house, []).append(id)
    houses = [house for house in HOUSES if house in by_house]
    rng.shuffle(houses)
    cards = [rng.pick(by_house[house]) for house in houses[:3] for _ in range(12)]
    return {"name": "?", "houses": sorted(houses[:3]), "cards": cards}
