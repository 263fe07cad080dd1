"""`pioche engine`: the protocol over standard input and output."""

from __future__ import annotations

import sys


def engine() -> None:
    """One JSON object a line in, one a line out."""
    from pioche.adapters.stdio import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)
