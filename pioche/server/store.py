"""Where tables are kept. What `append` has returned from is on the disk; nobody is told of anything that is not.

A table is a list of numbered events. An event is appended with the number that its writer expects it to get: of two
writers who expect the same one, one is refused."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec

from pioche.server.events import AnyEvent, read, written

T = TypeVar("T")

_SCHEMA = """
create table if not exists events (
    tbl text not null, n integer not null, data blob not null, primary key (tbl, n)
) without rowid;
create table if not exists tables (
    id text primary key, game text not null, state text not null, open integer not null, touched real not null,
    seats text not null
) without rowid;
create index if not exists tables_open on tables (open, state, touched);
create table if not exists users (
    id text primary key, name text not null unique, secret text not null, made real not null
) without rowid;
create table if not exists reports (id integer primary key, made real not null, data blob not null);
"""
_MOST_AT_ONCE = 500  # events in one transaction


class Conflict(Exception):  # noqa: N818 - it reads as what it says
    """Another writer was first: the table has moved on."""


class Unavailable(Exception):  # noqa: N818
    """The store cannot write now: nothing was stored, and nobody may be told that it was."""


class Listed(msgspec.Struct):
    """A table as lists show it."""

    id: str
    game: str
    state: str
    open: bool
    touched: float
    seats: list[dict[str, Any]]


class User(msgspec.Struct):
    id: str
    name: str
    secret: str
    made: float


class Store(Protocol):
    """What the server asks of a store."""

    async def append(self, table: str, n: int, events: list[AnyEvent]) -> None: ...

    async def load(self, table: str) -> list[AnyEvent]: ...

    async def list_as(self, listed: Listed) -> None: ...

    async def open_tables(self, most: int) -> list[Listed]: ...

    async def unfinished(self) -> list[str]: ...

    async def add_user(self, user: User) -> bool: ...

    async def user_named(self, name: str) -> User | None: ...

    async def report(self, data: bytes, made: float) -> None: ...

    async def close(self) -> None: ...


class _Job:
    """Something to do in the writer's thread, and whom to tell."""

    __slots__ = ("done", "loop", "run")

    def __init__(self, run: Callable[[sqlite3.Connection], Any]) -> None:
        self.run = run
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()


class SqliteStore:
    """One file, in WAL mode with `synchronous=FULL`. One thread writes; what waits is written in one transaction, so
    that many tables share the cost of reaching the disk."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = self._connect()
        connection.executescript(_SCHEMA)
        connection.close()
        self._thread = threading.Thread(target=self._write, name="pioche store", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=5.0)
        connection.execute("pragma journal_mode=wal")
        connection.execute("pragma synchronous=full")
        return connection

    # The writer's thread

    def _write(self) -> None:
        connection = self._connect()
        while True:
            job = self._jobs.get()
            if job is None:
                connection.close()
                return
            batch = [job]
            while len(batch) < _MOST_AT_ONCE and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    self._jobs.put(None)
                    break
                batch.append(more)
            self._commit(connection, batch)

    def _commit(self, connection: sqlite3.Connection, batch: list[_Job]) -> None:
        """All jobs of a batch in one transaction; one that is refused does not hinder the others."""
        results: list[tuple[_Job, Any, Exception | None]] = []
        try:
            connection.execute("begin immediate")
            for job in batch:
                connection.execute("savepoint one")
                try:
                    results.append((job, job.run(connection), None))
                    connection.execute("release one")
                except (Conflict, sqlite3.IntegrityError) as error:
                    connection.execute("rollback to one")
                    connection.execute("release one")
                    results.append((job, None, Conflict(str(error))))
            connection.execute("commit")
        except sqlite3.Error as error:  # the disk is full, or cannot be written: nothing of this batch is stored
            if connection.in_transaction:
                connection.execute("rollback")
            results = [(job, None, Unavailable(str(error))) for job in batch]
        for job, value, failed in results:
            job.loop.call_soon_threadsafe(_tell, job.done, value, failed)

    async def _do(self, run: Callable[[sqlite3.Connection], T]) -> T:
        job = _Job(run)
        self._jobs.put(job)
        result: T = await job.done
        return result

    # What is asked of it

    async def append(self, table: str, n: int, events: list[AnyEvent]) -> None:
        """Store events with the numbers from `n` on."""
        rows = [(table, n + i, written(event)) for i, event in enumerate(events)]

        def run(connection: sqlite3.Connection) -> None:
            last = connection.execute("select max(n) from events where tbl = ?", (table,)).fetchone()[0]
            if (last or 0) != n - 1:
                raise Conflict(f"{table} has {last} events, not {n - 1}")
            connection.executemany("insert into events (tbl, n, data) values (?, ?, ?)", rows)

        await self._do(run)

    async def load(self, table: str) -> list[AnyEvent]:
        def run(connection: sqlite3.Connection) -> list[bytes]:
            rows = connection.execute("select data from events where tbl = ? order by n", (table,))
            return [row[0] for row in rows]

        return [read(data) for data in await self._do(run)]

    async def list_as(self, listed: Listed) -> None:
        row = (
            listed.id,
            listed.game,
            listed.state,
            int(listed.open),
            listed.touched,
            msgspec.json.encode(listed.seats).decode(),
        )

        def run(connection: sqlite3.Connection) -> None:
            connection.execute("insert or replace into tables values (?, ?, ?, ?, ?, ?)", row)

        await self._do(run)

    async def open_tables(self, most: int) -> list[Listed]:
        def run(connection: sqlite3.Connection) -> list[tuple[Any, ...]]:
            return connection.execute(
                "select id, game, state, open, touched, seats from tables where open = 1 and state != 'over' "
                "order by touched desc limit ?",
                (most,),
            ).fetchall()

        return [
            Listed(id, game, state, bool(shown), touched, msgspec.json.decode(seats))
            for id, game, state, shown, touched, seats in await self._do(run)
        ]

    async def unfinished(self) -> list[str]:
        """Tables where a match goes on: after a restart bots and clocks go on there."""

        def run(connection: sqlite3.Connection) -> list[str]:
            return [row[0] for row in connection.execute("select id from tables where state = 'playing'")]

        return await self._do(run)

    async def add_user(self, user: User) -> bool:
        """A new account; False where the name is taken."""

        def run(connection: sqlite3.Connection) -> None:
            row = (user.id, user.name, user.secret, user.made)
            connection.execute("insert into users (id, name, secret, made) values (?, ?, ?, ?)", row)

        try:
            await self._do(run)
        except Conflict:
            return False
        return True

    async def user_named(self, name: str) -> User | None:
        def run(connection: sqlite3.Connection) -> tuple[Any, ...] | None:
            row: tuple[Any, ...] | None = connection.execute(
                "select id, name, secret, made from users where name = ?", (name,)
            ).fetchone()
            return row

        row = await self._do(run)
        return None if row is None else User(*row)

    async def report(self, data: bytes, made: float) -> None:
        def run(connection: sqlite3.Connection) -> None:
            connection.execute("insert into reports (made, data) values (?, ?)", (made, data))

        await self._do(run)

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)


def _tell(done: asyncio.Future[Any], value: Any, failed: Exception | None) -> None:
    if done.cancelled():
        return
    if failed is not None:
        done.set_exception(failed)
    else:
        done.set_result(value)
