"""Decks: a hero each. What is legal and why not, lists in and out in both languages, heroes taken by chance."""

import pytest

from pioche.engine import new_match
from pioche.engine.decks import protos_of
from pioche.engine.explain import refusal_text
from pioche.engine.rng import rng_of
from pioche.games.saintseiya import SAINTSEIYA
from pioche.games.saintseiya.cards import BOOK
from pioche.games.saintseiya.state import HEROES
from pioche.testing import rule

STARTERS = SAINTSEIYA.starters()


def refused(cards):
    """The refusals of a deck by id; each has words in both languages."""
    return told(SAINTSEIYA.refuses_deck({"cards": cards}))


def told(refusals):
    for refusal in refusals:
        assert refusal.rule == "SS-SETUP-010"
        french, english = (refusal_text(SAINTSEIYA, refusal, lang) for lang in ("fr", "en"))
        assert french != english and not any("refusal." in one or "{" in one for one in (french, english))
    return [refusal.message for refusal in refusals]


# Starters


def test_there_is_a_starter_for_each_hero():
    assert tuple(STARTERS) == HEROES


@pytest.mark.parametrize("hero", HEROES)
def test_a_starter_is_legal_and_names_the_first_card_of_its_hero(hero):
    assert refused(STARTERS[hero]["cards"]) == []
    (proto,) = protos_of(SAINTSEIYA, STARTERS[hero])
    assert (proto.hero, proto.type, proto.facts["ranks"]) == (hero, "character", ["very-common"])


# Each refusal


def test_a_deck_names_one_hero_at_most_and_nothing_else():
    assert refused([]) == []
    firsts = [STARTERS[hero]["cards"][0] for hero in HEROES]
    for id in BOOK.cards:
        assert refused([id]) == ([] if id in firsts else ["no-hero"])
    assert refused(firsts[:2]) == refused([firsts[0]] * 2) == ["one-hero"]
    assert refused([firsts[0], "oko"]) == ["no-hero", "one-hero"]


def test_no_hero_is_taken_twice_at_a_table():
    table = [STARTERS["ikki"], STARTERS["shun"], STARTERS["ikki"], STARTERS["shun"], {"cards": []}]
    assert told(SAINTSEIYA.refuses_table(table)) == ["hero-taken", "hero-taken"]
    assert told(SAINTSEIYA.refuses_table(table[:2] + [{"cards": []}] * 3)) == []


# By chance


@rule("SS-SETUP-010")
def test_who_names_no_hero_takes_one_of_those_that_are_left():
    taken = set()
    for seed in range(30):
        match = new_match("saintseiya", ["random", "shun", {"cards": []}], seed=seed)
        heroes = [player.hero for player in match.state.players]
        assert heroes[1] == "shun" and len(set(heroes)) == 3
        taken.add(heroes[0])
    assert taken == set(HEROES) - {"shun"}


def test_a_deck_made_by_chance_leaves_the_hero_open():
    deck = SAINTSEIYA.random_deck(rng_of("deck"))
    assert deck["cards"] == [] and SAINTSEIYA.refuses_deck(deck) == []
    again = [new_match("saintseiya", ["random"] * 5, seed=7).hash() for _ in range(2)]
    assert again[0] == again[1]
