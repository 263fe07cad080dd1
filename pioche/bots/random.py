"""Any option, each as likely as the others."""

from __future__ import annotations

from pioche.bots.eyes import Eyes, bot
from pioche.engine import Rng


@bot("random")
class Random:
    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def pick(self, eyes: Eyes) -> int:
        return self._rng.below(len(eyes.ask.options))
