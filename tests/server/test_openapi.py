"""The document says what the server does: each route, each body, each answer, each message."""

import importlib.util
import json
import re
from pathlib import Path

import jsonschema
import pytest
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient

from pioche.engine import new_match, slugs
from pioche.server import messages
from pioche.server.answers import AnyTold
from pioche.server.forecast import forecast
from pioche.server.openapi import OPERATIONS, document
from pioche.server.picture import decision_data, table_data
from pioche.server.settings import Settings
from pioche.server.web import make_app

DOCUMENT = json.loads(document())
PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def check(instance, schema):
    """Against a schema of the document, whose references lead into it."""
    jsonschema.Draft202012Validator({**schema, "components": DOCUMENT["components"]}).validate(instance)


def message_schema(name):
    return {"$ref": f"#/components/schemas/{name}"}


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    settings = Settings(tmp_path_factory.mktemp("api"), secret="s", workers=0, bot_pause=0.0, idle=0.0)
    with TestClient(make_app(settings)) as client:
        yield client


def test_the_document_is_sound():
    assert DOCUMENT["openapi"] == "3.1.0"
    for schema in DOCUMENT["components"]["schemas"].values():
        jsonschema.Draft202012Validator.check_schema(schema)
    ids = [operation["operationId"] for path in DOCUMENT["paths"].values() for operation in path.values()]
    assert len(ids) == len(set(ids)) == len(OPERATIONS)
    named = set(re.findall(r'"#/components/(\w+/\w+)"', document().decode()))
    assert named <= {f"{kind}/{name}" for kind, ones in DOCUMENT["components"].items() for name in ones}
    assert not any("." in name for name in DOCUMENT["components"]["schemas"])


def test_every_route_is_in_it_and_nothing_else(client):
    routes = set()
    for route in client.app.routes:
        path = re.sub(r":\w+}", "}", route.path)
        if isinstance(route, Route):
            routes |= {(method.lower(), path) for method in route.methods - {"HEAD"}}
        else:
            assert isinstance(route, WebSocketRoute)
            routes.add(("get", path))
    assert routes == {(one.method, one.path) for one in OPERATIONS}


class Asker:
    """Asks as the document says, and holds the answer against it."""

    def __init__(self, client):
        self.client = client
        self.asked = set()

    def __call__(self, method, path, body=None, /, _status=None, **values):
        operation = DOCUMENT["paths"][path][method]
        address = path
        for name in re.findall(r"{(\w+)}", path):
            address = address.replace(f"{{{name}}}", str(values.pop(name)))
        if body is not None and "requestBody" in operation:
            check(body, operation["requestBody"]["content"]["application/json"]["schema"])
        assert values.keys() <= {one["name"] for one in operation["parameters"] if one["in"] == "query"}
        answer = self.client.request(method, address, json=body, params=values)
        assert answer.headers.get_list("cache-control") == ["no-store"]  # no answer is for anybody else, or for later
        if _status is not None:
            assert answer.status_code == _status, answer.text
            refused = DOCUMENT["components"]["responses"]["Refused"]["content"]["application/json"]["schema"]
            check(answer.json(), refused)
            return answer.json()
        self.asked.add((method, path))
        ((media, content),) = operation["responses"][str(answer.status_code)]["content"].items()
        assert answer.headers["content-type"].startswith(media)
        if media != "application/json":
            return answer.text
        check(answer.json(), content["schema"])
        return answer.json()


def example(method, path):
    return next(one.example for one in OPERATIONS if (one.method, one.path) == (method, path))


def test_every_answer_is_as_it_says(client):
    ask = Asker(client)
    ask("get", "/api/hello")
    for path in ("/api/name", "/api/account", "/api/login", "/api/logout"):
        ask("post", path, example("post", path))
    ask("post", "/api/login", {"name": "Nobody", "password": "wrong"}, _status=403)
    table = ask("post", "/api/tables", example("post", "/api/tables"))["table"]
    open_table = ask("post", "/api/tables", {"game": "keyforge", "open": True, "deck": "random"})["table"]
    assert [one["id"] for one in ask("get", "/api/tables")] == [open_table]
    ask("get", "/api/tables/{id}/record", id=table, _status=400)
    with client.websocket_connect(f"/ws/{table}") as socket:
        for message in ({"do": "watch"}, {"do": "concede", "id": 1}):
            check(message, message_schema("AnyMessage"))
            socket.send_json(message)
        told = None
        while told is None or told["is"] != "done":
            told = socket.receive_json(mode="binary")
            check(told, message_schema("AnyTold"))
    assert {one["id"] for one in ask("get", "/api/mine")} == {table, open_table}
    record = ask("get", "/api/tables/{id}/record", id=table)
    ask("post", "/api/records", record)
    ask("get", "/api/tables/{id}/line", id=table, seat="all")
    last = ask("get", "/api/tables/{id}/line", id=table)["last"]
    ask("get", "/api/tables/{id}/at/{n}", id=table, n=0, count=3, seat="0")
    ask("get", "/api/tables/{id}/at/{n}/why", id=table, n=0, seat="0", card="1")
    ask("post", "/api/tables/{id}/fork", {**example("post", "/api/tables/{id}/fork"), "n": min(last - 1, 0)}, id=table)
    assert ask("get", "/api/tables/{id}/forks", id=table)
    for slug in ("duel", "keyforge"):
        game = ask("get", "/api/games/{slug}", slug=slug)
        ask("get", "/api/games/{slug}/rules", slug=slug, q="card")
        ask("get", "/api/games/{slug}/cards/{id}", slug=slug, id=next(iter(game["cards"])))
        deck = ask("post", "/api/games/{slug}/random", slug=slug)
        ask("post", "/api/games/{slug}/hand", {"text": deck["lists"]["en"]}, slug=slug)
        ask("post", "/api/games/{slug}/deck", example("post", "/api/games/{slug}/deck"), slug="duel")
    ask("get", "/api/games/{slug}/rules", slug="rise", q="Mutisme")
    ask("post", "/api/games/{slug}/examples/{id}", slug="rise", id="mutisme")
    ask("get", "/api/games/{slug}", slug="nothing", _status=404)
    ask("post", "/api/report", {**example("post", "/api/report"), "table": table})
    assert ask("get", "/api/openapi.json") == DOCUMENT
    ask("get", "/health")
    ask("get", "/ready")
    assert "pioche_decisions_total" in ask("get", "/metrics")
    apart = {("get", "/ws/{id}"), ("get", "/{path}")}
    assert ask.asked == {(one.method, one.path) for one in OPERATIONS} - apart


def test_the_page_shows_every_message_and_each_is_sound():
    """docs/api.md has an example of each message in and out."""
    blocks = re.findall(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    shown = [json.loads(line) for block in blocks for line in block.splitlines() if line.startswith("{")]
    said, told = set(), set()
    for one in shown:
        if "do" in one:
            check(one, message_schema("AnyMessage"))
            messages.decode(json.dumps(one))
            said.add(one["do"])
        elif "is" in one:
            check(one, message_schema("AnyTold"))
            told.add(one["is"])
    assert said == {kind.__struct_config__.tag for kind in messages.AnyMessage.__args__}
    assert told == {kind.__struct_config__.tag for kind in AnyTold.__args__}


def test_the_page_names_every_operation():
    page = PAGE.read_text(encoding="utf-8")
    for one in OPERATIONS:
        if one.path != "/{path}":
            assert f"`{one.method.upper()} {one.path}`" in page, one


def test_the_types_of_the_web_app_are_made_from_it():
    """Written anew by `python tools/web_types.py`."""
    spec = importlib.util.spec_from_file_location("web_types", PAGE.parents[1] / "tools" / "web_types.py")
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.TARGET.read_text(encoding="utf-8") == tool.written()


@pytest.mark.parametrize("slug", slugs())
def test_what_a_table_shows_is_as_it_says(slug):
    """Positions, questions and forecasts of every game, through the eyes of a player and of a spectator."""
    match = new_match(slug, seed=3)
    for _ in range(40):
        asked = match.decision
        if asked is None:
            break
        for viewer in (asked.seat, -1):
            check(table_data(match.view(None if viewer < 0 else viewer)), message_schema("View"))
            check(decision_data(match, viewer), message_schema("Decision"))
        for entries in match.view(asked.seat)["players"][asked.seat].values():
            if isinstance(entries, list) and entries and isinstance(entries[0], dict):
                check(entries[0], message_schema("Entry"))
        check(forecast(match, asked.options[-1].key), message_schema("Forecast"))
        match.choose(asked.options[match.n * 7 % len(asked.options)].key)
    assert match.n == 40
