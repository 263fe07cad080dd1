"""Values as they are now: attack, force vitale, shield, standard abilities, costs (pages, the lexicon)."""

from __future__ import annotations

from pioche.engine.abilities import says_yes
from pioche.engine.cards import Card
from pioche.engine.lasting import modified
from pioche.engine.seats import seats_from
from pioche.games.sevenfallen_common.table import Piece
from pioche.games.sevenfallen_first.rules.terms import ATQ
from pioche.games.sevenfallen_first.state import MORTAL, SILENCED, First, is_angel, print_of


def keyword(s: First, it: Piece, name: str) -> int:
    """SO-ABIL-020: the value of a standard ability that a page has now, 0 for none."""
    if it.flags & SILENCED:  # all of them are lost, gained and lent ones too
        return 0
    value = it.printed.keywords.get(name, 0)
    if it.marks and name == "armure":
        value += it.marks.get("armure", 0)
    if name in s.hooked and it.printed.type != "divinity":
        for source in s.listeners(name):
            value = source.hooks[name].run(s, source, it, value)
    return value


def might_have(s: First, number: int, name: str) -> bool:
    """Whether a card could have a standard ability if it is in play, at a glance: for those that are rare."""
    proto = print_of(s.cards[number])
    return name in proto.keywords or name in s.hooked or proto.type == "divinity"


def atq(s: First, it: Piece) -> int:
    """SO-GEN-110: printed, plus what was gained and what pages give; never below 0."""
    printed = it.printed
    if printed.type == "golem":
        return golem_atq(s, it)
    value = printed.atq
    if it.marks:
        value += it.marks.get("atq", 0)
    hooked = s.hooked
    if ("symbiose" in printed.keywords or "symbiose" in hooked) and keyword(s, it, "symbiose"):
        value += symbionts(s, it)
    if "atq" in hooked or "half_atq" in hooked or "only_atq" in hooked:
        value = modified(s, ATQ, it, value)
    return value if value > 0 else 0


def golem_atq(s: First, it: Piece) -> int:
    """SO-GOLEM-040, SO-DMG-070: golems have no attack, unless an ability gives them one."""
    value = 0
    if "golem_atq" in s.hooked:
        for source in s.listeners("golem_atq"):
            value = source.hooks["golem_atq"].run(s, source, it, value)
    return value if value > 0 else 0


def symbionts(s: First, it: Piece) -> int:
    """SO-SYMBIOSE-010, SO-LEX-010: the other pages on the field with Symbiose, of all players."""
    count = 0
    for player in s.players:
        for row in (player.rear, player.front, player.worship):
            for one in row:
                if one is not it and keyword(s, one, "symbiose"):
                    count += 1
                for other in one.attached:
                    if keyword(s, other, "symbiose"):
                        count += 1
    return count


def full(s: First, it: Piece) -> int:
    """SO-LEX-020: full force vitale of an ange or a mortal, shield of a golem or an archange."""
    printed = it.printed
    marks = it.marks
    if printed.type in ("golem", "archangel"):
        return printed.bou + marks.get("bou", 0) + marks.get("fv", 0) if marks else printed.bou
    value = printed.fv + marks.get("fv", 0) if marks else printed.fv
    if "fv" in s.hooked:
        for source in s.listeners("fv"):
            value = source.hooks["fv"].run(s, source, it, value)
    return value


def left(s: First, it: Piece) -> int:
    """What is left of its force vitale, or of its shield."""
    value = full(s, it) - it.damage
    return value if value > 0 else 0


def armour(s: First, it: Piece) -> int:
    """SO-ARMURE-010, SO-ARMURE-020: points of Armure that are not worn yet."""
    value = keyword(s, it, "armure")
    if value and it.marks:
        value -= it.marks.get("worn", 0)
    return value if value > 0 else 0


def has_life(it: Piece) -> bool:
    """SO-ARCH-150, SO-GOLEM-060: whether it has a force vitale."""
    return it.printed.type in ("angel", "mortal")


def wounded(s: First, it: Piece) -> bool:
    """SO-DMG-100."""
    return it.damage > 0


def frozen(it: Piece) -> bool:
    """SO-GELER-020."""
    return bool(it.marks) and it.marks.get("frozen", 0) > 0


def is_mortal(it: Piece) -> bool:
    """Whether a card is a divinity that has become mortal."""
    return bool(it.flags & MORTAL)


def is_race(it: Piece, *races: str) -> bool:
    """Whether it is an ange of one of these races."""
    return is_angel(it) and it.printed.classes[0] in races


def may_link(s: First, it: Piece) -> bool:
    """SO-LINK-120, SO-MORT-150, SO-ARCH-110: an ange, unless Berserk or Mort subite keep it from golems; others by an
    ability."""
    if is_angel(it) and not keyword(s, it, "berserk") and not keyword(s, it, "mort-subite"):
        return True
    return "may_link" in s.hooked and says_yes(s, "may_link", it)


def cost(s: First, seat: int, card: Card) -> int:
    """SO-EC-010: what a page costs this player; never below 0."""
    value = print_of(card).cost
    if "cost" in s.hooked:
        for source in s.listeners("cost"):
            value = source.hooks["cost"].run(s, source, seat, card, value)
    return value if value > 0 else 0


def in_line(s: First, seat: int) -> list[Piece]:
    """The pages of a player on the two lines, a pair by its ange, the fire line first."""
    player = s.players[seat]
    return player.front + player.rear


def with_golems(pages: list[Piece]) -> list[Piece]:
    """The same with the golems that are linked to them."""
    found: list[Piece] = []
    for one in pages:
        found.append(one)
        found += one.attached
    return found


def all_in_line(s: First, seat: int) -> list[Piece]:
    """Every page on the lines, those of `seat` first, then clockwise."""
    found: list[Piece] = []
    for one in seats_from(s, seat):
        found += in_line(s, one)
    return found
