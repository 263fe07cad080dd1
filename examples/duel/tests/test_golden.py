"""Two whole games, to be read."""

from pathlib import Path

import pytest

from pioche.testing.golden import check_golden


@pytest.mark.parametrize(
    ("name", "decks", "lang"),
    [("two", ["swords", "songs"], "fr"), ("three", ["songs", "swords", "random"], "en")],
)
def test_golden_game(name, decks, lang):
    check_golden(Path(__file__).parent / f"golden-{name}.txt", "duel", decks, "7", lang)
