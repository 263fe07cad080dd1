"""The five heroes in all their versions, their Armures de Bronze, and how these become better."""

import pytest
from ss_scene import at, end_turn, frozen, play, scene, solo, values, wounded

from pioche.games.saintseiya.rules.zones import deck_of
from pioche.testing import Table, card, me, rule, you

IDS = {
    "seiya": "seiya-pegase",
    "shiryu": "shiryu-dragon",
    "hyoga": "hyoga-cygne",
    "shun": "shun-andromede",
    "ikki": "ikki-phoenix",
}
ARMOURS = {hero: f"armure-{id.split('-')[1]}" for hero, id in IDS.items()}
each_hero = pytest.mark.parametrize("hero", IDS)


def hurt(one, mine=None, *, yours=None, freeze=False, **words) -> Table:
    """A card of my hand is wounded or frozen, to pay for a technique; the answers to what follows are still to come."""
    fighter, technique = ("hyoga-cygne", "chevalier-du-cygne-4") if freeze else ("shiryu-dragon", "colere-du-dragon")
    given = {**(mine or {})}
    given["hand"] = [one, *given.get("hand", [])]
    given.setdefault("energy", 3 if freeze else 1)
    t = scene(
        {**given, "played": [{"card": fighter, "against": 6}], "board": [technique]},
        yours,
        field=[at(6, "jabu-licorne")],
        **words,
    )
    t.technique(technique, one)
    return t


# What is printed


@card("seiya-pegase", "shiryu-dragon", "hyoga-cygne", "shun-andromede", "ikki-phoenix")
@each_hero
def test_a_hero_without_armour_has_one_force_and_one_soin(hero):
    t = scene({"hand": [IDS[hero]]})
    play(t, IDS[hero], "jabu-licorne")
    assert values(t, IDS[hero]) == (1, 1, 0)
    t.settled()


@each_hero
def test_a_hero_grows_with_his_armour(hero):
    versions = [f"{IDS[hero]}-{version}" for version in ("bronze", "asgard", "poseidon", "transcende")]
    t = scene({"played": [{"card": one, "against": 6} for one in versions]})
    assert [values(t, one) for one in versions] == [(1, 1, 1), (2, 2, 2), (2, 1, 2), (3, 0, 3)]
    t.settled()


# Seiya


@card("seiya-pegase-bronze")
def test_seiya_draws_if_a_seiya_lies_in_the_discard_pile():
    t = scene({"hand": ["seiya-pegase-bronze"], "discard": ["seiya-pegase", "seiya-pegase"], "pile": ["oko", "jaki"]})
    play(t, "seiya-pegase-bronze", "jabu-licorne", "yes")
    assert t.me.hand == ["oko"] and t.me.pile == ["jaki"]
    t.settled()


@card("seiya-pegase-bronze")
@rule("SS-EFX-220")
def test_neither_an_armour_nor_the_promotional_card_is_a_seiya():
    held = {"discard": ["seiya-sagittaire", "armure-pegase", "ikki-phoenix"], "pile": ["oko"]}
    t = scene({"hand": ["seiya-pegase-bronze"], **held})
    play(t, "seiya-pegase-bronze", "jabu-licorne")
    assert t.me.hand == []
    t.settled()
    t = scene({"hand": ["seiya-pegase-bronze"], "discard": ["seiya-pegase"], "pile": ["oko"]})
    play(t, "seiya-pegase-bronze", "jabu-licorne", "no")
    assert t.me.hand == []
    t.settled()


@card("seiya-pegase-asgard", "seiya-pegase-poseidon")
@pytest.mark.parametrize("version", ["asgard", "poseidon"])
def test_a_better_seiya_draws_for_each_seiya_of_the_discard_pile(version):
    held = {"discard": ["seiya-pegase", "oko", "seiya-pegase-bronze"], "pile": ["jaki"]}
    t = scene({"hand": [f"seiya-pegase-{version}"], **held})
    play(t, f"seiya-pegase-{version}", "jabu-licorne", "yes")  # two, counted before the pile is made anew
    assert len(t.me.hand) == 2 and len(t.me.pile) == 2 and t.me.discard == []
    t.settled()


@card("seiya-pegase-asgard")
@rule("SS-ENRG-020", "SS-ENRG-030")
@pytest.mark.parametrize("freeze", [False, True])
def test_a_marked_seiya_of_asgard_brings_energy_up_to_three(freeze):
    technique, paid = ("hyoga-cygne", 3) if freeze else ("shiryu-dragon", 1)
    t = hurt("seiya-pegase-asgard", {"energy": 3}, freeze=freeze)
    t.me.pick(technique)
    assert t.me.energy == 3 - paid + 1 and t.me["seiya-pegase-asgard"].mark == (2 if freeze else 3)
    t.settled()
    t = hurt("seiya-pegase", {"energy": 3}, freeze=freeze)
    t.me.pick(technique)
    assert t.me.energy == 3 - paid
    t.settled()


@card("seiya-pegase-asgard")
@rule("SS-ENRG-020")
def test_a_gain_beyond_three_is_lost():
    t = scene({"hand": ["ban-petit-lion"]}, {"hand": ["seiya-pegase-asgard"], "energy": 3})
    play(t, "ban-petit-lion", "jabu-licorne")
    t.activate("ban-petit-lion", "seiya-pegase-asgard")
    assert t.you.energy == 3 and t.you["seiya-pegase-asgard"].wounded
    t.settled()


# Shiryû


@card("shiryu-dragon-bronze")
@rule("SS-EFX-120")
def test_shiryu_wounds_a_shiryu_of_the_hand_to_draw():
    held = {"hand": ["shiryu-dragon-bronze", "shiryu-dragon", "oko", "armure-dragon"], "pile": ["jaki", "cassios"]}
    t = scene(held)
    play(t, "shiryu-dragon-bronze", "jabu-licorne")
    t.asks(me, ["shiryu-dragon", "done"])
    t.me.pick("shiryu-dragon")
    assert t.me["shiryu-dragon"].wounded and t.me.hand == ["oko", "armure-dragon", "jaki"]
    t.settled()
    t = scene(held)
    play(t, "shiryu-dragon-bronze", "jabu-licorne", "done")
    assert t.me.marked == [] and t.me.pile == ["jaki", "cassios"]
    t.settled()


@card("shiryu-dragon-asgard", "shiryu-dragon-poseidon")
@pytest.mark.parametrize("version", ["asgard", "poseidon"])
def test_a_better_shiryu_wounds_any_common_character_to_draw_two(version):
    hand = [f"shiryu-dragon-{version}", "shiryu-dragon", "jabu-licorne", "hyoga-cygne-asgard", "hyoga-cygne-poseidon"]
    held = {"hand": [*hand, "armure-dragon"], "pile": ["jaki", "cassios", "oko"]}
    t = scene(held, field=["mu-belier"])
    play(t, f"shiryu-dragon-{version}", "mu-belier")
    t.asks(me, ["jabu-licorne", "hyoga-cygne-asgard", "done"])  # of two ranks, one is common
    t.me.pick("jabu-licorne")
    assert t.me["jabu-licorne"].wounded and t.me.pile == ["oko"]
    t.settled()
    t = scene(held, field=["mu-belier"])
    play(t, f"shiryu-dragon-{version}", "mu-belier", "done")
    assert t.me.marked == [] and len(t.me.pile) == 3
    t.settled()


@card("shiryu-dragon-asgard")
def test_a_marked_shiryu_takes_another_wounded_shiryu_back():
    struck = [wounded("shiryu-dragon"), wounded("shiryu-dragon-bronze"), wounded("oko"), frozen("shiryu-dragon")]
    t = hurt("shiryu-dragon-asgard", {"marked": struck})
    t.asks(me, ["shiryu-dragon", "shiryu-dragon-bronze"])  # neither himself nor a frozen one; he must
    t.me.pick("shiryu-dragon-bronze", "shiryu-dragon")
    assert t.me.hand == ["shiryu-dragon-bronze"]
    assert t.me.marked == ["shiryu-dragon", "oko", "shiryu-dragon", "shiryu-dragon-asgard"]
    t.settled()


@card("shiryu-dragon-asgard")
def test_a_marked_shiryu_takes_nobody_elses():
    t = hurt(
        "shiryu-dragon-asgard", {"marked": [wounded("ikki-phoenix")]}, yours={"marked": [wounded("shiryu-dragon")]}
    )
    t.me.pick("shiryu-dragon")  # the bonus of the technique
    assert t.me.hand == [] and t.you.marked == ["shiryu-dragon"]
    t.settled()


# Hyôga


@card("hyoga-cygne-bronze")
@rule("SS-FAQH-060", "SS-FAQH-080")
def test_hyoga_draws_where_another_hyoga_fights_already():
    field = [at(3, "jabu-licorne"), at(4, "mu-belier")]
    held = {"hand": ["hyoga-cygne-bronze"], "pile": ["oko"], "played": [{"card": "hyoga-cygne", "against": 4}]}
    t = scene(held, field=field)
    play(t, "hyoga-cygne-bronze", "jabu-licorne")  # another slot
    assert t.me.hand == []
    t.settled()
    t = scene(held, field=field)
    play(t, "hyoga-cygne-bronze", "mu-belier", "yes")  # far from being completed
    assert t.me.hand == ["oko"] and t.why("fight", "mu-belier") == "SS-ACQ-020"
    t.settled()


@card("hyoga-cygne-bronze")
@rule("SS-FAQH-060")
def test_who_draws_with_hyoga_commits_both_for_their_force():
    held = {"pile": ["oko"], "marked": [wounded("jaki")], "played": [{"card": "hyoga-cygne-asgard", "against": 6}]}
    t = scene({"hand": ["hyoga-cygne-bronze"], **held})
    play(t, "hyoga-cygne-bronze", "jabu-licorne", "yes")
    assert t.why("rally", "jabu-licorne") == "SS-FAQH-060"
    assert t.why("heal", "hyoga-cygne-bronze") == t.why("heal", "hyoga-cygne-asgard") == "SS-FAQM-200"
    t.fight("jabu-licorne")  # nobody can be left out: nothing is asked
    assert sorted(t.me.discard) == ["hyoga-cygne-asgard", "hyoga-cygne-bronze", "jabu-licorne"]
    t.settled()
    t = scene({"hand": ["hyoga-cygne-bronze"], **held})
    play(t, "hyoga-cygne-bronze", "jabu-licorne", "no")
    assert t.me.hand == [] and t.offers("heal") == ["hyoga-cygne-asgard", "hyoga-cygne-bronze"]
    t.rally("jabu-licorne", "done")
    assert t.me.hand == ["jabu-licorne"]
    t.settled()


@card("hyoga-cygne-bronze")
def test_of_several_hyoga_one_is_committed_beside_him():
    fighters = [{"card": one, "against": 6} for one in ("hyoga-cygne", "hyoga-cygne", "oko")]
    t = scene(
        {"hand": ["hyoga-cygne-bronze"] * 2, "pile": ["oko"] * 3, "played": fighters, "marked": [wounded("jaki")]}
    )
    first, second = (it.number for it in t.state.players[0].played[:2])
    play(t, "hyoga-cygne-bronze", "jabu-licorne", "yes")
    t.asks(me, [first, second])
    t.me.pick(second)
    assert t.why("heal", first) == "" and t.why("heal", second) == "SS-FAQM-200"
    play(t, "hyoga-cygne-bronze", "jabu-licorne", "yes")  # who is committed is committed: nothing is asked
    assert t.me.hand == ["oko", "oko"] and t.why("heal", first) == ""
    t.fight("jabu-licorne")
    t.asks(me, ["done", f"without:{first}", f"without:{t.number('oko')}"])
    t.me.pick("done")
    t.settled()


@card("hyoga-cygne-bronze")
@rule("SS-FAQH-070")
def test_hyoga_draws_only_against_what_can_be_fought():
    for target in ("athena-base", "armure-lion"):
        t = scene({"hand": ["hyoga-cygne", "hyoga-cygne-bronze"], "pile": ["oko"]}, field=[target])
        play(t, "hyoga-cygne", target)
        play(t, "hyoga-cygne-bronze", target)
        assert t.me.hand == []
        t.settled()


@card("hyoga-cygne-bronze")
@rule("SS-FAQH-090")
def test_of_two_hyoga_only_the_second_draws():
    t = scene({"hand": ["hyoga-cygne-bronze"] * 2, "pile": ["oko", "jaki"]})
    play(t, "hyoga-cygne-bronze", "jabu-licorne")
    play(t, "hyoga-cygne-bronze", "jabu-licorne", "yes")
    assert t.me.hand == ["oko"]
    t.settled()


@card("hyoga-cygne-bronze", "hyoga-cygne-asgard")
@pytest.mark.parametrize("version", ["bronze", "asgard"])
@pytest.mark.parametrize(("barrier", "fights"), [("thetis-sirene-marine", False), ("kuraggu", True)])
def test_whom_thetis_keeps_away_does_not_fight_whom_kuraggu_disappoints_does(version, barrier, fights):
    held = {"hand": [f"hyoga-cygne-{version}"], "pile": ["oko"], "played": [{"card": "hyoga-cygne", "against": 5}]}
    t = scene(held, field=[at(5, "jabu-licorne"), at(6, barrier)])
    play(t, f"hyoga-cygne-{version}", "jabu-licorne", *(["yes"] if fights else []))
    assert t.me.hand == (["oko"] if fights else [])
    t.settled()


@card("hyoga-cygne-asgard")
def test_a_hero_whom_thetis_keeps_away_draws_for_nobody():
    held = {"hand": ["hyoga-cygne-asgard"], "pile": ["oko"], "played": [{"card": "oko", "against": 5}]}
    t = scene(held, field=[at(5, "jabu-licorne"), at(6, "thetis-sirene-marine")])
    play(t, "hyoga-cygne-asgard", "jabu-licorne")
    assert t.me.hand == []
    t.settled()


@card("hyoga-cygne-bronze")
def test_nobody_fights_dauphin_without_having_discarded():
    held = {"hand": ["hyoga-cygne-bronze", "jaki"], "pile": ["oko"]}
    t = scene({**held, "played": [{"card": "hyoga-cygne", "against": 6}]}, field=["dauphin"])
    play(t, "hyoga-cygne-bronze", "dauphin")
    assert t.me.hand == ["jaki"]
    t.settled()
    t = scene({**held, "hand": [*held["hand"], "hyoga-cygne"]}, field=["dauphin"])
    t.toll("dauphin", "jaki")
    play(t, "hyoga-cygne", "dauphin")
    play(t, "hyoga-cygne-bronze", "dauphin", "yes")
    assert t.me.hand == ["oko"]
    t.settled()


@card("hyoga-cygne-asgard", "hyoga-cygne-poseidon")
@rule("SS-FAQH-080", "SS-FAQH-260")
@pytest.mark.parametrize("version", ["asgard", "poseidon"])
def test_a_better_hyoga_draws_for_each_fighter_beside_him(version):
    new = f"hyoga-cygne-{version}"
    field = [at(4, "athena-base"), at(5, "mu-belier"), at(6, "jabu-licorne")]
    beside = [("ban-petit-lion", 6), ("hyoga-cygne", 6), ("oko", 5), ("oko", 4)]
    held = {"hand": [new], "pile": ["oko"] * 4, "played": [{"card": one, "against": slot} for one, slot in beside]}
    t = scene(held, field=field)
    play(t, new, "jabu-licorne", "yes")
    assert len(t.me.hand) == 2
    t.settled()
    t = scene(held, field=field)
    play(t, new, "mu-belier", "yes")
    assert len(t.me.hand) == 1 and t.why("rally", "mu-belier") == "SS-ACQ-020"  # not committed to anything
    t.settled()
    t = scene(held, field=field)
    play(t, new, "athena-base")  # Cosmos only: nobody fights there
    assert t.me.hand == []
    t.settled()


@card("hyoga-cygne-asgard")
def test_who_is_committed_for_cosmos_is_no_fighter():
    t = scene({"hand": ["shun-andromede-bronze", "hyoga-cygne-asgard"], "pile": ["oko"] * 4}, field=["mu-belier"])
    play(t, "shun-andromede-bronze", "mu-belier", "yes")
    play(t, "hyoga-cygne-asgard", "mu-belier")
    assert t.me.hand == ["oko"]
    t.settled()


@card("hyoga-cygne-asgard")
@rule("SS-EFX-090", "SS-EFX-220")
@pytest.mark.parametrize("freeze", [False, True])
def test_a_marked_hyoga_takes_a_hyoga_of_the_discard_pile(freeze):
    target = "hyoga-cygne" if freeze else "shiryu-dragon"
    lying = ["hyoga-cygne", "hyoga-cygne-bronze", "hyoga-verseau", "armure-cygne", "oko"]
    t = hurt("hyoga-cygne-asgard", {"discard": lying}, freeze=freeze)
    t.asks(me, ["hyoga-cygne", "hyoga-cygne-bronze"])
    t.me.pick("hyoga-cygne-bronze", target)
    assert t.me.hand == ["hyoga-cygne-bronze"]
    t.settled()
    t = hurt("hyoga-cygne-asgard", {"discard": ["hyoga-verseau"]}, freeze=freeze)
    t.me.pick(target)
    assert t.me.hand == [] and t.me.discard == ["hyoga-verseau"]
    t.settled()


# Shun


@card("shun-andromede-bronze")
@rule("SS-FAQM-200", "SS-FAQH-080")
def test_shun_commits_his_cosmos_to_draw():
    held = {"hand": ["shun-andromede-bronze"], "pile": ["oko"], "marked": [wounded("jaki")]}
    t = scene(held, field=["mu-belier"])
    play(t, "shun-andromede-bronze", "mu-belier", "yes")  # with 1 of 6 Cosmos
    assert t.me.hand == ["oko"]
    assert t.why("fight", "mu-belier") == t.why("heal", "shun-andromede-bronze") == "SS-FAQM-200"
    t.settled()
    t = scene(held, field=["mu-belier"])
    play(t, "shun-andromede-bronze", "mu-belier", "no")
    assert t.me.hand == [] and t.why("fight", "mu-belier") == "SS-ACQ-020"
    assert t.why("heal", "shun-andromede-bronze") == ""
    t.settled()


@card("shun-andromede-bronze")
@rule("SS-FAQM-200")
def test_a_shun_who_is_committed_cannot_be_left_out():
    fighters = [{"card": one, "against": 5} for one in ("milo-scorpion", "milo-scorpion")]
    t = scene({"hand": ["shun-andromede-bronze"], "pile": ["oko"], "played": fighters}, field=[at(5, "jabu-licorne")])
    milo = [it.number for it in t.state.players[0].played]
    play(t, "shun-andromede-bronze", "jabu-licorne", "yes")
    t.rally("jabu-licorne")
    t.asks(me, ["done", f"without:{milo[0]}", f"without:{milo[1]}"])
    t.me.pick(f"without:{milo[0]}")  # the others are needed
    assert sorted(t.me.discard) == ["milo-scorpion", "shun-andromede-bronze"]
    t.settled()


@card("shun-andromede-bronze")
@rule("SS-FAQM-210")
def test_shun_draws_only_against_characters_with_a_cosmos_cost():
    for target in ("saga-gemeaux", "armure-lion"):
        t = scene({"hand": ["shun-andromede-bronze"], "pile": ["oko"]}, field=[target])
        play(t, "shun-andromede-bronze", target)
        assert t.me.hand == []
        t.settled()
    t = scene({"hand": ["shun-andromede-bronze"]}, field=["mu-belier"])
    play(t, "shun-andromede-bronze", "mu-belier")  # nothing to draw
    t.settled()


@card("shun-andromede-bronze")
@rule("SS-FAQM-210")
def test_beside_a_hyoga_shun_can_rally_camus():
    t = scene({"hand": ["shun-andromede-bronze", "hyoga-cygne"], "pile": ["oko"]}, field=["camus-verseau"])
    play(t, "hyoga-cygne", "camus-verseau")
    play(t, "shun-andromede-bronze", "camus-verseau", "yes")
    assert t.me.hand == ["oko"]
    t.settled()


@card("shun-andromede-asgard", "shun-andromede-poseidon")
@rule("SS-FAQH-080")
@pytest.mark.parametrize("version", ["asgard", "poseidon"])
def test_a_better_shun_draws_against_any_card_with_a_cosmos_cost(version):
    new = f"shun-andromede-{version}"
    for target, drawn in (("armure-lion", 1), ("mu-belier", 1), ("saga-gemeaux", 0)):
        t = scene({"hand": [new], "pile": ["oko", "jaki"]}, field=[target])
        play(t, new, target, *["yes"] * drawn)
        assert len(t.me.hand) == drawn
        t.settled()
    t = scene({"hand": [new], "pile": ["oko"], "marked": [wounded("jaki")]}, field=["mu-belier"])
    play(t, new, "mu-belier", "yes")
    assert t.why("fight", "mu-belier") == "SS-ACQ-020" and t.why("heal", new) == ""  # not committed to anything
    t.settled()
    t = scene({"hand": [new], "pile": ["oko"]}, field=[at(5, "mu-belier"), at(6, "thetis-sirene-marine")])
    play(t, new, "mu-belier")
    assert t.me.hand == []
    t.settled()


@card("shun-andromede-asgard")
@rule("SS-FAQM-220")
def test_a_marked_shun_must_equip_an_armour_of_the_discard_pile():
    lying = ["armure-andromede", "robe-zeta-alcor", "armure-vierge", "shun-andromede"]
    t = hurt("shun-andromede-asgard", {"armour": ["armure-lion"], "discard": lying})
    t.asks(me, ["armure-andromede", "robe-zeta-alcor"])  # a golden one is too rare
    t.me.pick("armure-andromede", "shiryu-dragon")
    assert t.me.armour == ["armure-andromede"] and "armure-lion" in t.me.discard
    t.settled()
    t = hurt("shun-andromede-asgard", {"armour": ["armure-lion"], "discard": ["armure-vierge"]})
    t.me.pick("shiryu-dragon")
    assert t.me.armour == ["armure-lion"]
    t.settled()


@card("shun-andromede-asgard")
@rule("SS-FAQM-230")
def test_the_ring_keeps_a_marked_shun_from_equipping():
    t = hurt("shun-andromede-asgard", {"relics": ["anneau-nibelungen"], "discard": ["armure-andromede"]})
    t.me.pick("shiryu-dragon")
    assert t.me.armour == [] and t.me.discard == ["armure-andromede"]
    t.settled()


@card("shun-andromede-asgard")
def test_a_shun_wounded_in_anothers_turn_equips_his_own_player():
    t = scene(
        {"hand": ["ban-petit-lion"], "armour": ["armure-pegase"]},
        {"hand": ["shun-andromede-asgard"], "discard": ["armure-andromede"]},
    )
    play(t, "ban-petit-lion", "jabu-licorne")
    t.activate("ban-petit-lion")
    t.you.pick("shun-andromede-asgard", "armure-andromede")
    assert t.you.armour == ["armure-andromede"] and t.me.armour == ["armure-pegase"]
    t.settled()


# Ikki


@card("ikki-phoenix-bronze", "ikki-phoenix-asgard", "ikki-phoenix-poseidon")
@rule("SS-FAQH-100")
@pytest.mark.parametrize(("version", "drawn"), [("bronze", 1), ("asgard", 2), ("poseidon", 2)])
def test_ikki_destroys_a_character_of_the_discard_pile_to_draw(version, drawn):
    new = f"ikki-phoenix-{version}"
    held = {"hand": [new], "pile": ["jaki", "cassios", "oko"]}
    t = scene({**held, "discard": ["oko", "armure-phoenix", "ikki-phoenix"]})
    play(t, new, "jabu-licorne")
    t.asks(me, ["oko", "ikki-phoenix", "done"])
    t.me.pick("ikki-phoenix")
    assert t.me.destroyed == ["ikki-phoenix"] and t.me.hand == ["jaki", "cassios"][:drawn]
    t.settled()
    t = scene({**held, "discard": ["oko"]})
    play(t, new, "jabu-licorne", "done")
    assert t.me.destroyed == t.me.hand == []
    t.settled()
    t = scene({**held, "discard": ["armure-phoenix"]})
    play(t, new, "jabu-licorne")  # no character: no price, no draw
    assert t.me.destroyed == t.me.hand == []
    t.settled()


@card("ikki-phoenix-asgard")
def test_a_marked_ikki_calls_a_very_common_character_back():
    fallen = ["ikki-phoenix", "ikki-phoenix-bronze", "cassios", "armure-phoenix"]
    t = hurt("ikki-phoenix-asgard", {"destroyed": fallen}, yours={"destroyed": ["oko"]})
    t.asks(me, ["ikki-phoenix", "cassios"])
    t.me.pick("cassios", "shiryu-dragon")
    assert t.me.discard == ["cassios"] and t.me.destroyed == ["ikki-phoenix", "ikki-phoenix-bronze", "armure-phoenix"]
    t.settled()
    t = hurt("ikki-phoenix-asgard", {"destroyed": ["ikki-phoenix-bronze"]})
    t.me.pick("shiryu-dragon")
    assert t.me.discard == [] and t.me.destroyed == ["ikki-phoenix-bronze"]
    t.settled()


# Héros Transcendés

POSEIDON = ["seiya-pegase-poseidon", "shiryu-dragon-poseidon", "hyoga-cygne-poseidon"]
POSEIDON += ["shun-andromede-poseidon", "ikki-phoenix-poseidon"]
TRANSCENDED = ["seiya-pegase-transcende", "shiryu-dragon-transcende", "hyoga-cygne-transcende"]
TRANSCENDED += ["shun-andromede-transcende", "ikki-phoenix-transcende"]


@card(*POSEIDON)
@rule("SS-TYPE-160")
@pytest.mark.parametrize("freeze", [False, True])
@each_hero
def test_a_marked_hero_of_poseidon_brings_the_transcended_one(hero, freeze):
    old, new, target = f"{IDS[hero]}-poseidon", f"{IDS[hero]}-transcende", "hyoga-cygne" if freeze else "shiryu-dragon"
    another = "shun-andromede-transcende" if hero != "shun" else "ikki-phoenix-transcende"
    t = hurt(old, {"aside": [another, f"{IDS[hero]}-bronze", new]}, freeze=freeze)
    t.me.pick(target)
    assert t.me.hand == [new] and t.me.aside == [another, f"{IDS[hero]}-bronze"]
    t.settled()
    t = hurt(old, {"pile": [new], "aside": [f"{IDS[hero]}-bronze"]}, freeze=freeze)
    t.me.pick(target)
    assert t.me.hand == [] and t.me.pile == [new]  # he is in the deck already
    t.settled()


@card("shun-andromede-poseidon")
@rule("SS-TYPE-160", "SS-TYPE-170")
def test_whoever_owns_a_hero_of_poseidon_takes_the_transcended_one_for_a_time():
    t = hurt("shun-andromede-poseidon", yours={"aside": ["shun-andromede-transcende"]})
    t.me.pick("shiryu-dragon")
    assert t.me.hand == ["shun-andromede-transcende"] and t.you.aside == []
    end_turn(t, "shun-andromede-transcende")
    assert t.you.aside == ["shun-andromede-transcende"]  # he goes back to where he was
    t.settled()


@card(*TRANSCENDED)
@rule("SS-TYPE-170")
@each_hero
def test_a_transcended_hero_is_put_aside_when_used_or_at_the_end_of_the_turn(hero):
    one = f"{IDS[hero]}-transcende"
    players = [{"hero": hero, "hand": [one], "pile": ["oko"] * 5}, {"hand": ["oko"]}]
    t = scene(players=players, field=[at(5, "jabu-licorne")], reserve=["oko"] * 9)
    play(t, one, "jabu-licorne")
    t.fight("jabu-licorne")
    assert t.me.aside == [one] and t.me.discard == ["jabu-licorne"]
    t.settled()
    t = scene(players=players, field=[at(5, "mu-belier")], reserve=["oko"] * 9)
    play(t, one, "mu-belier")
    end_turn(t)
    assert t.me.aside == [one] and t.me.discard == []
    t.settled()


@card("hyoga-cygne-transcende", "shiryu-dragon-transcende")
@rule("SS-TYPE-170")
def test_a_transcended_hero_pays_a_price_and_is_put_aside():
    t = hurt("shiryu-dragon-transcende")
    t.me.pick("shiryu-dragon")
    assert t.me.aside == ["shiryu-dragon-transcende"] and t.me.marked == [] and values(t, "shiryu-dragon")[0] == 3
    t.settled()
    t = hurt("hyoga-cygne-transcende", freeze=True)
    t.me.pick("hyoga-cygne")
    assert t.me.aside == ["hyoga-cygne-transcende"] and t.me.marked == []
    t.settled()
    t = scene({"hand": ["phaeton", "hyoga-cygne-transcende"], "pile": ["oko", "jaki"]})
    play(t, "phaeton", "jabu-licorne", "hyoga-cygne-transcende")
    assert t.me.aside == ["hyoga-cygne-transcende"] and t.me.destroyed == [] and t.me.hand == ["oko", "jaki"]
    t.settled()


# Armures de Bronze

BASE_ARMOURS = list(ARMOURS.values())
NEW_ARMOURS = [f"{armour}-asgard" for armour in BASE_ARMOURS]


def smithy(hero, hand, *, version="", aside=None, **mine) -> Table:
    """A player with an Armure de Bronze equipped, and all better cards set aside."""
    versions = [f"{IDS[hero]}-{one}" for one in ("bronze", "bronze", "asgard", "poseidon", "transcende")]
    return scene(
        players=[
            {
                "hero": hero,
                "armour": [ARMOURS[hero] + version],
                "hand": [IDS[hero] + one for one in hand],
                "aside": versions if aside is None else aside,
                **mine,
            },
            {},
        ]
    )


@card(*BASE_ARMOURS)
@rule("SS-FAQA-010")
@each_hero
def test_two_very_common_heroes_become_a_common_one(hero):
    t = smithy(hero, ["", "", ""])
    t.activate(ARMOURS[hero], IDS[hero])
    t.asks(me, [IDS[hero]] * 2)
    t.me.pick(IDS[hero])
    t.asks(me, [f"{IDS[hero]}-bronze"] * 2)
    t.me.pick(f"{IDS[hero]}-bronze")
    assert t.me.discard == [f"{IDS[hero]}-bronze", ARMOURS[hero]] and t.me.armour == []
    assert t.me.destroyed == [IDS[hero]] * 2 and t.me.hand == [IDS[hero]]
    t.settled()


@card(*NEW_ARMOURS)
@rule("SS-FAQA-010", "SS-FAQA-060", "SS-FAQA-070")
@each_hero
def test_with_the_new_armour_the_better_hero_comes_into_hand(hero):
    common, armour = f"{IDS[hero]}-bronze", f"{ARMOURS[hero]}-asgard"
    t = smithy(hero, ["-bronze", "-bronze"], version="-asgard")
    t.activate(armour, common, common)
    t.asks(me, [f"{IDS[hero]}-asgard", f"{IDS[hero]}-poseidon"])  # either is of the next rank
    t.me.pick(f"{IDS[hero]}-poseidon")
    assert t.me.hand == [f"{IDS[hero]}-poseidon"] and t.me.discard == [armour] and t.me.destroyed == [common] * 2
    assert t.offers("play") == [f"{IDS[hero]}-poseidon"]  # this very turn
    t.settled()


@rule("SS-FAQA-020", "SS-FAQA-030")
def test_no_better_hero_without_two_to_destroy_and_one_set_aside():
    t = smithy("ikki", [""])
    assert t.why("activate", "armure-phoenix") == "SS-EFX-130" and t.me.armour == ["armure-phoenix"]
    t = smithy("seiya", ["", ""], aside=["seiya-pegase-asgard"], destroyed=["seiya-pegase-bronze"] * 4)
    assert t.why("activate", "armure-pegase") == "SS-EFX-130"
    t = smithy("seiya", ["", ""])
    assert t.why("activate", "armure-pegase") == ""


@rule("SS-FAQA-070")
@pytest.mark.parametrize(
    "hand", [["", "-bronze"], ["-bronze", "-asgard"], ["-asgard", "-poseidon"], ["-asgard", "-asgard"]]
)
def test_only_two_of_the_same_rank_are_identical_and_none_rises_above_uncommon(hand):
    assert smithy("seiya", hand).why("activate", "armure-pegase") == "SS-EFX-130"


FIRST = {  # the technique that destroys a single hero
    "seiya": "chevalier-de-pegase",
    "shiryu": "chevalier-du-dragon",
    "hyoga": "chevalier-du-cygne",
    "shun": "chevalier-d-andromede",
    "ikki": "chevalier-du-phoenix",
}


@card(*TRANSCENDED)
@rule("SS-FAQA-070", "SS-TECH-040")
@each_hero
def test_a_transcended_hero_makes_a_pair_with_nobody_and_rises_no_further(hero):
    for rank in ("", "-bronze", "-asgard", "-transcende"):
        t = smithy(hero, [rank, "-transcende"], board=[FIRST[hero]])
        assert t.why("activate", ARMOURS[hero]) == "SS-EFX-130"
        assert t.why("technique", FIRST[hero]) == ("" if rank in ("", "-bronze") else "SS-TECH-020")
        t.settled()
    t = smithy(hero, ["", "-transcende", ""])
    t.activate(ARMOURS[hero])
    t.asks(me, [IDS[hero]] * 2)
    t.me.pick(IDS[hero])
    t.asks(me, [IDS[hero]])
    t.me.pick(IDS[hero], f"{IDS[hero]}-bronze")
    assert t.me.hand == [f"{IDS[hero]}-transcende"] and t.me.destroyed == [IDS[hero]] * 2
    t.settled()


@rule("SS-FAQA-070")
def test_the_second_hero_destroyed_is_of_the_rank_of_the_first():
    t = smithy("shun", ["", "", "-bronze", "-bronze", "-asgard"])
    t.activate("armure-andromede")
    t.asks(me, ["shun-andromede"] * 2 + ["shun-andromede-bronze"] * 2)
    t.me.pick("shun-andromede")
    t.asks(me, ["shun-andromede"])
    t.me.pick("shun-andromede", "shun-andromede-bronze")
    assert t.me.discard[0] == "shun-andromede-bronze" and t.me.destroyed == ["shun-andromede"] * 2
    t.settled()


# A better Armure de Bronze


def after_mu(*players, way="fight", **words) -> Table:
    """The first player acquires Mu, with Force or with Cosmos; what follows is still to come."""
    first, *rest = [dict(one) for one in players]
    fighters = ["shura-capricorne"] * 2 if way == "fight" else ["shaka-vierge"] * 2
    first["played"] = [{"card": one, "against": 6} for one in fighters]
    t = scene(players=[first, *rest], field=["mu-belier"], **words)
    getattr(t, way)("mu-belier")
    return t


def wearing(hero, zone, **more):
    return {"hero": hero, zone: [ARMOURS[hero]], "aside": [f"{ARMOURS[hero]}-asgard"], **more}


@rule("SS-EVOL-010", "SS-EVOL-020", "SS-EVOL-030")
def test_a_golden_knight_lets_everyone_swap_the_armour_of_hand_or_equipped():
    t = after_mu(wearing("seiya", "armour"), wearing("hyoga", "hand"), wearing("shun", "discard"))
    decks = [len(deck_of(t.state, seat)) for seat in range(3)]
    t.asks(me, ["yes", "no"])
    t.me.pick("yes")
    t.asks(you, ["yes", "no"])
    t.you.pick("yes")
    assert t.me.armour == ["armure-pegase-asgard"] and t.me.aside == ["armure-pegase"]
    assert t.you.hand == ["armure-cygne-asgard"] and t.you.aside == ["armure-cygne"] and t.you.armour == []
    assert t.players[2].discard == ["armure-andromede"]  # nobody asked him
    assert [len(deck_of(t.state, seat)) for seat in range(3)] == decks
    t.settled()


@rule("SS-EVOL-030")
def test_the_swap_may_be_declined_and_is_offered_again():
    fighters = [{"card": "shura-capricorne", "against": slot} for slot in (5, 5, 5, 6, 6)]
    t = scene(
        {**wearing("seiya", "hand"), "played": fighters},
        wearing("shun", "armour"),
        field=[at(5, "milo-scorpion"), at(6, "mu-belier")],
    )
    t.fight("mu-belier")
    t.me.pick("no")
    t.you.pick("yes")
    assert t.me.hand == ["armure-pegase"] and t.me.aside == ["armure-pegase-asgard"]
    assert t.you.armour == ["armure-andromede-asgard"] and t.you.hand == []
    t.fight("milo-scorpion", "yes")  # the other one has nothing left to swap
    assert t.me.hand == ["armure-pegase-asgard"] and t.you.aside == ["armure-andromede"]
    t.settled()


@rule("SS-FAQA-040")
def test_an_armour_that_takes_part_is_not_swapped():
    players = [wearing("hyoga", "armour"), wearing("shun", "armour")]
    players[0]["played"] = [{"card": "shaka-vierge", "against": 6}, {"card": "milo-scorpion", "against": 6}]
    t = scene(players=players, field=["mu-belier"])
    t.rally("mu-belier")  # 3 + 2 and the armour's 1
    t.asks(you, ["yes", "no"])
    t.you.pick("yes")
    assert t.me.discard[0] == "armure-cygne" and t.me.armour == [] and t.me.aside == ["armure-cygne-asgard"]
    assert t.you.armour == ["armure-andromede-asgard"]
    t.settled()


@rule("SS-FAQA-040")
@pytest.mark.parametrize("armour", ["with", "without"])
def test_an_armour_that_stays_out_may_be_swapped(armour):
    t = after_mu(wearing("hyoga", "armour"), {"hero": "shun"}, way="rally")
    t.me.pick(*([f"with:{t.number('armure-cygne')}"] if armour == "with" else []), "done")
    if armour == "with":
        assert t.me.armour == [] and t.me.aside == ["armure-cygne-asgard"]
    else:
        t.me.pick("yes")
        assert t.me.armour == ["armure-cygne-asgard"] and t.me.aside == ["armure-cygne"]
    t.settled()


@rule("SS-FAQA-040", "SS-ARMR-050")
def test_an_armour_in_use_is_not_swapped_for_a_knight_who_comes_along():
    fighters = [{"card": one, "against": 5} for one in ("shaka-vierge", "milo-scorpion")]
    mine = wearing("seiya", "armour", played=fighters)
    t = scene(mine, {"hero": "shun"}, field=[at(5, "hyoga-verseau"), at(6, "mu-belier")])
    t.rally("hyoga-verseau")  # 3 + 2 and the armour's 1; then each player acquires a card of the field
    t.me.pick("mu-belier")
    assert t.me.armour == [] and t.me.aside == ["armure-pegase-asgard"] and "armure-pegase" in t.me.discard
    t.settled()


@rule("SS-FAQA-050")
def test_a_frozen_armour_is_not_swapped():
    mine = {"hero": "shiryu", "marked": [frozen("armure-dragon")], "aside": ["armure-dragon-asgard"]}
    t = after_mu(mine, {"hero": "shun"})
    assert t.me.marked == ["armure-dragon"] and t.me.aside == ["armure-dragon-asgard"]
    t.settled()


@rule("SS-EVOL-010")
def test_only_ones_own_armour_is_swapped():
    t = after_mu({"hero": "seiya", "hand": ["armure-phoenix"], "aside": ["armure-pegase-asgard"]}, {"hero": "shun"})
    assert t.me.hand == ["armure-phoenix"]
    t.settled()
    t = scene({"played": [{"card": "shura-capricorne", "against": 6}], **wearing("seiya", "hand")})
    t.fight("jabu-licorne")  # no Chevalier d'Or
    assert t.me.hand == ["armure-pegase"]
    t.settled()


@rule("SS-EVOL-040")
def test_a_golden_knight_taken_free_opens_the_swap_too():
    fighters = [{"card": "shura-capricorne", "against": 5} for _ in range(3)]
    t = scene(
        {**wearing("seiya", "hand"), "played": fighters},
        {"hand": ["armure-andromede"], "aside": ["armure-andromede-asgard"]},
        field=[at(4, "milo-scorpion"), at(5, "shura-capricorne")],
    )
    t.fight(t.state.field[1].number, "milo-scorpion")
    t.me.pick("no")  # because of Milo
    t.you.pick("no")
    t.me.pick("yes")  # because of Shura
    t.you.pick("no")
    assert t.me.hand == ["armure-pegase-asgard"] and t.you.hand == ["armure-andromede"]
    t.settled()


@rule("SS-EVOL-010")
def test_alone_the_player_is_offered_the_swap_and_hilda_is_not():
    mine = {**wearing("seiya", "armour"), "played": [{"card": "shura-capricorne", "against": 6}] * 2}
    t = solo(mine, {"armour": ["armure-andromede"]}, field=["mu-belier"])
    t.fight("mu-belier")
    t.asks(me, ["yes", "no"])
    t.me.pick("yes")
    assert t.me.armour == ["armure-pegase-asgard"] and t.you.armour == ["armure-andromede"]
    t.settled()
