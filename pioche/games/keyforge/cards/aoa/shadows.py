"""Age of Ascension: Shadows."""

from pioche.games.keyforge.cards.aoa.dis import friendly_shards
from pioche.games.keyforge.cards.words import (
    always,
    beside,
    card,
    creatures,
    deals,
    destroy,
    effect,
    for_the_turn,
    friends,
    gain,
    only,
    pick,
    split_damage,
    steal,
    steals,
    when,
)


@card("life-for-a-life")
class LifeForALife:
    """Play: Destroy a friendly creature. If you do, choose a creature and deal it 6 damage."""

    def play(s, me):
        it = yield from pick(s, me, [one for one in friends(s, me) if not one.tagged], "destroy")
        if it and (yield from destroy(s, [it])):  # KF-ERRATA-100
            yield from deals(6)(s, me)


@card("ronnie-wristclocks")
class RonnieWristclocks:
    """Play: Steal 1 Æ, or 2 instead if your opponent has at least 7 Æ."""

    def play(s, me):
        return steal(s, me.seat, 2 if s.players[me.opponent].amber >= 7 else 1)


@card("little-niff")
class LittleNiff:
    """Omega. Deploy. Elusive. Whenever a neighbor of Little Niff has fought, steal 1 Æ."""

    after_fight = when(lambda s, source, event: source in event.neighbours, steals(1))


@card("lethal-distraction")
class LethalDistraction:
    """Play: Choose a creature. For the rest of the turn, any damage dealt to it is 2 more."""

    def play(s, me):
        it = yield from pick(s, me, creatures(s, me), "give")
        if it:
            for_the_turn(s, me, "on:lethal-distraction", it.number)


@effect("on:lethal-distraction")
class Distracted:
    def more_damage(s, source, hit, amount):
        return amount + 2 if hit.to.number == source.args[0] else amount


@card("sack-of-coins")
class SackOfCoins:
    """Play: Deal as much damage as you have Æ in your pool, divided as you like among the creatures in play."""

    def play(s, me):
        return split_damage(s, me, s.players[me.seat].amber, creatures)


@card("scowly-caper")
class ScowlyCaper:
    """Skirmish. Scowly Caper enters play under the control of your opponent, and may be used as if it were of any
    house. At the end of your turn, destroy one of its neighbors."""

    enters_enemy = always
    may_use = always

    @only(lambda s, source, event: event.seat == source.seat)
    def end_of_turn(s, me):
        it = yield from pick(s, me, [one for one in beside(s, me) if not one.tagged], "destroy")
        if it:
            yield from destroy(s, [it])


@card("shard-of-greed")
class ShardOfGreed:
    """Action: Gain as much Æ as there are friendly Shards."""

    def action(s, me):
        return gain(s, me.seat, friendly_shards(s, me))
