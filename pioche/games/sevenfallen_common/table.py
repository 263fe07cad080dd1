"""What lies on the table in both editions: cards in play on two lines, piles, and who listens."""

from __future__ import annotations

from typing import Any, Final

from pioche.engine.cards import Card, Permanent, Proto, Source
from pioche.engine.choice import NUMBER
from pioche.engine.native import mypyc_attr
from pioche.engine.rng import Rng
from pioche.engine.state import State

_ERA: Final = 12  # bits: in a token the number of a card comes first, then how often it has changed zone

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
class Print(Proto):
    """What is printed on a card: its values (0 where it has none), its classes, its keywords with their values."""

    __slots__ = ("atq", "bou", "classes", "cost", "ec", "fv", "keywords", "legendary", "realm")

    def __init__(self, id: str, names: dict[str, str], texts: dict[str, str], facts: dict[str, Any]) -> None:
        super().__init__(id, names, texts, facts)
        self.realm: str = facts.get("realm", "")
        if self.realm and self.realm not in REALMS:
            raise ValueError(f"card {id!r}: {self.realm!r} is no realm")
        self.classes: tuple[str, ...] = tuple(facts.get("classes", ()))
        self.legendary: bool = facts.get("legendary", False)
        self.cost: int = facts.get("cost", 0)
        self.atq: int = facts.get("atq", 0)
        self.fv: int = facts.get("fv", 0)
        self.bou: int = facts.get("bou", 0)
        self.ec: int = facts.get("ec", 0)
        self.keywords: dict[str, int] = {}
        for keyword in facts.get("keywords", ()):
            name, _, number = keyword.partition(" ")
            self.keywords[name] = int(number) if number else 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece(Permanent):
    """A card in play. `printed` is what it is now; `attached` are the Golem linked to an Ange and its Équipement."""

    __slots__ = ("attached", "damage", "ec", "flags", "host", "klass", "marks", "printed", "under")

    def __init__(
        self,
        card: Card,
        controller: int,
        printed: Print,
        damage: int = 0,
        ec: int = 0,
        flags: int = 0,
        host: int = 0,
        klass: str = "",
    ) -> None:
        self.hooks = printed.hooks
        self.card = card
        self.controller = controller
        self.printed = printed
        self.damage = damage
        self.ec = ec
        self.flags = flags
        self.host = host  # the number of the Ange that a Golem or an Équipement is on
        self.klass = klass  # the class that was given to it in place of its own
        self.attached: list[Piece] = []
        self.under: list[Card] = []
        self.marks: dict[str, int] = {}

    def copy(self) -> Piece:
        new = Piece(self.card, self.controller, self.printed, self.damage, self.ec, self.flags, self.host, self.klass)
        if self.attached:
            new.attached = [one.copy() for one in self.attached]
        if self.under:
            new.under = self.under.copy()
        if self.marks:
            new.marks = self.marks.copy()
        return new

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

    @property
    def tilted(self) -> bool:
        return bool(self.flags & TILTED)

    @tilted.setter
    def tilted(self, value: bool) -> None:
        self.flags = self.flags | TILTED if value else self.flags & ~TILTED

    @property
    def attacker(self) -> bool:
        return bool(self.flags & ATTACKER)

    @attacker.setter
    def attacker(self, value: bool) -> None:
        self.flags = self.flags | ATTACKER if value else self.flags & ~ATTACKER

    @property
    def mortal(self) -> bool:
        return bool(self.flags & MORTAL)

    @mortal.setter
    def mortal(self, value: bool) -> None:
        self.flags = self.flags | MORTAL if value else self.flags & ~MORTAL

    @property
    def ambush(self) -> bool:
        return bool(self.flags & AMBUSH)

    @ambush.setter
    def ambush(self, value: bool) -> None:
        self.flags = self.flags | AMBUSH if value else self.flags & ~AMBUSH


@mypyc_attr(allow_interpreted_subclasses=True)
class Side:
    """One player's zones. Piles have their top card first."""

    __slots__ = ("book", "divine", "front", "hand", "pandemonium", "purgatory", "rear", "worship")

    def __init__(self) -> None:
        self.divine: list[Piece] = []  # the Divinité
        self.worship: list[Piece] = []  # the Adoration
        self.rear: list[Piece] = []  # the Arrière-garde
        self.front: list[Piece] = []  # the Ligne de feu
        self.hand: list[Card] = []
        self.book: list[Card] = []
        self.purgatory: list[Card] = []
        self.pandemonium: list[Card] = []

    def copy_onto(self, new: Side) -> None:
        new.divine = [one.copy() for one in self.divine]
        new.worship = [one.copy() for one in self.worship]
        if self.rear:
            new.rear = [one.copy() for one in self.rear]
        if self.front:
            new.front = [one.copy() for one in self.front]
        new.hand = self.hand.copy()
        new.book = self.book.copy()
        if self.purgatory:
            new.purgatory = self.purgatory.copy()
        if self.pandemonium:
            new.pandemonium = self.pandemonium.copy()


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """A table of either edition. `eras` counts how often each card has changed zone: a card that left and came back is
    another one, and whoever had aimed at it has lost it."""

    __slots__ = ("eras", "shaken")

    def __init__(self, rng: Rng, teams: tuple[int, ...], cards: tuple[Card, ...]) -> None:
        super().__init__(rng, teams, cards)
        self.eras: dict[int, int] = {}
        self.shaken = False  # something has changed that may destroy, link or unlink: look

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

    def must(self, number: int) -> Piece:
        """A card that is known to be in play."""
        found = self.in_play(number)
        assert found is not None
        return found

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

    def token(self, number: int) -> int:
        """A card as it is now: the number, and how often it has changed zone."""
        return number | self.eras.get(number, 0) << _ERA

    def same(self, token: int) -> bool:
        """Whether the card of a token has not changed zone since."""
        return token >> _ERA == self.eras.get(token & NUMBER, 0)

    def aimed(self, token: int) -> Piece | None:
        """The card in play that a token means, if it is still the same."""
        return self.in_play(token & NUMBER) if self.same(token) else None

    def moved(self, number: int) -> None:
        """A card changes zone."""
        self.eras[number] = self.eras.get(number, 0) + 1

    def over(self) -> bool:
        """Whether the match has ended. (A function: mypyc would take `result is None` for granted after a question.)"""
        return self.result is not None


def number_in(token: int) -> int:
    """The number of the card that a token means, whether it is still the same or not."""
    return token & NUMBER


def on_line(s: Table, it: Piece) -> str:
    """The line on which a card stands, with the Ange that it is on: `rear`, `front`, or nothing."""
    where = s.must(it.host) if it.host else it
    side = s.side(where.controller)
    return "rear" if where in side.rear else "front" if where in side.front else ""
