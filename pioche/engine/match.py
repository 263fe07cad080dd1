"""The match: one seat is asked to pick one option, again and again.

Between two actions no generator is alive, and a copy of the state is a copy of the match. In the middle of an action
the match is copied by going back to a mark (a state kept from a quiet decision) and giving the same answers again.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from pioche.engine.activity import ACTIVITY
from pioche.engine.choice import CONCEDE, Ask, asked, is_concession, number_of
from pioche.engine.errors import PiocheError, Refusal
from pioche.engine.flow import NOTHING, Flow
from pioche.engine.game import Deck, Game, Options
from pioche.engine.log import Log, Seat, say
from pioche.engine.rng import Rng, commitment, fresh_seed, rng_of
from pioche.engine.seats import Result, is_out, seats_in
from pioche.engine.state import State
from pioche.engine.zones import sees

if TYPE_CHECKING:
    from pioche.engine.decision import Decision
    from pioche.engine.view import Dealt

KEEP_NOTHING: Final = 0  # play-outs: clones only between actions
KEEP_ACTIONS: Final = 1  # search roots: clones anywhere
KEEP_TURNS: Final = 2  # live matches: clones anywhere, undo to anywhere, a log

AT_REST: Final = 0  # a state between two actions
DEALT: Final = 1  # set-up is still to come
LAID_OUT: Final = 2  # as a scenario says: it is still to settle


class Start:
    """What a match began with; with the decisions it makes the match again."""

    __slots__ = ("decks", "names", "options", "scenario", "seed")

    def __init__(
        self, seed: str, names: list[str], decks: list[Deck], options: Options, scenario: dict[str, Any] | None
    ) -> None:
        self.seed = seed
        self.names = names
        self.decks = decks
        self.options = options
        self.scenario = scenario

    @property
    def stands(self) -> int:
        return DEALT if self.scenario is None else LAID_OUT

    def state(self, game: Game[Any, Any]) -> State:
        """The table as it is dealt, or as a scenario lays it out."""
        rng = rng_of(self.seed)
        if self.scenario is not None:
            from pioche.engine.scenario import build

            return build(game, self.scenario, rng)
        s: State = game.blank(rng, len(self.names), self.options)
        game.deal(s, self.decks, self.options)
        return s


class Mark:
    """A state kept from before decision `n`, and where it `stands`: what is still to come before that decision."""

    __slots__ = ("changes", "lines", "n", "stands", "state")

    def __init__(self, n: int, state: State, stands: int, changes: int, lines: int) -> None:
        self.n = n
        self.state = state
        self.stands = stands
        self.changes = changes
        self.lines = lines


class Change:
    """Something done to the position from outside before decision `n`: a patch in scenario words, or a reshuffle of
    all that `seat` cannot know."""

    __slots__ = ("dealt", "n", "patch", "seat", "seed")

    def __init__(
        self, n: int, patch: dict[str, Any] | None, seat: int = -1, seed: str = "", dealt: Dealt | None = None
    ) -> None:
        self.n = n
        self.patch = patch
        self.seat = seat
        self.seed = seed
        self.dealt = dealt  # what the reshuffle gave

    def apply(self, game: Game[Any, Any], state: State, ask: Ask | None) -> None:
        if self.patch is not None:
            from pioche.engine.scenario import patch

            patch(game, state, self.patch, ask)
        elif self.dealt is not None:
            self.dealt.lay(game, state)
        else:
            from pioche.engine.view import reshuffle_hidden

            self.dealt = reshuffle_hidden(game, state, self.seat, rng_of(self.seed))


class Match:
    """One match: the open question, and all that can be done with it (play, undo, copy, look, record)."""

    __slots__ = (
        "_decision",
        "_flow",
        "_marks",
        "_quitting",
        "ask",
        "began_at",
        "changes",
        "forgotten",
        "future",
        "game",
        "held",
        "history",
        "keep",
        "lines_at",
        "log",
        "names",
        "start",
        "state",
    )

    def __init__(
        self, game: Game[Any, Any], state: State, names: Sequence[str], keep: int, start: Start | None = None
    ) -> None:
        self.game = game
        self.state = state
        self.names = names
        self.keep = keep
        self.start = start
        self.history: list[int] = []
        self.changes: list[Change] = []
        self.future: list[int] = []
        self.log: Log | None = None
        self.held = 0  # the first decision from which on the log is held
        self.forgotten = 0  # lines that were written before it
        self.lines_at: list[int] = []  # how many lines had been written before each decision from there on
        self.began_at: list[int] = []  # and which decision began the action that it belongs to
        self._marks: list[Mark] = []
        self._quitting = 0
        self._flow: Flow | None = None
        self.ask: Ask | None = None  # the open question as programs want it, to be answered with `apply`
        self._decision: Decision | None = None

    def __repr__(self) -> str:
        result, ask = self.state.result, self.ask
        if result is not None:
            won = f"won by {', '.join(map(str, result.winners))}" if result.winners else "drawn"
            stands = f"over: {won} ({result.reason})"
        elif ask is not None:
            keys = [self.game.verbs.key(option) for option in ask.options]
            stands = asked(ask.seat, ask.kind, ask.prompt, ask.source, keys)
        else:
            stands = "not begun"
        return f"<Match {self.game.slug}: decision {len(self.history)}, turn {self.state.turn}, {stands}>"

    # What is asked

    @property
    def n(self) -> int:
        """How many decisions were made."""
        return len(self.history)

    @property
    def decision(self) -> Decision | None:
        """The open question as people, bots and records want it; None when the match is over."""
        if self._decision is None and self.ask is not None:
            from pioche.engine.decision import Decision

            self._decision = Decision(self.game, self.state, self.ask, self.names)
        return self._decision

    @property
    def lines(self) -> int:
        """How many lines the log has had, whether they are still held or not."""
        return self.forgotten if self.log is None else self.forgotten + len(self.log)

    def written_after(self, line: int) -> int:
        """After how many decisions a line that is held was written."""
        return self.held + bisect_right(self.lines_at, line)

    def action_of(self, line: int) -> int:
        """The decision that began the action in which a line that is held was written; -1 before the first."""
        n = bisect_right(self.lines_at, line)
        return self.began_at[n - 1] if n else self.held - 1

    @property
    def quiet(self) -> bool:
        """Whether no effect is under way."""
        return self._flow is None

    @property
    def result(self) -> Result | None:
        return self.state.result

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be published before the match."""
        assert self.start is not None
        return commitment(self.start.seed)

    # Playing

    def apply(self, index: int) -> None:
        """Pick an option by its place in the list. The quick way, for programs: no question of who is asking."""
        ask = self.ask
        if ask is None:
            raise PiocheError("match-over")
        options = ask.options
        if index < 0 or index >= len(options):
            raise self._unknown(ask, index)
        option = options[index]
        if self.future:
            self.future = []
        if self.keep:
            self._prepare()
        self.history.append(option)
        self._answer(option)
        if self.state.automata or self._quitting:
            self._answer_for_absent()

    def choose(self, key: str, seat: int | None = None) -> None:
        """Pick an option by its key. Refused with a reason, the match untouched, where it cannot be."""
        ACTIVITY.questions += 1
        ask = self.ask
        if ask is None:
            raise PiocheError("match-over")
        if seat is not None and seat != ask.seat:
            raise PiocheError("not-your-decision", seat=seat)
        option = self.game.verbs.parse(key)
        if option not in ask.options:
            refusal = self.why(ask.seat, key)
            raise self._unknown(ask, key, [refusal] if refusal else [])
        self._or_restore(option)
        self.future = []

    def _unknown(self, ask: Ask, answer: object, refusals: Sequence[Refusal] = ()) -> PiocheError:
        """What answers the question instead."""
        keys = [self.game.verbs.key(one) for one in ask.options]
        return PiocheError("unknown-option", refusals, keys, option=answer)

    def concede(self, seat: int) -> None:
        """A seat gives up, whoever is asked; in the middle of an effect it leaves once that is done, if others stay."""
        ACTIVITY.questions += 1
        if not 0 <= seat < len(self.names):
            raise PiocheError("no-such-seat", seat=seat)
        if self.state.result is not None:
            raise PiocheError("match-over")
        if is_out(self.state, seat) or self._quitting >> seat & 1:
            raise PiocheError("already-out", seat=seat)
        self._or_restore(CONCEDE | seat)
        self.future = []

    def why(self, seat: int, key: str) -> Refusal | None:
        """Why an option is not there; None where it is, or where no rule speaks of it."""
        ACTIVITY.questions += 1
        option = self.game.verbs.parse(key)
        ask = self.ask
        if option < 0 or ask is None or (seat == ask.seat and option in ask.options):
            return None
        number = self.game.verbs.card(option)
        if number and not self._can_see(seat, number):
            return None  # the reason could tell which card it is
        refusal: Refusal | None = self.game.why(self.state, seat, option)
        return refusal.about(self.state.cards[number]) if refusal is not None and number else refusal

    def _can_see(self, seat: int, number: int) -> bool:
        from pioche.engine.places import find

        place = find(self.game, self.state, number)
        if place is None:
            return False
        return place.permanent is not None or sees(self.state, place.zone, place.owner, place.card, seat)

    def _or_restore(self, option: int) -> None:
        """Take an option; should a rule fail in the middle of it, stand where we stood."""
        n = len(self.history)
        try:
            self.take(option)
        except Exception:
            if self._marks or self.start is not None:
                self._go_back(n)
            raise

    def _prepare(self) -> None:
        """Before a decision is taken, note what it takes to come back here."""
        if self._flow is None:
            self._keep_mark()
        log = self.log
        if log is not None:
            self.lines_at.append(self.forgotten + len(log))
            quiet = self._flow is None or not self.began_at
            self.began_at.append(len(self.history) if quiet else self.began_at[-1])

    def take(self, option: int) -> None:
        """Take an option that is there, or a concession. Should a rule fail, the match is left in the middle of it."""
        if self.keep:
            self._prepare()
            option = self.game.verbs.shared(option)
        self.history.append(option)
        self._feed(option)

    def _feed(self, option: int) -> None:
        if is_concession(option):
            self._leave(number_of(option))
        else:
            self._answer(option)
        if self.state.automata or self._quitting:
            self._answer_for_absent()

    def _answer(self, option: int) -> None:
        self._decision = None
        flow = self._flow
        try:
            if flow is None:
                state = self.state
                flow = self.game.act(state, option)
                if flow is None or flow is NOTHING:
                    if state.result is None:
                        self.ask = self.game.ask(state)
                    else:
                        self._settle()
                    return
                self._flow = flow
                ask = next(flow, None)  # quicker than to catch its end
                if ask is None:
                    self._settle()
                    return
                self.ask = ask
            else:
                self.ask = flow.send(option)
            if self.state.result is not None:
                self._settle()  # the match ended in the middle of an effect: nothing of it is asked any more
        except StopIteration:
            self._settle()

    def _settle(self) -> None:
        """No effect is under way any longer."""
        self._flow = None
        state = self.state
        if self._quitting:
            for seat in range(len(state.teams)):
                if self._quitting >> seat & 1:
                    self.game.leave(state, seat, "conceded")
            self._quitting = 0
            flow = self.game.go_on(state) if state.result is None else None
            if flow is not None and flow is not NOTHING:
                ask = next(flow, None)
                if ask is not None and state.result is None:
                    self._flow = flow
                    self.ask = ask
                    return
        if state.result is None:
            self.ask = self.game.ask(state)
        else:
            self.ask = None
            if state.log is not None:
                winners = [Seat(seat) for seat in state.result.winners]
                seats = range(len(state.teams))
                losers = [Seat(seat) for seat in seats if winners and seat not in state.result.winners]
                say(state, "won" if winners else "drawn", {"winners": winners, "losers": losers})

    def _answer_for_absent(self) -> None:
        """Automata answer by the rules; who has given up in the middle of an effect takes what comes first."""
        while True:
            ask = self.ask
            if ask is None:
                return
            if self._quitting >> ask.seat & 1:
                self._answer(ask.options[0])
            elif self.state.automata >> ask.seat & 1:
                self._answer(self.game.scripted(self.state, ask))
            else:
                return

    def _leave(self, seat: int) -> None:
        self._decision = None
        state = self.state
        if state.log is not None:
            say(state, "conceded", {"seat": Seat(seat)})
        self._quitting |= 1 << seat
        staying = {state.teams[other] for other in seats_in(state) if not self._quitting >> other & 1}
        if self._flow is None or len(staying) < 2:
            self._settle()

    def begin(self, stands: int) -> None:
        """Start from a state, with what is still to come there before the first question."""
        self._decision = None
        self._flow = None
        self._quitting = 0
        flow = None
        if stands == DEALT:
            flow = self.game.begin(self.state)
        elif stands == LAID_OUT:
            flow = self.game.settle(self.state)
        if flow is None or flow is NOTHING:
            self._settle()
        else:
            self._flow = flow
            try:
                self.ask = next(flow)
            except StopIteration:
                self._settle()
        if self.state.automata:
            self._answer_for_absent()

    # Going back, copying

    def _keep_mark(self) -> None:
        marks = self._marks
        if self.keep == KEEP_ACTIONS:
            self._marks = [self._mark_here()]
        elif not marks or marks[-1].state.turn != self.state.turn:
            marks.append(self._mark_here())

    def _mark_here(self) -> Mark:
        return Mark(len(self.history), self.state.copy(), AT_REST, len(self.changes), self.lines)

    def keep_last(self, turns: int, lines: int) -> None:
        """Hold the last `turns` alone, how the match stood and what was told, and fewer (but two) where that is more
        than `lines`: who goes back further waits until it is played again."""
        marks = self._marks
        gone = max(0, len(marks) - turns)
        while len(marks) - gone > 2 and self.lines - marks[gone].lines > lines:
            gone += 1
        if self.start is None or not gone:
            return
        del marks[:gone]
        first = marks[0]
        if self.log is not None:
            del self.log[: first.lines - self.forgotten]
            del self.lines_at[: first.n - self.held]
            del self.began_at[: first.n - self.held]
            self.forgotten, self.held = first.lines, first.n

    def _mark_before(self, n: int) -> Mark:
        for mark in reversed(self._marks):
            if mark.n <= n:
                return mark
        if self.start is None:
            raise PiocheError("no-checkpoint")
        return Mark(0, self.start.state(self.game), self.start.stands, 0, 0)

    def _go_back(self, n: int) -> None:
        """Stand before decision `n`, which has been made, with all changes made before it."""
        mark = self._mark_before(n)
        self._marks = [one for one in self._marks if one.n <= n]
        self.changes = [change for change in self.changes if change.n <= n]
        self._resume(mark, self.history[:n])

    def _resume(self, mark: Mark, history: list[int]) -> None:
        """Give the same answers from a mark on. What a live match holds of its turns comes back with them."""
        changes = self.changes
        self.history = history[: mark.n]
        self.changes = changes[: mark.changes]
        self.state = mark.state.copy()
        log = self.log
        if log is not None:
            del log[max(0, mark.lines - self.forgotten) :]
            del self.lines_at[max(0, mark.n - self.held) :]
            del self.began_at[max(0, mark.n - self.held) :]
            self.forgotten = min(self.forgotten, mark.lines)
            self.held = min(self.held, mark.n)
            self.state.log = log
        self.begin(mark.stands)
        for i in range(mark.n, len(history) + 1):
            while len(self.changes) < len(changes) and changes[len(self.changes)].n == i:
                change = changes[len(self.changes)]
                self.changes.append(change)
                self._change(change)
            if i < len(history):
                if self.keep == KEEP_TURNS:
                    self._prepare()
                self.history.append(history[i])
                self._feed(history[i])

    def _change(self, change: Change) -> None:
        change.apply(self.game, self.state, None if self._flow is None else self.ask)
        if change.patch is not None and self.state.log is not None:
            say(self.state, "patched", {})
        self._decision = None
        if self._flow is None:
            self._settle()

    def undo(self, n: int) -> None:
        """Go back to decision `n`; `redo` goes forward again until another decision is made."""
        if not 0 <= n <= len(self.history):
            raise PiocheError("no-such-decision", n=n)
        undone = self.history[n:]
        kept = len(self.changes)
        self._go_back(n)
        # A patch that was undone is gone, and what came after it could not be done again.
        self.future = undone + self.future if len(self.changes) == kept else []

    def redo(self, n: int) -> None:
        """Go forward to decision `n`, as far as it was undone."""
        if not len(self.history) < n <= len(self.history) + len(self.future):
            raise PiocheError("nothing-to-redo")
        while len(self.history) < n:
            option = self.future.pop(0)
            self.take(option)

    def clone(self, keep: int = KEEP_NOTHING) -> Match:
        """A match that goes on by itself from here, in microseconds. It knows nothing of how it came here."""
        if self._flow is None:
            new = Match(self.game, self.state.copy(), self.names, keep)
            new.ask = self.ask
            return new
        n = len(self.history)
        mark = self._mark_before(n)
        new = Match(self.game, mark.state, self.names, keep)
        moved = Mark(0, mark.state, mark.stands, 0, 0)
        new._marks = [moved]
        for change in self.changes[mark.changes :]:
            new.changes.append(Change(change.n - mark.n, change.patch, change.seat, change.seed, change.dealt))
        new._resume(moved, self.history[mark.n :])
        return new

    def fork(self) -> Match:
        """A second live match from here, with the whole past: record, undo and log."""
        new = Match(self.game, self.state, self.names, self.keep, self.start)
        new.changes = self.changes.copy()
        new._marks = self._marks.copy()
        if self.log is not None:
            new.log = self.log.copy()
            new.lines_at = self.lines_at.copy()
            new.began_at = self.began_at.copy()
            new.forgotten = self.forgotten
            new.held = self.held
        new._resume(new._mark_before(self.n), self.history.copy())
        return new

    def determinize(self, seat: int, rng: Rng, keep: int = KEEP_NOTHING) -> Match:
        """A clone in which all that `seat` cannot know is drawn anew; its view and options stay the same.

        In the middle of an effect that asks another seat, that seat's options are those of the true match: look, do not
        play on.
        """
        new = self.clone(keep)
        change = Change(len(new.history), None, seat, f"{rng.below(1 << 62):x}")
        if new._flow is None:
            change.apply(self.game, new.state, None)
            if new.ask is not None and new.ask.seat != seat:
                new.ask = self.game.ask(new.state)  # what is open to others hangs on what `seat` cannot know
        else:
            new.changes.append(change)
            new._change(change)
        return new

    def patch(self, words: dict[str, Any]) -> None:
        """Change the position in scenario words; all of it or, with a reason, nothing."""
        if self.state.result is not None:
            raise PiocheError("match-over")
        n = len(self.history)
        marks = self._marks
        if self._flow is None:
            self._marks = [*marks, self._mark_here()]
        else:
            self._mark_before(n)  # refused here, where there would be no way back
        change = Change(n, words)
        went_on = self._flow is not None and self._goes_on()  # where a rule fails anyhow, no patch is to blame
        self.changes.append(change)
        try:
            self._change(change)
            if went_on and not self._goes_on():
                raise PiocheError("cannot-go-on")
        except Exception:
            self.changes.pop()
            self._go_back(n)
            self._marks = marks
            raise
        self.future = []
        if self._flow is None:
            self._marks = [*(mark for mark in marks if mark.n < n), self._mark_here()]

    def _goes_on(self) -> bool:
        from pioche.engine.scenario import goes_on

        return goes_on(self)

    # Looking

    def view(self, seat: int | None = None, *, everything: bool = False) -> dict[str, Any]:
        """What a seat sees, as data for JSON. None: a spectator. `everything`: for tests and open replays."""
        from pioche.engine.view import view

        return view(self, seat, everything)

    def hash(self) -> str:
        """The same for equal states only, on every machine and build."""
        from pioche.engine.fingerprint import digest

        return digest(self.state)

    def record(self) -> bytes:
        """The match as JSON, from which `load` makes it again."""
        from pioche.engine.record import write

        return write(self)


def open_match(game: Game[Any, Any], start: Start, keep: int = KEEP_TURNS) -> Match:
    """A match at its first decision, from what it begins with."""
    scripted = [] if start.scenario is not None else game.scripted_names(len(start.names))
    match = Match(game, start.state(game), start.names + scripted, keep, start)
    if keep == KEEP_TURNS:
        match.log = []
        match.state.log = match.log
    match.begin(start.stands)
    return match


def start_of(
    game: Game[Any, Any],
    decks: Sequence[Deck],
    seed: str | int | None = None,
    names: Sequence[str] = (),
    options: Options | None = None,
) -> Start:
    """What a new match begins with, checked: seats, decks and options are legal."""
    ACTIVITY.questions += 1
    count = len(decks)
    if count not in game.seats:
        raise PiocheError("wrong-seats", seats=sorted(game.seats), count=count)
    game.check_options(options or {}, count)
    for i, deck in enumerate(decks):
        refusals = game.refuses_deck(deck)
        if refusals:
            raise PiocheError("illegal-deck", refusals, deck=deck.get("name", i + 1))
    refusals = game.refuses_table(decks)
    if refusals:
        raise PiocheError("illegal-table", refusals)
    named = [names[i] if i < len(names) else "" for i in range(count)]
    return Start(fresh_seed() if seed is None else str(seed), named, list(decks), options or {}, None)
