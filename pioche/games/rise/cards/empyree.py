"""Empyrée: angels, prophecies and fortune. Coins that fall as one likes, and an answer to everything."""

from __future__ import annotations

from pioche.games.rise.cards.words import (
    CLOVER,
    FROM_ACTIONS,
    HOOKS,
    PROTECTED,
    SUCCESS,
    TURN,
    SpendsCharge,
    a_creature,
    about_itself,
    attacking,
    bearer_gets,
    bearer_has,
    both,
    cancels,
    cancels_all_others,
    card,
    cards_in_hand,
    charges,
    constantes,
    costs,
    creatures,
    destroys,
    draws,
    effect,
    equips,
    excludes,
    finds,
    forces,
    forces_as_named,
    gains,
    gains_coins,
    gains_ether,
    gains_life,
    give,
    has_succeeded,
    have,
    if_,
    imminent_invocations,
    in_words,
    invocations,
    invokers,
    invokers_of_target,
    invokes_found,
    is_now,
    it_is_this,
    its_bearer,
    itself,
    lasting,
    lasts,
    levels_down,
    levels_up,
    loses_life,
    mirrors,
    my,
    names_result,
    noted,
    notes,
    of_own_type,
    of_type,
    on_an_invoker,
    one_is_now,
    one_loses_life,
    only,
    or_else,
    other,
    printed_type,
    protects,
    puts_charge,
    removes_temporal_charges,
    restores,
    retries,
    returns,
    reveals_one,
    symbiose,
    target,
    target_element,
    target_player,
    that,
    the_next_turn_is_cancelled,
    their,
    then,
    tilted,
    tilts,
    tossed,
    tossed_actions,
    untilts,
    victors,
    weakens_one,
    without_constance,
    you_discard,
    your_invokers,
    yours,
)

# Invocateurs


@card("yris")
class Yris:
    """1 Success: gain 1 coin and 1 Ether. Failure: gain 1 Ether.
    2 Retry an Action that had a Failure.
    3 Until end of turn, the targeted Creature gains Vol and a +1/+1 charge. Draw one card.
    4 The targeted Action is forced to a Success."""

    skill_1 = tossed(success=both(gains_coins(1), gains_ether(1)), failure=gains_ether(1))
    skill_2 = effect(retries(tossed_actions, failed=True))
    skill_3 = effect(target(creatures), both(gains("vol", until=TURN), charges(1, until=TURN)), draws(in_words(1)))
    skill_4 = effect(target_element(tossed_actions), forces(SUCCESS))


@card("lauviah")
class Lauviah:
    """1 Until end of turn, prevent all damage to the targeted Invocateur dealt by Actions.
    2 Until end of turn, protect the targeted Constante.
    3 Cancel the targeted Invocation."""

    skill_1 = effect(target(invokers), is_now(FROM_ACTIONS))
    skill_2 = effect(target(constantes), protects())
    skill_3 = effect(target_element(invocations), cancels())


@card("oracle")
class Oracle:
    """1 The targeted opponent reveals one card of their hand. Gain 1 Ether.
    2 The targeted Invocateur loses a level.
    3 Restore the targeted Invocateur. Draw one card.
    4 Cancel all other elements of the stack."""

    skill_1 = effect(target_player(), reveals_one(), gains_ether(1))
    skill_2 = effect(target(invokers), levels_down())
    skill_3 = effect(target(invokers), restores(), draws(in_words(1)))
    skill_4 = effect(cancels_all_others())


# Niveaux Supérieurs


@card("niveau-superieur-de-fortune")
class NiveauSuperieurDeFortune:
    """~ Gain 1 coin."""

    arrival = effect(gains_coins(1))


@card("niveau-superieur-de-clairvoyance")
class NiveauSuperieurDeClairvoyance:
    """~ Draw 2 cards."""

    arrival = effect(draws(2))


# Créatures


@card("carillonneur-des-heures")
class CarillonneurDesHeures:
    """◇ 1 coin: Untilt the targeted Creature you control."""

    action_1 = effect(target(my(creatures)), untilts())


@card("vehuiah")
class Vehuiah:
    """◇ 1 coin, toss: Success: cancel the Invocation of the targeted Imminente card. Failure: a Creature you control
    gains a -1/-1 charge. If none can, your Invocateurs lose 1 life each."""

    action_1 = tossed(
        target_element(imminent_invocations),
        success=cancels(),
        failure=or_else(weakens_one(my(creatures), 1), loses_life(1, your_invokers)),
    )


@card("cigogne-messagere")
class CigogneMessagere:
    """~ When this Creature deals combat damage to an Invocateur, draw one card."""

    after_hit = only(it_is_this, on_an_invoker)(effect(draws(in_words(1))))


@card("seraphin-du-verdict")
class SeraphinDuVerdict:
    """◇ 2 coins: Return the targeted Creature to its owner's hand."""

    action_1 = effect(target(creatures), returns())


@card("ange-ponderateur")
class AngePonderateur:
    """~ Your Ange Creatures have Constance."""

    grants = give("constance", to=my(of_own_type("ange")))


@card("joueuse-aux-des-pipes")
class JoueuseAuxDesPipes:
    """~ When an Action you control has a Success, gain 1 Ether.
    ◇ toss: Success: gain 1 coin. Critical Success: gain 3 coins. Failure: one of your Invocateurs loses 1 life."""

    after_toss = only(yours, has_succeeded)(effect(gains_ether(1)))
    action_1 = tossed(success=gains_coins(1), critical_success=gains_coins(3), failure=one_loses_life(your_invokers, 1))


@card("parieuse-celeste")
class ParieuseCeleste:
    """◇ 1 coin, toss: Success: draw 2 cards. Failure: discard one card. Critical Failure: discard 2 cards."""

    action_1 = tossed(success=draws(2), failure=you_discard(in_words(1)), critical_failure=you_discard(2))


@card("novice-du-cloitre")
class NoviceDuCloitre:
    """~ You may activate this Effect: tilt this Creature, then protect another Adepte Creature until end of turn."""

    activated = effect(then(tilts(itself), one_is_now(PROTECTED, other(of_type("adepte")))))


@card("prieure-des-adeptes")
class PrieureDesAdeptes:
    """~ Symbiose: your Adepte Creatures have a +1/+1 charge.
    ◇ 2 coins: Search your library for an Adepte card, reveal it and put it into your hand."""

    power = symbiose(have(1, my(of_type("adepte"))))
    action_1 = effect(finds(printed_type("adepte")))


@card("horloger-d-avant")
class HorlogerDAvant:
    """~ This Creature cannot be tilted by an opposing effect.
    ◇ 1 coin: Draw a card for each tilted opposing Creature."""

    def cannot_tilt(s, source, it, by):
        return it is source and by not in (-1, source.seat)

    action_1 = effect(notes(lambda s, me: len(that(their(creatures), tilted)(s, me))), draws(noted))


@card("gardienne-immuable")
class GardienneImmuable:
    """~ This Creature cannot attack."""

    cannot_attack = about_itself


@card("voyageur-imprevu")
class VoyageurImprevu:
    """~ This Creature can attack on the turn it arrives."""

    attacks_at_once = True


# Portes


@card("herse-d-azur")
class HerseDAzur:
    """◇ 1 coin: The targeted attacking Creature gains a -1/-1 charge until end of turn."""

    action_1 = effect(target(that(attacking(), without_constance)), charges(-1, until=TURN))


@card("arche-du-serment")
class ArcheDuSerment:
    """~ While this Porte is Closed, your Invocateurs cannot lose levels."""

    def cannot_lose_levels(s, source, it):
        return it.controller == source.seat and not source.is_open


# Incantations


@card("champ-de-trefle")
class ChampDeTrefle:
    """~ On arrival, this card gains 3 Clover charges.
    ~ You may activate this Effect by spending a Clover charge: the targeted Action is forced to a Success or a
    Failure, as you choose."""

    arrival = effect(puts_charge(CLOVER, whom=itself, count=3))
    activated = effect(target_element(tossed_actions), names_result(), SpendsCharge(CLOVER), forces_as_named())


@card("loi-du-repos")
class LoiDuRepos:
    """~ Creatures cannot be tilted.
    ~ At the start of your turn, Destroy this card."""

    def cannot_tilt(s, source, it, by):
        return it.printed.creature

    start_of_turn = effect(destroys(itself))


@card("impot-du-ciel")
class ImpotDuCiel:
    """~ Opposing Actions cost 1 coin more."""

    coins = costs(1, lambda source, seat: source.seat != seat)


# Équipements


@card("ailes-d-emprunt")
class AilesDEmprunt:
    """~ Equips a Creature.
    ~ The equipped Creature has Vol and has a +1/+1 charge."""

    equips = equips(creatures)
    grants = bearer_gets("vol")
    power = bearer_has(1)


@card("sablier-scelle")
class SablierScelle:
    """~ Equips an Invocateur.
    ~ The equipped Invocateur cannot lose levels.
    ◇ 2 coins: Restore the equipped Invocateur."""

    equips = equips(invokers)

    def cannot_lose_levels(s, source, it):
        return it.card.number == source.host

    action_1 = effect(restores(its_bearer))


# Imminentes


@lasting("treve-sacree", HOOKS)
class NoCombatDamage:
    def prevents(s, source, it, combat):
        return combat


@card("treve-sacree")
class TreveSacree:
    """~ Until end of turn, prevent all combat damage."""

    arrival = effect(lasts("treve-sacree"))


@card("revelation")
class Revelation:
    """~ The targeted Invocateur gains a level. Untilt it."""

    arrival = effect(target(invokers), levels_up(), untilts())


@card("miroir-de-protection")
class MiroirDeProtection:
    """~ Cancel the targeted Invocation, then invoke the same card with the same Actions activated, without paying
    their costs."""

    arrival = effect(target_element(invocations), mirrors())


@card("faites-un-souhait")
class FaitesUnSouhait:
    """◇ 1 coin: Draw 2 cards.
    ◇ 2 coins: Your Invocateurs gain 2 life each."""

    action_1 = effect(draws(2))
    action_2 = effect(gains_life(2, your_invokers))


@card("danse-divine")
class DanseDivine:
    """~ Remove all temporal charges.
    ◇ 1 coin, toss: Success: draw 2 cards."""

    arrival = effect(removes_temporal_charges())
    action_1 = tossed(success=draws(2))


@card("chasse-divine")
class ChasseDivine:
    """◇ 2 coins: Search your library for a Creature, then invoke it."""

    action_1 = effect(invokes_found(a_creature))


@card("prophetie-de-l-exces")
class ProphetieDeLExces:
    """~ If the targeted opponent has more than 3 cards in hand, their Invocateurs lose 2 life each."""

    arrival = effect(
        target_player(), notes(cards_in_hand), if_(lambda s, me: noted(s, me) > 3, loses_life(2, invokers_of_target))
    )


@card("prophetie-d-injustice")
class ProphetieDInjustice:
    """• Playable only after a Combat phase.
    ~ Destroy all victorious Creatures of this turn."""

    def playable(s, seat):
        return s.fought

    arrival = effect(destroys(victors))


@card("prophetie-du-manque")
class ProphetieDuManque:
    """~ Draw a card for each card that the targeted opponent has in hand more than you."""

    arrival = effect(
        target_player(), notes(lambda s, me: max(0, cards_in_hand(s, me) - len(s.players[me.seat].hand))), draws(noted)
    )


@card("destinee")
class Destinee:
    """~ On arrival, the next player's next turn is cancelled. Exclude this card."""

    arrival = effect(the_next_turn_is_cancelled, excludes(itself))


@card("regression")
class Regression:
    """◇ 1 coin, toss: Success: the targeted Invocateur loses a level. Failure: your Invocateurs lose 1 life each."""

    action_1 = tossed(target(invokers), success=levels_down(), failure=loses_life(1, your_invokers))


@card("second-regard")
class SecondRegard:
    """~ Retry an Action.
    ◇ 1 coin: Draw one card."""

    arrival = effect(retries(tossed_actions, failed=False))
    action_1 = effect(draws(in_words(1)))


@card("non")
class Non:
    """~ Cancel the targeted Invocation."""

    arrival = effect(target_element(invocations), cancels())


@card("eclipse-de-minuit")
class EclipseDeMinuit:
    """• Playable only during an opponent's Invocation phase.
    ~ Tilt all Creatures."""

    def playable(s, seat):
        return s.active != seat and s.step == "main"

    arrival = effect(tilts(creatures))
