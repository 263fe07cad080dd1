"""See the module of the same name in TOML."""

from __future__ import annotations

from pioche.games.saintseiya.cards.book import card
from pioche.games.saintseiya.cards.words import (
    among,
    characters,
    destroys_one,
    each_sufferer,
    either,
    frozen_of,
    hyogas,
    if_any_opponent,
    in_discard,
    in_hand,
    of,
    pieces,
)
from pioche.games.saintseiya.rules.choose import choose
from pioche.games.saintseiya.rules.marks import freeze
from pioche.games.saintseiya.rules.zones import discard, draw
from pioche.games.saintseiya.state import CHARACTER, ROBE


@card("hagen-merak")
class Hagen:
    """Freeze: Destroy one frozen character of any player. Exit: Each player destroys 1 of their frozen cards or
    discards 1 Hyôga from hand."""

    freezing = destroys_one(frozen_of, characters)

    def _or_hyoga(s, me, seat):
        yield from either(s, me, seat, "destroy", frozen_of(s, seat), in_hand(s, seat, hyogas))

    exit = each_sufferer(_or_hyoga)


@card("siegfried-dubhe")
class Siegfried:
    """Freeze: Each opponent freezes every Robe Divine of their hand, their discard pile and their play area. Exit:
    Each player freezes the top card of their draw pile."""

    def _freeze_robes(s, me, seat):
        player = s.players[seat]
        robes = [
            *among(player.hand, of(ROBE)),
            *among(player.discard, of(ROBE)),
            *(it.card for it in player.armour if it.printed.kinds & ROBE),
        ]
        for one in robes:
            yield from freeze(s, seat, one)

    def _has_robe(s, seat):
        player = s.players[seat]
        return bool(in_hand(s, seat, of(ROBE)) or in_discard(s, seat, of(ROBE)) or pieces(player.armour, of(ROBE)))

    freezing = if_any_opponent(_has_robe, _freeze_robes)

    def _freeze_top(s, me, seat):
        if s.players[seat].pile:
            yield from freeze(s, seat, s.players[seat].pile[0])

    exit = each_sufferer(_freeze_top)


@card("garde-asgard-2")
class Garde2:
    """Marked: Draw 2 cards, then discard 1 of those 2. Field: Every character to the left of this card costs +1
    Force."""

    def marked(s, me):
        held = len(s.players[me.seat].hand)
        draw(s, me.seat, 2)
        drawn = s.players[me.seat].hand[held:]
        number = yield from choose(s, me.seat, drawn, "discard", me.number)
        if number:
            discard(s, me.seat, s.cards[number])

    def cost_force(s, source, of):
        return 1 if of.printed.kinds & CHARACTER and of.slot < source.slot else 0
