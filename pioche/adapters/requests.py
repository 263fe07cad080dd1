"""What a client may ask over the protocol: one struct a verb, told apart by `do`."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec.structs import fields

from pioche.engine import PiocheError

MOST_BYTES = 1 << 20  # of one line
MOST_LEVELS = 64  # of objects and lists within each other
MOST_SEATS = 8  # more than any game has: decks are made before seats are counted

Json = dict[str, Any]
DeckGiven = str | list[str] | Json  # a starter's id or `random`, a list of card ids, or all that a game's deck has


class Request(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """`id` comes back with the answer. `lang` asks for words beside the data, and says in which language."""

    id: int | str | None = None
    lang: Literal["fr", "en"] | None = None


class Hello(Request, tag="hello"):
    """Who is there."""


class Games(Request, tag="games"):
    """The games there are, or all that a client must know of one: zones, words, options."""

    game: str | None = None


class Cards(Request, tag="cards"):
    """What is printed on the cards of a game, or on one."""

    game: str
    card: str | None = None


class Decks(Request, tag="decks"):
    """The starters of a game; or one deck checked, read from text, made by chance, or written as text."""

    game: str
    check: DeckGiven | None = None
    read: str | None = msgspec.field(default=None, name="import")
    generate: bool | None = None
    export: DeckGiven | None = None
    seed: int | str | None = None


class SeatGiven(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits there: `bot` names the bot that answers for this seat."""

    deck: DeckGiven | None = None
    name: str = ""
    bot: str | None = None


class New(Request, tag="new"):
    """A match from its set-up on."""

    game: str
    seats: Annotated[list[SeatGiven], msgspec.Meta(max_length=MOST_SEATS)] | None = None
    seed: int | str | None = None
    options: Json = {}


class Scenario(Request, tag="scenario"):
    """A match from a position: its words stand flat beside `game`."""

    game: str
    seed: int | str = 0
    names: list[str] = []
    words: Json = {}


class Load(Request, tag="load"):
    """A match from its record."""

    record: Json


class OfMatch(Request):
    """What is asked of an open match."""

    match: str


class OpenDecision(OfMatch, tag="decision"):
    """What is asked now."""


class Choose(OfMatch, tag="choose"):
    """Answer by an option's key, or by a name that just one option has."""

    option: str | None = None
    text: str | None = None
    seat: int | None = None


class Why(OfMatch, tag="why"):
    """Why an option is not there."""

    option: str
    seat: int | None = None


class Concede(OfMatch, tag="concede"):
    """A seat gives up."""

    seat: int


class View(OfMatch, tag="view"):
    """What a seat sees; without one, what a spectator sees; or everything."""

    seat: int | None = None
    all: bool = False


class Log(OfMatch, tag="log"):
    """What happened since decision `since`, for the same eyes as a view."""

    since: int = 0
    seat: int | None = None
    all: bool = False


class Undo(OfMatch, tag="undo"):
    """Back to a decision, the last one unless said otherwise."""

    to: int | None = None


class Redo(OfMatch, tag="redo"):
    """Forward again, by one decision unless said otherwise."""

    to: int | None = None
    seat: int | None = None


class Fork(OfMatch, tag="fork"):
    """A second match from here."""


class Save(OfMatch, tag="save"):
    """The record of a match."""


class Patch(OfMatch, tag="patch"):
    """Another position: its words stand flat beside `match`."""

    words: Json = {}


class AskBot(OfMatch, tag="bot"):
    """Let a bot answer, the seat's own unless one is named; `say`: only tell what it would."""

    bot: str | None = None
    say: bool = False
    seed: int | str | None = None
    seat: int | None = None


class Perft(OfMatch, tag="perft"):
    """How many ways there are to make the next decisions."""

    depth: int


class Close(OfMatch, tag="close"):
    """Forget a match."""


R = TypeVar("R", bound=Request)

_json = msgspec.json.Decoder()


def parse(line: bytes) -> Json:
    """The object that a line holds."""
    if len(line) > MOST_BYTES:
        raise PiocheError("line-too-long", most=MOST_BYTES)
    try:
        asked = _json.decode(line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise PiocheError("bad-json", reason=str(error)) from None
    if not isinstance(asked, dict):
        raise PiocheError("not-an-object")
    return asked


def request_of(kind: type[R], asked: Json) -> R:
    """The request in its type, or a refusal that names the field."""
    if _deeper(asked, MOST_LEVELS):
        raise PiocheError("too-deep", most=MOST_LEVELS)
    known = {field.encode_name: field.required for field in fields(kind)}
    takes_words = "words" in known
    known.pop("words", None)
    others = {name: value for name, value in asked.items() if name not in known and name != "do"}
    if takes_words:
        asked = {name: value for name, value in asked.items() if name not in others} | {"words": others}
    elif others:
        raise PiocheError("unknown-field", options=list(known), field=next(iter(others)))
    for name, required in known.items():
        if required and name not in asked:
            raise PiocheError("missing-field", field=name)
    try:
        return msgspec.convert(asked, kind)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at ")
        raise PiocheError("bad-field", field=place.strip("`").removeprefix("$."), reason=reason) from None


def _deeper(value: object, levels: int) -> bool:
    if isinstance(value, dict):
        return not levels or any(_deeper(one, levels - 1) for one in value.values())
    if isinstance(value, list):
        return not levels or any(_deeper(one, levels - 1) for one in value)
    return False
