"""The fenced blocks of our documents, and whether they stand in the files that they name."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
DUEL = ROOT / "examples" / "duel"
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])

_FENCE = re.compile(r'```(\w*)(?: title="([^"]+)")?')


class Block(NamedTuple):
    section: str  # the last heading of the second level
    language: str
    title: str  # the file that it is quoted from, or that it makes
    text: str
    line: int


def blocks(document: Path) -> list[Block]:
    found = []
    section, start, fence, inside = "", 0, None, []
    for n, line in enumerate(document.read_text(encoding="utf-8").splitlines(), 1):
        if fence is not None:
            if line == "```":
                found.append(Block(section, fence[1], fence[2] or "", "\n".join(inside) + "\n", start))
                fence = None
            else:
                inside.append(line)
        elif line.startswith("```"):
            fence = _FENCE.fullmatch(line)
            assert fence is not None, f'{document.name}:{n}: a fence is ```language or ```language title="file"'
            start, inside = n, []
        elif line.startswith("## "):
            section = line[3:]
    assert fence is None, f"{document.name}:{start}: this block never ends"
    return found


def misquoted(block: Block, source: str) -> str:
    """The first piece of a block that is not in `source` after those before it; empty where all are.

    A line `…` separates pieces. A piece may be indented otherwise than in the source, as a whole.
    """
    lines = source.splitlines()
    at = 0
    for piece in re.split(r"(?m)^\s*…\n", block.text):
        wanted = dedent(piece).strip("\n")
        count = wanted.count("\n") + 1
        here = (i for i in range(at, len(lines)) if dedent("\n".join(lines[i : i + count])) == wanted)
        found = next(here, None)
        if found is None:
            return wanted
        at = found + count
    return ""


def write_files(found: list[Block], folder: Path) -> None:
    """Make the files that blocks are titled with."""
    for block in found:
        path = folder / block.title
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.text, encoding="utf-8")
