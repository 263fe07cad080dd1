"""The page for card writers: what it quotes is there, and its own card works when it is added as the page says."""

import os
import shutil
import subprocess
import sys

import pytest
from quoted import DUEL, ROOT, blocks, misquoted

PAGE = ROOT / "docs" / "write-a-card.md"
TITLED = [block for block in blocks(PAGE) if block.title]
OWN = [block for block in TITLED if block.section == "A card of your own"]
QUOTED = [block for block in TITLED if block not in OWN]


@pytest.mark.parametrize("block", QUOTED, ids=lambda block: f"line {block.line}")
def test_code_stands_in_duel_as_it_is_quoted(block):
    assert misquoted(block, (DUEL / block.title).read_text(encoding="utf-8")) == ""


def test_only_the_examples_of_what_never_to_do_are_not_quoted():
    assert {block.section for block in blocks(PAGE) if not block.title} == {"Never"}


def test_every_hook_of_duel_is_explained():
    from duel.rules import HOOKS

    page = PAGE.read_text(encoding="utf-8")
    assert [hook for hook, what in HOOKS.items() if f'"{hook}": "{what}"' not in page] == []


@pytest.fixture(scope="module")
def added(tmp_path_factory):
    """A copy of Duel with the card of the page."""
    folder = tmp_path_factory.mktemp("duel")
    shutil.copytree(DUEL / "duel", folder / "duel", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "tests").mkdir()
    for block in OWN:
        path = folder / block.title
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        heading, _, lines = block.text.partition("\n")
        if heading == "[prompt]":
            assert before.count("[prompt]\n") == 1
            after = before.replace("[prompt]\n", f"[prompt]\n{lines}")
        else:
            after = before + "\n\n" + block.text
        path.write_text(after, encoding="utf-8")
    return folder


def run(folder, *arguments):
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_scenes_of_the_new_card_pass(added):
    assert "3 passed" in run(added, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")


def test_the_scenes_fail_without_its_behaviour(added):
    path = added / "duel" / "cards.py"
    whole = path.read_text(encoding="utf-8")
    path.write_text(
        whole.replace("if fighter:\n            yield from happen", "if False:\n            yield from happen")
    )
    with pytest.raises(AssertionError, match="2 failed, 1 passed"):
        run(added, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    path.write_text(whole, encoding="utf-8")


def test_the_contract_holds_with_the_new_card(added):
    check = """
from duel.game import DUEL
from pioche.contract import check_game
assert "pyre" in DUEL.book.cards and DUEL.book["pyre"].hooks
check_game(DUEL, games=40)
"""
    run(added, "-c", check)
