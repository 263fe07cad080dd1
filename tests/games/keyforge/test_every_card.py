"""Every card has scenes of its own, and at least one of them fails when the card does nothing."""

import importlib.util
import inspect
import itertools
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from pioche.games.keyforge import state
from pioche.games.keyforge.cards import BOOK


def scenes():
    """The tests marked with `@card(id)`, by id."""
    found = defaultdict(list)
    for path in sorted(Path(__file__).parent.glob("test_cards_*.py")):
        name = f"scenes_{path.stem}"
        spec = importlib.util.spec_from_file_location(name, path)
        module = sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        for test in vars(module).values():
            for mark in getattr(test, "pytestmark", []):
                if mark.name == "card":
                    for id in mark.args:
                        found[id].append(test)
    return found


SCENES = scenes()


def calls(test):
    """The arguments with which pytest calls a test; none where it needs a fixture."""
    marks = [mark for mark in test.pytestmark if mark.name == "parametrize"]
    choices = [[_arguments(mark.args[0], value) for value in mark.args[1]] for mark in marks]
    for chosen in itertools.product(*choices):
        given = {name: value for one in chosen for name, value in one.items()}
        if set(given) == set(inspect.signature(test).parameters):
            yield given


def _arguments(names, value):
    names = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    values = getattr(value, "values", value) if not isinstance(value, dict) else value  # pytest.param
    return dict(zip(names, values if len(names) > 1 or hasattr(value, "marks") else [values], strict=True))


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
    for scene in SCENES[id]:
        for given in calls(scene):
            try:
                scene(**given)
            except (Exception, pytest.fail.Exception):
                return
    pytest.fail(f"all scenes of {id} pass although it does nothing")
