"""Mass Mutation: Logos."""

from pioche.games.keyforge.rules.values import power
from pioche.testing import card, me, rule, table

UPPER = "ultra-gravitron-upper"
LOWER = "ultra-gravitron"


def scene(mine=None, yours=None, house="logos", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def gravitron(*bonus, **words):
    return {"card": LOWER, "linked": [{"card": UPPER, "bonus": list(bonus)}], **words}


def bearing(id, *bonus):
    return {"card": id, "bonus": list(bonus)}


@card("fission-bloom")
def test_fission_bloom_resolves_each_icon_of_the_next_card_once_more():
    mine = {
        "artifacts": ["fission-bloom"],
        "hand": [bearing("batdrone", "amber", "draw"), bearing("batdrone", "amber")],
        "deck": ["troll", "krump", "bumpsy"],
    }
    t = scene(mine)
    t.me.action("fission-bloom")
    t.me.play("batdrone")
    assert t.me.amber == 2 and t.me.hand == ["batdrone", "troll", "krump"]
    t.me.play("batdrone", "left")  # not the next card any more
    assert t.me.amber == 3
    t.settled()


@card("fission-bloom")
def test_fission_bloom_is_spent_on_a_card_without_icons():
    t = scene({"artifacts": ["fission-bloom"], "hand": ["batdrone", bearing("batdrone", "amber")]})
    t.me.action("fission-bloom")
    t.me.play(t.state.players[me].hand[0].number)
    t.me.play("batdrone", "left")
    assert t.me.amber == 1
    t.settled()


@card("fission-bloom")
def test_fission_bloom_ends_with_the_turn():
    mine = {"artifacts": ["fission-bloom"], "hand": [bearing("batdrone", "amber")], "houses": ["logos"]}
    t = scene(mine, {"hand": [bearing("troll", "amber")]})
    t.me.action("fission-bloom")
    t.me.end()
    t.you.house("brobnar")
    t.you.play("troll")
    assert t.you.amber == 1
    t.you.end()
    t.me.house("logos")
    t.me.play("batdrone")
    assert t.me.amber == 1
    t.settled()


@card("fission-bloom", "wild-bounty")
def test_two_such_effects_add_up_on_one_card():
    t = scene({"artifacts": ["fission-bloom", "fission-bloom"], "hand": [bearing("batdrone", "amber")]})
    one, other = [it.card.number for it in t.state.players[me].artifacts]
    t.me.action(one)
    t.me.action(other)
    t.me.play("batdrone")
    assert t.me.amber == 3
    t.settled()


@card("fission-bloom", "ultra-gravitron", "ultra-gravitron-upper")
@rule("KF-FAQICON-080", "KF-ICON-170")
def test_after_fission_bloom_ultra_gravitron_resolves_the_icons_of_the_purged_creature_twice():
    t = scene(
        {"artifacts": ["fission-bloom"], "battleline": [gravitron()], "archives": ["troll"]},
        {"battleline": [bearing("krump", "amber", "amber")]},
    )
    t.me.action("fission-bloom")
    t.me.reap(LOWER, "troll", "krump")
    assert t.me.amber == 1 + 4 and t.you.purged == ["krump"] and t.me.discard == ["troll"]
    t.settled()


@card("ultra-gravitron")
def test_ultra_gravitron_archives_the_five_top_cards():
    deck = ["troll", "krump", "bumpsy", "valdr", "smaaash", "urchin"]
    t = scene({"hand": [UPPER, LOWER], "deck": deck}, {"deck": ["batdrone"]})
    t.me.play(LOWER)
    assert t.me.archives == deck[:5] and t.me.deck == ["urchin"] and t.you.deck == ["batdrone"]
    assert all(t.state.seen.get(one.number, 0) != 3 for one in t.state.players[me].archives)
    t = scene({"hand": [UPPER, LOWER], "deck": deck[:2], "discard": ["urchin"]})
    t.me.play(LOWER)
    assert t.me.archives == deck[:2] and t.me.deck == [] and t.me.discard == ["urchin"]
    t.settled()


@card("ultra-gravitron-upper")
@rule("KF-KWGIG-010")
def test_the_power_of_ultra_gravitron_is_that_of_its_lower_half():
    t = scene({"hand": [UPPER, LOWER]})
    assert [one.proto.power for one in t.state.players[me].hand] == [0, 10]
    t.me.play(UPPER)
    assert power(t.state, t.me[LOWER]) == 10
    t.settled()


@card("ultra-gravitron")
def test_ultra_gravitron_discards_an_archived_card_to_purge_a_creature_and_resolves_its_icons():
    t = scene(
        {"battleline": [gravitron(), "dextre"], "archives": ["troll", "bumpsy"], "deck": ["smaaash"]},
        {"battleline": [bearing("krump", "draw", "amber"), "valdr"], "archives": ["urchin"]},
    )
    t.me.reap(LOWER)
    t.asks(me, ["troll", "bumpsy"])
    t.me.pick("bumpsy")
    t.asks(me, [LOWER, "dextre", "krump", "valdr"])
    t.me.pick("krump")
    assert t.you.purged == ["krump"] and t.you.battleline == ["valdr"]
    assert t.me.discard == ["bumpsy"] and t.me.archives == ["troll"] and t.you.archives == ["urchin"]
    assert t.me.amber == 2 and t.me.hand == ["smaaash"] and t.you.amber == 0
    t.settled()


@card("ultra-gravitron")
def test_ultra_gravitron_does_the_same_after_a_fight_it_survived():
    t = scene({"battleline": [gravitron()], "archives": ["troll"]}, {"battleline": [bearing("krump"), "valdr"]})
    t.me.fight(LOWER, "krump", "troll")
    t.asks(me, [LOWER, "valdr"])
    t.me.pick("valdr")
    assert t.you.purged == ["valdr"] and t.you.discard == ["krump"] and t.me[LOWER].damage == 3
    t.settled()


@card("ultra-gravitron")
def test_without_archives_ultra_gravitron_purges_nothing():
    t = scene({"battleline": [gravitron()]}, {"battleline": ["krump"], "archives": ["urchin"]})
    t.me.reap(LOWER)
    assert t.you.battleline == ["krump"] and t.me.amber == 1 and t.you.archives == ["urchin"]
    t.settled()


@card("ultra-gravitron")
@rule("KF-ARCH-060")
def test_an_abducted_card_goes_back_to_its_owners_hand_and_is_not_discarded():
    t = scene(
        {"hand": ["sample-collection"], "battleline": [gravitron()]},
        {"battleline": ["krump", "valdr"], "keys": ["red"]},
        house="mars",
    )
    t.me.play("sample-collection", "krump")
    t.match.patch({"house": "logos"})
    t.me.reap(LOWER, "krump")
    assert t.you.hand == ["krump"] and t.you.battleline == ["valdr"] and t.you.purged == []
    assert t.me.discard == ["sample-collection"] and t.you.discard == []
    t.settled()


@card("ultra-gravitron")
@rule("KF-WARD-080")
def test_a_ward_stops_the_purge_but_not_the_icons():
    t = scene(
        {"battleline": [gravitron()], "archives": ["troll"]},
        {"battleline": [{"card": "krump", "bonus": ["amber"], "ward": True}]},
    )
    t.me.reap(LOWER, "troll", "krump")
    assert t.you.battleline == ["krump"] and not t.you["krump"].ward and t.me.amber == 2
    t.settled()


@card("ultra-gravitron", "ultra-gravitron-upper")
@rule("KF-KWGIG-010")
def test_ultra_gravitron_finds_the_icons_of_a_gigantic_creature_on_its_upper_half():
    t = scene(
        {"battleline": [gravitron()], "archives": ["troll"], "deck": ["bumpsy"]},
        {"battleline": [gravitron("amber", "draw", "capture")], "amber": 2},
    )
    mine, yours = t.me[LOWER].number, t.you[LOWER].number
    t.me.reap(mine, "troll", yours)
    t.asks(me, [mine])  # who captures
    t.me.pick(mine)
    assert t.me.amber == 2 and t.me.hand == ["bumpsy"] and t.me[LOWER].amber == 1
    assert sorted(t.you.purged) == [LOWER, UPPER]
    t.settled()
