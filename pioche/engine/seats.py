"""Seats and teams: whose turn is next, who is out, and how a match ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pioche.engine.state import State


# Two players against each other, as at most tables: their answers are made once, since rules ask all the time.
_DUEL: Final[tuple[int, ...]] = (0, 1)
_DUEL_FROM: Final[tuple[tuple[int, ...], ...]] = ((0, 1), (1, 0))
_DUEL_AGAINST: Final[tuple[tuple[int, ...], ...]] = ((1,), (0,))


class Result:
    """How a match ended. No winner: a draw. `scores` per seat where the game counts points."""

    __slots__ = ("reason", "scores", "winners")

    def __init__(self, winners: tuple[int, ...], reason: str, scores: tuple[int, ...] = ()) -> None:
        self.winners: Final = winners
        self.reason: Final = reason
        self.scores: Final = scores

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, reason={self.reason!r}, scores={self.scores})"


def is_out(s: State, seat: int) -> bool:
    return bool(s.out >> seat & 1)


def seats_in(s: State) -> list[int]:
    """The seats still playing, in seating order."""
    return [seat for seat in range(len(s.teams)) if not s.out >> seat & 1]


def playing(s: State) -> int:
    """How many seats are still playing."""
    return len(seats_in(s)) if s.out else len(s.teams)


def seats_from(s: State, first: int) -> tuple[int, ...]:
    """The seats still playing in turn order, from `first` on (or the next one, if `first` is out)."""
    if s.teams == _DUEL and not s.out:
        return _DUEL_FROM[first]
    count = len(s.teams)
    return tuple([seat % count for seat in range(first, first + count) if not s.out >> seat % count & 1])


def in_turn_order(s: State) -> tuple[int, ...]:
    """The seats still playing, the active one first."""
    return seats_from(s, s.active)


def next_seat(s: State, seat: int) -> int:
    """The next seat still playing, in turn order; `seat` itself when it is alone."""
    count = len(s.teams)
    other = seat + 1 if seat + 1 < count else 0
    if not s.out:
        return other
    while s.out >> other & 1 and other != seat:
        other = other + 1 if other + 1 < count else 0
    return other


def opponents(s: State, seat: int) -> tuple[int, ...]:
    """The seats of other teams still playing, in turn order after `seat`."""
    teams = s.teams
    if teams == _DUEL and not s.out:
        return _DUEL_AGAINST[seat]
    team = teams[seat]
    return tuple([other for other in seats_from(s, (seat + 1) % len(teams)) if teams[other] != team])


def opponent(s: State, seat: int) -> int:
    """Whom a rulebook for two calls *the opponent*: the other player, also once the match is over. Where a seat has
    several opponents there is no such one: its player picks (`pick_seat`), or all of them are meant (`opponents`)."""
    if s.teams == _DUEL:
        return 1 - seat
    found = opponents(s, seat)
    if len(found) != 1:
        raise ValueError(f"seat {seat} has {len(found)} opponents: ask which one is meant")
    return found[0]


def mates(s: State, seat: int) -> list[int]:
    """The other seats of the same team still playing."""
    return [other for other in seats_in(s) if other != seat and s.teams[other] == s.teams[seat]]


def win(s: State, seat: int, reason: str) -> None:
    """The whole team of `seat` wins, also those of it who are out."""
    if s.result is None:
        s.result = Result(tuple(i for i, team in enumerate(s.teams) if team == s.teams[seat]), reason)


def lose(s: State, seats: Sequence[int], reason: str) -> None:
    """These seats are out, all at the same moment. The last team wins; with none left it is a draw.

    Where all are one team from the start (a solo or co-operative game) nobody wins by outlasting the others.
    """
    for seat in seats:
        s.out |= 1 << seat
    remaining = seats_in(s)
    if not remaining:
        tie(s, reason)
    elif len(set(s.teams)) > 1 and all(s.teams[seat] == s.teams[remaining[0]] for seat in remaining):
        win(s, remaining[0], reason)


def tie(s: State, reason: str) -> None:
    if s.result is None:
        s.result = Result((), reason)
