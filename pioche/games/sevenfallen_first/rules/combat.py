"""Combats: one after the other, in the order of the plan (chapters Phase d'attaque, Dégâts, Attaque à plusieurs)."""

from __future__ import annotations

from pioche.engine.abilities import says_yes
from pioche.engine.choice import NUMBER, TARGET, Ask
from pioche.engine.effects import happened
from pioche.engine.flow import NOTHING, Flow, FlowOf, confirm
from pioche.engine.lasting import END_OF_PHASE, expire
from pioche.engine.log import say
from pioche.engine.seats import opponents
from pioche.games.sevenfallen_common.table import Piece, on_line
from pioche.games.sevenfallen_first.rules.damage import ABILITY, BLOW, SNEAK, Hit, deal, unhurt, untouched
from pioche.games.sevenfallen_first.rules.enter import settle
from pioche.games.sevenfallen_first.rules.play import playable
from pioche.games.sevenfallen_first.rules.terms import Attacked
from pioche.games.sevenfallen_first.rules.values import atq, frozen, golem_atq, in_line, is_mortal, keyword, might_have
from pioche.games.sevenfallen_first.rules.zones import move_to, return_to_hand
from pioche.games.sevenfallen_first.state import First


def fight(s: First) -> Flow:
    """SO-PLAN-020, SO-PLAN-120: the next combat; then the active player may play pages before the one after it, where
    there is something to play."""
    while s.plan and not s.over() and s.step == "battle":
        line, s.plan = s.plan[0], s.plan[1:]
        yield from _combat(s, line)
        if s.over() or s.out >> s.active & 1:  # SO-DUO-230
            return
        if s.plan and playable(s, s.active, any_will_do=True):
            return
    if not s.over() and s.step == "battle":
        end_phase(s)
        yield from settle(s)


def end_phase(s: First) -> None:
    """The attack phase is over."""
    s.step = "main"
    forget_plan(s)


def forget_plan(s: First) -> None:
    s.plan = s.group = s.staying = s.askers = s.brought = ()
    s.open_to = 0
    if s.lasting:
        expire(s, END_OF_PHASE)
        s.unsettled = True


def able_to_strike(s: First, token: int) -> Piece | None:
    """SO-PLAN-090: an attacker that is still there and able. SO-RHAPSODIE-040: what it has borrowed keeps no announced
    attack from taking place, nor does frost."""
    one = s.aimed(token)
    if one is None or one.controller != s.active:
        return None
    line = on_line(s, one)
    if one.printed.type == "golem":
        return one if line == "rear" and golem_atq(s, one) else None
    if line == "rear":
        return one if keyword(s, one, "canon") else None
    if not line:
        return None
    terrified = keyword(s, one, "terrorise")
    return None if terrified and terrified > borrowed(s, token, "terrorise") else one


def borrows(s: First, token: int) -> bool:
    """SO-RHAPSODIE-010: whether a page has abilities of others until the end of the attack."""
    return any(effect.until == END_OF_PHASE and effect.args[:1] == (token,) for effect in s.lasting)


def borrowed(s: First, token: int, name: str) -> int:
    """SO-RHAPSODIE-040: the value that a page has of an ability of others."""
    handler = f"first.{name}"
    return sum(
        [
            one.args[1]
            for one in s.lasting
            if one.handler == handler and one.until == END_OF_PHASE and one.args[0] == token
        ]
    )


def _combat(s: First, line: tuple[int, ...]) -> Flow:
    attackers = [one for one in [able_to_strike(s, token) for token in line[1:]] if one is not None]
    target = s.aimed(line[0])
    if target is not None and target.host:  # SO-LINK-140
        target = s.must(target.host)
    if target is not None and target.controller not in opponents(s, s.active):
        target = None
    heavens = target is not None and target.printed.type == "divinity"
    if target is not None and heavens and s.players[target.controller].rear:  # SO-PLAN-040, SO-PLAN-140
        attackers = [one for one in attackers if keyword(s, one, "godslayer")]
    tokens = [s.token(one.card.number) for one in attackers]
    if target is None or not attackers:
        if s.log is not None:
            say(s, "lost-attack", {"cards": [s.cards[token & NUMBER] for token in line[1:]]})
    else:
        if s.log is not None:
            say(s, "combat", {"cards": [one.card for one in attackers], "card": target.card})
        if heavens:  # SO-ATK-090, SO-GROUP-060: one blow, nothing comes back
            total = sum([atq(s, one) for one in attackers])
            yield from deal(s, [Hit(target, total, attackers[0].card.number, BLOW, attack=True)])
        elif not keyword(s, target, "fuite") or not (yield from _flees(s, target, attackers)):
            yield from _blows(s, target, attackers)
        if s.over():
            return
        if "after_attack" in s.hooked:
            for token in tokens:
                one = s.aimed(token)
                if one is not None:
                    happened(s, Attacked(one, one.controller, int(heavens), line[0] & NUMBER))
    for token in line[1:]:
        if might_have(s, token & NUMBER, "retrait"):
            yield from _withdraw(s, token)
    yield from settle(s)


def doubled(s: First, attacker: Piece, target: Piece) -> bool:
    """SO-ZONE-090, SO-ESQUIVE-010, SO-VIOLENCE-010, SO-VIOLENCE-020: on the fire line, or by Violence on the rear
    guard; never fourfold."""
    if target in s.players[target.controller].front:
        if keyword(s, target, "esquive"):
            return False
        return not ("not_doubled" in s.hooked and says_yes(s, "not_doubled", target))
    return keyword(s, attacker, "violence") > 0


def blow(s: First, attacker: Piece, target: Piece) -> int:
    """What an attacker deals to a page."""
    if unhurt(s, target, attacker):
        return 0
    value = atq(s, attacker)
    return 2 * value if doubled(s, attacker, target) else value


def blow_back(s: First, target: Piece, attacker: Piece) -> int:
    """SO-CANON-030, SO-CANON-040, SO-DMG-070: what a page that is attacked deals to each of its attackers."""
    if unhurt(s, attacker, target):
        return 0
    fires = attacker in s.players[attacker.controller].rear and keyword(s, attacker, "canon")
    if fires and not (keyword(s, target, "canon") and target in s.players[target.controller].rear):
        return 0
    if target.printed.type == "golem":
        value = 0
        if "blow_back" in s.hooked:
            for source in s.listeners("blow_back"):
                value = source.hooks["blow_back"].run(s, source, target, value)
        return value
    return atq(s, target)


def _blows(s: First, target: Piece, attackers: list[Piece]) -> Flow:
    """SO-DMG-030, SO-GROUP-010 to SO-GROUP-040: both sides at once, attackers in the announced order."""
    hits: list[Hit] = []
    back: list[Hit] = []
    splash: list[Hit] = []
    for one in attackers:
        amount = blow(s, one, target)
        how = _how(s, one)
        hits.append(Hit(target, amount, one.card.number, how, attack=True))
        if amount and keyword(s, one, "collateral") and not untouched(s, target, how):
            beside = yield from _beside(s, one, target)
            if beside is not None:
                splash.append(Hit(beside, amount, one.card.number, ABILITY, attack=True))
        back.append(Hit(one, blow_back(s, target, one), target.card.number, BLOW))
    vengeful = s.token(target.card.number) if keyword(s, target, "vengeance") else 0
    tokens = [s.token(one.card.number) for one in attackers]
    yield from deal(s, hits + splash + back)
    if vengeful and not s.over():
        yield from _vengeance(s, vengeful, tokens)


def _how(s: First, attacker: Piece) -> int:
    return SNEAK if keyword(s, attacker, "fourberie") else BLOW


def _beside(s: First, attacker: Piece, target: Piece) -> FlowOf[Piece | None]:
    """SO-COLLATERAL-010, SO-COLLATERAL-050: another page on the line of the one attacked, by choice of the attacker's
    controller."""
    player = s.players[target.controller]
    row = player.front if target in player.front else player.rear
    others = [one for one in row if one is not target]
    if len(others) < 2:
        return others[0] if others else None
    options = [TARGET | one.card.number for one in others]
    return s.must((yield Ask(s.active, "target", options, attacker.card.number, "collateral")) & NUMBER)


def _vengeance(s: First, token: int, tokens: list[int]) -> Flow:
    """SO-VENGEANCE-010 to SO-VENGEANCE-030: once more to each attacker that is left, as damage of an ability."""
    it = s.aimed(token)
    if it is None:
        return
    left = [one for one in [s.aimed(other) for other in tokens] if one is not None]
    value = atq(s, it)
    yield from deal(s, [Hit(one, value, it.card.number, ABILITY) for one in left])


def _flees(s: First, target: Piece, attackers: list[Piece]) -> FlowOf[bool]:
    """SO-FUITE-010 to SO-FUITE-040: back to the hand, and all of the damage to another page or to the divinity. A
    mortal has no hand to go to: she stays, and another page takes it."""
    seat = target.controller
    others = [one for one in in_line(s, seat) if one is not target] + s.players[seat].divine
    if not is_mortal(target):
        others += target.attached
    if not others or not (yield from confirm(seat, "fuite", target.card.number)):
        return False
    hits = [(blow(s, one, target), one.card.number, _how(s, one)) for one in attackers]
    if not is_mortal(target):
        return_to_hand(s, target)
    one = others[0]
    if len(others) > 1:
        options = [TARGET | it.card.number for it in others]
        one = s.must((yield Ask(seat, "target", options, target.card.number, "redirect")) & NUMBER)
    if one.printed.type == "divinity":  # SO-GROUP-060: one blow
        hits = [(sum([amount for amount, _, _ in hits]), hits[0][1], BLOW)]
    yield from deal(s, [Hit(one, amount, by, how, attack=True) for amount, by, how in hits])
    return True


def _withdraw(s: First, token: int) -> Flow:
    """SO-RETRAIT-010, SO-RETRAIT-020, SO-VAILLANT-030: after its last attack; not while Vaillant or frozen."""
    one = s.aimed(token)
    if one is None or s.over() or not keyword(s, one, "retrait") or one not in s.players[one.controller].front:
        return NOTHING
    if one.controller != s.active or any(token in line[1:] for line in s.plan):
        return NOTHING
    return NOTHING if keyword(s, one, "vaillant") or frozen(one) else _may_withdraw(s, one)


def _may_withdraw(s: First, it: Piece) -> Flow:
    if (yield from confirm(it.controller, "retrait", it.card.number)):
        move_to(s, it, "rear")
