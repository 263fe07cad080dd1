"""The page on environments: its match plays as it says, and it names all that there is."""

import subprocess
import sys

from quoted import ROOT, blocks, write_files

from pioche.adapters.environment import Tables
from pioche.adapters.observe import ACTIONS, DTYPES, OPTION_COLUMNS, ROWS, Observer
from pioche.engine import game_of

PAGE = ROOT / "docs" / "environments.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_the_match_of_the_page_ends_as_it_says(tmp_path):
    write_files([block for block in blocks(PAGE) if block.language == "python"], tmp_path)
    done = subprocess.run(
        [sys.executable, "one_step.py"], cwd=tmp_path, capture_output=True, text=True, check=False
    )  # fmt: skip
    (told, *_) = [block.text for block in blocks(PAGE) if block.language == "text"]
    assert (done.stdout, done.stderr) == (told, "")


def test_the_page_names_every_array_and_column():
    observer = Observer(game_of("duel"), len(Tables("duel").names))
    for name in (*DTYPES, *OPTION_COLUMNS, *observer.columns[:6]):
        assert f"`{name}`" in TEXT, name
    assert f"| {ROWS} rows a seat |" in TEXT and f"| {ACTIONS} rows |" in TEXT
