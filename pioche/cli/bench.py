"""`pioche bench`: how fast each game goes, plain and compiled, how fast the server answers and environments step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from pioche.cli.console import print_json, terminal
from pioche.cli.errors import CommandError
from pioche.cli.words import Lang, Words
from pioche.engine import Game, game_of, slugs
from pioche.lab.bench import ROUNDS, Figures, NoBuildError, build_here, measure, measure_elsewhere

if TYPE_CHECKING:
    from rich.table import Table

_BUILDS = ("plain", "compiled")
_DIGITS = {
    "decisions_per_s": 0,
    "games_per_s": 0,
    "clone_quiet_us": 1,
    "clone_inner_us": 1,
    "clone_live_us": 1,
    "replay_ms": 2,
}


def bench(
    game: str | None = None,
    /,
    *,
    json: bool = False,
    seconds: float = 3.0,
    builds: str = "plain,compiled",
    tables: int = 300,
    lang: Lang | None = None,
) -> int:
    """Measure one game or all of them, the server or environments. `--builds here` is the build that runs this."""
    words = Words(lang)
    if seconds <= 0:
        raise CommandError("value", code=2, command="bench", name="--seconds", value=seconds)
    if game == "server":
        from pioche.cli.bench_server import bench_server

        return bench_server(tables, seconds, json, words)
    if game == "env":
        from pioche.cli.bench_env import bench_env

        return bench_env(seconds, json, words)
    wanted = [build_here() if one == "here" else one for one in builds.split(",")]
    for one in wanted:
        if one not in _BUILDS:
            raise CommandError("value", code=2, command="bench", name="--builds", value=one)
    games = [game_of(slug) for slug in ([game] if game else slugs())]
    console = terminal()
    results: dict[str, dict[str, Figures]] = {}
    missing: dict[str, str] = {}
    for played in games:
        found = _measure(played, list(dict.fromkeys(wanted)), seconds, missing, words)
        results[played.slug] = found
        if found and not json:
            console.print(_table(played, found, words))
    if json:
        print_json(results)
    elif any(results.values()):
        console.print(Text(words.say("bench.noise", rounds=ROUNDS), "dim"))
    for line in missing.values():
        terminal(stderr=True).print(Text(line, "yellow"), soft_wrap=True)
    return 0 if any(results.values()) else 1


def _measure(
    game: Game[Any, Any], builds: list[str], seconds: float, missing: dict[str, str], words: Words
) -> dict[str, Figures]:
    """The figures of one game by build. A build that cannot be had is noted in `missing`, and not tried again."""
    found: dict[str, Figures] = {}
    for build in builds:
        if build in missing:
            continue
        name = words.say(f"bench.{build}")
        with terminal(stderr=True).status(words.say("bench.measuring", game=game.slug, build=name)):
            try:
                here = build == build_here()
                found[build] = measure(game, seconds) if here else measure_elsewhere(game.slug, seconds, build)
            except NoBuildError as reason:
                why = words.say(f"bench.{reason.key}", **reason.args_)
                missing[build] = words.say("bench.missing", build=name, why=why)
    return found


def _table(game: Game[Any, Any], found: dict[str, Figures], words: Words) -> Table:
    """The builds side by side; after each figure, how far the worst round fell behind."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(game.names[words.lang], no_wrap=True)
    for build, figures in found.items():
        table.add_column(f"{words.say(f'bench.{build}')} {figures['python']}", justify="right", no_wrap=True)
        table.add_column("±", justify="right", style="dim", no_wrap=True)
    for name in (*_DIGITS, "options_share"):
        row: list[str] = []
        for figures in found.values():
            value = figures[name]
            if value is None:
                row += ["–", ""]
            else:
                row.append(words.percent(value) if name == "options_share" else words.number(value, _DIGITS[name]))
                row.append(words.percent(figures["spread"][name], 0))
        table.add_row(words.say(f"bench.{name}"), *row)
    return table
