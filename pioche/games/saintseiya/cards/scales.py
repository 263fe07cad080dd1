"""The Écailles."""

from __future__ import annotations

from pioche.engine.cards import when
from pioche.engine.log import Seat, say
from pioche.engine.zones import show
from pioche.games.saintseiya.cards.book import card
from pioche.games.saintseiya.cards.words import (
    armours,
    characters,
    discards_from_hand,
    draws_for_each,
    each_player,
    each_sufferer,
    freezes_from_hand,
    gains,
    heroes,
    in_discard,
    in_hand,
    knights,
    look_at_hand,
    lowers,
    marked_of,
    of,
    on_field,
)
from pioche.games.saintseiya.rules.acquire import confront_at_once
from pioche.games.saintseiya.rules.choose import choose, choose_seat, everyone, others
from pioche.games.saintseiya.rules.field import apply_arrival, exit_effects, from_the_last, lent_exits, remove_all
from pioche.games.saintseiya.rules.marks import freeze, lay_marked, recover, wound
from pioche.games.saintseiya.rules.play import equip, wears_ring
from pioche.games.saintseiya.rules.terms import COSMOS
from pioche.games.saintseiya.rules.values import cosmos, printed_value
from pioche.games.saintseiya.rules.zones import discard, draw, lift, swap_hands, take_back, to_discard_of
from pioche.games.saintseiya.state import BRONZE_ARMOUR, CHARACTER, MARINA, RARE, SCALE, print_of


@card("ecaille-poseidon")
class EcaillePoseidon:
    """Discard: Swap one character of your discard pile with one of your marked cards. Field: The other cards of the
    field, when acquired, are frozen instead of being discarded."""

    def _swap(s, me):
        """SS-CARD-320: the character takes the place of the marked card, with its marker."""
        healed = yield from choose(s, me.seat, marked_of(s, me.seat), "heal", me.number)
        chosen = yield from choose(s, me.seat, in_discard(s, me.seat, characters), "mark", me.number)
        it = s.piece(healed)
        marker = it.mark
        lift(s, me.seat, s.cards[chosen])
        recover(s, it)
        yield from lay_marked(s, me.seat, s.cards[chosen], marker)

    discarding = when(lambda s, me: bool(marked_of(s, me.seat) and in_discard(s, me.seat, characters)), _swap)

    def freezes_loot(s, source):
        return True


@card("ecaille-dragon-des-mers")
class EcailleDragonDesMers:
    """Arrival: The active player names an opponent, who discards a card of their hand at random; the active player may
    confront that card. Exit: Discard every armour of the field."""

    def arrival(s, me):
        seat = yield from choose_seat(s, me.seat, [one for one in others(s, me) if s.players[one].hand], me.number)
        if seat < 0:
            return
        lost = s.rng.pick(s.players[seat].hand)
        discard(s, seat, lost)
        if not s.hilda(me.seat):  # SS-SOLOX-130: she plays no card
            yield from confront_at_once(s, me.seat, seat, lost)

    def exit(s, me):
        yield from remove_all(s, on_field(s, armours))


@card("ecaille-sirene")
class EcailleSirene:
    """Discard: Look at an opponent's hand; you may swap one of its Saints for a card of your hand of the same rank.
    Arrival: Each player may wound one character of their hand to take from their discard pile a Hero of the same rank
    into hand.
    """

    def _same_rank(cards, one):
        """SS-CARD-100: cards that share a rank with this one."""
        return [other for other in cards if print_of(other).ranks & print_of(one).ranks]

    def _look_and_swap(s, me):
        seat = yield from choose_seat(s, me.seat, [one for one in others(s, me) if s.players[one].hand], me.number)
        look_at_hand(s, me, seat)
        mine = s.players[me.seat].hand
        able = [one for one in in_hand(s, seat, knights) if EcailleSirene._same_rank(mine, one)]
        taken = yield from choose(s, me.seat, able, "take", me.number, may=True, whose=seat)
        if taken:
            same = EcailleSirene._same_rank(mine, s.cards[taken])
            given = yield from choose(s, me.seat, same, "give", me.number)
            swap_hands(s, me.seat, s.cards[given], seat, s.cards[taken])

    discarding = when(lambda s, me: any(s.players[seat].hand for seat in others(s, me)), _look_and_swap)

    def _may_wound(s, me, seat):
        fallen = in_discard(s, seat, heroes)
        able = [one for one in in_hand(s, seat, characters) if EcailleSirene._same_rank(fallen, one)]
        number = yield from choose(s, seat, able, "wound", me.number, may=True)
        if not number:
            return
        yield from wound(s, seat, s.cards[number])
        same = EcailleSirene._same_rank(in_discard(s, seat, heroes), s.cards[number])
        taken = yield from choose(s, seat, same, "take", me.number)
        if taken:
            take_back(s, seat, s.cards[taken])

    arrival = each_player(_may_wound)


@card("ecaille-kraken")
class EcailleKraken:
    """Discard: Take one of your marked characters that has Cosmos back into your hand. Arrival: Each player reveals the
    top card of their draw pile: a character without Cosmos is wounded, any other card goes to their hand."""

    def _with_cosmos(s, me):
        return [it for it in marked_of(s, me.seat, characters) if cosmos(s, it) > 0]

    def _take(s, me):
        number = yield from choose(s, me.seat, EcailleKraken._with_cosmos(s, me), "take", me.number)
        take_back(s, me.seat, s.cards[number])

    discarding = when(lambda s, me: bool(EcailleKraken._with_cosmos(s, me)), _take)

    def _reveal(s, me, seat):
        if s.players[seat].pile:  # SS-ZONE-120
            top = s.players[seat].pile[0]
            if print_of(top).kinds & CHARACTER and not printed_value(s, print_of(top), COSMOS):
                yield from wound(s, seat, top)
            else:
                take_back(s, seat, top)

    arrival = each_player(_reveal)


@card("ecaille-lyumnades")
class EcailleLyumnades:
    """Discard: Apply the arrival effect of one card of the field. Arrival: Apply every exit effect of the field, from
    the last card to the first."""

    def _arriving(s):
        return [it for it in s.field if "arrival" in it.printed.hooks]

    def _apply_arrival(s, me):
        number = yield from choose(s, me.seat, EcailleLyumnades._arriving(s), "apply", me.number)
        yield from apply_arrival(s, me.seat, s.piece(number))

    discarding = when(lambda s, me: bool(EcailleLyumnades._arriving(s)), _apply_arrival)

    def arrival(s, me):
        for it in from_the_last(s, s.field):
            yield from exit_effects(s, it.card, it, lent_exits(s, it))


@card("ecaille-chrysaor")
class EcailleChrysaor:
    """Destroy: One rare (★) character of the field costs 4 Force less and 4 Cosmos less. Arrival: Each player may play
    an armour of their hand to draw a card."""

    destroying = lowers(of(CHARACTER, RARE), force=4, cosmos=4, floor=0)

    def _may_equip(s, me, seat):
        able = [] if wears_ring(s.players[seat]) else in_hand(s, seat, armours)
        number = yield from choose(s, seat, able, "equip", me.number, may=True)
        if number:
            lift(s, seat, s.cards[number])
            yield from equip(s, seat, s.cards[number])
            draw(s, seat, 1)

    arrival = each_player(_may_equip)


@card("ecaille-scylla")
class EcailleScylla:
    """Arrival: Each player draws 5 cards, then discards 5 cards from hand. Defeated: Each player freezes one card of
    their hand."""

    def _draw_and_discard(s, me, seat):
        draw(s, seat, 5)
        yield from discards_from_hand(5)(s, me, seat)

    arrival = each_player(_draw_and_discard)
    defeated = each_player(freezes_from_hand(1))


@card("ecaille-cheval-des-mers")
class EcailleChevalDesMers:
    """On play: One Hero in play gains +1 Cosmos. Arrival: Each player may discard an armour to draw 2 cards."""

    on_play = gains(heroes, cosmos=1)

    def _may_discard(s, me, seat):
        able = [*in_hand(s, seat, armours), *s.players[seat].armour]
        number = yield from choose(s, seat, able, "discard", me.number, may=True)
        if number:
            discard(s, seat, s.cards[number])
            draw(s, seat, 2)

    arrival = each_player(_may_discard)


@card("ecaille-sirene-marine")
class EcailleSireneMarine:
    """Discard: Draw one card for each Marina and each Scale on the field. Exit: From the active player on, each player
    puts the top card of their draw pile into another player's discard pile, or freezes it if it is a Bronze Armour.
    """

    discarding = draws_for_each(lambda s, me: len(on_field(s, of(MARINA | SCALE))))

    def _give_top(s, me, seat):
        if not s.players[seat].pile:  # SS-ZONE-120
            return
        top = s.players[seat].pile[0]
        show(s, [top])
        if s.log is not None:
            say(s, "reveals", {"seat": Seat(seat), "cards": [top]})
        if print_of(top).kinds & BRONZE_ARMOUR:
            yield from freeze(s, seat, top)
        else:
            other = yield from choose_seat(s, seat, [one for one in everyone(s) if one != seat], me.number)
            to_discard_of(s, other, top, seat)

    exit = each_sufferer(_give_top)
