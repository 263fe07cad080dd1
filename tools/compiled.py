"""Compile, run the contract on the compiled builds, and compare the hashes of random games between all builds."""

import fnmatch
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from pioche.compile import compiled_copy

HASHES = """
from pioche.engine import game_of, slugs
from pioche.engine.contract import last_hashes
import pioche.engine.match as match
import sys
print(match.__file__, file=sys.stderr)
for slug in slugs():
    print(slug, *last_hashes(game_of(slug), 200), sep="\\n")
"""

# What looks at words, screens and wires, what plays whole series, and the scenes of cards, whose blocks are interpreted
# on every build, say nothing new here.
NOT_OF_THE_BUILD = ("bad_input", "cards_*", "every_card", "greedy", "protocol", "screen", "terminal")


def run(arguments: list[str], build: Path | None, hash_seed: str) -> str:
    """Run Python on a build; different hash seeds show whether the order of a set has crept into the rules.

    `-P`: the working directory, where the plain package lies, must not come before the build.
    """
    paths = {"PYTHONPATH": str(build)} if build else {}
    environment = {"PIOCHE_CONTRACT_GAMES": "15", **os.environ, "PYTHONHASHSEED": hash_seed, **paths}
    done = subprocess.run(
        [sys.executable, "-P", *arguments], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    return done.stdout + ("" if arguments[0] == "-c" else done.stderr)


def without_games(build: Path, target: Path) -> Path:
    """The compiled engine of a build, where games, ours or plugged in, run interpreted on it."""

    def left_out(folder: str, names: list[str]) -> list[str]:
        here = "*.so" if Path(folder).name == "engine" else "pioche_pioche__mypyc*.so"
        return [name for name in fnmatch.filter(names, "*.so") if not fnmatch.fnmatch(name, here)]

    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(build, target, ignore=left_out)
    return target


compiled = compiled_copy(Path("build/compiled").resolve())
builds = {
    "plain": None,
    "compiled": compiled,
    "compiled engine, interpreted games": without_games(compiled, compiled.with_name("compiled-engine")),
}
with ThreadPoolExecutor(2) as both:  # two cores
    found = both.map(lambda pair: run(["-c", HASHES], pair[1], str(pair[0])), enumerate(builds.values(), 1))
    hashes = dict(zip(builds, found, strict=True))
for name, found in hashes.items():
    if found != hashes["plain"]:
        differing = [i for i, (a, b) in enumerate(zip(found.split(), hashes["plain"].split(), strict=False)) if a != b]
        sys.exit(f"{name}: hashes differ from the plain build's, first at word {differing[:1]}")
print(f"{len(hashes['plain'].splitlines())} lines of hashes agree between {len(builds)} builds")
for name, build in builds.items():
    if build:
        if build.name == "compiled-engine":  # games that are made for a test come out of the interpreted duel
            tests = ["tests/engine", "examples/duel/tests"]
        else:
            tests = ["tests/contract/test_games.py", "tests/games", "examples/duel/tests"]
            tests += [f"--ignore-glob=*_{name}.py" for name in NOT_OF_THE_BUILD]
        arguments = ["-m", "pytest", "-n", "2", "-p", "no:cacheprovider", *tests]
        print(f"{name}: {run(arguments, build, '4').splitlines()[-1]}")
