"""The game object: set-up, steps, scenarios, views."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar

from pioche.engine.cards import NO_CARD, Card
from pioche.engine.choice import DONE, END, number_of, verb_of
from pioche.engine.errors import Refusal
from pioche.engine.flow import Flow
from pioche.engine.game import Deck, Game, Move, Options, Word
from pioche.engine.rng import Rng
from pioche.engine.seats import lose, next_seat
from pioche.engine.zones import HIDDEN, OWNER, Zone
from pioche.games.saintseiya import board, decks, evaluate, positions
from pioche.games.saintseiya.cards import BOOK
from pioche.games.saintseiya.rules import acquire, effects, play, setup, techniques, turn
from pioche.games.saintseiya.rules.epics import enter_epic
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
from pioche.games.saintseiya.rules.zones import lay_before
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
NOT_YOUR_TURN = Refusal("SS-TURN-010", "not-your-turn")
NOT_NOW = Refusal("SS-TURN-020", "not-now")
NOT_IN_PLAY = Refusal("SS-PLAY-050", "not-in-play")


def of_piece(
    refuses: Callable[[SaintSeiya, int, Piece], Refusal | None], gone: Refusal | None = None
) -> Callable[[SaintSeiya, int, int], Refusal | None]:
    """Why an option about a card on the field or in play is refused; `gone`: it is neither."""

    def why(s: SaintSeiya, seat: int, option: int) -> Refusal | None:
        it = s.on_field(number_of(option)) or s.in_play(number_of(option))
        return gone if it is None else refuses(s, seat, it)

    return why


def with_piece(do: Callable[[SaintSeiya, int, Piece], Flow | None]) -> Callable[[SaintSeiya, int, int], Flow | None]:
    """What is done with a card on the field or in play."""
    return lambda s, seat, option: do(s, seat, s.piece(number_of(option)))


def by_acquiring(way: str) -> Move:
    return Move(
        lambda s, seat, option: acquire.acquire(s, seat, number_of(option), way),
        lambda s, seat, option: acquire.refuses_acquire(s, seat, number_of(option), way),
    )


MOVES: dict[int, Move] = {
    PLAY: Move(
        lambda s, seat, option: play.play(s, seat, s.cards[number_of(option)]),
        lambda s, seat, option: play.refuses_play(s, seat, s.cards[number_of(option)]),
    ),
    FACE: Move(lambda s, seat, option: play.place_facing(s, seat, number_of(option))),
    END: Move(
        lambda s, seat, option: turn.finish_main(s),
        lambda s, seat, option: turn.refuses_end(s, seat) if s.step == "main" else None,
    ),
    KEEP: Move(lambda s, seat, option: turn.put_away(s, seat, number_of(option))),
    DONE: Move(lambda s, seat, option: turn.maintenance(s)),
    FIGHT: by_acquiring(FORCE),
    RALLY: by_acquiring(COSMOS),
    HEAL: Move(with_piece(effects.heal_with), of_piece(effects.refuses_heal, NOT_IN_PLAY)),
    ACTIVATE: Move(with_piece(effects.activate), of_piece(effects.refuses_activation, NOT_IN_PLAY)),
    TECHNIQUE: Move(
        lambda s, seat, option: techniques.use_technique(s, seat, s.cards[number_of(option)]),
        lambda s, seat, option: techniques.refuses_technique(s, seat, s.cards[number_of(option)]),
    ),
    ROBE: Move(
        lambda s, seat, option: techniques.use_robe(s, seat),
        lambda s, seat, option: techniques.refuses_robe(s, seat),
    ),
    ARM: Move(with_piece(techniques.arm), of_piece(techniques.refuses_arm, NOT_IN_PLAY)),
    TOLL: Move(with_piece(turn.pay_toll), of_piece(turn.refuses_toll)),
    LURE: Move(with_piece(turn.lure), of_piece(turn.refuses_lure)),
    TOKEN: Move(with_piece(turn.put_token), of_piece(turn.refuses_token)),
    EPIC: Move(lambda s, seat, option: turn.use_epic(s, seat), lambda s, seat, option: turn.refuses_epic(s, seat)),
}


class SaintSeiyaGame(Game[SaintSeiya, Piece]):
    slug = "saintseiya"
    version = "2.0.0"
    names = {"fr": "Saint Seiya", "en": "Saint Seiya"}
    folder = Path(__file__).parent
    seats = (2, 3, 4, 5, 1)
    owned = False
    verbs = VERBS
    terminal: ClassVar[Any] = board
    book = BOOK
    steps = {"main": (turn.ask_main, None), "place": (play.ask_place, None), "keep": (turn.ask_keep, None)}
    moves = MOVES
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
        Word("step", "word", "main", words=("main", "place", "keep")),
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
    table_memory = positions.TABLE_MEMORY
    card_memory = positions.CARD_MEMORY
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
    deeds = ("force", "energy", "duration")

    def scripted_names(self, seats: int) -> list[str]:
        """Alone one plays against Hilda."""
        return ["Hilda"] if seats == 1 else []

    def blank(self, rng: Rng, seats: int, options: Options) -> SaintSeiya:
        count = max(2, seats)
        s = SaintSeiya(rng, tuple(range(count)), (NO_CARD,))
        s.players = [Player() for _ in range(count)]
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

    def why(self, s: SaintSeiya, seat: int, option: int) -> Refusal | None:
        if s.active != seat:
            return NOT_YOUR_TURN
        verb = verb_of(option)
        if verb != END and verb >= PLAY and (s.step != "main" or not 0 < number_of(option) < len(s.cards)):
            return NOT_NOW
        return super().why(s, seat, option)

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
            it = Piece(card, -1, print_of(card))
            it.hooks = card.proto.hooks
            enter_epic(s, it)
            return it
        if zone == "standing":
            it = Piece(card, -1, print_of(card))
            s.standing.append(it)
            return it
        row: list[Piece] = getattr(s.players[seat], zone)
        return lay_before(s, seat, card, row)

    def remove(self, s: SaintSeiya, permanent: Piece) -> None:
        positions.leave(s, permanent)

    def arrange(self, s: SaintSeiya, first: dict[str, Any]) -> Refusal | None:
        return positions.arrange(s, first)

    def bear(self, s: SaintSeiya, permanent: Piece, word: Word, value: Any) -> None:
        if word.name == "flags":
            permanent.flags |= value
        else:
            super().bear(s, permanent, word, value)

    def borne(self, permanent: Piece, word: Word) -> Any:
        if word.name == "home" and permanent.home == permanent.controller:
            return None
        return permanent.flags & ~positions.SAID if word.name == "flags" else super().borne(permanent, word)

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
