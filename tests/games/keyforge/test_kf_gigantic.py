"""Gigantic creatures: two cards out of play, one in play."""

import pytest

from pioche.engine import PiocheError
from pioche.engine.contract import check_position
from pioche.engine.scenario import position
from pioche.games.keyforge.cards import BOOK
from pioche.games.keyforge.rules.values import armor, power
from pioche.testing import me, refuses_deck, rule, table, you

UPPER = "ultra-gravitron-upper"
LOWER = "ultra-gravitron"


def scene(mine=None, yours=None, house="logos", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def gravitron(*bonus, house="logos", **words):
    """The whole creature in play."""
    half = {"card": UPPER, "bonus": list(bonus), "house": house}
    if "owner" in words:
        half["owner"] = words["owner"]
    return {"card": LOWER, "house": house, "linked": [half], **words}


def refused(call):
    """The rule against a position or a patch."""
    with pytest.raises(PiocheError) as caught:
        call()
    return [refusal.rule for refusal in caught.value.refusals]


@rule("KF-KWGIG-010")
def test_one_half_has_the_icons_and_the_other_power_armor_and_text():
    upper, lower = BOOK[UPPER], BOOK[LOWER]
    assert upper.names == lower.names and upper.house == lower.house and upper.type == lower.type == "creature"
    assert (upper.half, lower.half) == (1, 2)
    assert (upper.power, upper.armor, upper.texts["en"], upper.hooks) == (0, 0, "", {})
    assert (lower.power, lower.armor, lower.bonus) == (10, 3, ()) and lower.texts["en"] and lower.texts["fr"]
    t = scene({"hand": [{"card": UPPER, "bonus": ["amber", "draw"]}, LOWER], "deck": ["troll", "krump"]})
    t.me.play(UPPER)
    assert t.me.amber == 1 and t.me.hand == ["troll"] and t.me.archives == ["krump"]
    it = t.me[LOWER]
    assert (power(t.state, it), armor(t.state, it), it.ready) == (10, 3, False)
    t.settled()


@rule("KF-KWGIG-020")
def test_one_half_alone_cannot_be_played():
    for half in (UPPER, LOWER):
        t = scene({"hand": [half, "dextre"]})
        assert t.offers("play") == ["dextre"] and t.why("play", half) == "KF-KWGIG-020"
        assert sorted(t.offers("discard")) == sorted([half, "dextre"])
    t = scene({"hand": [UPPER], "deck": [LOWER], "archives": [LOWER], "discard": [LOWER]}, {"hand": [LOWER]})
    assert t.why("play", UPPER) == "KF-KWGIG-020" and t.offers("play") == []
    t.settled()


@rule("KF-KWGIG-020")
def test_two_equal_halves_or_halves_of_two_houses_make_no_creature():
    t = scene({"hand": [LOWER, LOWER]})
    assert t.offers("play") == []
    t = scene({"hand": [{"card": LOWER, "house": "dis"}, UPPER]})
    assert t.offers("play") == [] and t.why("play", UPPER) == "KF-KWGIG-020"
    t.settled()


@rule("KF-KWGIG-020")
def test_both_halves_are_played_together_whichever_is_named():
    for half in (UPPER, LOWER):
        t = scene({"hand": [LOWER, "dextre", UPPER], "battleline": ["batdrone"]})
        assert t.offers("play") == [LOWER, "dextre", UPPER]
        t.me.play(half)
        t.asks(me, ["flank:left", "flank:right"], kind="flank")
        assert t.state.players[me].hand == [t.card("dextre")]
        t.me.pick("left")
        assert t.me.battleline == [LOWER, "batdrone"] and t.me.hand == ["dextre"]
        assert [one.proto.id for one in t.me[LOWER].linked] == [UPPER] and t.state.limbo == []
        t.settled()


@rule("KF-KWGIG-020", "KF-DECK-060")
def test_a_maverick_is_one_in_both_halves():
    halves = [{"card": UPPER, "house": "dis", "bonus": ["amber"]}, {"card": LOWER, "house": "dis"}]
    t = scene({"hand": [*halves, UPPER]}, house="dis")
    assert t.offers("play") == [UPPER, LOWER]
    t.me.play(LOWER)
    assert t.me.amber == 1 and t.me.hand == [UPPER] and t.me[LOWER].printed.house == "dis"
    t.settled()


@rule("KF-KWGIG-030")
def test_two_cards_of_the_hand_are_one_card_in_play():
    t = scene({"hand": [UPPER, LOWER, "dextre", "dextre", "troll", "troll"]})
    t.me.play(LOWER)
    assert len(t.me.hand) == 4 and t.me.battleline == [LOWER] and len(t.state.played) == 1
    t.settled()


@rule("KF-KWGIG-030", "KF-RSIX-010")
def test_it_is_one_name_for_the_rule_of_six():
    t = scene({"hand": [UPPER, LOWER], "battleline": [gravitron() for _ in range(6)]})
    for it in list(t.state.players[me].battleline):
        t.me.reap(it.card.number)
    for card in t.state.players[me].hand:
        assert t.why("play", card.number) == "KF-RSIX-010"
    assert t.me.amber == 6 and t.offers("play") == []
    t.settled()


@rule("KF-KWGIG-040")
def test_on_the_first_turn_it_is_the_one_card_that_is_played():
    t = scene({"hand": [UPPER, LOWER, "dextre"]}, first_turn=True, turn=1)
    t.me.play(UPPER)
    assert t.me.battleline == [LOWER]
    assert t.why("play", "dextre") == t.why("discard", "dextre") == "KF-MAIN-030"
    t = scene({"hand": [UPPER, LOWER, "dextre"]}, first_turn=True, turn=1)
    t.me.play("dextre")
    assert t.why("play", UPPER) == t.why("play", LOWER) == "KF-MAIN-030"
    t.settled()


@rule("KF-KWGIG-040", "KF-MAIN-050")
def test_a_permission_to_play_one_card_is_enough_for_it():
    halves = [{"card": UPPER, "house": "dis"}, {"card": LOWER, "house": "dis"}]
    t = scene({"hand": ["phase-shift", *halves, "troll"]})
    assert t.offers("play") == ["phase-shift"]
    t.me.play("phase-shift")
    assert t.offers("play") == [UPPER, LOWER, "troll"]
    t.me.play(UPPER)
    assert t.me.battleline == [LOWER] and t.me.hand == ["troll"] and t.why("play", "troll") == "KF-MAIN-020"
    t.settled()


@rule("KF-KWGIG-050")
def test_destroyed_it_is_two_cards_of_the_discard_pile():
    pile = ["troll", "krump", "bumpsy"]
    for first, other in [(UPPER, LOWER), (LOWER, UPPER)]:
        t = scene({"hand": ["gateway-to-dis"]}, {"battleline": [gravitron("amber")], "discard": pile}, house="dis")
        t.me.play("gateway-to-dis")
        t.asks(me, [UPPER, LOWER], kind="order")  # the active player decides which one goes there first
        assert t.match.decision.prompt == "discard-order"
        t.me.pick(first)
        assert t.you.battleline == [] and t.you.discard == [other, first, *pile]
        t.settled()


@rule("KF-KWGIG-050", "KF-DEST-040")
def test_of_several_that_leave_each_is_asked_about():
    t = scene({"hand": ["gateway-to-dis"], "battleline": [gravitron()]}, {"battleline": [gravitron(), "troll"]}, "dis")
    t.me.play("gateway-to-dis", LOWER)  # the order on the other pile: Ultra Gravitron below Troll
    mine, yours = t.me[LOWER], t.you[LOWER]
    for it in (mine, yours):
        t.asks(me, [it.number, it.linked[0].number], kind="order")
        check_position(t.match)
        t.me.pick(it.number)
    assert t.me.discard == ["gateway-to-dis", UPPER, LOWER] and t.you.discard == ["troll", UPPER, LOWER]
    t.settled()


@rule("KF-KWGIG-050")
def test_it_leaves_play_with_both_halves_for_a_zone_of_their_owner():
    t = scene({"hand": ["fear"]}, {"battleline": [gravitron()]}, house="dis")
    t.me.play("fear", LOWER)
    assert sorted(t.you.hand) == [LOWER, UPPER] and t.you.battleline == []
    t.settled()
    t = scene({"hand": ["fear"]}, {"battleline": [gravitron(owner=me)]}, house="dis")
    t.me.play("fear", LOWER)
    assert sorted(t.me.hand) == [LOWER, UPPER] and t.you.hand == [] and t.you.battleline == []
    t.settled()


@rule("KF-KWGIG-050")
def test_both_halves_are_shuffled_into_the_deck_archived_or_purged():
    t = scene({"hand": ["lost-in-the-woods"]}, {"battleline": [gravitron()], "deck": ["troll"]}, house="untamed")
    t.me.play("lost-in-the-woods", LOWER)
    assert sorted(t.you.deck) == ["troll", LOWER, UPPER]
    t.settled()
    mine = {"hand": ["sample-collection"]}
    t = scene(mine, {"battleline": [gravitron()], "keys": ["red"]}, house="mars")
    t.me.play("sample-collection", LOWER)
    assert sorted(t.me.archives) == [LOWER, UPPER] and t.you.battleline == []
    t.settled()
    t = scene({"battleline": [gravitron()], "archives": ["troll"]})
    t.me.reap(LOWER, "troll", LOWER)
    assert sorted(t.me.purged) == [LOWER, UPPER] and t.me.battleline == []
    t.settled()


@rule("KF-KWGIG-050", "KF-WARD-080")
def test_a_ward_keeps_both_halves_in_play():
    t = scene({"hand": ["fear"]}, {"battleline": [gravitron(ward=True)]}, house="dis")
    t.me.play("fear", LOWER)
    assert t.you.battleline == [LOWER] and t.you.hand == [] and not t.you[LOWER].ward
    assert len(t.you[LOWER].linked) == 1
    t.settled()


@rule("KF-KWGIG-060")
def test_an_effect_that_puts_one_half_into_play_does_nothing():
    halves = [{"card": UPPER, "house": "mars"}, {"card": LOWER, "house": "mars"}]
    for half in (UPPER, LOWER):
        t = scene({"hand": halves, "artifacts": ["swap-widget"], "battleline": ["zorg"]}, house="mars")
        t.me.action("swap-widget", "zorg")
        t.asks(me, [UPPER, LOWER])
        t.me.pick(half)
        assert t.me.battleline == [] and sorted(t.me.hand) == [LOWER, UPPER, "zorg"]
        t.settled()


@rule("KF-KWGIG-060")
def test_an_effect_that_plays_one_half_from_another_zone_does_nothing():
    t = scene({"hand": ["exhume", UPPER], "discard": [LOWER, UPPER]}, house="dis")
    t.me.play("exhume")
    assert t.me.battleline == [] and t.me.hand == [UPPER] and t.me.discard == ["exhume", LOWER, UPPER]
    t.settled()


@rule("KF-KWGIG-070")
def test_an_effect_that_puts_both_halves_into_play_puts_one_creature():
    halves = [{"card": UPPER, "house": "saurian", "bonus": ["amber"]}, {"card": LOWER, "house": "saurian"}]
    for first, second in [halves, halves[::-1]]:
        mine = {"battleline": ["saurian-egg"], "deck": [first, second, "troll"]}
        t = scene(mine, house="logos")
        t.me.omni("saurian-egg", "left")
        it = t.me[LOWER]
        assert t.me.battleline == [LOWER] and it.ready and it.counters == {"power": 3}
        assert [one.proto.id for one in it.linked] == [UPPER] and t.me.amber == 0 and t.me.deck == ["troll"]
        assert t.me.discard == ["saurian-egg"] and t.me.archives == []  # put into play: neither icons nor Play
        t.settled()
    t = scene({"battleline": ["saurian-egg"], "deck": [halves[1], "troll"]})
    t.me.omni("saurian-egg")
    assert t.me.battleline == [] and t.me.discard == ["saurian-egg", "troll", LOWER]
    t.settled()


@rule("KF-KWGIG-070", "KF-KWGIG-050")
def test_what_brings_back_the_creature_brings_back_both_halves():
    t = scene(
        {"battleline": [{"card": "overlord-greking", "counters": {"power": 4}}]},
        {"battleline": [gravitron("amber", damage=9)]},
        house="dis",
    )
    t.me.fight("overlord-greking", LOWER, UPPER, "right")
    it = t.me[LOWER]
    assert t.me.battleline == ["overlord-greking", LOWER] and [one.proto.id for one in it.linked] == [UPPER]
    assert t.you.discard == [] and it.card.owner == you and t.me.amber == 0
    t.settled()


@rule("KF-KWGIG-070")
def test_spangler_box_gives_back_both_halves():
    t = scene({"artifacts": ["spangler-box"]}, {"battleline": [gravitron()], "hand": ["barehanded"]})
    t.me.action("spangler-box", LOWER)
    assert sorted(t.you.purged) == [LOWER, UPPER] and t.you.artifacts == ["spangler-box"]
    t.me.end()
    t.you.house("brobnar")
    t.you.play("barehanded")
    assert t.you.battleline == [LOWER] and t.you.purged == [] and t.me.deck == ["spangler-box"]
    assert [one.proto.id for one in t.you[LOWER].linked] == [UPPER]
    t.settled()


@rule("KF-KWGIG-080")
def test_half_a_creature_on_top_of_the_deck_stays_there():
    for top, other in [(UPPER, LOWER), (LOWER, UPPER)]:
        t = scene({"hand": ["wild-wormhole", other], "deck": [top, "troll"]})
        t.me.play("wild-wormhole")
        assert t.me.deck == [top, "troll"] and t.me.hand == [other] and t.me.battleline == []
        t.settled()


@rule("KF-KWGIG-090")
def test_out_of_play_each_half_goes_its_own_way():
    t = scene({"hand": [UPPER, LOWER, "sloppy-labwork"]})
    t.discard(UPPER)
    assert t.me.hand == [LOWER, "sloppy-labwork"] and t.me.discard == [UPPER]
    t = scene({"hand": ["sloppy-labwork", UPPER, LOWER]})
    t.me.play("sloppy-labwork", UPPER)
    t.asks(me, [LOWER])
    t.me.pick(LOWER)
    assert t.me.archives == [UPPER] and t.me.discard == ["sloppy-labwork", LOWER]
    t.settled()


@rule("KF-KWGIG-010")
def test_a_position_with_half_a_creature_in_play_is_refused():
    wrong = [
        [LOWER],
        [UPPER],
        [{"card": LOWER, "linked": [LOWER]}],
        [{"card": LOWER, "linked": ["troll"]}],
        [{"card": LOWER, "linked": [UPPER, UPPER]}],
        [{"card": LOWER, "linked": [{"card": UPPER, "house": "dis"}]}],
        [{"card": "troll", "linked": [UPPER]}],
    ]
    for line in wrong:
        assert refused(lambda line=line: scene({"battleline": line})) == ["KF-KWGIG-010"]


@rule("KF-KWGIG-010")
def test_a_position_with_the_whole_creature_is_told_and_shown_again():
    t = scene({"battleline": [gravitron("amber", "draw", damage=2), "dextre"]})
    words = position(t.match.game, t.state)
    assert words["players"][0]["battleline"][0] == {
        "card": LOWER,
        "damage": 2,
        "linked": [{"card": UPPER, "bonus": ["amber", "draw"]}],
    }
    assert position(t.match.game, table("keyforge", **words).state) == words
    t.me.reap(LOWER)
    assert t.me.amber == 1
    t.settled()


@rule("KF-KWGIG-010", "KF-KWGIG-050")
def test_a_patch_moves_the_halves_together_into_play_and_apart_out_of_it():
    t = scene({"hand": [LOWER], "discard": [UPPER]})
    t.match.patch({"cards": [{"number": t.number(LOWER), "zone": "battleline"}]})
    assert t.me.battleline == [LOWER] and t.me.discard == [] and len(t.me[LOWER].linked) == 1
    t.match.patch({"cards": [{"number": t.number(LOWER), "zone": "hand"}]})
    assert t.me.battleline == [] and t.me.hand == [LOWER] and t.me.discard == [UPPER]
    number = t.number(UPPER)
    assert refused(lambda: t.match.patch({"cards": [{"number": number, "zone": "battleline"}]})) == ["KF-KWGIG-010"]
    t = scene({"hand": [LOWER]})
    number = t.number(LOWER)
    assert refused(lambda: t.match.patch({"cards": [{"number": number, "zone": "battleline"}]})) == ["KF-KWGIG-010"]
    assert t.me.hand == [LOWER] and t.me.battleline == []
    t.settled()


@rule("KF-KWGIG-010")
def test_a_deck_has_both_halves():
    others = {"name": "", "cards": ["dextre"] * 10 + ["troll"] * 12 + ["charette"] * 12}
    assert refuses_deck("keyforge", {**others, "cards": [*others["cards"], UPPER, LOWER]}) == []
    for pair in ([UPPER, UPPER], [LOWER, LOWER], [LOWER, "dextre"]):
        assert refuses_deck("keyforge", {**others, "cards": [*others["cards"], *pair]}) == ["KF-KWGIG-010"]
