"""What happens at a table, as records. A table is what its events make of it: they are stored before anyone is told."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from pioche.engine.game import Deck
from pioche.engine.record import Record


class Event(msgspec.Struct, tag_field="what", kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that has happened, at a time of the server's clock (seconds since 1970)."""

    at: float


class ClockSetting(msgspec.Struct, tag_field="kind", forbid_unknown_fields=True):
    """How much time each seat has."""


class PerMove(ClockSetting, tag="move"):
    seconds: Annotated[float, Meta(ge=1, le=86_400)]


class Fischer(ClockSetting, tag="fischer"):
    main: Annotated[float, Meta(ge=1, le=86_400)]
    add: Annotated[float, Meta(ge=0, le=3_600)]


class Days(ClockSetting, tag="days"):
    days: Annotated[float, Meta(ge=0.01, le=60)]


AnyClock = PerMove | Fischer | Days


class Created(Event, tag="created"):
    """A table for one match. `seats` are the places for players; `open`: it stands in the lobby."""

    game: str
    seats: int
    seed: str
    host: str
    options: dict[str, Any] = {}
    clock: AnyClock | None = None
    open: bool = False
    delay: int = 0  # decisions that spectators are behind
    of: str = ""  # the table of which it is a fork
    kept: bool = False  # a record that was brought here: it is looked at, nobody plays


class Sat(Event, tag="sat"):
    """A person takes a seat, with a deck."""

    seat: int
    user: str
    name: str
    deck: Deck


class BotSat(Event, tag="bot"):
    """A bot takes a seat: an empty one, or that of a person who has gone."""

    seat: int
    bot: str
    deck: Deck | None = None


class Left(Event, tag="left"):
    """A seat is empty again; before the start only."""

    seat: int


class Started(Event, tag="started"):
    """All seats are taken: the match begins, or goes on from where a record ends."""

    record: Record | None = None


class Chose(Event, tag="chose"):
    """The answer to decision `n`."""

    seat: int
    n: int
    option: str


class Undone(Event, tag="undone"):
    """The match stands before decision `to` again."""

    to: int
    by: int


class UndoAsked(Event, tag="undo-asked"):
    to: int
    by: int


class UndoAnswered(Event, tag="undo-answered"):
    """`by` accepts or refuses what another asked; who asked may withdraw it."""

    by: int
    yes: bool


class Conceded(Event, tag="conceded"):
    seat: int
    reason: str = "conceded"


class Resumed(Event, tag="resumed"):
    """A server looks after the table again: the time of who is asked runs from now on."""


class Said(Event, tag="said"):
    """A line of chat, by a seat or (-1) a spectator; `team`: only those who play in that team read it."""

    seat: int
    name: str
    text: str
    team: int = -1


class Rematched(Event, tag="rematched"):
    """Those who were here meet again at another table."""

    table: str


class Forked(Event, tag="forked"):
    """Somebody plays on at another table from decision `n` of this match, in a seat of theirs."""

    table: str
    n: int
    seat: int
    name: str
    bot: str


AnyEvent = (
    Created
    | Sat
    | BotSat
    | Left
    | Started
    | Chose
    | Undone
    | UndoAsked
    | UndoAnswered
    | Conceded
    | Resumed
    | Said
    | Rematched
    | Forked
)

_decoder = msgspec.json.Decoder(AnyEvent)
_encoder = msgspec.json.Encoder()


def written(event: AnyEvent) -> bytes:
    return _encoder.encode(event)


def read(data: bytes | str) -> AnyEvent:
    event: AnyEvent = _decoder.decode(data)
    return event
