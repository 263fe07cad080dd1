"""Golden games: whole transcripts that a person can read, with what each seat sees. They change only on purpose.

`check_golden(path, …)` compares; with `PIOCHE_GOLDEN=write` in the environment it writes the file anew, to be reviewed.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from pioche.engine import Match, game_of, new_match, rng_of
from pioche.engine.explain import log_data
from pioche.engine.game import Options
from pioche.engine.registry import catalog_of


def check_golden(
    path: Path, slug: str, decks: list[str], seed: str, lang: str = "fr", options: Options | None = None
) -> None:
    """The game with this seed, played by chance, reads as it did when it was last reviewed."""
    told = transcript(slug, decks, seed, lang, options)
    if os.environ.get("PIOCHE_GOLDEN") == "write":
        path.write_text(told, encoding="utf-8")
    expected = path.read_text(encoding="utf-8")
    assert told == expected, f"{path.name} reads otherwise; look at the difference, then PIOCHE_GOLDEN=write"


def transcript(slug: str, decks: list[str], seed: str, lang: str, options: Options | None = None) -> str:
    match = new_match(slug, decks, seed, options=options)
    rng = rng_of(f"golden {seed}")
    lines = [f"{slug}, {' – '.join(decks)}, seed {seed}", *_log(match, 0, lang)]
    turn = -1
    while match.decision:
        if match.state.turn != turn:
            turn = match.state.turn
            lines += ["", f"== {turn} ==", *_tables(match, lang)]
        decision = match.decision
        option = decision.options[rng.below(len(decision.options))]
        lines.append(f"{match.n}. {decision.ask_in(lang)} [{' '.join(decision.keys)}]")
        lines.append(f"   > {option.key}: {decision.label(option, lang)}")
        match.choose(option.key)
        lines += _log(match, match.n, lang)
    lines += ["", *_tables(match, lang), f"{match.result}"]
    return "\n".join(lines) + "\n"


def _log(match: Match, since: int, lang: str) -> list[str]:
    """What happened, as all may read it, and beside it what one seat alone can."""
    lines = []
    public = log_data(match, since, -1, lang)
    private = [log_data(match, since, seat, lang) for seat in range(len(match.names))]
    for i, line in enumerate(public):
        known = [f"({seat}: {told[i]['text']})" for seat, told in enumerate(private) if told[i]["id"] != line["id"]]
        lines.append(" ".join([f"   {line['text']}", *known]))
    return lines


def _tables(match: Match, lang: str) -> list[str]:
    """What belongs to nobody, where there is something, and what each seat sees of the players."""
    game, view = game_of(match.game.slug), match.view(None)
    names = [zone.name for zone in game.zones if not zone.of_player and view[zone.name]]
    shared = [f"{catalog_of(game).text(f'zone.{name}', {}, lang)}: {_cards(view[name])}" for name in names]
    seats = (None, *range(len(match.names)))
    return [f"   = {', '.join(shared)}"] * bool(shared) + [_table(match, seat, lang) for seat in seats]


def _table(match: Match, seat: int | None, lang: str) -> str:
    """What a seat sees, in one line, but for lists of words that are empty."""
    game = game_of(match.game.slug)
    zones = [zone.name for zone in game.zones if zone.of_player]
    parts = []
    for number, player in enumerate(match.view(seat)["players"]):
        words = [word.name for word in game.player_words if player[word.name] != []]
        values = [f"{catalog_of(game).text(f'value.{name}', {}, lang)} {player[name]}" for name in words]
        cards = [f"{catalog_of(game).text(f'zone.{zone}', {}, lang)}: {_cards(player[zone])}" for zone in zones]
        parts.append(f"[{number} {', '.join(values + cards)}]")
    return f"   {'*' if seat is None else seat} {' '.join(parts)}"


def _cards(cards: list[dict[str, Any]]) -> str:
    """Cards by id, those that cannot be seen by their number."""
    known = [card["card"] for card in cards if "card" in card]
    hidden = len(cards) - len(known)
    return " ".join(known + ([f"?{hidden}"] if hidden else [])) or "–"
