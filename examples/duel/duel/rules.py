"""The rules, chapter by chapter. What may ask is a generator, what cannot is a plain function."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from duel.state import DuelState, Fighter, Printed
from pioche.engine.abilities import Event, happen
from pioche.engine.cards import Card
from pioche.engine.choice import PASS, PLAYER, TARGET, Ask, Verbs, number_of, verb_of
from pioche.engine.declared import declared
from pioche.engine.errors import Refusal
from pioche.engine.flow import NOTHING, Flow, run
from pioche.engine.game import Move
from pioche.engine.lasting import END_OF_TURN, Quality, add_hooks, drop_hooks, expire, modified
from pioche.engine.log import Seat, say
from pioche.engine.seats import lose, next_seat, opponents, seats_in
from pioche.engine.stack import StackItem, StackRules, add, pass_priority
from pioche.engine.zones import forget

# Final: a compiled build then reads these at once, not through the module's dictionary.
VERBS: Final = Verbs()
PLAY: Final = VERBS.add("play", "card")
ATTACK: Final = VERBS.add("attack", "card")
REST: Final = VERBS.add("rest", role="ends")
HOOKS: Final = {  # how each is written, and what it is for
    "play": "(s, item): a spell resolves; `item` is its entry on the stack. Nothing, or a flow",
    "targets": "(s, seat, card): a spell is played: a flow that gives the numbers of its targets",
    "after_entered": "(s, me): a fighter has entered: `me.event`. Nothing, or a flow",
    "instead_of_destroyed": "(s, source, event): a fighter would be destroyed: what happens instead",
    "set_power": "(s, source, of, value): the power that a fighter is set to",
    "power": "(s, source, of, value): its power with this plus or minus",
}
POWER: Final = Quality("power")


@declared
class Entered(Event[DuelState]):
    """DU-CARD-010: a fighter enters the line, tired."""

    after = "after_entered"

    card: Card
    seat: int

    def apply(self, s: DuelState) -> None:
        s.players[self.seat].line.append(Fighter(self.card, self.seat))
        add_hooks(s, self.card.proto.hooks)

    def tell(self, s: DuelState) -> None:
        say(s, "entered", {"seat": Seat(self.seat), "card": self.card})


@declared
class Destroyed(Event[DuelState]):
    """DU-FIGHT-040: a fighter goes to its owner's discard pile."""

    instead = "instead_of_destroyed"

    fighter: Fighter

    def apply(self, s: DuelState) -> None:
        if self.fighter in s.players[self.fighter.controller].line:
            leave_play(s, self.fighter)
            s.players[self.fighter.card.owner].discard.append(self.fighter.card)

    def tell(self, s: DuelState) -> None:
        say(s, "destroyed", {"card": self.fighter.card})


def leave_play(s: DuelState, fighter: Fighter) -> None:
    s.players[fighter.controller].line.remove(fighter)
    drop_hooks(s, fighter.hooks)


def power(s: DuelState, fighter: Fighter) -> int:
    """DU-CARD-020: printed, then set, then plus and minus; never below 0."""
    proto = fighter.card.proto
    assert isinstance(proto, Printed)
    return max(0, modified(s, POWER, fighter, proto.power))


NOT_IN_HAND: Final = Refusal("DU-PLAY-010", "not-in-hand")
ONLY_REPLIES: Final = Refusal("DU-STACK-010", "only-replies")
NOTHING_TO_REPLY: Final = Refusal("DU-STACK-020", "nothing-to-reply")
NO_ACTION_LEFT: Final = Refusal("DU-TURN-020", "no-action-left")
NOT_YOURS: Final = Refusal("DU-FIGHT-010")
TIRED: Final = Refusal("DU-FIGHT-020", "tired")


def refuses_play(s: DuelState, seat: int, card: Card) -> Refusal | None:
    return refuses_now(s, card) if card in s.players[seat].hand else NOT_IN_HAND


def refuses_now(s: DuelState, card: Card) -> Refusal | None:
    """Why not at this moment, for a card in the hand of whoever is asked."""
    if s.stack is not None:
        return None if card.proto.type == "reply" else ONLY_REPLIES
    if card.proto.type == "reply":
        return NOTHING_TO_REPLY
    return None if s.actions else NO_ACTION_LEFT


def refuses_attack(s: DuelState, seat: int, fighter: Fighter | None) -> Refusal | None:
    if fighter is None or fighter.controller != seat or s.stack is not None:
        return NOT_YOURS
    if not fighter.ready:
        return TIRED
    return None if s.actions else NO_ACTION_LEFT


def main_step(s: DuelState) -> Ask:
    """DU-TURN-020: play, attack or rest."""
    seat = s.active
    options: list[int] = []
    if s.actions:
        player = s.players[seat]
        for card in player.hand:
            if refuses_now(s, card) is None:
                options.append(PLAY | card.number)
        for fighter in player.line:
            if refuses_attack(s, seat, fighter) is None:
                options.append(ATTACK | fighter.card.number)
    options.append(REST)
    return Ask(seat, "main", options)


def reply_step(s: DuelState) -> Ask:
    """DU-STACK-010: whoever has priority replies or passes."""
    stack = s.stack
    assert stack is not None
    seat = stack.priority
    options = [PLAY | card.number for card in s.players[seat].hand if refuses_now(s, card) is None]
    options.append(PASS)
    return Ask(seat, "reply", options, stack.items[-1].source)


def play(s: DuelState, seat: int, option: int) -> Flow:
    """DU-PLAY-010, DU-PLAY-020: a fighter enters at once; a spell is aimed, then waits on the stack for replies."""
    card = s.cards[number_of(option)]
    s.players[seat].hand.remove(card)
    forget(s, [card])  # all see it now
    if s.stack is None:
        s.actions -= 1
    if card.proto.type == "fighter":
        return happen(s, Entered(card, seat))
    s.played.append(card)
    if s.log is not None:
        say(s, "played", {"seat": Seat(seat), "card": card})
    aim = card.proto.hooks.get("targets")
    if aim is not None:
        return aimed(s, seat, card, aim.run)
    add(s, STACK, StackItem(card.number, "play", (), seat))
    return NOTHING


def aimed(s: DuelState, seat: int, card: Card, aim: Callable[..., Any]) -> Flow:
    targets = yield from aim(s, seat, card)
    add(s, STACK, StackItem(card.number, "play", tuple(targets), seat))


def resolve(s: DuelState, item: StackItem) -> Flow:
    """DU-STACK-030: the spell does what it says, then goes to the discard pile."""
    card = s.cards[item.source]
    yield from run(card.proto.hooks["play"].run(s, item))
    s.played.remove(card)
    s.players[card.owner].discard.append(card)


STACK: Final = StackRules(adder_keeps=False, one_at_a_time=False, resolve=resolve)


def attack(s: DuelState, seat: int, option: int) -> Flow:
    """DU-FIGHT-010: an opponent, or an opposing fighter. Two fighters strike at the same moment."""
    fighter = s.fighter(number_of(option))
    assert fighter is not None
    fighter.ready = False
    s.actions -= 1
    foes = opponents(s, seat)
    options = [TARGET | other.card.number for foe in foes for other in s.players[foe].line]
    options += [PLAYER | foe for foe in foes]
    option = yield Ask(seat, "attack", options, fighter.card.number)
    other = s.fighter(number_of(option)) if verb_of(option) == TARGET else None
    if other is None:
        burn(s, number_of(option), power(s, fighter))
    else:
        yield from damage(s, [(fighter, power(s, other)), (other, power(s, fighter))])


def damage(s: DuelState, damages: list[tuple[Fighter, int]]) -> Flow:
    """DU-FIGHT-030: all damage falls at once; a fighter with as much as its power is destroyed."""
    for fighter, amount in damages:
        fighter.damage += amount
    dead = [Destroyed(fighter) for fighter, amount in damages if amount and fighter.damage >= power(s, fighter)]
    return happen(s, *dead)


def burn(s: DuelState, seat: int, amount: int) -> None:
    """A player loses flames, down to none."""
    player = s.players[seat]
    player.flames = max(0, player.flames - amount)
    if s.log is not None:
        say(s, "burned", {"seat": Seat(seat), "amount": amount})


def go_out(s: DuelState, seats: list[int], reason: str) -> None:
    """DU-END-010: the fighters go too. The last player wins; with none left it is a draw."""
    for seat in seats:
        for fighter in s.players[seat].line.copy():
            Destroyed(fighter).apply(s)
    lose(s, seats, reason)


def draw(s: DuelState, seat: int, count: int) -> None:
    """DU-TURN-010, DU-END-020: from the top; each card that is not there costs a flame."""
    player = s.players[seat]
    drawn = player.deck[:count]
    del player.deck[:count]
    player.hand += drawn
    if drawn and s.log is not None:
        say(s, "drew", {"seat": Seat(seat), "count": len(drawn)}, {"cards": drawn}, 1 << seat)
    if len(drawn) < count:
        burn(s, seat, count - len(drawn))


def begin_turn(s: DuelState, seat: int) -> None:
    """DU-TURN-010, DU-TURN-020: ready and heal, then draw; who begins the match has one action in its first turn."""
    s.active = seat
    s.rearranged()
    s.turn += 1
    s.actions = 1 if s.turn == 1 else 2
    for fighter in s.players[seat].line:
        fighter.ready = True
        fighter.damage = 0
    draw(s, seat, 1)


def end_turn(s: DuelState) -> Flow:
    """DU-TURN-030, DU-END-010: who has no flame left is out, all at the same moment; the next player begins."""
    expire(s, END_OF_TURN)
    burnt = [seat for seat in seats_in(s) if not s.players[seat].flames]
    if burnt:
        go_out(s, burnt, "no-flames")
    if s.result is None:
        begin_turn(s, next_seat(s, s.active))
    return NOTHING


MOVES: Final = {  # what each verb does, and what refuses it
    PLAY: Move(play, lambda s, seat, option: refuses_play(s, seat, s.cards[number_of(option)])),
    ATTACK: Move(attack, lambda s, seat, option: refuses_attack(s, seat, s.fighter(number_of(option)))),
    PASS: Move(lambda s, seat, option: pass_priority(s, STACK)),
    REST: Move(lambda s, seat, option: end_turn(s)),
}
