"""The hero boards: Énergie, what a technique costs, what each of the twenty does."""

import pytest
from ss_scene import at, end_turn, frozen, play, price, scene, values, wounded

from pioche.testing import Table, card, me, rule


def board(hero, technique, energy, mine=None, yours=None, **words) -> Table:
    """The player of a hero, with one technique and Énergie for it."""
    return scene(
        {"hero": hero, "board": [technique], "energy": energy, **(mine or {})}, {"hero": "", **(yours or {})}, **words
    )


def facing(slot, *cards):
    return [{"card": one, "against": slot} for one in cards]


# Énergie


@rule("SS-ENRG-010", "SS-ENRG-020")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (2, 3), (3, 3)])
def test_the_last_card_of_the_draw_pile_brings_energy(before, after):
    held = {"armour": ["armure-vierge"], "energy": before, "discard": ["oko"]}
    t = scene({**held, "pile": ["jaki", "cassios"]})
    t.activate("armure-vierge")
    assert t.me.energy == after and t.me.discard == ["armure-vierge", "oko"]
    t.settled()
    t = scene({**held, "pile": ["jaki", "cassios", "oko"]})
    t.activate("armure-vierge")
    assert t.me.energy == before
    t.settled()
    t = scene({**held, "pile": ["jaki", "cassios"]}, asgard=False)
    t.activate("armure-vierge")
    assert t.me.energy == before  # without Asgard there is no Énergie
    t.settled()


@rule("SS-ENRG-040")
def test_each_pile_that_a_draw_empties_brings_energy():
    t = scene({"hand": ["seiya-pegase-asgard"], "pile": ["oko"], "discard": ["seiya-pegase", "seiya-pegase"]})
    play(t, "seiya-pegase-asgard", "jabu-licorne", "yes")  # one, and one of the two that were shuffled
    assert t.me.energy == 1 and len(t.me.pile) == 1
    t = scene({"hand": ["phaeton", "jaki"], "pile": ["oko"], "discard": ["cassios"]})
    play(t, "phaeton", "jabu-licorne", "jaki")
    assert t.me.energy == 2 and t.me.pile == t.me.discard == []
    t.settled()


@rule("SS-ENRG-040")
def test_a_last_card_that_is_not_drawn_brings_none():
    t = board("ikki", "illusion-du-phoenix", 1, {"pile": ["oko"]}, field=["siegfried-dubhe"], reserve=["oko"] * 9)
    t.technique("illusion-du-phoenix", "siegfried-dubhe")
    assert t.me["oko"].frozen == 2 and t.me.pile == [] and t.me.energy == 0
    t.settled()


@rule("SS-ENRG-050", "SS-TECH-020")
def test_spent_energy_can_be_earned_again():
    held = {"armour": ["armure-vierge"], "pile": ["oko", "jaki"], "discard": ["seiya-pegase"]}
    t = board("seiya", "broyeur-de-pegase", 2, {**held, "played": facing(6, "seiya-pegase-bronze")})
    t.technique("broyeur-de-pegase", "seiya-pegase", "seiya-pegase-bronze")
    assert t.me.energy == 0
    t.activate("armure-vierge")
    assert t.me.energy == 1
    t.settled()


# What a technique costs


@rule("SS-TECH-010")
def test_one_technique_a_turn():
    both = ["poussiere-de-diamant", "cercle-de-glace"]
    mine = {"hero": "hyoga", "board": both, "energy": 3, "played": facing(6, "hyoga-cygne"), "pile": ["oko"] * 9}
    mine |= {"armour": ["armure-cygne"], "marked": [frozen("hyoga-cygne-bronze")]}
    t = scene(mine, {"pile": ["oko"] * 9}, reserve=["oko"] * 9)
    assert t.offers("technique") == both
    t.technique("poussiere-de-diamant", "hyoga-cygne")
    assert t.me.energy == 2 and t.offers("technique") == []
    assert t.why("technique", "cercle-de-glace") == t.why("technique", "poussiere-de-diamant") == "SS-TECH-010"
    end_turn(t)
    end_turn(t)
    assert t.offers("technique") == ["cercle-de-glace"]  # a new turn; no Hyôga is in play
    t.settled()


@rule("SS-TECH-020")
def test_a_technique_that_cannot_be_paid_is_refused():
    mine = {"played": facing(6, "seiya-pegase")}
    t = board("seiya", "broyeur-de-pegase", 2, mine)
    assert t.why("technique", "broyeur-de-pegase") == "SS-TECH-020" and t.offers("technique") == []
    t = board("seiya", "broyeur-de-pegase", 1, {**mine, "discard": ["seiya-pegase"]})
    assert t.why("technique", "broyeur-de-pegase") == "SS-TECH-020" and t.me.energy == 1
    t = board("seiya", "broyeur-de-pegase", 2, {"discard": ["seiya-pegase"]})
    assert t.why("technique", "broyeur-de-pegase") == "SS-EFX-130"  # it would do nothing
    t = board("seiya", "broyeur-de-pegase", 2, {**mine, "discard": ["seiya-pegase"]})
    assert t.why("technique", "broyeur-de-pegase") == ""


@rule("SS-TECH-010")
def test_nobody_uses_the_board_of_another():
    t = scene({"energy": 3}, {"board": ["defense-tournoyante"]}, field=["jabu-licorne"])
    assert t.why("technique", "defense-tournoyante") != "" and t.offers("technique") == []


# The first technique of each board

FIRST = {
    "seiya": ("chevalier-de-pegase", "armure-pegase", "seiya-pegase"),
    "shiryu": ("chevalier-du-dragon", "armure-dragon", "shiryu-dragon"),
    "hyoga": ("chevalier-du-cygne", "armure-cygne", "hyoga-cygne"),
    "shun": ("chevalier-d-andromede", "armure-andromede", "shun-andromede"),
    "ikki": ("chevalier-du-phoenix", "armure-phoenix", "ikki-phoenix"),
}
each_first = pytest.mark.parametrize("hero", FIRST)
KNIGHTS = [technique for technique, _, _ in FIRST.values()]


@card(*KNIGHTS)
@rule("SS-TECH-030", "SS-TECH-040")
@each_first
def test_the_first_technique_makes_one_hero_rise(hero):
    technique, armour, one = FIRST[hero]
    mine = {"armour": [armour], "hand": [one, "ban-petit-lion"], "aside": [f"{one}-bronze", f"{one}-asgard"]}
    t = board(hero, technique, 0, mine)
    t.technique(technique)
    t.asks(me, ["ban-petit-lion"])  # the only hero who could rise is kept
    t.me.pick("ban-petit-lion", one, f"{one}-bronze")
    assert t.me.discard == [f"{one}-bronze", armour, "ban-petit-lion"]
    assert t.me.destroyed == [one] and t.me.hand == t.me.armour == [] and t.me.aside == [f"{one}-asgard"]
    t.settled()


@card(*KNIGHTS)
@rule("SS-TECH-030", "SS-TECH-040")
@each_first
def test_with_the_new_armour_the_hero_who_rises_comes_into_hand(hero):
    technique, armour, one = FIRST[hero]
    mine = {"armour": [f"{armour}-asgard"], "hand": [one, f"{one}-bronze"], "aside": [f"{one}-asgard", f"{one}-bronze"]}
    t = board(hero, technique, 0, mine)
    t.technique(technique)
    t.asks(me, [one, f"{one}-bronze"])
    t.me.pick(one, f"{one}-bronze", f"{one}-asgard")
    assert t.me.hand == [f"{one}-asgard"] and t.me.discard == [f"{armour}-asgard", one]
    assert t.me.destroyed == [f"{one}-bronze"]
    t.settled()


@card("chevalier-de-pegase")
@rule("SS-TECH-030")
def test_the_first_technique_needs_the_armour_a_card_to_discard_and_a_hero_who_can_rise():
    good = {"armour": ["armure-pegase"], "hand": ["seiya-pegase", "oko"], "aside": ["seiya-pegase-bronze"]}
    bad = [{"armour": []}, {"armour": ["armure-lion"]}, {"armour": ["armure-phoenix"]}, {"hand": ["seiya-pegase"]}]
    bad += [{"hand": ["oko", "jaki"]}, {"aside": []}, {"hand": ["oko", "seiya-pegase-asgard"]}]
    bad += [{"armour": [], "marked": [frozen("armure-pegase")]}]
    assert board("seiya", "chevalier-de-pegase", 0, good).why("technique", "chevalier-de-pegase") == ""
    for change in bad:
        t = board("seiya", "chevalier-de-pegase", 3, {**good, **change})
        assert t.why("technique", "chevalier-de-pegase") == "SS-TECH-020", change
        assert t.offers("technique") == []


# Andromède


@card("defense-tournoyante")
@rule("SS-TECH-050")
def test_a_character_gains_soin():
    t = board(
        "shun",
        "defense-tournoyante",
        1,
        {"played": facing(6, "ban-petit-lion", "oko"), "marked": [wounded("jaki"), wounded("cassios")]},
        {"marked": [wounded("oko")]},
    )
    t.technique("defense-tournoyante")
    t.asks(me, ["ban-petit-lion", "oko"])  # neither a marked character nor another's
    t.me.pick("ban-petit-lion")
    assert values(t, "ban-petit-lion") == (1, 2, 0) and t.me.energy == 0
    t.heal("ban-petit-lion", "jaki", "cassios")
    assert sorted(t.me.discard) == ["ban-petit-lion", "cassios", "jaki"]
    t.settled()


def wave(top, *fighters, field=("jabu-licorne",), reserve=(), **mine) -> Table:
    """Vague de tonnerre has been used, and these confront the card; none of them draws."""
    words = {"gone": [top, "phaeton"], "field": list(field), "reserve": list(reserve)}
    t = board("shun", "vague-de-tonnerre", 2, {"hand": list(fighters), **mine}, {"hand": ["oko"] * 3}, **words)
    t.technique("vague-de-tonnerre")
    for one in fighters:
        play(t, one, top)
    return t


@card("vague-de-tonnerre")
@rule("SS-TECH-060", "SS-PILR-070")
def test_a_pilier_that_stands_lends_nobody_force_against_the_card_of_the_wave():
    words = {"gone": ["geist", "phaeton"], "standing": ["pilier-pacifique-sud"], "weapons": 5}  # Shun attack it with +1
    mine = {"hand": ["shun-andromede-asgard"] * 3, "weapons": 1}
    t = board("shun", "vague-de-tonnerre", 2, mine, **words)
    t.technique("vague-de-tonnerre")
    play(t, "shun-andromede-asgard", "pilier-pacifique-sud")
    play(t, "shun-andromede-asgard", "geist")
    assert [values(t, it.number)[0] for it in t.state.players[0].played] == [3, 2]
    assert t.offers("arm") == ["shun-andromede-asgard"] and t.why("fight", "geist") == "SS-ACQ-020"  # 2 against 5 - 1
    play(t, "shun-andromede-asgard", "geist")
    t.fight("geist")  # 4 against 5 - 2
    assert "geist" in t.me.discard and len(t.me.played) == 1 and len(t.state.standing) == 1
    t.settled()


@card("vague-de-tonnerre")
@rule("SS-TECH-060", "SS-FAQB-040", "SS-ACQ-160")
def test_the_character_on_top_costs_less_for_each_shun():
    t = wave("aphrodite-poissons", "shun-andromede-asgard", "shun-andromede-poseidon")  # 4 Force against 7 - 2
    assert t.why("fight", "aphrodite-poissons") == "SS-ACQ-020"
    assert t.why("rally", "aphrodite-poissons") == "SS-ACQ-110"
    t = wave("aphrodite-poissons", "shun-andromede-asgard", "shura-capricorne")  # 5 against 7 - 1
    assert t.why("fight", "aphrodite-poissons") == "SS-ACQ-020"
    t = wave("aphrodite-poissons", "shun-andromede-asgard", "shun-andromede-transcende")  # 5 against 5
    t.fight("aphrodite-poissons")
    assert t.me.discard == ["shun-andromede-asgard", "aphrodite-poissons"] and t.state.flames == 12
    assert t.you.hand == ["oko"] * 3 and t.you.marked == []
    assert [one.proto.id for one in t.state.gone] == ["phaeton"] and t.me.energy == 0
    t.settled()
    t = wave("cassios", "shun-andromede", hand=["shun-andromede", "oko"])
    t.fight("cassios")
    t.play("oko")
    t.asks(me, ["jabu-licorne"])  # Cassios is no target any longer


@card("vague-de-tonnerre")
@rule("SS-TECH-060")
def test_the_armure_d_andromede_helps_but_is_no_shun():
    t = wave("geist", "shun-andromede-asgard", armour=["armure-andromede-asgard"])  # 2 + 1 against 5 - 1
    assert t.why("fight", "geist") == "SS-ACQ-020"
    t = wave("geist", "shun-andromede-asgard", "oko", "jaki", armour=["armure-andromede-asgard"])
    t.fight("geist", f"with:{t.number('armure-andromede-asgard')}", f"without:{t.number('oko')}")
    assert "geist" in t.me.discard and t.me.armour == [] and t.me.played == ["oko"]  # 2 + 1 + 1: Jaki is needed
    t.settled()


@card("vague-de-tonnerre")
@rule("SS-TECH-200")
@pytest.mark.parametrize("top", ["armure-lion", "athena-base", "gigas", ""])
def test_only_a_character_with_a_force_cost_can_be_fought_there(top):
    t = board("shun", "vague-de-tonnerre", 2, {"hand": ["shun-andromede"]}, gone=[*([top] if top else [])])
    assert t.why("technique", "vague-de-tonnerre") == "SS-EFX-130" and t.me.energy == 2
    t = board("shun", "vague-de-tonnerre", 2, {"hand": ["shun-andromede"]}, gone=["geist", "armure-lion"])
    t.play("shun-andromede")
    t.asks(me, ["jabu-licorne"])  # not before the technique


@card("vague-de-tonnerre")
@rule("SS-TECH-200")
def test_the_character_stays_a_target_although_others_come_on_top():
    t = wave("geist", "shun-andromede-asgard", hand=["docrates", "shun-andromede-asgard", "shun-andromede-asgard"])
    play(t, "docrates", "jabu-licorne")
    t.activate("docrates")  # Jabu leaves the field
    assert [one.proto.id for one in t.state.gone] == ["jabu-licorne", "geist", "phaeton"]
    t.play("shun-andromede-asgard")
    t.asks(me, ["geist"])
    t.me.pick("geist")
    t.fight("geist")  # 4 against 5 - 2
    assert "geist" in t.me.discard and [one.proto.id for one in t.state.gone] == ["jabu-licorne", "phaeton"]
    t.settled()


@card("vague-de-tonnerre")
@rule("SS-TECH-200")
def test_the_wave_is_over_with_the_turn():
    t = wave("geist", "shun-andromede-asgard", pile=["shun-andromede"] * 9, reserve=["oko"] * 20)
    end_turn(t)
    end_turn(t)
    t.play("shun-andromede")
    t.asks(me, ["oko"] * 6)
    t.me.pick("oko")
    assert "geist" in [one.proto.id for one in t.state.gone] and t.why("fight", "geist") == "SS-PLAY-030"
    t.settled()


@card("vague-de-tonnerre")
def test_a_character_who_leaves_the_pile_can_be_fought_no_longer():
    fighters = facing(6, "shaka-vierge", "shaka-vierge")
    t = wave("geist", "shun-andromede-asgard", field=["seiya-sagittaire"], played=fighters)
    t.rally("seiya-sagittaire", "geist")
    assert "geist" in t.me.hand and t.me["shun-andromede-asgard"].idle
    t.settled()
    assert t.why("fight", "geist") == "SS-PLAY-030"


@card("vague-de-tonnerre")
@rule("SS-FAQB-050", "SS-FAQH-220")
def test_kuraggu_keeps_knights_of_the_pile_from_being_fought():
    strong = ["shun-andromede-transcende", "shura-capricorne", "shura-capricorne"]
    t = wave("mu-belier", *strong, field=["kuraggu"])
    assert t.why("fight", "mu-belier") == "SS-FAQH-210"
    t = wave("cassios", "shun-andromede", field=["kuraggu"])
    t.fight("cassios")
    assert "cassios" in t.me.discard
    t.settled()
    t = wave("mu-belier", *strong)
    t.fight("mu-belier", "done")
    assert "mu-belier" in t.me.discard and t.state.flames == 12
    t.settled()


@card("vague-de-tonnerre")
@rule("SS-FAQM-340")
def test_thetis_keeps_heroes_from_characters_of_the_pile():
    t = wave("cassios", "shun-andromede-asgard", "shun-andromede-asgard", field=["thetis-sirene-marine"])
    assert t.why("fight", "cassios") == "SS-FAQM-330"
    t = wave("cassios", "shura-capricorne", field=["thetis-sirene-marine"])
    t.fight("cassios")  # no Héros
    assert "cassios" in t.me.discard
    t.settled()


@card("vague-de-tonnerre")
@rule("SS-EVOL-040")
def test_a_golden_knight_of_the_pile_opens_the_swap():
    better = {"aside": ["armure-andromede-asgard"], "armour": ["armure-andromede"]}
    t = wave("aphrodite-poissons", "shun-andromede-transcende", "shura-capricorne", "shura-capricorne", **better)
    t.fight("aphrodite-poissons", "done", "yes")
    assert t.me.armour == ["armure-andromede-asgard"]
    t.settled()


STORM = [at(1, "mu-belier"), at(2, "geist"), at(3, "jabu-licorne"), at(5, "bud-alcor"), at(6, "armure-lion")]


@card("tempete-nebulaire")
@rule("SS-TECH-070", "SS-FAQB-010", "SS-FAQB-030")
def test_two_lowly_cards_leave_from_the_last_slot_on_and_a_shun_gains_cosmos():
    mine = {"played": facing(1, "shun-andromede-bronze", "oko") + facing(2, "shun-andromede")}
    t = board("shun", "tempete-nebulaire", 3, mine, field=STORM, reserve=["oko"] * 3)
    t.technique("tempete-nebulaire")
    t.asks(me, ["geist", "jabu-licorne", "bud-alcor"])
    t.me.pick("geist")
    t.asks(me, ["jabu-licorne", "bud-alcor"])
    t.me.pick("bud-alcor")
    assert [one.proto.id for one in t.state.gone] == ["geist", "bud-alcor"]  # Bud first
    assert t.me["shun-andromede"].idle
    t.asks(me, ["shun-andromede-bronze", "shun-andromede"])
    t.me.pick("shun-andromede-bronze")
    assert values(t, "shun-andromede-bronze") == (1, 1, 4) and t.me.energy == 0
    assert [it.slot for it in t.state.field] == [1, 3, 6] and len(t.state.reserve) == 3  # not filled, not slid
    t.settled()


@card("tempete-nebulaire")
@rule("SS-FAQB-020")
def test_the_storm_needs_two_lowly_cards_but_no_shun():
    t = board("shun", "tempete-nebulaire", 3, field=["mu-belier", "armure-lion", "jabu-licorne"])
    assert t.why("technique", "tempete-nebulaire") == "SS-EFX-130" and t.me.energy == 3
    t = board("shun", "tempete-nebulaire", 3, field=["oko", "jabu-licorne"])
    t.technique("tempete-nebulaire", "oko", "jabu-licorne")
    assert t.state.field == []
    t.settled()


# Pégase


@card("meteores-de-pegase")
@rule("SS-TECH-080", "SS-CARD-120")
def test_a_seiya_of_the_discard_pile_is_played():
    lying = ["seiya-pegase", "seiya-pegase-bronze", "ikki-phoenix"]
    t = board("seiya", "meteores-de-pegase", 1, {"discard": lying}, field=["cassios", "jabu-licorne"])
    t.technique("meteores-de-pegase")
    t.asks(me, ["seiya-pegase"])
    t.me.pick("seiya-pegase")
    t.asks(me, ["cassios", "jabu-licorne"], kind="place")
    t.me.pick("cassios")
    assert t.me.played == ["seiya-pegase"] and t.me["seiya-pegase"].against == 5
    assert t.me.discard == lying[1:] and values(t, "seiya-pegase") == (1, 1, 0)
    t.settled()


@card("meteores-de-pegase")
def test_the_meteors_need_a_seiya_and_something_to_confront():
    t = board("seiya", "meteores-de-pegase", 1, {"discard": ["seiya-pegase-bronze"]})
    assert t.why("technique", "meteores-de-pegase") == "SS-EFX-130"
    t = board("seiya", "meteores-de-pegase", 1, {"discard": ["seiya-pegase"]}, field=[])
    assert t.why("technique", "meteores-de-pegase") == "SS-EFX-130"


@card("broyeur-de-pegase")
@rule("SS-TECH-020", "SS-TECH-090")
def test_a_seiya_of_the_discard_pile_is_wounded_and_another_gains_force():
    mine = {"discard": ["seiya-pegase", "oko"], "played": facing(6, "seiya-pegase-asgard", "oko")}
    t = board("seiya", "broyeur-de-pegase", 2, mine)
    t.technique("broyeur-de-pegase")
    t.asks(me, ["seiya-pegase"])
    t.me.pick("seiya-pegase")
    t.asks(me, ["seiya-pegase-asgard"])
    t.me.pick("seiya-pegase-asgard")
    assert values(t, "seiya-pegase-asgard") == (4, 2, 2) and t.me["seiya-pegase"].wounded and t.me.energy == 0
    t.settled()


@card("broyeur-de-pegase")
def test_the_seiya_who_pays_may_bring_energy_back():
    mine = {"discard": ["seiya-pegase-asgard"], "played": facing(6, "seiya-pegase")}
    t = board("seiya", "broyeur-de-pegase", 2, mine)
    t.technique("broyeur-de-pegase", "seiya-pegase-asgard", "seiya-pegase")
    assert t.me.energy == 1 and t.why("technique", "broyeur-de-pegase") == "SS-TECH-010"
    t.settled()


@card("comete-de-pegase")
@rule("SS-TECH-100", "SS-TECH-020")
def test_the_comet_lowers_every_force_cost_of_the_field():
    field = [at(2, "cassios"), at(3, "mu-belier"), at(4, "armure-lion"), at(6, "jabu-licorne")]
    mine = {"hand": ["seiya-pegase", "oko"], "played": facing(2, "seiya-pegase-bronze"), "pile": ["oko"] * 9}
    mine |= {"discard": ["seiya-pegase"], "marked": [wounded("seiya-pegase")]}
    t = board("seiya", "comete-de-pegase", 3, mine, {"pile": ["oko"] * 9}, field=field, standing=["pilier-indien"])
    t.technique("comete-de-pegase")
    held = t.state.players[0].hand[0].number
    t.asks(me, [held, "seiya-pegase-bronze"])  # of the hand or in play
    t.me.pick(held)
    assert [price(t, one) for one in ("cassios", "mu-belier", "armure-lion", "jabu-licorne")] == [1, 5, -1, 1]
    assert price(t, "mu-belier", "cosmos") == 7 and price(t, "pilier-indien") == 10
    assert t.me.hand == ["oko"] and t.me.energy == 0
    t.settled()
    end_turn(t)
    assert price(t, "mu-belier") == 7


@card("comete-de-pegase")
def test_a_seiya_in_play_pays_for_the_comet_and_none_is_no_comet():
    t = board("seiya", "comete-de-pegase", 3, {"played": facing(6, "seiya-pegase")})
    t.technique("comete-de-pegase", "seiya-pegase")
    assert t.me.discard == ["seiya-pegase"] and t.me.played == [] and price(t, "jabu-licorne") == 1
    t.settled()
    t = board("seiya", "comete-de-pegase", 3, {"discard": ["seiya-pegase"], "marked": [wounded("seiya-pegase")]})
    assert t.why("technique", "comete-de-pegase") == "SS-TECH-020"


# Cygne


@card("poussiere-de-diamant")
@rule("SS-TECH-110")
def test_a_hyoga_gains_cosmos():
    t = board("hyoga", "poussiere-de-diamant", 1, {"played": facing(6, "hyoga-cygne", "oko")})
    t.technique("poussiere-de-diamant")
    t.asks(me, ["hyoga-cygne"])
    t.me.pick("hyoga-cygne")
    assert values(t, "hyoga-cygne") == (1, 1, 1)
    t.settled()


@card("cercle-de-glace")
@rule("SS-TECH-120", "SS-TECH-020")
def test_all_frozen_hyoga_come_back_into_hand():
    cold = [frozen("hyoga-cygne", 1), frozen("hyoga-cygne-bronze"), frozen("oko"), frozen("armure-cygne-asgard")]
    mine = {"armour": ["armure-cygne"], "hand": ["armure-lion", "oko"], "marked": [*cold, wounded("hyoga-cygne")]}
    t = board("hyoga", "cercle-de-glace", 2, mine, {"marked": [frozen("hyoga-cygne")]})
    t.technique("cercle-de-glace")
    t.asks(me, ["armure-lion", "armure-cygne"])  # of the hand or equipped
    t.me.pick("armure-cygne")
    assert t.me.hand == ["armure-lion", "oko", "hyoga-cygne", "hyoga-cygne-bronze"]
    assert t.me.marked == ["oko", "armure-cygne-asgard", "hyoga-cygne"] and t.you.marked == ["hyoga-cygne"]
    assert t.me.armour == [] and t.me.discard == ["armure-cygne"]
    t.settled()


@card("cercle-de-glace")
def test_the_circle_needs_an_armour_and_a_frozen_hyoga():
    cold = [frozen("hyoga-cygne")]
    t = board("hyoga", "cercle-de-glace", 2, {"marked": [*cold, frozen("armure-cygne")]})
    assert t.why("technique", "cercle-de-glace") == "SS-TECH-020"
    t = board(
        "hyoga", "cercle-de-glace", 2, {"marked": [frozen("oko"), wounded("hyoga-cygne")], "hand": ["armure-cygne"]}
    )
    assert t.why("technique", "cercle-de-glace") == "SS-EFX-130"


@card("chevalier-du-cygne-4")
@rule("SS-TECH-130", "SS-TECH-020")
def test_a_hyoga_against_a_character_gains_three_and_three():
    field = [at(5, "armure-lion"), at(6, "jabu-licorne")]
    mine = {"hand": ["armure-cygne"], "played": facing(5, "hyoga-cygne-bronze") + facing(6, "hyoga-cygne", "oko")}
    t = board("hyoga", "chevalier-du-cygne-4", 3, mine, field=field)
    t.technique("chevalier-du-cygne-4", "armure-cygne")
    t.asks(me, ["hyoga-cygne-bronze", "hyoga-cygne"])
    t.me.pick("hyoga-cygne")
    assert values(t, "hyoga-cygne") == (4, 1, 3) and t.me["armure-cygne"].frozen == 2 and t.me.energy == 0
    t.settled()
    t = board("hyoga", "chevalier-du-cygne-4", 3, mine, field=field)
    t.technique("chevalier-du-cygne-4", "armure-cygne", "hyoga-cygne-bronze")
    assert values(t, "hyoga-cygne-bronze") == (1, 1, 1)  # an armour is no character
    t.settled()


@card("chevalier-du-cygne-4")
@rule("SS-TECH-130")
def test_without_a_card_to_freeze_or_a_hyoga_against_a_character_it_is_refused():
    t = board("hyoga", "chevalier-du-cygne-4", 3, {"played": facing(6, "hyoga-cygne")})
    assert t.why("technique", "chevalier-du-cygne-4") == "SS-TECH-020"
    mine = {"hand": ["oko"], "played": facing(6, "hyoga-cygne")}
    t = board("hyoga", "chevalier-du-cygne-4", 3, mine, field=["armure-lion"])
    assert t.why("technique", "chevalier-du-cygne-4") == "SS-EFX-130"


# Dragon


@card("colere-du-dragon")
@rule("SS-TECH-140", "SS-TECH-020")
def test_a_character_of_the_hand_is_wounded_and_a_shiryu_gains_force():
    mine = {"hand": ["jaki", "armure-dragon"], "played": facing(6, "shiryu-dragon", "oko")}
    t = board("shiryu", "colere-du-dragon", 1, mine)
    t.technique("colere-du-dragon")
    t.asks(me, ["jaki"])
    t.me.pick("jaki")
    t.asks(me, ["shiryu-dragon"])
    t.me.pick("shiryu-dragon")
    assert values(t, "shiryu-dragon") == (3, 1, 0) and t.me["jaki"].wounded and t.me.energy == 0
    t.settled()
    t = board("shiryu", "colere-du-dragon", 1, {**mine, "hand": ["armure-dragon"]})
    assert t.why("technique", "colere-du-dragon") == "SS-TECH-020"
    t = board("shiryu", "colere-du-dragon", 1, {**mine, "played": []})
    assert t.why("technique", "colere-du-dragon") == "SS-EFX-130"


@card("excalibur")
@rule("SS-TECH-150", "SS-TECH-020")
def test_a_shiryu_gains_force_for_each_wounded_shiryu():
    struck = [wounded("shiryu-dragon"), wounded("shiryu-dragon-bronze"), wounded("oko"), frozen("shiryu-dragon")]
    mine = {"hand": ["jabu-licorne", "shiryu-dragon", "oko"], "marked": struck}
    mine["played"] = facing(6, "shiryu-dragon-poseidon", "oko")
    t = board("shiryu", "excalibur", 2, mine, {"marked": [wounded("shiryu-dragon")]}, field=["mu-belier"])
    t.technique("excalibur")
    t.asks(me, ["jabu-licorne"])  # a Shiryû ● is no Chevalier
    t.me.pick("jabu-licorne")
    t.asks(me, ["shiryu-dragon-poseidon"])
    t.me.pick("shiryu-dragon-poseidon")
    assert values(t, "shiryu-dragon-poseidon") == (5, 1, 2)  # two of mine and one of another's
    assert t.me.destroyed == ["jabu-licorne"] and t.me.energy == 0
    t.settled()


@card("excalibur")
def test_excalibur_needs_a_knight_to_destroy_and_a_wounded_shiryu():
    good = {"hand": ["jabu-licorne"], "played": facing(6, "shiryu-dragon"), "marked": [wounded("shiryu-dragon")]}
    changes = [({}, ""), ({"hand": ["oko"]}, "SS-TECH-020"), ({"played": []}, "SS-EFX-130")]
    changes += [({"marked": [frozen("shiryu-dragon"), wounded("oko")]}, "SS-EFX-130")]
    for change, reason in changes:
        t = board("shiryu", "excalibur", 2, {**good, **change}, field=["mu-belier"])
        assert t.why("technique", "excalibur") == reason


def dragon(*reserve, marked=None, yours=None, **words) -> Table:
    marked = [wounded("shiryu-dragon")] if marked is None else marked
    t = board("shiryu", "ultime-dragon", 3, {"marked": marked}, yours, reserve=list(reserve), **words)
    t.technique("ultime-dragon", "shiryu-dragon")
    return t


@card("ultime-dragon")
@rule("SS-TECH-160", "SS-FAQB-060", "SS-ACQ-160", "SS-CARD-040")
def test_a_character_revealed_is_acquired_wounded():
    t = dragon("deathmask-cancer", "oko")
    assert t.me.discard == ["shiryu-dragon"] and t.me.marked == ["deathmask-cancer"]
    assert t.me["deathmask-cancer"].wounded and t.state.flames == 12 and t.me.energy == 0
    t.settled()
    t = dragon("thor-phecda", "oko")
    assert t.me.marked == ["thor-phecda"] and t.state.sapphires == 0
    t.settled()
    t = dragon("armure-lion", "oko")
    assert [one.proto.id for one in t.state.gone] == ["armure-lion"] and t.me.marked == []
    t.settled()
    t = dragon("ecaille-sirene-marine", "oko", yours={"pile": ["oko"]})  # it was never on the field: no exit
    assert [one.proto.id for one in t.state.gone] == ["ecaille-sirene-marine"] and t.you.pile == ["oko"]
    t.settled()


@card("ultime-dragon")
@rule("SS-TECH-160")
def test_the_price_is_a_marked_shiryu_of_ones_own():
    marked = [wounded("shiryu-dragon"), frozen("shiryu-dragon-bronze"), wounded("oko"), frozen("armure-dragon")]
    yours = {"marked": [wounded("shiryu-dragon")]}
    t = board("shiryu", "ultime-dragon", 3, {"marked": marked}, yours, reserve=["oko"])
    t.technique("ultime-dragon")
    t.asks(me, ["shiryu-dragon", "shiryu-dragon-bronze"])
    t = board("shiryu", "ultime-dragon", 3, {"marked": marked[2:]}, yours, reserve=["oko"])
    assert t.why("technique", "ultime-dragon") == "SS-TECH-020"
    t = board("shiryu", "ultime-dragon", 3, {"marked": marked})
    assert t.why("technique", "ultime-dragon") == "SS-EFX-130"  # nothing to reveal


@card("ultime-dragon")
@rule("SS-TECH-160")
def test_a_knight_who_cannot_be_acquired_now_leaves_the_game():
    t = dragon("mu-belier", "oko", field=["kuraggu"])
    assert [one.proto.id for one in t.state.gone] == ["mu-belier"] and t.me.marked == [] and t.state.flames == 12
    t.settled()


@card("ultime-dragon")
@rule("SS-EVOL-040")
def test_who_is_revealed_is_marked_and_acquired():
    swap = {"hand": ["armure-andromede"], "aside": ["armure-andromede-asgard"], "hero": "shun"}
    t = dragon("mu-belier", "oko", yours=swap)
    t.you.pick("yes")
    assert t.you.hand == ["armure-andromede-asgard"]
    t.settled()
    t = dragon("freya", "oko")
    assert t.me.energy == 1  # her Marqué effect
    t.settled()


# Phoenix


def illusion(*picks, mine=None, **words) -> Table:
    words.setdefault("reserve", ["oko"] * 9)
    t = board("ikki", "illusion-du-phoenix", 1, mine, **words)
    t.technique("illusion-du-phoenix", *picks)
    return t


@card("illusion-du-phoenix")
@rule("SS-TECH-170", "SS-FAQA-210")
def test_a_card_of_the_field_is_removed_with_all_its_effects_and_the_field_is_filled():
    t = illusion("mu-belier", field=[at(1, "cassios"), at(3, "mu-belier"), at(6, "jabu-licorne")])
    assert [one.proto.id for one in t.state.gone] == ["mu-belier"] and t.state.flames == 11
    assert [it.card.proto.id for it in t.state.field] == ["cassios", "oko", "oko", "oko", "oko", "jabu-licorne"]
    assert t.me.energy == 0 and len(t.state.reserve) == 5
    t.settled()


@card("illusion-du-phoenix")
@rule("SS-TECH-170", "SS-CARD-040")
def test_a_card_of_the_hand_leaves_the_game_without_effects():
    mine = {"hand": ["gigas", "siegfried-dubhe", "mu-belier"], "pile": ["jaki"]}
    t = illusion("gigas", mine=mine)
    assert [one.proto.id for one in t.state.gone] == ["gigas"] and len(t.state.field) == 6
    t.settled()
    t = illusion("siegfried-dubhe", mine=mine)
    assert t.me.pile == ["jaki"] and t.state.sapphires == 0  # neither exit nor Saphir
    t.settled()
    t = illusion("mu-belier", mine=mine)
    assert t.state.flames == 12
    t.settled()


@card("illusion-du-phoenix")
@rule("SS-TECH-170")
def test_a_card_in_play_is_one_of_the_users():
    mine = {"hand": ["gigas"], "played": facing(6, "ikki-phoenix"), "armour": ["armure-phoenix"]}
    mine |= {"relics": ["anneau-nibelungen"], "marked": [wounded("oko")], "discard": ["cassios"], "pile": ["jaki"]}
    yours = {"played": [], "armour": ["armure-lion"], "marked": [wounded("phaeton")], "hand": ["oko"]}
    able = ["gigas", "jabu-licorne", "ikki-phoenix", "armure-phoenix", "anneau-nibelungen", "oko"]
    for one in able:
        t = board("ikki", "illusion-du-phoenix", 1, mine, yours, reserve=["oko"] * 9)
        t.technique("illusion-du-phoenix")
        t.asks(me, able)
        number = t.number(one)
        t.me.pick(one)
        assert t.zone(number) == ("gone", -1) and len(t.state.field) == 6
        t.settled()


@card("illusion-du-phoenix")
def test_who_confronted_the_ring_that_is_removed_is_without_effect():
    mine = {"relics": ["anneau-nibelungen"], "hand": ["ikki-phoenix"]}
    t = board("ikki", "illusion-du-phoenix", 1, mine, reserve=["oko"] * 9)
    play(t, "ikki-phoenix", "anneau-nibelungen")
    t.technique("illusion-du-phoenix", "anneau-nibelungen")
    assert t.me["ikki-phoenix"].idle
    t.settled()


@card("illusion-du-phoenix")
@rule("SS-CARD-210")
def test_what_lies_under_an_urn_leaves_the_game_with_it():
    urn = {"card": "urne-athena", "under": ["jaki"], "prey": 1}
    t = illusion("urne-athena", mine={"relics": [urn]})
    assert sorted(one.proto.id for one in t.state.gone) == ["jaki", "urne-athena"] and t.me.relics == []
    t.settled()


@card("renaissance-du-phoenix")
@rule("SS-TECH-180", "SS-TECH-020")
def test_a_marked_character_is_destroyed_and_an_ikki_comes_back():
    mine = {"marked": [wounded("oko"), frozen("jaki"), frozen("armure-phoenix")]}
    mine["destroyed"] = ["ikki-phoenix-bronze", "ikki-phoenix", "cassios", "armure-phoenix"]
    t = board(
        "ikki", "renaissance-du-phoenix", 2, mine, {"marked": [wounded("phaeton")], "destroyed": ["ikki-phoenix"]}
    )
    t.technique("renaissance-du-phoenix")
    t.asks(me, ["oko", "jaki"])
    t.me.pick("jaki")
    t.asks(me, ["ikki-phoenix-bronze", "ikki-phoenix"])
    t.me.pick("ikki-phoenix-bronze")
    assert t.me.hand == ["ikki-phoenix-bronze"] and t.me.marked == ["oko", "armure-phoenix"] and t.me.energy == 0
    assert t.me.destroyed == ["ikki-phoenix", "cassios", "armure-phoenix", "jaki"]
    t.settled()


@card("renaissance-du-phoenix")
@rule("SS-TECH-180")
def test_the_ikki_who_pays_may_be_the_one_who_comes_back():
    t = board("ikki", "renaissance-du-phoenix", 2, {"marked": [wounded("ikki-phoenix")]})
    t.technique("renaissance-du-phoenix", "ikki-phoenix", "ikki-phoenix")
    assert t.me.hand == ["ikki-phoenix"] and t.me.marked == t.me.destroyed == []
    t.settled()
    t = board("ikki", "renaissance-du-phoenix", 2, {"marked": [wounded("oko")], "destroyed": ["cassios"]})
    assert t.why("technique", "renaissance-du-phoenix") == "SS-EFX-130"
    t = board(
        "ikki", "renaissance-du-phoenix", 2, {"marked": [frozen("armure-phoenix")], "destroyed": ["ikki-phoenix"]}
    )
    assert t.why("technique", "renaissance-du-phoenix") == "SS-TECH-020"


@card("envol-du-phoenix")
@rule("SS-TECH-190")
def test_ikki_soars_against_a_character_without_a_cosmos_cost():
    for target, force in (("saga-gemeaux", 5), ("mu-belier", 2), ("armure-lion", 2)):
        t = board("ikki", "envol-du-phoenix", 3, {"played": facing(6, "ikki-phoenix-asgard", "oko")}, field=[target])
        t.technique("envol-du-phoenix")
        t.asks(me, ["ikki-phoenix-asgard"])
        t.me.pick("ikki-phoenix-asgard")
        assert values(t, "ikki-phoenix-asgard") == (force, 2, 2) and t.me.energy == 0
        t.settled()
    t = board("ikki", "envol-du-phoenix", 3, {"played": facing(6, "oko")}, field=["saga-gemeaux"])
    assert t.why("technique", "envol-du-phoenix") == "SS-EFX-130"


@card("envol-du-phoenix")
@rule("SS-TECH-190", "SS-EFX-190")
def test_the_flight_counts_in_the_fight_and_ends_with_it():
    mine = {"played": facing(5, "ikki-phoenix", "ikki-phoenix-asgard")}
    t = board("ikki", "envol-du-phoenix", 3, mine, field=[at(5, "geist")])
    assert t.why("fight", "geist") == "SS-ACQ-020"
    t.technique("envol-du-phoenix", "ikki-phoenix")
    t.fight("geist")  # 1 + 3 + 2 against 5
    assert sorted(t.me.discard) == ["geist", "ikki-phoenix", "ikki-phoenix-asgard"]
    t.settled()
