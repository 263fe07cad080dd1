"""Dark Tidings: Sanctum."""

from pioche.games.keyforge.cards.words import AMOUNT, armor, card, effect, for_the_turn, may, power


@card("lightsmith-clariel")
class LightsmithClariel:
    """Before Fight: You may swap the power and the armor of Lightsmith Clariel for the rest of the turn."""

    def before_fight(s, me):
        if s.stands(me.it) and (yield from may(s, me, "may")):
            more = armor(s, me.it) - power(s, me.it)  # KF-FAQMISC-070, KF-FAQMISC-080: of the totals
            for_the_turn(s, me, "on:lightsmith-clariel", me.it.number, more)


@effect("on:lightsmith-clariel", AMOUNT)
class Swapped:
    """Its arguments are the creature, and how much more power and how much less armor it has."""

    def power(s, source, it, value):
        return value + source.args[1] if it.number == source.args[0] else value

    def armor(s, source, it, value):
        return value - source.args[1] if it.number == source.args[0] else value
