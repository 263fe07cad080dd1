"""Zones: how pages leave play and where they go (general rules, the battlefield)."""

from __future__ import annotations

from typing import Final

from pioche.engine.cards import Card
from pioche.engine.lasting import WHEN_IT_LEAVES, Lasting, begin, drop_hooks, end, expire
from pioche.engine.log import Seat, say
from pioche.engine.seats import is_out
from pioche.engine.zones import EVERYONE, show, shuffle
from pioche.games.sevenfallen_common.links import detach
from pioche.games.sevenfallen_common.table import Piece
from pioche.games.sevenfallen_first.state import FORMER, MORTAL, First, print_of

BURIED: Final = "buried"  # until when an effect lasts whose page lies in the purgatoire


def take(s: First, card: Card) -> None:
    """A page leaves the hand, book or purgatoire in which it lies."""
    if card in s.aside:
        s.aside.remove(card)
        return
    for player in (s.players[card.owner], *s.players):  # where it lies as a rule, then elsewhere
        for pile in (player.hand, player.purgatory, player.book):
            if card in pile:
                pile.remove(card)
                s.seen.pop(card.number, None)
                unbury(s, card)
                return


def put(s: First, card: Card, where: str) -> None:
    """SO-GEN-180: a page that all have seen comes to a zone of its owner. Who is out of the game has none any more: it
    leaves the game."""
    player = s.players[card.owner]
    s.moved(card.number)
    if where == "hand":
        s.seen[card.number] = EVERYONE
        player.hand.append(card)
    elif where == "purgatory" and not is_out(s, card.owner):
        player.purgatory.append(card)
        bury(s, card)
    else:
        player.pandemonium.append(card)


def bury(s: First, card: Card) -> None:
    """SO-PURGAT-010: what a page does as long as it lies in the purgatoire begins."""
    hooks = card.proto.hooks
    if "buried" in hooks:
        handler: str = hooks["buried"].run  # type: ignore[assignment]  # a name, not a function
        begin(s, Lasting(handler, card.owner, BURIED, (), card.number))


def unbury(s: First, card: Card) -> None:
    if s.lasting and "buried" in card.proto.hooks:
        for effect in s.lasting.copy():
            if effect.until == BURIED and effect.card == card.number:
                end(s, effect)


def lift(s: First, it: Piece) -> None:
    """A page is no longer where it was in play: its golem stays on the line, and what lasted as long as it was there
    ends (SO-LINK-100)."""
    for one in it.attached.copy() if it.attached else ():
        detach(s, one)
    s.row_of(it).remove(it)
    it.host = 0
    drop_hooks(s, it.hooks)
    if s.lasting:
        expire(s, WHEN_IT_LEAVES, it.card.number)
    s.moved(it.card.number)
    s.unsettled = True


def leave(s: First, it: Piece, where: str) -> None:
    """SO-GEN-120: a page leaves play and forgets everything. SO-DESTIN-120: one that is, or was, the divinity leaves
    the game."""
    lift(s, it)
    gone = it.flags & (MORTAL | FORMER) or it.printed.type == "divinity"
    put(s, it.card, "pandemonium" if gone else where)


def return_to_hand(s: First, it: Piece) -> None:
    """SO-GEN-180: to its owner's hand."""
    leave(s, it, "hand")
    if s.log is not None:
        say(s, "returned", {"card": it.card})


def banish(s: First, it: Piece) -> None:
    """SO-GEN-070: out of the game. SO-SOUFFLE-020: it was not destroyed."""
    leave(s, it, "pandemonium")
    if s.log is not None:
        say(s, "banished", {"card": it.card})


def move_card(s: First, card: Card, where: str) -> None:
    """A page that is not in play goes to another zone of its owner, for all to see."""
    take(s, card)
    put(s, card, where)
    if s.log is not None:
        say(s, f"to-{where}", {"card": card})


def discard(s: First, card: Card) -> None:
    """SO-SOUFFLE-020: from hand to the purgatoire; it is not destroyed."""
    take(s, card)
    put(s, card, "purgatory")
    if s.log is not None:
        say(s, "discarded", {"seat": Seat(card.owner), "card": card})


def draw_top(s: First, seat: int, count: int) -> None:
    """The top pages come to the hand; there are so many."""
    player = s.players[seat]
    drawn = player.book[:count]
    del player.book[:count]
    player.hand += drawn
    for card in drawn:
        s.moved(card.number)
        s.seen.pop(card.number, None)
    if s.log is not None:
        say(s, "drew", {"seat": Seat(seat), "count": len(drawn)}, {"cards": drawn}, 1 << seat)


def shuffle_book(s: First, seat: int) -> None:
    """Put a sacred book into an order that nobody knows."""
    shuffle(s, s.players[seat].book)
    if s.log is not None:
        say(s, "shuffled", {"seat": Seat(seat)})


def reveal(s: First, cards: list[Card]) -> None:
    """All players see them."""
    show(s, cards)
    if cards and s.log is not None:
        say(s, "revealed", {"cards": cards})


def turn_book_over(s: First, seat: int) -> None:
    """SO-DESTIN-020, SO-DESTIN-030: the purgatoire becomes the book, shuffled, and the book the purgatoire."""
    player = s.players[seat]
    for card in player.purgatory:
        unbury(s, card)
    player.book, player.purgatory = player.purgatory, player.book
    for card in player.book + player.purgatory:
        s.moved(card.number)
        s.seen.pop(card.number, None)
    shuffle(s, player.book)
    for card in player.purgatory:
        bury(s, card)


def move_to(s: First, it: Piece, line: str) -> None:
    """SO-LINK-050: a page changes line, its golem with it."""
    row = s.row_of(it)
    player = s.players[it.controller]
    target = player.front if line == "front" else player.rear
    if row is not target:
        row.remove(it)
        target.append(it)
        s.rearranged()
        if s.log is not None:
            say(s, f"moved.{line}", {"card": it.card})


def is_page_of(card: Card, *types: str) -> bool:
    return print_of(card).type in types
