"""What lies on the table: the field, each player's space, Hilda's."""

from __future__ import annotations

from typing import Final

from pioche.engine.cards import Card, Hooks, Permanent, Proto, Source
from pioche.engine.declared import flag, follows, kept, printed
from pioche.engine.lasting import add_hooks, drop_hooks
from pioche.engine.native import mypyc_attr
from pioche.engine.state import State

HEROES: Final = ("seiya", "shiryu", "hyoga", "shun", "ikki")
SLOTS: Final = 6
FLAMES: Final = 12
SAPPHIRES: Final = 7
WEAPONS: Final = 6  # Armes de la Balance
MOST_ENERGY: Final = 3
HAND: Final = 5
TURNS: Final = 24  # of a solo game

# Ranks, in rising order: Très Commun ●, Commun ▲, Peu Commun ◆, Rare ★, Très Rare ✦. A card may have two.
VERY_COMMON: Final = 1
COMMON: Final = 2
UNCOMMON: Final = 4
RARE: Final = 8
VERY_RARE: Final = 16
RANKS: Final = {"very-common": 1, "common": 2, "uncommon": 4, "rare": 8, "very-rare": 16}

# Classes, and the words that cover several of them (SS-TYPE-070 to SS-TYPE-150).
CHARACTER: Final = 1
ARMOUR: Final = 2
RELIC: Final = 4
HERO: Final = 8
TRANSCENDED: Final = 16
KNIGHT: Final = 32  # Chevalier
BRONZE: Final = 64
SILVER: Final = 128
GOLD: Final = 256
STEEL: Final = 512
BLACK: Final = 1024
GHOST: Final = 2048
WANDERER: Final = 4096  # Chevalier sans constellation
WARRIOR: Final = 8192  # Guerrier
DIVINE: Final = 1 << 14  # Guerrier Divin
GUARD: Final = 1 << 15
MARINA: Final = 1 << 16
GENERAL: Final = 1 << 17
BRONZE_ARMOUR: Final = 1 << 18
GOLD_ARMOUR: Final = 1 << 19
ROBE: Final = 1 << 20  # Robe Divine
SCALE: Final = 1 << 21  # Écaille
ATHENA: Final = 1 << 22  # by name: effects ask for an Athéna

TYPES: Final = {"character": CHARACTER, "armour": ARMOUR, "relic": RELIC, "technique": 0, "pillar": 0, "epic": 0}
CLASSES: Final = {
    "hero": HERO,
    "transcended": TRANSCENDED | HERO,
    "bronze": BRONZE | KNIGHT,
    "silver": SILVER | KNIGHT,
    "gold": GOLD | KNIGHT,
    "steel": STEEL | KNIGHT,
    "black": BLACK | KNIGHT,
    "ghost": GHOST | KNIGHT,
    "wanderer": WANDERER | KNIGHT,
    "warrior": WARRIOR,
    "divine-warrior": DIVINE | WARRIOR,
    "guard": GUARD,
    "marina": MARINA,
    "general": GENERAL | MARINA,
    "bronze-armour": BRONZE_ARMOUR,
    "gold-armour": GOLD_ARMOUR,
    "armour": 0,  # printed on Robes Divines and Écailles; the type says it already
    "robe": ROBE,
    "scale": SCALE,
    "relic": 0,
    "athena": ATHENA,
}

NO_COST: Final = -1
HILDA: Final = 1  # her seat in a solo game

# What a card does where: on the field, or in front of the player who has played it.
FIELD_HOOKS: Final = (
    "cost_force",
    "cost_cosmos",
    "no_acquire",
    "no_confront",
    "no_heal",
    "toll",
    "freezes_loot",
    "lends_exit",
    "turns_force",
)


@mypyc_attr(allow_interpreted_subclasses=True)
@printed
class Printed(Proto):
    """What is printed on a card. `NO_COST`: it cannot be acquired that way."""

    copies: int = 1
    hero: str = ""
    cost_force: int = NO_COST
    cost_cosmos: int = NO_COST
    force: int = 0
    heal: int = 0
    cosmos: int = 0
    vp: int = 0  # what it brings for sure
    flame: bool = False
    sapphire: bool = False
    energy: int = 0  # of a technique
    duration: int = 0  # of an Épopée
    needs: tuple[str, ...] = ()  # of an Épopée or a technique
    classes: tuple[str, ...] = ()
    expansion: str = follows("")
    kinds: int = follows(0)
    ranks: int = follows(0)
    step: int = follows(0)
    activation: str = follows("")  # the keyword of its activated effect; cards have one at most
    field_hooks: Hooks = follows({})
    own_field: bool = follows(False)  # it has a word to say about its own costs while on the field
    lends: bool = follows(False)  # it does something for those who confront beside it, or for itself

    def __post_init__(self) -> None:
        self.expansion = self.facts.get("set", "base")
        self.kinds = TYPES[self.type]
        for name in self.classes:
            self.kinds |= CLASSES[name]
        for rank in self.facts.get("ranks", ()):
            self.ranks |= RANKS[rank]
        self.step = _step_of(self)

    def sort_hooks(self) -> None:
        """Once its block is read: what is heard while the card lies on the field, and what is looked for elsewhere."""
        self.field_hooks = {name: self.hooks[name] for name in self.hooks if name in FIELD_HOOKS}
        self.activation = next((name for name in ACTIVATIONS if name in self.hooks), "")
        self.lends = any(name in self.hooks for name in PARTY_HOOKS)
        self.own_field = any(name in self.hooks for name in OWN_FIELD_HOOKS)


def _step_of(printed: Printed) -> int:
    """How high a hero's card stands on the way up, 0 to 2: one of two ranks counts as the higher (SS-FAQA-070); -1 for
    any other card."""
    if not printed.hero or not printed.kinds & CHARACTER or printed.kinds & TRANSCENDED:
        return -1
    return 2 if printed.ranks & UNCOMMON else 1 if printed.ranks & COMMON else 0


ACTIVATIONS: Final = ("discarding", "wounding", "freezing", "destroying", "using")
PARTY_HOOKS: Final = (
    "own_force",
    "own_cosmos",
    "lends_force",
    "lends_cosmos",
    "doubles",
    "cuts_cosmos",
    "opens_cosmos",
)
OWN_FIELD_HOOKS: Final = ("own_cost_force", "own_cost_cosmos", "own_cosmos_way", "unlowered", "least", "lure")
NOTHING_HEARD: Final[Hooks] = {}


def print_of(card: Card) -> Printed:
    """What is printed on a card, wherever it lies."""
    proto = card.proto
    assert isinstance(proto, Printed)
    return proto


IDLE: Final = 1  # its target is gone: it is without effect (SS-PLAY-100)
ARMED: Final = 2  # has an Arme de la Balance
FOR_FORCE: Final = 4  # declared for its Force
FOR_COSMOS: Final = 8  # declared for its Cosmos
SOARS: Final = 16  # Envol du Phoenix
TOLL: Final = 32  # the toll for confronting it is paid this turn
LURED: Final = 64  # Bian's price has been lowered in this confrontation
OPEN: Final = 128  # a marked card that may be confronted this turn
HASTY: Final = 256  # played against a card while the toll for confronting it was asked and not paid

WOUND: Final = 3  # a mark: 1 and 2 are the faces of a Gel marker


@mypyc_attr(allow_interpreted_subclasses=True)
@kept
class Piece(Permanent):
    """A card on the field, or in play before a player: facing a target, equipped, marked, a relic, a Pilier. What it is
    heard for where it lies is said by whoever lays it there."""

    printed: Printed
    home: int = follows(0)  # into whose discard pile it goes
    facing: int = 0  # the number of the card that it confronts
    against: int = 0  # the slot of that card, if it is on the field
    slot: int = 0  # on the field: 1 to 6
    mark: int = 0
    flags: int = 0
    bonus_force: int = 0
    bonus_cosmos: int = 0
    bonus_heal: int = 0
    less_force: int = 0  # reductions of this turn
    less_cosmos: int = 0
    cut_force: int = 0  # those that stop at 1
    cut_cosmos: int = 0
    plus: int = 0  # PV tokens
    minus: int = 0
    prey: int = -1  # of an Urne: the player from whom the card beneath was taken
    under: list[Card] = []
    idle: bool = flag(IDLE)
    armed: bool = flag(ARMED)

    def __post_init__(self) -> None:
        self.hooks = NOTHING_HEARD
        self.home = self.controller

    @property
    def wounded(self) -> bool:
        return self.mark == WOUND

    @wounded.setter
    def wounded(self, value: bool) -> None:
        self.mark = WOUND if value else 0 if self.mark == WOUND else self.mark

    @property
    def frozen(self) -> int:
        """The face of its Gel marker: 2, then 1."""
        return 0 if self.mark == WOUND else self.mark

    @frozen.setter
    def frozen(self, value: int) -> None:
        if value or self.mark != WOUND:
            self.mark = value


@mypyc_attr(allow_interpreted_subclasses=True)
@kept
class Player:
    """One player's space. The draw pile and the discard pile have their top card first. Hilda's hand is in the order of
    acquisition; what her die puts aside lies in `aside`."""

    hero: str = ""
    energy: int = 0
    weapons: int = 0  # Armes de la Balance
    plus: int = 0  # PV tokens won
    minus: int = 0
    hand: list[Card] = []
    pile: list[Card] = []
    discard: list[Card] = []
    destroyed: list[Card] = []  # under the hero token
    aside: list[Card] = []
    board: list[Card] = []  # the techniques
    trophies: list[Card] = []  # Piliers destroyed
    played: list[Piece] = []
    armour: list[Piece] = []
    relics: list[Piece] = []
    marked: list[Piece] = []


# What was done this turn, a bit each.
TECHNIQUE: Final = 1
ROBE_OF_ODIN: Final = 2
TRIDENT: Final = 4
COMET: Final = 8  # Comète de Pégase: every field card costs 2 Force less
ALGHETI: Final = 16  # armours can be acquired with Force
EPIC: Final = 32  # what the Épopée allows once a turn


@mypyc_attr(allow_interpreted_subclasses=True)
@kept
class SaintSeiya(State):
    """The table. `level` is Hilda's in a solo game, where she is seat 1; it is empty in the classic mode."""

    players: list[Player] = []
    asgard: bool = True
    poseidon: bool = True
    variant: bool = False  # SS-MAINT-110
    level: str = ""
    first: int = 0
    flames: int = FLAMES
    sapphires: int = 0
    weapons: int = WEAPONS  # Armes de la Balance that nobody has
    ending: bool = False  # this round is the last
    reserve: list[Card] = []
    field: list[Piece] = []  # from slot 1 to slot 6
    gone: list[Card] = []  # the field's discard pile, the top card first
    removed: list[Card] = []  # out of the game for good
    between: list[Card] = []  # a card on its way
    pillars: list[Card] = []  # Piliers not revealed
    standing: list[Piece] = []  # Piliers revealed
    epics: list[Card] = []
    epic: list[Piece] = []  # the one in force
    past_epics: list[Card] = []
    sand: int = 0  # Sabliers on it
    placing: int = 0  # the card that is being played: where?
    used: int = 0
    plays: int = 0  # cards played this turn: some may be taken back and played again without end
    might: int = 0  # +1 Force for all the active player's characters
    wave: int = 0  # a card of the field's discard pile that may be fought this turn
    spared: int = -1  # whom exit effects do not concern now
    drops: int = 0  # Sabliers still to be put on the Épopée
    dues: tuple[int, ...] = ()  # cards that Hilda has discarded and whose effects are still to come
    died: tuple[int, ...] = ()  # cards whose effect Hilda has used this turn
    applying: int = 0  # that one of these cards whose effect she is using
    pledged: tuple[int, ...] = ()  # hand cards with a token of the Épopée

    def sources(self) -> list[Source]:
        """The Épopée, then the cards of the field from the last to the first."""
        found: list[Source] = list(self.epic)
        found += reversed(self.field)
        return found

    def solo(self) -> bool:
        return self.level != ""

    def hilda(self, seat: int) -> bool:
        return seat == HILDA and self.level != ""

    def on_field(self, number: int) -> Piece | None:
        for one in self.field:
            if one.card.number == number:
                return one
        return None

    def in_play(self, number: int) -> Piece | None:
        """A card before a player: played, equipped, a relic or marked."""
        for player in self.players:
            for row in (player.played, player.armour, player.marked, player.relics):
                for one in row:
                    if one.card.number == number:
                        return one
        return None

    def piece(self, number: int) -> Piece:
        """A card that is known to be on the field, in play, or a Pilier that stands."""
        found = self.on_field(number) or self.in_play(number)
        if found is None:
            for one in self.standing:
                if one.card.number == number:
                    return one
        assert found is not None, number
        return found


def settle_on_field(s: SaintSeiya, card: Card, slot: int) -> Piece:
    """A card takes its place on the field, and is heard from now on."""
    printed = print_of(card)
    it = Piece(card, -1, printed, slot=slot)
    it.hooks = printed.field_hooks
    at = 0
    field = s.field
    while at < len(field) and (field[at].slot < slot or not slot):  # 0: a scenario has still to say where
        at += 1
    field.insert(at, it)
    if it.hooks:
        add_hooks(s, it.hooks)
    return it


def take_off_field(s: SaintSeiya, it: Piece) -> None:
    """A card leaves the field: those who confront it are without effect (SS-PLAY-100)."""
    s.field.remove(it)
    if it.hooks:
        drop_hooks(s, it.hooks)
    abandon(s, it.card.number)


def abandon(s: SaintSeiya, number: int) -> None:
    """SS-PLAY-100: whoever faces a target that has gone stays in place without effect."""
    for player in s.players:
        for one in player.played:
            if one.facing == number:
                one.facing = one.against = 0
                one.flags |= IDLE


def slot_card(s: SaintSeiya, slot: int) -> Piece | None:
    for one in s.field:
        if one.slot == slot:
            return one
    return None
