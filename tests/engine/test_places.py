"""Where every card lies."""

from __future__ import annotations

import pytest
from upper import CAMP, camp

from pioche.engine.places import find, owners, places, player_of, zone_of

ZONES = {zone.name: zone for zone in CAMP.zones}


@pytest.fixture(scope="module")
def state():
    nested = {"card": "bell", "upgrades": ["wolf"], "under": ["spy"]}
    return camp(
        {"line": ["ox", {"card": "wolf", "upgrades": [nested, "bell"], "under": ["nap", "vote"]}], "deck": ["ox"]},
        {"hand": ["omen", "omen"], "archives": ["spy"], "discard": ["nap"]},
        road=[{"card": "ox", "under": ["ox"]}],
        fire=["vote"],
        well=["wolf"],
    ).state


def test_every_card_is_found_zone_by_zone_and_what_lies_on_a_card_right_after_it(state):
    found = [(place.zone.name, place.owner, place.at, place.card.proto.id) for place in places(CAMP, state)]
    assert found == [
        ("line", 0, 0, "ox"),
        ("line", 0, 1, "wolf"),
        ("upgrades", 0, 0, "bell"),
        ("upgrades", 0, 0, "wolf"),
        ("under", 0, 0, "spy"),
        ("upgrades", 0, 1, "bell"),
        ("under", 0, 0, "nap"),
        ("under", 0, 1, "vote"),
        ("hand", 1, 0, "omen"),
        ("hand", 1, 1, "omen"),
        ("archives", 1, 0, "spy"),
        ("deck", 0, 0, "ox"),
        ("discard", 1, 0, "nap"),
        ("road", -1, 0, "ox"),
        ("under", 0, 0, "ox"),
        ("fire", -1, 0, "vote"),
        ("well", -1, 0, "wolf"),
    ]
    assert sorted(place.card.number for place in places(CAMP, state)) == list(range(1, 18))


def test_a_place_knows_its_permanent_its_host_and_its_list(state):
    line = state.players[0].line
    wolf = line[1]
    bell = wolf.upgrades[0]
    held = {place.card.number: place for place in places(CAMP, state)}
    for permanent, host, list_, at in (
        (line[0], None, line, 0),
        (wolf, None, line, 1),
        (bell, wolf, wolf.upgrades, 0),
        (bell.upgrades[0], bell, bell.upgrades, 0),
        (wolf.upgrades[1], wolf, wolf.upgrades, 1),
    ):
        place = held[permanent.number]
        assert place.permanent is permanent
        assert place.host is host
        assert place.held is list_
        assert place.at == at
        assert place.card is permanent.card
    for card, host, list_ in (
        (bell.under[0], bell, bell.under),
        (wolf.under[1], wolf, wolf.under),
        (state.players[1].hand[0], None, state.players[1].hand),
        (state.well[0], None, state.well),
    ):
        place = held[card.number]
        assert place.permanent is None
        assert place.host is host
        assert place.held is list_
        assert place.card is card


def test_a_card_is_found_by_its_number_and_nothing_else(state):
    spy = state.players[1].archives[0]
    place = find(CAMP, state, spy.number)
    assert (place.card, place.zone.name, place.owner) == (spy, "archives", 1)
    for number in (0, 18, -1):
        assert find(CAMP, state, number) is None


def test_zones_are_attributes_of_a_player_or_of_the_table(state):
    assert player_of(state, 1) is state.players[1]
    assert zone_of(state, ZONES["hand"], 1) is state.players[1].hand
    assert zone_of(state, ZONES["fire"], -1) is state.fire
    assert owners(state, ZONES["hand"]) == [0, 1]
    assert owners(state, ZONES["fire"]) == [-1]


def test_what_lies_on_a_card_of_another_seat_belongs_to_its_controller():
    state = camp({"line": [{"card": "ox", "owner": 1, "under": ["spy"]}]}).state
    under = next(place for place in places(CAMP, state) if place.zone.name == "under")
    assert (under.owner, under.card.owner) == (0, 0)
