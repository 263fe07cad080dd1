"""What is acknowledged is stored, in order, once: in a file and in PostgreSQL."""

import asyncio
import contextlib
import math
import os
import signal
import sqlite3
import sys

import asyncpg
import pytest
from running import on_both, stop_now

from pioche.engine import PiocheError
from pioche.engine.explain import error_text
from pioche.server import sqlite
from pioche.server.events import Created, Said
from pioche.server.settings import Settings
from pioche.server.store import About, Conflict, Listed, Unavailable, User, store_of


def created(at=1.0, host="ann"):
    return Created(at=at, game="duel", seats=2, seed="s", host=host)


def said(n):
    return Said(at=float(n), seat=0, name="Ann", text=f"line {n} \0 é 🂡")


def listed(id, state="playing", shown=True, touched=1.0, users=("gann", "")):
    return Listed(id, "duel", state, shown, touched, [{"name": "Ann \0"}], list(users), About(turn=3))


class Process:
    """A store as one server process has it."""

    def __init__(self, settings):
        self.store = store_of(settings)
        self.heard = []
        self.times_lost = 0

    async def __aenter__(self):
        await self.store.open(self.heard.append, self.lost)
        return self

    def lost(self):
        self.times_lost += 1

    async def __aexit__(self, *_):
        await self.store.close()


@pytest.fixture
def run(tmp_path, database):
    """Runs a test with a store, and with what opens another one on the same data."""

    def run_it(test):
        async def all_of_it():
            settings = Settings(tmp_path, database=database)
            async with Process(settings) as process:
                await test(process.store, lambda: Process(settings))

        asyncio.run(all_of_it())

    return run_it


@on_both
def test_events_come_back_as_they_were_and_from_another_process(run):
    async def test(store, another):
        await store.append("t1", 1, [created()])
        await store.append("t1", 2, [said(2), said(3)])
        await store.append("t2", 1, [created(5.0)])
        assert await store.load("t1") == [created(), said(2), said(3)]
        assert await store.load("t1", 2) == [said(3)]
        assert await store.load("t1", 3) == await store.load("t0") == []
        await store.close()
        async with another() as other:
            assert await other.store.load("t2") == [created(5.0)]

    run(test)


async def two_writers(store, other):
    """Of all who expect the same number one is first, and the others are refused."""
    await store.append("t1", 1, [created()])
    for n in range(2, 12, 2):
        won = await asyncio.gather(
            *(one.append("t1", n, [said(i), said(i)]) for i, one in enumerate([store, other] * 5)),
            return_exceptions=True,
        )
        assert sorted(type(one).__name__ for one in won) == ["Conflict"] * 9 + ["NoneType"]
        with pytest.raises(Conflict):
            await store.append("t1", n + 3, [said(5)])  # a gap
        assert len(await store.load("t1")) == n + 1


@on_both
def test_two_writers_never_both_win(run):
    run(lambda store, another: two_writers(store, store))


def test_two_writers_in_two_processes_never_both_win(together):
    together(lambda one, other: two_writers(one.store, other.store))


@on_both
def test_many_at_once_share_transactions_and_none_is_lost(run):
    async def test(store, another):
        async def table(name):
            await store.append(name, 1, [created()], listed(name))
            for n in range(2, 12):
                await store.append(name, n, [said(n)])

        await asyncio.gather(*(table(f"t{i}") for i in range(40)))
        for i in range(40):
            assert len(await store.load(f"t{i}")) == 11
        assert len(await store.open_tables(100)) == 40

    run(test)


@on_both
def test_a_refused_append_lists_nothing(run):
    async def test(store, another):
        await store.append("t1", 1, [created()], listed("t1", "open"))
        with pytest.raises(Conflict):
            await store.append("t1", 1, [created()], listed("t1", "playing"))
        assert [one.state for one in await store.open_tables(9)] == ["open"]

    run(test)


@on_both
def test_tables_are_listed_while_they_are_open(run):
    async def test(store, another):
        for i, (state, shown) in enumerate([("open", True), ("playing", True), ("open", False), ("over", True)]):
            await store.list_as(listed(f"t{i}", state, shown, float(i)))
        assert [one.id for one in await store.open_tables(9)] == ["t1", "t0"]
        assert await store.open_tables(1) == [listed("t1", touched=1.0)]
        await store.list_as(listed("t1", "over"))
        assert [one.id for one in await store.open_tables(9)] == ["t0"]

    run(test)


@on_both
def test_unfinished_tables_are_counted_by_host(run):
    async def test(store, another):
        for i, (host, state) in enumerate([("ann", "open"), ("ann", "playing"), ("ann", "over"), ("bob", "open")]):
            await store.append(f"t{i}", 1, [created(host=host)], listed(f"t{i}", state, touched=float(i)))
        assert await store.unfinished("ann", -1.0) == (2, 3)
        assert await store.unfinished("ann", 0.5) == (1, 2)
        assert await store.unfinished("eve", 0.5) == (0, 2)

    run(test)


@on_both
def test_a_name_is_taken_once(run):
    async def test(store, another):
        assert await store.add_user(User("u1", "ann", "x", 1.0))
        assert not await store.add_user(User("u2", "ann", "y", 2.0))
        assert (await store.user_named("ann")).id == "u1"
        assert await store.user_named("bob") is None
        await store.report(b"{}", 1.0)

    run(test)


@on_both
def test_who_comes_takes_a_table_over_whose_process_has_died(run):
    async def test(store, another):
        for i, state in enumerate(["open", "playing", "over"]):
            await store.append(f"t{i}", 1, [created()], listed(f"t{i}", state))
        await store.close()
        async with another() as other:
            assert await other.store.claim(["t1"]) == ["t1"]
            assert await other.store.claim([]) == []

    run(test)


@on_both
def test_an_older_database_is_brought_up_to_date_in_order_and_a_newer_one_is_refused(run, monkeypatch):
    """Each step makes a version of the one before it, once; what is there stays."""

    async def test(store, another):
        module = sys.modules[type(store).__module__]
        steps = ("create table second (x integer)", "alter table second rename to third")
        if module is sqlite:
            steps = [lambda connection, step=step: connection.execute(step) for step in steps]
        await store.append("t1", 1, [created()], listed("t1"))
        await store.close()
        first = module._STEPS
        for known in (*first, steps[0]), (*first, *steps), (*first, *steps):
            monkeypatch.setattr(module, "_STEPS", known)
            async with another() as process:
                assert await process.store.load("t1") == [created()]
                table = "second" if len(known) == 2 else "third"
                assert await process.store._ask(f"select x from {table}") == []
        monkeypatch.setattr(module, "_STEPS", first)
        with pytest.raises(PiocheError) as refused:
            await another().__aenter__()
        assert refused.value.code == "newer-database" and refused.value.args_ == {"found": 3, "known": 1}
        assert all(error_text(refused.value, lang) for lang in ("fr", "en"))

    run(test)


def test_a_file_from_before_versions_were_counted_is_taken_as_it_is(tmp_path):
    old = sqlite3.connect(tmp_path / "pioche.db", isolation_level=None)
    old.executescript("""
        create table tables (
            id text primary key, game text not null, host text not null, state text not null, open integer not null,
            touched real not null, seats text not null
        ) without rowid;
        insert into tables values ('t1', 'duel', 'ann', 'playing', 1, 1.0, '[]');
    """)
    old.close()

    async def test():
        for _ in range(2):
            async with Process(Settings(tmp_path)) as process:
                assert [one.id for one in await process.store.open_tables(9)] == ["t1"]
                assert await process.store._ask("pragma user_version") == [(1,)]

    asyncio.run(test())


def test_a_file_that_is_locked_stores_nothing_and_says_so_until_it_is_free(tmp_path):
    async def test():
        async with Process(Settings(tmp_path)) as process:
            store = process.store
            await store.append("t1", 1, [created()])
            lock = sqlite3.connect(tmp_path / "pioche.db", isolation_level=None)
            lock.execute("begin immediate")
            with pytest.raises(Unavailable):
                await store.append("t1", 2, [said(2)])
            assert len(await store.load("t1")) == 1  # reading goes on
            lock.execute("rollback")
            lock.close()
            await store.append("t1", 2, [said(2)])
            assert len(await store.load("t1")) == 2

    asyncio.run(test())


def test_a_file_that_cannot_be_written_stores_nothing_and_says_so_until_it_can(tmp_path, monkeypatch):
    async def test():
        async with Process(Settings(tmp_path)) as process:
            store = process.store
            await store.append("t1", 1, [created()])
            with monkeypatch.context() as patch:
                words = {"uri": True, "isolation_level": None, "check_same_thread": False}
                address = f"file:{tmp_path / 'pioche.db'}?mode=ro"
                patch.setattr(store, "_connect", lambda: sqlite3.connect(address, **words))
                store._writer.execute("pragma query_only = on")  # as a disk that is mounted anew without writing
                for _ in range(2):
                    with pytest.raises(Unavailable, match="readonly"):
                        await store.append("t1", 2, [said(2)])
                assert await store.load("t1") == [created()]  # reading goes on
            await store.append("t1", 2, [said(2)])
            assert len(await store.load("t1")) == 2

    asyncio.run(test())


def test_a_backup_while_it_runs_is_whole(tmp_path):
    """As `.backup` of sqlite3 makes it: a moment of all tables, without gaps."""
    (tmp_path / "copy").mkdir()

    async def write(store, table):
        await store.append(table, 1, [created()], listed(table))
        n = 2
        while not copied:
            await store.append(table, n, [said(n), said(n + 1)])
            n += 2

    def copy():
        with (
            contextlib.closing(sqlite3.connect(tmp_path / "pioche.db")) as running,
            contextlib.closing(sqlite3.connect(tmp_path / "copy" / "pioche.db")) as backup,
        ):
            running.backup(backup, pages=1)

    copied = []

    async def test():
        async with Process(Settings(tmp_path)) as process:
            writers = [asyncio.create_task(write(process.store, f"t{i}")) for i in range(5)]
            await asyncio.sleep(0.3)
            await asyncio.to_thread(copy)
            copied.append(True)
            await asyncio.gather(*writers)
            now = {f"t{i}": await process.store.load(f"t{i}") for i in range(5)}
        async with Process(Settings(tmp_path / "copy")) as process:
            for table, events in now.items():
                then = await process.store.load(table)
                assert len(then) > 1 and len(then) % 2 and then == events[: len(then)]
            assert sorted(await process.store.claim(sorted(now))) == sorted(now)

    asyncio.run(test())


@pytest.fixture
def together(tmp_path, new_database):
    """Runs a test with two processes on one PostgreSQL."""

    def run_it(test):
        async def all_of_it():
            settings = Settings(tmp_path, database=new_database)
            async with Process(settings) as one, Process(settings) as other:
                await test(one, other)

        asyncio.run(all_of_it())

    return run_it


async def until(true, seconds=10.0):
    for _ in range(int(seconds * 100)):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError


def test_a_process_hears_what_another_adds_and_not_what_it_adds_itself(together):
    async def test(one, other):
        await one.store.append("t1", 1, [created()])
        await other.store.append("t1", 2, [said(2)])
        await until(lambda: one.heard and other.heard)
        assert (one.heard, other.heard) == (["t1"], ["t1"])

    together(test)


def test_a_process_hears_who_has_made_an_account_at_another(together):
    async def test(one, other):
        assert not await other.store.has_account("gann")
        assert await one.store.add_user(User("gann", "ann", "x", 1.0))
        await until(lambda: other.heard == ["@gann"])
        assert await other.store.has_account("gann")
        assert not await other.store.add_user(User("gbob", "ann", "x", 1.0))
        assert not await one.store.has_account("gbob") and one.heard == []

    together(test)


def test_the_tables_of_a_process_that_has_died_are_taken_over_once(together):
    async def test(one, other):
        for i in range(6):
            await one.store.append(f"t{i}", 1, [created()], listed(f"t{i}"))
        await other.store.append("t9", 1, [created()], listed("t9"))
        theirs = [f"t{i}" for i in range(6)]
        assert await other.store.claim(theirs) == await one.store.claim(["t9"]) == []
        assert await other.store.claim(["t9"]) == ["t9"]
        one.store._life.terminate()  # as PostgreSQL sees a process that is killed
        one.store._number = 0
        for _ in range(100):
            claimed = await other.store.claim(theirs)
            if claimed:
                break
            await asyncio.sleep(0.01)
        assert sorted(claimed) == theirs
        await until(lambda: one.times_lost == 1)
        assert await one.store.claim(theirs) == []
        await one.store.append("t0", 2, [said(2)])
        await until(lambda: other.heard[-1:] == ["t0"])

    together(test)


def test_who_is_connected_to_another_process_is_seen(together):
    async def test(one, other):
        assert await other.store.seen("t1", "ann") == 0
        await one.store.arrived("t1", "ann")
        assert await other.store.seen("t1", "ann") == math.inf
        assert await one.store.seen("t1", "ann") == 0  # one's own connections are known without asking
        await one.store.left("t1", "ann", 7.0)
        assert await other.store.seen("t1", "ann") == 7.0
        await one.store.arrived("t1", "ann")
        await one.store.close()
        for _ in range(100):
            if await other.store.seen("t1", "ann") == 0:
                return
            await asyncio.sleep(0.01)
        raise AssertionError

    together(test)


def test_any_failure_of_the_writer_is_told_and_it_begins_anew(together, monkeypatch):
    async def test(one, other):
        store = one.store
        await store.append("t1", 1, [created()], listed("t1"))
        with monkeypatch.context() as patched:
            insert = store._insert
            for error in (RuntimeError("odd"), asyncpg.InternalClientError("odd"), AttributeError("odd")):

                async def fails(writer, batch, error=error):
                    raise error

                patched.setattr(store, "_insert", fails)
                with pytest.raises(Unavailable):
                    await asyncio.wait_for(store.append("t1", 2, [said(2)]), 5)
                assert "odd" in store.trouble
            patched.setattr(store, "_insert", insert)
        await asyncio.wait_for(store.append("t1", 2, [said(2)]), 5)
        assert not store.trouble and len(await other.store.load("t1")) == 2

    together(test)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_the_writer_outlives_restarts_of_postgresql(together, postgres, how, capsys):
    """Fast ones, which tell who is connected, and immediate ones; `PIOCHE_TEST_KILLS` says how many."""
    kills, stored = int(os.environ.get("PIOCHE_TEST_KILLS", "2")), []

    async def write(store, table):
        n = 1
        while len(stored) < 10_000:
            try:
                await asyncio.wait_for(store.append(table, n, [created() if n == 1 else said(n)]), 15)
                stored.append(table)
                n += 1
            except Unavailable:
                await asyncio.sleep(0.02)
            except Conflict:  # it was stored, and the answer was lost
                n = len(await store.load(table)) + 1

    async def test(one, other):
        writers = [asyncio.create_task(write(process.store, f"t{i}")) for i, process in enumerate([one, other] * 2)]
        for _ in range(kills):
            enough = len(stored) + 20
            await until(lambda enough=enough: len(stored) > enough)
            await asyncio.to_thread(stop_now, postgres, how)
            await asyncio.to_thread(postgres.start)
            then = {table: stored.count(table) for table in ("t0", "t1", "t2", "t3")}
            await until(lambda then=then: all(stored.count(table) > n for table, n in then.items()), 30.0)
        for writer in writers:
            writer.cancel()
        await asyncio.gather(*writers, return_exceptions=True)
        for i in range(4):
            assert len(await one.store.load(f"t{i}")) >= stored.count(f"t{i}")

    together(test)
    with capsys.disabled():
        print(f"\n{kills} restarts of PostgreSQL ({how.name}): {len(stored)} events stored, every table went on")


def test_a_postgresql_that_goes_down_and_comes_back_loses_nothing(together, postgres):
    stored, refused = [], []

    async def write(store, table):
        n, patience = 1, 0
        while patience < 20:
            try:
                await store.append(table, n, [created() if n == 1 else said(n)], listed(table) if n == 1 else None)
                stored.append((table, n))
                n += 1
                patience += bool(refused)  # some more after it came back
            except Unavailable:
                refused.append(table)
                await asyncio.sleep(0.05)
            except Conflict:  # it was stored, and the answer was lost
                n = len(await store.load(table)) + 1

    async def test(one, other):
        writers = [asyncio.create_task(write(process.store, f"t{i}")) for i, process in enumerate([one, other] * 5)]
        await until(lambda: len(stored) > 200)
        await asyncio.to_thread(stop_now, postgres)
        await until(lambda: refused)
        await asyncio.to_thread(postgres.start)
        await asyncio.gather(*writers)
        assert one.times_lost == other.times_lost == 1
        for i in range(10):
            there = await one.store.load(f"t{i}")
            assert len(there) >= max(n for table, n in stored if table == f"t{i}")
        tables = [f"t{i}" for i in range(10)]
        assert sorted(await one.store.claim(tables)) == tables and await other.store.claim(tables) == []

    together(test)
