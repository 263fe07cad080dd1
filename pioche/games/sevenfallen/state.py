"""What lies on a table of 7 Fallen V3."""

from __future__ import annotations

from typing import Any, Final

from pioche.engine.cards import Card
from pioche.engine.declared import follows, kept, printed
from pioche.engine.effects import Effect, Me
from pioche.engine.lasting import change_hooks
from pioche.games.sevenfallen_common.table import MORTAL, Battlefield, Piece, Print, Side

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
STANDARD: dict[str, Effect] = {}  # standard abilities that use the stack: see the chapter on them
PROMO: Final = 999  # SF-RARITY-030: a promotional card of which no more were printed is Épique


@printed
class Printed(Print):
    """What is printed on a card of V3. `cost` and `tempest` are -1 where it has none."""

    tempest: int = -1
    condition: int = 0
    revoke: int = 0
    factor: int = 0
    will: int = 0
    feathers: int = 0
    hourglass: int = 0
    wings: str = ""
    rarity: str = follows("")
    base: Printed = follows(None)  # the print of which this one is a rewording
    # SF-MIRACLE-120: whether it may be played when a Miracle may; at all, or in one of its ways
    ordinary: bool = follows(False)
    quick: bool = follows(False)
    swift: bool = follows(False)

    def __post_init__(self) -> None:
        Print.__post_init__(self)
        id, texts, facts = self.id, self.texts, self.facts
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
        self.base = self
        self.ordinary = self.type in ("angel", "golem") and self.cost >= 0 and not self.legendary
        self.quick = (
            self.type in ("miracle", "equipment") or "tempete" in self.keywords or "bourrasque" in self.keywords
        )
        self.swift = self.quick or self.tempest >= 0

    @property
    def familiar(self) -> bool:
        return self.facts.get("type") == "familiar"

    def written(self, word: str) -> Any:
        """`kw:assassin` is a standard ability, which is written in the book."""
        return STANDARD[word[3:]] if word.startswith("kw:") else self.hooks[word].run

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
    mark = "+".join((f"{proto.mark}!angel{atq}/{fv}", *keywords))
    found = _variants.get(proto.id + mark)
    if found is None:
        found = _variants[proto.id + mark] = print_as_angel(proto, mark, atq, fv, keywords)
    return found


def print_as_angel(proto: Printed, mark: str, atq: int, fv: int, keywords: tuple[str, ...]) -> Printed:
    """A print of a Golem as an Ange, made anew."""
    found = proto.variant(mark)
    found.type = "angel"
    found.atq = atq
    found.fv = fv
    found.bou = 0
    for keyword in keywords:
        found.keywords[keyword] = 1
    return found


@kept
class Player(Side):
    register: list[Card] = []
    archangel: list[Card] = []  # face down, until it enters play
    gift: list[Card] = []  # until the second player is known
    limbo: list[Piece] = []  # SF-ZONE-070: with their markers


@kept
class SevenFallen(Battlefield):
    """The table. `step` says where in the turn it stands; a Contemplation is a window on the stack."""

    players: list[Player] = []
    wilful: int = 0  # SF-WILL-010: who chooses who starts
    first: int = -1  # who starts; -1: still to be settled
    changing: int = -1  # SF-SETUP-030: whose Grâce Divine it is; -1: nobody's
    attacked: bool = False  # the attack phase of this turn is over
    stopped: bool = False  # SF-DIV-100: and at once
    proposed: bool = False  # a draw, this turn
    slots: int = 0  # attackers that may yet be announced in Embuscade
    group: tuple[int, ...] = ()  # the attackers of the declaration in progress
    attackers: tuple[int, ...] = ()  # of the combat in progress, as tokens
    defenders: tuple[int, ...] = ()  # of that combat, as tokens: the Divinité where it is the target
    twice: tuple[int, ...] = ()  # SF-BERSERK-030: who may attack a second time now, as tokens
    struck: tuple[int, ...] = ()  # who has attacked a second time in this phase, as tokens
    aside: list[Card] = []  # a page that is being played, revealed, before it is paid for
    beyond: list[Card] = []  # SF-FAM-010: Familiers that are not in play, to be created
    fallen: list[tuple[int, int, str]] = []  # destroyed this turn: token where it lies, controller, type
    targeted: list[int] = []  # SF-EGIDE-010: tokens of Anges that an opposing Miracle has targeted this turn
    prevented: dict[int, int] = {}  # SF-LEX-440: token -> damage still to be prevented this turn

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


def text_of(me: Me) -> Printed:
    """The print whose text an effect is."""
    printed: Printed = me.proto  # type: ignore[assignment]
    return printed


def is_miracle(me: Me) -> bool:
    """SF-ABIL-020: whether this is the text of a Miracle, which is no ability."""
    return me.proto.type == "miracle"


def print_now(s: SevenFallen, card: Card) -> Printed:
    """What a card is now, wherever it lies: in play and in the Limbes it may be something else than what is printed."""
    it = s.in_play(card.number) or s.limbo_piece(card.number)
    return now_of(it) if it is not None else print_of(card)


def reprint(s: SevenFallen, it: Piece, printed: Printed) -> None:
    """A card in play becomes something else to read."""
    if printed is not it.printed:
        it.printed = printed
        change_hooks(s, it, printed.hooks)
        s.unsettled = True


__all__ = [
    "BOLD",
    "EDEN",
    "KEYWORDS",
    "MARKS",
    "MORTAL",
    "PAGES",
    "RARITIES",
    "TYPES",
    "Player",
    "Printed",
    "SevenFallen",
    "as_angel",
    "is_miracle",
    "now_of",
    "print_now",
    "print_of",
    "reprint",
    "text_of",
]
