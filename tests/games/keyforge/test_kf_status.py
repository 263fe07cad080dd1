"""Status: stunned, enraged, warded; power counters, and the most and least powerful creatures."""

import pytest

from pioche.engine.cards import hooks_of
from pioche.engine.explain import log_data
from pioche.games.keyforge.cards import BOOK
from pioche.games.keyforge.cards.words import (
    HOOKS,
    creatures,
    destroy,
    destroys_each,
    enrage,
    friends,
    most_powerful,
    other_creatures,
    pick_least_powerful,
    stun,
    ward,
)
from pioche.games.keyforge.rules.values import armor, power
from pioche.testing import card, me, rule, table, you


def scene(mine=None, yours=None, house="brobnar", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def of(house, card, **words):
    """A maverick of another house."""
    return {"card": card, "house": house, **words}


def stunned(card, **words):
    return {"card": card, "stunned": True, **words}


def enraged(card, **words):
    return {"card": card, "enraged": True, **words}


def warded(card, **words):
    return {"card": card, "ward": True, **words}


def damage_on(t, *ids):
    return [t.card(id).damage for id in ids]


def told(t, *ids):
    """The ids of the log lines that are among these, in order, as a spectator reads them."""
    return [line["id"] for line in log_data(t.match, 0, -1, None) if line["id"] in ids]


@pytest.fixture
def reword(monkeypatch):
    """Gives a card of the game another text, where no card of the game has the one that a rule is about."""

    def give(id, block):
        monkeypatch.setattr(BOOK.cards[id], "hooks", hooks_of(block, frozenset(HOOKS)))

    return give


def to_each(status):
    """A card that gives a status to each friendly creature."""

    class Block:
        def play(s, me):
            for it in friends(s, me):
                status(s, it)

    return Block


# Stunned


@rule("KF-STUN-010")
def test_a_creature_that_becomes_stunned_bears_it_for_all_to_see():
    t = scene({"hand": ["smaaash"], "battleline": ["krump"]}, {"battleline": ["troll", "valdr"]})
    t.me.play("smaaash", "left", "troll")
    for viewer in (me, you, None):
        line = t.match.view(viewer)["players"][you]["battleline"]
        assert [one.get("stunned", False) for one in line] == [True, False]
    assert not t.me["krump"].stunned
    t.settled()


@rule("KF-STUN-020", "KF-STUN-030")
def test_a_stunned_creature_can_only_get_rid_of_its_stun():
    t = scene(
        {"battleline": [stunned("pit-demon"), stunned("charette", ready=False), "tocsin", stunned("troll")]},
        {"battleline": ["krump"], "amber": 3},
        house="dis",
    )
    assert t.offers("unstun") == ["pit-demon"] and t.offers("reap") == t.offers("fight") == ["tocsin"]
    for use in ("reap", "fight", "action"):
        assert t.why(use, "pit-demon") == "KF-STUN-020"
    assert t.why("unstun", "tocsin") == "KF-STUN-030" and t.why("unstun", "charette") == "KF-STATE-030"
    assert t.why("unstun", "troll") == "KF-MAIN-020"
    t.me.unstun("pit-demon")
    assert not t.me["pit-demon"].stunned and not t.me["pit-demon"].ready
    assert t.me.amber == 0 and t.you.amber == 3 and t.offers("action") == []
    t.settled()


@rule("KF-STUN-020")
def test_a_stunned_creature_cannot_use_its_omni_ability():
    t = scene({"battleline": [stunned("deipno-spymaster")]}, house="shadows")
    assert t.offers("omni") == [] and t.why("omni", "deipno-spymaster") == "KF-STUN-020"
    t.me.unstun("deipno-spymaster")
    assert not t.me["deipno-spymaster"].stunned
    t.settled()


@rule("KF-STUN-040")
@pytest.mark.parametrize("enemies", [["troll"], []])
def test_a_stunned_creature_that_is_made_to_fight_gets_rid_of_its_stun_instead(enemies):
    t = scene({"hand": ["anger"], "battleline": [stunned("krump", ready=False)]}, {"battleline": enemies})
    t.me.play("anger", "krump")
    assert not t.me["krump"].stunned and not t.me["krump"].ready
    assert [it.damage for it in t.state.creatures()] == [0] * (1 + len(enemies)) and t.me.amber == 1
    t.settled()


@rule("KF-STUN-040")
def test_an_exhausted_stunned_creature_cannot_be_used_and_stays_stunned():
    t = scene({"artifacts": ["dominator-bauble"], "battleline": [stunned("tocsin", ready=False)]}, house="dis")
    t.me.action("dominator-bauble", "tocsin")
    assert t.me["tocsin"].stunned and t.state.used == [t.number("dominator-bauble")]
    t.settled()


@rule("KF-STUN-050")
def test_to_remove_a_stun_is_to_use_the_creature():
    t = scene({"hand": ["glimmer", "stampede"], "battleline": [stunned("murmook")]}, {"amber": 3}, house="untamed")
    assert "glimmer" in t.offers("play")
    t.me.unstun("murmook")
    assert t.why("play", "glimmer") == "KF-KWALPHA-010"
    t.settled()


@rule("KF-STUN-050")
def test_removed_stuns_count_among_the_creatures_used():
    line = [stunned("murmook"), stunned("flaxia"), stunned("teliga")]
    t = scene({"hand": ["stampede"], "battleline": line}, {"amber": 3}, house="untamed")
    for id in ("murmook", "flaxia", "teliga"):
        t.me.unstun(id)
    t.me.play("stampede")
    assert t.me.amber == 3 and t.you.amber == 1  # its icon, and 2 for three creatures used
    t.settled()


@rule("KF-STUN-060")
def test_a_stun_is_removed_off_house_only_where_the_creature_could_be_used_there():
    t = scene(
        {"battleline": [stunned("deipno-spymaster"), stunned("umbra"), stunned("mack-the-knife")]},
        {"battleline": ["krump"]},
        house="dis",
    )
    assert t.offers("unstun") == ["deipno-spymaster", "mack-the-knife"]  # by Omni, by its own leave
    assert t.why("unstun", "umbra") == "KF-MAIN-020"
    t.me.unstun("deipno-spymaster")
    assert not t.me["deipno-spymaster"].stunned and t.me["umbra"].stunned
    t.settled()


@rule("KF-STUN-070")
def test_constant_abilities_of_a_stunned_creature_stay_active():
    t = scene({"battleline": [stunned("grey-monk"), "krump"]}, {"battleline": [stunned("niffle-queen"), "murmook"]})
    assert [armor(t.state, it) for it in t.state.creatures()] == [1, 1, 0, 0]
    assert [power(t.state, it) for it in t.state.creatures()] == [3, 6, 6, 4]
    t.me.fight("krump", "murmook")
    assert damage_on(t, "krump") == [3]  # 4, less 1 armor
    t.settled()


@rule("KF-STUN-070")
def test_abilities_that_ask_for_no_use_resolve_for_a_stunned_creature():
    t = scene({"hand": ["punch"], "battleline": [stunned("dust-imp"), stunned("rock-hurling-giant")]})
    t.me.play("punch", "dust-imp")
    assert t.me.amber == 3 and t.me.battleline == ["rock-hurling-giant"]
    t.settled()


@rule("KF-STUN-080")
def test_a_stunned_creature_cannot_be_stunned_again():
    t = scene({"hand": ["smaaash"], "battleline": [stunned("krump")]})
    t.me.play("smaaash", "left", "krump")
    t.me.unstun("krump")
    assert not t.me["krump"].stunned and not t.me["krump"].ready  # one use removes it all
    t.settled()


@rule("KF-STUN-080")
def test_who_is_stunned_already_is_not_stunned_by_an_if_you_do(reword):
    class Paid:
        def play(s, me):
            for it in creatures(s, me):
                if stun(s, it):
                    s.players[me.seat].amber += 2

    reword("charge", Paid)
    t = scene(
        {"hand": ["charge"], "battleline": [stunned("krump"), "sequis"]},
        {"battleline": [stunned("troll")]},
        house="sanctum",
    )
    t.me.play("charge")
    assert t.me.amber == 3  # its icon, and Sequis
    t.settled()


# Enraged


@rule("KF-ENRAGE-010")
@card("cross-porpoises")
def test_an_enraged_creature_bears_one_mark_and_gets_no_second_one():
    t = scene({"hand": ["cross-porpoises"]}, {"battleline": [enraged("krump"), "troll"]}, house="untamed")
    t.me.play("cross-porpoises", "krump", "troll")
    for viewer in (me, you, None):
        line = t.match.view(viewer)["players"][you]["battleline"]
        assert [one.get("enraged", False) for one in line] == [True, True]
    t.settled()


@rule("KF-ENRAGE-010", "KF-ENRAGE-040")
def test_who_was_enraged_twice_is_calm_after_one_fight(reword):
    reword("punch", to_each(enrage))
    t = scene({"hand": ["punch", "punch"], "battleline": ["krump"]}, {"battleline": ["shaffles", "ember-imp"]})
    t.me.play("punch")
    t.me.play("punch")
    assert t.me["krump"].enraged and not t.you["shaffles"].enraged and told(t, "enraged") == ["enraged"]
    t.me.fight("krump", "shaffles")
    assert not t.me["krump"].enraged and damage_on(t, "krump") == [2]
    t.settled()


@rule("KF-ENRAGE-020")
def test_an_enraged_creature_must_fight_if_it_can():
    t = scene({"battleline": [enraged("pit-demon"), "tocsin"]}, {"battleline": ["krump"]}, house="dis")
    assert t.offers("fight") == ["pit-demon", "tocsin"] and t.offers("reap") == ["tocsin"] and t.offers("action") == []
    assert t.why("reap", "pit-demon") == t.why("action", "pit-demon") == "KF-ENRAGE-020"
    t.me.reap("tocsin")  # nobody forces it to be used
    t.me.end()
    assert t.me["pit-demon"].enraged
    t.settled()


@rule("KF-ENRAGE-020")
def test_an_enraged_creature_must_fight_where_an_effect_lets_it_be_used():
    t = scene(
        {"artifacts": ["dominator-bauble"], "battleline": [enraged("krump")]}, {"battleline": ["shaffles"]}, house="dis"
    )
    t.me.action("dominator-bauble", "krump")
    t.asks(me, [f"fight:{t.number('krump')}"], kind="use")
    t.me.pick("krump", "shaffles")
    assert t.you.discard == ["shaffles"] and not t.me["krump"].enraged
    t.settled()


@rule("KF-ENRAGE-030", "KF-ENRAGE-050")
def test_an_enraged_creature_that_cannot_fight_may_do_something_else_and_stays_enraged():
    t = scene({"battleline": [enraged("pit-demon"), enraged("charette")]}, {"amber": 1}, house="dis")
    assert t.offers("reap") == ["pit-demon", "charette"] and t.offers("action") == ["pit-demon"]
    t.me.action("pit-demon")
    t.me.reap("charette")
    assert t.me.amber == 2 and t.me["pit-demon"].enraged and t.me["charette"].enraged
    t.settled()


@rule("KF-ENRAGE-030")
def test_an_enraged_creature_that_may_fight_nobody_there_may_reap():
    t = scene({"battleline": [enraged("bigtwig")]}, {"battleline": ["krump"]}, house="untamed")
    assert t.offers("fight") == [] and t.offers("reap") == ["bigtwig"]  # it may fight only who is stunned
    t.me.reap("bigtwig", "krump")
    assert t.me.amber == 1 and t.me["bigtwig"].enraged
    t.me.end()
    t.you.house("brobnar")
    t.you.end()
    t.me.house("untamed")
    assert t.offers("fight") == ["bigtwig"] and t.offers("reap") == []
    t.settled()


@rule("KF-ENRAGE-040")
def test_to_fight_calms_the_attacker_and_not_whom_it_fights():
    t = scene({"battleline": [enraged("troll")]}, {"battleline": [enraged("pitlord"), enraged("krump")]})
    t.me.fight("troll", "pitlord")
    assert t.me.discard == ["troll"] and t.you["pitlord"].enraged and t.you["krump"].enraged
    survives = scene({"battleline": [enraged("troll")]}, {"battleline": ["krump"]})
    survives.me.fight("troll", "krump")
    assert not survives.me["troll"].enraged
    for each in (t, survives):
        each.settled()


@rule("KF-ENRAGE-060")
def test_a_stunned_and_enraged_creature_gets_rid_of_its_stun_and_stays_enraged():
    t = scene({"battleline": [enraged("krump", stunned=True)]}, {"battleline": ["troll"]})
    assert t.offers("unstun") == ["krump"] and t.offers("fight") == t.offers("reap") == []
    t.me.unstun("krump")
    assert t.me["krump"].enraged and not t.me["krump"].stunned and not t.me["krump"].ready
    t.settled()


@rule("KF-ENRAGE-070")
def test_a_skipped_fight_calms_the_attacker_too():
    t = scene({"battleline": [enraged("ancient-bear")]}, {"battleline": ["shaffles"]}, house="untamed")
    t.me.fight("ancient-bear", "shaffles")
    assert not t.me["ancient-bear"].enraged and damage_on(t, "ancient-bear") == [0]
    t.settled()


@rule("KF-ENRAGE-080")
def test_an_enraged_creature_need_not_fight_where_the_use_allows_no_fight():
    t = scene({"battleline": [enraged("deipno-spymaster"), "krump"]}, {"battleline": ["troll"]}, house="dis")
    assert t.offers("omni") == ["deipno-spymaster"] and t.offers("fight") == t.offers("reap") == []
    t.me.omni("deipno-spymaster", "krump")
    assert t.me["deipno-spymaster"].enraged and t.offers("fight") == ["krump"]
    t.settled()
    fights = scene({"battleline": [enraged("deipno-spymaster")]}, {"battleline": ["troll"]}, house="shadows")
    assert fights.offers("omni") == [] and fights.offers("fight") == ["deipno-spymaster"]


@rule("KF-ENRAGE-080")
@card("ghosthawk")
def test_an_enraged_creature_may_be_made_to_reap_and_stays_enraged():
    t = scene(
        {"hand": ["ghosthawk"], "battleline": [of("untamed", "krump", enraged=True)]},
        {"battleline": ["troll"]},
        house="untamed",
    )
    assert t.offers("reap") == [] and t.offers("fight") == ["krump"]  # used of one's own choice, it must fight
    t.me.play("ghosthawk", "right", "krump")
    assert t.me.amber == 1 and t.me["krump"].enraged and not t.me["krump"].ready
    t.settled()


# Warded


@rule("KF-WARD-010")
def test_a_warded_creature_bears_one_mark_and_gets_no_second_one(reword):
    reword("virtuous-works", to_each(ward))
    hand = ["virtuous-works", "virtuous-works", of("sanctum", "punch"), of("sanctum", "punch")]
    t = scene({"hand": hand, "battleline": ["krump"]}, {"battleline": ["troll"]}, house="sanctum")
    t.me.play("virtuous-works")
    t.me.play("virtuous-works")
    assert t.me["krump"].ward and not t.you["troll"].ward and told(t, "warded") == ["warded"]
    t.me.play("punch", "krump")
    assert not t.me["krump"].ward and damage_on(t, "krump") == [0]
    t.me.play("punch", "krump")
    assert damage_on(t, "krump") == [3]
    t.settled()


@rule("KF-WARD-010")
@card("encounter-suit")
def test_who_is_warded_already_has_no_ward_left_after_the_first_damage():
    suit = warded("umbra", upgrades=["encounter-suit"])
    t = scene({"hand": ["poison-wave", "urchin"], "battleline": [suit, "troll"]}, house="shadows")
    t.me.play("poison-wave")  # the suit wards Umbra before the damage
    assert not t.me["umbra"].ward and damage_on(t, "umbra", "troll") == [0, 2]
    t.settled()


@rule("KF-WARD-020")
def test_a_ward_is_discarded_instead_of_damage_of_any_amount():
    t = scene({"battleline": ["kelifi-dragon"]}, {"battleline": [warded("wardrummer"), "krump"]})
    t.me.fight("kelifi-dragon", "wardrummer", "krump")
    assert t.you["wardrummer"].damage == 0 and not t.you["wardrummer"].ward
    assert damage_on(t, "kelifi-dragon", "krump") == [3, 5]
    t.settled()


@rule("KF-WARD-020", "KF-WARD-030")
def test_a_ward_is_discarded_instead_of_destruction_and_the_creature_is_not_tagged():
    t = scene(
        {"hand": ["gateway-to-dis"], "artifacts": ["soul-snatcher"]},
        {"battleline": [warded("dust-imp"), "krump"]},
        house="dis",
    )
    t.me.play("gateway-to-dis")
    assert t.you.battleline == ["dust-imp"] and not t.you["dust-imp"].ward and not t.you["dust-imp"].tagged
    assert t.you.amber == 1 and t.you.discard == ["krump"]  # for Krump alone, and no "Destroyed:"
    t.settled()


@rule("KF-WARD-040")
def test_a_ward_is_spent_before_armor():
    t = scene({"hand": ["tendrils-of-pain", "tendrils-of-pain"]}, {"battleline": [warded("sequis")]}, house="dis")
    t.me.play("tendrils-of-pain")
    assert not t.you["sequis"].ward and t.you["sequis"].armor_used == 0
    t.me.play("tendrils-of-pain")
    assert t.you["sequis"].armor_used == 1 and damage_on(t, "sequis") == [0]
    t.settled()


@rule("KF-WARD-050")
def test_a_ward_stays_where_no_damage_would_be_dealt():
    t = scene({"hand": ["shield-of-justice", of("sanctum", "punch")], "battleline": [warded("krump")]}, house="sanctum")
    t.me.play("shield-of-justice")
    t.me.play("punch", "krump")
    assert t.me["krump"].ward and damage_on(t, "krump") == [0]
    none = scene(
        {"battleline": [warded("krump")]}, {"battleline": ["ether-spider"]}
    )  # which deals no damage in a fight
    none.me.fight("krump", "ether-spider")
    assert none.me["krump"].ward and damage_on(none, "ether-spider") == [6]
    for each in (t, none):
        each.settled()


def wards_the_others(reword):
    """A Dust Imp that wards every other creature when it is destroyed."""

    class Kind:
        def destroyed(s, me):
            for it in other_creatures(s, me):
                ward(s, it)

    reword("dust-imp", Kind)


@rule("KF-WARD-060")
def test_a_ward_on_a_tagged_creature_does_not_keep_it_from_the_discard_pile(reword):
    wards_the_others(reword)
    t = scene({"hand": ["coward-s-end"]}, {"battleline": ["dust-imp", "krump", {"card": "troll", "damage": 1}]})
    t.me.play("coward-s-end", "dust-imp")  # the lowest of two on the pile
    assert t.you.discard == ["krump", "dust-imp"] and t.you["troll"].ward
    t.settled()


@rule("KF-WARD-070")
@pytest.mark.parametrize(("first", "hand"), [("dust-imp", []), ("bad-penny", ["bad-penny"])])
def test_a_ward_on_a_tagged_creature_keeps_it_from_leaving_play_in_another_way(reword, first, hand):
    wards_the_others(reword)
    t = scene({"hand": ["gateway-to-dis"], "battleline": ["dust-imp", "bad-penny"]}, house="dis")
    t.me.play("gateway-to-dis")
    t.asks(me, ["dust-imp", "bad-penny"], kind="trigger")
    t.me.pick(first)
    while t.match.decision.kind != "main":
        t.me.pick("dust-imp")  # the order on the discard pile
    assert t.me.hand == hand and t.me.battleline == []
    assert ("bad-penny" in t.me.discard) == (not hand)
    t.settled()


@rule("KF-WARD-080")
@pytest.mark.parametrize(
    ("house", "hand", "picks"),
    [
        ("shadows", "oubliette", ["faygin"]),  # purge
        ("mars", "mass-abduction", ["faygin"]),  # archive
        ("dis", "fear", ["faygin"]),  # return to hand
        ("untamed", "lost-in-the-woods", ["faygin"]),  # shuffle into the deck
        ("logos", "bouncing-deathquark", ["faygin"]),  # destroy
    ],
)
def test_a_ward_replaces_every_way_of_leaving_play(house, hand, picks):
    t = scene({"hand": [hand]}, {"battleline": [warded("faygin", damage=1)]}, house=house)
    t.me.play(hand, *picks)
    t.asks(me, kind="main")
    assert t.you.battleline == ["faygin"] and not t.you["faygin"].ward and damage_on(t, "faygin") == [1]
    t.settled()


@rule("KF-WARD-080")
def test_a_warded_creature_is_not_sacrificed_and_no_if_you_do_follows():
    t = scene({"hand": ["pawn-sacrifice"], "battleline": [warded("umbra")]}, {"battleline": ["krump"]}, house="shadows")
    t.me.play("pawn-sacrifice", "umbra")
    t.asks(me, kind="main")
    assert t.me.battleline == ["umbra"] and not t.me["umbra"].ward and damage_on(t, "krump") == [0]
    t.settled()


@rule("KF-WARD-090")
def test_a_warded_creature_without_power_loses_its_ward_and_is_then_destroyed():
    line = [warded("grenade-snib"), warded("wardrummer")]
    t = scene({"hand": ["king-of-the-crag"], "amber": 2}, {"battleline": line})
    t.me.play("king-of-the-crag")
    assert t.you.battleline == ["wardrummer"] and t.you.discard == ["grenade-snib"] and t.you["wardrummer"].ward
    assert t.me.amber == 0  # by the "Destroyed:" of the Snib
    t.settled()


# Power


@rule("KF-POWER-010")
def test_each_power_counter_gives_1_power():
    t = scene({"battleline": [{"card": "wardrummer", "counters": {"power": 2}}]}, {"battleline": ["troll"]})
    assert power(t.state, t.me["wardrummer"]) == 5
    t.me.fight("wardrummer", "troll")
    assert damage_on(t, "troll") == [5]
    t.settled()
    other = scene({"battleline": [{"card": "wardrummer", "counters": {"doom": 2}}]}, {"battleline": ["shaffles"]})
    other.me.fight("wardrummer", "shaffles")
    assert power(other.state, other.me["wardrummer"]) == 3  # counters of another kind give none


@rule("KF-POWER-020")
def test_power_counters_are_gone_when_a_creature_leaves_play():
    t = scene({"hand": ["hysteria"], "battleline": [{"card": "charette", "counters": {"power": 3}}]}, house="dis")
    assert power(t.state, t.me["charette"]) == 7
    t.me.play("hysteria")
    t.me.play("charette")
    assert power(t.state, t.me["charette"]) == 4 and t.me["charette"].counters == {}
    t.settled()


@rule("KF-POWER-030")
@card("picaroon")
def test_a_value_x_that_nothing_defines_is_0():
    line = ["krump", "picaroon", "charette"]
    t = scene({"hand": ["shadow-of-dis"]}, {"battleline": line}, house="dis")
    assert power(t.state, t.you["picaroon"]) == 10
    t.me.play("shadow-of-dis")
    assert t.you.battleline == ["krump", "charette"] and t.you.discard == ["picaroon"]
    t.settled()


@rule("KF-POWER-040")
def test_all_that_tie_for_the_highest_power_are_most_powerful(reword):
    class Humbles:
        play = destroys_each(lambda s, me: most_powerful(s, creatures(s, me)))

    reword("charge", Humbles)
    t = scene(
        {"hand": ["charge"], "battleline": [{"card": "krump", "counters": {"power": 1}}, "wardrummer"]},
        {"battleline": ["tireless-crocag", "valdr"]},
        house="sanctum",
    )
    t.me.play("charge")
    assert t.me.battleline == ["wardrummer"] and t.you.battleline == ["valdr"]
    t.settled()


@rule("KF-POWER-040", "KF-POWER-060")
def test_the_active_player_picks_one_of_several_most_powerful_creatures():
    doomed = {"card": "shaffles", "upgrades": ["soulkeeper"]}
    t = scene({"hand": ["punch"], "battleline": ["krump", "valdr", "bumpsy"]}, {"battleline": [doomed, "troll"]})
    t.me.play("punch", "shaffles")
    t.asks(me, ["krump", "valdr"])  # the active player, though the Soulkeeper is the opponent's
    t.me.pick("valdr")
    assert t.me.battleline == ["krump", "bumpsy"] and t.you.battleline == ["troll"]
    t.settled()


@rule("KF-POWER-050", "KF-POWER-060")
def test_the_active_player_picks_one_of_several_least_powerful_creatures():
    t = scene(
        {"battleline": ["horseman-of-famine", "commander-remiel"]},
        {"battleline": [{"card": "krump", "counters": {"power": 1}}, "wardrummer"]},
        house="sanctum",
    )
    t.me.reap("horseman-of-famine")
    t.asks(me, ["commander-remiel", "wardrummer"])
    t.me.pick("wardrummer")
    assert t.you.battleline == ["krump"] and t.me.battleline == ["horseman-of-famine", "commander-remiel"]
    t.settled()


@rule("KF-POWER-070", "KF-POWER-090")
def test_a_group_of_the_most_powerful_is_filled_from_the_highest_power_downwards():
    t = scene(
        {"hand": ["three-fates"]},
        {"battleline": ["bumpsy", "troll", "pit-demon", "overlord-greking", "charette"]},
        house="dis",
    )
    t.me.play("three-fates")
    t.asks(me, ["bumpsy", "pit-demon"])  # 8 and 7 are in, one of the two 5s
    t.me.pick("bumpsy")
    while t.match.decision.kind != "main":
        t.match.choose(t.match.decision.keys[0])  # the order on the discard pile
    assert t.you.battleline == ["pit-demon", "charette"]
    t.settled()


@rule("KF-POWER-090")
def test_the_active_player_picks_who_of_the_tied_creatures_is_in_the_group():
    line = ["troll", "bumpsy", "charette", "headhunter"]
    t = scene({"hand": ["three-fates"], "battleline": ["pit-demon"]}, {"battleline": line}, house="dis")
    t.me.play("three-fates")
    t.asks(me, ["pit-demon", "bumpsy", "headhunter"])
    t.me.pick("headhunter")
    t.asks(me, ["pit-demon", "bumpsy"])
    t.me.pick("pit-demon")
    t.asks(me, ["troll", "headhunter"])  # the order on the discard pile
    t.me.pick("troll")
    assert t.me.battleline == [] and t.you.battleline == ["bumpsy", "charette"]
    t.settled()


@rule("KF-POWER-080")
def test_a_group_of_the_least_powerful_is_filled_from_the_lowest_power_upwards(reword):
    class Winnows:
        def play(s, me):
            yield from destroy(s, (yield from pick_least_powerful(s, me, creatures(s, me), 2, "destroy")))

    reword("charge", Winnows)
    t = scene(
        {"hand": ["charge"], "battleline": ["grey-monk"]},
        {"battleline": ["krump", "dust-pixie", "wardrummer"]},
        house="sanctum",
    )
    t.me.play("charge")
    t.asks(me, ["grey-monk", "wardrummer"])
    t.me.pick("grey-monk")
    assert t.me.battleline == [] and t.you.battleline == ["krump", "wardrummer"]
    t.settled()


@rule("KF-POWER-100")
def test_a_group_that_is_larger_than_the_number_of_creatures_is_all_of_them():
    t = scene({"hand": ["three-fates"], "battleline": ["charette"]}, {"battleline": ["troll"]}, house="dis")
    t.me.play("three-fates")
    t.asks(me, kind="main")
    assert t.me.battleline == t.you.battleline == []
    t.settled()
