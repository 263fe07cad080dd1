"""Abilities: the one door through which rules notice each other.

Something is about to change: it may be replaced. It has changed: what was waiting for it is due, all of it at the same
moment, and the game says in which order it is carried out: now (`in_order`), or on a stack.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from pioche.engine.cards import Ability, Source
from pioche.engine.choice import REPLACE, TRIGGER, Args, Ask, which, which_of
from pioche.engine.flow import NOTHING, Flow, FlowOf, run
from pioche.engine.lasting import Lasting, in_force
from pioche.engine.native import mypyc_attr

if TYPE_CHECKING:
    from pioche.engine.state import State


S = TypeVar("S", bound="State")
T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Generic[S]):
    """Something that happens. A game's events name their hooks, carry out the change and tell the log."""

    __slots__ = ()

    instead: ClassVar[str] = ""  # the hook that may replace it
    after: ClassVar[str] = ""  # the hook that it triggers

    def apply(self, s: S) -> None:
        """The change itself; it asks nothing."""
        raise NotImplementedError

    def tell(self, s: S) -> None:
        """Say it in the log (called only where there is one)."""

    def about(self, s: S) -> tuple[int, ...]:
        """What an ability that it triggers still knows of it on a stack, as numbers."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Me:
    """Who speaks in an ability: `seat` is *you*, `source` what has or gives the ability, `event` what triggered it."""

    __slots__ = ("event", "seat", "source")

    def __init__(self, seat: int, source: Source, event: Event[Any] | None = None) -> None:
        self.seat = seat
        self.source = source
        self.event = event

    @property
    def number(self) -> int:
        """The number of the card that speaks."""
        return self.source.number

    def same(self, ability: Ability) -> object:
        """What makes an ability that is due the same as another one, so that nobody is asked which comes first."""
        return (self.source, ability)


class Due:
    """An ability that is due, of whom, and the word that introduces it: the hook, or one in bold."""

    __slots__ = ("ability", "me", "word")

    def __init__(self, ability: Ability, me: Me, word: str = "") -> None:
        self.ability = ability
        self.me = me
        self.word = word


def says_yes(s: State, question: str, *args: Any) -> bool:
    """Whether anything in play, or an effect that lasts, says yes to a question."""
    if question in s.hooked:
        for source in s.listeners(question):
            if source.hooks[question].run(s, source, *args):
                return True
    return False


# What happens instead


def replaced(s: State, event: Event[Any]) -> FlowOf[Event[Any] | None]:
    """What happens instead of `event`: itself, another event, or nothing.

    Each replacement applies once to one event; where several could, the active player picks which comes next.
    """
    used: list[tuple[Source, Ability]] = []
    while True:
        able: list[Due] = []
        for source in s.listeners(event.instead):
            ability = source.hooks[event.instead]
            if (source, ability) not in used and (ability.when is None or ability.when(s, source, event)):
                able.append(Due(ability, Me(source.seat, source, event)))
        if not able:
            return event
        one = able[0]
        if len(able) > 1:
            one = yield from first_of(s.active, able, _told, kind="replacement", verb=REPLACE)
        source = one.me.source
        instead = one.ability.run(s, source, event)
        if instead is not None and not isinstance(instead, Event):
            instead = yield from instead  # it may ask on the way
        if instead is None:
            return None
        if isinstance(source, Lasting):  # it may have spent one of its times, and be another record now
            source = in_force(s, source) or source
        used.append((source, one.ability))
        event = instead


# What comes after


def due_after(s: State, *events: Event[Any]) -> list[Due]:
    """What cards in play and effects that last do after events of one moment."""
    due: list[Due] = []
    for event in events:
        hook = event.after
        if hook in s.hooked:
            for source in s.listeners(hook):
                ability = source.hooks[hook]
                if ability.when is None or ability.when(s, source, event):
                    for part in ability.parts:
                        if part is ability or part.when is None or part.when(s, source, event):
                            due.append(Due(part, s.speaker(source, event), hook))
    return due


def happen(s: State, *events: Event[Any]) -> Flow:
    """Events of one moment: each may be replaced, all of them happen, then what they trigger is carried out. Where
    nobody listens nothing is asked, and no generator made."""
    for event in events:
        if event.instead in s.hooked:
            return _replaced_first(s, events)
    return _happened(s, events)


def _replaced_first(s: State, events: Sequence[Event[Any]]) -> Flow:
    left: list[Event[Any]] = []
    for event in events:
        kept = event if event.instead not in s.hooked else (yield from replaced(s, event))
        if kept is not None:
            left.append(kept)
    yield from _happened(s, left)


def _happened(s: State, events: Sequence[Event[Any]]) -> Flow:
    for event in events:
        event.apply(s)
        if s.log is not None:
            event.tell(s)
    due = due_after(s, *events)
    return in_order(s, due) if due else NOTHING


def carry_out(s: State, one: Due) -> Flow:
    return run(one.ability.run(s, one.me))


def in_order(
    s: State,
    due: list[Due],
    do: Callable[[Any, Due], Flow] = carry_out,
    apart: Callable[[Any, dict[int, Due]], dict[int, Args] | None] | None = None,
) -> Flow:
    """Carry out what is due now, in the order that the active player picks; `apart` gives the notes by which options
    for the same card are told apart."""
    left = list(due)
    while left and not s.over():
        one = left[0] if len(left) == 1 else (yield from next_due(s, left, apart))
        left.remove(one)
        yield from do(s, one)


def next_due(
    s: State, due: list[Due], apart: Callable[[Any, dict[int, Due]], dict[int, Args] | None] | None = None
) -> FlowOf[Due]:
    """Which comes next, asked by the card that has or gives the ability. What is due several times to one card needs no
    order, nor what is alike, nor what one source gives to several where nothing else is due: the first comes first."""
    first = due[0]
    for one in due:
        if one.me.source is not first.me.source or one.ability is not first.ability:
            break
    else:
        return first
    notes = None if apart is None else (lambda by_option: apart(s, by_option))
    return (yield from first_of(s.active, due, _told, notes=notes))


def _told(one: Due) -> tuple[int, list[object]]:
    me = one.me
    return me.number, [_equal(one.ability, me.seat, me.event), me.same(one.ability)]


def _equal(ability: Ability, seat: int, event: Event[Any] | None) -> object:
    """What makes an ability equal to others of the same seat (see `whichever`); None for nothing."""
    alike = ability.alike
    return None if alike is None else (alike, seat, None if isinstance(alike, str) else event)


def first_of(
    seat: int,
    things: Sequence[T],
    told: Callable[[T], tuple[int, list[object]]],
    *,
    kind: str = "trigger",
    verb: int = TRIGGER,
    nth: Callable[[T], int] | None = None,
    spare: int = 0,
    notes: Callable[[dict[int, T]], dict[int, Args] | None] | None = None,
) -> FlowOf[T]:
    """Which of several things comes first, asked by card. `told` gives the number of a thing's card, and all that makes
    it the same as another one: of those the first comes first. `nth` numbers those of one card, from `spare` on where
    two would have one number."""
    by_option: dict[int, T] = {}
    known: list[object] = []
    for thing in things:
        number, same = told(thing)
        if _is_known(same, known):
            continue
        option = verb | number
        if nth is not None:
            option = which(option, nth(thing))
        while option in by_option:
            option = which(verb | number, max(spare, which_of(option) + 1))
        by_option[option] = thing
    if len(by_option) == 1:
        return things[0]
    option = yield Ask(seat, kind, list(by_option), notes=None if notes is None else notes(by_option))
    return by_option[option]


def _is_known(same: list[object], known: list[object]) -> bool:
    for one in same:
        if one is not None:
            if one in known:
                return True
            known.append(one)
    return False
