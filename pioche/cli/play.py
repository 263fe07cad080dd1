"""`pioche play`: a table in the terminal, one person against bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any

from rich.text import Text

from pioche.bots import Bot, Eyes, make_bot
from pioche.cli.answers import cards_meant, is_name, nearest, numbers_of, options_meant
from pioche.cli.board import columns, draw, entries
from pioche.cli.cards import card_page
from pioche.cli.console import Indented, keep, match_options, read_line, read_match, seat_decks, terminal, write_file
from pioche.cli.errors import CommandError, speaking_of
from pioche.cli.rules import rule_line
from pioche.cli.words import Lang, Words
from pioche.engine import Decision, Match, game_of, new_match
from pioche.engine.choice import PASS
from pioche.engine.explain import folded_log, refusal_text
from pioche.engine.log import Seat
from pioche.engine.registry import catalog_of
from pioche.engine.rules import plain, rules_of, search
from pioche.lab.failures import failing_record

if TYPE_CHECKING:
    from pioche.engine import Option, Refusal
    from pioche.engine.cards import Proto
    from pioche.engine.zones import Zone

_FEWEST_LINES, _MOST_LINES = 3, 9  # of the log beside the board
_YES = ("o", "oui", "y", "yes")


def play(
    game: str | None = None,
    /,
    *,
    bot: str = "greedy",
    deck: list[str] | None = None,
    seed: str | None = None,
    seats: int | None = None,
    seat: int = 0,
    load: Path | None = None,
    option: list[str] | None = None,
    lang: Lang | None = None,
) -> int:
    """A new match, or one that was saved, at a table in this terminal."""
    if load is not None:
        match = read_match(load)
        if game not in (None, match.game.slug):
            raise CommandError("other-game", code=2, path=load, game=match.game.slug)
    elif game is None:
        raise CommandError("missing", code=2, command="play", name="GAME")
    else:
        match = _deal(game, bot, deck or [], seed, seats, seat, match_options(option or []))
    if not 0 <= seat < len(match.names):
        raise CommandError("seat", code=2, seat=seat, last=len(match.names) - 1)
    return Table(match, seat, bot, Words(lang)).run()


def _deal(
    slug: str, bot: str, decks: Sequence[str], seed: str | None, seats: int | None, seat: int, options: dict[str, Any]
) -> Match:
    game = game_of(slug)
    seats = seats or max(len(decks), game.seats[0])
    others = [one for one in range(seats) if one != seat]
    names = [
        "" if one == seat else bot if len(others) == 1 else f"{bot} {others.index(one) + 1}" for one in range(seats)
    ]
    with speaking_of(game):
        return new_match(game, seat_decks(game, decks, seats), seed, names, options)


class Table:
    """The person's side of a match: what is shown, what can be typed."""

    def __init__(self, match: Match, seat: int, bot: str, words: Words) -> None:
        assert match.start is not None
        self.match = match
        self.start = match.start
        self.game = match.game
        self.seat = seat
        self.words = words
        self.console = terminal()
        with suppress(ImportError):
            import readline  # noqa: F401, so that lines can be edited as they are typed
        self.bots: dict[int, Bot] = {
            other: make_bot(bot, f"{self.start.seed} {other}")
            for other in range(len(match.names))
            if other != seat and not match.state.automata >> other & 1
        }
        self.begun = False  # whether the table was ever shown
        self.drawn = False  # whether it stands on the screen as it is now
        self.since = match.n  # the first decision whose log lines are new to the person
        self.saved = match.n  # how many decisions the last save has
        self.files: set[Path] = set()
        self.leaving = False
        self.confirmed = False  # whether the person has said that they mean what is pointless
        self.stops: set[str] = set()  # chances to respond at which the person is asked even if there is only to pass
        self.commands: dict[str, Callable[[str], None]] = {}
        for names, command in (
            ("u undo annuler", self.undo),
            ("r redo refaire", self.redo),
            ("s save enregistrer", self.save),
            ("w why pourquoi", self.why),
            ("l log journal", self.log),
            ("c card carte", self.card),
            ("o rule regle", self.rule),
            ("t stop arret", self.stop),
            ("lang language langue", self.switch),
            ("? h help aide", self.help),
            ("q quit quitter", self.quit),
        ):
            self.commands |= dict.fromkeys(names.split(), command)

    def run(self) -> int:
        self.say("play.promise", "dim", commitment=self.match.commitment)
        try:
            while not self.leaving:
                self.let_bots_play()
                if not self.drawn:
                    self.show()
                if self.match.ask is None:
                    self.close()
                else:
                    self.take(read_line())
        except EOFError:
            self.console.print()
        except BrokenPipeError:
            raise
        except Exception as error:
            path = keep(failing_record(self.game, self.start, self.match.history), self.game.slug, "failures")
            raise CommandError("broke", kind=type(error).__name__, what=error, path=path) from error
        return 0

    def say(self, key: str, style: str = "", **args: object) -> None:
        self.console.print(Text(self.words.say(key, **args), style))

    def view(self) -> dict[str, Any]:
        return self.match.view(self.seat)

    def asked(self) -> bool:
        """Whether the person is asked: not where one can only pass, unless they want to stop there."""
        ask = self.match.ask
        if ask is None or ask.seat != self.seat:
            return False
        prompt = ask.prompt or ask.kind
        return ask.options != [PASS] or prompt not in self.game.stops or prompt in self.stops

    def let_bots_play(self) -> None:
        match = self.match
        if match.ask is None or self.asked():
            return
        self.drawn = False
        name = match.names[next(iter(self.bots))]
        with self.console.status(self.words.say("play.thinking", name=name)):
            while match.ask is not None and not self.asked():
                seat = match.ask.seat
                match.apply(0 if seat == self.seat else self.bots[seat].pick(Eyes(match)))

    def stop(self, typed: str) -> None:
        """Ask at a chance to respond even if there is only to pass, or no longer; without a name, say where."""
        catalog = catalog_of(self.game)
        names = {one: catalog.text(f"stop.{one}", {}, self.words.lang) for one in self.game.stops}
        meant = nearest(typed, names, lambda one: [names[one], one]) if typed else []
        if len(meant) == 1:
            self.stops ^= {meant[0]}
        elif typed:
            self.say("play.which-stop", typed=typed)
        for one, name in names.items():
            self.say("play.stops" if one in self.stops else "play.passes", name=name)
        if not names:
            self.say("play.no-stops")

    # What is shown

    def show(self) -> None:
        """The table, what happened since the person's last decision, and the question."""
        if self.begun:
            self.console.clear()
        self.begun = True
        lang = self.words.lang
        self.console.print(draw(self.game, self.view(), lang))
        self.console.rule(style="dim")
        self.show_news()
        if self.match.decision is not None:
            self.show_question(self.match.decision)
        else:
            self.show_result()
        self.drawn = True

    def show_news(self) -> None:
        lines = folded_log(self.match, 0, self.seat, self.words.lang)
        new = sum(n >= self.since for n, _ in lines)
        shown = min(max(new, _FEWEST_LINES), _MOST_LINES)
        if new > shown:
            self.say("play.more-lines", "dim", n=new - shown)
        for n, text in lines[-shown:]:
            self.console.print(Text(self.hung("  ", text), "" if n >= self.since else "dim"))
        self.console.print()

    def hung(self, before: str, text: str) -> str:
        """A line of the log, as wide as the terminal; where it goes on below, it is indented further."""
        return fill(text, self.console.width, initial_indent=before, subsequent_indent=" " * len(before) + "  ")

    def show_question(self, decision: Decision) -> None:
        lang = self.words.lang
        self.console.print(Text(decision.ask_in(lang), "bold"))
        labels = [
            Text.assemble((f"{i:>3} ", "bold cyan"), decision.label(option, lang))
            for i, option in enumerate(decision.options, start=1)
        ]
        for line in columns(labels, self.console.width):
            self.console.print(line)
        hint = "play.hint-one" if len(decision.options) == 1 else "play.hint"
        self.say(hint, "dim")

    def show_result(self) -> None:
        result = self.match.result
        assert result is not None
        if result.winners:
            won = self.seat in result.winners
            self.say("play.won" if won else "play.lost", "bold green" if won else "bold red")
        self.console.print(Text(result_line(self.match, self.words), "bold"))
        self.say("play.seed", "dim", seed=self.start.seed, commitment=self.match.commitment)

    # What is typed

    def take(self, typed: str) -> None:
        """Carry out one line: a command, or else an answer to the open question."""
        first, _, rest = typed.partition(" ")
        decision = self.match.decision
        command = self.commands.get(plain(first))
        try:
            if command is not None and not (decision is not None and is_name(decision, typed)):
                command(rest.strip())
            elif decision is not None and (typed or len(decision.options) == 1):
                self.choose(decision, typed or "1")
            else:
                self.drawn = False
        except CommandError as failed:
            self.console.print(Text(failed.text(self.words.lang), "red"), soft_wrap=True)

    def choose(self, decision: Decision, typed: str) -> None:
        meant = options_meant(decision, typed, self.view())
        if len(meant) == 1 and self.wants(decision, meant[0]):
            self.since = self.match.n + 1
            self.match.choose(meant[0].key, self.seat)
            self.drawn = False
        elif len(meant) > 1:
            self.say("play.several", typed=typed)
            for option in meant:
                n = decision.options.index(option) + 1
                self.console.print(Text.assemble((f"{n:>3} ", "bold cyan"), decision.label(option, self.words.lang)))
        elif not meant:
            self.say("play.unknown", typed=typed)

    def wants(self, decision: Decision, option: Option) -> bool:
        """Whether an option is meant: what is pointless is confirmed once."""
        if option.pointless and not self.confirmed:
            label = decision.label(option, self.words.lang)
            self.confirmed = plain(read_line(self.words.say("play.pointless", option=label))) in _YES
        return self.confirmed or not option.pointless

    def close(self) -> None:
        """After the end: whether to save."""
        typed = read_line(self.words.say("play.save-end"))
        if plain(typed) in _YES:
            typed = "s"
        command = self.commands.get(plain(typed.partition(" ")[0]))
        if command is not None:
            self.take(typed)
        if command is None or (command == self.save and self.saved == self.match.n):
            self.leaving = True

    def quit(self, _: str) -> None:
        if self.match.n != self.saved and plain(read_line(self.words.say("play.save-quit"))) in _YES:
            self.save("")
        self.leaving = True

    def undo(self, _: str) -> None:
        """Back to the person's previous decision."""
        now = self.match.n
        for n in reversed(range(now)):
            self.match.undo(n)
            if self.asked():
                self.since = n
                self.drawn = False
                return
        if now:
            self.match.redo(now)
        self.say("play.nothing-to-undo")

    def redo(self, _: str) -> None:
        """Forward to the person's next decision, as far as it was undone."""
        before = self.match.n
        while self.match.future:
            self.match.redo(self.match.n + 1)
            if self.match.ask is None or self.asked():
                break
        if self.match.n == before:
            self.say("play.nothing-to-redo")
        else:
            self.since = before + 1
            self.drawn = False

    def save(self, name: str) -> None:
        """The record, into the file named or among our data."""
        record = self.match.record()
        if name:
            path = Path(name).expanduser()
            if path.exists() and path not in self.files:
                raise CommandError("exists", path=path)
            write_file(path, record)
        else:
            path = keep(record, self.game.slug, "saves")
        self.files.add(path)
        self.saved = self.match.n
        self.console.print(Text(self.words.say("play.saved", path=path), "green"), soft_wrap=True)

    def log(self, _: str) -> None:
        for n, text in folded_log(self.match, 0, self.seat, self.words.lang):
            self.console.print(Text(self.hung(f"{n:>4}  ", text)))

    def help(self, _: str) -> None:
        self.console.print(Text(self.words.say("play.help").strip("\n")))

    def switch(self, lang: str) -> None:
        """The other language, or the one named."""
        if lang not in ("", "fr", "en"):
            raise CommandError("value", command="play", name="lang", value=lang)
        self.words = Words(lang or ("en" if self.words.lang == "fr" else "fr"))
        self.drawn = False

    def rule(self, typed: str) -> None:
        """A rule by its id, or the rules in which the words occur."""
        rule = rules_of(self.game).get(typed.upper())
        found = [rule] if rule else search(self.game, typed)[:8] if typed else []
        for one in found:
            self.console.print(rule_line(one, self.words.lang))
        if not found:
            self.say("play.which-rule")

    def card(self, typed: str) -> None:
        """A card's text, or the cards that lie in a zone."""
        zones = {self.zone_name(zone.name): zone for zone in self.game.zones}
        meant = cards_meant(self.game, typed)
        named = nearest(typed, zones, lambda name: [name, zones[name].name])
        if named and ((len(named) == 1 and plain(typed) in (plain(named[0]), zones[named[0]].name)) or not meant):
            self.show_zone(zones[named[0]])
        elif meant:
            for proto in meant[:8]:
                self.console.print(card_page(self.game, proto, self.words))
        else:
            self.say("play.which-card", typed=typed)

    def zone_name(self, name: str) -> str:
        return catalog_of(self.game).text(f"zone.{name}", {}, self.words.lang)

    def show_zone(self, zone: Zone) -> None:
        view = self.view()
        owners = list(enumerate(view["players"])) if zone.of_player else [(-1, view)]
        for seat, owner in owners:
            cards = owner[zone.name]
            names = [self.game.book[card["card"]].names[self.words.lang] for card in cards if "card" in card]
            if len(names) < len(cards):
                names.append(self.words.say("board.hidden", n=len(cards) - len(names)))
            whose = "" if seat < 0 else catalog_of(self.game).say(Seat(seat), self.words.lang, self.match.names) + ", "
            self.say("play.zone", zone=whose + self.zone_name(zone.name), n=len(cards), cards=", ".join(names) or "–")

    # Why can't I?

    def why(self, typed: str) -> None:
        decision = self.match.decision
        if decision is None:
            self.say("why.over")
            return
        wished = self.wished(typed)
        possible = [label for key, label in wished if key in decision.keys]
        refused: dict[str, Refusal] = {}
        for key, label in wished:
            refusal = None if label in possible else self.match.why(self.seat, key)
            if refusal is not None and (label not in refused or (refusal.message and not refused[label].message)):
                refused[label] = refusal
        for label in dict.fromkeys(possible):
            self.say("why.possible", option=label)
        told = any(refusal.message for refusal in refused.values())  # then what no message explains is beside the point
        for label, refusal in refused.items():
            if refusal.message or not told:
                self.show_refusal(label, refusal)
        if not possible and not refused:
            unseen = not wished and cards_meant(self.game, typed)
            self.say("why.not-now" if wished else "play.unseen" if unseen else "why.unknown", typed=typed)

    def wished(self, typed: str) -> list[tuple[str, str]]:
        """The options that somebody may mean who asks why not, as key and label. Of cards only those that are seen:
        an answer must not tell what a hidden card is."""
        view = self.view()
        verbs = self.game.verbs
        known = {one["number"]: self.game.book[one["card"]] for one in entries(view)}
        option = verbs.parse(typed)
        if option >= 0:
            number = verbs.card(option)
            return [(typed, self.label(typed, known.get(number)))] if not number or number in known else []
        wished = []
        for proto in cards_meant(self.game, typed):
            for number in numbers_of(view, proto):
                keys = [f"{name}:{number}" for name in verbs.names()]
                wished += [(key, self.label(key, proto)) for key in keys if verbs.card(max(0, verbs.parse(key)))]
        return wished

    def label(self, key: str, proto: Proto | None) -> str:
        verb = key.partition(":")[0]
        return catalog_of(self.game).text(f"option.{verb}", {"card": proto or key}, self.words.lang)

    def show_refusal(self, label: str, refusal: Refusal) -> None:
        told = refusal_text(self.game, refusal, self.words.lang, self.match.names) if refusal.message else ""
        self.console.print(Indented(Text.assemble((label, "bold"), f" – {told}" if told else ""), 0))
        rule = rules_of(self.game).get(refusal.rule)
        if rule is not None:
            self.console.print(rule_line(rule, self.words.lang))


def result_line(match: Match, words: Words) -> str:
    """Who won and how, in words."""
    result = match.result
    assert result is not None
    catalog = catalog_of(match.game)
    winners = catalog.say([Seat(seat) for seat in result.winners], words.lang, match.names)
    key = f"result.{result.reason}"
    reason = catalog.text(key, {}, words.lang) if catalog.has(key, words.lang) else result.reason
    line = words.say("play.victory" if winners else "play.draw", winners=winners, reason=reason)
    return f"{line} {words.say('play.scores', scores=result.scores)}" if result.scores else line
