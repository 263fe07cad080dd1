"""Whatever comes in: a clear refusal or a clean end, never a traceback, never growth."""

import asyncio
import base64
import json
import logging
import os
import re
import socket
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from running import Server
from starlette.routing import Route
from starlette.testclient import TestClient
from wire import World, a_game

from pioche.server.settings import Settings
from pioche.server.web import make_app

EXAMPLES = settings(
    max_examples=150, deadline=None, database=None, derandomize=True, phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)  # fmt: skip
ODD_TEXT = st.text(max_size=80) | st.sampled_from(
    [
        "\ufeff",
        "\0",
        "\u202e",
        "ﷺ" * 60,
        "é" * 400,
        "../../etc/passwd",
        "<script>",
        "'; drop table events; --",
        "🂡" * 20,
    ]
)
NUMBERS = st.sampled_from([0, 1, -1, 7, 10**6, 10**6 + 1, 2**31, 2**63, 10**400, -(10**400), 0.5, 1e308, 1e-320])
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | ODD_TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(ODD_TEXT, inner, max_size=4),
    max_leaves=12,
)
RAW = st.sampled_from(
    ["", " ", "null", "[]", "{", "NaN", '{"do":NaN}', '{"do":"ping","id":Infinity}', '{"do":"ping","id":1e999}',
     "[" * 20_000, '{"a":' * 5_000, '{"do":"ping"}\n{"do":"ping"}', '\ufeff{"do":"ping"}', '{"do":"ping","do":"dance"}',
     '{"do":"say","text":"\\ud800"}', '{"do":"say","text":"\\u0000"}', '{"do":"ping","id":' + "9" * 20_000 + "}"]
)  # fmt: skip
WORDS = {
    "watch": ["since"], "sit": ["seat", "deck"], "bot": ["seat", "bot", "deck"], "stand": [], "start": [],
    "choose": ["n", "option"], "undo": ["to"], "answer-undo": ["yes"], "concede": [], "claim": ["seat", "bot"],
    "say": ["text"], "why": ["option", "card"], "what": ["options"], "rematch": [], "ping": [], "hurry": [],
}  # fmt: skip
DECKS = st.dictionaries(st.sampled_from(["name", "cards", "houses", "hero", "game"]), VALUES, max_size=3)

RIGHT = {
    "since": [1, 20], "seat": [0, 1], "deck": ["flame", "random"], "bot": ["random", "nobody"], "n": [17, 18, 18],
    "option": ["pass", "play:3", "rest"], "to": [0, 15], "yes": [True, False], "text": ["hello"], "card": [3, 999],
    "options": [["pass", "play:3"]],
}  # fmt: skip


@st.composite
def messages(draw):
    """Something like a message: the right words with odd values, words too many or too few."""
    do = draw(st.sampled_from([*WORDS, *["choose"] * 9]))
    fields = {}
    for name in WORDS[do]:
        kind = draw(st.integers(0, 9))
        if kind:
            fields[name] = draw(st.sampled_from(RIGHT[name]) if kind > 3 else VALUES | DECKS)
    if draw(st.integers(0, 9)) == 0:
        fields[draw(ODD_TEXT)] = draw(VALUES)
    return json.dumps({"do": do, "id": draw(st.sampled_from([1, 2, 3])), **fields})


def test_any_message_is_answered_or_ends_the_connection(tmp_path, caplog):
    seen = set()

    async def send_all(world, live, texts):
        """A connection for each few messages: all are answered, or it is closed."""
        wire, task = await world.listen(live, 0, [])
        for text in texts:
            as_bytes = len(text) % 2 == 0
            data = {"bytes": text.encode("utf-8", "surrogatepass")} if as_bytes else {"text": text}
            wire.inbox.put_nowait({"type": "websocket.receive", **data})
        wire.inbox.put_nowait({"type": "websocket.receive", "text": '{"do":"ping","id":99}'})
        async with asyncio.timeout(20):
            while not any(b'"id":99' in data or data.startswith(b"closed") for data in wire.sent):
                await asyncio.sleep(0)
        wire.inbox.put_nowait({"type": "websocket.disconnect"})
        await task
        for data in wire.sent:
            if b'"refused"' in data:
                error = json.loads(data)["error"]
                assert error["message"]["fr"] and error["message"]["en"] and "error." not in error["message"]["en"]
                seen.add(error["code"])

    async def test():
        world = World(tmp_path)
        await world.hub.resume()
        events, _ = a_game("duel", "fuzz")
        sending = []

        @EXAMPLES
        @given(
            st.lists(messages() | messages() | RAW | VALUES.map(json.dumps), min_size=1, max_size=6),
            st.sampled_from([2, 22, 22]),
        )
        def send(texts, k):
            sending.append((texts, k))

        send()
        for i, (texts, k) in enumerate(sending):
            live = await world.put(f"t{i}", events[:k], lambda room: None)
            await send_all(world, live, texts)
            assert not live.watchers and not live.connections
        await world.hub.close()

    with caplog.at_level(logging.WARNING):
        asyncio.run(test())
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR], caplog.text
    assert {"bad-json", "stale", "already-started"} <= seen and len(seen) > 5, seen


def _bodies():
    wishes = st.fixed_dictionaries(
        {"game": st.sampled_from(["duel", "keyforge", "nothing"])},
        optional={
            "seats": NUMBERS, "options": VALUES, "clock": VALUES, "deck": VALUES | DECKS, "bots": VALUES,
            "delay": NUMBERS, "name": ODD_TEXT, "password": ODD_TEXT, "text": ODD_TEXT, "table": ODD_TEXT,
            "note": ODD_TEXT, "bot_decks": st.lists(DECKS, max_size=2), "n": NUMBERS, "seat": NUMBERS,
        },
    )  # fmt: skip
    return (
        (wishes | VALUES).map(lambda value: json.dumps(value).encode()) | RAW.map(str.encode) | st.binary(max_size=60)
    )


def test_any_request_is_answered(tmp_path, caplog):
    app = make_app(Settings(tmp_path, secret="s", workers=0, tables_each=10**6, tables_address=10**6))
    routes = [route for route in app.routes if isinstance(route, Route)]
    counts = {}

    with TestClient(app) as client:
        client.get("/api/hello")

        @EXAMPLES
        @given(st.sampled_from(routes), _bodies(), ODD_TEXT, st.sampled_from(["duel", "keyforge", "x"]), NUMBERS)
        def ask(route, body, odd, slug, number):
            path = (
                route.path.replace("{slug}", slug).replace("{n:int}", str(abs(int(number)))).replace("{path:path}", odd)
            )
            path = path.replace("{id}", odd or "x").encode("utf-8", "surrogatepass")
            address = "".join(chr(byte) if 47 <= byte < 123 and byte != 63 else f"%{byte:02x}" for byte in path)
            if "POST" in route.methods:
                answer = client.post(address, content=body, headers={"content-type": "application/json"})
            else:
                answer = client.get(address, params={"seat": odd[:5], "q": odd, "count": str(number), "card": odd})
            counts[answer.status_code] = counts.get(answer.status_code, 0) + 1
            assert answer.status_code < 500
            if answer.status_code >= 400 and answer.headers.get("content-type") == "application/json":
                assert answer.json()["error"]["message"]["fr"]

        ask()
        assert client.get("/health").json()["ok"]
    assert counts[400] > 20 and counts[200] > 5, counts
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR], caplog.text


def frame(opcode, data, *, masked=True, fin=True, reserved=0, length=None):
    """A WebSocket frame, right or wrong."""
    size = len(data) if length is None else length
    head = bytes([fin << 7 | reserved << 4 | opcode])
    flag = masked << 7
    if size < 126:
        head += bytes([flag | size])
    elif size < 1 << 16:
        head += bytes([flag | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([flag | 127]) + size.to_bytes(8, "big")
    key = os.urandom(4)
    return head + (key + bytes(byte ^ key[i % 4] for i, byte in enumerate(data)) if masked else data)


WATCH = frame(1, b'{"do":"watch"}')
FRAMES = {
    "not masked": frame(1, b'{"do":"ping"}', masked=False),
    "unknown opcode": frame(11, b"x"),
    "reserved bits": frame(1, b"x", reserved=4),
    "continues nothing": frame(0, b"x"),
    "never finished": frame(1, b"[", fin=False) + frame(1, b"["),
    "long control frame": frame(9, b"x" * 200),
    "control frame in parts": frame(9, b"x", fin=False),
    "no text": frame(1, b"\xff\xfe\x80"),
    "close with nonsense": frame(8, b"\x00"),
    "close with a code that is none": frame(8, b"\x03\xe7"),
    "too long": frame(1, b'"' + b"x" * 40_000 + b'"'),
    "said to be huge": frame(1, b"x", length=1 << 62),
    "in many parts": b"".join(frame(1 if i == 0 else 0, b"[" * 900, fin=False) for i in range(60)),
    "deep": frame(1, b"[" * 30_000),
    "noise": os.urandom(500),
    "bytes": frame(2, b"\xff\x00"),
    "empty": frame(1, b""),
    "pings": frame(9, b"x") * 200,
}


def memory(pid):
    return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())[1]) // 1024


def test_frames_that_are_none_end_their_connection_alone(tmp_path):
    async def guests_table(server):
        from pioche.lab.load import Guest

        guest = Guest(server.address)
        await guest.ask("/api/hello")
        deck = next(iter((await guest.ask("/api/games/duel"))["decks"]))
        return guest, (await guest.ask("/api/tables", {"game": "duel", "deck": deck, "bots": ["random"]}))["table"]

    def send(server, guest, table, data):
        """What the server answers until it closes, or until it has had its chance."""
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
            key = base64.b64encode(os.urandom(16)).decode()
            line.sendall(
                f"GET /ws/{table} HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\nupgrade: websocket\r\n"
                f"connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n"
                f"cookie: {guest.cookie}\r\n\r\n".encode()
            )
            assert b"101" in line.recv(4096)
            line.sendall(WATCH)
            line.recv(65536)
            try:
                line.sendall(data + frame(8, b"\x03\xe8"))
                while line.recv(65536):
                    pass
            except ConnectionError:
                pass  # closed while we still spoke

    with Server(tmp_path) as server:
        guest, table = asyncio.run(guests_table(server))
        for data in FRAMES.values():
            send(server, guest, table, data)
        before = memory(server.process.pid)
        for _ in range(12):
            for data in FRAMES.values():
                send(server, guest, table, data)
        after = memory(server.process.pid)
        lines = asyncio.run(guest.ask("/health"))
        assert lines["ok"]
        said = server.stop()
        assert "Traceback" not in said, said
        assert after - before < 20, (before, after)


@pytest.mark.parametrize(
    "request_bytes",
    [
        b"\x00" * 100,
        b"GET /" + b"x" * 200_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\n" + b"x: y\r\n" * 20_000 + b"\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"
        b"fffffff0\r\n" + b"[" * 100_000,
        b"GET /%zz%00/../../etc/passwd HTTP/1.1\r\nhost: x\r\n\r\n",
    ],
)
def test_requests_that_are_none_are_refused(shared, request_bytes):
    with socket.create_connection(("127.0.0.1", shared.port), timeout=10) as line:
        try:
            line.sendall(request_bytes)
            line.shutdown(socket.SHUT_WR)
            answer = line.recv(200)
        except OSError:  # it closed while we still spoke
            answer = b""
    assert answer == b"" or answer.startswith(b"HTTP/1.1 4"), answer


@pytest.fixture(scope="module")
def shared(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("shared")) as server:
        yield server
        assert "Traceback" not in server.stop()
