"""The eighteen Chevaliers d'Argent."""

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


def known(t: Table, seat: int, viewer: int) -> list[str]:
    """The cards of a hand that another player can name."""
    return [one["card"] for one in t.match.view(viewer)["players"][seat]["hand"] if one.get("card")]


def field(t: Table) -> list[str]:
    return [it.card.proto.id for it in t.state.field]


def beaten(id: str, *fighters: str, slot: int = 3) -> Table:
    """The only card of the field is fought by all of these."""
    t = scene({"played": facing(slot, *fighters)}, field=[at(slot, id)])
    t.fight(id)
    if t.match.decision.kind == "party":
        t.me.pick("done")
    return t


# Marine and Shaina


@card("marine-aigle")
@rule("SS-FAQM-010", "SS-FAQH-040", "SS-VP-060")
def test_marine_is_worth_a_point_more_to_whoever_owns_the_most_heroes():
    mine = {
        "pile": ["seiya-pegase"] * 7 + ["marine-aigle"],
        "marked": [wounded("seiya-pegase"), frozen("seiya-pegase")],
    }
    yours = {"discard": ["shun-andromede"] * 6 + ["marine-aigle"], "destroyed": ["shun-andromede"] * 9}
    assert scores(mine, yours) == (4, 3)


@card("marine-aigle", "shaina-ophiuchus")
@rule("SS-FAQM-020")
def test_a_tie_for_the_most_brings_nobody_the_extra_point():
    deck = ["seiya-pegase", "marine-aigle", "shaina-ophiuchus"]
    assert scores({"pile": deck}, {"pile": deck}) == (6, 6)
    assert scores({"pile": deck}, {"pile": deck[1:]}) == (7, 6)


@card("shaina-ophiuchus")
@rule("SS-FAQM-030", "SS-VP-070")
def test_shaina_counts_the_class_and_not_the_rank():
    others = ["docrates", "guilty", "chevalier-cristal", "docrates", "guilty"]  # ◆, 2 PV each
    mine = {"pile": ["shaina-ophiuchus", "dante-cerbere", "dante-cerbere", *others]}
    yours = {"pile": ["shaina-ophiuchus", "dante-cerbere", "algheti-hercule", "algheti-hercule"]}
    assert scores(mine, yours) == (3 + 2 + 10, 4 + 3)


@card("shaina-ophiuchus")
def test_when_shaina_arrives_every_equipped_armour_is_discarded_but_no_frozen_one():
    mine = {"armour": ["armure-lion"], "hand": ["armure-cancer"], "marked": [frozen("armure-verseau")]}
    t = arrives("shaina-ophiuchus", mine, {"armour": ["armure-vierge"]})
    assert t.me.armour == [] and t.me.discard == ["armure-lion"] and t.you.discard == ["armure-vierge"]
    assert t.me.marked == ["armure-verseau"] and t.me.hand == ["armure-cancer"]
    assert t.state.active == you
    t.settled()


@card("shaina-ophiuchus")
@rule("SS-SOLOX-220")
def test_hilda_loses_her_armour_to_shaina_too():
    mine = {"armour": ["armure-lion"], "played": facing(6, "gigas")}
    t = solo(mine, {"armour": ["armure-vierge"]}, field=["oko"], reserve=["shaina-ophiuchus"])
    t.activate("gigas", "oko")
    assert t.me.discard == ["armure-lion", "gigas"] and t.you.discard == ["armure-vierge"] and t.you.armour == []
    t.settled()


@card("marine-aigle", "albior-cephee", "guilty", "chevalier-cristal")
@rule("SS-FAQC-040")
@pytest.mark.parametrize(
    ("teacher", "hero", "pupil"),
    [
        ("marine-aigle", "seiya-pegase", "seiya-pegase-bronze"),
        ("albior-cephee", "shun-andromede", "shun-andromede-bronze"),
        ("guilty", "ikki-phoenix", "ikki-phoenix-bronze"),
        ("chevalier-cristal", "hyoga-cygne", "hyoga-cygne-bronze"),
    ],
)
def test_every_pupil_beside_the_teacher_has_a_cosmos_more_whoever_came_first(teacher, hero, pupil):
    mine = {"hand": [teacher, pupil], "played": facing(1, hero) + facing(2, hero, "jabu-licorne")}
    t = scene(mine, field=[at(1, "mu-belier"), at(2, "oko")])
    for one in (teacher, pupil):
        play(t, one, "mu-belier")
        if t.match.decision.kind == "confirm":  # its on-play effect
            t.me.pick("no")
    cosmos = {one.card.proto.id + str(one.against): values(t, one.number)[2] for one in t.state.players[0].played}
    assert cosmos[hero + "1"] == 1 and cosmos[pupil + "1"] == 2
    assert cosmos[hero + "2"] == 0 and cosmos["jabu-licorne2"] == 1  # beside somebody else, or somebody else
    t.settled()


@card("marine-aigle")
@rule("SS-CARD-340")
def test_two_marine_give_a_seiya_two_cosmos():
    t = scene(
        {"played": facing(3, "marine-aigle", "seiya-pegase-bronze"), "hand": ["marine-aigle"]},
        field=[at(3, "mu-belier")],
    )
    assert values(t, "seiya-pegase-bronze")[2] == 2
    play(t, "marine-aigle", "mu-belier")
    assert values(t, "seiya-pegase-bronze")[2] == 3 and values(t, "marine-aigle")[2] == 1
    t.settled()


@card("albior-cephee", "shiva-paon")
@rule("SS-FAQC-050")
def test_lent_cosmos_counts_to_rally_but_not_in_a_fight():
    t = scene({"played": facing(3, "guilty", "ikki-phoenix", "mu-belier", "mu-belier")}, field=[at(3, "marine-aigle")])
    t.rally("marine-aigle")  # 1 + 1 + 1 + 1
    assert "marine-aigle" in t.me.hand
    for teacher, hero in (("guilty", "ikki-phoenix"), ("albior-cephee", "shun-andromede")):
        fighters = [teacher, hero, "moses-baleine", "thor-phecda"]
        t = scene({"played": facing(3, *fighters)}, field=[at(3, "shiva-paon")])
        t.fight("shiva-paon", "done")
        assert sorted(t.me.marked) == sorted([teacher, "thor-phecda"])
        assert sorted(t.me.discard) == sorted([hero, "moses-baleine", "shiva-paon"])
        t.settled()


# Misty


@card("misty-lezard")
@rule("SS-FAQM-060")
def test_misty_destroys_one_of_your_wounded_and_is_drawn_back_from_the_new_pile():
    mine = {"played": facing(6, "misty-lezard"), "pile": ["oko"], "marked": [wounded("jaki"), frozen("cassios")]}
    t = scene(mine, {"marked": [wounded("leda")]})
    t.activate("misty-lezard")
    t.asks(me, ["jaki"])
    t.me.pick("jaki")
    assert t.me.hand == ["oko", "misty-lezard"] and t.me.pile == t.me.discard == []
    assert t.me.destroyed == ["jaki"] and t.me.marked == ["cassios"] and t.you.marked == ["leda"]
    t.settled()


@card("misty-lezard")
@rule("SS-EFX-130")
def test_misty_needs_a_wounded_character_of_your_own():
    t = scene(
        {"played": facing(6, "misty-lezard"), "pile": ["oko"], "marked": [frozen("jaki")]},
        {"marked": [wounded("leda")]},
    )
    assert t.why("activate", "misty-lezard") == "SS-EFX-130" and t.offers("activate") == []


@card("misty-lezard")
@rule("SS-EFX-140", "SS-EFX-150")
def test_when_misty_arrives_each_player_destroys_a_wounded_character_of_their_choice():
    players = [
        {"hero": "seiya", "marked": [wounded("jaki"), wounded("oko"), frozen("leda")]},
        {"hero": "shun", "marked": [frozen("cassios")]},
        {"hero": "ikki", "marked": [wounded("spica"), wounded("gigas")]},
    ]
    t = arrives("misty-lezard", players=players)
    t.asks(0, ["jaki", "oko"])
    t.me.pick("oko")
    t.asks(2, ["spica", "gigas"])
    t.players[2].pick("gigas")
    assert t.me.destroyed == ["oko"] and t.you.destroyed == [] and t.players[2].destroyed == ["gigas"]
    assert t.me.marked == ["jaki", "leda"] and t.you.marked == ["cassios"] and t.players[2].marked == ["spica"]
    t.settled()


@card("misty-lezard")
@rule("SS-SOLOX-060", "SS-SOLOX-220")
def test_hilda_destroys_the_least_of_her_wounded_when_misty_arrives():
    hers = {"marked": [wounded("mu-belier"), wounded("cassios")]}
    t = solo({"played": facing(6, "gigas")}, hers, field=["oko"], reserve=["misty-lezard"])
    t.activate("gigas", "oko")
    assert t.you.destroyed == ["cassios"] and t.you.marked == ["mu-belier"]


# Algol, Shiva, Aghora


@card("algol-persee", "sho-cloth-celeste")
@rule("SS-FAQC-090")
def test_beside_sho_the_other_chevaliers_are_not_wounded_by_algol():
    t = beaten("algol-persee", "sho-cloth-celeste", "jabu-licorne", "seiya-pegase", "seiya-pegase", slot=6)
    assert sorted(t.me.marked) == ["seiya-pegase", "seiya-pegase", "sho-cloth-celeste"]
    assert sorted(t.me.discard) == ["algol-persee", "jabu-licorne"]
    t.settled()


@card("algol-persee", "sho-cloth-celeste")
@rule("SS-FAQC-100")
def test_two_sho_protect_each_other():
    fighters = ["sho-cloth-celeste", "sho-cloth-celeste", "jabu-licorne", "ban-petit-lion"]
    t = beaten("algol-persee", *fighters, slot=6)
    assert t.me.marked == [] and sorted(t.me.discard) == sorted(["algol-persee", *fighters])
    t.settled()


@card("algol-persee")
@rule("SS-ACQ-260")
def test_algol_wounds_the_two_lowest_ranks_of_those_who_fought():
    fighters = ["oko", "jabu-licorne", "seiya-pegase-asgard", "dante-cerbere", "thor-phecda"]
    t = scene({"played": facing(3, *fighters) + facing(4, "cassios")}, field=[at(3, "algol-persee"), at(4, "jaki")])
    t.fight("algol-persee", "without:" + str(t.number("oko")), "done")
    assert sorted(t.me.marked) == ["jabu-licorne", "seiya-pegase-asgard"]  # the latter is ▲ and ◆
    assert sorted(t.me.discard) == ["algol-persee", "dante-cerbere", "thor-phecda"]
    assert sorted(t.me.played) == ["cassios", "oko"]
    t.settled()


@card("algol-persee")
@rule("SS-ACQ-260")
def test_nobody_has_fought_an_algol_who_was_rallied():
    fighters = ["athena-asgard", "jabu-licorne", "aghora-lotus"]
    t = scene({"played": facing(3, *fighters)}, field=[at(3, "algol-persee")])
    t.rally("algol-persee")
    assert t.me.marked == [] and t.me.hand == ["algol-persee"] and sorted(t.me.discard) == sorted(fighters)
    t.settled()


@card("aghora-lotus")
@rule("SS-FAQC-010")
def test_aghora_wounds_those_without_a_cosmos_value_printed_or_gained():
    played = [
        *facing(3, "jabu-licorne", "ban-petit-lion", "thor-phecda"),
        {"card": "nachi-loup", "against": 3, "bonus_cosmos": 1},
    ]
    t = scene({"played": played}, field=[at(3, "aghora-lotus")])
    t.fight("aghora-lotus")
    assert t.me.marked == ["ban-petit-lion"]  # he costs 3 Cosmos, but has none
    assert sorted(t.me.discard) == ["aghora-lotus", "jabu-licorne", "nachi-loup", "thor-phecda"]
    t.settled()


@card("shiva-paon")
@rule("SS-FAQC-010")
def test_shiva_wounds_those_with_a_cosmos_value_printed_or_gained():
    played = [
        *facing(3, "jabu-licorne", "ban-petit-lion", "thor-phecda"),
        {"card": "nachi-loup", "against": 3, "bonus_cosmos": 1},
    ]
    t = scene({"played": played}, field=[at(3, "shiva-paon")])
    t.fight("shiva-paon")
    assert sorted(t.me.marked) == ["jabu-licorne", "nachi-loup", "thor-phecda"]
    assert sorted(t.me.discard) == ["ban-petit-lion", "shiva-paon"]
    t.settled()


@card("shiva-paon", "aghora-lotus", "sho-cloth-celeste")
@rule("SS-FAQM-190")
@pytest.mark.parametrize(("foe", "struck"), [("aghora-lotus", ["sho-cloth-celeste"]), ("shiva-paon", [])])
def test_sho_does_not_protect_himself(foe, struck):
    t = beaten(foe, "sho-cloth-celeste", "jabu-licorne", "moses-baleine", "docrates", "ban-petit-lion")
    assert t.me.marked == struck
    t.settled()


@card("sho-cloth-celeste")
@rule("SS-FAQM-190")
def test_sho_is_wounded_by_saga_while_he_keeps_jabu_whole():
    t = beaten("saga-gemeaux", "sho-cloth-celeste", "jabu-licorne", "thor-phecda", "oko", "moses-baleine")
    assert sorted(t.me.marked) == ["oko", "sho-cloth-celeste", "thor-phecda"]
    assert sorted(t.me.discard) == ["jabu-licorne", "moses-baleine", "saga-gemeaux"]
    t.settled()


@rule("SS-SOLOX-160")
@card("aghora-lotus")
def test_hilda_is_not_wounded_by_aghora():
    t = hilda_turn(5, hers={"hand": ["thor-phecda", "thor-phecda"]}, field=["aghora-lotus"])
    assert t.you.hand == ["aghora-lotus"] and t.you.marked == []


# Jamian


@card("jamian-corbeau")
@rule("SS-FAQH-140", "SS-PLAY-090")
def test_jamian_swaps_two_cards_and_all_who_confront_them_go_along():
    mine = {"hand": ["jamian-corbeau"], "played": facing(2, "seiya-pegase") + facing(6, "oko") + facing(4, "leda")}
    t = scene(mine, field=[at(2, "mu-belier"), at(4, "jaki"), at(6, "cassios")])
    assert price(t, "mu-belier") == 7
    play(t, "jamian-corbeau", "mu-belier", "yes")
    t.asks(me, ["mu-belier", "jaki", "cassios"])
    t.me.pick("mu-belier")
    t.asks(me, ["jaki", "cassios"])
    t.me.pick("cassios")
    assert [(it.slot, it.card.proto.id) for it in t.state.field] == [(2, "cassios"), (4, "jaki"), (6, "mu-belier")]
    assert {it.card.proto.id: it.against for it in t.state.players[0].played} == {
        "seiya-pegase": 6,
        "jamian-corbeau": 6,
        "oko": 2,
        "leda": 4,
    }
    assert price(t, "mu-belier") == 6 and price(t, "cassios") == 2
    t.settled()


@card("jamian-corbeau")
def test_jamian_needs_two_cards_and_may_let_it_be():
    t = scene({"hand": ["jamian-corbeau"]}, field=["oko"])
    play(t, "jamian-corbeau", "oko")
    t.asks(me, kind="main")
    t = scene({"hand": ["jamian-corbeau"]}, field=["oko", "jaki"])
    play(t, "jamian-corbeau", "oko", "no")
    assert field(t) == ["oko", "jaki"]
    t.settled()


# Babel


@card("babel-centaure")
@rule("SS-EFX-030")
def test_babel_destroys_a_wounded_character_of_anyone():
    mine = {"played": facing(3, "thor-phecda", "thor-phecda"), "marked": [wounded("jaki"), frozen("oko")]}
    t = scene(mine, {"marked": [wounded("leda"), frozen("armure-lion")]}, field=[at(3, "babel-centaure")])
    t.fight("babel-centaure")
    t.asks(me, ["jaki", "leda"])
    t.me.pick("leda")
    assert t.you.destroyed == ["leda"] and t.me.destroyed == [] and t.me.marked == ["jaki", "oko"]
    assert "babel-centaure" in t.me.discard
    t.settled()


@card("babel-centaure")
def test_babel_makes_you_destroy_your_own_where_nobody_else_is_wounded():
    mine = {"played": facing(3, "thor-phecda", "thor-phecda"), "marked": [wounded("jaki")]}
    t = scene(mine, {"marked": [frozen("leda")]}, field=[at(3, "babel-centaure")])
    t.fight("babel-centaure")
    t.asks(me, ["jaki"])
    t.me.pick("jaki")
    assert t.me.destroyed == ["jaki"]
    t = beaten("babel-centaure", "thor-phecda", "thor-phecda")
    t.asks(me, kind="main")  # nobody is wounded
    t.settled()


@card("babel-centaure")
@rule("SS-SOLOX-210", "SS-SOLOX-070")
def test_hilda_who_beats_babel_destroys_the_best_wounded_of_the_player():
    hers = {"hand": ["thor-phecda", "thor-phecda"], "marked": [wounded("mu-belier")]}
    t = hilda_turn(5, {"marked": [wounded("jabu-licorne"), wounded("seiya-pegase")]}, hers, field=["babel-centaure"])
    assert t.me.destroyed == ["jabu-licorne"] and t.you.destroyed == [] and t.you.hand == ["babel-centaure"]


# Astérion


@card("asterion-chiens-de-chasse")
@rule("SS-ZONE-040")
def test_asterion_sees_a_hand_and_wounds_a_character_of_it():
    players = [
        {"hero": "seiya", "played": facing(6, "asterion-chiens-de-chasse")},
        {"hero": "shun", "hand": ["oko", "jaki", "armure-lion"]},
        {"hero": "ikki", "hand": ["leda"]},
        {"hero": "hyoga", "discard": ["spica"]},
    ]
    t = scene(players=players)
    t.activate("asterion-chiens-de-chasse")
    t.asks(me, ["player:1", "player:2"])
    t.me.pick("player:1")
    assert sorted(known(t, 1, 0)) == ["armure-lion", "jaki", "oko"] and known(t, 1, 2) == [] and known(t, 2, 0) == []
    t.asks(me, ["oko", "jaki"])
    t.me.pick("jaki")
    assert t.you.marked == ["jaki"] and t.you["jaki"].wounded and t.you.hand == ["oko", "armure-lion"]
    assert t.players[2].hand == ["leda"] and t.me.discard == ["asterion-chiens-de-chasse"]
    t.settled()


@card("asterion-chiens-de-chasse")
@rule("SS-FAQC-130")
def test_asterion_wounds_nothing_in_a_hand_of_armours():
    t = scene({"played": facing(6, "asterion-chiens-de-chasse")}, {"hand": ["armure-lion", "armure-cancer"]})
    t.activate("asterion-chiens-de-chasse")
    assert t.you.marked == [] and sorted(known(t, you, me)) == ["armure-cancer", "armure-lion"]
    t.settled()
    t = scene({"played": facing(6, "asterion-chiens-de-chasse"), "hand": ["oko"]})
    assert t.why("activate", "asterion-chiens-de-chasse") == "SS-EFX-130"


# Moses


@card("moses-baleine")
@rule("SS-EFX-170", "SS-TYPE-180", "SS-PLAY-100")
def test_moses_sweeps_the_lower_ranks_from_the_last_slot_on_and_the_gaps_are_filled_in_place():
    mine = {"played": facing(4, "thor-phecda", "thor-phecda") + facing(6, "jaki")}
    low = [at(1, "oko"), at(2, "mu-belier"), at(3, "docrates"), at(4, "moses-baleine"), at(5, "pope"), at(6, "leda")]
    t = scene(mine, field=low, reserve=["cassios", "phaeton", "geki-ours", "nachi-loup", "spica"])
    t.fight("moses-baleine")
    assert t.state.gone[0].proto.id == "oko" and [one.proto.id for one in t.state.gone] == ["oko", "docrates", "leda"]
    assert field(t) == ["nachi-loup", "mu-belier", "geki-ours", "phaeton", "pope", "cassios"]
    assert t.me["jaki"].idle and "moses-baleine" in t.me.discard
    t.settled()


@card("moses-baleine")
@rule("SS-SOLOX-210")
def test_hilda_sweeps_the_field_too_when_she_takes_moses():
    hers = {"hand": ["thor-phecda", "thor-phecda"]}
    t = hilda_turn(5, {}, hers, field=["leda", "moses-baleine", "oko", "pope"])  # the die takes Oko
    assert t.you.hand == ["moses-baleine"] and t.state.gone[0].proto.id == "leda" and field(t) == ["pope"]


# Capella


@card("capella-cocher")
@rule("SS-CARD-010")
def test_capella_lowers_a_force_cost_for_this_turn_only():
    t = scene({"played": facing(3, "capella-cocher")}, field=[at(2, "armure-lion"), at(3, "mu-belier"), at(4, "leda")])
    t.activate("capella-cocher")
    t.asks(me, ["mu-belier", "leda"])
    t.me.pick("mu-belier")
    assert price(t, "mu-belier") == 4 and price(t, "mu-belier", "cosmos") == 7 and price(t, "leda") == 2
    assert t.me.destroyed == ["capella-cocher"]
    end_turn(t)
    assert t.state.active == you and t.card("mu-belier").slot == 5 and price(t, "mu-belier") == 7
    t.settled()


@card("capella-cocher")
@rule("SS-FAQC-260")
def test_capella_stops_at_one_and_makes_no_cost_where_there_is_none():
    t = scene({"played": facing(3, "capella-cocher", "capella-cocher")}, field=[at(3, "leda"), at(4, "athena-base")])
    t.activate("capella-cocher", "leda")
    assert price(t, "leda") == 1
    t.activate("capella-cocher", "athena-base")
    assert price(t, "athena-base") == -1 and price(t, "athena-base", "cosmos") == 4
    t.settled()


@card("capella-cocher")
@rule("SS-EFX-130")
def test_capella_needs_a_character_on_the_field():
    t = scene({"played": facing(3, "capella-cocher")}, field=[at(3, "armure-lion")])
    assert t.why("activate", "capella-cocher") == "SS-EFX-130"


# Albior


@card("albior-cephee")
@rule("SS-EFX-070")
def test_albior_takes_back_a_character_even_himself():
    t = scene({"played": facing(6, "albior-cephee"), "discard": ["oko", "armure-lion"]}, {"discard": ["leda"]})
    t.activate("albior-cephee")
    t.asks(me, ["oko", "albior-cephee"])
    t.me.pick("oko")
    assert t.me.hand == ["oko"] and t.me.discard == ["albior-cephee", "armure-lion"]
    t.settled()


@card("albior-cephee")
@rule("SS-EFX-130")
def test_albior_is_no_character_of_the_discard_pile_before_he_is_discarded():
    t = scene({"played": facing(6, "albior-cephee"), "discard": ["armure-lion"]}, {"discard": ["leda"]})
    assert t.why("activate", "albior-cephee") == "SS-EFX-130"


# Ptolemy


@card("ptolemy-fleche")
@rule("SS-EFX-060")
def test_ptolemy_makes_each_opponent_shuffle_an_athena_into_the_reserve():
    players = [
        {"hero": "seiya", "played": facing(6, "ptolemy-fleche"), "hand": ["athena-base"]},
        {"hero": "shun", "hand": ["oko", "athena-base", "athena-asgard"], "discard": ["athena-poseidon"]},
        {"hero": "ikki", "hand": ["jaki"]},
    ]
    t = scene(players=players)
    t.activate("ptolemy-fleche")
    t.asks(1, ["athena-base", "athena-asgard"])
    t.you.pick("athena-asgard")
    assert [one.proto.id for one in t.state.reserve] == ["athena-asgard"] and t.you.hand == ["oko", "athena-base"]
    assert t.me.hand == ["athena-base"] and t.players[2].hand == ["jaki"] and t.me["ptolemy-fleche"].wounded
    t.settled()


@card("ptolemy-fleche")
@rule("SS-ZONE-040")
def test_what_opponents_hold_is_not_told_by_what_may_be_activated():
    t = scene({"played": facing(6, "ptolemy-fleche")}, {"hand": ["oko"]})
    assert t.why("activate", "ptolemy-fleche") == ""
    t = scene({"played": facing(6, "ptolemy-fleche")}, {"discard": ["athena-base"]})
    assert t.why("activate", "ptolemy-fleche") == "SS-EFX-130"
    t = solo({"played": facing(6, "ptolemy-fleche")}, {"hand": ["oko"]})
    assert t.why("activate", "ptolemy-fleche") == "SS-EFX-130"  # all see Hilda's hand


@card("ptolemy-fleche")
@rule("SS-EFX-020")
def test_a_flame_goes_out_when_ptolemy_arrives():
    t = arrives("ptolemy-fleche", flames=5)
    assert t.state.flames == 4
    t.settled()


@card("ptolemy-fleche")
@rule("SS-SOLOX-040")
def test_ptolemy_takes_no_flame_in_a_solo_game():
    t = solo({"played": facing(6, "gigas")}, field=["oko"], reserve=["ptolemy-fleche"], flames=1)
    t.activate("gigas", "oko")
    assert field(t) == ["ptolemy-fleche"] and t.state.flames == 1 and not t.state.ending
    t.settled()


# Sirius


@card("sirius-grand-chien")
@rule("SS-FAQM-280", "SS-FAQM-290")
def test_sirius_turns_a_hero_into_a_better_one_that_was_set_aside():
    mine = {
        "played": facing(6, "sirius-grand-chien"),
        "hand": ["seiya-pegase", "oko", "seiya-pegase-bronze"],
        "aside": ["seiya-pegase-bronze", "seiya-pegase-poseidon", "seiya-pegase-transcende"],
        "destroyed": ["seiya-pegase-bronze"],
    }
    t = scene(mine)
    aside = t.state.players[0].aside[0].number
    t.activate("sirius-grand-chien")
    t.asks(me, ["seiya-pegase"])
    t.me.pick("seiya-pegase")
    t.asks(me, [aside])
    t.me.pick(aside)
    assert t.me.discard == ["seiya-pegase-bronze"] and t.me.destroyed == ["seiya-pegase-bronze", "seiya-pegase"]
    assert t.me.aside == ["seiya-pegase-poseidon", "seiya-pegase-transcende"] and t.me.armour == []
    assert t.me["sirius-grand-chien"].wounded and t.me.hand == ["oko", "seiya-pegase-bronze"]
    t.settled()


@card("sirius-grand-chien")
@rule("SS-FAQM-290")
def test_sirius_brings_no_destroyed_hero_back():
    mine = {
        "played": facing(6, "sirius-grand-chien"),
        "hand": ["seiya-pegase"],
        "destroyed": ["seiya-pegase-bronze"] * 2,
    }
    t = scene(mine)
    t.activate("sirius-grand-chien", "seiya-pegase")
    assert t.me.discard == [] and len(t.me.destroyed) == 3
    t.settled()


@card("sirius-grand-chien")
@rule("SS-FAQM-300")
def test_sirius_needs_a_lowest_hero_in_hand():
    mine = {
        "played": facing(6, "sirius-grand-chien"),
        "hand": ["seiya-pegase-bronze", "oko"],
        "aside": ["seiya-pegase-bronze"],
        "discard": ["seiya-pegase"],
    }
    assert scene(mine).why("activate", "sirius-grand-chien") == "SS-EFX-130"


# Algheti


@card("algheti-hercule")
@rule("SS-FAQC-070", "SS-FAQC-080", "SS-CARD-010")
def test_algheti_lets_armours_be_taken_with_force_for_this_turn():
    mine = {"played": facing(2, "algheti-hercule", "thor-phecda", "moses-baleine") + facing(6, "thor-phecda", "oko")}
    t = scene(mine, field=[at(2, "armure-lion"), at(4, "athena-base"), at(5, "armure-cancer"), at(6, "armure-vierge")])
    assert price(t, "armure-lion") == -1 and t.why("fight", "armure-lion") == "SS-ACQ-110"
    t.activate("algheti-hercule")
    assert price(t, "armure-lion") == 5 and price(t, "armure-vierge") == 4 and price(t, "athena-base") == -1
    assert price(t, "armure-vierge", "cosmos") == 4
    t.fight("armure-lion")
    t.fight("armure-vierge")
    assert t.me.hand == [] and {"armure-lion", "armure-vierge", "algheti-hercule"} <= set(t.me.discard)
    end_turn(t)
    assert price(t, "armure-cancer") == -1
    t.settled()


@card("algheti-hercule", "capella-cocher")
@rule("SS-FAQC-080")
def test_a_cosmos_reduction_does_not_lower_the_force_cost_that_algheti_makes():
    t = scene({"played": facing(2, "algheti-hercule")}, field=[at(2, "armure-lion")])
    t.card("armure-lion").cut_cosmos = 2
    t.activate("algheti-hercule")
    assert price(t, "armure-lion") == 5 and price(t, "armure-lion", "cosmos") == 3


@card("algheti-hercule")
@rule("SS-EFX-130")
def test_algheti_needs_an_armour_on_the_field():
    t = scene({"played": facing(6, "algheti-hercule")}, field=["oko"])
    assert t.why("activate", "algheti-hercule") == "SS-EFX-130"


# Dante


@card("dante-cerbere")
@rule("SS-FAQD-010")
@pytest.mark.parametrize("top", ["ptolemy-fleche", "milo-scorpion", "siegfried-dubhe", "moses-baleine"])
def test_dante_brings_the_top_of_the_reserve_without_any_of_its_effects(top):
    t = scene(
        {"played": facing(3, "thor-phecda", "moses-baleine")},
        field=[at(3, "dante-cerbere"), at(4, "oko")],
        reserve=[top, "jaki"],
        flames=5,
    )
    t.fight("dante-cerbere")
    assert sorted(t.me.discard) == sorted(["dante-cerbere", top, "thor-phecda", "moses-baleine"])
    assert t.state.flames == 5 and t.state.sapphires == 0 and field(t) == ["oko"]
    assert [one.proto.id for one in t.state.reserve] == ["jaki"]
    t.settled()


@card("dante-cerbere")
@rule("SS-ACQ-160", "SS-PILR-110", "SS-EVOL-040")
def test_what_dante_brings_is_acquired():
    mine = {"played": facing(3, "thor-phecda", "moses-baleine")}
    field = [at(3, "dante-cerbere"), at(4, "oko")]
    t = scene(mine, field=field, reserve=["io-scylla", "jaki"], pillars=["pilier-pacifique-sud"])
    t.fight("dante-cerbere")
    assert [it.printed.id for it in t.state.standing] == ["pilier-pacifique-sud"] and t.me.weapons == 1
    assert {"dante-cerbere", "io-scylla"} <= set(t.me.discard) and t.me.destroyed == []
    t.settled()
    armour = {"hand": ["armure-pegase"], "aside": ["armure-pegase-asgard"]}
    yours = {"armour": ["armure-andromede"], "aside": ["armure-andromede-asgard"]}
    t = scene({**mine, **armour}, yours, field=field, reserve=["milo-scorpion"], flames=5)
    t.fight("dante-cerbere")
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    t.asks(1, ["yes", "no"], kind="confirm")
    t.you.pick("no")
    assert t.me.hand == ["armure-pegase-asgard"] and t.you.armour == ["armure-andromede"] and t.state.flames == 5
    t.settled()


@card("dante-cerbere")
@rule("SS-FAQD-210", "SS-FAQM-100")
@pytest.mark.parametrize("top", ["gigas", "pope"])
def test_gigas_and_the_pope_do_not_arrive_through_dante(top):
    t = scene(
        {"played": facing(3, "thor-phecda", "moses-baleine")},
        field=[at(3, "dante-cerbere")],
        reserve=[top],
        gone=["milo-scorpion"],
    )
    t.fight("dante-cerbere")
    t.asks(me, kind="main")
    assert top in t.me.discard and t.state.reserve == [] and [one.proto.id for one in t.state.gone] == ["milo-scorpion"]
    t.settled()


@card("dante-cerbere")
def test_dante_finds_nothing_in_an_empty_reserve():
    t = beaten("dante-cerbere", "thor-phecda", "moses-baleine")
    assert sorted(t.me.discard) == ["dante-cerbere", "moses-baleine", "thor-phecda"] and not t.state.ending
    t.settled()


# Dio


@card("dio-mouche")
@rule("SS-ACQ-150")
def test_dio_gives_his_life_for_an_armour():
    mine = {"played": facing(2, "dio-mouche", "oko")}
    t = scene(mine, {"armour": ["armure-vierge"]}, field=[at(2, "armure-lion"), at(3, "armure-cancer"), at(4, "jaki")])
    t.activate("dio-mouche")
    t.asks(me, ["armure-lion", "armure-cancer"])
    t.me.pick("armure-lion")
    assert t.me.discard == ["armure-lion"] and t.me.destroyed == ["dio-mouche"] and t.me["oko"].idle
    assert field(t) == ["armure-cancer", "jaki"] and t.you.armour == ["armure-vierge"]
    t.settled()


@card("dio-mouche")
@rule("SS-EFX-130")
def test_dio_needs_an_armour_on_the_field():
    t = scene({"played": facing(6, "dio-mouche"), "hand": ["armure-lion"]}, field=["oko"])
    assert t.why("activate", "dio-mouche") == "SS-EFX-130"


# Arachné


@card("arachne-tarentule")
@rule("SS-EFX-180")
def test_arachne_takes_all_armours_from_the_hands_of_opponents():
    players = [
        {"hero": "seiya", "played": facing(3, "thor-phecda", "thor-phecda"), "hand": ["armure-belier"]},
        {"hero": "shun", "hand": ["armure-lion", "oko", "armure-vierge"], "armour": ["armure-cancer"]},
        {"hero": "ikki", "hand": ["jaki"]},
    ]
    t = scene(players=players, field=[at(3, "arachne-tarentule")])
    t.fight("arachne-tarentule")
    assert t.you.hand == ["oko"] and sorted(t.you.discard) == ["armure-lion", "armure-vierge"]
    assert t.you.armour == ["armure-cancer"] and t.me.hand == ["armure-belier"] and t.players[2].hand == ["jaki"]
    t.settled()


@card("arachne-tarentule")
@rule("SS-SOLOX-210")
def test_the_player_loses_armours_when_hilda_takes_arachne():
    hers = {"hand": ["thor-phecda", "thor-phecda"]}
    t = hilda_turn(5, {"hand": ["armure-lion", "oko"]}, hers, field=["arachne-tarentule"])
    assert t.me.hand == ["oko"] and t.me.discard == ["armure-lion"] and t.you.hand == ["arachne-tarentule"]


@rule("SS-FAQC-010")
@card("aghora-lotus")
def test_a_cosmos_that_the_clock_gives_while_fighting_counts():
    """Saga has 1 Cosmos by print; under the Tournoi galactique a Héros has none, whatever is printed on him."""
    t = scene(
        {"played": facing(3, "saga-gemeaux", "thor-phecda", "thor-phecda", "seiya-pegase-asgard")},
        field=[at(3, "aghora-lotus")],
        epic=["tournoi-galactique"],
        flames=11,
    )
    t.fight("aghora-lotus", "done")
    assert t.me.marked == ["seiya-pegase-asgard"]
    t.settled()
