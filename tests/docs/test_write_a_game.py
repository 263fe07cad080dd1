"""The page for game writers: what it quotes is there, and a newcomer who follows it has a game."""

import os
import re
import subprocess
import sys
import tomllib

import pytest
from quoted import DUEL, ROOT, Block, blocks, misquoted, write_files

PAGE = ROOT / "docs" / "write-a-game.md"
BLOCKS = [block for block in blocks(PAGE) if block.language in ("python", "toml")]
SMALLEST = [block for block in BLOCKS if block.section == "The smallest game"]
QUOTED = [block for block in BLOCKS if block not in SMALLEST]


def file_in_duel(block):
    """A block is titled with a path below examples/duel."""
    return (DUEL / block.title).read_text(encoding="utf-8")


@pytest.mark.parametrize("block", QUOTED, ids=lambda block: f"line {block.line}")
def test_code_stands_in_duel_as_it_is_quoted(block):
    assert misquoted(block, file_in_duel(block)) == ""


def test_every_room_of_duel_is_shown():
    rooms = {path.relative_to(DUEL).as_posix() for path in DUEL.rglob("*.*") if path.suffix in (".py", ".toml")}
    left_out = {"duel/__init__.py", "duel/messages.fr.toml", "tests/test_golden.py"}
    assert {block.title for block in QUOTED} == rooms - left_out


SOURCE = "def f(s):\n    a = 1\n    b = 2\n\n\ndef g(s):\n    return 3\n"


@pytest.mark.parametrize(
    ("quote", "wrong"),
    [
        ("def f(s):\n    a = 1\n", ""),
        ("a = 1\nb = 2\n", ""),
        ("    b = 2\n…\n    return 3\n", ""),
        ("def f(s):\n    …\n    b = 2\n", ""),
        ("def f(s):\n    b = 2\n", "def f(s):\n    b = 2"),
        ("a = 1\n    b = 2\n", "a = 1\n    b = 2"),
        ("    return 3\n…\n    a = 1\n", "a = 1"),
        ("    a = 2\n", "a = 2"),
    ],
)
def test_a_quotation_is_verbatim_and_in_order(quote, wrong):
    assert misquoted(Block("", "python", "", quote, 1), SOURCE) == wrong


@pytest.fixture(scope="module")
def followed(tmp_path_factory):
    """The folder of somebody who has made every file of the section, and installed it."""
    folder = tmp_path_factory.mktemp("newcomer")
    write_files(SMALLEST, folder)
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    points = "".join(
        f"[{group}]\n" + "".join(f"{name} = {place}\n" for name, place in ones.items())
        for group, ones in project["entry-points"].items()
    )
    (info / "entry_points.txt").write_text(points)
    return folder


def run(folder, *arguments, answers=""):
    """Run Python in that folder, with the game installed there."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PIOCHE_DATA": str(folder / "data"), "PIOCHE_LANG": "en"}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=environment,
        input=answers,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_smallest_game_is_found(followed):
    assert re.search(r"(?m)^ten +Ten \(1\) +2 +3 +pairs +6$", run(followed, "-m", "pioche", "games"))


def test_the_smallest_game_keeps_the_contract(followed):
    check = "from pioche.contract import check_game; check_game('ten', games=100); print('kept')"
    assert run(followed, "-c", check) == "kept\n"


def test_the_tests_of_the_smallest_game_pass_and_prove_every_rule(followed):
    tested = run(followed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rules-report", "rules.json", "tests")
    assert "6 passed" in tested
    assert run(followed, "-m", "pioche", "rules", "ten", "--untested", "--report", "rules.json") == ""


def test_the_smallest_game_is_played_at_the_terminal(followed):
    played = run(followed, "-m", "pioche", "play", "ten", "--seed", "3", answers="1\n1\n2\n")
    assert "You draw Two: 2." in played and "You draw Three: 5." in played
    assert "(the higher total)" in played


def test_bots_play_the_smallest_game_to_its_end(followed):
    game = """
from pioche import new_match
from pioche.bots import Eyes, make_bot
match, bot = new_match("ten", seed=1), make_bot("greedy")
while match.decision:
    match.apply(bot.pick(Eyes(match)))
print(match.result)
"""
    assert re.fullmatch(
        r"Result\(winners=\(\d?,?\), reason='(above-ten|higher|equal)', scores=\(\)\)\n", run(followed, "-c", game)
    )


def test_the_smallest_game_is_well_typed_and_well_formatted(followed):
    run(followed, "-m", "mypy", "--strict", "--cache-dir", str(followed / "mypy"), "ten/game.py")
    run(followed, "-m", "ruff", "check", "--no-cache", "--config", str(ROOT / "pyproject.toml"), "ten", "tests")
    run(
        followed,
        "-m",
        "ruff",
        "format",
        "--check",
        "--no-cache",
        "--config",
        str(ROOT / "pyproject.toml"),
        "ten",
        "tests",
    )
