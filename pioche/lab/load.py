"""A server under load: people at tables, as many as one likes, in one process."""

from __future__ import annotations

import asyncio
import http.client
import random
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from pioche.server.picture import changed

_TIMEOUT = 60.0


class Guest:
    """Somebody who has been to the server once: the cookie says who."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = ""

    async def ask(self, path: str, body: Any = None) -> Any:
        """What the API answers, as data; a refusal as what it is."""
        return await asyncio.to_thread(self._ask, path, body)

    def _ask(self, path: str, body: Any) -> Any:
        connection = http.client.HTTPConnection(urlsplit(self.address).netloc, timeout=_TIMEOUT)
        try:
            headers = {"cookie": self.cookie, "content-type": "application/json"}
            data = None if body is None else msgspec.json.encode(body)
            connection.request("GET" if body is None else "POST", path, data, headers)
            response = connection.getresponse()
            cookie = response.getheader("set-cookie")
            if cookie:
                self.cookie = cookie.partition(";")[0]
            return msgspec.json.decode(response.read())
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
