"""Positions by chance, in a game's own scenario words, weighted towards what is rare.

A position begins as one of a random game. Then cards of any kind are added, given away, attached, damaged and marked;
each change stays if the position can still be. Most of the new cards come from a *theme*: a few words of the rules that
few cards use, the cards that use them, and some that these speak of, so that two thieves meet more often than by
chance. In half of the positions the theme is one such card: all players have it in hand, in play what it speaks of, and
the means to play it. One of them does so, and they have it in hand again: what one has done, the other answers with the
same.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from inspect import isbuiltin, isfunction
from types import CodeType
from typing import Any

from pioche.engine.api import deck_of, new_scenario
from pioche.engine.cards import Card, Proto
from pioche.engine.errors import PiocheError
from pioche.engine.fingerprint import slots_of
from pioche.engine.game import Game, Word
from pioche.engine.lasting import arguments_of
from pioche.engine.match import KEEP_NOTHING, Match, open_match, start_of
from pioche.engine.rng import Rng, rng_of
from pioche.engine.scenario import build, position
from pioche.engine.zones import OWNER, PUBLIC, Zone

Words = dict[str, Any]
AnyGame = Game[Any, Any]

_RARE = 40  # a word of the rules that more cards use is no theme
_THEMES = 2
_CORE = 3  # cards of a theme that stands on few
_PILE = 4  # cards that are left of a deck or a discard: what is found stays small
_PLENTY = 6
_MORE = 2
_PLAYED_ON = 60  # decisions until the card of the theme is played
_EAGER = 4  # in all but one of so many picks the theme is looked for
_LONGEST_WAY = 250  # decisions of the game that a position begins as


class Pool:
    """The cards of a game: where each may lie, and which words of the rules each uses."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._there: dict[str, list[str]] = {}
        self._refused: dict[tuple[str, str], bool] = {}
        self.users: dict[str, list[str]] = {}
        self._bearers: dict[str, list[str]] = {}  # of a printed fact
        self._spoken: dict[str, list[str]] = {}  # facts of others, of which a card speaks
        for id, proto in sorted(game.book.cards.items()):
            for fact in sorted(facts_of(proto)):
                self._bearers.setdefault(fact, []).append(id)
            used, spoken = words_used(proto)
            for word in sorted(used):
                self.users.setdefault(word, []).append(id)
            self._spoken[id] = sorted(spoken)
        self._themes = sorted(word for word, ids in self.users.items() if len(ids) <= _RARE)

    def theme(self, rng: Rng) -> list[str]:
        """Cards that use some words of the rules which few use, all of them or a few, and some that they speak of."""
        found: list[str] = []
        for _ in range(_THEMES if self._themes else 0):
            users = self.users[rng.pick(self._themes)]
            found += users if rng.coin() else _some(users, rng)
        for id in sorted(set(found)):
            spoken_of = self.spoken_of(id)
            if spoken_of:
                found.append(rng.pick(spoken_of))
        return sorted(set(found))

    def star(self, rng: Rng) -> tuple[str, Zone] | None:
        """A card that uses a word of the rules which few use, and where players have it in hand."""
        hands = [zone for zone in self.game.zones if zone.sight == OWNER]
        users = self.users[rng.pick(self._themes)] if self._themes else []
        able = [(id, zone) for zone in hands for id in users if id in self.fitting(zone)]
        return rng.pick(able) if able else None

    def spoken_of(self, id: str) -> list[str]:
        """The cards of a class, trait or house of which a card speaks, where few are of it."""
        named = [self._bearers.get(fact, []) for fact in self._spoken[id]]
        return sorted({one for ids in named if len(ids) <= _RARE for one in ids})

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


def facts_of(proto: Proto) -> set[str]:
    """The words among the printed facts of a card."""
    values = [value if isinstance(value, list) else [value] for value in proto.facts.values()]
    return {word for one in values for word in one if isinstance(word, str)}


def words_used(proto: Proto) -> tuple[set[str], set[str]]:
    """The hooks of a card, with the words of the rules that what it does there is made of; and the texts in it."""
    found = set(proto.hooks)
    texts: set[str] = set()
    seen: set[int] = set()
    for ability in proto.hooks.values():
        _gather(ability, found, texts, seen)
    return found, texts


def _gather(value: object, found: set[str], texts: set[str], seen: set[int]) -> None:
    """The names of all functions that a function calls, or that an effect made of parts holds, and all texts there."""
    if isinstance(value, str):
        texts.add(value)
    if id(value) in seen or isinstance(value, (str, int, type(None), type)):
        return
    seen.add(id(value))
    if isinstance(value, (list, tuple, frozenset)):
        for one in value:
            _gather(one, found, texts, seen)
    elif callable(value) and hasattr(value, "__name__"):
        if value.__name__.isidentifier():  # no lambda
            found.add(value.__name__)
        code = getattr(value, "__code__", None)  # none where it is compiled
        if code is not None:
            known = value.__globals__  # type: ignore[attr-defined]
            for inner in _codes(code):
                names = [name for name in inner.co_names if isfunction(known.get(name)) or isbuiltin(known.get(name))]
                found.update(names)
                _gather([one for one in inner.co_consts if isinstance(one, (str, tuple))], found, texts, seen)
            for cell in getattr(value, "__closure__", None) or ():
                _gather(cell.cell_contents, found, texts, seen)
    else:
        for slot in slots_of(type(value)):
            _gather(getattr(value, slot, None), found, texts, seen)


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _codes(inner)


def make_position(pool: Pool, rng: Rng) -> tuple[Words, list[str]]:
    """A position that can be, and the cards of its theme."""
    game = pool.game
    words = reached(game, rng)
    star = pool.star(rng) if rng.coin() else None
    theme = pool.theme(rng) if star is None else [star[0], *_some(pool.spoken_of(star[0]), rng)]
    trim(game, words, rng)
    if not can_be(game, words):
        words = reached(game, rng)
    changes = 10 + rng.below(40)
    while changes > 0:
        together = min(changes, 1 + rng.below(2) * rng.below(4))
        changes -= together
        changed = deepcopy(words)
        for _ in range(together):
            _change(pool, theme, changed, rng)
        if can_be(game, changed):
            words = changed
    if star is not None:
        theme = [star[0]]
        words = _enriched(game, _handed_out(pool, star, words, rng))
        words = _handed_out(pool, star, _played_on(game, words, theme, rng), rng)
        for _ in range(_THEMES):
            changed = deepcopy(words)
            _prolong(game, changed, rng)
            words = changed if can_be(game, changed) else words
    elif rng.coin():
        words = _enriched(game, words)
    return words, theme


def _some(ids: list[str], rng: Rng) -> list[str]:
    return [rng.pick(ids) for _ in range(_CORE if ids else 0)]


def _handed_out(pool: Pool, star: tuple[str, Zone], words: Words, rng: Rng) -> Words:
    """The same with a card in all hands, and in play some of those that it speaks of."""
    lines = [zone for zone in pool.game.zones if zone.holds == "permanents"]
    spoken_of = [(one, zone) for zone in lines for one in pool.spoken_of(star[0]) if one in pool.fitting(zone)]
    for seat in range(len(words["players"])):
        for one, zone in [star, *([rng.pick(spoken_of)] if spoken_of else [])]:
            changed = deepcopy(words)
            holder = changed["players"][seat] if zone.of_player else changed
            holder.setdefault(zone.name, []).append(one)
            words = changed if can_be(pool.game, changed) else words
    return words


def _played_on(game: AnyGame, words: Words, theme: list[str], rng: Rng) -> Words:
    """The position in which a card of the theme was played and no effect waits any more; the same if it never is."""
    played = False
    try:
        match = new_scenario(game, words)
        for _ in range(_PLAYED_ON):
            if match.ask is None:
                break
            if played and match.quiet and match.state.stack is None:
                found = position(game, match.state)
                return found if can_be(game, found) else words
            place = likely_place(match, theme, [], rng)
            played = played or match.state.cards[game.verbs.card(match.ask.options[place])].proto.id in theme
            match.apply(place)
    except Exception:  # a rule fails here: stand before it
        return words
    return words


def likely_place(match: Match, theme: list[str], picked: list[int], rng: Rng) -> int:
    """Which option to take: often one that is about a card of the theme, or about one that something was done to."""
    assert match.ask is not None
    options = match.ask.options
    cards = match.state.cards
    about = [match.game.verbs.card(option) for option in options]
    if not match.quiet and rng.below(_EAGER):
        again = [i for i, number in enumerate(about) if number and number in picked]
        if again:
            return rng.pick(again)
    if rng.below(_EAGER):
        themed = [i for i, number in enumerate(about) if cards[number].proto.id in theme]
        if themed:
            return rng.pick(themed)
    return rng.below(len(options))


def _enriched(game: AnyGame, words: Words) -> Words:
    """The same with plenty to pay with, on every card in play that may bear it, and with more such cards."""
    plenty = dict.fromkeys(game.wealth, _PLENTY)
    for zone in game.zones if plenty else ():
        for n, holder in enumerate(holders(words, zone) if zone.holds == "permanents" else ()):
            for at in range(len(holder.get(zone.name, ()))):
                richer = deepcopy(words)
                held = holders(richer, zone)[n][zone.name]
                held[at] = _spelt_out(held[at]) | plenty
                if can_be(game, richer):
                    words = richer
                    more = deepcopy(words)
                    rich = [{"card": held[at]["card"]} | plenty for _ in range(_MORE)]
                    holders(more, zone)[n][zone.name] += rich
                    words = more if can_be(game, more) else words
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
        last = None
        for _ in range(1 + rng.below(_LONGEST_WAY)):
            if match.ask is None:
                break
            if match.quiet and match.state.turn:
                last = match.state.copy()
            try:
                match.apply(rng.below(len(match.ask.options)))
            except Exception:  # a rule fails here: stand right before it
                break
        if last is not None:
            found = position(game, last)
            if can_be(game, found):
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
    if zone.sight == OWNER and rng.coin():  # all have it in hand: what one does, the other answers
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
    odd = ("print", "key", "by-number", "by-token", "args", "entries")
    return word.type not in odd and word.name != "step" and all(_can_be_made_up(one) for one in word.of)


def _prolong(game: AnyGame, words: Words, rng: Rng) -> None:
    """One more effect that lasts: as one of those in force, on the same cards or others that lie beside them."""
    if not words.get("lasting"):
        return
    effect = deepcopy(rng.pick(words["lasting"]))
    effect["by"] = rng.below(len(words["players"]))
    kinds = arguments_of(effect["effect"], game.book.hooks) or ()
    for at, arg in enumerate(effect.get("args", [])):
        if at < len(kinds) and kinds[at].type == "seat":
            effect["args"][at] = rng.below(len(words["players"]))
        if rng.coin():
            continue
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


__all__ = [
    "Pool",
    "can_be",
    "holders",
    "likely_place",
    "make_position",
    "reached",
    "some_value",
    "trim",
    "zones_with_entries",
]
