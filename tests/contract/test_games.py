"""Every registered game keeps the contract."""

import os

import pytest

from pioche.engine import slugs
from pioche.engine.contract import check_game

GAMES = int(os.environ.get("PIOCHE_CONTRACT_GAMES", "10"))
LONG = {"saintseiya": 5, "sevenfallen": 5}  # games of a thousand decisions: one in so many


@pytest.mark.parametrize("slug", slugs())
def test_every_game_keeps_the_contract(slug):
    check_game(slug, games=max(3, GAMES // LONG.get(slug, 1)))
