"""A game in a terminal: no line is wider than it, no word is missing, and a person who types gets where they were."""

from __future__ import annotations

from io import StringIO

from rich.cells import cell_len
from rich.console import Console

from pioche.cli.board import draw
from pioche.cli.play import Table
from pioche.cli.words import Words
from pioche.contract.cards import everywhere
from pioche.contract.tables import any_match, must, viewers, walk
from pioche.contract.words import RAW
from pioche.engine.api import new_match, new_scenario
from pioche.engine.cards import LANGUAGES
from pioche.engine.contract import AnyGame
from pioche.engine.match import Match
from pioche.engine.rng import rng_of

_WIDTHS = (60, 80, 120)
_OFTEN = 50  # a match is drawn at one decision in so many
_CARDS = 9  # one card in so many is drawn wherever it can lie
_TYPED = 30
_STOPPING = 9  # matches in which one is looked for to stop in


def check_screen(match: Match, seat: int | None, lang: str, width: int) -> None:
    """A table as it is drawn."""
    console = Console(width=width, color_system=None, force_terminal=True)
    with console.capture() as told:
        console.print(draw(match.game, match.view(seat), lang), crop=False)  # else nothing could be too wide
    for line in told.get().splitlines():
        must(cell_len(line) <= width, f"wider than {width}: {line!r}")
        must(not RAW.search(line), f"not said in words: {line!r}")


def check_terminal(game: AnyGame) -> None:
    """Whole matches, and cards in every zone where they can lie, drawn at several widths in both languages."""
    for lang in LANGUAGES:
        match = any_match(game, f"drawn {lang}")
        for n, _ in enumerate(walk(match, lang, 1200)):
            if n % _OFTEN == 0:
                for seat, width in zip(viewers(match), _WIDTHS, strict=False):
                    check_screen(match, seat, lang, width)
        check_screen(match, None, lang, 80)
    for n, id in enumerate(sorted(game.book.cards)[::_CARDS]):
        match = new_scenario(game, everywhere(game, id))
        check_screen(match, n % len(match.names), LANGUAGES[n % 2], _WIDTHS[n % 3])


class _Seated(Table):
    """A person in the first seat, whose terminal shows nothing; what is pointless is meant."""

    def __init__(self, match: Match) -> None:
        super().__init__(match, 0, "random", Words("en"))
        self.console = Console(width=80, color_system=None, force_terminal=True, file=StringIO())
        self.confirmed = True
        self.let_bots_play()

    def type(self, typed: str) -> None:
        self.take(typed)
        self.let_bots_play()

    def stands(self) -> tuple[int, str]:
        return self.match.n, self.match.hash()


def check_seat(game: AnyGame) -> None:
    """A person types numbers, passes only where they have a choice or want to stop, and goes back and forth."""
    t = _Seated(new_match(game, seed="seat"))
    rng = rng_of("seat")
    stood = [t.stands()]
    while t.match.ask is not None and len(stood) < _TYPED:
        asked = t.match.ask
        must(asked.seat == 0 and not _lone_pass(t.match), f"the person is asked to pass: {t.match.decision}")
        t.show()
        t.type(str(1 + rng.below(len(asked.options))))
        stood.append(t.stands())
    for typed, way in (("u", stood[-2::-1]), ("r", stood[1:])):
        for there in way:
            t.type(typed)
            must(t.stands() == there, f"{typed} leads elsewhere than to decision {there[0]}")
    _check_stops(game)


def _lone_pass(match: Match) -> bool:
    ask = match.ask
    return ask is not None and len(ask.options) == 1 and (ask.prompt or ask.kind) in match.game.stops


def _check_stops(game: AnyGame) -> None:
    """Who wants to stop is asked where there is only to pass."""
    found = 0
    for n in range(_STOPPING):
        t = _Seated(new_match(game, seed=f"stops {n}" if n else "stops"))
        for name in game.stops:
            t.take(f"t {name}")
        must(t.stops == set(game.stops), f"not every stop can be wished for: {sorted(set(game.stops) - t.stops)}")
        rng = rng_of("stops")
        while game.stops and t.match.ask is not None and not found:
            found += _lone_pass(t.match)
            t.type(str(1 + rng.below(len(t.match.ask.options))))
        if found:
            break
    must(found or not game.stops, "who wants to stop is not asked")
