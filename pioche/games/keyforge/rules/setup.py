"""Set-up: bids for a deck, the first player, the opening hands, mulligans."""

from __future__ import annotations

from typing import Final

from pioche.engine.cards import Card
from pioche.engine.choice import NUMBER, PASS, PLAYER, Ask, number_of
from pioche.engine.errors import Refusal
from pioche.engine.flow import NOTHING, Flow
from pioche.engine.log import Seat, say
from pioche.engine.seats import in_turn_order, next_seat, opponent, seats_in
from pioche.engine.zones import shuffle
from pioche.games.keyforge.rules.draw import MOST_CHAINS, chain_penalty, draw
from pioche.games.keyforge.rules.house import NOT_YOUR_TURN
from pioche.games.keyforge.rules.terms import BID, KEEP, MULLIGAN
from pioche.games.keyforge.rules.turn import begin_turn
from pioche.games.keyforge.state import KeyForge

FIRST_HAND: Final = 7
SECOND_HAND: Final = 6

NO_MULLIGAN: Final = Refusal("KF-MULL-030", "no-mulligan")
BID_REFUSED: Final = Refusal("KF-HANDI-070", "bid-refused")


def ask_bid(s: KeyForge) -> Ask:
    """KF-HANDI-060, KF-HANDI-070: more chains than the other player, or pass. The first bid may be 0."""
    options = [BID | n for n in range(s.chains_bid + 1, MOST_CHAINS + 1)]
    if s.chains_bid >= 0:
        options.append(PASS)
    return Ask(s.active, "bid", options)


def refuses_bid(s: KeyForge, seat: int, option: int) -> Refusal | None:
    return BID_REFUSED if s.step == "bid" else None


def bid(s: KeyForge, option: int) -> Flow:
    """The last bidder plays the first deck, with as many chains as were bid; the other player the second."""
    if option != PASS:
        s.chains_bid = option & NUMBER
        if s.log is not None:
            say(s, "bid", {"seat": Seat(s.active), "count": s.chains_bid})
        s.active = next_seat(s, s.active)
        if s.chains_bid < MOST_CHAINS:
            return NOTHING
    winner = opponent(s, s.active)
    if winner == 1:
        swap_decks(s)
    s.players[winner].chains = s.chains_bid
    s.players[opponent(s, winner)].chains = 0
    return choose_first(s)


def swap_decks(s: KeyForge) -> None:
    """Each player plays the deck of the other, so its cards are theirs."""
    one, other = s.players
    one.deck, other.deck = other.deck, one.deck
    one.houses, other.houses = other.houses, one.houses
    cards = [s.cards[0]] + [Card(card.number, card.proto, opponent(s, card.owner)) for card in s.cards[1:]]
    s.cards = tuple(cards)
    for player in s.players:
        player.deck = [cards[card.number] for card in player.deck]


def choose_first(s: KeyForge) -> Flow:
    """KF-SETUP-040, KF-SETUP-050: by chance, or as the loser of the last game says."""
    if s.first >= 0:
        s.active = s.first
        s.step = "first"
        return NOTHING
    deal_hands(s, s.rng.pick(seats_in(s)))
    return start_or_mulligan(s)


def ask_first(s: KeyForge) -> Ask:
    return Ask(s.active, "first", [PLAYER | seat for seat in seats_in(s)])


def set_first(s: KeyForge, option: int) -> Flow:
    deal_hands(s, number_of(option))
    return start_or_mulligan(s)


def deal_hands(s: KeyForge, first: int) -> None:
    """KF-SETUP-060, KF-SETUP-070, KF-CHAIN-050: shuffle, then seven cards and six, fewer with chains."""
    s.first = first
    s.active = first
    if s.log is not None:
        say(s, "first", {"seat": Seat(first)})
    for seat in in_turn_order(s):
        shuffle(s, s.players[seat].deck)
        if s.log is not None:
            say(s, "shuffled", {"seat": Seat(seat)})
    for seat in in_turn_order(s):
        player = s.players[seat]
        size = FIRST_HAND if seat == first else SECOND_HAND
        if player.chains:
            size -= chain_penalty(player.chains)
            player.chains -= 1
        draw(s, seat, size)


def start_or_mulligan(s: KeyForge) -> Flow:
    if s.intro:  # KF-MULL-050
        return begin_turn(s, s.first)
    s.step = "mulligan"
    return NOTHING


def ask_mulligan(s: KeyForge) -> Ask:
    """KF-MULL-010."""
    return Ask(s.active, "mulligan", [KEEP, MULLIGAN])


def refuses_mulligan(s: KeyForge, seat: int, option: int) -> Refusal | None:
    if s.step != "mulligan" or s.active != s.first:
        return NO_MULLIGAN
    return None if s.active == seat else NOT_YOUR_TURN


def mulligan(s: KeyForge, option: int) -> Flow:
    """KF-MULL-020, KF-MULL-030, KF-MULL-040: a new hand with one card fewer, once; chains stay."""
    seat = s.active
    player = s.players[seat]
    if option == MULLIGAN:
        size = len(player.hand) - 1
        player.deck += player.hand
        player.hand = []
        shuffle(s, player.deck)
        if s.log is not None:
            say(s, "mulligan", {"seat": Seat(seat)})
        draw(s, seat, size)
    if seat == s.first:
        s.active = next_seat(s, seat)
        return NOTHING
    return begin_turn(s, s.first)
