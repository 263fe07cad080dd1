"""Tables while people come and go, clocks jump and rules fail."""

import asyncio
import gc
import json
import weakref

import pytest
from wire import PEOPLE, Wire, World, a_game

from pioche.engine import PiocheError, game_of
from pioche.server import clock, hub
from pioche.server.connection import Connection
from pioche.server.events import Chose, Conceded, Created, Days, PerMove, Resumed
from pioche.server.live import _QUEUE, encoded
from pioche.server.messages import NewTable
from pioche.server.picture import changed, picture
from pioche.server.room import OVER, PLAYING, Room
from pioche.server.store import Unavailable


def run(tmp_path, test):
    async def all_of_it():
        world = World(tmp_path)
        await world.hub.resume()
        try:
            await test(world)
        finally:
            await world.hub.close()

    asyncio.run(all_of_it())


async def put(world, k=20, slug="duel", **created):
    events, _ = a_game(slug, "hub")
    if created:
        first = events[0]
        events[0] = Created(at=first.at, game=slug, seats=2, seed=first.seed, host="ann", **created)
    live = await world.put("t1", events[:k], lambda room: None)
    world.hub.mine.add("t1")
    return live


async def answer(world, live, i=0):
    room = live.room
    user, n, key = room.chairs[room.asks()].user, room.match.n, room.match.decision.keys[i]
    await world.hub.act(live, lambda room, at: room.choose(user, n, key, at))


def follow(wire, table=None):
    """The table as a client has it after all that it was sent."""
    for data in wire.sent:
        message = json.loads(data)
        if message["is"] == "table":
            table = message["table"]
        elif message["is"] == "update":
            table = changed(table, message["delta"])
    return table


def as_sent(room, viewer):
    return json.loads(encoded(picture(room, viewer)))


def test_two_tabs_of_one_player_are_both_up_to_date_and_either_may_act(tmp_path):
    async def test(world):
        live = await put(world)
        tabs = [await world.listen(live, live.room.asks(), []) for _ in range(2)]
        seat = live.room.asks()
        n, key = live.room.match.n, live.room.match.decision.keys[0]
        await asyncio.gather(*(wire.say(do="choose", n=n, option=key) for wire, _ in tabs))  # a double click
        answers = sorted(json.loads(data)["is"] for wire, _ in tabs for data in wire.sent if b'"id":7' in data)
        assert answers == ["done", "refused"] and live.room.match.n == n + 1
        for wire, _ in tabs:
            await wire.say(do="ping")
        for wire, task in tabs:
            assert follow(wire) == as_sent(live.room, seat)
            await world.leave(wire, task)

    run(tmp_path, test)


class Stuck(Wire):
    """A client that does not read."""

    def __init__(self):
        super().__init__()
        self.reads = asyncio.Event()

    async def send_bytes(self, data):
        await self.reads.wait()
        await super().send_bytes(data)


def test_who_reads_too_slowly_is_dropped_and_resumes(tmp_path):
    async def test(world):
        live = await put(world)
        slow = Stuck()
        task = asyncio.create_task(Connection(world.hub, slow, live, PEOPLE[1]).run())
        slow.inbox.put_nowait({"type": "websocket.receive", "text": '{"do":"watch"}'})
        quick, quick_task = await world.listen(live, 0, [])
        while len(live.watchers) < 2:
            await asyncio.sleep(0)
        before = live.room.n
        for i in range(100):
            await quick.say(do="say", text=f"line {i}")
        watcher = next(one for one in live.watchers if one.person.id == "bob")
        assert watcher.dropped and watcher.queue.qsize() <= _QUEUE
        assert follow(quick) == as_sent(live.room, 0)
        slow.reads.set()
        while b"closed 4408" not in slow.sent:
            await asyncio.sleep(0)
        await world.leave(slow, task)
        assert world.hub.counts["dropped"] == 1
        first = json.loads(slow.sent[0])
        assert first["n"] == before and len(slow.sent) < 5
        again = Wire()
        task = asyncio.create_task(Connection(world.hub, again, live, PEOPLE[1]).run())
        await again.say(do="watch", since=before)
        assert follow(again, first["table"]) == as_sent(live.room, 1)
        await world.leave(again, task)
        await world.leave(quick, quick_task)

    run(tmp_path, test)


def test_those_who_look_on_are_so_many_and_keep_nobody_from_playing(tmp_path):
    async def test(world):
        world.hub.settings.watchers = 2
        live = await put(world)
        wires = [await world.listen(live, -1, []) for _ in range(2)]
        late = Wire()
        late.inbox.put_nowait({"type": "websocket.receive", "text": '{"do":"watch"}'})
        await Connection(world.hub, late, live, PEOPLE[-1]).run()
        refused, closed = late.sent
        assert json.loads(refused)["error"]["code"] == "too-many-watchers" and closed == b"closed 4400"
        wires += [await world.listen(live, seat, []) for seat in (0, 1)]
        assert [json.loads(wire.sent[0])["is"] for wire, _ in wires] == ["table"] * 4
        for wire, task in wires:
            await world.leave(wire, task)

    run(tmp_path, test)


def test_who_comes_back_at_any_number_sees_what_one_who_stayed_sees(tmp_path):
    async def test(world):
        live = await put(world, 20)
        await world.hub.act(live, lambda room, at: room.undo("ann", 2, at))
        await world.hub.act(live, lambda room, at: room.answer_undo("bob", True, at))
        for _ in range(6):
            await answer(world, live, -1)
        assert live.room.undone == 1
        events = await world.hub.store.load("t1")
        for viewer in (0, 1, -1):
            now = as_sent(live.room, viewer)
            for since in range(1, live.room.n + 1):
                wire = Wire()
                task = asyncio.create_task(Connection(world.hub, wire, live, PEOPLE[viewer]).run())
                await wire.say(do="watch", since=since)
                assert follow(wire, as_sent(Room.of("t1", events[:since]), viewer)) == now
                await world.leave(wire, task)

    run(tmp_path, test)


def test_a_table_that_nobody_needs_leaves_the_memory(tmp_path, monkeypatch):
    async def test(world):
        live = await put(world)
        wire, task = await world.listen(live, 0, [])
        monkeypatch.setattr(hub, "_KEPT", -1.0)
        world.hub._put_away()
        assert "t1" in world.hub._live  # somebody looks
        await world.leave(wire, task)
        world.hub._put_away()
        assert "t1" not in world.hub._live
        again = await world.hub.live("t1")
        assert again is not live and as_sent(again.room, 0) == as_sent(live.room, 0)

    run(tmp_path, test)


def test_what_somebody_was_shown_is_held_as_it_was_sent(tmp_path):
    async def test(world):
        live = await put(world)
        wire, task = await world.listen(live, 0, [])
        for _ in range(3):
            await answer(world, live)
        assert not any(isinstance(held, dict) for held in gc.get_referents(live.shown[0]))
        assert json.loads(encoded(live.shown[0].data())) == as_sent(live.room, 0)
        await world.leave(wire, task)

    run(tmp_path, test)


def test_a_match_that_is_over_leaves_the_memory_with_all_that_belonged_to_it(tmp_path, monkeypatch):
    async def test(world):
        live = await put(world)
        wire, task = await world.listen(live, 0, [{"do": "concede"}])
        await world.leave(wire, task)
        assert live.room.state == OVER and not live.shown and not live.room.told
        monkeypatch.setattr(hub, "_KEPT", -1.0)
        world.hub._put_away()
        await asyncio.sleep(0)
        held = weakref.ref(live.room)
        del live, wire, task
        gc.collect()
        assert held() is None and not world.hub._live and not world.hub.mine

    run(tmp_path, test)


def test_bots_go_on_at_a_table_that_had_left_the_memory(tmp_path, monkeypatch):
    async def test(world):
        person, starters = PEOPLE[0], list(game_of("duel").starters())
        id = await world.hub.create(person, NewTable("duel", deck=starters[0], bots=["random"]))
        live = await world.hub.live(id)
        await until(lambda: live.room.asks() == 0)
        monkeypatch.setattr(hub, "_KEPT", -1.0)
        await until(lambda: world.hub._put_away() or not world.hub._live)
        monkeypatch.undo()
        live = await world.hub.live(id)
        while live.room.asks() == 0:
            await answer(world, live)
        await until(lambda: live.room.asks() != 1)  # the bot has answered

    run(tmp_path, test)


def test_a_process_wakes_the_bots_of_a_table_that_it_has_put_away(tmp_path, new_database, monkeypatch):
    """Another process has stored the decision of a person who came back there."""

    async def test():
        owner, other = World(tmp_path / "a", new_database), World(tmp_path / "b", new_database)
        for world in (owner, other):
            await world.hub.resume()
        person, starters = PEOPLE[0], list(game_of("duel").starters())
        id = await owner.hub.create(person, NewTable("duel", deck=starters[0], bots=["random"]))
        there = await owner.hub.live(id)
        await until(lambda: there.room.asks() == 0)
        monkeypatch.setattr(hub, "_KEPT", -1.0)
        await until(lambda: owner.hub._put_away() or not owner.hub._live)
        monkeypatch.undo()
        live = await other.hub.live(id)
        while live.room.asks() == 0:
            await answer(other, live)
        n = live.room.match.n
        await until(lambda: live.room.match.n > n)
        assert id in owner.hub.mine and id not in other.hub.mine
        for world in (owner, other):
            await world.hub.close()

    asyncio.run(test())


def test_a_rule_that_raises_leaves_the_table_where_it_stood(tmp_path, monkeypatch, caplog):
    async def test(world):
        live = await put(world)
        hash, n = live.room.match.hash(), live.room.match.n
        with monkeypatch.context() as patch:
            patch.setattr(type(live.room.match), "choose", lambda *_: 1 / 0)
            with pytest.raises(PiocheError) as refused:
                await answer(world, live)
            assert refused.value.code == "internal" and "ZeroDivisionError" in caplog.text
            assert Room.of("t1", await world.hub.store.load("t1")).n == live.room.n  # it can be read all the same
        assert (live.room.match.hash(), live.room.match.n) == (hash, n)
        await answer(world, live)
        assert live.room.match.n == n + 1

    run(tmp_path, test)


class Slow:
    """A store that waits, or fails, before it has written; all else is the store's own."""

    def __init__(self, store):
        self.store = store
        self.may = asyncio.Event()
        self.fails = False

    def __getattr__(self, name):
        return getattr(self.store, name)

    async def append(self, *args):
        await self.may.wait()
        if self.fails:
            raise Unavailable("no")
        await self.store.append(*args)


@pytest.mark.parametrize("fails", [False, True])
def test_nobody_is_told_before_it_is_stored(tmp_path, fails):
    async def test(world):
        live = await put(world)
        store = world.hub.store = Slow(world.hub.store)
        store.fails = fails
        seat = live.room.asks()
        wires = [await world.listen(live, viewer, []) for viewer in (0, 1, -1)]
        n, key = live.room.match.n, live.room.match.decision.keys[0]
        choose = asyncio.create_task(wires[seat][0].say(do="choose", n=n, option=key))
        await asyncio.sleep(0.1)
        assert [len(wire.sent) for wire, _ in wires] == [1, 1, 1] and live.room.match.n == n
        store.may.set()
        await choose
        await asyncio.sleep(0.1)
        assert [len(wire.sent) for wire, _ in wires] == [1 + (not fails) + (viewer == seat) for viewer in (0, 1, -1)]
        answered = json.loads(wires[seat][0].sent[-1])
        assert answered["is"] == ("refused" if fails else "done")
        assert live.room.match.n == n + (not fails) == len([
            event for event in await store.load("t1") if isinstance(event, Chose)
        ])  # fmt: skip
        for wire, task in wires:
            await world.leave(wire, task)

    run(tmp_path, test)


# Time


def test_setting_the_clock_of_the_machine_changes_nothing(monkeypatch):
    now = clock.steady()
    before = now()
    monkeypatch.setattr(clock.time, "time", lambda: before + 10_000)
    assert 0 <= now() - before < 60
    monkeypatch.setattr(clock.time, "time", lambda: before - 10_000)
    assert 0 <= now() - before < 60


async def until(true):
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)


def test_a_server_that_was_suspended_takes_no_time_from_anybody(tmp_path):
    async def test(world):
        times = {"now": 5000.0}
        world.hub.now = lambda: times["now"]
        live = await put(world, clock=PerMove(1))
        await world.hub.act(live, hub._resumed)
        until_then = live.room.n
        await asyncio.sleep(0.2)
        times["now"] += 3600  # an hour has passed while nothing ran
        await until(lambda: live.room.n > until_then)
        assert isinstance((await world.hub.store.load("t1"))[-1], Resumed) and live.room.state == PLAYING
        seat = live.room.asks()
        assert live.room.clock.left(seat, times["now"]) == 1
        await asyncio.sleep(0.2)
        times["now"] += 1.5  # now it is the player who lets it pass
        await until(lambda: live.room.state == OVER)
        last = (await world.hub.store.load("t1"))[-1]
        assert isinstance(last, Conceded) and (last.seat, last.reason) == (seat, "time")

    run(tmp_path, test)


def test_while_no_server_was_there_no_time_has_passed(tmp_path):
    async def first(world):
        live = await put(world, clock=PerMove(5))
        await world.hub._list(live.room)

    async def then(world):
        times = {"now": 1e6}
        world.hub.now = lambda: times["now"]
        world.hub._began = times["now"]
        live = await world.hub.live("t1")
        await until(lambda: live.flag_task is not None)
        assert live.flag_task is not None and live.room.clock.left(live.room.asks(), times["now"]) == 5
        await asyncio.sleep(0.2)
        assert live.room.state == PLAYING

    run(tmp_path, first)
    run(tmp_path, then)


def test_where_a_clock_runs_nobody_claims_what_it_has_not_decided(tmp_path):
    async def test(world):
        world.hub.settings.idle = 0.0
        live = await put(world, clock=Days(7))
        seat = live.room.asks()
        me = PEOPLE[1 - seat]
        with pytest.raises(PiocheError, match="clock-decides"):
            await world.hub.act(live, await world.hub.claim(live, me, seat, ""))
        assert live.room.state == PLAYING and (await world.hub.here(live))["idle"] > 7 * 86_400

    run(tmp_path, test)


def test_a_restart_starts_the_patience_anew(tmp_path):
    async def test(world):
        now = 5000.0
        world.hub.now = lambda: now
        live = await put(world)  # somebody who was there when the server went, long after the last decision
        seat = live.room.asks()
        me = PEOPLE[1 - seat]
        assert await world.hub.present(live, PEOPLE[seat].id)
        with pytest.raises(PiocheError, match="still-here"):
            await world.hub.act(live, await world.hub.claim(live, me, seat, ""))
        now += world.hub.settings.idle + 1
        await world.hub.act(live, await world.hub.claim(live, me, seat, ""))
        assert live.room.state == OVER

    run(tmp_path, test)
