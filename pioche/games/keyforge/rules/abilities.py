"""Resolving abilities: what is due at a moment, in the order that the active player picks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from pioche.engine.cards import Ability, Proto, Source
from pioche.engine.choice import TRIGGER, Args, Ask, number_of, which, which_of
from pioche.engine.events import Event
from pioche.engine.flow import NOTHING, Flow, FlowOf, pick_number, run
from pioche.engine.log import say
from pioche.games.keyforge.rules.several import Several
from pioche.games.keyforge.rules.terms import GIVES
from pioche.games.keyforge.state import InPlay, KeyForge, Me

IN_A_LOOP: Final = 6  # so often a card is played or used in a turn at most: what goes deeper triggers itself
MOST_ROUNDS: Final = 20


class Due:
    """An ability that is due. `word` is the one in bold, the keyword, or the hook of what it comes after."""

    __slots__ = ("ability", "me", "word")

    def __init__(self, ability: Ability, me: Me, word: str = "") -> None:
        self.ability = ability
        self.me = me
        self.word = word


class Moment(Event[KeyForge]):
    """Something that has happened and that abilities may be waiting for. `it` is the card it happened to."""

    __slots__ = ("it",)

    first: ClassVar[bool] = False  # whether what comes after it comes before the card's own abilities

    def __init__(self, it: InPlay | None = None) -> None:
        self.it = it


def own_abilities(s: KeyForge, it: InPlay, bold: str, event: Moment | None, seat: int) -> list[Due]:
    """KF-DEST-220: the abilities of a card with this word in bold: its own, and those that it has been given."""
    due: list[Due] = []
    own = it.hooks.get(bold)
    if own is not None:
        me = Me(s, seat, s.in_play(it.host) if it.host else it, it, event)
        parts = own.run.parts if isinstance(own.run, Several) else [own]
        due += [Due(part, me, bold) for part in parts]
    gives = GIVES[bold]
    if gives in s.heard:
        for source in s.listeners(gives):
            ability = source.hooks[gives]
            if ability.when is not None:
                given: bool = ability.when(s, source, it)
            else:
                given = isinstance(source, InPlay) and source.host == it.card.number
            if given and isinstance(ability.run, Several):
                for part in ability.run.parts:
                    if part.when is not None and part.when(s, source, it):
                        due.append(Due(part, Me(s, seat, it, source, event), bold))
            elif given:
                due.append(Due(ability, Me(s, seat, it, source, event), bold))
    return due


def others_due(s: KeyForge, event: Moment, due: list[Due]) -> None:
    """Add what cards in play and lasting effects do after `event`."""
    hook = event.after
    if hook in s.heard:
        for source in s.listeners(hook):
            ability = source.hooks[hook]
            if ability.when is None or ability.when(s, source, event):
                for part in ability.run.parts if isinstance(ability.run, Several) else [ability]:
                    if part is ability or part.when is None or part.when(s, source, event):
                        due.append(Due(part, me_of(s, source, event), hook))


def me_of(s: KeyForge, source: Source, event: Event[Any] | None = None) -> Me:
    """Who speaks when a source does something of its own accord; for an upgrade, `it` is its creature."""
    if isinstance(source, InPlay):
        return Me(s, source.controller, s.in_play(source.host) if source.host else source, source, event)
    return Me(s, source.seat, None, source, event)


def says_yes(s: KeyForge, question: str, *args: Any) -> bool:
    """Whether anything in play, or an effect that lasts, says yes to a question."""
    if question in s.heard:
        for source in s.listeners(question):
            if source.hooks[question].run(s, source, *args):
                return True
    return False


def moment(s: KeyForge, event: Moment) -> Flow:
    """KF-TURN-040: what comes after `event`, all of it at the same moment."""
    if event.after not in s.heard:
        return NOTHING
    due: list[Due] = []
    others_due(s, event, due)
    return in_order(s, due) if due else NOTHING


def moments(s: KeyForge, events: Sequence[Moment], due: list[Due]) -> Flow:
    """Several things that happened at once, with what is `due` already."""
    for event in events:
        others_due(s, event, due)
    return in_order(s, due) if due else NOTHING


def window(s: KeyForge, it: InPlay, bold: str, seat: int, events: Sequence[Moment]) -> Flow:
    """KF-PLAY-030, KF-REAP-020: a card's own abilities and what others do after `events` are due together."""
    if bold not in it.hooks and not s.heard:
        return NOTHING
    due = own_abilities(s, it, bold, events[0], seat)
    for event in events:
        others_due(s, event, due)
    return _window(s, it, bold, seat, events[0], due) if due else NOTHING


def _window(s: KeyForge, it: InPlay, bold: str, seat: int, event: Moment, due: list[Due]) -> Flow:
    known = [(one.me.source, one.ability) for one in due]
    while due and not s.over():
        able = due if len(due) == 1 else _in_time(it, due)
        one = able[0] if len(able) == 1 else (yield from next_due(s, able))
        due.remove(one)
        yield from resolve(s, one)
        # KF-REAP-040: what the card has gained on the way is still in time.
        if GIVES[bold] in s.heard and s.stands(it):
            for gained in own_abilities(s, it, bold, event, seat):
                if (gained.me.source, gained.ability) not in known:
                    known.append((gained.me.source, gained.ability))
                    due.append(gained)


def _in_time(it: InPlay, due: list[Due]) -> list[Due]:
    """KF-FAQTIME-050: what can come next, where something must come before the card's own abilities."""
    if any(isinstance(one.me.event, Moment) and one.me.event.first for one in due):
        return [one for one in due if one.me.it is not it]
    return due


def in_order(s: KeyForge, due: list[Due]) -> Flow:
    """KF-CORE-060: carry out what is due, in the order that the active player picks."""
    left = list(due)
    while left and not s.over():
        one = left[0] if len(left) == 1 else (yield from next_due(s, left))
        left.remove(one)
        yield from resolve(s, one)


def resolve(s: KeyForge, one: Due) -> Flow:
    """Carry out an ability.

    KF-RSIX-050, KF-RSIX-060: where abilities of one card have begun six times inside each other, abilities trigger each
    other endlessly. The active player says how often they are resolved in all; then the loop has ended, and does not
    begin anew on the way out of it.
    """
    number = one.me.number
    rounds = s.resolving.count(number)
    if rounds == IN_A_LOOP and not s.loop:
        s.loop = yield from pick_number(s.active, IN_A_LOOP, MOST_ROUNDS, "loop", number)
        if s.log is not None:
            say(s, "loop", {"card": s.cards[number], "count": s.loop})
    if s.loop and rounds >= s.loop:
        s.loop = 1
        return
    s.resolving.append(number)
    yield from run(one.ability.run(s, one.me))
    s.resolving.pop()
    if not s.resolving:
        s.loop = 0


def next_due(s: KeyForge, due: list[Due]) -> FlowOf[Due]:
    """Which comes next, asked by the card that has or gives the ability. What is due several times to one card needs no
    order, nor what is alike, nor what one source gives to several where nothing else is due: the first comes first."""
    first = due[0]
    for one in due:
        if one.me.source is not first.me.source or one.ability is not first.ability:
            break
    else:
        return first
    options: list[int] = []
    by_option: dict[int, Due] = {}
    known: list[tuple[Source, Ability, InPlay | None]] = []
    equal: list[tuple[object, int, Event[Any] | None]] = []
    for one in due:
        alike = one.ability.alike
        if alike is not None:
            same = (alike, one.me.seat, None if isinstance(alike, str) else one.me.event)
            if same in equal:
                continue
            equal.append(same)
        if (one.me.source, one.ability, one.me.it) in known:
            continue
        known.append((one.me.source, one.ability, one.me.it))
        option = TRIGGER | one.me.number
        while option in by_option:
            option = which(TRIGGER | number_of(option), which_of(option) + 1)
        by_option[option] = one
        options.append(option)
    if len(options) == 1:
        return first
    option = yield Ask(s.active, "trigger", options, notes=_told_apart(s, by_option))
    return by_option[option]


def _told_apart(s: KeyForge, by_option: dict[int, Due]) -> dict[int, Args] | None:
    """What tells several abilities of one card apart, in words: when they come, whose text it is, who is given it."""
    notes: dict[int, Args] = {}
    for first, one in by_option.items():
        if which_of(first):
            number = one.me.number
            alike = {option: other for option, other in by_option.items() if number_of(option) == number}
            notes |= _by_word(alike) or _by_text(s, alike) or _by_creature(s, alike)
    return notes or None


def _by_word(dues: dict[int, Due]) -> dict[int, Args]:
    words = [one.word for one in dues.values()]
    if any(not word or words.count(word) > 1 for word in words):
        return {}
    return {option: {"apart": "word", "what": f"due-{one.word}"} for option, one in dues.items()}


def _by_text(s: KeyForge, dues: dict[int, Due]) -> dict[int, Args]:
    texts = [_text_of(s, one) for one in dues.values()]
    if any(texts.count(text) > 1 for text in texts):
        return {}
    return {option: {"apart": "text", "other": text} for option, text in zip(dues, texts, strict=True)}


def _text_of(s: KeyForge, one: Due) -> Proto:
    """The card on which an ability is printed: the one that speaks, or one whose text it has gained."""
    own = s.cards[one.me.number].proto
    protos = [own, *(card.proto for card in s.cards)]
    return next((proto for proto in protos if one.ability in proto.hooks.values()), own)


def _by_creature(s: KeyForge, dues: dict[int, Due]) -> dict[int, Args]:
    its = [one.me.it for one in dues.values() if one.me.it is not None]
    if len(its) < len(dues) or any(its.count(it) > 1 for it in its):
        return {}
    ids = [it.printed.id for it in its]
    notes: dict[int, Args] = {}
    for option, it in zip(dues, its, strict=True):
        notes[option] = {"apart": "given", "other": it.card}
        if ids.count(it.printed.id) > 1 and s.stands(it):
            notes[option] = {"apart": "placed", "other": it.card, "place": s.row_of(it).index(it) + 1}
    return notes
