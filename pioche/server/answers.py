"""The types of what the server answers and tells: handlers make plain data, and tests hold it against these.

The document for programs and the types of the web app are made from them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from pioche.server.events import AnyClock
from pioche.server.people import Person


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """Something that the server says: these fields and no others."""


class Open(msgspec.Struct, kw_only=True):
    """Something to which a game adds words of its own."""


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


class Deck(Open):
    """A deck: its sections are lists of cards or of other words, by their names."""

    name: str | msgspec.UnsetType = msgspec.UNSET


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


class ExampleData(Answer):
    """A worked example of the rulebook that can be opened as a table."""

    id: str
    text: Words


class RuleData(Answer):
    id: str
    chapter: Words
    kind: str
    ruling: bool
    text: Words
    check: str
    table: bool
    source: str
    examples: list[ExampleData]


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


class Entry(Open):
    """A card where it lies: seen, with what play did to it, or so many hidden ones side by side."""

    card: str | msgspec.UnsetType = msgspec.UNSET
    number: int | msgspec.UnsetType = msgspec.UNSET
    owner: int | msgspec.UnsetType = msgspec.UNSET
    controller: int | msgspec.UnsetType = msgspec.UNSET
    hidden: int | msgspec.UnsetType = msgspec.UNSET


class Player(Open):
    """A player: the zones are lists of entries, by their names."""

    name: str
    team: int
    out: bool
    automaton: bool


class StackItem(Answer):
    """What waits on a stack: the card it comes from, what it does to which cards, and whose it is (-1: the game's)."""

    source: int
    ability: str
    targets: list[int]
    by: int


class Lasting(Answer):
    effect: str
    by: int
    card: int | None
    until: str
    times: int


class View(Open):
    """A position as a seat sees it (null: as a spectator does). Stacks: the open one, then those that wait, each from
    the bottom up."""

    game: str
    seat: int | None
    n: int
    turn: int
    active: int
    step: str
    result: Result | None
    players: list[Player]
    stack: list[list[StackItem]]
    lasting: list[Lasting]


class Option(Answer):
    """One answer. `short` is its label on the card's own menu, where the card need not be named again; `role` what it
    does in the course of any game; `pointless`: it is legal and brings nothing here."""

    key: str
    verb: str
    card: int
    label: Words
    short: Words | msgspec.UnsetType = msgspec.UNSET
    role: Literal["targets", "triggers", "discards", "closes", "passes", "ends"] | msgspec.UnsetType = msgspec.UNSET
    pointless: bool | msgspec.UnsetType = msgspec.UNSET


class Decision(Answer):
    """An open question; who is not asked learns no more than who is. `stop` names a chance to respond; of a row of
    picks, how many were `picked` of `most`; what is `left` to divide, and how much `damage` each pick means."""

    n: int
    seat: int
    kind: str | msgspec.UnsetType = msgspec.UNSET
    role: Literal["orders"] | msgspec.UnsetType = msgspec.UNSET
    source: int | msgspec.UnsetType = msgspec.UNSET
    stop: str | msgspec.UnsetType = msgspec.UNSET
    prompt: Words | msgspec.UnsetType = msgspec.UNSET
    options: list[Option] | msgspec.UnsetType = msgspec.UNSET
    picked: int | msgspec.UnsetType = msgspec.UNSET
    most: int | msgspec.UnsetType = msgspec.UNSET
    left: int | msgspec.UnsetType = msgspec.UNSET
    damage: int | msgspec.UnsetType = msgspec.UNSET


class Moment(Answer):
    """A match before decision `n`; `taken` is the answer, where these eyes have seen it; `conceded`: somebody gave
    up."""

    n: int
    match: View
    decision: Decision | None
    taken: str | None
    conceded: bool | msgspec.UnsetType = msgspec.UNSET


class Moments(Answer):
    """A match before decision `n`, a whole Moment, and before those that follow, as changes."""

    n: int
    last: int
    moments: list[dict[str, Any] | None]


class ClockData(Answer):
    """How many seconds each seat had at `since`, from when on those of seat `running` go by."""

    running: int
    since: float
    left: list[float]


class Spoken(Answer):
    seat: int
    name: str
    text: str
    team: bool | msgspec.UnsetType = msgspec.UNSET  # only one's own team reads it


class UndoAsked(Answer):
    by: int
    to: int
    agreed: list[int]


class Picture(Answer, kw_only=True):
    """A table, as one viewer may know it. `match` and what follows once it has begun: the log of the last turns with
    the number of lines `earlier`, how often somebody has `undone` something, how far back one may `undo` freely, the
    numbers of one's own last decisions, newest first, and what one `chose` there. Once it is over, the seed, and why it
    `ended` where it was not played to its end: conceded, time, gone."""

    table: str
    game: str
    state: Literal["open", "playing", "over"]
    you: int
    seats: list[SeatData]
    open: bool
    delay: int
    commitment: str
    next: str
    host: bool
    options: dict[str, Any]
    limits: AnyClock | None
    talk: list[Spoken]
    asked: UndoAsked | None
    match: View | msgspec.UnsetType = msgspec.UNSET
    decision: Decision | msgspec.UnsetType | None = msgspec.UNSET
    earlier: int | msgspec.UnsetType = msgspec.UNSET
    log: list[LogLine] | msgspec.UnsetType = msgspec.UNSET
    undone: int | msgspec.UnsetType = msgspec.UNSET
    undo: int | msgspec.UnsetType | None = msgspec.UNSET
    moments: list[int] | msgspec.UnsetType = msgspec.UNSET
    chose: list[Words | None] | msgspec.UnsetType = msgspec.UNSET
    clock: ClockData | msgspec.UnsetType | None = msgspec.UNSET
    seed: str | msgspec.UnsetType = msgspec.UNSET
    ended: str | msgspec.UnsetType = msgspec.UNSET


class Change(Answer, rename={"before": "from", "after": "to"}, kw_only=True):
    """A number of a player or of a card that an option would change."""

    seat: int | msgspec.UnsetType = msgspec.UNSET
    card: int | msgspec.UnsetType = msgspec.UNSET
    value: str
    before: Any
    after: Any


class Forecast(Answer):
    """What an option would do. Where that is not `sure`, `chance` may be why. `places` are keys of the next question
    that are called by a word, such as a flank."""

    sure: bool
    chance: bool
    changes: list[Change]
    targets: list[int]
    places: list[str]


class Told(Answer, tag_field="is", kw_only=True):
    """A message of the server over a WebSocket."""


class TableTold(Told, tag="table"):
    """The whole table, as this client may know it, after update `n`."""

    n: int
    table: Picture


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
    what: list[Forecast | None] | msgspec.UnsetType = msgspec.UNSET
    at: float | msgspec.UnsetType = msgspec.UNSET
    gone: list[float] | msgspec.UnsetType = msgspec.UNSET
    idle: float | msgspec.UnsetType = msgspec.UNSET
    watching: int | msgspec.UnsetType = msgspec.UNSET


class RefusedTold(Told, tag="refused"):
    """What was asked with this id is not done (0: it could not be read), and why."""

    id: int
    error: Refusal


AnyTold = TableTold | UpdateTold | DoneTold | RefusedTold
