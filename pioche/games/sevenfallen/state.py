"""What lies on a table of 7 Fallen V3."""

from __future__ import annotations

from typing import Any, Final

from pioche.engine.cards import Card
from pioche.engine.lasting import rest, wake
from pioche.engine.rng import Rng
from pioche.engine.stack import StackItem
from pioche.games.sevenfallen_common.table import MORTAL, Piece, Print, Side, Table

TYPES: Final = (
    "divinity",
    "archangel",
    "temple",
    "gift",
    "angel",
    "golem",
    "miracle",
    "equipment",
    "blessing",
    "worshipper",
    "familiar",
)
EDEN: Final = ("divinity", "archangel", "temple", "gift")
PAGES: Final = ("angel", "golem", "miracle", "equipment", "blessing")  # SF-PAGE-010: of a Livre Sacré
KEYWORDS: Final = (
    "archerie",
    "assassin",
    "berserk",
    "bourrasque",
    "catalyseur",
    "collateral",
    "damne",
    "doppelganger",
    "egide",
    "esquive",
    "flamme",
    "fourberie",
    "gardien",
    "geler",
    "honneur",
    "intervention-divine",
    "invocation",
    "leader",
    "loyaliste",
    "lumiere",
    "mort-subite",
    "pacifiste",
    "phoenix",
    "retrait",
    "symbiose",
    "tempete",
    "tenebres",
    "tresor",
    "vaillant",
    "valhalla",
)
# Abilities that a word in bold introduces; on a card's block, in the words of the book.
BOLD: Final = (
    "ferveur",
    "dernier_souffle",
    "aurore_divine",
    "nuit_divine",
    "parole_divine",
    "phase_de_combat",
    "purgatoire",
    "sacrifice",
    "dilemme",
)
RARITIES: Final = ("divine", "diamond", "ruby", "emerald", "starter", "celestial", "epic")
# Markers and tokens: SF-LEX-550, SF-LEX-610, SF-BLESS-010, SF-MEM-070. `fv` is what a Divinité has gained,
# `plume` what it has left.
MARKS: Final = ("+1/+1", "-1/-1", "+1/+0", "+0/+1", "bou", "atq", "fv", "plume", "poseidor", "sablier", "angelus")
# What is printed on cards of all types, on all of a type, and on some of it.
_SHARED: Final = "type realm classes wings keywords rarity run set"
_FACTS: Final = {
    "divinity": ("fv will feathers", ""),  # SF-DIV-010
    "archangel": ("atq fv ec factor", ""),  # SF-ARCH-010
    "temple": ("ec", ""),
    "gift": ("", ""),  # SF-GIFT-010
    "angel": ("atq fv", "cost legendary"),
    "golem": ("bou cost", "tempest"),
    "miracle": ("condition revoke", ""),
    "equipment": ("cost revoke atq", ""),
    "blessing": ("condition cost hourglass", ""),
    "worshipper": ("ec", ""),
    "familiar": ("atq fv", ""),
}
PROMO: Final = 999  # SF-RARITY-030: a promotional card of which no more were printed is Épique


class Printed(Print):
    """What is printed on a card of V3. `cost` and `tempest` are -1 where it has none."""

    __slots__ = (
        "base",
        "condition",
        "factor",
        "feathers",
        "hourglass",
        "ordinary",
        "quick",
        "rarity",
        "revoke",
        "swift",
        "tempest",
        "will",
        "wings",
    )

    def __init__(self, id: str, names: dict[str, str], texts: dict[str, str], facts: dict[str, Any]) -> None:
        super().__init__(id, names, texts, facts)
        if self.type not in TYPES:
            raise ValueError(f"card {id!r}: {self.type!r} is no type")
        always, at_times = _FACTS[self.type]
        unknown = [fact for fact in facts if fact not in f"{_SHARED} {always} {at_times}".split()]
        unknown += [keyword for keyword in self.keywords if keyword not in KEYWORDS]
        missing = [fact for fact in always.split() if fact not in facts]
        if unknown or missing:
            raise ValueError(f"card {id!r}: unknown facts or keywords {unknown}, missing facts {missing}")
        if self.type in ("divinity", "gift") and not texts.get("en"):  # SF-DIV-010, SF-GIFT-010
            raise ValueError(f"card {id!r}: it has no ability")
        if not self.realm and self.type not in ("miracle", "equipment", "gift"):  # SF-REALM-050
            raise ValueError(f"card {id!r}: it belongs to no realm")
        if len(set(self.classes)) < len(self.classes):  # SF-LEX-120
            raise ValueError(f"card {id!r}: a class is there twice")
        self.rarity = _rarity(id, facts)
        if self.type == "familiar":  # SF-FAM-010: a kind of Ange
            self.type = "angel"
        if "invocation" in self.keywords:  # SF-INVOC-030
            self.cost = -1
        self.tempest: int = facts.get("tempest", -1)
        self.condition: int = facts.get("condition", 0)
        self.revoke: int = facts.get("revoke", 0)
        self.factor: int = facts.get("factor", 0)
        self.will: int = facts.get("will", 0)
        self.feathers: int = facts.get("feathers", 0)
        self.hourglass: int = facts.get("hourglass", 0)
        self.wings: str = facts.get("wings", "")
        self.base: Printed = self  # the print of which this one is a rewording
        # SF-MIRACLE-120: whether it may be played when a Miracle may
        self.ordinary = self.type in ("angel", "golem") and self.cost >= 0 and not self.legendary
        self.quick = (
            self.type in ("miracle", "equipment") or "tempete" in self.keywords or "bourrasque" in self.keywords
        )
        self.swift = self.quick or self.tempest >= 0  # or in one of its ways

    @property
    def familiar(self) -> bool:
        return self.facts.get("type") == "familiar"

    @property
    def name(self) -> str:
        """SF-LEX-520: as it is printed."""
        return self.names["fr"]

    @property
    def page(self) -> bool:
        """SF-LEX-710."""
        return self.type not in EDEN

    def variant(self, mark: str) -> Printed:
        """A card that differs from this one in what the caller changes; `mark` tells them apart."""
        new = Printed(self.id, self.names, self.texts, self.facts)
        new.hooks = self.hooks
        new.mark = mark
        new.base = self
        return new


def _rarity(id: str, facts: dict[str, Any]) -> str:
    """SF-RARITY-010; SF-RARITY-020: no gem on a Familier, which is common; SF-RARITY-030: promotional cards tell how
    many were printed."""
    kind = facts["type"]
    if ("rarity" in facts) == ("run" in facts or kind == "familiar"):
        raise ValueError(f"card {id!r}: it bears one gem, or a number of prints, or is a Familier")
    if "run" in facts:
        return "celestial" if facts["run"] > PROMO else "epic"
    rarity: str = facts.get("rarity", "emerald")
    if rarity not in RARITIES[:5] or (rarity == "divine" and kind not in EDEN):
        raise ValueError(f"card {id!r}: {rarity!r} is not a rarity of such a card")
    return rarity


_variants: dict[str, Printed] = {}


def as_angel(proto: Printed, atq: int, fv: int, keywords: tuple[str, ...] = ()) -> Printed:
    """SF-GOLEM-120: a Golem that is treated as an Ange; it keeps its Tempête cost (SF-GOLEM-140)."""
    mark = f"{proto.mark}!angel{atq}/{fv}"
    found = _variants.get(proto.id + mark)
    if found is None:
        found = proto.variant(mark)
        found.type = "angel"
        found.atq = atq
        found.fv = fv
        found.bou = 0
        for keyword in keywords:
            found.keywords[keyword] = 1
        _variants[proto.id + mark] = found
    return found


class Entry(StackItem):
    """An effect that waits: the print that it is from, what it was aimed at, group by group, what it is about, and the
    abilities of which it is a consequence. `targets` are those of its aims that all may know."""

    __slots__ = ("about", "aims", "chain", "proto", "shielded", "token", "value")

    def __init__(
        self,
        source: int,
        ability: str,
        targets: tuple[int, ...],
        by: int,
        token: int,
        proto: Printed,
        aims: tuple[tuple[int, ...], ...],
        value: int,
        about: tuple[int, ...],
        chain: tuple[str, ...],
        shielded: tuple[int, ...],
    ) -> None:
        super().__init__(source, ability, targets, by)
        self.token: Final = token
        self.proto: Final = proto
        self.aims: Final = aims
        self.value: Final = value
        self.about: Final = about
        self.chain: Final = chain
        self.shielded: Final = shielded  # SF-EGIDE-010: those of its targets that are insensitive to it

    def shielding(self, shielded: tuple[int, ...]) -> Entry:
        """The same effect, to which these of its targets are insensitive."""
        return Entry(
            self.source,
            self.ability,
            self.targets,
            self.by,
            self.token,
            self.proto,
            self.aims,
            self.value,
            self.about,
            self.chain,
            shielded,
        )


class Player(Side):
    __slots__ = ("archangel", "gift", "limbo", "register")

    def __init__(self) -> None:
        super().__init__()
        self.register: list[Card] = []
        self.archangel: list[Card] = []  # face down, until it enters play
        self.gift: list[Card] = []  # until the second player is known
        self.limbo: list[Piece] = []  # SF-ZONE-070: with their markers

    def copy(self) -> Player:
        new = Player()
        self.copy_onto(new)
        if self.register:
            new.register = self.register.copy()
        if self.archangel:
            new.archangel = self.archangel.copy()
        if self.gift:
            new.gift = self.gift.copy()
        if self.limbo:
            new.limbo = [one.copy() for one in self.limbo]
        return new


class Due:
    """An ability that was triggered and is to be activated: which of whose, and as a consequence of what. `late`: after
    those that are not (SF-LEX-510)."""

    __slots__ = ("chain", "late", "me")

    def __init__(self, me: Me, chain: tuple[str, ...]) -> None:
        self.me = me
        self.chain = chain
        self.late = False


class Me:
    """Who speaks in an effect: `seat` is *you*, `number` the card whose effect it is, `proto` its print.

    `aims` are the cards that were targeted or chosen as it was activated, group by group, as tokens; `value` a number
    settled then; `about` what triggered it: the token of a card, then numbers.
    """

    __slots__ = ("about", "aims", "hook", "key", "nth", "number", "owed", "proto", "seat", "shielded", "token", "value")

    def __init__(
        self, seat: int, number: int, token: int, proto: Printed, key: str, about: tuple[int, ...] = ()
    ) -> None:
        self.seat = seat
        self.number = number
        self.token = token
        self.proto = proto
        self.key = key
        self.about = about
        self.aims: list[list[int]] = []
        self.value = 0
        self.shielded: list[int] = []
        self.owed = 0  # EC that the other effects of the same Miracle have added to its cost
        self.hook: Any = None  # what is written behind the word that `key` names, once it was looked up
        self.nth = ""  # which of several effects there

    @property
    def miracle(self) -> bool:
        """SF-ABIL-020: whether this is the text of a Miracle, which is no ability."""
        return self.proto.type == "miracle"


class SevenFallen(Table):
    """The table. `step` says where in the turn it stands, `priority` and `passes` whose a Contemplation is."""

    __slots__ = (
        "aside",
        "attacked",
        "attackers",
        "beyond",
        "chain",
        "defenders",
        "due",
        "fallen",
        "first",
        "group",
        "passes",
        "players",
        "prevented",
        "priority",
        "proposed",
        "resolving",
        "slots",
        "stopped",
        "struck",
        "targeted",
        "twice",
        "used",
        "wilful",
    )

    def __init__(self, rng: Rng, teams: tuple[int, ...], cards: tuple[Card, ...], players: list[Player]) -> None:
        super().__init__(rng, teams, cards)
        self.players = players
        self.wilful = 0  # SF-WILL-010: who chooses who starts
        self.first = -1  # who starts; -1: still to be settled
        self.priority = 0
        self.passes = 0  # in a row, in this Contemplation
        self.attacked = False  # the attack phase of this turn is over
        self.stopped = False  # SF-DIV-100: and at once
        self.proposed = False  # a draw, this turn
        self.slots = 0  # attackers that may yet be announced in Embuscade
        self.group: tuple[int, ...] = ()  # the attackers of the declaration in progress
        self.attackers: tuple[int, ...] = ()  # of the combat in progress, as tokens
        self.defenders: tuple[int, ...] = ()  # likewise; the Divinité where it is the target
        self.twice: tuple[int, ...] = ()  # SF-BERSERK-030: who may attack a second time now, as tokens
        self.struck: tuple[int, ...] = ()  # who has attacked a second time in this phase, as tokens
        self.aside: list[Card] = []  # a page that is being played, revealed, before it is paid for
        self.beyond: list[Card] = []  # SF-FAM-010: Familiers that are not in play, to be created
        self.due: list[Due] = []  # abilities that were triggered and wait to be activated: none at a quiet decision
        self.resolving = False  # an effect or damage is being resolved
        self.chain: tuple[str, ...] = ()  # the abilities of which what happens now is a consequence
        self.used: list[str] = []  # abilities used this turn that may be used once
        self.fallen: list[tuple[int, int, str]] = []  # destroyed this turn: token where it lies, controller, type
        self.targeted: list[int] = []  # SF-EGIDE-010: tokens of Anges that an opposing Miracle has targeted this turn
        self.prevented: dict[int, int] = {}  # SF-LEX-440: token -> damage still to be prevented this turn

    def copy(self) -> SevenFallen:
        new = SevenFallen(self.rng.copy(), self.teams, self.cards, [player.copy() for player in self.players])
        new.wilful = self.wilful
        new.first = self.first
        new.priority = self.priority
        new.passes = self.passes
        new.attacked = self.attacked
        new.stopped = self.stopped
        new.proposed = self.proposed
        new.slots = self.slots
        new.group = self.group
        new.attackers = self.attackers
        new.defenders = self.defenders
        new.twice = self.twice
        new.struck = self.struck
        new.resolving = self.resolving
        new.chain = self.chain
        new.shaken = self.shaken
        new.eras = self.eras.copy()
        if self.aside:
            new.aside = self.aside.copy()
        if self.beyond:
            new.beyond = self.beyond.copy()
        if self.due:
            new.due = self.due.copy()
        if self.used:
            new.used = self.used.copy()
        if self.fallen:
            new.fallen = self.fallen.copy()
        if self.targeted:
            new.targeted = self.targeted.copy()
        if self.prevented:
            new.prevented = self.prevented.copy()
        self.copy_onto(new)
        return new

    def seated(self) -> list[Side]:
        return self.players  # type: ignore[return-value]  # which is only read

    def side(self, seat: int) -> Side:
        return self.players[seat]

    def divinity(self, seat: int) -> Piece:
        return self.players[seat].divine[0]

    def limbo_piece(self, number: int) -> Piece | None:
        """The card in some Limbes with this number."""
        for player in self.players:
            for one in player.limbo:
                if one.card.number == number:
                    return one
        return None


def print_of(card: Card) -> Printed:
    """What is printed on a card of this game."""
    proto: Printed = card.proto  # type: ignore[assignment]  # quicker than to assert it
    return proto


def now_of(it: Piece) -> Printed:
    """What a card in play is now."""
    printed: Printed = it.printed  # type: ignore[assignment]
    return printed


def print_now(s: SevenFallen, card: Card) -> Printed:
    """What a card is now, wherever it lies: in play and in the Limbes it may be something else than what is printed."""
    it = s.in_play(card.number) or s.limbo_piece(card.number)
    return now_of(it) if it is not None else print_of(card)


def reprint(s: SevenFallen, it: Piece, printed: Printed) -> None:
    """A card in play becomes something else to read: its hooks are woken and rested accordingly."""
    if printed is it.printed:
        return
    rest(s, it.hooks)
    it.printed = printed
    it.hooks = printed.hooks
    wake(s, it.hooks)
    s.shaken = True


__all__ = [
    "BOLD",
    "EDEN",
    "KEYWORDS",
    "MARKS",
    "MORTAL",
    "PAGES",
    "RARITIES",
    "TYPES",
    "Due",
    "Entry",
    "Me",
    "Player",
    "Printed",
    "SevenFallen",
    "as_angel",
    "now_of",
    "print_now",
    "print_of",
    "reprint",
]
