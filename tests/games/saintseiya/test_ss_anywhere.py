"""Every card of the book as a client meets it: in every zone where it may lie, seen by all kinds of viewers, moved by
patches; and played, used, met and left to the end of its effect, whatever is answered."""

import json
import os

import pytest
from ss_client import PERMANENT, ZONES, entries

from pioche.engine import load, new_scenario
from pioche.engine.cards import Card
from pioche.engine.contract import check_nothing_leaks, check_position
from pioche.engine.places import find
from pioche.engine.rng import rng_of
from pioche.engine.scenario import build, position
from pioche.games.saintseiya import SAINTSEIYA
from pioche.games.saintseiya.cards import BOOK

CARDS = sorted(BOOK.cards)
PLAYED = [id for id in CARDS if BOOK[id].type in ("character", "armour", "relic")]
SEEDS = int(os.environ.get("PIOCHE_SEEDS", "1"))  # more by hand: odd ones are solo games
ALL_ZONES = {zone.name: zone for zone in SAINTSEIYA.zones}
SHUT = ("discard", "destroyed", "marked")  # where a Héros Transcendé never lies


def lies_in(id):
    """The zones where a card may lie."""
    names = [n for n, zone in ALL_ZONES.items() if SAINTSEIYA.refuses_zone(Card(1, BOOK[id], -1), zone) is None]
    return [name for name in names if not (id.endswith("-transcende") and name in SHUT)]


def entry(id, zone):
    """A card with what it needs to lie there."""
    if zone == "marked":
        return {"card": id, "frozen": 2}
    return {"card": id, "against": 6} if zone == "played" else id


def everywhere(id):
    """A table with this card in each zone where it can lie, before either player; characters in play are mine."""
    words = {"players": [{"hero": "seiya"}, {"hero": "shun"}], "field": ["jabu-licorne"]}
    for name in lies_in(id):
        if not ALL_ZONES[name].of_player:
            words[name] = [entry(id, name), *words.get(name, [])]
            continue
        for seat in (0, 1):
            if name != "played" or seat == 0:
                words["players"][seat][name] = [entry(id, name)]
    if BOOK[id].type == "character":
        words["players"][1]["relics"] = [{"card": "urne-athena", "prey": 0, "under": [id]}]
    return new_scenario(SAINTSEIYA, words, seed=id)


def check_views(match):
    """Each viewer sees every card once, known or as a token, and every field of what is in play; JSON can be made."""
    cards = len(match.state.cards) - 1
    tables = [name for name, zone in ALL_ZONES.items() if not zone.of_player]
    for viewer in (None, 0, 1, "all"):
        view = match.view(None if viewer == "all" else viewer, everything=viewer == "all")
        json.dumps(view)
        zones = {name: view[name] for name in ("players", *tables)}
        seen = list(entries(zones))
        hidden = str(zones).count("'token': ")
        assert len(seen) + hidden == cards
        assert not (viewer == "all" and hidden)
        assert len({one["number"] for one in seen}) == len(seen)
        for one in seen:
            assert one.keys() >= (PERMANENT if "controller" in one else {"card", "number", "owner"})


@pytest.mark.parametrize("id", CARDS)
def test_a_card_lies_in_every_zone_and_is_moved_to_every_other(id):
    match = everywhere(id)
    check_position(match)
    check_views(match)
    check_nothing_leaks(match, rng_of(id))
    words = position(match.game, match.state)
    assert position(match.game, build(match.game, words, rng_of("again"))) == words
    proto = BOOK[id]
    number = next(card.number for card in match.state.cards[1:] if card.proto is proto)
    zones = lies_in(id)
    for place in [find(match.game, match.state, card.number) for card in match.state.cards[1:]]:
        if place.zone.name in ("armour", "epic") and place.card.number != number:  # there is room for one
            other = "discard" if place.zone.name == "armour" else "past_epics"
            match.patch({"cards": [{"number": place.card.number, "zone": other, "player": 1}]})
    for zone in (*zones, zones[0]):
        words = {} if zone in ("played", "armour") else {"player": 1}
        more = {"frozen": 1} if zone == "marked" else {}
        match.patch({"cards": [{"number": number, "zone": zone, **words, **more}]})
        place = find(match.game, match.state, number)
        assert place.card.proto is proto and place.zone.name == zone
        assert place.owner == ((words.get("player", 0)) if zone in ZONES else -1)
    check_position(match)
    check_views(match)


def rich(id, seed):
    """Something for every card to do: with two players, or on odd seeds alone against Hilda."""
    mine = {
        "hero": "seiya",
        "hand": ["seiya-pegase", "shiryu-dragon-bronze", "marine-aigle", "armure-pegase", "mu-belier", "freya"],
        "pile": ["seiya-pegase", "jabu-licorne", "armure-lion", "seiya-pegase-bronze", "oko"],
        "discard": ["seiya-pegase", "athena-base", "cassios", "armure-verseau"],
        "played": [{"card": "seiya-pegase-asgard", "against": 6}, {"card": "kiki", "against": 5}],
        "armour": ["armure-sagittaire"],
        "marked": [{"card": "shun-andromede-bronze", "wounded": True}, {"card": "thor-phecda", "frozen": 2}],
        "destroyed": ["ikki-phoenix"],
        "aside": ["seiya-pegase-bronze", "seiya-pegase-poseidon", "armure-pegase-asgard", "seiya-pegase-transcende"],
        "board": ["chevalier-de-pegase", "comete-de-pegase"],
        "energy": 3,
        "weapons": 1,
    }
    yours = {
        "hand": ["shun-andromede", "athena-asgard", "robe-alpha", "milo-scorpion"],
        "discard": ["shun-andromede", "siegfried-dubhe", "jaki", "armure-vierge"],
        "armour": ["robe-beta"],
        "marked": [{"card": "shun-andromede-asgard", "wounded": True}, {"card": "syd-mizar", "frozen": 1}],
        "destroyed": ["shun-andromede"],
        "aside": ["shun-andromede-bronze"],
    }
    words = {
        "field": ["io-scylla", "hagen-merak", "armure-taureau", "oko", "jabu-licorne", "cassios"],
        "reserve": ["spica", "geki-ours", "garde-asgard-1", "kassa-lyumnades", "armure-belier", "gigas", "dio-mouche"],
        "gone": ["nachi-loup", "aiolia-lion", "misty-lezard"],
        "standing": ["pilier-indien"],
        "pillars": ["pilier-arctique", "pilier-pacifique-sud"],
        "weapons": 5,
        "sapphires": 7,
        "players": [mine, yours],
    }
    if seed % 2:
        words["level"] = ("easy", "hard", "expert")[seed // 2 % 3]
    else:
        yours |= {"hero": "shun", "pile": ["shun-andromede", "freya", "armure-andromede"]}
        yours["relics"] = [{"card": "urne-athena", "prey": 0, "under": ["oko"]}]
    type = BOOK[id].type
    if type == "technique":
        mine["board"] = [id, *mine["board"]]
    elif type == "epic":
        words["epic"], words["epics"] = [id], ["blizzard", "deluge"]
    elif type == "pillar":
        words["standing"] = [id]
    else:
        mine["hand"].insert(0, id)
        words["field"][seed // 2 % 6] = id
        words["reserve"].insert(0, id)
        if type == "character":
            mine["played"].append({"card": id, "against": 6, "bonus_force": 9, "bonus_cosmos": 9})
        elif type == "armour":
            mine["armour"] = [id]
        else:
            mine["relics"] = [id] if id != "anneau-nibelungen" else []
    return new_scenario(SAINTSEIYA, words, seed=f"{id} {seed}")


def mine_with(match, id):
    """The options that play, use or meet some copy of a card."""
    numbers = {card.number for card in match.state.cards[1:] if card.proto is BOOK[id]}
    return [i for i, option in enumerate(match.decision.options) if option.card in numbers]


@pytest.mark.parametrize("id", CARDS)
def test_a_card_is_played_and_used_to_the_end_of_its_effect(id):
    for seed in range(SEEDS) if SEEDS > 1 else (0, 1):
        match = rich(id, seed)
        rng = rng_of(f"{id} {seed}")
        stood = [match.hash()]
        for n in range(30):
            if match.ask is None:
                break
            own = mine_with(match, id)
            at = own[rng.below(len(own))] if own and rng.below(3) else rng.below(len(match.ask.options))
            if n > 20 and "end" in match.decision.keys:
                at = match.decision.keys.index("end")
            match.apply(at)
            if n < 4 or n > 25:
                check_position(match)
            if n < 4:
                stood.append(match.hash())
            if n == 3:
                check_views(match)
            if n in (2, 15):
                check_nothing_leaks(match, rng)
        assert load(match.record()).hash() == match.hash()
        n = min(match.n, 4)
        match.undo(n)
        assert match.hash() == stood[n]
