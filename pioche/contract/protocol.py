"""What a program that plays over the protocol counts on, in every game: what is said of a game, what a view shows, the
same answers to the same requests, and that nothing is lost on the way."""

from __future__ import annotations

import json
from typing import Any

from pioche.contract.client import Client
from pioche.contract.input import a_change, stops
from pioche.contract.tables import any_match, entries, must, positions, viewers, walk
from pioche.engine.contract import AnyGame
from pioche.engine.game import Word
from pioche.engine.match import Match
from pioche.engine.rng import rng_of
from pioche.lab.hunt.positions import Words

_CARD = {"card", "number", "owner"}
_LISTS = ("cards", "permanents")
_FAR = 60  # decisions of a match that is gone through


def check_game_is_told(game: AnyGame) -> None:
    """`games` and `cards` tell the zones, words, verbs and cards of the game."""
    client = Client()
    told = client.ok("games", game=game.slug)
    must([zone["name"] for zone in told["zones"]] == [zone.name for zone in game.zones], "a zone is not told")
    for kind, words in (("player", game.player_words), ("card", game.card_words), ("table", game.table_words)):
        names = [one["name"] for one in told["words"][kind]]
        must(names == [word.name for word in words], f"words of a {kind}: only {names} are told")
    must(told["verbs"] == game.verbs.names() and told["seats"] == list(game.seats), "a verb or the seats are not told")
    must([one["id"] for one in client.ok("cards", game=game.slug)["cards"]] == list(game.book.cards), "not all cards")


def check_view(match: Match) -> None:
    """Each viewer sees every card once, known or as a token, and every field of players and of cards in play."""
    game = match.game
    shared = [zone.name for zone in game.zones if not zone.of_player]
    own = {zone.name for zone in game.zones if zone.of_player} | {word.name for word in game.player_words}
    borne = {word.name for word in game.card_words} | {"controller"} | _CARD
    for viewer in (*viewers(match), "all"):
        view = match.view(None if isinstance(viewer, str) else viewer, everything=viewer == "all")
        json.dumps(view)
        zones = {name: view[name] for name in ("players", *shared)}
        seen, hidden = list(entries(zones)), _tokens(zones)
        must(len(seen) + hidden == len(match.state.cards) - 1, f"viewer {viewer} sees a card twice, or not at all")
        must(viewer != "all" or not hidden, "who sees everything gets a token")
        must(len({one["number"] for one in seen}) == len(seen), f"viewer {viewer} sees a number twice")
        for one in seen:
            must(one.keys() >= (borne if "controller" in one else _CARD), f"a field is missing: {one}")
        for player in view["players"]:
            must(player.keys() >= own | {"name", "team", "out", "automaton"}, f"a field is missing: {player.keys()}")
        must(all(word.name in view for word in game.table_words), "a word of the table is missing")
        asked = match.ask is not None and viewer in (match.ask.seat, "all")
        must(asked or view["decision"] in (None, {"seat": match.ask and match.ask.seat}), f"{viewer} sees the options")


def _tokens(value: Any) -> int:
    """How many cards a view shows as tokens."""
    if isinstance(value, dict):
        return ("token" in value) + sum(map(_tokens, value.values()))
    return sum(map(_tokens, value)) if isinstance(value, list) else 0


def check_said_is_shown(game: AnyGame) -> None:
    """What a scenario says is what a view shows: words, and cards in their order."""
    client = Client()
    for words in positions(game, 4):
        id = client.ok("scenario", game=game.slug, **words)["match"]
        view = client.ok("view", match=id, all=True)
        must((view["active"], view["turn"]) == (words["active"], words["turn"]), "another turn than was said")
        _check_said(game.table_words, words, view)
        for said, shown in zip(words["players"], view["players"], strict=True):
            _check_said(game.player_words, said, shown)
            for zone in game.zones:
                told, there = (said, shown) if zone.of_player else (words, view)
                _check_cards(game, told.get(zone.name, []), there[zone.name])
        must(not client.ok("log", match=id, all=True)["events"], "something has happened where a match was laid out")
        check_view(client.inside(id))


def _check_said(words: tuple[Word, ...], said: Words, shown: Words) -> None:
    for word in words:
        if word.name in said and word.type not in _LISTS:
            must(shown[word.name] == said[word.name], f"{word.name} is {shown[word.name]}, not {said[word.name]}")


def _check_cards(game: AnyGame, said: Any, shown: Any) -> None:
    spelt = [{"card": one} if isinstance(one, str) else one for one in said]
    ids = [one["card"] for one in spelt]
    must([one["card"] for one in shown] == ids, f"cards lie in another order than was said: {ids}")
    for one, there in zip(spelt, shown, strict=True):
        _check_said(game.card_words, one, there)
        for word in game.card_words:
            if word.type in _LISTS:
                _check_cards(game, one.get(word.name, []), there.get(word.name, []))


def check_protocol(game: AnyGame) -> None:
    """A match over the protocol: the next question comes with each answer, cards keep their numbers, the same requests
    get the same answers; undo, redo, save, load and fork stand where the match stood."""
    clients = Client(), Client()
    for client in clients:
        client.ok("new", game=game.slug, seed=5)
    rng = rng_of("protocol")
    stood: list[tuple[Any, ...]] = []
    match = clients[0].inside("m1")
    cards: dict[int, str] = {}
    for _ in range(_FAR):
        answers = [client.ok("decision", match="m1") for client in clients]
        must(answers[0] == answers[1], f"the same requests have other answers at decision {match.n}")
        stood.append(_stands(clients[0], "m1"))
        if match.n % 10 == 0:
            check_view(match)
        now = {one["number"]: one["card"] for one in entries(stood[-1][2])}
        kept = all(now.get(number) == id for number, id in cards.items())  # others may come from outside the game
        must(kept and len(now) == len(match.state.cards) - 1, "a card has another number, or is gone")
        cards = now
        if match.decision is None:
            break
        key = rng.pick(match.decision.keys)
        done = [client.ok("choose", match="m1", option=key) for client in clients]
        must(done[0] == done[1] and done[0]["decision"] == clients[0].ok("decision", match="m1")["decision"], "another")
    else:
        stood.append(_stands(clients[0], "m1"))
    _check_kept(clients[0], stood)


def _stands(client: Client, id: str) -> tuple[Any, ...]:
    return client.inside(id).hash(), client.ok("decision", match=id), client.ok("view", match=id, all=True)


def _check_kept(client: Client, stood: list[tuple[Any, ...]]) -> None:
    """Back and forth, into a record and out of it."""
    last = len(stood) - 1
    record = json.loads(json.dumps(client.ok("save", match="m1")["record"]))
    for do, fields in (("load", {"record": record}), ("fork", {"match": "m1"})):
        id = client.ok(do, **fields)["match"]
        must(client.inside(id).hash() == stood[last][0], f"{do} stands elsewhere")
        must(client.ok("decision", match=id) == stood[last][1], f"{do} asks something else")
        client.ok("close", match=id)
        must(client.error("view", match=id)["code"] == "unknown-match", "a match that was closed is still there")
    for n in (*range(last, -1, -7), 0):
        told = client.ok("undo", match="m1", to=n)
        must(told["decision"] == stood[n][1]["decision"], f"undo to decision {n} asks something else")
        must(_stands(client, "m1") == stood[n], f"undo to decision {n} stands elsewhere")
    if last:
        client.ok("redo", match="m1", to=last)
    must(_stands(client, "m1") == stood[last], "redo stands elsewhere")


def check_patches(game: AnyGame) -> None:
    """A patch in the middle of anything can be undone, saved, loaded and forked, and the match goes on; a position that
    is reached is one that a patch may leave."""
    for match in walk(any_match(game, "reached"), "reached", 300):
        if match.quiet:
            refusal = game.patched(match.state.copy())
            must(refusal is None, f"a position that was reached cannot be: {refusal}")
    for match in stops(game, "patched", 3):
        other = match.fork()
        stood = [(other.hash(), 0)]
        for n, _ in enumerate(walk(other, f"{match.n}", match.n + 6)):
            if n % 2 == 0:
                other.patch(a_change(other))
                _check_goes_along(other)
            stood.append((other.hash(), other.n))
        for hash, n in reversed(stood[1:]):
            other.undo(n)
            must(other.hash() == hash, f"undo to decision {n} has lost a patch that was made there, or before")
            check_view(other)
        if match.n:
            other.undo(match.n - 1)
            other.choose(game.verbs.key(match.history[-1]))
            must(other.hash() == stood[0][0], "undo to the decision before a patch has not undone it")


def _check_goes_along(match: Match) -> None:
    """What was patched is in the record and in a fork."""
    client = Client()
    id = client.open(match)
    loaded = client.ok("load", record=client.ok("save", match=id)["record"])["match"]
    forked = client.ok("fork", match=id)["match"]
    hashes = {client.inside(one).hash() for one in (loaded, forked, id)}
    must(len(hashes) == 1, "a patch is lost on the way into a record or a fork")


def check_end(game: AnyGame) -> None:
    """A match that is over asks nothing, says how it ended, and takes no further decision."""
    match = any_match(game, "end")
    for _ in walk(match, "end", 20_000):
        pass
    client = Client()
    id = client.open(match)
    told = client.ok("decision", match=id)
    must(match.result is not None and told["decision"] is None and told["result"]["reason"], f"no end: {told}")
    for do, fields in (("choose", {"option": "yes"}), ("patch", {"cards": []}), ("concede", {"seat": 0})):
        error = client.error(do, match=id, **fields)
        must(error["code"] == "match-over", f"{do} after the end: {error}")
