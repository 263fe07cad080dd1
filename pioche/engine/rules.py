"""The rule index of a game: every rule of its rulebook, in both languages, with an id that tests and refusals cite."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from pioche.engine.cards import LANGUAGES

if TYPE_CHECKING:
    from pioche.engine.game import Game


class Rule(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`check` is a worked example; `table`: nothing that a program could observe; `source`: where it stands if not in
    the rulebook itself."""

    id: str
    chapter: str
    kind: str
    en: str
    fr: str
    check: str
    table: bool = False
    source: str = ""

    def text(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


class _Index(msgspec.Struct, forbid_unknown_fields=True):
    """`chapters`: the French for the parts of a chapter's name (`Turn / step 1: forge a key`) that are English."""

    game: str
    source: str
    rule: list[Rule]
    chapters: dict[str, str] = {}


@cache
def _read(path: str) -> tuple[dict[str, Rule], dict[str, str]]:
    with open(path, "rb") as file:
        index = msgspec.toml.decode(file.read(), type=_Index)
    rules = {rule.id: rule for rule in index.rule}
    if len(rules) != len(index.rule):
        raise ValueError(f"{path}: a rule id is there twice")
    return rules, index.chapters


def rules_of(game: Game[Any, Any]) -> dict[str, Rule]:
    """The rules by id, in the order of the rulebook."""
    return _read(str(game.folder / "rules.toml"))[0]


def chapter_name(game: Game[Any, Any], chapter: str, lang: str) -> str:
    """A chapter as a language names it."""
    french = _read(str(game.folder / "rules.toml"))[1] if lang == "fr" else {}
    return " / ".join(french.get(part, part) for part in chapter.split(" / "))


@cache
def _read_glossary(path: Path) -> dict[str, str]:
    return msgspec.toml.decode(path.read_bytes(), type=dict[str, str]) if path.exists() else {}


def glossary_of(game: Game[Any, Any]) -> dict[str, str]:
    """The game's own French words and what English texts say instead; nothing where it has none."""
    return _read_glossary(game.folder / "glossary.toml")


_TYPED: Final = str.maketrans(
    {"œ": "oe", "æ": "ae", **dict.fromkeys("’‘ʼ´`", "'"), **dict.fromkeys("“”„«»", '"'), **dict.fromkeys("‐‑–", "-")}
)


def plain(text: str) -> str:
    """Lower case without accents, apostrophes, quotes and hyphens as they are typed: to search by."""
    letters = unicodedata.normalize("NFKD", text.casefold().translate(_TYPED))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def search(game: Game[Any, Any], text: str) -> list[Rule]:
    """The rules in which all words of `text` occur, in one language or the other."""
    words = plain(text).split()
    found = []
    for rule in rules_of(game).values():
        languages = (
            plain(f"{rule.id} {chapter_name(game, rule.chapter, lang)} {rule.text(lang)}") for lang in LANGUAGES
        )
        if any(all(word in language for word in words) for language in languages):
            found.append(rule)
    return found
