"""Every board at every size: at its start, in the middle, crowded, with the stack open, in a combat, at its end.

On every size also by day, and enlarged to 200 % in the browser. A few screens are looked at in every run, all of them
with `./test --sweep`, which keeps a picture of each in build/sweep."""

from __future__ import annotations

import os

import pytest
from browsing import ROOT
from moments import MOMENTS
from positions import sit_down
from sweep import PLACES, SETTLED, WRONG

from pioche.engine import slugs

SIZES = [
    (320, 568),
    (568, 320),
    (390, 844),
    (844, 390),
    (600, 960),
    (960, 540),
    (768, 1024),
    (1024, 768),
    (820, 1180),
    (1180, 820),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1080, 1920),
    (1920, 1080),
    (2560, 1440),
]
ENLARGED = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
# A screen: how wide and high it is, by how much the page is enlarged in the browser, by night or by day
ALL = [
    *((width, height, 1, theme) for theme in ("dark", "light") for width, height in SIZES),
    *((width, height, 2, theme) for theme in ("dark", "light") for width, height in ENLARGED),
]
FEW = [
    (320, 568, 1, "dark"),
    (844, 390, 1, "light"),
    (1180, 820, 1, "dark"),
    (1280, 720, 1, "light"),
    (1440, 900, 2, "dark"),
    (1920, 1080, 1, "dark"),
]
# By day and by night, every ink is told from what lies below it
CONTRASTED = {(390, 844, 1), (1180, 820, 1), (1280, 720, 1), (1440, 900, 2)}
WHOLE = bool(os.environ.get("PIOCHE_SWEEP"))
PICTURES = ROOT / "build" / "sweep"


def test_every_registered_game_is_swept():
    assert set(MOMENTS) == set(slugs())


def show_on(guest, width, height, zoom, theme):
    """As a browser does: a page that is enlarged has fewer pixels of its own, each of them larger."""
    guest.page.emulate_media(color_scheme=theme)
    guest.page.set_viewport_size({"width": width // zoom, "height": height // zoom})
    metrics = {"width": width // zoom, "height": height // zoom, "deviceScaleFactor": zoom, "mobile": False}
    guest.devtools.send("Emulation.setDeviceMetricsOverride", metrics)


@pytest.mark.parametrize("game", slugs())
def test_every_board_is_right_on_every_screen(visit, game):
    guest = visit(forced=False)
    guest.devtools = guest.context.new_cdp_session(guest.page)
    wrong, places = [], {}
    if WHOLE:
        PICTURES.mkdir(parents=True, exist_ok=True)
    for moment, make in MOMENTS[game].items():
        show_on(guest, 1440, 900, 1, "dark")
        match = make()
        sit_down(guest, match, seat=match.decision.seat)
        guest.page.wait_for_selector("[data-prompt] button")
        if moment == "end":
            guest.resign()
            guest.page.wait_for_selector(".end:not([inert])")
        for width, height, zoom, theme in ALL if WHOLE else FEW:
            screen = f"{width}×{height}{' at 200 %' if zoom == 2 else ''} by {'day' if theme == 'light' else 'night'}"
            show_on(guest, width, height, zoom, theme)
            guest.page.evaluate(SETTLED)
            found = guest.page.evaluate(WRONG)
            if (width, height, zoom) in CONTRASTED:
                found += guest.wrong_with_access(only="color-contrast")
            wrong += [f"{game} {moment} at {screen}: {one}" for one in found]
            places.setdefault(screen, {})[moment] = guest.page.evaluate(PLACES)["hand"]
            if WHOLE or found:
                zoomed = "-zoomed" if zoom == 2 else ""
                guest.page.screenshot(path=PICTURES / f"{game}-{moment}-{width}x{height}{zoomed}-{theme}.png")
    for screen, at in places.items():
        if len({tuple(place) for place in at.values()}) > 1:
            wrong.append(f"at {screen} the hand does not keep its place: {at}")
    assert not wrong, "\n".join(wrong)
    assert guest.errors == []
