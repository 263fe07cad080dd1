"""Worlds Collide: Shadows."""

from pioche.games.keyforge.cards.words import (
    Me,
    card,
    destroy,
    leave,
    only,
    pick_house,
    print_of,
    random_card,
    reveal,
)


def archive_it(s, me):
    """KF-NAME-030: this very upgrade."""
    yield from leave(s, [me.source], "archives")


@card("ghostform")
class Ghostform:
    """This creature is invulnerable and has "Fight/Reap: Archive Ghostform." """

    def invulnerable(s, source, it, value):
        return value + (it.number == source.host)

    gives_fight = archive_it
    gives_reap = archive_it


@card("keyforgery")
class Keyforgery:
    """If your opponent would forge a key in their own turn, they name a house and you reveal a random card of your
    hand. If it is not of that house, destroy Keyforgery: the key is not forged and no Æ is spent."""

    @only(lambda s, source, event: event.seat == s.active != source.seat)
    def instead_of_forge(s, source, event):
        house = yield from pick_house(s, Me(s, source.seat, source, source))
        shown = random_card(s, s.players[source.seat].hand)
        if shown is None:  # KF-ERRATA-210
            return event
        reveal(s, source.seat, [shown])
        if print_of(shown).house == house:
            return event
        yield from destroy(s, [source])
        return None
