"""The Écailles."""

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

from pioche.testing import card, me, rule, you


def ids(row):
    return [it.printed.id for it in row]


def names(cards):
    return [one.proto.id for one in cards]


def leaves(scale, mine=None, yours=None, **words):
    """The first player has just ended the turn, and the card of slot 6 leaves the field."""
    words.setdefault("reserve", ["cassios"] * 9)
    t = scene(mine, yours, field=[*words.pop("field", []), at(6, scale)], **words)
    end_turn(t)
    return t


# Poséidon


@card("ecaille-poseidon")
@rule("SS-CARD-320")
def test_a_character_of_the_discard_pile_takes_the_marker_of_a_marked_card():
    mine = {
        "armour": ["ecaille-poseidon"],
        "marked": [frozen("mu-belier", 1), wounded("jaki")],
        "discard": ["freya", "oko", "armure-lion"],
    }
    t = scene(mine)
    t.activate("ecaille-poseidon")
    t.asks(me, ["mu-belier", "jaki"])
    t.me.pick("mu-belier")
    t.asks(me, ["freya", "oko"])
    t.me.pick("freya")
    assert t.me["freya"].frozen == 1 and t.me.energy == 1 and sorted(t.me.marked) == ["freya", "jaki"]
    assert sorted(t.me.discard) == ["armure-lion", "ecaille-poseidon", "mu-belier", "oko"]
    t.settled()


@card("ecaille-poseidon")
@rule("SS-CARD-320", "SS-EFX-130")
def test_a_wound_is_passed_on_as_a_wound_and_both_cards_are_needed():
    t = scene({"armour": ["ecaille-poseidon"], "marked": [wounded("jaki")], "discard": ["oko"]})
    t.activate("ecaille-poseidon", "jaki", "oko")
    assert t.me["oko"].wounded and sorted(t.me.discard) == ["ecaille-poseidon", "jaki"]
    t.settled()
    t = scene({"armour": ["ecaille-poseidon"], "marked": [wounded("jaki")], "discard": ["armure-lion"]})
    assert t.why("activate", "ecaille-poseidon") == "SS-EFX-130"
    t = scene({"armour": ["ecaille-poseidon"], "discard": ["oko"]}, {"marked": [wounded("jaki")]})
    assert t.why("activate", "ecaille-poseidon") == "SS-EFX-130"


@card("ecaille-poseidon")
@rule("SS-CARD-070")
def test_what_is_acquired_with_force_comes_in_frozen_with_cosmos_to_hand():
    field = [at(2, "ecaille-poseidon"), at(3, "jabu-licorne")]
    t = scene({"played": facing(3, "thor-phecda")}, field=field)
    t.fight("jabu-licorne")
    assert t.me["jabu-licorne"].frozen == 2 and t.me.discard == ["thor-phecda"]
    t.settled()
    t = scene({"played": facing(3, "shaka-vierge")}, field=field)
    t.rally("jabu-licorne")
    assert t.me.hand == ["jabu-licorne"] and t.me.marked == []
    t.settled()


@card("ecaille-poseidon")
@rule("SS-CARD-070", "SS-EFX-090")
def test_a_card_acquired_free_is_frozen_too_and_its_marked_effect_applies():
    field = [at(1, "ecaille-poseidon"), at(2, "shura-capricorne"), at(3, "soldat-marina-1")]
    t = scene({"played": facing(2, *["thor-phecda"] * 3)}, {"weapons": 1}, field=field, weapons=5)
    t.fight("shura-capricorne", "soldat-marina-1")
    assert sorted(t.me.marked) == ["shura-capricorne", "soldat-marina-1"] and t.me.weapons == 1
    t.settled()


@card("ecaille-poseidon")
@rule("SS-CARD-070")
def test_the_ecaille_de_poseidon_is_not_frozen_itself_and_what_is_on_no_field_is_not_either():
    t = scene({"played": facing(2, *["shaka-vierge"] * 2)}, field=[at(2, "ecaille-poseidon")])
    t.rally("ecaille-poseidon")
    assert t.me.hand == ["ecaille-poseidon"]
    t.settled()
    t = scene(
        {"played": facing(2, "krishna-chrysaor"), "hand": ["thor-phecda"]},
        {"marked": [wounded("jabu-licorne")]},
        field=[at(2, "ecaille-poseidon")],
    )
    t.activate("krishna-chrysaor", "jabu-licorne")
    play(t, "thor-phecda", "jabu-licorne")
    t.fight("jabu-licorne")
    assert "jabu-licorne" in t.me.discard and t.me.marked == []
    t.settled()


# Dragon des Mers


def dragon(mine, yours, **words):
    """The Écaille du Dragon des Mers arrives."""
    return arrives("ecaille-dragon-des-mers", mine, yours, **words)


@card("ecaille-dragon-des-mers")
@rule("SS-CARD-060")
def test_the_card_discarded_may_be_taken_at_once_with_force():
    t = dragon({"hand": ["oko", "oko", "oko", "cassios", "armure-lion"]}, {"hand": ["jabu-licorne"]})
    assert t.you.discard == ["jabu-licorne"]
    t.asks(me, ["oko", "oko", "oko", "cassios", "done"], kind="confront")
    t.me.pick("oko", "oko", "oko")
    t.asks(me, ["cassios", "done", "fight:" + str(t.number("jabu-licorne"))])
    t.fight("jabu-licorne")
    assert t.you.discard == [] and sorted(t.me.discard) == ["jabu-licorne", "oko", "oko", "oko"]
    assert t.me.hand == ["cassios", "armure-lion"] and t.state.active == 1 and t.me.played == []
    t.settled()


@card("ecaille-dragon-des-mers")
@rule("SS-CARD-060")
def test_with_cosmos_it_comes_to_hand_and_the_armour_may_help():
    mine = {"hand": ["mu-belier", "oko", "oko", "oko", "oko"], "armour": ["armure-lion"]}
    t = dragon(mine, {"hand": ["jabu-licorne"]})
    t.me.pick("mu-belier")
    t.rally("jabu-licorne")
    assert "jabu-licorne" in t.me.hand and sorted(t.me.discard) == ["armure-lion", "mu-belier"]
    assert t.me.armour == [] and t.you.discard == []
    t.settled()


@card("ecaille-dragon-des-mers")
@rule("SS-CARD-060")
def test_who_declines_discards_whom_he_has_played_in_vain():
    t = dragon({"hand": ["oko", "jaki", "cassios", "gigas", "armure-lion"]}, {"hand": ["jabu-licorne"]})
    t.me.pick("oko", "done")
    assert t.you.discard == ["jabu-licorne"] and t.me.discard == ["oko"] and t.me.played == []
    assert t.state.active == 1 and t.state.step == "main"
    t.settled()


@card("ecaille-dragon-des-mers")
@rule("SS-CARD-060", "SS-CARD-360")
def test_the_opponent_is_named_and_the_card_is_drawn_by_chance():
    found = set()
    for seed in range(12):
        players = [
            {"hero": "seiya", "hand": ["oko"] * 5},
            {"hero": "shun", "hand": ["shun-andromede", "armure-andromede", "shun-andromede-bronze"]},
            {"hero": "ikki", "hand": ["gigas"]},
            {"hero": "hyoga"},
        ]
        t = scene(players=players, field=["oko"] * 6, reserve=["ecaille-dragon-des-mers"], seed=seed)
        end_turn(t)
        t.asks(me, ["player:1", "player:2"])
        t.me.pick("player:1")
        assert len(t.you.hand) == 2 and t.players[2].hand == ["gigas"]
        found.add(t.you.discard[0])
        t.asks(you, kind="main")  # it has no cost: nothing to confront
        t.settled()
    assert len(found) == 3


@card("ecaille-dragon-des-mers", "thetis-sirene-marine")
@rule("SS-FAQM-340", "SS-FAQH-220")
def test_thetis_and_kuraggu_also_guard_a_card_confronted_at_once():
    hand = {"hand": ["seiya-pegase", "seiya-pegase", "thor-phecda", "seiya-pegase", "oko"]}
    field = ["cassios", "phaeton", "oko", "thetis-sirene-marine", "ban-petit-lion", "geki-ours"]
    t = scene(hand, {"hand": ["jabu-licorne"]}, field=field, reserve=["ecaille-dragon-des-mers"])
    end_turn(t)
    t.me.pick("seiya-pegase", "seiya-pegase", "seiya-pegase")
    t.asks(me, ["thor-phecda", "oko", "done"])
    t.me.pick("thor-phecda")
    t.fight("jabu-licorne")
    assert "jabu-licorne" in t.me.discard and t.me.played == [] and t.me.discard.count("seiya-pegase") == 3
    t.settled()
    field[3] = "kuraggu"
    t = scene(hand, {"hand": ["jabu-licorne"]}, field=field, reserve=["ecaille-dragon-des-mers"])
    end_turn(t)
    assert t.state.active == 1 and t.you.discard == ["jabu-licorne"]
    t.settled()


@card("ecaille-dragon-des-mers", "thetis-sirene-marine")
@rule("SS-FAQM-330", "SS-CARD-060")
def test_against_an_armour_confronted_at_once_thetis_is_in_nobodys_way():
    heroes = ["seiya-pegase-poseidon", "seiya-pegase-asgard", "seiya-pegase-bronze"]
    field = ["cassios", "phaeton", "oko", "thetis-sirene-marine", "ban-petit-lion", "geki-ours"]
    mine = {"hand": [*heroes, "oko", "oko"]}
    t = scene(mine, {"hand": ["armure-lion"]}, field=field, reserve=["ecaille-dragon-des-mers"])
    end_turn(t)
    for one in heroes:
        t.me.pick(one)
        while t.match.ask.kind == "confirm":
            t.me.pick("no")
    t.rally("armure-lion")
    assert "armure-lion" in t.me.hand and t.you.discard == []
    t.settled()


@card("ecaille-dragon-des-mers")
@rule("SS-PILR-110", "SS-CARD-060")
def test_a_general_taken_at_once_reveals_his_pillar_and_has_no_defeated_effect():
    hand = ["thor-phecda", "thor-phecda", "oko", "gigas", "gigas"]
    t = dragon({"hand": hand}, {"hand": ["io-scylla"]}, pillars=["pilier-pacifique-sud"])
    t.me.pick("thor-phecda", "thor-phecda", "oko")
    t.fight("io-scylla")
    assert ids(t.state.standing) == ["pilier-pacifique-sud"] and t.me.weapons == 1 and t.me.destroyed == []
    t.settled()


@card("ecaille-dragon-des-mers", "ecaille-lyumnades")
@rule("SS-CARD-060", "SS-CARD-350")
def test_in_the_main_phase_who_was_not_used_stays_with_soin_and_effect():
    mine = {"armour": ["ecaille-lyumnades"], "hand": ["seiya-pegase", "oko"], "marked": [wounded("jaki")]}
    t = scene(mine, {"hand": ["jabu-licorne"]}, field=[at(2, "ecaille-dragon-des-mers")])
    t.activate("ecaille-lyumnades", "ecaille-dragon-des-mers")
    t.me.pick("seiya-pegase", "done")
    assert t.me.played == ["seiya-pegase"] and t.me["seiya-pegase"].facing == 0
    t.heal("seiya-pegase", "jaki")
    assert sorted(t.me.discard) == ["ecaille-lyumnades", "jaki", "seiya-pegase"]
    t.settled()


@card("ecaille-dragon-des-mers")
def test_of_hilda_too_a_card_is_taken():
    mine = {"hand": ["oko", "oko", "oko", "gigas", "gigas"]}
    for seed in range(9):
        t = solo(mine, {"hand": ["cassios"]}, field=["armure-lion"] * 6, reserve=["ecaille-dragon-des-mers"], seed=seed)
        end_turn(t)
        assert t.you.discard == ["cassios"]
        t.me.pick("oko", "oko")
        t.fight("cassios")
        assert "cassios" in t.me.discard and "cassios" not in t.you.discard


@card("ecaille-dragon-des-mers")
@rule("SS-CARD-390", "SS-CARD-370")
def test_with_the_dragon_all_armours_leave_the_field_each_with_its_exit():
    t = leaves(
        "ecaille-dragon-des-mers",
        {"hand": ["oko"] * 5, "pile": ["mu-belier"]},
        {"armour": ["armure-belier"], "pile": ["jaki"]},
        field=[at(1, "armure-lion"), at(2, "gigas"), at(3, "ecaille-sirene-marine")],
    )
    assert t.me.discard == ["jaki"] and t.you.discard == ["mu-belier"]
    assert names(t.state.gone) == ["armure-lion", "ecaille-sirene-marine", "ecaille-dragon-des-mers"]
    assert t.you.armour == ["armure-belier"] and ids(t.state.field)[-1] == "gigas"
    t.settled()


# Sirène


@card("ecaille-sirene")
@rule("SS-CARD-100")
def test_the_siren_swaps_a_knight_of_a_hand_for_a_card_of_the_same_rank():
    players = [
        {"hero": "seiya", "armour": ["ecaille-sirene"], "hand": ["sirius-grand-chien", "oko", "robe-zeta-alcor"]},
        {"hero": "shun", "hand": ["marine-aigle", "mu-belier", "oko", "armure-lion"]},
        {"hero": "ikki", "hand": ["jabu-licorne"]},
        {"hero": "hyoga"},
    ]
    t = scene(players=players)
    t.activate("ecaille-sirene")
    t.asks(me, ["player:1", "player:2"])
    t.me.pick("player:1")
    t.asks(me, ["marine-aigle", "done"])  # for Mu there is no card ★ to give
    t.me.pick("marine-aigle")
    t.asks(me, ["sirius-grand-chien", "robe-zeta-alcor"])
    t.me.pick("sirius-grand-chien")
    assert sorted(t.me.hand) == ["marine-aigle", "oko", "robe-zeta-alcor"]
    assert sorted(t.you.hand) == ["armure-lion", "mu-belier", "oko", "sirius-grand-chien"]
    t.settled()


@card("ecaille-sirene")
@rule("SS-CARD-100", "SS-ZONE-040")
def test_all_see_which_cards_were_swapped_and_no_others():
    players = [
        {"hero": "seiya", "armour": ["ecaille-sirene"], "hand": ["sirius-grand-chien", "jaki"]},
        {"hero": "shun", "hand": ["marine-aigle", "oko"]},
        {"hero": "ikki"},
    ]
    t = scene(players=players)
    t.activate("ecaille-sirene", "marine-aigle", "sirius-grand-chien")
    for viewer in (None, 2):
        hands = [player["hand"] for player in t.match.view(viewer)["players"]]
        seen = [sorted(one["card"] for one in hand if "card" in one) for hand in hands[:2]]
        assert seen == [["marine-aigle"], ["sirius-grand-chien"]]
    t.settled()


@card("ecaille-sirene")
@rule("SS-CARD-100", "SS-EFX-130")
def test_the_swap_is_for_good_and_may_be_declined():
    t = scene({"armour": ["ecaille-sirene"], "hand": ["sirius-grand-chien"]}, {"hand": ["marine-aigle"]})
    t.activate("ecaille-sirene", "done")
    assert t.me.hand == ["sirius-grand-chien"] and t.me.discard == ["ecaille-sirene"]
    t.settled()
    t = scene({"armour": ["ecaille-sirene"], "hand": ["oko"]}, {"hand": ["marine-aigle"]})
    t.activate("ecaille-sirene")
    t.asks(me, kind="main")
    none = scene({"armour": ["ecaille-sirene"], "hand": ["oko"]})
    assert none.why("activate", "ecaille-sirene") == "SS-EFX-130"
    t = scene(
        {"armour": ["ecaille-sirene"], "hand": ["sirius-grand-chien"]},
        {"hand": ["marine-aigle"]},
        ending=True,
        first=1,
        field=[],
    )
    t.activate("ecaille-sirene", "marine-aigle", "sirius-grand-chien")
    end_turn(t)
    assert t.match.result.scores == (3 + 3, 2)  # Marine, the Écaille; Sirius


@card("ecaille-sirene")
def test_hilda_gets_the_card_openly():
    t = solo({"armour": ["ecaille-sirene"], "hand": ["sirius-grand-chien"]}, {"hand": ["marine-aigle", "oko"]})
    t.activate("ecaille-sirene", "marine-aigle", "sirius-grand-chien")
    assert t.you.hand == ["oko", "sirius-grand-chien"] and t.me.hand == ["marine-aigle"]
    t.settled()


@card("ecaille-sirene")
def test_the_siren_arrives_and_each_may_wound_a_character_for_a_hero_of_the_same_rank():
    mine = {"hand": ["oko", "jabu-licorne", "mu-belier", "armure-lion", "gigas"]}
    mine["discard"] = ["seiya-pegase", "seiya-pegase-asgard", "cassios"]
    yours = {"hand": ["oko"], "discard": ["shun-andromede"]}
    t = arrives("ecaille-sirene", mine, yours)
    t.asks(me, ["oko", "jabu-licorne", "gigas", "done"])
    t.me.pick("jabu-licorne")
    t.asks(me, ["seiya-pegase-asgard"])  # ▲ and ◆
    t.me.pick("seiya-pegase-asgard")
    assert t.me["jabu-licorne"].wounded and "seiya-pegase-asgard" in t.me.hand
    t.asks(you, ["oko", "done"])
    t.you.pick("done")
    assert t.you.hand == ["oko"] and t.you.discard == ["shun-andromede"]
    t.settled()


# Kraken


@card("ecaille-kraken")
@rule("SS-FAQA-340")
def test_the_kraken_takes_back_a_marked_character_who_has_cosmos():
    marked = [wounded("jabu-licorne"), frozen("saga-gemeaux"), wounded("ban-petit-lion"), frozen("armure-lion")]
    t = scene({"armour": ["ecaille-kraken"], "marked": marked}, {"marked": [wounded("mu-belier")]})
    t.activate("ecaille-kraken")
    t.asks(me, ["jabu-licorne", "saga-gemeaux"])
    t.me.pick("saga-gemeaux")
    assert t.me.hand == ["saga-gemeaux"] and len(t.me.marked) == 3
    t.settled()
    t = scene({"armour": ["ecaille-kraken"], "marked": [wounded("ban-petit-lion")]})
    assert t.why("activate", "ecaille-kraken") == "SS-EFX-130"


@card("ecaille-kraken")
@rule("SS-FAQA-340", "SS-ZONE-120")
def test_the_kraken_reveals_top_cards_and_wounds_characters_without_cosmos():
    players = [
        {"hero": "seiya", "hand": ["oko"] * 5, "pile": ["shiva-paon", "oko"]},  # 3 Cosmos, no such cost
        {"hero": "shun", "pile": ["ban-petit-lion"]},  # none, but a cost of 3
        {"hero": "ikki", "pile": ["armure-pegase"]},
        {"hero": "hyoga", "discard": ["oko"]},
        {"hero": "shiryu", "pile": ["balmung"]},  # no Cosmos, no character
    ]
    t = scene(players=players, field=["oko"] * 6, reserve=["ecaille-kraken"])
    end_turn(t)
    assert t.me.hand[-1] == "shiva-paon" and t.you["ban-petit-lion"].wounded and t.you.hand == []
    assert t.players[2].hand == ["armure-pegase"] and t.players[2].energy == 0  # not drawn
    assert t.players[3].hand == [] and t.players[3].discard == ["oko"] and t.players[4].hand == ["balmung"]
    t.settled()


# Lyumnades


@card("ecaille-lyumnades")
@rule("SS-CARD-350")
def test_the_lyumnades_apply_one_arrival_of_the_field():
    t = scene(
        {"armour": ["ecaille-lyumnades"], "pile": ["oko"] * 6},
        {"pile": ["oko"] * 6},
        field=[at(2, "ecaille-scylla"), at(3, "athena-base"), at(4, "mu-belier")],
    )
    t.activate("ecaille-lyumnades")
    t.asks(me, ["ecaille-scylla", "athena-base"])
    t.me.pick("athena-base")
    assert t.me.hand == t.you.hand == ["oko"] and len(t.state.field) == 3
    t.settled()
    t = scene({"armour": ["ecaille-lyumnades"]}, field=[at(2, "mu-belier")])
    assert t.why("activate", "ecaille-lyumnades") == "SS-EFX-130"


@card("ecaille-lyumnades")
@rule("SS-CARD-350")
def test_the_lyumnades_arrive_and_all_exits_are_applied_from_the_last_card_on():
    field = ["oko", "jaki", "krishna-chrysaor", "cassios", "hagen-merak", "gigas"]
    mine = {"hand": ["oko"] * 4 + ["seiya-pegase"], "marked": [frozen("jaki"), wounded("cassios")]}
    t = scene(mine, {}, field=field, reserve=["ecaille-lyumnades"])
    end_turn(t)
    t.asks(me, ["jaki"])  # Hagen: a frozen card, or a Hyôga
    t.me.pick("jaki")
    t.asks(me, ["seiya-pegase", "cassios"])  # Krishna
    t.me.pick("cassios")
    assert t.me.destroyed == ["jaki", "cassios"]
    assert ids(t.state.field) == ["ecaille-lyumnades", "oko", "jaki", "krishna-chrysaor", "cassios", "hagen-merak"]
    t.settled()


@card("ecaille-lyumnades", "soldat-marina-4")
@rule("SS-CARD-350", "SS-CARD-170", "SS-ODIN-040")
def test_lent_exits_are_applied_too_and_all_of_them_twice_with_the_robe():
    mine = {"hand": ["oko", "jaki", "cassios", "gigas", "phaeton"]}
    words = {"reserve": ["ecaille-lyumnades"], "standing": ["pilier-indien"], "sapphires": 7}
    field = [at(1, "armure-lion"), at(2, "armure-lion"), at(3, "armure-lion"), at(4, "kanon-dragon-des-mers")]
    t = scene({"hand": ["armure-cancer"] * 5}, field=[*field, at(5, "armure-lion"), at(6, "armure-lion")], **words)
    end_turn(t)
    assert t.card("pilier-indien").minus == 2
    t.settled()
    field = [at(4, "soldat-marina-4"), at(5, "armure-lion"), at(6, "armure-lion")]
    t = scene(mine, field=field, reserve=["armure-lion"] * 3 + ["ecaille-lyumnades"])
    end_turn(t)
    t.me.pick("oko")  # the card that has left in maintenance
    for one in ("jaki", "cassios", "gigas", "phaeton"):  # five cards beside the soldier, four characters left
        t.me.pick(one)
    assert len(t.me.marked) == 5 and t.me.hand == [] and t.state.active == 1
    t.settled()


@card("ecaille-lyumnades", "soldat-marina-4", "jamian-corbeau")
@rule("SS-CARD-350")
def test_the_next_exit_is_that_of_the_last_card_as_the_field_is_by_then():
    mine = {"hand": ["oko"] * 4 + ["seiya-pegase"], "pile": ["soldat-marina-4"], "discard": ["jamian-corbeau"]}
    field = ["oko", "krishna-chrysaor", "jaki", "hagen-merak", "siegfried-dubhe", "phaeton"]
    t = scene({**mine, "marked": [frozen("oko")]}, {}, field=field, reserve=["ecaille-lyumnades"])
    end_turn(t)
    t.me.pick("jamian-corbeau", "krishna-chrysaor", "hagen-merak")  # Siegfried has frozen the soldier
    t.asks(me, ["seiya-pegase", "oko", "soldat-marina-4"])  # Krishna, in slot 5 now
    t.me.pick("seiya-pegase")
    t.asks(me, ["oko", "seiya-pegase", "soldat-marina-4"])  # Hagen, in slot 3
    t.me.pick("oko")
    assert t.me.marked == ["soldat-marina-4", "seiya-pegase"] and t.me.destroyed == ["oko"]
    t.settled()


def places(t):
    return {it.slot: it.printed.id for it in t.state.field}


@card("ecaille-lyumnades", "ecaille-dragon-des-mers")
@rule("SS-MAINT-060", "SS-MAINT-100", "SS-CARD-350", "SS-CARD-390")
def test_the_slots_of_the_armours_that_the_lyumnades_drive_out_are_filled_from_the_right():
    field = ["oko", "armure-lion", "cassios", "ecaille-dragon-des-mers", "armure-vierge", "phaeton"]
    t = scene({"hand": ["oko"] * 5}, field=field, reserve=["ecaille-lyumnades", "jaki", "leda", "spica", "nachi-loup"])
    end_turn(t)
    assert places(t) == {6: "jaki", 5: "leda", 4: "cassios", 3: "spica", 2: "oko", 1: "nachi-loup"}
    assert names(t.state.gone) == [
        "ecaille-lyumnades",
        "armure-lion",
        "ecaille-dragon-des-mers",
        "armure-vierge",
        "phaeton",
    ]
    assert t.state.reserve == [] and not t.state.ending
    t.settled()


@card("ecaille-lyumnades", "gigas")
@rule("SS-FAQD-200", "SS-MAINT-100", "SS-ACQ-190")
def test_a_card_is_revealed_in_the_place_of_a_gigas_whom_the_lyumnades_send_away():
    t = scene(
        {"armour": ["ecaille-lyumnades"], "played": facing(3, "oko")},
        field=[at(2, "cassios"), at(3, "gigas"), at(6, "phaeton")],
        reserve=["gigas", "ptolemy-fleche", "jaki"],
    )
    t.activate("ecaille-lyumnades", "gigas", "player:1")
    t.asks(me, ["player:0", "player:1"])  # the second Gigas arrives in the place of the first
    t.me.pick("player:0")
    assert places(t) == {2: "cassios", 3: "ptolemy-fleche", 6: "phaeton"} and t.state.flames == 11
    assert t.you.discard == ["gigas"] and t.me.discard == ["gigas", "ecaille-lyumnades"] and t.card("oko").idle
    t.settled()


@card("ecaille-lyumnades", "pope", "anneau-nibelungen")
@rule("SS-MAINT-100")
def test_so_in_the_place_of_any_card_that_its_own_arrival_takes_away():
    t = scene(
        {"armour": ["ecaille-lyumnades"]}, field=[at(2, "oko"), at(3, "anneau-nibelungen")], reserve=["jaki", "leda"]
    )
    t.activate("ecaille-lyumnades", "anneau-nibelungen")
    assert places(t) == {2: "oko", 3: "jaki"} and t.you.relics == ["anneau-nibelungen"]
    t.settled()
    t = scene({"armour": ["ecaille-lyumnades"]}, field=[at(2, "oko"), at(3, "pope")])
    t.activate("ecaille-lyumnades", "pope")  # who is all that the reserve holds
    assert places(t) == {2: "oko"} and names(t.state.reserve) == ["pope"] and t.state.ending
    t.settled()


@card("ecaille-lyumnades", "hilda")
@rule("SS-FAQH-050", "SS-MAINT-100")
def test_a_hilda_without_a_rare_character_to_find_leaves_her_slot_empty_under_the_lyumnades_too():
    t = scene({"armour": ["ecaille-lyumnades"]}, field=[at(2, "oko"), at(3, "hilda")], reserve=["jaki", "leda"])
    t.activate("ecaille-lyumnades", "hilda")
    assert places(t) == {2: "oko"} and names(t.state.reserve) == ["hilda"] and names(t.state.gone) == ["leda", "jaki"]
    t.settled()


# Chrysaor


@card("ecaille-chrysaor")
@rule("SS-CARD-010")
def test_chrysaor_lowers_both_costs_of_a_rare_character():
    t = scene(
        {"armour": ["ecaille-chrysaor"]},
        field=[at(2, "mu-belier"), at(3, "armure-lion"), at(4, "oko"), at(5, "kassa-lyumnades")],
        reserve=["oko"] * 9,
    )
    t.activate("ecaille-chrysaor")
    t.asks(me, ["mu-belier", "kassa-lyumnades"])
    t.me.pick("mu-belier")
    assert price(t, "mu-belier") == 3 and price(t, "mu-belier", "cosmos") == 3
    assert price(t, "kassa-lyumnades") == 4 and t.me.destroyed == ["ecaille-chrysaor"]
    t.settled()
    end_turn(t)
    assert price(t, "mu-belier") == 7


@card("ecaille-chrysaor")
@rule("SS-EFX-130", "SS-ACQ-200")
def test_chrysaor_needs_a_rare_character_and_a_cost_never_falls_below_nothing():
    t = scene({"armour": ["ecaille-chrysaor"]}, field=[at(2, "armure-lion"), at(3, "poseidon")])
    assert t.why("activate", "ecaille-chrysaor") == "SS-EFX-130"
    t = scene({"armour": ["ecaille-chrysaor"]}, field=[at(6, "kassa-lyumnades")])
    t.activate("ecaille-chrysaor", "kassa-lyumnades")
    assert price(t, "kassa-lyumnades") == 0 and price(t, "kassa-lyumnades", "cosmos") == -1
    assert t.why("fight", "kassa-lyumnades") == "SS-ACQ-200"
    t.settled()


@card("ecaille-chrysaor")
@rule("SS-CARD-090", "SS-ARMR-020")
def test_chrysaor_arrives_and_each_may_equip_an_armour_to_draw():
    mine = {"hand": ["oko"] * 3 + ["armure-lion", "armure-pegase"], "armour": ["armure-vierge"], "pile": ["jaki"] * 3}
    t = arrives("ecaille-chrysaor", mine, {"hand": ["armure-belier"], "pile": ["jaki"]})
    t.asks(me, ["armure-lion", "armure-pegase", "done"])
    t.me.pick("armure-lion")
    assert t.me.armour == ["armure-lion"] and t.me.discard == ["armure-vierge"]
    assert t.me.hand == ["oko"] * 3 + ["armure-pegase", "jaki"] and t.me.pile == ["jaki"] * 2
    t.asks(you, ["armure-belier", "done"])
    t.you.pick("done")
    assert t.you.hand == ["armure-belier"] and t.you.pile == ["jaki"]
    t.settled()


@card("ecaille-chrysaor")
@rule("SS-CARD-200")
def test_the_ring_keeps_from_equipping_for_chrysaor():
    mine = {"hand": ["oko"] * 4 + ["armure-lion"], "pile": ["jaki"]}
    t = arrives("ecaille-chrysaor", {**mine, "relics": ["anneau-nibelungen"]})
    assert t.me.armour == [] and t.me.pile == ["jaki"] and t.state.active == 1
    t.settled()


# Scylla


@card("ecaille-scylla")
@rule("SS-CARD-080")
def test_scylla_arrives_and_each_draws_five_and_discards_five():
    mine = {"hand": ["oko"] * 5, "pile": ["jaki"] * 6}
    t = arrives("ecaille-scylla", mine, {"pile": ["jaki"] * 2, "discard": ["jaki"]})
    t.asks(me, ["oko"] * 5 + ["jaki"] * 5)
    t.me.pick("oko", "oko", "oko", "jaki", "jaki")
    assert sorted(t.me.hand) == ["jaki"] * 3 + ["oko"] * 2 and len(t.me.discard) == 5
    t.you.pick("jaki", "jaki", "jaki")
    assert t.you.hand == [] and t.you.discard == ["jaki"] * 3
    t.settled()


@card("ecaille-scylla")
def test_scylla_acquired_freezes_a_card_of_each_hand():
    t = scene(
        {"played": facing(2, "kanon-dragon-des-mers", "sorento-sirene-malefique"), "hand": ["oko", "armure-lion"]},
        {"hand": ["jaki", "gigas"]},
        field=[at(2, "ecaille-scylla")],
    )
    t.rally("ecaille-scylla")
    t.asks(me, ["oko", "armure-lion"])
    t.me.pick("armure-lion")
    t.asks(you, ["jaki", "gigas"])
    t.you.pick("jaki")
    assert t.me["armure-lion"].frozen == 2 and t.you["jaki"].frozen == 2
    assert t.me.hand == ["oko", "ecaille-scylla"]
    t.settled()


@card("ecaille-scylla")
@rule("SS-SOLOX-210", "SS-SOLOX-160")
def test_of_a_scylla_that_hilda_buys_only_the_player_suffers():
    field = ["oko", "ecaille-scylla", "oko", "oko", "oko", "oko"]
    t = hilda_turn(6, {"hand": ["jaki", "gigas"]}, {"hand": ["shiva-paon", "shiva-paon", "cassios"]}, field=field)
    t.asks(me, ["jaki", "gigas"])
    t.me.pick("gigas")
    assert t.me["gigas"].frozen == 2 and t.you.armour == ["ecaille-scylla"] and t.you.marked == []


# Cheval des Mers


@card("ecaille-cheval-des-mers")
def test_the_sea_horse_gives_a_hero_in_play_cosmos():
    played = [*facing(6, "seiya-pegase", "oko"), *facing(3, "shun-andromede")]
    t = scene({"played": played, "hand": ["ecaille-cheval-des-mers"] * 2}, field=[at(3, "jaki"), at(6, "oko")])
    t.play("ecaille-cheval-des-mers", "yes")
    t.asks(me, ["seiya-pegase", "shun-andromede"])
    t.me.pick("shun-andromede")
    assert values(t, "shun-andromede") == (1, 1, 1) and values(t, "seiya-pegase") == (1, 1, 0)
    t.play("ecaille-cheval-des-mers", "no")
    assert values(t, "seiya-pegase") == (1, 1, 0)
    t.settled()


@card("ecaille-cheval-des-mers")
@rule("SS-CARD-090")
def test_the_sea_horse_arrives_and_each_may_discard_an_armour_to_draw_two():
    mine = {"hand": ["oko"] * 5, "armour": ["armure-lion"], "pile": ["jaki"] * 3}
    yours = {"hand": ["armure-belier", "oko"], "armour": ["armure-cancer"], "pile": ["jaki"] * 3}
    t = arrives("ecaille-cheval-des-mers", mine, yours)
    t.asks(me, ["armure-lion", "done"])
    t.me.pick("armure-lion")
    assert t.me.armour == [] and t.me.discard == ["armure-lion"] and t.me.pile == ["jaki"]
    t.asks(you, ["armure-belier", "armure-cancer", "done"])
    t.you.pick("done")
    assert t.you.armour == ["armure-cancer"] and t.you.pile == ["jaki"] * 3
    t.settled()


@card("ecaille-cheval-des-mers")
@rule("SS-SOLOX-220")
def test_hilda_keeps_her_armour():
    hers = {"armour": ["armure-lion"], "discard": ["jaki"]}
    t = solo({"hand": ["oko"] * 4, "armour": ["ecaille-lyumnades"]}, hers, field=[at(2, "ecaille-cheval-des-mers")])
    t.activate("ecaille-lyumnades", "ecaille-cheval-des-mers")
    t.asks(me, kind="main")
    assert t.you.armour == ["armure-lion"] and t.you.discard == ["jaki"] and t.you.hand == []
    t.settled()


# Sirène Marine


@card("ecaille-sirene-marine")
def test_the_mermaid_draws_for_each_marina_and_each_scale():
    field = [at(2, "io-scylla"), at(3, "kiki"), at(4, "ecaille-kraken"), at(5, "armure-lion"), at(6, "oko")]
    t = scene({"armour": ["ecaille-sirene-marine"], "pile": ["oko"] * 5}, field=field)
    t.activate("ecaille-sirene-marine")
    assert t.me.hand == ["oko"] * 3 and t.me.discard == ["ecaille-sirene-marine"]
    t.settled()
    t = scene({"armour": ["ecaille-sirene-marine"], "pile": ["oko"] * 5}, field=[at(6, "oko")])
    assert t.why("activate", "ecaille-sirene-marine") == "SS-EFX-130"


@card("ecaille-sirene-marine")
@rule("SS-CARD-370", "SS-CARD-380", "SS-EFX-140")
def test_the_mermaid_leaves_and_each_gives_the_top_card_away():
    players = [
        {"hero": "seiya", "hand": ["oko"] * 5, "pile": ["mu-belier", "oko"]},
        {"hero": "shun", "pile": ["armure-andromede", "oko"]},
        {"hero": "ikki", "pile": ["jaki"]},
        {"hero": "hyoga", "discard": ["oko"]},
    ]
    t = scene(players=players, field=[at(6, "ecaille-sirene-marine")], reserve=["cassios"] * 9)
    end_turn(t)
    t.asks(me, ["player:1", "player:2", "player:3"])
    t.me.pick("player:1")
    t.asks(2, ["player:0", "player:1", "player:3"])
    t.players[2].pick("player:0")
    assert t.you.discard == ["mu-belier"] and t.me.discard == ["jaki"] and t.me.pile == ["oko"]
    assert t.you["armure-andromede"].frozen == 2 and t.you.pile == ["oko"]
    assert t.players[3].discard == ["oko"]
    t.settled()


@card("ecaille-sirene-marine")
@rule("SS-CARD-370")
def test_a_card_given_away_counts_for_its_new_owner():
    t = leaves("ecaille-sirene-marine", {"hand": ["oko"] * 5, "pile": ["mu-belier"]}, ending=True, first=1)
    assert t.match.result.scores == (5, 5)


@card("ecaille-sirene-marine")
@rule("SS-SOLOX-020")
def test_hilda_receives_the_card_and_gives_none():
    mine = {"pile": ["mu-belier"], "armour": ["armure-capricorne"]}
    t = solo(mine, {"discard": ["jaki"]}, field=[at(6, "ecaille-sirene-marine")])
    t.activate("armure-capricorne")
    assert t.you.discard == ["mu-belier", "jaki"] and t.me.pile == [] and t.me.discard == ["armure-capricorne"]
    t.settled()


@pytest.mark.parametrize("scale", ["ecaille-sirene", "ecaille-kraken", "ecaille-chrysaor", "ecaille-scylla"])
@rule("SS-SOLOX-220")
def test_alone_against_hilda_each_scale_arrives_without_trouble(scale):
    mine = {"hand": ["oko", "jabu-licorne", "armure-lion"], "discard": ["seiya-pegase"], "pile": ["oko"] * 9}
    hers = {"hand": ["mu-belier", "oko", "oko"], "discard": ["shun-andromede"] * 3, "armour": ["armure-belier"]}
    t = solo(mine, hers, field=["oko"] * 6, reserve=[scale, *["cassios"] * 9])
    end_turn(t)
    for _ in range(30):
        if t.match.ask.kind == "main":
            break
        assert t.match.ask.seat == me
        t.match.apply(0)
    t.settled()
    assert len(t.you.hand) <= 5


def test_scores_of_the_scales():
    assert scores({"hand": ["ecaille-poseidon", "ecaille-sirene-marine"]}) == (5, 0)
