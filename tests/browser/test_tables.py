"""Whole matches at the table, against bots and people."""

from __future__ import annotations

import pytest
from browsing import DESKTOP, PHONE, TABLET

from pioche.engine import slugs

SCREENS = {"desktop": (DESKTOP, "fr", "dark"), "phone": (PHONE, "en", "light")}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", slugs())
def test_a_whole_match_against_a_bot(visit, game, screen):
    size, lang, theme = SCREENS[screen]
    guest = visit(size=size, lang=lang, theme=theme)
    guest.sit_at(guest.new_table(game))
    guest.play_on(most=25)
    guest.check(f"table-{game}")
    guest.play_on()
    guest.check(f"over-{game}")
