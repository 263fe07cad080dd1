"""What a bot values in a position: PV, what the deck will still bring, and what this turn promises."""

from __future__ import annotations

from typing import Final

from pioche.engine.cards import Card
from pioche.games.saintseiya.rules.acquire import refuses_acquire, refuses_acquisition, refuses_part
from pioche.games.saintseiya.rules.scoring import card_points
from pioche.games.saintseiya.rules.terms import COSMOS, FORCE
from pioche.games.saintseiya.rules.values import PILLAR_COST, cost, value
from pioche.games.saintseiya.state import (
    ARMOUR,
    CHARACTER,
    HAND,
    NO_COST,
    NOTHING_HEARD,
    TURNS,
    Piece,
    Printed,
    SaintSeiya,
    print_of,
)

YIELD: Final = 0.4  # PV that a point of strength in hand brings a turn
HILDA_GAINS: Final = 3.0  # PV a turn
TURNS_A_FLAME: Final = 1.6  # of each player, in a game of two
KEPT: Final = 0.5  # a point of strength above the average, kept in hand
NEARLY: Final = 0.9  # what can be acquired is worth a little less than what has been
LEAST_DECK: Final = 10  # a deck that turns over faster brings nothing more
MARKED: Final = 0.6
MANY_PLAYS: Final = 12
WEAK: Final = 0.02  # a weak card that is still in hand
PILLAR_WORTH: Final = 4.0

_strengths: Final[dict[str, float]] = {}


def evaluate(s: SaintSeiya, seat: int) -> float:
    """How a player stands against the best of the others."""
    left = turns_left(s)
    best = -1000.0
    for other in range(len(s.players)):
        if other != seat:
            worth = _hilda(s, left) if s.hilda(other) else _worth(s, other, left, promise=False)
            best = max(best, worth)
    return _worth(s, seat, left, promise=s.active == seat and s.step in ("main", "place")) - best


def turns_left(s: SaintSeiya) -> float:
    """The turns that each player will still have after this one."""
    if s.solo():
        return float(TURNS - s.turn)
    return s.flames * TURNS_A_FLAME * 2 / len(s.players)


def strength(printed: Printed) -> float:
    """What a card is good for in a hand."""
    found = _strengths.get(printed.id)
    if found is None:
        more, less = max(printed.force, printed.cosmos), min(printed.force, printed.cosmos)
        found = more + 0.3 * less + 0.1 * printed.heal
        hooks = printed.hooks
        if "on_play" in hooks or "may_on_play" in hooks:
            found += 0.4
        if "discarding" in hooks or "wounding" in hooks:
            found += 0.2
        _strengths[printed.id] = found
    return found


def _points(s: SaintSeiya, seat: int, card: Card) -> int:
    printed = print_of(card)
    return printed.vp if "scoring" not in printed.hooks else card_points(s, seat, card)


def _hilda(s: SaintSeiya, left: float) -> float:
    player = s.players[1]
    points = player.plus - player.minus - len(player.marked)
    for cards in (player.hand, player.discard, player.aside):
        for card in cards:
            points += _points(s, 1, card)
    for row in (player.armour, player.marked):
        for it in row:
            points += _points(s, 1, it.card)
    if s.level != "easy":
        points += sum(it.frozen > 0 for it in s.players[0].marked)
    might = sum(strength(print_of(card)) for card in player.hand)
    return points + HILDA_GAINS * left + 0.1 * min(left, 3.0) * might


def _worth(s: SaintSeiya, seat: int, left: float, *, promise: bool) -> float:
    """The deck turns over: what it brings in the turns to come follows from the average card. Marked cards score, but
    lie still."""
    player = s.players[seat]
    worth = float(player.plus - player.minus)
    power = 0.0
    size = 0
    for cards in (player.hand, player.pile, player.discard):
        for card in cards:
            printed = print_of(card)
            worth += printed.vp if "scoring" not in printed.hooks else card_points(s, seat, card)
            power += strength(printed)
            size += 1
    for row in (player.played, player.armour):
        for it in row:
            worth += _points(s, seat, it.card)
            power += strength(it.printed)
            size += 1
    for it in player.marked:
        worth += _points(s, seat, it.card)
        worth -= MARKED
    for it in player.relics:
        worth += it.plus - it.minus + _points(s, seat, it.card)
    for card in player.trophies:
        worth += card_points(s, seat, card)
    average = power / max(size, LEAST_DECK)
    worth += YIELD * HAND * average * left
    worth += 0.2 * player.energy + 0.4 * player.weapons
    for it in player.armour:
        worth += 0.1 + 0.2 * it.printed.cosmos
    rate = YIELD * HAND * left / max(size + 1, LEAST_DECK)
    if promise:
        again = max(0, s.plays - MANY_PLAYS)  # who goes round in circles ends the turn at last
        diluted = average if size >= LEAST_DECK else 0.0
        return worth + _promise(s, seat, average, diluted, rate) - 0.02 * again * again
    for card in player.hand:
        worth += _kept(print_of(card), average) - (WEAK if strength(print_of(card)) < average else 0.0)
    return worth


def _kept(printed: Printed, average: float) -> float:
    """What a card in hand is worth beside the others: a weak one need not be kept."""
    return max(0.0, KEPT * (strength(printed) - average))


class _Aim:
    """A card of the field that could be acquired: what it is worth, what is missing."""

    __slots__ = ("facing", "missing", "number", "way", "worth")

    def __init__(self, number: int, way: str, worth: float, missing: int, facing: int) -> None:
        self.number = number
        self.way = way
        self.worth = worth
        self.missing = missing
        self.facing = facing


def _promise(s: SaintSeiya, seat: int, average: float, diluted: float, rate: float) -> float:
    """What the cards in hand and in play can still acquire this turn: the better of two simple plans."""
    player = s.players[seat]
    aims: list[_Aim] = []
    helper = player.armour[0] if player.armour else None
    for it in s.field:
        party = [one for one in player.played if one.facing == it.card.number]
        gain = it.printed.vp + rate * (strength(it.printed) - diluted)
        if gain > 0:
            _aim(s, seat, it, FORCE, gain, party, helper, aims)
            _aim(s, seat, it, COSMOS, gain + 0.3 * strength(it.printed), party, helper, aims)
    for it in s.standing:
        party = [one for one in player.played if one.facing == it.card.number]
        have = sum(value(s, one, FORCE) for one in party)
        aims.append(_Aim(it.card.number, FORCE, PILLAR_WORTH, PILLAR_COST - have, have))
    free = [print_of(card) for card in player.hand if print_of(card).kinds & CHARACTER]
    placing = print_of(s.cards[s.placing]) if s.placing else None
    best = _plan(sorted(aims, key=_by_worth), free, average, placing)
    other = _plan(sorted(aims, key=_by_price), free, average, placing)
    best = max(best, other)
    for card in player.hand:
        printed = print_of(card)
        if printed.kinds & ARMOUR and not helper:
            best += _kept(printed, average)
    return best


def _aim(
    s: SaintSeiya,
    seat: int,
    it: Piece,
    way: str,
    worth: float,
    party: list[Piece],
    helper: Piece | None,
    aims: list[_Aim],
) -> None:
    price = cost(s, it, way, party)
    if price == NO_COST or refuses_acquisition(s, seat, it.printed, it, way) is not None:
        return
    have = sum(value(s, one, way) for one in party)
    missing = price - have
    if missing > 0 and helper is not None:
        missing -= value(s, helper, way)
    if missing <= 0 and refuses_acquire(s, seat, it.card.number, way) is not None:
        return
    if missing > 0 and "no_confront" in s.heard and _kept_away(s, seat, it, way):
        return
    if missing > 0 and way == FORCE and it.printed.own_field:  # three fighters, a cost that rises: not by this plan
        missing += 2
    aims.append(_Aim(it.card.number, way, worth, missing, have))


def _kept_away(s: SaintSeiya, seat: int, target: Piece, way: str) -> bool:
    """Whether some character in hand could not take part against this card."""
    for card in s.players[seat].hand:
        printed = print_of(card)
        if printed.kinds & CHARACTER:
            one = Piece(card, seat, NOTHING_HEARD, printed)
            if refuses_part(s, one, target, way) is not None:
                return True
    return False


def _by_worth(aim: _Aim) -> tuple[float, int]:
    return (-aim.worth, aim.missing)


def _by_price(aim: _Aim) -> tuple[float, int]:
    return (-aim.worth / (max(aim.missing, 0) + 1.5), aim.missing)


def _plan(aims: list[_Aim], hand: list[Printed], average: float, placing: Printed | None) -> float:
    """Acquire one after the other what the hand can still pay for."""
    free = hand.copy()
    done: list[int] = []
    worth = 0.0
    for aim in aims:
        if aim.number in done:
            continue
        spent = _pay(aim, free)
        if spent is None:
            continue
        done.append(aim.number)
        worth += NEARLY * aim.worth - 0.01 * len(spent)
        for one in spent:
            free.remove(one)
    for one in free:
        worth += _kept(one, average)
        if "on_play" in one.hooks:
            worth -= 0.05
    if placing is not None and placing in free and "on_play" not in placing.hooks:
        worth -= 0.03
    return worth


def _pay(aim: _Aim, free: list[Printed]) -> list[Printed] | None:
    """The strongest cards until it is enough; the last one as weak as it may be."""
    missing = aim.missing
    spent: list[Printed] = []
    if missing <= 0:
        return spent
    force = aim.way == FORCE
    able = [one for one in free if (one.force if force else one.cosmos) > 0]
    if sum(one.force if force else one.cosmos for one in able) < missing:
        return None
    able.sort(key=_force if force else _cosmos)
    while missing > 0:
        for one in able:
            if (one.force if force else one.cosmos) >= missing:
                break
        else:
            one = able[-1]
        able.remove(one)
        spent.append(one)
        missing -= one.force if force else one.cosmos
    return spent


def _force(printed: Printed) -> int:
    return printed.force


def _cosmos(printed: Printed) -> int:
    return printed.cosmos
