"""What is kept of a match in which a rule failed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from pioche.engine import KEEP_NOTHING, Game
from pioche.engine.match import Start, open_match
from pioche.engine.record import FORMAT, Record, RecordedSeat


def failing_record(game: Game[Any, Any], start: Start, history: Sequence[int]) -> bytes:
    """A record up to the last decision that can be made again."""
    for decisions in (history, history[:-1]):
        try:
            match = open_match(game, start, KEEP_NOTHING)
            for option in decisions:
                assert match.ask is not None
                match.apply(match.ask.options.index(option))
            return match.record()
        except Exception:  # the failure itself, which the record leaves out
            continue
    seats = [RecordedSeat(name, deck) for name, deck in zip(start.names, start.decks, strict=True)]
    return msgspec.json.encode(
        Record(FORMAT, game.slug, game.version, start.seed, seats, start.options, start.scenario, [], [], [], None)
    )
