"""The engine stands alone: the standard library and msgspec, and nothing of ours outside itself."""

import ast
import sys
from pathlib import Path

import pytest

import pioche.engine

FOLDER = Path(pioche.engine.__file__).parent
MODULES = sorted(FOLDER.glob("*.py"))


def imports(tree, *, only_at_import=False):
    """The modules that a syntax tree imports, but for what only type checkers read; or those at import time alone."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            for other in node.orelse:
                yield from imports(ast.Module([other], []), only_at_import=only_at_import)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "names are written in full"
            yield node.module
        elif not (only_at_import and isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda))):
            yield from imports(node, only_at_import=only_at_import)


def tree_of(path):
    return ast.parse(path.read_text(encoding="utf-8"))


def test_imports_are_found_wherever_they_are():
    source = """
import os.path, json
from a.b import c
if TYPE_CHECKING:
    from only import types
else:
    import real
class C:
    def f(self):
        with x:
            import inner
"""
    assert list(imports(ast.parse(source))) == ["os.path", "json", "a.b", "real", "inner"]
    assert list(imports(ast.parse(source), only_at_import=True)) == ["os.path", "json", "a.b", "real"]


def test_all_modules_are_looked_at():
    assert {"match", "abilities", "rng", "rules"} <= {path.stem for path in MODULES}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_a_module_imports_only_the_standard_library_msgspec_and_the_engine(path):
    allowed = {*sys.stdlib_module_names, "msgspec"}
    if path.stem == "contract":
        allowed.add("hypothesis")
    foreign = [
        name
        for name in imports(tree_of(path))
        if name.partition(".")[0] not in allowed and not f"{name}.".startswith("pioche.engine.")
    ]
    assert foreign == []


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_no_module_needs_hypothesis_to_be_imported(path):
    assert "hypothesis" not in [name.partition(".")[0] for name in imports(tree_of(path), only_at_import=True)]
