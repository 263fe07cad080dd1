"""A table as lists show it."""

from __future__ import annotations

from typing import Any

from pioche.engine.cards import LANGUAGES
from pioche.engine.registry import catalog_of, game_of
from pioche.engine.view import result_data
from pioche.server.events import AnyEvent, BotSat, Left, Sat, Started
from pioche.server.room import PLAYING, Chair, Room, chair_after
from pioche.server.store import About, Listed


def listed(room: Room, state: str, chairs: list[Chair]) -> Listed:
    seats = [{"name": chair.name, "bot": chair.bot, "taken": chair.taken} for chair in chairs]
    users = [chair.user for chair in chairs]
    about = About(room.created.clock, room.created.options)
    if room.match is not None:
        about.turn = room.match.state.turn
        about.result = result_data(room.match)
    return Listed(room.id, room.game.slug, state, room.created.open, room.touched, seats, users, about)


def listed_after(room: Room, events: list[AnyEvent]) -> Listed | None:
    """How a table is listed once these events are stored, so that both are stored together; None where they change
    nothing of it. Where a match may go on it is listed so, that a server which starts anew looks after it."""
    chairs, state, changes = room.chairs.copy(), room.state, False
    for event in events:
        if isinstance(event, (Sat, BotSat, Left)):
            chairs[event.seat] = chair_after(chairs, event)
        elif isinstance(event, Started):
            state = PLAYING
        else:
            continue
        changes = True
    return listed(room, state, chairs) if changes else None


def listed_data(table: Listed) -> dict[str, Any]:
    """A table as lists show it: nobody is told who is who but by name. How it ended is told in words."""
    about = table.about
    result = None
    if about.result is not None:
        catalog = catalog_of(game_of(table.game))
        key = f"result.{about.result['reason']}"
        why = {lang: catalog.text(key, {}, lang) if catalog.has(key, lang) else "" for lang in LANGUAGES}
        result = about.result | {"why": why}
    return {
        "id": table.id,
        "game": table.game,
        "state": table.state,
        "open": table.open,
        "touched": table.touched,
        "seats": table.seats,
        "clock": about.clock,
        "options": about.options,
        "turn": about.turn,
        "result": result,
    }
