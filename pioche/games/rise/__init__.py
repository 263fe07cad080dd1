"""Rise 2.1: two to six players, each with two Invocateurs, and a stack within the stack."""

from pioche.games.rise.game import RISE

__all__ = ["RISE"]
