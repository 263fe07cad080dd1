"""Bots think in processes of their own, off the event loop. One that fails or takes too long never stops a table."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from pioche.bots import Eyes, make_bot
from pioche.engine import Match
from pioche.engine.match import Start, open_match
from pioche.engine.registry import game_of

if TYPE_CHECKING:
    from pioche.server.room import Room

_log = logging.getLogger(__name__)
_MOST_KEPT = 200  # matches in one process
_PATIENCE = 20.0  # seconds

# In a worker: the matches it has followed, so that a move costs the decisions since the last one.
_followed: OrderedDict[str, Match] = OrderedDict()


def _pick(key: str, slug: str, start: tuple[Any, ...], history: list[int], bot: str, seed: str) -> str:
    game = game_of(slug)
    match = _followed.pop(key, None)
    if match is None or match.history != history[: match.n]:
        match = open_match(game, Start(*start))
    for option in history[match.n :]:
        if option < 1 << 12:
            match.concede(option)
        else:
            match.choose(game.verbs.key(option))
    _followed[key] = match
    if len(_followed) > _MOST_KEPT:
        _followed.popitem(last=False)
    assert match.ask is not None
    index = make_bot(bot, seed).pick(Eyes(match))
    return game.verbs.key(match.ask.options[index])


class Thinkers:
    """A few processes (none: a thread of this one); `pick` gives the key of an option, whatever happens to them."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def pick(self, room: Room, seat: int) -> str:
        match = room.match
        assert match is not None
        assert match.ask is not None
        assert match.start is not None
        first = match.game.verbs.key(match.ask.options[0])
        if len(match.ask.options) == 1:
            return first
        begun = match.start
        start = (begun.seed, begun.names, begun.decks, begun.options, begun.scenario)
        seed = f"{begun.seed} {room.id} {match.n}"
        work = (room.id, match.game.slug, start, match.history.copy(), room.chairs[seat].bot, seed)
        try:
            if self._pool is None and self._workers:
                self._pool = ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"))
            loop = asyncio.get_running_loop()
            return await asyncio.wait_for(loop.run_in_executor(self._pool, _pick, *work), _PATIENCE)
        except BrokenExecutor:
            _log.exception("a process in which bots think has died")
            self.close()
        except Exception:
            _log.exception("the bot %s failed at decision %d of %s", room.chairs[seat].bot, match.n, room.id)
        return first

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
