"""Dark Tidings: Saurian."""

from pioche.games.keyforge.cards.words import card, exalt, only, opponent


@card("venator-altum")
class VenatorAltum:
    """Whenever Venator Altum has been dealt damage, exalt it if the tide is low."""

    @only(lambda s, source, event: event.it is source and s.tide == opponent(s, source.seat))
    def after_damage(s, me):
        exalt(s, me.it)
