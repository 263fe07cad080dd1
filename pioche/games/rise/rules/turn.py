"""The turn: Éveil, Restauration, Invocation, the end; priority; what waits on stacks (*Structure détaillée d'une
partie*, *Priorité*, *Résolution*)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from pioche.engine.abilities import first_of
from pioche.engine.choice import END, NUMBER, PASS, Ask, verb_of, which, which_of
from pioche.engine.effects import Me, Moment, Tossed, effect_at, happened, keys_of, me_of
from pioche.engine.errors import Refusal
from pioche.engine.flow import NOTHING, Flow, FlowOf, confirm
from pioche.engine.lasting import END_OF_TURN, end, expire
from pioche.engine.log import Seat, say
from pioche.engine.seats import is_out, next_seat
from pioche.engine.stack import Stack, StackItem, StackRules, pass_priority
from pioche.games.rise.rules import combat, play
from pioche.games.rise.rules.actions import (
    EXCHANGE,
    action_result,
    activate_action,
    activate_effect,
    activate_skill,
    effect_keys,
    effects_given,
    exchange,
    imitate,
    refuses_action,
    refuses_effect,
    refuses_imitate,
    refuses_skill,
    toss_for,
)
from pioche.games.rise.rules.control import START as HELD
from pioche.games.rise.rules.control import give_back
from pioche.games.rise.rules.damage import is_action
from pioche.games.rise.rules.diseases import AT_START, has_ill
from pioche.games.rise.rules.gates import opens
from pioche.games.rise.rules.prices import affordable, pay_price
from pioche.games.rise.rules.resolve import carry_out_element, price_of_fallen, settle, silenced
from pioche.games.rise.rules.stacks import drop_actions, element_of, push, push_for_game, tidy
from pioche.games.rise.rules.terms import (
    ACTION,
    COIN_TWO,
    COMBAT,
    DRAW_TWO,
    EFFECT,
    ETHER_CARD,
    ETHER_COIN,
    IMITATE,
    INVOKE,
    LEVEL,
    SKILL,
)
from pioche.games.rise.rules.traits import START, TURN, become, count_down, known_print, unchanged
from pioche.games.rise.rules.values import actions, aptitudes, has, is_, ready
from pioche.games.rise.rules.zones import draw, gain_coins
from pioche.games.rise.state import (
    ARRIVED,
    DASHED,
    FORMED,
    OPEN,
    SPENT,
    STAYS_TILTED,
    TILTED,
    WAS,
    Element,
    Piece,
    Rise,
    print_of,
)

FOUGHT: Final = Refusal("RI-TURN-020", "fought")
STACK_OPEN: Final = Refusal("RI-TURN-030", "stack-open")
NOT_YOUR_TURN: Final = Refusal("RI-TURN-030", "not-your-turn")
FIGHT_FIRST: Final = Refusal("RI-COMBAT-170", "fight-first")


class Restored(Moment):
    """`seat` has gained `amount` coins in the Restauration."""

    __slots__ = ()
    after: ClassVar[str] = "after_coins"


# Éveil, Restauration


def begin_turn(s: Rise, seat: int) -> None:
    """RI-TURN-010, RI-TURN-080: a turn that was cancelled has none of its phases."""
    while s.players[seat].skipped:
        s.players[seat].skipped -= 1
        if s.log is not None:
            say(s, "skipped", {"seat": Seat(seat)})
        seat = next_seat(s, seat)
    s.active = seat
    s.rearranged()
    s.turn += 1
    if s.log is not None:
        say(s, "turn", {"seat": Seat(seat), "turn": s.turn})
    if s.turn == 1:  # RI-SETUP-050
        begin_invocation(s)
        return
    awaken(s, seat)
    chill(s, seat)
    s.step = "restore"


def awaken(s: Rise, seat: int) -> None:
    """RI-AWAKE-010 to RI-AWAKE-050."""
    player = s.players[seat]
    player.awake = True
    for it in player.field:
        if it.flags & TILTED:
            if it.changes and is_(it, STAYS_TILTED):
                it.changes = [one for one in it.changes if one.word != STAYS_TILTED]
            elif not (it.flags & OPEN and opens(s, it)):  # RI-LOCK-020
                it.flags &= ~(TILTED | OPEN)
        elif it.changes and is_(it, STAYS_TILTED):
            it.changes = [one for one in it.changes if one.word != STAYS_TILTED]
    for it in player.invokers:
        if it.life > 0:
            it.flags &= ~TILTED
            it.points = it.level


def chill(s: Rise, seat: int) -> None:
    """RI-CHILL-010, RI-CHILL-020: a coin before the Restauration; who cannot pay is ill no longer."""
    player = s.players[seat]
    for ill in player.ills.copy():
        if ill.disease == "refroidissement":
            if player.coins:
                gain_coins(s, seat, -1)
            else:
                player.ills.remove(ill)


def ask_restore(s: Rise) -> Ask:
    """RI-RESTO-010."""
    return Ask(s.active, "restore", [DRAW_TWO, COIN_TWO])


def restore(s: Rise, option: int) -> None:
    cards, coins = (2, 1) if option == DRAW_TWO else (1, 2)
    draw(s, s.active, cards)
    gain_coins(s, s.active, coins)
    s.step = "invocation"
    if "after_coins" in s.hooked:
        happened(s, Restored(None, s.active, coins))


# Invocation


def begin_invocation(s: Rise) -> None:
    """RI-GLO-610: the turn starts. What lasted until then ends; then the Effects of the start of a turn or cycle."""
    seat = s.active
    s.step = "main"
    s.declined = False
    for player in s.players:
        for it in player.field.copy():
            if it.holds and it.card.owner == seat:
                give_back(s, it, HELD)  # RI-POSS-040
            unchanged(s, it, START, seat)
        for it in player.invokers:
            unchanged(s, it, START, seat)
    hooked = s.hooked
    for it in s.players[seat].field.copy():
        for hook in ("start_of_turn", "start_of_cycle"):
            if hook in hooked and hook in it.hooks:
                s.pending += [waiting(s, me_of(s, it, key)) for key in keys_of(it, hook)]
        if it.ills:
            sicken(s, it)
    poison(s, seat)


def waiting(s: Rise, me: Me) -> Element:
    """RI-XSTACK-030: an Effect that is to have a stack of its own."""
    return element_of(me, waits=True)


def sicken(s: Rise, it: Piece) -> None:
    """RI-ILL-080, RI-ILL-085: the coins of its diseases are tossed now; RI-PARASIT-020."""
    number = it.card.number
    for ill in it.ills:
        if it.printed.creature and ill.disease in AT_START:
            me = Me(it.controller, number, s.token(number), it.printed, f"kw:ill-{ill.disease}", (ill.origin,))
            me.value = toss_for(s, it.controller, effect_at(me))
            s.pending.append(element_of(me))


def poison(s: Rise, seat: int) -> None:
    """RI-POISON-020, RI-POISON-030: one element for all poisoned cards of a player."""
    for it in s.players[seat].field:
        if has(s, it, "poison"):
            number = it.card.number
            s.pending.append(element_of(Me(seat, number, s.token(number), it.printed, "kw:poison")))
            return


def ask_main(s: Rise) -> Ask:
    """RI-INVPH-030, RI-TURN-040."""
    seat = s.active
    options: list[int] = []
    offer(s, seat, options)
    if not s.declined:
        options.append(PASS)
    if not s.fought:
        options.append(COMBAT)
    options.append(END)
    return Ask(seat, "main", options)


def ask_answer(s: Rise) -> Ask:
    """RI-PRIO-020: add an element, or pass."""
    stack = s.stack
    assert stack is not None
    options: list[int] = []
    offer(s, stack.priority, options)
    options.append(PASS)
    if stack.items:
        top = stack.items[-1]
        return Ask(stack.priority, "answer", options, top.source, _ANSWERS.get(top.ability, ""))
    return Ask(stack.priority, "window", options, 0, f"window-{s.step}")


# What the game itself has put on the stack is no card's doing
_ANSWERS: Final = {
    "to-combat": "answer-move",
    "end-turn": "answer-end",
    "combat": "answer-fight",
    "assault": "answer-fight",
}


def offer(s: Rise, seat: int, options: list[int]) -> None:
    """RI-INVPH-050: all that a player may do who has priority."""
    player = s.players[seat]
    points = ready(s, seat)
    if play.main_phase(s, seat):
        offer_hand(s, seat, points, options)
    elif points or "free" in s.hooked:
        for card in player.hand:
            if print_of(card).imminent and play.refuses_invoke(s, seat, card, points) is None:
                options.append(INVOKE | card.number)
    granted = "grants" in s.hooked  # so that any card may have other aptitudes than those printed
    for it in player.field:
        printed = it.printed
        if printed.actions or granted or it.changes:
            offer_actions(s, seat, it, options)
        if printed.offers or granted or it.changes:
            offer_effects(s, seat, it, options)
    if points and player.awake:
        for it in player.invokers:
            if it.points:
                offer_skills(s, seat, it, options)
    for other in s.players:
        if other is not player:
            for it in other.field:
                if it.changes:  # RI-SCHIZO-010
                    offer_actions(s, seat, it, options)
    if player.ether >= EXCHANGE:
        options += [ETHER_CARD, ETHER_COIN]


def offer_hand(s: Rise, seat: int, points: int, options: list[int]) -> None:
    """RI-INVPH-010: in one's own Invocation phase, with nothing on any stack."""
    for card in s.players[seat].hand:
        if print_of(card).type == "niveau-superieur":
            if play.refuses_level(s, seat, card) is None:
                options.append(LEVEL | card.number)
        elif play.refuses_invoke(s, seat, card, points) is None:
            options.append(INVOKE | card.number)


def offer_effects(s: Rise, seat: int, it: Piece, options: list[int]) -> None:
    mine = aptitudes(s, it)
    for n, key in enumerate(effects_given(it, mine)):
        if refuses_effect(s, seat, it, key) is None:
            options.append(which(EFFECT | it.card.number, n))
    if s.activations and "imitateur" in mine and refuses_imitate(s, seat, it) is None:
        options.append(IMITATE | it.card.number)


def offer_skills(s: Rise, seat: int, it: Piece, options: list[int]) -> None:
    for level in it.printed.levels:
        if level <= it.level and refuses_skill(s, seat, it, level) is None:
            options.append(which(SKILL | it.card.number, level))


def offer_actions(s: Rise, seat: int, it: Piece, options: list[int]) -> None:
    for n, key in enumerate(actions(s, it)):
        if key not in _WHEN_DESTROYED and refuses_action(s, seat, it, key) is None:
            options.append(which(ACTION | it.card.number, n + 1))


_WHEN_DESTROYED: Final = ("kw:exhumation", "kw:reanimation")  # RI-ACTION-140: not of one's own accord


# What was picked


def asked(s: Rise) -> int:
    """Who has priority."""
    return s.stack.priority if s.stack is not None else s.active


def act(s: Rise, option: int) -> Flow | None:
    """What was picked by who has priority, and all that goes on from there."""
    flow = pass_on(s) if option == PASS else DEEDS[verb_of(option)](s, option) or NOTHING
    return go_on(s) if flow is NOTHING else and_on(s, flow)


def pass_on(s: Rise) -> Flow:
    """RI-TURN-040, RI-PRIO-050: once all have passed in a row the stack resolves, or the window closes."""
    if s.stack is None:
        s.stack = Stack([], next_seat(s, s.active), 1)
        return NOTHING
    empty = not s.stack.items
    flow = pass_priority(s, STACK)
    if flow is None:
        return NOTHING
    if empty:
        s.stack = None
        s.declined = True
        s.step = _AFTER.get(s.step, s.step)
        s.deciding = s.active
        return NOTHING
    return flow


_AFTER: Final = {"attacked": "to-block", "blocked": "to-order"}


def _it(s: Rise, option: int) -> Piece:
    return s.must(option & NUMBER)


DEEDS: dict[int, Callable[[Rise, int], Flow | None]] = {
    INVOKE: lambda s, option: play.invoke(s, asked(s), s.cards[option & NUMBER]),
    LEVEL: lambda s, option: play.play_level(s, asked(s), s.cards[option & NUMBER]),
    ACTION: lambda s, option: activate_action(
        s, asked(s), _it(s, option), actions(s, _it(s, option))[which_of(option) - 1]
    ),
    SKILL: lambda s, option: activate_skill(s, asked(s), _it(s, option), which_of(option)),
    EFFECT: lambda s, option: activate_effect(
        s, asked(s), _it(s, option), effect_keys(s, _it(s, option))[which_of(option)]
    ),
    IMITATE: lambda s, option: imitate(s, asked(s), _it(s, option)),
    ETHER_CARD: lambda s, option: exchange(s, asked(s), "ether-card"),
    ETHER_COIN: lambda s, option: exchange(s, asked(s), "ether-coin"),
    COMBAT: lambda s, option: declare(s, "to-combat", s.active),
    END: lambda s, option: declare_end(s),
}


def declare(s: Rise, word: str, by: int) -> None:
    """RI-COMBAT-040: moving on is an element of the stack."""
    card = s.players[s.active].invokers[0].card
    push(s, Element(card.number, word, (), by, s.token(card.number), card.proto))


def declare_end(s: Rise) -> None:
    """RI-END-010, RI-END-040: with the Effects of the end of a turn or cycle, each on a stack of its own."""
    s.step = "end"
    if s.log is not None:
        say(s, "ends", {"seat": Seat(s.active)})
    for hook in ("end_of_turn", "end_of_any_turn"):
        if hook in s.hooked:
            for source in s.listeners(hook):
                if isinstance(source, Piece) and (hook == "end_of_any_turn" or source.seat == s.active):
                    s.pending += [waiting(s, me_of(s, source, key)) for key in keys_of(source, hook)]
    ends_due(s)


def ends_due(s: Rise) -> bool:
    """RI-END-010, RI-END-090: what effects of this turn do at its end, once each; also those that began after it was
    declared. Whether there are any."""
    found = [one for one in s.lasting if one.until == END_OF_TURN and "end_of_any_turn" in one.hooks]
    for one in found:
        s.pending += [waiting(s, me_of(s, one, key)) for key in keys_of(one, "end_of_any_turn")]
        end(s, one)
    return bool(found)


# Resolving


def resolve_element(s: Rise, item: Element) -> Flow:
    """RI-RESOLVE-030: one element of the stack, if it can still be resolved."""
    word = item.ability
    if word in ("combat", "assault"):
        flow = combat.resolve_combat(s, item)
    elif fizzles(s, item):
        if s.log is not None:
            say(s, "fizzles", {"card": s.cards[item.source], "word": word})
        if word == "invoke":
            drop_actions(s, item)
        flow = NOTHING
    elif word in ("invoke", "call"):
        flow = play.arrive(s, item)
    elif word == "copied":
        me = Me(item.by, item.source, item.token, item.proto, "arrival")
        me.noted = list(item.noted)
        flow = play.arrival_effects(s, me, [list(group) for group in item.aims])
    elif word == "to-combat":
        combat.begin_combat(s)
        flow = NOTHING
    elif word == "end-turn":
        s.step = "pass"
        flow = NOTHING
    elif word == "ether-card":
        draw(s, item.by, 1)
        flow = NOTHING
    elif word == "ether-coin":
        gain_coins(s, item.by, 1)
        flow = NOTHING
    else:
        if "after_toss" in s.hooked and is_action(word) and isinstance(effect_of(item), Tossed):
            happened(s, action_result(s, item))
            yield from settle(s)
        flow = carry_out_element(s, item)
    yield from flow
    if s.aside:
        tidy(s)
    yield from settle(s)


def effect_of(item: Element) -> object:
    return effect_at(Me(item.by, item.source, item.token, item.proto, item.ability))


def fizzles(s: Rise, item: Element) -> bool:
    """RI-RESOLVE-030, RI-RESOLVE-050, RI-CASE-020: whether what it comes from is gone."""
    if item.payer:
        payer = s.in_play(item.payer)
        if payer is not None and payer.level == 0:
            return True
    word = item.ability
    if word.startswith("skill"):
        it = s.in_play(item.source)
        return it is None or it.life <= 0
    if word.startswith("kw:ill-"):
        it = s.aimed(item.token)
        return it is None or not has_ill(it, word[7:])
    if word in _ANYWAY or word.startswith("lasting:"):
        return False
    if s.cards[item.source] in s.aside or print_of(s.cards[item.source]).type == "niveau-superieur":
        return False
    return s.aimed(item.token) is None


_ANYWAY: Final = (
    *("invoke", "call", "to-combat", "end-turn", "ether-card", "ether-coin"),
    *("kw:exhumation", "kw:reanimation", "kw:possession", "kw:poison"),
)
STACK: Final = StackRules(adder_keeps=False, one_at_a_time=False, resolve=resolve_element)


# Stacks that open


def open_stack(s: Rise) -> Flow:
    """What waits is aimed and tossed as its stack opens; what cannot be is not in it."""
    stack = s.stack
    assert stack is not None
    for item in stack.items.copy():
        assert isinstance(item, Element)
        if not item.waits:
            continue
        opened = yield from open_item(s, item)
        if item in stack.items:
            if opened is None:
                stack.items.remove(item)
            else:
                stack.items[stack.items.index(item)] = opened
    tidy(s)
    if not stack.items:
        s.stack = s.waiting.pop(0) if s.waiting else None
    else:
        yield from order_arrivals(s, stack)


def open_item(s: Rise, item: Element) -> FlowOf[Element | None]:
    if is_out(s, item.by):
        return None
    if item.ability == "invoke":
        return (yield from play.open_invocation(s, item))
    if item.ability in ("call", "copied"):
        return (yield from play.open_element(s, item))
    me = Me(item.by, item.source, item.token, item.proto, item.ability, item.about)
    effect = effect_at(me)
    if item.ability == "kw:reanimation":  # RI-REANIM-055
        price = price_of_fallen(s, item)
        if silenced(s, item.by) or not affordable(s, item.by, price):
            return None
        if not (yield from confirm(item.by, "use-aptitude", item.source, {"word": "reanimation"})):
            return None
        yield from pay_price(s, item.by, price, item.source)
        return item.replace(value=toss_for(s, item.by, effect), waits=False)
    for cost in effect.costs:
        if not cost.can(s, me):
            return None
        result = cost.pay(s, me)
        if result is not None:
            yield from result
    return element_of(me).numbered(item.serial, item.chain)


def order_arrivals(s: Rise, stack: Stack) -> Flow:
    """RI-XSTACK-090: the arrival Effects of cards that arrive together, in the order of their controller."""
    able = [one for one in stack.items if one.ability == "call" and keys_of(one.proto, "arrival")]  # type: ignore[attr-defined]
    if len(able) < 2:
        return
    seat = able[0].by
    ordered = []
    while able:
        one = able[0] if len(able) == 1 else (yield from first_of(seat, able, _told))
        able.remove(one)
        ordered.append(one)
    rest = [one for one in stack.items if one not in ordered]
    stack.items[:] = [*reversed(ordered), *rest]


def _told(one: StackItem) -> tuple[int, list[object]]:
    assert isinstance(one, Element)
    return one.source, [(one.proto.id,)]


def open_pending(s: Rise) -> Flow:
    """RI-XSTACK-030: the active player picks which of these has its stack now. RI-END-020: at the end of a turn the
    player on the left is asked first."""
    one = s.pending[0]
    if len(s.pending) > 1:
        one = yield from first_of(s.active, s.pending, lambda item: (item.source, []), nth=None)
    s.pending.remove(one)
    push_for_game(s, one, s.first_asked())


# Going on


def go_on(s: Rise) -> Flow:
    """After every action: the table settles, stacks that wait open, and steps without a question pass."""
    while s.result is None:
        flow = NOTHING
        if s.unsettled or s.due or s.offers:
            flow = settle(s)
        elif s.stack is not None:
            if not any(one.waits for one in s.stack.items):  # type: ignore[attr-defined]
                break
            flow = open_stack(s)
        elif s.waiting:
            s.stack = s.waiting.pop(0)
        elif s.pending:
            flow = open_pending(s)
        else:
            if s.aside:
                tidy(s)
            s.serial = 0
            step = AUTOMATIC.get(s.step)
            if step is None:
                break
            flow = step(s) or NOTHING
        if flow is not NOTHING:
            return and_on(s, flow)
    return NOTHING


def and_on(s: Rise, flow: Flow) -> Flow:
    """The same after what may ask on the way."""
    yield from flow
    yield from go_on(s)


def end_event(s: Rise) -> None:
    """RI-END-020, RI-END-040: the end itself, after its Effects."""
    if ends_due(s):
        return
    card = s.players[s.active].invokers[0].card
    s.step = "ended"
    element = Element(card.number, "end-turn", (), s.active, s.token(card.number), card.proto)
    push_for_game(s, element, next_seat(s, s.active))


def pass_turn(s: Rise) -> None:
    """RI-END-050, RI-END-070, RI-TURN-070: the turn passes; damage and what lasts until the end of the turn stop."""
    if not is_out(s, s.active) and ends_due(s):
        s.step = "end"
        return
    s.step = "next"
    if s.attacks or s.opposed:
        combat.leave_combat(s)  # its player has left in the middle of it
    for player in s.players:
        player.levelled = False
        for it in player.field:
            it.damage = 0
            it.flags &= ~(ARRIVED | DASHED | FORMED)
            if it.charges:
                count_down(s, it)
            if it.changes:
                copy_ends(s, it)
                unchanged(s, it, TURN)
        for it in player.invokers:
            if it.flags & SPENT:
                it.points = 0
                it.flags &= ~SPENT
            if it.charges:
                count_down(s, it)
            if it.changes:
                unchanged(s, it, TURN)
    expire(s, END_OF_TURN)
    s.used, s.activations, s.fallen, s.victors = [], [], [], []
    s.healed = s.fought = s.declined = False
    s.unsettled = True


def copy_ends(s: Rise, it: Piece) -> None:
    """What copied another card until the end of the turn is itself again."""
    for one in it.changes:
        if one.sort == WAS and one.until == TURN:
            become(s, it, known_print(it, one.word))
            return


def first_turn(s: Rise) -> None:
    """RI-SETUP-120: all have decided on their hands."""
    begin_turn(s, s.first)


def next_turn(s: Rise) -> None:
    begin_turn(s, next_seat(s, s.active))


def leave_window(s: Rise) -> None:
    """RI-COMBAT-100: the window is open until all have passed in a row."""
    combat.open_window(s, s.step)


def return_to_main(s: Rise) -> None:
    """The end of the turn was cancelled: the Invocation phase goes on."""
    s.step = "main"
    s.declined = False


def next_combat(s: Rise) -> Flow:
    if s.fights:
        combat.next_fight(s)
        return NOTHING
    return combat.finish_combat(s)


AUTOMATIC: dict[str, Callable[[Rise], Flow | None]] = {
    "begin": first_turn,
    "invocation": begin_invocation,
    "attacked": leave_window,
    "blocked": leave_window,
    "to-block": combat.next_to_block,
    "to-order": combat.next_to_order,
    "fights": next_combat,
    "end": end_event,
    "ended": return_to_main,
    "pass": pass_turn,
    "next": next_turn,
}
