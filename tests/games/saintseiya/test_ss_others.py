"""Athéna and the Pope, Chevaliers d'Acier and de Bronze, and those without a class."""

import pytest
from ss_scene import (
    PLAIN,
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

from pioche.testing import Table, card, me, rule, started


def field(t: Table) -> list[str]:
    return [it.card.proto.id for it in t.state.field]


def ids(cards) -> list[str]:
    return sorted(one.proto.id for one in cards)


# Athéna


@card("athena-base")
@rule("SS-FAQC-140", "SS-VP-050", "SS-VP-040")
def test_athena_is_worth_a_point_for_each_ten_cards_of_the_deck():
    mine = {
        "pile": ["seiya-pegase"] * 20,
        "hand": ["athena-base"],
        "discard": ["seiya-pegase"] * 5,
        "marked": [wounded("seiya-pegase"), frozen("seiya-pegase")],
        "armour": ["armure-pegase"],
        "destroyed": ["seiya-pegase"] * 9,
        "aside": ["seiya-pegase-bronze"] * 9,
    }
    assert scores(mine, {"pile": ["athena-base"] + ["oko"] * 8}) == (2, 8)  # 29 and 9 cards
    mine["pile"].append("seiya-pegase")
    assert scores(mine, {"pile": ["athena-base", "athena-base"] + ["gigas"] * 8}) == (3, 2 - 8)


@card("athena-base")
@rule("SS-FAQC-160", "SS-FAQC-170", "SS-FAQC-180")
def test_when_athena_arrives_all_draw_and_their_wounded_are_healed_but_no_frozen_card():
    players = [
        {"hero": "seiya", "hand": ["oko"] * 5, "pile": ["leda"]},
        {"hero": "shun", "marked": [wounded("jaki"), wounded("spica"), frozen("cassios", 1)]},
        {"hero": "ikki", "pile": ["phaeton", "gigas"], "marked": [wounded("geist")]},
    ]
    t = arrives("athena-base", players=players)
    assert t.me.hand == ["oko"] * 5 + ["leda"]
    assert t.you.hand == [] and sorted(t.you.discard) == ["jaki", "spica"]  # the draw came first: nothing was there
    assert t.you.marked == ["cassios"] and t.you["cassios"].frozen == 1
    assert t.players[2].hand == ["phaeton"] and t.players[2].discard == ["geist"]
    t.settled()


@card("athena-base", "june-cameleon")
@rule("SS-FAQC-150")
def test_with_june_on_the_field_athena_lets_draw_but_heals_nobody():
    cards = [*PLAIN[:3], "june-cameleon", *PLAIN[4:]]
    t = scene(
        {"hand": ["oko"] * 5, "pile": ["leda"], "marked": [wounded("jaki")]},
        {"pile": ["spica"], "marked": [wounded("geist")]},
        field=cards,
        reserve=["athena-base"],
    )
    end_turn(t)
    assert t.me.hand[-1] == "leda" and t.you.hand == ["spica"]
    assert t.me.marked == ["jaki"] and t.you.marked == ["geist"]
    t.settled()


@card("athena-base")
@rule("SS-SOLOX-100", "SS-SOLOX-220")
def test_hilda_draws_and_heals_with_athena():
    hers = {"discard": ["oko", "leda"], "marked": [wounded("jaki"), frozen("spica")]}
    t = solo({"played": facing(6, "gigas")}, hers, reserve=["athena-base"])
    t.activate("gigas", "jabu-licorne")
    assert t.you.hand == ["oko"] and t.you.discard == ["jaki", "leda"] and t.you.marked == ["spica"]
    t.settled()


@rule("SS-CARD-310")
def test_a_marker_is_gone_once_its_card_is_in_hand():
    mine = {"played": facing(6, "gigas"), "marked": [frozen("seiya-pegase")]}
    t = scene(mine, field=[at(3, "cassios"), at(6, "oko")], reserve=["athena-asgard"])
    t.activate("gigas", "oko")
    assert t.me.hand == ["seiya-pegase"] and t.me.marked == []
    play(t, "seiya-pegase", "cassios")
    assert t.me["seiya-pegase"].mark == 0 and values(t, "seiya-pegase") == (1, 1, 0)
    assert t.why("fight", "cassios") == "SS-ACQ-020"  # he takes part: it is his Force that is too little
    t.settled()


# Pope


@card("pope")
@rule("SS-CARD-270", "SS-FAQM-380", "SS-MAINT-100")
def test_the_pope_goes_back_into_the_reserve_with_the_chevaliers_d_or_that_had_left():
    t = arrives(
        "pope",
        {"pile": ["mu-belier"], "hand": ["oko"] * 5, "destroyed": ["shaka-vierge"]},
        reserve=["cassios"] * 4,
        gone=["milo-scorpion", "armure-lion", "camus-verseau", "leda"],
        flames=9,
        seed=1,
    )
    back = ids(t.state.reserve)
    assert t.state.field[0].card.proto.id != "pope" and len(t.state.field) == 6
    there = [*back, t.state.field[0].card.proto.id]
    assert sorted(there) == ["camus-verseau", "cassios", "cassios", "cassios", "cassios", "milo-scorpion", "pope"]
    assert [one.proto.id for one in t.state.gone] == ["geki-ours", "armure-lion", "leda"]
    assert t.me.pile == ["mu-belier"] and t.me.destroyed == ["shaka-vierge"] and t.state.flames == 9
    t.settled()


@card("pope")
@rule("SS-MAINT-100")
def test_a_pope_who_is_all_that_is_left_leaves_his_slot_empty():
    t = arrives("pope")
    assert [it.slot for it in t.state.field] == [2, 3, 4, 5, 6] and ids(t.state.reserve) == ["pope"] and t.state.ending
    t.settled()


@card("pope")
@rule("SS-FAQM-110", "SS-ACQ-110")
def test_a_pope_who_was_dealt_stays_and_only_an_effect_can_take_him():
    mine = {"played": facing(4, *["thor-phecda"] * 7, *["shaka-vierge"] * 7) + facing(3, *["thor-phecda"] * 3)}
    t = scene(mine, field=[at(3, "shura-capricorne"), at(4, "pope")], gone=["milo-scorpion"])
    assert t.why("fight", "pope") == t.why("rally", "pope") == "SS-ACQ-110"
    t.fight("shura-capricorne", "pope")
    assert {"pope", "shura-capricorne"} <= set(t.me.discard) and ids(t.state.gone) == ["milo-scorpion"]
    t.settled()


@card("pope", "gigas")
@rule("SS-FAQD-220", "SS-FAQM-110", "SS-EFX-020")
def test_who_is_dealt_at_setup_does_not_arrive():
    found = set()
    for seed in range(60):
        t = started("saintseiya", decks=["random", "random"], seed=seed, options={"asgard": False, "poseidon": False})
        dealt = {"gigas", "pope"} & set(field(t))
        if dealt:
            found |= dealt
            t.asks(t.state.active, kind="main")
            assert len(t.state.field) == 6 and t.me.discard == t.you.discard == []
            for one in dealt:
                assert t.why("fight", one) == "SS-ACQ-200"
        if found == {"gigas", "pope"}:
            return
    raise AssertionError(found)


# Chevaliers d'Acier


@card("sho-cloth-celeste")
@rule("SS-ACQ-260")
def test_sho_protects_in_a_fight_and_not_in_a_rally():
    beside = ["sho-cloth-celeste", "shaka-vierge", "albior-cephee", "albior-cephee"]
    t = scene({"played": facing(3, *beside)}, field=[at(3, "shiryu-balance")])
    t.rally("shiryu-balance", "done")
    assert sorted(t.me.marked) == sorted(beside)
    t.settled()
    fighters = ["sho-cloth-celeste", "thor-phecda", "thor-phecda", "jabu-licorne"]
    t = scene({"played": facing(3, *fighters)}, field=[at(3, "shiryu-balance")])
    t.fight("shiryu-balance", "done")
    assert sorted(t.me.marked) == ["sho-cloth-celeste", "thor-phecda", "thor-phecda"] and "jabu-licorne" in t.me.discard
    t.settled()


@card("ushio-cloth-marine")
@rule("SS-FAQM-370", "SS-CARD-340")
def test_ushio_counts_the_common_heroes_who_fight_beside_him():
    mine = {"hand": ["ushio-cloth-marine", "seiya-pegase-bronze"], "played": facing(3, "seiya-pegase", "jabu-licorne")}
    t = scene(mine, field=[at(2, "oko"), at(3, "marine-aigle")])
    play(t, "ushio-cloth-marine", "marine-aigle")
    assert values(t, "ushio-cloth-marine")[0] == 1
    play(t, "seiya-pegase-bronze", "marine-aigle")
    assert values(t, "ushio-cloth-marine") == (2, 0, 0)
    t.settled()
    t = scene({"played": facing(6, "ushio-cloth-marine", "shun-andromede-asgard", "shun-andromede-poseidon")})
    assert values(t, "ushio-cloth-marine")[0] == 2  # of the two, the one of Asgard is ▲ too


@card("ushio-cloth-marine")
@rule("SS-FAQM-370")
def test_ushio_stands_alone_under_another_slot():
    mine = {"played": facing(3, "ushio-cloth-marine") + facing(2, "seiya-pegase-bronze", "seiya-pegase-bronze")}
    t = scene(mine, field=[at(2, "oko"), at(3, "cassios")])
    assert t.why("fight", "cassios") == "SS-ACQ-020" and values(t, "ushio-cloth-marine")[0] == 1


@rule("SS-FAQM-370")
def test_a_full_game_has_two_ushio():
    t = started("saintseiya", decks=["random"] * 2, seed=3)
    t.asks(t.state.active)
    assert sum(one.proto.id == "ushio-cloth-marine" for one in t.state.cards[1:]) == 2


@card("daichi-cloth-terrestre")
@rule("SS-CARD-300", "SS-FAQC-260")
def test_daichi_lowers_the_cosmos_cost_of_a_chevalier_for_each_hero_beside_him():
    mine = {"hand": ["daichi-cloth-terrestre", "seiya-pegase"], "played": facing(3, "seiya-pegase", "jabu-licorne")}
    t = scene(mine, field=[at(2, "oko"), at(3, "marine-aigle")])
    play(t, "daichi-cloth-terrestre", "marine-aigle")
    assert price(t, "marine-aigle", "cosmos") == 3 and price(t, "marine-aigle") == 6
    play(t, "seiya-pegase", "marine-aigle")
    assert price(t, "marine-aigle", "cosmos") == 2
    t.settled()


@card("daichi-cloth-terrestre")
@rule("SS-FAQC-260", "SS-CARD-340")
def test_daichi_stops_at_one_helps_against_chevaliers_only_and_makes_no_cost():
    heroes = ["seiya-pegase"] * 5
    mine = {"played": facing(2, "daichi-cloth-terrestre", *heroes)}
    for target, cost in (("marine-aigle", 1), ("athena-base", 4), ("moses-baleine", -1), ("mu-belier", 2)):
        t = scene(mine, field=[at(2, target)])
        assert price(t, target, "cosmos") == cost
        assert t.why("rally", target) == ("SS-ACQ-110" if cost < 0 else "SS-ACQ-020")
    t = scene({"played": facing(2, *["daichi-cloth-terrestre"] * 2, "seiya-pegase")}, field=[at(2, "mu-belier")])
    assert price(t, "mu-belier", "cosmos") == 5 and t.why("rally", "mu-belier") == "SS-ACQ-020"


# Chevaliers de Bronze


@card("jabu-licorne")
@rule("SS-CARD-360", "SS-EFX-150")
def test_jabu_makes_each_opponent_discard_a_hero_of_their_choice():
    players = [
        {"hero": "seiya", "played": facing(6, "jabu-licorne"), "hand": ["seiya-pegase"]},
        {"hero": "shun", "hand": ["shun-andromede", "oko", "shun-andromede-bronze"]},
        {"hero": "ikki", "hand": ["jaki"]},
    ]
    t = scene(players=players, field=["oko"])
    t.activate("jabu-licorne")
    t.asks(1, ["shun-andromede", "shun-andromede-bronze"])
    t.you.pick("shun-andromede")
    assert t.you.discard == ["shun-andromede"] and t.you.hand == ["oko", "shun-andromede-bronze"]
    assert t.players[2].hand == ["jaki"] and t.me.hand == ["seiya-pegase"] and t.me.discard == ["jabu-licorne"]
    t.settled()


@card("jabu-licorne", "ban-petit-lion", "oko")
@rule("SS-ZONE-040", "SS-EFX-130")
@pytest.mark.parametrize("one", ["jabu-licorne", "ban-petit-lion", "oko"])
def test_who_strikes_hands_is_refused_only_where_all_hands_are_empty(one):
    mine = {"played": facing(6, one), "hand": ["seiya-pegase-bronze"]}
    t = scene(mine, {"discard": ["seiya-pegase-bronze"]}, field=["phaeton"])
    assert t.why("activate", one) == "SS-EFX-130"
    t = scene(mine, {"hand": ["armure-lion"]}, field=["phaeton"])
    assert t.why("activate", one) == ""
    t.activate(one)
    assert t.you.hand == ["armure-lion"]
    t.settled()


@card("ichi-hydre")
@rule("SS-EFX-160")
def test_ichi_wounds_all_common_heroes_of_the_opponents_discard_piles():
    shuns = [
        "shun-andromede-bronze",
        "shun-andromede",
        "shun-andromede-asgard",
        "jabu-licorne",
        "shun-andromede-poseidon",
    ]
    players = [
        {"hero": "seiya", "played": facing(6, "ichi-hydre"), "discard": ["seiya-pegase-bronze"]},
        {"hero": "shun", "discard": shuns, "hand": ["shun-andromede-bronze"]},
        {"hero": "ikki", "discard": ["ikki-phoenix-bronze"] * 2},
    ]
    t = scene(players=players, field=["oko"])
    t.activate("ichi-hydre")
    if t.match.decision.kind != "main":  # the Shun of Asgard looks for an armour
        t.you.pick("done")
    assert t.you.marked == ["shun-andromede-bronze", "shun-andromede-asgard"] and t.you["shun-andromede-bronze"].wounded
    assert t.players[2].marked == ["ikki-phoenix-bronze"] * 2 and t.players[2].discard == []
    assert t.me.discard == ["ichi-hydre", "seiya-pegase-bronze"] and t.you.hand == ["shun-andromede-bronze"]
    t.settled()


@card("ichi-hydre", "hyoga-cygne-asgard")
@rule("SS-EFX-090", "SS-EFX-160")
def test_ichi_does_not_wound_a_hero_whom_a_marque_effect_has_taken_out_of_the_discard_pile():
    players = [
        {"hero": "seiya", "played": facing(6, "ichi-hydre")},
        {"hero": "hyoga", "discard": ["hyoga-cygne-asgard", *["hyoga-cygne-bronze"] * 2], "hand": ["oko"]},
        {"hero": "ikki", "discard": ["ikki-phoenix-bronze"]},
    ]
    t = scene(players=players, field=["oko"])
    t.activate("ichi-hydre")
    t.asks(1, ["hyoga-cygne-bronze"] * 2)
    taken = t.state.players[1].discard[-1].number
    t.you.pick(taken)
    assert t.you.hand == ["oko", "hyoga-cygne-bronze"] and t.zone(taken) == ("hand", 1)
    assert t.you.marked == ["hyoga-cygne-asgard", "hyoga-cygne-bronze"] and t.you.discard == []
    assert t.players[2].marked == ["ikki-phoenix-bronze"]
    t.settled()


@card("ichi-hydre")
@rule("SS-EFX-130")
def test_ichi_needs_a_common_hero_to_wound():
    t = scene({"played": facing(6, "ichi-hydre"), "discard": ["seiya-pegase-bronze"]}, {"discard": ["shun-andromede"]})
    assert t.why("activate", "ichi-hydre") == "SS-EFX-130"


@card("nachi-loup")
@rule("SS-EFX-110", "SS-EFX-180")
def test_nachi_strips_the_opponents_of_their_armours():
    players = [
        {"hero": "seiya", "played": facing(6, "nachi-loup"), "armour": ["armure-lion"]},
        {"hero": "shun", "armour": ["armure-vierge"], "hand": ["armure-cancer"], "pile": ["oko", "oko"]},
        {"hero": "ikki", "marked": [frozen("armure-balance")]},
    ]
    t = scene(players=players)
    t.activate("nachi-loup")
    assert t.you.armour == [] and t.you.discard == ["armure-vierge"] and t.you.hand == ["armure-cancer"]
    assert t.me.armour == ["armure-lion"] and t.players[2].marked == ["armure-balance"]
    t.settled()


@card("nachi-loup")
@rule("SS-EFX-130")
def test_nachi_needs_an_equipped_armour_of_an_opponent():
    mine = {"played": facing(6, "nachi-loup"), "armour": ["armure-lion"]}
    assert scene(mine, {"marked": [frozen("armure-vierge")]}).why("activate", "nachi-loup") == "SS-EFX-130"


@card("ban-petit-lion")
@rule("SS-EFX-060", "SS-EFX-150")
def test_ban_is_wounded_and_each_opponent_wounds_a_chevalier_of_the_hand():
    players = [
        {"hero": "seiya", "played": facing(6, "ban-petit-lion"), "hand": ["jabu-licorne"]},
        {"hero": "shun", "hand": ["shun-andromede", "leda", "shun-andromede-bronze", "oko"]},
        {"hero": "ikki", "hand": ["ikki-phoenix"]},
    ]
    t = scene(players=players, field=["oko"])
    t.activate("ban-petit-lion")
    t.asks(1, ["leda", "shun-andromede-bronze"])
    t.you.pick("leda")
    assert t.you.marked == ["leda"] and t.you["leda"].wounded and t.players[2].hand == ["ikki-phoenix"]
    assert t.me.marked == ["ban-petit-lion"] and t.me.hand == ["jabu-licorne"]
    t.settled()


@card("ban-petit-lion")
@rule("SS-SOLOX-060")
def test_hilda_wounds_the_least_of_her_chevaliers_for_ban():
    t = solo({"played": facing(6, "ban-petit-lion")}, {"hand": ["mu-belier", "pegase-noir", "cassios"]})
    t.activate("ban-petit-lion")
    assert t.you.marked == ["pegase-noir"] and t.you.hand == ["mu-belier", "cassios"]
    t.settled()


@card("geki-ours")
@rule("SS-FAQD-150")
def test_geki_swaps_a_hero_of_the_discard_pile_with_a_destroyed_one():
    players = [
        {"hero": "seiya", "played": facing(6, "geki-ours"), "discard": ["seiya-pegase-bronze"], "destroyed": ["leda"]},
        {"hero": "shun", "discard": ["shun-andromede-bronze", "oko"], "destroyed": ["shun-andromede", "jaki"]},
        {"hero": "ikki", "discard": ["ikki-phoenix"], "destroyed": ["ikki-phoenix"]},
        {"hero": "hyoga", "discard": ["hyoga-cygne-bronze"] * 2, "destroyed": ["hyoga-cygne"]},
    ]
    t = scene(players=players, field=["oko"])
    t.activate("geki-ours")
    t.asks(me, ["player:1", "player:3"])
    t.me.pick("player:1")
    t.asks(me, ["shun-andromede-bronze"])
    t.me.pick("shun-andromede-bronze")
    t.asks(me, ["shun-andromede"])
    t.me.pick("shun-andromede")
    assert t.you.discard == ["shun-andromede", "oko"] and t.you.destroyed == ["jaki", "shun-andromede-bronze"]
    assert t.me.discard == ["geki-ours", "seiya-pegase-bronze"] and t.players[3].destroyed == ["hyoga-cygne"]
    t.settled()


@card("geki-ours")
@rule("SS-FAQD-160")
def test_geki_swaps_the_cards_of_his_own_player_if_nobody_else_qualifies():
    mine = {"played": facing(6, "geki-ours"), "discard": ["seiya-pegase-bronze"], "destroyed": ["seiya-pegase"]}
    t = scene(mine, {"discard": ["shun-andromede-bronze"]})
    t.activate("geki-ours", "seiya-pegase-bronze", "seiya-pegase")
    assert t.me.destroyed == ["seiya-pegase-bronze"] and t.me.discard == ["seiya-pegase", "geki-ours"]
    assert t.you.discard == ["shun-andromede-bronze"]
    t.settled()


@card("geki-ours")
@rule("SS-FAQD-170")
def test_geki_is_refused_where_nobody_qualifies():
    mine = {"played": facing(6, "geki-ours"), "discard": ["seiya-pegase-bronze"], "destroyed": ["leda"]}
    t = scene(mine, {"discard": ["shun-andromede"], "destroyed": ["shun-andromede"]})
    assert t.why("activate", "geki-ours") == "SS-EFX-130" and t.offers("activate") == []


# June


@card("june-cameleon")
@rule("SS-FAQH-170")
def test_june_heals_a_wounded_character_and_no_frozen_one():
    t = scene({"hand": ["june-cameleon"], "marked": [wounded("jaki"), frozen("leda", 1), wounded("oko")]})
    play(t, "june-cameleon", "jabu-licorne", "yes")
    t.asks(me, ["jaki", "oko"])
    t.me.pick("oko")
    assert t.me.discard == ["oko"] and t.me.marked == ["jaki", "leda"]
    t.settled()
    t = scene({"hand": ["june-cameleon"], "marked": [frozen("leda", 1)]}, {"marked": [wounded("oko")]})
    play(t, "june-cameleon", "jabu-licorne")
    t.asks(me, kind="main")
    assert t.me.marked == ["leda"]
    t.settled()


@card("june-cameleon")
@rule("SS-FAQC-150")
def test_while_june_is_on_the_field_no_character_is_healed():
    mine = {"hand": ["june-cameleon"], "played": facing(6, "seiya-pegase"), "marked": [wounded("jaki"), frozen("leda")]}
    t = scene(mine, field=["june-cameleon", "oko"])
    assert t.why("heal", "seiya-pegase") == "SS-FAQC-150" and t.offers("heal") == []
    play(t, t.state.players[0].hand[0].number, "oko")
    t.asks(me, kind="main")  # another June cannot heal either
    assert t.me.marked == ["jaki", "leda"]
    t.settled()


@card("june-cameleon")
@rule("SS-FRZ-040")
def test_june_forbids_to_heal_characters_and_not_to_free_an_armour_of_its_ice():
    mine = {"played": facing(6, "athena-base"), "marked": [wounded("jaki"), frozen("armure-lion")]}
    t = scene(mine, field=["june-cameleon", "oko"])
    t.heal("athena-base")
    t.asks(me, ["armure-lion"])
    t.me.pick("armure-lion")
    t.asks(me, ["armure-lion", "done"])
    t.me.pick("armure-lion")
    assert t.me.marked == ["jaki"] and sorted(t.me.discard) == ["armure-lion", "athena-base"]
    t.settled()


@card("june-cameleon")
@rule("SS-SOLOX-120")
def test_on_the_purifying_face_june_leaves_hilda_her_armours():
    hers = {"marked": [wounded("oko"), frozen("armure-lion", 1)]}
    t = hilda_turn(3, {}, hers, field=["june-cameleon"])
    assert t.you.marked == ["oko"] and t.you.discard == ["armure-lion"]


# Cassios, Gigas, Phaeton, Oko, Jaki


@card("cassios")
@rule("SS-FAQC-260", "SS-CARD-010")
def test_cassios_makes_a_chevalier_cheaper_both_ways_for_this_turn():
    mine = {"played": facing(2, *["cassios"] * 3)}
    t = scene(mine, field=[at(2, "saga-gemeaux"), at(3, "marine-aigle"), at(4, "oko"), at(5, "chevalier-flammes")])
    t.activate("cassios")
    t.asks(me, ["saga-gemeaux", "marine-aigle", "chevalier-flammes"])
    t.me.pick("saga-gemeaux")
    assert price(t, "saga-gemeaux") == 6 and price(t, "saga-gemeaux", "cosmos") == -1
    t.activate("cassios", "marine-aigle")
    assert price(t, "marine-aigle") == 4 and price(t, "marine-aigle", "cosmos") == 2
    t.activate("cassios", "chevalier-flammes")
    assert price(t, "chevalier-flammes") == 1 and price(t, "oko") == 3
    assert t.me.destroyed == ["cassios"] * 3
    end_turn(t)
    assert [price(t, one) for one in ("saga-gemeaux", "marine-aigle")] == [8, 6]
    t.settled()


@card("cassios", "capella-cocher")
@rule("SS-ACQ-090", "SS-ACQ-210")
def test_reductions_add_up_and_stop_at_one():
    mine = {"played": facing(6, "cassios", "capella-cocher", "cassios")}
    t = scene(mine, field=[at(6, "jabu-licorne")])
    assert price(t, "jabu-licorne") == 2
    t.activate("cassios", "jabu-licorne")
    t.activate("capella-cocher", "jabu-licorne")
    assert price(t, "jabu-licorne") == 1 and price(t, "jabu-licorne", "cosmos") == 1
    t.fight("jabu-licorne")
    assert t.me.discard[0] == "cassios" and "jabu-licorne" in t.me.discard
    t.settled()


@card("cassios")
@rule("SS-EFX-130")
def test_cassios_needs_a_chevalier_on_the_field():
    t = scene({"played": facing(6, "cassios")}, field=["oko", "athena-base", "armure-lion"])
    assert t.why("activate", "cassios") == "SS-EFX-130"


@card("cassios")
@rule("SS-CARD-010", "SS-EXPT-030")
def test_what_hilda_lowers_serves_her_and_not_the_player():
    cards = ["oko", "phaeton", "oko", "mu-belier", "phaeton", "oko"]
    hers = {"hand": ["cassios", "athena-base", "athena-base", "athena-base", "thor-phecda"]}
    t = hilda_turn(1, {}, hers, field=cards, level="expert")  # a sixth card drives Cassios out
    assert t.you.discard == ["cassios"] and price(t, "mu-belier") == 7
    t = hilda_turn(5, {}, hers, field=cards, level="expert")  # she has 1 + 3 + 1 Force
    assert "mu-belier" in t.you.hand


@card("cassios", "algheti-hercule")
@rule("SS-CARD-010")
@pytest.mark.parametrize("driven_out", ["cassios", "algheti-hercule"])
def test_in_the_players_phase_hilda_lowers_nothing(driven_out):
    mine = {"played": facing(6, "docrates")}
    cards = [at(2, "armure-lion"), at(3, "mu-belier"), at(5, "garde-asgard-1"), at(6, "june-cameleon")]
    t = solo(mine, {"hand": [driven_out, *["athena-base"] * 4]}, field=cards, level="expert")
    t.activate("docrates")
    assert t.you.discard == [driven_out] and "garde-asgard-1" in t.you.hand
    assert price(t, "mu-belier") == price(t, "mu-belier", "cosmos") == 7 and price(t, "armure-lion") == -1
    t.settled()


@card("gigas")
@rule("SS-FAQD-180", "SS-PLAY-100")
def test_gigas_removes_a_character_and_who_confronted_it_is_without_effect():
    mine = {"played": [*facing(3, "gigas", "oko", "leda", "jaki"), *facing(4, "spica")]}
    t = scene(mine, field=[at(3, "jabu-licorne"), at(4, "armure-lion"), at(5, "spica")], reserve=["cassios", "phaeton"])
    t.activate("gigas")
    t.asks(me, ["jabu-licorne", "spica"])
    t.me.pick("jabu-licorne")
    assert field(t) == ["cassios", "armure-lion", "spica"] and t.card("cassios").slot == 3
    assert ids(t.state.gone) == ["jabu-licorne"] and ids(t.state.reserve) == ["phaeton"]
    assert t.me["oko"].idle and t.me["oko"].facing == 0 and not t.me["spica"].idle
    assert t.why("fight", "cassios") == "SS-ACQ-200" and t.why("activate", "oko") == "SS-PLAY-100"
    end_turn(t)
    assert {"oko", "leda", "jaki", "gigas"} <= set(t.me.discard + t.me.hand)
    t.settled()


@card("gigas")
@rule("SS-FAQD-230", "SS-ODIN-010")
def test_what_gigas_removes_leaves_with_its_effects_and_what_he_reveals_arrives():
    mine = {"played": facing(6, "gigas"), "pile": ["leda"]}
    t = scene(mine, {"pile": ["spica"]}, field=["siegfried-dubhe"], reserve=["ptolemy-fleche"], flames=5)
    t.activate("gigas", "siegfried-dubhe")
    assert t.state.sapphires == 1 and t.me.marked == ["leda"] and t.you.marked == ["spica"] and t.state.flames == 4
    t.settled()
    t = scene({"played": facing(6, "gigas")}, field=["mu-belier"], reserve=["oko"], flames=5)
    t.activate("gigas", "mu-belier")
    assert t.state.flames == 4 and field(t) == ["oko"]
    t.settled()


@card("gigas")
@rule("SS-EFX-130")
def test_gigas_needs_a_character_on_the_field():
    assert scene({"played": facing(6, "gigas")}, field=["armure-lion"]).why("activate", "gigas") == "SS-EFX-130"


@card("gigas")
@rule("SS-FAQD-190", "SS-FAQD-200", "SS-MAINT-100")
def test_gigas_arrives_in_the_discard_pile_of_whom_the_active_player_names_and_another_card_comes():
    for seat in range(3):
        players = [{"hero": "seiya"}, {"hero": "shun"}, {"hero": "ikki"}]
        t = arrives("gigas", players=players, reserve=["ptolemy-fleche", "jaki"], flames=5)
        t.asks(me, ["player:0", "player:1", "player:2"])
        t.me.pick(f"player:{seat}")
        assert [player.discard for player in t.players] == [["gigas"] if one == seat else [] for one in range(3)]
        assert field(t)[0] == "ptolemy-fleche" and t.card("ptolemy-fleche").slot == 1 and t.state.flames == 4
        assert ids(t.state.reserve) == ["jaki"]
        t.settled()


@card("gigas")
@rule("SS-FAQD-200", "SS-FAQD-230")
def test_where_gigas_reveals_gigas_yet_another_card_is_revealed():
    t = scene({"played": facing(6, "gigas")}, field=["oko", "jabu-licorne"], reserve=["gigas", "jaki", "leda"])
    t.activate("gigas", "oko")
    t.asks(me, ["player:0", "player:1"])
    t.me.pick("player:1")
    assert t.you.discard == ["gigas"] and t.me.discard == ["gigas"] and field(t) == ["jaki", "jabu-licorne"]
    t.settled()


@card("gigas")
@rule("SS-SOLOX-220", "SS-FAQD-190")
def test_alone_one_may_give_gigas_to_hilda():
    t = solo({"played": facing(6, "gigas")}, field=["oko"], reserve=["gigas", "jaki"])
    t.activate("gigas", "oko", "player:1")
    assert t.you.discard == ["gigas"] and field(t) == ["jaki"]
    t.settled()


@card("phaeton")
@rule("SS-FAQM-080")
def test_phaeton_needs_a_character_in_hand():
    t = scene({"hand": ["phaeton", "armure-lion"], "pile": ["leda", "spica"]})
    play(t, "phaeton", "jabu-licorne")
    t.asks(me, kind="main")
    assert t.me.hand == ["armure-lion"]
    t.settled()


@card("phaeton")
@rule("SS-FAQM-090", "SS-EFX-120")
def test_phaeton_lets_destroy_a_character_to_draw_two_or_what_is_left():
    mine = {"hand": ["phaeton", "oko", "armure-lion"], "pile": ["leda", "spica", "jaki"]}
    t = scene(mine)
    play(t, "phaeton", "jabu-licorne")
    t.asks(me, ["oko", "done"])
    t.me.pick("oko")
    assert t.me.hand == ["armure-lion", "leda", "spica"] and t.me.destroyed == ["oko"]
    t.settled()
    t = scene({**mine, "pile": ["leda"]})
    play(t, "phaeton", "jabu-licorne", "oko")
    assert t.me.hand == ["armure-lion", "leda"]
    t.settled()
    t = scene(mine)
    play(t, "phaeton", "jabu-licorne", "done")
    assert t.me.hand == ["oko", "armure-lion"] and t.me.destroyed == []
    t.settled()


@card("oko")
@rule("SS-EFX-060", "SS-EFX-150")
def test_oko_dies_and_each_opponent_destroys_a_chevalier_of_the_hand():
    players = [
        {"hero": "seiya", "played": facing(6, "oko"), "hand": ["leda"]},
        {"hero": "shun", "hand": ["shun-andromede", "spica", "geist"]},
        {"hero": "ikki", "hand": ["ikki-phoenix"]},
    ]
    t = scene(players=players)
    t.activate("oko")
    t.asks(1, ["spica", "geist"])
    t.you.pick("geist")
    assert t.you.destroyed == ["geist"] and t.you.hand == ["shun-andromede", "spica"] and t.me.destroyed == ["oko"]
    assert t.me.hand == ["leda"] and t.players[2].hand == ["ikki-phoenix"]
    t.settled()


@card("jaki")
@rule("SS-VP-110", "SS-VP-020")
def test_jaki_is_worth_a_point_for_each_five_destroyed_cards():
    assert scores(
        {"pile": ["jaki"], "destroyed": ["mu-belier"] * 12}, {"pile": ["jaki"], "destroyed": ["leda"] * 4}
    ) == (2, 0)


@card("jaki")
@rule("SS-FAQH-120", "SS-FAQH-130")
@pytest.mark.parametrize("back", ["armure-lion", "jaki"])
def test_jaki_brings_back_a_destroyed_card_or_himself(back):
    t = scene({"played": facing(6, "jaki"), "destroyed": ["armure-lion"]}, {"destroyed": ["leda"]})
    t.activate("jaki")
    t.asks(me, ["armure-lion", "jaki"])
    t.me.pick(back)
    assert t.me.discard == [back] and len(t.me.destroyed) == 1 and t.you.destroyed == ["leda"]
    t.settled()


@card("jaki")
@rule("SS-FAQH-130")
def test_jaki_does_not_open_his_own_activation():
    t = scene({"played": facing(6, "jaki")}, {"destroyed": ["leda"]})
    assert t.why("activate", "jaki") == "SS-EFX-130" and values(t, "jaki")[0] == 1
