"""How fast an environment steps: matches of random picks by the mask, with the whole flat observation."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

from pioche.adapters.pettingzoo import raw_env
from pioche.engine import Game
from pioche.lab.bench import Figures, build_here

ROUNDS = 5


def measure_env(game: Game[Any, Any], seconds: float) -> Figures:
    """Steps a second of processor time, and the share of it that observations cost."""
    env = raw_env(game, seed=0)
    rates: dict[bool, float] = {}
    for looks in (True, False):
        rates[looks] = max(_steps(env, seconds / ROUNDS / 2, looks=looks) for _ in range(ROUNDS))
    return {
        "steps_per_s": rates[True],
        "observation_share": 1 - rates[True] / rates[False],
        "numbers": len(env.observer.flat_names),
        "build": build_here(),
    }


def _steps(env: raw_env, seconds: float, *, looks: bool) -> float:
    random = Random(0).random
    steps = 0
    begin = process_time()
    while True:
        env.reset()
        match = env.match
        assert match is not None
        while match.ask is not None:
            if looks:
                env.observe(env.agent_selection)
            env.step(int(random() * len(match.ask.options)))
            while env.agents and env.terminations[env.agent_selection]:
                env.step(None)
            steps += 1
        took = process_time() - begin
        if took >= seconds:
            return steps / took
