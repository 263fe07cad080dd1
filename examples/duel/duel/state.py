"""What lies on the table."""

from __future__ import annotations

from pioche.engine.cards import Card, Permanent, Proto, Source
from pioche.engine.declared import kept, printed
from pioche.engine.state import State


@printed
class Printed(Proto):
    """A card of Duel: its type is fighter, spell or reply."""

    power: int = 0


@kept
class Fighter(Permanent):
    ready: bool = False
    damage: int = 0


@kept
class Player:
    flames: int
    deck: list[Card] = []  # the top card first
    hand: list[Card] = []
    discard: list[Card] = []
    line: list[Fighter] = []


@kept
class DuelState(State):
    players: list[Player] = []
    actions: int = 2  # left in this turn
    played: list[Card] = []  # spells that wait on the stack

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
