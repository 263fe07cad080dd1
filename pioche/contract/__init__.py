"""What every game owes, as checks that anyone can run on theirs: `check_game("duel")`.

The checks need nothing but the game: its zones, words, verbs, cards and decks say what is right and what is wrong.
`CHECKS` has them one by one, for a test each; `check_card` is for each card, `check_matches` for random matches.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pioche.contract.cards import check_card
from pioche.contract.chance import check_any_words
from pioche.contract.decks import check_decks
from pioche.contract.examples import check_examples
from pioche.contract.input import check_bad_choices, check_bad_patches, check_bad_scenarios, check_new_match
from pioche.contract.matches import check_matches
from pioche.contract.protocol import check_end, check_game_is_told, check_patches, check_protocol, check_said_is_shown
from pioche.contract.source import check_said, check_source
from pioche.contract.terminal import check_seat, check_terminal
from pioche.contract.words import check_told, check_words
from pioche.engine.contract import AnyGame, ContractBroken
from pioche.engine.registry import add_game, game_of, remove_game, slugs

CHECKS: dict[str, Callable[[AnyGame], None]] = {
    "source": check_source,
    "words": check_words,
    "said": check_said,
    "told": check_told,
    "decks": check_decks,
    "examples": check_examples,
    "new match": check_new_match,
    "bad scenarios": check_bad_scenarios,
    "bad choices": check_bad_choices,
    "bad patches": check_bad_patches,
    "any words": check_any_words,
    "game is told": check_game_is_told,
    "said is shown": check_said_is_shown,
    "protocol": check_protocol,
    "patches": check_patches,
    "end": check_end,
    "terminal": check_terminal,
    "seat": check_seat,
}


def check_game(game: str | AnyGame, games: int = 100, save_to: Path | None = None) -> None:
    """Everything, with so many random games."""
    game = game_of(game) if isinstance(game, str) else game
    if game.slug not in slugs() or game_of(game.slug) is not game:
        add_game(game)  # programs find it by its name
        try:
            check_game(game, games, save_to)
        finally:
            remove_game(game)
        return
    for name, check in CHECKS.items():
        try:
            check(game)
        except ContractBroken as error:
            raise ContractBroken(f"{game.slug}, {name}: {error}") from error
    for id in game.book.cards:
        check_card(game, id)
    check_matches(game, games, save_to)


__all__ = ["CHECKS", "ContractBroken", "check_card", "check_game", "check_matches"]
