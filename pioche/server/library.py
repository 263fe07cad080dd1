"""What can be read without playing: cards, rules and decks of a game, as data for pages in both languages."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

import msgspec

from pioche.engine import PiocheError, game_of, new_match
from pioche.engine.cards import LANGUAGES, Proto
from pioche.engine.decks import protos_of, refuse_more
from pioche.engine.examples import examples_of
from pioche.engine.explain import refusal_text
from pioche.engine.game import Deck, Game
from pioche.engine.match import KEEP_NOTHING
from pioche.engine.registry import catalog_of
from pioche.engine.rng import fresh_seed, rng_of
from pioche.engine.rules import Rule, chapter_name, glossary_of, plain, rules_of, search

_SET_UP: Final = 50  # decisions within which a first hand is dealt
_NO_TEXT: Final = dict.fromkeys(LANGUAGES, "")
# messages without arguments
_WORDS: Final = ("word", "zone", "value", "step", "stop", "ability", "result", "fact", "setting", "choice", "guide")


@cache
def game_json(slug: str, brief: bool = False) -> bytes:
    """All that is printed: cards and texts, decks, zones and words. It never changes while the server runs. `brief`
    leaves out what is long and not needed before a table is opened: the texts of the cards."""
    game = game_of(slug)
    catalog = catalog_of(game)
    words = {
        lang: {key: catalog.text(key, {}, lang) for key in sorted(catalog.keys(lang)) if _plain_word(key)}
        for lang in LANGUAGES
    }
    cards = {
        id: {"names": proto.names, "texts": _NO_TEXT if brief else proto.texts, "facts": proto.facts}
        for id, proto in game.book.cards.items()
    }
    data = {
        "game": game.slug,
        "names": game.names,
        "rules": game.version,
        "seats": sorted(game.seats),
        "options": {name: list(values) for name, values in game.match_options.items()},
        "stops": game.stops,
        "zones": [{"name": zone.name, "of_player": zone.of_player, "holds": zone.holds} for zone in game.zones],
        "decks": game.starters(),
        "sections": [section._asdict() for section in game.deck_sections],
        "least": game.deck_least,
        "cards": cards,
        "words": words,
    }
    return msgspec.json.encode(data)


@cache
def rules_json(slug: str) -> bytes:
    """The whole rulebook. It never changes while the server runs."""
    return msgspec.json.encode(rules_data(game_of(slug), ""))


# What takes a while is done in another process: each gives the JSON of its answer.


def rules_answer(slug: str, asked: str) -> bytes:
    return msgspec.json.encode(rules_data(game_of(slug), asked))


def card_answer(slug: str, id: str) -> bytes:
    return msgspec.json.encode(card_data(game_of(slug), id))


def deck_answer(slug: str, text: str) -> bytes:
    game = game_of(slug)
    return msgspec.json.encode(deck_data(game, read_deck(game, text)))


def random_answer(slug: str) -> bytes:
    game = game_of(slug)
    return msgspec.json.encode(deck_data(game, random_deck(game)))


def hand_answer(slug: str, text: str) -> bytes:
    game = game_of(slug)
    return msgspec.json.encode({"cards": opening_hand(game, read_deck(game, text))})


def _plain_word(key: str) -> bool:
    return key.partition(".")[0] in _WORDS


# Rules


def rules_data(game: Game[Any, Any], asked: str) -> list[dict[str, Any]]:
    """The whole rulebook, or the rules in which all words of `asked` occur. Where an English word of the glossary is
    first met, the French one stands in brackets."""
    told = [rule_data(game, rule) for rule in (search(game, asked) if asked else rules_of(game).values())]
    french = {english: word for word, english in glossary_of(game).items()}
    left = sorted(french, key=len, reverse=True)
    for rule in told:
        text = rule["text"]["en"]
        for word in [one for one in left if _has_word(text, one)]:
            left.remove(word)
            text = re.sub(rf"(?<!\w){re.escape(word)}(?!\w)", f"{word} ({french[word]})", text, count=1)
        rule["text"]["en"] = text
    return told


def rule_data(game: Game[Any, Any], rule: Rule) -> dict[str, Any]:
    return {
        "id": rule.id,
        "chapter": {lang: chapter_name(game, rule.chapter, lang) for lang in LANGUAGES},
        "kind": rule.kind,
        "ruling": "RULING" in rule.en,  # settles what the rulebook leaves open
        "text": {lang: rule.text(lang) for lang in LANGUAGES},
        "check": rule.check,
        "table": rule.table,
        "source": rule.source,
        "examples": [
            {"id": one.id, "text": {"fr": one.fr, "en": one.en}}
            for one in examples_of(game).values()
            if rule.id in one.rules
        ],
    }


def card_data(game: Game[Any, Any], id: str) -> dict[str, Any]:
    """What the rulebook says about a card: its keywords explained, and the rules that name it."""
    proto = game.book.cards.get(id)
    if proto is None:
        raise PiocheError("unknown-card", card=id)
    keywords = []
    for names, rules in _keywords(game):
        if _has_keyword(game, proto, names):
            keywords.append({"name": names, "rules": [rule_data(game, rule) for rule in rules[:3]]})
    named = [rule for rule in rules_of(game).values() if _names(proto, rule)]
    return {
        "glossary": _glossary(game, proto),
        "keywords": keywords,
        "rules": [rule_data(game, rule) for rule in named],
    }


def _keywords(game: Game[Any, Any]) -> list[tuple[dict[str, str], list[Rule]]]:
    """The chapters on keywords: their names in both languages, and their rules."""
    found: dict[str, list[Rule]] = {}
    for rule in rules_of(game).values():
        if rule.kind == "keyword" and " / " in rule.chapter:
            found.setdefault(rule.chapter, []).append(rule)
    return [
        ({lang: chapter_name(game, chapter, lang).rpartition(" / ")[2] for lang in LANGUAGES}, rules)
        for chapter, rules in found.items()
    ]


def _has_keyword(game: Game[Any, Any], proto: Proto, names: dict[str, str]) -> bool:
    """Whether a card has a keyword printed, or speaks of it."""
    printed: Any = proto.facts.get("keywords", [])
    ids = [keyword.partition(" ")[0] for keyword in printed]
    own = {plain(catalog_of(game).text(f"word.{id}", {}, lang)) for id in ids for lang in LANGUAGES}
    texts = [plain(text) for text in proto.texts.values()]
    return any(plain(name) in own or any(_has_word(text, plain(name)) for text in texts) for name in names.values())


def _glossary(game: Game[Any, Any], proto: Proto) -> dict[str, str]:
    """The English words of the glossary that a card's text has, and the French ones that are printed; the longest
    where one is part of another."""
    text, found = proto.texts["en"], {}
    for french, english in sorted(glossary_of(game).items(), key=lambda one: -len(one[1])):
        if _has_word(text, english):
            found[english] = french
            text = text.replace(english, "")
    return found


def _names(proto: Proto, rule: Rule) -> bool:
    """Whether a rule speaks of a card: names are written with capitals, which tells `Fear` from fear."""
    return any(_has_word(rule.text(lang), name) for name in set(proto.names.values()) for lang in LANGUAGES)


def _has_word(text: str, word: str) -> bool:
    return word in text and re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None


# Decks


def read_deck(game: Game[Any, Any], text: str) -> Deck:
    """A deck from a list or from JSON, of known cards."""
    try:
        deck = game.read_deck(text)
    except (ValueError, RecursionError) as error:
        raise PiocheError("bad-deck", reason=str(error)[:200]) from None
    cards = deck.get("cards") if isinstance(deck, dict) else None
    refuse_more(len(cards) if isinstance(cards, list) else 0)
    protos_of(game, deck)  # which refuses what is no list of known cards
    return deck


def deck_data(game: Game[Any, Any], deck: Deck) -> dict[str, Any]:
    """A deck with all that is wrong with it, and as lists that can be read again."""
    refusals = [
        {
            "rule": refusal.rule,
            "text": {lang: refusal_text(game, refusal, lang) for lang in LANGUAGES},
            "card": next((value.id for value in refusal.args.values() if isinstance(value, Proto)), ""),
        }
        for refusal in game.refuses_deck(deck)
    ]
    return {"deck": deck, "refusals": refusals, "lists": {lang: game.write_deck(deck, lang) for lang in LANGUAGES}}


def random_deck(game: Game[Any, Any]) -> Deck:
    return game.random_deck(rng_of(fresh_seed()))


def opening_hand(game: Game[Any, Any], deck: Deck) -> list[str]:
    """The cards that a new match with a deck would give, by the game's own set-up."""
    refusals = game.refuses_deck(deck)
    if refusals:
        raise PiocheError("illegal-deck", refusals, deck=deck.get("name", ""))
    decks = [deck]
    others = list(game.starters().values())
    while len(decks) < game.seats[0]:
        decks.append(next((one for one in others if not game.refuses_table([*decks, one])), deck))
    match = new_match(game, decks, keep=KEEP_NOTHING)
    hand: list[str] = []
    while not hand and match.ask is not None and match.n < _SET_UP:  # some games ask before they deal
        hand = [entry["card"] for entry in match.view(0)["players"][0].get("hand", [])]
        match.apply(0)
    return hand
