"""Whom cards mean, and to whom passive abilities apply: the words of cards that are asked most often.

`me` is whoever speaks: a `Me` in an effect, the card itself in a passive ability.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pioche.engine.cards import Card, Source
from pioche.engine.effects import itself
from pioche.engine.seats import opponent, opponents
from pioche.games.sevenfallen.rules.combat import fighters, in_combat, refuses_announce
from pioche.games.sevenfallen.rules.effects import ITSELF, MINE, THEIRS, needing, needs_of
from pioche.games.sevenfallen.rules.markers import may_stand_in_front
from pioche.games.sevenfallen.rules.pay import Select, worshippers
from pioche.games.sevenfallen.rules.standard import all_pages, gathered, line_angels, line_pages
from pioche.games.sevenfallen.rules.values import classes, is_angel, keyword, twins
from pioche.games.sevenfallen.state import Printed, SevenFallen, now_of, print_of
from pioche.games.sevenfallen_common.table import Piece, on_line

Condition = Callable[[SevenFallen, Piece], Any]
Whom = Callable[[SevenFallen, Source, Piece], Any]


def my_angels(s: SevenFallen, me: Any) -> list[Piece]:
    """Your Anges on the CDB."""
    return line_angels(s, me.seat)


def their_angels(s: SevenFallen, me: Any) -> list[Piece]:
    """Your opponent's Anges on the CDB."""
    return gathered(s, opponents(s, me.seat), line_angels)


needing(my_angels, MINE)
needing(their_angels, THEIRS)


def golems(s: SevenFallen, me: Any) -> list[Piece]:
    """Each Golem on the CDB, yours first."""
    return [one for one in all_pages(s, me) if one.printed.type == "golem"]


def my_golems(s: SevenFallen, me: Any) -> list[Piece]:
    """Your Golems on the CDB."""
    return [one for one in line_pages(s, me.seat) if one.printed.type == "golem"]


def my_pages(s: SevenFallen, me: Any) -> list[Piece]:
    """Your Anges and Golems on the CDB."""
    return line_pages(s, me.seat)


def their_pages(s: SevenFallen, me: Any) -> list[Piece]:
    """Your opponent's pages on the CDB."""
    return gathered(s, opponents(s, me.seat), line_pages)


def others(select: Select) -> Select:
    """`others(my_angels)`: all but the card itself."""

    def chosen(s: SevenFallen, me: Any) -> list[Piece]:
        return [one for one in select(s, me) if one.card.number != me.number]

    needing(chosen, needs_of(select))
    return chosen


def either(*selects: Select) -> Select:
    """`either(my_pages, my_archangel)`."""

    def chosen(s: SevenFallen, me: Any) -> list[Piece]:
        found: list[Piece] = []
        for select in selects:
            found += select(s, me)
        return found

    return chosen


def that(select: Select, *conditions: Condition) -> Select:
    """`that(angels, wounded)`: those for which all conditions hold."""

    if len(conditions) == 1:
        only = conditions[0]

        def simply_chosen(s: SevenFallen, me: Any) -> list[Piece]:
            return [one for one in select(s, me) if only(s, one)]

        needing(simply_chosen, needs_of(select))
        return simply_chosen

    def chosen(s: SevenFallen, me: Any) -> list[Piece]:
        found: list[Piece] = []
        for one in select(s, me):
            for condition in conditions:
                if not condition(s, one):
                    break
            else:
                found.append(one)
        return found

    needing(chosen, needs_of(select))
    return chosen


def of_class(*names: str) -> Condition:
    """`that(my_angels, of_class("dragon"))`: those of one of these classes, as they are now."""
    wanted = frozenset(names)

    def belongs(s: SevenFallen, it: Piece) -> bool:
        plain = not it.klass and "classes" not in s.hooked
        return not wanted.isdisjoint(it.printed.classes if plain else classes(s, it))

    return belongs


def plus(amount: int | Callable[[SevenFallen, Any, Piece], int], whom: Whom) -> Callable[..., int]:
    """`atq = plus(1, your_other_angels("eondrien"))`: also for `fv`, `bou`, `golem_atq`."""

    def run(s: SevenFallen, source: Source, it: Piece, value: int) -> int:
        if not whom(s, source, it):
            return value
        return value + (amount if isinstance(amount, int) else amount(s, source, it))

    return run


def grants(name: str, whom: Whom, value: int = 1) -> Callable[..., int]:
    """`keyword = grants("collateral", its_bearer)`: it has a keyword; values add up."""

    def run(s: SevenFallen, source: Source, it: Piece, asked: str, now: int) -> int:
        return now + value if asked == name and whom(s, source, it) else now

    return run


def itself_only(s: SevenFallen, source: Source, it: Piece) -> bool:
    """For hooks: this card itself."""
    return source is it


def its_bearer(s: SevenFallen, source: Any, it: Piece) -> bool:
    """The Ange that the Golem or Équipement is on."""
    return bool(source.host == it.card.number)


def your_angels(*names: str) -> Whom:
    """Your Anges (of one of these classes)."""
    belongs = of_class(*names)

    def whom(s: SevenFallen, source: Source, it: Piece) -> bool:
        return it.controller == source.seat and is_angel(it) and (not names or bool(belongs(s, it)))

    return whom


def your_other_angels(*names: str) -> Whom:
    """For hooks: each other Ange of yours, of one of these classes if any is named."""
    asked = your_angels(*names)

    def whom(s: SevenFallen, source: Source, it: Piece) -> bool:
        return source is not it and bool(asked(s, source, it))

    return whom


# Whom a card means, on the CDB unless it says otherwise


def my_worshippers(s: SevenFallen, me: Any) -> list[Piece]:
    """Your Adorateurs in play."""
    return worshippers(s, me.seat)


def my_archangel(s: SevenFallen, me: Any) -> list[Piece]:
    """Your Archange, where it is on the CDB: only texts that name it mean it (SF-ARCH-100)."""
    return [one for one in fighters(s, me.seat) if one.printed.type == "archangel"]


def their_archangel(s: SevenFallen, me: Any) -> list[Piece]:
    """Your opponent's Archange, where it is on the CDB."""
    return [one for one in gathered(s, opponents(s, me.seat), fighters) if one.printed.type == "archangel"]


def my_temple(s: SevenFallen, me: Any) -> list[Piece]:
    """Your Temple, as a list of one."""
    return [one for one in s.players[me.seat].worship if one.printed.type == "temple"]


def wounded(s: SevenFallen, it: Piece) -> bool:
    """SF-LEX-050: it has damage markers."""
    return it.damage > 0


def tilted(s: SevenFallen, it: Piece) -> bool:
    """It is tilted."""
    return it.tilted


def untilted(s: SevenFallen, it: Piece) -> bool:
    """It is not tilted."""
    return not it.tilted


def on_front(s: SevenFallen, it: Piece) -> bool:
    """It is on the LDF."""
    return on_line(s, it) == "front"


def on_rear(s: SevenFallen, it: Piece) -> bool:
    """It is in the AG."""
    return on_line(s, it) == "rear"


def the_front() -> str:
    """`arrives_on = the_front`: it enters play on the LDF."""
    return "front"


def may_move_to_front(s: SevenFallen, it: Piece) -> bool:
    """SF-CONTRA-010: it may be put on the LDF, or the Ange that it is on may."""
    return may_stand_in_front(s, s.must(it.host) if it.host else it)


def costs_at_most(most: int) -> Condition:
    """SF-INVOC-030: a page without an EC cost costs nothing in particular."""
    return lambda s, it: 0 <= it.printed.cost <= most


def with_keyword(name: str) -> Condition:
    """`that(my_angels, with_keyword("vaillant"))`: those that have this keyword now."""
    return lambda s, it: keyword(s, it, name) > 0


def not_legendary(s: SevenFallen, it: Piece) -> bool:
    """It is no Légendaire."""
    return not it.printed.legendary


def not_familiar(s: SevenFallen, it: Piece) -> bool:
    """It is no Familier."""
    return not now_of(it).familiar


def equipped(s: SevenFallen, it: Piece) -> bool:
    """It has an Équipement."""
    return it.gear is not None


def attacking(s: SevenFallen, it: Piece) -> bool:
    """It is an attacker."""
    return it.attacker


def fighting(s: SevenFallen, it: Piece) -> bool:
    """SF-LEX-230: in a combat."""
    return in_combat(s, it)


def may_reinforce(s: SevenFallen, it: Piece) -> bool:
    """SF-AMBUSH-090, SF-CONTRA-010: not in Embuscade yet, and able to be announced as an attacker."""
    return not it.ambush and refuses_announce(s, it) is None


def my_to_control(s: SevenFallen, it: Piece) -> bool:
    """SF-LEX-490: not one that its new controller could not have."""
    return not twins(s, opponent(s, it.controller), it.card, it)


def linked(s: SevenFallen, me: Any) -> list[Piece]:
    """The Ange that the Golem or Équipement is on."""
    it = itself(s, me)
    return [s.must(it.host)] if it is not None and it.host else []


def that_card(s: SevenFallen, me: Any) -> list[Piece]:
    """The card that triggered the ability."""
    it = s.aimed(me.about[0]) if me.about else None
    return [it] if it is not None else []


def this_card(s: SevenFallen, me: Any) -> list[Piece]:
    """This card alone, while it is in play."""
    it = itself(s, me)
    return [it] if it is not None else []


needing(this_card, ITSELF)


# Cards in piles


def in_pile(name: str, *conditions: Callable[[Printed], Any], theirs: bool = False) -> Callable[..., list[Card]]:
    """`in_pile("purgatory", an_angel, printed_class("dragon"))`: your cards there, or your opponent's. SF-SOUFFLE-010:
    the page itself too, but for a Purgatoire ability, which it pays for."""

    def select(s: SevenFallen, me: Any) -> list[Card]:
        player = s.players[opponent(s, me.seat) if theirs else me.seat]
        cards: list[Card] = getattr(player, name)
        no = me.number if me.key.startswith("purgatoire") else 0
        return [one for one in cards if one.number != no and all(test(print_of(one)) for test in conditions)]

    return select


def an_angel(proto: Printed) -> bool:
    """Of a card out of play: an Ange."""
    return proto.type == "angel"


def an_equipment(proto: Printed) -> bool:
    """Of a card out of play: an Équipement."""
    return proto.type == "equipment"


def legendary(proto: Printed) -> bool:
    """Of a card out of play: a Légendaire."""
    return proto.legendary


def printed_class(name: str, *, hidden: bool = False) -> Callable[[Printed], bool]:
    """`hidden`: in hand or in the Livre Sacré, where a Doppelgänger has every class (SF-DOPPEL-010)."""
    return lambda proto: name in proto.classes or (hidden and "doppelganger" in proto.keywords)


def printed_cost(most: int) -> Callable[[Printed], bool]:
    """Of a card out of play: with a cost of at most so much EC."""
    return lambda proto: 0 <= proto.cost <= most
