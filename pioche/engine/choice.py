"""What a match asks, and the small ints and short keys that answer it.

Inside, an option is one int: `which << 24 | verb << 12 | number`. Its key, such as `fight:17`, is made on demand and
means the same to a person, a bot, a record and a test.
"""

from __future__ import annotations

from typing import Final

from pioche.engine.errors import listed

NUMBER: Final = 0xFFF
ERA: Final = 12  # bits: in a token the number of a card comes first, then how often it has changed zone
_SHIFT: Final = 12
VERB: Final = NUMBER << _SHIFT
_WHICH: Final = 24


# What an option does in the course of any game: all that a page or a program that does not know the game needs to know.
ROLES: Final = (
    "",  # something that one can do
    "targets",  # picks what an attack or an effect is aimed at
    "triggers",  # picks which of the effects that are due comes first
    "discards",  # throws a card away: seldom meant where there is more that one can do
    "closes",  # is content with what was picked, or with what is there
    "passes",  # lets this one chance go by
    "ends",  # ends a turn or a phase
)
# The kinds of questions, in any game, that put things in order: each answer is what comes first.
ORDERS: Final = ("trigger", "replacement", "order")


class Verb:
    """One word that options begin with, what its number stands for (nothing, a card, a seat, a number or a word), and
    one of the `ROLES`."""

    __slots__ = ("name", "role", "takes", "words")

    def __init__(self, name: str, takes: str, words: tuple[str, ...], role: str) -> None:
        self.name = name
        self.takes = takes
        self.words = words
        self.role = role


class Verbs:
    """The verbs of one game; the first ones are the same in every game."""

    __slots__ = ("_by_name", "_taken", "_verbs")

    def __init__(self) -> None:
        self._verbs: list[Verb] = []
        self._by_name: dict[str, int] = {}
        self._taken: dict[int, int] = {}
        for name, takes, role in _COMMON:
            self.add(name, takes, role=role)

    def add(self, name: str, takes: str = "", words: tuple[str, ...] = (), role: str = "") -> int:
        """A new verb; returns the int to which an option's number is added."""
        if name in self._by_name or takes not in ("", "card", "seat", "number", "word"):
            raise ValueError(f"verb {name!r} taking {takes!r}: known already, or takes what no verb can")
        if role not in ROLES:
            raise ValueError(f"verb {name!r}: no role is called {role!r}, only {listed([one for one in ROLES if one])}")
        self._by_name[name] = len(self._verbs)
        self._verbs.append(Verb(name, takes, words, role))
        return (len(self._verbs) - 1) << _SHIFT

    def of(self, option: int) -> Verb:
        return self._verbs[option >> _SHIFT & NUMBER]

    def names(self) -> list[str]:
        return [verb.name for verb in self._verbs]

    def key(self, option: int) -> str:
        verb = self.of(option)
        number = option & NUMBER
        which = option >> _WHICH
        if not verb.takes:
            return verb.name
        key = f"{verb.name}:{verb.words[number] if verb.takes == 'word' else number}"
        return f"{key}.{which}" if which else key

    def parse(self, key: str) -> int:
        """The option with this key, or -1 where the key is no option of any position."""
        name, colon, rest = key.partition(":")
        index = self._by_name.get(name)
        if index is None:
            return -1
        verb = self._verbs[index]
        option = index << _SHIFT
        if not verb.takes:
            return -1 if colon else option
        rest, dot, which_text = rest.partition(".")
        which = _whole(which_text) if dot else 0
        number = (verb.words.index(rest) if rest in verb.words else -1) if verb.takes == "word" else _whole(rest)
        if number < 0 or number > NUMBER or which < 0 or (dot and which == 0):
            return -1
        return which << _WHICH | option | number

    def shared(self, option: int) -> int:
        """The one int that stands for this option in all histories: a long match costs a pointer a decision."""
        return self._taken.setdefault(option, option)

    def card(self, option: int) -> int:
        """The number of the card that an option is about; 0 for none."""
        return option & NUMBER if self.of(option).takes == "card" else 0


def which(option: int, n: int) -> int:
    """The nth of several options that would otherwise read the same."""
    return n << _WHICH | option


def number_of(option: int) -> int:
    return option & NUMBER


def verb_of(option: int) -> int:
    """The verb alone, to compare with what `Verbs.add` gave."""
    return option & VERB


def which_of(option: int) -> int:
    return option >> _WHICH


def is_concession(option: int) -> bool:
    """Whether somebody gives up: their seat is the option's number. It is no option of any question."""
    return 0 <= option <= NUMBER


def _whole(text: str) -> int:
    """A number as we write it ourselves, so that an option has one key: no sign, no leading zero, ASCII digits."""
    plain = text.isascii() and text.isdigit() and len(text) <= 6 and (text[0] != "0" or text == "0")
    return int(text) if plain else -1


_COMMON = (
    ("concede", "seat", ""),
    ("pass", "", "passes"),
    ("done", "", "closes"),
    ("yes", "", ""),
    ("no", "", ""),
    ("target", "card", "targets"),
    ("trigger", "card", "triggers"),
    ("replace", "card", ""),
    ("number", "number", ""),
    ("player", "seat", ""),
    ("mode", "number", ""),
    ("end", "", "ends"),
)
CONCEDE: Final = 0
PASS: Final = 1 << 12
DONE: Final = 2 << 12
YES: Final = 3 << 12
NO: Final = 4 << 12
TARGET: Final = 5 << 12
TRIGGER: Final = 6 << 12
REPLACE: Final = 7 << 12
COUNT: Final = 8 << 12
PLAYER: Final = 9 << 12
MODE: Final = 10 << 12
END: Final = 11 << 12

Args = dict[str, object]


class Ask:
    """One seat is asked to pick one option. `source` is the number of the card that asks, 0 for the rules; `notes` are
    further arguments of single options, by which their labels tell them apart: see `Decision.label`."""

    __slots__ = ("args", "kind", "notes", "options", "prompt", "seat", "source")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: list[int],
        source: int = 0,
        prompt: str = "",
        args: Args | None = None,
        notes: dict[int, Args] | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.source = source
        self.prompt = prompt
        self.args = args
        self.notes = notes

    def __repr__(self) -> str:
        """Verbs of a game's own are told by their number: an Ask does not know the game."""
        return f"<Ask: {asked(self.seat, self.kind, self.prompt, self.source, [_spelt(one) for one in self.options])}>"


def asked(seat: int, kind: str, prompt: str, source: int, keys: list[str]) -> str:
    """A question as programmers read it."""
    own = f" ({prompt})" if prompt and prompt != kind else ""
    by = f" by card {source}" if source else ""
    return f"seat {seat} {kind}{own}{by}: {listed(keys)}"


def _spelt(option: int) -> str:
    index = option >> _SHIFT & NUMBER
    name, takes, _ = _COMMON[index] if index < len(_COMMON) else (f"verb {index}", "number", "")
    key = f"{name}:{option & NUMBER}" if takes else name
    return f"{key}.{option >> _WHICH}" if option >> _WHICH else key
