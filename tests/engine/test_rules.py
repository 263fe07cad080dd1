"""The rule index: every rule once, in both languages, found by its words."""

import msgspec
import pytest
from tiny import Tiny

from pioche.engine.rules import chapter_name, plain, rules_of, search

INDEX = """
game = "tiny"
source = "invented"

[[rule]]
id = "TI-RING-010"
chapter = "Ringing"
kind = "action"
en = "A bell rings once a turn."
fr = "Une cloche sonne une fois par tour."
check = "Given a bell; when it rang; then it is silent."

[[rule]]
id = "TI-FALL-010"
chapter = "Falling"
kind = "action"
en = "A cracked bell falls to the floor."
fr = "Une cloche fêlée tombe à terre."
check = "Given a cracked bell; then it falls."
table = true
source = "FAQ"
"""


def game(folder):
    class Indexed(Tiny):
        pass

    Indexed.folder = folder
    return Indexed()


@pytest.fixture
def bells(tmp_path):
    (tmp_path / "rules.toml").write_text(INDEX, encoding="utf-8")
    return game(tmp_path)


def ids(rules):
    return [rule.id for rule in rules]


def test_rules_come_by_id_in_the_order_of_the_rulebook(bells):
    rules = rules_of(bells)
    assert list(rules) == ["TI-RING-010", "TI-FALL-010"]
    ring, fall = rules.values()
    assert (ring.id, ring.chapter, ring.kind, ring.table, ring.source) == (
        "TI-RING-010",
        "Ringing",
        "action",
        False,
        "",
    )
    assert ring.check == "Given a bell; when it rang; then it is silent."
    assert (fall.table, fall.source) == (True, "FAQ")


def test_a_rule_is_told_in_either_language(bells):
    rule = rules_of(bells)["TI-RING-010"]
    assert rule.text("fr") == "Une cloche sonne une fois par tour."
    assert rule.text("en") == "A bell rings once a turn."


def test_a_chapter_is_named_part_by_part_in_french(tmp_path):
    french = '\n[chapters]\n"Falling" = "La chute"\n\n[[rule]]'
    text = INDEX.replace('"Ringing"', '"Falling / Ringing"').replace("\n[[rule]]", french, 1)
    (tmp_path / "rules.toml").write_text(text, encoding="utf-8")
    bells = game(tmp_path)
    assert chapter_name(bells, "Falling / Ringing", "fr") == "La chute / Ringing"
    assert chapter_name(bells, "Falling / Ringing", "en") == "Falling / Ringing"
    assert ids(search(bells, "chute sonne")) == ["TI-RING-010"]
    assert ids(search(bells, "chute bell")) == []


def test_rules_are_read_once(bells):
    assert rules_of(bells) is rules_of(bells)


def test_a_rule_id_that_is_there_twice_is_refused(tmp_path):
    (tmp_path / "rules.toml").write_text(INDEX.replace("TI-FALL-010", "TI-RING-010"), encoding="utf-8")
    with pytest.raises(ValueError, match=r"rules\.toml: a rule id is there twice$"):
        rules_of(game(tmp_path))


@pytest.mark.parametrize(("old", "new"), [('kind = "action"\n', ""), ("check", "cheque"), ('game = "tiny"\n', "")])
def test_an_index_with_missing_or_unknown_words_is_refused(tmp_path, old, new):
    (tmp_path / "rules.toml").write_text(INDEX.replace(old, new), encoding="utf-8")
    with pytest.raises(msgspec.ValidationError):
        rules_of(game(tmp_path))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Fêlée", "felee"),
        ("ÇA", "ca"),
        ("Straße", "strasse"),
        ("ﬁn", "fin"),
        ("e\u0301t\u00e9", "ete"),
        ("Bell 1", "bell 1"),
    ],
)
def test_words_are_searched_by_in_lower_case_without_accents(text, found):
    assert plain(text) == found


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("cloche", ["TI-RING-010", "TI-FALL-010"]),
        ("FELEE", ["TI-FALL-010"]),
        ("fêlée", ["TI-FALL-010"]),
        ("cracked bell", ["TI-FALL-010"]),
        ("floor cracked", ["TI-FALL-010"]),
        ("bell turn", ["TI-RING-010"]),
        ("ti-fall", ["TI-FALL-010"]),
        ("ringing cloche", ["TI-RING-010"]),
        ("cloche floor", []),
        ("drum", []),
        ("", ["TI-RING-010", "TI-FALL-010"]),
    ],
)
def test_a_rule_is_found_by_all_words_in_one_language(bells, words, found):
    assert ids(search(bells, words)) == found


def test_ligatures_are_found_by_their_letters():
    assert plain("Cœur d'Æmbre") == "coeur d'aembre"


def test_what_is_typeset_is_found_as_it_is_typed():
    assert plain("Qu’est‑ce : “l’Âme” – « fêlée » ?") == """qu'est-ce : "l'ame" - " felee " ?"""
    assert plain("d‘or, dʼor, d´or") == "d'or, d'or, d'or"
