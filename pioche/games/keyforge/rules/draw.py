"""Drawing cards, refilling a hand, chains."""

from __future__ import annotations

from pioche.engine.cards import Card
from pioche.engine.log import Seat, say
from pioche.engine.zones import shuffle
from pioche.games.keyforge.rules.values import hand_size
from pioche.games.keyforge.state import KeyForge

MOST_CHAINS = 24


def draw(s: KeyForge, seat: int, count: int = 1) -> int:
    """KF-DRAW-030, KF-DRAW-040, KF-DRAW-060: one after another; an empty deck is made of the discard pile."""
    player = s.players[seat]
    drawn: list[Card] = []
    while len(drawn) < count:
        if not player.deck:
            if not player.discard:
                break
            player.deck += player.discard  # each pile stays the same list: an effect under way may be looking into it
            player.discard.clear()
            shuffle(s, player.deck)
            if s.log is not None:
                say(s, "reshuffled", {"seat": Seat(seat)})
        card = player.deck.pop(0)
        player.hand.append(card)
        drawn.append(card)
    if drawn and s.log is not None:
        say(s, "drew", {"seat": Seat(seat), "count": len(drawn)}, {"cards": drawn}, 1 << seat)
    return len(drawn)


def chain_penalty(chains: int) -> int:
    """KF-CHAIN-020: one card fewer for 1 to 6 chains, two for 7 to 12, and so on."""
    return (chains + 5) // 6


def gain_chains(s: KeyForge, seat: int, count: int) -> None:
    """KF-CHAIN-010, KF-CHAIN-100: up to 24."""
    player = s.players[seat]
    player.chains = min(MOST_CHAINS, player.chains + count)
    if s.log is not None:
        say(s, "chained", {"seat": Seat(seat), "count": count})


def draw_up_to(s: KeyForge, seat: int, size: int) -> None:
    """KF-CHAIN-030, KF-CHAIN-080: refill a hand; where chains hold back a card, one of them is shed."""
    player = s.players[seat]
    missing = size - len(player.hand)
    if missing <= 0:
        return
    if player.chains:
        missing -= chain_penalty(player.chains)
        player.chains -= 1
        if s.log is not None:
            say(s, "shed", {"seat": Seat(seat)})
    if missing > 0:
        draw(s, seat, missing)


def refill(s: KeyForge, seat: int) -> None:
    """KF-DRAW-010: step 5."""
    draw_up_to(s, seat, hand_size(s, seat))
