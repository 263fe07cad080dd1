"""Temple de la Lumière, the eternal light."""

from __future__ import annotations

from pioche.games.sevenfallen_first.cards.words import (
    atq_at_least,
    banishes,
    both,
    card,
    destroys,
    draws,
    effect,
    gives,
    have,
    heals,
    heals_each,
    keyword,
    left,
    linked,
    may,
    on,
    on_line,
    only,
    plus,
    says,
    the_page,
    their_angels,
    when,
    your_angels,
    your_golems,
    your_turn,
    yours,
)


@card("aurion-le-grand-maitre-noir")
class AurionBlack:
    """Your “Templier” anges have Armure (1)."""

    keyword = have("armure", yours("templier"))


@card("aurion-le-grand-maitre-blanc")
class AurionWhite:
    """Your “Templier” anges have Frère de sang."""

    keyword = have("frere-de-sang", yours("templier"))


@card("elysia-l-aurore-vaillante-noir")
class ElysiaBlack:
    """Your anges with Vaillant have +1 attack."""

    atq = plus(1, both(yours(), lambda s, it: keyword(s, it, "vaillant") > 0))


@card("elysia-l-aurore-vaillante-blanc")
class ElysiaWhite:
    """As long as Elysia is on the ligne de feux, your anges on the arrière-garde cannot be attacked."""

    def cannot_be_attacked(s, source, it, attacker):
        stands = on_line(s, s.must(source.number)) == "front"
        return stands and yours()(s, source, it) and on_line(s, it) == "rear"


@card("sol-ul-noir")
class SolUlBlack:
    """Ferveur: banish an opposing ange with an attack of 5 or more."""

    ferveur = effect(banishes(only(their_angels, atq_at_least(5))))


@card("sol-ul-blanc")
class SolUlWhite:
    """Your golems heal 1 point of bouclier at the start of your turn."""

    start_of_turn = when(your_turn, effect(heals_each(1, your_golems)))


@card("uriel-marteau-de-sol-ul")
class Uriel:
    """A page destroyed by Uriel's attack is banished."""

    banishes = says(the_page)


def is_frail(s, it):
    return left(s, it) <= 4


@card("juge-de-sol-ul")
class JudgeOfSolUl:
    """Ferveur: destroy an opposing ange on the ligne de feux with a force vitale of 4 or less."""

    ferveur = effect(destroys(only(only(their_angels, on("front")), is_frail)))


@card("croise-inebranlable")
class UnshakeableCrusader:
    """As long as this ange is linked to a golem, the pair does not take double damage on the ligne de feux."""

    def not_doubled(s, source, it):
        return the_page(s, source, it) and it.golem is not None


@card("reliquaire-sacre")
class SacredReliquary:
    """The ange linked to this golem has Vengeance."""

    keyword = have("vengeance", linked)


@card("armuriere")
class Armourer:
    """Ferveur: one of your anges gains Armure (2)."""

    ferveur = effect(gives("armure", 2, your_angels))


@card("chapelain")
class Chaplain:
    """Dernier souffle: one of your anges heals 2 points of force vitale."""

    dernier_souffle = effect(heals(2, your_angels))


def has_kept_the_peace(s, source, event):
    return your_turn(s, source, event) and not s.attacked


@card("archiviste-du-temple")
class ArchivistOfTheTemple:
    """At the end of your turn, if you did not attack this turn, you may draw a page."""

    end_of_turn = when(has_kept_the_peace, may(draws(1)))
