"""One call of the command: which part answers it, and how it ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pioche import __version__
from pioche.cli.errors import CommandError, RefusedError
from pioche.cli.words import Words, language
from pioche.engine.errors import PiocheError

if TYPE_CHECKING:
    from cyclopts import App, CycloptsError

COMMANDS = {
    "serve": "pioche.cli.serve:serve",
    "play": "pioche.cli.play:play",
    "replay": "pioche.cli.replay:replay",
    "games": "pioche.cli.games:games",
    "cards": "pioche.cli.cards:cards",
    "decks": "pioche.cli.decks:decks",
    "rules": "pioche.cli.rules:rules",
    "words": "pioche.cli.vocabulary:words",
    "sim": "pioche.cli.sim:sim",
    "bench": "pioche.cli.bench:bench",
    "hunt": "pioche.cli.hunt:hunt",
    "engine": "pioche.cli.engine:engine",
}
INTERRUPTED = 130


def run(argv: Sequence[str]) -> int:
    """Carry out one call; returns the exit code. Whatever goes wrong is one line on standard error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without accents is no reason to fail
    words = Words(language(argv))
    try:
        code = _answer(argv, words)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        return _pipe_closed()
    except KeyboardInterrupt:
        _complain("")
        return INTERRUPTED
    except Exception as error:
        if os.environ.get("PIOCHE_DEBUG"):
            raise
        failed = _failure(error)
        _complain(failed.text(words.lang))
        return failed.code


def _failure(error: Exception) -> CommandError:
    if isinstance(error, CommandError):
        return error
    if isinstance(error, PiocheError):
        return RefusedError(error)
    what = (str(error).splitlines() or [""])[0]
    return CommandError("unexpected", kind=type(error).__name__, what=what)


def _answer(argv: Sequence[str], words: Words) -> int:
    if list(argv) == ["--version"]:
        print(f"pioche {__version__}")
        return 0
    named = [one for i, one in enumerate(argv) if not one.startswith("-") and argv[max(0, i - 1)] != "--lang"]
    if not named or "--help" in argv or "-h" in argv:
        print_help(next(iter(named), ""), words)
        return 0
    from cyclopts import CycloptsError

    try:
        code = make_app()(argv, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        raise _wrong_call(error) from None
    return code if isinstance(code, int) else 0


def make_app() -> App:
    """The commands with their arguments; each is imported when it is called."""
    from cyclopts import App, Parameter

    app = App(
        name="pioche",
        help_flags=[],
        version_flags=[],
        default_parameter=Parameter(negative=()),
        suppress_keyboard_interrupt=False,
    )
    for name, place in COMMANDS.items():
        app.command(place, name=name)
    return app


def print_help(command: str, words: Words) -> None:
    """The page of a command, or of `pioche` itself. They are written by hand, so that they read well."""
    if command and command not in COMMANDS:
        raise _unknown_command(command)
    from rich.text import Text

    from pioche.cli.console import terminal
    from pioche.engine import slugs

    game = next(iter(slugs()), "GAME")  # for the examples
    page = Text(words.say(f"help.{command or 'pioche'}", game=game).strip("\n"))
    page.highlight_regex(r"(?m)^\S.*$", "bold")
    page.highlight_regex(r"(?m)^  (pioche .*)$", "cyan")
    page.highlight_regex(r"(?m)(?<= )--[a-z]+", "green")
    terminal().print(page, soft_wrap=True)


def _unknown_command(typed: str) -> CommandError:
    from difflib import get_close_matches

    close = get_close_matches(typed, COMMANDS, 1)
    if close:
        return CommandError("command-close", code=2, command=typed, close=close[0])
    return CommandError("command", code=2, command=typed, commands=", ".join(COMMANDS))


def _wrong_call(error: CycloptsError) -> CommandError:
    """What is wrong with the arguments, in our words."""
    from cyclopts import (
        CoercionError,
        MissingArgumentError,
        UnknownCommandError,
        UnknownOptionError,
        UnusedCliTokensError,
    )

    if isinstance(error, UnknownCommandError):
        return _unknown_command((error.unused_tokens or [""])[0])
    command = (error.command_chain or ("",))[0]
    if isinstance(error, UnknownOptionError):
        return CommandError("option", code=2, command=command, option=error.token.keyword or error.token.value)
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        return CommandError("missing", code=2, command=command, name=error.keyword or error.argument.name)
    if isinstance(error, CoercionError) and error.token is not None:
        name = error.token.keyword or (error.argument.name if error.argument else "")
        return CommandError("value", code=2, command=command, name=name, value=error.token.value)
    if isinstance(error, UnusedCliTokensError):
        return CommandError("too-many", code=2, command=command, what=" ".join(error.unused_tokens or ()))
    return CommandError("call", code=2, command=command, what=" ".join(str(error).split()))


def _complain(text: str) -> None:
    print(" ".join(text.splitlines()), file=sys.stderr)


def _pipe_closed() -> int:
    """Whoever read us has gone (`pioche … | head`): say nothing, also not when the interpreter flushes at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
