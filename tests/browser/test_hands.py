"""A full hand, whose cards lie over each other."""

from __future__ import annotations

import pytest
from browsing import DESKTOP, TABLET
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
