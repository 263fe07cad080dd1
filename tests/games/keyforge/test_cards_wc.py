"""Worlds Collide: Brobnar, Dis, Shadows and Untamed."""

from pioche.games.keyforge.state import HOUSES
from pioche.testing import card, me, rule, table, you


def scene(house, mine=None, yours=None, **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def pools(t):
    return t.me.amber, t.you.amber


# Brobnar


@card("nizak-the-forgotten")
@rule("KF-KWINVUL-010")
def test_nizak_cannot_be_hurt_while_it_fights_and_what_it_destroys_goes_back_to_hand():
    t = scene("brobnar", {"battleline": ["nizak-the-forgotten"]}, {"battleline": ["bumpsy", "troll"]})
    t.me.fight("nizak-the-forgotten", "bumpsy")
    assert t.me["nizak-the-forgotten"].damage == 0
    assert t.you.battleline == ["troll"] and t.you.hand == ["bumpsy"] and t.you.discard == []
    t.settled()


@card("nizak-the-forgotten")
def test_nizak_is_invulnerable_as_a_defender_too_and_against_all_that_a_fight_brings():
    t = scene("untamed", {"battleline": ["ancient-bear", "dodger"]}, {"battleline": ["nizak-the-forgotten"]})
    t.me.fight("ancient-bear", "nizak-the-forgotten")  # assault
    assert t.you["nizak-the-forgotten"].damage == 0
    assert t.me.battleline == ["dodger"] and t.me.hand == ["ancient-bear"] and t.me.discard == []
    t = scene("brobnar", {"battleline": ["nizak-the-forgotten"]}, {"battleline": ["briar-grubbling", "troll"]})
    t.me.fight("nizak-the-forgotten", "briar-grubbling")  # hazardous
    assert t.me["nizak-the-forgotten"].damage == 0 and t.you.hand == ["briar-grubbling"]
    t.settled()


@card("nizak-the-forgotten")
def test_nizak_is_as_others_are_once_the_fight_is_over():
    t = scene(
        "brobnar",
        {"hand": ["punch"], "battleline": ["nizak-the-forgotten"]},
        {"battleline": ["krump", {"card": "troll", "ward": True}]},
    )
    t.me.fight("nizak-the-forgotten", "troll")
    assert t.me["nizak-the-forgotten"].damage == 0 and not t.you["troll"].ward
    t.me.play("punch", "nizak-the-forgotten")
    assert t.me["nizak-the-forgotten"].damage == 3 and t.you.battleline == ["krump", "troll"]
    t.settled()


@card("nizak-the-forgotten")
def test_nizak_returns_only_what_was_destroyed_fighting_it_and_lies_in_a_discard_pile():
    t = scene(
        "brobnar",
        {"hand": ["lava-ball"], "battleline": ["nizak-the-forgotten"]},
        {"battleline": ["troll", {"card": "urchin", "owner": 0}, "dextre"]},
    )
    t.me.play("lava-ball", "urchin")
    assert t.me.discard == ["lava-ball", "urchin"] and t.me.hand == [] and t.you.battleline == ["troll", "dextre"]
    t.me.fight("nizak-the-forgotten", "dextre")
    assert t.you.deck == ["dextre"] and t.you.hand == [] and t.you.battleline == ["troll"]
    t.settled()


# Dis


HAUNTED = ["anger"] * 10


@card("the-grim-reaper")
@rule("KF-MISC-010")
def test_the_grim_reaper_enters_ready_for_a_haunted_player_only():
    for pile, ready in [(HAUNTED, True), (HAUNTED[1:], False)]:
        t = scene("dis", {"hand": ["the-grim-reaper"], "discard": pile}, {"discard": HAUNTED[: 11 - len(pile)]})
        assert t.match.view(0)["players"][0]["haunted"] is ready
        t.me.play("the-grim-reaper")
        assert t.me["the-grim-reaper"].ready is ready
        t.settled()


@card("the-grim-reaper")
@rule("KF-KWINVUL-020")
def test_the_grim_reaper_purges_one_creature_of_each_side_itself_perhaps():
    theirs = [{"card": "troll", "upgrades": ["ghostform"]}, "krump"]
    t = scene("dis", {"battleline": ["the-grim-reaper", "dodger"]}, {"battleline": theirs})
    t.me.reap("the-grim-reaper")
    t.asks(me, ["troll", "krump"])
    t.me.pick("troll")
    t.asks(me, ["the-grim-reaper", "dodger"])
    t.me.pick("the-grim-reaper")
    assert t.you.purged == ["troll"] and t.you.discard == ["ghostform"] and t.you.battleline == ["krump"]
    assert t.me.purged == ["the-grim-reaper"] and t.me.battleline == ["dodger"] and t.me.amber == 1
    t.settled()


@card("the-grim-reaper")
def test_the_grim_reaper_must_purge_as_much_as_it_can():
    t = scene("dis", {"battleline": ["the-grim-reaper"]})
    t.me.reap("the-grim-reaper")
    t.asks(me, ["the-grim-reaper"])
    t.me.pick("the-grim-reaper")
    assert t.me.purged == ["the-grim-reaper"] and t.me.amber == 1
    warded = {"card": "troll", "ward": True, "owner": 0}
    t = scene("dis", {"battleline": ["the-grim-reaper", "dodger"]}, {"battleline": [warded]})
    t.me.reap("the-grim-reaper", "troll", "dodger")
    assert t.you.battleline == ["troll"] and not t.you["troll"].ward and t.me.purged == ["dodger"]
    t.settled()


def forge_scene(mine, amber=9, **more):
    return scene("dis", {"artifacts": ["obsidian-forge"], "battleline": mine, "amber": amber} | more)


@card("obsidian-forge")
def test_obsidian_forge_sacrifices_creatures_for_a_cheaper_key():
    t = forge_scene(["dodger", "troll", "krump", "bumpsy"])
    t.me.action("obsidian-forge")
    t.asks(me, ["dodger", "troll", "krump", "bumpsy", "done"])
    t.me.pick("dodger", "troll", "krump", "done")
    t.me.pick("dodger", "troll")
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes", "red")
    assert t.me.keys == ("red",) and t.me.amber == 0 and t.me.battleline == ["bumpsy"] and t.me.artifacts == []
    assert t.me.discard == ["obsidian-forge", "krump", "troll", "dodger"]
    t.settled()


@card("obsidian-forge")
def test_obsidian_forge_stays_where_no_key_is_forged():
    t = forge_scene(["dodger", "troll"], amber=12)
    t.me.action("obsidian-forge", "done", "no")
    assert t.me.keys == () and t.me.artifacts == ["obsidian-forge"] and t.me.battleline == ["dodger", "troll"]
    t = forge_scene(["dodger"], amber=10)
    t.me.action("obsidian-forge", "dodger")  # 11 Æ are needed, so that nothing is asked
    assert t.me.keys == () and t.me.artifacts == ["obsidian-forge"] and t.me.battleline == [] and t.me.amber == 10
    t.settled()


@card("obsidian-forge")
@rule("KF-FORGE-100")
def test_a_key_at_obsidian_forge_never_costs_less_than_nothing():
    t = forge_scene(["dodger"] * 13, amber=5)
    for it in t.state.players[me].battleline.copy():
        t.me.pick(it.number) if t.match.decision.kind == "target" else t.me.action("obsidian-forge", it.number)
    t.me.pick("yes", "red")
    assert t.me.keys == ("red",) and t.me.amber == 5 and t.me.battleline == []
    t.settled()


@card("obsidian-forge")
@rule("KF-FAQGEN-230")
def test_a_warded_creature_makes_no_key_cheaper_at_obsidian_forge():
    for amber, forges in [(10, True), (9, False)]:
        t = forge_scene([{"card": "dodger", "ward": True}, "dodger", "dodger"], amber)
        first, second, third = (it.number for it in t.state.players[me].battleline)
        t.me.action("obsidian-forge", first, second, third)
        assert t.me.battleline == ["dodger"] and not t.me["dodger"].ward
        assert (t.match.decision.kind == "confirm") is forges
        if forges:
            t.me.pick("yes", "blue")
            assert t.me.amber == 0 and t.me.keys == ("blue",)
        t.settled()


@card("obsidian-forge", "ghostform")
@rule("KF-KWINVUL-040")
def test_an_invulnerable_creature_cannot_be_sacrificed():
    t = forge_scene([{"card": "troll", "upgrades": ["ghostform"]}], amber=11)
    t.me.action("obsidian-forge", "troll")
    assert t.me.battleline == ["troll"] and t.me.keys == () and t.me.amber == 11
    t = scene("shadows", {"hand": ["pawn-sacrifice"], "battleline": [{"card": "troll", "upgrades": ["ghostform"]}]})
    t.me.play("pawn-sacrifice", "troll")
    assert t.me.battleline == ["troll"] and t.me["troll"].damage == 0
    t.settled()


# Shadows


@card("ghostform")
@rule("KF-KWINVUL-010")
def test_an_invulnerable_creature_takes_no_damage_and_is_not_destroyed():
    mine = {"hand": ["gateway-to-dis", "tendrils-of-pain"], "battleline": ["dodger"]}
    t = scene("dis", mine, {"battleline": [{"card": "titan-mechanic", "upgrades": ["ghostform"]}, "krump"]})
    t.me.play("tendrils-of-pain")
    assert t.you["titan-mechanic"].damage == 0 and t.you["krump"].damage == 1 == t.me["dodger"].damage
    t.me.play("gateway-to-dis")
    assert t.you.battleline == ["titan-mechanic"] and t.me.battleline == [] and t.you.discard == ["krump"]
    t.settled()


@card("ghostform")
@rule("KF-KWINVUL-020")
def test_an_invulnerable_creature_leaves_play_by_other_means():
    ghost = {"card": "troll", "upgrades": ["ghostform"]}
    for house, action, zone in [
        ("dis", "fear", "hand"),
        ("sanctum", "the-harder-they-come", "purged"),
        ("untamed", "lost-in-the-woods", "deck"),
    ]:
        t = scene(house, {"hand": [action]}, {"battleline": [ghost]})
        t.me.play(action, "troll")
        assert t.zone("troll") == (zone, 1) and t.zone("ghostform") == ("discard", 1)
        t.settled()


@card("ghostform")
@rule("KF-KWINVUL-030")
def test_an_invulnerable_creature_stays_in_play_without_power():
    gel = {"card": "mimic-gel", "upgrades": ["ghostform"]}
    t = scene("dis", {"hand": ["shadow-of-dis"], "battleline": [gel, "dodger"]}, {"battleline": ["troll"]})
    t.me.play("shadow-of-dis")
    assert t.me.battleline == ["mimic-gel", "dodger"] and t.match.view(0)["players"][0]["battleline"][0]["power"] == 0
    t.settled()


@card("ghostform")
def test_ghostform_goes_to_the_archives_after_its_creature_reaped_or_fought():
    mine = {"battleline": [{"card": "troll", "upgrades": ["ghostform"]}, "krump"]}
    t = scene("brobnar", mine, {"battleline": ["bumpsy"]})
    t.me.fight("troll", "bumpsy")
    assert t.me["troll"].damage == 0 and t.me["troll"].upgrades == [] and t.me.archives == ["ghostform"]
    t.me.reap("krump")
    t = scene("brobnar", mine)
    t.me.reap("krump")
    assert t.me.archives == []
    t.me.reap("troll")
    t.asks(me, ["ghostform", "troll"], kind="trigger")
    t.me.pick("ghostform")
    assert t.me.archives == ["ghostform"] and t.me.battleline == ["troll", "krump"] and t.me.amber == 2
    t.settled()


@card("ghostform")
@rule("KF-NAME-030")
def test_each_ghostform_archives_itself_with_its_owner():
    ghosts = [{"card": "ghostform", "owner": 1}, "ghostform"]
    t = scene("brobnar", {"battleline": [{"card": "krump", "upgrades": ghosts}]})
    one, other = (it.number for it in t.me["krump"].upgrades)
    t.me.reap("krump")
    t.asks(me, [one, other], kind="trigger")
    t.me.pick(other)
    assert t.me.archives == t.you.archives == ["ghostform"] and t.me["krump"].upgrades == []
    t.settled()


@card("ghostform", "nizak-the-forgotten")
@rule("KF-DECK-070")
def test_an_anomaly_is_a_card_of_the_house_printed_on_it():
    of_shadows = {"hand": ["ghostform"], "battleline": [{"card": "nizak-the-forgotten", "house": "shadows"}]}
    t = scene("shadows", of_shadows)
    ghostform, nizak = t.number("ghostform"), t.number("nizak-the-forgotten")
    t.asks(me, [f"play:{ghostform}", f"discard:{ghostform}", f"reap:{nizak}", "tide", "end"])
    t.me.play("ghostform", "nizak-the-forgotten")
    assert t.me.amber == 1
    t = scene("dis", of_shadows)
    t.asks(me, ["tide", "end"])
    for verb, id in [("play", "ghostform"), ("discard", "ghostform"), ("reap", "nizak-the-forgotten")]:
        assert t.why(verb, id) == "KF-MAIN-020"
    t.settled()


def to_forge(hand, **more):
    """Seat 0 is about to end the turn before that in which seat 1 would forge."""
    t = scene(
        "shadows",
        {"artifacts": ["keyforgery"], "deck": [], "hand": hand},
        {"amber": 7, "houses": ["mars", "dis"]} | more,
    )
    t.me.end()
    return t


@card("keyforgery")
@rule("KF-ERRATA-190")
def test_keyforgery_has_the_opponent_name_a_house_and_reveals_a_random_card():
    t = to_forge(["zorg"])
    t.asks(you, [f"house:{house}" for house in HOUSES], kind="house")
    assert "card" not in t.match.view(1)["players"][0]["hand"][0]
    t.you.pick("mars")
    assert t.match.view(1)["players"][0]["hand"][0]["card"] == "zorg" and t.me.hand == ["zorg"]
    t.asks(you, ["red", "blue", "yellow"], kind="key")
    t.you.pick("red")
    assert t.you.keys == ("red",) and t.you.amber == 1 and t.me.artifacts == ["keyforgery"]
    t.settled()


@card("keyforgery")
@rule("KF-ERRATA-200")
def test_a_house_named_wrongly_costs_the_key_and_keyforgery():
    t = to_forge(["zorg"])
    t.you.pick("dis")
    assert t.you.keys == () and t.you.amber == 7 and t.me.artifacts == [] and t.me.discard == ["keyforgery"]
    t.asks(you, ["mars", "dis"], kind="house")
    t.settled()


@card("keyforgery")
@rule("KF-ERRATA-210")
def test_keyforgery_with_an_empty_hand_lets_the_key_be_forged():
    t = to_forge([])
    t.you.pick("dis", "blue")
    assert t.you.keys == ("blue",) and t.you.amber == 1 and t.me.artifacts == ["keyforgery"]
    t.settled()


@card("keyforgery")
def test_keyforgery_does_not_mind_its_own_player_nor_a_key_forged_in_its_players_turn():
    mine = {"artifacts": ["keyforgery"], "hand": [{"card": "key-of-darkness"}, "zorg"], "amber": 8}
    t = scene("shadows", mine)
    t.me.play("key-of-darkness", "red")
    assert t.me.keys == ("red",) and t.me.artifacts == ["keyforgery"]
    t = scene(
        "brobnar", {"artifacts": ["keyforgery"], "hand": ["punch", "zorg"]}, {"battleline": ["keyfrog"], "amber": 6}
    )
    t.me.play("punch", "keyfrog", "red")
    assert t.you.keys == ("red",) and t.me.artifacts == ["keyforgery"]
    t.settled()


@card("keyforgery")
def test_keyforgery_guards_against_keys_forged_by_cards_too():
    t = table(
        "keyforge",
        house="shadows",
        me={"hand": ["key-of-darkness"], "amber": 8},
        you={"artifacts": ["keyforgery"], "hand": ["zorg"]},
    )
    t.me.play("key-of-darkness", "shadows")
    assert t.me.keys == () and t.me.amber == 8 and t.you.discard == ["keyforgery"]
    t.settled()


@card("keyforgery")
def test_two_keyforgeries_are_asked_one_after_the_other():
    t = scene("shadows", {"artifacts": ["keyforgery", "keyforgery"], "hand": ["zorg"]}, {"amber": 6, "houses": ["dis"]})
    t.me.end()
    one, other = (it.number for it in t.state.players[me].artifacts)
    t.asks(you, [f"replace:{one}", f"replace:{other}"], kind="replacement")
    t.you.pick(f"replace:{one}", "mars", "dis")
    assert t.you.keys == () and t.you.amber == 6 and [it.number for it in t.state.players[me].artifacts] == [one]
    t.settled()


# Untamed


def hawk_scene(*line, **more):
    return scene("untamed", {"hand": ["ghosthawk"], "battleline": [*line]} | more, {"battleline": ["krump"]})


@card("ghosthawk")
def test_ghosthawk_may_reap_with_each_neighbour():
    t = hawk_scene("troll", "dodger", "valdr")
    t.me.play("ghosthawk", f"right:{t.number('troll')}")
    t.asks(me, ["troll", "dodger", "done"])
    t.me.pick("dodger")
    assert t.me.amber == 1
    t.asks(me, ["troll", "done"])
    t.me.pick("troll")
    assert t.me.amber == 2 and not t.me["troll"].ready and not t.me["dodger"].ready and t.me["valdr"].ready
    t.settled()


@card("ghosthawk")
def test_ghosthawk_need_not_reap_and_cannot_with_exhausted_neighbours():
    t = hawk_scene("troll", "dodger")
    t.me.play("ghosthawk", f"right:{t.number('troll')}", "troll", "done")
    assert t.me.amber == 1 and t.me["dodger"].ready
    t = hawk_scene("troll", {"card": "dodger", "ready": False})
    t.me.play("ghosthawk", f"right:{t.number('troll')}")
    t.asks(me, ["troll", "done"])
    t.me.pick("done")
    assert t.me.amber == 0
    t = hawk_scene()
    t.me.play("ghosthawk")
    assert t.me.battleline == ["ghosthawk"] and t.me.amber == 0
    t.settled()


@card("ghosthawk")
@rule("KF-FAQMISC-010")
def test_ghosthawk_reaps_with_an_enraged_neighbour_which_stays_enraged():
    t = hawk_scene({"card": "troll", "enraged": True})
    t.me.play("ghosthawk", "left", "troll")
    assert t.me.amber == 1 and not t.me["troll"].ready and t.me["troll"].enraged
    t.settled()


@card("ghosthawk")
def test_a_stunned_neighbour_gets_rid_of_its_stun_instead_of_reaping_for_ghosthawk():
    t = hawk_scene({"card": "troll", "stunned": True})
    t.me.play("ghosthawk", "left", "troll")
    assert t.me.amber == 0 and not t.me["troll"].ready and not t.me["troll"].stunned
    t.settled()


@card("ghosthawk")
def test_ghosthawk_reaps_once_with_each_neighbour_that_is_still_there():
    t = hawk_scene({"card": "troll", "upgrades": ["rocket-boots"]})
    t.me.play("ghosthawk", "left", "troll", "rocket-boots")
    assert t.me.amber == 1 and t.me["troll"].ready
    t.settled()
    t = hawk_scene("neutron-shark", "dodger", deck=["batdrone"])
    t.me.play("ghosthawk", f"right:{t.number('neutron-shark')}", "neutron-shark", "krump", "dodger")
    assert t.me.amber == 1 and t.me.battleline == ["neutron-shark", "ghosthawk"]
    t.settled()


@card("ghosthawk")
@rule("KF-LINE-040")
def test_ghosthawks_neighbours_are_those_it_has_as_its_ability_resolves():
    t = hawk_scene("neutron-shark", "dodger", "troll", "valdr", deck=["batdrone"])
    t.me.play("ghosthawk", f"right:{t.number('neutron-shark')}", "neutron-shark", "krump", "dodger")
    assert t.me.battleline == ["neutron-shark", "ghosthawk", "troll", "valdr"]  # the line has closed up
    assert t.me.amber == 1 and t.me["troll"].ready and t.me["valdr"].ready and t.you.battleline == []
    t.settled()
    t = hawk_scene("neutron-shark", "dodger", "troll", deck=["batdrone"])
    t.me.play("ghosthawk", f"right:{t.number('neutron-shark')}", "neutron-shark", "krump", "ghosthawk")
    t.asks(me, ["dodger", "done"])  # Ghosthawk has gone, what it does goes on
    t.me.pick("dodger")
    assert t.me.battleline == ["neutron-shark", "dodger", "troll"] and t.me.amber == 2 and t.me["troll"].ready
    t.settled()


@card("ghosthawk", "pingle-who-annoys", "autocannon")
@rule("KF-LINE-040", "KF-ABIL-060")
def test_ghosthawk_destroyed_before_its_ability_resolves_has_the_neighbours_that_it_had_last():
    yours = {"battleline": ["pingle-who-annoys"], "artifacts": ["autocannon"]}
    t = scene("untamed", {"hand": ["ghosthawk"], "battleline": ["troll", "dodger", "valdr"]}, yours)
    t.me.play("ghosthawk", f"right:{t.number('troll')}")
    t.asks(me, [f"trigger:{t.number(id)}" for id in ("ghosthawk", "pingle-who-annoys", "autocannon")], kind="trigger")
    t.me.pick(f"trigger:{t.number('pingle-who-annoys')}", f"trigger:{t.number('autocannon')}")
    assert t.me.battleline == ["troll", "dodger", "valdr"] and t.me.discard == ["ghosthawk"]
    t.asks(me, ["troll", "dodger", "done"])
    t.me.pick("troll", "dodger")
    assert t.me.amber == 2 and t.me["valdr"].ready
    t.settled()


def creed_scene(hand, mine, yours=(), house="dis"):
    artifacts = ["creed-of-nurture"]
    return scene(house, {"artifacts": artifacts, "hand": hand, "battleline": [*mine]}, {"battleline": [*yours]})


@card("creed-of-nurture")
def test_creed_of_nurture_gives_the_text_of_a_card_of_the_hand_for_the_turn():
    t = creed_scene(["batdrone", "anger", "troll"], ["krump", "dodger"], ["bumpsy"], "brobnar")
    t.me.omni("creed-of-nurture")
    t.asks(me, ["batdrone", "troll"])
    t.me.pick("batdrone")
    t.asks(me, ["krump", "dodger", "bumpsy"])
    t.me.pick("krump")
    assert t.me.discard == ["creed-of-nurture"] and t.me.hand == ["batdrone", "anger", "troll"]
    assert t.match.view(1)["players"][0]["hand"][0]["card"] == "batdrone"
    assert t.match.view(1)["players"][0]["battleline"][0]["keywords"] == {"skirmish": 1}
    t.match.patch({"players": [{}, {"amber": 3}]})
    t.me.fight("krump", "bumpsy")  # its own text, and the stealing of the other
    assert t.me["krump"].damage == 0 and t.you.battleline == [] and t.me.amber == 1
    t.me.end()
    assert t.match.view(1)["players"][0]["battleline"][0]["keywords"] == {}
    t.settled()


@card("creed-of-nurture")
@rule("KF-NAME-020")
def test_a_gained_text_that_names_its_card_means_the_creature_that_gained_it():
    t = creed_scene(["bad-penny", "gateway-to-dis"], ["dust-imp", "dodger"])
    t.me.omni("creed-of-nurture", "bad-penny", "dust-imp")
    t.me.play("gateway-to-dis")
    imp = t.number("dust-imp")
    t.asks(me, [f"trigger:{imp}", f"trigger:{imp}.1"], kind="trigger")  # what it says itself, and what it gained
    t.me.pick(f"trigger:{imp}.1")
    assert t.me.hand == ["bad-penny", "dust-imp"] and t.me.amber == 2 and "dodger" in t.me.discard
    t.settled()


@card("creed-of-nurture", "terrordactyl")
@rule("KF-FAQRULE-070")
def test_of_two_limits_to_the_damage_of_a_fight_the_stricter_one_applies():
    t = creed_scene(["terrordactyl"], ["tantadlin"], ["krump", "troll", "bumpsy"], "untamed")
    t.me.omni("creed-of-nurture", "terrordactyl", "tantadlin")
    assert not t.me["tantadlin"].stunned
    t.me.fight("tantadlin", "troll")
    assert t.you["troll"].damage == 2 and t.you["krump"].damage == 4 == t.you["bumpsy"].damage
    assert t.me["tantadlin"].damage == 8
    t.settled()


@card("creed-of-nurture")
def test_creed_of_nurture_may_serve_an_enemy_creature_and_is_gone_where_nothing_can_be_revealed():
    t = creed_scene(["bulwark"], ["dodger"], ["troll", "krump"])
    t.me.omni("creed-of-nurture", "bulwark", "troll")
    shown = t.match.view(0)["players"][1]["battleline"]
    assert [one["armor"] for one in shown] == [0, 2]
    t = creed_scene(["anger"], ["dodger"])
    t.me.omni("creed-of-nurture")
    assert t.me.discard == ["creed-of-nurture"] and t.me.artifacts == []
    t = creed_scene(["troll"], [])
    t.me.omni("creed-of-nurture", "troll")
    assert t.me.discard == ["creed-of-nurture"] and t.match.view(1)["players"][0]["hand"][0]["card"] == "troll"
    t.settled()


@card("creed-of-nurture")
def test_a_text_gained_is_lost_with_the_creature():
    t = creed_scene(["batdrone", {"card": "hysteria"}, "krump"], ["krump"])
    krump = t.state.players[me].battleline[0].number
    t.me.omni("creed-of-nurture", "batdrone", krump)
    t.me.play("hysteria")
    assert t.zone(krump) == ("hand", 0) and t.state.lasting == []
    t.settled()


@card("creed-of-nurture")
def test_two_texts_that_wait_for_the_same_are_both_due_each_on_its_own_condition():
    t = creed_scene(["stealer-of-souls"], ["brain-eater"], ["urchin", "troll"], "logos")
    t.match.patch({"cards": [{"number": t.number("urchin"), "stunned": True}]})
    t.me.omni("creed-of-nurture", "stealer-of-souls", "brain-eater")
    eater = t.number("brain-eater")
    t.me.fight("brain-eater", "urchin")  # elusive
    assert t.you.battleline == ["urchin", "troll"]
    t.match.patch({"cards": [{"number": eater, "ready": True}]})
    t.me.fight("brain-eater", "urchin")
    t.asks(me, [f"trigger:{eater}", f"trigger:{eater}.1"], kind="trigger")
    t.me.pick(f"trigger:{eater}.1")
    assert t.you.purged == ["urchin"] and t.me.amber == 1
    t.settled()


@card("creed-of-nurture")
def test_anything_may_come_between_two_texts_of_one_creature():
    t = creed_scene(["troll"], [{"card": "commander-remiel", "damage": 2}], ["aember-imp"], "sanctum")
    t.me.omni("creed-of-nurture", "troll", "commander-remiel")
    remiel, imp = t.number("commander-remiel"), t.number("aember-imp")
    t.me.reap("commander-remiel")
    t.asks(me, [f"trigger:{remiel}", f"trigger:{remiel}.1", f"trigger:{imp}"], kind="trigger")
    t.me.pick(f"trigger:{remiel}.1")
    assert t.me["commander-remiel"].damage == 0
    t.asks(me, [f"trigger:{remiel}", f"trigger:{imp}"], kind="trigger")
    t.me.pick(f"trigger:{imp}")
    t.settled()


@card("creed-of-nurture")
def test_a_creature_with_two_limits_to_whom_it_may_fight_keeps_both():
    theirs = [{"card": "troll", "stunned": True}, {"card": "krump", "stunned": True}, "bumpsy"]
    t = creed_scene(["bigtwig"], ["groggins"], theirs, "brobnar")
    t.me.omni("creed-of-nurture", "bigtwig", "groggins")
    t.me.fight("groggins")
    t.asks(me, ["troll"])  # on a flank, and stunned
    t.me.pick("troll")
    t.settled()


@card("creed-of-nurture")
def test_what_two_texts_give_adds_up():
    t = creed_scene(["bulwark"], ["bulwark", "dodger"])
    t.me.omni("creed-of-nurture", "bulwark", t.state.players[me].battleline[0].number)
    assert [one["armor"] for one in t.match.view(0)["players"][0]["battleline"]] == [2, 4]
    t.settled()


@card("creed-of-nurture")
def test_what_two_texts_charge_adds_up():
    for amber, offered in [(2, []), (3, ["mighty-javelin"])]:
        mine = {"artifacts": ["creed-of-nurture", "mighty-javelin"], "hand": ["tentacus"], "amber": amber}
        t = scene("brobnar", mine, {"battleline": ["tentacus"]})
        t.me.omni("creed-of-nurture", "tentacus", "tentacus")
        assert pools(t) == (amber - 1, 1) and t.offers("omni") == offered
        if offered:
            t.me.omni("mighty-javelin", "tentacus")
            assert pools(t) == (0, 3)
        t.settled()


@card("creed-of-nurture")
def test_where_one_of_two_texts_says_yes_the_answer_is_yes():
    t = creed_scene(["grommid", "troll"], ["ember-imp"], house="brobnar")
    assert t.offers("play") == ["troll"]
    t.me.omni("creed-of-nurture", "grommid", "ember-imp")  # its player may play no creature
    assert t.offers("play") == [] and t.why("play", "troll") == "KF-ABIL-180"
    t = creed_scene(["shadow-self", "punch"], ["shadow-self", "dodger", "troll"], house="brobnar")
    t.me.omni("creed-of-nurture", "shadow-self", t.number("shadow-self"))
    t.me.play("punch", "dodger")
    assert t.me["shadow-self"].damage == 3 and t.me["dodger"].damage == 0
    t.settled()


@card("creed-of-nurture", "gargantodon")
def test_two_replacements_in_the_texts_of_one_creature_both_apply():
    rat = {"card": "magda-the-rat", "damage": 3}
    for has, gains in [("gargantodon", "po-s-pixies"), ("po-s-pixies", "gargantodon")]:
        mine = {"artifacts": ["creed-of-nurture"], "hand": [gains, "punch"], "battleline": [has, rat], "amber": 2}
        t = scene("brobnar", mine)
        t.me.omni("creed-of-nurture", gains, has)
        t.me.play("punch", "magda-the-rat", has)  # the opponent would steal 2 Æ
        assert pools(t) == (3, 0) and t.me[has].amber == 2
        t.settled()


@card("creed-of-nurture", "gargantodon")
def test_of_two_replacements_only_those_apply_whose_condition_holds():
    for has, gains in [("gargantodon", "po-s-pixies"), ("po-s-pixies", "gargantodon")]:
        mine = {"artifacts": ["creed-of-nurture"], "hand": [gains, "nerve-blast"], "battleline": [has]}
        t = scene("shadows", mine, {"amber": 3})
        t.me.omni("creed-of-nurture", gains, has)
        t.me.play("nerve-blast", has)  # the pool of the opponent is not guarded
        assert pools(t) == (0, 2) and t.me[has].amber == 1
        t.settled()
