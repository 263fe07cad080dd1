"""What clients say, each message a type of its own, and what they are answered."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from pioche.engine.game import Deck
from pioche.server.events import AnyClock

Text = Annotated[str, Meta(max_length=300)]
Key = Annotated[str, Meta(max_length=60)]
Id = Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Seat = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]


class ClientMessage(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A message of a client. `id` comes back with the answer."""

    id: Number = 0


class Watch(ClientMessage, tag="watch"):
    """Follow the table; `since` is the last update that the client has."""

    since: Number | None = None


class Sit(ClientMessage, tag="sit"):
    seat: Seat
    deck: Annotated[str, Meta(max_length=60)] | Deck


class AddBot(ClientMessage, tag="bot"):
    seat: Seat
    bot: Key
    deck: Annotated[str, Meta(max_length=60)] | Deck


class Stand(ClientMessage, tag="stand"):
    pass


class Begin(ClientMessage, tag="start"):
    pass


class Choose(ClientMessage, tag="choose"):
    n: Number
    option: Key


class Undo(ClientMessage, tag="undo"):
    to: Number


class AnswerUndo(ClientMessage, tag="answer-undo"):
    yes: bool


class Concede(ClientMessage, tag="concede"):
    pass


class Claim(ClientMessage, tag="claim"):
    """An opponent has gone: a bot takes the seat, or the win is claimed."""

    seat: Seat
    bot: Key = ""


class Talk(ClientMessage, tag="say"):
    """A line for the table, or for one's own team."""

    text: Text
    team: bool = False


class Why(ClientMessage, tag="why"):
    """Why an option is not there, or why a card has none."""

    option: Key = ""
    card: Number = 0


class What(ClientMessage, tag="what"):
    """What some options would do."""

    options: Annotated[list[Key], Meta(max_length=12)]


class Rematch(ClientMessage, tag="rematch"):
    pass


class Hurry(ClientMessage, tag="hurry"):
    """Bots need not play at a pace that one can follow until a person is asked."""


class Ping(ClientMessage, tag="ping"):
    pass


AnyMessage = (
    Watch
    | Sit
    | AddBot
    | Stand
    | Begin
    | Choose
    | Undo
    | AnswerUndo
    | Concede
    | Claim
    | Talk
    | Why
    | What
    | Rematch
    | Hurry
    | Ping
)


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made; who makes it sits down where `deck` is given."""

    game: Key
    seats: Annotated[int, Meta(ge=1, le=6)] = 2
    options: dict[Key, Any] = {}
    clock: AnyClock | None = None
    open: bool = False
    delay: Annotated[int, Meta(ge=0, le=1000)] = 0
    deck: Annotated[str, Meta(max_length=60)] | Deck | None = None
    bots: Annotated[list[Key], Meta(max_length=5)] = []
    bot_decks: Annotated[list[Annotated[str, Meta(max_length=60)] | Deck], Meta(max_length=5)] = []


class Login(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=60)]
    password: Annotated[str, Meta(max_length=300)]


class Naming(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=60)]


class Report(msgspec.Struct, forbid_unknown_fields=True):
    table: Id
    note: Annotated[str, Meta(max_length=4000)]
    browser: Annotated[str, Meta(max_length=400)] = ""


class DeckText(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=20_000)]


decode = msgspec.json.Decoder(AnyMessage).decode
