"""Scenarios that say more than where cards lie: a stack, a combat, effects that last, copies."""

import pytest

from pioche.engine.contract import check_scenario
from pioche.engine.errors import PiocheError
from pioche.engine.scenario import position
from pioche.games.sevenfallen import SEVENFALLEN
from pioche.testing import me, rule, table, you

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


def test_a_combat_that_all_attackers_have_left_goes_on_until_it_fails():
    fighter = {"card": DRAGON, "as": "mine", "attacker": True, "announced": True, "tilted": True}
    t = laid(
        {"front": [fighter]},
        {
            "rear": [{"card": WALKER, "as": "yours"}],
            "hand": ["retraite-spirituelle"],
            "worship": [{"card": "moine-de-la-braise", "ec": 9}] * 4,
        },
        step="combat",
        attackers=["mine"],
        defenders=["yours"],
    )
    t.me.pick("pass")
    t.you.play("retraite-spirituelle", DRAGON, *["moine-de-la-braise"] * 2)
    t.you.pick("pass")
    t.me.pick("pass")
    assert (t.match.decision.kind, t.state.attackers) == ("window", ())
    check_scenario(t.match)
    t.pass_all()
    assert t.state.step == "main" and t.you["marcheur-blinde"].damage == 0
    t.settled()
    assert [one.rule for one in refusal(step="redirect").refusals] == ["SF-ATTACK-310"]


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


@pytest.mark.parametrize("angel", [WALKER, "goule"])
def test_an_ange_that_was_turned_into_a_golem_lies_on_another_ange(angel):
    believers = [{"card": "moine-de-la-braise", "ec": 9}] * 4
    t = laid(
        {"rear": [angel, DRAGON], "hand": ["reflet-menteur"], "worship": believers},
        {"rear": [{"card": "talamain", "marks": {"+1/+0": 1}}]},  # as long as it bears one it is an Ange
    )
    t.play("reflet-menteur", angel, "talamain", *["moine-de-la-braise"] * 2)
    t.pass_all()
    assert t.me.rear == [DRAGON] and [one.printed.id for one in t.me[DRAGON].attached] == ["talamain"]
    t.settled()
    check_scenario(t.match)
    error = refusal(me={"rear": [{"card": DRAGON, "attached": [angel]}]})
    assert [one.rule for one in error.refusals] == ["SF-PAIR-010"]


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


@rule("SF-CONT-030")
def test_a_contemplation_may_be_laid_out_with_a_pass_in_it():
    t = laid(step="dusk", stack={"entries": [], "priority": 1, "passes": 1})
    t.asks(you, ["pass"], kind="window")
    said = position(t.match.game, t.state)
    assert said["stack"] == {"entries": [], "priority": 1, "passes": 1} and t.match.view()["stack"] == []
    t.you.pick("pass")
    assert t.state.step == "night"


@pytest.mark.parametrize(("step", "kind"), [("main", "main"), ("night", "window")])
def test_a_patch_of_the_step_opens_and_closes_contemplations(step, kind):
    t = laid(step="dusk")
    t.match.patch({"step": step})
    t.asks(me, kind=kind)
    t.match.patch({"step": "dawn"})
    t.asks(me, kind="window")
    assert t.match.decision.prompt == "window-dawn"


def test_an_empty_stack_is_laid_only_in_a_contemplation():
    error = refusal(stack={"entries": []})
    assert (error.code, error.args_["word"]) == ("bad-value", "stack")


RISEN = {"effect": "levee-des-charniers", "by": 0, "until": "turn", "args": ["a", "b", "c"]}


def test_three_ghouls_have_risen_and_none_of_them_twice():
    ghouls = {"rear": [{"card": "goule", "as": name} for name in "abcd"]}
    assert refusal(me=ghouls, lasting=[RISEN | {"args": ["a", "b", "a"]}]).args_["word"] == "args"
    t = laid(ghouls, lasting=[RISEN, RISEN | {"args": ["c", "b", "a"]}], attacked=True)
    check_scenario(t.match)
    t.end()
    t.pass_all()
    assert t.match.decision.kind == "trigger"  # two effects want the same ghouls: the first has them all
    t.me.pick(t.match.decision.keys[0])
    assert t.me.rear == ["goule"]
    t.settled()


@pytest.mark.parametrize("effect", ["levee-des-charniers", "appel-des-aieux", "foi-du-heros", "plus-atq"])
def test_no_effect_lasts_on_a_divinite(effect):
    args = {"levee-des-charniers": ["god", "a", "b"], "plus-atq": ["god", 2]}.get(effect, ["god"])
    words = {"effect": effect, "by": 0, "until": "turn", "args": args}
    god = {
        "divine": [{"card": "dragon-vie-souffle-premier", "as": "god"}],
        "rear": [{"card": WALKER, "as": one} for one in "ab"],
    }
    assert [one.rule for one in refusal(me=god, lasting=[words]).refusals] == ["SF-EDEN-020"]


COMBAT = {"step": "combat", "attackers": ["mine"], "defenders": ["yours"]}


@pytest.mark.parametrize("word", ["attackers", "defenders", "group", "twice", "struck", "targeted"])
def test_nobody_is_twice_in_a_combat(word):
    mine = {"card": WALKER, "as": "mine", "attacker": True, "announced": True, "tilted": True}
    yours = {"card": DRAGON, "as": "yours"}
    words = COMBAT | {word: ["yours", "mine"]}
    check_scenario(laid({"front": [mine]}, {"rear": [yours]}, **words).match)
    error = refusal(me={"front": [mine]}, you={"rear": [yours]}, **words | {word: ["mine", "yours", "mine"]})
    assert error.args_["word"] == word


def test_nothing_is_aimed_at_twice_by_one_effect():
    assert refusal(**AIMED, stack={"entries": [WAITS | {"aims": [["walker", "walker"]]}]}).args_["word"] == "aims"
    assert refusal(**AIMED, stack={"entries": [WAITS | {"shielded": ["walker"] * 2}]}).args_["word"] == "shielded"
