"""Set-up: who starts, the gift, the opening hand and the Grâce Divine (chapter 1)."""

from __future__ import annotations

from typing import Final

from pioche.engine.activate import able, resolve_due_now
from pioche.engine.choice import DONE, Ask
from pioche.engine.effects import Me
from pioche.engine.errors import Refusal
from pioche.engine.flow import Flow, run
from pioche.engine.log import Seat, say
from pioche.engine.seats import in_turn_order, next_seat, opponents, seats_in
from pioche.engine.zones import shuffle
from pioche.games.sevenfallen.rules.effects import effect_at
from pioche.games.sevenfallen.rules.pairs import settle
from pioche.games.sevenfallen.rules.pay import give_ec
from pioche.games.sevenfallen.rules.resolve import STACK
from pioche.games.sevenfallen.rules.terms import FIRST, GRACE
from pioche.games.sevenfallen.rules.turn import begin_turn
from pioche.games.sevenfallen.rules.zones import draw, look, put
from pioche.games.sevenfallen.state import SevenFallen, now_of, print_of

HAND: Final = 7
CHANGES: Final = 5
TOO_MANY: Final = Refusal("SF-SETUP-030", "too-many-changes")


def begin(s: SevenFallen) -> None:
    """SF-BOOK-010, SF-WORSH-030, SF-WILL-010: shuffle, and see whose Volonté Divine is the highest."""
    for player in s.players:
        shuffle(s, player.book)
        shuffle(s, player.register)
    wills = [now_of(s.divinity(seat)).will for seat in range(len(s.players))]
    highest = [seat for seat, will in enumerate(wills) if will == max(wills)]
    s.wilful = highest[0] if len(highest) == 1 else s.rng.pick(highest)
    s.step = "will"


def ask_first(s: SevenFallen) -> Ask:
    return Ask(s.wilful, "will", [FIRST | seat for seat in seats_in(s)])


def set_first(s: SevenFallen, seat: int) -> Flow:
    """SF-SETUP-010, SF-GIFT-050: the gift of the second player, then the hands."""
    s.first = s.active = seat
    if s.log is not None:
        say(s, "first", {"seat": Seat(seat)})
    yield from receive_gift(s, next_seat(s, seat))
    for one in in_turn_order(s):
        draw(s, one, HAND)
    s.step = "grace"
    s.changing = seat
    s.group = ()
    s.due = []


def receive_gift(s: SevenFallen, seat: int) -> Flow:
    """SF-GIFT-030, SF-GIFT-040, SF-GIFT-070: at once, without an answer; then all gifts are banished."""
    player = s.players[seat]
    if player.gift:
        card = player.gift[0]
        proto = print_of(card)
        for other in opponents(s, seat):
            look(s, other, [card])  # SF-GIFT-060: it is shown
        if s.log is not None:
            say(s, "gift", {"seat": Seat(seat), "card": card})
        me = Me(seat, card.number, s.token(card.number), proto, "gift")
        effect = effect_at(me)
        if able(s, me, effect):
            for cost in effect.costs:
                yield from run(cost.pay(s, me))
            for part in effect.parts:
                yield from run(part.do(s, me))
            yield from settle(s)
            yield from resolve_due_now(s, STACK)
    else:
        portal(s, seat)
    for one in s.players:
        for card in one.gift:
            s.seen.pop(card.number, None)
            put(s, card, card.owner, "pandemonium")
            if s.log is not None:
                say(s, "banished", {"card": card})
        one.gift = []


def portal(s: SevenFallen, seat: int) -> None:
    """SF-GIFT-030: Portail vers les cieux."""
    draw(s, seat, 1)
    for it in s.players[seat].worship:
        if it.printed.type == "temple":
            give_ec(s, it, 5)


def ask_grace(s: SevenFallen) -> Ask:
    """SF-SETUP-030: which pages to change, one after the other, at most five."""
    options: list[int] = []
    if len(s.group) < CHANGES + (s.slots if s.changing != s.first else 0):
        options = [GRACE | card.number for card in s.players[s.changing].hand if card.number not in s.group]
    options.append(DONE)
    return Ask(s.changing, "grace", options)


def change(s: SevenFallen, number: int) -> None:
    s.group = (*s.group, number)


def graced(s: SevenFallen) -> None:
    """SF-SETUP-040, SF-SETUP-060: under the Livre Sacré, as many from the top, then it is shuffled."""
    seat = s.changing
    player = s.players[seat]
    changed = [card for card in player.hand if card.number in s.group]
    for card in changed:
        player.hand.remove(card)
        player.book.append(card)
        s.moved(card.number)
        s.seen.pop(card.number, None)
    if changed:
        if s.log is not None:
            say(s, "graced", {"seat": Seat(seat), "count": len(changed)})
        draw(s, seat, len(changed))
        shuffle(s, player.book)
    s.group = ()
    s.due = []
    if seat == s.first:
        s.changing = next_seat(s, seat)
    else:
        s.slots = 0
        s.changing = -1
        begin_turn(s, s.first)
