"""Chevaliers sans constellation, Fantômes and Noirs."""

import pytest
from ss_scene import (
    arrives,
    at,
    end_turn,
    facing,
    frozen,
    hilda_turn,
    play,
    price,
    scene,
    scores,
    solo,
    values,
    wounded,
)

from pioche.testing import Table, card, me, rule, you


def field(t: Table) -> list[str]:
    return [it.card.proto.id for it in t.state.field]


def gone(t: Table) -> list[str]:
    return [one.proto.id for one in t.state.gone]


# Guilty


@card("guilty")
@rule("SS-FAQD-240")
def test_guilty_shuffles_the_discard_pile_and_the_draw_pile_together_at_once():
    discarded = ["oko", "jaki", "leda", "spica", "cassios", "phaeton"]
    t = scene({"hand": ["guilty"], "pile": ["gigas", "gigas"], "discard": discarded})
    play(t, "guilty", "jabu-licorne", "yes")
    assert t.me.discard == [] and sorted(t.me.pile) == sorted(["gigas", "gigas", *discarded])
    assert t.me.pile != ["gigas", "gigas", *discarded] and t.me.energy == 0
    t.settled()


@card("guilty")
@rule("SS-EFX-050")
def test_guilty_may_leave_the_piles_alone_and_has_nothing_to_do_without_any():
    t = scene({"hand": ["guilty"], "pile": ["gigas"], "discard": ["oko"]})
    play(t, "guilty", "jabu-licorne", "no")
    assert t.me.discard == ["oko"] and t.me.pile == ["gigas"]
    t = scene({"hand": ["guilty"]})
    play(t, "guilty", "jabu-licorne")
    t.asks(me, kind="main")
    t.settled()


# Docrates


@card("docrates")
@rule("SS-EFX-170", "SS-TYPE-180", "SS-PLAY-100")
def test_docrates_sweeps_the_two_lowest_ranks_and_the_gaps_are_filled_in_place():
    mine = {"played": facing(2, "docrates", "oko") + facing(4, "jaki")}
    cards = [at(1, "cassios"), at(2, "moses-baleine"), at(4, "leda"), at(6, "armure-lion")]
    t = scene(mine, field=cards, reserve=["phaeton", "ptolemy-fleche", "spica", "nachi-loup", "geki-ours"], flames=5)
    t.activate("docrates")
    assert gone(t) == ["cassios", "leda"]
    slots = {it.slot: it.card.proto.id for it in t.state.field}
    assert slots == {
        1: "nachi-loup",
        2: "moses-baleine",
        3: "spica",
        4: "ptolemy-fleche",
        5: "phaeton",
        6: "armure-lion",
    }
    assert t.state.flames == 4  # Ptolemy has arrived
    assert t.me["jaki"].idle and not t.me["oko"].idle and t.me.discard == ["docrates"]
    t.settled()


@card("docrates")
@rule("SS-EFX-130")
def test_docrates_with_nothing_to_sweep_and_nothing_to_fill():
    t = scene({"played": facing(6, "docrates")}, field=["mu-belier", "armure-lion"])
    assert t.why("activate", "docrates") == "SS-EFX-130"


# Chevalier de Cristal


@card("chevalier-cristal")
@rule("SS-FAQC-270")
def test_cristal_draws_then_any_card_of_the_hand_or_in_play_is_discarded_himself_too():
    mine = {
        "hand": ["chevalier-cristal", "leda"],
        "pile": ["spica"],
        "played": facing(6, "oko"),
        "armour": ["armure-lion"],
        "marked": [wounded("jaki"), frozen("armure-cancer")],
    }
    t = scene(mine)
    play(t, "chevalier-cristal", "jabu-licorne", "yes")
    t.asks(me, ["leda", "spica", "oko", "chevalier-cristal", "armure-lion"])
    t.me.pick("chevalier-cristal")
    assert t.me.hand == ["leda", "spica"] and t.me.discard == ["chevalier-cristal"] and t.me.played == ["oko"]
    t.settled()


@card("chevalier-cristal")
@rule("SS-FAQC-280")
def test_cristal_makes_one_discard_even_if_nothing_can_be_drawn():
    t = scene({"hand": ["chevalier-cristal", "leda"]})
    play(t, "chevalier-cristal", "jabu-licorne", "yes", "leda")
    assert t.me.hand == [] and t.me.discard == ["leda"] and t.me.played == ["chevalier-cristal"]
    t.settled()


# Geist


@card("geist", "dauphin", "kuraggu")
@rule("SS-FAQD-140", "SS-CARD-410")
def test_geist_brings_a_fantome_for_nothing_while_nobody_forbids_it():
    mine = {"played": facing(6, "geist", "oko"), "hand": ["leda"]}
    t = scene(mine, field=[at(3, "serpent-des-mers"), at(4, "leda"), at(6, "dauphin")])
    t.activate("geist")
    t.asks(me, ["serpent-des-mers", "dauphin"])
    t.me.pick("dauphin")
    assert t.me.discard == ["dauphin", "geist"] and t.me.hand == ["leda"] and t.me["oko"].idle
    t.settled()
    t = scene({"played": facing(6, "geist")}, field=["dauphin", "kuraggu"])
    t.activate("geist")
    t.asks(me, ["kuraggu"])
    t.me.pick("kuraggu")
    assert t.me.discard == ["kuraggu", "geist"] and field(t) == ["dauphin"]
    t.settled()


@card("geist")
@rule("SS-EFX-130")
def test_geist_needs_a_fantome_on_the_field():
    t = scene({"played": facing(6, "geist"), "discard": ["dauphin"]}, field=["leda", "pegase-noir"])
    assert t.why("activate", "geist") == "SS-EFX-130"


@card("geist")
@rule("SS-EFX-140", "SS-EFX-150")
def test_when_geist_arrives_each_player_destroys_a_character_of_the_hand():
    players = [
        {"hero": "seiya", "hand": ["oko", "leda", "armure-lion"]},
        {"hero": "shun", "hand": ["armure-cancer"]},
        {"hero": "ikki", "hand": ["jaki", "spica"]},
    ]
    t = arrives("geist", players=players)
    t.asks(0, ["oko", "leda"])
    t.me.pick("leda")
    t.asks(2, ["jaki", "spica"])
    t.players[2].pick("jaki")
    assert t.me.destroyed == ["leda"] and t.you.destroyed == [] and t.players[2].destroyed == ["jaki"]
    assert t.me.hand == ["oko", "armure-lion"] and t.you.hand == ["armure-cancer"] and t.players[2].hand == ["spica"]
    t.settled()


# Serpent des Mers


@card("serpent-des-mers")
@rule("SS-CARD-260")
def test_three_characters_must_fight_the_serpent_however_strong_they_are():
    t = scene({"played": facing(3, "thor-phecda", "moses-baleine")}, field=[at(3, "serpent-des-mers")])
    assert t.why("fight", "serpent-des-mers") == "SS-CARD-260" and t.offers("fight") == []
    mine = {"played": facing(3, "thor-phecda", "moses-baleine", "capella-cocher")}
    t = scene(mine, field=[at(3, "serpent-des-mers")])
    t.fight("serpent-des-mers")  # nobody can be left out: nothing is asked
    assert sorted(t.me.discard) == ["capella-cocher", "moses-baleine", "serpent-des-mers", "thor-phecda"]
    t.settled()


@card("serpent-des-mers")
@rule("SS-CARD-260")
def test_an_armour_is_none_of_the_three():
    mine = {"played": facing(3, "thor-phecda", "moses-baleine"), "armour": ["armure-pegase-asgard"]}
    t = scene(mine, field=[at(3, "serpent-des-mers")])
    assert t.why("fight", "serpent-des-mers") == "SS-CARD-260"


@card("serpent-des-mers")
@rule("SS-FAQM-150")
def test_who_stands_against_the_serpent_can_be_activated_at_once():
    t = scene({"hand": ["albior-cephee"], "discard": ["oko"]}, field=[at(3, "serpent-des-mers")])
    play(t, "albior-cephee", "serpent-des-mers")
    t.activate("albior-cephee", "oko")
    assert t.me.hand == ["oko"]
    t.settled()


@card("serpent-des-mers")
@rule("SS-FAQM-160")
def test_who_has_healed_is_no_longer_one_of_the_three():
    mine = {"played": facing(3, "seiya-pegase", "moses-baleine", "oko"), "marked": [wounded("jaki")]}
    t = scene(mine, field=[at(3, "serpent-des-mers")])
    assert t.why("fight", "serpent-des-mers") == ""
    t.heal("seiya-pegase", "jaki")
    assert t.why("fight", "serpent-des-mers") == "SS-CARD-260"  # 3 Force are left
    t.settled()


@card("serpent-des-mers")
@rule("SS-FAQM-170")
def test_two_are_enough_to_rally_the_serpent():
    t = scene({"played": facing(3, "athena-asgard", "albior-cephee")}, field=[at(3, "serpent-des-mers")])
    t.rally("serpent-des-mers")
    assert t.me.hand == ["serpent-des-mers"]
    t.settled()


# Dauphin


@card("dauphin")
@rule("SS-FAQD-030", "SS-ACQ-260")
def test_dauphin_costs_one_discard_before_anybody_fights_him():
    mine = {"hand": ["seiya-pegase"] * 3 + ["leda"]}
    t = scene(mine, field=[at(3, "dauphin"), at(4, "oko")])
    assert t.offers("toll") == ["dauphin"] and t.why("toll", "oko") == "SS-CARD-140"
    t.toll("dauphin", "leda")
    for _ in range(3):
        play(t, "seiya-pegase", "dauphin")
    assert t.offers("toll") == [] and t.me.discard == ["leda"]
    t.fight("dauphin")
    assert sorted(t.me.discard) == ["dauphin", "leda"] + ["seiya-pegase"] * 3
    t.settled()


@card("dauphin")
@rule("SS-FAQD-020")
def test_without_the_discard_dauphin_cannot_be_fought_and_the_discard_stands_if_he_is_not():
    t = scene({"hand": ["leda", "oko"], "played": facing(3, "thor-phecda")}, field=[at(3, "dauphin")])
    assert t.why("fight", "dauphin") == "SS-FAQD-020" and t.offers("toll") == []  # too late: he is confronted
    t = scene({"hand": ["leda", "jabu-licorne"]}, field=[at(3, "dauphin"), at(4, "oko")])
    t.toll("dauphin", "leda")
    play(t, "jabu-licorne", "oko")
    assert t.me.discard == ["leda"] and t.me.hand == []
    end_turn(t)
    assert t.why("fight", "dauphin") == "SS-ACQ-200"
    t.settled()


@card("dauphin")
@rule("SS-FAQD-020", "SS-ACQ-260")
def test_the_discard_holds_for_this_turn_and_is_for_a_fight_only():
    t = scene({"hand": ["leda"]}, {"hand": ["thor-phecda"]}, field=[at(3, "dauphin")])
    t.toll("dauphin", "leda")
    end_turn(t)
    play(t, "thor-phecda", "dauphin")
    assert t.why("fight", "dauphin") == "SS-FAQD-020"
    t = scene({"played": facing(3, "athena-asgard", "albior-cephee")}, field=[at(3, "dauphin")])
    t.rally("dauphin")
    assert t.me.hand == ["dauphin"]
    t.settled()


@card("dauphin")
@rule("SS-SOLOX-140")
def test_hilda_needs_a_card_to_discard_for_dauphin():
    t = hilda_turn(5, {}, {"hand": ["thor-phecda"]}, field=["dauphin"])
    assert t.you.hand == [] and field(t) == ["dauphin"]
    t = hilda_turn(5, {}, {"hand": ["thor-phecda", "athena-base"]}, field=["dauphin"])
    assert t.you.hand == ["dauphin"] and sorted(t.you.discard) == ["athena-base", "thor-phecda"]


# Kuraggu


@card("kuraggu")
@rule("SS-FAQH-210")
def test_kuraggu_keeps_other_chevaliers_from_being_acquired_but_nobody_else():
    mine = {
        "played": facing(2, "mu-belier", "shaka-vierge") + facing(3, "shaka-vierge", "mu-belier") + facing(4, "oko")
    }
    t = scene(mine, field=[at(2, "athena-base"), at(3, "marine-aigle"), at(4, "phaeton"), at(5, "kuraggu")])
    assert t.why("rally", "marine-aigle") == "SS-FAQH-210"
    assert t.offers("rally") == ["athena-base"]
    t.rally("athena-base")
    assert t.me.hand == ["athena-base"]
    t.settled()


@card("kuraggu")
@rule("SS-FAQH-220")
def test_kuraggu_guards_the_chevaliers_of_the_fields_discard_pile_too():
    mine = {
        "hero": "shun",
        "energy": 2,
        "board": ["vague-de-tonnerre"],
        "hand": ["thor-phecda", "thor-phecda", "shun-andromede"],
    }
    for guard, refused in (("kuraggu", "SS-FAQH-210"), ("oko", "")):
        t = scene(mine, {"hero": "seiya"}, field=[guard], gone=["mu-belier"])
        t.technique("vague-de-tonnerre")
        for one in mine["hand"]:
            play(t, one, "mu-belier")
        assert t.why("fight", "mu-belier") == refused


@card("kuraggu")
@rule("SS-FAQH-230")
def test_kuraggu_forbids_nothing_while_thetis_is_there():
    mine = {"played": facing(2, "thor-phecda", "thor-phecda", "oko")}
    t = scene(mine, field=[at(2, "mu-belier"), at(4, "kuraggu"), at(5, "thetis-sirene-marine")])
    t.fight("mu-belier")
    assert "mu-belier" in t.me.discard
    t.settled()
    t = scene(mine, field=[at(2, "mu-belier"), at(4, "kuraggu")])
    assert t.why("fight", "mu-belier") == "SS-FAQH-210"


@card("kuraggu")
@rule("SS-FAQH-240")
def test_two_kuraggu_do_not_guard_each_other():
    t = scene({"played": facing(3, "thor-phecda")}, field=[at(3, "kuraggu"), at(5, "kuraggu")])
    t.fight("kuraggu")
    assert sorted(t.me.discard) == ["kuraggu", "thor-phecda"] and field(t) == ["kuraggu"]
    t.settled()


@card("kuraggu")
@rule("SS-FAQH-250")
def test_kuraggu_lets_cards_be_played_and_the_acquisition_waits_until_he_is_gone():
    mine = {"hand": ["seiya-pegase"], "played": facing(2, *["thor-phecda"] * 3) + facing(5, "thor-phecda")}
    t = scene({**mine, "marked": [wounded("jaki")]}, field=[at(2, "mu-belier"), at(5, "kuraggu")])
    play(t, "seiya-pegase", "mu-belier")
    t.heal("seiya-pegase", "jaki")
    assert t.why("fight", "mu-belier") == "SS-FAQH-210"
    t.fight("kuraggu")
    t.fight("mu-belier")
    assert "mu-belier" in t.me.discard
    t.settled()


# Chevalier des Flammes


@card("chevalier-flammes")
@rule("SS-EFX-180")
def test_a_player_of_your_choice_puts_a_destroyed_hero_on_top():
    players = [
        {"hero": "seiya", "hand": ["chevalier-flammes"], "destroyed": ["seiya-pegase"], "pile": ["oko"]},
        {"hero": "shun", "destroyed": ["shun-andromede", "leda", "shun-andromede-bronze", "shun-andromede"]},
        {"hero": "ikki", "destroyed": ["ikki-phoenix-bronze", "jaki"]},
    ]
    t = scene(players=players)
    play(t, "chevalier-flammes", "jabu-licorne", "yes")
    t.asks(me, ["player:0", "player:1"])
    t.me.pick("player:1")
    t.asks(you, ["shun-andromede", "shun-andromede"])
    t.you.pick("shun-andromede")
    assert t.you.pile == ["shun-andromede"] and t.you.destroyed == ["leda", "shun-andromede-bronze", "shun-andromede"]
    assert t.me.destroyed == ["seiya-pegase"] and t.me.pile == ["oko"]
    assert all(t.match.view(seat)["players"][1]["pile"][0]["card"] == "shun-andromede" for seat in range(3))
    t.settled()


@card("chevalier-flammes")
def test_the_one_who_plays_him_may_be_chosen_or_nobody():
    mine = {"hand": ["chevalier-flammes"], "destroyed": ["seiya-pegase"], "pile": ["oko"]}
    t = scene(mine)
    play(t, "chevalier-flammes", "jabu-licorne", "yes", "seiya-pegase")
    assert t.me.pile == ["seiya-pegase", "oko"] and t.me.destroyed == []
    t.settled()
    t = scene({**mine, "destroyed": ["seiya-pegase-bronze"]}, {"destroyed": ["leda"]})
    play(t, "chevalier-flammes", "jabu-licorne")
    t.asks(me, kind="main")
    t.settled()


# Spartan


@card("spartan")
@rule("SS-FAQM-310", "SS-EFX-140")
def test_each_player_may_wound_a_character_to_draw_when_spartan_arrives():
    players = [
        {"hero": "seiya", "hand": ["oko", "armure-lion", "leda", "leda", "leda"], "pile": ["cassios"]},
        {"hero": "shun", "hand": ["jaki"], "pile": ["phaeton"]},
        {"hero": "ikki", "hand": ["spica"], "pile": ["gigas"]},
    ]
    t = arrives("spartan", players=players)
    t.asks(0, ["oko", "leda", "leda", "leda", "done"])
    t.me.pick("oko")
    t.asks(1, ["jaki", "done"])
    t.you.pick("done")
    t.asks(2, ["spica", "done"])
    t.players[2].pick("spica")
    assert t.me.marked == ["oko"] and t.me.hand == ["armure-lion", "leda", "leda", "leda", "cassios"]
    assert t.you.marked == [] and t.you.hand == ["jaki"]
    assert t.players[2].marked == ["spica"] and t.players[2].hand == ["gigas"] and t.players[2]["spica"].wounded
    t.settled()


@card("spartan")
@rule("SS-SOLOX-220")
def test_hilda_wounds_nobody_for_spartan():
    hers = {"hand": ["oko"], "discard": ["jaki"]}
    t = solo({"played": facing(6, "gigas"), "hand": ["leda"], "pile": ["spica"]}, hers, reserve=["spartan"])
    t.activate("gigas", "jabu-licorne", "leda")
    assert t.me.hand == ["spica"] and t.me.marked == ["leda"] and t.you.hand == ["oko"] and t.you.marked == []
    t.settled()


# Léda and Spica


@card("leda", "spica")
@rule("SS-FAQH-040", "SS-VP-080", "SS-VP-090")
def test_leda_and_spica_are_worth_something_only_together():
    assert scores({"pile": ["leda"], "marked": [frozen("spica")]}, {"pile": ["leda", "leda"]}) == (4, 0)
    assert scores({"pile": ["leda", "spica", "spica"]}, {"pile": ["spica"], "destroyed": ["leda"]}) == (6, 0)


@card("leda", "spica")
@rule("SS-EFX-210")
@pytest.mark.parametrize(("one", "other"), [("leda", "spica"), ("spica", "leda")])
def test_each_of_the_two_fights_better_beside_the_other_once(one, other):
    t = scene({"hand": [one, other, other]}, field=[at(2, "oko"), at(3, "jabu-licorne")])
    play(t, one, "jabu-licorne")
    play(t, other, "oko")
    assert values(t, one)[0] == 1
    play(t, other, "jabu-licorne")
    assert values(t, one)[0] == 2
    t.fight("jabu-licorne")  # 2 + 2
    assert "jabu-licorne" in t.me.discard
    t.settled()
    t = scene({"played": facing(6, one, other), "hand": [other]})
    play(t, other, "jabu-licorne")
    assert values(t, one)[0] == 2
    t.settled()


# Jango


@card("jango")
@rule("SS-FAQH-150", "SS-FAQH-040", "SS-VP-100")
def test_jango_is_worth_a_point_for_each_name_of_chevalier_noir_himself_included():
    assert scores({"pile": ["jango"]}, {"pile": ["jango"], "marked": [wounded("pegase-noir")]}) == (1, 2)
    five = ["pegase-noir", "dragon-noir", "cygne-noir", "andromede-noir", "phoenix-noir"]
    yours = {"hand": ["jango", "pegase-noir", "pegase-noir"], "destroyed": ["dragon-noir"]}
    assert scores({"pile": ["jango", *five, *five]}, yours) == (6, 2)


@card("jango")
@rule("SS-CARD-380")
def test_jango_takes_a_chevalier_noir_from_an_opponents_discard_pile():
    players = [
        {"hero": "seiya", "played": facing(6, "jango"), "discard": ["cygne-noir"]},
        {"hero": "shun", "discard": ["jango", "pegase-noir", "oko"], "hand": ["phoenix-noir"]},
        {"hero": "ikki", "discard": ["dragon-noir"]},
    ]
    t = scene(players=players)
    t.activate("jango")
    t.asks(me, ["pegase-noir", "dragon-noir"])
    t.me.pick("dragon-noir")
    assert t.me.discard == ["dragon-noir", "jango", "cygne-noir"] and t.players[2].discard == []
    assert t.you.discard == ["jango", "pegase-noir", "oko"]
    t.settled()


@card("jango")
@rule("SS-FAQH-160")
def test_jango_does_not_take_jango():
    t = scene({"played": facing(6, "jango"), "discard": ["pegase-noir"]}, {"discard": ["jango"]})
    assert t.why("activate", "jango") == "SS-EFX-130" and t.offers("activate") == []


# Chevaliers Noirs

BLACK = [
    ("pegase-noir", "seiya-pegase", "armure-pegase-asgard", "shun-andromede"),
    ("dragon-noir", "shiryu-dragon", "armure-dragon-asgard", "seiya-pegase"),
    ("cygne-noir", "hyoga-cygne", "armure-cygne-asgard", "ikki-phoenix"),
    ("andromede-noir", "shun-andromede", "armure-andromede-asgard", "hyoga-cygne"),
    ("phoenix-noir", "ikki-phoenix", "armure-phoenix-asgard", "shiryu-dragon"),
]


@card("pegase-noir", "dragon-noir", "cygne-noir", "andromede-noir", "phoenix-noir")
@rule("SS-FAQC-110", "SS-FAQC-120")
@pytest.mark.parametrize(("black", "hero", "armour", "other"), BLACK)
def test_a_hero_against_his_black_double_pays_two_force_less_once(black, hero, armour, other):
    t = scene({"hand": [hero, hero + "-asgard", other]}, field=[at(3, black), at(4, "oko")])
    play(t, other, black)
    assert price(t, black) == 4
    play(t, hero, "oko")
    assert price(t, black) == 4 and price(t, "oko") == 3
    play(t, hero + "-asgard", black)
    if t.match.decision.kind == "confirm":
        t.me.pick("no")
    assert price(t, black) == 2
    t.fight(black, "without:" + str(t.number(other)))  # the hero alone has 2 Force
    assert black in t.me.discard and t.me.played == [other, hero]
    t.settled()
    t = scene({"played": facing(3, hero, hero, hero)}, field=[at(3, black)])
    assert price(t, black) == 2 and t.why("rally", black) == "SS-ACQ-110"


@card("pegase-noir", "dragon-noir", "cygne-noir", "andromede-noir", "phoenix-noir")
@rule("SS-FAQC-110")
@pytest.mark.parametrize(("black", "hero", "armour", "other"), BLACK)
def test_the_armour_of_the_hero_is_not_the_hero(black, hero, armour, other):
    t = scene({"played": facing(3, "oko"), "armour": [armour]}, field=[at(3, black)])
    assert t.why("fight", black) == "SS-ACQ-020"
    t = scene({"played": facing(3, "thor-phecda", "oko"), "armour": [armour]}, field=[at(3, black)])
    t.fight(black, armour)
    t.asks(me, ["done", "oko", armour])  # the armour and Oko would not do
    t = scene({"played": facing(3, hero), "armour": [armour]}, field=[at(3, black)])
    t.fight(black)  # 1 + 1
    assert sorted(t.me.discard) == sorted([black, hero, armour])
    t.settled()


@card("pegase-noir")
@rule("SS-ACQ-250")
def test_whoever_pays_less_for_the_hero_keeps_him_in_the_fight():
    t = scene({"played": facing(3, "seiya-pegase", "moses-baleine")}, field=[at(3, "pegase-noir")])
    t.fight("pegase-noir")
    t.asks(me, kind="main")  # neither could be left out: Moses alone would owe 4, Seiya has but 1
    assert sorted(t.me.discard) == ["moses-baleine", "pegase-noir", "seiya-pegase"]
    t.settled()
