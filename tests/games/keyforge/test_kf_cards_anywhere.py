"""Every card of the book in every zone where it can lie, and played or used to the end of its effect by chance."""

import pytest

from pioche.engine import PiocheError, new_scenario
from pioche.engine.contract import check_nothing_leaks, check_position
from pioche.engine.rng import rng_of
from pioche.games.keyforge.cards import BOOK
from pioche.games.keyforge.state import HOUSES

PILES = ("hand", "deck", "discard", "archives", "purged")
MOST = 120  # decisions within one effect


def rich(id, house, where=None, *, also=()):
    """A position with something for every card to do: both lines filled, Æ, chains, archives, piles."""
    line = ["troll", {"card": "dextre", "damage": 1}, {"card": "bulwark", "ward": True}, "urchin", "inka-the-spider"]
    mine = {
        "amber": 8,
        "chains": 2,
        "keys": ["red"],
        "houses": [house, *[one for one in HOUSES if one != house][:2]],
        "battleline": [*line, {"card": "zyzzix-the-many", "ready": False, "amber": 2}],
        "artifacts": ["gauntlet-of-command", "pocket-universe"],
        "hand": ["anger", "fear", "labwork", "phosphorus-stars", "bumpsy"],
        "deck": ["punch", "troll", "library-of-babble", "silvertooth", "dust-imp", "regrowth"],
        "discard": ["charette", "ancient-bear", "timetraveller", "raiding-knight"],
        "archives": ["umbra", {"card": "headhunter", "owner": 1}],
        "purged": [],
    }
    yours = {
        "amber": 7,
        "keys": ["blue", "yellow"],
        "last_keys": ["blue"],
        "houses": ["dis", "mars", "shadows"],
        "battleline": ["shooler", {"card": "macis-asp", "stunned": True}, {"card": "krump", "damage": 3, "amber": 1}],
        "artifacts": ["soul-snatcher", "library-of-babble"],
        "hand": ["punch", "umbra", "shooler"],
        "deck": ["zorg", "fear", "anger", "tocsin"],
        "discard": ["punch", "mind-barb", "yxilo-bolter"],
        "archives": ["tocsin"],
    }
    zone, card = where or ("hand", id)
    mine[zone] = [card, *also, *mine[zone]]
    return new_scenario("keyforge", {"house": house, "players": [mine, yours]}, seed=id)


def carry_out(match, key, rng):
    """Choose `key`, then answer by chance to the end of the effect, with a look at every question."""
    match.choose(key)
    asked = 0
    while match.ask is not None and not match.quiet:
        check_position(match)
        check_nothing_leaks(match, rng)
        assert match.clone().hash() == match.hash()
        asked += 1
        assert asked < MOST, f"{key}: still asked after {MOST} decisions"
        match.apply(rng.below(len(match.ask.options)))
    check_position(match)
    n, after = match.n, match.hash()
    match.undo(0)
    match.redo(n)
    assert match.hash() == after


@pytest.mark.parametrize("id", sorted(BOOK.cards))
def test_a_card_lies_where_it_may_and_nowhere_else(id):
    printed = BOOK[id]
    for zone in PILES:
        match = rich(id, printed.house, (zone, id))
        for seat in (None, 0, 1):
            match.view(seat)
        assert match.view(everything=True)["players"][0][zone][0]["card"] == id
    rows = {"creature": "battleline", "artifact": "artifacts"}
    for zone in ("battleline", "artifacts"):
        fits = rows.get(printed.type) == zone or (zone == "battleline" and "line" in printed.facts)
        if fits and not printed.half:
            entry = rich(id, printed.house, (zone, id)).view(1)["players"][0][zone][0]
            assert entry["card"] == id and entry["houses"] and entry["ready"]
        else:
            with pytest.raises(PiocheError) as refused:
                rich(id, printed.house, (zone, id))
            assert refused.value.code == "impossible" and refused.value.refusals[0].rule.startswith("KF-")


@pytest.mark.parametrize("id", sorted(BOOK.cards))
def test_a_card_is_played_and_used_to_the_end_of_its_effect(id):
    printed = BOOK[id]
    for seed in range(2):
        rng = rng_of(f"{id} {seed}")
        match = rich(id, printed.house, also=["ultra-gravitron", "ultra-gravitron-upper"] if printed.half else [])
        number = next(card["number"] for card in match.view(0)["players"][0]["hand"] if card["card"] == id)
        plays = [key for key in match.decision.keys if key.split(".")[0] == f"play:{number}"]
        if plays:
            carry_out(match, rng.pick(plays), rng)
        if printed.type == "creature" and not printed.half:
            for how in ("reap", "fight", "action", "omni"):
                match = rich(id, printed.house, ("battleline", id))
                uses = [key for key in match.decision.keys if key.startswith(f"{how}:")]
                own = next(one["number"] for one in match.view(0)["players"][0]["battleline"] if one["card"] == id)
                if f"{how}:{own}" in uses:
                    carry_out(match, f"{how}:{own}", rng)
        elif printed.type == "artifact":
            for how in ("action", "omni"):
                match = rich(id, printed.house, ("artifacts", id))
                own = match.view(0)["players"][0]["artifacts"][0]["number"]
                if f"{how}:{own}" in match.decision.keys:
                    carry_out(match, f"{how}:{own}", rng)
