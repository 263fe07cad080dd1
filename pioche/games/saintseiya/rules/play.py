"""Playing a character, an armour, a relic (chapters 5.1.2 and 5.1.3)."""

from __future__ import annotations

from typing import Final

from pioche.engine.cards import Card
from pioche.engine.choice import NUMBER, Ask
from pioche.engine.errors import Refusal
from pioche.engine.flow import NOTHING, Flow
from pioche.engine.log import Seat, say
from pioche.games.saintseiya.rules.effects import on_play
from pioche.games.saintseiya.rules.terms import COSMOS, FACE, FORCE
from pioche.games.saintseiya.rules.zones import discard_piece, into_discard, lay_before
from pioche.games.saintseiya.state import (
    ARMOUR,
    CHARACTER,
    HASTY,
    IDLE,
    OPEN,
    TOLL,
    Piece,
    Player,
    SaintSeiya,
    print_of,
)

NO_TARGET: Final = Refusal("SS-PLAY-030", "no-target")
RING: Final = Refusal("SS-FAQR-010", "the-ring")
NOT_IN_HAND: Final = Refusal("SS-PLAY-010", "not-in-hand")
THE_RING: Final = "anneau-nibelungen"
THE_URN: Final = "urne-athena"


def wears_ring(player: Player) -> bool:
    """SS-CARD-200: while the Anneau lies before a player, no armour can be equipped. One whose effect was declined
    binds nobody."""
    return any(it.printed.id == THE_RING and not it.flags & IDLE for it in player.relics)


def targets(s: SaintSeiya, seat: int) -> list[int]:
    """SS-PLAY-030: the numbers of all that a player can confront now."""
    found = [it.card.number for it in s.field]
    for it in s.standing:
        found.append(it.card.number)
    if s.wave:
        found.append(s.wave)
    for other, player in enumerate(s.players):
        for it in player.relics:
            if (it.printed.id == THE_RING and other == seat and not it.flags & IDLE) or it.prey == seat:
                found.append(it.card.number)
        for it in player.marked:
            if it.flags & OPEN:
                found.append(it.card.number)
    return found


def needs_toll(s: SaintSeiya, target: Piece, way: str) -> bool:
    """Whether a card must be discarded before this one is confronted."""
    if "toll" in s.hooked and (target.slot or target.mark):
        for source in s.listeners("toll"):
            if source.hooks["toll"].run(s, source, target, way):
                return True
    return False


def owes_toll(s: SaintSeiya, target: Piece) -> bool:
    """Whether it is still to be discarded, for one way at least."""
    return not target.flags & TOLL and (needs_toll(s, target, FORCE) or needs_toll(s, target, COSMOS))


def has_target(s: SaintSeiya, seat: int) -> bool:
    """Whether a character that this player plays would have a card to confront."""
    return bool(s.field) or bool(s.standing) or bool(targets(s, seat))


def refuses_play(s: SaintSeiya, seat: int, card: Card) -> Refusal | None:
    player = s.players[seat]
    if card not in player.hand:
        return NOT_IN_HAND
    kinds = print_of(card).kinds
    if kinds & CHARACTER:
        return None if has_target(s, seat) else NO_TARGET
    if kinds & ARMOUR and wears_ring(player):
        return RING
    return None


def play(s: SaintSeiya, seat: int, card: Card) -> Flow:
    """From the hand. Where a character goes is asked next (SS-PLAY-020)."""
    s.plays += 1
    kinds = print_of(card).kinds
    if kinds & CHARACTER:
        s.placing = card.number
        s.step = "place"
        return NOTHING
    s.players[seat].hand.remove(card)
    return equip(s, seat, card) if kinds & ARMOUR else lay_relic(s, seat, card)


def ask_place(s: SaintSeiya) -> Ask:
    return Ask(s.active, "place", [FACE | number for number in targets(s, s.active)], s.placing)


def place_facing(s: SaintSeiya, seat: int, number: int) -> Flow:
    """The character that is being played is put against this card."""
    card = s.cards[s.placing]
    s.players[seat].hand.remove(card)
    s.placing = 0
    s.step = "main"
    return place(s, seat, card, number)


def place(s: SaintSeiya, seat: int, card: Card, number: int, home: int = -1) -> Flow:
    """SS-PLAY-020, SS-PLAY-040: a character that lies nowhere is put against its target; Mise en jeu."""
    it = lay_before(s, seat, card, s.players[seat].played)
    face(s, it, number)
    if home >= 0:
        it.home = home
    if s.log is not None:
        say(s, "plays", {"seat": Seat(seat), "card": card, "target": s.cards[number]})
    return on_play(s, seat, it)


def face(s: SaintSeiya, it: Piece, number: int) -> None:
    """A character confronts a card; who does so while a toll is asked for it has missed it (SS-FAQD-020)."""
    it.facing = number
    target = s.on_field(number)
    it.against = target.slot if target is not None else 0
    if "toll" in s.hooked:
        target = target or s.in_play(number)
        if target is not None and owes_toll(s, target):
            it.flags |= HASTY


def put_into_play(s: SaintSeiya, seat: int, card: Card, home: int = -1) -> Flow:
    """SS-CARD-110, SS-CARD-120: an effect plays a card that lies nowhere, as from the hand; without a target a
    character is discarded, and so is an armour that cannot be equipped."""
    kinds = print_of(card).kinds
    owner = seat if home < 0 else home
    if s.hilda(seat):  # SS-SOLOX-130: she plays no card
        into_discard(s, owner, card)
        return
    if kinds & CHARACTER:
        able = targets(s, seat)
        if able:
            s.between.append(card)
            option = yield Ask(seat, "place", [FACE | number for number in able], card.number)
            s.between.remove(card)
            yield from place(s, seat, card, option & NUMBER, home)
            return
    elif not kinds & ARMOUR:
        yield from lay_relic(s, seat, card, home)
        return
    elif not wears_ring(s.players[seat]):
        yield from equip(s, seat, card, home)
        return
    into_discard(s, owner, card)


def equip(s: SaintSeiya, seat: int, card: Card, home: int = -1) -> Flow:
    """SS-ARMR-010 to SS-ARMR-040: the new armour takes the place of the old one."""
    player = s.players[seat]
    for it in player.armour.copy():
        discard_piece(s, seat, it)
    it = lay_before(s, seat, card, player.armour)
    if home >= 0:
        it.home = home
    if s.log is not None:
        say(s, "equips", {"seat": Seat(seat), "card": card})
    return on_play(s, seat, it)


def lay_relic(s: SaintSeiya, seat: int, card: Card, home: int = -1) -> Flow:
    """SS-TYPE-040."""
    it = lay_before(s, seat, card, s.players[seat].relics)
    if home >= 0:
        it.home = home
    if s.log is not None:
        say(s, "lays", {"seat": Seat(seat), "card": card})
    return on_play(s, seat, it)


def confronts(s: SaintSeiya, seat: int, number: int) -> list[Piece]:
    """Those whom a player has played against a card."""
    return [it for it in s.players[seat].played if it.facing == number]
