"""Cards: what is printed on them, what they do, and where their two homes (a TOML table and a Python block) meet."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, Final, TypeVar

from pioche.engine.declared import declared, follows, kept
from pioche.engine.native import mypyc_attr

LANGUAGES = ("fr", "en")


class Ability:
    """What a source does at a hook; `when` says whether (a plain question, asked before anything is ordered).

    `alike`: what makes it equal to others of the same seat, so that nobody is asked which of them comes first; None for
    nothing. It is taken from what is run: see `whichever`.
    """

    __slots__ = ("alike", "parts", "run", "when")

    def __init__(self, run: Callable[..., Any], when: Callable[..., Any] | None = None) -> None:
        self.run = run
        self.when = when
        self.alike: object = getattr(run, "alike", None)
        self.parts: list[Ability] = [self]  # several, where the texts of several cards speak at one hook


Hooks = dict[str, Ability]


def when(condition: Callable[..., Any], run: Callable[..., Any]) -> Ability:
    """`after_fight = when(it_is_mine, draw(1))`: heard only where the condition holds."""
    return Ability(run, condition)


R = TypeVar("R", bound=Callable[..., Any])


def whichever(run: R, alike: str = "") -> R:
    """Above an ability that looks only at whose it is and at what happened, never at its own card: which of several
    copies does it makes no difference. With a text, all that are said to be `alike` by it are equal, whatever happened.
    """
    run.alike = alike or run  # type: ignore[attr-defined]
    return run


@mypyc_attr(allow_interpreted_subclasses=True)
class Proto:
    """What is printed: shared by all copies of a card and by all matches. Games add their own facts to its `type`."""

    __slots__ = ("facts", "hooks", "id", "mark", "names", "texts", "type")

    def __init__(self, id: str, names: dict[str, str], texts: dict[str, str], facts: dict[str, Any]) -> None:
        self.id = id
        self.mark = ""  # what tells a copy with prints of its own from the others
        self.names = names
        self.texts = texts
        self.facts = facts
        self.type = str(facts.get("type", ""))
        self.hooks: Hooks = {}

    def sort_hooks(self) -> None:
        """Once its block is read: what a game keeps beside the hooks, to be found at once."""

    def written(self, word: str) -> Any:
        """What is written behind a word of this card: the value of a hook."""
        return self.hooks[word].run

    def __repr__(self) -> str:
        return self.id


class Card:
    """One piece of cardboard: it never changes, and all copies of a match share it."""

    __slots__ = ("number", "owner", "proto")

    def __init__(self, number: int, proto: Proto, owner: int) -> None:
        self.number: Final = number
        self.proto: Final = proto
        self.owner: Final = owner

    def __repr__(self) -> str:
        return f"{self.proto.id}#{self.number}"


NO_CARD: Final = Card(0, Proto("", {}, {}, {}), -1)  # number 0 stands for no card


@mypyc_attr(allow_interpreted_subclasses=True)
@declared
class Source:
    """What rules can come from: a card in play, or an effect that lasts. `hooks` is its table, made once for all."""

    hooks: Hooks = follows({})

    @property
    def number(self) -> int:
        raise NotImplementedError

    @property
    def seat(self) -> int:
        """Whose it is now: that seat answers for it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@kept
class Permanent(Source):
    """A card in play. Games add what changes there (damage, counters); one that left and came back is a new one."""

    card: Card
    controller: int

    def __post_init__(self) -> None:
        self.hooks = self.card.proto.hooks

    @property
    def number(self) -> int:
        return self.card.number

    @property
    def seat(self) -> int:
        return self.controller

    def __repr__(self) -> str:
        return f"<{self.card!r}>"


class CardBook:
    """All cards of a game. `hooks` are the names that a card's block may use, each with how it is written and what it
    is for (`"(s, me): …"`); anything else fails at import. `files` are the modules that blocks stand in."""

    __slots__ = ("_make", "cards", "files", "hooks")

    def __init__(self, hooks: dict[str, str] | tuple[str, ...], make: Callable[..., Proto] = Proto) -> None:
        self.hooks = hooks if isinstance(hooks, dict) else dict.fromkeys(hooks, "")
        self._make = make
        self.cards: dict[str, Proto] = {}
        self.files: list[str] = []

    def read(self, path: Path) -> None:
        """Take in the printed cards of a set: `[card-id]` tables with `fr`, `en`, `text_fr`, `text_en` and facts."""
        with path.open("rb") as file:
            tables = tomllib.load(file)
        for id, table in tables.items():
            if id in self.cards or not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id):
                raise ValueError(f"{path.name}: card {id!r} is there twice, or is not written in kebab-case")
            names = {lang: table.pop(lang) for lang in LANGUAGES}
            texts = {lang: table.pop(f"text_{lang}", "") for lang in LANGUAGES}
            self.cards[id] = self._make(id, names, texts, table)

    def __getitem__(self, id: str) -> Proto:
        return self.cards[id]

    def card(self, id: str) -> Callable[[type], type]:
        """Give a printed card its behaviour: the decorated class is a bag of hooks, its docstring the English text."""
        proto = self.cards[id]
        if proto.hooks:
            raise ValueError(f"card {id!r} has two blocks of behaviour")

        def take(block: type) -> type:
            if (block.__doc__ or "").split() != proto.texts["en"].split():  # it may be wrapped
                raise ValueError(f"card {id!r}: docstring and English text differ")
            proto.hooks = hooks_of(block, self.hooks)
            proto.sort_hooks()
            if block.__module__ not in self.files:
                self.files.append(block.__module__)
            return block

        return take


def hooks_of(block: type, known: Collection[str]) -> Hooks:
    """The hooks that a block of behaviour names."""
    hooks: Hooks = {}
    for name, value in vars(block).items():
        if name.startswith("_"):
            continue
        if name not in known:
            raise ValueError(f"{block.__name__}: {name!r} is no hook of this game")
        hooks[name] = value if isinstance(value, Ability) else Ability(value)
    if not hooks:
        raise ValueError(f"{block.__name__}: no hook, so no behaviour")
    return hooks
