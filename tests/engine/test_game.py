"""What a game owes the engine, and what the engine does where a game says nothing."""

import pytest
from tiny import BOOK, TINY, Tiny, table

from pioche.engine.cards import NO_CARD, Card, Permanent
from pioche.engine.choice import PASS, YES, Ask
from pioche.engine.errors import PiocheError
from pioche.engine.game import Game, Word
from pioche.engine.rng import rng_of
from pioche.engine.zones import HIDDEN, Zone

BELL = Card(1, BOOK["bell"], 1)


def test_a_word_is_a_number_from_0_to_9999_unless_said_otherwise():
    word = Word("flames", "int")
    assert (word.name, word.type, word.default, word.low, word.high, word.words) == ("flames", "int", 0, 0, 9999, ())
    assert (word.zone.name, word.zone.sight, word.zone.holds, word.zone.of_player) == ("flames", "public", "int", True)


def test_a_word_may_have_limits_values_and_a_start():
    word = Word("keys", "words", (), low=1, high=3, words=["red", "blue"])
    assert (word.default, word.low, word.high, word.words) == ((), 1, 3, ("red", "blue"))


@pytest.mark.parametrize(("type", "value"), [("words", ["red"]), ("counts", {"red": 2})])
def test_a_value_is_shown_as_data_of_its_own(type, value):
    shown = Word("keys", type).show(value)
    assert shown == value
    assert shown is not value


def test_a_tuple_of_words_is_shown_as_a_list():
    assert Word("keys", "words").show(("red", "blue")) == ["red", "blue"]


@pytest.mark.parametrize(("type", "value"), [("int", 7), ("bool", True), ("word", "red")])
def test_a_value_that_never_changes_is_shown_as_it_is(type, value):
    assert Word("keys", type).show(value) is value


def test_a_word_may_be_cards_that_lie_under_a_permanent():
    word = Word("under", "cards", sight=HIDDEN)
    assert (word.zone.name, word.zone.sight, word.zone.holds) == ("under", "hidden", "cards")


def test_a_game_has_no_words_and_no_options_unless_it_names_them():
    assert (Game.player_words, Game.card_words, Game.table_words, Game.match_options) == ((), (), (), {})


def test_decks_are_dealt_in_the_order_of_their_lists_and_numbered_through():
    s = TINY.blank(rng_of("7"), 4, {})
    decks = [{"cards": ["bell", "gong"]}, {"cards": []}, {"cards": ["gong"]}, {"cards": ["bell", "bell"]}]
    TINY.deal(s, decks, {})
    assert [[(card.number, card.proto, card.owner) for card in player.deck] for player in s.players] == [
        [(1, BOOK["bell"], 0), (2, BOOK["gong"], 0)],
        [],
        [(3, BOOK["gong"], 2)],
        [(4, BOOK["bell"], 3), (5, BOOK["bell"], 3)],
    ]
    assert s.cards[0] is NO_CARD
    assert [card.number for card in s.cards] == [0, 1, 2, 3, 4, 5]
    assert s.cards[2] is s.players[0].deck[1]


def test_what_is_dealt_comes_after_what_lies_there():
    s = TINY.blank(rng_of("7"), 4, {})
    s.cards = (NO_CARD, BELL)
    TINY.deal(s, [{"cards": ["gong"]}], {})
    assert [card.number for card in s.cards] == [0, 1, 2]
    assert s.players[0].deck == [s.cards[2]]


def test_an_automaton_takes_the_first_option():
    assert TINY.scripted(table(), Ask(1, "main", [YES, PASS])) == YES


def test_who_leaves_has_lost():
    s = table()
    TINY.leave(s, 1, "conceded")
    assert (s.out, s.result) == (0b0010, None)
    TINY.leave(s, 3, "gone")
    assert (s.result.winners, s.result.reason) == ((0, 2), "gone")


def test_hidden_cards_could_be_one_another_in_the_zones_of_one_player_from_one_deck():
    deck, hand = Zone("deck", HIDDEN), Zone("hand", HIDDEN)
    pools = {
        (owner, seat): TINY.pool(Card(1, BOOK["bell"], seat), deck, owner)
        for owner in range(-1, 6)
        for seat in range(-1, 6)
    }
    assert len(set(pools.values())) == 49
    assert pools[1, 2] == TINY.pool(Card(9, BOOK["gong"], 2), hand, 1) == 19
    assert pools[-1, -1] == 0


def test_a_game_refuses_and_shows_nothing_more_unless_it_says_so():
    s = table()
    assert TINY.refuses_zone(BELL, Zone("deck")) is None
    assert TINY.refuses_word(BELL, Word("flames", "int")) is None
    assert TINY.patched(s) is None
    assert TINY.refuses_deck({"cards": []}) == []
    assert TINY.show_player(s, 0) == {}
    assert TINY.show_permanent(s, Permanent(BELL, 0)) == {}


class Optional(Tiny):
    match_options = {"puppet": (False, True), "length": ("short", "long")}


@pytest.mark.parametrize("options", [{}, {"puppet": True}, {"length": "short"}, {"puppet": False, "length": "long"}])
def test_a_match_may_have_the_options_that_its_game_names(options):
    assert Optional().check_options(options, 4) is None


def test_an_unknown_option_is_refused_with_those_there_are():
    with pytest.raises(PiocheError) as refused:
        Optional().check_options({"puppet": True, "puppets": True}, 4)
    assert (refused.value.code, refused.value.args_) == ("unknown-match-option", {"name": "puppets"})
    assert refused.value.options == ("puppet", "length")
    with pytest.raises(PiocheError, match=r"^unknown-match-option\(name='puppet'\)$"):
        TINY.check_options({"puppet": True}, 4)


def test_an_option_with_another_value_is_refused():
    with pytest.raises(PiocheError) as refused:
        Optional().check_options({"length": "endless"}, 4)
    assert (refused.value.code, refused.value.args_) == ("bad-value", {"word": "length", "value": "endless"})


def test_an_option_takes_a_value_of_its_own_type_only():
    with pytest.raises(PiocheError, match="bad-value"):
        Optional().check_options({"puppet": 1}, 4)
