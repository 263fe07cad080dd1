"""The turn: its steps, what may be done in step 3, and what comes between two turns."""

from __future__ import annotations

from typing import Final

from pioche.engine.abilities import Event, replaced
from pioche.engine.cards import Card
from pioche.engine.choice import END, Ask, number_of, verb_of, which, which_of
from pioche.engine.declared import declared
from pioche.engine.errors import Refusal
from pioche.engine.flow import NOTHING, Flow
from pioche.engine.game import Move
from pioche.engine.lasting import END_OF_TURN, expire
from pioche.engine.log import Seat, say
from pioche.engine.seats import next_seat, opponent
from pioche.games.keyforge.rules.abilities import Moment, moment, moments
from pioche.games.keyforge.rules.destroy import settle
from pioche.games.keyforge.rules.draw import MOST_CHAINS, gain_chains, refill
from pioche.games.keyforge.rules.enter import print_of
from pioche.games.keyforge.rules.forge import can_pay, forge, skips_forge
from pioche.games.keyforge.rules.house import choosable, choose_house
from pioche.games.keyforge.rules.leave import discard
from pioche.games.keyforge.rules.play import (
    FIRST_TURN,
    MOST_TIMES,
    NOT_IN_HAND,
    OTHER_HOUSE,
    STEP_OVER,
    may_play_off_house,
    play_from_hand,
    refuses_play,
    refuses_playing,
)
from pioche.games.keyforge.rules.terms import ACTION, DISCARD, FIGHT, OMNI, PLAY, REAP, TIDE, UNSTUN, USES
from pioche.games.keyforge.rules.use import refuses_option, refuses_use, use_option
from pioche.games.keyforge.rules.values import key_cost
from pioche.games.keyforge.state import InPlay, KeyForge, Printed

NOT_IN_STEP: Final = Refusal("KF-MAIN-010", "not-now")
UNTIL_START: Final[tuple[str, ...]] = ("start-0", "start-1")  # until the start of a seat's next turn
NEXT_TURN: Final[tuple[str, ...]] = ("next-0", "next-1")  # during a seat's next turn: these begin with it


@declared
class TurnEnded(Moment):
    after = "end_of_turn"

    seat: int


@declared
class TurnBegan(Moment):
    after = "start_of_turn"

    seat: int


@declared
class Discarded(Moment):
    """`seat` has discarded a card from their hand."""

    after = "after_discard"

    card: Card
    seat: int


@declared
class TideRaised(Moment):
    after = "after_tide"

    seat: int


@declared
class Readying(Event[KeyForge]):
    """Step 4: `seat` is about to ready their cards."""

    instead = "instead_of_ready"

    seat: int
    creatures: bool = True  # whether creatures are readied


def ask_main(s: KeyForge) -> Ask:
    """KF-MAIN-010, KF-MAIN-080: all that may be played, discarded and used, and to end the step."""
    seat = s.active
    player = s.players[seat]
    options: list[int] = []
    house = s.house
    hooked = s.hooked
    limited = s.first_turn and s.from_hand > 0
    by_leave = "allows_play" in hooked
    for card in player.hand:
        printed = card.proto
        assert isinstance(printed, Printed)
        may = printed.house == house and not limited
        if not may and not (by_leave and may_play_off_house(s, seat, card)):
            continue
        if refuses_playing(s, seat, card, printed) is None:
            options.append(PLAY | card.number)
        if "upgrade" in printed.facts and refuses_playing(s, seat, card, printed, 1) is None:
            options.append(which(PLAY | card.number, 1))
        if may:
            options.append(DISCARD | card.number)
    unhindered = nothing_hinders_use(s)
    for it in player.battleline:
        if it.ready:
            if not unhindered or it.stunned or it.enraged:
                _offer_uses(s, seat, it, options)
            elif it.printed.house == house:
                _offer_plain_uses(s, seat, it, options)
            elif "allows_use" in hooked or "may_use" in it.hooks:
                _offer_uses(s, seat, it, options)
            else:
                _offer_abilities(s, seat, it, options)
    for it in player.artifacts:
        if it.ready:
            _offer_abilities(s, seat, it, options)
    options.append(END)
    if refuses_tide(s, seat) is None:
        options.append(TIDE)  # last: seldom meant
    return Ask(seat, "main", options)


def act_main(s: KeyForge, option: int) -> Flow:
    """KF-MAIN-010: what was picked, and the end of the step where an Omega card was played."""
    flow = MOVES[verb_of(option)].do(s, s.active, option) or NOTHING
    return flow if flow is NOTHING and not s.unsettled and not s.omega else _and_on(s, flow)


def _and_on(s: KeyForge, flow: Flow) -> Flow:
    yield from flow
    if s.unsettled:
        yield from settle(s)
    if s.omega and not s.over() and s.step == "main":
        yield from end_turn(s)


def nothing_hinders_use(s: KeyForge) -> bool:
    """Whether no effect at all can forbid, demand or tax a use, hide a creature, or change what it belongs to: then a
    ready creature of the active house may reap, and fight any enemy there is. Most steps are so, and need no more
    asking."""
    hooked = s.hooked
    return not (
        s.omega
        or "cannot_use" in hooked
        or "must_fight" in hooked
        or "cost_to_use" in hooked
        or "cannot_be_attacked" in hooked
        or "belongs" in hooked
    )


def _offer_plain_uses(s: KeyForge, seat: int, it: InPlay, options: list[int]) -> None:
    """What `_offer_uses` does, for a creature of the active house without status where nothing hinders."""
    number = it.card.number
    if s.times_this_turn.get(it.printed.id, 0) >= MOST_TIMES:
        return
    options.append(REAP | number)
    hooks = it.hooks
    if s.players[opponent(s, seat)].battleline and (
        "may_attack" not in hooks or refuses_use(s, seat, it, "fight") is None
    ):
        options.append(FIGHT | number)
    _offer_abilities(s, seat, it, options)


def _offer_uses(s: KeyForge, seat: int, it: InPlay, options: list[int]) -> None:
    number = it.card.number
    if it.stunned:
        if refuses_use(s, seat, it, "unstun") is None:
            options.append(UNSTUN | number)
        return
    if refuses_use(s, seat, it, "reap") is None:
        options.append(REAP | number)
    if refuses_use(s, seat, it, "fight") is None:
        options.append(FIGHT | number)
    _offer_abilities(s, seat, it, options)


def _offer_abilities(s: KeyForge, seat: int, it: InPlay, options: list[int]) -> None:
    number = it.card.number
    hooks = it.hooks
    hooked = s.hooked
    if ("action" in hooks or "gives_action" in hooked) and refuses_use(s, seat, it, "action") is None:
        options.append(ACTION | number)
    if ("omni" in hooks or "gives_omni" in hooked) and refuses_use(s, seat, it, "omni") is None:
        options.append(OMNI | number)


def refuses_discard(s: KeyForge, seat: int, card: Card) -> Refusal | None:
    """KF-MAIN-070."""
    if card not in s.players[seat].hand:
        return NOT_IN_HAND
    if s.omega:
        return STEP_OVER
    if print_of(card).house != s.house:
        return OTHER_HOUSE
    return FIRST_TURN if s.first_turn and s.from_hand else None


def discard_from_hand(s: KeyForge, seat: int, card: Card) -> Flow:
    """KF-MAIN-070: of one's own choice in step 3."""
    s.acts += 1
    s.from_hand += 1
    return discarded(s, seat, card)


def discarded(s: KeyForge, seat: int, *cards: Card) -> Flow:
    """Cards from a hand onto the discard pile, all of them before anything that comes after."""
    for card in cards:
        discard(s, card, s.players[seat].hand)
        if seat == s.active:
            s.discarded.append(card)
        if s.log is not None:
            say(s, "discarded", {"seat": Seat(seat), "card": card})
    return moments(s, [Discarded(card, seat) for card in cards], [])


# The tide

NO_TIDE: Final = Refusal("KF-TIDE-070", "no-tide")
TIDE_USELESS: Final = Refusal("KF-TIDE-060", "tide-useless")


def raise_tide(s: KeyForge, seat: int) -> Flow:
    """KF-TIDE-020, KF-TIDE-030: high for one player, low for the other."""
    if s.tide != seat:
        s.tide = seat
        s.unsettled = True
        if s.log is not None:
            say(s, "tide", {"seat": Seat(seat)})
        yield from moment(s, TideRaised(seat))


def refuses_tide(s: KeyForge, seat: int) -> Refusal | None:
    """KF-TIDE-060, KF-TIDE-070: in step 3, as often as it changes something."""
    if not s.tides or s.omega:
        return NO_TIDE
    return TIDE_USELESS if s.tide == seat and s.players[seat].chains >= MOST_CHAINS else None


def tide_is_pointless(s: KeyForge, seat: int) -> bool:
    """KF-TIDE-060: whether it would bring chains and nothing else: the tide is high already, or no card of the match
    speaks of it."""
    return s.tide == seat or not any(print_of(card).tide for card in s.cards[1:])


def use_tide(s: KeyForge, seat: int) -> Flow:
    """KF-TIDE-040: raise the tide, gain 3 chains."""
    yield from raise_tide(s, seat)
    gain_chains(s, seat, 3)
    yield from settle(s)


# From turn to turn


def end_turn(s: KeyForge) -> Flow:
    """KF-SEQ-010: steps 4 and 5, end-of-turn effects, then the opponent's turn up to their choice of a house."""
    seat = s.active
    s.step = "ready"
    s.acts = 0
    s.omega = False
    if "instead_of_ready" in s.hooked:
        yield from _ready_replaced(s, seat)
    else:
        ready_cards(s, seat)
    s.step = "draw"
    refill(s, seat)
    s.step = "end"
    yield from moment(s, TurnEnded(seat))
    if s.unsettled:
        yield from settle(s)
    if s.lasting and not s.over():
        s.unsettled = True
        expire(s, END_OF_TURN)  # KF-PERS-050
        expire(s, NEXT_TURN[seat])
        yield from settle(s)
    if s.over():
        return
    player = s.players[seat]
    if s.log is not None and player.amber >= key_cost(s, seat):  # KF-DRAW-070
        say(s, "check", {"seat": Seat(seat)})
    player.last_keys = s.forged
    player.last_creatures = sum(print_of(card).type == "creature" for card in s.played)
    for one in s.players:
        for it in one.battleline:
            it.armor_used = 0  # KF-ARMOR-020
    yield from begin_turn(s, next_seat(s, seat))


def _ready_replaced(s: KeyForge, seat: int) -> Flow:
    kept = yield from replaced(s, Readying(seat))
    if isinstance(kept, Readying):
        ready_cards(s, seat, creatures=kept.creatures)
    yield from settle(s)


def ready_cards(s: KeyForge, seat: int, *, creatures: bool = True) -> None:
    """KF-READY-010: every exhausted card."""
    player = s.players[seat]
    cards = player.battleline + player.artifacts if creatures else player.artifacts
    count = 0
    for it in cards:
        if not it.ready:
            it.ready = True
            count += 1
    if count and s.log is not None:
        say(s, "readies", {"seat": Seat(seat), "count": count})


def begin_turn(s: KeyForge, seat: int) -> Flow:
    """KF-TURN-020: start-of-turn effects, then step 1."""
    s.active = seat
    s.rearranged()
    if "power" in s.hooked:
        s.unsettled = True  # whose turn it is may matter
    s.turn += 1
    s.step = "start"
    s.house = ""
    s.first_turn = s.turn == 1
    s.from_hand = 0
    s.acts = 0
    s.omega = False
    s.played = []
    s.used = []
    s.discarded = []
    s.attacked = []
    s.fallen = []
    s.forged = ()
    s.times_this_turn = {}
    if s.lasting:
        s.unsettled = True
        expire(s, UNTIL_START[seat])  # KF-PERS-050
    if s.log is not None:
        say(s, "turn", {"seat": Seat(seat), "turn": s.turn})
    if s.unsettled:
        yield from settle(s)
    yield from moment(s, TurnBegan(seat))
    if s.unsettled:
        yield from settle(s)
    if s.over():
        return
    s.step = "forge"
    if can_pay(s, seat, key_cost(s, seat)) and not skips_forge(s, seat):  # KF-FORGE-010, KF-FORGE-040
        yield from forge(s, seat)
        yield from settle(s)
    if s.over():  # KF-CORE-020
        return
    s.acts = 0
    s.omega = False
    s.step = "house"
    limited = "cannot_choose" in s.hooked or not s.players[seat].houses
    if limited and not choosable(s, seat):  # KF-HOUSE-040, KF-HOUSE-100
        yield from choose_house(s, "")


__all__ = [
    "NEXT_TURN",
    "UNTIL_START",
    "USES",
    "ask_main",
    "begin_turn",
    "discard_from_hand",
    "end_turn",
]


MOVES: Final[dict[int, Move]] = {
    PLAY: Move(
        lambda s, seat, option: play_from_hand(s, seat, s.cards[number_of(option)], which_of(option)),
        lambda s, seat, option: refuses_play(s, seat, s.cards[number_of(option)], which_of(option)),
    ),
    DISCARD: Move(
        lambda s, seat, option: discard_from_hand(s, seat, s.cards[number_of(option)]),
        lambda s, seat, option: refuses_discard(s, seat, s.cards[number_of(option)]),
    ),
    TIDE: Move(lambda s, seat, option: use_tide(s, seat), lambda s, seat, option: refuses_tide(s, seat)),
    END: Move(lambda s, seat, option: end_turn(s)),
    **dict.fromkeys(USES.values(), Move(use_option, refuses_option)),
}
