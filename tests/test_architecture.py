"""The house as docs/architecture.md draws it: who may look at whom, and where each law is held."""

import ast
import re
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import pioche
from pioche.compile import hot_modules
from pioche.engine import game_of, slugs

PACKAGE = Path(pioche.__file__).parent
ROOT = PACKAGE.parent
DOCUMENT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
MODULES = sorted(PACKAGE.rglob("*.py"))
RULES = sorted({path for slug in slugs() for path in game_of(slug).folder.rglob("*.py")})  # of all games, plug-ins too
PLUG_INS = {game_of(slug).folder.name for slug in slugs() if not game_of(slug).folder.is_relative_to(PACKAGE)}


class Import(NamedTuple):
    name: str
    where: str  # "types": only type checkers read it; "program": only where the file is run; "call", "import"


def imports(tree, where="import"):
    """All that a syntax tree imports: `from a import b` is `a.b`, since `b` may be a module."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from (Import(alias.name, where) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "names are written in full"
            yield from (Import(f"{node.module}.{alias.name}", where) for alias in node.names)
        elif isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "__name__ == '__main__'"):
            kind = "types" if ast.unparse(node.test) == "TYPE_CHECKING" else "program"
            yield from imports(ast.Module(node.body, []), kind)
            yield from imports(ast.Module(node.orelse, []), where)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            yield from imports(node, "call" if where == "import" else where)
        else:
            yield from imports(node, where)


def tree_of(path):
    return ast.parse(path.read_text(encoding="utf-8"))


def within(name, package):
    return f"{name}.".startswith(f"{package}.")


def allowed(module, one):
    """Whether the module of this dotted name may have this import."""
    room = f"{module}.".split(".")[1] if within(module, "pioche") else ""
    top = one.name.partition(".")[0]
    engine = within(one.name, "pioche.engine")
    if within(one.name, "pioche.cli") and room not in ("cli", "contract", "__main__"):
        return one.where == "program"
    if room == "engine":
        for_types = one.where == "types" and top == "mypy_extensions"
        return engine or top in {*sys.stdlib_module_names, "msgspec"} or for_types
    game = within(one.name, "pioche.games") or top in PLUG_INS
    if room == "games" or module.partition(".")[0] in PLUG_INS:
        own = ".".join(module.split(".")[: 3 if room == "games" else 1])
        common = re.match(r"pioche\.games\.\w+_common\.", f"{one.name}.") is not None
        return engine or common or within(one.name, own) or not (game or top == "pioche")
    if room in ("bots", "testing"):
        return engine or within(one.name, f"pioche.{room}") or not (game or top == "pioche")
    return not game


def faults(module, tree):
    return [one.name for one in imports(tree) if not allowed(module, one)]


def dotted(path, package):
    return ".".join(path.relative_to(package.parent).with_suffix("").parts).removesuffix(".__init__")


@pytest.mark.parametrize("path", MODULES, ids=lambda path: dotted(path, PACKAGE))
def test_imports_follow_the_arrows(path):
    assert faults(dotted(path, PACKAGE), tree_of(path)) == []


@pytest.mark.parametrize("slug", slugs())
def test_a_game_sees_the_engine_and_itself_alone(slug):
    folder = game_of(slug).folder
    assert [
        (path.name, name)
        for path in sorted(folder.rglob("*.py"))
        for name in faults(dotted(path, PACKAGE if folder.is_relative_to(PACKAGE) else folder), tree_of(path))
    ] == []


@pytest.mark.parametrize(
    ("module", "source", "found"),
    [
        ("pioche.engine.match", "from pioche import bots", ["pioche.bots"]),
        ("pioche.engine.match", "from pioche.engine.log import say\nimport msgspec, os.path", []),
        ("pioche.engine.match", "import numpy", ["numpy"]),
        ("pioche.engine.match", "def f():\n    import hypothesis", ["hypothesis"]),
        ("pioche.engine.contract", "from pioche.contract import check_game", ["pioche.contract.check_game"]),
        ("pioche.contract.terminal", "from pioche.cli.board import draw\nimport hypothesis", []),
        ("pioche.contract.cards", "from pioche.games import keyforge", ["pioche.games.keyforge"]),
        ("pioche.engine.state", "if TYPE_CHECKING:\n    from pioche.bots import Eyes", ["pioche.bots.Eyes"]),
        ("pioche.engine.native", "if TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr", []),
        ("pioche.engine.native", "from mypy_extensions import mypyc_attr", ["mypy_extensions.mypyc_attr"]),
        ("pioche.games.chess.rules", "from pioche.engine.flow import pick\nimport pioche.games.chess.state", []),
        ("pioche.games.chess.rules", "from pioche.games.board_common import rank", []),
        ("pioche.games.chess.rules", "from pioche.games import go", ["pioche.games.go"]),
        ("pioche.games.chess.rules", "from pioche.games.go_commons import x", ["pioche.games.go_commons.x"]),
        ("pioche.games.chess.rules", "from pioche.bots import Eyes", ["pioche.bots.Eyes"]),
        ("duel.rules", "from duel.state import DuelState\nfrom pioche.engine.seats import win", []),
        ("duel.rules", "from pioche.testing import table", ["pioche.testing.table"]),
        ("pioche.bots.greedy", "from pioche.games.chess import evaluate", ["pioche.games.chess.evaluate"]),
        ("pioche.bots.greedy", "from pioche.lab.series import play_one", ["pioche.lab.series.play_one"]),
        ("pioche.cli.play", "def f():\n    from duel.game import DUEL", ["duel.game.DUEL"]),
        ("pioche.cli.play", "from pioche.cli.words import Words\nfrom pioche.lab import bench", []),
        ("pioche.lab.bench", "from pioche.cli import main", ["pioche.cli.main"]),
        ("pioche.lab.plain", "if __name__ == '__main__':\n    from pioche.cli import main", []),
        ("pioche.__main__", "from pioche.cli import main", []),
        ("pioche.testing", "from pioche.bots import Eyes", ["pioche.bots.Eyes"]),
    ],
)
def test_an_arrow_that_points_the_wrong_way_is_found(module, source, found):
    assert faults(module, ast.parse(source)) == found


def names_games(tree):
    """The texts of a module, docstrings apart, that name an installed game or a module of one."""
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            top = re.split(r"[.:]", node.value)[0]
            if node.value in slugs() or top in PLUG_INS or re.match(r"pioche\.games\.\w", node.value):
                yield node.value


@pytest.mark.parametrize(
    "path", [path for path in MODULES if "games" not in path.parts], ids=lambda path: dotted(path, PACKAGE)
)
def test_no_game_is_called_by_its_name(path):
    assert list(names_games(tree_of(path))) == []


def test_a_game_called_by_its_name_is_found():
    source = '"""On duel."""\nload("duel.game")\ngame_of("duel")\nfind("pioche.games.chess")\npoints("pioche.games")'
    assert list(names_games(ast.parse(source))) == ["duel.game", "duel", "pioche.games.chess"]


def around_a_yield(tree):
    """The lines where something is to be done when a flow is left in the middle, or asked whether it is a generator."""
    for node in ast.walk(tree):
        body = node.body if isinstance(node, (ast.With, ast.AsyncWith)) else []
        if isinstance(node, ast.Try) and node.finalbody:
            body = [*node.body, *node.handlers, *node.orelse]
        if any(isinstance(one, (ast.Yield, ast.YieldFrom)) for part in body for one in _of_the_same_function(part)):
            yield node.lineno
        if isinstance(node, (ast.Name, ast.Attribute)) and "isgenerator" in ast.unparse(node).rpartition(".")[2]:
            yield node.lineno


def _of_the_same_function(node):
    yield node
    if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
        for child in ast.iter_child_nodes(node):
            yield from _of_the_same_function(child)


@pytest.mark.parametrize(
    "path", [*sorted((PACKAGE / "engine").glob("*.py")), *RULES], ids=lambda path: f"{path.parent.name}/{path.name}"
)
def test_nothing_is_relied_on_around_a_yield(path):
    assert list(around_a_yield(tree_of(path))) == []


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("def f():\n    try:\n        yield 1\n    finally:\n        g()", [2]),
        ("def f():\n    try:\n        yield 1\n    except E:\n        g()", []),
        ("def f():\n    with lock:\n        x = yield from g()", [2]),
        ("def f():\n    with lock:\n        def g():\n            yield 1", []),
        ("def f(x):\n    with lock:\n        g()\n    yield 1", []),
        ("import inspect\nif inspect.isgenerator(x):\n    pass", [2]),
    ],
)
def test_what_stands_around_a_yield_is_found(source, lines):
    assert list(around_a_yield(ast.parse(source))) == lines


def test_the_hot_modules_are_there():
    hot = hot_modules(PACKAGE)
    assert {"match.py", "abilities.py", "state.py", "rng.py"} <= {path.name for path in hot}
    assert [path for path in hot if not path.is_file()] == []


def test_every_module_of_the_engine_is_in_the_map_and_no_other():
    table = DOCUMENT.partition("| module | what |")[2].partition("\n\n")[0]
    assert re.findall(r"(?m)^\| `(\w+)` \|", table) == sorted(path.stem for path in (PACKAGE / "engine").glob("*.py"))


def test_every_folder_of_the_house_is_in_the_map():
    folders = {path.parent.relative_to(ROOT).as_posix() for path in PACKAGE.glob("*/__init__.py")}
    assert folders <= set(re.findall(r"(?m)^\| `(pioche/\w+)` \|", DOCUMENT))


def test_every_law_names_tests_that_are_there():
    laws = DOCUMENT.partition("## The ten laws")[2].partition("\n## ")[0]
    rows = re.findall(r"(?m)^\| (\d+) \|.*$", laws)
    assert rows == [str(n) for n in range(1, 11)]
    for row in re.findall(r"(?m)^\| \d+ \|.*$", laws):
        cited = re.findall(r"`([\w/]+\.py)::(\w+)`", row)
        assert cited, f"a law that no test holds: {row}"
        for path, name in cited:
            functions = [node.name for node in ast.walk(tree_of(ROOT / path)) if isinstance(node, ast.FunctionDef)]
            assert name in functions, f"{path} has no {name}"


def test_the_checks_of_the_contract_that_laws_name_are_there():
    from pioche.contract import source
    from pioche.engine import contract

    laws = DOCUMENT.partition("## The ten laws")[2].partition("\n## ")[0]
    named = set(re.findall(r"`(check_\w+)`", laws)) - {"check_game"}
    found = {name for name in named for where in (contract, source) if callable(getattr(where, name, None))}
    assert named == found and len(named) == 5


def test_the_page_knows_options_by_their_roles_and_no_verb_by_its_name():
    pages = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    by_name = re.compile(r"\.verb\s*[!=]=|\((\w+[!?]?\.)+verb\)|\.verb\.|\.(key|taken)[!?]*\.startsWith")
    assert len(pages) > 100 and [str(path) for path in pages if by_name.search(path.read_text(encoding="utf-8"))] == []


def open_classes():
    """The engine's compiled classes that say that interpreted code may inherit from them."""
    for path in hot_modules(PACKAGE):
        if path.parent.name == "engine":
            for node in tree_of(path).body:
                if isinstance(node, ast.ClassDef) and "allow_interpreted_subclasses" in map(
                    _keyword, node.decorator_list
                ):
                    yield f"{dotted(path, PACKAGE)}.{node.name}"


def _keyword(decorator):
    return decorator.keywords[0].arg if isinstance(decorator, ast.Call) and decorator.keywords else ""


def test_games_inherit_only_from_what_a_compiled_engine_leaves_open():
    known = set(open_classes())
    shut = set()
    for path in RULES:
        tree = tree_of(path)
        full = {one.name.rpartition(".")[2]: one.name for one in imports(tree)}
        for node in ast.walk(tree):
            for base in node.bases if isinstance(node, ast.ClassDef) else ():
                name = full.get(ast.unparse(base).partition("[")[0], "")
                if within(name, "pioche.engine") and name not in known:
                    shut.add(f"{path.name}: {node.name}({name})")
    assert not shut
