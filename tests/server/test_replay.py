"""Matches that are over: looked at from every seat, shared, played on, and brought here as records."""

import asyncio
import json
import random
import time

import msgspec
import pytest
from starlette.testclient import TestClient
from wire import PEOPLE, a_game

from pioche.engine import commitment, load, new_match, new_scenario
from pioche.engine.record import as_data
from pioche.engine.rng import rng_of
from pioche.server.events import Created, Sat, Started
from pioche.server.live import Live
from pioche.server.picture import changed, log_line, picture, table_data
from pioche.server.replay import ALL, Replay, Replays
from pioche.server.room import PLAYING, Room
from pioche.server.settings import Settings
from pioche.server.web import make_app
from pioche.server.workers import Past, Pool

GAMES = ("keyforge", "sevenfallen", "saintseiya")


def played(game, seed=1, most=400, **options):
    """A match that chance plays."""
    match, rng = new_match(game, seed=seed, names=["Ada", "Bao"], **options), rng_of(f"play {seed}")
    while match.ask is not None and match.n < most:
        match.apply(rng.below(len(match.ask.options)))
    return match


@pytest.fixture(scope="module", params=GAMES)
def match(request):
    return played(request.param, most=120)


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path, bot_pause=0.0, secret="for tests", workers=0)


@pytest.fixture
def client(settings):
    with TestClient(make_app(settings), base_url="http://testserver") as client:
        client.get("/api/hello")
        yield client


def bring(client, record):
    answer = client.post("/api/records", content=record, headers={"content-type": "application/json"})
    assert answer.status_code == 201, answer.text
    return answer.json()["table"]


def refused(answer, code, status=400):
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]["code"] == code
    assert all(answer.json()["error"]["message"].values())


def shown(moments):
    """What a client makes of a row of moments."""
    found = [moments[0]]
    for change in moments[1:]:
        found.append(changed(found[-1], change))
    return found


def past(match, n):
    again = match.fork()
    if n < again.n:
        again.undo(n)
    return again


# One match


def test_every_moment_is_what_the_seat_saw(match):
    replay = Replay(Past.of(match))
    for viewer in (0, 1, -1, ALL):
        for n in range(0, match.n + 1, 20):
            moment = replay.moments(n, 1, viewer)[0]
            then = past(match, n)
            view = then.view(everything=True) if viewer == ALL else then.view(viewer if viewer >= 0 else None)
            assert moment["n"] == n and moment["match"] == table_data(view)
            asked = None if then.ask is None else then.ask.seat
            told = moment["decision"]
            assert (told is None) == (asked is None)
            if told is not None:
                assert told["seat"] == asked
                assert ("options" in told) == (viewer in (ALL, asked))


def test_a_row_of_changes_is_the_same_as_each_moment_alone(match):
    replay = Replay(Past.of(match))
    for first in (0, 7, 31, 32, 33, match.n - 5):
        row = shown(msgspec.json.decode(msgspec.json.encode(replay.moments(first, 12, 0))))
        assert [moment["n"] for moment in row] == list(range(first, min(first + 12, match.n + 1)))
        for moment in row:
            alone = msgspec.json.decode(msgspec.json.encode(replay.moments(moment["n"], 1, 0)[0]))
            assert moment == alone


def test_the_answer_is_told_to_those_who_gave_it(match):
    replay = Replay(Past.of(match))
    keys = [match.game.verbs.key(option) for option in match.history]
    for n in range(0, match.n, 9):
        asked = replay.asked[n]
        for viewer in (0, 1, -1, ALL):
            told = replay.moments(n, 1, viewer)[0]["taken"]
            assert told == (keys[n] if viewer in (asked, ALL) else None)


def test_turns_and_changes_cover_the_match(match):
    replay = Replay(Past.of(match))
    assert len(replay.asked) == match.n
    assert replay.turns[0]["n"] == 0
    for turn, after in zip(replay.turns, [*replay.turns[1:], None], strict=True):
        assert past(match, turn["n"]).state.turn == turn["turn"]
        if after is not None:
            assert past(match, after["n"] - 1).state.turn == turn["turn"]
    now = {}
    for n, seat, word, value in replay.changes:
        assert 0 < n <= match.n
        now[seat, word] = value
    view = match.view(None)
    for (seat, word), value in now.items():
        assert (view if seat < 0 else view["players"][seat])[word] == value


def test_the_log_of_a_seat_keeps_its_secrets(match):
    replay = Replay(Past.of(match))
    mine, theirs, everything = replay.log(0), replay.log(1), replay.log(ALL)
    assert len(mine) == len(theirs) == len(everything)
    assert [line["n"] for line in mine] == sorted(line["n"] for line in mine)
    assert all(set(line["text"]) == {"fr", "en"} for line in mine)
    assert mine != theirs


def test_a_seat_that_gives_up_is_told_by_all():
    match = played("keyforge", most=20)
    quits = 1 - match.ask.seat
    match.concede(quits)
    replay = Replay(Past.of(match))
    assert replay.asked[-1] == quits
    told = [replay.moments(20, 1, viewer)[0] for viewer in (0, 1, -1, ALL)]
    assert [(moment["taken"], moment["conceded"]) for moment in told] == [(f"concede:{quits}", True)] * 4
    assert "conceded" not in replay.moments(19, 1, 0)[0]
    assert replay.moments(21, 1, 0)[0]["match"]["result"]["winners"] == [1 - quits]


def test_patches_are_part_of_the_past():
    match = played("keyforge", most=40)
    match.patch({"players": [{"amber": 5}, {}]})
    while match.n < 80:
        match.apply(0)
    replay = Replay(Past.of(match))
    assert replay.at(40).state.players[0].amber == 5
    assert replay.at(79).hash() == past(match, 79).hash()
    assert replay.at(80).hash() == match.hash()


def test_why_is_answered_as_it_was_then():
    match = played("keyforge", most=120)
    replay = Replay(Past.of(match))
    n = next(n for n in range(40, 120) if replay.at(n).quiet and replay.at(n).ask.seat == 0)
    hand = [entry["number"] for entry in replay.at(n).view(0)["players"][0]["hand"]]
    able = {match.game.verbs.card(option) for option in replay.at(n).ask.options}
    found = [replay.why(n, 0, "", card) for card in hand if card not in able]
    assert found and all(reason["rule"].startswith("KF-") for reasons in found for reason in reasons)
    assert any(found)
    other = [card.number for card in replay.at(n).state.players[1].hand]
    assert not any(replay.why(n, 0, "", card) for card in other)  # it could tell which card it is


# On a server


def test_a_record_is_brought_here_and_looked_at(client, match):
    table = bring(client, match.record())
    assert bring(client, match.record()) == table
    line = client.get(f"/api/tables/{table}/line?seat=0").json()
    assert line["last"] == match.n and line["kept"] and line["you"] == -1
    assert commitment(line["seed"]) == line["commitment"]
    assert [seat["name"] for seat in line["seats"]] == ["Ada", "Bao"]
    at = client.get(f"/api/tables/{table}/at/3?seat=all&count=4").json()
    assert [moment["n"] for moment in shown(at["moments"])] == [3, 4, 5, 6]
    assert load(client.get(f"/api/tables/{table}/record").content).hash() == match.hash()
    refused(client.get(f"/api/tables/{table}/at/{match.n + 1}?seat=0"), "no-such-decision")
    for seat in ("2", "-1", "x", "٣", "00"):
        refused(client.get(f"/api/tables/{table}/at/0?seat={seat}"), "no-such-seat")


def test_records_that_are_not_what_they_say_are_refused(client):
    record = json.loads(played("keyforge", most=40).record())

    def send(**words):
        return client.post("/api/records", json={**record, **words})

    refused(client.post("/api/records", content=b"{", headers={"content-type": "application/json"}), "damaged-record")
    refused(client.post("/api/records", content=b"x", headers={"content-type": "text/plain"}), "bad-json")
    refused(send(more=1), "damaged-record")
    refused(send(pioche=99), "record-version")
    refused(send(game="chess"), "unknown-game", 404)
    refused(send(seed="another"), "diverges")
    refused(send(decisions=["pass"] * 10_001), "damaged-record")


def test_a_record_may_not_be_too_long_nor_come_too_often(client):
    big = b'{"pioche": 1, "game": "' + b"x" * 1_000_000 + b'"}'
    refused(client.post("/api/records", content=big, headers={"content-type": "application/json"}), "bad-json")
    answers = [client.post("/api/records", json={}).json()["error"]["code"] for _ in range(11)]
    assert answers[-1] == "too-many-tries" and answers[0] == "damaged-record"
    other = {"origin": "http://elsewhere.example"}
    refused(client.post("/api/records", json={}, headers=other), "wrong-origin", 403)


def test_a_position_made_by_hand_is_looked_at_too(client):
    words = {"players": [{"hand": [], "amber": 3}, {}]}
    match = new_scenario("keyforge", words, names=["Ada", "Bao"])
    match.apply(0)
    table = bring(client, match.record())
    moment = client.get(f"/api/tables/{table}/at/0?seat=0").json()["moments"][0]
    assert moment["match"]["players"][0]["amber"] == 3


def test_a_match_that_goes_on_is_looked_at_through_no_other_eyes_than_ones_own(client):
    wish = {"game": "keyforge", "seats": 2, "deck": "random", "bots": ["random"]}
    table = client.post("/api/tables", json=wish).json()["table"]
    for seat in ("1", "all"):
        for path in ("line", "at/0", "at/0/why"):
            refused(client.get(f"/api/tables/{table}/{path}?seat={seat}"), "not-over")
    refused(client.get(f"/api/tables/{table}/at/0/why?card=1"), "not-over")
    refused(client.get(f"/api/tables/{table}/record"), "not-over")
    refused(client.post(f"/api/tables/{table}/fork", json={"n": 0, "seat": 0, "bot": "random"}), "not-over")
    line = client.get(f"/api/tables/{table}/line?seat=0").json()
    assert (line["seed"], line["result"], line["you"]) == ("", None, 0)
    refused(client.get(f"/api/tables/{table}/at/{line['last'] + 50}?seat=0"), "no-such-decision")
    stranger = TestClient(client.app, base_url="http://testserver")
    stranger.portal = client.portal
    for who in (stranger, client):
        moment = who.get(f"/api/tables/{table}/at/0").json()["moments"][0]
        assert "options" not in moment["decision"] and moment["match"]["seat"] is None
        stranger.get("/api/hello")
        refused(stranger.get(f"/api/tables/{table}/at/0?seat=0"), "not-over")


def test_who_plays_several_seats_looks_back_through_each_of_them(client):
    wish = {"game": "keyforge", "seats": 2, "deck": "random"}
    table = client.post("/api/tables", json=wish).json()["table"]
    with client.websocket_connect(f"/ws/{table}") as socket:
        for message in ({"do": "sit", "id": 1, "seat": 1, "deck": "random"}, {"do": "start", "id": 2}):
            socket.send_json(message)
            assert socket.receive_json(mode="binary")["is"] == "done"
    for seat in (0, 1):
        line = client.get(f"/api/tables/{table}/line?seat={seat}").json()
        assert line["mine"] == [0, 1] and line["seed"] == ""
        moment = client.get(f"/api/tables/{table}/at/0?seat={seat}").json()["moments"][0]
        hands = [player["hand"] for player in moment["match"]["players"]]
        assert all("card" in card for card in hands[seat]) and not any("card" in card for card in hands[1 - seat])
    stranger = TestClient(client.app, base_url="http://testserver")
    stranger.portal = client.portal
    assert stranger.get(f"/api/tables/{table}/line").json()["mine"] == []


def going_on(slug, delay=0):
    """A table where two people play, and what each kind of viewer was sent before each decision."""
    events, _ = a_game(slug, "looking back")
    events[0] = msgspec.structs.replace(events[0], delay=delay)
    room, sent = Room.of("t1", events[:4]), {viewer: {} for viewer in PEOPLE}
    for event in [None, *events[4:60]]:
        if event is not None:
            room.fold(event)
        for viewer, seen in sent.items():
            shown = picture(room, viewer)
            seen[shown["match"]["n"]] = shown
    return room, sent


def looked_back(room, viewer):
    """All that a viewer is told of a match that goes on, as bytes that are read again."""

    async def ask():
        replays = Replays(None, Pool("strangers", 0))
        line = await replays.line(Live(room), viewer, PEOPLE[viewer])
        moments = await replays.ask(room, viewer, "moments", 0, 1000, viewer)
        return msgspec.json.encode([line, moments])

    return asyncio.run(ask())


@pytest.mark.parametrize("delay", [0, 7])
@pytest.mark.parametrize("slug", GAMES)
def test_looking_back_shows_what_one_was_shown_then_and_no_more(slug, delay):
    room, sent = going_on(slug, delay)
    for viewer, seen in sent.items():
        line, moments = json.loads(looked_back(room, viewer))
        last = room.match.n - (delay if viewer < 0 else 0)
        assert line["last"] == last == max(seen) and len(moments) == last + 1
        held = seen[last]["earlier"]
        assert line["log"][held:] == json.loads(msgspec.json.encode(seen[last]["log"]))
        assert (held > 0) == (len(line["turns"]) > 3)
        assert room.created.seed not in looked_back(room, viewer).decode()
        for moment in shown(moments):
            then = json.loads(msgspec.json.encode(seen[moment["n"]]))
            assert (moment["match"], moment["decision"]) == (then["match"], then["decision"])
            if moment["taken"] is not None:
                assert moment["decision"]["seat"] == viewer


def test_no_byte_of_the_past_tells_what_a_seat_cannot_know():
    """Two matches whose pasts differ in what seat 0 could not see: the hand and the deck of the other."""
    hand, deck = ["troll", "anger", "bumpsy"], ["valdr", "dextre", "batdrone"] * 4
    mine = {"hand": ["troll", "dextre", "anger"], "battleline": ["valdr"], "deck": deck}
    rng = random.Random(1)
    worlds = [
        new_scenario("keyforge", {"active": 0, "players": [mine, theirs]}, seed="s", names=["Ada", "Bao"])
        for theirs in ({"hand": hand, "deck": deck}, {"hand": deck[:3], "deck": [*deck[3:], *hand]})
    ]

    def known(match):
        return match.view(0), [log_line(match, 0, i) for i in range(len(match.log))]

    for _ in range(60):
        keys = [key for key in worlds[0].decision.keys if key in worlds[1].decision.keys]
        for key in rng.sample(keys, len(keys)):
            tries = [match.fork() for match in worlds]
            for one in tries:
                one.choose(key)
            if tries[0].ask is not None and known(tries[0]) == known(tries[1]):
                worlds = tries
                break
        else:
            break
    assert worlds[0].n > 20 and worlds[0].hash() != worlds[1].hash()
    told = []
    for match in worlds:
        record = as_data(match)
        first = Created(at=1.0, game="keyforge", seats=2, seed=record.seed, host="ann")
        sat = [Sat(at=2.0, seat=i, user=PEOPLE[i].id, name="", deck=one.deck) for i, one in enumerate(record.seats)]
        room = Room.of("t1", [first, *sat, Started(at=3.0, record=record)])
        assert room.state == PLAYING
        told.append([looked_back(room, viewer) for viewer in (0, -1)])
        assert looked_back(room, 1) != told[-1][0]
    assert told[0] == told[1]


def test_a_fork_goes_on_from_there(client, match):
    old = bring(client, match.record())
    assert client.get(f"/api/tables/{old}/forks").json() == []
    n = 30
    made = client.post(f"/api/tables/{old}/fork", json={"n": n, "seat": 1, "bot": "random"})
    assert made.status_code == 201, made.text
    table = made.json()["table"]
    with client.websocket_connect(f"/ws/{table}") as socket:
        socket.send_text(json.dumps({"do": "watch"}))
        picture = socket.receive_json(mode="binary")["table"]
        assert picture["you"] == 1 and picture["state"] == "playing"
        assert picture["match"]["n"] >= n
        assert picture["seats"][0]["bot"] == "random" and picture["seats"][1]["person"]
        assert picture["match"]["players"][1]["name"] == client.get("/api/hello").json()["you"]["name"]
        assert max(line["n"] for line in picture["log"]) <= picture["match"]["n"]
        socket.send_text(json.dumps({"do": "concede", "id": 1}))
        while socket.receive_json(mode="binary")["is"] not in ("done", "refused"):
            pass
    for _ in range(100):
        forks = client.get(f"/api/tables/{old}/forks").json()
        if forks[0]["result"] is not None:
            break
        time.sleep(0.02)
    assert [(fork["table"], fork["n"], fork["seat"]) for fork in forks] == [(table, n, 1)]
    assert forks[0]["last"] > n and 1 not in forks[0]["result"]["winners"]
    again = client.get(f"/api/tables/{table}/line?seat=1").json()
    assert again["of"] == {"table": old, "n": n} and again["you"] == 1
    first = load(client.get(f"/api/tables/{table}/record").content)
    assert first.history[:n] == match.history[:n]
    first.undo(n)
    assert first.hash() == past(match, n).hash()


def test_a_fork_is_there_after_a_restart(settings, match):
    with TestClient(make_app(settings), base_url="http://testserver") as client:
        client.get("/api/hello")
        old = bring(client, match.record())
        table = client.post(f"/api/tables/{old}/fork", json={"n": 12, "seat": 0, "bot": "random"}).json()["table"]
        cookies = dict(client.cookies)
    with TestClient(make_app(settings), base_url="http://testserver", cookies=cookies) as client:
        assert client.get(f"/api/tables/{old}/forks").json()[0]["table"] == table
        with client.websocket_connect(f"/ws/{table}") as socket:
            socket.send_text(json.dumps({"do": "watch"}))
            picture = socket.receive_json(mode="binary")["table"]
            assert picture["you"] == 0 and picture["match"]["n"] >= 12


def test_what_cannot_be_forked_is_refused(client):
    match = played("keyforge", most=30)
    match.concede(0)
    table = bring(client, match.record())

    def fork(**words):
        return client.post(f"/api/tables/{table}/fork", json={"n": 5, "seat": 0, "bot": "random", **words})

    refused(fork(n=31), "match-over")
    refused(fork(n=32), "no-such-decision")
    refused(fork(seat=2), "no-such-seat")
    refused(fork(bot="nobody"), "unknown-bot")
    refused(fork(bot=""), "bad-json")
    refused(fork(more=1), "bad-json")
    assert fork(n=30).status_code == 201
