"""Effects that last, as data with an end, and numbers that cards modify."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioche.engine.cards import Ability, Hooks, Source, hooks_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from pioche.engine.game import Word
    from pioche.engine.state import State

END_OF_TURN: Final = "turn"
END_OF_PHASE: Final = "phase"
WHEN_IT_LEAVES: Final = "leaves"
END_OF_MATCH: Final = "match"

ENDS: Final = (END_OF_TURN, END_OF_PHASE, WHEN_IT_LEAVES, END_OF_MATCH)

_handlers: dict[str, Hooks] = {}
_arguments: dict[str, tuple[Collection[str], tuple[Word, ...]]] = {}  # with the hooks of the game that has the effect


def lasting(handler: str, hooks: Collection[str], *args: Word) -> Callable[[type], type]:
    """Give a lasting effect its behaviour: the decorated class is a bag of hooks, as a card's block is. `args` say of
    which kind each of its arguments is, so that scenarios can name them; a list as the last one takes the rest."""
    if handler in _handlers:
        raise ValueError(f"lasting effect {handler!r} is there twice")

    def take(block: type) -> type:
        _handlers[handler] = hooks_of(block, hooks)
        _arguments[handler] = hooks, args
        return block

    return take


def arguments_of(handler: str, hooks: Collection[str]) -> tuple[Word, ...] | None:
    """Of which kinds the arguments of an effect are; None: there is no such effect in the game with these hooks."""
    known, args = _arguments.get(handler, ((), ()))
    return args if known == hooks else None


def handlers() -> list[str]:
    """The names of all lasting effects that have a block."""
    return list(_handlers)


class Lasting(Source):
    """One effect in force: which, whose, from which card, until when, how many times yet (0: as often as it comes).

    Copies of a state share it, so it never changes: another takes its place.
    """

    __slots__ = ("args", "by", "card", "handler", "times", "until")

    def __init__(
        self, handler: str, by: int, until: str, args: tuple[int, ...] = (), card: int = 0, times: int = 0
    ) -> None:
        self.hooks = _handlers[handler]
        self.handler: Final = handler
        self.by: Final = by
        self.until: Final = until
        self.args: Final = args
        self.card: Final = card
        self.times: Final = times

    @property
    def number(self) -> int:
        return self.card

    @property
    def seat(self) -> int:
        return self.by


def add_hooks(s: State, hooks: Hooks) -> None:
    """A source becomes active: from now on its hooks are heard."""
    hooked = s.hooked
    for hook in hooks:
        hooked[hook] = hooked.get(hook, 0) + 1
    s.rearranged()


def drop_hooks(s: State, hooks: Hooks) -> None:
    """A source is active no longer."""
    hooked = s.hooked
    for hook in hooks:
        left = hooked[hook] - 1
        if left:
            hooked[hook] = left
        else:
            del hooked[hook]
    s.rearranged()


def change_hooks(s: State, source: Source, hooks: Hooks) -> None:
    """An active source is heard for other things from now on."""
    drop_hooks(s, source.hooks)
    source.hooks = hooks
    add_hooks(s, hooks)


def begin(s: State, effect: Lasting) -> None:
    """From now on `effect` is in force."""
    s.lasting.append(effect)
    add_hooks(s, effect.hooks)


def end(s: State, effect: Lasting) -> None:
    """`effect` is in force no longer; nothing if it has ended already."""
    if effect in s.lasting:
        s.lasting.remove(effect)
        drop_hooks(s, effect.hooks)


def in_force(s: State, effect: Lasting) -> Lasting | None:
    """`effect` as it is now, for who holds it as it was before some of its `times` were over; None if it has ended."""
    if effect in s.lasting:
        return effect
    if effect.times > 1:
        for one in s.lasting:
            if 0 < one.times < effect.times and (one.handler, one.by, one.until, one.args, one.card) == (
                effect.handler, effect.by, effect.until, effect.args, effect.card
            ):  # fmt: skip
                return one
    return None


def spend(s: State, effect: Lasting) -> None:
    """One of the `times` that an effect applies is over; the last one ends it. An effect without a count stays."""
    now = in_force(s, effect)
    if now is None or not now.times:
        return
    if now.times == 1:
        end(s, now)
        return
    s.lasting[s.lasting.index(now)] = Lasting(now.handler, now.by, now.until, now.args, now.card, now.times - 1)
    s.rearranged()


def expire(s: State, until: str, card: int = 0) -> None:
    """End what lasts until now: a turn, a phase or a combat is over, or `card` leaves play (`WHEN_IT_LEAVES`)."""
    if not s.lasting:
        return
    for effect in s.lasting.copy():
        if effect.until == until and (until != WHEN_IT_LEAVES or effect.card == card):
            end(s, effect)


class Quality:
    """A number that cards modify, with the hooks that do so, in the order of the rulebook: set-to first, then ±."""

    __slots__ = ("layers", "name")

    def __init__(self, name: str, *layers: str) -> None:
        self.name = name
        self.layers = layers or ("set_" + name, name)


def modified(s: State, quality: Quality, of: object, printed: int) -> int:
    """What a number is now. A hook is `def power(s, me, of, value)` and returns the new value."""
    hooked = s.hooked
    value = printed
    if hooked:
        for layer in quality.layers:
            if layer in hooked:
                for source in s.listeners(layer):
                    ability: Ability = source.hooks[layer]
                    value = ability.run(s, source, of, value)
    return value
