"""Poseidia, the mysterious island: Pirates, Poseids and Sylvanidiens."""

from __future__ import annotations

from pioche.games.sevenfallen.cards.words import (
    END_OF_TURN,
    WHEN_IT_LEAVES,
    Me,
    Part,
    affects,
    aims,
    an_angel_of,
    angels,
    borrow,
    both,
    card,
    classes,
    condition,
    control,
    costs_at_most,
    creates,
    damage_one,
    damages_divinity,
    draws,
    ec_only_for,
    effect,
    gains_ec,
    gives_ec,
    grants,
    has_keyword,
    in_word,
    is_class,
    its_bearer,
    itself,
    linked,
    marks,
    marks_itself,
    may,
    may_reinforce,
    move_to,
    my_angels,
    my_temple,
    my_to_control,
    not_familiar,
    not_legendary,
    now_of,
    of_class,
    omen,
    on_each,
    once_per_turn,
    only,
    only_linked_to,
    others,
    played_as,
    plus,
    reinforces,
    sacrifices,
    spend,
    spend_own_poseidor,
    spend_poseidor,
    straighten,
    take_control,
    target,
    targetable,
    that,
    that_card,
    their_angels,
    their_pages,
    theirs,
    this_card,
    tilted,
    tilts,
    to_hand,
    transform,
    twins,
    with_keyword,
    you_announce,
    your_angels,
    yours,
)

_pirates = that(my_angels, of_class("pirate"))


@card("linalie-deesse-pirate")
class LinalieDeessePirate:
    """Your “Pirate” Angels in Ambush get +1 ATQ. Once per turn, you may spend 3 Poseidor to gain 3 EC."""

    atq = plus(1, lambda s, me, it: it.ambush and your_angels("pirate")(s, me, it))
    divine = once_per_turn(spend_poseidor(3), gains_ec(3))


@card("thalassyl-mere-des-marees")
class ThalassylMereDesMarees:
    """Once per turn, during your turn, you may spend 3 EC to create a Treant Familiar."""

    divine = once_per_turn(condition(lambda s, me: s.active == me.seat), spend(3), creates("treen"))


@card("kraogh-gueule-du-maelstrom")
class KraoghGueuleDuMaelstrom:
    """Combat phase: spend 3 Poseidor to return a tilted opposing Angel to its owner's hand."""

    phase_de_combat = effect(spend_poseidor(3), to_hand(that(their_angels, tilted)))


@card("sylvaelle-racine-du-lagon")
class SylvaelleRacineDuLagon:
    """Divine Dawn: you may spend 2 EC to create a Treant Familiar."""

    aurore_divine = may(spend(2), creates("treen"))


@card("crique-aux-mille-coffres")
class CriqueAuxMilleCoffres:
    """Divine Dawn: give 1 Poseidor to one of your Angels with Treasure."""

    aurore_divine = effect(marks("poseidor", 1, that(my_angels, with_keyword("tresor"))))


@card("canopee-des-embruns")
class CanopeeDesEmbruns:
    """Divine Night: if you control at least 3 “Sylvanidian” or “Treant” Angels, gain 2 EC."""

    nuit_divine = effect(control(that(my_angels, of_class("sylvanidien", "treen")), 3), gains_ec(2))


@card("graines-a-la-derive")
class GrainesALaDerive:
    """Give your Temple 3 EC and create 2 Treant Familiars."""

    gift = effect(gives_ec(3, my_temple), creates("treen", 2))


@card("capitaine-erebousse")
class CapitaineErebousse:
    """Each time you spend at least 1 Poseidor, give Captain Erébousse a +1/+0 marker. Divine Word: spend 3 Poseidor
    to draw a page."""

    after_spent = only(yours)(effect(marks_itself("+1/+0")))
    parole_divine = effect(spend_poseidor(3), draws(1))


@card("ragwell")
class Ragwell:
    """Each time your opponent plays an Angel during their Divine Word without using Squall, you may spend 2 EC and
    target that Angel to tilt it and give it a -1/-1 marker."""

    def _in_their_word(s, me, event):
        gusty = event.tempest and "bourrasque" in event.it.printed.keywords
        return in_word(s, event.seat) and not gusty

    after_played = only(both(theirs, an_angel_of(), _in_their_word))(
        may(spend(2), target(that_card), tilts(), marks("-1/-1"))
    )


@card("vigie-du-grand-mat")
class VigieDuGrandMat:
    """Divine Dawn: présage (1)."""

    aurore_divine = effect(omen(1))


@card("canonniere-d-abordage")
class CanonniereDAbordage:
    """When you announce your attackers, you may spend 2 Poseidor to put another of your untilted “Pirate” Angels in
    Reinforcement."""

    after_announced = only(you_announce)(may(spend_poseidor(2), reinforces(that(others(_pirates), may_reinforce))))


@card("flibustier-masque")
class FlibustierMasque:
    """Combat phase: spend 2 Poseidor taken from Masked Freebooter to give it Berserk until end of turn."""

    phase_de_combat = effect(spend_own_poseidor(2), has_keyword("berserk", select=this_card))


@card("quartier-maitresse-ysolde")
class QuartierMaitresseYsolde:
    """Each time you spend at least 1 Poseidor, this Angel deals 1 damage to the opposing Divinity."""

    after_spent = only(yours)(effect(damages_divinity(1, by_card=True)))


@card("sirene-aux-sept-voix")
class SireneAuxSeptVoix:
    """Divine Word: spend 7 Poseidor and target an opposing Angel on the CDB to take control of it."""

    parole_divine = effect(
        spend_poseidor(7),
        target(that(their_angels, my_to_control)),
        on_each(lambda s, me, it: take_control(s, it, me.seat)),
    )


@card("enfant-change-du-lagon")
class EnfantChangeDuLagon:
    """Fervour: if you control another Angel that has a class of this Angel, you may draw a page."""

    def _akin(s, me):
        it = itself(s, me)
        return it is not None and that(others(my_angels), of_class(*classes(s, it)))(s, me)

    ferveur = may(condition(_akin), draws(1))


@card("semeuse-d-ecorces")
class SemeuseDEcorces:
    """Fervour: create a Treant Familiar."""

    ferveur = effect(creates("treen"))


@card("eveilleuse-des-profondeurs")
class EveilleuseDesProfondeurs:
    """Sacrifice: spend 5 EC to create a Poseid Familiar."""

    sacrifice = effect(sacrifices(), spend(5), creates("poseid"))


@card("figure-de-proue-runique")
class FigureDeProueRunique:
    """Runic Figurehead must link itself to a “Pirate” Angel. As long as an Angel is linked to Runic Figurehead, it has
    Treasure."""

    links_to = only_linked_to("pirate")
    keyword = grants("tresor", its_bearer)


@card("coffre-a-crocs")
class CoffreACrocs:
    """Last Breath: give 2 Poseidor to one of your Angels."""

    dernier_souffle = effect(marks("poseidor", 2, my_angels))


@card("idole-de-corail-blanc")
class IdoleDeCorailBlanc:
    """As long as a “Poseid” Angel is linked to White Coral Idol, it has Valiant."""

    keyword = grants("vaillant", lambda s, me, it: its_bearer(s, me, it) and is_class(s, it, "poseid"))


@card("lame-de-reflux")
class LameDeReflux:
    """Target an opposing Angel on the CDB to return it to its owner's hand."""

    miracle = effect(target(their_angels), to_hand())


@card("mutinerie")
class Mutinerie:
    """Oath: you control at least one “Pirate” Angel. Target an opposing Angel on the CDB with printed EC cost 5 or
    less to take control of it until end of turn, put it on your AG and straighten it."""

    def _mutiny(s, me, it):
        borrow(s, it, me.seat, END_OF_TURN, me.number)
        move_to(s, it, "rear")
        straighten(s, it)

    serment = effect(control(_pirates))
    miracle = effect(target(that(their_angels, costs_at_most(5), my_to_control)), on_each(_mutiny))


def _asking(me, *aims):
    """Who would speak, aiming at these."""
    one = Me(me.seat, me.number, me.token, me.proto, me.key)
    one.aims = list(aims)
    one.shielded = me.shielded
    return one


def _models(s, me):
    """SF-LEX-700: those that can be copied by what is to be transformed. SF-LEX-540: no name that a Legendary of yours
    has already."""
    tokens = {s.token(one.card.number): one for one in that(angels, not_legendary)(s, me)}
    first = aims(s, me)
    return [
        one
        for token, one in tokens.items()
        if affects(s, _asking(me, [token]), one) and all(_may_become(s, me, other, one) for other in first)
    ]


def _may_become(s, me, it, model):
    return it is not model and not twins(s, me.seat, it.card, model)


def _with_a_model(s, me):
    """Your Angels for which there is a model; once it is named, all of them."""
    if len(me.aims) > 1:
        return my_angels(s, me)
    models = [one for one in _models(s, _asking(me)) if targetable(s, _asking(me), one)]
    return [one for one in my_angels(s, me) if any(_may_become(s, me, one, other) for other in models)]


@card("reflet-menteur")
class RefletMenteur:
    """Target one of your Angels and another non-Legendary Angel on the CDB to transform the first into a copy of the
    second."""

    miracle = effect(
        target(_with_a_model),
        target(_models),
        on_each(lambda s, me, it: transform(s, it, now_of(aims(s, me, 1)[0]))),
    )


@card("bordee-de-doublons")
class BordeeDeDoublons:
    """Spend 3 Poseidor to deal 5 damage to an opposing page on the CDB."""

    miracle = effect(spend_poseidor(3), damage_one(5, their_pages))


@card("brume-du-large")
class BrumeDuLarge:
    """Tilt an opposing Angel on the CDB, then présage (2)."""

    miracle = effect(tilts(their_angels), omen(2))


@card("sabre-du-pilleur")
class SabreDuPilleur:
    """The Angel linked to Plunderer's Sabre has Treasure."""

    keyword = grants("tresor", its_bearer)


@card("grappin-des-renforts")
class GrappinDesRenforts:
    """Reinforcement Grapnel can only be linked to a “Pirate” Angel. When you announce your attackers, you may spend 2
    EC to put the Angel linked to Reinforcement Grapnel in Reinforcement if it is not tilted."""

    linked_to = only_linked_to("pirate")
    after_announced = only(you_announce)(may(spend(2), reinforces(that(linked, may_reinforce))))


@card("pavillon-noir")
class PavillonNoir:
    """Your “Pirate” Angels get +1 ATQ. Divine Night: give 1 Poseidor to one of your “Pirate” Angels."""

    atq = plus(1, your_angels("pirate"))
    nuit_divine = effect(marks("poseidor", 1, _pirates))


@card("chant-des-recifs")
class ChantDesRecifs:
    """Fervour: target an opposing Angel on the CDB, other than a Familiar, with printed EC cost 4 or less to take
    control of it as long as Song of the Reefs is in play."""

    def _charm(s, me):
        for it in aims(s, me):
            if affects(s, me, it):
                borrow(s, it, me.seat, WHEN_IT_LEAVES, me.number)

    ferveur = effect(
        target(that(their_angels, not_familiar, costs_at_most(4), my_to_control)),
        Part(_charm, itself),
    )


@card("jeune-fea")
class JeuneFea:
    """Spend Young Féa's EC only to play a “Pirate” Angel or a Golem."""

    ec_for = ec_only_for(played_as("golem"), played_as("angel", "pirate"))


@card("receleuse-du-vieux-port")
class ReceleuseDuVieuxPort:
    """Last Breath: you may give 2 Poseidor to one of your Angels."""

    dernier_souffle = may(marks("poseidor", 2, my_angels))


@card("gardienne-des-pousses")
class GardienneDesPousses:
    """Last Breath: create a Treant Familiar."""

    dernier_souffle = effect(creates("treen"))


@card("cartographe-aveugle")
class CartographeAveugle:
    """Fervour: présage (2)."""

    ferveur = effect(omen(2))
