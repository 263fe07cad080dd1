"""See the module of the same name in TOML."""

from __future__ import annotations

from pioche.engine.errors import Refusal
from pioche.games.saintseiya.cards.book import card
from pioche.games.saintseiya.cards.words import against, named, on_field
from pioche.games.saintseiya.rules.terms import FORCE
from pioche.games.saintseiya.state import KNIGHT


@card("kuraggu")
class Kuraggu:
    """Field: While Kuraggu is on the field, no other Chevalier can be acquired."""

    def no_acquire(s, source, printed, target, way):
        banned = printed.kinds & KNIGHT and printed.id != "kuraggu" and not on_field(s, named("thetis-sirene-marine"))
        return Refusal("SS-FAQH-210", "kuraggu") if banned else None


@card("dauphin")
class Dauphin:
    """Field: To fight Dauphin, first discard one card from your hand."""

    def toll(s, source, target, way):
        return target is source and way == FORCE


@card("serpent-des-mers")
class SerpentDesMers:
    """Field: Can be fought only by three characters or more."""

    def least(s, target):
        return 3


@card("pegase-noir")
class PegaseNoir:
    """Field: If at least one Seiya fights this card, its Force cost is 2 lower (once only)."""

    own_cost_force = against("seiya")
