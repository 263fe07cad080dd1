"""See the module of the same name in TOML."""

from __future__ import annotations

from pioche.engine.cards import when
from pioche.games.saintseiya.cards.book import card
from pioche.games.saintseiya.cards.words import characters, draws, draws_for_each, evolves, in_discard, seiyas
from pioche.games.saintseiya.rules.choose import choose
from pioche.games.saintseiya.rules.marks import destroy
from pioche.games.saintseiya.rules.zones import can_draw, draw, gain_energy


@card("seiya-pegase-bronze")
class SeiyaBronze:
    """On play: If at least one Seiya lies in your discard pile when this card is played, draw 1 card."""

    on_play = when(lambda s, me: bool(in_discard(s, me.seat, seiyas)) and can_draw(s, me.seat) > 0, draws(1).run)


@card("ikki-phoenix-bronze")
class IkkiBronze:
    """On play: You may destroy 1 character of your discard pile; if you do, draw 1 card."""

    def may_on_play(s, me):
        number = yield from choose(s, me.seat, in_discard(s, me.seat, characters), "destroy", me.number, may=True)
        if number:
            yield from destroy(s, me.seat, s.cards[number])
            draw(s, me.seat, 1)


@card("armure-pegase")
class ArmurePegase:
    """Discard: Destroy two identical Seiya cards from your hand; if you do, put one set-aside Seiya of the next rank
    up into your discard pile."""

    discarding = evolves("seiya", to_hand=False)


@card("armure-pegase-asgard")
class ArmurePegaseAsgard:
    """Discard: Destroy two identical Seiya cards from your hand; if you do, take one set-aside Seiya of the next rank
    up into your hand."""

    discarding = evolves("seiya", to_hand=True)


@card("seiya-pegase-asgard")
class SeiyaAsgard:
    """On play: Draw one card for each Seiya in your discard pile. Marked: Gain 1 Énergie (up to the limit of 3)."""

    on_play = draws_for_each(lambda s, me: len(in_discard(s, me.seat, seiyas)))

    def marked(s, me):
        gain_energy(s, me.seat)
