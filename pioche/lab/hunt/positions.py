"""Positions by chance, in a game's own scenario words, weighted towards what is rare.

A position begins as one of a random game. Then cards of any kind are added, given away, attached, damaged and marked;
each change stays if the position can still be. Most of the new cards come from a *theme*: a few words of the rules that
few cards use, and the cards that use them, so that two thieves meet more often than by chance.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from inspect import isbuiltin, isfunction
from types import CodeType
from typing import Any

from pioche.engine.api import deck_of
from pioche.engine.cards import Card, Proto
from pioche.engine.errors import PiocheError
from pioche.engine.fingerprint import slots_of
from pioche.engine.game import Game, Word
from pioche.engine.match import KEEP_NOTHING, open_match, start_of
from pioche.engine.rng import Rng, rng_of
from pioche.engine.scenario import build, position
from pioche.engine.zones import OWNER, PUBLIC, Zone

Words = dict[str, Any]
AnyGame = Game[Any, Any]

_RARE = 40  # a word of the rules that more cards use is no theme
_THEMES = 2
_PILE = 4  # cards that are left of a deck or a discard: what is found stays small
_PLENTY = 6
_LONGEST_WAY = 250  # decisions of the game that a position begins as


class Pool:
    """The cards of a game: where each may lie, and which words of the rules each uses."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._there: dict[str, list[str]] = {}
        self._refused: dict[tuple[str, str], bool] = {}
        self.users: dict[str, list[str]] = {}
        for id, proto in sorted(game.book.cards.items()):
            for word in sorted(words_used(proto)):
                self.users.setdefault(word, []).append(id)
        self._themes = sorted(word for word, ids in self.users.items() if len(ids) <= _RARE)

    def theme(self, rng: Rng) -> list[str]:
        """The cards that use some words of the rules which few use."""
        found: list[str] = []
        for _ in range(_THEMES if self._themes else 0):
            found += self.users[rng.pick(self._themes)]
        return sorted(set(found))

    def fitting(self, zone: Zone) -> list[str]:
        """The cards that may lie in a zone."""
        if zone.name not in self._there:
            cards = self.game.book.cards
            self._there[zone.name] = [
                id for id in sorted(cards) if self.game.refuses_zone(Card(1, cards[id], 0), zone) is None
            ]
        return self._there[zone.name]

    def bears(self, id: str, word: Word) -> bool:
        """Whether a card in play may bear a word."""
        key = id, word.name
        if key not in self._refused:
            self._refused[key] = self.game.refuses_word(Card(1, self.game.book[id], 0), word) is not None
        return not self._refused[key]


def words_used(proto: Proto) -> set[str]:
    """The hooks of a card, and the words of the rules that what it does there is made of."""
    found = set(proto.hooks)
    seen: set[int] = set()
    for ability in proto.hooks.values():
        _gather(ability, found, seen)
    return found


def _gather(value: object, found: set[str], seen: set[int]) -> None:
    """The names of all functions that a function calls, or that an effect made of parts holds."""
    if id(value) in seen or isinstance(value, (str, int, type(None), type)):
        return
    seen.add(id(value))
    if isinstance(value, (list, tuple)):
        for one in value:
            _gather(one, found, seen)
    elif callable(value) and hasattr(value, "__name__"):
        if value.__name__.isidentifier():  # no lambda
            found.add(value.__name__)
        code = getattr(value, "__code__", None)  # none where it is compiled
        if code is not None:
            known = value.__globals__  # type: ignore[attr-defined]
            found.update(name for name in _names(code) if isfunction(known.get(name)) or isbuiltin(known.get(name)))
            for cell in getattr(value, "__closure__", None) or ():
                _gather(cell.cell_contents, found, seen)
    else:
        for slot in slots_of(type(value)):
            _gather(getattr(value, slot, None), found, seen)


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _names(inner)


def make_position(pool: Pool, rng: Rng) -> tuple[Words, list[str]]:
    """A position that can be, and the cards of its theme."""
    game = pool.game
    words = reached(game, rng)
    theme = pool.theme(rng)
    trim(game, words, rng)
    if not can_be(game, words):
        words = reached(game, rng)
    changes = 10 + rng.below(40)
    while changes > 0:
        together = min(changes, 1 + rng.below(4))
        changes -= together
        changed = deepcopy(words)
        for _ in range(together):
            _change(pool, theme, changed, rng)
        if can_be(game, changed):
            words = changed
    if rng.coin():
        words = _enriched(game, words)
    return words, theme


def _enriched(game: AnyGame, words: Words) -> Words:
    """The same with plenty to pay with, on every card that may bear it."""
    for held in range(sum(1 for _ in zones_with_entries(game, words)) if game.wealth else 0):
        for at in range(len(list(zones_with_entries(game, words))[held])):
            richer = deepcopy(words)
            entries = list(zones_with_entries(game, richer))[held]
            entries[at] = _spelt_out(entries[at]) | dict.fromkeys(game.wealth, _PLENTY)
            if can_be(game, richer):
                words = richer
    return words


def can_be(game: AnyGame, words: Words) -> bool:
    try:
        build(game, words, rng_of("hunt"))
    except PiocheError:
        return False
    return True


def reached(game: AnyGame, rng: Rng) -> Words:
    """The words for a position in the middle of a random game."""
    ready = [*game.starters(), "random"]
    while True:
        seats = rng.pick(list(game.seats))
        decks = [deck_of(game, rng.pick(ready), f"{rng.below(1 << 30)}") for _ in range(seats)]
        if game.refuses_table(decks):
            decks = [deck_of(game, "random", f"{rng.below(1 << 30)}") for _ in range(seats)]
            if game.refuses_table(decks):
                continue
        match = open_match(game, start_of(game, decks, f"{rng.below(1 << 30)}"), KEEP_NOTHING)
        found: Words | None = None
        for _ in range(1 + rng.below(_LONGEST_WAY)):
            if match.ask is None:
                break
            if match.quiet and match.state.turn:
                found = position(game, match.state)
            try:
                match.apply(rng.below(len(match.ask.options)))
            except Exception:  # a rule fails here: stand right before it
                break
        if found is not None and can_be(game, found):
            return found


def trim(game: AnyGame, words: Words, rng: Rng) -> None:
    """Leave a few cards in each pile."""
    for zone in game.zones:
        if zone.holds == "cards":
            for holder in holders(words, zone):
                while len(holder.get(zone.name, ())) > _PILE:
                    del holder[zone.name][rng.below(len(holder[zone.name]))]


def holders(words: Words, zone: Zone) -> list[Words]:
    """What may name a zone in a position: its players, or the position itself."""
    return words["players"] if zone.of_player else [words]


def _change(pool: Pool, theme: list[str], words: Words, rng: Rng) -> None:
    """One change, of which nobody knows yet whether it can be."""
    game = pool.game
    what = rng.below(20)
    if what < 9:
        _add(pool, theme, words, rng)
        return
    if what == 9:
        _set(game.table_words, words, rng)
        _recall(game, game.table_memory, words, words, rng)
        _prolong(game, words, rng)
        return
    if what < 12:
        _set(game.player_words, rng.pick(words["players"]), rng)
        return
    zones = [zone for zone in game.zones if what == 12 or zone.holds == "permanents"]
    if not zones:
        return
    zone = rng.pick(zones)
    seat = rng.below(len(words["players"]))
    held = (words["players"][seat] if zone.of_player else words).get(zone.name)
    if not held:
        return
    at = rng.below(len(held))
    if what == 12:
        del held[at]
        return
    entry = held[at] = _spelt_out(held[at])
    if what < 15 and game.owned:
        entry["owner"] = rng.below(len(words["players"]))
    elif what < 17:
        _attach(pool, theme, entry, rng)
    elif rng.below(4):
        _mark(pool, entry, rng)
    else:
        _recall(game, game.card_memory, entry, words, rng)


def _spelt_out(entry: str | Words) -> Words:
    return {"card": entry} if isinstance(entry, str) else entry


def _add(pool: Pool, theme: list[str], words: Words, rng: Rng) -> None:
    game = pool.game
    zones = [zone for zone in game.zones if pool.fitting(zone)]
    playable = [zone for zone in zones if zone.holds == "permanents" or zone.sight != PUBLIC]
    zone = rng.pick(playable if rng.below(4) else zones)
    id = _card(pool, theme, zone, rng)
    held_by = holders(words, zone)
    if zone.sight == OWNER and rng.below(3) == 0:  # all have it in hand: what one does, the other answers
        for holder in held_by:
            holder.setdefault(zone.name, []).append(id)
        return
    held = rng.pick(held_by).setdefault(zone.name, [])
    entry: Words = {"card": id}
    if zone.holds == "permanents":
        if rng.coin():
            _mark(pool, entry, rng)
        if rng.below(4) == 0:
            _attach(pool, theme, entry, rng)
        if game.owned and rng.below(5) == 0:
            entry["owner"] = rng.below(len(words["players"]))
    if game.print_words and rng.below(4) == 0:
        _set(game.print_words, entry, rng)
    held.insert(rng.below(len(held) + 1), entry if len(entry) > 1 else id)


def _card(pool: Pool, theme: list[str], zone: Zone, rng: Rng) -> str:
    fitting = pool.fitting(zone)
    if rng.below(3):
        themed = [id for id in theme if id in fitting]
        if themed:
            return rng.pick(themed)
    return rng.pick(fitting)


def _attach(pool: Pool, theme: list[str], entry: Words, rng: Rng) -> None:
    """Lay a card on or under one in play."""
    hosts = [
        word
        for word in pool.game.card_words
        if word.type in ("cards", "permanents") and pool.bears(entry["card"], word) and pool.fitting(word.zone)
    ]
    if hosts:
        word = rng.pick(hosts)
        entry.setdefault(word.name, []).append(_card(pool, theme, word.zone, rng))


def _mark(pool: Pool, entry: Words, rng: Rng) -> None:
    """Damage, counters and statuses."""
    words = [
        word
        for word in pool.game.card_words
        if word.type not in ("cards", "permanents") and pool.bears(entry["card"], word)
    ]
    for _ in range(1 + rng.below(2)):
        _set(words, entry, rng)


def _set(words: tuple[Word, ...] | list[Word], into: Words, rng: Rng) -> None:
    if words:
        word = rng.pick(list(words))
        into[word.name] = some_value(word, rng)


def _recall(game: AnyGame, memory: tuple[Word, ...], into: Words, words: Words, rng: Rng) -> None:
    """Something that the table remembers: of this turn, or of a combat in progress."""
    known = [word for word in memory if _can_be_made_up(word)]
    if known:
        word = rng.pick(known)
        into[word.name] = _remembered(word, words, rng, game)


def _can_be_made_up(word: Word) -> bool:
    """Not what is written in a language of its own, nor where the turn stands."""
    odd = ("print", "key", "by-number", "by-token", "args")
    return word.type not in odd and word.name != "step" and all(_can_be_made_up(one) for one in word.of)


def _prolong(game: AnyGame, words: Words, rng: Rng) -> None:
    """One more effect that lasts: as one of those in force, on other cards that lie beside those it is on."""
    if not words.get("lasting"):
        return
    effect = deepcopy(rng.pick(words["lasting"]))
    effect["by"] = rng.below(len(words["players"]))
    for at, arg in enumerate(effect.get("args", [])):
        for entries in list(zones_with_entries(game, words)):
            if isinstance(arg, str) and any(isinstance(one, dict) and one.get("as") == arg for one in entries):
                effect["args"][at] = _named(entries, rng)
    words["lasting"].append(effect)


def _remembered(word: Word, words: Words, rng: Rng, game: AnyGame) -> Any:
    if word.type in ("number", "token", "card"):
        return _name(game, words, rng)
    if word.type == "seat":
        return rng.below(len(words["players"]))
    if word.type == "list":
        return [_remembered(word.of[0], words, rng, game) for _ in range(rng.below(3))]
    if word.type == "rows":
        return [[_remembered(one, words, rng, game) for one in word.of] for _ in range(rng.below(3))]
    return some_value(word, rng)


def _name(game: AnyGame, words: Words, rng: Rng) -> str | None:
    """The name of some card, mostly of one in play."""
    zones = [zone for zone in game.zones if zone.holds == "permanents" or rng.below(4) == 0]
    held = [held for zone in zones for holder in holders(words, zone) if (held := holder.get(zone.name))]
    if not held:
        return None
    return _named(rng.pick(held), rng)


def _named(entries: list[Any], rng: Rng) -> str:
    """The name of one of these cards; it is given one."""
    at = rng.below(len(entries))
    entry = entries[at] = _spelt_out(entries[at])
    name: str = entry.setdefault("as", f"{entry['card']}-{rng.below(1 << 20)}")
    return name


def some_value(word: Word, rng: Rng) -> Any:
    """A value that the word may have; small numbers, where most things happen."""
    if word.type == "bool":
        return rng.coin()
    if word.type == "int":
        return word.low + rng.below(min(word.high - word.low, 7) + 1)
    if word.type in ("word", "index"):
        return rng.pick(list(word.words))
    if word.type == "counts":
        return {rng.pick(list(word.words)): 1 + rng.below(3)}
    count = rng.below(min(word.high, 3) + 1)
    chosen = [rng.pick(list(word.words)) for _ in range(count)]
    return list(dict.fromkeys(chosen)) if word.different else chosen


def zones_with_entries(game: AnyGame, words: Words) -> Iterator[list[Any]]:
    """Every list of cards in a position, also those on and under cards."""
    for zone in game.zones:
        for holder in holders(words, zone):
            if zone.name in holder:
                yield holder[zone.name]
                yield from _lists_on(game, holder[zone.name])


def _lists_on(game: AnyGame, entries: list[Any]) -> Iterator[list[Any]]:
    for entry in entries:
        if isinstance(entry, dict):
            for word in game.card_words:
                if word.type in ("cards", "permanents") and word.name in entry:
                    yield entry[word.name]
                    yield from _lists_on(game, entry[word.name])


__all__ = ["Pool", "can_be", "holders", "make_position", "reached", "some_value", "trim", "zones_with_entries"]
