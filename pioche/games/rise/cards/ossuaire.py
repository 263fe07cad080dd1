"""Ossuaire: those who come back. Squelettes, Zombies and Fantômes; what dies pays."""

from __future__ import annotations

from pioche.games.rise.cards.words import (
    BOUNTY,
    TURN,
    a_creature,
    a_creature_it_is,
    a_gate_it_is,
    bearer_gets,
    bearer_has,
    both,
    callable_card,
    called_from_your_graveyard,
    calls,
    calls_infinite,
    cancels,
    card,
    charges,
    constantes,
    creature_fell,
    creatures,
    destroys,
    draws,
    during_your_turn,
    effect,
    equips,
    excludes,
    excludes_one,
    gains,
    gains_coins,
    gains_ether,
    gains_life,
    have,
    if_,
    if_you_control,
    in_pile,
    in_words,
    invokers,
    it_is_another,
    it_is_this,
    its_bearer,
    its_invoker,
    itself,
    loses,
    loses_life,
    my,
    of_rank,
    of_type,
    one_gains_life,
    one_loses_life,
    only,
    opens_or_closes,
    other,
    puts_charge,
    resurrects,
    sacrifices,
    symbiose,
    takes_to_hand,
    target,
    target_card,
    target_discards_at_random,
    target_element,
    target_player,
    that,
    that_one,
    their,
    their_invokers,
    then,
    they,
    to_hand,
    tokens,
    tossed,
    waiting_actions,
    weak,
    while_it_has,
    without_constance,
    you_discard,
    your_invokers,
    yours,
)

fallen = in_pile("graveyard", a_creature)
to_be_called = in_pile("graveyard", a_creature, callable_card)
to_weaken = that(creatures, without_constance)


# Invocateurs


@card("lazarus")
class Lazarus:
    """1 Lazarus calls a Squelette Creature of infinite rank.
    2 Call the targeted Creature of your graveyard, then Lazarus loses 2 life.
    3 Your Squelette Creatures gain a +1/+1 charge.
    4 Resurrect your dead Invocateur with 6 life."""

    skill_1 = effect(calls_infinite("squelette"))
    skill_2 = effect(target_card(to_be_called), then(calls(), loses_life(2, its_invoker)))
    skill_3 = effect(charges(1, my(of_type("squelette"))))
    skill_4 = effect(resurrects(6))


@card("lilith")
class Lilith:
    """1 Sacrifice a Creature, then draw 2 cards.
    2 The targeted Invocateur loses 2 life, then Lilith gains 1 life.
    3 Until end of turn, the targeted Creature you control gains Ombre and a +2/+2 charge."""

    skill_1 = effect(then(sacrifices(creatures), draws(2)))
    skill_2 = effect(target(invokers), then(loses_life(2), gains_life(1, its_invoker)))
    skill_3 = effect(target(my(creatures)), both(gains("ombre", until=TURN), charges(2, until=TURN)))


@card("nadir-le-sans-nom")
class NadirLeSansNom:
    """1 The targeted Creature gains a -1/-1 charge.
    2 Put the targeted Creature of your graveyard into your hand, then discard one card.
    4 Success: Exclude the targeted Constante, then Nadir loses 2 life. Failure: the targeted opponent Excludes a
    Constante of their choice, then one of their Invocateurs loses 2 life."""

    skill_1 = effect(target(to_weaken), charges(-1))
    skill_2 = effect(target_card(fallen), then(to_hand(), you_discard(in_words(1))))
    skill_4 = tossed(
        target(constantes),
        target_player(),
        success=then(excludes(), loses_life(2, its_invoker)),
        failure=they(then(excludes_one(my(constantes)), one_loses_life(your_invokers, 2)), 1),
    )


# Niveaux Supérieurs


@card("niveau-superieur-d-outre-tombe")
class NiveauSuperieurDOutreTombe:
    """~ Gain 3 Ether."""

    arrival = effect(gains_ether(3))


@card("niveau-superieur-du-fossoyeur")
class NiveauSuperieurDuFossoyeur:
    """~ Put up to 2 Creatures of your graveyard into your hand."""

    arrival = effect(takes_to_hand(fallen, 2))


# Créatures


@card("baron-des-zombies")
class BaronDesZombies:
    """• Playable only if you control a Zombie Creature."""

    playable = if_you_control(of_type("zombie"))


@card("sarcophage-scelle")
class SarcophageScelle:
    """~ When this Creature is Opened, call a Squelette.
    ◇ 2 Ether: Open or close this card."""

    after_opened = only(it_is_this)(effect(tokens("squelette")))
    action_1 = effect(opens_or_closes(itself))


@card("roi-des-os")
class RoiDesOs:
    """~ Your other Squelette Creatures have a +1/+1 charge."""

    power = have(1, other(my(of_type("squelette"))))


@card("squelette-captif")
class SqueletteCaptif:
    """~ This Creature cannot attack while it has Enchaîné.
    ◇ 1 coin, toss: Success: this Creature loses Enchaîné, then gains a +3/+3 charge."""

    cannot_attack = while_it_has("enchaine")
    action_1 = tossed(success=then(loses("enchaine", itself), charges(3, itself)))


@card("saccageur-de-tombes")
class SaccageurDeTombes:
    """◇ 1 coin: Put the targeted Creature of your graveyard into your hand.
    ◇ 3 coins: Call the targeted Creature of an opponent's graveyard."""

    action_1 = effect(target_card(fallen), to_hand())
    action_2 = effect(target_card(in_pile("graveyard", a_creature, callable_card, whose="their")), calls())


@card("faucheuse-patiente")
class FaucheusePatiente:
    """~ When a Creature you control is Destroyed, an opposing Invocateur of your choice loses 1 life.
    ◇ 2 Ether: Sacrifice a Creature, then gain 1 coin."""

    after_destroyed = only(yours, a_creature_it_is)(effect(one_loses_life(their_invokers, 1)))
    action_1 = effect(then(sacrifices(creatures), gains_coins(1)))


@card("contremaitre-zombie")
class ContremaitreZombie:
    """~ Symbiose: your other Zombie Creatures have a +1/+1 charge.
    ◇ 1 coin: Call a Main Rampante."""

    power = symbiose(have(1, other(my(of_type("zombie")))))
    action_1 = effect(tokens("main-rampante"))


@card("liche-aux-cent-clefs")
class LicheAuxCentClefs:
    """~ When a Porte you control is Destroyed, call a Squelette.
    ◇ 3 life: Cancel the targeted Action."""

    after_destroyed = only(yours, a_gate_it_is)(effect(tokens("squelette")))
    action_1 = effect(target_element(waiting_actions), cancels())


@card("prisonnier-du-gibet")
class PrisonnierDuGibet:
    """~ This Creature cannot block while it has Enchaîné.
    ◇ 1 coin: This Creature loses Enchaîné, then draw one card."""

    cannot_block = while_it_has("enchaine")
    action_1 = effect(then(loses("enchaine", itself), draws(in_words(1))))


@card("colosse-demembre")
class ColosseDemembre:
    """~ When this Creature is Destroyed, call 2 Main Rampante."""

    after_destroyed = only(it_is_this)(effect(tokens("main-rampante", 2)))


@card("pleureuse")
class Pleureuse:
    """~ When another Creature is Destroyed, one of your Invocateurs gains 1 life.
    ◇ toss: Success: put the targeted Creature of your graveyard into your hand."""

    after_destroyed = only(it_is_another, a_creature_it_is)(effect(one_gains_life(1)))
    action_1 = tossed(target_card(fallen), success=to_hand())


# Portes


@card("catacombes")
class Catacombes:
    """~ At the start of your turn, if this Porte is Open, call a Squelette.
    ◇ 1 coin: Open or close this Porte. Activable only during your turn."""

    start_of_turn = effect(if_(that(itself, lambda s, it: it.is_open), tokens("squelette")))
    action_1 = effect(opens_or_closes(itself), when=during_your_turn)


@card("temple-sombre")
class TempleSombre:
    """~ At the start of each cycle, call a Creature of infinite rank."""

    start_of_cycle = effect(calls_infinite())


@card("grille-du-charnier")
class GrilleDuCharnier:
    """~ When this Porte is Destroyed, draw one card."""

    after_destroyed = only(it_is_this)(effect(draws(in_words(1))))


@card("mausolee-qui-marche")
class MausoleeQuiMarche:
    """~ When this card is Opened by an effect, call a Squelette."""

    after_opened = only(it_is_this)(effect(tokens("squelette")))


# Incantations


@card("support")
class Support:
    """~ When a Creature you control is Destroyed, draw one card."""

    after_destroyed = only(yours, a_creature_it_is)(effect(draws(in_words(1))))


@card("terre-des-morts")
class TerreDesMorts:
    """~ When you call a Creature from your graveyard, it gains a +1/+1 charge.
    ◇ 2 coins: Call the targeted rank-4 Creature of your graveyard."""

    after_played = only(yours, a_creature_it_is, called_from_your_graveyard)(effect(charges(1, that_one)))
    action_1 = effect(target_card(in_pile("graveyard", a_creature, callable_card, of_rank(4))), calls())


@card("pierre-tombale-vierge")
class PierreTombaleVierge:
    """~ On arrival, put a Bounty charge on the targeted opposing Creature: when it is Destroyed, gain 2 coins."""

    arrival = effect(target(their(creatures)), puts_charge(BOUNTY, 2))


@card("linceul-cousu")
class LinceulCousu:
    """~ Equips a Creature.
    ~ The equipped Creature is also of type Zombie and has Exhumation.
    ~ The equipped Creature has a +1/+1 charge."""

    equips = equips(creatures)
    types = bearer_gets("zombie")
    grants = bearer_gets("exhumation")
    power = bearer_has(1)


@card("couronne-d-ossements")
class CouronneDOssements:
    """~ Equips an Invocateur.
    ~ When a Creature you control is Sacrificed, the equipped Invocateur gains 1 life."""

    equips = equips(invokers)
    after_sacrificed = only(yours, a_creature_it_is)(effect(gains_life(1, its_bearer)))


# Imminentes


@card("chair-pour-os")
class ChairPourOs:
    """~ Sacrifice a Creature, then Destroy the targeted Creature."""

    arrival = effect(target(creatures), then(sacrifices(creatures), destroys()))


@card("dernier-souffle")
class DernierSouffle:
    """~ Resurrect your dead Invocateur with 4 life.
    ◇ 2 coins: One of your Invocateurs gains 3 life."""

    arrival = effect(resurrects(4))
    action_1 = effect(one_gains_life(3))


@card("profanation")
class Profanation:
    """~ The targeted opponent discards a card at random.
    ◇ 1 coin: Call 1 Squelette."""

    arrival = effect(target_player(), target_discards_at_random())
    action_1 = effect(tokens("squelette", 1))


@card("rappel-des-limbes")
class RappelDesLimbes:
    """~ Call the targeted Creature of your Exclusion zone."""

    arrival = effect(target_card(in_pile("exclusion", a_creature, callable_card)), calls())


@card("fosse-commune")
class FosseCommune:
    """◇ 2 coins: Destroy all Creatures whose defence is 2 or less.
    ◇ 2 Ether: Call a Main Rampante."""

    action_1 = effect(destroys(that(creatures, weak(2))))
    action_2 = effect(tokens("main-rampante"))


# Évènements


@card("veillee-funebre")
class VeilleeFunebre:
    """• Playable only if a Creature that you controlled was Destroyed this turn.
    ~ Draw 2 cards."""

    playable = creature_fell
    arrival = effect(draws(2))
