"""In what pieces the web app is sent, and when."""

from __future__ import annotations

from pathlib import Path

import pioche.server

LIMIT = 250_000  # bytes
SENT = """() => [performance.getEntriesByType('navigation')[0], ...performance.getEntriesByType('resource')]
  .map((one) => [new URL(one.name).pathname, one.transferSize])"""


def test_no_piece_of_the_web_app_is_over_250_kilobytes():
    pages = Path(pioche.server.__file__).parent / "pages" / "assets"
    heavy = {one.name: one.stat().st_size for one in pages.iterdir() if one.stat().st_size > LIMIT}
    assert heavy == {}


def test_the_first_page_is_light_and_comes_with_no_board(visit):
    guest = visit()
    guest.page.goto("/")
    guest.page.wait_for_selector(".go .fan .pi")
    guest.page.wait_for_load_state("networkidle")
    sent = dict(guest.page.evaluate(SENT))
    print(sum(sent.values()), "bytes:", sent)
    assert [name for name in sent if any(game in name for game in ("sevenfallen", "saintseiya", "Page-"))] == []
    assert sum(sent.values()) < LIMIT
