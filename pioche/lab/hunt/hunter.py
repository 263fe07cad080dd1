"""Play on from a position, look after every decision whether all still holds, and shrink what does not to a scene."""

from __future__ import annotations

import signal
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from time import monotonic
from types import FrameType
from typing import Any

from pioche.engine.api import new_scenario
from pioche.engine.contract import ContractBroken, check_nothing_leaks, check_position, check_scenario
from pioche.engine.errors import PiocheError
from pioche.engine.fingerprint import digest
from pioche.engine.match import Match
from pioche.engine.record import load
from pioche.engine.registry import game_of
from pioche.engine.rng import Rng, rng_of
from pioche.engine.scenario import check_values
from pioche.lab.hunt.positions import AnyGame, Pool, Words, can_be, likely_place, make_position, zones_with_entries
from pioche.lab.hunt.scene import Pick, as_scene, fitting_option, pick_of

_DECISIONS = 60  # played on from a position
_TO_THE_END = 30  # more of them at most, to the end of the turn: there ends what lasts until then
_SHRINKING = 1500  # tries to make a scene smaller
_STUCK = 60  # seconds after which a decision is called endless
_PART = 8  # positions that a worker takes at once


@dataclass(frozen=True)
class Finding:
    """Something that broke: what, from which position, after which picks, and a test that shows it."""

    game: str
    seed: str  # of the position
    kind: str  # findings of one kind are told once
    what: str
    scene: str


class Broken(Exception):  # noqa: N818 - it reads as what it says
    """A check that failed, or a rule that raised."""

    def __init__(self, kind: str, what: str) -> None:
        super().__init__(what)
        self.kind = kind
        self.what = what


class Stuck(Exception):  # noqa: N818
    """A decision that does not come to an end."""


# What must hold. Each is called after a decision with a generator for the samples it draws.


def _position(match: Match, rng: Rng) -> None:
    check_position(match)
    if match.quiet and match.ask is not None:
        check_values(match.game, match.state)


def _scenario(match: Match, rng: Rng) -> None:
    if match.quiet and match.ask is not None:
        try:
            check_scenario(match)
        except PiocheError as error:
            reasons = [f"{one.rule} {one.message}" for one in error.refusals] or [error.code]
            raise ContractBroken(f"a position that was reached is refused: {', '.join(reasons)}") from error


def _copies(match: Match, rng: Rng) -> None:
    """A copy that is played on changes nothing here."""
    before = match.hash()
    if match.quiet and digest(match.state.copy()) != before:
        raise ContractBroken("a copy differs")
    clone = match.clone()
    for _ in range(4):
        if clone.ask is None:
            break
        try:
            clone.apply(rng.below(len(clone.ask.options)))
        except Exception:  # what fails there is found where the match itself goes there
            break
    if match.hash() != before:
        raise ContractBroken("a clone that is played on changes the match")


def _views(match: Match, rng: Rng) -> None:
    if match.ask is not None:  # the end of a match may count what was hidden
        check_nothing_leaks(match, rng)


def _record(match: Match, rng: Rng) -> None:
    if load(match.record(), match.game).hash() != match.hash():
        raise ContractBroken("the record, played again, ends elsewhere")


Check = Callable[[Match, Rng], None]
CHECKS: dict[str, tuple[Check, int]] = {  # and after how many decisions on average each is made
    "position": (_position, 1),
    "scenario": (_scenario, 3),
    "copies": (_copies, 12),
    "views": (_views, 20),
    "record": (_record, 30),
}


def _checked(check: Check, name: str, match: Match, rng: Rng) -> None:
    try:
        check(match, rng)
    except ContractBroken as error:
        raise Broken(f"{name}: {_outline(str(error))}", str(error)) from error
    except Exception as error:
        raise Broken(f"{name}: {_raised(error)}", traceback.format_exc(limit=-4)) from error


def _outline(text: str) -> str:
    """A message without what differs from one position to the next."""
    return " ".join(word for word in text.split()[:9] if not any(letter.isdigit() for letter in word))


def _raised(error: Exception) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} in {frames[-1].name}"


def _choose(match: Match, place: int) -> None:
    def stuck(signum: int, frame: FrameType | None) -> None:
        raise Stuck(f"no end after {_STUCK} s")

    before = signal.signal(signal.SIGALRM, stuck)
    signal.alarm(_STUCK)
    try:
        match.apply(place)
    except Exception as error:
        raise Broken(f"decision: {_raised(error)}", traceback.format_exc(limit=-4)) from error
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def hunt_one(pool: Pool, seed: str) -> Finding | None:
    """One position, played on; what broke first, as a scene."""
    rng = rng_of(f"hunt {seed}")
    words, theme = make_position(pool, rng)
    picks: list[Pick] = []
    try:
        _play(pool.game, words, theme, rng, picks)
    except Broken as broken:
        return _shrunk(pool.game, seed, broken, words, picks)
    return None


def _play(game: AnyGame, words: Words, theme: list[str], rng: Rng, picks: list[Pick]) -> None:
    match = _opened(game, words)
    checks = rng_of(f"checks {rng.below(1 << 30)}")
    picked: list[int] = []
    turn = 0
    for n in range(_DECISIONS + _TO_THE_END):
        for name, (check, often) in CHECKS.items():
            if checks.below(often) == 0:
                _checked(check, name, match, checks)
        if match.ask is None:
            return
        if n == _DECISIONS:
            turn = match.state.turn
        if n >= _DECISIONS and match.state.turn != turn:
            break
        place = likely_place(match, theme, picked, rng) if n < _DECISIONS else _closing(match, rng)
        picks.append(pick_of(match, place))
        if not match.quiet:
            picked.append(match.game.verbs.card(match.ask.options[place]))
        _choose(match, place)
    _checked(_record, "record", match, checks)


def _opened(game: AnyGame, words: Words) -> Match:
    try:
        return new_scenario(game, words)
    except PiocheError:
        raise
    except Exception as error:
        raise Broken(f"start: {_raised(error)}", traceback.format_exc(limit=-4)) from error


def _closing(match: Match, rng: Rng) -> int:
    """The option that soonest brings the end of the turn."""
    assert match.ask is not None
    options = match.ask.options
    ending = [i for i, option in enumerate(options) if match.game.verbs.of(option).role in ("closes", "passes", "ends")]
    return rng.pick(ending) if ending else rng.below(len(options))


def _again(game: AnyGame, words: Words, picks: Sequence[Pick], kind: str) -> tuple[Broken, list[Pick]] | None:
    """Whether it still breaks in the same way from here, with the picks that still fit."""
    name = kind.partition(":")[0]
    made: list[Pick] = []
    rng = rng_of("again")
    try:
        match = _opened(game, words)
        left = list(picks)
        while True:
            if name in CHECKS:
                _checked(CHECKS[name][0], name, match, rng)
            if match.ask is None:
                return None
            place = -1
            while left and place < 0:
                place = fitting_option(match, left[0])
                if place < 0 and not match.quiet:
                    place = 0  # a question that was not there before: any answer will do
                    break
                left.pop(0)
            if place < 0:
                return None
            made.append(pick_of(match, place))
            _choose(match, place)
    except Broken as broken:
        return (broken, made) if broken.kind == kind else None
    except PiocheError:
        return None


def _shrunk(game: AnyGame, seed: str, broken: Broken, words: Words, picks: list[Pick]) -> Finding:
    """Leave out of the position and of the picks whatever is not needed to see it break."""
    found = _again(game, words, picks, broken.kind)
    tries = _SHRINKING if found is not None else 0
    while found is not None:
        broken, picks = found
        found = None
        for less, fewer in _smaller(game, words, picks):
            tries -= 1
            if tries < 0:
                break
            if less is words or can_be(game, less):
                found = _again(game, less, fewer, broken.kind)
                if found is not None and (less is not words or len(found[1]) < len(picks)):
                    words = less
                    break
                found = None
    return Finding(game.slug, seed, broken.kind, broken.what, as_scene(game, words, picks))


def _smaller(game: AnyGame, words: Words, picks: list[Pick]) -> Iterator[tuple[Words, list[Pick]]]:
    for less in _smaller_words(game, words):
        yield less, picks
    for i in range(len(picks)):
        yield words, picks[:i] + picks[i + 1 :]


def _smaller_words(game: AnyGame, words: Words) -> Iterator[Words]:
    """The position with one thing less: a whole list, a card, a word."""
    lists = sum(1 for _ in zones_with_entries(game, words))
    for i in range(lists):
        less = deepcopy(words)
        entries = list(zones_with_entries(game, less))[i]
        if len(entries) > 1:
            entries.clear()
            yield less
    for i in range(lists):
        for at in range(len(list(zones_with_entries(game, words))[i])):
            less = deepcopy(words)
            del list(zones_with_entries(game, less))[i][at]
            yield less
    for path in _value_paths(words):
        less = deepcopy(words)
        holder: Any = less
        for step in path[:-1]:
            holder = holder[step]
        del holder[path[-1]]
        yield less


def _value_paths(words: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(words, dict):
        for key, value in words.items():
            if key not in ("card", "players"):
                yield (*path, key)
            yield from _value_paths(value, (*path, key))
    elif isinstance(words, list):
        for i, value in enumerate(words):
            yield from _value_paths(value, (*path, i))


def hunt_part(slug: str, seed: str, part: range) -> list[Finding]:
    """Some positions of a hunt, in a process of its own."""
    pool = _pool_of(slug)
    found = [hunt_one(pool, f"{seed} {i}") for i in part]
    return [one for one in found if one is not None]


@cache
def _pool_of(slug: str) -> Pool:
    return Pool(game_of(slug))


def hunt(slugs: Sequence[str], seed: str, seconds: float, jobs: int) -> Iterator[tuple[str, int, list[Finding]]]:
    """Hunt in these games in turns until the time is over: which game, how many positions, what was found there."""
    until = monotonic() + seconds
    at = dict.fromkeys(slugs, 0)
    turn = 0
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_DFL))
    running: dict[Any, tuple[str, int]] = {}
    try:
        while True:
            while len(running) < jobs and (monotonic() < until or not turn):
                slug = slugs[turn % len(slugs)]
                turn += 1
                running[pool.submit(hunt_part, slug, seed, range(at[slug], at[slug] + _PART))] = slug, _PART
                at[slug] += _PART
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                slug, count = running.pop(future)
                yield slug, count, future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


__all__ = ["CHECKS", "Finding", "hunt", "hunt_one"]
