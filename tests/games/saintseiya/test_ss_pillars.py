"""Généraux Marina, the Piliers that they guard, and the Armes de la Balance."""

import pytest
from ss_scene import at, end_turn, facing, frozen, hilda_turn, play, price, scene, scores, solo, values, wounded

from pioche.testing import card, me, rule

ALL = {
    "kanon-dragon-des-mers": "pilier-atlantique-nord",
    "sorento-sirene-malefique": "pilier-atlantique-sud",
    "isaak-kraken": "pilier-arctique",
    "kassa-lyumnades": "pilier-antarctique",
    "krishna-chrysaor": "pilier-indien",
    "io-scylla": "pilier-pacifique-sud",
    "bian-hippocampe": "pilier-pacifique-nord",
}
NINE = ["thor-phecda"] * 3  # 9 Force, and nothing happens when they are played


def standing(t):
    return [it.printed.id for it in t.state.standing]


def attack(t, pillar, *cards):
    for one in cards:
        play(t, one, pillar)


# Revealed


@rule("SS-PILR-010", "SS-PILR-060")
@pytest.mark.parametrize(("general", "pillar"), list(ALL.items()))
def test_a_general_reveals_the_pillar_that_he_guards_and_brings_a_weapon(general, pillar):
    t = scene({"played": facing(2, *NINE)}, field=[at(2, general)], pillars=list(ALL.values()))
    t.fight(general)
    if t.match.ask.kind == "party":
        t.me.pick("done")
    assert standing(t) == [pillar] and pillar not in [one.proto.id for one in t.state.pillars]
    assert t.me.weapons == 1 and t.state.weapons == 5 and t.you.weapons == 0
    t.settled()


@rule("SS-PILR-010")
def test_a_destroyed_pillar_is_not_revealed_again():
    left = [pillar for pillar in ALL.values() if pillar != "pilier-atlantique-nord"]
    field = [at(2, "kanon-dragon-des-mers")]
    t = scene({"played": facing(2, *NINE)}, {"trophies": ["pilier-atlantique-nord"]}, field=field, pillars=left)
    t.fight("kanon-dragon-des-mers")
    assert standing(t) == [] and len(t.state.pillars) == 6
    assert t.you.trophies == ["pilier-atlantique-nord"] and t.me.weapons == 1
    t.settled()


@rule("SS-PILR-110")
def test_a_second_general_finds_his_pillar_standing_as_it_was_and_brings_another_weapon():
    t = scene(
        {"played": facing(2, *["thor-phecda"] * 2, "oko"), "weapons": 1},
        field=[at(2, "io-scylla")],
        standing=[{"card": "pilier-pacifique-sud", "minus": 1}],
        weapons=5,
    )
    t.fight("io-scylla")
    assert standing(t) == ["pilier-pacifique-sud"] and t.card("pilier-pacifique-sud").minus == 1
    assert t.me.weapons == 2 and t.state.weapons == 4
    t.settled()


@rule("SS-PILR-110")
def test_a_general_rallied_with_cosmos_counts_and_so_does_one_acquired_free():
    field = [at(2, "sorento-sirene-malefique")]
    t = scene({"played": facing(2, "shaka-vierge", "shaka-vierge")}, field=field, pillars=["pilier-atlantique-sud"])
    t.rally("sorento-sirene-malefique")
    assert standing(t) == ["pilier-atlantique-sud"] and t.me.weapons == 1
    assert t.me.hand == ["sorento-sirene-malefique"]
    t.settled()
    field = [at(2, "shura-capricorne"), at(3, "isaak-kraken")]
    t = scene({"played": facing(2, *NINE)}, field=field, pillars=["pilier-arctique"], asgard=False)
    t.fight("shura-capricorne", "isaak-kraken")
    assert standing(t) == ["pilier-arctique"] and t.me.weapons == 1
    t.settled()


@rule("SS-PILR-110", "SS-SOLOX-190")
def test_hilda_reveals_a_pillar_and_gets_no_weapon():
    t = hilda_turn(
        1, {"hand": []}, field=["io-scylla", "oko", "oko", "oko", "oko", "oko"], pillars=["pilier-pacifique-sud"]
    )
    assert standing(t) == ["pilier-pacifique-sud"] and t.you.weapons == 0 and t.state.weapons == 6


@rule("SS-PILR-060")
def test_without_a_weapon_left_none_is_gained():
    t = scene(
        {"played": facing(2, *NINE), "weapons": 2},
        {"weapons": 4},
        field=[at(2, "kanon-dragon-des-mers")],
        pillars=["pilier-atlantique-nord"],
        weapons=0,
    )
    t.fight("kanon-dragon-des-mers")
    assert t.me.weapons == 2 and t.you.weapons == 4 and t.state.weapons == 0
    assert standing(t) == ["pilier-atlantique-nord"]
    t.settled()


# Attacked


@rule("SS-PILR-020", "SS-PILR-030", "SS-PILR-050")
def test_ten_force_of_any_player_destroy_a_pillar_nine_do_not():
    t = scene({"hand": [*NINE, "oko"]}, field=[], standing=["pilier-indien"])
    attack(t, "pilier-indien", *NINE)
    assert t.why("fight", "pilier-indien") == "SS-ACQ-020" and t.offers("fight") == []
    play(t, "oko", "pilier-indien")
    t.fight("pilier-indien")
    assert t.me.trophies == ["pilier-indien"] and standing(t) == []
    assert sorted(t.me.discard) == ["oko", *NINE]
    t.settled()


@rule("SS-PILR-020")
def test_who_revealed_it_may_leave_it_to_another():
    t = scene(
        {"played": facing(2, *NINE), "hand": ["oko"]},
        {"hand": [*NINE, "oko"]},
        field=[at(2, "kanon-dragon-des-mers")],
        pillars=["pilier-atlantique-nord"],
        reserve=["jaki"] * 9,
    )
    t.fight("kanon-dragon-des-mers")
    play(t, "oko", "pilier-atlantique-nord")  # in vain
    end_turn(t)
    attack(t, "pilier-atlantique-nord", *NINE, "oko")
    t.fight("pilier-atlantique-nord")
    assert t.you.trophies == ["pilier-atlantique-nord"] and t.me.trophies == []
    t.settled()


@rule("SS-PILR-040")
def test_cosmos_does_not_break_a_pillar():
    t = scene({"hand": ["kanon-dragon-des-mers"] * 4}, field=[], standing=["pilier-indien"])
    attack(t, "pilier-indien", *["kanon-dragon-des-mers"] * 4)
    assert t.why("rally", "pilier-indien") == "SS-ACQ-110" and t.offers("rally") == []


@rule("SS-PILR-040")
def test_what_touches_cards_of_the_field_does_not_touch_a_pillar():
    """Comète de Pégase lowers field cards only; Thétis keeps Héros from characters; Soldat (5) speaks of the field."""
    t = scene(
        {"hand": ["seiya-pegase", "seiya-pegase-poseidon", *NINE], "energy": 3, "board": ["comete-de-pegase"]},
        field=[at(5, "oko"), at(1, "thetis-sirene-marine"), at(2, "soldat-marina-5")],
        standing=["pilier-indien"],
    )
    t.technique("comete-de-pegase", "seiya-pegase")
    assert price(t, "oko") == 1 and price(t, "pilier-indien") == 10
    attack(t, "pilier-indien", *NINE)
    play(t, "seiya-pegase-poseidon", "pilier-indien")
    if t.match.ask.kind == "confirm":
        t.me.pick("no")
    t.fight("pilier-indien")
    assert t.me.trophies == ["pilier-indien"] and "seiya-pegase-poseidon" in t.me.discard
    t.settled()


@rule("SS-PILR-040")
def test_removing_the_field_leaves_a_pillar_standing():
    t = scene({"armour": ["armure-capricorne"]}, field=[at(6, "jabu-licorne")], standing=["pilier-indien"])
    t.activate("armure-capricorne")
    assert t.state.field == [] and standing(t) == ["pilier-indien"]
    t.settled()


# Armes de la Balance


@rule("SS-PILR-070")
def test_each_hero_takes_one_weapon_for_four_force():
    t = scene({"hand": ["seiya-pegase"] * 2, "weapons": 2}, field=[], standing=["pilier-indien"], weapons=4)
    attack(t, "pilier-indien", *["seiya-pegase"] * 2)
    first, second = (it.number for it in t.state.players[0].played)
    assert t.why("fight", "pilier-indien") == "SS-ACQ-020"
    t.arm(first)
    assert values(t, first)[0] == 5 and values(t, second)[0] == 1
    assert t.why("arm", first) == "SS-PILR-070" and t.me.weapons == 1
    t.arm(second)
    t.fight("pilier-indien")
    assert t.me.trophies == ["pilier-indien"] and t.me.weapons == 0
    t.settled()


@rule("SS-PILR-070")
def test_a_weapon_is_for_a_hero_of_yours_who_faces_a_pillar():
    t = scene(
        {"hand": ["seiya-pegase", "thor-phecda"], "weapons": 1},
        field=[at(2, "oko")],
        standing=["pilier-indien"],
        weapons=5,
    )
    play(t, "seiya-pegase", "oko")
    play(t, "thor-phecda", "pilier-indien")
    assert t.why("arm", "seiya-pegase") == "SS-PILR-070" and t.why("arm", "thor-phecda") == "SS-PILR-070"
    assert t.offers("arm") == []
    none = scene({"hand": ["seiya-pegase"]}, field=[], standing=["pilier-indien"])
    play(none, "seiya-pegase", "pilier-indien")
    assert none.why("arm", "seiya-pegase") == "SS-PILR-070" and none.offers("arm") == []
    t.settled()


@rule("SS-PILR-080")
def test_a_spent_weapon_goes_back_to_the_supply_and_can_be_gained_again():
    t = scene(
        {"hand": ["seiya-pegase"], "weapons": 3, "played": facing(2, *NINE)},
        {"weapons": 3},
        field=[at(2, "kanon-dragon-des-mers")],
        standing=["pilier-atlantique-nord"],
        weapons=0,
    )
    play(t, "seiya-pegase", "pilier-atlantique-nord")
    t.arm("seiya-pegase")
    assert t.me.weapons == 2 and t.state.weapons == 1
    t.fight("kanon-dragon-des-mers")
    assert t.me.weapons == 3 and t.state.weapons == 0
    t.settled()


# Points


@rule("SS-PILR-050", "SS-PILR-090")
def test_a_destroyed_pillar_brings_two_points_to_who_destroyed_it():
    three = ["pilier-antarctique", "pilier-indien", "pilier-pacifique-sud"]
    assert scores({}, {"trophies": three}) == (0, 6)
    assert scores({}, {}, standing=three) == (0, 0)


@rule("SS-PILR-100")
@card("kanon-dragon-des-mers")
def test_a_token_on_a_pillar_is_kept_by_who_destroys_it():
    players = [{"hero": "seiya"}, {"hero": "shun", "hand": [*NINE, "oko"]}, {"hero": "ikki"}]
    t = scene(
        players=players,
        field=[at(6, "kanon-dragon-des-mers")],
        standing=["pilier-indien", "pilier-arctique"],
        pillars=["pilier-antarctique"],
        reserve=["jaki"] * 9,
    )
    end_turn(t)
    assert [it.minus for it in t.state.standing] == [1, 1]
    attack(t, "pilier-indien", *NINE, "oko")
    t.fight("pilier-indien")
    assert t.you.trophies == ["pilier-indien"] and t.you.minus == 1 and t.me.minus == t.players[2].minus == 0
    assert t.card("pilier-arctique").minus == 1
    t.settled()


# Each Pilier: who gains +1 Force against it, and what it brings


def bonuses(pillar, *cards):
    """What each of these cards gains against a Pilier."""
    t = scene({"hand": list(cards)}, field=[at(6, "oko")], standing=[pillar])
    gained = []
    for one in cards:
        play(t, one, pillar)
        while t.match.ask.kind != "main":
            t.me.pick("done" if t.match.ask.kind == "target" else "no")
        gained.append(values(t, one)[0] - t.card(one).printed.force)
    return gained


@card("pilier-atlantique-nord")
@rule("SS-PILR-090")
def test_atlantique_nord_wants_marinas():
    assert bonuses("pilier-atlantique-nord", "io-scylla", "kiki", "thetis-sirene-marine", "oko") == [1, 1, 1, 0]
    deck = {"trophies": ["pilier-atlantique-nord"], "hand": ["kiki"], "discard": ["oko"], "marked": [wounded("kiki")]}
    assert scores(deck) == (3 + 4, 0)
    assert scores({"trophies": ["pilier-atlantique-nord"], "destroyed": ["kiki"]}, {"hand": ["kiki"]}) == (2, 1)


@card("pilier-atlantique-sud")
@rule("SS-PILR-090")
def test_atlantique_sud_wants_bronze_knights():
    assert bonuses("pilier-atlantique-sud", "jabu-licorne", "seiya-pegase-bronze", "seiya-pegase", "mu-belier") == [
        1,
        1,
        0,
        0,
    ]
    same = {"hand": ["jabu-licorne", "jabu-licorne"], "trophies": ["pilier-atlantique-sud"]}
    assert scores(same) == (4 + 3, 0)  # one name
    same["hand"] = ["seiya-pegase-bronze", "seiya-pegase-asgard", "jabu-licorne", "seiya-pegase"]
    assert scores(same) == (1 + 3 + 2 + 4, 0)  # two names, whatever the rank


@card("pilier-arctique")
@rule("SS-PILR-090")
def test_arctique_wants_hyoga():
    assert bonuses("pilier-arctique", "hyoga-cygne", "hyoga-cygne-poseidon", "seiya-pegase") == [1, 1, 0]
    mine = {"trophies": ["pilier-arctique"], "marked": [frozen("oko"), wounded("gigas")]}
    assert scores(mine, {"marked": [wounded("jaki")]}) == (1 - 1 + 4, 0)
    assert scores(mine, {"marked": [wounded("jaki")] * 2}) == (2, 0)  # a tie
    three = [{"hero": "ikki", **mine}, {"hero": "shun"}, {"hero": "seiya", "marked": [wounded("jaki")]}]
    t = scene(players=three, field=[], ending=True, active=2)
    end_turn(t)
    assert t.match.result.scores == (5, 0, 0)


@card("pilier-antarctique")
@rule("SS-PILR-090")
def test_antarctique_wants_ikki():
    assert bonuses("pilier-antarctique", "ikki-phoenix", "ikki-phoenix-bronze", "seiya-pegase") == [1, 1, 0]
    mine = {"trophies": ["pilier-antarctique"], "destroyed": ["jabu-licorne", "mu-belier", "oko", "seiya-pegase"]}
    assert scores(mine, {"destroyed": ["jabu-licorne"]}) == (4, 0)
    assert scores({"trophies": ["pilier-antarctique"], "discard": ["jabu-licorne"]}) == (4, 0)


@card("pilier-indien")
@rule("SS-PILR-090")
def test_indien_wants_shiryu():
    assert bonuses("pilier-indien", "shiryu-dragon", "shiryu-dragon-bronze", "shun-andromede") == [1, 1, 0]
    jakis = [wounded("jaki")] * 4
    assert scores({"trophies": ["pilier-indien"], "marked": [*jakis, frozen("jaki")]}) == (5, 0)
    assert scores({"trophies": ["pilier-indien"], "marked": [*jakis, frozen("armure-pegase")]}) == (2, 0)


@card("pilier-pacifique-sud")
@rule("SS-PILR-090")
def test_pacifique_sud_wants_shun():
    assert bonuses("pilier-pacifique-sud", "shun-andromede", "shun-andromede-bronze", "seiya-pegase") == [1, 1, 0]
    mine = {
        "trophies": ["pilier-pacifique-sud"],
        "armour": ["armure-lion"],
        "pile": ["robe-alpha"],
        "hand": ["ecaille-poseidon", "armure-pegase", "mu-belier"],
    }
    assert scores(mine) == (3 + 2 + 4 + 0 + 5 + 4, 0)


@card("pilier-pacifique-nord")
@rule("SS-PILR-090")
def test_pacifique_nord_wants_seiya():
    assert bonuses("pilier-pacifique-nord", "seiya-pegase", "seiya-pegase-poseidon", "shun-andromede") == [1, 1, 0]
    mine = {"trophies": ["pilier-pacifique-nord"], "hand": ["poseidon", "pope"], "relics": ["urne-athena"]}
    assert scores(mine) == (-1 + 0 + 1 + 4, 0)


@rule("SS-PILR-070", "SS-PILR-030")
@card("pilier-pacifique-nord")
def test_alone_against_hilda_a_pillar_is_attacked_as_ever():
    t = solo({"hand": ["seiya-pegase"] * 2, "weapons": 2}, field=[], standing=["pilier-pacifique-nord"], weapons=4)
    attack(t, "pilier-pacifique-nord", *["seiya-pegase"] * 2)
    for it in list(t.state.players[0].played):
        t.arm(it.number)
    assert [values(t, it.number)[0] for it in t.state.players[0].played] == [6, 6]
    t.fight("pilier-pacifique-nord")
    assert t.me.trophies == ["pilier-pacifique-nord"]
    t.asks(me)
    t.settled()


@rule("SS-PILR-110")
def test_a_general_found_by_ultime_dragon_counts():
    t = scene(
        {"energy": 3, "board": ["ultime-dragon"], "marked": [wounded("shiryu-dragon")]},
        {"hand": ["oko"]},
        reserve=["io-scylla"],
        pillars=["pilier-pacifique-sud"],
    )
    t.technique("ultime-dragon", "shiryu-dragon")
    assert t.me["io-scylla"].wounded and standing(t) == ["pilier-pacifique-sud"] and t.me.weapons == 1
    t.settled()


@rule("SS-PILR-110")
def test_a_mere_transfer_between_players_is_no_acquisition():
    t = scene(
        {"played": facing(2, "isaak-kraken", "soldat-marina-3")},
        {"marked": [frozen("io-scylla")]},
        field=[at(2, "cassios")],
        pillars=["pilier-pacifique-sud"],
    )
    t.fight("cassios", "io-scylla")
    assert t.me["io-scylla"].frozen == 2 and standing(t) == [] and t.me.weapons == 0
    t.settled()
