"""Status: stunned, enraged, warded, ready or exhausted, power counters."""

from __future__ import annotations

from pioche.engine.log import say
from pioche.games.keyforge.state import InPlay, KeyForge


def stun(s: KeyForge, it: InPlay) -> bool:
    """KF-STUN-010, KF-STUN-080; whether it became stunned."""
    if it.stunned or not s.stands(it):
        return False
    it.stunned = True
    return _told(s, it, "stunned")


def unstun(s: KeyForge, it: InPlay) -> bool:
    """Remove the stun of a creature; returns whether it had one."""
    if not it.stunned or not s.stands(it):
        return False
    it.stunned = False
    return _told(s, it, "unstunned")


def enrage(s: KeyForge, it: InPlay) -> bool:
    """KF-ENRAGE-010; whether it became enraged."""
    if it.enraged or not s.stands(it):
        return False
    it.enraged = True
    return _told(s, it, "enraged")


def ward(s: KeyForge, it: InPlay) -> bool:
    """KF-WARD-010; whether it became warded."""
    if it.ward or not s.stands(it):
        return False
    it.ward = True
    return _told(s, it, "warded")


def ready(s: KeyForge, it: InPlay) -> bool:
    """Whether it was exhausted and now is not."""
    if it.ready or not s.stands(it):
        return False
    it.ready = True
    return _told(s, it, "readied")


def exhaust(s: KeyForge, it: InPlay) -> bool:
    """Whether it was ready and now is not."""
    if not it.ready or not s.stands(it):
        return False
    it.ready = False
    return _told(s, it, "exhausted")


def _told(s: KeyForge, it: InPlay, message: str) -> bool:
    if s.log is not None:
        say(s, message, {"card": it.card})
    return True


def add_counters(s: KeyForge, it: InPlay, count: int, kind: str = "power") -> None:
    """KF-POWER-010: +1 power counters, or others that only cards explain."""
    if s.stands(it) and count:
        it.counters = {**it.counters, kind: it.counters.get(kind, 0) + count}
        s.unsettled = True
        if s.log is not None:
            say(s, "counters", {"card": it.card, "count": count, "kind": kind})
