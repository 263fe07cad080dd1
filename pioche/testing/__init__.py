"""Tests as short scenes: set a table in scenario words, act in the game's verbs, look at what is there.

t = table("duel", me={"line": ["knight"]}, you={"line": ["squire"]})
t.attack("knight", "squire")
assert t.you.discard == ["squire"] and t.card("knight").damage == 1
t.settled()
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pioche.engine import Match, load, new_match, new_scenario
from pioche.engine.activity import ACTIVITY
from pioche.engine.cards import Card, Permanent
from pioche.engine.contract import check_position
from pioche.engine.examples import open_example
from pioche.engine.fingerprint import digest
from pioche.engine.game import Deck
from pioche.engine.match import start_of
from pioche.engine.places import find, places, player_of

__all__ = [
    "PlayerAtTable",
    "Table",
    "card",
    "example",
    "me",
    "play_on",
    "refuses_deck",
    "rule",
    "started",
    "table",
    "you",
]

rule = pytest.mark.rule
card = pytest.mark.card
me = 0
you = 1


def table(game: str, *, me: dict[str, Any] | None = None, you: dict[str, Any] | None = None, **words: Any) -> Table:
    """A position: `me` (seat 0, active unless said otherwise) and `you`, or `players=[…]` for any number."""
    players = words.pop("players", None) or [me or {}, you or {}]
    seed = words.pop("seed", 0)
    return Table(new_scenario(game, {"players": players, **words}, seed=seed))


def example(game: str, id: str) -> Table:
    """The position of a worked example of the rulebook."""
    from pioche.engine import game_of

    return Table(open_example(game_of(game), id))


def refuses_deck(game: str, deck: Deck) -> list[str]:
    """The rules against a deck, asked as a new match asks."""
    from pioche.engine import PiocheError, game_of

    try:
        start_of(game_of(game), [deck] * game_of(game).seats[0])
    except PiocheError as error:
        if error.code != "illegal-deck":
            raise  # it is no deck at all
        return [refusal.rule for refusal in error.refusals]
    return []


def play_on(match: Match, pick: Callable[[Match], int], most: int = 100_000) -> Match:
    """Play a match to its end; `pick` gives the place of an option."""
    for _ in range(most):
        if match.ask is None:
            return match
        ACTIVITY.questions += 1
        match.apply(pick(match))
    raise AssertionError(f"still no end after {most} decisions")


class PlayerAtTable:
    """A seat as tests see it: counters, zones as lists of ids, cards in play by id, and the game's verbs."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self._seat = seat

    def __getattr__(self, name: str) -> Any:
        game = self._table.match.game
        if name in game.verbs.names():
            zones = [zone.name for zone in game.zones if zone.of_player]
            if name not in zones:
                return lambda *picks: self._table.act(self._seat, name, *picks)
        value = getattr(player_of(self._table.match.state, self._seat), name)
        if isinstance(value, list) and all(isinstance(one, (Card, Permanent)) for one in value):
            return [one.proto.id if isinstance(one, Card) else one.card.proto.id for one in value]
        return value

    def __getitem__(self, id: str) -> Any:
        """A card in play that this seat controls."""
        for place in places(self._table.match.game, self._table.match.state):
            permanent = place.permanent
            if permanent is not None and permanent.controller == self._seat and permanent.card.proto.id == id:
                return permanent
        raise AssertionError(f"seat {self._seat} has no {id} in play")

    def pick(self, *picks: str | int) -> None:
        """Answer open questions one after the other: by card id, card number, or option key."""
        for one in picks:
            self._table.answer(self._seat, one)


class Table:
    """A match with the words of a test."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.players = [PlayerAtTable(self, seat) for seat in range(len(match.names))]

    @property
    def me(self) -> PlayerAtTable:
        return self.players[0]

    @property
    def you(self) -> PlayerAtTable:
        return self.players[1]

    @property
    def state(self) -> Any:
        return self.match.state

    def __getattr__(self, verb: str) -> Any:
        if verb.startswith("_"):
            raise AttributeError(verb)
        if verb not in self.match.game.verbs.names():
            raise AttributeError(f"{verb!r} is no verb of {self.match.game.slug}")
        return lambda *picks: self.act(self._asked(), verb, *picks)

    def _asked(self) -> int:
        assert self.match.ask is not None, "the match is over"
        return self.match.ask.seat

    def number(self, what: str | int) -> int:
        """A card's number from its id: the first one in play, else anywhere."""
        if isinstance(what, int):
            return what
        found = [
            (place.permanent is None, place.card.number)
            for place in places(self.match.game, self.match.state)
            if place.card.proto.id == what
        ]
        assert found, f"there is no {what} on the table"
        return min(found)[1]

    def card(self, what: str | int) -> Any:
        """A permanent, or the card itself where it is not in play."""
        place = find(self.match.game, self.match.state, self.number(what))
        assert place is not None, f"there is no {what} on the table"
        return place.permanent if place.permanent is not None else place.card

    def zone(self, what: str | int) -> tuple[str, int]:
        """Where a card is: the zone and whose (-1: the table's)."""
        place = find(self.match.game, self.match.state, self.number(what))
        assert place is not None, f"there is no {what} on the table"
        return place.zone.name, place.owner

    def _names(self, key: str, card: int) -> set[str | int]:
        """All that an option may be called in a test."""
        names: set[str | int] = {key}
        if card:
            names |= {card, self.match.state.cards[card].proto.id}
        _, _, argument = key.partition(":")
        return names | {argument} if argument and not card else names

    def act(self, seat: int, verb: str, *picks: str | int) -> None:
        """Choose the option with this verb (about the first pick, where the verb takes something), then the others."""
        decision = self.match.decision
        assert decision is not None, "the match is over"
        fitting = [option for option in decision.options if option.verb == verb]
        rest = list(picks)
        if rest and any(option.args for option in fitting or decision.options):
            wanted = rest.pop(0)
            fitting = [option for option in fitting if wanted in self._names(option.key, option.card)]
        assert fitting, f"{verb} {picks} is not offered to seat {decision.seat}, only {decision.keys}"
        self.match.choose(fitting[0].key, seat)
        for pick in rest:
            self.answer(self._asked(), pick)

    def answer(self, seat: int, wanted: str | int) -> None:
        decision = self.match.decision
        assert decision is not None, "the match is over"
        for option in decision.options:
            if wanted in self._names(option.key, option.card):
                self.match.choose(option.key, seat)
                return
        raise AssertionError(f"{wanted!r} is not offered to seat {decision.seat}, only {decision.keys}")

    def pass_all(self) -> None:
        """Everyone passes until what waits has resolved or asks something else."""
        while self.match.decision and "pass" in self.match.decision.keys:
            self.match.choose("pass")

    def asks(self, seat: int, offers: list[str | int] | None = None, *, kind: str = "") -> None:
        """That `seat` is asked, and offered exactly this: card ids, card numbers or option keys, in any order."""
        decision = self.match.decision
        assert decision is not None, "the match is over"
        assert decision.seat == seat, f"seat {decision.seat} is asked, not {seat}"
        assert not kind or decision.kind == kind, f"the question is {decision.kind}, not {kind}"
        if offers is None:
            return
        left = list(decision.options)
        for offer in offers:
            fitting = [option for option in left if offer in self._names(option.key, option.card)]
            assert fitting, f"{offer!r} is not offered (any more); offered: {decision.keys}"
            left.remove(fitting[0])
        assert not left, f"also offered: {left}"

    def offers(self, verb: str) -> list[str]:
        """The ids of the cards that an option with this verb is about."""
        decision = self.match.decision
        assert decision is not None, "the match is over"
        cards = self.match.state.cards
        return [cards[option.card].proto.id for option in decision.options if option.verb == verb]

    def why(self, key: str, what: str | int | None = None, *, seat: int | None = None) -> str:
        """The id of the rule against an option, such as `why("attack", "knight")`; empty where there is none."""
        full = key if what is None else f"{key}:{self.number(what)}"
        refusal = self.match.why(self._asked() if seat is None else seat, full)
        return refusal.rule if refusal else ""

    def settled(self) -> None:
        """No effect is under way, the position is one that the rules allow, replay and clone give the same state, and
        views can be made of it."""
        match = self.match
        assert match.quiet, f"still asked: {match.decision and match.decision.prompt}"
        check_position(match)
        here = match.hash()
        assert load(match.record()).hash() == here, "the replay ends elsewhere"
        assert digest(match.state.copy()) == here, "the copy differs"
        for seat in (None, *range(len(match.names))):
            match.view(seat)


def started(game: str, **arguments: Any) -> Table:
    """A match from its set-up on."""
    return Table(new_match(game, **arguments))
