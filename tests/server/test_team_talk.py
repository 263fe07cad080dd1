"""What is said to one's team: no byte that others are sent depends on it, not even on whether anything was said."""

import asyncio
import json

from wire import Wire, World

from pioche.server.connection import Connection
from pioche.server.events import Created, Said
from pioche.server.people import Person
from pioche.server.room import _TALK, Room

WHO = {**{seat: Person(f"p{seat}", f"P{seat}") for seat in range(4)}, -1: Person("eve", "Eve")}


def four_at_a_table(game="sevenfallen_first", seats=4):
    """The events of a match of two against two that has just begun."""
    first = Created(at=1.0, game=game, seats=seats, seed="team", host="p0")
    events, room = [first], Room("t1", first)
    decks = list(room.game.starters())
    for seat in range(seats):
        events.append(room.sit(seat, f"p{seat}", f"P{seat}", decks[seat], 2.0))
        room.fold(events[-1])
    events.append(room.start(3.0))
    return events


async def watching(world, live, viewer, **words):
    wire = Wire()
    task = asyncio.create_task(Connection(world.hub, wire, live, WHO[viewer]).run())
    await wire.say(do="watch", **words)
    return wire, task


async def evening(world, lines):
    """Everybody follows a table; seat 2 says `lines` to its team between what all may see. All that each was sent."""
    await world.hub.resume()
    live = await world.put("t1", four_at_a_table(), lambda room: None)
    wires = {viewer: await watching(world, live, viewer) for viewer in WHO}
    for text in lines[:1]:
        await wires[2][0].say(do="say", text=text, team=True)
    await wires[1][0].say(do="say", text="bonjour")
    for _ in range(3):
        seat, n = live.room.asks(), live.room.match.n
        await wires[seat][0].say(do="choose", n=n, option="done")
    for text in lines[1:]:
        await wires[2][0].say(do="say", text=text, team=True)
    for viewer in (1, -1):
        wire, task = wires.pop(viewer)
        since = next(json.loads(data)["n"] for data in wire.sent if b'"is":"update"' in data)
        await world.leave(wire, task)
        again, task = await watching(world, live, viewer, since=since)
        again.sent[:0] = wire.sent
        wires[viewer] = again, task
    await wires[3][0].say(do="say", text="au revoir")
    for wire, _ in wires.values():
        await wire.say(do="ping")
    for wire, task in wires.values():
        await world.leave(wire, task)
    await world.hub.close()
    return {viewer: wire.sent for viewer, (wire, _) in wires.items()}


def test_opponents_and_spectators_are_sent_the_same_whatever_a_team_says(tmp_path):
    silent = asyncio.run(evening(World(tmp_path / "silent"), []))
    loud = asyncio.run(evening(World(tmp_path / "loud"), ["secret 1", *[f"secret {n}" for n in range(2, 60)]]))
    for viewer in (1, 3, -1):
        assert loud[viewer] == silent[viewer] and len(loud[viewer]) > 5
    told = b"".join(loud[0])
    assert b"secret 1" in told and b"secret 59" in told and b'"team":true' in told
    assert b"bonjour" in b"".join(loud[1])


def test_a_team_reads_its_lines_again_after_coming_back(tmp_path):
    async def test():
        world = World(tmp_path)
        await world.hub.resume()
        live = await world.put("t1", four_at_a_table(), lambda room: None)
        mine, task = await watching(world, live, 0)
        await mine.say(do="say", text="au fond", team=True)
        again, other = await watching(world, live, 2, since=6)
        update = json.loads(again.sent[0])
        assert update["n"] == 7 and update["delta"]["talk"] == {
            "+": [{"seat": 0, "name": "P0", "text": "au fond", "team": True}]
        }
        foe, third = await watching(world, live, 1)
        assert json.loads(foe.sent[0])["n"] == 6 and json.loads(foe.sent[0])["table"]["talk"] == []
        stored = Room.of("t1", await world.hub.store.load("t1"))
        assert [line.team for line in stored.talk] == [0]
        for wire, running in ((mine, task), (again, other), (foe, third)):
            await world.leave(wire, running)
        await world.hub.close()

    asyncio.run(test())


def test_who_has_no_team_says_nothing_to_it(tmp_path):
    async def test():
        world = World(tmp_path)
        await world.hub.resume()
        live = await world.put("t1", four_at_a_table("keyforge", 2), lambda room: None)
        for viewer in (0, -1):
            wire, task = await watching(world, live, viewer)
            await wire.say(do="say", text="seul", team=True)
            assert json.loads(wire.sent[-1])["error"]["code"] == "no-team"
            await world.leave(wire, task)
        await world.hub.close()

    asyncio.run(test())


def test_lines_of_a_team_push_out_none_of_the_table():
    room = Room.of("t1", four_at_a_table())
    room.fold(Said(at=4.0, seat=1, name="P1", text="first"))
    for n in range(_TALK + 5):
        room.fold(Said(at=5.0, seat=0, name="P0", text=str(n), team=0))
    assert [line.text for line in room.talk][:2] == ["first", "5"] and len(room.talk) == _TALK + 1
