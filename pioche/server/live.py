"""A table in memory, and the connections to it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

import msgspec

from pioche.server.pace import Pace
from pioche.server.picture import SPECTATOR

if TYPE_CHECKING:
    from pioche.server.people import Person
    from pioche.server.room import Room

_QUEUE: Final = 64  # messages that may wait for one slow reader

encoded = msgspec.json.Encoder().encode


class Shown(NamedTuple):
    """A picture as it is sent, which is a fourth of what it takes as data. Lines of the log are shared with others."""

    text: bytes
    log: list[msgspec.Raw] | None

    @classmethod
    def of(cls, picture: dict[str, Any]) -> Shown:
        text = encoded({name: value for name, value in picture.items() if name != "log"})
        return cls(text, picture.get("log"))

    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.json.decode(self.text)
        return data if self.log is None else {**data, "log": self.log}


class Watcher:
    """One connection to a table. What it is to be sent waits here; a reader that is too slow is dropped, and may
    resume."""

    __slots__ = ("dropped", "n", "person", "queue", "viewer")

    def __init__(self, person: Person, viewer: int) -> None:
        self.person = person
        self.viewer = viewer
        self.n = 0  # the last update that it was told
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(_QUEUE)
        self.dropped = False

    def send(self, message: bytes) -> None:
        if self.dropped:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.dropped = True
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)


class Connected(Protocol):
    """A connection to a table, as the hub wants it."""

    person: Person

    async def turn_away(self) -> None: ...


class Live:
    """A table in memory, with those who follow it and what each kind of viewer was last shown."""

    __slots__ = ("bot_task", "connections", "flag_task", "lock", "needed", "pace", "room", "seen", "shown", "watchers")

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.connections: set[Connected] = set()  # also those that do not watch yet
        self.needed = time.monotonic()
        self.watchers: list[Watcher] = []
        self.shown: dict[int, Shown] = {}
        self.seen: dict[str, float] = {}  # when a person who sits here was last connected
        self.bot_task: asyncio.Task[None] | None = None
        self.flag_task: asyncio.Task[None] | None = None
        self.pace = Pace()

    def viewer_of(self, person: Person) -> int:
        """The seat through whose eyes a person sees: their own that is asked, else their first; else a spectator."""
        seats = self.room.seats_of(person.id)
        if not seats:
            return SPECTATOR
        asked = self.room.asks()
        return asked if asked in seats else seats[0]
