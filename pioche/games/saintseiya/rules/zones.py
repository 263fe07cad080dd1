"""Zones: drawing, discarding, destroying, and what joins whom. What happens here asks nothing."""

from __future__ import annotations

from collections.abc import Callable

from pioche.engine.cards import Card
from pioche.engine.log import Seat, say
from pioche.engine.zones import EVERYONE, forget, shuffle
from pioche.games.saintseiya.state import (
    HAND,
    MOST_ENERGY,
    RELIC,
    Piece,
    Player,
    SaintSeiya,
    abandon,
    print_of,
)


def draw(s: SaintSeiya, seat: int, count: int = 1) -> int:
    """SS-TYPE-200, SS-ZONE-070, SS-ZONE-080: returns how many cards were drawn. Hilda draws from her discard pile
    (SS-SOLOX-100)."""
    player = s.players[seat]
    if s.hilda(seat):
        drawn = 0
        while drawn < count and player.discard:
            card = player.discard.pop(0)
            if s.log is not None:
                say(s, "takes", {"seat": Seat(seat), "card": card})
            into_hand(s, seat, card)
            drawn += 1
        return drawn
    pile = player.pile
    drawn = 0
    while drawn < count:
        if not pile:
            if not player.discard:
                break
            remake_pile(s, player)
        player.hand.append(pile.pop(0))
        drawn += 1
        if not pile:  # SS-ENRG-010
            gain_energy(s, seat)
    if drawn and s.log is not None:
        cards = player.hand[-drawn:]
        say(s, "draws", {"seat": Seat(seat), "count": drawn}, {"cards": cards}, 1 << seat)
    return drawn


def remake_pile(s: SaintSeiya, player: Player) -> None:
    """The discard pile becomes the draw pile. Hilda has none (SS-SOLO-090)."""
    if s.solo() and player is s.players[1]:
        return
    player.pile += player.discard
    player.discard.clear()
    shuffle(s, player.pile)


def can_draw(s: SaintSeiya, seat: int) -> int:
    """How many cards a player could draw."""
    player = s.players[seat]
    return len(player.discard) if s.hilda(seat) else len(player.pile) + len(player.discard)


def gain_energy(s: SaintSeiya, seat: int) -> None:
    """SS-ENRG-020; there are no Énergie tokens without Asgard."""
    player = s.players[seat]
    if s.asgard and player.energy < MOST_ENERGY and not s.hilda(seat):
        player.energy += 1
        if s.log is not None:
            say(s, "energy", {"seat": Seat(seat)})


def lift(s: SaintSeiya, seat: int, card: Card) -> None:
    """Take a card out of the zone of this player in which it lies, whatever it is."""
    player = s.players[seat]
    for pile in (player.hand, player.discard, player.pile, player.destroyed, player.aside):
        if card in pile:
            pile.remove(card)
            return
    for row in (player.played, player.armour, player.marked, player.relics):
        for it in row:
            if it.card is card:
                row.remove(it)
                return
    raise AssertionError(f"{card!r} is not with seat {seat}")


def row_of(s: SaintSeiya, it: Piece) -> list[Piece]:
    """The row in which a card in play lies."""
    player = s.players[it.controller]
    for row in (player.played, player.armour, player.marked, player.relics):
        if it in row:
            return row
    raise AssertionError(f"{it!r} is not in play")


def is_in_play(s: SaintSeiya, it: Piece) -> bool:
    """Whether this very card is still before its player (after a question, look again)."""
    return s.in_play(it.card.number) is it


def out_of_row(s: SaintSeiya, it: Piece) -> None:
    """Who confronts a marked card or a relic that goes away is without effect (SS-PLAY-100)."""
    row_of(s, it).remove(it)
    if it.mark or it.printed.kinds & RELIC:
        abandon(s, it.card.number)


def take_tokens(s: SaintSeiya, seat: int, it: Piece) -> None:
    """SS-TOKN-010: the PV tokens on a card go to the player whose discard pile or hand it joins."""
    if it.plus or it.minus:
        player = s.players[seat]
        player.plus += it.plus
        player.minus += it.minus
        it.plus = it.minus = 0


def pledges(s: SaintSeiya, seat: int) -> list[Card]:
    """A player's cards in hand or in play that bear a token of Attaque de la fondation Graad."""
    if not s.pledged:
        return []
    player = s.players[seat]
    cards = player.hand + [it.card for it in player.played] + [it.card for it in player.marked]
    return [card for card in cards if card.number in s.pledged]


def unpledge(s: SaintSeiya, card: Card, seat: int = -1) -> None:
    """SS-TOKN-010: such a token goes to the player whose discard pile or hand the card joins; elsewhere it is lost."""
    if card.number in s.pledged:
        s.pledged = tuple(number for number in s.pledged if number != card.number)
        if seat >= 0:
            s.players[seat].plus += 1


def owner_of_pack(s: SaintSeiya, hero: str, seat: int) -> int:
    """The player of a hero; `seat`, if nobody plays him."""
    for other, player in enumerate(s.players):
        if player.hero == hero:
            return other
    return seat


def goes_aside(s: SaintSeiya, seat: int, card: Card) -> bool:
    """SS-TYPE-170: a Héros Transcendé is put aside again instead of being marked, discarded or destroyed."""
    printed = print_of(card)
    if "aside_instead" not in printed.hooks:
        return False
    unpledge(s, card)
    if s.log is not None:
        say(s, "goes-aside", {"card": card})
    s.players[owner_of_pack(s, printed.hero, seat)].aside.append(card)
    forget(s, [card])
    return True


def into_discard(s: SaintSeiya, seat: int, card: Card) -> None:
    """A card that lies nowhere joins a player's discard pile."""
    s.seen.pop(card.number, None)
    if goes_aside(s, seat, card):
        return
    s.players[seat].discard.insert(0, card)
    unpledge(s, card, seat)
    if "joined_discard" in s.hooked:
        for source in s.listeners("joined_discard"):
            source.hooks["joined_discard"].run(s, source, card)


def into_hand(s: SaintSeiya, seat: int, card: Card) -> None:
    """A card that all have seen joins a hand. Hilda keeps five cards at most (SS-SOLO-070)."""
    player = s.players[seat]
    player.hand.append(card)
    s.seen[card.number] = EVERYONE
    unpledge(s, card, seat)
    if s.hilda(seat) and len(player.hand) > HAND:
        leftmost = player.hand.pop(0)
        if s.log is not None:
            say(s, "discards", {"seat": Seat(seat), "card": leftmost})
        into_discard(s, seat, leftmost)
        if s.level == "expert":  # SS-EXPT-030
            s.dues = (*s.dues, leftmost.number)


def under_token(s: SaintSeiya, seat: int, card: Card) -> None:
    """A card that lies nowhere goes under a hero token."""
    s.seen.pop(card.number, None)
    if not goes_aside(s, seat, card):
        s.players[seat].destroyed.append(card)
        unpledge(s, card)


def discard(s: SaintSeiya, seat: int, card: Card) -> None:
    """SS-TYPE-220: from the hand, from play, from wherever it is with this player. Its own effect is not used
    (SS-EFX-110)."""
    if s.log is not None:
        say(s, "discards", {"seat": Seat(seat), "card": card})
    _move(s, seat, card, -1, into_discard)


def discard_piece(s: SaintSeiya, seat: int, it: Piece) -> None:
    """Discard a card that is known to be in play."""
    if s.log is not None:
        say(s, "discards", {"seat": Seat(seat), "card": it.card})
    move_piece(s, it, -1, into_discard)


def discard_hand(s: SaintSeiya, seat: int) -> int:
    """A player discards their whole hand; returns how many cards."""
    hand = s.players[seat].hand
    count = len(hand)
    for card in hand.copy():
        discard(s, seat, card)
    return count


def destroy_now(s: SaintSeiya, seat: int, card: Card) -> None:
    """SS-TYPE-210: under the hero token."""
    if s.log is not None:
        say(s, "destroys", {"seat": Seat(seat), "card": card})
    _move(s, seat, card, -1, under_token)


def take_back(s: SaintSeiya, seat: int, card: Card, holder: int = -1) -> None:
    """A card goes into a hand from wherever it lies with `holder`; a marker on it is gone (SS-CARD-310)."""
    if s.log is not None:
        say(s, "takes", {"seat": Seat(seat), "card": card})
    _move(s, seat if holder < 0 else holder, card, seat, into_hand)


def to_discard_of(s: SaintSeiya, seat: int, card: Card, holder: int) -> None:
    """A card of `holder` joins the discard pile of another player, who owns it from now on (SS-CARD-380)."""
    if s.log is not None:
        say(s, "gets", {"seat": Seat(seat), "card": card})
    _move(s, holder, card, seat, into_discard)


def _move(s: SaintSeiya, holder: int, card: Card, receiver: int, into: Callable[[SaintSeiya, int, Card], None]) -> None:
    """A card goes from wherever it lies with `holder` to another player, or (-1) stays its owner's."""
    it = None if card in s.players[holder].hand else s.in_play(card.number)
    if it is None:
        lift(s, holder, card)
        into(s, holder if receiver < 0 else receiver, card)
    else:
        move_piece(s, it, receiver, into)


def move_piece(s: SaintSeiya, it: Piece, receiver: int, into: Callable[[SaintSeiya, int, Card], None]) -> None:
    """A card in play goes elsewhere, and with it what lies under an Urne (SS-CARD-210)."""
    seat = it.home if receiver < 0 else receiver
    player = s.players[seat]
    out_of_row(s, it)
    into(s, seat, it.card)
    if (it.plus or it.minus) and (it.card in player.discard or it.card in player.hand):
        take_tokens(s, seat, it)
    for one in it.under:
        into(s, seat, one)


def swap_hands(s: SaintSeiya, seat: int, given: Card, other: int, taken: Card) -> None:
    """SS-CARD-100: two players swap a card of each one's hand, for all to see that the ranks fit."""
    if s.log is not None:
        say(s, "hands-swap", {"seat": Seat(seat), "other": Seat(other), "card": given, "taken": taken})
    lift(s, seat, given)
    lift(s, other, taken)
    into_hand(s, seat, taken)
    into_hand(s, other, given)


def into_reserve(s: SaintSeiya, card: Card) -> None:
    """A card that lies nowhere is shuffled into the reserve."""
    if s.log is not None:
        say(s, "shuffled", {"card": card})
    s.reserve.append(card)
    shuffle(s, s.reserve)
    unpledge(s, card)


def into_gone(s: SaintSeiya, card: Card) -> None:
    """A card that lies nowhere joins the field's discard pile, on top."""
    s.seen.pop(card.number, None)
    if not goes_aside(s, s.active, card):
        s.gone.insert(0, card)
        unpledge(s, card)
    if "joined_gone" in s.hooked:
        for source in s.listeners("joined_gone"):
            source.hooks["joined_gone"].run(s, source, card)


def out_of_gone(s: SaintSeiya, card: Card) -> None:
    """A card leaves the field's discard pile; it can be confronted there no longer (SS-TECH-200)."""
    s.gone.remove(card)
    if card.number == s.wave:
        s.wave = 0
        abandon(s, card.number)


def lay_before(s: SaintSeiya, seat: int, card: Card, row: list[Piece], was: Piece | None = None) -> Piece:
    """A card in play before a player: its play effects are looked for where they matter, nobody hears them. What it was
    until now, on the field or in play, leaves it its PV tokens (SS-TOKN-010)."""
    s.seen.pop(card.number, None)
    it = Piece(card, seat, print_of(card))
    if was is not None:
        it.plus, it.minus = was.plus, was.minus
    row.append(it)
    return it


def deck_of(s: SaintSeiya, seat: int) -> list[Card]:
    """SS-ZONE-090: all the cards of a player that are not destroyed; for Hilda also those put aside (SS-SOLO-030)."""
    player = s.players[seat]
    cards = player.hand + player.pile + player.discard
    for row in (player.played, player.armour, player.marked, player.relics):
        for it in row:
            if it.home == seat:
                cards.append(it.card)
            cards += it.under
    for other, one in enumerate(s.players):  # what another plays for a turn still belongs to its owner
        if other != seat:
            cards += [it.card for row in (one.played, one.armour, one.relics) for it in row if it.home == seat]
    return cards + player.aside if s.hilda(seat) else cards
