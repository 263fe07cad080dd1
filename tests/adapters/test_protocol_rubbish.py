"""Whatever is sent, each line gets one answer, and an error changes nothing."""

import json
from copy import deepcopy

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from protocol_client import Client

LINES_AT_ONCE = 25
BATCHES = 400

PLAYERS = [
    {"line": ["knight", "guardian"], "hand": ["volley", "scout"], "deck": ["squire", "hush"]},
    {"line": [{"card": "squire", "damage": 0}], "hand": ["hush"], "deck": ["squire", "knight"], "flames": 3},
]
SAVED = {
    "pioche": 1,
    "game": "duel",
    "rules": "1",
    "seed": "1",
    "seats": [{"name": "", "deck": {}}, {"name": "", "deck": {}}],
    "options": {},
    "scenario": {"players": PLAYERS},
    "decisions": ["attack:1", "target:7", "rest"],
    "patches": [[1, {"players": [{"flames": 5}]}]],
    "hashes": [],
    "result": None,
}
RIGHT = [
    {"do": "hello"},
    {"do": "games", "game": "duel"},
    {"do": "cards", "game": "duel", "card": "herald"},
    {"do": "decks", "game": "duel"},
    {"do": "decks", "game": "duel", "check": {"name": "x", "cards": ["hush", "hush"]}},
    {"do": "decks", "game": "duel", "import": "# x\n2x Knight\nécuyer"},
    {"do": "decks", "game": "duel", "generate": True, "seed": 4},
    {"do": "decks", "game": "duel", "export": ["hush"], "lang": "en"},
    {"do": "new", "game": "duel", "seats": [{"deck": "songs", "name": "A"}, {"deck": "random", "bot": "random"}]},
    {"do": "new", "game": "duel", "seed": 7, "options": {"puppet": True}},
    {"do": "scenario", "game": "duel", "active": 1, "actions": 1, "players": PLAYERS, "names": ["A", "B"]},
    {"do": "decision", "match": "m1", "lang": "fr"},
    {"do": "choose", "match": "m1", "seat": 0, "option": "target:7"},
    {"do": "choose", "match": "m2", "option": "rest", "lang": "en"},
    {"do": "choose", "match": "m2", "text": "Volée"},
    {"do": "why", "match": "m2", "option": "attack:7", "seat": 0},
    {"do": "view", "match": "m1", "seat": 1, "lang": "en"},
    {"do": "view", "match": "m2", "all": True},
    {"do": "view", "match": "m3"},
    {"do": "log", "match": "m1", "since": 0, "all": True, "lang": "fr"},
    {"do": "undo", "match": "m1", "to": 0},
    {"do": "redo", "match": "m1", "to": 1},
    {"do": "fork", "match": "m1"},
    {"do": "save", "match": "m1"},
    {"do": "load", "record": SAVED},
    {"do": "patch", "match": "m1", "players": [{"flames": 2}, {}], "cards": [{"number": 2, "damage": 1}]},
    {"do": "patch", "match": "m2", "actions": 1, "cards": [{"number": 7, "zone": "deck", "player": 1, "at": "top"}]},
    {"do": "bot", "match": "m1", "bot": "greedy"},
    {"do": "bot", "match": "m2", "bot": "random", "say": True, "seed": 3},
    {"do": "perft", "match": "m1", "depth": 2},
    {"do": "concede", "match": "m2", "seat": 1},
    {"do": "close", "match": "m2"},
]
NAMES = sorted({name for request in RIGHT for name in request} | {"card", "zone", "deck", "cards", "record", "number"})
WORDS = ["m1", "m2", "m9", "duel", "greedy", "rest", "attack:1", "play:4", "", "é", "\x00", "😀", "concede:0", "random"]

ODD = [None, True, False, 0, 1, 2, 3, -1, -2, 7, 4096, 10**30, -(10**300), 2**63, 2**64, 0.5, 1e300, [], {}, [[]], [{}]]
ODD += [[1], ["m1"], {"card": "hush"}, ["hush"], [{"card": "knight", "owner": 1}], {"number": 1}, [None], "x" * 2000]
known_values = st.sampled_from([*ODD, *WORDS]).map(deepcopy)  # they go into requests that are changed further
values = st.recursive(
    st.one_of(known_values, st.integers(), st.text(max_size=8), st.floats(allow_nan=False, allow_infinity=False)),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(NAMES) | st.text(max_size=4), inner),
    max_leaves=6,
)
ids = st.sampled_from([0, 7, -3, 10**40, "a", "", "é", "😀"])


def places(into):
    """Every place of a request, at any depth, but for its id: what it is in, and its name or number there."""
    names = [name for name in into if name != "id"] if isinstance(into, dict) else range(len(into))
    for name in names:
        yield into, name
        if isinstance(into[name], (dict, list)):
            yield from places(into[name])


@st.composite
def almost_right(draw):
    """A right request with up to three places changed, at any depth."""
    request = json.loads(json.dumps(draw(st.sampled_from(RIGHT)))) | {"id": draw(ids)}
    for _ in range(draw(st.sampled_from([0, 1, 1, 1, 2, 3]))):
        known = list(places(request))
        into, name = draw(st.sampled_from(known)) if known else (request, "do")
        change = draw(st.sampled_from(["change", "drop", "add"]))
        if change == "change" or not known:
            into[name] = draw(known_values)
        elif change == "drop":
            del into[name]
        elif isinstance(into, dict):
            into[draw(st.sampled_from(NAMES))] = draw(known_values)
        else:
            into.append(draw(known_values))
    return json.dumps(request, ensure_ascii=False).encode()


@st.composite
def damaged(draw):
    """The bytes of a right request, cut or with some replaced."""
    line = bytearray(json.dumps(draw(st.sampled_from(RIGHT))).encode())
    at = draw(st.integers(0, len(line)))
    if draw(st.booleans()):
        return bytes(line[:at])
    line[at : at + draw(st.integers(0, 3))] = draw(st.binary(max_size=4))
    return bytes(line).replace(b"\n", b" ")


nested = st.builds(lambda n, a, b: a * n + b * n, st.sampled_from([3, 70, 5000]), st.just(b"["), st.just(b"]"))
odd = st.sampled_from(
    [b"", b" ", b"\xef\xbb\xbf{}", b"NaN", b'{"do":NaN}', b'{"id":1e999}', b"null", b"\x00", b'"\\ud800"']
)
lines = st.one_of(
    almost_right(),
    almost_right(),
    almost_right(),
    damaged(),
    values.map(lambda value: json.dumps(value).encode("utf-8", "surrogatepass")),
    st.binary(max_size=40).map(lambda line: line.replace(b"\n", b" ")),
    nested,
    odd,
)


def readable_id(line):
    """The id that a line has, where Python's own reader finds one in valid JSON."""
    try:
        request = json.loads(line.decode())
    except (ValueError, RecursionError):
        return None
    id = request.get("id") if isinstance(request, dict) else None
    return id if type(id) in (int, str) else None


def client_with_two_matches():
    client = Client()
    for _ in range(2):
        client.ok("scenario", game="duel", players=PLAYERS)
    client.ok("choose", match="m1", option="attack:1")
    return client


def standing(client):
    """All that there is: every open match, its position, and what can be undone and redone."""
    tables = client.protocol.matches._open.values()
    return [(one.id, one.match.hash(), one.match.n, len(one.match.future), len(one.match.log)) for one in tables]


def test_ten_thousand_bad_lines_get_one_answer_each_and_errors_change_nothing(caplog):
    answered = {"ok": 0, "error": 0}

    @settings(
        max_examples=BATCHES,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(lines, min_size=LINES_AT_ONCE, max_size=LINES_AT_ONCE))
    def send(batch):
        client = client_with_two_matches()
        before = standing(client)
        for line in batch:
            raw = client.protocol.answer(line)
            assert b"\n" not in raw
            answer = json.loads(raw)
            outcome = "ok" if "ok" in answer else "error"
            answered[outcome] += 1
            assert set(answer) == {"id", outcome}
            if outcome == "error":
                assert set(answer["error"]) == {"code", "message", "rules", "options"}
                assert answer["error"]["code"] != "internal", caplog.text
                assert standing(client) == before
                if answer["error"]["code"] != "bad-json":
                    assert answer["id"] == readable_id(line)
            else:
                assert answer["id"] == readable_id(line)
                before = standing(client)
        assert client.ok("hello")["protocol"] == 1

    send()
    assert sum(answered.values()) >= 10_000
    assert min(answered.values()) >= 500  # neither all rubbish nor all right
