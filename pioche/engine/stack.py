"""The stack and the right to add to it, as data: every chance to respond is a quiet decision.

Two habits exist. Where the last to add keeps the right to add, and the round begins anew after every entry that
resolves, that is `StackRules(adder_keeps=True, one_at_a_time=True)`. Where it passes on at once, and the stack once
closed resolves as a whole, both are False. Stacks opened while one resolves wait for its end.

A chance to add something before anything waits is a window: an empty stack, open until all have passed on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pioche.engine.cards import Proto
from pioche.engine.declared import kept
from pioche.engine.flow import NOTHING, Flow, run
from pioche.engine.native import mypyc_attr
from pioche.engine.seats import next_seat, playing

if TYPE_CHECKING:
    from collections.abc import Callable

    from pioche.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class StackRules:
    """How a game plays its stack, and what carries an entry out: `resolve(s, item)`."""

    __slots__ = ("adder_keeps", "one_at_a_time", "resolve")

    def __init__(self, *, adder_keeps: bool, one_at_a_time: bool, resolve: Callable[[Any, Any], Any]) -> None:
        self.adder_keeps = adder_keeps
        self.one_at_a_time = one_at_a_time
        self.resolve = resolve


@mypyc_attr(allow_interpreted_subclasses=True)
class StackItem:
    """One entry: which card's which ability, aimed at what, added by whom (-1: the game itself).

    Copies of a state share it, so it never changes: another takes its place.
    """

    __slots__ = ("ability", "by", "source", "targets")

    def __init__(self, source: int, ability: str, targets: tuple[int, ...], by: int) -> None:
        self.source: Final = source
        self.ability: Final = ability
        self.targets: Final = targets
        self.by: Final = by


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry(StackItem):
    """An effect that waits: the print that it is from, what it was aimed at, group by group, what it is about, and the
    abilities of which it is a consequence. `targets` are those of its aims that all may know."""

    __slots__ = ("about", "aims", "chain", "proto", "shielded", "token", "value")

    def __init__(
        self,
        source: int,
        ability: str,
        targets: tuple[int, ...],
        by: int,
        token: int,
        proto: Proto,
        aims: tuple[tuple[int, ...], ...] = (),
        value: int = 0,
        about: tuple[int, ...] = (),
        chain: tuple[str, ...] = (),
        shielded: tuple[int, ...] = (),
    ) -> None:
        super().__init__(source, ability, targets, by)
        self.token: Final = token
        self.proto: Final = proto
        self.aims: Final = aims
        self.value: Final = value
        self.about: Final = about
        self.chain: Final = chain
        self.shielded: Final = shielded  # those of its aims that are insensitive to it

    def replace(self, **changes: Any) -> Entry:
        """The same effect but for these, to take its place."""
        return Entry(*[changes.pop(name) if name in changes else getattr(self, name) for name in _ENTRY], **changes)


_ENTRY: Final = (
    *("source", "ability", "targets", "by", "token", "proto"),
    *("aims", "value", "about", "chain", "shielded"),
)


@kept
class Stack:
    """Entries, the last on top; who may add now, and how many have passed in a row."""

    items: list[StackItem]
    priority: int
    passes: int = 0
    resolving: bool = False
    within: bool = False  # opened while another one resolved
    window: bool = False  # stays open once it is empty, until all have passed on it


def open_window(s: State) -> None:
    """Whoever wants to adds something, from the active seat on, until all have passed in a row while nothing waits."""
    s.stack = Stack([], s.active, window=True)


def asked(s: State) -> int:
    """Who may act now: whoever has priority where a stack is open, else the active seat."""
    return s.active if s.stack is None else s.stack.priority


def busy(s: State) -> bool:
    """Whether something waits on the open stack, or resolves: in a window nothing may."""
    stack = s.stack
    return stack is not None and (bool(stack.items) or stack.resolving)


def add(s: State, rules: StackRules, item: StackItem) -> None:
    """Put an entry on top of the open stack, opening one if there is none."""
    stack = s.stack
    if stack is None:
        stack = s.stack = Stack([], s.active)
    stack.items.append(item)
    stack.passes = 0
    if item.by < 0:
        stack.priority = s.active
    else:
        stack.priority = item.by if rules.adder_keeps else next_seat(s, item.by)


def add_later(s: State, items: list[StackItem], first: int) -> None:
    """Open a stack of its own for `items`, built when the one that resolves now is done; `first` has priority in it.
    Those opened while one resolves come in their order, before those that waited for their turn already."""
    within = s.stack is not None and s.stack.resolving
    at = len(s.waiting)
    if within:
        while at and not s.waiting[at - 1].within:
            at -= 1
    s.waiting.insert(at, Stack(items, first, within=within))


def pass_priority(s: State, rules: StackRules) -> Flow | None:
    """The seat with priority adds nothing. Once all have passed in a row, the stack resolves, or an empty window is
    closed: that flow is returned."""
    stack = s.stack
    assert stack is not None
    stack.passes += 1
    if stack.passes < (playing(s) if s.out else len(s.teams)):
        stack.priority = next_seat(s, stack.priority)
        return None
    if stack.window and not stack.items:
        _next_stack(s)
        return NOTHING
    return resolve(s, rules)


def resolve(s: State, rules: StackRules) -> Flow:
    """Resolve the top entry, or all of them, last in first out; then the next stack that waits comes up, and last the
    window in which it all began."""
    stack = s.stack
    assert stack is not None
    stack.resolving = True
    while stack.items and s.result is None:
        yield from run(rules.resolve(s, stack.items.pop()))
        if rules.one_at_a_time:
            break
    stack.resolving = False
    stack.passes = 0
    stack.priority = s.active
    if not stack.items:
        if stack.window:
            s.waiting.append(stack)
        _next_stack(s)


def _next_stack(s: State) -> None:
    s.stack = s.waiting.pop(0) if s.waiting else None
