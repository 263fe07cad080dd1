"""Several games in a row between the same two decks: who begins, and how many chains the stronger deck has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pioche.engine.api import new_match
from pioche.engine.errors import PiocheError, Refusal
from pioche.engine.game import Deck
from pioche.engine.match import Match
from pioche.engine.seats import opponent
from pioche.games.keyforge.rules.draw import MOST_CHAINS

SUGGESTED: Final = 4  # KF-HANDI-020
IN_A_ROW: Final = 3

NO_HANDICAP: Final = Refusal("KF-HANDI-010", "no-handicap")


class Series:
    """Seat 0 plays the first deck, seat 1 the second. `chained` is the seat of the stronger one; -1: no handicap.

    A game begins with `next_match` and counts once `over` has been told of it.
    """

    def __init__(
        self,
        decks: Sequence[str | Deck],
        seed: str,
        names: Sequence[str] = (),
        *,
        chained: int = -1,
        handicap: int = SUGGESTED,
        tournament: bool = False,
        new_decks: bool = False,
    ) -> None:
        """KF-HANDI-010: a handicap is for two decks that both players know, and for no tournament."""
        if chained >= 0 and handicap and (tournament or new_decks):
            raise PiocheError("bad-value", [NO_HANDICAP], word="handicap", value=handicap)
        if not 0 <= handicap <= MOST_CHAINS:
            raise PiocheError("bad-value", word="handicap", value=handicap)
        self.decks = list(decks)
        self.seed = seed
        self.names = list(names)
        self.chained = chained
        self.handicap = handicap if chained >= 0 else 0
        self.wins = [0, 0]
        self.loser = -1  # of the last game
        self.streak = 0  # of the chained deck: games won in a row, below 0 games lost

    @property
    def games(self) -> int:
        """How many games are over."""
        return sum(self.wins)

    def next_match(self) -> Match:
        """KF-SETUP-050: after the first game the loser of the last one says who begins."""
        options: dict[str, Any] = {}
        if self.loser >= 0:
            options["loser"] = self.loser
        if self.handicap:
            options[f"chains_{self.chained}"] = self.handicap
        return new_match("keyforge", self.decks, f"{self.seed} {self.games}", self.names, options)

    def over(self, match: Match) -> None:
        """A game of this series has ended."""
        if match.result is None or len(match.result.winners) != 1:
            raise PiocheError("bad-value", word="result", value=match.result)
        winner = match.result.winners[0]
        self.wins[winner] += 1
        self.loser = opponent(match.state, winner)
        if self.chained >= 0:
            self._count(winner == self.chained)

    def _count(self, won: bool) -> None:
        """KF-HANDI-030, KF-HANDI-040, KF-HANDI-050: three in a row change the handicap by 1 and begin a new count."""
        if won:
            self.streak = max(self.streak, 0) + 1
        else:
            self.streak = min(self.streak, 0) - 1
        if self.streak == IN_A_ROW:
            self.handicap = min(MOST_CHAINS, self.handicap + 1)
            self.streak = 0
        elif self.streak == -IN_A_ROW:
            self.handicap = max(0, self.handicap - 1)
            self.streak = 0
