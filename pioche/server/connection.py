"""One browser at one table: what it says, in order, and what it is answered."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.websockets import WebSocketDisconnect

from pioche.bots import bot_names
from pioche.engine import PiocheError
from pioche.server import messages as m
from pioche.server.forecast import forecast
from pioche.server.live import encoded
from pioche.server.picture import SPECTATOR, error_data, reasons
from pioche.server.store import Unavailable

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from pioche.server.hub import Hub
    from pioche.server.live import Live, Watcher
    from pioche.server.people import Person
    from pioche.server.room import Room

_log = logging.getLogger(__name__)
UNAVAILABLE: Final = error_data(PiocheError("unavailable"))
TRY_LATER: Final = 1013  # a WebSocket is closed with this where the store is out of reach


class Connection:
    """One WebSocket at one table."""

    def __init__(self, hub: Hub, websocket: WebSocket, live: Live, person: Person) -> None:
        self.hub = hub
        self.websocket = websocket
        self.live = live
        self.person = person
        self.watcher: Watcher | None = None
        self.turned_away = False
        self.allowance = 10 * hub.settings.rate
        self.counted = time.monotonic()

    async def run(self) -> None:
        self.live.connections.add(self)
        sender: asyncio.Task[None] | None = None
        try:
            while not self.turned_away:
                message = await self._receive()
                if message is None:
                    continue
                if isinstance(message, m.Watch) and self.watcher is None:
                    self.watcher = await self.hub.watch(self.live, self.person, message.since)
                    sender = asyncio.create_task(self._send_all(self.watcher))
                    continue
                await self._answer(message)
        except WebSocketDisconnect:
            pass
        except Unavailable:
            with contextlib.suppress(RuntimeError):
                await self.websocket.send_bytes(encoded({"is": "refused", "id": 0, "error": UNAVAILABLE}))
                await self.websocket.close(TRY_LATER)
        except (PiocheError, RuntimeError) as error:
            _log.info("the connection of %s to %s is closed: %r", self.person.id, self.live.room.id, error)
            with contextlib.suppress(RuntimeError):
                if isinstance(error, PiocheError):
                    await self.websocket.send_bytes(encoded({"is": "refused", "id": 0, "error": error_data(error)}))
                await self.websocket.close(4400)
        finally:
            if sender is not None:
                sender.cancel()
            if self.watcher is not None:
                await self.hub.unwatch(self.live, self.watcher)
            self.live.connections.discard(self)

    async def turn_away(self) -> None:
        """Nothing more is heard from here."""
        self.turned_away = True
        with contextlib.suppress(RuntimeError):
            await self.websocket.close(4403)

    async def _receive(self) -> m.AnyMessage | None:
        """The next message as a type; what does not fit is refused, and too many close the connection."""
        event = await self.websocket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code") or 1000)
        data = event.get("text") if event.get("text") is not None else event.get("bytes")
        now = time.monotonic()
        rate = self.hub.settings.rate
        self.allowance = min(10 * rate, self.allowance + (now - self.counted) * rate) - 1
        self.counted = now
        if self.allowance < 0 or data is None or len(data) > self.hub.settings.message_size:
            raise PiocheError("too-many-tries")
        try:
            message: m.AnyMessage = m.decode(data)
            return message
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            bad = PiocheError("bad-json", reason=str(error)[:200])
            await self._send({"is": "refused", "id": 0, "error": error_data(bad)})
            return None

    async def _send(self, message: dict[str, Any]) -> None:
        """An answer comes after what was told before it."""
        if self.watcher is not None:
            self.watcher.send(encoded(message))
        else:
            await self.websocket.send_bytes(encoded(message))

    async def _send_all(self, watcher: Watcher) -> None:
        """What happens at the table, as fast as it is read."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # nobody reads any more
            while True:
                message = await watcher.queue.get()
                if message is None:
                    await self.websocket.close(4408)  # too slow: come back with the last number you saw
                    return
                await self.websocket.send_bytes(message)

    async def _answer(self, message: m.AnyMessage) -> None:
        """Do what was asked, and say that it is done once it is stored; or why it is not."""
        try:
            answer = await self._do(message)
        except PiocheError as error:
            self.hub.counts["refused"] += 1
            await self._send({"is": "refused", "id": message.id, "error": error_data(error, self.live.room)})
        except Unavailable:
            await self._send({"is": "refused", "id": message.id, "error": UNAVAILABLE})
        else:
            await self._send({"is": "done", "id": message.id, **answer})

    async def _do(self, message: m.AnyMessage) -> dict[str, Any]:
        live, person, hub = self.live, self.person, self.hub
        make: Callable[[Room, float], Any] | None = None
        if isinstance(message, m.Choose):
            make = lambda room, at: room.choose(person.id, message.n, message.option, at)  # noqa: E731
        elif isinstance(message, m.Undo):
            make = lambda room, at: room.undo(person.id, message.to, at)  # noqa: E731
        elif isinstance(message, m.AnswerUndo):
            make = lambda room, at: room.answer_undo(person.id, message.yes, at)  # noqa: E731
        elif isinstance(message, m.Concede):
            make = lambda room, at: room.concede(person.id, at)  # noqa: E731
        elif isinstance(message, m.Sit):
            make = lambda room, at: room.sit(message.seat, person.id, person.name, message.deck, at)  # noqa: E731
        elif isinstance(message, m.AddBot):
            make = lambda room, at: _host(room, person).seat_bot(message.seat, message.bot, message.deck, at)  # noqa: E731
        elif isinstance(message, m.Stand):
            make = lambda room, at: room.stand(person.id, at)  # noqa: E731
        elif isinstance(message, m.Begin):
            make = lambda room, at: _host(room, person).start(at)  # noqa: E731
        elif isinstance(message, m.Claim):
            make = await hub.claim(live, person, message.seat, message.bot)
        elif isinstance(message, m.Talk):
            make = hub.talk(live, person, message.text, message.team)
        if make is not None:
            if isinstance(message, (m.AddBot, m.Claim)) and message.bot and message.bot not in bot_names():
                raise PiocheError("unknown-bot", options=bot_names(), bot=message.bot, bots=bot_names())
            await hub.act(live, make)
            return {"n": live.room.number_for(live.viewer_of(person))}
        if isinstance(message, m.Rematch):
            await hub.rematch(live, person)
            return {"table": live.room.next_table}
        if isinstance(message, m.Why):
            return {"why": _why(live, person, message.option, message.card)}
        if isinstance(message, m.What):
            return {"what": await asyncio.to_thread(_what, live, person, message.options)}
        if isinstance(message, m.Hurry):
            if live.room.persons() == {person.id}:  # nobody skips what others look at
                live.pace.hurry(live.room)
            return {}
        if isinstance(message, m.Watch):
            raise PiocheError("already-watching")
        return {"at": hub.now(), **await hub.here(live)}


def _host(room: Room, person: Person) -> Room:
    if not room.hosts(person.id):
        raise PiocheError("not-your-table")
    return room


def _why(live: Live, person: Person, option: str, card: int) -> list[dict[str, Any]]:
    """Why an option is not there, or each thing that one would do with a card: the rule and its words."""
    match = live.room.match
    viewer = live.viewer_of(person)
    return [] if match is None or viewer == SPECTATOR else reasons(match, viewer, option, card)


def _what(live: Live, person: Person, options: list[str]) -> list[dict[str, Any] | None]:
    match = live.room.match
    viewer = live.viewer_of(person)
    if match is None or match.ask is None or match.ask.seat != viewer:
        return [None for _ in options]
    return [forecast(match, key) for key in options]
