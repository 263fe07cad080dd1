"""Scenes of Rise: two Invocateurs each where nothing is said, both awake, at level 4 with all their points."""

from typing import Any

from pioche.testing import Table, table

MINE = ("atlas", "tyran")
YOURS = ("azell", "lilith")
CAST = (
    MINE,
    YOURS,
    ("yris", "ozate"),
    ("oracle", "yzate"),
    ("lauviah", "lazarus"),
    ("nadir-le-sans-nom", "seraphine-volt"),
)


def invokers(ids: tuple[str, ...] | list[Any], level: int = 4) -> list[Any]:
    """Invocateurs of a level, or what their words say."""
    return [one if isinstance(one, dict) else {"card": one, "level": min(level, MOST.get(one, 4))} for one in ids]


MOST = {
    "tyran": 3,
    "lilith": 3,
    "lauviah": 3,
    "yzate": 3,
    "hermetic-champion": 3,
    "harnya-la-satyre": 3,
    "docteur-vermeil": 3,
}


def side(words: dict[str, Any] | None, seat: int, level: int) -> dict[str, Any]:
    """One player: ten coins, five Ether, a library of ten, unless said otherwise."""
    given = dict(words or {})
    given["invokers"] = invokers(given.get("invokers", CAST[seat]), given.pop("level", level))
    given.setdefault("coins", 10)
    given.setdefault("library", ["noye-fendeur-de-vagues"] * 10)
    return given


def scene(
    me: dict[str, Any] | None = None, you: dict[str, Any] | None = None, *more: dict[str, Any], **words: Any
) -> Table:
    """A position in my Invocation phase. `level=` of all Invocateurs, 4 unless said otherwise; `seed=` of the coins."""
    level = words.pop("level", 4)
    players = [side(one, seat, level) for seat, one in enumerate((me, you, *more))]
    return table("rise", players=players, **words)


def resolve(t: Table) -> None:
    """Everyone passes until the stacks are empty, or something else is asked."""
    while t.match.decision and t.state.stack is not None and "pass" in t.match.decision.keys:
        t.match.choose("pass")


def life(t: Table, id: str) -> int:
    return t.card(id).life


def stack(t: Table) -> list[str]:
    """What waits on the stack, the newest first, as `card:word`."""
    return [f"{t.state.cards[one.source].proto.id}:{one.ability}" for one in reversed(t.state.elements())]


def values(t: Table, id: str | int) -> tuple[int, int]:
    """Attack and defence of a card now."""
    from pioche.games.rise.rules.values import attack, defence

    it = t.card(id)
    return attack(t.state, it), defence(t.state, it)


def tossing(build: Any, success: bool, act: Any, most: int = 40) -> Table:
    """A scene in which the first coin falls as wanted: `build(seed)` makes it, `act(t)` tosses."""
    for seed in range(most):
        t = build(seed)
        trial = build(seed)
        before = trial.match.n
        act(trial)
        tosses = [line.id for line in trial.state.log or [] if line.id.startswith("toss")]
        assert trial.match.n > before
        if tosses and (tosses[0] == "toss.success") == success:
            return t
    raise AssertionError("the coin never falls so")


def to_attack(t: Table) -> None:
    """I move to the Combat phase, and nobody answers."""
    t.me.pick("combat")
    resolve(t)


def attack_with(t: Table, *ids: str | int) -> None:
    """I attack with these, and nobody responds to it."""
    to_attack(t)
    for id in ids:
        t.me.attack(id)
    t.me.pick("done")
    resolve(t)


def end_turn(t: Table, package: str = "draw-two") -> None:
    """The active player ends the turn; the next one restores."""
    seat = t.state.active
    t.match.choose("end")
    resolve(t)
    if t.match.decision and t.match.decision.kind == "restore":
        t.players[t.state.active].pick(package)
    assert t.state.active != seat or t.state.result is not None


def skill(t: Table, id: str, level: int, *picks: str | int) -> None:
    """Who is asked activates the skill of an Invocateur with this number, then picks."""
    t.act(t.match.ask.seat, "skill", f"skill:{t.number(id)}.{level}", *picks)


def action(t: Table, id: str | int, nth: int = 1, *picks: str | int) -> None:
    """Who is asked activates the nth Action of a card, then picks."""
    t.act(t.match.ask.seat, "action", f"action:{t.number(id)}.{nth}", *picks)


def passes(t: Table, *seats: int) -> None:
    """These pass, in this order; each is asked in turn."""
    for seat in seats:
        t.asks(seat)
        t.players[seat].pick("pass")


def numbers(t: Table, id: str) -> list[int]:
    """The numbers of all cards with this id, wherever they are."""
    return [one.number for one in t.state.cards[1:] if one.proto.id == id]


def said(t: Table) -> list[str]:
    """The log, line by line, as the ids of its messages."""
    return [line.id for line in t.state.log or []]


def charged(x: int, **words: Any) -> list[Any]:
    """A +X/+X charge on a card, for `charges` in a scene."""
    return ["power", x, words.get("until", ""), words.get("left", 0), words.get("by", 0), None, words.get("tie", "")]


def sick(id: str, *diseases: str, by: int = 1, **words: Any) -> dict[str, Any]:
    """A card with diseases of which a player is the origin, with the charges of Allergie and Parasite."""
    charges = [charged(-1, by=by, tie=one) for one in diseases if one in ("allergie", "parasite")]
    ills = [[one, by, 0] for one in diseases]
    return {"card": id, **words, "ills": ills, "charges": [*words.get("charges", []), *charges]}


def falling(build: Any, act: Any, *wanted: bool, most: int = 300) -> Table:
    """A scene after `act(t)`, in which the coins fell as wanted: `build(seed)` makes it."""
    for seed in range(most):
        t = build(seed)
        act(t)
        tosses = [line.id == "toss.success" for line in t.state.log or [] if line.id.startswith("toss.")]
        if tuple(tosses[: len(wanted)]) == wanted:
            return t
    raise AssertionError("the coins never fall so")


def diseases(t: Table, id: str | int) -> list[str]:
    """The diseases of a card in play."""
    return [one.disease for one in t.card(id).ills]
