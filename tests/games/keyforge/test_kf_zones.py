"""Hand, deck, discard pile, archives, purged and grafted cards, leaving play, searching, the tide, other terms."""

import json

import pytest

from pioche.bots import Eyes, make_bot
from pioche.engine import PiocheError, game_of
from pioche.engine.cards import hooks_of
from pioche.engine.explain import log_data
from pioche.games.keyforge.cards import BOOK
from pioche.games.keyforge.cards.words import (
    HOOKS,
    archive_top,
    discard_random,
    draws,
    gains,
    only,
    print_of,
    raise_tide,
    search,
)
from pioche.games.keyforge.state import COUNTERS, HOUSES
from pioche.testing import me, rule, started, table, you


def scene(mine=None, yours=None, house="brobnar", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def told(t, *ids):
    """The ids of the log lines that are among these, in order, as a spectator reads them."""
    return [line["id"] for line in log_data(t.match, 0, -1, None) if line["id"] in ids]


def seen(t, viewer, zone, seat):
    """A zone of a player as somebody sees it: card ids, None for a card they cannot see."""
    return [one.get("card") for one in t.match.view(viewer)["players"][seat][zone]]


@pytest.fixture
def reword(monkeypatch):
    """Gives a card of the game another text, where no card of the game has the one that a rule is about."""

    def give(id, block):
        monkeypatch.setattr(BOOK.cards[id], "hooks", hooks_of(block, frozenset(HOOKS)))

    return give


# Hand, deck, discard pile


@rule("KF-ZHAND-010")
def test_all_see_a_whole_discard_pile_in_its_order():
    t = scene({"hand": ["troll"], "discard": ["krump", "valdr"]})
    t.discard("troll")
    for viewer in (me, you, None):
        assert seen(t, viewer, "discard", me) == ["troll", "krump", "valdr"]
    t.settled()


@rule("KF-ZHAND-020")
def test_a_discard_pile_keeps_its_order():
    t = scene({"hand": ["troll", "krump"], "discard": ["valdr", "punch"]}, {"discard": ["anger", "smaaash"]})
    t.discard("troll")
    t.discard("krump")
    assert t.me.discard == ["krump", "troll", "valdr", "punch"]
    t.me.end()  # six cards are drawn: the pile becomes a deck, and the opponent's stays as it is
    assert t.me.discard == [] and t.you.discard == ["anger", "smaaash"]
    t.settled()


@rule("KF-ZHAND-030")
def test_destroyed_and_discarded_cards_go_on_top_of_their_owners_pile():
    mine = {"hand": ["punch", "krump"], "battleline": [{"card": "headhunter", "owner": 1, "damage": 2}]}
    t = scene(mine | {"discard": ["troll"]}, {"discard": ["valdr"]})
    t.me.play("punch", "headhunter")
    assert t.you.discard == ["headhunter", "valdr"] and t.me.discard == ["punch", "troll"]
    t.discard("krump")
    assert t.me.discard == ["krump", "punch", "troll"]
    t.settled()


@rule("KF-ZHAND-040")
def test_hands_and_archives_are_hidden_from_the_opponent_and_decks_from_both():
    yours = {"hand": ["krump", "valdr"], "archives": ["smaaash"], "deck": ["headhunter"]}
    t = scene({"hand": ["troll"], "archives": ["bumpsy"], "deck": ["firespitter"]}, yours)
    t.discard("troll")
    shown = json.dumps(t.match.view(me))
    assert not any(id in shown for id in ("krump", "valdr", "smaaash", "headhunter", "firespitter"))
    assert seen(t, me, "hand", you) == [None, None] and seen(t, me, "archives", you) == [None]
    assert seen(t, me, "archives", me) == ["bumpsy"] and seen(t, me, "deck", me) == seen(t, you, "deck", you) == [None]
    assert seen(t, you, "hand", you) == ["krump", "valdr"] and seen(t, None, "hand", you) == [None, None]
    t.settled()


@rule("KF-ZHAND-050")
@pytest.mark.parametrize(("gone", "left"), [("troll", "punch"), ("punch", "troll")])
def test_a_card_that_is_looked_at_goes_back_where_it_was(gone, left):
    t = scene({"hand": ["survey"], "deck": ["troll", "punch", "krump"]}, house="staralliance")
    t.me.play("survey")
    t.asks(me, ["troll", "punch"], kind="target")
    assert seen(t, me, "deck", me) == ["troll", "punch", None] and seen(t, you, "deck", me) == [None] * 3
    t.me.pick(gone)
    assert t.me.deck == [left, "krump"] and t.me.discard == ["survey", gone]
    t.settled()


@rule("KF-ZHAND-050")
def test_a_hand_that_is_looked_at_stays_as_it_was():
    t = scene({"hand": ["psychic-bug"]}, {"hand": ["troll", "punch"]}, "logos")
    assert seen(t, me, "hand", you) == [None, None]
    t.me.play("psychic-bug")
    assert t.you.hand == ["troll", "punch"] and seen(t, me, "hand", you) == ["troll", "punch"]
    assert seen(t, None, "hand", you) == [None, None]
    t.settled()


@rule("KF-ZHAND-060", "KF-MISC-060")
def test_a_card_of_a_hidden_hand_is_taken_at_random():
    hand = ["troll", "krump", "valdr", "punch"]
    fates = []
    for seed in range(40):
        t = scene({"hand": ["mind-barb"]}, {"hand": hand}, "dis", seed=seed)
        t.me.play("mind-barb")
        t.asks(me, kind="main")
        fates += t.you.discard
        assert sorted(t.you.hand + t.you.discard) == sorted(hand) and len(t.you.discard) == 1
        if seed < 3:
            t.settled()
    assert all(3 < fates.count(id) < 20 for id in hand)
    t = scene({"hand": ["mind-barb"]}, {"hand": hand}, "dis", seed=7)
    t.me.play("mind-barb")
    assert t.you.discard == [fates[7]]


# Archives


@rule("KF-ARCH-010")
def test_archived_cards_are_not_in_play():
    archived = {"archives": ["troll", "krump"]}
    t = scene({"hand": ["gateway-to-dis"], "battleline": ["valdr"], **archived}, archived, "dis")
    t.me.play("gateway-to-dis")
    assert t.me.archives == t.you.archives == ["troll", "krump"]
    assert t.me.battleline == [] and seen(t, you, "archives", me) == [None, None]
    t.settled()


@rule("KF-ARCH-020")
def test_the_rules_themselves_archive_nothing():
    t = scene({"hand": ["troll", "punch"], "battleline": ["krump"], "artifacts": ["cannon"]}, {"battleline": ["valdr"]})
    verbs = {key.partition(":")[0] for key in t.match.decision.keys}
    assert verbs == {"play", "discard", "reap", "fight", "action", "tide", "end"}
    t.me.end()
    assert t.me.archives == t.you.archives == []


@rule("KF-ARCH-030")
def test_a_player_sees_their_own_archives_and_the_number_of_the_other():
    t = scene({"hand": ["labwork", "troll"], "archives": ["krump"]}, {"archives": ["valdr", "punch"]}, "logos")
    t.me.play("labwork", "troll")
    assert seen(t, me, "archives", me) == ["krump", "troll"] and seen(t, me, "archives", you) == [None, None]
    assert seen(t, you, "archives", me) == [None, None] and seen(t, you, "archives", you) == ["valdr", "punch"]
    t.settled()


@rule("KF-ARCH-040")
def test_a_card_is_archived_from_the_hand_unless_the_card_says_otherwise():
    mine = {"hand": ["labwork", "troll", "punch"], "discard": ["krump"], "battleline": ["valdr"], "deck": ["anger"]}
    t = scene(mine, {"hand": ["smaaash"]}, "logos")
    t.me.play("labwork")
    t.asks(me, ["troll", "punch"], kind="target")
    t.me.pick("punch")
    assert t.me.archives == ["punch"] and t.me.hand == ["troll"] and told(t, "archived") == ["archived"]
    t.settled()


class Archivist:
    """A text for the tests: gains 1 Æ after a card is archived."""

    after_archive = gains(1)


@rule("KF-ARCH-050")
def test_a_card_that_is_placed_in_archives_is_not_archived(reword):
    reword("cannon", Archivist)
    mine = {"battleline": ["uxlyx-the-zookeeper", "vezyma-thinkdrone", "blypyp"], "artifacts": ["cannon"]}
    t = scene(mine, {"battleline": ["troll"]}, "mars")
    t.me.reap("uxlyx-the-zookeeper", "troll")
    assert t.me.amber == 1 and t.me.archives == ["troll"]
    t.me.reap("vezyma-thinkdrone", "blypyp")
    assert t.me.amber == 3 and t.me.archives == ["troll", "blypyp"]
    t.settled()


@rule("KF-ARCH-050")
def test_cards_archived_from_hand_and_deck_are_archived(reword):
    reword("cannon", Archivist)
    mine = {"hand": ["labwork", "random-access-archives", "troll"], "deck": ["krump"], "artifacts": ["cannon"]}
    t = scene(mine, house="logos")
    t.me.play("labwork", "troll")
    assert t.me.amber == 2  # the icon and the archivist
    t.me.play("random-access-archives")
    assert t.me.amber == 4 and t.me.archives == ["troll", "krump"]
    t.settled()


class Librarian:
    """A text for the tests: discards a card of its player's hand by chance after a card is archived."""

    def after_archive(s, me):
        return discard_random(s, me.seat)


class Reader:
    """A text for the tests: draws a card after a card is archived."""

    after_archive = draws(1)


class Shelves:
    """A text for the tests: archives three cards from the top of the deck."""

    def play(s, me):
        return archive_top(s, me.seat, 3)


@rule("KF-ARCH-050", "KF-DRAW-050")
def test_several_cards_are_archived_before_what_waits_for_it_can_take_one_away(reword):
    reword("cannon", Reader)
    reword("labwork", Shelves)
    mine = {"hand": ["labwork"], "deck": ["troll", "krump", "valdr", "bumpsy"], "artifacts": ["cannon"]}
    t = scene(mine, house="logos")
    t.me.play("labwork")
    assert t.me.archives == ["troll", "krump", "valdr"]
    assert t.me.hand == ["bumpsy"] and t.me.deck == [] and t.me.discard == ["labwork"]
    t.settled()


def test_cards_chosen_from_the_hand_are_archived_together(reword):
    reword("cannon", Librarian)
    mine = {"hand": ["troll", "krump"], "artifacts": ["cannon", "mobius-scroll"]}
    t = scene(mine, house="logos")
    t.me.action("mobius-scroll", "troll", "krump")
    assert t.me.archives == ["troll", "krump", "mobius-scroll"] and t.me.hand == t.me.discard == []
    t.settled()


class Bonfire:
    """A text for the tests: discards another card of the hand by chance after its player's opponent discards one."""

    @only(lambda s, source, event: event.seat != source.seat)
    def after_discard(s, me):
        return discard_random(s, me.opponent)


def test_cards_that_are_discarded_together_are_gone_before_what_waits_for_it(reword):
    reword("cannon", Bonfire)
    t = scene({"hand": ["deep-probe"], "artifacts": ["cannon"]}, {"hand": ["troll", "krump", "valdr", "punch"]}, "mars")
    t.me.play("deep-probe", "brobnar")
    assert t.you.hand == [] and sorted(t.you.discard) == ["krump", "punch", "troll", "valdr"]
    assert t.me.amber == 1
    t.settled()


@rule("KF-ARCH-060")
def test_archives_with_a_card_of_the_opponent_give_it_back_to_its_owner():
    t = table("keyforge", me={"houses": ["dis"], "archives": ["troll", {"card": "krump", "owner": 1}]})
    t.me.house("dis")
    t.me.pick("yes")
    assert t.me.hand == ["troll"] and t.you.hand == ["krump"] and t.me.archives == []
    t.settled()


@rule("KF-ARCH-060")
def test_an_abducted_creature_only_ever_leaves_the_archives_for_its_owners_hand():
    yours = {"hand": ["dysania"], "battleline": ["troll", "krump"], "houses": ["logos"]}
    t = scene({"battleline": ["uxlyx-the-zookeeper"], "archives": ["blypyp"]}, yours, "mars")
    t.me.reap("uxlyx-the-zookeeper", "troll")
    t.me.end()
    t.you.house("logos")
    t.you.play("dysania", "left")
    assert t.you.hand == ["troll"] and t.me.discard == ["blypyp"] and t.you.discard == []
    assert t.you.amber == 1  # for the card that was discarded
    assert t.me.archives == t.state.lasting == []
    t.settled()


@rule("KF-ARCH-060")
def test_a_creature_that_came_back_from_archives_is_no_longer_abducted():
    yours = {"battleline": ["troll"], "houses": ["brobnar"]}
    t = scene({"battleline": ["uxlyx-the-zookeeper"], "houses": ["mars"]}, yours, "mars")
    t.me.reap("uxlyx-the-zookeeper", "troll")
    t.me.end()
    t.you.house("brobnar")
    t.you.end()
    t.me.house("mars")
    t.me.pick("yes")
    assert t.you.hand == ["troll"] and t.me.hand == [] and t.state.lasting == []
    t.settled()


@rule("KF-ARCH-070")
def test_a_card_of_the_opponents_archives_is_picked_at_random():
    gone = set()
    for seed in range(20):
        t = scene({"hand": ["yzphyz-knowdrone"]}, {"archives": ["troll", "krump"]}, "mars", seed=seed)
        t.me.play("yzphyz-knowdrone", "yes", "player:1")
        t.asks(me, ["yzphyz-knowdrone"], kind="target")  # whom to stun: which card was purged nobody was asked
        assert len(t.you.archives) == len(t.you.purged) == 1
        gone.add(t.you.purged[0])
        t.me.pick("yzphyz-knowdrone")
    t.settled()
    assert gone == {"troll", "krump"}


@rule("KF-ARCH-070")
def test_a_card_of_ones_own_archives_is_chosen():
    mine = {"hand": ["yzphyz-knowdrone"], "archives": ["troll", "krump"]}
    t = scene(mine, house="mars")
    t.me.play("yzphyz-knowdrone", "yes", "player:0")
    t.asks(me, ["troll", "krump"], kind="target")
    t.me.pick("krump", "yzphyz-knowdrone")
    assert t.me.archives == ["troll"] and t.me.purged == ["krump"]
    t.settled()


# Purged and grafted cards


@rule("KF-PURGE-010")
def test_a_purged_card_has_nothing_more_to_do_with_the_game():
    hand = [{"card": "oubliette", "house": "logos"}, "help-from-future-self"]
    t = scene({"hand": hand, "deck": ["troll"], "battleline": ["timetraveller"]}, {"battleline": ["krump"]}, "logos")
    t.me.play("oubliette", "timetraveller")
    assert t.me.purged == ["timetraveller"] and t.me.battleline == []
    t.me.play("help-from-future-self")
    t.asks(me, kind="main")  # there is none to be found
    t.me.end()
    assert t.me.purged == ["timetraveller"] and "timetraveller" not in t.me.hand + t.me.deck + t.me.discard
    t.settled()


@rule("KF-PURGE-010")
def test_a_card_is_purged_to_its_owner():
    t = scene({"hand": ["oubliette"], "battleline": [{"card": "dust-imp", "owner": 1}]}, house="shadows")
    t.me.play("oubliette", "dust-imp")
    assert t.you.purged == ["dust-imp"] and t.me.purged == [] and t.you.amber == 0  # not destroyed
    t.settled()


@rule("KF-PURGE-020")
def test_a_card_may_bring_back_what_it_has_purged():
    yours = {"battleline": ["troll"], "hand": ["barehanded"], "houses": ["brobnar"]}
    t = scene({"artifacts": ["spangler-box"]}, yours, "logos")
    t.me.action("spangler-box", "troll")
    assert t.you.purged == ["troll"] and t.you.artifacts == ["spangler-box"]
    t.me.end()
    t.you.house("brobnar")
    t.you.play("barehanded")
    assert t.you.battleline == ["troll"] and t.you.purged == [] and t.me.deck == ["spangler-box"]
    assert not t.you["troll"].ready
    t.settled()


@rule("KF-PURGE-030")
def test_a_grafted_card_lies_faceup_under_another_and_is_not_in_play():
    mine = {"hand": ["punch", "troll", "anger"], "artifacts": ["memolith"]}
    t = scene(mine, {"hand": ["barehanded"], "houses": ["brobnar"]}, "logos")
    t.me.action("memolith", "mode:0")
    t.asks(me, ["punch", "anger"], kind="target")
    t.me.pick("punch")
    for viewer in (me, you, None):
        assert [one["card"] for one in t.match.view(viewer)["players"][me]["artifacts"][0]["under"]] == ["punch"]
    assert t.me.hand == ["troll", "anger"] and t.me.artifacts == ["memolith"] and t.me.discard == []
    assert t.state.in_play(t.number("punch")) is None
    t.me.end()
    t.you.house("brobnar")
    t.you.play("barehanded")
    assert t.me.deck == ["memolith"] and t.me.discard == ["punch"]
    t.settled()


@rule("KF-PURGE-040")
def test_what_is_grafted_is_discarded_when_the_card_above_leaves_play():
    grafted = [{"card": "punch", "known": [0, 1]}, {"card": "anger", "owner": 0, "known": [0, 1]}]
    t = scene({"hand": ["fear"]}, {"battleline": [{"card": "troll", "under": grafted}]}, "dis")
    t.me.play("fear", "troll")
    assert t.you.hand == ["troll"] and t.you.discard == ["punch"] and t.me.discard == ["fear", "anger"]
    t.settled()


@rule("KF-PURGE-050")
def test_a_facedown_card_is_hidden_and_discarded_when_the_card_above_leaves_play():
    t = scene({"hand": ["masterplan", "troll", "punch"]}, {"hand": ["barehanded"], "houses": ["brobnar"]}, "shadows")
    t.me.play("masterplan", "troll")

    def under(viewer):
        return [one.get("card") for one in t.match.view(viewer)["players"][me]["artifacts"][0]["under"]]

    assert under(me) == ["troll"] and under(you) == under(None) == [None]
    assert t.me.hand == ["punch"] and t.me.battleline == []
    t.me.end()
    t.you.house("brobnar")
    t.you.play("barehanded")
    assert t.me.deck == ["masterplan"] and t.me.discard == ["troll"]
    t.settled()


# Leaving play

WAYS = {
    "hand": ("dis", {"hand": ["fear"]}, lambda t: t.me.play("fear", "magda-the-rat")),
    "deck": (
        "untamed",
        {"hand": ["lost-in-the-woods"]},
        lambda t: t.me.play("lost-in-the-woods", "magda-the-rat"),
    ),
    "discard": ("dis", {"hand": ["gateway-to-dis"]}, lambda t: t.me.play("gateway-to-dis")),
    "archives": (
        "mars",
        {"battleline": ["uxlyx-the-zookeeper"]},
        lambda t: t.me.reap("uxlyx-the-zookeeper", "magda-the-rat"),
    ),
    "purged": ("logos", {"artifacts": ["spangler-box"]}, lambda t: t.me.action("spangler-box", "magda-the-rat")),
}


@rule("KF-LEAVE-010")
@pytest.mark.parametrize("zone", WAYS)
def test_returned_destroyed_archived_and_purged_cards_leave_play(zone):
    house, mine, act = WAYS[zone]
    t = scene(mine, {"battleline": ["magda-the-rat"], "amber": 5}, house)
    act(t)
    assert t.zone("magda-the-rat") == (zone, me if zone == "archives" else you)
    assert t.you.amber == 3 and t.you.battleline == []  # 2 Æ are stolen when she leaves play
    t.settled()


@rule("KF-LEAVE-020")
def test_a_card_that_leaves_play_is_a_new_one_when_it_comes_back():
    worn = {"damage": 1, "stunned": True, "ward": False, "enraged": True, "counters": {"power": 2, "doom": 1}}
    worn |= {"card": "silvertooth", "house": "logos", "upgrades": ["blood-of-titans"], "amber": 2}
    hand = [{"card": "hysteria", "house": "logos"}]
    t = scene(
        {"hand": hand, "battleline": [worn], "artifacts": ["spectral-tunneler"], "deck": ["krump"]}, house="logos"
    )
    t.me.action("spectral-tunneler", "silvertooth")
    t.me.play("hysteria")
    assert t.me.hand == ["silvertooth"] and t.me.discard == ["hysteria", "blood-of-titans"]
    assert t.you.amber == 2 and t.state.lasting == []
    t.me.play("silvertooth")
    it = t.me["silvertooth"]
    assert (it.damage, it.amber, it.counters, it.upgrades) == (0, 0, {}, [])
    assert not it.stunned and not it.enraged
    shown = t.match.view(me)["players"][me]["battleline"][0]
    assert shown["power"] == 2
    t.me.reap("silvertooth")
    assert t.me.hand == [] and t.me.deck == ["krump"]  # nothing of the tunneler is left
    t.settled()


@rule("KF-LEAVE-030")
def test_what_waits_for_a_card_lapses_where_it_goes_to_a_hidden_zone():
    t = scene({"battleline": ["yxilo-bolter"]}, {"battleline": ["bad-penny", "dust-imp"]}, "mars")
    t.me.reap("yxilo-bolter", "bad-penny")
    assert t.you.hand == ["bad-penny"] and t.you.purged == []
    t.settled()
    t = scene({"battleline": ["yxilo-bolter"]}, {"battleline": ["bad-penny", "dust-imp"]}, "mars")
    t.me.reap("yxilo-bolter", "dust-imp")
    assert t.you.purged == ["dust-imp"] and t.you.discard == []
    t.settled()


@rule("KF-LEAVE-040")
def test_a_card_returns_to_its_owner_whatever_hand_is_named():
    t = scene({"battleline": ["faygin"]}, {"battleline": ["urchin"]}, "shadows")
    t.me.reap("faygin", "urchin")
    assert t.you.hand == ["urchin"] and t.me.hand == []
    t.settled()


@rule("KF-LEAVE-050")
@pytest.mark.parametrize(("first", "gained"), [("brain-stem-antenna", 2), ("code-monkey", 0)])
def test_an_ability_remembers_the_house_that_a_card_had_before_it_left(first, gained):
    mine = {"battleline": [{"card": "krump", "upgrades": ["brain-stem-antenna"]}, "blypyp"]}
    t = scene(mine | {"hand": [{"card": "code-monkey", "house": "mars"}]}, house="mars")
    t.me.play("code-monkey", "krump")
    t.asks(me, ["brain-stem-antenna", "code-monkey"], kind="trigger")
    t.me.pick(first)
    assert t.me.archives == ["krump", "blypyp"] and t.me.battleline == ["code-monkey"]
    assert t.me.amber == gained  # Krump was of Mars too, once the antenna had spoken
    t.settled()


@rule("KF-LEAVE-050")
def test_an_ability_remembers_who_controlled_the_cards_that_left():
    mine = {"hand": ["hecatomb"], "battleline": [{"card": "pit-demon", "owner": 1}, "troll"]}
    t = scene(mine, {"battleline": ["shooler"]}, "dis")
    t.me.play("hecatomb", "pit-demon")
    assert t.you.discard == ["shooler", "pit-demon"] and t.me.battleline == ["troll"]
    assert t.me.amber == 1 + 1 and t.you.amber == 1  # each gains for those that they controlled
    t.settled()


# Searching


@rule("KF-SEARCH-010", "KF-SEARCH-040")
def test_who_searches_sees_the_whole_zone_in_its_order_and_the_opponent_does_not():
    deck = ["troll", "timetraveller", "krump"]
    t = scene({"hand": ["help-from-future-self"], "deck": deck, "discard": ["valdr"]}, house="logos")
    t.me.play("help-from-future-self")
    t.asks(me, ["timetraveller", "done"], kind="target")
    assert t.me.deck == deck and t.me.discard == ["valdr"]  # still there, in their order
    assert seen(t, me, "deck", me) == deck
    assert seen(t, you, "deck", me) == seen(t, None, "deck", me) == [None] * 3
    t.me.pick("timetraveller")
    assert t.me.hand == ["timetraveller"]
    t.settled()


@rule("KF-SEARCH-020", "KF-SEARCH-050")
def test_who_searches_may_find_nothing_and_the_deck_is_shuffled():
    deck = ["ancient-bear", *["troll"] * 20]
    t = scene({"artifacts": ["bear-flute"], "deck": deck, "discard": ["krump", "ancient-bear"]}, house="untamed")
    t.me.action("bear-flute")
    t.asks(me, ["ancient-bear", "ancient-bear", "done"], kind="target")
    t.me.pick("done")
    assert t.me.hand == [] and t.me.discard == ["krump", "ancient-bear"] and sorted(t.me.deck) == sorted(deck)
    assert told(t, "shuffled") == ["shuffled"] and seen(t, me, "deck", me) == [None] * 21
    t.settled()


@rule("KF-SEARCH-030", "KF-SEARCH-050")
def test_the_card_that_is_found_is_shown_to_all():
    t = scene({"hand": ["help-from-future-self"], "deck": ["troll", "timetraveller"] * 9}, house="logos")
    t.me.play("help-from-future-self", "timetraveller")
    assert seen(t, you, "hand", me) == ["timetraveller"]
    assert told(t, "revealed", "shuffled")[:2] == ["revealed", "shuffled"]
    assert len(t.me.deck) == 17 and seen(t, me, "deck", me) == [None] * 17
    t.settled()


@rule("KF-SEARCH-040")
def test_a_search_leaves_the_order_of_a_discard_pile(reword):
    class Finder:
        def play(s, me):
            yield from search(s, me, ["discard"], lambda card: print_of(card).type == "creature")

    reword("punch", Finder)
    t = scene({"hand": ["punch"], "discard": ["anger", "troll", "warsong"], "deck": ["krump", "valdr"]})
    t.me.play("punch", "troll")
    assert t.me.hand == ["troll"] and t.me.discard == ["punch", "anger", "warsong"]
    assert t.me.deck == ["krump", "valdr"] and told(t, "shuffled") == []
    t.settled()


# The tide


def tide(t):
    return [player["tide"] for player in t.match.view(None)["players"]]


@rule("KF-TIDE-010")
def test_a_game_begins_with_a_neutral_tide():
    t = started("keyforge", decks=list(game_of("keyforge").starters())[:2], seed=3)
    t.keep()
    t.keep()
    assert tide(t) == ["neutral", "neutral"]


@rule("KF-TIDE-020", "KF-TIDE-040")
@pytest.mark.parametrize("before", [-1, you])
def test_who_raises_the_tide_has_it_high_and_the_other_low(before):
    t = scene({"battleline": ["troll"]}, tide=before)
    t.tide()
    assert tide(t) == ["high", "low"] and t.me.chains == 3 and t.you.chains == 0
    assert t.me["troll"].ready and told(t, "tide") == ["tide"]
    t.settled()


@rule("KF-TIDE-030")
@pytest.mark.parametrize(("before", "archived"), [(-1, ["troll"]), (you, ["troll"]), (me, [])])
def test_a_high_tide_is_not_raised_again_by_a_card(before, archived):
    mine = {"hand": ["cross-porpoises"], "deck": ["troll", "krump"], "artifacts": ["hydrocataloguer"]}
    t = scene(mine, {"deck": ["valdr"]}, "untamed", tide=before)
    t.me.play("cross-porpoises")
    assert t.me.archives == archived and told(t, "tide") == ["tide"] * len(archived)
    assert tide(t) == ["high", "low"] and t.me.chains == 0 and t.you.archives == []
    t.settled()


@rule("KF-TIDE-050")
def test_the_tide_is_raised_as_often_as_wanted_and_exhausts_nothing(reword):
    class Ebb:
        def action(s, me):
            return raise_tide(s, me.opponent)

    reword("cannon", Ebb)
    t = scene({"artifacts": ["cannon"], "battleline": ["troll"]}, tide=you)
    t.tide()
    assert t.me.chains == 3 and t.me["cannon"].ready and t.me["troll"].ready
    t.me.action("cannon")
    assert tide(t) == ["low", "high"]
    t.tide()
    assert tide(t) == ["high", "low"] and t.me.chains == 6 and t.you.chains == 0
    t.settled()


@rule("KF-TIDE-060")
def test_with_a_high_tide_the_ability_gives_chains_only():
    t = scene(tide=me)
    t.tide()
    assert tide(t) == ["high", "low"] and t.me.chains == 3 and told(t, "tide") == []
    t = scene({"chains": 24}, tide=me)
    assert t.why("tide") == "KF-TIDE-060"  # it would change nothing at all
    t.settled()


def pointless(t):
    return [option.key for option in t.match.decision.options if option.pointless]


@rule("KF-TIDE-060")
def test_the_ability_is_offered_last_and_said_to_be_pointless_where_no_card_speaks_of_the_tide():
    t = scene({"battleline": ["troll"], "hand": ["punch"]}, {"hand": ["krump"]})
    assert t.match.decision.keys[-2:] == ["end", "tide"] and pointless(t) == ["tide"]
    assert [one["key"] for one in t.match.decision.to_data()["options"] if "pointless" in one] == ["tide"]
    t.tide()
    assert t.me.chains == 3 and pointless(t) == ["tide"]
    for mine, yours in (({"deck": ["cross-porpoises"]}, {}), ({}, {"hand": ["venator-altum"]})):
        t = scene(mine, yours)
        assert t.match.decision.keys == ["end", "tide"] and pointless(t) == []
        t.tide()
        assert pointless(t) == ["tide"]  # now it is high
    t.settled()


@pytest.mark.parametrize("name", ["easy", "greedy", "hard", "normal"])
def test_a_bot_that_thinks_leaves_the_tide_where_it_is_pointless(name):
    def picks(t, bot, seeds):
        return {t.match.decision.keys[make_bot(bot, str(seed)).pick(Eyes(t.match))] for seed in range(seeds)}

    t = scene({"deck": ["punch"] * 9}, {"deck": ["punch"] * 9})
    assert picks(t, name, 8) == {"end"} and picks(t, "random", 20) == {"end", "tide"}
    t = scene({"hand": ["punch"], "deck": ["punch"] * 9}, {"deck": ["punch"] * 9})
    assert t.match.decision.keys == ["play:1", "discard:1", "end", "tide"]
    assert "tide" not in picks(t, name, 8)


@rule("KF-TIDE-070")
def test_the_tide_belongs_to_step_3_and_is_no_card():
    t = table("keyforge", me={"hand": ["glimmer"], "discard": ["troll"]})
    assert t.why("tide") == "KF-MAIN-010"
    t.me.house("untamed")
    assert t.why("tide", seat=you) == "KF-CORE-040"
    for _ in range(7):  # more than the Rule of Six allows a card
        t.tide()
    assert t.me.chains == 21 and t.why("play", "glimmer") == ""
    t.me.play("glimmer")
    assert t.me.battleline == ["glimmer"]


@rule("KF-TIDE-070")
def test_after_an_omega_card_the_tide_stays_as_it_is():
    t = scene({"hand": ["duskwitch"]}, {"houses": ["dis"]}, "untamed")
    t.me.play("duskwitch")
    t.asks(you, ["dis"], kind="house")
    assert t.why("tide", seat=me) == "KF-CORE-040" and tide(t) == ["neutral", "neutral"]
    t.settled()


@rule("KF-TIDE-070")
def test_a_match_may_be_played_without_the_ability():
    decks = list(game_of("keyforge").starters())[:2]
    for offered in (True, False):
        t = started("keyforge", decks=decks, seed=3, options={"tide": offered})
        t.keep()
        t.keep()
        t.match.choose(t.match.decision.keys[0])
        assert ("tide" in t.match.decision.keys) == offered and t.why("tide") == ("" if offered else "KF-TIDE-070")


@rule("KF-TIDE-080")
def test_the_tide_card_is_never_in_play():
    t = scene(
        {"artifacts": ["strange-gizmo"], "amber": 6, "houses": ["logos"]}, {"artifacts": ["cannon"]}, active=1, tide=me
    )
    t.you.end()
    t.me.pick("red")
    assert t.me.artifacts == t.you.artifacts == [] and tide(t) == ["high", "low"]
    t.settled()


# Other terms


@rule("KF-MISC-010")
def test_ten_cards_in_the_discard_pile_haunt_a_player():
    t = scene({"hand": ["troll"], "discard": ["krump"] * 9}, {"discard": ["krump"] * 11})
    assert [player["haunted"] for player in t.match.view(None)["players"]] == [False, True]
    t.discard("troll")
    assert [player["haunted"] for player in t.match.view(None)["players"]] == [True, True]
    t.settled()


@rule("KF-MISC-010")
@pytest.mark.parametrize("count", [9, 10])
def test_a_card_may_refer_to_being_haunted(count):
    t = scene(
        {"hand": ["the-grim-reaper"], "discard": ["krump"] * count}, {"discard": ["krump"] * 19 + ["troll"]}, "dis"
    )
    t.me.play("the-grim-reaper")
    assert t.me["the-grim-reaper"].ready == (count == 10)
    t.settled()


@rule("KF-MISC-020")
def test_other_counters_do_nothing_by_themselves():
    grown = {"card": "krump", "counters": {"growth": 3, "doom": 2}}
    t = scene({"battleline": [grown]}, {"battleline": ["firespitter"]})
    t.me.fight("krump", "firespitter")
    assert t.you.discard == ["firespitter"] and t.me["krump"].damage == 5
    assert t.me["krump"].counters == {"growth": 3, "doom": 2}
    assert t.match.view(me)["players"][me]["battleline"][0]["power"] == 6
    t.settled()


@rule("KF-MISC-030")
def test_there_are_eleven_kinds_of_other_counters():
    others = {kind: 1 for kind in COUNTERS if kind != "power"}
    t = scene({"battleline": [{"card": "troll", "counters": others}]})
    t.me.reap("troll")
    assert len(others) == 11 and t.me["troll"].counters == others
    with pytest.raises(PiocheError):
        scene({"battleline": [{"card": "troll", "counters": {"luck": 1}}]})
    t.settled()


@rule("KF-MISC-040")
def test_a_copy_has_what_is_printed_and_nothing_of_what_lies_on_the_original():
    original = {"card": "firespitter", "counters": {"power": 2}, "ward": True, "damage": 1, "stunned": True, "amber": 1}
    original["upgrades"] = ["blood-of-titans"]
    t = scene({"hand": ["mimic-gel"]}, {"battleline": [original]}, "logos")
    t.me.play("mimic-gel", "firespitter")
    it = t.me["mimic-gel"]
    shown = t.match.view(me)["players"][me]["battleline"][0]
    assert shown["power"] == 5 and shown["armor"] == 1
    assert not it.ward and not it.stunned and it.counters == {} and it.upgrades == [] and it.damage == it.amber == 0
    t.match.patch({"cards": [{"number": it.number, "ready": True}]})
    t.me.fight("mimic-gel", "firespitter")
    assert t.you["firespitter"].damage == 5 and t.me.discard == ["mimic-gel"]  # the ward took the text's damage
    t.settled()


@rule("KF-MISC-050")
def test_any_house_of_the_game_may_be_named():
    t = scene({"hand": ["restringuntus"]}, {"houses": ["mars"]}, "dis")
    t.me.play("restringuntus")
    t.asks(me, [f"house:{house}" for house in HOUSES], kind="house")
    assert len(HOUSES) == 10
    t.me.pick("saurian")
    t.settled()


@rule("KF-MISC-070")
def test_the_previous_turn_of_a_player_is_the_last_one_that_they_completed():
    yours = {"amber": 6, "houses": ["brobnar"], "battleline": ["troll"]}
    t = scene({"hand": ["tendrils-of-pain"] * 2, "houses": ["dis"]}, yours, "dis")
    t.me.end()
    t.you.pick("red")
    t.you.house("brobnar")
    t.you.end()
    t.me.house("dis")
    t.me.play("tendrils-of-pain")
    assert t.you["troll"].damage == 4 and t.you.last_keys == ("red",)
    t.me.end()
    t.you.house("brobnar")
    t.you.end()
    t.me.house("dis")
    t.me.play("tendrils-of-pain")
    assert t.you["troll"].damage == 5 and t.you.last_keys == () and t.you.keys == ("red",)
    t.settled()
