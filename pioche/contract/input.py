"""What cannot be is refused: with its code, a reason in either language that names it, and a rule where there is one.
What is refused changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pioche.contract.client import Answer, Client, refused
from pioche.contract.faults import NONE, Fault, about_cards, bad_values, patch_faults, scenario_faults
from pioche.contract.tables import any_match, must, positions, walk
from pioche.engine.contract import AnyGame
from pioche.engine.errors import PiocheError
from pioche.engine.match import Match
from pioche.engine.places import places
from pioche.engine.rng import rng_of
from pioche.engine.zones import sees
from pioche.lab.hunt.positions import Words, some_value

_OFTEN = 7  # one wrong patch in so many is tried in the middle of an effect, and together with a right one
_FAR = 250  # decisions in which they are looked for


def check_new_match(game: AnyGame) -> None:
    """A match is not opened with decks, seats or options that there are not."""
    client = Client()
    card = next(iter(game.book.cards))
    decks: list[tuple[Any, str]] = [
        (NONE, "unknown-deck"),
        ([card, NONE], "unknown-card"),
        ({"cards": [3]}, "unknown-card"),
        ({"cards": [{"card": card, NONE: 1}]}, "unknown-word"),
        ({"cards": card}, "bad-deck"),
        ({"name": 3, "cards": []}, "bad-deck"),
    ]
    for word in game.print_words:
        decks += [({"cards": [{"card": card, word.name: value}]}, code) for value, code, _ in bad_values(word)]
    for deck in ([], [card], [card] * 99, sorted(game.book.cards)):
        if game.refuses_deck({"cards": deck}):
            decks.append((deck, "illegal-deck"))
    usual: list[dict[str, Any]] = [{} for _ in range(game.seats[0])]
    for deck, code in decks:
        error = refused(client, "new", game=game.slug, seats=[{"deck": deck}, *usual[1:]])
        must(error["code"] == code, f"the deck {deck!r:.80} is refused as {error['code']}, not as {code}")
    for count in range(max(game.seats) + 2):
        if count not in game.seats:
            error = refused(client, "new", game=game.slug, seats=[{}] * count)
            must(error["code"] == "wrong-seats", f"{count} seats are refused as {error['code']}")
    error = refused(client, "new", game=game.slug, options={NONE: True})
    must(error["code"] == "unknown-match-option", f"an option of no game is refused as {error['code']}")
    for name, values in game.match_options.items():
        odd_values: list[Any] = [NONE, None, 1.5, [], -1, *(int(one) for one in values if isinstance(one, bool))]
        for odd in odd_values:
            error = refused(client, "new", game=game.slug, options={name: odd})
            must(error["code"] == "bad-value" and name in error["message"], f"{name}={odd!r} is refused as {error}")
    must(not len(client.protocol.matches), "a match was opened although it was refused")


def check_bad_scenarios(game: AnyGame) -> None:
    """A scenario in which one thing is wrong is refused, and the thing is named."""
    client = Client()
    for fault in scenario_faults(game, positions(game, 4)[0]):
        error = refused(client, "scenario", game=game.slug, **fault.words)
        _check_refusal(error, fault)
        must(not len(client.protocol.matches), f"a match was opened although it was refused: {error}")


def _check_refusal(error: Answer, fault: Fault) -> None:
    told = f"{fault.words!r:.200} is refused as {error}"
    must(error["code"] == fault.code, f"{told}, not as {fault.code}")
    must(error["rules"] == ([fault.rule] if fault.rule else []), f"{told}, not by {fault.rule or 'no rule'}")
    must(fault.named in error["message"], f"{told}, which does not name {fault.named}")


def stops(game: AnyGame, seed: str, often: int) -> Iterator[Match]:
    """A match by chance, at so many quiet and so many inner decisions."""
    left = {True: often, False: often}
    for match in walk(any_match(game, seed), seed, _FAR):
        if match.state.turn and left[match.quiet] and (match.n % 7 == 0 or not match.quiet):
            left[match.quiet] -= 1
            yield match


def check_bad_choices(game: AnyGame) -> None:
    """A key that is not offered is refused with all that is; nobody answers for another."""
    for match in stops(game, "choices", 4):
        assert match.decision is not None
        client = Client()
        id = client.open(match)
        before = client.standing(id)
        keys = match.decision.keys
        odd = ["", ":", "😀", NONE, f"{NONE}:1", "concede:0", f"{keys[0]}.0", f"{keys[0]}.999", f"{keys[0]}:1:1"]
        for verb in game.verbs.names():
            odd += [f"{verb}{more}" for more in ("", ":", ":x", ":-1", ":01", ":4096", ":9999", f":{NONE}", ":1.0")]
        for key in odd:
            if key not in keys and key != "concede":
                _check_not_offered(client, id, match, key, keys)
        for key in _hidden_keys(match):
            error = client.error("choose", match=id, option=key)
            must(error["code"] == "unknown-option" and not error["rules"], f"{key}: the reason tells of a hidden card")
        for seat in range(len(match.names)):
            if seat != match.ask.seat:  # type: ignore[union-attr]
                error = refused(client, "choose", match=id, option=keys[0], seat=seat)
                must(error["code"] == "not-your-decision", f"seat {seat} may answer for another: {error}")
        error = refused(client, "choose", match=id, option=keys[0], seat=len(match.names))
        must(error["code"] == "no-such-seat", f"a seat that there is not: {error}")
        must(client.standing(id) == before, "a choice that was refused has changed the match")


def _check_not_offered(client: Client, id: str, match: Match, key: str, keys: list[str]) -> None:
    error = client.error("choose", match=id, option=key)
    must((error["code"], error["options"]) == ("unknown-option", keys), f"{key!r} is refused as {error}")
    must(match.game.verbs.parse(key) >= 0 or not error["rules"], f"{key!r} is no option, and yet there is a rule")


def _hidden_keys(match: Match) -> Iterator[str]:
    """Every verb about a card that the asked seat cannot see."""
    game, s = match.game, match.state
    assert match.ask is not None
    verbs = [verb for verb in game.verbs.names() if game.verbs.card(max(game.verbs.parse(f"{verb}:1"), 0))]
    for place in places(game, s):
        seen = place.permanent is not None or sees(s, place.zone, place.owner, place.card, match.ask.seat)
        if not seen and place.card.number not in about_cards(match):
            yield from (f"{verb}:{place.card.number}" for verb in verbs)
            return


def check_bad_patches(game: AnyGame) -> None:
    """A patch in which one thing is wrong is refused whole, at a quiet decision and in the middle of an effect."""
    for match in stops(game, "patches", 1):
        client = Client()
        id = client.open(match)
        before, hash = client.standing(id), match.hash()
        good = a_change(match)
        for n, fault in enumerate(patch_faults(game, match)):
            often = n % _OFTEN == 0
            if match.quiet or often:  # in the middle of an effect each takes long
                _check_refusal(refused(client, "patch", match=id, **fault.words), fault)
            if often:
                client.error("patch", match=id, **_both(good, fault.words))
            must(match.hash() == hash, f"a patch that is refused changes the match: {fault.words}")
        must(client.standing(id) == before, "a patch that was refused has changed the match")


def _both(good: Words, bad: Words) -> Words:
    """A patch of which a part could be made."""
    cards = bad.get("cards", [])
    return {**good, **bad, "cards": [*good.get("cards", []), *(cards if isinstance(cards, list) else [cards])]}


def a_change(match: Match) -> Words:
    """A patch that can be made, and changes the match."""
    game, before, rng = match.game, match.hash(), rng_of("change")
    plain = ("int", "bool", "word", "words")
    tries: list[Words] = []
    for _ in range(3):
        tries += [{"players": [{w.name: some_value(w, rng)}]} for w in game.player_words if w.type in plain]
        tries += [{w.name: some_value(w, rng)} for w in game.table_words if w.type in plain]
    for place in places(game, match.state):
        tries += [
            {"cards": [{"number": place.card.number, "zone": zone.name, "player": seat}]}
            for zone in game.zones
            if zone is not place.zone and game.refuses_zone(place.card, zone) is None
            for seat in range(len(match.names))
        ]
    for patch in tries:
        other = match.fork()
        try:
            other.patch(patch)
        except PiocheError:
            continue
        if other.hash() != before:
            return patch
    raise AssertionError("no patch can be made here")


__all__ = ["a_change", "check_bad_choices", "check_bad_patches", "check_bad_scenarios", "check_new_match", "stops"]
