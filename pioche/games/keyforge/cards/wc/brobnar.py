"""Worlds Collide: Brobnar."""

from pioche.games.keyforge.cards.words import card, only, return_to_hand


@card("nizak-the-forgotten")
class NizakTheForgotten:
    """Nizak, The Forgotten is invulnerable during its fights. After an enemy creature that it fights is destroyed, that
    creature goes back to its owner's hand."""

    def invulnerable(s, source, of, value):
        return value + (of is source and source.number in s.fighting)

    @only(lambda s, source, event: event.by is source)
    def after_destroyed(s, me):
        fallen = me.event.it
        for one in [fallen.card, *fallen.linked]:
            if one in s.players[one.owner].discard:
                return_to_hand(s, one)
