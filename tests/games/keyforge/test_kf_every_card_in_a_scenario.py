"""Every card of the book as a client meets it: in every zone where it can lie, of either owner, seen by all kinds of
viewers, moved by patches; and played to the end of its effect, with all that may be done at each question."""

import msgspec
import pytest
from kf_client import PERMANENT, ZONES, entries

from pioche.engine import load, new_scenario
from pioche.engine.contract import check_nothing_leaks, check_position, check_scenario
from pioche.engine.places import find
from pioche.engine.rng import rng_of
from pioche.games.keyforge.cards import BOOK

CARDS = sorted(BOOK.cards)
PILES = ("hand", "deck", "discard", "archives", "purged")
VIEWERS = (None, 0, 1)
SEEDS = 2


def row_of(id):
    """Where a card lies in play, as a zone and its entry; None for actions and for half a creature."""
    printed = BOOK[id]
    if printed.half == 2:
        return "battleline", {"card": id, "linked": [f"{id}-upper"]}
    if printed.half or printed.type == "action":
        return None
    if printed.type == "upgrade":
        return "battleline", {"card": "troll", "upgrades": [id]}
    return ("battleline" if printed.type == "creature" else "artifacts"), {"card": id}


def everywhere(id):
    """A table with this card, of either owner, in each zone where it can lie."""
    players = []
    for seat in (0, 1):
        both = [id, {"card": id, "owner": 1 - seat, "bonus": ["draw"], "house": "mars"}]
        lists = dict.fromkeys(PILES, both)
        lists |= {"battleline": ["bumpsy"], "artifacts": [{"card": "masterplan", "under": both}]}
        row = row_of(id)
        if row is not None:
            zone, entry = row
            lists[zone] = [entry, *lists[zone], {**entry, "owner": 1 - seat, "amber": 1, "ready": False}]
        players.append(lists)
    return new_scenario("keyforge", {"house": BOOK[id].house, "players": players}, seed=id)


def check_views(match):
    """Each viewer sees every card once, known or as a token, and every field of what is in play; JSON can be made."""
    cards = len(match.state.cards) - 1
    for viewer in (*VIEWERS, "all"):
        view = match.view(None if viewer == "all" else viewer, everything=viewer == "all")
        msgspec.json.encode(view)
        zones = {"players": view["players"], "limbo": view["limbo"]}
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
    check_scenario(match)
    number = match.state.players[0].hand[0].number
    row = row_of(id)
    rows = [row[0]] if row is not None and BOOK[id].type != "upgrade" and not BOOK[id].half else []
    for zone in (*ZONES[2:], *rows, "discard"):
        for seat in (1, 0):
            match.patch({"cards": [{"number": number, "zone": zone, "player": seat}]})
            place = find(match.game, match.state, number)
            assert (place.zone.name, place.owner, place.card.proto.id) == (zone, seat, id)
        check_position(match)
    check_views(match)


def rich(id, seed):
    """Something for every card to do; on every other seed half of the cards are the other player's."""
    mine = {
        "amber": 7,
        "chains": 1,
        "keys": ["red"],
        "hand": [id, "anger", "dust-pixie", "labwork", "ghostly-hand", "blood-of-titans", "zorg"],
        "battleline": [
            *(
                "bumpsy",
                {"card": "troll", "damage": 3, "upgrades": ["blood-of-titans"]},
                {"card": "dextre", "amber": 2},
            ),
            *({"card": "zorg", "stunned": True}, {"card": "bulwark", "ward": True}, {"card": "urchin", "ready": False}),
        ],
        "artifacts": ["gauntlet-of-command", {"card": "masterplan", "under": ["punch"]}],
        "deck": ["anger", "troll", "dextre", "urchin", "zorg", "bumpsy", "labwork"],
        "discard": ["troll", "anger", "dextre", "dust-pixie", "fear"],
        "archives": ["bumpsy", "labwork"],
        "purged": ["anger"],
    }
    yours = {
        "amber": 5,
        "keys": ["blue"],
        "last_keys": ["blue"],
        "hand": ["anger", "troll", "labwork"],
        "battleline": [
            *("urchin", {"card": "bulwark", "damage": 1, "amber": 1}, {"card": "zorg", "enraged": True}),
            *({"card": "dust-pixie", "counters": {"power": 2}}, "krump"),
        ],
        "artifacts": ["autocannon", "library-of-babble"],
        "deck": ["anger", "dextre", "urchin", "zorg"],
        "discard": ["troll", "labwork", "dust-pixie"],
        "archives": ["anger"],
    }
    if BOOK[id].half:
        mine["hand"] += ["ultra-gravitron", "ultra-gravitron-upper"]
    if seed % 2:
        for seat, player in enumerate((mine, yours)):
            for zone in ZONES:
                for at in range(zone == "hand", len(player.get(zone, [])), 2):
                    entry = player[zone][at]
                    player[zone][at] = {**({"card": entry} if isinstance(entry, str) else entry), "owner": 1 - seat}
    return new_scenario("keyforge", {"house": BOOK[id].house, "players": [mine, yours]}, seed=seed)


def check_question(match):
    """All that a client may do while a question is open, without changing the match."""
    asked, before = match.decision.to_data("fr"), match.hash()
    assert all(option["label"] for option in asked["options"])
    assert match.clone().hash() == before
    patched = match.fork()
    patched.patch({"players": [{"chains": 5}, {"chains": 6}]})
    assert patched.decision.to_data("fr") == asked
    assert [player.chains for player in patched.state.players] == [5, 6]
    assert match.hash() == before


def carry_out(match, key, rng, *, all_that_may_be_done):
    """Choose `key`, then answer by chance to the end of the effect, with a look at each question; then take it back."""
    stood = [match.hash()]
    match.choose(key)
    while match.ask is not None and not match.quiet:
        check_position(match)
        check_views(match)
        check_nothing_leaks(match, rng)
        if all_that_may_be_done:
            check_question(match)
        stood.append(match.hash())
        match.apply(rng.below(len(match.ask.options)))
    check_position(match)
    check_nothing_leaks(match, rng)
    assert load(match.record()).hash() == match.hash()
    for n in range(match.n - 1, -1, -1):
        match.undo(n)
        assert match.hash() == stood[n]


@pytest.mark.parametrize("id", CARDS)
def test_a_card_is_played_to_the_end_of_its_effect(id):
    for seed in range(SEEDS):
        match = rich(id, seed)
        rng = rng_of(f"{id} {seed}")
        number = next(card.number for card in match.state.players[0].hand if card.proto.id == id)
        plays = [key for key in match.decision.keys if key.partition(".")[0] == f"play:{number}"]
        assert plays or BOOK[id].hooks, f"{id} cannot be played although nothing forbids it"
        for key in plays:
            carry_out(match, key, rng, all_that_may_be_done=seed == 0)


@pytest.mark.parametrize("id", [id for id in CARDS if row_of(id) is not None and BOOK[id].hooks])
def test_a_card_is_used_to_the_end_of_its_effect(id):
    zone, entry = row_of(id)
    match = rich(id, 2)
    words = match.start.scenario
    words["players"][0][zone] = [entry, *words["players"][0][zone]]
    if BOOK[id].type == "upgrade":
        words["house"] = "brobnar"  # of its creature
    match = new_scenario("keyforge", words, seed=id)
    number = getattr(match.state.players[0], zone)[0].number
    for how in ("reap", "fight", "action", "omni"):
        if f"{how}:{number}" in match.decision.keys:
            carry_out(match, f"{how}:{number}", rng_of(f"{id} {how}"), all_that_may_be_done=False)
