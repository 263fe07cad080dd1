"""Bots. A bot gets one seat's side of a match, no more: what that seat sees, and imagined worlds that fit it."""

from pioche.bots.eyes import Bot, Eyes, bot, bot_names, make_bot
from pioche.bots.greedy import Greedy
from pioche.bots.random import Random
from pioche.bots.search import Easy, Hard, Normal

__all__ = ["Bot", "Easy", "Eyes", "Greedy", "Hard", "Normal", "Random", "bot", "bot_names", "make_bot"]
