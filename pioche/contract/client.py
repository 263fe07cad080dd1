"""A client of the protocol: requests as a program sends them, answers as it reads them."""

from __future__ import annotations

import json
import re
from typing import Any

from pioche.adapters.stdio import Protocol
from pioche.contract.tables import must
from pioche.engine.match import Match
from pioche.engine.messages import ENGINE_MESSAGES

Answer = dict[str, Any]

_RAW = re.compile(r"\b(refusal|error)\.|\{\w+[:}]")


class Client:
    """Speaks the protocol without a process in between."""

    def __init__(self) -> None:
        self.protocol = Protocol()

    def ask(self, do: str, **fields: Any) -> Answer:
        answer: Answer = json.loads(self.protocol.answer(json.dumps({"id": 1, "do": do, **fields}).encode()))
        return answer

    def ok(self, do: str, **fields: Any) -> Answer:
        answer = self.ask(do, **fields)
        must("ok" in answer, f"{do} is refused: {answer}")
        ok: Answer = answer["ok"]
        return ok

    def error(self, do: str, **fields: Any) -> Answer:
        answer = self.ask(do, **fields)
        must("error" in answer, f"{do} {fields!r:.200} is not refused")
        error: Answer = answer["error"]
        return error

    def open(self, match: Match) -> str:
        """A match that is there already, by the name that requests call it by."""
        return self.protocol.matches.open(match).id

    def inside(self, id: str) -> Match:
        """An open match itself, for what only a check may look at."""
        return self.protocol.matches[id].match

    def standing(self, id: str) -> tuple[Any, ...]:
        """All that a refused request leaves as it was."""
        told = (self.ok("decision", match=id), self.ok("log", match=id, all=True), self.ok("view", match=id, all=True))
        return (self.inside(id).hash(), *told, self.ok("save", match=id)["record"])


def check_error(error: Answer) -> None:
    """An error that says what is wrong in words: not that something broke, nor the name of a message without any."""
    must(error["code"] != "internal" and f"error.{error['code']}" in ENGINE_MESSAGES["fr"], f"a rule fails: {error}")
    must(error["message"] and not _RAW.search(error["message"]), f"an error without words: {error}")
    ruled = error["code"] in ("impossible", "illegal-deck", "illegal-table")
    must(bool(error["rules"]) == ruled or error["code"] == "unknown-option", f"an error without its rule: {error}")


def refused(client: Client, do: str, **fields: Any) -> Answer:
    """The error in English, told in either language by words of its own, and in French unless another is asked for."""
    french, english = (client.error(do, lang=lang, **fields) for lang in ("fr", "en"))
    for error in (french, english):
        check_error(error)
    must((french["code"], french["rules"]) == (english["code"], english["rules"]), f"{french} is not {english}")
    must(french["message"] != english["message"], f"not said in both languages: {english}")
    must(client.error(do, **fields)["message"] == french["message"], "French is not the first language")
    return english


__all__ = ["Answer", "Client", "check_error", "refused"]
