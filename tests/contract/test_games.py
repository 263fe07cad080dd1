"""Every registered game keeps the contract: a test for each check, for the random matches, and for each card."""

import os

import pytest

from pioche.contract import CHECKS, check_card, check_matches
from pioche.engine import game_of, slugs

GAMES = int(os.environ.get("PIOCHE_CONTRACT_GAMES", "10"))
LONG = {"rise": 5, "saintseiya": 5, "sevenfallen": 5}  # games of a thousand decisions: one in so many


@pytest.mark.parametrize("slug", slugs())
def test_every_match_keeps_the_contract(slug):
    check_matches(game_of(slug), games=max(3, GAMES // LONG.get(slug, 1)))


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("check", CHECKS)
def test_every_game_keeps_the_contract(check, slug):
    CHECKS[check](game_of(slug))


@pytest.mark.parametrize(("slug", "id"), [(slug, id) for slug in slugs() for id in game_of(slug).book.cards])
def test_every_card_keeps_the_contract(slug, id):
    check_card(game_of(slug), id)
