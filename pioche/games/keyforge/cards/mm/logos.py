"""Mass Mutation: Logos."""

from pioche.games.keyforge.cards.words import (
    archive_top,
    bonus_icons,
    card,
    creatures,
    effect,
    for_the_turn,
    icons,
    leave,
    leave_archives,
    pick,
    pick_card,
)


@card("fission-bloom")
class FissionBloom:
    """Enhance: draw. Action: Each bonus icon of the next card that you play this turn is resolved once more."""

    def action(s, me):
        for_the_turn(s, me, "fission-bloom", times=1)


@effect("fission-bloom")
class FissionBloomLasts:
    def icon_times(s, source, seat, value):
        return value + 1 if seat == source.seat else value


@card("ultra-gravitron")
class UltraGravitron:
    """Gigantic: played with its other half. Play: Archive the 5 top cards of your deck. Fight/Reap: Discard one of your
    archived cards. If you do, purge a creature, then resolve the bonus icons that it bears as though you had played
    it."""

    def play(s, me):
        yield from archive_top(s, me.seat, 5)

    def fight(s, me):
        chosen = yield from pick_card(s, me, s.players[me.seat].archives, "discard")
        if not chosen or leave_archives(s, me.seat, chosen, "discard") != "discard":
            return
        it = yield from pick(s, me, creatures(s, me), "purge")
        if it:
            bonus = bonus_icons(it)
            yield from leave(s, [it], "purged")
            yield from icons(s, me.seat, bonus)

    reap = fight
