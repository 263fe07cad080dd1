"""PettingZoo: every seat is an agent, and the one that is asked steps (AEC)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from pioche.adapters.environment import Seeds, Tables, check_action, has_lost, space_of, told, utilities
from pioche.adapters.observe import ACTIONS, LAYOUT, Arrays, Observer
from pioche.engine import KEEP_NOTHING, Deck, Game, Match


def env(game: str | Game[Any, Any], **kinds: Any) -> AECEnv:
    """`raw_env` within the wrappers that PettingZoo's own games have: who picks what the mask forbids loses at once."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, **kinds), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv):  # noqa: N801 - as PettingZoo calls it
    """One match of a game. An action is the place of an option in the list; what is no place there is a `ValueError`,
    and nothing is changed."""

    def __init__(
        self,
        game: str | Game[Any, Any],
        *,
        decks: Sequence[str | Deck] | None = None,
        seats: int | None = None,
        seed: int | str | None = None,
        options: dict[str, Any] | None = None,
        layout: str = "flat",
        actions: int = ACTIONS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._tables = Tables(game, decks, seats, options)
        self._seeds = Seeds(seed)
        self.layout = layout
        self.render_mode = render_mode
        self.possible_agents = list(self._tables.names)
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observer = Observer(self._tables.game, len(self.possible_agents), actions=actions)
        self.metadata = {
            "name": f"pioche_{self._tables.game.slug}_v{LAYOUT}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self._spaces = {agent: (space_of(self.observer, layout), spaces.Discrete(actions)) for agent in self._seat}
        self.match: Match | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.match = self._tables.open(self._seeds.next(seed), KEEP_NOTHING)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        assert self.match.ask is not None
        self.agent_selection = self.possible_agents[self.match.ask.seat]

    def observe(self, agent: str) -> Arrays:
        assert self.match is not None
        return self.observer.observe(self.match, self._seat[agent], self.layout)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        match = self.match
        assert match is not None
        match.apply(check_action(match, action))
        self._cumulative_rewards[agent] = 0.0
        rewards = self.rewards = dict.fromkeys(self.agents, 0.0)
        ask = match.ask
        if ask is None:
            worth = utilities(match.result, len(match.names))
            for one in self.agents:
                if not self.terminations[one]:
                    rewards[one] = worth[self._seat[one]]
                    self.terminations[one] = True
        else:
            self.agent_selection = self.possible_agents[ask.seat]
            if match.state.out:
                for one in self.agents:
                    if not self.terminations[one] and has_lost(match.state, self._seat[one]):
                        rewards[one] = -1.0
                        self.terminations[one] = True
        for one, reward in rewards.items():
            self._cumulative_rewards[one] += reward
        if ask is None or match.state.out:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        assert self.match is not None
        text = told(self.match)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        self.match = None
