"""The matches that are open in one process, and the bots that sit at them."""

from __future__ import annotations

import logging

from pioche.bots import Eyes, make_bot
from pioche.engine import Match, PiocheError

MOST_MATCHES = 10_000
_MOST_BOT_ANSWERS = 10_000  # to one request

_log = logging.getLogger(__name__)


class OpenMatch:
    """A match, the name it goes by, and which seats are bots."""

    __slots__ = ("bots", "id", "match")

    def __init__(self, id: str, match: Match, bots: dict[int, str]) -> None:
        self.id = id
        self.match = match
        self.bots = bots

    def bot_picks(self, bot: str, seed: int | str | None = None) -> str:
        """The key that a bot would answer with: the same each time the same question is open."""
        match = self.match
        assert match.ask is not None
        assert match.start is not None
        if seed is None:
            seed = f"{match.start.seed} {match.n}"
        index = make_bot(bot, str(seed)).pick(Eyes(match))
        return match.game.verbs.key(match.ask.options[index])

    def let_bots_answer(self) -> None:
        """Until a person is asked. A bot that fails leaves its question open: what was decided before it stands."""
        for _ in range(_MOST_BOT_ANSWERS):
            ask = self.match.ask
            if ask is None or ask.seat not in self.bots:
                return
            bot = self.bots[ask.seat]
            try:
                self.match.choose(self.bot_picks(bot))
            except Exception:
                _log.exception("the bot %s failed at decision %d of %s", bot, self.match.n, self.id)
                return


class Matches:
    """Matches by id: m1, m2, and so on, none of which is used twice."""

    __slots__ = ("_open", "_opened")

    def __init__(self) -> None:
        self._open: dict[str, OpenMatch] = {}
        self._opened = 0

    def __len__(self) -> int:
        return len(self._open)

    def __contains__(self, id: str) -> bool:
        return id in self._open

    def open(self, match: Match, bots: dict[int, str] | None = None) -> OpenMatch:
        if len(self._open) >= MOST_MATCHES:
            raise PiocheError("too-many-matches", most=MOST_MATCHES)
        self._opened += 1
        table = self._open[f"m{self._opened}"] = OpenMatch(f"m{self._opened}", match, bots or {})
        return table

    def __getitem__(self, id: str) -> OpenMatch:
        if id not in self._open:
            raise PiocheError("unknown-match", match=id)
        return self._open[id]

    def close(self, id: str) -> None:
        del self._open[self[id].id]
