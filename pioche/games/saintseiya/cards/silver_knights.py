"""See the module of the same name in TOML."""

from __future__ import annotations

from pioche.games.saintseiya.cards.book import card
from pioche.games.saintseiya.cards.words import has_in_hand, has_most, heroes, if_any_opponent, in_hand, of
from pioche.games.saintseiya.rules.choose import choose
from pioche.games.saintseiya.rules.field import remove_flame
from pioche.games.saintseiya.rules.zones import into_reserve, lift
from pioche.games.saintseiya.state import ATHENA


@card("marine-aigle")
class Marine:
    """PV: 3 PV, or 4 PV if you alone own the most Héros cards. Each Seiya played beside Marine gains +1 Cosmos."""

    def scoring(s, seat):
        return has_most(s, seat, heroes)

    def lends_cosmos(s, it, other):
        return 1 if other.printed.hero == "seiya" else 0


@card("ptolemy-fleche")
class Ptolemy:
    """Wound: Each opponent shuffles 1 Athéna card of their hand into the reserve. Arrival: Remove 1 flame from the
    clock."""

    def _shuffle_athena(s, me, seat):
        number = yield from choose(s, seat, in_hand(s, seat, of(ATHENA)), "shuffle", me.number)
        if number:
            lift(s, seat, s.cards[number])
            into_reserve(s, s.cards[number])

    wounding = if_any_opponent(has_in_hand(of(ATHENA)), _shuffle_athena)

    def arrival(s, me):
        remove_flame(s)
