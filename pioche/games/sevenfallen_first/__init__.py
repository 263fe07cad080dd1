"""Seven Fallen by the rulebook of its first edition."""

from pioche.games.sevenfallen_first.game import SEVENFALLEN_FIRST

__all__ = ["SEVENFALLEN_FIRST"]
