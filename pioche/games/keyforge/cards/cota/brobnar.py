"""Call of the Archons: Brobnar."""

from pioche.games.keyforge.cards.words import (
    add_counters,
    card,
    creatures,
    damage,
    damaged,
    deals,
    deals_each,
    effect,
    enemies,
    for_the_turn,
    friends,
    gain,
    gains,
    heal,
    leave,
    loses,
    neighbours,
    of_house,
    only,
    pick,
    ready_and_fight,
    sacrifices_itself,
    that,
    when,
)


@card("anger")
class Anger:
    """Play: Ready a friendly creature and fight with it."""

    def play(s, me):
        it = yield from pick(s, me, friends(s, me), "ready-and-fight")
        if it:
            yield from ready_and_fight(s, me, it)


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
        for_the_turn(s, me, "looting")


def an_enemy_creature(s, source, event):
    return event.it.printed.type == "creature" and event.it.controller != source.seat


@effect("looting")
class Looting:
    after_destroyed = when(an_enemy_creature, gains(1))


@card("punch")
class Punch:
    """Play: Deal 3 damage to a creature."""

    play = deals(3, creatures)


@card("autocannon")
class Autocannon:
    """After a creature enters play, deal 1 damage to it."""

    @only(lambda s, source, event: event.it.printed.type == "creature")
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


@card("iron-obelisk")
class IronObelisk:
    """Your opponent's keys cost 1 Æ more for each friendly damaged Brobnar creature."""

    def key_cost(s, source, seat, cost):
        if seat == source.seat:
            return cost
        line = s.players[source.seat].battleline
        return cost + sum(damaged(s, it) and of_house("brobnar")(s, it) for it in line)


@card("mighty-javelin")
class MightyJavelin:
    """Omni: Sacrifice Mighty Javelin. Deal 4 damage to a creature."""

    omni = sacrifices_itself(deals(4, creatures))


@card("bumpsy")
class Bumpsy:
    """Play: Your opponent loses 1 Æ."""

    play = loses(1)


@card("firespitter")
class Firespitter:
    """Before Fight: Deal 1 damage to each enemy creature."""

    before_fight = deals_each(1, enemies)


@card("grenade-snib")
class GrenadeSnib:
    """Destroyed: Your opponent loses 2 Æ."""

    destroyed = loses(2)


@card("headhunter")
class Headhunter:
    """Fight: Gain 1 Æ."""

    fight = gains(1)


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


@card("mugwump")
class Mugwump:
    """After an enemy creature is destroyed fighting Mugwump, fully heal Mugwump and put a +1 power counter on it."""

    @only(lambda s, source, event: event.by is source)
    def after_destroyed(s, me):
        heal(s, me.it)
        add_counters(s, me.it, 1)


@card("wardrummer")
class Wardrummer:
    """Play: Return each other friendly Brobnar creature to your hand."""

    def play(s, me):
        others = that(friends, of_house("brobnar"))(s, me)
        yield from leave(s, [it for it in others if it is not me.it], "hand")


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
