"""What `pioche` and `pioche.engine` export, and the first page of the README."""

import contextlib
import inspect
import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import pioche
import pioche.engine

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")

PUBLIC = [
    *("KEEP_ACTIONS", "KEEP_NOTHING", "KEEP_TURNS", "Decision", "Match", "Option", "PiocheError", "Result", "Rng"),
    *("__version__", "game_of", "load", "new_match", "new_scenario", "slugs"),
]
ENGINE = [
    *("KEEP_ACTIONS", "KEEP_NOTHING", "KEEP_TURNS", "Ask", "Decision", "Deck", "Game", "Match", "Option"),
    *("PiocheError", "Refusal", "Result", "Rng", "commitment", "game_of", "load", "new_match", "new_scenario"),
    *("rng_of", "slugs"),
]


def test_pioche_exports_exactly_this():
    assert pioche.__all__ == PUBLIC


def test_the_engine_exports_exactly_this():
    assert pioche.engine.__all__ == ENGINE


@pytest.mark.parametrize("module", [pioche, pioche.engine], ids=lambda module: module.__name__)
def test_nothing_else_is_public(module):
    def is_ours(name, value):
        return not name.startswith("_") and not inspect.ismodule(value)

    assert [name for name, value in vars(module).items() if is_ours(name, value) and name not in module.__all__] == []


def test_what_pioche_exports_is_the_engines():
    names = [name for name in PUBLIC if name != "__version__"]
    assert [name for name in names if getattr(pioche, name) is not getattr(pioche.engine, name)] == []


def test_every_exported_class_and_function_has_a_docstring():
    things = {name: getattr(pioche.engine, name) for name in ENGINE}
    described = {name: one for name, one in things.items() if inspect.isclass(one) or inspect.isroutine(one)}
    assert len(described) == 16
    assert [name for name, one in described.items() if not one.__doc__] == []


def test_every_exported_name_is_explained_in_the_architecture():
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").partition("## What programs import")[2]
    named = re.findall(r"`(\w+)(?:\([^`]*\))?`", "\n".join(re.findall(r"(?m)^\|([^|]+)\|", page)))
    assert sorted(named) == sorted({*PUBLIC, *ENGINE})


def block_after(heading, language):
    """The first fenced block of a language below a heading of the README."""
    section = README.partition(heading)[2]
    return re.search(rf"(?ms)^```{language}\n(.*?)^```$", section)[1]


def test_the_ten_lines_of_the_readme_play_a_game_as_it_says():
    lines = block_after("## A game in ten lines", "python")
    assert len([line for line in lines.splitlines() if line]) <= 10
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        exec(compile(lines, "README.md", "exec"), {})
    assert told.getvalue() == block_after("## A game in ten lines", "text")


def test_the_game_that_the_readme_shows_is_a_real_one(tmp_path):
    shown = block_after("# Pioche", "text").splitlines()
    command = shown[0].removeprefix("$ pioche ").split()
    environment = {**os.environ, "PIOCHE_DATA": str(tmp_path), "PIOCHE_LANG": "fr", "COLUMNS": "80", "NO_COLOR": "1"}
    answers = "chevalier\nécuyer\n1\nw chevalier\nq\n"
    played = subprocess.run(
        [sys.executable, "-m", "pioche", *command],
        env={**environment, "PYTHONIOENCODING": "utf-8"},
        input=answers,
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    lines = [line.rstrip() for line in played.splitlines()]
    begin = lines.index(shown[1])
    assert lines[begin : begin + len(shown) - 1] == shown[1:]
