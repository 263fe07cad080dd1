"""Pioche plays trading-card games by their whole rulebook."""

from pioche.engine import (
    KEEP_ACTIONS,
    KEEP_NOTHING,
    KEEP_TURNS,
    Decision,
    Match,
    Option,
    PiocheError,
    Result,
    Rng,
    game_of,
    load,
    new_match,
    new_scenario,
    slugs,
)

__version__ = "0.1.0"

__all__ = [
    "KEEP_ACTIONS",
    "KEEP_NOTHING",
    "KEEP_TURNS",
    "Decision",
    "Match",
    "Option",
    "PiocheError",
    "Result",
    "Rng",
    "__version__",
    "game_of",
    "load",
    "new_match",
    "new_scenario",
    "slugs",
]
