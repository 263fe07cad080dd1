"""Random matches, with every check on the way. Hypothesis chooses seeds, seats, decks and decisions; what breaks is
shrunk and saved as a record, to be looked at with `pioche replay`."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pioche.engine.api import deck_of
from pioche.engine.contract import AnyGame, ContractBroken, check_match

_SHRINKING = 20.0  # seconds spent on a smaller example of what is broken


def check_matches(game: AnyGame, games: int = 100, save_to: Path | None = None) -> None:
    """So many random games keep every law."""
    ready = [*game.starters(), "random"]
    failed: dict[str, ContractBroken] = {}
    began = time.monotonic()

    @settings(
        max_examples=games,
        deadline=None,
        database=None,
        print_blob=False,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
    )
    @given(
        seed=st.integers(0, 2**32),
        seats=st.sampled_from(game.seats),
        decks=st.lists(st.sampled_from(ready), min_size=max(game.seats), max_size=max(game.seats)),
        options=st.fixed_dictionaries({}, optional={k: st.sampled_from(v) for k, v in game.match_options.items()}),
        picks=st.lists(st.integers(0, 2**16), max_size=150),
    )
    def play(seed: int, seats: int, decks: list[str], options: dict[str, Any], picks: list[int]) -> None:
        nonlocal began
        example = repr((seed, seats, decks, options, picks))
        if example in failed:
            raise failed[example]
        if failed and time.monotonic() - began > _SHRINKING:
            return  # long enough: what was found so far is the smallest
        dealt = [deck_of(game, deck, f"{seed} {i}") for i, deck in enumerate(decks[:seats])]
        if game.refuses_table(dealt):
            dealt = [deck_of(game, "random", f"{seed} {i}") for i in range(seats)]
        try:
            check_match(game, dealt, str(seed), options, picks, save_to)
        except ContractBroken as error:
            began = began if failed else time.monotonic()
            failed[example] = error
            raise

    play()
