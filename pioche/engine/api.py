"""Starting a match: from decks, from a scenario, from a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pioche.engine.errors import PiocheError
from pioche.engine.game import Deck, Game, Options
from pioche.engine.match import KEEP_TURNS, Match, Start, open_match, start_of
from pioche.engine.record import load
from pioche.engine.registry import game_of
from pioche.engine.rng import fresh_seed, rng_of

__all__ = ["deck_of", "load", "new_match", "new_scenario"]


def deck_of(game: Game[Any, Any], deck: str | Deck, seed: str = "") -> Deck:
    """A deck from the id of a starter, from the word `random`, or as it is."""
    if not isinstance(deck, str):
        return deck
    if deck == "random":
        return game.random_deck(rng_of(f"{seed} deck"))
    starters = game.starters()
    if deck not in starters:
        raise PiocheError("unknown-deck", options=list(starters), deck=deck)
    return starters[deck]


def new_match(
    game: str | Game[Any, Any],
    decks: Sequence[str | Deck] | None = None,
    seed: str | int | None = None,
    names: Sequence[str] = (),
    options: Options | None = None,
    keep: int = KEEP_TURNS,
) -> Match:
    """A new match. Decks are lists, ids of starters or `random`; without any, two players take the first starters."""
    game = game_of(game) if isinstance(game, str) else game
    seed = fresh_seed() if seed is None else str(seed)
    if decks is None:
        ready = list(game.starters())
        decks = [ready[i % len(ready)] for i in range(game.seats[0])]
    dealt = [deck_of(game, deck, f"{seed} {i}") for i, deck in enumerate(decks)]
    return open_match(game, start_of(game, dealt, seed, names, options), keep)


def new_scenario(
    game: str | Game[Any, Any],
    words: dict[str, Any],
    seed: str | int = 0,
    names: Sequence[str] = (),
    keep: int = KEEP_TURNS,
) -> Match:
    """A match from a position in scenario words."""
    game = game_of(game) if isinstance(game, str) else game
    players = words.get("players")
    count = len(players) if isinstance(players, list) else 0
    named = [names[i] if i < len(names) else "" for i in range(count)]
    return open_match(game, Start(str(seed), named, [], {}, words), keep)
