"""Set-up and the turn: its start, what may be done in it, its end (chapters Mise en place, Déroulement du tour)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pioche.engine.abilities import says_yes
from pioche.engine.choice import DONE, END, NO, VERB, YES, Ask, number_of, which_of
from pioche.engine.effects import happened, me_of, owe
from pioche.engine.errors import Refusal
from pioche.engine.flow import NOTHING, Flow
from pioche.engine.lasting import END_OF_TURN, Lasting, expire
from pioche.engine.lasting import begin as begin_effect
from pioche.engine.lasting import end as end_effect
from pioche.engine.log import Seat, say
from pioche.engine.seats import next_seat, opponents, seats_from, seats_in, tie
from pioche.engine.zones import shuffle
from pioche.games.sevenfallen_common.table import Piece
from pioche.games.sevenfallen_first.rules.combat import fight, forget_plan
from pioche.games.sevenfallen_first.rules.damage import LIFE, Hit, deal
from pioche.games.sevenfallen_first.rules.divinity import archanges_of, draw, gain_ec, lose_ec, punish
from pioche.games.sevenfallen_first.rules.enter import settle
from pioche.games.sevenfallen_first.rules.plan import able_attackers, announce
from pioche.games.sevenfallen_first.rules.play import NOT_YOUR_TURN, me_using, phoenix, play, playable, use
from pioche.games.sevenfallen_first.rules.terms import (
    ACCUSE,
    ADVANCE,
    ATTACK,
    EXCHANGE,
    FIGHT,
    PHOENIX,
    PLAY,
    PROPOSE,
    RETREAT,
    USE,
    TurnBegan,
    TurnEnded,
)
from pioche.games.sevenfallen_first.rules.values import frozen, full, in_line, keyword, left
from pioche.games.sevenfallen_first.rules.zones import draw_top, move_to, put, take
from pioche.games.sevenfallen_first.state import First

HAND: Final = 5
DRAWS: Final = 2
LATE: Final = 40  # SO-GOAL-040: from this turn on a draw may be proposed
# Until the end of a seat's turn, and of its next one, which is still to begin
UNTIL_END: Final[tuple[str, ...]] = tuple([f"end-{seat}" for seat in range(4)])
UNTIL_NEXT: Final[tuple[str, ...]] = tuple([f"next-{seat}" for seat in range(4)])
ONCE_EXCHANGED: Final = Refusal("SO-SETUP-050", "exchange-once")
NOT_FIRST: Final = Refusal("SO-SETUP-090", "exchange-order")
TOO_LATE: Final = Refusal("SO-TURN-040", "no-retreat")
VALIANT: Final = Refusal("SO-VAILLANT-020", "valiant")
FROZEN: Final = Refusal("SO-GELER-010", "frozen")
NOT_IN_FRONT: Final = Refusal("SO-TURN-040", "not-in-front")
NO_ADVANCE: Final = Refusal("SO-ATK-040", "no-advance")
NO_PROPOSAL: Final = Refusal("SO-GOAL-040", "no-proposal")
CHECKED: Final = Refusal("SO-CHEAT-030", "checked")


# Set-up


def begin(s: First) -> None:
    """SO-SETUP-010 to SO-SETUP-030, SO-PLAYERS-010, SO-DUO-020."""
    s.first = s.rng.below(len(s.players))
    s.active = s.asked = s.first
    for seat, player in enumerate(s.players):
        shuffle(s, player.book)
        draw_top(s, seat, min(HAND, len(player.book)))
    if s.log is not None:
        say(s, "first", {"seat": Seat(s.first)})
    s.step = "exchange"
    s.unsettled = False


def ask_exchange(s: First) -> Ask:
    """SO-SETUP-040, SO-SETUP-050: name pages of the opening hand; all before any new one is seen."""
    hand = s.players[s.asked].hand
    options = [DONE] + [EXCHANGE | card.number for card in hand if card.number not in s.picked]
    return Ask(s.asked, "exchange", options, 0, "exchange", {"count": len(s.picked)})


def act_exchange(s: First, option: int) -> Flow:
    if option != DONE:
        s.picked = (*s.picked, number_of(option))
        if len(s.picked) < HAND:
            return
    yield from _exchange(s, s.asked)
    s.asked = next_seat(s, s.asked)
    if s.asked == s.first:
        s.active = s.first
        yield from begin_turn(s)


def _exchange(s: First, seat: int) -> Flow:
    """SO-SETUP-040, SO-SETUP-060, SO-SETUP-070: X pages to the purgatoire, X drawn, X EC off the divinity."""
    count = len(s.picked)
    for number in s.picked:
        take(s, s.cards[number])
        put(s, s.cards[number], "purgatory")
    s.picked = ()
    if s.log is not None:
        say(s, "exchanged", {"seat": Seat(seat), "count": count})
    if count:
        yield from draw(s, seat, count)
        it = s.divinity(seat)
        if it is not None:
            lose_ec(s, it, count)
        yield from settle(s)


def why_exchange(s: First, seat: int, option: int) -> Refusal | None:
    if s.step != "exchange":
        return ONCE_EXCHANGED
    if seat != s.asked:
        done = seats_from(s, s.first)
        return ONCE_EXCHANGED if done.index(seat) < done.index(s.asked) else NOT_FIRST
    return None


# The start of a turn


def begin_turn(s: First) -> Flow:
    """SO-TURN-020: draws with Scribe, Régénère EC, Poison, then what else is due."""
    seat = s.active
    player = s.players[seat]
    s.turn += 1
    player.turns += 1
    s.step = "start"
    s.attacked = s.alone = s.proposed = s.accused = False
    s.worshippers = s.angels = 0
    s.used = []
    s.slain = []
    s.newcomers = []
    forget_plan(s)
    for effect in s.lasting.copy() if s.lasting else ():
        if effect.until == UNTIL_NEXT[seat]:
            end_effect(s, effect)
            begin_effect(s, Lasting(effect.handler, effect.by, UNTIL_END[seat], effect.args, effect.card, effect.times))
    if s.log is not None:
        say(s, "turn", {"turn": s.turn, "seat": Seat(seat)})
    if player.turns > 1:  # SO-GEN-010, SO-GEN-040, SO-SCRIBE-020
        yield from draw(s, seat, DRAWS + len(with_ability(s, seat, "scribe")))
        yield from settle(s)  # SO-FERVEUR-010: a divinity that became mortal arrives at once
        if s.over():
            return
    healers = len(with_ability(s, seat, "regenere-ec"))
    if healers:
        gain_ec(s, seat, healers)
    poisoned = with_ability(s, seat, "poison")
    if poisoned:  # SO-POISON-010
        yield from deal(s, [Hit(one, 1, 0, LIFE) for one in poisoned])
        yield from settle(s)
    if not s.over():
        happened(s, TurnBegan(None, seat))
        yield from settle(s)


def with_ability(s: First, seat: int, name: str) -> list[Piece]:
    """SO-LEX-010: the pages of a player on the field, temple included, with a standard ability."""
    player = s.players[seat]
    found: list[Piece] = []
    given = name in s.hooked
    for row in (player.rear, player.front, player.worship):
        for one in row:
            if (given or name in one.printed.keywords) and keyword(s, one, name):
                found.append(one)
            for other in one.attached:
                if (given or name in other.printed.keywords) and keyword(s, other, name):
                    found.append(other)
    return found


# During the turn


def ask_main(s: First) -> Ask:
    """SO-TURN-060: all that may be played, used and moved, the attack, and to end the turn."""
    seat = s.active
    options = playable(s, seat)
    if s.step == "battle":
        return Ask(seat, "battle", [FIGHT, *options], 0, "battle")
    if not s.attacked and s.players[seat].turns > 1:
        options += able_attackers(s, seat)
    if s.step == "start":
        for one in s.players[seat].front:
            if refuses_retreat(s, seat, one) is None:
                options.append(RETREAT | one.card.number)
    if "may_advance" in s.hooked:
        for one in s.players[seat].rear:
            if refuses_advance(s, seat, one) is None:
                options.append(ADVANCE | one.card.number)
    options.append(END)
    if s.turn >= LATE and refuses_proposal(s, seat) is None:
        options.append(PROPOSE)
    if s.unchecked and not s.accused:
        options += [ACCUSE | foe for foe in opponents(s, seat)]
    return Ask(seat, "main", options)


def act_main(s: First, option: int) -> Flow:
    verb = option & VERB
    if s.step == "start" and verb != RETREAT:
        archange = verb == PLAY and s.cards[number_of(option)].proto.type == "archangel"
        if not archange:
            s.step = "main"
    return DEEDS[verb](s, option) or NOTHING


def in_turn(s: First, flow: Flow) -> Flow:
    """What the active player does; SO-DUO-230: who is eliminated in their own turn ends it at once."""
    return _in_turn(s, flow) if s.survivors and flow is not NOTHING else flow


def _in_turn(s: First, flow: Flow) -> Flow:
    yield from flow
    if not s.over() and s.out >> s.active & 1:
        yield from _pass_on(s)


def _play(s: First, option: int) -> Flow:
    return in_turn(s, play(s, s.active, s.cards[number_of(option)], which_of(option)))


def _use(s: First, option: int) -> Flow:
    me = me_using(s, s.active, number_of(option), which_of(option))
    assert me is not None
    return in_turn(s, use(s, me))


def refuses_retreat(s: First, seat: int, it: Piece) -> Refusal | None:
    """SO-TURN-040, SO-VAILLANT-020, SO-GELER-010."""
    if s.active != seat or it.controller != seat:
        return NOT_YOUR_TURN
    if s.step != "start":
        return TOO_LATE
    if it not in s.players[seat].front:
        return NOT_IN_FRONT
    if it.marks and frozen(it):
        return FROZEN
    return VALIANT if keyword(s, it, "vaillant") else None


def refuses_advance(s: First, seat: int, it: Piece) -> Refusal | None:
    """SO-ATK-040, SO-GEN-100: pages move up as attackers, or where an effect lets them and nothing forbids it."""
    if s.active != seat or it.controller != seat or s.step not in ("start", "main"):
        return NOT_YOUR_TURN
    allowed = "may_advance" in s.hooked and says_yes(s, "may_advance", it)
    if not allowed or it not in s.players[seat].rear:
        return NO_ADVANCE
    if it.marks and frozen(it):
        return FROZEN
    return Refusal("SO-TERRORISE-010", "terrified") if keyword(s, it, "terrorise") else None


# A draw by agreement


def refuses_proposal(s: First, seat: int) -> Refusal | None:
    """SO-GOAL-040: once a turn, when the game has gone on for long."""
    if s.active != seat or s.step not in ("start", "main") or s.proposed or s.turn < LATE:
        return NO_PROPOSAL
    return None


def _propose(s: First, option: int) -> None:
    s.proposed = True
    s.step = "agree"
    s.asked = next_seat(s, s.active)
    if s.log is not None:
        say(s, "proposes", {"seat": Seat(s.active)})


def ask_agree(s: First) -> Ask:
    return Ask(s.asked, "agree", [NO, YES], 0, "agree")


def act_agree(s: First, option: int) -> None:
    """All must agree; one refusal and play goes on with nothing changed."""
    s.asked = next_seat(s, s.asked)
    if option == NO:
        s.step = "main"
    elif s.asked == s.active:
        s.step = "main"
        tie(s, "agreed")


# Cheating


def refuses_accusation(s: First, seat: int, foe: int) -> Refusal | None:
    """SO-CHEAT-010, SO-CHEAT-030: where books were not checked, once a turn."""
    if s.active != seat or s.step not in ("start", "main"):
        return NOT_YOUR_TURN
    return None if s.unchecked and not s.accused and foe in opponents(s, seat) else CHECKED


def _accuse(s: First, option: int) -> Flow:
    """Who is accused wrongly is left alone."""
    s.accused = True
    foe = number_of(option)
    if len(archanges_of(s, foe)) > 1:
        punish(s, foe)
    elif s.log is not None:
        say(s, "honest", {"seat": Seat(foe)})
    return in_turn(s, settle(s))


# The end of a turn


def end_turn(s: First, option: int = 0) -> Flow:
    """SO-TURN-110: what is tied to the end of the turn on one's side of the field; SO-MORTSUBITE-020 on all sides."""
    seat = s.active
    for one in seats_in(s) if s.newcomers else ():
        for it in with_ability(s, one, "mort-subite"):
            if s.token(it.card.number) in s.newcomers:
                owe(s, me_of(s, it, "kw:mort-subite"))
    happened(s, TurnEnded(None, seat))
    yield from settle(s)
    if not s.over():
        yield from _pass_on(s)


def _pass_on(s: First) -> Flow:
    """What lasts until now ends, and the next player's turn begins."""
    seat = s.active
    for one in seats_in(s):
        for it in in_line(s, one):
            if it.marks:
                _thaw(s, it, seat)
    _expire(s, END_OF_TURN)
    _expire(s, UNTIL_END[seat])
    forget_plan(s)
    yield from settle(s)
    if s.over():
        return
    s.active = next_seat(s, seat)
    s.rearranged()
    yield from begin_turn(s)


def relay(s: First) -> None:
    """Somebody has given up in their own turn: the next player takes over."""
    forget_plan(s)
    s.step = "relay"
    s.active = next_seat(s, s.active)
    s.rearranged()


def ask_relay(s: First) -> Ask:
    return Ask(s.active, "relay", [DONE], 0, "relay")


def act_relay(s: First, option: int) -> Flow:
    return in_turn(s, begin_turn(s))


def _thaw(s: First, it: Piece, seat: int) -> None:
    """SO-GELER-020, SO-SEDUCTION-010, SO-SEDUCTION-030: a turn of `seat` is over."""
    marks = it.marks
    if it.controller == seat and marks.get("frozen", 0):
        marks["frozen"] -= 1
        if not marks["frozen"]:
            del marks["frozen"]
    if marks.get("seduction", 0) >> seat & 1 and s.token(it.card.number) not in s.newcomers:
        marks["seduction"] &= ~(1 << seat)
        if not marks["seduction"]:
            del marks["seduction"]


def _expire(s: First, until: str) -> None:
    """Effects end. Force vitale that was lent is worn first: of what is left, what is above the full value goes."""
    if not s.lasting:
        return
    lent = [(it, left(s, it), full(s, it)) for one in seats_in(s) for it in in_line(s, one)] if "fv" in s.hooked else []
    expire(s, until)
    for it, was, before in lent:
        now = full(s, it)
        if now < before:
            it.damage = max(0, now - was)
    s.unsettled = True


DEEDS: dict[int, Callable[[First, int], Flow | None]] = {
    PLAY: _play,
    PHOENIX: lambda s, option: in_turn(s, phoenix(s, s.active, s.cards[number_of(option)])),
    USE: _use,
    ATTACK: announce,
    RETREAT: lambda s, option: move_to(s, s.must(number_of(option)), "rear"),
    ADVANCE: lambda s, option: move_to(s, s.must(number_of(option)), "front"),
    FIGHT: lambda s, option: in_turn(s, fight(s)),
    PROPOSE: _propose,
    ACCUSE: _accuse,
    END: end_turn,
}
