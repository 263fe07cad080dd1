"""What a card is now: its types, aptitudes, attack and defence, its plane (*Propriétés d'une carte*, *Les Plans*)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from pioche.engine.abilities import says_yes
from pioche.engine.effects import Me
from pioche.games.rise.state import (
    CORRUPTION,
    DASHED,
    GAINS,
    GAINS_TYPE,
    INACTIVE,
    IS,
    LOSES,
    LOSES_ACTION,
    LOSES_TYPE,
    MAIN_TYPES,
    POWER,
    PROTECTED,
    SCHIZOPHRENIC,
    TYPE_GIVING,
    UNUSABLE,
    Piece,
    Printed,
    Rise,
)

P = TypeVar("P", bound=Callable[..., Any])
_SHADOW: tuple[str, ...] = ("ombre",)


def own_aptitudes(it: Piece) -> tuple[str, ...]:
    """Those printed, gained and lost, without what other cards give."""
    found = it.printed.aptitudes
    if not it.changes:
        return found
    now = list(found)
    for change in it.changes:
        if change.sort == GAINS and change.word not in now:
            now.append(change.word)
        elif change.sort == LOSES and change.word in now:
            now.remove(change.word)
    return tuple(now)


def owned(s: Rise, it: Piece) -> tuple[str, ...]:
    """RI-APT-040, RI-APT-050: the aptitudes that a card has, also while they are suspended. RI-SHADOW-010: with Ombre
    no other one."""
    found = own_aptitudes(it)
    if "grants" in s.hooked:
        for source in s.listeners("grants"):
            given: tuple[str, ...] = source.hooks["grants"].run(s, source, it)
            for one in given:
                if one not in found:
                    found = (*found, one)
    return _SHADOW if "ombre" in found else found


def owns(s: Rise, it: Piece, aptitude: str) -> bool:
    """Whether a card has an aptitude, suspended or not."""
    if it.changes or "grants" in s.hooked:
        return aptitude in owned(s, it)
    printed = it.printed.aptitudes
    return aptitude in printed and (aptitude == "ombre" or "ombre" not in printed)


def has(s: Rise, it: Piece, aptitude: str) -> bool:
    """Whether a card has an aptitude that works now (RI-GLO-340)."""
    if aptitude not in it.printed.aptitudes and not it.changes and "grants" not in s.hooked:
        return False
    return owns(s, it, aptitude) and not (it.charges and inactive(s, it))


def aptitudes(s: Rise, it: Piece) -> tuple[str, ...]:
    """Those that work now."""
    return () if it.charges and inactive(s, it) else owned(s, it)


def inactive(s: Rise, it: Piece) -> bool:
    """RI-GLO-340. RI-CREA-090: an Indestructible Créature whose charges leave it no defence is so too."""
    for charge in it.charges:
        if charge.kind == INACTIVE:
            return True
    return bool(it.charges) and it.printed.fights and owns(s, it, "indestructible") and toughness(s, it) == 0


def own_types(it: Piece) -> tuple[str, ...]:
    """RI-PROP-010, RI-PROP-080: printed types, those gained and lost, those given by its own aptitudes and charges.
    What gives aptitudes or types to others looks at these."""
    return _types(it, own_aptitudes(it))


def _types(it: Piece, mine: tuple[str, ...]) -> tuple[str, ...]:
    found = it.printed.types
    if it.changes:
        now = list(found)
        for change in it.changes:
            if change.sort == GAINS_TYPE and change.word not in now:
                now.append(change.word)
            elif change.sort == LOSES_TYPE and change.word in now:
                now.remove(change.word)
        found = tuple(now)
    for one in mine:
        if one in TYPE_GIVING and TYPE_GIVING[one] not in found:
            found = (*found, TYPE_GIVING[one])
    for charge in it.charges:
        if charge.kind == CORRUPTION and "corrompue" not in found:  # RI-CORRUPT-020
            found = (*found, "corrompue")
    return found


def types(s: Rise, it: Piece) -> tuple[str, ...]:
    """All types of a card now."""
    mine = owned(s, it)
    found = _types(it, mine)
    if mine is _SHADOW:  # RI-SHADOW-010
        return tuple([one for one in found if one in MAIN_TYPES])
    if "types" in s.hooked:
        for source in s.listeners("types"):
            given: tuple[str, ...] = source.hooks["types"].run(s, source, it)
            for one in given:
                if one not in found:
                    found = (*found, one)
    return found


def is_gate(it: Piece) -> bool:
    """RI-GATECREA-010, RI-PROP-010: whether it is a Porte now; a Porte-Créature may lose that type."""
    return it.printed.gate and (not it.changes or "porte" in own_types(it))


def is_type(s: Rise, it: Piece, word: str) -> bool:
    """Whether a card is of a type now."""
    return word in types(s, it)


def actions(s: Rise, it: Piece) -> tuple[str, ...]:
    """The keys of the Actions that a card has now, those of active aptitudes among them (RI-APT-010)."""
    if not it.changes and "grants" not in s.hooked:
        return it.printed.actions if "ombre" not in it.printed.aptitudes else ()
    mine = owned(s, it)
    if mine is it.printed.aptitudes and not it.changes and not it.printed.mark:
        return it.printed.actions
    if mine is _SHADOW:
        return ()
    found = [key for key in it.printed.actions if not key.startswith("kw:")]
    found += [f"kw:{one}" for one in mine if f"kw:{one}" in _ACTIVE]
    lost = [change.word for change in it.changes if change.sort == LOSES_ACTION]
    return tuple([key for key in found if key not in lost]) if lost else tuple(found)


def acts_for(it: Piece) -> int:
    """RI-SCHIZO-010: who controls its Actions now."""
    for change in reversed(it.changes):
        if change.sort == IS and change.word == SCHIZOPHRENIC:
            return change.seat
    return it.controller


_ACTIVE = frozenset(
    f"kw:{one}" for one in ("clonage", "diversion", "esquive", "exhumation", "possession", "rage", "reanimation")
)


def power(s: Rise, it: Piece) -> int:
    """RI-CHARGE-030: what +X/+X charges add, those that it gained and those that it has."""
    total = gained(it)
    if "power" in s.hooked:
        for source in s.listeners("power"):
            value: int = source.hooks["power"].run(s, source, it)
            if value and "doubles" in it.hooks:
                value *= it.hooks["doubles"].run(s, it, source)
            total += value
    return total


def gained(it: Piece) -> int:
    """RI-CHARGE-050: what the +X/+X charges add that are on the card itself."""
    total = 0
    for charge in it.charges:
        if charge.kind == POWER:
            total += charge.value
    return total


def strengthens(run: P) -> P:
    """Above a `power` that is never negative: no card falls by it."""
    run.strengthens = True  # type: ignore[attr-defined]
    return run


def may_weaken(s: Rise) -> bool:
    """Whether something in play may give cards -X/-X charges."""
    return "power" in s.hooked and not all(
        getattr(source.hooks["power"].run, "strengthens", False) for source in s.listeners("power")
    )


def attack(s: Rise, it: Piece) -> int:
    """RI-CREA-070: never negative."""
    value = base_attack(it) + power(s, it)
    return value if value > 0 else 0


def base_attack(it: Piece) -> int:
    """RI-SPEED-010: the printed attack is 0 where it attacked on the turn it arrived."""
    return it.more_attack + (0 if it.flags & DASHED else it.printed.attack)


def toughness(s: Rise, it: Piece) -> int:
    """Its defence without the damage of this turn."""
    return it.printed.defence + it.more_defence + power(s, it)


def defence(s: Rise, it: Piece) -> int:
    """Its defence now, with the damage of this turn."""
    return it.printed.defence + it.more_defence + power(s, it) - it.damage


def unaided(it: Piece) -> int:
    """The same without the charges that it has from others."""
    return it.printed.defence + it.more_defence - it.damage + (gained(it) if it.charges else 0)


def flies(s: Rise, it: Piece) -> bool:
    """RI-PLANE-010, RI-FLY-010: whether it is on the plane Céleste."""
    return has(s, it, "vol")


def is_(it: Piece, state: str) -> bool:
    """Whether something holds for a card: see `state.STATES`."""
    return any(change.sort == IS and change.word == state for change in it.changes)


def protected(it: Piece) -> bool:
    """RI-GLO-560."""
    return bool(it.changes) and is_(it, PROTECTED)


def reaches(s: Rise, me: Me | None, it: Piece) -> bool:
    """RI-WALL-010: whether an Effect or an Action reaches a card. A disease is none of its bearer's."""
    if me is None or not isinstance(me.proto, Printed) or not me.proto.gate or me.key.startswith("kw:ill-"):
        return True
    return me.number == it.card.number or not has(s, it, "passe-muraille")


def harms(s: Rise, me: Me | None, it: Piece) -> bool:
    """Whether something negative (RI-GLO-560) that `me` does happens to a card."""
    return not protected(it) and reaches(s, me, it)


# Invocateurs


def alive(it: Piece) -> bool:
    """Whether an Invocateur lives."""
    return it.life > 0


def usable(it: Piece) -> bool:
    """RI-INVOC-200: whether its points and skills may be used."""
    return it.life > 0 and not (it.charges and any(charge.kind == UNUSABLE for charge in it.charges))


def ready(s: Rise, seat: int) -> int:
    """RI-PLAY-080: how many Invocateurs of a player have a point that may be used now."""
    count = 0
    for one in s.players[seat].invokers:
        if one.points and usable(one):
            count += 1
    return count


def living(s: Rise, seat: int) -> list[Piece]:
    """The Invocateurs of a player that live."""
    return [one for one in s.players[seat].invokers if one.life > 0]


def may_tilt(s: Rise, it: Piece, by: int) -> bool:
    """RI-EFFECT-080, RI-GLO-340: whether a card can be tilted, by what `by` does (-1: its own attack)."""
    return not inactive(s, it) and not ("cannot_tilt" in s.hooked and says_yes(s, "cannot_tilt", it, by))
