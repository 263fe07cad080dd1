"""Every card has scenes of its own, and at least one of them fails when the card, or one of its hooks, does nothing."""

from pathlib import Path

import pytest

from pioche.games.saintseiya.cards import BOOK
from pioche.testing.scenes import one_fails, scenes_by_card

HERE = Path(__file__)
SCENES = scenes_by_card(path for path in HERE.parent.glob("test_ss_*.py") if path != HERE)
HOOKS = [(id, hook) for id, proto in sorted(BOOK.cards.items()) for hook in proto.hooks]
PLAIN = [id for id, proto in sorted(BOOK.cards.items()) if not proto.hooks]


def without(proto, hook, monkeypatch):
    """The card is there, but lacks one thing that it does."""
    for slot in ("hooks", "field_hooks", "activation", "lends", "own_field"):
        monkeypatch.setattr(proto, slot, getattr(proto, slot))  # put back afterwards
    proto.hooks = {name: ability for name, ability in proto.hooks.items() if name != hook}
    proto.sort_hooks()


def test_scenes_are_of_cards_that_exist():
    assert sorted(set(SCENES) - set(BOOK.cards)) == []


@pytest.mark.parametrize(("id", "hook"), HOOKS)
def test_a_scene_fails_when_a_card_lacks_one_of_its_effects(id, hook, monkeypatch):
    assert SCENES[id], f"no scene is marked @card({id!r})"
    without(BOOK[id], hook, monkeypatch)
    assert one_fails(SCENES[id]), f"all scenes of {id} pass without its {hook}"


@pytest.mark.parametrize("id", PLAIN)
def test_a_scene_fails_when_a_plain_card_has_another_force(id, monkeypatch):
    assert SCENES[id], f"no scene is marked @card({id!r})"
    monkeypatch.setattr(BOOK[id], "force", BOOK[id].force + 1)
    assert one_fails(SCENES[id]), f"all scenes of {id} pass with another Force"


def test_a_card_with_a_text_does_something_and_one_without_has_none():
    for proto in BOOK.cards.values():
        transcended = "transcended" in proto.listed  # what they do is a rule of their class
        assert bool(proto.texts["en"]) == bool(proto.texts["fr"]) == (bool(proto.hooks) or transcended), proto.id
