"""How fast the server answers, from the command line."""

from __future__ import annotations

import json
import re

import pytest

from pioche.lab import load


def test_a_server_is_started_and_played_at(pioche, monkeypatch):
    monkeypatch.setattr(load, "PAUSE", 0.05)
    monkeypatch.setattr(load, "_ARRIVAL", 0.1)
    monkeypatch.setattr(load, "_MINUTE", 0.8)
    ended = pioche("bench", "server", "--json", "--seconds", "2", "--tables", "2")
    assert (ended.code, ended.err) == (0, "")
    figures = json.loads(ended.out)
    assert figures["answers"] > 0 and figures["failed"] == 0 and figures["tables"] >= 2
    assert 0 < figures["p50_ms"] <= figures["p99_ms"] <= figures["worst_ms"]
    assert figures["decisions_per_s"] > 0 and min(figures["memory_mib"]) > 10
    start, *between, end = figures["memory_mib"]
    assert (start, len(between), end) == (figures["memory_start_mib"], 2, figures["memory_end_mib"])


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_figures_and_failures_are_shown(pioche, monkeypatch, lang):
    def measure(tables, seconds):
        done = load.Load()
        done.took, done.seconds, done.decisions = [0.001] * 98 + [0.05, 0.25], seconds, 100
        done.memory, done.failed = [None, 80, 70], ["OSError('gone')"]
        return done

    monkeypatch.setattr("pioche.cli.bench_server.measure", measure)
    ended = pioche("bench", "server", "--seconds", "2", "--lang", lang)
    assert ended.code == 1 and "OSError('gone')" in ended.err
    rows = [re.split(r" {2,}", line.strip()) for line in ended.out.splitlines()]
    values = [row[-1] for row in rows if len(row) == 2]
    dot = "," if lang == "fr" else "."
    assert values == ["100", f"1{dot}0", f"50{dot}0", f"250{dot}0", "50", "–", "0", "1", "–", "70"]
    assert re.search(r"Mi[Bo] ?: – 80 70$", ended.out.replace("\xa0", " "), re.MULTILINE)
    assert pioche("bench", "server", "--tables", "0").code == 2
