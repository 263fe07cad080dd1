"""A server without a network: clients are wires, and tables are put into it as they stand."""

import asyncio
import json
import random

from pioche.engine import PiocheError
from pioche.server.connection import Connection
from pioche.server.events import Created, Sat, Started
from pioche.server.live import Live
from pioche.server.people import Person
from pioche.server.room import PLAYING, Room
from pioche.server.settings import Settings
from pioche.server.web import make_app

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

    def __init__(self, folder, database=""):
        settings = Settings(folder, database=database, secret="s", workers=0, rate=1e9, bot_pause=0.0)
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
        task = asyncio.create_task(Connection(self.hub, wire, live, PEOPLE[viewer]).run())
        await wire.say(do="watch")
        for message in script:
            await wire.say(**message)
        return wire, task

    async def leave(self, wire, task):
        wire.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await task


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
