"""Changing a position in words."""

from __future__ import annotations

from contextlib import nullcontext

import pytest
from upper import CAMP, Camp, camp, duel, ids, lines, play, refused, standing, train

from pioche.engine import KEEP_ACTIONS, KEEP_NOTHING, KEEP_TURNS, new_scenario, rng_of
from pioche.engine.choice import MODE, NUMBER, Ask
from pioche.engine.errors import Refusal
from pioche.engine.flow import confirm, pick, pick_number
from pioche.engine.places import find
from pioche.engine.scenario import position
from pioche.engine.zones import EVERYONE

SPLIT = ({"hand": ["split", "ox"], "deck": ["ox"]}, {"deck": ["ox"], "hand": ["wolf"]})


def scene():
    """A card in each kind of place; its number by the name of that place."""
    match = camp(
        {
            "line": [{"card": "ox", "damage": 3, "upgrades": [{"card": "bell", "damage": 1}], "under": ["wolf"]}],
            "hand": ["ox", "wolf"],
            "archives": ["ox"],
            "deck": ["bell", "wolf"],
            "discard": ["bell", "wolf"],
        },
        {"hand": ["ox"], "deck": ["ox"], "discard": ["ox"]},
        road=["wolf"],
        fire=["bell", "ox"],
        well=["bell", "ox"],
    )
    numbers = {"line": 1, "upgrades": 2, "under": 3, "hand": 4, "archives": 7, "deck": 8, "discard": 11}
    return match, {**numbers, "road": 14, "fire": 15, "well": 17}


def where(match, number):
    place = find(CAMP, match.state, number)
    return place.zone.name, place.owner, place.at


# Counters and statuses


def test_counters_of_players_cards_and_table_are_changed():
    match, numbers = scene()
    match.patch(
        {
            "players": [{"gold": 9, "guarded": True}, {"stance": "high", "houses": ["salt"]}],
            "cards": [
                {"number": numbers["line"], "damage": 5, "mood": "angry", "ready": False, "marks": ["red"]},
                {"number": numbers["road"], "counters": {"mud": 2}},
                {"number": numbers["upgrades"], "damage": 0},
            ],
            "supplies": 1,
            "weather": "rain",
            "winds": ["north"],
            "night": True,
        }
    )
    s = match.state
    me, you = s.players
    assert (me.gold, me.guarded, me.stance, me.houses) == (9, True, "low", ("sand",))
    assert (you.gold, you.guarded, you.stance, you.houses) == (2, False, "high", ("salt",))
    ox = me.line[0]
    assert (ox.damage, ox.mood, ox.ready, ox.marks, ox.upgrades[0].damage) == (5, "angry", False, ("red",), 0)
    assert s.road[0].counters == {"mud": 2}
    assert (s.supplies, s.weather, s.winds, s.night) == (1, "rain", ("north",), True)


def test_the_first_players_alone_may_be_named():
    match = camp({}, {}, {})
    match.patch({"players": [{"gold": 9}]})
    assert [player.gold for player in match.state.players] == [9, 2, 2]
    match.patch({"players": [{}, {}, {"gold": 8}]})
    assert [player.gold for player in match.state.players] == [9, 2, 8]


def test_new_cards_can_be_laid_on_and_under_a_card_in_play():
    match, numbers = scene()
    last = len(match.state.cards)
    match.patch(
        {"cards": [{"number": numbers["line"], "upgrades": [{"card": "ox", "owner": 1}], "under": ["nap", "spy"]}]}
    )
    ox = match.state.players[0].line[0]
    assert (ids(ox.upgrades), ids(ox.under)) == (["bell", "ox"], ["wolf", "nap", "spy"])
    assert [card.number for card in match.state.cards[last:]] == [last, last + 1, last + 2]
    assert [card.owner for card in match.state.cards[last:]] == [1, 0, 0]


def test_options_are_made_anew():
    match = camp({"hand": ["ox"]}, {"hand": ["wolf"]})
    assert match.decision.keys == ["play:1", "end"]
    match.patch({"cards": [{"number": 2, "zone": "hand", "player": 0}]})
    assert match.decision.keys == ["play:1", "play:2", "end"]
    match.choose("play:2")
    assert ids(match.state.players[0].line) == ["wolf"]


def test_a_patch_is_told_in_the_log_and_is_no_decision():
    match = camp({"hand": ["split"]})
    match.patch({"supplies": 1})
    match.choose("play:1")
    match.patch({"supplies": 2})
    assert lines(match) == [(0, "patched", {}), (1, "split", {}), (1, "patched", {})]
    assert match.n == 1


def test_a_match_without_a_log_is_patched_silently():
    for keep in (KEEP_NOTHING, KEEP_ACTIONS):
        match = camp({"hand": ["ox"]}, keep=keep)
        match.patch({"supplies": 1})
        match.choose("play:1")
        match.patch({"supplies": 2})
        assert (match.log, match.state.supplies) == (None, 2)
        match.undo(0)
        assert (match.state.supplies, match.decision.keys) == (1, ["play:1", "end"])


# Moving


@pytest.mark.parametrize("target", ["line", "hand", "archives", "deck", "discard", "road", "fire", "well"])
@pytest.mark.parametrize(
    "source", ["line", "upgrades", "under", "hand", "archives", "deck", "discard", "road", "fire", "well"]
)
def test_a_card_is_moved_from_anywhere_to_anywhere(source, target):
    match, numbers = scene()
    number = numbers[source]
    others = {n: where(match, n)[:2] for n in numbers.values() if n != number}
    lying_on_it = {"line": (2, 3)}.get(source, ())
    match.patch({"cards": [{"number": number, "zone": target}]})
    name, owner, at = where(match, number)
    assert (name, owner) == (target, -1 if target in ("road", "fire", "well") else 0)
    assert at == len(find(CAMP, match.state, number).held) - 1
    for other, place in others.items():
        assert where(match, other)[:2] == (("discard", 0) if other in lying_on_it else place)
    hidden = target in ("hand", "archives", "deck", "well")
    assert match.state.seen == ({number: EVERYONE} if hidden else {})
    beast = find(CAMP, match.state, number).permanent
    if target in ("line", "road"):
        assert (beast.damage, beast.upgrades, beast.under, beast.ready) == (0, [], [], True)
        assert beast.controller == 0
    else:
        assert beast is None


@pytest.mark.parametrize("target", ["hand", "archives", "deck", "discard", "fire", "well"])
@pytest.mark.parametrize(("at", "expected"), [("top", 0), ("bottom", -1), (None, -1)])
def test_a_card_goes_to_the_top_or_to_the_bottom(target, at, expected):
    match, numbers = scene()
    number = numbers["road"]
    match.patch({"cards": [{"number": number, "zone": target, **({"at": at} if at else {})}]})
    held = find(CAMP, match.state, number).held
    assert held[expected].number == number
    assert len(held) in (2, 3)


def test_a_card_goes_to_the_seat_that_is_named_or_else_to_its_owner():
    match = camp({"hand": ["ox", {"card": "wolf", "owner": 1}, "nap"]}, {}, {})
    match.patch(
        {
            "cards": [
                {"number": 1, "zone": "deck", "player": 2},
                {"number": 2, "zone": "line"},
                {"number": 3, "zone": "fire", "player": 2},
            ]
        }
    )
    assert [ids(player.deck) for player in match.state.players] == [[], [], ["ox"]]
    assert [ids(player.line) for player in match.state.players] == [[], ["wolf"], []]
    assert match.state.players[1].line[0].controller == 1
    assert (ids(match.state.fire), match.state.cards[1].owner) == (["nap"], 0)


def test_a_card_that_enters_play_bears_the_words_of_its_entry():
    match = camp({"hand": ["ox"]})
    match.patch({"cards": [{"number": 1, "zone": "line", "player": 1, "at": "top", "damage": 4, "under": ["nap"]}]})
    ox = match.state.players[1].line[0]
    assert (ox.damage, ids(ox.under), ox.controller) == (4, ["nap"], 1)


def test_a_card_that_leaves_play_and_comes_back_is_a_new_permanent():
    match, _ = scene()
    old = match.state.players[0].line[0]
    match.patch({"cards": [{"number": 1, "zone": "line"}]})
    new = match.state.players[0].line[0]
    assert new is not old
    assert (new.damage, ids(match.state.players[0].discard)) == (0, ["bell", "wolf", "bell", "wolf"])


def test_fighters_that_are_moved_are_heard_as_long_as_they_are_in_play():
    match = duel({"hand": ["banner"], "line": ["squire"]})
    banner = next(card.number for card in match.state.cards if card.proto.id == "banner")
    match.patch({"cards": [{"number": banner, "zone": "line"}]})
    assert match.state.hooked == {"power": 1}
    match.patch({"cards": [{"number": banner, "zone": "deck"}]})
    assert match.state.hooked == {}


# What is refused


@pytest.mark.parametrize(
    ("words", "code", "args"),
    [
        ({"active": 1}, "unknown-word", {"word": "active", "where": "patch"}),
        ({"turn": 1}, "unknown-word", {"word": "turn", "where": "patch"}),
        ({"fire": []}, "unknown-word", {"word": "fire", "where": "patch"}),
        ({"supplies": 10}, "bad-value", {"word": "supplies", "value": 10}),
        ({"players": 5}, "bad-value", {"word": "players", "value": 5}),
        ({"players": None}, "bad-value", {"word": "players", "value": None}),
        ({"players": [{}, 5]}, "bad-value", {"word": "players", "value": 5}),
        ({"players": [{}, {}, {}]}, "no-such-seat", {"seat": 2}),
        ({"players": [{}, {}, {}, {}]}, "no-such-seat", {"seat": 3}),
        ({"players": [{"gold": 0}]}, "bad-value", {"word": "gold", "value": 0}),
        ({"players": [{}, {"hand": []}]}, "unknown-word", {"word": "hand", "where": "players"}),
        ({"players": [{}, {"out": True}]}, "unknown-word", {"word": "out", "where": "players"}),
        ({"cards": {"number": 1}}, "bad-value", {"word": "cards", "value": {"number": 1}}),
        ({"cards": [1]}, "bad-value", {"word": "cards", "value": 1}),
        ({"cards": [{}]}, "no-such-card-number", {"number": None}),
        ({"cards": [{"number": 0}]}, "no-such-card-number", {"number": 0}),
        ({"cards": [{"number": 19}]}, "no-such-card-number", {"number": 19}),
        ({"cards": [{"number": "1"}]}, "no-such-card-number", {"number": "1"}),
        ({"cards": [{"number": True}]}, "no-such-card-number", {"number": True}),
        ({"cards": [{"number": 1.0}]}, "no-such-card-number", {"number": 1.0}),
        ({"cards": [{"number": 1, "damage": 10}]}, "bad-value", {"word": "damage", "value": 10}),
        ({"cards": [{"number": 1, "power": 1}]}, "unknown-word", {"word": "power", "where": "ox"}),
        ({"cards": [{"number": 2, "power": 1}]}, "unknown-word", {"word": "power", "where": "bell"}),
        ({"cards": [{"number": 3, "damage": 1}]}, "unknown-word", {"word": "damage", "where": "under"}),
        ({"cards": [{"number": 4, "damage": 1}]}, "unknown-word", {"word": "damage", "where": "hand"}),
        ({"cards": [{"number": 4, "known": [0]}]}, "unknown-word", {"word": "known", "where": "hand"}),
        ({"cards": [{"number": 1, "zone": "deck", "damage": 1}]}, "unknown-word", {"word": "damage", "where": "deck"}),
        ({"cards": [{"number": 1, "zone": "sky"}]}, "unknown-word", {"word": "sky", "where": "zone"}),
        ({"cards": [{"number": 1, "zone": "under"}]}, "unknown-word", {"word": "under", "where": "zone"}),
        ({"cards": [{"number": 1, "zone": 5}]}, "unknown-word", {"word": 5, "where": "zone"}),
        ({"cards": [{"number": 1, "zone": ["hand"]}]}, "unknown-word", {"word": ["hand"], "where": "zone"}),
        ({"cards": [{"number": 1, "zone": None}]}, "unknown-word", {"word": None, "where": "zone"}),
        ({"cards": [{"number": 1, "zone": "hand", "player": 2}]}, "bad-value", {"word": "player", "value": 2}),
        ({"cards": [{"number": 1, "zone": "hand", "player": -1}]}, "bad-value", {"word": "player", "value": -1}),
        ({"cards": [{"number": 1, "zone": "hand", "player": None}]}, "bad-value", {"word": "player", "value": None}),
        ({"cards": [{"number": 1, "zone": "hand", "at": "left"}]}, "bad-value", {"word": "at", "value": "left"}),
        ({"cards": [{"number": 1, "zone": "hand", "at": 0}]}, "bad-value", {"word": "at", "value": 0}),
        ({"cards": [{"number": 1, "upgrades": ["unicorn"]}]}, "unknown-card", {"card": "unicorn"}),
        ({"cards": [{"number": 1, "under": "nap"}]}, "bad-value", {"word": "under", "value": "nap"}),
    ],
)
def test_what_cannot_be_is_refused_by_name_and_nothing_is_changed(words, code, args):
    match, _ = scene()
    match.choose("end")
    before = standing(match)
    with refused(code, **args):
        match.patch({"supplies": 1, "players": [{"gold": 7}], **words})
    assert standing(match) == before
    assert (match.changes, match.state.players[0].gold) == ([], 2)


def test_the_rules_of_zones_and_words_hold_for_patches():
    match = camp({"hand": ["nap"], "line": [{"card": "ox", "upgrades": ["bell"]}]})
    before = standing(match)
    with refused("impossible", rules=["CA-LINE-010"], what="tricks-vanish"):
        match.patch({"cards": [{"number": 3, "zone": "line"}]})
    with refused("impossible", rules=["CA-MOOD-010"], what="CA-MOOD-010"):
        match.patch({"cards": [{"number": 2, "mood": "angry"}]})
    assert standing(match) == before


@pytest.mark.parametrize("keep", [KEEP_NOTHING, KEEP_ACTIONS, KEEP_TURNS])
def test_all_of_a_patch_is_done_or_nothing(keep):
    match = camp({"hand": ["ox", "split"], "deck": ["nap"]}, {"deck": ["nap"]}, keep=keep)
    match.choose("play:1")
    for key in ("play:2", "no", "end"):
        before = standing(match)
        with refused("no-such-card-number", number=99):
            match.patch(
                {
                    "supplies": 1,
                    "players": [{"gold": 9}],
                    "cards": [{"number": 1, "damage": 2, "under": ["spy"]}, {"number": 99}],
                }
            )
        assert standing(match) == before
        assert (match.changes, len(match.state.cards)) == ([], 5)
        match.choose(key)
    for n in (3, 2, 1, 0):
        match.undo(n)
        assert (match.state.supplies, match.state.players[0].gold) == (5, 1 if n in (2, 3) else 2)


def test_a_patch_that_is_refused_leaves_what_can_be_redone():
    match = camp({"hand": ["ox"]})
    match.choose("play:1")
    match.undo(0)
    with refused("bad-value", word="supplies", value=-1):
        match.patch({"supplies": -1})
    match.redo(1)
    assert ids(match.state.players[0].line) == ["ox"]


# In the middle of an effect


def spying():
    match = camp({"hand": ["spy"], "line": ["ox"], "deck": ["wolf", "nap", "vote", "omen"]}, {"hand": ["bell"]})
    match.choose("play:2")
    assert match.decision.keys == ["target:4", "target:5", "target:6"]
    assert match.decision.source == 2
    return match


@pytest.mark.parametrize("number", [2, 4, 6])
def test_cards_in_question_cannot_be_moved(number):
    match = spying()
    before = standing(match)
    with refused("cannot-patch-here", card=number):
        match.patch({"supplies": 1, "cards": [{"number": number, "zone": "hand"}]})
    assert standing(match) == before


def test_other_cards_can_be_moved_and_the_question_stays():
    match = spying()
    ask = match.ask
    match.patch(
        {
            "supplies": 1,
            "cards": [{"number": 3, "zone": "line"}, {"number": 7, "zone": "hand"}, {"number": 1, "damage": 1}],
        }
    )
    assert match.ask is ask
    assert (ids(match.state.players[1].line), ids(match.state.players[0].hand)) == (["bell"], ["omen"])
    match.choose("target:5")
    s = match.state
    assert (ids(s.players[0].archives), ids(s.players[0].deck), s.supplies) == (["nap"], ["wolf", "vote"], 1)


def test_a_card_in_question_may_get_counters():
    match = camp({"hand": ["bell"], "line": ["ox", "wolf"]})
    match.choose("play:3")
    assert match.decision.keys == ["target:1", "target:2"]
    match.patch({"cards": [{"number": 1, "damage": 4}]})
    match.choose("target:1")
    ox = match.state.players[0].line[0]
    assert (ox.damage, ids(ox.upgrades)) == (4, ["bell"])
    match.patch({"cards": [{"number": 1, "zone": "discard"}]})
    assert ids(match.state.players[0].line) == ["wolf"]


def test_the_decision_is_shown_anew_after_a_patch_in_the_middle():
    match = spying()
    decision = match.decision
    match.patch({"supplies": 1})
    assert match.decision is not decision
    assert match.decision.keys == decision.keys


def test_a_patch_in_the_set_up_stays_when_the_match_is_copied_and_undone():
    match = train(3, seed=4)
    match.choose("yes")
    match.patch({"supplies": 9})
    stood = standing(match)
    clone, fork = match.clone(), match.fork()
    assert (clone.hash(), standing(fork)) == (match.hash(), stood)
    match.choose("no")
    match.choose("no")
    assert match.state.supplies == 9
    match.undo(1)
    assert standing(match) == stood
    match.undo(0)
    assert match.state.supplies == 5


class Market(Camp):
    """Nap asks on the way for what it then counts on; at night nothing may be patched to be red."""

    def act(self, s, option):
        return haggle(s) if s.cards[option & NUMBER].proto.id == "nap" else super().act(s, option)

    def patched(self, s):
        s.winds = ("south",)
        marked = [beast.card for beast in s.players[0].line if "red" in beast.marks]
        return Refusal("CA-RED-010", "red-at-night", card=marked[0]) if s.night and marked else None


def haggle(s):
    """Sell two beasts of the line one after the other, then pay up to what there is."""
    player = s.players[0]
    sold = []
    for _ in range(2):
        number = yield from pick(0, [beast for beast in player.line if beast not in sold], "sell")
        sold += [beast for beast in player.line if beast.number == number]
    paid = yield from pick_number(0, 0, player.gold - 1, "pay")
    player.gold -= paid
    for beast in sold:
        player.line.remove(beast)
        player.discard.append(beast.card)


def market(**words):
    players = [{"line": ["ox", "wolf", "ox"], "hand": ["nap", "bell"], "gold": 3}, {"hand": ["spy"]}]
    return new_scenario(Market(), {"players": players, **words})


def test_a_card_that_an_effect_counts_on_cannot_be_moved():
    match = market()
    match.choose("play:4")
    match.patch({"cards": [{"number": 5, "zone": "deck"}]})
    match.choose("target:1")
    stood = standing(match)
    with refused("cannot-go-on"):
        match.patch({"cards": [{"number": 1, "zone": "discard"}]})
    assert standing(match) == stood
    match.patch({"cards": [{"number": 6, "zone": "discard"}]})
    for key in ("target:2", "number:2"):
        match.choose(key)
    assert (ids(match.state.players[0].line), match.state.players[0].gold) == (["ox"], 1)


def test_a_value_that_an_answer_counts_on_cannot_be_taken_away():
    match = market()
    for key in ("play:4", "target:1", "target:2"):
        match.choose(key)
    assert match.decision.keys == ["number:0", "number:1", "number:2"]
    stood = standing(match)
    with refused("cannot-go-on"):
        match.patch({"players": [{"gold": 2}]})
    assert standing(match) == stood
    match.patch({"players": [{"gold": 50}]})
    match.choose("number:2")
    assert match.state.players[0].gold == 48


@pytest.mark.parametrize(
    ("bad", "patched"), [((0, 0), False), ((1, 2), False), ((2, 0), False), ((2, 2), False), ((1, 1), True)]
)
def test_each_answer_is_tried_out_and_then_the_first_or_the_last_one(bad, patched):
    class Picky(Camp):
        def act(self, s, option):
            answers = []
            for _ in range(2):
                answers.append((yield Ask(0, "mode", [MODE | 0, MODE | 1, MODE | 2])) & NUMBER)
            if s.supplies == 9 and tuple(answers) == bad:
                raise RuntimeError("picky")

    match = new_scenario(Picky(), {"players": [{"hand": ["nap"]}, {}]})
    match.choose("play:1")
    match.patch({"supplies": 8})
    with nullcontext() if patched else refused("cannot-go-on"):
        match.patch({"supplies": 9})
    assert match.state.supplies == (9 if patched else 8)


def test_where_a_rule_fails_anyhow_the_patch_is_not_to_blame():
    match = camp(*SPLIT)
    match.choose("play:1")
    match.patch({"supplies": 1})
    assert match.state.supplies == 1


def test_an_effect_without_an_end_may_be_patched():
    class Endless(Market):
        def act(self, s, option):
            while (yield from confirm(0, "more")):
                pass

    match = new_scenario(Endless(), {"players": [{"hand": ["nap"]}, {}]})
    match.choose("play:1")
    match.patch({"supplies": 1})
    match.choose("no")
    assert match.quiet


def test_a_game_brings_itself_up_to_date_after_a_patch_or_refuses_it():
    match = market(night=True)
    match.patch({"supplies": 1})
    assert (match.state.winds, match.state.supplies) == (("south",), 1)
    stood = standing(match)
    with refused("impossible", rules=["CA-RED-010"], what="red-at-night"):
        match.patch({"cards": [{"number": 2, "marks": ["red"]}]})
    assert standing(match) == stood


# Going back


def test_undo_past_a_patch_forgets_it_and_what_came_after():
    match = camp(*SPLIT)
    start = standing(match)
    match.choose("play:2")
    match.patch({"supplies": 1})
    match.choose("end")
    match.undo(0)
    assert standing(match) == start
    assert match.changes == []
    with refused("nothing-to-redo"):
        match.redo(1)
    match.choose("play:2")
    assert match.state.supplies == 5


def test_undo_to_a_patch_keeps_it_and_what_came_after_can_be_redone():
    match = camp(*SPLIT)
    match.choose("play:2")
    match.patch({"supplies": 1})
    patched = standing(match)
    match.choose("end")
    match.choose("play:3")
    last = standing(match)
    match.undo(1)
    assert standing(match) == patched
    assert match.state.supplies == 1
    match.redo(3)
    assert standing(match) == last
    match.undo(2)
    match.undo(1)
    assert standing(match) == patched
    match.redo(2)
    match.redo(3)
    assert standing(match) == last


def test_a_patch_ends_what_can_be_redone():
    match = camp(*SPLIT)
    match.choose("play:2")
    match.undo(0)
    match.patch({"supplies": 1})
    with refused("nothing-to-redo"):
        match.redo(1)
    match.choose("play:2")
    assert match.state.supplies == 1


def test_several_patches_at_one_decision_are_all_kept():
    match = camp(*SPLIT)
    match.choose("play:1")
    match.patch({"supplies": 1})
    match.patch({"supplies": 2, "players": [{"gold": 7}]})
    stood = standing(match)
    match.choose("no")
    match.patch({"players": [{"gold": 8}]})
    match.patch({"players": [{}, {"gold": 6}]})
    last = standing(match)
    assert [(change.n, change.patch) for change in match.changes] == [
        (1, {"supplies": 1}),
        (1, {"supplies": 2, "players": [{"gold": 7}]}),
        (2, {"players": [{"gold": 8}]}),
        (2, {"players": [{}, {"gold": 6}]}),
    ]
    match.choose("end")
    match.undo(2)
    assert standing(match) == last
    match.undo(1)
    assert standing(match) == stood
    match.undo(0)
    assert (match.changes, match.state.supplies) == ([], 5)


@pytest.mark.parametrize("keep", [KEEP_NOTHING, KEEP_ACTIONS, KEEP_TURNS])
@pytest.mark.parametrize("seed", range(4))
def test_matches_patched_again_and_again_are_undone_copied_and_redone_exactly(seed, keep):
    match = train(3, seed=seed, keep=keep)
    rng = rng_of(f"patches {seed}")
    stood = []
    while match.ask is not None and match.n < 40:
        if rng.below(4) == 0:
            match.patch({"supplies": rng.below(10), "players": [{}, {"gold": 1 + rng.below(9)}]})
        if rng.below(9) == 0:
            hidden = [card.number for card in match.state.players[2].deck[5:]]
            match.patch({"cards": [{"number": number, "zone": "well", "at": "top"} for number in hidden[:1]]})
        stood.append(standing(match))
        clone = match.clone(KEEP_ACTIONS)
        assert clone.hash() == match.hash()
        assert clone.clone().hash() == match.hash()
        match.apply(rng.below(len(match.ask.options)))
    stood.append(standing(match))
    assert standing(match.fork()) == stood[-1]
    for n in range(len(stood) - 1, len(stood) - 9, -1):
        match.undo(n)
        assert standing(match) == stood[n]
    for n in range(len(stood) - 9, -1, -1):
        fork = match.fork()
        fork.undo(n)
        assert standing(fork) == stood[n]


def test_play_goes_on_after_a_patch_as_from_a_scenario_of_the_same_words():
    match = camp({"hand": ["ox"], "deck": ["nap", "omen"]}, {"deck": ["wolf", "spy"]}, seed=9)
    match.patch({"supplies": 3, "players": [{"gold": 8}]})
    words = position(CAMP, match.state)
    other = camp(*words.pop("players"), seed=9, **{word: words[word] for word in ("supplies",)})
    assert match.hash() == other.hash()
    assert play(match, "same")[-1][2] == play(other, "same")[-1][2]
