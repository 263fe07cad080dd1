"""The log: what happened, as data, put into words on demand and for one pair of eyes.

A line says its public and its private form together. Whoever is not among `seats` gets the public one and never sees a
byte of the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pioche.engine.choice import Args
    from pioche.engine.state import State


class Seat:
    """A seat as an argument of a message, to be replaced by its player's name."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and other.seat == self.seat

    def __hash__(self) -> int:
        return hash(self.seat)

    def __repr__(self) -> str:
        return f"Seat({self.seat})"


class Line:
    """One thing that happened. `secret` adds arguments for `seats` (a bit each), told by the message `<id>.seen`."""

    __slots__ = ("args", "id", "seats", "secret")

    def __init__(self, id: str, args: Args, secret: Args | None = None, seats: int = 0) -> None:
        self.id = id
        self.args = args
        self.secret = secret
        self.seats = seats

    def known_to(self, viewer: int | None) -> bool:
        """Whether `viewer` (-1: a spectator, None: who sees all) gets the private form."""
        if self.secret is None:
            return False
        return viewer is None or (viewer >= 0 and bool(self.seats >> viewer & 1))

    def for_viewer(self, viewer: int | None) -> tuple[str, Args]:
        if self.secret is None or not self.known_to(viewer):
            return self.id, self.args
        return f"{self.id}.seen", {**self.args, **self.secret}


Log = list[Line]


def say(s: State, id: str, args: Args, secret: Args | None = None, seats: int = 0) -> None:
    """Write a line where somebody reads; play-outs have no log. Ask `s.log is not None` first on a hot path."""
    if s.log is not None:
        s.log.append(Line(id, args, secret, seats))
