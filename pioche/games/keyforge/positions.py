"""Positions: what the table remembers, and what cannot be."""

from __future__ import annotations

import re
from typing import Final

from pioche.engine.errors import Refusal
from pioche.engine.flow import Flow
from pioche.engine.game import CARD, SEAT, Word
from pioche.games.keyforge.cards import BOOK
from pioche.games.keyforge.rules.destroy import settle
from pioche.games.keyforge.rules.enter import other_half
from pioche.games.keyforge.state import (
    COLOURS,
    HOUSES,
    ICONS,
    InPlay,
    KeyForge,
    Printed,
    as_upgrade,
    copied,
    in_line,
    with_prints,
)

_HELD: Final = Word("card", "card")
# What the table remembers, beside what it shows
TABLE_MEMORY: Final[tuple[Word, ...]] = (
    Word("step", "word", "", words=("house", "main", "mulligan", "first", "bid")),
    Word("first", "seat", -1),
    Word("chains_bid", "int", -1, low=-1, high=24),
    Word("intro", "bool", False),
    Word("tides", "bool", True),
    Word("acts", "int"),
    Word("from_hand", "int"),
    Word("omega", "bool", False),
    Word("played", "list", [], of=(_HELD,)),
    Word("discarded", "list", [], of=(_HELD,)),
    Word("used", "list", [], of=(CARD,)),
    Word("attacked", "list", [], of=(CARD,)),
    Word("fallen", "rows", [], of=(CARD, SEAT, Word("fighting", "bool"))),
    Word("forged", "words", (), words=COLOURS, high=3, different=True),
    Word("times_this_turn", "rows", {}, of=(Word("card", "key"), Word("times", "int"))),
)
CARD_MEMORY: Final[tuple[Word, ...]] = (Word("copies", "print", None),)


def refuses_setup(s: KeyForge) -> Refusal | None:
    """KF-SETUP-080: all cards are in the decks until the hands are dealt, and none is in play before the first turn."""
    for player in s.players:
        held = [*player.battleline, *player.artifacts, *player.discard, *player.archives, *player.purged]
        if held or (player.hand and s.step != "mulligan"):
            return Refusal("KF-SETUP-080", "still-in-decks")
    return None


def print_called(name: str) -> Printed | None:
    """What a card is to read: the id of a card, then `@logos+amber` where its house or its icons are not as usual,
    `!copy@logos+amber` where another is a copy of it, `!line` where it is an artifact in the battleline, `!upgrade`
    where it is a creature that is played as an upgrade."""
    found = BOOK.cards.get(re.split("[@!]", name)[0])
    for how, house, icons in re.findall(r"(!?[a-z]*)(?:@([a-z]+)\+([a-z,]*))?", name[len(found.id) :] if found else ""):
        bonus = tuple(icons.split(",")) if icons else ()
        if not isinstance(found, Printed) or (house and house not in HOUSES) or not set(bonus) <= set(ICONS):
            return None
        if house and how in ("", "!copy"):
            found = copied(found, house, bonus) if how else with_prints(found, house, bonus)
        elif how == "!line" and found.line:
            found = in_line(found)
    if isinstance(found, Printed) and name.endswith("!upgrade") and "upgrade" in found.facts:
        found = as_upgrade(found)
    return found if isinstance(found, Printed) and found.id + found.mark == name else None


def copied_print(it: InPlay) -> Printed | None:
    """What a card in play is a copy of."""
    return it.printed.base if "!copy" in it.printed.base.mark else None


def invariants(s: KeyForge) -> list[str]:
    """What holds between two actions, whatever led there."""
    from pioche.engine.contract import changes_again

    if s.step not in ("main", "house"):
        return []
    found = changes_again(s, _settle_again)
    if s.dying or s.limbo:
        found.append(f"still on its way: {s.dying} {s.limbo}")
    for seat, player in enumerate(s.players):
        if len(player.keys) >= len(COLOURS):
            found.append(f"KF-CORE-020: {seat} has won, and the match goes on")
        for row in (player.battleline, player.artifacts):
            for it in row:
                wanted = "creature" if row is player.battleline else "artifact"
                if it.controller != seat or it.printed.type != wanted or it.tagged:
                    found.append(f"{it} lies where it cannot")
                if it.printed.half and [other_half(it.card, it.linked)] != it.linked:
                    found.append(f"KF-KWGIG-010: half of {it} is missing")
                for one in it.upgrades:
                    if one.host != it.card.number or one.printed.type != "upgrade":
                        found.append(f"{one} is on {it}, and is not")
    return found


def _settle_again(s: KeyForge) -> Flow:
    s.unsettled = True
    return settle(s)
