"""The attack phase (chapter 2): announcement, declaration, Contemplation, damage, end."""

from __future__ import annotations

from typing import Final

from pioche.engine.choice import COUNT, DONE, TARGET, Ask
from pioche.engine.errors import Refusal
from pioche.engine.flow import Flow, FlowOf
from pioche.engine.log import say
from pioche.games.sevenfallen.rules.damage import Damaged, Hit, deal, lose_feather
from pioche.games.sevenfallen.rules.effects import Declared, Moment, happened, owe
from pioche.games.sevenfallen.rules.markers import give, may_stand_in_front, move_to, tilt
from pioche.games.sevenfallen.rules.terms import AMBUSH, ANNOUNCE, DECLARE, HOLD, STRIKE
from pioche.games.sevenfallen.rules.values import (
    atq,
    defenders_of,
    is_fighter,
    keyword,
    peaceful,
    says_yes,
)
from pioche.games.sevenfallen.state import MORTAL, Me, SevenFallen, now_of
from pioche.games.sevenfallen_common import table
from pioche.games.sevenfallen_common.table import ANNOUNCED, ATTACKER, Piece, on_line

TILTED: Final = Refusal("SF-ATTACK-050", "tilted")
CANNOT_ATTACK: Final = Refusal("SF-GARDIEN-010", "cannot-attack")
NO_ATQ: Final = Refusal("SF-GOLEM-070", "no-atq")
NO_SLOT: Final = Refusal("SF-AMBUSH-020", "no-slot")
NOT_ATTACKABLE: Final = Refusal("SF-LEX-010", "not-attackable")
AMBUSH_LAST: Final = Refusal("SF-AMBUSH-040", "ambush-last")
NOT_IN_AMBUSH: Final = Refusal("SF-AMBUSH-010", "not-in-ambush")


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
            for other in one.attached:
                if other.printed.type == "golem":
                    found.append(other)
    return found


def refuses_announce(s: SevenFallen, it: Piece) -> Refusal | None:
    """SF-ATTACK-050, SF-GARDIEN-010, SF-PACIF-010, SF-GOLEM-070."""
    if it.printed.type == "golem":
        if atq(s, it) <= 0:
            return NO_ATQ
    elif not is_fighter(it):
        return CANNOT_ATTACK
    if it.flags & table.TILTED:
        return TILTED
    if keyword(s, it, "gardien") or peaceful(s, it) or says_yes(s, "cannot_attack", it):
        return CANNOT_ATTACK
    where = s.must(it.host) if it.host else it
    if on_line(s, where) == "rear" and not says_yes(s, "from_rear", it) and not may_stand_in_front(s, where):
        return CANNOT_ATTACK
    return None


def begin_announcement(s: SevenFallen) -> None:
    """SF-AMBUSH-020, SF-AMBUSH-030, SF-PACIF-020: how many may be placed in Embuscade."""
    foe = s.players[1 - s.active]
    there = [one for one in foe.rear if is_fighter(one)]
    if not there or all(peaceful(s, one) for one in there):
        s.slots = 2
    else:
        s.slots = 1
    if "more_embuscade" in s.heard:
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
            if s.slots > 0:
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
    for one in attackers:
        if not says_yes(s, "from_rear", one):
            move_to(s, one, "front")
        if s.log is not None:
            say(s, "announced.ambush" if one.ambush else "announced", {"card": one.card})
    s.step = "announced"
    if attackers:
        for one in attackers:
            happened(s, Announced(one, s.active, len(attackers)))


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
    left = [one for one in fighters(s, s.active) if one.flags & ATTACKER and not one.flags & table.TILTED]
    plain = [one for one in left if not one.flags & table.AMBUSH]
    return plain or left


def attackable(s: SevenFallen, seat: int) -> list[Piece]:
    """SF-ATTACK-110, SF-ATTACK-160: what may be attacked; where all is protected, nothing is. A pair is attacked
    through its Ange."""
    player = s.players[seat]
    found = [
        one for row in (player.rear, player.front) for one in row if one.printed.type in ("angel", "archangel", "golem")
    ]
    if "cannot_be_attacked" in s.heard:
        able = [one for one in found if not says_yes(s, "cannot_be_attacked", one)]
        return able or found
    return found


def ask_declare(s: SevenFallen) -> Ask:
    """SF-ATTACK-100: who attacks, then whom. Others may join before the target is named."""
    seat = s.active
    options: list[int] = []
    ready = ready_attackers(s)
    group = s.group
    if s.twice:  # SF-BERSERK-060: alone, in the order that their controller likes
        ready = [] if group else [s.must(token & 0xFFF) for token in s.twice]
    if not group:
        return Ask(seat, "declare", [DECLARE | one.card.number for one in ready])
    for one in attackable(s, 1 - seat):
        options.append(STRIKE | one.card.number)
    if all(s.must(number).ambush for number in group):
        options.append(STRIKE | s.divinity(1 - seat).card.number)
    last = group[-1]
    for one in ready:
        if one.card.number > last and one.card.number not in group:
            options.append(DECLARE | one.card.number)
    options.append(HOLD)
    return Ask(seat, "strike", options, group[0])


def ask_redirect(s: SevenFallen) -> Ask:
    """SF-ATTACK-190: the Divinité is defended: another target, or none."""
    options = [STRIKE | one.card.number for one in attackable(s, 1 - s.active)]
    options.append(HOLD)
    return Ask(s.active, "redirect", options, s.attackers[0] & 0xFFF)


def hold(s: SevenFallen) -> None:
    """SF-ATTACK-120, SF-ATTACK-220: they do not attack."""
    numbers = s.group or tuple(token & 0xFFF for token in s.attackers)
    for number in numbers:
        it = s.in_play(number)
        if it is not None:
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
    s.step = "combat"
    s.priority = s.active
    s.passes = 0
    if s.log is not None:
        say(s, "attacks", {"cards": [one.card for one in attackers], "card": defender.card})
    divinity = defender.printed.type == "divinity"
    for one in attackers:
        token = s.token(one.card.number)
        if not divinity and keyword(s, one, "archerie"):  # SF-ARCHERIE-010
            owe(s, Me(s.active, one.card.number, token, now_of(one), "kw:archerie"))
        if one.gear is not None and keyword(s, one, "honneur"):  # SF-HONNEUR-010
            owe(s, Me(s.active, one.card.number, token, now_of(one), "kw:honneur"))
    happened(s, Declared(attackers, defender))


def redirect(s: SevenFallen, number: int) -> None:
    """SF-ATTACK-210: not a new declaration; back to the Contemplation."""
    s.defenders = (s.token(number),)
    s.step = "combat"
    s.priority = s.active
    s.passes = 0
    if s.log is not None:
        attackers = [s.cards[token & 0xFFF] for token in s.attackers]
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
        guards = defenders_of(s, 1 - s.active)
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
    options = [STRIKE | one.card.number for one in attackable(s, 1 - s.active)]
    options.append(DONE)
    option = yield Ask(s.active, "redirect", options, s.attackers[0] & 0xFFF, "redirect-some")
    if option == DONE:
        return False
    redirect(s, option & 0xFFF)
    return True


def failed(s: SevenFallen) -> None:
    if s.log is not None:
        say(s, "failed", {})
    end_combat(s, [], succeeded=False)


def end_combat(s: SevenFallen, attackers: list[Piece], *, succeeded: bool) -> None:
    """SF-ATTACK-350, SF-BERSERK-030: nobody is an attacker any more, but for those who may attack again."""
    for token in s.attackers:
        it = s.aimed(token)
        if it is None:
            continue
        again = succeeded and it in attackers and keyword(s, it, "berserk") and token not in s.struck
        if again and not s.stopped:
            s.twice = (*s.twice, token)
        elif it.tilted:  # SF-ATTACK-360: one that was straightened keeps its status
            it.flags &= ~(ATTACKER | table.AMBUSH)
        if token in s.struck:
            s.struck = tuple(one for one in s.struck if one != token)
    s.attackers = ()
    s.defenders = ()
    s.step = "fought"


def strike_divinity(s: SevenFallen, attackers: list[Piece], it: Piece) -> Flow:
    """SF-DIV-120, SF-DIV-130: the sum of their ATQ, or one Plume for the whole attack."""
    s.resolving = True
    if it.flags & MORTAL:
        mighty = [one for one in attackers if atq(s, one) > 0]
        if mighty:
            first = mighty[0]
            lose_feather(s, it)
            happened(s, Damaged(it, first.controller, 1, first.card.number, True))  # SF-DMG-010: one point of damage
            treasure(s, [(first, 1)])
    else:
        hits = [hit_of(s, one, it, double=False) for one in attackers]
        yield from deal(s, hits)
        treasure(s, [(one, hit.dealt) for one, hit in zip(attackers, hits, strict=True)])
    s.resolving = False
    end_combat(s, attackers, succeeded=True)


def hit_of(s: SevenFallen, by: Piece, it: Piece, *, double: bool, amount: int = -1) -> Hit:
    points = atq(s, by) if amount < 0 else amount
    return Hit(it, points * 2 if double else points, by.card.number, by.controller, combat=True)


def doubled(s: SevenFallen, it: Piece) -> bool:
    """SF-ZONE-130, SF-ARCH-080, SF-VAILLANT-010: whether a defender takes double damage."""
    return it.printed.type != "archangel" and on_line(s, it) == "front" and not keyword(s, it, "vaillant")


def strike(s: SevenFallen, attackers: list[Piece], defenders: list[Piece]) -> Flow:
    """SF-ATTACK-230: both sides at once."""
    ordered = attackers if len(attackers) == 1 else (yield from _in_order(s, s.active, attackers))
    hits: list[Hit] = []
    mine: list[tuple[Piece, Hit]] = []
    for one in ordered:
        shares = yield from _share(s, s.active, one, defenders)
        for it, points in shares:
            hit = hit_of(s, one, it, double=doubled(s, it), amount=points)
            hits.append(hit)
            mine.append((one, hit))
    answering = defenders if len(defenders) == 1 else (yield from _in_order(s, 1 - s.active, defenders))
    for one in answering:
        shares = yield from _share(s, 1 - s.active, one, attackers)
        for it, points in shares:
            hits.append(hit_of(s, one, it, double=False, amount=points))
    about = _around(s, defenders)
    s.resolving = True
    yield from deal(s, hits)
    s.resolving = False
    if s.over():
        return
    treasure(s, [(one, hit.dealt) for one, hit in mine])
    for one in attackers:
        if s.stands(one) and keyword(s, one, "collateral"):
            splash(s, one, [hit for by, hit in mine if by is one], about)
    end_combat(s, attackers, succeeded=True)


def _in_order(s: SevenFallen, seat: int, group: list[Piece]) -> FlowOf[list[Piece]]:
    """SF-ATTACK-290, SF-ATTACK-300: whose points land first: whoever lands the last one destroys."""
    left = list(group)
    ordered: list[Piece] = []
    while len(left) > 1:
        option = yield Ask(seat, "order", [TARGET | one.card.number for one in left], 0, "blows")
        one = s.must(option & 0xFFF)
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
        points = option & 0xFFF
        shares.append((it, points))
        left -= points
    return shares


def _around(s: SevenFallen, defenders: list[Piece]) -> dict[int, tuple[int, int, int]]:
    """Where the defenders stand before they may fall: line, side, the other one of the pair."""
    around: dict[int, tuple[int, int, int]] = {}
    for one in defenders:
        golem = one.golem
        line = 0 if on_line(s, one) == "rear" else 1
        around[one.card.number] = (line, one.controller, golem.card.number if golem is not None else one.host)
    return around


def splash(s: SevenFallen, it: Piece, hits: list[Hit], around: dict[int, tuple[int, int, int]]) -> None:
    """SF-COLLATERAL-010: the damage really dealt, no more than the printed ATQ (SF-COLLATERAL-020)."""
    for hit in hits:
        if hit.it.printed.type == "archangel" or not hit.dealt:  # SF-COLLATERAL-050
            continue
        line, seat, other = around[hit.it.card.number]
        amount = min(hit.dealt, it.printed.atq)
        number = it.card.number
        about = (hit.it.card.number, amount, line, seat, other)
        owe(s, Me(it.controller, number, s.token(number), now_of(it), "kw:collateral", about))


def treasure(s: SevenFallen, dealt: list[tuple[Piece, int]]) -> None:
    """SF-TRESOR-010, SF-TRESOR-030: one Poseidor for each point of combat damage that an attacker has dealt."""
    for one, points in dealt:
        if points and s.stands(one) and keyword(s, one, "tresor"):
            give(s, one, "poseidor", points)


def after_combat(s: SevenFallen) -> None:
    """What comes next in the phase, once all that the last combat has triggered is resolved."""
    s.twice = tuple(token for token in s.twice if strikes_again(s, token))
    if s.stopped:
        s.twice = ()
        s.step = "retire"
    elif s.twice:
        s.group = (s.twice[0] & 0xFFF,) if len(s.twice) == 1 else ()
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
    token = s.token(s.group[0])
    s.twice = tuple(one for one in s.twice if one != token)
    if number:
        s.struck = (*s.struck, token)
        declare(s, number)
    else:
        s.attackers = ()
        hold(s)


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
                one.flags &= ~(ATTACKER | table.AMBUSH | ANNOUNCED)
                for other in one.attached:
                    other.flags &= ~(ATTACKER | table.AMBUSH | ANNOUNCED)
    s.attacked = True
    s.group = ()
    s.twice = ()
    s.struck = ()
    s.step = "main"
    happened(s, PhaseEnded(None, seat))


def in_combat(s: SevenFallen, it: Piece) -> bool:
    """SF-LEX-230."""
    token = s.token(it.card.number)
    return token in s.attackers or token in s.defenders


def opponents(s: SevenFallen, it: Piece) -> list[Piece]:
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
