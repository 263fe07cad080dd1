"""The three promotional cards."""

from __future__ import annotations

from pioche.engine.cards import when
from pioche.engine.log import Seat, say
from pioche.engine.seats import seats_from
from pioche.games.saintseiya.cards.book import card
from pioche.games.saintseiya.cards.words import (
    characters,
    frozen_of,
    heroes,
    in_play,
    of,
    of_everyone,
    on_field,
    strengthen,
    wound_fighters,
    wounded_of,
)
from pioche.games.saintseiya.rules.acquire import acquire_free, acquired, refuses_acquisition, refuses_free
from pioche.games.saintseiya.rules.choose import choose
from pioche.games.saintseiya.rules.field import remove_flame
from pioche.games.saintseiya.rules.marks import destroy
from pioche.games.saintseiya.rules.terms import FREE
from pioche.games.saintseiya.rules.zones import draw, into_hand, is_in_play, out_of_gone
from pioche.games.saintseiya.state import SILVER, print_of


@card("seiya-sagittaire")
class SeiyaSagittaire:
    """Arrival: If a Silver Saint is on the field, remove 1 flame from the clock. Defeated: Remove Seiya du Sagittaire
    from the game, then take 1 card from the field's discard pile into your hand.
    """

    def arrival(s, me):
        if on_field(s, of(SILVER)):
            remove_flame(s)

    def defeated(s, me):
        s.between.remove(me.card)
        s.removed.append(me.card)
        able = [one for one in s.gone if refuses_acquisition(s, me.seat, print_of(one), None, FREE) is None]
        number = yield from choose(s, me.seat, able, "take", me.number)
        if number:
            one = s.cards[number]
            out_of_gone(s, one)
            if s.log is not None:
                say(s, "takes", {"seat": Seat(me.seat), "card": one})
            into_hand(s, me.seat, one)
            yield from acquired(s, me.seat, print_of(one))


@card("shiryu-balance")
class ShiryuBalance:
    """Destroy: One Hero in play gains +1 Force and +1 Cosmos for each wounded Hero of any player. Defeated: Wound every
    character used to beat him, then draw as many cards as were wounded.
    """

    def _strengthen_one(s, me):
        count = len(of_everyone(s, wounded_of, heroes))
        number = yield from choose(s, me.seat, in_play(s, me.seat, heroes), "strengthen", me.number)
        if number:
            strengthen(s.piece(number), count, count)

    destroying = when(
        lambda s, me: bool(in_play(s, me.seat, heroes) and of_everyone(s, wounded_of, heroes)), _strengthen_one
    )

    def defeated(s, me):
        count = yield from wound_fighters(s, me, lambda me, it: True)
        draw(s, me.seat, count)


@card("hyoga-verseau")
class HyogaVerseau:
    """Destroy: Every frozen character of every player is destroyed. Defeated: In turn order, each player acquires one
    card of the field and freezes it, until the field is empty."""

    def _destroy_all(s, me):
        for it in of_everyone(s, frozen_of, characters):
            if is_in_play(s, it):
                yield from destroy(s, it.controller, it.card)

    destroying = when(lambda s, me: bool(of_everyone(s, frozen_of, characters)), _destroy_all)

    def defeated(s, me):
        seats = seats_from(s, me.seat)
        turn = 0
        while not s.over():
            seat = seats[turn % len(seats)]
            able = [it for it in s.field if refuses_free(s, seat, it) is None]
            if not able:
                return
            number = yield from choose(s, seat, able, "acquire", me.number)
            yield from acquire_free(s, seat, s.piece(number), frozen=True)
            turn += 1
