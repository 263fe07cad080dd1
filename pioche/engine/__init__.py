"""The engine: it knows no game. What most programs need is here; a game imports from the modules."""

from pioche.engine.api import load, new_match, new_scenario
from pioche.engine.choice import Ask
from pioche.engine.decision import Decision, Option
from pioche.engine.errors import PiocheError, Refusal
from pioche.engine.game import Deck, Game
from pioche.engine.match import KEEP_ACTIONS, KEEP_NOTHING, KEEP_TURNS, Match
from pioche.engine.registry import game_of, slugs
from pioche.engine.rng import Rng, commitment, rng_of
from pioche.engine.seats import Result

__all__ = [
    "KEEP_ACTIONS",
    "KEEP_NOTHING",
    "KEEP_TURNS",
    "Ask",
    "Decision",
    "Deck",
    "Game",
    "Match",
    "Option",
    "PiocheError",
    "Refusal",
    "Result",
    "Rng",
    "commitment",
    "game_of",
    "load",
    "new_match",
    "new_scenario",
    "rng_of",
    "slugs",
]
