"""Text boxes: blank ones, and the text of another card beside one's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pioche.engine.cards import Ability, Hooks, Source
from pioche.engine.events import Event
from pioche.engine.flow import FlowOf
from pioche.games.keyforge.rules.abilities import Several
from pioche.games.keyforge.rules.leave import discard_upgrades
from pioche.games.keyforge.rules.terms import INSTEAD, QUALITIES
from pioche.games.keyforge.state import KEYWORDS, InPlay, KeyForge, Printed, reprint_in_play, reworded

# Where two texts answer one question, its value goes through both; prices add up; both must agree. In all other cases
# one that says yes is enough.
_THROUGH: Final = frozenset([layer for quality in QUALITIES for layer in quality.layers] + ["where"])
_SUM: Final = frozenset(["cost_to_play", "cost_to_use"])
_ALL: Final = frozenset(["may_attack"])


def texts(s: KeyForge) -> None:
    """What each creature's text box says now, where effects blank them or add to them."""
    if "blanks" not in s.heard and "gains_text" not in s.heard and not s.reworded:
        return
    s.reworded = False
    for it in s.creatures():
        base = printed = it.printed.base
        emptied = False
        for source in s.listeners("gains_text"):
            other: Printed | None = source.hooks["gains_text"].run(s, source, it)
            if other is not None:
                printed = with_text(printed, other)
        for source in s.listeners("blanks"):
            if source.hooks["blanks"].run(s, source, it):
                printed = blank(printed)
                emptied = True
        if emptied and base.behind is not None:
            out_of_line(s, it, base.behind)
            continue
        if printed is not base:
            s.reworded = True
        reprint_in_play(s, it, printed)


def out_of_line(s: KeyForge, it: InPlay, printed: Printed) -> None:
    """KF-UPGR-050: only its text made this artifact a creature. It is none any more: it goes behind the line and loses
    its upgrades and all that is said of creatures only."""
    player = s.players[it.controller]
    player.battleline.remove(it)
    player.artifacts.append(it)
    reprint_in_play(s, it, printed)
    discard_upgrades(s, it)
    it.damage = it.armor_used = 0
    it.stunned = it.ward = it.enraged = False


def blank(proto: Printed) -> Printed:
    """The same card with an empty text box: no ability and no keyword; power, armor and traits stay."""
    found, new = reworded(proto, "!blank")
    if new:
        found.hooks = {}
        found.read_keywords(())
    return found


def with_text(proto: Printed, other: Printed) -> Printed:
    """The same card with the text box of another beside its own."""
    found, new = reworded(proto, f"&{other.id}")
    if new:
        found.hooks = _both(proto.hooks, other.hooks)
        for keyword in KEYWORDS:
            setattr(found, keyword, getattr(proto, keyword) + getattr(other, keyword))
    return found


def _both(one: Hooks, other: Hooks) -> Hooks:
    hooks = {**one, **other}
    for hook in one:
        if hook in other:
            parts = [*_parts(one[hook]), *_parts(other[hook])]
            hooks[hook] = Ability(_Answers(hook, parts), _when_any(parts))
    return hooks


def _parts(ability: Ability) -> Sequence[Ability]:
    return ability.run.parts if isinstance(ability.run, Several) else [ability]


def _when_any(parts: Sequence[Ability]) -> Any:
    def holds(s: KeyForge, source: Source, about: Any) -> bool:
        return any(part.when is None or part.when(s, source, about) for part in parts)

    return holds


class _Answers(Several):
    """What a creature with two texts says where both are asked the same."""

    __slots__ = ("hook",)

    def __init__(self, hook: str, parts: list[Ability]) -> None:
        super().__init__(parts)
        self.hook = hook

    def __call__(self, s: KeyForge, source: Source, *args: Any) -> Any:
        if self.hook in INSTEAD:
            return self._instead(s, source, args[0])
        if self.hook in _THROUGH:
            value = args[-1]
            for part in self.parts:
                value = part.run(s, source, *args[:-1], value)
            return value
        answers = [part.run(s, source, *args) for part in self.parts]
        if self.hook in _SUM:
            return sum(answers)
        if self.hook in _ALL:
            return all(answers)
        given = [answer for answer in answers if answer is not None]
        return next((answer for answer in given if answer), given[0] if given else None)

    def _instead(self, s: KeyForge, source: Source, event: Event[Any]) -> FlowOf[Event[Any] | None]:
        for part in self.parts:
            if part.when is None or part.when(s, source, event):
                instead = part.run(s, source, event)
                if instead is not None and not isinstance(instead, Event):
                    instead = yield from instead
                if instead is None:
                    return None
                event = instead
        return event
