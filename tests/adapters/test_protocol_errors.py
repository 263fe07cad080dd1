"""Errors are data: each has its code and its words, and none changes a match."""

import json
import logging
import re
from pathlib import Path

import pytest

from pioche.adapters import matches, requests, verbs
from pioche.bots import bot_names
from pioche.engine import slugs
from pioche.engine.messages import ENGINE_MESSAGES
from pioche.engine.registry import game_of

PLAYERS = [{"line": ["knight"], "hand": ["squire", "squire"]}, {"line": ["guardian"]}]
M1 = {"match": "m1"}
RECORD = {
    "pioche": 1,
    "game": "duel",
    "rules": "1",
    "seed": "1",
    "seats": [{"name": "", "deck": {}}, {"name": "", "deck": {}}],
    "options": {},
    "scenario": {"players": PLAYERS},
    "decisions": ["rest"],
    "patches": [],
    "hashes": [],
    "result": None,
}


@pytest.fixture
def at_table(client):
    """Knight 1 against guardian 2, squires 3 and 4 in hand."""
    client.ok("scenario", game="duel", players=PLAYERS)
    return client


UNREADABLE = {
    "empty": (b"", "Input data was truncated."),
    "blank": (b"\r\n", "Input data was truncated."),
    "cut": (b'{"do"', "Input data was truncated."),
    "byte order mark": (b"\xef\xbb\xbf{}", "JSON is malformed: invalid character (byte 0)."),
    "not a number": (b'{"do":NaN}', "JSON is malformed: invalid character (byte 6)."),
    "infinite": (b'{"do":1e999}', "Number out of range - at `$[...]`."),
    "huge": (b'{"id":' + b"9" * 5000 + b"}", "Integer value out of range - at `$[...]`."),
    "nested": (b"[" * 100_000, "maximum recursion depth exceeded while deserializing an object."),
    "not UTF-8": (b'{"do":"\xff"}', "'utf-8' codec can't decode byte 0xff in position 0: invalid start byte."),
}


@pytest.mark.parametrize("line", UNREADABLE)
def test_a_line_that_is_no_json_is_refused(client, line):
    sent, reason = UNREADABLE[line]
    assert client.line(sent) == {
        "id": None,
        "error": {
            "code": "bad-json",
            "message": f"Cette ligne n'est pas du JSON : {reason}",
            "rules": [],
            "options": [],
        },
    }


@pytest.mark.parametrize("line", [b"[]", b"7", b"null", b'"hello"'])
def test_a_line_that_is_no_object_is_refused(client, line):
    assert client.line(line)["error"]["code"] == "not-an-object"


def test_a_line_that_is_too_long_is_refused(client):
    error = client.line(b'{"id":1,"do":"hello"}' + b" " * requests.MOST_BYTES)["error"]
    assert error["code"] == "line-too-long"
    assert error["message"] == "Une ligne a 1048576 octets au plus."


def test_a_line_of_the_greatest_length_is_read(client):
    line = b'{"do":"hello"}'
    assert "ok" in client.line(line + b" " * (requests.MOST_BYTES - len(line)))


@pytest.mark.parametrize("id", [0, 7, -1, 10**40, "", "a", "é😀"])
def test_the_id_comes_back_also_where_the_rest_is_wrong(at_table, id):
    assert at_table.ask("hello", id=id)["id"] == id
    for wrong in ({"do": "dance"}, {"do": 3}, {}, {"do": "view"}, {"do": "view", "match": []}, {"do": "view", "x": 1}):
        answer = at_table.line(json.dumps({**wrong, "id": id}).encode())
        assert answer["id"] == id
        assert "error" in answer


@pytest.mark.parametrize("id", [1.5, True, [], {}])
def test_an_id_that_is_neither_number_nor_text_is_refused(client, id):
    answer = client.ask("hello", id=id)
    assert answer["id"] is None
    assert answer["error"]["code"] == "bad-field"
    assert answer["error"]["message"].startswith("Le champ « id » ne convient pas : Expected `int | str | null`")


def nested(levels):
    value = []
    for _ in range(levels - 1):
        value = [value]
    return value


BAD = [
    ("dance", {}, "unknown-verb", "No request is called “dance”."),
    ("view", {}, "missing-field", "The field “match” is missing."),
    ("view", M1 | {"x": 1}, "unknown-field", "This request has no field “x”."),
    ("new", {"game": 3}, "bad-field", "The field “game” does not fit: Expected `str`, got `int`."),
    (
        *("new", {"game": "duel", "seats": [{"bot": 1}]}, "bad-field"),
        "The field “seats[0].bot” does not fit: Expected `str | null`, got `int`.",
    ),
    ("patch", M1 | {"players": nested(64)}, "too-deep", "A request has at most 64 levels."),
    ("new", {"game": "chess"}, "unknown-game", "No game is called “chess”. There is: {slugs}."),
    ("view", {"match": "m9"}, "unknown-match", "No open match is called “m9”."),
    ("cards", {"game": "duel", "card": "ace"}, "unknown-card", "No card is called “ace”."),
    (
        *("decks", {"game": "duel", "check": "songs", "export": "songs"}, "just-one"),
        "Just one of these fields is needed: check, import, generate, export.",
    ),
    ("decks", {"game": "duel", "check": "clubs"}, "unknown-deck", "No deck is called “clubs”."),
    ("decks", {"game": "duel", "check": {}}, "bad-deck", 'Unreadable deck: {"name": "…", "cards": ["…"]}.'),
    ("decks", {"game": "duel", "import": "2x Ace"}, "unknown-card", "No card is called “Ace”."),
    ("decks", {"game": "duel", "import": "999 hush\n" * 99}, "bad-deck", "Unreadable deck: 999 > 500."),
    ("decks", {"game": "duel", "import": "#" * 40_000}, "deck-too-big", "A deck has at most 32768 bytes."),
    ("decks", {"game": "duel", "check": ["hush"] * 9999}, "deck-too-big", "A deck has at most 32768 bytes."),
    ("decks", {"game": "duel", "export": ["hush"] * 9999}, "deck-too-big", "A deck has at most 32768 bytes."),
    (
        *("new", {"game": "duel", "seats": [{}] * 9}, "bad-field"),
        "The field “seats” does not fit: Expected `array` of length <= 8.",
    ),
    ("new", {"game": "duel", "seats": []}, "wrong-seats", "This game has 2, 3 seats, not 0."),
    (
        *("new", {"game": "duel", "seats": [{"deck": ["hush"]}, {}]}, "illegal-deck"),
        "Deck “1” is not legal. A deck has 15 cards, this one 1.",
    ),
    (
        *("new", {"game": "duel", "seats": [{"deck": ["hush"] * 9999}, {}]}, "deck-too-big"),
        "A deck has at most 32768 bytes.",
    ),
    (
        *("new", {"game": "duel", "seats": [{"bot": "hal"}, {}]}, "unknown-bot"),
        "No bot is called “hal”. There is: {bots}.",
    ),
    ("new", {"game": "duel", "options": {"x": 1}}, "unknown-match-option", "This game knows no option “x”."),
    ("scenario", {"game": "duel"}, "wrong-seats", "This game has 2, 3 seats, not 0."),
    ("scenario", {"game": "duel", "words": {}, "players": [{}, {}]}, "unknown-word", "“words” is no word of scenario."),
    ("scenario", {"game": "duel", "players": [{"gold": 1}, {}]}, "unknown-word", "“gold” is no word of players."),
    ("scenario", {"game": "duel", "players": [{"flames": 500}, {}]}, "bad-value", "“flames” cannot be 500."),
    (
        *("scenario", {"game": "duel", "players": [{}, {}], "played": ["gamble"]}, "impossible"),
        "Impossible position: a spell waits without a stack.",
    ),
    ("load", {"record": {}}, "damaged-record", "Damaged record: Object missing required field `pioche`."),
    (
        "load",
        {"record": RECORD | {"pioche": 99}},
        "record-version",
        "This record is of version 99; this one is read: 4.",
    ),
    (
        *("load", {"record": RECORD | {"decisions": ["pass"]}}, "diverges"),
        "The record and the match diverge at decision 0.",
    ),
    (
        *("load", {"record": RECORD | {"rules": "0", "decisions": ["pass"]}}, "other-rules"),
        "Recorded with rules 0; here are rules 1. They first differ at decision 0.",
    ),
    (
        *("load", {"record": RECORD | {"scenario": None}}, "bad-deck"),
        'Unreadable deck: {"name": "…", "cards": ["…"]}.',
    ),
    (
        "load",
        {"record": RECORD | {"scenario": None, "seats": [{"name": "", "deck": {"cards": ["hush"] * 9999}}]}},
        "deck-too-big",
        "A deck has at most 32768 bytes.",
    ),
    ("choose", M1, "just-one", "Just one of these fields is needed: option, text."),
    (
        "choose",
        M1 | {"option": "rest", "text": "rest"},
        "just-one",
        "Just one of these fields is needed: option, text.",
    ),
    ("choose", M1 | {"option": "dance"}, "unknown-option", "“dance” does not answer this question."),
    (
        *("choose", M1 | {"option": "attack:2"}, "unknown-option"),
        "“attack:2” does not answer this question. A ready fighter attacks an opponent or an opponent's fighter.",
    ),
    ("choose", M1 | {"option": "concede:0"}, "unknown-option", "“concede:0” does not answer this question."),
    ("choose", M1 | {"option": "rest", "seat": 1}, "not-your-decision", "It is not for seat 1 to decide."),
    ("choose", M1 | {"option": "rest", "seat": 2}, "no-such-seat", "There is no seat 2."),
    ("choose", M1 | {"text": "Dragon"}, "unknown-option", "“Dragon” does not answer this question."),
    ("choose", M1 | {"text": "Squire"}, "ambiguous-text", "“Squire” fits several answers."),
    ("why", M1 | {"option": "rest", "seat": -1}, "no-such-seat", "There is no seat -1."),
    ("view", M1 | {"seat": -2}, "no-such-seat", "There is no seat -2."),
    ("view", M1 | {"seat": 2}, "no-such-seat", "There is no seat 2."),
    ("log", M1 | {"seat": -1}, "no-such-seat", "There is no seat -1."),
    ("redo", M1 | {"seat": 5}, "no-such-seat", "There is no seat 5."),
    ("redo", M1, "nothing-to-redo", "Nothing to redo."),
    ("undo", M1, "no-such-decision", "There is no decision -1."),
    ("undo", M1 | {"to": 1}, "no-such-decision", "There is no decision 1."),
    ("concede", M1 | {"seat": 2}, "no-such-seat", "There is no seat 2."),
    ("bot", M1, "no-bot-here", "No bot has seat 0: name one."),
    ("bot", M1 | {"bot": "hal"}, "unknown-bot", "No bot is called “hal”. There is: {bots}."),
    ("bot", M1 | {"bot": ""}, "unknown-bot", "No bot is called “”. There is: {bots}."),
    ("bot", M1 | {"bot": "random", "seat": 9}, "no-such-seat", "There is no seat 9."),
    ("patch", M1 | {"words": {}}, "unknown-word", "“words” is no word of patch."),
    ("patch", M1 | {"seat": 0}, "unknown-word", "“seat” is no word of patch."),
    ("patch", M1 | {"players": [{}, {}, {}]}, "no-such-seat", "There is no seat 2."),
    ("patch", M1 | {"cards": [{"number": 99}]}, "no-such-card-number", "There is no card number 99."),
    ("perft", M1 | {"depth": 0}, "bad-depth", "The depth goes from 1 to 6; 0 is none of these."),
    ("perft", M1 | {"depth": 7}, "bad-depth", "The depth goes from 1 to 6; 7 is none of these."),
    ("close", {"match": "m9"}, "unknown-match", "No open match is called “m9”."),
]


@pytest.mark.parametrize(("do", "fields", "code", "message"), BAD)
def test_what_cannot_be_is_refused_in_words_and_changes_nothing(at_table, do, fields, code, message):
    before = at_table.hash("m1"), len(at_table.protocol.matches)
    error = at_table.error(do, **fields, lang="en")
    assert error["code"] == code
    assert error["message"] == message.replace("{slugs}", ", ".join(slugs())).replace("{bots}", ", ".join(bot_names()))
    assert (at_table.hash("m1"), len(at_table.protocol.matches)) == before
    french = at_table.error(do, **fields)
    assert french["code"] == code
    assert french["message"] != error["message"]


def test_errors_name_the_rules_and_what_could_be_instead(at_table):
    refused = at_table.error("choose", match="m1", option="attack:2")
    assert refused["rules"] == ["DU-FIGHT-010"]
    assert refused["options"] == ["play:3", "play:4", "attack:1", "rest"]
    assert at_table.error("choose", match="m1", text="écuyer")["options"] == ["play:3", "play:4"]
    assert at_table.error("new", game="duel", seats=[{"deck": ["hush"] * 4}, {}])["rules"] == [
        "DU-DECK-010",
        "DU-DECK-020",
    ]
    assert at_table.error("dance")["options"] == list(verbs.VERBS)
    assert at_table.error("fork", match="m1", x=1)["options"] == ["match", "id", "lang"]


def test_an_illegal_deck_in_a_record_is_explained(client):
    seats = [{"name": "", "deck": {"cards": ["hush"]}}] * 2
    error = client.error("load", record=RECORD | {"scenario": None, "seats": seats}, lang="en")
    assert error["message"] == "Deck “1” is not legal. A deck has 15 cards, this one 1."


@pytest.mark.parametrize("do", ["choose", "concede", "bot", "redo", "patch", "perft", "decision", "view"])
def test_a_finished_match_refuses_what_comes_too_late(at_table, do):
    at_table.ok("concede", match="m1", seat=0)
    fields = {"choose": {"option": "rest"}, "concede": {"seat": 1}, "bot": {"bot": "random"}, "perft": {"depth": 2}}
    answer = at_table.ask(do, match="m1", **fields.get(do, {}))
    expected = {"choose": "match-over", "concede": "match-over", "bot": "match-over", "redo": "nothing-to-redo"}
    expected["patch"] = "match-over"
    assert answer.get("error", {}).get("code") == expected.get(do)
    assert at_table.error("choose", match="m1", text="rest")["code"] == "match-over"


def test_long_messages_are_cut(at_table):
    error = at_table.error("choose", match="m1", option="x" * 100_000)
    assert len(error["message"]) == 500
    assert error["message"].endswith("xx…")


def test_a_wrong_language_is_refused_in_french(client):
    error = client.error("hello", lang="de")
    assert error["code"] == "bad-field"
    assert error["message"].startswith("Le champ « lang » ne convient pas")


def test_no_more_matches_are_opened_than_the_limit(client, monkeypatch):
    monkeypatch.setattr(matches, "MOST_MATCHES", 2)
    client.ok("new", game="duel")
    client.ok("fork", match="m1")
    for do, fields in (("new", {"game": "duel"}), ("fork", {"match": "m1"}), ("load", {"record": RECORD})):
        assert client.code(do, **fields) == "too-many-matches"
    client.ok("close", match="m1")
    assert client.ok("new", game="duel")["match"] == "m3"


def test_perft_gives_up_when_there_is_too_much_to_count(at_table, monkeypatch):
    count = at_table.ok("perft", match="m1", depth=3)["count"]
    monkeypatch.setattr(verbs, "MOST_NODES", 4)
    assert at_table.ok("perft", match="m1", depth=2)["count"] == 10
    error = at_table.error("perft", match="m1", depth=3, lang="en")
    assert error["code"] == "too-much-work"
    assert error["message"] == "There are too many positions to count."
    monkeypatch.undo()
    assert at_table.ok("perft", match="m1", depth=3)["count"] == count


def test_perft_makes_fewer_positions_where_there_are_more_cards(client, monkeypatch):
    monkeypatch.setattr(verbs, "MOST_NODES", 4)
    few, many = ([{"line": ["knight"], "deck": ["squire"] * count}, {}] for count in (97, 98))
    client.ok("scenario", game="duel", players=few)
    client.ok("scenario", game="duel", players=many)
    assert client.ok("perft", match="m1", depth=3)["count"] == 4
    assert client.code("perft", match="m2", depth=3) == "too-much-work"


def test_a_rule_that_fails_is_an_internal_error_without_a_traceback(at_table, monkeypatch, caplog):
    before = at_table.hash("m1")

    def fails(s, option):
        raise ZeroDivisionError("secret detail")

    with monkeypatch.context() as broken:
        broken.setattr(type(game_of("duel")), "act", lambda game, s, option: fails(s, option))
        answer = at_table.protocol.answer(b'{"id":5,"do":"choose","match":"m1","option":"rest","lang":"en"}')
    assert json.loads(answer) == {
        "id": 5,
        "error": {
            "code": "internal",
            "message": "Internal error: standard error says more.",
            "rules": [],
            "options": [],
        },
    }
    assert "ZeroDivisionError: secret detail" in caplog.text
    assert at_table.hash("m1") == before
    assert at_table.ok("choose", match="m1", option="rest")["n"] == 1


def test_an_error_without_words_still_has_its_code(at_table, monkeypatch, caplog):
    def fails(*_):
        raise ValueError

    monkeypatch.setattr("pioche.adapters.stdio.error_text", fails)
    with caplog.at_level(logging.ERROR):
        assert at_table.error("dance") == {
            "code": "unknown-verb",
            "message": "unknown-verb",
            "rules": [],
            "options": list(verbs.VERBS),
        }
    assert "no words for unknown-verb" in caplog.text


def test_a_game_that_cannot_be_imported_is_an_internal_error(client, monkeypatch, caplog):
    def fails(slug):
        raise ImportError(slug)

    for module in ("verbs", "stdio"):
        monkeypatch.setattr(f"pioche.adapters.{module}.game_of", fails)
    assert client.error("new", game="duel", lang="en")["message"] == "Internal error: standard error says more."
    assert "ImportError: duel" in caplog.text


def test_errors_of_an_unreadable_game_or_match_name_are_explained(client):
    for fields in ({"match": [], "game": []}, {"game": {}}, {"record": {"game": 3}}, {"record": {"game": "x"}}):
        assert client.code("load", **fields) in ("bad-field", "unknown-field", "damaged-record")


def test_each_error_of_the_protocol_has_words_in_both_languages():
    sources = [path.read_text() for path in Path(verbs.__file__).parent.glob("*.py")]
    codes = {code for source in sources for code in re.findall(r'PiocheError\(\s*"([a-z-]+)"', source)}
    assert len(codes) > 20
    for lang in ("fr", "en"):
        assert {code for code in codes if f"error.{code}" not in ENGINE_MESSAGES[lang]} == set()
