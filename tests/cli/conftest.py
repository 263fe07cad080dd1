"""The command as a user calls it: in this process for speed, or in one of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from pioche.cli.app import run
from pioche.engine import registry


@dataclass
class Ended:
    code: int
    out: str
    err: str


Call = Callable[..., Ended]


@pytest.fixture(autouse=True)
def _own_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that a test adds are gone after it."""
    monkeypatch.setattr(registry, "_added", dict(registry._added))


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place for what the command keeps, French words, eighty columns."""
    folder = tmp_path / "data"
    monkeypatch.setenv("PIOCHE_DATA", str(folder))
    monkeypatch.setenv("PIOCHE_LANG", "fr")
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("PIOCHE_DEBUG", "LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture
def pioche(data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """`pioche("cards", "duel")`; `typed` is what stands on its standard input."""

    def call(*argv: str, typed: str = "") -> Ended:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run(argv)
        said = capsys.readouterr()
        return Ended(code, said.out, said.err)

    return call


@pytest.fixture
def process(data: Path) -> Call:
    """The same in a process of its own; `path` comes before the others where modules are looked for."""

    def call(*argv: str, typed: str = "", path: Path | None = None, **environ: str) -> Ended:
        env = {**os.environ, **environ, **({"PYTHONPATH": str(path)} if path else {})}
        done = subprocess.run(
            [sys.executable, "-m", "pioche", *argv],
            env=env, input=typed, capture_output=True, encoding="utf-8", timeout=100, check=False,
        )  # fmt: skip
        return Ended(done.returncode, done.stdout, done.stderr)

    return call
