"""Age of Ascension: Brobnar."""

from pioche.games.keyforge.rules.values import key_cost
from pioche.testing import card, me, rule, table


def scene(mine=None, yours=None, house="brobnar", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


@card("drummernaut")
@rule("KF-ERRATA-060")
def test_drummernaut_returns_another_friendly_giant_whenever_it_is_played_fights_or_reaps():
    line = ["troll", "krump", "silvertooth"]
    t = scene({"hand": ["drummernaut"], "battleline": line}, {"battleline": ["bumpsy"]})
    t.me.play("drummernaut", "right")
    t.asks(me, ["troll", "krump"])
    t.me.pick("krump")
    assert t.me.battleline == ["troll", "silvertooth", "drummernaut"] and t.me.hand == ["krump"]
    t.settled()
    t = scene({"battleline": ["drummernaut", *line]}, {"battleline": ["bumpsy", "valdr"]})
    t.me.fight("drummernaut", "bumpsy", "troll")
    assert t.me.hand == ["troll"] and t.you.battleline == ["valdr"]
    t.settled()
    t = scene({"battleline": ["drummernaut", *line]}, {"battleline": ["bumpsy"]})
    t.me.reap("drummernaut", "troll")
    assert t.me.hand == ["troll"] and t.me.amber == 1 and t.you.battleline == ["bumpsy"]
    t.settled()


@card("drummernaut")
@rule("KF-ERRATA-060")
def test_drummernaut_never_returns_itself_nor_a_creature_that_is_no_giant():
    t = scene({"battleline": ["drummernaut", "silvertooth"]}, {"battleline": ["troll"]})
    t.me.reap("drummernaut")
    assert t.me.battleline == ["drummernaut", "silvertooth"] and t.me.hand == [] and t.you.battleline == ["troll"]
    t.settled()


@card("drummernaut")
def test_drummernaut_sends_a_giant_to_the_hand_of_its_owner_unless_it_is_warded():
    t = scene({"battleline": ["drummernaut", {"card": "troll", "owner": 1}]})
    t.me.reap("drummernaut", "troll")
    assert t.you.hand == ["troll"] and t.me.hand == []
    t = scene({"battleline": ["drummernaut", {"card": "troll", "ward": True}]})
    t.me.reap("drummernaut", "troll")
    assert t.me.battleline == ["drummernaut", "troll"] and not t.me["troll"].ward
    t.settled()


@card("groggins")
def test_groggins_fights_flank_creatures_only():
    t = scene({"battleline": ["groggins", "troll"]}, {"battleline": ["bumpsy", "dodger", "krump"]})
    t.me.fight("groggins")
    t.asks(me, ["bumpsy", "krump"])
    t.me.pick("krump")
    assert t.you.battleline == ["bumpsy", "dodger"] and t.me["groggins"].damage == 6
    t.me.fight("troll")
    t.asks(me, ["bumpsy", "dodger"])
    t.me.pick("bumpsy")
    t.settled()


@card("groggins")
def test_groggins_cannot_fight_where_taunt_hides_both_flanks_but_may_be_attacked_anywhere():
    line = ["dodger", "champion-anaphiel", "dodger"]
    t = scene({"battleline": ["groggins"]}, {"battleline": line})
    assert t.why("fight", "groggins") == "KF-FIGHT-020" and t.why("reap", "groggins") == ""
    t = scene({"battleline": ["krump"]}, {"battleline": ["troll", "groggins", "troll"]})
    t.me.fight("krump", "groggins")
    assert t.you["groggins"].damage == 6 and t.me.battleline == []
    t.settled()


@card("groggins", "soulkeeper")
@rule("KF-DEST-200", "KF-DEST-210", "KF-DEST-220")
def test_destructions_that_follow_from_one_another_are_one_destruction():
    t = scene(
        {"battleline": [{"card": "groggins", "upgrades": ["phoenix-heart"]}]},
        {"battleline": [{"card": "dust-imp", "upgrades": ["soulkeeper"]}, "drumble", "shaffles"]},
    )
    t.me.fight("groggins", "dust-imp")
    t.asks(me, [t.number("dust-imp"), t.number("soulkeeper")], kind="trigger")
    t.me.pick("dust-imp")
    assert t.you.amber == 2 and t.you.battleline == ["dust-imp", "drumble", "shaffles"]
    t.asks(me, ["groggins"])
    t.me.pick("groggins")
    assert t.me.hand == ["groggins"] and t.you.battleline == ["dust-imp", "drumble", "shaffles"]  # all of them tagged
    t.asks(me, ["dust-imp", "drumble", "shaffles"])
    t.me.pick("shaffles", "dust-imp")
    assert t.you.battleline == [] and t.you.discard == ["drumble", "dust-imp", "soulkeeper", "shaffles"]
    assert t.me.discard == ["phoenix-heart"] and t.me.battleline == []
    t.settled()


@card("forgemaster-og")
def test_forgemaster_og_takes_what_is_left_of_whoever_has_forged():
    for mine, yours in [(["forgemaster-og"], []), ([], ["forgemaster-og"])]:
        t = scene({"battleline": mine, "amber": 5}, {"battleline": yours, "amber": 9}, active=0)
        t.me.end()
        t.you.pick("red")
        assert t.you.keys == ("red",) and t.you.amber == 0 and t.me.amber == 5
        t.settled()


@card("forgemaster-og")
def test_forgemaster_og_waits_for_a_key():
    t = scene({"battleline": ["forgemaster-og"], "amber": 3}, {"amber": 5, "hand": ["troll"]})
    t.me.end()
    assert t.you.amber == 5 and t.me.amber == 3 and t.you.keys == ()


@card("forgemaster-og", "interdimensional-graft")
@rule("KF-FAQTIME-040")
def test_the_active_player_orders_forgemaster_og_and_interdimensional_graft():
    for first, mine in [("forgemaster-og", 0), ("interdimensional-graft", 4)]:
        t = scene(
            {"hand": ["interdimensional-graft"]},
            {"battleline": ["forgemaster-og"], "amber": 10},
            house="logos",
        )
        t.me.play("interdimensional-graft")
        before = t.me.amber
        t.me.end()
        t.you.pick("red")
        t.asks(1, ["forgemaster-og", "interdimensional-graft"], kind="trigger")
        t.you.pick(first)
        assert t.me.amber == before + mine and t.you.amber == 0
        t.settled()


def damage_on(t, *ids):
    return [t.card(id).damage for id in ids]


@card("1-2-punch")
def test_1_2_punch_stuns_and_destroys_what_was_stunned_already():
    hand = {"hand": ["1-2-punch", "1-2-punch"], "battleline": ["krump"]}
    t = scene(hand, {"battleline": ["troll", {"card": "bumpsy", "stunned": True}]})
    t.me.play("1-2-punch")
    t.asks(me, ["troll", "bumpsy"])
    t.me.pick("troll")
    assert t.you["troll"].stunned and t.you["bumpsy"].stunned and t.me.amber == 1
    t.me.play("1-2-punch", "bumpsy")
    assert t.you.battleline == ["troll"] and t.you.discard == ["bumpsy"]
    t.settled()


@card("1-2-punch")
def test_1_2_punch_does_not_destroy_a_stunned_creature_that_is_warded():
    t = scene({"hand": ["1-2-punch"]}, {"battleline": [{"card": "troll", "stunned": True, "ward": True}]})
    t.me.play("1-2-punch", "troll")
    assert t.you.battleline == ["troll"] and not t.you["troll"].ward and t.you["troll"].stunned
    t.settled()


@card("bingle-bangbang", "cowfyne")
def test_bingle_bangbang_and_cowfyne_hit_both_neighbours_of_their_target_before_the_blows():
    t = scene({"battleline": ["bingle-bangbang"]}, {"battleline": ["krump", "troll", "bumpsy", "valdr"]})
    t.me.fight("bingle-bangbang", "troll")
    assert t.you.discard == ["bumpsy"] and damage_on(t, "krump", "troll", "valdr") == [5, 2, 0]
    t.settled()
    t = scene({"battleline": ["cowfyne"]}, {"battleline": ["krump", "troll", "bumpsy", "valdr"]})
    t.me.fight("cowfyne", "krump")
    assert damage_on(t, "krump", "troll", "bumpsy", "valdr") == [5, 2, 0, 0]
    t.settled()


@card("brammo")
def test_brammo_hits_both_enemy_flanks_and_nobody_else():
    t = scene({"hand": ["brammo"], "battleline": ["krump"]}, {"battleline": ["troll", "bumpsy", "valdr"]})
    t.me.play("brammo", "left")
    assert damage_on(t, "troll", "bumpsy", "valdr", "krump", "brammo") == [2, 0, 2, 0, 0]
    t.settled()


@card("brammo")
def test_brammo_hits_a_lone_enemy_once():
    t = scene({"hand": ["brammo"]}, {"battleline": ["troll"]})
    t.me.play("brammo")
    assert t.you["troll"].damage == 2
    t.settled()


@card("first-blood")
def test_first_blood_divides_two_damage_for_each_friendly_brobnar_creature():
    line = ["krump", "bumpsy", "dust-imp"]
    t = scene({"hand": ["first-blood"], "battleline": line}, {"battleline": ["troll", "valdr"]})
    t.me.play("first-blood", "troll", "troll", "troll", "valdr")
    assert damage_on(t, "troll", "valdr", "krump") == [3, 1, 0] and t.me.amber == 1
    t.settled()


@card("first-blood")
@rule("KF-KWALPHA-010")
def test_first_blood_comes_before_anything_else():
    t = scene({"hand": ["first-blood"], "battleline": ["krump"]}, {"battleline": ["troll"]})
    t.me.reap("krump")
    assert t.why("play", "first-blood") == "KF-KWALPHA-010"
    t = scene({"hand": ["first-blood"]}, {"battleline": ["troll"]})
    t.me.play("first-blood")
    assert t.you["troll"].damage == 0
    t.settled()


@card("foozle")
def test_foozle_gains_where_an_enemy_creature_fell_this_turn_and_not_for_a_friendly_one():
    t = scene({"battleline": ["foozle", "krump"]}, {"battleline": ["dust-imp"]})
    t.me.fight("krump", "dust-imp")
    t.me.reap("foozle")
    assert t.me.amber == 2
    t = scene({"battleline": ["foozle", "dust-imp"], "hand": ["punch"]}, {"battleline": ["troll"]})
    t.me.play("punch", "dust-imp")
    before = t.me.amber
    t.me.reap("foozle")
    assert t.me.amber == before + 1
    t.settled()


@card("groke")
def test_groke_costs_the_opponent_one_aember_when_it_fights():
    t = scene({"battleline": ["groke"]}, {"battleline": ["silvertooth"], "amber": 3})
    t.me.fight("groke", "silvertooth")
    assert t.you.amber == 2 and t.me.amber == 0
    t = scene({"battleline": ["groke"]}, {"battleline": ["troll"], "amber": 3})
    t.me.fight("groke", "troll")
    assert t.me.battleline == [] and t.you.amber == 3, "it has not survived"
    t.settled()


@card("into-the-fray")
def test_into_the_fray_readies_its_creature_after_each_fight_of_this_turn():
    line = ["krump", "bumpsy", "dextre"]
    t = scene(
        {"hand": ["into-the-fray"], "battleline": line}, {"battleline": ["silvertooth", "umbra", "noddy-the-thief"]}
    )
    t.me.play("into-the-fray")
    t.asks(me, ["krump", "bumpsy"])
    t.me.pick("krump")
    t.me.fight("krump", "silvertooth")
    assert t.me["krump"].ready
    t.me.fight("krump", "umbra")
    assert t.me["krump"].ready
    t.me.fight("bumpsy", "noddy-the-thief")
    assert not t.me["bumpsy"].ready
    t.me.end()
    assert not t.state.lasting


@card("lollop-the-titanic")
def test_lollop_strikes_when_it_attacks_and_not_when_it_is_attacked():
    t = scene({"battleline": ["lollop-the-titanic"]}, {"battleline": ["troll"]})
    t.me.fight("lollop-the-titanic", "troll")
    assert t.you.battleline == [] and t.me["lollop-the-titanic"].damage == 8
    t = scene({"battleline": ["bumpsy"]}, {"battleline": ["lollop-the-titanic"]})
    t.me.fight("bumpsy", "lollop-the-titanic")
    assert t.me["bumpsy"].damage == 0 and t.you["lollop-the-titanic"].damage == 5
    t.settled()


@card("pound", "flamethrower")
def test_pound_and_flamethrower_splash_onto_both_neighbours():
    line = ["krump", "troll", "bumpsy", "valdr"]
    t = scene({"hand": ["pound"], "artifacts": ["flamethrower"]}, {"battleline": line})
    t.me.play("pound", "troll")
    assert damage_on(t, *line) == [1, 2, 1, 0]
    t.me.action("flamethrower", "valdr")
    assert damage_on(t, *line) == [1, 2, 2, 1]
    t.settled()


@card("flamewake-shaman")
def test_flamewake_shaman_may_hit_any_creature_and_has_to():
    t = scene({"hand": ["flamewake-shaman"]}, {"battleline": ["troll"]})
    t.me.play("flamewake-shaman")
    t.asks(me, ["flamewake-shaman", "troll"])
    t.me.pick("troll")
    assert t.you["troll"].damage == 2
    t.settled()


@card("gargantes-scrapper")
def test_gargantes_scrapper_wants_three_aember_in_the_pool():
    t = scene({"hand": ["gargantes-scrapper"], "amber": 3}, {"battleline": ["troll", "bumpsy"]})
    t.me.play("gargantes-scrapper")
    t.asks(me, ["troll", "bumpsy"])
    t.me.pick("bumpsy")
    assert t.you["bumpsy"].damage == 3
    t = scene({"hand": ["gargantes-scrapper"], "amber": 2}, {"battleline": ["troll"]})
    t.me.play("gargantes-scrapper")
    assert t.you["troll"].damage == 0
    t.settled()


@card("grump-buggy")
def test_grump_buggy_counts_the_strong_of_each_side_against_the_other():
    t = scene(
        {"artifacts": ["grump-buggy"], "battleline": ["troll", "bumpsy", "valdr", "dust-imp"]},
        {"battleline": ["krump", "dust-imp"]},
    )
    assert [key_cost(t.state, seat) for seat in (0, 1)] == [7, 9]
    t.settled()


@card("little-rapscal")
def test_little_rapscal_sends_every_creature_that_is_used_into_a_fight():
    t = scene({"battleline": ["troll", "krump"]}, {"battleline": ["little-rapscal"]})
    assert t.offers("reap") == [] and t.offers("fight") == ["troll", "krump"]
    assert t.why("reap", "troll") == "KF-ABIL-180"
    t.me.fight("troll", "little-rapscal")  # elusive
    t.me.fight("krump", "little-rapscal")
    assert t.you.battleline == []
    t.settled()


@card("little-rapscal")
def test_little_rapscal_leaves_alone_who_cannot_fight():
    t = scene({"battleline": ["little-rapscal", "troll"]})
    t.me.reap("troll")
    assert t.me.amber == 1
    stunned = {"card": "troll", "stunned": True}
    t = scene({"battleline": ["little-rapscal", stunned]}, {"battleline": ["krump"]})
    t.me.unstun("troll")
    assert not t.me["troll"].stunned
    t.settled()


@card("little-rapscal", "dominator-bauble")
def test_little_rapscal_binds_a_creature_that_an_effect_lets_one_use():
    t = scene(
        {"battleline": ["troll"], "artifacts": ["dominator-bauble"]},
        {"battleline": ["little-rapscal"]},
        house="dis",
    )
    t.me.action("dominator-bauble", "troll")
    assert [option.verb for option in t.match.decision.options] == ["fight"]
    t.me.pick("fight:1", "little-rapscal")
    t.settled()


@card("ogopogo")
def test_ogopogo_may_hit_another_creature_once_its_attack_has_destroyed_one():
    t = scene({"battleline": ["ogopogo"]}, {"battleline": ["dust-imp", "troll"]})
    t.me.fight("ogopogo", "dust-imp")
    t.asks(me, ["ogopogo", "troll", "done"])
    t.me.pick("troll")
    assert t.you["troll"].damage == 2
    t = scene({"battleline": ["ogopogo"]}, {"battleline": ["dust-imp", "troll"]})
    t.me.fight("ogopogo", "dust-imp", "done")
    assert t.you["troll"].damage == 0
    t.settled()


@card("ogopogo")
def test_ogopogo_does_nothing_where_it_was_attacked_or_has_not_destroyed():
    t = scene({"battleline": ["bumpsy"]}, {"battleline": ["ogopogo"]})
    t.me.fight("bumpsy", "ogopogo")
    assert t.me.battleline == []
    t.settled()
    t = scene({"battleline": ["ogopogo"]}, {"battleline": ["troll"]})
    t.me.fight("ogopogo", "troll")
    assert t.you["troll"].damage == 6
    t.settled()


@card("the-flex")
def test_the_flex_gains_half_the_power_of_a_ready_brobnar_creature():
    tired = {"card": "valdr", "ready": False}
    t = scene({"hand": ["the-flex"], "battleline": ["bumpsy", tired, "dust-imp", "troll"]})
    t.me.play("the-flex")
    t.asks(me, ["bumpsy", "troll"])
    t.me.pick("bumpsy")
    assert t.me.amber == 2 and not t.me["bumpsy"].ready and t.me["troll"].ready
    t.settled()


@card("bellowing-patrizate")
def test_bellowing_patrizate_hits_whoever_enters_while_it_is_ready():
    t = scene({"battleline": ["bellowing-patrizate"], "hand": ["krump", "bumpsy", "war-grumpus"]})
    t.me.play("krump", "right")
    assert t.me["krump"].damage == 1
    t.me.reap("bellowing-patrizate")
    t.me.play("bumpsy", "right")
    assert t.me["bumpsy"].damage == 0
    t.settled()


@card("bellowing-patrizate")
def test_bellowing_patrizate_enters_exhausted_and_so_does_not_hit_itself():
    t = scene({"hand": ["bellowing-patrizate"]})
    t.me.play("bellowing-patrizate")
    assert t.me["bellowing-patrizate"].damage == 0
    t.settled()


@card("cybergiant-rig")
def test_cybergiant_rig_turns_damage_into_counters_that_wear_off():
    hurt = {"card": "troll", "damage": 3}
    t = scene({"hand": ["cybergiant-rig"], "battleline": [hurt, "krump"]}, {"battleline": ["bumpsy"]})
    t.me.play("cybergiant-rig", "troll")
    assert t.me["troll"].damage == 0 and t.me["troll"].counters == {"power": 3} and t.me.amber == 1
    t.me.end()
    assert t.me["troll"].counters == {"power": 2}
    t.you.house("brobnar")
    t.you.end()
    assert t.me["troll"].counters == {"power": 2}, "the turn of another"


@card("cybergiant-rig")
def test_cybergiant_rig_on_an_enemy_wears_off_at_the_end_of_that_players_turn():
    t = scene({"hand": ["cybergiant-rig"]}, {"battleline": [{"card": "troll", "damage": 2}]})
    t.me.play("cybergiant-rig", "troll")
    t.me.end()
    assert t.you["troll"].counters == {"power": 2}
    t.you.house("brobnar")
    t.you.end()
    assert t.you["troll"].counters == {"power": 1}


@card("grumpus-tamer")
def test_grumpus_tamer_finds_a_war_grumpus_in_the_deck_or_the_discard_pile():
    t = scene({"battleline": ["grumpus-tamer"], "deck": ["troll", "war-grumpus"], "discard": ["war-grumpus", "krump"]})
    t.me.reap("grumpus-tamer")
    found = [option for option in t.match.decision.keys if option != "done"]
    assert len(found) == 2
    t.me.pick(found[0])
    assert t.me.hand == ["war-grumpus"]
    t = scene({"battleline": ["grumpus-tamer"], "deck": ["troll"]})
    t.me.reap("grumpus-tamer")
    assert t.me.hand == []


@card("might-makes-right")
def test_might_makes_right_forges_a_key_for_creatures_of_power_25():
    line = ["troll", "krump", "lollop-the-titanic", "bumpsy"]  # 8, 6, 11, 5
    t = scene({"hand": ["might-makes-right"], "battleline": line})
    t.me.play("might-makes-right")
    t.me.pick("yes")
    t.asks(me, line)
    t.me.pick("troll", "krump")
    t.asks(me, ["lollop-the-titanic", "bumpsy"])
    t.me.pick("lollop-the-titanic")
    t.asks(me, ["bumpsy", "done"])
    t.me.pick("done", "troll", "krump")  # then the order on the discard pile
    t.me.pick("red")
    assert t.me.battleline == ["bumpsy"] and t.me.keys == ("red",) and t.me.amber == 1
    t.settled()


@card("might-makes-right")
def test_might_makes_right_needs_power_25_and_may_be_left():
    t = scene({"hand": ["might-makes-right"], "battleline": ["troll", "lollop-the-titanic", "bumpsy"]})
    t.me.play("might-makes-right")
    assert len(t.me.battleline) == 3, "24 in all: nothing to ask"
    t.settled()
    t = scene({"hand": ["might-makes-right"], "battleline": ["troll", "lollop-the-titanic", "krump"]})
    t.me.play("might-makes-right", "no")
    assert len(t.me.battleline) == 3 and t.me.keys == ()
    t.settled()


@card("might-makes-right")
def test_might_makes_right_forges_nothing_where_a_ward_keeps_a_creature():
    line = [{"card": "troll", "ward": True}, "lollop-the-titanic", "krump"]
    t = scene({"hand": ["might-makes-right"], "battleline": line})
    t.me.play("might-makes-right", "yes", "troll", "lollop-the-titanic", "krump", "krump")
    assert t.me.battleline == ["troll"] and t.me.keys == ()
    t.settled()


@card("shard-of-strength")
def test_shard_of_strength_counts_friendly_shards():
    mine = {"artifacts": ["shard-of-strength", "shard-of-strength"], "battleline": ["troll", "krump"]}
    t = scene(mine, {"artifacts": ["shard-of-strength"], "battleline": ["bumpsy"]})
    t.me.action(t.state.players[0].artifacts[0].number)
    t.asks(me, ["troll", "krump"])
    t.me.pick("krump")
    assert t.me["krump"].counters == {"power": 2}
    t.settled()


@card("signal-fire")
def test_signal_fire_lets_friendly_brobnar_creatures_fight_and_no_more():
    mine = {"artifacts": ["signal-fire"], "battleline": ["troll", "dextre"]}
    t = scene(mine, {"battleline": ["dust-imp"]}, house="dis")
    assert t.offers("fight") == []
    t.me.omni("signal-fire")
    assert t.offers("fight") == ["troll"] and t.offers("reap") == [] and t.me.discard == ["signal-fire"]
    t.me.fight("troll", "dust-imp")
    t.settled()


@card("war-grumpus")
def test_war_grumpus_readies_a_neighbouring_giant_and_fights_with_it():
    tired = {"card": "krump", "ready": False}
    line = [tired, "war-grumpus", "dust-imp", "troll"]
    t = scene({"battleline": line}, {"battleline": ["bumpsy"]})
    t.me.reap("war-grumpus")
    t.asks(me, ["krump"])
    t.me.pick("krump", "bumpsy")
    assert t.you.battleline == [] and not t.me["krump"].ready and t.me.amber == 1
    t.settled()
    t = scene({"battleline": line}, {"battleline": ["silvertooth", "bumpsy"]})
    t.me.fight("war-grumpus", "silvertooth")
    t.asks(me, ["krump"])
    t.me.pick("krump", "bumpsy")
    assert t.you.battleline == [] and not t.me["krump"].ready
    t.settled()


@card("culf-the-quiet")
def test_culf_the_quiet_is_elusive():
    t = scene({"battleline": ["troll"]}, {"battleline": ["culf-the-quiet"]})
    t.me.fight("troll", "culf-the-quiet")
    assert damage_on(t, "troll", "culf-the-quiet") == [0, 0]
    t.settled()
