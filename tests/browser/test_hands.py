"""A full hand, whose cards lie over each other."""

from __future__ import annotations

import re

import pytest
from browsing import DESKTOP, PHONE, TABLET
from playwright.sync_api import expect
from positions import match_from, sit_down

HIT = """(at) => {
  const card = [...document.querySelectorAll('.hand [data-card]')][at];
  const box = card.querySelector('.pi-hit').getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return {x, y, wide: box.width, hit: card.contains(document.elementFromPoint(x, y))};
}"""


@pytest.mark.parametrize("size", [DESKTOP, TABLET])
def test_the_card_that_is_lifted_lets_its_neighbour_be_reached(visit, size):
    guest = visit(size=size)
    sit_down(guest, match_from("saintseiya", {"hero": "seiya", "hand": ["oko"] * 9}, {"hero": "shun"}))
    guest.page.wait_for_selector(".hand [data-card]")
    for at in range(8):
        place = guest.page.evaluate(HIT, at)
        guest.page.mouse.move(place["x"], place["y"])
        beside = guest.page.evaluate(HIT, at + 1)
        assert place["hit"] and beside["hit"] and place["wide"] >= 24


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_before_a_mulligan_the_hand_is_bright_and_counted_by_house(visit, size):
    guest = visit(size=size)
    guest.sit_at(guest.new_table("keyforge"))
    page = guest.page
    expect(page.locator(".prompt h2")).to_contain_text("Gardez-vous")
    told = page.locator(".prompt .grow p").inner_text()
    counts = [int(n) for n in re.findall(r"\d+", told)]
    assert told.startswith("En main") and sum(counts) == page.locator(".hand .pi").count()
    assert page.locator(".is-dim").count() == 0
    guest.picture("mulligan")


def test_costs_stay_visible_in_a_fanned_hand(visit):
    """The ribbon with the cost lies at the side that the next card leaves free."""
    guest = visit()
    guest.sit_at(guest.new_table("sevenfallen"))
    page = guest.page
    page.locator(".hand .pi").first.wait_for()
    hidden = page.evaluate("""() => {
      const cards = [...document.querySelectorAll('.hand .pi--table')];
      return cards.slice(0, -1).filter((card, i) => {
        const ribbon = [...card.querySelectorAll('path')].find((one) => /^M15 0H34/.test(one.getAttribute('d')));
        const next = cards[i + 1].getBoundingClientRect().left;
        return ribbon && ribbon.getBoundingClientRect().right > next;
      }).length;
    }""")
    ribbons = page.locator(".hand .pi--table path[d^='M15 0H34']").count()
    assert ribbons >= 4 and hidden == 0
