"""What a bot values in a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.engine.choice import NUMBER
from pioche.engine.seats import opponents
from pioche.games.sevenfallen_common.table import Piece
from pioche.games.sevenfallen_first.rules.combat import blow, blow_back
from pioche.games.sevenfallen_first.rules.plan import announced, refuses_target
from pioche.games.sevenfallen_first.rules.values import armour, atq, frozen, in_line, keyword, left
from pioche.games.sevenfallen_first.state import FORMER, MORTAL, First

LOST: Final = 1000.0
HEAVENS: Final = 60.0  # to have a divinity in the heavens still
POINT: Final = 1.6  # of the EC of a divinity
MORTAL_POINT: Final = 6.0  # of the life of a mortal
DOOMED: Final = 60.0  # a mortal whom all that may attack her could slay
EXCHANGE: Final = {"archangel": 1.0}  # what it is worth to be rid of a page of the opening hand; of others nothing


def evaluate(s: First, seat: int) -> float:
    """The divinity first, then fighters and who guards, then EC and pages, for both teams; while a plan is announced,
    what it may do."""
    moving = [token & NUMBER for token in announced(s) if token not in s.staying] if s.plan or s.group else []
    worth = 0.0
    for other in range(len(s.players)):
        value = _worth(s, other, moving)
        worth += value if s.teams[other] == s.teams[seat] else -value
    if moving or s.staying:
        promise = _promise(s)
        worth += promise if s.teams[s.active] == s.teams[seat] else -promise
    if s.picked and s.asked == seat:
        worth += sum([EXCHANGE.get(s.cards[number].proto.type, 0.0) - POINT for number in s.picked])
    return worth


def _worth(s: First, seat: int, moving: Sequence[int]) -> float:
    """`moving`: pages that go up to the fire line."""
    if s.out >> seat & 1:
        return -LOST
    player = s.players[seat]
    danger = _danger(s, seat)
    guards = 0
    worth = 0.0
    for one in player.rear:
        if one.card.number in moving:
            worth += _fighter(s, one, danger, front=True)
        else:
            worth += _fighter(s, one, danger, front=False)
            guards += 1
    for one in player.front:
        worth += _fighter(s, one, danger, front=True)
    if player.divine:
        ec = player.divine[0].ec
        worth += HEAVENS + POINT * ec
        if guards:
            worth += 1.5 * min(guards, 3)
        else:
            worth -= min(0.8 * danger, ec)
    for one in player.worship:
        worth += 1.5 + 1.1 * one.ec
    worth += 1.3 * len(player.hand)
    return worth + (0.1 * min(len(player.book), 20))


def _danger(s: First, seat: int) -> int:
    """All the attack that could come over a player in one turn of one opponent."""
    most = 0
    for foe in opponents(s, seat):
        total = 0
        for one in in_line(s, foe):
            if not frozen(one):
                total += atq(s, one) * (2 if "berserk" in one.printed.keywords else 1)
        most = max(most, total)
    return most


def _fighter(s: First, it: Piece, danger: int, *, front: bool) -> float:
    power = atq(s, it)
    life = left(s, it) + armour(s, it)
    if it.flags & MORTAL and not it.flags & FORMER:
        doomed = (2 * danger if front and not keyword(s, it, "esquive") else danger) >= life
        return 1.5 * power + MORTAL_POINT * min(life, 12) - (DOOMED if doomed else 0.0)
    worth = 1.0 + 1.3 * power + life + 0.6 * len(it.printed.keywords)
    if it.printed.type == "archangel":
        worth += 1.2 * it.ec
    if it.marks:
        worth += 0.8 * it.marks.get("treasure", 0) - it.marks.get("frozen", 0)
    for golem in it.attached:
        worth += 1.0 + 0.9 * left(s, golem)
    return 0.9 * worth if front else worth


# What a plan may do


def _promise(s: First) -> float:
    """What the attacks that are announced may do, one after the other; for attackers that have no target yet, what the
    best one would give."""
    taken: dict[int, int] = {}  # the damage that each target has had by then
    promise = 0.0
    for line in s.plan:
        target = s.in_play(line[0] & NUMBER)
        if target is not None:
            promise += _attack(s, target, line[1:], taken)
    if s.group:
        seat = s.active
        best = -LOST
        for foe in opponents(s, seat):
            for target in in_line(s, foe) + s.players[foe].divine:
                if refuses_target(s, seat, target, s.group) is None:
                    best = max(best, _attack(s, target, s.group, taken.copy()))
        promise += best
    return promise


def _attack(s: First, target: Piece, tokens: Sequence[int], taken: dict[int, int]) -> float:
    """What comes of one attack: who falls, who is hurt, who falls in return."""
    attackers = [one for one in [s.aimed(token) for token in tokens] if one is not None]
    number = target.card.number
    before = taken.get(number, 0)
    if target.printed.type == "divinity":
        guards = [one for one in s.players[target.controller].rear if taken.get(one.card.number, 0) < _health(s, one)]
        power = sum([atq(s, one) for one in attackers if not guards or keyword(s, one, "godslayer")])
        ec = max(0, target.ec - before)
        taken[number] = before + power
        return POINT * min(power, ec) + (HEAVENS if power >= ec > 0 else 0.0)
    health = _health(s, target) - before
    if health <= 0:  # it is not there any more
        return 0.0
    power = sum([blow(s, one, target) for one in attackers])
    taken[number] = before + power
    if power < health:
        gain = 0.8 * power
    elif number == s.players[target.controller].divinity:
        gain = LOST
    else:
        gain = _fighter(s, target, 0, front=False)
    for one in attackers:
        back = blow_back(s, target, one)
        gain -= _fighter(s, one, 0, front=False) if back >= _health(s, one) else 0.7 * back
    return gain


def _health(s: First, it: Piece) -> int:
    """All that has to be worn down before a page falls."""
    total = left(s, it) + armour(s, it) + (it.ec if it.printed.type == "archangel" else 0)
    for golem in it.attached:
        total += left(s, golem)
    return total
