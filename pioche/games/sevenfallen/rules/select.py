"""Whom cards mean, and to whom passive abilities apply: the words of cards that are asked most often.

`me` is whoever speaks: a `Me` in an effect, the card itself in a passive ability.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pioche.engine.cards import Source
from pioche.games.sevenfallen.rules.pay import Select
from pioche.games.sevenfallen.rules.standard import all_pages, line_angels, line_pages
from pioche.games.sevenfallen.rules.values import classes, is_angel
from pioche.games.sevenfallen.state import SevenFallen
from pioche.games.sevenfallen_common.table import Piece

Condition = Callable[[SevenFallen, Piece], Any]
Whom = Callable[[SevenFallen, Source, Piece], Any]


def my_angels(s: SevenFallen, me: Any) -> list[Piece]:
    return line_angels(s, me.seat)


def their_angels(s: SevenFallen, me: Any) -> list[Piece]:
    return line_angels(s, 1 - me.seat)


def golems(s: SevenFallen, me: Any) -> list[Piece]:
    return [one for one in all_pages(s, me) if one.printed.type == "golem"]


def my_golems(s: SevenFallen, me: Any) -> list[Piece]:
    return [one for one in line_pages(s, me.seat) if one.printed.type == "golem"]


def my_pages(s: SevenFallen, me: Any) -> list[Piece]:
    """Your Anges and Golems on the CDB."""
    return line_pages(s, me.seat)


def their_pages(s: SevenFallen, me: Any) -> list[Piece]:
    return line_pages(s, 1 - me.seat)


def others(select: Select) -> Select:
    """`others(my_angels)`: all but the card itself."""

    def chosen(s: SevenFallen, me: Any) -> list[Piece]:
        return [one for one in select(s, me) if one.card.number != me.number]

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

    return chosen


def of_class(*names: str) -> Condition:
    wanted = frozenset(names)

    def belongs(s: SevenFallen, it: Piece) -> bool:
        plain = not it.klass and "classes" not in s.heard
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
    asked = your_angels(*names)

    def whom(s: SevenFallen, source: Source, it: Piece) -> bool:
        return source is not it and bool(asked(s, source, it))

    return whom
