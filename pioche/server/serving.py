"""The server as a process: its socket, its log, how it starts and stops."""

from __future__ import annotations

import gc
import logging
import os
import socket
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from pioche.engine import game_of, slugs
from pioche.server.settings import Settings
from pioche.server.web import Site, make_app

_PATIENCE: Final = 5  # seconds that those who are connected get when the server stops


class JsonLines(logging.Formatter):
    """One JSON object a line, for programs that read logs."""

    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            data["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(data).decode()


def log_as(settings: Settings) -> None:
    """What the server notes goes to standard error."""
    handler = logging.StreamHandler()
    words = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if settings.log_json else words)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # what it says at every start and connection


def bound(settings: Settings) -> socket.socket:
    """The socket to listen on, taken before anything else is begun; OSError where it cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio sends without delay only where it reads that this is TCP, which `socket.create_server` does not say.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":  # a port that was just left may be taken again
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    return listening


class Sockets(WebSocketsSansIOProtocol):
    """What is sent as text is handed on as bytes: it is read once, where it is understood, and refused there if it is
    no text at all."""

    def handle_text(self, event: Frame) -> None:
        self.handle_bytes(event)


class Running(uvicorn.Server):
    def __init__(self, settings: Settings, ready: Callable[[], None]) -> None:
        app = make_app(settings)
        self._site: Site = app.state.site
        # Why the site cannot start is told by who starts it, in a line.
        logging.getLogger("uvicorn.error").addFilter(lambda _: self._site.refused is None)
        config = uvicorn.Config(
            app,
            ws=Sockets,
            ws_per_message_deflate=False,  # deltas are small, and compressing each costs more than it saves
            ws_max_size=settings.message_size,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=settings.proxies.split(),
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=_PATIENCE,
        )
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except SystemExit:
            if self._site.refused is None:
                raise
            raise self._site.refused from None
        if self.started:
            self._ready()


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Run until a signal to stop; `ready` is called once it answers. PiocheError where it may not start."""
    log_as(settings)
    for slug in slugs():
        game_of(slug)  # loaded now, so that nobody waits for it later
    # Tables and cards are freed by counting references. To look through all of them for circles makes everybody wait
    # for a fifth of a second: seldom is enough.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
    Running(settings, ready).run([listening])
