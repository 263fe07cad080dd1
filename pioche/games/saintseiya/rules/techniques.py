"""The hero boards (chapter 5.1.8), the Robe d'Odin, the Armes de la Balance."""

from __future__ import annotations

from typing import Final

from pioche.engine.cards import Card
from pioche.engine.errors import Refusal
from pioche.engine.flow import NOTHING, Flow, run
from pioche.engine.log import Seat, say
from pioche.games.saintseiya.rules.choose import choose
from pioche.games.saintseiya.rules.epics import settle
from pioche.games.saintseiya.rules.field import robe_is_out
from pioche.games.saintseiya.rules.terms import Me, possible
from pioche.games.saintseiya.rules.values import target_of
from pioche.games.saintseiya.rules.zones import discard
from pioche.games.saintseiya.state import ARMED, HERO, ROBE_OF_ODIN, TECHNIQUE, Piece, SaintSeiya, print_of

ONE_A_TURN: Final = Refusal("SS-TECH-010", "one-technique")
NOT_ON_BOARD: Final = Refusal("SS-TECH-010", "not-on-board")
NO_ENERGY: Final = Refusal("SS-TECH-020", "no-energy")
CANNOT_PAY: Final = Refusal("SS-TECH-020", "cannot-pay")
IN_VAIN: Final = Refusal("SS-EFX-130", "in-vain")
NO_ROBE: Final = Refusal("SS-ODIN-050", "no-robe")
NO_WEAPON: Final = Refusal("SS-PILR-070", "no-weapon")


def refuses_technique(s: SaintSeiya, seat: int, card: Card) -> Refusal | None:
    """SS-TECH-010, SS-TECH-020."""
    player = s.players[seat]
    if card not in player.board:
        return NOT_ON_BOARD
    if s.used & TECHNIQUE:
        return ONE_A_TURN
    printed = print_of(card)
    if player.energy < printed.energy:
        return NO_ENERGY
    me = Me(seat, card)
    price = printed.hooks.get("price")
    if price is not None and not possible(s, price, me):
        return CANNOT_PAY
    ability = printed.hooks.get("technique")
    return None if ability is not None and possible(s, ability, me) else IN_VAIN


def use_technique(s: SaintSeiya, seat: int, card: Card) -> Flow:
    """Its cost first, Énergie and what is written with it, then what it does."""
    printed = print_of(card)
    s.used |= TECHNIQUE
    s.players[seat].energy -= printed.energy
    if s.log is not None:
        say(s, "technique", {"seat": Seat(seat), "card": card})
    me = Me(seat, card)
    price = printed.hooks.get("price")
    if price is None or (yield from price.run(s, me)):
        yield from run(printed.hooks["technique"].run(s, me))
    yield from settle(s)


# Robe d'Odin


def heroes_in_play(s: SaintSeiya, seat: int) -> list[Piece]:
    """SS-EFX-200: the Héros whom a player has played this turn."""
    return [it for it in s.players[seat].played if it.printed.kinds & HERO]


def refuses_robe(s: SaintSeiya, seat: int) -> Refusal | None:
    """SS-ODIN-050."""
    armour = s.players[seat].armour
    if not robe_is_out(s) or s.used & ROBE_OF_ODIN or not armour or not heroes_in_play(s, seat):
        return NO_ROBE
    return None


def use_robe(s: SaintSeiya, seat: int) -> Flow:
    s.used |= ROBE_OF_ODIN
    armour = s.players[seat].armour[0].card
    discard(s, seat, armour)
    number = yield from choose(s, seat, heroes_in_play(s, seat), "strengthen", armour.number)
    if number:
        it = s.piece(number)
        it.bonus_force += 2
        it.bonus_cosmos += 2
    yield from settle(s)


# Armes de la Balance


def refuses_arm(s: SaintSeiya, seat: int, it: Piece) -> Refusal | None:
    """SS-PILR-070: one token for a Héros who is played against a Pilier."""
    if not s.players[seat].weapons or it.controller != seat or not it.printed.kinds & HERO or it.flags & ARMED:
        return NO_WEAPON
    target = target_of(s, it.facing) if it.facing else None
    return None if target is not None and target.printed.type == "pillar" else NO_WEAPON


def arm(s: SaintSeiya, seat: int, it: Piece) -> Flow:
    """SS-PILR-080: the token goes back to the supply."""
    s.players[seat].weapons -= 1
    s.weapons += 1
    it.flags |= ARMED
    if s.log is not None:
        say(s, "armed", {"seat": Seat(seat), "card": it.card})
    return NOTHING
