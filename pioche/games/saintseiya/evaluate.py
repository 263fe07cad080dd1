"""What a bot values in a position."""

from __future__ import annotations

from pioche.games.saintseiya.rules.scoring import score
from pioche.games.saintseiya.rules.zones import deck_of
from pioche.games.saintseiya.state import SaintSeiya, print_of


def evaluate(s: SaintSeiya, seat: int) -> float:
    """PV first, then the strength of the cards that a player has, then what is in hand."""
    best = max(_worth(s, other) for other in range(len(s.players)) if other != seat)
    return _worth(s, seat) - best


def _worth(s: SaintSeiya, seat: int) -> float:
    player = s.players[seat]
    worth = float(score(s, seat))
    for card in deck_of(s, seat):
        printed = print_of(card)
        worth += 0.15 * (printed.force + printed.cosmos)
    return worth - 0.6 * len(player.marked) + 0.05 * len(player.hand) + 0.2 * player.energy + 0.5 * player.weapons
