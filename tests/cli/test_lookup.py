"""Games, cards, decks and rules looked up."""

from __future__ import annotations

import json

import pytest
from duel.game import DUEL, Duel

from pioche import slugs
from pioche.engine.registry import add_game
from pioche.engine.rules import rules_of


def test_games_are_listed(pioche):
    ended = pioche("games")
    assert ended.code == 0
    line = next(line for line in ended.out.splitlines() if line.startswith("duel "))
    assert line.split() == ["duel", "Duel", "(1)", "2,", "3", "10", "swords,", "songs", str(len(rules_of(DUEL)))]
    listed = json.loads(pioche("games", "--json").out)
    assert [one["game"] for one in listed] == slugs()
    duel = next(one for one in listed if one["game"] == "duel")
    assert duel == {
        "game": "duel",
        "names": {"fr": "Duel", "en": "Duel"},
        "rules": "1",
        "seats": [2, 3],
        "cards": 10,
        "decks": ["swords", "songs"],
        "index": len(rules_of(DUEL)),
    }


class Unloadable(Duel):
    slug = "unloadable"

    def starters(self):
        raise ImportError("no such module")


def test_a_game_that_cannot_be_loaded_says_why_and_hides_no_other(pioche):
    add_game(Unloadable())
    ended = pioche("games", "--lang", "en")
    assert ended.code == 0
    assert "\nduel " in ended.out
    assert ended.err == "unloadable cannot be loaded, ImportError: no such module\n"


def test_where_no_game_is_installed_that_is_said(pioche, monkeypatch):
    monkeypatch.setattr("pioche.cli.games.slugs", list)
    assert pioche("games").out == "Aucun jeu n'est installé.\n"


@pytest.mark.parametrize("text", [["ecuyer"], ["ÉCUYER"], ["squire"], ["Squir"]])
def test_cards_are_found_by_id_or_name_without_accents(pioche, text):
    assert pioche("cards", "duel", *text).out == "Écuyer  squire  type fighter  force 1\n1 carte\n"


@pytest.mark.parametrize("text", ["Po's Pixies", "po’s pixies"])
def test_cards_are_found_however_the_apostrophe_is_written(pioche, text):
    assert [one["id"] for one in json.loads(pioche("cards", "keyforge", text, "--json").out)] == ["po-s-pixies"]


def test_cards_are_found_by_words_of_their_text_in_either_language(pioche):
    assert [one["id"] for one in json.loads(pioche("cards", "duel", "flamme", "--json").out)] == ["gamble"]
    assert [one["id"] for one in json.loads(pioche("cards", "duel", "lose", "flame", "--json").out)] == ["gamble"]
    english = pioche("cards", "duel", "flamme", "--lang", "en").out
    assert english == "Gamble  gamble  type spell\n  Toss a coin. Heads: draw two cards. Tails: lose a flame.\n1 card\n"


def test_cards_as_json_are_whole(pioche):
    cards = json.loads(pioche("cards", "duel", "--json").out)
    assert [one["id"] for one in cards] == list(DUEL.book.cards)
    assert cards[0] == {
        "id": "squire",
        "names": {"fr": "Écuyer", "en": "Squire"},
        "texts": {"fr": "", "en": ""},
        "facts": {"type": "fighter", "power": 1},
    }
    assert json.loads(pioche("cards", "duel", "dragon", "--json").out) == []


def test_no_card_found_is_a_failure(pioche):
    ended = pioche("cards", "duel", "red", "dragon")
    assert (ended.code, ended.out, ended.err) == (1, "", "Aucune carte où se trouve « red dragon ».\n")


def test_decks_are_listed(pioche):
    assert pioche("decks", "duel").out == "swords  Épées  15 cartes\nsongs  Chants  15 cartes\n"
    assert json.loads(pioche("decks", "duel", "--json").out) == DUEL.starters()


def test_a_deck_is_shown_and_exported_in_either_language(pioche, tmp_path):
    shown = pioche("decks", "duel", "show", "songs").out
    assert shown.splitlines()[:3] == ["# songs", "3x Chevalier", "2x Écuyer"]
    out = tmp_path / "songs.txt"
    assert pioche("decks", "duel", "export", "songs", "--lang", "en", "--out", str(out)).out == ""
    assert out.read_text().splitlines()[:3] == ["# songs", "3x Knight", "2x Squire"]
    assert json.loads(pioche("decks", "duel", "show", "songs", "--json").out) == DUEL.starters()["songs"]


def test_a_deck_goes_out_as_text_and_comes_back_the_same(pioche, tmp_path):
    text, data = tmp_path / "deck.txt", tmp_path / "deck.json"
    pioche("decks", "duel", "export", "swords", "--out", str(text))
    assert pioche("decks", "duel", "import", str(text), "--out", str(data)).code == 0
    assert json.loads(data.read_text()) == DUEL.starters()["swords"]
    assert pioche("decks", "duel", "export", str(data)).out == text.read_text()
    assert json.loads(pioche("decks", "duel", "import", str(text)).out) == DUEL.starters()["swords"]


def test_a_legal_deck_passes_the_check(pioche, tmp_path):
    path = tmp_path / "deck.txt"
    path.write_text(pioche("decks", "duel", "export", "swords").out)
    ended = pioche("decks", "duel", "check", str(path))
    assert (ended.code, ended.out, ended.err) == (0, "« swords » est légal (15 cartes).\n", "")


def test_an_illegal_deck_fails_the_check_with_every_reason(pioche, tmp_path):
    path = tmp_path / "four knights.txt"
    path.write_text("4x knight\n")
    ended = pioche("decks", "duel", "check", str(path), "--lang", "en")
    reasons = "A deck has 15 cards, this one 4. (DU-DECK-010)\nAt most three copies of Knight. (DU-DECK-020)\n"
    assert (ended.code, ended.out, ended.err) == (1, "", reasons)
    imported = pioche("decks", "duel", "import", str(path), "--lang", "en")
    assert (imported.code, imported.err) == (0, reasons)  # read all the same, and told
    assert json.loads(imported.out) == {"name": "four knights", "cards": ["knight"] * 4}


def test_random_decks_are_legal_and_the_same_for_the_same_seed(pioche, tmp_path):
    path = tmp_path / "random.json"
    first = pioche("decks", "duel", "random", "--seed", "1", "--json", "--out", str(path))
    assert (first.code, first.out) == (0, "")
    assert pioche("decks", "duel", "check", str(path)).code == 0
    again = pioche("decks", "duel", "random", "--seed", "1", "--json").out
    assert again == path.read_text()
    assert pioche("decks", "duel", "random", "--seed", "2", "--json").out != again


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("3x dragon\n", "Aucune carte ne s'appelle « dragon ».\n"),
        ('{"cards": 3}', 'Deck illisible : {"name": "…", "cards": ["…"]}.\n'),
    ],
)
def test_a_file_that_holds_no_deck_is_refused(pioche, tmp_path, content, told):
    path = tmp_path / "deck"
    path.write_text(content)
    ended = pioche("decks", "duel", "check", str(path))
    assert (ended.code, ended.out, ended.err) == (1, "", told)


def test_a_deck_of_broken_json_names_the_file(pioche, tmp_path):
    path = tmp_path / "deck.json"
    path.write_text('{"cards": [')
    ended = pioche("decks", "duel", "import", str(path))
    assert ended.code == 1
    assert ended.err.startswith(f"{path} : illisible, ")
    assert ended.err.count("\n") == 1


@pytest.mark.parametrize(
    ("action", "name"), [("show", "DECK"), ("export", "DECK"), ("check", "FICHIER"), ("import", "FICHIER")]
)
def test_an_action_on_a_deck_needs_one(pioche, action, name):
    ended = pioche("decks", "duel", action)
    assert (ended.code, ended.err) == (2, f"pioche decks : il manque {name} ; voir « pioche decks --help ».\n")


def test_rules_are_listed_by_chapter(pioche):
    lines = pioche("rules", "duel").out.splitlines()
    assert lines[:2] == ["Decks", "  DU-DECK-010  Un deck compte exactement quinze cartes."]
    assert lines[-1] == f"{len(rules_of(DUEL))} règles"
    assert [one["id"] for one in json.loads(pioche("rules", "duel", "--json").out)] == list(rules_of(DUEL))


@pytest.mark.parametrize("text", [["quinze", "cartes"], ["fifteen"], ["DECK-010"], ["QUINZE"]])
def test_rules_are_found_by_words_in_either_language(pioche, text):
    found = json.loads(pioche("rules", "duel", *text, "--json").out)
    assert [one["id"] for one in found] == ["DU-DECK-010"]


def test_no_rule_found_is_a_failure(pioche):
    ended = pioche("rules", "duel", "dragons")
    assert (ended.code, ended.out, ended.err) == (1, "", "Aucune règle où se trouve « dragons ».\n")


@pytest.fixture
def report(tmp_path, monkeypatch):
    """A report on Duel's rules, in the folder where one works: one proven, one failing, the rest without a test."""
    monkeypatch.chdir(tmp_path)
    outcomes = {id: {} for id in rules_of(DUEL)}
    outcomes["DU-DECK-010"] = {"tests/a.py::test_one": "passed", "tests/a.py::test_two": "failed"}
    outcomes["DU-DECK-020"] = {"tests/a.py::test_three": "failed"}
    (tmp_path / "build").mkdir()
    path = tmp_path / "build" / "rules.json"
    path.write_text(json.dumps({"duel": outcomes}))
    return path


def test_one_rule_is_shown_with_its_check_and_its_tests(pioche, report):
    assert (
        pioche("rules", "duel", "du-deck-010").out
        == """\
DU-DECK-010  Decks  (deck)
Un deck compte exactement quinze cartes.
Exemple : Given a deck of fourteen cards; when it is checked; then it is refused
and the number is named.
Tests :
  ✔ tests/a.py::test_one
  ✘ tests/a.py::test_two
"""
    )
    assert pioche("rules", "duel", "DU-SETUP-010").out.splitlines()[-1] == "Aucun test."
    table = pioche("rules", "duel", "DU-TABLE-010", "--lang", "en").out
    assert table.splitlines()[-1] == "No program can observe it: no test."
    report.unlink()
    assert pioche("rules", "duel", "DU-DECK-010").out.splitlines()[-1] == "Tests inconnus : il n'y a pas de rapport."


def test_untested_rules_are_those_without_a_passing_test_but_for_the_tables(pioche, report):
    ended = pioche("rules", "duel", "--untested")
    expected = [id for id, rule in rules_of(DUEL).items() if id != "DU-DECK-010" and not rule.table]
    assert "DU-TABLE-010" not in expected
    assert (ended.code, ended.out.splitlines(), ended.err) == (0, expected, "")
    assert pioche("rules", "duel", "deck", "--untested").out.splitlines()[0] == "DU-DECK-020"


def test_a_report_may_be_named(pioche, report, tmp_path):
    other = tmp_path / "other.json"
    other.write_text(json.dumps({"duel": {id: {"t": "passed"} for id in rules_of(DUEL)}}))
    ended = pioche("rules", "duel", "--untested", "--report", str(other))
    assert (ended.code, ended.out) == (0, "")


def test_a_missing_or_damaged_report_is_a_failure_in_one_line(pioche, report):
    report.write_text("[]")
    damaged = pioche("rules", "duel", "--untested")
    assert damaged.code == 1
    assert damaged.err.startswith("build/rules.json : illisible, ")
    report.unlink()
    ended = pioche("rules", "duel", "--untested")
    told = "build/rules.json manque : « pytest --rules-report build/rules.json » l'écrit.\n"
    assert (ended.code, ended.out, ended.err) == (1, "", told)
