"""A client of the protocol for tests."""

import json

from pioche.adapters.stdio import Protocol


class Client:
    """Speaks the protocol without a process in between."""

    def __init__(self):
        self.protocol = Protocol()

    def line(self, line):
        return json.loads(self.protocol.answer(line))

    def ask(self, do, **fields):
        return self.line(json.dumps({"do": do, **fields}).encode())

    def ok(self, do, **fields):
        answer = self.ask(do, **fields)
        assert "ok" in answer, answer
        return answer["ok"]

    def error(self, do, **fields):
        answer = self.ask(do, **fields)
        assert "error" in answer, answer
        return answer["error"]

    def code(self, do, **fields):
        return self.error(do, **fields)["code"]

    def hash(self, id):
        return self.protocol.matches[id].match.hash()


def keys(answer):
    return [option["key"] for option in answer["decision"]["options"]]
