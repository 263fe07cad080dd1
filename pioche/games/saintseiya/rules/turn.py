"""The turn (chapter 5): the main phase, maintenance, the last round."""

from __future__ import annotations

from typing import Final

from pioche.engine.choice import DONE, END, Ask
from pioche.engine.errors import Refusal
from pioche.engine.flow import Flow, run
from pioche.engine.log import Seat, say
from pioche.engine.seats import next_seat
from pioche.games.saintseiya.rules.acquire import refuses_target
from pioche.games.saintseiya.rules.choose import choose
from pioche.games.saintseiya.rules.effects import (
    MUST_HEAL,
    must_heal_first,
    refuses_activation,
    refuses_heal,
)
from pioche.games.saintseiya.rules.epics import moments, settle
from pioche.games.saintseiya.rules.field import fill, last_card, remove, slide
from pioche.games.saintseiya.rules.marks import healable
from pioche.games.saintseiya.rules.play import owes_toll, refuses_play
from pioche.games.saintseiya.rules.scoring import finish
from pioche.games.saintseiya.rules.solo import hilda_plays
from pioche.games.saintseiya.rules.techniques import refuses_arm, refuses_robe, refuses_technique
from pioche.games.saintseiya.rules.terms import (
    ACTIVATE,
    ARM,
    COSMOS,
    EPIC,
    FIGHT,
    FORCE,
    HEAL,
    KEEP,
    LURE,
    PLAY,
    RALLY,
    ROBE,
    TECHNIQUE,
    TOKEN,
    TOLL,
    Me,
    possible,
)
from pioche.games.saintseiya.rules.values import cost, priceless, target_of, value
from pioche.games.saintseiya.rules.zones import discard, discard_piece, draw
from pioche.games.saintseiya.state import EPIC as EPIC_USED
from pioche.games.saintseiya.state import (
    HAND,
    HASTY,
    IDLE,
    LURED,
    OPEN,
    SAPPHIRES,
    SLOTS,
    TURNS,
    Piece,
    Printed,
    SaintSeiya,
    slot_card,
)
from pioche.games.saintseiya.state import TECHNIQUE as TECHNIQUE_USED
from pioche.games.saintseiya.state import TOLL as TOLL_PAID
from pioche.games.saintseiya.state import TRIDENT as TOKEN_USED

NO_TOLL_HERE: Final = Refusal("SS-CARD-140", "no-toll-here")
NO_LURE: Final = Refusal("SS-FAQC-230", "no-lure")
NO_TOKEN: Final = Refusal("SS-CARD-220", "no-token")
NO_EPIC: Final = Refusal("SS-EPIC-020", "no-epic-action")
WAYS: Final = ((FORCE, FIGHT), (COSMOS, RALLY))


# The main phase


def ask_main(s: SaintSeiya) -> Ask:
    """SS-TURN-020, SS-TURN-030, SS-TURN-040."""
    seat = s.active
    player = s.players[seat]
    if s.field and not player.relics:  # then nothing keeps a card in hand, as is mostly so
        options = [PLAY | card.number for card in player.hand]
    else:
        options = [PLAY | card.number for card in player.hand if refuses_play(s, seat, card) is None]
    _offer_acquisitions(s, seat, options)
    heals = bool(player.marked) and bool(healable(s, seat))
    for row in (player.played, player.armour, player.relics):
        for it in row:
            if it.flags & IDLE:
                continue
            if heals and refuses_heal(s, seat, it) is None:
                options.append(HEAL | it.card.number)
            if it.printed.activation and refuses_activation(s, seat, it) is None:
                options.append(ACTIVATE | it.card.number)
            if player.weapons and refuses_arm(s, seat, it) is None:
                options.append(ARM | it.card.number)
    if not s.used & TECHNIQUE_USED:
        energy = player.energy
        for card in player.board:
            printed = card.proto
            assert isinstance(printed, Printed)
            if printed.energy > energy or (printed.needs and not player.armour):
                continue
            if refuses_technique(s, seat, card) is None:
                options.append(TECHNIQUE | card.number)
    if s.sapphires >= SAPPHIRES and refuses_robe(s, seat) is None:
        options.append(ROBE | player.armour[0].card.number)
    tolls = "toll" in s.hooked
    for it in s.field:
        if tolls and refuses_toll(s, seat, it) is None:
            options.append(TOLL | it.card.number)
        if it.printed.own_field and "lure" in it.printed.hooks and refuses_lure(s, seat, it) is None:
            options.append(LURE | it.card.number)
    if tolls:
        for it in opened(s):
            if refuses_toll(s, seat, it) is None:
                options.append(TOLL | it.card.number)
    for it in player.relics:
        if refuses_token(s, seat, it) is None:
            options.append(TOKEN | it.card.number)
    if "epic_action" in s.hooked and refuses_epic(s, seat) is None:
        options.append(EPIC | s.epic[0].card.number)
    if refuses_end(s, seat) is None:
        options.append(END)
    return Ask(seat, "main", options)


def refuses_end(s: SaintSeiya, seat: int) -> Refusal | None:
    """While the Épopée says so, who has Soin must have used it."""
    if "must_heal" in s.hooked:
        for it in s.players[seat].played:
            if must_heal_first(s, it):
                return MUST_HEAL
    return None


def _offer_acquisitions(s: SaintSeiya, seat: int, options: list[int]) -> None:
    player = s.players[seat]
    faced: list[int] = []
    for it in player.played:
        if it.facing and it.facing not in faced:
            faced.append(it.facing)
    for number in faced:
        target = target_of(s, number)
        for way, verb in WAYS:
            if target is not None and priceless(s, target, way, player.played):
                continue
            if refuses_target(s, seat, number, target, way) is None:
                options.append(verb | number)
    for armour in player.armour:  # SS-ARMR-080: it may be enough by itself
        brought = [(way, verb, value(s, armour, way)) for way, verb in WAYS]
        for it in s.field + opened(s):
            number = it.card.number
            if number in faced:
                continue
            for way, verb, points in brought:
                if points and 0 <= cost(s, it, way, []) <= points and refuses_target(s, seat, number, it, way) is None:
                    options.append(verb | number)


def opened(s: SaintSeiya) -> list[Piece]:
    """SS-FAQH-200: the marked cards that may be confronted this turn."""
    return [it for player in s.players for it in player.marked if it.flags & OPEN]


def refuses_toll(s: SaintSeiya, seat: int, it: Piece) -> Refusal | None:
    """SS-FAQD-020, SS-CARD-140: a discard before the first card is played against it, once it is asked."""
    if not s.players[seat].hand or not (it.slot or it.flags & OPEN) or not owes_toll(s, it):
        return NO_TOLL_HERE
    for one in s.players[seat].played:
        if one.facing == it.card.number and one.flags & HASTY:
            return NO_TOLL_HERE
    return None


def pay_toll(s: SaintSeiya, seat: int, it: Piece) -> Flow:
    number = yield from choose(s, seat, s.players[seat].hand, "discard", it.card.number)
    discard(s, seat, s.cards[number])
    it.flags |= TOLL_PAID
    yield from settle(s)


def refuses_lure(s: SaintSeiya, seat: int, it: Piece) -> Refusal | None:
    """SS-FAQC-230."""
    ability = it.printed.hooks.get("lure")
    if ability is None or it.flags & LURED or not possible(s, ability, Me(seat, it.card, it)):
        return NO_LURE
    return None


def lure(s: SaintSeiya, seat: int, it: Piece) -> Flow:
    it.flags |= LURED
    yield from run(it.printed.hooks["lure"].run(s, Me(seat, it.card, it)))
    yield from settle(s)


def refuses_token(s: SaintSeiya, seat: int, it: Piece) -> Refusal | None:
    """SS-CARD-220."""
    ability = it.printed.hooks.get("token")
    if ability is None or it.controller != seat or s.used & TOKEN_USED or it.mark:
        return NO_TOKEN
    return None if possible(s, ability, Me(seat, it.card, it)) else NO_TOKEN


def put_token(s: SaintSeiya, seat: int, it: Piece) -> Flow:
    s.used |= TOKEN_USED
    return run(it.printed.hooks["token"].run(s, Me(seat, it.card, it)))


def refuses_epic(s: SaintSeiya, seat: int) -> Refusal | None:
    if not s.epic or s.used & EPIC_USED:
        return NO_EPIC
    ability = s.epic[0].printed.hooks.get("epic_action")
    if ability is None or not possible(s, ability, Me(seat, s.epic[0].card, s.epic[0])):
        return NO_EPIC
    return None


def use_epic(s: SaintSeiya, seat: int) -> Flow:
    """What the Épopée allows; where it is once a turn, its block says so (`s.used |= EPIC`)."""
    it = s.epic[0]
    yield from run(it.printed.hooks["epic_action"].run(s, Me(seat, it.card, it)))
    yield from settle(s)


# Maintenance (chapter 5.2)


def ask_keep(s: SaintSeiya) -> Ask:
    """SS-MAINT-010, SS-MAINT-020: which cards of the hand one does not keep."""
    return Ask(s.active, "keep", [DONE] + [KEEP | card.number for card in s.players[s.active].hand])


def finish_main(s: SaintSeiya) -> Flow:
    end_main(s)
    return settle(s)


def put_away(s: SaintSeiya, seat: int, number: int) -> Flow:
    """SS-MAINT-010: a card that is not kept."""
    discard(s, seat, s.cards[number])
    return settle(s)


def end_main(s: SaintSeiya) -> None:
    """The main phase is over: what was played and is still in play is discarded."""
    player = s.players[s.active]
    for it in player.played.copy():
        discard_piece(s, s.active, it)
    for row in (player.armour, player.relics):
        for it in row.copy():
            if it.home != s.active:  # SS-CARD-110: played for this turn only
                discard_piece(s, s.active, it)
    clear_turn(s)
    s.step = "keep"


def clear_turn(s: SaintSeiya) -> None:
    """SS-EFX-190, SS-CARD-010: nothing of this turn holds any longer."""
    s.used = 0
    s.plays = 0
    s.might = 0
    s.wave = 0
    for it in s.field:
        it.less_force = it.less_cosmos = it.cut_force = it.cut_cosmos = 0
        it.flags = 0
    for player in s.players:
        for it in player.marked:
            it.flags = 0
            it.less_force = it.less_cosmos = 0


def maintenance(s: SaintSeiya) -> Flow:
    """Steps 2 to 6."""
    seat = s.active
    s.step = "maintenance"
    size = HAND
    if "hand_size" in s.hooked:
        for source in s.listeners("hand_size"):
            size = source.hooks["hand_size"].run(s, source, seat, size)
    missing = size - len(s.players[seat].hand)
    if missing > 0:  # SS-MAINT-030
        draw(s, seat, missing)
    leaving = last_card(s) if s.variant or s.solo() else slot_card(s, SLOTS)  # SS-MAINT-040, SS-MAINT-110
    if leaving is not None:
        yield from remove(s, leaving)
    slide(s)
    yield from fill(s)
    if not s.over():
        yield from moments(s, "turn_end")
    clear_turn(s)
    if not s.over():
        yield from next_turn(s)


def next_turn(s: SaintSeiya) -> Flow:
    """SS-MAINT-070, SS-END-050, SS-SOLO-010."""
    if s.solo():
        if s.turn >= TURNS:
            return finish(s)
    else:
        seat = next_seat(s, s.active)
        if s.ending and ends_round(s, s.active, seat):
            return finish(s)
        s.active = seat
    s.turn += 1
    return begin_turn(s)


def ends_round(s: SaintSeiya, last: int, following: int) -> bool:
    """Whether the turn passes by the first player's seat."""
    count = len(s.teams)
    return (following - s.first) % count <= (last - s.first) % count


def begin_turn(s: SaintSeiya) -> Flow:
    if s.log is not None:
        say(s, "turn", {"seat": Seat(s.active), "turn": s.turn})
    s.died = ()
    s.step = "start"
    if s.solo():
        yield from hilda_plays(s)
        clear_turn(s)  # SS-CARD-010: what she has lowered for herself does not serve the player
    yield from moments(s, "turn_start")
    if not s.over():
        s.step = "main"
