"""Fighting: whom a creature may attack, what comes before, the blows, what comes after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.engine.abilities import Due, due_after, says_yes
from pioche.engine.cards import Ability
from pioche.engine.declared import declared
from pioche.engine.errors import Refusal
from pioche.engine.flow import Flow, pick
from pioche.engine.lasting import modified
from pioche.engine.log import Seat, say
from pioche.engine.seats import opponent
from pioche.games.keyforge.rules.abilities import Moment, in_order, own_abilities, window
from pioche.games.keyforge.rules.abilities import moment as after_moment
from pioche.games.keyforge.rules.damage import BY_POWER, Hit, deal
from pioche.games.keyforge.rules.destroy import settle
from pioche.games.keyforge.rules.line import last_neighbours, neighbours
from pioche.games.keyforge.rules.terms import FIGHT_DAMAGE
from pioche.games.keyforge.rules.values import assault, elusive, hazardous, poison, power, skirmish, taunt
from pioche.games.keyforge.state import InPlay, KeyForge, Me

NO_ENEMY: Final = Refusal("KF-FIGHT-020", "no-enemy")
NOT_AN_ENEMY: Final = Refusal("KF-FIGHT-010", "not-an-enemy")
TAUNTED: Final = Refusal("KF-KWPROVO-010", "taunted")
PROTECTED: Final = Refusal("KF-FIGHT-190", "protected")


class Fighting(Moment):
    """KF-FIGHT-090: `it` attacks `defender`. `aim` takes the attacker's blow; `off` once the fight is called off."""

    __slots__ = ("aim", "attacker", "defender", "it", "off")
    after = "before_fights"

    def __init__(self, it: InPlay, defender: InPlay) -> None:
        self.it = it
        self.attacker = it
        self.defender = defender
        self.aim = defender
        self.off = False


@declared
class Fought(Moment):
    """KF-FIGHT-130: `it` was used to fight; `resolved` unless the fight was skipped. `neighbours` are those that the
    attacker had before the blows."""

    after = "after_fight"

    it: InPlay
    defender: InPlay
    resolved: bool
    neighbours: Sequence[InPlay]


@declared
class Blow:
    """What a fighting creature strikes with: asked of `fight_damage`."""

    striker: InPlay
    target: InPlay
    attacker: InPlay


def refuses_target(s: KeyForge, attacker: InPlay, defender: InPlay) -> Refusal | None:
    """KF-FIGHT-190: why a creature cannot be chosen to be fought."""
    if "ignores_taunt" not in attacker.hooks and not taunt(s, defender):  # KF-KWPROVO-020
        for other in neighbours(s, defender):
            if taunt(s, other):
                return TAUNTED
    may = attacker.hooks.get("may_attack")
    if may is not None and not may.run(s, attacker, defender):
        return PROTECTED
    return PROTECTED if says_yes(s, "cannot_be_attacked", defender, attacker) else None


def refuses_aim(s: KeyForge, seat: int, defender: InPlay | None) -> Refusal | None:
    """Why the creature for which its player chooses whom to fight cannot fight this one."""
    if not s.aiming or defender is None:
        return None
    return NOT_AN_ENEMY if defender.controller == seat else refuses_target(s, s.must(s.aiming), defender)


def targets(s: KeyForge, attacker: InPlay) -> list[InPlay]:
    """The enemy creatures that it may fight."""
    enemies = s.players[opponent(s, attacker.controller)].battleline
    return [one for one in enemies if refuses_target(s, attacker, one) is None]


def fight(s: KeyForge, attacker: InPlay, among: Sequence[InPlay] | None = None) -> Flow:
    """KF-SEQ-020, KF-SEQ-030: the attacker is exhausted already; `among` limits whom it may fight."""
    able = targets(s, attacker)
    if among is not None:
        able = [one for one in able if one in among]
    s.aiming = attacker.card.number
    number = yield from pick(s.active, able, "fight", attacker.card.number)
    s.aiming = 0
    if not number:
        return
    defender = s.must(number)
    spent = number in s.attacked
    s.attacked.append(number)  # KF-KWINSAIS-050
    if s.log is not None:
        say(s, "fights", {"seat": Seat(attacker.controller), "card": attacker.card, "other": defender.card})
    fighting = Fighting(attacker, defender)
    around = s.fighting
    s.fighting = (attacker.card.number, number)
    yield from _before(s, fighting)
    if s.unsettled:  # KF-SEQ-070
        yield from settle(s)
    beside = last_neighbours(s, attacker)
    resolved = not fighting.off and s.stands(attacker) and s.stands(defender)  # KF-FIGHT-110, KF-FIGHT-140
    if resolved:
        eludes = not spent and elusive(s, defender) and "ignores_elusive" not in attacker.hooks
        yield from deal(s, _blows(s, fighting, eludes), [attacker, defender])
    s.fighting = around
    if "invulnerable" in s.hooked:  # it may have been so while it fought
        s.unsettled = True
        yield from settle(s)
    attacker.enraged = False  # KF-ENRAGE-040, KF-ENRAGE-070
    event = Fought(attacker, defender, resolved, beside)
    if resolved and s.stands(attacker) and not attacker.tagged:
        yield from window(s, attacker, "fight", attacker.controller, [event])
    else:
        yield from after_moment(s, event)


def _before(s: KeyForge, fighting: Fighting) -> Flow:
    """KF-FIGHT-100: Assault, Hazardous and "Before Fight:" share one moment."""
    attacker, defender = fighting.attacker, fighting.defender
    due: list[Due] = []
    if assault(s, attacker):
        due.append(Due(_ASSAULT, Me(s, attacker.controller, attacker, attacker, fighting), "assault"))
    if hazardous(s, defender):
        due.append(Due(_HAZARDOUS, Me(s, attacker.controller, defender, defender, fighting), "hazardous"))
    due += own_abilities(s, attacker, "before_fight", fighting, attacker.controller)
    due += due_after(s, fighting)
    return in_order(s, due)


def _assaults(s: KeyForge, me: Me) -> Flow:
    """KF-KWASSAUT-010, KF-FIGHT-150."""
    fighting = me.event
    assert isinstance(fighting, Fighting)
    one, other = fighting.attacker, fighting.defender
    if s.stands(one) and s.stands(other) and not one.tagged:
        yield from deal(s, [Hit(other, assault(s, one), "keyword", one, one.card)])


def _hazards(s: KeyForge, me: Me) -> Flow:
    """KF-KWHASARD-010, KF-FIGHT-150."""
    fighting = me.event
    assert isinstance(fighting, Fighting)
    one, other = fighting.attacker, fighting.defender
    if s.stands(one) and s.stands(other) and not other.tagged:
        yield from deal(s, [Hit(one, hazardous(s, other), "keyword", other, other.card)])


_ASSAULT: Final = Ability(_assaults)
_HAZARDOUS: Final = Ability(_hazards)


def _blows(s: KeyForge, fighting: Fighting, eludes: bool) -> list[Hit]:
    """KF-FIGHT-030, KF-FIGHT-040: each strikes with its power, at the same moment."""
    attacker, defender, aim = fighting.attacker, fighting.defender, fighting.aim
    blows: list[Hit] = []
    if not (eludes and aim is defender) and s.stands(aim):
        blows.append(_blow(s, attacker, aim, attacker))
    if not eludes and not skirmish(s, attacker):  # KF-KWESCAR-010
        blows.append(_blow(s, defender, attacker, attacker))
    return [blow for blow in blows if blow.amount > 0]


def _blow(s: KeyForge, striker: InPlay, target: InPlay, attacker: InPlay) -> Hit:
    amount = power(s, striker)
    hooked = s.hooked
    if "fight_damage" in hooked or "only_fight_damage" in hooked:
        amount = modified(s, FIGHT_DAMAGE, Blow(striker, target, attacker), amount)
    hit = Hit(target, amount, BY_POWER, striker, striker.card)
    hit.poison = poison(s, striker)
    return hit
