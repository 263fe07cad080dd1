"""What is acknowledged is stored, in order, once."""

import asyncio
import sqlite3

import pytest

from pioche.server.events import Created, Said
from pioche.server.store import Conflict, Listed, SqliteStore, Unavailable, User


def created(at=1.0):
    return Created(at=at, game="duel", seats=2, seed="s", host="ann")


def said(n):
    return Said(at=float(n), seat=0, name="Ann", text=f"line {n}")


def run(test, tmp_path):
    async def all_of_it():
        store = SqliteStore(tmp_path / "pioche.db")
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(all_of_it())


def test_events_come_back_as_they_were_and_from_another_process(tmp_path):
    async def test(store):
        await store.append("t1", 1, [created()])
        await store.append("t1", 2, [said(2), said(3)])
        await store.append("t2", 1, [created(5.0)])
        assert await store.load("t1") == [created(), said(2), said(3)]
        other = SqliteStore(tmp_path / "pioche.db")
        assert await other.load("t2") == [created(5.0)]
        await other.close()

    run(test, tmp_path)


def test_two_writers_never_both_win(tmp_path):
    async def test(store):
        other = SqliteStore(tmp_path / "pioche.db")
        await store.append("t1", 1, [created()])
        won = await asyncio.gather(
            *(one.append("t1", 2, [said(i)]) for i, one in enumerate([store, other] * 10)), return_exceptions=True
        )
        assert sorted(type(one).__name__ for one in won) == ["Conflict"] * 19 + ["NoneType"]
        with pytest.raises(Conflict):
            await store.append("t1", 5, [said(5)])  # a gap
        assert len(await store.load("t1")) == 2
        await other.close()

    run(test, tmp_path)


def test_many_at_once_share_transactions_and_none_is_lost(tmp_path):
    async def test(store):
        async def table(name):
            await store.append(name, 1, [created()])
            for n in range(2, 12):
                await store.append(name, n, [said(n)])

        await asyncio.gather(*(table(f"t{i}") for i in range(40)))
        for i in range(40):
            assert len(await store.load(f"t{i}")) == 11

    run(test, tmp_path)


def test_a_disk_that_cannot_be_written_stores_nothing_and_says_so_until_it_can(tmp_path):
    async def test(store):
        await store.append("t1", 1, [created()])
        lock = sqlite3.connect(tmp_path / "pioche.db", isolation_level=None)
        lock.execute("begin exclusive")
        with pytest.raises(Unavailable):
            await store.append("t1", 2, [said(2)])
        lock.execute("rollback")
        assert len(await store.load("t1")) == 1
        await store.append("t1", 2, [said(2)])
        assert len(await store.load("t1")) == 2

    run(test, tmp_path)


def test_tables_are_listed_while_they_are_open(tmp_path):
    async def test(store):
        for i, (state, shown) in enumerate([("open", True), ("playing", True), ("open", False), ("over", True)]):
            await store.list_as(Listed(f"t{i}", "duel", state, shown, float(i), [{"name": "Ann"}]))
        assert [one.id for one in await store.open_tables(9)] == ["t1", "t0"]
        assert [one.id for one in await store.open_tables(1)] == ["t1"]
        assert await store.unfinished() == ["t1"]

    run(test, tmp_path)


def test_a_name_is_taken_once(tmp_path):
    async def test(store):
        assert await store.add_user(User("u1", "ann", "x", 1.0))
        assert not await store.add_user(User("u2", "ann", "y", 2.0))
        assert (await store.user_named("ann")).id == "u1"
        assert await store.user_named("bob") is None

    run(test, tmp_path)
