"""Worlds Collide: Logos."""

from pioche.testing import card, me, rule, table


def scene(house, mine=None, yours=None, **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def pools(t):
    return t.me.amber, t.you.amber


@card("infomancer")
@rule("KF-PURGE-030")
def test_infomancer_grafts_an_action_of_the_hand_for_all_to_see():
    t = scene("logos", {"hand": ["infomancer", "labwork", "anger", "troll", "mother"]}, {"hand": ["dodger"]})
    t.me.play("infomancer")
    t.asks(me, ["labwork", "anger"])
    t.me.pick("anger")
    assert t.me.hand == ["labwork", "troll", "mother"] and t.me.battleline == ["infomancer"] and t.me.amber == 0
    for seat in (None, 0, 1):
        under = t.match.view(seat)["players"][0]["battleline"][0]["under"]
        assert [one["card"] for one in under] == ["anger"]
    assert t.zone("anger")[0] == "under" and t.state.in_play(t.number("anger")) is None  # KF-PURGE-030: not in play
    t.settled()


@card("infomancer")
def test_infomancer_triggers_the_effect_of_a_grafted_action_again_and_again():
    grafted = [{"card": "punch", "known": [0, 1]}, {"card": "labwork", "known": [0, 1]}]
    t = scene("logos", {"battleline": [{"card": "infomancer", "under": grafted}]}, {"battleline": ["troll"]})
    t.me.reap("infomancer")
    t.asks(me, ["punch", "labwork"])
    t.me.pick("punch", "troll")
    assert t.you["troll"].damage == 3 and t.me.amber == 1  # the card is not played: no icon
    assert [one.proto.id for one in t.me["infomancer"].under] == ["punch", "labwork"] and t.me.discard == []
    assert t.state.played == []
    t.settled()


@card("infomancer")
def test_infomancer_without_an_action_grafts_and_triggers_nothing():
    t = scene("logos", {"hand": ["infomancer", "troll"]}, {"battleline": ["krump"]})
    t.me.play("infomancer")
    assert t.me.hand == ["troll"] and t.me["infomancer"].under == []
    t = scene("logos", {"battleline": ["infomancer"]})
    t.me.reap("infomancer")
    assert t.me.amber == 1
    t.settled()


@card("infomancer")
@rule("KF-PURGE-040")
def test_a_grafted_card_goes_to_its_owners_discard_pile_when_the_card_above_leaves_play():
    grafted = {"card": "infomancer", "owner": 1, "under": [{"card": "punch", "known": [0, 1], "owner": 1}]}
    t = scene("dis", {"hand": ["hysteria"], "battleline": [grafted]})
    t.me.play("hysteria")
    assert t.you.hand == ["infomancer"] and t.you.discard == ["punch"] and t.me.discard == ["hysteria"]
    t.settled()


@card("infomancer")
def test_infomancer_triggers_what_the_grafted_card_says_of_itself():
    grafted = [{"card": "library-access", "known": [0, 1]}]
    mine = {"battleline": [{"card": "infomancer", "under": grafted}], "hand": ["batdrone"], "deck": ["mother"]}
    t = scene("logos", mine)
    t.me.reap("infomancer", "library-access")
    assert t.me.purged == ["library-access"] and t.me["infomancer"].under == []
    t.me.play("batdrone", "left")
    assert t.me.hand == ["mother"]
    t.settled()


@card("infomancer")
def test_an_infomancer_that_is_gone_grafts_nothing():
    cannons = ["autocannon"] * 3
    t = scene("logos", {"hand": ["infomancer", "labwork"]}, {"artifacts": cannons})
    one, two, three = (it.number for it in t.state.players[1].artifacts)
    t.me.play("infomancer", one, two, three)
    assert t.me.battleline == [] and t.me.hand == ["labwork"] and t.me.discard == ["infomancer"]
    t.settled()


@card("infomancer")
def test_infomancer_is_elusive():
    t = scene("brobnar", {"battleline": ["troll"]}, {"battleline": ["infomancer"]})
    t.me.fight("troll", "infomancer")
    assert t.you["infomancer"].damage == 0 == t.me["troll"].damage
    t.settled()


@card("memolith")
@rule("KF-PURGE-030")
def test_memolith_grafts_an_action_or_triggers_one():
    t = scene("logos", {"artifacts": ["memolith"], "hand": ["punch", "troll", "labwork"]}, {"battleline": ["krump"]})
    t.me.action("memolith")
    t.asks(me, ["mode:0", "mode:1"], kind="mode")
    t.me.pick("mode:0")
    t.asks(me, ["punch", "labwork"])
    t.me.pick("punch")
    assert [one.proto.id for one in t.me["memolith"].under] == ["punch"] and t.you["krump"].damage == 0
    t.match.patch({"cards": [{"number": t.number("memolith"), "ready": True}]})
    t.me.action("memolith", "mode:1", "punch", "krump")
    assert t.you["krump"].damage == 3 and t.me.hand == ["troll", "labwork"] and t.me.amber == 0
    t.settled()


@card("memolith")
@rule("KF-PURGE-040")
def test_what_memolith_held_is_discarded_with_it():
    grafted = {"card": "memolith", "under": [{"card": "punch", "known": [0, 1]}]}
    t = scene("mars", {"hand": ["emp-blast"]}, {"artifacts": [grafted]})
    t.me.play("emp-blast")
    assert t.you.discard == ["memolith", "punch"] and t.you.artifacts == []
    t.settled()


@card("memolith")
def test_a_card_facedown_under_memolith_is_not_grafted():
    t = scene("logos", {"artifacts": [{"card": "memolith", "under": [{"card": "punch", "known": [0]}]}]})
    t.me.action("memolith", "mode:1")
    assert [one.proto.id for one in t.me["memolith"].under] == ["punch"]
    t.settled()


@card("code-monkey")
def test_code_monkey_may_be_deployed_and_archives_its_neighbours():
    t = scene("logos", {"hand": ["code-monkey"], "battleline": ["troll", "krump", "dextre"]})
    troll, krump = t.number("troll"), t.number("krump")
    t.me.play("code-monkey")
    t.asks(me, ["left", "right", f"right:{troll}", f"right:{krump}"])
    t.me.pick(f"right:{troll}")
    assert t.me.battleline == ["code-monkey", "dextre"] and t.me.archives == ["troll", "krump"]
    assert t.me.amber == 2
    t.settled()


@card("code-monkey")
def test_code_monkey_gains_nothing_where_no_two_creatures_share_a_house():
    t = scene("logos", {"hand": ["code-monkey"], "battleline": ["troll", "dextre"]})
    t.me.play("code-monkey", f"right:{t.number('troll')}")
    assert t.me.archives == ["troll", "dextre"] and t.me.amber == 0
    t = scene("logos", {"hand": ["code-monkey"], "battleline": ["troll"]})
    t.me.play("code-monkey", "right")
    assert t.me.archives == ["troll"] and t.me.amber == 0
    t = scene("logos", {"hand": ["code-monkey"]})
    t.me.play("code-monkey")
    assert t.me.battleline == ["code-monkey"] and t.me.amber == 0
    t.settled()


@card("code-monkey")
def test_code_monkey_archives_each_card_with_its_owner_and_no_warded_one():
    mine = [{"card": "troll", "owner": 1}, {"card": "krump", "ward": True}]
    t = scene("logos", {"hand": ["code-monkey"], "battleline": mine})
    t.me.play("code-monkey", f"right:{t.number('troll')}")
    assert t.you.archives == ["troll"] and t.me.archives == [] and t.me.battleline == ["code-monkey", "krump"]
    assert not t.me["krump"].ward
    t.settled()


@card("code-monkey")
@rule("KF-LEAVE-050")
def test_code_monkey_looks_at_the_houses_as_they_were_before_its_neighbours_left():
    mine = {"hand": ["ulyq-megamouth", {"card": "code-monkey", "house": "mars"}], "battleline": ["troll"]}
    for upgrades, amber in [(["brain-stem-antenna"], 2), ([], 0)]:
        mine["battleline"] = [{"card": "troll", "upgrades": upgrades}]
        t = scene("mars", mine)
        t.me.play("ulyq-megamouth", "right")
        t.me.play("code-monkey", f"right:{t.number('troll')}")
        if upgrades:  # it waits for a Mars creature too
            t.me.pick("code-monkey")
        assert t.me.archives == ["troll", "ulyq-megamouth"] and t.me.amber == amber
        t.settled()


@card("discombobulator", "gargantodon")
@rule("KF-FAQREPL-030")
def test_where_nothing_can_be_stolen_gargantodon_has_nothing_to_replace():
    for upgrades, left in [(["discombobulator"], 4), ([], 3)]:
        t = scene(
            "shadows",
            {"hand": ["urchin"], "battleline": ["gargantodon"]},
            {"battleline": [{"card": "troll", "upgrades": upgrades}], "amber": 4},
        )
        t.me.play("urchin", "right")
        if not upgrades:
            t.me.pick("gargantodon")
        assert t.you.amber == left and t.me.amber == 0 and t.me["gargantodon"].amber == 4 - left
        t.settled()


@card("discombobulator")
def test_discombobulator_guards_the_pool_of_its_creatures_controller_whoever_played_it():
    thief = {"card": "urchin", "house": "logos"}
    for on, yours in [("troll", 3), ("dodger", 2)]:
        t = scene(
            "logos",
            {"hand": ["discombobulator", thief], "battleline": ["dodger"]},
            {"battleline": ["troll"], "amber": 3},
        )
        t.me.play("discombobulator")
        t.asks(me, ["dodger", "troll"])
        t.me.pick(on)
        t.me.play("urchin", "left")
        assert pools(t) == (4 - yours, yours)
        t.settled()


@card("hyde")
@rule("KF-REPL-040")
def test_hyde_draws_two_cards_instead_of_one_with_velum():
    for line, drawn in [(["hyde", "velum"], 2), (["hyde"], 1)]:
        t = scene("logos", {"battleline": line, "deck": ["troll", "krump", "bumpsy"]}, {"battleline": ["velum"]})
        t.me.reap("hyde")
        assert t.me.hand == ["troll", "krump", "bumpsy"][:drawn] and t.me.amber == 1
        t.settled()


@card("hyde", "velum")
def test_hyde_and_velum_bring_each_other_into_the_archives_when_destroyed():
    for falls, other, damage in [("hyde", "velum", 2), ("velum", "hyde", 1)]:
        t = scene(
            "logos",
            {
                "hand": ["twin-bolt-emission"],
                "battleline": [{"card": falls, "damage": damage}, "troll"],
                "discard": [other, "anger"],
            },
        )
        t.me.play("twin-bolt-emission", falls, "troll")
        t.asks(me, [other])
        t.me.pick(other)
        assert t.me.archives == [other, falls] and t.me.discard == ["twin-bolt-emission", "anger"]
        assert t.me.battleline == ["troll"]
        t.settled()


@card("hyde", "velum")
def test_hyde_and_velum_destroyed_together_or_alone_are_just_discarded():
    t = scene("dis", {"hand": ["gateway-to-dis"], "battleline": ["hyde", "velum"]}, {"discard": ["hyde", "velum"]})
    t.me.play("gateway-to-dis")
    t.asks(me, ["hyde", "velum"], kind="trigger")
    t.me.pick("hyde", "hyde")
    assert t.me.archives == [] and t.me.discard == ["gateway-to-dis", "velum", "hyde"]
    assert t.you.discard == ["hyde", "velum"] and t.you.archives == []
    t.settled()


@card("velum")
def test_velum_archives_two_cards_of_the_hand_instead_of_one_with_hyde():
    for line, archived in [(["velum", "hyde"], ["krump", "troll"]), (["velum"], ["krump"])]:
        t = scene("logos", {"battleline": line, "hand": ["troll", "krump", "bumpsy"]}, {"battleline": ["hyde"]})
        t.me.reap("velum")
        t.asks(me, ["troll", "krump", "bumpsy"])
        t.me.pick(*archived)
        assert t.me.archives == archived
        t.settled()


def gel_scene(house="logos", mine=(), yours=(), **more):
    return scene(house, {"hand": ["mimic-gel"], "battleline": [*mine]} | more, {"battleline": [*yours]})


@card("mimic-gel")
def test_mimic_gel_enters_play_as_a_copy_of_another_creature_but_of_logos():
    t = gel_scene(mine=["dextre"], yours=["troll"])
    t.me.play("mimic-gel")
    t.asks(me, ["dextre", "troll"])
    t.me.pick("troll", "right")
    it = t.me["mimic-gel"]
    assert (it.printed.id, it.printed.house, it.printed.power, it.printed.traits) == ("troll", "logos", 8, ("giant",))
    t.match.patch({"cards": [{"number": it.number, "ready": True, "damage": 5}]})
    t.me.reap("mimic-gel")
    assert t.me["mimic-gel"].damage == 2 and t.you["troll"].damage == 0 and t.me["dextre"].ready
    t.settled()


@card("mimic-gel")
@rule("KF-ABIL-200")
def test_mimic_gel_cannot_be_played_without_another_creature():
    t = gel_scene()
    assert t.why("play", "mimic-gel") == "KF-ABIL-200" and t.offers("play") == []
    t.settled()


@card("mimic-gel")
@rule("KF-FAQMISC-090")
def test_mimic_gel_copies_the_base_card_alone():
    t = gel_scene(
        yours=[
            {
                "card": "troll",
                "damage": 2,
                "counters": {"power": 3},
                "ward": True,
                "stunned": True,
                "amber": 2,
                "upgrades": ["blood-of-titans", "ghostform"],
            }
        ],
    )
    t.me.play("mimic-gel", "troll")
    it = t.me["mimic-gel"]
    assert (it.damage, it.counters, it.ward, it.stunned, it.amber, it.upgrades) == (0, {}, False, False, 0, [])
    shown = t.match.view(0)["players"][0]["battleline"][0]
    assert (shown["power"], shown["keywords"], shown["copy"]) == (8, {}, "troll") and not it.ready
    other = t.match.view(0)["players"][1]["battleline"][0]
    assert shown["traits"] == other["traits"] == ["giant"] and other["copy"] is None
    t.settled()


@card("mimic-gel")
def test_mimic_gel_is_itself_again_once_it_has_left_play():
    t = scene("logos", {"hand": ["mimic-gel", {"card": "hysteria", "house": "logos"}]}, {"battleline": ["troll"]})
    t.me.play("mimic-gel", "troll")
    t.me.play("hysteria")
    assert t.me.hand == ["mimic-gel"] and t.why("play", "mimic-gel") == "KF-ABIL-200" and t.offers("play") == []
    t.settled()


@card("mimic-gel")
def test_a_copy_of_mimic_gel_is_a_copy_of_what_it_copies():
    t = scene("logos", {"hand": ["mimic-gel", "mimic-gel"]}, {"battleline": ["troll"]})
    first, second = (one.number for one in t.state.players[me].hand)
    t.me.play(first, "troll")
    t.me.play(second, first, "right")
    assert [it.printed for it in t.state.players[me].battleline] == [t.me["mimic-gel"].printed] * 2
    assert t.state.must(second).printed.id == "troll" and t.state.must(second).printed.house == "logos"
    t.settled()


@card("mimic-gel")
def test_mimic_gel_resolves_the_icons_and_the_play_ability_that_it_copies():
    bonus = {"card": "dextre", "bonus": ["amber", "amber"]}
    t = scene("logos", {"hand": ["mimic-gel"]}, {"battleline": [bonus], "amber": 3})
    t.me.play("mimic-gel", "dextre")
    assert pools(t) == (2, 2) and t.me["mimic-gel"].amber == 1
    t.settled()


@card("mimic-gel")
def test_what_a_creature_asks_of_who_plays_it_is_not_asked_of_mimic_gel():
    t = gel_scene(mine=["truebaru"], amber=0)
    t.me.play("mimic-gel", "truebaru", "left")
    assert t.me.battleline == ["mimic-gel", "truebaru"] and t.me.amber == 0
    t.settled()


@card("mimic-gel")
def test_mimic_gel_put_into_play_alone_has_no_power_and_is_destroyed():
    gel = {"card": "mimic-gel", "house": "mars"}
    t = scene("mars", {"artifacts": ["swap-widget"], "battleline": ["zorg"], "hand": [gel]})
    t.me.action("swap-widget", "zorg", "mimic-gel")
    assert t.me.battleline == [] and t.me.discard == ["mimic-gel"] and t.me.hand == ["zorg"]
    t = scene("mars", {"artifacts": ["swap-widget"], "battleline": ["zorg", "troll"], "hand": [gel]})
    t.me.action("swap-widget", "zorg", "mimic-gel", "troll", "right")
    assert t.me.battleline == ["troll", "mimic-gel"] and t.me["mimic-gel"].printed.id == "troll"
    t.settled()


@card("mimic-gel", "crash-muldoon")
@rule("KF-FAQMISC-100")
def test_mimic_gel_as_crash_muldoon_enters_ready_and_anywhere():
    t = gel_scene(mine=["troll", "krump", "bumpsy"], yours=["crash-muldoon"])
    t.me.play("mimic-gel", "crash-muldoon")
    t.asks(me, ["left", "right", f"right:{t.number('troll')}", f"right:{t.number('krump')}"])
    t.me.pick(f"right:{t.number('krump')}")
    assert t.me.battleline == ["troll", "krump", "mimic-gel", "bumpsy"] and t.me["mimic-gel"].ready
    t.me.action("mimic-gel")
    t.asks(me, ["krump", "bumpsy"])
    t.me.pick("krump", f"reap:{t.number('krump')}")
    assert t.me.amber == 1
    t.settled()


@card("mimic-gel", "auto-legionary")
@rule("KF-FAQMISC-110")
def test_mimic_gel_as_an_auto_legionary_in_the_line_is_such_a_creature():
    t = gel_scene(yours=["auto-legionary"], artifacts=["auto-legionary"])
    t.me.play("mimic-gel")
    t.asks(me, ["auto-legionary"])  # not the one that is an artifact still
    t.me.pick("auto-legionary")
    it = t.me["mimic-gel"]
    assert t.me.battleline == ["mimic-gel"] and it.type == "creature" and it.printed.power == 5
    t.match.patch({"house": "brobnar", "cards": [{"number": it.number, "ready": True}]})
    assert t.offers("reap") == t.offers("fight") == t.offers("action") == ["mimic-gel"]
    t.me.reap("mimic-gel")
    assert t.me.amber == 1
    t.settled()


@card("mimic-gel")
@rule("KF-KWGIG-010")
def test_mimic_gel_copies_a_gigantic_creature_with_one_card():
    bonus = {"card": "ultra-gravitron-upper", "bonus": ["amber", "amber"]}
    t = gel_scene(yours=[{"card": "ultra-gravitron", "linked": [bonus]}], deck=["troll"] * 9)
    t.me.play("mimic-gel", "ultra-gravitron")
    it = t.me["mimic-gel"]
    assert it.printed.id == "ultra-gravitron" and it.printed.power == t.you["ultra-gravitron"].printed.power
    assert it.linked == [] and t.me.amber == 2
    t.settled()


@card("mimic-gel", "auto-legionary")
@rule("KF-UPGR-050")
def test_a_copy_of_an_auto_legionary_goes_behind_the_line_without_its_text_and_into_it_again():
    shadow = {"card": "shadow-of-dis", "house": "logos"}
    t = scene(
        "logos", {"hand": ["mimic-gel"], "battleline": ["auto-legionary"]}, {"hand": [shadow], "houses": ["logos"]}
    )
    t.me.play("mimic-gel", "auto-legionary", "left")
    t.me.end()
    t.you.house("logos")
    t.you.play("shadow-of-dis")
    assert t.me.battleline == [] and t.me.artifacts == ["mimic-gel", "auto-legionary"]
    for line in ([], ["mimic-gel"]):  # in the first of these turns the shadow lies on the line still
        t.you.end()
        t.me.house("logos")
        assert t.offers("action") == ["mimic-gel"]  # a Logos card
        t.me.action("mimic-gel")
        assert t.me.battleline == line
        t.me.end()
        t.you.house("logos")
    assert t.me["mimic-gel"].type == "creature"
    t.settled()
