"""Damage: to cards, whose defence it lowers until the end of the turn, and to Invocateurs (*Dommage*, *Prévenir*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from pioche.engine.abilities import says_yes
from pioche.engine.effects import Me, Moment, happened
from pioche.engine.log import say
from pioche.games.rise.rules.life import take_life
from pioche.games.rise.rules.values import is_, protected, reaches
from pioche.games.rise.state import FROM_ACTIONS, PARANOID, PREVENTED, STRUCK, Piece, Rise


class Hit(NamedTuple):
    """So much damage to a card or an Invocateur. `me`: who speaks, None in a Combat; `striker`: who deals it there."""

    it: Piece
    amount: int
    me: Me | None = None
    striker: Piece | None = None


class Struck(Moment):
    """`it` has dealt `amount` combat damage to the card with the token `by`."""

    __slots__ = ()
    after: ClassVar[str] = "after_hit"


def deal(s: Rise, hits: Sequence[Hit]) -> int:
    """RI-GLO-580: what is not prevented, all at once. How much was dealt."""
    total = 0
    for hit in hits:
        dealt = _dealt(s, hit)
        total += dealt
        if dealt and hit.striker is not None and "after_hit" in s.hooked:
            happened(s, Struck(hit.striker, hit.striker.controller, dealt, s.token(hit.it.card.number)))
    return total


def _dealt(s: Rise, hit: Hit) -> int:
    it = hit.it
    combat = hit.striker is not None
    if hit.amount <= 0 or prevented(s, it, hit.me, combat=combat):
        return 0
    if it.invoker:  # RI-GLO-280: any loss of life is damage
        return take_life(s, it, hit.amount)
    if not it.printed.fights or protected(it) or not reaches(s, hit.me, it):
        return 0
    amount = hit.amount
    if it.flags & PARANOID:  # RI-PARANO-010
        it.flags &= ~PARANOID
        amount *= 2
    it.damage += amount
    if combat:
        it.flags |= STRUCK
    s.unsettled = True
    if s.log is not None:
        say(s, "damaged", {"card": it.card, "count": amount})
    return amount


def prevented(s: Rise, it: Piece, me: Me | None, *, combat: bool) -> bool:
    """RI-GLO-580: by a state of the card, or by what says so."""
    if it.changes:
        if is_(it, PREVENTED):
            return True
        if me is not None and is_(it, FROM_ACTIONS) and is_action(me.key):
            return True
    return "prevents" in s.hooked and says_yes(s, "prevents", it, combat)


def is_action(key: str) -> bool:
    """Whether this is the key of an Action, of a card's own or of an active aptitude."""
    return key.startswith(("action", "own_action", "kw:")) and not key.startswith(_EFFECTS)


_EFFECTS = ("kw:assimilation", "kw:explosion", "kw:poison", "kw:ill", "kw:ether")
