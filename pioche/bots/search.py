"""Bots that think ahead, at three levels: Monte Carlo search over imagined worlds.

All that the seat cannot know is drawn anew, again and again. In each such world every option that is still in the race
is played on, to the end of the same turn, and valued there; the options meet the same worlds, so that what differs is
the choice and not the luck. An option that falls clearly behind leaves the race. Play-outs go on as the greedy bot
would: a tree of the seat's own later picks was tried, and at a few dozen play-outs a pick it did not pay.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf, sqrt
from statistics import fmean
from time import perf_counter
from typing import ClassVar

from pioche.bots.eyes import Eyes, bot, lets_pass, sensible
from pioche.engine import KEEP_ACTIONS, Match, Rng
from pioche.engine.choice import PASS

_WON = 1000.0  # more than any evaluation says of a match that goes on
_MOST_STEPS = 1000  # of an action, or of a play-out: rules of a loop may forget to end


class _LateError(Exception):
    """The time is up."""


class Search:
    """What the levels share. They differ in how far and how long they look."""

    seconds: ClassVar[float] = 1.7
    glances: ClassVar[int]  # worlds in which each option is looked at by itself
    worlds: ClassVar[int]  # worlds in which they are played on, at most
    seen: ClassVar[float] = 1.0  # the share of the options that are thought of at all

    least: ClassVar[int] = 3  # worlds before an option may leave the race
    doubt: ClassVar[float] = 1.0  # standard errors behind the first that are too many
    runners: ClassVar[int] = 3  # options in the race at first
    turns: ClassVar[int] = 1  # that a play-out lasts, this one included
    leaves: ClassVar[int] = 24  # tries where an action asks more
    clock: ClassVar[Callable[[], float]] = staticmethod(perf_counter)

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._seat = 0
        self._until = 0.0

    def pick(self, eyes: Eyes) -> int:
        order = eyes.sensible
        if len(order) == 1 or eyes.ask.kind in eyes.routine:
            return order[0]
        self._seat = eyes.seat
        self._until = type(self).clock() + min(self.seconds, eyes.seconds)
        self._rng.shuffle(order)
        order = order[: max(1, round(len(order) * self.seen))]
        return self._race(eyes, self._at_first_sight(eyes, order)[: self.runners])

    def _look_at_the_clock(self) -> None:
        if type(self).clock() > self._until:
            raise _LateError

    def _at_first_sight(self, eyes: Eyes, order: list[int]) -> list[int]:
        """The options, best first, by what they do at once."""
        values: dict[int, list[float]] = {i: [] for i in order}
        try:
            for _ in range(self.glances):
                world = eyes.imagine(self._rng, KEEP_ACTIONS)
                for i in order:
                    values[i].append(self._line(world, [i], self._seat, [self.leaves])[0])
        except _LateError:
            pass
        return sorted(order, key=lambda i: fmean(values[i]) if values[i] else -inf, reverse=True)

    def _race(self, eyes: Eyes, runners: list[int]) -> int:
        """Play on with each in the same worlds, until one is left or the time is up."""
        got: dict[int, list[float]] = {i: [] for i in runners}
        first = runners[0]
        try:
            for n in range(1, self.worlds + 1):
                if len(runners) == 1:
                    break
                world = eyes.imagine(self._rng, KEEP_ACTIONS)
                stop = world.state.turn + self.turns
                values = [self._play_on(world, i, stop) for i in runners]
                for i, one in zip(runners, values, strict=True):
                    got[i].append(one)
                first = max(runners, key=lambda i: sum(got[i]))
                if n >= self.least:
                    runners = [i for i in runners if i == first or not self._behind(got[i], got[first])]
        except _LateError:
            pass
        return first

    def _behind(self, one: list[float], first: list[float]) -> bool:
        """Whether what an option lacks, world by world, is more than chance."""
        lacks = [b - a for a, b in zip(one, first, strict=True)]
        n = len(lacks)
        mean = sum(lacks) / n
        spread = sqrt(sum((lack - mean) ** 2 for lack in lacks) / (n - 1))
        return mean >= self.doubt * spread / sqrt(n)

    def _play_on(self, match: Match, index: int, stop: int) -> float:
        """What a world is worth at the end of the turn before `stop`, if it begins with this option."""
        world = match.clone(KEEP_ACTIONS)
        world.apply(index)
        for _ in range(_MOST_STEPS):
            self._look_at_the_clock()
            if world.ask is None or (world.quiet and world.state.turn >= stop):
                break
            self._go_on(world)
        return _value(world, self._seat)

    def _go_on(self, world: Match) -> None:
        """One action, as whoever is asked would do if it looked no further."""
        if _no_matter(world):
            world.apply(0)
        else:
            for pick in max(self._lines(world), key=_first)[1]:
                world.apply(pick)

    def _lines(self, world: Match) -> list[tuple[float, list[int]]]:
        """What each option is worth to the seat that is asked once it has had its effect, and the picks up to there."""
        ask = world.ask
        assert ask is not None
        leaves = [self.leaves]
        return [self._line(world, [i], ask.seat, leaves) for i in sensible(world)]

    def _line(self, match: Match, picks: list[int], seat: int, leaves: list[int]) -> tuple[float, list[int]]:
        """As above for the option with which `picks` begins. What the action asks of the same seat is tried, as long as
        there are `leaves`; others take the first answer, and spells that wait are let through."""
        world = match.clone()
        for pick in picks:
            world.apply(pick)
        picks = picks.copy()
        action = 0  # how many of the picks belong to the action itself, once it is over
        for _ in range(_MOST_STEPS):
            self._look_at_the_clock()
            ask = world.ask
            if ask is None or (world.quiet and not lets_pass(world, ask)):
                break
            if world.quiet and not action:
                action = len(picks)
            if PASS in ask.options:
                pick = ask.options.index(PASS)
            elif ask.seat != seat or leaves[0] <= 0 or _no_matter(world):
                pick = 0
            else:
                leaves[0] -= len(ask.options)
                lines = [self._line(match, [*picks, i], seat, leaves) for i in range(len(ask.options))]
                value, best = max(lines, key=_first)
                return value, best[: action or len(best)]
            picks.append(pick)
            world.apply(pick)
        return _value(world, seat), picks[: action or len(picks)]


def _first(line: tuple[float, list[int]]) -> float:
    return line[0]


def _no_matter(world: Match) -> bool:
    """Whether the first answer will do."""
    ask = world.ask
    assert ask is not None
    return len(ask.options) == 1 or ask.kind in world.game.routine


def _value(world: Match, seat: int) -> float:
    result = world.result
    if result is None:
        return world.game.evaluate(world.state, seat)
    if not result.winners:
        return 0.0
    return _WON if seat in result.winners else -_WON


@bot("easy")
class Easy(Search):
    """Thinks of half of what it could do, and not beyond it."""

    glances = 1
    worlds = 0
    seen = 0.5


@bot("normal")
class Normal(Search):
    """Looks at what each option does at once, in several worlds."""

    glances = 5
    worlds = 0


@bot("hard")
class Hard(Search):
    """Plays on, within two seconds. Many glances and few in the race: a glance costs a fiftieth of a play-out."""

    glances = 8
    worlds = 16
