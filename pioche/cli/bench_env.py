"""`pioche bench env`: how fast the environments for learning step."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from rich.text import Text

from pioche.cli.console import print_json, terminal
from pioche.engine import game_of, slugs

if TYPE_CHECKING:
    from pioche.cli.words import Words

_TITLES = ("steps_per_s", "observation_share", "numbers")


def bench_env(seconds: float, json: bool, words: Words) -> int:
    """Measure every game in the build that runs this command."""
    if any(find_spec(name) is None for name in ("numpy", "gymnasium", "pettingzoo")):
        terminal(stderr=True).print(Text(words.say("bench.no-rl"), "yellow"), soft_wrap=True)
        return 1
    from rich.table import Table

    from pioche.lab.bench_env import ROUNDS, measure_env

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("")
    for title in _TITLES:
        table.add_column(words.say(f"bench.{title}"), justify="right", no_wrap=True)
    found = {}
    for slug in slugs():
        game = game_of(slug)
        with terminal(stderr=True).status(words.say("bench.measuring", game=slug, build="env")):
            figures = found[slug] = measure_env(game, seconds)
        share = words.percent(figures["observation_share"])
        table.add_row(
            game.names[words.lang], words.number(figures["steps_per_s"]), share, words.number(figures["numbers"])
        )
    if json:
        print_json(found)
    else:
        terminal().print(table)
        terminal().print(Text(words.say("bench.env", rounds=ROUNDS), "dim"))
    return 0
