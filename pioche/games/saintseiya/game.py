"""The game object: set-up, steps, scenarios, views."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from pioche.engine.cards import NO_CARD, Card
from pioche.engine.choice import DONE, END, NUMBER, Ask, verb_of
from pioche.engine.errors import Refusal
from pioche.engine.flow import NOTHING, Flow
from pioche.engine.game import Deck, Game, Options, Word
from pioche.engine.rng import Rng
from pioche.engine.seats import lose, next_seat
from pioche.engine.zones import HIDDEN, OWNER, Zone
from pioche.games.saintseiya import board, decks, evaluate, positions
from pioche.games.saintseiya.cards import BOOK
from pioche.games.saintseiya.rules import acquire, effects, play, setup, techniques, turn
from pioche.games.saintseiya.rules.epics import enter_epic, settle
from pioche.games.saintseiya.rules.scoring import finish
from pioche.games.saintseiya.rules.terms import (
    ACTIVATE,
    ARM,
    COSMOS,
    EPIC,
    FACE,
    FIGHT,
    FORCE,
    HEAL,
    KEEP,
    LURE,
    PLAY,
    RALLY,
    ROBE,
    TECHNIQUE,
    TOKEN,
    TOLL,
    VERBS,
)
from pioche.games.saintseiya.rules.zones import discard, lay_before
from pioche.games.saintseiya.state import (
    FLAMES,
    HEROES,
    SAPPHIRES,
    SLOTS,
    WEAPONS,
    Piece,
    Player,
    SaintSeiya,
    print_of,
    settle_on_field,
)

LEVELS = ("easy", "hard", "expert")


class SaintSeiyaGame(Game[SaintSeiya, Piece]):
    slug = "saintseiya"
    version = "2.0.0"
    names = {"fr": "Saint Seiya", "en": "Saint Seiya"}
    folder = Path(__file__).parent
    seats = (2, 3, 4, 5, 1)
    owned = False
    verbs = VERBS
    teller: ClassVar[Any] = board
    book = BOOK
    zones = (
        Zone("field", holds="permanents", of_player=False),
        Zone("reserve", HIDDEN, of_player=False),
        Zone("gone", of_player=False),
        Zone("standing", holds="permanents", of_player=False),
        Zone("pillars", of_player=False),
        Zone("epic", holds="permanents", of_player=False),
        Zone("epics", HIDDEN, of_player=False),
        Zone("past_epics", of_player=False),
        Zone("between", of_player=False),
        Zone("removed", of_player=False),
        Zone("played", holds="permanents"),
        Zone("armour", holds="permanents"),
        Zone("relics", holds="permanents"),
        Zone("marked", holds="permanents"),
        Zone("hand", OWNER),
        Zone("pile", HIDDEN),
        Zone("discard"),
        Zone("destroyed"),
        Zone("aside"),
        Zone("board"),
        Zone("trophies"),
    )
    player_words = (
        Word("hero", "word", "", words=("", *HEROES)),
        Word("energy", "int", high=3),
        Word("weapons", "int", high=WEAPONS),
        Word("plus", "int", high=99),
        Word("minus", "int", high=99),
    )
    card_words = (
        Word("slot", "int", 0, high=SLOTS),
        Word("against", "int", 0, high=SLOTS),
        Word("wounded", "bool", False),
        Word("frozen", "int", 0, high=2),
        Word("idle", "bool", False),
        Word("armed", "bool", False),
        Word("bonus_force", "int", high=99),
        Word("bonus_cosmos", "int", high=99),
        Word("bonus_heal", "int", high=99),
        Word("plus", "int", high=99),
        Word("minus", "int", high=99),
        Word("prey", "int", -1, low=-1, high=4),
        Word("under", "cards", []),
    )
    table_words = (
        Word("step", "word", "main", words=("main", "keep")),
        Word("level", "word", "", words=("", *LEVELS)),
        Word("asgard", "bool", True),
        Word("poseidon", "bool", True),
        Word("variant", "bool", False),
        Word("first", "int", 0, high=4),
        Word("flames", "int", FLAMES, high=FLAMES),
        Word("sapphires", "int", 0, high=SAPPHIRES),
        Word("weapons", "int", WEAPONS, high=WEAPONS),
        Word("sand", "int", 0, high=4),
        Word("ending", "bool", False),
    )
    match_options = {
        "asgard": (True, False),
        "poseidon": (True, False),
        "epics": (False, True),
        "promo": (False, True),
        "variant": (False, True),
        "first": ("seat", "chance"),
        "level": LEVELS,
    }
    routine = ("party",)

    def guests(self, seats: int) -> list[str]:
        """Alone one plays against Hilda."""
        return ["Hilda"] if seats == 1 else []

    def blank(self, rng: Rng, seats: int, options: Options) -> SaintSeiya:
        count = max(2, seats)
        s = SaintSeiya(rng, tuple(range(count)), (NO_CARD,), [Player() for _ in range(count)])
        s.asgard = options.get("asgard", True)
        s.poseidon = options.get("poseidon", True)
        s.variant = options.get("variant", False)
        if seats == 1:
            s.level = options.get("level", "easy")
            s.automata = 2
        if options.get("first") == "chance" and seats > 1:
            s.first = rng.below(seats)
        return s

    def deal(self, s: SaintSeiya, dealt: Sequence[Deck], options: Options) -> None:
        heroes = setup.name_heroes(s, [decks.hero_of(self, deck) for deck in dealt])
        setup.deal(s, BOOK, heroes, promo=options.get("promo", False), epics=options.get("epics", False))

    def begin(self, s: SaintSeiya) -> Flow | None:
        return setup.begin(s)

    def ask(self, s: SaintSeiya) -> Ask:
        step = s.step
        if step == "main":
            return turn.ask_main(s)
        return play.ask_place(s) if step == "place" else turn.ask_keep(s)

    def act(self, s: SaintSeiya, option: int) -> Flow | None:
        verb, number, seat = verb_of(option), option & NUMBER, s.active
        if verb == PLAY:
            return play.play(s, seat, s.cards[number])
        if verb == FACE:
            card = s.cards[s.placing]
            s.players[seat].hand.remove(card)
            s.placing = 0
            s.step = "main"
            return play.place(s, seat, card, number)
        if verb == END:
            turn.end_main(s)
            return settle(s)
        if verb == KEEP:
            discard(s, seat, s.cards[number])
            return settle(s)
        if verb == DONE:
            return turn.maintenance(s)
        return self._act(s, seat, verb, number)

    def _act(self, s: SaintSeiya, seat: int, verb: int, number: int) -> Flow | None:
        if verb == FIGHT:
            return acquire.acquire(s, seat, number, FORCE)
        if verb == RALLY:
            return acquire.acquire(s, seat, number, COSMOS)
        if verb == HEAL:
            return effects.heal_with(s, seat, s.piece(number))
        if verb == ACTIVATE:
            return effects.activate(s, seat, s.piece(number))
        if verb == TECHNIQUE:
            return techniques.use_technique(s, seat, s.cards[number])
        if verb == ROBE:
            return techniques.use_robe(s, seat)
        if verb == ARM:
            techniques.arm(s, seat, s.piece(number))
            return NOTHING
        if verb == TOLL:
            return turn.pay_toll(s, seat, s.piece(number))
        if verb == LURE:
            return turn.lure(s, seat, s.piece(number))
        if verb == TOKEN:
            return turn.put_token(s, seat, s.piece(number))
        return turn.use_epic(s, seat)

    def why(self, s: SaintSeiya, seat: int, option: int) -> Refusal | None:
        if s.active != seat:
            return Refusal("SS-TURN-010", "not-your-turn")
        verb, number = verb_of(option), option & NUMBER
        if verb == END and s.step == "main":
            return turn.refuses_end(s, seat)
        if s.step != "main" or not 0 < number < len(s.cards):
            return Refusal("SS-TURN-020", "not-now") if verb >= PLAY else None
        card = s.cards[number]
        it = s.on_field(number) or s.in_play(number)
        if verb == PLAY:
            return play.refuses_play(s, seat, card)
        if verb == FIGHT:
            return acquire.refuses_acquire(s, seat, number, FORCE)
        if verb == RALLY:
            return acquire.refuses_acquire(s, seat, number, COSMOS)
        if verb == TECHNIQUE:
            return techniques.refuses_technique(s, seat, card)
        if verb == EPIC:
            return turn.refuses_epic(s, seat)
        if verb == ROBE:
            return techniques.refuses_robe(s, seat)
        if it is None:
            return Refusal("SS-PLAY-050", "not-in-play") if verb in (HEAL, ACTIVATE, ARM) else None
        if verb == HEAL:
            return effects.refuses_heal(s, seat, it)
        if verb == ACTIVATE:
            return effects.refuses_activation(s, seat, it)
        if verb == ARM:
            return techniques.refuses_arm(s, seat, it)
        if verb == TOLL:
            return turn.refuses_toll(s, seat, it)
        if verb == LURE:
            return turn.refuses_lure(s, seat, it)
        return turn.refuses_token(s, seat, it) if verb == TOKEN else None

    def leave(self, s: SaintSeiya, seat: int, reason: str) -> None:
        """The next player goes on; what the one who left had played is discarded."""
        lose(s, [seat], reason)
        if s.over() or s.active != seat:
            return
        s.step = "main"
        s.placing = 0
        turn.end_main(s)
        following = next_seat(s, seat)
        if s.ending and turn.ends_round(s, seat, following):
            for _ in finish(s):
                raise AssertionError("nothing is asked at the end")
            return
        s.active = following
        s.turn += 1
        s.step = "main"

    def pool(self, card: Card, zone: Zone, owner: int) -> int:
        """A hidden card of a player could be any of theirs, one of the reserve any of the reserve."""
        return owner + 1 if zone.name != "epics" else 9

    def evaluate(self, s: SaintSeiya, seat: int) -> float:
        return evaluate.evaluate(s, seat)

    # Scenarios

    def enter(self, s: SaintSeiya, card: Card, seat: int, zone: str, host: Piece | None = None) -> Piece:
        if zone == "field":
            return settle_on_field(s, card, 0)
        if zone == "epic":
            it = Piece(card, -1, print_of(card).hooks, print_of(card))
            enter_epic(s, it)
            return it
        if zone == "standing":
            it = Piece(card, -1, {}, print_of(card))
            s.standing.append(it)
            return it
        row: list[Piece] = getattr(s.players[seat], zone)
        return lay_before(s, seat, card, row)

    def remove(self, s: SaintSeiya, permanent: Piece) -> None:
        positions.leave(s, permanent)

    def arrange(self, s: SaintSeiya, first: dict[str, Any]) -> Refusal | None:
        return positions.arrange(s, first)

    def sayable(self, s: SaintSeiya) -> bool:
        return positions.sayable(s)

    def patched(self, s: SaintSeiya) -> Refusal | None:
        positions.tidy(s)
        return positions.refuses(s)

    def invariants(self, s: SaintSeiya) -> list[str]:
        return positions.invariants(s)

    def refuses_zone(self, card: Card, zone: Zone) -> Refusal | None:
        return positions.refuses_zone(card, zone)

    def refuses_word(self, card: Card, word: Word) -> Refusal | None:
        return positions.refuses_word(card, word)

    def show_player(self, s: SaintSeiya, seat: int) -> dict[str, Any]:
        return board.player_data(s, seat)

    def show_permanent(self, s: SaintSeiya, permanent: Piece) -> dict[str, Any]:
        return board.permanent_data(s, permanent)

    # Decks: each player takes a hero

    def starters(self) -> dict[str, Deck]:
        return decks.starters(self)

    def random_deck(self, rng: Rng) -> Deck:
        return {"name": "", "cards": []}

    def refuses_deck(self, deck: Deck) -> list[Refusal]:
        return decks.refusals(self, deck)

    def refuses_table(self, dealt: Sequence[Deck]) -> list[Refusal]:
        return decks.refuses_table(self, dealt)


SAINTSEIYA = SaintSeiyaGame()
