"""Set-up: who starts, hands, coins, mulligans (*Début de partie*)."""

from __future__ import annotations

from typing import Final

from pioche.engine.choice import Ask
from pioche.engine.errors import Refusal
from pioche.engine.flow import Flow
from pioche.engine.log import Seat, say
from pioche.engine.seats import next_seat
from pioche.engine.zones import shuffle
from pioche.games.rise.rules.terms import KEEP, MULLIGAN
from pioche.games.rise.rules.turn import go_on
from pioche.games.rise.rules.zones import draw
from pioche.games.rise.state import Rise

FIRST_HAND: Final = 6
FIRST_COINS: Final = 2
HAND: Final = 4
COINS: Final = 1
NO_MULLIGAN: Final = Refusal("RI-SETUP-100", "no-mulligan")


def begin(s: Rise) -> None:
    """RI-SETUP-010 to RI-SETUP-040, RI-SETUP-160."""
    for player in s.players:
        shuffle(s, player.library)
    s.first = s.active = s.deciding = s.rng.below(len(s.players))
    if s.log is not None:
        say(s, "first", {"seat": Seat(s.first)})
    for seat, player in enumerate(s.players):
        starts = seat == s.first
        player.coins = FIRST_COINS if starts else COINS
        draw(s, seat, FIRST_HAND if starts else HAND)
    s.step = "mulligan"


def mulligans_left(s: Rise, seat: int) -> int:
    """RI-SETUP-100."""
    return (1 if seat == s.first else 2) - s.players[seat].mulligans


def ask_mulligan(s: Rise) -> Ask:
    """RI-SETUP-120: in turn order, each finishing before the next."""
    options = [KEEP]
    if mulligans_left(s, s.deciding) > 0:
        options.append(MULLIGAN)
    return Ask(s.deciding, "mulligan", options)


def decide(s: Rise, option: int) -> Flow | None:
    seat = s.deciding
    if option == MULLIGAN:
        mulligan(s, seat)
        return None
    s.deciding = next_seat(s, seat)
    if s.deciding != s.first:
        return None
    s.deciding = 0
    s.step = "begin"
    return go_on(s)


def mulligan(s: Rise, seat: int) -> None:
    """RI-SETUP-110: the whole hand goes back, and as many cards come from the shuffled library."""
    player = s.players[seat]
    player.mulligans += 1
    count = len(player.hand)
    for card in player.hand:
        s.moved(card.number)
    player.library += player.hand
    player.hand = []
    shuffle(s, player.library)
    if s.log is not None:
        say(s, "mulligan", {"seat": Seat(seat)})
    draw(s, seat, count)


def refuses_mulligan(s: Rise, seat: int, option: int) -> Refusal | None:
    return NO_MULLIGAN
