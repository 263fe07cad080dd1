"""Pureté Céleste, the peace."""

from __future__ import annotations

from pioche.games.sevenfallen_first.cards.words import (
    about,
    card,
    draws,
    effect,
    gains_ec,
    give,
    gives,
    have,
    heals,
    heals_each,
    its_angel,
    once_per_turn,
    others,
    refills,
    the_page,
    theirs,
    to_yours,
    when,
    your_angels,
    your_turn,
    your_worshippers,
    yours,
)


@card("serena-main-qui-guerit-noir")
class SerenaBlack:
    """Your anges have Médecin (1)."""

    keyword = have("medecin", yours())


def you_heal_yours(s, source, event):
    return event.seat == source.seat and to_yours()(s, source, event)


def _strengthen(s, me):
    it = about(s, me)
    if it is not None:
        give(s, it, "atq", 1)


@card("serena-main-qui-guerit-blanc")
class SerenaWhite:
    """Each time you heal one of your anges, it gains +1 attack."""

    after_heal = when(you_heal_yours, effect(_strengthen))


@card("lux-le-juge-des-nuages-noir")
class LuxBlack:
    """Your “Céleste” anges have Frère de sang."""

    keyword = have("frere-de-sang", yours("celeste"))


@card("lux-le-juge-des-nuages-blanc")
class LuxWhite:
    """You may play two adorateurs per turn."""

    def adorateurs(s, source, seat, value):
        return max(value, 2) if seat == source.seat else value


@card("anaya-noir")
class AnayaBlack:
    """At the start of your turn, each of your anges heals 2 points of force vitale."""

    start_of_turn = when(your_turn, effect(heals_each(2, your_angels)))


@card("anaya-blanc")
class AnayaWhite:
    """Opposing anges cannot attack Anaya in the turn they entered play."""

    def cannot_be_attacked(s, source, it, attacker):
        new = s.token(attacker.card.number) in s.newcomers
        return the_page(s, source, it) and new and theirs()(s, source, attacker)


@card("seraphine-aile-de-la-paix")
class Seraphine:
    """At the start of your turn, refill the reserve of one of your adorateurs."""

    start_of_turn = when(your_turn, effect(refills(your_worshippers)))


@card("messager-de-l-aube")
class MessengerOfDawn:
    """Ferveur: draw a page."""

    ferveur = effect(draws(1))


@card("ange-gardien")
class GuardianAnge:
    """Once per turn, another of your anges gains +1 force vitale."""

    ability = once_per_turn(gives("fv", 1, others(your_angels)))


@card("trone-de-lumiere-blanche")
class ThroneOfWhiteLight:
    """Ferveur: your divinity gains 4 EC."""

    ferveur = effect(gains_ec(4))


@card("rempart-de-plumes")
class RampartOfFeathers:
    """At the start of your turn, the ange linked to this golem heals 1 point of force vitale."""

    start_of_turn = when(your_turn, effect(heals(1, its_angel)))


@card("donatrice")
class Giver:
    """Ferveur: refill the reserve of another of your adorateurs."""

    ferveur = effect(refills(others(your_worshippers)))
