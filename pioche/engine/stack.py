"""The stack and the right to add to it, as data: every chance to respond is a quiet decision.

Two habits exist. Where the last to add keeps the right to add, and the round begins anew after every entry that
resolves, that is `StackRules(adder_keeps=True, one_at_a_time=True)`. Where it passes on at once, and the stack once
closed resolves as a whole, both are False. Stacks opened while one resolves wait for its end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioche.engine.flow import Flow, run
from pioche.engine.native import mypyc_attr
from pioche.engine.seats import next_seat, seats_in

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from pioche.engine.state import State


class StackRules:
    """How a game plays its stack, and what carries an entry out: `resolve(s, item)`."""

    __slots__ = ("adder_keeps", "one_at_a_time", "resolve")

    def __init__(self, *, adder_keeps: bool, one_at_a_time: bool, resolve: Callable[[Any, StackItem], Any]) -> None:
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


class Stack:
    """Entries, the last on top; who may add now, and how many have passed in a row."""

    __slots__ = ("items", "passes", "priority", "resolving")

    def __init__(self, items: list[StackItem], priority: int, passes: int = 0, resolving: bool = False) -> None:
        self.items = items
        self.priority = priority
        self.passes = passes
        self.resolving = resolving

    def copy(self) -> Stack:
        return Stack(self.items.copy(), self.priority, self.passes, self.resolving)


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
    """Open a stack of its own for `items`, built when the one that resolves now is done; `first` has priority in it."""
    s.waiting.append(Stack(items, first))


def pass_priority(s: State, rules: StackRules) -> Flow | None:
    """The seat with priority adds nothing. Once all have passed in a row, the stack resolves: that flow is returned."""
    stack = s.stack
    assert stack is not None
    stack.passes += 1
    if stack.passes < (len(seats_in(s)) if s.out else len(s.teams)):
        stack.priority = next_seat(s, stack.priority)
        return None
    return resolve(s, rules)


def resolve(s: State, rules: StackRules) -> Flow:
    """Resolve the top entry, or all of them, last in first out; then the next stack that waits comes up.

    A stack opened meanwhile is handled right after this one, before those that waited already.
    """
    stack = s.stack
    assert stack is not None
    stack.resolving = True
    waited = s.waiting
    s.waiting = []
    while stack.items and s.result is None:
        yield from run(rules.resolve(s, stack.items.pop()))
        if rules.one_at_a_time:
            break
    stack.resolving = False
    stack.passes = 0
    stack.priority = s.active
    s.waiting += waited
    if not stack.items:
        s.stack = s.waiting.pop(0) if s.waiting else None
