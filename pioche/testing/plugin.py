"""For pytest: `@rule("ID")` marks, the report of which rules are proven by what (`--rules-report FILE`), and records
that refuse to be changed."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pioche.engine.activity import ACTIVITY
from pioche.engine.cards import Card
from pioche.engine.lasting import Lasting
from pioche.engine.registry import game_of, slugs
from pioche.engine.rules import rules_of
from pioche.engine.seats import Result
from pioche.engine.stack import StackItem

Report = dict[str, dict[str, dict[str, str]]]  # game → rule → test → outcome


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-report", metavar="FILE", help="write which rules of each game are tested, and by what")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of a game's index that a test proves")
    config.addinivalue_line("markers", "card(*ids): the cards whose behaviour a test proves")
    if config.getoption("--rules-report") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Reporter(Path(config.getoption("--rules-report"))), "pioche-rules-report")
    for record in (Card, Lasting, Result, StackItem):
        if not hasattr(record, "__mypyc_attrs__"):  # compiled, `Final` slots refuse it by themselves
            record.__setattr__ = _set_once  # type: ignore[method-assign]


def _set_once(record: object, slot: str, value: object) -> None:
    """What copies of a state share never changes. Only tests pay for looking."""
    if hasattr(record, slot):
        raise AttributeError(f"{type(record).__name__}.{slot} never changes: copies share it")
    object.__setattr__(record, slot, value)


def _ids(item: pytest.Item) -> list[str]:
    return [id for mark in item.iter_markers("rule") for id in mark.args]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    marked = [(item, id) for item in items for id in _ids(item)]
    if not marked:
        return
    known = {id for slug in slugs() for id in rules_of(game_of(slug))}
    unknown = [f"{id} ({item.nodeid})" for item, id in marked if id not in known]
    if unknown:
        raise pytest.UsageError("no game has these rules: " + ", ".join(unknown))


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    item.stash[_before] = ACTIVITY.questions
    yield


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[Any]) -> Generator[None, Any, None]:
    outcome = yield
    report: pytest.TestReport = outcome.get_result()
    ids = _ids(item)
    if not ids or report.when != "call":
        return
    report.user_properties.append(("rules", ids))
    if report.passed and ACTIVITY.questions == item.stash[_before]:
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} is marked with {ids}, but made no decision and asked no legality question"


_before = pytest.StashKey[int]()


class _Reporter:
    """Gathers the outcomes, from workers too, and writes them at the end."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.outcomes: dict[str, dict[str, str]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        name: str
        ids: Any
        for name, ids in report.user_properties:
            if name == "rules" and report.when == "call":
                for id in ids:
                    self.outcomes.setdefault(id, {})[report.nodeid] = report.outcome

    def pytest_sessionfinish(self) -> None:
        whole: Report = {slug: {id: self.outcomes.get(id, {}) for id in rules_of(game_of(slug))} for slug in slugs()}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_bytes(msgspec.json.format(msgspec.json.encode(whole)))
