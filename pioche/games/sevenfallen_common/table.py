"""What lies on the table in both editions: cards in play on two lines, piles, and who listens."""

from __future__ import annotations

from typing import Final

from pioche.engine.cards import Card, Permanent, Proto, Source
from pioche.engine.declared import flag, follows, kept, printed
from pioche.engine.native import mypyc_attr
from pioche.engine.table import Table

REALMS: Final = ("eondra", "poseidia", "metascience", "lumiere", "purete", "voie", "nuit")

TILTED: Final = 1
ATTACKER: Final = 2  # announced, and not yet done with its attack
AMBUSH: Final = 4
ANNOUNCED: Final = 8  # was announced in this attack phase
CALM: Final = 16  # counts as Pacifiste until the end of the turn
MORTAL: Final = 32  # of a Divinité
FOUGHT: Final = 64  # has made its attack; what came of it is still to be resolved
CAME_OVER: Final = 128  # has just changed hands: whoever cannot stand beside it is to fall


@mypyc_attr(allow_interpreted_subclasses=True)
@printed
class Print(Proto):
    """What is printed on a card: its values (0 where it has none), its classes, its keywords with their values."""

    realm: str = ""
    classes: tuple[str, ...] = ()
    legendary: bool = False
    cost: int = 0
    atq: int = 0
    fv: int = 0
    bou: int = 0
    ec: int = 0
    keywords: dict[str, int] = follows({})

    def __post_init__(self) -> None:
        if self.realm and self.realm not in REALMS:
            raise ValueError(f"card {self.id!r}: {self.realm!r} is no realm")
        for keyword in self.facts.get("keywords", ()):
            name, _, number = keyword.partition(" ")
            self.keywords[name] = int(number) if number else 1


@mypyc_attr(allow_interpreted_subclasses=True)
@kept
class Piece(Permanent):
    """A card in play. `printed` is what it is now; `attached` are the Golem linked to an Ange and its Équipement."""

    printed: Print
    damage: int = 0
    ec: int = 0
    flags: int = 0
    host: int = 0  # the number of the Ange that a Golem or an Équipement is on
    klass: str = ""  # the class that was given to it in place of its own
    attached: list[Piece] = []
    under: list[Card] = []
    marks: dict[str, int] = {}
    tilted: bool = flag(TILTED)
    attacker: bool = flag(ATTACKER)
    ambush: bool = flag(AMBUSH)
    announced: bool = flag(ANNOUNCED)
    calm: bool = flag(CALM)
    mortal: bool = flag(MORTAL)
    fought: bool = flag(FOUGHT)

    def __post_init__(self) -> None:
        self.hooks = self.printed.hooks

    @property
    def type(self) -> str:
        return self.printed.type

    @property
    def golem(self) -> Piece | None:
        """The Golem linked to it."""
        for one in self.attached:
            if one.printed.type == "golem":
                return one
        return None

    @property
    def gear(self) -> Piece | None:
        """Its Équipement."""
        for one in self.attached:
            if one.printed.type == "equipment":
                return one
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
@kept
class Side:
    """One player's zones. Piles have their top card first."""

    divine: list[Piece] = []  # the Divinité
    worship: list[Piece] = []  # the Adoration
    rear: list[Piece] = []  # the Arrière-garde
    front: list[Piece] = []  # the Ligne de feu
    hand: list[Card] = []
    book: list[Card] = []
    purgatory: list[Card] = []
    pandemonium: list[Card] = []


@mypyc_attr(allow_interpreted_subclasses=True)
@kept
class Battlefield(Table[Piece]):
    """A table of either edition."""

    unsettled: bool = False  # something has changed that may destroy, link or unlink: look

    def seated(self) -> list[Side]:
        """The players in seating order: the very list, to be read."""
        raise NotImplementedError

    def sides(self) -> list[Side]:
        """The players, the active one first, to be read."""
        at, seated = self.active, self.seated()
        return seated[at:] + seated[:at] if at else seated

    def side(self, seat: int) -> Side:
        raise NotImplementedError

    def sources(self) -> list[Source]:
        """The active player's cards first, each with what is on it, then the opponent's, then effects that last."""
        found: list[Source] = []
        for side in self.sides():
            found += side.divine
            found += side.worship
            for row in (side.rear, side.front):
                for one in row:
                    found.append(one)
                    if one.attached:
                        found += one.attached
        found += self.lasting
        return found

    def in_play(self, number: int) -> Piece | None:
        """The card in play with this number."""
        card = self.cards[number]
        for side in self.seated():
            for row in (side.rear, side.front, side.worship, side.divine):
                for one in row:
                    if one.card is card:
                        return one
                    if one.attached:
                        for other in one.attached:
                            if other.card is card:
                                return other
        return None

    def row_of(self, it: Piece) -> list[Piece]:
        """The row in which a card lies: for what is on an Ange, the Ange's own list."""
        if it.host:
            return self.must(it.host).attached
        side = self.side(it.controller)
        for row in (side.rear, side.front, side.worship):
            if it in row:
                return row
        return side.divine

    def stands(self, it: Piece) -> bool:
        """Whether this very card is still in play (after a question, look again)."""
        if it.host:
            host = self.in_play(it.host)
            return host is not None and it in host.attached
        side = self.side(it.controller)
        return it in side.rear or it in side.front or it in side.worship or it in side.divine

    def printed_on(self, it: Piece) -> Proto:
        return it.printed


def on_line(s: Battlefield, it: Piece) -> str:
    """The line on which a card stands, with the Ange that it is on: `rear`, `front`, or nothing."""
    where = s.must(it.host) if it.host else it
    side = s.side(where.controller)
    return "rear" if where in side.rear else "front" if where in side.front else ""
