"""Mass Mutation: Sanctum."""

from pioche.testing import card, me, rule, table


def scene(mine=None, yours=None, house="sanctum", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def bearing(id, *bonus):
    return {"card": id, "bonus": list(bonus)}


def gravitron():
    return {"card": "ultra-gravitron", "linked": ["ultra-gravitron-upper"]}


@card("ardent-hero")
@rule("KF-FAQGEN-250", "KF-DMG-110")
def test_rock_hurling_giant_hurts_ardent_hero_neither_by_its_ability_nor_by_its_power():
    mine = {"battleline": ["rock-hurling-giant"], "hand": ["troll", "troll"]}
    t = scene(mine, {"battleline": ["ardent-hero", "krump"]}, house="brobnar")
    t.discard("troll")
    t.asks(me, ["rock-hurling-giant", "ardent-hero", "krump", "done"])
    t.me.pick("ardent-hero")
    assert t.you["ardent-hero"].damage == 0
    t.discard("troll")
    t.me.pick("krump")
    assert t.you["krump"].damage == 4
    t.me.fight("rock-hurling-giant", "ardent-hero")
    assert t.you["ardent-hero"].damage == 0 and t.me["rock-hurling-giant"].damage == 4
    t.settled()


@card("ardent-hero")
def test_mutants_of_any_power_cannot_hurt_ardent_hero_but_weaker_creatures_can():
    for attacker, damage in [("research-smoko", 0), ("dysania", 0), ("dextre", 3), ("doc-bookton", 0)]:
        t = scene({"battleline": [attacker]}, {"battleline": ["ardent-hero"]}, house="logos")
        t.me.fight(attacker, "ardent-hero")
        assert t.you["ardent-hero"].damage == damage
        t.settled()


@card("ardent-hero")
def test_an_ability_that_a_mutant_was_given_does_not_hurt_ardent_hero():
    for bearer, damage in [("research-smoko", 0), ("batdrone", 4)]:
        hero = {"card": "ardent-hero", "counters": {"power": 1}}
        mine = {"battleline": [{"card": bearer, "upgrades": ["silent-dagger"]}]}
        t = scene(mine, {"battleline": [hero, "krump"]}, house="logos")
        t.me.reap(bearer)
        t.asks(me, [bearer, "ardent-hero", "krump"])
        t.me.pick("ardent-hero")
        assert t.you["ardent-hero"].damage == damage and t.you["krump"].damage == 0
        t.settled()


@card("ardent-hero")
@rule("KF-ICON-130")
def test_an_icon_and_an_action_hurt_ardent_hero():
    t = scene({"hand": [bearing("troll", "damage"), "punch"]}, {"battleline": ["ardent-hero"]}, house="brobnar")
    t.me.play("troll", "ardent-hero")
    assert t.you["ardent-hero"].damage == 1
    t.me.play("punch", "ardent-hero")
    assert t.you.discard == ["ardent-hero"]
    t.settled()


@card("ardent-hero")
def test_ardent_hero_has_taunt():
    t = scene({"battleline": ["sequis"]}, {"battleline": ["krump", "ardent-hero", "valdr", "bumpsy"]})
    t.me.fight("sequis")
    t.asks(me, ["ardent-hero", "bumpsy"])
    t.me.pick("ardent-hero")
    assert t.you.discard == ["ardent-hero"] and t.me["sequis"].damage == 2
    t.settled()


@card("scrivener-favian")
def test_scrivener_favian_may_steal_instead_of_a_capture_icon():
    mine = {"hand": [bearing("sequis", "capture", "capture")], "battleline": ["scrivener-favian"]}
    t = scene(mine, {"amber": 3})
    t.me.play("sequis", "right")
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    assert t.me.amber == 1 and t.you.amber == 2
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("no")
    t.asks(me, ["scrivener-favian", "sequis"])
    t.me.pick("sequis")
    assert t.me.amber == 1 and t.you.amber == 1 and t.me["sequis"].amber == 1
    t.settled()


@card("scrivener-favian")
def test_scrivener_favian_leaves_other_icons_and_those_of_the_opponent_alone():
    t = scene({"hand": [bearing("sequis", "amber")], "battleline": ["scrivener-favian"]}, {"amber": 3})
    t.me.play("sequis", "right")
    assert t.me.amber == 1 and t.you.amber == 3
    t = scene({"hand": [bearing("sequis", "capture")]}, {"battleline": ["scrivener-favian"], "amber": 3})
    t.me.play("sequis", "sequis")
    assert t.me["sequis"].amber == 1 and t.you.amber == 2 and t.me.amber == 0
    t.settled()


@card("scrivener-favian", "amphora-captura")
@rule("KF-FAQREPL-060", "KF-REPL-070")
def test_an_icon_is_taken_for_a_capture_icon_and_that_for_a_steal():
    mine = {
        "hand": [bearing("sequis", "draw")],
        "battleline": ["scrivener-favian"],
        "artifacts": ["amphora-captura"],
        "deck": ["troll"],
    }
    t = scene(mine, {"amber": 3})
    t.me.play("sequis", "right", "yes", "yes")
    assert t.me.amber == 1 and t.you.amber == 2 and t.me.deck == ["troll"] and t.me.hand == []
    assert t.me["sequis"].amber == t.me["scrivener-favian"].amber == 0
    t.settled()


@card("master-of-the-grey")
def test_master_of_the_grey_stops_the_icons_of_the_opponents_cards():
    icons = ["amber", "capture", "damage", "draw"]
    mine = {"hand": [bearing("sequis", *icons), bearing("take-hostages", "amber")], "deck": ["troll"]}
    t = scene(mine, {"battleline": ["master-of-the-grey"], "amber": 3})
    t.me.play("sequis")
    t.me.play("take-hostages")
    assert t.me.amber == 0 and t.you.amber == 3 and t.me.hand == [] and t.me["sequis"].amber == 0
    assert t.you["master-of-the-grey"].damage == 0
    t.settled()


@card("master-of-the-grey")
def test_master_of_the_grey_leaves_the_icons_of_her_own_side():
    t = scene({"hand": [bearing("sequis", "amber")], "battleline": ["master-of-the-grey"]})
    t.me.play("sequis", "left")
    assert t.me.amber == 1
    t.settled()


@card("master-of-the-grey", "ensign-el-samra", "reclaimed-by-nature", "ultra-gravitron")
@rule("KF-FAQICON-090")
def test_master_of_the_grey_stops_icons_resolved_as_if_their_card_had_been_played():
    for master, gained in [("master-of-the-grey", 0), ("krump", 1)]:
        theirs = {"battleline": [master, bearing("valdr", "amber")], "artifacts": [bearing("cannon", "amber")]}
        t = scene(
            {"battleline": ["ensign-el-samra"], "hand": [bearing("troll", "amber")]}, theirs, house="staralliance"
        )
        t.me.action("ensign-el-samra", "troll")
        assert t.me.amber == gained and t.me.hand == ["troll"]
        t = scene({"hand": [bearing("reclaimed-by-nature")]}, theirs, house="untamed")
        t.me.play("reclaimed-by-nature", "cannon")
        assert t.me.amber == gained and t.you.purged == ["cannon"]
        t = scene({"battleline": [gravitron()], "archives": ["troll"]}, theirs, house="logos")
        t.me.reap("ultra-gravitron", "troll", "valdr")
        assert t.me.amber == 1 + gained and t.you.purged == ["valdr"]
        t.settled()
