"""People who go on whatever happens to the server, and remember what it has acknowledged."""

import asyncio
import random
from http.client import HTTPException

from websockets.exceptions import WebSocketException

from pioche.engine import load
from pioche.lab.load import Client, Guest
from pioche.server.room import Room
from pioche.server.settings import Settings
from pioche.server.store import store_of

TROUBLE = (OSError, WebSocketException, HTTPException)


class Crowd:
    def __init__(self, addresses, people=6, games=("duel", "keyforge"), pause=0.0):
        self.addresses = addresses
        self.games = games
        self.pause = pause
        self.acknowledged = []  # (table, decision, option)
        self.refused = []  # codes
        self.tables = []
        self.stopping = False
        self.errors = []
        self._tasks = [asyncio.create_task(self._go_on(i)) for i in range(people)]

    async def new_table(self, guest, seed, **wish):
        if not guest.cookie:
            await guest.ask("/api/hello")
        rng = random.Random(seed)
        game = rng.choice(self.games)
        decks = list((await guest.ask(f"/api/games/{game}"))["decks"])
        answer = await guest.ask("/api/tables", {"game": game, "bots": ["random"], "deck": decks[0], **wish})
        self.tables.append(answer["table"])
        return answer["table"]

    async def _go_on(self, i):
        """One person: table after table, through whichever server answers."""
        rng = random.Random(i)
        client, cookie, made = None, "", 0
        while not self.stopping:
            guest = Guest(rng.choice(self.addresses))
            guest.cookie = cookie
            try:
                if not cookie:
                    await guest.ask("/api/hello")
                    cookie = guest.cookie
                if client is None or client.over:
                    made += 1
                    alone = {"bots": []} if i % 2 else {}
                    client = Client(guest, await self.new_table(guest, f"{i} {made}", **alone))
                client.guest = guest
                await client.enter()
                await self._sit_down(client)
                await self._play(client, rng)
            except TROUBLE:
                await asyncio.sleep(0.05)
            except Exception as error:
                self.errors.append(error)
                raise
        if client is not None:
            await client.leave()

    async def _sit_down(self, client):
        """Who has no bot to play with takes both sides."""
        if client.picture["state"] == "open":
            decks = list((await client.guest.ask(f"/api/games/{client.picture['game']}"))["decks"])
            await client.ask("sit", seat=1, deck=decks[1])
            await client.ask("start")

    async def _play(self, client, rng):
        while not client.over and not self.stopping:
            if not client.options:
                async with asyncio.timeout(5):  # a table that stands still is looked at through another server
                    await client.take()
                continue
            await asyncio.sleep(self.pause)
            n, option, answer = await client.answer(rng)
            if answer["is"] == "done":
                self.acknowledged.append((client.table, n, option))
            else:
                self.refused.append(answer["error"]["code"])
                await asyncio.sleep(0.02)

    async def until(self, true, seconds=60):
        async with asyncio.timeout(seconds):
            while not true():
                assert not self.errors
                await asyncio.sleep(0.01)

    async def more(self, count=1):
        """Wait until so many more decisions are acknowledged."""
        enough = len(self.acknowledged) + count
        await self.until(lambda: len(self.acknowledged) >= enough)

    async def go_home(self):
        self.stopping = True
        async with asyncio.timeout(30):
            await asyncio.gather(*self._tasks)

    async def check(self, data, database=""):
        """Nothing acknowledged is lost, and every table is whole: its record plays again to the same hashes."""
        store = store_of(Settings(data, database=database))
        await store.open(lambda _: None, lambda: None)
        chosen = set()
        try:
            for table in self.tables:
                events = await store.load(table)
                room = Room.of(table, events)
                assert not room.failed and room.n == len(events)
                assert load(room.match.record()).hash() == room.match.hash()
                chosen |= {(table, event.n, event.option) for event in events if hasattr(event, "option")}
        finally:
            await store.close()
        assert set(self.acknowledged) <= chosen
        return len(chosen)
