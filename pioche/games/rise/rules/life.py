"""Invocateurs: life, death, levels, points (*Invocateur*, *Mort*, *Ressusciter*, *Perd un niveau*)."""

from __future__ import annotations

from pioche.engine.abilities import says_yes
from pioche.engine.log import Seat, say
from pioche.games.rise.rules.zones import unequip
from pioche.games.rise.state import MOST, SPENT, TILTED, Piece, Rise


def gain_life(s: Rise, it: Piece, amount: int) -> None:
    """RI-INVOC-050: never more than 30; a dead Invocateur gains none."""
    if it.life <= 0:
        return
    before = it.life
    it.life = min(MOST, before + amount)
    if s.log is not None and it.life != before:
        say(s, "life", {"card": it.card, "count": it.life - before, "now": it.life})


def take_life(s: Rise, it: Piece, amount: int) -> int:
    """RI-INVOC-070, RI-INVOC-180: it loses life, and dies at 0. How much it lost. Nothing can prevent it any more."""
    lost = min(it.life, amount)
    if lost <= 0:
        return 0
    it.life -= lost
    if s.log is not None:
        say(s, "life", {"card": it.card, "count": -lost, "now": it.life})
    if it.life == 0:
        die(s, it)
    return lost


def die(s: Rise, it: Piece) -> None:
    """RI-INVZONE-020, RI-INVOC-190: it is turned face down; Équipement and diseases end."""
    it.life = 0
    it.ills = []
    it.charges = []
    it.changes = []
    unequip(s, it)
    s.unsettled = True
    if s.log is not None:
        say(s, "dies", {"card": it.card})


def resurrect(s: Rise, it: Piece, life: int) -> None:
    """RI-GLO-460, RI-GLO-465: with its levels, upright, its points usable again."""
    it.life = min(MOST, life)
    it.flags &= ~(TILTED | SPENT)
    it.points = it.level
    if s.log is not None:
        say(s, "resurrected", {"card": it.card, "now": it.life})


def most_levels(it: Piece) -> int:
    """RI-INVOC-040: the number in front of its last skill."""
    return it.printed.levels[-1]


def gain_level(s: Rise, it: Piece) -> None:
    """RI-INVOC-160: with a point that may be used at once; RI-LEVEL-050: not beyond the maximum."""
    if it.level < most_levels(it):
        it.level += 1
        it.points += 1
        if s.log is not None:
            say(s, "level", {"card": it.card, "now": it.level})


def lose_level(s: Rise, it: Piece) -> bool:
    """RI-INVOC-170, RI-CASE-040: down to 0; its level cards stay, disabled. Whether it did."""
    if it.life <= 0 or it.level == 0:
        return False
    if "cannot_lose_levels" in s.hooked and says_yes(s, "cannot_lose_levels", it):
        return False
    it.level -= 1
    it.points = max(0, it.points - 1)
    if s.log is not None:
        say(s, "level", {"card": it.card, "now": it.level})
    return True


def restore(s: Rise, it: Piece) -> None:
    """RI-GLO-480: disabled levels count again; no point comes back."""
    if it.life > 0:
        it.level = min(most_levels(it), 1 + len(it.levels))
        if s.log is not None:
            say(s, "level", {"card": it.card, "now": it.level})


def spend_point(s: Rise, it: Piece) -> None:
    """RI-INVOC-100: the first point of a turn tilts it."""
    it.points -= 1
    it.flags |= TILTED | SPENT
    if s.log is not None:
        say(s, "point", {"seat": Seat(it.controller), "card": it.card})
