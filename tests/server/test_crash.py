"""Whatever happens to the server, to its disk or to its database: nothing that was acknowledged is lost."""

import asyncio
import os
import random
import resource

from crowd import Crowd
from running import Server, stop_now

from pioche.lab.load import Client, Guest

KILLS = int(os.environ.get("PIOCHE_TEST_KILLS", "5"))


def test_killed_at_random_moments_under_load(tmp_path):
    rng = random.Random()

    async def test():
        server = Server(tmp_path)
        crowd = Crowd([server.address])
        try:
            for i in range(KILLS):
                await crowd.more()
                await crowd.new_table(Guest(server.address), i, deck=None, bots=["random", "random"])
                await asyncio.sleep(rng.uniform(0.0, 0.5))
                said = server.kill()
                assert "Traceback" not in said, said
                server = await asyncio.to_thread(Server, tmp_path, server.port)
            await crowd.more(50)
            await crowd.until(lambda: len({table for table, *_ in crowd.acknowledged[-200:]}) > 3)
            await crowd.go_home()
            await all_tables_go_on(server, crowd)
        finally:
            said = server.stop()
        assert "Traceback" not in said, said
        chosen = await crowd.check(tmp_path)
        print(f"{KILLS} kills, {len(crowd.acknowledged)} acknowledged of {chosen} stored, {len(crowd.tables)} tables")

    asyncio.run(test())


async def all_tables_go_on(server, crowd):
    """Where bots play among themselves, to the end; where a person is asked, they are shown the question."""
    guest = Guest(server.address)
    await guest.ask("/api/hello")
    for table in crowd.tables:
        client = Client(guest, table)
        await client.enter()
        async with asyncio.timeout(60):
            while not client.over and client.picture["seats"][client.picture["decision"]["seat"]]["bot"]:
                await client.take()
        await client.leave()


async def look_on(server, crowd):
    guest = Guest(server.address)
    await guest.ask("/api/hello")
    client = Client(guest, crowd.tables[0])
    await client.enter()
    return client


async def told_that_nothing_is_stored(crowd, client):
    """Until somebody who says something is told so, again and again; how much was acknowledged by then."""
    told = 0
    async with asyncio.timeout(20):
        while told < 5:
            answer = await client.ask("say", text="is anybody there?")
            told = told + 1 if answer["is"] == "refused" else 0
            await asyncio.sleep(0.05)
    assert answer["error"]["code"] == "unavailable"
    await client.leave()
    return len(crowd.acknowledged)


def test_a_full_disk_is_told_and_recovers(tmp_path):
    async def test():
        with Server(tmp_path) as server:
            crowd = Crowd([server.address], people=4)
            await crowd.more(40)
            looker = await look_on(server, crowd)
            pid = server.process.pid
            limits = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, limits[1]))  # no file can be written
            stored = await told_that_nothing_is_stored(crowd, looker)
            guest = Guest(server.address)
            await guest.ask("/api/hello")
            made = await guest.ask("/api/tables", {"game": "duel"})
            assert made["error"]["code"] == "unavailable"
            await (await look_on(server, crowd)).leave()  # who only looks is answered
            assert len(crowd.acknowledged) == stored
            resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)
            await crowd.more(40)
            await crowd.go_home()
            await all_tables_go_on(server, crowd)
            assert "Traceback" not in server.stop()
            await crowd.check(tmp_path)
            assert set(crowd.refused) <= {"unavailable", "stale"}

    asyncio.run(test())


def test_a_process_that_dies_is_replaced_by_another(tmp_path, new_database):
    async def test():
        with (
            Server(tmp_path / "a", DATABASE=new_database) as first,
            Server(tmp_path / "b", DATABASE=new_database) as other,
        ):
            crowd = Crowd([first.address, other.address], people=6)
            await crowd.more(60)
            guest = Guest(first.address)
            for i in range(3):
                await crowd.new_table(guest, i, deck=None, bots=["random", "random"])
            first.kill()
            await crowd.more(40)
            crowd.addresses.remove(first.address)
            await crowd.more(40)
            await crowd.go_home()
            await all_tables_go_on(other, crowd)
            said = other.stop()
            assert "Traceback" not in said, said
            await crowd.check(tmp_path, new_database)
            assert set(crowd.refused) <= {"stale"}

    asyncio.run(test())


def test_postgresql_restarted_in_the_middle(tmp_path, new_database, postgres):
    async def test():
        with Server(tmp_path, DATABASE=new_database) as server:
            crowd = Crowd([server.address], people=4)
            await crowd.more(40)
            looker = await look_on(server, crowd)
            await asyncio.to_thread(stop_now, postgres)
            stored = await told_that_nothing_is_stored(crowd, looker)
            await asyncio.sleep(0.3)
            assert len(crowd.acknowledged) == stored
            await asyncio.to_thread(postgres.start)
            await crowd.more(40)
            await crowd.go_home()
            await all_tables_go_on(server, crowd)
            said = server.stop()
            assert "Traceback" not in said, said
            await crowd.check(tmp_path, new_database)
            assert set(crowd.refused) <= {"unavailable", "stale"}

    asyncio.run(test())
