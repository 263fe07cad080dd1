"""Damage: who would deal how much, what cancels it, what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.engine.abilities import Event, replaced, says_yes
from pioche.engine.cards import Card
from pioche.engine.declared import declared
from pioche.engine.flow import Flow, FlowOf, pick
from pioche.engine.lasting import modified
from pioche.engine.log import say
from pioche.games.keyforge.rules.abilities import Moment, moments
from pioche.games.keyforge.rules.destroy import destroy, settle
from pioche.games.keyforge.rules.leave import ward_stops
from pioche.games.keyforge.rules.terms import MORE_DAMAGE
from pioche.games.keyforge.rules.values import armor_left, invulnerable, power
from pioche.games.keyforge.state import InPlay, KeyForge

BY_POWER: Final = "power"
BY_ICON: Final = "icon"
BY_TEXT: Final = "text"


@declared
class Hit(Event[KeyForge]):
    """Damage that somebody tries to deal to a creature.

    `dealer` is the creature that deals it, where one does; `card` its source, none for a bonus icon (KF-DMG-110).
    """

    instead = "instead_of_damage"

    to: InPlay
    amount: int
    by: str = BY_TEXT
    dealer: InPlay | None = None
    card: Card | None = None
    poison: bool = False
    through_armor: bool = False  # armor cannot cancel it


@declared
class Damaged(Moment):
    """A creature was dealt damage and has survived it."""

    after = "after_damage"

    it: InPlay
    amount: int
    by: str
    card: Card | None


@declared
class Armored(Moment):
    """Armor has cancelled damage."""

    after = "after_armor"

    it: InPlay
    amount: int


def deal(s: KeyForge, hits: Sequence[Hit], fight: Sequence[InPlay] = ()) -> FlowOf[list[InPlay]]:
    """KF-DMG-060, KF-DMG-070: all of it at the same moment; returns the creatures that it destroyed."""
    if "instead_of_damage" in s.hooked:
        left: list[Hit] = []
        for hit in hits:
            if hit.amount > 0 and s.stands(hit.to):
                kept = yield from replaced(s, hit)  # KF-DMG-140: the attempt itself
                if isinstance(kept, Hit):
                    left.append(kept)
        hits = left
    after: list[Armored | Damaged] = []
    wounded: list[InPlay] = []
    poisoned: list[InPlay] = []
    hits = _gathered(hits)
    shared: list[Hit] = []
    for blows in (hits, shared):
        for hit in blows:
            amount = _cancelled(s, hit, after)
            to = hit.to
            if amount > 0 and "redirects" in s.hooked:
                to = yield from _redirected(s, hit)
                if to is not hit.to:  # KF-DMG-140: what is left is dealt to another, which has its own protection
                    instead = Hit(to, amount, hit.by, hit.dealer, hit.card)
                    instead.through_armor = hit.through_armor
                    amount = _cancelled(s, instead, after)
            if amount <= 0:
                continue
            to.damage += amount
            if s.log is not None:
                say(s, "damaged", {"card": to.card, "amount": amount})
            if to not in wounded:
                wounded.append(to)
            if hit.poison:
                poisoned.append(to)
            if "after_damage" in s.hooked:
                after.append(Damaged(to, amount, hit.by, hit.card))
            if fight and blows is hits and "shares_damage" in s.hooked:
                shared += _shares(s, hit, to, amount)
    destroyed: list[InPlay] = []
    dead = [it for it in wounded if it in poisoned or it.damage >= power(s, it)]  # KF-DMG-020, KF-KWPOISON-010
    if dead:
        destroyed = yield from destroy(s, dead, fight)
    if after:  # KF-DMG-150: what was destroyed does nothing any more
        yield from moments(s, [one for one in after if s.stands(one.it) and not one.it.tagged], [])
    if s.unsettled:
        yield from settle(s)
    return destroyed


def hurt(s: KeyForge, hits: Sequence[Hit]) -> Flow:
    """Deal damage, where nobody asks what it destroyed."""
    yield from deal(s, hits)


def _gathered(hits: Sequence[Hit]) -> list[Hit]:
    """KF-ABIL-130: what one ability deals to one creature is one amount."""
    found: list[Hit] = []
    for hit in hits:
        for one in found:
            if one.to is hit.to and one.by == hit.by and one.dealer is hit.dealer and one.card is hit.card:
                one.amount += hit.amount
                break
        else:
            found.append(hit)
    return found


def _cancelled(s: KeyForge, hit: Hit, after: list[Armored | Damaged]) -> int:
    """KF-DMG-070: what is left after effects that cancel damage, ward and armor."""
    it = hit.to
    amount = hit.amount
    if amount <= 0 or not s.stands(it):
        return 0
    if "more_damage" in s.hooked:
        amount = modified(s, MORE_DAMAGE, hit, amount)
    if says_yes(s, "cannot_be_damaged", hit) or invulnerable(s, it):
        return 0
    if it.ward and ward_stops(s, it):
        return 0
    if not hit.through_armor:
        stopped = min(amount, armor_left(s, it))
        if stopped > 0:
            it.armor_used += stopped
            amount -= stopped
            if "after_armor" in s.hooked:
                after.append(Armored(it, stopped))
    return amount


def _redirected(s: KeyForge, hit: Hit) -> FlowOf[InPlay]:
    """Who takes damage instead of the creature to which it is dealt; KF-REPL-070: as the active player picks."""
    able: list[InPlay] = []
    for source in s.listeners("redirects"):
        other: InPlay | None = source.hooks["redirects"].run(s, source, hit)
        if other is not None:
            able.append(other)
    if len(able) > 1:
        number = yield from pick(s.active, able, "redirect", hit.to.card.number)
        return s.must(number)
    return able[0] if able else hit.to


def _shares(s: KeyForge, hit: Hit, it: InPlay, amount: int) -> list[Hit]:
    """KF-FAQGEN-170: what a fight has dealt to `it` and others are dealt too, once."""
    more: list[Hit] = []
    for source in s.listeners("shares_damage"):
        if isinstance(source, InPlay) and source.hooks["shares_damage"].run(s, source, it):
            share = Hit(source, amount, hit.by, hit.dealer, hit.card)
            share.poison = hit.poison
            share.through_armor = hit.through_armor
            more.append(share)
    return more


def heal(s: KeyForge, it: InPlay, amount: int = -1) -> int:
    """KF-HEAL-010, KF-HEAL-020: remove damage, all of it by default; returns how much."""
    if not s.stands(it):
        return 0
    healed = it.damage if amount < 0 else min(amount, it.damage)
    it.damage -= healed
    if healed and s.log is not None:
        say(s, "healed", {"card": it.card, "amount": healed})
    return healed


def move_damage(s: KeyForge, it: InPlay, to: InPlay, amount: int) -> int:
    """KF-DMG-130: tokens from one creature to another: not dealt, so that nothing cancels it."""
    moved = min(amount, it.damage)
    it.damage -= moved
    to.damage += moved
    s.unsettled = True
    return moved
