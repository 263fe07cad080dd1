"""What lies on a table of Rise."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from pioche.engine.cards import Card, Permanent, Proto, Source
from pioche.engine.declared import kept
from pioche.engine.effects import Effect, Me, effect_at
from pioche.engine.lasting import add_hooks, drop_hooks
from pioche.engine.native import mypyc_attr
from pioche.engine.seats import next_seat
from pioche.engine.stack import Entry
from pioche.engine.table import Table

MAIN_TYPES: Final = ("invocateur", "niveau-superieur", "creature", "porte", "incantation", "imminente", "evenement")
MARKERS: Final = ("stock", "ether")  # RI-ZONES-010: no cards of a library
ACTIVE: Final = ("clonage", "diversion", "esquive", "exhumation", "possession", "rage", "reanimation")  # RI-APTMISC-040
# RI-APT-010: aptitudes that give a type of the same name; Bombe gives Explosif (RI-BOMBE-010)
TYPE_GIVING: Final = {
    "adepte": "adepte",
    "bombe": "explosif",
    "bonbon": "bonbon",
    "corrompue": "corrompue",
    "eau": "eau",
    "electrique": "electrique",
    "feu": "feu",
    "glace": "glace",
    "nourriture": "nourriture",
}
PASSIVE: Final = (
    *("assimilation", "avantage", "constance", "distance", "drain", "enchaine", "enracinement", "ensemble"),
    *("equipement", "explosion", "horde", "imbloquable", "imitateur", "immunite", "indestructible", "maladie"),
    *("morpher", "multi-cible", "ombre", "passe-muraille", "peau-de-fer", "percee", "poison", "portee"),
    *("prix-fixe", "riposte", "saignement", "splash", "symbiose", "temps-mort", "verrou", "vitesse", "vol"),
    *TYPE_GIVING,
)
APTITUDES: Final = (*ACTIVE, *PASSIVE)
OTHER_NAMES: Final = {"velocite": "vitesse", "paralyse": "paralysie"}  # RI-SPEED-030, RI-ILLIST-030
DISEASES: Final = (
    *("allergie", "amok", "demence", "folie", "paralysie", "paranoia", "parasite", "trauma", "schizophrenie"),
    *("refroidissement", "gel"),  # RI-ILLIST-010: « Gel » gives a disease of its own
)
RARITIES: Final = ("common", "uncommon", "rare", "legendary")
INFINITE: Final = 0  # a rank
MOST: Final = 30  # RI-GLO-440: of coins, of Ether, of an Invocateur's life
LIFE: Final = 20  # RI-INVOC-060: where a card tells none
LEVELS: Final = 4
ENDING: Final = ("end", "ended", "pass")  # steps of the end of a turn
_FACTS: Final = (
    *("types", "theme", "rank", "attack", "defence", "life", "character", "skills", "aptitudes", "aptitude_costs"),
    *("actions", "calls", "rarity", "number", "aliases", "type", "gives", "holds"),
)
STANDARD: dict[str, Effect] = {}  # the Actions and Effects that aptitudes give: see the chapter on them


_OFFERED: Final = ("assimilation", "explosion", "imitateur")  # aptitudes that their player may use


class Price(NamedTuple):
    """What an Action or a skill costs, and whether a coin is tossed for it."""

    coins: int = 0
    ether: int = 0
    life: int = 0
    toss: bool = False


def price_of(table: dict[str, Any]) -> Price:
    return Price(table.get("coins", 0), table.get("ether", 0), table.get("life", 0), table.get("toss", False))


FREE_TOSS: Final = Price(toss=True)  # RI-APTMISC-050


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed(Proto):
    """What is printed on a card. `levels` are the numbers in front of an Invocateur's skills; `prices` those of its
    Actions and skills, by hook."""

    __slots__ = (
        "actions",
        "aptitudes",
        "attack",
        "character",
        "creature",
        "defence",
        "fights",
        "gate",
        "gives",
        "imminent",
        "levels",
        "life",
        "offers",
        "prices",
        "rank",
        "rarity",
        "types",
        "whole",
    )

    def __init__(self, id: str, names: dict[str, str], texts: dict[str, str], facts: dict[str, Any]) -> None:
        skills: list[dict[str, Any]] = facts.get("skills", [])
        if skills:
            texts = {lang: "\n".join([f"{one['level']} {one[lang]}" for one in skills]) for lang in ("fr", "en")}
        super().__init__(id, names, texts, facts)
        self.types: tuple[str, ...] = tuple(facts.get("types", ()))
        aptitudes = [OTHER_NAMES.get(one, one) for one in facts.get("aptitudes", ())]
        unknown = [fact for fact in facts if fact not in _FACTS] + [one for one in aptitudes if one not in APTITUDES]
        main = [one for one in MAIN_TYPES + MARKERS if one in self.types]
        if unknown or not main:  # RI-PROP-010
            raise ValueError(f"card {id!r}: unknown facts or aptitudes {unknown}, or no main type in {self.types}")
        self.type = "porte-creature" if "porte" in main and "creature" in main else main[0]
        facts["type"] = self.type  # by which decks are laid out
        self.gives: int = facts.get("gives", 1)  # RI-LEVEL-030: levels, of a Niveau Supérieur
        self.creature = "creature" in self.types
        self.gate = "porte" in self.types
        self.fights = self.creature or self.gate  # RI-PROP-070
        self.imminent = "imminente" in self.types or "evenement" in self.types  # RI-GLO-600
        self.offers = False  # whether its player may activate Effects of it: see `sort_hooks`
        self.whole = self  # the print of which this one is a rewording
        self.rank: int = facts.get("rank", -1)
        self.attack: int = facts.get("attack", 0)
        self.defence: int = facts.get("defence", 0)
        self.life: int = facts.get("life", LIFE)
        self.character: str = facts.get("character", id)
        self.rarity: str = facts.get("rarity", "common")
        self.levels: tuple[int, ...] = tuple([one["level"] for one in skills])
        if self.type == "invocateur" and not skills:
            self.levels = tuple(range(1, LEVELS + 1))
        self.aptitudes: tuple[str, ...] = tuple(aptitudes)
        if "corrompue" in names.get("fr", "").lower() and "corrompue" not in self.types:  # RI-CORRUPT-010
            self.types = (*self.types, "corrompue")
        actions: list[dict[str, Any]] = facts.get("actions", [])
        self.prices: dict[str, Price] = {f"skill_{skill['level']}": price_of(skill) for skill in skills}
        for n, action in enumerate(actions):
            self.prices[f"action_{n + 1}"] = price_of(action)
        costs: dict[str, dict[str, Any]] = facts.get("aptitude_costs", {})
        for aptitude in aptitudes:
            if aptitude in ACTIVE:
                self.prices[f"kw:{aptitude}"] = price_of(costs[aptitude]) if aptitude in costs else FREE_TOSS
        self.actions: tuple[str, ...] = tuple([key for key in self.prices if not key.startswith("skill")])
        self._check(facts)
        self.sort_hooks()

    def sort_hooks(self) -> None:
        self.offers = "activated" in self.hooks or any(one in _OFFERED for one in self.aptitudes)

    def _check(self, facts: dict[str, Any]) -> None:
        """RI-PROP-030, RI-PROP-070, RI-PROP-090: what each kind of card has, and what it has not."""
        wrong: list[str] = []
        if self.type == "invocateur":
            wrong += [one for one in ("rank", "aptitudes", "actions", "attack", "defence") if one in facts]
        elif self.type in MARKERS:
            wrong += [one for one in ("rank", "actions", "skills") if one in facts]
        else:
            wrong += ["rank"] if self.rank not in (INFINITE, 1, 2, 3, 4) else []
            wrong += [one for one in ("skills", "life", "character") if one in facts]
            wrong += [one for one in ("attack", "defence") if (one in facts) != self.fights]
        wrong += ["rarity"] if self.rarity not in RARITIES else []
        if wrong:
            raise ValueError(f"card {self.id!r}: {wrong} are not for such a card, or are missing")

    @property
    def permanent(self) -> bool:
        """RI-IMM-010, RI-GLO-090: whether it is a Constante once it is in play."""
        return any(one in ("creature", "porte", "incantation") for one in self.types)

    def written(self, word: str) -> Any:
        """`kw:rage` is an aptitude, which is written in the book."""
        return STANDARD[word[3:]] if word.startswith("kw:") else self.hooks[word].run

    def effect(self, key: str) -> Effect:
        """The effect that is written behind a key, be it one of several: `activated.1`."""
        ability = self.hooks.get(key)
        if ability is not None and isinstance(ability.run, Effect):
            return ability.run
        return STANDARD[key[3:]] if key.startswith("kw:") else effect_at(Me(0, 0, 0, self, key))

    def variant(self, mark: str) -> Printed:
        """A card that differs from this one in what the caller changes; `mark` tells them apart."""
        new = Printed(self.id, self.names, self.texts, self.facts)
        new.hooks = self.hooks
        new.offers = self.offers
        new.mark = mark
        new.whole = self
        return new


class Charge(NamedTuple):
    """RI-CHARGE-010: a marker on a card. `until`: nothing (for good), `turn` (as the turn passes), `ends` (after `left`
    ends of turn). `tie`: the disease that it belongs to. `source` is the card that put it there, `by` its player."""

    kind: str
    value: int = 0
    until: str = ""
    left: int = 0
    by: int = 0
    source: int = 0
    tie: str = ""


# Kinds of charges: ±X/±X, time alone, what makes a card Inactive or an Invocateur unusable, and those with a name
POWER: Final = "power"
TEMPORAL: Final = "temporal"
INACTIVE: Final = "inactive"
UNUSABLE: Final = "unusable"
CORRUPTION: Final = "corruption"
BOUNTY: Final = "prime"
CLOVER: Final = "trefle"
CHARGES: Final = (POWER, TEMPORAL, INACTIVE, UNUSABLE, CORRUPTION, BOUNTY, CLOVER)


class Ill(NamedTuple):
    """RI-ILL-010, RI-ILL-090: a disease that somebody has, who is at its origin, and what is marked by it."""

    disease: str
    origin: int
    marked: int = 0


class Change(NamedTuple):
    """Something that a card has gained or lost, or that holds for it: `+aptitude vol`, `-type zombie`, `is protected`.
    `until`: nothing, `turn`, or `start` (of the next turn of `seat`)."""

    sort: str
    word: str
    until: str = ""
    seat: int = 0


# Sorts of changes
GAINS: Final = "+aptitude"
LOSES: Final = "-aptitude"
GAINS_TYPE: Final = "+type"
LOSES_TYPE: Final = "-type"
LOSES_ACTION: Final = "-action"
IS: Final = "is"
WAS: Final = "was"  # it copies another card: what it is again afterwards
SORTS: Final = (GAINS, LOSES, GAINS_TYPE, LOSES_TYPE, LOSES_ACTION, IS, WAS)
# What may hold for a card
PROTECTED: Final = "protected"  # RI-GLO-560
PREVENTED: Final = "prevented"  # RI-GLO-580: all damage to it
FROM_ACTIONS: Final = "from-actions"  # damage to it that Actions would deal
NO_BLOCK: Final = "no-block"
NO_ATTACK: Final = "no-attack"
NO_ACTIONS: Final = "no-actions"
MAY_ATTACK: Final = "may-attack"  # although it is a Porte
EFFECTLESS: Final = "effectless"
HARMLESS: Final = "harmless"  # RI-DODGE-010: it deals no combat damage in this Combat phase
SCHIZOPHRENIC: Final = "schizophrenic"  # RI-SCHIZO-010: another player controls its Actions
STAYS_TILTED: Final = "stays-tilted"  # in its controller's next Éveil
STATES: Final = (
    *(PROTECTED, PREVENTED, FROM_ACTIONS, NO_BLOCK, NO_ATTACK, NO_ACTIONS, MAY_ATTACK, EFFECTLESS, HARMLESS),
    *(SCHIZOPHRENIC, STAYS_TILTED),
)


class Hold(NamedTuple):
    """Who controls a card that another one owns, and until when: nothing (for good), `start` (of its owner's next
    turn), `ill` (as long as it has Folie)."""

    seat: int
    until: str = ""


TILTED: Final = 1
OPEN: Final = 2  # RI-GATECREA-040: tilted because it was opened
ARRIVED: Final = 4  # this turn: RI-CREA-020
ATTACKS: Final = 8  # RI-COMBAT-210
BLOCKED: Final = 16  # was opposed to a card in a Combat as an attacker
HAS_BLOCKED: Final = 32  # RI-COMBAT-220
DASHED: Final = 64  # RI-SPEED-010: it attacked on the turn it arrived
TOKEN: Final = 128  # RI-TOKEN-010: it came from outside the game
DUPLICATE: Final = 256  # RI-DUP-020
COPY: Final = 512  # RI-DUP-040: called or arrived as a copy
REANIMATED: Final = 1024  # RI-REANIM-010
STRUCK: Final = 2048  # by combat damage, since the table was last settled: RI-ROOT-010
SPENT: Final = 4096  # RI-END-050: an Invocateur that was tilted this turn
PARANOID: Final = 8192  # RI-PARANO-010: its next damage is doubled
SHUT: Final = 16384  # in the words of scenarios alone: a Porte that is tilted and yet not Open
FORMED: Final = 32768  # RI-ASSIM-050, RI-ASSIM-090: piled up this turn, so that nothing lets it attack
FLAGS: Final = (
    *("tilted", "open", "arrived", "attacks", "blocked", "has-blocked", "dashed", "token", "duplicate", "copy"),
    *("reanimated", "struck", "spent", "paranoid", "shut", "formed"),
)


@mypyc_attr(allow_interpreted_subclasses=True)
@kept
class Piece(Permanent):
    """A Constante on a battlefield, or an Invocateur. `printed` is what it is now."""

    printed: Printed
    damage: int = 0
    flags: int = 0
    life: int = 0
    level: int = 0
    points: int = 0
    host: int = 0  # the number of the card that an Équipement is on
    original: int = 0  # RI-DUP-050: the token of the card that it is the duplicate of
    more_attack: int = 0  # RI-ASSIM-020: what the cards under it add
    more_defence: int = 0
    charges: list[Charge] = []
    ills: list[Ill] = []
    changes: list[Change] = []
    holds: list[Hold] = []
    levels: list[Card] = []  # RI-LVLZONE-010: Niveaux Supérieurs
    under: list[Card] = []  # RI-ASSIM-040

    def __post_init__(self) -> None:
        self.hooks = self.printed.hooks

    @property
    def tilted(self) -> bool:
        return bool(self.flags & TILTED)

    @tilted.setter
    def tilted(self, value: bool) -> None:
        self.flags = self.flags | TILTED if value else self.flags & ~TILTED

    @property
    def is_open(self) -> bool:
        return bool(self.flags & OPEN)

    @property
    def invoker(self) -> bool:
        return self.printed.type == "invocateur"


@mypyc_attr(allow_interpreted_subclasses=True)
class Element(Entry):
    """An element of the stack. `value` is what its coin shows. `factor`: RI-GLO-420, by what its digits are multiplied.
    `noted`: numbers as they were when it was declared (RI-TIMEOUT-010). `waits`: its targets and its toss are still to
    come, as its stack opens. `payer`: the number of the Invocateur whose last point on this stack paid for it
    (RI-CASE-020), 0 for none. `extra`: further coins that fell well (RI-RAGE-020). `serial`: by what others aim at
    it."""

    __slots__ = ("extra", "factor", "noted", "payer", "serial", "waits")

    def __init__(
        self,
        source: int,
        ability: str,
        targets: tuple[int, ...],
        by: int,
        token: int,
        proto: Proto,
        aims: tuple[tuple[int, ...], ...] = (),
        value: int = 0,
        about: tuple[int, ...] = (),
        chain: tuple[str, ...] = (),
        shielded: tuple[int, ...] = (),
        factor: int = 1,
        noted: tuple[int, ...] = (),
        waits: bool = False,
        payer: int = 0,
        extra: int = 0,
        serial: int = 0,
    ) -> None:
        super().__init__(source, ability, targets, by, token, proto, aims, value, about, chain, shielded)
        self.factor: Final = factor
        self.noted: Final = noted
        self.waits: Final = waits
        self.payer: Final = payer
        self.extra: Final = extra
        self.serial: Final = serial

    def replace(self, **changes: Any) -> Element:
        """The same element but for these, to take its place."""
        return Element(*[changes.pop(name) if name in changes else getattr(self, name) for name in _ELEMENT], **changes)

    def numbered(self, serial: int, chain: tuple[str, ...]) -> Element:
        """The same element as it is put on a stack."""
        return Element(
            self.source,
            self.ability,
            self.targets,
            self.by,
            self.token,
            self.proto,
            self.aims,
            self.value,
            self.about,
            chain,
            self.shielded,
            self.factor,
            self.noted,
            self.waits,
            self.payer,
            self.extra,
            serial,
        )


_ELEMENT: Final = (
    *("source", "ability", "targets", "by", "token", "proto", "aims", "value", "about", "chain", "shielded"),
    *("factor", "noted", "waits", "payer", "extra", "serial"),
)


@kept
class Player:
    """One player's zones and reserves. The library has its top card first."""

    invokers: list[Piece] = []
    field: list[Piece] = []
    hand: list[Card] = []
    library: list[Card] = []
    graveyard: list[Card] = []
    exclusion: list[Card] = []
    coins: int = 0
    ether: int = 0
    ills: list[Ill] = []  # RI-ILL-100
    awake: bool = False  # RI-SETUP-070: has had an Éveil
    levelled: bool = False  # RI-LVLZONE-020: has played a Niveau Supérieur this turn
    mulligans: int = 0
    skipped: int = 0  # RI-TURN-080: so many of the next turns are cancelled
    short: int = 0  # RI-CASE-050: cards that could not be drawn, and are still to be paid for

    def has_in_play(self, card: Card) -> Piece | None:
        """This card on their battlefield, or as their Invocateur."""
        for one in self.field:
            if one.card is card:
                return one
        for one in self.invokers:
            if one.card is card:
                return one
        return None


@kept
class Rise(Table[Piece]):
    """The table. `step` says where in the turn it stands."""

    players: list[Player] = []
    first: int = 0
    aside: list[Card] = []  # on the stack, or set aside until it is known whether they come back (RI-REANIM-060)
    vanishing: list[int] = []  # numbers of cards set aside, or under another one, that no zone takes
    gone: list[Card] = []  # RI-GLO-250: removed from the table; tokens come from here
    declined: bool = False  # RI-TURN-040: all have passed on an empty stack
    fought: bool = False  # RI-TURN-020: the Combat phase of this turn is over
    unsettled: bool = False  # something has changed that may destroy: look
    deciding: int = 0  # who decides on a mulligan, or declares blockers now
    blocker: int = 0  # the token of the card that is being declared as a blocker
    declared: list[tuple[int, int]] = []  # attackers being announced: token, the player attacked
    attacks: list[tuple[int, int, int]] = []  # token of the attacker, the player attacked, token of the blocker or 0
    fights: list[tuple[int, int, int]] = []  # combats still to be put on the stack, in their order
    facing: tuple[int, ...] = ()  # tokens of those who fight each other now
    opposed: list[tuple[int, int]] = []  # who was opposed to whom in a Combat of this phase, as tokens
    victors: list[int] = []  # RI-GLO-190: victorious Créatures of this turn, as tokens
    possessed: list[tuple[int, int]] = []  # RI-POSS-050: who takes, and the token of the card that does
    serial: int = 0  # of the last element of the stack
    pending: list[Element] = []  # effects of the start or the end of the turn, each to have a stack of its own
    offers: list[Element] = []  # RI-EXHUM-030: Actions that may be activated because a card was Destroyed
    fallen: list[tuple[int, int]] = []  # destroyed this turn: token as it was in play, controller
    healed: bool = False  # a card was healed this turn
    activations: list[tuple[int, str]] = []  # RI-GLO-390: Actions of this turn: token of the card, key

    def sources(self) -> list[Source]:
        """The active player's cards first, then the others' in turn order, then effects that last."""
        found: list[Source] = []
        at, count = self.active, len(self.players)
        for seat in range(at, at + count):
            player = self.players[seat % count]
            found += player.field
            found += player.invokers
        found += self.lasting
        return found

    def in_play(self, number: int) -> Piece | None:
        """The card on a battlefield with this number, or the Invocateur."""
        card = self.cards[number]
        owner = self.players[card.owner]  # mostly it is with its owner
        found = owner.has_in_play(card)
        if found is None:
            for player in self.players:
                if player is not owner:
                    found = player.has_in_play(card)
                    if found is not None:
                        break
        return found

    def stands(self, it: Piece) -> bool:
        """Whether this very card is still in play (after a question, look again)."""
        player = self.players[it.controller]
        return it in player.field or it in player.invokers

    def first_asked(self) -> int:
        """RI-XSTACK-100, RI-END-020: who has priority first in a stack that the game opens: the active player; at the
        end of a turn the one on the left."""
        return next_seat(self, self.active) if self.step in ENDING else self.active

    def printed_on(self, it: Piece) -> Proto:
        return it.printed

    def elements(self) -> list[Element]:
        """What waits on the stack that is being built or resolved, the oldest first."""
        return self.stack.items if self.stack is not None else []  # type: ignore[return-value]


def print_of(card: Card) -> Printed:
    """What is printed on a card of this game."""
    proto: Printed = card.proto  # type: ignore[assignment]  # quicker than to assert it
    return proto


def reprint(s: Rise, it: Piece, printed: Printed) -> None:
    """A card in play becomes something else to read."""
    if printed is it.printed:
        return
    drop_hooks(s, it.hooks)
    it.printed = printed
    it.hooks = printed.hooks
    add_hooks(s, it.hooks)
    s.unsettled = True
