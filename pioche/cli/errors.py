"""How a command fails: in one line, with an exit code."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from pioche.cli.words import Words
from pioche.engine.errors import PiocheError
from pioche.engine.explain import error_text
from pioche.engine.game import Game

_WRONG_CALL = ("unknown-game", "unknown-bot", "unknown-deck", "unknown-match-option", "wrong-seats", "no-such-seat")


class CommandError(Exception):
    """Told by a message of the command line's own. `code` is 2 where the call was wrong, 1 where something failed."""

    def __init__(self, key: str, /, *, code: int = 1, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.args_ = args
        self.code = code

    def text(self, lang: str) -> str:
        return Words(lang).say(f"failed.{self.key}", **self.args_)


class RefusedError(CommandError):
    """Told by the engine, or by a game in its own words."""

    def __init__(self, error: PiocheError, game: Game[Any, Any] | None = None) -> None:
        super().__init__(error.code, code=2 if error.code in _WRONG_CALL else 1)
        self.error = error
        self.game = game

    def text(self, lang: str) -> str:
        return error_text(self.error, lang, self.game)


@contextmanager
def speaking_of(game: Game[Any, Any]) -> Iterator[None]:
    """What the game refuses here is told in its own words."""
    try:
        yield
    except PiocheError as error:
        raise RefusedError(error, game) from error
