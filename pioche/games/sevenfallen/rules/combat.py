"""The attack phase (chapter 2): announcement, declaration, Contemplation, damage, end."""

from __future__ import annotations

from typing import Final

from pioche.engine.abilities import says_yes
from pioche.engine.choice import COUNT, DONE, NUMBER, TARGET, Ask
from pioche.engine.effects import Me, happened, owe
from pioche.engine.errors import Refusal
from pioche.engine.flow import Flow, FlowOf
from pioche.engine.log import say
from pioche.engine.seats import opponent
from pioche.engine.table import number_in
from pioche.games.sevenfallen.rules.damage import Damaged, Hit, deal, lose_feather
from pioche.games.sevenfallen.rules.effects import Declared, Moment
from pioche.games.sevenfallen.rules.markers import give, may_stand_in_front, move_to, tilt
from pioche.games.sevenfallen.rules.resolve import open_window
from pioche.games.sevenfallen.rules.terms import AMBUSH, ANNOUNCE, DECLARE, HOLD, STRIKE
from pioche.games.sevenfallen.rules.values import (
    atq,
    defenders_of,
    is_fighter,
    keyword,
    peaceful,
    room,
)
from pioche.games.sevenfallen.state import MORTAL, SevenFallen, now_of
from pioche.games.sevenfallen_common import table
from pioche.games.sevenfallen_common.table import ANNOUNCED, ATTACKER, FOUGHT, Piece, on_line

TILTED: Final = Refusal("SF-ATTACK-050", "tilted")
CANNOT_ATTACK: Final = Refusal("SF-GARDIEN-010", "cannot-attack")
PEACEFUL: Final = Refusal("SF-PACIF-010", "cannot-attack")
NEVER_ATTACKS: Final = Refusal("SF-DIV-030", "cannot-attack")
NO_ATQ: Final = Refusal("SF-GOLEM-070", "no-atq")
NO_SLOT: Final = Refusal("SF-AMBUSH-020", "no-slot")
NO_GOLEM: Final = Refusal("SF-PACIF-020", "no-golem-in-renfort")
NOT_ATTACKABLE: Final = Refusal("SF-LEX-010", "not-attackable")
AMBUSH_LAST: Final = Refusal("SF-AMBUSH-040", "ambush-last")
NOT_IN_AMBUSH: Final = Refusal("SF-AMBUSH-010", "not-in-ambush")
ANNOUNCED_ALREADY: Final = Refusal("SF-ATTACK-020", "announced-already")
NO_ATTACKER: Final = Refusal("SF-ATTACK-100", "no-attacker")
TILTED_NOW: Final = Refusal("SF-TILT-020", "tilted")
SECOND_FIRST: Final = Refusal("SF-BERSERK-020", "second-first")
NO_DEFENDER: Final = Refusal("SF-ATTACK-110", "not-attackable")
BLESSED: Final = Refusal("SF-BLESS-050", "not-attackable")
DEFENDED: Final = Refusal("SF-ATTACK-190", "defended")
FINAL: Final = Refusal("SF-ATTACK-150", "attack-final")


class Announced(Moment):
    """The attackers of `seat` were announced: `amount` of them."""

    __slots__ = ()
    after = "after_announced"


class PhaseEnded(Moment):
    """The end of the attack phase of `seat`."""

    __slots__ = ()
    after = "after_attack_phase"


def fighters(s: SevenFallen, seat: int) -> list[Piece]:
    """What a player has on the CDB that can be an attacker at all: Anges, the Archange, Golems with ATQ."""
    player = s.players[seat]
    found: list[Piece] = []
    for row in (player.rear, player.front):
        for one in row:
            kind = one.printed.type
            if kind in ("angel", "archangel", "golem"):
                found.append(one)
            if one.attached:
                for other in one.attached:
                    if other.printed.type == "golem":
                        found.append(other)
    return found


def refuses_announce(s: SevenFallen, it: Piece) -> Refusal | None:
    """SF-ATTACK-050, SF-GARDIEN-010, SF-PACIF-010, SF-GOLEM-070, SF-DIV-030."""
    if it.printed.type == "golem":
        if atq(s, it) <= 0:
            return NO_ATQ
    elif not is_fighter(it):
        return NEVER_ATTACKS if it.printed.type == "divinity" else CANNOT_ATTACK
    if it.flags & table.TILTED:
        return TILTED
    hooked = s.hooked
    if it.printed.keywords or it.flags or "keyword" in hooked:
        if peaceful(s, it):
            return PEACEFUL
        if keyword(s, it, "gardien"):
            return CANNOT_ATTACK
    if "cannot_attack" in hooked and says_yes(s, "cannot_attack", it):
        return CANNOT_ATTACK
    if not it.host and "cannot_front" not in hooked:
        return None
    where = s.must(it.host) if it.host else it
    if on_line(s, where) == "rear" and not says_yes(s, "from_rear", it) and not may_stand_in_front(s, where):
        return CANNOT_ATTACK
    return None


def refuses_ambush(s: SevenFallen, it: Piece) -> Refusal | None:
    """SF-AMBUSH-020. SF-PACIF-020: before the peaceful, one of the places is for an Ange or Archange."""
    if s.slots <= 0:
        return NO_SLOT
    if it.printed.type == "golem":
        hidden = [one for one in fighters(s, s.active) if one.ambush]
        golems = sum(one.printed.type == "golem" for one in hidden)
        if golems >= s.slots + len(hidden) - 1 and before_the_peaceful(s):
            return NO_GOLEM
    return None


def before_the_peaceful(s: SevenFallen) -> bool:
    """Whether Anges or the Archange stand on the opposing AG and none of them defends."""
    seat = opponent(s, s.active)
    return any(is_fighter(one) for one in s.players[seat].rear) and not defenders_of(s, seat)


def begin_announcement(s: SevenFallen) -> None:
    """SF-AMBUSH-020, SF-AMBUSH-030, SF-PACIF-020, SF-ATTACK-080: how many may be placed in Embuscade."""
    s.slots = 1 if defenders_of(s, opponent(s, s.active)) else 2
    if "more_embuscade" in s.hooked:
        for source in s.listeners("more_embuscade"):
            s.slots += source.hooks["more_embuscade"].run(s, source, s.active)
    s.step = "announce"
    s.stopped = False
    s.struck = ()


def ask_announce(s: SevenFallen) -> Ask:
    """SF-ATTACK-020: one after the other, then all move together."""
    options: list[int] = []
    for one in fighters(s, s.active):
        if not one.flags & ATTACKER and refuses_announce(s, one) is None:
            options.append(ANNOUNCE | one.card.number)
            if refuses_ambush(s, one) is None:
                options.append(AMBUSH | one.card.number)
    options.append(DONE)
    return Ask(s.active, "announce", options)


def announce(s: SevenFallen, it: Piece, *, ambush: bool) -> None:
    it.flags |= ATTACKER | ANNOUNCED
    if ambush:
        it.flags |= table.AMBUSH
        s.slots -= 1


def announced(s: SevenFallen) -> None:
    """All attackers move to the LDF, but for those that may attack from the AG (SF-ATTACK-060)."""
    attackers = [one for one in fighters(s, s.active) if one.flags & ATTACKER]
    if not attackers:
        give_up(s)
        return
    for one in attackers:
        if not says_yes(s, "from_rear", one):
            move_to(s, one, "front")
        if s.log is not None:
            say(s, "announced.ambush" if one.ambush else "announced", {"card": one.card})
    s.step = "announced"
    if "after_announced" in s.hooked:
        for one in attackers:
            happened(s, Announced(one, s.active, len(attackers)))


def give_up(s: SevenFallen) -> None:
    """SF-TURN-080, SF-TURN-090: without an attacker there is no attack phase, nor an end of it; straight to the second
    main part."""
    s.attacked = True
    s.step = "main"


def reinforce(s: SevenFallen, it: Piece) -> bool:
    """SF-AMBUSH-050, SF-AMBUSH-090: a card is placed in Embuscade by an effect."""
    if it.tilted or not s.stands(it):
        return False
    it.flags |= ATTACKER | ANNOUNCED | table.AMBUSH
    if not says_yes(s, "from_rear", it):
        move_to(s, it, "front")
    if s.log is not None:
        say(s, "announced.ambush", {"card": it.card})
    return True


def ready_attackers(s: SevenFallen) -> list[Piece]:
    """SF-AMBUSH-040: who may declare now: ambushers only once nobody else is left."""
    plain: list[Piece] = []
    hidden: list[Piece] = []
    for one in fighters(s, s.active):
        flags = one.flags
        if flags & ATTACKER and not flags & table.TILTED:
            (hidden if flags & table.AMBUSH else plain).append(one)
    return plain or hidden


def reach(s: SevenFallen, attackers: list[Piece]) -> bool:
    """SF-ATTACK-170: whether the opposing Divinité is there for these to attack."""
    if not all(one.ambush for one in attackers):
        return False
    guards = defenders_of(s, opponent(s, s.active))
    return not guards or all(pierces(s, one, guards) for one in attackers)


def attackable(s: SevenFallen, seat: int, attackers: list[Piece]) -> list[Piece]:
    """SF-ATTACK-110, SF-ATTACK-160: what may be attacked; where all is protected, the Divinité too, nothing is. A pair
    is attacked through its Ange."""
    player = s.players[seat]
    found = [
        one for row in (player.rear, player.front) for one in row if one.printed.type in ("angel", "archangel", "golem")
    ]
    if "cannot_be_attacked" in s.hooked:
        able = [one for one in found if not says_yes(s, "cannot_be_attacked", one)]
        return able if able or reach(s, attackers) else found
    return found


def ask_declare(s: SevenFallen) -> Ask:
    """SF-ATTACK-100: who attacks, then whom. Others may join before the target is named, but for a second attack
    (SF-BERSERK-060)."""
    seat = s.active
    again = s.step == "again"
    ready = [s.must(number_in(token)) for token in s.twice] if again else ready_attackers(s)
    if not s.group:
        return Ask(seat, "declare", [DECLARE | one.card.number for one in ready])
    group = [s.must(number) for number in s.group]
    other = opponent(s, seat)
    options = [STRIKE | one.card.number for one in attackable(s, other, group)]
    if all(one.ambush for one in group):
        options.append(STRIKE | s.divinity(other).card.number)
    if not again:
        options += [DECLARE | one.card.number for one in ready if one not in group]
    options.append(HOLD)
    return Ask(seat, "strike", options, s.group[0])


def join(s: SevenFallen, number: int) -> None:
    """One more for the declaration in progress."""
    s.group = tuple(sorted((*s.group, number)))


def refuses_declare(s: SevenFallen, it: Piece) -> Refusal | None:
    """Why a card does not declare an attack now."""
    if s.step == "again":
        return SECOND_FIRST
    if s.step != "declare" or not it.attacker:
        return NO_ATTACKER
    if it.tilted:
        return TILTED_NOW
    return AMBUSH_LAST if it.ambush else None


def refuses_strike(s: SevenFallen, it: Piece) -> Refusal | None:
    """Why a card cannot be attacked now."""
    if s.step == "combat":
        return FINAL
    if s.step not in ("declare", "again", "redirect"):
        return None
    if it.printed.type == "divinity" and it.controller != s.active:
        return DEFENDED if s.step == "redirect" else NOT_IN_AMBUSH
    if it.controller == s.active or not on_line(s, it) or it.host:
        return NO_DEFENDER
    if it.printed.type == "blessing":
        return BLESSED
    return NOT_ATTACKABLE


def ask_redirect(s: SevenFallen) -> Ask:
    """SF-ATTACK-190: the Divinité is defended: another target, or none."""
    options = [STRIKE | one.card.number for one in attackable(s, opponent(s, s.active), attacking(s))]
    options.append(HOLD)
    return Ask(s.active, "redirect", options, number_in(s.attackers[0]))


def hold(s: SevenFallen) -> None:
    """SF-ATTACK-120, SF-ATTACK-220: they do not attack."""
    for it in [s.must(number) for number in s.group] or attacking(s):
        tilt(s, it)
        it.flags &= ~(ATTACKER | table.AMBUSH)
        if s.log is not None:
            say(s, "holds", {"card": it.card})
    s.group = ()
    s.attackers = ()
    s.defenders = ()
    s.step = "fought"


def declare(s: SevenFallen, number: int) -> None:
    """SF-ATTACK-110: the attackers tilt, the defender is fixed, and what watches declarations is triggered."""
    attackers = [s.must(one) for one in s.group]
    defender = s.must(number)
    for one in attackers:
        tilt(s, one)
    s.attackers = tuple(s.token(one) for one in s.group)
    s.defenders = (s.token(number),)
    s.group = ()
    open_window(s, "combat")
    if s.log is not None:
        say(s, "attacks", {"cards": [one.card for one in attackers], "card": defender.card})
    divinity = defender.printed.type == "divinity"
    for one in attackers:
        token = s.token(one.card.number)
        if not divinity and keyword(s, one, "archerie"):  # SF-ARCHERIE-010
            owe(s, Me(s.active, one.card.number, token, now_of(one), "kw:archerie"))
        if one.gear is not None and keyword(s, one, "honneur"):  # SF-HONNEUR-010
            owe(s, Me(s.active, one.card.number, token, now_of(one), "kw:honneur"))
    if "after_declared" in s.hooked:
        happened(s, Declared(attackers, defender))


def redirect(s: SevenFallen, number: int) -> None:
    """SF-ATTACK-210: not a new declaration; back to the Contemplation."""
    s.defenders = (s.token(number),)
    open_window(s, "combat")
    if s.log is not None:
        attackers = [s.cards[number_in(token)] for token in s.attackers]
        say(s, "attacks", {"cards": attackers, "card": s.cards[number]})


def attacking(s: SevenFallen) -> list[Piece]:
    """Those of the attack who are still there (SF-ATTACK-310)."""
    found: list[Piece] = []
    for token in s.attackers:
        it = s.aimed(token)
        if it is not None:
            found.append(it)
    return found


def pierces(s: SevenFallen, it: Piece, defenders: list[Piece]) -> bool:
    """SF-FAMLIST-020: whether it reaches the Divinité all the same."""
    own = it.hooks.get("pierces")
    return own is not None and bool(own.run(s, it, defenders))


def close_combat(s: SevenFallen) -> Flow:
    """The Contemplation of a combat is over: the attack goes on, is turned aside, or has failed."""
    attackers = attacking(s)
    defenders = [it for it in (s.aimed(token) for token in s.defenders) if it is not None]
    if attackers and len(defenders) == 1 and defenders[0].printed.type == "divinity":
        guards = defenders_of(s, opponent(s, s.active))
        if guards:
            reaching = [one for one in attackers if pierces(s, one, guards)]
            if not reaching:
                s.step = "redirect"
                return
            if len(reaching) < len(attackers):  # SF-ATTACK-330, SF-ATTACK-340
                turned = yield from _turn_aside(s)
                if turned:
                    return
                attackers = reaching
        yield from strike_divinity(s, attackers, defenders[0])
        return
    if not attackers or not defenders:  # SF-ATTACK-260
        failed(s)
        return
    yield from strike(s, attackers, defenders)


def _turn_aside(s: SevenFallen) -> FlowOf[bool]:
    options = [STRIKE | one.card.number for one in attackable(s, opponent(s, s.active), attacking(s))]
    options.append(DONE)
    option = yield Ask(s.active, "redirect", options, number_in(s.attackers[0]), "redirect-some")
    if option == DONE:
        return False
    redirect(s, option & NUMBER)
    return True


def failed(s: SevenFallen) -> None:
    if s.log is not None:
        say(s, "failed", {})
    end_combat(s, [])


def furious(s: SevenFallen) -> list[int]:
    """SF-BERSERK-030: the attackers with Berserk, as tokens, before damage is resolved; SF-BERSERK-050: those that have
    not had their second attack in this phase."""
    found: list[int] = []
    for it in attacking(s):
        token = s.token(it.card.number)
        if token not in s.struck and keyword(s, it, "berserk"):
            found.append(token)
    return found


def end_combat(s: SevenFallen, again: list[int]) -> None:
    """SF-LEX-230: nobody is in a combat any more; those of `again` that are still there may attack a second time."""
    for it in attacking(s):
        it.flags |= FOUGHT
        token = s.token(it.card.number)
        if token in again:
            s.twice = (*s.twice, token)
    s.attackers = ()
    s.defenders = ()
    s.step = "fought"


def strike_divinity(s: SevenFallen, attackers: list[Piece], it: Piece) -> Flow:
    """SF-DIV-120, SF-DIV-130: the sum of their ATQ, or one Plume for the whole attack."""
    again = furious(s)
    mine = [] if it.flags & MORTAL else (yield from _blows(s, s.active, attackers, [it], attack=True))
    s.resolving = True
    if it.flags & MORTAL:
        mighty = [one for one in attackers if atq(s, one) > 0]
        if mighty:
            first = yield from _plucker(s, mighty)
            lose_feather(s, it)
            happened(s, Damaged(it, first.controller, 1, first.card.number, True))  # SF-DMG-010: one point of damage
            treasure(s, [(first, 1)])
    else:
        yield from deal(s, [hit for _, hit in mine])
        treasure(s, [(one, hit.dealt) for one, hit in mine])
    s.resolving = False
    end_combat(s, again)


def _plucker(s: SevenFallen, group: list[Piece]) -> FlowOf[Piece]:
    """SF-TRESOR-030, SF-TRESOR-060: whose point of damage a Plume is, where several attack and it matters."""
    if len(group) == 1 or not ("after_damage" in s.hooked or any(keyword(s, one, "tresor") for one in group)):
        return group[0]
    option = yield Ask(s.active, "order", [TARGET | one.card.number for one in group], 0, "blows")
    return s.must(option & NUMBER)


def doubled(s: SevenFallen, it: Piece) -> bool:
    """SF-ZONE-130, SF-ARCH-080, SF-VAILLANT-010: whether a defender takes double damage."""
    return it.printed.type != "archangel" and on_line(s, it) == "front" and not keyword(s, it, "vaillant")


def strike(s: SevenFallen, attackers: list[Piece], defenders: list[Piece]) -> Flow:
    """SF-ATTACK-230: both sides at once."""
    mine = yield from _blows(s, s.active, attackers, defenders, attack=True)
    theirs = yield from _blows(s, opponent(s, s.active), defenders, attackers, attack=False)
    around = _around(s, defenders)
    again = furious(s)
    s.resolving = True
    yield from deal(s, [hit for _, hit in mine + theirs])
    s.resolving = False
    if s.over():
        return
    treasure(s, [(one, hit.dealt) for one, hit in mine])
    for one in attackers:
        if s.stands(one) and keyword(s, one, "collateral"):
            splash(s, one, [hit for by, hit in mine if by is one], around)
    end_combat(s, again)


Blows = list[tuple[Piece, Hit]]


def _blows(s: SevenFallen, seat: int, strikers: list[Piece], struck: list[Piece], *, attack: bool) -> FlowOf[Blows]:
    """SF-ATTACK-290, SF-ATTACK-300: what each of one side deals to whom on the other, the last point last."""
    blows: list[tuple[Piece, int, Piece]] = []
    if len(struck) == 1:
        it = struck[0]
        factor = 2 if attack and doubled(s, it) else 1
        points = [(one, atq(s, one) * factor) for one in strikers]
        if len(points) > 1:
            points = yield from _counted(s, seat, points, it)
        blows = [(one, amount, it) for one, amount in points]
    else:
        ordered = strikers if len(strikers) == 1 else (yield from _in_order(s, seat, strikers))
        for one in ordered:
            for it, amount in (yield from _share(s, seat, one, struck)):
                blows.append((one, amount * 2 if attack and doubled(s, it) else amount, it))
    return [(one, Hit(it, amount, one.card.number, one.controller, combat=True)) for one, amount, it in blows]


Points = list[tuple[Piece, int]]


def _counted(s: SevenFallen, seat: int, points: Points, it: Piece) -> FlowOf[Points]:
    """Of several on one: where more is dealt than it can receive, whose points count, and whose come last."""
    golem = it.golem
    left = room(s, it) + s.prevented.get(s.token(it.card.number), 0)
    if golem is not None:
        left += room(s, golem) + s.prevented.get(s.token(golem.card.number), 0)
    rest = sum(amount for _, amount in points)
    if rest <= left and it.printed.type == "divinity":  # all of it lands, and nothing is destroyed
        return points
    past = golem is not None and any(keyword(s, one, "fourberie") for one, _ in points)  # then each blow lands whole
    strength = {one.card.number: amount for one, amount in points}
    ordered = yield from _in_order(s, seat, [one for one, _ in points])
    counted: Points = []
    for one in ordered:
        amount = strength[one.card.number]
        rest -= amount
        most, least = min(amount, left), max(0, left - rest)
        if least < most and not past:
            options = [COUNT | number for number in range(most, least - 1, -1)]
            option = yield Ask(seat, "number", options, one.card.number, "share", {"card": it.card, "left": left})
            amount = option & NUMBER
        left -= min(amount, left)
        counted.append((one, amount))
    return counted


def _in_order(s: SevenFallen, seat: int, group: list[Piece]) -> FlowOf[list[Piece]]:
    """SF-ATTACK-290, SF-ATTACK-300: whose points land first: whoever lands the last one destroys."""
    left = list(group)
    ordered: list[Piece] = []
    while len(left) > 1:
        option = yield Ask(seat, "order", [TARGET | one.card.number for one in left], 0, "blows")
        one = s.must(option & NUMBER)
        ordered.append(one)
        left.remove(one)
    return ordered + left


def _share(s: SevenFallen, seat: int, by: Piece, among: list[Piece]) -> FlowOf[list[tuple[Piece, int]]]:
    """SF-ATTACK-240, SF-ATTACK-300: how a fighter's ATQ is divided."""
    left = atq(s, by)
    shares: list[tuple[Piece, int]] = []
    for n, it in enumerate(among):
        if n == len(among) - 1 or not left:
            shares.append((it, left))
            left = 0
            continue
        options = [COUNT | points for points in range(left + 1)]
        option = yield Ask(seat, "number", options, by.card.number, "share", {"card": it.card, "left": left})
        points = option & NUMBER
        shares.append((it, points))
        left -= points
    return shares


def _around(s: SevenFallen, defenders: list[Piece]) -> tuple[int, ...]:
    """Where the defenders stand before they may fall: lines (1 the AG, 2 the LDF), side, and who they are, each with
    the other one of its pair (SF-COLLATERAL-080)."""
    lines = 0
    numbers: list[int] = []
    for one in defenders:
        lines |= 1 if on_line(s, one) == "rear" else 2
        numbers.append(one.card.number)
        for other in one.attached:
            numbers.append(other.card.number)
    return (lines, defenders[0].controller, *numbers)


def splash(s: SevenFallen, it: Piece, hits: list[Hit], around: tuple[int, ...]) -> None:
    """SF-COLLATERAL-010: the damage really dealt, no more than the printed ATQ (SF-COLLATERAL-020). SF-COLLATERAL-050:
    not where an Archange defends."""
    amount = min(sum(hit.dealt for hit in hits), it.printed.atq)
    if amount and all(hit.it.printed.type != "archangel" for hit in hits):
        number = it.card.number
        about = (hits[0].it.card.number, amount, *around)
        owe(s, Me(it.controller, number, s.token(number), now_of(it), "kw:collateral", about))


def treasure(s: SevenFallen, dealt: list[tuple[Piece, int]]) -> None:
    """SF-TRESOR-010, SF-TRESOR-030: one Poseidor for each point of combat damage that an attacker has dealt."""
    for one, points in dealt:
        if points and s.stands(one) and keyword(s, one, "tresor"):
            give(s, one, "poseidor", points)


def after_combat(s: SevenFallen) -> None:
    """What comes next in the phase, once all that the last combat has triggered is resolved. SF-ATTACK-350: nobody is
    an attacker any more, but for those who may attack again: by Berserk, or straightened (SF-ATTACK-360)."""
    s.twice = tuple(token for token in s.twice if strikes_again(s, token))
    for one in fighters(s, s.active):
        if one.flags & FOUGHT and s.token(one.card.number) not in s.twice:
            one.flags &= ~FOUGHT
            if one.flags & table.TILTED:
                one.flags &= ~(ATTACKER | table.AMBUSH)
    if s.twice:
        s.group = (number_in(s.twice[0]),) if len(s.twice) == 1 else ()
        s.step = "again"
    elif ready_attackers(s):
        s.step = "declare"
    else:
        s.step = "retire"


def strikes_again(s: SevenFallen, token: int) -> bool:
    """SF-BERSERK-030: whether it still has the Berserk that it struck with."""
    it = s.aimed(token)
    return it is not None and it.controller == s.active and keyword(s, it, "berserk") > 0


def second_attack(s: SevenFallen, number: int) -> None:
    """SF-BERSERK-020: declared at once after the first; 0: it does not make it (SF-BERSERK-040)."""
    it = s.must(s.group[0])
    token = s.token(it.card.number)
    s.twice = tuple(one for one in s.twice if one != token)
    s.struck = (*s.struck, token)
    if number:
        declare(s, number)
        return
    s.group = ()
    s.step = "fought"
    if s.log is not None:
        say(s, "holds", {"card": it.card})


def stop_phase(s: SevenFallen) -> None:
    """SF-DIV-100: the attack phase ends at once, with the combat in progress."""
    s.attackers = ()
    s.defenders = ()
    s.stack = None
    s.step = "retire"


def end_phase(s: SevenFallen) -> Flow:
    """SF-ATTACK-400, SF-RETRAIT-010: nobody is an attacker any more; Retrait; what waits for the end of the phase."""
    seat = s.active
    for one in fighters(s, seat):
        if one.flags & ANNOUNCED and keyword(s, one, "retrait") and on_line(s, one) == "front":
            option = yield Ask(seat, "retire", [TARGET | one.card.number, DONE], one.card.number, "retrait")
            if option != DONE:
                move_to(s, one, "rear")
    for player in s.players:
        for row in (player.rear, player.front):
            for one in row:
                one.flags &= ~(ATTACKER | table.AMBUSH | ANNOUNCED | FOUGHT)
                if one.attached:
                    for other in one.attached:
                        other.flags &= ~(ATTACKER | table.AMBUSH | ANNOUNCED | FOUGHT)
    s.attacked = True
    s.group = ()
    s.twice = ()
    s.struck = ()
    s.step = "main"
    happened(s, PhaseEnded(None, seat))


def in_combat(s: SevenFallen, it: Piece) -> bool:
    """SF-LEX-230: whether it is in a combat."""
    if not s.attackers and not s.defenders:
        return False
    token = s.token(it.card.number)
    return token in s.attackers or token in s.defenders


def foes_in_combat(s: SevenFallen, it: Piece) -> list[Piece]:
    """Those that a card is in a combat against."""
    token = s.token(it.card.number)
    against = s.defenders if token in s.attackers else s.attackers if token in s.defenders else ()
    found: list[Piece] = []
    for other in against:
        foe = s.aimed(other)
        if foe is not None:
            found.append(foe)
    return found


def defending(s: SevenFallen, seat: int) -> list[Piece]:
    """SF-LEX-260: a player's cards on the CDB that are defenders in the combat in progress."""
    found: list[Piece] = []
    for token in s.defenders:
        it = s.aimed(token)
        if it is not None and it.controller == seat and it.printed.type != "divinity":
            found.append(it)
    return found


def join_defence(s: SevenFallen, it: Piece) -> None:
    """SF-ATTACK-300: one more defender in the combat in progress."""
    s.defenders = (*s.defenders, s.token(it.card.number))
    if s.log is not None:
        say(s, "joins-defence", {"card": it.card})
