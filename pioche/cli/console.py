"""What commands share: the terminal, the folder for saved games, and reading what people name on the command line."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pioche.cli.errors import CommandError, speaking_of
from pioche.engine import Deck, Game, Match, load
from pioche.engine.api import deck_of
from pioche.engine.match import start_of

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult
    from rich.text import Text


def terminal(*, stderr: bool = False) -> Console:
    """Where people read. Colours only where it is a terminal; what games say is never taken for markup."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False, stderr=stderr)


class Indented:
    """A text with a margin on its left, on as many lines as it takes."""

    def __init__(self, text: Text, margin: int = 2) -> None:
        self.text = text
        self.margin = margin

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.text.wrap(console, options.max_width - self.margin):
            line.rstrip()
            line.pad_left(self.margin)
            yield line


def read_line(question: str = "") -> str:
    """What the person types; EOFError at the end of the input. What comes from a file is shown as if it were typed."""
    typed = input(f"{question}> ").strip()
    if not sys.stdin.isatty():
        print(typed)
    return typed


def data_folder() -> Path:
    """`PIOCHE_DATA`, by default the platform's place for the data of programs."""
    named = os.environ.get("PIOCHE_DATA")
    if named:
        return Path(named).expanduser()
    from platformdirs import user_data_path

    return user_data_path("pioche", appauthor=False)


def keep(record: bytes, what: str, folder: str) -> Path:
    """Write a record into a folder of our data, under a name that is not taken; returns where."""
    place = data_folder() / folder
    stem = f"{what}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    try:
        place.mkdir(parents=True, exist_ok=True)
        for n in range(1, 10_000):
            path = place / (f"{stem}.json" if n == 1 else f"{stem}-{n}.json")
            try:
                with path.open("xb") as file:
                    file.write(record)
            except FileExistsError:
                continue
            return path
    except OSError as error:
        raise CommandError("file", path=place, reason=error.strerror) from error
    raise CommandError("file", path=place, reason=stem)


def read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise CommandError("file", path=path, reason=error.strerror) from error


def write_file(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except OSError as error:
        raise CommandError("file", path=path, reason=error.strerror) from error


def read_match(path: Path) -> Match:
    """The match of a record."""
    return load(read_file(path))


def read_deck(game: Game[Any, Any], path: Path) -> Deck:
    """A deck from a file: as JSON, or a line a card."""
    text = read_file(path).decode("utf-8-sig", errors="replace")
    if not text.lstrip().startswith("{"):
        listed = game.read_deck(text)
        return {**listed, "name": listed["name"] or path.stem}
    try:
        json.loads(text)
    except (ValueError, RecursionError) as error:
        raise CommandError("json", path=path, reason=error) from error
    return game.read_deck(text)


def find_deck(game: Game[Any, Any], named: str) -> str | Deck:
    """The id of a starter or `random` as it is; else the deck in the file of that name."""
    if named == "random" or named in game.starters() or not Path(named).exists():
        return named
    return read_deck(game, Path(named))


def seat_decks(game: Game[Any, Any], named: Sequence[str], seats: int) -> list[str | Deck]:
    """A deck for each of `seats`: those named, in turn, or the first starters. Where decks named twice cannot meet, the
    other seats take what starters are left."""
    with speaking_of(game):
        found = [find_deck(game, one) for one in named] or list(game.starters())
        dealt = [found[i % len(found)] for i in range(seats)]
        if len(found) < seats and game.refuses_table([deck_of(game, deck) for deck in dealt]):
            dealt = (found + [id for id in game.starters() if id not in found])[:seats]
        return dealt


def check_start(game: Game[Any, Any], decks: Sequence[str | Deck], options: dict[str, Any]) -> None:
    """Refuse decks and options that no match can begin with."""
    with speaking_of(game):
        start_of(game, [deck_of(game, deck) for deck in decks], "", (), options)


def match_options(given: Sequence[str]) -> dict[str, Any]:
    """`name=value` pairs; a value is a number, true or false, or else a word."""
    options: dict[str, Any] = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not name or not equals:
            raise CommandError("pair", code=2, what=one)
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
    return options


def print_json(data: Any) -> None:
    json.dump(data, sys.stdout, ensure_ascii=False, indent=1)
    print()
