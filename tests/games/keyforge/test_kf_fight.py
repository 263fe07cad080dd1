"""Fighting, damage and armor."""

import pytest

from pioche.engine.cards import hooks_of
from pioche.engine.explain import log_data
from pioche.games.keyforge.cards import BOOK
from pioche.games.keyforge.cards.words import HOOKS, always, creatures, gains, leave, move_damage, pick
from pioche.games.keyforge.rules.values import armor, power
from pioche.testing import card, me, rule, table, you


def scene(mine=None, yours=None, house="brobnar", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def of(house, card, **words):
    """A maverick of another house."""
    return {"card": card, "house": house, **words}


def damage_on(t, *ids):
    return [t.card(id).damage for id in ids]


def unused_armor(t, id):
    it = t.card(id)
    return armor(t.state, it) - it.armor_used


def told(t, *ids):
    """The ids of the log lines that are among these, in order, as a spectator reads them."""
    return [line["id"] for line in log_data(t.match, 0, -1, None) if line["id"] in ids]


@pytest.fixture
def reword(monkeypatch):
    """Gives a card of the game another text, where no card of the game has the one that a rule is about."""

    def give(id, block):
        monkeypatch.setattr(BOOK.cards[id], "hooks", hooks_of(block, frozenset(HOOKS)))

    return give


# Whom a creature fights


@rule("KF-FIGHT-010")
def test_a_ready_creature_of_the_active_house_is_exhausted_to_fight_an_enemy_creature():
    t = scene(
        {"battleline": ["pitlord", {"card": "charette", "ready": False}, "troll"]},
        {"battleline": ["krump", "bumpsy"]},
        house="dis",
    )
    assert t.offers("fight") == ["pitlord"]
    assert t.why("fight", "charette") == "KF-STATE-030" and t.why("fight", "troll") == "KF-MAIN-020"
    assert t.why("fight", "krump") == "KF-CTRL-090"
    t.me.fight("pitlord")
    assert not t.me["pitlord"].ready
    t.asks(me, ["krump", "bumpsy"], kind="target")
    t.me.pick("bumpsy")
    assert t.you.battleline == ["krump"] and damage_on(t, "pitlord", "krump", "charette", "troll") == [5, 0, 0, 0]
    assert t.offers("fight") == [] and not t.me["pitlord"].ready
    t.settled()


@rule("KF-FIGHT-020")
def test_a_creature_cannot_fight_where_there_is_no_enemy_creature():
    t = scene({"battleline": ["krump", "bumpsy"]}, {"artifacts": ["cannon"]})
    assert t.offers("fight") == [] and t.why("fight", "krump") == "KF-FIGHT-020"
    assert t.me["krump"].ready and t.offers("reap") == ["krump", "bumpsy"]
    t.me.reap("krump")
    assert t.me.amber == 1
    t.settled()


@rule("KF-FIGHT-190")
def test_a_creature_that_an_effect_protects_is_not_among_those_to_be_fought(reword):
    class Hidden:
        def cannot_be_attacked(s, source, it, attacker):
            return it is source and attacker.type == "creature"

    reword("valdr", Hidden)
    t = scene({"battleline": ["troll"]}, {"battleline": ["krump", "valdr", "bumpsy"]})
    t.me.fight("troll")
    t.asks(me, ["krump", "bumpsy"], kind="target")
    t.me.pick("bumpsy")
    assert damage_on(t, "krump", "valdr") == [0, 0] and t.you.discard == ["bumpsy"]
    t.settled()


@rule("KF-FIGHT-190")
def test_it_is_the_active_player_who_chooses_whom_a_creature_fights():
    t = scene({"battleline": ["groggins"]}, {"battleline": ["krump", "valdr", "bumpsy"]})
    t.me.fight("groggins")
    t.asks(me, ["krump", "bumpsy"], kind="target")  # it may fight on the flanks only
    t.me.pick("krump")
    assert t.you.battleline == ["valdr", "bumpsy"]
    t.settled()


@rule("KF-FIGHT-200")
def test_no_fight_is_possible_where_every_enemy_creature_is_protected(reword):
    class Hidden:
        cannot_be_attacked = always

    reword("valdr", Hidden)
    t = scene({"battleline": ["troll"], "hand": ["anger"]}, {"battleline": ["valdr", "krump"]})
    assert t.offers("fight") == [] and t.why("fight", "troll") == "KF-FIGHT-020"
    t.me.play("anger", "troll")
    assert t.me["troll"].ready and damage_on(t, "troll", "valdr", "krump") == [0, 0, 0]
    t.me.reap("troll")
    assert t.me.amber == 2
    t.settled()


@rule("KF-FIGHT-170")
def test_a_stunned_creature_that_is_attacked_strikes_back():
    t = scene({"battleline": ["troll"]}, {"battleline": [{"card": "charette", "stunned": True}]})
    t.me.fight("troll", "charette")
    assert damage_on(t, "troll") == [4] and t.you.discard == ["charette"]
    alive = scene({"battleline": ["wardrummer"]}, {"battleline": [{"card": "charette", "stunned": True}]})
    alive.me.fight("wardrummer", "charette")
    assert alive.me.discard == ["wardrummer"] and alive.you["charette"].stunned  # it was not used
    t.settled()


@rule("KF-FIGHT-180")
def test_an_exhausted_creature_can_be_attacked_and_strikes_back():
    t = scene({"battleline": ["bumpsy"]}, {"battleline": [{"card": "shaffles", "ready": False}]})
    t.me.fight("bumpsy")
    t.asks(me, ["shaffles"], kind="target")
    t.me.pick("shaffles")
    assert damage_on(t, "bumpsy") == [2] and t.you.discard == ["shaffles"]
    t.settled()


@rule("KF-FIGHT-160")
def test_ready_and_fight_with_is_a_use_by_the_normal_rules_whatever_the_house():
    t = scene(
        {"artifacts": ["gauntlet-of-command"], "battleline": [{"card": "charette", "ready": False}, "troll"]},
        {"battleline": ["pitlord", "krump", "valdr"]},
    )
    t.me.action("gauntlet-of-command")
    t.asks(me, ["charette", "troll"])
    t.me.pick("charette")
    t.asks(me, ["pitlord", "valdr"], kind="target")  # Pitlord taunts
    t.me.pick("valdr")
    assert damage_on(t, "valdr", "krump", "pitlord") == [4, 0, 0] and t.me.discard == ["charette"]
    t.settled()


@rule("KF-FIGHT-160")
def test_who_is_readied_to_fight_is_exhausted_by_the_fight():
    t = scene(
        {"artifacts": ["gauntlet-of-command"], "battleline": [{"card": "troll", "ready": False}]},
        {"battleline": ["bumpsy"]},
    )
    t.me.action("gauntlet-of-command", "troll", "bumpsy")
    assert not t.me["troll"].ready and damage_on(t, "troll") == [5] and t.you.discard == ["bumpsy"]
    t.settled()


# The blows


@rule("KF-FIGHT-030")
def test_each_creature_deals_damage_equal_to_its_power_to_the_other():
    t = scene({"battleline": ["the-terror", "charette"]}, {"battleline": ["raiding-knight", "krump"]}, house="dis")
    t.me.fight("the-terror", "raiding-knight")
    assert damage_on(t, "the-terror", "raiding-knight", "charette", "krump") == [4, 3, 0, 0]
    assert t.you["raiding-knight"].armor_used == 2
    t.settled()


@rule("KF-FIGHT-040")
def test_the_damage_of_a_fight_is_simultaneous():
    t = scene({"battleline": ["dust-imp"]}, {"battleline": [{"card": "dust-imp", "owner": 1}]}, house="dis")
    mine, theirs = t.me["dust-imp"].number, t.you["dust-imp"].number
    t.me.fight("dust-imp", theirs)
    t.asks(me, [mine, theirs], kind="trigger")  # both are tagged before either does anything
    assert t.me["dust-imp"].tagged and t.you["dust-imp"].tagged
    t.me.pick(theirs)
    assert t.me.amber == t.you.amber == 2 and t.me.discard == t.you.discard == ["dust-imp"]
    t.settled()


@rule("KF-FIGHT-070")
def test_both_creatures_of_a_fight_are_fighting(reword):
    class FiercerInAFight:
        def fight_damage(s, source, blow, amount):
            return amount + 2 if blow.striker is source else amount

    reword("shaffles", FiercerInAFight)
    t = scene({"battleline": ["troll", "krump"]}, {"battleline": ["shaffles"]})
    t.me.fight("troll", "shaffles")
    assert damage_on(t, "troll", "krump") == [4, 0]
    t.settled()
    attacks = scene({"battleline": ["shaffles"]}, {"battleline": ["troll"]}, house="dis")
    attacks.me.fight("shaffles", "troll")
    assert damage_on(attacks, "troll") == [4]


@rule("KF-FIGHT-050")
def test_fight_abilities_resolve_after_the_fight_if_the_attacker_has_survived():
    t = scene(
        {"battleline": ["headhunter", {"card": "headhunter", "damage": 2}]}, {"battleline": ["wardrummer", "ember-imp"]}
    )
    first, second = [it.number for it in t.state.players[me].battleline]
    t.me.fight(second, "wardrummer")
    assert t.me.amber == 0 and t.me.battleline == ["headhunter"] and t.you.battleline == ["ember-imp"]
    t.me.fight(first, "ember-imp")
    assert t.me.amber == 1 and damage_on(t, first) == [2]
    t.settled()


@rule("KF-FIGHT-060")
def test_the_fight_abilities_of_the_attacked_creature_do_not_resolve():
    t = scene({"battleline": ["snufflegator", "flaxia"]}, {"battleline": ["headhunter", "umbra"]}, house="untamed")
    t.me.fight("snufflegator", "headhunter")
    assert damage_on(t, "snufflegator", "headhunter") == [0, 4] and t.me.amber == t.you.amber == 0
    t.settled()


@rule("KF-FIGHT-080")
def test_what_a_fighting_creature_does_after_the_fight_needs_it_to_survive():
    both = scene({"battleline": ["brain-eater"], "deck": ["labwork"]}, {"battleline": ["krump"]}, house="logos")
    both.me.fight("brain-eater", "krump")
    assert both.me.battleline == both.you.battleline == [] and both.me.hand == []
    alone = scene({"battleline": ["brain-eater"], "deck": ["labwork"]}, {"battleline": ["bumpsy"]}, house="logos")
    alone.me.fight("brain-eater", "bumpsy")
    assert alone.me["brain-eater"].damage == 5 and alone.me.hand == ["labwork"]
    attacked = scene({"battleline": ["bumpsy"]}, {"battleline": ["brain-eater"], "deck": ["labwork"]})
    attacked.me.fight("bumpsy", "brain-eater")
    assert attacked.me.discard == ["bumpsy"] and attacked.you.hand == ["labwork"]
    both.settled()


# Before the fight


@rule("KF-FIGHT-090")
def test_before_fight_abilities_come_after_the_choice_of_the_target_and_before_the_damage():
    t = scene({"battleline": ["gabos-longarms"]}, {"battleline": ["krump", "valdr"]}, house="dis")
    t.me.fight("gabos-longarms", "krump")
    t.asks(me, ["gabos-longarms", "krump", "valdr"])
    assert not t.me["gabos-longarms"].ready and damage_on(t, "gabos-longarms", "krump") == [0, 0]
    t.me.pick("valdr")
    assert damage_on(t, "krump", "valdr") == [0, 5] and t.me.discard == ["gabos-longarms"]
    t.settled()


@rule("KF-FIGHT-090")
def test_assault_and_hazardous_too_come_between_target_and_damage():
    t = scene(
        {"battleline": ["ancient-bear"]},
        {"battleline": [{"card": "troll", "upgrades": ["flame-wreathed"]}]},
        house="untamed",
    )
    t.me.fight("ancient-bear", "troll")
    t.asks(me, ["ancient-bear", "troll"], kind="trigger")
    assert damage_on(t, "ancient-bear", "troll") == [0, 0] and not t.me["ancient-bear"].ready
    t.me.pick("troll")
    assert told(t, "fights", "damaged") == ["fights", "damaged", "damaged", "damaged", "damaged"]
    assert damage_on(t, "troll") == [7] and t.me.discard == ["ancient-bear"]
    t.settled()


@rule("KF-FIGHT-100")
@pytest.mark.parametrize(("order", "damage"), [("assault", 6), ("before", 7), ("hazardous", 6)])
def test_the_active_player_orders_assault_hazardous_and_before_fight(order, damage):
    t = scene(
        {"battleline": [{"card": "firespitter", "upgrades": ["way-of-the-bear"]}]},
        {"battleline": [{"card": "troll", "ward": True, "upgrades": ["flame-wreathed"]}, "krump"]},
    )
    t.me.fight("firespitter", "troll")
    one, other = t.number("firespitter"), t.number("troll")
    keys = {"assault": f"trigger:{one}", "before": f"trigger:{one}.1", "hazardous": f"trigger:{other}"}
    t.asks(me, list(keys.values()), kind="trigger")
    t.me.pick(keys[order])
    t.asks(me, [keys["assault"], keys["before"] if order == "hazardous" else other], kind="trigger")
    t.me.pick(keys["assault"])
    # the ward takes what comes first: 2 of Assault, or 1 of the Firespitter
    assert damage_on(t, "troll", "krump") == [damage, 1] and not t.you["troll"].ward
    assert t.me.discard == ["firespitter", "way-of-the-bear"]
    t.settled()


@rule("KF-FIGHT-110")
def test_the_blows_are_skipped_where_a_creature_falls_before_them():
    t = scene({"battleline": ["ancient-bear"]}, {"battleline": ["shaffles", "briar-grubbling"]}, house="untamed")
    t.me.fight("ancient-bear", "shaffles")
    assert damage_on(t, "ancient-bear") == [0] and t.you.discard == ["shaffles"]
    hazardous = scene({"battleline": ["bumpsy"]}, {"battleline": ["briar-grubbling"]})
    hazardous.me.fight("bumpsy", "briar-grubbling")
    assert damage_on(hazardous, "briar-grubbling") == [0] and hazardous.me.discard == ["bumpsy"]
    before = scene({"battleline": ["firespitter"]}, {"battleline": [{"card": "krump", "damage": 5}, "troll"]})
    before.me.fight("firespitter", "krump")
    assert damage_on(before, "firespitter", "troll") == [0, 1] and before.you.discard == ["krump"]
    for each in (t, hazardous, before):
        each.settled()


@rule("KF-FIGHT-120")
def test_in_a_skipped_fight_nobody_has_been_fighting():
    bear = {"upgrades": ["way-of-the-bear"]}
    t = scene(
        {"battleline": [{"card": "headhunter", **bear}, {"card": "krump", **bear}], "artifacts": ["the-warchest"]},
        {"battleline": ["shaffles", "dust-imp", "valdr"], "amber": 3},
    )
    t.me.fight("headhunter", "shaffles")
    assert t.me.amber == 0  # no "Fight:"
    t.me.fight("krump", "dust-imp")
    assert t.you.amber == 5  # 2 by the Dust Imp; it was not destroyed fighting Krump
    t.me.action("the-warchest")
    assert t.me.amber == 0  # and neither fell in a fight
    assert t.you.battleline == ["valdr"] and t.state.used == [
        t.number("headhunter"),
        t.number("krump"),
        t.number("the-warchest"),
    ]
    t.settled()


@rule("KF-FIGHT-130")
def test_after_a_skipped_fight_the_attacker_has_been_used_to_fight():
    t = scene({"hand": ["warsong"], "battleline": [of("brobnar", "ancient-bear")]}, {"battleline": ["shaffles"]})
    t.me.play("warsong")
    t.me.fight("ancient-bear", "shaffles")
    assert t.me.amber == 1 and damage_on(t, "ancient-bear") == [0] and t.you.discard == ["shaffles"]
    t.settled()


@rule("KF-FIGHT-140")
def test_a_creature_that_leaves_play_before_the_blows_is_not_struck(reword):
    class Chaser:
        fight = gains(1)

        def before_fight(s, me):
            yield from leave(s, [me.event.defender], "hand")

    reword("krump", Chaser)
    t = scene({"battleline": ["krump"]}, {"battleline": ["valdr", {"card": "bumpsy", "ward": True}]})
    t.me.fight("krump", "valdr")
    assert t.you.hand == ["valdr"] and damage_on(t, "krump", "bumpsy") == [0, 0] and t.me.amber == 0
    t.settled()
    stays = scene({"battleline": ["krump"]}, {"battleline": [{"card": "bumpsy", "ward": True}]})
    stays.me.fight("krump", "bumpsy")
    assert stays.you.discard == ["bumpsy"] and damage_on(stays, "krump") == [5] and stays.me.amber == 1


@rule("KF-FIGHT-140")
def test_an_attacker_that_leaves_play_before_the_blows_does_not_strike(reword):
    class Coward:
        def before_fight(s, me):
            yield from leave(s, [me.it], "hand")

    reword("krump", Coward)
    t = scene({"battleline": ["krump"]}, {"battleline": ["valdr"]})
    t.me.fight("krump", "valdr")
    assert t.me.hand == ["krump"] and damage_on(t, "valdr") == [0]
    t.settled()


@rule("KF-FIGHT-150")
def test_assault_and_hazardous_of_or_against_a_creature_that_is_gone_do_nothing():
    for first, mine, theirs in (("ancient-bear", [], ["briar-grubbling"]), ("briar-grubbling", ["ancient-bear"], [])):
        t = scene({"battleline": ["ancient-bear"]}, {"battleline": ["briar-grubbling"]}, house="untamed")
        t.me.fight("ancient-bear", "briar-grubbling")
        t.asks(me, ["ancient-bear", "briar-grubbling"], kind="trigger")
        t.me.pick(first)
        assert t.me.discard == mine and t.you.discard == theirs
        assert [it.damage for it in t.state.creatures()] == [0]
        t.settled()


@rule("KF-FIGHT-150")
def test_a_before_fight_ability_resolves_even_if_its_creature_is_gone():
    t = scene({"battleline": [{"card": "firespitter", "damage": 1}]}, {"battleline": ["briar-grubbling", "troll"]})
    t.me.fight("firespitter", "briar-grubbling")
    t.asks(me, ["firespitter", "briar-grubbling"], kind="trigger")
    t.me.pick("briar-grubbling")
    assert t.me.discard == ["firespitter"] and damage_on(t, "briar-grubbling", "troll") == [1, 1]
    t.settled()


# Damage


@rule("KF-DMG-010")
def test_damage_adds_up_and_stays_as_tokens_from_turn_to_turn():
    t = scene({"hand": ["punch"]}, {"battleline": [{"card": "krump", "damage": 1}, "valdr"]})
    t.me.play("punch", "krump")
    assert damage_on(t, "krump", "valdr") == [4, 0]
    t.me.end()
    t.you.house("brobnar")
    assert damage_on(t, "krump") == [4]
    t.settled()


@rule("KF-DMG-020")
@pytest.mark.parametrize(("damage", "falls"), [(2, False), (3, True), (4, True)])
def test_a_creature_is_destroyed_by_as_much_damage_as_its_power(damage, falls):
    t = scene({"hand": ["punch"]}, {"battleline": [{"card": "krump", "damage": damage}, "valdr"]})
    t.me.play("punch", "krump")
    assert t.you.discard == (["krump"] if falls else []) and damage_on(t, "valdr") == [0]
    assert falls or damage_on(t, "krump") == [5]
    t.settled()


@rule("KF-DMG-030")
def test_damage_does_not_weaken_a_creature():
    t = scene({"battleline": [{"card": "bumpsy", "damage": 4}]}, {"battleline": [{"card": "troll", "damage": 2}]})
    assert power(t.state, t.me["bumpsy"]) == 5
    t.me.fight("bumpsy", "troll")
    assert damage_on(t, "troll") == [7] and t.me.discard == ["bumpsy"]
    t.settled()


@rule("KF-DMG-040")
def test_a_creature_with_a_damage_token_is_damaged():
    line = ["krump", {"card": "valdr", "damage": 1}, {"card": "troll", "damage": 3}]
    t = scene(
        {"hand": ["finishing-blow"], "battleline": [{"card": "umbra", "damage": 1}, "dodger"]},
        {"battleline": line},
        house="shadows",
    )
    t.me.play("finishing-blow")
    t.asks(me, ["umbra", "valdr", "troll"])
    t.me.pick("valdr")
    assert t.you.battleline == ["krump", "troll"] and t.me.battleline == ["umbra", "dodger"]
    t.settled()


@rule("KF-DMG-050")
def test_damage_of_one_effect_to_several_creatures_is_simultaneous():
    imps = ["dust-imp", "dust-imp"]
    t = scene({"hand": ["poison-wave"], "battleline": ["dust-imp"]}, {"battleline": [*imps, "krump"]}, house="shadows")
    mine = t.me["dust-imp"].number
    theirs = [it.number for it in t.state.players[you].battleline[:2]]
    t.me.play("poison-wave")
    t.asks(me, [mine, theirs[0]], kind="trigger")  # those of one player are alike
    assert [it.tagged for it in t.state.creatures()] == [True, True, True, False]
    t.me.pick(mine)
    assert (t.me.amber, t.you.amber) == (3, 4) and t.you.battleline == ["krump"] and damage_on(t, "krump") == [2]
    t.settled()


@rule("KF-DMG-060")
def test_damage_of_one_ability_is_simultaneous_wherever_its_text_says_so():
    t = scene({"hand": ["mighty-lance"]}, {"battleline": ["duma-the-martyr", "grenade-snib", "krump"]}, house="sanctum")
    t.me.play("mighty-lance", "grenade-snib", "duma-the-martyr")
    t.asks(me, ["duma-the-martyr", "grenade-snib"], kind="trigger")
    assert t.you["duma-the-martyr"].tagged and t.you["grenade-snib"].tagged
    t.me.pick("duma-the-martyr")  # too late to heal the other
    t.me.pick("grenade-snib")
    assert t.you.battleline == ["krump"] and damage_on(t, "krump") == [0]
    t.settled()


def struck(*, shield, ward):
    """Sequis (armor 2) is dealt 3 damage."""
    t = scene(
        {"hand": ["shield-of-justice", of("sanctum", "punch")], "battleline": [{"card": "sequis", "ward": ward}]},
        house="sanctum",
    )
    if shield:
        t.me.play("shield-of-justice")
    t.me.play("punch", "sequis")
    it = t.me["sequis"]
    t.settled()
    return it.ward, it.armor_used, it.damage


@rule("KF-DMG-070")
def test_what_cancels_damage_comes_first_then_ward_then_armor():
    assert struck(shield=True, ward=True) == (True, 0, 0)
    assert struck(shield=False, ward=True) == (False, 0, 0)
    assert struck(shield=True, ward=False) == (False, 0, 0)
    assert struck(shield=False, ward=False) == (False, 2, 1)


@rule("KF-DMG-080")
def test_only_damage_that_is_left_destroys():
    monk = {"card": "grey-monk", "upgrades": ["protect-the-weak"]}  # power 3, armor 2
    t = scene({"hand": ["mighty-tiger", "mighty-tiger"]}, {"battleline": [monk]}, house="untamed")
    t.me.play("mighty-tiger", "grey-monk")
    assert damage_on(t, "grey-monk") == [2]
    t.me.play("mighty-tiger", "left", "grey-monk")
    assert t.you.battleline == []
    t.settled()


@rule("KF-DMG-090")
def test_a_creature_whose_power_drops_to_its_damage_is_destroyed():
    knight = {"card": "staunch-knight", "damage": 4}  # power 6 on a flank, 4 elsewhere
    t = scene({"hand": ["commander-remiel"], "battleline": ["grey-monk", knight]}, house="sanctum")
    t.me.play("commander-remiel", "right")
    assert t.me.battleline == ["grey-monk", "commander-remiel"] and t.me.discard == ["staunch-knight"]
    t.settled()
    other = scene({"hand": ["commander-remiel"], "battleline": ["grey-monk", knight]}, house="sanctum")
    other.me.play("commander-remiel", "left")
    assert other.me.battleline == ["commander-remiel", "grey-monk", "staunch-knight"]


@rule("KF-DMG-100")
def test_a_creature_without_power_is_destroyed_with_no_damage_on_it():
    t = scene(
        {"hand": ["king-of-the-crag"], "battleline": ["looter-goblin"]},
        {"battleline": ["looter-goblin", "wardrummer", "shaffles"]},
    )
    t.me.play("king-of-the-crag", "left")
    assert t.you.battleline == ["wardrummer", "shaffles"] and t.me.battleline == ["king-of-the-crag", "looter-goblin"]
    assert power(t.state, t.you["wardrummer"]) == 1 and power(t.state, t.you["shaffles"]) == 2
    t.settled()


@rule("KF-DMG-110")
@card("ardent-hero")
def test_the_source_of_damage_is_the_card_that_deals_it():
    t = scene(
        {"hand": ["punch"], "battleline": ["krump", "kelifi-dragon", "wardrummer"], "artifacts": ["cannon"]},
        {"battleline": [{"card": "ardent-hero", "upgrades": ["blood-of-titans"]}]},
    )
    t.me.fight("krump", "ardent-hero")  # by its power
    t.me.reap("kelifi-dragon", "ardent-hero")  # by its printed ability
    assert damage_on(t, "ardent-hero") == [0] and t.me.discard == ["krump"]
    t.me.play("punch", "ardent-hero")  # other cards are no creatures
    t.me.action("cannon", "ardent-hero")
    t.me.fight("wardrummer", "ardent-hero")  # its power is less than 5
    assert damage_on(t, "ardent-hero") == [8]
    t.settled()


@rule("KF-DMG-110")
@card("ardent-hero")
def test_no_card_is_the_source_of_what_a_bonus_icon_deals():
    t = scene({"hand": [of("brobnar", "troll", bonus=["damage"])]}, {"battleline": ["ardent-hero"]})
    t.me.play("troll", "ardent-hero")
    assert damage_on(t, "ardent-hero") == [1]
    t.settled()


@rule("KF-DMG-120")
def test_splash_damage_hits_each_neighbour_at_the_same_time():
    t = scene(
        {"hand": ["lava-ball"], "battleline": ["krump"]},
        {"battleline": ["dust-imp", "grenade-snib", "dust-imp", "valdr"]},
    )
    t.me.play("lava-ball", "grenade-snib")
    assert [it.tagged for it in t.state.creatures()] == [False, True, True, True, False]
    t.asks(me, ["dust-imp", "grenade-snib"], kind="trigger")  # the two Imps are alike
    t.me.pick("grenade-snib", "grenade-snib")  # and it goes to the discard pile first
    assert t.you.battleline == ["valdr"] and damage_on(t, "krump", "valdr") == [0, 0]
    t.settled()


@rule("KF-DMG-120")
def test_splash_damage_is_less_than_the_damage_that_it_comes_with():
    t = scene({"hand": ["lava-ball"]}, {"battleline": ["krump", "valdr", "troll", "bumpsy"]})
    t.me.play("lava-ball", "valdr")
    assert damage_on(t, "krump", "valdr", "troll", "bumpsy") == [2, 4, 2, 0]
    t.settled()


class Exchange:
    def play(s, me):
        one = yield from pick(s, me, creatures(s, me), "choose")
        other = yield from pick(s, me, creatures(s, me), "choose")
        move_damage(s, one, other, 2)


@rule("KF-DMG-130")
def test_moved_damage_is_not_dealt_and_nothing_cancels_it(reword):
    reword("virtuous-works", Exchange)
    hurt = {"card": "krump", "damage": 3}
    whole = {"card": "sequis", "ward": True}
    t = scene({"hand": ["shield-of-justice", "virtuous-works"], "battleline": [hurt, whole]}, house="sanctum")
    t.me.play("shield-of-justice")
    t.me.play("virtuous-works", "krump", "sequis")
    assert damage_on(t, "krump", "sequis") == [1, 2] and t.me["sequis"].ward and t.me["sequis"].armor_used == 0
    t.settled()


@rule("KF-DMG-090", "KF-DMG-130", "KF-SEQ-070")
def test_a_creature_to_which_too_much_damage_is_moved_falls_at_once(reword):
    reword("virtuous-works", Exchange)
    hurt = {"card": "krump", "damage": 3}
    nearly, whole = {"card": "sequis", "damage": 2}, {"card": "bulwark", "damage": 1}
    t = scene({"hand": ["virtuous-works"], "battleline": [hurt, nearly, whole]}, house="sanctum")
    t.me.reap("bulwark")
    assert not t.state.unsettled  # nothing else makes the rules look for what must fall
    t.me.play("virtuous-works", "krump", "sequis")
    assert t.me.battleline == ["krump", "bulwark"] and t.me.discard == ["virtuous-works", "sequis"]
    assert damage_on(t, "krump", "bulwark") == [1, 1]
    t.settled()


@rule("KF-DMG-140")
def test_who_takes_the_damage_of_another_takes_what_its_protection_lets_through():
    t = scene({"battleline": ["charette"]}, {"battleline": ["raiding-knight", "shadow-self"]}, house="dis")
    t.me.fight("charette", "raiding-knight")
    assert t.you["raiding-knight"].damage == 0 and t.you["raiding-knight"].armor_used == 2
    assert t.you["shadow-self"].damage == 2 and t.me.discard == ["charette"]
    warded = scene(
        {"battleline": ["charette"]},
        {"battleline": [{"card": "raiding-knight", "ward": True}, "shadow-self"]},
        house="dis",
    )
    warded.me.fight("charette", "raiding-knight")
    assert damage_on(warded, "raiding-knight", "shadow-self") == [0, 0] and not warded.you["raiding-knight"].ward
    for each in (t, warded):
        each.settled()


@rule("KF-DMG-140")
@card("shoulder-id")
def test_what_replaces_the_attempt_to_deal_damage_comes_before_all_protection():
    t = scene(
        {"battleline": [{"card": "sequis", "ward": True}], "amber": 2}, {"battleline": ["shoulder-id"]}, "sanctum"
    )
    t.me.fight("sequis", "shoulder-id")
    assert (t.me.amber, t.you.amber) == (1, 1) and damage_on(t, "sequis", "shoulder-id") == [0, 4]
    assert t.me["sequis"].ward and t.me["sequis"].armor_used == 0
    t.settled()


@rule("KF-DMG-140")
@card("shoulder-id")
def test_what_replaces_the_attempt_needs_a_creature_that_attempts_it():
    t = scene({"battleline": ["snufflegator"], "amber": 2}, {"battleline": ["shoulder-id"]}, house="untamed")
    t.me.fight("snufflegator", "shoulder-id")  # it has skirmish
    assert damage_on(t, "shoulder-id", "snufflegator") == [4, 0] and (t.me.amber, t.you.amber) == (2, 0)
    t.settled()


@rule("KF-DMG-150")
@card("venator-altum")
def test_what_comes_after_damage_comes_after_the_destruction_that_it_causes():
    for damage, exalted in ((0, True), (5, False)):
        hurt = {"card": "venator-altum", "damage": damage}
        t = scene({"hand": ["mighty-tiger"]}, {"battleline": [hurt, "krump"]}, house="untamed", tide=0)
        t.me.play("mighty-tiger", "venator-altum")
        assert t.me.amber == 0
        assert t.you.discard == [] if exalted else ["venator-altum"]
        assert not exalted or (t.you["venator-altum"].amber == 1 and damage_on(t, "venator-altum") == [2])
        t.settled()


# Armor


@rule("KF-ARMOR-010")
def test_armor_cancels_damage_up_to_its_value_in_a_turn():
    t = scene({"hand": ["tendrils-of-pain", "gongoozle"]}, {"battleline": ["sequis"]}, house="dis")
    t.me.play("tendrils-of-pain")
    assert damage_on(t, "sequis") == [0] and unused_armor(t, "sequis") == 1
    t.me.play("gongoozle", "sequis")
    assert damage_on(t, "sequis") == [2] and unused_armor(t, "sequis") == 0
    t.settled()


@rule("KF-ARMOR-020")
def test_used_armor_is_there_again_in_the_next_turn_whosever_it_is():
    t = scene(
        {"hand": ["poison-wave"], "battleline": ["sequis"]},
        {"hand": ["poison-wave"], "battleline": ["raiding-knight"]},
        house="shadows",
    )
    t.me.play("poison-wave")
    assert t.me["sequis"].armor_used == t.you["raiding-knight"].armor_used == 2
    t.me.end()
    t.you.house("shadows")
    t.you.play("poison-wave")
    assert damage_on(t, "sequis", "raiding-knight") == [0, 0]
    t.settled()


@rule("KF-ARMOR-030")
def test_armor_adds_up():
    robot = {"card": "tunk", "upgrades": ["shoulder-armor", "shoulder-armor"]}  # printed armor 1
    t = scene({"hand": ["lava-ball", "punch"], "battleline": [robot]})
    assert armor(t.state, t.me["tunk"]) == 5
    t.me.play("lava-ball", "tunk")
    assert damage_on(t, "tunk") == [0]
    t.me.play("punch", "tunk")
    assert damage_on(t, "tunk") == [2]
    t.settled()


@rule("KF-ARMOR-040")
def test_armor_that_is_gained_does_not_undo_damage():
    hand = [of("brobnar", "bulwark"), "punch"]
    t = scene({"hand": hand, "battleline": ["krump"], "artifacts": ["cannon"]})
    t.me.action("cannon", "krump")
    t.me.play("bulwark", "left")
    assert damage_on(t, "krump") == [2] and unused_armor(t, "krump") == 2
    t.me.play("punch", "krump")
    assert damage_on(t, "krump") == [3]
    t.settled()


@rule("KF-ARMOR-050")
def test_damage_that_lost_armor_had_cancelled_does_not_come_back():
    t = scene({"hand": ["gongoozle", "fear"]}, {"battleline": ["sequis", "bulwark"], "hand": ["labwork"]}, house="dis")
    t.me.play("gongoozle", "sequis")
    assert damage_on(t, "sequis") == [0]
    t.me.play("fear", "bulwark")
    assert armor(t.state, t.you["sequis"]) == 2 and damage_on(t, "sequis") == [0]
    t.settled()


def after_bulwark_has_left(used):
    """Sequis has armor 2, and 4 beside Bulwark, which is returned to hand once some of it was used."""
    sequis = {"card": "sequis", "armor_used": used}
    t = scene({"hand": ["fear", "gongoozle"]}, {"battleline": [sequis, "bulwark"], "hand": ["labwork"]}, house="dis")
    t.me.play("fear", "bulwark")
    return t


@rule("KF-ARMOR-060")
@pytest.mark.parametrize(("used", "left"), [(0, 2), (1, 2), (2, 2), (3, 1), (4, 0)])
def test_used_armor_is_lost_first(used, left):
    t = after_bulwark_has_left(used)
    t.me.play("gongoozle", "sequis")
    assert damage_on(t, "sequis") == [3 - left]
    t.settled()


@rule("KF-ARMOR-060")
def test_armor_lost_and_gained_again_is_unused():
    t = scene(
        {
            "hand": ["wardrummer", "lava-ball"],
            "battleline": [{"card": "sequis", "armor_used": 2}, of("brobnar", "bulwark")],
        }
    )
    t.me.play("wardrummer", "left")
    assert t.me.hand == ["lava-ball", "bulwark"] and unused_armor(t, "sequis") == 2
    t.me.play("bulwark", "right")
    t.me.play("lava-ball", "sequis")
    assert damage_on(t, "wardrummer", "sequis", "bulwark") == [2, 0, 0]
    t.settled()


@rule("KF-ARMOR-070")
@card("lightsmith-clariel")
def test_armor_keeps_its_value_when_it_is_used():
    hurt = {"card": "lightsmith-clariel", "armor_used": 2}
    t = scene({"battleline": [hurt]}, {"battleline": ["shaffles"]}, house="sanctum")
    t.me.fight("lightsmith-clariel", "shaffles", "yes")
    assert t.me.battleline == ["lightsmith-clariel"] and power(t.state, t.me["lightsmith-clariel"]) == 2
    assert damage_on(t, "lightsmith-clariel") == [0] and t.you.discard == ["shaffles"]
    t.settled()


@rule("KF-ARMOR-070")
def test_an_effect_reads_the_whole_armor_of_a_creature_that_has_used_it():
    t = scene({"hand": ["red-hot-armor"]}, {"battleline": [{"card": "sequis", "armor_used": 2}]}, house="dis")
    t.me.play("red-hot-armor")
    assert damage_on(t, "sequis") == [2] and armor(t.state, t.you["sequis"]) == 0
    t.settled()
