"""Lists of tables: those that anybody may join or watch, and one's own."""

import sqlite3

import pytest
from running import on_both
from starlette.testclient import TestClient
from test_web import Reader, new_table, somebody_else, starters

from pioche.engine import slugs
from pioche.server.settings import Settings
from pioche.server.web import make_app


@pytest.fixture
def settings(tmp_path, database):
    return Settings(tmp_path, database=database, bot_pause=0.0, secret="for tests", idle=30.0, workers=0)


@pytest.fixture
def client(settings):
    with TestClient(make_app(settings), base_url="http://testserver") as client:
        client.get("/api/hello")
        yield client
        Reader.all_leave()


def mine(client):
    return client.get("/api/mine").json()


def play_to_the_end(reader):
    while reader.table["state"] != "over":
        reader.wait(lambda table: reader.mine() or table["state"] == "over")
        if reader.mine():
            reader.choose()


@on_both
def test_an_open_table_is_listed_with_its_seats_clock_and_options(client):
    table = new_table(client, open=True, clock={"kind": "fischer", "main": 600, "add": 5}, options={"puppet": True})
    new_table(client, open=False)
    (listed,) = client.get("/api/tables").json()
    assert (listed["id"], listed["game"], listed["state"], listed["turn"]) == (table, "duel", "open", 0)
    assert [seat["taken"] for seat in listed["seats"]] == [True, False]
    assert listed["clock"] == {"kind": "fischer", "main": 600.0, "add": 5.0} and listed["options"] == {"puppet": True}


def test_nobody_is_told_the_ids_of_those_who_sit(client):
    person = client.get("/api/hello").json()["you"]["id"]
    new_table(client, open=True)
    assert person not in client.get("/api/tables").text and person not in client.get("/api/mine").text


def test_a_match_that_can_be_watched_tells_its_turn(client):
    reader = Reader(client, new_table(client, open=True, bots=["random"]))
    reader.wait(lambda table: reader.mine())
    (listed,) = client.get("/api/tables").json()
    assert listed["state"] == "playing" and listed["turn"] == reader.table["match"]["turn"] > 0
    assert [seat["bot"] for seat in listed["seats"]] == ["", "random"]


@on_both
def test_my_tables_tell_whose_turn_it_is(client):
    table = new_table(client)
    (waiting,) = mine(client)
    assert (waiting["id"], waiting["state"], waiting["you"], waiting["asks"]) == (table, "open", 0, -1)
    other = somebody_else(client)
    assert mine(other) == []
    host, guest = Reader(client, table), Reader(other, table)
    guest.done("sit", seat=1, deck=list(starters(client, "duel"))[1])
    host.done("start")
    asked = host.table["decision"]["seat"]
    for who, seat in ((client, 0), (other, 1)):
        (going,) = mine(who)
        assert (going["state"], going["you"], going["asks"]) == ("playing", seat, asked)
        assert going["mine"] == (asked == seat) and going["turn"] == 1


@on_both
def test_who_stands_up_before_the_start_does_not_sit_there_any_more(client):
    reader = Reader(client, new_table(client))
    reader.done("stand")
    assert mine(client) == []


@on_both
def test_my_finished_matches_tell_how_they_ended(client):
    table = new_table(client, bots=["random"])
    reader = Reader(client, table)
    play_to_the_end(reader)
    (over,) = mine(client)
    assert over["state"] == "over" and over["turn"] == reader.table["match"]["turn"]
    result = reader.table["match"]["result"]
    assert over["result"] | result == over["result"]
    assert over["result"]["why"] == {"fr": "plus de flammes", "en": "no flames left"}


def test_why_a_match_ended_without_being_played_out(client):
    reader = Reader(client, new_table(client, bots=["random"]))
    reader.done("concede")
    assert reader.table["ended"] == "conceded" and reader.table["match"]["result"]["winners"] == [1]
    (over,) = mine(client)
    assert over["result"]["why"]["fr"] == "par abandon"


@on_both
def test_my_tables_are_there_after_a_restart(settings):
    with TestClient(make_app(settings), base_url="http://testserver") as client:
        client.get("/api/hello")
        reader = Reader(client, new_table(client, bots=["random"]))
        reader.wait(lambda table: reader.mine())
        reader.leave()
        cookies = client.cookies
    with TestClient(make_app(settings), base_url="http://testserver", cookies=cookies) as client:
        (going,) = mine(client)
        assert going["state"] == "playing" and going["mine"] and going["turn"] > 0


def test_a_file_of_an_older_pioche_is_taken_on(tmp_path):
    file = sqlite3.connect(tmp_path / "pioche.db")
    file.execute(
        "create table tables (id text primary key, game text, host text, state text, open integer, touched real, "
        "seats text) without rowid"
    )
    file.execute("insert into tables values ('old', 'duel', 'g', 'playing', 1, 1.0, '[]')")
    file.commit()
    file.close()
    with TestClient(make_app(Settings(tmp_path, secret="for tests")), base_url="http://testserver") as client:
        client.get("/api/hello")
        new_table(client, open=True)
        assert [one["id"] for one in client.get("/api/tables").json()][1:] == ["old"]


def test_guests_are_named_in_the_language_of_their_browser(client):
    for language, word in (("fr-CH,fr;q=0.9,en;q=0.8", "Invité"), ("en-GB,fr;q=0.8", "Guest"), ("", "Guest")):
        someone = somebody_else(client)
        someone.cookies.clear()
        you = someone.get("/api/hello", headers={"accept-language": language}).json()["you"]
        assert you["name"].startswith(f"{word} ")
        out = someone.post("/api/logout", json={}, headers={"accept-language": language}).json()
        assert out["name"].startswith(f"{word} ") and out["id"] != you["id"]


@on_both
def test_a_guest_who_makes_an_account_keeps_their_seats(client):
    table = new_table(client)
    guest = client.get("/api/hello").json()["you"]
    made = client.post("/api/account", json={"name": "Ann", "password": "eight of them"}).json()
    assert made == {"id": guest["id"], "name": "Ann", "account": True}
    other = somebody_else(client)
    other.post("/api/login", json={"name": "Ann", "password": "eight of them"})
    assert [one["id"] for one in mine(other)] == [table]
    again = other.post("/api/account", json={"name": "Bea", "password": "eight of them"}).json()
    assert again["id"] != guest["id"]


def test_bots_have_names_that_both_languages_understand(client):
    reader = Reader(client, new_table(client, seats=3, bots=["random", "random"]))
    assert [seat["name"] for seat in reader.table["seats"]][1:] == ["Robot", "Robot 2"]
    assert [player["name"] for player in reader.table["match"]["players"]][1:] == ["Robot", "Robot 2"]


def test_who_is_here_and_how_many_look_on(client):
    table = new_table(client)
    other, passer = somebody_else(client), somebody_else(client)
    host, guest = Reader(client, table), Reader(other, table)
    Reader(passer, table)
    guest.done("sit", seat=1, deck=list(starters(client, "duel"))[1])
    here = host.done("ping")
    assert here["gone"] == [0.0, 0.0] and here["watching"] == 1 and here["idle"] == 30.0
    client.app.state.site.hub.now = lambda: 50.0 + here["at"]
    guest.leave()
    client.app.state.site.hub.now = lambda: 61.5 + here["at"]
    assert host.done("ping")["gone"] == [0.0, 11.5]


def test_a_waiting_table_says_who_may_begin(client):
    table = new_table(client, clock={"kind": "move", "seconds": 60}, options={"puppet": True})
    host, guest = Reader(client, table), Reader(somebody_else(client), table)
    assert host.table["host"] and not guest.table["host"]
    assert host.table["limits"] == {"kind": "move", "seconds": 60.0} and host.table["options"] == {"puppet": True}


@pytest.mark.parametrize("game", slugs())
def test_every_option_of_a_match_has_a_name_and_its_values_too(game, tmp_path):
    with TestClient(make_app(Settings(tmp_path, secret="for tests")), base_url="http://testserver") as client:
        info = client.get(f"/api/games/{game}").json()
    for lang in ("fr", "en"):
        for name, values in info["options"].items():
            assert f"setting.{name}" in info["words"][lang]
            named = [value for value in values if isinstance(value, str)]
            assert all(f"choice.{name}.{value}" in info["words"][lang] for value in named)


@on_both
def test_a_table_where_nobody_waits_is_not_offered(client):
    reader = Reader(client, new_table(client, open=True))
    assert len(client.get("/api/tables").json()) == 1
    reader.done("stand")
    assert client.get("/api/tables").json() == []


def test_where_the_host_has_left_who_sits_first_begins(client):
    table = new_table(client)
    host, guest = Reader(client, table), Reader(somebody_else(client), table)
    deck = next(iter(starters(client, "duel")))
    guest.done("sit", seat=1, deck=deck)
    assert not guest.table["host"] and guest.refused("bot", seat=0, bot="random", deck=deck) == "not-your-table"
    host.done("stand")
    guest.wait(lambda table: table["host"])
    guest.done("bot", seat=0, bot="random", deck=deck)
    guest.done("start")
    assert guest.table["state"] == "playing"
