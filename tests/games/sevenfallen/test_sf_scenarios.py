"""Scenarios that say more than where cards lie: a stack, a combat, effects that last, copies."""

import pytest

from pioche.engine.contract import check_scenario
from pioche.engine.errors import PiocheError
from pioche.engine.scenario import position
from pioche.games.sevenfallen import SEVENFALLEN
from pioche.testing import table

WALKER, DRAGON, SHARD = "marcheur-blinde", "dragon-des-cretes-rouges", "eclat-de-la-tour"
MINE = {"divine": ["dragon-vie-souffle-premier"], "worship": [{"card": "forge-du-volcan-sacre", "ec": 9}]}
YOURS = {"divine": ["la-bete-de-nargar"], "worship": ["forge-du-volcan-sacre"]}


def laid(me=None, you=None, **words):
    return table("sevenfallen", me=MINE | (me or {}), you=YOURS | (you or {}), **words)


def refusal(**words):
    with pytest.raises(PiocheError) as caught:
        laid(**words)
    return caught.value


WAITS = {"source": "shard", "ability": "miracle", "by": 0, "targets": ["walker"], "aims": [["walker"]]}
AIMED = {
    "me": {"purgatory": [{"card": SHARD, "as": "shard"}]},
    "you": {"rear": [{"card": WALKER, "as": "walker"}, WALKER]},
}


def test_a_miracle_that_waits_hits_what_it_was_aimed_at():
    t = laid(**AIMED, stack={"entries": [WAITS], "priority": 1})
    assert (t.match.decision.kind, t.match.decision.seat) == ("answer", 1)
    check_scenario(t.match)
    before = [one.damage for one in t.state.players[1].rear]
    t.you.pick("pass")
    t.me.pick("pass")
    after = [one.damage for one in t.state.players[1].rear]
    assert before == [0, 0] and after[0] > 0 and after[1:] == [0][: len(after) - 1]


def test_what_has_moved_since_is_no_longer_meant():
    gone = {"card": "walker", "moves": 1}
    t = laid(**AIMED, stack={"entries": [WAITS | {"aims": [[gone]]}]})
    check_scenario(t.match)
    t.me.pick("pass")
    t.you.pick("pass")
    assert [one.damage for one in t.state.players[1].rear] == [0, 0]


@pytest.mark.parametrize("ability", ["ferveur", "kw:nothing", "lasting:plus-atq:ferveur", "lasting:x:y", "miracle.1"])
def test_an_ability_that_the_card_has_not_cannot_wait(ability):
    error = refusal(**AIMED, stack={"entries": [WAITS | {"ability": ability}]})
    assert [one.rule for one in error.refusals] == ["SF-STACK-020"]


def test_a_combat_goes_on_where_it_stands():
    fighter = {"card": WALKER, "as": "mine", "attacker": True, "announced": True, "tilted": True}
    t = laid(
        {"front": [fighter]},
        {"rear": [{"card": DRAGON, "as": "yours"}]},
        step="combat",
        attackers=["mine"],
        defenders=["yours"],
    )
    assert t.match.decision.kind == "window"
    check_scenario(t.match)
    t.me.pick("pass")
    t.you.pick("pass")
    assert [one.damage for one in t.state.players[1].rear] != [0]


def test_a_combat_needs_somebody_who_attacks():
    assert [one.rule for one in refusal(step="combat").refusals] == ["SF-ATTACK-310"]


def test_an_effect_lasts_until_the_end_of_the_turn_on_its_card_alone():
    effect = {"effect": "plus-atq", "by": 0, "until": "turn", "args": ["strong", 3]}
    t = laid({"rear": [WALKER, {"card": WALKER, "as": "strong"}]}, lasting=[effect])
    weak, strong = (one["atq"] for one in t.match.view(0)["players"][0]["rear"])
    assert strong == weak + 3
    check_scenario(t.match)


def test_a_keyword_is_given_by_its_name():
    effect = {"effect": "has-keyword", "by": 0, "until": "turn", "args": [1, "berserk", 1]}
    t = laid({"rear": [WALKER]}, lasting=[effect])
    assert "berserk" in t.match.view(0)["players"][0]["rear"][0]["keywords"]
    assert position(SEVENFALLEN, t.state)["lasting"][0]["args"][1:] == ["berserk", 1]


def test_a_card_that_was_transformed_is_what_it_copies():
    t = laid({"rear": [{"card": WALKER, "copies": "demon!copy"}, WALKER]})
    copy, other = t.state.players[0].rear
    assert (copy.printed.id, copy.card.proto.id, other.printed.id) == ("demon", WALKER, WALKER)
    check_scenario(t.match)


@pytest.mark.parametrize("copies", ["demon", "demon!copy!angel9/9", "unicorn!copy", "demon!copy!copy", 3, "demon!x"])
def test_a_copy_is_of_a_card_that_there_is(copies):
    error = refusal(me={"rear": [{"card": WALKER, "copies": copies}]})
    assert (error.code, error.args_["word"]) == ("bad-value", "copies")


def test_before_the_first_turn_there_is_set_up_alone():
    assert refusal(turn=0).args_ == {"word": "turn", "value": 0}
    assert refusal(turn=2, step="grace").args_ == {"word": "step", "value": "grace"}
    t = laid({"hand": [DRAGON, WALKER]}, turn=0, step="grace", first=0)
    assert t.match.decision.kind == "grace"
    check_scenario(t.match)


def test_who_chooses_from_the_register_has_seen_it():
    t = laid({"register": ["moine-de-la-braise"] * 4}, step="worship")
    assert [t.state.seen.get(card.number, 0) for card in t.state.players[0].register] == [1, 1, 1, 0]
    for step in ("worship", "register"):
        assert [one.rule for one in refusal(step=step).refusals] == ["SF-TURN-060"]


def test_a_patch_cannot_leave_the_table_where_nothing_is_asked():
    t = laid(you={"rear": [WALKER]})
    before = t.match.hash()
    with pytest.raises(PiocheError) as caught:
        t.match.patch({"step": "fought"})
    assert (caught.value.code, caught.value.args_) == ("bad-value", {"word": "step", "value": "fought"})
    assert t.match.hash() == before
