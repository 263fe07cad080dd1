"""Decks: lists of cards from outside, and as plain text."""

import pytest
from tiny import TINY

from pioche.engine.decks import card_ids, from_text, to_text
from pioche.engine.errors import PiocheError


def test_a_deck_gives_its_cards():
    assert card_ids(TINY, {"name": "Two", "cards": ["bell", "gong", "bell"]}) == ["bell", "gong", "bell"]
    assert card_ids(TINY, {"cards": []}) == []


@pytest.mark.parametrize(
    "deck",
    [
        {},
        {"name": "x"},
        {"cards": None},
        {"cards": "bell"},
        {"cards": ("bell",)},
        {"cards": {"bell": 1}},
        {"name": 7, "cards": ["bell"]},
        {"name": None, "cards": ["bell"]},
    ],
)
def test_what_is_no_deck_is_refused_with_the_form_of_one(deck):
    with pytest.raises(PiocheError) as refused:
        card_ids(TINY, deck)
    assert refused.value.code == "bad-deck"
    assert refused.value.args_ == {"reason": '{"name": "…", "cards": ["…"]}'}


@pytest.mark.parametrize("card", ["drum", "Bell", "", 7, None, ["bell"], {}])
def test_an_unknown_card_is_named(card):
    with pytest.raises(PiocheError) as refused:
        card_ids(TINY, {"cards": ["bell", card]})
    assert (refused.value.code, refused.value.args_) == ("unknown-card", {"card": card})


def test_plain_text_is_a_line_a_card_by_id_or_by_name_in_either_language():
    text = "# Cloches\n\n2x Cloche\n  gong  \nELK\nélan\nelan\n"
    assert from_text(TINY, text) == {"name": "Cloches", "cards": ["bell", "bell", "gong", "elan", "elan", "elan"]}


@pytest.mark.parametrize("line", ["3x Bell", "3 Bell", "3  bell", "3 x Bell", "3× Cloche", "3 × Cloche", "03x Bell"])
def test_a_number_before_a_name_counts(line):
    assert from_text(TINY, line) == {"name": "", "cards": ["bell"] * 3}


def test_lines_may_end_as_they_do_elsewhere():
    assert from_text(TINY, "bell\r\ngong\r\n")["cards"] == ["bell", "gong"]


def test_a_text_may_have_no_cards():
    assert from_text(TINY, " \n\n") == {"name": "", "cards": []}


def test_the_first_name_is_the_name_of_the_deck():
    assert from_text(TINY, "#\n#  Xylophones # 1 \n# by Ada\nbell")["name"] == "Xylophones # 1"


@pytest.mark.parametrize(("line", "named"), [("2x Drum", "Drum"), ("Drum", "Drum"), ("2xBell", "2xBell"), ("2x", "2x")])
def test_an_unknown_name_is_told(line, named):
    with pytest.raises(PiocheError) as refused:
        from_text(TINY, f"bell\n{line}\n")
    assert (refused.value.code, refused.value.args_) == ("unknown-card", {"card": named})


@pytest.mark.parametrize(
    ("lang", "text"), [("fr", "# Deux\n2x Gong\n1x Élan\n1x Cloche\n"), ("en", "# Deux\n2x Gong\n1x Elk\n1x Bell\n")]
)
def test_a_deck_as_text_counts_its_cards_in_the_order_of_the_list(lang, text):
    deck = {"name": "Deux", "cards": ["gong", "elan", "gong", "bell"]}
    assert to_text(TINY, deck, lang) == text
    assert from_text(TINY, text) == {"name": "Deux", "cards": ["gong", "gong", "elan", "bell"]}


@pytest.mark.parametrize("deck", [{"cards": ["bell"]}, {"name": "", "cards": ["bell"]}])
def test_a_deck_without_a_name_is_cards_alone(deck):
    assert to_text(TINY, deck, "en") == "1x Bell\n"


def test_only_decks_become_text():
    with pytest.raises(PiocheError, match=r"^unknown-card\(card='drum'\)$"):
        to_text(TINY, {"cards": ["drum"]}, "en")


@pytest.mark.parametrize("line", ["0x bell", "00 bell"])
def test_no_copy_at_all_is_refused(line):
    with pytest.raises(PiocheError) as refused:
        from_text(TINY, line)
    assert (refused.value.code, refused.value.args_) == ("bad-deck", {"reason": line})
