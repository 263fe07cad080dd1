"""Tosses: a coin falls, and what fell may be forced or tried again before it counts.

A result is a number, so that an effect that waits on a stack may keep it as its `value`; whoever changes it there puts
another entry in its place: `entry.replace(value=forced(entry.value, SUCCESS))`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from pioche.engine.abilities import Event, replaced
from pioche.engine.declared import declared
from pioche.engine.flow import FlowOf
from pioche.engine.state import State

FAILURE: Final = 0
SUCCESS: Final = 1
FORCED: Final = 2  # beside one of these: it did not fall so, an effect says so


@declared
class Tossed(Event[State]):
    """`seat` has tossed a coin for the card `by`. Before it counts, `instead_of_toss` may force it or try again: such a
    hook returns the event to go on with."""

    instead: ClassVar[str] = "instead_of_toss"
    after: ClassVar[str] = "after_toss"

    seat: int
    by: int
    result: int

    def apply(self, s: State) -> None:
        """The coin lies already."""

    def about(self, s: State) -> tuple[int, ...]:
        return (0, self.result, self.by)

    def forced(self, to: int) -> Tossed:
        """With the result that an effect imposes."""
        return Tossed(self.seat, self.by, forced(self.result, to))

    def again(self, s: State) -> Tossed:
        """Tossed once more: what fell before is gone, and so is what was forced."""
        return Tossed(self.seat, self.by, flip(s))


def flip(s: State) -> int:
    """What a coin shows."""
    return SUCCESS if s.rng.coin() else FAILURE


def forced(result: int, to: int) -> int:
    """The first effect to force a toss prevails over later ones."""
    return result if result & FORCED else to | FORCED


def succeeds(result: int) -> bool:
    """A forced success is one too."""
    return bool(result & SUCCESS)


def toss(s: State, seat: int, by: int = 0) -> FlowOf[Tossed | None]:
    """Toss a coin; what comes out is an event for the game to make happen (`happen`, or `happened` with a stack) once
    the result counts. None: an effect has taken the toss away."""
    event = Tossed(seat, by, flip(s))
    if Tossed.instead not in s.hooked:
        return event
    kept = yield from replaced(s, event)
    assert kept is None or isinstance(kept, Tossed)
    return kept
