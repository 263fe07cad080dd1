"""Hand, deck, discard pile, archives, the purged cards, and what lies under a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pioche.engine.cards import Card
from pioche.engine.flow import Flow, FlowOf, pick_several
from pioche.engine.log import Seat, say
from pioche.engine.zones import EVERYONE, forget, hide, move_secretly, show, shuffle
from pioche.games.keyforge.rules.abilities import moments
from pioche.games.keyforge.rules.leave import Archived, discard, holding, put, release, zone_list
from pioche.games.keyforge.rules.turn import discarded
from pioche.games.keyforge.state import InPlay, KeyForge


def archive_from_hand(s: KeyForge, seat: int, *cards: Card, revealed: bool = False) -> Flow:
    """KF-ARCH-040: facedown, so that the opponent no longer knows what is where, unless the cards were `revealed`."""
    player = s.players[seat]
    for card in cards:
        if revealed:
            player.hand.remove(card)
            hide(s, card, player.archives)
        else:
            move_secretly(s, card, player.hand, player.archives)
    return _archived(s, seat, cards)


def archive_top(s: KeyForge, seat: int, count: int = 1) -> Flow:
    """Cards from the top of the deck into the archives: who has seen them there knows them still. KF-DRAW-050: as many
    as are there."""
    player = s.players[seat]
    cards = player.deck[:count]
    del player.deck[:count]
    player.archives += cards
    return _archived(s, seat, cards)


def archive_from_discard(s: KeyForge, seat: int, card: Card) -> Flow:
    """Archive a card of a player's discard pile."""
    player = s.players[seat]
    player.discard.remove(card)
    hide(s, card, player.archives)
    return _archived(s, seat, [card])


def archive_from_under(s: KeyForge, it: InPlay, card: Card) -> Flow:
    """A card that lies facedown under another into its owner's archives, unseen."""
    it.under.remove(card)
    forget(s, [card])
    s.players[card.owner].archives.append(card)
    return _archived(s, card.owner, [card])


def _archived(s: KeyForge, seat: int, cards: Sequence[Card]) -> Flow:
    """What comes after cards were archived, all of them at one moment."""
    if s.log is not None:
        for card in cards:
            say(s, "archived", {"seat": Seat(seat)}, {"card": card}, 1 << seat)
    return moments(s, [Archived(card, seat) for card in cards], [])


def leave_archives(s: KeyForge, seat: int, card: Card, zone: str) -> str:
    """KF-ARCH-060: from the archives of `seat` to its owner's zone; an abducted card always to its owner's hand.
    Returns where it went."""
    s.players[seat].archives.remove(card)
    if release(s, card.number):
        zone = "hand"
    forget(s, [card])
    put(s, card, zone)
    if s.log is not None:
        say(s, f"from-archives-{zone}", {"seat": Seat(card.owner), "card": card})
    return zone


def return_to_hand(s: KeyForge, card: Card) -> None:
    """From a discard pile to its owner's hand, for all to see."""
    holding(s, card, "discard").remove(card)
    hide(s, card, s.players[card.owner].hand)
    if s.log is not None:
        say(s, "returned-to-hand", {"seat": Seat(card.owner), "card": card})


def put_on_deck(s: KeyForge, card: Card) -> None:
    """From a discard pile onto its owner's deck, for all to see."""
    holding(s, card, "discard").remove(card)
    hide(s, card, s.players[card.owner].deck, 0)
    if s.log is not None:
        say(s, "returned-to-deck", {"seat": Seat(card.owner), "card": card})


def purge(s: KeyForge, card: Card, held: list[Card]) -> None:
    """KF-PURGE-010: out of the game, from whatever zone, for all to see."""
    held.remove(card)
    hide(s, card, s.players[card.owner].purged)
    if s.log is not None:
        say(s, "purged", {"card": card})


def purge_itself(s: KeyForge, card: Card) -> None:
    """An action whose effect is carried out purges itself: it is being played, or lies under the card that triggers
    it."""
    rows = [player.battleline + player.artifacts for player in s.players]
    for held in [s.limbo, *(it.under for row in rows for it in row)]:
        if card in held:
            purge(s, card, held)
            return


def grafted(s: KeyForge, it: InPlay) -> list[Card]:
    """KF-PURGE-030: the cards that lie under it for all to see."""
    return [card for card in it.under if s.seen.get(card.number, 0) == EVERYONE]


def discard_top(s: KeyForge, seat: int) -> Card | None:
    """The top card of a deck onto the discard pile; KF-DRAW-050: none from an empty deck."""
    deck = s.players[seat].deck
    if not deck:
        return None
    card = deck[0]
    discard_from_deck(s, card)
    return card


def discard_from_deck(s: KeyForge, card: Card) -> None:
    """A card of a deck onto its owner's discard pile."""
    discard(s, card, holding(s, card, "deck"))
    if s.log is not None:
        say(s, "discarded-from-deck", {"seat": Seat(card.owner), "card": card})


def random_card(s: KeyForge, cards: Sequence[Card]) -> Card | None:
    """KF-MISC-060, KF-ZHAND-060, KF-ARCH-070: one of these by chance, where the one who picks cannot see them."""
    return cards[s.rng.below(len(cards))] if cards else None


def discard_random(s: KeyForge, seat: int) -> Flow:
    """A card of this hand, by chance."""
    card = random_card(s, s.players[seat].hand)
    if card is not None:
        yield from discarded(s, seat, card)


def reveal(s: KeyForge, seat: int, cards: Sequence[Card]) -> None:
    """All see cards of `seat` where they lie."""
    show(s, cards, EVERYONE)
    if cards and s.log is not None:
        say(s, "revealed", {"seat": Seat(seat), "cards": list(cards)})


def look(s: KeyForge, seat: int, cards: Sequence[Card]) -> None:
    """`seat` alone sees cards where they lie."""
    show(s, cards, 1 << seat)
    if cards and s.log is not None:
        say(s, "looked", {"seat": Seat(seat), "count": len(cards)}, {"cards": list(cards)}, 1 << seat)


def search(
    s: KeyForge, seat: int, zones: Sequence[str], wanted: Callable[[Card], bool], most: int, prompt: str, source: int
) -> FlowOf[list[Card]]:
    """KF-SEARCH-010 to KF-SEARCH-050: `seat` looks through zones of their own and may find up to `most` wanted cards,
    which are revealed and go into the hand; a deck is then shuffled. Returns those found."""
    player = s.players[seat]
    if "deck" in zones:
        look(s, seat, player.deck)
    able = [card for zone in zones for card in zone_list(s, seat, zone) if wanted(card)]
    numbers = yield from pick_several(s.active, able, prompt, source, most=most)
    found = [s.cards[number] for number in numbers]
    reveal(s, seat, found)
    for zone in zones:
        held = zone_list(s, seat, zone)
        for card in found:
            if card in held:
                held.remove(card)
                hide(s, card, player.hand)
    if "deck" in zones:
        shuffle_deck(s, seat)
    return found


def shuffle_discard_into_deck(s: KeyForge, seat: int) -> None:
    """Shuffle a player's discard pile into their deck."""
    player = s.players[seat]
    player.deck += player.discard
    player.discard.clear()
    shuffle_deck(s, seat)


def swap_deck_and_discard(s: KeyForge, seat: int) -> None:
    """KF-MOVE-050: each becomes the other, top card on top."""
    player = s.players[seat]
    forget(s, player.deck)
    player.deck, player.discard = player.discard, player.deck
    show(s, player.deck)


def shuffle_deck(s: KeyForge, seat: int) -> None:
    """Shuffle a player's deck."""
    shuffle(s, s.players[seat].deck)
    if s.log is not None:
        say(s, "shuffled", {"seat": Seat(seat)})


def put_under(s: KeyForge, it: InPlay, card: Card, held: list[Card], *, faceup: bool = False) -> None:
    """KF-PURGE-030, KF-PURGE-050: grafted for all to see, or facedown and known to its player only."""
    held.remove(card)
    forget(s, [card])
    if faceup:
        show(s, [card], EVERYONE)
    else:
        forget(s, held)  # the opponent no longer knows which card of the hand is gone
        show(s, [card], 1 << it.controller)  # and whoever takes control of the card above does not see it
    it.under.append(card)
    if s.log is not None:
        if faceup:
            say(s, "grafted", {"card": it.card, "other": card})
        else:
            say(s, "put-under", {"card": it.card}, {"other": card}, 1 << it.controller)
