"""See the module of the same name in TOML."""

from __future__ import annotations

from pioche.engine.cards import when
from pioche.games.saintseiya.cards.book import card
from pioche.games.saintseiya.cards.words import discards_from_hand, each_opponent, wounds_fighters, wounds_from_hand
from pioche.games.saintseiya.rules.choose import choose_seat, others


@card("saga-gemeaux")
class Saga:
    """Gains +2 Force while the clock shows an even number of flames (0 is even). Gains +2 Cosmos while the clock shows
    an odd number of flames. Defeated: Wound every character used to fight him."""

    def own_force(s, it, way):
        return 2 if not s.solo() and s.flames % 2 == 0 else 0

    def own_cosmos(s, it, way):
        return 2 if not s.solo() and s.flames % 2 else 0

    defeated = wounds_fighters(lambda s, it: True)


@card("aphrodite-poissons")
class Aphrodite:
    """Defeated: Each opponent wounds 2 characters of their hand."""

    defeated = each_opponent(wounds_from_hand(2))


@card("milo-scorpion")
class Milo:
    """On play: An opponent of your choice discards 1 card from their hand."""

    def _opponent_discards(s, me):
        seat = yield from choose_seat(s, me.seat, [one for one in others(s, me) if s.players[one].hand], me.number)
        yield from discards_from_hand(1)(s, me, seat)

    on_play = when(lambda s, me: any(s.players[seat].hand for seat in others(s, me)), _opponent_discards)
