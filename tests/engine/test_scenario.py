"""Positions in words."""

from __future__ import annotations

import pytest
from upper import CAMP, Camp, camp, duel, ids, refused, train

from pioche.engine import new_match, rng_of
from pioche.engine.fingerprint import digest
from pioche.engine.game import Word
from pioche.engine.scenario import build, position
from pioche.engine.zones import EVERYONE

FULL = {
    "active": 1,
    "turn": 8,
    "supplies": 0,
    "night": True,
    "weather": "rain",
    "winds": ["south", "north"],
    "players": [
        {
            "gold": 50,
            "guarded": True,
            "stance": "high",
            "houses": ["salt", "reed"],
            "line": [
                "ox",
                {
                    "card": "wolf",
                    "owner": 1,
                    "ready": False,
                    "damage": 9,
                    "mood": "angry",
                    "marks": ["blue", "red", "blue"],
                    "counters": {"mud": 3, "dust": 1},
                    "upgrades": [{"card": "bell", "damage": 1, "under": ["spy"]}, {"card": "ox", "owner": 1}],
                    "under": ["vote", {"card": "nap", "owner": 1, "known": [0, 1]}],
                    "pouch": ["eclipse"],
                },
            ],
            "hand": ["omen", {"card": "nap", "known": [1]}],
            "deck": [{"card": "ox", "known": [0]}, "ox", "wolf"],
        },
        {"archives": ["crown", {"card": "ox", "owner": 0, "known": [0]}], "discard": ["spy", "spy"]},
    ],
    "road": [{"card": "wolf", "owner": 1, "mood": "angry"}, {"card": "ox", "under": ["nap"]}],
    "fire": ["omen", {"card": "vote", "owner": 1}],
    "well": ["ox", {"card": "nap", "known": [1]}],
}


def built(*players, **words):
    return build(CAMP, {"players": [*players, *[{}] * (2 - len(players))], **words}, rng_of("0"))


# What is said


def test_what_is_not_said_is_as_at_the_start():
    s = built()
    assert (s.active, s.turn, s.supplies, s.night, s.weather, s.winds) == (0, 3, 5, False, "sun", ())
    for player in s.players:
        assert (player.gold, player.guarded, player.stance, player.houses) == (2, False, "low", ("sand",))
        assert player.line == player.hand == player.archives == player.deck == player.discard == []
    assert s.road == s.fire == s.well == []
    assert (len(s.cards), s.out, s.seen, s.teams) == (1, 0, {}, (0, 1))


def test_every_word_is_heard():
    s = build(CAMP, FULL, rng_of("0"))
    assert (s.active, s.turn, s.supplies, s.night, s.weather, s.winds) == (1, 8, 0, True, "rain", ("south", "north"))
    me, you = s.players
    assert (me.gold, me.guarded, me.stance, me.houses) == (50, True, "high", ("salt", "reed"))
    assert (you.gold, you.guarded, you.stance, you.houses) == (2, False, "low", ("sand",))
    ox, wolf = me.line
    assert (ox.card.proto.id, ox.card.owner, ox.controller, ox.ready, ox.damage) == ("ox", 0, 0, True, 0)
    assert (wolf.card.owner, wolf.controller, wolf.ready, wolf.damage) == (1, 0, False, 9)
    assert (wolf.mood, wolf.marks) == ("angry", ("blue", "red", "blue"))
    assert (wolf.counters, wolf.counters is FULL["players"][0]["line"][1]["counters"]) == ({"mud": 3, "dust": 1}, False)
    bell, gift = wolf.upgrades
    assert (bell.card.proto.id, bell.card.owner, bell.controller, bell.damage) == ("bell", 0, 0, 1)
    assert (gift.card.proto.id, gift.card.owner, gift.controller) == ("ox", 1, 0)
    assert (ids(bell.under), ids(wolf.under)) == (["spy"], ["vote", "nap"])
    assert ([card.owner for card in wolf.under], ids(wolf.pouch)) == ([0, 1], ["eclipse"])
    assert (ids(me.hand), ids(me.deck)) == (["omen", "nap"], ["ox", "ox", "wolf"])
    assert (ids(you.archives), [card.owner for card in you.archives]) == (["crown", "ox"], [1, 0])
    assert ids(you.discard) == ["spy", "spy"]
    assert [(one.card.proto.id, one.card.owner, one.controller) for one in s.road] == [("wolf", 1, 1), ("ox", 0, 0)]
    assert [(card.proto.id, card.owner) for card in [*s.fire, *s.well]] == [
        ("omen", 0),
        ("vote", 1),
        ("ox", 0),
        ("nap", 0),
    ]
    assert {s.cards[number].proto.id: seats for number, seats in s.seen.items()} == {"nap": 2, "ox": 1}
    assert [s.seen.get(card.number, 0) for card in (wolf.under[1], me.hand[1], me.deck[0], you.archives[1])] == [
        63,
        2,
        1,
        1,
    ]
    assert [card.number for card in s.cards] == list(range(len(s.cards)))


def test_cards_are_numbered_zone_by_zone():
    s = built({"deck": ["ox"], "hand": ["omen"]}, {"hand": ["nap"], "line": [{"card": "ox", "under": ["spy"]}]})
    assert [card.proto.id for card in s.cards[1:]] == ["ox", "spy", "omen", "nap", "ox"]


def test_who_has_seen_a_card_may_be_named_twice():
    s = built({"deck": [{"card": "ox", "known": [0, 0]}, {"card": "ox", "known": []}]})
    assert s.seen.get(1) == 0b01
    assert not s.seen.get(2)


def test_a_seat_may_be_out():
    s = built({}, {"out": True}, {"out": False})
    assert s.out == 0b010
    assert position(CAMP, s)["players"] == [{}, {"out": True}, {}]
    with refused("bad-value", word="out", value=1):
        built({}, {"out": 1}, {})
    with refused("bad-value", word="active", value=1):
        built({}, {"out": True}, {}, active=1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_scenario_may_have_as_many_seats_as_the_game(seats):
    s = built(*[{"gold": 10 + seat} for seat in range(seats)], active=seats - 1)
    assert [player.gold for player in s.players] == list(range(10, 10 + seats))
    assert s.active == seats - 1
    with refused("bad-value", word="active", value=seats):
        built(*[{}] * seats, active=seats)


@pytest.mark.parametrize(
    ("words", "count"),
    [({}, 0), ({"players": []}, 0), ({"players": [{}]}, 1), ({"players": [{}] * 5}, 5), ({"players": {"0": {}}}, 0)],
)
def test_a_wrong_number_of_seats_is_refused(words, count):
    with refused("wrong-seats", seats=[2, 3, 4], count=count):
        build(CAMP, words, rng_of("0"))


def test_the_turn_is_the_blank_tables_or_else_the_third():
    class Late(Camp):
        def blank(self, rng, seats, options):
            s = super().blank(rng, seats, options)
            s.turn = 6
            return s

    assert build(Late(), {"players": [{}, {}]}, rng_of("0")).turn == 6
    assert build(Late(), {"players": [{}, {}], "turn": 1}, rng_of("0")).turn == 1
    assert built(turn=9999).turn == 9999


# What is refused


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("players", 5),
        ("players", None),
        ("players", [{}]),
        ("gold", 0),
        ("gold", 51),
        ("gold", -3),
        ("gold", True),
        ("gold", "3"),
        ("gold", 2.0),
        ("gold", None),
        ("gold", 10**30),
        ("guarded", 1),
        ("guarded", "yes"),
        ("guarded", None),
        ("stance", "middle"),
        ("stance", 0),
        ("stance", None),
        ("stance", ["low"]),
        ("houses", "sand"),
        ("houses", ["sand", "mud"]),
        ("houses", ["sand", "reed", "salt"]),
        ("houses", [["sand"]]),
        ("houses", {"sand": 1}),
        ("houses", None),
        ("hand", "ox"),
        ("hand", {"card": "ox"}),
        ("hand", None),
        ("line", 3),
        ("deck", "ox"),
    ],
)
def test_a_value_that_a_player_cannot_have_is_refused_by_name(word, value):
    player = value if word == "players" else {word: value}
    with refused("bad-value", word=word, value=value):
        built({}, player)


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("active", -1),
        ("active", 2),
        ("active", "0"),
        ("active", False),
        ("turn", 0),
        ("turn", 10_000),
        ("turn", None),
        ("supplies", -1),
        ("supplies", 10),
        ("night", 0),
        ("weather", "snow"),
        ("winds", ["north", "east"]),
        ("winds", ["north", "south", "north"]),
        ("fire", "ox"),
        ("road", {}),
        ("well", 1),
    ],
)
def test_a_value_that_the_table_cannot_have_is_refused_by_name(word, value):
    with refused("bad-value", word=word, value=value):
        built(**{word: value})


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("ready", 1),
        ("damage", -1),
        ("damage", 10),
        ("damage", "1"),
        ("mood", "sad"),
        ("marks", ["green"]),
        ("marks", "red"),
        ("counters", ["mud"]),
        ("counters", {"sand": 1}),
        ("counters", {"mud": 1, "sand": 1}),
        ("counters", 3),
        ("upgrades", "bell"),
        ("under", {"card": "ox"}),
        ("owner", 2),
        ("owner", -1),
        ("owner", True),
        ("owner", None),
    ],
)
def test_a_value_that_a_card_cannot_have_is_refused_by_name(word, value):
    with refused("bad-value", word=word, value=value):
        built({"line": [{"card": "ox", word: value}]})


@pytest.mark.parametrize("count", [0, 4, True, "1", None])
def test_a_number_of_counters_that_a_card_cannot_have_is_refused_by_their_name(count):
    with refused("bad-value", word="mud", value=count):
        built({"line": [{"card": "ox", "counters": {"dust": 1, "mud": count}}]})


@pytest.mark.parametrize("entry", [5, None, {}, {"card": 5}, {"card": None}, ["ox"], {"damage": 1}])
@pytest.mark.parametrize("zone", ["line", "hand"])
def test_an_entry_that_names_no_card_is_refused(zone, entry):
    with refused("bad-value", word="card", value=entry):
        built({zone: ["ox", entry]})
    with refused("bad-value", word="card", value=entry):
        built({"line": [{"card": "ox", "under" if zone == "hand" else "upgrades": [entry]}]})


@pytest.mark.parametrize("known", [0, None, "0", {"0": True}])
def test_who_knows_a_card_is_a_list_of_seats(known):
    with refused("bad-value", word="known", value=known):
        built({"deck": [{"card": "ox", "known": known}]})


@pytest.mark.parametrize("seat", [-1, 2, True, "0", None])
def test_only_seats_know_cards(seat):
    with refused("bad-value", word="known", value=seat):
        built({"deck": [{"card": "ox", "known": [0, seat]}]})


@pytest.mark.parametrize("boundary", [{"gold": 1}, {"gold": 50}, {"houses": []}, {"houses": ["sand", "sand"]}])
def test_values_at_the_edge_are_taken(boundary):
    assert position(CAMP, built({}, boundary))["players"] == [{}, boundary]


@pytest.mark.parametrize(
    ("words", "word", "where"),
    [
        ({"wind": 1}, "wind", "scenario"),
        ({"hand": []}, "hand", "scenario"),
        ({"gold": 1}, "gold", "scenario"),
        ({"players": [{"colour": 1}, {}]}, "colour", "players"),
        ({"players": [{}, {"fire": []}]}, "fire", "players"),
        ({"players": [{}, {"supplies": 1}]}, "supplies", "players"),
        ({"players": [{"line": [{"card": "ox", "power": 1}]}, {}]}, "power", "ox"),
        ({"players": [{"line": [{"card": "ox", "upgrades": [{"card": "bell", "gold": 1}]}]}, {}]}, "gold", "bell"),
        ({"players": [{"line": [{"card": "ox", "under": [{"card": "nap", "damage": 1}]}]}, {}]}, "damage", "under"),
        ({"players": [{"hand": [{"card": "ox", "damage": 1}]}, {}]}, "damage", "hand"),
        ({"players": [{"deck": [{"card": "ox", "number": 1}]}, {}]}, "number", "deck"),
        ({"fire": [{"card": "ox", "ready": True}]}, "ready", "fire"),
    ],
)
def test_an_unknown_word_is_refused_with_the_place_where_it_stands(words, word, where):
    with refused("unknown-word", word=word, where=where):
        build(CAMP, {"players": [{}, {}], **words}, rng_of("0"))


@pytest.mark.parametrize("zone", ["line", "hand", "deck", "discard"])
def test_an_unknown_card_is_refused(zone):
    with refused("unknown-card", card="unicorn"):
        built({zone: ["unicorn"]})
    with refused("unknown-card", card="unicorn"):
        built({zone: [{"card": "unicorn"}]})


def test_a_card_in_a_zone_where_it_cannot_lie_is_refused_with_the_rule():
    for player in ({"line": ["nap"]}, {"line": [{"card": "ox", "upgrades": ["nap"]}]}):
        with refused("impossible", rules=["CA-LINE-010"], what="tricks-vanish"):
            built(player)
    with refused("impossible", rules=["CA-LINE-010"], what="tricks-vanish"):
        built(road=["nap"])
    assert ids(built({"discard": ["nap"]}).players[0].discard) == ["nap"]


def test_a_word_that_a_card_cannot_bear_is_refused_with_the_rule():
    for mood in ("angry", "calm", 5):
        with refused("impossible", rules=["CA-MOOD-010"], what="CA-MOOD-010"):
            built({"line": [{"card": "bell", "mood": mood}]})
    assert built({"line": [{"card": "bell", "damage": 1}]}).players[0].line[0].damage == 1


def test_a_position_that_cannot_be_as_a_whole_is_refused_with_the_rule():
    with refused("impossible", rules=["CA-SKY-010"], what="sun-at-night"):
        built(night=True, weather="sun")
    assert built(night=True).night is True  # only what is said is looked at


def test_there_are_at_most_4095_cards():
    assert len(built({"deck": ["ox"] * 4000, "hand": ["ox"] * 95}).cards) == 4096
    with refused("bad-value", word="cards", value=4096):
        built({"deck": ["ox"] * 4000, "hand": ["ox"] * 96})


def test_words_are_checked_one_by_one():
    assert Word("tide", "int", low=-2, high=2).checked(-2) == -2
    assert Word("tide", "words", words=("ebb", "flow")).checked(["flow", "ebb"]) == ("flow", "ebb")
    assert Word("tide", "words", words=("ebb", "flow")).checked(["ebb", "ebb"]) == ("ebb", "ebb")
    assert Word("tide", "words", words=("ebb", "flow"), different=True).checked(["flow", "ebb"]) == ("flow", "ebb")
    with refused("bad-value", word="tide", value=["ebb", "ebb"]):
        Word("tide", "words", words=("ebb", "flow"), different=True).checked(["ebb", "ebb"])
    with refused("bad-value", word="tide", value=["flow", 1]):
        Word("tide", "words", words=("ebb", "flow")).checked(["flow", 1])
    with refused("bad-value", word="tide", value=3):
        Word("tide", "int", low=-2, high=2).checked(3)


# And back


def test_a_position_comes_back_in_the_same_words():
    s = build(CAMP, FULL, rng_of("0"))
    words = position(CAMP, s)
    said = {**FULL, "players": [dict(player) for player in FULL["players"]]}
    assert words == said
    assert digest(build(CAMP, words, rng_of("0"))) == digest(s)


def test_the_words_of_a_position_are_data_of_their_own():
    s = built({"line": [{"card": "ox", "counters": {"mud": 1}}]})
    words = position(CAMP, s)
    words["players"][0]["line"][0]["counters"]["mud"] = 2
    assert s.players[0].line[0].counters == {"mud": 1}


def test_an_empty_position_has_few_words():
    assert position(CAMP, built()) == {"active": 0, "turn": 3, "players": [{}, {}]}


def test_what_lies_openly_is_known_without_saying_so():
    s = built({"discard": ["ox"], "hand": ["ox"], "line": [{"card": "ox", "under": ["nap"]}]})
    s.seen = dict.fromkeys(range(1, 5), EVERYONE)
    assert position(CAMP, s)["players"][0] == {
        "line": [{"card": "ox", "under": [{"card": "nap", "known": [0, 1]}]}],
        "hand": [{"card": "ox", "known": [0, 1]}],
        "discard": ["ox"],
    }


def test_words_for_one_seat_that_knows_a_card_name_that_seat():
    s = built({"deck": ["ox", "ox", "ox"]}, {}, {})
    s.seen = {1: 0b100, 2: 0b011, 3: 0}
    deck = position(CAMP, s)["players"][0]["deck"]
    assert deck == [{"card": "ox", "known": [2]}, {"card": "ox", "known": [0, 1]}, "ox"]


@pytest.mark.parametrize("game", ["duel", "camp"])
def test_positions_of_whole_matches_come_back_in_the_same_words(game):
    match = new_match("duel", seed=8) if game == "duel" else train(4, seed=8)
    rng = rng_of("positions")
    while match.ask is not None:
        if match.quiet and match.state.stack is None:
            words = position(match.game, match.state)
            again = build(match.game, words, rng_of("0"))
            assert position(match.game, again) == words
            assert (again.active, again.turn, again.out) == (match.state.active, match.state.turn, match.state.out)
        match.apply(rng.below(len(match.ask.options)))


def test_a_scenario_is_played_on_from_where_it_stands():
    match = camp({"hand": ["ox"], "deck": ["nap"]}, {"deck": ["wolf"]}, active=1, turn=5)
    assert (match.decision.seat, match.decision.keys, match.n, match.state.turn) == (1, ["end"], 0, 5)
    match.choose("end")
    assert (match.decision.seat, match.decision.keys) == (0, ["play:1", "play:2", "end"])


def test_the_words_of_duel_are_heard_too():
    match = duel({"flames": 1, "line": [{"card": "knight", "damage": 2, "ready": False}]}, {}, actions=1)
    knight = match.state.players[0].line[0]
    assert (knight.damage, knight.ready, match.state.actions, match.state.players[0].flames) == (2, False, 1, 1)
    assert match.state.hooked == {}
    assert duel({"line": ["banner"]}).state.hooked == {"power": 1}
    with refused("impossible", rules=["DU-CARD-010"], what="not-a-fighter"):
        duel({"line": ["volley"]})
    with refused("impossible", rules=["DU-STACK-020"], what="spell-without-stack"):
        duel(played=["volley"])
