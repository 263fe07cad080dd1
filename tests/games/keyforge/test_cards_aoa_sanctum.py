"""Age of Ascension: Sanctum."""

from pioche.testing import card, me, rule, table, you


def scene(mine=None, yours=None, house="sanctum", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def harm(t, seat):
    return [one.damage for one in t.state.players[seat].battleline]


@card("hallowed-shield")
def test_hallowed_shield_keeps_damage_from_one_creature_for_the_turn():
    t = scene(
        {"artifacts": ["hallowed-shield"], "battleline": ["sequis", "bulwark"]},
        {"battleline": ["troll"], "hand": ["poison-wave"]},
    )
    t.me.action("hallowed-shield")
    t.asks(me, ["sequis", "bulwark", "troll"])
    t.me.pick("sequis")
    t.me.fight("sequis", "troll")
    assert harm(t, me) == [0, 0] and harm(t, you) == [4] and t.me["sequis"].armor_used == 0
    t.me.end()
    t.you.house("shadows")
    t.you.play("poison-wave")
    assert t.me["sequis"].armor_used == 2  # the next turn it is only its armor that helps
    t.settled()


@card("hallowed-shield")
def test_hallowed_shield_does_not_protect_from_being_destroyed():
    t = scene(
        {"artifacts": ["hallowed-shield"], "battleline": ["bulwark"], "hand": ["poison-wave", "gateway-to-dis"]},
        {"battleline": ["krump"]},
    )
    t.me.action("hallowed-shield", "krump")
    t.match.patch({"house": "shadows"})
    t.me.play("poison-wave")
    assert harm(t, you) == [0] and t.me["bulwark"].armor_used == 2
    t.match.patch({"house": "dis"})
    t.me.play("gateway-to-dis")
    assert t.you.battleline == t.me.battleline == []
    t.settled()


@card("hallowed-shield", "maruck-the-marked")
@rule("KF-FAQGEN-130")
def test_hallowed_shield_comes_before_the_armor_of_maruck():
    t = scene(
        {"artifacts": ["hallowed-shield"], "battleline": ["maruck-the-marked"]},
        {"battleline": ["succubus", "troll"], "amber": 3},
    )
    t.me.action("hallowed-shield", "maruck-the-marked")
    t.me.fight("maruck-the-marked", "succubus")
    assert t.me["maruck-the-marked"].amber == 0 and t.me["maruck-the-marked"].armor_used == 0
    assert t.you.battleline == ["troll"] and t.you.amber == 3
    t.settled()


@card("maruck-the-marked")
def test_maruck_captures_as_much_as_his_armor_cancels():
    t = scene({"battleline": ["maruck-the-marked", "bulwark"]}, {"battleline": ["succubus"], "amber": 5})
    t.me.fight("maruck-the-marked", "succubus")
    assert t.me["maruck-the-marked"].amber == 3 and t.you.amber == 2  # armor 1, and 2 from Bulwark
    assert harm(t, me) == [0, 0] and t.me["bulwark"].amber == 0
    t.settled()


@card("maruck-the-marked")
def test_maruck_captures_what_is_there_and_only_for_damage_that_armor_stopped():
    t = scene({"battleline": ["bulwark", "maruck-the-marked"]}, {"battleline": ["troll"], "amber": 1})
    t.me.fight("bulwark", "troll")
    assert t.me["maruck-the-marked"].amber == 0 and t.you.amber == 1  # the armor of another
    t = scene({"battleline": ["bulwark", "maruck-the-marked"]}, {"battleline": ["krump"], "amber": 1})
    t.me.fight("maruck-the-marked", "krump")
    assert t.me["maruck-the-marked"].amber == 1 and t.you.amber == 0 and harm(t, me) == [0, 3]
    t = scene({"battleline": [{"card": "maruck-the-marked", "ward": True}]}, {"battleline": ["krump"], "amber": 1})
    t.me.fight("maruck-the-marked", "krump")
    assert t.me["maruck-the-marked"].amber == 0
    t.settled()


@card("maruck-the-marked")
@rule("KF-DMG-150")
def test_maruck_captures_nothing_in_death():
    t = scene({"battleline": ["maruck-the-marked"]}, {"battleline": ["troll"], "amber": 4})
    t.me.fight("maruck-the-marked", "troll")
    assert t.me.battleline == [] and t.you.amber == 4 and harm(t, you) == [5]
    t.settled()


@card("maruck-the-marked")
def test_maruck_captures_on_the_opponents_turn_too():
    t = scene({"battleline": ["sequis"], "amber": 2}, {"battleline": ["maruck-the-marked"], "amber": 3})
    t.me.fight("sequis", "maruck-the-marked")
    assert t.you["maruck-the-marked"].amber == 1 and t.me.amber == 1 and t.you.amber == 3
    t.settled()


@card("sir-marrows")
@rule("KF-FAQREPL-050")
def test_only_one_sir_marrows_captures_the_reaped_aember_as_the_active_player_picks():
    for first in (0, 1):
        t = scene({"battleline": ["bulwark"], "amber": 2}, {"battleline": ["sir-marrows", "sir-marrows", "troll"]})
        knights = [it.number for it in t.state.players[you].battleline[:2]]
        t.me.reap("bulwark")
        t.asks(me, knights, kind="trigger")
        t.me.pick(knights[first])
        assert t.me.amber == 2 and t.card(knights[first]).amber == 1 and t.card(knights[1 - first]).amber == 0
        t.settled()


@card("sir-marrows")
def test_sir_marrows_takes_only_what_the_opponent_gains_by_reaping():
    t = scene({"battleline": ["sir-marrows", "sequis"], "amber": 1}, {"amber": 1})
    t.me.reap("sir-marrows")
    assert t.me.amber == 2 and t.me["sir-marrows"].amber == 0
    t = scene({"battleline": ["dew-faerie"], "amber": 1}, {"battleline": ["sir-marrows"]}, house="untamed")
    t.me.reap("dew-faerie")
    assert t.match.decision.kind == "trigger"
    t.me.pick("dew-faerie")
    assert t.me.amber == 2 and t.you["sir-marrows"].amber == 1  # not what the Reap ability brings
    t.settled()


@card("sir-marrows", "dimension-door")
@rule("KF-FAQREPL-020")
def test_aember_stolen_instead_of_reaped_is_nothing_for_sir_marrows():
    t = scene(
        {"hand": ["dimension-door"], "battleline": ["mother"]},
        {"battleline": ["sir-marrows"], "amber": 3},
        house="logos",
    )
    t.me.play("dimension-door")
    before = t.me.amber
    t.me.reap("mother")
    assert t.me.amber == before + 1 and t.you.amber == 2 and t.you["sir-marrows"].amber == 0
    t.settled()


@card("sir-marrows", "po-s-pixies")
@rule("KF-FAQREPL-040")
def test_with_po_s_pixies_each_sir_marrows_captures_the_same_aember_from_the_supply():
    t = scene({"battleline": ["po-s-pixies"]}, {"battleline": ["sir-marrows", "sir-marrows"]}, house="untamed")
    t.me.reap("po-s-pixies")
    t.me.pick("sir-marrows")
    assert t.me.amber == 1 and [it.amber for it in t.state.players[you].battleline] == [1, 1]
    t.settled()


@card("smite")
def test_smite_readies_a_friendly_creature_which_fights_and_hits_the_neighbours():
    line = ["troll", "krump", "bumpsy", "valdr"]
    t = scene({"hand": ["smite"], "battleline": [{"card": "sequis", "ready": False}, "bulwark"]}, {"battleline": line})
    t.me.play("smite")
    t.asks(me, ["sequis", "bulwark"])
    t.me.pick("sequis")
    t.asks(me, line)
    t.me.pick("krump")
    assert harm(t, you) == [2, 4, 2, 0] and harm(t, me) == [2, 0] and not t.me["sequis"].ready
    t.settled()


@card("smite")
def test_smite_hits_those_who_stood_beside_a_creature_that_fell():
    t = scene(
        {"hand": ["smite"], "battleline": ["champion-tabris"]},
        {"battleline": ["troll", "silvertooth", "bumpsy", "valdr"], "amber": 0},
    )
    t.me.play("smite", "champion-tabris", "silvertooth")
    assert t.you.battleline == ["troll", "bumpsy", "valdr"] and harm(t, you) == [2, 2, 0]
    t.settled()


@card("smite")
def test_smite_hits_the_neighbours_although_the_fight_itself_was_skipped():
    t = scene(
        {"hand": ["smite"], "battleline": ["ancient-bear"]},
        {"battleline": ["troll", "silvertooth", "bumpsy", "valdr"]},
    )
    t.me.play("smite", "ancient-bear", "silvertooth")
    assert t.you.battleline == ["troll", "bumpsy", "valdr"] and harm(t, you) == [2, 2, 0] and harm(t, me) == [0]
    t.settled()


@card("smite", "firespitter")
@rule("KF-FAQTIME-090")
def test_smite_fails_where_the_neighbours_left_play_with_the_creature():
    line = ["silvertooth", "urchin", "dust-pixie", "urchin", "silvertooth"]
    t = scene({"hand": ["smite"], "battleline": ["firespitter"]}, {"battleline": line})
    t.me.play("smite", "firespitter", "dust-pixie")
    while t.match.decision.kind == "order":  # the order of the discard pile
        t.me.pick(t.match.decision.keys[0])
    assert t.you.battleline == ["silvertooth", "silvertooth"] and harm(t, you) == [1, 1]
    t.settled()


@card("smite")
def test_smite_hits_nobody_where_nobody_was_attacked():
    t = scene(
        {"hand": ["smite"], "battleline": [{"card": "sequis", "stunned": True}]}, {"battleline": ["troll", "krump"]}
    )
    t.me.play("smite", "sequis")
    assert harm(t, you) == [0, 0] and not t.me["sequis"].stunned
    t = scene({"hand": ["smite"], "battleline": [{"card": "sequis", "ready": False}]})
    t.me.play("smite", "sequis")
    assert t.me["sequis"].ready
    t = scene({"hand": ["smite"]}, {"battleline": ["troll"]})
    t.me.play("smite")
    assert harm(t, you) == [0]
    t.settled()


@card("opal-knight")
def test_opal_knight_destroys_each_creature_with_an_even_power():
    mine = ["sequis", "protectrix", {"card": "bulwark", "counters": {"power": 1}}]
    t = scene(
        {"hand": ["opal-knight"], "battleline": mine},
        {"battleline": ["urchin", {"card": "krump", "ward": True}, {"card": "bumpsy", "counters": {"power": 1}}]},
    )
    t.me.play("opal-knight", "left")
    assert t.me.battleline == ["opal-knight", "protectrix", "bulwark"] and t.me.discard == ["sequis"]
    assert t.you.battleline == ["urchin", "krump"] and not t.you["krump"].ward
    t.settled()
