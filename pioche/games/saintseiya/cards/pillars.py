"""See the module of the same name in TOML."""

from __future__ import annotations

from pioche.games.saintseiya.cards.book import card
from pioche.games.saintseiya.cards.words import among, of
from pioche.games.saintseiya.rules.zones import deck_of
from pioche.games.saintseiya.state import CHARACTER, VERY_RARE


@card("pilier-pacifique-nord")
class PacifiqueNord:
    """Seiya gain +1 Force against it. PV: 2, and 1 for each very-rare (✦) character you own."""

    def wanted(it):
        return 1 if it.printed.hero == "seiya" else 0

    def scoring(s, seat):
        return len(among(deck_of(s, seat), of(CHARACTER, VERY_RARE)))
