"""Dark Tidings."""

from pioche.games.keyforge.rules.values import armor, power
from pioche.testing import card, me, rule, table, you


def scene(mine=None, yours=None, house="logos", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def harm(t, seat):
    return [one.damage for one in t.state.players[seat].battleline]


@card("hydrocataloguer")
def test_hydrocataloguer_archives_the_top_card_of_whoever_raises_the_tide():
    t = scene(
        {"artifacts": ["hydrocataloguer"], "deck": ["troll", "krump"]}, {"deck": ["bumpsy", "valdr"], "hand": ["anger"]}
    )
    t.me.tide()
    assert t.me.archives == ["troll"] and t.you.archives == [] and t.state.tide == me
    t.me.end()
    t.you.house("brobnar")
    t.you.tide()
    assert t.you.archives == ["bumpsy"] and t.me.archives == ["troll"] and t.state.tide == you
    t.settled()


@card("hydrocataloguer")
def test_hydrocataloguer_finds_nothing_in_an_empty_deck():
    t = scene({"artifacts": ["hydrocataloguer"], "discard": ["troll"]})
    t.me.tide()
    assert t.me.archives == [] and t.me.discard == ["troll"]
    t.settled()


@card("hydrocataloguer", "cross-porpoises")
@rule("KF-FAQMISC-150", "KF-TIDE-030")
def test_a_tide_that_is_high_already_is_not_raised():
    t = scene(
        {"artifacts": ["hydrocataloguer"], "hand": ["cross-porpoises", "cross-porpoises"], "deck": ["troll", "krump"]},
        house="untamed",
    )
    t.me.play("cross-porpoises")
    assert t.me.archives == ["troll"] and t.state.tide == me
    t.me.play("cross-porpoises")
    assert t.me.archives == ["troll"] and t.state.tide == me and t.me.chains == 0 and t.me.amber == 2
    t.settled()


@card("lightsmith-clariel")
def test_lightsmith_clariel_may_swap_power_and_armor_before_a_fight():
    for swaps, struck in [("yes", 2), ("no", 5)]:
        t = scene({"battleline": ["lightsmith-clariel"]}, {"battleline": ["troll", "krump"]}, house="sanctum")
        t.me.fight("lightsmith-clariel", "troll")
        t.asks(me, ["yes", "no"], kind="confirm")
        t.me.pick(swaps)
        assert harm(t, you) == [struck, 0] and t.me.battleline == []
        t.settled()


@card("lightsmith-clariel")
def test_the_swap_lasts_for_the_turn_and_may_be_undone_by_another():
    mine = {"battleline": ["lightsmith-clariel", "bulwark"], "hand": ["anger"]}
    t = scene(mine, {"battleline": ["dust-pixie", "krump", "silvertooth"], "hand": ["troll"]}, house="sanctum")
    clariel = t.me["lightsmith-clariel"]
    t.me.fight("lightsmith-clariel", "krump", "yes")
    assert (power(t.state, clariel), armor(t.state, clariel)) == (4, 5)
    assert clariel.damage == 1 and harm(t, you) == [0, 4, 0]  # 4 power, and 5 armor against 6
    t.match.patch({"house": "brobnar"})
    t.me.play("anger", "lightsmith-clariel", "dust-pixie", "yes")
    assert (power(t.state, clariel), armor(t.state, clariel)) == (5, 4) and t.you.battleline == ["krump", "silvertooth"]
    t.settled()


@card("lightsmith-clariel")
@rule("KF-FAQMISC-070", "KF-ARMOR-070")
def test_clariel_takes_the_whole_armor_even_where_it_was_used():
    used = {"card": "lightsmith-clariel", "armor_used": 2}
    t = scene({"battleline": [used]}, {"battleline": ["urchin"]}, house="sanctum")
    t.me.fight("lightsmith-clariel", "urchin", "yes")
    clariel = t.me["lightsmith-clariel"]
    assert (power(t.state, clariel), armor(t.state, clariel)) == (2, 5) and clariel.damage == 0
    t.me.end()
    assert (power(t.state, clariel), armor(t.state, clariel)) == (5, 2)
    t.settled()


@card("lightsmith-clariel")
@rule("KF-FAQMISC-080")
def test_clariel_swaps_the_totals():
    armored = {"card": "lightsmith-clariel", "upgrades": ["protect-the-weak", "protect-the-weak"]}
    t = scene({"battleline": [armored]}, {"battleline": ["urchin"]}, house="sanctum")
    clariel = t.me["lightsmith-clariel"]
    assert (power(t.state, clariel), armor(t.state, clariel)) == (5, 4)
    t.me.fight("lightsmith-clariel", "urchin", "yes")
    assert (power(t.state, clariel), armor(t.state, clariel)) == (4, 5)
    t.settled()


@card("lightsmith-clariel")
@rule("KF-DMG-090", "KF-SEQ-070")
def test_a_wounded_clariel_falls_by_the_swap_before_the_fight():
    wounded = {"card": "lightsmith-clariel", "damage": 2}
    for swaps, struck in [("yes", 0), ("no", 5)]:
        t = scene({"battleline": [wounded]}, {"battleline": ["troll", "krump"]}, house="sanctum")
        t.me.fight("lightsmith-clariel", "troll", swaps)
        assert t.me.discard == ["lightsmith-clariel"] and harm(t, you) == [struck, 0]  # no blow, or hers too
        t.settled()


@card("lightsmith-clariel")
@rule("KF-FIGHT-100", "KF-FIGHT-140", "KF-SEQ-070")
def test_a_clariel_whom_hazardous_wounds_before_the_swap_strikes_no_blow():
    for first, fallen in [("troll", True), ("lightsmith-clariel", False)]:
        hazard = {"card": "troll", "upgrades": ["flame-wreathed", "flame-wreathed"]}  # hazardous 4
        t = scene({"battleline": ["lightsmith-clariel"]}, {"battleline": [hazard, "krump"]}, house="sanctum")
        t.me.fight("lightsmith-clariel", "troll")
        t.asks(me, ["lightsmith-clariel", "troll"], kind="trigger")
        t.me.pick(first)
        t.me.pick("yes")
        # 2 armor let 2 damage through, as much as her new power; or 5 armor keep all 4 off, and she strikes with 2
        assert t.me.discard == ["lightsmith-clariel"] and harm(t, you) == [0 if fallen else 2, 0]
        t.settled()


@card("venator-altum")
def test_venator_altum_is_exalted_after_damage_while_the_tide_is_low():
    for tide, held in [(-1, 0), (0, 0), (1, 1)]:
        t = scene({"battleline": ["venator-altum", "troll"]}, {"battleline": ["krump"]}, house="saurian", tide=tide)
        t.me.fight("venator-altum", "krump")
        assert t.me["venator-altum"].amber == held and harm(t, me) == [4, 0] and t.me["troll"].amber == 0
        t.settled()


@card("venator-altum")
def test_venator_altum_is_not_exalted_by_damage_to_others_nor_by_damage_that_armor_stops():
    t = scene(
        {"battleline": ["venator-altum", "troll"]}, {"battleline": ["krump", "silvertooth"]}, house="brobnar", tide=1
    )
    t.me.fight("troll", "krump")
    assert t.me["venator-altum"].amber == 0 and harm(t, me) == [0, 6]
    t.match.patch({"house": "saurian"})
    t.me.fight("venator-altum", "silvertooth")
    assert t.me["venator-altum"].amber == 0 and harm(t, me) == [0, 6]
    t.settled()


@card("venator-altum")
@rule("KF-FAQDEST-160", "KF-DMG-150")
def test_venator_altum_falls_before_it_would_be_exalted():
    wounded = {"card": "venator-altum", "damage": 3}
    t = scene({"battleline": ["krump"]}, {"battleline": [wounded]}, house="brobnar", tide=0)
    t.me.fight("krump", "venator-altum")
    assert t.you.discard == ["venator-altum"] and t.me.amber == 0 and t.you.amber == 0
    t.settled()


def spent(*ids):
    return [{"card": id, "ready": False} for id in ids]


@card("the-chosen-one")
@rule("KF-FAQMISC-140")
def test_all_damage_is_dealt_to_the_chosen_one_at_once_and_no_creature_is_readied():
    t = scene(
        {"battleline": spent("troll", "krump", "bumpsy", "valdr"), "artifacts": spent("cannon")},
        {"battleline": [{"card": "the-chosen-one", "damage": 8}], "hand": ["anger"]},
        house="brobnar",
    )
    t.me.end()
    assert t.you.battleline == [] and t.you.discard == ["the-chosen-one"]
    assert not any(it.ready for it in t.state.players[me].battleline) and t.me["cannon"].ready
    t.settled()


@card("the-chosen-one")
def test_the_chosen_one_takes_1_damage_for_each_exhausted_enemy_creature():
    t = scene(
        {"battleline": [*spent("troll", "krump"), "bumpsy"]},
        {"battleline": ["the-chosen-one", *spent("valdr")], "hand": ["anger"]},
        house="brobnar",
    )
    t.me.end()
    assert harm(t, you) == [2, 0] and [it.ready for it in t.state.players[me].battleline] == [False, False, True]
    t.you.house("brobnar")
    t.you.end()
    assert t.you["valdr"].ready and harm(t, you) == [2, 0]  # its own player readies as usual
    t.settled()


@card("the-chosen-one")
@rule("KF-REPL-070")
def test_of_two_chosen_ones_one_takes_the_damage_as_the_active_player_picks():
    t = scene({"battleline": spent("troll")}, {"battleline": ["the-chosen-one", "the-chosen-one"]}, house="brobnar")
    t.me.end()
    t.asks(me, ["the-chosen-one", "the-chosen-one"], kind="replacement")
    t.me.pick(3)
    assert harm(t, you) == [0, 1] and not t.me["troll"].ready
    t.settled()


@card("the-chosen-one")
def test_a_ward_saves_the_chosen_one_and_still_nobody_is_readied():
    t = scene(
        {"battleline": spent("troll", "krump")},
        {"battleline": [{"card": "the-chosen-one", "ward": True}], "hand": ["anger"]},
        house="brobnar",
    )
    t.me.end()
    assert harm(t, you) == [0] and not t.you["the-chosen-one"].ward and not t.me["troll"].ready
    t.settled()


@card("cross-porpoises")
def test_cross_porpoises_raises_the_tide_and_enrages_two_enemies():
    t = scene(
        {"hand": ["cross-porpoises"], "battleline": ["halacor"]},
        {"battleline": ["troll", "krump", "bumpsy"]},
        house="untamed",
        tide=1,
    )
    t.me.play("cross-porpoises")
    t.asks(me, ["troll", "krump", "bumpsy"])
    t.me.pick("troll")
    t.asks(me, ["krump", "bumpsy"])
    t.me.pick("bumpsy")
    assert [it.enraged for it in t.state.players[you].battleline] == [True, False, True]
    assert t.state.tide == me and t.me.chains == 0 and t.me.amber == 1 and not t.me["halacor"].enraged
    t.settled()


@card("cross-porpoises")
def test_cross_porpoises_enrages_as_many_as_there_are():
    t = scene({"hand": ["cross-porpoises"]}, {"battleline": ["troll"]}, house="untamed")
    t.me.play("cross-porpoises", "troll")
    assert t.you["troll"].enraged and t.state.tide == me
    t = scene({"hand": ["cross-porpoises"]}, house="untamed")
    t.me.play("cross-porpoises")
    assert t.state.tide == me
    t.settled()
