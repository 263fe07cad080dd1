"""Asgard: the relics, Athéna, Hilda, Freya, the Guerriers Divins, Bud, the Gardes; freezing."""

from ss_scene import at, end_turn, frozen, play, price, scene, solo, wounded

from pioche.games.saintseiya.rules.scoring import card_points, score
from pioche.testing import card, me, rule, you

RING = "anneau-nibelungen"
FILLER = ["oko"] * 8  # ● characters that say nothing on the field


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


# The Anneau


@card(RING)
@rule("SS-CARD-200")
def test_the_ring_is_laid_before_an_opponent_who_owns_it():
    t = scene({"hand": [RING]})
    t.play(RING, "yes")
    assert t.me.relics == [] and t.you.relics == [RING]
    assert score(t.state, 0) == 0 and score(t.state, 1) == -2
    t.settled()


@card(RING)
def test_who_plays_the_ring_chooses_the_opponent():
    t = three({"hand": [RING]})
    t.play(RING, "yes")
    t.asks(me, ["player:1", "player:2"])
    t.me.pick("player:2")
    assert t.players[2].relics == [RING] and t.me.relics == t.you.relics == []
    t.settled()


@card(RING)
@rule("SS-EFX-050")
def test_a_ring_whose_effect_is_declined_binds_nobody():
    t = scene({"hand": [RING, "armure-lion", "oko"]}, field=["jabu-licorne"])
    t.play(RING, "no")
    assert t.me.relics == [RING] and t.you.relics == []
    t.play("armure-lion")
    assert t.me.armour == ["armure-lion"]
    t.play("oko")
    t.asks(me, ["jabu-licorne"], kind="place")
    t.me.pick("jabu-licorne")
    t.settled()


@card(RING)
@rule("SS-FAQR-010")
def test_the_ring_leaves_the_equipped_armour_and_stops_a_new_one():
    t = scene(
        {}, {"armour": ["armure-vierge"], "pile": ["oko"] * 2, "hand": ["armure-lion"], "relics": [RING]}, active=1
    )
    assert t.you.armour == ["armure-vierge"] and t.why("play", "armure-lion") == "SS-FAQR-010"
    assert "armure-lion" not in t.offers("play")
    t.activate("armure-vierge")
    assert t.why("play", "armure-lion") == "SS-FAQR-010"
    t.settled()


@card(RING)
@rule("SS-CARD-200")
def test_five_force_put_the_ring_into_its_holders_discard_pile():
    t = scene({"hand": ["thor-phecda", "bud-alcor", "armure-lion"], "relics": [RING]})
    play(t, "thor-phecda", RING)
    assert t.why("fight", RING) == "SS-ACQ-020" and t.why("rally", RING) == "SS-ACQ-110"
    play(t, "bud-alcor", RING)
    t.fight(RING)
    assert sorted(t.me.discard) == [RING, "bud-alcor", "thor-phecda"] and t.me.relics == []
    t.play("armure-lion")
    assert t.me.armour == ["armure-lion"]
    t.settled()


@card(RING)
@rule("SS-CARD-200")
def test_only_its_holder_confronts_the_ring():
    t = scene({"hand": ["oko"]}, {"relics": [RING]}, field=["jabu-licorne"])
    t.play("oko")
    t.asks(me, ["jabu-licorne"], kind="place")


@card(RING)
@rule("SS-MAINT-100")
def test_an_arriving_ring_passes_to_an_opponent_and_its_slot_is_filled_again():
    t = scene(field=[], reserve=[RING, "jabu-licorne", *FILLER])
    end_turn(t)
    assert t.you.relics == [RING] and t.me.relics == []
    assert field(t) == {6: "jabu-licorne", 5: "oko", 4: "oko", 3: "oko", 2: "oko", 1: "oko"}
    t.settled()


@card(RING)
def test_the_active_player_chooses_who_receives_an_arriving_ring():
    t = three(field=[], reserve=[RING, *FILLER])
    end_turn(t)
    t.asks(me, ["player:1", "player:2"])
    t.me.pick("player:2")
    assert t.players[2].relics == [RING] and len(t.state.field) == 6
    t.settled()


# Balmung


@card("balmung")
@rule("SS-FAQR-020", "SS-FAQR-050", "SS-FRZ-020")
def test_balmung_destroys_a_rare_armour_of_any_discard_pile_and_goes_there_frozen():
    t = scene(
        {"relics": ["balmung"], "discard": ["armure-vierge"]}, {"discard": ["armure-lion", "armure-andromede", "jaki"]}
    )
    t.activate("balmung")
    t.asks(me, ["armure-vierge", "armure-lion"])
    t.me.pick("armure-lion")
    assert t.you.destroyed == ["armure-lion"] and t.me.discard == ["armure-vierge"]
    assert t.me.relics == t.me.marked == [] and t.you.marked == ["balmung"] and t.you["balmung"].frozen == 2
    assert score(t.state, 1) == 2
    t.settled()


@card("balmung")
@rule("SS-FAQR-030")
def test_balmung_strikes_its_owner_where_nobody_else_has_a_rare_armour():
    t = scene({"relics": ["balmung"], "discard": ["armure-lion"]}, {"discard": ["oko"]})
    t.activate("balmung", "armure-lion")
    assert t.me.destroyed == ["armure-lion"] and t.me.marked == ["balmung"] and t.me["balmung"].frozen == 2
    t.settled()


@card("balmung")
@rule("SS-FAQR-040")
def test_balmung_is_refused_without_a_target():
    t = scene({"relics": ["balmung"], "discard": ["armure-pegase"]}, {"discard": ["robe-zeta-alcor"]})
    assert t.why("activate", "balmung") == "SS-EFX-130" and t.offers("activate") == []
    t.settled()


@card("balmung")
@rule("SS-FAQR-040")
def test_balmung_destroys_another_relic_in_play_also_a_frozen_one():
    t = scene({"relics": ["balmung"]}, {"relics": [RING], "marked": [frozen("trident-poseidon"), frozen("robe-beta")]})
    t.activate("balmung")
    t.asks(me, [RING, "trident-poseidon"])
    t.me.pick(RING)
    assert t.you.destroyed == [RING] and t.you.relics == []
    assert sorted(t.you.marked) == ["balmung", "robe-beta", "trident-poseidon"]
    t.settled()


@card("balmung")
def test_balmung_costs_a_cosmos_less_for_each_sapphire():
    assert price(scene(field=[at(2, "balmung")]), "balmung", "cosmos") == 9
    t = scene(field=[at(2, "balmung"), at(3, "robe-beta")], sapphires=4)
    assert price(t, "balmung", "cosmos") == 5 and price(t, "robe-beta", "cosmos") == 4
    assert price(scene(field=[at(6, "balmung")], sapphires=7), "balmung", "cosmos") == 1


# Athéna


@card("athena-asgard")
@rule("SS-FAQC-190")
def test_athena_lets_a_chevalier_be_acquired_with_cosmos_into_the_hand():
    words = {"card": "athena-asgard", "against": 3, "bonus_cosmos": 4}
    t = scene({"hand": ["bud-alcor"], "played": [words]}, field=[at(3, "moses-baleine")])
    assert t.why("rally", "moses-baleine") == "SS-ACQ-020"  # 5 Cosmos of 6
    play(t, "bud-alcor", "moses-baleine")
    t.rally("moses-baleine")
    assert t.me.hand == ["moses-baleine"] and sorted(t.me.discard) == ["athena-asgard", "bud-alcor"]
    t.settled()


@card("athena-asgard")
def test_athena_opens_nothing_to_others_nor_on_cards_that_are_no_chevaliers():
    athena = {"card": "athena-asgard", "against": 3, "bonus_cosmos": 9}
    other = {"card": "mime-benetnash", "against": 4, "bonus_cosmos": 9}
    t = scene({"played": [athena, other]}, field=[at(3, "hagen-merak"), at(4, "moses-baleine")])
    assert t.why("rally", "hagen-merak") == "SS-ACQ-110" and t.why("rally", "moses-baleine") == "SS-ACQ-110"
    t.settled()


@card("athena-asgard")
@rule("SS-FAQC-210")
def test_cosmos_reductions_apply_to_the_cost_that_athena_creates():
    t = scene({"played": [{"card": "athena-asgard", "against": 6, "bonus_cosmos": 4}]}, field=[at(6, "moses-baleine")])
    assert price(t, "moses-baleine", "cosmos") == 5
    t.rally("moses-baleine")
    assert t.me.hand == ["moses-baleine"]
    t.settled()


@card("athena-asgard")
@rule("SS-FAQC-220")
def test_a_chevalier_with_a_cosmos_cost_gets_a_second_one():
    athena = {"card": "athena-asgard", "against": 3, "bonus_cosmos": 6}
    t = scene({"played": [athena]}, field=[at(3, "shaka-vierge"), at(4, "aldebaran-taureau")])
    assert price(t, "shaka-vierge", "cosmos") == 7  # 7 Force, 8 Cosmos
    t.rally("shaka-vierge")
    assert t.me.hand == ["shaka-vierge"]
    t = scene({"played": [{"card": "athena-asgard", "against": 4}]}, field=[at(4, "aldebaran-taureau")])
    assert price(t, "aldebaran-taureau", "cosmos") == 6  # 8 Force, 6 Cosmos
    t.settled()


@card("athena-asgard")
@rule("SS-FAQC-200")
def test_arriving_athena_gives_all_players_their_marked_heroes_back():
    t = scene(
        {"pile": ["oko"] * 5, "marked": [wounded("seiya-pegase"), frozen("seiya-pegase"), wounded("jaki")]},
        {"marked": [frozen("shun-andromede", 1), frozen("robe-beta")]},
        field=[],
        reserve=["athena-asgard", *FILLER],
    )
    end_turn(t)
    assert sorted(t.me.hand) == ["oko"] * 5 + ["seiya-pegase"] * 2 and t.me.marked == ["jaki"]
    assert t.you.hand == ["shun-andromede"] and t.you.marked == ["robe-beta"]
    t.settled()


@card("athena-asgard")
@rule("SS-CARD-050", "SS-FAQC-220")
def test_athena_opens_a_marked_chevalier_too():
    fighters = [{"card": "krishna-chrysaor", "against": 6}]
    t = scene({"played": fighters, "hand": ["athena-asgard"]}, {"marked": [wounded("moses-baleine")]}, field=["oko"])
    t.activate("krishna-chrysaor", "moses-baleine")
    play(t, "athena-asgard", "moses-baleine")
    assert t.why("rally", "moses-baleine") == "SS-ACQ-020"  # 1 Cosmos of 6
    assert price(t, "moses-baleine", "cosmos") == 6 and price(t, "moses-baleine") == 6
    t.settled()


# Hilda


@card("hilda")
@rule("SS-CARD-040", "SS-MAINT-100")
def test_hilda_is_replaced_by_the_first_rare_character_of_the_reserve():
    t = scene(
        {"pile": ["oko"] * 5, "marked": [frozen("thor-phecda")], "discard": ["seiya-pegase"]},
        field=[at(slot, "oko") for slot in range(1, 7)],
        reserve=["hilda", "jabu-licorne", "bud-alcor", "armure-lion", "doko-balance", "cassios"],
        flames=5,
        sapphires=2,
    )
    end_turn(t)
    t.me.pick("done")  # Doko's arrival: a Héros of the discard pile
    t.settled()
    assert field(t)[1] == "doko-balance" and len(t.state.field) == 6
    assert ids(t.state.gone) == ["armure-lion", "bud-alcor", "jabu-licorne", "oko"]
    assert sorted(ids(t.state.reserve)) == ["cassios", "hilda"]
    # No exit effect of Bud, no flame, no sapphire.
    assert t.me.marked == ["thor-phecda"] and t.state.flames == 5 and t.state.sapphires == 2


@card("hilda")
def test_hilda_stays_while_a_guerrier_is_on_the_field():
    for one in ("bud-alcor", "thor-phecda", "garde-asgard-1"):
        cards = [at(2, one), *(at(slot, "oko") for slot in (1, 3, 4, 5, 6))]
        t = scene(field=cards, reserve=["hilda", "jabu-licorne", "doko-balance"])
        end_turn(t)
        assert field(t)[1] == "hilda" and ids(t.state.reserve) == ["jabu-licorne", "doko-balance"]
        t.settled()


@card("hilda")
@rule("SS-FAQH-050", "SS-MAINT-100")
def test_hilda_empties_a_reserve_without_rare_characters():
    t = scene(
        field=[at(slot, "oko") for slot in range(1, 7)],
        reserve=["hilda", "jabu-licorne", "armure-lion", "athena-base", "bud-alcor"],
    )
    end_turn(t)
    assert ids(t.state.reserve) == ["hilda"] and field(t) == dict.fromkeys(range(2, 7), "oko")
    assert ids(t.state.gone) == ["bud-alcor", "athena-base", "armure-lion", "jabu-licorne", "oko"]
    assert t.state.ending and t.state.active == 1
    t.settled()


@card("hilda")
@rule("SS-FAQH-040")
def test_hilda_is_worth_two_for_each_robe_divine_that_is_not_destroyed():
    mine = {
        "hand": ["hilda", "robe-alpha"],
        "pile": ["robe-beta"],
        "discard": ["robe-eta", "armure-lion"],
        "armour": ["robe-gamma"],
        "marked": [frozen("robe-delta")],
        "destroyed": ["robe-epsilon"],
    }
    t = scene(mine, {"discard": ["robe-zeta-mizar"]})
    play(t, "hilda", "jabu-licorne")
    assert card_points(t.state, 0, t.card("hilda").card) == 10
    t = scene({"hand": ["hilda"]}, {"discard": ["robe-zeta-mizar"]})
    assert card_points(t.state, 0, t.card("hilda")) == 0


# Freya


@card("freya")
def test_freya_may_draw_a_card():
    t = scene({"hand": ["freya", "freya"], "pile": ["oko", "jaki"]})
    play(t, "freya", "jabu-licorne", "yes")
    assert sorted(t.me.hand) == ["freya", "oko"]
    play(t, "freya", "jabu-licorne", "no")
    assert t.me.hand == ["oko"] and t.me.pile == ["jaki"]
    t.settled()


@card("freya")
@rule("SS-ENRG-030")
def test_a_marked_freya_gives_energy_up_to_three():
    t = scene({"armour": ["robe-epsilon"]}, {"hand": ["freya"], "energy": 2})
    t.activate("robe-epsilon")
    assert t.you.marked == ["freya"] and t.you.energy == 3 and t.me.energy == 0
    t.settled()
    t = scene({"armour": ["robe-epsilon"]}, {"hand": ["freya"], "energy": 3})
    t.activate("robe-epsilon")
    assert t.you.energy == 3
    t.settled()


# Siegfried


@card("siegfried-dubhe")
@rule("SS-FRZ-080")
def test_siegfried_freezes_all_robes_of_the_opponents():
    t = three(
        {"played": [{"card": "siegfried-dubhe", "against": 6}], "hand": ["robe-alpha"]},
        {"hand": ["robe-beta", "armure-lion"], "discard": ["robe-eta", "oko"], "armour": ["robe-delta"]},
        {"marked": [frozen("robe-gamma", 1)], "armour": ["armure-vierge"], "pile": ["robe-epsilon"]},
    )
    t.activate("siegfried-dubhe")
    assert t.me.hand == ["robe-alpha"] and t.me.marked == ["siegfried-dubhe"]
    assert sorted(t.you.marked) == ["robe-beta", "robe-delta", "robe-eta"] and t.you["robe-delta"].frozen == 2
    assert t.you.hand == ["armure-lion"] and t.you.discard == ["oko"] and t.you.armour == []
    third = t.players[2]
    assert third.marked == ["robe-gamma"] and third["robe-gamma"].frozen == 1  # no second marker
    assert third.armour == ["armure-vierge"] and third.pile == ["robe-epsilon"]
    t.settled()


@card("siegfried-dubhe")
@rule("SS-EFX-130")
def test_siegfried_is_refused_where_no_opponent_could_have_a_robe():
    siegfried = {"card": "siegfried-dubhe", "against": 6}
    t = scene({"played": [siegfried], "hand": ["robe-alpha"]}, {"discard": ["oko"], "marked": [frozen("robe-beta")]})
    assert t.why("activate", "siegfried-dubhe") == "SS-EFX-130"
    for yours in ({"hand": ["oko"]}, {"discard": ["robe-beta"]}, {"armour": ["robe-beta"]}):  # a hand is not known
        assert scene({"played": [siegfried]}, yours).why("activate", "siegfried-dubhe") == ""


@card("siegfried-dubhe")
@rule("SS-ZONE-120")
def test_leaving_siegfried_freezes_the_top_card_of_each_pile():
    t = three(
        {"hand": ["jaki"] * 5, "pile": ["oko", "cassios"]},
        {"pile": ["garde-asgard-1", "jaki"]},
        {"discard": ["oko"]},
        field=[at(6, "siegfried-dubhe")],
        reserve=FILLER,
    )
    end_turn(t)
    t.asks(you, ["garde-asgard-1"])  # his Marqué effect: he is the only frozen character
    t.you.pick("garde-asgard-1")
    assert t.me.marked == ["oko"] and t.me["oko"].frozen == 2 and t.me.pile == ["cassios"]
    assert t.you.marked == ["garde-asgard-1"] and t.you.pile == ["jaki"]
    assert t.players[2].marked == [] and t.players[2].discard == ["oko"]
    assert ids(t.state.gone) == ["siegfried-dubhe"] and t.state.sapphires == 1
    t.settled()


# Hagen


@card("hagen-merak")
@rule("SS-FAQH-010")
def test_hagen_destroys_a_frozen_character_of_any_player():
    t = scene(
        {"played": [{"card": "hagen-merak", "against": 6}]},
        {"marked": [frozen("mu-belier"), wounded("oko"), frozen("armure-lion")]},
    )
    t.activate("hagen-merak")
    t.asks(me, ["mu-belier", "hagen-merak"])
    t.me.pick("mu-belier")
    assert t.you.destroyed == ["mu-belier"] and sorted(t.you.marked) == ["armure-lion", "oko"]
    assert t.me.marked == ["hagen-merak"]
    t.settled()


@card("hagen-merak")
@rule("SS-FAQH-020", "SS-EFX-070")
def test_hagen_frozen_for_his_effect_may_be_the_one_destroyed():
    t = scene({"played": [{"card": "hagen-merak", "against": 6}], "marked": [frozen("oko", 1)]})
    t.activate("hagen-merak")
    t.asks(me, ["oko", "hagen-merak"])
    t.me.pick("hagen-merak")
    assert t.me.destroyed == ["hagen-merak"] and t.me.marked == ["oko"]
    t.settled()


@card("hagen-merak")
@rule("SS-FAQH-020", "SS-FAQH-030")
def test_hagen_is_refused_without_a_frozen_character():
    t = scene(
        {"played": [{"card": "hagen-merak", "against": 6}], "marked": [wounded("oko")]},
        {"marked": [frozen("armure-lion")]},
    )
    assert t.why("activate", "hagen-merak") == "SS-EFX-130"
    t.settled()


@card("hagen-merak")
@rule("SS-FAQD-090")
def test_leaving_hagen_costs_each_a_frozen_card_or_a_hyoga():
    t = three(
        {"hand": ["hyoga-cygne", "oko"], "marked": [frozen("armure-lion"), wounded("jaki")]},
        {"hand": ["hyoga-cygne-bronze", "oko"]},
        {"hand": ["oko"], "marked": [wounded("jaki")]},
        field=[at(6, "hagen-merak")],
        reserve=FILLER,
    )
    end_turn(t)
    t.asks(me, ["hyoga-cygne", "armure-lion"])
    t.me.pick("armure-lion")
    t.asks(you, ["hyoga-cygne-bronze"])
    t.you.pick("hyoga-cygne-bronze")
    assert t.me.destroyed == ["armure-lion"] and sorted(t.me.hand) == ["hyoga-cygne", "oko"]
    assert t.you.discard == ["hyoga-cygne-bronze"] and t.players[2].hand == ["oko"]
    assert t.me.marked == t.players[2].marked == ["jaki"]
    t.settled()


# Thor


@card("thor-phecda")
@rule("SS-CARD-030", "SS-FAQA-350")
def test_thor_takes_the_very_common_characters_from_the_last_slot_on():
    fighters = [{"card": "thor-phecda", "against": 2}, {"card": "bud-alcor", "against": 4}]
    t = scene(
        {"played": fighters, "pile": ["jaki", "seiya-pegase", "cassios"]},
        field=[at(1, "jabu-licorne"), at(2, "kiki"), at(3, "robe-beta"), at(4, "oko"), at(5, "kiki")],
        reserve=FILLER,
    )
    t.activate("thor-phecda")
    assert t.me.discard == ["kiki", "oko", "kiki"] and field(t) == {1: "jabu-licorne", 3: "robe-beta"}
    assert t.me.hand == ["jaki", "seiya-pegase"]  # both Kiki were acquired
    assert t.me.marked == ["thor-phecda"] and t.me["bud-alcor"].idle
    assert t.why("activate", "bud-alcor") == "SS-PLAY-100"
    t.settled()


@card("thor-phecda")
def test_thor_is_refused_without_a_very_common_character():
    t = scene({"played": [{"card": "thor-phecda", "against": 6}]}, field=["robe-zeta-alcor", "jabu-licorne"])
    assert t.why("activate", "thor-phecda") == "SS-EFX-130"
    t.settled()


@card("thor-phecda")
@rule("SS-FAQD-090")
def test_leaving_thor_costs_each_a_marked_character_or_a_seiya():
    t = three(
        {"hand": ["seiya-pegase", "oko"], "marked": [frozen("armure-lion"), wounded("jaki")]},
        {"hand": ["oko"], "marked": [frozen("cassios"), frozen("robe-beta")]},
        {"hand": ["seiya-pegase-bronze"]},
        field=[at(6, "thor-phecda")],
        reserve=FILLER,
    )
    end_turn(t)
    t.asks(me, ["seiya-pegase", "jaki"])
    t.me.pick("seiya-pegase")
    t.asks(you, ["cassios"])
    t.you.pick("cassios")
    t.asks(2, ["seiya-pegase-bronze"])
    t.players[2].pick("seiya-pegase-bronze")
    assert t.me.discard == ["seiya-pegase"] and t.you.destroyed == ["cassios"]
    assert t.players[2].discard == ["seiya-pegase-bronze"]
    t.settled()


# Albérich


@card("alberich-megrez")
@rule("SS-FAQC-030")
def test_alberich_freezes_the_heroes_of_the_opponents_hands_who_then_draw():
    t = three(
        {"played": [{"card": "alberich-megrez", "against": 6}], "hand": ["seiya-pegase"], "pile": ["oko"]},
        {"hand": ["shun-andromede", "oko", "ikki-phoenix-bronze"], "pile": ["jaki", "shun-andromede"]},
        {"hand": ["oko"], "pile": ["ikki-phoenix"]},
    )
    t.activate("alberich-megrez")
    assert sorted(t.you.marked) == ["ikki-phoenix-bronze", "shun-andromede"] and t.you.hand == ["oko", "jaki"]
    assert t.players[2].marked == [] and t.players[2].hand == ["oko", "ikki-phoenix"]
    assert t.me.hand == ["seiya-pegase"] and t.me.pile == ["oko"]
    t.settled()


@card("alberich-megrez")
def test_alberich_does_not_freeze_what_a_marked_effect_brings_to_hand():
    t = scene(
        {"played": [{"card": "alberich-megrez", "against": 6}]},
        {"hand": ["hyoga-cygne-asgard", "hyoga-cygne"], "discard": ["hyoga-cygne-bronze"]},
    )
    t.activate("alberich-megrez")
    t.you.pick("hyoga-cygne-bronze")
    assert sorted(t.you.marked) == ["hyoga-cygne", "hyoga-cygne-asgard"] and t.you.hand == ["hyoga-cygne-bronze"]
    t.settled()


@card("alberich-megrez")
@rule("SS-EFX-130")
def test_alberich_is_refused_where_nobody_has_a_card_to_freeze_or_to_draw():
    alberich = {"card": "alberich-megrez", "against": 6}
    assert scene({"played": [alberich], "hand": ["seiya-pegase"]}).why("activate", "alberich-megrez") == "SS-EFX-130"
    for yours in ({"hand": ["oko"]}, {"pile": ["oko"]}, {"discard": ["oko"]}):
        assert scene({"played": [alberich]}, yours).why("activate", "alberich-megrez") == ""


@card("alberich-megrez")
@rule("SS-SOLOX-100")
def test_hilda_draws_from_her_discard_pile_for_alberich():
    t = solo({"played": [{"card": "alberich-megrez", "against": 6}]}, {"hand": ["oko"], "discard": ["jaki", "cassios"]})
    t.activate("alberich-megrez")
    assert t.you.hand == ["oko", "jaki"] and t.you.discard == ["cassios"] and t.you.marked == []
    t.settled()


@card("alberich-megrez")
def test_leaving_alberich_freezes_a_rare_or_very_rare_card_of_each_hand():
    t = three(
        {"hand": ["mu-belier", "athena-base", "armure-lion", "sirius-grand-chien", "oko"]},
        {"hand": ["balmung", "oko"]},
        {"hand": ["oko", "seiya-pegase"]},
        field=[at(6, "alberich-megrez")],
        reserve=FILLER,
    )
    end_turn(t)
    t.asks(me, ["mu-belier", "athena-base", "armure-lion"])
    t.me.pick("athena-base")
    t.asks(you, ["balmung"])
    t.you.pick("balmung")
    assert t.me.marked == ["athena-base"] and t.you.marked == ["balmung"] and t.players[2].marked == []
    t.settled()


# Fenrir


@card("fenrir-alioth")
def test_fenrir_freezes_a_card_of_his_choice_in_each_opponents_discard_pile():
    t = three(
        {"played": [{"card": "fenrir-alioth", "against": 6}], "discard": ["oko"]},
        {"discard": ["jaki", "armure-lion"]},
        {"discard": ["cassios", "freya"]},
    )
    t.activate("fenrir-alioth")
    t.asks(me, ["jaki", "armure-lion"])
    t.me.pick("armure-lion")
    t.asks(me, ["cassios", "freya"])
    t.me.pick("freya")
    assert t.you.marked == ["armure-lion"] and t.you["armure-lion"].frozen == 2
    assert t.players[2].marked == ["freya"] and t.players[2].energy == 1
    assert t.me.discard == ["oko"] and t.me.marked == ["fenrir-alioth"]
    t.settled()


@card("fenrir-alioth")
def test_fenrir_is_refused_where_all_opponents_discard_piles_are_empty():
    t = scene({"played": [{"card": "fenrir-alioth", "against": 6}], "discard": ["oko"]}, {"hand": ["oko"]})
    assert t.why("activate", "fenrir-alioth") == "SS-EFX-130"
    t.settled()


@card("fenrir-alioth")
@rule("SS-FAQD-090")
def test_leaving_fenrir_freezes_a_hand_card_or_discards_a_shiryu():
    t = three(
        {"hand": ["shiryu-dragon", "oko"]},
        {"hand": ["jaki", "armure-lion"]},
        {},
        field=[at(6, "fenrir-alioth")],
        reserve=FILLER,
    )
    end_turn(t)
    t.asks(me, ["shiryu-dragon", "oko"])
    t.me.pick("shiryu-dragon")
    t.asks(me, ["yes", "no"], kind="confirm")  # discarded rather than frozen
    t.me.pick("yes")
    t.asks(you, ["jaki", "armure-lion"])
    t.you.pick("armure-lion")
    assert t.me.discard == ["shiryu-dragon"] and t.me.hand == ["oko"] and t.me.marked == []
    assert t.you.marked == ["armure-lion"] and t.you["armure-lion"].frozen == 2 and t.you.hand == ["jaki"]
    t.settled()


@card("fenrir-alioth")
def test_a_shiryu_may_also_be_frozen_when_fenrir_leaves():
    t = scene({"hand": ["shiryu-dragon"]}, field=[at(6, "fenrir-alioth")], reserve=FILLER)
    end_turn(t)
    t.me.pick("shiryu-dragon", "no")
    assert t.me.marked == ["shiryu-dragon"] and t.me.discard == []
    t.settled()


# Mime


@card("mime-benetnash")
@rule("SS-FAQM-050")
def test_mime_draws_one_card_for_no_discard():
    t = scene({"played": [{"card": "mime-benetnash", "against": 6}], "hand": ["oko", "jaki"], "pile": ["cassios"] * 2})
    t.activate("mime-benetnash", "done")
    assert t.me.hand == ["oko", "jaki", "cassios"] and t.me.discard == [] and t.me.marked == ["mime-benetnash"]
    t.settled()


@card("mime-benetnash")
@rule("SS-FAQM-040", "SS-EFX-080")
def test_the_cards_discarded_for_mime_are_drawn_again_from_the_new_pile():
    t = scene({"played": [{"card": "mime-benetnash", "against": 6}], "hand": ["oko", "jaki", "cassios"]})
    t.activate("mime-benetnash", "oko", "jaki", "cassios")
    assert sorted(t.me.hand) == ["cassios", "jaki", "oko"] and t.me.discard == t.me.pile == []
    t.settled()


@card("mime-benetnash")
@rule("SS-TYPE-220")
def test_mime_may_discard_cards_in_play_and_the_armour_but_not_himself():
    fighters = [{"card": "mime-benetnash", "against": 6}, {"card": "oko", "against": 6}]
    t = scene(
        {
            "played": fighters,
            "hand": ["jaki"],
            "armour": ["armure-lion"],
            "relics": ["balmung"],
            "pile": ["cassios"] * 5,
        }
    )
    t.activate("mime-benetnash")
    t.asks(me, ["jaki", "oko", "armure-lion", "balmung", "done"])
    t.me.pick("oko", "armure-lion", "done")
    assert t.me.hand == ["jaki", "cassios", "cassios", "cassios"] and t.me.played == t.me.armour == []
    assert sorted(t.me.discard) == ["armure-lion", "oko"] and t.me.relics == ["balmung"]
    t.settled()


@card("mime-benetnash")
@rule("SS-EFX-130")
def test_mime_is_refused_with_nothing_to_discard_nor_to_draw():
    mime = {"card": "mime-benetnash", "against": 6}
    assert scene({"played": [mime]}).why("activate", "mime-benetnash") == "SS-EFX-130"
    assert scene({"played": [mime], "discard": ["oko"]}).why("activate", "mime-benetnash") == ""


@card("mime-benetnash")
@rule("SS-FAQD-090", "SS-FRZ-010")
def test_leaving_mime_freezes_an_armour_or_discards_an_ikki():
    t = three(
        {"hand": ["armure-lion", "ikki-phoenix", "oko"]},
        {"hand": ["ikki-phoenix-bronze", "oko"]},
        {"hand": ["oko"], "armour": ["armure-vierge"]},
        field=[at(6, "mime-benetnash")],
        reserve=FILLER,
    )
    end_turn(t)
    t.asks(me, ["armure-lion", "ikki-phoenix"])
    t.me.pick("armure-lion")
    t.asks(you, ["ikki-phoenix-bronze"])
    t.you.pick("ikki-phoenix-bronze")
    assert t.you.discard == ["ikki-phoenix-bronze"] and t.players[2].armour == ["armure-vierge"]
    end_turn(t)
    end_turn(t)
    assert t.state.active == 0 and t.me.marked == ["armure-lion"] and t.me["armure-lion"].frozen == 2
    assert t.why("play", "armure-lion") == "SS-PLAY-010" and t.why("activate", "armure-lion") == "SS-HEAL-010"
    t.settled()


# Syd


@card("syd-mizar")
def test_syd_freezes_the_rare_armours_of_the_opponents_discard_piles():
    t = three(
        {"played": [{"card": "syd-mizar", "against": 6}], "discard": ["armure-lion"]},
        {"discard": ["armure-vierge", "armure-andromede", "robe-beta", "mu-belier"], "hand": ["armure-taureau"]},
        {"discard": ["oko"]},
    )
    t.activate("syd-mizar")
    assert sorted(t.you.marked) == ["armure-vierge", "robe-beta"] and t.you["robe-beta"].frozen == 2
    assert sorted(t.you.discard) == ["armure-andromede", "mu-belier"] and t.you.hand == ["armure-taureau"]
    assert t.me.discard == ["armure-lion"] and t.players[2].marked == []
    t.settled()


@card("syd-mizar")
def test_syd_is_refused_without_a_rare_armour_in_an_opponents_discard_pile():
    t = scene(
        {"played": [{"card": "syd-mizar", "against": 6}], "discard": ["armure-lion"]},
        {"discard": ["robe-zeta-alcor"], "armour": ["armure-vierge"]},
    )
    assert t.why("activate", "syd-mizar") == "SS-EFX-130"
    t.settled()


@card("syd-mizar")
@rule("SS-FAQD-090")
def test_leaving_syd_freezes_the_rare_characters_of_the_discard_pile_or_discards_a_shun():
    rares = ["mu-belier", "thor-phecda", "armure-lion", "oko"]
    t = scene(
        players=[
            {"hero": "seiya", "hand": ["shun-andromede", *["jaki"] * 4], "discard": rares},
            {"hero": "shun", "hand": ["shun-andromede-bronze"], "discard": ["oko"]},
            {"hero": "ikki", "discard": ["milo-scorpion"]},
            {"hero": "hyoga", "hand": ["shun-andromede"], "discard": ["shura-capricorne"]},
        ],
        field=[at(6, "syd-mizar")],
        reserve=FILLER,
    )
    t.end()
    t.me.pick("done")
    t.asks(me, ["shun-andromede", "done"])
    t.me.pick("done")
    t.asks(you, ["shun-andromede-bronze"])  # no other way
    t.you.pick("shun-andromede-bronze")
    t.asks(3, ["shun-andromede", "done"])
    t.players[3].pick("shun-andromede")
    assert "mu-belier" in t.me.marked and "thor-phecda" in t.me.marked and len(t.me.marked) == 2
    assert t.you.discard == ["shun-andromede-bronze", "oko"]
    assert t.players[2].marked == ["milo-scorpion"]
    assert t.players[3].discard == ["shun-andromede", "shura-capricorne"]
    t.settled()


# Bud


@card("bud-alcor")
@rule("SS-CARD-380", "SS-EFX-200")
def test_bud_takes_a_robe_that_an_opponent_wears():
    t = three(
        {"played": [{"card": "bud-alcor", "against": 6}], "armour": ["robe-alpha"]},
        {"armour": ["robe-beta"], "marked": [frozen("robe-eta")]},
        {"armour": ["robe-gamma"], "discard": ["robe-delta"]},
    )
    t.activate("bud-alcor")
    t.asks(me, ["robe-beta", "robe-gamma"])
    t.me.pick("robe-gamma")
    assert t.me.discard == ["robe-gamma"] and t.players[2].armour == [] and t.you.armour == ["robe-beta"]
    assert t.me.armour == ["robe-alpha"] and t.me.marked == ["bud-alcor"]
    assert score(t.state, 2) == 2  # Robe Delta alone
    t.settled()


@card("bud-alcor")
def test_bud_is_refused_where_no_opponent_wears_a_robe():
    t = scene(
        {"played": [{"card": "bud-alcor", "against": 6}], "armour": ["robe-alpha"]},
        {"armour": ["armure-lion"], "marked": [frozen("robe-eta")]},
    )
    assert t.why("activate", "bud-alcor") == "SS-EFX-130"
    t.settled()


@card("bud-alcor")
def test_leaving_bud_destroys_the_marked_guerriers_divins():
    t = scene(
        {"marked": [frozen("thor-phecda"), wounded("mime-benetnash"), wounded("bud-alcor"), frozen("oko")]},
        {"marked": [frozen("syd-mizar", 1), frozen("garde-asgard-1")], "discard": ["hagen-merak"]},
        field=[at(6, "bud-alcor")],
        reserve=FILLER,
    )
    end_turn(t)
    assert sorted(t.me.destroyed) == ["mime-benetnash", "thor-phecda"] and sorted(t.me.marked) == ["bud-alcor", "oko"]
    assert t.you.destroyed == ["syd-mizar"] and t.you.marked == ["garde-asgard-1"]
    assert t.you.discard == ["hagen-merak"]
    t.settled()


# The Gardes: marked by Robe Epsilon, from the hand of the other player


def marks(garde, yours=None, mine=None, **words):
    """The opponent's Garde is frozen by chance: it is the only card of the hand."""
    t = scene({"armour": ["robe-epsilon"], **(mine or {})}, {"hand": [garde], **(yours or {})}, **words)
    t.activate("robe-epsilon")
    return t


@card("garde-asgard-1")
@rule("SS-FAQD-110")
def test_a_marked_garde_1_gives_a_frozen_character_one_soin():
    t = marks("garde-asgard-1", {"marked": [frozen("oko"), frozen("cassios", 1), wounded("jaki"), frozen("robe-beta")]})
    t.asks(you, ["oko", "cassios", "garde-asgard-1"])
    t.you.pick("oko")
    assert t.you["oko"].frozen == 1 and t.you["garde-asgard-1"].frozen == 2 and t.you.discard == []
    t.settled()
    t = marks("garde-asgard-1", {"marked": [frozen("oko"), frozen("cassios", 1)]})
    t.you.pick("cassios")
    assert t.you.discard == ["cassios"]
    t.settled()


@card("garde-asgard-1")
@rule("SS-FAQD-110")
def test_a_wounded_garde_1_does_not_heal_the_wounded():
    t = scene(
        {"hand": ["aphrodite-poissons"], "played": [{"card": "thor-phecda", "against": 6, "bonus_force": 9}]},
        {"hand": ["garde-asgard-1"], "marked": [wounded("jaki")]},
        field=[at(6, "aphrodite-poissons")],
    )
    t.fight("aphrodite-poissons", "garde-asgard-1")
    assert sorted(t.you.marked) == ["garde-asgard-1", "jaki"] and t.you["garde-asgard-1"].wounded
    t.settled()


@card("garde-asgard-1")
def test_june_keeps_garde_1_from_healing():
    t = marks("garde-asgard-1", {"marked": [frozen("oko")]}, field=["june-cameleon"])
    assert t.you["oko"].frozen == 2
    t.settled()


@card("garde-asgard-1")
@rule("SS-FAQD-100", "SS-TYPE-080")
def test_garde_1_makes_guerriers_cost_a_force_more():
    t = scene(
        {"played": [{"card": "garde-asgard-2", "against": 1, "bonus_force": 1}]},
        field=[
            at(1, "garde-asgard-1"),
            at(2, "bud-alcor"),
            at(3, "thor-phecda"),
            at(4, "jabu-licorne"),
            at(5, "athena-asgard"),
        ],
    )
    assert [price(t, one) for one in ("garde-asgard-1", "bud-alcor", "thor-phecda")] == [3, 7, 9]
    assert price(t, "jabu-licorne") == 3 and price(t, "athena-asgard") == -1
    assert price(t, "thor-phecda", "cosmos") == 7
    assert t.why("fight", "garde-asgard-1") == "SS-ACQ-020"  # 2 Force


@card("garde-asgard-2")
def test_a_marked_garde_2_draws_two_and_discards_one_of_them():
    t = marks("garde-asgard-2", {"hand": ["garde-asgard-2"], "pile": ["oko", "jaki", "cassios"]})
    t.asks(you, ["oko", "jaki"])
    t.you.pick("oko")
    assert t.you.hand == ["jaki"] and t.you.discard == ["oko"] and t.you.pile == ["cassios"]
    t.settled()
    t = marks("garde-asgard-2")
    assert t.you.marked == ["garde-asgard-2"]
    t.settled()


@card("garde-asgard-2")
def test_garde_2_does_not_ask_for_a_card_that_was_held_already():
    t = scene(
        {"played": [{"card": "fenrir-alioth", "against": 6}]},
        {"hand": ["cassios"], "discard": ["garde-asgard-2"], "pile": ["oko", "jaki"]},
    )
    t.activate("fenrir-alioth", "garde-asgard-2")
    t.asks(you, ["oko", "jaki"])
    t.you.pick("jaki")
    assert sorted(t.you.hand) == ["cassios", "oko"] and t.you.discard == ["jaki"]
    t.settled()


@card("garde-asgard-2")
@rule("SS-FAQD-100", "SS-FAQD-120")
def test_garde_2_makes_every_character_to_its_left_cost_a_force_more():
    t = scene(
        {"played": [{"card": "thor-phecda", "against": 1}, {"card": "thor-phecda", "against": 2}]},
        field=[
            at(1, "jabu-licorne"),
            at(2, "athena-asgard"),
            at(3, "oko"),
            at(4, "thor-phecda"),
            at(5, "garde-asgard-2"),
            at(6, "moses-baleine"),
        ],
    )
    assert [price(t, one) for one in ("jabu-licorne", "thor-phecda", "garde-asgard-2")] == [4, 9, 2]
    assert price(t, "moses-baleine") == 5 and price(t, "athena-asgard", "cosmos") == 4
    assert t.why("fight", "jabu-licorne") == "SS-ACQ-020"  # 3 Force
    assert t.why("fight", "athena-asgard") == "SS-ACQ-110"


@card("garde-asgard-3")
def test_a_marked_garde_3_takes_an_uncommon_character_back():
    t = marks("garde-asgard-3", {"discard": ["sirius-grand-chien", "oko", "mu-belier", "robe-zeta-alcor", "bud-alcor"]})
    t.asks(you, ["sirius-grand-chien", "bud-alcor"])
    t.you.pick("bud-alcor")
    assert t.you.hand == ["bud-alcor"] and len(t.you.discard) == 4
    t.settled()
    t = marks("garde-asgard-3", {"discard": ["oko"]})
    assert t.you.hand == []
    t.settled()


@card("garde-asgard-3")
@rule("SS-FAQD-100", "SS-FAQD-130")
def test_garde_3_makes_the_neighbours_of_any_garde_cost_a_force_more():
    t = scene(
        {"played": [{"card": "thor-phecda", "against": 1, "bonus_force": 3}, {"card": "thor-phecda", "against": 3}]},
        field=[
            at(1, "moses-baleine"),
            at(2, "thetis-sirene-marine"),
            at(3, "athena-asgard"),
            at(4, "jabu-licorne"),
            at(5, "bud-alcor"),
            at(6, "garde-asgard-3"),
        ],
    )
    assert price(t, "moses-baleine") == 7  # beside Thétis
    assert price(t, "jabu-licorne") == 3 and price(t, "bud-alcor") == 7
    assert price(t, "garde-asgard-3") == 1 and price(t, "athena-asgard", "cosmos") == 4
    assert t.why("fight", "moses-baleine") == "SS-ACQ-020"  # 6 Force
    assert t.why("fight", "athena-asgard") == "SS-ACQ-110"
    t = scene(field=[at(2, "garde-asgard-3"), at(3, "jabu-licorne"), at(4, "garde-asgard-4")])
    assert price(t, "jabu-licorne") == 4  # once, between two of them
    assert price(t, "garde-asgard-3") == 2
    t = scene(field=[at(2, "garde-asgard-3"), at(4, "jabu-licorne")])
    assert price(t, "jabu-licorne") == 3  # an empty slot lies between


@card("garde-asgard-4")
@rule("SS-FAQA-350", "SS-EFX-170")
def test_a_marked_garde_4_removes_two_cards_of_the_field():
    t = marks(
        "garde-asgard-4",
        {"pile": ["jaki"]},
        {"hand": ["seiya-pegase"], "played": [{"card": "oko", "against": 3}]},
        field=[at(1, "siegfried-dubhe"), at(3, "thor-phecda"), at(5, "jabu-licorne"), at(6, "mu-belier")],
        reserve=FILLER,
        flames=5,
    )
    t.asks(you, ["siegfried-dubhe", "thor-phecda", "jabu-licorne", "mu-belier"])
    t.you.pick("siegfried-dubhe", "thor-phecda")
    # Thor leaves first: his exit finds no Garde frozen by Siegfried, but the Garde itself.
    t.asks(me, ["seiya-pegase"])
    t.me.pick("seiya-pegase")
    t.asks(you, ["garde-asgard-4"])
    t.you.pick("garde-asgard-4")
    assert t.you.destroyed == ["garde-asgard-4"] and t.you.marked == ["jaki"]
    assert field(t) == {5: "jabu-licorne", 6: "mu-belier"} and t.state.flames == 5 and t.state.sapphires == 2
    assert t.me["oko"].idle and t.why("heal", "oko") == "SS-PLAY-100"
    t.settled()


@card("garde-asgard-4")
def test_garde_4_removes_what_there_is():
    t = marks("garde-asgard-4", field=["jabu-licorne"])
    t.you.pick("jabu-licorne")
    assert field(t) == {}
    t.settled()
    t = marks("garde-asgard-4", field=[])
    assert t.you.marked == ["garde-asgard-4"]
    t.settled()


@card("garde-asgard-4")
@rule("SS-CARD-410")
def test_nothing_is_acquired_with_cosmos_while_garde_4_is_there():
    fighters = [{"card": "mime-benetnash", "against": 2, "bonus_cosmos": 9, "bonus_force": 9}]
    t = scene({"played": fighters, "armour": ["armure-lion"]}, field=[at(2, "jabu-licorne"), at(3, "garde-asgard-4")])
    assert t.why("rally", "jabu-licorne") == "SS-CARD-410" and t.offers("rally") == []
    assert t.why("fight", "jabu-licorne") == ""
    fighters.append({"card": "thor-phecda", "against": 3})
    t = scene({"played": fighters}, field=[at(2, "jabu-licorne"), at(3, "garde-asgard-4")])
    t.fight("garde-asgard-4")
    t.rally("jabu-licorne")
    assert t.me.hand == ["jabu-licorne"]
    t.settled()


@card("garde-asgard-4")
@rule("SS-CARD-410")
def test_garde_4_does_not_stop_free_acquisitions():
    t = scene({"played": [{"card": "thor-phecda", "against": 6}]}, field=[at(3, "garde-asgard-4"), at(6, "oko")])
    t.activate("thor-phecda")
    assert t.me.discard == ["garde-asgard-4", "oko"]
    t.settled()


@card("garde-asgard-5")
def test_a_marked_garde_5_looks_at_a_hand_and_discards_a_card_of_it():
    t = marks("garde-asgard-5", mine={"hand": ["oko", "jaki"]})
    t.asks(you, ["oko", "jaki"])
    t.you.pick("oko")
    assert t.me.hand == ["jaki"] and "oko" in t.me.discard
    assert t.state.seen == {t.number("jaki"): 1 << you}  # who has looked knows the rest of the hand
    t.settled()
    t = marks("garde-asgard-5")
    assert t.you.marked == ["garde-asgard-5"]
    t.settled()


@card("garde-asgard-5")
def test_the_owner_of_garde_5_chooses_whose_hand():
    t = three(
        {"played": [{"card": "fenrir-alioth", "against": 6}], "hand": ["oko"]},
        {"discard": ["garde-asgard-5"]},
        {"hand": ["jaki", "cassios"]},
    )
    t.activate("fenrir-alioth", "garde-asgard-5")
    t.asks(you, ["player:0", "player:2"])
    t.you.pick("player:2")
    t.asks(you, ["jaki", "cassios"])
    t.you.pick("jaki")
    assert t.players[2].discard == ["jaki"] and t.me.hand == ["oko"]
    t.me.pick("jaki")  # Fenrir goes on with the third player
    t.settled()


@card("garde-asgard-5")
@rule("SS-CARD-410")
def test_garde_5_lets_only_very_common_characters_and_armours_be_acquired():
    strong = {"bonus_cosmos": 9, "bonus_force": 9}
    cards = [at(1, "garde-asgard-5"), at(2, "dauphin"), at(3, "trident-poseidon"), at(4, "armure-lion"), at(5, "oko")]
    fighters = [{"card": "mime-benetnash", "against": slot, **strong} for slot in range(1, 6)]
    t = scene({"played": fighters, "hand": ["jaki"]}, field=cards)
    assert t.why("rally", "trident-poseidon") == "SS-CARD-410" and t.why("fight", "dauphin") == "SS-CARD-410"
    assert t.why("rally", "armure-lion") == t.why("fight", "oko") == ""
    t.fight("garde-asgard-5")
    assert t.why("rally", "trident-poseidon") == ""
    t.settled()


@card("garde-asgard-5")
@rule("SS-CARD-410")
def test_garde_5_stops_free_acquisitions_too():
    geist = {"card": "geist", "against": 6}
    cards = [at(1, "garde-asgard-5"), at(2, "dauphin"), at(6, "oko")]
    assert scene({"played": [geist]}, field=cards).why("activate", "geist") == "SS-EFX-130"
    assert scene({"played": [geist]}, field=cards[1:]).why("activate", "geist") == ""


@card("garde-asgard-4", "garde-asgard-5", RING)
@rule("SS-CARD-200")
def test_the_gardes_do_not_keep_the_ring_from_being_confronted():
    t = scene({"hand": ["thor-phecda", "bud-alcor"], "relics": [RING]}, field=[at(2, "garde-asgard-5"), at(3, "oko")])
    play(t, "thor-phecda", RING)
    play(t, "bud-alcor", RING)
    t.fight(RING)
    assert RING in t.me.discard
    t.settled()


# Freezing


@rule("SS-FRZ-030")
def test_a_frozen_card_needs_two_points_of_soin():
    t = scene({"hand": ["seiya-pegase"] * 2, "marked": [frozen("jabu-licorne")]}, field=["oko"])
    play(t, "seiya-pegase", "oko")
    t.heal("seiya-pegase", "jabu-licorne")
    assert t.me["jabu-licorne"].frozen == 1 and t.me.discard == ["seiya-pegase"]
    play(t, "seiya-pegase", "oko")
    t.heal("seiya-pegase", "jabu-licorne")
    assert t.me.marked == [] and sorted(t.me.discard) == ["jabu-licorne", "seiya-pegase", "seiya-pegase"]
    t.settled()


@rule("SS-FRZ-040")
def test_the_points_of_one_soin_are_split_or_spent_on_one_card():
    t = scene({"hand": ["athena-base"], "marked": [frozen("armure-lion"), wounded("jaki")]}, field=["oko"])
    play(t, "athena-base", "oko")
    t.heal("athena-base", "armure-lion")
    t.asks(me, ["armure-lion", "jaki", "done"])
    t.me.pick("armure-lion")
    assert sorted(t.me.discard) == ["armure-lion", "athena-base"] and t.me.marked == ["jaki"]
    t.settled()
    t = scene({"hand": ["athena-base"], "marked": [frozen("armure-lion"), wounded("jaki")]}, field=["oko"])
    play(t, "athena-base", "oko")
    t.heal("athena-base", "armure-lion", "jaki")
    assert t.me["armure-lion"].frozen == 1 and sorted(t.me.discard) == ["athena-base", "jaki"]
    t.settled()


@rule("SS-FRZ-050", "SS-FRZ-060", "SS-FRZ-070")
def test_markers_stay_as_they_are_from_turn_to_turn():
    t = scene(
        {"marked": [frozen("oko", 1)], "played": [{"card": "mime-benetnash", "against": 6}], "pile": ["jaki"]},
        {"marked": [frozen("armure-lion")]},
        field=["jabu-licorne"],
        reserve=["oko"] * 20,
    )
    t.activate("mime-benetnash")
    for _ in range(6):
        end_turn(t)
    assert sorted(t.me.marked) == ["mime-benetnash", "oko"] and t.you.marked == ["armure-lion"]
    assert t.me["oko"].frozen == 1 and t.me["mime-benetnash"].frozen == t.you["armure-lion"].frozen == 2
    t.settled()


@rule("SS-FRZ-090")
def test_there_are_as_many_markers_as_needed():
    t = scene({"armour": ["robe-epsilon"], "marked": [frozen("oko")] * 25}, {"hand": ["jaki"]})
    t.activate("robe-epsilon")
    assert t.you["jaki"].frozen == 2
    t.settled()


# What Hilda, as an expert, does with the cards of Asgard: Siegfried, cleared from the field, is her sixth card


def sixth(leftmost, mine=None, hers=None, **words):
    words.setdefault("field", ["siegfried-dubhe"])
    hand = [leftmost, "cassios", "cassios", "cassios", "cassios"]
    t = solo({"armour": ["robe-eta"], **(mine or {})}, {"hand": hand, **(hers or {})}, level="expert", **words)
    t.activate("robe-eta")
    return t


@card("fenrir-alioth")
@rule("SS-EXPT-080", "SS-SOLOX-070")
def test_fenrir_of_hilda_freezes_the_best_card_of_the_players_discard_pile():
    t = sixth("fenrir-alioth", {"discard": ["jaki", "mu-belier", "armure-lion"]})
    assert sorted(t.me.marked) == ["mu-belier", "robe-eta"] and t.you.discard == ["fenrir-alioth"]
    t.settled()


@card("alberich-megrez")
@rule("SS-EXPT-080")
def test_alberich_of_hilda_freezes_the_players_heroes():
    t = sixth("alberich-megrez", {"hand": ["seiya-pegase", "oko"], "pile": ["jaki"]})
    assert sorted(t.me.marked) == ["robe-eta", "seiya-pegase"] and t.me.hand == ["oko", "jaki"]
    t.settled()


@card("thor-phecda")
@rule("SS-EXPT-080")
def test_thor_of_hilda_takes_the_very_common_characters_left_on_the_field():
    t = sixth("thor-phecda", field=[at(2, "oko"), at(4, "bud-alcor"), at(5, "siegfried-dubhe")])
    assert field(t) == {} and "oko" not in ids(t.state.gone)
    assert sorted(t.you.hand + t.you.discard) == sorted(
        ["bud-alcor", *["cassios"] * 4, "oko", "siegfried-dubhe", "thor-phecda"]
    )
    t.settled()


@card("mime-benetnash")
@rule("SS-EXPT-080", "SS-SOLOX-100")
def test_mime_of_hilda_discards_nothing_and_draws_one():
    t = sixth("mime-benetnash", hers={"discard": ["oko"]})
    # Mime himself lies on top of her discard pile: he is her sixth card then, and drives out the next.
    assert t.you.hand == ["cassios", "cassios", "cassios", "siegfried-dubhe", "mime-benetnash"]
    assert t.you.discard == ["cassios", "oko"]
    t.settled()


@card("robe-gamma", "robe-delta")
@rule("SS-EXPT-080", "SS-SOLOX-130")
def test_hilda_plays_no_cards_with_gamma_and_delta():
    t = sixth("robe-gamma", hers={"discard": ["oko"] * 3})
    assert t.you.hand == ["cassios"] * 4 + ["siegfried-dubhe"] and t.you.discard == ["robe-gamma", *["oko"] * 3]
    t.settled()
    t = sixth("robe-delta", {"hand": ["jaki"]})
    assert t.me.hand == [] and t.me.discard == ["jaki"] and t.you.discard == ["robe-delta"]
    t.settled()


@card("geki-ours")
@rule("SS-EXPT-080", "SS-SOLOX-070")
def test_geki_of_hilda_weakens_the_player_and_not_herself():
    cards = {"discard": ["hyoga-cygne-bronze"], "destroyed": ["hyoga-cygne"]}
    t = sixth("geki-ours", {"discard": ["seiya-pegase-bronze"], "destroyed": ["seiya-pegase"]}, cards)
    assert t.me.destroyed == ["seiya-pegase-bronze"] and t.me.discard == ["seiya-pegase"]
    assert t.you.destroyed == ["hyoga-cygne"] and t.you.discard == ["geki-ours", "hyoga-cygne-bronze"]
    t.settled()
    t = sixth("geki-ours", {"discard": ["seiya-pegase-bronze"]}, cards)  # where the player is out of it, herself
    assert t.me.discard == ["seiya-pegase-bronze"] and t.me.destroyed == []
    assert t.you.destroyed == ["hyoga-cygne-bronze"] and t.you.discard == ["hyoga-cygne", "geki-ours"]
    t.settled()
