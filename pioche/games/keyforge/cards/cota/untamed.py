"""Call of the Archons: Untamed."""

from pioche.engine.flow import pick as pick_one
from pioche.games.keyforge.cards.words import (
    END_OF_TURN,
    Lasting,
    always,
    artifacts,
    begin,
    belongs,
    can_pay,
    card,
    creatures,
    damage,
    damaged,
    deals,
    deals_each,
    destroy,
    destroys_each,
    effect,
    elusive,
    enemies,
    exhaust,
    for_the_turn,
    forge,
    friends,
    gain,
    gain_chains,
    gains,
    heal,
    if_it_matters,
    is_ready,
    key_cost,
    leave,
    lose,
    may,
    move_to_pool,
    of_house,
    on_flank,
    on_their_next_turn,
    opponent,
    other_creatures,
    pick,
    pick_amount,
    pick_card,
    pick_exactly,
    pick_up_to,
    print_of,
    put_on_deck,
    return_to_hand,
    sacrifices_itself,
    search,
    shuffle_discard_into_deck,
    split_damage,
    steal,
    stun,
    stuns,
    that,
    use_freely,
    when,
    with_trait,
)


@card("cooperative-hunting")
class CooperativeHunting:
    """Play: Deal as much damage as you control creatures, divided as you like among the creatures in play."""

    def play(s, me):
        return split_damage(s, me, len(friends(s, me)), creatures)


@card("curiosity")
class Curiosity:
    """Play: Destroy all Scientist creatures."""

    play = destroys_each(that(creatures, with_trait("scientist")))


@card("fertility-chant")
class FertilityChant:
    """Play: Your opponent gains 2 Æ."""

    def play(s, me):
        return gain(s, me.opponent, 2)


@card("fogbank")
class Fogbank:
    """Play: During their next turn, your opponent cannot fight with creatures."""

    def play(s, me):
        on_their_next_turn(s, me, "fogbank")


@effect("fogbank")
class InTheFog:
    def cannot_use(s, source, it, how):
        return how == "fight" and source.seat not in (s.active, it.controller)


def a_creature(s, source, event):
    return event.it.printed.type == "creature" and not event.it.host


def a_creature_of_yours(s, source, event):
    return event.seat == source.seat and a_creature(s, source, event)


@card("full-moon")
class FullMoon:
    """Play: For the rest of this turn, gain 1 Æ whenever you play a creature."""

    def play(s, me):
        for_the_turn(s, me, "full-moon")


@effect("full-moon")
class UnderTheFullMoon:
    after_play = when(a_creature_of_yours, gains(1))


@card("grasping-vines")
class GraspingVines:
    """Play: Choose up to three artifacts and return them to their owners' hands."""

    def play(s, me):
        chosen = yield from pick_up_to(s, me, artifacts(s, me), 3, "return")
        yield from leave(s, chosen, "hand")


def lose_1_to_forge(s, me):
    if lose(s, me.seat, 1) and can_pay(s, me.seat, key_cost(s, me.seat)) and (yield from may(s, me, "may-forge")):
        yield from forge(s, me.seat)


@card("key-charge")
class KeyCharge:
    """Play: Lose 1 Æ. If you did, you may forge a key, paying its current cost."""

    play = lose_1_to_forge


@card("lifeweb")
class Lifeweb:
    """Play: Steal 2 Æ if your opponent played at least three creatures on their last turn."""

    def play(s, me):
        if s.players[me.opponent].last_creatures >= 3:
            yield from steal(s, me.seat, 2)


@card("lost-in-the-woods")
class LostInTheWoods:
    """Play: Shuffle two friendly and two enemy creatures of your choice into their owners' decks."""

    def play(s, me):
        mine = yield from pick_exactly(s, me, friends(s, me), 2, "shuffle-in")
        theirs = yield from pick_exactly(s, me, enemies(s, me), 2, "shuffle-in")
        yield from leave(s, mine + theirs, "shuffle")


@card("mimicry")
class Mimicry:
    """Play Mimicry as a copy of an action card from your opponent's discard pile."""

    def becomes(s, seat, card):
        prints = [(one, print_of(one)) for one in s.players[opponent(s, seat)].discard]
        actions = [one for one, printed in prints if printed.type == "action" and "becomes" not in printed.hooks]
        number = yield from pick_one(s.active, actions, "copy", card.number)
        return print_of(s.cards[number] if number else card)


@card("nature-s-call")
class NaturesCall:
    """Play: Choose up to three creatures and return them to their owners' hands."""

    def play(s, me):
        chosen = yield from pick_up_to(s, me, creatures(s, me), 3, "return")
        yield from leave(s, chosen, "hand")


@card("nocturnal-maneuver")
class NocturnalManeuver:
    """Play: Choose up to three creatures and exhaust them."""

    def play(s, me):
        for it in (yield from pick_up_to(s, me, if_it_matters(s, creatures(s, me), is_ready), 3, "exhaust")):
            exhaust(s, it)


@card("perilous-wild")
class PerilousWild:
    """Play: Destroy all creatures with elusive."""

    play = destroys_each(that(creatures, elusive))


def your_creature_cards(s, me):
    return [one for one in s.players[me.seat].discard if print_of(one).type == "creature"]


@card("regrowth")
class Regrowth:
    """Play: Take a creature from your discard pile into your hand."""

    def play(s, me):
        chosen = yield from pick_card(s, me, your_creature_cards(s, me), "return")
        if chosen:
            return_to_hand(s, chosen)


@card("save-the-pack")
class SaveThePack:
    """Play: Destroy all damaged creatures and gain 1 chain."""

    def play(s, me):
        yield from destroy(s, that(creatures, damaged)(s, me))
        gain_chains(s, me.seat, 1)


@card("scout")
class Scout:
    """Play: Choose up to two friendly creatures. They gain skirmish for the rest of this turn; then fight with one
    after the other."""

    def play(s, me):
        chosen = yield from pick_up_to(s, me, friends(s, me), 2, "fight-with")
        for it in chosen:
            for_the_turn(s, me, "on:scout", it.number)
        for it in chosen:
            yield from use_freely(s, me.seat, it, ("fight",))


@effect("on:scout")
class Scouting:
    def skirmish(s, source, it, value):
        return value + 1 if it.number == source.args[0] else value


@card("stampede")
class Stampede:
    """Play: Steal 2 Æ if you have used at least three creatures this turn."""

    def play(s, me):
        if len({number for number in s.used if print_of(s.cards[number]).type == "creature"}) >= 3:
            yield from steal(s, me.seat, 2)


@card("the-common-cold")
class TheCommonCold:
    """Play: Deal 1 damage to each creature. Then you may destroy all Mars creatures."""

    def play(s, me):
        yield from deals_each(1, creatures)(s, me)
        martians = that(creatures, of_house("mars"))
        if martians(s, me) and (yield from may(s, me, "may")):
            yield from destroy(s, martians(s, me))


@card("troop-call")
class TroopCall:
    """Play: Take all Niffle creatures from your discard pile, and all friendly ones from play, into your hand."""

    def play(s, me):
        for one in your_creature_cards(s, me):
            if "niffle" in print_of(one).traits:
                return_to_hand(s, one)
        yield from leave(s, that(friends, with_trait("niffle"))(s, me), "hand")


@card("vigor")
class Vigor:
    """Play: Heal up to 3 damage from a creature. Gain 1 Æ if that was 3."""

    def play(s, me):
        it = yield from pick(s, me, if_it_matters(s, creatures(s, me), damaged), "heal")
        if it and it.damage:
            amount = yield from pick_amount(s, me, 0, min(3, it.damage), "heal-amount")
            if heal(s, it, amount) == 3:
                yield from gain(s, me.seat, 1)


@card("word-of-returning")
class WordOfReturning:
    """Play: Deal to each enemy creature as much damage as there is Æ on it, then move all Æ from these creatures to
    your pool."""

    def play(s, me):
        hit = enemies(s, me)
        yield from damage(s, me, [(it, it.amber) for it in hit])
        for it in hit:
            yield from move_to_pool(s, it, me.seat)


@card("bear-flute")
class BearFlute:
    """Action: Fully heal an Ancient Bear. If none is in play, search your deck and discard pile for all Ancient Bears
    and take them into your hand; if you do, shuffle your discard pile into your deck."""

    def action(s, me):
        bears = [it for it in creatures(s, me) if it.printed.id == "ancient-bear"]
        if bears:
            bear = yield from pick(s, me, if_it_matters(s, bears, damaged), "heal")
            if bear:
                heal(s, bear)
        elif (yield from search(s, me, ["deck", "discard"], is_ancient_bear, len(s.cards))):
            shuffle_discard_into_deck(s, me.seat)


def is_ancient_bear(card):
    return print_of(card).id == "ancient-bear"


def take_from_discard(s, me):
    chosen = yield from pick_card(s, me, s.players[me.seat].discard, "return")
    if chosen:
        return_to_hand(s, chosen)


@card("nepenthe-seed")
class NepentheSeed:
    """Omni: Sacrifice Nepenthe Seed. Take a card from your discard pile into your hand."""

    omni = sacrifices_itself(take_from_discard)


@card("ritual-of-balance")
class RitualOfBalance:
    """Action: Steal 1 Æ if your opponent has at least 6 Æ."""

    def action(s, me):
        if s.players[me.opponent].amber >= 6:
            yield from steal(s, me.seat, 1)


@card("ritual-of-the-hunt")
class RitualOfTheHunt:
    """Omni: Sacrifice Ritual of the Hunt. You may use friendly Untamed creatures for the rest of this turn."""

    omni = sacrifices_itself(lambda s, me: for_the_turn(s, me, "ritual-of-the-hunt"))


@effect("ritual-of-the-hunt")
class OnTheHunt:
    def allows_use(s, source, it, how):
        return it.printed.type == "creature" and it.controller == source.seat and belongs(s, it, "untamed")


@card("world-tree")
class WorldTree:
    """Action: Put a creature from your discard pile on top of your deck."""

    def action(s, me):
        chosen = yield from pick_card(s, me, your_creature_cards(s, me), "return")
        if chosen:
            put_on_deck(s, chosen)


@card("bigtwig")
class Bigtwig:
    """Bigtwig may fight only stunned creatures.
    Reap: Stun a creature and exhaust it."""

    def may_attack(s, it, defender):
        return defender.stunned

    def reap(s, me):
        able = if_it_matters(s, creatures(s, me), lambda s, it: it.ready or not it.stunned)
        it = yield from pick(s, me, able, "stun")
        if it:
            stun(s, it)
            exhaust(s, it)


@card("witch-of-the-wilds")
class WitchOfTheWilds:
    """On each of your turns on which Untamed is not the active house, you may play one Untamed card."""

    def allows_play(s, source, card):
        if s.house == "untamed" or print_of(card).house != "untamed":
            return False
        return not any(one.handler == "on:witch-of-the-wilds" and one.args[0] == source.number for one in s.lasting)

    def allowed(s, source, card):
        begin(s, Lasting("on:witch-of-the-wilds", source.seat, END_OF_TURN, (source.number,), source.number))


@effect("on:witch-of-the-wilds")
class WitchHasSpoken:
    """The Witch in its argument has let a card be played this turn: she asks for it."""

    allowed = always


@card("chota-hazri")
class ChotaHazri:
    """Play: Lose 1 Æ. If you did, you may forge a key, paying its current cost."""

    play = lose_1_to_forge


@card("dew-faerie")
class DewFaerie:
    """Elusive.
    Reap: Gain 1 Æ."""

    reap = gains(1)


@card("flaxia")
class Flaxia:
    """Play: If you control more creatures than your opponent, gain 2 Æ."""

    def play(s, me):
        if len(friends(s, me)) > len(enemies(s, me)):
            yield from gain(s, me.seat, 2)


@card("fuzzy-gruen")
class FuzzyGruen:
    """Play: Your opponent gains 1 Æ."""

    def play(s, me):
        return gain(s, me.opponent, 1)


@card("giant-sloth")
class GiantSloth:
    """You can use Giant Sloth only if you have discarded an Untamed card from your hand this turn.
    Action: Gain 3 Æ."""

    def cannot_use(s, source, it, how):
        return it is source and all(print_of(one).house != "untamed" for one in s.discarded)

    action = gains(3)


@card("halacor")
class Halacor:
    """Friendly creatures on a flank have skirmish."""

    def skirmish(s, source, it, value):
        return value + 1 if it.controller == source.seat and on_flank(s, it) else value


@card("inka-the-spider")
class InkaTheSpider:
    """Poison.
    Play/Reap: Stun a creature."""

    play = reap = stuns(creatures)


@card("kindrith-longshot")
class KindrithLongshot:
    """Elusive. Skirmish.
    Reap: Deal 2 damage to a creature."""

    reap = deals(2, creatures)


@card("lupo-the-scarred")
class LupoTheScarred:
    """Skirmish.
    Play: Deal 2 damage to an enemy creature."""

    play = deals(2, enemies)


@card("mighty-tiger")
class MightyTiger:
    """Play: Deal 4 damage to an enemy creature."""

    play = deals(4, enemies)


@card("murmook")
class Murmook:
    """Your opponent's keys cost 1 Æ more."""

    def key_cost(s, source, seat, cost):
        return cost if seat == source.seat else cost + 1


@card("mushroom-man")
class MushroomMan:
    """Mushroom Man has +3 power for each of your unforged keys."""

    def power(s, source, it, value):
        return value + 3 * (3 - len(s.players[source.seat].keys)) if it is source else value


@card("niffle-ape")
class NiffleApe:
    """When Niffle Ape attacks, taunt and elusive have no effect."""

    ignores_taunt = ignores_elusive = always


@card("niffle-queen")
class NiffleQueen:
    """Other friendly Beast creatures have +1 power.
    Other friendly Niffle creatures have +1 power."""

    def power(s, source, it, value):
        if it is source or it.controller != source.seat:
            return value
        return value + ("beast" in it.printed.traits) + ("niffle" in it.printed.traits)


@card("piranha-monkeys")
class PiranhaMonkeys:
    """Play/Reap: Deal 2 damage to each other creature."""

    play = reap = deals_each(2, other_creatures)


@card("teliga")
class Teliga:
    """Gain 1 Æ whenever your opponent plays a creature."""

    after_play = when(lambda s, source, event: event.seat != source.seat and a_creature(s, source, event), gains(1))


@card("hunting-witch")
class HuntingWitch:
    """Gain 1 Æ whenever you play another creature."""

    after_play = when(
        lambda s, source, event: event.it is not source and a_creature_of_yours(s, source, event), gains(1)
    )


@card("witch-of-the-eye")
class WitchOfTheEye:
    """Reap: Take a card from your discard pile into your hand."""

    reap = take_from_discard


@card("way-of-the-bear")
class WayOfTheBear:
    """This creature gains assault 2."""

    def assault(s, source, it, value):
        return value + 2 if it.number == source.host else value


@card("way-of-the-wolf")
class WayOfTheWolf:
    """This creature gains skirmish."""

    def skirmish(s, source, it, value):
        return value + 1 if it.number == source.host else value
