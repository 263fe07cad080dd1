"""Values as they are now: power, armor, keywords, houses, the cost of a key, the size of a hand."""

from __future__ import annotations

from pioche.engine.lasting import modified
from pioche.games.keyforge.rules.terms import (
    ARMOR,
    ASSAULT,
    ELUSIVE,
    HAND_SIZE,
    HAZARDOUS,
    INVULNERABLE,
    KEY_COST,
    POISON,
    POWER,
    SKIRMISH,
    TAUNT,
)
from pioche.games.keyforge.state import InPlay, KeyForge


def power(s: KeyForge, it: InPlay) -> int:
    """KF-POWER-010: printed, plus counters and what cards give; never below 0."""
    value = it.printed.power
    if it.counters:
        value += it.counters.get("power", 0)
    hooked = s.hooked
    if "power" in hooked or "set_power" in hooked or "only_power" in hooked:
        value = modified(s, POWER, it, value)
    return value if value > 0 else 0


def armor(s: KeyForge, it: InPlay) -> int:
    """KF-ARMOR-030, KF-ARMOR-070: printed plus gained; using it does not change it."""
    value = it.printed.armor
    hooked = s.hooked
    if "armor" in hooked or "only_armor" in hooked:
        value = modified(s, ARMOR, it, value)
    return value if value > 0 else 0


def armor_used(s: KeyForge, it: InPlay) -> int:
    """KF-ARMOR-060: how much of it has cancelled damage this turn. Of armor lost since it was last looked at, used
    armor went first."""
    used = it.armor_used
    return max(0, used - max(0, it.armor_was - armor(s, it))) if used else 0


def armor_left(s: KeyForge, it: InPlay) -> int:
    """KF-ARMOR-060: what it can still cancel this turn."""
    it.armor_used = armor_used(s, it)
    it.armor_was = armor(s, it)
    left = it.armor_was - it.armor_used
    return left if left > 0 else 0


def assault(s: KeyForge, it: InPlay) -> int:
    return modified(s, ASSAULT, it, it.printed.assault)


def hazardous(s: KeyForge, it: InPlay) -> int:
    return modified(s, HAZARDOUS, it, it.printed.hazardous)


def elusive(s: KeyForge, it: InPlay) -> bool:
    """Whether a creature has elusive."""
    return modified(s, ELUSIVE, it, it.printed.elusive) > 0


def skirmish(s: KeyForge, it: InPlay) -> bool:
    return modified(s, SKIRMISH, it, it.printed.skirmish) > 0


def poison(s: KeyForge, it: InPlay) -> bool:
    return modified(s, POISON, it, it.printed.poison) > 0


def taunt(s: KeyForge, it: InPlay) -> bool:
    return modified(s, TAUNT, it, it.printed.taunt) > 0


def invulnerable(s: KeyForge, it: InPlay) -> bool:
    return modified(s, INVULNERABLE, it, it.printed.invulnerable) > 0


def belongs(s: KeyForge, it: InPlay, house: str) -> bool:
    """KF-DECK-050: its symbol's house, as long as no effect says another."""
    if "belongs" in s.hooked:
        for source in s.listeners("belongs"):
            answer: bool | None = source.hooks["belongs"].run(s, source, it, house)
            if answer is not None:
                return answer
    return it.printed.house == house


def key_cost(s: KeyForge, seat: int) -> int:
    """KF-FORGE-030, KF-FORGE-100: six Æ, more or less, never below 0."""
    if "key_cost" not in s.hooked:
        return 6
    value = modified(s, KEY_COST, seat, 6)
    return value if value > 0 else 0


def haunted(s: KeyForge, seat: int) -> bool:
    """KF-MISC-010: ten cards or more in the discard pile."""
    return len(s.players[seat].discard) >= 10


def hand_size(s: KeyForge, seat: int) -> int:
    """KF-DRAW-090: to how many cards a hand is refilled, before chains."""
    return modified(s, HAND_SIZE, seat, 6)


def most_powerful(s: KeyForge, among: list[InPlay]) -> list[InPlay]:
    """KF-POWER-040: those with the highest power."""
    highest = max([power(s, one) for one in among], default=0)
    return [one for one in among if power(s, one) == highest]


def least_powerful(s: KeyForge, among: list[InPlay]) -> list[InPlay]:
    """KF-POWER-050: those with the lowest power."""
    lowest = min([power(s, one) for one in among], default=0)
    return [one for one in among if power(s, one) == lowest]
