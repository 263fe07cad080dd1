"""See the module of the same name in TOML."""

from __future__ import annotations

from pioche.games.saintseiya.cards.book import card
from pioche.games.saintseiya.state import CHARACTER, RARE, UNCOMMON


@card("doutes")
class Doutes:
    """With no Sablier, uncommon (◆) characters cost 1 Force less; with 1 Sablier, rare (★) characters cost 1 Force
    less; with 2, rare (★) characters cost 1 Force and 1 Cosmos less."""

    def cost_force(s, source, of):
        rank = RARE if s.sand else UNCOMMON
        return -1 if of.printed.kinds & CHARACTER and of.printed.ranks & rank else 0

    def cost_cosmos(s, source, of):
        return -1 if s.sand == 2 and of.printed.kinds & CHARACTER and of.printed.ranks & RARE else 0


@card("soutien-telepathique")
class SoutienTelepathique:
    """At the end of their turn an active player who has a marked card draws up to 6 cards instead of 5."""

    def hand_size(s, source, seat, size):
        return 6 if s.players[seat].marked else size
