"""Mass Mutation: Dis."""

from pioche.games.keyforge.cards.words import (
    BY_ICON,
    belongs,
    card,
    damage,
    effect,
    for_the_turn,
    lose,
    neighbours,
    on_their_next_turn,
    only,
    power,
    sacrifices_itself,
    steals,
    whichever,
)


def plays_on_flank(side):
    """The opponent has played a creature on this flank of their line."""
    return lambda s, source, event: getattr(event, side) and event.seat == event.it.controller != source.seat


@card("bonesaw")
class Bonesaw:
    """Bonesaw enters play ready if a friendly creature has been destroyed this turn."""

    def enters_ready(s, it):
        return any(seat == it.seat for _, seat, _ in s.fallen)


@card("drecker")
class Drecker:
    """Damage that a fight deals to a neighbor of Drecker is dealt to Drecker too. Reap: Steal 1 Æ."""

    def shares_damage(s, source, it):
        return it in neighbours(s, source)

    reap = steals(1)


@card("waking-nightmare")
class WakingNightmare:
    """Enhance: capture. Play: On your opponent's next turn, keys cost 1 Æ more for every Dis creature in play."""

    def play(s, me):
        on_their_next_turn(s, me, "waking-nightmare")


@effect("waking-nightmare")
class WakingNightmareLasts:
    def key_cost(s, source, seat, value):
        if s.active == source.seat:
            return value
        return value + sum(belongs(s, it, "dis") for it in s.creatures())


@card("picaroon")
class Picaroon:
    """Deploy. X is the sum of the powers of those neighbors of Picaroon that are not Changelings."""

    def set_power(s, source, it, value):
        if it is not source:
            return value
        return value + sum(power(s, one) for one in neighbours(s, it) if "changeling" not in one.printed.traits)


@card("maleficorn")
class Maleficorn:
    """Enhance: damage ×4. Once a damage icon has dealt damage to an enemy creature, deal it 1 more."""

    @only(lambda s, source, event: event.by == BY_ICON and event.it.controller != source.seat)
    def after_damage(s, me):
        yield from damage(s, me, [(me.event.it, 1)])


@card("sinestra")
class Sinestra:
    """Your opponent loses 1 Æ for each creature that they play on their left flank."""

    @only(plays_on_flank("left"))
    @whichever
    def after_play(s, me):
        lose(s, me.opponent, 1)


@card("the-pale-star")
class ThePaleStar:
    """Omni: Destroy The Pale Star. For the rest of the turn, each creature has 1 power and 0 armor, whatever else would
    change these."""

    omni = sacrifices_itself(lambda s, me: for_the_turn(s, me, "the-pale-star"))


@effect("the-pale-star")
class ThePaleStarLasts:
    def only_power(s, source, it, value):
        return 1

    def only_armor(s, source, it, value):
        return 0


@card("dexus")
class Dexus:
    """Your opponent loses 1 Æ for each creature that they play on their right flank."""

    @only(plays_on_flank("right"))
    @whichever
    def after_play(s, me):
        lose(s, me.opponent, 1)
