"""Runs `pioche` from its Python sources where compiled modules lie beside them: `python -P …/pioche/lab/plain.py …`.

Run by its path, before anything of Pioche is imported.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class SourcesFirst(MetaPathFinder):
    """Takes the `.py` file beside a compiled module."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin is None or not spec.origin.endswith(tuple(EXTENSION_SUFFIXES)):
            return None
        source = Path(spec.origin).with_name(name.rpartition(".")[2] + ".py")
        return spec_from_file_location(name, source) if source.exists() else None


if __name__ == "__main__":
    sys.meta_path.insert(0, SourcesFirst())
    from pioche.cli import main

    main()
