"""English is English: where a game's own words are French, its glossary has English ones, and texts use these alone."""

import re
import tomllib

import pytest

from pioche.engine import game_of, slugs
from pioche.engine.messages import read_messages
from pioche.engine.rules import glossary_of, rules_of

GAMES = [slug for slug in slugs() if (game_of(slug).folder / "glossary.toml").exists()]


def english_texts(game):
    """Everything that people read in English, by where it stands. Names of cards stay as they are printed."""
    texts = {f"message {key}": text for key, text in read_messages(game.folder)["en"].items()}
    texts |= {f"card {proto.id}": proto.texts["en"] for proto in game.book.cards.values()}
    texts |= {f"rule {rule.id}": rule.text("en") for rule in rules_of(game).values()}
    texts |= {f"example of {rule.id}": rule.check for rule in rules_of(game).values()}
    texts |= {f"chapter of {rule.id}": rule.chapter for rule in rules_of(game).values()}
    return texts


@pytest.mark.parametrize("slug", GAMES)
def test_no_french_word_of_the_glossary_is_left_in_an_english_text(slug):
    game = game_of(slug)
    texts = english_texts(game)
    for french, english in glossary_of(game).items():
        pattern = re.compile(rf"(?<!\w){re.escape(french)}(?!\w)")
        assert french != english and [where for where, text in texts.items() if pattern.search(text)] == [], french


@pytest.mark.parametrize("slug", GAMES)
def test_the_words_of_a_glossary_are_used(slug):
    """French ones in French texts, and most English ones in English texts."""
    game = game_of(slug)
    said = " ".join(
        [*read_messages(game.folder)["fr"].values(), *(rule.text("fr") for rule in rules_of(game).values())]
    )
    said += " ".join(proto.texts["fr"] for proto in game.book.cards.values())
    english = " ".join(english_texts(game).values()).lower()
    glossary = glossary_of(game)
    unused = [french for french, word in glossary.items() if french not in said and word.lower() not in english]
    assert glossary and unused == []


def test_a_game_without_a_glossary_has_none():
    assert glossary_of(game_of("duel")) == {}


def test_a_glossary_is_as_it_is_written():
    for slug in GAMES:
        with (game_of(slug).folder / "glossary.toml").open("rb") as file:
            assert glossary_of(game_of(slug)) == tomllib.load(file)
