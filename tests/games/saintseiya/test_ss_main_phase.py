"""The main phase: playing characters and armours, acquiring, effects, healing."""

import pytest
from ss_scene import PLAIN, at, end_turn, frozen, play, price, scene, values, wounded

from pioche.games.saintseiya.cards import BOOK
from pioche.testing import card, me, rule, you


def fighters(*cards, slot=6):
    """Characters who face the card of a slot."""
    return [{"card": one, "against": slot} for one in cards]


def ids(row):
    return [it.printed.id for it in row]


# Playing a character


@rule("SS-PLAY-010", "SS-PLAY-060")
def test_as_many_characters_as_one_likes_against_any_cards():
    t = scene({"hand": ["seiya-pegase"] * 5}, field=[at(1, "oko"), at(3, "jaki"), at(6, "cassios")])
    for target in ("oko", "jaki", "cassios", "oko", "jaki"):
        play(t, "seiya-pegase", target)
    assert [it.against for it in t.state.players[0].played] == [1, 3, 6, 1, 3]
    assert t.me.hand == [] and t.offers("play") == []
    t.settled()


@rule("SS-PLAY-020", "SS-PLAY-030")
def test_a_character_is_put_against_a_card_of_the_field_never_an_empty_slot():
    t = scene({"hand": ["jabu-licorne"]}, field=[at(2, "oko"), at(5, "jaki")])
    t.play("jabu-licorne")
    t.asks(me, ["oko", "jaki"], kind="place")
    t.me.pick("jaki")
    assert t.me["jabu-licorne"].against == 5
    empty = scene({"hand": ["jabu-licorne"]}, field=[])
    assert empty.offers("play") == [] and empty.why("play", "jabu-licorne") == "SS-PLAY-030"
    t.settled()


@rule("SS-PLAY-030", "SS-PILR-020")
def test_a_revealed_pillar_is_a_target_too():
    t = scene({"hand": ["seiya-pegase"]}, field=[], standing=["pilier-indien"])
    t.play("seiya-pegase")
    t.asks(me, ["pilier-indien"])


@rule("SS-PLAY-040", "SS-EFX-050")
@card("milo-scorpion")
def test_an_on_play_effect_is_resolved_before_anything_else_and_lost_if_declined():
    t = scene({"hand": ["milo-scorpion", "milo-scorpion", "oko"]}, {"hand": ["jaki"]})
    play(t, "milo-scorpion", "jabu-licorne")
    t.asks(me, ["yes", "no"])
    t.me.pick("no")
    assert t.you.hand == ["jaki"] and t.why("activate", "milo-scorpion") == "SS-EFX-060"
    play(t, "milo-scorpion", "jabu-licorne", "yes")
    t.asks(you, ["jaki"])
    t.you.pick("jaki")
    assert t.you.discard == ["jaki"]
    t.settled()


@rule("SS-PLAY-050", "SS-EFX-060")
@card("albior-cephee")
def test_a_card_is_used_once():
    t = scene({"played": fighters("albior-cephee"), "discard": ["oko"]}, field=["phaeton"])
    t.activate("albior-cephee", "oko")
    assert t.me.hand == ["oko"] and t.me.discard == ["albior-cephee"]
    assert t.offers("fight") == [] and t.why("fight", "phaeton") == "SS-ACQ-200"
    t.settled()


@rule("SS-PLAY-070")
@card("asterion-chiens-de-chasse")
def test_a_character_may_face_a_card_that_it_cannot_help_to_acquire():
    t = scene({"hand": ["asterion-chiens-de-chasse"]}, {"hand": ["jaki", "armure-lion"]}, field=["misty-lezard"])
    play(t, "asterion-chiens-de-chasse", "misty-lezard")
    t.activate("asterion-chiens-de-chasse", "jaki")
    assert t.you.marked == ["jaki"]
    t.settled()


@rule("SS-PLAY-080", "SS-PLAY-050")
@card("isaak-kraken")
@pytest.mark.parametrize("use", ["heal", "fight", "rally", "activate"])
def test_a_played_card_is_used_once_and_again_only_if_it_is_drawn_and_played_again(use):
    isaak = {"card": "isaak-kraken", "against": 6, "bonus_force": 9, "bonus_cosmos": 9}
    mine = {"played": [isaak], "hand": ["freya"], "marked": [wounded("oko"), wounded("jaki")]}
    t = scene(mine, {"marked": [wounded("garde-asgard-2")]}, field=[at(3, "nachi-loup"), at(6, "jabu-licorne")])

    def uses():
        offers = {verb: t.offers(verb) for verb in ("heal", "fight", "rally", "activate")}
        return {verb: cards for verb, cards in offers.items() if cards and cards != ["freya"]}

    all_four = {"heal": ["isaak-kraken"], "activate": ["isaak-kraken"]}
    assert uses() == {**all_four, "fight": ["jabu-licorne"], "rally": ["jabu-licorne"]}
    act = {"heal": ["isaak-kraken", "oko"], "activate": ["isaak-kraken", "garde-asgard-2"]}
    getattr(t, use)(*act.get(use, ["jabu-licorne"]))
    assert uses() == {} and t.me.played == []
    t.settled()
    if use == "activate":
        assert t.me["isaak-kraken"].frozen == 2  # he lies before his player, and is of no use
        return
    rest = [one for one in t.state.players[0].discard if one.proto.id != "isaak-kraken"]
    t.match.patch({"cards": [{"number": one.number, "zone": "destroyed"} for one in rest]})
    play(t, "freya", "nachi-loup", "yes")  # the pile is made anew of Isaak alone
    assert uses() == {}
    play(t, "isaak-kraken", "nachi-loup")
    assert values(t, "isaak-kraken") == (1, 1, 1) and uses() == {**all_four, "heal": ["freya", "isaak-kraken"]}
    t.heal("isaak-kraken", "jaki")
    assert uses() == {}
    t.settled()


@rule("SS-PLAY-080")
@card("freya")
def test_a_card_that_is_drawn_again_can_be_used_again():
    t = scene({"hand": ["seiya-pegase", "freya"], "marked": [wounded("oko")]})
    play(t, "seiya-pegase", "jabu-licorne")
    t.heal("seiya-pegase", "oko")
    t.match.patch({"cards": [{"number": t.number("oko"), "zone": "destroyed"}]})
    play(t, "freya", "jabu-licorne", "yes")  # the pile is made anew of the Seiya alone
    play(t, "seiya-pegase", "jabu-licorne")
    assert values(t, "seiya-pegase") == (1, 1, 0) and not t.me["seiya-pegase"].idle
    t.settled()


@rule("SS-PLAY-090", "SS-FAQH-140")
@card("jamian-corbeau")
def test_who_confronts_a_card_goes_with_it():
    t = scene(
        {"hand": ["jamian-corbeau"], "played": fighters("hyoga-cygne", "hyoga-cygne", slot=2)},
        field=[at(2, "geist"), at(5, "oko")],
    )
    play(t, "jamian-corbeau", "geist", "yes", "geist", "oko")
    assert [(it.slot, it.printed.id) for it in t.state.field] == [(2, "oko"), (5, "geist")]
    assert [it.against for it in t.state.players[0].played] == [5, 5, 5]
    assert price(t, "geist") == 5
    t.settled()


@rule("SS-PLAY-100", "SS-FAQA-190")
@card("docrates")
def test_who_faces_a_card_that_has_gone_is_without_effect():
    t = scene(
        {"played": [*fighters("seiya-pegase", "seiya-pegase", slot=2), *fighters("docrates", slot=3)]},
        {"pile": ["oko"] * 5},
        field=[at(2, "oko"), at(3, "milo-scorpion")],
        reserve=["cassios"] * 9,
    )
    t.activate("docrates")
    assert [it.idle for it in t.state.players[0].played] == [True, True]
    assert t.offers("fight") == [] and t.why("heal", "seiya-pegase") == "SS-PLAY-100"
    end_turn(t)
    assert sorted(t.me.discard) == ["docrates", "seiya-pegase", "seiya-pegase"] or len(t.me.hand) == 3
    t.settled()


@rule("SS-PLAY-110")
def test_a_character_keeps_its_target():
    t = scene({"hand": ["shun-andromede"]}, field=[at(2, "oko"), at(3, "jaki")])
    play(t, "shun-andromede", "oko")
    assert all("face" not in option for option in t.match.decision.keys)
    assert t.why("play", "shun-andromede") == "SS-PLAY-010"
    t.settled()


# Playing an armour


@rule("SS-ARMR-010", "SS-ARMR-020", "SS-ARMR-030")
def test_one_armour_at_a_time_the_old_one_is_discarded_without_its_effect():
    t = scene({"armour": ["armure-vierge"], "hand": ["armure-belier", "armure-lion", "oko"], "pile": ["jaki"] * 3})
    play(t, "armure-belier")
    assert t.me.armour == ["armure-belier"] and t.me.discard == ["armure-vierge"]
    assert len(t.me.hand) == 2 and t.me["armure-belier"].facing == 0
    play(t, "armure-lion")
    assert t.me.armour == ["armure-lion"] and t.me.hand == ["oko"]
    t.settled()


@rule("SS-ARMR-040")
@card("armure-gemeaux")
def test_the_on_play_effect_of_an_armour_comes_at_once():
    t = scene({"hand": ["armure-gemeaux", "oko"]}, {"armour": ["armure-lion"]})
    t.play("armure-gemeaux")
    t.asks(me, ["yes", "no"])
    t.me.pick("yes", "armure-lion")
    assert t.me.armour == ["armure-lion"]
    t.settled()


@rule("SS-ARMR-050", "SS-ARMR-080")
@card("marine-aigle")
def test_an_armour_helps_one_acquisition_and_is_discarded():
    t = scene(
        {"played": fighters("jamian-corbeau", "jamian-corbeau", slot=3), "armour": ["armure-taureau"]},
        field=[at(3, "marine-aigle")],
    )
    t.rally("marine-aigle")
    assert t.me.hand == ["marine-aigle"] and "armure-taureau" in t.me.discard and t.me.armour == []
    t.settled()


@rule("SS-ARMR-050", "SS-ARMR-080")
def test_an_armour_that_is_not_needed_may_join_or_stay():
    def facing():
        return scene(
            {"played": fighters(*["jamian-corbeau"] * 4, slot=3), "armour": ["armure-taureau"]},
            field=[at(3, "marine-aigle")],
        )

    t = facing()
    t.rally("marine-aigle")
    t.asks(me, ["done", f"with:{t.number('armure-taureau')}"], kind="party")
    t.me.pick("done")
    assert t.me.armour == ["armure-taureau"] and len(t.me.discard) == 4
    t = facing()
    t.rally("marine-aigle", f"with:{t.number('armure-taureau')}")
    first, second = (it.card.number for it in t.state.players[0].played[:2])
    t.me.pick(f"without:{first}", f"without:{second}")
    t.me.pick("done") if t.match.decision.kind == "party" else None
    assert t.me.armour == [] and len(t.me.played) == 2 and t.me.hand == ["marine-aigle"]
    t.settled()


@rule("SS-ARMR-060")
def test_an_armour_stays_from_turn_to_turn():
    t = scene({"armour": ["armure-lion"], "hand": ["oko"] * 5}, {"hand": ["oko"] * 5}, reserve=["cassios"] * 12)
    end_turn(t)
    end_turn(t)
    assert t.me.armour == ["armure-lion"] and t.state.active == 0
    t.settled()


@rule("SS-ARMR-070")
@card("robe-alpha")
def test_the_other_values_of_an_armour_serve_too():
    t = scene({"armour": ["robe-alpha"], "marked": [wounded("shun-andromede")]}, field=[at(6, "cassios")])
    t.heal("robe-alpha", "shun-andromede")
    assert sorted(t.me.discard) == ["robe-alpha", "shun-andromede"]
    t = scene({"armour": ["robe-alpha"]}, field=[at(6, "cassios")])  # 2 Force, 1 less on slot 6
    t.fight("cassios")
    assert sorted(t.me.discard) == ["cassios", "robe-alpha"]
    t.settled()


@rule("SS-ARMR-090")
@card("chevalier-de-pegase")
def test_a_frozen_armour_is_not_equipped():
    t = scene(
        {
            "marked": [frozen("armure-pegase")],
            "hand": ["seiya-pegase", "seiya-pegase", "armure-lion"],
            "aside": ["seiya-pegase-bronze"],
            "board": ["chevalier-de-pegase"],
        }
    )
    assert t.why("technique", "chevalier-de-pegase") == "SS-TECH-020"
    play(t, "armure-lion")
    assert t.me.armour == ["armure-lion"] and t.me.marked == ["armure-pegase"] and t.me.discard == []
    t.settled()


# Acquiring


@rule("SS-ACQ-010", "SS-ACQ-060")
def test_cosmos_brings_a_card_to_hand_where_it_can_be_played_at_once():
    t = scene({"played": fighters("shaka-vierge", "shaka-vierge", slot=2)}, field=[at(2, "aiolia-lion"), at(3, "oko")])
    assert t.why("fight", "aiolia-lion") == "SS-ACQ-020"
    t.rally("aiolia-lion")
    assert t.me.hand == ["aiolia-lion"] and t.state.flames == 11
    play(t, "aiolia-lion", "oko")
    assert t.me.played == ["aiolia-lion"]
    t.settled()


@rule("SS-ACQ-020")
def test_force_and_cosmos_are_never_added():
    t = scene(
        {"played": fighters("shiryu-dragon", "shiryu-dragon", "jamian-corbeau", slot=2)}, field=[at(2, "jabu-licorne")]
    )
    assert t.offers("fight") == t.offers("rally") == []
    assert t.why("fight", "jabu-licorne") == t.why("rally", "jabu-licorne") == "SS-ACQ-020"


@rule("SS-ACQ-040")
def test_only_those_who_face_a_card_count():
    t = scene(
        {"played": [*fighters("shun-andromede", "shun-andromede", slot=1), *fighters("oko", "oko", slot=2)]},
        field=[at(1, "pegase-noir"), at(2, "cassios")],
    )
    assert t.offers("fight") == ["cassios"] and t.why("fight", "pegase-noir") == "SS-ACQ-020"
    t.settled()


@rule("SS-ACQ-050", "SS-END-010")
def test_force_brings_a_card_to_the_discard_pile():
    t = scene({"played": fighters("thor-phecda", "thor-phecda", "oko", slot=2)}, field=[at(2, "mu-belier")])
    t.fight("mu-belier")
    assert "mu-belier" in t.me.discard and t.me.hand == [] and t.state.flames == 11
    t.settled()


@rule("SS-ACQ-080", "SS-ACQ-250")
def test_what_is_above_the_cost_is_lost_and_who_is_left_out_keeps_soin():
    t = scene(
        {"played": fighters(*["seiya-pegase"] * 4, slot=2), "marked": [wounded("jaki")]}, field=[at(2, "jabu-licorne")]
    )
    t.fight("jabu-licorne")
    out = t.state.players[0].played[0].card.number
    t.me.pick(f"without:{out}")
    assert len(t.me.discard) == 4 and t.me.played == ["seiya-pegase"]
    left = t.state.players[0].played[0]
    assert (left.facing, left.idle) == (0, False)
    t.heal("seiya-pegase", "jaki")
    assert t.me.played == [] and "jaki" in t.me.discard
    t.settled()


@rule("SS-ACQ-080")
def test_all_may_take_part_and_the_rest_is_lost():
    t = scene({"played": fighters(*["seiya-pegase"] * 5, slot=2)}, field=[at(2, "jabu-licorne"), at(3, "cassios")])
    t.fight("jabu-licorne", "done")
    assert len(t.me.discard) == 6 and t.offers("fight") == []
    t.settled()


@rule("SS-ACQ-100")
def test_the_discount_belongs_to_slot_six():
    t = scene(field=[at(5, "geist")])
    assert price(t, "geist") == 5
    t = scene(field=[at(6, "geist"), at(2, "marine-aigle")])
    assert (price(t, "geist"), price(t, "marine-aigle"), price(t, "marine-aigle", "cosmos")) == (4, 6, 4)
    assert t.why("fight", "geist") == "SS-ACQ-200"


@rule("SS-ACQ-110", "SS-FAQD-100")
@card("garde-asgard-2")
def test_a_cost_that_is_not_there_stays_away():
    t = scene({"played": fighters(*["thor-phecda"] * 4, slot=1)}, field=[at(1, "athena-base"), at(6, "garde-asgard-2")])
    assert price(t, "athena-base") == -1 and t.why("fight", "athena-base") == "SS-ACQ-110"
    t = scene({"played": fighters(*["shiva-paon"] * 4, slot=6)}, field=[at(6, "geist")])
    assert t.why("rally", "geist") == "SS-ACQ-110"
    t.settled()


@rule("SS-ACQ-120")
@card("armure-balance", "asterion-chiens-de-chasse")
def test_a_missing_value_is_zero_and_can_be_raised():
    t = scene({"played": fighters("asterion-chiens-de-chasse"), "armour": ["armure-balance"], "hand": ["oko"]})
    assert values(t, "asterion-chiens-de-chasse") == (0, 0, 2)
    t.activate("armure-balance", "oko")
    assert values(t, "asterion-chiens-de-chasse") == (1, 0, 2)
    t.settled()


@rule("SS-ACQ-120")
@card("defense-tournoyante", "ecaille-cheval-des-mers", "armure-balance", "tournoi-galactique")
def test_a_soin_and_a_cosmos_that_are_not_printed_are_zero_too_and_can_be_raised_and_lowered():
    board = {"hero": "shun", "board": ["defense-tournoyante"], "energy": 1, "marked": [wounded("jaki")]}
    t = scene({**board, "played": fighters("ban-petit-lion")})
    assert values(t, "ban-petit-lion") == (1, 0, 0) and t.why("heal", "ban-petit-lion") == "SS-HEAL-040"
    t.technique("defense-tournoyante", "ban-petit-lion")
    assert values(t, "ban-petit-lion") == (1, 2, 0) and t.offers("heal") == ["ban-petit-lion"]
    t.settled()
    t = scene({"played": fighters("seiya-pegase"), "hand": ["ecaille-cheval-des-mers"]}, field=[at(6, "freya")])
    assert values(t, "seiya-pegase") == (1, 1, 0) and t.why("rally", "freya") == "SS-ACQ-020"
    t.play("ecaille-cheval-des-mers", "yes", "seiya-pegase")
    assert values(t, "seiya-pegase") == (1, 1, 1)
    t.settled()
    raised = fighters("seiya-pegase-transcende", "seiya-pegase-bronze", "mu-belier")
    t = scene({"played": raised, "marked": [wounded("jaki")]}, epic=["tournoi-galactique"])
    assert values(t, "seiya-pegase-transcende") == (1, 1, 0)  # 3 Force, no Soin, 3 Cosmos
    assert values(t, "seiya-pegase-bronze") == (1, 1, 0) and values(t, "mu-belier") == (2, 0, 1)
    assert t.offers("heal") == ["seiya-pegase-transcende", "seiya-pegase-bronze"]
    t.settled()


@rule("SS-ACQ-130", "SS-HEAL-030")
def test_a_failed_acquisition_wounds_nobody():
    t = scene(
        {"played": fighters("oko", "oko", slot=2), "hand": ["jaki"] * 5},
        field=[at(2, "geist")],
        reserve=["cassios"] * 6,
    )
    end_turn(t)
    assert t.me.discard == ["oko", "oko"] and t.me.marked == []
    t.settled()


@rule("SS-ACQ-140", "SS-ACQ-240")
@card("phaeton")
def test_acquisitions_side_by_side_are_concluded_when_one_says_so():
    t = scene(
        {
            "played": [*fighters("oko", "oko", "oko", slot=1), *fighters("jaki", "jaki", slot=2)],
            "hand": ["phaeton", "oko"],
            "pile": ["cassios"] * 3,
        },
        field=[at(1, "jabu-licorne"), at(2, "cassios")],
    )
    play(t, "phaeton", "cassios", "oko")
    assert sorted(t.offers("fight")) == ["cassios", "jabu-licorne"]
    t.fight("cassios", "done")
    t.fight("jabu-licorne")
    assert {"cassios", "jabu-licorne"} <= set(t.me.discard)
    t.settled()


@rule("SS-ACQ-150")
@card("geist")
def test_a_free_acquisition_goes_to_the_discard_pile_with_its_effects():
    t = scene({"played": fighters("geist", slot=1)}, field=[at(1, "oko"), at(4, "kuraggu")])
    t.activate("geist", "kuraggu")
    assert "kuraggu" in t.me.discard and t.me.hand == []
    t.settled()


@rule("SS-ACQ-160", "SS-FAQD-010")
@card("dante-cerbere")
def test_what_comes_from_elsewhere_triggers_nothing():
    t = scene(
        {"played": fighters("thor-phecda", "thor-phecda", slot=1)},
        field=[at(1, "dante-cerbere")],
        reserve=["saga-gemeaux", "oko"],
    )
    t.fight("dante-cerbere")
    assert "saga-gemeaux" in t.me.discard and t.state.flames == 12 and t.me.marked == []
    t.settled()


@rule("SS-ACQ-170")
@card("moses-baleine")
def test_a_defeated_card_has_left_the_field_when_its_effect_comes():
    t = scene(
        {"played": fighters("thor-phecda", "thor-phecda", slot=3)},
        field=[at(1, "oko"), at(3, "moses-baleine"), at(5, "milo-scorpion")],
        reserve=["cassios"] * 5,
    )
    t.fight("moses-baleine")
    assert [one.proto.id for one in t.state.gone] == ["oko"] and "moses-baleine" in t.me.discard
    assert ids(t.state.field) == [*["cassios"] * 4, "milo-scorpion", "cassios"]
    t.settled()


@rule("SS-ACQ-190")
def test_the_slot_of_an_acquired_card_stays_empty():
    t = scene(
        {"played": fighters("oko", "oko", slot=3), "hand": ["jaki"]},
        field=[at(2, "phaeton"), at(3, "cassios")],
        reserve=["oko"] * 3,
    )
    t.fight("cassios")
    assert [it.slot for it in t.state.field] == [2]
    t.play("jaki")
    t.asks(me, ["phaeton"])


@rule("SS-ACQ-200")
@card("trident-poseidon")
def test_a_cost_of_zero_still_needs_somebody():
    t = scene(
        {"relics": [{"card": "trident-poseidon", "minus": 3}], "hand": ["seiya-pegase"]},
        field=[at(6, "soldat-marina-2")],
    )
    t.activate("trident-poseidon", "soldat-marina-2")
    if t.match.decision.kind != "main":
        t.me.pick(t.match.decision.keys[0])
    assert price(t, "soldat-marina-2") == 0
    assert t.offers("fight") == [] and t.why("fight", "soldat-marina-2") == "SS-ACQ-200"
    play(t, "seiya-pegase", "soldat-marina-2")
    t.fight("soldat-marina-2")
    assert "soldat-marina-2" in t.me.discard
    t.settled()


@rule("SS-ACQ-210", "SS-TECH-100")
@card("comete-de-pegase")
def test_a_reduction_that_stops_at_one_comes_last():
    t = scene(
        {"energy": 3, "board": ["comete-de-pegase"], "hand": ["seiya-pegase"]},
        field=[at(2, "cassios"), at(3, "mu-belier"), at(6, "leda")],
    )
    t.technique("comete-de-pegase", "seiya-pegase")
    assert [price(t, one) for one in ("cassios", "mu-belier", "leda")] == [1, 5, 1]
    t.settled()


@rule("SS-ACQ-220")
@card("aldebaran-taureau")
def test_fighting_is_with_force_only():
    t = scene({"hand": ["aldebaran-taureau"]}, field=[at(1, "marine-aigle"), at(4, "oko")])
    play(t, "aldebaran-taureau", "marine-aigle")
    assert values(t, "aldebaran-taureau") == (4, 0, 1)
    assert t.why("rally", "marine-aigle") == "SS-ACQ-020"


@rule("SS-ACQ-230")
@card("jaki")
def test_taking_back_ones_own_card_is_no_acquisition():
    t = scene(
        {
            "played": fighters("jaki"),
            "destroyed": ["mu-belier"],
            "armour": ["armure-pegase"],
            "aside": ["armure-pegase-asgard"],
        }
    )
    t.activate("jaki", "mu-belier")
    assert "mu-belier" in t.me.discard and t.me.armour == ["armure-pegase"]
    t.asks(me, kind="main")
    t.settled()


@rule("SS-ACQ-230")
@card("jaki", "albior-cephee", "freya", "ultime-dragon")
def test_nor_is_taking_a_card_back_from_any_other_place_while_each_way_of_adding_one_is():
    armour = {"armour": ["armure-pegase"], "aside": ["armure-pegase-asgard"]}
    knight = "mu-belier"

    def settles(t):
        t.asks(me, kind="main")
        assert t.me.armour == ["armure-pegase"] and t.state.standing == [] and t.me.weapons == 0
        t.settled()

    t = scene({**armour, "played": fighters("jaki"), "destroyed": ["io-scylla"]}, pillars=["pilier-pacifique-sud"])
    t.activate("jaki", "io-scylla")
    settles(t)
    t = scene({**armour, "played": fighters("albior-cephee"), "discard": [knight]})
    t.activate("albior-cephee", knight)
    assert t.me.hand == [knight]
    settles(t)
    t = scene({**armour, "hand": ["freya"], "pile": [knight]})
    play(t, "freya", "jabu-licorne", "yes")
    assert t.me.hand == [knight]
    settles(t)
    t = scene({**armour, "played": fighters("freya"), "marked": [wounded(knight)]})
    t.heal("freya", knight)
    assert knight in t.me.discard
    settles(t)
    strong = [{"card": "oko", "against": 6, "bonus_force": 20, "bonus_cosmos": 20}]
    for verb, picks in (("fight", ["yes"]), ("rally", ["done", "yes"])):  # the armour does not help
        t = scene({**armour, "played": strong}, field=[knight])
        getattr(t, verb)(knight, *picks)
        assert t.me.armour == ["armure-pegase-asgard"]
        t.settled()
    dragon = {"board": ["ultime-dragon"], "energy": 3, "marked": [wounded("shiryu-dragon")]}
    t = scene({**armour, **dragon}, reserve=[knight])
    t.technique("ultime-dragon", "shiryu-dragon")
    t.me.pick("yes")
    assert t.me.armour == ["armure-pegase-asgard"] and t.me.marked == [knight]
    t.settled()


# Effects


@rule("SS-EFX-010")
@card("june-cameleon")
def test_a_field_effect_holds_on_the_field_only():
    t = scene({"played": fighters("june-cameleon", "seiya-pegase"), "marked": [wounded("oko")]})
    t.heal("seiya-pegase", "oko")
    assert "oko" in t.me.discard
    t = scene({"played": fighters("seiya-pegase"), "marked": [wounded("oko")]}, field=["june-cameleon"])
    assert t.offers("heal") == [] and t.why("heal", "seiya-pegase") == "SS-FAQC-150"
    t.settled()


@rule("SS-EFX-020")
@card("shaina-ophiuchus")
def test_an_arrival_comes_when_a_card_is_revealed():
    t = scene(
        {"armour": ["armure-lion"], "hand": ["oko"] * 5},
        {"armour": ["armure-vierge"]},
        field=list(PLAIN),
        reserve=["shaina-ophiuchus", "oko"],
    )
    end_turn(t)
    assert t.me.armour == t.you.armour == []
    t.settled()


@rule("SS-EFX-030")
@card("kiki")
def test_a_defeated_effect_comes_with_cosmos_too():
    t = scene({"played": fighters("shiva-paon", slot=1), "pile": ["oko", "jaki"]}, field=[at(1, "kiki")])
    t.rally("kiki")
    assert sorted(t.me.hand) == ["kiki", "oko"]
    t.settled()


@rule("SS-EFX-040")
@card("fenrir-alioth")
def test_an_exit_comes_when_a_card_is_removed_not_when_it_is_acquired():
    t = scene(
        {"played": fighters(*["thor-phecda"] * 3, slot=2), "hand": ["oko"]},
        {"hand": ["jaki"]},
        field=[at(2, "fenrir-alioth")],
    )
    t.fight("fenrir-alioth")
    assert t.me.marked == t.you.marked == []
    t = scene({"hand": ["oko"] * 5}, {"hand": ["jaki"]}, field=[at(6, "fenrir-alioth")], reserve=["cassios"] * 7)
    end_turn(t)
    t.me.pick("oko")
    t.you.pick("jaki")
    assert t.me.marked == ["oko"] and t.you.marked == ["jaki"]
    t.settled()


@rule("SS-EFX-060")
@card("ban-petit-lion")
def test_an_activation_costs_the_values_of_the_card():
    t = scene({"played": fighters("ban-petit-lion")}, {"hand": ["seiya-pegase-bronze"]}, field=["cassios"])
    assert t.offers("fight") == ["cassios"]
    t.activate("ban-petit-lion", "seiya-pegase-bronze")
    assert t.me.marked == ["ban-petit-lion"] and t.offers("fight") == []
    assert t.why("activate", "ban-petit-lion") == "SS-HEAL-010"
    t.settled()


@rule("SS-EFX-070", "SS-FAQH-120")
@card("jaki")
def test_the_card_suffers_before_its_effect():
    t = scene({"played": fighters("jaki"), "destroyed": ["oko"]})
    t.activate("jaki")
    t.asks(me, ["oko", "jaki"])
    t.me.pick("jaki")
    assert t.me.discard == ["jaki"] and t.me.destroyed == ["oko"]
    t.settled()


@rule("SS-EFX-090")
@card("algol-persee", "hyoga-cygne-asgard")
def test_a_marked_effect_comes_at_once():
    t = scene(
        {"played": fighters("hyoga-cygne-asgard", "thor-phecda", slot=1), "discard": ["hyoga-cygne"]},
        field=[at(1, "algol-persee")],
    )
    t.fight("algol-persee", "hyoga-cygne")
    assert t.me.hand == ["hyoga-cygne"] and t.me.marked == ["hyoga-cygne-asgard"]
    t.settled()


@rule("SS-EFX-100")
@card("thor-phecda")
def test_wounded_and_frozen_cards_are_marked():
    t = scene(
        {"marked": [wounded("oko"), frozen("jaki"), frozen("cassios", 1), frozen("armure-lion")], "hand": ["oko"] * 5},
        {"hand": ["armure-lion"]},
        field=[at(6, "thor-phecda")],
        reserve=["phaeton"] * 6,
    )
    end_turn(t)
    t.asks(me, ["oko", "jaki", "cassios"])  # marked characters; the armour is none
    t.me.pick("jaki")
    assert t.me.destroyed == ["jaki"]
    t.settled()


@rule("SS-EFX-110")
@card("jabu-licorne")
def test_a_card_discarded_by_another_uses_no_effect():
    t = scene({"hand": ["milo-scorpion", "seiya-pegase"]}, {"hand": ["jabu-licorne"]})
    play(t, "milo-scorpion", "jabu-licorne", "yes", "jabu-licorne")
    assert t.you.discard == ["jabu-licorne"] and t.me.hand == ["seiya-pegase"]
    t.settled()


@rule("SS-EFX-120")
@card("ikki-phoenix-bronze")
def test_without_the_price_there_is_no_reward():
    t = scene({"hero": "ikki", "hand": ["ikki-phoenix-bronze"], "pile": ["oko"], "discard": ["armure-lion"]})
    play(t, "ikki-phoenix-bronze", "jabu-licorne")
    t.asks(me, kind="main")
    assert t.me.hand == []
    t.settled()


@rule("SS-EFX-130", "SS-FAQA-310")
@card("armure-scorpion")
def test_an_activation_that_would_do_nothing_is_refused():
    t = scene({"armour": ["armure-scorpion"]})
    assert t.offers("activate") == [] and t.why("activate", "armure-scorpion") == "SS-EFX-130"
    assert t.me.armour == ["armure-scorpion"]


@rule("SS-EFX-150")
@card("aphrodite-poissons")
def test_whose_cards_they_are_chooses_as_far_as_there_are_any():
    t = scene(
        {"played": fighters(*["thor-phecda"] * 3, slot=2)},
        {"hand": ["oko", "jaki", "cassios", "armure-lion"]},
        field=[at(2, "aphrodite-poissons")],
    )
    t.fight("aphrodite-poissons")
    t.asks(you, ["oko", "jaki", "cassios"])
    t.you.pick("oko", "cassios")
    assert sorted(t.you.marked) == ["cassios", "oko"]
    t.settled()


@rule("SS-EFX-180")
@card("armure-poissons")
def test_a_player_may_be_oneself_an_opponent_may_not():
    players = [
        {"hero": "seiya", "armour": ["armure-poissons"], "hand": ["milo-scorpion", "oko"], "pile": ["jaki"] * 3},
        {"hero": "shun", "hand": ["oko"], "pile": ["jaki"] * 3},
        {"hero": "ikki", "hand": ["oko"], "pile": ["jaki"] * 3},
    ]
    t = scene(players=players)
    play(t, "milo-scorpion", "jabu-licorne", "yes")
    t.asks(me, ["player:1", "player:2"])
    t.me.pick("player:2")
    t.players[2].pick("oko")
    t.activate("armure-poissons")
    t.asks(me, ["player:0", "player:1"])  # the third has no character left to wound


@rule("SS-EFX-190")
@card("broyeur-de-pegase")
def test_a_bonus_ends_with_the_turn():
    t = scene(
        {
            "energy": 2,
            "board": ["broyeur-de-pegase"],
            "hand": ["seiya-pegase-bronze"],
            "discard": ["seiya-pegase"],
            "pile": ["oko"],
        },
        {"hand": ["oko"] * 5},
        reserve=["cassios"] * 12,
    )
    play(t, "seiya-pegase-bronze", "jabu-licorne", "no")
    t.technique("broyeur-de-pegase", "seiya-pegase", "seiya-pegase-bronze")
    assert values(t, "seiya-pegase-bronze")[0] == 3
    end_turn(t)
    end_turn(t)
    target = t.state.field[0].card.number
    play(t, "seiya-pegase-bronze", target)
    while t.match.decision.kind != "main":
        t.me.pick("no")
    assert values(t, "seiya-pegase-bronze")[0] == 1


@rule("SS-EFX-200")
@card("armure-taureau")
def test_in_play_means_played_this_turn_and_not_marked():
    t = scene({"played": fighters("seiya-pegase"), "marked": [wounded("seiya-pegase")], "armour": ["armure-taureau"]})
    t.activate("armure-taureau")
    t.asks(me, [t.state.players[0].played[0].card.number])
    t.me.pick("seiya-pegase")
    assert t.state.players[0].played[0].bonus_force == 2
    t.settled()


@rule("SS-EFX-210")
@card("marine-aigle")
def test_beside_means_against_the_same_card():
    t = scene(
        {"played": [*fighters("marine-aigle", slot=1), *fighters("seiya-pegase", slot=2)]},
        field=[at(1, "oko"), at(2, "jaki")],
    )
    assert values(t, "seiya-pegase") == (1, 1, 0)
    assert t.why("rally", "jaki") == "SS-ACQ-110"


@rule("SS-EFX-230")
def test_field_effects_and_play_effects_carry_different_labels():
    june = BOOK["june-cameleon"].texts
    assert june["en"].startswith("On play: ") and " Field: " in june["en"]
    assert june["fr"].startswith("Mise en jeu : ") and " Terrain : " in june["fr"]
    t = scene({"played": fighters("seiya-pegase"), "marked": [wounded("oko")]}, field=["june-cameleon"])
    assert t.why("heal", "seiya-pegase")
    field = {"arrival", "defeated", "exit", "cost_force", "no_acquire", "no_confront", "no_heal", "toll", "turns_force"}
    for proto in BOOK.cards.values():
        if proto.type in ("character", "armour", "relic") and field & set(proto.hooks):
            assert any(label in proto.texts["en"] for label in ("Arrival:", "Defeated:", "Exit:", "Field:")), proto.id


# Wounds and healing


@rule("SS-HEAL-010")
@card("dauphin")
def test_a_wounded_character_can_be_neither_used_nor_discarded():
    t = scene({"hero": "ikki", "marked": [wounded("ikki-phoenix")], "hand": ["oko"]}, field=["dauphin"])
    assert t.why("fight", "dauphin") == "SS-ACQ-200" and t.why("heal", "ikki-phoenix") == "SS-HEAL-010"
    t.toll("dauphin")
    t.asks(me, ["oko"])


@rule("SS-HEAL-020")
@card("armure-cancer")
def test_only_characters_are_wounded():
    t = scene({"armour": ["armure-cancer"], "pile": ["armure-lion", "armure-vierge", "armure-belier"]})
    t.activate("armure-cancer")
    assert t.you.marked == t.me.marked == [] and len(t.me.hand) == 3
    t.settled()


@rule("SS-HEAL-040", "SS-HEAL-060")
@card("athena-base")
def test_soin_heals_one_character_a_point_and_the_card_is_discarded():
    t = scene({"played": fighters("athena-base"), "marked": [wounded("oko"), wounded("jaki"), wounded("cassios")]})
    t.heal("athena-base", "oko", "cassios")
    assert t.me.marked == ["jaki"] and sorted(t.me.discard) == ["athena-base", "cassios", "oko"]
    t.settled()


@rule("SS-HEAL-050")
@card("seiya-pegase-bronze")
def test_who_is_healed_joins_the_discard_pile_at_once():
    t = scene(
        {
            "played": fighters("oko"),
            "armour": ["robe-beta"],
            "marked": [wounded("seiya-pegase")],
            "hand": ["seiya-pegase-bronze"],
            "pile": ["jaki"],
        }
    )
    t.heal("robe-beta", "seiya-pegase")
    play(t, "seiya-pegase-bronze", "jabu-licorne", "yes")
    assert t.me.hand == ["jaki"]
    t.settled()


@rule("SS-HEAL-070")
def test_who_heals_takes_no_part_in_the_acquisition():
    t = scene(
        {"played": fighters(*["seiya-pegase"] * 3, slot=2), "marked": [wounded("oko")]}, field=[at(2, "jabu-licorne")]
    )
    assert t.offers("fight") == ["jabu-licorne"]
    t.heal("seiya-pegase", "oko")
    assert t.offers("fight") == [] and t.why("fight", "jabu-licorne") == "SS-ACQ-020"
    t.settled()


@rule("SS-HEAL-080", "SS-HEAL-090")
def test_one_heals_ones_own_cards_and_at_least_one():
    t = scene({"played": fighters("athena-base")}, {"marked": [wounded("oko"), frozen("jaki")]})
    assert t.offers("heal") == [] and t.why("heal", "athena-base") == "SS-HEAL-090"
    t = scene({"played": fighters("athena-base"), "marked": [wounded("oko")]}, {"marked": [wounded("jaki")]})
    t.heal("athena-base")
    t.asks(me, ["oko"])
    t.me.pick("oko")
    assert t.you.marked == ["jaki"]
    t.asks(me, kind="main")
    t.settled()


@rule("SS-HEAL-090")
def test_the_second_point_may_be_kept():
    t = scene({"played": fighters("athena-base"), "marked": [wounded("oko"), wounded("jaki")]})
    t.heal("athena-base", "oko")
    t.asks(me, ["jaki", "done"])
    t.me.pick("done")
    assert t.me.marked == ["jaki"]
    t.settled()
