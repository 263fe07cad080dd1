"""Mass Mutation: Star Alliance."""

from pioche.testing import card, me, rule, table, you


def scene(mine=None, yours=None, **words):
    return table("keyforge", house="staralliance", me=mine, you=yours, **words)


def bearing(id, *bonus):
    return {"card": id, "bonus": list(bonus)}


@card("survey")
@rule("KF-FAQMISC-240")
def test_survey_leaves_the_other_card_on_top_of_the_deck():
    for discarded, left in [("troll", "krump"), ("krump", "troll")]:
        t = scene({"hand": ["survey"], "deck": ["troll", "krump", "bumpsy"]}, {"deck": ["valdr"]})
        t.me.play("survey")
        t.asks(me, ["troll", "krump"])
        t.me.pick(discarded)
        assert t.me.deck == [left, "bumpsy"] and t.me.discard == ["survey", discarded]
        assert t.state.seen == {t.number(left): 1 << me} and t.me.amber == 1 and t.you.deck == ["valdr"]
        t.settled()


@card("survey")
def test_survey_discards_the_only_card_of_a_deck_and_makes_no_new_one():
    t = scene({"hand": ["survey"], "deck": ["troll"], "discard": ["krump"]})
    t.me.play("survey", "troll")
    assert t.me.deck == [] and t.me.discard == ["survey", "troll", "krump"]
    t = scene({"hand": ["survey"], "discard": ["krump"]})
    t.me.play("survey")
    assert t.me.deck == [] and t.me.discard == ["survey", "krump"]
    t.settled()


@card("ensign-el-samra")
def test_ensign_el_samra_resolves_the_icons_of_a_card_that_stays_in_hand():
    hand = [bearing("troll", "damage", "amber", "draw"), "krump"]
    t = scene({"battleline": ["ensign-el-samra"], "hand": hand, "deck": ["bumpsy"]}, {"battleline": ["valdr"]})
    t.me.action("ensign-el-samra")
    t.asks(me, ["troll", "krump"])
    t.me.pick("troll")
    t.asks(me, ["ensign-el-samra", "valdr"])
    t.me.pick("valdr")
    assert t.you["valdr"].damage == 1 and t.me.amber == 1 and t.me.hand == ["troll", "krump", "bumpsy"]
    assert [one.get("card") for one in t.match.view(you)["players"][me]["hand"]] == ["troll", None, None]
    assert t.state.played == [] and not t.me["ensign-el-samra"].ready
    t.settled()


@card("ensign-el-samra")
def test_ensign_el_samra_may_reveal_a_card_without_icons_and_without_a_hand_does_nothing():
    t = scene({"battleline": ["ensign-el-samra"], "hand": ["krump"]})
    t.me.action("ensign-el-samra", "krump")
    assert t.me.amber == 0 and t.me.hand == ["krump"]
    t = scene({"battleline": ["ensign-el-samra"]})
    t.me.action("ensign-el-samra")
    assert t.me.amber == 0
    t.settled()


@card("ensign-el-samra", "fission-bloom")
@rule("KF-ICON-170")
def test_icons_resolved_by_ensign_el_samra_count_as_those_of_a_card_played():
    bloom = {"card": "fission-bloom", "house": "staralliance"}
    mine = {"battleline": ["ensign-el-samra"], "artifacts": [bloom], "hand": [bearing("survey", "amber")]}
    t = scene(mine)
    t.me.action("fission-bloom")
    t.me.action("ensign-el-samra", "survey")
    assert t.me.amber == 2
    t.me.play("survey")  # no longer the next card
    assert t.me.amber == 3
    t.settled()
