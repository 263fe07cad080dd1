"""OpenSpiel: importing this registers every game that two or more play, as `pioche_` and its short name.

`pyspiel.load_game("pioche_…(players=3,decks=a;b;c,seeds=1000)")`. Chance acts once, at the root: it draws which of so
many seeds the match is from. So states are a seed and decisions, and serialise and replay as such.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from pioche.adapters.environment import Tables, told, utilities
from pioche.adapters.observe import ACTIONS, Observer
from pioche.engine import KEEP_ACTIONS, Game, Match, game_of, rng_of, slugs
from pioche.engine.contract import MOST_DECISIONS

SEEDS = 1024


class _Held:
    """A match as OpenSpiel copies and stores it: a clone, or a seed and the places of what was picked."""

    __slots__ = ("match", "picks", "recall", "seed", "spec")

    def __init__(
        self,
        spec: Spec,
        seed: int,
        picks: list[int] | None,
        match: Match | None = None,
        recall: list[bytes] | None = None,
    ) -> None:
        self.spec = spec
        self.seed = seed  # -1: chance has not acted
        self.picks = picks  # None: an imagined match, which no seed makes again
        self.recall = recall or [b""] * spec.players  # what each seat has seen and done at its decisions, as a digest
        self.match = match
        if match is None and seed >= 0:
            self.match = spec.tables.open(str(seed), KEEP_ACTIONS)
            for pick in picks or []:
                self.match.apply(pick)

    def apply(self, pick: int) -> None:
        match = self.match
        assert match is not None
        assert match.ask is not None
        seat = match.ask.seat
        self.recall[seat] = _digest(self.recall[seat], self.spec.seen(match, seat), bytes([pick]))
        match.apply(pick)
        if self.picks is not None:
            self.picks.append(pick)

    def imagined(self, seat: int, rng: str) -> _Held:
        """What `seat` cannot know dealt anew: to it nothing differs."""
        assert self.match is not None
        match = self.match.determinize(seat, rng_of(rng), KEEP_ACTIONS)
        return _Held(self.spec, self.seed, None, match, self.recall.copy())

    def __deepcopy__(self, memo: dict[int, Any]) -> _Held:
        match = None if self.match is None else self.match.clone(KEEP_ACTIONS)
        picks = None if self.picks is None else self.picks.copy()
        return _Held(self.spec, self.seed, picks, match, self.recall.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        if self.picks is None:
            raise ValueError("an imagined match cannot be stored: no seed makes it again")
        return _again, (self.spec.game.slug, self.spec.params, self.seed, self.picks, self.recall)


def _again(slug: str, params: dict[str, Any], seed: int, picks: list[int], recall: list[bytes]) -> _Held:
    return _Held(Spec.of(game_of(slug), params), seed, picks, None, recall)


def _digest(*parts: bytes) -> bytes:
    return blake2b(b"".join(parts), digest_size=16).digest()


class Spec:
    """One game with its parameters: how matches are opened and seen."""

    _made: dict[tuple[str, str], Spec] = {}

    def __init__(self, game: Game[Any, Any], params: dict[str, Any]) -> None:
        self.game = game
        self.params = params
        decks = [deck for deck in str(params.get("decks", "")).split(";") if deck]
        players = int(params.get("players", 0)) or None
        self.tables = Tables(game, decks or None, players if players or decks else _usual(game))
        self.players = len(self.tables.names)
        self.seeds = int(params.get("seeds", SEEDS))
        self.observer = Observer(game, self.players, actions=ACTIONS)

    @classmethod
    def of(cls, game: Game[Any, Any], params: dict[str, Any]) -> Spec:
        key = game.slug, repr(sorted(params.items()))
        if key not in cls._made:
            cls._made[key] = cls(game, params)
        return cls._made[key]

    def seen(self, match: Match, seat: int) -> bytes:
        seen = self.observer.observe(match, seat, "flat")
        return seen["observation"].tobytes() + seen["options"].tobytes()


def _usual(game: Game[Any, Any]) -> int:
    return next(seats for seats in game.seats if seats > 1)


class PiocheState(pyspiel.State):
    """A position; before chance has acted, none yet."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.held = _Held(game.spec, -1, [])

    def current_player(self) -> int:
        match = self.held.match
        if match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if match.ask is None else match.ask.seat

    def _legal_actions(self, player: int) -> list[int]:
        match = self.held.match
        if match is None or match.ask is None or match.ask.seat != player:
            return []
        count = len(match.ask.options)
        if count > ACTIONS:
            raise ValueError(f"a question with {count} options, more than {ACTIONS}")
        return list(range(count))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        seeds = self.held.spec.seeds
        return [(seed, 1 / seeds) for seed in range(seeds)]

    def _apply_action(self, action: int) -> None:
        if self.held.match is None:
            self.held = _Held(self.held.spec, action, [])
        else:
            self.held.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        match = self.held.match
        if match is None or match.ask is None:
            return f"seed:{action}"
        return match.game.verbs.key(match.ask.options[action]) if action < len(match.ask.options) else f"none:{action}"

    def is_terminal(self) -> bool:
        return self.held.match is not None and self.held.match.ask is None

    def returns(self) -> list[float]:
        match = self.held.match
        return utilities(None if match is None else match.result, self.held.spec.players)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> PiocheState:
        """A state that this player cannot tell from this one."""
        new: PiocheState = self.clone()
        new.held = self.held.imagined(player_id, repr(probability_sampler()))
        return new

    def __str__(self) -> str:
        return "not dealt" if self.held.match is None else told(self.held.match)


class PiocheObserver:
    """The flat layout. Perfect recall is in the string: what the seat has seen and done, as a digest."""

    def __init__(self, spec: Spec, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        self._spec = spec
        self._recalls = kind.perfect_recall
        self.tensor = np.zeros(len(spec.observer.flat_names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: PiocheState, player: int) -> None:
        self.tensor.fill(0)
        match = state.held.match
        if match is not None:
            self.tensor[:] = self._spec.observer.observe(match, player, "flat")["observation"]

    def string_from(self, state: PiocheState, player: int) -> str:
        match = state.held.match
        if match is None:
            return "not dealt"
        recall = state.held.recall[player] if self._recalls else b""
        digest = _digest(recall, self._spec.seen(match, player)).hex()
        asked = "over" if match.ask is None else "asked" if match.ask.seat == player else "waits"
        return f"seat {player}, turn {match.state.turn}, {asked}, {digest}"


def _register(game: Game[Any, Any]) -> None:
    kind = pyspiel.GameType(
        short_name=f"pioche_{game.slug}",
        long_name=f"{game.names['en']}, played by Pioche",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(seats for seats in game.seats if seats > 1),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": _usual(game), "decks": "", "seeds": SEEDS},
    )

    class PiocheGame(pyspiel.Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            self.spec = Spec.of(game, dict(params or {}))
            info = pyspiel.GameInfo(
                num_distinct_actions=ACTIONS,
                max_chance_outcomes=self.spec.seeds,
                num_players=self.spec.players,
                min_utility=-1.0,
                max_utility=self.spec.players - 1.0,
                utility_sum=0.0,
                max_game_length=MOST_DECISIONS,
            )
            super().__init__(kind, info, dict(params or {}))

        def new_initial_state(self) -> PiocheState:
            return PiocheState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PiocheObserver:
            kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
            return PiocheObserver(self.spec, kind, params)

    pyspiel.register_game(kind, PiocheGame)


for _slug in slugs():
    if max(game_of(_slug).seats) > 1:
        _register(game_of(_slug))
