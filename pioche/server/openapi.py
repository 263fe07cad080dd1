"""The API as a document for programs: OpenAPI 3.1, made from the types that requests are read into and answers have."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from pioche import __version__
from pioche.engine import slugs
from pioche.server import answers as a
from pioche.server import messages as m
from pioche.server.people import Person
from pioche.server.replay import Fork


class Operation(NamedTuple):
    """One thing that can be asked. A type is what is sent or answered as JSON; a text is another media type."""

    method: str
    path: str
    summary: str
    answer: Any
    status: int = 200
    body: Any = None
    example: Any = None
    query: tuple[str, ...] = ()


_DECK: Final = "# Mine\n1x Knight\n"
_SEEN: Final = ("seat",)

OPERATIONS: Final = (
    Operation("get", "/api/hello", "Who one is; somebody new gets a cookie", a.Hello),
    Operation("post", "/api/name", "A guest is called otherwise", Person, body=m.Naming, example={"name": "Ann"}),
    Operation(
        "post",
        "/api/account",
        "Make an account; a guest who makes one keeps their seats",
        Person,
        body=m.Login,
        example={"name": "Saori Kido", "password": "an owl at night"},
    ),
    Operation(
        "post",
        "/api/login",
        "Be who one is elsewhere",
        Person,
        body=m.Login,
        example={"name": "Saori Kido", "password": "an owl at night"},
    ),
    Operation("post", "/api/logout", "Be a new guest", Person, body=dict[str, Any], example={}),
    Operation("get", "/api/tables", "Tables that anybody may join or watch", list[a.ListedTable]),
    Operation(
        "post",
        "/api/tables",
        "Make a table; with all seats taken the match begins",
        a.Made,
        status=201,
        body=m.NewTable,
        example={"game": slugs()[0], "deck": "random", "bots": ["random"], "clock": {"kind": "move", "seconds": 60}},
    ),
    Operation("get", "/api/mine", "Tables where one sits", list[a.MyTable]),
    Operation("get", "/api/tables/{id}/record", "The record of a match that is over", dict[str, Any]),
    Operation(
        "get", "/api/tables/{id}/line", "A match, from its first decision to its last so far", a.Line, query=_SEEN
    ),
    Operation(
        "get",
        "/api/tables/{id}/at/{n}",
        "A match, as it stood",
        a.Moments,
        query=(*_SEEN, "count"),
    ),
    Operation(
        "get",
        "/api/tables/{id}/at/{n}/why",
        "Why something could not be done then",
        list[a.Reason],
        query=(*_SEEN, "option", "card"),
    ),
    Operation("get", "/api/tables/{id}/forks", "Matches that were played on from this one", list[a.ForkData]),
    Operation(
        "post",
        "/api/tables/{id}/fork",
        "Play on from a decision of a match that is over",
        a.Made,
        status=201,
        body=Fork,
        example={"n": 3, "seat": 0, "bot": "random"},
    ),
    Operation("post", "/api/records", "Bring a record from elsewhere", a.Made, status=201, body=dict[str, Any]),
    Operation("get", "/api/games/{slug}", "All that is printed of a game", a.GameData, query=("brief",)),
    Operation(
        "get",
        "/api/games/{slug}/rules",
        "The rulebook, or the rules in which all words occur",
        list[a.RuleData],
        query=("q",),
    ),
    Operation(
        "post",
        "/api/games/{slug}/examples/{id}",
        "Open a worked example of the rulebook: a table where one has all seats",
        a.Made,
        status=201,
    ),
    Operation("get", "/api/games/{slug}/cards/{id}", "What the rulebook says about a card", a.CardRules),
    Operation(
        "post",
        "/api/games/{slug}/deck",
        "Read a deck and say what is wrong with it",
        a.DeckData,
        body=m.DeckText,
        example={"text": _DECK},
    ),
    Operation("post", "/api/games/{slug}/random", "A deck by chance", a.DeckData),
    Operation(
        "post",
        "/api/games/{slug}/hand",
        "A hand that a deck might begin with",
        a.Hand,
        body=m.DeckText,
        example={"text": _DECK},
    ),
    Operation(
        "post",
        "/api/report",
        "Report what went wrong at a table",
        a.Stored,
        status=201,
        body=m.Report,
        example={"table": "a1b2c3", "note": "The ward stayed."},
    ),
    Operation("get", "/api/openapi.json", "This document", dict[str, Any]),
    Operation("get", "/health", "Whether the server answers", a.Health),
    Operation("get", "/ready", "Whether it can store tables", a.Ready),
    Operation("get", "/metrics", "Counters, for Prometheus", "text/plain"),
    Operation("get", "/ws/{id}", "The WebSocket of a table: AnyMessage goes in, AnyTold comes out", "", status=101),
    Operation("get", "/{path}", "The web app", "text/html"),
)
_PARAMETERS: Final = {
    "id": "of a table or of a card",
    "slug": "of a game",
    "n": "of a decision",
    "path": "of a page",
    "seat": "through whose eyes: a seat, `all`, or nobody's where it is missing",
    "count": "how many moments",
    "option": "an option's key",
    "card": "a card's number",
    "q": "words to look for",
    "brief": "anything: without the texts of the cards",
}


@cache
def document() -> bytes:
    """The whole document. It never changes while the server runs."""
    named = [m.AnyMessage, a.AnyTold, a.Moment, a.Entry, a.Refused]
    types = [
        kind for one in OPERATIONS for kind in (one.answer, one.body) if kind is not None and kind.__class__ is not str
    ]
    schemas, components = msgspec.json.schema_components([*types, *named], ref_template="#/components/schemas/{name}")
    for open_kind in a.Open.__subclasses__():
        components[open_kind.__name__]["additionalProperties"] = True
    found = iter(schemas)
    paths: dict[str, Any] = {}
    for one in OPERATIONS:
        answer = None if isinstance(one.answer, str) else next(found)
        body = None if one.body is None else next(found)
        paths.setdefault(one.path, {})[one.method] = _operation(one, answer, body)
    message, told, _, _, refused = found
    data = {
        "openapi": "3.1.0",
        "info": {
            "title": "Pioche",
            "version": __version__,
            "license": {"name": "MIT", "identifier": "MIT"},
            "summary": "Tables where trading-card games are played by their whole rulebook",
        },
        "paths": paths,
        "components": {
            "schemas": {**components, "AnyMessage": message, "AnyTold": told},
            "responses": {"Refused": _json("Why not", refused)},
            "securitySchemes": {"cookie": {"type": "apiKey", "in": "cookie", "name": "pioche"}},
        },
    }
    return msgspec.json.encode(data)


def _json(description: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def _operation(one: Operation, answer: dict[str, Any] | None, body: dict[str, Any] | None) -> dict[str, Any]:
    responses: dict[str, Any] = {"default": {"$ref": "#/components/responses/Refused"}}
    if answer is not None:
        responses[str(one.status)] = _json(one.summary, answer)
    else:
        content = {"content": {one.answer: {"schema": {"type": "string"}}}} if one.answer else {}
        responses[str(one.status)] = {"description": one.summary, **content}
    places = [("path", name) for name in re.findall(r"{(\w+)}", one.path)] + [("query", name) for name in one.query]
    data: dict[str, Any] = {
        "operationId": re.sub(r"\W+", "-", f"{one.method}{one.path.replace('/api', '')}").strip("-"),
        "summary": one.summary,
        "parameters": [_parameter(place, name) for place, name in places],
        "responses": responses,
    }
    if body is not None:
        content = {"schema": body} if one.example is None else {"schema": body, "example": one.example}
        data["requestBody"] = {"required": True, "content": {"application/json": content}}
        data["security"] = [{"cookie": []}]
    return data


def _parameter(place: str, name: str) -> dict[str, Any]:
    return {
        "name": name,
        "in": place,
        "required": place == "path",
        "description": _PARAMETERS[name],
        "schema": {"type": "integer" if name in ("n", "count") else "string"},
    }
