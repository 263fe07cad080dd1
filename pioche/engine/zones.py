"""Zones: ordered lists of cards, who may see them, and who has seen what although it is hidden.

For a card in a hidden place the state keeps which seats have seen it there (`State.seen`), until it is shuffled. A card
that went there from where all could see it is known to all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pioche.engine.cards import Card

if TYPE_CHECKING:
    from pioche.engine.state import State

EVERYONE: Final = (1 << 6) - 1

PUBLIC: Final = "public"  # all see it
OWNER: Final = "owner"  # its player sees it
HIDDEN: Final = "hidden"  # nobody sees it


class Zone:
    """A zone as scenarios, views and the contract know it: an attribute of each player, or of the state itself.

    `holds` is "cards" or "permanents".
    """

    __slots__ = ("holds", "name", "of_player", "sight")

    def __init__(self, name: str, sight: str = PUBLIC, holds: str = "cards", *, of_player: bool = True) -> None:
        self.name = name
        self.sight = sight
        self.holds = holds
        self.of_player = of_player


def shuffle(s: State, cards: list[Card]) -> None:
    """Put a zone into an order that nobody knows."""
    s.rng.shuffle(cards)
    forget(s, cards)


def show(s: State, cards: Sequence[Card], seats: int = EVERYONE) -> None:
    """These seats (a bit each) see cards in a hidden zone: looked at, revealed, found in a search."""
    for card in cards:
        s.seen[card.number] = s.seen.get(card.number, 0) | seats


def forget(s: State, cards: Sequence[Card]) -> None:
    """Nobody knows these any longer."""
    seen = s.seen
    if seen:
        for card in cards:
            seen.pop(card.number, None)


def hide(s: State, card: Card, zone: list[Card], at: int = -1) -> None:
    """Put a card that all could see into a hidden zone (at the end, or before place `at`): all know it is there."""
    s.seen[card.number] = EVERYONE
    if at < 0:
        zone.append(card)
    else:
        zone.insert(at, card)


def move_secretly(s: State, card: Card, source: list[Card], target: list[Card]) -> None:
    """Its player moves a card from one hidden zone to another unseen: the others no longer know what is in either."""
    source.remove(card)
    forget(s, source)
    forget(s, target)
    forget(s, [card])
    target.append(card)


def sees(s: State, zone: Zone, owner: int, card: Card, viewer: int) -> bool:
    """Whether `viewer` (-1: a spectator) knows which card lies in a zone of `owner` (-1: of the table)."""
    if zone.sight == PUBLIC or (zone.sight == OWNER and viewer == owner and viewer >= 0):
        return True
    known = s.seen.get(card.number, 0)
    return known == EVERYONE if viewer < 0 else bool(known >> viewer & 1)
