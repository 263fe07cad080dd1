"""MetaScience, city of Prometheus."""

from __future__ import annotations

from pioche.games.sevenfallen_first.cards.words import (
    about,
    both,
    card,
    cost_less,
    effect,
    fires_with,
    gains,
    give,
    gives,
    have,
    heals,
    keyword,
    lone_golem,
    may,
    move_card,
    once_per_turn,
    plus,
    reveal,
    says,
    shuffle_book,
    the_page,
    to_itself,
    to_yours,
    when,
    your_golems,
    yours,
)


@card("archie-l-architecte-noir")
class ArchieBlack:
    """Archie can be linked to a golem."""

    may_link = says(the_page)


@card("archie-l-architecte-blanc")
class ArchieWhite:
    """Your golems cost 1 EC less."""

    cost = cost_less(1, "golem")


@card("volta-la-tempete-d-acier-noir")
class VoltaBlack:
    """Your “Machine” anges have Symbiose."""

    keyword = have("symbiose", yours("machine"))


@card("volta-la-tempete-d-acier-blanc")
class VoltaWhite:
    """Your anges with Canon have +1 attack."""

    atq = plus(1, both(yours(), lambda s, it: keyword(s, it, "canon") > 0))


@card("prometheus-noir")
class PrometheusBlack:
    """Your lone golems on the arrière-garde can attack from the arrière-garde with an attack of 3."""

    golem_atq = fires_with(3, lone_golem)


@card("prometheus-blanc")
class PrometheusWhite:
    """Your anges linked to a golem have +2 attack."""

    atq = plus(2, both(yours(), lambda s, it: it.golem is not None))


def is_your_golem(s, source, event):
    return event.seat == source.seat and event.it.printed.type == "golem"


def _plate(s, me):
    it = about(s, me)
    if it is not None:
        give(s, it, "bou", 1)


@card("omegatron")
class Omegatron:
    """Golems that you invoke gain +1 bouclier."""

    after_arrival = when(is_your_golem, effect(_plate))


@card("soudeuse-de-guerre")
class WarWelder:
    """Ferveur: one of your golems gains +3 bouclier."""

    ferveur = effect(gives("bou", 3, your_golems))


def another_of_yours(s, source, event):
    return to_yours()(s, source, event) and not to_itself(s, source, event)


@card("resonateur")
class Resonator:
    """Each time another of your anges gains attack by an effect, this ange gains +1 attack."""

    after_gain = when(another_of_yours, effect(gains("atq", 1)))


def _find_a_swarm(s, me):
    for one in s.players[me.seat].book:
        if one.proto.id == me.proto.id:
            reveal(s, [one])
            move_card(s, one, "hand")
            break
    shuffle_book(s, me.seat)


@card("essaim-de-nanites")
class NaniteSwarm:
    """Ferveur: you may search your livre sacré for a Nanite Swarm, show it and take it into your hand; then shuffle
    your livre sacré."""

    ferveur = may(_find_a_swarm)


@card("colosse-de-prometheus")
class ColossusOfPrometheus:
    """This ange can attack twice a turn if it is linked to a golem."""

    def attacks(s, source, it, value):
        return max(value, 2) if the_page(s, source, it) and it.golem is not None else value


@card("golem-tourelle")
class TurretGolem:
    """This golem can attack from the arrière-garde with an attack of 2."""

    golem_atq = fires_with(2, the_page)


@card("reparateur")
class Repairer:
    """Once per turn, one of your golems heals 1 point of bouclier."""

    ability = once_per_turn(heals(1, your_golems))
