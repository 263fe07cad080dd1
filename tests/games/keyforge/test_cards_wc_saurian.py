"""Worlds Collide: Saurian."""

import pytest

from pioche.engine import PiocheError, new_scenario
from pioche.engine.scenario import position
from pioche.testing import card, me, rule, table


def scene(house, mine=None, yours=None, **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def pools(t):
    return t.me.amber, t.you.amber


@card("imperial-scutum")
def test_imperial_scutum_adds_armor():
    t = scene("saurian", {"hand": ["imperial-scutum"]}, {"battleline": ["troll", "krump"]})
    t.me.play("imperial-scutum")
    t.asks(me, ["troll", "krump"])
    t.me.pick("troll")
    line = t.match.view(0)["players"][1]["battleline"]
    assert [one["armor"] for one in line] == [2, 0] and t.me.amber == 1
    t.settled()


@card("imperial-scutum")
def test_the_aember_of_a_destroyed_bearer_goes_to_the_common_supply():
    for upgrades, amber in [(["imperial-scutum"], 0), ([], 3)]:
        t = scene(
            "dis",
            {"hand": ["gateway-to-dis"]},
            {"battleline": [{"card": "troll", "amber": 3, "upgrades": upgrades}]},
        )
        t.me.play("gateway-to-dis")
        assert pools(t) == (amber, 0) and t.you.battleline == []
        t.settled()


@card("imperial-scutum")
def test_the_aember_of_a_bearer_that_leaves_play_otherwise_goes_to_the_opponent():
    bearer = {"card": "troll", "amber": 3, "upgrades": ["imperial-scutum"]}
    t = scene("dis", {"hand": ["fear"]}, {"battleline": [bearer]})
    t.me.play("fear", "troll")
    assert pools(t) == (3, 0) and t.you.discard == ["imperial-scutum"] and t.you.hand == ["troll"]
    t.settled()


GORKUS = [
    {"card": "troll", "amber": 2},
    {"card": "optio-gorkus", "upgrades": ["imperial-scutum"]},
    {"card": "krump", "amber": 3},
]


@card("imperial-scutum")
@rule("KF-FAQDEST-090")
def test_the_neighbours_aember_may_pass_over_optio_gorkus_to_the_common_supply():
    t = scene("dis", {"hand": ["gateway-to-dis"], "battleline": GORKUS})
    scutum = t.number("imperial-scutum")
    t.me.play("gateway-to-dis")
    gorkus = t.number("optio-gorkus")
    t.asks(me, [scutum, gorkus, gorkus], kind="trigger")
    t.me.pick(gorkus, "optio-gorkus", gorkus, "optio-gorkus")
    t.asks(me, ["optio-gorkus", "troll", "krump"], kind="order")  # the order on the discard pile
    t.me.pick("troll", "krump")
    assert pools(t) == (0, 0) and t.me.battleline == []
    t.settled()


@card("imperial-scutum")
@rule("KF-FAQDEST-100")
def test_the_active_opponent_may_empty_optio_gorkus_first_and_get_the_neighbours_aember():
    t = scene("dis", {"hand": ["gateway-to-dis"]}, {"battleline": GORKUS})
    t.me.play("gateway-to-dis", "imperial-scutum")
    t.me.pick("optio-gorkus", "optio-gorkus")  # onto Gorkus, from one neighbour and from the other
    t.me.pick("troll", "krump")
    assert pools(t) == (5, 0) and t.you.battleline == []
    t.settled()


def strike_scene(theirs):
    return scene("saurian", {"hand": ["phalanx-strike"], "battleline": ["dodger", "troll"]}, {"battleline": theirs})


@card("phalanx-strike")
def test_phalanx_strike_hits_for_each_friendly_creature_and_once_more_for_an_exalted_one():
    t = strike_scene(["krump", "bumpsy"])
    t.me.play("phalanx-strike")
    t.asks(me, ["dodger", "troll", "krump", "bumpsy"])
    t.me.pick("krump")
    t.asks(me, ["dodger", "troll", "done"])
    t.me.pick("dodger")
    t.asks(me, ["dodger", "troll", "krump", "bumpsy"])
    t.me.pick("bumpsy")
    assert t.you["krump"].damage == t.you["bumpsy"].damage == 2 and t.me["dodger"].amber == 1
    assert t.me.amber == 1 and t.me["dodger"].damage == t.me["troll"].damage == 0
    t.settled()


@card("phalanx-strike")
def test_phalanx_strike_need_not_be_repeated():
    t = strike_scene(["krump"])
    t.me.play("phalanx-strike", "krump", "done")
    assert t.you["krump"].damage == 2 and t.me["dodger"].amber == t.me["troll"].amber == 0
    t = scene("saurian", {"hand": ["phalanx-strike"]}, {"battleline": ["krump"]})
    t.me.play("phalanx-strike", "krump")
    assert t.you["krump"].damage == 0
    t = scene("saurian", {"hand": ["phalanx-strike"]})
    t.me.play("phalanx-strike")
    assert t.me.discard == ["phalanx-strike"] and t.me.amber == 1
    t.settled()


@card("phalanx-strike")
def test_phalanx_strike_counts_the_creatures_anew():
    t = strike_scene(["krump"])
    t.match.patch({"cards": [{"number": t.number("dodger"), "damage": 3}]})
    t.me.play("phalanx-strike", "dodger", "troll", "krump")
    assert t.me.battleline == ["troll"] and t.you["krump"].damage == 1 and t.me["troll"].amber == 1
    t.settled()


@card("phalanx-strike")
@rule("KF-FAQTIME-100")
def test_the_second_strike_of_phalanx_strike_hurts_what_the_first_one_found_warded():
    t = strike_scene([{"card": "krump", "ward": True}])
    t.me.play("phalanx-strike", "krump", "troll", "krump")
    assert t.you["krump"].damage == 2 and not t.you["krump"].ward
    t.settled()


@card("senator-shrix")
def test_senator_shrix_may_be_exalted_when_it_is_played_and_when_it_reaps():
    for answer, amber in [("yes", 1), ("no", 0)]:
        t = scene("saurian", {"hand": ["senator-shrix"]})
        t.me.play("senator-shrix")
        t.asks(me, ["yes", "no"], kind="confirm")
        t.me.pick(answer)
        assert t.me["senator-shrix"].amber == amber and t.me.amber == 0
        t.match.patch({"cards": [{"number": t.number("senator-shrix"), "ready": True}]})
        t.me.reap("senator-shrix", answer)
        assert t.me["senator-shrix"].amber == 2 * amber and t.me.amber == 1
        t.settled()


def at_my_next_turn(pool, on_shrix, theirs=0):
    """The turn before, in which seat 1 does nothing."""
    shrix = {"card": "senator-shrix", "amber": on_shrix}
    t = table(
        "keyforge",
        active=1,
        house="saurian",
        me={"battleline": [shrix], "amber": pool, "houses": ["saurian"]},
        you={"amber": theirs},
    )
    t.you.end()
    return t


@card("senator-shrix")
@rule("KF-FORGE-060")
def test_the_aember_on_senator_shrix_counts_and_a_key_must_be_forged():
    t = at_my_next_turn(4, 2)
    t.asks(me, ["number:2"], kind="spend")
    t.me.pick("number:2", "red")
    assert t.me.keys == ("red",) and t.me.amber == 0 == t.me["senator-shrix"].amber
    t.settled()


@card("senator-shrix")
def test_too_little_aember_is_too_little_with_senator_shrix_too():
    t = at_my_next_turn(3, 2)
    assert t.me.keys == () and t.me.amber == 3 and t.me["senator-shrix"].amber == 2
    t.asks(me, ["house:saurian"], kind="house")
    t.settled()


@card("senator-shrix")
@rule("KF-FORGE-070")
def test_the_active_player_decides_what_is_paid_from_senator_shrix():
    for paid, left in [(1, (0, 4)), (3, (2, 2)), (5, (4, 0))]:
        t = at_my_next_turn(5, 5)
        t.asks(me, [f"number:{n}" for n in (1, 2, 3, 4, 5)], kind="spend")
        t.me.pick(f"number:{paid}", "blue")
        assert (t.me.amber, t.me["senator-shrix"].amber) == left and t.me.keys == ("blue",)
        t.settled()


@card("senator-shrix")
@rule("KF-FAQGEN-200", "KF-FAQGEN-210")
def test_a_destroyed_keyfrog_forges_with_senator_shrix_and_the_active_player_splits_the_cost():
    theirs = ["keyfrog", {"card": "senator-shrix", "amber": 5}]
    t = scene("brobnar", {"hand": ["punch"]}, {"battleline": theirs, "amber": 5})
    t.me.play("punch", "keyfrog")
    t.asks(me, [f"number:{n}" for n in (1, 2, 3, 4, 5)], kind="spend")
    t.me.pick("number:1")
    t.asks(me, ["red", "blue", "yellow"], kind="key")
    t.me.pick("red")
    assert t.you.keys == ("red",) and t.you.amber == 0 and t.you["senator-shrix"].amber == 4
    assert t.you.discard == ["keyfrog"] and t.me.keys == ()
    t.settled()


@card("gargantodon")
def test_gargantodon_enters_stunned_and_deals_4_damage_in_a_fight():
    t = scene("saurian", {"hand": ["gargantodon"]}, {"battleline": ["troll"]})
    t.me.play("gargantodon")
    assert t.me["gargantodon"].stunned
    t = scene("saurian", {"battleline": ["gargantodon"]}, {"battleline": ["troll"]})
    t.me.fight("gargantodon", "troll")
    assert t.you["troll"].damage == 4 and t.me["gargantodon"].damage == 8
    t = scene("brobnar", {"battleline": ["troll"]}, {"battleline": ["gargantodon"]})
    t.me.fight("troll", "gargantodon")
    assert t.me["troll"].damage == 4 and t.you["gargantodon"].damage == 8
    t.settled()


@card("gargantodon")
def test_creatures_of_the_active_player_capture_each_aember_that_would_be_stolen():
    t = scene(
        "shadows",
        {"hand": ["too-much-to-protect"], "battleline": ["dodger", "troll"]},
        {"battleline": ["gargantodon"], "amber": 9},
    )
    t.me.play("too-much-to-protect")
    for captor in ("dodger", "troll", "dodger"):
        t.asks(me, ["dodger", "troll"])
        t.me.pick(captor)
    assert pools(t) == (1, 6) and t.me["dodger"].amber == 2 and t.me["troll"].amber == 1
    assert t.you["gargantodon"].amber == 0
    t.settled()


@card("gargantodon")
def test_a_single_creature_captures_all_and_without_one_nothing_happens():
    t = scene("shadows", {"hand": ["too-much-to-protect"], "battleline": ["gargantodon"]}, {"amber": 9})
    t.me.play("too-much-to-protect", "gargantodon")
    assert pools(t) == (1, 6) and t.me["gargantodon"].amber == 3
    t = scene("shadows", {"hand": ["too-much-to-protect"]}, {"battleline": ["gargantodon"], "amber": 9})
    t.me.play("too-much-to-protect")
    assert pools(t) == (1, 9) and t.you["gargantodon"].amber == 0
    t.settled()


@card("gargantodon")
def test_what_was_captured_instead_was_not_stolen():
    t = scene(
        "shadows", {"hand": ["nerve-blast"], "battleline": ["gargantodon"]}, {"battleline": ["troll"], "amber": 1}
    )
    t.me.play("nerve-blast", "gargantodon")
    assert pools(t) == (0, 0) and t.me["gargantodon"].amber == 1 and t.you["troll"].damage == 0
    t.settled()


@card("gargantodon")
def test_the_active_players_creature_captures_from_its_own_player_too():
    t = scene(
        "brobnar",
        {"hand": ["punch"], "battleline": ["troll", "gargantodon"], "amber": 2},
        {"battleline": ["magda-the-rat"]},
    )
    t.match.patch({"cards": [{"number": t.number("magda-the-rat"), "damage": 1}]})
    t.me.play("punch", "magda-the-rat")  # its controller's opponent, here the active player, would steal
    assert t.you.battleline == [] and pools(t) == (3, 0)
    t = scene(
        "brobnar",
        {"hand": ["punch"], "battleline": [{"card": "magda-the-rat", "damage": 1}, "troll", "gargantodon"], "amber": 2},
        {"amber": 0},
    )
    t.me.play("punch", "magda-the-rat", "troll", "gargantodon")
    assert pools(t) == (1, 0) and t.me["troll"].amber == 1 == t.me["gargantodon"].amber
    t.settled()


@card("terrordactyl")
def test_terrordactyl_hits_the_neighbours_of_the_creature_that_it_fights_first():
    t = scene(
        "saurian", {"battleline": ["terrordactyl", "dodger"]}, {"battleline": ["krump", "troll", "bumpsy", "valdr"]}
    )
    t.me.fight("terrordactyl", "troll")
    assert [t.you[id].damage for id in ("krump", "troll", "bumpsy", "valdr")] == [4, 4, 4, 0]
    assert t.me["terrordactyl"].damage == 8 and t.me["dodger"].damage == 0
    t.settled()


@card("terrordactyl")
def test_terrordactyl_enters_stunned_and_strikes_back_with_4_but_at_no_neighbours():
    t = scene("saurian", {"hand": ["terrordactyl"]})
    t.me.play("terrordactyl")
    assert t.me["terrordactyl"].stunned
    t = scene("brobnar", {"battleline": ["krump", "troll"]}, {"battleline": ["terrordactyl"]})
    t.me.fight("troll", "terrordactyl")
    assert t.me["troll"].damage == 4 and t.me["krump"].damage == 0 and t.you["terrordactyl"].damage == 8
    t.settled()


@card("auto-legionary")
@rule("KF-ERRATA-110")
def test_auto_legionary_goes_to_a_flank_and_may_then_be_used_in_every_house():
    mine = {"artifacts": ["auto-legionary"], "battleline": ["dodger", "troll"], "houses": ["saurian", "dis"]}
    t = scene("saurian", mine, {"battleline": ["krump"], "houses": ["brobnar"]})
    assert t.offers("action") == ["auto-legionary"] and t.offers("reap") == []
    t.me.action("auto-legionary")
    t.asks(me, ["left", "right"])
    t.me.pick("right")
    assert t.me.battleline == ["dodger", "troll", "auto-legionary"] and t.me.artifacts == []
    shown = t.match.view(1)["players"][0]["battleline"][2]
    assert (shown["type"], shown["power"], shown["houses"]) == ("creature", 5, ["saurian"])
    assert not t.me["auto-legionary"].ready
    t.me.end()
    t.you.house("brobnar")
    t.you.end()
    t.me.house("dis")
    assert t.offers("reap") == t.offers("fight") == t.offers("action") == ["auto-legionary"]
    t.me.reap("auto-legionary")
    assert t.me.amber == 1
    t.settled()


@card("auto-legionary")
def test_an_auto_legionary_behind_the_line_needs_its_own_house():
    t = scene("dis", {"artifacts": ["auto-legionary"]})
    assert t.why("action", "auto-legionary") == "KF-MAIN-020" and t.offers("action") == []
    assert t.why("reap", "auto-legionary") != ""
    t = scene("saurian", {"artifacts": ["auto-legionary"]})
    t.me.action("auto-legionary")
    assert t.me.battleline == ["auto-legionary"] and t.me.artifacts == []
    t.settled()


@card("auto-legionary")
def test_auto_legionary_may_change_flanks():
    t = scene("dis", {"battleline": ["auto-legionary", "dodger"]})
    t.me.action("auto-legionary")
    t.asks(me, ["left", "right"])
    t.me.pick("right")
    assert t.me.battleline == ["dodger", "auto-legionary"]
    t.settled()


@card("auto-legionary")
@rule("KF-ERRATA-120")
def test_auto_legionary_in_the_line_is_a_creature_and_no_artifact():
    line = [{"card": "auto-legionary", "amber": 2}, "zorg"]
    t = scene("mars", {"hand": ["emp-blast"]}, {"battleline": line, "artifacts": ["auto-legionary"]})
    t.me.play("emp-blast")
    assert t.you.battleline == ["auto-legionary", "zorg"] and t.you.discard == ["auto-legionary"]
    assert t.you["auto-legionary"].stunned  # a Robot
    t = scene("dis", {"hand": ["gateway-to-dis"]}, {"battleline": [line[0]], "artifacts": ["auto-legionary"]})
    t.me.play("gateway-to-dis")
    assert t.you.battleline == [] and t.you.artifacts == ["auto-legionary"] and t.you.discard == ["auto-legionary"]
    assert pools(t) == (2, 0)
    t.settled()


@card("auto-legionary")
def test_auto_legionary_fights_and_is_fought_has_neighbours_and_takes_upgrades():
    mine = {"hand": ["imperial-scutum"], "battleline": ["terrordactyl", "dodger"]}
    t = scene("saurian", mine, {"battleline": ["krump", "auto-legionary", "troll"]})
    t.me.play("imperial-scutum")
    t.asks(me, ["terrordactyl", "dodger", "krump", "auto-legionary", "troll"])
    t.me.pick("auto-legionary")
    t.me.fight("terrordactyl", "krump")
    assert t.you["krump"].damage == 4 and t.you["auto-legionary"].damage == 2 and t.you["troll"].damage == 0
    t.settled()


@card("auto-legionary")
@rule("KF-UPGR-050")
def test_an_auto_legionary_that_is_no_creature_any_more_loses_its_upgrades():
    legionary = {
        "card": "auto-legionary",
        "damage": 2,
        "stunned": True,
        "amber": 1,
        "upgrades": [{"card": "blood-of-titans", "owner": 0}, "ghostform"],
    }
    mine = {"hand": ["shadow-of-dis"], "battleline": ["auto-legionary"]}
    t = scene("dis", mine, {"battleline": ["troll", legionary, "krump"]})
    t.me.play("shadow-of-dis")  # without its text it is but an artifact
    assert t.me.battleline == ["auto-legionary"] and t.me["auto-legionary"].type == "creature"
    assert t.you.battleline == ["troll", "krump"] and t.you.artifacts == ["auto-legionary"]
    assert t.you.discard == ["ghostform"] and t.me.discard == ["shadow-of-dis", "blood-of-titans"]
    it = t.you["auto-legionary"]
    assert (it.type, it.damage, it.stunned, it.amber, it.upgrades) == ("artifact", 0, False, 1, [])
    t.settled()


@card("auto-legionary")
def test_a_scene_may_have_an_auto_legionary_in_the_line_and_creatures_things_on_it_there_only():
    hurt = {"card": "auto-legionary", "damage": 1, "house": "dis"}
    t = scene("dis", {"battleline": [hurt]})
    again = new_scenario("keyforge", position(t.match.game, t.state))
    assert again.state.players[me].battleline[0].type == "creature" and t.offers("reap") == ["auto-legionary"]
    with pytest.raises(PiocheError) as error:
        scene("dis", {"artifacts": [hurt]})
    assert [refusal.rule for refusal in error.value.refusals] == ["KF-CREA-010"]
    t.settled()


def crassosaurus_scene(mine, yours):
    return scene("saurian", {"hand": ["crassosaurus"], "amber": mine}, {"amber": yours})


@card("crassosaurus")
@rule("KF-FAQGEN-070")
def test_crassosaurus_must_capture_10_aember_where_there_are_10():
    t = crassosaurus_scene(4, 6)
    t.me.play("crassosaurus")
    assert pools(t) == (0, 0) and t.me["crassosaurus"].amber == 10 and t.me.purged == []
    t.settled()


@card("crassosaurus")
def test_crassosaurus_captures_from_either_pool_as_its_player_likes():
    t = crassosaurus_scene(4, 8)
    t.me.play("crassosaurus")
    t.asks(me, ["number:2", "number:3", "number:4"], kind="number")
    t.me.pick("number:3")
    assert pools(t) == (1, 1) and t.me["crassosaurus"].amber == 10
    t = crassosaurus_scene(2, 11)
    t.me.play("crassosaurus")
    t.asks(me, ["number:0", "number:1", "number:2"], kind="number")
    t.me.pick("number:0")
    assert pools(t) == (2, 1) and t.me["crassosaurus"].amber == 10
    t = crassosaurus_scene(12, 0)
    t.me.play("crassosaurus")
    assert pools(t) == (2, 0) and t.me.battleline == ["crassosaurus"]
    t.settled()


@card("crassosaurus")
def test_crassosaurus_with_fewer_than_10_aember_is_purged_and_all_goes_to_the_opponent():
    t = crassosaurus_scene(3, 6)
    t.me.play("crassosaurus")
    assert t.me.battleline == [] and t.me.purged == ["crassosaurus"] and pools(t) == (0, 9)
    t.settled()


@card("crassosaurus")
def test_crassosaurus_is_elusive():
    t = scene("brobnar", {"battleline": ["troll"]}, {"battleline": ["crassosaurus"]})
    t.me.fight("troll", "crassosaurus")
    assert t.you["crassosaurus"].damage == 0 == t.me["troll"].damage and t.you["crassosaurus"].armor_used == 0
    t.settled()
