"""The command line's own words, and in which language they are said."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Literal

from pioche.engine.cards import LANGUAGES
from pioche.engine.messages import Catalog

Lang = Literal["fr", "en"]


@cache
def _catalog() -> Catalog:
    return Catalog(Path(__file__).parent)


class Words:
    """What the command line says, in one language."""

    __slots__ = ("lang",)

    def __init__(self, lang: str | None = None) -> None:
        self.lang = lang or language(())

    def say(self, key: str, **args: object) -> str:
        return _catalog().text(key, args, self.lang)

    def has(self, key: str) -> bool:
        return _catalog().has(key, self.lang)

    def number(self, value: float, digits: int = 0) -> str:
        """A figure as it is written: 1 234,5 in French, 1,234.5 in English."""
        text = f"{value:,.{digits}f}"
        return text.replace(",", "\u202f").replace(".", ",") if self.lang == "fr" else text

    def percent(self, share: float, digits: int = 1) -> str:
        text = self.number(100 * share, digits)
        return f"{text}\u202f%" if self.lang == "fr" else f"{text}%"


def language(argv: Sequence[str], environ: Mapping[str, str] = os.environ) -> str:
    """`--lang` among the arguments, else `PIOCHE_LANG`, else the locale, else French."""
    named = [after for before, after in pairwise(argv) if before == "--lang"]
    named += [one.partition("=")[2] for one in argv if one.startswith("--lang=")]
    locale = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    for lang in (*named, environ.get("PIOCHE_LANG", ""), locale[:2]):
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]
