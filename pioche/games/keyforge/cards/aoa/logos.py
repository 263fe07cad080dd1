"""Age of Ascension: Logos."""

from pioche.games.keyforge.cards.words import (
    archive_from_hand,
    archive_from_under,
    card,
    destroy,
    forge,
    gain,
    leave,
    may,
    neighbours,
    only,
    pick_card,
    play,
    put_on,
    put_under,
    random_card,
)


@card("archimedes")
class Archimedes:
    """Elusive. The neighbors of Archimedes have "Destroyed: Archive this creature." """

    @only(lambda s, source, it: it in neighbours(s, source))
    def gives_destroyed(s, me):
        return leave(s, [me.it], "archives")


@card("eureka")
class Eureka:
    """Alpha. Play: Gain 2 Æ. Archive 2 cards of your hand, taken at random."""

    def play(s, me):
        yield from gain(s, me.seat, 2)
        for _ in range(2):
            taken = random_card(s, s.players[me.seat].hand)
            if taken:
                yield from archive_from_hand(s, me.seat, taken)


@card("jargogle")
class Jargogle:
    """Elusive. Play: Put a card from your hand under Jargogle, facedown. Destroyed: During your turn, play the card
    under Jargogle; otherwise, archive it."""

    def play(s, me):
        hand = s.players[me.seat].hand
        chosen = yield from pick_card(s, me, hand, "put-under")
        if chosen and s.stands(me.it):
            put_under(s, me.it, chosen, hand)

    def destroyed(s, me):
        for under in me.it.under.copy():
            if s.active != me.seat:
                yield from archive_from_under(s, me.it, under)
            elif under in me.it.under:  # and not gone with Jargogle, which the first may have taken away
                yield from play(s, me.seat, under, me.it.under)


@card("redacted")
class Redacted:
    """After you have chosen Logos as your active house, put 1 Æ from the supply on [REDACTED]. If it then holds at
    least 4, you may sacrifice it to forge a key for free."""

    @only(lambda s, source, event: event.seat == source.seat and event.house == "logos")
    def after_house(s, me):
        if s.stands(me.it):
            put_on(s, me.it, 1)
            wanted = me.it.amber >= 4 and (yield from may(s, me, "may-forge"))
            if wanted and (yield from destroy(s, [me.it])):
                yield from forge(s, me.seat, 0)
