"""Mass Mutation: Shadows."""

from pioche.games.keyforge.cards.words import card, draws, leave, only, steal, steals


def mutant(it):
    return it.printed.type == "creature" and "mutant" in it.printed.traits


@card("dark-aember-vault")
class DarkAemberVault:
    """Each friendly Mutant creature has +2 power. You draw a card whenever you have played a Mutant creature."""

    def power(s, source, it, value):
        return value + 2 if it.controller == source.seat and mutant(it) else value

    after_play = only(lambda s, source, event: event.seat == source.seat and mutant(event.it))(draws(1))


@card("rad-penny")
class RadPenny:
    """Play: Steal 1 Æ. Destroyed: Rad Penny is shuffled into its owner's deck."""

    play = steals(1)

    def destroyed(s, me):
        yield from leave(s, [me.it], "shuffle")


@card("shoulder-id")
class ShoulderId:
    """Taunt. Shoulder Id cannot fight. It never deals damage: each time it would, you steal 1 Æ."""

    def cannot_use(s, source, it, how):
        return it is source and how == "fight"

    @only(lambda s, source, hit: hit.dealer is source)
    def instead_of_damage(s, source, hit):
        yield from steal(s, source.seat, 1)
