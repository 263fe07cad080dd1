"""`pioche sim`: many games between bots."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec
from rich.text import Text

from pioche.bots import make_bot
from pioche.cli.console import check_start, keep, match_options, seat_decks, terminal, write_file
from pioche.cli.errors import CommandError
from pioche.cli.words import Lang, Words
from pioche.engine import Deck, game_of
from pioche.engine.rng import fresh_seed
from pioche.lab.series import Outcome, Series, play_all, wilson

if TYPE_CHECKING:
    from rich.table import Table

_MOST_RECORDS = 10  # written of games that failed


def sim(
    game: str,
    /,
    *,
    games: int = 100,
    bot: list[str] | None = None,
    deck: list[str] | None = None,
    seats: int | None = None,
    seed: str | None = None,
    jobs: int | None = None,
    out: Path | None = None,
    option: list[str] | None = None,
    lang: Lang | None = None,
) -> int:
    """Play games between bots over all cores, and say how they went; 1 if one of them failed."""
    words = Words(lang)
    for name, number in (("--games", games), ("--jobs", jobs)):
        if number is not None and number < 1:
            raise CommandError("at-least-one", code=2, name=name)
    series = _series(game, bot or ["random"], deck or [], seats, seed, match_options(option or []), hashes=bool(out))
    outcomes, took = _play(series, games, jobs or os.cpu_count() or 1, words)
    if out is not None:
        write_file(out, b"".join(msgspec.json.encode(_as_data(series, one)) + b"\n" for one in outcomes))
    played = [one for one in outcomes if not one.error]
    console = terminal()
    if played:
        console.print(_standings("bot", _apart(series.bots), [one.bots for one in played], played, words), "")
        named = _apart([deck_name(one) for one in series.decks])
        console.print(_standings("deck", named, [one.decks for one in played], played, words), "")
        console.print(_lengths(played, words), "")
    console.print(Text(_summary(series, played, took, words)))
    return _report([one for one in outcomes if one.error], series, words)


def _series(
    slug: str,
    bots: Sequence[str],
    decks: Sequence[str],
    seats: int | None,
    seed: str | None,
    options: dict[str, Any],
    *,
    hashes: bool,
) -> Series:
    """Who plays what; refused here where no game could begin."""
    game = game_of(slug)
    count = seats or max(len(bots), len(decks), game.seats[0])
    for name, given in (("--bot", bots), ("--deck", decks)):
        if len(given) > count:
            raise CommandError("more-than-seats", code=2, name=name, count=len(given), seats=count)
    for bot in bots:
        make_bot(bot)
    dealt = seat_decks(game, decks, count)
    check_start(game, dealt, options)
    playing = tuple(bots[i % len(bots)] for i in range(count))
    return Series(slug, playing, tuple(dealt), fresh_seed() if seed is None else seed, options, hashes)


def deck_name(deck: str | Deck) -> str:
    return deck if isinstance(deck, str) else str(deck.get("name", ""))


def _apart(names: Sequence[str]) -> list[str]:
    """Names told apart by a number where one occurs twice."""
    return [name if names.count(name) == 1 else f"{name} {names[: i + 1].count(name)}" for i, name in enumerate(names)]


def _play(series: Series, games: int, jobs: int, words: Words) -> tuple[list[Outcome], float]:
    """All outcomes in the order of the games, with a progress bar where somebody looks, and how long it took."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    outcomes: list[Outcome] = []
    console = terminal(stderr=True)
    shown = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*shown, console=console, transient=True, disable=not console.is_terminal) as progress:
        begin = perf_counter()
        task = progress.add_task(series.game, total=games)
        for part in play_all(series, games, jobs):
            outcomes += part
            progress.advance(task, len(part))
        took = perf_counter() - begin
    return sorted(outcomes, key=lambda one: one.i), took


def _as_data(series: Series, one: Outcome) -> dict[str, Any]:
    data: dict[str, Any] = {
        "game": series.game,
        "seed": one.seed,
        "seats": len(one.bots),
        "bots": [series.bots[bot] for bot in one.bots],
        "decks": [deck_name(series.decks[deck]) for deck in one.decks],
        "first": one.first,
        "winners": list(one.winners),
        "reason": one.reason,
        "decisions": one.decisions,
        "turns": one.turns,
        "hash": one.hash,
    }
    return data | {"error": one.error} if one.error else data


def _table(titles: Sequence[str]) -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for i, title in enumerate(titles):
        table.add_column(title, justify="left" if i == 0 else "right", no_wrap=True)
    return table


def _standings(
    what: str, names: Sequence[str], seated: Sequence[Sequence[int]], played: Sequence[Outcome], words: Words
) -> Table:
    """How often each of the bots (or decks) won. `seated` says, game by game, which of them had each seat."""
    table = _table([words.say(f"sim.{title}") for title in (what, "games", "wins", "draws", "share", "interval")])
    for i, name in enumerate(names):
        wins = sum(i in [who[seat] for seat in one.winners] for who, one in zip(seated, played, strict=True))
        draws = sum(not one.winners for one in played)
        figures = [words.number(number) for number in (len(played), wins, draws)]
        table.add_row(name, *figures, words.percent(wins / len(played)), _interval(wins, len(played), words))
    return table


def _interval(wins: int, games: int, words: Words) -> str:
    low, high = wilson(wins, games)
    return f"{words.percent(low)} – {words.percent(high)}"


def _lengths(played: Sequence[Outcome], words: Words) -> Table:
    table = _table([words.say(f"sim.{title}") for title in ("length", "mean", "least", "most")])
    for what, lengths in (("decisions", [one.decisions for one in played]), ("turns", [one.turns for one in played])):
        mean = words.number(sum(lengths) / len(lengths), 1)
        table.add_row(words.say(f"sim.{what}"), mean, words.number(min(lengths)), words.number(max(lengths)))
    return table


def _summary(series: Series, played: Sequence[Outcome], took: float, words: Words) -> str:
    begun = [one for one in played if one.first >= 0]
    wins = sum(one.first in one.winners for one in begun)
    lines = []
    if begun:
        share, interval = words.percent(wins / len(begun)), _interval(wins, len(begun), words)
        lines.append(words.say("sim.first", wins=words.number(wins), share=share, interval=interval))
    speed = words.number(sum(one.decisions for one in played) / took)
    lines.append(words.say("sim.speed", speed=speed, seconds=words.number(took, 1)))
    lines.append(words.say("sim.seed", seed=series.seed))
    return "\n".join(lines)


def _report(failed: Sequence[Outcome], series: Series, words: Words) -> int:
    """Keep records of the games that failed; the exit code."""
    console = terminal(stderr=True)
    for one in failed[:_MOST_RECORDS]:
        path = keep(one.record, series.game, "failures")
        line = words.say("sim.failed", i=one.i + 1, n=one.decisions, error=one.error, path=path)
        console.print(Text(line, "red"), soft_wrap=True)
    if len(failed) > _MOST_RECORDS:
        console.print(Text(words.say("sim.more-failed", n=len(failed) - _MOST_RECORDS), "red"))
    return 1 if failed else 0
