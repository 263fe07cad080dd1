"""`pioche engine`: one JSON object a line in, one a line out. It never dies from what it reads."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from typing import Any, BinaryIO

import msgspec

from pioche.adapters.matches import Matches
from pioche.adapters.requests import MOST_BYTES, Json, parse, request_of
from pioche.adapters.verbs import DEFAULT_LANG, VERBS, Answer
from pioche.engine import Game, PiocheError, game_of
from pioche.engine.cards import LANGUAGES
from pioche.engine.explain import error_text

_MOST_MESSAGE = 500  # characters; a message may name what was sent

_log = logging.getLogger(__name__)


class Protocol:
    """One client's side of the engine: its open matches, and an answer to each line."""

    def __init__(self) -> None:
        self.matches = Matches()

    def answer(self, line: bytes) -> bytes:
        """The answer to a line, without its end of line; whatever the line holds, there is one."""
        asked: Json = {}
        try:
            asked = parse(line)
            return msgspec.json.encode({"id": _id(asked), "ok": self._ok(asked)})
        except PiocheError as error:
            refused = error
        except Exception:
            _log.exception("a request failed")
            refused = PiocheError("internal")
        return msgspec.json.encode({"id": _id(asked), "error": self._error(refused, asked)})

    def _ok(self, asked: Json) -> Answer:
        if "do" not in asked:
            raise PiocheError("missing-field", options=list(VERBS), field="do")
        do = asked["do"]
        if not isinstance(do, str) or do not in VERBS:
            raise PiocheError("unknown-verb", options=list(VERBS), do=do)
        kind, answers = VERBS[do]
        return answers(self.matches, request_of(kind, asked))

    def _error(self, error: PiocheError, asked: Json) -> Answer:
        lang = asked.get("lang")
        try:
            message = error_text(error, lang if lang in LANGUAGES else DEFAULT_LANG, *self._about(asked))
        except Exception:  # what was sent cannot even be named
            _log.exception("no words for %s", error.code)
            message = error.code
        return {
            "code": error.code,
            "message": message if len(message) <= _MOST_MESSAGE else message[: _MOST_MESSAGE - 1] + "…",
            "rules": [refusal.rule for refusal in error.refusals],
            "options": error.options,
        }

    def _about(self, asked: Json) -> tuple[Game[Any, Any] | None, Sequence[str]]:
        """The game whose words explain an error, and who plays."""
        match = asked.get("match")
        if isinstance(match, str) and match in self.matches:
            table = self.matches[match]
            return table.match.game, table.match.names
        record = asked.get("record")
        slug = (record if isinstance(record, dict) else asked).get("game")
        try:
            return (game_of(slug) if isinstance(slug, str) else None), ()
        except Exception:  # there is no such game, or it cannot be imported: the error itself says so
            return None, ()


def _id(asked: Json) -> int | str | None:
    id = asked.get("id")
    return id if type(id) in (int, str) else None


def serve(lines: BinaryIO, out: BinaryIO) -> None:
    """Answer line by line until the input ends, or nobody reads the answers any longer."""
    protocol = Protocol()
    with redirect_stdout(sys.stderr):  # what a plug-in prints must not get between the answers
        try:
            for line in _lines(lines):
                out.write(protocol.answer(line) + b"\n")
                out.flush()
        except BrokenPipeError:
            # Python would try once more at its end to write what is left, and complain.
            os.dup2(os.open(os.devnull, os.O_WRONLY), out.fileno())


def _lines(lines: BinaryIO) -> Iterator[bytes]:
    """Lines without their ends; of one that is too long, only enough to tell."""
    while line := lines.readline(MOST_BYTES + 1):
        rest = line
        while len(rest) > MOST_BYTES and not rest.endswith(b"\n"):
            rest = lines.readline(MOST_BYTES + 1)
        yield line.removesuffix(b"\n")
