"""Age of Ascension: Brobnar."""

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
