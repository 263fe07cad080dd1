"""Age of Ascension: Mars."""

from pioche.games.keyforge.cards.words import (
    archives,
    card,
    leave_archives,
    may,
    pick_card,
    pick_seat,
    random_card,
    stuns,
)


@card("yzphyz-knowdrone")
class YzphyzKnowdrone:
    """Play: Archive a card. You may purge a card out of a player's archives, taken at random if they are your
    opponent's. If you do, stun a creature."""

    def play(s, me):
        yield from archives()(s, me)
        able = [seat for seat in (me.seat, me.opponent) if s.players[seat].archives]
        if able and (yield from may(s, me, "may")):
            seat = yield from pick_seat(s, me, able, "purge-from")
            held = s.players[seat].archives
            purged = random_card(s, held) if seat != me.seat else (yield from pick_card(s, me, held, "purge"))
            if leave_archives(s, seat, purged, "purged") == "purged":
                yield from stuns()(s, me)
