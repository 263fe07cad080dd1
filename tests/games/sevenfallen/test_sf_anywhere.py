"""Every card of the book as a client meets it: in every zone where it may lie, of either owner, seen by all kinds of
viewers, moved by patches; and played and used to the end of its effect, whatever is answered."""

import json
import os

import pytest
from sf_client import PERMANENT, entries
from sf_scene import believers, on
from test_sf_offers import allowed, offered

from pioche.engine import load, new_scenario
from pioche.engine.cards import Card
from pioche.engine.contract import check_nothing_leaks, check_position
from pioche.engine.places import find
from pioche.engine.rng import rng_of
from pioche.engine.scenario import build, position
from pioche.games.sevenfallen import SEVENFALLEN
from pioche.games.sevenfallen.cards import BOOK

CARDS = sorted(BOOK.cards)
SEEDS = int(os.environ.get("PIOCHE_SEEDS", "1"))  # more by hand: 1 is the end of a Parole divine, 2 an announcement
DIVINITY, DRAGON, GOLEM, SWORD = (
    "dragon-vie-souffle-premier",
    "dragon-des-cretes-rouges",
    "bloc-de-scories",
    "epee-du-pelerin",
)
ZONES = {zone.name: zone for zone in SEVENFALLEN.zones if zone.of_player}


def lies_in(id):
    """The zones of a player where a card may lie."""
    return [name for name, zone in ZONES.items() if SEVENFALLEN.refuses_zone(Card(1, BOOK[id], 0), zone) is None]


def everywhere(id):
    """A table with this card, of either owner, in each zone where it can lie; one alone where there cannot be two."""
    proto, players = BOOK[id], []
    for seat in (0, 1):
        lists = {"divine": [DIVINITY], "rear": [DRAGON], "worship": believers(1)}
        for zone in lies_in(id):
            both = [id, {"card": id, "owner": 1 - seat}]
            alone = zone in ("divine", "archangel", "gift") or (proto.legendary and zone in ("rear", "front"))
            held = both[seat : seat + 1] if alone else both
            if proto.legendary and zone == "front":
                held = []
            lists[zone] = held if zone == "divine" else lists.get(zone, []) + held
        if proto.type == "equipment":
            lists["rear"] = [on(DRAGON, id)]
        players.append(lists)
    return new_scenario(SEVENFALLEN, {"players": players}, seed=id)


def check_views(match):
    """Each viewer sees every card once, known or as a token, and every field of what is in play; JSON can be made."""
    cards = len(match.state.cards) - 1
    for viewer in (None, 0, 1, "all"):
        view = match.view(None if viewer == "all" else viewer, everything=viewer == "all")
        json.dumps(view)
        zones = {name: view[name] for name in ("players", "aside", "beyond")}
        seen = list(entries(zones))
        hidden = str(zones).count("'token': ")
        assert len(seen) + hidden == cards
        assert not (viewer == "all" and hidden)
        assert len({entry["number"] for entry in seen}) == len(seen)
        for entry in seen:
            assert entry.keys() >= (PERMANENT if "controller" in entry else {"card", "number", "owner"})


@pytest.mark.parametrize("id", CARDS)
def test_a_card_lies_in_every_zone_and_is_moved_to_every_other(id):
    match = everywhere(id)
    check_position(match)
    check_views(match)
    check_nothing_leaks(match, rng_of(id))
    words = position(match.game, match.state)
    assert position(match.game, build(match.game, words, rng_of("again"))) == words
    proto = BOOK[id]
    if proto.type in ("divinity", "archangel", "gift", "temple") or proto.legendary:
        return
    zones = lies_in(id)
    number = next(card.number for card in match.state.cards[1:] if card.proto is proto)
    for zone in (*zones, zones[0]):
        match.patch({"cards": [{"number": number, "zone": zone, "player": 1}]})
        place = find(match.game, match.state, number)
        assert place.card.proto is proto
        assert place.zone.name in (zone, "attached") and place.owner in (1, -1, None)
    check_position(match)
    check_views(match)


def rich(id, seed):
    """Something for every card to do; in my Parole divine, or elsewhere on other seeds."""
    mine = {
        "divine": [DIVINITY],
        "hand": [DRAGON, "rappel-des-cieux", "eclat-de-la-tour", SWORD, "marcheur-blinde"],
        "worship": believers(6),
        "rear": [
            on("leana-d-eondra", GOLEM, damage=1),
            "faucon",
            {"card": "drake-rougegueule", "damage": 1},
            "chevalier-de-l-ordre-ocre",
            "saison-des-flammes",
        ],
        "front": [on("marcheur-blinde", SWORD, tilted=True), "goule"],
        "limbo": ["dragonnet-des-cendres"],
        "book": [DRAGON, "caius", "eclat-de-la-tour", "thanator-le-or", "leana-d-eondra", "saison-des-flammes"],
        "register": ["moine-de-la-braise", "oracle-des-fumees"],
        "purgatory": ["dragonnet-des-cendres", "caius", "eclat-de-la-tour", "marcheur-blinde"],
        "archangel": ["vulcaryon-seigneur-de-braise"],
    }
    yours = {
        "divine": ["la-bete-de-nargar"],
        "hand": [SWORD, DRAGON, "caius"],
        "worship": believers(3),
        "rear": [on("marcheur-blinde", "caius"), {"card": "drake-rougegueule", "marks": {"+1/+1": 1}}],
        "front": [on(DRAGON, SWORD), "goule"],
        "book": [DRAGON, "caius", "leana-d-eondra", "eclat-de-la-tour"],
        "purgatory": [DRAGON, "caius"],
        "register": ["moine-de-la-braise"],
    }
    proto = BOOK[id]
    if proto.type == "divinity":
        mine["divine"] = [id]
    elif proto.type in ("archangel", "worshipper", "temple"):
        mine["rear" if proto.type == "archangel" else "worship"].append(id)
    elif proto.type == "equipment":
        mine["hand"].insert(0, id)
        mine["rear"][3] = on("chevalier-de-l-ordre-ocre", id)
    elif proto.familiar:
        mine["rear"].append(id)
    elif proto.type != "gift":
        mine["hand"].insert(0, id)
        mine["purgatory"].insert(0, id)
        if proto.type != "miracle" and not (proto.legendary and seed % 2):
            mine["rear"].append(id)
    words = {"players": [mine, yours], "step": ("main", "dusk", "announce")[seed % 3]}
    return new_scenario(SEVENFALLEN, words, seed=f"{id} {seed}")


def mine_with(match, id):
    """The options that play or use some copy of a card."""
    numbers = {card.number for card in match.state.cards[1:] if card.proto is BOOK[id]}
    return [i for i, option in enumerate(match.decision.options) if option.card in numbers]


@pytest.mark.parametrize("id", [id for id in CARDS if BOOK[id].type != "gift"])
def test_a_card_is_played_and_used_to_the_end_of_its_effect(id):
    for seed in range(SEEDS):
        match = rich(id, seed)
        rng = rng_of(f"{id} {seed}")
        stood = [match.hash()]
        for n in range(30):
            if match.ask is None:
                break
            if n % 3 == 0 and match.ask.kind in ("main", "window", "answer"):
                assert offered(match) == allowed(match)
            own = mine_with(match, id)
            at = own[rng.below(len(own))] if own and rng.below(3) else rng.below(len(match.ask.options))
            match.apply(at)
            if n < 5:
                stood.append(match.hash())
                check_position(match)
            if n == 3:
                check_views(match)
            if n in (2, 15):
                check_nothing_leaks(match, rng)
        assert load(match.record()).hash() == match.hash()
        n = min(match.n, 5)
        match.undo(n)
        assert match.hash() == stood[n]
