"""What effects cost, as cards say it, and how a card asks.

Costs come before parts: `effect(spend(3), target(golems), damage(5))`. A selection is a function of `(s, me)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pioche.engine.cards import Card
from pioche.engine.choice import NUMBER, TARGET, Ask
from pioche.engine.effects import Choices, Me, Step, aim, aims, designate, itself, pick_card, same_cards
from pioche.engine.flow import Flow
from pioche.games.sevenfallen.rules.combat import in_combat
from pioche.games.sevenfallen.rules.damage import Hit, deal
from pioche.games.sevenfallen.rules.destroy import Destroyed, destroy
from pioche.games.sevenfallen.rules.effects import APART, Cost, Effect, effect_at, needs_of
from pioche.games.sevenfallen.rules.markers import tilt
from pioche.games.sevenfallen.rules.pay import Select, effect
from pioche.games.sevenfallen.rules.select import in_pile, my_angels, that, untilted
from pioche.games.sevenfallen.rules.standard import dealer
from pioche.games.sevenfallen.rules.values import room, untouched
from pioche.games.sevenfallen.rules.zones import banish_card, discard, look, reveal, tear
from pioche.games.sevenfallen.state import MORTAL, Printed, SevenFallen, print_of, text_of
from pioche.games.sevenfallen_common.table import Piece

# Effects


def may(*steps: Step, once: bool = False) -> Effect:
    """*You may*: decided as it would be activated (SF-ABIL-200)."""
    return effect(*steps, may=True, once=once)


def once_per_turn(*steps: Step, may: bool = False) -> Effect:
    """An effect that can be activated once a turn."""
    return effect(*steps, may=may, once=True)


def dilemma(*effects: Effect) -> Choices:
    """SF-DILEMME-010: the opponent chooses among these effects, one more for each copy of the card in its player's
    Purgatoire."""
    return Choices(*effects, count=_picked_in_dilemma, opponent=True)


def _picked_in_dilemma(s: SevenFallen, me: Me) -> int:
    return 1 + sum([print_of(one).name == text_of(me).name for one in s.players[me.seat].purgatory])


# Costs


def control(select: Select, least: int = 1) -> Cost:
    """`control(that(my_angels, of_class("dragon")))`: at least so many are there."""
    return Cost(
        lambda s, me: len(select(s, me)) >= least,
        lambda s, me: None,
        needs=needs_of(select) if least else 0,
        fewest=least,
    )


def choose(select: Callable[[SevenFallen, Me], list[Card]], count: int = 1) -> Cost:
    """SF-LEX-070: a card of a pile, or several, fixed now: `chosen(s, me)`, or `all_chosen(s, me)`."""

    def pay(s: SevenFallen, me: Me) -> Flow:
        yield from aim(s, me, lambda s, me, group: select(s, me), count, count, kind="choose", prompt="choose")

    return Cost(lambda s, me: len(select(s, me)) >= count, pay, same_cards, needs=APART)


def choose_in_book(*conditions: Callable[[Printed], Any]) -> Cost:
    """SF-LEX-750: look through your Livre Sacré and choose a page in it, now; shown where there is a condition. Its
    part is `chosen_from_book()`."""
    select = in_pile("book", *conditions)

    def pay(s: SevenFallen, me: Me) -> Any:
        look(s, me.seat, s.players[me.seat].book)
        one = yield from pick_card(s, me, select(s, me))
        if conditions:
            reveal(s, [one])
        me.aims.append([s.token(one.number)])

    return Cost(lambda s, me: bool(select(s, me)), pay, lambda s, me, group: True, needs=APART)


def discards(count: int = 1) -> Cost:
    """*Discard a page to …*"""

    def pay(s: SevenFallen, me: Me) -> Any:
        yield from discard_some(s, me.seat, count, me.number)

    def can(s: SevenFallen, me: Me) -> bool:
        hand = s.players[me.seat].hand  # with the page itself, as long as it is not revealed
        return len(hand) - sum(one.number == me.number for one in hand) >= count

    return Cost(can, pay, needs=APART)


def tilts_itself() -> Cost:
    """SF-TILT-020: *tilt this card to …*"""

    def can(s: SevenFallen, me: Me) -> bool:
        it = itself(s, me)
        return it is not None and not it.tilted

    def pay(s: SevenFallen, me: Me) -> None:
        it = itself(s, me)
        assert it is not None
        tilt(s, it)

    return Cost(can, pay)


def tilts_one(select: Select) -> Cost:
    """*Tilt one of your … to …*"""

    def pay(s: SevenFallen, me: Me) -> Any:
        it = yield from designate(s, me, able(s, me))
        tilt(s, it)

    able = spendable(that(select, untilted))
    return Cost(lambda s, me: bool(able(s, me)), pay, needs=needs_of(select), upsets=scarce(able))


def tears_cost(count: int = 1) -> Cost:
    """*Tear pages to …*: from the top of your Livre Sacré."""
    return Cost(
        lambda s, me: len(s.players[me.seat].book) >= count,
        lambda s, me: ignoring(tear(s, me.seat, count)),
        needs=APART,
    )


def destroys_one(select: Select) -> Cost:
    """*Destroy one of your … to …*"""

    def pay(s: SevenFallen, me: Me) -> Any:
        it = yield from designate(s, me, able(s, me))
        yield from destroy(s, [Destroyed(it, dealer(s, me))])

    able = spendable(select)
    return Cost(lambda s, me: bool(able(s, me)), pay, needs=needs_of(select), upsets=scarce(able))


def spendable(select: Select) -> Select:
    """SF-BLESS-040: those of a selection that a cost may be met with. Where all are Anges, that is all of them."""
    if needs_of(select):
        return select
    return lambda s, me: [one for one in select(s, me) if not untouched(one, me.number)]


def scarce(select: Select) -> Callable[[SevenFallen, Me], bool]:
    """SF-COST-040: whether so few are there to be spent that the rest of the effect may hang on every one of them. Each
    that it needs may lean on another one."""

    def upsets(s: SevenFallen, me: Me) -> bool:
        effect = effect_at(me)
        if not effect.hangs and not effect.own:
            return False
        found = select(s, me)
        if len(found) <= 2 * effect.hangs:
            return True
        return effect.own and any(one.card.number == me.number for one in found)

    return upsets


def sacrifices() -> Cost:
    """SF-SACRIF-010, SF-SACRIF-020: the first cost of every Sacrifice."""
    return destroys_one(that(my_angels, lambda s, it: it.printed.realm != "purete" and not in_combat(s, it)))


def banishes_itself() -> Cost:
    """From the Purgatoire."""
    return Cost(
        lambda s, me: "tenebres" not in text_of(me).keywords, lambda s, me: ignoring(banish_card(s, s.cards[me.number]))
    )


def hurts_own_divinity(amount: int) -> Cost:
    """SF-COST-110: not a mortal one."""
    return Cost(
        lambda s, me: not s.divinity(me.seat).flags & MORTAL,
        lambda s, me: deal(s, [Hit(s.divinity(me.seat), amount, dealer(s, me), me.seat)]),
    )


def hurts_targets(amount: int, select: Select) -> Cost:
    """*Target … and deal X damage to it to …*: what falls by it is lost as a target, so that one of the selection must
    be able to stand it; where only prevention could save it, that is tried out."""

    def stands(s: SevenFallen, it: Piece) -> bool:
        return not 0 < room(s, it) <= amount or it.golem is not None

    def can(s: SevenFallen, me: Me) -> bool:
        for one in select(s, me):
            if stands(s, one) or (s.prevented and s.prevented.get(s.token(one.card.number), 0)):
                return True
        return False

    return Cost(
        can,
        lambda s, me: deal(s, [Hit(one, amount, dealer(s, me), me.seat) for one in aims(s, me)]),
        upsets=lambda s, me: bool(s.prevented) and not any(stands(s, one) for one in select(s, me)),
    )


def ignoring(value: Any) -> None:
    """For what is done without looking at what came of it."""


# How a card asks


def discard_some(s: SevenFallen, seat: int, count: int, source: int) -> Any:
    """SF-LEX-250: the player picks which."""
    for _ in range(count):
        hand = s.players[seat].hand
        if not hand:
            return
        option = yield Ask(seat, "discard", [TARGET | one.number for one in hand], source)
        discard(s, s.cards[option & NUMBER])
