"""A match of Saint Seiya over the protocol, for tests: requests as a client sends them, answers as it reads them."""

import sitting
from sitting import Client, entries, ids

__all__ = ["PERMANENT", "PLAYER", "TABLE", "ZONES", "Client", "Opened", "Sitting", "entries", "ids", "players"]

ROWS = ("played", "armour", "relics", "marked")
PILES = ("hand", "pile", "discard", "destroyed", "aside", "board", "trophies")
ZONES = ROWS + PILES
TABLE = ("field", "reserve", "gone", "standing", "pillars", "epic", "epics", "past_epics", "between", "removed")
PLAYER = {
    *("name", "team", "out", "automaton", "hero", "energy", "weapons", "plus", "minus", "score", "cards"),
}
PERMANENT = {
    *("card", "number", "owner", "controller", "type", "classes", "format", "slot", "against", "wounded", "frozen"),
    *("idle", "armed", "bonus_force", "bonus_cosmos", "bonus_heal", "plus", "minus", "prey", "under"),
}
HEROES = ("seiya", "shun", "ikki", "hyoga", "shiryu")


def players(*given):
    """Two seats or more, each with a hero unless it names another."""
    count = max(2, len(given))
    return [{"hero": hero, **words} for hero, words in zip(HEROES, [*given, {}, {}][:count], strict=False)]


class Sitting(sitting.Sitting):
    """One match from a scenario: Seiya (me), Shun (you) and whoever else is there."""

    def __init__(self, me=None, you=None, *others, **words):
        given = {"game": "saintseiya", "field": ["jabu-licorne"], **words}
        if given.get("level"):
            seats = [{"hero": "seiya", **(me or {})}, you or {}]
        else:
            seats = players(me or {}, you or {}, *others)
        super().__init__("scenario", players=seats, **given)


class Opened(sitting.Sitting):
    """One match from its set-up on."""

    def __init__(self, *heroes, seed=1, **options):
        super().__init__(
            "new", game="saintseiya", seed=seed, options=options, seats=[{"deck": hero} for hero in heroes]
        )
