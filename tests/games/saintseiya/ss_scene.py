"""Scenes of Saint Seiya: a table with a field, where the first player (Seiya) is to play."""

from typing import Any

from pioche.games.saintseiya.rules.values import cosmos, cost, force, soin
from pioche.testing import Table, table

# Cards whose text is never heard while they lie on the field: it costs nothing to look past them.
PLAIN = ("cassios", "phaeton", "oko", "nachi-loup", "ban-petit-lion", "geki-ours")


def scene(mine: dict[str, Any] | None = None, yours: dict[str, Any] | None = None, **words: Any) -> Table:
    """Two players, unless `players` says more: Seiya (me) and Shun. The reserve and the piles are empty."""
    me, you = {"hero": "seiya", **(mine or {})}, {"hero": "shun", **(yours or {})}
    words.setdefault("field", ["jabu-licorne"])
    return table("saintseiya", me=me, you=you, **words)


def solo(mine: dict[str, Any] | None = None, hers: dict[str, Any] | None = None, **words: Any) -> Table:
    """Alone against Hilda, in the player's main phase."""
    words.setdefault("field", ["jabu-licorne"])
    words.setdefault("level", "easy")
    return table("saintseiya", me={"hero": "seiya", **(mine or {})}, you=hers or {}, **words)


def at(slot: int, card: str, **words: Any) -> dict[str, Any]:
    """A card on a slot of the field."""
    return {"card": card, "slot": slot, **words}


def wounded(card: str) -> dict[str, Any]:
    return {"card": card, "wounded": True}


def frozen(card: str, face: int = 2) -> dict[str, Any]:
    return {"card": card, "frozen": face}


def play(t: Table, card: str | int, against: str | int = "", *picks: str | int) -> None:
    """Play a card of the hand: a character against a card, then the answers to what it asks."""
    t.play(card, *([against] if against else []), *picks)


def price(t: Table, card: str, way: str = "force") -> int:
    """What a card of the field costs those who confront it now; -1 where it cannot be acquired that way."""
    target = t.card(card)
    party = [it for player in t.state.players for it in player.played if it.facing == target.card.number]
    return cost(t.state, target, way, party)


def values(t: Table, card: str | int) -> tuple[int, int, int]:
    """Force, Soin and Cosmos of a card in play, as it is now."""
    it = t.card(card)
    return force(t.state, it), soin(t.state, it), cosmos(t.state, it)


def end_turn(t: Table, *dropped: str) -> None:
    """End the main phase, give up these cards of the hand, and go through maintenance as far as nothing is asked."""
    t.end()
    for one in dropped:
        t.discard(one)
    t.answer(t._asked(), "done")
