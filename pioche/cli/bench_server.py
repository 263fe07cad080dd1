"""`pioche bench server`: how long the server takes to answer when many play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from pioche.cli.console import print_json, terminal
from pioche.cli.errors import CommandError
from pioche.lab.load import PAUSE, measure

if TYPE_CHECKING:
    from pioche.cli.words import Words

_DIGITS = {
    "answers": 0,
    "p50_ms": 1,
    "p99_ms": 1,
    "worst_ms": 1,
    "decisions_per_s": 0,
    "core_share": 2,
    "tables": 0,
    "failed": 0,
    "memory_start_mib": 0,
    "memory_end_mib": 0,
}


def bench_server(tables: int, seconds: float, json: bool, words: Words) -> int:
    """Start a server, let people and bots play at so many tables, and say how it went; 1 if something failed."""
    if tables < 1:
        raise CommandError("at-least-one", code=2, name="--tables")
    with terminal(stderr=True).status(words.say("bench.playing", tables=tables)):
        load = measure(tables, seconds)
    figures = load.figures()
    if json:
        print_json(figures)
    else:
        _show(figures, tables, words)
    for failure in sorted(set(load.failed))[:5]:
        terminal(stderr=True).print(Text(failure, "red"), soft_wrap=True)
    return 1 if load.failed else 0


def _show(figures: dict[str, Any], tables: int, words: Words) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    for name, digits in _DIGITS.items():
        table.add_row(words.say(f"bench.{name}"), _number(figures[name], digits, words))
    terminal().print(table)
    memory = " ".join(_number(one, 0, words) for one in figures["memory_mib"])
    terminal().print(Text(words.say("bench.memory_mib", memory=memory)))
    terminal().print(Text(words.say("bench.crowd", tables=tables, pause=words.number(PAUSE)), "dim"))


def _number(value: float | None, digits: int, words: Words) -> str:
    return "–" if value is None else words.number(value, digits)
