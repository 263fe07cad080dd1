"""Many games between bots. The same seed gives the same games, whatever the number of processes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from typing import Any

from pioche.bots import Eyes, make_bot
from pioche.engine import KEEP_ACTIONS, KEEP_NOTHING, Deck, Match, game_of, rng_of
from pioche.engine.api import deck_of
from pioche.engine.match import Start, open_match
from pioche.lab.failures import failing_record

MOST = 100_000  # decisions of a match that ends
_Z95 = 1.959964  # of the normal distribution

Picker = Callable[[Match], int]


@dataclass(frozen=True)
class Series:
    """Who plays what. There are as many bots as decks: a bot and a deck for each seat of the first game."""

    game: str
    bots: tuple[str, ...]
    decks: tuple[str | Deck, ...]
    seed: str
    options: dict[str, Any] = field(default_factory=dict)
    hashes: bool = False  # whether outcomes carry the hash of the last state
    most: int = MOST

    def seating(self, i: int) -> tuple[list[int], list[int]]:
        """Which bot and which deck has each seat in game `i`: in seats × seats games each bot plays each deck in each
        seat."""
        count = len(self.bots)
        return [(seat + i) % count for seat in range(count)], [(seat + i // count) % count for seat in range(count)]

    def start(self, i: int) -> Start:
        game = game_of(self.game)
        seed = f"{self.seed} {i}"
        bots, decks = self.seating(i)
        dealt = [deck_of(game, self.decks[deck], f"{seed} {deck}") for deck in decks]
        return Start(seed, [self.bots[bot] for bot in bots], dealt, self.options, None)


@dataclass(frozen=True)
class Outcome:
    """How one game went. `bots` and `decks` say which of the series had each seat; `error` is empty if all was well."""

    i: int
    seed: str
    bots: list[int]
    decks: list[int]
    decisions: int
    turns: int
    first: int = -1  # the seat that began; -1 where the game never came to a turn
    winners: tuple[int, ...] = ()
    reason: str = ""
    hash: str = ""
    error: str = ""
    record: bytes = b""  # of a game that failed, up to where it did


def play_one(series: Series, i: int) -> Outcome:
    """Game `i` of a series, to its end or to its failure."""
    game = game_of(series.game)
    start = series.start(i)
    bots, decks = series.seating(i)
    keep = KEEP_NOTHING if all(bot == "random" for bot in series.bots) else KEEP_ACTIONS
    match: Match | None = None
    try:
        match = open_match(game, start, keep)
        first = _play(
            match, [picker(name, f"{start.seed} {seat}") for seat, name in enumerate(start.names)], series.most
        )
    except Exception as error:
        history = match.history if match is not None else []
        turns = match.state.turn if match is not None else 0
        told = f"{type(error).__name__}: {error}"
        record = failing_record(game, start, history)
        return Outcome(i, start.seed, bots, decks, len(history), turns, error=told, record=record)
    result = match.result
    assert result is not None
    hash = match.hash() if series.hashes else ""
    return Outcome(
        i, start.seed, bots, decks, match.n, match.state.turn, first, result.winners, result.reason, hash
    )  # fmt: skip


class EndlessMatchError(Exception):
    """A match went on and on."""


def picker(name: str, seed: str) -> Picker:
    """A bot as a function. The random one needs no view of the match, and so makes none."""
    if name == "random":
        below = rng_of(f"bot random {seed}").below
        return lambda match: below(len(match.ask.options)) if match.ask else 0
    bot = make_bot(name, seed)
    return lambda match: bot.pick(Eyes(match))


def _play(match: Match, pickers: Sequence[Picker], most: int) -> int:
    """Play to the end; returns who had the first turn."""
    first = -1
    for _ in range(most):
        ask = match.ask
        if ask is None:
            return first
        if first < 0 and match.state.turn:
            first = match.state.active
        match.apply(pickers[ask.seat](match))
    raise EndlessMatchError(f"{most} decisions")


def play_all(series: Series, games: int, jobs: int) -> Iterator[list[Outcome]]:
    """The outcomes of games 0 to `games` - 1, in parts and in any order, over `jobs` processes."""
    size = max(1, min(100, games // (jobs * 8)))
    parts = [range(at, min(at + size, games)) for at in range(0, games, size)]
    jobs = min(jobs, len(parts))
    if jobs == 1:
        for part in parts:
            yield play_part(series, part)
        return
    # Not forked: the terminal's progress bar has a thread, and a game may have more.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _leave_when_told)
    try:
        for future in as_completed([pool.submit(play_part, series, part) for part in parts]):
            yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def play_part(series: Series, part: range) -> list[Outcome]:
    return [play_one(series, i) for i in part]


def _leave_when_told() -> None:
    """Ctrl-C ends a worker without a word: the command itself says what there is to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, with 95 % confidence."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    z = _Z95 * _Z95 / games
    middle = (share + z / 2) / (1 + z)
    half = _Z95 * sqrt(share * (1 - share) / games + z / (4 * games)) / (1 + z)
    return max(0.0, middle - half), min(1.0, middle + half)
