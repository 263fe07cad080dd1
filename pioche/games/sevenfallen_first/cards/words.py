"""The words that cards are written in: whom they mean, what they do, what lasts.

Effects are written as on the card: `dernier_souffle = effect(inflicts(2, angels))`. A part is a function `(s, me)` that
may ask; `me.seat` is *you*, `me.number` the card itself. Selections are functions of `(s, me)` too: where they find
several, *you* choose one. Passive abilities are hooks with a source: `atq = plus(1, yours("dragon"))`.

*Inflict points of force vitale* is `inflicts`, *deal damage* is `deals`: they are not the same (SO-DMG-090).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pioche.engine.cards import Card, Source, when
from pioche.engine.choice import DONE, NUMBER, TARGET, Ask
from pioche.engine.effects import (
    Cost,
    Effect,
    Me,
    Part,
    Several,
    condition,
    designate,
    designate_several,
    happened,
    itself,
    pick_card,
    several,
)
from pioche.engine.flow import Flow, FlowOf, confirm, pick_several
from pioche.engine.game import AMOUNT, TOKEN
from pioche.engine.lasting import END_OF_TURN, WHEN_IT_LEAVES, Lasting, begin, lasting
from pioche.engine.log import say
from pioche.engine.seats import opponents, seats_from
from pioche.engine.zones import EVERYONE
from pioche.games.sevenfallen_common.table import Piece, on_line
from pioche.games.sevenfallen_first.cards.book import BOOK, card
from pioche.games.sevenfallen_first.rules.damage import ABILITY, LIFE, Hit, deal, destroy, destroy_one, heal
from pioche.games.sevenfallen_first.rules.divinity import draw, gain_ec, restore_ec
from pioche.games.sevenfallen_first.rules.energy import refill, spent_reserves
from pioche.games.sevenfallen_first.rules.enter import enter, settle
from pioche.games.sevenfallen_first.rules.standard import all_angels, an_opponent, freeze
from pioche.games.sevenfallen_first.rules.terms import HOOKS, Destroyed, Gained, Moment
from pioche.games.sevenfallen_first.rules.turn import UNTIL_NEXT
from pioche.games.sevenfallen_first.rules.values import (
    all_in_line,
    atq,
    frozen,
    has_life,
    in_line,
    is_mortal,
    is_race,
    keyword,
    left,
    with_golems,
    wounded,
)
from pioche.games.sevenfallen_first.rules.zones import (
    banish,
    discard,
    leave,
    move_card,
    move_to,
    return_to_hand,
    reveal,
    shuffle_book,
)
from pioche.games.sevenfallen_first.state import KEYWORDS, SILENCED, First, is_angel, now_of, print_of, reprint, silent

Select = Callable[[First, Me], list[Piece]]
Test = Callable[[First, Piece], bool]
Of = Callable[[First, Source, Piece], bool]

# Effects


def effect(*parts: Any) -> Effect:
    """What a page does, part after part; without `may` it is compulsory (SO-ABIL-040)."""
    return Effect(*parts)


def may(*parts: Any) -> Effect:
    """*You may …*."""
    return Effect(*parts, may=True)


def once_per_turn(*parts: Any, can: Callable[[First, Me], Any] | None = None) -> Effect:
    """*Once per turn, …*: if its player likes, in their own turn, where it `can` do something (SO-TURN-100)."""
    return Effect(*parts, once=True, whole=can or _can_all(parts))


def aimed(select: Select, do: Callable[[First, Me, Piece], Any]) -> Part:
    """Do something to one of those; a miracle without any cannot be played (SO-MIR-040)."""

    def run(s: First, me: Me) -> Flow:
        it = yield from designate(s, me, select(s, me))
        if it is not None:
            flow = do(s, me, it)
            if flow is not None:
                yield from flow

    return _Needs(run, select)


def needs(found: Callable[[First, Me], Any], do: Callable[[First, Me], Any]) -> Part:
    """A part of one's own that needs something to be `found`."""
    return _Needs(do, found)


class _Needs(Part):
    """A part that looks for something: `found` says whether it is there."""

    __slots__ = ("found",)

    def __init__(self, do: Callable[[Any, Me], Any], found: Callable[[Any, Me], Any]) -> None:
        super().__init__(do)
        self.found = found


def _can_all(parts: tuple[Any, ...]) -> Callable[[First, Me], Any] | None:
    needs = [part.found for part in parts if isinstance(part, _Needs)]
    if len(needs) < 2:
        return needs[0] if needs else None
    return lambda s, me: all(bool(found(s, me)) for found in needs)


def miracle_effect(*parts: Any) -> Effect:
    """*A miracle*: it can be played where there is what it needs; then it does as much as it can (SO-GEN-160)."""
    return Effect(*parts, whole=_can_all(parts))


# Whom a card means


def angels(s: First, me: Me) -> list[Piece]:
    """*Un ange*: any on the lines, yours first (SO-GEN-170)."""
    return all_angels(s, me)


def their_angels(s: First, me: Me) -> list[Piece]:
    """*Un ange adverse*."""
    found: list[Piece] = []
    for seat in opponents(s, me.seat):
        found += [one for one in in_line(s, seat) if is_angel(one)]
    return found


def your_angels(s: First, me: Me) -> list[Piece]:
    """*Un de vos anges*."""
    return [one for one in in_line(s, me.seat) if is_angel(one)]


def your_golems(s: First, me: Me) -> list[Piece]:
    """*Un de vos golems*, linked or alone."""
    return [one for one in with_golems(in_line(s, me.seat)) if one.printed.type == "golem" and not is_mortal(one)]


def golems(s: First, me: Me) -> list[Piece]:
    """*Un golem*: any, linked or alone."""
    return [one for one in with_golems(all_in_line(s, me.seat)) if one.printed.type == "golem" and not is_mortal(one)]


def your_worshippers(s: First, me: Me) -> list[Piece]:
    """*Un de vos adorateurs*; the one that pays for a miracle is not among them."""
    return [one for one in s.players[me.seat].worship if one.card.number != me.owed]


def their_pages(s: First, me: Me) -> list[Piece]:
    """*Une page adverse*: on the lines, linked golems too, and in the temple (SO-GEN-170)."""
    found: list[Piece] = []
    for seat in opponents(s, me.seat):
        found += with_golems(in_line(s, seat)) + s.players[seat].worship
    return found


def each_page_on_lines(s: First, me: Me) -> list[Piece]:
    """Every page on the lines, a linked pair as one (SO-DIV-110: no divinity in the heavens)."""
    return all_in_line(s, me.seat)


def only(select: Select, test: Test) -> Select:
    """Those of a selection for which a test holds: `only(angels, atq_at_least(4))`."""
    return lambda s, me: [one for one in select(s, me) if test(s, one)]


def others(select: Select) -> Select:
    """All but the page that speaks."""
    return lambda s, me: [one for one in select(s, me) if one.card.number != me.number]


def race(*names: str) -> Test:
    """Anges of these races."""
    return lambda s, it: is_race(it, *names)


def cost_at_most(most: int) -> Test:
    """Of cost `most` or less."""
    return lambda s, it: it.printed.cost <= most


def atq_at_least(least: int) -> Test:
    """With an attack of `least` or more now."""
    return lambda s, it: atq(s, it) >= least


def on(line: str) -> Test:
    """On the `rear` guard, or in `front`."""
    return lambda s, it: on_line(s, it) == line


def can_go(line: str) -> Test:
    """Whether an effect may move it to the `rear` guard, or to the `front`: SO-VAILLANT-030, SO-TERRORISE-010, and
    SO-GELER-010 both ways."""
    kept = "vaillant" if line == "rear" else "terrorise"
    return lambda s, it: on_line(s, it) != line and not frozen(it) and not keyword(s, it, kept)


def its_angel(s: First, me: Me) -> list[Piece]:
    """*L'ange lié à ce golem*: for effects of a golem."""
    golem = itself(s, me)
    return [s.must(golem.host)] if golem is not None and golem.host else []


# Parts: what an effect does


def inflicts(points: int | Callable[[First, Me], int], select: Select) -> Part:
    """*Inflict N points of force vitale on* one of those: straight to life, past golem and Armure."""
    return aimed(select, lambda s, me, it: deal(s, [Hit(it, _number(s, me, points), me.number, LIFE)]))


def deals(damage: int | Callable[[First, Me], int], select: Select) -> Part:
    """*Deal N damage to* one of those: golem, Armure, life."""
    return aimed(select, lambda s, me, it: deal(s, [Hit(it, _number(s, me, damage), me.number, ABILITY)]))


def inflicts_each(points: int, select: Select) -> Part:
    """*Inflict N points of force vitale on each* of those, at the same time."""
    return Part(lambda s, me: deal(s, [Hit(it, points, me.number, LIFE) for it in select(s, me)]))


def deals_each(damage: int, select: Select) -> Part:
    """*Deal N damage to each* of those, at the same time."""
    return Part(lambda s, me: deal(s, [Hit(it, damage, me.number, ABILITY) for it in select(s, me)]))


def _number(s: First, me: Me, value: int | Callable[[First, Me], int]) -> int:
    return value if isinstance(value, int) else value(s, me)


def destroys(select: Select) -> Part:
    """*Destroy* one of those."""
    return aimed(select, lambda s, me, it: destroy_one(s, it, me.number))


def banishes(select: Select) -> Part:
    """*Banish* one of those: no Dernier souffle."""
    return aimed(select, lambda s, me, it: banish(s, it))


def returns(select: Select) -> Part:
    """*Return* one of those *to its owner's hand*."""
    return aimed(select, lambda s, me, it: return_to_hand(s, it))


def returns_each(select: Select) -> Part:
    """*Return all* of those *to their owners' hands*."""

    def run(s: First, me: Me) -> None:
        for it in select(s, me):
            return_to_hand(s, it)

    return Part(run)


def returns_itself() -> Part:
    """*Return it to its owner's hand*: the page that speaks, if it is still in play."""

    def run(s: First, me: Me) -> None:
        it = itself(s, me)
        if it is not None:
            return_to_hand(s, it)

    return Part(run)


def freezes(select: Select) -> Part:
    """*Freeze* one of those."""
    return aimed(select, lambda s, me, it: freeze(s, it))


def heals(points: int, select: Select) -> Part:
    """One of those *heals N points* of force vitale, or a golem of bouclier; only those who lack some are offered."""
    return aimed(only(select, wounded), lambda s, me, it: _healed(s, me, it, points))


def heals_each(points: int, select: Select) -> Part:
    """Each of those *heals N points*."""

    def run(s: First, me: Me) -> None:
        for it in select(s, me):
            heal(s, it, points, me.seat)

    return Part(run)


def heals_itself(points: int) -> Part:
    """The page that speaks *heals N points*, if it is still in play."""

    def run(s: First, me: Me) -> None:
        it = itself(s, me)
        if it is not None:
            heal(s, it, points, me.seat)

    return Part(run)


def _healed(s: First, me: Me, it: Piece, points: int) -> None:
    heal(s, it, points, me.seat)


def gives(mark: str, amount: int, select: Select) -> Part:
    """One of those *gains +N* for good: `atq`, `fv`, `bou`, or points of `armure`."""
    return aimed(select, lambda s, me, it: give(s, it, mark, amount))


def gives_each(mark: str, amount: int, select: Select) -> Part:
    """Each of those gains +N for good."""

    def run(s: First, me: Me) -> None:
        for it in select(s, me):
            give(s, it, mark, amount)

    return Part(run)


def gains(mark: str, amount: int) -> Part:
    """The page itself gains +N for good, if it is still in play."""

    def run(s: First, me: Me) -> None:
        it = itself(s, me)
        if it is not None:
            give(s, it, mark, amount)

    return Part(run)


def give(s: First, it: Piece, mark: str, amount: int) -> None:
    """A page gains attack, full force vitale, bouclier or Armure while it is in play."""
    it.marks[mark] = it.marks.get(mark, 0) + amount
    if not it.marks[mark]:
        del it.marks[mark]
    s.unsettled = True
    if s.log is not None:
        say(s, f"gains.{mark}", {"card": it.card, "amount": amount})
    if mark == "atq" and amount > 0:
        happened(s, Gained(it, it.controller, amount))


def gives_until_end(handler: str, amount: int, select: Select) -> Part:
    """One of those has +N until the end of the turn: `first.atq` or `first.fv`."""
    return aimed(select, lambda s, me, it: lend(s, me, it, handler, amount))


def gives_each_until_end(handler: str, amount: int, select: Select) -> Part:
    """Each of those has +N until the end of the turn."""

    def run(s: First, me: Me) -> None:
        for it in select(s, me):
            lend(s, me, it, handler, amount)

    return Part(run)


def lend(s: First, me: Me, it: Piece, handler: str, *args: int, until: str = END_OF_TURN, card: int = -1) -> None:
    """An effect on one page that lasts; `card`: as long as this card stays in play, by default the page itself."""
    token = s.token(it.card.number)
    begin(s, Lasting(handler, me.seat, until, (token, *args), it.card.number if card < 0 else card))
    s.unsettled = True
    if handler == "first.atq" and args[0] > 0:
        happened(s, Gained(it, it.controller, args[0]))


def until_its_next_turn_ends(it: Piece) -> str:
    """*Until the end of its controller's next turn*: for `lend(…, until=…)`."""
    return UNTIL_NEXT[it.controller]


def draws(count: int) -> Part:
    """*Draw N pages*: an empty book makes the divinity mortal (SO-MORT-090)."""
    return Part(lambda s, me: draw(s, me.seat, count))


def gains_ec(amount: int, *, above: bool = False) -> Part:
    """*Your divinity gains N EC*, `above` its printed EC too."""
    return Part(lambda s, me: gain_ec(s, me.seat, amount, above=above))


def refills(select: Select) -> Part:
    """*Refill the reserve of* one of those: only such as are not full."""
    return aimed(lambda s, me: [it for it in select(s, me) if it.ec < it.printed.ec], lambda s, me, it: refill(s, it))


def discards() -> Part:
    """*Discard a page*: of your hand, as you choose."""
    return Part(lambda s, me: discard_one(s, me, me.seat))


def discarding() -> Cost:
    """*Discard a page to …*: where there is one."""
    return Cost(lambda s, me: bool(s.players[me.seat].hand), lambda s, me: discard_one(s, me, me.seat))


def discard_one(s: First, me: Me, seat: int) -> Flow:
    """A player discards a page of their choice, if they have one."""
    hand = s.players[seat].hand
    one = hand[0] if len(hand) == 1 else (yield from pick_card(s, me, hand, seat=seat))
    if one is not None:
        discard(s, one)


# Invoking


def pages_in(zone: str, types: tuple[str, ...], most: int, *races: str) -> Callable[[First, Me], list[Card]]:
    """Pages of these types and of cost `most` or less in your `hand` or `purgatory`, of these races if any."""

    def found(s: First, me: Me) -> list[Card]:
        pile: list[Card] = getattr(s.players[me.seat], zone)
        return [one for one in pile if _fits(one, types, most, races)]

    return found


def _fits(one: Card, types: tuple[str, ...], most: int, races: tuple[str, ...]) -> bool:
    proto = print_of(one)
    return proto.type in types and proto.cost <= most and (not races or proto.race in races)


def invokes(among: Callable[[First, Me], list[Card]], line: str = "", *, up_to: int = 1, least: int = 1) -> Part:
    """*Invoke* pages without their cost: link and arrival abilities as usual, one after the other."""

    def run(s: First, me: Me) -> Flow:
        for n in range(up_to):
            able = among(s, me)
            if not able:
                break
            one = yield from pick_card(s, me, able, may=n >= least)
            if one is None:
                break
            yield from invoke(s, me, one, line)

    return _Needs(run, among)


def invoke(s: First, me: Me, one: Card, line: str = "") -> FlowOf[Piece]:
    """A page enters play on your side, with what its arrival triggers; SO-DECHU-010: on an opponent's if it is Déchu
    and nothing is said of your line."""
    to = me.seat
    if not line and "dechu" in print_of(one).keywords:
        to = yield from an_opponent(s, me)
    it = yield from enter(s, one, to, me.seat, line=line)
    yield from settle(s)
    return it


def takes_to_hand(among: Callable[[First, Me], list[Card]], *, up_to: int = 1, least: int = 1) -> Part:
    """*Take into your hand* pages of a pile that all can see."""

    def run(s: First, me: Me) -> Flow:
        for n in range(up_to):
            able = among(s, me)
            one = able[0] if len(able) == 1 and n < least else (yield from pick_card(s, me, able, may=n >= least))
            if one is None:
                break
            move_card(s, one, "hand")

    return Part(run)


# Passive abilities: of whom


def yours(*races: str) -> Of:
    """*Vos anges*, of these races if any are named; the page that speaks included."""
    return lambda s, source, it: it.controller == source.seat and (is_race(it, *races) if races else is_angel(it))


def theirs(*races: str) -> Of:
    """*Les anges adverses*."""

    def of(s: First, source: Source, it: Piece) -> bool:
        return s.teams[it.controller] != s.teams[source.seat] and (is_race(it, *races) if races else is_angel(it))

    return of


def linked(s: First, source: Source, it: Piece) -> bool:
    """*L'ange lié à ce golem*: for the hooks of a golem."""
    golem = it.golem
    return golem is not None and golem.card.number == source.number


def the_page(s: First, source: Source, it: Piece) -> bool:
    """The page that speaks."""
    return it.card.number == source.number


def lone_golem(s: First, source: Source, it: Piece) -> bool:
    """*Vos golems seuls en arrière-garde*."""
    mine = it.controller == source.seat and it.printed.type == "golem" and not is_mortal(it)
    return mine and not it.host and on_line(s, it) == "rear"


def both(of: Of, test: Test) -> Of:
    """Those of whom a test holds too: `both(yours(), on("rear"))`."""
    return lambda s, source, it: of(s, source, it) and test(s, it)


def plus(amount: int, of: Of) -> Callable[..., int]:
    """*Have +N*: for `atq` and `fv`."""
    return lambda s, source, it, value: value + amount if of(s, source, it) else value


def is_set_to(amount: int, of: Of) -> Callable[..., int]:
    """*Have an attack of N*: for `only_atq`, `golem_atq`, `blow_back`."""
    return lambda s, source, it, value: amount if of(s, source, it) else value


def fires_with(amount: int, of: Of) -> Callable[..., int]:
    """*Can attack from the arrière-garde with an attack of N*: for `golem_atq`; of several the highest."""
    return lambda s, source, it, value: max(value, amount) if of(s, source, it) else value


def cost_less(amount: int, type: str) -> Callable[..., int]:
    """*Your golems cost N EC less*: for `cost`."""
    return lambda s, source, seat, card, value: (
        value - amount if seat == source.seat and print_of(card).type == type else value
    )


def have(name: str, of: Of, amount: int = 1) -> Callable[..., int]:
    """*Have* a standard ability: for `keyword`. Values add up (SO-ABIL-020)."""

    def value_of(s: First, source: Source, it: Piece, value: int) -> int:
        return value + amount if of(s, source, it) else value

    value_of.ability = name  # type: ignore[attr-defined]
    return value_of


def says(of: Of) -> Callable[..., bool]:
    """Yes for those: for questions such as `may_link`."""
    return lambda s, source, it, *more: of(s, source, it)


# When: conditions of what others do, as `when(condition, effect)`


def your_turn(s: First, source: Source, event: Moment) -> bool:
    """The turn that begins or ends is its controller's."""
    return event.seat == source.seat


def to_yours(*races: str) -> Callable[[First, Source, Moment], bool]:
    """It happened to one of your anges, of these races if any are named."""

    def heard(s: First, source: Source, event: Moment) -> bool:
        it = event.it
        return it is not None and it.controller == source.seat and (is_race(it, *races) if races else is_angel(it))

    return heard


def to_theirs(s: First, source: Source, event: Moment) -> bool:
    """It happened to an opposing ange."""
    return event.it is not None and is_angel(event.it) and s.teams[event.it.controller] != s.teams[source.seat]


def by_itself(s: First, source: Source, event: Moment) -> bool:
    """The page that speaks did it."""
    return event.by == source.number


def by_its_attack(s: First, source: Source, event: Moment) -> bool:
    """The page that speaks destroyed something by its attack."""
    return event.by == source.number and bool(event.amount)


def attacks_in_plan(s: First, source: Source, event: Moment) -> bool:
    """The page that speaks is an attacker of the plan that was announced."""
    token = s.token(source.number)
    return any(token in line[1:] for line in s.plan)


def to_itself(s: First, source: Source, event: Moment) -> bool:
    """It happened to the page that speaks."""
    return event.it is not None and event.it.card.number == source.number


def about(s: First, me: Me) -> Piece | None:
    """The page to which that happened which has triggered the effect, if it is still in play."""
    return s.aimed(me.about[0]) if me.about else None


# Effects that last


def _is_it(s: First, source: Lasting, it: Piece) -> bool:
    return source.args[0] == s.token(it.card.number)


def _more(s: First, source: Lasting, it: Piece, value: int) -> int:
    return value + source.args[1] if _is_it(s, source, it) else value


def _half(s: First, source: Lasting, it: Piece, value: int) -> int:
    """SO-GEN-090."""
    return (value + 1) // 2 if _is_it(s, source, it) else value


def _none(s: First, source: Lasting, it: Piece, value: int) -> int:
    return 0 if _is_it(s, source, it) else value


@lasting("first.atq", HOOKS, TOKEN, AMOUNT)
class AttackLent:
    atq = _more


@lasting("first.fv", HOOKS, TOKEN, AMOUNT)
class LifeLent:
    fv = _more


@lasting("first.half", HOOKS, TOKEN)
class Halved:
    half_atq = _half


@lasting("first.no-attack", HOOKS, TOKEN)
class Shrunk:
    only_atq = _none


for _name in KEYWORDS:
    lasting(f"first.{_name}", HOOKS, TOKEN, AMOUNT)(type("KeywordLent", (), {_name: _more}))


def silence(s: First, it: Piece) -> None:
    """A page loses all its abilities while it is in play, also those that others give."""
    it.flags |= SILENCED
    reprint(s, it, silent(now_of(it)))
    if s.log is not None:
        say(s, "silenced", {"card": it.card})


def take_control(s: First, it: Piece, seat: int) -> None:
    """An ange comes to the rear guard of another player, or to the fire line if it may not leave that; it does not
    enter play, and its golem stays behind."""
    from pioche.games.sevenfallen_common.links import detach

    stays = on_line(s, it) == "front" and not can_go("rear")(s, it)
    for one in it.attached.copy():
        detach(s, one)
    s.row_of(it).remove(it)
    it.controller = seat
    player = s.players[seat]
    (player.front if stays else player.rear).append(it)
    s.rearranged()
    s.unsettled = True
    if s.log is not None:
        say(s, "controls", {"card": it.card})


__all__ = [
    "AMOUNT", "BOOK", "DONE", "END_OF_TURN", "EVERYONE", "HOOKS", "NUMBER", "TARGET", "TOKEN",
    "WHEN_IT_LEAVES", "Ask", "Card", "Cost", "Destroyed", "Effect", "Flow", "Hit", "Lasting", "Me", "Moment", "Part",
    "Piece", "Several", "about", "aimed", "an_opponent", "angels", "atq", "atq_at_least", "attacks_in_plan", "banish",
    "banishes", "begin", "both", "by_its_attack", "by_itself", "can_go", "card", "condition", "confirm",
    "cost_at_most", "cost_less", "deal", "deals", "deals_each", "designate", "designate_several", "destroy",
    "destroy_one", "destroys", "discard", "discard_one", "discarding", "discards", "draw", "draws",
    "each_page_on_lines", "effect", "enter", "fires_with", "freeze", "freezes", "frozen", "gain_ec", "gains",
    "gains_ec", "give", "gives", "gives_each", "gives_each_until_end", "gives_until_end", "golems", "has_life",
    "have", "heal", "heals", "heals_each", "heals_itself", "in_line", "inflicts", "inflicts_each", "invoke",
    "invokes", "is_angel", "is_mortal", "is_race", "is_set_to", "its_angel", "itself", "keyword", "lasting", "leave",
    "left", "lend", "linked", "lone_golem", "may", "miracle_effect", "move_card", "move_to", "needs", "on", "on_line",
    "once_per_turn", "only", "opponents", "others", "pages_in", "pick_card", "pick_several", "plus", "print_of",
    "race", "refill", "refills", "restore_ec", "return_to_hand", "returns", "returns_each", "returns_itself",
    "reveal", "says", "seats_from", "several", "shuffle_book", "silence", "spent_reserves", "take_control",
    "takes_to_hand", "the_page", "their_angels", "their_pages", "theirs", "to_itself", "to_theirs", "to_yours",
    "until_its_next_turn_ends", "when", "with_golems", "wounded", "your_angels", "your_golems", "your_turn",
    "your_worshippers", "yours",
]  # fmt: skip
