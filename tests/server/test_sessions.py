"""Who somebody is, and that nobody else can be it."""

import json

import argon2
import itsdangerous
import pytest
from running import on_both
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from pioche.server.people import COOKIE, People, Person
from pioche.server.settings import Settings
from pioche.server.web import make_app


@pytest.fixture
def client(tmp_path, database):
    settings = Settings(tmp_path, database=database, bot_pause=0.0, secret="for tests", workers=0)
    with TestClient(make_app(settings), base_url="http://testserver") as client:
        people = client.app.state.site.people
        people._hasher = argon2.PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # quick
        people._nobody = people._hasher.hash("nobody")
        client.get("/api/hello")
        yield client


@pytest.fixture
def people():
    return People(None, "for tests")


def me(client, cookie=None):
    """Who the server takes somebody for; None where it makes them somebody new."""
    headers = {} if cookie is None else {"cookie": f"{COOKIE}={cookie}"}
    stranger = TestClient(client.app, base_url="http://testserver")
    stranger.portal = client.portal
    answer = stranger.get("/api/hello", headers=headers)
    return None if "set-cookie" in answer.headers else answer.json()["you"]["id"]


def test_forged_cookies_are_nobodys(client, people):
    person = Person("gann", "Ann", True)
    real = people.cookie(person)
    assert me(client, real) == "gann"
    body, time, signature = real.rsplit(".", 2)
    other_first = "B" if signature[0] == "A" else "A"
    others = People(None, "another key").cookie(Person("gbob", "Bob"))
    salted = itsdangerous.URLSafeTimedSerializer("for tests", salt="something else").dumps(["gann", "Ann", True])
    odd = itsdangerous.URLSafeTimedSerializer("for tests", salt="pioche person").dumps({"id": "gann"})
    forged = [
        others,
        salted,
        odd,
        f"{body}.{time}.{other_first}{signature[1:]}",
        f"{others.split('.')[0]}.{time}.{signature}",
        f"{body}..{signature}",
        body,
        f"{real}.",
        "x" * 10_000,
        "%00",
        ".",
    ]
    for cookie in forged:
        assert me(client, cookie) is None, cookie


def test_an_old_cookie_is_nobodys(client, people, monkeypatch):
    monkeypatch.setattr(itsdangerous.TimestampSigner, "get_timestamp", lambda _: 1_000_000_000)
    old = people.cookie(Person("gann", "Ann"))
    monkeypatch.undo()
    assert me(client, old) is None


def test_the_cookie_is_for_pages_of_this_server_only(client):
    client.cookies.clear()
    for scheme, secure in (("http", False), ("https", True)):
        told = client.get(f"{scheme}://testserver/api/hello").headers["set-cookie"].lower()
        assert "httponly" in told and "samesite=strict" in told and ("secure" in told) == secure
        client.cookies.clear()


def test_pages_of_others_may_change_nothing(client):
    for path in ("/api/name", "/api/account", "/api/login", "/api/logout", "/api/tables", "/api/report"):
        nothing_changes(client, path)


def nothing_changes(client, path):
    before = dict(client.cookies)
    body = {"name": "Eve", "password": "an owl at night"}
    for headers in ({"origin": "http://evil"}, {"origin": "null"}, {"origin": "http://testserver.evil"}):
        answer = client.post(path, json=body, headers=headers)
        assert answer.status_code == 403 and answer.json()["error"]["code"] == "wrong-origin"
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):  # what forms can send
        assert client.post(path, content=b"{}", headers={"content-type": kind}).status_code == 400
    assert dict(client.cookies) == before


@on_both
def test_logging_in_and_out_changes_who_one_is(client):
    guest = client.get("/api/hello").json()["you"]
    made = client.post("/api/account", json={"name": "Saori", "password": "an owl at night"}).json()
    assert made["account"]
    left = client.post("/api/logout", json={}).json()
    assert not left["account"] and left["id"] not in (guest["id"], made["id"])
    again = client.post("/api/login", json={"name": "Saori", "password": "an owl at night"}).json()
    assert again["id"] == made["id"]


def another(client, cookie):
    """Another browser that has this cookie."""
    other = TestClient(client.app, base_url="http://testserver", cookies={COOKIE: cookie})
    other.portal = client.portal
    return other


@on_both
def test_a_guests_cookie_is_nobodys_once_the_guest_has_an_account(client):
    """Somebody else may have had it, or may even have put it there."""
    table = client.post("/api/tables", json={"game": "duel", "seats": 2, "deck": "random", "bots": ["random"]})
    id, guest = table.json()["table"], client.cookies[COOKIE]
    with another(client, guest).websocket_connect(f"/ws/{id}") as socket:
        socket.send_json({"do": "watch"})
        assert json.loads(socket.receive_bytes())["table"]["you"] == 0
        made = client.post("/api/account", json={"name": "Saori", "password": "an owl at night"}).json()
        with pytest.raises(WebSocketDisconnect) as closed:
            while True:
                socket.receive_bytes()
        assert closed.value.code == 4403
    assert [one["id"] for one in client.get("/api/mine").json()] == [id]  # the account has its seats
    with client.websocket_connect(f"/ws/{id}") as socket:
        socket.send_json({"do": "watch"})
        assert json.loads(socket.receive_bytes())["table"]["you"] == 0
    other = another(client, guest)
    for path, body in (("/api/name", {"name": "Eve"}), ("/api/tables", {"game": "duel", "seats": 2})):
        refused = other.post(path, json=body)
        assert refused.status_code == 403 and refused.json()["error"]["code"] == "account-made"
    assert other.get("/api/mine").status_code == 403
    with other.websocket_connect(f"/ws/{id}") as socket:
        error = json.loads(socket.receive_bytes())["error"]
        assert error["code"] == "account-made" and all(error["message"].values())
        with pytest.raises(WebSocketDisconnect):
            socket.receive_bytes()
    told = other.get("/api/hello")  # it is told, and one is somebody new
    assert told.status_code == 403 and told.json()["error"]["code"] == "account-made"
    new = other.get("/api/hello").json()["you"]
    assert new["id"] != made["id"] and not new["account"] and other.get("/api/mine").json() == []
    assert other.post("/api/login", json={"name": "Saori", "password": "an owl at night"}).json()["id"] == made["id"]
    assert [one["id"] for one in other.get("/api/mine").json()] == [id]


def test_who_is_wrong_is_not_told_which(client, monkeypatch):
    """Neither by the answer, nor by how much work it is."""
    client.post("/api/account", json={"name": "Saori", "password": "an owl at night"})
    checked = []
    real = client.app.state.site.people._hasher

    class Counting:
        def verify(self, secret, password):
            checked.append(password)
            return real.verify(secret, password)

    monkeypatch.setattr(client.app.state.site.people, "_hasher", Counting())
    answers = [
        client.post("/api/login", json={"name": name, "password": "not an owl"})
        for name in ("Saori", "Nobody", "\0", "x" * 60, "", "Saori\0")
    ]
    assert {answer.status_code for answer in answers} == {403}
    assert len({answer.content for answer in answers}) == 1 and len(checked) == len(answers)


def test_guessing_is_slow(client):
    client.post("/api/account", json={"name": "Saori", "password": "an owl at night"})
    codes = [client.post("/api/login", json={"name": "Saori", "password": f"guess {i}"}).status_code for i in range(12)]
    assert codes == [403] * 10 + [429] * 2
    right = client.post("/api/login", json={"name": "saori", "password": "an owl at night"})
    assert right.status_code == 429  # not by writing the name otherwise


def test_one_address_does_not_try_all_names(people):
    async def nobody(_):
        return None

    class Store:
        user_named = nobody

    import asyncio

    from pioche.engine import PiocheError

    people._store = Store
    people._hasher = people  # whose `verify` takes no time

    def refused(name):
        try:
            asyncio.run(people.log_in(name, "guess", "1.2.3.4"))
        except PiocheError as error:
            return error.code

    people.verify = lambda *_: True
    codes = [refused(f"Name {i}") for i in range(52)]
    assert codes == ["wrong-login"] * 50 + ["too-many-tries"] * 2


def test_making_accounts_is_slow(client):
    codes = [
        client.post("/api/account", json={"name": f"Ann {i}", "password": "short"}).json()["error"]["code"]
        for i in range(11)
    ]
    assert codes == ["bad-password"] * 10 + ["too-many-tries"]


def test_names_that_would_spoil_a_page_are_refused(client):
    names = ["<b>x</b>", "a\nb\0", "\u202eevil", "", " ", "x" * 30, "Ann\u200b", "_ann", "a" + "\u0300" * 20]
    for name in names:
        answer = client.post("/api/name", json={"name": name})
        assert answer.status_code == 400 and answer.json()["error"]["code"] in ("bad-name", "bad-json"), name
