"""How fast environments step, from the command line."""

import json

import pytest

from pioche.engine import slugs


def test_every_game_is_measured(pioche):
    ended = pioche("bench", "env", "--json", "--seconds", "0.05")
    assert (ended.code, ended.err) == (0, "")
    figures = json.loads(ended.out)
    assert list(figures) == slugs()
    for one in figures.values():
        assert one["steps_per_s"] > 0 and one["observation_share"] < 1 and one["numbers"] > 100


@pytest.mark.parametrize(("lang", "title"), [("fr", "pas par seconde"), ("en", "steps per second")])
def test_figures_are_shown(pioche, monkeypatch, lang, title):
    figures = {"steps_per_s": 12345.6, "observation_share": 0.25, "numbers": 177, "build": "plain"}
    monkeypatch.setattr("pioche.lab.bench_env.measure_env", lambda game, seconds: figures)
    ended = pioche("bench", "env", "--lang", lang)
    assert ended.code == 0 and title in ended.out
    duel = next(line for line in ended.out.splitlines() if line.startswith("Duel"))
    assert "25" in duel and "177" in duel and "12" in duel


def test_without_the_extra_it_says_what_to_install(pioche, monkeypatch):
    monkeypatch.setattr("pioche.cli.bench_env.find_spec", lambda name: None)
    ended = pioche("bench", "env", "--lang", "en")
    assert ended.code == 1 and "pioche[rl]" in ended.err
