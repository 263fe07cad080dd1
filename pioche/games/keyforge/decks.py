"""Decks: what is legal and why not, reading and writing lists, ready-made decks, decks made by chance."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from pioche.engine.cards import Proto
from pioche.engine.decks import Section, card_ids, entry_of, protos_of, refuse_more
from pioche.engine.errors import PiocheError, Refusal
from pioche.engine.game import Deck, Game
from pioche.engine.rng import Rng
from pioche.games.keyforge import archons
from pioche.games.keyforge.cards import BOOK
from pioche.games.keyforge.state import HOUSES, ICONS, Printed

SIZE = 36
OF_A_HOUSE = 12
SECTIONS = tuple(Section(f"word.{house}", "house", (house,), 0, OF_A_HOUSE) for house in HOUSES)
LISTS = Path(__file__).parent / "lists"


def plain(text: str) -> str:
    """Letters and digits only, so that quotes, accents and case make no difference."""
    text = text.lower().replace("æ", "ae").replace("œ", "oe")
    return "".join(one for one in unicodedata.normalize("NFKD", text) if one.isalnum() and ord(one) < 128)


# What is legal


def houses_of(game: Game[Any, Any], deck: Deck) -> tuple[str, ...]:
    """The houses of its identity card: those of its cards, in the order of the list."""
    found = dict.fromkeys(_printed(proto).house for proto in protos_of(game, deck))
    return tuple(deck.get("houses") or found)


def _printed(proto: object) -> Printed:
    assert isinstance(proto, Printed)
    return proto


def refuses(game: Game[Any, Any], deck: Deck) -> list[Refusal]:
    """All that is wrong with a deck."""
    cards = [_printed(proto) for proto in protos_of(game, deck)]
    houses = deck.get("houses")
    if houses is not None and (not isinstance(houses, list) or any(house not in HOUSES for house in houses)):
        raise PiocheError("bad-value", word="houses", value=houses)
    refusals: list[Refusal] = []
    counts = {house: sum(one.house == house for one in cards) for house in HOUSES}
    present = [house for house in HOUSES if counts[house]]
    named = sorted(set(houses)) if houses else present
    if len(cards) != SIZE:
        refusals.append(Refusal("KF-DECK-040", "deck-size", count=len(cards)))
    if len(named) != 3 or (houses and len(houses) != 3):
        refusals.append(Refusal("KF-DECK-020", "three-houses", count=len(named)))
    for house in present:
        if house not in named:
            refusals.append(Refusal("KF-DECK-020", "house-not-on-card", house=house))
        elif counts[house] != OF_A_HOUSE:
            refusals.append(Refusal("KF-DECK-040", "twelve-of-a-house", house=house, count=counts[house]))
    for house in named:
        if house not in present:
            refusals.append(Refusal("KF-DECK-040", "twelve-of-a-house", house=house, count=0))
    if not _icons_are_given(cards):
        refusals.append(Refusal("KF-KWDON-010", "icons-not-given"))
    if _halves(cards, 1) != _halves(cards, 2):
        refusals.append(Refusal("KF-KWGIG-010", "lone-half"))
    known = ready_made().get(str(deck.get("id", "")))
    if known is not None and _sorted(game, known) != _sorted(game, deck):
        refusals.append(Refusal("KF-DECK-010", "fixed-list", deck=known["name"]))
    return refusals


def _halves(cards: list[Printed], half: int) -> list[tuple[str, str]]:
    """The gigantic creatures of which there is this half, by name and house."""
    return sorted((one.names["en"], one.house) for one in cards if one.half == half)


def _icons_are_given(cards: list[Printed]) -> bool:
    """KF-KWDON-010: whether each card has its own icons, and beyond those no more than Enhance cards have added."""
    left = [icon for one in cards for icon in _enhances(one)]
    for one in cards:
        usual = _printed(BOOK[one.id]).bonus
        if one.bonus[: len(usual)] != usual:
            return False
        for icon in one.bonus[len(usual) :]:
            if icon not in left:
                return False
            left.remove(icon)
    return True


def _enhances(printed: Printed) -> list[str]:
    """The icons that an Enhance card has added to its deck."""
    icons: Any = printed.facts.get("enhance", [])
    return list(icons)


def _sorted(game: Game[Any, Any], deck: Deck) -> list[tuple[str, str]]:
    return sorted((proto.id, proto.mark) for proto in protos_of(game, deck))


# Reading and writing


class _Card(msgspec.Struct):
    """A card of a list as other programs write it; only what we use."""

    id: str = ""
    name: str = ""
    card_title: str = ""
    house: str = ""
    maverick: str | bool | None = None  # its new house
    anomaly: str | bool | None = None  # the house that it is played in
    count: int = 1
    enhancements: list[str] = []


class _Bonus(msgspec.Struct):
    card_id: str
    bonus_icons: list[str]


class _Links(msgspec.Struct):
    cards: list[str] = []
    houses: list[str] = []


class _Data(msgspec.Struct):
    name: str = ""
    links: _Links = msgspec.field(default_factory=_Links, name="_links")
    bonus_icons: list[_Bonus] = []


class _Linked(msgspec.Struct):
    cards: list[_Card] = []


class _Vault(msgspec.Struct):
    """A deck as the publisher's site gives it: cards by number, and what the numbers mean."""

    data: _Data
    linked: _Linked = msgspec.field(name="_linked")


class _Compact(msgspec.Struct):
    """A deck as a plain list of cards with counts."""

    cards: list[_Card]
    name: str = ""
    houses: list[str] = []


def read(game: Game[Any, Any], text: str) -> Deck:
    """A deck from a list: the JSON of the usual sites, or plain text ("2x Anger"), with the houses as headings or
    without."""
    if text.lstrip().startswith("{"):
        try:
            return _from_json(text)
        except msgspec.MsgspecError as error:
            raise PiocheError("bad-deck", reason=str(error)) from error
    return _from_text(text)


def _from_json(text: str) -> Deck:
    fields = msgspec.json.decode(text)
    if "data" in fields:
        return _from_vault(msgspec.json.decode(text, type=_Vault))
    cards = fields.get("cards")
    if isinstance(cards, list) and all(
        isinstance(one, str) or (isinstance(one, dict) and "card" in one) for one in cards
    ):
        deck: Deck = fields
        return deck
    return _from_compact(msgspec.json.decode(text, type=_Compact))


def _from_vault(vault: _Vault) -> Deck:
    by_id = {card.id: card for card in vault.linked.cards}
    icons: dict[str, list[list[str]]] = {}  # of each copy in turn
    for bonus in vault.data.bonus_icons:
        icons.setdefault(bonus.card_id, []).append(bonus.bonus_icons)
    entries = _Entries()
    for id in vault.data.links.cards:
        if id not in by_id:
            raise PiocheError("unknown-card", card=id)
        added = icons[id].pop(0) if icons.get(id) else []
        entries.add(by_id[id].card_title, by_id[id].house, added)
    return {"name": vault.data.name, "cards": entries.cards}


def _from_compact(compact: _Compact) -> Deck:
    entries = _Entries()
    for card in compact.cards:
        moved = [house for house in (card.maverick, card.anomaly) if isinstance(house, str) and house]
        entries.add(
            card.card_title or card.name or card.id, moved[0] if moved else card.house, card.enhancements, card.count
        )
    return {"name": compact.name, "cards": entries.cards}


@cache
def _ids() -> dict[str, list[str]]:
    """Every way to name a card, without quotes, accents and case; a gigantic creature is the name of two."""
    found: dict[str, list[str]] = {}
    for id, proto in sorted(BOOK.cards.items(), key=lambda item: _printed(item[1]).half):
        for name in dict.fromkeys(plain(one) for one in (proto.names["fr"], proto.names["en"], id)):
            found.setdefault(name, []).append(id)
    return found


@cache
def _houses() -> dict[str, str]:
    french = {"indomptes": "untamed", "insondables": "unfathomable", "novalliance": "staralliance"}
    return {house: house for house in HOUSES} | french | {"ombres": "shadows", "saurus": "saurian"}


_ICON_NAMES = {"aember": "amber", "aombre": "amber", "degat": "damage", "degats": "damage", "pioche": "draw"}


class _Entries:
    """Entries of our own for the cards that another list names."""

    def __init__(self) -> None:
        self.cards: list[str | dict[str, Any]] = []
        self.named: dict[str, int] = {}  # how often

    def add(self, name: str, house: str = "", icons: Sequence[str] = (), count: int = 1) -> None:
        """So many copies of a card, with its house and the icons added to it where these are its own."""
        if not 1 <= count <= SIZE:
            raise PiocheError("bad-value", word="count", value=count)
        refuse_more(len(self.cards) + count)
        for _ in range(count):
            self.cards.append(self._entry(name, house, icons))

    def _entry(self, name: str, house: str, icons: Sequence[str]) -> str | dict[str, Any]:
        ids = _ids().get(plain(name))
        if ids is None:
            raise PiocheError("unknown-card", card=name)
        before = self.named.get(plain(name), 0)
        self.named[plain(name)] = before + 1
        printed = _printed(BOOK[ids[before % len(ids)]])  # the halves of a gigantic creature in turn
        home = _houses().get(plain(house), "") if house else printed.house
        if not home:
            raise PiocheError("bad-value", word="house", value=house)
        added = [_ICON_NAMES.get(plain(icon), plain(icon)) for icon in icons]
        for icon in added:
            if icon not in ICONS:
                raise PiocheError("bad-value", word="bonus", value=icon)
        entry: dict[str, Any] = {"card": printed.id}
        if home != printed.house:
            entry["house"] = home
        if added:
            entry["bonus"] = [*printed.bonus, *added]
        return entry if len(entry) > 1 else printed.id


_LINE = re.compile(r"(?:(\d{1,3})\s*[x×]?\s+)?(.+?)(?:\s*\[([^\[\]]*)\])?")


def _from_text(text: str) -> Deck:
    """A line a card; `# …` names the deck, a house alone on a line is that of the cards below, `[damage, draw]` after a
    card are the icons that were added to it."""
    name = ""
    house = ""
    entries = _Entries()
    for line in text.splitlines():
        line = line.strip()
        if not line:
            continue
        if line.startswith("#"):
            name = name or line.lstrip("# ")
        elif plain(line) in _houses():
            house = _houses()[plain(line)]
        else:
            found = _LINE.fullmatch(line)
            assert found is not None  # any line that is not empty has a name
            icons = [icon.strip() for icon in found[3].split(",")] if found[3] else []
            entries.add(found[2], house, icons, int(found[1] or 1))
    return {"name": name, "cards": entries.cards}


def write(game: Game[Any, Any], deck: Deck, lang: str, house_names: dict[str, str]) -> str:
    """A deck as plain text, under its houses, from which `read` makes it again."""
    protos = [_printed(proto) for proto in protos_of(game, deck)]
    lines = [f"# {deck['name']}"] if deck.get("name") else []
    for house in HOUSES:
        of_house = [one for one in protos if one.house == house]
        if of_house:
            lines += ["", house_names[house]]
        for one in sorted(dict.fromkeys(of_house), key=lambda one: one.half):
            usual = _printed(BOOK[one.id])
            added = list(one.bonus[len(usual.bonus) :])
            icons = f" [{', '.join(added)}]" if added else ""
            lines.append(f"{of_house.count(one)}x {one.names[lang]}{icons}")
    return "\n".join(lines).lstrip() + "\n"


# Ready-made decks


@cache
def ready_made() -> dict[str, Deck]:
    """The two starters, then the others, by id."""
    decks: dict[str, Deck] = {}
    for path in sorted(LISTS.glob("*.txt")):
        id = path.stem.partition("-")[2]  # a number in front keeps their order
        decks[id] = {"id": id, **_from_text(path.read_text(encoding="utf-8"))}
    return decks


# Decks made by chance, in the manner of the real ones

_RARITIES = (("common", 68), ("uncommon", 22), ("rare", 10))
_AGAIN = 12  # of a hundred picks, how many repeat a card that the house has already
_TOGETHER = (  # cards that come together or not at all
    ("horseman-of-death", "horseman-of-famine", "horseman-of-pestilence", "horseman-of-war"),
    ("timetraveller", "help-from-future-self"),
)
_VARIANTS = ("master-of-1", "master-of-2", "master-of-3")  # one card in three forms
_SPECIAL = {*_VARIANTS, *(id for group in _TOGETHER for id in group)}


def _is_of(proto: Proto, sets: tuple[str, ...]) -> bool:
    """Whether a card was printed in one of these sets, first or again."""
    reprints: dict[str, Any] = proto.facts.get("reprints", {})
    return proto.facts["set"] in sets or any(name in sets for name in reprints)


def generate(rng: Rng, sets: tuple[str, ...] = ("cota",)) -> Deck:
    """A legal deck: three houses of twelve cards, commons more often than rares, now and then a maverick; the icons of
    Enhance cards are spread over it (KF-KWDON-010). `sets`: where its cards are from."""
    pool = [_printed(proto) for proto in BOOK.cards.values() if _is_of(proto, sets) and not _printed(proto).half]
    houses = [house for house in HOUSES if any(one.house == house for one in pool)]
    rng.shuffle(houses)
    houses = sorted(houses[:3])
    cards: list[str | dict[str, Any]] = []
    for house in houses:
        for one in _twelve(rng, [proto for proto in pool if proto.house == house]):
            cards.append(one.id)
    if rng.below(20) == 0:
        _put_maverick(rng, cards, houses, [one for one in pool if one.id not in _SPECIAL])
    _enhance(rng, cards)
    return {"name": archons.name(rng), "houses": houses, "cards": cards}


def _twelve(rng: Rng, pool: list[Printed]) -> list[Printed]:
    """Twelve cards of one house."""
    chosen: list[Printed] = []
    while len(chosen) < OF_A_HOUSE:
        if chosen and rng.below(100) < _AGAIN:
            chosen.append(rng.pick(chosen))
            continue
        one = rng.pick(_of_rarity(rng, pool))
        if one.id in _VARIANTS:
            one = _printed(BOOK[rng.pick(list(_VARIANTS))])
        together = next((group for group in _TOGETHER if one.id in group), (one.id,))
        if len(chosen) + len(together) <= OF_A_HOUSE:
            chosen += [_printed(BOOK[id]) for id in together]
    return chosen


def _put_maverick(rng: Rng, cards: list[str | dict[str, Any]], houses: list[str], pool: list[Printed]) -> None:
    """KF-DECK-060: a card of another house takes the place of one that may be missing."""
    at = rng.pick([at for at, id in enumerate(cards) if id not in _SPECIAL])
    house = houses[at // OF_A_HOUSE]
    cards[at] = {"card": rng.pick([one for one in pool if one.house != house]).id, "house": house}


def _of_rarity(rng: Rng, pool: list[Printed]) -> list[Printed]:
    at = rng.below(100)
    for rarity, share in _RARITIES:
        if at < share:
            found = [one for one in pool if one.facts["rarity"] == rarity]
            return found or pool
        at -= share
    return pool


def _enhance(rng: Rng, cards: list[str | dict[str, Any]]) -> None:
    """KF-KWDON-010: the icons of Enhance cards go to cards of the deck, by chance."""
    icons: list[str] = []
    for entry in cards:
        icons += _enhances(_printed(BOOK[entry if isinstance(entry, str) else entry["card"]]))
    for icon in icons:
        at = rng.below(SIZE)
        entry = cards[at]
        table = {"card": entry} if isinstance(entry, str) else entry
        bonus = table.get("bonus", list(_printed(BOOK[table["card"]]).bonus))
        cards[at] = {**table, "bonus": [*bonus, icon]}


__all__ = ["card_ids", "entry_of", "generate", "houses_of", "read", "ready_made", "refuses", "write"]
