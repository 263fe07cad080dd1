"""Effects: what they cost, what they do, how they are activated and resolved (chapter 3, sections 6 and 7).

A card's effect is written as costs and parts: `effect(spend(3), target(golems), damage(5))`. Costs are met in the order
in which they are written (SF-COST-040), as it is activated; parts are done as it resolves. Both must be possible in
full (SF-COST-120).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from pioche.engine.cards import Ability, Source
from pioche.engine.choice import MODE, NUMBER, TRIGGER, Ask, number_of, which, which_of
from pioche.engine.events import Event
from pioche.engine.flow import NOTHING, Flow, FlowOf, confirm, run
from pioche.engine.lasting import Lasting
from pioche.engine.log import say
from pioche.engine.stack import StackItem, StackRules, add
from pioche.engine.zones import EVERYONE
from pioche.games.sevenfallen.rules.values import keyword, shift
from pioche.games.sevenfallen.state import Due, Entry, Me, Player, Printed, SevenFallen, now_of, print_of
from pioche.games.sevenfallen_common.table import Piece

LOOPS: Final = 3  # SF-GEN-070


class Cost:
    """What is to be met for an effect to be activated. `pay` may ask, and adds to `me`; `still` is asked as the effect
    resolves, with the group that `pay` added: whether what was aimed at is still valid. `upsets`: whether paying it
    may make the rest impossible, so that it is tried out first. `price`, `poseidor`: what it takes at least of these;
    `needs`: on which sides an Ange must be for it to be met.
    """

    __slots__ = ("can", "needs", "pay", "poseidor", "price", "still", "upsets")

    def __init__(
        self,
        can: Callable[[SevenFallen, Me], Any],
        pay: Callable[[SevenFallen, Me], Any],
        still: Callable[[SevenFallen, Me, list[int]], Any] | None = None,
        *,
        upsets: Callable[[SevenFallen, Me], Any] | None = None,
        price: int = 0,
        poseidor: int = 0,
        needs: int = 0,
    ) -> None:
        self.price = price
        self.poseidor = poseidor
        self.needs = needs
        self.can = can
        self.pay = pay
        self.upsets = upsets
        self.still = still  # of a cost that adds a group to `me.aims`; None for the others


class Part:
    """One thing that an effect does, and whether it can be done in full; `needs` as for a cost."""

    __slots__ = ("can", "do", "needs")

    def __init__(
        self,
        do: Callable[[SevenFallen, Me], Any],
        can: Callable[[SevenFallen, Me], Any] | None = None,
        *,
        needs: int = 0,
    ) -> None:
        self.do = do
        self.can = can
        self.needs = needs


class Effect:
    """Costs and parts. `may`: its player decides as it would be activated (SF-ABIL-200). `once` per turn."""

    __slots__ = ("costs", "may", "needs", "once", "parts", "poseidor", "price", "unanswered")

    def __init__(
        self, costs: tuple[Cost, ...], parts: tuple[Part, ...], *, may: bool = False, once: bool = False
    ) -> None:
        self.costs = costs
        self.parts = parts
        self.may = may
        self.once = once
        self.price = sum([cost.price for cost in costs])  # EC: who has fewer need not ask further
        self.poseidor = max([cost.poseidor for cost in costs], default=0)  # likewise
        self.needs = 0  # likewise, who has no Ange there
        for cost in costs:
            self.needs |= cost.needs
        for part in parts:
            self.needs |= part.needs
        self.unanswered = False  # nobody may respond (SF-INVOC-020)


class Several:
    """Effects of one hook that are activated one by one: several abilities, or the list of a Dilemme."""

    __slots__ = ("effects",)

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        self.effects = effects


class Choices(Several):
    """SF-LEX-350: `count` of these effects are picked as it is activated; each is an effect of its own (SF-LEX-360).
    `opponent`: they are picked by the other player (SF-LEX-370). A Dilemme counts for itself (SF-DILEMME-010)."""

    __slots__ = ("count", "opponent")

    def __init__(self, effects: tuple[Effect, ...], count: int, *, opponent: bool = False) -> None:
        super().__init__(effects)
        self.count = count
        self.opponent = opponent


class Moment(Event[SevenFallen]):
    """Something that has happened and that abilities may be waiting for. `it` is the card it happened to."""

    __slots__ = ("amount", "by", "it", "seat")

    def __init__(self, it: Piece | None = None, seat: int = -1, amount: int = 0, by: int = 0) -> None:
        self.it = it
        self.seat = seat  # whose doing it is, or to whom it happened
        self.amount = amount
        self.by = by  # the number of the card that did it

    def about(self, s: SevenFallen) -> tuple[int, ...]:
        """What an ability that it triggers knows of it: the card as a token, the number, the doer."""
        return (s.token(self.it.card.number) if self.it is not None else 0, self.amount, self.by)


class Declared(Moment):
    """An attack was declared. `attackers` and `defender` are the fighters."""

    __slots__ = ("attackers", "defender")
    after: ClassVar[str] = "after_declared"

    def __init__(self, attackers: list[Piece], defender: Piece) -> None:
        self.it = defender
        self.seat = attackers[0].controller
        self.amount = 0
        self.by = attackers[0].card.number
        self.attackers = attackers
        self.defender = defender


# What an effect cannot do without, so that most need not be asked further

MINE: Final = 1  # an Ange of its player on the CDB
THEIRS: Final = 2  # an opposing one

_needs: dict[Any, int] = {}  # of selections: where no Ange is there, they find nothing


def needs_of(select: Any) -> int:
    """On which sides an Ange must be for a selection to find anything."""
    return _needs.get(select, 0)


def needing(select: Any, needs: int) -> None:
    """Say so of a selection."""
    _needs[select] = needs


def has_angel(player: Player) -> bool:
    for one in player.rear:
        if one.printed.type == "angel":
            return True
    return any(one.printed.type == "angel" for one in player.front) if player.front else False


def hopeless(s: SevenFallen, seat: int, needs: int) -> bool:
    """Whether a player lacks an Ange that is needed."""
    if needs & MINE and not has_angel(s.players[seat]):
        return True
    return bool(needs & THEIRS) and not has_angel(s.players[1 - seat])


# Finding effects

STANDARD: dict[str, Effect] = {}  # of standard abilities: see the chapter on them


def effects_of(hook: Any) -> tuple[Effect, ...]:
    """The effects that a hook of a block names."""
    run_ = hook.run if isinstance(hook, Ability) else hook
    if isinstance(run_, Several):
        return run_.effects
    assert isinstance(run_, Effect)
    return (run_,)


def hook_at(me: Me) -> tuple[Any, str]:
    """The value of the hook that `me` speaks in, and which of its effects: `ferveur`, `dilemme.1`,
    `lasting:<handler>:<hook>`."""
    if me.hook is None:
        key = me.key
        if key.startswith("lasting:"):
            _, handler, key = key.split(":")
            hooks = Lasting(handler, 0, "").hooks
        else:
            hooks = me.proto.hooks
        hook, _, me.nth = key.partition(".")
        me.hook = hooks[hook].run
    return me.hook, me.nth


def effect_at(me: Me) -> Effect:
    """The effect that `me` speaks in; `kw:assassin` is that of a standard ability."""
    known = me.hook
    if isinstance(known, Effect):
        return known
    if me.key.startswith("kw:"):
        return STANDARD[me.key[3:]]
    value, n = hook_at(me)
    if isinstance(value, Effect):
        return value
    return effects_of(value)[int(n) if n else 0]


def choices_at(me: Me) -> Choices | None:
    """The list from which effects are still to be picked."""
    if me.key.startswith("kw:"):
        return None
    value, n = hook_at(me)
    return value if isinstance(value, Choices) and not n else None


def keys_of(proto: Printed, hook: str) -> list[str]:
    """The keys of the effects that a print has at a hook."""
    if hook not in proto.hooks:
        return []
    value = proto.hooks[hook].run
    if not isinstance(value, Several) or isinstance(value, Choices):
        return [hook]
    return [f"{hook}.{n}" for n in range(len(value.effects))]


# What is due


def me_of(s: SevenFallen, source: Source, key: str, about: tuple[int, ...] = ()) -> Me:
    """Who speaks when a source does something of its own accord."""
    number = source.number
    if isinstance(source, Piece):
        return Me(source.controller, number, s.token(number), now_of(source), key, about)
    assert isinstance(source, Lasting)
    name, _, n = key.partition(".")
    lasting_key = f"lasting:{source.handler}:{name}" + (f".{n}" if n else "")
    return Me(source.seat, number, s.token(number), print_of(s.cards[number]), lasting_key, (*source.args, *about))


def owe(s: SevenFallen, me: Me) -> None:
    """An ability was triggered: it is activated once what happens now is over (SF-STACK-150)."""
    s.due.append(Due(me, s.chain))


def owe_bold(s: SevenFallen, it: Piece, hook: str, seat: int, token: int, about: tuple[int, ...] = ()) -> None:
    """The abilities of a card that a word in bold introduces are due."""
    printed = now_of(it)
    for key in keys_of(printed, hook):
        owe(s, Me(seat, it.card.number, token, printed, key, about))


def happened(s: SevenFallen, event: Moment) -> None:
    """What cards in play and lasting effects do after `event` is due."""
    hook = event.after
    if hook not in s.heard:
        return
    for source in s.listeners(hook):
        if hears(s, source, event):
            owe_heard(s, source, hook, event)


def hears(s: SevenFallen, source: Source, event: Moment) -> bool:
    """Whether the condition of a source that waits for `event` holds."""
    ability = source.hooks[event.after]
    return ability.when is None or bool(ability.when(s, source, event))


def owe_heard(s: SevenFallen, source: Source, hook: str, event: Moment) -> None:
    """What a source does after `event` is due."""
    value = source.hooks[hook].run
    if isinstance(value, Several) and not isinstance(value, Choices):
        for n in range(len(value.effects)):
            owe(s, me_of(s, source, f"{hook}.{n}", event.about(s)))
    else:
        owe(s, me_of(s, source, hook, event.about(s)))


# Activating (SF-STACK-020)


def able(s: SevenFallen, me: Me, effect: Effect) -> bool:
    """SF-ABIL-140: whether it can be paid for and carried out in full now."""
    if effect.once and s.used and once_key(me) in s.used:
        return False
    upsets = False
    for cost in effect.costs:
        if not cost.can(s, me):
            return False
        if cost.upsets is not None and not upsets:
            upsets = bool(cost.upsets(s, me))
    for part in effect.parts:
        if part.can is not None and not part.can(s, me):
            return False
    return not upsets or payable(s, me, effect)


def payable(s: SevenFallen, me: Me, effect: Effect) -> bool:
    """SF-COST-040, SF-COST-120: whether there is a way to meet the costs one after the other after which the effect can
    still be carried out."""
    ways: list[list[int]] = [[]]
    while ways:
        picks = ways.pop()
        trial = s.copy()
        trial.log = None
        trier = Me(me.seat, me.number, me.token, me.proto, me.key, me.about)
        flow = pay_costs(trial, trier, effect)
        try:
            ask = next(flow)
            for pick in picks:
                ask = flow.send(pick)
        except StopIteration as paid:
            if paid.value and holds(trial, trier, effect):
                return True
            continue
        ways += [[*picks, option] for option in ask.options]
    return False


def once_key(me: Me) -> str:
    return f"{me.token}:{me.key}"


def intervenes(s: SevenFallen, me: Me, effect: Effect) -> bool:
    """SF-INTERV-010: whether nobody may answer it."""
    if effect.unanswered:
        return True
    if "intervention-divine" in me.proto.keywords:
        return True
    if "keyword" not in s.heard or me.miracle:
        return False
    it = s.aimed(me.token)
    return it is not None and keyword(s, it, "intervention-divine") > 0


def pay_costs(s: SevenFallen, me: Me, effect: Effect) -> FlowOf[bool]:
    """SF-COST-040: one cost after the other, as they are written. False: one could not be met any more."""
    for cost in effect.costs:
        if not cost.can(s, me):
            return False
        yield from run(cost.pay(s, me))
    return True


def enter_stack(s: SevenFallen, me: Me) -> None:
    """SF-STACK-030: the effect waits."""
    known = tuple(token & 0xFFF for group in me.aims for token in group if public(s, token & 0xFFF))
    entry = Entry(
        me.number,
        me.key,
        known,
        me.seat,
        me.token,
        me.proto,
        tuple(tuple(group) for group in me.aims),
        me.value,
        me.about,
        (*s.chain, f"{me.number}:{me.key}")[-24:],
        tuple(me.shielded),
    )
    add(s, STACK, entry)
    if s.log is not None:
        cards = [s.cards[number] for number in known]
        say(s, "activates.at" if cards else "activates", {"card": s.cards[me.number], "cards": cards})


def public(s: SevenFallen, number: int) -> bool:
    """Whether all may know that this card was aimed at: not one that its player alone has looked at (SF-LEX-750)."""
    return s.seen.get(number, EVERYONE) == EVERYONE


def of_choice(me: Me, n: int) -> Me:
    """`me` as it speaks in the nth effect of a list."""
    return Me(me.seat, me.number, me.token, me.proto, f"{me.key}.{n}", me.about)


def able_at(s: SevenFallen, me: Me) -> bool:
    """SF-ABIL-140, of an effect or of at least one of a list."""
    if isinstance(me.hook, Effect):
        return able(s, me, me.hook)
    choices = choices_at(me)
    if choices is None:
        return able(s, me, effect_at(me))
    return any(able(s, of_choice(me, n), one) for n, one in enumerate(choices.effects))


def pick_modes(s: SevenFallen, me: Me, choices: Choices) -> FlowOf[list[int]]:
    """SF-LEX-350, SF-DILEMME-020: which effects: as many as are asked for, or as are possible."""
    count = choices.count
    if me.key == "dilemme":  # SF-DILEMME-010
        count = 1 + sum(one.proto.id == me.proto.id for one in s.players[me.seat].purgatory)
    left = [n for n, one in enumerate(choices.effects) if able(s, of_choice(me, n), one)]
    seat = 1 - me.seat if choices.opponent else me.seat
    picked: list[int] = []
    while left and len(picked) < count:
        if len(left) <= count - len(picked):  # all of them: nothing to pick
            picked += left
            break
        option = yield Ask(seat, "mode", [MODE | n for n in left], me.number, me.proto.id)
        picked.append(option & NUMBER)
        left.remove(option & NUMBER)
    return picked


def pick_effects(s: SevenFallen, me: Me, choices: Choices) -> FlowOf[list[Me]]:
    """Those that were picked, in the order of their controller."""
    picked = yield from pick_modes(s, me, choices)
    if len(picked) > 1:
        ordered: list[int] = []
        while len(picked) > 1:
            option = yield Ask(me.seat, "order", [MODE | n for n in picked], me.number, me.proto.id)
            ordered.append(option & NUMBER)
            picked.remove(option & NUMBER)
        picked = ordered + picked
    return [of_choice(me, n) for n in picked]


def activate(s: SevenFallen, me: Me) -> Flow:
    """An ability is activated by its player, or because it was triggered: choice, costs, and what these have led to
    goes under it (SF-STACK-090)."""
    choices = choices_at(me)
    if choices is not None:
        for one in (yield from pick_effects(s, me, choices)):
            yield from activate(s, one)
        return
    effect = effect_at(me)
    if not able(s, me, effect):
        return
    if effect.may and not (yield from confirm(me.seat, "use", me.number)):
        return
    if effect.once:
        s.used.append(once_key(me))
    paid = yield from pay_costs(s, me, effect)
    if not paid:
        return
    yield from activate_due(s)
    if intervenes(s, me, effect):
        yield from resolve_now(s, me)
    else:
        enter_stack(s, me)


def activate_due(s: SevenFallen) -> Flow:
    """SF-PRIO-050: what was triggered together: the active player's first, each in its controller's order. Effects with
    Intervention divine come last, and resolve at once (SF-INTERV-030, SF-INTERV-040)."""
    return _activate_due(s) if s.due else NOTHING


def _activate_due(s: SevenFallen) -> Flow:
    while s.due and not s.over():
        due = s.due
        s.due = []
        later: list[Due] = []
        for seat, late in turns_of(s, due):
            left = [one for one in due if one.me.seat == seat and one.late == late and in_time(one)]
            if len(left) > 1:
                left = yield from one_by_one(s, left)
            while left:
                ready = left if len(left) == 1 else [one for one in left if able_at(s, one.me)]
                if not ready:
                    break  # SF-ABIL-140: no order to settle among those that cannot be activated
                one = ready[0] if len(ready) == 1 else (yield from next_due(seat, ready))
                left.remove(one)
                if intervenes(s, one.me, effect_at(one.me)):
                    later.append(one)
                else:
                    s.chain = one.chain
                    yield from activate(s, one.me)
        for one in later:
            s.chain = one.chain
            yield from activate(s, one.me)
        breathless(s, due)
        s.chain = ()
        if s.stack is not None and any(one.chain for one in due):  # SF-PRIO-040: they came of an effect that resolved
            s.stack.priority = s.active


def turns_of(s: SevenFallen, due: list[Due]) -> tuple[tuple[int, bool], ...]:
    """Whose abilities are activated, in which order: those of a newcomer after what its cost has led to."""
    seats = ((s.active, False), (1 - s.active, False))
    for one in due:
        if one.late:
            return (*seats, (s.active, True), (1 - s.active, True))
    return seats


def one_by_one(s: SevenFallen, due: list[Due]) -> FlowOf[list[Due]]:
    """SF-DILEMME-030: effects of a list are picked first, so that each has its own place among the others."""
    found: list[Due] = []
    for one in due:
        choices = choices_at(one.me)
        if choices is None:
            found.append(one)
            continue
        for n in (yield from pick_modes(s, one.me, choices)):
            found.append(Due(of_choice(one.me, n), one.chain))
    return found


def in_time(one: Due) -> bool:
    """SF-GEN-070: whether this ability is not the consequence of itself for the fourth time."""
    return one.chain.count(f"{one.me.number}:{one.me.key}") < LOOPS


WORDS: Final = (
    "ferveur",
    "dernier_souffle",
    "aurore_divine",
    "nuit_divine",
    "kw:assassin",
    "kw:flamme",
    "kw:geler",
    "kw:catalyseur",
    "kw:archerie",
    "kw:honneur",
    "kw:collateral",
    "kw:valhalla",
    "dilemme.0",
    "dilemme.1",
    "dilemme.2",
)


SPECIAL: Final = 20


def word_of(key: str) -> int:
    """The number by which an option tells one ability of a card from its others."""
    return WORDS.index(key) + 1 if key in WORDS else SPECIAL


def next_due(seat: int, due: list[Due]) -> FlowOf[Due]:
    """Which is activated next, asked by card; where a card has several, each by its word."""
    options: list[int] = []
    by_option: dict[int, Due] = {}
    cards = [one.me.number for one in due]
    known: list[tuple[int, str, tuple[int, ...]]] = []
    for one in due:
        what = (one.me.number, one.me.key, one.me.about)
        if what in known:
            continue
        known.append(what)
        option = TRIGGER | one.me.number
        if cards.count(one.me.number) > 1:
            option = which(option, word_of(one.me.key))
        while option in by_option:
            option = which(TRIGGER | number_of(option), max(SPECIAL, which_of(option) + 1))
        by_option[option] = one
        options.append(option)
    if len(options) == 1:
        return due[0]
    option = yield Ask(seat, "trigger", options)
    return by_option[option]


# Resolving


def me_again(entry: Entry) -> Me:
    """Who speaks as an effect resolves."""
    me = Me(entry.by, entry.source, entry.token, entry.proto, entry.ability, entry.about)
    me.aims = [list(group) for group in entry.aims]
    me.value = entry.value
    me.shielded = list(entry.shielded)
    return me


def holds(s: SevenFallen, me: Me, effect: Effect) -> bool:
    """SF-ABIL-160, SF-STACK-130: whether it can still be carried out in full, on what it was aimed at."""
    n = 0
    for cost in effect.costs:
        if cost.still is not None:
            if n >= len(me.aims) or not cost.still(s, me, me.aims[n]):  # fewer: it could not be aimed in full
                return False
            n += 1
    return all(part.can is None or part.can(s, me) for part in effect.parts)


def carry_out(s: SevenFallen, me: Me, chain: tuple[str, ...]) -> Flow:
    """The effect happens, or is cancelled."""
    effect = effect_at(me)
    if not holds(s, me, effect):
        if s.log is not None:
            say(s, "cancelled", {"card": s.cards[me.number]})
        after_resolving(s, me)
        return
    before = s.chain
    s.chain = chain
    s.resolving = True
    for part in effect.parts:
        yield from run(part.do(s, me))
        if s.over():
            return
    s.resolving = False
    after_resolving(s, me)
    shift(s)
    if s.shaken:
        yield from settle_later(s)
    s.chain = before


def after_resolving(s: SevenFallen, me: Me) -> None:
    """SF-PRIO-040, SF-CONT-070: priority is the active player's again, in a Contemplation too. SF-LEX-140: a guest that
    has breathed its last goes to its owner's Purgatoire."""
    s.priority = s.active
    s.passes = 0
    if s.stack is not None:
        s.stack.priority = s.active
    if me.key.startswith("dernier_souffle"):
        go_home(s, me.number)


def go_home(s: SevenFallen, number: int) -> None:
    """To its owner's Purgatoire, or Pandémonium, once none of its Derniers souffles waits any more."""
    card = s.cards[number]
    host, owner = s.players[1 - card.owner], s.players[card.owner]
    for there, home in ((host.purgatory, owner.purgatory), (host.pandemonium, owner.pandemonium)):
        if card in there and not breathes(s, number):
            there.remove(card)
            home.append(card)
            s.moved(number)


def breathes(s: SevenFallen, number: int) -> bool:
    """Whether a Dernier souffle of this card waits."""
    items = s.stack.items if s.stack is not None else []
    return any(item.source == number and item.ability.startswith("dernier_souffle") for item in items)


def breathless(s: SevenFallen, due: list[Due]) -> None:
    """SF-LEX-140: guests whose Dernier souffle was not activated go home too."""
    for one in due:
        if one.me.key.startswith("dernier_souffle"):
            go_home(s, one.me.number)


def resolve_now(s: SevenFallen, me: Me) -> Flow:
    """Without a stack, and without an answer."""
    return carry_out(s, me, (*s.chain, f"{me.number}:{me.key}"))


def resolve_entry(s: SevenFallen, item: StackItem) -> Flow:
    assert isinstance(item, Entry)
    return carry_out(s, me_again(item), item.chain)


def resolve_due_now(s: SevenFallen) -> Flow:
    """SF-TURN-170: at the end of the turn nothing opens a stack; what is triggered then happens at once."""
    return _resolve_due_now(s) if s.due else NOTHING


def _resolve_due_now(s: SevenFallen) -> Flow:
    while s.due and not s.over():
        due = s.due
        s.due = []
        for seat in (s.active, 1 - s.active):
            left = [one for one in due if one.me.seat == seat and in_time(one)]
            while left:
                one = left[0] if len(left) == 1 else (yield from next_due(seat, left))
                left.remove(one)
                s.chain = one.chain
                choices = choices_at(one.me)
                for me in [one.me] if choices is None else (yield from pick_effects(s, one.me, choices)):
                    yield from _at_once(s, me)
        breathless(s, due)
        s.chain = ()


def _at_once(s: SevenFallen, me: Me) -> Flow:
    effect = effect_at(me)
    if not able(s, me, effect) or (effect.may and not (yield from confirm(me.seat, "use", me.number))):
        return
    if effect.once:
        s.used.append(once_key(me))
    paid = yield from pay_costs(s, me, effect)
    if paid:
        yield from resolve_now(s, me)


STACK: Final = StackRules(adder_keeps=True, one_at_a_time=True, resolve=resolve_entry)

# What comes after each effect is settled by a chapter that needs this one; it puts itself in here.
_settle: list[Callable[[SevenFallen], Flow]] = []


def settles(settle: Callable[[SevenFallen], Flow]) -> Callable[[SevenFallen], Flow]:
    """Mark what settles the table after an effect."""
    _settle.append(settle)
    return settle


def settle_later(s: SevenFallen) -> Flow:
    return _settle[0](s)


def effect(*steps: Cost | Part | Callable[..., Any], may: bool = False, once: bool = False) -> Effect:
    """`effect(target(angels), damage(3))`: costs and parts, as they are written on the card. A plain function is a part
    that can always be done."""
    costs: list[Cost] = []
    parts: list[Part] = []
    for step in steps:
        if isinstance(step, Cost):
            if parts:
                raise ValueError("a cost after a part: costs come first")
            costs.append(step)
        else:
            parts.append(step if isinstance(step, Part) else Part(step))
    return Effect(tuple(costs), tuple(parts), may=may, once=once)


def aims(s: SevenFallen, me: Me, group: int = 0) -> list[Piece]:
    """The cards in play that were aimed at, as far as they are still the same."""
    found: list[Piece] = []
    for token in me.aims[group] if group < len(me.aims) else ():
        it = s.aimed(token)
        if it is not None:
            found.append(it)
    return found


def itself(s: SevenFallen, me: Me) -> Piece | None:
    """The card whose effect it is, if it is still in play."""
    return s.aimed(me.token)


__all__ = [
    "STACK",
    "STANDARD",
    "Choices",
    "Cost",
    "Declared",
    "Effect",
    "Moment",
    "Part",
    "Several",
    "able",
    "able_at",
    "activate",
    "activate_due",
    "aims",
    "choices_at",
    "effect",
    "effect_at",
    "enter_stack",
    "happened",
    "hears",
    "intervenes",
    "itself",
    "keys_of",
    "me_of",
    "once_key",
    "owe",
    "owe_bold",
    "owe_heard",
    "pay_costs",
    "pick_effects",
    "resolve_due_now",
    "resolve_now",
    "settles",
]
