"""See the module of the same name in TOML."""

from __future__ import annotations

from pioche.engine.cards import when
from pioche.games.saintseiya.cards.book import card
from pioche.games.saintseiya.cards.words import characters, destroys_one, draws, gains, of, wounded_of
from pioche.games.saintseiya.rules.zones import can_draw
from pioche.games.saintseiya.state import CHARACTER, COMMON, VERY_COMMON


@card("armure-vierge")
class ArmureVierge:
    """Discard: Draw 2 cards."""

    discarding = when(lambda s, me: can_draw(s, me.seat) >= 2, draws(2).run)


@card("armure-taureau")
class ArmureTaureau:
    """Discard: One very-common (●) or common (▲) character in play gains +2 Force."""

    discarding = gains(of(CHARACTER, VERY_COMMON | COMMON), force=2)


@card("armure-scorpion")
class ArmureScorpion:
    """Discard: Destroy 1 wounded character of any player."""

    discarding = destroys_one(wounded_of, characters)
