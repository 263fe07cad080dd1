"""Mass Mutation: Untamed."""

from pioche.games.keyforge.cards.words import (
    add_counters,
    artifacts,
    bonus_icons,
    card,
    effect,
    for_the_turn,
    forge,
    icons,
    leave,
    only,
    pick,
)


@card("keyfrog")
class Keyfrog:
    """Destroyed: Forge a key, paying its current cost."""

    def destroyed(s, me):
        yield from forge(s, me.seat)


@card("reclaimed-by-nature")
class ReclaimedByNature:
    """Play: Purge an artifact, then resolve the bonus icons that it bears as though you had played it."""

    def play(s, me):
        it = yield from pick(s, me, artifacts(s, me), "purge")
        if it:
            bonus = bonus_icons(it)
            yield from leave(s, [it], "purged")
            yield from icons(s, me.seat, bonus)


@card("wild-bounty")
class WildBounty:
    """Enhance: Æ ×2. Play: Each bonus icon of the next card that you play this turn is resolved once more."""

    def play(s, me):
        for_the_turn(s, me, "wild-bounty", times=1)


@effect("wild-bounty")
class WildBountyLasts:
    def icon_times(s, source, seat, value):
        return value + 1 if seat == source.seat else value


@card("chonkers")
class Chonkers:
    """Skirmish. Play: Put a +1 power counter on Chonkers. When an enemy creature was destroyed fighting Chonkers, the
    +1 power counters of Chonkers are doubled."""

    def play(s, me):
        add_counters(s, me.it, 1)

    @only(lambda s, source, event: event.by is source)
    def after_destroyed(s, me):
        add_counters(s, me.it, me.it.counters.get("power", 0))
