"""What somebody typed: which option, which card, which rule it means."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

from pioche.cli.board import View, entries
from pioche.engine.cards import Card, Proto
from pioche.engine.rules import plain

if TYPE_CHECKING:
    from pioche.engine import Decision, Game, Option

T = TypeVar("T")


def nearest(typed: str, things: Iterable[T], names: Callable[[T], Iterable[str]]) -> list[T]:
    """The things so called; or else those whose name begins so; or else those in whose name all the words occur.
    Accents and capitals do not matter."""
    wanted = plain(typed).strip()
    named = [(one, [plain(name) for name in names(one)]) for one in things]
    if not wanted:
        return []
    tests: tuple[Callable[[str], bool], ...] = (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: all(word in name for word in wanted.split()),
    )
    for test in tests:
        found = [one for one, own in named if any(test(name) for name in own)]
        if found:
            return found
    return []


def options_meant(decision: Decision, typed: str, view: View) -> list[Option]:
    """The options that a number, a key, a card's name or a label means. Copies in one's hand are as good as another."""
    if typed.isascii() and typed.isdigit():
        n = int(typed)
        return decision.options[n - 1 : n] if n else []
    exact = [option for option in decision.options if option.key == typed]
    if exact:
        return exact
    found = nearest(typed, decision.options, lambda option: names_of(decision, option))
    return found[:1] if _alike(found, decision, view) else found


def is_name(decision: Decision, typed: str) -> bool:
    """Whether this is wholly what an option is called, and so cannot mean anything else."""
    names = [plain(name) for option in decision.options for name in names_of(decision, option)]
    return typed in decision.keys or plain(typed) in names


def names_of(decision: Decision, option: Option) -> list[str]:
    """All that an option is called, in both languages."""
    names = [decision.label(option, lang) for lang in ("fr", "en")]
    card = option.args.get("card")
    return [*card.proto.names.values(), *names] if isinstance(card, Card) else names


def _alike(options: list[Option], decision: Decision, view: View) -> bool:
    """Whether options differ only in which copy of a card they take from one zone of cards not in play."""
    places = {
        card["number"]: (seat, zone)
        for seat, player in enumerate(view["players"])
        for zone, held in player.items()
        if isinstance(held, list)
        for card in held
        if isinstance(card, dict) and "number" in card and "controller" not in card
    }
    labels = {decision.label(option, "en") for option in options}
    found = {places.get(option.card) for option in options}
    return len(labels) == len(found) == 1 and None not in found


def cards_meant(game: Game[Any, Any], typed: str) -> list[Proto]:
    """Cards of a game by id or by name in either language."""
    return nearest(typed, game.book.cards.values(), lambda proto: (proto.id, *proto.names.values()))


def numbers_of(view: View, proto: Proto) -> list[int]:
    """The numbers of the copies of a card that a view names: the viewer's own first, and of those the ones in hand."""
    copies = [one for one in entries(view) if one["card"] == proto.id]
    copies.sort(key=lambda one: (one.get("controller", one["owner"]) != view["seat"], "controller" in one))
    return [one["number"] for one in copies]
