"""The games there are."""

from __future__ import annotations

import pytest
from upper import CAMP, Camp, refused

from pioche.engine import registry
from pioche.engine.game import Game


@pytest.fixture
def camp_is_known():
    registry.add_game(CAMP)
    yield
    registry.remove_game(CAMP)


def test_installed_games_are_found_by_name():
    game = registry.game_of("duel")
    assert isinstance(game, Game)
    assert (game.slug, registry.game_of("duel")) == ("duel", game)
    assert "duel" in registry.slugs()


def test_an_unknown_game_is_refused_with_those_that_exist():
    known = registry.slugs()
    for slug in ("whist", "", "Duel"):
        with refused("unknown-game", game=slug, games=known):
            registry.game_of(slug)


def test_a_game_can_be_added(camp_is_known):
    assert registry.game_of("camp") is CAMP
    assert [slug for slug in registry.slugs() if slug in ("camp", "duel")] == ["camp", "duel"]
    assert registry.slugs() == sorted(registry.slugs())
    assert len(set(registry.slugs())) == len(registry.slugs())
    with refused("unknown-game", game="whist", games=registry.slugs()):
        registry.game_of("whist")


def test_an_added_game_is_asked_before_an_installed_one():
    class Other(Camp):
        slug = "duel"

    installed = registry.game_of("duel")
    before = registry.slugs()
    other = Other()
    registry.add_game(other)
    try:
        assert registry.game_of("duel") is other
        assert registry.slugs() == before
    finally:
        registry.remove_game(other)
    assert registry.game_of("duel") is installed


def test_a_game_that_was_added_is_known_no_longer_when_it_is_taken_away():
    known = registry.slugs()
    assert "camp" not in known
    with refused("unknown-game", game="camp", games=known):
        registry.game_of("camp")


def test_messages_are_read_once():
    class Fresh(Camp):
        slug = "fresh"

    fresh = Fresh()
    catalog = registry.catalog_of(fresh)
    try:
        assert registry.catalog_of(fresh) is catalog
        assert registry.catalog_of(CAMP) is not catalog
        assert catalog.text("log.drew", {"seat": "Ana", "count": 2}, "en") == "Ana draws 2 cards."
    finally:
        del registry._catalogs["fresh"]
