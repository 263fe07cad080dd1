"""Scenes by card: the tests marked `@card(id)`, and whether one of them notices that a card does nothing."""

from __future__ import annotations

import importlib.util
import inspect
import itertools
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

Scenes = dict[str, list[Callable[..., Any]]]


def scenes_by_card(files: Iterable[Path]) -> Scenes:
    """The tests of these files marked with `@card(id)`, by id."""
    found: Scenes = defaultdict(list)
    for path in sorted(files):
        if str(path.parent) not in sys.path:  # for what the tests of a folder share
            sys.path.insert(0, str(path.parent))
        name = f"scenes_{path.stem}"
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        module = sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        for test in vars(module).values():
            for mark in getattr(test, "pytestmark", []):
                if mark.name == "card":
                    for id in mark.args:
                        found[id].append(test)
    return found


def one_fails(scenes: Iterable[Callable[..., Any]]) -> bool:
    """Whether at least one of the scenes fails as things are."""
    for scene in scenes:
        for given in _calls(scene):
            try:
                scene(**given)
            except (Exception, pytest.fail.Exception):
                return True
    return False


def _calls(test: Callable[..., Any]) -> Iterator[dict[str, Any]]:
    """The arguments with which pytest calls a test; none where it needs a fixture."""
    marks = [mark for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize"]
    choices = [[_arguments(mark.args[0], value) for value in mark.args[1]] for mark in marks]
    for chosen in itertools.product(*choices):
        given = {name: value for one in chosen for name, value in one.items()}
        if set(given) == set(inspect.signature(test).parameters):
            yield given


def _arguments(names: Any, value: Any) -> dict[str, Any]:
    names = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    values = getattr(value, "values", value) if not isinstance(value, dict) else value  # pytest.param
    return dict(zip(names, values if len(names) > 1 or hasattr(value, "marks") else [values], strict=True))
