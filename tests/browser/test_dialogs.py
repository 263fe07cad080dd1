"""What lies over a page until it is closed."""

from __future__ import annotations

import pytest
from positions import bring

from pioche.engine import new_match

WAYS_OUT = {
    "escape": lambda page: page.keyboard.press("Escape"),
    "button": lambda page: page.locator("dialog[open] [aria-label=Fermer]").click(),
    "beside": lambda page: page.mouse.click(12, 450),
}


@pytest.mark.parametrize("way", WAYS_OUT)
def test_a_dialog_closes_and_gives_back_the_focus(visit, way):
    guest = visit()
    guest.sit_at(guest.new_table("keyforge"))
    for opener in (guest.page.get_by_role("button", name="Réglages"), guest.page.locator(".hand .pi-hit").first):
        opener.focus()
        guest.page.keyboard.press("Enter" if opener.get_attribute("aria-label") == "Réglages" else "i")
        guest.page.wait_for_selector("dialog[open]")
        guest.check(f"dialog-{way}")
        WAYS_OUT[way](guest.page)
        guest.page.wait_for_selector("dialog[open]", state="detached")
        assert opener.evaluate("(one) => one === document.activeElement")


def test_playing_on_from_a_moment_begins_with_the_seat_that_is_looked_through(visit):
    guest = visit()
    match = new_match("duel", seed=3)
    for _ in range(6):
        match.apply(0)
    table = bring(guest, match)
    for seat in ("0", "1"):
        guest.page.goto(f"/r/{table}?n=1&seat={seat}")
        guest.page.wait_for_selector(".tl input")
        guest.page.click(".go")
        assert guest.page.locator("dialog[open] select").first.input_value() == seat
