"""The game object: set-up, steps, scenarios, views."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar

from pioche.engine.cards import NO_CARD, Card
from pioche.engine.choice import Ask, number_of, which_of
from pioche.engine.errors import Refusal
from pioche.engine.flow import Flow
from pioche.engine.game import Deck, Game, Options, Word
from pioche.engine.rng import Rng
from pioche.engine.zones import HIDDEN, OWNER, Zone
from pioche.games.sevenfallen_common.links import attach
from pioche.games.sevenfallen_common.table import Piece
from pioche.games.sevenfallen_first import board, decks, evaluate, positions
from pioche.games.sevenfallen_first.cards import BOOK
from pioche.games.sevenfallen_first.rules import plan, play, turn
from pioche.games.sevenfallen_first.rules.divinity import defeat
from pioche.games.sevenfallen_first.rules.enter import lay, settle
from pioche.games.sevenfallen_first.rules.terms import (
    ACCUSE,
    ADVANCE,
    ATTACK,
    EXCHANGE,
    PHOENIX,
    PLAY,
    PROPOSE,
    RETREAT,
    STRIKE,
    USE,
    VERBS,
)
from pioche.games.sevenfallen_first.rules.zones import BURIED, lift
from pioche.games.sevenfallen_first.state import MARKS, First, Player, Printed, print_for, reprint

STEPS = ("start", "main", "plan", "window", "battle", "agree", "relay", "exchange")


def of_page(
    refuses: Callable[[First, int, Piece], Refusal | None],
) -> Callable[[First, int, int], Refusal | None]:
    """Why something cannot be done with a page in play."""

    def why(s: First, seat: int, option: int) -> Refusal | None:
        it = s.in_play(number_of(option))
        return None if it is None else refuses(s, seat, it)

    return why


class FirstGame(Game[First, Piece]):
    slug = "sevenfallen_first"
    version = "1"
    names = {"fr": "Seven Fallen, première édition", "en": "Seven Fallen, First Edition"}
    folder = Path(__file__).parent
    seats = (2, 4)
    verbs = VERBS
    terminal: ClassVar[Any] = board
    book = BOOK
    steps = {
        "exchange": (turn.ask_exchange, turn.act_exchange),
        "start": (turn.ask_main, turn.act_main),
        "main": (turn.ask_main, turn.act_main),
        "battle": (turn.ask_main, turn.act_main),
        "plan": (plan.ask_plan, lambda s, option: turn.in_turn(s, plan.act_plan(s, option))),
        "window": (plan.ask_window, lambda s, option: turn.in_turn(s, plan.act_window(s, option))),
        "agree": (turn.ask_agree, turn.act_agree),
        "relay": (turn.ask_relay, turn.act_relay),
    }
    reasons = {
        PLAY: lambda s, seat, option: play.refuses_play(s, seat, s.cards[number_of(option)], which_of(option)),
        PHOENIX: lambda s, seat, option: play.refuses_phoenix(s, seat, s.cards[number_of(option)]),
        USE: lambda s, seat, option: play.refuses_use(
            s, seat, play.me_using(s, seat, number_of(option), which_of(option))
        ),
        ATTACK: plan.why_attack,
        STRIKE: plan.why_strike,
        RETREAT: of_page(turn.refuses_retreat),
        ADVANCE: of_page(turn.refuses_advance),
        EXCHANGE: turn.why_exchange,
        PROPOSE: lambda s, seat, option: turn.refuses_proposal(s, seat),
        ACCUSE: lambda s, seat, option: turn.refuses_accusation(s, seat, number_of(option)),
    }
    zones = (
        Zone("front", holds="permanents"),  # from the middle of the table outwards
        Zone("rear", holds="permanents"),
        Zone("divine", holds="permanents"),
        Zone("worship", holds="permanents"),
        Zone("hand", OWNER),
        Zone("book", HIDDEN),
        Zone("purgatory"),
        Zone("pandemonium"),
        Zone("aside", of_player=False),
    )
    player_words = (Word("turns", "int", 2, high=999),)
    player_memory = positions.PLAYER_MEMORY
    card_words = (
        Word("damage", "int", high=999),
        Word("ec", "int", None, high=999),  # None: no usual value, as it is printed where nothing is said
        Word("mortal", "bool", False),
        Word("marks", "counts", {}, words=MARKS, high=9999),
        Word("attached", "permanents", []),
    )
    card_memory = positions.CARD_MEMORY
    table_words = (Word("step", "word", "main", words=STEPS), Word("attacked", "bool", False))
    table_memory = positions.TABLE_MEMORY
    setup_steps = ("exchange",)
    untils = (BURIED, *turn.UNTIL_END, *turn.UNTIL_NEXT)
    stops = ("window",)
    wealth = ("ec",)
    deeds = ("keywords", "atq", "bou", "ec")
    routine = ("pay", "link", "trigger")
    match_options = {"survivors": (False, True)}
    deck_sections = decks.SECTIONS
    deck_least = decks.SIZE + 1

    def blank(self, rng: Rng, seats: int, options: Options) -> First:
        """SO-DUO-010: at a table of four, teams sit alternately."""
        s = First(rng, tuple([seat % 2 for seat in range(seats)]), (NO_CARD,))
        s.players = [Player(turns=2) for _ in range(seats)]
        s.survivors = options.get("survivors", False)
        return s

    def deal(self, s: First, dealt: Sequence[Deck], options: Options) -> None:
        for seat, deck in enumerate(dealt):
            decks.deal(self, s, seat, deck)

    def begin(self, s: First) -> None:
        for player in s.players:
            player.turns = 0
        turn.begin(s)

    def leave(self, s: First, seat: int, reason: str) -> None:
        """SO-GOAL-040."""
        defeat(s, [seat], reason)
        if not s.over() and s.active == seat:
            turn.relay(s)

    def evaluate(self, s: First, seat: int) -> float:
        return evaluate.evaluate(s, seat)

    def pointless(self, s: First, ask: Ask) -> Sequence[int]:
        """A draw is for people to propose, and to call a cheat."""
        return [option for option in ask.options[1:] if option == PROPOSE or option >> 12 == ACCUSE >> 12]

    # Scenarios

    def enter(self, s: First, card: Card, seat: int, zone: str, host: Piece | None = None) -> Piece:
        if host is not None:
            it = lay(s, card, host.controller, "rear")
            attach(s, it, host)
            return it
        it = lay(s, card, seat, zone)
        if zone == "divine":
            it.ec = print_for(it, heavens=True).ec
        elif it.printed.type == "divinity":  # SO-MORT-130
            it.ec = 0
        return it

    def remove(self, s: First, permanent: Piece) -> None:
        lift(s, permanent)

    def bear(self, s: First, permanent: Piece, word: Word, value: Any) -> None:
        positions.bear(s, permanent, word, value)

    def borne(self, permanent: Piece, word: Word) -> Any:
        return positions.borne(permanent, word)

    def arrange(self, s: First, first: dict[str, Any]) -> Refusal | None:
        s.step = s.step or "main"
        return positions.arrange(s, first) or self.patched(s)

    def patched(self, s: First) -> Refusal | None:
        return positions.patched(s)

    def settle(self, s: First) -> Flow | None:
        return settle(s) if s.unsettled else None

    def invariants(self, s: First) -> list[str]:
        return positions.invariants(s)

    def refuses_zone(self, card: Card, zone: Zone) -> Refusal | None:
        return positions.refuses_zone(card, zone)

    def refuses_word(self, card: Card, word: Word) -> Refusal | None:
        return positions.refuses_word(card, word)

    # Views

    def show_player(self, s: First, seat: int) -> dict[str, Any]:
        return board.player_data(s, seat)

    def show_permanent(self, s: First, permanent: Piece) -> dict[str, Any]:
        return board.permanent_data(s, permanent)

    def show_table(self, s: First) -> dict[str, Any]:
        return board.table_data(s)

    # Decks

    def starters(self) -> dict[str, Deck]:
        return decks.starters(self)

    def random_deck(self, rng: Rng) -> Deck:
        return decks.generate(self, rng)

    def refuses_deck(self, deck: Deck) -> list[Refusal]:
        return decks.refusals(self, deck)

    def refuses_table(self, dealt: Sequence[Deck]) -> list[Refusal]:
        return decks.refuses_table(self, dealt)


SEVENFALLEN_FIRST = FirstGame()

__all__ = ["SEVENFALLEN_FIRST", "Printed", "reprint"]
