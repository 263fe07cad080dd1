"""What a game owes the engine. Everything else (bots, table, protocol, lab) is built on these few methods."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from pioche.engine.cards import Card, CardBook, Permanent, Proto
from pioche.engine.choice import VERB, Ask, Verbs, number_of, verb_of
from pioche.engine.decks import Section, from_text, protos_of, to_text
from pioche.engine.errors import PiocheError, Refusal
from pioche.engine.native import mypyc_attr
from pioche.engine.rng import Rng
from pioche.engine.seats import lose
from pioche.engine.stack import StackItem
from pioche.engine.zones import PUBLIC, Zone

if TYPE_CHECKING:
    from pioche.engine.flow import Flow
    from pioche.engine.state import State

S = TypeVar("S", bound="State")
P = TypeVar("P", bound=Permanent)

Deck = dict[str, Any]
Options = dict[str, Any]


class Word:
    """A value that scenarios, patches and views name: an attribute of a player, of a permanent or of the state.

    `type` is "int" (from `low` to `high`), "bool", "word" (one of `words`), "words" (a list of them, no two the same
    where they are `different`), "counts" (how many of each), "cards" or "permanents" (a list of cards that lie under or
    on a permanent).

    What a table remembers may also hold a "seat", a "key" (a short text), an "index" (a number that stands for one of
    `words`), "flags" (a bit for each of `words`), a card as "number", as "token" or as the "card" itself, what is
    "by-number" or "by-token" of a card (a text `12:key`), a "print" (what a card is to read), a "list" of what `of`
    says first, or "rows" of all that `of` says; a default of `()`, `[]` or `{}` tells what keeps them. "args" are
    numbers of the kinds that `kinds` finds. A table may also remember "entries" that are to have a stack of their own.
    In a list or among arguments a value that is `different` is there once.
    """

    __slots__ = ("default", "different", "high", "kinds", "low", "name", "of", "type", "words", "zone")

    def __init__(
        self,
        name: str,
        type: str,
        default: Any = 0,
        *,
        low: int = 0,
        high: int = 9999,
        words: Sequence[str] = (),
        different: bool = False,
        sight: str = PUBLIC,
        of: Sequence[Word] = (),
        kinds: Callable[[str], Sequence[Word]] | None = None,
    ) -> None:
        self.zone = Zone(name, sight, type)  # where a list of cards lies, and who sees it
        self.name = name
        self.type = type
        self.default = default
        self.low = low
        self.high = high
        self.words = tuple(words)
        self.different = different
        self.of = tuple(of)
        self.kinds = kinds  # of the arguments of an ability, by its key

    def show(self, value: Any) -> Any:
        """The value as data of its own: what changes later does not change it."""
        return list(value) if self.type == "words" else dict(value) if self.type == "counts" else value

    def checked(self, value: Any) -> Any:
        """A value that fits, or a refusal that names both."""
        if self.type == "int":
            return whole(self.name, value, self.low, self.high)
        if self.type == "bool":
            fits = isinstance(value, bool)
        elif self.type in ("word", "index"):
            fits = isinstance(value, str) and value in self.words
        elif self.type == "counts":
            fits = isinstance(value, dict) and all(name in self.words for name in value)
            value = {name: whole(name, count, self.low, self.high) for name, count in value.items()} if fits else value
        else:
            fits = isinstance(value, list) and all(one in self.words for one in value) and len(value) <= self.high
            fits = fits and not (self.different and len(set(value)) < len(value))
            value = tuple(value) if fits else value
        if not fits:
            raise PiocheError("bad-value", word=self.name, value=value)
        return value


def whole(word: str, value: Any, low: int, high: int) -> int:
    """A whole number from `low` to `high`, or a refusal."""
    if type(value) is not int or not low <= value <= high:
        raise PiocheError("bad-value", word=word, value=value)
    return value


# Kinds of arguments, of effects that last and of entries of a stack
CARD = Word("card", "number")
TOKEN = Word("card", "token")
OTHER_CARD = Word("card", "number", different=True)  # another than all others of its kind there
OTHER_TOKEN = Word("card", "token", different=True)
SEAT = Word("seat", "seat")
AMOUNT = Word("amount", "int", low=-999, high=999)


def one_of(words: Sequence[str]) -> Word:
    """An argument that is a place in a list of words: said as the word that stands there."""
    return Word("word", "index", words=words)


def many(kind: Word, high: int = 99) -> Word:
    """Any number of such arguments."""
    return Word(kind.name, "list", (), of=(kind,), high=high)


class Move:
    """What an option with a verb does, `do(s, seat, option)`, and why it is refused where it is not offered,
    `why(s, seat, option)`."""

    __slots__ = ("do", "why")

    def __init__(
        self,
        do: Callable[[Any, int, int], Flow | None],
        why: Callable[[Any, int, int], Refusal | None] | None = None,
    ) -> None:
        self.do = do
        self.why = why


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, P]):
    """A rule system. `folder` holds its messages and its `rules.toml`."""

    slug: ClassVar[str]
    version: ClassVar[str]  # of the rules: records name it
    names: ClassVar[dict[str, str]]
    folder: ClassVar[Path]
    seats: ClassVar[tuple[int, ...]]  # the numbers of players it can be played with, the usual one first
    owned: ClassVar[bool] = True  # cards have an owner for the whole match; if not, whoever holds one owns it
    verbs: ClassVar[Verbs]
    # What each verb does and what refuses it; why those are refused that only flows or steps of their own carry out.
    moves: ClassVar[dict[int, Move]] = {}
    reasons: ClassVar[dict[int, Callable[[Any, int, int], Refusal | None]]] = {}
    # What is asked at each step, and what carries out the answer (None: the move); under "stack" while one is open.
    steps: ClassVar[dict[str, tuple[Callable[[Any], Ask], Callable[[Any, int], Flow | None] | None]]] = {}
    zones: ClassVar[tuple[Zone, ...]]
    book: ClassVar[CardBook]
    player_words: ClassVar[tuple[Word, ...]] = ()
    card_words: ClassVar[tuple[Word, ...]] = ()
    table_words: ClassVar[tuple[Word, ...]] = ()
    print_words: ClassVar[tuple[Word, ...]] = ()  # of one copy of a card, wherever it lies: see `reprint`
    # What a table remembers of its players, its cards in play and itself, beside what views show: for scenarios alone.
    player_memory: ClassVar[tuple[Word, ...]] = ()
    card_memory: ClassVar[tuple[Word, ...]] = ()
    table_memory: ClassVar[tuple[Word, ...]] = ()
    entry_words: ClassVar[tuple[Word, ...]] = ()  # of entries of the stack, beside those that all games have
    bare_stacks: ClassVar[bool] = False  # a chance to respond may be open with nothing on the stack
    untils: ClassVar[tuple[str, ...]] = ()  # until when effects may last, beside the ends that the engine knows
    setup_steps: ClassVar[tuple[str, ...]] = ()  # quiet decisions before the first turn: there `turn` is 0
    windows: ClassVar[tuple[str, ...]] = ()  # steps at which one may add to the stack while nothing waits on it
    stops: ClassVar[tuple[str, ...]] = ()  # prompts of chances to respond: where one can only pass, clients may do it
    wealth: ClassVar[tuple[str, ...]] = ()  # words of cards in play that pay for things: the hunt makes players rich
    routine: ClassVar[tuple[str, ...]] = ()  # kinds of questions whose first answer will do for a bot in a hurry
    terminal: ClassVar[Any] = None  # a module that tells a terminal of cards, players and the table: see `cli/board.py`
    deeds: ClassVar[
        tuple[str, ...]
    ] = ()  # facts by which a card without hooks does something: its scenes tell the first
    match_options: ClassVar[dict[str, tuple[Any, ...]]] = {}  # of a new match, with the values that each may have
    deck_sections: ClassVar[tuple[Section, ...]] = ()  # how a list of a deck is set out
    deck_least: ClassVar[int] = 0  # the fewest cards of a legal deck; `refuses_deck` says the rest

    def blank(self, rng: Rng, seats: int, options: Options) -> S:
        """An empty table."""
        raise NotImplementedError

    def scripted_names(self, seats: int) -> list[str]:
        """The names of the seats that the rules play beside so many players: they come after those, in `blank` too."""
        return []

    def deal(self, s: S, decks: Sequence[Deck], options: Options) -> None:
        """Lay the cards of the decks on the table, in the order of the lists; `begin` shuffles."""
        cards = list(s.cards)
        for seat, deck in enumerate(decks):
            pile: list[Card] = s.players[seat].deck  # type: ignore[attr-defined]
            for proto in protos_of(self, deck):
                card = Card(len(cards), proto, seat)
                cards.append(card)
                pile.append(card)
        s.cards = tuple(cards)

    def reprint(self, proto: Proto, given: dict[str, Any]) -> Proto:
        """A card on which these `print_words` say something else than on the others of its name."""
        raise NotImplementedError

    def print_of(self, proto: Proto, word: Word) -> Any:
        """What a print word says on a card."""
        raise NotImplementedError

    def reprinted(self, s: S, permanent: P) -> None:
        """A patch has changed the print of a card in play."""

    def begin(self, s: S) -> Flow | None:
        """Set-up, to the first quiet decision."""
        raise NotImplementedError

    def ask(self, s: S) -> Ask | None:
        """The decision of the step where the state stands, a pure function of it; None when the match is over."""
        return self.steps[s.step if s.stack is None else "stack"][0](s)

    def act(self, s: S, option: int) -> Flow | None:
        """Carry out what was picked at a quiet decision, and all that follows up to the next one."""
        stack = s.stack
        act = self.steps[s.step if stack is None else "stack"][1]
        if act is not None:
            return act(s, option)
        return self.moves[option & VERB].do(s, s.active if stack is None else stack.priority, option)

    def why(self, s: S, seat: int, option: int) -> Refusal | None:
        """Why an option is not among those of the open decision. What is about no card of the match needs no reason."""
        verb = verb_of(option)
        why = self.moves[verb].why if verb in self.moves else self.reasons.get(verb)
        if why is None or (self.verbs.of(option).takes == "card" and not 0 < number_of(option) < len(s.cards)):
            return None
        return why(s, seat, option)

    def scripted(self, s: S, ask: Ask) -> int:
        """What a seat that the rules play (an automaton) picks."""
        return ask.options[0]

    def pointless(self, s: S, ask: Ask) -> Sequence[int]:
        """Options of a question that are legal and can bring its seat nothing as the match stands: bots leave them, and
        clients have a person confirm them and never repeat them. Never all of them."""
        return ()

    def leave(self, s: S, seat: int, reason: str) -> None:
        """A seat is out of the match: take away what it has to. Called between two actions."""
        lose(s, [seat], reason)

    def go_on(self, s: S) -> Flow | None:
        """What is still to come once seats have left, before the next question."""
        return None

    def evaluate(self, s: S, seat: int) -> float:
        """How good the position is for a seat, for bots: 0 is even."""
        raise NotImplementedError

    def pool(self, card: Card, zone: Zone, owner: int) -> int:
        """Which hidden cards could be one another: those of one deck. `owner`: the zone's player, -1 for the table."""
        return (owner + 1) * 8 + card.owner + 1

    def enter(self, s: S, card: Card, seat: int, zone: str, host: P | None = None) -> P:
        """A scenario puts a card into play: lay its permanent in the zone (or on `host`); triggers nothing."""
        raise NotImplementedError

    def remove(self, s: S, permanent: P) -> None:
        """A patch takes a card out of play; triggers nothing."""
        raise NotImplementedError

    def arrange(self, s: S, first: dict[str, Any]) -> Refusal | None:
        """A scenario has been laid out: set the step from its words (`first`), or say why it cannot be."""
        raise NotImplementedError

    def bear(self, s: S, permanent: P, word: Word, value: Any) -> None:
        """A scenario or a patch gives a card in play the value of a word."""
        setattr(permanent, word.name, value)

    def print_called(self, name: str) -> Proto | None:
        """What a card is to read, by the id and the mark of the print."""
        return self.book.cards.get(name)

    def borne(self, permanent: P, word: Word) -> Any:
        """The value that a card in play has for a word."""
        return getattr(permanent, word.name)

    def begins_effect(self, permanent: P) -> bool:
        """Whether an effect that lasts begins where a scenario lays it and names none."""
        return False

    def entry(self, s: S, given: dict[str, Any]) -> StackItem:
        """An entry of the stack, from the values of all its words."""
        return StackItem(given["source"], given["ability"], given["targets"], given["by"])

    def patched(self, s: S) -> Refusal | None:
        """A patch has been made: bring what hangs on it up to date, or say why the position cannot be."""
        return None

    def settle(self, s: S) -> Flow | None:
        """What the rules do at once where a scenario has laid out a position; nothing where it stands as it is."""
        return None

    def invariants(self, s: S) -> list[str]:
        """What is wrong with a position between two actions, whatever led to it; empty where the rules have kept it
        in order."""
        return []

    def refuses_zone(self, card: Card, zone: Zone) -> Refusal | None:
        """Why a card cannot lie in a zone."""
        return None

    def refuses_word(self, card: Card, word: Word) -> Refusal | None:
        """Why a card in play cannot bear a word (a status, a counter)."""
        return None

    def show_table(self, s: S) -> dict[str, Any]:
        """What a view adds to the table's words, the same for all who look: a combat in progress."""
        return {}

    def show_player(self, s: S, seat: int) -> dict[str, Any]:
        """What a view adds to a player's words: numbers as they are now."""
        return {}

    def show_permanent(self, s: S, permanent: P) -> dict[str, Any]:
        """What a view adds to a permanent's words: power now, keywords."""
        return {}

    def starters(self) -> dict[str, Deck]:
        """Decks to play at once, by id."""
        raise NotImplementedError

    def random_deck(self, rng: Rng) -> Deck:
        """A legal deck."""
        raise NotImplementedError

    def refuses_deck(self, deck: Deck) -> list[Refusal]:
        """All that is wrong with a deck."""
        return []

    def refuses_table(self, decks: Sequence[Deck]) -> list[Refusal]:
        """What is wrong with decks, each legal, that are to meet in one match."""
        return []

    def read_deck(self, text: str) -> Deck:
        """A deck from a list as people write it, or from our own JSON."""
        if text.lstrip().startswith("{"):
            deck: Deck = json.loads(text)
            return deck
        return from_text(self, text)

    def write_deck(self, deck: Deck, lang: str) -> str:
        """A deck as a list from which `read_deck` makes it again."""
        return to_text(self, deck, lang)

    def check_options(self, options: Options, seats: int) -> None:
        """Refuse options of a new match that this game does not know."""
        for name, value in options.items():
            if name not in self.match_options:
                raise PiocheError("unknown-match-option", options=list(self.match_options), name=name)
            if not any(value == one and type(value) is type(one) for one in self.match_options[name]):
                raise PiocheError("bad-value", word=name, value=value)
