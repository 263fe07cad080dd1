"""Every card of a registered game has scenes of its own, and one of them fails when the card lacks what it does."""

from functools import cache
from pathlib import Path

import pytest

from pioche.contract.scenes import check_noticed, deeds
from pioche.engine import game_of, slugs
from pioche.testing.scenes import scenes_by_card

ROOT = Path(__file__).parents[2]
FOLDERS = {slug: ROOT / "tests" / "games" / slug for slug in slugs()} | {"duel": ROOT / "examples" / "duel" / "tests"}


@cache
def scenes_of(slug):
    return scenes_by_card(FOLDERS[slug].glob("test_*.py"))


@pytest.mark.parametrize("slug", slugs())
def test_scenes_are_of_cards_that_exist(slug):
    assert sorted(set(scenes_of(slug)) - set(game_of(slug).book.cards)) == []


@pytest.mark.parametrize(("slug", "id", "deed"), [(slug, *one) for slug in slugs() for one in deeds(game_of(slug))])
def test_a_scene_fails_when_a_card_lacks_what_it_does(slug, id, deed):
    check_noticed(game_of(slug), scenes_of(slug), id, deed)


@pytest.mark.parametrize("slug", slugs())
def test_every_card_does_something(slug):
    game = game_of(slug)
    assert sorted(set(game.book.cards) - {id for id, _ in deeds(game)}) == []
