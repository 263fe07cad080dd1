"""La Voie, the way of the sabre."""

from __future__ import annotations

from pioche.games.sevenfallen_first.cards.words import (
    aimed,
    atq,
    attacks_in_plan,
    both,
    can_go,
    card,
    draws,
    effect,
    gains,
    gives,
    gives_each,
    gives_each_until_end,
    have,
    is_angel,
    is_set_to,
    keyword,
    linked,
    may,
    move_to,
    on,
    on_line,
    once_per_turn,
    only,
    race,
    says,
    the_page,
    when,
    your_angels,
    your_turn,
    yours,
)


@card("hideko-la-lame-premiere-noir")
class HidekoBlack:
    """Your “Samouraï” anges on the ligne de feux have Esquive."""

    keyword = have("esquive", both(yours("samourai"), on("front")))


@card("hideko-la-lame-premiere-blanc")
class HidekoWhite:
    """Hideko gains +1 attack at the start of your turn."""

    start_of_turn = when(your_turn, effect(gains("atq", 1)))


@card("genzo-le-maitre-ivre-noir")
class GenzoBlack:
    """Ferveur: each of your anges gains +1 attack."""

    ferveur = effect(gives_each("atq", 1, your_angels))


@card("genzo-le-maitre-ivre-blanc")
class GenzoWhite:
    """Once per turn, one of your anges on the ligne de feux goes to the arrière-garde."""

    ability = once_per_turn(aimed(only(your_angels, can_go("rear")), lambda s, me, it: move_to(s, it, "rear")))


@card("koguryo-noir")
class KoguryoBlack:
    """In combat, Koguryo takes no damage from anges with an attack of 2 or less."""

    def unhurt(s, source, it, dealer):
        return the_page(s, source, it) and is_angel(dealer) and atq(s, dealer) <= 2


@card("koguryo-blanc")
class KoguryoWhite:
    """Your “Samouraï” anges have Vengeance."""

    keyword = have("vengeance", yours("samourai"))


@card("tengu-l-orage-du-sabre")
class Tengu:
    """When you announce a battle plan in which Tengu is an attacker, your “Samouraï” anges gain +1 attack until the end
    of the turn."""

    after_plan = when(
        attacks_in_plan, effect(gives_each_until_end("first.atq", 1, only(your_angels, race("samourai"))))
    )


@card("maitre-des-deux-lames")
class MasterOfTwoBlades:
    """This ange can be linked to a golem."""

    may_link = says(the_page)


@card("armure-d-apparat")
class ParadeArmour:
    """The ange linked to this golem has Esquive."""

    keyword = have("esquive", linked)


@card("gardien-du-torii")
class ToriiGuardian:
    """When this golem is attacked alone, it deals 3 damage to its attacker during the combat."""

    blow_back = is_set_to(3, the_page)


@card("forgeron-de-lames")
class Bladesmith:
    """Ferveur: one of your anges gains +2 attack."""

    ferveur = effect(gives("atq", 2, your_angels))


def guards_with_vengeance(s, it):
    return on_line(s, it) == "rear" and keyword(s, it, "vengeance") > 0


@card("maitre-de-the")
class TeaMaster:
    """Your anges on the arrière-garde with Vengeance have Armure (1)."""

    keyword = have("armure", both(yours(), guards_with_vengeance))


@card("calligraphe")
class Calligrapher:
    """Dernier souffle: you may draw a page."""

    dernier_souffle = may(draws(1))
