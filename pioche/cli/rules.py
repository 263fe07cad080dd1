"""`pioche rules`: the rule index of a game, and which rules no test proves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.text import Text

from pioche.cli.console import Indented, print_json, read_file, terminal
from pioche.cli.errors import CommandError
from pioche.cli.words import Lang, Words
from pioche.engine import game_of
from pioche.engine.rules import Rule, rules_of, search

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

REPORT = Path("build/rules.json")

Report = dict[str, dict[str, dict[str, str]]]  # game → rule → test → outcome, as the test run writes it


def rules(
    game: str,
    /,
    *text: str,
    untested: bool = False,
    report: Path = REPORT,
    json: bool = False,
    lang: Lang | None = None,
) -> None:
    """All rules, one by its id, those in which the words occur, or those without a passing test."""
    words = Words(lang)
    known = game_of(game)
    index = rules_of(known)
    wanted = " ".join(text)
    one = index.get(wanted.upper())
    found = [one] if one else search(known, wanted) if wanted else list(index.values())
    if untested:
        tests = read_report(report).get(game, {})
        found = [rule for rule in found if not rule.table and "passed" not in tests.get(rule.id, {}).values()]
    if json:
        print_json([msgspec.to_builtins(rule) for rule in found])
    elif untested:
        for rule in found:
            print(rule.id)
    elif not found:
        raise CommandError("no-rule", text=wanted)
    elif one:
        tested = read_report(report).get(game, {}).get(one.id, {}) if report.exists() else None
        _show_one(terminal(), one, words, tested)
    else:
        _show_all(terminal(), found, words)


def read_report(path: Path) -> Report:
    """What the test run found out (`pytest --rules-report build/rules.json`)."""
    if not path.exists():
        raise CommandError("no-report", path=path)
    try:
        return msgspec.json.decode(read_file(path), type=Report)
    except msgspec.MsgspecError as error:
        raise CommandError("json", path=path, reason=error) from error


def rule_line(rule: Rule, lang: str) -> RenderableType:
    """A rule's id and its text."""
    return Indented(Text.assemble((f"{rule.id}  ", "cyan"), rule.text(lang)))


def _show_one(console: Console, rule: Rule, words: Words, tests: dict[str, str] | None) -> None:
    console.print(Text.assemble((rule.id, "bold cyan"), f"  {rule.chapter}", (f"  ({rule.kind})", "dim")))
    console.print(Text(rule.text(words.lang)))
    console.print(Text.assemble((words.say("rules.check") + " ", "bold"), rule.check))
    if rule.source:
        console.print(Text.assemble((words.say("rules.source") + " ", "bold"), rule.source))
    if rule.table:
        console.print(Text(words.say("rules.table"), "dim"))
    elif tests is None:
        console.print(Text(words.say("rules.unreported"), "dim"))
    elif not tests:
        console.print(Text(words.say("rules.untested"), "yellow"))
    else:
        console.print(Text(words.say("rules.tests"), "bold"))
        for test, outcome in tests.items():
            passed = outcome == "passed"
            mark = ("  ✔ " if passed else "  ✘ ", "green" if passed else "red")
            console.print(Text.assemble(mark, test), soft_wrap=True)


def _show_all(console: Console, found: list[Rule], words: Words) -> None:
    chapter = ""
    for rule in found:
        if rule.chapter != chapter:
            chapter = rule.chapter
            console.print(Text(chapter, "bold"))
        console.print(rule_line(rule, words.lang))
    console.print(Text(words.say("rules.count", n=len(found)), "dim"))
