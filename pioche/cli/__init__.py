"""The command `pioche`."""

from __future__ import annotations

import sys

__all__ = ["main"]


def main() -> None:
    """What is quick to answer is answered at once; all else is loaded only when it is called for."""
    from pioche.cli.app import run

    sys.exit(run(sys.argv[1:]))
