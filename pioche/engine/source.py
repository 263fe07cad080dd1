"""Reading the source of a game: what is defined where, what calls what, and what rules and cards say without words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from pioche.engine.cards import LANGUAGES
from pioche.engine.game import Game
from pioche.engine.lasting import handlers
from pioche.engine.messages import Catalog
from pioche.engine.registry import catalog_of
from pioche.engine.rules import rules_of

AnyGame = Game[Any, Any]

Place = tuple[str, str]  # a module, and the name of what is defined there
Given = ast.expr | None  # what a call gives for an argument
Chain = tuple[ast.FunctionDef | ast.Lambda, ...]  # the functions around a call, the outermost first

_ASK = ("engine.choice", "Ask")
_SAY = ("engine.log", "say")
_REFUSAL = ("engine.errors", "Refusal")
_ERROR = ("engine.errors", "PiocheError")
_SPEAKS = {
    _ASK: {"prompt": "prompt"},
    _SAY: {"id": "log"},
    _REFUSAL: {"rule": "rule", "message": "refusal"},
    _ERROR: {"code": "error"},
    ("engine.seats", "Result"): {"reason": "result"},
    ("engine.lasting", "Lasting"): {"handler": "effect"},
}


class Sources:
    """The Python files of a game and of the engine as they are written: what each calls by which name. A module is
    named from the game's folder or the engine's on: `keyforge.cards.words`, `engine.flow`."""

    __slots__ = ("_imports", "_roots", "_trees", "own")

    def __init__(self, folder: Path) -> None:
        common = sorted(folder.parent.glob("*_common"))
        self._roots = {root.name: root for root in (Path(__file__).parent, folder, *common)}
        self._trees: dict[str, ast.Module | None] = {}
        self._imports: dict[str, dict[str, Place]] = {}
        self.own = [self._name(folder, path) for path in sorted(folder.rglob("*.py"))]
        for module in self.own:  # which grows by what games share, where they use it
            shared = {there for there, _ in self.imports(module).values() if "_common." in there}
            self.own += sorted(shared.difference(self.own))

    @staticmethod
    def _name(root: Path, path: Path) -> str:
        return ".".join((root.name, *path.relative_to(root).with_suffix("").parts)).removesuffix(".__init__")

    def module(self, imported: str) -> str:
        """A module by our name for it."""
        parts = imported.split(".")
        start = next((i for i, part in enumerate(parts) if part in self._roots), 0)
        return ".".join(parts[start:])

    def tree(self, module: str) -> ast.Module | None:
        """What is written in a module; None for one that is neither the game's nor the engine's."""
        if module not in self._trees:
            root, *parts = module.split(".")
            place = self._roots[root].joinpath(*parts) if root in self._roots else None
            files = [place.with_suffix(".py"), place / "__init__.py"] if place else []
            text = next((file.read_text(encoding="utf-8") for file in files if file.exists()), None)
            self._trees[module] = ast.parse(text) if text is not None else None
        return self._trees[module]

    def imports(self, module: str) -> dict[str, Place]:
        """What a module imports by name, and from where."""
        if module not in self._imports:
            tree = self.tree(module)
            self._imports[module] = {
                one.asname or one.name: (self.module(node.module), one.name)
                for node in (tree.body if tree else ())
                if isinstance(node, ast.ImportFrom) and node.module
                for one in node.names
            }
        return self._imports[module]

    def defined(self, module: str, name: str) -> tuple[str, ast.stmt] | None:
        """Where a name that a module knows comes from, whichever modules handed it on, and what it is there."""
        tree = self.tree(module)
        for node in tree.body if tree else ():
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name == name:
                return module, node
            targets = [node.target] if isinstance(node, ast.AnnAssign) else getattr(node, "targets", ())
            if any(isinstance(target, ast.Name) and target.id == name for target in targets):
                return module, node
        there = self.imports(module).get(name)
        return self.defined(*there) if there else None

    def called(self, module: str, function: ast.expr) -> Place | None:
        """What `function(…)` calls in a module: a function, or a class."""
        if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name):
            there = self.imports(module).get(function.value.id)
            found = self.defined(".".join(there), function.attr) if there else None
        else:
            found = self.defined(module, function.id) if isinstance(function, ast.Name) else None
        if found is None or not isinstance(found[1], (ast.FunctionDef, ast.ClassDef)):
            return None
        return found[0], found[1].name

    def parameters(self, place: Place) -> ast.arguments | None:
        """Of a function, or of a class as it is made."""
        found = self.defined(*place)
        node = found[1] if found else None
        if isinstance(node, ast.ClassDef):
            inner = (one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__")
            node = next(inner, None) or self._made(place[0], node)
        return node.args if isinstance(node, ast.FunctionDef) else None

    def _made(self, module: str, node: ast.ClassDef) -> ast.FunctionDef | None:
        """The constructor that a declared class gets from what it holds."""
        if not any(ast.unparse(one) in ("declared", "kept") for one in node.decorator_list):
            return None
        made = ast.parse(f"def __init__({', '.join(['self', *self._given(module, node)])}): ...").body[0]
        assert isinstance(made, ast.FunctionDef)
        return made

    def _given(self, module: str, node: ast.ClassDef) -> list[str]:
        given: list[str] = []
        for base in node.bases:
            found = self.defined(module, base.id) if isinstance(base, ast.Name) else None
            if found and isinstance(found[1], ast.ClassDef):
                given += self._given(found[0], found[1])
        for one in node.body:
            if isinstance(one, ast.AnnAssign) and "ClassVar" not in ast.unparse(one.annotation):
                default = "" if one.value is None else ast.unparse(one.value)
                if default not in ("[]", "{}") and not default.startswith(("passing(", "follows(")):
                    given.append(f"{ast.unparse(one.target)}={default}" if default else ast.unparse(one.target))
        return given


class _Said(Sources):
    """What rules and cards say. `speaks` has, for each function that takes the name of a message, a rule or an effect
    and hands it on, which of its parameters that is."""

    __slots__ = ("_hands_on", "calls", "speaks")

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.speaks = {place: dict(parameters) for place, parameters in _SPEAKS.items()}
        self.calls: list[tuple[str, ast.Call, Chain, Place]] = []
        self._hands_on: dict[Place, list[tuple[ast.Call, Chain, Place]]] = {}
        for module in (*self.own, "engine.flow", "engine.seats"):
            for call, chain in _calls(self.tree(module), ()):
                called = self.called(module, call.func)
                if called is not None:
                    self.calls.append((module, call, chain, called))
        while self._hand_on():
            pass

    def _hand_on(self) -> bool:
        """One step: whoever calls a function that speaks with a parameter of its own speaks too."""
        more = False
        for module, call, chain, called in self.calls:
            for name, kind in self.speaks.get(called, {}).items():
                given = self.argument(call, called, name)
                if not chain or not isinstance(given, ast.Name) or not isinstance(chain[0], ast.FunctionDef):
                    continue
                outer = (module, chain[0].name)
                if given.id in _names(chain[0].args) and given.id not in self.speaks.setdefault(outer, {}):
                    self.speaks[outer][given.id] = kind
                    self._hands_on.setdefault(outer, []).append((call, chain, called))
                    more = True
        return more

    def argument(self, call: ast.Call, called: Place, name: str) -> Given:
        """What a call gives for a parameter."""
        for keyword in call.keywords:
            if keyword.arg == name:
                return keyword.value
        parameters = self.parameters(called)
        names = [one.arg for one in (*parameters.posonlyargs, *parameters.args)] if parameters else []
        at = names.index(name) - (names[0] == "self") if name in names else len(call.args)
        before = call.args[: at + 1]
        return None if at >= len(call.args) or any(isinstance(one, ast.Starred) for one in before) else before[at]

    def default(self, called: Place, name: str) -> Given:
        """What a function takes for a parameter that a call leaves out."""
        parameters = self.parameters(called)
        if parameters is None:
            return None
        named = [one.arg for one in (*parameters.posonlyargs, *parameters.args)][::-1]
        defaults = dict(zip(named, parameters.defaults[::-1], strict=False))
        keyword_only = zip(parameters.kwonlyargs, parameters.kw_defaults, strict=True)
        return (defaults | {one.arg: value for one, value in keyword_only if value}).get(name)

    def values(self, module: str, chain: Chain, name: str) -> list[ast.expr]:
        """What a name may stand for: what the functions around assign to it, or else the module; nothing for a
        parameter."""
        for function in reversed(chain):
            if name in _names(function.args):
                return []
            body = function.body if isinstance(function.body, list) else [function.body]
            found = [value for node in body for value in _assigned(node, name)]
            if found:
                return found
        there = self.defined(module, name)
        return list(_assigned(there[1], name)) if there else []

    def texts(self, module: str, chain: Chain, given: Given) -> list[str]:
        """The texts that an expression may give, as patterns; those of which nothing can be read are left out."""
        if isinstance(given, ast.Constant):
            return [re.escape(given.value)] if isinstance(given.value, str) and given.value else []
        if isinstance(given, ast.JoinedStr):
            parts = [re.escape(str(one.value)) if isinstance(one, ast.Constant) else ".+" for one in given.values]
            return ["".join(parts)]
        inner: Sequence[ast.expr] = ()
        if isinstance(given, ast.IfExp):
            inner = (given.body, given.orelse)
        elif isinstance(given, (ast.BoolOp, ast.Dict)):
            inner = given.values
        elif isinstance(given, ast.Name):
            inner = self.values(module, chain, given.id)
        elif isinstance(given, ast.DictComp):
            inner = (given.value,)
        elif isinstance(given, ast.Subscript):
            inner = (given.value,) if isinstance(given.value, (ast.Name, ast.Dict)) else ()
        elif isinstance(given, ast.Call) and isinstance(given.func, ast.Attribute) and given.func.attr == "get":
            inner = (given.func.value, *given.args[1:])
        return [text for one in inner for text in self.texts(module, chain, one)]

    def fields(self, module: str, call: ast.Call, chain: Chain, called: Place, kind: str) -> set[str] | None:
        """The arguments that a message is given; None where that cannot be read."""
        if kind == "prompt":
            asked = self._asked_with(module, called, frozenset())
            own = self.keys(module, chain, self.argument(call, called, "args"))
            return None if asked is None or own is None else asked | own
        if called == _SAY:
            return self.keys(module, chain, self.argument(call, called, "args"))
        if called in (_REFUSAL, _ERROR):
            names = {one.arg or "" for one in call.keywords}
            return None if "" in names else names | {"card"} if called == _REFUSAL else names
        return None

    def _asked_with(self, module: str, called: Place, above: frozenset[Place]) -> set[str] | None:
        """What a question is told with, whoever asks it through this function."""
        if called == _ASK:
            return {"seat", "source"}
        found: set[str] | None = None
        for call, chain, inner in self._hands_on.get(called, ()) if called not in above else ():
            asked = self._asked_with(called[0], inner, above | {called})
            own = self.keys(called[0], chain, self.argument(call, inner, "args"))
            both = None if asked is None or own is None else asked | own
            found = both if found is None or both is None else found & both
        return found

    def keys(self, module: str, chain: Chain, given: Given) -> set[str] | None:
        """The keys of the arguments of a message."""
        if given is None or (isinstance(given, ast.Constant) and given.value is None):
            return set()
        if isinstance(given, ast.Dict):
            keys = [one.value if isinstance(one, ast.Constant) else None for one in given.keys]
            return None if None in keys else {str(key) for key in keys}
        if isinstance(given, ast.Name):
            if any(given.id in _names(function.args) for function in chain):
                return set()  # whoever calls gives them
            dicts = [self.keys(module, chain, one) for one in self.values(module, chain, given.id)]
            known = [one for one in dicts if one is not None]
            return set.intersection(*known) if known and len(known) == len(dicts) else None
        return None


def _calls(node: ast.AST | None, chain: Chain) -> Iterator[tuple[ast.Call, Chain]]:
    """All calls, each with the functions that it stands in."""
    if isinstance(node, ast.Call):
        yield node, chain
    if isinstance(node, (ast.FunctionDef, ast.Lambda)):
        chain = (*chain, node)
    for child in ast.iter_child_nodes(node) if node else ():
        yield from _calls(child, chain)


def _names(parameters: ast.arguments) -> set[str]:
    return {one.arg for one in (*parameters.posonlyargs, *parameters.args, *parameters.kwonlyargs)}


def _assigned(node: ast.AST, name: str) -> Iterator[ast.expr]:
    """What is assigned to a name somewhere in here."""
    for one in ast.walk(node):
        targets = [one.target] if isinstance(one, ast.AnnAssign) else one.targets if isinstance(one, ast.Assign) else ()
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            value = getattr(one, "value", None)
            if value is not None:
                yield value


def unsaid(game: AnyGame) -> Iterator[str]:
    """What is said in a game's source and has no words, each with its place: see `check_said` in the contract."""
    said = _Said(game.folder)
    catalog = catalog_of(game)
    known = {"rule": list(rules_of(game)), "effect": handlers()}
    for module, call, chain, called in said.calls:
        where = f"{module.rpartition('.')[2]}.py:{call.lineno}"
        for name, kind in said.speaks.get(called, {}).items() if module in said.own else ():
            given = said.argument(call, called, name)
            if given is None:  # a question without a prompt is told by its kind
                given = said.argument(call, called, "kind") if called == _ASK else said.default(called, name)
            for text in said.texts(module, chain, given):
                if kind not in known:
                    for complaint in _unworded(catalog, kind, text, said.fields(module, call, chain, called, kind)):
                        yield f"{where}: {complaint}"
                elif not any(re.fullmatch(text, one) for one in known[kind]):
                    yield f"{where}: no {kind} {_readable(text)}"
            secret = said.argument(call, called, "secret") if called == _SAY else None
            if secret is not None:
                fields, more = said.fields(module, call, chain, called, kind), said.keys(module, chain, secret)
                both = None if fields is None or more is None else fields | more
                for text in said.texts(module, chain, given):
                    for complaint in _unworded(catalog, kind, f"{text}\\.seen", both):
                        yield f"{where}: {complaint}"


def _unworded(catalog: Catalog, kind: str, text: str, fields: set[str] | None) -> Iterator[str]:
    """What is wrong with a message that is given these fields."""
    pattern = rf"prompt\.{text}|mode\.{text}\.\d+" if kind == "prompt" else rf"{kind}\.{text}"  # see Decision.label
    for lang in LANGUAGES:
        found = [key for key in catalog.keys(lang) if re.fullmatch(pattern, key)]
        if not found:
            yield f"no message {kind}.{_readable(text)} in {lang}"
        missing = [catalog.fields(key, lang) - fields for key in found] if fields is not None else []
        if missing and all(missing):
            yield f"message {found[0]} in {lang} asks for {sorted(missing[0])}"


def _readable(pattern: str) -> str:
    return re.sub(r"\\(.)", r"\1", pattern.replace(".+", "…"))
