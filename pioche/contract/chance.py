"""Scenarios and patches by chance, some of them spoilt: each is right, or refused with a clear reason."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from pioche.contract.client import Client, check_error
from pioche.contract.faults import NONE
from pioche.contract.tables import must, viewers
from pioche.engine.contract import AnyGame
from pioche.engine.match import Match
from pioche.engine.places import places
from pioche.engine.rng import Rng, rng_of
from pioche.lab.hunt.positions import Pool, Words, make_position, some_value

_POSITIONS = 24
_SPOILT = 6  # ways in which each is spoilt
_DECISIONS = 4
_FEWEST = 20  # scenarios and patches that are right, and that are wrong


class Spoiler:
    """Changes words in up to two places, at any depth: to what may mean something elsewhere in the game."""

    def __init__(self, game: AnyGame, rng: Rng) -> None:
        words = [*game.table_words, *game.player_words, *game.card_words, *game.print_words]
        ids = list(game.book.cards)
        some = [rng.pick(ids) for _ in range(6)]
        self.rng = rng
        self.names = [word.name for word in words] + [zone.name for zone in game.zones]
        self.names += ["active", "turn", "players", "cards", "card", "owner", "known", "out", "number", "zone", "at"]
        self.odd: list[Any] = [None, True, -1, 0, 1, 7, 10**30, 1.5, "", "é", NONE, [], {}, [[]], [{}], [0], *some]
        self.odd += [[id] for id in some] + [{"card": id} for id in some] + [[{"card": id, "owner": 1}] for id in some]
        self.odd += [value for word in words for value in (*word.words[:2], list(word.words[:1]) * 2)]

    def spoilt(self, words: Words) -> Words:
        words = deepcopy(words)
        rng = self.rng
        for _ in range((0, 0, 1, 1, 2)[rng.below(5)]):
            known = list(_spots(words))
            if not known:
                break
            into, name = rng.pick(known)
            change = rng.below(3)
            if change == 0:
                into[name] = deepcopy(rng.pick(self.odd))
            elif change == 1:
                del into[name]
            elif isinstance(into, dict):
                into[rng.pick(self.names)] = deepcopy(rng.pick(self.odd))
            else:
                into.append(deepcopy(rng.pick(self.odd)))
        return words

    def patch(self, match: Match) -> Words:
        """Some words for the cards and players that there are, and moves."""
        game, rng = match.game, self.rng
        cards: list[Words] = []
        lying = list(places(game, match.state))
        for _ in range(rng.below(3) if lying else 0):
            place = rng.pick(lying)
            entry: Words = {"number": place.card.number}
            if rng.coin():
                entry |= {"zone": rng.pick(list(game.zones)).name, "player": rng.below(len(match.names))}
            elif place.permanent is not None and game.card_words:
                word = rng.pick(list(game.card_words))
                entry[word.name] = [] if word.type in ("cards", "permanents") else some_value(word, rng)
            cards.append(entry)
        players = [
            {word.name: some_value(word, rng) for word in game.player_words if rng.below(3) == 0} for _ in match.names
        ]
        table = {word.name: some_value(word, rng) for word in game.table_words if rng.below(6) == 0}
        return self.spoilt({"cards": cards, "players": players, **table})


def _spots(into: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in words: what it is in, and its name or number there."""
    for name in list(into) if isinstance(into, dict) else range(len(into)):
        yield into, name
        if isinstance(into[name], (dict, list)):
            yield from _spots(into[name])


class _Counts:
    """How many of something were right, and how many were wrong."""

    def __init__(self) -> None:
        self.right = 0
        self.wrong = 0

    def take(self, answer: dict[str, Any]) -> bool:
        if "ok" in answer:
            self.right += 1
            return True
        self.wrong += 1
        check_error(answer["error"])
        return False


def check_any_words(game: AnyGame) -> None:
    """Matches opened from scenarios by chance, patched and played on; what is refused changes nothing."""
    rng = rng_of("any words")
    pool, spoiler = Pool(game), Spoiler(game, rng)
    scenarios, patches = _Counts(), _Counts()
    for _ in range(_POSITIONS):
        words, _ = make_position(pool, rng)
        for _ in range(_SPOILT):
            client = Client()
            answer = client.ask("scenario", **{**spoiler.spoilt(words), "game": game.slug})
            if scenarios.take(answer):
                _play_on(client, answer["ok"]["match"], spoiler, patches)
            else:
                must(not len(client.protocol.matches), "a match was opened although it was refused")
    told = f"scenarios {vars(scenarios)}, patches {vars(patches)}"
    must(min(scenarios.right, scenarios.wrong, patches.right, patches.wrong) >= _FEWEST, f"too few of a kind: {told}")


def _play_on(client: Client, id: str, spoiler: Spoiler, patches: _Counts) -> None:
    """A few decisions, each after a patch; then back to where it began."""
    match = client.inside(id)
    for n in range(_DECISIONS):
        before = match.hash()
        if not patches.take(client.ask("patch", **{**spoiler.patch(match), "match": id, "lang": "en"})):
            must(match.hash() == before, "a patch that was refused has changed the match")
        for viewer in viewers(match):
            match.view(viewer)
        must(match.clone().hash() == match.hash(), "a clone of what was patched differs")
        if match.decision is None:
            return
        client.ok("choose", match=id, option=spoiler.rng.pick(match.decision.keys))
        must(match.n == n + 1, "a decision was not counted")
    last = match.hash()
    client.ok("undo", match=id, to=0)
    json.dumps(client.ok("save", match=id)["record"])
    if match.future:  # no patch was undone with it
        client.ok("redo", match=id, to=_DECISIONS)
        must(match.hash() == last, "undone and done again, a match stands elsewhere")
