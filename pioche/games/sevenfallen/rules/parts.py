"""What effects do, as cards say it.

`select` is whom, as the effect resolves; without one, what was targeted: `aims(s, me)`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pioche.engine.cards import Card
from pioche.engine.choice import NUMBER, Ask, verb_of
from pioche.engine.effects import Me, aims, chosen, designate, designate_several, pick_card
from pioche.engine.flow import NOTHING, confirm
from pioche.engine.flow import run as flow_of
from pioche.engine.lasting import END_OF_TURN, WHEN_IT_LEAVES, Lasting, begin
from pioche.engine.log import Seat, say
from pioche.engine.seats import opponent
from pioche.games.sevenfallen.rules.combat import reinforce
from pioche.games.sevenfallen.rules.costs import discard_some, ignoring
from pioche.games.sevenfallen.rules.damage import Hit, affects, deal, gain_fv, heal, prevent
from pioche.games.sevenfallen.rules.destroy import Destroyed, destroy
from pioche.games.sevenfallen.rules.effects import APART, Part, needs_of
from pioche.games.sevenfallen.rules.enter import put_into_play
from pioche.games.sevenfallen.rules.markers import give, move_to, straighten, tilt
from pioche.games.sevenfallen.rules.pay import Select, gain_ec, give_ec, may_gain_ec, regenerate
from pioche.games.sevenfallen.rules.select import that, this_card
from pioche.games.sevenfallen.rules.standard import dealer
from pioche.games.sevenfallen.rules.terms import BOTTOM, TOP
from pioche.games.sevenfallen.rules.zones import (
    banish,
    can_be_banished,
    draw,
    is_transformed,
    leave_play,
    look,
    move_card,
    put,
    put_in_limbo,
    reveal,
    shuffle_pile,
    take,
    tear,
)
from pioche.games.sevenfallen.state import KEYWORDS, Printed, SevenFallen, print_of
from pioche.games.sevenfallen_common.table import Piece


def some_affected(select: Select) -> Callable[[SevenFallen, Me], bool]:
    """SF-ABIL-170: an effect on all of a selection needs one that is not insensitive to it."""
    return lambda s, me: any(affects(s, me, one) for one in select(s, me))


def _on_all(run: Callable[[SevenFallen, Me], Any], select: Select | None) -> Part:
    return Part(run) if select is None else Part(run, some_affected(select), needs=needs_of(select))


def on_each(do: Callable[[SevenFallen, Me, Piece], Any], select: Select | None = None, *, group: int = 0) -> Part:
    """Do something to each of these: what was targeted, or all of a selection. What is insensitive is left out."""

    def run(s: SevenFallen, me: Me) -> Any:
        for it in aims(s, me, group) if select is None else list(select(s, me)):
            if s.stands(it) and affects(s, me, it):
                result = do(s, me, it)
                if result is not None:
                    yield from result

    return _on_all(run, select)


def on_one(do: Callable[[SevenFallen, Me, Piece], Any], select: Select) -> Part:
    """Do something to one of these, designated as the effect resolves (SF-STACK-120)."""

    def run(s: SevenFallen, me: Me) -> Any:
        it = yield from designate(s, me, select(s, me))
        if it is not None and affects(s, me, it):
            result = do(s, me, it)
            if result is not None:
                yield from result

    return Part(run, lambda s, me: bool(select(s, me)), needs=needs_of(select))


def on_several(do: Callable[[SevenFallen, Me, Piece], Any], select: Select, *, least: int = 0, most: int = 99) -> Part:
    """Do something to each of several of these, designated as the effect resolves: *up to 2* (SF-WORD-030), *at least
    2* (SF-WORD-040)."""

    def run(s: SevenFallen, me: Me) -> Any:
        for it in (yield from designate_several(s, me, select(s, me), least, most)):
            if s.stands(it) and affects(s, me, it):
                result = do(s, me, it)
                if result is not None:
                    yield from result

    return Part(run, lambda s, me: len(select(s, me)) >= least)


def _hits(s: SevenFallen, me: Me, its: Sequence[Piece], amount: int, *, by_card: bool, fv: bool) -> Any:
    by = me.number if by_card else dealer(s, me)
    return deal(s, [Hit(one, amount, by, me.seat, fv=fv) for one in its if affects(s, me, one)])


Amount = int | Callable[[SevenFallen, Me], int]


def half(count: int) -> int:
    """SF-GEN-040: rounded up."""
    return (count + 1) // 2


def number(amount: Amount, s: SevenFallen, me: Me) -> int:
    """An amount as it is now: a number, or what a function of `(s, me)` counts."""
    return amount if isinstance(amount, int) else amount(s, me)


def damage(amount: Amount, select: Select | None = None, *, by_card: bool = False, group: int = 0) -> Part:
    """Deal damage to what was targeted, or to all of a selection at once. `by_card`: *this Ange deals* (SF-WORD-050).
    Damage to a Golem stays on it (SF-PAIR-180); to an Ange it meets its Golem first."""

    def run(s: SevenFallen, me: Me) -> Any:
        its = aims(s, me, group) if select is None else select(s, me)
        return _hits(s, me, its, number(amount, s, me), by_card=by_card, fv=False)

    return _on_all(run, select)


def damage_one(amount: Amount, select: Select, *, by_card: bool = False) -> Part:
    """Deal damage to one of a selection, designated on resolution."""

    def run(s: SevenFallen, me: Me) -> Any:
        it = yield from designate(s, me, select(s, me))
        yield from _hits(s, me, [it], number(amount, s, me), by_card=by_card, fv=False)

    return Part(run, lambda s, me: bool(select(s, me)), needs=needs_of(select))


def minus_fv(amount: Amount, select: Select | None = None, *, by_card: bool = False) -> Part:
    """*Inflict -X FV*: on what was targeted, or on one of a selection, designated on resolution."""

    def run(s: SevenFallen, me: Me) -> Any:
        if select is None:
            its = aims(s, me)
        else:
            it = yield from designate(s, me, select(s, me))
            its = [it]
        yield from _hits(s, me, its, number(amount, s, me), by_card=by_card, fv=True)

    if select is None:
        return Part(run)
    return Part(run, lambda s, me: bool(select(s, me)), needs=needs_of(select))


def damages_divinity(amount: int, *, by_card: bool = False, own: bool = False) -> Part:
    """*Deal X damage to the opposing Divinité.* SF-DIV-090: legal on a mortal one, for nothing."""

    def run(s: SevenFallen, me: Me) -> Any:
        it = s.divinity(me.seat if own else opponent(s, me.seat))
        return deal(s, [Hit(it, amount, me.number if by_card else dealer(s, me), me.seat)])

    return Part(run)


def destroys(select: Select | None = None, *, by_card: bool = False) -> Part:
    """Destroy what was targeted, or all of a selection. `by_card`: by this card itself."""

    def run(s: SevenFallen, me: Me) -> Any:
        its = aims(s, me) if select is None else select(s, me)
        by = me.number if by_card else dealer(s, me)
        return destroy(s, [Destroyed(one, by) for one in its if affects(s, me, one)])

    return _on_all(run, select)


def banishes() -> Part:
    """What was targeted. SF-TENEBRES-010."""
    return on_each(lambda s, me, it: banish(s, it) if can_be_banished(s, it) else None)


def return_to_hand(s: SevenFallen, it: Piece) -> Any:
    """SF-LEX-160: to its owner's. SF-LEX-690: a transformed card is destroyed instead."""
    if is_transformed(it):
        return destroy(s, [Destroyed(it)])
    leave_play(s, it)
    put(s, it.card, it.card.owner, "hand")
    if s.log is not None:
        say(s, "to-hand", {"card": it.card})
    return NOTHING


def to_hand(select: Select | None = None) -> Part:
    """What was targeted, or one of a selection."""
    return (
        on_each(lambda s, me, it: return_to_hand(s, it))
        if select is None
        else on_one(lambda s, me, it: return_to_hand(s, it), select)
    )


def draws(count: int = 1) -> Part:
    """SF-ABIL-140: all of them must be there."""
    return Part(
        lambda s, me: ignoring(draw(s, me.seat, count)),
        lambda s, me: len(s.players[me.seat].book) >= count,
        needs=APART,
    )


def tears(count: int = 1) -> Part:
    """You tear so many pages, from the top of your Livre Sacré."""
    return Part(
        lambda s, me: ignoring(tear(s, me.seat, count)),
        lambda s, me: len(s.players[me.seat].book) >= count,
        needs=APART,
    )


def opponent_discards(count: int = 1) -> Part:
    """Your opponent discards so many pages of their choice."""
    return Part(
        lambda s, me: discard_some(s, opponent(s, me.seat), count, me.number),
        lambda s, me: len(s.players[opponent(s, me.seat)].hand) >= count,
        needs=APART,
    )


def marks(mark: str, count: int = 1, select: Select | None = None) -> Part:
    """Give markers to what was targeted, or to one of a selection, designated on resolution."""
    if select is None:
        return on_each(lambda s, me, it: give(s, it, mark, count))
    return on_one(lambda s, me, it: give(s, it, mark, count), select)


def marks_itself(mark: str, count: int = 1) -> Part:
    """Put markers on this card."""
    return on_each(lambda s, me, it: give(s, it, mark, count), this_card)


def heals(amount: int = 999, select: Select | None = None) -> Part:
    """*Guérir*, *guérir (N)*: what was targeted, or one of a selection."""
    if select is None:
        return on_each(lambda s, me, it: ignoring(heal(s, it, amount)))
    return on_one(lambda s, me, it: ignoring(heal(s, it, amount)), select)


def heals_all(select: Select) -> Part:
    """*Guérir* each of a selection."""
    return on_each(lambda s, me, it: ignoring(heal(s, it, 999)), select)


def prevents(amount: int) -> Part:
    """*Prévenir (N)* on what was targeted."""
    return on_each(lambda s, me, it: prevent(s, it, amount))


def tilts(select: Select | None = None) -> Part:
    """Tilt what was targeted, or one of a selection."""
    if select is None:
        return on_each(lambda s, me, it: tilt(s, it))
    return on_one(lambda s, me, it: tilt(s, it), select)


def straightens() -> Part:
    """Straighten what was targeted."""
    return on_each(lambda s, me, it: straighten(s, it))


def moves(line: str) -> Part:
    """What was targeted, to that line."""
    return on_each(lambda s, me, it: move_to(s, it, line))


def reinforces(select: Select | None = None) -> Part:
    """*Put in Renfort* what was targeted, or one of a selection."""
    if select is None:
        return on_each(lambda s, me, it: ignoring(reinforce(s, it)))
    return on_one(lambda s, me, it: ignoring(reinforce(s, it)), select)


def gains_ec(count: int) -> Part:
    """SF-LEX-330: to the Temple or an Adorateur; one of them must be able to (SF-LEX-320)."""
    return Part(
        lambda s, me: gain_ec(s, me.seat, count, me.number),
        lambda s, me: any(may_gain_ec(s, one) for one in s.players[me.seat].worship),
    )


def gives_ec(count: int, select: Select | None = None) -> Part:
    """To what was targeted, or to one of a selection. SF-LEX-320: not to what cannot gain any; a card that targets says
    so itself: `target(that(my_worshippers, may_gain_ec))`."""
    if select is None:
        return on_each(lambda s, me, it: give_ec(s, it, count))
    return on_one(lambda s, me, it: give_ec(s, it, count), that(select, may_gain_ec))


def regenerates(select: Select) -> Part:
    """SF-LEX-340: one of these, that can gain EC."""
    return on_one(lambda s, me, it: regenerate(s, it), that(select, may_gain_ec))


def gains_fv(count: int) -> Part:
    """*Your Divinité gains X FV.*"""
    return Part(lambda s, me: gain_fv(s, me.seat, count, me))


def puts_in_limbo(select: Callable[[SevenFallen, Me], Card] = chosen) -> Part:
    """The chosen card, from its pile to your Limbes."""

    def run(s: SevenFallen, me: Me) -> None:
        limbo_from_pile(s, select(s, me), me.seat)

    return Part(run)


def limbo_from_pile(s: SevenFallen, one: Card, seat: int) -> None:
    """A card that is not in play goes to the Limbes of `seat`, from other Limbes with its markers (SF-WORSH-140: an
    Adorateur cannot)."""
    before = s.limbo_piece(one.number)
    take(s, one)
    if print_of(one).type == "worshipper":
        put(s, one, one.owner, "purgatory")
        return
    put_in_limbo(s, before if before is not None else Piece(one, seat, print_of(one)), seat)
    if s.log is not None:
        say(s, "to-limbo", {"card": one})


def limbo_from_play(s: SevenFallen, it: Piece) -> None:
    """SF-LEX-150: a card in play goes to its controller's Limbes."""
    leave_play(s, it)
    put_in_limbo(s, it, it.controller)
    if s.log is not None:
        say(s, "to-limbo", {"card": it.card})


def chosen_to_hand() -> Part:
    """The chosen card, from its pile to its owner's hand."""
    return Part(lambda s, me: move_card(s, chosen(s, me), me.seat, "hand"))


def chosen_into_play() -> Part:
    """The chosen card, from its pile into play."""
    return Part(lambda s, me: put_into_play(s, chosen(s, me), me.seat))


def searches(*conditions: Callable[[Printed], Any], where: str = "book", to: str = "hand") -> Part:
    """SF-INFO-080, SF-INFO-090, SF-INFO-110: search a pile for a card under a condition, show it, put it into the hand
    (or into play); one may find nothing; the pile is shuffled."""

    def run(s: SevenFallen, me: Me) -> Any:
        player = s.players[me.seat]
        pile: list[Card] = getattr(player, where)
        look(s, me.seat, pile)
        found = [one for one in pile if all(test(print_of(one)) for test in conditions)]
        one = yield from pick_card(s, me, found, may=True)
        if one is not None:
            if conditions:
                reveal(s, [one])
            if to == "play":
                yield from put_into_play(s, one, me.seat)
            elif conditions:
                move_card(s, one, me.seat, to)
            else:
                take_secretly(s, one, me.seat)
        shuffle_pile(s, me.seat, where)

    return Part(run)


def take_secretly(s: SevenFallen, one: Card, seat: int) -> None:
    """From the Livre Sacré to the hand, unseen by the opponent."""
    take(s, one)
    s.moved(one.number)
    s.players[seat].hand.append(one)
    if s.log is not None:
        say(s, "took", {"seat": Seat(seat)}, {"card": one}, 1 << seat)


def omen(count: int) -> Part:
    """SF-LEX-600: Présage (X)."""
    return Part(lambda s, me: reorder(s, me, count), lambda s, me: len(s.players[me.seat].book) >= count, needs=APART)


def reorder(s: SevenFallen, me: Me, count: int) -> Any:
    """Look at the top pages of your Livre Sacré; each goes on top or underneath, in the order you like."""
    book = s.players[me.seat].book
    left = book[:count]
    look(s, me.seat, left)
    kept: list[Card] = []
    below: list[Card] = []
    while left:
        options = [TOP | one.number for one in left] + [BOTTOM | one.number for one in left]
        option = yield Ask(me.seat, "place", options, me.number, "omen")
        one = s.cards[option & NUMBER]
        left.remove(one)
        (kept if verb_of(option) == TOP else below).append(one)
    del book[: len(kept) + len(below)]
    book[:0] = kept
    book += below
    for one in kept + below:  # the opponent cannot tell which is which
        s.seen[one.number] = 1 << me.seat
    if s.log is not None:
        say(s, "omen", {"seat": Seat(me.seat), "count": len(kept) + len(below), "below": len(below)})


def puts_into_play(select: Callable[[SevenFallen, Me], list[Card]]) -> Part:
    """One of these cards, picked on resolution."""

    def run(s: SevenFallen, me: Me) -> Any:
        one = yield from pick_card(s, me, select(s, me))
        yield from put_into_play(s, one, me.seat)

    return Part(run, lambda s, me: bool(select(s, me)), needs=needs_of(select))


def if_you_like(part: Part) -> Part:
    """*You may*, of one part of an effect: decided as it resolves."""

    def run(s: SevenFallen, me: Me) -> Any:
        if (part.can is None or part.can(s, me)) and (yield from confirm(me.seat, "use", me.number)):
            yield from flow_of(part.do(s, me))

    return Part(run)


def sequence(*parts: Part | Callable[..., Any]) -> list[Part]:
    """Several parts one after the other, as one list."""
    return [one if isinstance(one, Part) else Part(one) for one in parts]


def chosen_from_book() -> Part:
    """The chosen page goes to the hand, if it is still there; the Livre Sacré is shuffled in any case."""

    def run(s: SevenFallen, me: Me) -> None:
        one = chosen(s, me)
        if s.same(me.aims[0][0]):
            take_secretly(s, one, me.seat)
        shuffle_pile(s, me.seat, "book")

    return Part(run)


# Until the end of the turn


def lasts(s: SevenFallen, me: Me, handler: str, it: Piece, *args: int, until: str = END_OF_TURN) -> None:
    """From now on, for this card: forgotten as soon as it changes zone (SF-MEM-020)."""
    begin(s, Lasting(handler, me.seat, until, (s.token(it.card.number), *args), me.number))
    s.unsettled = True


def gains_ability(s: SevenFallen, me: Me, handler: str, it: Piece) -> None:
    """*It gains: “…”*, without an end: the ability is this card's own, and lost as it leaves (SF-MEM-060)."""
    number = it.card.number
    begin(s, Lasting(handler, me.seat, WHEN_IT_LEAVES, (s.token(number),), number))
    s.unsettled = True


def plus_atq(amount: Amount, select: Select | None = None) -> Part:
    """+X ATQ until the end of the turn: what was targeted, or one of a selection."""

    def do(s: SevenFallen, me: Me, it: Piece) -> None:
        lasts(s, me, "plus-atq", it, number(amount, s, me))

    return on_each(do) if select is None else on_one(do, select)


def plus_fv(amount: Amount, select: Select | None = None) -> Part:
    """What was targeted, or one of a selection, has more FV until the end of the turn."""

    def do(s: SevenFallen, me: Me, it: Piece) -> None:
        lasts(s, me, "plus-fv", it, number(amount, s, me))

    return on_each(do) if select is None else on_one(do, select)


def has_keyword(name: str, value: int = 1, select: Select | None = None) -> Part:
    """It has a keyword until the end of the turn."""

    def do(s: SevenFallen, me: Me, it: Piece) -> None:
        lasts(s, me, "has-keyword", it, KEYWORDS.index(name), value)

    return on_each(do) if select is None else on_one(do, select)
