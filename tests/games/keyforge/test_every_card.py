"""Every card has scenes of its own, and at least one of them fails when the card does nothing."""

import importlib.util
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
        try:
            scene()
        except Exception:
            return
        except BaseException as error:  # pytest.fail and the like
            assert not isinstance(error, KeyboardInterrupt)
            return
    pytest.fail(f"all scenes of {id} pass although it does nothing")
