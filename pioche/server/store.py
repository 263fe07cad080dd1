"""Where tables are kept. What `append` has returned from is on the disk; nobody is told of anything that is not.

A table is a list of numbered events. An event is appended with the number that its writer expects it to get: of two
writers who expect the same one, one is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec

from pioche.engine import PiocheError
from pioche.server.events import AnyClock, AnyEvent, Created

if TYPE_CHECKING:
    from pioche.server.settings import Settings


T = TypeVar("T")


class Conflict(Exception):  # noqa: N818 - it reads as what it says
    """Another writer was first: the table has moved on."""


class Unavailable(Exception):  # noqa: N818
    """The store cannot write now: nobody may be told that anything was stored."""


class About(msgspec.Struct, omit_defaults=True):
    """What a list says of a table besides who sits there. `result` as in a view, once the match is over."""

    clock: AnyClock | None = None
    options: dict[str, Any] = {}
    turn: int = 0
    result: dict[str, Any] | None = None


class Listed(msgspec.Struct):
    """A table as lists show it."""

    id: str
    game: str
    state: str
    open: bool
    touched: float
    seats: list[dict[str, Any]]
    users: list[str]  # by seat: the person who sits there, or nothing
    about: About


class User(msgspec.Struct):
    id: str
    name: str
    secret: str
    made: float


class Store(Protocol):
    """What the server asks of a store."""

    trouble: str  # why the last that was to be written could not be; empty where it was

    async def open(self, heard: Callable[[str], None], lost: Callable[[], None]) -> None:
        """Get ready. `heard` is called with each table to which another process has added, and with "@" and the id of
        each guest who has made an account there; `lost` when the store was out of reach: anything may have been added
        by others, and our tables may be theirs now."""

    async def append(self, table: str, n: int, events: list[AnyEvent], listed: Listed | None = None) -> None:
        """Store events with the numbers from `n` on, and how the table is listed from now on: all of it or nothing."""

    async def list_as(self, listed: Listed) -> None: ...

    async def load(self, table: str, after: int = 0) -> list[AnyEvent]:
        """All events, or those after number `after`."""

    async def open_tables(self, most: int) -> list[Listed]:
        """Those in the lobby where somebody waits or a match goes on, the latest first."""

    async def tables_of(self, user: str, most: int) -> list[Listed]:
        """Where somebody sits, the latest first."""

    async def claim(self, tables: list[str]) -> list[str]:
        """Those of these tables where nobody lets bots and clocks go on, since that process has died: from now on it
        is for us to do. Those of which it was for us already are among them."""

    async def unfinished(self, host: str, since: float) -> tuple[int, int]:
        """How many tables made or begun after `since` are not over: those of `host`, and all."""

    async def arrived(self, table: str, user: str) -> None:
        """Somebody is connected to a table here."""

    async def left(self, table: str, user: str, at: float) -> None:
        """They are not any more."""

    async def seen(self, table: str, user: str) -> float:
        """When somebody was last connected to a table at another process: infinity while they are, 0 if never."""

    async def add_user(self, user: User) -> bool:
        """A new account; False where the name is taken."""

    async def user_named(self, name: str) -> User | None: ...

    async def has_account(self, user: str) -> bool: ...

    async def report(self, data: bytes, made: float) -> None: ...

    async def close(self) -> None: ...


def steps_from(found: int, steps: Sequence[T]) -> Sequence[T]:
    """What brings a database of version `found` up to date, in order: step 1 makes version 1 of an empty one, or of one
    from before versions were counted."""
    if found > len(steps):
        raise PiocheError("newer-database", found=found, known=len(steps))
    return steps[found:]


def about_of(data: str | bytes) -> About:
    return msgspec.json.decode(data, type=About)


def host_of(events: list[AnyEvent]) -> str:
    """Who made the table, where these are its first events."""
    return events[0].host if isinstance(events[0], Created) else ""


def store_of(settings: Settings) -> Store:
    """PostgreSQL where the operator names one, else a file."""
    if settings.database:
        from pioche.server.postgres import PostgresStore

        return PostgresStore(settings.database)
    from pioche.server.sqlite import SqliteStore

    return SqliteStore(settings.data / "pioche.db")
