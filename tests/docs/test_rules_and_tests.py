"""The page on rules and tests: what it quotes is there, and it knows the words of the test helper."""

import inspect
import re

import pytest
from quoted import DUEL, ROOT, blocks, misquoted

from pioche import testing
from pioche.engine.rules import Rule

PAGE = ROOT / "docs" / "rules-and-tests.md"
TEXT = PAGE.read_text(encoding="utf-8")
QUOTED = [block for block in blocks(PAGE) if block.language in ("python", "toml")]


@pytest.mark.parametrize("block", QUOTED, ids=lambda block: f"line {block.line}")
def test_code_stands_in_duel_as_it_is_quoted(block):
    assert misquoted(block, (DUEL / block.title).read_text(encoding="utf-8")) == ""


def test_the_table_of_words_has_all_public_methods_of_a_table():
    words = TEXT.partition("| of `pioche.testing` |")[2].partition("\n\n")[0]
    public = [name for name, _ in inspect.getmembers(testing.Table, inspect.isfunction) if not name.startswith("_")]
    doors = ["act", "answer"]  # what verbs and picks go through
    assert [name for name in public if name not in doors and f"t.{name}(" not in words] == []
    functions = [name for name in testing.__all__ if inspect.isfunction(getattr(testing, name))]
    assert [name for name in functions if f"`{name}(" not in words] == []


def test_the_fields_of_a_rule_are_those_of_the_page():
    fields = Rule.__struct_fields__
    optional = fields[len(fields) - len(Rule.__struct_defaults__) :]
    assert optional == ("table", "source")
    (rule,) = [block.text for block in QUOTED if block.title == "duel/rules.toml"]
    assert sorted(re.findall(r"(?m)^(\w+) = ", rule)) == sorted(set(fields) - set(optional))
    assert all(f"`{field}" in TEXT for field in optional)


def test_the_limits_are_those_of_the_script():
    script = (ROOT / "test").read_text(encoding="utf-8")
    assert "--fail-under=95" in script and "fails below 95 %" in TEXT
    assert "share >= 0.15" in (ROOT / "tools" / "mutation.py").read_text(encoding="utf-8") and "from 15 % on" in TEXT
    assert "last_hashes(game_of(slug), 200)" in (ROOT / "tools" / "compiled.py").read_text(encoding="utf-8")
    assert '"PIOCHE_CONTRACT_GAMES", "10"' in (ROOT / "tests" / "contract" / "test_games.py").read_text(
        encoding="utf-8"
    )
