"""What random games do, to be compared before and after a change that is to change no rule.

python tools/behaviour.py write FILE [GAMES]   a line a game: seed, decisions, result, and a hash of all that was asked,
                                               picked and told
python tools/behaviour.py show GAME SEED       that game, line by line, to be compared with `diff`

Run `write` on both commits and compare the files with `diff`; hashes of states may differ, these may not.
"""

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from pathlib import Path

from pioche.engine import game_of, new_match, slugs
from pioche.engine.api import deck_of
from pioche.engine.explain import log_data
from pioche.engine.rng import rng_of


def transcript(slug: str, seed: int) -> Iterator[str]:
    """A random game: each question with its options, each pick, each line of the log in English."""
    game = game_of(slug)
    rng = rng_of(f"behaviour {seed}")
    seats = rng.pick(sorted(game.seats))
    ready = [*game.starters(), "random"]
    decks = [rng.pick(ready) for _ in range(seats)]
    if game.refuses_table([deck_of(game, deck, f"{seed} {i}") for i, deck in enumerate(decks)]):
        decks = list(game.starters())[:seats]
    match = new_match(game, decks, seed)
    while match.decision is not None:
        decision = match.decision
        pick = rng.pick(decision.keys)
        yield f"{decision.seat} {decision.kind} {decision.prompt} {decision.source} {' '.join(decision.keys)} > {pick}"
        match.choose(pick)
        for told in log_data(match, match.n, None, "en"):
            yield f"    {told['text']}"
    yield f"{match.result!r}"


def line(slug: str, seed: int) -> str:
    lines = list(transcript(slug, seed))
    made = sum(not one.startswith("    ") for one in lines) - 1
    return f"{slug} {seed} {made} {blake2b(chr(10).join(lines).encode(), digest_size=8).hexdigest()} {lines[-1]}"


def lines(part: tuple[str, range]) -> list[str]:
    return [line(part[0], seed) for seed in part[1]]


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["write", file, *count]:
            games = int(count[0]) if count else 2000
            parts = [(slug, range(at, min(at + 20, games))) for slug in slugs() for at in range(0, games, 20)]
            with ProcessPoolExecutor() as pool:
                Path(file).write_text("".join(f"{one}\n" for part in pool.map(lines, parts) for one in part))
        case ["show", slug, seed]:
            print("\n".join(transcript(slug, int(seed))))
        case _:
            sys.exit(__doc__)
