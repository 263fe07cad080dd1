"""The seven Piliers."""

from __future__ import annotations

from pioche.games.saintseiya.cards.book import card
from pioche.games.saintseiya.cards.words import among, characters, knights, marked_of, of
from pioche.games.saintseiya.rules.zones import deck_of
from pioche.games.saintseiya.state import ARMOUR, BRONZE, CHARACTER, MARINA, RARE, VERY_RARE


def _wanted(kinds, hero=""):
    """These gain +1 Force against the Pilier."""
    test = of(kinds, hero=hero)
    return lambda it: 1 if test(it.printed) else 0


@card("pilier-atlantique-nord")
class AtlantiqueNord:
    """Marinas gain +1 Force against it. VP: 2, and 1 for each Marina you own."""

    wanted = _wanted(MARINA)

    def scoring(s, seat):
        return len(among(deck_of(s, seat), of(MARINA)))


@card("pilier-atlantique-sud")
class AtlantiqueSud:
    """Bronze Saints gain +1 Force against it. VP: 2, and 1 for each differently named Bronze Saint you own."""

    wanted = _wanted(BRONZE)

    def scoring(s, seat):
        return len({one.proto.hero or one.proto.id for one in among(deck_of(s, seat), of(BRONZE))})


@card("pilier-arctique")
class Arctique:
    """Hyôga gain +1 Force against it. VP: 2, and 1 for each player in the game if you alone have the
    most marked cards.
    """

    wanted = _wanted(CHARACTER, "hyoga")

    def scoring(s, seat):
        others = [len(player.marked) for other, player in enumerate(s.players) if other != seat]
        return len(s.players) if len(s.players[seat].marked) > max(others) else 0


@card("pilier-antarctique")
class Antarctique:
    """Ikki gain +1 Force against it. VP: 2, and 1 for each Saint among your destroyed cards."""

    wanted = _wanted(CHARACTER, "ikki")

    def scoring(s, seat):
        return len(among(s.players[seat].destroyed, knights))


@card("pilier-indien")
class Indien:
    """Shiryû gain +1 Force against it. VP: 2, and 3 if you have at least 5 marked characters."""

    wanted = _wanted(CHARACTER, "shiryu")

    def scoring(s, seat):
        return 3 if len(marked_of(s, seat, characters)) >= 5 else 0


@card("pilier-pacifique-sud")
class PacifiqueSud:
    """Shun gain +1 Force against it. VP: 2, and 1 for each rare (★) armour you own."""

    wanted = _wanted(CHARACTER, "shun")

    def scoring(s, seat):
        return len(among(deck_of(s, seat), of(ARMOUR, RARE)))


@card("pilier-pacifique-nord")
class PacifiqueNord:
    """Seiya gain +1 Force against it. VP: 2, and 1 for each very-rare (✦) character you own."""

    wanted = _wanted(CHARACTER, "seiya")

    def scoring(s, seat):
        return len(among(deck_of(s, seat), of(CHARACTER, VERY_RARE)))
