"""Age of Ascension: Dis."""

from pioche.games.keyforge.rules.values import key_cost
from pioche.testing import card, me, rule, table, you


def scene(mine=None, yours=None, house="dis", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def harm(t, seat):
    return [one.damage for one in t.state.players[seat].battleline]


@card("aember-imp")
def test_aember_imp_stuns_whatever_creature_has_reaped():
    t = scene({"battleline": ["aember-imp", "tentacus"]}, {"battleline": ["troll"], "amber": 1})
    t.me.reap("aember-imp")
    assert t.me["aember-imp"].stunned and t.me.amber == 1
    assert not t.me["tentacus"].stunned and not t.you["troll"].stunned
    t.settled()
    t = scene({"battleline": ["succubus", "pit-demon"]}, {"battleline": ["aember-imp"]})
    t.me.reap("succubus")
    t.me.action("pit-demon")
    assert t.me["succubus"].stunned and not t.me["pit-demon"].stunned and not t.you["aember-imp"].stunned
    t.settled()


@card("aember-imp", "gabos-longarms")
@rule("KF-FAQMISC-130")
def test_gabos_longarms_strikes_another_creature_although_the_imp_eludes_him():
    t = scene({"battleline": ["gabos-longarms"]}, {"battleline": ["aember-imp", "troll"]})
    t.me.fight("gabos-longarms", "aember-imp", "troll")
    assert t.you["aember-imp"].damage == 0 and t.you["troll"].damage == 5 and t.me["gabos-longarms"].damage == 0
    t.settled()


@card("exhume")
@rule("KF-PLAY-040")
def test_exhume_plays_a_creature_of_any_house_out_of_the_discard_pile():
    t = scene({"hand": ["exhume", "succubus"], "discard": ["bumpsy", "anger", "silvertooth"]}, {"amber": 2})
    t.me.play("exhume")
    t.asks(me, ["bumpsy", "silvertooth", "done"])
    t.me.pick("bumpsy")
    assert t.me.battleline == ["bumpsy"] and t.you.amber == 1 and t.me.amber == 1  # its Play ability
    assert t.me.discard == ["exhume", "anger", "silvertooth"]
    t.settled()


@card("exhume")
def test_exhume_may_leave_the_dead_in_peace_and_finds_nobody_among_other_cards():
    t = scene({"hand": ["exhume"], "discard": ["bumpsy"]})
    t.me.play("exhume", "done")
    assert t.me.battleline == [] and t.me.discard == ["exhume", "bumpsy"]
    t = scene({"hand": ["exhume"], "discard": ["anger"]}, {"discard": ["bumpsy"]})
    t.me.play("exhume")
    assert t.me.discard == ["exhume", "anger"] and t.you.discard == ["bumpsy"] and t.me.amber == 1
    t.settled()


@card("exhume")
def test_exhume_lifts_no_other_restriction_than_that_of_the_house():
    t = scene({"hand": ["exhume"], "discard": ["kelifi-dragon", "glimmer", "troll"], "amber": 3})
    t.me.play("exhume")
    t.asks(me, ["troll", "done"])
    t.me.pick("troll")
    assert t.me.battleline == ["troll"]
    t.settled()


@card("unlocked-gateway")
@rule("KF-KWOMEGA-010", "KF-KWOMEGA-020")
def test_unlocked_gateway_destroys_each_creature_and_ends_the_step():
    t = scene(
        {
            "hand": ["unlocked-gateway", "succubus"],
            "battleline": ["dust-imp", "troll"],
            "artifacts": ["cannon"],
            "deck": ["anger"] * 9,
        },
        {"battleline": ["krump", {"card": "bumpsy", "ward": True}], "hand": ["troll"]},
    )
    t.me.play("unlocked-gateway", "troll")
    assert t.me.battleline == [] and t.you.battleline == ["bumpsy"] and t.me.artifacts == ["cannon"]
    assert t.me.amber == 2 and t.me.discard == ["unlocked-gateway", "dust-imp", "troll"]
    assert t.state.active == you and t.state.step == "house"
    t.settled()


@card("unlocked-gateway", "jargogle")
@rule("KF-FAQDEST-130", "KF-FAQDEST-140")
def test_what_jargogle_plays_comes_before_the_end_of_the_step_and_survives_the_gateway():
    t = scene(
        {
            "hand": ["unlocked-gateway"],
            "battleline": [{"card": "jargogle", "under": ["wild-wormhole"]}],
            "deck": ["troll", *["anger"] * 9],
        },
        {"battleline": ["bumpsy"], "hand": ["anger"]},
    )
    t.me.play("unlocked-gateway", "left")
    assert t.me.battleline == ["troll"] and t.you.battleline == [] and t.me.amber == 1
    assert t.me.discard == ["unlocked-gateway", "jargogle", "wild-wormhole"]
    assert t.state.active == you
    t.settled()


@card("pain-reaction")
@rule("KF-ERRATA-150", "KF-FAQTIME-070", "KF-FAQTIME-080")
def test_pain_reaction_goes_on_to_the_neighbours_of_what_it_destroyed():
    line = ["troll", "silvertooth", "krump", "bumpsy"]
    t = scene({"hand": ["pain-reaction"], "battleline": ["succubus"]}, {"battleline": line})
    t.me.play("pain-reaction")
    t.asks(me, line)
    t.me.pick("silvertooth")
    assert t.you.battleline == ["troll", "krump", "bumpsy"] and harm(t, you) == [2, 2, 0]
    assert t.me["succubus"].damage == 0 and t.me.amber == 1
    t.settled()


@card("pain-reaction")
@rule("KF-ERRATA-150")
def test_pain_reaction_stops_where_it_destroys_nothing():
    t = scene({"hand": ["pain-reaction"]}, {"battleline": ["troll", "succubus", "krump"]})
    t.me.play("pain-reaction", "succubus")
    assert harm(t, you) == [0, 2, 0]
    t = scene({"hand": ["pain-reaction"]}, {"battleline": ["troll", {"card": "silvertooth", "ward": True}, "krump"]})
    t.me.play("pain-reaction", "silvertooth")
    assert harm(t, you) == [0, 0, 0] and not t.you["silvertooth"].ward
    t = scene({"hand": ["pain-reaction"], "battleline": ["troll"]})
    t.me.play("pain-reaction")
    assert t.me["troll"].damage == 0
    t.settled()


@card("pain-reaction", "armageddon-cloak")
def test_pain_reaction_stops_where_the_destruction_is_replaced():
    cloaked = {"card": "silvertooth", "upgrades": ["armageddon-cloak"]}
    t = scene({"hand": ["pain-reaction"]}, {"battleline": ["troll", cloaked]})
    t.me.play("pain-reaction", "silvertooth")
    assert t.you.battleline == ["troll", "silvertooth"] and harm(t, you) == [0, 0]
    t.settled()


@card("pain-reaction", "soulkeeper")
@rule("KF-FAQTIME-070", "KF-FAQTIME-080")
def test_pain_reaction_means_the_neighbours_at_the_very_end_and_after_destroyed_abilities():
    line = ["troll", {"card": "silvertooth", "upgrades": ["phoenix-heart"]}, "succubus", "krump"]
    t = scene({"hand": ["pain-reaction"]}, {"battleline": line})
    t.me.play("pain-reaction", "silvertooth")
    # It went to the hand while succubus stood beside it; the 3 damage that came then has destroyed succubus since.
    assert t.you.hand == ["silvertooth"] and t.you.battleline == ["troll", "krump"] and harm(t, you) == [5, 3]
    t.settled()
    keeper = {"card": "silvertooth", "upgrades": ["soulkeeper"]}
    t = scene(
        {"hand": ["pain-reaction"], "battleline": ["urchin"]},
        {"battleline": ["troll", keeper, "krump"]},
    )
    t.me.play("pain-reaction", "silvertooth", "urchin")
    assert t.me.battleline == [] and t.you.battleline == ["troll", "krump"] and harm(t, you) == [2, 2]
    t.settled()


@card("soulkeeper")
@rule("KF-FAQDEST-080", "KF-DEST-100")
def test_soulkeeper_means_the_most_powerful_enemy_even_if_it_is_falling_already():
    t = scene(
        {"hand": ["opal-knight"], "battleline": [{"card": "silvertooth", "upgrades": ["soulkeeper"]}]},
        {"battleline": ["krump", "bumpsy"]},
        house="sanctum",
    )
    t.me.play("opal-knight", "left")
    assert t.me.battleline == ["opal-knight"] and t.you.battleline == ["bumpsy"]
    assert t.me.discard == ["silvertooth", "soulkeeper"] and t.you.discard == ["krump"]
    t.settled()


@card("soulkeeper")
@rule("KF-POWER-060")
def test_soulkeeper_leaves_the_choice_among_the_strongest_to_the_active_player():
    line = ["krump", "bumpsy", "valdr"]
    t = scene({"battleline": ["pitlord", *line]}, {"battleline": [{"card": "succubus", "upgrades": ["soulkeeper"]}]})
    t.me.fight("pitlord", "succubus")
    t.asks(me, ["pitlord"])
    t.me.pick("pitlord")
    assert t.me.battleline == line and t.you.battleline == []
    t.settled()
    t = scene(
        {"battleline": ["guardian-demon", *line]},
        {"battleline": [{"card": "succubus", "upgrades": ["soulkeeper"]}, "troll"]},
    )
    t.me.fight("guardian-demon", "succubus")
    t.asks(me, ["krump", "valdr"])
    t.me.pick("valdr")
    t.me.pick("bumpsy")  # the Guardian Demon's ability
    assert t.me.battleline == ["guardian-demon", "krump", "bumpsy"] and t.you.battleline == ["troll"]
    t.settled()


@card("soulkeeper")
def test_soulkeeper_on_an_enemy_creature_serves_that_creatures_player():
    t = scene({"hand": ["soulkeeper"], "battleline": ["succubus", "troll"]}, {"battleline": ["silvertooth", "pitlord"]})
    t.me.play("soulkeeper")
    t.asks(me, ["succubus", "troll", "silvertooth", "pitlord"])
    t.me.pick("silvertooth")
    assert t.me.amber == 1
    t.match.patch({"cards": [{"number": t.number("pitlord"), "damage": 8}]})
    t.me.fight("succubus", "pitlord")
    assert t.you.battleline == ["silvertooth"] and t.me.battleline == ["troll"]  # that was nobody's Destroyed ability
    t.match.patch({"house": "brobnar"})
    t.me.fight("troll", "silvertooth", "troll")
    assert t.me.battleline == t.you.battleline == [] and sorted(t.me.discard) == ["soulkeeper", "succubus", "troll"]
    t.settled()


@card("soulkeeper")
def test_soulkeeper_finds_nobody_on_an_empty_board():
    t = scene({"hand": ["gateway-to-dis"], "battleline": [{"card": "troll", "upgrades": ["soulkeeper"]}, "krump"]})
    t.me.play("gateway-to-dis", "troll")
    assert t.me.battleline == [] and t.me.chains == 3
    t.settled()


@card("shadow-of-dis")
def test_shadow_of_dis_blanks_enemy_creatures_until_my_next_turn():
    t = scene(
        {"hand": ["shadow-of-dis"], "battleline": ["aember-imp", "stealer-of-souls"]},
        {"battleline": ["dew-faerie", "champion-anaphiel", "titan-mechanic"], "amber": 2},
    )
    assert key_cost(t.state, me) == 5
    t.me.play("shadow-of-dis")
    assert key_cost(t.state, me) == 6
    t.me.fight("stealer-of-souls")
    t.asks(me, ["dew-faerie", "champion-anaphiel", "titan-mechanic"])  # no taunt
    t.me.pick("champion-anaphiel")
    assert t.you["champion-anaphiel"].damage == 5  # but 1 armor
    t.me.end()
    t.you.house("untamed")
    t.you.reap("dew-faerie")
    assert t.you.amber == 3 and t.you["dew-faerie"].stunned  # no Reap ability, but my Imp has its own
    t.you.end()
    t.me.house("dis")
    assert key_cost(t.state, me) == 5
    t.settled()
    t.me.fight("aember-imp")
    t.asks(me, ["champion-anaphiel"])


@card("shadow-of-dis")
def test_shadow_of_dis_keeps_power_armor_and_traits_and_what_others_give():
    t = scene(
        {"hand": ["shadow-of-dis", "hand-of-dis"], "battleline": ["troll", "pit-demon", "succubus"]},
        {"battleline": ["bulwark", {"card": "dust-imp", "upgrades": ["soulkeeper"]}, "sequis"]},
    )
    t.me.play("shadow-of-dis")
    t.me.play("hand-of-dis", "dust-imp")
    t.asks(me, ["troll"])  # the upgrade's ability, and not the Imp's own
    t.me.pick("troll")
    assert t.you.amber == 0 and t.me.battleline == ["pit-demon", "succubus"]
    t.me.fight("pit-demon", "bulwark")
    t.me.fight("succubus", "sequis")
    assert t.you["bulwark"].damage == 3 and t.you["sequis"].damage == 1  # 2 armor each, not 4
    assert t.me["pit-demon"].damage == 4 and t.me.battleline == ["pit-demon"]
    t.settled()


@card("shadow-of-dis")
def test_shadow_of_dis_falls_on_whatever_is_an_enemy_creature_at_the_time():
    t = scene(
        {"hand": ["shadow-of-dis"], "battleline": ["dew-faerie", "krump"]}, {"hand": ["bumpsy", "harland-mindlock"]}
    )
    t.me.play("shadow-of-dis")
    t.me.end()
    t.you.house("brobnar")
    t.you.play("bumpsy")
    assert t.you.battleline == ["bumpsy"] and t.me.amber == 1  # no Play ability
    t.settled()
    t = scene({"hand": ["shadow-of-dis"], "battleline": ["dust-imp"]}, {"hand": ["collar-of-subordination", "krump"]})
    t.me.play("shadow-of-dis")
    t.me.end()
    t.you.house("dis")
    t.you.play("collar-of-subordination", "dust-imp")
    assert t.you.battleline == ["dust-imp"] and t.you["dust-imp"].hooks == {}
    t.settled()


@card("shadow-of-dis", "silvertooth")
@rule("KF-FAQMISC-200")
def test_silvertooth_enters_ready_in_the_shadow_of_dis():
    t = scene({"hand": ["shadow-of-dis"]}, {"hand": ["silvertooth"]})
    t.me.play("shadow-of-dis")
    t.me.end()
    t.you.house("shadows")
    t.you.play("silvertooth")
    assert t.you["silvertooth"].ready
    t.settled()


@card("shadow-of-dis", "glimmer")
@rule("KF-FAQMISC-210", "KF-KWALPHA-030")
def test_the_shadow_of_dis_lifts_no_alpha():
    t = scene({"hand": ["shadow-of-dis"]}, {"hand": ["glimmer", "glimmer"], "discard": ["troll"]})
    t.me.play("shadow-of-dis")
    t.me.end()
    t.you.house("untamed")
    t.you.play("glimmer")
    assert t.you.hand == ["glimmer"] and t.you.discard == ["troll"] and t.offers("play") == []
    second = t.state.players[you].hand[0].number
    assert t.why("play", second) == "KF-KWALPHA-010"
    t.settled()


@card("shadow-of-dis", "duskwitch")
@rule("KF-FAQMISC-220", "KF-KWOMEGA-040")
def test_the_shadow_of_dis_lifts_omega():
    hand = ["duskwitch", "snufflegator", "dew-faerie"]
    t = scene({"hand": ["shadow-of-dis"]}, {"hand": hand, "battleline": ["halacor"]})
    t.me.play("shadow-of-dis")
    t.me.end()
    t.you.house("untamed")
    t.you.play("duskwitch", "left")
    assert t.state.step == "main" and t.state.active == you
    t.you.play("snufflegator", "left")
    t.discard("dew-faerie")
    t.you.reap("halacor")
    assert not t.you["snufflegator"].ready and t.you.amber == 1 and t.you.discard == ["dew-faerie"]
    t.settled()


@card("shadow-of-dis", "jargogle")
def test_in_the_shadow_of_dis_the_card_under_jargogle_is_lost():
    t = scene({"hand": ["shadow-of-dis", "gateway-to-dis"]}, {"battleline": [{"card": "jargogle", "under": ["troll"]}]})
    t.me.play("shadow-of-dis")
    t.me.play("gateway-to-dis")
    assert sorted(t.you.discard) == ["jargogle", "troll"] and t.you.archives == []
    t.settled()


@card("shard-of-pain")
@rule("KF-ABIL-110", "KF-ABIL-130")
def test_shard_of_pain_divides_one_damage_for_each_friendly_shard():
    mine = {"artifacts": ["shard-of-pain", "shard-of-greed", "shard-of-pain", "cannon"], "battleline": ["succubus"]}
    for picks, after in [
        (["troll", "krump", "bumpsy"], [1, 1, 1]),
        (["troll", "troll", "bumpsy"], [2, 0, 1]),
        (["krump", "krump", "krump"], [0, 3, 0]),
    ]:
        t = scene(mine, {"battleline": ["troll", "krump", "bumpsy"], "artifacts": ["shard-of-greed"]})
        t.me.action("shard-of-pain")
        t.asks(me, ["troll", "krump", "bumpsy"])
        t.me.pick(*picks)
        assert harm(t, you) == after and harm(t, me) == [0]
        t.settled()


@card("shard-of-pain")
@rule("KF-ABIL-130")
def test_shard_of_pain_deals_its_damage_at_once():
    t = scene(
        {"artifacts": ["shard-of-pain", "shard-of-greed"]},
        {"battleline": [{"card": "bulwark", "ward": True}, "troll"]},
    )
    t.me.action("shard-of-pain", "bulwark", "bulwark")
    assert harm(t, you) == [0, 0] and not t.you["bulwark"].ward and t.you["bulwark"].armor_used == 0
    t = scene({"artifacts": ["shard-of-pain"], "battleline": ["troll"]})
    t.me.action("shard-of-pain")
    assert harm(t, me) == [0] and not t.me["shard-of-pain"].ready
    t.settled()


@card("exhume", "explo-rover")
@rule("KF-FAQMISC-030")
def test_exhume_may_play_an_explo_rover_as_a_creature_or_as_an_upgrade():
    for way, where, line, borne in [
        ("play:3", "left", ["explo-rover", "tentacus"], []),
        ("play:3.1", "tentacus", ["tentacus"], ["explo-rover"]),
    ]:
        t = scene({"battleline": ["tentacus"], "hand": ["exhume"], "discard": ["explo-rover"]})
        t.me.play("exhume", "explo-rover")
        t.asks(me, ["play:3", "play:3.1"])
        t.me.pick(way, where)
        assert t.me.battleline == line and [it.card.proto.id for it in t.me["tentacus"].upgrades] == borne
        assert t.me.discard == ["exhume"]
        t.settled()


@card("exhume", "explo-rover")
def test_without_another_creature_an_explo_rover_is_exhumed_as_a_creature():
    t = scene({"hand": ["exhume"], "discard": ["explo-rover"]})
    t.me.play("exhume", "explo-rover")
    assert t.me.battleline == ["explo-rover"] and t.me.discard == ["exhume"]
    t.settled()
