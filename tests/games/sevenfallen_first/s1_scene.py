"""Scenes of the first edition: a table where each player has a divinity with EC to spend."""

from typing import Any

from pioche.games.sevenfallen_first import SEVENFALLEN_FIRST
from pioche.games.sevenfallen_first.rules.values import atq, left
from pioche.testing import Table, table

MAREE = "maree-l-amirale-pale"  # 40 EC, black 4/9 with Canon, white 2/4 with Fuite
Attack = tuple[Any, ...]


def scene(mine: dict[str, Any] | None = None, yours: dict[str, Any] | None = None, **words: Any) -> Table:
    """A position in the first player's main part, on a turn after everybody's first."""
    return table("sevenfallen_first", me=side(mine), you=side(yours), **words)


def four(*sides: dict[str, Any] | None, **words: Any) -> Table:
    """Two against two: seats 0 and 2 against 1 and 3."""
    given = [*sides, *[None] * (4 - len(sides))]
    return table("sevenfallen_first", players=[side(one) for one in given], **words)


def side(words: dict[str, Any] | None) -> dict[str, Any]:
    """A player with Marée in the heavens, unless a divinity is said to be there or a mortal on a line."""
    given = dict(words or {})
    ec = given.pop("ec", 40)
    lines = [one if isinstance(one, str) else one["card"] for row in ("rear", "front") for one in given.get(row, [])]
    if not any(SEVENFALLEN_FIRST.book[id].type in ("divinity", "mortal") for id in lines):
        given.setdefault("divine", [{"card": MAREE, "ec": ec}])
    given.setdefault("book", ["eclaireur-d-eondra"] * 6)
    return given


def pair(angel: str, golem: Any, **words: Any) -> dict[str, Any]:
    """An ange linked to a golem."""
    return {"card": angel, "attached": [golem], **words}


def fires(t: Table, what: str | int) -> str:
    """The key to announce a page that stays on the rear guard: for `plan`."""
    return f"attack:{t.number(what)}.1"


def announce(t: Table, *attacks: Attack) -> None:
    """The active player announces attacks, each `(attacker, …, target)`; the plan is complete."""
    for *attackers, target in attacks:
        for one in attackers:
            t.attack(one)
        t.strike(target)
    if t.match.decision is not None and t.match.decision.kind == "plan":
        t.done()


def fight(t: Table, *attacks: Attack) -> None:
    """A plan is announced and fought, and nobody plays anything on the way."""
    announce(t, *attacks)
    go_on(t)


def go_on(t: Table) -> None:
    """Pass, and on to the next combat, until something else is asked."""
    while t.match.decision is not None and ({"pass", "fight"} & set(t.match.decision.keys)):
        t.answer(t._asked(), "pass" if "pass" in t.match.decision.keys else "fight")


def end_turn(t: Table) -> None:
    t.end()


def life(t: Table, what: str | int) -> int:
    """What is left of the force vitale or the shield of a page."""
    return left(t.state, t.card(what))


def attack(t: Table, what: str | int) -> int:
    return atq(t.state, t.card(what))


def ec(t: Table, seat: int) -> int:
    """The EC of a divinity in the heavens."""
    divinity = t.state.divinity(seat)
    assert divinity is not None, "the heavens are empty"
    return int(divinity.ec)


def mortal(t: Table, seat: int) -> tuple[int, int]:
    """Attack and life of a player's mortal; the heavens are empty."""
    it = t.state.mortal(seat)
    assert it is not None
    assert not t.state.players[seat].divine
    return atq(t.state, it), left(t.state, it)
