"""A match of 7 Fallen over the protocol, for tests: requests as a client sends them, answers as it reads them."""

import sitting
from sf_scene import side
from sitting import Client, entries, ids

__all__ = ["PERMANENT", "PLAYER", "ZONES", "Client", "Sitting", "entries", "ids"]

ROWS = ("divine", "worship", "rear", "front", "limbo")
PILES = ("archangel", "gift", "hand", "book", "register", "purgatory", "pandemonium")
ZONES = ROWS + PILES
PLAYER = {"name", "team", "out", "automaton", "wealth", "worshippers", "poseidor"}
PERMANENT = {
    *("card", "number", "owner", "controller", "type", "classes", "keywords", "damage", "ec", "tilted", "attacker"),
    *("ambush", "mortal", "klass", "marks", "attached", "under", "combat"),
}


class Sitting(sitting.Sitting):
    """One match from a scenario."""

    def __init__(self, me=None, you=None, **words):
        super().__init__("scenario", game="sevenfallen", players=[side(me), side(you)], **words)
