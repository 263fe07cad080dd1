"""Atelier: clones, machines and currents. Duplication, reactivated Actions, and bombs under every lid."""

from __future__ import annotations

from pioche.games.rise.cards.words import (
    ENDS,
    IN_COMBAT,
    MAY_ATTACK,
    TEMPORAL,
    TURN,
    an_equipment,
    attacking,
    bearer_gets,
    bearer_has,
    both,
    by_it,
    calls,
    calls_a_copy,
    cancels,
    card,
    charges,
    closes_it,
    constantes,
    copies,
    costs,
    counted,
    creatures,
    damage,
    damage_one,
    destroys,
    draws,
    draws_up_to,
    duplicable,
    duplicates,
    during_your_turn,
    effect,
    equipped,
    equips,
    fighters,
    gains,
    gains_coins,
    gains_ether,
    gates,
    if_,
    in_pile,
    in_words,
    invokers,
    is_now,
    it_blocks,
    it_is_this,
    its_bearer,
    itself,
    my,
    of_type,
    only,
    opens_it,
    opens_or_closes,
    protects,
    puts_charge,
    reactivates,
    reactivates_a_skill,
    target,
    target_card,
    target_discards,
    target_element,
    target_player,
    that,
    their,
    tilts,
    tokens,
    tossed,
    untilts,
    waiting_actions,
)

my_electric_cards = my(of_type("electrique", constantes))


# Invocateurs


@card("hermetic-champion")
class HermeticChampion:
    """1 The targeted Creature you control gains Électrique and a +1/+1 charge.
    2 Until end of turn, protect the targeted Creature you control.
    3 The targeted Creature gains Peau de fer. Draw up to 3 cards."""

    skill_1 = effect(target(my(creatures)), both(gains("electrique"), charges(1)))
    skill_2 = effect(target(my(creatures)), protects())
    skill_3 = effect(target(creatures), gains("peau-de-fer"), draws_up_to(3))


@card("seraphine-volt")
class SeraphineVolt:
    """1 Deal 1 damage to the targeted Creature or Porte. If you control an Électrique card, deal 1 damage to it.
    2 Reactivate an Action of the targeted card you control.
    3 Tilt the targeted opposing Creature. Gain 1 coin.
    4 Deal 3 damage to each opposing Creature and Porte."""

    skill_1 = effect(target(fighters), damage(1), if_(my_electric_cards, damage(1)))
    skill_2 = effect(target(my(constantes)), reactivates())
    skill_3 = effect(target(their(creatures)), tilts(), gains_coins(1))
    skill_4 = effect(damage(3, their(fighters)))


@card("matrice-zero")
class MatriceZero:
    """1 Call a Clone Vierge.
    3 Duplicate the targeted Clone Creature.
    4 Until end of turn, the targeted Creature you control copies the targeted opposing Creature."""

    skill_1 = effect(tokens("clone-vierge"))
    skill_3 = effect(target(duplicable(of_type("clone"))), duplicates())
    skill_4 = effect(target(my(creatures)), target(their(creatures)), copies())


# Niveaux Supérieurs


@card("niveau-superieur-d-atelier")
class NiveauSuperieurDAtelier:
    """~ Deal 1 damage to the targeted Creature."""

    arrival = effect(target(creatures), damage(1))


@card("niveau-superieur-de-serie")
class NiveauSuperieurDeSerie:
    """~ Call 3 Clone Vierge."""

    arrival = effect(tokens("clone-vierge", 3))


# Créatures


@card("clone-de-base")
class CloneDeBase:
    """◇ 1 coin, toss: Success: call a copy of this Creature."""

    action_1 = tossed(success=calls_a_copy())


@card("clone-morpher")
class CloneMorpher:
    """~ Morpher: the targeted Clone Creature.
    ◇ 2 Ether: This Creature gains a +1/+1 charge."""

    morph = target(of_type("clone"))
    action_1 = effect(charges(1, itself))


@card("reflet-liquide")
class RefletLiquide:
    """~ Morpher: the targeted Creature.
    ◇ 1 coin: This Creature gains Vol until end of turn."""

    morph = target(creatures)
    action_1 = effect(gains("vol", whom=itself, until=TURN))


@card("mime-de-chrome")
class MimeDeChrome:
    """~ Morpher: the targeted opposing Creature.
    ◇ 2 coins: The targeted opponent discards one card."""

    morph = target(their(creatures))
    action_1 = effect(target_player(), target_discards(in_words(1)))


@card("ultra-laser-licorne")
class UltraLaserLicorne:
    """~ On arrival, gain 1 Ether.
    ◇ 1 coin, toss: Success: deal 4 damage to the targeted opposing Creature or Porte."""

    arrival = effect(gains_ether(1))
    action_1 = tossed(target(their(fighters)), success=damage(4))


@card("tourelle-a-six-canons")
class TourelleASixCanons:
    """◇ 1 coin: Deal 1 damage to the targeted Creature."""

    action_1 = effect(target(creatures), damage(1))


@card("araignee-soudeuse")
class AraigneeSoudeuse:
    """◇ 2 Ether: The targeted Machine Creature gains a +1/+1 charge."""

    action_1 = effect(target(of_type("machine")), charges(1))


@card("archiviste-tarife")
class ArchivisteTarife:
    """◇ 1 coin: Draw one card."""

    action_1 = effect(draws(in_words(1)))


@card("golem-contractuel")
class GolemContractuel:
    """◇ 1 coin: Until end of turn, this Creature gains Percée."""

    action_1 = effect(gains("percee", whom=itself, until=TURN))


@card("four-arm")
class FourArm:
    """◇ 2 coins: Untilt this Creature."""

    action_1 = effect(untilts(itself))


@card("sentinelle-verrouillee")
class SentinelleVerrouillee:
    """~ On arrival, open this card.
    ◇ 1 coin: Close this card."""

    arrival = effect(opens_it(itself))
    action_1 = effect(closes_it(itself))


@card("automate-a-clef")
class AutomateAClef:
    """~ When this Creature is Opened, gain 1 coin.
    ◇ toss: Success: open or close the targeted card."""

    after_opened = only(it_is_this)(effect(gains_coins(1)))
    action_1 = tossed(target(constantes), success=opens_or_closes())


# Portes


@card("pont-levis-abaisse")
class PontLevisAbaisse:
    """~ This Porte arrives Open.
    ◇ 0: Close this Porte. Activable only during your turn."""

    arrives_open = True
    action_1 = effect(closes_it(itself), when=during_your_turn)


@card("sas-pressurise")
class SasPressurise:
    """◇ 1 coin: Open the targeted Porte."""

    action_1 = effect(target(gates), opens_it())


@card("mur-de-bobines")
class MurDeBobines:
    """~ When a Creature is blocked by this Porte, deal 1 damage to it."""

    after_block = only(it_is_this, it_blocks)(effect(damage(1, by_it)))


# Incantations


@card("moule-universel")
class MouleUniversel:
    """◇ 3 coins: Duplicate the targeted Constante you control."""

    action_1 = effect(target(duplicable(my(constantes))), duplicates())


@card("chaine-de-montage")
class ChaineDeMontage:
    """~ Once per turn, you may activate this Effect: Reactivate one of your Actions."""

    activated = effect(reactivates(my(constantes)))


@card("rabais-d-usine")
class RabaisDUsine:
    """~ Your Actions cost 1 coin less."""

    coins = costs(-1, lambda source, seat: source.seat == seat)


@card("ligne-a-haute-intensite")
class LigneAHauteIntensite:
    """◇ 2 coins: Deal 2 damage to the targeted Creature for each Électrique card you control."""

    action_1 = effect(target(creatures), damage(counted(lambda s, me: len(my_electric_cards(s, me)), 2)))


# Équipements


@card("focus")
class Focus:
    """~ Equips an Invocateur.
    ~ Once per turn, you may activate this Effect: Reactivate a skill of the equipped Invocateur."""

    equips = equips(invokers)
    activated = effect(reactivates_a_skill(its_bearer))


@card("bombe-a-retardement")
class BombeARetardement:
    """~ Equips a Creature.
    ~ On arrival, put a temporal charge of 2 turns on this card. When this charge disappears, Destroy the equipped
    Creature."""

    equips = equips(creatures)
    arrival = effect(puts_charge(TEMPORAL, whom=itself, until=ENDS, left=2))
    after_time = only(it_is_this)(effect(destroys(its_bearer)))


@card("gilet-piege")
class GiletPiege:
    """~ Equips a Creature you control.
    ~ The equipped Creature has Explosion."""

    equips = equips(my(creatures))
    grants = bearer_gets("explosion")


@card("pile-atomique")
class PileAtomique:
    """~ Equips a Creature.
    ~ The equipped Creature has a +2/+2 charge."""

    equips = equips(creatures)
    power = bearer_has(2)


# Imminentes


@card("clef-maitresse")
class ClefMaitresse:
    """~ Until end of turn, the targeted Porte you control can attack.
    ◇ 1 coin: Open or close the targeted card."""

    arrival = effect(target(my(gates)), is_now(MAY_ATTACK))
    action_1 = effect(target(constantes), opens_or_closes())


@card("recyclage")
class Recyclage:
    """~ Call the targeted Équipement card of your graveyard.
    ◇ 1 coin: Deal 2 damage to the targeted equipped Creature."""

    arrival = effect(target_card(in_pile("graveyard", an_equipment)), calls())
    action_1 = effect(target(that(creatures, equipped)), damage(2))


@card("blast-corporation")
class BlastCorporation:
    """~ Duplicate all Clone Creatures you control."""

    arrival = effect(duplicates(my(of_type("clone"))))


@card("orbe-electrique")
class OrbeElectrique:
    """~ Deal 2 damage to a Creature, to a Porte and to an Invocateur."""

    arrival = effect(both(damage_one(creatures, 2), damage_one(gates, 2), damage_one(invokers, 2)))


@card("haute-tension")
class HauteTension:
    """◇ 2 coins: Deal 3 damage to all Creatures."""

    action_1 = effect(damage(3, creatures))


@card("court-circuit")
class CourtCircuit:
    """~ Cancel the targeted Action."""

    arrival = effect(target_element(waiting_actions), cancels())


@card("copie-pirate")
class CopiePirate:
    """~ Duplicate the targeted Creature you control."""

    arrival = effect(target(duplicable(my(creatures))), duplicates())


@card("panne-de-secteur")
class PanneDeSecteur:
    """• Playable only during a Combat phase.
    ~ Untilt the targeted attacking Creature."""

    def playable(s, seat):
        return s.step in IN_COMBAT

    arrival = effect(target(attacking()), untilts())
