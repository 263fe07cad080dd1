"""Records: a match as JSON, small enough to mail and exact enough to be played again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from pioche.engine.choice import NUMBER, is_concession
from pioche.engine.errors import PiocheError
from pioche.engine.match import KEEP_NOTHING, Match, Start, open_match, start_of
from pioche.engine.registry import game_of
from pioche.engine.view import result_data

if TYPE_CHECKING:
    from pioche.engine.game import Game

FORMAT = 4
EARLIER = (1, 2, 3)  # formats in which states were hashed otherwise: they are played, and their hashes not compared
EVERY = 10  # decisions between two hashes


class RecordedSeat(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    deck: dict[str, Any]


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """`patches` are (before which decision, scenario words); `hashes` are (after how many decisions, state hash)."""

    pioche: int
    game: str
    rules: str
    seed: str
    seats: list[RecordedSeat]
    options: dict[str, Any]
    scenario: dict[str, Any] | None
    decisions: list[str]
    patches: list[tuple[int, dict[str, Any]]]
    hashes: list[tuple[int, str]]
    result: dict[str, Any] | None


def as_data(match: Match) -> Record:
    """The record of a match, without hashes."""
    start = match.start
    assert start is not None, "a clone has no past to record"
    return Record(
        pioche=FORMAT,
        game=match.game.slug,
        rules=match.game.version,
        seed=start.seed,
        seats=[
            RecordedSeat(name, start.decks[i] if i < len(start.decks) else {}) for i, name in enumerate(start.names)
        ],
        options=start.options,
        scenario=start.scenario,
        decisions=[match.game.verbs.key(option) for option in match.history],
        patches=[(change.n, change.patch) for change in match.changes if change.patch is not None],
        hashes=[],
        result=result_data(match),
    )


def write(match: Match) -> bytes:
    """The record of a match. The hashes come from playing it once more, so a record that is written can be read."""
    record = as_data(match)
    assert match.start is not None
    again = open_match(match.game, match.start, KEEP_NOTHING)
    _play(again, record, hashes=record.hashes)
    return msgspec.json.encode(record)


def read(data: bytes | str) -> Record:
    """A record as data, or a refusal that names the damaged place."""
    try:
        version = msgspec.json.decode(data, type=_Version).pioche
        if version not in (FORMAT, *EARLIER):
            raise PiocheError("record-version", version=version, known=FORMAT)
        return msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise PiocheError("damaged-record", place=str(error)) from None


class _Version(msgspec.Struct):
    pioche: int


def load(data: bytes | str, game: Game[Any, Any] | None = None) -> Match:
    """The match of a record, at its last decision; `game` where it is not the installed one of that name."""
    return played(read(data), game)


def played(record: Record, game: Game[Any, Any] | None = None) -> Match:
    """The match of a record that has been read."""
    game = game or game_of(record.game)
    match = open_match(game, start_from(game, record))
    _play(match, record, expected=dict(record.hashes) if record.pioche == FORMAT else {})
    return match


def start_from(game: Game[Any, Any], record: Record) -> Start:
    names = [seat.name for seat in record.seats]
    if record.scenario is not None:
        players = record.scenario.get("players")
        if isinstance(players, list) and len(players) != len(names):
            raise PiocheError("damaged-record", place=f"{len(names)} seats, {len(players)} players")
        return Start(record.seed, names, [], record.options, record.scenario)
    return start_of(game, [seat.deck for seat in record.seats], record.seed, names, record.options)


def _play(
    match: Match, record: Record, *, hashes: list[tuple[int, str]] | None = None, expected: dict[int, str] | None = None
) -> None:
    """Make the decisions of a record: note the hashes, or compare them with those expected."""
    patches: dict[int, list[dict[str, Any]]] = {}
    for n, words in record.patches:
        patches.setdefault(n, []).append(words)
    last = len(record.decisions)
    if not all(0 <= n <= last for n in patches):
        raise PiocheError("damaged-record", place=f"patches {sorted(patches)} of {last} decisions")
    options = {key: match.game.verbs.parse(key) for key in dict.fromkeys(record.decisions)}  # many are there often
    try:
        n = 0
        for n in range(last + 1):
            for words in patches.get(n, ()):
                match.patch(words)
            if n and (n % EVERY == 0 or n == last):
                if hashes is not None:
                    hashes.append((n, match.hash()))
                elif expected is not None and n in expected and expected[n] != match.hash():
                    raise PiocheError("diverges", n=n)
            if n < last:
                key = record.decisions[n]
                _decide(match, key, options[key])
            elif expected is not None and record.result not in (None, result_data(match)):
                raise PiocheError("diverges", n=n)
    except PiocheError as error:
        code = "diverges" if record.rules == match.game.version else "other-rules"
        raise PiocheError(
            code, error.refusals, error.options, n=n, recorded=record.rules, here=match.game.version
        ) from None


def _decide(match: Match, key: str, option: int) -> None:
    ask = match.ask
    if ask is not None and option in ask.options:
        match.take(option)
    elif option >= 0 and is_concession(option):
        match.concede(option & NUMBER)
    else:
        match.choose(key)  # which says why not
