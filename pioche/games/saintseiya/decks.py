"""Decks: each player takes one of the five heroes, whose pack is fixed.

A deck names the hero's first card; an empty one leaves the choice to chance, among the heroes that nobody has taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pioche.engine.decks import protos_of
from pioche.engine.errors import Refusal
from pioche.engine.game import Deck, Game
from pioche.games.saintseiya.state import HEROES, VERY_COMMON, Printed


def hero_of(game: Game[Any, Any], deck: Deck) -> str:
    """The hero that a deck names, or nothing."""
    for proto in protos_of(game, deck):
        assert isinstance(proto, Printed)
        return proto.hero
    return ""


def first_card(game: Game[Any, Any], hero: str) -> Printed:
    """The ● Héros of a pack."""
    for proto in game.book.cards.values():
        if (
            isinstance(proto, Printed)
            and proto.hero == hero
            and proto.type == "character"
            and proto.ranks == VERY_COMMON
        ):
            return proto
    raise AssertionError(hero)


def starters(game: Game[Any, Any]) -> dict[str, Deck]:
    found: dict[str, Deck] = {}
    for hero in HEROES:
        proto = first_card(game, hero)
        found[hero] = {"name": proto.names["fr"], "cards": [proto.id]}
    return found


def refusals(game: Game[Any, Any], deck: Deck) -> list[Refusal]:
    """SS-SETUP-010: one of the five heroes, or none."""
    named = protos_of(game, deck)
    firsts = [first_card(game, hero) for hero in HEROES]
    found = [Refusal("SS-SETUP-010", "no-hero", card=proto) for proto in named if proto not in firsts]
    if len(named) > 1:
        found.append(Refusal("SS-SETUP-010", "one-hero", count=len(named)))
    return found


def refuses_table(game: Game[Any, Any], decks: Sequence[Deck]) -> list[Refusal]:
    """SS-SETUP-010: no hero is taken twice."""
    taken = [hero_of(game, deck) for deck in decks]
    return [
        Refusal("SS-SETUP-010", "hero-taken", card=first_card(game, hero)) for hero in HEROES if taken.count(hero) > 1
    ]
