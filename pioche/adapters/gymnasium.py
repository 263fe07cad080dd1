"""Gymnasium: one seat learns, named bots have the others. `SeatEnv` is one match, `SeatVectorEnv` many side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium import Env, register, spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from pioche.adapters.environment import Seeds, Tables, has_lost, space_of, told, utilities
from pioche.adapters.observe import ACTIONS, LAYOUT, Arrays, Observer
from pioche.engine import KEEP_ACTIONS, KEEP_NOTHING, Deck, Game, Match
from pioche.lab.series import Picker, picker


class _Seat:
    """One seat's matches, one after the other: the bots answer until that seat is asked."""

    def __init__(self, tables: Tables, seat: int, bots: Sequence[str], seed: int | str | None) -> None:
        others = [one for one in range(len(tables.names)) if one != seat]
        if not 0 <= seat < len(tables.names) or len(bots) not in (1, len(others)):
            raise ValueError(f"seat {seat} of {len(tables.names)} against {len(bots)} bots")
        self._tables = tables
        self.seat = seat
        self._bots = dict(zip(others, list(bots) * len(others) if len(bots) == 1 else bots, strict=False))
        self._keep = KEEP_NOTHING if all(bot == "random" for bot in bots) else KEEP_ACTIONS
        self._seeds = Seeds(seed)
        self._pickers: dict[int, Picker] = {}
        self.match: Match = self.begin(None)

    def begin(self, seed: int | None) -> Match:
        """The next match in which the seat is asked anything."""
        while True:
            named = self._seeds.next(seed)
            seed = None
            self.match = self._tables.open(named, self._keep)
            self._pickers = {seat: picker(bot, f"{named} {seat}") for seat, bot in self._bots.items()}
            self._let_others_answer()
            if self.match.ask is not None:
                return self.match

    def _let_others_answer(self) -> None:
        match, seat, pickers = self.match, self.seat, self._pickers
        while True:
            ask = match.ask
            if ask is None or ask.seat == seat or (match.state.out and has_lost(match.state, seat)):
                return
            match.apply(pickers[ask.seat](match))

    def step(self, action: int) -> tuple[float, bool, bool]:
        """Reward, whether the match is over for the seat, and whether it was by an action that is no option: that loses
        at once, since nobody can go on from it."""
        match = self.match
        if match.ask is None or not 0 <= action < len(match.ask.options):
            return -1.0, True, True
        match.apply(int(action))
        self._let_others_answer()
        if match.ask is None:
            return utilities(match.result, len(match.names))[self.seat], True, False
        if match.ask.seat != self.seat:
            return -1.0, True, False
        return 0.0, False, False


class SeatEnv(Env[Arrays, np.int64]):
    """`SeatEnv("keyforge", bots=["greedy"])`. The mask is in the observation, under `action_mask`."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str | Game[Any, Any],
        *,
        seat: int = 0,
        bots: Sequence[str] = ("random",),
        decks: Sequence[str | Deck] | None = None,
        seats: int | None = None,
        seed: int | str | None = None,
        options: dict[str, Any] | None = None,
        layout: str = "flat",
        actions: int = ACTIONS,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self.layout = layout
        tables = Tables(game, decks, seats, options)
        self._seat = _Seat(tables, seat, bots, seed)
        self.observer = Observer(tables.game, len(tables.names), actions=actions)
        self.observation_space = space_of(self.observer, layout)  # type: ignore[assignment]
        self.action_space = spaces.Discrete(actions)

    @property
    def match(self) -> Match:
        return self._seat.match

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Arrays, dict[str, Any]]:
        super().reset(seed=seed)
        self._seat.begin(seed)
        return self._observe(), {}

    def step(self, action: np.int64) -> tuple[Arrays, float, bool, bool, dict[str, Any]]:
        reward, over, illegal = self._seat.step(int(action))
        return self._observe(), reward, over, False, {"illegal": illegal}

    def _observe(self) -> Arrays:
        return self.observer.observe(self._seat.match, self._seat.seat, self.layout)

    def render(self) -> str:
        return told(self._seat.match)


class SeatVectorEnv(VectorEnv[Arrays, NDArray[np.int64], NDArray[Any]]):
    """Many matches side by side, written into arrays that are made once: what `step` returns holds until the next one.
    A match that is over begins anew with the next step, whose action is not looked at."""

    def __init__(
        self,
        game: str | Game[Any, Any],
        num_envs: int,
        *,
        seat: int = 0,
        bots: Sequence[str] = ("random",),
        decks: Sequence[str | Deck] | None = None,
        seats: int | None = None,
        seed: int | str | None = None,
        options: dict[str, Any] | None = None,
        layout: str = "flat",
        actions: int = ACTIONS,
    ) -> None:
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        tables = Tables(game, decks, seats, options)
        self.observer = Observer(tables.game, len(tables.names), actions=actions)
        self.single_observation_space = space_of(self.observer, layout)
        self.observation_space = space_of(self.observer, layout, num_envs)
        self.single_action_space = spaces.Discrete(actions)
        self.action_space = spaces.MultiDiscrete([actions] * num_envs)
        self._seats = [
            _Seat(tables, seat, bots, None if seed is None else f"{seed} {i}") for i in range(num_envs)
        ]  # fmt: skip
        self._arrays = self.observer.blank(layout, num_envs)
        self._rows: list[Arrays] = [{name: room[i] for name, room in self._arrays.items()} for i in range(num_envs)]
        self._rewards = np.zeros(num_envs, np.float64)
        self._over = np.zeros(num_envs, np.bool_)
        self._never = np.zeros(num_envs, np.bool_)
        self._illegal = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        for i, one in enumerate(self._seats):
            one.begin(seed[i] if isinstance(seed, list) else None if seed is None else seed + i)
        self._over[:] = False
        return self._observe(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Arrays, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        over = self._over.tolist()
        for i, action in enumerate(actions.tolist()):
            if over[i]:
                self._seats[i].begin(None)
                self._rewards[i], self._over[i], self._illegal[i] = 0.0, False, False
            else:
                self._rewards[i], self._over[i], self._illegal[i] = self._seats[i].step(action)
        return self._observe(), self._rewards, self._over, self._never, {"illegal": self._illegal}

    def _observe(self) -> Arrays:
        for room in self._arrays.values():
            room.fill(0)
        for one, row in zip(self._seats, self._rows, strict=True):
            self.observer.write(one.match, one.seat, row)
        return self._arrays


# `gymnasium.make("pioche/Seat-v1", game=…, bots=["greedy"])`, once this module is imported
register(id=f"pioche/Seat-v{LAYOUT}", entry_point="pioche.adapters.gymnasium:SeatEnv", disable_env_checker=True)
