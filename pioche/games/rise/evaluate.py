"""What a bot values in a position: what each side has, and what its Créatures may do to the other's Invocateurs.

What ends with the turn (damage, charges, Ombre for an attack) is worth what it changes in a Combat, and nothing else.
"""

from __future__ import annotations

from typing import Final

from pioche.engine.declared import declared
from pioche.engine.seats import opponents
from pioche.games.rise.rules.combat import IN_COMBAT, refuses_attack, refuses_block, refuses_blocker
from pioche.games.rise.rules.values import aptitudes, base_attack, inactive, is_gate, living, power, usable
from pioche.games.rise.state import FORMED, POWER, TILTED, Piece, Printed, Rise, print_of

ALIVE: Final = 12.0  # an Invocateur that lives
LAST: Final = 12.0  # not to be down to one
LIFE: Final = 2.5
WEAK: Final = 8  # the life below which each point counts more
MORE: Final = 1.5
LEVEL: Final = 5.0
CARD: Final = 1.7
HELD: Final = 5  # cards in hand that are of full use
SURPLUS: Final = 0.8  # a card, or a coin, that nothing waits for
COIN: Final = 1.4
ETHER: Final = 0.45
SPENT: Final = 0.05  # so that nothing is done for nothing
UNPLAYED: Final = 2.5  # a card that a point of this turn can bring into play, or a level: no turn ends early
READY: Final = 0.1  # a point that may answer
FOR_LIBRARY: Final = 3.0
NEXT: Final = 0.5  # of what an attack of a later turn promises

BODY: Final = 0.8
ATTACK: Final = 1.3
DEFENCE: Final = 1.0
TEXT: Final = 0.7  # what a card has instead of attack and defence
GATE: Final = 0.6  # of the attack of a Porte: it only strikes back
# By rank: attack and defence of a Créature that has nothing else, and what stays in play without fighting is worth
BODIES: Final = (3, 10, 8, 7, 6)
STAYS: Final = (1.5, 5.0, 4.0, 3.0, 2.5)
# The share of a Créature that a disease takes, beside the charges and the control that can be seen
DISEASES: Final = {"trauma": 0.6, "demence": 0.4, "paralysie": 0.35, "amok": 0.35, "parasite": 0.35}
MILD: Final = 0.08
HURT: Final = 0.1  # a point of damage, which may be followed by others
_STILL_TO_DO: Final = ("main", *IN_COMBAT)  # steps of a turn in which its player may act yet


@declared
class _Fighter:
    """A card that fights: its worth, its strength without what ends with the turn, and its strength now."""

    it: Piece
    worth: float
    attack: int
    defence: int
    attack_now: int
    defence_now: int
    gate: bool
    words: tuple[str, ...]


def evaluate(s: Rise, seat: int) -> float:
    """One's own side against the strongest of the others; the rest counts for less."""
    sides = [_fighters(s, one) for one in range(len(s.players))]
    mine = _worth(s, seat, sides[seat])
    foes = opponents(s, seat)
    if not foes:
        return mine
    worths = [_worth(s, foe, sides[foe]) for foe in foes]
    value = mine - max(worths) - 0.3 * (sum(worths) - max(worths))
    if s.active == seat and s.step in _STILL_TO_DO:
        value += _unplayed(s, seat)
    share = 1.0 / len(foes)
    for foe in foes:
        value += share * (_threat(s, seat, foe, sides) - _threat(s, foe, seat, sides))
        if s.active == seat:
            value += share * _combat(s, seat, foe, sides)
        elif s.active == foe:
            value -= share * _combat(s, foe, seat, sides)
    return value


# What a side has


def _unplayed(s: Rise, seat: int) -> float:
    """What the hand can still do in one's own turn."""
    player = s.players[seat]
    points = 0
    for it in player.invokers:
        points += it.points
    cards = levels = 0
    for card in player.hand:
        if print_of(card).permanent:
            cards += 1
        elif print_of(card).type == "niveau-superieur":
            levels = 1
    return UNPLAYED * (min(points, cards) + (0 if player.levelled else levels))


def _worth(s: Rise, seat: int, fighters: list[_Fighter]) -> float:
    player = s.players[seat]
    worth = ETHER * player.ether + _plenty(len(player.hand), HELD, CARD)
    alive = living(s, seat)
    for it in alive:
        worth += ALIVE + LIFE * it.life + MORE * min(it.life, WEAK)
        worth += LEVEL * it.level * (1.0 if not it.charges or usable(it) else 0.5)
        if s.active == seat:
            worth -= SPENT * (it.level - it.points)
        elif not it.flags & TILTED:
            worth += READY * it.points
    if len(alive) == 1:
        worth -= LAST
    for one in fighters:
        worth += one.worth - HURT * one.it.damage
    wanted = 1
    for it in player.field:
        for key in it.printed.actions:
            wanted += it.printed.prices[key].coins
        if not it.printed.fights:
            worth += 0.5 if it.host else STAYS[max(it.printed.rank, 0)]
    worth += _plenty(player.coins, wanted, COIN) - COIN * len(player.ills)
    return worth - FOR_LIBRARY * max(0, 6 - len(player.library))


def _plenty(count: int, wanted: int, each: float) -> float:
    """So many are wanted; more of them are worth less."""
    return each * min(count, wanted) + SURPLUS * max(0, count - wanted)


def _fighters(s: Rise, seat: int) -> list[_Fighter]:
    return [_fighter(s, it) for it in s.players[seat].field if it.printed.fights]


def _fighter(s: Rise, it: Piece) -> _Fighter:
    printed = it.printed
    more = power(s, it)
    passing = 0
    for charge in it.charges:
        if charge.kind == POWER and charge.until:
            passing += charge.value
    hard = printed.defence + it.more_defence + more
    attack = max(0, printed.attack + it.more_attack + more - passing)
    worth = _strength(printed, attack, max(0, hard - passing))
    lost = 0.0
    for ill in it.ills:
        lost += DISEASES.get(ill.disease, MILD)
    if it.charges and inactive(s, it):
        lost += 0.4
    if it.holds and it.holds[-1].until:  # it goes back
        lost += 0.6
    worth *= max(0.1, 1.0 - lost)
    gate = is_gate(it)
    return _Fighter(
        it, worth, attack, hard - passing, max(0, base_attack(it) + more), hard - it.damage, gate, aptitudes(s, it)
    )


def _strength(printed: Printed, attack: int, defence: int) -> float:
    """By the curve of the set: what is missing of attack and defence stands in the text."""
    instead = BODIES[max(printed.rank, 0)] - printed.attack - printed.defence
    worth = BODY + ATTACK * attack + DEFENCE * defence + TEXT * max(0, instead)
    return worth if printed.creature else worth - GATE * attack


# What an attack does


def _threat(s: Rise, seat: int, foe: int, sides: list[list[_Fighter]]) -> float:
    """What the next attack of `seat` promises against those who can block in that turn: who is tilted in one's own turn
    stays so in the next player's."""
    attackers = [one for one in sides[seat] if one.it.printed.creature and one.attack]
    if not attackers:
        return 0.0
    blockers = [one for one in sides[foe] if s.active != foe or not one.it.flags & TILTED]
    total = 0.0
    for one in _by_attack(attackers):
        total += max(0.0, _meet(s, one, blockers, now=False))
    return NEXT * total


def _combat(s: Rise, seat: int, foe: int, sides: list[list[_Fighter]]) -> float:
    """What comes of the Combat phase of this turn: of what is announced, and before that of what could be."""
    if s.fought or s.step in ("over", "end", "ended", "pass", "next", "restore", "mulligan"):
        return 0.0
    blockers = [one for one in sides[foe] if refuses_blocker(s, one.it) is None]
    total = 0.0
    if s.attacks:
        open_still = s.step in ("attacked", "to-block", "block")
        fights = s.attacks if open_still or s.step in ("blocked", "to-order", "order") else s.fights
        free = blockers if open_still and (s.step != "block" or s.deciding == foe) else []
        busy = [blocker for _, _, blocker in s.attacks if blocker]
        free = [one for one in free if one.gate or s.token(one.it.card.number) not in busy]
        alone: list[_Fighter] = []
        for token, at, blocker in fights:
            one = _of(s, sides[seat], token)
            if at == foe and one is not None:
                against = _of(s, sides[foe], blocker) if blocker else None
                if blocker and against is not None:
                    total += _fight(one, against, now=True)
                elif not blocker:
                    alone.append(one)
        named = _of(s, sides[foe], s.blocker) if s.blocker and s.step == "block" else None
        if named is not None:  # who was said to block will
            able = [one for one in alone if refuses_block(s, named.it, one.it) is None]
            if able:
                best = min(able, key=lambda one: _fight(one, named, now=True) - _reach(one, now=True))
                total += _fight(best, named, now=True)
                alone.remove(best)
            free = [one for one in free if one is not named]
        for one in _by_attack(alone):
            total += _meet(s, one, free, now=True)
        return total
    announced = [token for token, at in s.declared if at == foe]
    others = [token for token, at in s.declared if at != foe]
    for one in _by_attack(sides[seat]):
        token = s.token(one.it.card.number)
        if token in announced:
            total += _meet(s, one, blockers, now=True)
        elif token not in others and one.attack_now and _may_attack(s, one.it, foe):
            total += 0.9 * max(0.0, _meet(s, one, blockers, now=True))
    return total


def _may_attack(s: Rise, it: Piece, foe: int) -> bool:
    return not it.flags & (TILTED | FORMED) and refuses_attack(s, it, foe) is None


def _of(s: Rise, side: list[_Fighter], token: int) -> _Fighter | None:
    for one in side:
        if s.token(one.it.card.number) == token:
            return one
    return None


def _by_attack(side: list[_Fighter]) -> list[_Fighter]:
    return sorted(side, key=lambda one: one.attack_now, reverse=True)


def _meet(s: Rise, one: _Fighter, blockers: list[_Fighter], *, now: bool) -> float:
    """What an attacker brings if it is met as suits the other side best; who meets it is taken from the blockers."""
    worst = _reach(one, now=now)
    best: _Fighter | None = None
    if worst > 0.0:
        for other in blockers:
            value = _fight(one, other, now=now)
            if value < worst and refuses_block(s, other.it, one.it) is None:
                worst, best = value, other
    if best is not None and not best.gate:
        blockers.remove(best)
    return worst


def _reach(one: _Fighter, *, now: bool) -> float:
    """An attack that nobody blocks."""
    amount = one.attack_now if now else one.attack
    value = LIFE + 0.5 * MORE
    return amount * value * (2.0 if "splash" in one.words else 1.0)


def _fight(one: _Fighter, other: _Fighter, *, now: bool) -> float:
    """What a Combat brings the attacker."""
    blow = one.attack_now if now else one.attack
    back = other.attack_now if now else other.attack
    if "riposte" in other.words:
        back *= 2
    holds = other.defence_now if now else other.defence
    value = 0.0
    if blow >= holds:
        value += other.worth
        if "percee" in one.words:
            value += LIFE * (blow - holds)
    if back >= (one.defence_now if now else one.defence):
        value -= one.worth
    return value
