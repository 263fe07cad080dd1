"""A table on which effects wait: cards as they are now, what was triggered, and what it is a consequence of."""

from __future__ import annotations

from typing import Generic, TypeVar

from pioche.engine.cards import Permanent, Proto
from pioche.engine.choice import ERA, NUMBER
from pioche.engine.declared import declared, passing
from pioche.engine.effects import Triggered
from pioche.engine.native import mypyc_attr
from pioche.engine.state import State

P = TypeVar("P", bound=Permanent)


@mypyc_attr(allow_interpreted_subclasses=True)
@declared
class Table(State, Generic[P]):
    """A state with effects that wait. `eras` counts how often each card has changed zone: a card that left and came
    back is another one, and whoever had aimed at it has lost it."""

    eras: dict[int, int] = {}
    due: list[Triggered] = passing([])  # abilities that wait to be activated: none at a quiet decision
    chain: tuple[str, ...] = ()  # the abilities of which what happens now is a consequence
    used: list[str] = []  # abilities used this turn that may be used once
    resolving: bool = False  # an effect is being resolved

    def in_play(self, number: int) -> P | None:
        """The card in play with this number."""
        raise NotImplementedError

    def must(self, number: int) -> P:
        """A card that is known to be in play."""
        found = self.in_play(number)
        assert found is not None
        return found

    def printed_on(self, it: P) -> Proto:
        """What is to be read on a card in play now, where games let cards become others."""
        return it.card.proto

    def token(self, number: int) -> int:
        """A card as it is now: the number, and how often it has changed zone. What is aimed at and is no card (a
        player, an entry of the stack) is a negative number, as the game likes."""
        return number | self.eras.get(number, 0) << ERA

    def era(self, number: int) -> int:
        return self.eras.get(number, 0)

    def has_moved(self, number: int, moves: int) -> None:
        self.eras[number] = max(self.eras.get(number, 0), moves)

    def same(self, token: int) -> bool:
        """Whether the card of a token has not changed zone since."""
        return token >> ERA == self.eras.get(token & NUMBER, 0)

    def aimed(self, token: int) -> P | None:
        """The card in play that a token means, if it is still the same."""
        return self.in_play(token & NUMBER) if self.same(token) else None

    def moved(self, number: int) -> None:
        """A card changes zone."""
        self.eras[number] = self.eras.get(number, 0) + 1


def number_in(token: int) -> int:
    """The number of the card that a token means, whether it is still the same or not."""
    return token & NUMBER
