"""Several picks in a row: damage that is divided, things that are put in order."""

from __future__ import annotations

import pytest
from browsing import DESKTOP, PHONE
from positions import match_from, sit_down

CREATURES = ["troll", "bulwark", "krump"]


def hunt():
    """As much damage as one has creatures, divided as one likes."""
    mine = {"hand": ["cooperative-hunting"], "battleline": CREATURES, "houses": ["untamed", "dis", "mars"]}
    match = match_from("keyforge", mine, {"battleline": ["troll", "bulwark"]}, house="untamed")
    match.choose(next(option.key for option in match.decision.options if option.verb == "play"))
    assert match.decision.kind == "target"
    return match


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_card_is_picked_again_and_counted_and_one_goes_back(visit, size):
    guest = visit(size=size)
    sit_down(guest, hunt())
    page = guest.page
    theirs = page.locator(".mat.you .is-target")
    theirs.first.locator(".pi-hit").click()
    stamp = page.locator(".mat.you .stamp")
    stamp.wait_for()
    assert stamp.inner_text() == "×1"
    theirs.first.locator(".pi-hit").click()
    page.wait_for_selector(".stamp:text('×2')")
    assert "choisie 2 fois" in theirs.first.locator(".pi-hit").get_attribute("aria-label")
    guest.check("split")
    page.locator("[data-less]").click()
    page.wait_for_selector(".stamp:text('×1')")
    page.keyboard.press("z")
    stamp.wait_for(state="detached")


def test_all_the_rest_goes_to_one_card_by_a_long_press(visit):
    guest = visit()
    sit_down(guest, hunt())
    page = guest.page
    page.locator(".mat.you .is-target .pi-hit").first.click()
    page.locator("[data-more]").hover()
    page.mouse.down()
    page.wait_for_selector(".is-target", state="detached")
    page.mouse.up()
    page.wait_for_selector(".mat.you .pi-hit[aria-label*='1 dégât']")  # armour took the other two


def test_what_is_put_in_order_has_its_rank(visit):
    """Which card goes to the discard pile first: those of one pile are a row of their own."""
    guest = visit()
    mine = {"hand": ["gateway-to-dis"], "battleline": CREATURES, "houses": ["untamed", "dis", "mars"]}
    match = match_from("keyforge", mine, {"battleline": ["troll", "bulwark"]}, house="dis")
    match.choose(next(option.key for option in match.decision.options if option.verb == "play"))
    sit_down(guest, match)
    page = guest.page
    page.locator(".mat.me .is-target .pi-hit").nth(2).click()
    page.wait_for_selector(".is-picked .stamp:text-is('1')")
    guest.check("order")
    page.locator(".is-picked .pi-hit").click()
    page.wait_for_selector(".is-picked", state="detached")
    for _ in range(2):
        page.locator(".mat.me .is-target .pi-hit").first.click()
        page.wait_for_timeout(400)
    page.wait_for_selector(".mat.you .is-target")
    assert page.locator(".stamp").count() == 0
