"""Hilda's two harder levels: Difficile and Expert."""

import pytest
from ss_scene import end_turn, frozen, hilda_turn, solo, wounded

from pioche.testing import card, me, rule, started

DEAR = "kanon-dragon-des-mers"  # 9 Force or 9 Cosmos
FULL = ["kuraggu", "leda", "dauphin", "serpent-des-mers"]  # without play effects; a fifth stands to their left


def on_field(t):
    return [it.card.proto.id for it in t.state.field]


@rule("SS-HARD-010")
@pytest.mark.parametrize("level", ["easy", "hard", "expert"])
def test_she_starts_with_the_hilda_card(level):
    for seed in range(100):
        t = started("saintseiya", decks=["seiya"], seed=seed, options={"level": level})
        if len(t.me.hand) == 4 and t.me.discard:  # the first die made the player discard, no more
            break
    held = [] if level == "easy" else ["hilda"]
    assert t.you.hand[: len(held)] == held and len(t.you.hand + t.you.armour) == len(held) + 1
    assert "hilda" not in {one.proto.id for one in t.state.reserve}
    t.end()
    t.settled()


@rule("SS-HARD-020", "SS-HARD-030")
@pytest.mark.parametrize("leaving", ["garde-asgard-2", "bud-alcor", "robe-alpha", "thor-phecda"])
def test_every_guerrier_and_every_robe_that_leaves_comes_to_her_hand(leaving):
    hers = {"hand": ["spartan", *FULL], "armour": ["armure-lion"]}
    t = solo({}, hers, field=[leaving], level="hard", turn=24)
    end_turn(t)
    assert t.you.hand == [*FULL, leaving] and t.you.discard == ["spartan"] and t.you.armour == ["armure-lion"]
    assert t.state.gone == []


@rule("SS-HARD-020")
@pytest.mark.parametrize("leaving", ["oko", "armure-cancer", "soldat-marina-1"])
def test_others_join_the_discard_pile_of_the_field(leaving):
    t = solo(field=[leaving], level="hard", turn=24)
    end_turn(t)
    assert t.you.hand == [] and [one.proto.id for one in t.state.gone] == [leaving]


@rule("SS-HARD-040")
@pytest.mark.parametrize(("level", "points"), [("easy", 1), ("hard", 3), ("expert", 3)])
def test_frozen_cards_of_the_player_are_worth_a_point_to_her(level, points):
    mine = {"marked": [frozen("oko"), frozen("jaki", 1), wounded("spartan")]}
    t = solo(mine, {"discard": ["oko"]}, level=level, turn=24)
    end_turn(t)
    assert t.match.result.scores[1] == points


@rule("SS-HARD-050")
@card("hilda")
def test_the_hilda_card_counts_her_robes():
    hers = {"hand": ["hilda", "robe-alpha"], "aside": ["robe-beta"], "destroyed": ["robe-eta"], "discard": ["oko"]}
    t = solo({"discard": ["robe-delta"]}, hers, level="hard", turn=24)
    end_turn(t)
    assert t.match.result.scores == (2, 9)


# Expert


@rule("SS-EXPT-010")
@pytest.mark.parametrize(("level", "bought"), [("hard", False), ("expert", True)])
def test_she_has_one_force_of_her_own(level, bought):
    field = [DEAR, DEAR, DEAR, DEAR, "gigas", "cassios"]
    t = hilda_turn(5, field=field, level=level)
    assert t.you.hand == (["gigas", "cassios"] if bought else ["gigas"])
    t.settled()


@rule("SS-EXPT-020")
@pytest.mark.parametrize(("level", "bought"), [("hard", False), ("expert", True)])
def test_she_has_one_cosmos_of_her_own(level, bought):
    field = [DEAR, DEAR, "marine-aigle", DEAR, DEAR, "gigas"]
    t = hilda_turn(6, hers={"hand": ["shiva-paon"]}, field=field, level=level)
    assert t.you.hand == (["gigas", "marine-aigle"] if bought else ["gigas"])
    t.settled()


@rule("SS-EXPT-030", "SS-EXPT-050")
@card("jabu-licorne")
def test_what_a_sixth_card_drives_out_is_used_at_once():
    field = ["oko", "oko", "oko", "spartan", "oko", "oko"]
    mine = {"hand": ["seiya-pegase", "seiya-pegase-bronze", "oko"]}
    t = hilda_turn(4, mine, {"hand": ["jabu-licorne", *FULL]}, field=field, level="expert")
    t.asks(me, ["seiya-pegase", "seiya-pegase-bronze"])  # Jabu, before the Geler face
    t.me.pick("seiya-pegase")
    assert t.me.discard == ["seiya-pegase"] and t.you.hand == [*FULL, "spartan"]
    t.asks(me, ["seiya-pegase-bronze", "oko"])
    t.me.pick("oko")
    assert t.me.marked == ["oko"]
    t.settled()


@rule("SS-EXPT-030")
def test_in_the_difficult_game_nothing_is_used():
    field = ["oko", "oko", "oko", "spartan", "oko", "oko"]
    mine = {"hand": ["seiya-pegase", "oko"]}
    t = hilda_turn(4, mine, {"hand": ["jabu-licorne", *FULL]}, field=field, level="hard")
    t.asks(me, ["seiya-pegase", "oko"])
    t.me.pick("oko")
    assert t.me.discard == [] and t.you.discard == ["jabu-licorne"]
    t.settled()


@rule("SS-EXPT-030")
@card("jabu-licorne")
def test_what_she_discards_otherwise_is_not_used():
    t = hilda_turn(
        5, {"hand": ["seiya-pegase"]}, {"hand": ["jabu-licorne"]}, field=[DEAR] * 4 + ["gigas", DEAR], level="expert"
    )
    assert t.you.discard == ["jabu-licorne"] and t.me.hand == ["seiya-pegase"]
    t.settled()


@rule("SS-EXPT-040")
@card("milo-scorpion", "jabu-licorne")
def test_several_are_used_in_the_order_of_discard():
    # The card of slot 2 drives out Milo; what Piocher takes back drives out Jabu.
    hers = {"hand": ["milo-scorpion", "jabu-licorne", "kiki", "gigas", "freya"], "discard": ["spartan"]}
    mine = {"hand": ["seiya-pegase", "seiya-pegase-bronze", "oko"]}
    t = hilda_turn(2, mine, hers, level="expert")
    t.asks(me, ["seiya-pegase", "seiya-pegase-bronze", "oko"])  # Milo: any card
    t.me.pick("oko")
    t.asks(me, ["seiya-pegase", "seiya-pegase-bronze"])  # Jabu: a Héros
    t.me.pick("seiya-pegase")
    assert t.me.hand == ["seiya-pegase-bronze"]
    t.settled()


@rule("SS-EXPT-060")
@card("jabu-licorne")
def test_the_same_card_is_used_once_a_turn():
    # Six Athéna arrive: she draws Jabu back, and so on until he is driven out again.
    field = ["oko", "oko", "pegase-noir", "oko", "oko", "oko"]
    hers = {"hand": ["jabu-licorne", *FULL]}
    mine = {"hand": ["seiya-pegase"] * 3}
    t = hilda_turn(3, mine, hers, field=field, reserve=["athena-base"] * 6, level="expert")
    t.me.pick("seiya-pegase")
    t.asks(me, kind="main")
    assert t.you.discard == ["jabu-licorne"] and t.you.hand == [*FULL, "pegase-noir"]
    assert t.me.hand == ["seiya-pegase"] * 3 and t.me.discard == []  # the one discarded was drawn again
    t.settled()


@rule("SS-EXPT-070")
@card("robe-epsilon")
@pytest.mark.parametrize(("level", "struck"), [("hard", 0), ("expert", 1)])
def test_an_armour_that_another_replaces_is_used(level, struck):
    field = ["armure-lion", "oko", "oko", "oko", "oko", "oko"]
    t = hilda_turn(1, {"hand": ["oko", "jaki", "spartan"]}, {"armour": ["robe-epsilon"]}, field=field, level=level)
    assert t.you.armour == ["armure-lion"] and t.you.discard == ["robe-epsilon"]
    assert len(t.me.marked) == struck and len(t.me.discard) == 1
    t.settled()


@rule("SS-EXPT-080")
@card("phaeton")
def test_of_what_she_uses_she_declines_nothing():
    hers = {"hand": ["phaeton", "mu-belier", "kiki", "june-cameleon", "spartan"], "discard": ["oko", "geist", "jaki"]}
    field = ["pegase-noir", "oko", "oko", "oko", "oko", "oko"]
    t = hilda_turn(1, {"hand": ["oko"]}, hers, field=field, level="expert")
    # Pégase Noir, worth nothing, is destroyed; she draws Phaeton himself, then Oko, who drives out Mu
    assert t.you.destroyed == ["pegase-noir"]
    assert t.you.hand == ["kiki", "june-cameleon", "spartan", "phaeton", "oko"]
    assert t.you.discard == ["mu-belier", "geist", "jaki"]
    t.settled()


@rule("SS-EXPT-080")
@card("misty-lezard", "io-scylla")
def test_neither_marque_nor_what_she_cannot_do_is_used():
    field = ["pegase-noir", "oko", "oko", "oko", "oko", "oko"]
    t = hilda_turn(1, {"hand": ["thor-phecda"] * 3}, {"hand": ["io-scylla", *FULL]}, field=field, level="expert")
    assert t.me.marked == [] and len(t.me.discard) == 1 and t.you.discard == ["io-scylla"]
    hers = {"hand": ["misty-lezard", *FULL], "discard": ["oko"]}
    t = hilda_turn(1, {"hand": ["oko"]}, hers, field=field, level="expert")
    assert t.you.discard == ["misty-lezard", "oko"]  # none of hers is wounded: she draws nothing
    t.settled()


@rule("SS-SOLOX-070", "SS-EXPT-080")
@card("fenrir-alioth", "shaka-vierge", "armure-scorpion")
def test_what_she_uses_strikes_the_best_card_of_the_player():
    field = ["pegase-noir", "oko", "oko", "oko", "oko", "oko"]
    mine = {"hand": ["oko"] * 5, "discard": ["jabu-licorne", "mu-belier", "milo-scorpion", "spartan"]}
    t = hilda_turn(1, mine, {"hand": ["fenrir-alioth", *FULL], "discard": ["kiki"]}, field=field, level="expert")
    t.asks(me, ["mu-belier", "milo-scorpion"])  # 5 PV and a strength of 3, both
    t.me.pick("milo-scorpion")
    assert t.me.marked == ["milo-scorpion"] and t.me["milo-scorpion"].frozen == 2
    assert t.you.marked == [] and t.you.discard == ["fenrir-alioth", "kiki"]
    mine = {"hand": ["oko"] * 5, "discard": ["nachi-loup", "jabu-licorne", "june-cameleon"]}
    t = hilda_turn(1, mine, {"hand": ["shaka-vierge", *FULL], "discard": ["gigas"]}, field=field, level="expert")
    assert t.me.marked == ["jabu-licorne"] and t.you.marked == []  # of any player's discard pile, but not of hers
    mine = {"hand": ["oko"], "marked": [wounded("jabu-licorne"), wounded("spartan")]}
    hers = {"armour": ["armure-scorpion"], "marked": [wounded("gigas"), wounded("shaka-vierge")]}
    t = hilda_turn(1, mine, hers, field=["armure-lion", "oko", "oko", "oko", "oko", "oko"], level="expert")
    t.me.pick("spartan")  # 2 PV and a strength of 2, both
    assert t.me.destroyed == ["spartan"] and t.you.marked == ["gigas", "shaka-vierge"]
    t.settled()
