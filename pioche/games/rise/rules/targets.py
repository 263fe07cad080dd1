"""Targets: what a text names as it is put on the stack (*Mise en pile*, *Cibler*), and whom selections mean.

A target is a card in play, a card of a pile, a player or an element of the stack. In `me.aims` players and elements are
negative numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pioche.engine.cards import Card, Source
from pioche.engine.choice import DONE, NUMBER, PLAYER, TARGET, Ask, which
from pioche.engine.effects import Cost, Effect, Me, Tossed, effect_at
from pioche.engine.flow import FlowOf
from pioche.engine.seats import in_turn_order, opponents, seats_in
from pioche.games.rise.rules.damage import is_action
from pioche.games.rise.rules.values import alive, defence, has, is_gate, is_type, owns
from pioche.games.rise.state import ATTACKS, TYPE_GIVING, Element, Piece, Printed, Rise, print_of

Select = Callable[[Rise, Me], list[Piece]]
Cards = Callable[[Rise, Me], list[Card]]
Elements = Callable[[Rise, Me], list[Element]]
_ELEMENT: Final = -100  # elements of the stack are below this, players above


# Whom selections mean


def creatures(s: Rise, me: Me) -> list[Piece]:
    """*a Créature*."""
    return [it for it in _field(s, me) if it.printed.creature]


def gates(s: Rise, me: Me) -> list[Piece]:
    """*a Porte*."""
    return [it for it in _field(s, me) if is_gate(it)]


def fighters(s: Rise, me: Me) -> list[Piece]:
    """*a Créature or Porte*."""
    return [it for it in _field(s, me) if it.printed.fights]


def incantations(s: Rise, me: Me) -> list[Piece]:
    """*an Incantation*."""
    return [it for it in _field(s, me) if "incantation" in it.printed.types]


def constantes(s: Rise, me: Me) -> list[Piece]:
    """RI-GLO-090: *a Constante*, or *a card* (RI-GLO-120)."""
    return _field(s, me)


def invokers(s: Rise, me: Me) -> list[Piece]:
    """*an Invocateur*: a living one (RI-INVOC-180)."""
    found: list[Piece] = []
    for seat in in_turn_order(s):
        found += [one for one in s.players[seat].invokers if alive(one)]
    return found


def dead_invokers(s: Rise, me: Me) -> list[Piece]:
    """*a dead Invocateur*."""
    return [one for player in s.players for one in player.invokers if not alive(one)]


def _field(s: Rise, me: Me) -> list[Piece]:
    if me.only is not None:
        return [] if me.only.invoker else [me.only]
    found: list[Piece] = []
    for seat in in_turn_order(s):
        found += s.players[seat].field
    return found


def either(*selects: Select) -> Select:
    """*a Créature, a Porte or an Invocateur*."""
    return lambda s, me: [it for select in selects for it in select(s, me)]


def my(select: Select) -> Select:
    """*that you control*; of an Invocateur: *your*."""
    return lambda s, me: [it for it in select(s, me) if it.controller == me.seat]


def their(select: Select) -> Select:
    """*opposing*: RI-GLO-020."""
    return lambda s, me: [it for it in select(s, me) if it.controller != me.seat]


def other(select: Select) -> Select:
    """*another*, *each other*: not the card that speaks."""
    return lambda s, me: [it for it in select(s, me) if it.card.number != me.number]


def of_type(word: str, select: Select = creatures) -> Select:
    """*a Zombie Créature*: what it is now."""
    return lambda s, me: [it for it in select(s, me) if is_type(s, it, word)]


def that(select: Select, test: Callable[[Rise, Piece], Any]) -> Select:
    """Those of a selection for which something holds."""
    return lambda s, me: [it for it in select(s, me) if test(s, it)]


def attacking(select: Select = creatures) -> Select:
    """*an attacking Créature*: RI-COMBAT-210."""
    return that(select, lambda s, it: it.flags & ATTACKS)


def equipped(s: Rise, it: Piece) -> bool:
    """Whether an Équipement is on it."""
    number = it.card.number
    return any(one.host == number for player in s.players for one in player.field)


def tilted(s: Rise, it: Piece) -> bool:
    """Whether it is tilted, or Open."""
    return it.tilted


def ill(s: Rise, it: Piece) -> bool:
    """*infected*: RI-ILL-050."""
    return bool(it.ills)


def without_constance(s: Rise, it: Piece) -> bool:
    """RI-CONST-020: what may be targeted to receive a -X/-X charge."""
    return not owns(s, it, "constance")


def weak(most: int) -> Callable[[Rise, Piece], bool]:
    """*whose defence is … or less*: as it is now."""
    return lambda s, it: defence(s, it) <= most


def itself(s: Rise, me: Me) -> list[Piece]:
    """*this card*, if it is still there."""
    it = s.aimed(me.token)
    return [] if it is None else [it]


def its_bearer(s: Rise, me: Me) -> list[Piece]:
    """*the equipped card*."""
    it = s.aimed(me.token)
    host = s.in_play(it.host) if it is not None and it.host else None
    return [] if host is None else [host]


def its_invoker(s: Rise, me: Me) -> list[Piece]:
    """*this Invocateur*: of a skill, or the one on which a Niveau Supérieur was played."""
    for player in s.players:
        for one in player.invokers:
            if alive(one) and (one.card.number == me.number or any(card.number == me.number for card in one.levels)):
                return [one]
    return []


def in_pile(zone: str, *tests: Callable[[Printed], Any], whose: str = "my") -> Cards:
    """*of your graveyard*, *of your Exclusion zone*, *of your library*; `whose="their"`: of an opponent's."""

    def select(s: Rise, me: Me) -> list[Card]:
        seats = [me.seat] if whose == "my" else list(opponents(s, me.seat))
        found: list[Card] = []
        for seat in seats:
            pile: list[Card] = getattr(s.players[seat], zone)
            found += [card for card in pile if all(test(print_of(card)) for test in tests)]
        return found

    return select


def a_creature(printed: Printed) -> bool:
    """Whether a card is a Créature, wherever it lies."""
    return printed.creature


def callable_card(printed: Printed) -> bool:
    """RI-CALL-040: cards with Ensemble cannot be called; only a Constante arrives."""
    return printed.permanent and "ensemble" not in printed.aptitudes


def printed_type(word: str) -> Callable[[Printed], bool]:
    """RI-LIB-040: of a type, wherever it lies."""
    return lambda printed: word in printed_types(printed)


def printed_types(printed: Printed) -> tuple[str, ...]:
    """With those that its aptitudes give."""
    return (*printed.types, *[TYPE_GIVING[one] for one in printed.aptitudes if one in TYPE_GIVING])


def of_rank(*ranks: int) -> Callable[[Printed], bool]:
    """*of rank …*."""
    return lambda printed: printed.rank in ranks


def means(s: Rise, source: Source, select: Select, it: Piece) -> bool:
    """Whether a continuous Effect of `source` means a card in play."""
    number = source.number
    me = Me(source.seat, number, s.token(number), s.cards[number].proto, "")
    me.only = it
    return it in select(s, me)


# Elements of the stack


def token_of(element: Element) -> int:
    """How an element of the stack is aimed at."""
    return _ELEMENT - element.serial


def element_at(s: Rise, token: int) -> Element | None:
    """RI-GLO-050: the element of the stack that was aimed at, if it still waits."""
    for one in s.elements():
        if _ELEMENT - one.serial == token:
            return one
    return None


def is_tossed(one: Element) -> bool:
    """Whether a coin was tossed for it."""
    return isinstance(effect_at(Me(one.by, one.source, one.token, one.proto, one.ability)), Tossed)


def waiting_actions(s: Rise, me: Me) -> list[Element]:
    """*the targeted Action*."""
    return [one for one in s.elements() if is_action(one.ability)]


def tossed_actions(s: Rise, me: Me) -> list[Element]:
    """Actions for which a coin was tossed."""
    return [one for one in waiting_actions(s, me) if is_tossed(one)]


def invocations(s: Rise, me: Me) -> list[Element]:
    """*the targeted Invocation*."""
    return [one for one in s.elements() if one.ability == "invoke" and one.source != me.number]


def imminent_invocations(s: Rise, me: Me) -> list[Element]:
    """*the Invocation of the targeted Imminente card*."""
    return [one for one in invocations(s, me) if "imminente" in print_of(s.cards[one.source]).types]


# Players


def seat_in(token: int) -> int:
    """The player that was aimed at, or -1."""
    return -1 - token if _ELEMENT < token < 0 else -1


def any_player(s: Rise, me: Me) -> list[int]:
    """*the targeted player*: any who is still in the game."""
    return seats_in(s)


def any_opponent(s: Rise, me: Me) -> list[int]:
    """RI-GLO-020."""
    return list(opponents(s, me.seat))


# Naming them


class Target(Cost):
    """RI-STACK-080: what is named as an element is put on the stack, from `least` to `most`; a group of `me.aims`."""

    __slots__ = ("cards", "elements", "least", "most", "players", "select")

    def __init__(
        self,
        select: Select | None = None,
        *,
        cards: Cards | None = None,
        players: Callable[[Rise, Me], list[int]] | None = None,
        elements: Elements | None = None,
        least: int = 1,
        most: int = 1,
    ) -> None:
        super().__init__(self.possible, self.name)
        self.select = select
        self.cards = cards
        self.players = players
        self.elements = elements
        self.least = least
        self.most = most

    def possible(self, s: Rise, me: Me) -> bool:
        """RI-STACK-090: whether there are enough."""
        count = len(self.select(s, me)) if self.select is not None else 0
        if count < self.least and self.players is not None:
            count += len(self.players(s, me))
        if count < self.least and self.cards is not None:
            count += len(self.cards(s, me))
        if count < self.least and self.elements is not None:
            count += len(self.elements(s, me))
        return count >= self.least

    def name(self, s: Rise, me: Me) -> FlowOf[None]:
        group: list[int] = []
        me.aims.append(group)
        taken = [token for other in me.aims for token in other]
        while len(group) < self.most:
            options: dict[int, int] = {}
            for it in self.select(s, me) if self.select is not None else ():
                options[TARGET | it.card.number] = s.token(it.card.number)
            for card in self.cards(s, me) if self.cards is not None else ():
                options[TARGET | card.number] = s.token(card.number)
            for seat in self.players(s, me) if self.players is not None else ():
                options[PLAYER | seat] = -1 - seat
            for one in self.elements(s, me) if self.elements is not None else ():
                option, n = TARGET | one.source, 1
                while option in options:
                    option, n = which(TARGET | one.source, n), n + 1
                options[option] = token_of(one)
            left = [option for option, token in options.items() if token not in taken]
            if not left:
                return
            if len(group) >= self.least:
                left.append(DONE)
            option = yield Ask(me.seat, "target", left, me.number, "aim")
            if option == DONE:
                return
            group.append(options[option])
            taken.append(options[option])


def target(select: Select, least: int = 1, most: int = 1) -> Target:
    """*the targeted …*; `most=3`: *up to 3 targets* (RI-GLO-130)."""
    return Target(select, least=least, most=most)


def target_two(select: Select) -> Target:
    """*the two targeted …*."""
    return Target(select, least=2, most=2)


def target_card(cards: Cards) -> Target:
    """*the targeted Créature of your graveyard*."""
    return Target(cards=cards)


def target_player(players: Callable[[Rise, Me], list[int]] = any_opponent) -> Target:
    """*the targeted opponent*."""
    return Target(players=players)


def target_any(select: Select, players: Callable[[Rise, Me], list[int]] = any_player) -> Target:
    """*the targeted card, Invocateur or player*."""
    return Target(select, players=players)


def target_element(elements: Elements) -> Target:
    """*the targeted Action*, *the targeted Invocation*."""
    return Target(elements=elements)


def count_targets(effect: Effect) -> int:
    """How many groups of `me.aims` an effect has."""
    return sum([isinstance(cost, Target) for cost in effect.costs])


# Numbers


_NOW: Final = -1


class Notes(Cost):
    """RI-TIMEOUT-010: a number that a text asks for: with Temps mort as it is now, else as it will be."""

    __slots__ = ("count",)

    def __init__(self, count: Callable[[Rise, Me], int]) -> None:
        super().__init__(lambda s, me: True, self.note)
        self.count = count

    def note(self, s: Rise, me: Me) -> None:
        it, printed = s.aimed(me.token), print_of(s.cards[me.number])
        timed_out = "temps-mort" in printed.aptitudes if it is None else has(s, it, "temps-mort")
        me.noted.append(self.count(s, me) if timed_out else _NOW)


def count_noted(effect: Effect) -> int:
    """How many numbers of `me.noted` an effect has."""
    return sum([isinstance(cost, Notes) for cost in effect.costs])


def noted(s: Rise, me: Me) -> int:
    """The number that a text asks for: the one noted, or the one of now."""
    if me.noted[0] != _NOW:
        return me.noted[0]
    return next(cost.count(s, me) for cost in effect_at(me).costs if isinstance(cost, Notes))


# What was named, as far as it is still there (RI-GLO-110, RI-RESOLVE-140)


def aimed(s: Rise, me: Me, group: int = 0) -> list[Piece]:
    """The cards in play, and the Invocateurs that live, that were named."""
    found: list[Piece] = []
    for token in me.aims[group] if group < len(me.aims) else ():
        it = s.aimed(token) if token > 0 else None
        if it is not None and not (it.invoker and not alive(it)):
            found.append(it)
    return found


def aimed_seats(s: Rise, me: Me, group: int = 0) -> list[int]:
    """The players that were named."""
    seats = [seat_in(token) for token in (me.aims[group] if group < len(me.aims) else ())]
    return [seat for seat in seats if seat >= 0 and not s.out >> seat & 1]


def aimed_cards(s: Rise, me: Me, group: int = 0) -> list[Card]:
    """The cards of a pile that were named."""
    tokens: Sequence[int] = me.aims[group] if group < len(me.aims) else ()
    return [s.cards[token & NUMBER] for token in tokens if token > 0 and s.same(token)]


def aimed_elements(s: Rise, me: Me, group: int = 0) -> list[Element]:
    """The elements that were named."""
    found: list[Element] = []
    for token in me.aims[group] if group < len(me.aims) else ():
        one = element_at(s, token) if token < _ELEMENT else None
        if one is not None:
            found.append(one)
    return found
