"""What the protocol does, one function a verb: from a request and the open matches to the answer's `ok`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar, cast

import msgspec

from pioche import __version__
from pioche.adapters import requests as ask
from pioche.adapters.matches import Matches, OpenMatch
from pioche.bots import bot_names, make_bot
from pioche.engine import KEEP_ACTIONS, Game, Match, PiocheError, Refusal, game_of, load, new_match, new_scenario, slugs
from pioche.engine.api import deck_of
from pioche.engine.cards import LANGUAGES, Proto
from pioche.engine.explain import log_data, refusal_text
from pioche.engine.game import Deck, Word
from pioche.engine.log import Seat
from pioche.engine.messages import as_data
from pioche.engine.record import read
from pioche.engine.registry import catalog_of
from pioche.engine.rng import fresh_seed
from pioche.engine.rules import plain, rules_of
from pioche.engine.view import result_data

PROTOCOL = 1
DEFAULT_LANG = "fr"  # of messages, where the request names none
MOST_DEPTH = 6
MOST_NODES = 100_000  # positions of a hundred cards that one perft may make
MOST_DECK_BYTES = 1 << 15  # of a deck as JSON, or as text

Answer = dict[str, Any]
R = TypeVar("R", bound=ask.Request)
Verb = Callable[[Matches, R], Answer]

VERBS: dict[str, tuple[type[ask.Request], Verb[Any]]] = {}


def verb(kind: type[R]) -> Callable[[Verb[R]], Verb[R]]:
    """The function that answers requests of this kind."""

    def take(answers: Verb[R]) -> Verb[R]:
        VERBS[str(kind.__struct_config__.tag)] = (kind, answers)
        return answers

    return take


# What there is


@verb(ask.Hello)
def hello(matches: Matches, request: ask.Hello) -> Answer:
    return {
        "name": "pioche",
        "version": __version__,
        "protocol": PROTOCOL,
        "languages": list(LANGUAGES),
        "bots": bot_names(),
    }


@verb(ask.Games)
def games(matches: Matches, request: ask.Games) -> Answer:
    if request.game is None:
        return {"games": [_outline(game_of(slug)) for slug in slugs()]}
    game = game_of(request.game)
    zones = [
        {"name": zone.name, "sight": zone.sight, "holds": zone.holds, "of": "player" if zone.of_player else "table"}
        for zone in game.zones
    ]
    words = {
        "player": [_word(word) for word in game.player_words],
        "card": [_word(word) for word in game.card_words],
        "table": [_word(word) for word in game.table_words],
        "memory": {
            "player": [_word(word) for word in game.player_memory],
            "card": [_word(word) for word in game.card_memory],
            "table": [_word(word) for word in game.table_memory],
            "entry": [_word(word) for word in game.entry_words],
        },
    }
    options = {name: list(values) for name, values in game.match_options.items()}
    return _outline(game) | {"verbs": game.verbs.names(), "zones": zones, "words": words, "options": options}


def _outline(game: Game[Any, Any]) -> Answer:
    return {
        "game": game.slug,
        "names": game.names,
        "rules": game.version,
        "seats": list(game.seats),
        "cards": len(game.book.cards),
        "decks": list(game.starters()),
    }


def _word(word: Word) -> Answer:
    data: Answer = {"name": word.name, "type": word.type}
    if word.type == "int":
        data |= {"low": word.low, "high": word.high}
    if word.words:
        data["words"] = list(word.words)
    if word.of:
        data["of"] = [_word(one) for one in word.of]
    return data


@verb(ask.Cards)
def cards(matches: Matches, request: ask.Cards) -> Answer:
    book = game_of(request.game).book.cards
    if request.card is None:
        return {"cards": [_printed(proto) for proto in book.values()]}
    if request.card not in book:
        raise PiocheError("unknown-card", card=request.card)
    return _printed(book[request.card])


def _printed(proto: Proto) -> Answer:
    return {"id": proto.id, "names": proto.names, "texts": proto.texts, "facts": proto.facts}


@verb(ask.Decks)
def decks(matches: Matches, request: ask.Decks) -> Answer:
    game = game_of(request.game)
    lang = request.lang or DEFAULT_LANG
    given = {"check": request.check, "import": request.read, "generate": request.generate, "export": request.export}
    if all(value is None for value in given.values()):
        return {"decks": game.starters()}
    _just_one(given)
    seed = fresh_seed() if request.seed is None else str(request.seed)
    if request.export is not None:
        return {"text": game.write_deck(_deck(game, request.export, seed), lang)}
    if request.read is not None:
        _not_too_big(request.read)
        try:
            deck = game.read_deck(request.read)
        except (ValueError, RecursionError) as error:  # JSON within JSON
            raise PiocheError("bad-deck", reason=str(error)) from error
        _not_too_big(deck)  # a line of text may stand for 999 cards
    else:
        deck = _deck(game, "random" if request.check is None else request.check, seed)
    refusals = [{"rule": one.rule, "text": refusal_text(game, one, lang)} for one in game.refuses_deck(deck)]
    return {"deck": deck, "legal": not refusals, "reasons": refusals}


def _deck(game: Game[Any, Any], given: ask.DeckGiven, seed: str) -> Deck:
    _not_too_big(given)
    return deck_of(game, {"cards": given} if isinstance(given, list) else given, seed)


def _not_too_big(deck: ask.DeckGiven) -> None:
    if len(msgspec.json.encode(deck)) > MOST_DECK_BYTES:
        raise PiocheError("deck-too-big", most=MOST_DECK_BYTES)


def _just_one(given: Mapping[str, object]) -> None:
    if sum(value is not None for value in given.values()) != 1:
        raise PiocheError("just-one", options=list(given), fields=list(given))


# Beginning


@verb(ask.New)
def new(matches: Matches, request: ask.New) -> Answer:
    game = game_of(request.game)
    starters = list(game.starters())
    seats = [ask.SeatGiven() for _ in range(game.seats[0])] if request.seats is None else request.seats
    seed = fresh_seed() if request.seed is None else str(request.seed)
    dealt = [
        _deck(game, starters[i % len(starters)] if seat.deck is None else seat.deck, f"{seed} {i}")
        for i, seat in enumerate(seats)
    ]
    bots = {i: seat.bot for i, seat in enumerate(seats) if seat.bot is not None}
    for bot in bots.values():
        make_bot(bot)  # refuses a name that no bot has
    names = [seat.name for seat in seats]
    table = matches.open(new_match(game, dealt, seed, names, request.options), bots)
    table.let_bots_answer()
    return {"match": table.id} | _next(table, request.lang, _START)


@verb(ask.Scenario)
def scenario(matches: Matches, request: ask.Scenario) -> Answer:
    table = matches.open(new_scenario(request.game, request.words, request.seed, request.names))
    return {"match": table.id} | _next(table, request.lang, _START)


@verb(ask.Load)
def load_record(matches: Matches, request: ask.Load) -> Answer:
    data = msgspec.json.encode(request.record)
    for seat in read(data).seats:
        _not_too_big(seat.deck)
    table = matches.open(load(data))
    return {"match": table.id} | _next(table, request.lang)


@verb(ask.Fork)
def fork(matches: Matches, request: ask.Fork) -> Answer:
    from_here = matches[request.match]
    table = matches.open(from_here.match.fork(), from_here.bots)
    return {"match": table.id} | _next(table, request.lang)


# Deciding


@verb(ask.OpenDecision)
def decision(matches: Matches, request: ask.OpenDecision) -> Answer:
    return _open(matches[request.match].match, request.lang)


@verb(ask.Choose)
def choose(matches: Matches, request: ask.Choose) -> Answer:
    table = matches[request.match]
    _just_one({"option": request.option, "text": request.text})
    _known_seat(table.match, request.seat)
    since = _now(table.match)
    key = _meant(table.match, request.text) if request.text is not None else request.option
    table.match.choose(cast("str", key), request.seat)
    table.let_bots_answer()
    return _next(table, request.lang, since, request.seat)


def _meant(match: Match, text: str) -> str:
    """The key of the one option that is called so: by its key, its label, or its card's name or id."""
    open_now = match.decision
    if open_now is None:
        raise PiocheError("match-over")
    wanted = plain(text).strip()
    fitting = []
    for option in open_now.options:
        names = [option.key, *(open_now.label(option, lang) for lang in LANGUAGES)]
        if option.card:
            proto = match.state.cards[option.card].proto
            names += [proto.id, *proto.names.values()]
        if wanted in [plain(name) for name in names]:
            fitting.append(option.key)
    if len(fitting) > 1:
        raise PiocheError("ambiguous-text", options=fitting, text=text)
    if not fitting:
        raise PiocheError("unknown-option", options=open_now.keys, option=text)
    return fitting[0]


@verb(ask.Why)
def why(matches: Matches, request: ask.Why) -> Answer:
    match = matches[request.match].match
    lang = request.lang or DEFAULT_LANG
    _known_seat(match, request.seat)
    if match.ask is None:
        return _because(match, "over", lang)
    seat = match.ask.seat if request.seat is None else request.seat
    option = match.game.verbs.parse(request.option)
    if option < 0:
        return _because(match, "unknown", lang)
    if seat == match.ask.seat and option in match.ask.options:
        return _because(match, "possible", lang, option=request.option)
    refusal = match.why(seat, request.option)
    if refusal is not None:
        return _refused(match, refusal, lang)
    if seat != match.ask.seat:
        return _because(match, "other-seat", lang, seat=Seat(match.ask.seat))
    return _because(match, "not-now", lang)


def _because(match: Match, reason: str, lang: str, **args: object) -> Answer:
    message = catalog_of(match.game).text(f"why.{reason}", args, lang, match.names)
    return {"reason": reason, "message": message, "args": as_data(args), "rules": []}


def _refused(match: Match, refusal: Refusal, lang: str) -> Answer:
    rule = rules_of(match.game).get(refusal.rule)
    return {
        "reason": "refused",
        "message": refusal_text(match.game, refusal, lang, match.names),
        "args": as_data(refusal.args),
        "rules": [{"id": refusal.rule, "text": rule.text(lang) if rule else ""}],
    }


@verb(ask.Concede)
def concede(matches: Matches, request: ask.Concede) -> Answer:
    table = matches[request.match]
    since = _now(table.match)
    table.match.concede(request.seat)
    table.let_bots_answer()
    return _next(table, request.lang, since, request.seat)


@verb(ask.AskBot)
def bot(matches: Matches, request: ask.AskBot) -> Answer:
    table = matches[request.match]
    match = table.match
    _known_seat(match, request.seat)
    if match.ask is None:
        raise PiocheError("match-over")
    name = table.bots.get(match.ask.seat) if request.bot is None else request.bot
    if name is None:
        raise PiocheError("no-bot-here", options=bot_names(), seat=match.ask.seat)
    since = _now(match)
    key = table.bot_picks(name, request.seed)
    if request.say:
        return {"option": key}
    match.choose(key)
    table.let_bots_answer()
    return {"option": key} | _next(table, request.lang, since, request.seat)


@verb(ask.Patch)
def patch(matches: Matches, request: ask.Patch) -> Answer:
    table = matches[request.match]
    since = _now(table.match)
    table.match.patch(request.words)
    table.let_bots_answer()
    return _next(table, request.lang, since)


@verb(ask.Undo)
def undo(matches: Matches, request: ask.Undo) -> Answer:
    table = matches[request.match]
    table.match.undo(table.match.n - 1 if request.to is None else request.to)
    return _next(table, request.lang)


@verb(ask.Redo)
def redo(matches: Matches, request: ask.Redo) -> Answer:
    table = matches[request.match]
    _known_seat(table.match, request.seat)
    since = _now(table.match)
    table.match.redo(table.match.n + 1 if request.to is None else request.to)
    return _next(table, request.lang, since, request.seat)


_Moment = tuple[int, int]  # how many decisions were made, how many lines the log had
_START: _Moment = (0, 0)


def _now(match: Match) -> _Moment:
    return match.n, len(match.log or [])


def _next(table: OpenMatch, lang: str | None, since: _Moment | None = None, seat: int | None = None) -> Answer:
    """The decision that is open now, and what happened since; nothing, where one only stands elsewhere."""
    n, lines = since or _now(table.match)
    happened = log_data(table.match, n, seat, lang)
    first = len(happened) - len(table.match.log or []) + lines
    return _open(table.match, lang) | {"events": happened[first:]}


def _open(match: Match, lang: str | None) -> Answer:
    open_now = match.decision
    answer: Answer = {"n": match.n, "decision": None if open_now is None else open_now.to_data(lang)}
    result = result_data(match)
    if result is not None:
        if lang:
            result["text"] = catalog_of(match.game).text(f"result.{result['reason']}", {}, lang)
        answer["result"] = result
    return answer


def _known_seat(match: Match, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < len(match.names):
        raise PiocheError("no-such-seat", seat=seat)


# Looking


@verb(ask.View)
def view(matches: Matches, request: ask.View) -> Answer:
    match = matches[request.match].match
    _known_seat(match, request.seat)
    seen = match.view(request.seat, everything=request.all)
    if request.lang and match.decision is not None and "options" in seen["decision"]:
        seen["decision"] = match.decision.to_data(request.lang)
    return seen


@verb(ask.Log)
def log(matches: Matches, request: ask.Log) -> Answer:
    match = matches[request.match].match
    _known_seat(match, request.seat)
    viewer = None if request.all else -1 if request.seat is None else request.seat
    return {"n": match.n, "events": log_data(match, request.since, viewer, request.lang)}


@verb(ask.Save)
def save(matches: Matches, request: ask.Save) -> Answer:
    return {"record": msgspec.Raw(matches[request.match].match.record())}


@verb(ask.Perft)
def perft(matches: Matches, request: ask.Perft) -> Answer:
    match = matches[request.match].match
    if not 1 <= request.depth <= MOST_DEPTH:
        raise PiocheError("bad-depth", depth=request.depth, most=MOST_DEPTH)
    return {"depth": request.depth, "count": _sequences(match, request.depth, [MOST_NODES])}


def _sequences(match: Match, depth: int, nodes: list[int]) -> int:
    """How many sequences of `depth` options there are from here. `nodes` holds how many positions may be made yet;
    big ones, which take longer, count for several."""
    if match.ask is None:
        return 0
    count = len(match.ask.options)
    if depth == 1:
        return count
    total = 0
    for i in range(count):
        nodes[0] -= 1 + len(match.state.cards) // 100
        if nodes[0] < 0:
            raise PiocheError("too-much-work")
        world = match.clone(KEEP_ACTIONS)
        world.apply(i)
        total += _sequences(world, depth - 1, nodes)
    return total


@verb(ask.Close)
def close(matches: Matches, request: ask.Close) -> Answer:
    matches.close(request.match)
    return {"match": request.match}
