"""One step of look-ahead: the option after which the game's own evaluation is best, in a world that fits what is seen.

A step goes on to the end of the action: the questions that it asks of the same seat are answered as well as can be,
others take the first answer, and spells that wait are let through.
"""

from __future__ import annotations

from pioche.bots.eyes import Eyes, bot, lets_pass
from pioche.engine import KEEP_ACTIONS, Match, Rng
from pioche.engine.choice import PASS

_WON = 1e9
_MOST_LEAVES = 60  # tries per option, where one question leads to another


@bot("greedy")
class Greedy:
    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def pick(self, eyes: Eyes) -> int:
        order = eyes.sensible
        if len(order) == 1 or eyes.ask.kind in eyes.routine:
            return order[0]
        world = eyes.imagine(self._rng, KEEP_ACTIONS)
        values = {i: _after(world, i, eyes.seat, [_MOST_LEAVES]) for i in order}
        best = max(values.values())
        return self._rng.pick([i for i, value in values.items() if value == best])


def _after(match: Match, index: int, seat: int, leaves: list[int]) -> float:
    """The value for `seat` once option `index` has had its whole effect. `leaves` holds how many tries are left."""
    world = match.clone()
    path = [index]
    world.apply(index)
    for _ in range(1000):
        ask = world.ask
        if ask is None or (world.quiet and not lets_pass(world, ask)):
            break
        if PASS in ask.options:
            pick = ask.options.index(PASS)
        elif ask.seat != seat or len(ask.options) == 1 or leaves[0] <= 0 or ask.kind in world.game.routine:
            pick = 0
        else:
            leaves[0] -= len(ask.options)
            again = match.clone(KEEP_ACTIONS)  # one that can be copied where it stands now
            for step in path:
                again.apply(step)
            return max(_after(again, i, seat, leaves) for i in range(len(ask.options)))
        path.append(pick)
        world.apply(pick)
    return value(world, seat)


def value(match: Match, seat: int) -> float:
    """How good a position is for a seat: a win is above all, a loss below all."""
    result = match.result
    if result is None:
        return match.game.evaluate(match.state, seat)
    if not result.winners:
        return 0.0
    return _WON if seat in result.winners else -_WON
