"""The API as a document for programs: OpenAPI 3.1, made from the types that requests are read into and answers have.

The types of answers live here. Handlers make plain data; a test asks each of them and holds it against its type."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final, Literal, NamedTuple

import msgspec

from pioche import __version__
from pioche.engine import slugs
from pioche.engine.game import Deck
from pioche.server import messages as m
from pioche.server.events import AnyClock
from pioche.server.people import Person
from pioche.server.replay import Fork


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """Something that the server says: these fields and no others."""


class Words(Answer):
    """A text in both languages."""

    fr: str
    en: str


class AllWords(Answer):
    """All words of a game by their keys, in both languages."""

    fr: dict[str, str]
    en: dict[str, str]


class Refusal(Answer):
    """Why not: a code for programs, words for people, the rules behind it."""

    code: str
    message: Words
    rules: list[str]


class Refused(Answer):
    error: Refusal


class GameName(Answer):
    game: str
    names: Words
    seats: list[int]


class Hello(Answer):
    version: str
    you: Person
    games: list[GameName]
    bots: list[str]


class Made(Answer):
    """A new table, by its id."""

    table: str


class Result(Answer):
    """How a match ended: no winner is a draw. `why` is there in lists."""

    winners: list[int]
    reason: str
    scores: list[int]
    why: Words | msgspec.UnsetType = msgspec.UNSET


class ListedSeat(Answer):
    name: str
    bot: str
    taken: bool


class ListedTable(Answer, kw_only=True):
    id: str
    game: str
    state: Literal["open", "playing", "over"]
    open: bool
    touched: float
    seats: list[ListedSeat]
    clock: AnyClock | None
    options: dict[str, Any]
    turn: int
    result: Result | None


class MyTable(ListedTable, kw_only=True):
    """A table where one sits: in which seat, which seat is asked (-1: none), and whether that is one's own."""

    you: int
    asks: int
    mine: bool


class Zone(Answer):
    name: str
    of_player: bool
    holds: str


class Section(Answer):
    """A part of a deck: the cards of which `fact` is one of `values`, from `least` to `most` (0: any number)."""

    name: str
    fact: str
    values: list[str]
    least: int
    most: int


class Card(Answer):
    names: Words
    texts: Words
    facts: dict[str, Any]


class GameData(Answer):
    """All that is printed of a game, in both languages."""

    game: str
    names: Words
    rules: str
    seats: list[int]
    options: dict[str, list[Any]]
    stops: list[str]
    zones: list[Zone]
    decks: dict[str, Deck]
    sections: list[Section]
    least: int
    cards: dict[str, Card]
    words: AllWords


class RuleData(Answer):
    id: str
    chapter: Words
    kind: str
    ruling: bool
    text: Words
    check: str
    table: bool
    source: str


class Keyword(Answer):
    name: Words
    rules: list[RuleData]


class CardRules(Answer):
    """What the rulebook says about a card."""

    keywords: list[Keyword]
    rules: list[RuleData]
    glossary: dict[str, str]


class DeckRefusal(Answer):
    rule: str
    text: Words
    card: str


class DeckData(Answer):
    """A deck, what is wrong with it, and lists of it that can be read again."""

    deck: Deck
    refusals: list[DeckRefusal]
    lists: Words


class Hand(Answer):
    cards: list[str]


class Reason(Answer):
    """Why something is not offered."""

    key: str
    rule: str
    text: Words
    chapter: Words
    rule_text: Words


class SeatData(Answer):
    name: str
    bot: str
    person: bool
    deck: str


class Turn(Answer):
    n: int
    turn: int
    active: int


class LogLine(Answer):
    """What happened, after which decision; `cards` are those that it names, by id. `then` is how it is told behind the
    lines before it, where it belongs to their action."""

    n: int
    id: str
    cards: list[str]
    text: Words
    then: Words | msgspec.UnsetType = msgspec.UNSET


class Stem(Answer):
    table: str
    n: int


class Line(Answer):
    """A match: all that is the same at each of its moments. `seed` once it is over."""

    table: str
    game: str
    at: float
    kept: bool
    of: Stem | None
    you: int
    mine: list[int]
    seats: list[SeatData]
    names: list[str]
    seed: str
    commitment: str
    result: Result | None
    last: int
    asked: list[int]
    turns: list[Turn]
    changes: list[tuple[int, int, str, Any]]
    log: list[LogLine]


class Moments(Answer):
    """A match before decision `n`, whole, and before those that follow, as changes."""

    n: int
    last: int
    moments: list[dict[str, Any] | None]


class ForkData(Answer):
    """A match that was played on from decision `n` of another."""

    table: str
    n: int
    seat: int
    name: str
    bot: str
    last: int
    result: Result | None


class Stored(Answer):
    ok: bool


class Ready(Answer):
    """`trouble` is why not, where it cannot (503)."""

    ok: bool
    trouble: str


class Health(Answer):
    ok: bool
    version: str


class Told(Answer, tag_field="is", kw_only=True):
    """A message of the server over a WebSocket."""


class TableTold(Told, tag="table"):
    """The whole table, as this client may know it, after update `n`."""

    n: int
    table: dict[str, Any]


class UpdateTold(Told, tag="update"):
    """What is different since the last message, or since update `since` where the client named it."""

    n: int
    since: int | None
    delta: dict[str, Any] | None


class DoneTold(Told, tag="done"):
    """What was asked with this id is done, and stored."""

    id: int
    n: int | msgspec.UnsetType = msgspec.UNSET
    table: str | msgspec.UnsetType = msgspec.UNSET
    why: list[Reason] | msgspec.UnsetType = msgspec.UNSET
    what: list[dict[str, Any] | None] | msgspec.UnsetType = msgspec.UNSET
    at: float | msgspec.UnsetType = msgspec.UNSET
    gone: list[float] | msgspec.UnsetType = msgspec.UNSET
    idle: float | msgspec.UnsetType = msgspec.UNSET
    watching: int | msgspec.UnsetType = msgspec.UNSET


class RefusedTold(Told, tag="refused"):
    """What was asked with this id is not done (0: it could not be read), and why."""

    id: int
    error: Refusal


AnyTold = TableTold | UpdateTold | DoneTold | RefusedTold


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
    Operation("get", "/api/hello", "Who one is; somebody new gets a cookie", Hello),
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
    Operation("get", "/api/tables", "Tables that anybody may join or watch", list[ListedTable]),
    Operation(
        "post",
        "/api/tables",
        "Make a table; with all seats taken the match begins",
        Made,
        status=201,
        body=m.NewTable,
        example={"game": slugs()[0], "deck": "random", "bots": ["random"], "clock": {"kind": "move", "seconds": 60}},
    ),
    Operation("get", "/api/mine", "Tables where one sits", list[MyTable]),
    Operation("get", "/api/tables/{id}/record", "The record of a match that is over", dict[str, Any]),
    Operation("get", "/api/tables/{id}/line", "A match, from its first decision to its last so far", Line, query=_SEEN),
    Operation(
        "get",
        "/api/tables/{id}/at/{n}",
        "A match, as it stood",
        Moments,
        query=(*_SEEN, "count"),
    ),
    Operation(
        "get",
        "/api/tables/{id}/at/{n}/why",
        "Why something could not be done then",
        list[Reason],
        query=(*_SEEN, "option", "card"),
    ),
    Operation("get", "/api/tables/{id}/forks", "Matches that were played on from this one", list[ForkData]),
    Operation(
        "post",
        "/api/tables/{id}/fork",
        "Play on from a decision of a match that is over",
        Made,
        status=201,
        body=Fork,
        example={"n": 3, "seat": 0, "bot": "random"},
    ),
    Operation("post", "/api/records", "Bring a record from elsewhere", Made, status=201, body=dict[str, Any]),
    Operation("get", "/api/games/{slug}", "All that is printed of a game", GameData, query=("brief",)),
    Operation(
        "get",
        "/api/games/{slug}/rules",
        "The rulebook, or the rules in which all words occur",
        list[RuleData],
        query=("q",),
    ),
    Operation("get", "/api/games/{slug}/cards/{id}", "What the rulebook says about a card", CardRules),
    Operation(
        "post",
        "/api/games/{slug}/deck",
        "Read a deck and say what is wrong with it",
        DeckData,
        body=m.DeckText,
        example={"text": _DECK},
    ),
    Operation("post", "/api/games/{slug}/random", "A deck by chance", DeckData),
    Operation(
        "post",
        "/api/games/{slug}/hand",
        "A hand that a deck might begin with",
        Hand,
        body=m.DeckText,
        example={"text": _DECK},
    ),
    Operation(
        "post",
        "/api/report",
        "Report what went wrong at a table",
        Stored,
        status=201,
        body=m.Report,
        example={"table": "a1b2c3", "note": "The ward stayed."},
    ),
    Operation("get", "/api/openapi.json", "This document", dict[str, Any]),
    Operation("get", "/health", "Whether the server answers", Health),
    Operation("get", "/ready", "Whether it can store tables", Ready),
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
    named = [m.AnyMessage, AnyTold, Refused]
    types = [
        kind for one in OPERATIONS for kind in (one.answer, one.body) if kind is not None and kind.__class__ is not str
    ]
    schemas, components = msgspec.json.schema_components([*types, *named], ref_template="#/components/schemas/{name}")
    found = iter(schemas)
    paths: dict[str, Any] = {}
    for one in OPERATIONS:
        answer = None if isinstance(one.answer, str) else next(found)
        body = None if one.body is None else next(found)
        paths.setdefault(one.path, {})[one.method] = _operation(one, answer, body)
    message, told, refused = found
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
