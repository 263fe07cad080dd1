"""Bots think in processes of their own, off the event loop. One that fails or takes too long never stops a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final

from pioche.bots import Eyes, make_bot
from pioche.engine import Match
from pioche.engine.choice import is_concession, number_of
from pioche.engine.match import KEEP_ACTIONS, Start, open_match
from pioche.engine.registry import game_of

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from pioche.server.room import Room

_log = logging.getLogger(__name__)
_MOST_KEPT: Final = 500  # matches in one process
_PATIENCE: Final = 20.0  # seconds

# In a worker: the matches it has followed, so that a move costs the decisions since the last one.
_followed: OrderedDict[str, Match] = OrderedDict()


Patches = list[tuple[int, dict[str, Any]]]  # before which decisions a position was changed


def _pick(
    key: str,
    slug: str,
    start: tuple[Any, ...],
    history: list[int],
    patches: Patches,
    bot: str,
    seed: str,
    seconds: float,
) -> str:
    game = game_of(slug)
    match = _followed.pop(key, None)
    if match is None or match.history != history[: match.n]:
        match = open_match(game, Start(*start), KEEP_ACTIONS)  # it is never gone back in, and nobody reads its log
        _patch(match, patches)
    for option in history[match.n :]:
        if is_concession(option):
            match.concede(number_of(option))
        else:
            match.choose(game.verbs.key(option))
        _patch(match, patches)
    _followed[key] = match
    if len(_followed) > _MOST_KEPT:
        _followed.popitem(last=False)
    assert match.ask is not None
    index = make_bot(bot, seed).pick(Eyes(match, seconds))
    return game.verbs.key(match.ask.options[index])


def _patch(match: Match, patches: Patches) -> None:
    for n, words in patches:
        if n == match.n:
            match.patch(words)


def _think(pipe: Connection[Any, Any]) -> None:
    """What a process does: answer until the server has gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which closes the pipe
    with contextlib.suppress(EOFError, OSError):
        while True:
            work = pipe.recv()
            try:
                answer = (_pick(*work), "")
            except Exception as error:
                answer = ("", repr(error))
            pipe.send(answer)


class _Worker:
    """A process in which bots think, one after the other."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_think, args=(theirs,), name="pioche bots", daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, work: tuple[Any, ...]) -> tuple[str, str]:
        """An option's key, or what went wrong. EOFError where the process has died, TimeoutError where it is lost in
        thought."""
        self._pipe.send(work)
        if not self._pipe.poll(_PATIENCE):
            raise TimeoutError
        option, failed = self._pipe.recv()
        return option, failed

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()


class Thinkers:
    """A few processes (none: a thread of this one); `pick` gives the key of an option, whatever happens to them."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._threads = ThreadPoolExecutor(max(1, workers), "pioche bots")  # each waits for one process
        self._all: set[_Worker] = set()
        self._idle: list[_Worker] = []

    async def pick(self, room: Room, seat: int, seconds: float) -> str:
        """`seconds` is how long the bot may think, at most."""
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
        bot, n = room.chairs[seat].bot, match.n
        patches = [(change.n, change.patch) for change in match.changes if change.patch is not None]
        work = (room.id, match.game.slug, start, match.history.copy(), patches, bot, seed, seconds)
        try:
            option, failed = await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, work)
        except Exception as error:
            option, failed = "", repr(error)
        if failed:
            _log.error("the bot %s failed at decision %d of %s: %s", bot, n, room.id, failed)
        return option or first

    def _ask(self, work: tuple[Any, ...]) -> tuple[str, str]:
        """In a thread. A process that does not answer is ended, and another one begun when it is needed."""
        if not self._workers:
            return _pick(*work), ""
        worker = self._idle.pop() if self._idle else _Worker()
        self._all.add(worker)
        try:
            answer = worker.ask(work)
        except Exception:
            self._all.discard(worker)
            worker.end()
            raise
        self._idle.append(worker)
        return answer

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._all.copy():
            worker.end()
