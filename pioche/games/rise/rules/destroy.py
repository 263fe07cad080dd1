"""Destroying and sacrificing cards (*Détruire*, *Sacrifier*), and what is owed for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from pioche.engine.abilities import Event
from pioche.engine.cards import Source
from pioche.engine.effects import Me, Moment, heard_by, owe_heard
from pioche.engine.log import say
from pioche.engine.seats import is_out
from pioche.engine.stack import add_later
from pioche.engine.table import Table
from pioche.games.rise.rules.control import ILL, START
from pioche.games.rise.rules.traits import bounties
from pioche.games.rise.rules.values import actions, acts_for, has, is_, owns, protected, reaches
from pioche.games.rise.rules.zones import exclude, gain_coins, gain_ether, leave
from pioche.games.rise.state import INFINITE, NO_ACTIONS, REANIMATED, TOKEN, Element, Hold, Piece, Rise


class Gone(Moment):
    """What has happened to a card that is in play no longer: nothing aims at it, so all that one ability does about
    several of them is alike and needs no order."""

    __slots__ = ()

    def about(self, s: Table[Any]) -> tuple[int, ...]:
        return (0, self.amount, self.by)


class Destroyed(Gone):
    """`it` was Destroyed, under the control of `seat`; `by` is who fought it then."""

    __slots__ = ()
    after: ClassVar[str] = "after_destroyed"


class Sacrificed(Gone):
    """`it` was Sacrificed by `seat`."""

    __slots__ = ()
    after: ClassVar[str] = "after_sacrificed"


def resists(s: Rise, it: Piece, me: Me | None, *, combat: bool = False) -> bool:
    """RI-APTMISC-020, RI-ROOT-010, RI-GLO-560: whether it cannot be Destroyed so."""
    if protected(it) or not reaches(s, me, it) or owns(s, it, "indestructible"):
        return True
    return not combat and has(s, it, "enracinement")


def destroy(s: Rise, its: Sequence[Piece], me: Me | None = None, *, combat: bool = False) -> list[Piece]:
    """RI-CREA-130, RI-REANIM-070: all at once, and all see each other's Destruction. Those that were Destroyed."""
    return _fall(s, [it for it in its if not resists(s, it, me, combat=combat)], sacrificed=False)


def sacrifice(s: Rise, it: Piece) -> bool:
    """RI-GLO-490, RI-GLO-520: also what is Indestructible or rooted. Whether it was; RI-REANIM-095: a card that comes
    back no more is Excluded instead."""
    return not protected(it) and bool(_fall(s, [it], sacrificed=True))


def _fall(s: Rise, its: Sequence[Piece], *, sacrificed: bool) -> list[Piece]:
    fallen: list[Piece] = []
    for it in its:
        if it in fallen or not s.stands(it):
            continue
        if it.flags & REANIMATED:  # RI-REANIM-010
            exclude(s, it)
        else:
            fallen.append(it)
    heard: list[tuple[Source, Event[Rise]]] = []
    for it in fallen:
        if "after_destroyed" in s.hooked:
            heard_by(s, Destroyed(it, it.controller, by=_foe(s, it)), heard)
        if sacrificed and "after_sacrificed" in s.hooked:
            heard_by(s, Sacrificed(it, it.controller), heard)
    offered = [offered_by(s, it) for it in fallen]
    for it, keys in zip(fallen, offered, strict=True):
        if s.stands(it):  # not an Équipement that went with its bearer
            _leave(s, it, keys, sacrificed=sacrificed)
    for source, event in heard:
        owe_heard(s, source, event)
    return fallen


def offered_by(s: Rise, it: Piece) -> list[str]:
    """RI-ACTION-140: the Actions that may be activated because it is Destroyed; RI-AMOK-010, RI-DEMENCE-010: none where
    it can activate no Action."""
    if it.changes and is_(it, NO_ACTIONS):
        return []
    mine = actions(s, it)
    return [key for key in ("exhumation", "reanimation") if f"kw:{key}" in mine and has(s, it, key)]


def heirs(it: Piece) -> list[Hold]:
    """RI-REANIM-090: who controls a card for another reason than a disease, which ends as it is reset."""
    return [one for one in it.holds if one.until != ILL]


def _foe(s: Rise, it: Piece) -> int:
    """The token of the card that fights `it` now."""
    token = s.token(it.card.number)
    if token in s.facing:
        for other in s.facing:
            if other != token:
                return other
    return 0


def _leave(s: Rise, it: Piece, offered: Sequence[str], *, sacrificed: bool) -> None:
    card, seat = it.card, it.controller
    s.fallen.append((s.token(card.number), seat))
    if s.log is not None:
        say(s, "sacrificed" if sacrificed else "destroyed", {"card": card})
    for bounty in bounties(it):  # RI-CHARGE-090
        if not is_out(s, bounty.by):
            gain_coins(s, bounty.by, bounty.value)
    if it.printed.rank == INFINITE:  # RI-GLO-250: its controller's
        gain_ether(s, seat, 1)
    back = "reanimation" in offered
    leave(s, it, "aside" if back else "graveyard", destroyed=True)
    if back and (it.flags & TOKEN or it.printed.rank == INFINITE):
        s.vanishing.append(card.number)
    held = heirs(it)
    about = (it.flags, held[-1].seat if held else card.owner, int(bool(held) and held[-1].until == START))
    for key in offered:  # RI-ACTION-140, RI-SCHIZO-010
        token = s.token(card.number)
        element = Element(
            card.number, f"kw:{key}", (), acts_for(it), token, it.printed, about=about, chain=s.chain, waits=True
        )
        if key == "exhumation":
            s.offers.append(element)
        else:
            add_later(s, [element], s.first_asked())
