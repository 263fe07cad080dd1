"""Compile the hot modules with mypyc: `python -m pioche.compile FOLDER` makes a compiled copy of the packages there."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from hashlib import sha256
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from pioche.engine.declared import expanded

# Plain data, rules and the match itself. What talks to people, files and wires stays interpreted.
_ENGINE = (
    *("rng", "choice", "cards", "state", "flow", "seats", "lasting"),
    *("abilities", "stack", "table", "effects", "activate", "toss", "zones", "log", "game", "match", "fingerprint"),
)
_GAME = ("state.py", "rules.py", "rules/*.py", "evaluate.py", "game.py")
_IGNORED = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")


def hot_modules(package: Path) -> list[Path]:
    """Of Pioche the engine's core; of each game, ours or a plug-in's, the state, the rules, the evaluation and the game
    object, and all that games share (`games/*_common`)."""
    modules = [package / "engine" / f"{name}.py" for name in _ENGINE if package.name == "pioche"]
    for folder in (package, *sorted(package.glob("games/*"))):
        if (folder / "state.py").exists():
            modules += [path for pattern in _GAME for path in sorted(folder.glob(pattern))]
        elif folder.name.endswith("_common"):
            modules += sorted(folder.glob("[!_]*.py"))
    return modules


def compile_to(target: Path, packages: list[Path]) -> list[Path]:
    """Build the compiled libraries of `packages` into `target`; returns them. Needs mypy, setuptools, a C compiler."""
    build = Path(tempfile.mkdtemp(prefix="pioche-mypyc-"))
    try:
        groups: dict[str, list[str]] = {}  # a library for the engine and one for each game, built side by side
        for package in packages:
            shutil.copytree(package, build / package.name, ignore=_IGNORED)
            for path in hot_modules(package):
                place = path.relative_to(package.parent)
                _write_out(build / place, place)
                name = place.parts[2].removesuffix("_common") if place.parts[1] == "games" else place.parts[0]
                groups.setdefault(name, []).append(place.as_posix())
        modules = [place for group in groups.values() for place in group]
        separate = [(group, f"pioche_{name}") for name, group in groups.items()]
        script = (
            "import sys; from setuptools import setup; from mypyc.build import mypycify\n"
            "sys.argv = ['setup', 'build_ext', '--build-lib', 'out', '--parallel', '2']\n"
            f"modules = mypycify({modules!r}, opt_level='3', separate={separate!r})\n"
            "setup(name='pioche', packages=[], ext_modules=modules)\n"
        )
        done = subprocess.run([sys.executable, "-c", script], cwd=build, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"mypyc: {(done.stdout + done.stderr)[-3000:]}")
        out = build / "out"
        libraries = [path.relative_to(out) for path in sorted(out.rglob("*.*")) if path.is_file()]
        for library in libraries:
            (target / library).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(out / library, target / library)
        return [target / library for library in libraries]
    finally:
        shutil.rmtree(build, ignore_errors=True)


def _write_out(path: Path, place: Path) -> None:
    """mypyc compiles what is written: what classes leave to a decorator is written out."""
    source = path.read_text()
    if "pioche.engine.declared import" in source:
        module = place.with_suffix("").as_posix().replace("/", ".")
        import_module(module)
        path.write_text(expanded(source, module))


def installed_packages() -> list[Path]:
    """Pioche itself and the packages of the games that are plugged in."""
    packages = [Path(__file__).parent]
    for point in sorted(entry_points(group="pioche.games"), key=lambda point: point.name):
        spec = find_spec(point.module.partition(".")[0])
        folders = spec.submodule_search_locations if spec is not None else None  # none: a single module, left alone
        if folders and Path(folders[0]) not in packages:
            packages.append(Path(folders[0]))
    return packages


def _fingerprint(packages: list[Path]) -> str:
    """Changes whenever a source file does."""
    digest = sha256(sys.version.encode())
    for package in packages:
        for path in sorted(package.rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.relative_to(package.parent).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def compiled_copy(target: Path) -> Path:
    """A compiled copy below `target`, to be put on `PYTHONPATH`; made anew only where a source has changed."""
    packages = installed_packages()
    stamp = target / "stamp"
    now = _fingerprint(packages)
    if not stamp.exists() or stamp.read_text() != now:
        target.parent.mkdir(parents=True, exist_ok=True)
        fresh = Path(tempfile.mkdtemp(prefix=f"{target.name}-", dir=target.parent))  # so that two may compile at once
        for package in packages:
            shutil.copytree(package, fresh / package.name, ignore=_IGNORED)
        compile_to(fresh, packages)
        (fresh / stamp.name).write_text(now)
        shutil.rmtree(target, ignore_errors=True)
        fresh.rename(target)
    return target


if __name__ == "__main__":
    print(compiled_copy(Path(sys.argv[1] if len(sys.argv) > 1 else "build/compiled").resolve()))
