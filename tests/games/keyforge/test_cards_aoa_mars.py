"""Age of Ascension: Mars."""

from pioche.testing import card, me, rule, table


def scene(mine=None, yours=None, house="mars", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


@card("yzphyz-knowdrone")
@rule("KF-ERRATA-090")
def test_yzphyz_knowdrone_archives_a_card_then_may_purge_one_to_stun_a_creature():
    t = scene({"hand": ["yzphyz-knowdrone", "krump", "blypyp"], "archives": ["bumpsy"]}, {"battleline": ["troll"]})
    t.me.play("yzphyz-knowdrone")
    t.asks(me, ["krump", "blypyp"])
    t.me.pick("krump")
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    t.asks(me, ["player:0"])
    t.me.pick("player:0")
    t.asks(me, ["krump", "bumpsy"])
    t.me.pick("krump")
    t.asks(me, ["troll", "yzphyz-knowdrone"])
    t.me.pick("troll")
    assert t.me.purged == ["krump"] and t.me.archives == ["bumpsy"] and t.me.hand == ["blypyp"]
    assert t.you["troll"].stunned and not t.me["yzphyz-knowdrone"].stunned
    t.settled()


@card("yzphyz-knowdrone")
@rule("KF-ERRATA-090")
def test_yzphyz_knowdrone_stuns_nobody_where_nothing_is_purged():
    t = scene({"hand": ["yzphyz-knowdrone", "krump"]}, {"battleline": ["troll"]})
    t.me.play("yzphyz-knowdrone", "krump", "no")
    assert t.me.archives == ["krump"] and not t.you["troll"].stunned and t.me.purged == []
    t = scene({"hand": ["yzphyz-knowdrone"]}, {"battleline": ["troll"]})
    t.me.play("yzphyz-knowdrone")
    assert not t.you["troll"].stunned and t.me.battleline == ["yzphyz-knowdrone"]
    t.settled()


@card("yzphyz-knowdrone")
@rule("KF-FAQGEN-100", "KF-FAQGEN-110", "KF-ARCH-070")
def test_yzphyz_knowdrone_takes_a_card_of_the_opponents_archives_by_chance():
    purged = set()
    for seed in range(12):
        t = scene(
            {"hand": ["yzphyz-knowdrone", "krump"]},
            {"battleline": ["troll"], "archives": [{"card": "bumpsy", "owner": 0}, "valdr"]},
            seed=seed,
        )
        t.me.play("yzphyz-knowdrone", "krump", "yes")
        t.asks(me, ["player:0", "player:1"])
        assert "bumpsy" not in str(t.match.view(me)) and "valdr" not in str(t.match.view(me))
        t.me.pick("player:1", "troll")
        purged |= {*t.me.purged, *t.you.purged}
        assert len(t.you.archives) == 1 and t.me.archives == ["krump"] and t.you["troll"].stunned
        assert t.me.purged in ([], ["bumpsy"]) and t.you.purged in ([], ["valdr"])  # each with its owner's
        t.settled()
    assert purged == {"bumpsy", "valdr"}


@card("yzphyz-knowdrone", "sample-collection")
def test_an_abducted_card_goes_home_instead_of_being_purged():
    t = scene({"hand": ["sample-collection"]}, {"hand": ["yzphyz-knowdrone"], "battleline": ["troll"], "keys": ["red"]})
    t.me.play("sample-collection", "troll")
    assert t.me.archives == ["troll"]
    t.me.end()
    t.you.house("mars")
    t.you.play("yzphyz-knowdrone", "yes", "player:0")
    assert t.you.hand == ["troll"] and t.me.archives == t.you.purged == []
    assert not t.you["yzphyz-knowdrone"].stunned
    t.settled()
