"""The link between an Ange and a Golem: who is free, how they come together, how they part."""

from __future__ import annotations

from collections.abc import Callable

from pioche.games.sevenfallen_common.table import Battlefield, Piece


def free_golems(s: Battlefield, seat: int) -> list[Piece]:
    """The Golems of a player that stand alone on a line."""
    side = s.side(seat)
    return [one for row in (side.rear, side.front) for one in row if one.printed.type == "golem" and not one.attached]


def free_angels(s: Battlefield, seat: int, may_link: Callable[[Piece], bool]) -> list[Piece]:
    """The fighters of a player that may be linked and have no Golem yet."""
    side = s.side(seat)
    return [one for row in (side.rear, side.front) for one in row if may_link(one) and one.golem is None]


def attach(s: Battlefield, it: Piece, angel: Piece) -> None:
    """A Golem (or an Équipement) joins an Ange: the pair stands where the Ange stood."""
    s.row_of(it).remove(it)
    it.host = angel.card.number
    angel.attached.append(it)
    s.rearranged()
    s.unsettled = True


def detach(s: Battlefield, it: Piece) -> None:
    """The Golem stands alone again, on the line of the pair."""
    angel = s.must(it.host)
    row = s.row_of(angel)
    angel.attached.remove(it)
    it.host = 0
    row.append(it)
    s.rearranged()
    s.unsettled = True
