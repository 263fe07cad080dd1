"""How words name cards: in a scenario by what an entry calls itself (`"as": "my-troll"`) or by the place in which it is
laid, the first card being 1; in a patch by number. Values that hold cards are said and read here."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from pioche.engine.choice import ERA, NUMBER
from pioche.engine.errors import PiocheError
from pioche.engine.game import Word, whole

if TYPE_CHECKING:
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
        """A card as it is now, or `{"card": …, "moves": 2}`: as it was before so many changes of zone."""
        moves = 0
        if isinstance(given, dict):
            if set(given) != {"card", "moves"}:
                raise PiocheError("bad-value", word=word, value=given)
            moves = whole("moves", given["moves"], 1, _MOST_MOVES)
            given = given["card"]
        number = self.number(word, given)
        return number | self.s.era(number) - moves << ERA if number else 0

    def read(self, word: Word, given: Any) -> Any:
        """The value that a word is given, as the state holds it."""
        kind = word.type
        if kind == "number":
            return self.number(word.name, given)
        if kind == "token":
            return self.token(word.name, given)
        if kind == "card":
            if given is None:
                raise PiocheError("bad-value", word=word.name, value=given)
            return self.s.cards[self.number(word.name, given)]
        if kind == "seat":
            return whole(word.name, given, word.low, len(self.s.teams) - 1)
        if kind in ("list", "rows"):
            if not isinstance(given, list) or len(given) > word.high:
                raise PiocheError("bad-value", word=word.name, value=given)
            values = [self.read(word.of[0], one) if kind == "list" else self._row(word, one) for one in given]
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
            found = self.game.print_called(given) if isinstance(given, str) and len(given) < 200 else None
            if found is None:
                raise PiocheError("bad-value", word=word.name, value=given)
            return found
        value = word.checked(given)
        if kind == "flags":
            return sum(1 << word.words.index(one) for one in set(value))
        return word.words.index(value) if kind == "index" else value

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
        return tuple(self.read(_kind(kinds, at), value) for at, value in enumerate(given))

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
            return self.name_of(value.number)
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

    def _say_token(self, token: int) -> Any:
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
