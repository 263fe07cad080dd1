"""Picks that survive a change of the position, and a finding as a test that can be pasted."""

from __future__ import annotations

from pprint import pformat
from typing import NamedTuple

from pioche.engine.api import new_scenario
from pioche.engine.errors import PiocheError
from pioche.engine.match import Match
from pioche.lab.hunt.positions import AnyGame, Words

_WIDTH = 116


class Pick(NamedTuple):
    """An answer by what it is about: card numbers change when a card is left out of a position."""

    seat: int
    verb: str
    card: str  # the id of the card that it is about
    nth: int  # of several options with this verb about such a card
    key: str


def pick_of(match: Match, place: int) -> Pick:
    decision = match.decision
    assert decision is not None
    option = decision.options[place]
    card = match.state.cards[option.card].proto.id if option.card else ""
    alike = [
        one
        for one in decision.options[:place]
        if one.verb == option.verb and card and match.state.cards[one.card].proto.id == card
    ]
    return Pick(decision.seat, option.verb, card, len(alike), option.key)


def fitting_option(match: Match, pick: Pick) -> int:
    """The place of the option that a pick meant, or -1."""
    decision = match.decision
    assert decision is not None
    if decision.seat != pick.seat:
        return -1
    if not pick.card:
        return decision.keys.index(pick.key) if pick.key in decision.keys else -1
    alike = [
        place
        for place, option in enumerate(decision.options)
        if option.verb == pick.verb and match.state.cards[option.card].proto.id == pick.card
    ]
    return alike[min(pick.nth, len(alike) - 1)] if alike else -1


def as_scene(game: AnyGame, words: Words, picks: list[Pick]) -> str:
    """A test in the words of `pioche.testing`; it fails as the hunt did, or is the beginning of one that does."""
    lines = ["def test_found_by_the_hunt():", f"    t = table({game.slug!r}, **" + _indented(words) + ")"]
    lines += [f"    {line}" for line in _acts(game, words, picks)]
    return "\n".join([*lines, "    t.settled()", ""])


def _indented(words: Words) -> str:
    return pformat(words, width=_WIDTH, sort_dicts=False).replace("\n", "\n    ")


def _acts(game: AnyGame, words: Words, picks: list[Pick]) -> list[str]:
    acts: list[str] = []
    try:
        match = new_scenario(game, words)
    except Exception:  # the finding itself
        return acts
    for pick in picks:
        who = ("t.me", "t.you")[pick.seat] if pick.seat < 2 else f"t.players[{pick.seat}]"
        acts.append(f'{who}.pick("{pick.key}")' + (f"  # {pick.card}" if pick.card else ""))
        try:
            match.choose(pick.key)
        except (PiocheError, Exception):
            break
    return acts
