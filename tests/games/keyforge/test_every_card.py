"""Every card has scenes of its own, and at least one of them fails when the card does nothing."""

from pathlib import Path

import pytest

from pioche.games.keyforge import state
from pioche.games.keyforge.cards import BOOK
from pioche.testing.scenes import one_fails, scenes_by_card

HERE = Path(__file__)
SCENES = scenes_by_card(path for path in HERE.parent.glob("test_cards_*.py") if path != HERE)


def emptied(proto, monkeypatch):
    """The card is there, but does nothing."""
    for slot in ("hooks", "bonus", "power", *state.KEYWORDS):
        monkeypatch.setattr(proto, slot, getattr(proto, slot))  # put back afterwards
    monkeypatch.setattr(state, "_variants", {})
    if not proto.hooks and not proto.bonus and not any(getattr(proto, keyword) for keyword in state.KEYWORDS):
        proto.power += 1  # a card with nothing but its power
    proto.hooks = {}
    proto.bonus = ()
    proto.read_keywords(())


def test_scenes_are_of_cards_that_exist():
    assert sorted(set(SCENES) - set(BOOK.cards)) == []


@pytest.mark.parametrize("id", sorted(BOOK.cards))
def test_a_scene_fails_when_the_card_does_nothing(id, monkeypatch):
    assert SCENES[id], f"no scene is marked @card({id!r})"
    emptied(BOOK[id], monkeypatch)
    assert one_fails(SCENES[id]), f"all scenes of {id} pass although it does nothing"
