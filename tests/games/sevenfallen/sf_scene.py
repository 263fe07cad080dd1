"""Scenes of 7 Fallen: a table where each player has a Divinité and, unless said otherwise, EC to spend."""

from typing import Any

from pioche.games.sevenfallen import SEVENFALLEN
from pioche.games.sevenfallen.rules.values import life
from pioche.testing import Table, started, table

TEMPLE = "forge-du-volcan-sacre"  # its text is seldom heard
PLAIN = "moine-de-la-braise"  # an Adorateur without text


def scene(mine: dict[str, Any] | None = None, yours: dict[str, Any] | None = None, **words: Any) -> Table:
    """A position in the first player's main part, with 30 EC on each Temple, so that costs hide nothing."""
    return table("sevenfallen", me=side(mine), you=side(yours), **words)


def side(words: dict[str, Any] | None) -> dict[str, Any]:
    given = dict(words or {})
    given.setdefault("divine", ["dragon-vie-souffle-premier"])
    given.setdefault("worship", [{"card": TEMPLE, "ec": 30}])
    return given


def on(card: str, *attached: Any, **words: Any) -> dict[str, Any]:
    """A card in play with what is on it."""
    return {"card": card, "attached": list(attached), **words} if attached else {"card": card, **words}


def believers(count: int, *more: Any, ec: int = 30) -> list[Any]:
    """An Adoration with a Temple and so many Adorateurs without text."""
    return [{"card": TEMPLE, "ec": ec}, *([{"card": PLAIN, "ec": 0}] * count), *more]


def fv(t: Table, seat: int) -> int:
    """The FV that a Divinité has now, markers and all; damage is another matter."""
    return life(t.state, t.state.divinity(seat))


def play(t: Table, id: str, *picks: str | int) -> None:
    """Whoever is asked plays a card, and revokes the Adorateurs that come first."""
    t.play(id, *picks)
    while t.match.decision is not None and t.match.decision.keys[0].startswith("revoke"):
        t.answer(t._asked(), t.match.decision.keys[0])


def fight(t: Table, attacker: str, defender: str | int, *, ambush: bool = False) -> None:
    """The active player announces one attacker and declares its attack: the Contemplation of that combat is open."""
    t.attack()
    t.pass_all()
    (t.ambush if ambush else t.announce)(attacker)
    t.answer(t._asked(), "done")
    t.declare(attacker)
    t.strike(defender)


def end_turn(t: Table) -> None:
    """The active player goes to the end of the turn without attacking, and the next one through the Aurore divine, as
    far as nothing else is asked."""
    if t.match.decision is not None and "attack" in t.match.decision.keys:
        t.attack()
        t.pass_all()
        if t.match.decision is not None and t.match.decision.kind == "announce":
            t.answer(t._asked(), "done")
    t.end()
    t.pass_all()


def with_gift(*gifts: str, mine: str = "") -> Table:
    """A match that I begin: you, the second player, bring a gift (or none), and I may bring one in vain."""
    cards = [id for id in SEVENFALLEN.starters()["purete"]["cards"] if SEVENFALLEN.book[id].type != "gift"]
    decks = [{"cards": cards + ([mine] if mine else [])}, {"cards": [*cards, *gifts]}]
    t = started("sevenfallen", decks=decks, seed=3)
    t.answer(t._asked(), "first:0")
    return t
