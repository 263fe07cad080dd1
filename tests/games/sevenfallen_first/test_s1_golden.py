"""Whole games between starters, to be read: a duel, and two against two.

Made anew, after a change of rules, cards, starters or words, by
`PIOCHE_GOLDEN=write .venv/bin/python -m pytest -q tests/games/sevenfallen_first/test_s1_golden.py`; then read the
difference.
"""

from pathlib import Path

from pioche.testing.golden import check_golden

HERE = Path(__file__).parent


def test_golden_duel():
    check_golden(HERE / "golden-duel.txt", "sevenfallen_first", ["eondra", "voie"], "10")


def test_golden_two_against_two():
    check_golden(HERE / "golden-four.txt", "sevenfallen_first", ["eondra", "voie", "nuit", "purete"], "13")
