"""Dark Tidings: Untamed."""

from pioche.games.keyforge.cards.words import (
    card,
    enemies,
    enrage,
    if_it_matters,
    not_enraged,
    pick_exactly,
    raise_tide,
)


@card("cross-porpoises")
class CrossPorpoises:
    """Play: Raise the tide. Enrage two enemy creatures."""

    def play(s, me):
        yield from raise_tide(s, me.seat)
        for it in (yield from pick_exactly(s, me, if_it_matters(s, enemies(s, me), not_enraged), 2, "enrage")):
            enrage(s, it)
