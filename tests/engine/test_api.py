"""Starting a match."""

from __future__ import annotations

import pytest
from upper import CAMP, Camp, ids, refused

import pioche.engine
from pioche.engine import KEEP_ACTIONS, KEEP_TURNS, api, game_of, load, new_match, new_scenario, rng_of
from pioche.engine.api import deck_of

TRAIN = CAMP.starters()["train"]


def test_a_deck_is_a_starter_a_random_one_or_a_list():
    duel = game_of("duel")
    assert deck_of(duel, "songs") == duel.starters()["songs"]
    assert deck_of(duel, "random", "7 1") == duel.random_deck(rng_of("7 1 deck"))
    assert deck_of(duel, "random") == duel.random_deck(rng_of(" deck"))
    own = {"name": "own", "cards": ["ox"]}
    assert deck_of(duel, own) is own


def test_an_unknown_deck_is_refused_with_those_that_exist():
    with refused("unknown-deck", options=["swords", "songs"], deck="swans"):
        deck_of(game_of("duel"), "swans")


def test_a_new_match_is_ready_to_be_played():
    match = new_match("duel", ["songs", "swords"], seed=5, names=["Ana", "Bo"], options={"puppet": True})
    assert (match.game, match.n, match.keep) == (game_of("duel"), 0, KEEP_TURNS)
    assert (match.names, match.start.seed, match.start.options) == (["Ana", "Bo"], "5", {"puppet": True})
    assert match.start.decks == [deck_of(match.game, "songs"), deck_of(match.game, "swords")]
    assert match.start.scenario is None
    assert match.decision.seat == 0


def test_without_decks_the_first_starters_are_taken():
    assert [deck["name"] for deck in new_match("duel", seed=1).start.decks] == ["swords", "songs"]
    assert [deck["name"] for deck in new_match(CAMP, seed=1).start.decks] == ["train", "train"]
    assert new_match(CAMP, seed=1).names == ["", ""]

    class Four(Camp):
        seats = (4, 3)

        def starters(self):
            return {"one": {**TRAIN, "name": "one"}, "two": {**TRAIN, "name": "two"}, "three": {**TRAIN, "name": "3"}}

    assert [deck["name"] for deck in new_match(Four(), seed=1).start.decks] == ["one", "two", "3", "one"]


def test_random_decks_differ_by_seat_and_come_from_the_seed():
    decks = new_match("duel", ["random", "random"], seed=3).start.decks
    assert decks == [deck_of(game_of("duel"), "random", "3 0"), deck_of(game_of("duel"), "random", "3 1")]
    assert decks[0] != decks[1]
    assert new_match("duel", ["random", "random"], seed="3").start.decks == decks


def test_a_match_without_a_seed_is_another_every_time():
    one, other = new_match("duel"), new_match("duel")
    assert one.start.seed != other.start.seed
    assert (len(one.start.seed), one.start.seed.isalnum()) == (32, True)


def test_a_seed_may_be_a_number_or_a_text():
    assert new_match("duel", seed=0).hash() == new_match("duel", seed="0").hash()
    assert new_match("duel", seed=0).start.seed == "0"


def test_what_is_kept_can_be_said():
    assert new_match(CAMP, keep=KEEP_ACTIONS).keep == KEEP_ACTIONS
    assert new_scenario(CAMP, {"players": [{}, {}]}, keep=KEEP_ACTIONS).keep == KEEP_ACTIONS


def test_a_match_of_decks_that_are_not_legal_is_refused():
    with refused("unknown-deck", options=["train"], deck="trains"):
        new_match(CAMP, ["train", "trains"])
    with refused("wrong-seats", seats=[2, 3, 4], count=1):
        new_match(CAMP, ["train"])
    with refused("wrong-seats", seats=[2, 3, 4], count=0):
        new_match(CAMP, [])
    with refused("unknown-game", game="whist", games=pioche.engine.slugs()):
        new_match("whist")


def test_a_scenario_is_ready_to_be_played():
    words = {"players": [{"hand": ["ox"]}, {}, {}], "active": 0}
    match = new_scenario(CAMP, words, names=["Ana", "Bo"])
    assert (match.names, match.start.seed, match.start.scenario) == (["Ana", "Bo", ""], "0", words)
    assert (match.start.decks, match.start.options, match.keep) == ([], {}, KEEP_TURNS)
    assert match.decision.keys == ["play:1", "end"]
    assert new_scenario(CAMP, words, names=["Ana", "Bo", "Cy", "Di"]).names == ["Ana", "Bo", "Cy"]
    assert new_scenario(CAMP, words, seed=7).start.seed == "7"
    assert new_scenario(CAMP, words).names == ["", "", ""]


def test_chance_in_a_scenario_comes_from_its_seed():
    words = {"players": [{}, {}]}
    assert new_scenario("duel", words).hash() == new_scenario("duel", words, seed="0").hash()
    assert new_scenario("duel", words).hash() != new_scenario("duel", words, seed=1).hash()


@pytest.mark.parametrize("words", [{}, {"players": None}, {"players": "ox"}])
def test_a_scenario_without_players_is_refused(words):
    with refused("wrong-seats", seats=[2, 3], count=0):
        new_scenario("duel", words)


def test_the_public_names_lead_where_they_say():
    assert api.__all__ == ["deck_of", "load", "new_match", "new_scenario"]
    for name in pioche.engine.__all__:
        assert getattr(pioche.engine, name) is not None
    match = new_scenario("duel", {"players": [{"hand": ["knight"]}, {}]})
    assert ids(load(match.record()).state.players[0].hand) == ["knight"]
