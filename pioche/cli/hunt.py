"""`pioche hunt`: odd positions, played on until something breaks."""

from __future__ import annotations

import os
from collections import Counter
from time import monotonic

from rich.text import Text

from pioche.cli.console import terminal
from pioche.cli.errors import CommandError
from pioche.cli.words import Lang, Words
from pioche.engine import game_of, slugs
from pioche.engine.rng import fresh_seed
from pioche.lab.hunt.hunter import hunt as hunting


def hunt(
    game: str | None = None,
    /,
    *,
    minutes: float = 1.0,
    seed: str | None = None,
    jobs: int | None = None,
    lang: Lang | None = None,
) -> int:
    """Hunt in one game or in all of them; 1 if something broke. Each kind of finding is told once, as a scene."""
    words = Words(lang)
    if minutes <= 0:
        raise CommandError("value", code=2, command="hunt", name="--minutes", value=minutes)
    if jobs is not None and jobs < 1:
        raise CommandError("at-least-one", code=2, name="--jobs")
    games = [game_of(game).slug] if game else slugs()
    seed = fresh_seed() if seed is None else seed
    console = terminal()
    positions: Counter[str] = Counter()
    kinds: Counter[tuple[str, str]] = Counter()
    began = monotonic()
    for slug, count, findings in hunting(games, seed, 60 * minutes, jobs or os.cpu_count() or 1):
        positions[slug] += count
        for one in findings:
            kinds[slug, one.kind] += 1
            if kinds[slug, one.kind] == 1:
                console.print(Text(words.say("hunt.found", game=slug, kind=one.kind, seed=one.seed), "red bold"))
                console.print(Text(one.what.strip()), Text(one.scene), sep="\n\n", soft_wrap=True)
    seconds = words.number(monotonic() - began)
    for slug in games:
        found = [f"{kind} ({count})" for (where, kind), count in kinds.items() if where == slug]
        line = words.say("hunt.summary", game=slug, positions=words.number(positions[slug]), found=len(found))
        console.print(Text("\n  ".join([line, *found])))
    console.print(Text(words.say("hunt.seed", seed=seed, seconds=seconds), "dim"))
    return 1 if kinds else 0
