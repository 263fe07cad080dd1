"""The web application: pages, a JSON API, and a WebSocket for each table one looks at."""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from ipaddress import ip_address, ip_network
from pathlib import Path
from shutil import disk_usage
from typing import Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.background import BackgroundTask
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from pioche import __version__
from pioche.bots import bot_names
from pioche.engine import PiocheError, game_of, slugs
from pioche.server import library
from pioche.server import messages as m
from pioche.server.connection import TRY_LATER, UNAVAILABLE, Connection
from pioche.server.hub import Hub
from pioche.server.listing import listed_data
from pioche.server.live import encoded
from pioche.server.openapi import document
from pioche.server.people import COOKIE, People, Person, checked_name
from pioche.server.picture import SPECTATOR, error_data
from pioche.server.replay import ALL, MOST_MOMENTS, RECORD_SIZE, Fork, Replays, finished
from pioche.server.room import Room
from pioche.server.settings import Settings, secret_of
from pioche.server.store import Store, Unavailable, store_of
from pioche.server.workers import Pool

T = TypeVar("T")

_PAGES: Final = Path(__file__).parent / "pages"  # the built web app
_TYPES: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
_HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_OF_THE_MOMENT: Final = ("/api/", "/health", "/ready", "/metrics")  # what depends on who asks and when is kept nowhere
_BAD_REQUEST: Final = 400
_REPORTS: Final = 20
_ROOM: Final = 50_000_000  # bytes of the disk, below which no more tables should come here
_STRANGERS: Final = 2  # processes in which records are played that were brought here or are looked at
_STATUS: Final = {
    "unknown-table": 404,
    "unknown-game": 404,
    "no-such-page": 404,
    "too-many-tables": 429,
    "too-many-tries": 429,
    "too-many-watchers": 429,
    "wrong-origin": 403,
    "account-made": 403,
    "wrong-login": 403,
    "not-your-seat": 403,
}


def json_response(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def _told(data: bytes) -> Response:
    return Response(data, media_type="application/json")


class Site:
    """The handlers, and what they share."""

    def __init__(self, settings: Settings, store: Store, now: Callable[[], float] | None) -> None:
        self.settings = settings
        self.hub = Hub(store, settings, now)
        self.strangers = Pool("pioche strangers", min(_STRANGERS, 2 * settings.workers))
        self.replays = Replays(self.hub, self.strangers)
        self.people = People(store, secret_of(settings))
        self.began = time.monotonic()
        self.refused: PiocheError | None = None  # why it could not start

    # Who asks

    async def person(self, request: Request | WebSocket) -> Person | None:
        """Who a cookie says that one is. A guest who has made an account is known by that alone: others may have had
        the guest's cookie."""
        person = self.people.read(request.cookies.get(COOKIE))
        if person is not None and not person.account and await self.hub.store.has_account(person.id):
            raise PiocheError("account-made")
        return person

    def _with_cookie(self, response: Response, person: Person, request: Request) -> Response:
        response.set_cookie(
            COOKIE,
            self.people.cookie(person),
            max_age=180 * 86_400,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )
        return response

    def same_origin(self, request: Request | WebSocket) -> bool:
        """Whether a page of ours asks; programs that are no browsers send no origin."""
        origin = request.headers.get("origin")
        if origin is None:
            return True
        return origin.partition("://")[2] == request.headers.get("host") or origin in self.settings.origins

    async def _body(self, request: Request, kind: type[T]) -> T:
        """The body of a request as a type, or a refusal that names what does not fit."""
        data = await self._bytes(request, self.settings.message_size)
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise PiocheError("bad-json", reason=str(error)[:200]) from None

    async def _bytes(self, request: Request, most: int) -> bytes:
        """The body of a request that a page of ours makes, as long as it may be."""
        if not self.same_origin(request):
            raise PiocheError("wrong-origin")
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise PiocheError("bad-json", reason="content-type")
        data = bytearray()
        async for part in request.stream():
            data += part
            if len(data) > most:
                raise PiocheError("bad-json", reason=f"> {most}")
        return bytes(data)

    # Pages

    async def page(self, request: Request) -> Response:
        """The web app: a file that was built, or else its one page, which finds its way by the address."""
        path = request.path_params.get("path", "")
        pages = Path(self.settings.pages or _PAGES).resolve()
        try:
            file = (pages / path).resolve()
            found = bool(path) and file.is_file() and file.is_relative_to(pages)
        except (OSError, ValueError):  # a name that no file can have
            raise PiocheError("no-such-page") from None
        if found:
            response = FileResponse(file, media_type=_TYPES.get(file.suffix))
            if "/assets/" in f"/{path}":
                response.headers["cache-control"] = "public, max-age=31536000, immutable"
            return response
        index = pages / "index.html"
        if path.startswith("api/") or not index.exists():
            raise PiocheError("no-such-page")
        return FileResponse(index, headers={"cache-control": "no-cache"})

    # The API

    async def hello(self, request: Request) -> Response:
        new = self.people.guest(request.headers.get("accept-language", ""))
        try:
            found = await self.person(request)
        except PiocheError as error:  # told once, to somebody who is a new guest from now on
            return self._with_cookie(await _refused(request, error), new, request)
        person = found or new
        data = {
            "version": __version__,
            "you": person,
            "games": [
                {"game": slug, "names": game_of(slug).names, "seats": sorted(game_of(slug).seats)} for slug in slugs()
            ],
            "bots": bot_names(),
        }
        response = json_response(data)
        return self._with_cookie(response, person, request) if found is None else response

    async def name(self, request: Request) -> Response:
        wish = await self._body(request, m.Naming)
        person = await self._somebody(request)
        if person.account:
            raise PiocheError("bad-name", name=wish.name)
        person.name = checked_name(wish.name)
        return self._with_cookie(json_response(person), person, request)

    async def account(self, request: Request) -> Response:
        wish = await self._body(request, m.Login)
        self.people.count_try(f"account {_address(request)}")
        person = await self.people.make_account(wish.name, wish.password, await self.person(request))
        response = json_response(person)
        response.background = BackgroundTask(self.hub.turn_away, person.id)  # once this browser has its new cookie
        return self._with_cookie(response, person, request)

    async def login(self, request: Request) -> Response:
        wish = await self._body(request, m.Login)
        person = await self.people.log_in(wish.name, wish.password, _address(request))
        return self._with_cookie(json_response(person), person, request)

    async def logout(self, request: Request) -> Response:
        await self._body(request, dict[str, Any])
        person = self.people.guest(request.headers.get("accept-language", ""))
        return self._with_cookie(json_response(person), person, request)

    async def _somebody(self, request: Request) -> Person:
        person = await self.person(request)
        if person is None:
            raise PiocheError("no-cookie")
        return person

    async def tables(self, request: Request) -> Response:
        """Tables that anybody may join or watch; where nobody waits there is nobody to join."""
        found = [listed_data(one) for one in await self.hub.store.open_tables(100)]
        for data in found:
            data["turn"] = self.hub.turn_of(data["id"])
        return json_response(found)

    async def mine(self, request: Request) -> Response:
        """The tables where this person sits, running and over."""
        person = await self.person(request)
        return json_response([] if person is None else await self.hub.tables_of(person))

    async def new_table(self, request: Request) -> Response:
        wish = await self._body(request, m.NewTable)
        self.people.count_try(f"table {_address(request)}", self.settings.tables_address)
        id = await self.hub.create(await self._somebody(request), wish)
        return json_response({"table": id}, 201)

    async def record(self, request: Request) -> Response:
        """The record of a match that is over; before that it would tell what nobody may know."""
        live = await self.hub.live(request.path_params["id"])
        match = finished(live.room)
        return Response(await self.hub.aside(match.record), media_type="application/json")

    async def line(self, request: Request) -> Response:
        """A match: its turns and decisions, and its log through the eyes of a seat, or open."""
        person = await self.person(request)
        live = await self.hub.live(request.path_params["id"])
        return json_response(await self.replays.line(live, _viewer(request, live.room, person), person))

    async def moments(self, request: Request) -> Response:
        """A match as it stood before decision `n`, and before those that follow as changes."""
        person = await self.person(request)
        room = (await self.hub.live(request.path_params["id"])).room
        viewer = _viewer(request, room, person)
        count = min(MOST_MOMENTS, max(1, _number(request, "count", 1)))
        n = request.path_params["n"]
        match = room.match_for(viewer)
        assert match is not None
        found = await self.replays.ask(room, viewer, "moments", n, count, viewer)
        return json_response({"n": n, "last": match.n, "moments": found})

    async def why_then(self, request: Request) -> Response:
        """Why something could not be done before decision `n`."""
        person = await self.person(request)
        room = (await self.hub.live(request.path_params["id"])).room
        viewer = _viewer(request, room, person)
        if viewer < 0:
            finished(room)  # else it would be answered for whoever is asked
        option = request.query_params.get("option", "")[:60]
        card = _number(request, "card", 0)
        n = request.path_params["n"]
        return json_response(await self.replays.ask(room, viewer, "why", n, viewer, option, card))

    async def forks(self, request: Request) -> Response:
        room = (await self.hub.live(request.path_params["id"])).room
        return json_response(await self.replays.forks(room))

    async def fork(self, request: Request) -> Response:
        wish = await self._body(request, Fork)
        self.people.count_try(f"table {_address(request)}", self.settings.tables_address)
        live = await self.hub.live(request.path_params["id"])
        return json_response({"table": await self.replays.fork(live, await self._somebody(request), wish)}, 201)

    async def keep_record(self, request: Request) -> Response:
        """A record from elsewhere, to be looked at here."""
        data = await self._bytes(request, RECORD_SIZE)
        person = await self._somebody(request)
        self.people.count_try(f"record {person.id}")
        self.people.count_try(f"record {_address(request)}", self.settings.records_address)
        return json_response({"table": await self.replays.keep(person, data)}, 201)

    async def game(self, request: Request) -> Response:
        """All that is printed: cards and texts, decks, zones and words, in both languages."""
        slug, brief = request.path_params["slug"], bool(request.query_params.get("brief"))
        game_of(slug)
        return _told(await self.hub.aside(library.game_json, slug, brief))

    async def rules(self, request: Request) -> Response:
        slug, asked = request.path_params["slug"], request.query_params.get("q", "")[:200]
        game_of(slug)
        if not asked:
            return _told(await self.hub.aside(library.rules_json, slug))
        return _told(await self.replays.work(library.rules_answer, slug, asked))

    async def example(self, request: Request) -> Response:
        """A worked example of the rulebook, to be played."""
        person = await self._somebody(request)
        table = await self.replays.play_out(person, self._slug(request), request.path_params["id"])
        return json_response({"table": table}, 201)

    async def card(self, request: Request) -> Response:
        """What the rulebook says about a card."""
        return _told(await self.replays.work(library.card_answer, self._slug(request), request.path_params["id"]))

    def _slug(self, request: Request) -> str:
        return game_of(request.path_params["slug"]).slug

    async def check_deck(self, request: Request) -> Response:
        """A deck from a list, with all that is wrong with it."""
        slug = self._slug(request)
        wish = await self._body(request, m.DeckText)
        return _told(await self.replays.work(library.deck_answer, slug, wish.text))

    async def random_deck(self, request: Request) -> Response:
        return _told(await self.replays.work(library.random_answer, self._slug(request)))

    async def hand(self, request: Request) -> Response:
        """A hand that a deck might begin with."""
        slug = self._slug(request)
        wish = await self._body(request, m.DeckText)
        return _told(await self.replays.work(library.hand_answer, slug, wish.text))

    async def report(self, request: Request) -> Response:
        """A bug report: what was noted, and the table as it stands. Its record is in the store."""
        wish = await self._body(request, m.Report)
        self.people.count_try(f"report {_address(request)}", _REPORTS)
        live = await self.hub.live(wish.table)
        data = {"table": wish.table, "n": live.room.n, "note": wish.note, "browser": wish.browser}
        await self.hub.store.report(msgspec.json.encode(data), self.hub.now())
        return json_response({"ok": True}, 201)

    async def openapi(self, request: Request) -> Response:
        return Response(document(), media_type="application/json")

    async def health(self, request: Request) -> Response:
        return json_response({"ok": True, "version": __version__})

    async def ready(self, request: Request) -> Response:
        """Whether tables can be stored: the writer lives, and there is room on the disk."""
        trouble = self.hub.store.trouble
        with contextlib.suppress(OSError):
            if not trouble and not self.settings.database and disk_usage(self.settings.data).free < _ROOM:
                trouble = "disk"
        try:
            await self.hub.store.has_account("")
        except Unavailable as error:
            trouble = trouble or repr(error)
        return json_response({"ok": not trouble, "trouble": trouble}, 503 if trouble else 200)

    async def metrics(self, request: Request) -> Response:
        lines = [f"pioche_{name}_total {count}" for name, count in self.hub.counts.items()]
        lines.append(f"pioche_uptime_seconds {time.monotonic() - self.began:.0f}")
        return PlainTextResponse("\n".join(lines) + "\n")

    # The table

    async def socket(self, websocket: WebSocket) -> None:
        if not self.same_origin(websocket) or self.people.read(websocket.cookies.get(COOKIE)) is None:
            await websocket.close(4403)
            return
        await websocket.accept()
        try:
            person = await self.person(websocket)
            assert person is not None
            live = await self.hub.live(websocket.path_params["id"])
        except PiocheError as error:
            await websocket.send_bytes(encoded({"is": "refused", "id": 0, "error": error_data(error)}))
            await websocket.close(4403 if error.code == "account-made" else 4404)
            return
        except Unavailable:
            await websocket.send_bytes(encoded({"is": "refused", "id": 0, "error": UNAVAILABLE}))
            await websocket.close(TRY_LATER)
            return
        await Connection(self.hub, websocket, live, person).run()


def _viewer(request: Request, room: Room, person: Person | None) -> int:
    """Through whose eyes a match is looked at: those of a seat, of a spectator, or (`all`) with nothing hidden. While
    it goes on, through no others than those that look on anyhow."""
    seat = request.query_params.get("seat", "")
    if room.match is None:
        raise PiocheError("not-started")
    if seat == "all":
        finished(room)
    if seat in ("", "all"):
        return ALL if seat else SPECTATOR
    if not (seat.isdecimal() and seat.isascii()) or len(seat) > 1 or int(seat) >= len(room.match.names):
        raise PiocheError("no-such-seat", seat=seat)
    if person is None or int(seat) not in room.seats_of(person.id):
        finished(room)
    return int(seat)


def _address(request: Request) -> str:
    """Where a request comes from, as limits count it: whoever has one IPv6 address has all that begin like it."""
    host = request.client.host if request.client else ""
    with contextlib.suppress(ValueError):
        if ip_address(host).version == 6:
            return str(ip_network(f"{host.partition('%')[0]}/64", strict=False))
    return host


def _number(request: Request, name: str, default: int) -> int:
    given = request.query_params.get(name, "")
    return int(given) if given.isdecimal() and given.isascii() and len(given) < 8 else default


class Guard:
    """Headers for every answer, and errors as data."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [(name.encode(), value.encode()) for name, value in _HEADERS.items()]
                if scope["path"].startswith(_OF_THE_MOMENT):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = [*message.get("headers", []), *headers]
            await send(message)

        await self.app(scope, receive, send_with_headers)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, PiocheError)
    return json_response({"error": error_data(error)}, _STATUS.get(error.code, _BAD_REQUEST))


async def _unavailable(request: Request, error: Exception) -> Response:
    return json_response({"error": UNAVAILABLE}, 503)


def make_app(settings: Settings, store: Store | None = None, now: Callable[[], float] | None = None) -> Starlette:
    """The application; its store is opened when it starts."""
    site = Site(settings, store or store_of(settings), now)

    def get(path: str, handler: Callable[[Request], Awaitable[Response]]) -> Route:
        return Route(path, handler, methods=["GET"])

    def post(path: str, handler: Callable[[Request], Awaitable[Response]]) -> Route:
        return Route(path, handler, methods=["POST"])

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            await site.hub.resume()
        except PiocheError as error:
            site.refused = error
            raise
        yield
        site.strangers.close()
        await site.hub.close()

    routes = [
        get("/api/hello", site.hello),
        post("/api/name", site.name),
        post("/api/account", site.account),
        post("/api/login", site.login),
        post("/api/logout", site.logout),
        get("/api/tables", site.tables),
        get("/api/mine", site.mine),
        post("/api/tables", site.new_table),
        get("/api/tables/{id}/record", site.record),
        get("/api/tables/{id}/line", site.line),
        get("/api/tables/{id}/at/{n:int}", site.moments),
        get("/api/tables/{id}/at/{n:int}/why", site.why_then),
        get("/api/tables/{id}/forks", site.forks),
        post("/api/tables/{id}/fork", site.fork),
        post("/api/records", site.keep_record),
        get("/api/games/{slug}", site.game),
        get("/api/games/{slug}/rules", site.rules),
        post("/api/games/{slug}/examples/{id}", site.example),
        get("/api/games/{slug}/cards/{id}", site.card),
        post("/api/games/{slug}/deck", site.check_deck),
        post("/api/games/{slug}/random", site.random_deck),
        post("/api/games/{slug}/hand", site.hand),
        post("/api/report", site.report),
        get("/api/openapi.json", site.openapi),
        get("/health", site.health),
        get("/ready", site.ready),
        get("/metrics", site.metrics),
        WebSocketRoute("/ws/{id}", site.socket),
        get("/{path:path}", site.page),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={PiocheError: _refused, Unavailable: _unavailable},
    )
    app.add_middleware(Guard)
    app.add_middleware(GZipMiddleware, minimum_size=2_000)
    app.state.site = site
    return app
