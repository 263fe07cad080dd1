"""The words that cards are written in: whom they mean, what they cost, what they do.

Effects are written as on the card: `ferveur = may(spend(3), target(golems), damage(5))`. Selections are functions of
`(s, me)`, where `me.seat` is *you* and `me.number` the card itself. Costs come before parts; a part may be a plain
function `(s, me)` that may ask. What was targeted is `aims(s, me)`; a second `target` is `aims(s, me, 1)`.

Passive abilities are hooks with a source: `atq = plus(1, your_other_angels("eondrien"))`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pioche.engine.cards import Card, Source, when
from pioche.engine.choice import DONE, MODE, NUMBER, TARGET, Ask
from pioche.engine.flow import NOTHING, confirm
from pioche.engine.flow import run as flow_of
from pioche.engine.lasting import END_OF_TURN, WHEN_IT_LEAVES, Lasting, begin, end, lasting
from pioche.engine.log import Seat, say
from pioche.games.sevenfallen.cards.book import BOOK, card
from pioche.games.sevenfallen.rules.combat import (
    defending,
    fighters,
    in_combat,
    join_defence,
    opponents,
    refuses_announce,
    reinforce,
)
from pioche.games.sevenfallen.rules.damage import Damaged, Gained, Hit, affects, deal, gain_fv, heal, prevent
from pioche.games.sevenfallen.rules.destroy import Destroyed, destroy
from pioche.games.sevenfallen.rules.effects import (
    Choices,
    Cost,
    Declared,
    Effect,
    Moment,
    Part,
    Several,
    aims,
    effect,
    happened,
    itself,
)
from pioche.games.sevenfallen.rules.enter import create, put_into_play
from pioche.games.sevenfallen.rules.markers import (
    Marked,
    base_print,
    borrow,
    give,
    may_stand_in_front,
    move_to,
    straighten,
    take_control,
    take_marks,
    tilt,
    transform,
)
from pioche.games.sevenfallen.rules.pay import (
    Select,
    Spent,
    count_worshippers,
    gain_ec,
    give_ec,
    may_gain_ec,
    pay_ec,
    pay_poseidor,
    regenerate,
    spend,
    spend_own_poseidor,
    spend_poseidor,
    target,
    targetable,
    treasure,
    wealth,
    worshippers,
)
from pioche.games.sevenfallen.rules.play import Played, bearers, equip
from pioche.games.sevenfallen.rules.select import (
    Condition,
    Whom,
    either,
    golems,
    grants,
    its_bearer,
    itself_only,
    my_angels,
    my_golems,
    my_pages,
    of_class,
    others,
    plus,
    that,
    their_angels,
    their_pages,
    your_angels,
    your_other_angels,
)
from pioche.games.sevenfallen.rules.standard import all_angels as angels
from pioche.games.sevenfallen.rules.standard import all_pages as pages
from pioche.games.sevenfallen.rules.standard import dealer, line_pages
from pioche.games.sevenfallen.rules.terms import BOTTOM, HOOKS, TOP
from pioche.games.sevenfallen.rules.turn import END_OF_WORD, in_word
from pioche.games.sevenfallen.rules.values import (
    atq,
    card_is_class,
    classes,
    is_angel,
    is_class,
    keyword,
    life,
    names_agree,
    played_class,
    room,
    same_name,
    twins,
)
from pioche.games.sevenfallen.rules.zones import (
    Drawn,
    banish,
    banish_card,
    can_be_banished,
    discard,
    draw,
    is_transformed,
    leave_play,
    look,
    move_card,
    pile_of,
    place_in_worship,
    place_under,
    put,
    put_in_limbo,
    reveal,
    shuffle_pile,
    take,
    tear,
)
from pioche.games.sevenfallen.state import (
    KEYWORDS,
    MORTAL,
    Me,
    Printed,
    SevenFallen,
    as_angel,
    now_of,
    print_of,
    reprint,
)
from pioche.games.sevenfallen_common.links import attach, detach
from pioche.games.sevenfallen_common.table import Piece, on_line

# Whom a card means, on the CDB unless it says otherwise


def my_worshippers(s: SevenFallen, me: Me) -> list[Piece]:
    return worshippers(s, me.seat)


def my_archangel(s: SevenFallen, me: Me) -> list[Piece]:
    """Your Archange, where it is on the CDB: only texts that name it mean it (SF-ARCH-100)."""
    return [one for one in fighters(s, me.seat) if one.printed.type == "archangel"]


def their_archangel(s: SevenFallen, me: Me) -> list[Piece]:
    return [one for one in fighters(s, 1 - me.seat) if one.printed.type == "archangel"]


def my_temple(s: SevenFallen, me: Me) -> list[Piece]:
    return [one for one in s.players[me.seat].worship if one.printed.type == "temple"]


def wounded(s: SevenFallen, it: Piece) -> bool:
    """SF-LEX-050."""
    return it.damage > 0


def tilted(s: SevenFallen, it: Piece) -> bool:
    return it.tilted


def untilted(s: SevenFallen, it: Piece) -> bool:
    return not it.tilted


def on_front(s: SevenFallen, it: Piece) -> bool:
    return on_line(s, it) == "front"


def on_rear(s: SevenFallen, it: Piece) -> bool:
    return on_line(s, it) == "rear"


def the_front() -> str:
    """`arrives_on = the_front`: it enters play on the LDF."""
    return "front"


def may_move_to_front(s: SevenFallen, it: Piece) -> bool:
    """SF-CONTRA-010."""
    return may_stand_in_front(s, s.must(it.host) if it.host else it)


def costs_at_most(most: int) -> Condition:
    """SF-INVOC-030: a page without an EC cost costs nothing in particular."""
    return lambda s, it: 0 <= it.printed.cost <= most


def with_keyword(name: str) -> Condition:
    return lambda s, it: keyword(s, it, name) > 0


def not_legendary(s: SevenFallen, it: Piece) -> bool:
    return not it.printed.legendary


def not_familiar(s: SevenFallen, it: Piece) -> bool:
    return not now_of(it).familiar


def equipped(s: SevenFallen, it: Piece) -> bool:
    return it.gear is not None


def attacking(s: SevenFallen, it: Piece) -> bool:
    return it.attacker


def fighting(s: SevenFallen, it: Piece) -> bool:
    """SF-LEX-230: in a combat."""
    return in_combat(s, it)


def may_reinforce(s: SevenFallen, it: Piece) -> bool:
    """SF-AMBUSH-090, SF-CONTRA-010: not in Embuscade yet, and able to be announced as an attacker."""
    return not it.ambush and refuses_announce(s, it) is None


def my_to_control(s: SevenFallen, it: Piece) -> bool:
    """SF-LEX-490: not one that its new controller could not have."""
    return not twins(s, 1 - it.controller, it.card, it)


def linked(s: SevenFallen, me: Me) -> list[Piece]:
    """The Ange that the Golem or Équipement is on."""
    it = itself(s, me)
    return [s.must(it.host)] if it is not None and it.host else []


def that_card(s: SevenFallen, me: Me) -> list[Piece]:
    """The card that triggered the ability."""
    it = s.aimed(me.about[0]) if me.about else None
    return [it] if it is not None else []


def this_card(s: SevenFallen, me: Me) -> list[Piece]:
    it = itself(s, me)
    return [it] if it is not None else []


# Cards in piles


def in_pile(name: str, *conditions: Callable[[Printed], Any], theirs: bool = False) -> Callable[..., list[Card]]:
    """`in_pile("purgatory", an_angel, printed_class("dragon"))`: your cards there, or your opponent's. SF-SOUFFLE-010:
    the page itself too, but for a Purgatoire ability, which it pays for."""

    def select(s: SevenFallen, me: Me) -> list[Card]:
        player = s.players[1 - me.seat if theirs else me.seat]
        cards: list[Card] = getattr(player, name)
        no = me.number if me.key.startswith("purgatoire") else 0
        return [one for one in cards if one.number != no and all(test(print_of(one)) for test in conditions)]

    return select


def an_angel(proto: Printed) -> bool:
    return proto.type == "angel"


def an_equipment(proto: Printed) -> bool:
    return proto.type == "equipment"


def legendary(proto: Printed) -> bool:
    return proto.legendary


def printed_class(name: str, *, hidden: bool = False) -> Callable[[Printed], bool]:
    """`hidden`: in hand or in the Livre Sacré, where a Doppelgänger has every class (SF-DOPPEL-010)."""
    return lambda proto: name in proto.classes or (hidden and "doppelganger" in proto.keywords)


def printed_cost(most: int) -> Callable[[Printed], bool]:
    return lambda proto: 0 <= proto.cost <= most


def named(id: str) -> Callable[[Printed], bool]:
    """SF-LEX-520: the page of this name, or one that is held to have it."""
    return lambda proto: names_agree(proto, familiar(id))


# Effects


def may(*steps: Cost | Part | Callable[..., Any], once: bool = False) -> Effect:
    """*You may*: decided as it would be activated (SF-ABIL-200)."""
    return effect(*steps, may=True, once=once)


def once_per_turn(*steps: Cost | Part | Callable[..., Any], may: bool = False) -> Effect:
    return effect(*steps, may=may, once=True)


def several(*effects: Effect) -> Several:
    """Several abilities behind one word."""
    return Several(effects)


def choice(*effects: Effect, count: int = 1, opponent: bool = False) -> Choices:
    """SF-LEX-350: *make a choice*; `opponent`: they pick (SF-LEX-370)."""
    return Choices(effects, count, opponent=opponent)


def dilemma(*effects: Effect) -> Choices:
    """SF-DILEMME-010."""
    return Choices(effects, 1, opponent=True)


# Costs


def condition(test: Callable[[SevenFallen, Me], Any]) -> Cost:
    """SF-COST-020: *if you control …*, a Serment: looked at once, as it is activated."""
    return Cost(lambda s, me: bool(test(s, me)), lambda s, me: None)


def control(select: Select, least: int = 1) -> Cost:
    """`control(that(my_angels, of_class("dragon")))`: at least so many are there."""
    return condition(lambda s, me: len(select(s, me)) >= least)


def choose(select: Callable[[SevenFallen, Me], list[Card]], count: int = 1) -> Cost:
    """SF-LEX-070: a card of a pile, or several, fixed now: `chosen(s, me)`, or `all_chosen(s, me)`."""

    def pay(s: SevenFallen, me: Me) -> Any:
        group: list[int] = []
        me.aims.append(group)
        for _ in range(count):
            options = [TARGET | one.number for one in select(s, me) if s.token(one.number) not in group]
            option = yield Ask(me.seat, "choose", options, me.number, "choose")
            group.append(s.token(option & NUMBER))

    return Cost(
        lambda s, me: len(select(s, me)) >= count,
        pay,
        lambda s, me, group: all(s.same(token) for token in group),
    )


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

    return Cost(lambda s, me: bool(select(s, me)), pay, lambda s, me, group: True)


def chosen_from_book() -> Part:
    """The chosen page goes to the hand, if it is still there; the Livre Sacré is shuffled in any case."""

    def run(s: SevenFallen, me: Me) -> None:
        one = chosen(s, me)
        if s.same(me.aims[0][0]):
            take_secretly(s, one, me.seat)
        shuffle_pile(s, me.seat, "book")

    return Part(run)


def chosen(s: SevenFallen, me: Me, group: int = 0) -> Card:
    """The card that was chosen as the effect was activated."""
    return s.cards[me.aims[group][0] & NUMBER]


def all_chosen(s: SevenFallen, me: Me, group: int = 0) -> list[Card]:
    return [s.cards[token & NUMBER] for token in me.aims[group]]


def discards(count: int = 1) -> Cost:
    """*Discard a page to …*"""

    def pay(s: SevenFallen, me: Me) -> Any:
        yield from discard_some(s, me.seat, count, me.number)

    def can(s: SevenFallen, me: Me) -> bool:
        hand = s.players[me.seat].hand  # with the page itself, as long as it is not revealed
        return len(hand) - sum(one.number == me.number for one in hand) >= count

    return Cost(can, pay)


def tilts_itself() -> Cost:
    """SF-TILT-020."""

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
        it = yield from designate(s, me, that(select, untilted)(s, me))
        tilt(s, it)

    return Cost(lambda s, me: bool(that(select, untilted)(s, me)), pay)


def tears_cost(count: int = 1) -> Cost:
    return Cost(lambda s, me: len(s.players[me.seat].book) >= count, lambda s, me: _none(tear(s, me.seat, count)))


def destroys_one(select: Select) -> Cost:
    """*Destroy one of your … to …*"""

    def pay(s: SevenFallen, me: Me) -> Any:
        it = yield from designate(s, me, select(s, me))
        yield from destroy(s, [Destroyed(it, dealer(s, me))])

    return Cost(lambda s, me: bool(select(s, me)), pay)


def sacrifices() -> Cost:
    """SF-SACRIF-010, SF-SACRIF-020: the first cost of every Sacrifice."""
    return destroys_one(
        lambda s, me: [one for one in my_angels(s, me) if one.printed.realm != "purete" and not in_combat(s, one)]
    )


def banishes_itself() -> Cost:
    """From the Purgatoire."""
    return Cost(
        lambda s, me: "tenebres" not in me.proto.keywords, lambda s, me: _none(banish_card(s, s.cards[me.number]))
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


def _none(value: Any) -> None:
    return None


# How a card asks


def designate(s: SevenFallen, me: Me, among: Sequence[Piece], *, seat: int = -1, may: bool = False) -> Any:
    """One of these, as the effect resolves (SF-LEX-100); None where there is none, or `may` was declined."""
    if not among:
        return None
    options = [TARGET | one.card.number for one in among]
    if may:
        options.append(DONE)
    elif len(options) == 1:
        return among[0]
    option = yield Ask(me.seat if seat < 0 else seat, "target", options, me.number, "do")
    return s.must(option & NUMBER) if option != DONE else None


def designate_several(s: SevenFallen, me: Me, among: Sequence[Piece], least: int, most: int) -> Any:
    """From `least` to `most` of these, as a list."""
    picked: list[Piece] = []
    left = list(among)
    while left and len(picked) < most:
        options = [TARGET | one.card.number for one in left]
        if len(picked) >= least:
            options.append(DONE)
        option = yield Ask(me.seat, "target", options, me.number, "do")
        if option == DONE:
            break
        it = s.must(option & NUMBER)
        picked.append(it)
        left.remove(it)
    return picked


def pick_card(s: SevenFallen, me: Me, among: Sequence[Card], *, seat: int = -1, may: bool = False) -> Any:
    """One of these cards, or None."""
    if not among:
        return None
    options = [TARGET | one.number for one in among]
    if may:
        options.append(DONE)
    option = yield Ask(me.seat if seat < 0 else seat, "choose", options, me.number, "do")
    return s.cards[option & NUMBER] if option != DONE else None


def discard_some(s: SevenFallen, seat: int, count: int, source: int) -> Any:
    """SF-LEX-250: the player picks which."""
    for _ in range(count):
        hand = s.players[seat].hand
        if not hand:
            return
        option = yield Ask(seat, "discard", [TARGET | one.number for one in hand], source)
        discard(s, s.cards[option & NUMBER])


# Parts: what an effect does. `select` is whom, as it resolves; without one, what was targeted.


def some_affected(select: Select) -> Callable[[SevenFallen, Me], bool]:
    """SF-ABIL-170: an effect on all of a selection needs one that is not insensitive to it."""
    return lambda s, me: any(affects(s, me, one) for one in select(s, me))


def on_each(do: Callable[[SevenFallen, Me, Piece], Any], select: Select | None = None, *, group: int = 0) -> Part:
    """Do something to each of these: what was targeted, or all of a selection. What is insensitive is left out."""

    def run(s: SevenFallen, me: Me) -> Any:
        for it in aims(s, me, group) if select is None else list(select(s, me)):
            if s.stands(it) and affects(s, me, it):
                result = do(s, me, it)
                if result is not None:
                    yield from result

    return Part(run, None if select is None else some_affected(select))


def on_one(do: Callable[[SevenFallen, Me, Piece], Any], select: Select) -> Part:
    """Do something to one of these, designated as the effect resolves (SF-STACK-120)."""

    def run(s: SevenFallen, me: Me) -> Any:
        it = yield from designate(s, me, select(s, me))
        if it is not None and affects(s, me, it):
            result = do(s, me, it)
            if result is not None:
                yield from result

    return Part(run, lambda s, me: bool(select(s, me)))


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
    return amount if isinstance(amount, int) else amount(s, me)


def damage(amount: Amount, select: Select | None = None, *, by_card: bool = False, group: int = 0) -> Part:
    """Deal damage to what was targeted, or to all of a selection at once. `by_card`: *this Ange deals* (SF-WORD-050).
    Damage to a Golem stays on it (SF-PAIR-180); to an Ange it meets its Golem first."""

    def run(s: SevenFallen, me: Me) -> Any:
        its = aims(s, me, group) if select is None else select(s, me)
        return _hits(s, me, its, number(amount, s, me), by_card=by_card, fv=False)

    return Part(run, None if select is None else some_affected(select))


def damage_one(amount: Amount, select: Select, *, by_card: bool = False) -> Part:
    """Deal damage to one of a selection, designated on resolution."""

    def run(s: SevenFallen, me: Me) -> Any:
        it = yield from designate(s, me, select(s, me))
        yield from _hits(s, me, [it], number(amount, s, me), by_card=by_card, fv=False)

    return Part(run, lambda s, me: bool(select(s, me)))


def minus_fv(amount: Amount, select: Select | None = None, *, by_card: bool = False) -> Part:
    """*Inflict -X FV*: on what was targeted, or on one of a selection, designated on resolution."""

    def run(s: SevenFallen, me: Me) -> Any:
        if select is None:
            its = aims(s, me)
        else:
            it = yield from designate(s, me, select(s, me))
            its = [it]
        yield from _hits(s, me, its, number(amount, s, me), by_card=by_card, fv=True)

    return Part(run, None if select is None else lambda s, me: bool(select(s, me)))


def damages_divinity(amount: int, *, by_card: bool = False, own: bool = False) -> Part:
    """*Deal X damage to the opposing Divinité.* SF-DIV-090: legal on a mortal one, for nothing."""

    def run(s: SevenFallen, me: Me) -> Any:
        it = s.divinity(me.seat if own else 1 - me.seat)
        return deal(s, [Hit(it, amount, me.number if by_card else dealer(s, me), me.seat)])

    return Part(run)


def destroys(select: Select | None = None, *, by_card: bool = False) -> Part:
    def run(s: SevenFallen, me: Me) -> Any:
        its = aims(s, me) if select is None else select(s, me)
        by = me.number if by_card else dealer(s, me)
        return destroy(s, [Destroyed(one, by) for one in its if affects(s, me, one)])

    return Part(run, None if select is None else some_affected(select))


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
    return Part(lambda s, me: _none(draw(s, me.seat, count)), lambda s, me: len(s.players[me.seat].book) >= count)


def tears(count: int = 1) -> Part:
    return Part(lambda s, me: _none(tear(s, me.seat, count)), lambda s, me: len(s.players[me.seat].book) >= count)


def opponent_discards(count: int = 1) -> Part:
    return Part(
        lambda s, me: discard_some(s, 1 - me.seat, count, me.number),
        lambda s, me: len(s.players[1 - me.seat].hand) >= count,
    )


def marks(mark: str, count: int = 1, select: Select | None = None) -> Part:
    """Give markers to what was targeted, or to one of a selection, designated on resolution."""
    if select is None:
        return on_each(lambda s, me, it: give(s, it, mark, count))
    return on_one(lambda s, me, it: give(s, it, mark, count), select)


def marks_itself(mark: str, count: int = 1) -> Part:
    return on_each(lambda s, me, it: give(s, it, mark, count), this_card)


def heals(amount: int = 999, select: Select | None = None) -> Part:
    """*Guérir*, *guérir (N)*: what was targeted, or one of a selection."""
    if select is None:
        return on_each(lambda s, me, it: _none(heal(s, it, amount)))
    return on_one(lambda s, me, it: _none(heal(s, it, amount)), select)


def heals_all(select: Select) -> Part:
    """*Guérir* each of a selection."""
    return on_each(lambda s, me, it: _none(heal(s, it, 999)), select)


def prevents(amount: int) -> Part:
    """*Prévenir (N)* on what was targeted."""
    return on_each(lambda s, me, it: prevent(s, it, amount))


def tilts(select: Select | None = None) -> Part:
    if select is None:
        return on_each(lambda s, me, it: tilt(s, it))
    return on_one(lambda s, me, it: tilt(s, it), select)


def straightens() -> Part:
    return on_each(lambda s, me, it: straighten(s, it))


def moves(line: str) -> Part:
    """What was targeted, to that line."""
    return on_each(lambda s, me, it: move_to(s, it, line))


def reinforces(select: Select | None = None) -> Part:
    """*Put in Renfort.*"""
    if select is None:
        return on_each(lambda s, me, it: _none(reinforce(s, it)))
    return on_one(lambda s, me, it: _none(reinforce(s, it)), select)


def creates(id: str, count: int = 1) -> Part:
    """*Create a Familier.*"""

    def run(s: SevenFallen, me: Me) -> Any:
        for _ in range(count):
            yield from create(s, familiar(id), me.seat)

    return Part(run)


def familiar(id: str) -> Printed:
    proto = BOOK[id]
    assert isinstance(proto, Printed)
    return proto


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
    return Part(lambda s, me: reorder(s, me, count), lambda s, me: len(s.players[me.seat].book) >= count)


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
        (kept if option & ~NUMBER == TOP else below).append(one)
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

    return Part(run, lambda s, me: bool(select(s, me)))


def if_you_like(part: Part) -> Part:
    """*You may*, of one part of an effect: decided as it resolves."""

    def run(s: SevenFallen, me: Me) -> Any:
        if (part.can is None or part.can(s, me)) and (yield from confirm(me.seat, "use", me.number)):
            yield from flow_of(part.do(s, me))

    return Part(run)


def sequence(*parts: Part | Callable[..., Any]) -> list[Part]:
    return [one if isinstance(one, Part) else Part(one) for one in parts]


# Until the end of the turn


def _means(s: SevenFallen, source: Lasting, it: Piece) -> bool:
    return source.args[0] == s.token(it.card.number)


@lasting("plus-atq", HOOKS)
class PlusAtq:
    """`args`: the card, how much."""

    def atq(s, me, of, value):
        return value + me.args[1] if _means(s, me, of) else value


@lasting("plus-fv", HOOKS)
class PlusFv:
    def fv(s, me, of, value):
        return value + me.args[1] if _means(s, me, of) else value


@lasting("has-keyword", HOOKS)
class HasKeyword:
    """`args`: the card, which keyword, how much of it."""

    def keyword(s, me, it, name, value):
        return value + me.args[2] if name == KEYWORDS[me.args[1]] and _means(s, me, it) else value


def lasts(s: SevenFallen, me: Me, handler: str, it: Piece, *args: int, until: str = END_OF_TURN) -> None:
    """From now on, for this card: forgotten as soon as it changes zone (SF-MEM-020)."""
    begin(s, Lasting(handler, me.seat, until, (s.token(it.card.number), *args), me.number))
    s.shaken = True


def gains_ability(s: SevenFallen, me: Me, handler: str, it: Piece) -> None:
    """*It gains: “…”*, without an end: the ability is this card's own, and lost as it leaves (SF-MEM-060)."""
    number = it.card.number
    begin(s, Lasting(handler, me.seat, WHEN_IT_LEAVES, (s.token(number),), number))
    s.shaken = True


def plus_atq(amount: Amount, select: Select | None = None) -> Part:
    """+X ATQ until the end of the turn: what was targeted, or one of a selection."""

    def do(s: SevenFallen, me: Me, it: Piece) -> None:
        lasts(s, me, "plus-atq", it, number(amount, s, me))

    return on_each(do) if select is None else on_one(do, select)


def plus_fv(amount: Amount, select: Select | None = None) -> Part:
    def do(s: SevenFallen, me: Me, it: Piece) -> None:
        lasts(s, me, "plus-fv", it, number(amount, s, me))

    return on_each(do) if select is None else on_one(do, select)


def has_keyword(name: str, value: int = 1, select: Select | None = None) -> Part:
    """It has a keyword until the end of the turn."""

    def do(s: SevenFallen, me: Me, it: Piece) -> None:
        lasts(s, me, "has-keyword", it, KEYWORDS.index(name), value)

    return on_each(do) if select is None else on_one(do, select)


# Passive abilities: hooks `(s, source, it, …)`. `whom(s, source, it)` says to whom they apply.


def grants_all(*granted: Callable[..., int]) -> Callable[..., int]:
    """Several keywords."""

    def run(s: SevenFallen, source: Source, it: Piece, asked: str, now: int) -> int:
        for one in granted:
            now = one(s, source, it, asked, now)
        return now

    return run


def only_linked_to(*names: str) -> Callable[..., bool]:
    """`linked_to = only_linked_to("dragon")`: *can only be linked to*; `links_to` for *must link itself to*."""
    return lambda s, source, it: any(name in classes(s, it) for name in names)


def ec_only_for(*tests: Callable[[Printed], Any]) -> Callable[..., bool]:
    """`ec_for = ec_only_for(...)`: its EC serve only to play such cards."""
    return lambda s, it, one: one is not None and any(test(print_of(one)) for test in tests)


# What triggered it: conditions `(s, source, event)` for `when` and `@only`


def only(test: Callable[..., Any]) -> Callable[[Any], Any]:
    """`after_destroyed = only(your_angel)(may(draws(1)))`."""
    return lambda run: when(lambda s, source, event: bool(test(s, source, event)), run)


def to_itself(s: SevenFallen, source: Source, event: Moment) -> bool:
    return event.it is source


def by_itself(s: SevenFallen, source: Source, event: Moment) -> bool:
    """This card has done it."""
    return event.by == source.number


def by_its_bearer(s: SevenFallen, source: Any, event: Moment) -> bool:
    return bool(source.host) and event.by == source.host


def yours(s: SevenFallen, source: Source, event: Moment) -> bool:
    """It happened to you, or to a card of yours."""
    return event.seat == source.seat


def theirs(s: SevenFallen, source: Source, event: Moment) -> bool:
    return event.seat != source.seat


def you_announce(s: SevenFallen, source: Source, event: Moment) -> bool:
    """You announce your attackers: once for all of them, at the first."""
    attackers = [one.card.number for one in fighters(s, source.seat) if one.attacker]
    return event.seat == source.seat and event.it is not None and event.it.card.number == min(attackers)


def an_angel_of(*names: str) -> Callable[..., bool]:
    """It happened to an Ange (of one of these classes)."""
    return lambda s, source, event: (
        event.it is not None
        and is_angel(event.it)
        and (not names or any(name in classes(s, event.it) for name in names))
    )


def in_combat_only(s: SevenFallen, source: Source, event: Any) -> bool:
    """Destroyed, or damaged, in combat."""
    return bool(event.combat)


def both(*tests: Callable[..., Any]) -> Callable[..., bool]:
    return lambda s, source, event: all(test(s, source, event) for test in tests)


__all__ = [
    "BOOK",
    "BOTTOM",
    "DONE",
    "END_OF_TURN",
    "END_OF_WORD",
    "HOOKS",
    "KEYWORDS",
    "MODE",
    "MORTAL",
    "NOTHING",
    "NUMBER",
    "TARGET",
    "TOP",
    "WHEN_IT_LEAVES",
    "Amount",
    "Ask",
    "Card",
    "Choices",
    "Condition",
    "Cost",
    "Damaged",
    "Declared",
    "Destroyed",
    "Drawn",
    "Effect",
    "Gained",
    "Hit",
    "Lasting",
    "Marked",
    "Me",
    "Moment",
    "Part",
    "Piece",
    "Played",
    "Printed",
    "Seat",
    "Select",
    "SevenFallen",
    "Several",
    "Source",
    "Spent",
    "Whom",
    "affects",
    "aims",
    "all_chosen",
    "an_angel",
    "an_angel_of",
    "an_equipment",
    "angels",
    "as_angel",
    "atq",
    "attach",
    "attacking",
    "banish",
    "banish_card",
    "banishes",
    "banishes_itself",
    "base_print",
    "bearers",
    "begin",
    "borrow",
    "both",
    "by_its_bearer",
    "by_itself",
    "can_be_banished",
    "card",
    "card_is_class",
    "choice",
    "choose",
    "choose_in_book",
    "chosen",
    "chosen_from_book",
    "chosen_into_play",
    "chosen_to_hand",
    "classes",
    "condition",
    "confirm",
    "control",
    "costs_at_most",
    "count_worshippers",
    "create",
    "creates",
    "damage",
    "damage_one",
    "damages_divinity",
    "deal",
    "dealer",
    "defending",
    "designate",
    "designate_several",
    "destroy",
    "destroys",
    "destroys_one",
    "detach",
    "dilemma",
    "discard",
    "discard_some",
    "discards",
    "draw",
    "draws",
    "ec_only_for",
    "effect",
    "either",
    "end",
    "equip",
    "equipped",
    "familiar",
    "fighters",
    "fighting",
    "gain_ec",
    "gain_fv",
    "gains_ability",
    "gains_ec",
    "gains_fv",
    "give",
    "give_ec",
    "gives_ec",
    "golems",
    "grants",
    "grants_all",
    "half",
    "happened",
    "has_keyword",
    "heal",
    "heals",
    "heals_all",
    "hurts_own_divinity",
    "hurts_targets",
    "if_you_like",
    "in_combat",
    "in_combat_only",
    "in_pile",
    "in_word",
    "is_angel",
    "is_class",
    "is_transformed",
    "its_bearer",
    "itself",
    "itself_only",
    "join_defence",
    "keyword",
    "lasting",
    "lasts",
    "leave_play",
    "legendary",
    "life",
    "limbo_from_pile",
    "limbo_from_play",
    "line_pages",
    "linked",
    "look",
    "marks",
    "marks_itself",
    "may",
    "may_gain_ec",
    "may_move_to_front",
    "may_reinforce",
    "may_stand_in_front",
    "minus_fv",
    "move_card",
    "move_to",
    "moves",
    "my_angels",
    "my_archangel",
    "my_golems",
    "my_pages",
    "my_temple",
    "my_to_control",
    "my_worshippers",
    "named",
    "not_familiar",
    "not_legendary",
    "now_of",
    "number",
    "of_class",
    "omen",
    "on_each",
    "on_front",
    "on_line",
    "on_one",
    "on_rear",
    "on_several",
    "once_per_turn",
    "only",
    "only_linked_to",
    "opponent_discards",
    "opponents",
    "others",
    "pages",
    "pay_ec",
    "pay_poseidor",
    "pick_card",
    "pile_of",
    "place_in_worship",
    "place_under",
    "played_class",
    "plus",
    "plus_atq",
    "plus_fv",
    "prevent",
    "prevents",
    "print_of",
    "printed_class",
    "printed_cost",
    "put",
    "put_in_limbo",
    "put_into_play",
    "puts_in_limbo",
    "puts_into_play",
    "regenerate",
    "regenerates",
    "reinforce",
    "reinforces",
    "reorder",
    "reprint",
    "return_to_hand",
    "reveal",
    "sacrifices",
    "same_name",
    "say",
    "searches",
    "sequence",
    "several",
    "shuffle_pile",
    "spend",
    "spend_own_poseidor",
    "spend_poseidor",
    "straighten",
    "straightens",
    "take",
    "take_control",
    "take_marks",
    "take_secretly",
    "target",
    "targetable",
    "tear",
    "tears",
    "tears_cost",
    "that",
    "that_card",
    "the_front",
    "their_angels",
    "their_archangel",
    "their_pages",
    "theirs",
    "this_card",
    "tilt",
    "tilted",
    "tilts",
    "tilts_itself",
    "tilts_one",
    "to_hand",
    "to_itself",
    "transform",
    "treasure",
    "twins",
    "untilted",
    "wealth",
    "when",
    "with_keyword",
    "worshippers",
    "wounded",
    "you_announce",
    "your_angels",
    "your_other_angels",
    "yours",
]
