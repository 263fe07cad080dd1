"""Status: stunned, enraged, warded, ready or exhausted, power counters."""

from __future__ import annotations

from pioche.engine.log import say
from pioche.games.keyforge.state import InPlay, KeyForge


def stun(s: KeyForge, it: InPlay) -> bool:
    """KF-STUN-010, KF-STUN-080; whether it became stunned."""
    if not s.stands(it) or it.stunned:
        return False
    it.stunned = True
    if s.log is not None:
        say(s, "stunned", {"card": it.card})
    return True


def unstun(s: KeyForge, it: InPlay) -> bool:
    """Remove the stun of a creature; returns whether it had one."""
    if not s.stands(it) or not it.stunned:
        return False
    it.stunned = False
    if s.log is not None:
        say(s, "unstunned", {"card": it.card})
    return True


def enrage(s: KeyForge, it: InPlay) -> bool:
    """KF-ENRAGE-010; whether it became enraged."""
    if not s.stands(it) or it.enraged:
        return False
    it.enraged = True
    if s.log is not None:
        say(s, "enraged", {"card": it.card})
    return True


def ward(s: KeyForge, it: InPlay) -> bool:
    """KF-WARD-010; whether it became warded."""
    if not s.stands(it) or it.ward:
        return False
    it.ward = True
    if s.log is not None:
        say(s, "warded", {"card": it.card})
    return True


def ready(s: KeyForge, it: InPlay) -> bool:
    """Whether it was exhausted and now is not."""
    if not s.stands(it) or it.ready:
        return False
    it.ready = True
    if s.log is not None:
        say(s, "readied", {"card": it.card})
    return True


def exhaust(s: KeyForge, it: InPlay) -> bool:
    """Whether it was ready and now is not."""
    if not s.stands(it) or not it.ready:
        return False
    it.ready = False
    if s.log is not None:
        say(s, "exhausted", {"card": it.card})
    return True


def add_counters(s: KeyForge, it: InPlay, count: int, kind: str = "power") -> None:
    """KF-POWER-010: +1 power counters, or others that only cards explain."""
    if s.stands(it) and count:
        it.counters = {**it.counters, kind: it.counters.get(kind, 0) + count}
        s.unsettled = True
        if s.log is not None:
            say(s, "counters", {"card": it.card, "count": count, "kind": kind})
