"""The Robes Divines, the Saphirs and the Robe d'Odin."""

import pytest
from ss_scene import at, end_turn, frozen, play, scene, solo, values, wounded

from pioche.games.saintseiya.rules.scoring import score
from pioche.testing import card, me, rule, you

FILLER = ["oko"] * 8
RING = "anneau-nibelungen"


def ids(cards):
    return [one.proto.id for one in cards]


def field(t):
    """What lies on the field, by slot."""
    return {it.slot: it.card.proto.id for it in t.state.field}


def three(mine=None, second=None, third=None, **words):
    words.setdefault("field", ["jabu-licorne"])
    heroes = ("seiya", "shun", "ikki")
    players = [{"hero": hero, **(said or {})} for hero, said in zip(heroes, (mine, second, third), strict=True)]
    return scene(players=players, **words)


# Alpha and Beta


@card("robe-alpha")
def test_alpha_takes_an_armure_de_bronze_back():
    t = scene({"armour": ["robe-alpha"], "discard": ["armure-pegase", "armure-lion", "robe-beta", "seiya-pegase"]})
    t.activate("robe-alpha")
    t.asks(me, ["armure-pegase"])
    t.me.pick("armure-pegase")
    assert t.me.hand == ["armure-pegase"] and "robe-alpha" in t.me.discard and t.me.armour == []
    t.settled()


@card("robe-alpha")
@rule("SS-EFX-130")
def test_alpha_is_refused_without_an_armure_de_bronze():
    t = scene({"armour": ["robe-alpha"], "discard": ["armure-lion"]}, {"discard": ["armure-andromede"]})
    assert t.why("activate", "robe-alpha") == "SS-EFX-130"
    t.settled()


@card("robe-beta")
@rule("SS-CARD-310")
def test_beta_takes_a_frozen_character_back():
    t = scene(
        {"armour": ["robe-beta"], "marked": [frozen("oko", 1), frozen("robe-eta"), wounded("jaki"), frozen("cassios")]},
        {"marked": [frozen("freya")]},
    )
    t.activate("robe-beta")
    t.asks(me, ["oko", "cassios"])
    t.me.pick("oko")
    assert t.me.hand == ["oko"] and sorted(t.me.marked) == ["cassios", "jaki", "robe-beta", "robe-eta"]
    assert t.me["robe-beta"].frozen == 2
    play(t, "oko", "jabu-licorne")
    assert t.me["oko"].mark == 0
    t.settled()


@card("robe-beta")
def test_beta_is_refused_without_a_frozen_character_of_ones_own():
    t = scene({"armour": ["robe-beta"], "marked": [wounded("oko"), frozen("robe-eta")]}, {"marked": [frozen("freya")]})
    assert t.why("activate", "robe-beta") == "SS-EFX-130"
    t.settled()


# Gamma


@card("robe-gamma")
@rule("SS-FAQA-360", "SS-CARD-120")
def test_gamma_plays_the_two_top_cards_after_a_discard():
    t = scene(
        {"armour": ["robe-gamma"], "hand": ["oko"], "pile": ["bud-alcor", "freya", "jaki", "cassios"]},
        field=[at(3, "jabu-licorne"), at(4, "moses-baleine")],
    )
    t.activate("robe-gamma")
    t.asks(me, ["oko"])
    t.me.pick("oko")
    t.asks(me, ["jabu-licorne", "moses-baleine"], kind="place")
    assert t.me.pile == ["freya", "jaki", "cassios"]  # one after the other
    t.me.pick("moses-baleine")
    t.me.pick("jabu-licorne")
    t.asks(me, ["yes", "no"], kind="confirm")  # Freya's on-play effect
    t.me.pick("yes")
    assert values(t, "bud-alcor") == (4, 0, 1) and values(t, "freya") == (0, 1, 0)
    assert t.me.hand == ["jaki"] and t.me.pile == ["cassios"] and t.me.discard == ["oko"]
    assert t.me.marked == ["robe-gamma"] and t.me["robe-gamma"].frozen == 2
    t.settled()


@card("robe-gamma")
@rule("SS-CARD-120")
def test_gamma_plays_armours_and_relics_as_such():
    t = scene({"armour": ["robe-gamma"], "hand": ["oko"], "pile": ["armure-lion", RING]})
    t.activate("robe-gamma", "oko", "yes")
    assert t.me.armour == ["armure-lion"] and t.you.relics == [RING]
    t.settled()


@card("robe-gamma")
def test_the_bonus_of_gamma_is_for_guerriers_played_by_it():
    t = scene(
        {
            "armour": ["robe-gamma"],
            "hand": ["oko"],
            "pile": ["garde-asgard-1", "cassios"],
            "played": [{"card": "bud-alcor", "against": 6}],
        }
    )
    t.activate("robe-gamma", "oko", "jabu-licorne", "jabu-licorne")
    assert values(t, "garde-asgard-1")[0] == 3 and values(t, "cassios")[0] == 1 and values(t, "bud-alcor")[0] == 2
    t.settled()


@card("robe-gamma")
@rule("SS-FAQA-360", "SS-TYPE-220")
def test_the_discard_for_gamma_may_be_a_character_in_play():
    t = scene({"armour": ["robe-gamma"], "pile": ["cassios"] * 2, "played": [{"card": "oko", "against": 6}]})
    t.activate("robe-gamma")
    t.asks(me, ["oko"])  # neither the robe itself
    t.me.pick("oko", "jabu-licorne", "jabu-licorne")
    assert t.me.discard == ["oko"] and t.me.played == ["cassios", "cassios"]
    t.settled()


@card("robe-gamma")
@rule("SS-FAQA-360")
def test_gamma_is_refused_with_nothing_to_discard():
    t = scene({"armour": ["robe-gamma"], "pile": ["oko"] * 5, "marked": [wounded("jaki")]})
    assert t.why("activate", "robe-gamma") == "SS-EFX-130"
    t.settled()


@card("robe-gamma")
@rule("SS-FAQA-370")
def test_gamma_needs_two_cards_in_draw_pile_and_discard():
    t = scene({"armour": ["robe-gamma"], "hand": ["oko"]})
    assert t.why("activate", "robe-gamma") == "SS-EFX-130"
    t = scene({"armour": ["robe-gamma"], "hand": ["oko"], "pile": ["jaki"]})
    t.activate("robe-gamma", "oko", "jabu-licorne", "jabu-licorne")
    assert t.me.played == ["jaki", "oko"]  # the card discarded is played from the new pile
    assert t.me.energy == 0  # nothing was drawn
    t.settled()
    t = scene({"armour": ["robe-gamma"], "hand": ["oko"], "discard": ["jaki"]})
    t.activate("robe-gamma", "oko", "jabu-licorne", "jabu-licorne")
    assert sorted(t.me.played) == ["jaki", "oko"]
    t.settled()


@card("robe-gamma")
@rule("SS-FAQA-370", "SS-TYPE-170")
def test_a_transcended_hero_that_is_put_aside_does_not_help_gamma():
    t = scene({"armour": ["robe-gamma"], "hand": ["seiya-pegase-transcende"], "pile": ["jaki"]})
    assert t.why("activate", "robe-gamma") == "SS-EFX-130"
    t.settled()


@card("robe-gamma")
@rule("SS-PLAY-030")
def test_characters_of_gamma_are_discarded_where_there_is_nothing_to_confront():
    t = scene({"armour": ["robe-gamma"], "hand": ["oko"], "pile": ["jaki", "cassios"]}, field=[])
    t.activate("robe-gamma", "oko")
    assert t.me.discard == ["cassios", "jaki", "oko"] and t.me.played == []
    t.settled()


# Delta


@card("robe-delta")
@rule("SS-CARD-110")
def test_delta_plays_a_character_of_an_opponent_who_gets_it_back():
    t = scene({"armour": ["robe-delta"]}, {"hand": ["milo-scorpion"]}, field=[at(3, "jabu-licorne")], reserve=FILLER)
    t.activate("robe-delta", "jabu-licorne")
    assert t.me.played == ["milo-scorpion"] and t.you.hand == []
    assert t.me.marked == ["robe-delta"] and t.me["robe-delta"].frozen == 2
    end_turn(t)
    assert t.you.discard == ["milo-scorpion"] and t.me.discard == []
    t.settled()


@card("robe-delta")
@rule("SS-CARD-110")
def test_the_user_of_delta_uses_the_card_even_against_its_owner():
    t = three(
        {"armour": ["robe-delta"]},
        {"hand": ["milo-scorpion"]},
        {"hand": ["oko", "jaki"]},
        field=[at(3, "jabu-licorne")],
    )
    t.activate("robe-delta")
    t.asks(me, ["player:1", "player:2"])
    t.me.pick("player:1", "jabu-licorne", "yes")
    t.asks(2, ["oko", "jaki"])
    t.players[2].pick("jaki")
    assert t.players[2].discard == ["jaki"]
    t.settled()


@card("robe-delta")
@rule("SS-CARD-110")
def test_a_card_played_by_delta_stays_marked_before_its_owner():
    t = scene({"armour": ["robe-delta"], "pile": ["jaki"]}, {"hand": ["mime-benetnash"]}, reserve=FILLER)
    t.activate("robe-delta", "jabu-licorne")
    t.activate("mime-benetnash")
    assert t.you.marked == ["mime-benetnash"] and t.me.marked == ["robe-delta"] and t.me.hand == ["jaki"]
    end_turn(t)
    assert t.you.marked == ["mime-benetnash"] and t.you.discard == []
    t.settled()


@card("robe-delta")
@rule("SS-CARD-110")
@pytest.mark.parametrize("one", ["armure-lion", "balmung"])
def test_an_armour_or_a_relic_played_by_delta_goes_back_too(one):
    t = scene({"armour": ["robe-delta"]}, {"hand": [one]}, reserve=FILLER)
    t.activate("robe-delta")
    assert t.zone(one) == ("armour" if one == "armure-lion" else "relics", 0)
    assert score(t.state, 0) == 2 and score(t.state, 1) == t.card(one).printed.vp  # it is still its owner's
    end_turn(t)
    assert t.you.discard == [one] and t.me.armour == t.me.relics == []
    t.settled()


@card("robe-delta", RING)
@rule("SS-CARD-200")
def test_a_ring_played_by_delta_stays_with_the_player_who_receives_it():
    t = three({"armour": ["robe-delta"]}, {"hand": [RING]}, reserve=FILLER)
    t.activate("robe-delta", "yes", "player:2")
    end_turn(t)
    assert t.players[2].relics == [RING] and t.you.discard == []
    t.settled()


@card("robe-delta")
@rule("SS-FAQR-010")
def test_the_ring_keeps_an_armour_played_by_delta_from_being_equipped():
    t = scene({"armour": ["robe-delta"], "relics": [RING]}, {"hand": ["armure-lion"]})
    t.activate("robe-delta")
    assert t.you.discard == ["armure-lion"] and t.me.armour == []
    t.settled()


@card("robe-delta", "robe-epsilon")
@rule("SS-EFX-130")
def test_delta_and_epsilon_are_refused_where_no_opponent_holds_a_card():
    for robe in ("robe-delta", "robe-epsilon"):
        t = scene({"armour": [robe], "hand": ["oko"]}, {"discard": ["oko"]})
        assert t.why("activate", robe) == "SS-EFX-130"
        t.settled()


@card("robe-delta", "armure-sagittaire")
@rule("SS-CARD-110")
def test_an_armure_du_sagittaire_that_delta_plays_is_shuffled_into_the_reserve():
    t = scene(
        {"armour": ["robe-delta"], "hand": ["oko"]},
        {"hand": ["armure-sagittaire"]},
        field=[at(2, "jabu-licorne")],
        reserve=["jaki"],
    )
    t.activate("robe-delta")
    t.me.pick("yes", "oko", "jabu-licorne")
    assert sorted(ids(t.state.reserve)) == ["armure-sagittaire", "jaki"] and t.me.armour == [] and t.you.discard == []
    assert t.me.discard == ["jabu-licorne"] and t.me.destroyed == ["oko"]
    t.settled()


# Epsilon


@card("robe-epsilon")
@rule("SS-CARD-360")
def test_epsilon_freezes_a_card_of_a_hand_at_random():
    hit = set()
    for seed in range(12):
        t = scene({"armour": ["robe-epsilon"]}, {"hand": ["jaki", "armure-lion"]}, seed=seed)
        t.activate("robe-epsilon")
        assert len(t.you.marked) == 1 and t.you[t.you.marked[0]].frozen == 2 and t.me.discard == ["robe-epsilon"]
        hit.add(t.you.marked[0])
        t.settled()
    assert hit == {"jaki", "armure-lion"}


@card("robe-epsilon")
def test_the_user_of_epsilon_chooses_the_opponent():
    t = three({"armour": ["robe-epsilon"]}, {"hand": ["jaki"]}, {"hand": ["cassios"]})
    t.activate("robe-epsilon")
    t.asks(me, ["player:1", "player:2"])
    t.me.pick("player:2")
    assert t.players[2].marked == ["cassios"] and t.you.hand == ["jaki"]
    t.settled()


# Eta


@card("robe-eta")
@rule("SS-CARD-400", "SS-FAQA-350")
def test_eta_clears_the_field_and_spares_its_user():
    t = three(
        {"armour": ["robe-eta"], "pile": ["cassios"], "played": [{"card": "oko", "against": 2}]},
        {"pile": ["jaki", "oko"]},
        {"pile": ["freya"]},
        field=[at(2, "mu-belier"), at(5, "siegfried-dubhe"), at(6, "jabu-licorne")],
        reserve=FILLER,
        flames=5,
    )
    t.activate("robe-eta")
    assert field(t) == {} and ids(t.state.gone) == ["mu-belier", "siegfried-dubhe", "jabu-licorne"]
    assert t.state.flames == 4 and t.state.sapphires == 1
    assert t.you.marked == ["jaki"] and t.players[2].marked == ["freya"]
    assert t.me.marked == ["robe-eta"] and t.me["robe-eta"].frozen == 2 and t.me.pile == ["cassios"]
    assert t.me["oko"].idle and t.why("activate", "oko") == "SS-PLAY-100"
    end_turn(t)
    assert len(t.state.field) == 6 and "oko" in t.me.discard + t.me.hand + t.me.pile
    t.settled()


@card("robe-eta")
def test_later_exit_effects_concern_the_user_of_eta_again():
    t = scene(
        {"armour": ["robe-eta"], "hand": ["jaki"] * 5, "pile": ["cassios"]},
        {"pile": ["oko"]},
        field=["jabu-licorne"],
        reserve=["siegfried-dubhe", *FILLER],
    )
    t.activate("robe-eta")
    end_turn(t)
    end_turn(t)
    assert t.me.marked == ["robe-eta", "cassios"]
    t.settled()


@card("robe-eta", "thor-phecda", "siegfried-dubhe")
@rule("SS-EFX-170")
def test_cards_leave_together_from_the_last_slot_to_the_first():
    t = scene(
        {"armour": ["robe-eta"]},
        {"hand": ["seiya-pegase"], "pile": ["jaki"]},
        field=[at(2, "siegfried-dubhe"), at(5, "thor-phecda")],
    )
    t.activate("robe-eta")
    t.asks(you, ["seiya-pegase"])  # Jaki is not frozen yet
    t.you.pick("seiya-pegase")
    assert t.you.marked == ["jaki"] and t.you.discard == ["seiya-pegase"]
    t.settled()


@card("robe-eta", "soldat-marina-4", "jamian-corbeau")
@rule("SS-EFX-170")
def test_the_next_to_leave_is_the_last_card_as_the_field_is_by_then():
    t = scene(
        {"armour": ["robe-eta"]},
        {"pile": ["soldat-marina-4"], "discard": ["jamian-corbeau"]},
        field=[at(2, "oko"), at(5, "cassios"), at(6, "siegfried-dubhe")],
    )
    t.activate("robe-eta")  # Siegfried leaves: the soldier is frozen, and applies what Jamian does
    t.you.pick("jamian-corbeau", "oko", "cassios")
    assert ids(t.state.gone) == ["cassios", "oko", "siegfried-dubhe"] and t.you.marked == ["soldat-marina-4"]
    t.settled()


@card("robe-eta")
@rule("SS-EFX-130")
def test_eta_is_refused_with_an_empty_field():
    t = scene({"armour": ["robe-eta"]}, field=[])
    assert t.why("activate", "robe-eta") == "SS-EFX-130"
    t.settled()


@card("robe-eta")
@rule("SS-SOLOX-020", "SS-SOLOX-030")
def test_in_solo_nobody_suffers_the_exits_of_eta_and_hilda_takes_the_guerriers_divins():
    t = solo({"armour": ["robe-eta"], "pile": ["jaki"]}, {"hand": ["oko"]}, field=["siegfried-dubhe", "bud-alcor"])
    t.activate("robe-eta")
    assert t.you.hand == ["oko", "siegfried-dubhe"] and ids(t.state.gone) == ["bud-alcor"]
    assert t.me.pile == ["jaki"] and t.you.marked == []
    t.settled()


# Zeta


@card("robe-zeta-mizar")
def test_mizar_wounds_an_uncommon_character_of_each_opponents_hand():
    t = three(
        {"armour": ["robe-zeta-mizar"], "hand": ["bud-alcor"]},
        {"hand": ["sirius-grand-chien", "bud-alcor", "oko", "robe-zeta-alcor", "mu-belier"]},
        {"hand": ["oko"]},
    )
    t.activate("robe-zeta-mizar")
    t.asks(you, ["sirius-grand-chien", "bud-alcor"])
    t.you.pick("bud-alcor")
    assert t.you.marked == ["bud-alcor"] and t.you["bud-alcor"].wounded
    assert t.players[2].marked == [] and t.me.hand == ["bud-alcor"] and t.me.discard == ["robe-zeta-mizar"]
    t.settled()


@card("robe-zeta-mizar")
@rule("SS-EFX-130")
def test_mizar_is_refused_only_where_no_opponent_holds_a_card():
    assert scene({"armour": ["robe-zeta-mizar"]}).why("activate", "robe-zeta-mizar") == "SS-EFX-130"
    t = scene({"armour": ["robe-zeta-mizar"]}, {"hand": ["oko"]})  # what it is cannot be known
    t.activate("robe-zeta-mizar")
    assert t.you.hand == ["oko"] and t.me.discard == ["robe-zeta-mizar"]
    t.settled()


@card("robe-zeta-alcor")
@rule("SS-FAQA-380")
def test_alcor_destroys_a_frozen_rare_armour_of_any_player():
    t = scene(
        {"armour": ["robe-zeta-alcor"], "marked": [frozen("robe-beta", 1), frozen("oko")]},
        {"marked": [frozen("armure-lion"), frozen("armure-andromede"), frozen("mu-belier")], "armour": ["robe-eta"]},
    )
    t.activate("robe-zeta-alcor")
    t.asks(me, ["robe-beta", "armure-lion"])
    t.me.pick("armure-lion")
    assert t.you.destroyed == ["armure-lion"] and sorted(t.you.marked) == ["armure-andromede", "mu-belier"]
    t.settled()


@card("robe-zeta-alcor")
@rule("SS-FAQA-390")
def test_alcor_strikes_its_owner_where_nobody_else_has_a_frozen_armour():
    t = scene({"armour": ["robe-zeta-alcor"], "marked": [frozen("robe-beta")]}, {"armour": ["armure-lion"]})
    t.activate("robe-zeta-alcor")
    t.asks(me, ["robe-beta"])
    t.me.pick("robe-beta")
    assert t.me.destroyed == ["robe-beta"] and t.me.marked == ["robe-zeta-alcor"]
    t.settled()


@card("robe-zeta-alcor")
@rule("SS-FAQA-400")
def test_alcor_is_refused_without_a_frozen_armour():
    t = scene(
        {"armour": ["robe-zeta-alcor"], "marked": [frozen("oko")]},
        {"armour": ["armure-lion"], "marked": [frozen("mu-belier")]},
    )
    assert t.why("activate", "robe-zeta-alcor") == "SS-EFX-130" and t.me.armour == ["robe-zeta-alcor"]
    t.settled()


# Saphirs and the Robe d'Odin


@rule("SS-ODIN-010")
def test_guerriers_divins_leave_a_sapphire_however_they_leave():
    t = scene(
        {"played": [{"card": "thor-phecda", "against": 2, "bonus_force": 9}], "armour": ["robe-eta"]},
        field=[at(2, "hagen-merak"), at(5, "bud-alcor"), at(6, "siegfried-dubhe")],
        reserve=["mime-benetnash", *FILLER],
        sapphires=3,
    )
    t.fight("hagen-merak")
    assert t.state.sapphires == 4
    end_turn(t)  # Siegfried leaves in maintenance, and Mime arrives
    assert t.state.sapphires == 5
    t.settled()
    t = scene(
        {"armour": ["robe-eta"], "played": [{"card": "mime-benetnash", "against": 3, "bonus_cosmos": 9}]},
        field=[at(2, "syd-mizar"), at(3, "siegfried-dubhe"), at(4, "bud-alcor"), at(5, "jabu-licorne")],
        sapphires=1,
    )
    t.rally("siegfried-dubhe", "done")
    assert t.me.hand == ["siegfried-dubhe"] and t.state.sapphires == 2
    t.activate("robe-eta")
    assert t.state.sapphires == 3  # Bud is no Guerrier Divin
    t.settled()


@rule("SS-ODIN-020", "SS-ODIN-050")
def test_the_seventh_sapphire_opens_the_robe_of_odin():
    fighters = [{"card": "siegfried-dubhe", "against": 2, "bonus_force": 9}, {"card": "seiya-pegase", "against": 3}]
    t = scene({"played": fighters, "armour": ["armure-lion"]}, field=[at(2, "thor-phecda"), at(3, "oko")], sapphires=6)
    assert t.why("robe", "armure-lion") == "SS-ODIN-050" and t.offers("robe") == []
    t.fight("thor-phecda")
    assert t.state.sapphires == 7 and t.offers("robe") == ["armure-lion"]
    t.settled()


@rule("SS-ODIN-030")
def test_an_eighth_sapphire_counts_for_nothing():
    t = scene(field=[at(6, "syd-mizar")], reserve=FILLER, sapphires=7)
    end_turn(t)
    assert t.state.sapphires == 7 and ids(t.state.gone) == ["syd-mizar"]
    t.settled()


@rule("SS-ODIN-040")
def test_exit_effects_are_applied_twice_once_the_robe_is_out():
    for sapphires, marked in ((5, 1), (7, 2)):
        t = scene(
            {"hand": ["jaki"] * 5, "pile": ["oko", "cassios", "oko"]},
            {"pile": ["jaki"] * 3},
            field=[at(6, "siegfried-dubhe")],
            reserve=FILLER,
            sapphires=sapphires,
        )
        end_turn(t)
        assert len(t.me.marked) == len(t.you.marked) == marked
        t.settled()


@rule("SS-ODIN-050")
def test_the_robe_of_odin_gives_a_hero_two_force_and_two_cosmos_for_the_armour_once_a_turn():
    fighters = [{"card": "shun-andromede-bronze", "against": 6}, {"card": "bud-alcor", "against": 6}]
    t = scene({"played": fighters, "armour": ["armure-lion"], "hand": ["armure-vierge"]}, sapphires=7, reserve=FILLER)
    t.robe("armure-lion")
    t.asks(me, ["shun-andromede-bronze"])
    t.me.pick("shun-andromede-bronze")
    assert values(t, "shun-andromede-bronze") == (3, 1, 3) and values(t, "bud-alcor") == (2, 0, 1)
    assert t.me.discard == ["armure-lion"] and t.me.armour == []
    t.play("armure-vierge")
    assert t.why("robe", "armure-vierge") == "SS-ODIN-050" and t.offers("robe") == []
    end_turn(t)
    end_turn(t)
    t.settled()
    assert t.state.active == 0 and t.why("robe", "armure-vierge") == "SS-ODIN-050"  # no Héros in play yet


@rule("SS-ODIN-050")
def test_the_robe_of_odin_needs_an_armour_and_a_hero_in_play():
    hero = {"card": "seiya-pegase", "against": 6}
    t = scene({"played": [hero], "marked": [frozen("robe-beta")]}, sapphires=7)
    assert t.why("robe", "robe-beta") == "SS-ODIN-050"  # a frozen armour is not equipped
    t = scene({"played": [{"card": "oko", "against": 6}], "armour": ["robe-beta"]}, sapphires=7)
    assert t.why("robe", "robe-beta") == "SS-ODIN-050"
    t = scene({"played": [hero], "armour": ["robe-beta"]}, sapphires=7)
    assert t.why("robe", "robe-beta") == ""
    t.settled()
