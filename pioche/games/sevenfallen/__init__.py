"""7 Fallen by its complete rules, version 3."""

from pioche.games.sevenfallen.game import SEVENFALLEN

__all__ = ["SEVENFALLEN"]
