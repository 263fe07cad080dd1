"""Tables in one file, for one server process."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, Final, TypeVar

import msgspec

from pioche.engine import PiocheError
from pioche.server.events import AnyEvent, read, written
from pioche.server.store import Conflict, Listed, Unavailable, User, about_of, host_of, steps_from

T = TypeVar("T")

_SCHEMA: Final = """
create table if not exists events (
    tbl text not null, n integer not null, data blob not null, primary key (tbl, n)
) without rowid;
create table if not exists tables (
    id text primary key, game text not null, host text not null, state text not null, open integer not null,
    touched real not null, seats text not null, about text not null default '{}'
) without rowid;
create table if not exists sits (
    tbl text not null, seat integer not null, who text not null, primary key (tbl, seat)
) without rowid;
create index if not exists sits_who on sits (who);
create index if not exists tables_open on tables (open, state, touched);
create index if not exists tables_host on tables (host, state, touched);
create index if not exists tables_state on tables (state, touched);
create table if not exists users (
    id text primary key, name text not null unique, secret text not null, made real not null
) without rowid;
create table if not exists reports (id integer primary key, made real not null, data blob not null);
"""
_LIST: Final = """
insert into tables (id, game, host, state, open, touched, seats, about) values (?, ?, ?, ?, ?, ?, ?, ?)
on conflict (id) do update set state = excluded.state, open = excluded.open, touched = excluded.touched,
seats = excluded.seats, about = excluded.about
"""
_LISTED: Final = """
select id, game, state, open, touched, seats, about, (
    select json_group_array(who) from (select who from sits where tbl = id order by seat)
) from tables
"""
_NOT_EMPTY: Final = "(state <> 'open' or exists (select 1 from sits where tbl = id and who <> ''))"
_MOST_AT_ONCE: Final = 500  # jobs in one transaction
_PATIENCE: Final = 2.0  # seconds to wait for another program that has locked the file


class _Job:
    """Something to do in the writer's thread, and whom to tell."""

    __slots__ = ("done", "loop", "run")

    def __init__(self, run: Callable[[sqlite3.Connection], Any]) -> None:
        self.run = run
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()


class SqliteStore:
    """One file, in WAL mode with `synchronous=FULL`. One thread writes; what waits is written in one transaction, so
    that many tables share the cost of reaching the disk. Another thread reads, also while nothing can be written."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer: sqlite3.Connection | None = None
        self._reader: sqlite3.Connection | None = None
        self._reading = ThreadPoolExecutor(1, "pioche reads")
        self._thread = threading.Thread(target=self._write, name="pioche writes", daemon=True)
        self.trouble = ""
        self._lock: IO[bytes] | None = None

    async def open(self, heard: Callable[[str], None], lost: Callable[[], None]) -> None:
        """The only process hears of nothing."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = _only_for_us(self._path)
        self._path.touch(0o600)
        self._path.chmod(0o600)  # it holds seeds and passwords; the files beside it are made like it
        try:
            with contextlib.closing(self._connect()) as connection:
                _migrate(connection)
        except PiocheError:
            await self.close()
            raise
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=_PATIENCE)
        connection.execute("pragma journal_mode=wal")
        connection.execute("pragma synchronous=full")
        return connection

    # The writer's thread

    def _write(self) -> None:
        while True:
            job = self._jobs.get()
            if job is None:
                if self._writer is not None:
                    self._writer.close()
                return
            batch = [job]
            while len(batch) < _MOST_AT_ONCE and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    self._jobs.put(None)
                    break
                batch.append(more)
            try:
                results = self._commit(batch)
                self.trouble = ""
            except Exception as error:  # the disk is full, or cannot be written: nothing of this batch is stored
                self.trouble = repr(error)
                results = [(job, None, Unavailable(str(error))) for job in batch]
                if self._writer is not None:
                    self._writer.close()  # which rolls back
                    self._writer = None
            for job, value, failed in results:
                job.loop.call_soon_threadsafe(_tell, job.done, value, failed)

    def _commit(self, batch: list[_Job]) -> list[tuple[_Job, Any, Exception | None]]:
        """All jobs of a batch in one transaction; one that is refused does not hinder the others."""
        if self._writer is None:
            self._writer = self._connect()
        connection = self._writer
        results: list[tuple[_Job, Any, Exception | None]] = []
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
        return results

    async def _do(self, run: Callable[[sqlite3.Connection], T]) -> T:
        job = _Job(run)
        self._jobs.put(job)
        result: T = await job.done
        return result

    # The reader's thread

    async def _ask(self, question: str, *args: object) -> list[Any]:
        def run() -> list[Any]:
            if self._reader is None:
                self._reader = self._connect()
            return self._reader.execute(question, args).fetchall()

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, run)
        except sqlite3.Error as error:
            raise Unavailable(str(error)) from None

    # What is asked of it

    async def append(self, table: str, n: int, events: list[AnyEvent], listed: Listed | None = None) -> None:
        rows = [(table, n + i, written(event)) for i, event in enumerate(events)]
        host = host_of(events)

        def run(connection: sqlite3.Connection) -> None:
            last = connection.execute("select max(n) from events where tbl = ?", (table,)).fetchone()[0]
            if (last or 0) != n - 1:
                raise Conflict(f"{table} has {last} events, not {n - 1}")
            connection.executemany("insert into events (tbl, n, data) values (?, ?, ?)", rows)
            if listed is not None:
                _list(connection, listed, host)

        await self._do(run)

    async def list_as(self, listed: Listed) -> None:
        await self._do(lambda connection: _list(connection, listed, ""))

    async def load(self, table: str, after: int = 0) -> list[AnyEvent]:
        rows = await self._ask("select data from events where tbl = ? and n > ? order by n", table, after)
        return [read(row[0]) for row in rows]

    async def open_tables(self, most: int) -> list[Listed]:
        where = f"where open = 1 and state != 'over' and {_NOT_EMPTY} order by touched desc limit ?"
        return [_read(row) for row in await self._ask(_LISTED + where, most)]

    async def tables_of(self, user: str, most: int) -> list[Listed]:
        where = "where id in (select tbl from sits where who = ?) order by touched desc limit ?"
        return [_read(row) for row in await self._ask(_LISTED + where, user, most)]

    async def claim(self, tables: list[str]) -> list[str]:
        return tables  # there is nobody else

    async def unfinished(self, host: str, since: float) -> tuple[int, int]:
        count = "select count(*) from tables where state in ('open', 'playing') and touched > ?"
        mine = await self._ask(f"{count} and host = ?", since, host)
        everyone = await self._ask(count, since)
        return mine[0][0], everyone[0][0]

    async def arrived(self, table: str, user: str) -> None:
        pass  # the only process knows who is here

    async def left(self, table: str, user: str, at: float) -> None:
        pass

    async def seen(self, table: str, user: str) -> float:
        return 0.0

    async def add_user(self, user: User) -> bool:
        def run(connection: sqlite3.Connection) -> None:
            row = (user.id, user.name, user.secret, user.made)
            connection.execute("insert into users (id, name, secret, made) values (?, ?, ?, ?)", row)

        try:
            await self._do(run)
        except Conflict:
            return False
        return True

    async def user_named(self, name: str) -> User | None:
        rows = await self._ask("select id, name, secret, made from users where name = ?", name)
        return User(*rows[0]) if rows else None

    async def has_account(self, user: str) -> bool:
        return bool(await self._ask("select 1 from users where id = ?", user))

    async def report(self, data: bytes, made: float) -> None:
        def run(connection: sqlite3.Connection) -> None:
            connection.execute("insert into reports (made, data) values (?, ?)", (made, data))

        await self._do(run)

    async def close(self) -> None:
        self._jobs.put(None)
        if self._thread.is_alive():
            await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._reading.shutdown)
        if self._reader is not None:
            self._reader.close()
        if self._lock is not None:
            self._lock.close()


def _only_for_us(path: Path) -> IO[bytes]:
    """A lock on a file beside the database, which the system frees however this process ends. A lock on the database
    itself would also keep out those who make a backup."""
    file = path.with_suffix(".lock").open("ab")
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        file.close()
        raise PiocheError("database-in-use", path=str(path)) from None
    return file


def _migrate(connection: sqlite3.Connection) -> None:
    found: int = connection.execute("pragma user_version").fetchone()[0]
    for version, step in enumerate(steps_from(found, _STEPS), found + 1):
        connection.execute("begin immediate")
        step(connection)
        connection.execute(f"pragma user_version = {version}")
        connection.execute("commit")


def _first(connection: sqlite3.Connection) -> None:
    for statement in _SCHEMA.split(";"):
        connection.execute(statement)
    if "about" not in [row[1] for row in connection.execute("pragma table_info(tables)")]:
        connection.execute("alter table tables add column about text not null default '{}'")


_STEPS: Final = (_first,)  # what makes each version of the one before


def _list(connection: sqlite3.Connection, listed: Listed, host: str) -> None:
    seats, about = msgspec.json.encode(listed.seats).decode(), msgspec.json.encode(listed.about).decode()
    row = (listed.id, listed.game, host, listed.state, int(listed.open), listed.touched, seats, about)
    connection.execute(_LIST, row)
    sitting = [(listed.id, seat, user) for seat, user in enumerate(listed.users)]
    connection.executemany("insert or replace into sits (tbl, seat, who) values (?, ?, ?)", sitting)


def _read(row: Any) -> Listed:
    id, game, state, shown, touched, seats, about, users = row
    decode = msgspec.json.decode
    return Listed(id, game, state, bool(shown), touched, decode(seats), decode(users), about_of(about))


def _tell(done: asyncio.Future[Any], value: Any, failed: Exception | None) -> None:
    if done.cancelled():
        return
    if failed is not None:
        done.set_exception(failed)
    else:
        done.set_result(value)
