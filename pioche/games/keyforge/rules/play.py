"""Playing cards: what forbids it, its bonus icons, its Play abilities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.engine.abilities import Event, replaced, says_yes
from pioche.engine.cards import Card, Source
from pioche.engine.choice import Ask, which, which_of
from pioche.engine.declared import declared
from pioche.engine.errors import Refusal
from pioche.engine.flow import Flow, FlowOf, pick
from pioche.engine.lasting import Lasting, modified, spend
from pioche.engine.log import Seat, say
from pioche.engine.seats import opponent
from pioche.engine.zones import forget, hide
from pioche.games.keyforge.rules.abilities import Moment, in_order, moments, own_abilities, window
from pioche.games.keyforge.rules.amber import capture, gain, lose, pay
from pioche.games.keyforge.rules.damage import BY_ICON, Hit, deal
from pioche.games.keyforge.rules.destroy import settle
from pioche.games.keyforge.rules.draw import draw
from pioche.games.keyforge.rules.enter import NO_HOST, Entered, enter, hosts, other_half, print_of
from pioche.games.keyforge.rules.leave import put
from pioche.games.keyforge.rules.terms import ICON_TIMES, PLAY
from pioche.games.keyforge.state import InPlay, KeyForge, Printed, as_upgrade, copied

MOST_TIMES: Final = 6  # KF-RSIX-010
AS_PICKED: Final = -1

NOT_IN_HAND: Final = Refusal("KF-MAIN-010", "not-in-hand")
OTHER_HOUSE: Final = Refusal("KF-MAIN-020", "other-house")
FIRST_TURN: Final = Refusal("KF-MAIN-030", "first-turn")
NOT_FIRST: Final = Refusal("KF-KWALPHA-010", "alpha")
SIX_TIMES: Final = Refusal("KF-RSIX-010", "six-times")
NOT_NOW: Final = Refusal("KF-ABIL-200", "condition")
FORBIDDEN: Final = Refusal("KF-ABIL-180", "forbidden")
TOO_POOR: Final = Refusal("KF-AOMBRE-170", "too-poor")
NO_OTHER_HALF: Final = Refusal("KF-KWGIG-020", "other-half")
STEP_OVER: Final = Refusal("KF-KWOMEGA-010", "omega")


class Played(Moment):
    """KF-PLAY-030: `seat` has played a card; `it` is what it became, also an action that is being resolved. `left` and
    `right`: it is a creature that entered play on this flank."""

    __slots__ = ("card", "it", "left", "right", "seat")
    after = "after_play"

    def __init__(self, it: InPlay, card: Card, seat: int, line: Sequence[InPlay] = ()) -> None:
        self.it = it
        self.card = card
        self.seat = seat
        self.left = bool(line) and line[0] is it
        self.right = bool(line) and line[-1] is it


@declared
class ActionPlayed(Moment):
    """KF-FAQTIME-050: an action was played and its icons resolved; its Play ability comes after this."""

    after = "after_action"
    first = True

    it: InPlay
    seat: int


@declared
class Icon(Event[KeyForge]):
    """A bonus icon that `seat` is about to resolve."""

    instead = "instead_of_icon"

    seat: int
    kind: str


def refuses_play(s: KeyForge, seat: int, card: Card, how: int = 0) -> Refusal | None:
    """Why a card cannot be played from the hand in step 3. `how` 1: as an upgrade."""
    if card not in s.players[seat].hand:
        return NOT_IN_HAND
    printed = print_of(card)
    if s.omega:
        return STEP_OVER
    if printed.house != s.house and not may_play_off_house(s, seat, card):
        return OTHER_HOUSE
    if s.first_turn and s.from_hand and not may_play_off_house(s, seat, card):
        return FIRST_TURN
    return refuses_playing(s, seat, card, printed, how)


def may_play_off_house(s: KeyForge, seat: int, card: Card) -> bool:
    """KF-MAIN-020, KF-MAIN-050: whether an effect lets it be played all the same."""
    return "allows_play" in s.hooked and _permission(s, seat, card) is not None


def _permission(s: KeyForge, seat: int, card: Card) -> Source | None:
    for source in s.listeners("allows_play"):
        if source.seat == seat and source.hooks["allows_play"].run(s, source, card):
            return source
    return None


def refuses_playing(s: KeyForge, seat: int, card: Card, printed: Printed, how: int = 0) -> Refusal | None:
    """Why a card cannot be played from anywhere, whatever its house."""
    if printed.half and print_of(card).half:  # and not a copy of such a creature
        twin = _other_half(s, seat, card)
        if twin is None:
            return NO_OTHER_HALF
        if printed.half == 1:
            card, printed = twin, print_of(twin)
    if how == 1:
        printed = as_upgrade(printed)
        card = as_played(card, printed)
    if printed.alpha and s.acts:
        return NOT_FIRST
    if s.times_this_turn and s.times_this_turn.get(printed.id, 0) >= MOST_TIMES:
        return SIX_TIMES
    if printed.type == "upgrade" and not hosts(s, printed):
        return NO_HOST
    if printed.hooks:
        own = printed.hooks.get("can_be_played")
        if own is not None and not own.run(s, seat, card):
            return NOT_NOW
    hooked = s.hooked
    if "cannot_play" in hooked and says_yes(s, "cannot_play", seat, card):
        return FORBIDDEN
    if ("cost_to_play" in hooked or "cost" in printed.hooks) and _price(s, seat, card, printed) > s.players[seat].amber:
        return TOO_POOR
    return None


def _price(s: KeyForge, seat: int, card: Card, printed: Printed) -> int:
    own = printed.hooks.get("cost")
    price: int = own.run(s, seat) if own is not None else 0
    for source in s.listeners("cost_to_play"):
        price += source.hooks["cost_to_play"].run(s, source, seat, card)
    return price


def _other_half(s: KeyForge, seat: int, card: Card) -> Card | None:
    """KF-KWGIG-020: the other half, where both are in the hand."""
    hand = s.players[seat].hand
    return other_half(card, hand) if card in hand else None


def play_from_hand(s: KeyForge, seat: int, card: Card, how: int) -> Flow:
    """KF-MAIN-010: a card of the active house, or one that an effect allows."""
    by_leave = print_of(card).house != s.house or (s.first_turn and s.from_hand > 0)
    leave = _permission(s, seat, card) if by_leave else None
    if (yield from play(s, seat, card, s.players[seat].hand, how, leave)) and not by_leave:
        s.from_hand += 1


def _take_leave(s: KeyForge, leave: Source, card: Card) -> None:
    """A permission to play a card is taken."""
    if isinstance(leave, Lasting):
        spend(s, leave)
    elif "allowed" in leave.hooks:
        leave.hooks["allowed"].run(s, leave, card)


def ways_to_play(s: KeyForge, seat: int, card: Card) -> list[int]:
    """KF-FAQMISC-030: what a card can be played as: 0 for what it is, 1 for an upgrade."""
    printed = print_of(card)
    ways = (0, 1) if "upgrade" in printed.facts else (0,)
    return [how for how in ways if refuses_playing(s, seat, card, printed, how) is None]


def as_played(card: Card, printed: Printed) -> Card:
    """A card as what it is played as, for those who ask about the cards that are played."""
    return Card(card.number, printed, card.owner)


def _pick_way(s: KeyForge, card: Card, ways: Sequence[int]) -> FlowOf[int]:
    option = yield Ask(s.active, "play-as", [which(PLAY | card.number, way) for way in ways], card.number)
    return which_of(option)


def play(
    s: KeyForge, seat: int, card: Card, held: list[Card], how: int = AS_PICKED, leave: Source | None = None
) -> FlowOf[bool]:
    """KF-PLAY-010, KF-PLAY-020: play a card out of a zone, where needed by leave of an effect; KF-MAIN-090: where it
    cannot be, it goes back, and no leave was taken. Returns whether it was played."""
    printed = print_of(card)
    ways = [way for way in ways_to_play(s, seat, card) if how in (AS_PICKED, way)]
    if not ways:
        return False
    upper: Card | None = None
    if printed.half:  # KF-KWGIG-010: the icons of one half, the rest of the other
        twin = _other_half(s, seat, card)
        assert twin is not None
        upper, card = (card, twin) if printed.half == 1 else (twin, card)
        printed = print_of(card)
    at = held.index(card)
    del held[at]
    s.limbo.append(card)
    forget(s, [card])
    how = ways[0] if len(ways) == 1 else (yield from _pick_way(s, card, ways))
    if "becomes" in printed.hooks:
        new: Printed | None = yield from printed.hooks["becomes"].run(s, seat, card)
        if new is None or refuses_playing(s, seat, card, new, how) is not None:
            s.limbo.remove(card)
            hide(s, card, held, at)  # all have seen it
            return False
        printed = new
    if leave is not None:
        _take_leave(s, leave, card)
    if how == 1:
        printed = as_upgrade(printed)
    shown = as_played(card, printed) if how == 1 else card
    yield from _pay(s, seat, shown, printed)
    if upper is not None:
        held.remove(upper)
        s.limbo.append(upper)
        forget(s, [upper])
    s.acts += 1
    if seat == s.active:
        s.played.append(shown)
    s.times_this_turn[printed.id] = s.times_this_turn.get(printed.id, 0) + 1
    if s.log is not None:
        say(s, "played", {"seat": Seat(seat), "card": card})
    if printed.type == "action":
        yield from _play_action(s, seat, card, printed)
    else:
        yield from _play_permanent(s, seat, card, printed, upper)
    return True


def _play_permanent(s: KeyForge, seat: int, card: Card, printed: Printed, upper: Card | None) -> Flow:
    """KF-PLAY-010: it enters play, then its icons, then its Play abilities and what comes after."""
    it = yield from enter(s, card, seat, printed, played=True, upper=upper)
    if it is None:
        s.limbo.remove(card)
        put(s, card, "discard")
        return
    line = s.players[it.controller].battleline
    shown = card if it.printed.type == print_of(card).type else as_played(card, it.printed)
    events: list[Moment] = [Played(it, shown, seat, line), Entered(it)]
    bonus = bonus_icons(it)
    yield from settle(s)
    yield from icons(s, seat, bonus)
    if s.stands(it):
        yield from window(s, it, "play", seat, events)
    else:  # KF-PLAY-100
        yield from moments(s, events, [])
    if it.printed.omega:
        s.omega = True


def _pay(s: KeyForge, seat: int, card: Card, printed: Printed) -> Flow:
    own = printed.hooks.get("cost")
    if own is not None:
        lose(s, seat, own.run(s, seat))
    for source in s.listeners("cost_to_play"):
        yield from pay(s, seat, source.hooks["cost_to_play"].run(s, source, seat, card))


def _play_action(s: KeyForge, seat: int, card: Card, printed: Printed) -> Flow:
    """KF-ACTC-020, KF-ACTC-030: in no zone while it resolves, then on the discard pile."""
    it = InPlay(card, seat, printed)
    yield from icons(s, seat, printed.bonus)
    yield from window(s, it, "play", seat, [Played(it, card, seat), ActionPlayed(it, seat)])
    if s.unsettled:  # KF-SEQ-070
        yield from settle(s)
    if card in s.limbo:
        s.limbo.remove(card)
        put(s, card, "discard")
    if printed.omega:
        s.omega = True


def play_effect(s: KeyForge, seat: int, card: Card) -> Flow:
    """What an action says after "Play:" is carried out, although it is not played."""
    return in_order(s, own_abilities(s, InPlay(card, seat, print_of(card)), "play", None, seat))


def bonus_icons(it: InPlay) -> tuple[str, ...]:
    """The icons on a card in play; KF-KWGIG-010: those of a gigantic creature are on its upper half."""
    bonus = it.printed.bonus
    for half in it.linked:
        bonus += print_of(half).bonus
    return bonus


def copy_of(s: KeyForge, card: Card, it: InPlay, house: str) -> Printed:
    """KF-FAQMISC-090: what a card is that enters play as a copy of a creature: the base card alone, but of `house`."""
    if s.log is not None:
        say(s, "copies", {"card": card, "other": it.card})
    return copied(it.printed.base, house, bonus_icons(it))


def icons(s: KeyForge, seat: int, bonus: Sequence[str]) -> Flow:
    """KF-ICON-010 to KF-ICON-160: one after another from top to bottom; also as if a card had been played."""
    times = 1
    if "icon_times" in s.hooked:
        times = modified(s, ICON_TIMES, seat, 1)
        for source in s.listeners("icon_times").copy():
            if isinstance(source, Lasting) and source.by == seat:
                spend(s, source)
    if not bonus or says_yes(s, "cannot_icons", seat):
        return
    for kind in bonus:
        for _ in range(times):
            if not s.over():
                yield from _icon(s, seat, kind)


def _icon(s: KeyForge, seat: int, kind: str) -> Flow:
    if "instead_of_icon" in s.hooked:
        kept = yield from replaced(s, Icon(seat, kind))
        if not isinstance(kept, Icon):
            return
        kind = kept.kind
    if kind == "amber":
        yield from gain(s, seat, 1)
    elif kind == "draw":
        draw(s, seat)
    elif kind == "capture":
        pool = s.players[opponent(s, seat)].amber
        number = yield from pick(s.active, s.players[seat].battleline if pool else [], "capture")
        if number:
            yield from capture(s, s.must(number), 1)
    else:
        number = yield from pick(s.active, s.creatures(), "damage-icon")
        if number:
            yield from deal(s, [Hit(s.must(number), 1, BY_ICON)])
