"""How words name cards: in a scenario by what an entry calls itself (`"as": "my-troll"`) or by the place in which it is
laid, the first card being 1; in a patch by number. Values that hold cards are said and read here."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from pioche.engine.cards import Card
from pioche.engine.choice import ERA, NUMBER
from pioche.engine.errors import PiocheError
from pioche.engine.game import Word, whole

if TYPE_CHECKING:
    from pioche.engine.cards import Proto
    from pioche.engine.game import Game
    from pioche.engine.state import State

_MOST_MOVES = 9999
_KEY = re.compile(r"[a-z0-9_:.+-]{1,99}")


class Naming:
    """The cards of one position: `numbers` in the order in which they are laid, `names` of those that have one."""

    __slots__ = ("_called", "game", "names", "numbers", "s")

    def __init__(self, game: Game[Any, Any], s: State, numbers: Iterable[int] = ()) -> None:
        self.game = game
        self.s = s
        self.numbers = list(numbers)
        self.names: dict[str, int] = {}
        self._called: dict[int, str] = {}

    # Reading

    def laid(self, number: int, name: Any) -> None:
        """One more card lies on the table; None: it has no name."""
        self.numbers.append(number)
        if name is not None:
            if not isinstance(name, str) or not _KEY.fullmatch(name) or name in self.names:
                raise PiocheError("bad-value", word="as", value=name)
            self.names[name] = number

    def number(self, word: str, given: Any) -> int:
        """The number of a card that is named; nothing named is 0, no card."""
        if given is None:
            return 0
        if isinstance(given, str):
            if given in self.names:
                return self.names[given]
        elif type(given) is int and 0 < given <= len(self.numbers):
            return self.numbers[given - 1]
        raise PiocheError("no-such-card-named", word=word, value=given)

    def token(self, word: str, given: Any) -> int:
        """A card as it is now, or `{"card": …, "moves": 2}`: as it was before so many changes of zone. A negative
        number is no card: it stands for what the game says (`Table.token`)."""
        if type(given) is int and -_MOST_MOVES <= given < 0:
            return given
        moves = 0
        if isinstance(given, dict):
            if set(given) != {"card", "moves"}:
                raise PiocheError("bad-value", word=word, value=given)
            moves = whole("moves", given["moves"], 1, _MOST_MOVES)
            given = given["card"]
        number = self.number(word, given)
        era = self.s.era(number) - moves
        if era < 0:
            raise PiocheError("bad-value", word=word, value=moves)
        return number | era << ERA if number else 0

    def age(self, words: Any) -> None:
        """Cards that words name as they were before so many changes of zone have had these."""
        if isinstance(words, list):
            for one in words:
                self.age(one)
        elif isinstance(words, dict):
            if set(words) == {"card", "moves"}:
                number = self.number("card", words["card"])
                self.s.has_moved(number, whole("moves", words["moves"], 1, _MOST_MOVES))
            else:
                for one in words.values():
                    self.age(one)

    def read(self, word: Word, given: Any) -> Any:
        """The value that a word is given, as the state holds it."""
        kind = word.type
        if kind == "number":
            return self.number(word.name, given)
        if kind == "token":
            return self.token(word.name, given)
        if kind == "card":
            return self._card(word.name, given)
        if kind == "seat":
            return whole(word.name, given, word.low, len(self.s.teams) - 1)
        if kind in ("list", "rows"):
            if not isinstance(given, list) or len(given) > word.high:
                raise PiocheError("bad-value", word=word.name, value=given)
            if kind == "list":
                values = self._each(word.name, [word.of[0]] * len(given), given)
            else:
                values = [self._row(word, one) for one in given]
            if isinstance(word.default, dict):
                return dict(values)
            return tuple(values) if isinstance(word.default, tuple) else values
        if kind in ("by-number", "by-token"):
            if not isinstance(given, list) or len(given) != 2 or not self._is_key(given[1]):
                raise PiocheError("bad-value", word=word.name, value=given)
            return f"{(self.number if kind == 'by-number' else self.token)(word.name, given[0])}:{given[1]}"
        if kind == "key":
            if not self._is_key(given):
                raise PiocheError("bad-value", word=word.name, value=given)
            return given
        if kind == "print":
            return self._print(word.name, given)
        value = word.checked(given)
        if kind == "flags":
            return sum(1 << word.words.index(one) for one in set(value))
        return word.words.index(value) if kind == "index" else value

    def _card(self, word: str, given: Any) -> Card:
        """A card itself, or `{"card": …, "print": …}`: as another print of it, which it was at that time."""
        apart = isinstance(given, dict) and set(given) == {"card", "print"}
        number = self.number(word, given["card"] if apart else given)
        card = self.s.cards[number]
        if number and apart:
            card = Card(number, self._print(word, given["print"]), card.owner)
        if not number or card.proto.id != self.s.cards[number].proto.id:
            raise PiocheError("bad-value", word=word, value=given)
        return card

    def _print(self, word: str, given: Any) -> Proto:
        found = self.game.print_called(given) if isinstance(given, str) and len(given) < 200 else None
        if found is None:
            raise PiocheError("bad-value", word=word, value=given)
        return found

    def _row(self, word: Word, given: Any) -> tuple[Any, ...]:
        if not isinstance(given, list) or len(given) != len(word.of):
            raise PiocheError("bad-value", word=word.name, value=given)
        return tuple(self.read(one, value) for one, value in zip(word.of, given, strict=True))

    @staticmethod
    def _is_key(given: Any) -> bool:
        return isinstance(given, str) and _KEY.fullmatch(given) is not None

    def read_args(self, word: str, kinds: Sequence[Word], given: Any, least: int) -> tuple[int, ...]:
        """Arguments, each of its kind; a list as the last kind takes all that are left."""
        if not isinstance(given, list) or not least <= len(given) <= _most(kinds):
            raise PiocheError("bad-value", word=word, value=given)
        return tuple(self._each(word, [_kind(kinds, at) for at in range(len(given))], given))

    def _each(self, word: str, kinds: Sequence[Word], given: list[Any]) -> list[Any]:
        """Each value of its kind; of those that are to be `different` no two are the same."""
        values = [self.read(kind, one) for kind, one in zip(kinds, given, strict=True)]
        apart = [value for kind, value in zip(kinds, values, strict=True) if kind.different]
        if len(set(apart)) < len(apart):
            raise PiocheError("bad-value", word=word, value=given)
        return values

    # Saying

    def name_of(self, number: int) -> str:
        """How a card is named: by its id, with a number where two such cards are."""
        name = self._called.get(number)
        if name is None:
            id = self.s.cards[number].proto.id
            name, more = id, 1
            while name in self.names:
                more += 1
                name = f"{id}-{more}"
            self._called[number] = name
            self.names[name] = number
        return name

    def called(self, number: int) -> str | None:
        """The name that was given to a card, if something has named it."""
        return self._called.get(number)

    def say(self, word: Word, value: Any) -> Any:
        """A value in words."""
        kind = word.type
        if kind == "number":
            return self.name_of(value) if value else None
        if kind == "token":
            return self._say_token(value)
        if kind == "card":
            return self._say_card(value)
        if kind == "list":
            return [self.say(word.of[0], one) for one in value]
        if kind == "rows":
            rows = value.items() if isinstance(value, dict) else value
            return [[self.say(part, one) for part, one in zip(word.of, row, strict=True)] for row in rows]
        if kind in ("by-number", "by-token"):
            number, _, key = value.partition(":")
            return [self._say_token(int(number)) if kind == "by-token" else self.name_of(int(number)), key]
        if kind == "print":
            return value.id + value.mark
        if kind == "flags":
            return [one for i, one in enumerate(word.words) if value >> i & 1]
        return word.words[value] if kind == "index" else word.show(value)

    def _say_card(self, card: Card) -> Any:
        name, proto = self.name_of(card.number), card.proto
        return name if proto is self.s.cards[card.number].proto else {"card": name, "print": proto.id + proto.mark}

    def _say_token(self, token: int) -> Any:
        if token < 0:
            return token
        number = token & NUMBER
        if not number:
            return None
        moves = self.s.era(number) - (token >> ERA)
        return {"card": self.name_of(number), "moves": moves} if moves else self.name_of(number)

    def say_args(self, kinds: Sequence[Word], values: Sequence[int]) -> list[Any]:
        """Arguments in words, each by its kind."""
        if len(values) > _most(kinds):
            raise ValueError(f"{len(values)} arguments, of which {_most(kinds)} have a kind")
        return [self.say(_kind(kinds, at), value) for at, value in enumerate(values)]


def _most(kinds: Sequence[Word]) -> int:
    return len(kinds) - 1 + kinds[-1].high if kinds and kinds[-1].type == "list" else len(kinds)


def _kind(kinds: Sequence[Word], at: int) -> Word:
    if at >= len(kinds) - 1 and kinds[-1].type == "list":
        return kinds[-1].of[0]
    return kinds[at]
