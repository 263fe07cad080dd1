"""See the module of the same name in TOML."""

from __future__ import annotations

from pioche.engine.cards import when
from pioche.games.saintseiya.cards.book import card
from pioche.games.saintseiya.cards.words import characters, on_field, wounded_of
from pioche.games.saintseiya.rules.choose import choose, choose_seat, everyone
from pioche.games.saintseiya.rules.field import arrive, remove
from pioche.games.saintseiya.rules.marks import may_heal, recover
from pioche.games.saintseiya.rules.zones import into_discard
from pioche.games.saintseiya.state import slot_card, take_off_field


@card("june-cameleon")
class June:
    """On play: Heal one of your wounded characters. Field: While June is on the field, no character can be healed."""

    def _heal(s, me):
        number = yield from choose(s, me.seat, wounded_of(s, me.seat), "heal", me.number)
        if number:
            recover(s, s.piece(number))

    on_play = when(lambda s, me: bool(wounded_of(s, me.seat)) and may_heal(s, me.seat), _heal)

    def no_heal(s, source):
        return True


@card("gigas")
class Gigas:
    """Discard: Remove one character from the field, then reveal the top card of the reserve in its place. Arrival: The
    active player puts Gigas into the discard pile of a player of their choice (themselves included)."""

    def _remove_one(s, me):
        number = yield from choose(s, me.seat, on_field(s, characters), "remove", me.number)
        it = s.piece(number)
        slot = it.slot
        yield from remove(s, it)
        if s.reserve and slot_card(s, slot) is None:
            yield from arrive(s, slot)

    discarding = when(lambda s, me: bool(on_field(s, characters)), _remove_one)

    def arrival(s, me):
        seat = yield from choose_seat(s, me.seat, everyone(s), me.number)
        take_off_field(s, me.it)
        into_discard(s, seat, me.card)
