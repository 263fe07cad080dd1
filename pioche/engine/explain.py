"""Into words: refusals, errors and the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pioche.engine.messages import Catalog, as_data
from pioche.engine.registry import catalog_of
from pioche.engine.rules import rules_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pioche.engine.errors import PiocheError, Refusal
    from pioche.engine.game import Game
    from pioche.engine.match import Match

_ENGINE = Catalog()


def refusal_text(game: Game[Any, Any], refusal: Refusal, lang: str, names: Sequence[str] = ()) -> str:
    """Why not: the game's own words, or else those of the rule."""
    if refusal.message:
        return catalog_of(game).text(f"refusal.{refusal.message}", refusal.args, lang, names)
    rule = rules_of(game).get(refusal.rule)
    return rule.text(lang) if rule else refusal.rule


def error_text(error: PiocheError, lang: str, game: Game[Any, Any] | None = None, names: Sequence[str] = ()) -> str:
    """What went wrong, in one line, with the reasons."""
    catalog = catalog_of(game) if game else _ENGINE
    args = dict(error.args_)
    if game and error.code == "impossible" and error.refusals:
        args["what"] = refusal_text(game, error.refusals[0], lang, names).rstrip(".")
        return catalog.text("error.impossible", args, lang, names)
    text = catalog.text(f"error.{error.code}", args, lang, names)
    reasons = [refusal_text(game, refusal, lang, names) for refusal in error.refusals] if game else []
    return " ".join([text, *reasons])


def log_data(match: Match, since: int, viewer: int | None, lang: str | None) -> list[dict[str, Any]]:
    """The log from decision `since` on, as `viewer` may read it (-1: a spectator, None: all); each line says at which
    decision it was written: 0 is the set-up."""
    log, lines_at, last = match.log or [], match.lines_at, since - 1 - match.held
    first = match.forgotten if last < 0 else lines_at[last] if last < len(lines_at) else match.lines
    lines = []
    for i in range(first, match.lines):
        id, args = log[i - match.forgotten].for_viewer(viewer)
        data: dict[str, Any] = {"n": match.written_after(i), "id": id, "args": as_data(args)}
        if lang:
            data["text"] = catalog_of(match.game).text(f"log.{id}", args, lang, match.names)
        lines.append(data)
    return lines
