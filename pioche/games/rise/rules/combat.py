"""The Combat phase: attack, defence, and the combats one by one (*Phase de Combat*, *Les Plans*)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from pioche.engine.abilities import says_yes
from pioche.engine.choice import DONE, NUMBER, Ask, which, which_of
from pioche.engine.effects import Me, Moment, happened, owe
from pioche.engine.errors import Refusal
from pioche.engine.flow import Flow, FlowOf, pick
from pioche.engine.log import Seat, say
from pioche.engine.seats import in_turn_order, is_out, opponents, seats_from
from pioche.engine.stack import Stack
from pioche.engine.table import number_in
from pioche.games.rise.rules.control import START, take_control
from pioche.games.rise.rules.damage import Hit, deal
from pioche.games.rise.rules.gates import untilt
from pioche.games.rise.rules.resolve import settle
from pioche.games.rise.rules.stacks import push_for_game
from pioche.games.rise.rules.terms import AGAINST, ATTACK, BLOCK, FIRST
from pioche.games.rise.rules.traits import charge, unchanged
from pioche.games.rise.rules.values import (
    attack,
    base_attack,
    defence,
    flies,
    has,
    inactive,
    is_,
    is_gate,
    living,
    may_tilt,
    power,
)
from pioche.games.rise.state import (
    ARRIVED,
    ATTACKS,
    BLOCKED,
    DASHED,
    FORMED,
    HARMLESS,
    HAS_BLOCKED,
    MAY_ATTACK,
    NO_ATTACK,
    NO_BLOCK,
    TILTED,
    Element,
    Piece,
    Rise,
)

IN_COMBAT: Final = ("attack", "attacked", "to-block", "block", "blocked", "to-order", "order", "fights")
COMBAT_ENDS: Final = "combat"  # until the Combat phase is over
NO_FIGHTER: Final = Refusal("RI-GATE-030", "cannot-attack")
ALREADY_TILTED: Final = Refusal("RI-COMBAT-070", "tilted")
SICK: Final = Refusal("RI-CREA-020", "summoning-sickness")
FORBIDDEN: Final = Refusal("RI-COMBAT-320", "forbidden-to-attack")
INACTIVE_CARD: Final = Refusal("RI-GLO-340", "inactive")
CANNOT_TILT: Final = Refusal("RI-EFFECT-080", "cannot-tilt")
NO_BLOCKER: Final = Refusal("RI-COMBAT-110", "cannot-block")
TILTED_BLOCKER: Final = Refusal("RI-COMBAT-130", "tilted")
UNBLOCKABLE: Final = Refusal("RI-APTMISC-010", "unblockable")
WALL_WALKER: Final = Refusal("RI-WALL-010", "walks-through-walls")
OTHER_PLANE: Final = Refusal("RI-PLANE-020", "other-plane")
OUT_OF_REACH: Final = Refusal("RI-DISTANCE-010", "at-a-distance")
NOT_AT_YOU: Final = Refusal("RI-COMBAT-160", "not-at-you")
ENOUGH: Final = Refusal("RI-HORDE-010", "enough")
BLOCKED_ALREADY: Final = Refusal("RI-COMBAT-150", "blocked-already")


class Attacks(Moment):
    """`it` was declared as an attacker, against `seat`."""

    __slots__ = ()
    after: ClassVar[str] = "after_attack"


class Opposed(Moment):
    """RI-COMBAT-210, RI-COMBAT-220: a Combat begins: `it` is opposed to the card `by`; `amount` 1: `it` blocks."""

    __slots__ = ()
    after: ClassVar[str] = "after_block"


class Reached(Moment):
    """RI-COMBAT-260: the attack of `it` has reached `seat`."""

    __slots__ = ()
    after: ClassVar[str] = "after_reached"


class CombatEnds(Moment):
    """The Combat phase of `seat` is over."""

    __slots__ = ()
    after: ClassVar[str] = "after_combat"


def open_window(s: Rise, step: str) -> None:
    """RI-COMBAT-100: players may respond, the active one first."""
    s.step = step
    s.stack = Stack([], s.active)


# Attack


def begin_combat(s: Rise) -> None:
    """RI-COMBAT-020."""
    s.step = "attack"
    s.declared = []
    s.attacks = []
    s.fights = []
    s.opposed = []


def refuses_attack(s: Rise, it: Piece, seat: int = -1) -> Refusal | None:
    """Why a card cannot be declared as an attacker, or not against `seat`."""
    if not it.printed.fights or not (it.printed.creature or is_(it, MAY_ATTACK)):
        return NO_FIGHTER
    if it.flags & TILTED:
        return ALREADY_TILTED
    if it.charges and inactive(s, it):
        return INACTIVE_CARD
    if it.flags & FORMED:
        return SICK
    if it.flags & ARRIVED and it.printed.creature and "attacks_at_once" not in it.hooks and not has(s, it, "vitesse"):
        return SICK
    if it.changes and is_(it, NO_ATTACK):
        return FORBIDDEN
    if "cannot_attack" in s.hooked and says_yes(s, "cannot_attack", it, seat):
        return FORBIDDEN
    return None if may_tilt(s, it, -1) else CANNOT_TILT


def ask_attack(s: Rise) -> Ask:
    """RI-COMBAT-060, RI-COMBAT-090: who attacks whom, one after the other; all are announced together."""
    options: list[int] = []
    taken = [number_in(token) for token, _ in s.declared]
    foes = opponents(s, s.active)
    for it in s.players[s.active].field:
        number = it.card.number
        if number in taken or not it.printed.fights:
            continue
        if len(foes) == 1:
            if refuses_attack(s, it, foes[0]) is None:
                options.append(ATTACK | number)
        else:
            options += [which(ATTACK | number, foe + 1) for foe in foes if refuses_attack(s, it, foe) is None]
    options.append(DONE)
    return Ask(s.active, "attack", options)


def name_attacker(s: Rise, option: int) -> None:
    foe = which_of(option) - 1 if which_of(option) else opponents(s, s.active)[0]
    s.declared.append((s.token(option & NUMBER), foe))


def declare_attackers(s: Rise) -> None:
    """RI-COMBAT-060 to RI-COMBAT-080: they are tilted, and nobody can respond to that."""
    for token, foe in s.declared:
        it = s.aimed(token)
        if it is None:
            continue
        it.flags |= TILTED | ATTACKS
        if it.flags & ARRIVED and it.printed.creature and "attacks_at_once" not in it.hooks:
            it.flags |= DASHED  # RI-SPEED-010
        s.attacks.append((token, foe, 0))
        if s.log is not None:
            say(s, "attacks", {"card": it.card, "seat": Seat(foe)})
        if "after_attack" in s.hooked:
            happened(s, Attacks(it, foe))
    s.declared = []
    open_window(s, "attacked")


# Defence


def refuses_blocker(s: Rise, it: Piece) -> Refusal | None:
    """Why a card cannot block at all."""
    if not it.printed.fights:
        return NO_BLOCKER
    if it.flags & TILTED:
        return TILTED_BLOCKER
    if it.charges and inactive(s, it):
        return INACTIVE_CARD
    if (it.changes and is_(it, NO_BLOCK)) or has(s, it, "ombre"):
        return NO_BLOCKER
    return NO_BLOCKER if "cannot_block" in s.hooked and says_yes(s, "cannot_block", it) else None


def refuses_block(s: Rise, it: Piece, attacker: Piece) -> Refusal | None:
    """Why a card that can block cannot block this attacker."""
    if has(s, attacker, "imbloquable") or has(s, attacker, "ombre"):
        return UNBLOCKABLE
    gate = is_gate(it)
    if gate and has(s, attacker, "passe-muraille"):  # RI-WALL-020
        return WALL_WALKER
    if has(s, it, "portee"):  # RI-REACH-010
        return None
    above, below = flies(s, attacker), not flies(s, it)
    if above and below:
        return OTHER_PLANE
    if has(s, attacker, "distance") and (above == below or not (gate or has(s, it, "distance"))):
        return OUT_OF_REACH  # RI-DISTANCE-020: on the same plane
    return None


def refuses_another(s: Rise, it: Piece) -> Refusal | None:
    """RI-COMBAT-150, RI-HORDE-010, RI-GATE-090: whether it blocks enough already."""
    token = s.token(it.card.number)
    held = [s.aimed(one[0]) for one in s.attacks if one[2] == token]
    if not held:
        return None
    if not (is_gate(it) or has(s, it, "horde")):
        return BLOCKED_ALREADY
    return None if sum([attack(s, one) for one in held if one is not None]) < defence(s, it) else ENOUGH


def unblocked(s: Rise, seat: int) -> list[Piece]:
    """The attackers against a player that nobody blocks yet."""
    found = [s.aimed(token) for token, foe, blocker in s.attacks if foe == seat and not blocker]
    return [it for it in found if it is not None and it.flags & ATTACKS]


def blockable(s: Rise, it: Piece) -> list[Piece]:
    """The attackers that a card could block now."""
    if refuses_blocker(s, it) is not None or refuses_another(s, it) is not None:
        return []
    return [one for one in unblocked(s, it.controller) if refuses_block(s, it, one) is None]


def ask_block(s: Rise) -> Ask:
    """RI-COMBAT-110, RI-COMBAT-120: who blocks, then whom."""
    if s.blocker:
        it = s.must(number_in(s.blocker))
        return Ask(s.deciding, "against", [AGAINST | one.card.number for one in blockable(s, it)], it.card.number)
    return Ask(s.deciding, "block", [*able_blockers(s, s.deciding), DONE])


def able_blockers(s: Rise, seat: int) -> list[int]:
    attackers = unblocked(s, seat)
    if not attackers:
        return []
    return [BLOCK | it.card.number for it in s.players[seat].field if blocks_any(s, it, attackers)]


def blocks_any(s: Rise, it: Piece, attackers: Sequence[Piece]) -> bool:
    """Whether a card could block one of these now."""
    if refuses_blocker(s, it) is not None or refuses_another(s, it) is not None:
        return False
    return any(refuses_block(s, it, one) is None for one in attackers)


def name_blocker(s: Rise, number: int) -> None:
    s.blocker = s.token(number)


def block(s: Rise, number: int) -> None:
    token = s.token(number)
    for n, (attacker, foe, _) in enumerate(s.attacks):
        if attacker == token:
            s.attacks[n] = (attacker, foe, s.blocker)
            if s.log is not None:
                say(s, "blocks", {"card": s.cards[number_in(s.blocker)], "attacker": s.cards[number]})
    s.blocker = 0


def from_who_decides(s: Rise) -> list[int]:
    """The players that the active one may attack, in turn order, from who decides now on; all of them where that is the
    active player."""
    count = len(s.teams)
    at = (s.deciding - s.active) % count
    return [seat for seat in seats_from(s, s.active)[1:] if (seat - s.active) % count >= at]


def next_to_block(s: Rise) -> None:
    """RI-COMBAT-120: the players attacked, in turn order; who can block nobody is not asked."""
    for seat in from_who_decides(s):
        if seat != s.deciding and able_blockers(s, seat):
            s.step = "block"
            s.deciding = seat
            return
    if s.attacks:
        open_window(s, "blocked")
    else:
        s.step = "fights"


# The order of combats


def blocked_fights(s: Rise, seat: int) -> list[tuple[int, int, int]]:
    return [one for one in s.attacks if one[1] == seat and one[2] and one not in s.fights]


def next_to_order(s: Rise) -> None:
    """RI-COMBAT-180: each attacked player orders the combats of their blockers; unblocked attacks follow."""
    for seat in from_who_decides(s):
        left = blocked_fights(s, seat)
        if len(left) > 1:
            s.step = "order"
            s.deciding = seat
            return
        s.fights += left
        s.fights += [one for one in s.attacks if one[1] == seat and not one[2]]
    s.step = "fights"


def ask_order(s: Rise) -> Ask:
    return Ask(s.deciding, "order", [FIRST | number_in(one[0]) for one in blocked_fights(s, s.deciding)])


def put_first(s: Rise, number: int) -> None:
    s.fights += [one for one in blocked_fights(s, s.deciding) if number_in(one[0]) == number]
    next_to_order(s)


def next_fight(s: Rise) -> None:
    """RI-COMBAT-190, RI-COMBAT-330: the next combat, or unblocked attack, has a stack of its own."""
    attacker, seat, blocker = s.fights.pop(0)
    card = s.cards[number_in(attacker)]
    targets = (number_in(blocker),) if blocker else ()
    aims = ((attacker,), (blocker,)) if blocker else ((attacker,),)
    word = "combat" if blocker else "assault"
    push_for_game(s, Element(card.number, word, targets, -1, attacker, card.proto, aims, about=(seat,)), s.active)


# A combat


def in_this_combat(s: Rise, it: Piece) -> bool:
    """RI-DODGE-020: whether the combat on the stack is one of this card's."""
    token = s.token(it.card.number)
    return any(one.ability == "combat" and any(token in group for group in one.aims) for one in s.elements())


def foe_in_combat(s: Rise, it: Piece) -> Piece | None:
    """The card that is opposed to `it` in the combat on the stack."""
    token = s.token(it.card.number)
    for one in s.elements():
        if one.ability == "combat" and any(token in group for group in one.aims):
            for group in one.aims:
                if token not in group:
                    return s.aimed(group[0])
    return None


def resolve_combat(s: Rise, element: Element) -> Flow:
    """RI-COMBAT-270, RI-COMBAT-300, RI-COMBAT-340: with a blocker that can still block, or against the player."""
    attacker = s.aimed(element.aims[0][0])
    seat = element.about[0]
    if attacker is None or not attacker.flags & ATTACKS or s.out >> seat & 1:
        return
    blocker = s.aimed(element.aims[1][0]) if len(element.aims) > 1 else None
    if blocker is not None and blocker.controller == seat and may_still_block(s, blocker, attacker):
        yield from fight(s, attacker, blocker)
    else:
        yield from assault(s, attacker, seat)


def may_still_block(s: Rise, it: Piece, attacker: Piece) -> bool:
    return refuses_blocker(s, it) is None and refuses_block(s, it, attacker) is None


def fight(s: Rise, attacker: Piece, blocker: Piece) -> Flow:
    """RI-COMBAT-230: both deal their attack, at the same time."""
    mine, theirs = s.token(attacker.card.number), s.token(blocker.card.number)
    s.opposed.append((mine, theirs))
    attacker.flags |= BLOCKED
    blocker.flags |= HAS_BLOCKED
    s.facing = (mine, theirs)
    if s.log is not None:
        say(s, "fights", {"card": attacker.card, "blocker": blocker.card})
    if "after_block" in s.hooked:
        happened(s, Opposed(attacker, attacker.controller, 0, theirs))
        happened(s, Opposed(blocker, blocker.controller, 1, mine))
        yield from settle(s)
        s.facing = (mine, theirs)
    if not s.stands(attacker) or not s.stands(blocker):
        s.facing = ()
        return
    seat = blocker.controller
    before = max(0, defence(s, blocker))
    blow = combat_damage(s, attacker, blocker)
    deal(s, [Hit(blocker, blow, striker=attacker), Hit(attacker, combat_damage(s, blocker, attacker), striker=blocker)])
    if blow > before and has(s, attacker, "percee"):  # RI-PIERCE-010, RI-PIERCE-040
        yield from hit_invoker(s, attacker, seat, blow - before)
    s.unsettled = True  # whatever was dealt: who fought each other is forgotten
    yield from settle(s)


def combat_damage(s: Rise, it: Piece, foe: Piece | None) -> int:
    """What a card deals in a Combat. RI-RIPOSTE-010: a blocker with Riposte doubles its base."""
    if it.changes and is_(it, HARMLESS):  # RI-DODGE-010
        return 0
    amount = attack(s, it)
    if foe is not None and not it.flags & ATTACKS and has(s, it, "riposte"):
        amount = max(0, 2 * base_attack(it) + power(s, it))
    if foe is not None and "doubled_damage" in it.hooks and it.hooks["doubled_damage"].run(s, it, foe):
        amount *= 2
    return amount


def assault(s: Rise, attacker: Piece, seat: int) -> Flow:
    """RI-COMBAT-280: an attack that nobody blocks."""
    if s.log is not None:
        say(s, "reaches", {"card": attacker.card, "seat": Seat(seat)})
    if "after_reached" in s.hooked:
        happened(s, Reached(attacker, seat))
    yield from hit_invoker(s, attacker, seat, combat_damage(s, attacker, None))
    yield from settle(s)


def hit_invoker(s: Rise, attacker: Piece, seat: int, amount: int) -> FlowOf[None]:
    """RI-COMBAT-280, RI-AVANT-010: who is hit chooses the Invocateur, or the attacker with Avantage. RI-SPLASH-010: the
    other one too."""
    able = living(s, seat)
    if not able:
        return
    it = able[0]
    if len(able) > 1 and amount > 0:
        chooser = attacker.controller if has(s, attacker, "avantage") else seat
        it = s.must((yield from pick(chooser, able, "hit-invoker", attacker.card.number, kind="hit")))
    splash = has(s, attacker, "splash")
    if deal(s, [Hit(it, amount, striker=attacker)]) and splash:
        others = [one for one in able if one is not it]
        deal(s, [Hit(one, amount, striker=attacker) for one in others])


def clash(s: Rise, me: Me, one: Piece, other: Piece) -> None:
    """RI-GLO-030, RI-GLO-040: an Affrontement; its damage is no combat damage."""
    s.facing = (s.token(one.card.number), s.token(other.card.number))
    if s.log is not None:
        say(s, "clash", {"card": one.card, "other": other.card})
    deal(s, [Hit(other, attack(s, one), me), Hit(one, attack(s, other), me)])
    s.unsettled = True  # whatever was dealt: who fought each other is forgotten


# The end of the phase


def finish_combat(s: Rise) -> Flow:
    """RI-COMBAT-310: what comes after the Combat phase, the active player's first."""
    s.step = "over"
    fallen = [token for token, _ in s.fallen]
    s.victors = []
    for one, other in s.opposed:
        for winner, loser in ((one, other), (other, one)):
            it = s.aimed(winner)
            if it is not None and it.printed.creature and loser in fallen and winner not in s.victors:
                s.victors.append(winner)  # RI-GLO-190
    for seat in in_turn_order(s):
        yield from after_combat(s, seat)
        if s.over() or is_out(s, s.active):  # RI-GOAL-080: then the turn has ended
            return
    if "after_combat" in s.hooked:
        happened(s, CombatEnds(None, s.active))
    leave_combat(s)
    s.fought = True
    s.declined = False
    s.step = "main"
    yield from settle(s)


def leave_combat(s: Rise) -> None:
    """Nobody attacks or blocks any more."""
    for player in s.players:
        for it in player.field:
            it.flags &= ~(ATTACKS | BLOCKED | HAS_BLOCKED)
            unchanged(s, it, COMBAT_ENDS)
    s.attacks, s.fights, s.opposed, s.possessed = [], [], [], []


def after_combat(s: Rise, seat: int) -> Flow:
    """Drain, Peau de fer, Saignement and Possession of one player, in the order that they like."""
    owed: list[Me] = []
    for it in s.players[seat].field:
        number = it.card.number
        keys: list[str] = []
        if it.flags & BLOCKED:
            keys += [key for key in ("drain", "saignement") if has(s, it, key)]
        if it.flags & HAS_BLOCKED and it.printed.creature and has(s, it, "peau-de-fer"):
            keys.append("peau-de-fer")
        owed += [Me(seat, number, s.token(number), it.printed, f"kw:{key}") for key in keys]
    if "after_charged" not in s.hooked and all(me.key in ("kw:drain", "kw:peau-de-fer") for me in owed):
        for me in owed:  # whose order makes no difference
            it = s.must(me.number)
            charge(s, me, it, 1)
    else:
        for me in owed:
            owe(s, me)
    yield from settle(s)
    for taker, token in s.possessed.copy():
        if taker == seat:
            yield from possess(s, seat, token)


def bleed(s: Rise, me: Me) -> None:
    """RI-BLEED-010, RI-BLEED-020: those Créatures that have blocked it."""
    token = me.token
    for one, other in s.opposed:
        it = s.aimed(other) if one == token else None
        if it is not None and it.printed.creature:
            charge(s, me, it, -1)


def possess(s: Rise, seat: int, token: int) -> Flow:
    """RI-POSS-010, RI-POSS-030, RI-POSS-040: one of the opposing Créatures that fought it."""
    foes: list[Piece] = []
    for one, other in s.opposed:
        for mine, theirs in ((one, other), (other, one)):
            it = s.aimed(theirs) if mine == token else None
            if it is not None and it.printed.creature and it.controller != seat and it not in foes:
                foes.append(it)
    if not foes:
        return
    it = foes[0]
    if len(foes) > 1:
        it = s.must((yield from pick(seat, foes, "possess", number_in(token))))
    me = Me(seat, number_in(token), token, s.cards[number_in(token)].proto, "kw:possession")
    if take_control(s, None, it, seat, START):
        untilt(s, me, it)
    yield from settle(s)
