"""A whole game between two starters, to be read.

Made anew, after a change of rules, cards, starters or words, by
`PIOCHE_GOLDEN=write .venv/bin/python -m pytest -q tests/games/rise/test_ri_golden.py`; then read the difference.
"""

from pathlib import Path

from pioche.testing.golden import check_golden


def test_golden_game():
    check_golden(Path(__file__).parent / "golden-rise.txt", "rise", ["banquet", "incendie"], "8")
