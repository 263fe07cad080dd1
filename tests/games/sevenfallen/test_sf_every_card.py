"""What the book of cards has to hold: texts that are carried out, and enough of every kind."""

from collections import Counter

import pytest

from pioche.games.sevenfallen import state
from pioche.games.sevenfallen.cards import BOOK
from pioche.games.sevenfallen_common.table import REALMS


def test_a_card_with_a_text_does_something_and_one_without_has_none():
    for proto in BOOK.cards.values():
        assert bool(proto.texts["en"]) == bool(proto.texts["fr"]) == bool(proto.hooks), proto.id


@pytest.mark.parametrize("realm", REALMS)
def test_a_realm_has_enough_of_every_kind(realm):
    count = Counter(one.type for one in BOOK.cards.values() if one.realm == realm and not one.familiar)
    assert count["divinity"] >= 2 and count["archangel"] >= 2 and count["temple"] >= 2
    assert count["worshipper"] >= 5
    pages = [count[kind] for kind in state.PAGES]
    assert all(pages) and sum(pages) >= 25


def test_every_standard_ability_is_on_three_cards():
    printed = Counter(keyword for one in BOOK.cards.values() for keyword in one.keywords)
    bold = Counter(hook for one in BOOK.cards.values() for hook in one.hooks if hook in state.BOLD)
    assert {keyword: printed[keyword] for keyword in state.KEYWORDS if printed[keyword] < 3} == {}
    assert {hook: bold[hook] for hook in state.BOLD if bold[hook] < 3} == {}
