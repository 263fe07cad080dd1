"""A KeyForge match over the protocol, for tests: requests as a client sends them, answers as it reads them."""

import json

from pioche.adapters.stdio import Protocol

ZONES = ("battleline", "artifacts", "hand", "deck", "discard", "archives", "purged")
PLAYER = {"amber", "chains", "keys", "key_cost", "houses", "house"}
PERMANENT = {
    *("owner", "controller", "type", "ready", "damage", "amber", "power", "armor", "armor_used", "stunned", "ward"),
    *("enraged", "counters", "keywords", "houses", "flank", "tagged", "upgrades", "under", "linked"),
}


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
    """One match; cards are named by their ids, the first one on the table unless said otherwise."""

    def __init__(self, me=None, you=None, **words):
        self.client = Client()
        words = {"game": "keyforge", "active": 0, "players": [me or {}, you or {}], **words}
        answer = self.client.ok("scenario", **words)
        self.match = answer["match"]
        self.decision = answer["decision"]
        self.result = None

    def ok(self, do, **fields):
        answer = self.client.ok(do, match=self.match, **fields)
        self.decision = answer["decision"] if "decision" in answer and do != "view" else self.decision
        self.result = answer.get("result") if do != "view" else self.result
        return answer

    def error(self, do, **fields):
        return self.client.error(do, match=self.match, **fields)

    @property
    def keys(self):
        return [option["key"] for option in self.decision["options"]]

    @property
    def all(self):
        return self.ok("view", all=True)

    @property
    def players(self):
        return self.all["players"]

    def hash(self):
        return self.client.protocol.matches[self.match].match.hash()

    def number(self, id, nth=0):
        return [entry["number"] for entry in entries(self.all) if entry["card"] == id][nth]

    def entry(self, id, nth=0):
        return [entry for entry in entries(self.all) if entry["card"] == id][nth]

    def key(self, verb, what=""):
        return verb if not what else f"{verb}:{self.number(what) if what in self._ids() else what}"

    def _ids(self):
        return {entry["card"] for entry in entries(self.all)}

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
        if isinstance(value, dict) and "card" in value and "number" in value:
            yield value
        if isinstance(value, (dict, list)):
            yield from entries(value)


def ids(cards):
    """Cards of a view by id, and tokens as they are."""
    return [card.get("card", card.get("token")) for card in cards]
