"""Build hook: `PIOCHE_COMPILE=1` compiles the hot modules with mypyc; where that fails the wheel is plain Python."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable" or os.environ.get("PIOCHE_COMPILE") != "1":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root))
        from pioche.compile import compile_to

        target = Path(tempfile.mkdtemp(prefix="pioche-compiled-"))
        try:
            built = compile_to(target, [root / "pioche"])
        except Exception as error:
            self.app.display_warning(f"pioche: not compiled, plain Python instead ({error})")
            return
        for library in built:
            build_data["force_include"][str(library)] = library.relative_to(target).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def dependencies(self) -> list[str]:
        return ["mypy>=2", "setuptools>=65", "msgspec>=0.20"] if os.environ.get("PIOCHE_COMPILE") == "1" else []
