"""Age of Ascension: Brobnar."""

from pioche.games.keyforge.cards.words import card, lose, on_flank, others, returns, that, whichever, with_trait


@card("drummernaut")
class Drummernaut:
    """Play/Fight/Reap: Another friendly Giant creature goes back to your hand."""

    play = returns(that(others, with_trait("giant")))  # KF-ERRATA-060
    fight = play
    reap = play


@card("groggins")
class Groggins:
    """Groggins may fight only flank creatures."""

    def may_attack(s, it, defender):
        return on_flank(s, defender)


@card("forgemaster-og")
class ForgemasterOg:
    """Whenever a player has forged a key, they lose all Æ left in their pool."""

    @whichever
    def after_forge(s, me):
        lose(s, me.event.seat, s.players[me.event.seat].amber)
