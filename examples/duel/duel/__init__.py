"""Duel: a small invented game that uses every part of the engine once."""
