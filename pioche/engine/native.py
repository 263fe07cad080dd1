"""The one word of mypyc's that our classes need: a plug-in's interpreted class may inherit from a compiled one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_attributes: bool) -> object:
        return lambda cls: cls


__all__ = ["mypyc_attr"]
