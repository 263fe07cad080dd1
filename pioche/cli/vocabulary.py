"""`pioche words`: the hooks and the words that cards of a game are written in."""

from __future__ import annotations

import ast
from typing import Any, NamedTuple

from rich.text import Text

from pioche.cli.console import Indented, print_json, terminal
from pioche.cli.errors import CommandError
from pioche.cli.words import Lang, Words
from pioche.engine import Game, game_of
from pioche.engine.rules import plain
from pioche.engine.source import Sources


class Word(NamedTuple):
    """A hook that a block may use, or a function that it may call."""

    call: str  # how it is written
    text: str  # what it is for, in English


class Chapter(NamedTuple):
    """The words that one module holds."""

    module: str
    text: str
    words: list[Word]


def words(game: str, /, *text: str, markdown: bool = False, json: bool = False, lang: Lang | None = None) -> None:
    """All hooks and words, or those in which all the words of the text occur."""
    said = Words(lang)
    known = game_of(game)
    hooks = _having(hooks_of(known), text)
    found = [chapter._replace(words=_having(chapter.words, text)) for chapter in vocabulary(known)]
    chapters = [chapter for chapter in found if chapter.words]
    if json:
        told = [one._asdict() | {"words": [word._asdict() for word in one.words]} for one in chapters]
        print_json({"hooks": [one._asdict() for one in hooks], "chapters": told})
    elif not hooks and not chapters:
        raise CommandError("no-word", text=" ".join(text))
    elif markdown:
        print(page(known, hooks, chapters, said))
    else:
        _show(hooks, chapters, said)


def hooks_of(game: Game[Any, Any]) -> list[Word]:
    """What a card's block may define."""
    called = ((name, what.partition(": ")) for name, what in game.book.hooks.items())
    return [Word(name + how, text) for name, (how, _, text) in called]


def vocabulary(game: Game[Any, Any]) -> list[Chapter]:
    """What card files import and what the module `words` hands on, if there is one; classes only where cards make
    something of them. They are read from the source: a compiled build has no docstrings."""
    source = Sources(game.folder)
    files = [source.module(file) for file in game.book.files]
    shared = {there for file in files for there, _ in source.imports(file).values() if there.endswith(".words")}
    doors = sorted(shared) or files
    known = [(file, name) for file in files for name in source.imports(file)]
    known += [(door, name) for door in doors for name in _public(source, door)]
    called = {name for file in files for name in _called(source, file)}
    found: dict[str, dict[int, Word]] = {}
    for module, name in known:
        there, node = source.defined(module, name) or ("", None)
        word = _word(source, name, there, node)
        own = there in files and there not in doors  # of one card file alone
        if word is not None and not own and (not isinstance(node, ast.ClassDef) or name in called):
            found.setdefault(there, {})[getattr(node, "lineno", 0)] = word
    package = game.book.files[0].removesuffix(files[0]) if files else ""
    order = sorted(found, key=lambda module: (module not in doors, module.startswith("engine."), module))
    return [
        Chapter(
            ("pioche." if module.startswith("engine.") else package) + module,
            _first(source.tree(module)),
            [word for _, word in sorted(found[module].items())],
        )
        for module in order
    ]


def _word(source: Sources, name: str, module: str, node: ast.stmt | None) -> Word | None:
    """A function, a class, or what a module calls by a short name: `knights = of(KNIGHT)`."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        arguments = source.parameters((module, node.name))
        return Word(f"{name}({_spelt(arguments)})" if arguments else name, _first(node))
    value = node.value if isinstance(node, (ast.Assign, ast.AnnAssign)) else None
    return Word(name, f"`{ast.unparse(value)}`") if isinstance(value, ast.Call) and name.islower() else None


def _public(source: Sources, module: str) -> list[str]:
    """What a module hands on: its `__all__`, or else all that it defines."""
    there = source.defined(module, "__all__")
    if there is not None and isinstance(there[1], ast.Assign):
        names: list[str] = ast.literal_eval(there[1].value)
        return names
    names = []
    for node in getattr(source.tree(module), "body", ()):
        target = node.target if isinstance(node, ast.AnnAssign) else None
        name = target.id if isinstance(target, ast.Name) else getattr(node, "name", "")
        names += [name] if name and not name.startswith("_") else []
    return names


def _called(source: Sources, module: str) -> set[str]:
    """What blocks and functions of a module call."""
    tree = source.tree(module)
    bodies = [node for node in (tree.body if tree else ()) if isinstance(node, (ast.FunctionDef, ast.ClassDef))]
    calls = [node.func for body in bodies for node in ast.walk(body) if isinstance(node, ast.Call)]
    return {called.id for called in calls if isinstance(called, ast.Name)}


def _spelt(arguments: ast.arguments) -> str:
    """Parameters without their types."""
    for one in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg):
        if one is not None:
            one.annotation = None
    return ast.unparse(arguments).removeprefix("self, ")


def _first(node: ast.AST | None) -> str:
    """The first paragraph of a docstring, on one line."""
    written = ast.get_docstring(node) if isinstance(node, (ast.Module, ast.FunctionDef, ast.ClassDef)) else None
    return " ".join((written or "").partition("\n\n")[0].split())


def _having(found: list[Word], text: tuple[str, ...]) -> list[Word]:
    wanted = plain(" ".join(text)).split()
    return [one for one in found if all(word in plain(f"{one.call} {one.text}") for word in wanted)]


def page(game: Game[Any, Any], hooks: list[Word], chapters: list[Chapter], said: Words) -> str:
    """The page of a game in the documents."""
    lines = [f"# {said.say('words.title', game=game.names[said.lang])}", "", said.say("words.made", game=game.slug)]
    for title, text, found in ((said.say("words.hooks"), said.say("words.about"), hooks), *chapters):
        if found:
            lines += ["", f"## {title}", "", text, ""] if text else ["", f"## {title}", ""]
            lines += [f"- `{one.call}`: {one.text}" for one in found]
    return "\n".join(lines)


def _show(hooks: list[Word], chapters: list[Chapter], said: Words) -> None:
    console = terminal()
    for title, text, found in ((said.say("words.hooks"), said.say("words.about"), hooks), *chapters):
        if found:
            console.print(Text.assemble((title, "bold"), (f"  {text}" if text else "", "dim")))
            for one in found:
                console.print(Indented(Text.assemble((one.call, "cyan"), f"  {one.text}")))
    count = sum(len(chapter.words) for chapter in chapters)
    console.print(Text(said.say("words.count", hooks=len(hooks), words=count), "dim"))
