"""KeyForge by the rules of March 2021."""

from pioche.games.keyforge.game import KEYFORGE

__all__ = ["KEYFORGE"]
