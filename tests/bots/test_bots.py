"""Bots: they answer, they do not peek, and the greedy one beats chance."""

from collections import Counter

import pytest

from pioche.bots import Eyes, Greedy, bot_names, make_bot
from pioche.engine import KEEP_NOTHING, PiocheError, new_match, rng_of
from pioche.testing import me, table, you


def winner(bots, decks, seed):
    match = new_match("duel", decks, seed, keep=KEEP_NOTHING if bots == ("random", "random") else 2)
    players = [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(bots)]
    while match.ask is not None:
        match.apply(players[match.ask.seat].pick(Eyes(match)))
    return match.result.winners


BOTS = ["easy", "greedy", "hard", "normal", "random"]


def test_there_are_five_bots_and_an_unknown_one_is_refused_with_their_names():
    assert bot_names() == BOTS
    with pytest.raises(PiocheError) as refused:
        make_bot("clever")
    assert (refused.value.code, refused.value.options) == ("unknown-bot", tuple(BOTS))


def test_bots_are_the_same_for_the_same_seed_and_differ_for_another():
    def answers(seed):
        bot = make_bot("random", seed)
        match = new_match("duel", seed=1)
        picks = []
        while match.ask is not None and match.n < 40:
            picks.append(bot.pick(Eyes(match)))
            match.apply(picks[-1])
        return picks

    assert answers("a") == answers("a") != answers("b")


def test_random_takes_every_option_about_as_often():
    bot = make_bot("random")
    match = table("duel", me={"hand": ["squire", "knight", "herald"]}).match
    counts = Counter(bot.pick(Eyes(match)) for _ in range(4000))
    assert sorted(counts) == [0, 1, 2, 3]
    assert all(900 < count < 1100 for count in counts.values())


@pytest.mark.parametrize("decks", [["swords", "songs"], ["songs", "swords"]])
def test_greedy_beats_random_in_at_least_95_of_100(decks):
    wins = 0
    for seed in range(50):
        wins += winner(("greedy", "random"), decks, seed) == (0,)
        wins += winner(("random", "greedy"), decks, seed) == (1,)
    assert wins >= 95


def greedy_pick(t):
    return t.match.ask.options[Greedy(rng_of("g")).pick(Eyes(t.match))]


def test_greedy_sees_an_attack_through_to_its_end():
    t = table("duel", me={"line": ["knight"]}, you={"line": ["squire"]}, actions=1)
    assert greedy_pick(t) == t.match.game.verbs.parse("attack:1")
    t.attack("knight")
    assert greedy_pick(t) == t.match.game.verbs.parse("player:1")  # three flames are worth more than a squire


def test_greedy_takes_a_win():
    t = table("duel", me={"line": ["squire"], "hand": ["knight"]}, you={"flames": 1, "line": ["banner"]}, actions=1)
    t.attack("squire")
    assert greedy_pick(t) == t.match.game.verbs.parse("player:1")


def test_greedy_looks_beyond_a_spell_that_waits():
    t = table("duel", me={"hand": ["volley"]}, you={"line": ["squire", "banner"], "deck": ["squire"]}, actions=1)
    assert greedy_pick(t) == t.match.game.verbs.parse("play:3")


def test_greedy_answers_the_same_whatever_the_opponent_holds():
    def answers(hand, deck):
        t = table("duel", me={"hand": ["volley", "squire"], "line": ["knight"]}, you={"hand": hand, "deck": deck})
        return [Greedy(rng_of(str(i))).pick(Eyes(t.match)) for i in range(10)]

    one = answers(["hush", "knight"], ["squire", "squire"])
    assert one == answers(["squire", "squire"], ["hush", "knight"]) == answers(["knight", "squire"], ["hush", "squire"])


def test_eyes_show_what_the_asked_seat_sees_and_imagine_what_fits_it():
    t = table("duel", me={"hand": ["squire"]}, you={"hand": ["hush", "knight"], "deck": ["squire"]}, active=0)
    eyes = Eyes(t.match)
    assert (eyes.seat, eyes.decision.keys) == (me, ["play:1", "rest"])
    assert eyes.view() == t.match.view(me)
    held = {eyes.imagine(rng_of(str(i))).state.players[you].hand[0].proto.id for i in range(20)}
    assert held == {"hush", "knight", "squire"}
    assert t.match.state.players[you].hand[0].proto.id == "hush"


def test_nobody_can_be_asked_after_the_end():
    t = table("duel", me={"line": ["knight"]}, you={"flames": 1})
    t.attack("knight", "player:1")
    t.rest()
    with pytest.raises(AssertionError, match="nobody is asked"):
        Eyes(t.match)
