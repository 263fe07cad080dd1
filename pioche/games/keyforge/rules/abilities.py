"""Resolving abilities: what is due at a moment, in the order that the active player picks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from pioche.engine import abilities as engine
from pioche.engine.abilities import Due, Event, due_after
from pioche.engine.cards import Proto
from pioche.engine.choice import Args, number_of, which_of
from pioche.engine.flow import NOTHING, Flow, FlowOf, pick_number, run
from pioche.engine.log import say
from pioche.games.keyforge.rules.terms import GIVES
from pioche.games.keyforge.state import InPlay, KeyForge, Me

IN_A_LOOP: Final = 6  # so often a card is played or used in a turn at most: what goes deeper triggers itself
MOST_ROUNDS: Final = 20


class Moment(Event[KeyForge]):
    """Something that has happened and that abilities may be waiting for."""

    __slots__ = ()

    first: ClassVar[bool] = False  # whether what comes after it comes before the card's own abilities


def own_abilities(s: KeyForge, it: InPlay, bold: str, event: Moment | None, seat: int) -> list[Due]:
    """KF-DEST-220: the abilities of a card with this word in bold: its own, and those that it has been given."""
    due: list[Due] = []
    own = it.hooks.get(bold)
    if own is not None:
        me = Me(s, seat, s.in_play(it.host) if it.host else it, it, event)
        due += [Due(part, me, bold) for part in own.parts]
    gives = GIVES[bold]
    if gives in s.hooked:
        for source in s.listeners(gives):
            ability = source.hooks[gives]
            if ability.when is not None:
                given: bool = ability.when(s, source, it)
            else:
                given = isinstance(source, InPlay) and source.host == it.card.number
            if given:
                for part in ability.parts:
                    if part is ability or (part.when is not None and part.when(s, source, it)):
                        due.append(Due(part, Me(s, seat, it, source, event), bold))
    return due


def moment(s: KeyForge, event: Moment) -> Flow:
    """KF-TURN-040: what comes after `event`, all of it at the same moment."""
    if event.after not in s.hooked:
        return NOTHING
    due = due_after(s, event)
    return in_order(s, due) if due else NOTHING


def moments(s: KeyForge, events: Sequence[Moment], due: list[Due]) -> Flow:
    """Several things that happened at once, with what is `due` already."""
    due += due_after(s, *events)
    return in_order(s, due) if due else NOTHING


def window(s: KeyForge, it: InPlay, bold: str, seat: int, events: Sequence[Moment]) -> Flow:
    """KF-PLAY-030, KF-REAP-020: a card's own abilities and what others do after `events` are due together."""
    if bold not in it.hooks and not s.hooked:
        return NOTHING
    due = own_abilities(s, it, bold, events[0], seat) + due_after(s, *events)
    return _window(s, it, bold, seat, events[0], due) if due else NOTHING


def _window(s: KeyForge, it: InPlay, bold: str, seat: int, event: Moment, due: list[Due]) -> Flow:
    known = [(one.me.source, one.ability) for one in due]
    while due and not s.over():
        able = due if len(due) == 1 else _in_time(it, due)
        one = able[0] if len(able) == 1 else (yield from next_due(s, able))
        due.remove(one)
        yield from resolve(s, one)
        # KF-REAP-040: what the card has gained on the way is still in time.
        if GIVES[bold] in s.hooked and s.stands(it):
            for gained in own_abilities(s, it, bold, event, seat):
                if (gained.me.source, gained.ability) not in known:
                    known.append((gained.me.source, gained.ability))
                    due.append(gained)


def _in_time(it: InPlay, due: list[Due]) -> list[Due]:
    """KF-FAQTIME-050: what can come next, where something must come before the card's own abilities."""
    if any(isinstance(one.me.event, Moment) and one.me.event.first for one in due):
        return [one for one in due if _whose(one) is not it]
    return due


def _whose(one: Due) -> InPlay | None:
    """The card whose ability it is."""
    assert isinstance(one.me, Me)
    return one.me.it


def in_order(s: KeyForge, due: list[Due]) -> Flow:
    """KF-CORE-060: carry out what is due, in the order that the active player picks."""
    return engine.in_order(s, due, resolve, _told_apart)


def next_due(s: KeyForge, due: list[Due]) -> FlowOf[Due]:
    """Which of these comes next."""
    return engine.next_due(s, due, _told_apart)


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
    its = [it for it in (_whose(one) for one in dues.values()) if it is not None]
    if len(its) < len(dues) or any(its.count(it) > 1 for it in its):
        return {}
    ids = [it.printed.id for it in its]
    notes: dict[int, Args] = {}
    for option, it in zip(dues, its, strict=True):
        notes[option] = {"apart": "given", "other": it.card}
        if ids.count(it.printed.id) > 1 and s.stands(it):
            notes[option] = {"apart": "placed", "other": it.card, "place": s.row_of(it).index(it) + 1}
    return notes
