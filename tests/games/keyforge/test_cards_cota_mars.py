"""Call of the Archons: Mars."""

from pioche.engine.zones import EVERYONE
from pioche.games.keyforge.rules.values import belongs, elusive, key_cost, power
from pioche.games.keyforge.state import HOUSES
from pioche.testing import card, me, rule, table, you


def scene(mine=None, yours=None, house="mars", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def tired(card, **words):
    return {"card": card, "ready": False, **words}


def owned_by_you(card, **words):
    return {"card": card, "owner": 1, **words}


def damage_on(t, *ids):
    return [t.card(id).damage for id in ids]


def stunned(t, *ids):
    return [t.card(id).stunned for id in ids]


def ready(t, *ids):
    return [t.card(id).ready for id in ids]


def next_turn_of_you(t, house):
    t.me.end()
    t.you.house(house)


@card("ammonia-clouds")
def test_ammonia_clouds_hit_every_creature_of_both_sides():
    t = scene(
        {"hand": ["ammonia-clouds"], "battleline": ["tunk", "troll"]},
        {"battleline": ["dust-pixie", {"card": "krump", "ward": True}]},
    )
    t.me.play("ammonia-clouds")
    assert damage_on(t, "tunk", "troll", "krump") == [2, 3, 0] and not t.you["krump"].ward
    assert t.you.discard == ["dust-pixie"] and t.me.amber == 0
    t.settled()


@card("battle-fleet")
def test_battle_fleet_draws_a_card_for_each_mars_card_shown():
    t = scene({"hand": ["battle-fleet", "tunk", "zorg", "troll"], "deck": ["blypyp", "krump", "valdr"]})
    tunk, troll = t.number("tunk"), t.number("troll")
    t.me.play("battle-fleet")
    t.asks(me, ["tunk", "zorg", "done"])
    t.me.pick("zorg", "tunk")
    assert t.me.hand == ["tunk", "zorg", "troll", "blypyp", "krump"] and t.me.deck == ["valdr"]
    assert t.state.seen[tunk] == EVERYONE and troll not in t.state.seen and t.me.amber == 1
    t.settled()


@card("battle-fleet")
def test_battle_fleet_may_show_fewer_or_none():
    t = scene({"hand": ["battle-fleet", "tunk", "zorg"], "deck": ["blypyp", "krump"]})
    t.me.play("battle-fleet", "tunk", "done")
    assert t.me.hand == ["tunk", "zorg", "blypyp"] and t.number("zorg") not in t.state.seen
    t = scene({"hand": ["battle-fleet", "tunk"], "deck": ["blypyp"]})
    t.me.play("battle-fleet", "done")
    assert t.me.hand == ["tunk"] and t.me.deck == ["blypyp"] and not t.state.seen
    t.settled()


@card("battle-fleet")
def test_battle_fleet_asks_nothing_without_a_mars_card():
    t = scene({"hand": ["battle-fleet", "troll"], "deck": ["blypyp"]})
    t.me.play("battle-fleet")
    assert t.me.hand == ["troll"] and t.me.deck == ["blypyp"] and t.me.amber == 1
    t.settled()


@rule("KF-MISC-050")
@card("deep-probe")
def test_deep_probe_discards_the_creatures_of_the_named_house_from_the_opponents_hand():
    t = scene(
        {"hand": ["deep-probe", "krump"]},
        {"hand": ["troll", "punch", "tunk", {"card": "zorg", "house": "brobnar"}], "battleline": ["bumpsy"]},
    )
    t.me.play("deep-probe")
    t.asks(me, list(HOUSES), kind="house")
    t.me.pick("brobnar")
    assert t.you.hand == ["punch", "tunk"] and sorted(t.you.discard) == ["troll", "zorg"]
    assert all(t.state.seen[t.number(id)] == EVERYONE for id in ("punch", "tunk"))
    assert t.me.hand == ["krump"] and t.you.battleline == ["bumpsy"] and t.me.amber == 1
    t.settled()


@card("deep-probe")
def test_deep_probe_may_find_nothing():
    t = scene({"hand": ["deep-probe"]}, {"hand": ["troll"]})
    t.me.play("deep-probe", "dis")
    assert t.you.hand == ["troll"] and t.you.discard == [] and t.state.seen[t.number("troll")] == EVERYONE
    t.settled()


@card("emp-blast")
def test_emp_blast_stuns_mars_and_robots_and_destroys_artifacts_of_both_sides():
    t = scene(
        {"hand": ["emp-blast"], "battleline": ["zorg", "troll"], "artifacts": ["mothergun", owned_by_you("cannon")]},
        {"battleline": ["mindwarper", "batdrone", "krump"], "artifacts": ["sniffer"]},
    )
    t.me.play("emp-blast")
    t.asks(me, ["cannon", "sniffer"])  # which of them lies lower in the pile of their owner
    t.me.pick("cannon")
    assert stunned(t, "zorg", "mindwarper", "batdrone") == [True, True, True]
    assert stunned(t, "troll", "krump") == [False, False]
    assert t.me.artifacts == t.you.artifacts == []
    assert t.me.discard == ["emp-blast", "mothergun"] and t.you.discard == ["sniffer", "cannon"]
    t.settled()


@card("hypnotic-command")
def test_hypnotic_command_has_enemies_capture_from_their_own_side():
    t = scene(
        {"hand": ["hypnotic-command"], "battleline": ["tunk", tired("zorg"), "troll"], "amber": 3},
        {"battleline": ["krump", "blypyp"], "amber": 5},
    )
    t.me.play("hypnotic-command")
    t.asks(me, ["krump", "blypyp"])
    t.me.pick("krump")
    t.asks(me, ["krump", "blypyp"])
    t.me.pick("krump")
    assert t.you["krump"].amber == 2 and t.you["blypyp"].amber == 0
    assert t.you.amber == 3 and t.me.amber == 3
    t.settled()


@card("hypnotic-command")
def test_hypnotic_command_may_be_spread_and_takes_no_more_than_is_there():
    t = scene(
        {"hand": ["hypnotic-command"], "battleline": ["tunk", "zorg", "blypyp"]},
        {"battleline": ["krump", "bumpsy"], "amber": 2},
    )
    t.me.play("hypnotic-command", "krump", "bumpsy")  # there is nothing left for a third
    assert t.you["krump"].amber == 1 and t.you["bumpsy"].amber == 1 and t.you.amber == 0
    t.settled()


@card("hypnotic-command")
def test_hypnotic_command_asks_nothing_where_the_pool_is_empty():
    t = scene({"hand": ["hypnotic-command"], "battleline": ["tunk"]}, {"battleline": ["krump", "bumpsy"]})
    t.me.play("hypnotic-command")
    t.asks(me, kind="main")
    assert t.you["krump"].amber == t.you["bumpsy"].amber == 0 and t.me.discard == ["hypnotic-command"]
    t.settled()


@card("john-smyth", "commpod")
def test_who_could_ready_nobody_is_not_asked_whom():
    t = scene({"battleline": ["john-smyth", "tunk"]}, {"battleline": ["blypyp"]})
    t.me.reap("john-smyth")  # he is an Agent, and both others are ready
    t.asks(me, kind="main")
    t = scene({"artifacts": ["commpod"], "battleline": ["tunk"], "hand": ["zorg"]})
    t.me.action("commpod", "zorg")
    t.asks(me, kind="main")
    assert t.me["tunk"].ready
    t.settled()


@card("hypnotic-command")
def test_hypnotic_command_needs_a_mars_creature_and_an_enemy():
    t = scene({"hand": ["hypnotic-command"], "battleline": ["troll"]}, {"battleline": ["krump"], "amber": 2})
    t.me.play("hypnotic-command")
    assert t.you.amber == 2 and t.you["krump"].amber == 0
    t = scene({"hand": ["hypnotic-command"], "battleline": ["tunk"]}, {"amber": 2})
    t.me.play("hypnotic-command")
    assert t.you.amber == 2
    t.settled()


@card("irradiated-aember")
def test_irradiated_aember_burns_the_creatures_of_a_rich_opponent():
    t = scene(
        {"hand": ["irradiated-aember"], "battleline": ["troll"]},
        {"battleline": ["krump", "dust-pixie"], "amber": 6},
    )
    t.me.play("irradiated-aember")
    assert damage_on(t, "krump", "troll") == [3, 0] and t.you.discard == ["dust-pixie"] and t.me.amber == 1
    t.settled()


@card("irradiated-aember")
def test_irradiated_aember_does_nothing_to_an_opponent_with_5():
    t = scene({"hand": ["irradiated-aember"], "amber": 6}, {"battleline": ["krump"], "amber": 5})
    t.me.play("irradiated-aember")
    assert damage_on(t, "krump") == [0]
    t.settled()


@card("key-abduction")
def test_key_abduction_returns_mars_creatures_and_may_forge_a_key_cheaper_by_the_hand():
    t = scene(
        {
            "hand": ["key-abduction", "troll"],
            "battleline": ["tunk", "bumpsy", owned_by_you("zorg")],
            "amber": 12,
        },
        {"battleline": ["blypyp", "krump"], "hand": ["punch"]},
    )
    t.me.play("key-abduction")
    assert t.me.hand == ["troll", "tunk"] and sorted(t.you.hand) == ["blypyp", "punch", "zorg"]
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    t.asks(me, ["red", "blue", "yellow"], kind="key")
    t.me.pick("red")
    assert t.me.keys == ("red",) and t.me.amber == 0  # 12 and the icon; 6 + 9 - 2 cards
    assert t.me.battleline == ["bumpsy"] and t.you.battleline == ["krump"]
    t.settled()


@card("key-abduction")
def test_key_abduction_may_be_declined_and_is_not_offered_to_the_poor():
    t = scene({"hand": ["key-abduction"], "battleline": ["tunk"], "amber": 14})
    t.me.play("key-abduction", "no")
    assert t.me.keys == () and t.me.amber == 15
    t = scene({"hand": ["key-abduction"], "battleline": ["tunk"], "amber": 12})
    t.me.play("key-abduction")
    assert t.me.keys == () and t.me.amber == 13 and t.me.hand == ["tunk"]
    t.settled()


@rule("KF-FORGE-090")
@card("key-abduction")
def test_key_abduction_starts_from_the_current_cost_and_a_ward_holds_a_creature_back():
    t = scene(
        {"hand": ["key-abduction"], "battleline": [{"card": "tunk", "ward": True}], "amber": 15},
        {"battleline": [{"card": "troll", "upgrades": ["jammer-pack"]}]},
    )
    t.me.play("key-abduction")
    assert t.me.battleline == ["tunk"] and not t.me["tunk"].ward
    assert t.me.keys == () and t.me.amber == 16  # 6 + 2 + 9: one too few
    t.settled()


@card("martian-hounds")
def test_martian_hounds_grow_a_creature_by_two_for_each_damaged_one():
    t = scene(
        {"hand": ["martian-hounds"], "battleline": ["tunk", {"card": "troll", "damage": 1}]},
        {"battleline": [{"card": "krump", "damage": 4}, "bumpsy"]},
    )
    t.me.play("martian-hounds")
    t.asks(me, ["tunk", "troll", "krump", "bumpsy"])
    t.me.pick("tunk")
    assert t.me["tunk"].counters == {"power": 4} and power(t.state, t.me["tunk"]) == 10
    assert all(t.card(id).counters == {} for id in ("troll", "krump", "bumpsy"))
    t.settled()


@card("martian-hounds")
def test_martian_hounds_without_damage_or_creatures():
    t = scene({"hand": ["martian-hounds", "martian-hounds"], "battleline": ["tunk"]})
    t.me.play("martian-hounds", "tunk")
    assert t.me["tunk"].counters == {}
    t = scene({"hand": ["martian-hounds"]})
    t.me.play("martian-hounds")
    assert t.me.discard == ["martian-hounds"]
    t.settled()


@card("martians-make-bad-allies")
def test_martians_make_bad_allies_purges_strangers_from_hand_for_aember():
    t = scene(
        {
            "hand": ["martians-make-bad-allies", "troll", "tunk", "krump", "punch"],
            "battleline": ["bumpsy"],
            "discard": ["valdr"],
        },
        {"hand": ["headhunter"]},
    )
    t.me.play("martians-make-bad-allies")
    assert t.me.hand == ["tunk", "punch"] and t.me.purged == ["troll", "krump"] and t.me.amber == 2
    assert all(t.state.seen[t.number(id)] == EVERYONE for id in ("tunk", "punch"))
    assert t.me.battleline == ["bumpsy"] and t.you.hand == ["headhunter"]
    assert t.me.discard == ["martians-make-bad-allies", "valdr"]
    t.settled()


@card("martians-make-bad-allies")
def test_martians_make_bad_allies_with_a_pure_hand_gains_nothing():
    t = scene({"hand": ["martians-make-bad-allies", "tunk"]})
    t.me.play("martians-make-bad-allies")
    assert t.me.hand == ["tunk"] and t.me.amber == 0 and t.me.purged == []
    assert t.state.seen[t.number("tunk")] == EVERYONE
    t.settled()


@card("mass-abduction")
def test_mass_abduction_takes_up_to_three_damaged_enemies():
    hurt = [{"card": id, "damage": 1} for id in ("troll", "krump", "valdr", "bumpsy")]
    t = scene(
        {"hand": ["mass-abduction"], "battleline": [{"card": "tunk", "damage": 1}]},
        {"battleline": [*hurt, "headhunter"]},
    )
    t.me.play("mass-abduction")
    t.asks(me, ["troll", "krump", "valdr", "bumpsy", "done"])
    t.me.pick("troll", "krump", "valdr")
    assert t.me.archives == ["troll", "krump", "valdr"] and t.you.archives == []
    assert t.you.battleline == ["bumpsy", "headhunter"] and t.me.battleline == ["tunk"] and t.me.amber == 1
    t.settled()


@card("mass-abduction")
def test_mass_abduction_may_take_none_and_is_stopped_by_a_ward():
    line = [{"card": "troll", "damage": 1, "ward": True}, {"card": "krump", "damage": 1, "amber": 2}]
    t = scene({"hand": ["mass-abduction"]}, {"battleline": line})
    t.me.play("mass-abduction", "done")
    assert t.you.battleline == ["troll", "krump"]
    t = scene({"hand": ["mass-abduction"]}, {"battleline": line})
    t.me.play("mass-abduction", "troll", "krump")
    assert t.me.archives == ["krump"] and t.you.battleline == ["troll"] and not t.you["troll"].ward
    assert t.me.amber == 3 and len(t.state.lasting) == 1  # the icon, and what Krump held
    t.settled()


@card("mass-abduction")
def test_abducted_cards_go_to_their_owners_when_the_archives_are_taken():
    t = scene(
        {"hand": ["mass-abduction"], "archives": ["tunk"], "deck": ["punch"] * 12},
        {"battleline": [{"card": "krump", "damage": 1}], "houses": ["brobnar"], "deck": ["valdr"] * 12},
    )
    t.me.play("mass-abduction", "krump")
    assert t.me.archives == ["tunk", "krump"]
    next_turn_of_you(t, "brobnar")
    t.you.end()
    t.me.house("mars")
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    assert t.me.archives == [] and "tunk" in t.me.hand and "krump" not in t.me.hand and "krump" in t.you.hand
    assert t.state.lasting == []
    t.settled()


@card("mating-season")
def test_mating_season_shuffles_mars_creatures_away_and_pays_the_owners():
    t = scene(
        {"hand": ["mating-season"], "battleline": ["tunk", owned_by_you("zorg"), "troll"], "deck": ["punch"]},
        {"battleline": ["blypyp", "krump"], "deck": ["anger"]},
    )
    t.me.play("mating-season")
    assert sorted(t.me.deck) == ["punch", "tunk"] and sorted(t.you.deck) == ["anger", "blypyp", "zorg"]
    assert t.me.amber == 2 and t.you.amber == 2  # one of mine is the icon
    assert t.me.battleline == ["troll"] and t.you.battleline == ["krump"] and t.state.seen == {}
    t.settled()


@card("mating-season")
def test_mating_season_pays_nothing_for_a_warded_creature():
    t = scene({"hand": ["mating-season"]}, {"battleline": [{"card": "blypyp", "ward": True}]})
    t.me.play("mating-season")
    assert t.you.battleline == ["blypyp"] and t.you.amber == 0 and not t.you["blypyp"].ward
    t.settled()


@rule("KF-ABIL-110", "KF-ABIL-130")
@card("mothership-support")
def test_mothership_support_spreads_twos_that_are_dealt_together():
    t = scene(
        {"hand": ["mothership-support"], "battleline": ["tunk", "zorg", "blypyp", tired("mindwarper"), "troll"]},
        {"battleline": ["krump", "bumpsy", "blypyp"]},
    )
    t.me.play("mothership-support")
    t.asks(me, ["tunk", "zorg", "blypyp", "mindwarper", "troll", "krump", "bumpsy", "blypyp"])
    t.me.pick("krump", "bumpsy")
    assert damage_on(t, "krump", "bumpsy") == [0, 0]
    t.me.pick("krump")
    assert damage_on(t, "krump", "bumpsy") == [4, 2] and damage_on(t, "tunk", "troll") == [0, 0]
    assert t.me.amber == 1
    t.settled()


@rule("KF-ABIL-130")
@card("mothership-support")
def test_mothership_support_is_one_amount_for_armor_and_ward():
    t = scene(
        {"hand": ["mothership-support"], "battleline": ["zorg", "blypyp"]},
        {"battleline": [{"card": "krump", "ward": True}]},
    )
    t.me.play("mothership-support", "krump", "krump")
    assert damage_on(t, "krump") == [0] and not t.you["krump"].ward
    t = scene({"hand": ["mothership-support"], "battleline": ["troll"]}, {"battleline": ["krump"]})
    t.me.play("mothership-support")
    assert damage_on(t, "krump") == [0]
    t.settled()


@card("orbital-bombardment")
def test_orbital_bombardment_deals_two_for_each_mars_card_shown():
    t = scene(
        {"hand": ["orbital-bombardment", "tunk", "squawker", "blypyp", "punch"]},
        {"battleline": ["krump", "bumpsy"]},
    )
    t.me.play("orbital-bombardment")
    t.asks(me, ["tunk", "squawker", "blypyp", "done"])
    t.me.pick("tunk", "squawker", "done")
    t.asks(me, ["krump", "bumpsy"])
    t.me.pick("krump", "bumpsy")
    assert damage_on(t, "krump", "bumpsy") == [2, 2] and t.me.amber == 1
    assert t.me.hand == ["tunk", "squawker", "blypyp", "punch"] and t.number("blypyp") not in t.state.seen
    t.settled()


@card("orbital-bombardment")
def test_orbital_bombardment_with_nothing_shown_hits_nobody():
    t = scene({"hand": ["orbital-bombardment", "tunk"]}, {"battleline": ["krump"]})
    t.me.play("orbital-bombardment", "done")
    assert damage_on(t, "krump") == [0]
    t.settled()


@card("phosphorus-stars")
def test_phosphorus_stars_stun_all_but_mars_and_chain_their_player():
    t = scene(
        {"hand": ["phosphorus-stars"], "battleline": ["tunk", "troll"], "chains": 1},
        {"battleline": ["blypyp", "krump", {"card": "zorg", "house": "dis"}]},
    )
    t.me.play("phosphorus-stars")
    assert stunned(t, "troll", "krump", "zorg") == [True, True, True]
    assert stunned(t, "tunk", "blypyp") == [False, False]
    assert t.me.chains == 3 and t.you.chains == 0
    t.settled()


@card("psychic-network")
def test_psychic_network_steals_one_for_each_ready_mars_creature_of_yours():
    t = scene(
        {"hand": ["psychic-network"], "battleline": ["tunk", "zorg", tired("blypyp"), "troll"]},
        {"battleline": ["mindwarper"], "amber": 5},
    )
    t.me.play("psychic-network")
    assert t.me.amber == 2 and t.you.amber == 3
    t.settled()


@card("psychic-network")
def test_psychic_network_takes_what_is_there():
    t = scene({"hand": ["psychic-network"], "battleline": ["tunk", "zorg"]}, {"amber": 1})
    t.me.play("psychic-network")
    assert t.me.amber == 1 and t.you.amber == 0
    t = scene({"hand": ["psychic-network"], "battleline": ["troll"]}, {"amber": 1})
    t.me.play("psychic-network")
    assert t.me.amber == 0 and t.you.amber == 1
    t.settled()


@card("sample-collection")
def test_sample_collection_takes_an_enemy_for_each_key_of_the_opponent():
    t = scene(
        {"hand": ["sample-collection"], "battleline": ["tunk"], "keys": ["red"]},
        {"battleline": ["troll", {"card": "krump", "upgrades": ["jammer-pack"]}, "bumpsy"], "keys": ["red", "blue"]},
    )
    t.me.play("sample-collection")
    t.asks(me, ["troll", "krump", "bumpsy"])
    t.me.pick("krump")
    t.asks(me, ["troll", "bumpsy"])
    t.me.pick("troll")
    assert t.me.archives == ["krump", "troll"] and t.you.battleline == ["bumpsy"]
    assert t.me.battleline == ["tunk"] and t.you.discard == ["jammer-pack"]
    t.settled()


@card("sample-collection")
def test_sample_collection_needs_a_key_and_takes_all_there_are():
    t = scene({"hand": ["sample-collection"], "keys": ["red"]}, {"battleline": ["krump"]})
    t.me.play("sample-collection")
    assert t.you.battleline == ["krump"] and t.me.archives == []
    t = scene({"hand": ["sample-collection"]}, {"battleline": ["krump"], "keys": ["red", "blue"]})
    t.me.play("sample-collection", "krump")
    assert t.you.battleline == [] and t.me.archives == ["krump"]
    t.settled()


@card("sample-collection")
@rule("KF-ABIL-110")
def test_sample_collection_takes_one_after_another_so_that_a_ward_costs_one_of_two():
    warded = {"card": "krump", "ward": True}
    t = scene({"hand": ["sample-collection"]}, {"battleline": [warded, "troll", "valdr"], "keys": ["red", "blue"]})
    t.me.play("sample-collection", "krump")
    assert not t.you["krump"].ward and t.me.archives == []
    t.asks(me, ["krump", "troll", "valdr"])  # the same again, or another
    t.me.pick("krump")
    assert t.me.archives == ["krump"] and t.you.battleline == ["troll", "valdr"]
    t.settled()
    t = scene({"hand": ["sample-collection"]}, {"battleline": [warded], "keys": ["red", "blue"]})
    t.me.play("sample-collection", "krump", "krump")
    assert t.me.archives == ["krump"] and t.you.battleline == []
    t.settled()


@card("sample-collection", "niffle-queen")
@rule("KF-ABIL-070", "KF-ABIL-110")
def test_what_the_first_creature_taken_brings_about_comes_before_the_second_is_picked():
    line = ["troll", "niffle-queen", "krump", {"card": "snufflegator", "damage": 4}]
    t = scene({"hand": ["sample-collection"]}, {"battleline": line, "keys": ["red", "blue"]})
    t.me.play("sample-collection", "niffle-queen")
    assert t.you.discard == ["snufflegator"]
    t.asks(me, ["troll", "krump"])
    t.me.pick("troll")
    assert t.me.archives == ["niffle-queen", "troll"] and t.you.battleline == ["krump"]
    t.settled()


@card("sample-collection")
def test_a_creature_of_your_own_taken_back_into_the_archives_is_free_once_it_left_them():
    t = scene(
        {"hand": ["sample-collection"], "deck": ["punch"] * 12},
        {"battleline": [{"card": "krump", "owner": 0}], "keys": ["red"], "houses": ["dis"], "deck": ["valdr"] * 12},
    )
    t.me.play("sample-collection", "krump")
    assert t.me.archives == ["krump"]
    next_turn_of_you(t, "dis")
    t.you.end()
    t.me.house("mars")
    t.me.pick("yes")
    assert "krump" in t.me.hand and t.state.lasting == []
    t.settled()


@rule("KF-FAQGEN-080", "KF-FAQGEN-090")
@card("sample-collection")
def test_dysania_sends_abducted_creatures_home_and_gets_nothing_for_them():
    t = scene(
        {"hand": ["sample-collection"], "archives": ["tunk"], "deck": ["punch"] * 12},
        {"battleline": ["troll", "krump"], "keys": ["red", "blue"], "hand": ["dysania"], "houses": ["logos"]},
    )
    t.me.play("sample-collection", "troll", "krump")
    next_turn_of_you(t, "logos")
    t.you.play("dysania")
    assert sorted(t.you.hand) == ["krump", "troll"] and t.me.archives == [] and t.me.discard[:1] == ["tunk"]
    assert t.you.amber == 1 and t.state.lasting == []  # for Tunk alone
    t.settled()


@card("shatter-storm")
def test_shatter_storm_costs_the_opponent_three_times_what_it_costs_you():
    t = scene({"hand": ["shatter-storm"], "amber": 3}, {"amber": 10})
    t.me.play("shatter-storm")
    assert t.me.amber == 0 and t.you.amber == 1
    t.settled()


@card("shatter-storm")
def test_shatter_storm_with_an_empty_pool_and_with_too_much():
    t = scene({"hand": ["shatter-storm"]}, {"amber": 10})
    t.me.play("shatter-storm")
    assert t.you.amber == 10
    t = scene({"hand": ["shatter-storm"], "amber": 4}, {"amber": 2})
    t.me.play("shatter-storm")
    assert t.me.amber == 0 and t.you.amber == 0
    t.settled()


@card("soft-landing")
def test_soft_landing_readies_the_next_creature_only():
    t = scene({"hand": ["soft-landing", "jammer-pack", "tunk", "zorg"], "battleline": ["troll"]})
    t.me.play("soft-landing")
    t.me.play("jammer-pack", "troll")  # neither a creature nor an artifact
    t.me.play("tunk", "left")
    t.me.play("zorg", "left")
    assert ready(t, "tunk", "zorg") == [True, False]
    assert t.state.lasting == []
    t.settled()


@card("soft-landing")
def test_soft_landing_readies_an_artifact_and_two_of_them_land_the_same_card():
    t = scene({"hand": ["soft-landing", "soft-landing", "mothergun", "tunk"]})
    t.me.play("soft-landing")
    t.me.play("soft-landing")
    t.me.play("mothergun")
    t.me.play("tunk")
    assert ready(t, "mothergun", "tunk") == [True, False]
    t.settled()


@card("soft-landing")
def test_soft_landing_waits_past_a_creature_put_into_play_and_ends_with_the_turn():
    t = scene(
        {"hand": ["soft-landing", "tunk", "blypyp"], "battleline": ["mindwarper"], "artifacts": ["swap-widget"]},
        {"houses": ["dis"], "deck": ["dust-pixie"] * 12},
    )
    t.me.play("soft-landing")
    t.me.action("swap-widget", "mindwarper", "tunk")
    assert len(t.state.lasting) == 1
    t.me.play("blypyp", "left")
    assert t.me["blypyp"].ready and t.state.lasting == []
    t = scene({"hand": ["soft-landing"]}, {"houses": ["dis"], "deck": ["punch"]})
    t.me.play("soft-landing")
    t.me.end()
    assert t.state.lasting == []
    t.settled()


@card("squawker")
def test_squawker_readies_a_mars_creature_or_stuns_another():
    t = scene(
        {"hand": ["squawker", "squawker"], "battleline": [tired("tunk"), tired("troll")]},
        {"battleline": ["krump", "blypyp"]},
    )
    t.me.play("squawker")
    t.asks(me, ["tunk", "troll", "krump", "blypyp"])
    t.me.pick("tunk")
    assert ready(t, "tunk", "troll") == [True, False] and not t.me["tunk"].stunned
    t.me.play("squawker", "krump")
    assert stunned(t, "krump", "troll", "blypyp") == [True, False, False] and t.me.amber == 2
    t.settled()


@card("squawker")
def test_squawker_readies_enemies_too_and_does_nothing_on_an_empty_table():
    t = scene({"hand": ["squawker"]}, {"battleline": [tired("blypyp")]})
    t.me.play("squawker", "blypyp")
    assert t.you["blypyp"].ready and not t.you["blypyp"].stunned
    t = scene({"hand": ["squawker"]})
    t.me.play("squawker")
    assert t.me.amber == 1
    t.settled()


@card("total-recall")
def test_total_recall_pays_for_ready_creatures_and_returns_all_of_yours():
    t = scene(
        {"hand": ["total-recall"], "battleline": ["tunk", "troll", tired("zorg"), owned_by_you("bumpsy")]},
        {"battleline": ["krump"]},
    )
    t.me.play("total-recall")
    assert t.me.amber == 4  # with the icon
    assert sorted(t.me.hand) == ["troll", "tunk", "zorg"] and t.you.hand == ["bumpsy"]
    assert t.me.battleline == [] and t.you.battleline == ["krump"]
    t.settled()


@card("total-recall")
def test_total_recall_pays_for_a_warded_creature_that_stays():
    t = scene({"hand": ["total-recall"], "battleline": [{"card": "tunk", "ward": True}]})
    t.me.play("total-recall")
    assert t.me.amber == 2 and t.me.battleline == ["tunk"] and not t.me["tunk"].ward
    t.settled()


@rule("KF-FAQUSE-030", "KF-USE-100")
@card("combat-pheromones", "john-smyth")
def test_a_card_used_by_combat_pheromones_may_be_used_again_once_it_is_ready():
    t = scene(
        {"artifacts": ["combat-pheromones", "crystal-hive"], "battleline": ["mindwarper", "john-smyth", "tunk"]},
        house="dis",
    )
    assert t.why("reap", "mindwarper") == "KF-MAIN-020"
    t.me.omni("combat-pheromones")
    assert t.me.discard == ["combat-pheromones"]
    assert t.offers("reap") == ["mindwarper", "john-smyth", "tunk"] and t.offers("action") == [
        "mindwarper",
        "crystal-hive",
    ]
    t.me.reap("mindwarper")
    t.me.reap("john-smyth", "mindwarper")
    assert t.why("reap", "mindwarper") == "" and t.why("reap", "tunk") == "KF-MAIN-020"
    assert t.why("action", "crystal-hive") == "KF-MAIN-020"
    t.me.reap("mindwarper")
    assert t.me.amber == 3
    t.settled()


@card("combat-pheromones")
def test_combat_pheromones_are_for_mars_cards_of_yours_and_this_turn_only():
    t = scene(
        {
            "artifacts": ["combat-pheromones", "crystal-hive"],
            "battleline": ["troll", "tunk", {"card": "zorg", "stunned": True}],
            "deck": ["punch"] * 12,
            "houses": ["dis"],
        },
        {"battleline": ["blypyp"], "houses": ["logos"]},
        house="dis",
    )
    t.me.omni("combat-pheromones")
    assert t.offers("reap") == ["tunk"] and t.offers("unstun") == ["zorg"] and t.offers("action") == ["crystal-hive"]
    assert t.why("reap", "blypyp") == "KF-CTRL-090"
    t.me.action("crystal-hive")
    t.me.unstun("zorg")
    assert t.offers("reap") == [] and t.why("reap", "tunk") == "KF-MAIN-020"
    next_turn_of_you(t, "logos")
    assert t.state.lasting == []
    t.settled()


@card("combat-pheromones")
def test_combat_pheromones_count_no_use_that_needs_no_permission():
    t = scene(
        {
            "artifacts": ["combat-pheromones", "incubation-chamber", "combat-pheromones"],
            "battleline": ["tunk", "zorg", "blypyp", {"card": "bumpsy", "house": "dis"}],
        },
        house="dis",
    )
    t.me.omni(t.state.players[0].artifacts[0].number)
    t.me.omni("incubation-chamber")
    t.me.reap("bumpsy")
    t.me.reap("tunk")
    assert t.offers("reap") == ["zorg", "blypyp"]
    t.me.reap("zorg")
    assert t.offers("reap") == []
    t.me.omni("combat-pheromones")
    assert t.offers("reap") == ["blypyp"]
    t.settled()


@card("combat-pheromones")
def test_a_fight_that_another_card_orders_is_not_one_of_the_two():
    t = scene(
        {"hand": ["anger"], "artifacts": ["combat-pheromones"], "battleline": ["zorg", "tunk", "yxilx-dominator"]},
        {"battleline": ["troll"]},
        house="brobnar",
    )
    t.me.omni("combat-pheromones")
    t.me.play("anger", "yxilx-dominator", "troll")
    t.me.reap("zorg")
    assert t.offers("reap") == ["tunk"]
    t.me.reap("tunk")
    t.settled()


@card("combat-pheromones")
def test_a_creature_that_needs_no_pheromones_does_not_take_them():
    t = scene(
        {
            "artifacts": ["combat-pheromones"],
            "battleline": ["zorg", "tunk", {"card": "tireless-crocag", "house": "mars"}],
        },
        {"battleline": ["troll"]},
        house="dis",
    )
    t.me.omni("combat-pheromones")
    t.me.fight("tireless-crocag", "troll")
    t.me.reap("zorg")
    assert t.offers("reap") == ["tunk"]
    t.settled()


@rule("KF-HOUSE-040")
@card("combat-pheromones")
def test_combat_pheromones_are_for_two_cards_where_there_is_no_active_house_too():
    t = table(
        "keyforge",
        house="dis",
        active=1,
        me={"artifacts": ["combat-pheromones"], "battleline": ["zorg", "tunk", "blypyp"], "houses": ["mars"]},
        you={"hand": ["restringuntus"], "deck": ["punch"] * 12},
    )
    t.you.play("restringuntus", "mars")
    t.you.end()
    assert t.state.house == "" and t.offers("reap") == []
    t.me.omni("combat-pheromones")
    t.me.reap("zorg")
    t.me.reap("tunk")
    assert t.offers("reap") == [] and t.why("reap", "blypyp") == "KF-MAIN-020"
    t.settled()


@card("commpod")
def test_commpod_readies_a_mars_creature_for_each_card_shown():
    t = scene(
        {
            "hand": ["squawker", "blypyp", "punch"],
            "artifacts": ["commpod"],
            "battleline": [tired("tunk"), tired("zorg"), tired("troll")],
        },
        {"battleline": [tired("mindwarper"), tired("krump")]},
    )
    t.me.action("commpod")
    t.asks(me, ["squawker", "blypyp", "done"])
    t.me.pick("squawker", "blypyp")
    t.asks(me, ["tunk", "zorg", "mindwarper", "done"])
    t.me.pick("tunk", "mindwarper")
    assert ready(t, "tunk", "mindwarper", "zorg", "troll", "krump") == [True, True, False, False, False]
    assert not t.me["commpod"].ready and t.me.hand == ["squawker", "blypyp", "punch"]
    t.settled()


@card("commpod")
def test_commpod_need_not_ready_anything():
    t = scene({"hand": ["squawker"], "artifacts": ["commpod"], "battleline": [tired("tunk")]})
    t.me.action("commpod", "squawker", "done")
    assert not t.me["tunk"].ready and t.state.seen[t.number("squawker")] == EVERYONE
    t = scene({"hand": ["squawker"], "artifacts": ["commpod"], "battleline": [tired("tunk")]})
    t.me.action("commpod", "done")
    assert not t.me["tunk"].ready and not t.state.seen
    t.settled()


@card("crystal-hive")
def test_crystal_hive_pays_for_each_reap_of_the_turn():
    t = scene(
        {"artifacts": ["crystal-hive"], "battleline": ["tunk", "zorg"], "deck": ["punch"] * 12, "amber": 1},
        {"battleline": ["troll"], "houses": ["brobnar"], "deck": ["punch"] * 12},
    )
    t.me.reap("tunk")
    t.me.action("crystal-hive")
    assert t.me.amber == 2
    t.me.reap("zorg")
    assert t.me.amber == 4
    next_turn_of_you(t, "brobnar")
    t.you.reap("troll")
    assert t.me.amber == 4 and t.you.amber == 1
    t.settled()


@rule("KF-ERRATA-170")
@card("custom-virus")
def test_custom_virus_destroys_all_that_share_a_trait_with_the_purged_creature():
    t = scene(
        {"hand": ["sergeant-zakiel", "punch"], "artifacts": ["custom-virus"], "battleline": ["troll", "faygin"]},
        {"battleline": ["hebe-the-huge", "krump"], "hand": ["batdrone"]},
    )
    t.me.omni("custom-virus")
    assert t.me.artifacts == []
    t.asks(me, ["sergeant-zakiel", "done"])
    t.me.pick("sergeant-zakiel")  # a human knight
    assert t.me.purged == ["sergeant-zakiel"] and t.me.battleline == ["troll"] and t.you.battleline == ["krump"]
    assert t.me.discard == ["faygin", "custom-virus"] and t.you.discard == ["hebe-the-huge"]
    t.settled()


@rule("KF-ERRATA-180")
@card("custom-virus")
def test_custom_virus_is_destroyed_although_nothing_is_purged():
    t = scene({"hand": ["punch"], "artifacts": ["custom-virus"], "battleline": ["troll"]}, house="dis")
    t.me.omni("custom-virus")
    assert t.me.discard == ["custom-virus"] and t.me.battleline == ["troll"] and t.me.hand == ["punch"]
    t = scene({"hand": ["krump"], "artifacts": ["custom-virus"], "battleline": ["troll"]})
    t.me.omni("custom-virus", "done")
    assert t.me.discard == ["custom-virus"] and t.me.battleline == ["troll"] and t.me.hand == ["krump"]
    t.settled()


@card("feeding-pit")
def test_feeding_pit_turns_a_creature_of_the_hand_into_aember():
    t = scene({"hand": ["troll", "punch", "tunk"], "artifacts": ["feeding-pit"], "battleline": ["krump"]})
    t.me.action("feeding-pit")
    t.asks(me, ["troll", "tunk"])
    t.me.pick("troll")
    assert t.me.hand == ["punch", "tunk"] and t.me.discard == ["troll"] and t.me.amber == 1
    assert t.me.battleline == ["krump"]
    t.settled()


@card("feeding-pit")
def test_feeding_pit_without_a_creature_in_hand_gives_nothing():
    t = scene({"hand": ["punch"], "artifacts": ["feeding-pit"], "battleline": ["krump"]})
    t.me.action("feeding-pit")
    assert t.me.hand == ["punch"] and t.me.amber == 0 and not t.me["feeding-pit"].ready
    t.settled()


@card("invasion-portal")
def test_invasion_portal_digs_until_a_mars_creature_comes():
    t = scene({"artifacts": ["invasion-portal"], "deck": ["troll", "squawker", "tunk", "zorg"], "discard": ["punch"]})
    t.me.action("invasion-portal")
    assert t.me.hand == ["tunk"] and t.me.deck == ["zorg"] and t.me.discard == ["squawker", "troll", "punch"]
    assert t.state.seen[t.number("tunk")] == EVERYONE
    t.settled()


@card("invasion-portal")
def test_invasion_portal_may_empty_the_deck_and_makes_no_new_one():
    t = scene({"artifacts": ["invasion-portal"], "deck": ["troll", "squawker"], "discard": ["tunk"]})
    t.me.action("invasion-portal")
    assert t.me.hand == [] and t.me.deck == [] and t.me.discard == ["squawker", "troll", "tunk"]
    t.settled()


@rule("KF-ERRATA-220")
@card("incubation-chamber")
def test_incubation_chamber_may_archive_a_mars_creature_for_all_to_see():
    t = scene(
        {"hand": ["tunk", "squawker", "troll"], "artifacts": ["incubation-chamber"], "archives": ["zorg"]}, house="dis"
    )
    t.me.omni("incubation-chamber")
    t.asks(me, ["tunk", "done"])
    t.me.pick("tunk")
    assert t.me.archives == ["zorg", "tunk"] and t.me.hand == ["squawker", "troll"]
    assert t.state.seen == {t.number("tunk"): EVERYONE}
    t.settled()


@rule("KF-ERRATA-220")
@card("incubation-chamber")
def test_incubation_chamber_may_be_used_for_nothing():
    t = scene({"hand": ["tunk"], "artifacts": ["incubation-chamber"]})
    t.me.omni("incubation-chamber", "done")
    assert t.me.hand == ["tunk"] and t.me.archives == [] and not t.state.seen
    t = scene({"hand": ["squawker", "troll"], "artifacts": ["incubation-chamber"]})
    t.me.omni("incubation-chamber")
    assert t.me.hand == ["squawker", "troll"] and t.me.archives == []
    t.settled()


@card("mothergun")
def test_mothergun_deals_as_much_as_mars_cards_are_shown():
    t = scene(
        {"hand": ["squawker", "blypyp", "tunk", "punch"], "artifacts": ["mothergun"], "battleline": ["zorg"]},
        {"battleline": ["krump", "troll"]},
    )
    t.me.action("mothergun")
    t.asks(me, ["squawker", "blypyp", "tunk", "done"])
    t.me.pick("squawker", "tunk", "blypyp")
    t.asks(me, ["zorg", "krump", "troll"])
    t.me.pick("krump")
    assert damage_on(t, "krump", "troll", "zorg") == [3, 0, 0] and len(t.me.hand) == 4
    t.settled()


@card("mothergun")
def test_mothergun_with_nothing_shown_asks_for_no_target():
    t = scene({"hand": ["squawker"], "artifacts": ["mothergun"]}, {"battleline": ["krump"]})
    t.me.action("mothergun", "done")
    assert damage_on(t, "krump") == [0]
    t.settled()


@card("sniffer")
def test_sniffer_takes_elusive_from_every_creature_for_the_turn():
    t = scene(
        {"artifacts": ["sniffer"], "battleline": ["zorg", "john-smyth"], "deck": ["punch"] * 12},
        {"battleline": ["mindwarper"], "houses": ["dis"]},
    )
    assert elusive(t.state, t.you["mindwarper"])
    t.me.action("sniffer")
    assert not elusive(t.state, t.you["mindwarper"]) and not elusive(t.state, t.me["john-smyth"])
    t.me.fight("zorg", "mindwarper")
    assert t.you.discard == ["mindwarper"] and damage_on(t, "zorg") == [2]
    t.me.end()
    assert elusive(t.state, t.me["john-smyth"])
    t.settled()


@card("swap-widget")
def test_swap_widget_swaps_a_ready_mars_creature_for_another_that_comes_ready():
    t = scene(
        {
            "hand": ["tunk", "blypyp", "troll", "squawker"],
            "artifacts": ["swap-widget"],
            "battleline": ["tunk", tired("zorg"), "krump", "yxili-marauder"],
        },
        {"battleline": ["mindwarper"], "amber": 4},
    )
    t.me.action("swap-widget")
    t.asks(me, ["tunk", "yxili-marauder"])
    t.me.pick("tunk")
    t.asks(me, ["blypyp"])
    t.me.pick("blypyp", "right")
    assert t.me["blypyp"].ready and t.me.battleline == ["zorg", "krump", "yxili-marauder", "blypyp"]
    assert sorted(t.me.hand) == ["squawker", "troll", "tunk", "tunk"]
    t.settled()


@rule("KF-PLAY-050")
@card("swap-widget")
def test_swap_widget_plays_nothing_and_a_stunned_entrance_stays():
    t = scene(
        {
            "hand": ["yxili-marauder", "zorg"],
            "artifacts": ["swap-widget", "swap-widget"],
            "battleline": ["blypyp", "tunk"],
        },
        {"amber": 4},
    )
    first, second = (it.number for it in t.state.players[0].artifacts)
    t.me.action(first, "blypyp", "yxili-marauder", "left")
    assert t.me["yxili-marauder"].ready and t.me["yxili-marauder"].amber == 0 and t.you.amber == 4
    t.me.action(second, "tunk")
    t.asks(me, ["blypyp", "zorg"])
    t.me.pick("zorg", "left")
    assert t.me["zorg"].ready and t.me["zorg"].stunned
    t.settled()


@card("swap-widget")
def test_swap_widget_needs_a_creature_that_really_returns():
    t = scene(
        {"hand": ["blypyp"], "artifacts": ["swap-widget"], "battleline": [{"card": "tunk", "ward": True}]},
    )
    t.me.action("swap-widget", "tunk")
    assert t.me.battleline == ["tunk"] and not t.me["tunk"].ward and t.me.hand == ["blypyp"]
    t = scene({"hand": ["tunk"], "artifacts": ["swap-widget"], "battleline": ["tunk"]})
    t.me.action("swap-widget", "tunk")
    assert t.me.battleline == [] and t.me.hand == ["tunk", "tunk"]
    t = scene({"hand": ["tunk"], "artifacts": ["swap-widget"], "battleline": [tired("blypyp"), "troll"]})
    t.me.action("swap-widget")
    assert t.me.battleline == ["blypyp", "troll"] and t.me.hand == ["tunk"]
    t.settled()


@card("blypyp")
def test_blypyp_readies_the_next_mars_creature_only():
    t = scene({"hand": ["mothergun", "tunk", "zorg"], "battleline": ["blypyp"]})
    t.me.reap("blypyp")
    t.me.play("mothergun")
    t.me.play("tunk", "right")
    t.me.play("zorg", "right")
    assert ready(t, "mothergun", "tunk", "zorg") == [False, True, False] and t.me.amber == 1
    t.settled()


@card("blypyp")
def test_blypyp_waits_past_a_creature_that_is_put_into_play():
    t = scene({"hand": ["tunk", "zorg"], "battleline": ["blypyp", "mindwarper"], "artifacts": ["swap-widget"]})
    t.me.reap("blypyp")
    t.me.action("swap-widget", "mindwarper", "tunk", "left")
    t.me.play("mindwarper", "left")
    t.me.play("zorg", "left")
    assert ready(t, "mindwarper", "zorg") == [True, False]
    t.settled()


@card("blypyp")
def test_blypyp_waits_past_a_creature_of_another_house():
    t = scene({"hand": ["bumpsy", "tunk"], "battleline": [{"card": "blypyp", "house": "brobnar"}]}, house="brobnar")
    t.me.reap("blypyp")
    t.me.play("bumpsy", "right")
    assert not t.me["bumpsy"].ready and len(t.state.lasting) == 1
    t.me.end()
    assert t.state.lasting == []
    t.settled()


@card("chuff-ape")
def test_chuff_ape_enters_stunned_and_taunts():
    t = scene({"hand": ["chuff-ape"], "battleline": ["tunk"]})
    t.me.play("chuff-ape", "left")
    assert t.me["chuff-ape"].stunned and not t.me["chuff-ape"].ready
    t = scene({"battleline": ["zorg"]}, {"battleline": ["chuff-ape", "tunk", "krump"]})
    t.me.fight("zorg")
    t.asks(me, ["chuff-ape", "krump"])
    t.me.pick("krump")
    t.settled()


@card("chuff-ape")
def test_chuff_ape_may_eat_a_friend_to_heal():
    t = scene(
        {"battleline": [{"card": "chuff-ape", "damage": 9}, "tunk", "troll"]},
        {"battleline": ["krump"]},
    )
    t.me.reap("chuff-ape")
    t.asks(me, ["tunk", "troll", "done"])
    t.me.pick("troll")
    assert damage_on(t, "chuff-ape") == [0] and t.me.battleline == ["chuff-ape", "tunk"]
    assert t.me.discard == ["troll"] and t.me.amber == 1
    t.settled()


@card("chuff-ape")
def test_chuff_ape_heals_only_by_a_sacrifice_that_succeeds():
    ape = {"card": "chuff-ape", "damage": 4}
    t = scene({"battleline": [ape, {"card": "tunk", "ward": True}]}, {"battleline": ["dust-pixie"]})
    t.me.fight("chuff-ape", "dust-pixie")
    assert damage_on(t, "chuff-ape") == [5]
    t.asks(me, ["tunk", "done"])
    t.me.pick("tunk")
    assert damage_on(t, "chuff-ape") == [5] and t.me.battleline == ["chuff-ape", "tunk"] and not t.me["tunk"].ward
    t = scene({"battleline": [ape, "tunk"]})
    t.me.reap("chuff-ape", "done")
    assert damage_on(t, "chuff-ape") == [4] and t.me.battleline == ["chuff-ape", "tunk"]
    t = scene({"battleline": [ape]}, {"battleline": ["krump"]})
    t.me.reap("chuff-ape")
    assert damage_on(t, "chuff-ape") == [4]
    t.settled()


@card("ether-spider")
def test_ether_spider_deals_no_damage_attacking_or_attacked():
    t = scene({"battleline": ["ether-spider"]}, {"battleline": ["krump"]})
    t.me.fight("ether-spider", "krump")
    assert damage_on(t, "ether-spider", "krump") == [6, 0]
    t = scene({"battleline": ["tunk"]}, {"battleline": ["ether-spider"]})
    t.me.fight("tunk", "ether-spider")
    assert damage_on(t, "ether-spider", "tunk") == [6, 0]
    t.settled()


@card("ether-spider")
def test_ether_spider_captures_what_the_opponent_reaps_gains_and_steals():
    t = scene(
        {"hand": ["psychic-network", "squawker"], "battleline": ["tunk", "zorg"], "amber": 1},
        {"battleline": ["ether-spider"], "amber": 5},
    )
    t.me.reap("zorg")
    assert t.me.amber == 1 and t.you["ether-spider"].amber == 1
    t.me.play("squawker", "zorg")  # its icon
    assert t.me.amber == 1 and t.you["ether-spider"].amber == 2
    t.me.play("psychic-network")
    assert t.me.amber == 1 and t.you.amber == 3 and t.you["ether-spider"].amber == 4
    t.settled()


@card("ether-spider")
def test_ether_spider_leaves_the_pool_of_its_own_side_alone_and_gives_all_back():
    t = scene(
        {"hand": ["ammonia-clouds"], "battleline": [{"card": "ether-spider", "amber": 3, "damage": 4}]},
        {"battleline": ["troll"]},
    )
    t.me.reap("ether-spider")
    assert t.me.amber == 1 and t.me["ether-spider"].amber == 3
    t.me.play("ammonia-clouds")
    assert t.me.battleline == [] and t.you.amber == 3 and t.me.amber == 1
    t.settled()


@card("ether-spider")
def test_ether_spider_captures_what_another_creature_gives_back_and_two_of_them_are_chosen_from():
    t = scene(
        {"battleline": ["yxilo-bolter"]},
        {"battleline": ["ether-spider", "ether-spider", {"card": "dust-pixie", "amber": 2}]},
    )
    first, second, _ = (it.number for it in t.state.players[1].battleline)
    t.me.reap("yxilo-bolter")
    t.asks(me, [first, second], kind="replacement")
    t.me.pick(first)
    t.me.pick("dust-pixie", second)
    assert t.me.amber == 0 and [t.card(one).amber for one in (first, second)] == [1, 2]
    t.settled()


@card("grabber-jammer")
def test_grabber_jammer_makes_keys_dearer_for_the_opponent():
    t = scene({"battleline": ["grabber-jammer"]}, {"battleline": ["grabber-jammer"]})
    assert key_cost(t.state, 0) == key_cost(t.state, 1) == 7
    t = scene({"battleline": ["grabber-jammer"], "deck": ["punch"] * 12}, {"amber": 6, "houses": ["dis"]})
    assert key_cost(t.state, 0) == 6
    t.me.end()
    assert t.you.keys == () and t.you.amber == 6
    t.settled()


@card("grabber-jammer")
def test_grabber_jammer_captures_after_a_reap_and_after_a_fight():
    t = scene({"battleline": ["grabber-jammer"]}, {"amber": 2})
    t.me.reap("grabber-jammer")
    assert t.me["grabber-jammer"].amber == 1 and t.you.amber == 1 and t.me.amber == 1
    t = scene({"battleline": ["grabber-jammer"]}, {"amber": 2, "battleline": ["dust-pixie"]})
    t.me.fight("grabber-jammer", "dust-pixie")
    assert t.me["grabber-jammer"].amber == 1 and t.you.amber == 1
    t.settled()


@card("grommid")
def test_grommid_keeps_its_player_from_playing_creatures():
    t = scene({"hand": ["tunk", "squawker", "mothergun"], "battleline": ["grommid"]}, {"hand": ["troll"]})
    assert t.offers("play") == ["squawker", "mothergun"] and t.why("play", "tunk") == "KF-ABIL-180"
    t.me.end()
    t.you.house("brobnar")
    assert t.offers("play") == ["troll"]
    t.settled()


@rule("KF-PLAY-070")
@card("grommid")
def test_grommid_does_not_hinder_putting_a_creature_into_play():
    t = scene({"hand": ["tunk"], "artifacts": ["swap-widget"], "battleline": ["grommid", "blypyp"]})
    t.me.action("swap-widget", "blypyp", "tunk", "left")
    assert t.me.battleline == ["tunk", "grommid"]
    t.settled()


@card("grommid")
def test_grommid_costs_the_opponent_for_each_enemy_that_falls_to_it():
    t = scene({"battleline": ["grommid", "zorg"]}, {"battleline": ["krump", "dust-pixie"], "amber": 3})
    t.me.fight("zorg", "dust-pixie")
    assert t.you.amber == 3
    t.me.fight("grommid", "krump")
    assert t.you.amber == 2 and t.you.battleline == []
    t = scene({"battleline": ["blypyp"], "amber": 3}, {"battleline": ["grommid"], "amber": 3})
    t.me.fight("blypyp", "grommid")
    assert t.me.amber == 2 and t.you.amber == 3
    t.settled()


@rule("KF-FIGHT-080")
@card("grommid")
def test_grommid_costs_nothing_when_it_falls_too():
    t = scene(
        {"battleline": [{"card": "grommid", "damage": 8}]},
        {"battleline": ["krump"], "amber": 3},
    )
    t.me.fight("grommid", "krump")
    assert t.me.battleline == t.you.battleline == [] and t.you.amber == 3
    t.settled()


@card("john-smyth")
def test_john_smyth_readies_a_mars_creature_that_is_no_agent():
    t = scene(
        {"battleline": ["john-smyth", tired("john-smyth"), tired("tunk"), tired("troll")]},
        {"battleline": [tired("blypyp"), "krump"]},
    )
    t.me.reap("john-smyth")
    t.asks(me, ["tunk", "blypyp"])
    t.me.pick("tunk")
    assert ready(t, "tunk", "troll", "blypyp") == [True, False, False]
    t.settled()


@card("john-smyth")
def test_john_smyth_readies_after_a_fight_too_and_is_elusive():
    t = scene(
        {"battleline": [{"card": "john-smyth", "counters": {"power": 9}}, tired("zorg")]}, {"battleline": ["krump"]}
    )
    t.me.fight("john-smyth", "krump", "zorg")
    assert t.me["zorg"].ready
    t = scene({"battleline": ["zorg", "tunk"]}, {"battleline": ["john-smyth"]})
    t.me.fight("tunk", "john-smyth")
    assert t.you.battleline == ["john-smyth"] and damage_on(t, "tunk") == [0]
    alone = scene({"battleline": ["john-smyth"]}, {"battleline": ["krump"]})
    alone.me.reap("john-smyth")
    assert alone.me.amber == 1
    alone.settled()


@card("mindwarper")
def test_mindwarper_has_an_enemy_capture_from_its_own_side():
    t = scene({"battleline": ["mindwarper", "tunk"], "amber": 2}, {"battleline": ["krump", "troll"], "amber": 3})
    t.me.action("mindwarper")
    t.asks(me, ["krump", "troll"])
    t.me.pick("troll")
    assert t.you["troll"].amber == 1 and t.you["krump"].amber == 0 and t.you.amber == 2 and t.me.amber == 2
    assert not t.me["mindwarper"].ready
    t.settled()


@card("mindwarper")
def test_mindwarper_with_nothing_to_take_or_nobody_to_take_it():
    t = scene({"battleline": ["mindwarper"], "amber": 2}, {"battleline": ["krump"]})
    t.me.action("mindwarper")
    assert t.you["krump"].amber == 0 and t.me.amber == 2
    t = scene({"battleline": ["mindwarper"]}, {"amber": 2})
    t.me.action("mindwarper")
    assert t.you.amber == 2
    t.settled()


@card("phylyx-the-disintegrator")
def test_phylyx_costs_the_opponent_one_for_each_other_mars_creature_of_yours():
    t = scene(
        {"battleline": ["phylyx-the-disintegrator", tired("tunk"), "zorg", "troll"], "amber": 4},
        {"battleline": ["blypyp"], "amber": 5},
    )
    t.me.action("phylyx-the-disintegrator")
    assert t.you.amber == 3 and t.me.amber == 4
    t.settled()


@card("phylyx-the-disintegrator")
def test_phylyx_alone_costs_nothing_and_never_more_than_is_there():
    t = scene({"battleline": ["phylyx-the-disintegrator", "troll"]}, {"amber": 5})
    t.me.action("phylyx-the-disintegrator")
    assert t.you.amber == 5
    t = scene({"battleline": ["phylyx-the-disintegrator", "tunk", "zorg"]}, {"amber": 1})
    t.me.action("phylyx-the-disintegrator")
    assert t.you.amber == 0
    t.settled()


@card("qyxxlyx-plague-master")
def test_qyxxlyx_hurts_every_human_past_their_armor():
    t = scene(
        {"battleline": ["qyxxlyx-plague-master", "doc-bookton", "tunk"]},
        {"battleline": ["sergeant-zakiel", "troll", {"card": "champion-tabris", "ward": True}]},
    )
    t.me.reap("qyxxlyx-plague-master")
    assert damage_on(t, "doc-bookton", "sergeant-zakiel", "champion-tabris") == [3, 3, 0]
    assert damage_on(t, "tunk", "troll", "qyxxlyx-plague-master") == [0, 0, 0]
    assert not t.you["champion-tabris"].ward and t.you["sergeant-zakiel"].armor_used == 0
    t.settled()


@card("qyxxlyx-plague-master")
def test_qyxxlyx_hurts_humans_after_a_fight():
    t = scene({"battleline": ["qyxxlyx-plague-master"]}, {"battleline": ["dust-pixie", "doc-bookton"]})
    t.me.fight("qyxxlyx-plague-master", "dust-pixie")
    assert damage_on(t, "doc-bookton") == [3]
    t.settled()


@card("tunk")
def test_tunk_heals_after_you_play_another_mars_creature():
    t = scene({"hand": ["squawker", "blypyp"], "battleline": [{"card": "tunk", "damage": 5}]})
    t.me.play("squawker", "tunk")
    assert damage_on(t, "tunk") == [5]
    t.me.play("blypyp", "left")
    assert damage_on(t, "tunk") == [0]
    t.settled()


@card("tunk")
def test_tunk_does_not_heal_for_other_houses_nor_for_the_opponent():
    t = scene(
        {"hand": ["bumpsy"], "battleline": [{"card": "tunk", "damage": 5}]},
        {"battleline": [{"card": "zorg", "damage": 2}, {"card": "tunk", "damage": 3}]},
        house="brobnar",
    )
    t.me.play("bumpsy", "left")
    assert t.me["tunk"].damage == 5 and t.you["tunk"].damage == 3
    t = scene({"hand": ["blypyp"]}, {"battleline": [{"card": "tunk", "damage": 3}]})
    t.me.play("blypyp")
    assert damage_on(t, "tunk") == [3]
    t.settled()


@card("ulyq-megamouth")
def test_ulyq_uses_a_friendly_creature_of_another_house():
    t = scene(
        {"battleline": ["ulyq-megamouth", "tunk", "troll", tired("bumpsy")]},
        {"battleline": ["krump"]},
    )
    t.me.reap("ulyq-megamouth")
    t.asks(me, ["troll", "bumpsy"])
    t.me.pick("troll")
    t.asks(me, [f"reap:{t.number('troll')}", f"fight:{t.number('troll')}"], kind="use")
    t.me.pick(f"fight:{t.number('troll')}", "krump")
    assert t.you.discard == ["krump"] and damage_on(t, "troll") == [6] and not t.me["troll"].ready
    assert t.me.amber == 1
    t.settled()


@card("ulyq-megamouth")
def test_ulyq_gets_nothing_out_of_an_exhausted_creature_and_a_stun_off_a_stunned_one():
    t = scene({"battleline": ["ulyq-megamouth", tired("bumpsy")]}, {"battleline": ["dust-pixie"]})
    t.me.fight("ulyq-megamouth", "dust-pixie", "bumpsy")
    assert not t.me["bumpsy"].ready and t.me.amber == 0
    t = scene({"battleline": ["ulyq-megamouth", {"card": "troll", "stunned": True}]})
    t.me.reap("ulyq-megamouth", "troll")
    assert not t.me["troll"].stunned and not t.me["troll"].ready and t.me.amber == 1
    t = scene({"battleline": ["ulyq-megamouth", "krump"]})
    t.me.reap("ulyq-megamouth", "krump", f"reap:{t.number('krump')}")
    assert t.me.amber == 2 and t.you.amber == 0 and not t.me["krump"].ready
    t = scene({"battleline": ["ulyq-megamouth", "tunk"]}, {"battleline": ["krump"]})
    t.me.reap("ulyq-megamouth")
    assert t.me.amber == 1 and t.me["tunk"].ready
    t.settled()


@card("uxlyx-the-zookeeper")
def test_uxlyx_puts_an_enemy_into_your_archives_for_all_to_know():
    t = scene(
        {"battleline": ["uxlyx-the-zookeeper", "tunk"]},
        {"battleline": ["krump", {"card": "troll", "amber": 2}]},
    )
    t.me.reap("uxlyx-the-zookeeper")
    t.asks(me, ["krump", "troll"])
    t.me.pick("troll")
    assert t.me.archives == ["troll"] and t.you.battleline == ["krump"] and t.me.amber == 3
    assert t.state.seen[t.number("troll")] == EVERYONE
    t.settled()


@card("uxlyx-the-zookeeper")
def test_what_uxlyx_took_may_stay_and_goes_to_its_owner_in_the_end():
    t = scene(
        {"battleline": ["uxlyx-the-zookeeper"], "deck": ["punch"] * 12},
        {"battleline": ["krump"], "houses": ["dis"], "deck": ["valdr"] * 12},
    )
    t.me.reap("uxlyx-the-zookeeper", "krump")
    next_turn_of_you(t, "dis")
    t.you.end()
    t.me.house("mars")
    t.me.pick("no")
    assert t.me.archives == ["krump"]
    t.me.end()
    t.you.house("dis")
    t.you.end()
    t.me.house("mars")
    t.me.pick("yes")
    assert t.me.archives == [] and "krump" in t.you.hand
    t.settled()


@card("uxlyx-the-zookeeper")
def test_uxlyx_is_stopped_by_a_ward_and_finds_nothing_on_an_empty_line():
    t = scene({"battleline": ["uxlyx-the-zookeeper"]}, {"battleline": [{"card": "krump", "ward": True}]})
    t.me.reap("uxlyx-the-zookeeper", "krump")
    assert t.you.battleline == ["krump"] and t.me.archives == [] and t.state.lasting == []
    t = scene({"battleline": ["uxlyx-the-zookeeper", "tunk"]})
    t.me.reap("uxlyx-the-zookeeper")
    assert t.me.battleline == ["uxlyx-the-zookeeper", "tunk"]
    t.settled()


@card("vezyma-thinkdrone")
def test_vezyma_may_archive_a_friendly_creature_or_artifact():
    t = scene(
        {"battleline": ["vezyma-thinkdrone", owned_by_you("troll")], "artifacts": ["mothergun"]},
        {"battleline": ["krump"], "artifacts": ["cannon"]},
    )
    t.me.reap("vezyma-thinkdrone")
    t.asks(me, ["vezyma-thinkdrone", "troll", "mothergun", "done"])
    t.me.pick("mothergun")
    assert t.me.archives == ["mothergun"] and t.me.artifacts == []
    t = scene({"battleline": ["vezyma-thinkdrone", owned_by_you("troll")]})
    t.me.reap("vezyma-thinkdrone", "troll")
    assert t.you.archives == ["troll"] and t.me.archives == []
    t.settled()


@card("vezyma-thinkdrone")
def test_vezyma_may_archive_itself_or_nothing():
    t = scene({"battleline": ["vezyma-thinkdrone"]})
    t.me.reap("vezyma-thinkdrone", "vezyma-thinkdrone")
    assert t.me.archives == ["vezyma-thinkdrone"] and t.me.battleline == [] and t.me.amber == 1
    t = scene({"battleline": ["vezyma-thinkdrone", "tunk"]})
    t.me.reap("vezyma-thinkdrone", "done")
    assert t.me.archives == [] and t.me.battleline == ["vezyma-thinkdrone", "tunk"]
    t.settled()


@card("yxili-marauder")
def test_yxili_marauder_captures_one_for_each_ready_mars_creature_and_grows():
    t = scene(
        {"hand": ["yxili-marauder"], "battleline": ["yxilo-bolter", "zorg", tired("blypyp"), "troll"]},
        {"battleline": ["mindwarper"], "amber": 5},
    )
    t.me.play("yxili-marauder", "left")
    marauder = t.me["yxili-marauder"]
    assert marauder.amber == 2 and power(t.state, marauder) == 4 and t.you.amber == 3
    assert power(t.state, t.me["zorg"]) == 7
    t.settled()


@rule("KF-DMG-090")
@card("yxili-marauder")
def test_yxili_marauder_dies_of_losing_its_aember():
    t = scene(
        {"hand": ["yxili-marauder", "soft-landing"]},
        {"amber": 1},
    )
    t.me.play("soft-landing")
    t.me.play("yxili-marauder")  # itself ready, it counts
    assert t.me["yxili-marauder"].amber == 1 and t.you.amber == 0
    t = scene(
        {"battleline": [{"card": "yxili-marauder", "amber": 3, "damage": 2}]},
        {"battleline": [{"card": "yxili-marauder", "amber": 1}]},
    )
    assert power(t.state, t.me["yxili-marauder"]) == 5 and power(t.state, t.you["yxili-marauder"]) == 3
    t.me.fight("yxili-marauder", "yxili-marauder")
    assert t.me.battleline == t.you.battleline == [] and t.me.amber == 1 and t.you.amber == 3
    t.settled()


@card("yxilo-bolter")
def test_yxilo_bolter_purges_what_its_damage_destroys():
    t = scene({"battleline": ["yxilo-bolter", "tunk"]}, {"battleline": ["blypyp", "troll"]})
    t.me.reap("yxilo-bolter")
    t.asks(me, ["yxilo-bolter", "tunk", "blypyp", "troll"])
    t.me.pick("blypyp")
    assert t.you.purged == ["blypyp"] and t.you.discard == [] and t.you.battleline == ["troll"]
    t.settled()


@card("yxilo-bolter")
def test_yxilo_bolter_purges_neither_survivors_nor_its_own_victim_of_the_fight():
    t = scene({"battleline": ["yxilo-bolter"]}, {"battleline": ["dust-pixie", "troll"]})
    t.me.fight("yxilo-bolter", "dust-pixie", "troll")
    assert t.you.discard == ["dust-pixie"] and t.you.purged == [] and damage_on(t, "troll") == [2]
    t = scene({"battleline": ["yxilo-bolter"]}, {"battleline": [{"card": "blypyp", "ward": True}]})
    t.me.reap("yxilo-bolter", "blypyp")
    assert t.you.battleline == ["blypyp"] and t.you.purged == []
    t.settled()


@rule("KF-FAQDEST-010", "KF-LEAVE-030")
@card("yxilo-bolter")
def test_yxilo_bolter_cannot_purge_bad_penny_which_returns_to_hand():
    t = scene({"battleline": ["yxilo-bolter"]}, {"battleline": ["bad-penny"]})
    t.me.reap("yxilo-bolter", "bad-penny")
    assert t.you.hand == ["bad-penny"] and t.you.purged == [] and t.you.discard == []
    t.settled()


@card("yxilx-dominator")
def test_yxilx_dominator_enters_stunned_and_taunts():
    t = scene({"hand": ["yxilx-dominator"]})
    t.me.play("yxilx-dominator")
    assert t.me["yxilx-dominator"].stunned and not t.me["yxilx-dominator"].ready
    t = scene({"battleline": ["zorg"]}, {"battleline": ["krump", "yxilx-dominator", "troll"]})
    t.me.fight("zorg")
    t.asks(me, ["yxilx-dominator"])
    t.me.pick("yxilx-dominator")
    assert damage_on(t, "yxilx-dominator") == [6]
    t.settled()


@card("zorg")
def test_zorg_enters_stunned():
    t = scene({"hand": ["zorg"], "battleline": ["troll"]})
    t.me.play("zorg", "right")
    assert t.me["zorg"].stunned and not t.me["troll"].stunned
    t.settled()


@card("zorg")
def test_zorg_stuns_whom_it_fights_and_the_neighbours():
    t = scene({"battleline": ["blypyp", "zorg"]}, {"battleline": ["headhunter", "krump", "troll", "bumpsy", "valdr"]})
    t.me.fight("zorg", "troll")
    assert stunned(t, "headhunter", "krump", "troll", "bumpsy", "valdr") == [False, True, True, True, False]
    assert stunned(t, "blypyp") == [False] and damage_on(t, "troll") == [7]
    assert t.me.battleline == ["blypyp"]  # the stunned troll struck back
    t.settled()


@card("zorg")
def test_zorg_stuns_only_when_it_attacks():
    t = scene({"battleline": ["yxilx-dominator", "tunk"]}, {"battleline": ["zorg"]})
    t.me.fight("yxilx-dominator", "zorg")
    assert stunned(t, "yxilx-dominator", "tunk") == [False, False]
    t.settled()


@card("zyzzix-the-many")
def test_zyzzix_archives_a_creature_shown_and_grows():
    t = scene({"hand": ["troll", "squawker", "tunk"], "battleline": ["zyzzix-the-many"], "archives": ["zorg"]})
    t.me.reap("zyzzix-the-many")
    t.asks(me, ["troll", "tunk", "done"])
    t.me.pick("troll")
    assert t.me.archives == ["zorg", "troll"] and t.me.hand == ["squawker", "tunk"]
    assert power(t.state, t.me["zyzzix-the-many"]) == 6 and t.state.seen == {t.number("troll"): EVERYONE}
    t.settled()


@card("zyzzix-the-many")
def test_zyzzix_may_keep_its_hand_and_needs_a_creature():
    t = scene({"hand": ["tunk"], "battleline": ["zyzzix-the-many"]}, {"battleline": ["dust-pixie"]})
    t.me.fight("zyzzix-the-many", "dust-pixie", "done")
    assert t.me.hand == ["tunk"] and t.me["zyzzix-the-many"].counters == {}
    t = scene({"hand": ["squawker"], "battleline": ["zyzzix-the-many"]})
    t.me.reap("zyzzix-the-many")
    assert t.me.hand == ["squawker"] and t.me["zyzzix-the-many"].counters == {} and t.me.archives == []
    t.settled()


@rule("KF-ERRATA-040", "KF-DEST-070")
@card("biomatrix-backup")
def test_biomatrix_backup_places_its_creature_in_the_archives_of_its_owner():
    t = scene(
        {
            "hand": ["ammonia-clouds"],
            "battleline": [owned_by_you("blypyp", upgrades=["biomatrix-backup"]), "mindwarper"],
        },
    )
    t.me.play("ammonia-clouds")
    assert t.you.archives == ["blypyp"] and t.me.archives == [] and t.me.battleline == []
    assert t.me.discard == ["ammonia-clouds", "mindwarper", "biomatrix-backup"]
    assert sorted(number for number, _, _ in t.state.fallen) == sorted([t.number("blypyp"), t.number("mindwarper")])
    t.settled()


@card("biomatrix-backup")
def test_biomatrix_backup_does_nothing_where_its_creature_leaves_play_otherwise():
    t = scene(
        {"hand": ["total-recall"], "battleline": [{"card": "tunk", "upgrades": ["biomatrix-backup"]}, "zorg"]},
    )
    t.me.play("total-recall")
    assert t.me.hand == ["tunk", "zorg"] and t.me.archives == []
    t.settled()


@card("brain-stem-antenna")
def test_brain_stem_antenna_readies_its_creature_for_mars():
    t = scene(
        {
            "hand": ["blypyp", "zorg"],
            "battleline": [tired("troll", upgrades=["brain-stem-antenna"]), tired("krump")],
            "deck": ["punch"] * 12,
        },
        {"houses": ["dis"]},
    )
    t.me.play("blypyp", "right")
    troll = t.me["troll"]
    assert ready(t, "troll", "krump") == [True, False]
    assert belongs(t.state, troll, "mars") and not belongs(t.state, troll, "brobnar")
    t.me.reap("troll")
    t.me.play("zorg", "right")
    assert t.me["troll"].ready and t.offers("reap") == ["troll"]
    t.me.end()
    assert belongs(t.state, t.me["troll"], "brobnar") and not belongs(t.state, t.me["troll"], "mars")
    t.settled()


@card("brain-stem-antenna")
def test_brain_stem_antenna_listens_to_the_player_of_its_creature():
    t = scene(
        {"hand": ["brain-stem-antenna", "tunk"], "battleline": ["blypyp"], "deck": ["punch"] * 12},
        {"battleline": [tired("troll")], "hand": ["zorg"], "houses": ["mars"]},
    )
    t.me.play("brain-stem-antenna", "troll")
    t.me.play("tunk", "left")
    assert not t.you["troll"].ready
    next_turn_of_you(t, "mars")
    t.you.play("zorg", "left")
    assert t.you["troll"].ready and t.offers("reap") == ["troll"]
    t.settled()


@card("brain-stem-antenna")
def test_brain_stem_antenna_is_deaf_to_other_houses():
    t = scene(
        {"hand": ["bumpsy"], "battleline": [tired("krump", upgrades=["brain-stem-antenna"])]},
        house="brobnar",
    )
    t.me.play("bumpsy", "left")
    assert not t.me["krump"].ready and t.state.lasting == []
    t.settled()


@card("jammer-pack")
def test_jammer_pack_makes_keys_dearer_for_the_opponent_of_its_creature():
    t = scene(
        {"battleline": [{"card": "tunk", "upgrades": ["jammer-pack"]}], "hand": ["jammer-pack"]},
        {"battleline": ["krump"]},
    )
    assert key_cost(t.state, 0) == 6 and key_cost(t.state, 1) == 8
    t.me.play("jammer-pack")
    t.asks(me, ["tunk", "krump"])
    t.me.pick("krump")  # the pack is mine, its creature is not
    assert key_cost(t.state, 0) == 8 and key_cost(t.state, 1) == 8 and t.me.amber == 1
    t.settled()


@card("jammer-pack")
def test_jammer_pack_goes_with_its_creature():
    t = scene(
        {"hand": ["ammonia-clouds"], "battleline": [{"card": "blypyp", "upgrades": ["jammer-pack"]}]}, {"amber": 6}
    )
    t.me.play("ammonia-clouds")
    assert key_cost(t.state, 1) == 6
    t.settled()


@rule("KF-ABIL-120")
@card("red-planet-ray-gun")
def test_red_planet_ray_gun_deals_one_for_each_mars_creature_to_a_single_target():
    t = scene(
        {"battleline": [{"card": "tunk", "upgrades": ["red-planet-ray-gun"]}, tired("zorg"), "troll"]},
        {"battleline": ["blypyp", "krump"]},
    )
    t.me.reap("tunk")
    t.asks(me, ["tunk", "zorg", "troll", "blypyp", "krump"])
    t.me.pick("krump")
    assert damage_on(t, "krump", "tunk", "zorg", "troll", "blypyp") == [3, 0, 0, 0, 0] and t.me.amber == 1
    t.settled()


@card("red-planet-ray-gun")
def test_red_planet_ray_gun_on_an_enemy_serves_the_enemy():
    t = scene(
        {"hand": ["red-planet-ray-gun"], "battleline": ["tunk"], "deck": ["punch"] * 12},
        {"battleline": ["krump"], "houses": ["brobnar"]},
    )
    t.me.play("red-planet-ray-gun", "krump")
    t.me.reap("tunk")
    next_turn_of_you(t, "brobnar")
    t.you.reap("krump")
    t.asks(you, ["krump", "tunk"])
    t.you.pick("tunk")
    assert damage_on(t, "tunk") == [0] and t.me["tunk"].armor_used == 1
    t.settled()
