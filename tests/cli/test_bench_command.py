"""How fast the games go, from the command line."""

from __future__ import annotations

import json
import re

import pytest

from pioche.lab import bench

FIELDS = {
    "decisions_per_s", "games_per_s", "clone_quiet_us", "clone_inner_us", "clone_live_us", "replay_ms",
    "options_share", "python", "build", "spread",
}  # fmt: skip


def test_json_has_every_figure_of_the_build(pioche):
    ended = pioche("bench", "duel", "--json", "--seconds", "0.1", "--builds", "plain")
    assert (ended.code, ended.err) == (0, "")
    results = json.loads(ended.out)
    assert list(results) == ["duel"]
    assert list(results["duel"]) == ["plain"]
    figures = results["duel"]["plain"]
    assert set(figures) == FIELDS
    assert figures["build"] == "plain"
    for name in FIELDS - {"python", "build", "spread"}:
        assert figures[name] > 0, name
        assert 0 <= figures["spread"][name] < 1, name


def test_here_is_the_build_that_runs(pioche):
    results = json.loads(pioche("bench", "duel", "--json", "--seconds", "0.05", "--builds", "here,plain").out)
    assert list(results["duel"]) == [bench.build_here()]


def test_builds_stand_side_by_side(pioche, monkeypatch):
    measured = []

    def elsewhere(slug, seconds, build):
        measured.append((slug, seconds, build))
        spread = dict.fromkeys(FIELDS, 0.25)
        return {
            **dict.fromkeys(FIELDS, 1234.5),
            "options_share": 0.5,
            "clone_inner_us": None,
            "python": "3",
            "spread": spread,
        }

    monkeypatch.setattr("pioche.cli.bench.measure_elsewhere", elsewhere)
    ended = pioche("bench", "duel", "--seconds", "0.05", "--lang", "en")
    assert ended.code == 0
    assert measured == [("duel", 0.05, "compiled")]
    lines = ended.out.splitlines()
    assert re.fullmatch(r"Duel +Python \d\.\d+\.\d+ +± +compiled 3 +±", lines[0].rstrip())
    assert re.fullmatch(r"decisions per second +[\d,]+ +\d+% +1,23[45] +25%", lines[1].rstrip())
    assert re.fullmatch(r"copy in the middle of an action, µs +[\d.,]+ +\d+% +–", lines[4].rstrip())
    assert re.fullmatch(r"share of making options +\d+\.\d% +\d+% +50\.0% +25%", lines[7].rstrip())
    assert "The best of 15 rounds" in ended.out


def test_without_a_compiler_the_plain_build_is_shown_alone(pioche, monkeypatch):
    monkeypatch.setattr(bench, "which", lambda _name: None)
    ended = pioche("bench", "duel", "--seconds", "0.05")
    assert ended.code == 0
    assert "décisions par seconde" in ended.out
    assert ended.err == "Sans la version « compilé » : il n'y a pas de compilateur C.\n"
    alone = pioche("bench", "duel", "--seconds", "0.05", "--builds", "compiled", "--json")
    assert (alone.code, json.loads(alone.out)) == (1, {"duel": {}})


@pytest.mark.parametrize("missing", ["mypyc", "setuptools"])
def test_without_mypyc_that_is_said(pioche, monkeypatch, missing):
    monkeypatch.setattr(bench, "find_spec", lambda name: None if name == missing else "there")
    ended = pioche("bench", "duel", "--seconds", "0.05", "--lang", "en")
    assert ended.err == "Without the build “compiled”: mypy or setuptools is missing (pip install 'pioche[compile]').\n"
