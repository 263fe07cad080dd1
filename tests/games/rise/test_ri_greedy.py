"""Greedy knows what it wants: it beats chance with the starters, both ways round. (By hand: `PIOCHE_GAMES=100`.)"""

import os

from pioche.bots import Eyes, make_bot
from pioche.engine import new_match
from pioche.engine.match import KEEP_ACTIONS
from pioche.games.rise.decks import STARTERS

GAMES = int(os.environ.get("PIOCHE_GAMES", "12"))


def test_greedy_beats_chance_in_95_of_100_games():
    won = 0
    for seed in range(GAMES):
        decks = [STARTERS[seed % 6], STARTERS[(seed + 1 + seed // 6) % 6]]
        greedy = seed % 2
        match = new_match("rise", decks, seed=f"greedy {seed}", keep=KEEP_ACTIONS)
        players = [make_bot("random", seed), make_bot("random", seed)]
        players[greedy] = make_bot("greedy", seed)
        while match.ask is not None:
            match.apply(players[match.ask.seat].pick(Eyes(match)))
        won += match.result.winners == (greedy,)
    assert GAMES - won <= max(1, GAMES // 20), f"{won} of {GAMES}"
