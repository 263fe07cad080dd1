"""Æ: pools, capturing, stealing, exalting, moving, paying."""

from pioche.testing import me, rule, table, you


def scene(mine=None, yours=None, **words):
    return table("keyforge", **{"me": mine, "you": yours, **words})


def holding(id, amber, **words):
    return {"card": id, "amber": amber, **words}


def pools(t):
    return t.me.amber, t.you.amber


@rule("KF-AOMBRE-010")
def test_only_the_pool_counts_as_a_players_own():
    t = scene(
        {"hand": ["bait-and-switch"], "amber": 2, "battleline": [holding("silvertooth", 4)]},
        {"amber": 3, "battleline": [holding("troll", 9)]},
        house="shadows",
    )
    t.me.play("bait-and-switch")  # 2 against 3, then 3 against 2
    assert pools(t) == (3, 2)
    t.settled()


@rule("KF-AOMBRE-010")
def test_aember_on_creatures_does_not_help_to_play_a_card_that_asks_for_some():
    t = scene({"hand": ["kelifi-dragon"], "amber": 6, "battleline": [holding("troll", 4)]}, house="brobnar")
    assert t.why("play", "kelifi-dragon") == "KF-ABIL-200" and t.offers("play") == []
    t.match.patch({"players": [{"amber": 7}, {}]})
    assert t.offers("play") == ["kelifi-dragon"]
    t.settled()


@rule("KF-AOMBRE-020")
def test_capturing_takes_from_the_opponents_pool_onto_a_friendly_creature():
    t = scene(
        {"hand": ["terms-of-redress"], "battleline": ["sequis", "bulwark"], "amber": 2},
        {"battleline": ["troll"], "amber": 5},
        house="sanctum",
    )
    t.me.play("terms-of-redress")
    t.asks(me, ["sequis", "bulwark"])
    t.me.pick("bulwark")
    assert pools(t) == (2 + 1, 3)  # 1 by the icon of the action
    assert t.me["bulwark"].amber == 2 and t.me["sequis"].amber == t.you["troll"].amber == 0
    t.settled()


@rule("KF-AOMBRE-030")
def test_captured_aember_lies_on_the_creature_that_captures():
    t = scene({"battleline": ["bulwark", "sequis", "francus"]}, {"amber": 2}, house="sanctum")
    t.me.reap("sequis")
    assert [t.me[id].amber for id in ("bulwark", "sequis", "francus")] == [0, 1, 0]
    assert pools(t) == (1, 1)
    t.settled()


@rule("KF-AOMBRE-040")
def test_captured_aember_pays_for_no_key():
    t = scene(
        {"amber": 3, "houses": ["brobnar"], "battleline": [holding("troll", 5), holding("krump", 1)]},
        {"houses": ["dis"]},
        active=you,
        house="dis",
    )
    t.you.end()
    t.asks(me, kind="house")
    assert t.me.keys == () and t.me.amber == 3 and t.me["troll"].amber == 5
    t.settled()


@rule("KF-AOMBRE-040")
def test_aember_on_a_card_pays_for_a_key_where_the_card_says_so():
    t = scene(
        {
            "amber": 3,
            "houses": ["shadows"],
            "artifacts": [holding("safe-place", 5)],
            "battleline": [holding("troll", 5)],
        },
        {"houses": ["dis"]},
        active=you,
        house="dis",
    )
    t.you.end()
    t.asks(me, ["number:3", "number:4", "number:5"], kind="spend")
    t.me.pick("number:4", "red")
    assert t.me.keys == ("red",) and t.me.amber == 1
    assert t.me["safe-place"].amber == 1 and t.me["troll"].amber == 5
    t.settled()


@rule("KF-AOMBRE-050")
def test_capturing_takes_no_more_than_the_pool_holds():
    t = scene({"hand": ["charette"]}, {"amber": 1, "battleline": [holding("troll", 4)]}, house="dis")
    t.me.play("charette")
    assert t.me["charette"].amber == 1 and pools(t) == (0, 0) and t.you["troll"].amber == 4
    t.settled()


@rule("KF-AOMBRE-060")
def test_aember_on_a_creature_that_leaves_play_goes_to_its_opponent_wherever_it_goes():
    for action, house, picks in (
        ("fear", "dis", ["krump"]),
        ("gateway-to-dis", "dis", []),
        ("the-harder-they-come", "sanctum", ["krump"]),
        ("lost-in-the-woods", "untamed", ["krump"]),
    ):
        t = scene({"hand": [{"card": action, "bonus": []}]}, {"battleline": [holding("krump", 3)]}, house=house)
        t.me.play(action, *picks)
        assert pools(t) == (3, 0) and t.you.battleline == [], action
        t.settled()


@rule("KF-AOMBRE-060")
def test_aember_on_ones_own_creature_goes_to_the_other_player():
    t = scene(
        {"hand": ["nature-s-call"], "battleline": [holding("troll", 3), holding("krump", 2)], "amber": 1},
        {"amber": 1},
        house="untamed",
    )
    t.me.play("nature-s-call", "troll", "done")
    assert pools(t) == (1 + 1, 4) and t.me["krump"].amber == 2 and t.me.hand == ["troll"]
    t.settled()


@rule("KF-AOMBRE-070")
def test_aember_goes_to_the_opponent_of_the_controller_not_of_the_owner():
    t = scene(
        {"hand": ["gateway-to-dis"], "battleline": [holding("krump", 2, owner=you)]},
        {"battleline": [holding("troll", 5, owner=me)]},
        house="dis",
    )
    t.me.play("gateway-to-dis")
    assert pools(t) == (5, 2)
    assert t.zone("krump") == ("discard", you) and t.zone("troll") == ("discard", me)
    t.settled()


@rule("KF-AOMBRE-080")
def test_aember_on_an_artifact_that_leaves_play_goes_to_the_supply():
    t = scene({"artifacts": ["gorm-of-omm", holding("safe-place", 4)], "amber": 1}, {"amber": 1}, house="sanctum")
    t.me.omni("gorm-of-omm", "safe-place")
    assert pools(t) == (1, 1) and t.me.artifacts == []
    t = scene(
        {"artifacts": ["whispering-reliquary"], "amber": 1},
        {"artifacts": [holding("pocket-universe", 4)], "amber": 1},
        house="sanctum",
    )
    t.me.action("whispering-reliquary", "pocket-universe")
    assert pools(t) == (1, 1) and t.you.hand == ["pocket-universe"]
    t.settled()


@rule("KF-AOMBRE-090")
def test_returned_aember_goes_to_the_pool_of_the_opponent_of_the_creatures_controller():
    t = scene(
        {"hand": ["word-of-returning"], "battleline": [holding("dew-faerie", 7)]},
        {"battleline": [holding("troll", 2), holding("krump", 1, owner=me)], "amber": 1},
        house="untamed",
    )
    t.me.play("word-of-returning")
    assert pools(t) == (2 + 1 + 1, 1)
    assert t.you["troll"].amber == t.you["krump"].amber == 0 and t.me["dew-faerie"].amber == 7
    t.settled()


@rule("KF-AOMBRE-100")
def test_stealing_takes_from_the_opponents_pool_into_ones_own():
    t = scene({"hand": ["magda-the-rat"], "amber": 1}, {"amber": 4}, house="shadows")
    t.me.play("magda-the-rat")
    assert pools(t) == (3, 2) and t.me["magda-the-rat"].amber == 0
    t.settled()


@rule("KF-AOMBRE-100")
def test_who_resolves_the_effect_steals_also_in_the_other_players_turn():
    t = scene({"amber": 4, "hand": ["gateway-to-dis"]}, {"battleline": ["magda-the-rat"], "amber": 1}, house="dis")
    t.me.play("gateway-to-dis")  # Magda leaves play: the opponent of her controller steals
    assert pools(t) == (5, 0)
    t = scene({"amber": 4, "battleline": ["magda-the-rat"], "hand": ["gateway-to-dis"]}, {"amber": 1}, house="dis")
    t.me.play("gateway-to-dis")
    assert pools(t) == (2, 3)
    t.settled()


@rule("KF-AOMBRE-110")
def test_stealing_takes_no_more_than_the_pool_holds():
    t = scene({"hand": ["magda-the-rat"], "amber": 1}, {"amber": 1}, house="shadows")
    t.me.play("magda-the-rat")
    assert pools(t) == (2, 0)
    t.settled()


@rule("KF-AOMBRE-120")
def test_nothing_is_stolen_or_captured_from_cards():
    t = scene(
        {"hand": ["urchin", "old-bruno"]},
        {"battleline": [holding("troll", 6)], "artifacts": [holding("safe-place", 2)]},
        house="shadows",
    )
    t.me.play("urchin")
    t.me.play("old-bruno", "right")
    assert pools(t) == (0, 0) and t.me["old-bruno"].amber == 0
    assert t.you["troll"].amber == 6 and t.you["safe-place"].amber == 2
    t.settled()


@rule("KF-AOMBRE-130")
def test_exalting_puts_aember_from_the_supply_on_the_creature():
    exalted = {"card": "venator-altum", "armor_used": 2}
    t = scene(
        {"artifacts": ["cannon", "cannon"], "amber": 2},
        {"battleline": [exalted, "troll"], "amber": 2},
        house="brobnar",
        tide=me,
    )
    for cannon in t.state.players[me].artifacts:
        t.me.action(cannon.number, "venator-altum")
    assert t.you["venator-altum"].amber == 2 and t.you["troll"].amber == 0 and pools(t) == (2, 2)
    t.settled()


@rule("KF-AOMBRE-130", "KF-AOMBRE-140")
def test_an_exalted_creature_holds_what_its_opponent_gets_when_it_is_destroyed():
    t = scene({"hand": ["senator-shrix", "phalanx-strike"]}, {"amber": 1}, house="saurian")
    t.me.play("senator-shrix", "yes")
    assert t.me["senator-shrix"].amber == 1 and pools(t) == (0, 1)
    t.match.patch({"cards": [{"number": t.number("senator-shrix"), "damage": 3, "armor_used": 1}]})
    t.me.play("phalanx-strike", "senator-shrix")
    assert pools(t) == (1, 2) and t.me.battleline == []
    t.settled()


@rule("KF-AOMBRE-140")
def test_aember_by_exalting_goes_to_the_opponent_when_the_creature_leaves_play():
    exalted = {"card": "venator-altum", "armor_used": 2}
    t = scene(
        {"artifacts": ["cannon"], "hand": ["fear"], "battleline": ["shooler"]},
        {"battleline": [exalted]},
        house="brobnar",
        tide=me,
    )
    t.me.action("cannon", "venator-altum")
    assert pools(t) == (0, 0)
    t.match.patch({"house": "dis"})
    t.me.play("fear", "venator-altum")
    assert pools(t) == (1, 0)
    t.settled()


@rule("KF-AOMBRE-150")
def test_moving_aember_onto_an_enemy_creature_is_no_capture():
    horn = {"card": "troll", "amber": 2, "upgrades": ["siren-horn"]}
    t = scene({"battleline": [horn], "amber": 3}, {"battleline": ["krump", "po-s-pixies"], "amber": 3}, house="brobnar")
    t.me.fight("troll", "krump")
    # Krump falls with the Æ on it, which comes back. Had it been captured, it would have come out of a pool.
    assert t.me["troll"].amber == 1 and pools(t) == (4, 3)
    t.settled()


@rule("KF-AOMBRE-150")
def test_moving_aember_to_a_pool_is_no_theft():
    t = scene(
        {"hand": ["word-of-returning", "urchin"]},
        {"battleline": ["the-vaultkeeper", holding("troll", 2)], "amber": 3},
        house="untamed",
    )
    t.me.play("word-of-returning")
    assert pools(t) == (2 + 1, 3)
    t.match.patch({"house": "shadows"})
    t.me.play("urchin")  # and now somebody tries to steal
    assert pools(t) == (3, 3)
    t.settled()


@rule("KF-AOMBRE-150")
def test_aember_moved_from_a_creature_is_in_the_pool_and_no_longer_on_it():
    t = scene({"battleline": ["selwyn-the-fence", holding("silvertooth", 2)]}, {"amber": 3}, house="shadows")
    t.me.reap("selwyn-the-fence")
    t.asks(me, ["silvertooth"])
    t.me.pick("silvertooth")
    assert pools(t) == (2, 3) and t.me["silvertooth"].amber == 1
    t.settled()


@rule("KF-AOMBRE-160")
def test_paying_moves_aember_from_ones_pool_to_the_opponents():
    t = scene(
        {"hand": [{"card": "cannon"}], "amber": 3},
        {"artifacts": ["customs-office", "customs-office"], "amber": 1},
        house="brobnar",
    )
    t.me.play("cannon")
    assert pools(t) == (1, 3) and t.me.artifacts == ["cannon"]
    t.settled()


@rule("KF-AOMBRE-170")
def test_a_payment_that_is_a_condition_must_be_whole():
    t = scene(
        {"hand": ["cannon", "punch"], "amber": 1, "battleline": [holding("troll", 5)]},
        {"artifacts": ["customs-office", "customs-office"]},
        house="brobnar",
    )
    assert t.why("play", "cannon") == "KF-AOMBRE-170" and t.offers("play") == ["punch"]
    t.me.play("punch", "troll")
    assert pools(t) == (2, 0)
    assert t.why("play", "cannon") == ""
    t.me.play("cannon")
    assert pools(t) == (0, 2)
    t.settled()


@rule("KF-AOMBRE-170")
def test_who_is_merely_told_to_pay_pays_what_is_there():
    t = scene({"hand": ["interdimensional-graft"], "houses": ["logos"]}, {"amber": 6, "houses": ["dis"]}, house="logos")
    t.me.play("interdimensional-graft")
    t.me.end()
    t.you.pick("red")
    t.asks(you, kind="house")
    assert t.you.keys == ("red",) and pools(t) == (1, 0)
    t.settled()


@rule("KF-AOMBRE-180")
def test_lost_aember_goes_to_the_supply_and_a_pool_never_falls_below_0():
    t = scene({"artifacts": ["screechbomb"], "amber": 4}, {"amber": 1}, house="brobnar")
    t.me.omni("screechbomb")
    assert pools(t) == (4, 0)
    t = scene({"hand": ["shatter-storm"], "amber": 2}, {"amber": 8}, house="mars")
    t.me.play("shatter-storm")
    assert pools(t) == (0, 2)
    t.settled()
