"""The bots that look ahead: they answer in every game and in time, they do not peek, and looking ahead pays."""

from collections import Counter
from itertools import count

import pytest

from pioche.bots import Easy, Eyes, Greedy, Hard, Normal, Random
from pioche.engine import KEEP_ACTIONS, KEEP_TURNS, new_match, rng_of, slugs
from pioche.testing import table

LEVELS = [Easy, Normal, Hard]


class Small(Hard):
    """So little that no clock is needed, and every pick can be repeated."""

    clock = staticmethod(lambda: 0.0)
    glances = 1
    worlds = 2
    least = 2
    leaves = 6


class Quick(Hard):
    """As it plays, but for the clock and some of the worlds."""

    clock = staticmethod(lambda: 0.0)
    worlds = 12


def positions(slug, seed, every, most, keep=KEEP_ACTIONS):
    """Some decisions of random games with more than one answer."""
    chance = rng_of(f"positions {seed}")
    found = n = 0
    match = new_match(slug, seed=seed, keep=keep)
    while found < most:
        if match.ask is None:
            match = new_match(slug, seed=f"{seed} {n}", keep=keep)
        n += 1
        if n % every == 0 and len(match.ask.options) > 1 and match.ask.kind not in match.game.routine:
            found += 1
            yield match
        match.apply(chance.below(len(match.ask.options)))


@pytest.mark.parametrize("slug", slugs())
def test_every_level_answers_in_every_game(slug):
    for match in positions(slug, 1, every=9, most=8, keep=KEEP_TURNS):
        for level in LEVELS:
            bot = (Small if level is Hard else level)(rng_of("legal"))
            assert 0 <= bot.pick(Eyes(match)) < len(match.ask.options)


@pytest.mark.parametrize("slug", slugs())
def test_the_time_is_kept_whatever_there_is_to_think_of(slug):
    """On a clock that moves on at each look, the search ends with the first look after its time."""

    class Watched(Hard):
        seconds = 60.0

    for match in positions(slug, 2, every=13, most=6):
        looks = count()
        Watched.clock = staticmethod(lambda looks=looks: float(next(looks)))
        assert 0 <= Watched(rng_of("late")).pick(Eyes(match)) < len(match.ask.options)
        assert next(looks) <= 63  # the first look said when to stop
        looks = count()
        Watched.clock = staticmethod(lambda looks=looks: float(next(looks)))
        Watched(rng_of("late")).pick(Eyes(match, seconds=9.0))
        assert next(looks) <= 12  # who asks may give it less


@pytest.mark.parametrize("slug", slugs())
def test_what_cannot_be_known_changes_no_pick(slug):
    """All that the seat cannot know is permuted, as the contract does for views: the same seed gives the same pick."""
    different = 0
    for match in positions(slug, 3, every=11, most=8):
        other = match.determinize(match.ask.seat, rng_of(f"other {match.n}"), KEEP_ACTIONS)
        different += other.hash() != match.hash()
        worlds = [Eyes(one).imagine(rng_of("blind"), KEEP_ACTIONS).hash() for one in (match, other)]
        assert worlds[0] == worlds[1]
        assert Small(rng_of("blind")).pick(Eyes(match)) == Small(rng_of("blind")).pick(Eyes(other))
    assert different


def test_the_same_seed_gives_the_same_picks():
    picks = [[Small(rng_of(seed)).pick(Eyes(match)) for match in positions("duel", 4, 2, 12)] for seed in "aab"]
    assert picks[0] == picks[1] != picks[2]


def wins(one, other, games):
    """How many games of Duel the first of two bots wins; they change places and decks."""
    won = 0
    for n in range(games):
        decks = ["swords", "songs"] if n // 2 % 2 else ["songs", "swords"]
        match = new_match("duel", decks, seed=n, keep=KEEP_ACTIONS)
        bots = [one(rng_of(f"one {n}")), other(rng_of(f"other {n}"))]
        while match.ask is not None:
            match.apply(bots[(match.ask.seat + n) % 2].pick(Eyes(match)))
        won += match.result.winners == (n % 2,)
    return won


def test_hard_beats_chance():
    assert wins(Small, Random, 12) >= 11


def test_hard_beats_greedy():
    assert wins(Quick, Greedy, 40) >= 26  # chance alone would do that in 4 series of 100


def test_easy_beats_chance_and_loses_to_greedy():
    assert wins(Easy, Random, 40) >= 32
    assert wins(Easy, Greedy, 40) <= 20


def test_normal_holds_its_own_against_greedy():
    assert wins(Normal, Greedy, 40) >= 14


def a_win_in_two_actions():
    return table(
        "duel",
        me={"line": ["guardian"], "hand": ["banner", "knight"]},
        you={"flames": 3, "line": ["knight"], "hand": ["squire", "hush"], "deck": ["knight", "herald"]},
        actions=2,
    )


def picks(t, bot):
    return Counter(
        t.match.game.verbs.key(t.match.ask.options[bot(rng_of(str(i))).pick(Eyes(t.match))]) for i in range(6)
    )


def test_hard_sees_a_win_that_takes_two_actions_and_greedy_does_not():
    t = a_win_in_two_actions()
    assert picks(t, Greedy) == {"attack:1": 6}  # two flames now are worth more than the banner
    assert picks(t, Small) == {"play:3": 6}
    t.play("banner")
    assert picks(t, Small) == {"attack:1": 6}


def test_easy_overlooks_things_and_normal_does_not():
    t = table("duel", me={"hand": ["knight", "squire", "banner"]}, actions=1)
    assert picks(t, Normal) == {"play:1": 6}
    assert 0 < picks(t, Easy)["play:1"] < 6
