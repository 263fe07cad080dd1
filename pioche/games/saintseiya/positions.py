"""Positions in scenario words: what cannot be is refused, with the rule that says so."""

from __future__ import annotations

from typing import Final

from pioche.engine.cards import Card
from pioche.engine.errors import Refusal
from pioche.engine.game import Word
from pioche.engine.lasting import rest
from pioche.engine.zones import Zone
from pioche.games.saintseiya.rules.epics import is_ending
from pioche.games.saintseiya.state import (
    ARMOUR,
    CHARACTER,
    RELIC,
    SLOTS,
    WEAPONS,
    Piece,
    SaintSeiya,
    print_of,
    slot_card,
)

PLAYED: Final = CHARACTER | ARMOUR | RELIC


def arrange(s: SaintSeiya) -> Refusal | None:
    """Cards of the field without a slot stand in the order of the list, the last one in the last free slot."""
    taken = [it.slot for it in s.field if it.slot]
    free = [slot for slot in range(SLOTS, 0, -1) if slot not in taken]
    for it in reversed([one for one in s.field if not one.slot]):
        if not free:
            return Refusal("SS-ZONE-030", "six-slots")
        it.slot = free.pop(0)
    s.field.sort(key=_slot)
    return refuses(s)


def _slot(it: Piece) -> int:
    return it.slot


def refuses(s: SaintSeiya) -> Refusal | None:
    """Why a position cannot be."""
    slots = [it.slot for it in s.field]
    if len(set(slots)) < len(slots) or 0 in slots:
        return Refusal("SS-ZONE-030", "six-slots")
    if len(s.epic) > 1:
        return Refusal("SS-EPIC-020", "one-epic")
    if is_ending(s):
        return Refusal("SS-EPIC-040", "too-much-sand", card=s.epic[0].card)
    if s.weapons + sum(player.weapons for player in s.players) > WEAPONS:
        return Refusal("SS-PILR-060", "six-weapons")
    for player in s.players:
        if len(player.armour) > 1:
            return Refusal("SS-ARMR-010", "one-armour", card=player.armour[1].card)
        for it in player.played:
            target = slot_card(s, it.against) if it.against else None
            if it.against and target is None:
                return Refusal("SS-PLAY-030", "faces-nothing", card=it.card)
            if target is not None:
                it.facing = target.card.number
        for it in player.marked:
            if not it.mark:
                return Refusal("SS-EFX-160", "unmarked", card=it.card)
            if it.wounded and not it.printed.kinds & CHARACTER:
                return Refusal("SS-HEAL-020", "never-wounded", card=it.card)
        for row in (player.played, player.armour, player.relics):
            for it in row:
                if it.mark:
                    return Refusal("SS-EFX-160", "marked-elsewhere", card=it.card)
    return None


def sayable(s: SaintSeiya) -> bool:
    """Words say neither where a card is being placed, nor tokens in hands, nor who confronts a card that is not on the
    field; reductions of this turn are forgotten."""
    if s.step not in ("main", "keep") or s.pledged:
        return False
    return all(it.against or not it.facing for player in s.players for it in player.played)


def leave_epic(s: SaintSeiya, it: Piece) -> None:
    s.epic.remove(it)
    rest(s, it.hooks)


def refuses_zone(card: Card, zone: Zone) -> Refusal | None:
    """Which cards lie where."""
    printed = print_of(card)
    name = zone.name
    fits = {
        "field": bool(printed.kinds & PLAYED),
        "played": bool(printed.kinds & CHARACTER),
        "armour": bool(printed.kinds & ARMOUR),
        "relics": bool(printed.kinds & RELIC),
        "marked": bool(printed.kinds & PLAYED),
        "under": bool(printed.kinds & CHARACTER),
        "board": printed.type == "technique",
        "pillars": printed.type == "pillar",
        "standing": printed.type == "pillar",
        "trophies": printed.type == "pillar",
        "epic": printed.type == "epic",
        "epics": printed.type == "epic",
        "past_epics": printed.type == "epic",
        "between": False,
    }.get(name, bool(printed.kinds & PLAYED))
    return None if fits else Refusal("SS-ZONE-010", "not-there", card=card)


def refuses_word(card: Card, word: Word) -> Refusal | None:
    """Which cards bear what."""
    printed = print_of(card)
    fits = {
        "wounded": bool(printed.kinds & CHARACTER),
        "under": printed.id == "urne-athena",
        "prey": printed.id == "urne-athena",
        "against": bool(printed.kinds & CHARACTER),
    }.get(word.name, True)
    return None if fits else Refusal("SS-HEAL-020", "bears-not", card=card, word=word.name)
