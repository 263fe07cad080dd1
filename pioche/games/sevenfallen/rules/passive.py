"""Passive abilities and what triggers the others, as cards say it: hooks and conditions with a source."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pioche.engine.cards import Source, when
from pioche.engine.lasting import Lasting
from pioche.games.sevenfallen.rules.combat import fighters
from pioche.games.sevenfallen.rules.effects import Moment
from pioche.games.sevenfallen.rules.values import classes, is_angel
from pioche.games.sevenfallen.state import KEYWORDS, Printed, SevenFallen
from pioche.games.sevenfallen_common.table import Piece

# Passive abilities: hooks `(s, source, it, …)`. `whom(s, source, it)` says to whom they apply.


def grants_all(*granted: Callable[..., int]) -> Callable[..., int]:
    """Several keywords at once, each as `grants` gives it."""

    def run(s: SevenFallen, source: Source, it: Piece, asked: str, now: int) -> int:
        for one in granted:
            now = one(s, source, it, asked, now)
        return now

    return run


def only_linked_to(*names: str) -> Callable[..., bool]:
    """`linked_to = only_linked_to("dragon")`: *can only be linked to*; `links_to` for *must link itself to*."""
    return lambda s, source, it: any(name in classes(s, it) for name in names)


def ec_only_for(*tests: Callable[[Printed, str], Any]) -> Callable[..., bool]:
    """`ec_for = ec_only_for(played_as("golem"), played_as("angel", "pirate"))`: its EC play such pages only."""
    return lambda s, it, page, klass: page is not None and any(test(page, klass) for test in tests)


def played_as(kind: str, *names: str) -> Callable[[Printed, str], bool]:
    """A page of this type (of one of these classes), as what it is now; `klass`: the class as which a Doppelgänger was
    revealed (SF-DOPPEL-040)."""

    def test(page: Printed, klass: str) -> bool:
        if page.type != kind:
            return False
        return not names or any(name in names for name in ((klass,) if klass else page.classes))

    return test


def given(s: SevenFallen, source: Lasting, it: Piece, value: int) -> int:
    """What an effect that lasts adds to a number of one card; its `args`: the card, how much."""
    return value + source.args[1] if source.args[0] == s.token(it.card.number) else value


def given_keyword(s: SevenFallen, source: Lasting, it: Piece, asked: str, now: int) -> int:
    """A card has a keyword for a while; `args`: the card, which keyword, how much of it."""
    meant = asked == KEYWORDS[source.args[1]] and source.args[0] == s.token(it.card.number)
    return now + source.args[2] if meant else now


# What triggered it: conditions `(s, source, event)` for `when` and `@only`


def only(test: Callable[..., Any]) -> Callable[[Any], Any]:
    """`after_destroyed = only(your_angel)(may(draws(1)))`."""
    return lambda run: when(lambda s, source, event: bool(test(s, source, event)), run)


def to_itself(s: SevenFallen, source: Source, event: Moment) -> bool:
    """It happened to this card."""
    return event.it is source


def by_itself(s: SevenFallen, source: Source, event: Moment) -> bool:
    """This card has done it."""
    return event.by == source.number


def by_its_bearer(s: SevenFallen, source: Any, event: Moment) -> bool:
    """The Ange that this card is on has done it."""
    return bool(source.host) and event.by == source.host


def yours(s: SevenFallen, source: Source, event: Moment) -> bool:
    """It happened to you, or to a card of yours."""
    return event.seat == source.seat


def theirs(s: SevenFallen, source: Source, event: Moment) -> bool:
    """It happened to your opponent, or to a card of theirs."""
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
    """All of these conditions hold."""
    return lambda s, source, event: all(test(s, source, event) for test in tests)
