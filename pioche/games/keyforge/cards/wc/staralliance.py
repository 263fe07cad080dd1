"""Worlds Collide: Star Alliance."""

from pioche.games.keyforge.cards.words import (
    always,
    beside,
    card,
    not_of_house,
    pick,
    that,
    use_freely,
    ward,
)


@card("explo-rover")
class ExploRover:
    """Skirmish. You may play Explo-rover as an upgrade that has the text "This creature gains skirmish." """

    def skirmish(s, source, it, value):
        return value + (it.number == source.host)


@card("crash-muldoon")
class CrashMuldoon:
    """Deploy. Crash Muldoon enters play ready. Action: Use one of its neighbors that is not of house Star Alliance."""

    enters_ready = always

    def action(s, me):
        it = yield from pick(s, me, that(beside, not_of_house("staralliance"))(s, me), "use-which")
        if it:
            yield from use_freely(s, me.seat, it)


@card("encounter-suit")
class EncounterSuit:
    """Each time an action card has been played, ward this creature before the card's Play effect."""

    def after_action(s, me):
        ward(s, me.it)
