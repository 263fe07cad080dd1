"""The table settles: what falls, what is lost, what was triggered (*Effets continus ou déclenchés*, *But d'une
partie*). How effects are carried out is the engine's (`engine/activate.py`)."""

from __future__ import annotations

from typing import Final

from pioche.engine.abilities import says_yes
from pioche.engine.activate import EffectRules, able, carry_out, pay_costs, resolve_due_now
from pioche.engine.effects import Me, effect_at
from pioche.engine.flow import NOTHING, Flow, confirm, pick
from pioche.engine.log import Seat, say
from pioche.engine.seats import in_turn_order, is_out, lose
from pioche.engine.stack import add_later
from pioche.engine.table import number_in
from pioche.engine.toss import flip
from pioche.games.rise.rules.destroy import destroy
from pioche.games.rise.rules.leaving import depart
from pioche.games.rise.rules.life import die
from pioche.games.rise.rules.prices import affordable, pay_price, price_now
from pioche.games.rise.rules.traits import lose_poison, refresh
from pioche.games.rise.rules.values import (
    defence,
    has,
    living,
    may_weaken,
    owns,
    protected,
    toughness,
    types,
    unaided,
)
from pioche.games.rise.rules.zones import exclude, leave, loose
from pioche.games.rise.state import STRUCK, Element, Piece, Price, Printed, Rise, print_of


def settle(s: Rise) -> Flow:
    """RI-CREA-080, RI-EFFECT-040: after each sentence."""
    return _settle(s) if s.unsettled or s.due or s.offers else NOTHING


def _settle(s: Rise) -> Flow:
    while not s.over():
        if s.unsettled:
            s.unsettled = False
            for player in s.players:
                if player.short:
                    yield from pay_for_missing_cards(s)
                    break
            lost = beaten(s)
            if lost:
                fall_out(s, lost)
                continue
            for player in s.players:
                for it in player.field.copy():
                    if may_have_to_change(s, it) and s.stands(it):
                        keep_up(s, it)
            destroy_what_falls(s)
        elif s.due:
            yield from resolve_due_now(s, RULES)
        elif s.offers:
            yield from offer_action(s, s.offers.pop(0))
        else:
            return


def pay_for_missing_cards(s: Rise) -> Flow:
    """RI-CASE-050, RI-CASE-060, RI-HAND-040: an Invocateur for each card that could not be drawn."""
    for seat in in_turn_order(s):
        player = s.players[seat]
        while player.short:
            player.short -= 1
            able = living(s, seat)
            if able:
                number = able[0].card.number
                if player.short < len(able) - 1:
                    number = yield from pick(seat, able, "no-card-left")
                die(s, s.must(number))
        player.short = 0


def beaten(s: Rise) -> list[int]:
    """RI-GOAL-020: the players still in the game of whose Invocateurs none lives."""
    found: list[int] = []
    for seat, player in enumerate(s.players):
        for one in player.invokers:
            if one.life > 0:
                break
        else:
            if not is_out(s, seat):
                found.append(seat)
    return found


def fall_out(s: Rise, lost: list[int]) -> None:
    """RI-GOAL-020, RI-GOAL-030, RI-GOAL-040: these have lost at the same moment."""
    lose(s, lost, "invokers-dead")
    if not s.over():
        for seat in lost:
            depart(s, seat)
    s.unsettled = True


def may_have_to_change(s: Rise, it: Piece) -> bool:
    """Whether there is something to look at in `keep_up`: it is not quite as it is printed, or an Équipement."""
    if it.changes or it.charges or it.host or it.hooks is not it.printed.hooks or "grants" in s.hooked:
        return True
    return "equipement" in it.printed.aptitudes


def keep_up(s: Rise, it: Piece) -> None:
    """What follows from what a card is now: whether its Effects are heard, whether it stays equipped or poisoned."""
    if it.changes or it.charges or it.hooks is not it.printed.hooks or "grants" in s.hooked:
        refresh(s, it)
        if owns(s, it, "poison") and "nourriture" not in types(s, it):  # RI-POISON-070
            lose_poison(s, it)
    if loose(s, it):
        leave(s, it, "graveyard")


def destroy_what_falls(s: Rise) -> None:
    """RI-CREA-080, RI-GATE-080, RI-CREA-130: at once. RI-CREA-100: what is Indestructible its charges Exclude."""
    struck: list[Piece] = []
    others: list[Piece] = []
    weaken = may_weaken(s)  # else only what is on a card itself can bring it down
    for seat in in_turn_order(s):
        for it in s.players[seat].field:
            if it.printed.fights and (weaken or unaided(it) <= 0) and defence(s, it) <= 0:
                if owns(s, it, "indestructible"):
                    if toughness(s, it) < 0 and not protected(it):
                        exclude(s, it)
                        return
                elif it.flags & STRUCK:
                    struck.append(it)
                else:
                    others.append(it)
            elif not_morphed(s, it):  # RI-MORPH-020
                others.append(it)
            it.flags &= ~STRUCK
    if struck or others:
        doomed = [*struck, *[it for it in others if not has(s, it, "enracinement")]]
        destroy(s, doomed, combat=True)
    s.facing = ()


def not_morphed(s: Rise, it: Piece) -> bool:
    """Whether a card with Morpher copies nothing, or has lost the aptitude."""
    if "morpher" not in print_of(it.card).aptitudes:
        return False
    return "!morph" not in it.printed.mark or not owns(s, it, "morpher")


def toss(s: Rise, seat: int) -> int:
    """RI-TOSS-010: a player tosses a coin, and all see how it falls."""
    result = flip(s)
    if s.log is not None:
        say(s, "toss.success" if result else "toss.failure", {"seat": Seat(seat)})
    return result


def silenced(s: Rise, seat: int) -> bool:
    """RI-PRIO-070: whether no Action can be activated at all (« Mutisme »)."""
    return "cannot_act" in s.hooked and says_yes(s, "cannot_act", None, seat)


def price_of_fallen(s: Rise, element: Element) -> Price:
    """RI-APTMISC-050: what Exhumation or Réanimation costs now."""
    printed: Printed = element.proto  # type: ignore[assignment]
    return price_now(s, None, printed, element.ability, element.by)


def offer_action(s: Rise, element: Element) -> Flow:
    """RI-EXHUM-030: asked at once, its target named, its price paid and its coin tossed; the result waits in a stack of
    its own."""
    me = speaker(element)
    effect = effect_at(me)
    if is_out(s, element.by) or silenced(s, element.by) or not able(s, me, effect):
        return
    price = price_of_fallen(s, element)
    if not affordable(s, element.by, price):
        return
    if (yield from confirm(element.by, "use-aptitude", element.source, {"word": element.ability[3:]})):
        yield from pay_costs(s, me, effect)
        yield from pay_price(s, element.by, price, element.source)
        add_later(s, [stacked(element, me).replace(value=toss(s, element.by), waits=False)], s.first_asked())


# Elements of the stack


def speaker(element: Element) -> Me:
    """Who speaks as an element is opened or resolves."""
    me = Me(element.by, element.source, element.token, element.proto, element.ability, element.about)
    me.aims = [list(group) for group in element.aims]
    me.value = element.value
    me.factor = element.factor
    me.noted = list(element.noted)
    me.extra = element.extra
    return me


def stacked(element: Element, me: Me) -> Element:
    """The same element, aimed as `me` has chosen."""
    aims = tuple([tuple(group) for group in me.aims])
    targets = tuple([number_in(token) for group in aims for token in group if token > 0])
    return element.replace(aims=aims, targets=targets, noted=tuple(me.noted))


def carry_out_element(s: Rise, element: Element) -> Flow:
    """The effect of an element happens, sentence by sentence."""
    return carry_out(s, RULES, speaker(element), element.chain)


def _nobody_answers(s: Rise, me: Me, effect: object) -> bool:
    return True


def _activated(s: Rise, due: object) -> None:
    """Nothing hangs on it."""


# RI-PRIO-030, RI-RESOLVE-010: priority is passed on at once, and a closed stack resolves as a whole. RI-EFFECT-060:
# what was triggered together is carried out at once, the active player's first.
RULES: Final = EffectRules(
    adder_keeps=False,
    one_at_a_time=False,
    resolve=carry_out_element,
    settle=settle,
    unanswered=_nobody_answers,
    activated=_activated,
    loops=3,
    by_part=True,
)
