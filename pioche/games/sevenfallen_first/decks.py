"""Books: what is legal and why not, those to play at once, books made by chance (chapter Le livre sacré)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from pioche.engine.cards import Card
from pioche.engine.decks import Section, from_text, protos_of
from pioche.engine.errors import Refusal
from pioche.engine.game import Deck, Game
from pioche.engine.rng import Rng
from pioche.games.sevenfallen_first.rules.enter import lay
from pioche.games.sevenfallen_first.state import PAGES, REALMS, First, Printed

SIZE: Final = 50
COPIES: Final = 3
SECTIONS: Final = (
    Section("zone.divine", "type", ("divinity",), 1, 1),
    Section("zone.book", "type", PAGES, SIZE, SIZE),
)
LISTS: Final = Path(__file__).parent / "lists"


def printed(game: Game[Any, Any], deck: Deck) -> list[Printed]:
    """The cards of a book, as they are printed."""
    found: list[Printed] = []
    for proto in protos_of(game, deck):
        assert isinstance(proto, Printed)
        found.append(proto)
    return found


def deal(game: Game[Any, Any], s: First, seat: int, deck: Deck) -> None:
    """SO-SETUP-010, SO-DECK-090: the divinity in the heavens, the pages in the book."""
    cards = list(s.cards)
    player = s.players[seat]
    s.unchecked = s.unchecked or bool(deck.get("unchecked"))
    for proto in protos_of(game, deck):
        card = Card(len(cards), proto, seat)
        cards.append(card)
        if proto.type == "divinity":
            lay(s, card, seat, "divine")
            player.divinity = card.number
        else:
            player.book.append(card)
    s.cards = tuple(cards)


def refusals(game: Game[Any, Any], deck: Deck) -> list[Refusal]:
    """All that is wrong with a book. `unchecked`: SO-CHEAT-030, a table that trusts its players with archanges."""
    cards = printed(game, deck)
    divinities = [one for one in cards if one.type == "divinity"]
    pages = [one for one in cards if one.type in PAGES]
    found = [Refusal("SO-DIV-090", "mortal-in-book", card=one) for one in cards if one.type == "mortal"]
    if len(divinities) != 1:
        found.append(Refusal("SO-DECK-090", "one-divinity", count=len(divinities)))
    if len(pages) != SIZE:
        found.append(Refusal("SO-DECK-010", "book-size", count=len(pages)))
    counts = Counter(one.names["fr"] for one in pages if one.type != "archangel")
    for one in dict.fromkeys(pages):
        if counts[one.names["fr"]] > COPIES:
            found.append(Refusal("SO-DECK-050", "three-copies", card=one, count=counts[one.names["fr"]]))
    archanges = sum([one.type == "archangel" for one in pages])
    if archanges > 1 and not deck.get("unchecked"):
        found.append(Refusal("SO-DECK-060", "one-archange", count=archanges))
    if len(divinities) == 1:
        counted = [one for one in pages if one.type != "miracle"]  # SO-DECK-040
        own = sum([one.realm == divinities[0].realm for one in counted])
        if 2 * own <= len(counted):
            found.append(Refusal("SO-DECK-020", "majority", count=own, total=len(counted)))
    return found


def refuses_table(game: Game[Any, Any], decks: Sequence[Deck]) -> list[Refusal]:
    """SO-DECK-130, SO-DUO-260: a major divinity only where all play one."""
    leaders = [one for deck in decks for one in printed(game, deck) if one.type == "divinity"]
    majors = [one for one in leaders if one.major]
    if majors and len(majors) < len(leaders):
        return [Refusal("SO-DECK-130" if len(decks) == 2 else "SO-DUO-260", "all-major", card=majors[0])]
    return []


def starters(game: Game[Any, Any]) -> dict[str, Deck]:
    """A book for each kingdom."""
    return {realm: _read(game, LISTS / f"{realm}.txt") for realm in REALMS}


@cache
def _read(game: Game[Any, Any], path: Path) -> Deck:
    return from_text(game, path.read_text("utf-8"))


def generate(game: Game[Any, Any], rng: Rng) -> Deck:
    """A legal book of some kingdom, led by a minor divinity: mostly its own pages, some of others, some miracles."""
    realm = REALMS[rng.below(len(REALMS))]
    cards = [one for one in game.book.cards.values() if isinstance(one, Printed)]
    own = [one for one in cards if one.realm == realm and one.type in ("angel", "golem", "worshipper")]
    strange = [one for one in cards if one.realm not in ("", realm) and one.type in ("angel", "golem", "worshipper")]
    leaders = [one for one in cards if one.type == "divinity" and one.realm == realm and not one.major]
    chosen = [leaders[rng.below(len(leaders))].id]
    archanges = [one for one in cards if one.type == "archangel"]
    if rng.below(4):
        chosen.append(archanges[rng.below(len(archanges))].id)
    chosen += _pick(rng, [one for one in cards if one.type == "miracle"], 4 + rng.below(9))
    chosen += _pick(rng, strange, rng.below(13))
    chosen += _pick(rng, own, SIZE + 1 - len(chosen))
    return {"name": realm, "cards": chosen}


def _pick(rng: Rng, cards: list[Printed], count: int) -> list[str]:
    pool = [one.id for one in cards] * COPIES
    rng.shuffle(pool)
    return pool[:count]
