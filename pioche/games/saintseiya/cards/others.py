"""The other cards of the base game: Athéna, the Pope, Chevaliers de Bronze and d'Acier, and those without a class."""

from __future__ import annotations

from pioche.engine.cards import when
from pioche.engine.log import Seat, say
from pioche.games.saintseiya.cards.book import card
from pioche.games.saintseiya.cards.words import (
    among,
    characters,
    destroys_from_hand,
    discards_armour,
    discards_from_hand,
    each_player,
    has_in_hand,
    heroes,
    if_any_opponent,
    in_discard,
    in_hand,
    knights,
    lowers,
    of,
    on_field,
    pieces,
    still_in,
    wounded_of,
    wounds_from_hand,
)
from pioche.games.saintseiya.rules.choose import choose, choose_seat, everyone
from pioche.games.saintseiya.rules.field import fill_slot, remove
from pioche.games.saintseiya.rules.marks import destroy, heal_all_wounded, may_heal, recover, wound
from pioche.games.saintseiya.rules.values import beside
from pioche.games.saintseiya.rules.zones import (
    deck_of,
    destroy_now,
    draw,
    into_discard,
    into_reserve,
    out_of_gone,
    take_tokens,
    to_discard_of,
)
from pioche.games.saintseiya.state import COMMON, GOLD, HERO, KNIGHT, VERY_COMMON, take_off_field


@card("athena-base")
class Athena:
    """VP: Worth 1 VP for each full group of 10 cards in your deck at the end of the game. Arrival: Every player draws 1
    card, then heals all of their wounded characters.
    """

    def scoring(s, seat):
        return len(deck_of(s, seat)) // 10

    def _draw_and_heal(s, me, seat):
        draw(s, seat)
        heal_all_wounded(s, seat)

    arrival = each_player(_draw_and_heal)


@card("pope")
class Pope:
    """Arrival: Shuffle the Pope and every Gold Saint of the field's discard pile back into the reserve."""

    def arrival(s, me):
        take_off_field(s, me.it)
        into_reserve(s, me.card)
        for one in among(s.gone, of(GOLD)):
            out_of_gone(s, one)
            into_reserve(s, one)


@card("sho-cloth-celeste")
class Sho:
    """The Saints fighting beside Sho cannot be wounded (Sho himself can)."""

    def shields(s, it, other):
        return bool(other.printed.kinds & KNIGHT)


@card("ushio-cloth-marine")
class Ushio:
    """Gains +1 Force for each common (▲) Hero fighting beside him."""

    def own_force(s, it, way):
        return len(pieces(beside(s, it), of(HERO, COMMON)))


@card("daichi-cloth-terrestre")
class Daichi:
    """The Saint Daichi confronts costs 1 Cosmos less for each Hero beside him (never below 1)."""

    def cuts_cosmos(s, it, target):
        return len(pieces(beside(s, it), heroes)) if target.printed.kinds & KNIGHT else 0


@card("jabu-licorne")
class Jabu:
    """Discard: Each opponent discards 1 Hero from their hand."""

    discarding = if_any_opponent(has_in_hand(heroes), discards_from_hand(1, heroes))


@card("ichi-hydre")
class Ichi:
    """Discard: Each opponent wounds every common (▲) Hero of their discard pile."""

    def _wound_all(s, me, seat):
        for one in still_in(s.players[seat].discard, in_discard(s, seat, of(HERO, COMMON))):
            yield from wound(s, seat, one)

    discarding = if_any_opponent(lambda s, seat: bool(in_discard(s, seat, of(HERO, COMMON))), _wound_all)


@card("nachi-loup")
class Nachi:
    """Discard: Each opponent discards the armour they have in play."""

    discarding = if_any_opponent(lambda s, seat: bool(s.players[seat].armour), discards_armour)


@card("ban-petit-lion")
class Ban:
    """Wound: Each opponent wounds one Saint of their hand."""

    wounding = if_any_opponent(has_in_hand(knights), wounds_from_hand(1, knights))


@card("geki-ours")
class Geki:
    """Discard: Swap one common (▲) Hero of a player's discard pile with one of that player's destroyed very-common (●)
    Heroes.
    """

    def _fallen(s, seat):
        return among(s.players[seat].destroyed, of(HERO, VERY_COMMON))

    def _able(s):
        return [seat for seat in everyone(s) if Geki._fallen(s, seat) and in_discard(s, seat, of(HERO, COMMON))]

    def _swap(s, me):
        seat = yield from choose_seat(s, me.seat, Geki._able(s), me.number)
        discarded = in_discard(s, seat, of(HERO, COMMON))
        better = yield from choose(s, me.seat, discarded, "destroy", me.number, whose=seat)
        worse = yield from choose(s, me.seat, Geki._fallen(s, seat), "gain", me.number, whose=seat)
        destroy_now(s, seat, s.cards[better])
        to_discard_of(s, seat, s.cards[worse], seat)

    discarding = when(lambda s, me: bool(Geki._able(s)), _swap)


@card("june-cameleon")
class June:
    """On play: Heal one of your wounded characters. Field: While June is on the field, no character can be healed."""

    def _heal(s, me):
        number = yield from choose(s, me.seat, wounded_of(s, me.seat), "heal", me.number)
        if number:
            recover(s, s.piece(number))

    on_play = when(lambda s, me: bool(wounded_of(s, me.seat)) and may_heal(s, me.seat), _heal)

    def no_heal(s, source):
        return True


@card("cassios")
class Cassios:
    """Destroy: One Saint of the field costs 2 Force less and 2 Cosmos less (never below 1 and 1)."""

    destroying = lowers(knights, force=2, cosmos=2)


@card("gigas")
class Gigas:
    """Discard: Remove one character from the field, then reveal the top card of the reserve in its place. Arrival: The
    active player puts Gigas into the discard pile of a player of their choice (themselves included)."""

    def _remove_one(s, me):
        number = yield from choose(s, me.seat, on_field(s, characters), "remove", me.number)
        it = s.piece(number)
        slot = it.slot
        yield from remove(s, it)
        yield from fill_slot(s, slot)

    discarding = when(lambda s, me: bool(on_field(s, characters)), _remove_one)

    def arrival(s, me):
        seat = yield from choose_seat(s, me.seat, everyone(s), me.number)
        take_off_field(s, me.it)
        take_tokens(s, seat, me.it)
        if s.log is not None:
            say(s, "gets", {"seat": Seat(seat), "card": me.card})
        into_discard(s, seat, me.card)


@card("phaeton")
class Phaeton:
    """On play: You may destroy one character of your hand; if you do, draw 2 cards."""

    def _for_cards(s, me):
        number = yield from choose(s, me.seat, in_hand(s, me.seat, characters), "destroy", me.number, may=True)
        if number and (yield from destroy(s, me.seat, s.cards[number])):
            draw(s, me.seat, 2)

    may_on_play = when(lambda s, me: bool(in_hand(s, me.seat, characters)), _for_cards)


@card("oko")
class Oko:
    """Destroy: Each opponent destroys 1 Saint of their hand."""

    destroying = if_any_opponent(has_in_hand(knights), destroys_from_hand(knights))


@card("jaki")
class Jaki:
    """VP: 1 VP for each full group of 5 of your destroyed cards. Destroy: Put 1 of your destroyed cards into your
    discard pile (Jaki may be chosen, if you had at least one destroyed card beforehand).
    """

    def scoring(s, seat):
        return len(s.players[seat].destroyed) // 5

    def _bring_back(s, me):
        number = yield from choose(s, me.seat, s.players[me.seat].destroyed, "gain", me.number)
        if number:
            to_discard_of(s, me.seat, s.cards[number], me.seat)

    destroying = when(lambda s, me: bool(s.players[me.seat].destroyed), _bring_back)
