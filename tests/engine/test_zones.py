"""Zones: who sees what, and who has seen what although it is hidden."""

import pytest
from tiny import BOOK, table

from pioche.engine.cards import Card
from pioche.engine.zones import (
    EVERYONE,
    HIDDEN,
    OWNER,
    PUBLIC,
    Zone,
    forget,
    hide,
    move_secretly,
    sees,
    show,
    shuffle,
)


@pytest.fixture
def s():
    return table()


@pytest.fixture
def cards():
    return [Card(number, BOOK["bell"], 0) for number in range(1, 6)]


def seen_by(s, zone, owner, card):
    """Everyone who sees a card; -1 is a spectator."""
    return [viewer for viewer in (-1, 0, 1, 2, 3) if sees(s, zone, owner, card, viewer)]


def test_a_zone_is_public_and_holds_cards_of_a_player_unless_said_otherwise():
    zone = Zone("discard")
    assert (zone.name, zone.sight, zone.holds, zone.of_player) == ("discard", "public", "cards", True)
    zone = Zone("line", OWNER, "permanents", of_player=False)
    assert (zone.name, zone.sight, zone.holds, zone.of_player) == ("line", "owner", "permanents", False)
    assert (PUBLIC, OWNER, HIDDEN, EVERYONE) == ("public", "owner", "hidden", 63)


def test_all_see_a_public_zone(s, cards):
    assert seen_by(s, Zone("discard"), 1, cards[0]) == [-1, 0, 1, 2, 3]


def test_its_player_alone_sees_an_owners_zone(s, cards):
    assert seen_by(s, Zone("hand", OWNER), 1, cards[0]) == [1]
    assert seen_by(s, Zone("hand", OWNER), 0, cards[0]) == [0]


def test_nobody_owns_an_owners_zone_of_the_table(s, cards):
    assert seen_by(s, Zone("reserve", OWNER, of_player=False), -1, cards[0]) == []


def test_nobody_sees_a_hidden_zone(s, cards):
    assert seen_by(s, Zone("deck", HIDDEN), 1, cards[0]) == []


@pytest.mark.parametrize(("sight", "viewers"), [(HIDDEN, [0, 3]), (OWNER, [0, 1, 3])])
def test_who_was_shown_a_hidden_card_knows_it(s, cards, sight, viewers):
    show(s, cards[:2], 0b1001)
    assert s.seen == {1: 0b1001, 2: 0b1001}
    assert seen_by(s, Zone("zone", sight), 1, cards[0]) == viewers
    assert seen_by(s, Zone("zone", HIDDEN), 1, cards[2]) == []


def test_who_was_shown_a_card_keeps_knowing_it_when_others_are(s, cards):
    show(s, cards[:1], 0b0010)
    show(s, cards[:1], 0b0100)
    assert s.seen == {1: 0b0110}


def test_what_is_revealed_to_all_spectators_know_too(s, cards):
    show(s, cards[:1])
    assert seen_by(s, Zone("deck", HIDDEN), 1, cards[0]) == [-1, 0, 1, 2, 3]


def test_spectators_do_not_know_what_each_player_looked_at(s, cards):
    show(s, cards[:1], 0b1111)
    assert seen_by(s, Zone("deck", HIDDEN), 1, cards[0]) == [0, 1, 2, 3]


def test_what_is_forgotten_nobody_knows(s, cards):
    show(s, cards[:3])
    forget(s, [cards[0], cards[2], cards[4]])
    assert s.seen == {2: EVERYONE}


def test_there_may_be_nothing_to_forget(s, cards):
    forget(s, cards)
    assert s.seen == {}


def test_after_a_shuffle_nobody_knows_the_order_nor_any_card(s, cards):
    show(s, [*cards, Card(9, BOOK["gong"], 0)])
    shuffle(s, cards)
    assert [card.number for card in cards] == [3, 4, 1, 2, 5]
    assert s.seen == {9: EVERYONE}


def test_a_shuffle_draws_from_the_chance_of_the_state(s, cards):
    other = cards.copy()
    expected = s.rng.copy()
    shuffle(s, cards)
    expected.shuffle(other)
    assert cards == other
    assert s.rng.below(1 << 62) == expected.below(1 << 62)


@pytest.mark.parametrize(("at", "order"), [(-1, [1, 2, 3, 5]), (0, [5, 1, 2, 3]), (1, [1, 5, 2, 3]), (3, [1, 2, 3, 5])])
def test_all_know_a_card_that_went_into_hiding_before_their_eyes(s, cards, at, order):
    zone = cards[:3]
    show(s, [cards[4]], 1)
    hide(s, cards[4], zone, at)
    assert ([card.number for card in zone], s.seen) == (order, {5: EVERYONE})


def test_a_card_goes_to_the_end_unless_said_otherwise(s, cards):
    zone = cards[:3]
    hide(s, cards[4], zone)
    assert zone == [*cards[:3], cards[4]]


def test_after_a_secret_move_nobody_knows_what_is_in_either_zone(s, cards):
    source, target = cards[:2], cards[2:4]
    show(s, cards)
    move_secretly(s, cards[0], source, target)
    assert (source, target) == ([cards[1]], [cards[2], cards[3], cards[0]])
    assert s.seen == {5: EVERYONE}
