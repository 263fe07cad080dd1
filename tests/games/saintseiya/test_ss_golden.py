"""Two whole games, to be read: two players with everything there is, and one alone against Hilda.

Made anew, after a change of rules, cards or words, by
`PIOCHE_GOLDEN=write .venv/bin/python -m pytest -q tests/games/saintseiya/test_ss_golden.py`; then read the difference.
"""

from pathlib import Path

from pioche.testing.golden import check_golden

HERE = Path(__file__).parent


def test_golden_game():
    everything = {"epics": True, "promo": True}
    check_golden(HERE / "golden-saintseiya.txt", "saintseiya", ["seiya", "ikki"], "46", options=everything)


def test_golden_game_alone():
    check_golden(HERE / "golden-hilda.txt", "saintseiya", ["shiryu"], "114", options={"level": "expert"})
