"""The page for bot writers: its bot plays as the page says."""

import os
import subprocess
import sys

from quoted import ROOT, blocks, write_files

from pioche.bots import Eyes, bot_names

PAGE = ROOT / "docs" / "write-a-bot.md"
BLOCKS = blocks(PAGE)


def test_the_bot_of_the_page_wins_as_often_as_it_says(tmp_path):
    write_files([block for block in BLOCKS if block.language == "python"], tmp_path)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "try_flat.py"], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    (told,) = [block.text for block in BLOCKS if block.language == "text"]
    assert (done.stdout, done.stderr) == (told, "")


def test_the_page_names_all_that_eyes_offer():
    table = PAGE.read_text(encoding="utf-8").partition("| of `Eyes` |")[2].partition("\n\n")[0]
    offered = [name for name in dir(Eyes) if not name.startswith("_")]
    assert [name for name in offered if f"`{name}" not in table] == []
    assert table.count("\n|") == len(offered) + 1


def test_the_page_names_all_bots():
    page = " ".join(PAGE.read_text(encoding="utf-8").split())
    *names, last = [f"`{name}`" for name in bot_names()]
    assert f"the bots in `pioche/bots`: {', '.join(names)} and {last}." in page
