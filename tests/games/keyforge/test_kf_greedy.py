"""Greedy knows what it wants: it beats chance with the starters, both ways round."""

from pioche.bots import Eyes, make_bot
from pioche.engine import new_match
from pioche.engine.match import KEEP_ACTIONS

STARTERS = ["miss-onyx-censorius", "radiant-argus-the-supreme"]


def test_greedy_beats_chance_in_95_of_100_games():
    won = 0
    for seed in range(100):
        greedy = seed % 2
        decks = STARTERS if seed // 2 % 2 else STARTERS[::-1]
        match = new_match("keyforge", decks, seed=f"greedy {seed}", keep=KEEP_ACTIONS)
        players = [make_bot("random", seed), make_bot("random", seed)]
        players[greedy] = make_bot("greedy", seed)
        while match.ask is not None:
            match.apply(players[match.ask.seat].pick(Eyes(match)))
        won += match.result.winners == (greedy,)
    assert won >= 95, f"{won} of 100"
