"""What the others did is told again when one's turn comes: card by card, for three seconds, skipped by anything."""

from __future__ import annotations

import pytest
from browsing import DESKTOP, PHONE, TABLET
from playwright.sync_api import expect
from positions import match_from, sit_down

MINE = {"hand": ["troll"], "houses": ["brobnar", "dis", "mars"], "deck": ["troll"] * 12}
YOURS = {"battleline": ["bulwark", "sergeant-zakiel"], "hand": ["commander-remiel", "protectrix"]}


def to_my_next_turn(visitor):
    sit_down(visitor, match_from("keyforge", MINE, YOURS, house="brobnar"))
    page = visitor.page
    page.locator("[data-main]").click()
    if page.locator(".prompt .quiet").count():
        page.locator("[data-main]").click()
    page.locator(".recap").wait_for()
    return page


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_others_turn_is_told_again_and_goes_away_by_itself(visit, size, motion):
    guest = visit(size=size, motion=motion)
    page = to_my_next_turn(guest)
    recap = page.locator(".recap")
    told = recap.locator("li").all_inner_texts()
    assert len(told) >= 3 and any("choisit Sanctum" in one for one in told) and any("moissonne" in one for one in told)
    assert not [one for one in told if "Vous" in one or one.startswith("Tour")]
    assert recap.locator("li .pi").count() >= 2, "cards are shown"
    shown = recap.locator("li").evaluate_all("(all) => all.map((one) => getComputedStyle(one).animationName)")
    assert ("none" in shown) == (motion == "reduce")
    page.wait_for_timeout(2300)
    guest.picture(f"recap-{motion}")
    expect(recap).to_have_count(0, timeout=4000)


def test_space_skips_the_recap_and_answers_nothing(visit):
    guest = visit()
    page = to_my_next_turn(guest)
    asked = page.locator("[data-prompt]").get_attribute("data-prompt")
    page.keyboard.press("Space")
    expect(page.locator(".recap")).to_have_count(0, timeout=1000)
    assert page.locator("[data-prompt]").get_attribute("data-prompt") == asked


def test_a_card_is_touched_through_the_recap_which_ends(visit):
    guest = visit(size=PHONE)
    page = to_my_next_turn(guest)
    card = page.locator(".mat.you .pi-hit").first
    box = card.bounding_box()
    page.wait_for_timeout(500)  # so that it is no second touch of the last one
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".recap")).to_have_count(0, timeout=1000)
    page.locator(".why, dialog[open]").first.wait_for()


def test_who_does_not_want_it_is_told_nothing_again(visit):
    guest = visit()
    guest.context.add_init_script("localStorage.pioche = JSON.stringify({recap: false})")
    sit_down(guest, match_from("keyforge", MINE, YOURS, house="brobnar"))
    page = guest.page
    page.locator("[data-main]").click()
    if page.locator(".prompt .quiet").count():
        page.locator("[data-main]").click()
    page.locator(".log li", has_text="Tour 5").wait_for()
    page.wait_for_timeout(300)
    assert page.locator(".recap").count() == 0
