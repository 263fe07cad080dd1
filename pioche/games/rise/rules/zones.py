"""Zones of the game: how cards come to them and leave them (*Zones de jeu*, *Retour*, *Exclure*, *Jetons*)."""

from __future__ import annotations

from collections.abc import Sequence

from pioche.engine.cards import Card
from pioche.engine.lasting import WHEN_IT_LEAVES, drop_hooks, expire
from pioche.engine.log import Seat, say
from pioche.engine.zones import EVERYONE, forget, shuffle
from pioche.games.rise.rules.values import owns
from pioche.games.rise.state import INFINITE, MOST, TOKEN, Piece, Rise, print_of

# Reserves


def gain_coins(s: Rise, seat: int, amount: int) -> None:
    """RI-STOCK-020: never more than 30; a forced loss stops at 0."""
    player = s.players[seat]
    before = player.coins
    player.coins = max(0, min(MOST, before + amount))
    if s.log is not None and player.coins != before:
        say(s, "coins", {"seat": Seat(seat), "count": player.coins - before, "now": player.coins})


def gain_ether(s: Rise, seat: int, amount: int) -> None:
    """RI-ETHER-010."""
    player = s.players[seat]
    before = player.ether
    player.ether = max(0, min(MOST, before + amount))
    if s.log is not None and player.ether != before:
        say(s, "ether", {"seat": Seat(seat), "count": player.ether - before, "now": player.ether})


# Hand and library


def draw(s: Rise, seat: int, count: int) -> None:
    """RI-CASE-050, RI-HAND-040: for each card that is not there an Invocateur is owed, once all have drawn."""
    player = s.players[seat]
    drawn = player.library[:count]
    if drawn:
        del player.library[:count]
        player.hand += drawn
        for card in drawn:
            s.moved(card.number)
        if s.log is not None:
            say(s, "draws", {"seat": Seat(seat), "count": len(drawn)}, {"cards": drawn}, 1 << seat)
    if len(drawn) < count:
        player.short += count - len(drawn)
        s.unsettled = True


def discard(s: Rise, card: Card) -> None:
    """RI-HAND-020: to its owner's graveyard, neither Destroyed nor Sacrificed."""
    for player in s.players:
        if card in player.hand:
            player.hand.remove(card)
            forget(s, [card])
            put(s, card, "graveyard")
            if s.log is not None:
                say(s, "discards", {"seat": Seat(card.owner), "card": card})
            return


def reveal(s: Rise, cards: Sequence[Card]) -> None:
    """RI-GLO-470: shown to all; in a hand it stays so."""
    for card in cards:
        s.seen[card.number] = EVERYONE
    if s.log is not None:
        say(s, "reveals", {"cards": list(cards)})


def look_through(s: Rise, seat: int) -> None:
    """Its owner sees the whole library, for a search."""
    for card in s.players[seat].library:
        s.seen[card.number] = s.seen.get(card.number, 0) | 1 << seat


def shuffle_library(s: Rise, seat: int) -> None:
    """RI-PLAY-160: after every search."""
    shuffle(s, s.players[seat].library)


def pile_of(s: Rise, card: Card) -> list[Card]:
    """The list in which a card lies that is not in play."""
    for player in s.players:
        for pile in (player.hand, player.graveyard, player.exclusion, player.library):
            if card in pile:
                return pile
    return s.aside if card in s.aside else s.gone


def take(s: Rise, card: Card) -> None:
    """A card leaves the pile in which it lies."""
    pile_of(s, card).remove(card)
    s.seen.pop(card.number, None)


def put(s: Rise, card: Card, zone: str) -> None:
    """RI-GRAVE-030, RI-RETURN-010: to a zone of its owner, whoever controlled it."""
    s.moved(card.number)
    player = s.players[card.owner]
    if zone == "hand":
        s.seen[card.number] = EVERYONE  # all have seen which card it is
        player.hand.append(card)
    elif zone == "graveyard":
        player.graveyard.append(card)
    elif zone == "exclusion":
        player.exclusion.append(card)
    elif zone == "aside":
        s.aside.append(card)
    else:
        s.gone.append(card)


# Leaving the battlefield


def leave(s: Rise, it: Piece, zone: str, *, destroyed: bool = False) -> None:
    """RI-EQUIP-020: a card leaves the battlefield, and its Équipements go the same way, to zones of their owners.
    RI-EQUIP-080: where it vanishes, they go to the graveyard. RI-DUP-070, RI-GLO-250: a token vanishes, and so does a
    card of infinite rank that is Destroyed."""
    followers = equipment(s, it)
    lift(s, it)
    vanishes = it.flags & TOKEN or (destroyed and it.printed.rank == INFINITE)
    to = "gone" if vanishes and zone != "aside" else zone  # one set aside may yet come back
    put(s, it.card, to)
    for card in it.under:  # RI-ASSIM-060, RI-ASSIM-070, RI-ASSIM-080
        token = card.number in s.vanishing
        if token:
            s.vanishing.remove(card.number)
        put(s, card, "gone" if token or (destroyed and print_of(card).rank == INFINITE) else zone)
    it.under = []
    for one in followers:
        leave(s, one, "graveyard" if to in ("gone", "aside") else zone)


def lift(s: Rise, it: Piece) -> None:
    """A card is no longer in play; what lasted as long as it was there ends."""
    s.players[it.controller].field.remove(it)
    drop_hooks(s, it.hooks)
    s.rearranged()
    expire(s, WHEN_IT_LEAVES, it.card.number)
    s.unsettled = True


def equipment(s: Rise, it: Piece) -> list[Piece]:
    """RI-EQUIP-010: the Équipements on a card, whoever controls them."""
    number = it.card.number
    found: list[Piece] = []
    for player in s.players:
        for one in player.field:
            if one.host == number:
                found.append(one)
    return found


def unequip(s: Rise, it: Piece) -> None:
    """RI-INVOC-190, RI-ASSIM-090: its Équipements go to their owners' graveyards, not Destroyed."""
    for one in equipment(s, it):
        leave(s, one, "graveyard")


def bearer(s: Rise, it: Piece) -> Piece | None:
    """The card that an Équipement is on."""
    return s.in_play(it.host) if it.host else None


def loose(s: Rise, it: Piece) -> bool:
    """RI-EQUIP-050, RI-INVOC-190: whether an Équipement cannot stay on its bearer."""
    if not it.host:
        return owns(s, it, "equipement")
    host = s.in_play(it.host)
    return host is None or (host.invoker and host.life <= 0) or not owns(s, it, "equipement")


def come_back(s: Rise, it: Piece) -> None:
    """RI-RETURN-010: to its owner's hand."""
    leave(s, it, "hand")
    if s.log is not None:
        say(s, "returned", {"card": it.card})


def exclude(s: Rise, it: Piece) -> None:
    """RI-GLO-300, RI-GLO-310: to its owner's Exclusion zone; it is not Destroyed."""
    leave(s, it, "exclusion")
    if s.log is not None:
        say(s, "excluded", {"card": it.card})
