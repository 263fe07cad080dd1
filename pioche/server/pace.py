"""How fast bots play: by the turn, however many decisions it has, so that one can follow and need not wait."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pioche.server.room import Room

_TURN: Final = 3.4  # seconds in which a bot's whole turn is shown
_THOUGHT: Final = {"hard": 7.4}  # seconds that it may last where the bot thinks for longer than it is shown
_LEAST: Final = 0.01  # seconds that a bot may always think
_SHARE: Final = 8  # a pause is this part of what is left of the turn: the sum of all pauses stays below it
_THOUGHT_SHARE: Final = 4


class Pace:
    """What bots have used of a turn. The time that people take in it does not count."""

    __slots__ = ("_hurried", "_lines", "_spent", "_turn", "_woken")

    def __init__(self) -> None:
        self._turn = (-1, 0)
        self._spent = 0.0
        self._lines = -1  # that the log had at the last pause
        self._hurried = -1  # the turn in which somebody wished to wait no longer
        self._woken = asyncio.Event()

    def begin(self, room: Room) -> None:
        """Bots are asked again, after a person was: whoever did not want to wait has seen that turn."""
        assert room.match is not None
        if self._hurried != room.match.state.turn:
            self._hurried = -1
            self._woken.clear()

    def hurry(self, room: Room) -> None:
        """No more pauses until a person is asked, nor for the rest of this turn."""
        if room.match is not None:
            self._hurried = room.match.state.turn
            self._woken.set()

    def spend(self, seconds: float) -> None:
        self._spent += seconds

    def pause(self, room: Room, longest: float) -> float:
        """How many seconds people are given to see what has happened since the last pause, if anything has."""
        match = room.match
        assert match is not None
        turn = (match.state.turn, room.undone)
        if turn != self._turn:
            self._turn, self._spent = turn, 0.0
        if self._lines == match.lines or self._woken.is_set():
            return 0.0
        self._lines = match.lines
        return max(0.0, min(longest, (_TURN - self._spent) / _SHARE))

    async def wait(self, seconds: float) -> None:
        """For so long, or until somebody wishes to wait no longer."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), seconds)

    def thought(self, bot: str) -> float:
        """How many seconds a bot may think about its next answer."""
        return max(_LEAST, (_THOUGHT.get(bot, _TURN) - self._spent) / _THOUGHT_SHARE)
