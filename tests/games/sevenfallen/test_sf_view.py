"""What a view tells of a combat in progress, for a table that shows it."""

import random

import pytest
from sf_scene import on, play, scene

from pioche import new_match
from pioche.games.sevenfallen.rules.values import life
from pioche.testing import me, rule, you

DRAGON = "dragon-des-cretes-rouges"  # 5/4
WALKER = "marcheur-blinde"  # 5/6
GHOUL = "goule-des-ravines"  # 3/2
SLAG = "bloc-de-scories"  # a Golem of 3 BOU
LOOKOUT = "vigie-du-grand-mat"  # 2/2, Tempête


def fights(t, attackers, target, *, ambush=False):
    """The attack of `attackers` is declared: the Contemplation of that combat is open."""
    t.attack()
    t.pass_all()
    for one in attackers:
        (t.ambush if ambush else t.announce)(one)
    t.answer(me, "done")
    for one in attackers:
        t.declare(one)
    t.strike(target)


def combat(t):
    return t.match.view(None)["combat"]


def told(t):
    """What would be left of each, by number."""
    return {one["card"]: (one["value"], one["from"], one["to"], one["fate"]) for one in combat(t)["changes"]}


def test_without_a_combat_nothing_is_told_of_one():
    t = scene({"rear": [DRAGON]}, {"rear": [WALKER]})
    view = t.match.view(me)
    assert view["combat"] is None and view["closing"] is False


@rule("SF-ATTACK-230")
def test_both_blows_are_foretold_to_all_who_look():
    t = scene({"rear": [DRAGON]}, {"rear": [WALKER]})
    fights(t, [DRAGON], WALKER)
    dragon, walker = t.card(DRAGON).number, t.card(WALKER).number
    assert combat(t)["attackers"] == [dragon] and combat(t)["defenders"] == [walker]
    assert combat(t)["outcome"] == "blows" and combat(t)["doubled"] == []
    assert told(t) == {dragon: ("fv", 4, 0, "destroyed"), walker: ("fv", 6, 1, "")}
    assert t.match.view(me)["combat"] == t.match.view(you)["combat"] == combat(t)
    t.pass_all()
    assert t.card(WALKER).damage == 5


@rule("SF-ZONE-130", "SF-PAIR-080")
def test_the_line_of_fire_doubles_and_a_golem_takes_its_part():
    t = scene({"rear": [GHOUL]}, {"front": [on(DRAGON, SLAG)]})
    fights(t, [GHOUL], DRAGON)
    ghoul, dragon, slag = (t.card(one).number for one in (GHOUL, DRAGON, SLAG))
    assert combat(t)["doubled"] == [dragon]
    assert told(t) == {ghoul: ("fv", 2, 0, "destroyed"), dragon: ("fv", 4, 1, ""), slag: ("bou", 3, 0, "destroyed")}


@rule("SF-DIV-130", "SF-DIV-060", "SF-DIV-120")
@pytest.mark.parametrize(
    ("god", "expected"),
    [
        ({"damage": 3}, ("fv", 20, 15, "")),
        ({"damage": 20}, ("fv", 3, 0, "mortal")),
        ({"damage": 23, "marks": {"plume": 2}}, ("plume", 2, 1, "")),
        ({"damage": 23, "marks": {"plume": 1}}, ("plume", 1, 0, "fallen")),
    ],
)
def test_what_a_divinity_would_lose(god, expected):
    t = scene({"rear": [DRAGON]}, {"divine": [{"card": "dragon-vie-souffle-premier", **god}]})
    fights(t, [DRAGON], t.state.divinity(you).card.number, ambush=True)
    assert told(t) == {t.state.divinity(you).card.number: expected}


@rule("SF-ATTACK-300")
def test_where_damage_is_still_to_be_shared_only_what_is_sure_is_foretold():
    t = scene({"rear": [DRAGON, WALKER]}, {"rear": [GHOUL]})
    fights(t, [DRAGON, WALKER], GHOUL)
    assert combat(t)["outcome"] == "open"
    assert told(t) == {t.card(GHOUL).number: ("fv", 2, 0, "destroyed")}


@rule("SF-ATTACK-190")
def test_an_attack_that_a_defender_turns_aside_is_foretold():
    t = scene({"rear": [DRAGON]}, {"hand": [LOOKOUT]})
    fights(t, [DRAGON], t.state.divinity(you).card.number, ambush=True)
    assert combat(t)["outcome"] == "blows"
    t.answer(me, "pass")
    play(t, LOOKOUT)
    assert combat(t)["outcome"] == "redirect"


@rule("SF-CONT-030")
def test_who_looks_knows_whether_the_next_pass_closes_the_window():
    t = scene({"rear": [DRAGON]}, {"rear": [WALKER]})
    fights(t, [DRAGON], WALKER)
    assert t.match.view(you)["closing"] is False
    t.answer(me, "pass")
    assert t.match.view(you)["closing"] is True


@pytest.mark.parametrize("seed", range(5))
def test_what_is_foretold_comes_true(seed):
    """In random games: when the last pass closes a combat, what had nothing left is gone, and the rest has what was
    said."""
    match = new_match("sevenfallen", seed=seed)
    rng = random.Random(seed)
    seen = 0
    while match.decision is not None and match.n < 900:
        told = match.view(None)
        fight = told["combat"]
        if fight and match.decision.kind == "window" and fight["outcome"] == "blows" and told["closing"]:
            fork = match.fork()
            fork.choose("pass")
            while fork.decision is not None and fork.decision.kind in ("order", "number", "confirm"):
                fork.choose(fork.decision.options[0].key)
            for change in fight["changes"]:
                it = fork.state.in_play(change["card"])
                assert (it is None) == (change["fate"] == "destroyed")
                if it is not None and change["value"] != "plume":
                    assert max(0, life(fork.state, it) - it.damage) == change["to"]
            seen += 1
        match.choose(rng.choice(match.decision.options).key)
    assert seen
