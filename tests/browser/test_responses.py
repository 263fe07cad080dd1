"""Chances to respond: how much time there is."""

from __future__ import annotations

import pytest
from browsing import DESKTOP, PHONE

SEEN = """window.rings = [];
new MutationObserver(() => {
  const ring = document.querySelector('[data-ring]');
  if (ring) window.rings.push(ring.ariaLabel);
}).observe(document, {childList: true, subtree: true})"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_ring_says_how_long_one_may_think_about_a_response(visit, size):
    guest = visit(size=size, forced=False)
    guest.sit_at(guest.new_table("sevenfallen", clock={"kind": "move", "seconds": 60}))
    ring = guest.page.locator("[data-ring]")
    guest.play_on(until=lambda: ring.count() > 0)
    title, box = guest.page.locator("[data-prompt] h2").bounding_box(), ring.bounding_box()
    assert box["x"] + box["width"] <= title["x"] and box["y"] < title["y"] + title["height"]
    guest.check("ring")
    guest.page.wait_for_timeout(1500)
    assert ring.get_attribute("aria-label") in [f"Temps pour répondre\u202f: {n} s" for n in range(40, 60)]


def test_without_a_clock_the_ring_is_there_only_while_the_page_passes(visit):
    slow, quick = visit(forced=False), visit(lang="en")
    for guest in (slow, quick):
        guest.page.add_init_script(SEEN)
        guest.sit_at(guest.new_table("sevenfallen"))
        guest.take_steps(12)
    assert slow.page.evaluate("window.rings") == []
    quick.play_on(until=lambda: quick.page.evaluate("window.rings.length") > 0)
    assert set(quick.page.evaluate("window.rings")) == {"Passing"}
