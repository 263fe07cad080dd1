"""What is wrong in any game: words that there are not, values that a word cannot have, cards that cannot lie there."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, NamedTuple

from pioche.engine.cards import Card
from pioche.engine.contract import AnyGame
from pioche.engine.game import Word
from pioche.engine.match import Match
from pioche.engine.places import places
from pioche.engine.zones import Zone
from pioche.lab.hunt.positions import Words, holders

NONE = "no-such-thing"  # no game has a card, a word or a zone of this name


class Fault(NamedTuple):
    """Words that are refused, with which code, by which rule, and what the message names."""

    words: Words
    code: str
    named: str = ""
    rule: str = ""


def bad_values(word: Word) -> Iterator[tuple[Any, str, str]]:
    """Values that a word cannot have, each with the code that refuses it and what is named."""
    values: list[Any] = [None]
    if word.type == "int":
        values += [word.low - 1, word.high + 1, str(word.low), True, 1.5]
    elif word.type == "bool":
        values += [1, "yes"]
    elif word.type in ("cards", "permanents"):
        values += [NONE, 3, {}]
        yield [NONE], "unknown-card", NONE
        yield [3], "bad-value", "card"
    else:
        values += [NONE, 3, [[]], {NONE: 1}]
        if word.type == "words":
            values += [[NONE], [word.words[0]] * (2 if word.different else word.high + 1)]
            values += [list(word.words[: word.high + 1])] if len(word.words) > word.high else []
        elif word.type == "counts":
            yield {word.words[0]: word.low - 1}, "bad-value", word.words[0]
    for value in values:
        yield value, "bad-value", word.name


def bearer(game: AnyGame, word: Word) -> tuple[Zone, str] | None:
    """A row and a card that may stand there and bear a word."""
    for zone in game.zones:
        if zone.holds == "permanents":
            for id, proto in game.book.cards.items():
                card = Card(1, proto, 0)
                if game.refuses_zone(card, zone) is None and game.refuses_word(card, word) is None:
                    return zone, id
    return None


def _with(words: Words, zone: Zone, *held: Any) -> Words:
    """The position with just this in a zone."""
    changed = deepcopy(words)
    holders(changed, zone)[0][zone.name] = list(held)
    return changed


def scenario_faults(game: AnyGame, words: Words) -> Iterator[Fault]:
    """One thing after the other that is wrong with a position, which is right without it."""
    count = len(words["players"])
    without = {name: value for name, value in words.items() if name != "players"}
    yield Fault({}, "wrong-seats")
    yield Fault(without, "wrong-seats")
    yield Fault({**words, "players": {}}, "wrong-seats")
    yield Fault({**words, "players": [*words["players"], *[{}] * 7]}, "wrong-seats")
    yield Fault({**words, "players": [*words["players"][1:], []]}, "bad-value", "players")
    for name, value in (("active", count), ("active", -1), ("active", "x"), ("turn", 0), ("turn", None)):
        yield Fault({**words, name: value}, "bad-value", name)
    yield Fault({**words, NONE: 1}, "unknown-word", NONE)
    yield Fault(_first(words, {NONE: 1}), "unknown-word", NONE)
    yield Fault(_first(words, {"out": 1}), "bad-value", "out")
    for word in game.table_words:
        yield from (Fault({**words, word.name: value}, code, named) for value, code, named in bad_values(word))
    for word in game.player_words:
        yield from (Fault(_first(words, {word.name: value}), code, named) for value, code, named in bad_values(word))
    for zone in game.zones:
        yield from _zone_faults(game, words, zone, count)
    for word in game.card_words:
        found = bearer(game, word)
        for value, code, named in bad_values(word) if found else ():
            zone, id = found  # type: ignore[misc]
            yield Fault(_with(words, zone, {"card": id, word.name: value}), code, named)
        yield from _refused_words(game, words, word)


def _first(words: Words, more: Words) -> Words:
    """The position, of whose first player more is said."""
    return {**words, "players": [{**words["players"][0], **more}, *words["players"][1:]]}


def _zone_faults(game: AnyGame, words: Words, zone: Zone, count: int) -> Iterator[Fault]:
    """What is wrong in a zone of a position."""
    elsewhere = {**words, zone.name: []} if zone.of_player else _first(words, {zone.name: []})
    yield Fault(elsewhere, "unknown-word", zone.name)
    changed = deepcopy(words)
    holders(changed, zone)[0][zone.name] = NONE
    yield Fault(changed, "bad-value", zone.name)
    for entry in (3, {}, {"card": 3}):
        yield Fault(_with(words, zone, entry), "bad-value", "card")
    yield Fault(_with(words, zone, NONE), "unknown-card", NONE)
    yield Fault(_with(words, zone, {"card": NONE, "owner": 0}), "unknown-card", NONE)
    fitting = [id for id, proto in game.book.cards.items() if game.refuses_zone(Card(1, proto, 0), zone) is None]
    for id in fitting[:1]:
        yield Fault(_with(words, zone, {"card": id, NONE: 1}), "unknown-word", NONE)
        owner = "bad-value" if game.owned else "unknown-word"
        yield Fault(_with(words, zone, {"card": id, "owner": count}), owner, "owner")
        if zone.holds == "permanents":
            yield Fault(_with(words, zone, {"card": id, "known": [0]}), "unknown-word", "known")
        else:
            yield Fault(_with(words, zone, {"card": id, "known": [count]}), "bad-value", "known")
            for word in game.card_words[:1]:
                yield Fault(_with(words, zone, {"card": id, word.name: word.default}), "unknown-word", word.name)
        for word in game.print_words:
            for value, code, named in bad_values(word):
                yield Fault(_with(words, zone, {"card": id, word.name: value}), code, named)
    for id, proto in game.book.cards.items():
        refusal = game.refuses_zone(Card(1, proto, 0), zone)
        if refusal is not None:
            yield Fault(_with(words, zone, id), "impossible", "", refusal.rule)
            return


def _refused_words(game: AnyGame, words: Words, word: Word) -> Iterator[Fault]:
    """A card that stands in a row and cannot bear a word, where there is one."""
    for zone in game.zones:
        if zone.holds == "permanents":
            for id, proto in game.book.cards.items():
                card = Card(1, proto, 0)
                refusal = game.refuses_word(card, word) if game.refuses_zone(card, zone) is None else None
                if refusal is not None:
                    value = word.default if word.type not in ("cards", "permanents") else []
                    yield Fault(_with(words, zone, {"card": id, word.name: value}), "impossible", "", refusal.rule)
                    return


def patch_faults(game: AnyGame, match: Match) -> Iterator[Fault]:
    """What is wrong with changes to a position."""
    s = match.state
    card = next(places(game, s)).card.number
    yield Fault({NONE: 1}, "unknown-word", NONE)
    yield Fault({"active": 0}, "unknown-word", "active")
    yield Fault({"turn": 1}, "unknown-word", "turn")
    yield Fault({"players": {}}, "bad-value", "players")
    yield Fault({"players": [3]}, "bad-value", "players")
    yield Fault({"players": [{}] * (len(s.teams) + 1)}, "no-such-seat")
    yield Fault({"players": [{NONE: 1}]}, "unknown-word", NONE)
    yield Fault({"cards": {}}, "bad-value", "cards")
    yield Fault({"cards": [NONE]}, "bad-value", "cards")
    for number in (0, -1, len(s.cards), 9999, NONE, None, 1.0):
        yield Fault({"cards": [{"number": number}]}, "no-such-card-number")
    yield Fault({"cards": [{}]}, "no-such-card-number")
    for more in ({NONE: 1}, {"owner": 0}, {"known": [0]}, {"at": "top"}, {"player": 0}):
        yield Fault({"cards": [{"number": card, **more}]}, "unknown-word", next(iter(more)))
    for zone in game.zones:
        yield Fault({zone.name: []}, "unknown-word", zone.name)
        yield Fault({"players": [{zone.name: []}]}, "unknown-word", zone.name)
    for word in game.table_words:
        yield from (Fault({word.name: value}, code, named) for value, code, named in bad_values(word))
    for word in game.player_words:
        yield from (Fault({"players": [{word.name: value}]}, code, named) for value, code, named in bad_values(word))
    yield from _card_faults(game, match)


def _card_faults(game: AnyGame, match: Match) -> Iterator[Fault]:
    """What is wrong with a change to a card: a word, a move."""
    lying = list(places(game, match.state))
    for word in (*game.card_words, *game.print_words):
        borne = word in game.print_words
        for place in lying:
            if borne or (place.permanent is not None and game.refuses_word(place.card, word) is None):
                for value, code, named in bad_values(word):
                    yield Fault({"cards": [{"number": place.card.number, word.name: value}]}, code, named)
                break
    for place in lying:
        about = match.ask is not None and place.card.number in about_cards(match)
        if place.permanent is None and not about:
            break
    move = {"number": place.card.number, "zone": place.zone.name}
    yield Fault({"cards": [{**move, "zone": NONE}]}, "unknown-word", NONE)
    yield Fault({"cards": [{**move, "zone": 3}]}, "unknown-word", "3")
    if not about:
        yield Fault({"cards": [{**move, "player": len(match.names)}]}, "bad-value", "player")
        yield Fault({"cards": [{**move, "at": "middle"}]}, "bad-value", "at")
        for zone in game.zones:
            refusal = game.refuses_zone(place.card, zone)
            if refusal is not None:
                yield Fault({"cards": [{**move, "zone": zone.name}]}, "impossible", "", refusal.rule)


def about_cards(match: Match) -> set[int]:
    """The cards that the open question is about."""
    assert match.ask is not None
    return {match.ask.source, *(match.game.verbs.card(option) for option in match.ask.options)} - {0}
