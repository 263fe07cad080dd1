"""Scenarios that say more than where cards lie: effects that last, copies, what was done this turn, the set-up."""

import pytest

from pioche.engine.contract import check_scenario
from pioche.engine.errors import PiocheError
from pioche.engine.scenario import position
from pioche.games.keyforge import KEYFORGE
from pioche.testing import table


def refusal(*players, **words):
    with pytest.raises(PiocheError) as caught:
        table("keyforge", me=players[0] if players else {}, you=players[1] if len(players) > 1 else {}, **words)
    return caught.value


def test_an_effect_of_the_turn_ends_with_it():
    effect = {"effect": "on:scout", "by": 0, "until": "turn", "args": ["quick"]}
    t = table(
        "keyforge",
        me={"battleline": ["troll", {"card": "troll", "as": "quick"}], "houses": ["brobnar"]},
        house="brobnar",
        lasting=[effect],
    )
    assert ["skirmish" in one["keywords"] for one in t.match.view(0)["players"][0]["battleline"]] == [False, True]
    check_scenario(t.match)
    t.me.pick("end")
    assert t.state.lasting == []


def test_a_house_is_named_in_an_effect():
    effect = {"effect": "control-the-weak", "by": 1, "until": "next-0", "args": ["dis"]}
    t = table("keyforge", me={"houses": ["brobnar", "dis", "logos"]}, lasting=[effect])
    assert t.match.decision.keys == ["house:dis"]
    assert position(KEYFORGE, t.state)["lasting"] == [effect]
    effect["args"] = ["hufflepuff"]
    assert refusal(lasting=[effect]).args_ == {"word": "word", "value": "hufflepuff"}


def test_what_lies_in_a_box_comes_back_when_it_leaves():
    held = {"effect": "in:spangler-box", "by": 0, "until": "match", "card": "box", "args": ["held"]}
    t = table(
        "keyforge",
        me={"artifacts": [{"card": "spangler-box", "as": "box"}], "houses": ["logos"]},
        you={"purged": [{"card": "troll", "as": "held"}]},
        lasting=[held],
        house="logos",
    )
    assert t.match.view(0)["players"][0]["artifacts"][0]["holds"] == ["troll"]
    check_scenario(t.match)


def test_who_names_effects_names_those_that_give_control():
    troll = {"card": "troll", "owner": 1, "as": "troll"}
    t = table("keyforge", me={"battleline": [troll]}, house="dis")
    assert [one.handler for one in t.state.lasting] == ["on:control"]
    lent = {"effect": "on:control", "by": 0, "until": "turn", "args": ["troll"]}
    t = table("keyforge", me={"battleline": [troll], "houses": ["dis"]}, house="dis", lasting=[lent])
    assert [one.until for one in t.state.lasting] == ["turn"]
    check_scenario(t.match)


def test_a_collar_whose_effect_is_over_is_told_without_it():
    collared = {"card": "troll", "upgrades": ["collar-of-subordination"]}
    t = table("keyforge", me={"battleline": [collared]}, house="brobnar", lasting=[])
    assert position(KEYFORGE, t.state)["lasting"] == []
    check_scenario(t.match)


@pytest.mark.parametrize(("house", "print"), [("staralliance", ""), ("dis", "@dis+")])
def test_what_was_played_as_an_upgrade_was_no_creature(house, print):
    rover = {"card": "explo-rover", "house": house}
    t = table("keyforge", me={"hand": [rover, "troll"], "battleline": ["bumpsy"]}, house=house)
    t.me.pick("play:2.1", "bumpsy")
    played = {"card": "explo-rover", "print": f"explo-rover{print}!upgrade"}
    assert position(KEYFORGE, t.state)["played"] == [played]
    check_scenario(t.match)
    upgraded = {"card": "bumpsy", "upgrades": [rover | {"as": "rover"}]}
    t = table("keyforge", me={"battleline": [upgraded]}, house=house, played=[played | {"card": "rover"}, "rover"])
    t.me.pick("end")
    assert t.state.players[0].last_creatures == 1  # the second time it was one
    t.settled()


@pytest.mark.parametrize(
    "given",
    [
        {"card": "rover", "print": "troll"},
        {"card": "rover", "print": "explo-rover!unicorn"},
        {"card": "rover", "print": 3},
        {"card": None, "print": "explo-rover!upgrade"},
    ],
)
def test_a_card_was_played_as_nothing_but_itself(given):
    error = refusal({"discard": [{"card": "explo-rover", "as": "rover"}]}, played=[given])
    assert (error.code, error.args_["word"]) == ("bad-value", "card")


def test_a_copy_is_what_it_copies():
    gel = {"card": "mimic-gel", "copies": "troll!copy@logos+amber"}
    t = table("keyforge", me={"battleline": [gel, "bumpsy"]}, house="logos")
    copy, other = t.state.players[0].battleline
    assert (copy.printed.id, copy.printed.house, copy.printed.bonus) == ("troll", "logos", ("amber",))
    assert other.printed.id == "bumpsy"
    check_scenario(t.match)


@pytest.mark.parametrize(
    "copies",
    ["unicorn!copy@logos+", "troll!copy@tea+", "troll!copy@logos+tea", "troll!copy", "cannon!copy@logos+", "troll", 1],
)
def test_a_copy_is_of_a_creature_that_there_is(copies):
    error = refusal({"battleline": [{"card": "mimic-gel", "copies": copies}]})
    assert (error.code, error.args_["word"]) == ("bad-value", "copies")


def test_what_was_done_this_turn_counts():
    six = {"houses": ["brobnar"], "battleline": ["troll"]}
    t = table("keyforge", me=six, house="brobnar", times_this_turn=[["troll", 6]], used=[1] * 6, acts=6)
    assert "reap:1" not in t.match.decision.keys  # KF-RSIX-010
    assert "reap:1" in table("keyforge", me=six, house="brobnar", times_this_turn=[["troll", 5]]).match.decision.keys
    check_scenario(t.match)


def test_in_set_up_nothing_is_in_play():
    hands = {"hand": ["troll"], "deck": ["troll"]}
    t = table("keyforge", me=hands, you=hands, turn=0, step="mulligan", first=0)
    assert t.match.decision.keys == ["keep", "mulligan"]
    check_scenario(t.match)
    assert refusal(hands, turn=0, step="bid").refusals[0].rule == "KF-SETUP-080"
    assert refusal({"battleline": ["troll"]}, turn=0, step="mulligan").refusals[0].rule == "KF-SETUP-080"
    assert refusal(turn=0).args_ == {"word": "turn", "value": 0}
    assert refusal(step="bid").args_ == {"word": "step", "value": "bid"}
