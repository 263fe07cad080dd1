"""Scenarios: any position from the words that a game uses, and changes to a position in the same words.

What cannot be is refused with a reason that names it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pioche.engine.activity import ACTIVITY
from pioche.engine.cards import Card, Permanent
from pioche.engine.decks import entry_of, proto_of
from pioche.engine.errors import PiocheError
from pioche.engine.game import Word, whole
from pioche.engine.places import Place, find, owners, places, player_of, zone_of
from pioche.engine.zones import EVERYONE, PUBLIC, Zone, forget, hide, show

if TYPE_CHECKING:
    from pioche.engine.choice import Ask
    from pioche.engine.game import Game
    from pioche.engine.match import Match
    from pioche.engine.rng import Rng
    from pioche.engine.state import State

_OUT = Word("out", "bool", False)  # a player who has left the match


def build(game: Game[Any, Any], words: dict[str, Any], rng: Rng) -> State:
    """The position that `words` describe. Zones not named are empty, values not named as at the start. All seats are
    named, also those that the rules play."""
    players = words.get("players")
    seats = [count for count in game.seats if not game.guests(count)]
    if not isinstance(players, list) or len(players) not in seats:
        raise PiocheError("wrong-seats", seats=seats, count=len(players) if isinstance(players, list) else 0)
    s: State = game.blank(rng, len(players), {})
    zones = {zone.name: zone for zone in game.zones}
    _known_words(
        words,
        ["players", "active", "turn", *(word.name for word in game.table_words), *_names(zones, of_player=False)],
        "scenario",
    )
    for seat, player in enumerate(players):
        if not isinstance(player, dict):
            raise PiocheError("bad-value", word="players", value=player)
        _known_words(
            player, ["out", *(word.name for word in game.player_words), *_names(zones, of_player=True)], "players"
        )
        _set_words(game.player_words, player_of(s, seat), player)
        if _OUT.checked(player.get("out", False)):
            s.out |= 1 << seat
    s.active = whole("active", words.get("active", 0), 0, len(players) - 1)
    s.turn = whole("turn", words.get("turn", s.turn or 3), 1, 9999)
    if s.out >> s.active & 1:
        raise PiocheError("bad-value", word="active", value=s.active)
    _set_words(game.table_words, s, words)
    for zone in game.zones:
        for owner in owners(s, zone):
            entries = (players[owner] if zone.of_player else words).get(zone.name, [])
            for entry in _list(zone.name, entries):
                _lay(game, s, zone, owner, entry)
    _refuse(game.arrange(s, words))
    return s


def _names(zones: dict[str, Zone], *, of_player: bool) -> list[str]:
    return [name for name, zone in zones.items() if zone.of_player == of_player]


def _refuse(refusal: Any) -> None:
    if refusal is not None:
        ACTIVITY.questions += 1
        raise PiocheError("impossible", [refusal], what=refusal.message or refusal.rule)


def _known_words(given: dict[str, Any], known: list[str], where: str) -> None:
    for word in given:
        if word not in known:
            raise PiocheError("unknown-word", word=word, where=where)


def _list(word: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise PiocheError("bad-value", word=word, value=value)
    return value


def _set_words(words: tuple[Word, ...], target: Any, given: dict[str, Any]) -> None:
    for word in words:
        if word.name in given and word.type not in ("cards", "permanents"):
            setattr(target, word.name, word.checked(given[word.name]))


def _card(game: Game[Any, Any], s: State, entry: Any, owner: int) -> tuple[Card, dict[str, Any]]:
    """A new card from an entry: its id, or a table with `card` and more words."""
    given = {"card": entry} if isinstance(entry, str) else entry
    if not isinstance(given, dict) or not isinstance(given.get("card"), str):
        raise PiocheError("bad-value", word="card", value=entry)
    proto = proto_of(game, given)
    owner = whole("owner", given.get("owner", max(owner, 0)), 0, len(s.teams) - 1) if game.owned else -1
    if len(s.cards) > 4095:
        raise PiocheError("bad-value", word="cards", value=len(s.cards))
    card = Card(len(s.cards), proto, owner)
    s.cards = (*s.cards, card)
    return card, given


def _named(game: Game[Any, Any]) -> list[str]:
    return ["card", "owner"] if game.owned else ["card"]


def _lay(game: Game[Any, Any], s: State, zone: Zone, owner: int, entry: Any, host: Permanent | None = None) -> None:
    card, given = _card(game, s, entry, owner)
    _refuse(game.refuses_zone(card, zone))
    prints = [word.name for word in game.print_words]
    if zone.holds == "permanents":
        permanent = game.enter(s, card, owner if owner >= 0 else card.owner, zone.name, host)
        _bear(game, s, permanent, given, [*_named(game), *prints])
        return
    _known_words(given, [*_named(game), "known", *prints], zone.name)
    held = zone_of(s, zone, owner) if host is None else getattr(host, zone.name)
    held.append(card)
    known = {whole("known", seat, 0, len(s.teams) - 1) for seat in _list("known", given.get("known", []))}
    if known:
        show(s, [card], EVERYONE if len(known) == len(s.teams) else sum(1 << seat for seat in known))


def _bear(game: Game[Any, Any], s: State, permanent: Permanent, given: dict[str, Any], also: list[str]) -> None:
    """Give a permanent the words of its entry, which has `also` others."""
    _known_words(given, [*also, *(word.name for word in game.card_words)], permanent.card.proto.id)
    for word in game.card_words:
        if word.name not in given:
            continue
        _refuse(game.refuses_word(permanent.card, word))
        if word.type in ("cards", "permanents"):
            for entry in _list(word.name, given[word.name]):
                _lay(game, s, word.zone, permanent.controller, entry, permanent)
        else:
            setattr(permanent, word.name, word.checked(given[word.name]))


def patch(game: Game[Any, Any], s: State, words: dict[str, Any], ask: Ask | None) -> None:
    """Change a position. In the middle of an effect (`ask` is the open question) what it is about stays where it is."""
    _known_words(words, ["players", "cards", *(word.name for word in game.table_words)], "patch")
    _set_words(game.table_words, s, words)
    players = _list("players", words.get("players", []))
    if len(players) > len(s.teams):
        raise PiocheError("no-such-seat", seat=len(players) - 1)
    for seat, player in enumerate(players):
        if not isinstance(player, dict):
            raise PiocheError("bad-value", word="players", value=player)
        _known_words(player, [word.name for word in game.player_words], "players")
        _set_words(game.player_words, player_of(s, seat), player)
    for entry in _list("cards", words.get("cards", [])):
        if not isinstance(entry, dict):
            raise PiocheError("bad-value", word="cards", value=entry)
        _patch_card(game, s, entry, ask)
    _refuse(game.patched(s))


_MOST_TRIES = 64
_MOST_ANSWERS = 200  # an effect may be repeated as often as one likes


def goes_on(match: Match) -> bool:
    """Whether an effect that was patched in its middle can be carried on: tried out with each answer to the open
    question, and then with the first or the last one to those that follow."""
    assert match.ask is not None
    answers = range(len(match.ask.options))
    return all(_comes_to_an_end(match, i, then) for i in answers[: _MOST_TRIES // 2] for then in (0, -1))


def _comes_to_an_end(match: Match, answer: int, then: int) -> bool:
    world = match.clone()
    try:
        world.apply(answer)
        for _ in range(_MOST_ANSWERS):
            if world.ask is None or world.quiet:
                break
            world.apply(then % len(world.ask.options))
    except Exception:  # whatever a rule stumbles over that holds a card which is no longer there
        return False
    return world.ask is None or _is_sound(world.game, world.state)


def _is_sound(game: Game[Any, Any], s: State) -> bool:
    """Whether each card lies in one place, where a scenario may lay it, and each value is one that it may have."""
    lying = list(places(game, s))
    try:
        check_values(game, s)
    except PiocheError:
        return False
    if any(game.refuses_zone(place.card, place.zone) is not None for place in lying):
        return False
    return sorted(place.card.number for place in lying) == list(range(1, len(s.cards)))


def check_values(game: Game[Any, Any], s: State) -> None:
    """Refuse a position in which a word has a value that no scenario could give it: a counter out of its bounds."""
    for word in game.table_words:
        word.checked(word.show(getattr(s, word.name)))
    for seat in range(len(s.teams)):
        for word in game.player_words:
            word.checked(word.show(getattr(player_of(s, seat), word.name)))
    for place in places(game, s):
        for word in game.card_words if place.permanent is not None else ():
            if word.type not in ("cards", "permanents"):
                word.checked(word.show(getattr(place.permanent, word.name)))


def _patch_card(game: Game[Any, Any], s: State, entry: dict[str, Any], ask: Ask | None) -> None:
    number = entry.get("number")
    place = find(game, s, number) if type(number) is int else None
    if place is None:
        raise PiocheError("no-such-card-number", number=number)
    if "zone" in entry:
        if ask is not None and (number == ask.source or number in [game.verbs.card(option) for option in ask.options]):
            raise PiocheError("cannot-patch-here", card=number)
        place = _move(game, s, place, entry)
    prints = [word.name for word in game.print_words]
    if any(name in entry for name in prints):
        _reprint(game, s, place, entry)
    words = ["number", *(["zone", "player", "at"] if "zone" in entry else []), *prints]
    if place.permanent is not None:
        _bear(game, s, place.permanent, entry, words)
    else:
        _known_words(entry, words, place.zone.name)


def _reprint(game: Game[Any, Any], s: State, place: Place, entry: dict[str, Any]) -> None:
    """Another print of the same card takes its place."""
    was = place.card
    card = Card(was.number, proto_of(game, entry_of(game, was.proto) | entry), was.owner)
    s.cards = (*s.cards[: card.number], card, *s.cards[card.number + 1 :])
    place.card = card
    if place.permanent is None:
        place.held[place.at] = card
    else:
        place.permanent.card = card
        game.reprinted(s, place.permanent)


def _move(game: Game[Any, Any], s: State, place: Place, entry: dict[str, Any]) -> Place:
    zones = {zone.name: zone for zone in game.zones}
    zone = zones.get(entry["zone"]) if isinstance(entry["zone"], str) else None
    if zone is None:
        raise PiocheError("unknown-word", word=entry["zone"], where="zone")
    seat = whole("player", entry.get("player", max(place.card.owner, 0)), 0, len(s.teams) - 1)
    at = entry.get("at", "bottom")
    if at not in ("top", "bottom"):
        raise PiocheError("bad-value", word="at", value=at)
    _refuse(game.refuses_zone(place.card, zone))
    if place.permanent is not None:
        game.remove(s, place.permanent)
    else:
        del place.held[place.at]
    if zone.holds == "permanents":
        game.enter(s, place.card, seat, zone.name)
    else:
        held = zone_of(s, zone, seat if zone.of_player else -1)
        if zone.sight == PUBLIC:
            forget(s, [place.card])
            held.insert(0 if at == "top" else len(held), place.card)
        else:
            hide(s, place.card, held, 0 if at == "top" else -1)
    moved = find(game, s, place.card.number)
    assert moved is not None
    return moved


def position(game: Game[Any, Any], s: State) -> dict[str, Any]:
    """The words for a position between two actions. What they cannot say (a stack, effects that last) is left out."""
    words: dict[str, Any] = {"active": s.active, "turn": s.turn, **_words(game.table_words, s), "players": []}
    for seat in range(len(s.teams)):
        out = {"out": True} if s.out >> seat & 1 else {}
        words["players"].append(out | _words(game.player_words, player_of(s, seat)))
    for zone in game.zones:
        for owner in owners(s, zone):
            held = zone_of(s, zone, owner)
            if held:
                into = words["players"][owner] if zone.of_player else words
                into[zone.name] = [_entry(game, s, one, zone, max(owner, 0)) for one in held]
    return words


def _words(words: tuple[Word, ...], bearer: Any) -> dict[str, Any]:
    """The words of a bearer that are not as at the start."""
    given: dict[str, Any] = {}
    for word in words:
        value = getattr(bearer, word.name)
        if word.type not in ("cards", "permanents") and value != word.default:
            given[word.name] = word.show(value)
    return given


def _entry(game: Game[Any, Any], s: State, one: Card | Permanent, zone: Zone, owner: int) -> Any:
    card = one if isinstance(one, Card) else one.card
    entry = entry_of(game, card.proto)
    if game.owned and card.owner != owner:
        entry["owner"] = card.owner
    if isinstance(one, Permanent):
        entry |= _words(game.card_words, one)
        for word in game.card_words:
            if word.type in ("cards", "permanents") and getattr(one, word.name):
                entry[word.name] = [_entry(game, s, lying, word.zone, owner) for lying in getattr(one, word.name)]
    elif zone.sight != PUBLIC and s.seen.get(card.number, 0):
        entry["known"] = [seat for seat in range(len(s.teams)) if s.seen[card.number] >> seat & 1]
    return entry if len(entry) > 1 else card.proto.id
