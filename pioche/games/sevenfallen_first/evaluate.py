"""What a bot values in a position."""

from __future__ import annotations

from typing import Final

from pioche.engine.choice import NUMBER
from pioche.engine.seats import opponents
from pioche.games.sevenfallen_common.table import Piece
from pioche.games.sevenfallen_first.rules.values import armour, atq, left
from pioche.games.sevenfallen_first.state import FORMER, MORTAL, First

LOST: Final = 1000.0
HEAVENS: Final = 60.0  # to have a divinity in the heavens still
POINT: Final = 1.6  # of the EC of a divinity
MORTAL_POINT: Final = 6.0  # of the life of a mortal


def evaluate(s: First, seat: int) -> float:
    """The divinity first, then fighters and who guards, then EC and pages, for both teams; while a plan is announced,
    what it may do."""
    worth = 0.0
    for other in range(len(s.players)):
        value = _worth(s, other)
        worth += value if s.teams[other] == s.teams[seat] else -value
    if s.plan or s.group:
        promise = _promise(s)
        worth += promise if s.teams[s.active] == s.teams[seat] else -promise
    return worth


def _worth(s: First, seat: int) -> float:
    if s.out >> seat & 1:
        return -LOST
    player = s.players[seat]
    worth = 0.0
    if player.divine:
        worth += HEAVENS + POINT * player.divine[0].ec
    for one in player.rear:
        worth += _fighter(s, one)
    if player.rear:
        worth += 6.0 + 1.5 * min(len(player.rear), 3)
    for one in player.front:
        worth += 0.9 * _fighter(s, one)
    for one in player.worship:
        worth += 1.5 + 1.1 * one.ec
    worth += 1.3 * len(player.hand)
    return worth + (0.1 * min(len(player.book), 20))


def _fighter(s: First, it: Piece) -> float:
    power = atq(s, it)
    if it.flags & MORTAL and not it.flags & FORMER:
        return 1.5 * power + MORTAL_POINT * min(left(s, it), 12)
    worth = 1.0 + 1.3 * power + 1.0 * (left(s, it) + armour(s, it)) + 0.6 * len(it.printed.keywords)
    if it.printed.type == "archangel":
        worth += 1.2 * it.ec
    if it.marks:
        worth += 0.8 * it.marks.get("treasure", 0) - 1.0 * it.marks.get("frozen", 0)
    for golem in it.attached:
        worth += 1.0 + 0.9 * left(s, golem)
    return worth


def _promise(s: First) -> float:
    """What the attacks that are announced may do: kill, hurt a divinity, and get away with it."""
    promise = 0.0
    foes = opponents(s, s.active)
    for token in s.group:
        one = s.aimed(token)
        promise += 0.5 * atq(s, one) if one is not None else 0.0
    for line in s.plan:
        target = s.in_play(line[0] & NUMBER)
        if target is None or target.controller not in foes:
            continue
        attackers = [one for one in [s.aimed(token) for token in line[1:]] if one is not None]
        power = sum([atq(s, one) for one in attackers])
        if target.printed.type == "divinity":
            promise += POINT * min(power, target.ec) + (HEAVENS if power >= target.ec else 0.0)
            continue
        if target in s.players[target.controller].front:
            power *= 2
        shield = left(s, target) + armour(s, target) + sum([left(s, golem) for golem in target.attached])
        if power >= shield:
            promise += LOST if target.card.number == s.players[target.controller].divinity else _fighter(s, target)
        else:
            promise += 0.8 * power
        back = atq(s, target)
        for one in attackers:
            promise -= _fighter(s, one) if back >= left(s, one) else 0.7 * back
    return promise
