"""The helper that tests are written with, so that it can be trusted: it must fail when a scene is not as told."""

import pytest
from duel.state import Fighter

from pioche.engine.cards import Card
from pioche.testing import me, play_on, refuses_deck, started, table, you


@pytest.fixture
def t():
    return table(
        "duel",
        me={"line": ["knight", "squire"], "hand": ["squire", "volley"], "deck": ["hush"]},
        you={"line": ["banner"], "flames": 5},
    )


def test_players_have_counters_zones_and_cards_in_play(t):
    assert (t.me.flames, t.you.flames) == (10, 5)
    assert (t.me.line, t.me.hand, t.me.deck, t.you.hand) == (["knight", "squire"], ["squire", "volley"], ["hush"], [])
    assert t.me["squire"] is t.state.players[0].line[1]
    with pytest.raises(AssertionError, match="seat 1 has no squire in play"):
        t.you["squire"]


def test_a_card_is_found_in_play_first_then_anywhere(t):
    assert isinstance(t.card("squire"), Fighter)
    assert isinstance(t.card("volley"), Card)
    assert t.zone("squire") == ("line", 0)
    assert t.zone("volley") == ("hand", 0)
    assert t.number("squire") == 2
    with pytest.raises(AssertionError, match="there is no herald on the table"):
        t.card("herald")


def test_verbs_act_for_whoever_is_asked_or_for_a_player(t):
    t.attack("knight", "banner")
    assert t.you.line == []
    t.me.attack("squire", "player:1")
    assert t.you.flames == 4
    with pytest.raises(AttributeError, match="'dance' is no verb of duel"):
        t.dance()


def test_what_is_not_offered_cannot_be_done(t):
    with pytest.raises(AssertionError, match=r"attack \('banner',\) is not offered to seat 0"):
        t.attack("banner")
    with pytest.raises(AssertionError, match="is not offered to seat 0, only"):
        t.me.pick("banner")
    with pytest.raises(Exception, match="not-your-decision"):
        t.you.rest()


def test_asks_compares_seat_kind_and_the_whole_list(t):
    whole = ["play:4", "volley", "knight", "attack:2", "rest"]
    t.asks(me, whole, kind="main")
    with pytest.raises(AssertionError, match="seat 0 is asked, not 1"):
        t.asks(you)
    with pytest.raises(AssertionError, match="the question is main, not reply"):
        t.asks(me, kind="reply")
    with pytest.raises(AssertionError, match=r"also offered: \[rest\]"):
        t.asks(me, whole[:-1])
    with pytest.raises(AssertionError, match="'done' is not offered"):
        t.asks(me, [*whole, "done"])
    with pytest.raises(AssertionError, match=r"'rest' is not offered \(any more\)"):
        t.asks(me, [*whole, "rest"])


def test_offers_and_why(t):
    assert t.offers("attack") == ["knight", "squire"]
    assert t.why("attack", "banner") == "DU-FIGHT-010"
    assert t.why("attack", "knight") == ""
    assert t.why("attack", "knight", seat=you) == "DU-FIGHT-010"
    assert t.why("play", "volley", seat=you) == ""  # a card that this seat cannot see


def test_settled_refuses_an_effect_under_way_and_a_state_that_does_not_replay(t):
    t.settled()
    t.attack("knight")
    with pytest.raises(AssertionError, match="still asked: attack"):
        t.settled()
    t.me.pick("banner")
    t.settled()
    t.state.players[0].flames = 3
    with pytest.raises(AssertionError, match="the replay ends elsewhere"):
        t.settled()


def test_pass_all_stops_at_the_next_question(t):
    t.play("volley", "banner", "done")
    t.asks(you, ["pass"])
    t.pass_all()
    t.asks(me, kind="main")


def test_play_on_goes_to_the_end_or_says_that_there_is_none():
    match = play_on(started("duel", seed=3).match, lambda match: 0)
    assert match.result is not None
    with pytest.raises(AssertionError, match="still no end after 5 decisions"):
        play_on(started("duel", seed=3).match, lambda match: 0, most=5)


def test_refuses_deck_gives_the_rules_against_it():
    assert refuses_deck("duel", {"name": "", "cards": ["knight"] * 4}) == ["DU-DECK-010", "DU-DECK-020"]
