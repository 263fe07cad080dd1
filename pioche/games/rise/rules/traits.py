"""What cards gain and lose: aptitudes, types, Effects, Actions, charges (*Aptitude*, *Les Charges*, *Protéger*)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from pioche.engine.cards import Hooks
from pioche.engine.effects import Me, Moment, happened
from pioche.engine.lasting import add_hooks, drop_hooks
from pioche.engine.log import say
from pioche.engine.seats import playing
from pioche.games.rise.rules.values import harms, inactive, is_, owned, owns, reaches, types
from pioche.games.rise.state import (
    BOUNTY,
    EFFECTLESS,
    GAINS,
    GAINS_TYPE,
    INACTIVE,
    IS,
    LOSES,
    LOSES_ACTION,
    LOSES_TYPE,
    POWER,
    TEMPORAL,
    Change,
    Charge,
    Piece,
    Printed,
    Rise,
    print_of,
    reprint,
)

NO_HOOKS: Final[Hooks] = {}
TURN: Final = "turn"  # until the turn passes
START: Final = "start"  # until the start of a player's next turn
ENDS: Final = "ends"  # until so many turns have ended


class Charged(Moment):
    """RI-CHARGE-050: `it` has gained a +X/+X charge; `amount` is X."""

    __slots__ = ()
    after: ClassVar[str] = "after_charged"


class TimeIsUp(Moment):
    """A temporal charge has disappeared from `it`."""

    __slots__ = ()
    after: ClassVar[str] = "after_time"


# Charges


def charge(s: Rise, me: Me | None, it: Piece, x: int, until: str = "", left: int = 0, tie: str = "") -> bool:
    """`it` gains a +X/+X charge, or a -X/-X charge (RI-CONST-010: not with Constance). Whether it did."""
    if x == 0 or (not harms(s, me, it) or owns(s, it, "constance") if x < 0 else not reaches(s, me, it)):
        return False
    it.charges.append(Charge(POWER, x, until, left, me.seat if me else 0, me.number if me else 0, tie))
    s.unsettled = True
    if s.log is not None:
        say(s, "charged", {"card": it.card, "charge": f"{x:+d}/{x:+d}"})
    if x > 0 and "after_charged" in s.hooked:
        happened(s, Charged(it, it.controller, x))
    return True


def mark(s: Rise, me: Me, it: Piece, kind: str, value: int = 0, until: str = "", left: int = 0, tie: str = "") -> None:
    """Put a charge of another kind on a card."""
    it.charges.append(Charge(kind, value, until, left, me.seat, me.number, tie))
    s.unsettled = True
    if s.log is not None:
        say(s, f"marked.{kind}", {"card": it.card})


def cycles(s: Rise, count: int) -> int:
    """RI-GLO-230: so many ends of turn."""
    return count * playing(s)


def freeze(s: Rise, me: Me, it: Piece, left: int) -> None:
    """RI-GLO-330: it is Inactive for `left` ends of turn; a Créature gains a -1/-1 charge for as long."""
    if not harms(s, me, it):
        return
    mark(s, me, it, INACTIVE, 0, ENDS, left)
    if it.printed.creature:
        charge(s, me, it, -1, ENDS, left)


def remove_charges(s: Rise, it: Piece, test: Callable[[Charge], bool]) -> None:
    """A card loses charges; what waits for the end of a temporal one hears of it."""
    gone = [one for one in it.charges if test(one)]
    if not gone:
        return
    it.charges = [one for one in it.charges if not test(one)]
    s.unsettled = True
    ties = {one.tie for one in gone if one.tie}
    if ties:  # RI-ILL-070
        ties -= {one.tie for one in it.charges}
        it.ills = [ill for ill in it.ills if ill.disease not in ties]
    if "after_time" in s.hooked and any(one.kind == TEMPORAL for one in gone):
        happened(s, TimeIsUp(it, it.controller))


def spend_charge(s: Rise, it: Piece, kind: str) -> None:
    """RI-EFFECT-070: one charge of a kind is spent."""
    for one in it.charges:
        if one.kind == kind:
            it.charges.remove(one)
            return


def is_temporal(one: Charge) -> bool:
    """RI-CHARGE-020: counted in turns or cycles."""
    return one.until == ENDS


def count_down(s: Rise, it: Piece) -> None:
    """RI-CHARGE-100: a turn has ended."""
    if any(one.until for one in it.charges):
        it.charges = [one._replace(left=one.left - 1) if one.until == ENDS else one for one in it.charges]
        remove_charges(s, it, lambda one: one.until == TURN or (one.until == ENDS and one.left <= 0))


def bounties(it: Piece) -> list[Charge]:
    return [one for one in it.charges if one.kind == BOUNTY]


# Aptitudes, types, Effects


def change(s: Rise, me: Me | None, it: Piece, sort: str, word: str, until: str = "", seat: int = 0) -> bool:
    """A card gains or loses something, or something holds for it from now on. Whether it did."""
    if sort in (LOSES, LOSES_TYPE, LOSES_ACTION) or word in _NEGATIVE:
        if not harms(s, me, it):
            return False
    elif not reaches(s, me, it):
        return False
    if sort == GAINS and word == "poison" and "nourriture" not in types(s, it):  # RI-POISON-010
        return False
    if sort == LOSES and word not in owned(s, it):
        return False
    if sort == LOSES_TYPE and word not in types(s, it):
        return False
    it.changes.append(Change(sort, word, until, seat))
    s.unsettled = True
    if s.log is not None:
        say(s, f"changed.{_TOLD[sort]}", {"card": it.card, "word": word})
    return True


def lose_poison(s: Rise, it: Piece) -> bool:
    """RI-GLO-550, RI-POISON-070: whatever protects it. Whether it had any."""
    if "poison" not in owned(s, it):
        return False
    it.changes.append(Change(LOSES, "poison"))
    s.unsettled = True
    if s.log is not None:
        say(s, "changed.loses", {"card": it.card, "word": "poison"})
    return True


_NEGATIVE: Final = ("no-block", "no-attack", "no-actions", "effectless")
_TOLD: Final = {
    GAINS: "gains",
    LOSES: "loses",
    GAINS_TYPE: "gains-type",
    LOSES_TYPE: "loses-type",
    LOSES_ACTION: "loses-action",
    IS: "is",
}


def unchanged(s: Rise, it: Piece, until: str, seat: int = -1) -> None:
    """What holds until now ends: the turn passes, or the next turn of `seat` starts."""
    if it.changes:
        left = [one for one in it.changes if one.until != until or (seat >= 0 and one.seat != seat)]
        if len(left) < len(it.changes):
            it.changes = left
            s.unsettled = True


def refresh(s: Rise, it: Piece) -> None:
    """RI-EFFECT-090, RI-SHADOW-010, RI-GLO-340: the Effects of a card are heard, or not."""
    silent = (it.changes and is_(it, EFFECTLESS)) or owns(s, it, "ombre") or inactive(s, it)
    wanted = NO_HOOKS if silent else it.printed.hooks
    if it.hooks is not wanted:
        drop_hooks(s, it.hooks)
        it.hooks = wanted
        add_hooks(s, it.hooks)


def lose_all_effects(s: Rise, me: Me, it: Piece, until: str) -> bool:
    """RI-APT-020: passive aptitudes are Effects too."""
    if not change(s, me, it, IS, EFFECTLESS, until):
        return False
    for one in owned(s, it):
        if f"kw:{one}" not in it.printed.prices:
            change(s, me, it, LOSES, one, until)
    return True


# Copies


_variants: dict[str, Printed] = {}


def copy_of(of: Printed, mark: str = "!copy") -> Printed:
    """RI-GLO-180: the print of a card that copies another one."""
    return _made(of, of.mark + mark, of)


def morphed(of: Printed, by: Printed) -> Printed:
    """RI-MORPH-010: a copy that keeps the type ???, Morpher and the Actions printed on it."""
    base = by.whole
    found = _made(of, f"{of.mark}!morph.{base.id}", of)
    if found.hooks is of.hooks:  # it is new
        if "???" not in found.types:
            found.types = (*found.types, "???")
        if "morpher" not in found.aptitudes:
            found.aptitudes = (*found.aptitudes, "morpher")
        first = 1 + sum([key.startswith("own_") for key in of.actions])  # where a Morpher is copied, after its own
        own = {key: f"own_action_{first + n}" for n, key in enumerate(base.actions) if not key.startswith("kw:")}
        for key, name in own.items():
            found.prices[name] = base.prices[key]
        found.actions = (*found.actions, *own.values())
        found.hooks = {**of.hooks, **{name: base.hooks[key] for key, name in own.items() if key in base.hooks}}
    return found


def _made(of: Printed, mark: str, whole: Printed) -> Printed:
    key = of.id + mark
    found = _variants.get(key)
    if found is None:
        found = _variants[key] = of.variant(mark)
        found.types = of.types
        found.aptitudes = of.aptitudes
        found.prices = dict(of.prices)
        found.actions = of.actions
    return found


def known_print(it: Piece, name: str) -> Printed:
    """A print that the card had before, by its id and mark."""
    return _variants[name] if name in _variants else print_of(it.card)


def become(s: Rise, it: Piece, printed: Printed) -> None:
    """A card in play copies another one; its charges and Équipements stay (RI-GLO-180)."""
    reprint(s, it, printed)
