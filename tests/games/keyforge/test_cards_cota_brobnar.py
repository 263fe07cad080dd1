"""Call of the Archons: Brobnar."""

from pioche.games.keyforge.rules.values import key_cost, power
from pioche.games.keyforge.state import HOUSES
from pioche.testing import card, me, rule, table, you


def scene(mine=None, yours=None, house="brobnar", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def of(house, card, **words):
    """A maverick of another house."""
    return {"card": card, "house": house, **words}


def damage_on(t, *ids):
    return [t.card(id).damage for id in ids]


@card("anger")
def test_anger_readies_a_friendly_creature_and_fights_with_it():
    t = scene({"hand": ["anger"], "battleline": [{"card": "bumpsy", "ready": False}]}, {"battleline": ["troll"]})
    t.me.play("anger")
    t.asks(me, ["bumpsy"])
    t.me.pick("bumpsy")
    t.asks(me, ["troll"], kind="target")
    t.me.pick("troll")
    assert t.you["troll"].damage == 5
    assert t.me.discard == ["anger", "bumpsy"] and t.me.amber == 1
    t.settled()


@rule("KF-FAQUSE-010", "KF-FAQUSE-020")
@card("anger")
def test_anger_without_an_enemy_leaves_the_creature_ready():
    t = scene({"hand": ["anger"], "battleline": [{"card": "bumpsy", "ready": False}]})
    t.me.play("anger", "bumpsy")
    assert t.me["bumpsy"].ready
    t.me.reap("bumpsy")
    assert t.me.amber == 2 and not t.me["bumpsy"].ready
    t.settled()


@rule("KF-FAQRULE-120", "KF-STUN-040")
@card("anger")
def test_anger_takes_the_stun_off_instead_of_a_fight():
    stunned = {"card": "bumpsy", "ready": False, "stunned": True}
    t = scene({"hand": ["anger"], "battleline": [stunned]}, {"battleline": ["troll"]})
    t.me.play("anger", "bumpsy")
    assert not t.me["bumpsy"].stunned and not t.me["bumpsy"].ready and damage_on(t, "bumpsy", "troll") == [0, 0]
    t.settled()


@rule("KF-FAQRULE-130")
@card("anger")
def test_anger_takes_the_stun_off_where_there_is_no_enemy_either():
    t = scene({"hand": ["anger"], "battleline": [{"card": "bumpsy", "stunned": True}]})
    t.me.play("anger", "bumpsy")
    assert not t.me["bumpsy"].stunned and not t.me["bumpsy"].ready
    t.settled()


@rule("KF-USE-040", "KF-ABIL-010")
@card("anger")
def test_anger_works_on_a_ready_creature_of_another_house_and_on_nothing_at_all():
    t = scene({"hand": ["anger", "anger"], "battleline": [of("mars", "troll")]}, {"battleline": ["krump"]})
    t.me.play("anger", "troll", "krump")
    assert t.you.discard == ["krump"] and t.me["troll"].damage == 6 and not t.me["troll"].ready
    empty = scene({"hand": ["anger"]}, {"battleline": ["krump"]})
    empty.me.play("anger")
    assert empty.me.amber == 1 and empty.me.discard == ["anger"]
    empty.settled()
    t.settled()


@card("barehanded")
def test_barehanded_puts_each_artifact_onto_its_owners_deck_in_the_order_of_the_active_player():
    t = scene(
        {
            "hand": ["barehanded"],
            "artifacts": ["cannon", {"card": "banner-of-battle", "owner": 1}],
            "battleline": ["troll"],
            "deck": ["punch"],
        },
        {"artifacts": ["iron-obelisk"], "battleline": ["krump"], "deck": ["anger"]},
    )
    t.me.play("barehanded")
    t.asks(me, ["banner-of-battle", "iron-obelisk"])
    t.me.pick("banner-of-battle")
    assert t.me.deck == ["cannon", "punch"] and t.you.deck == ["iron-obelisk", "banner-of-battle", "anger"]
    assert t.me.artifacts == t.you.artifacts == []
    assert t.me.battleline == ["troll"] and t.you.battleline == ["krump"] and t.me.amber == 1
    t.settled()


@card("barehanded")
def test_barehanded_without_artifacts_asks_nothing():
    t = scene({"hand": ["barehanded"], "deck": ["punch"]}, {"battleline": ["krump"]})
    t.me.play("barehanded")
    assert t.me.deck == ["punch"] and t.me.discard == ["barehanded"] and t.you.battleline == ["krump"]
    t.settled()


@card("blood-money")
def test_blood_money_lies_on_an_enemy_creature_and_is_yours_when_it_leaves_play():
    t = scene(
        {"hand": ["blood-money", "punch"], "battleline": ["troll"]},
        {"battleline": ["grenade-snib", "krump"], "amber": 4},
    )
    t.me.play("blood-money")
    t.asks(me, ["grenade-snib", "krump"])
    t.me.pick("grenade-snib")
    assert t.you["grenade-snib"].amber == 2 and t.you["krump"].amber == 0
    assert t.me.amber == 0 and t.you.amber == 4
    t.me.play("punch", "grenade-snib")
    assert t.me.amber == 2  # 1 from the icon, less 2 by the snib (only 1 there), then the 2 that it held
    t.settled()


@card("blood-money")
def test_blood_money_needs_an_enemy_creature():
    t = scene({"hand": ["blood-money"], "battleline": ["troll"]})
    t.me.play("blood-money")
    assert t.me["troll"].amber == 0 and t.me.amber == 0
    t.settled()


@rule("KF-MISC-050")
@card("brothers-in-battle")
def test_brothers_in_battle_lets_the_creatures_of_a_house_fight_and_no_more():
    t = scene(
        {"hand": ["brothers-in-battle"], "battleline": [of("mars", "krump"), of("dis", "valdr")]},
        {"battleline": [of("mars", "troll")]},
    )
    t.me.play("brothers-in-battle")
    t.asks(me, list(HOUSES), kind="house")
    t.me.pick("mars")
    assert t.offers("fight") == ["krump"] and t.offers("reap") == []
    assert t.why("reap", "krump") == "KF-MAIN-020" and t.why("fight", "valdr") == "KF-MAIN-020"
    t.me.fight("krump", "troll")
    assert t.you["troll"].damage == 6
    t.settled()


@card("brothers-in-battle")
def test_brothers_in_battle_lets_a_stunned_creature_recover_and_ends_with_the_turn():
    t = scene(
        {"hand": ["brothers-in-battle"], "battleline": [of("mars", "krump", stunned=True), of("dis", "valdr")]},
        {"battleline": ["troll"]},
    )
    t.me.play("brothers-in-battle", "mars")
    assert t.offers("unstun") == ["krump"] and t.offers("fight") == []
    t.me.end()
    assert t.state.lasting == []


@card("burn-the-stockpile")
def test_burn_the_stockpile_takes_4_from_a_pool_of_7():
    t = scene({"hand": ["burn-the-stockpile"], "amber": 9}, {"amber": 7})
    t.me.play("burn-the-stockpile")
    assert t.you.amber == 3 and t.me.amber == 9
    t.settled()


@card("burn-the-stockpile")
def test_burn_the_stockpile_leaves_a_pool_of_6_alone():
    t = scene({"hand": ["burn-the-stockpile"], "amber": 9}, {"amber": 6})
    t.me.play("burn-the-stockpile")
    assert t.you.amber == 6
    t.settled()


@rule("KF-POWER-060")
@card("champion-s-challenge")
def test_champions_challenge_leaves_one_creature_on_each_side_which_fight():
    t = scene(
        {"hand": ["champion-s-challenge"], "battleline": [{"card": "troll", "ready": False}, "bumpsy"]},
        {"battleline": ["krump", "headhunter", "valdr"]},
    )
    t.me.play("champion-s-challenge")
    t.asks(me, ["krump", "valdr"])  # as powerful as each other
    t.me.pick("krump")
    t.asks(me, ["headhunter", "valdr"])  # in which order they are discarded
    t.me.pick("valdr")
    assert t.you.discard == ["headhunter", "valdr"] and t.you.battleline == ["krump"]
    t.asks(me, ["troll"])
    t.me.pick("troll")
    assert t.me.battleline == ["troll"] and t.me.discard == ["bumpsy"]
    t.asks(me, ["troll"])
    t.me.pick("troll", "krump")
    assert t.you.battleline == [] and t.me["troll"].damage == 6 and not t.me["troll"].ready
    t.settled()


@card("champion-s-challenge")
def test_champions_challenge_lets_any_creature_fight_that_remains():
    t = scene(
        {"hand": ["champion-s-challenge"], "battleline": ["troll", {"card": "bumpsy", "ward": True}]},
        {"battleline": ["krump"]},
    )
    t.me.play("champion-s-challenge", "krump", "troll")
    assert not t.me["bumpsy"].ward
    t.asks(me, ["troll", "bumpsy"])
    t.me.pick("bumpsy", "krump")
    assert t.you["krump"].damage == 5 and t.me.battleline == ["troll"]
    t.settled()


@card("champion-s-challenge")
def test_champions_challenge_without_friendly_creatures_still_strikes_the_enemies():
    t = scene({"hand": ["champion-s-challenge"]}, {"battleline": ["krump", "bumpsy"]})
    t.me.play("champion-s-challenge", "krump")
    assert t.you.battleline == ["krump"] and t.you.discard == ["bumpsy"]
    t.settled()


@card("coward-s-end")
def test_cowards_end_destroys_whoever_has_no_damage():
    t = scene(
        {"hand": ["coward-s-end"], "battleline": [{"card": "troll", "damage": 1}, "krump"]},
        {"battleline": ["valdr", {"card": "bumpsy", "damage": 2}, {"card": "headhunter", "ward": True}]},
    )
    t.me.play("coward-s-end")
    assert t.me.battleline == ["troll"] and t.me.discard == ["coward-s-end", "krump"]
    assert t.you.battleline == ["bumpsy", "headhunter"] and not t.you["headhunter"].ward
    assert t.me.chains == 3 and t.you.chains == 0
    t.settled()


@card("coward-s-end")
def test_cowards_end_chains_its_player_on_an_empty_board_too():
    t = scene({"hand": ["coward-s-end"], "chains": 2})
    t.me.play("coward-s-end")
    assert t.me.chains == 5
    t.settled()


@card("follow-the-leader")
def test_follow_the_leader_lets_friendly_creatures_of_any_house_fight():
    t = scene(
        {"hand": ["follow-the-leader"], "battleline": [of("mars", "troll"), "bumpsy"]},
        {"battleline": [of("dis", "krump")]},
    )
    assert t.offers("fight") == ["bumpsy"]
    t.me.play("follow-the-leader")
    assert t.offers("fight") == ["troll", "bumpsy"] and t.offers("reap") == ["bumpsy"]
    t.me.fight("troll", "krump")
    assert t.me["troll"].damage == 6 and t.you.discard == ["krump"]
    assert t.why("fight", "troll") == "KF-STATE-030"
    t.settled()


@card("follow-the-leader")
def test_follow_the_leader_ends_with_the_turn_and_is_for_its_player_only():
    t = scene({"hand": ["follow-the-leader"], "battleline": ["bumpsy"]}, {"battleline": ["troll"], "houses": ["dis"]})
    t.me.play("follow-the-leader")
    t.me.end()
    t.you.house("dis")
    assert t.offers("fight") == [] and t.state.lasting == []
    t.settled()


@rule("KF-DMG-120")
@card("lava-ball")
def test_lava_ball_splashes_both_neighbours():
    t = scene({"hand": ["lava-ball"]}, {"battleline": ["troll", "krump", "valdr", "bumpsy"]})
    t.me.play("lava-ball", "krump")
    assert damage_on(t, "troll", "krump", "valdr", "bumpsy") == [2, 4, 2, 0]
    t.settled()


@card("lava-ball")
def test_lava_ball_may_hit_a_friendly_creature_and_splashes_only_its_own_line():
    t = scene({"hand": ["lava-ball"], "battleline": ["troll", "krump", "valdr"]}, {"battleline": ["bumpsy"]})
    t.me.play("lava-ball")
    t.asks(me, ["troll", "krump", "valdr", "bumpsy"])
    t.me.pick("troll")
    assert damage_on(t, "troll", "krump", "valdr", "bumpsy") == [4, 2, 0, 0]
    t.settled()


@card("loot-the-bodies")
def test_loot_the_bodies_pays_for_each_enemy_creature_destroyed_this_turn():
    t = scene(
        {"hand": ["loot-the-bodies", "punch", "punch"], "battleline": ["looter-goblin"]},
        {"battleline": ["looter-goblin", "troll"]},
    )
    t.me.play("loot-the-bodies")
    t.me.play("punch", t.me["looter-goblin"].number)
    assert t.me.amber == 1  # the icon of Punch: a friendly creature pays nothing
    t.me.play("punch", t.you["looter-goblin"].number)
    assert t.me.amber == 3
    t.settled()
    t.me.end()
    assert t.match.state.lasting == []


@rule("KF-DEST-070")
@card("loot-the-bodies")
def test_two_loot_the_bodies_both_pay_also_for_a_creature_that_went_to_the_hand():
    t = scene(
        {"hand": ["loot-the-bodies", "loot-the-bodies", "punch"]},
        {"battleline": [{"card": "looter-goblin", "upgrades": ["phoenix-heart"]}], "artifacts": ["cannon"]},
    )
    t.me.play("loot-the-bodies")
    t.me.play("loot-the-bodies")
    t.me.play("punch", "looter-goblin")
    t.asks(me, kind="main")  # both pay the same: there is nothing to put in order
    assert t.me.amber == 3 and t.you.hand == ["looter-goblin"] and t.you.artifacts == ["cannon"]
    t.settled()


@card("take-that-smartypants")
def test_take_that_smartypants_steals_2_from_an_opponent_with_3_logos_cards_in_play():
    titan = of("logos", "troll", upgrades=[of("logos", "blood-of-titans")])
    t = scene(
        {"hand": ["take-that-smartypants", "warsong"]},
        {"battleline": [titan], "artifacts": [of("logos", "cannon")], "amber": 3},
    )
    t.me.play("warsong")  # an effect that lasts is no card in play
    t.me.play("take-that-smartypants")
    assert t.me.amber == 3 and t.you.amber == 1
    t.settled()


@card("take-that-smartypants")
def test_take_that_smartypants_counts_neither_other_houses_nor_own_cards_nor_the_hand():
    t = scene(
        {"hand": ["take-that-smartypants"], "battleline": [of("logos", "krump")]},
        {
            "battleline": [of("logos", "troll"), "valdr"],
            "artifacts": [of("logos", "cannon")],
            "hand": [of("logos", "punch")],
            "amber": 3,
        },
    )
    t.me.play("take-that-smartypants")
    assert t.me.amber == 1 and t.you.amber == 3
    t.settled()


@card("punch")
def test_punch_deals_3_damage_to_any_creature_through_its_armor():
    t = scene({"hand": ["punch"], "battleline": ["troll"]}, {"battleline": ["firespitter", "krump"]})
    t.me.play("punch")
    t.asks(me, ["troll", "firespitter", "krump"])
    t.me.pick("firespitter")
    assert damage_on(t, "troll", "firespitter", "krump") == [0, 2, 0] and t.me.amber == 1
    t.settled()


@card("punch")
def test_punch_spends_a_ward_and_needs_no_target():
    t = scene({"hand": ["punch", "punch"]}, {"battleline": [{"card": "looter-goblin", "ward": True}]})
    t.me.play("punch", "looter-goblin")
    assert t.you["looter-goblin"].damage == 0 and not t.you["looter-goblin"].ward
    t.me.play("punch", "looter-goblin")
    assert t.you.discard == ["looter-goblin"]
    empty = scene({"hand": ["punch"]})
    empty.me.play("punch")
    assert empty.me.amber == 1
    empty.settled()
    t.settled()


@card("relentless-assault")
def test_relentless_assault_fights_with_three_different_creatures_one_at_a_time():
    line = [{"card": id, "ready": False} for id in ("troll", "krump", "valdr", "bumpsy")]
    t = scene(
        {"hand": ["relentless-assault"], "battleline": line},
        {"battleline": ["wardrummer", "wardrummer", "wardrummer", "wardrummer"]},
    )
    t.me.play("relentless-assault")
    t.asks(me, ["troll", "krump", "valdr", "bumpsy", "done"])
    t.me.pick("troll", "wardrummer")
    assert t.me["troll"].damage == 3 and len(t.you.battleline) == 3  # the first fight is over before the next choice
    t.asks(me, ["krump", "valdr", "bumpsy", "done"])
    t.me.pick("krump", "wardrummer", "valdr", "wardrummer")
    assert t.you.battleline == ["wardrummer"] and damage_on(t, "krump", "valdr", "bumpsy") == [3, 3, 0]
    assert not t.me["bumpsy"].ready
    t.settled()


@card("relentless-assault")
def test_relentless_assault_may_stop_early_and_readies_where_there_is_no_enemy():
    line = [{"card": id, "ready": False} for id in ("troll", "krump", "valdr")]
    t = scene({"hand": ["relentless-assault"], "battleline": line})
    t.me.play("relentless-assault", "krump", "done")
    assert [it.ready for it in t.state.players[me].battleline] == [False, True, False]
    t.settled()


@card("smith")
def test_smith_pays_whoever_has_more_creatures():
    t = scene({"hand": ["smith"], "battleline": ["troll", "krump"]}, {"battleline": ["valdr"]})
    t.me.play("smith")
    assert t.me.amber == 3 and t.you.amber == 0
    t.settled()


@card("smith")
def test_smith_pays_nothing_for_as_many_creatures():
    t = scene({"hand": ["smith"], "battleline": ["troll"], "artifacts": ["cannon"]}, {"battleline": ["valdr"]})
    t.me.play("smith")
    assert t.me.amber == 1
    t.settled()


@card("sound-the-horns")
def test_sound_the_horns_digs_for_a_brobnar_creature():
    deck = ["punch", of("mars", "troll"), "cannon", "bumpsy", "krump"]
    t = scene({"hand": ["sound-the-horns"], "deck": deck}, {"deck": ["valdr"]})
    t.me.play("sound-the-horns")
    assert t.me.hand == ["bumpsy"] and t.me.deck == ["krump"] and t.you.deck == ["valdr"]
    assert t.me.discard == ["sound-the-horns", "cannon", "troll", "punch"] and t.me.amber == 1
    t.settled()


@card("sound-the-horns")
def test_sound_the_horns_stops_when_the_deck_is_empty():
    t = scene({"hand": ["sound-the-horns"], "deck": ["punch", "anger"], "discard": ["troll"]})
    t.me.play("sound-the-horns")
    assert t.me.hand == [] and t.me.deck == []
    assert t.me.discard == ["sound-the-horns", "anger", "punch", "troll"]
    t.settled()


@card("tremor", "unguarded-camp")
def test_who_could_stun_or_capture_nothing_is_not_asked():
    stunned = [{"card": "troll", "stunned": True}, {"card": "krump", "stunned": True}]
    t = scene({"hand": ["tremor", "unguarded-camp"], "battleline": stunned})
    t.me.play("tremor")
    t.asks(me, kind="main")
    t.me.play("unguarded-camp")
    t.asks(me, kind="main")
    assert t.me["troll"].amber == t.me["krump"].amber == 0
    t.settled()
    rich = scene({"hand": ["unguarded-camp"], "battleline": stunned}, {"amber": 1})
    rich.me.play("unguarded-camp", "krump")  # for the second there is nothing left
    rich.asks(me, kind="main")
    assert rich.me["krump"].amber == 1 and rich.you.amber == 0
    rich.settled()


@card("tremor")
def test_tremor_stuns_a_creature_and_its_neighbours():
    t = scene(
        {"hand": ["tremor"], "battleline": ["bumpsy"]},
        {"battleline": ["troll", "krump", {"card": "valdr", "stunned": True}, "headhunter"]},
    )
    t.me.play("tremor")
    t.asks(me, ["bumpsy", "troll", "krump", "valdr", "headhunter"])
    t.me.pick("krump")
    assert [it.stunned for it in t.state.players[you].battleline] == [True, True, True, False]
    assert not t.me["bumpsy"].stunned
    t.settled()


@card("tremor")
def test_tremor_on_a_flank_has_one_neighbour():
    t = scene({"hand": ["tremor"], "battleline": ["bumpsy", "troll", "krump"]}, {"battleline": ["valdr"]})
    t.me.play("tremor", "krump")
    assert [it.stunned for it in t.state.players[me].battleline] == [False, True, True]
    assert not t.you["valdr"].stunned
    t.settled()


@card("unguarded-camp")
def test_unguarded_camp_has_a_different_creature_capture_for_each_one_in_excess():
    t = scene(
        {"hand": ["unguarded-camp"], "battleline": ["troll", "krump", "valdr"]}, {"battleline": ["bumpsy"], "amber": 5}
    )
    t.me.play("unguarded-camp")
    t.asks(me, ["troll", "krump", "valdr"])
    t.me.pick("krump")
    t.asks(me, ["troll", "valdr"])
    t.me.pick("valdr")
    assert [it.amber for it in t.state.players[me].battleline] == [0, 1, 1]
    assert t.you.amber == 3 and t.me.amber == 1
    t.settled()


@card("unguarded-camp")
def test_unguarded_camp_does_nothing_without_an_excess_and_takes_no_more_than_is_there():
    t = scene({"hand": ["unguarded-camp"], "battleline": ["troll"]}, {"battleline": ["bumpsy", "krump"], "amber": 5})
    t.me.play("unguarded-camp")
    assert t.you.amber == 5 and t.me["troll"].amber == 0
    t.settled()
    poor = scene({"hand": ["unguarded-camp"], "battleline": ["troll", "krump"]}, {"amber": 1})
    poor.me.play("unguarded-camp", "krump", "troll")
    assert [it.amber for it in poor.state.players[me].battleline] == [0, 1] and poor.you.amber == 0
    poor.settled()


@card("warsong")
def test_warsong_pays_for_each_fight_also_one_that_its_creature_does_not_survive():
    t = scene({"hand": ["warsong"], "battleline": ["bumpsy", "troll", "krump"]}, {"battleline": ["kelifi-dragon"]})
    t.me.play("warsong")
    t.me.fight("bumpsy", "kelifi-dragon")
    assert t.me.amber == 1 and t.me.battleline == ["troll", "krump"]
    t.me.fight("troll", "kelifi-dragon")
    assert t.me.amber == 2 and t.you.amber == 0
    t.me.reap("krump")
    assert t.me.amber == 3
    t.settled()
    t.me.end()
    assert t.state.lasting == []


@rule("KF-FIGHT-130")
@card("warsong")
def test_warsong_pays_for_a_fight_that_was_skipped():
    weak = {"card": "wardrummer", "damage": 2}
    t = scene({"hand": ["warsong"], "battleline": ["firespitter"]}, {"battleline": [weak, "troll"]})
    t.me.play("warsong")
    t.me.fight("firespitter", "wardrummer")
    assert t.me.amber == 1 and t.me["firespitter"].damage == 0 and t.you["troll"].damage == 1
    t.settled()


@card("autocannon")
def test_autocannon_hits_every_creature_that_enters_play_and_nothing_else():
    t = scene({"hand": ["troll", "cannon"], "battleline": ["krump"]}, {"artifacts": ["autocannon"]})
    t.me.play("cannon")
    t.me.play("troll", "right")
    assert damage_on(t, "cannon", "krump", "troll") == [0, 0, 1]
    t.settled()


@rule("KF-PLAY-030")
@card("autocannon")
def test_autocannon_and_a_play_ability_come_in_the_order_of_the_active_player():
    t = scene({"hand": ["bumpsy"], "artifacts": ["autocannon"]}, {"amber": 2})
    t.me.play("bumpsy")
    t.asks(me, ["autocannon", "bumpsy"], kind="trigger")
    t.me.pick("autocannon")
    assert t.me["bumpsy"].damage == 1 and t.you.amber == 1
    t.settled()


@card("banner-of-battle")
def test_banner_of_battle_strengthens_friendly_creatures_only():
    t = scene(
        {"artifacts": ["banner-of-battle"], "battleline": ["troll", {"card": "krump", "owner": 1}]},
        {"battleline": ["valdr", {"card": "bumpsy", "owner": 0}]},
    )
    assert [power(t.state, t.card(id)) for id in ("troll", "krump", "valdr", "bumpsy")] == [9, 7, 6, 5]
    t.me.fight("krump", "valdr")
    assert t.you.battleline == ["bumpsy"] and t.me["krump"].damage == 6  # of 7
    t.settled()


@rule("KF-DMG-090")
@card("banner-of-battle")
def test_a_creature_that_lived_by_banner_of_battle_falls_with_it():
    t = scene(
        {
            "hand": ["barehanded"],
            "artifacts": ["banner-of-battle"],
            "battleline": [{"card": "troll", "damage": 8}, {"card": "krump", "damage": 5}],
        }
    )
    t.me.play("barehanded")
    assert t.me.battleline == ["krump"] and t.me.deck == ["banner-of-battle"]
    t.settled()


@card("cannon")
def test_cannon_deals_2_damage_to_a_creature():
    t = scene({"artifacts": ["cannon"], "battleline": ["troll"]}, {"battleline": ["krump", "valdr"]})
    t.me.action("cannon")
    t.asks(me, ["troll", "krump", "valdr"])
    t.me.pick("krump")
    assert damage_on(t, "troll", "krump", "valdr") == [0, 2, 0] and not t.me["cannon"].ready
    assert t.why("action", "cannon") == "KF-STATE-030"
    t.settled()


@card("cannon")
def test_cannon_is_silent_while_another_house_is_active():
    t = scene({"artifacts": ["cannon"]}, {"battleline": ["krump"]}, house="mars")
    assert t.offers("action") == [] and t.why("action", "cannon") == "KF-MAIN-020"
    t.settled()


@card("gauntlet-of-command")
def test_gauntlet_of_command_readies_a_friendly_creature_and_fights_with_it():
    t = scene(
        {"artifacts": ["gauntlet-of-command"], "battleline": [of("mars", "troll", ready=False), "bumpsy"]},
        {"battleline": ["krump"]},
    )
    t.me.action("gauntlet-of-command")
    t.asks(me, ["troll", "bumpsy"])
    t.me.pick("troll", "krump")
    assert t.you.discard == ["krump"] and t.me["troll"].damage == 6 and not t.me["troll"].ready
    assert not t.me["gauntlet-of-command"].ready and t.me["bumpsy"].ready
    t.settled()


@card("gauntlet-of-command")
def test_gauntlet_of_command_without_creatures_is_merely_exhausted():
    t = scene({"artifacts": ["gauntlet-of-command"]}, {"battleline": ["krump"]})
    t.me.action("gauntlet-of-command")
    assert not t.me["gauntlet-of-command"].ready and t.you["krump"].damage == 0
    t.settled()


@card("iron-obelisk")
def test_iron_obelisk_makes_keys_dearer_by_each_damaged_brobnar_creature_beside_it():
    t = scene(
        {
            "artifacts": ["iron-obelisk"],
            "battleline": [
                {"card": "troll", "damage": 1},
                {"card": "krump", "damage": 4},
                "valdr",
                of("mars", "bumpsy", damage=1),
            ],
        },
        {"battleline": [{"card": "headhunter", "damage": 1}], "amber": 7},
    )
    assert key_cost(t.state, you) == 8 and key_cost(t.state, me) == 6
    t.me.end()
    t.asks(you, kind="house")
    assert t.you.keys == () and t.you.amber == 7
    t.settled()


@card("iron-obelisk")
def test_a_key_is_forged_at_the_cost_that_iron_obelisk_sets():
    t = scene({"artifacts": ["iron-obelisk"], "battleline": [{"card": "troll", "damage": 1}]}, {"amber": 8})
    t.me.end()
    t.asks(you, ["red", "blue", "yellow"], kind="key")
    t.you.pick("blue")
    assert t.you.amber == 1 and t.you.keys == ("blue",)


@card("mighty-javelin")
def test_mighty_javelin_is_sacrificed_to_deal_4_damage_whatever_the_active_house():
    t = scene(
        {"artifacts": ["mighty-javelin"], "battleline": ["troll"]}, {"battleline": ["krump", "valdr"]}, house="mars"
    )
    t.me.omni("mighty-javelin")
    t.asks(me, ["troll", "krump", "valdr"])
    t.me.pick("valdr")
    assert damage_on(t, "troll", "krump", "valdr") == [0, 0, 4]
    assert t.me.artifacts == [] and t.me.discard == ["mighty-javelin"]
    t.settled()


@rule("KF-ARTI-050", "KF-ARTI-060")
@card("mighty-javelin")
def test_mighty_javelin_goes_to_its_owners_discard_pile_and_must_be_ready():
    t = scene({"artifacts": [{"card": "mighty-javelin", "owner": 1}, {"card": "screechbomb", "ready": False}]})
    assert t.offers("omni") == ["mighty-javelin"] and t.why("omni", "screechbomb") == "KF-STATE-030"
    t.me.omni("mighty-javelin")
    assert t.you.discard == ["mighty-javelin"] and t.me.discard == []
    t.settled()


@card("pile-of-skulls")
def test_pile_of_skulls_captures_for_an_enemy_creature_destroyed_in_its_players_turn():
    t = scene(
        {"hand": ["punch", "punch"], "artifacts": ["pile-of-skulls"], "battleline": ["troll", "wardrummer"]},
        {"battleline": ["looter-goblin", "krump"], "amber": 3},
    )
    t.me.play("punch", "looter-goblin")
    t.asks(me, ["troll", "wardrummer"])
    t.me.pick("troll")
    assert t.me["troll"].amber == 1 and t.you.amber == 2
    t.me.play("punch", "wardrummer")
    assert t.me["troll"].amber == 1 and t.you.amber == 2  # a friendly creature counts for nothing
    t.settled()


@card("pile-of-skulls")
def test_pile_of_skulls_takes_each_of_several_creatures_into_account():
    t = scene(
        {"hand": ["lava-ball"], "artifacts": ["pile-of-skulls"], "battleline": ["troll", "krump"]},
        {"battleline": ["looter-goblin", "pingle-who-annoys"], "amber": 3},
    )
    t.me.play("lava-ball", "looter-goblin", "looter-goblin")
    t.me.pick("troll", "krump")
    assert t.me["troll"].amber == t.me["krump"].amber == 1 and t.you.amber == 1
    t.settled()


@card("pile-of-skulls")
def test_pile_of_skulls_is_idle_in_the_opponents_turn_and_without_a_friendly_creature():
    t = scene({"battleline": ["bumpsy"], "amber": 3}, {"battleline": ["troll"], "artifacts": ["pile-of-skulls"]})
    t.me.fight("bumpsy", "troll")
    assert t.me.discard == ["bumpsy"] and t.me.amber == 3 and t.you["troll"].amber == 0
    t.settled()
    alone = scene({"hand": ["punch"], "artifacts": ["pile-of-skulls"]}, {"battleline": ["looter-goblin"], "amber": 3})
    alone.me.play("punch", "looter-goblin")
    assert alone.you.amber == 3
    alone.settled()


@card("screechbomb")
def test_screechbomb_is_sacrificed_and_costs_the_opponent_2():
    t = scene({"artifacts": ["screechbomb"], "amber": 5}, {"amber": 5}, house="mars")
    t.me.omni("screechbomb")
    assert t.you.amber == 3 and t.me.amber == 5 and t.me.discard == ["screechbomb"] and t.me.artifacts == []
    t.settled()


@card("screechbomb")
def test_screechbomb_takes_no_more_than_is_there():
    t = scene({"artifacts": [{"card": "screechbomb", "owner": 1}]}, {"amber": 1})
    t.me.omni("screechbomb")
    assert t.you.amber == 0 and t.you.discard == ["screechbomb"]
    t.settled()


@card("the-warchest")
def test_the_warchest_pays_for_enemy_creatures_destroyed_in_fights_this_turn():
    t = scene(
        {"hand": ["punch"], "artifacts": ["the-warchest"], "battleline": ["troll", "krump"]},
        {"battleline": ["looter-goblin", "wardrummer", "valdr", "pingle-who-annoys"]},
    )
    t.me.play("punch", "pingle-who-annoys")  # in no fight
    t.me.fight("troll", "wardrummer")
    t.me.fight("krump", "valdr")  # one of each side
    assert t.me.battleline == ["troll"] and t.you.battleline == ["looter-goblin"] and t.me.amber == 1
    t.me.action("the-warchest")
    assert t.me.amber == 3 and t.you.amber == 0
    t.settled()


@rule("KF-FIGHT-120")
@card("the-warchest")
def test_the_warchest_pays_nothing_for_a_fight_that_was_skipped():
    weak = {"card": "wardrummer", "damage": 2}
    t = scene({"artifacts": ["the-warchest"], "battleline": ["firespitter"]}, {"battleline": [weak]})
    t.me.fight("firespitter", "wardrummer")
    t.me.action("the-warchest")
    assert t.you.discard == ["wardrummer"] and t.me.amber == 0
    t.settled()


@card("the-warchest")
def test_the_warchest_forgets_the_turn_before():
    t = scene(
        {"battleline": ["wardrummer"], "houses": ["brobnar"]},
        {"battleline": ["troll"], "artifacts": ["the-warchest"], "houses": ["brobnar"]},
    )
    t.me.fight("wardrummer", "troll")
    t.me.end()
    t.you.house("brobnar")
    t.you.action("the-warchest")
    assert t.you.amber == 0
    t.settled()


@rule("KF-FORGE-080")
@card("bilgum-avalanche")
def test_bilgum_avalanche_rolls_over_each_enemy_creature_after_its_player_forges():
    t = scene({"battleline": ["troll", "krump"]}, {"battleline": ["bilgum-avalanche", "valdr"], "amber": 6})
    t.me.end()
    t.you.pick("red")
    assert damage_on(t, "troll", "krump", "bilgum-avalanche", "valdr") == [2, 2, 0, 0]
    t.asks(you, kind="house")
    t.settled()


@card("bilgum-avalanche")
def test_bilgum_avalanche_stays_still_when_the_opponent_forges():
    t = scene({"battleline": ["bilgum-avalanche"]}, {"battleline": ["valdr"], "amber": 6})
    t.me.end()
    t.you.pick("red")
    assert damage_on(t, "bilgum-avalanche", "valdr") == [0, 0] and t.you.keys == ("red",)
    t.settled()


@card("valdr")
def test_valdr_hits_a_flank_creature_harder():
    t = scene({"battleline": ["valdr"]}, {"battleline": ["kelifi-dragon", "krump", "troll"]})
    t.me.fight("valdr", "kelifi-dragon")
    assert t.you["kelifi-dragon"].damage == 8
    t.settled()


@card("valdr")
def test_valdr_hits_others_with_bare_power_and_is_not_hit_harder():
    t = scene({"battleline": ["valdr"]}, {"battleline": ["krump", "bumpsy", "troll"]})
    t.me.fight("valdr", "bumpsy")
    assert t.you.battleline == ["krump", "troll"] and t.me["valdr"].damage == 5
    t.settled()
    middle = scene({"battleline": ["valdr"]}, {"battleline": ["krump", "kelifi-dragon", "bumpsy"]})
    middle.me.fight("valdr", "kelifi-dragon")
    assert middle.you["kelifi-dragon"].damage == 6
    middle.settled()


@card("valdr")
def test_valdr_hits_an_attacker_with_bare_power():
    t = scene({"battleline": ["troll"]}, {"battleline": ["valdr"]})
    t.me.fight("troll", "valdr")
    assert t.me["troll"].damage == 6
    t.settled()


@card("bumpsy")
def test_bumpsy_costs_the_opponent_1_when_played():
    t = scene({"hand": ["bumpsy"], "amber": 2}, {"amber": 2})
    t.me.play("bumpsy")
    assert t.you.amber == 1 and t.me.amber == 2 and not t.me["bumpsy"].ready
    t.settled()


@card("bumpsy")
def test_bumpsy_finds_nothing_in_an_empty_pool():
    t = scene({"hand": ["bumpsy"], "battleline": ["troll"]})
    t.me.play("bumpsy", "left")
    assert t.you.amber == 0 and t.me.battleline == ["bumpsy", "troll"]
    t.settled()


@card("earthshaker")
def test_earthshaker_destroys_every_creature_of_power_3_or_less():
    titan = {"card": "grenade-snib", "upgrades": ["blood-of-titans"]}
    t = scene(
        {"hand": ["earthshaker"], "battleline": ["wardrummer", {"card": "troll", "damage": 7}]},
        {"battleline": ["looter-goblin", titan, {"card": "wardrummer", "ward": True}]},
    )
    t.me.play("earthshaker", "left")
    assert t.me.battleline == ["earthshaker", "troll"] and t.me.discard == ["wardrummer"]
    assert t.you.battleline == ["grenade-snib", "wardrummer"] and t.you.discard == ["looter-goblin"]
    assert not t.you["wardrummer"].ward
    t.settled()


@card("earthshaker")
def test_earthshaker_looks_at_power_as_it_is_now():
    t = scene(
        {"hand": ["earthshaker"], "battleline": ["king-of-the-crag"]},
        {"battleline": ["bumpsy", of("mars", "headhunter"), "krump"]},
    )
    t.me.play("earthshaker", "left")
    assert t.you.battleline == ["headhunter", "krump"] and t.you.discard == ["bumpsy"]  # 5, 4 and 3
    t.settled()


@card("firespitter")
def test_firespitter_burns_each_enemy_creature_before_it_fights():
    t = scene({"battleline": ["firespitter", "krump"]}, {"battleline": ["troll", "valdr", "firespitter"]})
    t.me.fight("firespitter", "troll")
    assert [it.damage for it in t.state.players[you].battleline] == [6, 1, 0]  # the last one has armor
    assert t.me["krump"].damage == 0 and t.me.discard == ["firespitter"]
    t.settled()


@rule("KF-FIGHT-110")
@card("firespitter")
def test_firespitter_that_burns_its_target_to_death_takes_no_damage():
    t = scene({"battleline": ["firespitter"]}, {"battleline": [{"card": "kelifi-dragon", "damage": 11}, "valdr"]})
    t.me.fight("firespitter", "kelifi-dragon")
    assert t.you.discard == ["kelifi-dragon"] and damage_on(t, "firespitter", "valdr") == [0, 1]
    t.settled()


@card("firespitter")
def test_firespitter_burns_nobody_when_it_is_attacked():
    t = scene({"battleline": ["troll", "krump"]}, {"battleline": ["firespitter"]})
    t.me.fight("troll", "firespitter")
    assert damage_on(t, "troll", "krump") == [5, 0]
    t.settled()


@card("ganger-chieftain")
def test_ganger_chieftain_may_ready_a_neighbour_and_fight_with_it():
    t = scene(
        {"hand": ["ganger-chieftain"], "battleline": ["krump", of("mars", "troll", ready=False)]},
        {"battleline": ["valdr"]},
    )
    t.me.play("ganger-chieftain", "right")
    t.asks(me, ["troll", "done"])
    t.me.pick("troll", "valdr")
    assert t.you.discard == ["valdr"] and t.me["troll"].damage == 6 and t.me["krump"].damage == 0
    t.settled()


@card("ganger-chieftain")
def test_ganger_chieftain_may_be_content_and_may_be_alone():
    t = scene(
        {"hand": ["ganger-chieftain"], "battleline": [{"card": "troll", "ready": False}]}, {"battleline": ["valdr"]}
    )
    t.me.play("ganger-chieftain", "left", "done")
    assert not t.me["troll"].ready and t.you["valdr"].damage == 0
    t.settled()
    alone = scene({"hand": ["ganger-chieftain"]}, {"battleline": ["valdr"]})
    alone.me.play("ganger-chieftain")
    alone.settled()


@card("grenade-snib")
def test_grenade_snib_costs_the_opponent_of_its_controller_2_when_destroyed():
    t = scene({"hand": ["punch"], "amber": 4}, {"battleline": ["grenade-snib"], "amber": 4})
    t.me.play("punch", "grenade-snib")
    assert t.me.amber == 3 and t.you.amber == 4  # one more by the icon, two less by the snib
    t.settled()


@card("grenade-snib")
def test_grenade_snib_counts_its_controller_not_its_owner_and_only_its_destruction():
    t = scene({"hand": ["punch", "wardrummer"], "battleline": [{"card": "grenade-snib", "owner": 1}]}, {"amber": 5})
    t.me.play("punch", "grenade-snib")
    assert t.you.amber == 3 and t.you.discard == ["grenade-snib"]
    t.settled()
    back = scene({"hand": ["wardrummer"], "battleline": ["grenade-snib"]}, {"amber": 5})
    back.me.play("wardrummer", "left")
    assert back.you.amber == 5 and back.me.hand == ["grenade-snib"]
    back.settled()


@card("headhunter")
def test_headhunter_gains_1_after_a_fight():
    t = scene({"battleline": ["headhunter"]}, {"battleline": ["wardrummer"]})
    t.me.fight("headhunter", "wardrummer")
    assert t.me.amber == 1 and t.me["headhunter"].damage == 3
    t.settled()


@rule("KF-FIGHT-050", "KF-FIGHT-060")
@card("headhunter")
def test_headhunter_gains_nothing_when_it_falls_or_is_attacked():
    t = scene({"battleline": ["headhunter", "wardrummer"]}, {"battleline": ["troll", "headhunter"]})
    t.me.fight("headhunter", "troll")
    t.me.fight("wardrummer", t.you["headhunter"].number)
    assert t.me.amber == 0 and t.you.amber == 0 and t.you["headhunter"].damage == 3
    t.settled()


@card("hebe-the-huge")
def test_hebe_the_huge_deals_2_damage_to_all_others_without_damage():
    t = scene(
        {"hand": ["hebe-the-huge"], "battleline": ["troll", {"card": "krump", "damage": 1}]},
        {"battleline": ["looter-goblin", "firespitter", {"card": "valdr", "damage": 3}]},
    )
    t.me.play("hebe-the-huge", "left")
    assert damage_on(t, "hebe-the-huge", "troll", "krump", "firespitter", "valdr") == [0, 2, 1, 1, 3]
    assert t.you.discard == ["looter-goblin"]
    t.settled()


@card("hebe-the-huge")
def test_hebe_the_huge_alone_hurts_nobody():
    t = scene({"hand": ["hebe-the-huge"]})
    t.me.play("hebe-the-huge")
    assert t.me["hebe-the-huge"].damage == 0
    t.settled()


@rule("KF-ABIL-200")
@card("kelifi-dragon")
def test_kelifi_dragon_needs_7_in_the_pool_when_it_is_played():
    t = scene({"hand": ["kelifi-dragon", "punch"], "amber": 6})
    assert t.offers("play") == ["punch"] and t.why("play", "kelifi-dragon") == "KF-ABIL-200"
    t.me.play("punch")
    t.me.play("kelifi-dragon")
    assert t.me.battleline == ["kelifi-dragon"] and t.me.amber == 7
    t.settled()


@card("kelifi-dragon")
def test_kelifi_dragon_gains_1_and_deals_5_damage_when_it_reaps():
    t = scene({"battleline": ["kelifi-dragon", "troll"]}, {"battleline": ["krump"]})
    t.me.reap("kelifi-dragon")
    t.asks(me, ["kelifi-dragon", "troll", "krump"])
    assert t.me.amber == 2
    t.me.pick("krump")
    assert damage_on(t, "kelifi-dragon", "troll", "krump") == [0, 0, 5]
    t.settled()


@rule("KF-ABIL-230")
@card("kelifi-dragon")
def test_kelifi_dragon_gains_1_and_deals_5_damage_when_it_has_fought():
    t = scene({"battleline": ["kelifi-dragon"]}, {"battleline": ["krump", "troll"]})
    t.me.fight("kelifi-dragon", "krump")
    t.asks(me, ["kelifi-dragon", "troll"])
    t.me.pick("troll")
    assert t.me.amber == 1 and damage_on(t, "kelifi-dragon", "troll") == [6, 5]
    t.settled()


@rule("KF-FAQGEN-220", "KF-DMG-100")
@card("king-of-the-crag")
def test_king_of_the_crag_destroys_a_looter_goblin_by_entering_play():
    t = scene(
        {"hand": ["king-of-the-crag"], "battleline": ["looter-goblin"]}, {"battleline": ["looter-goblin", "troll"]}
    )
    t.me.play("king-of-the-crag", "left")
    assert t.you.discard == ["looter-goblin"] and t.you.battleline == ["troll"]
    assert t.me.battleline == ["king-of-the-crag", "looter-goblin"]
    t.settled()


@rule("KF-FAQTIME-020", "KF-ABIL-160")
@card("king-of-the-crag", "pingle-who-annoys")
def test_king_of_the_crag_destroys_pingle_before_pingle_can_annoy():
    t = scene({"hand": ["king-of-the-crag"]}, {"battleline": ["pingle-who-annoys"]})
    t.me.play("king-of-the-crag")
    assert t.me["king-of-the-crag"].damage == 0 and t.you.discard == ["pingle-who-annoys"]
    t.settled()


@card("king-of-the-crag")
def test_king_of_the_crag_weakens_enemy_brobnar_creatures_only():
    t = scene(
        {"battleline": ["king-of-the-crag", "krump"]},
        {"battleline": ["troll", of("mars", "valdr"), "king-of-the-crag"]},
    )
    assert [power(t.state, it) for it in t.state.players[me].battleline] == [5, 4]
    assert [power(t.state, it) for it in t.state.players[you].battleline] == [6, 6, 5]
    t.me.fight("krump", "valdr")
    assert t.me.discard == ["krump"] and t.you["valdr"].damage == 4
    t.settled()


@card("krump")
def test_krump_costs_the_controller_of_its_victim_1():
    t = scene({"battleline": ["krump"], "amber": 3}, {"battleline": ["wardrummer"], "amber": 3})
    t.me.fight("krump", "wardrummer")
    assert t.you.amber == 2 and t.me.amber == 3 and t.me["krump"].damage == 3
    t.settled()


@rule("KF-FIGHT-070")
@card("krump")
def test_krump_costs_an_attacker_1_too():
    t = scene({"battleline": [{"card": "wardrummer", "owner": 1}], "amber": 3}, {"battleline": ["krump"], "amber": 3})
    t.me.fight("wardrummer", "krump")
    assert t.me.amber == 2 and t.you.amber == 3 and t.you.discard == ["wardrummer"]
    t.settled()


@rule("KF-FIGHT-080")
@card("krump")
def test_krump_does_nothing_for_other_deaths_nor_when_it_falls_too():
    t = scene(
        {"hand": ["punch"], "battleline": ["krump", "troll"]},
        {"battleline": ["wardrummer", "valdr", "bumpsy"], "amber": 3},
    )
    t.me.play("punch", "wardrummer")
    t.me.fight("troll", "bumpsy")
    t.me.fight("krump", "valdr")
    assert t.you.battleline == [] and t.me.battleline == ["troll"] and t.you.amber == 3
    t.settled()


@card("lomir-flamefist")
def test_lomir_flamefist_takes_2_from_a_pool_of_7():
    t = scene({"hand": ["lomir-flamefist"], "amber": 9}, {"amber": 7})
    t.me.play("lomir-flamefist")
    assert t.you.amber == 5 and t.me.amber == 9
    t.settled()


@card("lomir-flamefist")
def test_lomir_flamefist_leaves_a_pool_of_6_alone():
    t = scene({"hand": ["lomir-flamefist"], "amber": 9}, {"amber": 6})
    t.me.play("lomir-flamefist")
    assert t.you.amber == 6
    t.settled()


@card("looter-goblin")
def test_looter_goblin_pays_for_enemy_creatures_destroyed_after_it_has_reaped():
    t = scene(
        {"hand": ["punch", "punch"], "battleline": ["looter-goblin"]}, {"battleline": ["wardrummer", "wardrummer"]}
    )
    t.me.play("punch", "wardrummer")
    t.me.reap("looter-goblin")
    assert t.me.amber == 2
    t.me.play("punch", "wardrummer")
    assert t.me.amber == 4 and t.you.battleline == []
    t.settled()
    t.me.end()
    assert t.state.lasting == []


@rule("KF-PERS-020")
@card("looter-goblin")
def test_what_looter_goblin_began_goes_on_without_it():
    t = scene({"hand": ["punch", "punch"], "battleline": ["looter-goblin"]}, {"battleline": ["wardrummer"]})
    t.me.reap("looter-goblin")
    t.me.play("punch", "looter-goblin")
    t.me.play("punch", "wardrummer")
    assert t.me.battleline == [] and t.me.amber == 4
    t.settled()


@card("looter-goblin")
def test_looter_goblin_eludes_the_first_attack():
    t = scene({"battleline": ["troll", "krump"]}, {"battleline": ["looter-goblin"]})
    t.me.fight("troll", "looter-goblin")
    assert damage_on(t, "troll", "looter-goblin") == [0, 0]
    t.me.fight("krump", "looter-goblin")
    assert t.you.battleline == [] and t.me["krump"].damage == 2
    t.settled()


@card("mugwump")
def test_mugwump_heals_and_grows_after_a_kill():
    t = scene({"battleline": [{"card": "mugwump", "damage": 1}]}, {"battleline": ["wardrummer"]})
    t.me.fight("mugwump", "wardrummer")
    assert t.me["mugwump"].damage == 0 and t.me["mugwump"].counters == {"power": 1}
    assert power(t.state, t.me["mugwump"]) == 7
    t.settled()


@card("mugwump")
def test_mugwump_grows_on_attackers_too_but_not_on_those_who_live_or_die_elsewhere():
    t = scene(
        {"hand": ["punch"], "battleline": ["wardrummer", "looter-goblin", "kelifi-dragon"]},
        {"battleline": ["mugwump"]},
    )
    t.me.play("punch", "looter-goblin")
    assert t.you["mugwump"].counters == {}
    t.me.fight("wardrummer", "mugwump")
    assert t.you["mugwump"].counters == {"power": 1} and t.you["mugwump"].damage == 0
    t.me.fight("kelifi-dragon", "mugwump")
    t.me.pick("kelifi-dragon")
    assert t.you.discard == ["mugwump"]
    t.settled()


@card("pingle-who-annoys")
def test_pingle_who_annoys_hits_enemy_creatures_as_they_enter_play():
    t = scene(
        {"hand": ["troll", "cannon"], "battleline": ["pingle-who-annoys"]},
        {"battleline": [{"card": "pingle-who-annoys", "stunned": True}]},
    )
    t.me.play("cannon")
    t.me.play("troll", "left")
    assert t.me["troll"].damage == 1  # by the enemy one, not by the friendly one
    assert t.me["cannon"].damage == 0
    t.settled()


@card("pingle-who-annoys")
def test_pingle_who_annoys_eludes_the_first_attack():
    t = scene({"battleline": ["troll", "krump"]}, {"battleline": ["pingle-who-annoys"]})
    t.me.fight("troll", "pingle-who-annoys")
    assert damage_on(t, "troll", "pingle-who-annoys") == [0, 0]
    t.me.fight("krump", "pingle-who-annoys")
    assert t.you.discard == ["pingle-who-annoys"]
    t.settled()


@card("rock-hurling-giant")
def test_rock_hurling_giant_may_deal_4_damage_for_each_brobnar_card_discarded():
    t = scene({"hand": ["punch", "anger"], "battleline": ["rock-hurling-giant"]}, {"battleline": ["troll", "krump"]})
    t.discard("punch")
    t.asks(me, ["rock-hurling-giant", "troll", "krump", "done"])
    t.me.pick("troll")
    t.discard("anger", "done")
    assert damage_on(t, "rock-hurling-giant", "troll", "krump") == [0, 4, 0]
    t.settled()


@card("rock-hurling-giant")
def test_rock_hurling_giant_has_no_eye_for_cards_of_other_houses_nor_for_the_opponents():
    t = scene(
        {"hand": [of("mars", "punch")], "battleline": ["rock-hurling-giant"]}, {"battleline": ["troll"]}, house="mars"
    )
    t.discard("punch")
    assert t.you["troll"].damage == 0
    t.settled()
    theirs = scene({"hand": ["punch"], "battleline": ["troll"]}, {"battleline": ["rock-hurling-giant"]})
    theirs.discard("punch")
    assert theirs.me["troll"].damage == 0
    theirs.settled()


@card("rogue-ogre")
def test_rogue_ogre_heals_and_captures_at_the_end_of_a_turn_with_one_card_played():
    t = scene(
        {"hand": ["anger"], "battleline": [{"card": "rogue-ogre", "damage": 3}]},
        {"amber": 3, "houses": ["brobnar"]},
    )
    t.me.play("anger", "rogue-ogre")
    t.me.end()
    assert t.me["rogue-ogre"].damage == 1 and t.me["rogue-ogre"].amber == 1 and t.you.amber == 2
    t.settled()


@card("rogue-ogre")
def test_rogue_ogre_wants_exactly_one_card_whatever_was_discarded():
    for played in (0, 2):
        t = scene({"hand": ["smith"] * 3, "battleline": [{"card": "rogue-ogre", "damage": 3}]}, {"amber": 3})
        for _ in range(played):
            t.me.play("smith")
        t.discard("smith")
        t.me.end()
        assert t.me["rogue-ogre"].damage == 3 and t.me["rogue-ogre"].amber == 0 and t.you.amber == 3
        t.settled()


@card("rogue-ogre")
def test_rogue_ogre_does_not_mind_the_opponents_turn():
    t = scene({"hand": ["smith"], "battleline": ["troll"]}, {"battleline": [{"card": "rogue-ogre", "damage": 3}]})
    t.me.play("smith")
    t.me.end()
    assert t.you["rogue-ogre"].damage == 3 and t.you["rogue-ogre"].amber == 0 and t.me.amber == 1
    t.settled()


@card("smaaash")
def test_smaaash_stuns_a_creature():
    t = scene({"hand": ["smaaash"], "battleline": ["krump"]}, {"battleline": ["troll"]})
    t.me.play("smaaash", "left")
    t.asks(me, ["smaaash", "krump", "troll"])
    t.me.pick("troll")
    assert t.you["troll"].stunned and not t.me["krump"].stunned and not t.me["smaaash"].stunned
    t.settled()


@card("smaaash")
def test_smaaash_alone_must_stun_itself():
    t = scene({"hand": ["smaaash"]})
    t.me.play("smaaash")
    t.asks(me, ["smaaash"])
    t.me.pick("smaaash")
    assert t.me["smaaash"].stunned
    t.settled()


@rule("KF-FAQRULE-140", "KF-ABIL-210", "KF-STUN-080")
@card("smaaash")
def test_smaaash_may_choose_a_creature_that_is_stunned_already():
    t = scene({"hand": ["smaaash"]}, {"battleline": [{"card": "troll", "stunned": True}]})
    t.me.play("smaaash")
    t.asks(me, ["smaaash", "troll"])
    t.me.pick("troll")
    assert t.you["troll"].stunned and not t.me["smaaash"].stunned
    t.settled()


@card("tireless-crocag")
def test_tireless_crocag_fights_whatever_the_active_house_and_never_reaps():
    t = scene({"battleline": ["tireless-crocag", "krump"]}, {"battleline": ["troll"]}, house="mars")
    assert t.offers("fight") == ["tireless-crocag"] and t.offers("reap") == []
    assert t.why("reap", "tireless-crocag") == "KF-ABIL-180" and t.why("fight", "krump") == "KF-MAIN-020"
    t.me.fight("tireless-crocag", "troll")
    assert t.you["troll"].damage == 7
    t.settled()


@card("tireless-crocag")
def test_tireless_crocag_does_not_reap_in_its_own_house_either_and_may_recover_in_any():
    stunned = {"card": "tireless-crocag", "stunned": True}
    t = scene({"battleline": ["tireless-crocag", "krump"]}, {"battleline": ["troll"]})
    assert t.offers("reap") == ["krump"] and t.offers("fight") == ["tireless-crocag", "krump"]
    t = scene({"battleline": [stunned]}, {"battleline": ["troll"]}, house="mars")
    t.me.unstun("tireless-crocag")
    assert not t.me["tireless-crocag"].stunned
    t.settled()


@card("tireless-crocag")
def test_tireless_crocag_falls_with_the_last_enemy_creature():
    t = scene({"battleline": ["tireless-crocag", "krump"]}, {"battleline": ["bumpsy", "wardrummer"]})
    t.me.fight("tireless-crocag", "wardrummer")
    assert t.me.battleline == ["tireless-crocag", "krump"]
    t.me.fight("krump", "bumpsy")
    assert t.you.battleline == [] and t.me.battleline == ["krump"] and t.me.discard == ["tireless-crocag"]
    t.settled()


@card("tireless-crocag")
def test_tireless_crocag_played_against_nobody_falls_at_once():
    t = scene({"hand": ["tireless-crocag"], "artifacts": ["pile-of-skulls"]}, {"artifacts": ["cannon"]})
    t.me.play("tireless-crocag")
    assert t.me.battleline == [] and t.me.discard == ["tireless-crocag"]
    t.settled()


@card("troll")
def test_troll_heals_3_damage_when_it_reaps():
    t = scene({"battleline": [{"card": "troll", "damage": 5}, {"card": "krump", "damage": 2}]})
    t.me.reap("troll")
    assert t.me["troll"].damage == 2 and t.me["krump"].damage == 2 and t.me.amber == 1
    t.settled()


@card("troll")
def test_troll_heals_no_more_than_it_has_taken_and_not_by_fighting():
    t = scene({"battleline": [{"card": "troll", "damage": 1}]}, {"battleline": ["wardrummer"]})
    t.me.fight("troll", "wardrummer")
    assert t.me["troll"].damage == 4
    t.settled()
    fresh = scene({"battleline": [{"card": "troll", "damage": 2}]})
    fresh.me.reap("troll")
    assert fresh.me["troll"].damage == 0
    fresh.settled()


@card("wardrummer")
def test_wardrummer_calls_all_other_friendly_brobnar_creatures_back():
    t = scene(
        {
            "hand": ["wardrummer"],
            "battleline": ["troll", of("mars", "krump"), {"card": "valdr", "owner": 1}, "wardrummer"],
        },
        {"battleline": ["bumpsy"]},
    )
    t.me.play("wardrummer", "left")
    assert t.me.battleline == ["wardrummer", "krump"] and t.me.hand == ["troll", "wardrummer"]
    assert t.you.hand == ["valdr"] and t.you.battleline == ["bumpsy"]
    t.settled()


@rule("KF-WARD-080")
@card("wardrummer")
def test_wardrummer_is_not_heard_through_a_ward_and_what_was_captured_goes_back():
    t = scene(
        {
            "hand": ["wardrummer"],
            "battleline": [
                {"card": "troll", "ward": True},
                {"card": "krump", "amber": 2, "upgrades": ["phoenix-heart"]},
            ],
        },
        {"amber": 1},
    )
    t.me.play("wardrummer", "right")
    assert t.me.battleline == ["troll", "wardrummer"] and not t.me["troll"].ward
    assert t.me.hand == ["krump"] and t.me.discard == ["phoenix-heart"] and t.you.amber == 3
    t.settled()


@card("blood-of-titans")
def test_blood_of_titans_gives_one_creature_5_more_power():
    t = scene({"hand": ["blood-of-titans"], "battleline": ["wardrummer", "krump"]}, {"battleline": ["valdr"]})
    t.me.play("blood-of-titans")
    t.asks(me, ["wardrummer", "krump", "valdr"])
    t.me.pick("wardrummer")
    assert [power(t.state, t.card(id)) for id in ("wardrummer", "krump", "valdr")] == [8, 6, 6] and t.me.amber == 1
    t.me.fight("wardrummer", "valdr")
    assert t.you.discard == ["valdr"] and t.me["wardrummer"].damage == 6
    t.settled()


@card("blood-of-titans")
def test_blood_of_titans_needs_a_creature_and_is_discarded_with_it():
    t = scene({"hand": ["blood-of-titans"]})
    assert t.why("play", "blood-of-titans") == "KF-UPGR-020" and t.offers("play") == []
    titan = {"card": "wardrummer", "damage": 7, "upgrades": ["blood-of-titans"]}
    t = scene({"hand": ["punch"]}, {"battleline": [titan]})
    t.me.play("punch", "wardrummer")
    assert sorted(t.you.discard) == ["blood-of-titans", "wardrummer"]
    t.settled()


@card("phoenix-heart")
def test_phoenix_heart_returns_its_creature_and_burns_all_others_in_the_same_destruction():
    t = scene(
        {
            "hand": ["punch"],
            "battleline": [{"card": "bumpsy", "damage": 2, "upgrades": ["phoenix-heart"]}, "grenade-snib"],
        },
        {"battleline": ["headhunter"]},
    )
    t.me.play("punch", "bumpsy")
    assert t.me.hand == ["bumpsy"] and t.me.battleline == []
    assert t.me.discard == ["punch", "grenade-snib", "phoenix-heart"]
    assert t.you["headhunter"].damage == 3
    t.settled()


@card("phoenix-heart")
def test_phoenix_heart_returns_its_creature_to_the_hand_of_its_owner():
    t = scene(
        {"hand": ["phoenix-heart", "punch"], "battleline": ["troll"]},
        {"battleline": [{"card": "looter-goblin", "owner": 0, "amber": 1}, "krump"]},
    )
    t.me.play("phoenix-heart")
    t.asks(me, ["troll", "looter-goblin", "krump"])
    t.me.pick("looter-goblin")
    t.me.play("punch", "looter-goblin")
    assert t.me.hand == ["looter-goblin"] and damage_on(t, "troll", "krump") == [3, 3]
    assert t.me.discard == ["punch", "phoenix-heart"] and t.me.amber == 2
    t.settled()


@card("phoenix-heart")
def test_phoenix_heart_burns_the_creature_that_its_own_has_fought():
    t = scene(
        {"battleline": [{"card": "bumpsy", "upgrades": ["phoenix-heart"]}]}, {"battleline": ["troll", "wardrummer"]}
    )
    t.me.fight("bumpsy", "troll")
    t.asks(me, ["troll", "wardrummer"])  # 5 and 3 damage, and 3: both are discarded together
    t.me.pick("wardrummer")
    assert t.me.hand == ["bumpsy"] and t.you.discard == ["troll", "wardrummer"]
    t.settled()


@card("yo-mama-mastery")
def test_yo_mama_mastery_heals_its_creature_fully():
    t = scene(
        {"hand": ["yo-mama-mastery"], "battleline": [{"card": "troll", "damage": 7}, {"card": "krump", "damage": 2}]}
    )
    t.me.play("yo-mama-mastery", "troll")
    assert damage_on(t, "troll", "krump") == [0, 2] and t.me.amber == 1
    t.settled()


@card("yo-mama-mastery")
def test_yo_mama_mastery_gives_its_creature_taunt():
    t = scene(
        {"battleline": ["troll"]},
        {"battleline": ["bumpsy", "krump", {"card": "valdr", "upgrades": ["yo-mama-mastery"]}, "headhunter"]},
    )
    t.me.fight("troll")
    t.asks(me, ["bumpsy", "valdr"])
    t.me.pick("valdr")
    assert t.you.battleline == ["bumpsy", "krump", "headhunter"]
    t.settled()
