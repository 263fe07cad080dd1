"""Age of Ascension: Untamed."""

from pioche.testing import card, me, rule, table, you


def scene(mine=None, yours=None, house="untamed", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def harm(t, seat):
    return [one.damage for one in t.state.players[seat].battleline]


@card("duskwitch")
def test_duskwitch_lets_the_creatures_of_her_player_enter_ready():
    t = scene({"battleline": ["duskwitch"], "hand": ["snufflegator", "world-tree"]}, {"hand": ["krump", "anger"]})
    t.me.play("snufflegator", "left")
    t.me.play("world-tree")
    assert t.me["snufflegator"].ready and not t.me["world-tree"].ready
    t.me.end()
    t.you.house("brobnar")
    t.you.play("krump")
    assert not t.you["krump"].ready
    t.settled()


@card("duskwitch")
@rule("KF-KWOMEGA-010", "KF-KWOMEGA-030")
def test_duskwitch_ends_the_step_and_eludes():
    t = scene(
        {"hand": ["duskwitch", "snufflegator"], "battleline": ["halacor"], "deck": ["anger"] * 9},
        {"battleline": ["krump"]},
    )
    t.me.play("duskwitch", "left")
    assert t.state.active == you and t.me["duskwitch"].ready and len(t.me.hand) == 6
    t.you.house("brobnar")
    t.you.fight("krump", "duskwitch")
    assert t.me.battleline == ["duskwitch", "halacor"] and harm(t, you) == [0]
    t.settled()


@card("duskwitch", "spangler-box")
def test_duskwitch_put_into_play_is_exhausted_and_ends_no_step():
    t = scene(
        {"artifacts": ["spangler-box"], "battleline": ["duskwitch"], "hand": ["poltergeist", "snufflegator"]},
        house="logos",
    )
    t.me.action("spangler-box", "duskwitch")
    t.match.patch({"house": "dis"})
    t.me.play("poltergeist", "spangler-box")
    assert t.me.battleline == ["duskwitch"] and not t.me["duskwitch"].ready and t.state.active == me
    t.settled()


@card("duskwitch", "spangler-box")
@rule("KF-ABIL-050")
def test_a_duskwitch_readies_the_next_one_but_not_herself():
    t = scene(
        {"artifacts": ["spangler-box"], "battleline": ["duskwitch"], "hand": ["poltergeist"]},
        {"battleline": [{"card": "duskwitch", "owner": 0}], "houses": ["logos"]},
        house="logos",
    )
    first, second = (player.battleline[0].number for player in t.state.players)
    t.me.action("spangler-box", first)
    t.me.end()
    t.you.house("logos")
    t.you.end()
    t.me.house("dis")
    t.me.end()
    t.you.house("logos")
    t.you.action("spangler-box", second)
    t.you.end()
    t.me.house("dis")
    t.me.play("poltergeist", "spangler-box", second, "left")
    assert t.me.battleline == ["duskwitch", "duskwitch"] and t.you.battleline == []
    assert {it.number: it.ready for it in t.state.players[0].battleline} == {second: False, first: True}
    t.settled()


@card("glimmer")
def test_glimmer_takes_a_card_back():
    t = scene({"hand": ["glimmer"], "discard": ["troll", "anger"]}, {"discard": ["krump"]})
    t.me.play("glimmer")
    t.asks(me, ["troll", "anger"])
    t.me.pick("anger")
    assert t.me.hand == ["anger"] and t.me.discard == ["troll"] and t.you.discard == ["krump"]
    t = scene({"hand": ["glimmer"]}, {"discard": ["krump"]})
    t.me.play("glimmer")
    assert t.me.hand == [] and t.me.battleline == ["glimmer"]
    t.settled()


@card("glimmer")
@rule("KF-KWALPHA-010", "KF-KWALPHA-040")
def test_glimmer_comes_first():
    t = scene({"hand": ["glimmer", "snufflegator"], "battleline": ["halacor"]})
    t.me.play("glimmer", "left")
    t.me.play("snufflegator", "left")
    t.me.reap("halacor")
    for first in ("play", "reap", "discard"):
        t = scene({"hand": ["glimmer", "snufflegator"], "battleline": ["halacor"]})
        if first == "play":
            t.me.play("snufflegator", "left")
        elif first == "reap":
            t.me.reap("halacor")
        else:
            t.discard("snufflegator")
        assert t.why("play", "glimmer") == "KF-KWALPHA-010" and "glimmer" in t.offers("discard")
        t.settled()


@card("tantadlin")
def test_tantadlin_deals_2_when_it_attacks_and_when_it_is_attacked():
    t = scene({"battleline": ["tantadlin"]}, {"battleline": ["krump"], "archives": []})
    t.me.fight("tantadlin", "krump")
    assert harm(t, you) == [2] and harm(t, me) == [6]
    t = scene({"battleline": ["krump"]}, {"battleline": ["tantadlin"]}, house="brobnar")
    t.me.fight("krump", "tantadlin")
    assert harm(t, me) == [2] and harm(t, you) == [6]
    t.settled()


@card("tantadlin")
def test_tantadlin_strikes_with_less_where_its_power_is_less_and_lets_others_strike():
    t = scene({"battleline": ["tantadlin", "niffle-ape"]}, {"battleline": ["krump"]})
    t.me.fight("niffle-ape", "krump")
    assert harm(t, you) == [3]
    t.settled()


@card("tantadlin")
def test_tantadlin_discards_from_the_opponents_archives_by_chance():
    went = set()
    for seed in range(12):
        t = scene(
            {"battleline": ["tantadlin"], "archives": ["urchin"]},
            {"battleline": ["krump"], "archives": ["troll", "bumpsy", {"card": "valdr", "owner": 0}]},
            seed=seed,
        )
        t.me.fight("tantadlin", "krump")
        went |= {*t.you.discard, *t.me.discard}
        assert len(t.you.archives) == 2 and t.me.archives == ["urchin"] and "valdr" not in t.you.discard
        t.settled()
    assert went == {"troll", "bumpsy", "valdr"}


@card("tantadlin")
def test_tantadlin_fallen_discards_nothing():
    wounded = {"card": "tantadlin", "damage": 3}
    t = scene({"battleline": [wounded]}, {"battleline": ["krump"], "archives": ["troll"]})
    t.me.fight("tantadlin", "krump")
    assert t.you.archives == ["troll"] and t.me.battleline == []
    t.settled()


@card("po-s-pixies", "nerve-blast")
@rule("KF-FAQREPL-010")
def test_aember_stolen_from_the_supply_by_reason_of_po_s_pixies_counts_as_stolen():
    t = scene({"hand": ["nerve-blast"]}, {"battleline": ["po-s-pixies", "troll"], "amber": 2}, house="shadows")
    t.me.play("nerve-blast")
    t.me.pick("troll")
    assert t.me.amber == 1 and t.you.amber == 2 and harm(t, you) == [0, 2]
    t.settled()


@card("po-s-pixies")
def test_po_s_pixies_guard_against_capture_too_and_only_their_own_pool():
    t = scene({"hand": ["charette"]}, {"battleline": ["po-s-pixies"], "amber": 2}, house="dis")
    t.me.play("charette")
    assert t.me["charette"].amber == 2 and t.you.amber == 2  # three wanted, two were there
    t = scene({"hand": ["urchin"], "battleline": ["po-s-pixies"], "amber": 1}, {"amber": 2}, house="shadows")
    t.me.play("urchin", "left")
    assert t.me.amber == 2 and t.you.amber == 1
    t.settled()


def told(t):
    return [(line.id, line.args) for line in t.match.log if line.id.startswith(("stole", "captured"))]


@card("po-s-pixies", "ether-spider")
def test_the_log_names_whose_aember_was_taken():
    pixies = {"battleline": ["po-s-pixies"], "amber": 2}
    t = scene({"hand": ["charette", "urchin"]}, pixies, house="dis")
    t.me.play("charette")
    t.match.patch({"house": "shadows"})
    t.me.play("urchin", "left")
    assert [id for id, _ in told(t)] == ["captured-from-supply", "stole-from-supply"] and t.you.amber == 2
    t = scene({"hand": ["charette", "urchin"]}, {"amber": 4}, house="dis")
    t.me.play("charette")
    t.match.patch({"house": "shadows"})
    t.me.play("urchin", "left")
    assert [id for id, _ in told(t)] == ["captured", "stole"] and t.you.amber == 0
    t = scene({"battleline": ["snufflegator"]}, {"battleline": ["ether-spider"]})
    t.me.reap("snufflegator")
    ((id, args),) = told(t)
    assert id == "captured-on-its-way" and args["seat"].seat == me and t.you["ether-spider"].amber == 1
    t.settled()


@card("po-s-pixies")
def test_po_s_pixies_with_an_empty_pool_leave_nothing_to_steal():
    t = scene({"hand": ["nerve-blast"]}, {"battleline": ["po-s-pixies", "troll"]}, house="shadows")
    t.me.play("nerve-blast")
    assert t.me.amber == 0 and harm(t, you) == [0, 0]
    t.settled()


@card("po-s-pixies")
def test_po_s_pixies_do_not_keep_aember_from_being_lost_and_elude():
    t = scene(
        {"hand": ["bumpsy"], "battleline": ["krump"]}, {"battleline": ["po-s-pixies"], "amber": 2}, house="brobnar"
    )
    t.me.play("bumpsy", "left")
    t.me.fight("krump", "po-s-pixies")
    assert t.you.amber == 1 and t.you.battleline == ["po-s-pixies"]
    t.settled()


@card("po-s-pixies")
@rule("KF-REPL-070")
def test_two_po_s_pixies_do_no_more_than_one():
    t = scene({"hand": ["urchin"]}, {"battleline": ["po-s-pixies", "po-s-pixies"], "amber": 2}, house="shadows")
    t.me.play("urchin")
    t.asks(me, kind="main")  # whichever replaces it, the outcome is the same
    assert t.me.amber == 1 and t.you.amber == 2
    t = scene({"hand": ["charette"]}, {"battleline": ["po-s-pixies", "po-s-pixies"], "amber": 4}, house="dis")
    t.me.play("charette")
    assert t.me["charette"].amber == 3 and t.you.amber == 4
    t.settled()


@card("po-s-pixies", "gargantodon")
@rule("KF-REPL-070")
def test_two_replacements_that_differ_are_put_in_order():
    yours = {"battleline": ["po-s-pixies", "gargantodon", "po-s-pixies"], "amber": 2}
    t = scene({"hand": ["urchin"], "battleline": ["troll"]}, yours, house="shadows")
    t.me.play("urchin", "left")
    t.asks(me, [t.number("po-s-pixies"), t.number("gargantodon")], kind="replacement")
    t.me.pick("gargantodon", "troll")
    assert t.me["troll"].amber == 1 and t.you.amber == 2 and t.me.amber == 0
    t.settled()


@card("tantadlin", "creed-of-nurture", "terrordactyl")
@rule("KF-FAQRULE-070", "KF-ABIL-190")
def test_the_stricter_of_two_limits_holds_for_tantadlin_with_the_text_of_terrordactyl():
    t = scene(
        {"battleline": ["tantadlin"], "artifacts": ["creed-of-nurture"], "hand": ["terrordactyl"]},
        {"battleline": ["krump", "troll"]},
    )
    t.me.omni("creed-of-nurture", "terrordactyl", "tantadlin")
    t.me.fight("tantadlin", "krump")
    assert harm(t, you) == [2, 4]  # Terrordactyl's Before Fight ability is there too
    t.settled()
