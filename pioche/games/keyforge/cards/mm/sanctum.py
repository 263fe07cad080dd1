"""Mass Mutation: Sanctum."""

from pioche.games.keyforge.cards.words import card, confirm, only, power, steal, whichever


@card("ardent-hero")
class ArdentHero:
    """Taunt. Neither Mutant creatures nor creatures with at least 5 power can deal damage to Ardent Hero."""

    def cannot_be_damaged(s, source, hit):
        by = hit.dealer
        return hit.to is source and by is not None and ("mutant" in by.printed.traits or power(s, by) >= 5)


@card("scrivener-favian")
class ScrivenerFavian:
    """Enhance: capture ×2. Instead of resolving a capture icon, you may steal 1 Æ."""

    @only(lambda s, source, event: event.seat == source.seat and event.kind == "capture")
    @whichever
    def instead_of_icon(s, source, event):
        if not (yield from confirm(s.active, "may-icon", source.number)):
            return event
        yield from steal(s, source.seat, 1)


@card("master-of-the-grey")
class MasterOfTheGrey:
    """The bonus icons of cards that your opponent plays cannot be resolved."""

    def cannot_icons(s, source, seat):
        return seat != source.seat
