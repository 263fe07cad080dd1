"""Into words: refusals, errors and the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pioche.engine.messages import Catalog, as_data
from pioche.engine.registry import catalog_of
from pioche.engine.rules import rules_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pioche.engine.choice import Args
    from pioche.engine.errors import PiocheError, Refusal
    from pioche.engine.game import Game
    from pioche.engine.match import Match

_ENGINE = Catalog()
_JOINS = " :;"  # what a line is joined with to the one before it


class _Quoted:
    """A text that was sent, to be shown as it is: a game may have a message for a word of that name."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def __str__(self) -> str:
        return self._text


def refusal_text(game: Game[Any, Any], refusal: Refusal, lang: str, names: Sequence[str] = ()) -> str:
    """Why not: the game's own words, or else those of the rule."""
    if refusal.message:
        return catalog_of(game).text(f"refusal.{refusal.message}", refusal.args, lang, names)
    rule = rules_of(game).get(refusal.rule)
    return rule.text(lang) if rule else refusal.rule


def error_text(error: PiocheError, lang: str, game: Game[Any, Any] | None = None, names: Sequence[str] = ()) -> str:
    """What went wrong, in one line, with the reasons; what was sent is quoted as it is."""
    catalog = catalog_of(game) if game else _ENGINE
    args: Args = {name: _Quoted(value) if isinstance(value, str) else value for name, value in error.args_.items()}
    if game and error.code == "impossible" and error.refusals:
        args["what"] = refusal_text(game, error.refusals[0], lang, names).rstrip(".")
        return catalog.text("error.impossible", args, lang, names)
    text = catalog.text(f"error.{error.code}", args, lang, names)
    reasons = [refusal_text(game, refusal, lang, names) for refusal in error.refusals] if game else []
    return " ".join([text, *reasons])


def log_data(match: Match, since: int, viewer: int | None, lang: str | None) -> list[dict[str, Any]]:
    """The log from decision `since` on, as `viewer` may read it (-1: a spectator, None: all); each line says at which
    decision it was written: 0 is the set-up."""
    lines = []
    for i in range(_first_line(match, since), match.lines):
        id, args = _line(match, i, viewer)
        data: dict[str, Any] = {"n": match.written_after(i), "id": id, "args": as_data(args)}
        if lang:
            data["text"] = line_text(match, i, viewer, lang)
        lines.append(data)
    return lines


def folded_log(match: Match, since: int, viewer: int | None, lang: str) -> list[tuple[int, str]]:
    """The log for a person: one line an action with what came of it, and the decision after which it was written last.
    Who reads as a seat is called “you”."""
    you = -1 if viewer is None else viewer
    lines: list[tuple[int, list[str]]] = []
    for i in range(_first_line(match, since), match.lines):
        then = then_text(match, i, viewer, lang, you)
        if then is None or not lines:
            lines.append((match.written_after(i), [line_text(match, i, viewer, lang, you)]))
        else:
            lines[-1] = (match.written_after(i), [*lines[-1][1], then])
    return [(n, _joined(parts)) for n, parts in lines]


def _joined(parts: list[str]) -> str:
    """A line with what came of it; what happened several times is counted."""
    told: list[tuple[str, int]] = []
    for part in filter(None, parts[1:]):
        if told and part.lstrip(_JOINS) == told[-1][0].lstrip(_JOINS):
            told[-1] = (told[-1][0], told[-1][1] + 1)
        else:
            told.append((part, 1))
    text = "".join(part if times == 1 else f"{part} ×{times}" for part, times in told)
    return parts[0].removesuffix(".") + text + "." if text else parts[0]


def _first_line(match: Match, since: int) -> int:
    lines_at, last = match.lines_at, since - 1 - match.held
    return match.forgotten if last < 0 else lines_at[last] if last < len(lines_at) else match.lines


def _line(match: Match, i: int, viewer: int | None) -> tuple[str, Args]:
    assert match.log is not None
    return match.log[i - match.forgotten].for_viewer(viewer)


def line_text(match: Match, i: int, viewer: int | None, lang: str, you: int = -1) -> str:
    """A line of the log in words, for one pair of eyes; the seat `you` is called “you”."""
    id, args = _line(match, i, viewer)
    text = catalog_of(match.game).text(f"log.{id}", args, lang, match.names, you=you)
    return text if text == f"log.{id}" else text[:1].upper() + text[1:]


def then_text(match: Match, i: int, viewer: int | None, lang: str, you: int = -1) -> str | None:
    """How a line is told behind those before it, as what came of one action: by its message `….then`, or in full where
    its subject is another player. Empty where it goes without saying, None where it stands by itself."""
    head = _head(match, i, viewer)
    if head == i:
        return None
    told = [_after(match, j, head, viewer, lang, you) for j in range(head + 1, i + 1)]
    if not told[-1]:
        return ""
    catalog = catalog_of(match.game)
    begins = not any(told[:-1]) and ":" not in line_text(match, head, viewer, lang)
    begins = begins and not catalog.has(f"log.{_line(match, head, viewer)[0]}.then", lang)
    return catalog.text("fold.first" if begins else "fold.next", {}, lang) + told[-1]


def _head(match: Match, i: int, viewer: int | None) -> int:
    """The line behind which a line is told: the first of its action, or after one that has no form to follow."""
    catalog, action = catalog_of(match.game), match.action_of(i)
    while i > match.forgotten and match.action_of(i - 1) == action and _line(match, i - 1, viewer)[0] != "turn":
        if not catalog.has(f"log.{_line(match, i, viewer)[0]}.then", "fr"):
            break
        i -= 1
    return i


def _after(match: Match, i: int, head: int, viewer: int | None, lang: str, you: int) -> str:
    """A line as it follows another, without what joins them."""
    id, args = _line(match, i, viewer)
    catalog = catalog_of(match.game)
    of = None  # who did what was told last
    for j in range(head, i):
        before, of_line = _line(match, j, viewer)
        if j == head or catalog.begins_with_seat(f"log.{before}", lang):
            of = of_line.get("seat", of)
    other = args.get("seat", of) != of and catalog.begins_with_seat(f"log.{id}", lang)
    key = f"log.{id}" if other else f"log.{id}.then"
    return catalog.text(key, args, lang, match.names, you=you).removesuffix(".")
