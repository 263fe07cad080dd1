"""Measuring speed: what is measured, not how fast it is."""

from __future__ import annotations

from pathlib import Path

import pytest

import pioche
from pioche import KEEP_ACTIONS, KEEP_TURNS, game_of
from pioche.lab import bench
from pioche.lab.bench import NoBuildError, _Bench, compiled_folder, measure_elsewhere


@pytest.fixture
def duel():
    game = game_of("duel")
    made = _Bench(game, list(game.starters().values()))
    made.play(0.01)
    return made


def test_quiet_positions_lie_between_two_actions(duel):
    found, share = duel.quiet_positions()
    assert len(found) == 40
    assert all(match.quiet and match.ask is not None for match in found)
    assert len({match.hash() for match in found}) > 30
    assert 0.5 < share < 1


@pytest.mark.parametrize("keep", [KEEP_ACTIONS, KEEP_TURNS])
def test_inner_positions_lie_in_the_middle_of_an_action(duel, keep):
    found = duel.inner_positions(keep)
    assert len(found) == 40
    for match in found:
        assert not match.quiet
        assert match.keep == keep
        assert match.clone().hash() == match.hash()


def test_every_game_has_a_fresh_seed(duel):
    before = duel.games
    decisions, games, took = duel.play(0.05)
    assert duel.games == before + games
    assert decisions / games > 10
    assert took >= 0.05


class Still:
    """What `_time_of` is given: calls that are counted."""

    def __init__(self):
        self.calls = 0

    def __call__(self):
        self.calls += 1


def test_all_calls_are_made_equally_often_and_their_mean_is_told(monkeypatch):
    clock = iter([0.0, 0.5, 1.0])
    monkeypatch.setattr(bench, "perf_counter", lambda: next(clock))
    calls = [Still(), Still()]
    assert bench._time_of(calls, 1.0) == 0.25
    assert [call.calls for call in calls] == [2, 2]


def test_the_compiled_build_is_run_from_its_own_folder(monkeypatch, tmp_path):
    monkeypatch.setattr(bench, "compiled_folder", lambda: tmp_path)
    seen = {}

    def figures(arguments, slug, environment):
        seen.update(arguments=arguments, slug=slug, path=environment["PYTHONPATH"])
        return {}

    monkeypatch.setattr(bench, "_figures_of", figures)
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    assert measure_elsewhere("duel", 0.5, "compiled") == {}
    assert seen == {
        "arguments": ["-P", "-m", "pioche", "bench", "duel", "--json", "--builds", "here", "--seconds", "0.5"],
        "slug": "duel",
        "path": f"{tmp_path}:elsewhere",
    }


def test_another_build_is_measured_in_a_process_of_its_own():
    figures = measure_elsewhere("duel", 0.05, "plain")
    assert figures["build"] == "plain"
    assert figures["decisions_per_s"] > 0


def test_a_build_that_cannot_be_measured_says_so_in_one_line():
    with pytest.raises(NoBuildError) as raised:
        measure_elsewhere("chess", 0.05, "plain")
    assert raised.value.key == "build-failed"
    assert "chess" in raised.value.args_["what"]


def test_a_build_that_cannot_be_compiled_says_so_in_one_line(monkeypatch):
    def fails(_target):
        raise RuntimeError("mypyc: a lot\nof text\nthe error itself\n")

    monkeypatch.setattr("pioche.compile.compiled_copy", fails)
    with pytest.raises(NoBuildError) as raised:
        compiled_folder()
    assert (raised.value.key, raised.value.args_) == ("build-failed", {"what": "the error itself"})


def test_a_checkout_keeps_its_compiled_copy_in_its_build_folder(monkeypatch):
    monkeypatch.setattr("pioche.compile.compiled_copy", lambda target: target)
    root = Path(pioche.__file__).parent.parent
    assert compiled_folder() == root / "build" / "compiled"
    monkeypatch.setattr(bench, "__file__", "/installed/pioche/lab/bench.py")
    assert compiled_folder().parts[-2:] == ("pioche", "compiled")
