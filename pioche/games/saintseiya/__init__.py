"""Saint Seiya deck-building 2.0.0: base game, Asgard, Poséidon, Épopées, solo against Hilda."""

from pioche.games.saintseiya.game import SAINTSEIYA

__all__ = ["SAINTSEIYA"]
