"""Clocks: how much time a seat has left, worked out from the times of events alone."""

from __future__ import annotations

import time
from collections.abc import Callable

from pioche.server.events import AnyClock, Fischer, PerMove

_DAY = 86_400.0


def steady() -> Callable[[], float]:
    """The time of day as it was at first, and from then on without the jumps of a clock that is set."""
    behind = time.time() - time.monotonic()
    return lambda: behind + time.monotonic()


class Clock:
    """Time runs for the seat that is asked, from the moment it is asked. Nothing here looks at the time of day."""

    __slots__ = ("_left", "_seat", "_since", "setting")

    def __init__(self, setting: AnyClock, seats: int) -> None:
        self.setting = setting
        self._left = [_at_start(setting)] * seats
        self._seat = -1
        self._since = 0.0

    @property
    def running(self) -> int:
        """The seat whose time runs, or -1."""
        return self._seat

    @property
    def since(self) -> float:
        """When that seat was asked."""
        return self._since

    def asks(self, seat: int, at: float) -> None:
        """From now on this seat is asked (-1: nobody). What the one before it has used is taken away; who goes on being
        asked has made a decision all the same."""
        self._stop(at)
        self._seat = seat
        self._since = at

    def starts_again(self, at: float) -> None:
        """Nobody could answer until now: that took no time."""
        self._since = at

    def _stop(self, at: float) -> None:
        if self._seat < 0:
            return
        used = max(0.0, at - self._since)  # a clock that is set back takes nothing
        if isinstance(self.setting, Fischer):
            self._left[self._seat] += self.setting.add - used
        else:
            self._left[self._seat] = _at_start(self.setting)

    def left(self, seat: int, now: float) -> float:
        """Seconds; below 0 the time is over."""
        used = max(0.0, now - self._since) if seat == self._seat else 0.0
        return self._left[seat] - used

    def flags_at(self) -> float | None:
        """When the time of the seat that is asked is over."""
        return None if self._seat < 0 else self._since + self._left[self._seat]


def _at_start(setting: AnyClock) -> float:
    if isinstance(setting, PerMove):
        return setting.seconds
    return setting.main if isinstance(setting, Fischer) else setting.days * _DAY
