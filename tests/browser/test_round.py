"""Three to six at a table, and two teams of two, on the frame that every board may use."""

from __future__ import annotations

from pathlib import Path

import pytest
from around import add_round, crowded
from browsing import ROOT, Visitor
from positions import sit_down
from running import Server
from sweep import SETTLED, WRONG

from pioche.engine.registry import game_of, remove_game

SIZES = [(320, 568), (390, 844), (844, 390), (1024, 768), (1180, 820), (1280, 720), (1440, 900), (1920, 1080)]


@pytest.fixture(scope="module")
def round_address(tmp_path_factory, named):
    """A server that knows the game for tests, beside the one of all other tests."""
    add_round()
    serving = str(Path(__file__).with_name("serving.py"))
    named.write_text("round")
    with Server(tmp_path_factory.mktemp("round"), program=[serving], RATE=500, TEST_FILE=named, TEST_ROUND=1) as server:
        yield server.address
    remove_game(game_of("round"))


@pytest.fixture
def guest(chromium, round_address):
    guest = Visitor(chromium, round_address, size=(1440, 900), forced=False)
    yield guest
    guest.leave()


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_any_number_of_seats_fits_on_every_screen(guest, seats):
    sit_down(guest, crowded(seats))
    guest.page.wait_for_selector("[data-prompt] button")
    wrong = []
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.evaluate(SETTLED)
        wrong += [f"{seats} at {width}×{height}: {one}" for one in guest.page.evaluate(WRONG)]
        wrong += [f"{seats} at {width}×{height}: {one}" for one in guest.wrong_with_access()]
        (ROOT / "build" / "sweep").mkdir(parents=True, exist_ok=True)
        guest.page.screenshot(path=ROOT / "build" / "sweep" / f"round-{seats}-{width}x{height}.png")
    assert not wrong, "\n".join(wrong)
    assert guest.errors == []


def sides(guest):
    """Whose sides lie open, without one's own."""
    return guest.page.locator(".far-side .mat, .near-side .mat + .mat").evaluate_all(
        "all => all.map(one => one.ariaLabel)"
    )


def test_where_there_is_no_room_one_of_the_others_lies_open_and_the_rest_are_told_in_brief(guest):
    sit_down(guest, crowded(6))
    chips = guest.page.locator(".chips article")
    chips.first.wait_for()
    assert chips.count() == 5 and len(sides(guest)) == 1
    before = sides(guest)
    chips.nth(3).locator("button").click()
    guest.page.wait_for_selector(".chips article:nth-child(4) button[aria-pressed=true]")
    assert sides(guest) != before and len(sides(guest)) == 1


def test_a_question_opens_a_side_where_its_answers_lie(guest):
    sit_down(guest, crowded(5))
    guest.page.locator(".near-side .is-option .pi-hit").first.click()
    guest.page.wait_for_selector(".far-side .is-target")
    assert guest.page.locator(".chips .answers").count() == 4
    guest.page.locator(".chips article").nth(2).locator("button").click()
    guest.page.wait_for_selector(".chips article:nth-child(3) button[aria-pressed=true]")
    assert guest.page.locator(".far-side .is-target").count() == 3


def test_two_teams_sit_around_the_table_partners_across_the_corner(guest):
    sit_down(guest, crowded(4))
    guest.page.wait_for_selector(".compass")
    mats = guest.page.locator(".mat")
    places = [mats.nth(i).bounding_box() for i in range(4)]
    front, partner, mine, last = places
    assert front["x"] == mine["x"] < partner["x"] == last["x"]
    assert front["y"] == partner["y"] < mine["y"] == last["y"]
    assert [mats.nth(i).get_attribute("class").split().count("ours") for i in range(4)] == [0, 1, 1, 0]
    assert guest.page.locator(".seat .team").all_inner_texts() == ["◆ adverse", "● avec vous", "●", "◆ adverse"]
    ask = guest.page.locator("[data-region=ask]").bounding_box()
    assert ask["y"] >= mine["y"] + mine["height"]


def test_on_a_phone_teams_are_told_by_their_signs(guest):
    guest.page.set_viewport_size({"width": 390, "height": 844})
    sit_down(guest, crowded(4))
    guest.page.wait_for_selector(".chips .team")
    signs = [text[0] for text in guest.page.locator(".chips .team").all_inner_texts()]
    assert signs == ["◆", "●", "◆"]
