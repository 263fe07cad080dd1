"""What a seat sees: built from what it may know, never by taking away from all there is.

A card that the seat cannot see is a token which says only where it lies, so that it cannot be told from another that
could lie there, nor followed when it moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from pioche.engine.cards import Card, Permanent
from pioche.engine.decks import entry_of
from pioche.engine.errors import PiocheError
from pioche.engine.places import owners, player_of, zone_of
from pioche.engine.rng import Rng, commitment
from pioche.engine.zones import PUBLIC, Zone, sees

if TYPE_CHECKING:
    from pioche.engine.game import Game
    from pioche.engine.match import Match
    from pioche.engine.state import State

ALL = -2  # who sees everything; a spectator is -1


def view(match: Match, seat: int | None, everything: bool) -> dict[str, Any]:
    game, s = match.game, match.state
    if seat is not None and not 0 <= seat < len(s.teams):
        raise PiocheError("no-such-seat", seat=seat)
    viewer = ALL if everything else -1 if seat is None else seat
    ask = match.ask
    decision: dict[str, Any] | None = None
    if ask is not None:
        assert match.decision is not None
        decision = match.decision.to_data() if viewer in (ask.seat, ALL) else {"seat": ask.seat}
    data: dict[str, Any] = {
        "game": game.slug,
        "seat": seat,
        "n": match.n,
        "turn": s.turn,
        "active": s.active,
        "step": s.step,
        "decision": decision,
        "result": result_data(match),
        "players": [_player(match, owner, viewer) for owner in range(len(s.teams))],
        "stack": _stack(s),
        "lasting": [
            {"effect": one.handler, "by": one.by, "card": one.card or None, "until": one.until, "times": one.times}
            for one in s.lasting
        ],
    }
    if match.start is not None:
        data["commitment"] = commitment(match.start.seed)
    for word in game.table_words:
        data[word.name] = word.show(getattr(s, word.name))
    data |= game.show_table(s)
    for zone in game.zones:
        if not zone.of_player:
            data[zone.name] = _zone(game, s, zone, -1, viewer)
    return data


def result_data(match: Match) -> dict[str, Any] | None:
    result = match.result
    if result is None:
        return None
    return {"winners": list(result.winners), "reason": result.reason, "scores": list(result.scores)}


def _player(match: Match, owner: int, viewer: int) -> dict[str, Any]:
    game, s = match.game, match.state
    data: dict[str, Any] = {
        "name": match.names[owner],
        "team": s.teams[owner],
        "out": bool(s.out >> owner & 1),
        "automaton": bool(s.automata >> owner & 1),
    }
    player = player_of(s, owner)
    for word in game.player_words:
        data[word.name] = word.show(getattr(player, word.name))
    data |= game.show_player(s, owner)
    for zone in game.zones:
        if zone.of_player:
            data[zone.name] = _zone(game, s, zone, owner, viewer)
    return data


def _zone(game: Game[Any, Any], s: State, zone: Zone, owner: int, viewer: int) -> list[dict[str, Any]]:
    held = zone_of(s, zone, owner)
    if zone.holds == "permanents":
        return [show_permanent(game, s, permanent, viewer) for permanent in held]
    return _cards(game, s, zone, owner, held, viewer, f"{zone.name}.{owner}")


def _cards(
    game: Game[Any, Any], s: State, zone: Zone, owner: int, held: list[Card], viewer: int, where: str
) -> list[dict[str, Any]]:
    return [
        entry_of(game, card.proto) | {"number": card.number, "owner": card.owner if game.owned else owner}
        if viewer == ALL or sees(s, zone, owner, card, viewer)
        else {"token": f"{where}.{at}"}
        for at, card in enumerate(held)
    ]


def show_permanent(game: Game[Any, Any], s: State, permanent: Permanent, viewer: int) -> dict[str, Any]:
    card = permanent.card
    data: dict[str, Any] = entry_of(game, card.proto) | {
        "number": card.number,
        "owner": card.owner if game.owned else permanent.controller,
        "controller": permanent.controller,
    }
    for word in game.card_words:
        value = getattr(permanent, word.name)
        if word.type == "permanents":
            data[word.name] = [show_permanent(game, s, one, viewer) for one in value]
        elif word.type == "cards":
            where = f"{word.name}.{card.number}"
            data[word.name] = _cards(game, s, word.zone, permanent.controller, value, viewer, where)
        else:
            data[word.name] = word.show(value)
    return data | game.show_permanent(s, permanent)


def _stack(s: State) -> list[list[dict[str, Any]]]:
    """The open stack and those that wait, each from the bottom up."""
    return [
        [
            {"source": item.source, "ability": item.ability, "targets": list(item.targets), "by": item.by}
            for item in stack.items
        ]
        for stack in ([s.stack] if s.stack is not None else []) + s.waiting
        if stack.items or stack.resolving or not stack.window  # nothing is to be seen of an open window
    ]


def _hidden(game: Game[Any, Any], s: State) -> Iterator[tuple[Zone, int, list[Card]]]:
    """Every list of cards that somebody may not see, with its zone and whose it is."""
    words = [word for word in game.card_words if word.type == "cards" and word.zone.sight != PUBLIC]
    for zone in game.zones:
        for owner in owners(s, zone):
            if zone.holds == "cards":
                if zone.sight != PUBLIC:
                    yield zone, owner, zone_of(s, zone, owner)
            elif words:
                for permanent in zone_of(s, zone, owner):
                    for host in (permanent, *_laid_on(game, permanent)):
                        for word in words:
                            yield word.zone, host.controller, getattr(host, word.name)


def _laid_on(game: Game[Any, Any], host: Permanent) -> Iterator[Permanent]:
    """The permanents that lie on a permanent, and on those."""
    for word in game.card_words:
        if word.type == "permanents":
            for one in getattr(host, word.name):
                yield one
                yield from _laid_on(game, one)


def _number(card: Card) -> int:
    return card.number


class Dealt:
    """What was dealt anew among the places that a seat cannot see, and the chance to come: found once for a world, laid
    again in each of its copies."""

    __slots__ = ("held", "key", "seen")

    def __init__(self, held: list[list[Card]], seen: dict[int, int], key: bytes) -> None:
        self.held = held
        self.seen = seen
        self.key = key

    def lay(self, game: Game[Any, Any], s: State) -> None:
        for (_, _, held), dealt in zip(_hidden(game, s), self.held, strict=True):
            held[:] = dealt
        s.seen = self.seen.copy()
        s.rng = Rng(self.key)


def reshuffle_hidden(game: Game[Any, Any], s: State, seat: int, rng: Rng) -> Dealt:
    """Deal anew, among the places that `seat` cannot see, the cards that lie there; all chance to come is new too."""
    pools: dict[int, list[tuple[list[Card], int]]] = {}
    hidden: list[list[Card]] = []
    for zone, owner, held in _hidden(game, s):
        hidden.append(held)
        for at, card in enumerate(held):
            if not sees(s, zone, owner, card, seat):
                pools.setdefault(game.pool(card, zone, owner), []).append((held, at))
    seen: dict[int, int] = {}
    for pool in sorted(pools):
        slots = pools[pool]
        cards = [held[at] for held, at in slots]
        dealt = sorted(cards, key=_number)  # what is dealt follows from what the seat knows and from `rng` alone
        rng.shuffle(dealt)
        for (held, at), card, before in zip(slots, dealt, cards, strict=True):
            held[at] = card
            seen[card.number] = s.seen.get(before.number, 0)  # what others know of a place stays with the place
    for number, seats in seen.items():
        if seats:
            s.seen[number] = seats
        else:
            s.seen.pop(number, None)
    key = rng.below(1 << 256).to_bytes(32, "little")
    s.rng = Rng(key)
    return Dealt([held.copy() for held in hidden], s.seen.copy(), key)
