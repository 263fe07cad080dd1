"""The game object: set-up, steps, scenarios, views."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar

from pioche.engine.cards import NO_CARD, Card
from pioche.engine.choice import DONE, END, NO, PASS, YES, number_of, verb_of, which_of
from pioche.engine.errors import Refusal
from pioche.engine.flow import NOTHING, Flow
from pioche.engine.game import Deck, Game, Move, Options, Word
from pioche.engine.rng import Rng
from pioche.engine.stack import Entry, asked, pass_priority
from pioche.engine.zones import HIDDEN, OWNER, Zone
from pioche.games.sevenfallen import board, decks, evaluate, positions
from pioche.games.sevenfallen.cards import BOOK, CLASSES
from pioche.games.sevenfallen.rules import combat, setup, turn, values
from pioche.games.sevenfallen.rules import standard as _standard  # noqa: F401  fills the table of standard abilities
from pioche.games.sevenfallen.rules.damage import in_attack_phase
from pioche.games.sevenfallen.rules.enter import lay
from pioche.games.sevenfallen.rules.markers import dormant
from pioche.games.sevenfallen.rules.pairs import become, may_join
from pioche.games.sevenfallen.rules.pay import refuses_revoke
from pioche.games.sevenfallen.rules.play import NOT_IN_PLAY, WINDOWS, me_using, play, refuses_play, refuses_use, use
from pioche.games.sevenfallen.rules.resolve import STACK, open_window
from pioche.games.sevenfallen.rules.terms import (
    AMBUSH,
    ANNOUNCE,
    ARCHANGEL,
    ATTACK,
    DECLARE,
    FIRST,
    GRACE,
    HOLD,
    LOOK,
    PLAY,
    PROPOSE,
    RETREAT,
    REVOKE,
    STRIKE,
    TEMPEST,
    USE,
    VERBS,
    WORSHIP,
)
from pioche.games.sevenfallen.rules.turn import END_OF_WORD
from pioche.games.sevenfallen.rules.zones import leave_play
from pioche.games.sevenfallen.state import (
    EDEN,
    MARKS,
    MORTAL,
    Player,
    Printed,
    SevenFallen,
    print_of,
    reprint,
)
from pioche.games.sevenfallen_common.links import attach, free_angels, free_golems
from pioche.games.sevenfallen_common.table import Piece

NO_PAGES = ("divinity", "archangel", "temple", "gift", "worshipper")  # never in a hand or a Livre Sacré
LINES = ("angel", "archangel", "golem", "blessing")
STEPS = (
    "main",
    "dawn",
    "before",
    "announce",
    "dusk",
    "night",
    "retreat",
    "register",
    "worship",
    "risen",
    "announced",
    "declare",
    "combat",
    "redirect",
    "fought",
    "again",
    "retire",
    "propose",
    "handover",
    "will",
    "grace",
)


NOT_YOUR_TURN = Refusal("SF-SETUP-070", "not-your-turn")
STRIKES = {"declare": combat.declare, "again": combat.second_attack, "redirect": combat.redirect}
CLOSES = {"announce": combat.announced, "grace": setup.graced, "retreat": turn.dawn}


def acts(s: SevenFallen, option: int) -> Flow | None:
    """What was picked, and all that goes on from there."""
    if option == PASS:
        flow = pass_priority(s, STACK)
        if flow is None:
            return None
    else:
        flow = MOVES[verb_of(option)].do(s, asked(s), option) or NOTHING
    return turn.go_on(s) if flow is NOTHING else turn.and_on(s, flow)


def by_playing(*, tempest: bool) -> Move:
    def do(s: SevenFallen, seat: int, option: int) -> Flow:
        turn.acted(s)
        return play(s, seat, s.cards[number_of(option)], tempest=tempest)

    return Move(do, lambda s, seat, option: refuses_play(s, seat, s.cards[number_of(option)], tempest=tempest))


def _use(s: SevenFallen, seat: int, option: int) -> Flow:
    turn.acted(s)
    me = me_using(s, seat, number_of(option), which_of(option))
    assert me is not None
    return use(s, me)


def _refuses_use(s: SevenFallen, seat: int, option: int) -> Refusal | None:
    me = me_using(s, seat, number_of(option), which_of(option))
    if me is not None:
        return refuses_use(s, seat, me)
    return NOT_IN_PLAY if s.in_play(number_of(option)) is None else None


def _refuses_revoke(s: SevenFallen, seat: int, option: int) -> Refusal | None:
    it = s.in_play(number_of(option))
    return None if it is None else refuses_revoke(s, seat, it)


def on_your_turn(
    refuses: Callable[[SevenFallen], Refusal | None],
) -> Callable[[SevenFallen, int, int], Refusal | None]:
    return lambda s, seat, option: refuses(s) if s.active == seat else NOT_YOUR_TURN


def in_attack(
    refuses: Callable[[SevenFallen, Piece], Refusal | None], *, own: bool = True
) -> Callable[[SevenFallen, int, int], Refusal | None]:
    """Why a card, `own` or not, cannot be announced, declared or struck in one's attack phase."""

    def why(s: SevenFallen, seat: int, option: int) -> Refusal | None:
        it = s.in_play(number_of(option))
        if it is None or s.active != seat or not in_attack_phase(s) or (own and it.controller != seat):
            return None
        return refuses(s, it)

    return why


def by_announcing(*, ambush: bool) -> Move:
    def refuses(s: SevenFallen, it: Piece) -> Refusal | None:
        if s.step != "announce" or it.attacker:
            return combat.ANNOUNCED_ALREADY
        return combat.refuses_announce(s, it) or (combat.refuses_ambush(s, it) if ambush else None)

    return Move(
        lambda s, seat, option: combat.announce(s, s.must(number_of(option)), ambush=ambush), in_attack(refuses)
    )


MOVES: dict[int, Move] = {
    PLAY: by_playing(tempest=False),
    TEMPEST: by_playing(tempest=True),
    USE: Move(_use, _refuses_use),
    ATTACK: Move(lambda s, seat, option: open_window(s, "before"), on_your_turn(turn.refuses_attack)),
    END: Move(lambda s, seat, option: open_window(s, "dusk"), turn.refuses_end),
    WORSHIP: Move(lambda s, seat, option: turn.worship(s, s.cards[number_of(option)])),
    ARCHANGEL: Move(lambda s, seat, option: turn.bring_archangel(s), turn.refuses_archangel),
    LOOK: Move(lambda s, seat, option: turn.see_register(s), turn.refuses_look),
    RETREAT: Move(lambda s, seat, option: turn.retreat(s, number_of(option)), turn.refuses_retreat),
    PROPOSE: Move(lambda s, seat, option: turn.propose(s), on_your_turn(turn.refuses_draw)),
    YES: Move(turn.answer_proposal),
    NO: Move(turn.answer_proposal),
    ANNOUNCE: by_announcing(ambush=False),
    AMBUSH: by_announcing(ambush=True),
    DECLARE: Move(lambda s, seat, option: combat.join(s, number_of(option)), in_attack(combat.refuses_declare)),
    STRIKE: Move(
        lambda s, seat, option: STRIKES[s.step](s, number_of(option)), in_attack(combat.refuses_strike, own=False)
    ),
    HOLD: Move(lambda s, seat, option: combat.second_attack(s, 0) if s.step == "again" else combat.hold(s)),
    DONE: Move(lambda s, seat, option: CLOSES[s.step](s)),
    GRACE: Move(lambda s, seat, option: setup.change(s, number_of(option))),
    FIRST: Move(lambda s, seat, option: setup.set_first(s, number_of(option))),
}


class SevenFallenGame(Game[SevenFallen, Piece]):
    slug = "sevenfallen"
    version = "V3"
    names = {"fr": "7 Fallen", "en": "7 Fallen"}
    folder = Path(__file__).parent
    seats = (2,)
    verbs = VERBS
    terminal: ClassVar[Any] = board
    book = BOOK
    steps = {
        "will": (setup.ask_first, acts),
        "grace": (setup.ask_grace, acts),
        "register": (turn.ask_register, acts),
        "worship": (turn.ask_worship, acts),
        "retreat": (turn.ask_retreat, acts),
        "main": (turn.ask_main, acts),
        "propose": (turn.ask_proposal, acts),
        "announce": (combat.ask_announce, acts),
        "declare": (combat.ask_declare, acts),
        "again": (combat.ask_declare, acts),
        "redirect": (combat.ask_redirect, acts),
        **dict.fromkeys(("stack", *WINDOWS), (turn.ask_to_add, acts)),
    }
    moves = MOVES
    reasons = {REVOKE: _refuses_revoke}
    zones = (
        Zone("front", holds="permanents"),  # from the middle of the table outwards
        Zone("rear", holds="permanents"),
        Zone("divine", holds="permanents"),
        Zone("worship", holds="permanents"),
        Zone("limbo", holds="permanents"),
        Zone("archangel", OWNER),
        Zone("gift", OWNER),
        Zone("hand", OWNER),
        Zone("book", HIDDEN),
        Zone("register", HIDDEN),
        Zone("purgatory"),
        Zone("pandemonium"),
        Zone("aside", of_player=False),
        Zone("beyond", of_player=False),
    )
    card_words = (
        Word("damage", "int", high=999),
        Word("ec", "int", None, high=999),  # None: no usual value, as it is printed where nothing is said
        Word("tilted", "bool", False),
        Word("attacker", "bool", False),
        Word("ambush", "bool", False),
        Word("mortal", "bool", False),
        Word("klass", "word", "", words=("", *CLASSES)),
        Word("marks", "counts", None, words=MARKS, high=999),
        Word("attached", "permanents", []),
        Word("under", "cards", []),
    )
    stops = ("window-dawn", "window-before", "window-combat", "window-dusk", "window-night", "answer")
    wealth = ("ec",)
    deeds = ("keywords", "atq", "bou", "ec")
    routine = ("pay", "revoke", "place", "order", "trigger", "class", "link", "retire")
    table_words = (Word("step", "word", "main", words=STEPS), Word("attacked", "bool", False))
    table_memory = positions.TABLE_MEMORY
    card_memory = positions.CARD_MEMORY
    entry_words = positions.ENTRY_WORDS
    setup_steps = ("will", "grace")
    windows = WINDOWS
    untils = (END_OF_WORD,)
    deck_sections = decks.SECTIONS
    deck_least = decks.LEAST

    def blank(self, rng: Rng, seats: int, options: Options) -> SevenFallen:
        s = SevenFallen(rng, tuple(range(seats)), (NO_CARD,))
        s.players = [Player() for _ in range(seats)]
        return s

    def deal(self, s: SevenFallen, dealt: Sequence[Deck], options: Options) -> None:
        """SF-SETUP-010: the Eden, the Registre and the Livre Sacré of each player."""
        for seat, deck in enumerate(dealt):
            decks.deal(self, s, seat, deck)

    def begin(self, s: SevenFallen) -> Flow | None:
        setup.begin(s)
        return None

    def why(self, s: SevenFallen, seat: int, option: int) -> Refusal | None:
        if s.step in ("will", "grace"):
            return setup.TOO_MANY if verb_of(option) == GRACE and s.changing == seat else None
        return super().why(s, seat, option)

    def pool(self, card: Card, zone: Zone, owner: int) -> int:
        """A hidden card of a Livre Sacré could be any page of it; an Archange, a gift or an Adorateur could not."""
        kinds = ("archangel", "gift", "worshipper")
        kind = print_of(card).type
        return super().pool(card, zone, owner) * 4 + (kinds.index(kind) + 1 if kind in kinds else 0)

    def evaluate(self, s: SevenFallen, seat: int) -> float:
        return evaluate.evaluate(s, seat)

    # Scenarios

    def enter(self, s: SevenFallen, card: Card, seat: int, zone: str, host: Piece | None = None) -> Piece:
        if zone == "limbo":
            it = Piece(card, seat, print_of(card))
            s.players[seat].limbo.append(it)
            s.unsettled = True
            return it
        if host is None:
            it = lay(s, card, seat, zone)
            if zone == "worship" and it.printed.type in LINES:  # SF-ABIL-060
                reprint(s, it, dormant(it))
            return it
        it = lay(s, card, host.controller, "rear")
        attach(s, it, host)
        return it

    def remove(self, s: SevenFallen, permanent: Piece) -> None:
        for player in s.players:
            if permanent in player.limbo:
                player.limbo.remove(permanent)
                s.moved(permanent.card.number)
                return
        gear = permanent.gear
        leave_play(s, permanent)
        if gear is not None:  # SF-EQUIP-060
            leave_play(s, gear)
            s.players[gear.card.owner].purgatory.append(gear.card)

    def arrange(self, s: SevenFallen, first: dict[str, Any]) -> Refusal | None:
        if s.first < 0 and s.step != "will":
            s.first = s.active
        if s.step == "grace" and s.changing < 0:
            s.changing = s.active
        s.step = s.step or "main"
        if s.step == "worship":
            turn.see_register(s)
        if s.step == "announce" and "slots" not in first:
            combat.begin_announcement(s)
        return positions.refuses_stack(s) or self.patched(s)

    def bear(self, s: SevenFallen, permanent: Piece, word: Word, value: Any) -> None:
        if word.name == "copies":
            positions.transform(s, permanent, value)
        else:
            super().bear(s, permanent, word, value)

    def borne(self, permanent: Piece, word: Word) -> Any:
        return positions.copied(permanent) if word.name == "copies" else super().borne(permanent, word)

    def print_called(self, name: str) -> Printed | None:
        return positions.print_called(name)

    def entry(self, s: SevenFallen, given: dict[str, Any]) -> Entry:
        return positions.entry(s, given)

    def patched(self, s: SevenFallen) -> Refusal | None:
        for seat in range(len(s.players)):
            refusal = positions.refuses_eden(s, seat)
            if refusal is not None:
                return refusal
        become(s)
        for seat, player in enumerate(s.players):
            divinity = player.divine[0]
            if divinity.damage >= values.life(s, divinity) and divinity.marks.get("plume", 0):
                divinity.flags |= MORTAL
            angels = free_angels(s, seat, values.is_angel)
            for golem in free_golems(s, seat):  # SF-PAIR-010: what stands free is linked, the first with the first
                able = [one for one in angels if may_join(s, golem, one)]
                if able:
                    attach(s, golem, able[0])
                    angels.remove(able[0])
            refusal = positions.refuses_side(s, seat)
            if refusal is not None:
                return refusal
        s.unsettled = True
        return positions.refuses_effects(s) or positions.refuses_register(s) or positions.refuses_attack(s)

    def settle(self, s: SevenFallen) -> Flow | None:
        return turn.go_on(s) if s.unsettled and s.step != "will" else None

    def invariants(self, s: SevenFallen) -> list[str]:
        return positions.invariants(s)

    def refuses_zone(self, card: Card, zone: Zone) -> Refusal | None:
        kind = print_of(card).type
        fits = {
            "divine": kind == "divinity",
            "worship": kind in ("worshipper", "temple", "angel", "golem"),
            "rear": kind in LINES,
            "front": kind in LINES[:3],
            "attached": kind in ("golem", "equipment", "angel"),  # one that was turned into a Golem
            "archangel": kind == "archangel",
            "gift": kind == "gift",
            "register": kind == "worshipper",
            "hand": kind not in NO_PAGES,
            "book": kind not in NO_PAGES,
            "limbo": kind not in ("worshipper", "divinity", "temple", "gift"),
            "purgatory": kind not in EDEN,
            "pandemonium": kind != "divinity",
            "under": kind not in NO_PAGES,
            "beyond": print_of(card).familiar,
            "aside": False,
        }.get(zone.name, True)
        if fits and print_of(card).familiar and zone.name not in ("rear", "front", "attached", "worship", "beyond"):
            fits = False
        return None if fits else Refusal("SF-ZONE-010", "not-there", card=card)

    def refuses_word(self, card: Card, word: Word) -> Refusal | None:
        return board.refuses_word(card, word)

    def show_table(self, s: SevenFallen) -> dict[str, Any]:
        return board.table_data(s)

    def show_player(self, s: SevenFallen, seat: int) -> dict[str, Any]:
        return board.player_data(s, seat)

    def show_permanent(self, s: SevenFallen, permanent: Piece) -> dict[str, Any]:
        return board.permanent_data(s, permanent)

    # Decks

    def starters(self) -> dict[str, Deck]:
        return decks.starters(self)

    def random_deck(self, rng: Rng) -> Deck:
        return decks.generate(self, rng)

    def refuses_deck(self, deck: Deck) -> list[Refusal]:
        return decks.refusals(self, deck)


SEVENFALLEN = SevenFallenGame()
