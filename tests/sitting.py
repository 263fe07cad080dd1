"""A match over the protocol, for tests of any game: requests as a client sends them, answers as it reads them."""

from copy import deepcopy

from pioche.contract.client import Client, refused
from pioche.contract.tables import entries

__all__ = ["Client", "Sitting", "entries", "ids", "refuses_key", "refuses_patch", "refuses_position"]


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


def ids(cards):
    """Cards of a view by id, and tokens as they are."""
    return [card.get("card", card.get("token")) for card in cards]


def refuses_position(game, words, rule, named):
    """That a scenario is refused by a rule, and that the reason names what is wrong."""
    client = Client()
    error = refused(client, "scenario", game=game, **words)
    assert (error["code"], error["rules"]) == ("impossible", [rule])
    assert named in error["message"]
    assert len(client.protocol.matches) == 0


def refuses_key(t, key, rule):
    """That an option which is not offered is refused by a rule; `{troll}` in its key is the number of that card."""
    names = {entry["card"]: entry["number"] for entry in entries(t.all)}
    error = refused(t.client, "choose", match=t.match, option=key.format(**names))
    assert (error["code"], error["rules"], error["options"]) == ("unknown-option", [rule], t.keys)


def refuses_patch(t, patch):
    """That a patch is refused and changes nothing; in the middle of an effect its cards cannot be moved at all. A card
    is named by its id, with `of`."""
    patch = deepcopy(patch)
    for entry in patch.get("cards", []):
        entry["number"] = t.number(entry.pop("of"))
    before = t.client.standing(t.match)
    error = refused(t.client, "patch", match=t.match, **patch)
    assert error["code"] == "impossible" or (error["code"] == "cannot-patch-here" and not t.inside.quiet)
    assert t.client.standing(t.match) == before
