"""How often a match was asked something, so that a test of a rule which never asks anything can be told."""

from __future__ import annotations


class Activity:
    """Decisions made by key and legality questions, since the program began."""

    __slots__ = ("questions",)

    def __init__(self) -> None:
        self.questions = 0


ACTIVITY = Activity()
