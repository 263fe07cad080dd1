"""The twelve Chevaliers d'Or."""

import pytest
from ss_scene import at, end_turn, frozen, play, price, scene, solo, values

from pioche.testing import Table, card, me, rule, you

THREE = [{"hero": "seiya"}, {"hero": "shun"}, {"hero": "ikki"}]


def against(slot: int, *cards: str) -> list[dict]:
    """Characters who confront the card of a slot."""
    return [{"card": one, "against": slot} for one in cards]


def field(t: Table) -> list[tuple[int, str]]:
    return [(it.slot, it.card.proto.id) for it in t.state.field]


# Mu


@card("mu-belier")
@rule("SS-EFX-060")
def test_mu_is_wounded_to_take_an_armour_of_the_discard_pile():
    t = scene({"played": against(6, "mu-belier"), "discard": ["oko", "armure-lion", "robe-alpha"]})
    t.activate("mu-belier")
    assert t.me.marked == ["mu-belier"] and t.me["mu-belier"].wounded
    t.asks(me, ["armure-lion", "robe-alpha"])
    t.me.pick("robe-alpha")
    assert t.me.hand == ["robe-alpha"] and t.me.discard == ["oko", "armure-lion"]
    t.settled()


@card("mu-belier")
@rule("SS-FAQM-070")
def test_mu_needs_an_armour_in_his_own_discard_pile():
    t = scene(
        {"played": against(6, "mu-belier"), "discard": ["oko"], "hand": ["armure-lion"]},
        {"discard": ["armure-vierge"]},
    )
    assert t.why("activate", "mu-belier") == "SS-EFX-130" and t.offers("activate") == []
    assert values(t, "mu-belier") == (2, 0, 1)


# Aldébaran


@card("aldebaran-taureau")
@rule("SS-FAQC-060")
def test_aldebaran_is_stronger_against_the_first_card_whatever_its_slot():
    t = scene({"hand": ["aldebaran-taureau"]}, field=[at(2, "jabu-licorne"), at(5, "nachi-loup")])
    play(t, "aldebaran-taureau", "jabu-licorne")
    assert values(t, "aldebaran-taureau") == (4, 0, 1)
    t.settled()
    t = scene({"hand": ["aldebaran-taureau"]}, field=[at(2, "jabu-licorne"), at(5, "nachi-loup")])
    play(t, "aldebaran-taureau", "nachi-loup")
    assert values(t, "aldebaran-taureau") == (2, 0, 1)
    t.settled()


@card("aldebaran-taureau")
@rule("SS-FAQC-060")
def test_aldebaran_gains_as_soon_as_his_card_has_become_the_first():
    t = scene(
        {"played": against(2, "aldebaran-taureau") + against(1, "oko", "jaki")},
        field=[at(1, "phaeton"), at(2, "geist"), at(6, "mu-belier")],
    )
    assert values(t, "aldebaran-taureau") == (2, 0, 1)
    t.fight("phaeton")
    assert values(t, "aldebaran-taureau") == (4, 0, 1)
    t.settled()


# Saga


@card("saga-gemeaux")
@pytest.mark.parametrize(("flames", "force", "cosmos"), [(12, 3, 1), (7, 1, 3), (2, 3, 1), (1, 1, 3)])
def test_saga_follows_the_clock(flames, force, cosmos):
    t = scene({"played": against(6, "saga-gemeaux")}, flames=flames)
    assert values(t, "saga-gemeaux") == (force, 0, cosmos)


@card("saga-gemeaux")
@rule("SS-FAQM-120", "SS-END-060")
def test_saga_takes_an_empty_clock_for_even():
    t = scene({"hand": ["saga-gemeaux"]}, flames=0, ending=True)
    play(t, "saga-gemeaux", "jabu-licorne")
    assert values(t, "saga-gemeaux") == (3, 0, 1)
    t.settled()


@card("saga-gemeaux")
@rule("SS-SOLOX-050")
def test_without_a_clock_saga_has_what_is_printed():
    t = solo({"hand": ["saga-gemeaux"]})
    play(t, "saga-gemeaux", "jabu-licorne")
    assert values(t, "saga-gemeaux") == (1, 0, 1)
    t.settled()


@card("saga-gemeaux")
@rule("SS-ACQ-180", "SS-ACQ-170")
def test_saga_wounds_all_who_fought_him_before_they_are_discarded():
    t = scene(
        {"played": against(3, "doko-balance", "shura-capricorne", "mu-belier") + against(6, "oko")},
        field=[at(3, "saga-gemeaux"), at(6, "jabu-licorne")],
        flames=5,
    )
    t.fight("saga-gemeaux")
    assert t.me.marked == ["doko-balance", "shura-capricorne", "mu-belier"] and t.me.discard == ["saga-gemeaux"]
    assert t.me.played == ["oko"] and t.state.flames == 4
    told = [line.id for line in t.match.log]
    assert told.index("flame") > max(at for at, id in enumerate(told) if id == "wounded")
    t.settled()


@card("saga-gemeaux")
@rule("SS-ACQ-250", "SS-HEAL-020")
def test_saga_wounds_neither_the_armour_nor_who_was_left_out():
    t = scene(
        {"played": against(3, "doko-balance", "shura-capricorne", "mu-belier", "oko"), "armour": ["robe-alpha"]},
        field=[at(3, "saga-gemeaux")],
    )
    t.fight("saga-gemeaux", "without:" + str(t.number("oko")), "with:" + str(t.number("robe-alpha")), "done")
    assert t.me.marked == ["doko-balance", "shura-capricorne", "mu-belier"] and t.me.played == ["oko"]
    assert sorted(t.me.discard) == ["robe-alpha", "saga-gemeaux"]
    t.settled()


@card("saga-gemeaux", "armure-sagittaire")
@rule("SS-ACQ-260")
def test_who_takes_saga_without_a_fight_suffers_nothing():
    t = scene({"played": against(3, "nachi-loup"), "hand": ["armure-sagittaire", "oko"]}, field=[at(3, "saga-gemeaux")])
    play(t, "armure-sagittaire", "", "yes", "oko", "saga-gemeaux")
    assert t.me.marked == [] and t.me.discard == ["saga-gemeaux"] and t.me.played == ["nachi-loup"]
    t.settled()


@card("saga-gemeaux", "athena-asgard")
@rule("SS-ACQ-260")
def test_who_takes_saga_with_cosmos_suffers_nothing():
    t = scene(
        {"played": against(3, "athena-asgard", "shaka-vierge", "kanon-dragon-des-mers", "jabu-licorne")},
        field=[at(3, "saga-gemeaux")],
    )
    t.rally("saga-gemeaux")
    assert t.me.marked == [] and t.me.hand == ["saga-gemeaux"]
    t.settled()


# Deathmask


@card("deathmask-cancer")
@rule("SS-FAQD-040")
def test_deathmask_destroys_one_who_fought_him_be_it_without_force():
    t = scene(
        {"played": against(3, "doko-balance", "shura-capricorne", "oko", "jamian-corbeau"), "hand": ["jaki"]},
        field=[at(3, "deathmask-cancer"), at(6, "jabu-licorne")],
        flames=5,
    )
    t.fight("deathmask-cancer", "done")
    t.asks(me, ["doko-balance", "shura-capricorne", "oko", "jamian-corbeau"])  # one of them must go
    t.me.pick("jamian-corbeau")
    assert t.me.destroyed == ["jamian-corbeau"] and t.state.flames == 4
    assert sorted(t.me.discard) == ["deathmask-cancer", "doko-balance", "oko", "shura-capricorne"]
    t.settled()


@card("deathmask-cancer")
@rule("SS-ACQ-260")
def test_deathmask_destroys_nobody_without_a_fight():
    t = scene(
        {"played": against(3, "athena-asgard", "shaka-vierge", "kanon-dragon-des-mers")},
        field=[at(3, "deathmask-cancer")],
    )
    t.rally("deathmask-cancer")
    t.asks(me, kind="main")
    assert t.me.destroyed == [] and t.me.hand == ["deathmask-cancer"]
    t.settled()


@card("deathmask-cancer")
def test_deathmask_asks_for_a_character_not_for_the_armour():
    t = scene(
        {"played": against(3, "doko-balance", "shura-capricorne"), "armour": ["robe-alpha"]},
        field=[at(3, "deathmask-cancer")],
    )
    t.fight("deathmask-cancer")
    t.asks(me, ["doko-balance", "shura-capricorne"])
    t.me.pick("doko-balance")
    assert t.me.destroyed == ["doko-balance"] and "robe-alpha" in t.me.discard
    t.settled()


# Aiolia


@card("aiolia-lion")
@rule("SS-FAQC-020", "SS-CARD-300")
def test_aiolia_is_stronger_against_the_last_card_whatever_its_slot():
    t = scene({"hand": ["aiolia-lion"]}, field=[at(2, "jabu-licorne"), at(4, "nachi-loup")])
    play(t, "aiolia-lion", "nachi-loup")
    assert values(t, "aiolia-lion") == (3, 0, 3)
    t.rally("nachi-loup")  # his 3 Cosmos are enough for it
    assert t.me.hand == ["nachi-loup"]
    t.settled()
    t = scene({"hand": ["aiolia-lion"]}, field=[at(2, "jabu-licorne"), at(4, "nachi-loup")])
    play(t, "aiolia-lion", "jabu-licorne")
    assert values(t, "aiolia-lion") == (2, 0, 2) and t.why("rally", "jabu-licorne") == "SS-ACQ-020"


# Shaka


@card("shaka-vierge")
@rule("SS-EFX-160")
def test_shaka_wounds_a_character_of_any_discard_pile():
    t = scene(
        {"hand": ["shaka-vierge"], "discard": ["oko", "armure-lion"]},
        {"discard": ["shun-andromede", "armure-vierge", "jaki"], "hand": ["cassios"]},
    )
    play(t, "shaka-vierge", "jabu-licorne")
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    t.asks(me, ["oko", "shun-andromede", "jaki"])
    t.me.pick("shun-andromede")
    assert t.you.marked == ["shun-andromede"] and t.you["shun-andromede"].wounded
    assert t.you.discard == ["armure-vierge", "jaki"] and t.me.discard == ["oko", "armure-lion"]
    t.settled()


@card("shaka-vierge")
@rule("SS-EFX-050")
def test_shaka_may_spare_them_and_offers_nothing_without_a_character():
    t = scene({"hand": ["shaka-vierge"]}, {"discard": ["oko"]})
    play(t, "shaka-vierge", "jabu-licorne", "no")
    assert t.you.discard == ["oko"] and t.you.marked == []
    t.settled()
    t = scene({"hand": ["shaka-vierge", "oko"], "discard": ["armure-lion"]}, {"discard": ["armure-vierge"]})
    play(t, "shaka-vierge", "jabu-licorne")
    t.asks(me, kind="main")
    t.settled()


@card("shaka-vierge")
@rule("SS-SOLOT-060")
def test_shaka_wounds_a_card_of_hilda():
    t = solo({"hand": ["shaka-vierge"]}, {"discard": ["mu-belier", "oko"]})
    play(t, "shaka-vierge", "jabu-licorne", "yes", "mu-belier")
    assert t.you.marked == ["mu-belier"] and t.you.discard == ["oko"]
    t.settled()


# Doko


@card("doko-balance")
@rule("SS-FAQD-050")
def test_doko_doubles_shiryus_cosmos():
    t = scene({"played": against(3, "doko-balance", "shiryu-dragon-poseidon")}, field=[at(3, "mu-belier")])
    assert values(t, "shiryu-dragon-poseidon") == (4, 1, 4) and values(t, "doko-balance") == (3, 0, 2)
    assert t.why("rally", "mu-belier") == "SS-ACQ-020" and t.why("fight", "mu-belier") == ""  # 6 and 7 of 7
    t = scene({"played": against(3, "doko-balance", "shiryu-dragon-poseidon")}, field=[at(3, "aiolia-lion")])
    t.rally("aiolia-lion")
    assert t.me.hand == ["aiolia-lion"]
    t.settled()


@card("doko-balance")
@rule("SS-FAQD-060", "SS-EFX-210")
def test_doko_doubles_every_shiryu_beside_him_played_before_or_after():
    t = scene(
        {"hand": ["doko-balance", "shiryu-dragon-bronze", "shiryu-dragon", "seiya-pegase", "shiryu-dragon-asgard"]},
        field=[at(3, "mu-belier"), at(4, "jabu-licorne")],
    )
    play(t, "shiryu-dragon-asgard", "jabu-licorne")
    while t.match.decision.kind != "main":
        t.me.pick("no" if t.match.decision.kind == "confirm" else "done")
    play(t, "shiryu-dragon-bronze", "mu-belier")
    while t.match.decision.kind != "main":
        t.me.pick("no" if t.match.decision.kind == "confirm" else "done")
    assert values(t, "shiryu-dragon-bronze") == (1, 1, 1)
    play(t, "doko-balance", "mu-belier")
    play(t, "shiryu-dragon", "mu-belier")
    play(t, "seiya-pegase", "mu-belier")
    assert values(t, "shiryu-dragon-bronze") == (2, 1, 2) and values(t, "shiryu-dragon") == (2, 1, 0)
    assert values(t, "seiya-pegase") == (1, 1, 0)
    assert values(t, "shiryu-dragon-asgard") == (2, 2, 2)  # beside somebody else
    t.settled()


@card("doko-balance", "armure-balance")
@rule("SS-FAQD-070")
def test_doko_doubles_what_is_printed_and_no_bonus():
    t = scene(
        {
            "played": [*against(3, "doko-balance"), {"card": "shiryu-dragon-asgard", "against": 3, "bonus_force": 2}],
            "armour": ["armure-balance"],
            "hand": ["oko"],
        },
        field=[at(3, "mu-belier")],
    )
    assert values(t, "shiryu-dragon-asgard") == (6, 2, 4)
    t.activate("armure-balance", "oko")
    assert values(t, "shiryu-dragon-asgard") == (7, 2, 4)
    t.settled()


@card("doko-balance")
@rule("SS-FAQD-080", "SS-EFX-140")
def test_doko_arrives_and_each_player_may_take_a_hero_back():
    t = scene(
        players=[
            {**THREE[0], "pile": ["oko"] * 5, "discard": ["seiya-pegase-asgard", "seiya-pegase", "jaki"]},
            {**THREE[1], "discard": ["shun-andromede-bronze"]},
            {**THREE[2], "discard": ["nachi-loup"]},
        ],
        field=[at(slot, "cassios") for slot in range(2, 7)],
        reserve=["phaeton", "doko-balance"] + ["oko"] * 3,
    )
    end_turn(t)
    t.asks(me, ["seiya-pegase-asgard", "seiya-pegase", "done"])
    t.me.pick("seiya-pegase-asgard")
    t.asks(you, ["shun-andromede-bronze", "done"])
    t.you.pick("done")
    assert len(t.me.hand) == 6 and t.me.hand[-1] == "seiya-pegase-asgard"
    assert t.you.hand == [] and t.players[2].discard == ["nachi-loup"]
    t.settled()


@card("doko-balance")
@rule("SS-SOLOX-220")
def test_hilda_declines_what_doko_allows():
    t = solo(
        {"hand": ["armure-lion"], "armour": ["armure-capricorne"], "discard": ["seiya-pegase"]},
        {"discard": ["shun-andromede"]},
        field=[at(slot, "milo-scorpion") for slot in range(1, 6)] + [at(6, "cassios")],
        reserve=["doko-balance"],
    )
    t.activate("armure-capricorne")
    t.asks(me, ["seiya-pegase", "done"])
    t.me.pick("seiya-pegase")
    assert t.me.hand == ["armure-lion", "seiya-pegase"] and t.you.discard == ["shun-andromede"] and t.you.hand == []
    t.settled()


# Milo


@card("milo-scorpion")
@rule("SS-CARD-360", "SS-EFX-150")
def test_who_is_struck_by_milo_chooses_what_to_discard():
    t = scene(
        players=[
            {**THREE[0], "hand": ["milo-scorpion", "cassios"]},
            {**THREE[1], "hand": ["oko", "armure-lion"]},
            {**THREE[2], "hand": ["phaeton"]},
        ]
    )
    play(t, "milo-scorpion", "jabu-licorne", "yes")
    t.asks(me, ["player:1", "player:2"], kind="player")
    t.me.pick("player:1")
    t.asks(you, ["oko", "armure-lion"])
    t.you.pick("armure-lion")
    assert t.you.hand == ["oko"] and t.you.discard == ["armure-lion"]
    assert t.players[2].hand == ["phaeton"] and t.me.hand == ["cassios"]
    t.settled()


@card("milo-scorpion")
@rule("SS-EFX-050")
def test_milo_may_be_merciful_and_needs_somebody_with_a_hand():
    t = scene({"hand": ["milo-scorpion"]}, {"hand": ["oko"]})
    play(t, "milo-scorpion", "jabu-licorne", "no")
    assert t.you.hand == ["oko"]
    t.settled()
    t = scene({"hand": ["milo-scorpion", "oko"]})
    play(t, "milo-scorpion", "jabu-licorne")
    t.asks(me, kind="main")
    t.settled()


@card("milo-scorpion")
@rule("SS-SOLOX-080")
def test_hilda_gives_milo_her_weakest_card():
    t = solo({"hand": ["milo-scorpion"]}, {"hand": ["mu-belier", "oko", "jabu-licorne"]})
    play(t, "milo-scorpion", "jabu-licorne", "yes")
    assert t.you.hand == ["mu-belier", "jabu-licorne"] and t.you.discard == ["oko"]
    t.settled()


# Aiolos


@card("aiolos-sagittaire")
def test_aiolos_has_cosmos_for_each_gold_knight_of_the_field():
    t = scene(
        {"played": against(3, "aiolos-sagittaire", "doko-balance")},
        {"played": []},
        field=[at(1, "mu-belier"), at(2, "armure-lion"), at(3, "milo-scorpion"), at(4, "dio-mouche")],
    )
    assert values(t, "aiolos-sagittaire") == (2, 0, 4)
    t = scene({"played": against(6, "aiolos-sagittaire")})
    assert values(t, "aiolos-sagittaire") == (2, 0, 2)


@card("aiolos-sagittaire")
@rule("SS-END-040")
@pytest.mark.parametrize(("other", "left"), [("mu-belier", 6), ("jabu-licorne", 7), ("armure-lion", 7)])
def test_aiolos_arrives_beside_another_gold_knight_and_a_flame_goes(other, left):
    t = scene(
        {"pile": ["oko"] * 5},
        field=[at(2, other), *(at(slot, "cassios") for slot in (3, 4, 5))],
        reserve=["phaeton", "aiolos-sagittaire", "phaeton"],
        flames=7,
    )
    end_turn(t)
    assert (1, "aiolos-sagittaire") in field(t) and t.state.flames == left
    t.settled()


@card("aiolos-sagittaire")
@rule("SS-SOLOX-040")
def test_in_solo_aiolos_takes_no_flame():
    t = solo(
        {"armour": ["armure-capricorne"]},
        field=[at(slot, "mu-belier") for slot in range(1, 6)] + [at(6, "cassios")],
        reserve=["aiolos-sagittaire"],
        flames=7,
    )
    t.activate("armure-capricorne")
    assert (6, "aiolos-sagittaire") in field(t) and t.state.flames == 7
    t.settled()


# Shura


def shura_beaten(on_field: list[dict], **words) -> Table:
    mine = {"played": against(3, "doko-balance", "thor-phecda", "moses-baleine", "cassios")}
    t = scene(mine, words.pop("yours", None), field=[at(3, "shura-capricorne"), *on_field], **words)
    t.fight("shura-capricorne")
    return t


@card("shura-capricorne")
@rule("SS-FAQM-270")
def test_shura_brings_a_neighbour_into_the_discard_pile():
    t = shura_beaten([at(1, "jaki"), at(2, "athena-base"), at(4, "oko"), at(5, "phaeton")])
    t.asks(me, ["athena-base", "oko"])  # one of them must come
    t.me.pick("athena-base")
    assert t.me.hand == [] and {"athena-base", "shura-capricorne"} <= set(t.me.discard)
    assert field(t) == [(1, "jaki"), (4, "oko"), (5, "phaeton")] and len(t.me.discard) == 6
    t.settled()


@card("shura-capricorne")
@rule("SS-FAQM-240")
def test_an_empty_slot_parts_shura_from_the_next_card():
    t = shura_beaten([at(1, "jaki"), at(5, "jabu-licorne")])
    t.asks(me, kind="main")
    assert field(t) == [(1, "jaki"), (5, "jabu-licorne")]
    t.settled()


@card("shura-capricorne")
@rule("SS-FAQM-250")
def test_an_armour_beside_shura_is_neither_taken_nor_looked_past():
    t = shura_beaten([at(1, "jabu-licorne"), at(2, "armure-lion"), at(4, "trident-poseidon"), at(5, "oko")])
    t.asks(me, kind="main")
    assert len(t.state.field) == 4
    t.settled()


@card("shura-capricorne", "aphrodite-poissons")
@rule("SS-FAQM-260", "SS-EFX-030")
def test_whom_shura_brings_is_defeated_and_burns_too():
    t = shura_beaten([at(4, "aphrodite-poissons")], yours={"hand": ["oko", "jaki"]}, flames=9)
    t.me.pick("aphrodite-poissons")
    t.you.pick("oko", "jaki")
    assert t.you.marked == ["oko", "jaki"] and t.state.flames == 7
    assert {"aphrodite-poissons", "shura-capricorne"} <= set(t.me.discard)
    t.settled()


@card("shura-capricorne", "saga-gemeaux", "deathmask-cancer")
@rule("SS-ACQ-260")
def test_saga_brought_by_shura_wounds_nobody():
    t = shura_beaten([at(2, "saga-gemeaux"), at(4, "deathmask-cancer")])
    t.me.pick("saga-gemeaux")
    assert t.me.marked == [] and "saga-gemeaux" in t.me.discard
    t.settled()
    t = shura_beaten([at(4, "deathmask-cancer")])
    t.me.pick("deathmask-cancer")
    assert t.me.destroyed == [] and "deathmask-cancer" in t.me.discard
    t.settled()


@card("shura-capricorne")
@rule("SS-PLAY-100")
def test_who_confronted_the_neighbour_of_shura_is_without_effect():
    t = scene(
        {"played": against(3, "doko-balance", "thor-phecda", "dio-mouche", "cassios") + against(4, "nachi-loup")},
        field=[at(3, "shura-capricorne"), at(4, "jabu-licorne")],
    )
    t.fight("shura-capricorne", "jabu-licorne")
    assert t.me.played == ["nachi-loup"] and t.why("activate", "nachi-loup") == "SS-PLAY-100"
    t.settled()


@card("shura-capricorne")
@rule("SS-FAQM-110")
def test_shura_brings_a_card_without_any_cost():
    t = shura_beaten([at(4, "pope")])
    t.asks(me, ["pope"])
    t.me.pick("pope")
    assert "pope" in t.me.discard
    t.settled()


# Camus


@card("camus-verseau")
@rule("SS-ACQ-050")
def test_camus_comes_in_wounded():
    t = scene(
        {"played": against(3, "doko-balance", "thor-phecda", "dio-mouche")},
        field=[at(3, "camus-verseau", plus=1)],
        flames=4,
    )
    t.fight("camus-verseau")
    assert t.me.marked == ["camus-verseau"] and t.me["camus-verseau"].wounded
    assert "camus-verseau" not in t.me.discard and t.state.flames == 3
    assert t.me["camus-verseau"].plus == 1 and t.me.plus == 0  # SS-TOKN-010: he has joined neither pile nor hand
    t.settled()


@card("camus-verseau")
@rule("SS-FAQC-240")
def test_camus_is_wounded_by_allegiance_too():
    t = scene(
        {"played": against(3, "hyoga-cygne-asgard", "shaka-vierge", "kanon-dragon-des-mers")},
        field=[at(3, "camus-verseau")],
    )
    t.rally("camus-verseau")
    assert t.me.marked == ["camus-verseau"] and t.me.hand == []
    t.settled()


@card("camus-verseau")
@rule("SS-CARD-020")
def test_camus_follows_a_hyoga_only_and_then_all_cosmos_counts():
    others = ["shaka-vierge", "kanon-dragon-des-mers", "jabu-licorne"]  # 7 Cosmos
    t = scene({"played": against(3, *others, "hyoga-cygne-bronze")}, field=[at(3, "camus-verseau")])
    assert price(t, "camus-verseau", "cosmos") == 8
    t.rally("camus-verseau")
    assert t.me.marked == ["camus-verseau"]
    t.settled()
    t = scene(
        {"played": against(3, *others, "arachne-tarentule", "seiya-pegase-bronze")}, field=[at(3, "camus-verseau")]
    )
    assert price(t, "camus-verseau", "cosmos") == -1 and t.why("rally", "camus-verseau") == "SS-ACQ-110"


@card("camus-verseau")
@rule("SS-CARD-020")
def test_the_hyoga_who_leads_camus_cannot_be_left_out():
    party = ["shaka-vierge", "kanon-dragon-des-mers", "aiolos-sagittaire", "milo-scorpion", "hyoga-cygne"]
    t = scene({"played": against(3, *party)}, field=[at(3, "camus-verseau"), at(1, "oko")])
    t.rally("camus-verseau")
    assert t.match.decision.kind == "party" and f"without:{t.number('hyoga-cygne')}" not in t.match.decision.keys
    assert f"without:{t.number('milo-scorpion')}" in t.match.decision.keys
    t.me.pick("done")
    t.settled()


@card("camus-verseau")
@rule("SS-FAQC-250")
def test_reductions_of_cosmos_count_for_camus():
    t = scene({"played": against(6, "hyoga-cygne")}, field=[at(6, "camus-verseau")])
    assert price(t, "camus-verseau", "cosmos") == 7 and price(t, "camus-verseau") == 7
    assert t.why("rally", "camus-verseau") == "SS-ACQ-020"


@card("camus-verseau", "armure-verseau")
def test_a_wounded_camus_is_healed_like_anybody():
    t = scene(
        {"played": against(3, "doko-balance", "thor-phecda", "dio-mouche"), "armour": ["armure-verseau"]},
        field=[at(3, "camus-verseau")],
    )
    t.fight("camus-verseau")
    t.activate("armure-verseau")
    assert t.me.marked == [] and "camus-verseau" in t.me.discard
    t.settled()


# Aphrodite


@card("aphrodite-poissons")
@rule("SS-EFX-150")
def test_aphrodite_wounds_two_characters_of_each_opponents_hand():
    t = scene(
        players=[
            {**THREE[0], "hand": ["phaeton"], "played": against(3, "doko-balance", "thor-phecda", "cassios")},
            {**THREE[1], "hand": ["oko", "jaki", "armure-lion", "cassios"]},
            {**THREE[2], "hand": ["geist", "armure-vierge"]},
        ],
        field=[at(3, "aphrodite-poissons")],
    )
    t.fight("aphrodite-poissons")
    t.asks(you, ["oko", "jaki", "cassios"])
    t.you.pick("jaki")
    t.asks(you, ["oko", "cassios"])
    t.you.pick("cassios")
    t.asks(2, ["geist"])
    t.players[2].pick("geist")
    assert t.you.marked == ["jaki", "cassios"] and t.you.hand == ["oko", "armure-lion"]
    assert t.players[2].marked == ["geist"] and t.players[2].hand == ["armure-vierge"]
    assert t.me.hand == ["phaeton"] and t.me.marked == []
    t.settled()


@card("aphrodite-poissons")
@rule("SS-SOLOX-060")
def test_for_aphrodite_hilda_wounds_what_is_worth_least():
    t = solo(
        {"played": against(3, "doko-balance", "thor-phecda", "cassios")},
        {"hand": ["mu-belier", "jabu-licorne", "gigas", "armure-lion"], "marked": [frozen("oko")]},
        field=[at(3, "aphrodite-poissons")],
    )
    t.fight("aphrodite-poissons")
    assert t.you.marked == ["oko", "gigas", "jabu-licorne"] and t.you.hand == ["mu-belier", "armure-lion"]
    t.settled()


# Where several cards meet


@card("shura-capricorne", "dante-cerbere")
@rule("SS-FAQM-260")
def test_dante_brought_by_shura_brings_the_top_of_the_reserve():
    t = shura_beaten([at(4, "dante-cerbere")], reserve=["oko", "jaki"])
    t.me.pick("dante-cerbere")
    assert {"dante-cerbere", "oko", "shura-capricorne"} <= set(t.me.discard)
    t.settled()


@card("shura-capricorne", "kuraggu")
@rule("SS-CARD-410")
def test_kuraggu_keeps_shura_and_so_his_neighbours_from_being_acquired():
    party = against(3, "doko-balance", "thor-phecda", "moses-baleine", "cassios")
    t = scene({"played": party}, field=[at(3, "shura-capricorne"), at(4, "oko"), at(6, "kuraggu")])
    assert t.why("fight", "shura-capricorne") == "SS-FAQH-210" and t.offers("fight") == []


@card("shura-capricorne", "camus-verseau")
@rule("SS-FAQM-260", "SS-FAQC-240")
def test_camus_brought_by_shura_is_wounded():
    t = shura_beaten([at(2, "camus-verseau")], flames=9)
    t.me.pick("camus-verseau")
    assert t.me.marked == ["camus-verseau"] and t.state.flames == 7
    t.settled()


@card("daichi-cloth-terrestre")
@rule("SS-CARD-300")
def test_daichi_lowers_the_cosmos_cost_though_he_says_fight():
    party = against(3, "daichi-cloth-terrestre", "seiya-pegase", "seiya-pegase", "arachne-tarentule")
    t = scene({"played": party}, field=[at(3, "marine-aigle")])
    assert price(t, "marine-aigle", "cosmos") == 2 and price(t, "marine-aigle") == 6
    t.rally("marine-aigle", "done")
    assert t.me.hand == ["marine-aigle"]
    t.settled()


@card("io-scylla")
@rule("SS-ACQ-260")
def test_io_destroys_nobody_who_wins_him_with_cosmos():
    t = scene(
        {"played": against(3, "shaka-vierge", "kanon-dragon-des-mers", "arachne-tarentule", "jabu-licorne")},
        field=[at(3, "io-scylla")],
    )
    t.rally("io-scylla")
    assert t.me.destroyed == [] and t.me.hand == ["io-scylla"] and len(t.me.discard) == 4
    t.settled()


@card("doko-balance", "saga-gemeaux", "io-scylla")
@rule("SS-FAQD-060", "SS-FAQH-110")
def test_who_was_made_strong_for_the_fight_is_not_weak_for_io():
    party = against(3, "doko-balance", "shiryu-dragon", "saga-gemeaux", "seiya-pegase")
    t = scene({"played": party}, field=[at(3, "io-scylla")], flames=8)
    t.fight("io-scylla", "done")
    assert t.me.destroyed == ["seiya-pegase"]
    assert sorted(t.me.discard) == ["doko-balance", "io-scylla", "saga-gemeaux", "shiryu-dragon"]
    t.settled()


@card("doko-balance", "tournoi-galactique")
@rule("SS-FAQD-070")
def test_doko_doubles_what_the_epopee_has_left_of_shiryu():
    t = scene(
        {"played": against(3, "doko-balance", "shiryu-dragon-poseidon")},
        field=[at(3, "mu-belier")],
        epic=["tournoi-galactique"],
    )
    assert values(t, "shiryu-dragon-poseidon") == (2, 1, 0)
    assert t.why("fight", "mu-belier") == "SS-ACQ-020"


@card("mu-belier", "armure-gemeaux")
def test_mu_brings_back_an_armour_which_is_played_anew():
    t = scene({"played": against(6, "mu-belier"), "discard": ["armure-gemeaux"]}, {"armour": ["armure-vierge"]})
    t.activate("mu-belier", "armure-gemeaux")
    play(t, "armure-gemeaux", "", "yes", "armure-vierge")
    assert t.me.armour == ["armure-vierge"] and t.you.armour == ["armure-gemeaux"]
    t.settled()
