"""Work that may take long is done in processes of its own: one that dies or is late is ended, and another one begun."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, NamedTuple

from pioche.engine import Match, PiocheError
from pioche.engine.errors import Refusal
from pioche.engine.match import Start

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Work = Callable[..., Any]


class Past(NamedTuple):
    """What a match was made of, as another process is told: `patches` are (before which decision, words)."""

    game: str
    start: tuple[Any, ...]
    history: list[int]
    patches: list[tuple[int, dict[str, Any]]]

    @classmethod
    def of(cls, match: Match) -> Past:
        begun = match.start
        assert begun is not None
        start = (begun.seed, begun.names, begun.decks, begun.options, begun.scenario)
        patches = [(change.n, change.patch) for change in match.changes if change.patch is not None]
        return cls(match.game.slug, start, match.history.copy(), patches)

    def begun(self) -> Start:
        return Start(*self.start)

    def patch(self, match: Match) -> None:
        """Change the position as it was changed before the decision that is open now."""
        for n, words in self.patches:
            if n == match.n:
                match.patch(words)


def _work(pipe: Connection[Any, Any]) -> None:
    """What a process does: answer until the server has gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which closes the pipe
    with contextlib.suppress(EOFError, OSError):
        while True:
            work, args = pipe.recv()
            try:
                answer: tuple[str, Any] = ("done", work(*args))
            except PiocheError as error:
                answer = ("refused", _as_data(error))
            except Exception as error:
                answer = ("failed", repr(error))
            pipe.send(answer)


def _as_data(error: PiocheError) -> tuple[str, list[str], list[str], dict[str, Any]]:
    plain = {name: value if isinstance(value, str | int | list) else str(value) for name, value in error.args_.items()}
    return error.code, [refusal.rule for refusal in error.refusals], list(error.options), plain


class Failed(Exception):  # noqa: N818 - it reads as what it says
    """The work went wrong, for no reason that a person could mend."""


class _Worker:
    """A process that does one thing after the other."""

    def __init__(self, name: str) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs,), name=name, daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, work: Work, args: tuple[Any, ...], patience: float) -> tuple[str, Any]:
        """EOFError where the process has died, TimeoutError where it is late."""
        self._pipe.send((work, args))
        if not self._pipe.poll(patience):
            raise TimeoutError
        kind, answer = self._pipe.recv()
        return kind, answer

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()


class Pool:
    """A few processes, begun when they are needed (none: a thread of this one)."""

    def __init__(self, name: str, processes: int) -> None:
        self._name = name
        self._processes = processes
        self._threads = ThreadPoolExecutor(max(1, processes), name)  # each waits for one process
        self._all: set[_Worker] = set()
        self._idle: list[_Worker] = []
        self._closed = False

    async def do(self, patience: float, work: Work, *args: Any) -> Any:
        """What `work` returns; PiocheError where it refuses, TimeoutError where it is late, Failed where it fails."""
        try:
            kind, answer = await asyncio.get_running_loop().run_in_executor(
                self._threads, self._ask, patience, work, args
            )
        except (EOFError, OSError) as error:
            if isinstance(error, TimeoutError):
                raise
            raise Failed(repr(error)) from None
        if kind == "refused":
            code, rules, options, told = answer
            raise PiocheError(code, [Refusal(rule) for rule in rules], options, **told)
        if kind == "failed":
            raise Failed(answer)
        return answer

    def _ask(self, patience: float, work: Work, args: tuple[Any, ...]) -> tuple[str, Any]:
        """In a thread. A process that does not answer is ended, and another one begun when it is needed."""
        if not self._processes:
            return "done", work(*args)
        worker = self._idle.pop() if self._idle else _Worker(self._name)
        self._all.add(worker)
        try:
            if self._closed:
                raise EOFError
            answer = worker.ask(work, args, patience)
        except Exception:
            self._all.discard(worker)
            worker.end()
            raise
        self._idle.append(worker)
        return answer

    def close(self) -> None:
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._all.copy():
            worker.end()
