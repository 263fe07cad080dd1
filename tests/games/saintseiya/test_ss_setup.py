"""Set-up, zones, the turn, types and classes, maintenance."""

from collections import Counter

import pytest
from ss_scene import PLAIN, at, end_turn, frozen, play, price, scene, values, wounded

from pioche import PiocheError, new_match
from pioche.engine.match import start_of
from pioche.games.saintseiya import SAINTSEIYA
from pioche.games.saintseiya.cards import BOOK
from pioche.games.saintseiya.rules.zones import deck_of
from pioche.games.saintseiya.state import DIVINE, HEROES, RELIC, ROBE, print_of
from pioche.testing import card, me, rule, started, you

ALONE = {"asgard": False, "poseidon": False}


def opened(*heroes, seed=1, **options):
    return started("saintseiya", decks=list(heroes or ("seiya", "shun")), seed=seed, options=options)


def ids(cards):
    return [one.proto.id for one in cards]


def stock(t):
    """The cards that belong to no hero: the reserve, and those already on the field."""
    return t.state.reserve + [it.card for it in t.state.field]


# Set-up


@rule("SS-SETUP-010")
def test_no_hero_is_taken_twice_and_there_are_five():
    with pytest.raises(PiocheError) as refused:
        new_match("saintseiya", ["shun", "shun"])
    assert refused.value.code == "illegal-table" and refused.value.refusals[0].rule == "SS-SETUP-010"
    with pytest.raises(PiocheError) as too_many:
        new_match("saintseiya", ["random"] * 6)
    assert too_many.value.code == "wrong-seats"
    t = opened(*["random"] * 5)
    assert sorted(player.hero for player in t.state.players) == sorted(HEROES)


@rule("SS-SETUP-010")
def test_a_deck_names_one_hero_by_the_first_card_of_the_pack():
    for deck in ({"cards": ["milo-scorpion"]}, {"cards": ["seiya-pegase", "shun-andromede"]}):
        with pytest.raises(PiocheError) as refused:
            new_match("saintseiya", [deck, "ikki"])
        assert [one.rule for one in refused.value.refusals] == ["SS-SETUP-010"]


@rule("SS-SETUP-020", "SS-SETUP-030", "SS-SETUP-040", "SS-SETUP-050")
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_starts_with_ten_cards_five_of_them_in_hand(hero):
    t = opened(hero, "random", **ALONE)
    player = t.state.players[0]
    pack = player.hand + player.pile + player.aside
    assert len(pack) == 15 and all(print_of(one).hero == hero for one in pack)
    dealt = Counter(print_of(one).type for one in player.hand + player.pile)
    assert dealt == {"character": 9, "armour": 1} and len(player.hand) == len(player.pile) == 5
    assert [print_of(one).classes for one in player.aside] == [("hero", "bronze")] * 5
    assert not player.discard and player.energy == 0


@rule("SS-SETUP-060")
def test_the_first_player_is_chosen_freely_and_stays_the_first():
    firsts = {opened("seiya", "shun", "ikki", seed=seed, first="chance").state.first for seed in range(20)}
    assert firsts == {0, 1, 2}
    t = scene(active=1, first=1)
    assert t.state.first == 1 and t.match.view()["first"] == 1
    assert opened().state.active == 0


@rule("SS-SETUP-070", "SS-SETUP-080")
def test_what_the_extensions_set_aside_and_no_energy_yet():
    t = opened("hyoga", "shun")
    aside = Counter(ids(t.state.players[0].aside))
    assert aside == {
        "hyoga-cygne-bronze": 5,
        "hyoga-cygne-asgard": 2,
        "hyoga-cygne-poseidon": 2,
        "hyoga-cygne-transcende": 1,
        "armure-cygne-asgard": 1,
    }
    assert len(t.me.board) == 4 and t.me.energy == 0
    assert t.why("technique", "poussiere-de-diamant") == "SS-TECH-020"
    without = opened("hyoga", "shun", asgard=False)
    assert without.me.board == [] and len(without.me.aside) == 8


@rule("SS-SETUP-090", "SS-COOP-010")
def test_there_is_no_cooperative_mode():
    assert SAINTSEIYA.match_options["level"] == ("easy", "hard", "expert")
    assert not any("coop" in name for name in SAINTSEIYA.match_options)
    words = {zone.name for zone in SAINTSEIYA.zones} | {word.name for word in SAINTSEIYA.table_words}
    assert not words & {"pawns", "submersion", "central"}
    assert [opened(*["random"] * seats).state.level for seats in (1, 2, 5)] == ["easy", "", ""]


@rule("SS-SETUP-100", "SS-SETUP-160")
def test_the_clock_has_twelve_flames_and_the_statue_no_sapphire():
    t = opened()
    assert (t.state.flames, t.state.sapphires) == (12, 0)
    t = scene({"armour": ["armure-lion"], "played": [{"card": "seiya-pegase", "against": 6}]}, sapphires=6)
    assert t.why("robe", "armure-lion") == "SS-ODIN-050"


@rule("SS-SETUP-110", "SS-SETUP-120", "SS-SETUP-130", "SS-SETUP-190", "SS-SETUP-200")
@pytest.mark.parametrize(
    ("options", "count"),
    [
        (ALONE, 125),
        ({"poseidon": False}, 160),
        ({"asgard": False}, 161),
        ({}, 196),
        ({"promo": True}, 199),
    ],
)
def test_the_reserve_holds_what_the_boxes_say(options, count):
    cards = stock(opened(**options))
    assert len(cards) == count
    assert not any(print_of(one).hero for one in cards)
    assert ("seiya-sagittaire" in ids(cards)) == options.get("promo", False)
    sets = {print_of(one).expansion for one in cards}
    expected = {"base"} | ({"asgard"} if options.get("asgard", True) else set())
    expected |= {"poseidon"} if options.get("poseidon", True) else set()
    assert sets == expected | ({"promo"} if options.get("promo") else set())


@rule("SS-SETUP-120")
def test_what_asgard_adds():
    kinds = [print_of(one).kinds for one in stock(opened(poseidon=False))]
    assert sum(bool(one & DIVINE) for one in kinds) == 14
    assert sum(bool(one & ROBE) for one in kinds) == 8 and sum(bool(one & RELIC) for one in kinds) == 2


@rule("SS-SETUP-140", "SS-FAQD-220", "SS-FAQM-110")
def test_cards_dealt_at_set_up_do_nothing():
    for seed in range(60):
        t = opened(seed=seed)
        dealt = {it.printed.id for it in t.state.field}
        assert t.state.flames == 12 and len(t.state.field) == 6
        assert all(len(player.hand) == 5 and not player.discard for player in t.state.players)
        if {"ptolemy-fleche", "gigas"} & dealt:
            return
    pytest.fail("no seed deals Ptolemy or Gigas")


@rule("SS-SETUP-150")
def test_the_field_is_dealt_from_slot_six_to_slot_one():
    starters = SAINTSEIYA.starters()
    s = start_of(SAINTSEIYA, [starters["seiya"], starters["shun"]], "7").state(SAINTSEIYA)
    shuffled, rng = s.reserve.copy(), s.rng.copy()
    rng.shuffle(shuffled)  # the first thing that chance is asked for
    assert list(SAINTSEIYA.begin(s)) == []
    assert [it.card for it in reversed(s.field)] == shuffled[:6]
    assert [it.slot for it in s.field] == [1, 2, 3, 4, 5, 6]


@rule("SS-SETUP-180")
def test_with_poseidon_alone_cards_freeze():
    t = scene(
        {"played": [{"card": "isaak-kraken", "against": 6}], "marked": [wounded("soldat-marina-2")]},
        asgard=False,
    )
    t.activate("isaak-kraken", "soldat-marina-2")
    assert t.me["isaak-kraken"].frozen == 2
    t.settled()


@rule("SS-SETUP-210")
def test_the_boxes_hold_what_they_should():
    dealt = opened(*HEROES, epics=True).state.cards[1:]
    found = Counter((print_of(one).expansion, print_of(one).type) for one in dealt)
    assert found["base", "character"] + found["base", "armour"] == 200
    assert [found["asgard", kind] for kind in ("character", "armour", "relic")] == [35, 13, 2]
    assert [found["poseidon", kind] for kind in ("character", "armour", "relic")] == [40, 9, 2]
    assert found["poseidon", "pillar"] == 7 and found["base", "epic"] == 19
    assert ids(dealt).count("seiya-pegase") == 9 and ids(dealt).count("kiki") == ids(dealt).count("io-scylla") == 2


# Zones


@rule("SS-ZONE-010", "SS-ZONE-060")
def test_destroyed_and_wounded_cards_lie_apart():
    t = scene({"destroyed": ["seiya-pegase", "oko"], "marked": [wounded("jaki")], "hand": ["seiya-pegase-bronze"]})
    assert t.me.destroyed == ["seiya-pegase", "oko"] and t.me.marked == ["jaki"]
    play(t, "seiya-pegase-bronze", "jabu-licorne")  # no Seiya in the discard pile: nothing is offered
    t.asks(me, kind="main")
    t.settled()


@rule("SS-ZONE-020", "SS-ZONE-030", "SS-ZONE-100")
def test_what_leaves_the_field_lies_on_its_own_pile():
    t = scene(
        {"pile": ["jaki"] * 5},
        {"pile": ["jaki"] * 9},
        field=[*PLAIN],
        reserve=["oko", "oko"],
        gone=["cassios"],
    )
    end_turn(t)
    assert [one.proto.id for one in t.state.gone] == [PLAIN[5], "cassios"]
    assert PLAIN[5] not in t.me.discard + t.you.discard
    t.settled()


@rule("SS-ZONE-040")
def test_hands_and_piles_are_hidden_and_the_rest_is_not():
    t = scene(
        {"hand": ["oko"]},
        {"hand": ["jaki", "oko"], "pile": ["oko"], "discard": ["jaki"], "marked": [frozen("cassios")]},
        reserve=["milo-scorpion"],
        gone=["mu-belier"],
    )
    t.end()  # nothing of what is hidden shows in the next question either
    seen = t.match.view(0)
    theirs = seen["players"][1]
    assert [sorted(one) for one in theirs["hand"]] == [["token"], ["token"]]
    assert [sorted(one) for one in theirs["pile"]] == [["token"]] == [sorted(one) for one in seen["reserve"]]
    assert [one["card"] for one in theirs["discard"]] == ["jaki"] and theirs["marked"][0]["card"] == "cassios"
    assert seen["players"][0]["hand"][0]["card"] == "oko" and seen["gone"][0]["card"] == "mu-belier"


@rule("SS-ZONE-050", "SS-TYPE-200")
@card("freya")
def test_a_hand_has_no_limit_and_the_top_card_is_drawn():
    t = scene({"hand": ["freya", *["oko"] * 9], "pile": ["jaki", "cassios"]})
    play(t, "freya", "jabu-licorne", "yes")
    assert t.me.hand == ["oko"] * 9 + ["jaki"] and t.me.pile == ["cassios"]
    t.settled()


@rule("SS-ZONE-070", "SS-ZONE-080")
def test_the_pile_is_made_anew_only_when_a_card_must_be_drawn():
    t = scene({"hand": ["freya", "freya"], "pile": ["jaki"], "discard": ["oko"] * 6})
    play(t, "freya", "jabu-licorne", "yes")
    assert (t.me.pile, len(t.me.discard)) == ([], 6)
    play(t, "freya", "jabu-licorne", "yes")
    assert (len(t.me.pile), t.me.discard) == (5, [])
    short = scene({"armour": ["armure-vierge"], "pile": ["jaki", "oko"]})
    short.activate("armure-vierge")
    assert sorted(short.me.hand) == ["jaki", "oko"]
    poor = scene({"hand": ["phaeton", "oko"], "pile": ["jaki"]})
    play(poor, "phaeton", "jabu-licorne", "oko")
    assert poor.me.hand == ["jaki"]
    poor.settled()


@rule("SS-ZONE-090")
def test_a_deck_is_all_that_is_not_destroyed_nor_set_aside():
    t = scene(
        {
            "hand": ["oko"] * 4,
            "pile": ["oko"] * 10,
            "discard": ["oko"] * 6,
            "marked": [wounded("oko"), frozen("oko")],
            "armour": ["armure-pegase"],
            "destroyed": ["oko"] * 3,
            "aside": ["seiya-pegase-bronze"] * 9,
        }
    )
    t.end()
    assert len(deck_of(t.state, 0)) == 23
    assert t.match.view(1)["players"][0]["cards"] == 23


@rule("SS-ZONE-120")
@card("siegfried-dubhe")
def test_an_empty_pile_is_not_made_anew_for_its_top_card():
    t = scene(
        {"discard": ["jaki"] * 6, "hand": ["oko"] * 5},
        {"pile": ["milo-scorpion", "oko"]},
        field=[at(6, "siegfried-dubhe")],
        reserve=["cassios"] * 6,
    )
    end_turn(t)
    assert t.me.marked == [] and len(t.me.discard) == 6
    assert t.you.marked == ["milo-scorpion"]
    t.settled()


# The turn


@rule("SS-TURN-010", "SS-TURN-040", "SS-MAINT-070")
def test_maintenance_follows_the_main_phase_and_then_it_is_the_next_players_turn():
    t = opened("seiya", "shun", "ikki", "hyoga")
    for seat in (0, 1, 2, 3):
        t.asks(seat, kind="main")
        t.end()
        t.asks(seat, kind="keep")
        end = t.match.n
        t.answer(seat, "done")
        while t.match.decision.kind != "main":  # what arrives or leaves may ask
            t.match.apply(0)
        assert t.match.n > end
    t.asks(0, kind="main")


@rule("SS-TURN-020")
@card("albior-cephee", "armure-vierge", "armure-taureau")
def test_each_action_as_often_as_one_can_and_between_any_two_others():
    t = scene(
        {
            "hand": ["seiya-pegase"] * 3 + ["shaka-vierge", "albior-cephee", "armure-taureau", "armure-vierge"],
            "marked": [wounded("jaki"), wounded("leda")],
            "armour": ["armure-lion"],
            "pile": ["milo-scorpion", "albior-cephee", "oko"],
        },
        field=[at(1, "cassios"), at(2, "jabu-licorne"), at(3, "marine-aigle"), at(4, "phaeton")],
    )
    play(t, "seiya-pegase", "phaeton")
    t.heal("seiya-pegase", "jaki")
    t.play("armure-vierge")
    assert t.me.armour == ["armure-vierge"] and "armure-lion" in t.me.discard
    play(t, "shaka-vierge", "jabu-licorne", "no")
    t.rally("jabu-licorne", "done")  # 3 Cosmos, without the armour
    assert "jabu-licorne" in t.me.hand
    t.activate("armure-vierge")
    assert {"milo-scorpion", "albior-cephee"} <= set(t.me.hand)
    first, second = (one.number for one in t.state.players[0].hand if one.proto.id == "albior-cephee")
    play(t, first, "cassios")
    t.activate("albior-cephee", "shaka-vierge")
    t.play("armure-taureau")
    play(t, "seiya-pegase", "cassios")
    t.activate("armure-taureau", "seiya-pegase")
    t.fight("cassios")  # 3 Force against 2
    play(t, "shaka-vierge", "marine-aigle", "no")
    play(t, "milo-scorpion", "marine-aigle")
    t.rally("marine-aigle")
    play(t, second, "phaeton")
    t.activate("albior-cephee", "shaka-vierge")
    play(t, "seiya-pegase", "phaeton")
    play(t, "jabu-licorne", "phaeton")
    t.heal("seiya-pegase", "leda")
    play(t, "marine-aigle", "phaeton")
    t.fight("phaeton")
    assert {"jaki", "leda", "cassios", "phaeton"} <= set(t.me.discard) and t.me.marked == [] and t.me.armour == []
    assert t.me.hand == ["shaka-vierge"] and [it.printed.id for it in t.state.field] == []
    t.settled()


@rule("SS-TURN-020")
def test_actions_come_in_any_order():
    t = scene(
        {
            "hand": ["seiya-pegase"] * 4,
            "marked": [wounded("jaki")],
            "armour": ["armure-vierge"],
            "pile": ["oko", "oko"],
        },
        field=[at(1, "cassios"), at(2, "jabu-licorne")],
    )
    play(t, "seiya-pegase", "cassios")
    play(t, "seiya-pegase", "cassios")
    t.fight("cassios")
    play(t, "seiya-pegase", "jabu-licorne")
    t.heal("seiya-pegase", "jaki")
    t.activate("armure-vierge")
    play(t, "seiya-pegase", "jabu-licorne")
    assert sorted(t.me.hand) == ["oko", "oko"] and "cassios" in t.me.discard
    t.settled()


@rule("SS-TURN-030")
@card("poussiere-de-diamant")
def test_techniques_belong_to_the_main_phase():
    t = scene(
        {"hero": "hyoga", "energy": 1, "board": ["poussiere-de-diamant"], "hand": ["hyoga-cygne"]},
        {"pile": ["oko"] * 5},
        reserve=["oko"] * 6,
    )
    play(t, "hyoga-cygne", "jabu-licorne")
    assert t.offers("technique") == ["poussiere-de-diamant"]
    t.end()
    assert t.offers("technique") == [] and t.why("technique", "poussiere-de-diamant") == "SS-TURN-020"


# Types, classes, ranks


@rule("SS-TYPE-010")
def test_there_are_five_types_of_card_and_the_techniques_of_the_boards():
    types = {print_of(one).type for one in opened(*HEROES, epics=True).state.cards[1:]}
    assert types == {"character", "armour", "relic", "epic", "pillar", "technique"}


@rule("SS-TYPE-020", "SS-TYPE-030", "SS-TYPE-040")
@card("trident-poseidon")
def test_relics_are_laid_before_their_player_and_stay():
    t = scene(
        {"hand": ["trident-poseidon", "balmung"], "armour": ["armure-lion"], "pile": ["oko"] * 5},
        {"pile": ["oko"] * 5},
        reserve=["cassios"] * 6,
    )
    play(t, "trident-poseidon")
    t.asks(me, kind="main")
    play(t, "balmung")
    assert t.me.relics == ["trident-poseidon", "balmung"] and t.me.armour == ["armure-lion"]
    end_turn(t)
    assert t.me.relics == ["trident-poseidon", "balmung"] and t.me.armour == ["armure-lion"]
    t.settled()


@rule("SS-TYPE-050", "SS-TYPE-070")
@card("kuraggu")
def test_a_card_without_a_class_and_one_of_any_kind_of_chevalier():
    assert BOOK["cassios"].classes == () and BOOK["athena-base"].kinds & ~BOOK["cassios"].kinds
    t = scene(
        {"hand": ["thor-phecda", "thor-phecda", "thor-phecda"]},
        field=[at(1, "cassios"), at(2, "guilty"), at(3, "kuraggu")],
    )
    play(t, "thor-phecda", "guilty")
    play(t, "thor-phecda", "guilty")
    assert t.why("fight", "guilty") == "SS-FAQH-210"
    play(t, "thor-phecda", "cassios")
    t.fight("cassios")
    assert "cassios" in t.me.discard
    t.settled()


@rule("SS-TYPE-060")
@card("ban-petit-lion", "jabu-licorne")
@pytest.mark.parametrize(("asker", "fit"), [("ban-petit-lion", ["seiya-pegase-bronze"]), ("jabu-licorne", None)])
def test_a_card_answers_to_each_of_its_classes(asker, fit):
    t = scene(
        {"played": [{"card": asker, "against": 6}]},
        {"hand": ["seiya-pegase", "seiya-pegase-bronze", "oko"]},
        field=["cassios"],
    )
    t.activate(asker)
    t.asks(you, fit or ["seiya-pegase", "seiya-pegase-bronze"])


@rule("SS-TYPE-080")
@card("garde-asgard-1")
def test_a_guerrier_divin_is_a_guerrier():
    t = scene(field=[at(1, "thor-phecda"), at(3, "garde-asgard-1"), at(4, "jabu-licorne")])
    assert (price(t, "thor-phecda"), price(t, "garde-asgard-1"), price(t, "jabu-licorne")) == (9, 3, 3)
    assert t.why("fight", "thor-phecda") == "SS-ACQ-200"


@rule("SS-TYPE-090", "SS-TYPE-120")
@card("ecaille-sirene-marine")
def test_marinas_and_scales_are_counted_by_what_their_class_or_name_holds():
    t = scene(
        {"armour": ["ecaille-sirene-marine"], "pile": ["oko"] * 9},
        field=[at(1, "io-scylla"), at(2, "thetis-sirene-marine"), at(3, "ecaille-scylla"), at(4, "armure-lion")],
    )
    t.activate("ecaille-sirene-marine")
    assert len(t.me.hand) == 3
    t.settled()


@rule("SS-TYPE-100")
@card("armure-gemeaux")
def test_a_robe_divine_is_no_armure_d_or():
    t = scene({"hand": ["armure-gemeaux"]}, {"armour": ["robe-alpha"]})
    play(t, "armure-gemeaux")
    t.asks(me, kind="main")
    assert t.me.armour == ["armure-gemeaux"]


@rule("SS-TYPE-110", "SS-VP-120")
@card("hilda")
def test_every_robe_divine_counts_for_hilda():
    t = scene({"hand": ["hilda"], "discard": ["robe-zeta-alcor", "armure-lion"]})
    play(t, "hilda", "jabu-licorne")
    assert t.match.view(0)["players"][0]["score"] == 2 + 1 + 3


@rule("SS-TYPE-130")
@card("armure-capricorne")
def test_rare_and_very_rare_are_above_the_three_others():
    t = scene(
        {"armour": ["armure-capricorne"]},
        field=[at(1, "athena-base"), at(2, "milo-scorpion"), at(3, "oko"), at(4, "spartan"), at(5, "dio-mouche")],
        reserve=["cassios"] * 4,
    )
    t.activate("armure-capricorne")
    assert [it.printed.id for it in t.state.field] == ["athena-base", "milo-scorpion", *["cassios"] * 4]
    t.settled()


@rule("SS-TYPE-140")
@card("ushio-cloth-marine")
def test_a_card_of_two_ranks_answers_to_both():
    t = scene({"hand": ["seiya-pegase-asgard", "seiya-pegase-asgard", "seiya-pegase", "ushio-cloth-marine"]})
    for one in ("seiya-pegase-asgard", "seiya-pegase-asgard", "seiya-pegase", "ushio-cloth-marine"):
        play(t, one, "jabu-licorne")
    assert values(t, "ushio-cloth-marine")[0] == 3


@rule("SS-TYPE-150")
@card("seiya-pegase-transcende")
def test_a_transcended_hero_is_a_hero_and_can_be_armed():
    t = scene({"hand": ["seiya-pegase-transcende"], "weapons": 1}, standing=["pilier-indien"], weapons=5)
    play(t, "seiya-pegase-transcende", "pilier-indien")
    t.arm("seiya-pegase-transcende")
    assert values(t, "seiya-pegase-transcende")[0] == 7
    t.settled()


@rule("SS-TYPE-180", "SS-FAQA-210")
@card("docrates")
def test_filling_the_field_moves_nobody():
    t = scene(
        {"played": [{"card": "docrates", "against": 1}]},
        field=[at(1, "milo-scorpion"), at(2, "oko"), at(4, "mu-belier"), at(5, "oko"), at(6, "armure-lion")],
        reserve=["cassios", "phaeton", "nachi-loup"],
    )
    t.activate("docrates")
    assert [(it.slot, it.printed.id) for it in t.state.field] == [
        (1, "milo-scorpion"),
        (2, "nachi-loup"),
        (3, "phaeton"),
        (4, "mu-belier"),
        (5, "cassios"),
        (6, "armure-lion"),
    ]
    t.settled()


@rule("SS-TYPE-190")
@card("garde-asgard-4", "fenrir-alioth")
def test_what_is_removed_joins_the_fields_pile_with_its_exit():
    t = scene(
        {"armour": ["robe-epsilon"], "hand": ["jaki"]},
        {"hand": ["garde-asgard-4"]},
        field=[at(1, "oko"), at(2, "fenrir-alioth"), at(3, "cassios")],
    )
    t.activate("robe-epsilon")  # it freezes the Garde, who removes two cards
    t.answer(you, "oko")
    t.answer(you, "fenrir-alioth")
    t.answer(me, "jaki")  # Fenrir's exit; the other player has neither
    assert ids(t.state.gone) == ["oko", "fenrir-alioth"] and t.me.marked == ["jaki"]
    t.settled()


@rule("SS-TYPE-210")
@card("hagen-merak")
def test_a_card_is_destroyed_under_its_owners_token():
    t = scene({"played": [{"card": "hagen-merak", "against": 6}]}, {"marked": [frozen("jabu-licorne")]}, field=["oko"])
    t.activate("hagen-merak", "jabu-licorne")
    assert t.you.destroyed == ["jabu-licorne"] and t.me.destroyed == []
    t.settled()


@rule("SS-TYPE-220")
@card("robe-delta")
def test_a_card_played_from_anothers_hand_goes_back_to_its_owner():
    t = scene(
        {"armour": ["robe-delta"], "pile": ["oko"] * 5},
        {"hand": ["cassios"], "pile": ["oko"] * 5},
        reserve=["oko"] * 6,
    )
    t.activate("robe-delta", "jabu-licorne")
    assert t.me.played == ["cassios"] and t.you.hand == []
    end_turn(t)
    assert "cassios" in t.you.discard and "cassios" not in t.me.discard
    t.settled()


@rule("SS-TYPE-230")
@card("armure-gemeaux", "armure-vierge")
def test_what_one_receives_is_ones_own():
    t = scene({"hand": ["armure-gemeaux"], "pile": ["oko"] * 2}, {"armour": ["armure-vierge"]})
    t.play("armure-gemeaux", "yes", "armure-vierge")
    assert t.me.armour == ["armure-vierge"] and t.you.armour == ["armure-gemeaux"]
    t.activate("armure-vierge")
    assert t.me.discard == ["armure-vierge"]
    t.settled()


@rule("SS-TYPE-240")
@pytest.mark.parametrize(
    ("id", "format"),
    [
        ("mu-belier", "portrait"),
        ("pilier-indien", "portrait"),
        ("armure-lion", "landscape"),
        ("balmung", "landscape"),
        ("blizzard", "landscape"),
    ],
)
def test_the_format_of_a_card_follows_its_type(id, format):
    zone = {"pilier-indien": "standing", "blizzard": "epic"}.get(id, "field")
    t = scene(**{"field": ["oko"], zone: [id]})
    t.end()
    assert t.match.view(0)[zone][0]["format"] == format


# Maintenance


@rule("SS-MAINT-010", "SS-MAINT-020")
def test_what_was_played_is_discarded_and_of_the_hand_what_one_does_not_keep():
    t = scene(
        {
            "played": [{"card": "oko", "against": 6}, {"card": "cassios", "against": 6}],
            "marked": [wounded("jaki")],
            "armour": ["armure-lion"],
            "hand": ["phaeton", "seiya-pegase", "seiya-pegase"],
            "pile": ["milo-scorpion"] * 9,
        },
        {"pile": ["oko"] * 5},
        reserve=["oko"] * 6,
    )
    t.end()
    t.asks(me, ["done", "phaeton", "seiya-pegase", "seiya-pegase"], kind="keep")
    t.discard("seiya-pegase")
    t.discard("seiya-pegase")
    assert len(t.me.discard) == 4
    t.answer(me, "done")
    assert t.me.hand == ["phaeton", *["milo-scorpion"] * 4]
    assert t.me.marked == ["jaki"] and t.me.armour == ["armure-lion"]
    t.settled()


@rule("SS-MAINT-030", "SS-MAINT-020")
@pytest.mark.parametrize("kept", range(8))
def test_the_hand_is_drawn_up_to_five_and_never_down_to_it(kept):
    mine = {"hand": ["oko"] * kept, "played": [{"card": "cassios", "against": 6}], "pile": ["jaki"] * 6}
    t = scene(mine, {"hand": ["leda"], "pile": ["spica"] * 6}, field=["jabu-licorne"], reserve=["oko"] * 6)
    t.end()
    t.asks(me, [*["oko"] * kept, "done"], kind="keep")
    t.me.pick("done")
    drawn = max(0, 5 - kept)
    assert t.me.hand == ["oko"] * kept + ["jaki"] * drawn and t.me.pile == ["jaki"] * (6 - drawn)
    assert t.me.discard == ["cassios"] and t.you.hand == ["leda"]  # who is not active draws nothing
    t.settled()


@rule("SS-MAINT-030", "SS-ZONE-080")
def test_a_pile_that_runs_out_is_made_anew_and_what_is_not_there_is_not_drawn():
    mine = {"hand": ["oko"], "pile": ["jaki"] * 2, "discard": ["cassios"] * 3}
    t = scene(mine, field=["jabu-licorne"], reserve=["oko"] * 6)
    end_turn(t)
    assert t.me.hand == ["oko", "jaki", "jaki", "cassios", "cassios"] and t.me.pile == ["cassios"]
    assert t.me.discard == []
    t = scene({**mine, "discard": ["cassios"]}, field=["jabu-licorne"], reserve=["oko"] * 6)
    end_turn(t)
    assert t.me.hand == ["oko", "jaki", "jaki", "cassios"] and t.me.pile == t.me.discard == []
    t.settled()


@rule("SS-MAINT-030")
def test_who_keeps_more_than_five_draws_nothing():
    t = scene({"hand": ["oko"] * 6, "pile": ["jaki"]}, {"pile": ["oko"]}, reserve=["oko"] * 6)
    end_turn(t)
    assert t.me.hand == ["oko"] * 6
    t.settled()


@rule("SS-MAINT-040", "SS-MAINT-050")
def test_an_empty_slot_six_lets_nobody_leave_and_the_cards_slide():
    t = scene(
        {"hand": ["oko"] * 5},
        field=[at(1, "cassios"), at(2, "phaeton"), at(4, "nachi-loup")],
        reserve=["oko"] * 3,
    )
    end_turn(t)
    ids_ = [it.printed.id for it in t.state.field]
    assert ids_ == ["oko", "oko", "oko", "cassios", "phaeton", "nachi-loup"] and t.state.gone == []
    t.settled()


@rule("SS-MAINT-060")
@card("shaina-ophiuchus")
def test_slots_are_filled_from_the_right_each_arrival_at_once():
    t = scene(
        {"hand": ["oko"] * 5},
        {"armour": ["armure-lion"], "hand": ["armure-vierge"]},
        field=[at(3, "cassios"), at(4, "phaeton"), at(5, "nachi-loup")],
        reserve=["shaina-ophiuchus", "oko", "jaki"],
    )
    end_turn(t)
    assert [it.printed.id for it in t.state.field] == [
        "jaki",
        "oko",
        "shaina-ophiuchus",
        "cassios",
        "phaeton",
        "nachi-loup",
    ]
    assert t.you.armour == [] and t.you.discard == ["armure-lion"]
    t.settled()


@rule("SS-MAINT-060", "SS-MAINT-100")
@card("spartan", "garde-asgard-4")
def test_slots_that_an_arrival_empties_are_filled_in_the_same_step_from_the_right():
    t = scene(
        {"hand": ["garde-asgard-4", "oko", "oko", "oko", "oko"], "pile": ["jaki"]},
        field=["cassios", "phaeton", "nachi-loup", "ban-petit-lion", "geki-ours", "oko"],
        reserve=["spartan", "ptolemy-fleche", "leda", "spica"],
    )
    end_turn(t)
    t.me.pick("garde-asgard-4")  # Spartan stands in slot 1, all the others have slid
    t.asks(me, ["spartan", "cassios", "phaeton", "nachi-loup", "ban-petit-lion", "geki-ours"])
    t.me.pick("geki-ours", "nachi-loup")
    assert [(it.slot, it.printed.id) for it in t.state.field] == [
        (1, "spartan"),
        (2, "cassios"),
        (3, "phaeton"),
        (4, "leda"),
        (5, "ban-petit-lion"),
        (6, "ptolemy-fleche"),
    ]
    assert t.state.flames == 11 and [one.proto.id for one in t.state.reserve] == ["spica"]
    assert [one.proto.id for one in t.state.gone] == ["nachi-loup", "geki-ours", "oko"]
    t.settled()


@rule("SS-MAINT-060", "SS-TYPE-180")
@card("blizzard", "garde-asgard-4")
def test_so_are_slots_that_the_epopee_empties_as_a_card_arrives():
    t = scene(
        {"hand": ["garde-asgard-4"], "played": [{"card": "docrates", "against": 6}]},
        field=[at(2, "mu-belier"), at(3, "oko"), at(5, "milo-scorpion"), at(6, "armure-lion")],
        reserve=["oko", "thor-phecda", "jaki", "leda", "spica", "gigas"],
        epic=["blizzard"],
    )
    t.activate("docrates")  # slots 4, 3 and 1: in slot 3 Thor arrives
    t.me.pick("garde-asgard-4", "milo-scorpion", "armure-lion")
    assert [(it.slot, it.printed.id) for it in t.state.field] == [
        (1, "spica"),
        (2, "mu-belier"),
        (3, "thor-phecda"),
        (4, "oko"),
        (5, "leda"),
        (6, "jaki"),
    ]
    t.settled()


@rule("SS-MAINT-080", "SS-EFX-140")
@card("geist")
def test_arrivals_of_maintenance_hit_the_new_hand_the_active_player_first():
    players = [
        {"hero": "seiya", "pile": ["cassios", *["armure-lion"] * 4]},
        {"hero": "shun", "hand": ["oko"]},
        {"hero": "ikki", "hand": ["jaki"]},
    ]
    t = scene(players=players, active=0, field=[at(6, "phaeton")], reserve=["geist", *["oko"] * 5])
    end_turn(t)
    t.asks(0, ["cassios"])
    t.answer(0, "cassios")
    t.asks(1, ["oko"])
    t.answer(1, "oko")
    t.asks(2, ["jaki"])
    t.answer(2, "jaki")
    assert [player.destroyed for player in t.players] == [["cassios"], ["oko"], ["jaki"]]
    assert len(t.me.hand) == 4
    t.settled()


@rule("SS-MAINT-090", "SS-FAQD-190")
@card("gigas")
def test_in_maintenance_the_player_whose_turn_ends_is_still_active():
    t = scene({"hand": ["oko"] * 5}, field=list(PLAIN), reserve=["gigas", "cassios", "oko"])
    end_turn(t)
    t.asks(me, ["player:0", "player:1"])
    t.answer(me, "player:1")
    assert "gigas" in t.you.discard and t.state.field[0].printed.id == "cassios"
    t.settled()


@rule("SS-MAINT-110")
@pytest.mark.parametrize(("variant", "flames"), [(False, 12), (True, 11)])
def test_the_variant_takes_the_last_card_wherever_it_stands(variant, flames):
    t = scene({"hand": ["oko"] * 5}, field=[at(5, "milo-scorpion")], reserve=["oko"] * 9, variant=variant)
    end_turn(t)
    assert t.state.flames == flames
    assert ("milo-scorpion" in [it.printed.id for it in t.state.field]) == (not variant)
    t.settled()
