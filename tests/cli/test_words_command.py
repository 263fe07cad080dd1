"""`pioche words`: the hooks and the words that cards of a game are written in."""

import json
import sys

import pytest

from pioche.cli.vocabulary import hooks_of, vocabulary
from pioche.engine import game_of, slugs
from pioche.engine.cards import CardBook

GAMES = pytest.mark.parametrize("slug", slugs())


def test_hooks_and_words_are_listed_by_chapter(pioche):
    lines = pioche("words", "duel").out.splitlines()
    assert lines[:2] == [
        "Accroches  Ce que le bloc d'une carte peut définir.",
        "  play(s, item)  a spell resolves; `item` is its entry on the stack. Nothing, or",
    ]
    assert "  all_fighters(s)  Each fighter in play, whoever's it is." in lines
    chapters = [line.split()[0] for line in lines if line.startswith(("duel.", "pioche."))]
    engine = ["cards", "flow", "lasting", "log", "zones"]
    assert chapters == ["duel.cards", "duel.rules", *(f"pioche.engine.{one}" for one in engine)]
    assert lines[-1] == "6 accroches, 15 mots"


def test_words_are_found_by_name_and_by_what_they_do(pioche):
    assert pioche("words", "duel", "FLAME", "lose", "--lang", "en").out.splitlines()[-2:] == [
        "  burn(s, seat, amount)  A player loses flames, down to none.",
        "0 hooks, 1 word",
    ]
    found = json.loads(pioche("words", "keyforge", "captures_each", "--json").out)
    text = (
        "Each of these captures so much from your opponent; the player picks who does where it is not enough for all."
    )
    assert found["hooks"] == []
    assert [(one["module"], one["words"]) for one in found["chapters"]] == [
        ("pioche.games.keyforge.cards.words", [{"call": "captures_each(amount, select)", "text": text}])
    ]


def test_no_word_found_is_a_failure(pioche):
    ended = pioche("words", "duel", "red", "dragon")
    told = "Aucune accroche et aucun mot où se trouve « red dragon ».\n"
    assert (ended.code, ended.out, ended.err) == (1, "", told)


def test_a_word_has_the_name_that_cards_know_it_by_and_classes_are_there_where_cards_make_something_of_them():
    known = {chapter.module: [one.call for one in chapter.words] for chapter in vocabulary(game_of("sevenfallen"))}
    assert "angels(s, me)" in known["pioche.games.sevenfallen.rules.standard"]  # all_angels there
    assert known["pioche.games.sevenfallen_common.links"][0].startswith("attach(")
    duel = [one.call for chapter in vocabulary(game_of("duel")) for one in chapter.words]
    assert "Destroyed(fighter)" in duel and not any(call.startswith(("CardBook", "Printed")) for call in duel)


@GAMES
def test_every_hook_and_word_of_every_game_is_explained(slug):
    game = game_of(slug)
    chapters = vocabulary(game)
    assert [one.call for one in hooks_of(game)] and chapters
    words = [*hooks_of(game), *(word for chapter in chapters for word in chapter.words)]
    assert [one.call for one in words if len(one.text) < len("Yes or no.")] == []
    assert [one.module for one in chapters if not one.text] == []


@GAMES
def test_every_function_that_a_card_file_imports_is_a_word(slug):
    game = game_of(slug)
    known = {word.call.partition("(")[0] for chapter in vocabulary(game) for word in chapter.words}
    for file in game.book.files:
        module = vars(sys.modules[file])
        functions = {name for name, value in module.items() if type(value) is type(vocabulary)}
        made = {name for name in functions if "<" in module[name].__qualname__}  # by other words: `mars = of_house(…)`
        local = {name for name in functions if module[name].__module__ in game.book.files}
        assert functions - made - local <= known


def test_a_game_without_words_has_none():
    class Plain:
        book = CardBook(())
        folder = game_of("duel").folder / "nowhere"

    assert hooks_of(Plain()) == [] and vocabulary(Plain()) == []
