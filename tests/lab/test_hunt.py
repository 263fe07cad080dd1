"""The hunt finds planted faults, shrinks them to scenes that fail, and finds nothing where nothing is wrong."""

from __future__ import annotations

import re

import pytest

from pioche.engine import game_of, rng_of
from pioche.engine.contract import changes_again
from pioche.games.sevenfallen.rules import markers
from pioche.lab.hunt import hunter
from pioche.lab.hunt.hunter import hunt, hunt_one
from pioche.lab.hunt.positions import Pool, can_be, make_position, words_used
from pioche.testing import table

DUEL = game_of("duel")


def first_finding(kind="", pool=None, first=0, most=200):
    pool = pool or Pool(DUEL)
    for i in range(first, most):
        found = hunt_one(pool, f"planted {i}")
        if found is not None and found.kind.startswith(kind):
            return found
    raise AssertionError(f"nothing found in {most} positions")


def run(scene):
    """A scene of the hunt, as it would be pasted into a test."""
    space = {"table": table}
    exec(scene, space)
    space["test_found_by_the_hunt"]()


def test_positions_can_be_and_are_the_same_for_the_same_seed():
    pool = Pool(DUEL)
    for n in range(20):
        words, theme = make_position(pool, rng_of(str(n)))
        assert can_be(DUEL, words)
        assert (words, theme) == make_position(Pool(DUEL), rng_of(str(n)))


def test_a_theme_is_the_cards_that_use_a_word_which_few_use():
    pool = Pool(game_of("keyforge"))
    assert pool.users["take_control"] and len(pool.users["take_control"]) < 40
    assert "steal" in words_used(game_of("keyforge").book["urchin"])[0]


def test_a_card_speaks_of_those_whose_class_it_names():
    pool = Pool(game_of("sevenfallen"))
    assert "ragwell" in pool.spoken_of("mutinerie") and "marcheur-blinde" not in pool.spoken_of("mutinerie")


def test_what_one_has_done_with_a_card_the_other_answers_with_the_same(monkeypatch):
    """The fault of two Mutineries over one Ange, which the hunt must be able to find."""
    expire = markers.expire

    def raises(s, until, card=0):
        lent = [one.args[0] for one in s.lasting if one.handler == "control" and one.until == until == "turn"]
        expire(s, until, card)
        return 1 // (len(set(lent)) == len(lent))

    monkeypatch.setattr(markers, "expire", raises)
    monkeypatch.setattr(hunter, "_SHRINKING", 0)
    pool = Pool(game_of("sevenfallen"))
    [hand] = [zone for zone in pool.game.zones if zone.name == "hand"]
    monkeypatch.setattr(pool, "star", lambda rng: ("mutinerie", hand))
    assert "mutinerie" in first_finding("decision: ZeroDivisionError", pool, 50, 60).scene


def test_a_rule_that_raises_is_found_and_shrunk(monkeypatch):
    volley = DUEL.book["volley"].hooks["play"]
    monkeypatch.setattr(volley, "run", lambda s, me, *rest: 1 // 0)
    found = first_finding("decision: ZeroDivisionError")
    with pytest.raises(ZeroDivisionError):
        run(found.scene)
    assert len(re.findall(r"\.pick\(", found.scene)) <= 5, found.scene
    assert found.scene.count("volley") <= 2 and "knight" not in found.scene


def test_an_invariant_that_does_not_hold_is_found(monkeypatch):
    monkeypatch.setattr(
        type(DUEL), "invariants", lambda self, s: ["too many"] if len(s.players[0].hand) > 6 else [], raising=False
    )
    found = first_finding()
    assert (found.kind, found.what) == ("position: too many", "too many")
    assert found.scene.count("hand") == 1


def test_a_table_that_has_not_settled_is_told():
    s = table("keyforge", house="brobnar", me={"battleline": ["troll"]}).state

    def wounds(s):
        s.players[0].battleline[0].damage += 1
        return iter(())

    assert changes_again(s, lambda s: iter(())) == []
    assert "damage=0;" in changes_again(s, wounds)[0]


def test_games_are_hunted_in_turns_until_the_time_is_over():
    hunted = list(hunt(["duel"], "turns", 0.01, 1))
    assert hunted == [("duel", 8, [])]
