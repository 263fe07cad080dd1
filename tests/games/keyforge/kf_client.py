"""A KeyForge match over the protocol, for tests: requests as a client sends them, answers as it reads them."""

import sitting
from sitting import Client, entries, ids

__all__ = ["PERMANENT", "PLAYER", "ZONES", "Client", "Sitting", "entries", "ids"]

ZONES = ("battleline", "artifacts", "hand", "deck", "discard", "archives", "purged")
PLAYER = {"amber", "chains", "keys", "key_cost", "houses", "house"}
PERMANENT = {
    *("owner", "controller", "type", "ready", "damage", "amber", "power", "armor", "armor_used", "stunned", "ward"),
    *(
        "enraged",
        "counters",
        "keywords",
        "houses",
        "flank",
        "traits",
        "tagged",
        "copy",
        "holds",
        "upgrades",
        "under",
        "linked",
    ),
}


class Sitting(sitting.Sitting):
    """One match from a scenario."""

    def __init__(self, me=None, you=None, **words):
        super().__init__("scenario", **{"game": "keyforge", "active": 0, "players": [me or {}, you or {}], **words})
