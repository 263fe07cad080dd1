"""Festin: the kitchen and the orchard. Nourriture and Bonbon, life gained, and dishes one should not have accepted."""

from __future__ import annotations

from pioche.games.rise.cards.words import (
    IN_COMBAT,
    NO_ATTACK,
    PREVENTED,
    START,
    STAYS_TILTED,
    TURN,
    UNTIL_OWNERS_TURN,
    a_creature_it_is,
    about_itself,
    aimed_seats,
    bearer_has,
    both,
    by_it,
    card,
    charges,
    constantes,
    creatures,
    cures,
    destroys,
    discards,
    doubles,
    draw,
    draws,
    each_player,
    effect,
    either,
    equips,
    finds,
    gains,
    gains_coins,
    gains_ether,
    gains_life,
    gains_one_of_its_aptitudes,
    gates,
    gives_itself,
    have,
    in_words,
    incantations,
    invokers,
    is_itself,
    is_now,
    is_type,
    it_blocks,
    it_is_this,
    its_bearer,
    its_invoker,
    itself,
    loses_life,
    my,
    of_that_type,
    of_type,
    on_an_invoker,
    one_gains_life,
    one_loses_life,
    only,
    opens_or_closes,
    other,
    print_of,
    printed_type,
    returns,
    sacrifices,
    shares_types,
    symbiose,
    takes_control,
    target,
    target_element,
    target_player,
    that,
    their,
    their_invokers,
    then,
    tilted,
    tokens,
    tossed,
    untilts,
    waiting_actions,
    your_invokers,
    yours,
)

food = of_type("nourriture", constantes)

# Invocateurs


@card("harnya-la-satyre")
class HarnyaLaSatyre:
    """1 One of your Invocateurs gains 2 life.
    2 The targeted Creature you control gains Nourriture and a +1/+1 charge.
    3 The targeted Creature gains Enracinement and a +2/+2 charge."""

    skill_1 = effect(one_gains_life(2))
    skill_2 = effect(target(my(creatures)), gains("nourriture"), charges(1))
    skill_3 = effect(target(creatures), gains("enracinement"), charges(2))


@card("lovely-harnya")
class LovelyHarnya:
    """1 Call a Bonbon des Rues.
    2 Success: the targeted opposing Creature cannot attack until the start of your next turn. Failure: gain 1 coin.
    3 The Bonbon Creatures you control gain a +1/+1 charge.
    4 Until its owner's next turn, take control of the targeted Creature. Untilt it."""

    skill_1 = effect(tokens("bonbon-des-rues"))
    skill_2 = tossed(target(their(creatures)), success=is_now(NO_ATTACK, until=START), failure=gains_coins(1))
    skill_3 = effect(charges(1, my(of_type("bonbon"))))
    skill_4 = effect(target(creatures), takes_control(until=UNTIL_OWNERS_TURN), untilts())


@card("ozate")
class Ozate:
    """1 Sacrifice a Nourriture card, then the targeted Invocateur gains 3 life.
    2 The targeted Nourriture Creature gains Poison.
    3 Cure all Creatures you control. Draw one card.
    4 Each of your Invocateurs gains 3 life."""

    skill_1 = effect(target(invokers), then(sacrifices(food), gains_life(3)))
    skill_2 = effect(target(of_type("nourriture")), gains("poison"))
    skill_3 = effect(cures(my(creatures)), draws(in_words(1)))
    skill_4 = effect(gains_life(3, your_invokers))


# Niveaux Supérieurs


@card("niveau-superieur-de-vitalite")
class NiveauSuperieurDeVitalite:
    """~ This Invocateur gains 3 life."""

    arrival = effect(gains_life(3, its_invoker))


@card("niveau-superieur-du-gourmet")
class NiveauSuperieurDuGourmet:
    """~ One of your Invocateurs gains 1 life."""

    arrival = effect(one_gains_life(1))


# Créatures


@card("pain-trois-fois-beni")
class PainTroisFoisBeni:
    """~ This Creature is of type Nourriture."""

    types = is_itself("nourriture")


@card("traiteur-usurier")
class TraiteurUsurier:
    """◇ 2 coins: One of your Invocateurs gains 2 life and draw one card."""

    action_1 = effect(both(one_gains_life(2), draws(in_words(1))))


@card("maitre-cuisinier")
class MaitreCuisinier:
    """~ This Creature cannot attack.
    ~ Once per turn, you may invoke a Nourriture card for free.
    ~ The charges that Nourriture Equipments give this Creature are doubled."""

    cannot_attack = about_itself

    def free(s, source, seat, card):
        return printed_type("nourriture")(print_of(card))

    def doubles(s, source, giver):
        return 2 if giver.host == source.number and is_type(s, giver, "nourriture") else 1


@card("chat-trognon")
class ChatTrognon:
    """~ When this Creature is Destroyed, all opposing Invocateurs lose 2 life and the Creature that attacked or fought
    it is Destroyed."""

    after_destroyed = only(it_is_this)(
        effect(both(loses_life(2, their_invokers), destroys(that(by_it, lambda s, it: it.printed.creature))))
    )


@card("chat-trognon-sucre")
class ChatTrognonSucre:
    """~ On arrival, one of your Invocateurs gains 1 life.
    ~ When this Creature is Destroyed, an opposing Invocateur of your choice loses 1 life."""

    arrival = effect(one_gains_life(1))
    after_destroyed = only(it_is_this)(effect(one_loses_life(their_invokers, 1)))


@card("miel")
class Miel:
    """~ When this Creature blocks, the blocked Creature does not untilt in its controller's next Awakening."""

    after_block = only(it_is_this, it_blocks)(effect(is_now(STAYS_TILTED, by_it, until="")))


@card("gateau-suspect")
class GateauSuspect:
    """~ When this Creature deals combat damage to an Invocateur, the owner of that Invocateur takes control of this
    Creature.
    ◇ 1 coin: The targeted opponent takes control of this Creature."""

    after_hit = only(it_is_this, on_an_invoker)(
        effect(gives_itself(lambda s, me: [it.card.owner for it in by_it(s, me)]))
    )
    action_1 = effect(target_player(), gives_itself(aimed_seats))


@card("fugu-souriant")
class FuguSouriant:
    """◇ 1 coin: Cure the targeted Creature."""

    action_1 = effect(target(creatures), cures())


@card("sucre-d-orge-sergent")
class SucreDOrgeSergent:
    """~ Symbiose: your other Bonbon Creatures have a +1/+1 charge.
    ◇ 2 Ether: Call a Bonbon des Rues."""

    power = symbiose(have(1, other(my(of_type("bonbon")))))
    action_1 = effect(tokens("bonbon-des-rues"))


@card("serveuse-aux-bras-pleins")
class ServeuseAuxBrasPleins:
    """◇ 1 coin: Return: the targeted Nourriture card you control. Draw one card."""

    action_1 = effect(target(my(food)), returns(), draws(in_words(1)))


@card("commis-distrait")
class CommisDistrait:
    """◇ toss: Success: the targeted Nourriture Creature gains a +1/+1 charge."""

    action_1 = tossed(target(of_type("nourriture")), success=charges(1))


@card("ogresse-attablee")
class OgresseAttablee:
    """~ At the start of your turn, you may Sacrifice a Nourriture card, then this Creature gains a +2/+2 charge."""

    start_of_turn = effect(then(sacrifices(food, may=True), charges(2, itself)))


@card("polymorphe")
class Polymorphe:
    """~ This Creature has the types of all Creatures you control.
    ◇ 1 coin: Until end of turn, this Creature gains an aptitude of your choice among those of the targeted Creature."""

    types = shares_types
    action_1 = effect(target(creatures), gains_one_of_its_aptitudes(TURN))


# Portes


@card("porte-du-garde-manger")
class PorteDuGardeManger:
    """~ When this Porte is Opened, draw one card."""

    after_opened = only(it_is_this)(effect(draws(in_words(1))))


@card("temple-de-vie")
class TempleDeVie:
    """~ At the start of each cycle, your Invocateurs gain 1 life.
    ◇ 1 coin, toss: Success: your Invocateurs gain 2 life."""

    start_of_cycle = effect(gains_life(1, your_invokers))
    action_1 = tossed(success=gains_life(2, your_invokers))


@card("four-a-pattes")
class FourAPattes:
    """◇ 2 Ether: Open or close this card."""

    action_1 = effect(opens_or_closes(itself))


# Incantations


@card("table-bien-garnie")
class TableBienGarnie:
    """~ When you play a Nourriture Creature, one of your Invocateurs gains 1 life."""

    after_played = only(yours, a_creature_it_is, of_that_type("nourriture"))(effect(one_gains_life(1)))


@card("recette-secrete")
class RecetteSecrete:
    """◇ 2 coins: Search your library for a Nourriture card, reveal it and put it into your hand."""

    action_1 = effect(finds(printed_type("nourriture")))


@card("confiserie-de-minuit")
class ConfiserieDeMinuit:
    """~ At the end of your turn, call a Bonbon des Rues."""

    end_of_turn = effect(tokens("bonbon-des-rues"))


# Équipements


@card("champignon")
class Champignon:
    """~ Equips a Creature.
    ~ The equipped Creature has a +1/+1 charge."""

    equips = equips(creatures)
    power = bearer_has(1)


@card("toque-etoilee")
class ToqueEtoilee:
    """~ Equips an Invocateur.
    ~ At the start of your turn, the equipped Invocateur gains 1 life."""

    equips = equips(invokers)
    start_of_turn = effect(gains_life(1, its_bearer))


@card("nappe-de-pique-nique")
class NappeDePiqueNique:
    """~ Equips a Porte or an Incantation.
    ~ At the start of your turn, gain 1 Ether."""

    equips = equips(either(gates, incantations))
    start_of_turn = effect(gains_ether(1))


# Imminentes


@card("famine")
class Famine:
    """~ Each player discards one card.
    ◇ 1 coin: Destroy all tilted Nourriture cards."""

    arrival = effect(each_player(lambda s, me, seat: discards(s, me, seat, in_words(1))))
    action_1 = effect(destroys(that(food, tilted)))


@card("sel")
class Sel:
    """~ Double the targeted Action."""

    arrival = effect(target_element(waiting_actions), doubles())


@card("indigestion")
class Indigestion:
    """~ The targeted Nourriture Creature gains Poison.
    ◇ 1 coin: The targeted Creature gains Nourriture."""

    arrival = effect(target(of_type("nourriture")), gains("poison"))
    action_1 = effect(target(creatures), gains("nourriture"))


@card("infusion-amere")
class InfusionAmere:
    """~ Cure the targeted Creature. One of your Invocateurs gains 2 life."""

    arrival = effect(target(creatures), cures(), one_gains_life(2))


@card("dessert-surprise")
class DessertSurprise:
    """~ Each player draws one card.
    ◇ 1 coin: Gain 3 Ether."""

    arrival = effect(each_player(lambda s, me, seat: draw(s, seat, 1)))
    action_1 = effect(gains_ether(3))


@card("jeune")
class Jeune:
    """~ Until end of turn, prevent all damage to the targeted Invocateur."""

    arrival = effect(target(invokers), is_now(PREVENTED))


# Évènements


@card("coup-de-torchon")
class CoupDeTorchon:
    """• Playable only during a Combat phase.
    ~ Until end of turn, the targeted Creature gains a +2/+2 charge."""

    def playable(s, seat):
        return s.step in IN_COMBAT

    arrival = effect(target(creatures), charges(2, until=TURN))
