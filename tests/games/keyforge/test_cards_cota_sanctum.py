"""Call of the Archons: Sanctum."""

from pioche.games.keyforge.rules.abilities import own_abilities
from pioche.games.keyforge.rules.values import armor, power
from pioche.testing import card, me, rule, table


def scene(mine=None, yours=None, **words):
    return table("keyforge", **{"house": "sanctum", "me": mine, "you": yours, **words})


def tired(id, **words):
    return {"card": id, "ready": False, **words}


def stunned(id, **words):
    return {"card": id, "stunned": True, **words}


def hurt(id, damage, **words):
    return {"card": id, "damage": damage, **words}


@card("begone")
def test_begone_destroys_every_dis_creature_on_both_sides():
    t = scene(
        {"hand": ["begone"], "battleline": ["pit-demon", "sequis"]},
        {"battleline": ["shooler", {"card": "pit-demon", "ward": True}, "troll"]},
    )
    t.me.play("begone")
    t.asks(me, ["mode:0", "mode:1"], kind="mode")
    t.me.pick("mode:0")
    assert t.me.battleline == ["sequis"] and t.you.battleline == ["pit-demon", "troll"]
    assert not t.you["pit-demon"].ward and t.me.amber == 0
    t.settled()


@card("begone")
def test_begone_may_gain_1_instead_even_with_dis_creatures_in_play():
    t = scene({"hand": ["begone"]}, {"battleline": ["shooler"]})
    t.me.play("begone", "mode:1")
    assert t.me.amber == 1 and t.you.battleline == ["shooler"]
    t.settled()


@card("begone")
def test_begone_may_destroy_where_there_is_nothing_to_destroy():
    t = scene({"hand": ["begone"]}, {"battleline": ["troll"]})
    t.me.play("begone", "mode:0")
    assert t.me.amber == 0 and t.you.battleline == ["troll"]
    t.settled()


@card("blinding-light")
def test_blinding_light_stuns_the_creatures_of_a_house_friend_and_foe():
    t = scene(
        {"hand": ["blinding-light"], "battleline": ["bumpsy", "sequis"]},
        {"battleline": ["troll", {"card": "snufflegator", "house": "brobnar"}, "dust-pixie"]},
    )
    t.me.play("blinding-light")
    t.asks(me, kind="house")
    assert len(t.match.decision.options) == 10
    t.me.pick("brobnar")
    assert [t.card(id).stunned for id in ("bumpsy", "sequis", "troll", "snufflegator", "dust-pixie")] == [
        True,
        False,
        True,
        True,
        False,
    ]
    assert t.me.amber == 1
    t.settled()


@card("blinding-light")
@rule("KF-MISC-050")
def test_blinding_light_may_name_a_house_that_nobody_has():
    t = scene({"hand": ["blinding-light"], "battleline": ["sequis"]}, {"battleline": ["troll"]})
    t.me.play("blinding-light", "saurian")
    assert not t.me["sequis"].stunned and not t.you["troll"].stunned
    t.settled()


@card("charge")
def test_charge_gives_creatures_played_afterwards_2_damage_to_an_enemy():
    t = scene(
        {"hand": ["charge", "bulwark", "staunch-knight"], "battleline": ["sequis"]},
        {"battleline": ["troll", "snufflegator"]},
    )
    t.me.play("bulwark", "left")
    assert t.you["troll"].damage == 0
    t.me.play("charge")
    t.me.play("staunch-knight", "right")
    t.asks(me, ["troll", "snufflegator"])
    t.me.pick("troll")
    assert t.you["troll"].damage == 2 and t.you["snufflegator"].damage == 0 and t.me.amber == 1
    assert own_abilities(t.state, t.me["bulwark"], "play", None, me) == []
    assert len(own_abilities(t.state, t.me["staunch-knight"], "play", None, me)) == 1
    t.settled()
    t.me.end()
    assert t.match.state.lasting == []


@card("charge")
@rule("KF-PLAY-030")
def test_charge_and_the_own_play_ability_come_in_the_order_of_the_player():
    t = scene({"hand": ["charge", "raiding-knight"]}, {"battleline": ["troll"], "amber": 1})
    t.me.play("charge")
    t.me.play("raiding-knight")
    t.asks(me, ["charge", "raiding-knight"], kind="trigger")
    t.me.pick("charge", "troll")
    assert t.you["troll"].damage == 2 and t.me["raiding-knight"].amber == 1
    t.settled()


@card("charge")
def test_charge_gives_nothing_to_artifacts_and_asks_nothing_without_an_enemy():
    t = scene({"hand": ["charge", "hallowed-blaster", "bulwark"]})
    t.me.play("charge")
    t.me.play("bulwark")
    t.settled()
    t = scene({"hand": ["charge", "hallowed-blaster"]}, {"battleline": ["troll"]})
    t.me.play("charge")
    t.me.play("hallowed-blaster")
    assert t.you["troll"].damage == 0
    t.settled()


@card("cleansing-wave")
@rule("KF-HEAL-040")
def test_cleansing_wave_pays_for_each_creature_that_was_healed_and_no_other():
    t = scene(
        {"hand": ["cleansing-wave"], "battleline": [hurt("sequis", 2), "bulwark"]},
        {"battleline": [hurt("troll", 1), "snufflegator"]},
    )
    t.me.play("cleansing-wave")
    assert t.me.amber == 2 and t.me["sequis"].damage == 1 and t.you["troll"].damage == 0
    t.settled()


@card("clear-mind")
def test_clear_mind_unstuns_friendly_creatures_only_and_uses_none():
    t = scene(
        {"hand": ["clear-mind"], "battleline": [stunned("sequis"), "bulwark", stunned("francus", ready=False)]},
        {"battleline": [stunned("troll"), stunned("krump")]},
    )
    t.me.play("clear-mind")
    assert not t.me["sequis"].stunned and t.me["sequis"].ready and t.me["bulwark"].ready
    assert not t.me["francus"].stunned and not t.me["francus"].ready  # the last of them too
    assert t.you["troll"].stunned and t.you["krump"].stunned
    assert t.me.amber == 1
    t.settled()


@card("doorstep-to-heaven")
def test_doorstep_to_heaven_leaves_5_to_each_player_who_has_more():
    t = scene({"hand": ["doorstep-to-heaven"], "amber": 7}, {"amber": 9})
    t.me.play("doorstep-to-heaven")
    assert t.me.amber == 5 and t.you.amber == 5
    t.settled()


@card("doorstep-to-heaven")
def test_doorstep_to_heaven_counts_its_own_bonus_and_spares_the_poor():
    t = scene({"hand": ["doorstep-to-heaven"] * 2, "amber": 4}, {"amber": 4})
    t.me.play("doorstep-to-heaven")
    assert t.me.amber == 5 and t.you.amber == 4
    t.me.play("doorstep-to-heaven")
    assert t.me.amber == 5 and t.you.amber == 4
    t.settled()


@card("glorious-few")
def test_glorious_few_pays_the_difference_of_creatures():
    t = scene({"hand": ["glorious-few"], "battleline": ["sequis"]}, {"battleline": ["troll", "bumpsy", "krump"]})
    t.me.play("glorious-few")
    assert t.me.amber == 2
    t.settled()


@card("glorious-few")
def test_glorious_few_pays_nothing_to_the_many():
    t = scene({"hand": ["glorious-few"], "battleline": ["sequis", "bulwark"], "amber": 3}, {"battleline": ["troll"]})
    t.me.play("glorious-few")
    assert t.me.amber == 3
    t.settled()


@card("honorable-claim")
def test_honorable_claim_has_each_friendly_knight_capture_1():
    t = scene(
        {"hand": ["honorable-claim"], "battleline": ["sequis", "bulwark", "grey-monk"]},
        {"battleline": ["raiding-knight"], "amber": 5},
    )
    t.me.play("honorable-claim")
    assert [t.card(id).amber for id in ("sequis", "bulwark", "grey-monk", "raiding-knight")] == [1, 1, 0, 0]
    assert t.you.amber == 3 and t.me.amber == 1
    t.settled()


@card("honorable-claim")
def test_honorable_claim_asks_which_knights_capture_where_there_is_too_little():
    t = scene(
        {"hand": ["honorable-claim"], "battleline": ["sequis", "bulwark", "staunch-knight"]},
        {"amber": 2},
    )
    t.me.play("honorable-claim")
    t.asks(me, ["sequis", "bulwark", "staunch-knight"])
    t.me.pick("bulwark")
    t.asks(me, ["sequis", "staunch-knight"])
    t.me.pick("staunch-knight")
    assert [t.card(id).amber for id in ("sequis", "bulwark", "staunch-knight")] == [0, 1, 1] and t.you.amber == 0
    t.settled()


@card("inspiration")
def test_inspiration_readies_a_creature_of_any_house_and_uses_it():
    t = scene({"hand": ["inspiration"], "battleline": [tired("troll"), "sequis"]}, {"battleline": ["snufflegator"]})
    t.me.play("inspiration")
    t.asks(me, ["troll", "sequis"])
    t.me.pick("troll")
    t.asks(me, [f"reap:{t.number('troll')}", f"fight:{t.number('troll')}"], kind="use")
    t.me.pick(f"reap:{t.number('troll')}")
    assert t.me.amber == 1 and not t.me["troll"].ready and t.me["sequis"].ready
    t.settled()


@card("inspiration")
@rule("KF-STUN-040", "KF-STUN-050")
def test_inspiration_on_a_stunned_creature_removes_the_stun_instead():
    t = scene({"hand": ["inspiration"], "battleline": [tired("troll", stunned=True)]})
    t.me.play("inspiration", "troll")
    assert not t.me["troll"].stunned and not t.me["troll"].ready and t.me.amber == 0
    t.settled()


@card("mighty-lance")
@rule("KF-DMG-060")
def test_mighty_lance_strikes_a_creature_and_one_neighbour_at_the_same_moment():
    t = scene(
        {"hand": ["mighty-lance"], "battleline": ["sequis"]},
        {"battleline": ["bumpsy", hurt("troll", 5), hurt("krump", 3), "snufflegator"]},
    )
    t.me.play("mighty-lance")
    t.asks(me, ["sequis", "bumpsy", "troll", "krump", "snufflegator"])
    t.me.pick("troll")
    t.asks(me, ["bumpsy", "krump"])
    t.me.pick("krump")
    t.asks(me, ["troll", "krump"])  # they fall together, so the order in the discard pile is asked
    t.me.pick("troll")
    assert t.you.discard == ["krump", "troll"] and t.you.battleline == ["bumpsy", "snufflegator"]
    assert t.you["bumpsy"].damage == t.you["snufflegator"].damage == 0
    t.settled()


@card("mighty-lance")
def test_mighty_lance_may_strike_a_creature_that_stands_alone():
    t = scene({"hand": ["mighty-lance"]}, {"battleline": ["troll"]})
    t.me.play("mighty-lance", "troll")
    assert t.you["troll"].damage == 3
    t.settled()


@card("oath-of-poverty")
def test_oath_of_poverty_pays_2_for_each_own_artifact():
    t = scene(
        {"hand": ["oath-of-poverty"], "artifacts": ["cannon", {"card": "hallowed-blaster", "owner": 1}]},
        {"artifacts": ["iron-obelisk"]},
    )
    t.me.play("oath-of-poverty")
    assert t.me.artifacts == [] and t.you.artifacts == ["iron-obelisk"]
    assert t.me.discard == ["oath-of-poverty", "cannon"] and t.you.discard == ["hallowed-blaster"]
    assert t.me.amber == 5
    t.settled()


@card("oath-of-poverty")
def test_oath_of_poverty_of_the_poor_gives_its_bonus_only():
    t = scene({"hand": ["oath-of-poverty"]}, {"artifacts": ["iron-obelisk"]})
    t.me.play("oath-of-poverty")
    assert t.me.amber == 1
    t.settled()


@card("one-stood-against-many")
def test_one_stood_against_many_fights_three_different_enemies_one_after_the_other():
    line = ["snufflegator", "bumpsy", "macis-asp", "dust-pixie"]
    t = scene({"hand": ["one-stood-against-many"], "battleline": [tired("troll"), "sequis"]}, {"battleline": line})
    t.me.play("one-stood-against-many")
    t.asks(me, ["troll", "sequis"])
    t.me.pick("troll")
    t.asks(me, line)
    t.me.pick("dust-pixie")
    assert t.you.discard == ["dust-pixie"] and t.me["troll"].damage == 1
    t.asks(me, line[:3])
    t.me.pick("snufflegator")
    t.asks(me, ["bumpsy", "macis-asp"])
    t.me.pick("macis-asp")
    assert t.me.battleline == ["sequis"] and t.me.discard == ["one-stood-against-many", "troll"]
    assert t.you.battleline == ["bumpsy"] and t.me.amber == 1
    t.settled()


@card("one-stood-against-many")
def test_one_stood_against_many_does_not_fight_a_survivor_again():
    t = scene({"hand": ["one-stood-against-many"], "battleline": ["sequis"]}, {"battleline": ["bulwark", "krump"]})
    t.me.play("one-stood-against-many", "sequis", "bulwark")
    assert t.you["bulwark"].damage == 2 and t.me["sequis"].damage == 2
    t.asks(me, ["krump"])
    t.me.pick("krump")
    assert t.me.battleline == [] and t.you["krump"].damage == 2
    t.settled()


@card("one-stood-against-many")
def test_one_stood_against_many_readies_even_where_no_enemy_is_left_to_fight():
    t = scene(
        {"hand": ["one-stood-against-many"], "battleline": ["troll"]},
        {"battleline": [{"card": "dust-pixie", "ward": True}]},
    )
    t.me.play("one-stood-against-many", "troll", "dust-pixie")
    assert t.me["troll"].ready and t.me["troll"].damage == 1 and t.you.battleline == ["dust-pixie"]
    t.settled()


@card("one-stood-against-many")
@rule("KF-STUN-040")
def test_one_stood_against_many_spends_one_of_its_fights_on_a_stun():
    t = scene(
        {"hand": ["one-stood-against-many"], "battleline": [{"card": "troll", "stunned": True}]},
        {"battleline": ["dust-pixie", "macis-asp", "snufflegator"]},
    )
    t.me.play("one-stood-against-many", "troll")
    assert not t.me["troll"].stunned
    t.me.pick("dust-pixie", "snufflegator")
    assert not t.me["troll"].ready and t.you.battleline == ["macis-asp"]
    t.settled()


@card("radiant-truth")
def test_radiant_truth_stuns_enemies_that_are_not_on_a_flank():
    t = scene(
        {"hand": ["radiant-truth"], "battleline": ["sequis", "bulwark", "francus"]},
        {"battleline": ["troll", "bumpsy", "krump", "snufflegator"]},
    )
    t.me.play("radiant-truth")
    assert [t.you[id].stunned for id in ("troll", "bumpsy", "krump", "snufflegator")] == [False, True, True, False]
    assert not t.me["bulwark"].stunned and t.me.amber == 1
    t.settled()


@card("shield-of-justice")
@rule("KF-PERS-030", "KF-WARD-050")
def test_shield_of_justice_keeps_friendly_creatures_from_damage_also_those_that_come_later():
    t = scene(
        {
            "hand": ["shield-of-justice", "bulwark", "mighty-lance"],
            "battleline": [{"card": "sequis", "ward": True}, "grey-monk"],
        },
        {"battleline": ["troll"]},
    )
    t.me.play("shield-of-justice")
    t.me.fight("sequis", "troll")
    assert t.me["sequis"].damage == 0 and t.me["sequis"].ward and t.me["sequis"].armor_used == 0
    assert t.you["troll"].damage == 4 and t.me.amber == 1
    t.me.play("bulwark", "left")
    t.me.play("mighty-lance", "bulwark", "sequis")
    assert t.me["bulwark"].damage == 0 and t.me["sequis"].ward
    t.settled()


@card("shield-of-justice")
def test_shield_of_justice_ends_with_the_turn():
    t = scene({"hand": ["shield-of-justice"], "battleline": ["grey-monk"]}, {"battleline": ["troll"]})
    t.me.play("shield-of-justice")
    t.me.end()
    t.you.house("brobnar")
    t.you.fight("troll", "grey-monk")
    assert t.me.battleline == []
    t.settled()


@card("take-hostages")
def test_take_hostages_has_each_friendly_fighter_capture_1():
    t = scene(
        {"hand": ["take-hostages"], "battleline": ["francus", "sequis"]},
        {"battleline": ["troll", "dust-pixie"], "amber": 3},
    )
    t.me.play("take-hostages")
    assert t.me.amber == 1
    t.me.fight("sequis", "dust-pixie")
    assert t.me["sequis"].amber == 1 and t.you.amber == 2
    t.me.fight("francus", "troll")  # destroyed: it cannot capture
    assert t.you.amber == 2 and t.me["sequis"].amber == 1
    t.settled()
    t.me.end()
    assert t.match.state.lasting == []


@card("take-hostages")
@rule("KF-FIGHT-130")
def test_take_hostages_captures_even_where_the_fight_was_skipped():
    t = scene(
        {"hand": ["take-hostages"], "battleline": [{"card": "ancient-bear", "house": "sanctum"}]},
        {"battleline": ["dust-pixie"], "amber": 1},
    )
    t.me.play("take-hostages")
    t.me.fight("ancient-bear", "dust-pixie")
    assert t.you.discard == ["dust-pixie"] and t.me["ancient-bear"].amber == 1 and t.you.amber == 0
    t.settled()


@card("terms-of-redress")
def test_terms_of_redress_has_a_friendly_creature_capture_2():
    t = scene({"hand": ["terms-of-redress"], "battleline": ["troll", "sequis"]}, {"battleline": ["bumpsy"], "amber": 3})
    t.me.play("terms-of-redress")
    t.asks(me, ["troll", "sequis"])
    t.me.pick("troll")
    assert t.me["troll"].amber == 2 and t.you.amber == 1 and t.me.amber == 1
    t.settled()


@card("terms-of-redress")
def test_terms_of_redress_takes_what_is_there_and_needs_a_friendly_creature():
    t = scene({"hand": ["terms-of-redress"], "battleline": ["sequis"]}, {"amber": 1})
    t.me.play("terms-of-redress", "sequis")
    assert t.me["sequis"].amber == 1 and t.you.amber == 0
    alone = scene({"hand": ["terms-of-redress"]}, {"battleline": ["troll"], "amber": 1})
    alone.me.play("terms-of-redress")
    assert alone.you.amber == 1
    alone.settled()


@card("the-harder-they-come")
def test_the_harder_they_come_purges_a_creature_with_power_5_or_more():
    t = scene(
        {"hand": ["the-harder-they-come"], "battleline": ["francus", "sequis"]},
        {"battleline": ["bumpsy", {"card": "snufflegator", "counters": {"power": 1}}, hurt("troll", 5), "macis-asp"]},
    )
    t.me.play("the-harder-they-come")
    t.asks(me, ["francus", "bumpsy", "snufflegator", "troll"])
    t.me.pick("troll")
    assert t.you.purged == ["troll"] and t.you.discard == [] and "troll" not in t.you.battleline
    t.settled()


@card("the-harder-they-come")
@rule("KF-WARD-080")
def test_the_harder_they_come_spends_a_ward_and_does_nothing_against_the_small():
    t = scene({"hand": ["the-harder-they-come"]}, {"battleline": [{"card": "troll", "ward": True}]})
    t.me.play("the-harder-they-come", "troll")
    assert t.you.battleline == ["troll"] and not t.you["troll"].ward
    t = scene({"hand": ["the-harder-they-come"]}, {"battleline": ["snufflegator"]})
    t.me.play("the-harder-they-come")
    assert t.you.battleline == ["snufflegator"]
    t.settled()


@card("the-spirit-s-way")
def test_the_spirit_s_way_destroys_every_creature_with_power_3_or_more():
    t = scene(
        {"hand": ["the-spirit-s-way"], "battleline": ["sequis", "dust-pixie"]},
        {"battleline": ["troll", "briar-grubbling", {"card": "macis-asp", "ward": True}]},
    )
    t.me.play("the-spirit-s-way")
    assert t.me.battleline == ["dust-pixie"] and t.you.battleline == ["briar-grubbling", "macis-asp"]
    assert not t.you["macis-asp"].ward
    t.settled()


@card("virtuous-works")
@rule("KF-ICON-060")
def test_virtuous_works_gives_3():
    t = scene({"hand": ["virtuous-works"]}, {"amber": 2})
    t.me.play("virtuous-works")
    assert t.me.amber == 3 and t.you.amber == 2 and t.me.discard == ["virtuous-works"]
    t.settled()


@card("epic-quest")
@rule("KF-CTRL-040")
def test_epic_quest_archives_friendly_knights_each_into_its_owner_s_archives():
    line = ["sequis", "grey-monk", {"card": "bulwark", "owner": 1}, {"card": "francus", "ward": True}]
    t = scene({"hand": ["epic-quest"], "battleline": line}, {"battleline": ["raiding-knight"]})
    t.me.play("epic-quest")
    assert t.me.archives == ["sequis"] and t.you.archives == ["bulwark"]
    assert t.me.battleline == ["grey-monk", "francus"] and not t.me["francus"].ward
    assert t.you.battleline == ["raiding-knight"]
    t.settled()


@card("epic-quest")
def test_epic_quest_forges_a_free_key_after_seven_sanctum_cards():
    hand = ["virtuous-works"] * 4 + ["clear-mind"] * 3
    t = scene({"hand": hand, "artifacts": ["epic-quest"]})
    for id in hand:
        t.me.play(id)
    t.me.omni("epic-quest")
    t.asks(me, ["red", "blue", "yellow"], kind="key")
    t.me.pick("red")
    assert t.me.keys == ("red",) and t.me.amber == 15 and t.me.artifacts == []
    assert t.me.discard[0] == "epic-quest"
    t.settled()


@card("epic-quest")
def test_epic_quest_does_nothing_with_fewer_sanctum_cards_but_is_used():
    hand = ["virtuous-works"] * 4 + ["clear-mind"] * 2
    t = scene({"hand": hand, "artifacts": ["epic-quest"]})
    for id in hand:
        t.me.play(id)
    t.me.omni("epic-quest")
    assert t.me.keys == () and not t.me["epic-quest"].ready
    t.settled()


@card("epic-quest")
def test_epic_quest_counts_sanctum_cards_only():
    hand = ["bumpsy"] * 4 + ["krump"] * 3
    t = scene({"hand": hand, "battleline": ["troll"], "artifacts": ["epic-quest"]}, house="brobnar")
    for id in hand:
        t.me.play(id, "left")
    t.me.omni("epic-quest")
    assert t.me.keys == () and t.me.artifacts == ["epic-quest"]
    t.settled()


@card("potion-of-invulnerability", "round-table", "sigil-of-brotherhood")
@rule("KF-ICON-060", "KF-STATE-040")
def test_three_artifacts_give_1_as_they_are_played_and_enter_exhausted():
    hand = ["potion-of-invulnerability", "round-table", "sigil-of-brotherhood"]
    t = scene({"hand": hand})
    for count, id in enumerate(hand, 1):
        t.me.play(id)
        assert t.me.amber == count and not t.me[id].ready
    assert t.offers("omni") == []
    t.settled()


@card("gorm-of-omm")
def test_gorm_of_omm_destroys_itself_then_an_artifact_of_either_side():
    t = scene({"artifacts": ["gorm-of-omm", "cannon"]}, {"artifacts": ["iron-obelisk"]}, house="brobnar")
    t.me.omni("gorm-of-omm")
    assert t.me.discard == ["gorm-of-omm"]
    t.asks(me, ["cannon", "iron-obelisk"])
    t.me.pick("iron-obelisk")
    assert t.you.discard == ["iron-obelisk"] and t.me.artifacts == ["cannon"]
    t.settled()


@card("gorm-of-omm")
def test_gorm_of_omm_alone_destroys_itself_only():
    t = scene({"artifacts": ["gorm-of-omm"]}, {"battleline": ["troll"]})
    t.me.omni("gorm-of-omm")
    assert t.me.artifacts == [] and t.you.battleline == ["troll"]
    t.settled()


@card("hallowed-blaster")
@rule("KF-HEAL-030")
def test_hallowed_blaster_heals_3_from_any_creature():
    t = scene({"artifacts": ["hallowed-blaster"], "battleline": ["sequis"]}, {"battleline": [hurt("troll", 5)]})
    t.me.action("hallowed-blaster")
    t.asks(me, ["sequis", "troll"])
    t.me.pick("troll")
    assert t.you["troll"].damage == 2
    t.settled()


@card("hallowed-blaster")
def test_hallowed_blaster_heals_no_more_than_there_is_and_needs_its_house():
    t = scene({"artifacts": ["hallowed-blaster"], "battleline": [hurt("sequis", 2)]})
    t.me.action("hallowed-blaster", "sequis")
    assert t.me["sequis"].damage == 0
    t.settled()
    other = scene({"artifacts": ["hallowed-blaster"], "battleline": ["sequis"]}, house="brobnar")
    assert other.why("action", "hallowed-blaster") == "KF-MAIN-020"


@card("potion-of-invulnerability")
@rule("KF-PERS-020", "KF-USE-070")
def test_potion_of_invulnerability_protects_friendly_creatures_for_the_turn_when_it_is_gone():
    t = scene(
        {"artifacts": ["potion-of-invulnerability"], "battleline": ["bumpsy"]},
        {"battleline": ["troll"]},
        house="brobnar",
    )
    t.me.omni("potion-of-invulnerability")
    assert t.me.artifacts == [] and t.me.discard == ["potion-of-invulnerability"]
    t.me.fight("bumpsy", "troll")
    assert t.me["bumpsy"].damage == 0 and t.you["troll"].damage == 5
    t.settled()
    t.me.end()
    assert t.match.state.lasting == []


@card("round-table")
def test_round_table_gives_friendly_knights_power_and_taunt():
    t = scene(
        {"battleline": ["troll", "snufflegator"]},
        {"artifacts": ["round-table"], "battleline": ["sequis", "grey-monk", "krump"]},
        house="brobnar",
    )
    assert [power(t.state, t.you[id]) for id in ("sequis", "grey-monk", "krump")] == [5, 3, 6]
    t.me.fight("troll")
    t.asks(me, ["sequis", "krump"])
    t.me.pick("sequis")
    t.settled()


@card("round-table")
def test_round_table_gives_the_enemy_nothing():
    t = scene({"artifacts": ["round-table"], "battleline": ["troll"]}, {"battleline": ["sequis", "bulwark"]})
    assert power(t.state, t.you["sequis"]) == 4
    t.match.patch({"house": "brobnar"})
    t.me.fight("troll")
    t.asks(me, ["sequis", "bulwark"])
    t.me.pick("sequis")
    t.settled()


@card("round-table")
@rule("KF-DMG-090")
def test_a_knight_falls_with_the_round_table():
    t = scene(
        {"artifacts": ["round-table", "gorm-of-omm"], "battleline": [hurt("sequis", 4), hurt("bulwark", 3)]},
    )
    t.me.omni("gorm-of-omm", "round-table")
    assert t.me.battleline == ["bulwark"]
    t.settled()


@card("sigil-of-brotherhood")
def test_sigil_of_brotherhood_lets_friendly_sanctum_creatures_be_used_in_any_way():
    t = scene(
        {"artifacts": ["sigil-of-brotherhood", "hallowed-blaster"], "battleline": ["sequis", "lady-maxena", "krump"]},
        {"battleline": ["troll"]},
        house="dis",
    )
    assert t.why("reap", "sequis") == "KF-MAIN-020"
    t.me.omni("sigil-of-brotherhood")
    assert t.me.discard == ["sigil-of-brotherhood"]
    assert t.offers("reap") == t.offers("fight") == ["sequis", "lady-maxena"]
    assert t.offers("action") == ["lady-maxena"]
    t.me.reap("sequis")
    t.me.fight("lady-maxena", "troll")
    assert t.me.amber == 1 and t.you["troll"].damage == 5
    t.settled()
    t.me.end()
    assert t.match.state.lasting == []


@card("whispering-reliquary")
def test_whispering_reliquary_returns_an_artifact_of_either_side_to_its_owner():
    t = scene({"artifacts": ["whispering-reliquary", {"card": "cannon", "owner": 1}]}, {"artifacts": ["iron-obelisk"]})
    t.me.action("whispering-reliquary")
    t.asks(me, ["whispering-reliquary", "cannon", "iron-obelisk"])
    t.me.pick("cannon")
    assert t.you.hand == ["cannon"] and t.me.hand == [] and t.me.artifacts == ["whispering-reliquary"]
    t.settled()


@card("bulwark")
def test_bulwark_gives_its_neighbours_armor_and_not_itself_nor_others():
    t = scene({"battleline": ["krump", "bulwark", "sequis", "francus"]}, {"battleline": ["troll"]})
    assert [armor(t.state, t.me[id]) for id in ("krump", "bulwark", "sequis", "francus")] == [2, 2, 4, 1]
    assert armor(t.state, t.you["troll"]) == 0
    t.me.fight("sequis", "troll")
    assert t.me.battleline == ["krump", "bulwark", "francus"]  # 8 - 4 is just enough
    t.settled()


@card("bulwark")
@rule("KF-ARMOR-030")
def test_two_bulwarks_add_up():
    t = scene({"battleline": ["bulwark", "sequis", "bulwark"]}, {"battleline": ["troll"]})
    t.me.fight("sequis", "troll")
    assert t.me["sequis"].damage == 2 and t.me["sequis"].armor_used == 6
    t.settled()


@card("champion-anaphiel")
@rule("KF-KWPROVO-010")
def test_champion_anaphiel_protects_its_neighbours_from_being_attacked():
    line = ["bumpsy", "champion-anaphiel", "krump", "snufflegator"]
    t = scene({"battleline": ["sequis"]}, {"battleline": line})
    t.me.fight("sequis")
    t.asks(me, ["champion-anaphiel", "snufflegator"])
    t.me.pick("champion-anaphiel")
    assert t.you["champion-anaphiel"].damage == 3
    t.settled()


@card("champion-tabris")
def test_champion_tabris_captures_after_her_own_fight():
    t = scene({"battleline": ["champion-tabris"]}, {"battleline": ["snufflegator"], "amber": 2})
    t.me.fight("champion-tabris", "snufflegator")
    assert t.me["champion-tabris"].amber == 1 and t.you.amber == 1
    t.settled()


@card("champion-tabris")
@rule("KF-FIGHT-060")
def test_champion_tabris_captures_nothing_when_attacked_nor_when_destroyed():
    t = scene({"battleline": ["dust-pixie"], "amber": 2}, {"battleline": ["champion-tabris"]}, house="untamed")
    t.me.fight("dust-pixie", "champion-tabris")
    assert t.you["champion-tabris"].amber == 0 and t.me.amber == 2
    t = scene({"battleline": ["champion-tabris"]}, {"battleline": ["troll"], "amber": 2})
    t.me.fight("champion-tabris", "troll")
    assert t.me.battleline == [] and t.you.amber == 2
    t.settled()


@card("commander-remiel")
def test_commander_remiel_uses_a_friendly_creature_of_another_house():
    t = scene(
        {"battleline": ["commander-remiel", "sequis", "bumpsy", tired("krump")]}, {"battleline": ["snufflegator"]}
    )
    t.me.reap("commander-remiel")
    t.asks(me, ["bumpsy", "krump"])
    t.me.pick("bumpsy")
    t.asks(me, ["reap:3", "fight:3"], kind="use")
    t.me.pick("fight:3", "snufflegator")
    assert t.me.amber == 1 and not t.me["bumpsy"].ready and t.you.battleline == []
    t.settled()


@card("commander-remiel")
@rule("KF-USE-050", "KF-ABIL-210")
def test_commander_remiel_may_pick_an_exhausted_creature_in_vain():
    t = scene({"battleline": ["commander-remiel", tired("krump")]})
    t.me.reap("commander-remiel", "krump")
    assert t.me.amber == 1
    t.settled()


@card("commander-remiel")
def test_commander_remiel_counts_a_maverick_by_its_symbol():
    t = scene({"battleline": ["commander-remiel", "krump", {"card": "bumpsy", "house": "sanctum"}]})
    t.me.reap("commander-remiel")
    t.asks(me, ["krump"])
    t.me.pick("krump", "reap:2")
    assert t.me.amber == 2
    t.settled()


@card("duma-the-martyr")
@rule("KF-FAQDEST-030", "KF-FAQDEST-040", "KF-DEST-060")
def test_duma_heals_the_wounded_but_saves_nobody_who_falls_with_her():
    t = scene(
        {"hand": ["poison-wave"], "battleline": [hurt("krump", 1)]},
        {
            "battleline": ["jehu-the-bureaucrat", hurt("duma-the-martyr", 2), hurt("commander-remiel", 1)],
            "deck": ["sequis", "bulwark", "francus"],
        },
        house="shadows",
    )
    t.me.play("poison-wave")
    t.me.pick("commander-remiel")  # the lower one in the discard pile
    assert t.you.battleline == ["jehu-the-bureaucrat"] and t.you["jehu-the-bureaucrat"].damage == 0
    assert t.you.discard == ["duma-the-martyr", "commander-remiel"]
    assert t.you.hand == ["sequis", "bulwark"] and t.me["krump"].damage == 3
    t.settled()


@card("duma-the-martyr")
def test_duma_works_for_the_player_who_controls_her():
    t = scene(
        {
            "hand": ["mighty-lance"],
            "battleline": [hurt("sequis", 1), {"card": "duma-the-martyr", "owner": 1}],
            "deck": ["bulwark", "bulwark"],
        },
        {"battleline": [hurt("troll", 2)]},
    )
    t.me.play("mighty-lance", "duma-the-martyr", "sequis")
    assert t.me["sequis"].damage == 0 and t.you["troll"].damage == 2
    assert t.me.hand == ["bulwark", "bulwark"] and t.you.discard == ["duma-the-martyr"]
    t.settled()


@card("francus")
def test_francus_captures_after_an_enemy_falls_fighting_it_on_either_turn():
    t = scene({"battleline": ["francus"]}, {"battleline": ["dust-pixie", hurt("bumpsy", 1)], "amber": 3})
    t.me.fight("francus", "dust-pixie")
    assert t.me["francus"].amber == 1 and t.you.amber == 2
    t.me.end()
    t.you.house("brobnar")
    t.you.fight("bumpsy", "francus")
    assert t.you.battleline == [] and t.me["francus"].amber == 2
    t.settled()


@card("francus")
@rule("KF-FIGHT-080")
def test_francus_captures_nothing_when_it_falls_too_or_the_enemy_falls_otherwise():
    t = scene({"battleline": [hurt("francus", 5)]}, {"battleline": ["snufflegator"], "amber": 2})
    t.me.fight("francus", "snufflegator")
    assert t.me.battleline == [] and t.you.battleline == [] and t.you.amber == 2
    t = scene({"hand": ["mighty-lance"], "battleline": ["francus"]}, {"battleline": ["macis-asp"], "amber": 2})
    t.me.play("mighty-lance", "macis-asp")
    assert t.you.battleline == [] and t.you.amber == 2
    t.settled()


@card("francus")
@rule("KF-FIGHT-120", "KF-KWHASARD-020")
def test_francus_captures_nothing_where_the_attacker_falls_before_the_fight():
    francus = {"card": "francus", "upgrades": ["armageddon-cloak"]}
    t = scene({"battleline": [hurt("macis-asp", 1)], "amber": 2}, {"battleline": [francus]}, house="shadows")
    t.me.fight("macis-asp", "francus")
    assert t.me.battleline == [] and t.me.amber == 2 and t.you["francus"].damage == 0
    t.settled()


@card("grey-monk")
def test_grey_monk_gives_friendly_creatures_armor_and_heals_2_by_reaping():
    t = scene({"battleline": ["grey-monk", "krump"]}, {"battleline": [hurt("troll", 3)]})
    assert [armor(t.state, it) for it in t.state.creatures()] == [1, 1, 0]
    t.me.reap("grey-monk")
    t.asks(me, ["grey-monk", "krump", "troll"])
    t.me.pick("troll")
    assert t.you["troll"].damage == 1 and t.me.amber == 1
    t.settled()


@card("hayyel-the-merchant")
def test_hayyel_pays_for_each_artifact_that_its_player_plays():
    t = scene({"battleline": ["hayyel-the-merchant"], "hand": ["hallowed-blaster", "gorm-of-omm", "clear-mind"]})
    t.me.play("hallowed-blaster")
    t.me.play("gorm-of-omm")
    assert t.me.amber == 2
    t.me.play("clear-mind")
    assert t.me.amber == 3  # its bonus
    t.settled()


@card("hayyel-the-merchant")
def test_hayyel_pays_nothing_for_the_artifacts_of_the_opponent():
    t = scene({"hand": ["hallowed-blaster"]}, {"battleline": ["hayyel-the-merchant"]})
    t.me.play("hallowed-blaster")
    assert t.me.amber == 0 and t.you.amber == 0
    t.settled()


@card("horseman-of-death")
def test_horseman_of_death_brings_back_each_horseman_of_its_player_s_discard_pile():
    t = scene(
        {"hand": ["horseman-of-death"], "discard": ["horseman-of-war", "sequis", "horseman-of-famine"]},
        {"discard": ["horseman-of-pestilence"]},
    )
    t.me.play("horseman-of-death")
    assert sorted(t.me.hand) == ["horseman-of-famine", "horseman-of-war"] and t.me.discard == ["sequis"]
    assert t.you.discard == ["horseman-of-pestilence"]
    assert t.me.battleline == ["horseman-of-death"]
    t.settled()


@card("horseman-of-famine")
@rule("KF-POWER-060")
def test_horseman_of_famine_destroys_a_least_powerful_creature_of_its_player_s_choice():
    t = scene(
        {"hand": ["horseman-of-famine"], "battleline": ["dust-pixie", "grey-monk"]},
        {"battleline": ["dust-pixie", "troll"]},
    )
    t.me.play("horseman-of-famine", "left")
    t.asks(me, [t.me["dust-pixie"].number, t.you["dust-pixie"].number])
    t.me.pick(t.me["dust-pixie"].number)
    assert t.me.battleline == ["horseman-of-famine", "grey-monk"] and t.you.battleline == ["dust-pixie", "troll"]
    t.settled()


@card("horseman-of-famine")
@rule("KF-POWER-050")
def test_horseman_of_famine_must_destroy_the_one_least_powerful_creature():
    t = scene({"battleline": ["horseman-of-famine"]}, {"battleline": ["dust-pixie", "troll", "macis-asp"]})
    t.me.reap("horseman-of-famine")
    t.asks(me, ["dust-pixie"])
    t.me.pick("dust-pixie")
    assert t.you.battleline == ["troll", "macis-asp"] and t.me.amber == 1
    t.settled()


@card("horseman-of-famine")
@rule("KF-ABIL-230")
def test_horseman_of_famine_does_it_after_fighting_too_and_may_be_the_least_powerful_itself():
    t = scene({"battleline": ["horseman-of-famine"]}, {"battleline": [{"card": "dust-pixie", "ward": True}, "troll"]})
    t.me.fight("horseman-of-famine", "dust-pixie")
    assert not t.you["dust-pixie"].ward
    t.me.pick("dust-pixie")
    assert t.you.battleline == ["troll"]
    alone = scene({"battleline": ["horseman-of-famine"]}, {"battleline": ["troll"]})
    alone.me.reap("horseman-of-famine", "horseman-of-famine")
    assert alone.me.battleline == [] and alone.you.battleline == ["troll"]
    alone.settled()


@card("horseman-of-pestilence")
def test_horseman_of_pestilence_wounds_all_but_horsemen():
    t = scene(
        {"hand": ["horseman-of-pestilence"], "battleline": ["sequis", "grey-monk", "horseman-of-war"]},
        {"battleline": ["troll", "dust-pixie", "horseman-of-death"]},
    )
    t.me.play("horseman-of-pestilence", "left")
    assert t.you.battleline == ["troll", "horseman-of-death"] and t.you["troll"].damage == 1
    assert t.me["sequis"].armor_used == 1 and t.me["sequis"].damage == 0 and t.me["grey-monk"].armor_used == 1
    horsemen = [t.me["horseman-of-pestilence"], t.me["horseman-of-war"], t.you["horseman-of-death"]]
    assert [it.damage for it in horsemen] == [0, 0, 0]
    t.settled()


@card("horseman-of-pestilence")
def test_horseman_of_pestilence_does_it_again_after_fighting_and_reaping():
    t = scene({"battleline": ["horseman-of-pestilence"]}, {"battleline": ["troll"]})
    t.me.reap("horseman-of-pestilence")
    assert t.you["troll"].damage == 1 and t.me.amber == 1
    t = scene({"battleline": ["horseman-of-pestilence"]}, {"battleline": ["snufflegator", "troll"]})
    t.me.fight("horseman-of-pestilence", "snufflegator")
    assert t.you["troll"].damage == 1
    t.settled()


@card("horseman-of-war")
@rule("KF-ABIL-180")
def test_horseman_of_war_lets_all_friendly_creatures_fight_and_do_nothing_else():
    t = scene(
        {"hand": ["horseman-of-war"], "battleline": ["krump", "lady-maxena"], "artifacts": ["hallowed-blaster"]},
        {"battleline": ["troll", "bumpsy"]},
    )
    assert t.offers("reap") == t.offers("fight") == ["lady-maxena"]
    t.me.play("horseman-of-war", "right")
    assert t.offers("fight") == ["krump", "lady-maxena"] and t.offers("reap") == []
    assert t.offers("action") == ["hallowed-blaster"]
    assert t.why("action", "lady-maxena") == t.why("reap", "lady-maxena") == "KF-ABIL-180"
    t.me.fight("krump", "bumpsy")
    assert t.you.battleline == ["troll"]
    t.settled()
    t.me.end()
    assert t.match.state.lasting == []


@card("horseman-of-war")
@rule("KF-STUN-030")
def test_horseman_of_war_lets_a_stunned_creature_of_another_house_recover():
    t = scene({"hand": ["horseman-of-war"], "battleline": [{"card": "krump", "stunned": True}]})
    assert t.why("unstun", "krump") == "KF-MAIN-020"
    t.me.play("horseman-of-war", "right")
    t.me.unstun("krump")
    assert not t.me["krump"].stunned and not t.me["krump"].ready
    t.settled()


@card("jehu-the-bureaucrat")
@rule("KF-HOUSE-070")
def test_jehu_pays_2_when_his_player_chooses_sanctum():
    t = scene({"battleline": ["jehu-the-bureaucrat", "krump"], "archives": ["sequis"]}, house="")
    t.me.house("sanctum")
    assert t.me.amber == 2
    t.asks(me, ["yes", "no"])  # before the archives
    t.me.pick("no")
    t.settled()


@card("jehu-the-bureaucrat")
def test_jehu_pays_nothing_for_another_house_nor_to_the_opponent():
    t = scene({"battleline": ["jehu-the-bureaucrat", "krump"]}, {"battleline": ["sequis"]}, house="")
    t.me.house("brobnar")
    t.me.end()
    t.you.house("sanctum")
    assert t.me.amber == 0 and t.you.amber == 0
    t.settled()


@card("lady-maxena")
def test_lady_maxena_stuns_any_creature_when_played():
    t = scene({"hand": ["lady-maxena"], "battleline": ["sequis"]}, {"battleline": ["troll"]})
    t.me.play("lady-maxena", "left")
    t.asks(me, ["lady-maxena", "sequis", "troll"])
    t.me.pick("troll")
    assert t.you["troll"].stunned and not t.me["sequis"].stunned
    t.settled()


@card("lady-maxena")
def test_lady_maxena_returns_to_her_owner_s_hand_and_gives_back_what_she_captured():
    t = scene({"battleline": ["sequis", {"card": "lady-maxena", "owner": 1, "amber": 2}]})
    t.me.action("lady-maxena")
    assert t.you.hand == ["lady-maxena"] and t.me.battleline == ["sequis"] and t.you.amber == 2
    t.settled()


@card("lady-maxena")
@rule("KF-WARD-080")
def test_a_ward_keeps_lady_maxena_in_play():
    t = scene({"battleline": [{"card": "lady-maxena", "ward": True}]})
    t.me.action("lady-maxena")
    assert t.me.battleline == ["lady-maxena"] and not t.me["lady-maxena"].ward and t.me.hand == []
    t.settled()


@card("lord-golgotha")
def test_lord_golgotha_wounds_the_neighbours_of_the_creature_he_attacks_before_the_blows():
    t = scene({"battleline": ["lord-golgotha"]}, {"battleline": ["troll", "bumpsy", "macis-asp", "krump"]})
    t.me.fight("lord-golgotha", "bumpsy")
    assert t.you.battleline == ["troll", "krump"] and t.you["troll"].damage == 3 and t.you["krump"].damage == 0
    assert t.me["lord-golgotha"].damage == 3
    t.settled()


@card("lord-golgotha")
def test_lord_golgotha_does_nothing_of_the_kind_when_he_is_attacked():
    t = scene({"battleline": ["bumpsy", "krump"]}, {"battleline": ["lord-golgotha"]}, house="brobnar")
    t.me.fight("krump", "lord-golgotha")
    assert t.me["bumpsy"].damage == 0 and t.me["krump"].damage == 5
    t.settled()


@card("numquid-the-fair")
@rule("KF-REPEAT-010")
def test_numquid_destroys_until_the_opponent_has_no_more_creatures_than_her_player():
    t = scene(
        {"hand": ["numquid-the-fair"], "battleline": ["sequis"]},
        {"battleline": ["troll", "bumpsy", "krump", "dust-pixie"]},
    )
    t.me.play("numquid-the-fair", "left")
    t.asks(me, ["troll", "bumpsy", "krump", "dust-pixie"])
    t.me.pick("troll")
    t.asks(me, ["bumpsy", "krump", "dust-pixie"])
    t.me.pick("krump")
    assert t.you.battleline == ["bumpsy", "dust-pixie"] and t.you.discard == ["krump", "troll"]
    t.settled()


@card("numquid-the-fair")
def test_numquid_destroys_one_where_the_opponent_has_fewer_and_must_destroy_it():
    t = scene({"hand": ["numquid-the-fair"], "battleline": ["sequis"]}, {"battleline": ["troll"]})
    t.me.play("numquid-the-fair", "left")
    t.asks(me, ["troll"])
    t.me.pick("troll")
    assert t.you.battleline == []
    empty = scene({"hand": ["numquid-the-fair"], "battleline": ["sequis"]})
    empty.me.play("numquid-the-fair", "left")
    assert empty.me.battleline == ["numquid-the-fair", "sequis"]
    empty.settled()


@card("numquid-the-fair")
def test_numquid_spends_a_ward_and_repeats():
    t = scene({"hand": ["numquid-the-fair"]}, {"battleline": [{"card": "troll", "ward": True}, "bumpsy"]})
    t.me.play("numquid-the-fair", "troll")
    assert t.you.battleline == ["troll", "bumpsy"] and not t.you["troll"].ward
    t.asks(me, ["troll", "bumpsy"])
    t.me.pick("bumpsy")
    assert t.you.battleline == ["troll"]
    t.settled()


@card("numquid-the-fair")
@rule("KF-REPEAT-040")
def test_numquid_repeats_nothing_once_she_has_left_play():
    heart = {"card": "dust-pixie", "upgrades": ["phoenix-heart"]}
    t = scene({"hand": ["numquid-the-fair"]}, {"battleline": [heart, "troll", "krump", "bumpsy"]})
    t.me.play("numquid-the-fair", "dust-pixie")
    assert t.me.battleline == [] and t.you.battleline == ["troll", "krump", "bumpsy"]
    t.settled()


@card("protectrix")
@rule("KF-ABIL-080", "KF-ABIL-090")
def test_protectrix_may_heal_a_creature_and_shields_it_for_the_turn():
    t = scene(
        {"hand": ["mighty-lance"], "battleline": ["protectrix", hurt("troll", 6)]}, {"battleline": [hurt("krump", 1)]}
    )
    t.me.reap("protectrix")
    t.asks(me, ["protectrix", "troll", "krump", "done"])
    t.me.pick("troll")
    assert t.me["troll"].damage == 0 and t.you["krump"].damage == 1
    t.me.play("mighty-lance", "troll", "protectrix")
    assert t.me["troll"].damage == 0 and t.me["protectrix"].damage == 3
    t.settled()
    t.me.end()
    assert t.match.state.lasting == []


@card("protectrix")
@rule("KF-HEAL-040")
def test_protectrix_shields_nobody_who_was_not_healed():
    line = ["protectrix", hurt("sequis", 1)]
    t = scene({"hand": ["mighty-lance"], "battleline": line}, {"battleline": ["troll"]})
    t.me.reap("protectrix", "troll")
    t.me.play("mighty-lance", "troll")
    assert t.you["troll"].damage == 3
    t.settled()


@card("protectrix", "terms-of-redress")
def test_who_could_heal_or_capture_nothing_is_not_asked():
    t = scene({"hand": ["terms-of-redress"], "battleline": ["protectrix", "troll"]}, {"battleline": ["krump"]})
    t.me.reap("protectrix")
    t.asks(me, kind="main")
    t.me.play("terms-of-redress")
    t.asks(me, kind="main")
    assert t.me["troll"].amber == t.me["protectrix"].amber == 0 and t.state.lasting == []
    t.settled()


@card("protectrix")
def test_protectrix_need_not_heal():
    t = scene({"battleline": ["protectrix", hurt("troll", 6)]})
    t.me.reap("protectrix", "done")
    assert t.me["troll"].damage == 6 and t.match.state.lasting == []
    t.settled()


@card("raiding-knight")
def test_raiding_knight_captures_1_when_played():
    t = scene({"hand": ["raiding-knight"], "battleline": ["sequis"]}, {"amber": 2})
    t.me.play("raiding-knight", "left")
    assert t.me["raiding-knight"].amber == 1 and t.me["sequis"].amber == 0 and t.you.amber == 1
    poor = scene({"hand": ["raiding-knight"]}, {"amber": 0})
    poor.me.play("raiding-knight")
    assert poor.me["raiding-knight"].amber == 0 and poor.me.amber == 0
    poor.settled()


@card("raiding-knight")
@rule("KF-FAQGEN-120")
def test_the_armor_of_raiding_knight_comes_before_shadow_self_takes_the_rest():
    t = scene({"battleline": [{"card": "sequis", "armor_used": 2}]}, {"battleline": ["raiding-knight", "shadow-self"]})
    t.me.fight("sequis", "raiding-knight")
    assert t.me.battleline == [] and t.you["raiding-knight"].damage == 0 and t.you["shadow-self"].damage == 2
    t.settled()


@card("sanctum-guardian")
def test_sanctum_guardian_swaps_with_another_friendly_creature_after_reaping_and_fighting():
    t = scene({"battleline": ["sanctum-guardian", "sequis", "krump"]}, {"battleline": ["troll"]})
    t.me.reap("sanctum-guardian")
    t.asks(me, ["sequis", "krump"])
    t.me.pick("krump")
    assert t.me.battleline == ["krump", "sequis", "sanctum-guardian"]
    t = scene({"battleline": ["sequis", "sanctum-guardian"]}, {"battleline": ["dust-pixie"]})
    t.me.fight("sanctum-guardian", "dust-pixie", "sequis")
    assert t.me.battleline == ["sanctum-guardian", "sequis"]
    t.settled()


@card("sanctum-guardian")
@rule("KF-KWPROVO-010")
def test_sanctum_guardian_has_taunt_and_alone_swaps_with_nobody():
    t = scene({"battleline": ["sanctum-guardian"]}, {"battleline": ["krump", "sanctum-guardian"]})
    t.me.fight("sanctum-guardian")
    t.asks(me, [t.you["sanctum-guardian"].number])
    t.me.pick(t.you["sanctum-guardian"].number)
    assert t.me["sanctum-guardian"].damage == 5
    t.settled()


@card("sanctum-guardian")
@rule("KF-FAQGEN-280", "KF-MOVE-040")
def test_replicator_moves_no_sanctum_guardian_across():
    t = scene({"battleline": ["replicator", "sequis"]}, {"battleline": ["sanctum-guardian", "troll"]}, house="logos")
    t.me.reap("replicator", "sanctum-guardian")
    t.me.pick("sequis")
    assert t.me.battleline == ["replicator", "sequis"] and t.you.battleline == ["sanctum-guardian", "troll"]
    t.settled()


@card("sequis")
def test_sequis_captures_1_after_reaping():
    t = scene({"battleline": ["sequis"]}, {"amber": 2})
    t.me.reap("sequis")
    assert t.me["sequis"].amber == 1 and t.you.amber == 1 and t.me.amber == 1
    t.settled()


@card("sequis")
@rule("KF-FAQGEN-190")
def test_replicator_has_an_enemy_sequis_capture_from_its_own_player():
    t = scene({"battleline": ["replicator"], "amber": 2}, {"battleline": ["sequis"], "amber": 3}, house="logos")
    t.me.reap("replicator", "sequis")
    assert t.you.amber == 2 and t.you["sequis"].amber == 1 and t.me.amber == 3
    t.settled()


@card("sergeant-zakiel")
def test_sergeant_zakiel_may_ready_a_neighbour_and_fight_with_it():
    t = scene({"hand": ["sergeant-zakiel"], "battleline": [tired("krump"), "sequis"]}, {"battleline": ["snufflegator"]})
    t.me.play("sergeant-zakiel", "left")
    t.asks(me, ["krump", "done"])
    t.me.pick("krump", "snufflegator")
    assert t.you.battleline == [] and t.me["krump"].damage == 4 and not t.me["krump"].ready
    t.settled()


@card("sergeant-zakiel")
def test_sergeant_zakiel_may_refrain_and_asks_nothing_without_a_neighbour():
    t = scene({"hand": ["sergeant-zakiel"], "battleline": [tired("krump")]}, {"battleline": ["snufflegator"]})
    t.me.play("sergeant-zakiel", "left", "done")
    assert not t.me["krump"].ready and t.you.battleline == ["snufflegator"]
    alone = scene({"hand": ["sergeant-zakiel"]}, {"battleline": ["snufflegator"]})
    alone.me.play("sergeant-zakiel")
    alone.settled()


@card("staunch-knight")
@rule("KF-LINE-020", "KF-LINE-030")
def test_staunch_knight_is_stronger_on_a_flank_and_alone_stands_on_both():
    t = scene({"battleline": ["staunch-knight", "staunch-knight", "krump"]}, {"battleline": ["staunch-knight"]})
    assert [power(t.state, it) for it in t.state.creatures()] == [6, 4, 6, 6]
    t.me.fight(t.me["staunch-knight"].number, "staunch-knight")
    assert t.me["staunch-knight"].damage == t.you["staunch-knight"].damage == 4
    t.settled()


@card("staunch-knight")
@rule("KF-DMG-090")
def test_staunch_knight_falls_when_it_no_longer_stands_on_a_flank():
    t = scene({"hand": ["bulwark"], "battleline": ["krump", hurt("staunch-knight", 5)]})
    t.me.play("bulwark", "right")
    assert t.me.battleline == ["krump", "bulwark"] and t.me.discard == ["staunch-knight"]
    t.settled()


@card("gatekeeper")
def test_gatekeeper_captures_all_but_5_from_7_on():
    t = scene({"hand": ["gatekeeper"]}, {"amber": 9})
    t.me.play("gatekeeper")
    assert t.me["gatekeeper"].amber == 4 and t.you.amber == 5
    t.settled()
    six = scene({"hand": ["gatekeeper"]}, {"amber": 6})
    six.me.play("gatekeeper")
    assert six.me["gatekeeper"].amber == 0 and six.you.amber == 6


@card("the-vaultkeeper")
def test_the_vaultkeeper_keeps_its_player_s_amber_from_thieves():
    t = scene({"hand": ["urchin"]}, {"battleline": ["the-vaultkeeper"], "amber": 3}, house="shadows")
    t.me.play("urchin")
    assert t.me.amber == 0 and t.you.amber == 3
    t = scene({"hand": ["urchin"], "battleline": ["the-vaultkeeper"]}, {"amber": 3}, house="shadows")
    t.me.play("urchin", "left")
    assert t.me.amber == 1 and t.you.amber == 2
    t.settled()


@card("the-vaultkeeper")
def test_the_vaultkeeper_does_not_keep_it_from_captors():
    t = scene({"hand": ["raiding-knight"]}, {"battleline": ["the-vaultkeeper"], "amber": 3})
    t.me.play("raiding-knight")
    assert t.me["raiding-knight"].amber == 1 and t.you.amber == 2
    t.settled()


@card("veemos-lightbringer")
def test_veemos_destroys_every_elusive_creature_of_both_sides():
    t = scene(
        {"hand": ["veemos-lightbringer"], "battleline": ["looter-goblin", "sequis"]},
        {"battleline": ["noddy-the-thief", "troll", {"card": "looter-goblin", "ward": True}]},
    )
    t.me.play("veemos-lightbringer", "left")
    assert t.me.battleline == ["veemos-lightbringer", "sequis"]
    assert t.you.battleline == ["troll", "looter-goblin"] and not t.you["looter-goblin"].ward
    t.settled()


@card("armageddon-cloak")
@rule("KF-REPL-050", "KF-REPL-060")
def test_armageddon_cloak_is_destroyed_in_place_of_its_creature_which_is_healed():
    remiel = hurt("commander-remiel", 2, upgrades=["armageddon-cloak"])
    t = scene({"hand": ["gateway-to-dis"], "battleline": ["krump"]}, {"battleline": ["sequis", remiel]}, house="dis")
    t.me.play("gateway-to-dis")
    t.asks(me, ["sequis", "armageddon-cloak"])  # who lies lower in the discard pile
    t.me.pick("sequis")
    assert t.you.battleline == ["commander-remiel"] and t.me.battleline == []
    assert t.you["commander-remiel"].damage == 0 and t.you["commander-remiel"].upgrades == []
    assert t.you.discard == ["armageddon-cloak", "sequis"]
    assert [number for number, _, _ in t.state.fallen] == [t.number("krump"), t.number("sequis")]
    t.settled()


@card("armageddon-cloak")
@rule("KF-KWHASARD-010")
def test_armageddon_cloak_makes_its_creature_hazardous_and_gives_its_bonus():
    t = scene({"hand": ["armageddon-cloak"], "battleline": ["sequis"]}, {"battleline": ["bumpsy"]})
    t.me.play("armageddon-cloak")
    t.asks(me, ["sequis", "bumpsy"])
    t.me.pick("sequis")
    assert t.me.amber == 1
    t.me.end()
    t.you.house("brobnar")
    t.you.fight("bumpsy", "sequis")
    assert t.you.discard == ["bumpsy"] and t.me["sequis"].damage == 3
    t.settled()


@card("armageddon-cloak")
@rule("KF-FIGHT-050")
def test_a_creature_saved_by_armageddon_cloak_has_survived_its_fight_and_was_not_destroyed():
    tabris = hurt("champion-tabris", 3, upgrades=["armageddon-cloak"])
    t = scene({"battleline": [tabris]}, {"battleline": ["francus"], "amber": 2})
    t.me.fight("champion-tabris", "francus")
    assert t.me["champion-tabris"].amber == 1 and t.me["champion-tabris"].damage == 0
    assert t.you["francus"].amber == 0 and t.me.discard == ["armageddon-cloak"] and t.state.fallen == []
    t.settled()


@card("armageddon-cloak")
@rule("KF-REPL-070")
def test_of_two_armageddon_cloaks_only_one_is_destroyed():
    cloaks = [{"card": "armageddon-cloak", "owner": 1}, "armageddon-cloak"]
    t = scene({"hand": ["mighty-lance"], "battleline": [{"card": "grey-monk", "armor_used": 1, "upgrades": cloaks}]})
    t.me.play("mighty-lance", "grey-monk")
    t.asks(me, [one.number for one in t.me["grey-monk"].upgrades], kind="replacement")
    t.me.pick(t.me["grey-monk"].upgrades[0].number)
    assert t.you.discard == ["armageddon-cloak"] and len(t.me["grey-monk"].upgrades) == 1
    assert t.me["grey-monk"].damage == 0
    t.settled()


@card("armageddon-cloak")
@rule("KF-REPL-010", "KF-ABIL-100")
def test_a_creature_saved_by_armageddon_cloak_does_not_count_as_destroyed_this_way():
    demon = {"card": "pit-demon", "upgrades": ["armageddon-cloak"]}
    t = scene({"hand": ["hecatomb"]}, {"battleline": [demon, "shooler"]}, house="dis")
    t.me.play("hecatomb", "shooler")
    assert t.you.battleline == ["pit-demon"] and t.you.amber == 1
    t.settled()


@card("mantle-of-the-zealot")
def test_mantle_of_the_zealot_lets_its_creature_be_used_in_any_house():
    t = scene(
        {"battleline": [{"card": "lady-maxena", "upgrades": ["mantle-of-the-zealot"]}, "sequis"]},
        {"battleline": ["troll"]},
        house="dis",
    )
    assert t.offers("reap") == t.offers("fight") == t.offers("action") == ["lady-maxena"]
    t.me.reap("lady-maxena")
    assert t.me.amber == 1 and t.offers("reap") == []
    t.settled()


@card("mantle-of-the-zealot")
def test_mantle_of_the_zealot_on_an_enemy_creature_serves_the_enemy():
    t = scene({"hand": ["mantle-of-the-zealot"]}, {"battleline": ["troll", "krump", "shooler"]})
    t.me.play("mantle-of-the-zealot", "troll")
    assert t.why("reap", "troll") == "KF-CTRL-090"
    t.me.end()
    t.you.house("dis")
    assert t.offers("reap") == ["troll", "shooler"]
    t.settled()


@card("protect-the-weak")
def test_protect_the_weak_gives_armor_and_taunt():
    t = scene(
        {"hand": ["protect-the-weak"], "battleline": ["krump"]}, {"battleline": ["bumpsy", "troll", "snufflegator"]}
    )
    t.me.play("protect-the-weak", "troll")
    assert t.me.amber == 1 and [armor(t.state, it) for it in t.state.creatures()] == [0, 0, 1, 0]
    t.match.patch({"house": "brobnar"})
    t.me.fight("krump")
    t.asks(me, ["troll"])
    t.me.pick("troll")
    assert t.you["troll"].damage == 5
    t.settled()


@card("shoulder-armor")
def test_shoulder_armor_helps_on_a_flank_only():
    armored = {"card": "krump", "upgrades": ["shoulder-armor"]}
    t = scene({"hand": ["bulwark"], "battleline": ["sequis", armored]})
    assert power(t.state, t.me["krump"]) == 8 and armor(t.state, t.me["krump"]) == 2
    assert power(t.state, t.me["sequis"]) == 4 and armor(t.state, t.me["sequis"]) == 2
    t.me.play("bulwark", "right")
    assert power(t.state, t.me["krump"]) == 6 and armor(t.state, t.me["krump"]) == 2  # the armor is Bulwark's
    t.settled()


@card("shoulder-armor")
def test_shoulder_armor_gives_its_bonus_and_may_go_onto_any_creature():
    t = scene({"hand": ["shoulder-armor"], "battleline": ["sequis"]}, {"battleline": ["troll"]})
    t.me.play("shoulder-armor")
    t.asks(me, ["sequis", "troll"])
    t.me.pick("troll")
    assert t.me.amber == 1 and power(t.state, t.you["troll"]) == 10
    t.settled()
