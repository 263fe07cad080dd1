"""Call of the Archons: Brobnar."""

from pioche.games.keyforge.cards.words import (
    A_HOUSE,
    HOUSES,
    InPlay,
    add_counters,
    artifacts,
    belongs,
    beside,
    captors,
    capture,
    card,
    creatures,
    damage,
    damaged,
    deals,
    deals_each,
    destroy,
    destroys_each,
    discard_top,
    effect,
    enemies,
    for_the_turn,
    friends,
    gain,
    gain_chains,
    gains,
    heal,
    if_it_matters,
    leave,
    lose,
    loses,
    most_powerful,
    neighbours,
    not_stunned,
    of_house,
    on_flank,
    only,
    opponent,
    other_creatures,
    others,
    pick,
    pick_exactly,
    pick_house,
    power,
    print_of,
    put_on,
    ready_and_fight,
    return_to_hand,
    sacrifices_itself,
    steal,
    stun,
    stuns,
    that,
    undamaged,
    when,
    whichever,
)


@card("anger")
class Anger:
    """Play: Ready a friendly creature and fight with it."""

    def play(s, me):
        it = yield from pick(s, me, friends(s, me), "ready-and-fight")
        if it:
            yield from ready_and_fight(s, me, it)


@card("barehanded")
class Barehanded:
    """Play: Put every artifact in play on top of its owner's deck."""

    def play(s, me):
        return leave(s, artifacts(s, me), "deck")


@card("blood-money")
class BloodMoney:
    """Play: Choose an enemy creature and put 2 Æ from the common supply on it."""

    def play(s, me):
        it = yield from pick(s, me, enemies(s, me), "choose")
        if it:
            put_on(s, it, 2)


@card("brothers-in-battle")
class BrothersInBattle:
    """Play: Name a house. Your creatures of that house may fight for the rest of this turn."""

    def play(s, me):
        house = yield from pick_house(s, me)
        for_the_turn(s, me, "brothers-in-battle", HOUSES.index(house))


@effect("brothers-in-battle", A_HOUSE)
class BrothersFight:
    def allows_use(s, source, it, how):
        return how == "fight" and belongs(s, it, HOUSES[source.args[0]])


@card("burn-the-stockpile")
class BurnTheStockpile:
    """Play: If your opponent has at least 7 Æ, they lose 4 of them."""

    def play(s, me):
        if s.players[me.opponent].amber >= 7:
            lose(s, me.opponent, 4)


@card("champion-s-challenge")
class ChampionSChallenge:
    """Play: Destroy all enemy creatures but the most powerful one, then all friendly creatures but the most powerful
    one. Ready the friendly creature that remains and fight with it."""

    def play(s, me):
        for line in (enemies, friends):
            champion = yield from pick(s, me, most_powerful(s, line(s, me)), "choose")
            yield from destroy(s, [it for it in line(s, me) if it is not champion])
        it = yield from pick(s, me, friends(s, me), "ready-and-fight")
        if it:
            yield from ready_and_fight(s, me, it)


@card("coward-s-end")
class CowardSEnd:
    """Play: Destroy every creature that has no damage. You gain 3 chains."""

    def play(s, me):
        yield from destroy(s, that(creatures, undamaged)(s, me))
        gain_chains(s, me.seat, 3)


@card("follow-the-leader")
class FollowTheLeader:
    """Play: Your creatures may fight for the rest of this turn, whatever their house."""

    def play(s, me):
        for_the_turn(s, me, "follow-the-leader")


@effect("follow-the-leader")
class FollowersFight:
    def allows_use(s, source, it, how):
        return how == "fight"


@card("lava-ball")
class LavaBall:
    """Play: Deal 4 damage to a creature, and 2 to each of its neighbors."""

    def play(s, me):
        it = yield from pick(s, me, creatures(s, me), "damage")
        if it:
            yield from damage(s, me, [(it, 4), *((other, 2) for other in neighbours(s, it))])


@card("loot-the-bodies")
class LootTheBodies:
    """Play: For the rest of this turn, gain 1 Æ whenever an enemy creature is destroyed."""

    def play(s, me):
        for_the_turn(s, me, "loot-the-bodies")


def an_enemy_creature(s, source, event):
    return event.it.printed.type == "creature" and event.it.controller != source.seat


@effect("loot-the-bodies")
class Looting:
    after_destroyed = when(an_enemy_creature, gains(1))


@card("take-that-smartypants")
class TakeThatSmartypants:
    """Play: If your opponent has at least 3 Logos cards in play, steal 2 Æ."""

    def play(s, me):
        theirs = [it for it in s.sources() if isinstance(it, InPlay) and it.controller == me.opponent]
        if sum(belongs(s, it, "logos") for it in theirs) >= 3:
            yield from steal(s, me.seat, 2)


@card("punch")
class Punch:
    """Play: Deal 3 damage to a creature."""

    play = deals(3, creatures)


@card("relentless-assault")
class RelentlessAssault:
    """Play: Up to three times, ready a friendly creature that was not chosen yet and fight with it."""

    def play(s, me):
        chosen = []
        while len(chosen) < 3:
            left = [it for it in friends(s, me) if it not in chosen]
            it = yield from pick(s, me, left, "ready-and-fight", may=True)
            if not it:
                break
            chosen.append(it)
            yield from ready_and_fight(s, me, it)


@card("smith")
class Smith:
    """Play: If you have more creatures than your opponent, gain 2 Æ."""

    def play(s, me):
        if len(friends(s, me)) > len(enemies(s, me)):
            yield from gain(s, me.seat, 2)


@card("sound-the-horns")
class SoundTheHorns:
    """Play: Discard the top card of your deck, again and again, until it is a Brobnar creature or the deck is empty.
    Take the Brobnar creature discarded this way into your hand."""

    def play(s, me):
        while (top := discard_top(s, me.seat)) is not None:
            if print_of(top).type == "creature" and print_of(top).house == "brobnar":
                return_to_hand(s, top)
                break


@card("tremor")
class Tremor:
    """Play: Choose a creature. Stun it and its neighbors."""

    def play(s, me):
        it = yield from pick(s, me, if_it_matters(s, creatures(s, me), not_stunned), "stun")
        if it:
            for one in (it, *neighbours(s, it)):
                stun(s, one)


@card("unguarded-camp")
class UnguardedCamp:
    """Play: For each creature that you have more than your opponent, a different friendly creature captures 1 Æ."""

    def play(s, me):
        excess = len(friends(s, me)) - len(enemies(s, me))
        count = min(excess, s.players[me.opponent].amber)
        for it in (yield from pick_exactly(s, me, friends(s, me), count, "capture")):
            yield from capture(s, it, 1)


@card("warsong")
class Warsong:
    """Play: For the rest of this turn, gain 1 Æ whenever a friendly creature fights."""

    def play(s, me):
        for_the_turn(s, me, "warsong")


@effect("warsong")
class Singing:
    after_fight = when(lambda s, source, event: event.it.controller == source.seat, gains(1))


@card("autocannon")
class Autocannon:
    """After a creature enters play, deal 1 damage to it."""

    @only(lambda s, source, event: event.it.printed.type == "creature")
    @whichever
    def after_enter(s, me):
        return damage(s, me, [(me.event.it, 1)])


@card("banner-of-battle")
class BannerOfBattle:
    """Each friendly creature has +1 power."""

    def power(s, source, it, value):
        return value + 1 if it.controller == source.seat else value


@card("cannon")
class Cannon:
    """Action: Deal 2 damage to a creature."""

    action = deals(2, creatures)


@card("gauntlet-of-command")
class GauntletOfCommand:
    """Action: Ready a friendly creature and fight with it."""

    action = Anger.play


@card("iron-obelisk")
class IronObelisk:
    """Your opponent's keys cost 1 Æ more for each friendly damaged Brobnar creature."""

    def key_cost(s, source, seat, cost):
        if seat == source.seat:
            return cost
        return cost + sum(damaged(s, it) and belongs(s, it, "brobnar") for it in s.players[source.seat].battleline)


@card("mighty-javelin")
class MightyJavelin:
    """Omni: Sacrifice Mighty Javelin. Deal 4 damage to a creature."""

    omni = sacrifices_itself(deals(4, creatures))


@card("pile-of-skulls")
class PileOfSkulls:
    """Whenever an enemy creature is destroyed in your turn, a friendly creature captures 1 Æ."""

    @only(lambda s, source, event: s.active == source.seat and an_enemy_creature(s, source, event))
    @whichever
    def after_destroyed(s, me):
        it = yield from pick(s, me, captors(s, friends(s, me), me.opponent), "capture")
        if it:
            yield from capture(s, it, 1)


@card("screechbomb")
class Screechbomb:
    """Omni: Sacrifice Screechbomb. Your opponent loses 2 Æ."""

    omni = sacrifices_itself(loses(2))


@card("the-warchest")
class TheWarchest:
    """Action: For each enemy creature that was destroyed in a fight this turn, gain 1 Æ."""

    def action(s, me):
        return gain(s, me.seat, sum(seat == me.opponent and fought for _, seat, fought in s.fallen))


@card("bilgum-avalanche")
class BilgumAvalanche:
    """Each enemy creature is dealt 2 damage after you forge a key."""

    after_forge = when(lambda s, source, event: event.seat == source.seat, deals_each(2, enemies))


@card("valdr")
class Valdr:
    """While attacking a flank creature, Valdr deals 2 more damage."""

    def fight_damage(s, source, blow, value):
        attacks = blow.striker is source and blow.attacker is source
        return value + 2 if attacks and on_flank(s, blow.target) else value


@card("bumpsy")
class Bumpsy:
    """Play: Your opponent loses 1 Æ."""

    play = loses(1)


@card("earthshaker")
class Earthshaker:
    """Play: Destroy every creature of power 3 or less."""

    play = destroys_each(that(creatures, lambda s, it: power(s, it) <= 3))


@card("firespitter")
class Firespitter:
    """Before Fight: Deal 1 damage to each enemy creature."""

    before_fight = deals_each(1, enemies)


@card("ganger-chieftain")
class GangerChieftain:
    """Play: You may ready a neighbor of Ganger Chieftain and fight with it."""

    def play(s, me):
        it = yield from pick(s, me, beside(s, me), "ready-and-fight", may=True)
        if it:
            yield from ready_and_fight(s, me, it)


@card("grenade-snib")
class GrenadeSnib:
    """Destroyed: Your opponent loses 2 Æ."""

    destroyed = loses(2)


@card("headhunter")
class Headhunter:
    """Fight: Gain 1 Æ."""

    fight = gains(1)


@card("hebe-the-huge")
class HebeTheHuge:
    """Play: Deal 2 damage to every other creature that has no damage."""

    play = deals_each(2, that(other_creatures, undamaged))


@card("kelifi-dragon")
class KelifiDragon:
    """You can play Kelifi Dragon only with 7 Æ or more in your pool.
    Fight/Reap: Gain 1 Æ, then deal 5 damage to a creature."""

    def can_be_played(s, seat, card):
        return s.players[seat].amber >= 7

    def fight(s, me):
        yield from gain(s, me.seat, 1)
        yield from deals(5, creatures)(s, me)

    reap = fight


@card("king-of-the-crag")
class KingOfTheCrag:
    """Enemy Brobnar creatures have -2 power."""

    def power(s, source, it, value):
        return value - 2 if it.controller != source.seat and belongs(s, it, "brobnar") else value


@card("krump")
class Krump:
    """After an enemy creature is destroyed fighting Krump, whoever controlled it loses 1 Æ."""

    @only(lambda s, source, event: event.by is source)
    @whichever
    def after_destroyed(s, me):
        lose(s, me.event.it.controller, 1)


@card("lomir-flamefist")
class LomirFlamefist:
    """Play: If your opponent has at least 7 Æ, they lose 2 of them."""

    def play(s, me):
        if s.players[me.opponent].amber >= 7:
            lose(s, me.opponent, 2)


@card("looter-goblin")
class LooterGoblin:
    """Elusive. Reap: For the rest of this turn, gain 1 Æ whenever an enemy creature is destroyed."""

    def reap(s, me):
        for_the_turn(s, me, "loot-the-bodies")


@card("mugwump")
class Mugwump:
    """After an enemy creature is destroyed fighting Mugwump, fully heal Mugwump and put a +1 power counter on it."""

    @only(lambda s, source, event: event.by is source)
    def after_destroyed(s, me):
        heal(s, me.it)
        add_counters(s, me.it, 1)


@card("pingle-who-annoys")
class PingleWhoAnnoys:
    """Elusive. After an enemy creature enters play, deal 1 damage to it."""

    @only(an_enemy_creature)
    @whichever
    def after_enter(s, me):
        return damage(s, me, [(me.event.it, 1)])


def discards_a_brobnar_card(s, source, event):
    return s.active == source.seat == event.seat and print_of(event.card).house == "brobnar"


@card("rock-hurling-giant")
class RockHurlingGiant:
    """Whenever you discard a Brobnar card from your hand in your turn, you may deal 4 damage to a creature."""

    @only(discards_a_brobnar_card)
    def after_discard(s, me):
        it = yield from pick(s, me, creatures(s, me), "damage", may=True)
        if it:
            yield from damage(s, me, [(it, 4)])


@card("rogue-ogre")
class RogueOgre:
    """At the end of your turn, if you have played just one card, heal 2 damage from Rogue Ogre and it captures 1 Æ."""

    @only(lambda s, source, event: event.seat == source.seat and len(s.played) == 1)
    def end_of_turn(s, me):
        heal(s, me.it, 2)
        yield from capture(s, me.it, 1)


@card("smaaash")
class Smaaash:
    """Play: Stun a creature."""

    play = stuns(creatures)


@card("tireless-crocag")
class TirelessCrocag:
    """Tireless Crocag cannot reap. It may be used whatever the active house. Destroy it if your opponent has no
    creature."""

    def cannot_use(s, source, it, how):
        return it is source and how == "reap"

    def may_use(s, it, how):
        return True

    def doomed(s, source):
        return not s.players[opponent(s, source.seat)].battleline


@card("troll")
class Troll:
    """Reap: Heal 3 damage from Troll."""

    def reap(s, me):
        heal(s, me.it, 3)


@card("wardrummer")
class Wardrummer:
    """Play: Return each other friendly Brobnar creature to your hand."""

    def play(s, me):
        return leave(s, that(others, of_house("brobnar"))(s, me), "hand")


@card("blood-of-titans")
class BloodOfTitans:
    """This creature has +5 power."""

    def power(s, source, it, value):
        return value + 5 if it.card.number == source.host else value


@card("phoenix-heart")
class PhoenixHeart:
    """This creature gains, "Destroyed: Return this creature to its owner's hand, and deal 3 damage to each creature in
    play." """

    def gives_destroyed(s, me):
        yield from leave(s, [me.it], "hand")
        yield from damage(s, me, [(it, 3) for it in creatures(s, me)])


@card("yo-mama-mastery")
class YoMamaMastery:
    """This creature has taunt. Play: Fully heal this creature."""

    def taunt(s, source, it, value):
        return value + 1 if it.card.number == source.host else value

    def play(s, me):
        heal(s, me.it)
