"""`pioche cards`: what is printed on the cards of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from pioche.cli.console import Indented, print_json, terminal
from pioche.cli.errors import CommandError
from pioche.cli.words import Lang, Words
from pioche.engine import Game, game_of
from pioche.engine.registry import catalog_of
from pioche.engine.rules import plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from pioche.engine.cards import Proto


def cards(game: str, /, *text: str, json: bool = False, lang: Lang | None = None) -> None:
    """All cards, or those in whose id, names or texts all the words occur."""
    words = Words(lang)
    known = game_of(game)
    found = search(known, text)
    if json:
        print_json([{"id": one.id, "names": one.names, "texts": one.texts, "facts": one.facts} for one in found])
        return
    if not found:
        raise CommandError("no-card", text=" ".join(text))
    console = terminal()
    for one in found:
        console.print(card_page(known, one, words))
    console.print(Text(words.say("cards.count", n=len(found)), "dim"))


def search(game: Game[Any, Any], text: Sequence[str]) -> list[Proto]:
    wanted = plain(" ".join(text)).split()
    found = []
    for proto in game.book.cards.values():
        written = plain(" ".join([proto.id, *proto.names.values(), *proto.texts.values()]))
        if all(word in written for word in wanted):
            found.append(proto)
    return found


def card_page(game: Game[Any, Any], proto: Proto, words: Words) -> RenderableType:
    """A card as it is printed: its name, its facts, its text."""
    from rich.console import Group

    catalog = catalog_of(game)
    head = Text.assemble((proto.names[words.lang], "bold"), ("  " + proto.id, "dim"))
    for name, fact in proto.facts.items():
        if fact not in ("", False, None, [], {}):
            label = catalog.text(f"value.{name}", {}, words.lang) if catalog.has(f"value.{name}", words.lang) else name
            head.append(f"  {label} " if fact is not True else f"  {label}", "dim")
            head.append("" if fact is True else catalog.say(fact, words.lang))
    text = proto.texts[words.lang]
    return Group(head, Indented(Text(text))) if text else head
