"""Age of Ascension: Sanctum."""

from pioche.games.keyforge.cards.words import (
    capture,
    card,
    creatures,
    damage,
    destroys_each,
    effect,
    enemies,
    for_the_turn,
    friends,
    last_neighbours,
    only,
    pick,
    power,
    ready_and_fight,
    that,
)


@card("hallowed-shield")
class HallowedShield:
    """Action: Choose a creature. It cannot be dealt damage for the rest of the turn."""

    def action(s, me):
        it = yield from pick(s, me, creatures(s, me), "give")
        if it:
            for_the_turn(s, me, "on:hallowed-shield", it.number)


@effect("on:hallowed-shield")
class Shielded:
    def cannot_be_damaged(s, source, hit):
        return hit.to.number == source.args[0]


@card("maruck-the-marked")
class MaruckTheMarked:
    """Whenever the armor of Maruck the Marked has cancelled damage, he captures as much Æ."""

    @only(lambda s, source, event: event.it is source)
    def after_armor(s, me):
        return capture(s, me.it, me.event.amount)


@card("sir-marrows")
class SirMarrows:
    """Whenever your opponent has gained Æ by reaping, Sir Marrows captures that Æ."""

    @only(lambda s, source, event: event.seat != source.seat and event.gained > 0)
    def after_reap(s, me):
        opponent = s.players[me.opponent]
        held = opponent.amber
        yield from capture(s, me.it, me.event.gained)
        me.event.gained -= held - opponent.amber  # KF-FAQREPL-050: it cannot be captured twice


@card("smite")
class Smite:
    """Play: Ready a friendly creature and fight with it. Deal 2 damage to each neighbor of the creature it attacked."""

    def play(s, me):
        it = yield from pick(s, me, friends(s, me), "ready-and-fight")
        if it:
            line = enemies(s, me)
            before = len(s.attacked)
            yield from ready_and_fight(s, me, it)
            attacked = [one for one in line if one.number in s.attacked[before : before + 1]]
            yield from damage(s, me, [(other, 2) for one in attacked for other in last_neighbours(s, one)])


@card("opal-knight")
class OpalKnight:
    """Play: All creatures with an even power are destroyed."""

    play = destroys_each(that(creatures, lambda s, it: power(s, it) % 2 == 0))
