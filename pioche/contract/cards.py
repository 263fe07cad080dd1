"""Every card of a game as a client meets it: in every zone where it can lie, seen by all kinds of viewers, moved by
patches; and played and used to the end of its effect, whatever is answered."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy

from pioche.contract.protocol import check_view
from pioche.contract.tables import must, positions
from pioche.engine.api import new_scenario
from pioche.engine.cards import Card
from pioche.engine.contract import AnyGame, check_nothing_leaks, check_position, check_scenario
from pioche.engine.errors import PiocheError
from pioche.engine.game import Word
from pioche.engine.match import Match
from pioche.engine.places import find
from pioche.engine.record import load
from pioche.engine.rng import Rng, rng_of
from pioche.engine.zones import Zone
from pioche.lab.hunt.positions import Words, can_be, holders

_USES = 4  # options about a card that are each carried out to the end
_ASKED = 6  # questions of an effect that are looked at
_FAR = 12  # decisions that are played on with a card


def check_card(game: AnyGame, id: str) -> None:
    """A card lies everywhere it can, and does what it does, with all that every position owes."""
    words = everywhere(game, id)
    match = new_scenario(game, words, seed=id)
    rng = rng_of(id)
    check_position(match)
    check_view(match)
    check_nothing_leaks(match, rng)
    check_scenario(match)
    _check_moves(match, id)
    match = _useful(game, words, id)
    for key in _about(match, id)[:_USES]:
        _carry_out(match, key, rng)
    _play_on(match, id, rng)


def fitting(game: AnyGame, id: str) -> list[Zone]:
    """The zones where a card may lie."""
    return [zone for zone in game.zones if game.refuses_zone(Card(1, game.book[id], 0), zone) is None]


def everywhere(game: AnyGame, id: str) -> Words:
    """A position of a random game with this card in each zone of each player where it can lie, on and under cards
    too; every other one is somebody else's."""
    words, spots = positions(game, 8)[0], []
    for zone in fitting(game, id):
        spots += [(zone, seat) for seat in range(len(holders(words, zone)))]
    lists = [word for word in game.card_words if word.type in ("cards", "permanents")]
    on = [word for word in lists if game.refuses_zone(Card(1, game.book[id], 0), word.zone) is None]
    laid = _laid(game, words, spots, id) if spots else None
    if laid is None:
        for spot in spots:
            alone = _laid(game, laid or words, [spot], id)
            laid = alone or laid
    for word in on:
        laid = _attached(game, laid or words, word, id) or laid
    must(laid, f"{id} can lie nowhere")
    return laid or words


def _laid(game: AnyGame, words: Words, spots: list[tuple[Zone, int]], id: str) -> Words | None:
    """The position with the card in these zones, beside what lies there, in the place of the last card or of all; alone
    in a zone, also with a word that it may need to lie there."""
    needs = [word for word in game.card_words if word.type in ("int", "bool")] if len(spots) == 1 else []
    for more in ({}, *({word.name: True if word.type == "bool" else word.low + 1} for word in needs)):
        for beside in (None, -1, 0):
            other = deepcopy(words)
            for zone, seat in spots:
                held = holders(other, zone)[seat].setdefault(zone.name, [])
                owner = {"owner": 0} if game.owned and seat else {}
                held[:] = [*held[:beside], {"card": id, **owner, **more}]
            if can_be(game, other):
                return other
    return None


def _attached(game: AnyGame, words: Words, word: Word, id: str) -> Words | None:
    """The position with the card on or under the first card in play that takes it."""
    for zone in game.zones:
        if zone.holds == "permanents":
            for seat, holder in enumerate(holders(words, zone)):
                for at, entry in enumerate(holder.get(zone.name, ())):
                    other = deepcopy(words)
                    spelt = {"card": entry} if isinstance(entry, str) else deepcopy(entry)
                    spelt[word.name] = [*spelt.get(word.name, []), id]
                    holders(other, zone)[seat][zone.name][at] = spelt
                    if can_be(game, other):
                        return other
    return None


def _check_moves(match: Match, id: str) -> None:
    """A patch takes the card to any zone where it may lie, of any player, or says why not."""
    game = match.game
    copies = [card.number for card in match.state.cards[1:] if card.proto is game.book[id]]
    moved = any(_check_moves_of(match, id, number) for number in copies)
    must(moved or not fitting(game, id), f"{id} cannot be moved anywhere")
    check_position(match)
    check_view(match)


def _check_moves_of(match: Match, id: str, number: int) -> int:
    """How often this copy could be moved: not one that an attack in progress hangs on."""
    game = match.game
    done = 0
    for zone in fitting(game, id):
        for seat in range(len(match.names) if zone.of_player else 1):
            before, at = match.hash(), "bottom" if seat else "top"
            try:
                match.patch({"cards": [{"number": number, "zone": zone.name, "player": seat, "at": at}]})
            except PiocheError as error:
                must(error.code == "impossible" and match.hash() == before, f"{id} to {zone.name}: {error!r}")
                continue
            place = find(game, match.state, number)
            there = place is not None and place.zone is zone and place.owner == (seat if zone.of_player else -1)
            must(there or (place and place.host), f"{id} was to be moved to {zone.name}, and is elsewhere")
            if place and place.permanent is None and not place.host:
                lies = place.at == (len(place.held) - 1 if seat else 0)
                must(lies, f"{id} was to be laid at the {at} of {zone.name}, and is not there")
            done += 1
    return done


def _useful(game: AnyGame, words: Words, id: str) -> Match:
    """The position, with another word of the table where it takes one to do something with the card."""
    match = new_scenario(game, words, seed=id)
    for word in game.table_words:
        values: Sequence[str | int] = word.words if word.type == "word" else [word.high] if word.type == "int" else []
        for value in values if not _about(match, id) else ():
            other = {**words, word.name: value}
            if can_be(game, other):
                changed = new_scenario(game, other, seed=id)
                if _about(changed, id):
                    return changed
    return match


def _about(match: Match, id: str) -> list[str]:
    """The options that play, use or meet a copy of a card."""
    if match.decision is None:
        return []
    cards = match.state.cards
    return [one.key for one in match.decision.options if one.card and cards[one.card].proto.id == id]


def _carry_out(match: Match, key: str, rng: Rng) -> None:
    """Choose `key`, then answer by chance to the end of the effect, with a look at each question; then take it back."""
    first = match.n
    stood = [match.hash()]
    match.choose(key)
    while match.ask is not None and not match.quiet:
        if match.n - first < _ASKED:
            check_position(match)
            check_nothing_leaks(match, rng)
            must(match.clone().hash() == match.hash(), "a clone differs")
        stood.append(match.hash())
        match.apply(rng.below(len(match.ask.options)))
    check_position(match)
    must(load(match.record(), match.game).hash() == match.hash(), "the record, played again, ends elsewhere")
    for n in range(match.n - 1, first - 1, -1):
        match.undo(n)
        must(match.hash() == stood[n - first], f"undo to decision {n} leads elsewhere")


def _play_on(match: Match, id: str, rng: Rng) -> None:
    """Play on, two times in three with the card where that can be done."""
    for n in range(_FAR):
        if match.ask is None:
            break
        assert match.decision is not None
        own = _about(match, id)
        match.choose(rng.pick(own) if own and rng.below(3) else rng.pick(match.decision.keys))
        check_position(match)
        if n == _FAR // 2 and match.ask is not None:
            check_nothing_leaks(match, rng)
    must(load(match.record(), match.game).hash() == match.hash(), "the record, played again, ends elsewhere")


__all__ = ["check_card", "everywhere", "fitting"]
