"""Duel for up to six, of whom four are two teams: a game for tests, to see how any board seats so many."""

from __future__ import annotations

from duel.game import Duel

from pioche.engine import new_scenario
from pioche.engine.registry import add_game


class Round(Duel):
    slug = "round"
    seats = (2, 3, 4, 5, 6)

    def blank(self, rng, seats, options):
        s = super().blank(rng, seats, options)
        if seats == 4:
            s.teams = (0, 1, 0, 1)
        return s


def add_round():
    add_game(Round())


def crowded(seats):
    """So many players with a line each, every fighter hurt; the first is to play."""
    line = [{"card": card, "damage": 1} for card in ["knight", "guardian", "herald"]]
    side = {"line": line, "hand": ["squire"] * 5, "deck": ["knight"] * 9, "discard": ["squire"]}
    return new_scenario("round", {"players": [side] * seats})
