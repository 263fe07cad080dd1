"""Tables in PostgreSQL, for several server processes.

Each process has a number, and holds a lock on it for as long as its connection lives: so the others see when it has
died. A table belongs to the process that made it or took it over; only that one lets bots and clocks go on there.
Anyone may add to any table, and says so to all."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any, Final

import asyncpg
import msgspec

from pioche.server.events import AnyEvent, read, written
from pioche.server.store import Conflict, Listed, Unavailable, User, about_of, host_of, steps_from

_log = logging.getLogger(__name__)

_SCHEMA: Final = """
create sequence if not exists processes as integer cycle;
create table if not exists events (
    tbl text collate "C" not null, n integer not null, data bytea not null, primary key (tbl, n)
);
create table if not exists tables (
    id text collate "C" primary key, game text not null, host text not null, state text not null, open boolean not null,
    touched double precision not null, seats text not null, process integer not null
);
alter table tables add column if not exists about text not null default '{}';
create table if not exists sits (
    tbl text collate "C" not null, seat integer not null, who text not null, primary key (tbl, seat)
);
create index if not exists sits_who on sits (who);
create index if not exists tables_open on tables (open, state, touched);
create index if not exists tables_host on tables (host, state, touched);
create index if not exists tables_state on tables (state, touched);
create table if not exists users (
    id text primary key, name text not null unique, secret text not null, made double precision not null
);
create table if not exists reports (
    id bigint generated always as identity primary key, made double precision not null, data bytea not null
);
create unlogged table if not exists presence (
    tbl text collate "C" not null, who text not null, process integer not null, gone double precision,
    primary key (tbl, who, process)
);
"""
_STEPS: Final = (_SCHEMA,)  # what makes each version of the one before
_CHANNEL: Final = "pioche"
_LOCKS: Final = 0x70696F63  # the class of our advisory locks
_ALIVE: Final = f"""(
    select objid::integer from pg_locks where locktype = 'advisory' and classid = {_LOCKS} and granted
    and database = (select oid from pg_database where datname = current_database())
)"""
# The number before the first new event must be there, and the new ones must not: the key of `events` sees to that.
_APPEND: Final = f"""
with first as (select * from unnest($1::text[], $2::integer[]) as first (tbl, n)),
added as (insert into events (tbl, n, data) select * from unnest($3::text[], $4::integer[], $5::bytea[])),
told as (select pg_notify('{_CHANNEL}', $6 || ' ' || tbl) from first)
select (select count(*) from first where n > 1 and not exists (
    select from events where events.tbl = first.tbl and events.n = first.n - 1
)), (select count(*) from told)
"""
_LIST: Final = """
with sitting as (
    insert into sits (tbl, seat, who) select $1, n - 1, who from unnest($9::text[]) with ordinality as sitting (who, n)
    on conflict (tbl, seat) do update set who = excluded.who
)
insert into tables (id, game, host, state, open, touched, seats, about, process)
values ($1, $2, $3, $4, $5, $6, $7, $8, $10)
on conflict (id) do update set state = excluded.state, open = excluded.open, touched = excluded.touched,
seats = excluded.seats, about = excluded.about
"""
_LISTED: Final = """
select id, game, state, open, touched, seats, about, array(select who from sits where tbl = id order by seat)
from tables
"""
_CLAIM: Final = f"""
update tables set process = $1
where id = any($2::text[]) and (process = $1 or process not in {_ALIVE}) returning id
"""
_ADD_USER: Final = f"""
with added as (insert into users (id, name, secret, made) values ($1, $2, $3, $4))
select pg_notify('{_CHANNEL}', $5 || ' @' || $1)
"""
_NOT_EMPTY: Final = "(state <> 'open' or exists (select 1 from sits where tbl = id and who <> ''))"
_MOST_AT_ONCE: Final = 200  # appends in one transaction
_PATIENCE: Final = 5.0  # seconds for one request
_PAUSE: Final = 0.3  # seconds between two tries to reach a server that is not there
_TROUBLE: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)  # as is to be expected of a server far away


class _Append:
    """Events of one table that wait to be written, and whom to tell."""

    __slots__ = ("done", "listed", "rows", "table")

    def __init__(self, table: str, rows: list[tuple[str, int, bytes]], listed: tuple[Any, ...] | None) -> None:
        self.table = table
        self.rows = rows
        self.listed = listed
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class PostgresStore:
    """What waits is written in one transaction on one connection; reads have others; one more holds this process's
    lock and hears what other processes have added."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._number = 0
        self._waiting: asyncio.Queue[_Append] = asyncio.Queue()
        self._writer: asyncpg.Connection[Any] | None = None
        self._life: asyncpg.Connection[Any] | None = None
        self._claiming = asyncio.Lock()  # a connection does one thing at a time
        self._pool: asyncpg.Pool[Any] | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self.trouble = ""

    async def open(self, heard: Callable[[str], None], lost: Callable[[], None]) -> None:
        connection = await self._connect()
        try:
            async with connection.transaction():
                await _migrate(connection)
        finally:
            await connection.close()
        self._pool = asyncpg.create_pool(
            self._address, min_size=0, max_size=4, timeout=_PATIENCE, command_timeout=_PATIENCE
        )
        await self._pool
        gone = await self._begin_to_live(heard)
        self._tasks = [asyncio.create_task(self._go_on_living(gone, heard, lost)), asyncio.create_task(self._write())]

    async def _connect(self) -> asyncpg.Connection[Any]:
        # Whatever the server's default is: what is committed is on its disk.
        return await asyncpg.connect(
            self._address,
            timeout=_PATIENCE,
            command_timeout=_PATIENCE,
            server_settings={"synchronous_commit": "on", "application_name": "pioche"},
        )

    # The process's own connection

    async def _begin_to_live(self, heard: Callable[[str], None]) -> asyncio.Event:
        """Take a new number and listen; the event is set when the connection is gone, and the number with it."""
        life = await self._connect()
        gone = asyncio.Event()
        life.add_termination_listener(lambda _: gone.set())
        number: int = await life.fetchval("select nextval('processes')::integer")
        await life.execute(f"select pg_advisory_lock({_LOCKS}, {number})")

        def hear(_connection: object, _process: int, _channel: str, told: object) -> None:
            process, _, table = str(told).partition(" ")
            if process != str(self._number):
                heard(table)

        await life.add_listener(_CHANNEL, hear)
        self._life, self._number = life, number
        return gone

    async def _go_on_living(self, gone: asyncio.Event, heard: Callable[[str], None], lost: Callable[[], None]) -> None:
        while True:
            await gone.wait()
            _log.warning("the connection to PostgreSQL is lost")
            self._life = None
            while self._life is None:
                await asyncio.sleep(_PAUSE)
                with contextlib.suppress(Exception):
                    gone = await self._begin_to_live(heard)
            _log.warning("PostgreSQL is there again; this process is number %d", self._number)
            lost()

    # Writing

    async def _write(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < _MOST_AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                await self._commit(batch)
                self.trouble = ""
            except Exception as error:  # whatever it is, those who wait are told, and the writer begins anew
                self.trouble = repr(error)
                if not isinstance(error, _TROUBLE):
                    _log.warning("the writer begins anew: %r", error)
                _settle(batch, Unavailable(str(error)))
                if self._writer is not None:
                    self._writer.terminate()
                    self._writer = None
            except asyncio.CancelledError:  # the server stops
                _settle(batch, Unavailable("closing"))
                raise

    async def _commit(self, batch: list[_Append]) -> None:
        """All at once; where one is refused, each on its own, so that it does not hinder the others."""
        if self._writer is None:
            self._writer = await self._connect()
        try:
            await self._insert(self._writer, batch)
            _settle(batch)
        except (Conflict, asyncpg.UniqueViolationError) as error:
            if len(batch) == 1:
                _settle(batch, Conflict(str(error)))
                return
            for one in batch:
                await self._commit([one])

    async def _insert(self, writer: asyncpg.Connection[Any], batch: list[_Append]) -> None:
        rows = [row for one in batch for row in one.rows]
        firsts = [one.rows[0] for one in batch]
        async with writer.transaction():
            gaps = await writer.fetchval(
                _APPEND,
                [row[0] for row in firsts],
                [row[1] for row in firsts],
                *map(list, zip(*rows, strict=True)),
                str(self._number),
            )
            if gaps:
                raise Conflict("a gap")
            listed = [(*one.listed, self._number) for one in batch if one.listed is not None]
            if listed:
                await writer.executemany(_LIST, listed)

    async def append(self, table: str, n: int, events: list[AnyEvent], listed: Listed | None = None) -> None:
        rows = [(table, n + i, written(event)) for i, event in enumerate(events)]
        row = None if listed is None else _row(listed, host_of(events))
        if self._life is None:
            raise Unavailable("no connection")
        waits = _Append(table, rows, row)
        self._waiting.put_nowait(waits)
        await waits.done

    async def list_as(self, listed: Listed) -> None:
        await self._ask(_LIST, *_row(listed, ""), self._number)

    # Reading and the rest

    @contextlib.asynccontextmanager
    async def _asking(self) -> AsyncIterator[Any]:
        assert self._pool is not None
        try:
            async with self._pool.acquire(timeout=_PATIENCE) as connection:
                yield connection
        except asyncpg.UniqueViolationError:
            raise
        except Exception as error:
            if not isinstance(error, _TROUBLE):
                _log.warning("PostgreSQL could not be asked: %r", error)
            raise Unavailable(str(error)) from None

    async def _ask(self, question: str, *args: object) -> list[Any]:
        async with self._asking() as connection:
            rows: list[Any] = await connection.fetch(question, *args)
            return rows

    async def load(self, table: str, after: int = 0) -> list[AnyEvent]:
        rows = await self._ask("select data from events where tbl = $1 and n > $2 order by n", table, after)
        return [read(row[0]) for row in rows]

    async def open_tables(self, most: int) -> list[Listed]:
        where = f"where open and state <> 'over' and {_NOT_EMPTY} order by touched desc limit $1"
        return [_read(row) for row in await self._ask(_LISTED + where, most)]

    async def tables_of(self, user: str, most: int) -> list[Listed]:
        where = "where id in (select tbl from sits where who = $1) order by touched desc limit $2"
        return [_read(row) for row in await self._ask(_LISTED + where, user, most)]

    async def claim(self, tables: list[str]) -> list[str]:
        async with self._claiming:
            life = self._life
            if life is None or not tables:
                return []
            try:
                return [row[0] for row in await life.fetch(_CLAIM, self._number, tables)]
            except Exception as error:
                life.terminate()
                raise Unavailable(str(error)) from None

    async def unfinished(self, host: str, since: float) -> tuple[int, int]:
        count = "select count(*) from tables where state in ('open', 'playing') and touched > $1"
        mine = await self._ask(f"{count} and host = $2", since, host)
        everyone = await self._ask(count, since)
        return mine[0][0], everyone[0][0]

    async def arrived(self, table: str, user: str) -> None:
        await self._ask(
            "insert into presence (tbl, who, process) values ($1, $2, $3) "
            "on conflict (tbl, who, process) do update set gone = null",
            table, user, self._number,
        )  # fmt: skip

    async def left(self, table: str, user: str, at: float) -> None:
        await self._ask(
            "update presence set gone = $4 where tbl = $1 and who = $2 and process = $3",
            table, user, self._number, at,
        )  # fmt: skip

    async def seen(self, table: str, user: str) -> float:
        rows = await self._ask(
            "select coalesce(max(coalesce(gone, 'infinity')), 0) from presence "
            f"where tbl = $1 and who = $2 and process <> $3 and (gone is not null or process in {_ALIVE})",
            table, user, self._number,
        )  # fmt: skip
        return float(rows[0][0])

    async def add_user(self, user: User) -> bool:
        row = (user.id, user.name, user.secret, user.made)
        try:
            await self._ask(_ADD_USER, *row, str(self._number))
        except asyncpg.UniqueViolationError:
            return False
        return True

    async def user_named(self, name: str) -> User | None:
        rows = await self._ask("select id, name, secret, made from users where name = $1", name)
        return User(*rows[0]) if rows else None

    async def has_account(self, user: str) -> bool:
        return bool(await self._ask("select 1 from users where id = $1", user))

    async def report(self, data: bytes, made: float) -> None:
        await self._ask("insert into reports (made, data) values ($1, $2)", made, data)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for connection in (self._writer, self._life):
            if connection is not None:
                connection.terminate()
        if self._pool is not None:
            self._pool.terminate()


async def _migrate(connection: asyncpg.Connection[Any]) -> None:
    await connection.execute(f"select pg_advisory_xact_lock({_LOCKS}, 0)")  # one process at a time
    await connection.execute("set local client_min_messages = warning")
    await connection.execute("create table if not exists version (n integer primary key)")
    found: int = await connection.fetchval("select coalesce(max(n), 0) from version")
    for version, step in enumerate(steps_from(found, _STEPS), found + 1):
        await connection.execute(step)
        await connection.execute("insert into version (n) values ($1)", version)
    await connection.execute("delete from presence where gone < $1", time.time() - 86_400)


def _row(listed: Listed, host: str) -> tuple[Any, ...]:
    seats, about = msgspec.json.encode(listed.seats).decode(), msgspec.json.encode(listed.about).decode()
    shown = (listed.state, listed.open, listed.touched, seats, about)
    return listed.id, listed.game, host, *shown, listed.users


def _read(row: Any) -> Listed:
    id, game, state, shown, touched, seats, about, users = row
    return Listed(id, game, state, shown, touched, msgspec.json.decode(seats), users, about_of(about))


def _settle(batch: Iterable[_Append], failed: Exception | None = None) -> None:
    for one in batch:
        if one.done.done():
            continue
        if failed is None:
            one.done.set_result(None)
        else:
            one.done.set_exception(failed)
