"""The turn: Aurore divine, Parole divine, Nuit divine, and the Contemplations between (chapter 1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pioche.engine.activate import activate_due, resolve_due_now
from pioche.engine.cards import Card
from pioche.engine.choice import DONE, END, NO, NUMBER, PASS, YES, Ask, verb_of
from pioche.engine.effects import Me, happened, owe
from pioche.engine.errors import Refusal
from pioche.engine.flow import NOTHING, Flow
from pioche.engine.lasting import END_OF_TURN
from pioche.engine.log import Seat, say
from pioche.engine.seats import in_turn_order, next_seat, opponent, tie
from pioche.engine.stack import busy
from pioche.games.sevenfallen.rules.combat import (
    after_combat,
    begin_announcement,
    close_combat,
    end_phase,
    fighters,
    give_up,
    refuses_announce,
    stop_phase,
)
from pioche.games.sevenfallen.rules.damage import in_attack_phase
from pioche.games.sevenfallen.rules.destroy import Destroyed, destroy
from pioche.games.sevenfallen.rules.effects import Moment, owe_bold
from pioche.games.sevenfallen.rules.enter import arrive
from pioche.games.sevenfallen.rules.markers import move_to, run_out, straighten
from pioche.games.sevenfallen.rules.pairs import settle
from pioche.games.sevenfallen.rules.play import WINDOWS, offer
from pioche.games.sevenfallen.rules.resolve import STACK, open_window
from pioche.games.sevenfallen.rules.terms import ARCHANGEL, ATTACK, BOTTOM, LOOK, PROPOSE, RETREAT, TOP, WORSHIP
from pioche.games.sevenfallen.rules.values import keyword, shift
from pioche.games.sevenfallen.rules.zones import draw, look
from pioche.games.sevenfallen.state import SevenFallen, now_of, print_of
from pioche.games.sevenfallen_common.table import CALM, Piece

PROMPTS: Final = {step: f"window-{step}" for step in WINDOWS}
END_OF_WORD: Final = "word"  # until the end of the Parole divine

NO_ATTACK_YET: Final = Refusal("SF-WILL-020", "no-attack-yet")
ATTACKED: Final = Refusal("SF-TURN-090", "attacked")
ATTACK_FIRST: Final = Refusal("SF-TURN-080", "attack-first")
ARCHANGEL_FIRST: Final = Refusal("SF-ARCH-130", "archangel-first")
TOO_EARLY: Final = Refusal("SF-ARCH-030", "too-early")
NO_RETREAT: Final = Refusal("SF-TURN-030", "no-retreat")
REGISTER_CLOSED: Final = Refusal("SF-INFO-030", "register-closed")
NO_DRAW_YET: Final = Refusal("SF-GOAL-030", "no-draw-yet")


class TurnEnds(Moment):
    """The end of the turn of `seat`."""

    __slots__ = ()
    after = "end_of_turn"


class WordEnds(Moment):
    """The end of the Parole divine of `seat`."""

    __slots__ = ()
    after = "end_of_word"


def begin_turn(s: SevenFallen, seat: int) -> None:
    s.active = seat
    s.rearranged()
    shift(s)
    s.turn += 1
    s.attacked = False
    s.stopped = False
    s.proposed = False
    s.used = []
    s.fallen = []
    s.targeted = []
    s.group = ()
    if s.log is not None:
        say(s, "turn", {"seat": Seat(seat), "turn": s.turn})
    if s.players[seat].front:
        s.step = "retreat"
    else:
        dawn(s)


# Aurore divine


def ask_retreat(s: SevenFallen) -> Ask:
    """SF-TURN-030: any of those on the LDF, a pair as one."""
    options = [RETREAT | one.card.number for one in s.players[s.active].front]
    options.append(DONE)
    return Ask(s.active, "retreat", options)


def retreat(s: SevenFallen, number: int) -> None:
    move_to(s, s.must(number), "rear")
    if not s.players[s.active].front:
        dawn(s)


def mine(s: SevenFallen, seat: int) -> list[Piece]:
    """A player's cards in play, with what is on them (SF-DIV-170: the Divinité too)."""
    player = s.players[seat]
    found = player.divine + player.worship  # nothing is on these
    for row in (player.rear, player.front):
        for one in row:
            found.append(one)
            if one.attached:
                found += one.attached
    return found


def dawn(s: SevenFallen) -> None:
    """SF-TURN-050, SF-BLESS-060: Aurore divine abilities enter one stack, then comes a Contemplation."""
    seat = s.active
    open_window(s, "dawn")
    for it in mine(s, seat):
        number = it.card.number
        if it.printed.type == "blessing":
            owe(s, Me(seat, number, s.token(number), now_of(it), "kw:sablier"))
        if "aurore_divine" in it.hooks:
            owe_bold(s, it, "aurore_divine", seat, s.token(number))


def archangel_ready(s: SevenFallen, seat: int) -> bool:
    """SF-ARCH-030: the Registre is as small as the Facteur Temps asks."""
    player = s.players[seat]
    return bool(player.archangel) and len(player.register) <= print_of(player.archangel[0]).factor


def end_dawn(s: SevenFallen) -> None:
    """SF-TURN-060, SF-WORSH-060: an Adorateur or the Archange, where one of them is possible."""
    player = s.players[s.active]
    if archangel_ready(s, s.active):
        s.step = "register"
    elif player.register:
        see_register(s)
    else:
        s.step = "risen"


def see_register(s: SevenFallen) -> None:
    """SF-INFO-030: its owner sees the top three."""
    look(s, s.active, s.players[s.active].register[:3])
    s.step = "worship"


def ask_register(s: SevenFallen) -> Ask:
    """SF-ARCH-130: without an Adorateur left it must be the Archange."""
    player = s.players[s.active]
    options = [ARCHANGEL | player.archangel[0].number]
    if player.register:
        options.append(LOOK)
    return Ask(s.active, "register", options)


def ask_worship(s: SevenFallen) -> Ask:
    """SF-WORSH-040."""
    return Ask(s.active, "worship", [WORSHIP | card.number for card in s.players[s.active].register[:3]])


def worship(s: SevenFallen, card: Card) -> Flow:
    """It enters play; each other one goes on top of the Registre or to the bottom."""
    seat = s.active
    register = s.players[seat].register
    others = [one for one in register[:3] if one is not card]
    s.step = "risen"
    yield from arrive(s, card, seat)
    if s.log is not None:
        say(s, "registers", {"seat": Seat(seat), "card": card})
    while others:
        options = [TOP | one.number for one in others] + [BOTTOM | one.number for one in others]
        option = yield Ask(seat, "place", options, 0, "place-worshipper")
        one = s.cards[option & NUMBER]
        others.remove(one)
        register.remove(one)
        register.insert(0 if verb_of(option) == TOP else len(register), one)


def bring_archangel(s: SevenFallen) -> Flow:
    """SF-ARCH-040."""
    s.step = "risen"
    return arrive(s, s.players[s.active].archangel[0], s.active)


# Parole divine


def ask_main(s: SevenFallen) -> Ask:
    """SF-TURN-070, SF-TURN-080: pages and abilities; then the attack phase, or after it the end."""
    seat = s.active
    options: list[int] = []
    offer(s, seat, options)
    options.append(END if s.attacked or s.turn == 1 else ATTACK)
    if not s.proposed and not s.players[seat].book and not any(player.book for player in s.players):
        options.append(PROPOSE)
    return Ask(seat, "main", options)


def propose(s: SevenFallen) -> None:
    """SF-GOAL-030: a draw, where nobody may be able to win any more: offered once a turn when all books are empty."""
    s.proposed = True
    s.step = "propose"
    if s.log is not None:
        say(s, "proposes", {"seat": Seat(s.active)})


def answer_proposal(s: SevenFallen, seat: int, option: int) -> None:
    s.step = "main"
    if option == YES:
        tie(s, "agreed")


def ask_proposal(s: SevenFallen) -> Ask:
    return Ask(opponent(s, s.active), "propose", [NO, YES])


def in_word(s: SevenFallen, seat: int) -> bool:
    """Whether it is the Parole divine of a player, its attack phase and its Contemplations included."""
    return s.active == seat and (s.step in ("main", "propose", "before", "dusk") or in_attack_phase(s))


def refuses_end(s: SevenFallen, seat: int, option: int) -> Refusal | None:
    return ATTACK_FIRST if s.active == seat and s.step == "main" else None


def refuses_draw(s: SevenFallen) -> Refusal | None:
    return NO_DRAW_YET


def refuses_retreat(s: SevenFallen, seat: int, option: int) -> Refusal | None:
    return NO_RETREAT


def refuses_archangel(s: SevenFallen, seat: int, option: int) -> Refusal | None:
    return None if archangel_ready(s, seat) else TOO_EARLY


def refuses_look(s: SevenFallen, seat: int, option: int) -> Refusal | None:
    return ARCHANGEL_FIRST if s.step == "register" and s.active == seat else REGISTER_CLOSED


def refuses_attack(s: SevenFallen) -> Refusal | None:
    if s.turn == 1:
        return NO_ATTACK_YET
    return ATTACKED if s.attacked else None


def ask_to_add(s: SevenFallen) -> Ask:
    """SF-STACK-040: add an effect, or pass. SF-CONT-010: in a Contemplation nothing may wait yet."""
    stack = s.stack
    assert stack is not None
    options: list[int] = []
    offer(s, stack.priority, options)
    options.append(PASS)
    if stack.items:
        return Ask(stack.priority, "answer", options, stack.items[-1].source)
    return Ask(stack.priority, "window", options, 0, PROMPTS[s.step])


def acted(s: SevenFallen) -> None:
    """SF-CONT-070, SF-CONT-090: an action keeps a Contemplation open, and the chance to add to a stack, even where it
    adds no effect."""
    if s.stack is not None:
        s.stack.passes = 0


def end_word(s: SevenFallen) -> Flow:
    """SF-TURN-190: what ends with the Parole divine does so without a stack; then the night."""
    s.step = "end"
    if "end_of_word" in s.hooked:
        happened(s, WordEnds(None, s.active))
    if s.due:
        return _end_word_asking(s)
    run_out(s, END_OF_WORD)
    if s.unsettled:
        return _settle_to_night(s)
    night(s)
    return NOTHING


def _end_word_asking(s: SevenFallen) -> Flow:
    yield from resolve_due_now(s, STACK)
    run_out(s, END_OF_WORD)
    yield from _settle_to_night(s)


def _settle_to_night(s: SevenFallen) -> Flow:
    yield from settle(s)
    if not s.over():
        night(s)


# Nuit divine


def night(s: SevenFallen) -> None:
    """SF-TURN-120: Nuit divine abilities, then a Contemplation."""
    seat = s.active
    open_window(s, "night")
    given = "keyword" in s.hooked
    for it in mine(s, seat):
        number = it.card.number
        if "nuit_divine" in it.hooks:
            owe_bold(s, it, "nuit_divine", seat, s.token(number))
        if ("valhalla" in it.printed.keywords or given) and keyword(s, it, "valhalla"):
            owe(s, Me(seat, number, s.token(number), now_of(it), "kw:valhalla"))


def end_turn(s: SevenFallen) -> Flow:
    """SF-TURN-130: end-of-turn effects, what lasts until then, straightening, the draw."""
    s.step = "end"
    doomed = _sudden_deaths(s)
    if "end_of_turn" in s.hooked:
        happened(s, TurnEnds(None, s.active))
    if doomed or s.due or s.unsettled:
        return _end_turn_asking(s, doomed)
    return _end_effects(s)


def _end_turn_asking(s: SevenFallen, doomed: list[Destroyed]) -> Flow:
    if doomed:
        yield from destroy(s, doomed)
    yield from _quietly(s)
    if not s.over():
        yield from _end_effects(s)


def _sudden_deaths(s: SevenFallen) -> list[Destroyed]:
    """SF-MORT-010, SF-MORT-040. SF-GOLEM-130: not of Golems."""
    given = "keyword" in s.hooked
    found: list[Destroyed] = []
    for seat in in_turn_order(s):
        for it in mine(s, seat):
            if not given and "mort-subite" not in it.printed.keywords:
                continue
            if now_of(it).page and it.printed.type != "golem" and keyword(s, it, "mort-subite"):
                found.append(Destroyed(it))
    return found


def _end_effects(s: SevenFallen) -> Flow:
    shift(s)
    lapse(s)
    if s.due or s.unsettled:
        return _end_effects_asking(s)
    _refresh(s)
    return NOTHING


def _end_effects_asking(s: SevenFallen) -> Flow:
    yield from _quietly(s)
    if not s.over():
        _refresh(s)


def _refresh(s: SevenFallen) -> None:
    for it in mine(s, s.active):  # SF-TURN-150
        if it.flags:
            straighten(s, it)
    s.step = "handover"
    draw(s, s.active, 2)


def lapse(s: SevenFallen) -> None:
    """What lasts until the end of the turn stops."""
    s.prevented = {}
    if s.lasting:
        run_out(s, END_OF_TURN)
    for player in s.players:
        for row in (player.rear, player.front):
            for it in row:
                if it.flags:
                    it.flags &= ~CALM


def hand_over(s: SevenFallen) -> Flow:
    """SF-TURN-180: whatever the draw has led to is resolved; what began meanwhile does not outlive the turn."""
    lapse(s)
    if s.due or s.unsettled:
        return _hand_over_asking(s)
    begin_turn(s, next_seat(s, s.active))
    return NOTHING


def _hand_over_asking(s: SevenFallen) -> Flow:
    yield from _quietly(s)
    if not s.over():
        begin_turn(s, next_seat(s, s.active))


def _quietly(s: SevenFallen) -> Flow:
    """SF-TURN-170: nothing opens a stack now."""
    while (s.due or s.unsettled) and not s.over():
        yield from settle(s)
        yield from resolve_due_now(s, STACK)


# Going on


def go_on(s: SevenFallen) -> Flow:
    """After every action: the table settles, what was triggered is activated, and steps without a question pass."""
    while s.result is None:
        flow = NOTHING
        if s.unsettled:
            flow = settle(s)
        elif s.due:
            flow = activate_due(s, STACK)
        elif s.stopped and not busy(s) and s.step != "retire" and in_attack_phase(s):
            stop_phase(s)
        elif s.stack is not None:
            break
        elif s.step in GOES_ON:
            flow = GOES_ON[s.step](s) or NOTHING
        elif s.step == "announce" and not any_attacker(s):
            give_up(s)
        else:
            break
        if flow is not NOTHING:
            return and_on(s, flow)
    return NOTHING


def and_on(s: SevenFallen, flow: Flow) -> Flow:
    """An action that may ask on the way, and what comes after it."""
    yield from flow
    yield from go_on(s)


def take_the_word(s: SevenFallen) -> None:
    """SF-WORSH-170: what the arrival has triggered is resolved."""
    s.step = "main"


# Where nothing is asked, or no longer: SF-CONT-030, once all have passed in a row in a Contemplation.
GOES_ON: Final[dict[str, Callable[[SevenFallen], Flow | None]]] = {
    "dawn": end_dawn,
    "risen": take_the_word,
    "before": begin_announcement,
    "announced": after_combat,
    "combat": close_combat,
    "fought": after_combat,
    "retire": end_phase,
    "dusk": end_word,
    "night": end_turn,
    "handover": hand_over,
}


def any_attacker(s: SevenFallen) -> bool:
    """Whether there is anything to announce, or announced."""
    return any(one.attacker or refuses_announce(s, one) is None for one in fighters(s, s.active))
