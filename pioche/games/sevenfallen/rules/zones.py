"""Zones: how cards leave play and where they go (chapter 1, chapter 3 sections 4 and 5, the lexicon)."""

from __future__ import annotations

from pioche.engine.cards import Card
from pioche.engine.effects import happened
from pioche.engine.lasting import WHEN_IT_LEAVES, drop_hooks
from pioche.engine.log import Seat, say
from pioche.engine.zones import EVERYONE, shuffle
from pioche.games.sevenfallen.rules.effects import Moment
from pioche.games.sevenfallen.rules.markers import dormant, out_of_combat, run_out
from pioche.games.sevenfallen.rules.values import keyword
from pioche.games.sevenfallen.state import Player, Printed, SevenFallen, now_of, print_of, reprint
from pioche.games.sevenfallen_common.links import detach
from pioche.games.sevenfallen_common.table import Piece


class Drawn(Moment):
    """`seat` has drawn `amount` pages."""

    __slots__ = ()
    after = "after_draw"


class Banished(Moment):
    """SF-LEX-040: an effect has banished `it`, which was in play or not."""

    __slots__ = ()
    after = "after_banished"


def pile_of(s: SevenFallen, card: Card) -> tuple[int, str]:
    """Where a card lies that is not in play: whose pile, and which; -1 where it lies in none."""
    count = len(s.players)
    for at in range(card.owner, card.owner + count):
        seat = at % count
        player = s.players[seat]
        for name, pile in (
            ("hand", player.hand),
            ("purgatory", player.purgatory),
            ("pandemonium", player.pandemonium),
            ("book", player.book),
            ("register", player.register),
            ("archangel", player.archangel),
        ):
            if card in pile:
                return seat, name
        for one in player.limbo:
            if one.card is card:
                return seat, "limbo"
    return -1, ""


def pile(player: Player, name: str) -> list[Card]:
    piles: list[Card] = getattr(player, name)
    return piles


def take(s: SevenFallen, card: Card) -> None:
    """A card leaves the pile, or the Limbes, in which it lies."""
    if card in s.aside:
        s.aside.remove(card)
        return
    seat, name = pile_of(s, card)
    player = s.players[seat]
    if name == "limbo":
        player.limbo = [one for one in player.limbo if one.card is not card]
    elif name:
        pile(player, name).remove(card)
        if name in ("hand", "book", "register"):
            s.seen.pop(card.number, None)


def put(s: SevenFallen, card: Card, seat: int, name: str, *, bottom: bool = False) -> None:
    """A card that all have seen comes to a pile: on top, or at the bottom.

    SF-INFO-050: never to a private zone of another than its owner; SF-WORSH-140: Adorateurs only where they may be.
    """
    proto = print_of(card)
    if proto.type == "worshipper" and name in ("hand", "book", "limbo"):
        name = "purgatory"
    if name in ("hand", "book", "register"):
        seat = card.owner
    s.moved(card.number)
    if proto.familiar:  # SF-FAM-040, SF-FAM-050
        s.aside = [one for one in s.aside if one is not card]
        vanish(s, card)
        return
    if name in ("hand", "book", "register"):
        s.seen[card.number] = EVERYONE
    held = pile(s.players[seat], name)
    if bottom or name in ("hand", "purgatory", "pandemonium"):
        held.append(card)
    else:
        held.insert(0, card)


def vanish(s: SevenFallen, card: Card) -> None:
    """A Familier leaves the game: its card lies among those that can be created again."""
    s.beyond.append(card)


def put_in_limbo(s: SevenFallen, it: Piece, seat: int) -> None:
    """SF-MEM-050: it keeps its markers and tokens, but for damage; all else is forgotten. SF-LEX-680: a transformed
    card stays what it has become."""
    card = it.card
    if print_of(card).type == "worshipper":  # SF-WORSH-140
        put(s, card, card.owner, "purgatory")
        return
    s.moved(card.number)
    if print_of(card).familiar:
        vanish(s, card)
        return
    printed = now_of(it)
    kept = Piece(card, seat, printed if printed.mark.startswith("!copy") else print_of(card))
    if it.marks:
        kept.marks = it.marks.copy()
    s.players[seat].limbo.append(kept)
    s.unsettled = True


def leave_play(s: SevenFallen, it: Piece) -> None:
    """A card is no longer in play, and what lasted as long as it was there ends."""
    lift(s, it)
    run_out(s, WHEN_IT_LEAVES, it.card.number)


def lift(s: SevenFallen, it: Piece) -> None:
    """A card is no longer in play: its Golem stays on the line, its Équipement too until it is destroyed for want of a
    bearer, what lay under it goes to the Purgatoire (SF-PAIR-170, SF-EQUIP-060, SF-LEX-640)."""
    for one in it.attached.copy():
        detach(s, one)
    s.row_of(it).remove(it)
    drop_hooks(s, it.hooks)
    for card in it.under:
        s.players[card.owner].purgatory.append(card)
        s.moved(card.number)
    it.under = []
    it.host = 0
    s.moved(it.card.number)
    s.unsettled = True


def place_under(s: SevenFallen, card: Card, it: Piece) -> None:
    """SF-LEX-630: a card lies under another one, out of play, for both to see. SF-FAM-050: a Familier vanishes."""
    there = s.in_play(card.number)
    if there is not None:
        leave_play(s, there)
    else:
        take(s, card)
        s.moved(card.number)
    if print_of(card).familiar:
        vanish(s, card)
        return
    if print_of(card).type == "worshipper":  # SF-WORSH-140
        put(s, card, card.owner, "purgatory")
        return
    it.under.append(card)
    s.unsettled = True
    if s.log is not None:
        say(s, "placed-under", {"card": card, "host": it.card})


def place_in_worship(s: SevenFallen, it: Piece) -> None:
    """From the CDB to its controller's Adoration, where it keeps its memory (SF-MEM-010) but has no abilities; its
    Golem and its Équipement stay behind. SF-FAM-050: a Familier vanishes."""
    for one in it.attached.copy():
        detach(s, one)
    if print_of(it.card).familiar:
        leave_play(s, it)
        s.moved(it.card.number)
        vanish(s, it.card)
        return
    if it.host:
        detach(s, it)
    out_of_combat(s, it)
    reprint(s, it, dormant(it))
    s.row_of(it).remove(it)
    s.players[it.controller].worship.append(it)
    s.rearranged()
    s.unsettled = True
    if s.log is not None:
        say(s, "to-worship", {"card": it.card})


def can_be_banished(s: SevenFallen, it: Piece) -> bool:
    """SF-TENEBRES-010: whether it may be banished."""
    return keyword(s, it, "tenebres") == 0


def banish(s: SevenFallen, it: Piece) -> None:
    """SF-LEX-170: to its owner's Pandémonium."""
    leave_play(s, it)
    put(s, it.card, it.card.owner, "pandemonium")
    if s.log is not None:
        say(s, "banished", {"card": it.card})
    happened(s, Banished(it, it.controller))


def banish_card(s: SevenFallen, card: Card, *, by_oath: bool = False) -> bool:
    """SF-LEX-170: a card that is not in play goes to its owner's Pandémonium. SF-TENEBRES-010: only a Serment banishes
    one with Ténèbres."""
    it = s.limbo_piece(card.number) or Piece(card, card.owner, print_of(card))
    if "tenebres" in now_of(it).keywords and not by_oath:
        return False
    take(s, card)
    put(s, card, card.owner, "pandemonium")
    if s.log is not None:
        say(s, "banished", {"card": card})
    happened(s, Banished(it, card.owner))
    return True


def draw(s: SevenFallen, seat: int, count: int) -> int:
    """SF-LEX-590, SF-GEN-020: from the top, as many as there are; how many."""
    player = s.players[seat]
    drawn = player.book[:count]
    if not drawn:
        return 0
    del player.book[: len(drawn)]
    player.hand += drawn
    for card in drawn:
        s.moved(card.number)
        s.seen.pop(card.number, None)
    if s.log is not None:
        say(s, "drew", {"seat": Seat(seat), "count": len(drawn)}, {"cards": drawn}, 1 << seat)
    if "after_draw" in s.hooked:
        happened(s, Drawn(None, seat, len(drawn)))
    return len(drawn)


def tear(s: SevenFallen, seat: int, count: int) -> list[Card]:
    """SF-LEX-240: the first pages of a Livre Sacré go to the Purgatoire."""
    player = s.players[seat]
    torn = player.book[:count]
    for card in torn:
        take(s, card)
        put(s, card, seat, "purgatory")
    if torn and s.log is not None:
        say(s, "tore", {"seat": Seat(seat), "cards": torn})
    return torn


def discard(s: SevenFallen, card: Card) -> None:
    """SF-LEX-250: a page of the hand goes to its owner's Purgatoire."""
    seat = card.owner
    take(s, card)
    put(s, card, seat, "purgatory")
    if s.log is not None:
        say(s, "discarded", {"seat": Seat(seat), "card": card})


def move_card(s: SevenFallen, card: Card, seat: int, name: str, *, bottom: bool = False) -> None:
    """A card that is not in play goes to another pile, for all to see."""
    take(s, card)
    put(s, card, seat, name, bottom=bottom)
    if s.log is not None:
        say(s, f"to-{name}", {"card": card})


def shuffle_pile(s: SevenFallen, seat: int, name: str) -> None:
    """SF-BOOK-030: shuffle a pile of a player, by its name."""
    cards = pile(s.players[seat], name)
    shuffle(s, cards)
    if s.log is not None:
        say(s, "shuffled", {"seat": Seat(seat)})


def look(s: SevenFallen, seat: int, cards: list[Card]) -> None:
    """A player sees cards of a hidden pile."""
    for card in cards:
        s.seen[card.number] = s.seen.get(card.number, 0) | 1 << seat


def reveal(s: SevenFallen, cards: list[Card]) -> None:
    """Both players see them."""
    for card in cards:
        s.seen[card.number] = EVERYONE
    if cards and s.log is not None:
        say(s, "revealed", {"cards": cards})


def is_transformed(it: Piece) -> bool:
    """Whether it is a copy of another card for now."""
    printed: Printed = now_of(it)
    return printed.mark.startswith("!copy")
