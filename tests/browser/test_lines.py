"""Lines of the table: where cards go."""

from __future__ import annotations

import pytest
from browsing import DESKTOP, PHONE, TABLET
from playwright.sync_api import expect
from positions import match_from, sit_down

SIDE = {"divine": ["dragon-vie-souffle-premier"], "worship": [{"card": "forge-du-volcan-sacre", "ec": 30}]}


def lift(page, card):
    """Drag a card some way up; where it should be then."""
    box = card.bounding_box()
    page.mouse.move(box["x"] + 30, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] - 80, steps=4)
    page.wait_for_selector(".held")
    return {"x": box["x"] + 30, "y": box["y"] - 120}


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_an_empty_line_unfolds_while_a_card_that_goes_there_is_lifted(visit, size):
    guest = visit(size=size)
    page = guest.page
    # where there is room, a line is folded only beside one that needs the height
    mine = {**SIDE, "front": [] if size == PHONE else ["goule"], "hand": ["carapace-d-obsidienne", "bloc-de-scories"]}
    sit_down(guest, match_from("sevenfallen", mine, SIDE))
    page.wait_for_selector(".mat.me .rank.rear.void")
    place = lift(page, page.locator(".hand .is-option").first)
    rear = page.locator(".mat.me .rank.rear:not(.void)")
    rear.locator(".crop").wait_for()
    assert rear.bounding_box()["height"] >= 80
    assert page.locator(".mat.me .rank.front .crop").count() == 0, "no page goes there"
    held = page.locator(".held").bounding_box()
    assert abs(held["x"] - place["x"]) < 20 and abs(held["y"] - place["y"]) < 20, "nothing moves away from the pointer"
    guest.check("unfolded")
    page.keyboard.press("Escape")
    page.wait_for_selector(".mat.me .rank.rear.void")
    page.mouse.up()


@pytest.mark.parametrize(("size", "folded"), [(DESKTOP, 0), (PHONE, 2)])
def test_two_empty_lines_share_the_height_where_there_is_some(visit, size, folded):
    guest = visit(size=size)
    sit_down(guest, match_from("sevenfallen", SIDE, SIDE))
    guest.page.wait_for_selector(".mat.me .rank.front")
    assert guest.page.locator(".mat.me .rank").count() == 2
    assert guest.page.locator(".mat.me .rank.void").count() == folded


def test_the_front_line_unfolds_for_who_would_attack(visit):
    guest = visit()
    page = guest.page
    match = match_from("sevenfallen", {**SIDE, "rear": ["goule", "goule"]}, {**SIDE, "rear": ["goule"]})
    match.choose("attack")
    while "announce" not in match.decision.keys[0]:
        match.choose("pass")
    sit_down(guest, match)
    page.wait_for_selector(".mat.me .rank.front.void")
    lift(page, page.locator(".mat.me .is-option").first)
    page.wait_for_selector(".mat.me .rank.front:not(.void) .crop")


HIDDEN = """(all) => all.filter((one) => {
  one.scrollIntoView({block: 'nearest'});
  const box = one.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + 12, box.y + box.height / 2);
  return !hit || !(one.contains(hit) || hit.contains(one));
}).map((one) => one.ariaLabel)"""


def test_on_a_phone_full_lines_scroll_and_the_hand_stays(visit):
    """Nine creatures a side, artifacts and every pile: what can be done is in reach, the hand without scrolling."""
    line = ["troll", "bulwark", "bumpsy"] * 3
    piles = {"artifacts": ["cannon"] * 2, "archives": ["troll"], "purged": ["troll"], "battleline": line}
    mine = {**piles, "hand": ["troll", "bumpsy", "anger", "punch"], "houses": ["brobnar", "dis", "mars"]}
    guest = visit(size=PHONE)
    sit_down(guest, match_from("keyforge", mine, piles, house="brobnar"))
    guest.page.wait_for_selector(".hand .is-option")
    hand = guest.page.locator(".hand .pi-hit")
    assert all(hand.nth(i).bounding_box()["y"] < 844 - 56 - 80 for i in range(4))
    assert hand.evaluate_all(HIDDEN) == []
    mats = guest.page.locator(".mat .is-option .pi-hit")
    assert mats.count() >= 8
    assert mats.evaluate_all(HIDDEN) == []
    guest.check("full-lines")


def test_a_creature_is_dropped_at_the_flank_where_it_shall_stand(visit):
    guest = visit()
    page = guest.page
    mine = {"hand": ["troll"], "battleline": ["krump", "bumpsy"], "houses": ["brobnar", "dis", "mars"]}
    sit_down(guest, match_from("keyforge", mine, {}, house="brobnar"))
    lift(page, page.locator(".hand .is-option").first)
    flanks = page.locator("[data-place]:has(.crop)")
    flanks.nth(1).wait_for()
    assert flanks.evaluate_all("(all) => all.map((one) => one.dataset.place)") == ["flank:left", "flank:right"]
    box = flanks.nth(1).bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 60)
    page.mouse.up()
    line = page.locator(".mat.me .line .pi-hit")
    expect(line).to_have_count(3)
    assert line.last.get_attribute("aria-label").startswith("Troll")
