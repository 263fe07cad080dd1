"""Chevaliers sans constellation, Chevaliers Fantômes, Chevaliers Noirs."""

from __future__ import annotations

from pioche.engine.cards import when
from pioche.engine.errors import Refusal
from pioche.engine.log import Seat, say
from pioche.engine.zones import hide
from pioche.games.saintseiya.cards.book import card
from pioche.games.saintseiya.cards.words import (
    acquires_free,
    against,
    among,
    characters,
    destroys_from_hand,
    each_player,
    in_discard,
    in_hand,
    lends_cosmos_to,
    named,
    of,
    on_field,
    pieces,
    removes,
)
from pioche.games.saintseiya.rules.choose import choose, choose_seat, everyone, others
from pioche.games.saintseiya.rules.marks import wound
from pioche.games.saintseiya.rules.terms import FORCE
from pioche.games.saintseiya.rules.values import beside
from pioche.games.saintseiya.rules.zones import can_draw, deck_of, discard, draw, lift, remake_pile, to_discard_of
from pioche.games.saintseiya.state import ARMOUR, BLACK, CHARACTER, COMMON, GHOST, HERO, KNIGHT, RELIC, VERY_COMMON


def plus_beside(id):
    """+1 Force beside a card of this name, once."""
    return lambda s, it, way: 1 if pieces(beside(s, it), named(id)) else 0


def two_with(id):
    """2 PV if the deck holds a card of this name."""
    return lambda s, seat: 2 if among(deck_of(s, seat), named(id)) else 0


@card("guilty")
class Guilty:
    """Each Ikki played beside Guilty gains +1 Cosmos. On play: Shuffle your discard pile together with your draw
    pile."""

    lends_cosmos = lends_cosmos_to("ikki")
    on_play = when(
        lambda s, me: can_draw(s, me.seat) > 0 and not s.hilda(me.seat),
        lambda s, me: remake_pile(s, s.players[me.seat]),
    )


@card("docrates")
class Docrates:
    """Discard: Remove every very-common (●) and common (▲) card from the field, then fill the field."""

    discarding = removes(of(CHARACTER | ARMOUR | RELIC, VERY_COMMON | COMMON))


@card("chevalier-cristal")
class ChevalierCristal:
    """Each Hyôga played beside him gains +1 Cosmos. On play: Draw 1 card, then discard 1 card (of your hand or in
    play)."""

    lends_cosmos = lends_cosmos_to("hyoga")

    def on_play(s, me):
        draw(s, me.seat)
        player = s.players[me.seat]
        able = [*player.hand, *player.played, *player.armour, *player.relics]
        number = yield from choose(s, me.seat, able, "discard", me.number)
        if number:
            discard(s, me.seat, s.cards[number])


@card("geist")
class Geist:
    """Discard: Acquire free of charge 1 Ghost Saint of the field; it goes to your discard pile. Arrival: Each player
    destroys one character of their hand.
    """

    discarding = acquires_free(of(GHOST))
    arrival = each_player(destroys_from_hand())


@card("serpent-des-mers")
class SerpentDesMers:
    """Field: Can be fought only by three characters or more."""

    def least(s, target):
        return 3


@card("dauphin")
class Dauphin:
    """Field: To fight Dauphin, first discard one card from your hand."""

    def toll(s, source, target, way):
        return target is source and way == FORCE


@card("kuraggu")
class Kuraggu:
    """Field: While Kuraggu is on the field, no other Saint can be acquired."""

    def no_acquire(s, source, printed, target, way):
        banned = printed.kinds & KNIGHT and printed.id != "kuraggu" and not on_field(s, named("thetis-sirene-marine"))
        return Refusal("SS-FAQH-210", "kuraggu") if banned else None


@card("chevalier-flammes")
class ChevalierFlammes:
    """On play: A player of your choice puts one of their destroyed very-common (●) Heroes on top of their draw pile."""

    def _fallen(s, seat):
        return among(s.players[seat].destroyed, of(HERO, VERY_COMMON))

    def _able(s):
        """Hilda has no draw pile."""
        return [seat for seat in everyone(s) if ChevalierFlammes._fallen(s, seat) and not s.hilda(seat)]

    def _back_on_top(s, me):
        seat = yield from choose_seat(s, me.seat, ChevalierFlammes._able(s), me.number)
        number = yield from choose(s, seat, ChevalierFlammes._fallen(s, seat), "on-top", me.number)
        one = s.cards[number]
        lift(s, seat, one)
        hide(s, one, s.players[seat].pile, 0)
        if s.log is not None:
            say(s, "on-top", {"seat": Seat(seat), "card": one})

    on_play = when(lambda s, me: bool(ChevalierFlammes._able(s)), _back_on_top)


@card("spartan")
class Spartan:
    """Arrival: Each player may wound one character of their hand to draw 1 card."""

    def _may_wound(s, me, seat):
        number = yield from choose(s, seat, in_hand(s, seat, characters), "wound", me.number, may=True)
        if number:
            yield from wound(s, seat, s.cards[number])
            draw(s, seat)

    arrival = each_player(_may_wound)


@card("leda")
class Leda:
    """VP: 2 VP if your deck holds at least one Spica, otherwise 0. Gains +1 Force while fighting beside Spica."""

    scoring = two_with("spica")
    own_force = plus_beside("spica")


@card("spica")
class Spica:
    """VP: 2 VP if your deck holds at least one Léda, otherwise 0. Gains +1 Force while fighting beside Léda."""

    scoring = two_with("leda")
    own_force = plus_beside("leda")


@card("jango")
class Jango:
    """VP: 1 VP for each differently named Black Saint in your deck (Jango counts). Discard: Put into your discard pile
    one Black Saint from an opponent's discard pile, other than Jango.
    """

    def scoring(s, seat):
        return len({one.proto.id for one in among(deck_of(s, seat), of(BLACK))})

    def _others(s, me):
        return [
            (one, seat) for seat in others(s, me) for one in in_discard(s, seat, of(BLACK)) if one.proto.id != "jango"
        ]

    def _take_one(s, me):
        able = Jango._others(s, me)
        number = yield from choose(s, me.seat, [one for one, _ in able], "gain", me.number)
        for one, seat in able:
            if one.number == number:
                to_discard_of(s, me.seat, one, seat)

    discarding = when(lambda s, me: bool(Jango._others(s, me)), _take_one)


@card("pegase-noir")
class PegaseNoir:
    """Field: If at least one Seiya fights this card, its Force cost is 2 lower (once only)."""

    own_cost_force = against("seiya")


@card("dragon-noir")
class DragonNoir:
    """Field: If at least one Shiryû fights this card, its Force cost is 2 lower (once only)."""

    own_cost_force = against("shiryu")


@card("cygne-noir")
class CygneNoir:
    """Field: If at least one Hyôga fights this card, its Force cost is 2 lower (once only)."""

    own_cost_force = against("hyoga")


@card("andromede-noir")
class AndromedeNoir:
    """Field: If at least one Shun fights this card, its Force cost is 2 lower (once only)."""

    own_cost_force = against("shun")


@card("phoenix-noir")
class PhoenixNoir:
    """Field: If at least one Ikki fights this card, its Force cost is 2 lower (once only)."""

    own_cost_force = against("ikki")
