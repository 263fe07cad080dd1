"""What each pair of eyes sees."""

from __future__ import annotations

import msgspec
import pytest
from upper import CAMP, camp, duel, refused, train

from pioche.engine import KEEP_NOTHING, commitment, new_match, new_scenario
from pioche.engine.lasting import END_OF_TURN, Lasting, begin
from pioche.engine.seats import Result
from pioche.engine.stack import Stack, StackItem
from pioche.engine.zones import EVERYONE, show

WORDS = {
    "players": [
        {
            "gold": 4,
            "stance": "high",
            "line": [
                {
                    "card": "ox",
                    "damage": 2,
                    "marks": ["red"],
                    "counters": {"mud": 2},
                    "upgrades": [{"card": "bell", "ready": False, "under": ["nap"]}],
                    "under": ["vote", {"card": "spy", "known": [0]}],
                    "pouch": ["omen"],
                }
            ],
            "hand": ["omen", {"card": "nap", "known": [1]}],
            "archives": ["crown"],
            "deck": ["wolf", {"card": "ox", "known": [0]}],
            "discard": ["spy"],
        },
        {"houses": ["reed", "salt"], "guarded": True, "hand": ["wolf"], "archives": [{"card": "ox", "owner": 0}]},
    ],
    "active": 1,
    "turn": 8,
    "weather": "rain",
    "winds": ["south", "north"],
    "road": [{"card": "wolf", "owner": 1, "mood": "angry"}],
    "fire": ["omen"],
    "well": ["ox", {"card": "nap", "known": [1]}],
}


def card(id, number, owner=0):
    return {"card": id, "number": number, "owner": owner}


def beast(id, number, owner=0, controller=0, **words):
    plain = {"ready": True, "damage": 0, "mood": "calm", "marks": [], "counters": {}}
    plain |= {"upgrades": [], "under": [], "pouch": [], "strength": 2}
    return {**card(id, number, owner), "controller": controller, **plain, **words}


def looked_at(seat=None, everything=False):
    return new_scenario(CAMP, WORDS, seed=3, names=["Ana"]).view(seat, everything=everything)


def test_everything_is_seen_where_all_is_open():
    decision = new_scenario(CAMP, WORDS, seed=3, names=["Ana"]).decision.to_data()
    ox = beast(
        "ox",
        1,
        damage=2,
        marks=["red"],
        counters={"mud": 2},
        upgrades=[beast("bell", 2, ready=False, under=[card("nap", 3)])],
        under=[card("vote", 4), card("spy", 5)],
        pouch=[card("omen", 6)],
        strength=3,
    )
    assert looked_at(everything=True) == {
        "game": "camp",
        "seat": None,
        "n": 0,
        "turn": 8,
        "active": 1,
        "step": "",
        "decision": decision,
        "result": None,
        "players": [
            {
                "name": "Ana",
                "team": 0,
                "out": False,
                "automaton": False,
                "gold": 4,
                "guarded": False,
                "stance": "high",
                "houses": ["sand"],
                "wealth": 40,
                "line": [ox],
                "hand": [card("omen", 7), card("nap", 8)],
                "archives": [card("crown", 10)],
                "deck": [card("wolf", 12), card("ox", 13)],
                "discard": [card("spy", 14)],
            },
            {
                "name": "",
                "team": 1,
                "out": False,
                "automaton": False,
                "gold": 2,
                "guarded": True,
                "stance": "low",
                "houses": ["reed", "salt"],
                "wealth": 20,
                "line": [],
                "hand": [card("wolf", 9, 1)],
                "archives": [card("ox", 11)],
                "deck": [],
                "discard": [],
            },
        ],
        "stack": [],
        "lasting": [],
        "commitment": commitment("3"),
        "supplies": 5,
        "night": False,
        "weather": "rain",
        "winds": ["south", "north"],
        "road": [beast("wolf", 15, 1, 1, mood="angry")],
        "fire": [card("omen", 16)],
        "well": [card("ox", 17), card("nap", 18)],
    }


def hidden(view):
    """What the zones show that not all can see."""
    players = [{zone: one[zone] for zone in ("hand", "archives", "deck")} for one in view["players"]]
    ox = view["players"][0]["line"][0]
    return [*players, ox["under"], ox["pouch"], ox["upgrades"][0]["under"], view["well"]]


def token(place):
    return {"token": place}


def test_a_seat_sees_its_own_hand_and_archives_and_what_it_has_looked_at():
    view = looked_at(0)
    assert hidden(view) == [
        {
            "hand": [card("omen", 7), card("nap", 8)],
            "archives": [card("crown", 10)],
            "deck": [token("deck.0.0"), card("ox", 13)],
        },
        {"hand": [token("hand.1.0")], "archives": [token("archives.1.0")], "deck": []},
        [token("under.1.0"), card("spy", 5)],
        [card("omen", 6)],
        [token("under.2.0")],
        [token("well.-1.0"), token("well.-1.1")],
    ]
    assert (view["seat"], view["decision"]) == (0, {"seat": 1})


def test_the_other_seat_sees_the_other_side_of_it():
    view = looked_at(1)
    assert hidden(view) == [
        {
            "hand": [token("hand.0.0"), card("nap", 8)],
            "archives": [token("archives.0.0")],
            "deck": [token("deck.0.0"), token("deck.0.1")],
        },
        {"hand": [card("wolf", 9, 1)], "archives": [card("ox", 11)], "deck": []},
        [token("under.1.0"), token("under.1.1")],
        [token("pouch.1.0")],
        [token("under.2.0")],
        [token("well.-1.0"), card("nap", 18)],
    ]
    assert (view["seat"], view["decision"]["options"][0]["key"]) == (1, "play:9")


def test_a_spectator_sees_what_all_see():
    match = new_scenario(CAMP, WORDS)
    show(match.state, [match.state.cards[12]])  # the wolf on top of the deck, to everyone
    show(match.state, [match.state.cards[9]], EVERYONE - 1)
    view = match.view()
    assert hidden(view) == [
        {
            "hand": [token("hand.0.0"), token("hand.0.1")],
            "archives": [token("archives.0.0")],
            "deck": [card("wolf", 12), token("deck.0.1")],
        },
        {"hand": [token("hand.1.0")], "archives": [token("archives.1.0")], "deck": []},
        [token("under.1.0"), token("under.1.1")],
        [token("pouch.1.0")],
        [token("under.2.0")],
        [token("well.-1.0"), token("well.-1.1")],
    ]
    assert (view["seat"], view["decision"]) == (None, {"seat": 1})
    assert view["players"][0]["discard"] == [card("spy", 14)]
    assert view["fire"] == [card("omen", 16)]


def test_only_hidden_things_differ_between_viewers():
    views = [looked_at(0), looked_at(1), looked_at(), looked_at(everything=True)]
    for view in views:
        for player in view["players"]:
            for zone in ("hand", "archives", "deck"):
                player[zone] = len(player[zone])
        ox = view["players"][0]["line"][0]
        ox["under"] = len(ox["under"])
        ox["pouch"] = len(ox["pouch"])
        ox["upgrades"][0]["under"] = len(ox["upgrades"][0]["under"])
        view["well"] = len(view["well"])
        del view["seat"], view["decision"]
    assert views[0] == views[1] == views[2] == views[3]


def test_a_seat_that_is_not_there_sees_nothing():
    match = camp({"hand": ["ox"]})
    for seat in (-2, -1, 2):
        with refused("no-such-seat", seat=seat):
            match.view(seat)


def test_a_token_says_only_where_a_card_lies_and_no_two_are_the_same():
    view = camp({"line": [{"card": "ox", "under": ["ox", "nap"]}, {"card": "ox", "under": ["spy"]}]}).view()
    assert [one["under"] for one in view["players"][0]["line"]] == [
        [token("under.1.0"), token("under.1.1")],
        [token("under.4.0")],
    ]


def test_a_token_tells_nothing_of_the_card():
    match = duel({"hand": ["knight", "squire"]}, {"deck": ["hush", "scout"]})
    swapped = duel({"hand": ["volley", "gamble"]}, {"deck": ["knight", "knight"]})
    for one in (match, swapped):
        view = one.view(1)
        assert view["players"][0]["hand"] == [token("hand.0.0"), token("hand.0.1")]
        assert view["players"][1]["deck"] == [token("deck.1.0"), token("deck.1.1")]


def test_who_is_out_and_who_is_an_automaton_is_seen():
    match = train(3, puppets=4)
    for _ in range(2):
        match.choose("no")
    match.concede(1)
    view = match.view()
    assert [player["out"] for player in view["players"]] == [False, True, False]
    assert [player["automaton"] for player in view["players"]] == [False, False, True]
    assert [player["team"] for player in train(4).view()["players"]] == [0, 1, 0, 1]


def test_the_question_is_shown_to_who_is_asked_and_in_the_open_view():
    match = duel({"line": ["knight"]}, {"line": ["squire"]})
    match.choose("attack:1")
    assert match.view(0)["decision"] == match.view(everything=True)["decision"] == match.decision.to_data()
    assert match.view(1)["decision"] == match.view()["decision"] == {"seat": 0}


def test_the_stack_and_what_waits_are_shown_from_the_bottom_up():
    match = duel({"hand": ["volley"], "line": ["squire"]}, {"hand": ["hush"]})
    match.choose("play:2")
    match.choose("target:1")
    volley = {"source": 2, "ability": "play", "targets": [1], "by": 0}
    assert match.view(1)["stack"] == [[volley]]
    match.choose("play:3")
    hush = {"source": 3, "ability": "play", "targets": [], "by": 1}
    assert match.view()["stack"] == [[volley, hush]]
    match.state.waiting = [Stack([StackItem(7, "wait", (4, 5), -1)], 0), Stack([], 0)]
    waiting = {"source": 7, "ability": "wait", "targets": [4, 5], "by": -1}
    assert match.view()["stack"] == [[volley, hush], [waiting], []]
    match.state.stack = None
    assert match.view()["stack"] == [[waiting], []]


def test_effects_that_last_are_shown():
    match = duel({"hand": ["lullaby"], "line": ["knight"]})
    match.choose("play:2")
    match.choose("target:1")
    match.choose("pass")
    match.choose("pass")
    begin(match.state, Lasting("duel.lullaby", 1, END_OF_TURN, (1,), times=2))
    assert match.view(1)["lasting"] == [
        {"effect": "duel.lullaby", "by": 0, "card": 2, "until": "turn", "times": 0},
        {"effect": "duel.lullaby", "by": 1, "card": None, "until": "turn", "times": 2},
    ]
    assert match.view(1)["players"][0]["line"][0]["power"] == 0


def test_the_result_is_shown_to_all_and_nobody_is_asked():
    match = duel()
    match.choose("rest")
    match.concede(0)
    for view in (match.view(0), match.view(1), match.view(), match.view(everything=True)):
        assert view["result"] == {"winners": [1], "reason": "conceded", "scores": []}
        assert (view["decision"], view["n"]) == (None, 2)


def test_scores_are_part_of_the_result():
    match = camp()
    match.state.result = Result((0, 1), "market", (7, 7))
    assert match.view()["result"] == {"winners": [0, 1], "reason": "market", "scores": [7, 7]}


def test_a_view_does_not_change_with_the_match():
    match = camp({"line": [{"card": "ox", "counters": {"mud": 1}}]})
    view = match.view()
    match.state.players[0].line[0].counters["mud"] = 3
    assert view["players"][0]["line"][0]["counters"] == {"mud": 1}


def test_a_clone_has_no_commitment_to_show():
    match = duel(seed=4)
    assert match.view()["commitment"] == commitment("4")
    assert "commitment" not in match.clone(KEEP_NOTHING).view()


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_view_can_be_written_as_json(seat):
    match = new_match("duel", seed=2)
    view = match.view(seat)
    assert msgspec.json.decode(msgspec.json.encode(view)) == view
