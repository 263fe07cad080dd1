"""MetaScience: machines that count each other, Golems that rise, EC that come back."""

from __future__ import annotations

from pioche.games.sevenfallen.cards.words import (
    HOOKS,
    TOKEN,
    Part,
    affects,
    aims,
    an_angel,
    an_angel_of,
    angels,
    as_angel,
    banish,
    base_print,
    both,
    can_be_banished,
    card,
    choose,
    chosen,
    control,
    creates,
    damage,
    draws,
    effect,
    either,
    gains_ability,
    gains_ec,
    gains_fv,
    give,
    gives_ec,
    golems,
    grants,
    heals,
    in_pile,
    is_angel,
    its_bearer,
    itself,
    itself_only,
    lasting,
    marks,
    marks_itself,
    may,
    may_gain_ec,
    minus_fv,
    move_card,
    my_angels,
    my_archangel,
    my_golems,
    my_pages,
    my_temple,
    my_worshippers,
    not_familiar,
    number_in,
    of_class,
    omen,
    on_each,
    on_one,
    once_per_turn,
    only,
    only_linked_to,
    others,
    place_under,
    plus,
    plus_atq,
    print_of,
    put_into_play,
    regenerates,
    spend,
    target,
    that,
    this_card,
    tilts_itself,
    tilts_one,
    to_hand,
    your_angels,
    yours,
)


def raised(it):
    """A Golem that is treated as an Angel: its printed FV is its BOU, with the markers on it. None for what has been
    transformed into something else."""
    base = base_print(it)
    return as_angel(base, base.atq, base.bou + it.marks.get("bou", 0)) if base.type == "golem" else None


# Eden


@card("prometheus-intelligence-premiere")
class PrometheusIntelligencePremiere:
    """Once per turn, spend 1 EC and target one of your Angels or Golems on the CDB to give it a +0/+1 marker if it is
    an Angel, or +1 BOU if it is a Golem."""

    def _upgrade(s, me, it):
        give(s, it, "+0/+1" if is_angel(it) else "bou")

    divine = once_per_turn(spend(1), target(my_pages), on_each(_upgrade))


@card("sibylle-09-oracle-des-circuits")
class Sibylle09OracleDesCircuits:
    """Once per turn, tilt one of your Angels “Meca” or “Robot” to give 1 EC to your Temple or to one of your
    Worshippers."""

    divine = once_per_turn(
        tilts_one(that(my_angels, of_class("meca", "robot"))), gives_ec(1, either(my_temple, my_worshippers))
    )


@card("hyperion-archange-du-reacteur")
class HyperionArchangeDuReacteur:
    """Fervour: create a Familiar “Meca”."""

    ferveur = effect(creates("meca"))


@card("daedalus-architecte-celeste")
class DaedalusArchitecteCeleste:
    """Divine Dawn: if you control at least two Golems on the CDB, regenerate this Archangel."""

    aurore_divine = effect(control(my_golems, 2), regenerates(this_card))


@card("forge-orbitale")
class ForgeOrbitale:
    """Divine Word: spend 3 EC to create a Familiar “Meca”."""

    parole_divine = effect(spend(3), creates("meca"))


@card("archives-de-prometheus")
class ArchivesDePrometheus:
    """Divine Word: choose an Angel in your Purgatory to place it under this Temple. Divine Dawn: if at least three
    pages are under this Temple, gain 1 EC."""

    def _file(s, me, it):
        place_under(s, chosen(s, me), it)

    parole_divine = effect(choose(in_pile("purgatory", an_angel)), on_each(_file, this_card))
    aurore_divine = effect(control(that(this_card, lambda s, it: len(it.under) >= 3)), gains_ec(1))


@card("batterie-originelle")
class BatterieOriginelle:
    """Give 4 EC to your Temple and create a Familiar “Meca”."""

    gift = effect(gives_ec(4, my_temple), creates("meca"))


# Anges


@card("eclaireur-a-roues")
class EclaireurARoues:
    """Last Breath: you may spend 1 EC to draw a page."""

    dernier_souffle = may(spend(1), draws(1))


@card("drone-frelon")
class DroneFrelon:
    """Combat phase: spend 1 EC and target one of your Angels “Meca” to give it +1 ATQ until end of turn."""

    phase_de_combat = effect(spend(1), target(that(my_angels, of_class("meca"))), plus_atq(1))


@card("mecatrooper")
class MecaTrooper:
    """Each time a page's ability makes your Divinity gain at least 1 FV, you may put a +0/+1 marker on this Angel."""

    after_gain = only(both(yours, lambda s, me, event: event.ability))(may(marks_itself("+0/+1")))


@card("assembleur-itinerant")
class AssembleurItinerant:
    """Fervour: you may spend 2 EC to create a Familiar “Meca”."""

    ferveur = may(spend(2), creates("meca"))


@card("tireuse-gauss")
class TireuseGauss:
    """While you control at least one Golem on the CDB, this Angel gains “Archery (1)”."""

    keyword = grants("archerie", lambda s, me, it: it is me and bool(my_golems(s, me)))


@card("soigneuse-nanite")
class SoigneuseNanite:
    """Divine Word: tilt this Angel and target one of your pages on the CDB to guérir (2) it and make your Divinity
    gain 1 FV."""

    parole_divine = effect(tilts_itself(), target(my_pages), heals(2), gains_fv(1))


@card("ravitailleur-a-impulsions")
class RavitailleurAImpulsions:
    """Divine Word: tilt this Angel and target one of your Worshippers to give it 1 EC."""

    parole_divine = effect(tilts_itself(), target(that(my_worshippers, may_gain_ec)), gives_ec(1))


@card("pentaclock")
class Pentaclock:
    """Divine Word: spend 2 EC to banish one of the Angels you control, then put it into play."""

    def _rewind(s, me, it):
        banish(s, it)
        return put_into_play(s, it.card, me.seat)  # SF-MEM-090: under the same control

    def _can_return(s, it):
        """SF-FAM-050: the card of a Familiar would vanish; an Angel that was turned into one comes back."""
        return not print_of(it.card).familiar

    parole_divine = effect(spend(2), on_one(_rewind, that(my_angels, _can_return, can_be_banished)))


@lasting("crowtyr", HOOKS, TOKEN)
class Raised:
    """While this Golem bears one or more +1/+1 markers, it is treated as an Angel with a printed FV equal to its
    BOU."""

    def becomes(s, me, it):
        return raised(it) if it.marks.get("+1/+1", 0) else None


@card("crowtyr")
class Crowtyr:
    """Divine Word: spend 2 EC and target one of your Golems to give it two +1/+1 markers. It gains: “While this Golem
    bears one or more +1/+1 markers, it is treated as an Angel with a printed FV equal to its BOU.”"""

    def _raise(s, me, it):
        give(s, it, "+1/+1", 2)
        gains_ability(s, me, "crowtyr", it)

    parole_divine = effect(spend(2), target(my_golems), on_each(_raise))


@card("tourelle-longue-portee")
class TourelleLonguePortee:
    """This Angel can attack from the AG."""

    from_rear = itself_only


@card("brutus-c-38")
class BrutusC38:
    """Each time one of your Angels “Meca” is destroyed, you may spend 2 EC to return it from your Purgatory to your
    hand."""

    def _there(s, me):
        """SF-FAM-060: not what has vanished, nor what went elsewhere."""
        return s.same(me.about[0]) and s.cards[number_in(me.about[0])] in s.players[me.seat].purgatory

    def _recover(s, me):
        move_card(s, s.cards[number_in(me.about[0])], me.seat, "hand")

    after_destroyed = only(both(yours, an_angel_of("meca")))(may(spend(2), Part(_recover, _there)))


@card("lyra-ingenieure-en-chef")
class LyraIngenieureEnChef:
    """Your Golems on the CDB gain +1 ATQ."""

    golem_atq = plus(1, lambda s, me, it: it.controller == me.seat)


@card("titan-agrege")
class TitanAgrege:
    """Divine Word: target another of your Angels “Meca” on the CDB, other than a Familiar, to place it under this
    Angel. This Angel gains +2 ATQ and +1 FV for each page under it."""

    def _absorb(s, me):
        it = aims(s, me)[0]
        if affects(s, me, it):
            place_under(s, it.card, itself(s, me))

    parole_divine = effect(
        target(others(that(my_angels, of_class("meca"), not_familiar))),
        Part(_absorb, lambda s, me: itself(s, me) is not None),
    )
    atq = plus(lambda s, me, it: 2 * len(it.under), itself_only)
    fv = plus(lambda s, me, it: len(it.under), itself_only)


@card("colosse-a-ogives")
class ColosseAOgives:
    """Oath: control at least one Golem on the CDB."""

    serment = effect(control(my_golems))


# Golems


@card("bastion-a-pistons")
class BastionAPistons:
    """This Golem has 2 ATQ."""

    golem_atq = plus(2, itself_only)
    atq = plus(2, itself_only)  # likewise while it is treated as an Ange


@card("talamain")
class Talamain:
    """Divine Word: spend 2 EC to put two +1/+0 markers on Talamain. While it bears one or more +1/+0 markers,
    Talamain is treated as an Angel whose FV equals its BOU."""

    def becomes(s, me, it):
        return raised(it) if it.marks.get("+1/+0", 0) else None

    parole_divine = effect(spend(2), marks_itself("+1/+0", 2))


@card("mur-de-relais")
class MurDeRelais:
    """Divine Dawn: give a +1 BOU marker to one of your Golems on the CDB."""

    aurore_divine = effect(marks("bou", 1, my_golems))


# Miracles


@card("surcharge-systeme")
class SurchargeSysteme:
    """Target an Angel to deal X damage to it, X being 2 plus the number of your Golems on the CDB."""

    miracle = effect(target(angels), damage(lambda s, me: 2 + len(my_golems(s, me))))


@card("impulsion-disruptive")
class ImpulsionDisruptive:
    """Inflict -3 FV on an Angel."""

    miracle = effect(minus_fv(3, angels))


@card("recharge-generale")
class RechargeGenerale:
    """Regenerate one of your Worshippers or your Archangel."""

    miracle = effect(regenerates(either(my_worshippers, my_archangel)))


@card("rappel-d-usine")
class RappelDUsine:
    """Target a Golem on the CDB to return it to its owner's hand."""

    miracle = effect(target(golems), to_hand())


# Équipements


@card("canon-a-rails-portatif")
class CanonARailsPortatif:
    """The Angel linked to this Equipment gains “Archery (1)”."""

    keyword = grants("archerie", its_bearer)


@card("exosquelette-amplifie")
class ExosqueletteAmplifie:
    """This Equipment can be linked only to an Angel “Robot” or “Engineer”. The linked Angel gains +2 FV and
    “Symbiosis”."""

    linked_to = only_linked_to("robot", "ingenieur")
    fv = plus(2, its_bearer)
    keyword = grants("symbiose", its_bearer)


# Bénédictions


@card("chaine-de-montage")
class ChaineDeMontage:
    """Divine Night: create a Familiar “Meca”."""

    nuit_divine = effect(creates("meca"))


@card("reseau-neuronal")
class ReseauNeuronal:
    """Your Angels “Meca” and “Robot” gain +1 ATQ. Divine Night: présage (1)."""

    atq = plus(1, your_angels("meca", "robot"))
    nuit_divine = effect(omen(1))


# Adorateurs


@card("e-v-e")
class EVE:
    """E-V-E cannot gain EC."""

    cannot_gain_ec = itself_only


@card("porteur-de-cellules")
class PorteurDeCellules:
    """Last Breath: your Divinity gains 2 FV."""

    dernier_souffle = effect(gains_fv(2))


@card("dynamo-devote")
class DynamoDevote:
    """Divine Dawn: if you control at least three pages “Meca”, give 1 EC to this Worshipper."""

    aurore_divine = effect(control(that(either(my_pages, my_worshippers), of_class("meca")), 3), gives_ec(1, this_card))
