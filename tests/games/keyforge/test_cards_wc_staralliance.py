"""Worlds Collide: Star Alliance."""

from pioche.testing import card, me, rule, table, you


def scene(house, mine=None, yours=None, **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def rover_scene(**more):
    return scene("staralliance", {"hand": ["explo-rover"]} | more, {"battleline": ["krump"]})


@card("explo-rover")
def test_explo_rover_is_a_creature_with_skirmish():
    t = rover_scene()
    t.me.play("explo-rover")
    t.match.patch({"cards": [{"number": t.number("explo-rover"), "ready": True}]})
    t.me.fight("explo-rover", "krump")
    assert t.me["explo-rover"].damage == 0 and t.you["krump"].damage == 3
    t.settled()


@card("explo-rover")
def test_explo_rover_may_be_played_as_an_upgrade_that_gives_skirmish():
    t = rover_scene(battleline=["dodger", "troll"])
    rover = t.number("explo-rover")
    assert f"play:{rover}" in t.match.decision.keys
    t.me.play(f"play:{rover}.1")
    t.asks(me, ["dodger", "troll", "krump"])
    t.me.pick("troll")
    it = t.me["explo-rover"]
    assert t.me["troll"].upgrades == [it] and it.type == "upgrade" and t.me.battleline == ["dodger", "troll"]
    shown = t.match.view(1)["players"][0]["battleline"]
    assert [one["keywords"] for one in shown] == [{}, {"skirmish": 1}]
    t.match.patch({"house": "brobnar"})
    t.me.fight("troll", "krump")
    assert t.me["troll"].damage == 0 and t.you.battleline == []
    t.settled()


@card("explo-rover")
@rule("KF-UPGR-040")
def test_explo_rover_as_an_upgrade_is_discarded_with_its_creature():
    mine = {"battleline": [{"card": "troll", "upgrades": ["explo-rover"]}, "dodger"], "hand": ["gateway-to-dis"]}
    t = scene("dis", mine)
    t.me.play("gateway-to-dis", "troll")
    assert sorted(t.me.discard) == ["dodger", "explo-rover", "gateway-to-dis", "troll"]
    assert [number for number, _, _ in t.state.fallen] == [1, 3]  # the upgrade is no creature that fell
    t.settled()


@card("explo-rover")
@rule("KF-UPGR-020")
def test_without_a_creature_explo_rover_can_only_be_one():
    t = scene("staralliance", {"hand": ["explo-rover"]})
    rover = t.number("explo-rover")
    t.asks(me, [f"play:{rover}", f"discard:{rover}", "tide", "end"])
    assert t.why(f"play:{rover}.1") == "KF-UPGR-020"
    t.settled()


@card("explo-rover")
def test_explo_rover_may_be_an_upgrade_in_another_house_too():
    t = scene("logos", {"hand": ["phase-shift", "explo-rover"], "battleline": ["dodger"]})
    rover = t.number("explo-rover")
    assert t.why(f"play:{rover}.1") == "KF-MAIN-020"
    t.me.play("phase-shift")
    t.asks(me, [f"play:{rover}", f"play:{rover}.1", "tide", "end"])
    t.me.play(f"play:{rover}.1", "dodger")
    assert [one.number for one in t.me["dodger"].upgrades] == [rover]
    t.settled()


@card("explo-rover")
def test_who_may_play_no_creature_may_play_explo_rover_as_an_upgrade():
    t = scene("dis", {"artifacts": ["lifeward"]}, {"hand": ["explo-rover"], "battleline": ["krump"]})
    t.me.omni("lifeward")
    t.me.end()
    t.you.house("staralliance")
    rover = t.number("explo-rover")
    t.asks(you, [f"play:{rover}.1", f"discard:{rover}", "tide", "end"])
    assert t.why("play", "explo-rover") == "KF-ABIL-180"
    t.you.play(f"play:{rover}.1", "krump")
    assert t.you["krump"].upgrades[0].number == rover
    t.settled()


@card("explo-rover")
def test_explo_rover_as_an_upgrade_is_no_creature_that_was_played():
    mine = {"hand": [{"card": "full-moon", "house": "staralliance"}, "explo-rover", "explo-rover"]}
    t = scene("staralliance", mine | {"battleline": ["dodger"]})
    one, other = (card.number for card in t.state.players[me].hand[1:])
    t.me.play("full-moon")
    t.me.play(f"play:{one}.1", "dodger")
    assert t.me.amber == 0
    t.me.play(f"play:{other}", "left")
    assert t.me.amber == 1
    t.me.end()
    assert t.me.last_creatures == 1
    t.settled()


@card("explo-rover")
@rule("KF-FAQMISC-030")
def test_exhume_plays_explo_rover_as_a_creature_or_as_an_upgrade():
    t = scene("dis", {"hand": ["exhume"], "battleline": ["dodger"], "discard": ["explo-rover"]})
    rover = t.number("explo-rover")
    t.me.play("exhume", "explo-rover")
    t.asks(me, [f"play:{rover}", f"play:{rover}.1"])
    t.me.pick(f"play:{rover}.1", "dodger")
    assert t.me.battleline == ["dodger"] and [one.number for one in t.me["dodger"].upgrades] == [rover]
    assert t.me.discard == ["exhume"]
    t = scene("dis", {"hand": ["exhume"], "battleline": ["dodger"], "discard": ["explo-rover"]})
    t.me.play("exhume", "explo-rover", f"play:{t.number('explo-rover')}", "right")
    assert t.me.battleline == ["dodger", "explo-rover"]
    t = scene("dis", {"hand": ["exhume"], "discard": ["explo-rover"]})
    t.me.play("exhume", "explo-rover")
    assert t.me.battleline == ["explo-rover"]
    t.settled()


@card("crash-muldoon")
def test_crash_muldoon_enters_ready_and_anywhere():
    t = scene("staralliance", {"hand": ["crash-muldoon"], "battleline": ["troll", "krump"]})
    t.me.play("crash-muldoon")
    t.asks(me, ["left", "right", f"right:{t.number('troll')}"])
    t.me.pick(f"right:{t.number('troll')}")
    assert t.me.battleline == ["troll", "crash-muldoon", "krump"] and t.me["crash-muldoon"].ready
    t.settled()


@card("crash-muldoon")
def test_crash_muldoon_uses_a_neighbour_of_another_house():
    t = scene(
        "staralliance",
        {"battleline": ["dodger", "troll", "crash-muldoon", "explo-rover"]},
        {"battleline": ["krump"]},
    )
    t.me.action("crash-muldoon")
    t.asks(me, ["troll"])
    t.me.pick("troll")
    t.asks(me, ["reap:2", "fight:2"], kind="use")
    t.me.pick("fight:2", "krump")
    assert t.you.battleline == [] and t.me["troll"].damage == 6 and not t.me["troll"].ready
    assert t.me["dodger"].ready and t.me["explo-rover"].ready
    t.settled()


@card("crash-muldoon")
def test_crash_muldoon_without_such_a_neighbour_uses_nothing():
    t = scene("staralliance", {"battleline": ["crash-muldoon", "explo-rover"]})
    t.me.action("crash-muldoon")
    assert t.me["explo-rover"].ready and not t.me["crash-muldoon"].ready
    t = scene("staralliance", {"battleline": ["crash-muldoon", {"card": "troll", "ready": False}]})
    t.me.action("crash-muldoon", "troll")
    assert t.me.amber == 0
    t.settled()


def suit_scene(action, house, yours=None):
    suited = {"card": "troll", "upgrades": ["encounter-suit"]}
    return scene(house, {"hand": [action], "battleline": [suited, "dodger"]}, yours)


@card("encounter-suit")
@rule("KF-FAQTIME-050")
def test_encounter_suit_wards_after_the_icons_and_before_the_play_effect():
    hand = {"card": "punch", "bonus": ["amber", "damage"]}
    t = suit_scene(hand, "brobnar")
    t.me.play("punch")
    t.asks(me, ["troll", "dodger"])  # the icon
    t.me.pick("troll")
    assert t.me["troll"].damage == 1 and t.me["troll"].ward and t.me.amber == 1
    t.asks(me, ["troll", "dodger"])  # the effect
    t.me.pick("troll")
    assert t.me["troll"].damage == 1 and not t.me["troll"].ward
    t.settled()


@card("encounter-suit")
@rule("KF-FAQTIME-050")
def test_encounter_suit_comes_with_what_follows_an_action_but_before_its_play_effect():
    suited = {"card": "troll", "upgrades": ["encounter-suit"]}
    hand = ["library-access", "labwork"]
    for first in ("encounter-suit", "library-access"):
        t = scene("logos", {"hand": hand, "battleline": [suited], "deck": ["mother", "batdrone"]})
        t.me.play("library-access")
        t.match.patch({"cards": [{"number": t.number("troll"), "ward": False}]})
        t.me.play("labwork")
        t.asks(me, ["encounter-suit", "library-access"], kind="trigger")  # Labwork itself must wait
        t.me.pick(first)
        if first == "encounter-suit":
            assert t.me["troll"].ward and t.me.hand == []
            t.asks(me, ["library-access", "labwork"], kind="trigger")
            t.me.pick("library-access")
        t.asks(me, ["mother"])
        t.me.pick("mother")
        assert t.me["troll"].ward and t.me.archives == ["mother"]
        t.settled()


@card("encounter-suit")
def test_encounter_suit_minds_the_actions_of_both_players_and_actions_only():
    t = scene(
        "brobnar",
        {"hand": ["punch", "krump"], "battleline": ["dodger"]},
        {"battleline": [{"card": "troll", "upgrades": ["encounter-suit"]}, "bumpsy"]},
    )
    t.me.play("krump", "left")
    assert not t.you["troll"].ward
    t.me.play("punch", "bumpsy")
    assert t.you["troll"].ward and not t.you["bumpsy"].ward and not t.me["dodger"].ward
    t.settled()
