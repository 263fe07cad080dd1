"""Words for people, in French and in English."""

import re
from itertools import product

import pytest
from tiny import BOOK

from pioche.engine import game_of, slugs
from pioche.engine.cards import LANGUAGES, Card
from pioche.engine.log import Seat
from pioche.engine.messages import ENGINE_MESSAGES, Catalog, as_data, read_messages
from pioche.engine.registry import catalog_of

BELL = BOOK["bell"]

FRENCH = """
hello = "Bonjour {who}"
plain = "Rien à dire"
seat = "Siège {n}"

[log]
drew = "{seat} pioche {count} {count:carte|cartes}."
rang = "{count:Une cloche|Des cloches} {count:sonne|sonnent}."
none = "{count:|plusieurs}"
odd = "{a|b} {c:d} {e:f|g|h} {} {é}"

[log.deep.deeper]
still = "Encore"

[word]
heads = "face"
"""
ENGLISH = """
hello = "Hello {who}"
plain = "Nothing to say"

[log]
drew = "{seat} draws {count} {count:card|cards}."
rang = "{count:A bell|Bells} {count:rings|ring}."

[word]
heads = "heads up"
"""


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "messages.fr.toml").write_text(FRENCH, encoding="utf-8")
    (tmp_path / "messages.en.toml").write_text(ENGLISH, encoding="utf-8")
    return tmp_path


@pytest.fixture
def catalog(folder):
    return Catalog(folder)


def test_messages_are_read_in_both_languages_tables_within_tables(folder):
    messages = read_messages(folder)
    assert list(messages) == ["fr", "en"]
    assert list(messages["fr"]) == [
        "hello", "plain", "seat", "log.drew", "log.rang", "log.none", "log.odd", "log.deep.deeper.still", "word.heads"
    ]  # fmt: skip
    assert messages["fr"]["log.deep.deeper.still"] == "Encore"
    assert messages["fr"]["plain"] == "Rien à dire"
    assert messages["en"]["plain"] == "Nothing to say"


def test_a_language_that_is_missing_fails_at_once(folder):
    (folder / "messages.en.toml").unlink()
    with pytest.raises(FileNotFoundError):
        Catalog(folder)


def test_a_catalog_without_a_game_has_the_engines_messages():
    catalog = Catalog()
    assert catalog.keys("fr") == set(ENGINE_MESSAGES["fr"])
    assert catalog.text("option.end", {}, "fr") == "Finir le tour"
    assert catalog.text("option.end", {}, "en") == "End the turn"


def test_the_engine_says_the_same_in_both_languages():
    catalog = Catalog()
    assert catalog.keys("fr") == catalog.keys("en")
    for key in catalog.keys("fr"):
        assert catalog.fields(key, "fr") == catalog.fields(key, "en")


AGREES = re.compile(r"(?<!de )\{(card|other|host|source)\} (n'est (pas|plus)|est|a été|ne peut (pas )?être) \w+ée?\b")


@pytest.mark.parametrize("game", slugs())
def test_french_refusals_and_log_lines_fit_a_card_of_any_gender(game):
    told = read_messages(game_of(game).folder)["fr"]
    assert [key for key, text in told.items() if key.startswith(("refusal.", "log.")) and AGREES.search(text)] == []


@pytest.mark.parametrize("game", slugs())
def test_on_the_menu_of_a_card_no_option_names_it_again_unless_that_is_all_it_says(game):
    catalog, card = catalog_of(game_of(game)), {"card": "CARD"}
    for lang, key in product(LANGUAGES, sorted(key for key in catalog.keys("fr") if key.startswith("option."))):
        told, short = catalog.text(key, card, lang), catalog.text(key, card, lang, short=True)
        assert not set("[]") & {*told, *short} and told == " ".join(told.split()) and short == " ".join(short.split())
        assert short == told == "CARD" or "CARD" not in short
        assert (short == told) == ("CARD" not in told or told == "CARD")


def test_brackets_are_signs_only_in_the_messages_of_options(tmp_path):
    for lang in LANGUAGES:
        text = '[option]\nring = "[{card}: ]ring[ it]"\n[word]\nmute = "[mute]"'
        (tmp_path / f"messages.{lang}.toml").write_text(text, encoding="utf-8")
    catalog = Catalog(tmp_path)
    assert catalog.text("option.ring", {"card": BELL}, "en") == "Bell: ring it"
    assert catalog.text("option.ring", {"card": BELL}, "en", short=True) == "ring"
    assert catalog.text("word.mute", {}, "en") == catalog.text("word.mute", {}, "en", short=True) == "[mute]"
    assert catalog.fields("option.ring", "en") == {"card"}


def test_a_games_messages_lie_over_the_engines(catalog):
    assert catalog.text("seat", {"n": 2}, "fr") == "Siège 2"
    assert catalog.text("seat", {"n": 2}, "en") == "Player 2"
    assert catalog.keys("en") == set(ENGINE_MESSAGES["en"]) | {"hello", "plain", "log.drew", "log.rang", "word.heads"}
    assert "log.drew" not in Catalog().keys("fr")


def test_a_catalog_tells_what_it_has(catalog):
    assert catalog.has("log.deep.deeper.still", "fr") is True
    assert catalog.has("log.deep.deeper.still", "en") is False


def test_a_catalog_tells_which_arguments_a_message_uses(catalog):
    assert catalog.fields("log.drew", "fr") == {"seat", "count"}
    assert catalog.fields("plain", "fr") == set()


def test_a_key_without_a_message_is_shown_as_it_is(catalog):
    assert catalog.text("log.unknown", {"n": 1}, "fr") == "log.unknown"


def test_an_argument_that_is_missing_is_shown_as_it_is(catalog):
    assert catalog.text("hello", {}, "fr") == "Bonjour {who}"


def test_what_is_no_field_stays_as_it_is(catalog):
    assert catalog.text("log.odd", {"é": 1, "a": 2, "c": 3, "e": 4}, "fr") == "{a|b} {c:d} {e:f|g|h} {} 1"


@pytest.mark.parametrize(
    ("lang", "count", "text"),
    [
        ("fr", 0, "Une cloche sonne."),
        ("fr", 1, "Une cloche sonne."),
        ("fr", 2, "Des cloches sonnent."),
        ("fr", -1, "Des cloches sonnent."),
        ("en", 0, "Bells ring."),
        ("en", 1, "A bell rings."),
        ("en", 2, "Bells ring."),
    ],
)
def test_french_says_one_for_0_and_1_english_for_1_alone(catalog, lang, count, text):
    assert catalog.text("log.rang", {"count": count}, lang) == text


def test_a_form_may_be_empty(catalog):
    assert [catalog.text("log.none", {"count": count}, "fr") for count in (1, 2)] == ["", "plusieurs"]


@pytest.mark.parametrize("args", [{}, {"count": "two"}])
def test_only_a_number_is_singular_or_plural(catalog, args):
    with pytest.raises(AssertionError):
        catalog.text("log.rang", args, "fr")


def test_numbers_are_written_and_counted(catalog):
    args = {"seat": Seat(1), "count": 2}
    assert catalog.text("log.drew", args, "fr", ["Ada", "Bob"]) == "Bob pioche 2 cartes."
    assert catalog.text("log.drew", args | {"count": 1}, "en", ["Ada", "Bob"]) == "Bob draws 1 card."


YOU = "{seat} {seat:draws|draw} {card}, from {seat:the hand of {seat}|your hand}. {all:{all} won|You won}."


def test_who_reads_is_called_you(tmp_path):
    for lang in LANGUAGES:
        (tmp_path / f"messages.{lang}.toml").write_text(f'[log]\nyou = "{YOU}"', encoding="utf-8")
    catalog, args = Catalog(tmp_path), {"seat": Seat(1), "card": BELL, "all": [Seat(0), Seat(1)]}
    names = ["Ada", "Bob"]
    told = [catalog.text("log.you", args, "en", names, you=you) for you in (-1, 0, 1)]
    assert told[0] == "Bob draws Bell, from the hand of Bob. Ada, Bob won."
    assert told[1] == "Bob draws Bell, from the hand of Bob. You won."
    assert told[2] == "you draw Bell, from your hand. You won."
    assert catalog.say([Seat(0), Seat(1)], "fr", names, 0) == "vous, Bob"
    assert catalog.fields("log.you", "fr") == {"seat", "card", "all"}


def test_seats_without_a_name_are_numbered(catalog):
    assert catalog.say(Seat(0), "fr", ["Ada"]) == "Ada"
    assert catalog.say(Seat(1), "fr", ["Ada"]) == "Siège 2"
    assert catalog.say(Seat(1), "en", ["Ada", ""]) == "Player 2"
    assert catalog.say(Seat(0), "en") == "Player 1"


def test_cards_go_by_their_name(catalog):
    assert catalog.say(Card(3, BELL, 0), "fr") == "Cloche"
    assert catalog.say(Card(3, BELL, 0), "en") == "Bell"
    assert catalog.say(BELL, "fr") == "Cloche"
    assert catalog.say(BELL, "en") == "Bell"


def test_words_are_translated_where_they_can_be(catalog):
    assert catalog.say("heads", "fr") == "face"
    assert catalog.say("heads", "en") == "heads up"
    assert catalog.say("tails", "fr") == "tails"


def test_lists_are_told_one_by_one(catalog):
    assert (
        catalog.say([Card(3, BELL, 0), "heads", Seat(0), Seat(1), 7], "fr", ["Ada"]) == "Cloche, face, Ada, Siège 2, 7"
    )
    assert catalog.say((BELL, ("heads", 1)), "en") == "Bell, heads up, 1"
    assert catalog.say([], "fr") == ""


def test_all_else_is_written_as_it_is(catalog):
    assert [catalog.say(value, "fr") for value in (7, None, 1.5)] == ["7", "None", "1.5"]
    assert catalog.text("hello", {"who": BELL}, "fr") == "Bonjour Cloche"


def test_arguments_as_json_has_them():
    bell = Card(3, BELL, 0)
    assert as_data(bell) == {"card": 3, "id": "bell"}
    assert as_data(BELL) == {"id": "bell"}
    assert as_data(Seat(2)) == {"seat": 2}
    assert as_data([bell, (Seat(1), 7)]) == [{"card": 3, "id": "bell"}, [{"seat": 1}, 7]]
    assert as_data({"of": bell, 3: [BELL]}) == {"of": {"card": 3, "id": "bell"}, "3": [{"id": "bell"}]}
    assert [as_data(value) for value in (7, "heads", None, True)] == [7, "heads", None, True]
