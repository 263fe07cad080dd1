"""The game object: set-up, steps, scenarios, decks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from duel import rules
from duel.cards import BOOK
from duel.state import DuelState, Fighter, Player
from pioche.engine.cards import NO_CARD, Card
from pioche.engine.decks import card_ids
from pioche.engine.errors import Refusal
from pioche.engine.game import Deck, Game, Options, Word
from pioche.engine.lasting import add_hooks
from pioche.engine.rng import Rng
from pioche.engine.zones import HIDDEN, OWNER, Zone, shuffle

FLAMES = 10
STARTERS = {
    "swords": "knight knight knight squire squire squire herald herald banner banner guardian gamble scout hush hush",
    "songs": "knight knight knight squire squire guardian banner banner herald volley volley lullaby scout gamble hush",
}


class Duel(Game[DuelState, Fighter]):
    slug = "duel"
    version = "1"
    names = {"fr": "Duel", "en": "Duel"}
    folder = Path(__file__).parent
    seats = (2, 3)
    verbs = rules.VERBS
    book = BOOK
    moves = rules.MOVES
    steps = {"": (rules.main_step, None), "stack": (rules.reply_step, None)}
    zones = (
        Zone("line", holds="permanents"),
        Zone("hand", OWNER),
        Zone("deck", HIDDEN),
        Zone("discard"),
        Zone("played", of_player=False),
    )
    player_words = (Word("flames", "int", FLAMES, high=99),)
    card_words = (Word("ready", "bool", True), Word("damage", "int", high=99))
    table_words = (Word("actions", "int", 2, high=2),)
    table_memory = (Word("automata", "int", high=4),)
    match_options = {"puppet": (False, True)}
    deeds = ("power",)

    def blank(self, rng: Rng, seats: int, options: Options) -> DuelState:
        s = DuelState(rng, tuple(range(seats)), (NO_CARD,))
        s.players = [Player(FLAMES) for _ in range(seats)]
        s.automata = 1 << seats - 1 if options.get("puppet") else 0
        return s

    def begin(self, s: DuelState) -> None:
        """DU-SETUP-010."""
        for seat, player in enumerate(s.players):
            shuffle(s, player.deck)
            rules.draw(s, seat, 4)
        rules.begin_turn(s, s.rng.below(len(s.players)))

    def leave(self, s: DuelState, seat: int, reason: str) -> None:
        """DU-END-030: spells that wait are lost, and so is the rest of the turn."""
        rules.go_out(s, [seat], reason)
        for card in s.played:
            s.players[card.owner].discard.append(card)
        s.played.clear()
        s.stack = None
        s.waiting.clear()
        if s.result is None and s.active == seat:
            rules.end_turn(s)

    def evaluate(self, s: DuelState, seat: int) -> float:
        worth = [2 * one.flames + len(one.hand) + sum(1 + rules.power(s, f) for f in one.line) for one in s.players]
        others = [worth[i] for i in range(len(worth)) if i != seat and not s.out >> i & 1]
        return worth[seat] - sum(others) / len(others)

    def enter(self, s: DuelState, card: Card, seat: int, zone: str, host: Fighter | None = None) -> Fighter:
        fighter = Fighter(card, seat, ready=True)
        s.players[seat].line.append(fighter)
        add_hooks(s, card.proto.hooks)
        return fighter

    def remove(self, s: DuelState, permanent: Fighter) -> None:
        rules.leave_play(s, permanent)

    def arrange(self, s: DuelState, first: dict[str, Any]) -> Refusal | None:
        stacks = s.waiting if s.stack is None else [s.stack, *s.waiting]
        waiting = [item.source for stack in stacks for item in stack.items]
        same = sorted(waiting) == sorted(card.number for card in s.played)
        return None if same else Refusal("DU-STACK-020", "spell-without-stack")

    def patched(self, s: DuelState) -> None:
        """DU-STACK-020: a spell that was taken away waits no longer."""
        for stack in s.waiting if s.stack is None else [s.stack, *s.waiting]:
            stack.items = [item for item in stack.items if s.cards[item.source] in s.played]
        if s.stack is not None and not s.stack.items:
            s.stack = s.waiting.pop(0) if s.waiting else None

    def refuses_zone(self, card: Card, zone: Zone) -> Refusal | None:
        misplaced = zone.name == "line" and card.proto.type != "fighter"
        return Refusal("DU-CARD-010", "not-a-fighter", card=card) if misplaced else None

    def show_permanent(self, s: DuelState, permanent: Fighter) -> dict[str, Any]:
        return {"power": rules.power(s, permanent)}

    def starters(self) -> dict[str, Deck]:
        return {id: {"name": id, "cards": cards.split()} for id, cards in STARTERS.items()}

    def random_deck(self, rng: Rng) -> Deck:
        pool = sorted(BOOK.cards) * 3
        rng.shuffle(pool)
        return {"name": "random", "cards": pool[:15]}

    def refuses_deck(self, deck: Deck) -> list[Refusal]:
        cards = card_ids(self, deck)
        refusals = [] if len(cards) == 15 else [Refusal("DU-DECK-010", "fifteen-cards", count=len(cards))]
        often = sorted({id for id in cards if cards.count(id) > 3})
        return refusals + [Refusal("DU-DECK-020", "three-copies", card=BOOK[id]) for id in often]


DUEL = Duel()
