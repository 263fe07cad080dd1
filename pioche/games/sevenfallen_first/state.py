"""What lies on a table of Seven Fallen, first edition."""

from __future__ import annotations

from typing import Any, Final

from pioche.engine.cards import Card
from pioche.engine.declared import kept
from pioche.engine.effects import Effect
from pioche.engine.lasting import add_hooks, drop_hooks
from pioche.games.sevenfallen_common.table import MORTAL, REALMS, Battlefield, Piece, Print, Side

TYPES: Final = ("divinity", "mortal", "archangel", "angel", "golem", "worshipper", "miracle")
PAGES: Final = ("archangel", "angel", "golem", "worshipper", "miracle")  # SO-DECK-120: of a book
FIGHTERS: Final = ("mortal", "archangel", "angel", "golem")  # SO-ARRIVE-010: on the lines
COLOURS: Final = {  # SO-REALM-010
    "eondra": "red",
    "poseidia": "blue",
    "nuit": "black",
    "metascience": "brown",
    "purete": "white",
    "voie": "violet",
    "lumiere": "ochre",
}
RACES: Final = (
    "dragon", "eondrien", "dracodien", "pirate", "sirene", "creature", "ombre", "revenant", "vampire", "machine",
    "celeste", "guerisseur", "samourai", "moine", "shinobi", "esprit", "templier", "lumineux", "dieu", "deesse",
)  # fmt: skip
KEYWORDS: Final = (
    "godslayer", "canon", "fourberie", "berserk", "precision", "alchimiste", "medecin", "vaillant", "phoenix",
    "collateral", "invincible", "retrait", "mort-subite", "scribe", "dechu", "destin-divin", "regenere-ec", "poison",
    "symbiose", "vengeance", "commandant", "esquive", "tresor", "contre-attaque", "violence", "terrorise", "fuite",
    "armure", "longue-vue", "rhapsodie", "frere-de-sang", "flammes", "purification", "assassin", "seduction", "geler",
)  # fmt: skip
VALUED: Final = ("precision", "medecin", "phoenix", "destin-divin", "armure")  # SO-ABIL-020: with an X
STANDARD_ABILITIES: Final = ("ferveur", "dernier-souffle", "purgatoire", "mortel", *KEYWORDS)  # SO-ABIL-030
RARITIES: Final = ("diamond", "ruby", "emerald")
# Numbers that a page bears: attack, life, shield and Armure gained for good, Armure points worn, the reserve of a
# Trésor, ends of its controller's turns until it thaws, and a bit for each seat whose next turn it is safe from.
MARKS: Final = ("atq", "fv", "bou", "armure", "worn", "treasure", "frozen", "seduction")
_SHARED: Final = "type realm rarity keywords"
_FACTS: Final = {  # what is printed on all of a type, and on some of it
    "divinity": ("race ec", "major"),  # SO-DIV-090
    "mortal": ("divinity side atq fv", ""),  # SO-DIV-100
    "archangel": ("race atq bou ec", ""),  # SO-ARCH-140
    "angel": ("race cost atq fv", ""),  # SO-ANGE-040
    "golem": ("cost bou", ""),  # SO-GOLEM-070
    "worshipper": ("ec", ""),  # SO-ADOR-080
    "miracle": ("", ""),  # SO-MIR-050
}
_AT_A_MOMENT: Final = ("ferveur", "dernier_souffle", "purgatoire", "buried", "ability", "miracle")  # hooks
STANDARD: dict[str, Effect] = {}  # standard abilities that are carried out as effects: see the chapter on them

# Flags of a piece, beside MORTAL
WHITE: Final = 256  # SO-MORT-020: mortal on the white side
FORMER: Final = 512  # SO-DESTIN-070: a mortal that is the divinity no longer
DIVINED: Final = 1024  # SO-DESTIN-090: has been a divinity by Destin divin
SILENCED: Final = 2048  # has lost all its abilities
STATES: Final = {"white": WHITE, "former": FORMER, "divined": DIVINED, "silenced": SILENCED}


class Printed(Print):
    """What is printed on a card. `black` and `white` are the mortal sides of a divinity; `grave`: whether it can do
    something from the purgatoire; `inert`: whether nothing that it does in play lasts."""

    __slots__ = ("black", "grave", "inert", "major", "race", "usable", "white")

    def __init__(self, id: str, names: dict[str, str], texts: dict[str, str], facts: dict[str, Any]) -> None:
        super().__init__(id, names, texts, facts)
        if self.type not in TYPES:
            raise ValueError(f"card {id!r}: {self.type!r} is no type")
        always, at_times = _FACTS[self.type]
        missing = [fact for fact in always.split() if fact not in facts]
        unknown = [fact for fact in facts if fact not in f"{_SHARED} {always} {at_times}".split()]
        unknown += [keyword for keyword in self.keywords if keyword not in KEYWORDS]
        if missing or unknown:
            raise ValueError(f"card {id!r}: unknown facts or keywords {unknown}, missing facts {missing}")
        self.race: str = facts.get("race", "")
        if (self.race and self.race not in RACES) or bool(self.realm) == (self.type == "miracle"):  # SO-MIR-050
            raise ValueError(f"card {id!r}: {self.race!r} is no race, or {self.realm!r} not its realm")
        self.classes = (self.race,) if self.race else ()
        self.major: bool = facts.get("major", False)
        self.black: Printed | None = None
        self.white: Printed | None = None
        self.sort_hooks()

    def sort_hooks(self) -> None:
        """A standard ability that it gives is heard by the name of that ability."""
        if "keyword" in self.hooks:
            given = self.hooks.pop("keyword")
            self.hooks[given.run.ability] = given  # type: ignore[attr-defined]
        self.grave: bool = "phoenix" in self.keywords or "purgatoire" in self.hooks
        self.inert: bool = all(hook in _AT_A_MOMENT for hook in self.hooks)
        self.usable: bool = "ability" in self.hooks or "precision" in self.keywords or "medecin" in self.keywords

    def written(self, word: str) -> Any:
        """`kw:flammes` is a standard ability, which is written in the book."""
        return STANDARD[word[3:]] if word.startswith("kw:") else self.hooks[word].run


def find_sides(cards: dict[str, Any]) -> None:
    """SO-DIV-090, SO-DIV-120: each divinity has exactly one mortal side of each colour; one major divinity a realm."""
    majors: list[str] = []
    for one in cards.values():
        if one.type == "mortal":
            of: Printed = cards[str(one.facts["divinity"])]
            colour = str(one.facts["side"])
            if of.type != "divinity" or colour not in ("black", "white") or getattr(of, colour) is not None:
                raise ValueError(f"card {one.id!r} is no mortal side, or there are two")
            setattr(of, colour, one)
    for one in cards.values():
        if one.type == "divinity":
            if one.black is None or one.white is None:
                raise ValueError(f"card {one.id!r} lacks a mortal side")
            if one.major and one.realm in majors:
                raise ValueError(f"card {one.id!r}: {one.realm} has two major divinities")
            majors += [one.realm] if one.major else []


_variants: dict[str, Printed] = {}


def _variant(proto: Printed, mark: str) -> tuple[Printed, bool]:
    """A print made of another, without abilities, and whether it is new."""
    key = f"{proto.id}!{mark}"
    found = _variants.get(key)
    if found is not None:
        return found, False
    found = Printed(proto.id, proto.names, proto.texts, proto.facts)
    found.mark = f"!{mark}"
    found.keywords = {}
    found.sort_hooks()
    _variants[key] = found
    return found, True


def silent(proto: Printed) -> Printed:
    """A page that has lost all its abilities."""
    return _variant(proto, "silent")[0]


def as_divinity(proto: Printed) -> Printed:
    """SO-DESTIN-040, SO-DESTIN-050: a page with Destin divin while it is the divinity: its EC, and nothing else."""
    found, new = _variant(proto, "divinity")
    if new:
        found.type = "divinity"
        found.ec = proto.keywords.get("destin-divin", 0)
        found.atq = found.fv = found.bou = found.cost = 0
    return found


@kept
class Player(Side):
    """A player's zones. `turns` counts the turns begun; `divinity` is the number of the card whose death loses."""

    turns: int = 0
    divinity: int = 0


@kept
class First(Battlefield):
    """The table. `step` says where in the turn it stands. What is said of *this turn* is emptied as a turn begins."""

    players: list[Player] = []
    first: int = -1  # who starts
    asked: int = 0  # who decides on the exchange, or answers a proposal
    survivors: bool = False  # SO-DUO-110: the variant
    attacked: bool = False  # SO-ATK-010: the attack phase of this turn is over, or under way
    alone: bool = False  # SO-ARCH-050: an archange was played this turn
    worshippers: int = 0  # SO-TURN-070: adorateurs played this turn
    angels: int = 0  # anges played this turn
    proposed: bool = False  # a draw, this turn
    unchecked: bool = False  # SO-CHEAT-030: books were not checked for archanges
    accused: bool = False  # somebody, this turn
    picked: tuple[int, ...] = ()  # SO-SETUP-050: pages named for the exchange
    plan: tuple[tuple[int, ...], ...] = ()  # SO-PLAN-010: target and attackers of each attack to come, as tokens
    group: tuple[int, ...] = ()  # the attackers of the attack that is being announced
    staying: tuple[int, ...] = ()  # attackers that fire from the rear guard
    open_to: int = 0  # SO-PLAN-050: a bit for each seat whose rear guard was empty as the plan was announced
    askers: tuple[int, ...] = ()  # SO-REACT-010: who may still play a miracle before the attack
    brought: tuple[int, ...] = ()  # pages invoked on a rear guard since the plan was announced
    newcomers: list[int] = []  # tokens of the pages that entered play this turn
    slain: list[int] = []  # tokens of pages that destroyed another one this turn, by their attack or otherwise
    aside: list[Card] = []  # SO-ARRIVE-030: a miracle whose effect is being applied

    def seated(self) -> list[Side]:
        return self.players  # type: ignore[return-value]  # which is only read

    def side(self, seat: int) -> Side:
        return self.players[seat]

    def divinity(self, seat: int) -> Piece | None:
        """The divinity in the heavens of a player."""
        divine = self.players[seat].divine
        return divine[0] if divine else None

    def mortal(self, seat: int) -> Piece | None:
        """The mortal whose death loses."""
        player = self.players[seat]
        for row in (player.rear, player.front):
            for one in row:
                if one.card.number == player.divinity:
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


def is_angel(it: Piece) -> bool:
    """SO-GEN-170: an ange, and no mortal that was one."""
    return it.printed.type == "angel" and not it.flags & MORTAL


def reprint(s: First, it: Piece, printed: Printed) -> None:
    """A card in play becomes something else to read: its hooks are woken and rested accordingly."""
    if printed is it.printed:
        return
    drop_hooks(s, it.hooks)
    it.printed = printed
    it.hooks = printed.hooks
    add_hooks(s, it.hooks)
    s.unsettled = True


def print_for(it: Piece, *, heavens: bool) -> Printed:
    """What a card is to read where it lies, by its flags."""
    proto = print_of(it.card)
    if heavens:
        return proto if proto.type == "divinity" else as_divinity(proto)
    if proto.type == "divinity":
        side = proto.white if it.flags & WHITE else proto.black
        assert side is not None
        proto = side
    return silent(proto) if it.flags & SILENCED else proto


__all__ = [
    "MORTAL",
    "REALMS",
    "First",
    "Player",
    "Printed",
    "as_divinity",
    "find_sides",
    "is_angel",
    "now_of",
    "print_for",
    "print_of",
    "reprint",
    "silent",
]
