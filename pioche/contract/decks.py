"""Decks of a game: those to play at once and those made by chance are legal, and lists of them are read and written."""

from __future__ import annotations

import json

from pioche.contract.faults import NONE
from pioche.contract.tables import must
from pioche.contract.words import RAW
from pioche.engine.cards import LANGUAGES
from pioche.engine.contract import AnyGame
from pioche.engine.decks import entry_of, protos_of
from pioche.engine.errors import PiocheError
from pioche.engine.explain import refusal_text
from pioche.engine.game import Deck
from pioche.engine.rng import rng_of
from pioche.engine.rules import rules_of

_MADE = 60


def check_decks(game: AnyGame) -> None:
    """Starters and random decks are legal; each comes back from text in either language and from JSON; a deck that is
    refused is refused in words, by rules that there are."""
    starters = game.starters()
    must(starters, "there is no deck to play at once")
    made = [game.random_deck(rng_of(f"deck {n}")) for n in range(_MADE)]
    must(made[7] == game.random_deck(rng_of("deck 7")), "the same chance makes another deck")
    for deck in (*starters.values(), *made):
        reasons = [refusal.rule for refusal in game.refuses_deck(deck)]
        must(not reasons, f"the deck {deck.get('name')} is refused: {reasons}")
    for deck in (*starters.values(), *made[:5]):
        must(_cards(game, game.read_deck(json.dumps(deck))) == _cards(game, deck), "a deck is another one as JSON")
        for lang in LANGUAGES:
            again = game.read_deck(game.write_deck(deck, lang))
            must(_cards(game, again) == _cards(game, deck), f"a list in {lang} comes back as another: {deck}")
    try:
        game.read_deck(f"2x {NONE}")
    except PiocheError as error:
        must(error.code == "unknown-card", f"a card that there is not: {error!r}")
    else:
        must(False, "a list with a card that there is not is read")
    _check_refusals(game)


def _cards(game: AnyGame, deck: Deck) -> list[str]:
    """What a deck holds, whatever the order: each copy with what is printed on it alone."""
    return sorted(json.dumps(entry_of(game, proto)) for proto in protos_of(game, deck))


def _check_refusals(game: AnyGame) -> None:
    ids = sorted(game.book.cards)
    for cards in ([], ids[:1], ids[:1] * 99, ids):
        for refusal in game.refuses_deck({"cards": cards}):
            must(refusal.rule in rules_of(game), f"a deck is refused by {refusal.rule}, which is no rule")
            french, english = (refusal_text(game, refusal, lang) for lang in LANGUAGES)
            must(french != english and not RAW.search(french + english), f"not said in words: {french!r}, {english!r}")
