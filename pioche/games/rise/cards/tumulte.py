"""Tumulte: fire, ice and flood. What stands in the way is pierced, and what is corrupted strikes harder."""

from __future__ import annotations

from pioche.games.rise.cards.words import (
    CORRUPTION,
    IN_COMBAT,
    NO_BLOCK,
    PREVENTED,
    STAYS_TILTED,
    TURN,
    all_opponents,
    attacking,
    bearer_gets,
    bearer_has,
    both,
    by_it,
    card,
    charges,
    constantes,
    creatures,
    damage,
    damage_one,
    destroys,
    draws,
    effect,
    either,
    equips,
    fight_each_other,
    fighters,
    freezes,
    gains,
    gains_coins,
    gains_ether,
    gates,
    give,
    in_words,
    incantations,
    infects_players,
    invokers,
    is_now,
    is_type,
    it_blocks,
    it_is_this,
    itself,
    levels_down,
    loses,
    loses_life,
    mark,
    my,
    of_own_type,
    of_type,
    one_loses_life,
    one_of,
    only,
    opens_it,
    other,
    puts_charge,
    returns,
    target,
    target_two,
    that,
    their_invokers,
    then,
    tossed,
    untilts,
    while_it_has,
    your_invokers,
    yours,
)

fire_or_flesh = either(creatures, gates, invokers)


# Invocateurs


@card("atlas")
class Atlas:
    """1 Until end of turn, prevent all damage to the targeted Creature.
    2 Deal 1 damage to up to 3 targets.
    3 Destroy the targeted Porte. Gain 1 coin.
    4 The Creatures you control gain a +1/+1 charge."""

    skill_1 = effect(target(creatures), is_now(PREVENTED))
    skill_2 = effect(target(fighters, most=3), damage(1))
    skill_3 = effect(target(gates), destroys(), gains_coins(1))
    skill_4 = effect(charges(1, my(creatures)))


@card("tyran")
class Tyran:
    """1 Until end of turn, the targeted Creature gains a +2/+2 charge.
    2 The targeted Invocateur loses 2 life.
    3 Destroy the targeted Creature."""

    skill_1 = effect(target(creatures), charges(2, until=TURN))
    skill_2 = effect(target(invokers), loses_life(2))
    skill_3 = effect(target(creatures), destroys())


@card("azell")
class Azell:
    """1 The targeted Creature you control gains Portée.
    2 The targeted Creature you control gains Feu and Percée.
    3 Untilt the targeted Creature. Until end of turn, it gains a +1/+1 charge.
    4 Deal 5 damage to the targeted Creature, Porte or Invocateur."""

    skill_1 = effect(target(my(creatures)), gains("portee"))
    skill_2 = effect(target(my(creatures)), gains("feu", "percee"))
    skill_3 = effect(target(creatures), untilts(), charges(1, until=TURN))
    skill_4 = effect(target(fire_or_flesh), damage(5))


# Niveaux Supérieurs


@card("niveau-superieur-de-fureur")
class NiveauSuperieurDeFureur:
    """~ The targeted Invocateur loses 1 life."""

    arrival = effect(target(invokers), loses_life(1))


@card("niveau-superieur-du-brasier")
class NiveauSuperieurDuBrasier:
    """~ Deal 6 damage to the targeted Creature or Porte."""

    arrival = effect(target(fighters), damage(6))


# Créatures


@card("titan-au-carcan")
class TitanAuCarcan:
    """~ This Creature cannot attack while it has Enchaîné.
    ~ At the start of your turn, lose 1 coin.
    ◇ 2 coins, toss: Success: this Creature loses Enchaîné, then gains Percée."""

    cannot_attack = while_it_has("enchaine")
    start_of_turn = effect(gains_coins(-1))
    action_1 = tossed(success=then(loses("enchaine", itself), gains("percee", whom=itself)))


@card("el-diablo")
class ElDiablo:
    """◇ 1 coin: Deal 1 damage to each other Creature."""

    action_1 = effect(damage(1, other(creatures)))


@card("el-diablo-corrompue")
class ElDiabloCorrompue:
    """~ At the start of your turn, one of your Invocateurs loses 1 life, then another Creature you control gains a
    corruption charge.
    ◇ 2 Ether: The Corrompue Creatures you control gain a +1/+1 charge until end of turn."""

    start_of_turn = effect(
        then(
            one_loses_life(your_invokers, 1),
            one_of(other(my(creatures)), lambda s, me, it: mark(s, me, it, CORRUPTION)),
        )
    )
    action_1 = effect(charges(1, my(of_type("corrompue")), until=TURN))


@card("flamme-blanche")
class FlammeBlanche:
    """~ When this Creature attacks, gain 1 Ether.
    ◇ 1 coin, toss: Success: deal 3 damage to the targeted Invocateur."""

    after_attack = only(it_is_this)(effect(gains_ether(1)))
    action_1 = tossed(target(invokers), success=damage(3))


@card("devoreur-d-or")
class DevoreurDOr:
    """~ When you gain coins in your Restoration phase, this Creature gains a +1/+1 charge.
    ~ After your Combat phase, lose 1 coin."""

    after_coins = only(yours)(effect(charges(1, itself)))
    after_combat = only(yours)(effect(gains_coins(-1)))


@card("hurleur-corrompu")
class HurleurCorrompu:
    """~ When this Creature gains a +1/+1 charge, an opposing Invocateur of your choice loses 1 life."""

    after_charged = only(it_is_this)(effect(one_loses_life(their_invokers, 1)))


@card("reine-des-corrompues")
class ReineDesCorrompues:
    """~ Your Corrompue Creatures have Percée.
    ◇ 1 coin: The targeted Creature gains a corruption charge."""

    grants = give("percee", to=my(of_own_type("corrompue")))
    action_1 = effect(target(creatures), puts_charge(CORRUPTION))


@card("myrthil")
class Myrthil:
    """◇ 2 coins: Deal 3 damage to the targeted Creature or Porte."""

    action_1 = effect(target(fighters), damage(3))


@card("ours-des-glaces-eternelles")
class OursDesGlacesEternelles:
    """◇ 2 coins: Freeze the targeted Creature for 1 cycle."""

    action_1 = effect(target(creatures), freezes(1))


# Portes


@card("mur-de-flammes")
class MurDeFlammes:
    """~ When this Porte is Destroyed, deal 2 damage to the Creature that Destroyed it."""

    after_destroyed = only(it_is_this)(effect(damage(2, by_it)))


@card("ecluse-noire")
class EcluseNoire:
    """◇ 1 coin: Open this Porte, then deal 2 damage to each attacking Creature."""

    action_1 = effect(then(opens_it(itself), damage(2, attacking())))


@card("banquise")
class Banquise:
    """~ Creatures blocked by this Porte do not untilt in their controller's next Awakening."""

    after_block = only(it_is_this, it_blocks)(effect(is_now(STAYS_TILTED, by_it, until="")))


@card("volcan-en-marche")
class VolcanEnMarche:
    """~ When this card attacks, deal 1 damage to a Porte."""

    after_attack = only(it_is_this)(effect(damage_one(gates, 1)))


# Incantations


@card("riviere-de-lave")
class RiviereDeLave:
    """~ At the end of your turn, deal 1 damage to each Creature that is not of type Feu."""

    end_of_turn = effect(damage(1, that(creatures, lambda s, it: not is_type(s, it, "feu"))))


@card("cri-de-guerre")
class CriDeGuerre:
    """◇ 1 coin: Until end of turn, the Creatures you control gain a +1/+1 charge."""

    action_1 = effect(charges(1, my(creatures), until=TURN))


@card("hiver-long")
class HiverLong:
    """~ On arrival, infect each opponent with Refroidissement.
    ◇ 2 coins: Freeze the targeted Constante for 1 cycle."""

    arrival = effect(infects_players(all_opponents))
    action_1 = effect(target(constantes), freezes(1))


# Équipements


@card("marteau-de-forge")
class MarteauDeForge:
    """~ Equips a Creature.
    ~ The equipped Creature has Percée and has a +1/+1 charge."""

    equips = equips(creatures)
    grants = bearer_gets("percee")
    power = bearer_has(1)


@card("coeur-de-glacier")
class CoeurDeGlacier:
    """~ Equips a Creature or a Porte.
    ~ The equipped card has Glace and Peau de fer, and has a +1/+1 charge."""

    equips = equips(fighters)
    grants = bearer_gets("glace", "peau-de-fer")
    power = bearer_has(1)


@card("sceau-corrompu")
class SceauCorrompu:
    """~ Equips an Invocateur.
    ◇ 1 life: The targeted Invocateur loses 1 life."""

    equips = equips(invokers)
    action_1 = effect(target(invokers), loses_life(1))


# Imminentes


@card("fonte-des-neiges")
class FonteDesNeiges:
    """~ Destroy the targeted Incantation.
    ◇ 1 coin: The targeted Constante gains Eau and loses Glace."""

    arrival = effect(target(incantations), destroys())
    action_1 = effect(target(constantes), both(gains("eau"), loses("glace")))


@card("devastation")
class Devastation:
    """◇ 3 coins: Destroy all Constantes and all Invocateurs lose 3 life."""

    action_1 = effect(both(destroys(constantes), loses_life(3, invokers)))


@card("obligation")
class Obligation:
    """◇ 2 coins: The two targeted Creatures fight each other (Affrontement).
    ◇ 1 coin: Until end of turn, the targeted Creature cannot block."""

    action_1 = effect(target_two(creatures), fight_each_other())
    action_2 = effect(target(creatures), is_now(NO_BLOCK))


@card("detresse")
class Detresse:
    """~ The targeted Invocateur loses a level."""

    arrival = effect(target(invokers), levels_down())


@card("boule-de-feu")
class BouleDeFeu:
    """~ Deal 3 damage to the targeted Creature or Porte."""

    arrival = effect(target(fighters), damage(3))


@card("lame-de-fond")
class LameDeFond:
    """~ Return the targeted Creature to its owner's hand.
    ◇ 1 coin: Draw one card."""

    arrival = effect(target(creatures), returns())
    action_1 = effect(draws(in_words(1)))


@card("fleche-ardente")
class FlecheArdente:
    """~ The targeted Invocateur loses 2 life."""

    arrival = effect(target(invokers), loses_life(2))


@card("peau-de-pierre")
class PeauDePierre:
    """~ The targeted Creature gains Peau de fer and a +1/+1 charge."""

    arrival = effect(target(creatures), both(gains("peau-de-fer"), charges(1)))


# Évènements


@card("charge-generale")
class ChargeGenerale:
    """• Playable only during your Combat phase.
    ~ Until end of turn, the attacking Creatures you control gain Avantage and a +1/+1 charge."""

    def playable(s, seat):
        return s.active == seat and s.step in IN_COMBAT

    arrival = effect(both(gains("avantage", whom=my(attacking()), until=TURN), charges(1, my(attacking()), until=TURN)))
