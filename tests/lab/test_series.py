"""Series of games between bots."""

from __future__ import annotations

import pytest
from duel.game import Duel

from pioche import KEEP_NOTHING, game_of, load
from pioche.bots import Eyes, make_bot
from pioche.engine import registry
from pioche.engine.match import open_match
from pioche.engine.registry import add_game
from pioche.lab.failures import failing_record
from pioche.lab.series import Series, play_all, play_one, play_part, wilson

DECKS = ("swords", "songs")


def series(**words):
    return Series(**{"game": "duel", "bots": ("random", "random"), "decks": DECKS, "seed": "7", **words})


def test_in_as_many_games_as_seats_squared_each_bot_plays_each_deck_in_each_seat():
    three = series(bots=("a", "b", "c"), decks=("x", "y", "z"))
    places = set()
    for i in range(9):
        bots, decks = three.seating(i)
        assert sorted(bots) == sorted(decks) == [0, 1, 2]
        places |= {(seat, bots[seat], decks[seat]) for seat in range(3)}
    assert len(places) == 27


def test_every_game_has_a_seed_of_its_own_and_random_decks_are_drawn_anew():
    one = series(decks=("random", "random"))
    starts = [one.start(i) for i in range(3)]
    assert [start.seed for start in starts] == ["7 0", "7 1", "7 2"]
    lists = [tuple(deck["cards"]) for start in starts for deck in start.decks]
    assert len(set(lists)) == 6
    assert one.start(1).decks == starts[1].decks


def test_the_quick_way_of_random_bots_picks_as_the_bot_does():
    outcome = play_one(series(hashes=True), 3)
    start = series().start(3)
    match = open_match(game_of("duel"), start, KEEP_NOTHING)
    bots = [make_bot("random", f"{start.seed} {seat}") for seat in range(2)]
    while match.ask is not None:
        match.apply(bots[match.ask.seat].pick(Eyes(match)))
    assert (outcome.hash, outcome.decisions, outcome.turns) == (match.hash(), match.n, match.state.turn)
    assert outcome.winners == match.result.winners
    assert outcome.reason == match.result.reason


def test_the_first_player_is_who_had_the_first_turn():
    for i in range(6):
        outcome = play_one(series(), i)
        match = open_match(game_of("duel"), series().start(i), KEEP_NOTHING)
        assert outcome.first == match.state.active
    assert {play_one(series(), i).first for i in range(6)} == {0, 1}


def test_hashes_are_made_only_where_they_are_wanted():
    assert play_one(series(), 0).hash == ""
    assert len(play_one(series(hashes=True), 0).hash) == 24


def test_one_process_and_two_give_the_same_outcomes():
    alone = [one for part in play_all(series(hashes=True), 30, 1) for one in part]
    shared = [one for part in play_all(series(hashes=True), 30, 2) for one in part]
    assert [one.i for one in alone] == list(range(30))
    assert sorted(shared, key=lambda one: one.i) == alone
    assert play_part(series(hashes=True), range(5, 7)) == alone[5:7]


class Failing(Duel):
    slug = "failing"

    def act(self, s, option):
        if s.turn == 3:
            raise ZeroDivisionError("a rule fails")
        return super().act(s, option)


class Endless(Duel):
    slug = "endless"

    def act(self, s, option):
        return None


@pytest.fixture(autouse=True)
def _faulty_games(monkeypatch):
    monkeypatch.setattr(registry, "_added", dict(registry._added))
    add_game(Failing())
    add_game(Endless())


@pytest.mark.parametrize(("bots", "failed"), [(("random", "random"), 1), (("random", "greedy"), 0)])
def test_a_failing_game_leaves_a_record_up_to_the_decision_that_fails(bots, failed):
    """The greedy bot runs into the rule while it thinks, before it has decided."""
    outcome = play_one(series(game="failing", bots=bots), 0)
    assert outcome.error == "ZeroDivisionError: a rule fails"
    assert (outcome.winners, outcome.first, outcome.turns) == ((), -1, 3)
    match = load(outcome.record)
    assert match.n == outcome.decisions - failed
    assert match.state.turn == 3
    with pytest.raises(ZeroDivisionError):
        match.apply(0)


def test_an_endless_match_is_a_failure():
    outcome = play_one(series(game="endless", most=50), 0)
    assert (outcome.error, outcome.decisions) == ("EndlessMatchError: 50 decisions", 50)
    assert load(outcome.record).n == 50


def test_a_failing_record_of_a_sound_match_is_the_whole_match():
    match = open_match(game_of("duel"), series().start(0))
    match.apply(0)
    assert load(failing_record(match.game, match.start, match.history)).hash() == match.hash()


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (480, 1000, 0.4492, 0.5110),
    ],
)
def test_wilsons_interval(wins, games, low, high):
    assert wilson(wins, games) == (pytest.approx(low, abs=5e-5), pytest.approx(high, abs=5e-5))
