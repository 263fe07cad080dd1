"""Dark Tidings: Unfathomable."""

from pioche.games.keyforge.cards.words import Hit, card, deal, only


@card("the-chosen-one")
class TheChosenOne:
    """In their ready step, your opponent readies no creatures; instead, they deal 1 damage to The Chosen One for each
    creature of theirs that is exhausted."""

    @only(lambda s, source, event: event.seat != source.seat and event.creatures)
    def instead_of_ready(s, source, event):
        exhausted = [it for it in s.players[event.seat].battleline if not it.ready]
        event.creatures = False
        yield from deal(s, [Hit(source, len(exhausted), card=source.card)])
        return event
