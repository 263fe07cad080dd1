"""Entering play: where a card arrives, what it arrives with, what its arrival triggers."""

from __future__ import annotations

from pioche.engine.cards import Card
from pioche.engine.choice import NUMBER, Ask
from pioche.engine.effects import Me, happened, owe
from pioche.engine.flow import NOTHING, Flow, FlowOf
from pioche.engine.lasting import add_hooks
from pioche.engine.log import Seat, say
from pioche.games.sevenfallen.rules.destroy import Destroyed, destroy
from pioche.games.sevenfallen.rules.effects import Moment, owe_bold
from pioche.games.sevenfallen.rules.pay import wealth
from pioche.games.sevenfallen.rules.values import keyword, twins
from pioche.games.sevenfallen.rules.zones import take
from pioche.games.sevenfallen.state import Printed, SevenFallen, now_of, print_of
from pioche.games.sevenfallen_common.table import CALM, Piece

ARRIVALS = ("assassin", "flamme", "geler", "catalyseur")  # SF-FERVEUR-020: effects of arriving


class Arrived(Moment):
    """`it` has entered play."""

    __slots__ = ()
    after = "after_arrival"


def lay(s: SevenFallen, card: Card, seat: int, line: str, printed: Printed | None = None) -> Piece:
    """A piece on a line or in the Adoration; nothing is triggered."""
    proto = printed if printed is not None else print_of(card)
    it = Piece(card, seat, proto)
    player = s.players[seat]
    row = {"rear": player.rear, "front": player.front, "worship": player.worship, "divine": player.divine}[line]
    row.append(it)
    if proto.type in ("worshipper", "temple", "archangel"):
        it.ec = proto.ec  # SF-WORSH-070, SF-ARCH-050, SF-TEMPLE-010
    if proto.hourglass:
        it.marks["sablier"] = proto.hourglass  # SF-BLESS-030
    if proto.feathers:
        it.marks["plume"] = proto.feathers
    add_hooks(s, it.hooks)
    s.unsettled = True
    return it


def arrive(
    s: SevenFallen, card: Card, seat: int, *, klass: str = "", to: str = "", before: Piece | None = None
) -> Flow:
    """A card enters play, played or put into play: SF-LEX-500 first, then the card, then what that triggers.

    `klass` is the class that a Doppelgänger was given when it was revealed; `before` what it was in the Limbes
    (SF-ZONE-070, SF-LEX-680: it comes with its markers, as what it is there).
    """
    if before is None:
        before = s.limbo_piece(card.number)
    printed = now_of(before) if before is not None else print_of(card)
    if not twins(s, seat, card, before) and "doppelganger" not in printed.keywords:
        _arrive(s, card, seat, klass, to, before)
        return NOTHING
    return _arrive_asking(s, card, seat, klass, to, before)


def _arrive_asking(s: SevenFallen, card: Card, seat: int, klass: str, to: str, before: Piece | None) -> Flow:
    others = twins(s, seat, card, before)
    if others:
        yield from destroy(s, [Destroyed(one) for one in others])
    fallen = len(s.due)
    printed = now_of(before) if before is not None else print_of(card)
    if "doppelganger" in printed.keywords and not klass:  # SF-DOPPEL-040
        klass = yield from pick_class(s, seat, card, printed)
    _arrive(s, card, seat, klass, to, before)
    if others:  # SF-LEX-510: what its arrival triggers comes after what the cost has led to
        for one in s.due[fallen:]:
            one.late = True


def classes_for(s: SevenFallen, seat: int, page: Printed, cost: int) -> list[str]:
    """SF-DOPPEL-020: all classes that exist; where some EC serve for a class only, those as which a Doppelgänger can be
    paid for (SF-COST-050: it is revealed first, and then has one)."""
    from pioche.games.sevenfallen.cards.classes import CLASSES

    if not cost or "ec_for" not in s.hooked:
        return list(CLASSES)
    return [klass for klass in CLASSES if wealth(s, seat, page, klass) >= cost]


def pick_class(s: SevenFallen, seat: int, card: Card, page: Printed, cost: int = 0) -> FlowOf[str]:
    """SF-DOPPEL-020: the class that a Doppelgänger is given as it is revealed, or as it enters play."""
    from pioche.games.sevenfallen.cards.classes import CLASS, CLASSES

    options = [CLASS | CLASSES.index(klass) for klass in classes_for(s, seat, page, cost)]
    option = yield Ask(seat, "class", options, card.number)
    return CLASSES[option & NUMBER]


def _arrive(s: SevenFallen, card: Card, seat: int, klass: str, to: str, before: Piece | None) -> None:
    printed = now_of(before) if before is not None else print_of(card)
    take(s, card)
    s.moved(card.number)
    it = lay(s, card, seat, to or arrival_line(printed), printed)
    it.klass = klass
    if before is not None:
        it.marks.update(before.marks)
    if seat != s.active and keyword(s, it, "bourrasque"):  # SF-BOURRASQUE-020
        it.flags |= CALM
    if s.log is not None:
        say(s, "arrived", {"seat": Seat(seat), "card": card})
    owe_arrival(s, it)


def arrival_line(printed: Printed) -> str:
    """SF-ZONE-090: the AG, unless the card names another place."""
    if printed.type in ("worshipper", "temple"):
        return "worship"
    named = printed.hooks.get("arrives_on")
    return named.run() if named is not None else "rear"


def owe_arrival(s: SevenFallen, it: Piece) -> None:
    """All that its arrival triggers enters one stack (SF-FERVEUR-020)."""
    number = it.card.number
    token = s.token(number)
    seat = it.controller
    if "ferveur" in it.hooks:
        owe_bold(s, it, "ferveur", seat, token)
    if "dilemme" in it.hooks:
        owe_bold(s, it, "dilemme", seat, token)
    printed = now_of(it)
    if printed.keywords or "keyword" in s.hooked:
        for name in ARRIVALS:
            if keyword(s, it, name):
                owe(s, Me(seat, number, token, printed, f"kw:{name}"))
    if "after_arrival" in s.hooked:
        happened(s, Arrived(it, seat))


def put_into_play(s: SevenFallen, card: Card, seat: int, *, to: str = "") -> Flow:
    """SF-LEX-200: without its cost, its Serment or its conditions."""
    return arrive(s, card, seat, to=to)


def create(s: SevenFallen, proto: Printed, seat: int, *, to: str = "") -> Flow:
    """SF-FAM-010: a Familier appears. One that has vanished may serve again."""
    for one in s.beyond:
        if one.proto is proto and one.owner == seat:
            s.beyond.remove(one)
            s.aside.append(one)
            return arrive(s, one, seat, to=to)
    card = Card(len(s.cards), proto, seat)
    s.cards = (*s.cards, card)
    s.aside.append(card)
    return arrive(s, card, seat, to=to)
