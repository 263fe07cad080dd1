"""Where every card of a table lies, for all that looks at a table from outside: views, scenarios, the contract."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from pioche.engine.cards import Card, Permanent
from pioche.engine.zones import Zone

if TYPE_CHECKING:
    from pioche.engine.game import Game
    from pioche.engine.state import State


class Place:
    """A card at index `at` of the list `held`: in a zone of `owner` (-1: the table's), or on or under `host`."""

    __slots__ = ("at", "card", "held", "host", "owner", "permanent", "zone")

    def __init__(
        self, zone: Zone, owner: int, held: list[Any], at: int, permanent: Permanent | None, host: Permanent | None
    ) -> None:
        self.zone = zone
        self.owner = owner
        self.held = held
        self.at = at
        self.permanent = permanent
        self.host = host
        self.card: Card = held[at] if permanent is None else permanent.card


def player_of(s: State, seat: int) -> Any:
    """A game's player: every state has a list of them, each game its own class."""
    return s.players[seat]  # type: ignore[attr-defined]


def zone_of(s: State, zone: Zone, owner: int) -> list[Any]:
    held: list[Any] = getattr(player_of(s, owner) if zone.of_player else s, zone.name)
    return held


def owners(s: State, zone: Zone) -> list[int]:
    return list(range(len(s.teams))) if zone.of_player else [-1]


def places(game: Game[Any, Any], s: State) -> Iterator[Place]:
    """Every card, player by player and zone by zone; what lies on a card comes right after it."""
    for zone in game.zones:
        for owner in owners(s, zone):
            held = zone_of(s, zone, owner)
            for at in range(len(held)):
                permanent = held[at] if zone.holds == "permanents" else None
                yield Place(zone, owner, held, at, permanent, None)
                if permanent is not None:
                    yield from _on(game, permanent)


def _on(game: Game[Any, Any], host: Permanent) -> Iterator[Place]:
    for word in game.card_words:
        if word.type in ("cards", "permanents"):
            held = getattr(host, word.name)
            for at in range(len(held)):
                permanent = held[at] if word.type == "permanents" else None
                yield Place(word.zone, host.controller, held, at, permanent, host)
                if permanent is not None:
                    yield from _on(game, permanent)


def find(game: Game[Any, Any], s: State, number: int) -> Place | None:
    for place in places(game, s):
        if place.card.number == number:
            return place
    return None
