"""Tables for the checks: matches by chance, and positions in a game's own words."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any

from pioche.engine.api import deck_of
from pioche.engine.contract import AnyGame, ContractBroken
from pioche.engine.match import Match, open_match, start_of
from pioche.engine.rng import rng_of
from pioche.lab.hunt.positions import Words, can_be, holders, reached, trim


def must(holds: object, otherwise: str) -> None:
    """A law, and the complaint about who breaks it."""
    if not holds:
        raise ContractBroken(otherwise)


def any_match(game: AnyGame, seed: str) -> Match:
    """A new match: seats, decks and options by chance."""
    rng = rng_of(f"{game.slug} {seed}")
    ready = [*game.starters(), "random"]
    seats = rng.pick(list(game.seats))
    decks = [deck_of(game, rng.pick(ready), f"{seed} {i}") for i in range(seats)]
    if game.refuses_table(decks):
        decks = [deck_of(game, "random", f"{seed} {i}") for i in range(seats)]
    options = {name: rng.pick(list(values)) for name, values in game.match_options.items()}
    return open_match(game, start_of(game, decks, seed, options=options))


def walk(match: Match, seed: str, most: int) -> Iterator[Match]:
    """The match at each of its decisions, answered by chance, to its end or as far as `most`."""
    rng = rng_of(f"walk {seed}")
    while match.ask is not None and match.n < most:
        yield match
        match.apply(rng.below(len(match.ask.options)))


@cache
def positions(game: AnyGame, count: int) -> list[Words]:
    """Small positions of random games: first those without an open stack, of two players, with the most cards in play.
    Not to be changed."""
    found = []
    for n in range(count):
        rng = rng_of(f"position {n}")
        words = reached(game, rng)
        less = deepcopy(words)
        trim(game, less, rng)
        found.append(less if can_be(game, less) else words)
    return sorted(found, key=lambda words: ("stack" in words, len(words["players"]), -in_play(game, words)))


def in_play(game: AnyGame, words: Words) -> int:
    """How many cards a position has in play."""
    rows = [zone for zone in game.zones if zone.holds == "permanents"]
    return sum(len(holder.get(zone.name, ())) for zone in rows for holder in holders(words, zone))


def viewers(match: Match) -> list[int | None]:
    """A spectator, and each seat."""
    return [None, *range(len(match.names))]


def entries(view: Any) -> Iterator[dict[str, Any]]:
    """Every card that a view names, with what lies on and under cards, in the order of the view."""
    for value in view.values() if isinstance(view, dict) else view:
        if isinstance(value, dict) and isinstance(value.get("card"), str) and "number" in value:
            yield value
        if isinstance(value, (dict, list)):
            yield from entries(value)
