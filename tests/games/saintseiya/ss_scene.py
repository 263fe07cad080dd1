"""Scenes of Saint Seiya: a table with a field, where the first player (Seiya) is to play."""

from typing import Any

from pioche.games.saintseiya.rules.values import cosmos, cost, force, soin
from pioche.testing import Table, table

# Cards whose text is never heard while they lie on the field: it costs nothing to look past them.
PLAIN = ("cassios", "phaeton", "oko", "nachi-loup", "ban-petit-lion", "geki-ours")


def scene(mine: dict[str, Any] | None = None, yours: dict[str, Any] | None = None, **words: Any) -> Table:
    """Two players, unless `players` says more: Seiya (me) and Shun (where I am Shun, Seiya). The reserve and the piles
    are empty."""
    me = {"hero": "seiya", **(mine or {})}
    you = {"hero": "seiya" if me["hero"] == "shun" else "shun", **(yours or {})}
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


def hilda_turn(
    rolled: int,
    mine: dict[str, Any] | None = None,
    hers: dict[str, Any] | None = None,
    *,
    field: list[str] | None = None,
    reserve: list[str] | None = None,
    skip: int = 0,
    **words: Any,
) -> Table:
    """Solo, up to the end of Hilda's two steps, or the first question that they ask. She finds this field (from left to
    right, the last card in slot 6; six cards, if there is a reserve; the first of six arrives just before) and rolls
    this number. The player draws nothing: without a pile in `mine`, no chance comes before the die. With `skip`, other
    chances come after it."""
    field = ["oko", "cassios", "phaeton", "oko", "cassios", "phaeton"] if field is None else field
    full = len(field) == 6
    words["field"] = [*(field[1:] if full else field), "jaki"]  # Jaki leaves in maintenance
    words["reserve"] = [*(field[:1] if full else []), *(reserve or [])]
    for seed in range(skip * 100, skip * 100 + 100):
        t = solo(mine, hers, seed=seed, **words)
        if t.state.rng.copy().die() == rolled:
            break
    end_turn(t)
    return t


def facing(slot: int, *cards: str) -> list[dict[str, Any]]:
    """Characters played against a slot of the field."""
    return [{"card": card, "against": slot} for card in cards]


def arrives(card: str, mine: dict[str, Any] | None = None, yours: dict[str, Any] | None = None, **words: Any) -> Table:
    """The first player has just ended the turn, and a card arrives on slot 1."""
    rest = words.pop("reserve", [])
    t = scene(mine, yours, field=list(PLAIN), reserve=[card, *rest], **words)
    end_turn(t)
    return t


def scores(mine: dict[str, Any] | None = None, yours: dict[str, Any] | None = None, **words: Any) -> tuple[int, ...]:
    """What all players have once the second one has ended the last turn."""
    t = scene(mine, yours, field=[], ending=True, active=1, **words)
    end_turn(t)
    return t.match.result.scores
