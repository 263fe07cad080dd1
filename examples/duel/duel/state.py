"""What lies on the table."""

from __future__ import annotations

from typing import Any

from pioche.engine.cards import Card, Permanent, Proto, Source
from pioche.engine.rng import Rng
from pioche.engine.state import State


class Printed(Proto):
    """A card of Duel: its type is fighter, spell or reply."""

    __slots__ = ("power",)

    def __init__(self, id: str, names: dict[str, str], texts: dict[str, str], facts: dict[str, Any]) -> None:
        super().__init__(id, names, texts, facts)
        self.power: int = facts.get("power", 0)


class Fighter(Permanent):
    __slots__ = ("damage", "ready")

    def __init__(self, card: Card, controller: int, ready: bool = False, damage: int = 0) -> None:
        self.hooks = card.proto.hooks  # what Permanent does, without the call: copying is on the hot path
        self.card = card
        self.controller = controller
        self.ready = ready
        self.damage = damage


class Player:
    __slots__ = ("deck", "discard", "flames", "hand", "line")

    def __init__(
        self, flames: int, deck: list[Card], hand: list[Card], discard: list[Card], line: list[Fighter]
    ) -> None:
        self.flames = flames
        self.deck = deck  # the top card first
        self.hand = hand
        self.discard = discard
        self.line = line

    def copy(self) -> Player:
        line = [Fighter(one.card, one.controller, one.ready, one.damage) for one in self.line]
        return Player(self.flames, self.deck.copy(), self.hand.copy(), self.discard.copy(), line)


class DuelState(State):
    __slots__ = ("actions", "played", "players")

    def __init__(self, rng: Rng, teams: tuple[int, ...], cards: tuple[Card, ...], players: list[Player]) -> None:
        super().__init__(rng, teams, cards)
        self.players = players
        self.actions = 2  # left in this turn
        self.played: list[Card] = []  # spells that wait on the stack

    def copy(self) -> DuelState:
        new = DuelState(self.rng.copy(), self.teams, self.cards, [player.copy() for player in self.players])
        new.actions = self.actions
        new.played = self.played.copy()
        self.copy_onto(new)
        return new

    def sources(self) -> list[Source]:
        """The active player's fighters first, then the others' in turn order, then effects that last."""
        found: list[Source] = []
        for player in self.players[self.active :] + self.players[: self.active]:
            found += player.line
        found += self.lasting
        return found

    def fighter(self, number: int) -> Fighter | None:
        for player in self.players:
            for fighter in player.line:
                if fighter.card.number == number:
                    return fighter
        return None
