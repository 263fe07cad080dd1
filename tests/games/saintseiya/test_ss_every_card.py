"""What the book of cards has to hold."""

from pioche.games.saintseiya.cards import BOOK


def test_a_card_with_a_text_does_something_and_one_without_has_none():
    for proto in BOOK.cards.values():
        transcended = "transcended" in proto.classes  # what they do is a rule of their class
        assert bool(proto.texts["en"]) == bool(proto.texts["fr"]) == (bool(proto.hooks) or transcended), proto.id
