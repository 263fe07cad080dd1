"""`pioche serve`: the online table."""

from __future__ import annotations

import sys
import webbrowser
from typing import TYPE_CHECKING

from pioche.cli.errors import CommandError
from pioche.cli.words import Lang, Words

if TYPE_CHECKING:
    import socket


def serve(*, host: str | None = None, port: int | None = None, open: bool = False, lang: Lang | None = None) -> int:
    """Serve until interrupted. What the command line says goes before the environment."""
    from pioche.server.serving import bound
    from pioche.server.serving import serve as run
    from pioche.server.settings import from_environment

    words = Words(lang)
    settings = from_environment()
    settings.host = settings.host if host is None else host
    settings.port = settings.port if port is None else port
    if not 0 <= settings.port < 1 << 16:
        raise CommandError("value", code=2, command="serve", name="--port", value=settings.port)
    try:
        listening = bound(settings)
    except OSError as error:
        where = f"{settings.host}:{settings.port}"
        raise CommandError("listen", where=where, reason=error.strerror or str(error)) from None
    address = _address(listening)

    def ready() -> None:
        print(words.say("serve.ready", address=address), flush=True)
        if open:
            webbrowser.open(address)

    try:
        run(settings, listening, ready)
    except KeyboardInterrupt:  # the server has stopped in good order, and passes the signal on
        print(words.say("serve.stopped"), file=sys.stderr)
    return 0


def _address(listening: socket.socket) -> str:
    """Where a browser of this machine finds it."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
