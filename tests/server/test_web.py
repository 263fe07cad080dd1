"""The server as clients meet it: HTTP and WebSockets."""

import json

import pytest
from running import on_both
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from pioche.engine import commitment, load
from pioche.server.picture import changed
from pioche.server.settings import Settings
from pioche.server.web import make_app


@pytest.fixture
def settings(tmp_path, database):
    return Settings(tmp_path, database=database, bot_pause=0.0, secret="for tests", idle=0.0, workers=0)


@pytest.fixture
def client(settings):
    with TestClient(make_app(settings), base_url="http://testserver") as client:
        client.get("/api/hello")
        yield client
        Reader.all_leave()


class Reader:
    """A client at a table, as the web app keeps it: the last picture, and what it was answered."""

    here: list = []

    @classmethod
    def all_leave(cls):
        """A server that is stopped waits for those who are still connected."""
        for reader in cls.here.copy():
            reader.leave()

    def __init__(self, client, table, since=None, picture=None):
        self.client = client
        self.table_id = table
        self.context = client.websocket_connect(f"/ws/{table}")
        self.socket = self.context.__enter__()
        self.here.append(self)
        self.n = since or 0
        self.table = picture
        self.ids = 0
        self.send(do="watch", since=since)
        self.take()

    def send(self, **message):
        self.socket.send_text(json.dumps(message))

    def take(self):
        message = self.socket.receive_json(mode="binary")
        if message["is"] == "table":
            self.table = message["table"]
            self.n = message["n"]
        elif message["is"] == "update":
            self.table = changed(self.table, message["delta"])
            self.n = message["n"]
        return message

    def ask(self, do, **fields):
        """Send, and read up to the answer."""
        self.ids += 1
        self.send(do=do, id=self.ids, **fields)
        while True:
            message = self.take()
            if message["is"] in ("done", "refused") and message["id"] == self.ids:
                return message

    def done(self, do, **fields):
        answer = self.ask(do, **fields)
        assert answer["is"] == "done", answer
        return answer

    def refused(self, do, **fields):
        answer = self.ask(do, **fields)
        assert answer["is"] == "refused", answer
        assert set(answer["error"]["message"]) == {"fr", "en"}
        return answer["error"]["code"]

    def wait(self, until):
        while not until(self.table):
            self.take()

    def mine(self):
        decision = self.table.get("decision")
        return decision is not None and "options" in decision

    def choose(self, i=0):
        decision = self.table["decision"]
        n = len(decision["options"])
        return self.done("choose", n=decision["n"], option=decision["options"][i % n]["key"])

    def leave(self):
        self.here.remove(self)
        self.context.__exit__(None, None, None)


def new_table(client, **wish):
    wish = {"game": "duel", "deck": next(iter(starters(client, wish.get("game", "duel")))), **wish}
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return answer.json()["table"]


def starters(client, game):
    return client.get(f"/api/games/{game}").json()["decks"]


def somebody_else(client):
    other = TestClient(client.app, base_url="http://testserver")
    other.portal = client.portal  # one server, one event loop
    other.get("/api/hello")
    return other


def test_hello_makes_a_guest_who_stays_the_same(client):
    first = client.get("/api/hello").json()
    assert client.get("/api/hello").json()["you"] == first["you"]
    assert not first["you"]["account"] and {"keyforge", "duel"} <= {game["game"] for game in first["games"]}
    assert somebody_else(client).get("/api/hello").json()["you"]["id"] != first["you"]["id"]


def test_every_answer_has_its_headers(client):
    for path in ("/api/hello", "/health", "/nowhere", "/api/games/none"):
        headers = client.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


@on_both
def test_a_whole_game_against_a_bot(client):
    table = new_table(client, bots=["random"])
    reader = Reader(client, table)
    assert reader.table["state"] == "playing" and reader.table["you"] == 0
    began = reader.table["commitment"]
    while reader.table["state"] != "over":
        reader.wait(lambda table: reader.mine() or table["state"] == "over")
        if reader.table["state"] != "over":
            reader.choose(reader.n)
    assert reader.table["match"]["result"]["winners"] or reader.table["match"]["result"]["reason"]
    assert commitment(reader.table["seed"]) == began
    record = client.get(f"/api/tables/{table}/record")
    assert load(record.content).result is not None
    at = client.get(f"/api/tables/{table}/at/3?seat=all").json()
    assert at["n"] == 3 and at["moments"][0]["match"]["n"] == 3


def test_two_people_meet_by_a_link_and_see_only_their_own_side(client):
    other = somebody_else(client)
    table = new_table(client, open=True)
    assert [one["id"] for one in client.get("/api/tables").json()] == [table]
    host, guest = Reader(client, table), Reader(other, table)
    assert guest.table["you"] == -1 and guest.table["state"] == "open"
    assert guest.refused("start") == "not-your-table"
    guest.done("sit", seat=1, deck=list(starters(client, "duel"))[1])
    host.done("start")
    host.wait(lambda table: "match" in table)
    guest.wait(lambda table: "match" in table)
    assert (host.table["you"], guest.table["you"]) == (0, 1)
    for me, reader in ((0, host), (1, guest)):
        hand = reader.table["match"]["players"][1 - me]["hand"]
        assert hand and all("card" not in card for card in hand)
    asked = host if host.mine() else guest
    quiet = guest if asked is host else host
    n = asked.table["decision"]["n"]
    assert quiet.refused("choose", n=n, option=asked.table["decision"]["options"][0]["key"]) == "not-your-decision"
    asked.choose()
    assert asked.refused("choose", n=n, option="pass") == "stale"
    quiet.wait(lambda table: table["match"]["n"] == n + 1)
    asked.wait(lambda table: table["match"]["n"] == n + 1)
    assert client.get(f"/api/tables/{table}/record").status_code == 400


@on_both
def test_who_comes_back_gets_what_was_missed(client):
    table = new_table(client, bots=["random"])
    reader = Reader(client, table)
    pictures = {reader.n: reader.table}
    for _ in range(12):
        reader.wait(lambda table: reader.mine() or table["state"] == "over")
        if reader.table["state"] == "over":
            break
        reader.choose()
        pictures[reader.n] = reader.table
    reader.wait(lambda table: reader.mine() or table["state"] == "over")
    last, now = reader.n, reader.table
    reader.leave()
    for n, picture in pictures.items():
        again = Reader(client, table, since=n, picture=picture)
        assert (again.n, again.table) == (last, now)
        again.leave()


@on_both
def test_a_restart_resumes_where_the_table_was(settings):
    with TestClient(make_app(settings), base_url="http://testserver") as client:
        client.get("/api/hello")
        table = new_table(client, bots=["random"])
        reader = Reader(client, table)
        for _ in range(4):
            reader.wait(lambda table: reader.mine())
            reader.choose()
        reader.wait(lambda table: reader.mine())
        seen, n, cookies = reader.table, reader.n, client.cookies
        reader.leave()
    with TestClient(make_app(settings), base_url="http://testserver", cookies=cookies) as client:
        reader = Reader(client, table, since=n, picture=seen)
        assert reader.table == seen
        reader.choose()
        reader.leave()


def test_undo_against_a_bot_is_free(client):
    table = new_table(client, bots=["random"])
    reader = Reader(client, table)
    for _ in range(3):
        reader.wait(lambda table: reader.mine())
        reader.choose()
    reader.wait(lambda table: reader.mine())
    assert reader.table["undo"] == 0
    reader.done("undo", to=0)
    reader.wait(lambda table: table["match"]["n"] == 0 or reader.mine())
    assert reader.refused("undo", to=999) == "no-such-decision"


def test_why_not_with_its_rule(client):
    table = new_table(client, bots=["random"])
    reader = Reader(client, table)
    reader.wait(lambda table: reader.mine())
    hand = reader.table["match"]["players"][0]["hand"]
    told = [one for card in hand for one in reader.done("why", option=f"attack:{card['number']}")["why"]]
    told += [one for card in hand for one in reader.done("why", card=card["number"])["why"]]
    assert told
    assert all(one["rule"].startswith("DU-") and one["text"]["fr"] != one["text"]["en"] for one in told)


def test_talk_is_told_to_all_and_nothing_in_it_is_more_than_text(client):
    other = somebody_else(client)
    table = new_table(client, bots=["random"])
    host, watcher = Reader(client, table), Reader(other, table)
    watcher.done("say", text="  <b>bonjour</b>   à tous ")
    host.wait(lambda table: table["talk"])
    assert host.table["talk"][0]["text"] == "<b>bonjour</b> à tous" and host.table["talk"][0]["seat"] == -1
    assert watcher.refused("say", text="   ") == "nothing-said"
    assert watcher.refused("concede") == "not-your-seat"


@on_both
def test_conceding_ends_it_and_a_rematch_changes_seats(client):
    table = new_table(client, bots=["random"])
    reader = Reader(client, table)
    assert reader.refused("rematch") == "not-over"
    reader.done("concede")
    reader.wait(lambda table: table["state"] == "over")
    following = reader.done("rematch")["table"]
    again = Reader(client, following)
    assert again.table["you"] == 1 and again.table["seats"][0]["bot"] == "random"


def two_of_whom_the_second_is_asked(client):
    other = somebody_else(client)
    table = new_table(client)
    host, guest = Reader(client, table), Reader(other, table)
    guest.done("sit", seat=1, deck=list(starters(client, "duel"))[1])
    host.done("start")
    host.wait(lambda table: "match" in table)
    while host.mine():
        host.choose()
    return host, guest


@on_both
def test_a_bot_takes_the_place_of_who_has_gone(client):
    host, guest = two_of_whom_the_second_is_asked(client)
    assert host.refused("claim", seat=1, bot="random") == "still-here"
    assert host.refused("claim", seat=0, bot="random") == "still-here"
    guest.leave()
    host.done("claim", seat=1, bot="random")
    host.wait(lambda table: table["seats"][1]["bot"] == "random" and host.mine())


def test_the_win_over_who_has_gone_can_be_claimed(client):
    host, guest = two_of_whom_the_second_is_asked(client)
    assert host.refused("claim", seat=1) == "still-here"
    guest.leave()
    assert Reader(somebody_else(client), host.table["table"]).refused("claim", seat=1) == "not-your-seat"
    host.done("claim", seat=1)
    assert host.table["state"] == "over" and host.table["ended"] == "gone"
    assert host.table["match"]["result"]["winners"] == [0]
    assert host.refused("claim", seat=1) == "match-over"


def test_spectators_can_be_kept_behind(client):
    other = somebody_else(client)
    table = new_table(client, bots=["random"], delay=4)
    reader, watcher = Reader(client, table), Reader(other, table)
    for _ in range(6):
        reader.wait(lambda table: reader.mine() or table["state"] == "over")
        if reader.table["state"] == "over":
            return
        reader.choose()
    reader.wait(lambda table: reader.mine() or table["state"] == "over")
    while watcher.n < reader.n:
        watcher.take()
    if reader.table["state"] != "over":
        assert watcher.table["match"]["n"] == reader.table["match"]["n"] - 4


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        "null",
        '{"do":"dance"}',
        '{"do":"choose"}',
        '{"do":"choose","n":-1,"option":"x"}',
        '{"do":"choose","n":1e99,"option":"x"}',
        '{"do":"choose","n":0,"option":"' + "x" * 100 + '"}',
        '{"do":"say","text":"' + "x" * 400 + '"}',
        '{"do":"sit","seat":99,"deck":"x"}',
        '{"do":"ping","more":1}',
        '{"do":"choose","n":NaN,"option":"x"}',
        "[" * 5000,
        "\ufeff{}",
    ],
)
def test_what_is_no_message_is_refused_and_the_connection_stays(client, message):
    reader = Reader(client, new_table(client, bots=["random"]))
    reader.socket.send_text(message)
    while True:
        answer = reader.take()
        if answer["is"] == "refused":
            break
    assert answer["error"]["code"] == "bad-json"
    reader.done("ping")


def test_too_much_closes_the_connection(client, settings):
    reader = Reader(client, new_table(client, bots=["random"]))
    reader.socket.send_text('{"do":"say","text":"' + " " * settings.message_size + '"}')
    with pytest.raises(WebSocketDisconnect):
        while True:
            reader.take()
    reader = Reader(client, new_table(client, bots=["random"]))
    for _ in range(int(settings.rate * 10) + 50):
        reader.send(do="ping")
    with pytest.raises(WebSocketDisconnect):
        while True:
            reader.take()


def test_pages_of_others_may_not_ask(client):
    body = {"game": "duel", "deck": "x"}
    refused = client.post("/api/tables", json=body, headers={"origin": "http://evil"})
    assert refused.status_code == 403 and refused.json()["error"]["code"] == "wrong-origin"
    table = new_table(client, bots=["random"])
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"/ws/{table}", headers={"origin": "http://evil"}),
    ):
        pass
    assert client.post("/api/tables", content=b"{}", headers={"content-type": "text/plain"}).status_code == 400


def test_a_cookie_that_was_not_signed_here_is_nobody(client):
    table = new_table(client, bots=["random"])
    for cookie in ("", "x", "a.b.c", client.cookies["pioche"][:-2] + "xx"):
        stranger = TestClient(client.app, base_url="http://testserver", cookies={"pioche": cookie})
        stranger.portal = client.portal
        with pytest.raises(WebSocketDisconnect), stranger.websocket_connect(f"/ws/{table}"):
            pass


@on_both
def test_accounts(client):
    made = client.post("/api/account", json={"name": "Saori Kido", "password": "an owl at night"})
    assert made.status_code == 200 and made.json()["account"]
    again = somebody_else(client)
    taken = again.post("/api/account", json={"name": "Saori Kido", "password": "another one"})
    assert taken.json()["error"]["code"] == "name-taken"
    for name, password in (("Saori Kido", "wrong one"), ("Nobody", "an owl at night")):
        wrong = again.post("/api/login", json={"name": name, "password": password})
        assert (wrong.status_code, wrong.json()["error"]["code"]) == (403, "wrong-login")
    right = again.post("/api/login", json={"name": "Saori Kido", "password": "an owl at night"})
    assert right.json() == made.json()
    assert client.post("/api/account", json={"name": "x<script>", "password": "long enough"}).status_code == 400
    assert client.post("/api/account", json={"name": "Mu", "password": "short"}).status_code == 400
    for _ in range(11):
        last = again.post("/api/login", json={"name": "Mu", "password": "guess me"})
    assert last.status_code == 429


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "nothing"}, "unknown-game"),
        ({"game": "duel", "seats": 6}, "wrong-seats"),
        ({"game": "duel", "options": {"colour": "red"}}, "unknown-match-option"),
        ({"game": "duel", "deck": "nothing"}, "unknown-deck"),
        ({"game": "duel", "deck": {"cards": []}}, "illegal-deck"),
        ({"game": "duel", "bots": ["random", "random", "random"]}, "wrong-seats"),
        ({"game": "duel", "more": 1}, "bad-json"),
        ({"game": 3}, "bad-json"),
        ([], "bad-json"),
    ],
)
def test_a_table_that_cannot_be_is_refused(client, wish, code):
    answer = client.post("/api/tables", json=wish)
    assert answer.json()["error"]["code"] == code
    assert client.get("/api/tables").json() == []


@on_both
def test_one_person_makes_no_more_tables_than_allowed(settings):
    settings.tables_each = 2
    with TestClient(make_app(settings), base_url="http://testserver") as client:
        client.get("/api/hello")
        new_table(client)
        new_table(client)
        assert client.post("/api/tables", json={"game": "duel"}).status_code == 429


def test_games_rules_and_decks_are_told(client):
    game = client.get("/api/games/keyforge").json()
    assert len(game["cards"]) > 400 and set(game["words"]) == {"fr", "en"}
    rules = client.get("/api/games/keyforge/rules", params={"q": "ward"}).json()
    assert rules and set(rules[0]["text"]) == {"fr", "en"}
    deck = client.post("/api/games/duel/deck", json={"text": "# Mine\n1x Knight\n"}).json()
    assert deck["deck"]["name"] == "Mine" and deck["refusals"][0]["rule"].startswith("DU-")
    assert client.get("/health").json()["ok"] and "pioche_tables_total" in client.get("/metrics").text


@on_both
def test_a_report_is_kept(client):
    table = new_table(client, bots=["random"])
    assert client.post("/api/report", json={"table": table, "note": "odd"}).status_code == 201
    assert client.post("/api/report", json={"table": "none", "note": "odd"}).status_code == 404
