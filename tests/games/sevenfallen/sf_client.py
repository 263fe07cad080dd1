"""A match of 7 Fallen over the protocol, for tests: requests as a client sends them, answers as it reads them."""

import json

from sf_scene import side

from pioche.adapters.stdio import Protocol

ROWS = ("divine", "worship", "rear", "front", "limbo")
PILES = ("archangel", "gift", "hand", "book", "register", "purgatory", "pandemonium")
ZONES = ROWS + PILES
PLAYER = {"name", "team", "out", "automaton", "wealth", "worshippers", "poseidor"}
PERMANENT = {
    *("card", "number", "owner", "controller", "type", "classes", "keywords", "damage", "ec", "tilted", "attacker"),
    *("ambush", "mortal", "klass", "marks", "attached", "under", "combat"),
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
    """One match from a scenario; cards are named by their ids, the first one on the table unless said otherwise."""

    def __init__(self, me=None, you=None, **words):
        self.client = Client()
        answer = self.client.ok("scenario", game="sevenfallen", players=[side(me), side(you)], **words)
        self.match = answer["match"]
        self.decision = answer["decision"]

    def ok(self, do, **fields):
        answer = self.client.ok(do, match=self.match, **fields)
        if do != "view" and "decision" in answer:
            self.decision = answer["decision"]
        return answer

    def error(self, do, **fields):
        return self.client.error(do, match=self.match, **fields)

    @property
    def inside(self):
        """The match itself, for what only a test may look at."""
        return self.client.protocol.matches[self.match].match

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
        """`choose("play", "eclat-de-la-tour")`, `choose("pass")`."""
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
