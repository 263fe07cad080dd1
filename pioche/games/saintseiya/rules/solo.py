"""Solo against Hilda: her zones, the die, her turn, three levels."""

from __future__ import annotations

from typing import Final

from pioche.engine.cards import Card
from pioche.engine.flow import Flow, run
from pioche.engine.log import Seat, say
from pioche.games.saintseiya.rules.acquire import acquired, refuses_acquisition
from pioche.games.saintseiya.rules.choose import choose, preferred
from pioche.games.saintseiya.rules.effects import possible
from pioche.games.saintseiya.rules.epics import settle
from pioche.games.saintseiya.rules.field import add_sapphire, burn, fill, remove_all
from pioche.games.saintseiya.rules.marks import freeze, heal_one, lay_marked
from pioche.games.saintseiya.rules.play import needs_toll
from pioche.games.saintseiya.rules.terms import COSMOS, FORCE, Me
from pioche.games.saintseiya.rules.values import cost, printed_value
from pioche.games.saintseiya.rules.zones import discard, draw, into_hand, lay_before, take_tokens
from pioche.games.saintseiya.state import (
    ARMOUR,
    CHARACTER,
    DIVINE,
    NO_COST,
    TOLL,
    Piece,
    SaintSeiya,
    print_of,
    slot_card,
    take_off_field,
)

HILDA: Final = 1  # her seat
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
    yield from _receive(s, it)


def _receive(s: SaintSeiya, it: Piece, *, frozen: bool = False) -> Flow:
    """SS-SOLO-060 to SS-SOLO-080: into her hand, or equipped, unless it comes in frozen."""
    player = s.players[HILDA]
    if frozen:
        yield from lay_marked(s, HILDA, it.card, 2, it)
    elif it.printed.kinds & ARMOUR:
        for old in player.armour.copy():
            discard(s, HILDA, old.card)
            if s.level == "expert":  # SS-EXPT-070
                s.dues = (*s.dues, old.card.number)
        lay_before(s, HILDA, it.card, player.armour, it)
    else:
        take_tokens(s, HILDA, it)
        into_hand(s, HILDA, it.card)
    if it.printed.kinds & DIVINE:  # SS-EPIC-100
        s.drops += 1
    yield from settle(s)
    yield from acquired(s, HILDA, it.printed)


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


def hilda_gains(s: SaintSeiya, it: Piece, way: str, *, frozen: bool = False) -> Flow:
    """She acquires a card of the field on a face of the die, or by an effect. SS-SOLOX-210: of the Vaincu effects those
    that strike the player or act on the field are carried out."""
    take_off_field(s, it)
    if s.log is not None:
        say(s, f"acquires-{way}", {"seat": Seat(HILDA), "card": it.card})
    s.between.append(it.card)
    ability = it.printed.hooks.get("defeated")
    if ability is not None and it.printed.facts.get("hilda"):
        yield from run(ability.run(s, Me(HILDA, it.card, it, [], way)))
    burn(s, it.printed, defeated=True)
    s.between.remove(it.card)
    yield from _receive(s, it, frozen=frozen)


def discarded_effect(s: SaintSeiya, card: Card) -> Flow:
    """SS-EXPT-030, SS-EXPT-060, SS-EXPT-080: the play effects of a card that Hilda had to discard, once a turn."""
    if card.number in s.died:
        return
    s.died = (*s.died, card.number)
    printed = print_of(card)
    me = Me(HILDA, card, Piece(card, HILDA, printed))  # it lies nowhere: she plays no card
    for hook in ("on_play", "may_on_play", printed.activation):
        ability = printed.hooks.get(hook)
        if ability is not None and possible(s, ability, me):
            if s.log is not None:
                say(s, "hilda-uses", {"card": card})
            before = s.applying
            s.applying = card.number
            yield from run(ability.run(s, me))
            s.applying = before
