"""Telling states apart: every slot of everything that a state holds, as a text to compare and as a digest to record.

The text is for people and for the contract. The digest is made for speed, since a replay makes one in ten decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import blake2b
from operator import attrgetter
from typing import Any

import msgspec

from pioche.engine.cards import NO_CARD, Card, Permanent, Proto, Source
from pioche.engine.log import Line
from pioche.engine.rng import Rng

# For people; a table that the card or the handler stands for; an index of what is in play.
_NOT_STATE = frozenset({"log", "hooks", "found"})
_slots: dict[type, tuple[str, ...]] = {}
_fields: dict[type, Callable[[Any], object]] = {}


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
        parts.append(f"{kind.__name__}(")
        for slot in _needed_slots(kind):
            held: object = getattr(value, slot)
            of = type(held)  # by a name of its own: compiled, `type(held) is bool` would make an int of it
            if of is int or of is bool:
                parts.append(f"{slot}={held!r};")
            else:
                parts.append(f"{slot}=")
                _write(held, parts)
        parts.append(")")


def _needed_slots(kind: type) -> tuple[str, ...]:
    slots = slots_of(kind)
    if not slots:
        raise TypeError(f"{kind.__name__}: without slots it cannot be told from others, so no state may hold it")
    return slots


def digest(state: object) -> str:
    """The same for equal states, on every machine, build and version of Python: records depend on it."""
    try:
        packed = _packer.encode(state)
    except (TypeError, OverflowError):  # what msgpack cannot write, but the text can: more than 64 bits, odd keys
        packed = canonical(state).encode()
    return _hash(packed).hex()


def _hash(data: bytes) -> bytes:
    return blake2b(data, digest_size=12).digest()


def _packed(value: object) -> object:
    """What msgpack does not know: a card as its number, any other object as its slots and its name."""
    kind = type(value)
    fields_of = _fields.get(kind)
    if fields_of is None:
        fields_of = _fields[kind] = _fields_of(kind)
    return fields_of(value)


_packer = msgspec.msgpack.Encoder(enc_hook=_packed, order="deterministic")


def _fields_of(kind: type) -> Callable[[Any], object]:
    """How objects of a class are written, made once: one look-up for all slots is what makes it quick."""
    if kind is Card:
        return attrgetter("number")
    if issubclass(kind, Proto):
        return attrgetter("id", "mark")
    slots = [f"it.{slot}" for slot in _needed_slots(kind)]
    if issubclass(kind, Permanent):
        slots[slots.index("it.card")] += ".number"
    getter: Callable[[object], list[object]] = eval(f"lambda it: [{', '.join(slots)}, {kind.__name__!r}]")
    return getter if issubclass(kind, Source) else lambda it: _with_zones(getter(it))


def _with_zones(fields: list[Any]) -> list[Any]:
    """Where many cards lie, and the tables of a state: shortened here, rather than card by card."""
    for i, one in enumerate(fields):
        if one:
            held = type(one)
            if held is list:
                if type(one[0]) is Card:
                    fields[i] = [card.number if type(card) is Card else card for card in one]
            elif held is dict:  # whatever the order in which it was filled
                keys = sorted(one)
                fields[i] = keys, [one[key] for key in keys]
            elif held is tuple and one[0] is NO_CARD:
                fields[i] = _table_of(one)
    return fields


_last_table: tuple[tuple[Card, ...], bytes] = ((), b"")


def _table_of(cards: tuple[Card, ...]) -> bytes:
    """What the numbers of a match's cards stand for. It seldom changes, so the last one is remembered."""
    global _last_table
    known, told = _last_table
    if known is not cards:
        told = _hash(canonical(cards).encode())
        _last_table = cards, told
    return told


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
