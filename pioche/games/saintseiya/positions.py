"""Positions in scenario words: what cannot be is refused, with the rule that says so."""

from __future__ import annotations

from typing import Any, Final

from pioche.engine.cards import Card
from pioche.engine.errors import Refusal
from pioche.engine.game import OTHER_CARD, Word
from pioche.engine.lasting import drop_hooks
from pioche.engine.zones import EVERYONE, Zone, show
from pioche.games.saintseiya.rules.epics import is_ending
from pioche.games.saintseiya.rules.play import THE_URN, face, has_target
from pioche.games.saintseiya.rules.zones import into_discard, out_of_row, pledges
from pioche.games.saintseiya.state import (
    ARMED,
    ARMOUR,
    BRONZE,
    CHARACTER,
    HAND,
    HERO,
    IDLE,
    RELIC,
    SLOTS,
    STEEL,
    TURNS,
    WEAPONS,
    Piece,
    SaintSeiya,
    abandon,
    print_of,
    slot_card,
    take_off_field,
)

SAID: Final = IDLE | ARMED  # flags that have words of their own
# What the table remembers, beside what it shows
TABLE_MEMORY: Final[tuple[Word, ...]] = (
    Word("placing", "number"),
    Word("used", "flags", words=("technique", "robe", "trident", "comet", "algheti", "epic", "pledge")),
    Word("plays", "int"),
    Word("might", "int", high=99),
    Word("wave", "number"),
    Word("died", "list", (), of=(OTHER_CARD,), high=99),
    Word("pledged", "list", (), of=(OTHER_CARD,), high=99),
)
CARD_MEMORY: Final[tuple[Word, ...]] = (
    Word("home", "seat", None),
    Word("facing", "number"),
    Word(
        "flags",
        "flags",
        words=("idle", "armed", "for-force", "for-cosmos", "soars", "toll", "lured", "open", "hasty"),
    ),
    Word("less_force", "int", high=99),
    Word("less_cosmos", "int", high=99),
    Word("cut_force", "int", high=99),
    Word("cut_cosmos", "int", high=99),
)

PLAYED: Final = CHARACTER | ARMOUR | RELIC
SIX_SLOTS: Final = Refusal("SS-ZONE-030", "six-slots")
# The rule by which only some cards bear a word, and which.
BEARERS: Final = {
    "wounded": ("SS-HEAL-020", CHARACTER),
    "against": ("SS-ARMR-030", CHARACTER),
    "armed": ("SS-PILR-070", HERO),
}


def arrange(s: SaintSeiya, words: dict[str, Any]) -> Refusal | None:
    for player in words["players"]:
        for entry in player.get("marked", []):
            if isinstance(entry, dict) and entry.get("wounded") and entry.get("frozen"):
                return Refusal("SS-FRZ-080", "one-marker")
    s.step = s.step or "main"
    placing = s.step == "place"
    tidy(s)
    return Refusal("SS-PLAY-020", "nothing-to-place") if placing and s.step != "place" else refuses(s)


def tidy(s: SaintSeiya) -> None:
    """After a change from outside: every card of the field in a slot (those that are given none stand in the order of
    the list, the last one in the last free slot), Hilda's hand open, nothing left of cards that have gone elsewhere."""
    taken = [it.slot for it in s.field]
    free = [slot for slot in range(SLOTS, 0, -1) if slot not in taken]
    for it in reversed(s.field):
        if not it.slot and free:
            it.slot = free.pop(0)
    s.field.sort(key=_slot)
    s.automata = 0
    if s.solo():
        s.automata = 2
        for card in s.players[1].hand:
            s.seen[card.number] = EVERYONE
    if s.wave and not any(card.number == s.wave for card in s.gone):
        abandon(s, s.wave)
        s.wave = 0
    held = [card.number for seat in range(len(s.players)) for card in pledges(s, seat)]
    s.pledged = tuple(number for number in s.pledged if number in held)
    for player in s.players:  # all have seen on which cards the tokens lie
        show(s, [card for card in player.hand if card.number in s.pledged])
    if s.step == "place" and not _may_be_placed(s, s.cards[s.placing]):
        s.step = "main"
    if s.step in ("main", "keep"):
        s.placing = 0


def _may_be_placed(s: SaintSeiya, card: Card) -> bool:
    """SS-PLAY-020: a character of the active hand, with somebody to face."""
    return card in s.players[s.active].hand and bool(print_of(card).kinds & CHARACTER) and has_target(s, s.active)


def invariants(s: SaintSeiya) -> list[str]:
    """What holds between two actions, whatever led there."""
    found: list[str] = []
    refusal = refuses(s.copy()) if s.step == "main" else None
    if refusal is not None:
        found.append(f"{refusal.rule} {refusal.message}: {refusal.args}")
    for seat, player in enumerate(s.players):
        for row in (player.played, player.armour, player.relics, player.marked):
            for it in row:
                if it.controller != seat:
                    found.append(f"{it} lies with {seat}, who does not control it")
    return found


def _slot(it: Piece) -> int:
    return it.slot


def refuses(s: SaintSeiya) -> Refusal | None:
    """Why a position cannot be."""
    slots = [it.slot for it in s.field]
    if len(set(slots)) < len(slots) or 0 in slots:
        return SIX_SLOTS
    if len(s.epic) > 1:
        return Refusal("SS-EPIC-020", "one-epic")
    if s.sand and not s.epic:
        return Refusal("SS-EPIC-030", "sand-on-nothing")
    if is_ending(s):
        return Refusal("SS-EPIC-040", "too-much-sand", card=s.epic[0].card)
    if s.weapons + sum(player.weapons for player in s.players) > WEAPONS:
        return Refusal("SS-PILR-060", "six-weapons")
    if s.first >= len(s.players):
        return Refusal("SS-SETUP-060", "first-is-nobody")
    heroes = [player.hero for player in s.players if player.hero]
    if len(set(heroes)) < len(heroes):
        return Refusal("SS-SETUP-010", "same-hero")
    if s.solo():
        refusal = _refuses_solo(s)
        if refusal is not None:
            return refusal
    for zone, pieces in (("field", s.field), ("standing", s.standing), ("epic", s.epic)):
        refusal = _refuses_words(pieces, zone)
        if refusal is not None:
            return refusal
    for seat in range(len(s.players)):
        refusal = _refuses_player(s, seat)
        if refusal is not None:
            return refusal
    return None


def _refuses_solo(s: SaintSeiya) -> Refusal | None:
    """SS-SOLO-010, SS-SOLO-040 to SS-SOLO-090: the player's turn, and what Hilda never has."""
    if len(s.players) != 2 or s.active or s.first or s.out:
        return Refusal("SS-SOLO-010", "one-player")
    if s.turn > TURNS:
        return Refusal("SS-SOLO-010", "turns-over")
    hers = s.players[1]
    if len(hers.hand) > HAND:
        return Refusal("SS-SOLO-070", "five-in-hand")
    if hers.hero or hers.energy or hers.weapons or hers.pile or hers.played or hers.board or hers.trophies:
        return Refusal("SS-SOLO-050", "not-hers")
    return None


def _refuses_player(s: SaintSeiya, seat: int) -> Refusal | None:
    player = s.players[seat]
    if len(player.armour) > 1:
        return Refusal("SS-ARMR-010", "one-armour", card=player.armour[1].card)
    for card in player.discard + player.destroyed + [it.card for it in player.marked]:
        if "aside_instead" in print_of(card).hooks:
            return Refusal("SS-TYPE-170", "goes-aside", card=card)
    for it in player.played:
        if s.step == "keep" or (s.step in ("main", "place") and seat != s.active):
            return Refusal("SS-MAINT-010", "played-out-of-turn", card=it.card)
        target = slot_card(s, it.against) if it.against else None
        if it.against and (target is None or it.idle):
            return Refusal("SS-PLAY-030", "faces-nothing", card=it.card)
        if target is not None:
            if it.facing != target.card.number:
                face(s, it, target.card.number)
        elif s.on_field(it.facing) is not None:
            it.facing = 0
    for it in player.marked:
        if not it.mark:
            return Refusal("SS-EFX-160", "unmarked", card=it.card)
    for card in pledges(s, seat):
        if not print_of(card).kinds & (BRONZE | STEEL):
            return Refusal("SS-EPIC-140", "bears-not", card=card, word="pledged")
    for it in player.relics:
        if bool(it.under) != (it.prey >= 0) or len(it.under) > 1 or it.prey == seat or it.prey >= len(s.players):
            return Refusal("SS-CARD-210", "bad-urn", card=it.card)
    for zone, row in (
        ("played", player.played),
        ("armour", player.armour),
        ("relics", player.relics),
        ("marked", player.marked),
    ):
        refusal = _refuses_words(row, zone)
        if refusal is not None:
            return refusal
    return None


def _refuses_words(pieces: list[Piece], zone: str) -> Refusal | None:
    """What is said of a card only where it lies elsewhere."""
    for it in pieces:
        if it.mark and zone != "marked":
            return Refusal("SS-EFX-160", "marked-elsewhere", card=it.card)
        for word, value in (
            ("slot", it.slot if zone != "field" else 0),
            ("against", it.against if zone != "played" else 0),
            ("idle", it.idle if zone not in ("played", "relics") else 0),
            ("armed", it.armed if zone != "played" else 0),
            ("bonus_force", it.bonus_force if zone != "played" else 0),
            ("bonus_cosmos", it.bonus_cosmos if zone != "played" else 0),
            ("bonus_heal", it.bonus_heal if zone != "played" else 0),
            ("plus", it.plus if zone == "epic" else 0),
            ("minus", it.minus if zone == "epic" else 0),
            ("under", it.under if zone != "relics" else 0),
            ("prey", it.prey + 1 if zone != "relics" else 0),
        ):
            if value:
                return Refusal("SS-ZONE-010", "bears-not-here", card=it.card, word=word)
    return None


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
    rule, kinds = BEARERS.get(word.name, ("", 0))
    fits = bool(printed.kinds & kinds) if kinds else printed.id == THE_URN or word.name not in ("under", "prey")
    return None if fits else Refusal(rule or "SS-CARD-210", "bears-not", card=card, word=word.name)


def leave(s: SaintSeiya, it: Piece) -> None:
    """A patch takes a card from its place; what lay beneath it goes to its player's discard pile."""
    if it in s.field:
        take_off_field(s, it)
    elif it in s.standing:
        s.standing.remove(it)
        abandon(s, it.card.number)
    elif it in s.epic:
        s.epic.remove(it)
        drop_hooks(s, it.hooks)
    else:
        out_of_row(s, it)
        for card in it.under:
            into_discard(s, it.home, card)
