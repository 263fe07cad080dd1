"""Values as they are now: ATQ, FV, BOU, keywords, classes, names."""

from __future__ import annotations

from pioche.engine.abilities import says_yes
from pioche.engine.cards import Card
from pioche.engine.lasting import modified
from pioche.games.sevenfallen.rules.terms import ATQ, BOU, FV
from pioche.games.sevenfallen.state import Printed, SevenFallen, now_of, print_of
from pioche.games.sevenfallen_common.table import CALM, Piece


def shift(s: SevenFallen) -> None:
    """Something has changed on which values may hang: look whether anything falls or parts."""
    hooked = s.hooked
    if "fv" in hooked or "set_fv" in hooked or "bou" in hooked or "classes" in hooked or "becomes" in hooked:
        s.unsettled = True


def untouched(it: Piece, number: int) -> bool:
    """SF-BLESS-040: whether the costs and effects of the card `number` leave a Bénédiction as it is: those of all cards
    but itself."""
    return it.printed.type == "blessing" and it.card.number != number


def keyword(s: SevenFallen, it: Piece, name: str) -> int:
    """The value of a standard ability that a card has now, 0 for none. Values add up where the book says so."""
    value = it.printed.keywords.get(name, 0)
    if "keyword" in s.hooked:
        if it.printed.type == "blessing":  # SF-BLESS-040
            return value
        for source in s.listeners("keyword"):
            value = source.hooks["keyword"].run(s, source, it, name, value)
    return value


def peaceful(s: SevenFallen, it: Piece) -> bool:
    """SF-PACIF-010, SF-BOURRASQUE-020."""
    return bool(it.flags & CALM) or keyword(s, it, "pacifiste") > 0


def atq(s: SevenFallen, it: Piece) -> int:
    """SF-ABIL-210, SF-LEX-550: printed, plus markers, Équipement and what cards give; never below 0 (SF-GEN-050)."""
    printed = it.printed
    if printed.type == "golem":
        return golem_atq(s, it)
    value = printed.atq
    marks = it.marks
    if marks:
        value += marks.get("+1/+1", 0) - marks.get("-1/-1", 0) + marks.get("+1/+0", 0)
    if it.attached:
        gear = it.gear
        if gear is not None:
            value += gear.printed.atq  # SF-EQUIP-010
    hooked = s.hooked
    if "atq" in hooked or "set_atq" in hooked:
        value = modified(s, ATQ, it, value)
    if keyword(s, it, "symbiose"):
        value += symbionts(s, it)
    return value if value > 0 else 0


def golem_atq(s: SevenFallen, it: Piece) -> int:
    """SF-GOLEM-090: only what names Golems gives them ATQ."""
    value = it.printed.atq + it.marks.get("atq", 0)
    if "golem_atq" in s.hooked:
        for source in s.listeners("golem_atq"):
            value = source.hooks["golem_atq"].run(s, source, it, value)
    return value if value > 0 else 0


def symbionts(s: SevenFallen, it: Piece) -> int:
    """SF-SYMBIOSE-010: its controller's other cards in play with Symbiose."""
    player = s.players[it.controller]
    count = 0
    for row in (player.rear, player.front, player.worship, player.divine):
        for one in row:
            if one is not it and keyword(s, one, "symbiose"):
                count += 1
            for other in one.attached:
                if keyword(s, other, "symbiose"):
                    count += 1
    return count


def life(s: SevenFallen, it: Piece) -> int:
    """FV of an Ange, Archange or Divinité, BOU of a Golem: how much damage destroys it."""
    printed = it.printed
    marks = it.marks
    hooked = s.hooked
    if printed.type == "golem":
        value = printed.bou
        if marks:
            value += marks.get("bou", 0)
        return max(0, modified(s, BOU, it, value)) if "bou" in hooked else value
    value = printed.fv
    if marks:
        value += marks.get("+1/+1", 0) - marks.get("-1/-1", 0) + marks.get("+0/+1", 0) + marks.get("fv", 0)
    if "fv" in hooked or "set_fv" in hooked:
        value = modified(s, FV, it, value)
    return value if value > 0 else 0


def room(s: SevenFallen, it: Piece) -> int:
    """SF-DMG-020: how many damage markers it can still receive."""
    left = life(s, it) - it.damage
    return left if left > 0 else 0


def classes(s: SevenFallen, it: Piece) -> tuple[str, ...]:
    """SF-LEX-110: printed, or the one that was given to it, and what cards say."""
    found: tuple[str, ...] = (it.klass,) if it.klass else it.printed.classes
    if "classes" in s.hooked:
        for source in s.listeners("classes"):
            found = source.hooks["classes"].run(s, source, it, found)
        return tuple(dict.fromkeys(found))  # SF-LEX-120: none of them twice
    return found


def is_class(s: SevenFallen, it: Piece, klass: str) -> bool:
    """Whether it has this class now."""
    return klass in classes(s, it)


def card_is_class(card: Card, klass: str, *, hidden: bool) -> bool:
    """The class of a card out of play. SF-DOPPEL-010: in hand or in the Livre Sacré a Doppelgänger has all."""
    proto = print_of(card)
    return klass in proto.classes or (hidden and "doppelganger" in proto.keywords)


def is_angel(it: Piece) -> bool:
    """Whether it is an Ange now."""
    return it.printed.type == "angel"


def is_fighter(it: Piece) -> bool:
    """An Ange or an Archange."""
    return it.printed.type in ("angel", "archangel")


def defends(s: SevenFallen, it: Piece) -> bool:
    """SF-ZONE-100, SF-PACIF-010, SF-GOLEM-110: whether it keeps ambushers from its Divinité while on the AG."""
    kind = it.printed.type
    if kind in ("angel", "archangel"):
        return not peaceful(s, it)
    return kind == "golem" and says_yes(s, "defends", it)


def defenders_of(s: SevenFallen, seat: int) -> list[Piece]:
    """SF-LEX-260: who defends a Divinité now."""
    found: list[Piece] = []
    for one in s.players[seat].rear:
        if defends(s, one):
            found.append(one)
        else:
            found += [other for other in one.attached if defends(s, other)]
    return found


def same_name(one: Card, other: Card) -> bool:
    """SF-LEX-520: the same printed name, or a winged part of one that the other's name includes."""
    return names_agree(print_of(one), print_of(other))


def names_agree(a: Printed, b: Printed) -> bool:
    if a.id == b.id or a.name == b.name:
        return True
    return (bool(a.wings) and a.wings in b.name) or (bool(b.wings) and b.wings in a.name)


def twins(s: SevenFallen, seat: int, card: Card, now: Piece | None = None) -> list[Piece]:
    """SF-LEX-480, SF-LEX-540: what a player controls on the CDB that cannot be there together with `card`, by what each
    of them is now."""
    player = s.players[seat]
    proto = now_of(now) if now is not None else print_of(card)
    found: list[Piece] = []
    for row in (player.rear, player.front):
        for one in row:
            if (proto.legendary or one.printed.legendary) and one.card is not card and names_agree(now_of(one), proto):
                found.append(one)
    return found
