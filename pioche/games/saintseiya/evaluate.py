"""What a bot values in a position: PV, what the deck will still bring, and what this turn promises."""

from __future__ import annotations

from math import pow
from typing import Final

from pioche.engine.cards import Card
from pioche.engine.declared import declared
from pioche.games.saintseiya.rules.acquire import refuses_acquire, refuses_acquisition, refuses_part
from pioche.games.saintseiya.rules.rise import better, may_rise
from pioche.games.saintseiya.rules.scoring import card_points
from pioche.games.saintseiya.rules.terms import COSMOS, FORCE
from pioche.games.saintseiya.rules.values import PILLAR_COST, cost, value
from pioche.games.saintseiya.state import (
    ARMOUR,
    BRONZE_ARMOUR,
    CHARACTER,
    COMMON,
    DIVINE,
    HAND,
    NO_COST,
    TECHNIQUE,
    TRANSCENDED,
    TURNS,
    UNCOMMON,
    Piece,
    Printed,
    SaintSeiya,
    print_of,
)

YIELD: Final = 0.2  # PV that a point of Force or Cosmos brings, in each turn to come
SECOND: Final = 1.0  # what the lower of Force and Cosmos counts beside the higher
SOIN: Final = 0.1  # what a point of Soin counts
SKILL: Final = 0.3  # an activated effect, or a bonus of its own
MOST_DRAWS: Final = 0.5  # cards that an average card may draw: the deck has an end
SATURATION: Final = 6.0  # how sharply a turn that could see the whole deck stops seeing more
KEPT: Final = 0.3  # a point of strength above the average, kept in hand
HELD: Final = 0.06  # a card in hand may still be good for something
UNPLAYED: Final = 0.05  # better played early: it may draw
NEARLY: Final = 0.9  # what can be acquired is worth a little less than what has been
SPENT: Final = 0.01  # with fewer cards, if it is all the same
MARKED: Final = 0.5  # a card that lies still
EQUIPPED: Final = 0.3  # a point of an armour that waits
ENERGY: Final = 0.6
WEAPON: Final = 0.4
PILLAR_WORTH: Final = 3.5
DENIED: Final = 0.2  # of the PV of a card that Hilda will not get
DIVINE_THERE: Final = 0.6  # of those of a Guerrier Divin on the field: he is hers when he leaves, too
MIGHT: Final = 0.1  # a point in Hilda's hand
FRESH: Final = 1.5  # a new turn: so as not to be afraid of her die
FRESH_HAND: Final = 4
TURNS_A_FLAME: Final = 1.6  # of each player, in a game of two
MANY_PLAYS: Final = 10

# Cards that a Héros ▲ and a Héros ◆ draw when played, as it mostly goes; and who else draws.
HERO_DRAWS: Final = {
    "seiya": (0.4, 1.0),
    "shiryu": (0.25, 0.5),
    "hyoga": (0.35, 0.8),
    "shun": (0.15, 0.25),
    "ikki": (0.2, 0.4),
}
DRAWS: Final = {"freya": 0.5, "phaeton": 0.25, "sorento-sirene-malefique": 0.4, "armure-vierge": 0.5}
# What it costs each of those who fight them: to be wounded, or worse.
HARM: Final = {
    "saga-gemeaux": 0.8,
    "algol-persee": 0.7,
    "shiva-paon": 0.4,
    "aghora-lotus": 0.5,
    "io-scylla": 0.5,
    "deathmask-cancer": 0.2,
}
SHY: Final = ("kassa-lyumnades",)  # costs more with each who fights him

_strengths: Final[dict[str, tuple[float, float]]] = {}


def evaluate(s: SaintSeiya, seat: int) -> float:
    """How a player stands against the best of the others."""
    acting = s.active == seat and s.step in ("main", "place")
    left = turns_left(s)
    if s.solo():
        if acting and not s.plays and not s.used and len(s.players[seat].hand) >= FRESH_HAND:
            # Hilda's die has been rolled since the last choice: valued like the end of the turn before
            return _worth(s, seat, left + 1, promise=False) - _hilda(s) + FRESH
        return _worth(s, seat, left, promise=acting) - _hilda(s)
    best = -1000.0
    for other in range(len(s.players)):
        if other != seat:
            best = max(best, _worth(s, other, left, promise=False))
    return _worth(s, seat, left, promise=acting) - best


def turns_left(s: SaintSeiya) -> float:
    """The turns that each player will still have after this one."""
    if s.solo():
        return float(TURNS - s.turn)
    return s.flames * TURNS_A_FLAME * 2 / len(s.players)


def strength(printed: Printed) -> tuple[float, float]:
    """What a card is good for in a hand, and how many cards it draws."""
    found = _strengths.get(printed.id)
    if found is None:
        hooks = printed.hooks
        power = max(printed.force, printed.cosmos) + SECOND * min(printed.force, printed.cosmos) + SOIN * printed.heal
        if "discarding" in hooks or "wounding" in hooks or "own_force" in hooks or "own_cosmos" in hooks:
            power += SKILL
        draws = DRAWS.get(printed.id, 0.0)
        if printed.kinds & TRANSCENDED:  # he is there for once
            power = 1.0
        elif printed.hero and printed.kinds & CHARACTER and printed.ranks & (COMMON | UNCOMMON):
            draws = HERO_DRAWS[printed.hero][1 if printed.ranks & UNCOMMON else 0]
        found = _strengths[printed.id] = (power, draws)
    return found


def _points(s: SaintSeiya, seat: int, card: Card) -> int:
    printed = print_of(card)
    return printed.vp if "scoring" not in printed.hooks else card_points(s, seat, card)


def _denied(printed: Printed) -> float:
    return 0.0 if printed.vp < 0 or printed.kinds & DIVINE else DENIED * printed.vp


def _hilda(s: SaintSeiya) -> float:
    """What can be done for or against Hilda. What else her die brings her is left out: it would only hide what a choice
    is worth."""
    player = s.players[1]
    worth = -float(len(player.marked))
    for card in player.destroyed:
        worth -= print_of(card).vp
    for card in player.hand:
        worth += MIGHT * (print_of(card).force + print_of(card).cosmos)
    for card in player.hand + player.discard + player.aside + [it.card for it in player.marked]:
        if print_of(card).kinds & DIVINE:
            worth += print_of(card).vp
    for it in s.field:
        if it.printed.kinds & DIVINE:
            worth += DIVINE_THERE * it.printed.vp
    if s.level != "easy":
        worth += sum(it.frozen > 0 for it in s.players[0].marked)
    return worth


def _future(power: float, draws: float, size: float, left: float) -> float:
    """The deck turns over: what it brings in the turns to come follows from how much of it a turn sees, at most all."""
    size = max(size, float(HAND))
    seen = HAND / size / (1.0 - min(MOST_DRAWS, draws / size))
    seen /= pow(1.0 + pow(seen, SATURATION), 1.0 / SATURATION)
    return YIELD * left * power * seen


def _worth(s: SaintSeiya, seat: int, left: float, *, promise: bool) -> float:
    """Marked cards score, but lie still."""
    player = s.players[seat]
    solo = s.solo()
    worth = float(player.plus - player.minus) + ENERGY * player.energy + WEAPON * player.weapons
    power = draws = 0.0
    cards = player.hand + player.pile + player.discard
    cards += [it.card for it in player.played] + [it.card for it in player.armour]
    for card in cards:
        printed = print_of(card)
        worth += printed.vp if "scoring" not in printed.hooks else card_points(s, seat, card)
        if solo:
            worth += _denied(printed)
        more, drawn = strength(printed)
        power += more
        draws += drawn
    for it in player.marked:
        worth += it.plus - it.minus + _points(s, seat, it.card) - MARKED
        if solo:
            worth += _denied(it.printed)
    for it in player.relics:
        worth += it.plus - it.minus + _points(s, seat, it.card)
    for card in player.trophies:
        worth += card_points(s, seat, card)
    size = float(len(cards))
    worth += _future(power, draws, size, left)
    average = power / max(size, 1.0)
    if promise:
        again = max(0, s.plays - MANY_PLAYS)  # who goes round in circles ends the turn at last
        return worth + _promise(s, seat, average, (power, draws, size, left)) - 0.05 * again * again
    for card in player.hand:
        worth += _kept(print_of(card), average)
    for it in player.armour:
        worth += EQUIPPED * strength(it.printed)[0]
    return worth


def _kept(printed: Printed, average: float) -> float:
    """What a card in hand is worth beside the others: a weak one need not be kept."""
    power, draws = strength(printed)
    return KEPT * (power + draws - average) - 0.02


@declared
class _Aim:
    """A card that could be acquired: what it is worth, what is missing, what each card spent costs and counts more."""

    number: int
    way: str
    worth: float
    missing: int
    shift: int
    harm: float = SPENT
    loot: Printed | None = None  # acquired with Cosmos it can be played at once


def _promise(s: SaintSeiya, seat: int, average: float, deck: tuple[float, float, float, float]) -> float:
    """What the cards in hand and in play can still acquire this turn: the best of some simple plans. One armour helps,
    the strongest; others are kept."""
    player = s.players[seat]
    power, draws, size, left = deck
    future = _future(power, draws, size, left)
    free: list[Printed] = []
    suits = [it.printed for it in player.armour]
    for card in player.hand:
        printed = print_of(card)
        if printed.kinds & CHARACTER:
            free.append(printed)
        elif printed.kinds & ARMOUR:
            suits.append(printed)
    spare = 0.0
    if suits:
        suits.sort(key=_by_strength)
        free.append(suits.pop())
        for one in suits:
            spare += _idle(one, average)
    aims: list[_Aim] = []
    for it in s.field:
        more, drawn = strength(it.printed)
        gain = _points(s, seat, it.card) + _future(power + more, draws + drawn, size + 1, left) - future
        if s.solo():
            gain += DIVINE_THERE * it.printed.vp if it.printed.kinds & DIVINE else _denied(it.printed)
        if gain > 0:
            party = [one for one in player.played if one.facing == it.card.number]
            _aim(s, seat, it, FORCE, gain, party, aims)
            _aim(s, seat, it, COSMOS, gain, party, aims)
    for it in s.standing:
        have = sum(value(s, one, FORCE) for one in player.played if one.facing == it.card.number)
        aims.append(_Aim(it.card.number, FORCE, PILLAR_WORTH, PILLAR_COST - have, s.might))
    aims.sort(key=_by_rate)
    best = _plan(aims, free, average)
    for first in range(1, len(aims)):
        if _affordable(aims[first], free):
            best = max(best, _plan([aims[first], *aims], free, average))
    best = max(best, _risen(s, seat, aims, free, average, deck)) + spare
    if s.placing and "on_play" not in print_of(s.cards[s.placing]).hooks:
        best -= SPENT  # who may draw goes first
    return best


def _risen(
    s: SaintSeiya, seat: int, aims: list[_Aim], free: list[Printed], average: float, deck: tuple[float, ...]
) -> float:
    """The same after the hero has risen by the Armure de Bronze: for two of his cards, or with his first technique for
    one of them and any other."""
    player = s.players[seat]
    suit: Printed | None = None
    others = len(player.hand)
    for it in player.armour:
        if _lifts(it.printed, player.hero):
            suit = it.printed
    if suit is None:
        for card in player.hand:
            if _lifts(print_of(card), player.hero):
                suit = print_of(card)
        others -= 1
    if suit is None:
        return 0.0
    power, draws, size, left = deck
    alone = not s.used & TECHNIQUE and others > 1
    count = 1 if alone else 2
    best = 0.0
    tried: list[int] = []
    for card in may_rise(s, seat, player.hero, count):
        old = print_of(card)
        if old.step in tried:
            continue
        tried.append(old.step)
        new = max([print_of(one) for one in better(s, seat, player.hero, old.step)], key=_by_strength)
        power_less, draws_less = strength(old)
        power_more, draws_more = strength(new)
        gain = new.vp - count * old.vp - _future(power, draws, size, left)
        power_then = power + power_more - count * power_less
        gain += _future(power_then, draws + draws_more - count * draws_less, size + 1 - count, left)
        rest = free.copy()
        for one in (suit, *[old] * count):
            if one in rest:
                rest.remove(one)
        if alone and rest:
            rest.remove(min(rest, key=_by_strength))
        if suit.expansion == "asgard":  # the new one joins the hand
            rest.append(new)
        best = max(best, NEARLY * gain + _plan(aims, rest, average))
    return best


def _lifts(printed: Printed, hero: str) -> bool:
    return bool(printed.kinds & BRONZE_ARMOUR) and printed.hero == hero


def _aim(s: SaintSeiya, seat: int, it: Piece, way: str, worth: float, party: list[Piece], aims: list[_Aim]) -> None:
    price = cost(s, it, way, party)
    shift = s.might if way == FORCE else 0
    if it.printed.id in SHY:
        shift -= 1
    if it.printed.own_field:  # what it costs depends on who confronts it
        coming = party + _in_hand(s, seat)
        then = cost(s, it, way, coming)
        if price != NO_COST and then > price:
            shift -= 1
        else:
            price = then
    if price == NO_COST or refuses_acquisition(s, seat, it.printed, it, way) is not None:
        return
    aim = _Aim(it.card.number, way, worth, price - sum(value(s, one, way) for one in party), shift)
    if aim.missing <= 0 and refuses_acquire(s, seat, it.card.number, way) is not None:
        return
    if aim.missing > 0 and "no_confront" in s.hooked:
        for one in _in_hand(s, seat):
            if refuses_part(s, one, it, way) is not None:
                return
    if way == COSMOS:
        aim.loot = it.printed
    else:
        if "least" in it.printed.hooks:  # three fighters
            aim.missing = max(aim.missing, 3 - len(party))
        harm = HARM.get(it.printed.id, 0.0)
        aim.harm += harm
        aim.worth -= harm * len(party)
    aims.append(aim)


def _in_hand(s: SaintSeiya, seat: int) -> list[Piece]:
    """The characters in hand, as if they were in play."""
    cards = [card for card in s.players[seat].hand if print_of(card).kinds & CHARACTER]
    return [Piece(card, seat, print_of(card)) for card in cards]


def _by_rate(aim: _Aim) -> tuple[float, int]:
    return (-aim.worth / (max(aim.missing, 0) + 1.0), aim.missing)


def _power(one: Printed, aim: _Aim) -> int:
    return (one.force if aim.way == FORCE else one.cosmos) + aim.shift


def _affordable(aim: _Aim, free: list[Printed]) -> bool:
    missing = aim.missing
    for one in free:
        missing -= max(0, _power(one, aim))
    return missing <= 0


def _plan(aims: list[_Aim], hand: list[Printed], average: float) -> float:
    """Acquire one after the other what the hand can still pay for; the rest is kept."""
    free = hand.copy()
    done: list[int] = []
    worth = 0.0
    for aim in aims:
        if aim.number not in done and _affordable(aim, free):
            done.append(aim.number)
            worth += NEARLY * aim.worth - aim.harm * _pay(aim, free)
            if aim.loot is not None:
                free.append(aim.loot)
    worn = False
    for one in free:
        if one.kinds & ARMOUR and not worn:
            worn = True
            worth += EQUIPPED * strength(one)[0]
        else:
            worth += _idle(one, average)
        if "on_play" in one.hooks:
            worth -= UNPLAYED
    return worth


def _idle(printed: Printed, average: float) -> float:
    """What a card is worth that no plan needs."""
    return max(0.0, _kept(printed, average)) + HELD


def _pay(aim: _Aim, free: list[Printed]) -> int:
    """The strongest cards until it is enough, the last one as weak as it may be. How many?"""
    missing = aim.missing
    spent = 0
    able = [one for one in free if _power(one, aim) > 0]
    able.sort(key=_by_force if aim.way == FORCE else _by_cosmos)
    while missing > 0:
        best = able[-1]
        for one in able:
            if _power(one, aim) >= missing:
                best = one
                break
        able.remove(best)
        free.remove(best)
        missing -= _power(best, aim)
        spent += 1
    return spent


def _by_force(one: Printed) -> float:
    return one.force + 0.1 * one.cosmos


def _by_cosmos(one: Printed) -> float:
    return one.cosmos + 0.1 * one.force


def _by_strength(one: Printed) -> float:
    power, draws = strength(one)
    return power + draws
