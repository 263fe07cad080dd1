"""What somebody can do who wants to stop the server: how long the others wait is printed, and bounded."""

import asyncio
import contextlib
import json
import sqlite3
import time

import httpx2
import pytest
from running import Server
from starlette.testclient import TestClient
from wire import PEOPLE, World

from pioche.engine import game_of, new_scenario
from pioche.engine.errors import PiocheError
from pioche.lab.load import Guest
from pioche.server import people, replay
from pioche.server.messages import NewTable
from pioche.server.settings import Settings
from pioche.server.web import make_app

WAIT = 3.0  # seconds that an honest person may wait on a machine which does other things too


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("attacked")) as server:
        yield server
        log = server.stop()
        assert "Traceback" not in log, log


def record_bomb(creatures=1500):
    """A record of few bytes that takes long to be played: in the middle of a fight the position is changed again and
    again, and each time all that could follow is tried."""
    lines = [{"battleline": ["troll"] * creatures}, {"battleline": ["troll"] * creatures}]
    match = new_scenario("keyforge", {"active": 0, "house": "brobnar", "players": lines}, names=["Ada", "Bao"])
    patches = [[1, {"players": [{"amber": 1}, {}]}]] * 64
    return json.loads(match.record()) | {"decisions": ["fight:1"], "patches": patches, "result": None}


async def at_once(address, path, body, count):
    """The same from so many new guests; what each was answered."""

    async def one():
        guest = Guest(address)
        await guest.ask("/api/hello")
        return await guest.ask(path, body)

    return await asyncio.gather(*(one() for _ in range(count)))


async def slowest(asking, until):
    """The longest that one question takes while something else goes on."""
    longest = 0.0
    while not until.done():
        began = time.perf_counter()
        await asking()
        longest = max(longest, time.perf_counter() - began)
        await asyncio.sleep(0.05)
    return longest


def test_records_that_take_long_are_given_up_and_nobody_waits_for_them(server, capsys):
    async def attack():
        honest = Guest(server.address)
        await honest.ask("/api/hello")
        await honest.ask("/api/account", {"name": "Ada", "password": "a long enough one"})

        tries = iter(range(9))  # one name has ten

        async def log_in():
            if next(tries, None) is not None:
                answer = await honest.ask("/api/login", {"name": "Ada", "password": "a long enough one"})
                assert answer["name"] == "Ada", answer
            await asyncio.sleep(0.25)

        bombs = asyncio.create_task(at_once(server.address, "/api/records", record_bomb(), 3))
        waited = await slowest(log_in, bombs)
        return waited, await bombs

    waited, answers = asyncio.run(attack())
    with capsys.disabled():
        print(f"\nwhile three records are played that take too long, a login takes {waited:.2f} s at most")
    assert [answer["error"]["code"] for answer in answers] == ["too-long"] * 3
    assert waited < WAIT


def test_a_server_stops_at_once_while_strangers_work_is_done(tmp_path, capsys):
    with Server(tmp_path) as server:

        async def attack():
            bombs = asyncio.create_task(at_once(server.address, "/api/records", record_bomb(), 2))
            await asyncio.sleep(1.5)
            began = time.perf_counter()
            await asyncio.to_thread(server.stop)
            took = time.perf_counter() - began
            await asyncio.gather(bombs, return_exceptions=True)
            return took

        took = asyncio.run(attack())
    with capsys.disabled():
        print(f"\nin the middle of that it stops within {took:.2f} s")
    assert took < 8


@pytest.mark.parametrize(
    "more",
    [
        {"patches": [[0, {"turn": 3}]] * 65},
        {"decisions": ["pass"] * 10_001},
        {"scenario": {"players": [{"battleline": ["troll"] * 12_001}, {}]}},
        {"seats": [{"name": "x" * 61, "deck": {}}, {"name": "", "deck": {}}]},
    ],
)
def test_a_record_is_counted_before_anything_of_it_is_built(more, monkeypatch):
    monkeypatch.setattr(replay, "played", None)  # it would be called
    record = record_bomb(2) | more
    with pytest.raises(PiocheError) as refused:
        replay._kept(json.dumps(record).encode(), "g", 1.0)
    assert refused.value.code == "damaged-record"


def test_no_request_holds_the_loop(tmp_path, monkeypatch, capsys):
    """The longest that the event loop works without a pause, in time of a processor, over requests of each kind."""
    longest, run = {}, asyncio.Handle._run
    doing = ["start"]

    def timed(handle):
        began = time.thread_time()
        run(handle)
        took = time.thread_time() - began
        longest[doing[0]] = max(longest.get(doing[0], 0.0), took)

    settings = Settings(tmp_path, secret="for tests", bot_pause=0.0)
    with TestClient(make_app(settings), base_url="http://testserver") as client:
        games = [game["game"] for game in client.get("/api/hello").json()["games"]]
        for slug in games:  # what is made once is made
            client.get(f"/api/games/{slug}")
        monkeypatch.setattr(asyncio.Handle, "_run", timed)

        def ask(name, path, body=None):
            doing[0] = name
            return client.get(path) if body is None else client.post(path, json=body)

        for slug in games:
            game = ask(f"game {slug}", f"/api/games/{slug}").json()
            ask(f"rules {slug}", f"/api/games/{slug}/rules")
            ask(f"search {slug}", f"/api/games/{slug}/rules?q=card")
            card = next(iter(game["cards"]))
            ask(f"card {slug}", f"/api/games/{slug}/cards/{card}")
            name = game["cards"][card]["names"]["en"]
            bomb = ask(f"deck {slug}", f"/api/games/{slug}/deck", {"text": f"36 {name}\n" * 500})
            assert bomb.json()["error"]["code"] == "bad-deck", bomb.text
            text = ask(f"random {slug}", f"/api/games/{slug}/random", {}).json()["lists"]["en"]
            ask(f"hand {slug}", f"/api/games/{slug}/hand", {"text": text})
        ask("tables", "/api/tables")
        ask("mine", "/api/mine")
        ask("openapi", "/api/openapi.json")
    worst = sorted(longest.items(), key=lambda one: -one[1])[:5]
    with capsys.disabled():
        print("\nthe longest stalls of the loop:", ", ".join(f"{name} {took * 1000:.0f} ms" for name, took in worst))
    assert worst[0][1] < 0.02


def test_the_start_takes_the_same_however_many_tables_are_stored(tmp_path, capsys):
    took = {}
    for count in (10, 100_000):
        folder = tmp_path / str(count)

        async def start(folder=folder):
            hub = World(folder).hub
            began = time.process_time()
            await hub.resume()
            used = time.process_time() - began
            held = len(hub._live)
            await hub.close()
            return used, held

        asyncio.run(start())  # which makes the file
        with contextlib.closing(sqlite3.connect(folder / "pioche.db")) as file, file:
            rows = ((f"t{i}", "duel", "ann", "playing", 1, float(i), "[]") for i in range(count))
            file.executemany(
                "insert into tables (id, game, host, state, open, touched, seats) values (?, ?, ?, ?, ?, ?, ?)", rows
            )
            file.executemany(
                "insert into events (tbl, n, data) values (?, 1, '{}')", ((f"t{i}",) for i in range(count))
            )
        took[count], held = asyncio.run(start())
        assert held == 0
    with capsys.disabled():
        told = ", ".join(f"{seconds * 1000:.0f} ms with {count} tables" for count, seconds in took.items())
        print(f"\nthe start takes {told}")
    assert took[100_000] < took[10] + 0.1


def test_empty_tables_do_not_push_others_out_of_the_lobby(tmp_path):
    with TestClient(make_app(Settings(tmp_path, secret="s", workers=0, tables_each=1000))) as client:
        client.get("/api/hello")
        table = client.post("/api/tables", json={"game": "duel", "open": True, "deck": "random"}).json()["table"]
        for _ in range(101):
            assert client.post("/api/tables", json={"game": "duel", "open": True}).status_code == 201
        assert [one["id"] for one in client.get("/api/tables").json()] == [table]


def test_bots_do_not_play_for_nobody(tmp_path):
    async def test():
        world = World(tmp_path)
        await world.hub.resume()
        starters = list(game_of("duel").starters())
        wish = NewTable("duel", bots=["random", "random"], bot_decks=starters[:2])
        live = await world.hub.live(await world.hub.create(PEOPLE[0], wish))
        await asyncio.sleep(0.2)
        assert live.room.match.n == 0 and live.bot_task is None
        wire, task = await world.listen(live, -1, [])
        async with asyncio.timeout(20):
            while not live.room.match.n:
                await asyncio.sleep(0.01)
        await world.leave(wire, task)
        async with asyncio.timeout(20):
            while live.bot_task is not None:
                await asyncio.sleep(0.01)
        await world.hub.close()

    asyncio.run(test())


def test_new_guests_do_not_escape_the_limits_of_their_address(tmp_path):
    with TestClient(make_app(Settings(tmp_path, secret="s", workers=0, tables_address=5))) as client:

        def code(path, body):
            client.cookies.clear()
            client.get("/api/hello")
            answer = client.post(path, json=body).json()
            return answer.get("error", {}).get("code", "")

        made = [code("/api/tables", {"game": "duel"}) for _ in range(7)]
        assert made == [""] * 5 + ["too-many-tries"] * 2
        reports = [code("/api/report", {"table": "none", "note": "!"}) for _ in range(21)]
        assert reports == ["unknown-table"] * 20 + ["too-many-tries"]


def test_what_is_remembered_for_limits_is_not_pushed_out(monkeypatch):
    monkeypatch.setattr(people, "_REMEMBERED", 50)
    counting = people.People(None, "s")
    for _ in range(10):
        counting.count_try("eve")
    refused = 0
    for i in range(200):
        with contextlib.suppress(PiocheError):
            counting.count_try(f"guest {i}")
            refused -= 1
        refused += 1
    assert refused == 151
    with pytest.raises(PiocheError, match="too-many-tries"):
        counting.count_try("eve")


@pytest.mark.parametrize("proxies", ["", "127.0.0.1"])
def test_a_forwarded_address_is_believed_only_where_the_operator_says_so(tmp_path, proxies):
    with Server(tmp_path, PROXIES=proxies, TABLES_ADDRESS=2) as server:
        made = []
        for i in range(4):
            headers = {"x-forwarded-for": f"10.0.0.{i}"}
            with httpx2.Client(base_url=server.address, headers=headers) as client:
                client.get("/api/hello")
                made.append(client.post("/api/tables", json={"game": "duel"}).status_code)
    assert made == ([201] * 4 if proxies else [201, 201, 429, 429])
