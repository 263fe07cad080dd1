"""A whole game between the two starters, to be read."""

from pathlib import Path

from pioche.testing.golden import check_golden


def test_golden_game():
    decks = ["miss-onyx-censorius", "radiant-argus-the-supreme"]
    check_golden(Path(__file__).parent / "golden-starters.txt", "keyforge", decks, "66")
