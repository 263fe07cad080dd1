"""docs/protocol.md: every example in it is what really comes back, and the bot in it plays."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from pioche.adapters import matches, requests, stdio, verbs
from pioche.adapters.stdio import Protocol

PAGE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")


def blocks(fence):
    return re.findall(rf"(?ms)^```{fence}\n(.*?)^```$", PAGE)


def conversation():
    """Pairs of what is sent and what must come back; a line that goes on is indented."""
    lines = []
    for line in "".join(blocks("text")).splitlines():
        if line.startswith(("> ", "< ")):
            lines.append(line)
        else:
            assert line.startswith("    "), f"neither >, < nor indented: {line}"
            lines[-1] += line.strip()
    assert [line[0] for line in lines] == [">", "<"] * (len(lines) // 2)
    return [(sent[2:], back[2:]) for sent, back in zip(lines[::2], lines[1::2], strict=True)]


def pattern(text):
    """JSON in which `…` outside of strings stands for a value, for members of an object or for elements of a list."""
    out, open_, inside, before = [], [], False, ""
    for i, c in enumerate(text):
        if c == '"' and (not inside or text[i - 1] != "\\"):
            inside = not inside
        elif not inside and c in "{[":
            open_.append(c)
        elif not inside and c in "}]":
            open_.pop()
        if c == "…" and not inside:
            c = '"…"' if before == ":" or open_[-1] == "[" else '"…":0'
        out.append(c)
        before = c
    return json.loads("".join(out))


def fits(wanted, got):
    if isinstance(wanted, str) and "…" in wanted:
        return wanted == "…" or (
            isinstance(got, str)
            and re.fullmatch(".*".join(map(re.escape, wanted.split("…"))), got, re.DOTALL) is not None
        )
    if isinstance(wanted, dict):
        rest = "…" in wanted
        wanted = {name: value for name, value in wanted.items() if name != "…"}
        return (
            isinstance(got, dict)
            and (wanted.keys() <= got.keys() if rest else wanted.keys() == got.keys())
            and all(fits(value, got[name]) for name, value in wanted.items())
        )
    if isinstance(wanted, list):
        return isinstance(got, list) and _all_fit(wanted, got)
    return type(wanted) is type(got) and wanted == got


def _all_fit(wanted, got):
    if not wanted:
        return not got
    if wanted[0] == "…":
        return any(_all_fit(wanted[1:], got[i:]) for i in range(len(got) + 1))
    return bool(got) and fits(wanted[0], got[0]) and _all_fit(wanted[1:], got[1:])


@pytest.mark.parametrize(
    ("wanted", "got"),
    [
        ('{"a":1,…}', {"a": 1, "b": 2}),
        ('{"a":…}', {"a": [1]}),
        ("{…}", {}),
        ("[1,…,3]", [1, 3]),
        ("[…,2,…]", [1, 2, 3]),
        ('"so …"', "so it is\n"),
    ],
)
def test_what_is_left_out_may_be_anything(wanted, got):
    assert fits(pattern(wanted), got)


@pytest.mark.parametrize(
    ("wanted", "got"),
    [
        ('{"a":1,…}', {"a": 2, "b": 2}),
        ('{"a":1}', {"a": 1, "b": 2}),
        ('{"a":1,"b":…}', {"a": 1}),
        ("[1,…,3]", [1, 2]),
        ("[1,2]", [1, 2, 3]),
        ("[]", [1]),
        ('"so …"', "it is so "),
        ("1", True),
        ("{…}", []),
        ("[…]", {}),
    ],
)
def test_what_is_not_left_out_must_be_there(wanted, got):
    assert not fits(pattern(wanted), got)


def test_every_example_is_what_comes_back():
    protocol = Protocol()
    wrong = []
    for sent, back in conversation():
        answer = json.loads(protocol.answer(sent.encode()))
        if not fits(pattern(back), answer):
            wrong.append(f"> {sent}\n< {json.dumps(answer, ensure_ascii=False, separators=(',', ':'))}")
    assert wrong == []


def test_every_verb_has_its_line_in_the_table_and_an_example():
    assert {json.loads(sent)["do"] for sent, _ in conversation()} - {"dance"} == set(verbs.VERBS)
    table = re.findall(r"^\| \[`(\w+)`\]\(#([\w-]+)\)", PAGE, re.MULTILINE)
    assert sorted(name for name, _ in table) == sorted(verbs.VERBS)
    headings = {heading.replace(" ", "-") for heading in re.findall(r"^### (.+)$", PAGE, re.MULTILINE)}
    assert {anchor for _, anchor in table} == headings


def test_every_error_that_the_protocol_makes_is_in_the_table():
    sources = [path.read_text() for path in Path(verbs.__file__).parent.glob("*.py")]
    codes = {code for source in sources for code in re.findall(r'PiocheError\(\s*"([a-z-]+)"', source)}
    table = PAGE[PAGE.index("| code |") : PAGE.index("A bot that fails")]
    assert codes - set(re.findall(r"`([a-z-]+)`", table)) == set()


def test_the_limits_are_as_written():
    written = PAGE[PAGE.index("**Limits.**") : PAGE.index("## A bot")]
    for limit in (
        *(requests.MOST_BYTES, requests.MOST_LEVELS, verbs.MOST_DECK_BYTES, requests.MOST_SEATS, matches.MOST_MATCHES),
        *(verbs.MOST_DEPTH, verbs.MOST_NODES, matches._MOST_BOT_ANSWERS, stdio._MOST_MESSAGE),
    ):
        assert f" {limit:,}" in written.replace("\n", " ")


def test_the_bot_of_thirty_lines_plays_a_match_to_its_end(tmp_path):
    (code,) = blocks('python title="brawler.py"')
    assert len([line for line in code.splitlines() if line]) <= 35
    (tmp_path / "brawler.py").write_text(code, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(tmp_path / "brawler.py")], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"(won|lost) after [1-9]\d+ decisions\n", done.stdout)
