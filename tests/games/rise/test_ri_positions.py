"""Positions that cannot be are refused, with the rule that says so."""

import pytest
from ri_scene import scene

from pioche.engine import PiocheError
from pioche.testing import rule

GUNI = "guni"  # 3/3, Constance


def refused(*players, **words):
    """The rule and the message for which a position is refused."""
    with pytest.raises(PiocheError) as raised:
        scene(*players, **words)
    assert raised.value.code == "impossible"
    return [(one.rule, one.message) for one in raised.value.refusals]


def entry(source, ability, **words):
    return {"entries": [{"source": source, "ability": ability, "by": 0, **words}]}


@pytest.mark.parametrize("zone", ["hand", "library", "graveyard", "exclusion", "field"])
@rule("RI-PLAY-020", "RI-PLAY-080")
def test_a_card_is_invoked_from_where_it_was_set_aside(zone):
    sound = scene({"field": []}, aside=[{"card": GUNI, "as": "g"}], stack=entry("g", "invoke"))
    sound.settled()
    there = {zone: [{"card": GUNI, "as": "g"}]}
    assert refused(there, stack=entry("g", "invoke")) == [("RI-PLAY-020", "lies-elsewhere")]


@pytest.mark.parametrize("zone", ["hand", "field"])
@rule("RI-CALL-010")
def test_no_card_is_called_from_a_hand_or_from_play(zone):
    scene({"graveyard": [{"card": GUNI, "as": "g"}]}, stack=entry("g", "call", about=[0, None])).settled()
    there = {zone: [{"card": GUNI, "as": "g"}]}
    assert refused(there, stack=entry("g", "call", about=[0, None])) == [("RI-PLAY-020", "lies-elsewhere")]


@pytest.mark.parametrize("ability", ["end-turn", "to-combat", "ether-card", "ether-coin"])
@rule("RI-STACK-020")
def test_what_a_player_does_is_no_ability_of_a_card(ability):
    there = {"field": [{"card": GUNI, "as": "g"}]}
    words = {"step": {"end-turn": "ended", "to-combat": "main"}.get(ability, "main")}
    assert refused(there, stack=entry("g", ability), **words) == [("RI-PLAY-020", "lies-elsewhere")]


@rule("RI-END-010", "RI-COMBAT-040")
def test_the_end_of_a_turn_waits_at_its_end_and_the_move_to_combat_before_it():
    me = {"invokers": [{"card": "atlas", "level": 4, "as": "a"}, "tyran"]}
    for ability, step, other in (("end-turn", "ended", "main"), ("to-combat", "main", "attacked")):
        scene(me, step=step, stack=entry("a", ability)).settled()
        assert refused(me, step=other, stack=entry("a", ability)) == [("RI-PLAY-020", "lies-elsewhere")]


@pytest.mark.parametrize("words", [{"flags": ["open"]}, {"holds": [[0, "turn"]]}, {"original": "g"}, {"host": "g"}])
@rule("RI-INVZONE-040")
def test_an_invocateur_bears_nothing_that_only_a_constante_does(words):
    me = {"invokers": [{"card": "atlas", **words}, "tyran"], "field": [{"card": GUNI, "as": "g"}]}
    assert refused(me) == [("RI-INVZONE-040", "no-constante")]


@rule("RI-COMBAT-200", "RI-GLO-190")
def test_no_invocateur_fights_or_is_victorious():
    me = {"invokers": [{"card": "atlas", "as": "a"}, "tyran"]}
    assert refused(me, victors=["a"]) == [("RI-COMBAT-200", "attacks-not-so")]
    assert refused(me, step="attacked", attacks=[["a", 1, None]]) == [("RI-COMBAT-200", "attacks-not-so")]


@rule("RI-STACK-020")
def test_what_is_to_have_a_stack_is_looked_at_too():
    me = {"invokers": [{"card": "atlas", "level": 4, "as": "a"}, "tyran"], "field": [{"card": GUNI, "as": "g"}]}
    pending = [{"source": "g", "ability": "start_of_turn", "by": 0}]
    words = {"stack": entry("a", "ether-card"), "pending": pending}
    assert refused(me, **words) == [("RI-STACK-020", "no-such-ability")]


@rule("RI-EQUIP-010")
def test_only_an_equipment_equips_and_never_itself():
    assert refused({"field": [{"card": GUNI, "as": "g"}, {"card": "miel", "host": "g"}]}) == [
        ("RI-EQUIP-010", "cannot-equip")
    ]
    assert refused({"field": [{"card": "champignon", "as": "c", "host": "c"}]}) == [("RI-EQUIP-010", "cannot-equip")]
    ring = [{"card": "champignon", "as": "c", "host": "d"}, {"card": "champignon", "as": "d", "host": "c"}]
    assert refused({"field": ring}) == [("RI-EQUIP-010", "cannot-equip")]
    scene({"field": [{"card": GUNI, "as": "g"}, {"card": "champignon", "host": "g"}]}).settled()


@pytest.mark.parametrize("step", ["block", "order"])
@rule("RI-STACK-030")
def test_no_stack_is_open_while_attackers_or_blockers_are_declared(step):
    me = {"invokers": [{"card": "atlas", "level": 4, "as": "a"}, "tyran"]}
    assert refused(me, step=step, stack=entry("a", "ether-card")) == [("RI-STACK-030", "not-answered")]
    me["field"] = [{"card": GUNI, "as": "g"}]
    words = {"step": "attack", "stack": entry("a", "ether-card")}
    assert refused(me, **words, declared=[["g", 1]]) == [("RI-STACK-030", "not-answered")]
    scene(me, **words).settled()  # what waited behind the move to combat


@rule("RI-COMBAT-060", "RI-COMBAT-110")
def test_attackers_and_blockers_are_named_in_their_steps_and_in_play():
    me = {"field": [{"card": GUNI, "as": "g"}], "hand": [{"card": "miel", "as": "m"}]}
    scene(me, step="attack", declared=[["g", 1]]).settled()
    assert refused(me, step="attack", declared=[["m", 1]]) == [("RI-COMBAT-060", "attacks-not-so")]
    assert refused(me, step="attacked", declared=[["g", 1]]) == [("RI-COMBAT-060", "attacks-not-so")]
    assert refused(me, step="attack", attacks=[["g", 1, None]]) == [("RI-COMBAT-060", "attacks-not-so")]
    assert refused(me, step="attacked", blocker="g") == [("RI-COMBAT-110", "cannot-block")]
