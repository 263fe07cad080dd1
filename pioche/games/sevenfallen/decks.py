"""Decks: what is legal and why not, starters, decks made by chance.

A deck is one list: each card goes where its type belongs (Eden, Registre, Livre Sacré).
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final

from pioche.engine.cards import Card
from pioche.engine.decks import Section, from_text, protos_of
from pioche.engine.errors import Refusal
from pioche.engine.game import Deck, Game
from pioche.engine.rng import Rng
from pioche.games.sevenfallen.rules.enter import lay
from pioche.games.sevenfallen.state import PAGES, Printed, SevenFallen
from pioche.games.sevenfallen_common.table import REALMS

SIZE: Final = 50
REGISTER: Final = 10
COPIES: Final = 3
NEUTRAL: Final = "purete"
SECTIONS: Final = (
    Section("fact.eden", "type", ("divinity", "archangel", "temple", "gift"), 3, 4),
    Section("zone.register", "type", ("worshipper",), REGISTER, REGISTER),
    Section("zone.book", "type", PAGES, SIZE),
)
LEAST: Final = 3 + REGISTER + SIZE
LISTS: Final = Path(__file__).parent / "lists"


def printed(game: Game[Any, Any], deck: Deck) -> list[Printed]:
    found: list[Printed] = []
    for proto in protos_of(game, deck):
        assert isinstance(proto, Printed)
        found.append(proto)
    return found


def deal(game: Game[Any, Any], s: SevenFallen, seat: int, deck: Deck) -> None:
    """SF-SETUP-010."""
    player = s.players[seat]
    cards = list(s.cards)
    for proto in printed(game, deck):
        card = Card(len(cards), proto, seat)
        cards.append(card)
        if proto.type == "divinity":
            lay(s, card, seat, "divine")
        elif proto.type == "temple":
            lay(s, card, seat, "worship")
        elif proto.type == "archangel":
            player.archangel.append(card)
        elif proto.type == "gift":
            player.gift.append(card)
        elif proto.type == "worshipper":
            player.register.append(card)
        else:
            player.book.append(card)
    s.cards = tuple(cards)


# What is legal


def refusals(game: Game[Any, Any], deck: Deck) -> list[Refusal]:
    """All that is wrong with a deck."""
    cards = printed(game, deck)
    found = _refuses_eden(cards)
    pages = [one for one in cards if one.type in PAGES and not one.familiar]
    register = [one for one in cards if one.type == "worshipper"]
    for one in cards:
        if one.familiar:
            found.append(Refusal("SF-PAGE-020", "familiar-in-deck", card=one))
    if len(pages) < SIZE and not deck.get("casual"):
        found.append(Refusal("SF-DECK-010", "book-size", count=len(pages)))
    if len(register) != REGISTER:
        found.append(Refusal("SF-WORSH-010", "register-size", count=len(register)))
    found += _refuses_realms(cards)
    for rule, pile in (("SF-DECK-030", pages), ("SF-WORSH-020", register)):
        for one, count in _copies(pile):
            if count > COPIES:
                found.append(Refusal(rule, "three-copies", card=one, count=count))
    return found + _refuses_leaders(pages) + _refuses_loyalists(pages)


def _copies(pile: list[Printed]) -> list[tuple[Printed, int]]:
    """SF-DECK-030, SF-LEADER-030: how often each page is written, by its printed name; the first of its prints."""
    counts = Counter(one.name for one in pile)
    first: dict[str, Printed] = {}
    for one in pile:
        first.setdefault(one.name, one)
    return [(one, counts[name]) for name, one in first.items()]


def _refuses_eden(cards: list[Printed]) -> list[Refusal]:
    """SF-EDEN-010."""
    found: list[Refusal] = []
    for kind, least in (("divinity", 1), ("archangel", 1), ("temple", 1), ("gift", 0)):
        count = sum(one.type == kind for one in cards)
        if not least <= count <= 1:
            found.append(Refusal("SF-EDEN-010", f"eden-{kind}", count=count))
    return found


def _refuses_realms(cards: list[Printed]) -> list[Refusal]:
    """SF-REALM-020 to SF-REALM-050, SF-GIFT-060."""
    realms = [one.realm for one in cards if one.type == "divinity"]
    if len(realms) != 1:
        return []
    realm = realms[0]
    found: list[Refusal] = []
    for one in dict.fromkeys(cards):
        if one.type == "divinity" or one.realm == realm:
            continue
        if one.type == "gift" and not one.realm:
            continue
        if realm == NEUTRAL:
            found.append(Refusal("SF-REALM-040", "only-neutral", card=one))
        elif one.realm not in ("", NEUTRAL):
            found.append(Refusal("SF-REALM-020", "other-realm", card=one, realm=realm))
    return found


def _refuses_leaders(pages: list[Printed]) -> list[Refusal]:
    """SF-LEADER-010, SF-LEADER-020."""
    leaders = {one.name for one in pages if "leader" in one.keywords}
    if not leaders:
        return []
    found: list[Refusal] = []
    if len(leaders) > 1:
        found.append(Refusal("SF-LEADER-020", "one-leader", count=len(leaders)))
    for one, count in _copies(pages):
        if count > 1 and one.name not in leaders:
            found.append(Refusal("SF-LEADER-010", "single-copies", card=one, count=count))
    return found


def _refuses_loyalists(pages: list[Printed]) -> list[Refusal]:
    """SF-LOYAL-010: by printed class (SF-LOYAL-020)."""
    angels = [one for one in pages if one.type == "angel"]
    loyal = [one for one in angels if "loyaliste" in one.keywords]
    found: list[Refusal] = []
    for one in dict.fromkeys(angels):
        if any(set(one.classes) != set(other.classes) for other in loyal):
            found.append(Refusal("SF-LOYAL-010", "disloyal", card=one))
    return found


# Starters, and decks made by chance


def starters(game: Game[Any, Any]) -> dict[str, Deck]:
    """A book for each realm."""
    found: dict[str, Deck] = {}
    for realm in REALMS:
        path = LISTS / f"{realm}.txt"
        if path.exists():
            found[realm] = _read(game, path)
    return found


@cache
def _read(game: Game[Any, Any], path: Path) -> Deck:
    return from_text(game, path.read_text("utf-8"))


def generate(game: Game[Any, Any], rng: Rng) -> Deck:
    """A legal deck of some realm."""
    realm = REALMS[rng.below(len(REALMS))]
    prints = [one for one in game.book.cards.values() if isinstance(one, Printed) and not one.familiar]
    cards = [one for one, _ in _copies(prints)]  # one print of each name
    mine = [one for one in cards if one.realm == realm]
    able = mine if realm == NEUTRAL else mine + [one for one in cards if one.realm in ("", NEUTRAL)]
    chosen = [_one_of(rng, [one for one in mine if one.type == "divinity"]).id]
    for kind in ("archangel", "temple"):
        chosen.append(_one_of(rng, [one for one in able if one.type == kind]).id)
    if rng.below(2):
        gifts = [one for one in cards if one.type == "gift" and one.realm in ("", realm)]
        chosen.append(_one_of(rng, gifts).id)
    chosen += _pick(rng, [one for one in able if one.type == "worshipper"], REGISTER, COPIES)
    pages = [one for one in able if one.type in PAGES]
    loyal = [one for one in pages if "loyaliste" in one.keywords]
    if loyal and not rng.below(4):  # a book of loyal Anges
        classes = set(_one_of(rng, loyal).classes)
        pages = [one for one in pages if one.type != "angel" or set(one.classes) == classes]
    else:
        pages = [one for one in pages if "loyaliste" not in one.keywords]
    leaders = [one for one in pages if "leader" in one.keywords]
    pages = [one for one in pages if "leader" not in one.keywords]
    if leaders and len(pages) >= SIZE and not rng.below(4):  # a book with a Leader: one of each
        chosen += [_one_of(rng, leaders).id] * 3
        chosen += _pick(rng, pages, SIZE - 3, 1)
    else:
        chosen += _pick(rng, pages, SIZE, COPIES)
    return {"name": realm, "cards": chosen}


def _one_of(rng: Rng, cards: list[Printed]) -> Printed:
    return cards[rng.below(len(cards))]


def _pick(rng: Rng, cards: list[Printed], count: int, copies: int) -> list[str]:
    pool = [one.id for one in cards] * copies
    rng.shuffle(pool)
    return pool[:count]
