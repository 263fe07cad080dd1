"""Effects of games with a stack: what they cost and do, how they are found on a card, and which are due.

An effect is written as costs and parts: `effect(spend(3), target(golems), damage(5))`. Costs are met as it is
activated, in the order in which they are written; parts are done as it resolves. How that goes is in `activate`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from pioche.engine.abilities import Event
from pioche.engine.cards import Ability, Card, Permanent, Proto, Source
from pioche.engine.choice import DONE, NUMBER, TARGET, Ask
from pioche.engine.declared import declared
from pioche.engine.flow import FlowOf, pick_several
from pioche.engine.lasting import Lasting
from pioche.engine.native import mypyc_attr

if TYPE_CHECKING:
    from pioche.engine.table import Table

P = TypeVar("P", bound=Permanent)
SUCCESS: Final = 1  # what a coin may show: see `toss`


@declared
class Me:
    """Who speaks in an effect: `seat` is *you*, `number` the card whose effect it is, `proto` its print, `key` the word
    there. All of it is still known when the card has left.

    `aims` are the cards that were targeted or chosen as it was activated, group by group, as tokens; `value` a number
    settled then; `about` what triggered it: the token of a card, then numbers.
    """

    seat: int
    number: int
    token: int
    proto: Proto
    key: str
    about: tuple[int, ...] = ()
    aims: list[list[int]] = []
    value: int = 0
    shielded: list[int] = []  # those of its aims that are insensitive to it
    owed: int = 0  # what is to be paid besides its own costs
    factor: int = 1  # by what the numbers of the effect are multiplied
    noted: list[int] = []  # numbers as they were when it was activated
    extra: int = 0  # a number that the toss of a coin has added
    hook: Any = None  # what is written behind the word that `key` names, once it was looked up
    nth: str = ""  # which of several effects there
    only: Any = None  # the one card that is in question: selections need look at no other


@declared
class Triggered:
    """An ability that was triggered and is to be activated: which of whose, and as a consequence of what. `late`: after
    those that are not."""

    me: Me
    chain: tuple[str, ...]
    late: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost:
    """What is to be met for an effect to be activated. `pay` may ask, and adds to `me`; `still` is asked as the effect
    resolves, with the group of `me.aims` that `pay` added: whether what was aimed at is still valid (None: it adds no
    group). `upsets`: whether paying it now may make the rest impossible, so that it is tried out first."""

    __slots__ = ("can", "pay", "still", "upsets")

    def __init__(
        self,
        can: Callable[[Any, Me], Any],
        pay: Callable[[Any, Me], Any],
        still: Callable[[Any, Me, list[int]], Any] | None = None,
        *,
        upsets: Callable[[Any, Me], Any] | None = None,
    ) -> None:
        self.can = can
        self.pay = pay
        self.still = still
        self.upsets = upsets


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """One thing that an effect does, and whether it can be done in full."""

    __slots__ = ("can", "do")

    def __init__(self, do: Callable[[Any, Me], Any], can: Callable[[Any, Me], Any] | None = None) -> None:
        self.do = do
        self.can = can


Step = Cost | Part | Callable[..., Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Costs and parts, as they are written on the card; a plain function is a part that can always be done. `may`: its
    player decides as it would be activated. `once` per turn. `whole`: what must hold of all costs together."""

    __slots__ = ("costs", "may", "once", "parts", "unbound", "upsets", "whole")

    def __init__(
        self,
        *steps: Step,
        may: bool = False,
        once: bool = False,
        whole: Callable[[Any, Me], Any] | None = None,
    ) -> None:
        costs: list[Cost] = []
        parts: list[Part] = []
        for step in steps:
            if isinstance(step, Cost):
                if parts:
                    raise ValueError("a cost after a part: costs come first")
                costs.append(step)
            else:
                parts.append(step if isinstance(step, Part) else Part(step))
        self.costs = tuple(costs)
        self.parts = tuple(parts)
        self.may = may
        self.once = once
        self.whole = whole
        self.upsets = any(cost.upsets is not None for cost in costs)  # in general: each knows whether it does now
        bound = costs or once or whole is not None or any(part.can is not None for part in parts)
        self.unbound = not bound  # it can be carried out at any time

    def parts_at(self, value: int) -> tuple[Part, ...]:
        """What is done where `value` was settled as it was activated."""
        return self.parts


@mypyc_attr(allow_interpreted_subclasses=True)
class Tossed(Effect):
    """An effect whose coin decides what is done: `outcomes` by what it shows, `toss.SUCCESS` and so on. Where a forced
    result has no outcome of its own, it counts as any other; a result without an outcome does nothing."""

    __slots__ = ("outcomes",)

    def __init__(
        self,
        *steps: Step,
        outcomes: dict[int, tuple[Part, ...]],
        may: bool = False,
        once: bool = False,
        whole: Callable[[Any, Me], Any] | None = None,
    ) -> None:
        super().__init__(*steps, may=may, once=once, whole=whole)
        self.outcomes = outcomes

    def parts_at(self, value: int) -> tuple[Part, ...]:
        return self.outcomes.get(value, self.outcomes.get(value & SUCCESS, ()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Several:
    """Effects of one hook that are activated one by one."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects


class Choices(Several):
    """A list of effects, each an effect of its own, of which some are picked as it is activated: `count`, a number or
    what counts it. `opponent`: by the other player."""

    __slots__ = ("count", "opponent")

    def __init__(self, *effects: Effect, count: int | Callable[[Any, Me], int] = 1, opponent: bool = False) -> None:
        super().__init__(*effects)
        self.count = count
        self.opponent = opponent


def several(*effects: Effect) -> Several:
    """Several abilities behind one word."""
    return Several(*effects)


def choice(*effects: Effect, count: int = 1, opponent: bool = False) -> Choices:
    """*Make a choice*; `opponent`: they pick."""
    return Choices(*effects, count=count, opponent=opponent)


# Finding effects


def effects_of(hook: Any) -> tuple[Effect, ...]:
    """The effects that a hook of a block names."""
    value = hook.run if isinstance(hook, Ability) else hook
    if isinstance(value, Several):
        return value.effects
    assert isinstance(value, Effect)
    return (value,)


def hook_at(me: Me) -> tuple[Any, str]:
    """The value of the hook that `me` speaks in, and which of its effects: `arrival`, `choice.1`,
    `lasting:<handler>:<hook>`."""
    if me.hook is None:
        key = me.key
        if key.startswith("lasting:"):
            _, handler, key = key.split(":")
            hook, _, me.nth = key.partition(".")
            me.hook = Lasting(handler, 0, "").hooks[hook].run
        else:
            hook, _, me.nth = key.partition(".")
            me.hook = me.proto.written(hook)
    return me.hook, me.nth


def effect_at(me: Me) -> Effect:
    """The effect that `me` speaks in."""
    known = me.hook
    if isinstance(known, Effect):
        return known
    value, n = hook_at(me)
    if isinstance(value, Effect):
        return value
    return effects_of(value)[int(n) if n else 0]


def choices_at(me: Me) -> Choices | None:
    """The list from which effects are still to be picked."""
    value, n = hook_at(me)
    return value if isinstance(value, Choices) and not n else None


def keys_of(of: Proto | Source, hook: str) -> list[str]:
    """The keys of the effects that a print, or an effect that lasts, has at a hook."""
    if hook not in of.hooks:
        return []
    value = of.hooks[hook].run
    if not isinstance(value, Several) or isinstance(value, Choices):
        return [hook]
    return [f"{hook}.{n}" for n in range(len(value.effects))]


def of_choice(me: Me, n: int) -> Me:
    """`me` as it speaks in the nth effect of a list."""
    return Me(me.seat, me.number, me.token, me.proto, f"{me.key}.{n}", me.about)


def once_key(me: Me) -> str:
    """By what a state remembers that an ability was used."""
    return f"{me.token}:{me.key}"


# What is due


def me_of(s: Table[Any], source: Source, key: str, about: tuple[int, ...] = ()) -> Me:
    """Who speaks when a source does something of its own accord."""
    number = source.number
    if not isinstance(source, Lasting):
        return Me(source.seat, number, s.token(number), s.printed_on(source), key, about)
    known = (*source.args, *about)
    return Me(source.seat, number, s.token(number), s.cards[number].proto, f"lasting:{source.handler}:{key}", known)


@mypyc_attr(allow_interpreted_subclasses=True)
@declared
class Moment(Event[Any]):
    """Something that has happened and that abilities may be waiting for: to the card `it`, by or to `seat`, through the
    card with the token `by`."""

    it: Any = None
    seat: int = -1
    amount: int = 0
    by: int = 0

    def about(self, s: Table[Any]) -> tuple[int, ...]:
        """What an ability that it triggers knows of it: the card as a token, the number, the doer."""
        return (s.token(self.it.card.number) if self.it is not None else 0, self.amount, self.by)


def owe(s: Table[Any], me: Me) -> None:
    """An ability was triggered: it is activated once what happens now is over."""
    s.due.append(Triggered(me, s.chain))


def happened(s: Table[Any], event: Event[Any]) -> None:
    """What cards in play and effects that last do after `event` is due."""
    hook = event.after
    if hook not in s.hooked:
        return
    for source in s.listeners(hook):
        if hears(s, source, event):
            owe_heard(s, source, event)


def hears(s: Table[Any], source: Source, event: Event[Any]) -> bool:
    """Whether the condition of a source that waits for `event` holds."""
    ability = source.hooks[event.after]
    return ability.when is None or bool(ability.when(s, source, event))


def heard_by(s: Table[Any], event: Event[Any], found: list[tuple[Source, Event[Any]]]) -> None:
    """Add who hears `event`, asked before it has happened."""
    for source in s.listeners(event.after):
        if hears(s, source, event):
            found.append((source, event))


def owe_heard(s: Table[Any], source: Source, event: Event[Any]) -> None:
    """What a source does after `event` is due."""
    for key in keys_of(source, event.after):
        owe(s, me_of(s, source, key, event.about(s)))


# What was aimed at


def aims(s: Table[P], me: Me, group: int = 0) -> list[P]:
    """The cards in play that were aimed at, as far as they are still the same."""
    found: list[P] = []
    for token in me.aims[group] if group < len(me.aims) else ():
        it = s.aimed(token)
        if it is not None:
            found.append(it)
    return found


def itself(s: Table[P], me: Me) -> P | None:
    """The card whose effect it is, if it is still in play."""
    return s.aimed(me.token)


def chosen(s: Table[Any], me: Me, group: int = 0) -> Card:
    """The card that was chosen as the effect was activated."""
    return s.cards[me.aims[group][0] & NUMBER]


def all_chosen(s: Table[Any], me: Me, group: int = 0) -> list[Card]:
    """All cards that were chosen as the effect was activated."""
    return [s.cards[token & NUMBER] for token in me.aims[group]]


# Costs that ask nothing of a game


def condition(test: Callable[[Any, Me], Any]) -> Cost:
    """*If you control …*: looked at once, as it is activated."""
    return Cost(lambda s, me: bool(test(s, me)), lambda s, me: None)


def aim(
    s: Table[Any],
    me: Me,
    among: Callable[[Any, Me, list[int]], Sequence[Permanent | Card]],
    fewest: int,
    most: int,
    *,
    kind: str = "target",
    prompt: str = "aim",
) -> FlowOf[list[int]]:
    """Aim at cards, for a cost to pay: a group of `me.aims` that grows with each answer. `among` is told the group."""
    group: list[int] = []
    me.aims.append(group)
    while len(group) < most:
        options = [TARGET | one.number for one in among(s, me, group) if s.token(one.number) not in group]
        if not options:
            break
        if len(group) >= fewest:
            options.append(DONE)
        option = yield Ask(me.seat, kind, options, me.number, prompt)
        if option == DONE:
            break
        group.append(s.token(option & NUMBER))
    return group


def still_among(select: Callable[[Any, Me], Sequence[Permanent]]) -> Callable[[Any, Me, list[int]], bool]:
    """Whether all that was targeted is still what may be targeted, for `Cost.still`."""

    def still(s: Table[Any], me: Me, group: list[int]) -> bool:
        valid = [s.token(one.number) for one in select(s, me)]
        return all(token in valid for token in group)

    return still


def same_cards(s: Table[Any], me: Me, group: list[int]) -> bool:
    """Whether all that was chosen lies where it lay, for `Cost.still`."""
    return all(s.same(token) for token in group)


# How a card asks as its effect resolves


def designate(s: Table[P], me: Me, among: Sequence[P], *, seat: int = -1, may: bool = False) -> FlowOf[Any]:
    """One of these; None where there is none, or `may` was declined. A single one is not asked for."""
    if not among:
        return None
    options = [TARGET | one.number for one in among]
    if may:
        options.append(DONE)
    elif len(options) == 1:
        return among[0]
    option = yield Ask(me.seat if seat < 0 else seat, "target", options, me.number, "do")
    return s.must(option & NUMBER) if option != DONE else None


def designate_several(s: Table[P], me: Me, among: Sequence[P], least: int, most: int) -> FlowOf[list[P]]:
    """From `least` to `most` of these, as a list."""
    numbers = yield from pick_several(me.seat, among, "do", me.number, least=least, most=most)
    return [s.must(number) for number in numbers]


def pick_card(s: Table[Any], me: Me, among: Sequence[Card], *, seat: int = -1, may: bool = False) -> FlowOf[Any]:
    """One of these cards, or None."""
    if not among:
        return None
    options = [TARGET | one.number for one in among]
    if may:
        options.append(DONE)
    option = yield Ask(me.seat if seat < 0 else seat, "choose", options, me.number, "do")
    return s.cards[option & NUMBER] if option != DONE else None
