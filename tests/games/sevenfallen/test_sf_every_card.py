"""Every card has scenes of its own, and at least one of them fails when the card does nothing."""

from collections import Counter
from pathlib import Path

import pytest

from pioche.games.sevenfallen import state
from pioche.games.sevenfallen.cards import BOOK
from pioche.games.sevenfallen.rules import markers
from pioche.games.sevenfallen_common.table import REALMS
from pioche.testing.scenes import one_fails, scenes_by_card

HERE = Path(__file__)
SCENES = scenes_by_card(path for path in HERE.parent.glob("test_sf_*.py") if path != HERE)


def emptied(proto, monkeypatch):
    """The card is there, but does nothing; one with nothing but its values has others."""
    for slot in ("hooks", "keywords", "atq", "fv", "bou", "ec"):
        monkeypatch.setattr(proto, slot, getattr(proto, slot))  # put back afterwards
    monkeypatch.setattr(state, "_variants", {})
    monkeypatch.setattr(markers, "_copies", {})
    if not proto.hooks and not proto.keywords:
        for slot in ("atq", "fv", "bou", "ec"):
            if getattr(proto, slot):
                setattr(proto, slot, getattr(proto, slot) + 1)
    proto.hooks = {}
    proto.keywords = {}


def test_scenes_are_of_cards_that_exist():
    assert sorted(set(SCENES) - set(BOOK.cards)) == []


@pytest.mark.parametrize("id", sorted(BOOK.cards))
def test_a_scene_fails_when_the_card_does_nothing(id, monkeypatch):
    assert SCENES[id], f"no scene is marked @card({id!r})"
    emptied(BOOK[id], monkeypatch)
    assert one_fails(SCENES[id]), f"all scenes of {id} pass although it does nothing"


def test_a_card_with_a_text_does_something_and_one_without_has_none():
    for proto in BOOK.cards.values():
        assert bool(proto.texts["en"]) == bool(proto.texts["fr"]) == bool(proto.hooks), proto.id


@pytest.mark.parametrize("realm", REALMS)
def test_a_realm_has_enough_of_every_kind(realm):
    count = Counter(one.type for one in BOOK.cards.values() if one.realm == realm and not one.familiar)
    assert count["divinity"] >= 2 and count["archangel"] >= 2 and count["temple"] >= 2
    assert count["worshipper"] >= 5
    pages = [count[kind] for kind in state.PAGES]
    assert all(pages) and sum(pages) >= 25


def test_every_standard_ability_is_on_three_cards():
    printed = Counter(keyword for one in BOOK.cards.values() for keyword in one.keywords)
    bold = Counter(hook for one in BOOK.cards.values() for hook in one.hooks if hook in state.BOLD)
    assert {keyword: printed[keyword] for keyword in state.KEYWORDS if printed[keyword] < 3} == {}
    assert {hook: bold[hook] for hook in state.BOLD if bold[hook] < 3} == {}
