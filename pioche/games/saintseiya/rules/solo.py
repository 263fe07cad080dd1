"""Solo against Hilda: her zones, the die, her turn, three levels."""

from __future__ import annotations

from typing import Final

from pioche.engine.cards import Card
from pioche.engine.flow import Flow
from pioche.engine.log import Seat, say
from pioche.games.saintseiya.rules.acquire import hilda_gains, hilda_receives, refuses_acquisition
from pioche.games.saintseiya.rules.choose import choose, preferred
from pioche.games.saintseiya.rules.epics import settle
from pioche.games.saintseiya.rules.field import add_sapphire, fill, remove_all
from pioche.games.saintseiya.rules.marks import freeze, heal_one
from pioche.games.saintseiya.rules.play import needs_toll
from pioche.games.saintseiya.rules.terms import COSMOS, FORCE
from pioche.games.saintseiya.rules.values import cost, printed_value
from pioche.games.saintseiya.rules.zones import discard, draw
from pioche.games.saintseiya.state import (
    CHARACTER,
    HILDA,
    NO_COST,
    TOLL,
    Piece,
    SaintSeiya,
    print_of,
    slot_card,
    take_off_field,
)

PLAYER: Final = 0
# SS-DIE-110: which icon is on which face.
FACES: Final = ("", "discard", "draw", "purify", "freeze", FORCE, COSMOS)


def hilda_plays(s: SaintSeiya) -> Flow:
    """SS-SOLOT-010 to SS-SOLOT-050: the card on the slot of the die, then its icon."""
    rolled = s.rng.die()
    if s.log is not None:
        say(s, "die", {"rolled": rolled, "face": FACES[rolled]})
    it = slot_card(s, rolled)
    if it is not None:
        yield from _take_rolled(s, it)
    if not s.over():
        yield from apply_face(s, FACES[rolled])


def _take_rolled(s: SaintSeiya, it: Piece) -> Flow:
    """SS-SOLOT-020, SS-SOLOT-040: free, whatever the field says; no Vaincu, but a Saphir."""
    take_off_field(s, it)
    if s.log is not None:
        say(s, "acquires-free", {"seat": Seat(HILDA), "card": it.card})
    if it.printed.sapphire:
        add_sapphire(s)
    yield from hilda_receives(s, it)


def apply_face(s: SaintSeiya, face: str) -> Flow:
    """SS-DIE-010 to SS-DIE-070."""
    if face == "discard":
        hand = s.players[PLAYER].hand
        if hand:
            discard(s, PLAYER, s.rng.pick(hand))
    elif face == "draw":
        if s.players[HILDA].discard:
            draw(s, HILDA)
            yield from settle(s)
            _put_aside(s)
    elif face == "purify":
        yield from _purify(s)
    elif face == "freeze":
        number = yield from choose(s, PLAYER, s.players[PLAYER].hand, "freeze")
        if number:
            yield from freeze(s, PLAYER, s.cards[number])
    else:
        yield from _buy(s, face)
    yield from settle(s)


def _put_aside(s: SaintSeiya) -> None:
    """SS-DIE-020, SS-SOLO-100: the rest of her discard pile, also the card that the drawn one has driven out."""
    player = s.players[HILDA]
    if player.discard and s.log is not None:
        say(s, "puts-aside", {})
    player.aside += player.discard
    player.discard.clear()


def _purify(s: SaintSeiya) -> Flow:
    """SS-DIE-030, SS-DIE-040, SS-SOLOX-120: June stops the healing, also if she was there when the die was rolled."""
    stopped = "no_heal" in s.hooked
    yield from remove_all(s, s.field.copy())
    yield from fill(s)
    stopped = stopped or "no_heal" in s.hooked
    player = s.players[HILDA]
    points = 1 + sum(printed_value(s, print_of(card), "heal") for card in _her_cards(s))
    for _ in range(points):
        able = [it for it in player.marked if not stopped or not it.printed.kinds & CHARACTER]
        number = yield from choose(s, HILDA, able, "heal")
        if not number:
            return
        heal_one(s, s.piece(number))


def _her_cards(s: SaintSeiya) -> list[Card]:
    """SS-SOLO-090: the armour first, then the hand from left to right."""
    player = s.players[HILDA]
    return [it.card for it in player.armour] + player.hand


def _buy(s: SaintSeiya, way: str) -> Flow:
    """SS-DIE-060, SS-DIE-070, SS-DIE-090, SS-SOLOX-130 to SS-SOLOX-180: all that has Force (or Cosmos) is discarded,
    and spent on the cards of the field."""
    wealth = 1 if s.level == "expert" else 0  # SS-EXPT-010, SS-EXPT-020
    for card in _her_cards(s):
        value = printed_value(s, print_of(card), way)
        if value > 0:
            wealth += value
            discard(s, HILDA, card)
    while not s.over():
        able = [it for it in s.field if _can_buy(s, it, way, wealth)]
        if not able:
            return
        best = preferred(able, "take", own=True)
        it = best[-1]  # the nearest to slot 6
        assert isinstance(it, Piece)
        wealth -= cost(s, it, way, [])
        if needs_toll(s, it, way) and not it.flags & TOLL:
            number = yield from choose(s, HILDA, s.players[HILDA].hand, "discard")
            discard(s, HILDA, s.cards[number])
        yield from hilda_gains(s, it, way)


def _can_buy(s: SaintSeiya, it: Piece, way: str, wealth: int) -> bool:
    price = cost(s, it, way, [])
    if price == NO_COST or price > wealth:
        return False
    if way == FORCE and "least" in it.printed.hooks:  # SS-SOLOX-130
        return False
    refusal = refuses_acquisition(s, HILDA, it.printed, it, way)
    if refusal is None:
        return True
    # SS-SOLOX-140: she discards a card for those who ask it, if she has one.
    return needs_toll(s, it, way) and bool(s.players[HILDA].hand) and _only_toll(s, it, way)


def _only_toll(s: SaintSeiya, it: Piece, way: str) -> bool:
    it.flags |= TOLL
    refusal = refuses_acquisition(s, HILDA, it.printed, it, way)
    it.flags &= ~TOLL
    return refusal is None
