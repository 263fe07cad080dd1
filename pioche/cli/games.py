"""`pioche games`: what there is to play."""

from __future__ import annotations

from typing import Any

from pioche.cli.console import print_json, terminal
from pioche.cli.words import Lang, Words
from pioche.engine import game_of, slugs
from pioche.engine.rules import rules_of


def games(*, json: bool = False, lang: Lang | None = None) -> None:
    """All games, those of plug-ins too. One that cannot be loaded says why and hides no other."""
    words = Words(lang)
    found: list[dict[str, Any]] = []
    broken: list[str] = []
    for slug in slugs():
        try:
            game = game_of(slug)
            found.append(
                {
                    "game": slug,
                    "names": game.names,
                    "rules": game.version,
                    "seats": list(game.seats),
                    "cards": len(game.book.cards),
                    "decks": list(game.starters()),
                    "index": len(rules_of(game)),
                }
            )
        except Exception as error:
            what = (str(error).splitlines() or [""])[0]
            broken.append(words.say("games.broken", game=slug, kind=type(error).__name__, what=what))
    if json:
        print_json(found)
    elif found:
        _show(found, words)
    else:
        terminal().print(words.say("games.none"))
    for line in broken:
        terminal(stderr=True).print(line, soft_wrap=True)


def _show(found: list[dict[str, Any]], words: Words) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for column in ("game", "name", "seats", "cards", "decks", "index"):
        table.add_column(words.say(f"games.{column}"), justify="right" if column in ("cards", "index") else "left")
    for one in found:
        name = f"{one['names'][words.lang]} ({one['rules']})"
        seats = ", ".join(str(count) for count in sorted(one["seats"]))
        decks = ", ".join(one["decks"][:4]) + (" …" if len(one["decks"]) > 4 else "")
        table.add_row(one["game"], name, seats, str(one["cards"]), decks, str(one["index"]))
    terminal().print(table)
