"""Events: the one door through which rules notice each other.

An event says what is about to change. First it may be replaced, then it happens, then it triggers what was waiting for
it. Where nobody listens this costs two look-ups and no generator.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from pioche.engine.cards import Ability, Source
from pioche.engine.choice import REPLACE, TRIGGER, Ask, number_of, which, which_of
from pioche.engine.flow import NOTHING, Flow, FlowOf, run
from pioche.engine.lasting import Lasting, in_force
from pioche.engine.native import mypyc_attr

if TYPE_CHECKING:
    from pioche.engine.state import State


S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Generic[S]):
    """Something that happens. A game's events name their hooks, carry out the change and tell the log."""

    __slots__ = ()

    instead: ClassVar[str] = ""  # the hook that may replace it
    after: ClassVar[str] = ""  # the hook that it triggers
    looks_back: ClassVar[bool] = False  # whom it triggers is settled before it: what leaves play sees itself leave

    def apply(self, s: S) -> None:
        """The change itself; it asks nothing."""
        raise NotImplementedError

    def tell(self, s: S) -> None:
        """Say it in the log (called only where there is one)."""


class Trigger:
    """An ability that an event has triggered and that waits to be carried out."""

    __slots__ = ("ability", "event", "source")

    def __init__(self, source: Source, ability: Ability, event: Event[Any]) -> None:
        self.source = source
        self.ability = ability
        self.event = event


def happen(s: State, event: Event[Any]) -> Flow:
    """Replacements, the event, its triggers. Always `yield from` it."""
    heard = s.heard
    if heard and (event.instead in heard or event.after in heard):
        return together(s, [event])
    event.apply(s)
    if s.log is not None:
        event.tell(s)
    if event.after in s.heard and not event.looks_back:  # what has just entered play may hear itself enter
        triggers: list[Trigger] = []
        gather(s, event, triggers)
        if triggers:
            return s.resolve(triggers)
    return NOTHING


def together(s: State, events: Sequence[Event[Any]]) -> Flow:
    """Several events at the same moment: all happen before any triggers, and the triggers see them as one moment."""
    for event in events:
        if event.instead in s.heard:
            return _replaced_first(s, events)
    return _carry_out(s, events)


def _replaced_first(s: State, events: Sequence[Event[Any]]) -> Flow:
    left: list[Event[Any]] = []
    for event in events:
        kept = event if event.instead not in s.heard else (yield from replaced(s, event))
        if kept is not None:
            left.append(kept)
    yield from _carry_out(s, left)


def _carry_out(s: State, events: Sequence[Event[Any]]) -> Flow:
    triggers: list[Trigger] = []
    for event in events:
        if event.looks_back:
            gather(s, event, triggers)
    for event in events:
        event.apply(s)
        if s.log is not None:
            event.tell(s)
    for event in events:
        if not event.looks_back:
            gather(s, event, triggers)
    return s.resolve(triggers) if triggers else NOTHING


def gather(s: State, event: Event[Any], triggers: list[Trigger]) -> None:
    """Add what `event` triggers now."""
    hook = event.after
    if hook not in s.heard:
        return
    for source in s.listeners(hook):
        ability = source.hooks[hook]
        if ability.when is None or ability.when(s, source, event):
            triggers.append(Trigger(source, ability, event))


def replaced(s: State, event: Event[Any]) -> FlowOf[Event[Any] | None]:
    """What happens instead of `event`: itself, another event, or nothing.

    Each replacement applies once to one event; where several could, the game's chooser picks which comes next.
    """
    used: list[tuple[Source, Ability]] = []
    while True:
        able: list[Trigger] = []
        for source in s.listeners(event.instead):
            ability = source.hooks[event.instead]
            if (source, ability) not in used and (ability.when is None or ability.when(s, source, event)):
                able.append(Trigger(source, ability, event))
        if not able:
            return event
        chosen = able[0] if len(able) == 1 else (yield from _choose(s, able, REPLACE, "replacement"))
        instead = chosen.ability.run(s, chosen.source, event)
        if instead is not None and not isinstance(instead, Event):
            instead = yield from instead  # it may ask on the way
        if instead is None:
            return None
        source = chosen.source
        if isinstance(source, Lasting):  # it may have spent one of its times, and be another record now
            source = in_force(s, source) or source
        used.append((source, chosen.ability))
        event = instead


def one_by_one(s: State, triggers: list[Trigger]) -> Flow:
    """Carry out triggers now, in the order in which the game's chooser picks them."""
    left = list(triggers)
    while left:
        left = [trigger for trigger in left if s.still_holds(trigger)]
        if not left or s.result is not None:
            return
        trigger = left[0] if len(left) == 1 else (yield from _choose(s, left, TRIGGER, "trigger"))
        left.remove(trigger)
        yield from run(trigger.ability.run(s, trigger.source, trigger.event))


def _choose(s: State, able: list[Trigger], verb: int, kind: str) -> FlowOf[Trigger]:
    """Which comes next, asked by card. Several from one source are the same to choose from, and so are those that are
    alike: the first comes first."""
    options: list[int] = []
    by_option: dict[int, Trigger] = {}
    sources: list[Source] = []
    equal: list[tuple[object, int, Event[Any]]] = []
    for trigger in able:
        if trigger.source in sources:
            continue
        if trigger.ability.alike is not None:
            same = (trigger.ability.alike, trigger.source.seat, trigger.event)
            if same in equal:
                continue
            equal.append(same)
        sources.append(trigger.source)
        option = verb | trigger.source.number
        while option in by_option:
            option = which(number_of(option) | verb, which_of(option) + 1)
        by_option[option] = trigger
        options.append(option)
    if len(options) == 1:
        return able[0]
    option = yield Ask(s.chooser(), kind, options)
    return by_option[option]
