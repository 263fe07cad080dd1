"""Keys: what they cost, who may forge, from where the Æ comes."""

from __future__ import annotations

from pioche.engine.abilities import Event, replaced, says_yes
from pioche.engine.choice import COUNT, NUMBER, Ask
from pioche.engine.declared import declared
from pioche.engine.flow import Flow, FlowOf
from pioche.engine.log import Seat, say
from pioche.engine.seats import win
from pioche.games.keyforge.rules.abilities import Moment, moment
from pioche.games.keyforge.rules.amber import add
from pioche.games.keyforge.rules.destroy import settle
from pioche.games.keyforge.rules.terms import KEY
from pioche.games.keyforge.rules.values import key_cost
from pioche.games.keyforge.state import COLOURS, InPlay, KeyForge


@declared
class Forging(Event[KeyForge]):
    """`seat` is about to forge a key and can pay for it."""

    instead = "instead_of_forge"

    seat: int


@declared
class Forged(Moment):
    """KF-FORGE-080: `seat` has forged a key."""

    after = "after_forge"

    seat: int
    colour: str


def purses(s: KeyForge, seat: int) -> list[InPlay]:
    """KF-FORGE-060: controlled cards whose Æ may be spent to forge."""
    if "spendable" not in s.hooked:
        return []
    player = s.players[seat]
    return [one for one in player.battleline + player.artifacts if one.amber and "spendable" in one.hooks]


def can_pay(s: KeyForge, seat: int, cost: int) -> bool:
    """Whether a player has so much Æ, with what on cards of theirs may be spent."""
    return s.players[seat].amber + sum(one.amber for one in purses(s, seat)) >= cost


def skips_forge(s: KeyForge, seat: int) -> bool:
    return says_yes(s, "skips_forge", seat)


def forge(s: KeyForge, seat: int, cost: int = -1) -> FlowOf[bool]:
    """KF-FORGE-010, KF-FORGE-090: forge a key at the current cost (or `cost`), if it can be paid; whether it was."""
    if cost < 0:
        cost = key_cost(s, seat)
    player = s.players[seat]
    unforged = [colour for colour in COLOURS if colour not in player.keys]
    if not unforged or not can_pay(s, seat, cost):
        return False
    if "instead_of_forge" in s.hooked:
        kept = yield from replaced(s, Forging(seat))
        if kept is None:
            return False
    yield from _pay(s, seat, cost)
    option = yield Ask(s.active, "key", [KEY | COLOURS.index(colour) for colour in unforged])
    colour = COLOURS[option & NUMBER]
    player.keys = (*player.keys, colour)
    s.unsettled = True
    if seat == s.active:
        s.forged = (*s.forged, colour)
    if s.log is not None:
        say(s, "forged", {"seat": Seat(seat), "colour": colour, "cost": cost})
    if len(player.keys) == len(COLOURS):  # KF-CORE-020
        win(s, seat, "three-keys")
        return True
    yield from settle(s)  # KF-SEQ-070: a power may depend on keys
    yield from moment(s, Forged(seat, colour))
    return True


def _pay(s: KeyForge, seat: int, cost: int) -> Flow:
    """KF-FORGE-070: the active player decides how much comes from each purse, the rest from the pool."""
    player = s.players[seat]
    left = cost
    others = purses(s, seat)
    for at, purse in enumerate(others):
        beyond = player.amber + sum(one.amber for one in others[at + 1 :])
        least, most = max(0, left - beyond), min(purse.amber, left)
        amount = least
        if most:
            options = [COUNT | n for n in range(least, most + 1)]
            amount = (yield Ask(s.active, "spend", options, purse.card.number)) & NUMBER
        purse.amber -= amount
        left -= amount
    player.amber -= left
    taker = _who_takes_spent(s, seat)
    if taker >= 0:
        yield from add(s, taker, cost, "gain")


def _who_takes_spent(s: KeyForge, seat: int) -> int:
    for source in s.listeners("takes_spent"):
        if source.hooks["takes_spent"].run(s, source, seat):
            return source.seat
    return -1


def unforge(s: KeyForge, seat: int, colour: str) -> None:
    """KF-FORGE-110: the key no longer counts."""
    player = s.players[seat]
    player.keys = tuple(key for key in player.keys if key != colour)
    s.unsettled = True
    if s.log is not None:
        say(s, "unforged", {"seat": Seat(seat), "colour": colour})
