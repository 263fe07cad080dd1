"""Playing cards, bonus icons, and the four types of cards."""

import pytest

from pioche.engine import PiocheError
from pioche.engine.cards import hooks_of
from pioche.engine.explain import log_data
from pioche.games.keyforge.cards import BOOK
from pioche.games.keyforge.cards.words import HOOKS, artifacts, gains, pick, ready
from pioche.games.keyforge.rules.values import armor, power
from pioche.games.keyforge.state import ICONS, TYPES, Printed
from pioche.testing import me, rule, table, you


def scene(mine=None, yours=None, house="brobnar", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def with_icons(id, *bonus, **words):
    """A copy of a card that bears these bonus icons, from top to bottom."""
    return {"card": id, "bonus": list(bonus), **words}


def told(t, *ids):
    """The ids of the log lines that are among these, in order, as a spectator reads them."""
    return [line["id"] for line in log_data(t.match, 0, -1, None) if line["id"] in ids]


def numbers(t, seat, zone):
    return [one.number for one in getattr(t.state.players[seat], zone)]


@pytest.fixture
def reword(monkeypatch):
    """Gives a card of the game another text, where no card of the game has the one that a rule is about."""

    def give(id, block):
        monkeypatch.setattr(BOOK.cards[id], "hooks", hooks_of(block, frozenset(HOOKS)))

    return give


# Playing cards


@rule("KF-PLAY-010")
def test_a_permanent_enters_play_then_come_its_icons_then_its_play_ability():
    t = scene({"hand": [with_icons("urchin", "amber")]}, {"amber": 3}, house="shadows")
    t.play("urchin")
    assert told(t, "played", "entered", "gained", "stole") == ["played", "entered", "gained", "stole"]
    assert (t.me.amber, t.you.amber) == (2, 2)
    t.settled()


@rule("KF-PLAY-010")
def test_what_comes_after_entering_play_waits_for_the_icons_too():
    line = {"battleline": ["troll"], "artifacts": ["autocannon"], "hand": [with_icons("bumpsy", "damage")]}
    t = scene(line, {"amber": 1})
    t.play("bumpsy", "left")
    t.asks(me, ["troll", "bumpsy"])  # the icon
    assert t.me.battleline == ["bumpsy", "troll"] and t.you.amber == 1 and t.me["bumpsy"].damage == 0
    t.me.pick("troll")
    t.asks(me, ["autocannon", "bumpsy"], kind="trigger")
    t.me.pick("bumpsy")
    assert t.me["bumpsy"].damage == t.me["troll"].damage == 1 and t.you.amber == 0
    t.settled()


@rule("KF-PLAY-020")
def test_an_action_is_shown_then_come_its_icons_then_its_play_ability_and_it_is_discarded_last():
    action = with_icons("labwork", "draw")
    t = scene({"hand": ["library-access", action], "deck": ["batdrone", "mother", "dextre"]}, house="logos")
    t.play("library-access")
    t.play("labwork")
    assert told(t, "played", "drew") == ["played", "played", "drew"]
    assert t.me.hand == ["batdrone"] and t.me.discard == []  # drawn for the icon, before anything else
    t.asks(me, ["library-access", "labwork"], kind="trigger")
    assert t.zone("labwork") == ("limbo", -1)
    assert [one["card"] for one in t.match.view(you)["limbo"]] == ["labwork"]
    t.me.pick("labwork", "batdrone")
    assert t.me.archives == ["batdrone"] and t.me.hand == ["mother"] and t.me.discard == ["labwork"]
    assert t.match.view(you)["limbo"] == []
    t.settled()


@rule("KF-PLAY-020")
def test_an_action_goes_to_the_discard_pile_of_its_owner_whoever_has_played_it():
    t = scene({"hand": [{"card": "virtuous-works", "owner": 1}]}, house="sanctum")
    t.play("virtuous-works")
    assert t.me.amber == 3 and t.me.discard == [] and t.you.discard == ["virtuous-works"]
    t.settled()


@rule("KF-PLAY-030")
@pytest.mark.parametrize(
    ("first", "archived", "left"), [("library-access", ["mother"], []), ("labwork", [], ["mother"])]
)
def test_the_active_player_puts_play_abilities_and_what_comes_after_playing_in_order(first, archived, left):
    t = scene({"hand": ["library-access", "labwork"], "deck": ["mother"]}, house="logos")
    t.play("library-access")
    t.play("labwork")
    t.asks(me, ["library-access", "labwork"], kind="trigger")
    t.me.pick(first)
    if archived:
        t.me.pick("mother")
    assert t.me.archives == archived and t.me.hand == left and t.me.discard == ["labwork"]
    t.settled()


@rule("KF-PLAY-040")
def test_a_play_ability_comes_each_time_and_from_whatever_zone_the_card_is_played():
    human = {"battleline": ["doc-bookton"], "artifacts": ["sacrificial-altar"], "discard": ["charette"]}
    t = scene(human, {"amber": 5}, house="dis")
    t.action("sacrificial-altar", "doc-bookton", "charette")  # from the discard pile
    assert t.me["charette"].amber == 3 and t.you.amber == 2
    t = scene({"hand": ["wild-wormhole"], "deck": ["urchin", "troll"]}, {"amber": 5}, house="logos")
    t.play("wild-wormhole")  # from the deck
    assert t.me.battleline == ["urchin"] and (t.me.amber, t.you.amber) == (2, 4)
    hidden = {"card": "masterplan", "under": ["urchin"]}
    t = scene({"artifacts": [hidden], "battleline": ["urchin"]}, {"amber": 5}, house="dis")
    t.omni("masterplan", "left")  # from under a card
    assert t.me.battleline == ["urchin", "urchin"] and (t.me.amber, t.you.amber) == (1, 4)
    t.settled()


@rule("KF-PLAY-040")
def test_a_card_that_is_played_again_has_its_play_ability_again():
    t = scene({"hand": ["urchin"], "battleline": ["faygin"]}, {"amber": 5}, house="shadows")
    t.play("urchin", "left")
    t.reap("faygin", "urchin")
    t.play("urchin", "right")
    assert t.me.battleline == ["faygin", "urchin"] and (t.me.amber, t.you.amber) == (3, 3)
    t.settled()


@rule("KF-PLAY-050", "KF-PLAY-060")
def test_a_card_that_is_put_into_play_has_neither_its_play_ability_nor_its_icons():
    marauder = with_icons("yxili-marauder", "amber", "draw")
    mine = {"hand": [marauder], "artifacts": ["swap-widget"], "battleline": ["blypyp", "tunk"], "deck": ["zorg"]}
    t = scene(mine, {"amber": 4}, house="mars")
    t.action("swap-widget", "blypyp", "yxili-marauder", "left")
    assert t.me.battleline == ["yxili-marauder", "tunk"] and t.me["yxili-marauder"].amber == 0
    assert (t.me.amber, t.you.amber) == (0, 4) and t.me.hand == ["blypyp"] and t.me.deck == ["zorg"]
    t.settled()


@rule("KF-PLAY-050")
def test_a_card_that_is_put_into_play_enters_play_all_the_same():
    mine = {"hand": ["tunk", "john-smyth"], "artifacts": ["swap-widget", "autocannon"], "battleline": ["yxilo-bolter"]}
    t = scene(mine, {"battleline": ["teliga"]}, house="mars")
    t.action("swap-widget", "yxilo-bolter", "tunk")
    assert t.me["tunk"].armor_used == 1  # Autocannon has hit it, but nobody has played it
    assert t.you.amber == 0
    t.settled()


@rule("KF-PLAY-050", "KF-PLAY-070")
def test_a_card_that_is_put_back_into_play_is_not_played_and_needs_nothing_to_be_played():
    mine = {"battleline": ["kelifi-dragon", "bumpsy"], "artifacts": ["spangler-box"], "hand": ["kelifi-dragon"]}
    t = scene(mine, {"amber": 4, "hand": ["barehanded"], "houses": ["brobnar"]}, house="logos")
    t.action("spangler-box", "kelifi-dragon")
    assert t.you.artifacts == ["spangler-box"] and t.me.battleline == ["bumpsy"]
    t.end()
    t.you.pick("brobnar")
    t.you.play("barehanded", "left")  # the box leaves play: what it has purged comes back
    assert t.me.battleline == ["kelifi-dragon", "bumpsy"] and t.me.amber == 0 and t.you.amber == 5
    t.you.end()
    t.me.pick("brobnar")
    assert t.why("play", numbers(t, me, "hand")[0]) == "KF-ABIL-200"  # to play one takes 7 Æ
    t.settled()


@rule("KF-PLAY-080")
def test_a_card_that_is_played_is_controlled_by_the_active_player():
    hand = ["troll", {"card": "valdr", "owner": 1}, {"card": "cannon", "owner": 1}]
    t = scene({"hand": hand}, {"battleline": ["krump"]})
    t.play("troll")
    t.play("valdr", "right")
    t.play("cannon")
    assert t.me.battleline == ["troll", "valdr"] and t.me.artifacts == ["cannon"] and t.you.battleline == ["krump"]
    assert all(t.me[id].controller == me for id in ("troll", "valdr", "cannon"))
    assert t.me["valdr"].card.owner == you
    t.settled()


@rule("KF-PLAY-080")
def test_a_card_may_say_that_it_enters_play_under_the_control_of_the_opponent():
    mine = {"hand": ["scowly-caper"], "battleline": ["urchin"]}
    t = scene(mine, {"battleline": ["krump", "valdr"]}, house="shadows")
    t.play("scowly-caper")
    t.asks(me, ["flank:left", "flank:right"], kind="flank")
    t.me.pick("left")
    assert t.you.battleline == ["scowly-caper", "krump", "valdr"] and t.me.battleline == ["urchin"]
    assert t.you["scowly-caper"].controller == you and t.you["scowly-caper"].card.owner == me
    t.settled()


@rule("KF-PLAY-090")
def test_what_a_player_gains_comes_from_the_common_supply_and_goes_to_their_pool():
    t = scene({"hand": ["fertility-chant"], "amber": 3, "battleline": ["dew-faerie"]}, {"amber": 1}, house="untamed")
    t.play("fertility-chant")
    assert (t.me.amber, t.you.amber) == (7, 3)
    t.reap("dew-faerie")
    assert (t.me.amber, t.you.amber) == (9, 3) and t.me["dew-faerie"].amber == 0
    t.settled()


@rule("KF-PLAY-100")
def test_a_creature_that_its_own_icon_destroys_has_no_play_ability():
    hand = [with_icons("urchin", "damage")]
    t = scene({"hand": hand}, {"amber": 3}, house="shadows")
    t.play("urchin")
    t.asks(me, ["urchin"])
    t.me.pick("urchin")
    assert t.me.discard == ["urchin"] and (t.me.amber, t.you.amber) == (0, 3)
    t = scene({"hand": hand}, {"amber": 3, "battleline": ["troll"]}, house="shadows")
    t.play("urchin", "troll")
    assert t.me.battleline == ["urchin"] and (t.me.amber, t.you.amber) == (1, 2)
    t.settled()


@rule("KF-PLAY-100")
def test_an_upgrade_whose_icon_destroys_its_creature_has_no_play_ability():
    host = {"card": "troll", "damage": 7}
    t = scene({"hand": [with_icons("yo-mama-mastery", "damage")], "battleline": [host, {"card": "krump", "damage": 2}]})
    t.play("yo-mama-mastery", "troll", "troll")
    assert t.me.battleline == ["krump"] and t.me["krump"].damage == 2
    assert sorted(t.me.discard) == ["troll", "yo-mama-mastery"]
    t.settled()


@rule("KF-PLAY-100")
def test_what_others_do_after_a_card_was_played_happens_even_where_the_card_has_left_play():
    t = scene({"hand": [with_icons("dust-pixie", "damage")], "battleline": ["hunting-witch"]}, house="untamed")
    t.play("dust-pixie", "left", "dust-pixie")
    assert t.me.discard == ["dust-pixie"] and t.me.amber == 1
    t.settled()


# Bonus icons


@rule("KF-ICON-010")
def test_icons_come_before_the_play_ability():
    mine = {"hand": [with_icons("hebe-the-huge", "damage")]}
    t = scene(mine, {"battleline": ["troll", "krump"]})
    t.play("hebe-the-huge", "troll")  # its play ability spares creatures that are damaged
    assert t.you["troll"].damage == 1 and t.you["krump"].damage == 2
    t.settled()


@rule("KF-ICON-010")
def test_icons_come_before_what_others_do_after_a_card_was_played():
    tunk = {"card": "tunk", "damage": 2, "armor_used": 1}
    t = scene({"hand": [with_icons("blypyp", "damage")], "battleline": [tunk]}, house="mars")
    t.play("blypyp", "left", "tunk")
    assert t.me["tunk"].damage == 0 and told(t, "damaged", "healed") == ["damaged", "healed"]
    t.settled()


@rule("KF-ICON-020")
def test_the_constant_abilities_of_a_permanent_hold_when_its_icons_come():
    t = scene({"hand": [with_icons("bulwark", "damage")], "battleline": ["krump"]}, house="sanctum")
    t.play("bulwark", "left", "krump")  # a neighbour of Bulwark has 2 armor
    assert t.me["krump"].damage == 0 and t.me["krump"].armor_used == 1
    t = scene({"hand": [with_icons("annihilation-ritual", "damage")]}, {"battleline": ["urchin"]}, house="dis")
    t.play("annihilation-ritual", "urchin")
    assert t.you.purged == ["urchin"] and t.you.discard == []
    t = scene({"hand": [with_icons("blood-of-titans", "damage")], "battleline": ["urchin"]})
    t.play("blood-of-titans", "urchin", "urchin")
    assert t.me.battleline == ["urchin"] and t.me["urchin"].damage == 1
    t = scene({"hand": [with_icons("maleficorn", "damage")]}, {"battleline": ["troll"]}, house="dis")
    t.play("maleficorn", "troll")
    assert t.you["troll"].damage == 2
    t.settled()


@rule("KF-ICON-020")
def test_what_a_permanent_makes_too_weak_has_fallen_before_its_icons_come():
    mine = {"hand": [with_icons("king-of-the-crag", "damage")], "amber": 3}
    t = scene(mine, {"battleline": ["grenade-snib", "krump"]})
    t.play("king-of-the-crag")  # enemy Brobnar creatures have 2 power less
    t.asks(me, ["king-of-the-crag", "krump"])
    assert t.you.discard == ["grenade-snib"] and t.me.amber == 1
    t.me.pick("krump")
    assert t.you["krump"].damage == 1
    t.settled()


@rule("KF-ICON-030")
@pytest.mark.parametrize(
    "order", [("amber", "damage", "draw"), ("draw", "amber", "damage"), ("damage", "draw", "amber")]
)
def test_icons_come_one_after_another_from_top_to_bottom(order):
    hand = [with_icons("valdr", *order)]
    t = scene({"hand": hand, "deck": ["krump", "bumpsy"]}, {"battleline": ["troll"]})
    t.play("valdr", "troll")
    line = {"amber": "gained", "damage": "damaged", "draw": "drew"}
    assert told(t, *line.values()) == [line[icon] for icon in order]
    assert t.me.amber == 1 and t.me.hand == ["krump"] and t.you["troll"].damage == 1
    t.settled()


@rule("KF-ICON-040")
def test_no_icon_can_be_declined():
    hand = [with_icons("smith", "damage", "capture")]
    t = scene({"hand": hand, "battleline": ["troll", "krump"]}, {"amber": 2})
    t.play("smith")
    t.asks(me, ["troll", "krump"])
    t.me.pick("krump")
    t.asks(me, ["troll", "krump"])
    t.me.pick("krump")
    assert t.me["krump"].damage == t.me["krump"].amber == 1 and t.me["troll"].damage == 0 and t.you.amber == 1
    t.settled()


@rule("KF-ICON-050")
def test_there_are_four_icons():
    assert sorted(ICONS) == ["amber", "capture", "damage", "draw"]
    t = scene({"hand": [with_icons("valdr", *ICONS)], "deck": ["krump"]}, {"amber": 1})
    t.play("valdr", "valdr", "valdr")
    assert t.me.amber == 1 and t.me["valdr"].amber == t.me["valdr"].damage == 1 and t.me.hand == ["krump"]
    with pytest.raises(PiocheError) as refused:
        scene({"hand": [with_icons("valdr", "steal")]})
    assert refused.value.code == "bad-value"
    t.settled()


@rule("KF-ICON-060")
def test_each_amber_icon_gives_1():
    t = scene({"hand": ["pitlord", with_icons("dust-imp", "amber", "amber", "amber")]}, {"amber": 2}, house="dis")
    t.play("pitlord")
    assert t.me.amber == 2
    t.play("dust-imp", "left")
    assert (t.me.amber, t.you.amber) == (5, 2)
    t.settled()


@rule("KF-ICON-070")
def test_a_capture_icon_lets_one_friendly_creature_capture_1_even_the_one_just_played():
    hand = [with_icons("valdr", "capture")]
    alone = scene({"hand": hand}, {"amber": 2, "battleline": ["bumpsy"]})
    alone.play("valdr")
    alone.asks(me, ["valdr"])
    alone.me.pick("valdr")
    assert alone.me["valdr"].amber == 1 and (alone.me.amber, alone.you.amber) == (0, 1)
    t = scene({"hand": hand, "battleline": ["troll", "krump"]}, {"amber": 2, "battleline": ["bumpsy"]})
    t.play("valdr", "left")
    t.asks(me, ["valdr", "troll", "krump"])
    t.me.pick("krump")
    assert t.me["krump"].amber == 1 and t.me["valdr"].amber == 0 and t.you.amber == 1
    t.settled()


@rule("KF-ICON-080")
@pytest.mark.parametrize("captors", [("troll", "krump"), ("krump", "krump")])
def test_several_capture_icons_may_go_to_several_creatures(captors):
    mine = {"hand": [with_icons("smith", "capture", "capture")], "battleline": ["troll", "krump"]}
    t = scene(mine, {"amber": 5, "battleline": ["bumpsy", "valdr", "urchin"]})
    t.play("smith", captors[0])
    assert t.you.amber == 4
    t.asks(me, ["troll", "krump"])
    t.me.pick(captors[1])
    assert [t.me[id].amber for id in ("troll", "krump")] == [captors.count(id) for id in ("troll", "krump")]
    assert (t.me.amber, t.you.amber) == (0, 3)
    t.settled()


@rule("KF-ICON-090")
def test_a_capture_icon_does_nothing_without_a_friendly_creature_or_without_amber_to_capture():
    hand = [with_icons("smith", "capture", "amber")]
    t = scene({"hand": hand}, {"amber": 4, "battleline": ["krump"]})
    t.play("smith")
    assert (t.me.amber, t.you.amber) == (1, 4) and t.you["krump"].amber == 0 and t.me.discard == ["smith"]
    poor = scene({"hand": hand, "battleline": ["troll"], "amber": 3}, {"battleline": ["krump"]})
    poor.play("smith")
    assert poor.me["troll"].amber == 0 and (poor.me.amber, poor.you.amber) == (4, 0)
    poor.settled()


@rule("KF-ICON-100")
def test_a_damage_icon_deals_1_to_one_creature_in_play():
    mine = {"hand": [with_icons("valdr", "damage")], "battleline": ["troll"], "discard": ["mother"]}
    for target in ("valdr", "troll", "krump", "bumpsy"):
        t = scene(mine, {"battleline": ["krump", "bumpsy"], "hand": ["dodger"]})
        t.play("valdr", "left")
        t.asks(me, ["valdr", "troll", "krump", "bumpsy"])
        t.me.pick(target)
        assert {it.printed.id: it.damage for it in t.state.creatures() if it.damage} == {target: 1}
        t.settled()


@rule("KF-ICON-110")
def test_without_an_enemy_creature_a_damage_icon_hits_a_friendly_one_and_without_any_none():
    t = scene({"hand": [with_icons("wardrummer", "damage")]})
    t.play("wardrummer")
    t.asks(me, ["wardrummer"])
    t.me.pick("wardrummer")
    assert t.me["wardrummer"].damage == 1
    empty = scene({"hand": [with_icons("smith", "damage", "amber")]})
    empty.play("smith")
    assert empty.me.amber == 1 and empty.me.discard == ["smith"]
    empty.settled()


@rule("KF-ICON-120")
def test_several_damage_icons_are_dealt_one_after_the_other():
    ward = {"card": "urchin", "ward": True}
    t = scene({"hand": [with_icons("smith", "damage", "damage")]}, {"battleline": [ward, "krump"]})
    t.play("smith", "urchin")
    assert t.you.battleline == ["urchin", "krump"] and not t.you["urchin"].ward
    t.asks(me, ["urchin", "krump"])
    t.me.pick("urchin")
    assert t.you.battleline == ["krump"] and t.you["krump"].damage == 0
    t.settled()


@rule("KF-ICON-120")
def test_several_damage_icons_may_hit_several_creatures_as_they_stand_then():
    hand = [with_icons("smith", "damage", "damage", "damage")]
    t = scene({"hand": hand}, {"battleline": ["urchin", "krump", "troll"]})
    t.play("smith", "urchin")
    t.asks(me, ["krump", "troll"])  # what has fallen can be hit no more
    t.me.pick("krump", "troll")
    assert t.you["krump"].damage == t.you["troll"].damage == 1 and t.you.discard == ["urchin"]
    t.settled()


@rule("KF-ICON-130")
def test_the_damage_of_an_icon_is_not_dealt_by_the_card_that_bears_it():
    mine = {"hand": [with_icons("hebe-the-huge", "damage")], "battleline": ["troll"]}
    t = scene(mine, {"battleline": [{"card": "ardent-hero", "armor_used": 9}]})
    t.fight("troll", "ardent-hero")  # no creature of power 5 or more can deal damage to it
    assert t.you["ardent-hero"].damage == 0
    t.play("hebe-the-huge", "left", "ardent-hero")
    assert t.you["ardent-hero"].damage == 1
    t.settled()


@rule("KF-ICON-140")
def test_each_draw_icon_draws_1():
    hand = [with_icons("smith", "draw", "draw"), "krump", "krump", "krump", "krump"]
    t = scene({"hand": hand, "deck": ["troll", "bumpsy", "valdr"]})
    t.play("smith")
    assert t.me.hand == ["krump"] * 4 + ["troll", "bumpsy"] and t.me.deck == ["valdr"]
    t.settled()


@rule("KF-ICON-150")
def test_printed_and_added_icons_are_bonus_icons_alike():
    assert BOOK["smith"].bonus == ("amber",)
    hand = [with_icons("smith", "amber", "damage"), with_icons("smith", "damage", "amber")]
    for place in (0, 1):
        t = scene({"hand": hand}, {"battleline": ["troll"]})
        t.play(numbers(t, me, "hand")[place], "troll")
        assert t.me.amber == 1 and t.you["troll"].damage == 1
        t.settled()


@rule("KF-ICON-150")
def test_an_effect_on_bonus_icons_sees_printed_and_added_ones():
    hand = ["wild-bounty", with_icons("nature-s-call", "amber", "damage"), "fogbank"]
    t = scene({"hand": hand}, {"battleline": ["troll"]}, house="untamed")
    t.play("wild-bounty")
    t.play("nature-s-call", "troll", "troll", "done")
    assert t.me.amber == 2 and t.you["troll"].damage == 2
    t.play("fogbank")
    assert t.me.amber == 3  # only the next card
    t.settled()


@rule("KF-ICON-160")
def test_all_icons_of_a_card_come_even_if_it_leaves_play_on_the_way():
    hand = [with_icons("urchin", "damage", "draw", "amber")]
    t = scene({"hand": hand, "deck": ["dodger"]}, {"amber": 2}, house="shadows")
    t.play("urchin", "urchin")
    assert t.me.discard == ["urchin"] and t.me.hand == ["dodger"] and (t.me.amber, t.you.amber) == (1, 2)
    t.settled()


@rule("KF-ICON-170")
def test_icons_resolved_as_if_a_card_had_been_played_are_those_of_the_next_card_played():
    mine = {"hand": ["wild-bounty", "anger"], "battleline": ["ensign-el-samra", "ensign-el-samra"]}
    t = scene(mine, house="untamed")
    t.play("wild-bounty")
    t.match.patch({"house": "staralliance"})
    first, second = numbers(t, me, "battleline")
    t.action(first, "anger")
    assert t.me.amber == 2 and t.me.hand == ["anger"]
    t.action(second, "anger")
    assert t.me.amber == 3
    t.settled()


@rule("KF-ICON-170")
def test_what_forbids_icons_forbids_those_resolved_as_if_a_card_had_been_played():
    mine = {
        "hand": ["anger", with_icons("survey", "amber", "draw")],
        "battleline": ["ensign-el-samra"],
        "deck": ["troll"],
    }
    for grey in ({"battleline": ["master-of-the-grey"]}, {}):
        t = scene(mine, grey, house="staralliance")
        t.action("ensign-el-samra", "survey")
        assert t.me.amber == (0 if grey else 1) and t.me.deck == (["troll"] if grey else [])
        t.settled()


# Action cards


@rule("KF-ACTC-010")
def test_there_are_four_types_of_cards_and_each_goes_to_its_place():
    assert sorted(TYPES) == ["action", "artifact", "creature", "upgrade"]
    t = scene({"hand": ["smith", "cannon", "troll", "blood-of-titans"]})
    for id in ("smith", "cannon", "troll"):
        t.play(id)
    t.play("blood-of-titans", "troll")
    assert t.me.discard == ["smith"] and t.me.artifacts == ["cannon"] and t.me.battleline == ["troll"]
    assert [one.printed.id for one in t.me["troll"].upgrades] == ["blood-of-titans"]
    facts = {"house": "dis", "set": "cota", "number": "1", "rarity": "common"}
    with pytest.raises(ValueError, match="type"):
        Printed("cellar", {"fr": "Cave", "en": "Cellar"}, {"fr": "", "en": ""}, {**facts, "type": "location"})
    for zone, id in (("battleline", "smith"), ("battleline", "cannon"), ("artifacts", "troll"), ("artifacts", "smith")):
        with pytest.raises(PiocheError) as refused:
            scene({zone: [id]})
        assert [one.rule for one in refused.value.refusals] == ["KF-ACTC-010"]
    t.settled()


@rule("KF-ACTC-020", "KF-ACTC-040")
def test_an_action_without_a_target_gives_its_icons_and_is_discarded():
    t = scene({"hand": ["punch"], "discard": ["smith"], "artifacts": ["cannon"]}, {"artifacts": ["iron-obelisk"]})
    assert t.offers("play") == ["punch"]
    t.play("punch")
    assert t.me.amber == 1 and t.me.discard == ["punch", "smith"] and t.me.hand == []
    assert t.me.artifacts == ["cannon"] and t.you.artifacts == ["iron-obelisk"]
    t.settled()


@rule("KF-ACTC-040")
def test_of_an_action_only_what_cannot_be_done_is_left_out():
    t = scene({"hand": ["neuro-syphon"], "deck": ["mother"], "amber": 5}, {"amber": 7}, house="logos")
    t.play("neuro-syphon")
    assert (t.me.amber, t.you.amber) == (7, 6) and t.me.hand == ["mother"]
    t = scene({"hand": ["coward-s-end"]})
    t.play("coward-s-end")  # destroys nobody
    assert t.me.chains == 3 and t.me.discard == ["coward-s-end"]
    t.settled()


@rule("KF-ACTC-030")
def test_an_action_does_not_see_itself_in_the_discard_pile():
    jobs = {"hand": ["routine-job", "routine-job"], "discard": ["routine-job", "urchin"]}
    t = scene(jobs, {"amber": 9}, house="shadows")
    t.play("routine-job")
    assert (t.me.amber, t.you.amber) == (2, 7) and t.me.discard == ["routine-job", "routine-job", "urchin"]
    t.play("routine-job")
    assert (t.me.amber, t.you.amber) == (5, 4)
    t.settled()


@rule("KF-ACTC-030")
def test_what_moves_the_discard_pile_does_not_move_the_action_that_does_it():
    t = scene({"hand": ["reverse-time"], "deck": ["mother"], "discard": ["dextre", "batdrone"]}, house="logos")
    t.play("reverse-time")
    assert sorted(t.me.deck) == ["batdrone", "dextre"] and t.me.discard == ["reverse-time", "mother"]
    t = scene({"hand": ["creeping-oblivion"], "discard": ["fear"]}, house="dis")
    t.play("creeping-oblivion")
    t.asks(me, ["fear", "done"])
    t.me.pick("fear")
    assert t.me.purged == ["fear"] and t.me.discard == ["creeping-oblivion"]
    t.settled()


# Artifacts


@rule("KF-ARTI-010")
def test_an_artifact_enters_exhausted_and_stays_behind_the_battleline():
    t = scene({"hand": ["cannon"], "battleline": ["troll"], "houses": ["brobnar"]}, {"houses": ["dis"]})
    t.play("cannon")
    assert not t.me["cannon"].ready and t.why("action", "cannon") == "KF-STATE-030"
    assert t.me.battleline == ["troll"] and t.me.artifacts == ["cannon"]
    t.end()
    t.you.pick("dis")
    t.you.end()
    t.me.pick("brobnar")
    assert t.me.artifacts == ["cannon"] and t.me.battleline == ["troll"]
    t.action("cannon", "troll")
    assert t.me["troll"].damage == 2
    t.settled()


@rule("KF-ARTI-020")
def test_an_artifact_is_used_only_for_an_action_or_an_omni_ability():
    artifacts = ["banner-of-battle", "cannon", "screechbomb", "pile-of-skulls"]
    t = scene({"artifacts": artifacts}, {"battleline": ["troll"]})
    uses = {id: f":{t.number(id)}" for id in artifacts}
    t.asks(me, ["action" + uses["cannon"], "omni" + uses["screechbomb"], "tide", "end"])
    for id in ("banner-of-battle", "pile-of-skulls"):
        assert t.why("action", id) == t.why("omni", id) == "KF-USE-060"
    assert t.why("omni", "cannon") == t.why("action", "screechbomb") == "KF-USE-060"
    t.end()


@rule("KF-ARTI-030")
def test_an_artifact_is_exhausted_and_then_does_what_it_says(reword):
    class Winder:
        """Action: Ready an artifact."""

        def action(s, me):
            it = yield from pick(s, me, artifacts(s, me), "ready")
            ready(s, it)

    reword("cannon", Winder)
    t = scene({"artifacts": ["cannon", {"card": "gauntlet-of-command", "ready": False}]})
    t.action("cannon")
    assert not t.me["cannon"].ready
    t.asks(me, ["cannon", "gauntlet-of-command"])
    t.me.pick("cannon")
    assert t.me["cannon"].ready and not t.me["gauntlet-of-command"].ready
    t.action("cannon", "gauntlet-of-command")
    assert not t.me["cannon"].ready and t.me["gauntlet-of-command"].ready
    t.settled()


@rule("KF-ARTI-040")
def test_an_artifact_neither_reaps_nor_fights():
    t = scene({"artifacts": ["cannon"], "battleline": ["troll"]}, {"battleline": ["krump"]})
    assert t.offers("reap") == t.offers("fight") == ["troll"]
    assert t.why("reap", "cannon") == t.why("fight", "cannon") == "KF-ARTI-040"
    t.reap("troll")
    t.settled()


@rule("KF-ARTI-050")
def test_an_artifact_that_is_sacrificed_in_its_use_must_be_ready_for_it():
    spent = {"card": "screechbomb", "ready": False}
    t = scene({"artifacts": [spent, "screechbomb"]}, {"amber": 5})
    first, second = numbers(t, me, "artifacts")
    t.asks(me, [f"omni:{second}", "tide", "end"])
    assert t.why("omni", first) == "KF-STATE-030" and t.why("omni", second) == ""
    t.omni(second)
    assert numbers(t, me, "artifacts") == [first] and t.you.amber == 3
    t.settled()


@rule("KF-ARTI-060")
def test_a_sacrificed_artifact_goes_to_the_discard_pile_of_its_owner():
    t = scene({"artifacts": [{"card": "screechbomb", "owner": 1}, "screechbomb"]}, {"amber": 5})
    for number in numbers(t, me, "artifacts"):
        t.omni(number)
    assert t.me.artifacts == [] and t.me.discard == t.you.discard == ["screechbomb"] and t.you.amber == 1
    t.settled()


# Creatures


@rule("KF-CREA-010")
def test_a_creature_enters_exhausted_into_the_battleline_and_stays_with_its_power_and_armor():
    t = scene({"hand": ["charette", "grey-monk"], "houses": ["dis"]}, {"houses": ["mars"]}, house="dis")
    t.play("charette")
    it = t.me["charette"]
    assert t.me.battleline == ["charette"] and not it.ready and t.why("reap", "charette") == "KF-STATE-030"
    assert (power(t.state, it), armor(t.state, it)) == (4, 0)
    t.end()
    t.you.pick("mars")
    t.you.end()
    t.me.pick("dis")
    assert t.me.battleline == ["charette"] and t.offers("reap") == ["charette"]
    sanctum = scene({"hand": ["bulwark"]}, house="sanctum")
    sanctum.play("bulwark")
    shown = sanctum.match.view(you)["players"][me]["battleline"][0]
    assert (shown["power"], shown["armor"], shown["ready"]) == (4, 2, False)
    t.settled()


@rule("KF-CREA-020")
def test_a_creature_enters_play_on_the_flank_that_the_active_player_picks():
    for flank, line in (("left", ["valdr", "troll", "krump"]), ("right", ["troll", "krump", "valdr"])):
        t = scene({"hand": ["valdr"], "battleline": ["troll", "krump"]}, {"battleline": ["bumpsy", "dodger"]})
        t.play("valdr")
        t.asks(me, ["flank:left", "flank:right"], kind="flank")
        t.me.pick(flank)
        assert t.me.battleline == line and t.you.battleline == ["bumpsy", "dodger"]
        t.settled()


@rule("KF-CREA-020")
def test_a_creature_put_into_play_for_the_opponent_is_placed_by_the_active_player_too():
    mine = {"battleline": ["troll", "krump", "valdr"], "artifacts": ["spangler-box"]}
    t = scene(mine, {"hand": ["barehanded"], "houses": ["brobnar"]}, house="logos")
    t.action("spangler-box", "krump")
    t.end()
    t.you.pick("brobnar")
    t.you.play("barehanded")
    t.asks(you, ["flank:left", "flank:right"], kind="flank")
    t.you.pick("right")
    assert t.me.battleline == ["troll", "valdr", "krump"]
    t.settled()


@rule("KF-CREA-030")
def test_the_line_closes_at_once_when_a_creature_leaves_play():
    t = scene({"hand": ["punch", "tremor"]}, {"battleline": ["troll", "urchin", "krump", "valdr"]})
    t.play("punch", "urchin")
    assert t.you.battleline == ["troll", "krump", "valdr"]
    t.play("tremor", "troll")
    assert [t.you[id].stunned for id in ("troll", "krump", "valdr")] == [True, True, False]
    t.settled()


@rule("KF-CREA-030")
def test_the_line_has_closed_before_what_was_begun_goes_on():
    line = ["urchin", "staunch-knight", "troll"]
    t = scene({"hand": [with_icons("smith", "damage", "draw", "damage")]}, {"battleline": line})
    knight = t.you["staunch-knight"]  # stronger on a flank
    assert power(t.state, knight) == 4
    t.play("smith", "urchin")
    t.asks(me, ["staunch-knight", "troll"])
    assert power(t.state, knight) == 6
    t.me.pick("troll")
    t.settled()


@rule("KF-CREA-040")
def test_a_creature_without_armor_may_be_given_some():
    mine = {"hand": ["shoulder-armor"], "battleline": ["dodger"], "artifacts": ["mighty-javelin"]}
    t = scene(mine, house="sanctum")
    assert armor(t.state, t.me["dodger"]) == 0
    t.play("shoulder-armor", "dodger")
    assert armor(t.state, t.me["dodger"]) == 2
    t.omni("mighty-javelin", "dodger")
    assert t.me["dodger"].damage == 2  # of 4
    t.settled()


# Upgrades


@rule("KF-UPGR-010")
def test_an_upgrade_is_attached_to_a_creature_and_stays_there():
    t = scene({"hand": ["blood-of-titans"], "battleline": ["wardrummer", "krump"]}, {"houses": ["dis"]})
    t.play("blood-of-titans")
    t.asks(me, ["wardrummer", "krump"])
    t.me.pick("wardrummer")
    assert t.zone("blood-of-titans")[0] == "upgrades" and t.me.battleline == ["wardrummer", "krump"]
    t.end()
    t.you.pick("dis")
    t.you.end()
    t.me.pick("brobnar")
    assert power(t.state, t.me["wardrummer"]) == 8 and power(t.state, t.me["krump"]) == 6
    t.reap("wardrummer")
    assert [one.printed.id for one in t.me["wardrummer"].upgrades] == ["blood-of-titans"]
    t.settled()


@rule("KF-UPGR-020")
def test_an_upgrade_cannot_be_played_without_a_creature_to_attach_it_to():
    t = scene({"hand": ["blood-of-titans"], "artifacts": ["cannon"]}, {"artifacts": ["iron-obelisk"]})
    assert t.offers("play") == [] and t.offers("discard") == ["blood-of-titans"]
    assert t.why("play", "blood-of-titans") == "KF-UPGR-020"
    t.discard("blood-of-titans")
    assert t.me.amber == 0
    t.settled()


@rule("KF-UPGR-020")
def test_an_upgrade_that_an_effect_would_play_stays_where_it_is_without_a_creature():
    t = scene({"hand": ["wild-wormhole"], "deck": ["blood-of-titans", "troll"]}, house="logos")
    t.play("wild-wormhole")
    assert t.me.deck == ["blood-of-titans", "troll"] and t.me.amber == 1 and t.me.discard == ["wild-wormhole"]
    t.settled()


@rule("KF-UPGR-030")
def test_an_upgrade_may_be_attached_to_any_creature():
    t = scene({"hand": ["flame-wreathed"]}, {"battleline": ["troll", "krump"]}, house="dis")
    t.play("flame-wreathed")
    t.asks(me, ["troll", "krump"])
    t.me.pick("krump")
    assert power(t.state, t.you["krump"]) == 8 and t.me.amber == 1
    t = scene({"hand": ["flame-wreathed"], "battleline": ["charette"]}, {"battleline": ["troll"]}, house="dis")
    t.play("flame-wreathed")
    t.asks(me, ["charette", "troll"])
    t.me.pick("charette")
    t.settled()


@rule("KF-UPGR-030", "KF-UPGR-020")
def test_an_upgrade_may_say_to_which_creatures_it_can_be_attached(reword):
    class Giants:
        """Attach it to a Giant."""

        def attach_to(s, it):
            return "giant" in it.printed.traits

    reword("blood-of-titans", Giants)
    t = scene({"hand": ["blood-of-titans"], "battleline": ["grenade-snib"]}, {"battleline": ["krump", "urchin"]})
    t.play("blood-of-titans")
    t.asks(me, ["krump"])
    t.me.pick("krump")
    none = scene({"hand": ["blood-of-titans"], "battleline": ["grenade-snib"]})
    assert none.why("play", "blood-of-titans") == "KF-UPGR-020"
    t.settled()


@rule("KF-UPGR-040")
@pytest.mark.parametrize(
    ("hand", "house", "zone"),
    [("fear", "dis", "hand"), ("punch", "brobnar", "discard"), ("oubliette", "shadows", "purged")],
)
def test_upgrades_are_discarded_when_their_creature_leaves_play_each_for_its_owner(hand, house, zone):
    upgrades = [{"card": "flame-wreathed", "owner": 0}, "ring-of-invisibility"]
    host = {"card": "urchin", "upgrades": upgrades}
    t = scene({"hand": [hand]}, {"battleline": [host, "krump"]}, house=house)
    t.play(hand, "urchin")
    gone = getattr(t.you, zone)
    assert "urchin" in gone and t.you.battleline == ["krump"]
    assert "flame-wreathed" in t.me.discard and "ring-of-invisibility" in t.you.discard
    t.settled()


@rule("KF-UPGR-060")
def test_an_upgrade_is_never_used_by_itself():
    host = {"card": "charette", "upgrades": ["transposition-sandals"]}
    t = scene({"battleline": [host, "krump"]}, house="logos")
    t.asks(me, ["tide", "end"])  # the upgrade is of the active house, its creature is not
    assert t.why("action", "transposition-sandals") == t.why("reap", "transposition-sandals") == "KF-UPGR-060"
    dis = scene({"battleline": [host, "krump", "succubus"]}, house="dis")
    number = dis.number("charette")
    dis.asks(me, [f"reap:{number}", f"action:{number}", f"reap:{dis.number('succubus')}", "tide", "end"])
    dis.action("charette", "krump")
    assert dis.me.battleline == ["krump", "charette", "succubus"] and not dis.me["charette"].ready
    dis.settled()


@pytest.fixture
def mourned(reword):
    """Blood of Titans gains 1 Æ when destroyed; Soul Snatcher gains 1 Æ after any card is destroyed."""

    class Mourned:
        destroyed = gains(1)

        def power(s, source, it, value):
            return value

    class Mourner:
        after_destroyed = gains(1)

    reword("blood-of-titans", Mourned)
    reword("soul-snatcher", Mourner)


@rule("KF-UPGR-070")
def test_an_upgrade_that_goes_with_its_creature_is_not_destroyed(mourned):
    mine = {"battleline": [{"card": "troll", "upgrades": ["blood-of-titans"]}], "artifacts": ["soul-snatcher"]}
    t = scene({**mine, "hand": ["the-harder-they-come"]}, house="sanctum")
    t.play("the-harder-they-come", "troll")
    assert t.me.purged == ["troll"] and t.me.discard == ["the-harder-they-come", "blood-of-titans"] and t.me.amber == 0
    t = scene({**mine, "hand": ["gateway-to-dis"]}, house="dis")
    t.play("gateway-to-dis")
    assert sorted(t.me.discard) == ["blood-of-titans", "gateway-to-dis", "troll"]
    assert t.me.amber == 1  # for the Troll alone
    t.settled()


@rule("KF-UPGR-080")
def test_who_played_an_upgrade_controls_it_whoever_controls_its_creature():
    t = scene({"hand": ["flame-wreathed", "collar-of-subordination"]}, {"battleline": ["troll"]}, house="dis")
    t.play("flame-wreathed", "troll")
    wreath = t.card("flame-wreathed")
    assert wreath.controller == me and t.you["troll"].upgrades == [wreath]
    t.play("collar-of-subordination", "troll")
    assert t.me.battleline == ["troll"] and t.me["troll"].upgrades[0] is wreath and wreath.controller == me
    t.settled()


@rule("KF-UPGR-080")
def test_an_upgrade_stays_with_its_controller_on_a_creature_that_goes_to_the_opponent():
    host = {"card": "troll", "upgrades": ["blood-of-titans"]}
    t = scene({"hand": ["harland-mindlock"]}, {"battleline": [host]}, house="logos")
    t.play("harland-mindlock", "troll", "left")
    assert t.me.battleline == ["troll", "harland-mindlock"]
    upgrade = t.me["troll"].upgrades[0]
    assert upgrade.printed.id == "blood-of-titans" and upgrade.controller == you
    assert power(t.state, t.me["troll"]) == 13
    t.settled()
