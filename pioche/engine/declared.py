"""Classes that say what they hold, once: slots, `__init__` and `copy` are made from the annotations in their bodies.

A state is copied all the time, so what is made is what one would write by hand, field by field: as Python where it is
interpreted, as source for mypyc where it is compiled (see `expanded`).
"""

from __future__ import annotations

import ast
import re
import sys
from typing import Any, ClassVar, Final, Literal, TypeVar, dataclass_transform, get_args, get_origin, get_type_hints

C = TypeVar("C", bound=type)


class _Apart:
    """The default of a field that the constructor does not take, and how it differs."""

    __slots__ = ("default", "kind")

    def __init__(self, kind: str, default: object) -> None:
        self.kind = kind
        self.default = default


def passing(default: Any, *, init: Literal[False] = False) -> Any:
    """What is there only while an action is carried out, or can be found again: a copy begins without it."""
    return _Apart("passing", default)


def follows(default: Any, *, init: Literal[False] = False) -> Any:
    """What follows from other fields: `__post_init__` sets it, a copy has the same."""
    return _Apart("follows", default)


def flag(bit: int, *, init: Literal[False] = False) -> Any:
    """A bit of the field `flags`, under a name of its own."""
    return _Apart("flag", bit)


_SAME: Final = "VALUE"
_NONE: Final = object()


class Field:
    """One field: its type and default as source (no default: None), whether the constructor takes it, whether it is a
    list or a dict that begins empty, and how a copy gets it (None: it does not)."""

    __slots__ = ("_copied", "default", "given", "held", "name", "type")

    def __init__(self, name: str, type: str, default: str | None, given: bool, held: bool, copied: str | None) -> None:
        self.name = name
        self.type = type
        self.default = default
        self.given = given
        self.held = held
        self._copied = copied

    def __repr__(self) -> str:
        return f"Field{(self.name, self.type, self.default, self.given, self.held, self._copied)!r}"

    def copied(self, value: str) -> str | None:
        """The source of its copy, where `value` is that of the original's."""
        return None if self._copied is None else self._copied.replace(_SAME, value)


def _field(name: str, type: str, hint: Any, default: object) -> Field:
    kind = ""
    if isinstance(default, _Apart):
        kind, default = default.kind, default.default
    held = not kind and default is not _NONE and get_origin(hint) in (list, dict)
    copied = None if kind == "passing" else _SAME if kind == "follows" else _copied(hint)
    return Field(name, type, None if default is _NONE else repr(default), not kind and not held, held, copied)


def _copied(hint: Any) -> str:
    """How a value of this type is copied. What never changes is shared, as is whatever has no `copy`."""
    held = get_args(hint)
    if get_origin(hint) is list and _copied(held[0]) != _SAME:
        return f"[one.copy() for one in {_SAME}]"
    if type(None) in held and any(_copied(one) != _SAME for one in held):
        return f"None if {_SAME} is None else {_SAME}.copy()"
    return f"{_SAME}.copy()" if get_origin(hint) in (list, dict) or hasattr(hint, "copy") else _SAME


class _Itself:
    """Stands for the class that is being declared, where it holds others of its kind."""

    def copy(self) -> None: ...


_fields: dict[tuple[str, str], list[Field]] = {}  # what each declared class adds to its bases, by module and name


def fields_of(cls: type) -> list[Field]:
    """All fields of a declared class, those of its bases first."""
    return [field for base in reversed(cls.__mro__) for field in _fields.get((base.__module__, base.__name__), ())]


@dataclass_transform(field_specifiers=(passing, follows, flag))
def declared(cls: C) -> C:
    """Above a class whose body says what it holds: `damage: int = 0`, `hand: list[Card] = []`.

    The constructor takes all fields in their order, but for lists and dicts that begin empty, and for what is
    `passing` or `follows`; then it calls `__post_init__`, where there is one.
    """
    made: Any = _with_slots(cls)
    _write(made, "__init__", _init(made))
    return made  # type: ignore[no-any-return]


@dataclass_transform(field_specifiers=(passing, follows, flag))
def kept(cls: C) -> C:
    """`declared`, for what a state keeps: with a `copy` that has copies of what can change and shares what cannot."""
    made: Any = _with_slots(cls)
    _write(made, "__init__", _init(made))
    native = any(hasattr(base, "__mypyc_attrs__") for base in made.__mro__)  # it cannot be made but by its constructor
    _write(made, "copy", _copy_by_constructor(made) if native else _copy(made))
    return made  # type: ignore[no-any-return]


def printed(cls: C) -> C:
    """Above a kind of `Proto`: each field is the fact of that name, or its default where a card has none; lists become
    tuples. What `follows` from other facts is worked out in `__post_init__`."""
    made: Any = _with_slots(cls)
    _write(made, "__init__", _read_facts(made))
    return made  # type: ignore[no-any-return]


def _with_slots(cls: type) -> type:
    body = dict(vars(cls))
    annotations: dict[str, str] = body.pop("__annotations__", {})
    hints = get_type_hints(cls, localns={cls.__name__: _Itself})
    names = [name for name in annotations if get_origin(hints[name]) is not ClassVar]
    for name in names.copy():
        default = body.get(name)
        if isinstance(default, _Apart) and default.kind == "flag":
            names.remove(name)
            body[name] = _bit(default.default)
    _fields[cls.__module__, cls.__name__] = [
        _field(name, annotations[name], hints[name], body.pop(name, _NONE)) for name in names
    ]
    for name in ("__dict__", "__weakref__"):
        body.pop(name, None)
    body["__slots__"] = tuple(sorted(names))
    return type(cls)(cls.__name__, cls.__bases__, body)


def _bit(bit: Any) -> property:
    def is_set(self: Any) -> bool:
        return bool(self.flags & bit)

    def set_to(self: Any, value: bool) -> None:
        self.flags = self.flags | bit if value else self.flags & ~bit

    return property(is_set, set_to)


def _write(cls: type, name: str, lines: list[str]) -> None:
    if name not in vars(cls):
        scope: dict[str, Any] = {"made": cls, "blank": object.__new__, "Proto": _undeclared(cls)}
        exec("\n".join(lines), scope)
        setattr(cls, name, scope[name])


def _init(cls: type, *, typed: bool = False) -> list[str]:
    takes = ["self"]
    lines: list[str] = []
    own = _fields[cls.__module__, cls.__name__]
    for one in fields_of(cls):
        if one.given:
            of_type = f": {one.type}" if typed else ""
            takes.append(f"{one.name}{of_type}{'' if one.default is None else f' = {one.default}'}")
        of_type = f": {one.type}" if typed and one in own else ""
        lines.append(f"    self.{one.name}{of_type} = {one.name if one.given else one.default}")
    if hasattr(cls, "__post_init__"):
        lines.append("    self.__post_init__()")
    return [f"def __init__({', '.join(takes)}){' -> None' if typed else ''}:", *(lines or ["    pass"])]


def _undeclared(cls: type) -> type:
    """The nearest base that is written by hand."""
    return next(base for base in cls.__mro__ if (base.__module__, base.__name__) not in _fields)


_PRINT: Final = "self, id: str, names: dict[str, str], texts: dict[str, str], facts: dict[str, Any]"


def _read_facts(cls: type, *, typed: bool = False) -> list[str]:
    lines = ["    Proto.__init__(self, id, names, texts, facts)"]
    own = _fields[cls.__module__, cls.__name__]
    for one in fields_of(cls):
        read = f"facts[{one.name!r}]" if one.default is None else f"facts.get({one.name!r}, {one.default})"
        if not one.given:
            read = one.default or ""
        elif one.type.startswith("tuple"):
            read = f"tuple({read})"
        of_type = f": {one.type}" if typed and one in own else ""
        if read != "None":  # else `__post_init__` alone knows what to put there
            lines.append(f"    self.{one.name}{of_type} = {read}")
    if hasattr(cls, "__post_init__"):
        lines.append("    self.__post_init__()")
    return [f"def __init__({_PRINT}) -> None:", *lines]


def _copy(cls: type) -> list[str]:
    lines = ["def copy(self):", "    new = blank(made)"]
    for one in fields_of(cls):
        value = f"self.{one.name}"
        copied = one.copied(value) or one.default
        lines.append(f"    new.{one.name} = {f'{copied} if {value} else {one.default}' if one.held else copied}")
    return [*lines, "    return new"]


def _copy_by_constructor(cls: type, *, name: str = "made", returns: str = "") -> list[str]:
    """What `__post_init__` sets is set again."""
    again = hasattr(cls, "__post_init__")
    given: list[str] = []
    rest: list[str] = []
    for one in fields_of(cls):
        value = f"self.{one.name}"
        copied = one.copied(value)
        if copied is None:
            continue
        if one.given and (one.default is None or not again):
            given.append(copied)
        elif one.held:
            rest += [f"    if {value}:", f"        new.{one.name} = {copied}"]
        else:
            rest.append(f"    new.{one.name} = {copied}")
    return [
        f"def copy(self){returns}:  # type: ignore[override]",
        f"    new = {name}({', '.join(given)})",
        *rest,
        "    return new",
    ]


# For mypyc, which compiles what is written


def known(cls: type, fields: list[Field]) -> None:
    """Said of a compiled class, for those that inherit from it."""
    _fields[cls.__module__, cls.__name__] = fields


def expanded(source: str, module: str) -> str:
    """The source of a module, with all that `declared` makes written out."""
    edits: list[tuple[int, int, list[str]]] = []  # from line to line, counted from 0, and what takes their place
    imports: set[str] = set()
    told: list[str] = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            for decorator in node.decorator_list:
                if ast.unparse(decorator) in ("declared", "kept", "printed"):
                    cls: type = getattr(sys.modules[module], node.name)
                    edits.append((decorator.lineno - 1, decorator.lineno, []))
                    edits += _in_body(node, cls)
                    imports.update(_missing(cls))
                    if ast.unparse(decorator) == "printed":
                        imports.update(("from typing import Any", "from pioche.engine.cards import Proto"))
                    told.append(f"known({node.name}, {_fields[module, node.name]!r})")
    if not told:
        return source
    lines = source.splitlines()
    for start, end, text in sorted(edits, reverse=True):
        lines[start:end] = text
    imports.add("from pioche.engine.declared import Field, known")
    at = lines.index("from __future__ import annotations") + 1
    return "\n".join([*lines[:at], *sorted(imports), *lines[at:], *told, ""])


def _in_body(node: ast.ClassDef, cls: type) -> list[tuple[int, int, list[str]]]:
    """The declarations go; the slots and functions that are made of them take the place of the last one."""
    own = [one.name for one in _fields[cls.__module__, cls.__name__]]
    said = [one for one in node.body if isinstance(one, ast.AnnAssign) and ast.unparse(one.target) in own]
    flags = [one for one in node.body if isinstance(one, ast.AnnAssign) and _is_flag(one)]
    written = [one.name for one in node.body if isinstance(one, ast.FunctionDef)]
    text = [f"__slots__ = {tuple(sorted(own))!r}"]
    if any(ast.unparse(one) == "printed" for one in node.decorator_list):
        text += [f"{one.name}: {one.type}" for one in _fields[cls.__module__, cls.__name__] if one.default == "None"]
        text += _read_facts(cls, typed=True)
    elif "__init__" not in written:
        text += _init(cls, typed=True)
    for one in flags:
        text += _bit_in_words(ast.unparse(one.target), one)
    said += flags
    if "copy" in vars(cls) and "copy" not in written:
        text += _copy_by_constructor(cls, name=cls.__name__, returns=f" -> {cls.__name__}")
    edits = [(one.lineno - 1, one.end_lineno or 0, list[str]()) for one in said]
    after = max(one.end_lineno or 0 for one in said or node.body[:1])
    return [*edits, (after, after, [f"    {line}" for line in text])]


def _is_flag(node: ast.AnnAssign) -> bool:
    return isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "flag"


def _bit_in_words(name: str, node: ast.AnnAssign) -> list[str]:
    assert isinstance(node.value, ast.Call)
    bit = ast.unparse(node.value.args[0])
    return [
        "@property",
        f"def {name}(self) -> bool:",
        f"    return bool(self.flags & {bit})",
        f"@{name}.setter",
        f"def {name}(self, value: bool) -> None:",
        f"    self.flags = self.flags | {bit} if value else self.flags & ~{bit}",
    ]


def _missing(cls: type) -> list[str]:
    """Imports of the names in the types of inherited fields that the module of a class does not know."""
    here = vars(sys.modules[cls.__module__])
    found: list[str] = []
    for base in cls.__mro__:
        there = vars(sys.modules[base.__module__])
        for field in _fields.get((base.__module__, base.__name__), ()):
            names = re.findall(r"[A-Za-z_]\w*", field.type) if field.given else []
            found += [f"from {base.__module__} import {one}" for one in names if one in there and one not in here]
    return found
