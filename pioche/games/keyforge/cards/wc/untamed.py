"""Worlds Collide: Untamed."""

from pioche.games.keyforge.cards.words import (
    CARD,
    beside,
    card,
    creatures,
    destroy,
    effect,
    for_the_turn,
    pick,
    pick_card,
    print_of,
    reveal,
    use_freely,
)


@card("ghosthawk")
class Ghosthawk:
    """Deploy. Play: You may reap with each of Ghosthawk's neighbors, one after the other."""

    def play(s, me):
        left = beside(s, me)
        while left:
            it = yield from pick(s, me, [one for one in left if s.stands(one) and one.ready], "reap-with", may=True)
            if it is None:
                return
            left.remove(it)
            yield from use_freely(s, me.seat, it, ("reap",))


@card("creed-of-nurture")
class CreedOfNurture:
    """Omni: Sacrifice Creed of Nurture. If you do, reveal a creature card of your hand and choose a creature in play.
    Until the end of the turn, it also has the text box of the revealed card."""

    def omni(s, me):
        if not (yield from destroy(s, [me.it])):
            return
        hand = [one for one in s.players[me.seat].hand if print_of(one).type == "creature"]
        shown = yield from pick_card(s, me, hand, "reveal")
        if not shown:
            return
        reveal(s, me.seat, [shown])
        it = yield from pick(s, me, creatures(s, me), "give")
        if it:
            for_the_turn(s, me, "on:creed-of-nurture", it.number, shown.number)


@effect("on:creed-of-nurture", CARD)
class Nurtured:
    def gains_text(s, source, it):
        return print_of(s.cards[source.args[1]]) if it.number == source.args[0] else None
