"""The twelve Chevaliers d'Or."""

from __future__ import annotations

from pioche.engine.cards import when
from pioche.games.saintseiya.cards.book import card
from pioche.games.saintseiya.cards.words import (
    armours,
    characters,
    discards_from_hand,
    each_opponent,
    each_player,
    heroes,
    in_discard,
    of,
    on_field,
    pieces,
    takes_from_discard,
    wounds_fighters,
    wounds_from_hand,
)
from pioche.games.saintseiya.rules.acquire import acquire_free, refuses_free
from pioche.games.saintseiya.rules.choose import choose, choose_seat, everyone, others
from pioche.games.saintseiya.rules.field import first_card, last_card, neighbours, remove_flame
from pioche.games.saintseiya.rules.marks import destroy, lay_marked, wound
from pioche.games.saintseiya.rules.terms import FORCE
from pioche.games.saintseiya.rules.zones import take_back
from pioche.games.saintseiya.state import GOLD, NO_COST, WOUND


def faces(it, target):
    """Whether a character confronts this very card."""
    return target is not None and it.facing == target.number


@card("mu-belier")
class Mu:
    """Wound: Take 1 armour from your discard pile into your hand."""

    wounding = takes_from_discard(armours)


@card("aldebaran-taureau")
class Aldebaran:
    """Gains +2 Force while he fights the first card of the field."""

    def own_force(s, it, way):
        return 2 if faces(it, first_card(s)) else 0


@card("saga-gemeaux")
class Saga:
    """Gains +2 Force while the clock shows an even number of flames (0 is even). Gains +2 Cosmos while the clock shows
    an odd number of flames. Defeated: Wound every character used to fight him."""

    def own_force(s, it, way):
        return 2 if not s.solo() and s.flames % 2 == 0 else 0

    def own_cosmos(s, it, way):
        return 2 if not s.solo() and s.flames % 2 else 0

    defeated = wounds_fighters(lambda me, it: True)


@card("deathmask-cancer")
class Deathmask:
    """Defeated: Destroy one of the characters used to fight him."""

    def defeated(s, me):
        if me.way != FORCE:  # SS-ACQ-260
            return
        number = yield from choose(s, me.seat, pieces(me.fighters, characters), "destroy", me.number)
        if number:
            yield from destroy(s, me.seat, s.cards[number])


@card("aiolia-lion")
class Aiolia:
    """Gains +1 Force and +1 Cosmos while he confronts the last card of the field."""

    def _bonus(s, it, way):
        return 1 if faces(it, last_card(s)) else 0

    own_force = _bonus
    own_cosmos = _bonus


@card("shaka-vierge")
class Shaka:
    """On play: Wound one character lying in the discard pile of a player of your choice."""

    def _wound_one(s, me):
        able = {one.number: seat for seat in everyone(s) for one in in_discard(s, seat, characters)}
        number = yield from choose(s, me.seat, [s.cards[one] for one in able], "wound", me.number)
        yield from wound(s, able[number], s.cards[number])

    on_play = when(lambda s, me: any(in_discard(s, seat, characters) for seat in everyone(s)), _wound_one)


@card("doko-balance")
class Doko:
    """Each Shiryû played beside Doko doubles his printed Force and Cosmos. Arrival: Each player may take one Hero from
    their discard pile into hand.
    """

    def doubles(s, it, other, printed_value):
        return printed_value if other.printed.hero == "shiryu" else 0

    def _may_take(s, me, seat):
        number = yield from choose(s, seat, in_discard(s, seat, heroes), "take", me.number, may=True)
        if number:
            take_back(s, seat, s.cards[number])

    arrival = each_player(_may_take)


@card("milo-scorpion")
class Milo:
    """On play: An opponent of your choice discards 1 card from their hand."""

    def _opponent_discards(s, me):
        seat = yield from choose_seat(s, me.seat, [one for one in others(s, me) if s.players[one].hand], me.number)
        yield from discards_from_hand(1)(s, me, seat)

    on_play = when(lambda s, me: any(s.players[seat].hand for seat in others(s, me)), _opponent_discards)


@card("aiolos-sagittaire")
class Aiolos:
    """Gains +1 Cosmos for each Gold Saint on the field. Arrival: If another Gold Saint is on the field, remove 1 flame
    from the clock.
    """

    def own_cosmos(s, it, way):
        return len(on_field(s, of(GOLD)))

    def arrival(s, me):
        if any(it is not me.it for it in on_field(s, of(GOLD))):
            remove_flame(s)


@card("shura-capricorne")
class Shura:
    """Defeated: Acquire free of charge one character adjacent to Shura; it goes to your discard pile."""

    def defeated(s, me):
        able = [it for it in pieces(neighbours(s, me.slot), characters) if refuses_free(s, me.seat, it) is None]
        number = yield from choose(s, me.seat, able, "acquire", me.number)
        if number:
            yield from acquire_free(s, me.seat, s.piece(number))


@card("camus-verseau")
class Camus:
    """Defeated: Camus himself is wounded (he comes in wounded). Field: A Hyôga may acquire Camus with 8 Cosmos."""

    def defeated(s, me):
        s.between.remove(me.card)
        yield from lay_marked(s, me.seat, me.card, WOUND, me.it)

    def own_cosmos_way(s, target, party):
        return 8 if any(it.printed.hero == "hyoga" for it in party) else NO_COST


@card("aphrodite-poissons")
class Aphrodite:
    """Defeated: Each opponent wounds 2 characters of their hand."""

    defeated = each_opponent(wounds_from_hand(2))
