"""See the module of the same name in TOML."""

from __future__ import annotations

from pioche.engine.errors import Refusal
from pioche.games.saintseiya.cards.book import card
from pioche.games.saintseiya.cards.words import strengthen
from pioche.games.saintseiya.rules.values import beside
from pioche.games.saintseiya.state import CHARACTER, GUARD, HERO


@card("thetis-sirene-marine")
class Thetis:
    """On play: Gains +1 Force for each Garde fighting beside her. Field: While Thétis is on the field, Héros cannot
    confront other characters."""

    def on_play(s, me):
        strengthen(me.it, force=sum(bool(it.printed.kinds & GUARD) for it in beside(s, me.it) if it is not me.it))

    def no_confront(s, source, it, target, printed):
        banned = it.printed.kinds & HERO and printed.kinds & CHARACTER and printed.id != "thetis-sirene-marine"
        return Refusal("SS-FAQM-330", "thetis") if banned else None
