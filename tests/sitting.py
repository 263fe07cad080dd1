"""A match over the protocol, for tests of any game: requests as a client sends them, answers as it reads them."""

import json

from pioche.adapters.stdio import Protocol


class Client:
    def __init__(self):
        self.protocol = Protocol()

    def ask(self, do, **fields):
        return json.loads(self.protocol.answer(json.dumps({"id": 1, "do": do, **fields}).encode()))

    def ok(self, do, **fields):
        answer = self.ask(do, **fields)
        assert "ok" in answer, answer
        return answer["ok"]

    def error(self, do, **fields):
        answer = self.ask(do, **fields)
        assert "error" in answer, answer
        return answer["error"]


class Sitting:
    """One match, opened by `do`; cards are named by their ids, the first one on the table unless said otherwise."""

    def __init__(self, do, **words):
        self.client = Client()
        answer = self.client.ok(do, **words)
        self.match = answer["match"]
        self.decision = answer["decision"]
        self.result = None

    def ok(self, do, **fields):
        answer = self.client.ok(do, match=self.match, **fields)
        if do != "view" and "decision" in answer:
            self.decision = answer["decision"]
            self.result = answer.get("result")
        return answer

    def error(self, do, **fields):
        return self.client.error(do, match=self.match, **fields)

    @property
    def inside(self):
        """The match itself, for what only a test may look at."""
        return self.client.protocol.matches[self.match].match

    def hash(self):
        return self.inside.hash()

    @property
    def keys(self):
        return [option["key"] for option in self.decision["options"]]

    @property
    def all(self):
        return self.ok("view", all=True)

    @property
    def players(self):
        return self.all["players"]

    def entry(self, id, nth=0):
        return [entry for entry in entries(self.all) if entry["card"] == id][nth]

    def number(self, id, nth=0):
        return self.entry(id, nth)["number"]

    def key(self, verb, what=""):
        if not what:
            return verb
        known = {entry["card"] for entry in entries(self.all)}
        return f"{verb}:{self.number(what) if what in known else what}"

    def choose(self, verb, what=""):
        """`choose("play", "anger")`, `choose("flank", "left")`, `choose("end")`."""
        return self.ok("choose", option=self.key(verb, what))

    def offers(self):
        """The options by what they are about: cards by their ids."""
        names = {entry["number"]: entry["card"] for entry in entries(self.all)}
        return [
            f"{option['key'].partition(':')[0]}:{names[option['card']]}" if option["card"] else option["key"]
            for option in self.decision["options"]
        ]


def entries(view):
    """Every card that a view names, with what lies on and under cards, in the order of the view."""
    for value in view.values() if isinstance(view, dict) else view:
        if isinstance(value, dict) and isinstance(value.get("card"), str) and "number" in value:
            yield value
        if isinstance(value, (dict, list)):
            yield from entries(value)


def ids(cards):
    """Cards of a view by id, and tokens as they are."""
    return [card.get("card", card.get("token")) for card in cards]


def in_both_languages(client, do, **fields):
    """The error, told in both languages, neither of which may be the other or name a message that is missing."""
    french, english = (client.error(do, lang=lang, **fields) for lang in ("fr", "en"))
    assert (french["code"], french["rules"]) == (english["code"], english["rules"])
    assert french["code"] != "internal"
    assert french["message"] != english["message"]
    assert "refusal." not in french["message"] + english["message"]
    assert client.error(do, **fields)["message"] == french["message"]
    return english


def standing(t):
    """All that a refused request leaves as it was."""
    return t.hash(), t.ok("decision"), t.ok("log", all=True), t.all, t.ok("save")["record"]
