"""How fast a game goes. Machines are noisy: all is measured in several short rounds, the best of which counts."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from random import Random
from shutil import which
from time import perf_counter
from typing import Any

import msgspec

from pioche.engine import KEEP_ACTIONS, KEEP_NOTHING, KEEP_TURNS, Game, Match, load
from pioche.engine import match as match_module
from pioche.engine.match import Start, open_match

ROUNDS = 15
_POSITIONS = 40  # to copy, and to make options of
_RECORDS = 5  # to replay

# How much of the time each measure gets.
_PLAY, _QUIET, _INNER, _LIVE, _REPLAY, _ASK = 0.5, 0.1, 0.1, 0.1, 0.1, 0.1

Figures = dict[str, Any]


def build_here() -> str:
    """Which build this process runs: `plain` or `compiled`."""
    return "plain" if str(match_module.__file__).endswith(".py") else "compiled"


def measure(game: Game[Any, Any], seconds: float) -> Figures:
    """The figures of one game in this build. `spread` says how far the worst round fell behind the best."""
    seats = 2 if 2 in game.seats else game.seats[0]
    starters = list(game.starters().values())
    bench = _Bench(game, [starters[i % len(starters)] for i in range(seats)])
    rounds = [bench.play(seconds * _PLAY / ROUNDS) for _ in range(ROUNDS)]
    rates = [decisions / took for decisions, _, took in rounds]
    best = rates.index(max(rates))
    quiet, quiet_share = bench.quiet_positions()
    figures: Figures = {
        "decisions_per_s": max(rates),
        "games_per_s": rounds[best][1] / rounds[best][2],
        "clone_quiet_us": None,
        "clone_inner_us": None,
        "clone_live_us": None,
        "replay_ms": None,
        "options_share": None,
        "python": platform.python_version(),
        "build": build_here(),
        "spread": dict.fromkeys(("decisions_per_s", "games_per_s"), 1 - min(rates) / max(rates)),
    }
    records = [bench.record() for _ in range(_RECORDS)]

    def timed(name: str, per_second: float, share: float, calls: list[Callable[[], object]]) -> None:
        if calls:
            times = [_time_of(calls, seconds * share / ROUNDS) for _ in range(ROUNDS)]
            figures[name] = min(times) * per_second
            figures["spread"][name] = 1 - min(times) / max(times)

    timed("clone_quiet_us", 1e6, _QUIET, [match.clone for match in quiet])
    timed("clone_inner_us", 1e6, _INNER, [match.clone for match in bench.inner_positions(KEEP_ACTIONS)])
    timed("clone_live_us", 1e6, _LIVE, [match.clone for match in bench.inner_positions(KEEP_TURNS)])
    timed("replay_ms", 1e3, _REPLAY, [lambda record=record: load(record) for record in records])  # type: ignore[misc]
    timed("options_share", quiet_share * max(rates), _ASK, [lambda s=match.state: game.ask(s) for match in quiet])  # type: ignore[misc]
    return figures


def _time_of(calls: list[Callable[[], object]], seconds: float) -> float:
    """The mean time of one call, all of them made equally often."""
    times = 0
    begin = perf_counter()
    while True:
        for call in calls:
            call()
        times += 1
        took = perf_counter() - begin
        if took >= seconds:
            return took / (times * len(calls))


class _Bench:
    """Random games of one kind, each from a fresh seed; the picks come from a generator that costs next to nothing."""

    def __init__(self, game: Game[Any, Any], decks: list[dict[str, Any]]) -> None:
        self.game = game
        self.decks = decks
        self.random = Random(0)
        self.games = 0
        self.length = 1  # decisions of a usual game

    def open(self, keep: int) -> Match:
        self.games += 1
        names = [""] * len(self.decks)
        return open_match(self.game, Start(f"bench {self.games}", names, self.decks, {}, None), keep)

    def play(self, seconds: float) -> tuple[int, int, float]:
        """Games one after the other: decisions, games, and the time they took."""
        decisions = games = 0
        random = self.random.random
        begin = perf_counter()
        while True:
            match = self.open(KEEP_NOTHING)
            apply, ask = match.apply, match.ask
            while ask is not None:
                apply(int(random() * len(ask.options)))
                ask = match.ask
            decisions += match.n
            games += 1
            took = perf_counter() - begin
            if took >= seconds:
                self.length = decisions // games
                return decisions, games, took

    def step(self, match: Match) -> bool:
        """One random decision; whether the match goes on."""
        if match.ask is not None:
            match.apply(self.random.randrange(len(match.ask.options)))
        return match.ask is not None

    def quiet_positions(self) -> tuple[list[Match], float]:
        """Positions between two actions, from all over several games, and the share of decisions that are so."""
        found: list[Match] = []
        decisions = 0
        for _ in range(_POSITIONS // 4):
            match = self.open(KEEP_NOTHING)
            while True:
                decisions += 1
                if match.quiet and match.ask is not None:
                    found.append(match.clone())
                if not self.step(match):
                    break
        share = len(found) / decisions
        self.random.shuffle(found)
        return found[:_POSITIONS], share

    def inner_positions(self, keep: int) -> list[Match]:
        """Matches that stand in the middle of an action, each from a game of its own."""
        found: list[Match] = []
        for _ in range(4 * _POSITIONS):
            match = self.open(keep)
            wanted = self.random.randrange(self.length)
            while self.step(match) and (match.n < wanted or match.quiet):
                pass
            if match.ask is not None:
                found.append(match)
            if len(found) == _POSITIONS:
                break
        return found

    def record(self) -> bytes:
        match = self.open(KEEP_NOTHING)
        while self.step(match):
            pass
        return match.record()


class NoBuildError(Exception):
    """A build that cannot be had here; `key` names the message that says why."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.args_ = args


def measure_elsewhere(slug: str, seconds: float, build: str) -> Figures:
    """The figures of the build that this process does not run, from a process that does."""
    command = ["bench", slug, "--json", "--builds", "here", "--seconds", str(seconds)]
    package = Path(__file__).parent.parent
    if build == "compiled":
        folder = compiled_folder()
        path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH", "")]))
        return _figures_of(["-P", "-m", "pioche", *command], slug, {**os.environ, "PYTHONPATH": path})
    if not (package / "engine" / "match.py").exists():
        raise NoBuildError("no-sources")
    path = os.pathsep.join(filter(None, [str(package.parent), os.environ.get("PYTHONPATH", "")]))
    launcher = str(package / "lab" / "plain.py")
    return _figures_of(["-P", launcher, *command], slug, {**os.environ, "PYTHONPATH": path})


def _figures_of(arguments: list[str], slug: str, environment: dict[str, str]) -> Figures:
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )
    if done.returncode:
        raise NoBuildError("build-failed", what=(done.stderr.strip().splitlines() or [""])[-1])
    builds: dict[str, Figures] = msgspec.json.decode(done.stdout)[slug]
    return next(iter(builds.values()))


def compiled_folder() -> Path:
    """A compiled copy of Pioche and the games: in `build/compiled` of a checkout, else in the user's cache."""
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        raise NoBuildError("no-mypyc")
    if not any(which(name) for name in (os.environ.get("CC", "cc"), "cc", "gcc", "clang", "cl")):
        raise NoBuildError("no-c-compiler")
    from pioche.compile import compiled_copy

    root = Path(__file__).parent.parent.parent
    if (root / "pyproject.toml").exists():
        folder = root / "build" / "compiled"
    else:
        from platformdirs import user_cache_path

        folder = user_cache_path("pioche") / "compiled"
    try:
        return compiled_copy(folder)
    except (RuntimeError, OSError) as error:
        raise NoBuildError("build-failed", what=(str(error).strip().splitlines() or [""])[-1]) from error
