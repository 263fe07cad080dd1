"""All documents: their links lead somewhere, their code can be read, their commands are commands."""

import ast
import inspect
import re
import shlex
import tomllib
from importlib import import_module

import pytest
from quoted import DOCUMENTS, ROOT, blocks

from pioche.cli.app import COMMANDS, make_app, run
from pioche.engine import slugs

IDS = [document.relative_to(ROOT).as_posix() for document in DOCUMENTS]
EVERY = pytest.mark.parametrize("document", DOCUMENTS, ids=IDS)


def prose(document):
    """A document without its fenced blocks."""
    return re.sub(r"(?ms)^```.*?^```$", "", document.read_text(encoding="utf-8"))


def anchors(document):
    """What its headings are linked by."""
    headings = re.findall(r"(?m)^#+ (.+)$", prose(document))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_all_documents_are_looked_at():
    pages = ["architecture", "index", "protocol", "rules-and-tests", "write-a-bot", "write-a-card", "write-a-game"]
    assert {"CHANGELOG.md", "CONTRIBUTING.md", "README.md", *(f"docs/{page}.md" for page in pages)} <= set(IDS)


@EVERY
def test_links_lead_somewhere(document):
    lost = []
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(document)):
        path, _, anchor = target.partition("#")
        file = document.parent / path if path else document
        if not file.exists() or (anchor and anchor not in anchors(file)):
            lost.append(target)
    assert lost == []


@EVERY
def test_every_page_is_in_the_map_of_the_readme_and_every_file_named_is_there(document):
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    name = document.relative_to(ROOT).as_posix()
    assert name in ("README.md", "docs/index.md") or f"]({name})" in readme
    paths = re.findall(r"`((?:pioche|tests|tools|examples|docs)/[\w./-]+?)(?:::\w+)?`", prose(document))
    made = {block.title for block in blocks(document)}  # by whoever follows the page
    planned = {"pioche/games", "pioche/server"}
    assert [path for path in paths if not (ROOT / path).exists() and path not in made | planned] == []


@EVERY
def test_code_can_be_read(document):
    for block in blocks(document):
        if block.language == "toml":
            tomllib.loads(block.text.replace("…\n", ""))
        elif block.language == "python" and "…" not in block.text and not block.title:
            ast.parse(block.text)


def commands(document):
    """The calls of `pioche` in shell blocks and between backquotes, without what runs it and what comes after it."""
    found = [line for block in blocks(document) if block.language == "sh" for line in block.text.splitlines()]
    found += re.findall(r"`([^`\n]+)`", prose(document))
    for line in found:
        call = re.fullmatch(r"(?:\w+=\S+ )?(?:\.venv/bin/)?pioche (\w+)((?: [^#|]+)?)", line)
        if call is not None:
            yield call[1], shlex.split(call[2])


@EVERY
def test_commands_are_those_of_the_command_line(document):
    app = make_app()
    for command, arguments in commands(document):
        assert command in COMMANDS, command
        module, _, name = COMMANDS[command].partition(":")
        known = {f"--{one}" for one in inspect.signature(getattr(import_module(module), name)).parameters}
        assert {one for one in arguments if one.startswith("--")} <= known | {"--help"}
        if arguments and not arguments[0].startswith("--"):
            app.parse_args([command, *arguments], exit_on_error=False, print_error=False)


def test_commands_are_found_where_they_stand():
    found = [call for document in DOCUMENTS for call in commands(document)]
    assert ("sim", ["ten", "--games", "200", "--bot", "greedy", "--bot", "random"]) in found
    assert ("rules", ["duel", "fatigué"]) in found and ("bench", ["duel"]) in found
    assert {command for command, _ in found} >= {"play", "sim", "rules", "bench", "engine", "games"}


def test_the_readme_names_every_command():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"the command `pioche`: {', '.join(f'`{name}`' for name in COMMANDS)};" in readme


@pytest.mark.parametrize("slug", slugs())
def test_the_page_of_words_is_what_the_command_prints(slug, capsys):
    """Written anew by `pioche words GAME --markdown --lang en > docs/words/GAME.md`."""
    assert run(["words", slug, "--markdown", "--lang", "en"]) == 0
    page = ROOT / "docs" / "words" / f"{slug}.md"
    assert page.read_text(encoding="utf-8") == capsys.readouterr().out
    assert f"](docs/words/{slug}.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
