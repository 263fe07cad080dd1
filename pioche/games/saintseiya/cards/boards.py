"""See the module of the same name in TOML."""

from __future__ import annotations

from pioche.engine.cards import when
from pioche.games.saintseiya.cards.book import card
from pioche.games.saintseiya.cards.words import first_technique, gains, in_discard, seiyas
from pioche.games.saintseiya.rules.choose import choose
from pioche.games.saintseiya.rules.marks import wound


@card("broyeur-de-pegase")
class BroyeurDePegase:
    """2 Énergie and wound one Seiya of your discard pile: One Seiya in play gains +2 Force."""

    def _wound_one(s, me):
        number = yield from choose(s, me.seat, in_discard(s, me.seat, seiyas), "wound", me.number)
        yield from wound(s, me.seat, s.cards[number])

    price = when(lambda s, me: bool(in_discard(s, me.seat, seiyas)), _wound_one)
    technique = gains(seiyas, force=2)


@card("chevalier-de-pegase")
class ChevalierDePegase:
    """Discard one card from your hand: Use the effect of your equipped Armure de Pégase, destroying only one Seiya
    instead of two."""

    price, technique = first_technique("seiya")
