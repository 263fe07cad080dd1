"""Dark Tidings: Logos."""

from pioche.games.keyforge.cards.words import archive_top, card, whichever


@card("hydrocataloguer")
class Hydrocataloguer:
    """Whenever a player has raised the tide, they archive the top card of their deck."""

    @whichever
    def after_tide(s, me):
        return archive_top(s, me.event.seat)
