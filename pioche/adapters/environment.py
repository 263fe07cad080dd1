"""What the environments of all libraries share: which matches they open, and what a match is worth to a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces

from pioche.adapters.observe import DTYPES, Observer
from pioche.engine import Deck, Game, Match, Result, game_of
from pioche.engine.api import deck_of
from pioche.engine.match import Start, open_match, start_of
from pioche.engine.rng import fresh_seed
from pioche.engine.state import State

_FAR = float(1 << 20)  # beyond every number that an observation has


class Tables:
    """Matches of one kind, each from a seed. Decks that are named are looked up and checked once."""

    def __init__(
        self,
        game: str | Game[Any, Any],
        decks: Sequence[str | Deck] | None = None,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> None:
        self.game = game_of(game) if isinstance(game, str) else game
        if decks is None:
            ready = list(self.game.starters())
            decks = [ready[i % len(ready)] for i in range(seats or self.game.seats[0])]
        elif seats is not None and seats != len(decks):
            raise ValueError(f"{len(decks)} decks for {seats} seats")
        self._by_chance = "random" in decks
        self._decks = list(decks)
        self._first = self._start("0")
        self.names = [f"seat_{seat}" for seat in range(len(decks))]
        self._options = options or {}
        self.game.check_options(self._options, len(decks))

    def _start(self, seed: str) -> list[Deck]:
        dealt = [deck_of(self.game, deck, f"{seed} {i}") for i, deck in enumerate(self._decks)]
        return start_of(self.game, dealt, seed).decks

    def open(self, seed: str, keep: int) -> Match:
        """The match of this seed, at its first question."""
        decks = self._start(seed) if self._by_chance else self._first
        return open_match(self.game, Start(seed, self.names, decks, self._options, None), keep)


class Seeds:
    """A seed for each match: those after one that is given follow from it."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._seed = seed
        self._count = 0

    def next(self, seed: int | str | None = None) -> str:
        if seed is not None:
            self._seed, self._count = seed, 0
        elif self._seed is None:
            self._seed = fresh_seed()
        self._count += 1
        return f"{self._seed} {self._count}"


def utilities(result: Result | None, seats: int) -> list[float]:
    """What a match that is over is worth to each seat: -1 to who lost; who won shares what the others lost. A match
    that goes on is worth nothing to anybody, nor is one that nobody or everybody has won."""
    if result is None or not result.winners:
        return [0.0] * seats
    won = len(result.winners)
    if won == seats:
        return [0.0] * seats
    share = (seats - won) / won
    return [share if seat in result.winners else -1.0 for seat in range(seats)]


def has_lost(s: State, seat: int) -> bool:
    """Whether a seat and all of its team are out."""
    return all(s.out >> other & 1 for other, team in enumerate(s.teams) if team == s.teams[seat])


def space_of(observer: Observer, layout: str, count: int = 0) -> spaces.Dict:
    """The space of one observation, or of so many side by side."""
    blank = observer.blank(layout, *([count] if count else []))
    boxes: dict[str, spaces.Space[Any]] = {}
    for name, room in blank.items():
        kind: Any = DTYPES[name]
        low, high = (0, 1) if name == "action_mask" else (-_FAR, _FAR)
        boxes[name] = spaces.Box(kind(low), kind(high), room.shape, kind)
    return spaces.Dict(boxes)


def told(match: Match) -> str:
    """A position in a line, for whoever watches a training run."""
    ask, result = match.ask, match.result
    if result is not None:
        return f"{match.game.slug}: over in turn {match.state.turn}, won by {list(result.winners)} ({result.reason})"
    assert ask is not None
    keys = [match.game.verbs.key(option) for option in ask.options]
    return f"{match.game.slug}: turn {match.state.turn}, seat {ask.seat} is asked {ask.kind}: {', '.join(keys)}"


def check_action(match: Match, action: Any) -> int:
    """The place of an option; what is none is refused before anything is changed."""
    count = len(match.ask.options) if match.ask is not None else 0
    if not isinstance(action, (int, np.integer)) or not 0 <= action < count:
        raise ValueError(f"{action!r} is no place in a list of {count} options: look at the mask")
    return int(action)
