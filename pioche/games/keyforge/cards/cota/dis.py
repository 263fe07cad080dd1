"""Call of the Archons: Dis."""

from pioche.games.keyforge.cards.words import (
    A_HOUSE,
    AMOUNT,
    HOUSES,
    WHEN_IT_LEAVES,
    add_counters,
    archives,
    armor,
    artifacts,
    capture,
    captures,
    card,
    creatures,
    damage,
    damaged,
    deals,
    destroy,
    destroys,
    destroys_each,
    discard_random,
    discard_top,
    effect,
    enemies,
    for_the_turn,
    friends,
    gain,
    gain_chains,
    gains,
    heal,
    holding,
    if_it_matters,
    leave,
    loses,
    not_on_flank,
    of_house,
    on_flank,
    on_their_next_turn,
    only,
    opponent,
    pick,
    pick_amount,
    pick_card,
    pick_house,
    pick_key,
    pick_most_powerful,
    play,
    power,
    print_of,
    purge,
    put_all_into_play,
    refuses_playing,
    return_to_hand,
    returns,
    returns_each,
    reveal,
    sacrifices_itself,
    shuffle_discard_into_deck,
    steal,
    steals,
    that,
    under_control,
    unforge,
    until_it_leaves,
    use_freely,
    when,
    whichever,
    with_trait,
)


def profit(s, seat, victim):
    """`seat` gains by the deck and the hand of `victim`."""
    top = discard_top(s, victim)
    hand = s.players[victim].hand
    reveal(s, victim, hand)
    if top:
        yield from gain(s, seat, sum(print_of(one).house == print_of(top).house for one in hand))


@card("a-fair-game")
class AFairGame:
    """Play: Discard the top card of your opponent's deck; they reveal their hand. Gain 1 Æ for each card in it of the
    discarded card's house. Then your opponent does the same to you."""

    def play(s, me):
        yield from profit(s, me.seat, me.opponent)
        yield from profit(s, me.opponent, me.seat)


def creature_cards(cards):
    return [one for one in cards if print_of(one).type == "creature"]


@card("arise")
class Arise:
    """Play: Choose a house. All creatures of that house in your discard pile return to your hand. Gain 1 chain."""

    def play(s, me):
        house = yield from pick_house(s, me)
        for one in creature_cards(s.players[me.seat].discard):
            if print_of(one).house == house:
                return_to_hand(s, one)
        gain_chains(s, me.seat, 1)


@card("control-the-weak")
class ControlTheWeak:
    """Play: Choose one of the houses on your opponent's identity card. On their next turn it must be their active
    house."""

    def play(s, me):
        houses = s.players[me.opponent].houses
        if houses:
            house = yield from pick_house(s, me, houses)
            on_their_next_turn(s, me, "control-the-weak", HOUSES.index(house))


@effect("control-the-weak", A_HOUSE)
class Controlled:
    def must_choose(s, source, seat):
        return HOUSES[source.args[0]] if seat != source.seat else ""


def discarded_cards(s, me):
    """The cards of both discard piles."""
    return s.players[me.seat].discard + s.players[me.opponent].discard


@card("creeping-oblivion")
class CreepingOblivion:
    """Play: Choose a discard pile and purge up to 2 of its cards."""

    def play(s, me):
        first = yield from pick_card(s, me, discarded_cards(s, me), "purge", may=True)
        if first:
            pile = holding(s, first, "discard")
            purge(s, first, pile)
            second = yield from pick_card(s, me, pile, "purge", may=True)
            if second:
                purge(s, second, pile)


@card("dance-of-doom")
class DanceOfDoom:
    """Play: Choose a number. Each creature with exactly that power is destroyed."""

    def play(s, me):
        highest = max((power(s, it) for it in creatures(s, me)), default=0)
        number = yield from pick_amount(s, me, 0, highest, "number")
        yield from destroy(s, [it for it in creatures(s, me) if power(s, it) == number])


@card("fear")
class Fear:
    """Play: An enemy creature returns to its owner's hand."""

    play = returns(enemies)


@card("gateway-to-dis")
class GatewayToDis:
    """Play: All creatures are destroyed. Gain 3 chains."""

    def play(s, me):
        yield from destroy(s, creatures(s, me))
        gain_chains(s, me.seat, 3)


@card("gongoozle")
class Gongoozle:
    """Play: Deal 3 damage to a creature. If that does not destroy it, its owner discards a card of their hand at
    random."""

    def play(s, me):
        it = yield from pick(s, me, creatures(s, me), "damage")
        if it and it not in (yield from damage(s, me, [(it, 3)])):
            yield from discard_random(s, it.card.owner)


@card("guilty-hearts")
class GuiltyHearts:
    """Play: Destroy all creatures that hold Æ."""

    play = destroys_each(that(creatures, lambda s, it: it.amber > 0))


@card("hand-of-dis")
class HandOfDis:
    """Play: Destroy a creature that stands on no flank."""

    play = destroys(that(creatures, not_on_flank))


@card("hecatomb")
class Hecatomb:
    """Play: Destroy all Dis creatures. For each one destroyed this way, the player who controlled it gains 1 Æ."""

    def play(s, me):
        destroyed = yield from destroy(s, that(creatures, of_house("dis"))(s, me))
        for seat in (me.seat, me.opponent):
            yield from gain(s, seat, sum(it.controller == seat for it in destroyed))


@card("tendrils-of-pain")
class TendrilsOfPain:
    """Play: Deal 1 damage to each creature, or 4 instead if your opponent forged a key on their previous turn."""

    def play(s, me):
        amount = 4 if s.players[me.opponent].last_keys else 1
        return damage(s, me, [(it, amount) for it in creatures(s, me)])


@card("hysteria")
class Hysteria:
    """Play: All creatures return to their owners' hands."""

    play = returns_each(creatures)


@card("key-hammer")
class KeyHammer:
    """Play: Unforge a key that your opponent forged on their previous turn. They gain 6 Æ, even if they forged none."""

    def play(s, me):
        opponent = s.players[me.opponent]
        colours = [colour for colour in opponent.last_keys if colour in opponent.keys]
        if colours:
            unforge(s, me.opponent, (yield from pick_key(s, me, colours, "unforge")))
        yield from gain(s, me.opponent, 6)


def discards_at_random(s, me):
    return discard_random(s, me.opponent)


@card("mind-barb")
class MindBarb:
    """Play: Your opponent discards a card of their hand at random."""

    play = discards_at_random


@card("pandemonium")
class Pandemonium:
    """Play: Each creature without damage captures 1 Æ from its opponent."""

    def play(s, me):
        for seat in (me.seat, me.opponent):
            captors = [it for it in s.players[seat].battleline if not it.damage]
            pool = s.players[opponent(s, seat)]
            while captors and pool.amber:  # where it is not enough for all, the player says who captures
                enough = pool.amber >= len(captors)
                it = captors[0] if enough else (yield from pick(s, me, captors, "capture"))
                captors.remove(it)
                yield from capture(s, it, 1)


@card("poltergeist")
class Poltergeist:
    """Play: Use any player's artifact as though you controlled it, then destroy it."""

    def play(s, me):
        it = yield from pick(s, me, [one for one in artifacts(s, me) if not one.tagged], "use-which")
        if it:
            yield from use_freely(s, me.seat, it)
            yield from destroy(s, [it])


@card("red-hot-armor")
class RedHotArmor:
    """Play: Each enemy creature loses all of its armor for the rest of the turn. Deal 1 damage to it for each point
    lost this way."""

    def play(s, me):
        lost = [(it, armor(s, it)) for it in enemies(s, me) if armor(s, it)]
        for it, amount in lost:
            for_the_turn(s, me, "on:red-hot-armor", it.number, amount)
        yield from damage(s, me, lost)


@effect("on:red-hot-armor", AMOUNT)
class Molten:
    def armor(s, source, it, value):
        return value - source.args[1] if it.number == source.args[0] else value


@card("three-fates")
class ThreeFates:
    """Play: Destroy the three most powerful creatures."""

    def play(s, me):
        yield from destroy(s, (yield from pick_most_powerful(s, me, creatures(s, me), 3, "destroy")))


@card("annihilation-ritual")
class AnnihilationRitual:
    """A creature that would go from play to a discard pile is purged instead."""

    def where(s, source, it, zone):
        return "purged" if it.type == "creature" and zone == "discard" else zone


@card("dominator-bauble")
class DominatorBauble:
    """Action: Use a friendly creature."""

    def action(s, me):
        it = yield from pick(s, me, friends(s, me), "use-which")
        if it:
            yield from use_freely(s, me.seat, it)


@card("key-to-dis")
class KeyToDis:
    """Omni: Sacrifice Key to Dis, then destroy all creatures."""

    omni = sacrifices_itself(destroys_each(creatures))


@card("lash-of-broken-dreams")
class LashOfBrokenDreams:
    """Action: During your opponent's next turn, each key costs 3 Æ more."""

    def action(s, me):
        on_their_next_turn(s, me, "lash-of-broken-dreams")


@effect("lash-of-broken-dreams")
class Lashed:
    def key_cost(s, source, seat, cost):
        return cost + 3 if s.active != source.seat else cost


@card("library-of-the-damned")
class LibraryOfTheDamned:
    """Action: Archive a card."""

    action = archives()


@card("lifeward")
class Lifeward:
    """Omni: Sacrifice Lifeward. On their next turn, your opponent can play no creatures."""

    omni = sacrifices_itself(lambda s, me: on_their_next_turn(s, me, "lifeward"))


@effect("lifeward")
class Warded:
    def cannot_play(s, source, seat, card):
        return seat == s.active != source.seat and print_of(card).type == "creature"


@card("sacrificial-altar")
class SacrificialAltar:
    """Action: Purge a friendly Human creature. If you do, play a creature out of your discard pile."""

    def action(s, me):
        it = yield from pick(s, me, that(friends, with_trait("human"))(s, me), "purge")
        if it and (yield from leave(s, [it], "purged")):
            pile = s.players[me.seat].discard
            able = [one for one in creature_cards(pile) if not refuses_playing(s, me.seat, one, print_of(one))]
            chosen = yield from pick_card(s, me, able, "play-card")
            if chosen:
                yield from play(s, me.seat, chosen, pile)


@card("screaming-cave")
class ScreamingCave:
    """Action: Your hand and your discard pile are shuffled into your deck."""

    def action(s, me):
        player = s.players[me.seat]
        player.deck += player.hand
        player.hand = []
        shuffle_discard_into_deck(s, me.seat)


def a_creature(s, source, event):
    return event.it.type == "creature"


@card("soul-snatcher")
class SoulSnatcher:
    """Whenever a creature is destroyed, its owner gains 1 Æ."""

    @only(a_creature)
    @whichever
    def after_destroyed(s, me):
        return gain(s, me.event.it.card.owner, 1)


@card("charette")
class Charette:
    """Play: Charette captures 3 Æ."""

    play = captures(3)


@card("drumble")
class Drumble:
    """Elusive. Play: If your opponent has at least 7 Æ, Drumble captures all of it."""

    def play(s, me):
        amount = s.players[me.opponent].amber
        if amount >= 7:
            yield from capture(s, me.it, amount, me.opponent)


@card("dust-imp")
class DustImp:
    """Destroyed: Gain 2 Æ."""

    destroyed = gains(2)


@card("eater-of-the-dead")
class EaterOfTheDead:
    """Fight/Reap: Purge a creature from either discard pile. If you do, Eater of the Dead gets a +1 power counter."""

    def fight(s, me):
        dead = creature_cards(discarded_cards(s, me))
        meal = yield from pick_card(s, me, dead, "purge")
        if meal:
            purge(s, meal, holding(s, meal, "discard"))
            add_counters(s, me.it, 1)

    reap = fight


@card("ember-imp")
class EmberImp:
    """In each turn, your opponent can play two cards at most."""

    def cannot_play(s, source, seat, card):
        return seat == s.active != source.seat and len(s.played) >= 2


@card("gabos-longarms")
class GabosLongarms:
    """Before Fight: Choose a creature. Gabos Longarms strikes it instead of the creature that it fights."""

    def before_fight(s, me):
        it = yield from pick(s, me, creatures(s, me), "damage")
        if it:
            me.event.aim = it


@card("overlord-greking")
class OverlordGreking:
    """When a fight with Overlord Greking destroys an enemy creature, it comes into play under your control."""

    @only(lambda s, source, event: event.by is source)
    @whichever
    def after_destroyed(s, me):
        fallen = me.event.it
        pile = s.players[fallen.card.owner].discard
        cards = [one for one in (fallen.card, *fallen.linked) if one in pile]
        yield from put_all_into_play(s, cards, me.seat, pile)


@card("guardian-demon")
class GuardianDemon:
    """Play/Fight/Reap: Heal a creature of up to 2 damage. Deal as much damage to another creature."""

    def play(s, me):
        it = yield from pick(s, me, if_it_matters(s, creatures(s, me), damaged), "heal")
        if it and it.damage:
            amount = yield from pick_amount(s, me, 0, min(2, it.damage), "heal-amount")
            healed = heal(s, it, amount)
            if healed:
                yield from deals(healed, lambda s, me: [one for one in creatures(s, me) if one is not it])(s, me)

    fight = reap = play


def may_destroy_with_power(number):
    def ability(s, me):
        able = [it for it in creatures(s, me) if power(s, it) == number and not it.tagged]
        it = yield from pick(s, me, able, "destroy", may=True)
        if it:
            yield from destroy(s, [it])

    return ability


@card("master-of-1")
class MasterOf1:
    """Reap: You may destroy a creature whose power is 1."""

    reap = may_destroy_with_power(1)


@card("master-of-2")
class MasterOf2:
    """Reap: You may destroy a creature whose power is 2."""

    reap = may_destroy_with_power(2)


@card("master-of-3")
class MasterOf3:
    """Reap: You may destroy a creature whose power is 3."""

    reap = may_destroy_with_power(3)


@card("pit-demon")
class PitDemon:
    """Action: Steal 1 Æ."""

    action = steals(1)


@card("pitlord")
class Pitlord:
    """Taunt. As long as Pitlord is in play, your active house must be Dis."""

    def must_choose(s, source, seat):
        return "dis" if seat == source.seat else ""


@card("restringuntus")
class Restringuntus:
    """Play: Choose a house. As long as Restringuntus stays in play, your opponent cannot make it their active house."""

    def play(s, me):
        if s.stands(me.it):
            house = yield from pick_house(s, me)
            until_it_leaves(s, me, "restringuntus", HOUSES.index(house))


@effect("restringuntus", A_HOUSE)
class Restrained:
    def cannot_choose(s, source, seat, house):
        return seat != source.seat and house == HOUSES[source.args[0]]


@card("shaffles")
class Shaffles:
    """When your turn ends, your opponent loses 1 Æ."""

    end_of_turn = when(lambda s, source, event: event.seat == source.seat, loses(1))


@card("shooler")
class Shooler:
    """Play: Steal 1 Æ if your opponent has at least 4."""

    def play(s, me):
        if s.players[me.opponent].amber >= 4:
            yield from steal(s, me.seat, 1)


@card("snudge")
class Snudge:
    """Fight/Reap: An artifact or a creature on a flank returns to its owner's hand."""

    fight = reap = returns(lambda s, me: artifacts(s, me) + that(creatures, on_flank)(s, me))


@card("stealer-of-souls")
class StealerOfSouls:
    """When a fight with Stealer of Souls destroys an enemy creature, purge it and gain 1 Æ."""

    @only(lambda s, source, event: event.by is source)
    @whichever
    def after_destroyed(s, me):
        fallen = me.event.it.card
        pile = s.players[fallen.owner].discard
        if fallen in pile:
            purge(s, fallen, pile)
        yield from gain(s, me.seat, 1)


@card("succubus")
class Succubus:
    """Your opponent refills their hand to one card fewer in their draw step."""

    def hand_size(s, source, seat, size):
        return size - 1 if seat != source.seat else size


@card("tentacus")
class Tentacus:
    """To use an artifact, your opponent must pay you 1 Æ."""

    def cost_to_use(s, source, seat, it):
        return 1 if seat != source.seat and it.type == "artifact" else 0


@card("the-terror")
class TheTerror:
    """Play: Gain 2 Æ if your opponent has none."""

    def play(s, me):
        if not s.players[me.opponent].amber:
            yield from gain(s, me.seat, 2)


@card("tocsin")
class Tocsin:
    """Reap: Your opponent discards a card of their hand at random."""

    reap = discards_at_random


@card("tolas")
class Tolas:
    """Elusive. Whenever a creature is destroyed, the opponent of its controller gains 1 Æ."""

    @only(a_creature)
    @whichever
    def after_destroyed(s, me):
        return gain(s, opponent(s, me.event.it.controller), 1)


@card("truebaru")
class Truebaru:
    """To play Truebaru, you must lose 3 Æ. Taunt. Destroyed: Gain 5 Æ."""

    def cost(s, seat):
        return 3

    destroyed = gains(5)


@card("collar-of-subordination")
class CollarOfSubordination:
    """You have control of this creature."""

    def controls(s, source):
        under_control(s, source.host, source.seat, WHEN_IT_LEAVES, source.number)


@card("flame-wreathed")
class FlameWreathed:
    """This creature has +2 power and Hazardous 2."""

    def power(s, source, it, value):
        return value + 2 if it.number == source.host else value

    hazardous = power
