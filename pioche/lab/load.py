"""A server under load: people at tables, as many as one likes, in one process."""

from __future__ import annotations

import asyncio
import http.client
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from math import ceil
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from pioche.engine import game_of, slugs
from pioche.server.picture import changed

_TIMEOUT = 60.0  # seconds
PAUSE = 2.0  # seconds that somebody takes to answer, on average: a quick player
_ARRIVAL = 10.0  # seconds in which people come in
_MINUTE = 60.0  # seconds between two looks at the memory


class Guest:
    """Somebody who has been to the server once: the cookie says who."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = ""

    async def ask(self, path: str, body: Any = None) -> Any:
        """What the API answers, as data; a refusal as what it is."""
        return await asyncio.to_thread(self._ask, path, body)

    def get(self, path: str) -> bytes:
        return self._request(path, None)

    def _ask(self, path: str, body: Any) -> Any:
        return msgspec.json.decode(self._request(path, body))

    def _request(self, path: str, body: Any) -> bytes:
        connection = http.client.HTTPConnection(urlsplit(self.address).netloc, timeout=_TIMEOUT)
        try:
            headers = {"cookie": self.cookie, "content-type": "application/json"}
            data = None if body is None else msgspec.json.encode(body)
            connection.request("GET" if body is None else "POST", path, data, headers)
            response = connection.getresponse()
            cookie = response.getheader("set-cookie")
            if cookie:
                self.cookie = cookie.partition(";")[0]
            return response.read()
        finally:
            connection.close()


class Client:
    """A guest's connection to a table. It keeps what a player looks at: whether the match goes on, what is asked."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.n = 0
        self.picture: dict[str, Any] = {}
        self._ids = 0
        self._socket: ClientConnection | None = None

    async def enter(self) -> None:
        """Connect, and watch: the whole table at first, later what was missed."""
        await self.leave()
        address = self.guest.address.replace("http", "ws", 1)
        self._socket = await connect(
            f"{address}/ws/{self.table}",
            additional_headers={"cookie": self.guest.cookie},
            compression=None,
            max_size=None,
            open_timeout=_TIMEOUT,
        )
        await self._send(do="watch", since=self.n or None)
        await self.take()

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def _send(self, **message: Any) -> None:
        assert self._socket is not None
        await self._socket.send(msgspec.json.encode(message).decode())

    async def take(self) -> dict[str, Any]:
        """The next message. Of an update only what a player of this kind looks at is kept."""
        assert self._socket is not None
        message: dict[str, Any] = msgspec.json.decode(await self._socket.recv(decode=False))
        if message["is"] == "table":
            self.picture, self.n = message["table"], message["n"]
        elif message["is"] == "update":
            self.n = message["n"]
            change = message["delta"] or {}
            for name in ("state", "decision", "match"):
                if name in change:
                    self.picture[name] = changed(self.picture.get(name), change[name])
        return message

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send, and read up to the answer."""
        self._ids += 1
        await self._send(do=do, id=self._ids, **fields)
        while True:
            message = await self.take()
            if message["is"] in ("done", "refused") and message["id"] == self._ids:
                return message

    @property
    def over(self) -> bool:
        return self.picture.get("state") == "over"

    @property
    def options(self) -> list[dict[str, Any]]:
        """What this player may answer now."""
        options: list[dict[str, Any]] = (self.picture.get("decision") or {}).get("options", [])
        return options

    async def answer(self, rng: random.Random) -> tuple[int, str, dict[str, Any]]:
        """Give one of the answers: to which decision, which, and what the server says to it."""
        n, option = self.picture["decision"]["n"], rng.choice(self.options)["key"]
        return n, option, await self.ask("choose", n=n, option=option)

    async def play(self, rng: random.Random, pause: float, took: Callable[[float], None]) -> None:
        """Play to the end, with a pause before each answer; `took` is told how long the server needed for it."""
        while not self.over:
            if not self.options:
                await self.take()
                continue
            if pause:
                await asyncio.sleep(rng.uniform(0.5, 1.5) * pause)
            began = time.perf_counter()
            n, option, answer = await self.answer(rng)
            took(time.perf_counter() - began)
            if answer["is"] == "refused":
                raise RuntimeError(f"{option} at {n} of {self.table}: {answer['error']}")


class Load:
    """What was measured: how long each answer took, and what the server did meanwhile."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self.failed: list[str] = []
        self.tables = 0
        self.here = 0  # how many have been answered, or could not be
        self.decisions = 0
        self.seconds = 0.0
        self.core: float | None = None  # seconds of a core that the server took
        self.memory: list[int | None] = []  # once all play, then every minute, and at the end

    def figures(self) -> dict[str, Any]:
        """As data: milliseconds, decisions a second, mebibytes."""
        took = sorted(self.took)
        return {
            "answers": len(took),
            "p50_ms": _percentile(took, 0.50),
            "p99_ms": _percentile(took, 0.99),
            "worst_ms": _percentile(took, 1.0),
            "decisions_per_s": self.decisions / self.seconds,
            "core_share": None if self.core is None else self.core / self.seconds,
            "tables": self.tables,
            "failed": len(self.failed),
            "memory_start_mib": self.memory[0],
            "memory_end_mib": self.memory[-1],
            "memory_mib": self.memory,
        }


def _percentile(took: list[float], share: float) -> float | None:
    return 1000 * took[ceil(share * len(took)) - 1] if took else None


def measure(tables: int, seconds: float) -> Load:
    """Start a server of its own and play at so many tables for so long, a person and a bot at each."""
    with tempfile.TemporaryDirectory(prefix="pioche-") as data:
        environ = {
            **os.environ,
            "PIOCHE_DATA": data,
            "PIOCHE_DATABASE": "",
            "PIOCHE_LANG": "en",
            "PIOCHE_TABLES_ADDRESS": "1000000",
        }
        argv = [sys.executable, "-m", "pioche", "serve", "--host", "127.0.0.1", "--port", "0"]
        with subprocess.Popen(argv, env=environ, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                found = re.search(r"http://[\d.:]+", server.stdout.readline())
                if found is None:
                    raise OSError("the server did not start")
                return asyncio.run(_measure(found[0], server.pid, tables, seconds))
            finally:
                server.terminate()


async def _measure(address: str, pid: int, tables: int, seconds: float) -> Load:
    """Until everybody has been answered once, nothing is counted."""
    load = Load()
    settled, over = asyncio.Event(), asyncio.Event()
    people = [asyncio.create_task(_person(address, i, load, settled, over)) for i in range(tables)]
    while load.here < tables:
        await asyncio.sleep(0.1)
    watcher = Guest(address)
    before = await _decisions(watcher)
    settled.set()
    began = time.perf_counter()
    load.memory.append(_memory(pid))
    busy = _busy(pid)
    for minute in range(1, ceil(seconds / _MINUTE) + 1):
        await asyncio.sleep(began + min(minute * _MINUTE, seconds) - time.perf_counter())
        load.memory.append(_memory(pid))
    load.seconds = time.perf_counter() - began
    after = _busy(pid)
    load.core = None if busy is None or after is None else after - busy
    load.decisions = await _decisions(watcher) - before
    over.set()
    for one in people:
        one.cancel()
    await asyncio.gather(*people, return_exceptions=True)
    return load


async def _person(address: str, i: int, load: Load, settled: asyncio.Event, over: asyncio.Event) -> None:
    """One table after the other."""
    rng = random.Random(i)
    guest = Guest(address)
    came = False

    def arrive() -> None:
        nonlocal came
        load.here += not came
        came = True

    def took(seconds: float) -> None:
        arrive()
        if settled.is_set():
            load.took.append(seconds)

    await asyncio.sleep(_ARRIVAL * rng.random())
    await guest.ask("/api/hello")
    while not over.is_set():
        try:
            game = game_of(rng.choice(slugs()))
            seats = 2 if 2 in game.seats else game.seats[0]
            wish = {"game": game.slug, "seats": seats, "deck": next(iter(game.starters())), "bots": ["random"]}
            client = Client(guest, (await guest.ask("/api/tables", wish))["table"])
            load.tables += 1
            await client.enter()
            try:
                await client.play(rng, PAUSE, took)
            finally:
                await client.leave()
        except Exception as error:
            if not over.is_set():
                load.failed.append(repr(error))
            arrive()
            await asyncio.sleep(1.0)


async def _decisions(guest: Guest) -> int:
    metrics = await asyncio.to_thread(guest.get, "/metrics")
    found = re.search(rb"^pioche_decisions_total (\d+)", metrics, re.MULTILINE)
    return int(found[1]) if found else 0


def _memory(pid: int) -> int | None:
    """What a process holds in memory, in MiB; None where the system does not tell."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return None
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) // 1024 if found else None


def _busy(pid: int) -> float | None:
    """Seconds of a core that a process has taken; None where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
