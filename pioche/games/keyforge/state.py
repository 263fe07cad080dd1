"""What lies on a KeyForge table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pioche.engine import abilities
from pioche.engine.abilities import Event
from pioche.engine.cards import Ability, Card, Permanent, Proto, Source
from pioche.engine.declared import follows, kept, passing, printed
from pioche.engine.lasting import change_hooks
from pioche.engine.seats import opponent
from pioche.engine.state import State

HOUSES: Final = (
    "brobnar",
    "dis",
    "logos",
    "mars",
    "sanctum",
    "saurian",
    "shadows",
    "staralliance",
    "unfathomable",
    "untamed",
)
COLOURS: Final = ("red", "blue", "yellow")
TYPES: Final = ("action", "artifact", "creature", "upgrade")
ICONS: Final = ("amber", "capture", "damage", "draw")
RARITIES: Final = ("common", "uncommon", "rare", "special")
KEYWORDS: Final = (
    "alpha",
    "assault",
    "deploy",
    "elusive",
    "hazardous",
    "invulnerable",
    "omega",
    "poison",
    "skirmish",
    "taunt",
)
# KF-MISC-030: counters that only the cards which create them explain. Power counters have rules of their own.
COUNTERS: Final = (
    "power",
    "awakening",
    "ignorance",
    "fuse",
    "scheme",
    "knowledge",
    "growth",
    "doom",
    "glory",
    "warrant",
    "disruption",
    "depth",
)
_TABLE: Final = (
    "type house set number rarity power armor traits keywords bonus enhance graft half upgrade line tide reprints"
)


@printed
class Printed(Proto):
    """What is printed on a card: its facts, its keywords (how many, 0 for none) and its bonus icons."""

    house: str
    power: int = 0
    armor: int = 0
    traits: tuple[str, ...] = ()
    bonus: tuple[str, ...] = ()
    line: int = 0  # of an artifact that may stand in the battleline: its power there
    tide: bool = False  # whether its text speaks of the tide, by icon or by word
    half: int = 0  # of a gigantic creature: 1 bears its icons, 2 its text
    base: Printed = follows(None)  # the print of which this one is a rewording
    behind: Printed | None = follows(None)  # of a creature that is an artifact behind the battleline: that artifact
    alpha: int = follows(0)
    assault: int = follows(0)
    deploy: int = follows(0)
    elusive: int = follows(0)
    hazardous: int = follows(0)
    invulnerable: int = follows(0)
    omega: int = follows(0)
    poison: int = follows(0)
    skirmish: int = follows(0)
    taunt: int = follows(0)

    def __post_init__(self) -> None:
        unknown = [fact for fact in self.facts if fact not in _TABLE.split()]
        if unknown or self.type not in TYPES or self.house not in HOUSES:  # KF-ACTC-010, KF-DECK-030
            raise ValueError(f"card {self.id!r}: unknown facts {unknown}, or a type or house that is none")
        self.base = self
        self.behind = None
        self.read_keywords(self.facts.get("keywords", ()))

    def read_keywords(self, keywords: Sequence[str]) -> None:
        """Take `elusive` or `assault 2` from the printed list."""
        found: dict[str, int] = {}
        for keyword in keywords:
            name, _, number = keyword.partition(" ")
            if name not in KEYWORDS:
                raise ValueError(f"card {self.id!r}: {name!r} is no keyword")
            found[name] = int(number) if number else 1
        for name in KEYWORDS:
            setattr(self, name, found.get(name, 0))

    def variant(self, mark: str) -> Printed:
        """A card that differs from this one in what the caller changes; `mark` tells them apart."""
        new = Printed(self.id, self.names, self.texts, self.facts)
        new.type = self.type
        new.house = self.house
        new.power = self.power
        new.bonus = self.bonus
        new.hooks = self.hooks
        new.mark = mark
        return new


_variants: dict[str, Printed] = {}


def varied(proto: Printed, mark: str, **changes: Any) -> Printed:
    """The print of this mark: made once, the same as `proto` but for these."""
    key = proto.id + mark
    found = _variants.get(key)
    if found is None:
        found = _variants[key] = proto.variant(mark)
        for name, value in changes.items():
            setattr(found, name, value)
    return found


def with_prints(proto: Printed, house: str, bonus: tuple[str, ...]) -> Printed:
    """KF-DECK-060, KF-KWDON-010: one copy as a maverick of another house, or with the icons that it bears."""
    if (house, bonus) == (proto.house, proto.bonus):
        return proto
    return varied(proto, f"@{house}+{','.join(bonus)}", house=house, bonus=bonus)


def as_upgrade(proto: Printed) -> Printed:
    """A creature that is played as an upgrade, with what it says of that."""
    return varied(proto, proto.mark + "!upgrade", type="upgrade", **dict.fromkeys(KEYWORDS, 0))


def in_line(proto: Printed) -> Printed:
    """KF-ERRATA-120: an artifact as the creature that it is while it stands in the battleline."""
    return varied(proto, proto.mark + "!line", type="creature", power=proto.line, behind=proto)


def copied(proto: Printed, house: str, bonus: tuple[str, ...]) -> Printed:
    """A card that is a copy of this creature (a gigantic one is a single card then), except that it is of `house`."""
    if proto.behind is not None:
        return in_line(copied(proto.behind, house, bonus))
    suffix = f"!copy@{house}+{','.join(bonus)}"
    if proto.mark.endswith(suffix):
        return proto
    return varied(proto, proto.mark + suffix, house=house, bonus=bonus, half=0)


# Hooks that are abilities: `def hook(s, me)` with a `Me`, which may ask. All others are questions to a source.
ABILITIES: Final = frozenset(
    {
        "play",
        "reap",
        "fight",
        "action",
        "omni",
        "before_fight",
        "before_reap",
        "destroyed",
        "leaves",
    }
)


@kept
class InPlay(Permanent):
    """A card in play. `printed` is what it is now: its own print, a blank one, or a copy of another's."""

    printed: Printed
    ready: bool = False
    damage: int = 0
    amber: int = 0
    armor_used: int = 0
    armor_was: int = follows(0)  # KF-ARMOR-060: its value when last looked at
    stunned: bool = False
    ward: bool = False
    enraged: bool = False
    tagged: bool = False  # KF-DEST-010: marked for destruction
    host: int = 0  # the number of the creature that an upgrade is on
    counters: dict[str, int] = {}
    upgrades: list[InPlay] = []
    under: list[Card] = []  # facedown or grafted
    linked: list[Card] = []  # the other half of a gigantic creature
    beside: tuple[InPlay, ...] = passing(())  # KF-LEAVE-050: its neighbours as it left play

    def __post_init__(self) -> None:
        self.hooks = self.printed.hooks
        self.armor_was = self.printed.armor

    @property
    def type(self) -> str:
        return self.printed.type


class Me(abilities.Me):
    """Who speaks in an ability: `seat` is *you*, `opponent` *your opponent*, `it` the card whose ability it is.

    `source` is what has or gives the ability: `it` itself, an upgrade on it, another card, an effect that lasts.
    """

    __slots__ = ("it", "opponent")

    def __init__(
        self, s: KeyForge, seat: int, it: InPlay | None, source: Source, event: Event[Any] | None = None
    ) -> None:
        self.seat = seat
        self.opponent = opponent(s, seat)
        self.it = it
        self.source = source
        self.event = event

    def same(self, ability: Ability) -> object:
        return (self.source, ability, self.it)


@kept
class Player:
    amber: int = 0
    chains: int = 0
    keys: tuple[str, ...] = ()  # the colours that are forged
    houses: tuple[str, ...] = ()
    last_keys: tuple[str, ...] = ()  # KF-MISC-070: forged in this player's last turn
    last_creatures: int = 0  # played in this player's last turn
    battleline: list[InPlay] = []
    artifacts: list[InPlay] = []
    deck: list[Card] = []  # piles have their top card first
    hand: list[Card] = []
    discard: list[Card] = []
    archives: list[Card] = []
    purged: list[Card] = []


@kept
class KeyForge(State):
    """The table. What is said of *this turn* is emptied when a turn begins."""

    players: list[Player] = []
    house: str = ""  # the active house; none: KF-HOUSE-040
    tide: int = -1  # the seat for which it is high; -1: neutral
    tides: bool = True  # whether the rules' own way of raising it is offered
    intro: bool = False  # KF-MULL-050: an introductory game
    aiming: int = 0  # the creature for which its player is choosing whom to fight
    fighting: tuple[int, ...] = ()  # the attacker and the defender, until their blows are struck
    first: int = -1  # who plays first; -1: still to be settled
    first_turn: bool = False  # KF-MAIN-030 is in force
    limbo: list[Card] = []  # cards being played
    resolving: list[int] = []  # numbers of the cards whose abilities are being resolved, the innermost last
    loop: int = 0  # KF-RSIX-050: how often the abilities of a loop are resolved; 0: there is none
    dying: list[InPlay] = passing([])  # tagged for destruction, not yet gone
    duels: list[tuple[int, int]] = []  # those of them that fell in a fight: creature, whom it fought
    reworded: bool = False  # some creature's text box is blank, or has another's text
    unsettled: bool = False  # a power may have dropped: look for creatures to destroy
    chains_bid: int = -1  # KF-HANDI-060: the highest bid
    acts: int = 0  # cards played, used or discarded in this step: KF-KWALPHA-020
    from_hand: int = 0  # cards played or discarded from hand of one's own choice this turn
    omega: bool = False  # KF-KWOMEGA-010: this step ends once all is resolved
    played: list[Card] = []  # by the active player this turn
    used: list[int] = []  # numbers of the cards used this turn, one for each use
    discarded: list[Card] = []  # from the active player's hand this turn
    attacked: list[int] = []  # numbers of the creatures that were attacked this turn
    fallen: list[tuple[int, int, bool]] = []  # destroyed this turn: creature, controller, whether in a fight
    forged: tuple[str, ...] = ()  # by the active player this turn
    times_this_turn: dict[str, int] = {}  # KF-RSIX-010: plays and uses of each name this turn

    def sources(self) -> list[Source]:
        """The active player's cards first, each with its upgrades, then the opponent's, then effects that last."""
        found: list[Source] = []
        for player in self.players[self.active :] + self.players[: self.active]:
            for row in (player.battleline, player.artifacts):
                for one in row:
                    found.append(one)
                    if one.upgrades:
                        found += one.upgrades
        found += self.lasting
        return found

    def speaker(self, source: Source, event: Event[Any] | None = None) -> Me:
        """For an upgrade, `it` is its creature."""
        if isinstance(source, InPlay):
            it = self.in_play(source.host) if source.host else source
            return Me(self, source.controller, it, source, event)
        return Me(self, source.seat, None, source, event)

    def in_play(self, number: int) -> InPlay | None:
        """The card in play with this number: creature, artifact or upgrade."""
        for player in self.players:
            for row in (player.battleline, player.artifacts):
                for one in row:
                    if one.card.number == number:
                        return one
                    for upgrade in one.upgrades:
                        if upgrade.card.number == number:
                            return upgrade
        return None

    def must(self, number: int) -> InPlay:
        """A card that is known to be in play."""
        found = self.in_play(number)
        assert found is not None
        return found

    def creatures(self) -> list[InPlay]:
        """Every creature, the active player's first, each line from left to right."""
        return self.players[self.active].battleline + self.players[opponent(self, self.active)].battleline

    def row_of(self, it: InPlay) -> list[InPlay]:
        """The row in which a creature or artifact lies; the upgrades of its host for an upgrade."""
        if it.host:
            return self.must(it.host).upgrades
        player = self.players[it.controller]
        return player.battleline if it.printed.type == "creature" else player.artifacts

    def stands(self, it: InPlay) -> bool:
        """Whether this very card is still in play (law 8: after a question, look again)."""
        if it.host:
            host = self.in_play(it.host)
            return host is not None and it in host.upgrades
        player = self.players[it.controller]
        return it in player.battleline or it in player.artifacts


def reprint_in_play(s: KeyForge, it: InPlay, printed: Printed) -> None:
    """A card in play becomes something else to read."""
    if printed is not it.printed:
        it.printed = printed
        change_hooks(s, it, printed.hooks)
        s.unsettled = True
