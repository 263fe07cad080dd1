"""A first walk through all layers: play, acquire, maintain, score."""

from ss_scene import at, end_turn, play, price, scene, values, wounded

from pioche.testing import card, me, rule


@rule("SS-ACQ-030", "SS-ACQ-050", "SS-ACQ-070")
def test_three_seiya_take_jabu_with_force():
    t = scene({"hand": ["seiya-pegase"] * 3}, field=[at(2, "jabu-licorne")])
    for _ in range(3):
        play(t, "seiya-pegase", "jabu-licorne")
    t.fight("jabu-licorne")
    assert sorted(t.me.discard) == ["jabu-licorne"] + ["seiya-pegase"] * 3
    t.settled()


@rule("SS-ACQ-090")
@card("pegase-noir")
def test_slot_six_and_a_seiya_lower_the_cost_of_pegase_noir():
    t = scene({"hand": ["seiya-pegase"]}, field=[at(6, "pegase-noir")])
    assert price(t, "pegase-noir") == 3
    play(t, "seiya-pegase", "pegase-noir")
    assert price(t, "pegase-noir") == 1
    t.fight("pegase-noir")
    assert t.me.discard[-1] == "pegase-noir" or "pegase-noir" in t.me.discard
    t.settled()


@card("marine-aigle")
def test_marine_lends_a_seiya_beside_her_cosmos():
    t = scene({"hand": ["marine-aigle", "seiya-pegase"]}, field=[at(3, "jabu-licorne")])
    play(t, "seiya-pegase", "jabu-licorne")
    play(t, "marine-aigle", "jabu-licorne")
    assert values(t, "seiya-pegase") == (1, 1, 1)
    t.settled()


@card("armure-vierge")
@rule("SS-EFX-080", "SS-FAQA-090")
def test_the_vierge_armour_is_shuffled_into_the_new_pile():
    t = scene({"armour": ["armure-vierge"], "discard": ["jaki", "oko"]})
    t.activate("armure-vierge")
    assert len(t.me.hand) == 2 and len(t.me.pile) == 1
    t.settled()


@rule("SS-MAINT-040", "SS-END-020")
def test_a_gold_knight_leaves_with_a_flame():
    t = scene(
        {"pile": ["seiya-pegase"] * 5}, {"pile": ["oko"]}, field=[at(6, "camus-verseau")], reserve=["oko"] * 9, flames=5
    )
    end_turn(t)
    assert t.state.flames == 4 and t.state.active == 1
    assert [it.card.proto.id for it in t.state.field] == ["oko"] * 6
    t.settled()


@card("milo-scorpion")
def test_milo_makes_an_opponent_discard():
    t = scene({"hand": ["milo-scorpion"]}, {"hand": ["oko", "jaki"]})
    play(t, "milo-scorpion", "jabu-licorne", "yes")
    t.asks(1, ["oko", "jaki"])
    t.you.pick("jaki")
    assert t.you.discard == ["jaki"]
    t.settled()


@rule("SS-HEAL-050")
def test_soin_heals():
    t = scene({"hand": ["seiya-pegase"], "marked": [wounded("jaki")]})
    play(t, "seiya-pegase", "jabu-licorne")
    t.heal("seiya-pegase", "jaki")
    assert sorted(t.me.discard) == ["jaki", "seiya-pegase"]
    t.asks(me)
    t.settled()
