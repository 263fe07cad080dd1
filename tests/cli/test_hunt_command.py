"""The hunt, from the command line."""

from __future__ import annotations

import pytest

from pioche.lab.hunt.hunter import Finding


def test_nothing_found_is_no_failure(pioche):
    ended = pioche("hunt", "duel", "--minutes", "0.001", "--jobs", "1", "--seed", "7", "--lang", "en")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.startswith("duel: 8 positions, 0 findings\nSeed: 7, ")


def test_each_kind_of_finding_is_told_once_with_its_scene(pioche, monkeypatch):
    found = Finding("duel", "7 3", "position: odd", "too many", "def test_found_by_the_hunt():\n    ...\n")
    hunted = [("duel", 8, [found, found]), ("duel", 8, [found])]
    monkeypatch.setattr("pioche.cli.hunt.hunting", lambda *_: iter(hunted))
    ended = pioche("hunt", "duel", "--lang", "en")
    assert ended.code == 1
    assert ended.out.count("def test_found_by_the_hunt():") == 1
    assert "duel: position: odd (position “7 3”)" in ended.out
    assert "duel: 16 positions, 1 finding\n  position: odd (3)" in ended.out


@pytest.mark.parametrize(("name", "value"), [("--minutes", "0"), ("--jobs", "0")])
def test_less_than_something_is_refused(pioche, name, value):
    ended = pioche("hunt", "duel", name, value)
    assert ended.code == 2 and name in ended.err
