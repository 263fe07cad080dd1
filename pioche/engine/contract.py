"""What must hold of every position and every match of every game. `check_game` of `pioche.contract` makes the matches,
and checks what games owe to those who talk to them.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from pioche.engine.cards import LANGUAGES, Card
from pioche.engine.choice import ERA, NUMBER, TRIGGER, number_of, verb_of
from pioche.engine.errors import PiocheError
from pioche.engine.fingerprint import canonical, digest, objects, shared, slots_of
from pioche.engine.flow import Flow
from pioche.engine.game import Deck, Game
from pioche.engine.lasting import Lasting
from pioche.engine.match import KEEP_ACTIONS, KEEP_NOTHING, KEEP_TURNS, LAID_OUT, Match, open_match, start_of
from pioche.engine.places import find, places
from pioche.engine.record import as_data, load
from pioche.engine.registry import catalog_of, game_of
from pioche.engine.rng import Rng, rng_of
from pioche.engine.scenario import build, position
from pioche.engine.seats import Result
from pioche.engine.stack import StackItem
from pioche.engine.state import State
from pioche.engine.zones import sees

MOST_DECISIONS = 20_000  # a match that takes longer is called endless
_LONG = 100  # decisions; from then on they are made less often
_OFTEN = 7  # costly checks are made about once in so many decisions

AnyGame = Game[Any, Any]


class ContractBroken(AssertionError):  # noqa: N818 - it reads as what it says
    """A game does not keep its side; the message says which law, where, and how to see it."""


def check_match(
    game: AnyGame,
    decks: list[Deck],
    seed: str,
    options: dict[str, Any] | None = None,
    picks: list[int] | None = None,
    save_to: Path | None = None,
) -> Match:
    """One game, played by `picks` and then by chance, with every check on the way."""
    match = open_match(game, start_of(game, decks, seed, options=options), KEEP_TURNS)
    try:
        _play_checked(match, rng_of(f"contract {seed}"), picks or [])
    except Exception as error:
        raise ContractBroken(f"{game.slug}: {error}\n{_saved(match, save_to)}") from error
    return match


def _play_checked(match: Match, rng: Rng, picks: list[int]) -> None:
    hashes: list[str] = []
    twins: list[tuple[Match, int]] = []
    records = Records()
    while match.ask is not None:
        check_position(match)
        records.look(match.state)
        hashes.append(match.hash())
        if rng.below(_OFTEN if match.n < _LONG else 3 * _OFTEN) == 0:
            if match.quiet:
                if match.n < _LONG or rng.below(4) == 0:
                    check_copy(match.state)
                check_scenario(match)
            if match.clone().hash() != hashes[-1]:
                raise ContractBroken("a clone differs at once: something outside the state has a hand in it")
            check_clones_leave_the_match_alone(match, rng_of(f"clone {hashes[-1]}"))
            check_nothing_leaks(match, rng)
            twins.append((match.clone(KEEP_ACTIONS if rng.coin() else KEEP_NOTHING), match.n))
        count = len(match.ask.options)
        match.apply(picks[match.n] % count if match.n < len(picks) else rng.below(count))
        if match.n > MOST_DECISIONS:
            raise ContractBroken(f"no end after {MOST_DECISIONS} decisions")
    check_position(match)
    hashes.append(match.hash())
    _check_twins(match, twins, hashes)
    _check_undo(match, hashes, rng)
    _check_record(match)
    _check_log(match)


def check_positions(game: str | AnyGame, games: int) -> None:
    """Every position between two actions of so many random games, made again of its words."""
    game = game_of(game) if isinstance(game, str) else game
    for n in range(games):
        rng = rng_of(f"positions {n}")
        match = _random_match(game, rng, str(n))
        while match.ask is not None:
            if match.quiet:
                check_scenario(match)
            match.apply(rng.below(len(match.ask.options)))


def check_position(match: Match) -> None:
    """Cards in one place, plain data, a question that depends on nothing but the state and can be put to people."""
    game, s = match.game, match.state
    lying = [place.card for place in places(game, s)]
    numbers = sorted(card.number for card in lying)
    if numbers != list(range(1, len(s.cards))):
        odd = [n for n in range(1, len(s.cards)) if numbers.count(n) != 1]
        raise ContractBroken(f"cards not in exactly one place: {[repr(s.cards[n]) for n in odd]}")
    foreign = [card for card in lying if s.cards[card.number] is not card]
    if foreign:
        raise ContractBroken(f"not the cards that their numbers stand for: {foreign}")
    _check_plain(s)
    ask = match.ask
    if (ask is None) != (s.result is not None):
        raise ContractBroken("a match is over when nobody is asked, and only then")
    if ask is None:
        return
    if not ask.options or len(set(ask.options)) != len(ask.options) or s.out >> ask.seat & 1:
        raise ContractBroken(f"question {ask.kind!r}: no option, the same one twice, or asked of a seat that is out")
    if match.quiet:
        check_listeners(s)
        patched = match.changes and match.changes[-1].n == match.n  # such a position settles with the next action
        for what in [] if patched else game.invariants(s):
            raise ContractBroken(what)
        before = match.hash()
        again = game.ask(s)
        if again is None or again.options != ask.options or again.seat != ask.seat or match.hash() != before:
            raise ContractBroken(f"question {ask.kind!r}: asking once more changes something")
    verbs, catalog = game.verbs, catalog_of(game)
    for option in ask.options:
        if verbs.parse(verbs.key(option)) != option:
            raise ContractBroken(f"the key {verbs.key(option)} does not lead back to its option")
        # (What a card does can still be due when it lies where nobody sees it.)
        place = find(game, s, number_of(option)) if verbs.card(option) and verb_of(option) != TRIGGER else None
        if place and not place.permanent and not sees(s, place.zone, place.owner, place.card, ask.seat):
            raise ContractBroken(f"the option {verbs.key(option)} names a card that seat {ask.seat} cannot see")
    for lang in LANGUAGES:
        prompt, kind = f"prompt.{ask.prompt or ask.kind}", f"prompt.{ask.kind}"
        if not catalog.has(prompt, lang) and not catalog.has(kind, lang):
            raise ContractBroken(f"no message {prompt} in {lang}")


def check_listeners(s: State) -> None:
    """The state counts who listens to what: so many as there are among its sources."""
    if type(s).sources is State.sources:  # a game without abilities has no sources
        return
    counted: dict[str, int] = {}
    for source in s.sources():
        for hook in source.hooks:
            counted[hook] = counted.get(hook, 0) + 1
    if counted != s.hooked:
        odd = {hook for hook in counted | s.hooked if counted.get(hook) != s.hooked.get(hook)}
        raise ContractBroken(f"listeners are counted wrongly: {sorted(odd)}")


def changes_again(s: State, settle: Callable[[Any], Flow]) -> list[str]:
    """For a game's `invariants`: a table that has settled and settles once more stays as it is."""
    again = s.copy()
    asks = any(True for _ in settle(again))
    if asks or canonical(again) != canonical(s):
        return [f"the table had not settled: {_difference(canonical(s), canonical(again))}"]
    return []


def _check_plain(value: object, path: str = "state") -> None:
    """Numbers, texts, lists, tuples, dicts and slotted objects: what copies and hashes. No function, no generator."""
    if shared(value):
        return
    if isinstance(value, (list, tuple)):
        for i, one in enumerate(value):
            _check_plain(one, f"{path}[{i}]")
    elif isinstance(value, dict):
        for key, one in value.items():
            _check_plain(one, f"{path}[{key!r}]")
    elif callable(value) or hasattr(value, "send") or isinstance(value, (set, frozenset)) or hasattr(value, "__dict__"):
        raise ContractBroken(f"{path} is a {type(value).__name__}: a state holds plain data in slots")
    else:
        for slot in slots_of(type(value)):
            _check_plain(getattr(value, slot), f"{path}.{slot}")


def check_options_can_be_played(match: Match) -> None:
    assert match.ask is not None
    for i, option in enumerate(match.ask.options):
        try:
            match.clone().apply(i)
        except Exception as error:
            raise ContractBroken(f"option {match.game.verbs.key(option)} raises {error!r}") from error


def check_clones_leave_the_match_alone(match: Match, rng: Rng) -> None:
    """Each option can be played in a clone, one of them plays on, and nothing of it is to be seen in the match."""
    before = canonical(match.state)
    check_options_can_be_played(match)
    clone = match.clone()
    for _ in range(_OFTEN):
        if clone.ask is None:
            break
        clone.apply(rng.below(len(clone.ask.options)))
    after = canonical(match.state)
    if after != before:
        raise ContractBroken(f"what happened in a clone has changed the match: {_difference(before, after)}")


def check_nothing_leaks(match: Match, rng: Rng) -> None:
    """Whatever a seat cannot know may be otherwise: no byte of its view changes, nor the question if it is asked."""
    for seat in range(len(match.names)):
        seen = _bytes_for(match, seat)
        other = match.determinize(seat, rng)
        other.start = match.start
        other.history = match.history
        if _bytes_for(other, seat) != seen:
            raise ContractBroken(f"the view of seat {seat} tells what it cannot know")


def _bytes_for(match: Match, seat: int) -> bytes:
    return msgspec.json.encode(match.view(seat))


def check_copy(s: State) -> None:
    """A copy is equal, shares nothing that changes, and forgets no slot: each is changed in turn to see."""
    copy = s.copy()
    if canonical(copy) != canonical(s):
        raise ContractBroken(f"a copy differs: {_difference(canonical(s), canonical(copy))}")
    held = {id(one) for one in _changing(s)}
    for one in _changing(copy):
        if id(one) in held:
            raise ContractBroken(f"a copy shares a {type(one).__name__}: {one!r:.80}")
    # The copy is ours to spoil: give each slot another value and see that a copy of it has that value too.
    for holder in list(objects(copy)):
        for slot in slots_of(type(holder)) if not _is_record(holder) else ():
            was = getattr(holder, slot)
            if not isinstance(was, (bool, int, str)):
                continue
            setattr(holder, slot, not was if isinstance(was, bool) else was + 1 if isinstance(was, int) else was + "'")
            if canonical(copy.copy()) != canonical(copy):
                raise ContractBroken(f"copy() forgets {type(holder).__name__}.{slot}")
            setattr(holder, slot, was)


def _changing(value: object) -> Iterator[object]:
    """Every list, dict and object of ours that may change."""
    if isinstance(value, tuple):
        for one in value:
            yield from _changing(one)
    elif isinstance(value, (list, dict)):
        yield value
        for one in value.values() if isinstance(value, dict) else value:
            yield from _changing(one)
    elif not shared(value) and not _is_record(value):
        yield value
        for slot in slots_of(type(value)):
            yield from _changing(getattr(value, slot))


def _is_record(value: object) -> bool:
    """Engine records that never change after they are made, so that copies may share them."""
    return isinstance(value, (Lasting, Result, StackItem))


class Records:
    """The records of a match as they were when they were first seen."""

    __slots__ = ("_first",)

    def __init__(self) -> None:
        self._first: dict[int, tuple[object, str]] = {}  # held with the record, so that no other gets its id

    def look(self, s: State) -> None:
        """Where one has changed, it has changed in every copy that shares it."""
        for one in objects(s):
            if _is_record(one):
                now = canonical(one)
                _, first = self._first.setdefault(id(one), (one, now))
                if now != first:
                    change = _difference(first, now)
                    raise ContractBroken(f"a {type(one).__name__} that copies share has changed: {change}")


def _difference(one: str, other: str) -> str:
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return f"…{one[max(0, at - 60) : at + 30]}… became …{other[max(0, at - 60) : at + 30]}…"


def check_scenario(match: Match) -> None:
    """The words for a position make that very position again: the same state, chance aside, and the same question."""
    game, s = match.game, match.state
    words = position(game, s)
    numbers = [place.card.number for place in places(game, s)]
    made = build(game, words, s.rng.copy(), numbers)
    again = position(game, made)
    if again != words:
        raise ContractBroken(f"the scenario {words} comes back as {again}")
    twin = Match(game, made, match.names, KEEP_NOTHING)
    twin.begin(LAID_OUT)
    odd = _unlike(s, twin.state, s, twin.state)
    if odd:
        raise ContractBroken(f"the scenario {words} forgets state{odd}")
    assert match.ask is not None
    if twin.ask is None or (twin.ask.seat, twin.ask.options) != (match.ask.seat, match.ask.options):
        raise ContractBroken(f"the scenario {words} asks another question: {twin!r}, not {match!r}")


def _unlike(one: Any, two: Any, s: State, made: State) -> str:
    """Where two values differ, the first of a state and the second of one that was made of its words; nothing where
    they do not. Cards have the same numbers in both, but not the same eras: tokens of one that has moved as often since
    are equal."""
    kind = type(one)
    if kind is not type(two):
        return f": {one!r:.80} became {two!r:.80}"
    if kind is int:
        return "" if one == two or _moved(one, s) == _moved(two, made) else f": {one} became {two}"
    if kind is str:
        (of, _, key), (to, _, other) = one.partition(":"), two.partition(":")  # a key may begin with a token
        same = one == two or (key == other and key and _moved(_int(of), s) == _moved(_int(to), made))
        return "" if same else f": {one!r} became {two!r}"
    if kind is list or kind is tuple:
        if len(one) != len(two):
            return f": {one!r:.200} became {two!r:.200}"
        for i, (a, b) in enumerate(zip(one, two, strict=True)):
            odd = _unlike(a, b, s, made)
            if odd:
                return f"[{i}]{odd}"
        return ""
    if kind is dict:
        return _unlike(_by_card(one, s), _by_card(two, made), s, made)
    if kind is Card:
        one, two = ((it.number, it.proto.id + it.proto.mark, it.owner) for it in (one, two))
        return "" if one == two else f": {one!r} became {two!r}"
    if shared(one) or kind is Rng:
        same = one is two or canonical(one) == canonical(two)
        return "" if same else f": {one!r} became {two!r}"
    for slot in slots_of(kind):
        odd = _unlike(getattr(one, slot), getattr(two, slot), s, made) if slot != "eras" else ""
        if odd:
            return f".{slot}{odd}"
    return ""


def _moved(token: int, s: State) -> tuple[int, int]:
    """The card that a token means, and how often it has changed zone since."""
    number = token & NUMBER
    return number, s.era(number) - (token >> ERA)


def _by_card(held: dict[Any, Any], s: State) -> list[tuple[Any, Any]]:
    """What a dict holds, in an order that does not hang on eras."""
    return sorted(held.items(), key=lambda one: _moved(one[0], s) if isinstance(one[0], int) else (one[0], 0))


def _int(text: str) -> int:
    return int(text) if text.lstrip("-").isdecimal() else 0


def _check_twins(match: Match, twins: list[tuple[Match, int]], hashes: list[str]) -> None:
    """Clones made on the way, given the same answers, go the same way to the end."""
    for twin, n in twins:
        for at in range(n, match.n):
            near = at - n < _OFTEN or at % _OFTEN == 0  # hashes are costly: at first each, then some
            strayed = near and twin.hash() != hashes[at]
            if strayed or twin.ask is None or match.history[at] not in twin.ask.options:
                raise ContractBroken(f"a clone made at decision {n} has gone another way at {at}")
            twin.apply(twin.ask.options.index(match.history[at]))
        if twin.hash() != hashes[match.n]:
            raise ContractBroken(f"a clone made at decision {n} ends elsewhere")


def _check_undo(match: Match, hashes: list[str], rng: Rng) -> None:
    last = match.n
    log = _read(match)
    for _ in range(3):
        n = rng.below(last + 1)
        match.undo(n)
        if match.hash() != hashes[n]:
            raise ContractBroken(f"undo to decision {n} leads elsewhere")
        if n < last:
            match.redo(last)
        if match.hash() != hashes[last] or _read(match) != log:
            raise ContractBroken(f"undo to decision {n} and redo leads elsewhere")


def _read(match: Match) -> list[tuple[str, str]]:
    return [(line.id, repr(line.args)) for line in match.log or []]


def _check_record(match: Match) -> None:
    """A record, loaded, is the same match; hashes are compared on the way."""
    try:
        again = load(match.record(), match.game)
    except PiocheError as error:
        raise ContractBroken(f"the record cannot be played again: {error}") from error
    if again.hash() != match.hash():
        raise ContractBroken("the record, played again, ends elsewhere")


def _check_log(match: Match) -> None:
    """Every line has words in both languages, in its public and its private form, and arguments for all of them."""
    catalog = catalog_of(match.game)
    for line in match.log or []:
        for viewer in (-1, None):
            id, args = line.for_viewer(viewer)
            for lang in LANGUAGES:
                if not catalog.has(f"log.{id}", lang):
                    raise ContractBroken(f"no message log.{id} in {lang}")
                for key in (f"log.{id}", f"log.{id}.then"):
                    missing = catalog.fields(key, lang) - set(args) if catalog.has(key, lang) else set()
                    if missing:
                        raise ContractBroken(f"message {key} in {lang} asks for {sorted(missing)}")


def _saved(match: Match, folder: Path | None) -> str:
    """Save what led here as a record."""
    folder = folder or Path(tempfile.mkdtemp(prefix="pioche-contract-"))
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{match.game.slug}-broken.json"
    path.write_bytes(msgspec.json.encode(as_data(match)))
    return f"record: pioche replay {path}"


def last_hashes(game: AnyGame, games: int) -> list[str]:
    """The last hash of so many random games, for comparing builds and processes."""
    found = []
    for n in range(games):
        rng = rng_of(f"hashes {n}")
        match = _random_match(game, rng, str(n))
        while match.ask is not None:
            match.apply(rng.below(len(match.ask.options)))
        found.append(f"{match.n} {digest(match.state)}")
    return found


def _random_match(game: AnyGame, rng: Rng, seed: str) -> Match:
    """A match of any number of seats, with decks from chance or ready ones."""
    seats = rng.pick(list(game.seats))
    decks = [game.random_deck(rng) if rng.coin() else rng.pick(list(game.starters().values())) for _ in range(seats)]
    if game.refuses_table(decks):
        decks = [game.random_deck(rng) for _ in range(seats)]
    return open_match(game, start_of(game, decks, seed), KEEP_NOTHING)


__all__ = ["ContractBroken", "check_match", "check_positions", "last_hashes"]
