"""Eondra, land of dragons."""

from __future__ import annotations

from pioche.games.sevenfallen_first.cards.words import (
    angels,
    both,
    by_its_attack,
    card,
    effect,
    freezes,
    frozen,
    gains,
    gives,
    gives_until_end,
    inflicts,
    inflicts_each,
    invokes,
    is_set_to,
    linked,
    on,
    once_per_turn,
    only,
    pages_in,
    plus,
    race,
    their_angels,
    theirs,
    to_yours,
    when,
    your_angels,
    your_golems,
    your_turn,
    yours,
)


@card("ignis-mere-des-braises-noir")
class IgnisBlack:
    """Your “Dragon” anges have +1 attack."""

    atq = plus(1, yours("dragon"))


@card("ignis-mere-des-braises-blanc")
class IgnisWhite:
    """Each time a “Dragon” ange enters play under your control, inflict 1 point of force vitale on an opposing ange."""

    after_arrival = when(to_yours("dragon"), effect(inflicts(1, their_angels)))


@card("dricis-l-hiver-des-cretes-noir")
class DricisBlack:
    """Frozen opposing anges have an attack of 0."""

    only_atq = is_set_to(0, both(theirs(), lambda s, it: frozen(it)))


@card("dricis-l-hiver-des-cretes-blanc")
class DricisWhite:
    """Ferveur: freeze another ange."""

    ferveur = effect(freezes(only(angels, lambda s, it: not frozen(it))))


@card("dragon-vie-noir")
class LifeDragonBlack:
    """Ferveur: invoke up to two “Dragon” anges of cost 3 or less from your purgatoire."""

    ferveur = effect(invokes(pages_in("purgatory", ("angel",), 3, "dragon"), up_to=2, least=0))


@card("dragon-vie-blanc")
class LifeDragonWhite:
    """Each time one of your “Dragon” anges is destroyed, the Life Dragon gains +1 attack."""

    after_destroyed = when(to_yours("dragon"), effect(gains("atq", 1)))


@card("vulcar-fleau-des-cieux")
class Vulcar:
    """At the end of your turn, inflict 1 point of force vitale on each opposing ange on the ligne de feux."""

    end_of_turn = when(your_turn, effect(inflicts_each(1, only(their_angels, on("front")))))


@card("dragon-de-guerre")
class WarDragon:
    """Dernier souffle: inflict 2 points of force vitale on each of your anges on the arrière-garde."""

    dernier_souffle = effect(inflicts_each(2, only(your_angels, on("rear"))))


@card("dresseuse-de-dragons")
class DragonTamer:
    """Ferveur: one of your “Dragon” anges gains +2 attack until the end of the turn."""

    ferveur = effect(gives_until_end("first.atq", 2, only(your_angels, race("dragon"))))


@card("ancien-du-volcan")
class ElderOfTheVolcano:
    """Each time this ange destroys a page by its attack, it gains +1 attack."""

    after_destroyed = when(by_its_attack, effect(gains("atq", 1)))


@card("golem-de-basalte")
class BasaltGolem:
    """Dernier souffle: inflict 1 point of force vitale on an ange."""

    dernier_souffle = effect(inflicts(1, angels))


@card("carapace-de-magma")
class MagmaShell:
    """The ange linked to this golem has +2 attack."""

    atq = plus(2, linked)


@card("forgeron-de-dricidia")
class SmithOfDricidia:
    """Ferveur: one of your golems gains +2 bouclier."""

    ferveur = effect(gives("bou", 2, your_golems))


@card("pretre-des-flammes")
class PriestOfTheFlames:
    """Dernier souffle: inflict 2 points of force vitale on an ange."""

    dernier_souffle = effect(inflicts(2, angels))


@card("couveuse-de-dracodia")
class BrooderOfDracodia:
    """Once per turn, one of your “Dragon” or “Dracodien” anges gains +1 attack until the end of the turn."""

    ability = once_per_turn(gives_until_end("first.atq", 1, only(your_angels, race("dragon", "dracodien"))))
