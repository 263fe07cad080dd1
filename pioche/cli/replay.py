"""`pioche replay`: a recorded match, step by step or as text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.text import Text

from pioche.cli.board import draw
from pioche.cli.console import read_line, read_match, terminal
from pioche.cli.errors import CommandError
from pioche.cli.play import result_line
from pioche.cli.words import Lang, Words
from pioche.engine import Match
from pioche.engine.explain import log_data
from pioche.engine.log import Seat
from pioche.engine.registry import catalog_of
from pioche.engine.rules import plain

_NEXT = ("", "n", "next", "suivant")
_PREVIOUS = ("p", "previous", "precedent")


def replay(
    record: Path,
    /,
    *,
    seat: int | None = None,
    open: bool = False,
    print: bool = False,
    lang: Lang | None = None,
) -> None:
    """A record as one seat saw it, as a spectator did, or with all cards open."""
    if open and seat is not None:
        raise CommandError("seat-or-open", code=2)
    match = read_match(record)
    if seat is not None and not 0 <= seat < len(match.names):
        raise CommandError("seat", code=2, seat=seat, last=len(match.names) - 1)
    film = Film(match, seat, Words(lang), everything=open)
    if print:
        film.print()
    else:
        film.run()


class Film:
    """A match that is over or not, to be looked at from any of its decisions."""

    def __init__(self, match: Match, seat: int | None, words: Words, *, everything: bool) -> None:
        self.match = match
        self.seat = seat
        self.words = words
        self.everything = everything
        self.viewer = None if everything else -1 if seat is None else seat
        self.last = match.n
        self.console = terminal()

    def go(self, n: int) -> None:
        """Stand after `n` decisions."""
        n = min(max(n, 0), self.last)
        if n < self.match.n:
            self.match.undo(n)
        elif n > self.match.n:
            self.match.redo(n)

    def lines(self, since: int = 0) -> list[dict[str, Any]]:
        return log_data(self.match, since, self.viewer, self.words.lang)

    def run(self) -> None:
        """Step by step, as the person types."""
        self.go(0)
        self.show()
        while True:
            try:
                typed = plain(read_line())
            except EOFError:
                self.console.print()
                return
            n = self.match.n
            if typed in ("q", "quit", "quitter") or (n == self.last and typed in _NEXT):
                return
            if typed in _NEXT:
                self.go(n + 1)
            elif typed in _PREVIOUS:
                self.go(n - 1)
            elif typed.isascii() and typed.isdigit():
                self.go(int(typed))
            else:
                self.console.print(Text(self.words.say("replay.help")))
                continue
            self.show()

    def show(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
        match = self.match
        view = match.view(self.seat, everything=self.everything)
        self.console.print(draw(match.game, {**view, "decision": None}, self.words.lang))  # nothing can be picked here
        self.console.rule(style="dim")
        for line in self.lines(match.n):
            self.console.print(Text(f"  {line['text']}"))
        self.console.print()
        if match.result is not None:
            self.console.print(Text(result_line(match, self.words), "bold"))
        elif match.decision is not None:
            self.console.print(Text(self.next_pick()))
        place = self.words.say("replay.place", n=match.n, last=self.last)
        self.console.print(Text(f"{place}  {self.words.say('replay.help')}", "dim"))

    def next_pick(self) -> str:
        """Who decides next, and what, where the viewer may know it."""
        decision = self.match.decision
        assert decision is not None
        lang = self.words.lang
        who = catalog_of(self.match.game).say(Seat(decision.seat), lang, self.match.names)
        option = self.match.future[0] if self.match.future else -1
        key = self.match.game.verbs.key(option) if option >= 0 else ""
        picked = [decision.label(one, lang) for one in decision.options if one.key == key]
        if picked and self.viewer in (None, decision.seat):
            return f"{decision.ask_in(lang)}\n▸ {who} : {picked[0]}"
        return self.words.say("replay.decides", seat=who)

    def print(self) -> None:
        """The whole match as text: the log, turn by turn."""
        self.go(0)
        turn = -1
        while True:
            view = self.match.view(None)
            if view["turn"] != turn:
                turn = view["turn"]
                who = catalog_of(self.match.game).say(Seat(view["active"]), self.words.lang, self.match.names)
                self.console.print(Text(self.words.say("replay.turn", n=turn, seat=who), "bold"))
            for line in self.lines(self.match.n):
                self.console.print(Text(f"{line['n']:>5}  {line['text']}"))
            if self.match.n == self.last:
                break
            self.go(self.match.n + 1)
        if self.match.result is not None:
            self.console.print(Text(result_line(self.match, self.words), "bold"))
        else:
            self.console.print(Text(self.words.say("replay.unfinished", n=self.last), "dim"))
