"""Dark Tidings: Untamed."""

from pioche.games.keyforge.cards.words import card, enemies, enrage, pick_exactly, raise_tide


@card("cross-porpoises")
class CrossPorpoises:
    """Play: Raise the tide. Enrage two enemy creatures."""

    def play(s, me):
        yield from raise_tide(s, me.seat)
        for it in (yield from pick_exactly(s, me, enemies(s, me), 2, "enrage")):
            enrage(s, it)
