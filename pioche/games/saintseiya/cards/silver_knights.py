"""The eighteen Chevaliers d'Argent."""

from __future__ import annotations

from pioche.engine.cards import when
from pioche.engine.log import Seat, say
from pioche.games.saintseiya.cards.book import card
from pioche.games.saintseiya.cards.words import (
    acquires_free,
    among,
    armours,
    characters,
    destroys_one,
    discards_armour,
    each_opponent,
    each_player,
    has_in_hand,
    has_most,
    heroes,
    if_any_opponent,
    in_hand,
    lends_cosmos_to,
    look_at_hand,
    lowers,
    may_buy,
    of,
    on_field,
    removes,
    takes_from_discard,
    wounded_of,
    wounds_fighters,
)
from pioche.games.saintseiya.rules.acquire import acquired
from pioche.games.saintseiya.rules.choose import choose, choose_seat, choose_several, others
from pioche.games.saintseiya.rules.field import remove_flame, swap
from pioche.games.saintseiya.rules.marks import destroy, wound
from pioche.games.saintseiya.rules.zones import discard, draw, into_discard, into_reserve, lift, to_discard_of
from pioche.games.saintseiya.state import (
    ALGHETI,
    ARMOUR,
    ATHENA,
    CHARACTER,
    COMMON,
    HERO,
    RELIC,
    SILVER,
    UNCOMMON,
    VERY_COMMON,
    print_of,
)


@card("marine-aigle")
class Marine:
    """VP: 3 VP, or 4 VP if you alone own the most Hero cards. Each Seiya played beside Marine gains +1 Cosmos."""

    def scoring(s, seat):
        return has_most(s, seat, heroes)

    lends_cosmos = lends_cosmos_to("seiya")


@card("shaina-ophiuchus")
class Shaina:
    """VP: 3 VP, or 4 VP if you alone own the most Silver Saint cards. Arrival: Every player discards the armour they
    have in play.
    """

    def scoring(s, seat):
        return has_most(s, seat, of(SILVER))

    arrival = each_player(discards_armour)


@card("misty-lezard")
class Misty:
    """Discard: Destroy one of your wounded characters; if you do, draw 2 cards. Arrival: Each player destroys one of
    their wounded characters."""

    def _destroy_one(s, me, seat):
        number = yield from choose(s, seat, wounded_of(s, seat), "destroy", me.number)
        return bool(number) and (yield from destroy(s, seat, s.cards[number]))

    def _for_cards(s, me):
        if (yield from Misty._destroy_one(s, me, me.seat)):
            draw(s, me.seat, 2)

    discarding = when(lambda s, me: bool(wounded_of(s, me.seat)), _for_cards)
    arrival = each_player(_destroy_one)


@card("algol-persee")
class Algol:
    """Defeated: Wound every very-common (●) or common (▲) character used to fight him."""

    defeated = wounds_fighters(lambda me, it: bool(it.printed.ranks & (VERY_COMMON | COMMON)))


@card("jamian-corbeau")
class Jamian:
    """On play: Swap the places of two cards of the field."""

    def _swap_two(s, me):
        one, other = yield from choose_several(s, me.seat, s.field, "swap-field", me.number, 2)
        swap(s, s.piece(one), s.piece(other))

    on_play = when(lambda s, me: len(s.field) >= 2, _swap_two)


@card("babel-centaure")
class Babel:
    """Defeated: Destroy one wounded character of any player."""

    defeated = destroys_one(wounded_of, characters)


@card("asterion-chiens-de-chasse")
class Asterion:
    """Discard: Look at an opponent's hand, then wound one character in it."""

    def _look_and_wound(s, me):
        seat = yield from choose_seat(s, me.seat, [one for one in others(s, me) if s.players[one].hand], me.number)
        look_at_hand(s, me, seat)
        number = yield from choose(s, me.seat, in_hand(s, seat, characters), "wound", me.number, whose=seat)
        if number:
            yield from wound(s, seat, s.cards[number])

    discarding = when(lambda s, me: any(s.players[seat].hand for seat in others(s, me)), _look_and_wound)


@card("moses-baleine")
class Moses:
    """Defeated: Remove every very-common (●), common (▲) and uncommon (◆) card from the field, then fill the field."""

    defeated = removes(of(CHARACTER | ARMOUR | RELIC, VERY_COMMON | COMMON | UNCOMMON))


@card("capella-cocher")
class Capella:
    """Destroy: Lower the Force cost of one character of the field by 3 (never below 1)."""

    destroying = lowers(characters, force=3)


@card("albior-cephee")
class Albior:
    """Each Shun played beside Albior gains +1 Cosmos. Discard: Take 1 character from your discard pile into your
    hand."""

    lends_cosmos = lends_cosmos_to("shun")
    discarding = takes_from_discard(characters)


@card("ptolemy-fleche")
class Ptolemy:
    """Wound: Each opponent shuffles 1 Athena card of their hand into the reserve. Arrival: Remove 1 flame from the
    clock.
    """

    def _shuffle_athena(s, me, seat):
        number = yield from choose(s, seat, in_hand(s, seat, of(ATHENA)), "shuffle", me.number)
        if number:
            one = s.cards[number]
            lift(s, seat, one)
            into_reserve(s, one)

    wounding = if_any_opponent(has_in_hand(of(ATHENA)), _shuffle_athena)

    def arrival(s, me):
        remove_flame(s)


@card("sirius-grand-chien")
class Sirius:
    """Wound: Destroy one very-common (●) Hero of your hand; if you do, put one of your set-aside common (▲) Heroes into
    your discard pile.
    """

    def _raise_one(s, me):
        number = yield from choose(s, me.seat, in_hand(s, me.seat, of(HERO, VERY_COMMON)), "destroy", me.number)
        if not number or not (yield from destroy(s, me.seat, s.cards[number])):
            return
        aside = among(s.players[me.seat].aside, of(HERO, COMMON))
        chosen = yield from choose(s, me.seat, aside, "gain", me.number)
        if chosen:
            to_discard_of(s, me.seat, s.cards[chosen], me.seat)

    wounding = when(lambda s, me: bool(in_hand(s, me.seat, of(HERO, VERY_COMMON))), _raise_one)


@card("algheti-hercule")
class Algheti:
    """Discard: This turn you may acquire armours of the field with Force, at a Force cost equal to their Cosmos
    cost."""

    def _allow(s, me):
        s.used |= ALGHETI

    discarding = when(lambda s, me: bool(on_field(s, armours)) and may_buy(s, me), _allow)


@card("dante-cerbere")
class Dante:
    """Defeated: Put the top card of the reserve into your discard pile; none of its effects apply."""

    def defeated(s, me):
        if s.reserve:
            top = s.reserve.pop(0)
            if s.log is not None:
                say(s, "gets", {"seat": Seat(me.seat), "card": top})
            into_discard(s, me.seat, top)
            yield from acquired(s, me.seat, print_of(top))


@card("dio-mouche")
class Dio:
    """Destroy: Acquire free of charge 1 armour of the field; it goes to your discard pile."""

    destroying = acquires_free(armours)


@card("shiva-paon")
class Shiva:
    """Defeated: Wound every character used to fight him that has Cosmos."""

    defeated = wounds_fighters(lambda me, it: me.cosmos_of(it) > 0)


@card("aghora-lotus")
class Aghora:
    """Defeated: Wound every character used to fight him that has no Cosmos."""

    defeated = wounds_fighters(lambda me, it: me.cosmos_of(it) <= 0)


@card("arachne-tarentule")
class Arachne:
    """Defeated: Your opponents discard every armour of their hands."""

    def _discard_armours(s, me, seat):
        for one in in_hand(s, seat, armours):
            discard(s, seat, one)

    defeated = each_opponent(_discard_armours)
