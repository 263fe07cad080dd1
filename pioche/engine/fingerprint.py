"""Telling states apart: every slot of everything that a state holds, in one fixed form, and its digest."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b

from pioche.engine.cards import Card, Proto
from pioche.engine.log import Line
from pioche.engine.rng import Rng

# For people; a table that the card or the handler stands for; an index of what is in play.
_NOT_STATE = frozenset({"log", "hooks", "ears"})
_slots: dict[type, tuple[str, ...]] = {}


def slots_of(cls: type) -> tuple[str, ...]:
    """The slots of a class, compiled or not, in alphabetical order, but for those that are no part of a state."""
    slots = _slots.get(cls)
    if slots is None:
        names: set[str] = set()
        for base in cls.__mro__:
            own = vars(base).get("__slots__", vars(base).get("__mypyc_attrs__", ()))
            names.update((own,) if isinstance(own, str) else own)
        slots = _slots[cls] = tuple(sorted(names - _NOT_STATE - {"__dict__", "__weakref__"}))
    return slots


def shared(value: object) -> bool:
    """What copies of a state may share because it never changes."""
    return value is None or isinstance(value, (int, float, str, bytes, Card, Proto, Line))


def canonical(value: object) -> str:
    """A text that is the same for equal states only."""
    parts: list[str] = []
    _write(value, parts)
    return "".join(parts)


def _write(value: object, parts: list[str]) -> None:
    kind = type(value)
    if kind is int or kind is str or kind is bool or value is None:
        parts.append(f"{value!r};")
    elif isinstance(value, (list, tuple)):
        parts.append("[")
        for one in value:
            if type(one) is Card:  # most of what a state holds
                parts.append(f"#{one.number}={one.proto.id}{one.proto.mark}/{one.owner};")
            else:
                _write(one, parts)
        parts.append("]")
    elif isinstance(value, Card):
        parts.append(f"#{value.number}={value.proto.id}{value.proto.mark}/{value.owner};")
    elif isinstance(value, dict):
        parts.append("{")
        for key in sorted(value):
            parts.append(f"{key!r}:")
            _write(value[key], parts)
        parts.append("}")
    elif isinstance(value, Proto):
        parts.append(f"{value.id}{value.mark};")
    elif isinstance(value, (int, float, str, bytes)):
        parts.append(f"{value!r};")
    else:
        slots = slots_of(kind)
        if not slots:
            raise TypeError(f"{kind.__name__}: without slots it cannot be told from others, so no state may hold it")
        parts.append(f"{kind.__name__}(")
        for slot in slots:
            held = getattr(value, slot)
            if type(held) is int or type(held) is bool:
                parts.append(f"{slot}={held!r};")
            else:
                parts.append(f"{slot}=")
                _write(held, parts)
        parts.append(")")


def digest(state: object) -> str:
    return blake2b(canonical(state).encode(), digest_size=12).hexdigest()


def objects(value: object) -> Iterator[object]:
    """Every object of ours that changes and is held by `value`, itself included."""
    if isinstance(value, (list, tuple)):
        for one in value:
            yield from objects(one)
    elif isinstance(value, dict):
        for one in value.values():
            yield from objects(one)
    elif not shared(value):
        yield value
        if not isinstance(value, Rng):
            for slot in slots_of(type(value)):
                yield from objects(getattr(value, slot))
