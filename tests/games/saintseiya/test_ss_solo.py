"""Alone against Hilda: her zones, her turn, how cards act on her."""

import pytest
from ss_scene import at, end_turn, frozen, hilda_turn, play, solo, values, wounded

from pioche.engine.contract import check_position, check_scenario
from pioche.games.saintseiya.rules.scoring import score
from pioche.testing import card, me, rule, started, table

DEAR = "kanon-dragon-des-mers"  # 9 Force or 9 Cosmos


def on_field(t):
    return [it.card.proto.id for it in t.state.field]


def gone(t):
    return [one.proto.id for one in t.state.gone]


def alone(**options):
    """A solo game from its set-up on, in which the first die has only made the player discard."""
    for seed in range(100):
        t = started("saintseiya", decks=["seiya"], seed=seed, options=options)
        if len(t.me.hand) == 4 and t.me.discard:
            return t
    raise AssertionError("no such seed")


# The end, and the count


@rule("SS-SOLO-010")
def test_the_game_ends_with_the_maintenance_of_turn_24():
    t = solo(turn=23, field=["oko", "jabu-licorne"])
    end_turn(t)
    assert t.match.result is None and t.state.turn == 24
    t = solo(turn=24, field=["oko", "jabu-licorne"])
    end_turn(t)
    assert t.match.result is not None and t.state.turn == 24
    assert gone(t) == ["jabu-licorne"] and t.you.hand == []  # maintenance was the last thing to happen


@rule("SS-SOLO-020")
@pytest.mark.parametrize(("mine", "winner"), [(["mu-belier"], 1), (["mu-belier", "oko"], 0), (["oko"], 1)])
def test_hilda_must_be_beaten(mine, winner):
    t = solo({"discard": mine}, {"discard": ["milo-scorpion"]}, turn=24)
    end_turn(t)
    assert t.match.result.winners == (winner,)


@rule("SS-SOLO-030", "SS-SOLO-110", "SS-SOLO-100")
def test_all_her_cards_count_but_those_destroyed_and_each_marked_one_costs_a_point():
    hers = {
        "hand": ["oko"],  # 1
        "discard": ["spartan"],  # 2
        "aside": ["aldebaran-taureau"],  # 5
        "armour": ["armure-lion"],  # 3
        "marked": [wounded("mu-belier"), frozen("jabu-licorne", 1)],  # 5 + 2 - 2
        "destroyed": ["milo-scorpion"],
    }
    mine = {
        "discard": ["oko"],
        "marked": [wounded("spartan"), frozen("jabu-licorne")],
        "aside": ["seiya-pegase-asgard"],
    }
    t = solo(mine, hers, turn=24)
    end_turn(t)
    assert t.match.result.scores == (5, 16)


@rule("SS-SOLO-110")
def test_what_hilda_destroys_lies_under_her_token():
    t = solo({"hand": ["oko"]}, {"hand": ["jabu-licorne", "cassios"]}, turn=24)
    play(t, "oko", "jabu-licorne")
    t.activate("oko")
    assert t.you.destroyed == ["jabu-licorne"] and t.you.hand == ["cassios"]
    end_turn(t)
    assert t.match.result.scores[1] == 1


# Set-up


@rule("SS-SOLO-040", "SS-SOLO-050")
def test_relics_hilda_and_the_pope_stay_out_and_her_zones_are_empty():
    t = alone()
    reserve = [
        one for one in t.state.cards[1:] if not one.proto.hero and one.proto.type in ("character", "armour", "relic")
    ]
    assert len(reserve) == 190
    names = {one.proto.id for one in reserve}
    assert not names & {"hilda", "pope", "balmung", "anneau-nibelungen", "trident-poseidon", "urne-athena"}
    assert t.state.turn == 1 and t.state.sapphires in (0, 1)
    assert len(t.you.hand + t.you.armour) == 1 and t.you.discard == t.you.aside == t.you.marked == []
    assert t.state.active == 0
    t.end()
    t.settled()


@rule("SS-SOLO-040")
def test_no_flame_burns_but_the_statue_stands():
    t = hilda_turn(1, field=["thor-phecda", "oko", "oko", "oko", "oko", "mu-belier"])
    assert t.state.sapphires == 1
    end_turn(t)
    assert "mu-belier" in gone(t) and t.state.flames == 12 and not t.state.ending


# Her zones


@rule("SS-SOLO-060")
def test_her_hand_is_in_the_order_of_acquisition_and_open():
    t = hilda_turn(1, hers={"hand": ["geist"]}, field=["mu-belier", "oko", "oko", "oko", "oko", "oko"])
    assert t.you.hand == ["geist", "mu-belier"]
    seen = t.match.view(0)["players"][1]["hand"]
    assert [one["card"] for one in seen] == ["geist", "mu-belier"]
    t.settled()


@rule("SS-SOLO-070")
def test_a_sixth_card_drives_out_the_leftmost():
    hand = ["freya", "spartan", "kiki", "geist", "gigas"]
    t = hilda_turn(1, hers={"hand": hand, "discard": ["oko"]}, field=["mu-belier", "oko", "oko", "oko", "oko", "oko"])
    assert t.you.hand == [*hand[1:], "mu-belier"] and t.you.discard == ["freya", "oko"]
    t.settled()


@rule("SS-SOLO-080")
def test_an_armour_is_worn_at_once_and_the_former_one_discarded():
    hers = {"hand": ["freya", "spartan", "kiki", "geist", "gigas"], "armour": ["armure-lion"]}
    t = hilda_turn(1, hers=hers, field=["armure-cancer", "oko", "oko", "oko", "oko", "oko"])
    assert t.you.armour == ["armure-cancer"] and t.you.discard == ["armure-lion"] and t.you.hand == hers["hand"]
    t.settled()


@rule("SS-SOLO-090", "SS-SOLOX-170")
def test_the_armour_is_discarded_first_then_the_hand_from_left_to_right():
    hers = {"hand": ["oko", "freya", "cassios"], "armour": ["robe-alpha"], "discard": ["jaki"]}
    t = hilda_turn(5, hers=hers, field=[DEAR, DEAR, DEAR, DEAR, "gigas", DEAR])
    assert t.you.discard == ["cassios", "oko", "robe-alpha", "jaki"]
    assert t.you.hand == ["freya", "gigas"] and t.you.armour == []  # 3 Force buy nothing
    t.settled()


# Her turn


@rule("SS-SOLOT-010")
def test_the_die_is_rolled_before_the_player_may_act():
    t = hilda_turn(1, {"hand": ["oko"]}, turn=4)
    t.asks(me, kind="main")
    assert t.state.turn == 5 and t.me.discard == ["oko"] and t.you.hand == ["oko"]
    t.settled()


@rule("SS-SOLOT-020", "SS-SOLOX-110")
def test_in_the_first_step_she_ignores_what_the_field_forbids():
    t = hilda_turn(2, field=["kuraggu", "marine-aigle", "oko", "oko", "oko", "oko"])
    assert t.you.hand == ["marine-aigle"]
    field = [DEAR, "serpent-des-mers", "dauphin", "kuraggu", DEAR, DEAR]
    assert hilda_turn(2, field=field).you.hand == ["serpent-des-mers"]
    t.settled()


@rule("SS-SOLOT-030")
def test_an_empty_slot_gives_her_nothing_but_the_face_is_applied():
    t = hilda_turn(1, {"hand": ["oko"]}, field=["jabu-licorne"] * 5)
    assert t.you.hand == [] and t.me.hand == [] and t.me.discard == ["oko"]
    assert len(t.state.field) == 5
    t.settled()


@rule("SS-SOLOT-040")
def test_what_she_takes_in_the_first_step_is_not_beaten_but_adds_its_sapphire():
    mine = {"hand": ["jabu-licorne", "spartan", "kiki"]}
    t = hilda_turn(1, mine, field=["aphrodite-poissons", "oko", "oko", "oko", "oko", "oko"])
    assert t.you.hand == ["aphrodite-poissons"] and t.me.marked == [] and t.state.sapphires == 0
    t = hilda_turn(1, field=["thor-phecda", "oko", "oko", "oko", "oko", "oko"])
    assert t.you.hand == ["thor-phecda"] and t.state.sapphires == 1
    t.settled()


@rule("SS-SOLOT-060")
def test_the_field_is_not_filled_before_the_main_phase():
    t = hilda_turn(4, {"hand": ["oko"]}, {"hand": ["jabu-licorne", "freya"]}, reserve=["jaki"] * 9)
    t.me.pick("oko")
    assert [it.slot for it in t.state.field] == [1, 2, 3, 5, 6]
    t.settled()


@rule("SS-SOLOT-060")
@card("oko")
def test_hilda_is_the_opponent_of_the_player():
    t = solo({"hand": ["oko"]}, {"hand": ["freya", "mu-belier", "jabu-licorne"]})
    play(t, "oko", "jabu-licorne")
    t.activate("oko")
    assert t.you.destroyed == ["jabu-licorne"] and t.you.hand == ["freya", "mu-belier"]
    t.settled()


@rule("SS-SOLOT-070")
def test_the_last_card_leaves_wherever_it_is_and_the_counter_goes_up():
    t = solo(field=[at(2, "oko"), at(4, "jabu-licorne")], turn=24)
    end_turn(t)
    assert gone(t) == ["jabu-licorne"] and [it.slot for it in t.state.field] == [6]
    t = hilda_turn(1, turn=7)
    assert t.state.turn == 8 and t.state.active == 0
    t.settled()


# Effects and Hilda


@rule("SS-SOLOX-010")
@card("ban-petit-lion")
def test_her_marked_cards_have_no_effect():
    t = solo({"hand": ["ban-petit-lion"]}, {"hand": ["io-scylla"], "discard": ["oko"]})
    play(t, "ban-petit-lion", "jabu-licorne")
    assert t.why("activate", "ban-petit-lion")  # Io is no Chevalier
    t = solo({"hand": ["asterion-chiens-de-chasse", "thor-phecda"]}, {"hand": ["io-scylla"]})
    play(t, "asterion-chiens-de-chasse", "jabu-licorne")
    t.activate("asterion-chiens-de-chasse")
    while t.match.decision.kind != "main":
        t.me.pick("io-scylla")
    assert t.you["io-scylla"].wounded and t.me.marked == [] and t.me.hand == ["thor-phecda"]
    t.settled()


@rule("SS-SOLOX-010")
def test_she_uses_no_effect_of_what_she_acquires_or_discards():
    hand = ["jabu-licorne", "spartan", "kiki", "geist", "gigas"]
    mine = {"hand": ["seiya-pegase"] * 3}
    t = hilda_turn(4, mine, {"hand": hand, "discard": ["oko"]}, field=["oko", "oko", "oko", "freya", "oko", "oko"])
    t.me.pick("seiya-pegase")  # what the face wants, nothing else
    assert t.you.hand == [*hand[1:], "freya"] and t.you.discard == ["jabu-licorne", "oko"]
    assert len(t.me.hand) == 2
    t.settled()


@rule("SS-SOLOX-020", "SS-SOLOX-030")
@card("hagen-merak")
def test_exits_strike_the_player_alone_and_she_takes_the_guerrier_divin():
    hers = {"hand": ["hyoga-cygne"], "marked": [frozen("mu-belier")]}
    t = solo({"hand": ["hyoga-cygne"] * 2, "marked": [frozen("oko")]}, hers, field=["hagen-merak"], turn=24)
    end_turn(t)
    t.asks(me, ["oko", "hyoga-cygne", "hyoga-cygne"])
    t.me.pick("oko")
    assert t.me.destroyed == ["oko"] and t.you["mu-belier"].frozen
    assert t.you.destroyed == [] and t.you.hand == ["hyoga-cygne", "hagen-merak"] and gone(t) == []


@rule("SS-SOLOX-030")
@card("siegfried-dubhe")
def test_siegfried_leaves_into_her_hand_with_his_sapphire_and_his_exit():
    mine = {"hand": ["oko"] * 5, "pile": ["jaki", "spartan"]}
    t = solo(mine, {"hand": ["kiki"]}, field=["siegfried-dubhe"], turn=24)
    end_turn(t)
    assert t.you.hand == ["kiki", "siegfried-dubhe"] and t.state.sapphires == 1
    assert t.me.marked == ["jaki"] and t.me["jaki"].frozen == 2 and t.me.pile == ["spartan"]


@rule("SS-SOLOX-030")
def test_in_the_easy_game_she_takes_no_other_guerrier_and_no_robe():
    t = solo(field=["garde-asgard-2"])
    end_turn(t)
    assert gone(t) == ["garde-asgard-2"]
    t = solo(field=["robe-alpha"])
    end_turn(t)
    assert gone(t) == ["robe-alpha"] and t.you.hand == []


@rule("SS-SOLOX-040")
@card("ptolemy-fleche")
def test_no_effect_removes_a_flame():
    t = hilda_turn(1, field=["ptolemy-fleche", "oko", "oko", "oko", "oko", "oko"])
    assert t.state.flames == 12
    t = solo({"hand": ["thor-phecda"] * 3}, field=["mu-belier"])
    for _ in range(3):
        play(t, "thor-phecda", "mu-belier")
    t.fight("mu-belier", "done")
    assert "mu-belier" in t.me.discard and t.state.flames == 12
    t.settled()


@rule("SS-SOLOX-050")
@card("saga-gemeaux")
@pytest.mark.parametrize("flames", [11, 12])
def test_saga_has_no_bonus_without_a_clock(flames):
    t = solo({"hand": ["saga-gemeaux"]}, flames=flames)
    play(t, "saga-gemeaux", "jabu-licorne")
    assert values(t, "saga-gemeaux") == (1, 0, 1)
    t.settled()


@rule("SS-SOLOX-060")
@card("ban-petit-lion")
def test_of_her_own_cards_she_wounds_the_least_worth():
    t = solo({"hand": ["ban-petit-lion"]}, {"hand": ["mu-belier", "jabu-licorne", "nachi-loup", "freya"]})
    play(t, "ban-petit-lion", "jabu-licorne")
    t.activate("ban-petit-lion")
    assert t.you.marked == ["nachi-loup"]  # 2 PV as Jabu, but weaker
    t.settled()


@rule("SS-SOLOX-060")
@card("ban-petit-lion")
def test_where_she_is_torn_the_player_chooses():
    t = solo({"hand": ["ban-petit-lion"]}, {"hand": ["geki-ours", "jabu-licorne", "nachi-loup"]})
    play(t, "ban-petit-lion", "jabu-licorne")
    t.activate("ban-petit-lion")
    t.asks(me, ["geki-ours", "nachi-loup"])
    t.me.pick("geki-ours")
    assert t.you.marked == ["geki-ours"] and t.you.hand == ["jabu-licorne", "nachi-loup"]
    t.settled()


@rule("SS-SOLOX-070")
@card("armure-cancer")
def test_of_the_players_cards_she_wounds_the_most_worth():
    mine = {"armour": ["armure-cancer"], "pile": ["seiya-pegase", "mu-belier", "seiya-pegase", "oko"]}
    t = solo(mine)
    t.activate("armure-cancer")
    assert t.me.marked == ["mu-belier"] and sorted(t.me.hand) == ["seiya-pegase"] * 2
    t.settled()


@rule("SS-SOLOX-080")
@card("milo-scorpion")
def test_of_her_own_cards_she_discards_the_weakest_whatever_its_pv():
    t = solo({"hand": ["milo-scorpion"]}, {"hand": ["geist", "jamian-corbeau", "dauphin"], "discard": ["oko"]})
    play(t, "milo-scorpion", "jabu-licorne", "yes")
    assert t.you.discard == ["jamian-corbeau", "oko"] and t.you.hand == ["geist", "dauphin"]
    t = solo({"hand": ["milo-scorpion"]}, {"hand": ["geist", "oko", "jamian-corbeau"]})
    play(t, "milo-scorpion", "jabu-licorne", "yes")
    t.asks(me, ["oko", "jamian-corbeau"])
    t.me.pick("oko")
    assert t.you.discard == ["oko"]
    t.settled()


@rule("SS-SOLOX-090")
@card("garde-asgard-5")
def test_of_the_players_cards_she_discards_the_strongest():
    from pioche.games.saintseiya.rules.choose import preferred

    t = solo({"hand": ["seiya-pegase", "shaka-vierge", "deathmask-cancer"]})
    t.asks(me)
    chosen = preferred(t.state.players[0].hand, "discard", own=False)
    assert [one.proto.id for one in chosen] == ["shaka-vierge"]  # strength 5, though 5 PV against 6
    t.end()
    t.settled()


@rule("SS-SOLOX-100")
@card("athena-base")
def test_she_draws_from_her_discard_pile_and_puts_nothing_aside():
    hers = {"discard": ["mu-belier", "geist", "spartan"], "hand": ["freya"]}
    field = ["oko", "cassios", "phaeton", "oko", "cassios", "phaeton"]
    t = hilda_turn(3, hers=hers, field=field, reserve=["athena-base"] + ["oko"] * 5)
    assert t.you.hand == ["freya", "phaeton", "mu-belier"]
    assert t.you.discard == ["geist", "spartan"] and t.you.aside == []
    t.settled()


@rule("SS-SOLOX-110")
@card("garde-asgard-4")
def test_field_effects_bind_her_on_a_face():
    field = ["garde-asgard-4", "freya", "freya", "freya", "freya", "marine-aigle"]
    t = hilda_turn(6, hers={"hand": ["shiva-paon"]}, field=field)
    assert t.you.discard == ["marine-aigle", "shiva-paon"] and t.you.hand == []  # she has spent what she took, in vain
    assert on_field(t) == ["garde-asgard-4"] + ["freya"] * 4
    t.settled()


@rule("SS-SOLOX-120")
@card("june-cameleon")
def test_june_stops_the_healing_whether_she_leaves_or_comes():
    hers = {"marked": [wounded("mu-belier"), wounded("spartan")]}
    june = ["oko", "june-cameleon", "oko", "oko", "oko", "oko"]
    t = hilda_turn(3, hers=hers, field=june, reserve=["cassios"] * 6)
    assert on_field(t) == ["cassios"] * 6 and sorted(t.you.marked) == ["mu-belier", "spartan"]
    t = hilda_turn(3, hers=hers, reserve=["cassios"] * 5 + ["june-cameleon"])
    assert sorted(t.you.marked) == ["mu-belier", "spartan"]
    t = hilda_turn(3, hers=hers, reserve=["cassios"] * 6)
    assert t.you.marked == ["spartan"]
    t.settled()


@rule("SS-SOLOX-130")
@card("serpent-des-mers")
def test_nobody_faces_a_card_for_her():
    t = hilda_turn(5, hers={"hand": ["oko"] * 3}, field=[DEAR, "serpent-des-mers", DEAR, DEAR, "gigas", DEAR])
    assert "serpent-des-mers" in on_field(t) and t.you.hand == ["gigas"] and t.you.discard == ["oko"] * 3
    t.settled()


@rule("SS-SOLOX-140")
@card("dauphin")
def test_she_discards_a_card_for_dauphin_if_she_has_one_left():
    field = [DEAR, "dauphin", DEAR, DEAR, "oko", DEAR]
    t = hilda_turn(5, hers={"hand": ["oko"] * 2}, field=field)
    assert "dauphin" in on_field(t) and t.you.hand == []
    t = hilda_turn(5, hers={"hand": ["oko", "oko", "hilda", "freya"]}, field=field)
    assert t.you.hand == ["hilda", "dauphin"] and t.you.discard[0] == "freya"  # the weaker one
    t.settled()


@rule("SS-SOLOX-150")
@card("leda", "spica")
def test_what_she_spends_has_its_printed_values():
    field = [DEAR, "docrates", "oko", DEAR, "gigas", DEAR]
    t = hilda_turn(5, hers={"hand": ["leda", "spica"]}, field=field)
    assert t.you.hand == ["gigas"] and "docrates" in on_field(t) and "oko" in on_field(t)  # 2 Force, not 4
    t.settled()


@rule("SS-SOLOX-160")
@card("aghora-lotus")
def test_she_does_not_suffer_from_what_she_takes():
    field = [DEAR, "aghora-lotus", DEAR, DEAR, "gigas", DEAR]
    t = hilda_turn(5, hers={"hand": ["thor-phecda", "moses-baleine", "oko"]}, field=field)
    assert t.you.hand == ["gigas", "aghora-lotus"] and t.you.marked == []
    assert t.you.discard == ["oko", "moses-baleine", "thor-phecda"]
    t.settled()


@rule("SS-SOLOX-180")
def test_slot_six_and_dearer_cards_bind_her_too():
    field = [DEAR, DEAR, DEAR, DEAR, "gigas", "jabu-licorne"]
    t = hilda_turn(5, hers={"hand": ["moses-baleine"]}, field=field)
    assert t.you.hand == ["gigas", "jabu-licorne"]
    field = [DEAR, DEAR, "jabu-licorne", DEAR, "gigas", "garde-asgard-2"]
    t = hilda_turn(5, hers={"hand": ["thor-phecda"]}, field=field)
    assert "jabu-licorne" in on_field(t)  # 3, and 1 more to the left of the Garde
    t.settled()


@rule("SS-SOLOX-190")
def test_a_general_shows_his_pilier_but_gives_her_no_weapon():
    field = ["io-scylla", "oko", "oko", "oko", "oko", "oko"]
    t = hilda_turn(1, field=field, pillars=["pilier-pacifique-sud"])
    assert [it.card.proto.id for it in t.state.standing] == ["pilier-pacifique-sud"]
    assert t.state.weapons == 6 and t.you.weapons == 0
    t = hilda_turn(
        4,
        {"hand": ["oko", "jaki"]},
        field=["oko", "oko", "oko", "io-scylla", "oko", "oko"],
        pillars=["pilier-pacifique-sud"],
    )
    t.me.pick("jaki")
    play(t, "oko", "pilier-pacifique-sud")
    assert t.me["oko"].facing == t.number("pilier-pacifique-sud")
    t.settled()


@rule("SS-SOLOX-200")
def test_a_chevalier_d_or_of_hers_lets_the_player_upgrade():
    mine = {"hand": ["seiya-pegase"], "armour": ["armure-pegase"], "aside": ["armure-pegase-asgard"]}
    t = hilda_turn(4, mine, field=["oko", "oko", "oko", "mu-belier", "oko", "oko"])
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes", "seiya-pegase")
    assert t.me.armour == ["armure-pegase-asgard"] and t.you.hand == ["mu-belier"]
    t.settled()


@rule("SS-SOLOX-210")
@card("aphrodite-poissons")
def test_what_she_buys_strikes_the_player():
    mine = {"hand": ["oko", "jaki", "spartan"]}
    field = [DEAR, "aphrodite-poissons", DEAR, DEAR, "gigas", DEAR]
    t = hilda_turn(5, mine, {"hand": ["thor-phecda", "thor-phecda", "oko", "kiki"]}, field=field)
    t.asks(me, ["oko", "jaki", "spartan"])
    t.me.pick("oko", "jaki")
    assert sorted(t.me.marked) == ["jaki", "oko"] and t.you.marked == []
    assert t.you.hand == ["kiki", "gigas", "aphrodite-poissons"]
    t.settled()


@rule("SS-SOLOX-210")
@card("kiki", "dante-cerbere", "camus-verseau")
def test_what_would_give_her_something_or_strike_her_is_left_out():
    field = [DEAR, DEAR, DEAR, "kiki", DEAR, "gigas"]
    t = hilda_turn(6, hers={"hand": ["jamian-corbeau", "shiva-paon"], "discard": ["oko"]}, field=field)
    assert t.you.hand == ["gigas", "kiki"] and t.you.discard == ["shiva-paon", "jamian-corbeau", "oko"]
    field = [DEAR, "dante-cerbere", DEAR, DEAR, "gigas", DEAR]
    t = hilda_turn(5, hers={"hand": ["thor-phecda", "moses-baleine"]}, field=field, reserve=["mu-belier"])
    assert t.you.hand == ["gigas", "dante-cerbere"] and [one.proto.id for one in t.state.reserve] == ["mu-belier"]
    field = [DEAR, "camus-verseau", DEAR, DEAR, "gigas", DEAR]
    t = hilda_turn(5, hers={"hand": ["thor-phecda", "thor-phecda", "moses-baleine"]}, field=field)
    assert t.you.hand == ["gigas", "camus-verseau"] and t.you.marked == []
    t.settled()


@rule("SS-SOLOX-210")
@card("moses-baleine")
def test_what_acts_on_the_field_is_carried_out_and_a_sapphire_added():
    field = [DEAR, "moses-baleine", "oko", DEAR, "gigas", DEAR]
    t = hilda_turn(5, hers={"hand": ["thor-phecda", "thor-phecda"]}, field=field, reserve=["spartan"] * 4)
    assert (
        t.you.hand[:2] == ["gigas", "moses-baleine"] and "oko" not in on_field(t) and on_field(t).count("spartan") == 3
    )
    field = [DEAR, "syd-mizar", DEAR, DEAR, "gigas", DEAR]
    t = hilda_turn(5, hers={"hand": ["thor-phecda", "thor-phecda", "oko"]}, field=field)
    assert t.you.hand == ["gigas", "syd-mizar"] and t.state.sapphires == 1
    t.settled()


@rule("SS-SOLOX-220")
@card("geist", "spartan")
def test_arrivals_make_her_do_what_is_compulsory_and_nothing_else():
    hers = {"hand": ["mu-belier", "jabu-licorne"], "discard": ["kiki"]}
    t = hilda_turn(3, hers=hers, reserve=["geist", "spartan"] + ["oko"] * 4)
    # Geist: she has also taken Phaeton in slot 3, who is worth least
    assert t.you.destroyed == ["phaeton"] and t.you.hand == ["mu-belier", "jabu-licorne"]
    assert t.you.marked == [] and t.you.discard == ["kiki"]
    t.settled()


@rule("SS-SOLOX-220")
@card("gigas")
def test_the_player_is_active_when_gigas_arrives_on_a_face():
    t = hilda_turn(3, reserve=["gigas"] + ["oko"] * 6)
    t.asks(me, ["player:0", "player:1"])
    t.me.pick("player:1")
    assert t.you.discard == ["gigas"] and t.you.hand == ["phaeton"]
    t.settled()


@rule("SS-EPIC-100")
@card("doutes")
def test_each_guerrier_divin_that_leaves_the_field_puts_a_sablier_on_the_epopee():
    epic = {"epic": ["doutes"]}
    t = hilda_turn(1, field=["thor-phecda", "oko", "oko", "oko", "oko", "oko"], **epic)
    assert t.state.sand == 1
    t = hilda_turn(1, field=["oko", "oko", "oko", "oko", "oko", "thor-phecda"], **epic)
    assert t.state.sand == 0
    end_turn(t)
    assert t.state.sand >= 1
    t = solo({"hand": ["thor-phecda"] * 3}, field=["syd-mizar"], **epic)
    for _ in range(3):
        play(t, "thor-phecda", "syd-mizar")
    t.fight("syd-mizar", "done")
    assert t.state.sand == 1 and "syd-mizar" in t.me.discard
    t.settled()


@rule("SS-TOKN-010")
def test_the_tokens_on_what_she_takes_are_hers():
    t = solo({}, {}, field=[at(6, "thor-phecda", plus=2, minus=1)], turn=24)
    end_turn(t)
    assert t.you.hand == ["thor-phecda"] and score(t.state, 1) == 5
    armour = {"card": "armure-lion", "minus": 1}
    t = hilda_turn(4, field=["oko", "cassios", "phaeton", armour, "cassios", "oko"])
    assert t.you["armure-lion"].minus == 1 and t.you.minus == 0 and score(t.state, 1) == 3 - 1  # worn, it keeps them
    t.settled()
    t = solo({}, {}, field=[at(6, "oko", plus=2)], turn=24)
    end_turn(t)
    assert score(t.state, 1) == 0


def test_an_anneau_that_comes_although_it_stays_in_the_box_lies_before_hilda():
    t = table("saintseiya", level="easy", players=[{}, {}], reserve=["anneau-nibelungen"])
    t.end()
    t.me.pick("done")
    assert t.you.relics == ["anneau-nibelungen"]
    check_position(t.match)
    check_scenario(t.match)  # what can be reached can be said
    t.settled()
