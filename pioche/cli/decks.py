"""`pioche decks`: the decks of a game; one shown, checked, read, written, made by chance."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Literal

import msgspec
from rich.text import Text

from pioche.cli.console import find_deck, print_json, read_deck, terminal, write_file
from pioche.cli.errors import CommandError, speaking_of
from pioche.cli.words import Lang, Words
from pioche.engine import Deck, Game, game_of
from pioche.engine.api import deck_of
from pioche.engine.explain import refusal_text
from pioche.engine.registry import catalog_of
from pioche.engine.rng import fresh_seed

Action = Literal["show", "check", "import", "export", "random"]


def decks(
    game: str,
    action: Action | None = None,
    what: str | None = None,
    /,
    *,
    out: Path | None = None,
    seed: str | None = None,
    json: bool = False,
    lang: Lang | None = None,
) -> int:
    """The starters of a game; or one thing done with a deck: a starter's id, or a file."""
    words = Words(lang)
    known = game_of(game)
    if action is None:
        _list(known, words, json=json)
        return 0
    if action != "random" and what is None:
        raise CommandError("missing", code=2, command="decks", name="FILE" if action in ("check", "import") else "ID")
    with speaking_of(known):
        if action == "random":
            deck = deck_of(known, "random", seed or fresh_seed())
        elif action in ("check", "import"):
            deck = read_deck(known, Path(what or ""))
        else:
            deck = deck_of(known, find_deck(known, what or ""))
        refusals = known.refuses_deck(deck)
        text = known.write_deck(deck, words.lang)
    reasons = [f"{refusal_text(known, one, words.lang)} ({one.rule})" for one in refusals]
    if action == "check":
        return _check(deck, reasons, words)
    if action == "import":
        data = msgspec.json.format(msgspec.json.encode(deck), indent=1) + b"\n"
        text = data.decode()
    elif json:
        text = msgspec.json.encode(deck).decode() + "\n"
    if out is not None:
        write_file(out, text.encode())
    else:
        sys.stdout.write(text)
    for reason in reasons:
        terminal(stderr=True).print(Text(reason, "yellow"), soft_wrap=True)
    return 0


def _list(game: Game[Any, Any], words: Words, *, json: bool) -> None:
    starters = game.starters()
    if json:
        print_json(starters)
        return
    catalog = catalog_of(game)
    console = terminal()
    for id, deck in starters.items():
        name = catalog.say(str(deck.get("name") or id), words.lang)
        line = Text.assemble((id, "bold"), "" if name == id else f"  {name}")
        if isinstance(deck.get("cards"), list):
            line.append("  " + words.say("decks.cards", n=len(deck["cards"])), "dim")
        console.print(line)


def _check(deck: Deck, reasons: list[str], words: Words) -> int:
    name = str(deck.get("name", ""))
    for reason in reasons:
        terminal(stderr=True).print(Text(reason), soft_wrap=True)
    if reasons:
        return 1
    terminal().print(Text(words.say("decks.legal", deck=name, n=len(deck.get("cards", ()))), "green"))
    return 0
