"""Poseidia, the island."""

from __future__ import annotations

from pioche.games.sevenfallen_first.cards.words import (
    WHEN_IT_LEAVES,
    Flow,
    aimed,
    angels,
    card,
    cost_at_most,
    designate,
    destroy_one,
    draw,
    draws,
    effect,
    gives_until_end,
    have,
    itself,
    lend,
    linked,
    may,
    needs,
    once_per_turn,
    only,
    others,
    plus,
    race,
    restore_ec,
    return_to_hand,
    returns,
    returns_each,
    their_angels,
    theirs,
    to_itself,
    until_its_next_turn_ends,
    when,
    your_angels,
    your_turn,
    your_worshippers,
    yours,
)

your_pirates = only(your_angels, race("pirate"))


@card("maree-l-amirale-pale-noir")
class MareeBlack:
    """Your “Pirate” anges have Retrait."""

    keyword = have("retrait", yours("pirate"))


@card("maree-l-amirale-pale-blanc")
class MareeWhite:
    """Ferveur: draw a page for each “Pirate” ange you control, three at most."""

    ferveur = effect(lambda s, me: draw(s, me.seat, min(3, len(your_pirates(s, me)))))


@card("nerissa-voix-des-abysses-noir")
class NerissaBlack:
    """Once per turn, return an opposing ange of cost 3 or less to its owner's hand."""

    ability = once_per_turn(returns(only(their_angels, cost_at_most(3))))


@card("nerissa-voix-des-abysses-blanc")
class NerissaWhite:
    """Opposing anges have -1 attack."""

    atq = plus(-1, theirs())


@card("o-noir")
class OBlack:
    """Ferveur: return all anges of cost 2 or less to their owners' hands."""

    ferveur = effect(returns_each(only(angels, cost_at_most(2))))


def _drown(s, me) -> Flow:
    faithful = yield from designate(s, me, your_worshippers(s, me))
    destroy_one(s, faithful, me.number)
    it = yield from designate(s, me, their_angels(s, me))
    return_to_hand(s, it)


@card("o-blanc")
class OWhite:
    """Once per turn, you may destroy one of your adorateurs to return an opposing ange to its owner's hand."""

    ability = once_per_turn(needs(lambda s, me: your_worshippers(s, me) and their_angels(s, me), _drown))


def _hoard(s, me):
    it = itself(s, me)
    if it is not None:
        restore_ec(s, it, len(your_pirates(s, me)))


@card("thalos-gardien-du-tresor")
class Thalos:
    """At the start of your turn, this archange gains 1 EC for each “Pirate” ange you control, never above its printed
    EC."""

    start_of_turn = when(your_turn, effect(_hoard))


def _beguile(s, me, it):
    lend(s, me, it, "first.atq", -2, until=until_its_next_turn_ends(it))


@card("sirene-des-brisants")
class SirenOfTheBreakers:
    """Ferveur: an opposing ange has -2 attack until the end of its controller's next turn."""

    ferveur = effect(aimed(their_angels, _beguile))


def attacks_the_heavens(s, source, event):
    return to_itself(s, source, event) and event.amount


@card("corsaire-au-bicorne")
class BicorneCorsair:
    """When this ange attacks a divinity in the heavens, draw a page after the combat."""

    after_attack = when(attacks_the_heavens, effect(draws(1)))


@card("leviathan-du-large")
class LeviathanOfTheDeep:
    """Ferveur: return another ange of cost 5 or less to its owner's hand."""

    ferveur = effect(returns(others(only(angels, cost_at_most(5)))))


@card("figure-de-proue")
class Figurehead:
    """The ange linked to this golem has Retrait."""

    keyword = have("retrait", linked)


def _shrink(s, me, it):
    lend(s, me, it, "first.no-attack", until=WHEN_IT_LEAVES, card=me.number)


@card("habitante-d-erenia")
class WomanOfErenia:
    """Ferveur: choose an opposing ange; its attack is 0 for as long as this adorateur stays in your temple."""

    ferveur = effect(aimed(their_angels, _shrink))


@card("tavernier-au-bierovin")
class BierovinInnkeeper:
    """Dernier souffle: one of your “Pirate” anges gains +2 attack until the end of the turn."""

    dernier_souffle = effect(gives_until_end("first.atq", 2, your_pirates))


@card("cartographe-des-courants")
class ChartmakerOfTheCurrents:
    """Ferveur: you may draw a page."""

    ferveur = may(draws(1))
