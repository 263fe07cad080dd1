"""The field: what arrives, what leaves, flames and sapphires (chapters 4, 5.2 and 6)."""

from __future__ import annotations

from collections.abc import Iterator

from pioche.engine.cards import Ability, Card
from pioche.engine.flow import NOTHING, Flow, run
from pioche.engine.log import Seat, say
from pioche.games.saintseiya.rules.epics import settle
from pioche.games.saintseiya.rules.terms import Me
from pioche.games.saintseiya.rules.zones import into_gone, into_hand, take_tokens
from pioche.games.saintseiya.state import (
    DIVINE,
    ROBE,
    SAPPHIRES,
    SLOTS,
    WARRIOR,
    Piece,
    Printed,
    SaintSeiya,
    settle_on_field,
    slot_card,
    take_off_field,
)

# Flames and sapphires


def remove_flame(s: SaintSeiya) -> None:
    """SS-END-010 to SS-END-060, SS-EPIC-030; in solo there is no clock (SS-SOLOX-040)."""
    if s.solo() or not s.flames:
        return
    s.flames -= 1
    s.drops += 1
    if s.log is not None:
        say(s, "flame", {"left": s.flames})
    if not s.flames:
        s.ending = True


def add_sapphire(s: SaintSeiya) -> None:
    """SS-ODIN-010 to SS-ODIN-030."""
    if s.sapphires < SAPPHIRES:
        s.sapphires += 1
        if s.log is not None:
            say(s, "sapphire", {"count": s.sapphires})


def robe_is_out(s: SaintSeiya) -> bool:
    """SS-ODIN-020."""
    return s.sapphires >= SAPPHIRES


def burn(s: SaintSeiya, printed: Printed, *, defeated: bool) -> None:
    """The Flamme and the Saphir of a card that leaves the field."""
    if printed.flame:
        remove_flame(s)
    if printed.sapphire and (defeated or "sapphire_only_defeated" not in s.hooked):
        add_sapphire(s)


# Leaving


def remove(s: SaintSeiya, it: Piece) -> Flow:
    """SS-TYPE-190, SS-EFX-040: a card of the field joins the field's discard pile, with its Flamme, its Saphir and its
    exit effect. In solo Hilda takes some of them (SS-SOLOX-030, SS-HARD-020)."""
    lent = lent_exits(s, it)
    take_off_field(s, it)
    printed = it.printed
    card = it.card
    if s.log is not None:
        say(s, "removed", {"card": card})
    if s.solo() and _hilda_takes(s, printed):
        take_tokens(s, 1, it)
        if s.log is not None:
            say(s, "takes", {"seat": Seat(1), "card": card})
        into_hand(s, 1, card)
        yield from settle(s)
    else:
        into_gone(s, card)
        # SS-TOKN-010 speaks of players: tokens on a card that leaves the game leave with it.
    burn(s, printed, defeated=False)
    yield from exit_effects(s, card, it, lent)
    if s.solo() and printed.kinds & DIVINE:  # SS-EPIC-100
        s.drops += 1
    yield from settle(s)


def _hilda_takes(s: SaintSeiya, printed: Printed) -> bool:
    if printed.kinds & DIVINE:
        return True
    return s.level != "easy" and bool(printed.kinds & (WARRIOR | ROBE))


def lent_exits(s: SaintSeiya, it: Piece) -> list[tuple[Card, Ability]]:
    """SS-CARD-170: the exit effect that Soldat Marina (4) gives to the other cards of the field."""
    if "lends_exit" not in s.hooked:
        return []
    found: list[tuple[Card, Ability]] = []
    for source in s.listeners("lends_exit"):
        assert isinstance(source, Piece)
        if source is not it:
            found.append((source.card, source.hooks["lends_exit"]))
    return found


def exit_effects(s: SaintSeiya, card: Card, it: Piece, lent: list[tuple[Card, Ability]]) -> Flow:
    """SS-ODIN-040: twice, once the Robe d'Odin is out."""
    ability = it.printed.hooks.get("exit")
    if ability is None and not lent:
        return NOTHING
    return _exit_effects(s, card, it, ability, lent)


def _exit_effects(
    s: SaintSeiya, card: Card, it: Piece, ability: Ability | None, lent: list[tuple[Card, Ability]]
) -> Flow:
    for _ in range(2 if robe_is_out(s) else 1):
        if ability is not None:
            if s.log is not None:
                say(s, "exit", {"card": card})
            yield from run(ability.run(s, Me(s.active, card, it)))
        for source, effect in lent:
            yield from run(effect.run(s, Me(s.active, source)))


def from_the_last(s: SaintSeiya, cards: list[Piece]) -> Iterator[Piece]:
    """SS-EFX-170: one by one those of these cards that are still on the field, from the last slot to the first, as they
    stand by then."""
    left = cards.copy()
    while left:
        it = max(left, key=_slot)
        left.remove(it)
        if it in s.field:
            yield it


def remove_all(s: SaintSeiya, leaving: list[Piece]) -> Flow:
    """Remove these cards from the field, from the last slot on."""
    for it in from_the_last(s, leaving):
        yield from remove(s, it)


def _slot(it: Piece) -> int:
    return it.slot


# Arriving


def slide(s: SaintSeiya) -> None:
    """SS-MAINT-050: the cards of the field close every gap, to the right."""
    slot = SLOTS
    for it in reversed(s.field):
        it.slot = slot
        slot -= 1


def fill(s: SaintSeiya) -> Flow:
    """SS-MAINT-060, SS-TYPE-180: new cards on the empty slots, from right to left, each arrival resolved at once; slots
    that an arrival has emptied are among them (SS-MAINT-100)."""
    if len(s.field) == SLOTS or s.over():
        return NOTHING
    return _fill(s, SLOTS, 1, [])


def fill_slot(s: SaintSeiya, slot: int) -> Flow:
    """A new card on one slot, if it is empty (SS-MAINT-100 as when the field is filled)."""
    return NOTHING if s.over() else _fill(s, slot, slot, [])


def _fill(s: SaintSeiya, first: int, last: int, back: list[int]) -> Flow:
    """`back`: cards that their own arrival has sent back into the reserve."""
    while True:
        slot = _empty_slot(s, first)
        if slot < last:
            return
        if not s.reserve or (back and all(card.number in back for card in s.reserve)):  # SS-MAINT-100, SS-END-070
            if not s.solo():
                s.ending = True
            return
        card = s.reserve[0]
        yield from arrive(s, slot)
        if card in s.reserve:
            back.append(card.number)
            if card.proto.id == "hilda" and slot_card(s, slot) is None:  # SS-FAQH-050
                if not s.solo():
                    s.ending = True
                return
        if s.over():
            return


def _empty_slot(s: SaintSeiya, slot: int) -> int:
    """The first empty slot from this one to the left; 0 if there is none."""
    for it in reversed(s.field):
        if it.slot == slot:
            slot -= 1
    return slot


def apply_arrival(s: SaintSeiya, seat: int, it: Piece) -> Flow:
    """An effect applies the arrival of a card that lies on the field; if it leaves by that, a new card is revealed in
    its place (SS-FAQD-200, SS-MAINT-100)."""
    slot = it.slot
    yield from run(it.printed.hooks["arrival"].run(s, Me(seat, it.card, it)))
    if it not in s.field and not s.over():
        yield from _fill(s, slot, slot, [it.card.number] if it.card in s.reserve else [])


def arrive(s: SaintSeiya, slot: int) -> Flow:
    """SS-EFX-020: the top card of the reserve is revealed on a slot."""
    it = reveal(s, slot)
    ability = it.printed.hooks.get("arrival")
    if ability is None and "arrived" not in s.hooked:
        return NOTHING
    return arrival_effects(s, it)


def reveal(s: SaintSeiya, slot: int) -> Piece:
    """The top card of the reserve takes its place; what its arrival does is still to come."""
    card = s.reserve.pop(0)
    s.seen.pop(card.number, None)
    if s.log is not None:
        say(s, "arrives", {"card": card, "slot": slot})
    return settle_on_field(s, card, slot)


def arrival_effects(s: SaintSeiya, it: Piece) -> Flow:
    """What a card that has arrived on the field does, and what is done because of it."""
    ability = it.printed.hooks.get("arrival")
    if ability is not None:
        yield from run(ability.run(s, Me(s.active, it.card, it)))
    if "arrived" in s.hooked:
        for source in list(s.listeners("arrived")):
            yield from run(source.hooks["arrived"].run(s, source, it))
    yield from settle(s)


def swap(s: SaintSeiya, one: Piece, other: Piece) -> None:
    """Two cards of the field change places; who confronts them goes with them (SS-PLAY-090)."""
    one.slot, other.slot = other.slot, one.slot
    s.field.sort(key=_slot)
    s.rearranged()
    for player in s.players:
        for it in player.played:
            if it.facing == one.card.number:
                it.against = one.slot
            elif it.facing == other.card.number:
                it.against = other.slot


def neighbours(s: SaintSeiya, slot: int) -> list[Piece]:
    """The cards of the slots beside one (SS-FAQM-240)."""
    return [one for one in s.field if one.slot in (slot - 1, slot + 1)]


def last_card(s: SaintSeiya) -> Piece | None:
    """The card in the last slot of the field, or None."""
    return s.field[-1] if s.field else None


def first_card(s: SaintSeiya) -> Piece | None:
    """The card in the first slot of the field, or None."""
    return s.field[0] if s.field else None
