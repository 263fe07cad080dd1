"""Every board at every size: at its start, in the middle, crowded, with the stack open, in a combat, at its end.

A few sizes are looked at in every run, all of them with `./test --sweep`, which keeps a picture of each in
build/sweep."""

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
FEW = [(320, 568), (844, 390), (1180, 820), (1280, 720), (1920, 1080)]
WHOLE = bool(os.environ.get("PIOCHE_SWEEP"))
PICTURES = ROOT / "build" / "sweep"


def test_every_registered_game_is_swept():
    assert set(MOMENTS) == set(slugs())


@pytest.mark.parametrize("game", slugs())
def test_every_board_is_right_on_every_screen(visit, game):
    guest = visit(forced=False)
    wrong, places = [], {}
    if WHOLE:
        PICTURES.mkdir(parents=True, exist_ok=True)
    for moment, make in MOMENTS[game].items():
        guest.page.set_viewport_size({"width": 1440, "height": 900})
        match = make()
        sit_down(guest, match, seat=match.decision.seat)
        guest.page.wait_for_selector("[data-prompt] button")
        if moment == "end":
            guest.resign()
            guest.page.wait_for_selector(".end:not([inert])")
        for width, height in SIZES if WHOLE else FEW:
            guest.page.set_viewport_size({"width": width, "height": height})
            guest.page.evaluate(SETTLED)
            found = guest.page.evaluate(WRONG)
            wrong += [f"{game} {moment} at {width}×{height}: {one}" for one in found]
            places.setdefault((width, height), {})[moment] = guest.page.evaluate(PLACES)["hand"]
            if WHOLE or found:
                guest.page.screenshot(path=PICTURES / f"{game}-{moment}-{width}x{height}.png")
    for (width, height), at in places.items():
        if len({tuple(place) for place in at.values()}) > 1:
            wrong.append(f"at {width}×{height} the hand does not keep its place: {at}")
    assert not wrong, "\n".join(wrong)
    assert guest.errors == []
