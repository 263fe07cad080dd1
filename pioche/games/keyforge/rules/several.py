"""A creature with two texts, where both speak at the same hook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pioche.engine.abilities import Event
from pioche.engine.cards import Ability, Hooks, Source
from pioche.engine.declared import declared
from pioche.engine.flow import FlowOf
from pioche.games.keyforge.rules.terms import INSTEAD, QUALITIES
from pioche.games.keyforge.state import KeyForge

# Where two texts answer one question, its value goes through both; prices add up; both must agree. In all other cases
# one that says yes is enough.
_THROUGH: Final = frozenset([layer for quality in QUALITIES for layer in quality.layers] + ["where"])
_SUM: Final = frozenset(["cost_to_play", "cost_to_use"])
_ALL: Final = frozenset(["may_attack"])


@declared
class Several:
    """What several texts of one card do at a hook. Abilities are due one by one; questions have one answer."""

    hook: str
    parts: list[Ability]

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


def both(one: Hooks, other: Hooks) -> Hooks:
    """The hooks of two texts together."""
    hooks = {**one, **other}
    for hook in one:
        if hook in other:
            parts = [*one[hook].parts, *other[hook].parts]
            hooks[hook] = Ability(Several(hook, parts), _when_any(parts))
            hooks[hook].parts = parts
    return hooks


def _when_any(parts: Sequence[Ability]) -> Any:
    def holds(s: KeyForge, source: Source, about: Any) -> bool:
        return any(part.when is None or part.when(s, source, about) for part in parts)

    return holds
