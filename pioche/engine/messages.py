"""Words for people, in French and in English: TOML tables of templates, the engine's and each game's.

In a template `{count}` is replaced, and `{count:carte|cartes}` picks by number (French says one for 0 and 1, English
for 1 alone). `{seat:joue|jouez}` picks the second form for the reader, who is called “you”; a form may have fields of
its own: `{seat:la main de {seat}|votre main}`. What the message of an option has in [brackets] is left out where its
card is named already.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pioche.engine.cards import LANGUAGES, Card, Proto
from pioche.engine.log import Seat

if TYPE_CHECKING:
    from pioche.engine.choice import Args

_FORM = r"((?:[^{}|]|\{\w+\})*)"
_FIELD = re.compile(rf"\{{(\w+)(?::{_FORM}\|{_FORM})?\}}")
_BRACKETS = re.compile(r"\[(.*?)\]")


def _flat(table: dict[str, Any], before: str = "") -> dict[str, str]:
    flat: dict[str, str] = {}
    for name, value in table.items():
        if isinstance(value, dict):
            flat |= _flat(value, f"{before}{name}.")
        else:
            flat[f"{before}{name}"] = value
    return flat


def read_messages(folder: Path) -> dict[str, dict[str, str]]:
    """`messages.<lang>.toml` of a folder: language → key → template."""
    messages = {}
    for lang in LANGUAGES:
        with (folder / f"messages.{lang}.toml").open("rb") as file:
            messages[lang] = _flat(tomllib.load(file))
    return messages


ENGINE_MESSAGES = read_messages(Path(__file__).parent)


class Catalog:
    """The engine's messages and one game's over them."""

    __slots__ = ("_messages", "_short")

    def __init__(self, folder: Path | None = None) -> None:
        own = read_messages(folder) if folder else {lang: {} for lang in LANGUAGES}
        self._messages = {lang: {**ENGINE_MESSAGES[lang], **own[lang]} for lang in LANGUAGES}
        self._short: dict[str, dict[str, str]] = {lang: {} for lang in LANGUAGES}
        for lang, messages in self._messages.items():
            for key, template in messages.items():
                if key.startswith("option.") and _BRACKETS.search(template):
                    self._short[lang][key] = _BRACKETS.sub("", template)
                    messages[key] = _BRACKETS.sub(r"\1", template)

    def has(self, key: str, lang: str) -> bool:
        return key in self._messages[lang]

    def keys(self, lang: str) -> set[str]:
        return set(self._messages[lang])

    def fields(self, key: str, lang: str) -> set[str]:
        """The arguments that a template uses."""
        return _fields(self._messages[lang][key])

    def begins_with_seat(self, key: str, lang: str) -> bool:
        """Whether a sentence says first who does it."""
        return self._messages[lang][key].startswith("{seat}")

    def text(
        self, key: str, args: Args, lang: str, names: Sequence[str] = (), *, short: bool = False, you: int = -1
    ) -> str:
        """The message in words; `names` are the players', and `you` is the seat that reads it. A key without a message
        is shown as it is."""
        template = self._messages[lang].get(key)
        if short:
            template = self._short[lang].get(key, template)
        if template is None:
            return key

        def fill(field: re.Match[str]) -> str:
            value = args.get(field[1], field[0])
            if field[2] is None:
                return self.say(value, lang, names, you)
            if isinstance(value, (Seat, list)):
                first = not _is_among(you, value)
            else:
                assert isinstance(value, int)
                first = value == 1 or (value == 0 and lang == "fr")
            return _FIELD.sub(fill, field[2] if first else field[3])

        return _FIELD.sub(fill, template)

    def say(self, value: object, lang: str, names: Sequence[str] = (), you: int = -1) -> str:
        """One argument in words."""
        if isinstance(value, Card):
            return value.proto.names[lang]
        if isinstance(value, Proto):
            return value.names[lang]
        if isinstance(value, Seat):
            if value.seat == you:
                return self.text("you", {}, lang)
            name = names[value.seat] if value.seat < len(names) else ""
            return name or self.text("seat", {"n": value.seat + 1}, lang)
        if isinstance(value, (list, tuple)):
            return ", ".join(self.say(one, lang, names, you) for one in value)
        if isinstance(value, str):
            return self._messages[lang].get(f"word.{value}", value)
        return str(value)


def _fields(template: str) -> set[str]:
    found = set()
    for field in _FIELD.finditer(template):
        found |= {field[1]} | _fields(field[2] or "") | _fields(field[3] or "")
    return found


def _is_among(you: int, seats: Seat | list[object]) -> bool:
    return any(isinstance(one, Seat) and one.seat == you for one in (seats if isinstance(seats, list) else [seats]))


def as_data(value: object) -> object:
    """An argument as JSON has it: a card by number and id, a seat by number."""
    if isinstance(value, Card):
        return {"card": value.number, "id": value.proto.id}
    if isinstance(value, Proto):
        return {"id": value.id}
    if isinstance(value, Seat):
        return {"seat": value.seat}
    if isinstance(value, (list, tuple)):
        return [as_data(one) for one in value]
    if isinstance(value, dict):
        return {str(name): as_data(one) for name, one in value.items()}
    return value
