"""Entering play, played or put."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.engine.cards import Card
from pioche.engine.declared import declared
from pioche.engine.errors import Refusal
from pioche.engine.flow import Flow, FlowOf, pick
from pioche.engine.lasting import add_hooks
from pioche.engine.log import Seat, say
from pioche.engine.seats import opponent
from pioche.engine.zones import forget
from pioche.games.keyforge.rules.abilities import Moment, moment
from pioche.games.keyforge.rules.control import under_control
from pioche.games.keyforge.rules.destroy import settle
from pioche.games.keyforge.rules.leave import leave
from pioche.games.keyforge.rules.line import pick_place
from pioche.games.keyforge.state import InPlay, KeyForge, Printed

ANYWHERE: Final = -1  # in the line: where the player picks


@declared
class Entered(Moment):
    """A card has entered play."""

    after = "after_enter"

    it: InPlay


def print_of(card: Card) -> Printed:
    """What is printed on a card, wherever it lies."""
    proto = card.proto
    assert isinstance(proto, Printed)
    return proto


def hosts(s: KeyForge, printed: Printed) -> list[InPlay]:
    """KF-UPGR-030: the creatures to which an upgrade may be attached."""
    attach_to = printed.hooks.get("attach_to")
    return [one for one in s.creatures() if attach_to is None or attach_to.run(s, one)]


def other_half(card: Card, among: Sequence[Card]) -> Card | None:
    """KF-KWGIG-010: the card that makes a gigantic creature whole, of the same title and house."""
    printed = print_of(card)
    for other in among:
        twin = print_of(other)
        if twin.half and twin.half != printed.half and twin.names == printed.names and twin.house == printed.house:
            return other
    return None


def enter(
    s: KeyForge,
    card: Card,
    seat: int,
    printed: Printed,
    *,
    played: bool,
    upper: Card | None = None,
    at: int = ANYWHERE,
) -> FlowOf[InPlay | None]:
    """KF-CREA-010, KF-ARTI-010, KF-UPGR-010: lay a card into play under the control of `seat`, a gigantic creature with
    its `upper` half, a creature as the `at`th of its line or where the player picks; None where an upgrade finds no
    creature. What comes after, first of all what must be settled, is the caller's."""
    enters_as = printed.hooks.get("enters_as")
    if enters_as is not None:
        printed = yield from enters_as.run(s, seat, card)
    if printed.type == "upgrade":
        number = yield from pick(s.active, hosts(s, printed), "attach", card.number)
        if not number:
            return None
        it = InPlay(card, seat, printed, True, host=number)
        s.must(number).upgrades.append(it)
    elif printed.type == "creature":
        if "enters_enemy" in printed.hooks:
            seat = opponent(s, seat)
        if at == ANYWHERE:
            at = yield from pick_place(s, seat, card.number, deploy=played and printed.deploy > 0)
        it = InPlay(card, seat, printed)
        s.players[seat].battleline.insert(at, it)
    else:
        it = InPlay(card, seat, printed)
        s.players[seat].artifacts.append(it)
    if upper is not None:
        s.limbo.remove(upper)
        it.linked = [upper]
    if card in s.limbo:
        s.limbo.remove(card)
    forget(s, [card])
    if seat != card.owner and not it.host:
        under_control(s, card.number, seat)
    add_hooks(s, it.hooks)
    if s.log is not None:
        say(s, "entered", {"card": card, "seat": Seat(seat)})
    if not it.host:
        _as_it_enters(s, it, played)
    elif "controls" in it.hooks:
        it.hooks["controls"].run(s, it)
    if it.hooks or s.hooked:
        s.unsettled = True
    return it


def _as_it_enters(s: KeyForge, it: InPlay, played: bool) -> None:
    """KF-STATE-040: exhausted, unless something says otherwise."""
    hooks = it.printed.hooks
    ready = hooks.get("enters_ready")
    if ready is not None and ready.run(s, it):
        it.ready = True
    if "enters_stunned" in hooks:
        it.stunned = True
    if "enters" in s.hooked:
        for source in s.listeners("enters"):
            source.hooks["enters"].run(s, source, it, played)


def put_into_play(
    s: KeyForge, card: Card, seat: int, held: list[Card], upper: Card | None = None, at: int = ANYWHERE
) -> FlowOf[InPlay | None]:
    """KF-PLAY-050, KF-PLAY-060, KF-PLAY-070: not played, so no restriction, no icon and no Play ability. `upper` is the
    other half of a gigantic creature, which one half alone cannot be (KF-KWGIG-060); `at` its place in the line."""
    printed = print_of(card)
    if (printed.half and upper is None) or printed.type not in ("creature", "artifact"):
        return None
    if upper is not None:
        held.remove(upper)
        s.limbo.append(upper)
        forget(s, [upper])
    held.remove(card)
    s.limbo.append(card)
    it = yield from enter(s, card, seat, printed, played=False, upper=upper, at=at)
    if it is not None:
        yield from settle(s)
        yield from entered(s, it)
    return it


def swap_with_card(s: KeyForge, it: InPlay, card: Card, held: list[Card]) -> FlowOf[InPlay | None]:
    """KF-MOVE-050, KF-MOVE-060: a creature goes to its owner's hand, and a creature card of `held` takes its very place
    in the line; None where the first cannot leave or the second cannot enter."""
    line = s.players[it.controller].battleline
    printed = print_of(card)
    if it not in line or printed.half or printed.type != "creature":
        return None
    at = line.index(it)
    if not (yield from leave(s, [it], "hand")):
        return None
    return (yield from put_into_play(s, card, it.controller, held, at=min(at, len(line))))


def put_all_into_play(s: KeyForge, cards: Sequence[Card], seat: int, held: list[Card]) -> FlowOf[list[InPlay]]:
    """Several cards one after another, by one effect; KF-KWGIG-070: two halves among them are one creature."""
    new: list[InPlay] = []
    for card in cards:
        if card in held:  # and not gone with its other half
            half = print_of(card).half
            twin = other_half(card, [one for one in cards if one in held]) if half else None
            upper, lower = (card, twin) if twin is not None and half == 1 else (twin, card)
            assert lower is not None
            it = yield from put_into_play(s, lower, seat, held, upper)
            if it is not None:
                new.append(it)
    return new


def entered(s: KeyForge, it: InPlay) -> Flow:
    return moment(s, Entered(it))


NO_HOST = Refusal("KF-UPGR-020", "no-host")
