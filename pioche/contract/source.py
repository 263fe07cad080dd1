"""What the source of a game owes: no chance or clock but the state's, and words for all that it says."""

from __future__ import annotations

import ast

from pioche.engine.contract import AnyGame, ContractBroken
from pioche.engine.source import unsaid

_CHANCE_AND_CLOCKS = {"random", "secrets", "time", "datetime", "uuid", "os", "threading"}
_FLOWS = {"happen", "together", "pick", "pick_several", "confirm", "pick_number", "pick_seat", "run", "resolve"}


def check_source(game: AnyGame) -> None:
    """Read the game's rules and cards: no chance or clock but the state's, no flow that is called and then dropped, no
    question asked within `try … finally` or `with` (a flow that is dropped does not run what they promise)."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(game.folder.rglob("*.py"))}
    flows = set(_FLOWS)
    for tree in trees.values():
        flows |= {
            node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and _yields(node) and node.name
        }
    for path, tree in trees.items():
        for node in ast.walk(tree):
            line = getattr(node, "lineno", 0)
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [one.name for one in node.names]
                for name in names:
                    if name.partition(".")[0] in _CHANCE_AND_CLOCKS:
                        raise ContractBroken(f"{path.name}:{line}: rules do not use {name}")
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "id":
                raise ContractBroken(f"{path.name}:{line}: rules do not use id()")
            elif isinstance(node, ast.With) or (isinstance(node, ast.Try) and node.finalbody):
                if any(isinstance(one, (ast.Yield, ast.YieldFrom)) for child in node.body for one in ast.walk(child)):
                    raise ContractBroken(f"{path.name}:{line}: no question within `with` or `try … finally`")
            elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                called = node.value.func
                name = called.id if isinstance(called, ast.Name) else ""
                if name in flows:
                    raise ContractBroken(f"{path.name}:{line}: {name}(…) is called but not run: `yield from {name}(…)`")


def _yields(function: ast.FunctionDef) -> bool:
    inner = [node for child in function.body for node in ast.walk(child)]
    return any(isinstance(node, (ast.Yield, ast.YieldFrom)) for node in inner)


def check_said(game: AnyGame) -> None:
    """What rules and cards say, wherever it stands in the source: each prompt, log line, refusal and error has its
    message in both languages, with no field but those that it is given; rules that are cited are in the index; effects
    that last have a block. Of a text that is put together as a match runs, something must fit what is known of it."""
    faults = list(dict.fromkeys(unsaid(game)))
    if faults:
        raise ContractBroken(f"{game.slug}: " + "\n".join(faults))
