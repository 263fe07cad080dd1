"""What fingers do on a phone beside tapping."""

from __future__ import annotations

from browsing import PHONE
from playwright.sync_api import expect
from positions import match_from, sit_down

HAND = {"hand": ["troll", "bumpsy"], "battleline": ["krump", "bumpsy"], "houses": ["brobnar", "dis", "mars"]}


class Fingers:
    """Real touches: each a point, all at once."""

    def __init__(self, page):
        self._cdp = page.context.new_cdp_session(page)
        self._page = page

    def put(self, kind, *points):
        touches = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self._cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def tap_until(self, done, *points):
        """Tap with all at once; a slow machine makes some taps too long to count."""
        for _ in range(20):
            for count in range(1, len(points) + 1):
                self.put("touchStart", *points[:count])
            self.put("touchEnd")
            self._page.wait_for_timeout(500)
            if done():
                return

    def drag(self, start, end, hold=0):
        self.put("touchStart", start)
        self._page.wait_for_timeout(hold)
        for step in (0.2, 0.4, 0.6, 0.8, 1):
            self.put("touchMove", tuple(a + (b - a) * step for a, b in zip(start, end, strict=True)))
            self._page.wait_for_timeout(16)
        self.put("touchEnd")


def middle(place):
    box = place.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_is_pulled_up_two_fingers_undo_and_a_sheet_is_swiped_down(visit):
    guest = visit(size=PHONE, forced=False)
    sit_down(guest, match_from("keyforge", HAND, {"battleline": ["troll"]}, house="brobnar"))
    page = guest.page
    fingers = Fingers(page)
    card = page.locator(".hand .is-option .pi-hit").first
    title = page.locator(".prompt h2")
    asked = title.inner_text()
    x, y = middle(card)
    fingers.drag((x, y), (x, y - 260))
    expect(title).to_have_text("Où placez-vous Troll ?")
    fingers.tap_until(lambda: title.inner_text() == asked, (100, 200), (220, 210))
    expect(title).to_have_text(asked)
    card.tap()
    sheet = page.locator(".menu")
    x, y = middle(sheet)
    fingers.drag((x, y), (x + 5, y + 100))
    sheet.wait_for(state="detached")


def test_a_card_that_is_held_is_large_and_so_is_the_next_one_the_finger_comes_to(visit):
    guest = visit(size=PHONE)
    sit_down(guest, match_from("keyforge", HAND, {"battleline": ["troll"]}, house="brobnar"))
    page = guest.page
    fingers = Fingers(page)
    line = page.locator(".mat.me .line .pi-hit")
    first, second = middle(line.nth(0)), middle(line.nth(1))
    title = page.locator("dialog[open] h2").first
    fingers.put("touchStart", first)
    expect(title).to_have_text("Krump")
    fingers.put("touchMove", second)
    expect(title).to_have_text("Bobosse")
    fingers.put("touchEnd")
    assert page.locator("dialog[open]").count() == 1
