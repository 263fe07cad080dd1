"""Fièvre: the ten diseases and those who study them. Slow rot, stolen wills, and the cure sold next door."""

from __future__ import annotations

from pioche.games.rise.cards.words import (
    CORRUPTION,
    HOOKS,
    INFINITE,
    TOKEN,
    TURN,
    all_players,
    bearer_gets,
    bearer_has,
    by_it,
    calls_infinite,
    card,
    charges,
    constantes,
    creatures,
    damage,
    destroys,
    draws,
    effect,
    either,
    equips,
    failed,
    fighters,
    gains,
    gains_coins,
    heals,
    heals_players,
    ill,
    in_words,
    infects,
    infects_one,
    infects_players,
    invokers,
    is_reached,
    it_attacks,
    it_blocks,
    it_is_this,
    its_bearer,
    its_invoker,
    itself,
    lasting,
    lasts_on,
    lose_all_effects,
    loses_a_type,
    loses_an_action,
    loses_an_aptitude,
    makes_unusable,
    on_each,
    only,
    opens_or_closes,
    propagates,
    puts_charge,
    spreads,
    target,
    target_any,
    target_player,
    that,
    that_one,
    their,
    theirs,
    tokens,
    tossed,
    transmits,
    without_constance,
)

anything = either(constantes, invokers)
to_weaken = that(creatures, without_constance)  # RI-CONST-040: also to be infected with Allergie or Parasite
those_ill = that(creatures, ill)
creature_by_it = that(by_it, lambda s, it: it.printed.creature)


# Invocateurs


@card("yzate")
class Yzate:
    """1 The targeted Creature loses an aptitude of your choice.
    2 The targeted Creature loses an Action of your choice until end of turn.
    3 Until end of turn, the targeted Creature loses all its Effects. Draw one card."""

    skill_1 = effect(target(creatures), loses_an_aptitude())
    skill_2 = effect(target(creatures), loses_an_action(until=TURN))
    skill_3 = effect(
        target(creatures),
        on_each(lambda s, me, it: lose_all_effects(s, me, it, TURN)),
        draws(in_words(1)),
    )


@card("mere-quarantaine")
class MereQuarantaine:
    """1 Heal the targeted card, Invocateur or player.
    2 Infect the targeted Creature with Paralysie.
    3 Transmit a disease of the targeted Creature to another targeted Creature.
    4 Propagate a disease of the targeted Creature."""

    skill_1 = effect(target_any(anything), heals())
    skill_2 = effect(target(creatures), infects("paralysie"))
    skill_3 = effect(target(creatures), target(creatures), transmits())
    skill_4 = effect(target(creatures), propagates())


@card("docteur-vermeil")
class DocteurVermeil:
    """1 Success: infect the targeted Creature with Allergie.
    2 The targeted infected Creature gains a -1/-1 charge.
    3 Infect the targeted Creature with Folie."""

    skill_1 = tossed(target(to_weaken), success=infects("allergie"))
    skill_2 = effect(target(that(to_weaken, ill)), charges(-1))
    skill_3 = effect(target(creatures), infects("folie"))


# Niveaux Supérieurs


@card("niveau-superieur-contagieux")
class NiveauSuperieurContagieux:
    """~ Infect the targeted Creature with Parasite."""

    arrival = effect(target(to_weaken), infects("parasite"))


@card("niveau-superieur-de-convalescence")
class NiveauSuperieurDeConvalescence:
    """~ Heal this Invocateur."""

    arrival = effect(heals(its_invoker))


# Créatures


@card("nocturne")
class Nocturne:
    """◇ 1 coin: Until end of turn, this Creature gains Vol."""

    action_1 = effect(gains("vol", whom=itself, until=TURN))


@card("sado")
class Sado:
    """~ When an opposing Action has a Failure, gain 1 coin."""

    after_toss = only(theirs, failed)(effect(gains_coins(1)))


@card("maso")
class Maso:
    """~ When an Action has a Failure, whoever controls it, gain 1 coin."""

    after_toss = only(failed)(effect(gains_coins(1)))


@card("infirmiere-au-masque")
class InfirmiereAuMasque:
    """◇ 1 coin: Heal the targeted Creature."""

    action_1 = effect(target(creatures), heals())


@card("danseur-fievreux")
class DanseurFievreux:
    """~ When this Creature blocks, infect the blocked Creature with Démence."""

    diseases = ("demence",)
    after_block = only(it_is_this, it_blocks)(effect(infects("demence", creature_by_it)))


@card("medecin-de-peste")
class MedecinDePeste:
    """~ On arrival, infect the targeted Creature with Trauma.
    ◇ 2 coins: Heal the targeted player or Invocateur."""

    diseases = ("trauma",)
    arrival = effect(target(creatures), infects("trauma"))
    action_1 = effect(target_any(invokers), heals())


@card("chien-amok")
class ChienAmok:
    """~ When this Creature is blocked, infect the Creature that blocks it with Amok."""

    diseases = ("amok",)
    after_block = only(it_is_this, it_attacks)(effect(infects("amok", creature_by_it)))


@card("essaim-paralysant")
class EssaimParalysant:
    """~ When this Creature deals combat damage to a Creature, infect it with Paralysie."""

    diseases = ("paralysie",)
    after_hit = only(it_is_this)(effect(infects("paralysie", creature_by_it)))


@card("ver-solitaire")
class VerSolitaire:
    """~ When this Creature is Destroyed, infect an opposing Creature with Parasite.
    ◇ 2 Ether: This Creature gains a +1/+1 charge."""

    diseases = ("parasite",)
    after_destroyed = only(it_is_this)(effect(infects_one("parasite", their(creatures))))
    action_1 = effect(charges(1, itself))


@card("voix-dans-le-mur")
class VoixDansLeMur:
    """~ On arrival, infect the targeted Creature with Schizophrénie."""

    arrival = effect(target(creatures), infects("schizophrenie"))


@card("hypnotiseuse")
class Hypnotiseuse:
    """~ On arrival, infect the targeted opposing Creature of rank 3, 4 or infinite with Folie.
    ◇ 2 coins: Transmit a disease of the targeted Creature to another targeted Creature."""

    diseases = ("folie",)
    arrival = effect(
        target(that(their(creatures), lambda s, it: it.printed.rank in (3, 4, INFINITE))), infects("folie")
    )
    action_1 = effect(target(creatures), target(creatures), transmits())


@card("patient-zero")
class PatientZero:
    """~ This Creature deals its combat damage to infected Creatures doubled.
    ◇ 2 coins: Propagate a disease of the targeted Creature."""

    def doubled_damage(s, source, it):
        return it.printed.creature and ill(s, it)

    action_1 = effect(target(creatures), propagates())


@card("rebouteux-corrompu")
class RebouteuxCorrompu:
    """◇ toss: Success: the targeted Creature gains a corruption charge. Failure: heal the targeted Creature."""

    action_1 = tossed(target(creatures), success=puts_charge(CORRUPTION), failure=heals())


@card("adepte-de-la-toux")
class AdepteDeLaToux:
    """◇ 1 coin: Deal 2 damage to the targeted infected Creature."""

    action_1 = effect(target(those_ill), damage(2))


# Portes


@card("lazaret")
class Lazaret:
    """~ Infected Creatures cannot attack you while this Porte is Closed.
    ◇ 1 coin: Open or close this Porte."""

    def cannot_attack(s, source, it, seat):
        closed = seat == source.seat and not source.is_open
        return closed and it.printed.creature and ill(s, it) and is_reached(s, source, it)

    action_1 = effect(opens_or_closes(itself))


@card("egout-grouillant")
class EgoutGrouillant:
    """◇ 2 Ether: Call a Rat de Cale."""

    action_1 = effect(tokens("rat-de-cale"))


@card("abces-ambulant")
class AbcesAmbulant:
    """~ When this card blocks, infect the blocked Creature with Allergie."""

    diseases = ("allergie",)
    after_block = only(it_is_this, it_blocks)(effect(infects("allergie", creature_by_it)))


# Incantations


@card("nid-de-bile")
class NidDeBile:
    """◇ 2 Ether: Call a Monstre Creature of infinite rank."""

    action_1 = effect(calls_infinite("monstre"))


@card("amok")
class Amok:
    """◇ 1 coin, toss: Success: infect the targeted Creature with Amok."""

    action_1 = tossed(target(creatures), success=infects("amok"))


@card("cure")
class Cure:
    """◇ 1 coin: Heal the targeted card, Invocateur or player."""

    action_1 = effect(target_any(anything), heals())


@card("miroir-fele")
class MiroirFele:
    """◇ 1 coin: Infect the targeted Creature with Paranoïa.
    ◇ 2 coins, toss: Success: infect the targeted Creature with Schizophrénie."""

    action_1 = effect(target(creatures), infects("paranoia"))
    action_2 = tossed(target(creatures), success=infects("schizophrenie"))


@card("nuits-blanches")
class NuitsBlanches:
    """~ On arrival, infect the targeted Creature with Démence."""

    diseases = ("demence",)
    arrival = effect(target(creatures), infects("demence"))


@card("mutisme")
class Mutisme:
    """~ No Action can be activated.
    ~ At the end of the turn, Destroy this card."""

    def cannot_act(s, source, it, seat):
        return True

    end_of_any_turn = effect(destroys(itself))


# Équipements


@card("bec-de-corbeau")
class BecDeCorbeau:
    """~ Equips a Creature.
    ~ The equipped Creature has Immunité and has a +1/+1 charge."""

    equips = equips(creatures)
    grants = bearer_gets("immunite")
    power = bearer_has(1)


@card("cauchemar-portatif")
class CauchemarPortatif:
    """~ Equips a Creature.
    ~ On arrival, infect the equipped Creature with Trauma."""

    diseases = ("trauma",)
    equips = equips(creatures)
    arrival = effect(infects("trauma", its_bearer))


# Imminentes


@card("rouille")
class Rouille:
    """~ The targeted Constante loses an aptitude of your choice.
    ◇ 1 coin: Deal 2 damage to the targeted Creature or Porte."""

    arrival = effect(target(constantes), loses_an_aptitude())
    action_1 = effect(target(fighters), damage(2))


@card("declassement")
class Declassement:
    """~ The targeted Creature loses a type of your choice other than Créature.
    ◇ 1 coin: The targeted Creature gains a -1/-1 charge."""

    arrival = effect(target(creatures), loses_a_type())
    action_1 = effect(target(to_weaken), charges(-1))


@card("pandemie")
class Pandemie:
    """~ Transmit a disease of the targeted card, Invocateur or player to all other cards of the same main type, all
    other Invocateurs or all other players."""

    arrival = effect(target_any(anything), spreads())


@card("gel")
class Gel:
    """~ Put a temporal charge on the targeted Invocateur, it is unusable for 1 cycle."""

    arrival = effect(target(invokers), makes_unusable(1))


@card("courant-d-air")
class CourantDAir:
    """~ Infect the targeted opponent with Refroidissement."""

    arrival = effect(target_player(), infects_players())


@card("coup-de-folie")
class CoupDeFolie:
    """~ Infect the targeted Creature with Folie. At the end of the turn, heal it."""

    arrival = effect(target(creatures), infects("folie"), lasts_on("heals-it-at-the-end"))


@lasting("heals-it-at-the-end", HOOKS, TOKEN)
class HealsItAtTheEnd:
    """*At the end of the turn, heal it.*"""

    end_of_any_turn = effect(heals(that_one))


@card("regard-dans-le-dos")
class RegardDansLeDos:
    """~ Infect the targeted Creature with Paranoïa. Deal 1 damage to it."""

    arrival = effect(target(creatures), infects("paranoia"), damage(1))


@card("purge")
class Purge:
    """~ Heal all cards, all Invocateurs and all players.
    ◇ 1 coin: Draw one card."""

    arrival = effect(heals(anything), heals_players(all_players))
    action_1 = effect(draws(in_words(1)))


# Évènements


@card("rechute")
class Rechute:
    """• Playable only if a card was healed this turn.
    ~ Infect the targeted Creature with Parasite."""

    def playable(s, seat):
        return s.healed

    arrival = effect(target(to_weaken), infects("parasite"))
