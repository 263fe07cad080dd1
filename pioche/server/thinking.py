"""Bots think in processes of their own, off the event loop. One that fails or takes too long never stops a table."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from pioche.bots import Eyes, make_bot
from pioche.engine import Match
from pioche.engine.choice import is_concession, number_of
from pioche.engine.match import KEEP_ACTIONS, open_match
from pioche.engine.registry import game_of
from pioche.server.workers import Past, Pool

if TYPE_CHECKING:
    from pioche.server.room import Room

_log = logging.getLogger(__name__)
_MOST_KEPT: Final = 500  # matches in one process
_PATIENCE: Final = 20.0  # seconds

# In a worker: the matches it has followed, so that a move costs the decisions since the last one.
_followed: OrderedDict[str, Match] = OrderedDict()


def _pick(key: str, past: Past, bot: str, seed: str, seconds: float) -> str:
    game = game_of(past.game)
    match = _followed.pop(key, None)
    if match is None or match.history != past.history[: match.n]:
        match = open_match(game, past.begun(), KEEP_ACTIONS)  # it is never gone back in, and nobody reads its log
        past.patch(match)
    for option in past.history[match.n :]:
        if is_concession(option):
            match.concede(number_of(option))
        else:
            match.choose(game.verbs.key(option))
        past.patch(match)
    _followed[key] = match
    if len(_followed) > _MOST_KEPT:
        _followed.popitem(last=False)
    assert match.ask is not None
    index = make_bot(bot, seed).pick(Eyes(match, seconds))
    return game.verbs.key(match.ask.options[index])


class Thinkers:
    """A few processes (none: a thread of this one); `pick` gives the key of an option, whatever happens to them."""

    def __init__(self, workers: int) -> None:
        self._pool = Pool("pioche bots", workers)

    async def pick(self, room: Room, seat: int, seconds: float) -> str:
        """`seconds` is how long the bot may think, at most."""
        match = room.match
        assert match is not None
        assert match.ask is not None
        assert match.start is not None
        first = match.game.verbs.key(match.ask.options[0])
        if len(match.ask.options) == 1:
            return first
        seed = f"{match.start.seed} {room.id} {match.n}"
        bot, n = room.chairs[seat].bot, match.n
        try:
            option: str = await self._pool.do(_PATIENCE, _pick, room.id, Past.of(match), bot, seed, seconds)
        except Exception as error:
            _log.error("the bot %s failed at decision %d of %s: %r", bot, n, room.id, error)
            return first
        return option

    def close(self) -> None:
        self._pool.close()
