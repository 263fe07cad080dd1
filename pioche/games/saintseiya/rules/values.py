"""Force, Cosmos and Soin as they are now, and what a card costs (chapter 5.1.4)."""

from __future__ import annotations

from typing import Final

from pioche.games.saintseiya.rules.terms import COSMOS, FORCE
from pioche.games.saintseiya.state import (
    ALGHETI,
    ARMED,
    ARMOUR,
    CHARACTER,
    COMET,
    NO_COST,
    SLOTS,
    SOARS,
    Piece,
    Printed,
    SaintSeiya,
    print_of,
)

PILLAR_COST: Final = 10
RING_COST: Final = 5
URN_COST: Final = 4
BALANCE: Final = 4  # Force of an Arme de la Balance


def printed_value(s: SaintSeiya, printed: Printed, kind: str) -> int:
    """What is printed, unless the Épopée says otherwise."""
    value = printed.force if kind == FORCE else printed.cosmos if kind == COSMOS else printed.heal
    if "values" in s.hooked:
        for source in s.listeners("values"):
            value = source.hooks["values"].run(s, source, printed, kind, value)
    return value


def beside(s: SaintSeiya, it: Piece) -> list[Piece]:
    """SS-EFX-210: those who confront the same card, `it` included."""
    facing = it.facing
    return [one for one in s.players[it.controller].played if one.facing == facing] if facing else [it]


def force(s: SaintSeiya, it: Piece, way: str = FORCE) -> int:
    """The Force of a card in play. `way`: in which kind of acquisition it is asked."""
    printed = it.printed
    value = base = printed.force if "values" not in s.hooked else printed_value(s, printed, FORCE)
    if not printed.kinds & CHARACTER:
        return value
    if it.facing:
        for other in s.players[it.controller].played:
            if other.printed.lends and other.facing == it.facing:
                hooks = other.printed.hooks
                if other is it:
                    if "own_force" in hooks:
                        value += hooks["own_force"].run(s, it, way)
                elif "doubles" in hooks:
                    value += hooks["doubles"].run(s, other, it, base)
        if s.standing or it.flags & SOARS:
            value += _force_against(s, it)
    return value + it.bonus_force + (s.might if it.controller == s.active else 0)


def _force_against(s: SaintSeiya, it: Piece) -> int:
    """What a card gains by its target: a Pilier (SS-PILR-070), a character without a Cosmos cost (SS-TECH-190)."""
    target = target_of(s, it.facing)
    if target is None:
        return 0
    if target.printed.type == "pillar":
        wanted = target.printed.hooks.get("wanted")
        gained: int = wanted.run(it) if wanted is not None else 0
        return gained + BALANCE if it.flags & ARMED else gained
    soars = it.flags & SOARS and target.printed.kinds & CHARACTER and not _cosmos_bases(s, target, [])
    return 3 if soars else 0


def cosmos(s: SaintSeiya, it: Piece, way: str = COSMOS) -> int:
    """The Cosmos of a card in play. Marine, Albior, Guilty and Cristal lend theirs for acquisitions with Cosmos only
    (SS-FAQC-050)."""
    printed = it.printed
    value = base = printed.cosmos if "values" not in s.hooked else printed_value(s, printed, COSMOS)
    if not printed.kinds & CHARACTER:
        return value
    if it.facing:
        for other in s.players[it.controller].played:
            if other.printed.lends and other.facing == it.facing:
                hooks = other.printed.hooks
                if other is it:
                    if "own_cosmos" in hooks:
                        value += hooks["own_cosmos"].run(s, it, way)
                elif "doubles" in hooks:
                    value += hooks["doubles"].run(s, other, it, base)
                elif way == COSMOS and "lends_cosmos" in hooks:
                    value += hooks["lends_cosmos"].run(s, other, it)
    return value + it.bonus_cosmos


def soin(s: SaintSeiya, it: Piece) -> int:
    printed = it.printed
    value = printed.heal if "values" not in s.hooked else printed_value(s, printed, "heal")
    return value + it.bonus_heal


def value(s: SaintSeiya, it: Piece, way: str) -> int:
    return force(s, it, way) if way == FORCE else cosmos(s, it, way)


# What can be confronted


def target_of(s: SaintSeiya, number: int) -> Piece | None:
    """A card that is confronted: on the field, a Pilier, a relic, a marked card. (A card of the field's discard pile is
    no piece: see `wave`.)"""
    for one in s.field:
        if one.card.number == number:
            return one
    for one in s.standing:
        if one.card.number == number:
            return one
    return s.in_play(number)


# Costs


def cost(s: SaintSeiya, target: Piece, way: str, party: list[Piece]) -> int:
    """SS-ACQ-020, SS-ACQ-210: the lowest cost at which `party` may acquire it that way, or `NO_COST`."""
    if not target.slot:
        return _cost_elsewhere(s, target, way, party)
    if _as_printed(s, target, way, party):
        base = target.printed.cost_force if way == FORCE else target.printed.cost_cosmos
        return base - 1 if target.slot == SLOTS and base > 0 else base  # SS-ACQ-090
    bases = _force_bases(s, target) if way == FORCE else _cosmos_bases(s, target, party)
    if not bases:
        return NO_COST
    return _modified(s, target, way, min(bases), party)


def priceless(s: SaintSeiya, target: Piece, way: str, row: list[Piece]) -> bool:
    """Whether nobody of `row` could acquire it that way, as the card says and nothing else does."""
    base = target.printed.cost_force if way == FORCE else target.printed.cost_cosmos
    return base == NO_COST and bool(target.slot) and _as_printed(s, target, way, row)


def _as_printed(s: SaintSeiya, target: Piece, way: str, party: list[Piece]) -> bool:
    """Whether nothing has a word to say about a cost, as is mostly so."""
    hooked = s.hooked
    if target.printed.own_field or "turns_force" in hooked:
        return False
    if way == FORCE:
        return not (target.less_force or target.cut_force or s.used & (COMET | ALGHETI) or "cost_force" in hooked)
    if target.less_cosmos or target.cut_cosmos or "cost_cosmos" in hooked:
        return False
    for it in party:  # noqa: SIM110 - on the hot path
        if it.printed.lends:
            return False
    return True


def _cost_elsewhere(s: SaintSeiya, target: Piece, way: str, party: list[Piece]) -> int:
    printed = target.printed
    if printed.type == "pillar":  # SS-PILR-030, SS-PILR-040
        return PILLAR_COST if way == FORCE else NO_COST
    if printed.kinds and target.prey >= 0:  # an Urne
        return URN_COST if way == COSMOS else NO_COST
    if printed.type == "relic" and not target.mark:
        return RING_COST if way == FORCE else NO_COST
    if way == FORCE:  # SS-CARD-050
        return printed.cost_force
    opened = _opened(s, target, party)
    return min([*opened, printed.cost_cosmos]) if printed.cost_cosmos != NO_COST else min(opened, default=NO_COST)


def _opened(s: SaintSeiya, target: Piece, party: list[Piece]) -> list[int]:
    """SS-FAQC-220: its Force cost, once for each of those confronting it who let it be paid with Cosmos."""
    cost_force = target.printed.cost_force
    if cost_force == NO_COST:
        return []
    return [
        cost_force
        for it in party
        if "opens_cosmos" in it.printed.hooks and it.printed.hooks["opens_cosmos"].run(s, it, target)
    ]


def _force_bases(s: SaintSeiya, target: Piece) -> list[int]:
    printed = target.printed
    if "turns_force" in s.hooked and _force_turned(s, target):
        return []
    if printed.cost_force != NO_COST:
        return [printed.cost_force]
    if s.used & ALGHETI and printed.kinds & ARMOUR and printed.cost_cosmos != NO_COST:
        return [printed.cost_cosmos]
    return []


def _force_turned(s: SaintSeiya, target: Piece) -> bool:
    """SS-CARD-150: whether its Force cost is paid with Cosmos."""
    return any(source.hooks["turns_force"].run(s, source, target) for source in s.listeners("turns_force"))


def _cosmos_bases(s: SaintSeiya, target: Piece, party: list[Piece]) -> list[int]:
    printed = target.printed
    bases: list[int] = []
    if printed.cost_cosmos != NO_COST:
        bases.append(printed.cost_cosmos)
    if "own_cosmos_way" in printed.hooks:
        base = printed.hooks["own_cosmos_way"].run(s, target, party)
        if base != NO_COST:
            bases.append(base)
    if printed.cost_force != NO_COST and "turns_force" in s.hooked and _force_turned(s, target):
        bases.append(printed.cost_force)
    return bases + _opened(s, target, party)


def _modified(s: SaintSeiya, target: Piece, way: str, base: int, party: list[Piece]) -> int:
    """Increases and reductions added up; those that stop at 1 come last."""
    printed = target.printed
    more = less = cut = 0
    hooked = s.hooked
    if way == FORCE:
        less += target.less_force
        cut += target.cut_force
        if s.used & COMET:
            cut += 2
        hook, own = "cost_force", "own_cost_force"
    else:
        less += target.less_cosmos
        cut += target.cut_cosmos
        hook, own = "cost_cosmos", "own_cost_cosmos"
        for it in party:
            if "cuts_cosmos" in it.printed.hooks:
                cut += it.printed.hooks["cuts_cosmos"].run(s, it, target)
    if target.slot == SLOTS:  # SS-ACQ-090
        less += 1
    if hook in hooked:
        for source in s.listeners(hook):
            change = source.hooks[hook].run(s, source, target)
            if change > 0:
                more += change
            else:
                less -= change
    if own in printed.hooks:
        change = printed.hooks[own].run(s, target, party)
        if change > 0:
            more += change
        else:
            less -= change
    if "unlowered" in printed.hooks:  # SS-CARD-290
        return base + more
    value = base + more - less
    if value < 0:
        return 0
    return value if not cut else value - cut if value - cut >= 1 else min(value, 1)


def wave_cost(s: SaintSeiya, party: list[Piece]) -> int:
    """SS-TECH-060: the character on top of the field's discard pile, 1 Force less for each Shun who confronts it."""
    base = print_of(s.cards[s.wave]).cost_force
    return max(0, base - sum(it.printed.hero == "shun" and bool(it.printed.kinds & CHARACTER) for it in party))
