"""The divinity and its two lives: EC, becoming mortal, Destin divin, defeat (chapters Divinité, But du jeu, Triche)."""

from __future__ import annotations

from collections.abc import Sequence

from pioche.engine.cards import Card
from pioche.engine.choice import NUMBER, TARGET, Ask
from pioche.engine.effects import happened, keys_of, me_of, owe
from pioche.engine.flow import NOTHING, Flow
from pioche.engine.lasting import WHEN_IT_LEAVES, expire
from pioche.engine.log import Seat, say
from pioche.engine.seats import lose, mates, seats_in
from pioche.games.sevenfallen_common.links import detach
from pioche.games.sevenfallen_common.table import Piece
from pioche.games.sevenfallen_first.rules.terms import Arrived
from pioche.games.sevenfallen_first.rules.values import keyword, left
from pioche.games.sevenfallen_first.rules.zones import draw_top, leave, put, take, turn_book_over
from pioche.games.sevenfallen_first.state import (
    DIVINED,
    FORMER,
    MORTAL,
    WHITE,
    First,
    as_divinity,
    print_for,
    print_of,
    reprint,
)

ARRIVALS = ("flammes", "geler", "assassin", "purification", "longue-vue")  # that are carried out as effects


def owe_arrival(s: First, it: Piece, seat: int) -> None:
    """SO-FERVEUR-020: what a page does as it enters play is due, to `seat`, who makes the choices."""
    s.newcomers.append(s.token(it.card.number))
    if keyword(s, it, "seduction"):  # SO-SEDUCTION-010, SO-DUO-200
        team = s.teams[it.controller]
        it.marks["seduction"] = sum(1 << other for other in seats_in(s) if s.teams[other] != team)
    keys = keys_of(it, "ferveur") if "ferveur" in it.hooks else []
    keywords = it.printed.keywords
    if keywords or s.hooked:
        for name in ARRIVALS:
            if (name in keywords or name in s.hooked) and keyword(s, it, name):
                keys.append(f"kw:{name}")
    for key in keys:
        me = me_of(s, it, key)
        me.seat = seat
        owe(s, me)
    if "after_arrival" in s.hooked:
        happened(s, Arrived(it, seat))


# EC


def lose_ec(s: First, it: Piece, amount: int) -> None:
    """SO-DIV-050, SO-GEN-110: EC of a divinity in the heavens; at 0 it becomes mortal on its black side."""
    it.ec = max(0, it.ec - amount)
    if it.ec == 0:
        become_mortal(s, it.controller, white=False)


def gain_ec(s: First, seat: int, amount: int, *, above: bool = False) -> None:
    """SO-DIV-080, SO-MORT-140: the divinity in the heavens gains EC, up to what is printed on it."""
    it = s.divinity(seat)
    if it is not None:
        restore_ec(s, it, amount, above=above)


def restore_ec(s: First, it: Piece, amount: int, *, above: bool = False) -> None:
    """EC of a divinity or an archange, up to what is printed on it."""
    gained = amount if above else max(0, min(amount, it.printed.ec - it.ec))
    it.ec += gained
    if gained and s.log is not None:
        say(s, "gained-ec", {"card": it.card, "amount": gained})


# Becoming mortal


def become_mortal(s: First, seat: int, *, white: bool) -> None:
    """SO-MORT-010 to SO-MORT-050: down to the rear guard on the side of the cause, which counts as entering play."""
    it = s.divinity(seat)
    if it is None:  # SO-MORT-070: once only
        return
    player = s.players[seat]
    player.divine.remove(it)
    it.flags = MORTAL | (WHITE if white else 0) | (it.flags & DIVINED)
    it.damage = 0
    it.marks.clear()
    if white and it.ec:  # SO-MORT-030, SO-MORT-190
        it.marks["fv"] = it.ec
    it.ec = 0
    line = player.rear
    line.append(it)
    reprint(s, it, print_for(it, heavens=False))
    if keyword(s, it, "vaillant"):  # SO-MORT-180
        line.remove(it)
        player.front.append(it)
    s.rearranged()
    s.unsettled = True
    if s.log is not None:
        say(s, "mortal.white" if white else "mortal", {"seat": Seat(seat), "card": it.card})
    owe_arrival(s, it, seat)


def draw(s: First, seat: int, count: int) -> Flow:
    """SO-MORT-080, SO-MORT-090: one by one; a draw that fails makes the divinity mortal on its white side."""
    if len(s.players[seat].book) >= count:
        if count > 0:
            draw_top(s, seat, count)
        return NOTHING
    return _draw(s, seat, count)


def _draw(s: First, seat: int, count: int) -> Flow:
    for _ in range(count):
        if s.players[seat].book:
            draw_top(s, seat, 1)
        elif s.players[seat].divine:
            become_mortal(s, seat, white=True)
            yield from destiny(s)  # SO-DESTIN-130


# Destin divin


def chosen_ones(s: First, seat: int) -> list[Piece]:
    """SO-DESTIN-010, SO-DESTIN-090: the pages on a player's field that may take the empty heavens. Its EC are indicated
    on the page itself: borrowed by Rhapsodie the ability gives none, and does nothing."""
    player = s.players[seat]
    found: list[Piece] = []
    if not player.divine:
        for row in (player.rear, player.front, player.worship):
            for one in row:
                for page in (one, *one.attached):
                    if not page.flags & DIVINED and "destin-divin" in page.printed.keywords:
                        found.append(page)
    return found


def destiny(s: First) -> Flow:
    """SO-DESTIN-100: as soon as a divinity is mortal and a page with Destin divin is there, it takes the heavens."""
    for seat in seats_in(s):
        able = chosen_ones(s, seat)
        if able:
            it = able[0]
            if len(able) > 1:
                option = yield Ask(seat, "target", [TARGET | one.card.number for one in able], 0, "destiny")
                it = s.must(option & NUMBER)
            become_divinity(s, it)


def become_divinity(s: First, it: Piece) -> None:
    """SO-DESTIN-010 to SO-DESTIN-070."""
    seat = it.controller
    player = s.players[seat]
    former = s.mortal(seat)
    if former is not None:
        former.flags |= FORMER
    for one in it.attached.copy():
        detach(s, one)
    if it.host:
        detach(s, it)
    s.row_of(it).remove(it)
    expire(s, WHEN_IT_LEAVES, it.card.number)
    s.moved(it.card.number)
    reprint(s, it, as_divinity(print_of(it.card)))
    it.flags = DIVINED
    it.damage = 0
    it.marks.clear()
    it.ec = it.printed.ec
    player.divine.append(it)
    player.divinity = it.card.number
    turn_book_over(s, seat)
    s.rearranged()
    s.unsettled = True
    if s.log is not None:
        say(s, "destiny", {"seat": Seat(seat), "card": it.card, "amount": it.ec})


# Defeat


def fallen(s: First) -> list[int]:
    """SO-GOAL-020: whose mortal has no life left."""
    found: list[int] = []
    for seat in seats_in(s):
        it = s.mortal(seat)
        if it is not None and left(s, it) <= 0:
            found.append(seat)
    return found


def defeat(s: First, seats: Sequence[int], reason: str) -> None:
    """SO-GOAL-020, SO-GOAL-030, SO-DUO-100: the team of who has fallen has lost; SO-DUO-110: or they alone."""
    losers = list(seats)
    if not s.survivors:
        for seat in seats:
            losers += [mate for mate in mates(s, seat) if mate not in losers]
    if s.log is not None:
        for seat in seats:
            say(s, "fallen", {"seat": Seat(seat)})
    lose(s, losers, reason)
    if s.over():
        s.due = []
        return
    for seat in seats:
        eliminate(s, seat)


def eliminate(s: First, seat: int) -> None:
    """SO-DUO-120: all pages of an eliminated player leave the game; those of others go to their owners."""
    player = s.players[seat]
    for row in (player.rear, player.front, player.worship, player.divine):
        while row:
            leave(s, row[-1], "purgatory")
    for pile in (player.purgatory, player.hand, player.book):
        for card in pile.copy():
            take(s, card)
            put(s, card, "pandemonium")
    s.due = [one for one in s.due if one.me.seat != seat]


# Cheating with archanges


def archanges_of(s: First, seat: int) -> list[Card]:
    """SO-CHEAT-010: all archanges that a player owns."""
    return [card for card in s.cards[1:] if card.owner == seat and print_of(card).type == "archangel"]


def punish(s: First, seat: int) -> None:
    """SO-CHEAT-010 to SO-CHEAT-030: archanges and book go to the purgatoire; the divinity becomes mortal, white."""
    player = s.players[seat]
    for card in archanges_of(s, seat):
        it = s.in_play(card.number)
        if it is not None:
            leave(s, it, "purgatory")
        elif card in player.hand:
            take(s, card)
            put(s, card, "purgatory")
    for card in player.book.copy():
        take(s, card)
        put(s, card, "purgatory")
    if s.log is not None:
        say(s, "punished", {"seat": Seat(seat)})
    become_mortal(s, seat, white=True)
