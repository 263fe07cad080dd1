"""Tilting and untilting, opening and closing (*Porte*, *Verrou*)."""

from __future__ import annotations

from typing import ClassVar

from pioche.engine.effects import Me, Moment, happened
from pioche.engine.log import say
from pioche.games.rise.rules.values import inactive, is_gate, may_tilt, owns, reaches
from pioche.games.rise.state import ATTACKS, OPEN, SPENT, TILTED, Piece, Rise


class Opened(Moment):
    """RI-GATE-040: an effect has opened `it`."""

    __slots__ = ()
    after: ClassVar[str] = "after_opened"


def opens(s: Rise, it: Piece) -> bool:
    """RI-GATE-110, RI-LOCK-010: whether it can be opened and closed."""
    return is_gate(it) or owns(s, it, "verrou")


def open_card(s: Rise, me: Me, it: Piece) -> bool:
    """Whether it was."""
    if it.is_open or not opens(s, it) or not reaches(s, me, it) or not may_tilt(s, it, me.seat):
        return False
    it.flags = (it.flags | OPEN | TILTED) & ~ATTACKS
    if s.log is not None:
        say(s, "opened", {"card": it.card})
    if "after_opened" in s.hooked:
        happened(s, Opened(it, it.controller))
    return True


def close_card(s: Rise, me: Me, it: Piece) -> bool:
    """Whether it was."""
    if not it.is_open or not opens(s, it) or not reaches(s, me, it) or inactive(s, it):
        return False
    it.flags &= ~(OPEN | TILTED)
    if s.log is not None:
        say(s, "closed", {"card": it.card})
    return True


def tilt(s: Rise, me: Me, it: Piece) -> bool:
    """An effect tilts a card. Whether it did."""
    if it.tilted or not reaches(s, me, it) or not may_tilt(s, it, me.seat):
        return False
    it.flags |= TILTED | (SPENT if it.invoker else 0)  # RI-END-050
    if s.log is not None:
        say(s, "tilted", {"card": it.card})
    return True


def untilt(s: Rise, me: Me, it: Piece) -> bool:
    """RI-COMBAT-290: an attacker that is untilted attacks no longer. RI-INVOC-210: no point comes back. Whether it was.
    What is Open is closed by its own words alone."""
    if not it.tilted or it.is_open or not reaches(s, me, it):
        return False
    it.flags &= ~(TILTED | ATTACKS)
    if s.log is not None:
        say(s, "untilted", {"card": it.card})
    return True
