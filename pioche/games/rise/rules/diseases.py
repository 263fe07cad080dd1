"""Diseases: who has them, how they come and go, and what each does (*Les Maladies*, *Liste des Maladies*)."""

from __future__ import annotations

from typing import Final

from pioche.engine.effects import Me
from pioche.engine.log import Seat, say
from pioche.games.rise.rules.control import ILL, give_back, take_control
from pioche.games.rise.rules.traits import ENDS, charge, cycles, mark, remove_charges
from pioche.games.rise.rules.values import alive, harms, has, types
from pioche.games.rise.state import MAIN_TYPES, PARANOID, POWER, UNUSABLE, Ill, Piece, Rise

# RI-ILL-080: a coin is tossed for these as the turn of the card's controller starts
TOSSED: Final = ("amok", "demence", "paralysie", "paranoia", "schizophrenie", "trauma")
AT_START: Final = (*TOSSED, "parasite")  # what each does then
OF_CARDS: Final = (*AT_START, "allergie", "folie")
GROWN: Final = 3  # RI-PARASIT-010


def has_ill(it: Piece, disease: str) -> bool:
    return any(ill.disease == disease for ill in it.ills)


def infected(it: Piece) -> bool:
    """RI-ILL-050."""
    return bool(it.ills)


def fits(it: Piece, disease: str) -> bool:
    """Whether a disease can be one of a card, or of an Invocateur."""
    return disease == "gel" if it.invoker else disease in OF_CARDS


def infect(s: Rise, me: Me, it: Piece, disease: str) -> bool:
    """RI-ILL-010, RI-ILL-090: `it` has a disease from now on, of which the player of `me` is the origin. Whether it
    does. RI-IMMUN-010: not with Immunité."""
    if not fits(it, disease) or (it.invoker and not alive(it)) or not harms(s, me, it) or has(s, it, "immunite"):
        return False
    known = has_ill(it, disease)
    if known and disease not in ("allergie", "folie"):
        return False
    it.ills = [ill for ill in it.ills if ill.disease != disease or disease == "allergie"]
    it.ills.append(Ill(disease, me.seat))
    if s.log is not None:
        say(s, "infected", {"card": it.card, "word": disease})
    if disease in ("allergie", "parasite"):  # RI-CONST-040: a card with Constance is ill without a charge
        if it.printed.creature:
            charge(s, me, it, -1, tie=disease)
    elif disease == "folie" and it.printed.creature:
        give_back(s, it, ILL)
        take_control(s, me, it, me.seat, ILL)
    elif disease == "gel":
        mark(s, me, it, UNUSABLE, 1, ENDS, cycles(s, 1), tie=disease)
    s.unsettled = True
    return True


def infect_player(s: Rise, me: Me, seat: int, disease: str = "refroidissement") -> bool:
    """RI-ILL-100."""
    player = s.players[seat]
    if any(ill.disease == disease for ill in player.ills):
        return False
    player.ills.append(Ill(disease, me.seat))
    if s.log is not None:
        say(s, "infected.player", {"seat": Seat(seat), "word": disease})
    return True


def heal(s: Rise, it: Piece) -> bool:
    """RI-ILL-020, RI-GLO-530: all its diseases end, with the charges tied to them. Whether it had any."""
    if not it.ills:
        return False
    it.ills = []
    remove_charges(s, it, lambda one: bool(one.tie))
    it.flags &= ~PARANOID  # RI-PARANO-040
    if it.holds:
        give_back(s, it, ILL)
    s.healed = True
    s.unsettled = True
    if s.log is not None:
        say(s, "healed", {"card": it.card})
    return True


def heal_player(s: Rise, seat: int) -> bool:
    player = s.players[seat]
    if not player.ills:
        return False
    player.ills = []
    if s.log is not None:
        say(s, "healed.player", {"seat": Seat(seat)})
    return True


def shares_a_type(s: Rise, it: Piece, other: Piece) -> bool:
    mine = types(s, it)
    return any(one in mine for one in types(s, other))


def propagate(s: Rise, me: Me, it: Piece, disease: str) -> bool:
    """RI-ILL-040: to every card that shares a type with the bearer, on every battlefield and among living
    Invocateurs."""
    alike: list[Piece] = []
    for player in s.players:
        for one in (*player.field, *player.invokers):
            if one is not it and shares_a_type(s, it, one):
                alike.append(one)
    done = [infect(s, me, one, disease) for one in alike]
    return any(done)


def spread(s: Rise, me: Me, it: Piece, disease: str) -> bool:
    """To all other cards that share a main type with the bearer; an Invocateur is one of the main types."""
    mine = [one for one in types(s, it) if one in MAIN_TYPES]
    alike: list[Piece] = []
    for player in s.players:
        for one in (*player.field, *player.invokers):
            shared = [word for word in types(s, one) if word in mine]
            if one is not it and shared:
                alike.append(one)
    done = [infect(s, me, one, disease) for one in alike]
    return any(done)


def grow_parasite(s: Rise, it: Piece) -> bool:
    """RI-PARASIT-010, RI-PARASIT-020: by one, to -3/-3. Whether it did."""
    for n, one in enumerate(it.charges):
        if one.kind == POWER and one.tie == "parasite" and one.value > -GROWN:
            it.charges[n] = one._replace(value=one.value - 1)
            s.unsettled = True
            return True
    return False
