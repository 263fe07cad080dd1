"""What a bot values in a position."""

from __future__ import annotations

from pioche.engine.seats import opponent
from pioche.games.keyforge.rules.values import key_cost, power
from pioche.games.keyforge.state import KeyForge


def evaluate(s: KeyForge, seat: int) -> float:
    """Keys first, then Æ towards the next one, then what is in play, then cards."""
    return _worth(s, seat) - _worth(s, opponent(s, seat))


def _worth(s: KeyForge, seat: int) -> float:
    player = s.players[seat]
    worth = 100.0 * len(player.keys) + 8.0 * min(player.amber, key_cost(s, seat)) + 3.0 * player.amber
    for it in player.battleline:
        worth += (
            4.0 + power(s, it) - 0.5 * it.damage + (2.0 if it.ready else 0.0) - (2.0 if it.stunned else 0.0) - it.amber
        )
    worth += 4.0 * len(player.artifacts)
    return worth + 2.0 * len(player.hand) + 2.0 * len(player.archives) - player.chains
