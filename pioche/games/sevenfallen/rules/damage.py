"""Damage: on a card, on a pair, on a Divinité (chapter 2: Les dégâts)."""

from __future__ import annotations

from collections.abc import Sequence

from pioche.engine.abilities import says_yes
from pioche.engine.declared import declared, follows
from pioche.engine.effects import Me, happened
from pioche.engine.flow import NOTHING, Flow
from pioche.engine.log import Seat, say
from pioche.engine.seats import lose
from pioche.games.sevenfallen.rules.destroy import Destroyed, destroy
from pioche.games.sevenfallen.rules.effects import Moment
from pioche.games.sevenfallen.rules.values import keyword, life, room, untouched
from pioche.games.sevenfallen.state import MORTAL, SevenFallen, is_miracle, text_of
from pioche.games.sevenfallen_common.table import Piece


@declared
class Damaged(Moment):
    """`it` was dealt `amount` damage by the card `by`; `combat`: in a combat."""

    after = "after_damage"

    combat: bool = False


class Healed(Moment):
    """`amount` damage markers were removed from `it`."""

    __slots__ = ()
    after = "after_healed"


@declared
class Gained(Moment):
    """The Divinité of `seat` has gained `amount` FV; `by` is the card whose effect it was, 0 for none."""

    after = "after_gain"

    ability: bool = False  # through the ability of a page


@declared
class Hit:
    """Damage that a card is about to be dealt: how much, by which card, as combat damage or not.

    `fv`: -X FV, past every protection (SF-DMG-090). `through`: past the BOU of a linked Golem (SF-FOURBERIE-010).
    """

    it: Piece
    amount: int
    by: int
    seat: int  # whose doing it is
    combat: bool = False
    fv: bool = False
    through: bool = follows(False)
    dealt: int = follows(0)  # markers really put (SF-DMG-020)

    def __post_init__(self) -> None:
        self.through = self.fv


def affects(s: SevenFallen, me: Me, it: Piece) -> bool:
    """SF-LEX-460, SF-EGIDE-010, SF-BLESS-040: whether an effect does anything to a card."""
    if untouched(it, me.number):
        return False
    if me.shielded and s.token(it.card.number) in me.shielded and keyword(s, it, "egide"):
        return False
    return not says_yes(s, "insensible", it, me)


def deal(s: SevenFallen, hits: Sequence[Hit]) -> Flow:
    """All damage at the same moment, then all that it destroys."""
    falls: list[Destroyed] = []
    for hit in hits:
        if s.stands(hit.it):
            _strike(s, hit, falls)
    losers = [seat for seat in range(len(s.players)) if has_lost(s, seat)]
    if losers:
        lose(s, losers, "fallen")
    return destroy(s, falls) if falls else NOTHING


def _strike(s: SevenFallen, hit: Hit, falls: list[Destroyed]) -> None:
    it = hit.it
    amount = hit.amount
    golem = it.golem if it.attached and not hit.through else None
    if golem is not None and deceives(s, hit):
        golem = None
    if golem is not None:  # SF-PAIR-080 to SF-PAIR-110
        if s.prevented and amount > 0:  # SF-LEX-760: all of it comes to the Golem first
            amount = _prevent(s, golem, amount)
        to_golem = min(amount, room(s, golem))
        amount -= to_golem
        _mark(s, hit, golem, to_golem, falls)
    _mark(s, hit, it, amount, falls)


def deceives(s: SevenFallen, hit: Hit) -> bool:
    """SF-FOURBERIE-010: the damage of an Ange with Fourberie, in combat or not, meets no Golem. SF-ABIL-050: while it
    is in play."""
    dealer = s.in_play(hit.by) if hit.by else None
    return dealer is not None and dealer.printed.type == "angel" and keyword(s, dealer, "fourberie") > 0


def _mark(s: SevenFallen, hit: Hit, it: Piece, amount: int, falls: list[Destroyed]) -> None:
    """Put markers on one card, no more than it can receive."""
    if it.printed.type == "golem" and hit.fv:  # SF-GOLEM-130
        return
    if s.prevented and amount > 0 and not hit.fv:
        amount = _prevent(s, it, amount)
    if it.flags & MORTAL:  # SF-DIV-090
        return
    amount = min(amount, room(s, it))
    if amount <= 0:
        return
    it.damage += amount
    hit.dealt += amount
    s.unsettled = True
    if s.log is not None:
        say(s, "damaged", {"card": it.card, "amount": amount})
    if "after_damage" in s.hooked:
        happened(s, Damaged(it, hit.seat, amount, hit.by, hit.combat))
    if it.printed.type == "divinity":
        becomes_mortal(s, it, hit.seat)
        return
    dealer = s.in_play(hit.by) if hit.by else None
    sudden = it.printed.type == "angel" and dealer is not None and keyword(s, dealer, "mort-subite") > 0  # SF-MORT-020
    if (sudden or it.damage >= life(s, it)) and all(one.it is not it for one in falls):
        falls.append(Destroyed(it, hit.by, hit.combat))


def _prevent(s: SevenFallen, it: Piece, amount: int) -> int:
    """SF-LEX-440: a pool, used up by what it prevents."""
    token = s.token(it.card.number)
    pool = s.prevented.get(token, 0)
    if pool:
        used = min(pool, amount)
        s.prevented[token] = pool - used
        amount -= used
    return amount


def becomes_mortal(s: SevenFallen, it: Piece, by: int) -> None:
    """SF-DIV-060, SF-DIV-100: and the attack phase of whoever has done it stops at once."""
    if it.damage < life(s, it) or it.flags & MORTAL or not it.marks.get("plume", 0):
        return
    it.flags |= MORTAL
    if s.log is not None:
        say(s, "mortal", {"seat": Seat(it.controller)})
    if by == s.active != it.controller and in_attack_phase(s):
        s.stopped = True


def has_lost(s: SevenFallen, seat: int) -> bool:
    """SF-DIV-070, SF-DIV-150."""
    it = s.divinity(seat)
    return not it.marks.get("plume", 0) and (it.mortal or it.damage >= life(s, it))


def in_attack_phase(s: SevenFallen) -> bool:
    return s.step in ("announce", "announced", "declare", "combat", "redirect", "fought", "again", "retire")


def lose_feather(s: SevenFallen, it: Piece) -> None:
    """SF-DIV-120: a Plume falls; SF-DIV-150: a mortal Divinité without one loses the match."""
    left = it.marks.pop("plume", 0) - 1
    if left > 0:
        it.marks["plume"] = left
    if s.log is not None:
        say(s, "feather", {"seat": Seat(it.controller)})
    if has_lost(s, it.controller):
        lose(s, [it.controller], "fallen")


def gain_fv(s: SevenFallen, seat: int, amount: int, me: Me) -> None:
    """SF-DIV-160, SF-DIV-080: a Divinité in the heavens gains FV; a mortal one gains 0."""
    it = s.divinity(seat)
    if it.flags & MORTAL or amount <= 0:
        return
    it.marks["fv"] = it.marks.get("fv", 0) + amount
    if s.log is not None:
        say(s, "gained-fv", {"seat": Seat(seat), "amount": amount})
    happened(s, Gained(it, it.controller, amount, me.number, text_of(me).page and not is_miracle(me)))


def heal(s: SevenFallen, it: Piece, amount: int) -> int:
    """SF-LEX-380, SF-LEX-400: remove damage markers; how many."""
    removed = min(it.damage, amount)
    it.damage -= removed
    if removed:
        if s.log is not None:
            say(s, "healed", {"card": it.card, "amount": removed})
        happened(s, Healed(it, it.controller, removed))
    return removed


def prevent(s: SevenFallen, it: Piece, amount: int) -> None:
    """SF-LEX-420: values add up."""
    token = s.token(it.card.number)
    s.prevented[token] = s.prevented.get(token, 0) + amount
    if s.log is not None:
        say(s, "prevents", {"card": it.card, "amount": amount})
