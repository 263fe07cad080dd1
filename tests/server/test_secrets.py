"""What a client cannot know changes no byte that it is sent: two worlds that differ in nothing else say the same."""

import asyncio
import json
import random

import pytest

from pioche.engine import PiocheError, commitment, load, slugs
from pioche.engine.match import Change
from pioche.server.events import Created, Sat, Started
from pioche.server.hub import Live
from pioche.server.people import Person
from pioche.server.room import PLAYING, Room
from pioche.server.settings import Settings
from pioche.server.web import Connection, make_app

PEOPLE = {0: Person("ann", "Ann"), 1: Person("bob", "Bob"), -1: Person("eve", "Eve")}


class Wire:
    """The WebSocket of one client, as the server holds it: all bytes that go out, in order."""

    def __init__(self):
        self.sent = []
        self.inbox = asyncio.Queue()

    async def receive(self):
        return await self.inbox.get()

    async def send_bytes(self, data):
        self.sent.append(data)

    async def close(self, code=1000):
        self.sent.append(f"closed {code}".encode())

    async def say(self, **message):
        """Send, and wait for the answer."""
        self.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps({"id": 7, **message})})
        before = len(self.sent)
        while not any(b'"id":7' in data for data in self.sent[before:]):
            await asyncio.sleep(0)
            if message["do"] == "watch" and len(self.sent) > before:
                return


class World:
    """A server, and tables put into it as they stand."""

    def __init__(self, folder):
        settings = Settings(folder, secret="s", workers=0, rate=1e9, bot_pause=0.0)
        self.site = make_app(settings, now=lambda: 5000.0).state.site
        self.hub = self.site.hub

    async def put(self, id, events, permute):
        room = Room.of(id, events)
        permute(room)
        await self.hub.store.append(id, 1, events)
        self.hub._live[id] = Live(room)
        return self.hub._live[id]

    async def listen(self, live, viewer, script):
        """What one client is sent while it does all this, and while an opponent answers."""
        wire = Wire()
        task = asyncio.create_task(Connection(self.site, wire, live, PEOPLE[viewer]).run())
        await wire.say(do="watch")
        for message in script:
            await wire.say(**message)
        return wire, task

    async def leave(self, wire, task):
        wire.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await task


def permuted(*seats):
    """Deals anew all that none of these seats can know."""

    def permute(room):
        new = room.match.fork()
        for seat in seats:
            new.changes.append(Change(new.n, None, seat, "abc"))
            new.changes[-1].apply(new.game, new.state, None)
        new.ask = new.game.ask(new.state)
        room.match = new

    return permute


def a_game(slug, seed):
    """The events of a match between two people by chance, and where between two actions it may be looked at."""
    first = Created(at=1.0, game=slug, seats=2, seed=seed, host="ann")
    events, room = [first], Room("t", first)
    decks = list(room.game.starters())

    def do(event):
        events.append(event)
        room.fold(event)

    do(room.sit(0, "ann", "Ann", decks[0], 2.0))
    for deck in decks:
        try:
            do(room.sit(1, "bob", "Bob", deck, 3.0))
        except PiocheError:
            continue
        break
    do(room.start(4.0))
    rng, quiet = random.Random(seed), []
    while room.state == PLAYING and len(events) < 120:
        if room.match._flow is None:
            quiet.append(len(events))
        user = room.chairs[room.asks()].user
        do(room.choose(user, room.match.n, rng.choice(room.match.decision.keys), float(len(events))))
    assert {type(event) for event in events[1:4]} == {Sat, Started}
    return events, rng.sample(quiet, 4)


def all_that_one_can_ask(room, viewer):
    numbers = range(1, 81, 7)
    keys = room.match.decision.keys if room.match.ask.seat == viewer else []
    others = [f"{verb}:{number}" for verb in ("play", "fight", "target") for number in numbers]
    n = room.match.n
    return [
        *({"do": "why", "card": number} for number in numbers),
        *({"do": "choose", "n": n, "option": key} for key in others if key not in keys),
        {"do": "what", "options": keys[:6]},
        {"do": "choose", "n": n - 1, "option": "pass"},
        {"do": "undo", "to": 0},
        {"do": "answer-undo", "yes": False},
        {"do": "say", "text": "bonjour"},
        {"do": "claim", "seat": 1},
        {"do": "rematch"},
        {"do": "ping"},
    ]


@pytest.mark.parametrize("slug", slugs())
def test_no_byte_tells_what_a_client_cannot_know(tmp_path, slug):
    compared = {"messages": 0, "answers of others": 0, "worlds that differ": 0}

    async def compare(worlds, events, k, viewer):
        hides = [viewer] if viewer >= 0 else [0, 1]
        id = f"t{k}v{viewer + 1}"
        lives = [
            await worlds[0].put(id, events[:k], lambda room: None),
            await worlds[1].put(id, events[:k], permuted(*hides)),
        ]
        compared["worlds that differ"] += lives[0].room.match.hash() != lives[1].room.match.hash()
        script = all_that_one_can_ask(lives[0].room, viewer)
        listening = [await world.listen(live, viewer, script) for world, live in zip(worlds, lives, strict=True)]
        asked = lives[0].room.asks()
        if asked != viewer:
            compared["answers of others"] += await same_answer(worlds, lives, asked)
            await asyncio.sleep(0.01)
        for world, (wire, task) in zip(worlds, listening, strict=True):
            await world.leave(wire, task)
        sent = [wire.sent for wire, _ in listening]
        assert sent[0] == sent[1]
        assert len(sent[0]) > len(script)
        compared["messages"] += len(sent[0])

    async def test():
        worlds = [World(tmp_path / "one"), World(tmp_path / "other")]
        for world in worlds:
            await world.hub.resume()
        events, places = a_game(slug, "hidden")
        for k in places:
            for viewer in (0, 1, -1):
                await compare(worlds, events, k, viewer)
        for world in worlds:
            await world.hub.close()

    asyncio.run(test())
    assert compared["messages"] > 300 and compared["worlds that differ"] > 5


async def same_answer(worlds, lives, seat):
    """An opponent gives an answer that is open in both worlds and tells nobody anything, if there is one."""
    tries = [
        Room.of(live.room.id, await world.hub.store.load(live.room.id))
        for world, live in zip(worlds, lives, strict=True)
    ]
    user, n = PEOPLE[seat].id, lives[0].room.match.n
    for key in lives[0].room.match.decision.keys[:8]:
        for trial, live in zip(tries, lives, strict=True):
            trial.match = live.room.match.fork()
            trial._known_now = None
        try:
            for trial in tries:
                trial.fold(trial.choose(user, n, key, 6.0))
        except PiocheError:
            continue
        if any(trial.barriers[-1] for trial in tries):
            continue
        for world, live in zip(worlds, lives, strict=True):
            await world.hub.act(live, lambda room, at: room.choose(user, n, key, at))  # noqa: B023
        return True
    return False


def test_the_seed_that_is_told_at_the_end_is_the_one_that_was_promised(tmp_path):
    """Anybody can check it from what the server says: nothing told before the end helps."""

    async def test():
        world = World(tmp_path)
        await world.hub.resume()
        events, _ = a_game("duel", "promised")
        live = await world.put("t1", events[:20], lambda room: None)
        wires = {viewer: await world.listen(live, viewer, []) for viewer in (0, 1, -1)}
        await world.hub.act(live, lambda room, at: room.concede("ann", at))
        for viewer, (wire, task) in wires.items():
            await wire.say(do="ping")
            *before, last, pong = wire.sent
            promise = json.loads(before[0])["table"]["commitment"]
            seed = json.loads(last)["delta"]["seed"]["="]
            assert commitment(seed) == promise and viewer in (0, 1, -1)
            assert not any(seed.encode() in data for data in before)
            await world.leave(wire, task)
        assert b'"done"' in pong
        again = load(live.room.match.record())
        assert again.hash() == live.room.match.hash() and again.start.seed == seed
        await world.hub.close()

    asyncio.run(test())


def test_numbers_of_hidden_cards_say_nothing_and_are_not_told(tmp_path):
    """A deck is as many cards face down, whatever lies in it: no number, no order, nothing to follow over a shuffle."""

    async def test():
        world = World(tmp_path)
        await world.hub.resume()
        events, _ = a_game("keyforge", "numbers")
        live = await world.put("t1", events[:30], lambda room: None)
        wire, task = await world.listen(live, 0, [])
        table = json.loads(wire.sent[0])["table"]
        hidden = table["match"]["players"][1]["hand"], table["match"]["players"][0]["deck"]
        assert all(set(card) == {"hidden"} for zone in hidden for card in zone)
        await world.leave(wire, task)
        await world.hub.close()

    asyncio.run(test())
