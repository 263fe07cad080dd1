"""Age of Ascension: Shadows."""

from pioche.testing import card, me, rule, table, you


def scene(mine=None, yours=None, house="shadows", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def harm(t, seat):
    return [one.damage for one in t.state.players[seat].battleline]


def pools(t):
    return t.me.amber, t.you.amber


@card("life-for-a-life")
@rule("KF-ERRATA-100")
def test_life_for_a_life_destroys_a_friendly_creature_and_deals_6():
    t = scene({"hand": ["life-for-a-life"], "battleline": ["urchin", "dodger"]}, {"battleline": ["troll", "krump"]})
    t.me.play("life-for-a-life")
    t.asks(me, ["urchin", "dodger"])
    t.me.pick("urchin")
    t.asks(me, ["dodger", "troll", "krump"])
    t.me.pick("krump")
    assert t.me.battleline == ["dodger"] and t.you.battleline == ["troll"] and harm(t, you) == [0]
    assert t.me.amber == 1
    t.settled()


@card("life-for-a-life")
@rule("KF-ERRATA-100")
def test_life_for_a_life_deals_nothing_where_nothing_was_destroyed():
    t = scene(
        {"hand": ["life-for-a-life"], "battleline": [{"card": "urchin", "ward": True}]}, {"battleline": ["troll"]}
    )
    t.me.play("life-for-a-life", "urchin")
    assert t.me.battleline == ["urchin"] and not t.me["urchin"].ward and harm(t, you) == [0]
    t = scene({"hand": ["life-for-a-life"]}, {"battleline": ["troll"]})
    t.me.play("life-for-a-life")
    assert harm(t, you) == [0] and t.you.battleline == ["troll"]
    t.settled()


@card("ronnie-wristclocks")
@rule("KF-REPL-030")
def test_ronnie_wristclocks_steals_1_or_2_instead_from_the_rich():
    for yours, after in [(0, (0, 0)), (6, (1, 5)), (7, (2, 5)), (9, (2, 7))]:
        t = scene({"hand": ["ronnie-wristclocks"]}, {"amber": yours})
        t.me.play("ronnie-wristclocks")
        assert pools(t) == after
        t.settled()


@card("little-niff", "ronnie-wristclocks")
@rule("KF-FAQMISC-190")
def test_little_niff_steals_although_its_neighbour_fell_in_the_fight():
    t = scene({"battleline": ["ronnie-wristclocks", "little-niff"]}, {"battleline": ["troll"], "amber": 3})
    t.me.fight("ronnie-wristclocks", "troll")
    assert t.me.battleline == ["little-niff"] and pools(t) == (1, 2)
    t.settled()


@card("little-niff")
def test_little_niff_steals_after_a_fight_of_a_neighbour_only():
    line = ["silvertooth", "macis-asp", "little-niff", "selwyn-the-fence", "sneklifter"]
    for fighter, stolen in [
        ("silvertooth", 0),
        ("macis-asp", 1),
        ("little-niff", 0),
        ("selwyn-the-fence", 1),
        ("sneklifter", 0),
    ]:
        t = scene({"battleline": line}, {"battleline": ["troll"], "amber": 5})
        t.me.fight(fighter, "troll")
        assert pools(t) == (stolen, 5 - stolen)
        t.settled()


@card("little-niff")
def test_little_niff_does_not_mind_who_is_attacked_nor_who_reaps():
    t = scene({"battleline": ["dodger"], "amber": 2}, {"battleline": ["little-niff", "troll"], "amber": 2})
    t.me.fight("dodger", "troll")
    assert pools(t) == (2, 2) and t.me.battleline == []
    t = scene({"battleline": ["little-niff", "macis-asp"]}, {"amber": 2})
    t.me.reap("macis-asp")
    assert pools(t) == (1, 2)
    t.settled()


@card("little-niff", "briar-grubbling")
@rule("KF-FIGHT-130")
def test_little_niff_steals_although_the_fight_never_took_place():
    t = scene({"battleline": ["ronnie-wristclocks", "little-niff"]}, {"battleline": ["briar-grubbling"], "amber": 3})
    t.me.fight("ronnie-wristclocks", "briar-grubbling")  # Hazardous 5
    assert t.me.battleline == ["little-niff"] and pools(t) == (1, 2) and harm(t, you) == [0]
    t.settled()


@card("little-niff")
def test_little_niff_deploys_anywhere_and_ends_the_step():
    t = scene(
        {"hand": ["little-niff", "silvertooth"], "battleline": ["dodger", "umbra"], "deck": ["urchin"] * 9},
        {"hand": ["troll"], "amber": 2},
    )
    t.me.play("little-niff")
    t.asks(me, ["flank:left", "flank:right", "right:1"])
    t.me.pick("right:1")
    assert t.me.battleline == ["dodger", "little-niff", "umbra"] and t.state.active == you
    t.settled()


@card("lethal-distraction")
@rule("KF-FAQGEN-290")
def test_two_lethal_distractions_add_4_to_each_amount_of_damage():
    t = scene(
        {"hand": ["lethal-distraction", "lethal-distraction", "relentless-whispers"], "artifacts": ["seeker-needle"]},
        {"battleline": ["krump", "troll"]},
    )
    t.me.play("lethal-distraction", "krump")
    t.me.play("lethal-distraction", "krump")
    assert harm(t, you) == [0, 0]
    t.me.action("seeker-needle", "krump")
    assert harm(t, you) == [5, 0]
    t.me.play("relentless-whispers", "troll")
    assert harm(t, you) == [5, 2] and t.me.amber == 3
    t.settled()


@card("lethal-distraction")
def test_lethal_distraction_goes_with_its_creature_and_with_the_turn():
    t = scene(
        {"hand": ["lethal-distraction"], "battleline": ["dodger"]},
        {"battleline": ["troll", "bulwark"], "hand": ["poison-wave"]},
    )
    t.me.play("lethal-distraction")
    t.asks(me, ["dodger", "troll", "bulwark"])
    t.me.pick("bulwark")
    t.me.fight("dodger", "bulwark")
    assert t.you.battleline == ["troll"]  # 5 and 2, less 2 of armor
    t.me.end()
    t.you.house("shadows")
    t.you.play("poison-wave")
    assert harm(t, you) == [2]
    t.settled()
    t = scene({"hand": ["lethal-distraction"]}, {"battleline": ["troll"], "hand": ["poison-wave"]})
    t.me.play("lethal-distraction", "troll")
    t.me.end()
    t.you.house("shadows")
    t.you.play("poison-wave")
    assert harm(t, you) == [2]
    t.settled()


@card("lethal-distraction")
def test_lethal_distraction_adds_nothing_to_damage_that_is_cancelled():
    t = scene(
        {"hand": ["lethal-distraction"], "artifacts": ["seeker-needle"]},
        {"battleline": [{"card": "troll", "ward": True}, "krump"]},
    )
    t.me.play("lethal-distraction", "troll")
    t.me.action("seeker-needle", "troll")
    assert harm(t, you) == [0, 0] and not t.you["troll"].ward
    t.settled()


@card("sack-of-coins")
@rule("KF-FAQMISC-230")
def test_sack_of_coins_divides_one_damage_for_each_aember_of_its_player():
    for picks, after in [
        (["troll", "krump", "dodger"], ([1], [1, 1])),
        (["troll", "krump", "troll"], ([0], [2, 1])),
        (["krump", "krump", "krump"], ([0], [0, 3])),
    ]:
        t = scene(
            {"hand": ["sack-of-coins"], "amber": 2, "battleline": ["dodger"]},
            {"battleline": ["troll", "krump"], "amber": 5},
        )
        t.me.play("sack-of-coins")  # its icon brings the third
        t.asks(me, ["troll", "krump", "dodger"])
        t.me.pick(*picks)
        assert (harm(t, me), harm(t, you)) == after and pools(t) == (3, 5)
        t.settled()


@card("sack-of-coins")
def test_sack_of_coins_with_an_empty_pool_hits_nobody():
    t = scene({"hand": [{"card": "sack-of-coins", "bonus": []}]}, {"battleline": ["troll"], "amber": 4})
    t.me.play("sack-of-coins")
    assert harm(t, you) == [0] and pools(t) == (0, 4)
    t.settled()


@card("scowly-caper")
def test_scowly_caper_enters_play_under_the_opponents_control():
    t = scene({"hand": ["scowly-caper"], "battleline": ["dodger"]}, {"battleline": ["troll", "krump"]})
    t.me.play("scowly-caper")
    t.asks(me, ["left", "right"])
    t.me.pick("left")
    assert t.you.battleline == ["scowly-caper", "troll", "krump"] and t.me.battleline == ["dodger"]
    assert t.you["scowly-caper"].card.owner == me and not t.you["scowly-caper"].ready
    t.settled()


@card("scowly-caper", "duskwitch")
def test_scowly_caper_enters_ready_where_its_new_controller_has_a_duskwitch():
    for mine, yours, ready in [([], ["duskwitch"], True), (["duskwitch"], [], False)]:
        t = scene({"hand": ["scowly-caper"], "battleline": mine}, {"battleline": yours})
        t.me.play("scowly-caper", *["left"] * len(yours))
        assert t.you["scowly-caper"].ready is ready
        t.settled()


@card("scowly-caper")
def test_scowly_caper_may_be_used_whatever_the_active_house():
    caper = {"card": "scowly-caper", "owner": 1}
    t = scene({"battleline": ["dodger", caper, "troll"]}, {"battleline": ["krump"]}, house="dis")
    assert t.offers("reap") == ["scowly-caper"] and t.offers("fight") == ["scowly-caper"]
    t.me.fight("scowly-caper", "krump")
    assert harm(t, you) == [2] and harm(t, me) == [0, 0, 0]  # Skirmish
    t.settled()


@card("scowly-caper")
def test_scowly_caper_destroys_a_neighbour_at_the_end_of_its_controllers_turn_only():
    caper = {"card": "scowly-caper", "owner": 1}
    t = scene({"battleline": ["dodger", "umbra", caper, "troll"]}, {"hand": ["krump"], "battleline": ["bumpsy"]})
    t.me.end()
    t.asks(me, ["umbra", "troll"])
    t.me.pick("umbra")
    assert t.me.battleline == ["dodger", "scowly-caper", "troll"] and t.state.active == you
    t.you.house("brobnar")
    t.you.end()
    assert t.me.battleline == ["dodger", "scowly-caper", "troll"] and t.you.battleline == ["bumpsy"]
    t.settled()


@card("scowly-caper")
def test_scowly_caper_alone_destroys_nobody_and_a_ward_holds():
    t = scene({"battleline": ["scowly-caper"]}, {"hand": ["krump"], "battleline": ["bumpsy"]})
    t.me.end()
    assert t.me.battleline == ["scowly-caper"] and t.you.battleline == ["bumpsy"]
    t = scene({"battleline": ["scowly-caper", {"card": "dodger", "ward": True}]}, {"hand": ["krump"]})
    t.me.end()
    t.me.pick("dodger")
    assert t.me.battleline == ["scowly-caper", "dodger"] and not t.me["dodger"].ward
    t.settled()


@card("scowly-caper", "spangler-box")
@rule("KF-FAQRULE-020")
def test_scowly_caper_coming_back_from_a_spangler_box_is_the_opponents_again():
    t = scene(
        {"artifacts": ["spangler-box"], "hand": ["poltergeist"]},
        {"battleline": [{"card": "scowly-caper", "owner": 0}, "troll"], "hand": ["krump"]},
        house="logos",
    )
    t.me.action("spangler-box", "scowly-caper")
    assert t.me.purged == ["scowly-caper"] and t.you.artifacts == ["spangler-box"]
    t.match.patch({"house": "dis"})
    t.me.play("poltergeist", "spangler-box", "left")
    assert t.you.battleline == ["scowly-caper", "troll"] and t.me.battleline == []
    assert t.me.discard == ["poltergeist", "spangler-box"]
    t.settled()


@card("shard-of-greed")
def test_shard_of_greed_gains_1_for_each_friendly_shard():
    t = scene(
        {"artifacts": ["shard-of-greed", "shard-of-pain", "cannon"], "battleline": ["dodger"]},
        {"artifacts": ["shard-of-greed"], "amber": 2},
    )
    t.me.action("shard-of-greed")
    assert pools(t) == (2, 2)
    t.settled()


@card("shard-of-greed", "nexus")
@rule("KF-FAQGEN-180")
def test_a_shard_of_greed_used_as_if_it_were_mine_is_friendly_to_itself():
    for mine, gained in [([], 1), (["shard-of-pain"], 2)]:
        t = scene(
            {"battleline": ["nexus"], "artifacts": mine},
            {"artifacts": ["shard-of-greed", "shard-of-pain"] if mine else ["shard-of-greed"], "amber": 1},
        )
        t.me.reap("nexus", "shard-of-greed", "shard-of-greed")
        assert pools(t) == (1 + gained, 1)
        t.settled()
