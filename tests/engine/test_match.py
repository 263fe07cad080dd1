"""Playing, conceding, going back, copying: the match itself."""

from __future__ import annotations

import pytest
from upper import CAMP, Camp, camp, duel, ids, lines, play, refused, standing, train

from pioche.engine import KEEP_ACTIONS, KEEP_NOTHING, KEEP_TURNS, commitment, new_match, new_scenario, rng_of
from pioche.engine.activity import ACTIVITY
from pioche.engine.choice import NO, YES, Ask
from pioche.engine.fingerprint import digest
from pioche.engine.match import AT_REST, DEALT, Start, open_match, start_of
from pioche.engine.seats import Result

ATTACKERS = ({"line": ["knight"]}, {"line": ["squire"]})
SPLIT = ({"hand": ["split", "ox"], "deck": ["ox"]}, {"deck": ["ox"]})
LOG = 5  # its place in what stands
OMENS = ({"hand": ["omen", "ox"], "deck": ["ox"]}, {"deck": ["ox"]}, {"deck": ["ox"]})


def gold(match):
    return [player.gold for player in match.state.players]


# Playing


def test_a_choice_by_key_is_carried_out():
    match = duel(*ATTACKERS)
    assert match.decision.keys == ["attack:1", "rest"]
    match.choose("attack:1")
    assert (match.n, match.quiet, match.decision.keys) == (1, False, ["target:2", "player:1"])
    match.choose("target:2", seat=0)
    assert (match.n, match.quiet, match.decision.keys) == (2, True, ["rest"])
    assert ids(match.state.players[1].discard) == ["squire"]
    assert match.state.players[0].line[0].damage == 1
    assert match.history == [match.game.verbs.parse("attack:1"), match.game.verbs.parse("target:2")]


def test_the_same_match_is_played_by_places_in_the_list():
    by_key, by_place = duel(*ATTACKERS), duel(*ATTACKERS)
    by_key.choose("attack:1")
    by_key.choose("player:1")
    by_place.apply(0)
    by_place.apply(1)
    assert standing(by_place) == standing(by_key)
    assert by_place.history == by_key.history
    assert by_place.state.players[1].flames == 7


@pytest.mark.parametrize("index", [-1, -2, 2, 4096])
@pytest.mark.parametrize("keep", [KEEP_NOTHING, KEEP_TURNS])
def test_a_place_that_is_not_in_the_list_is_refused_and_nothing_changes(index, keep):
    match = duel(*ATTACKERS, keep=keep)
    before = standing(match)
    with refused("unknown-option", options=["attack:1", "rest"], option=index):
        match.apply(index)
    assert (standing(match), match.history) == (before, [])
    match.choose("attack:1")
    with refused("unknown-option", options=["target:2", "player:1"], option=index):
        match.apply(index)
    assert match.n == 1


def test_a_place_that_is_not_in_the_list_leaves_what_was_undone_to_be_redone():
    match = duel(*ATTACKERS)
    match.choose("attack:1")
    match.undo(0)
    with refused("unknown-option", options=["attack:1", "rest"], option=-1):
        match.apply(-1)
    match.redo(1)
    assert match.n == 1


def test_the_ask_is_the_open_question_for_programs():
    match = duel(*ATTACKERS)
    assert match.ask.options == [match.game.verbs.parse("attack:1"), match.game.verbs.parse("rest")]
    assert (match.ask.seat, match.ask.kind) == (0, "main")


def test_a_match_reads_as_where_it_stands():
    match = duel(*ATTACKERS)
    assert repr(match) == "<Match duel: decision 0, turn 3, seat 0 main: attack:1, rest>"
    match.choose("attack:1")
    assert repr(match) == "<Match duel: decision 1, turn 3, seat 0 attack by card 1: target:2, player:1>"
    match.concede(0)
    assert repr(match) == "<Match duel: decision 2, turn 3, over: won by 1 (conceded)>"
    drawn = duel()
    drawn.state.result = Result((), "flames")
    assert repr(drawn) == "<Match duel: decision 0, turn 3, over: drawn (flames)>"


def test_a_decision_is_made_once_and_anew_after_each_answer():
    match = duel(*ATTACKERS)
    decision = match.decision
    assert match.decision is decision
    match.choose("attack:1")
    assert match.decision is not decision
    assert match.decision.kind == "attack"


@pytest.mark.parametrize(
    ("key", "rules"),
    [
        ("attack:2", ["DU-FIGHT-010"]),
        ("play:1", ["DU-PLAY-010"]),
        ("attack", []),
        ("dance", []),
        ("", []),
        ("pass", []),
        ("attack:01", []),
    ],
)
def test_a_wrong_key_is_refused_with_reasons_and_options_and_changes_nothing(key, rules):
    match = duel(*ATTACKERS)
    before, decision = standing(match), match.decision
    with refused("unknown-option", rules=rules, options=["attack:1", "rest"], option=key):
        match.choose(key)
    assert standing(match) == before
    assert match.decision is decision
    match.choose("attack:1")
    assert match.n == 1


def test_a_refusal_in_a_wrong_choice_names_the_card():
    match = duel(*ATTACKERS)
    with pytest.raises(Exception, match="unknown-option") as caught:
        match.choose("attack:2")
    assert caught.value.refusals[0].args == {"card": match.state.cards[2]}


def test_a_wrong_key_leaves_what_can_be_redone():
    match = duel(*ATTACKERS)
    match.choose("rest")
    match.undo(0)
    with refused("unknown-option", options=["attack:1", "rest"], option="dance"):
        match.choose("dance")
    match.redo(1)
    assert match.n == 1


def test_another_seat_cannot_answer():
    match = duel(*ATTACKERS)
    before = standing(match)
    for seat in (1, 2, -1):
        with refused("not-your-decision", seat=seat):
            match.choose("rest", seat=seat)
    assert standing(match) == before
    match.choose("rest", seat=0)
    assert match.decision.seat == 1
    with refused("not-your-decision", seat=0):
        match.choose("rest", seat=0)


def test_nothing_can_be_chosen_after_the_end():
    match = duel({"line": ["knight"]}, {"flames": 3})
    match.choose("attack:1")
    match.choose("player:1")
    match.choose("rest")
    assert (match.decision, match.ask, match.quiet) == (None, None, True)
    assert (match.result.winners, match.result.reason) == ((0,), "no-flames")
    before = standing(match)
    with refused("match-over"):
        match.choose("rest")
    with refused("match-over"):
        match.apply(0)
    with refused("match-over"):
        match.concede(1)
    assert match.why(0, "attack:1") is None
    assert standing(match) == before


def test_choices_and_questions_of_legality_are_counted():
    match = duel(*ATTACKERS)
    ACTIVITY.questions = 40
    match.choose("rest")
    assert ACTIVITY.questions == 41
    match.why(0, "rest")
    assert ACTIVITY.questions == 42
    with refused("unknown-option", options=["attack:2", "rest"], option="dance"):
        match.choose("dance")
    assert ACTIVITY.questions == 44
    start_of(match.game, [match.game.starters()["swords"]] * 2)
    assert ACTIVITY.questions == 45
    with refused("no-such-seat", seat=5):
        match.concede(5)
    assert ACTIVITY.questions == 46
    match.concede(1)
    assert ACTIVITY.questions == 47
    with refused("impossible", rules=["CA-LINE-010"], what="tricks-vanish"):
        camp({"line": ["nap"]})
    assert ACTIVITY.questions == 48


def test_why_tells_the_rule_and_the_card():
    match = duel({"hand": ["hush"], "line": [{"card": "knight", "ready": False}]}, {"hand": ["squire"]})
    knight, hush, squire = match.state.cards[1:4]
    tired = match.why(0, "attack:1")
    assert (tired.rule, tired.message, tired.args) == ("DU-FIGHT-020", "tired", {"card": knight})
    early = match.why(0, "play:2")
    assert (early.rule, early.message, early.args) == ("DU-STACK-020", "nothing-to-reply", {"card": hush})
    assert match.why(0, "play:3") is None  # a card in the other hand: the reason could tell which
    assert match.why(1, "play:3") is None
    match.patch({"cards": [{"number": 3, "zone": "discard"}]})
    foreign = match.why(0, "play:3")
    assert (foreign.rule, foreign.args) == ("DU-PLAY-010", {"card": squire})
    assert match.why(0, "dance") is None
    assert match.why(0, "rest") is None
    assert match.why(1, "rest") is None


def test_why_asks_the_rules_about_an_offered_option_for_another_seat_only():
    match = duel(*ATTACKERS)
    assert match.why(0, "attack:1") is None
    assert match.why(1, "attack:1").rule == "DU-FIGHT-010"


def test_why_speaks_only_of_cards_that_the_seat_sees():
    match = camp(
        {"hand": ["ox", "wolf"], "line": [{"card": "ox", "upgrades": ["bell"], "under": ["nap"]}]},
        {"hand": [{"card": "spy", "known": [0]}, "vote"], "discard": ["omen"]},
    )
    told = {seat: [number for number in range(10) if match.why(seat, f"stash:{number}")] for seat in (0, 1)}
    assert told == {0: [0, 1, 2, 6, 8], 1: [0, 1, 2, 6, 7, 8]}  # seat 0 is offered its own hand


def test_why_names_no_card_where_there_is_none():
    match = camp({"hand": ["ox", "wolf"]})
    assert match.why(0, "concede:0").args == {}
    assert match.why(0, "wind:north").args == {}
    assert match.why(0, "play:0").args == {}
    assert match.why(0, "play:3") is None  # there is no such card
    assert match.why(0, "stash:1").args == {"card": match.state.cards[1]}
    assert match.why(0, "stash:2").args == {"card": match.state.cards[2]}


def test_the_commitment_is_the_hash_of_the_seed():
    assert duel(seed=5).commitment == commitment("5")
    assert train(seed=6).commitment == commitment("6")


# Effects that do and do not ask


def test_an_effect_that_turns_out_not_to_ask_is_over_at_once():
    match = camp({"hand": ["nap"]})
    match.choose("play:1")
    assert (match.n, match.quiet, match.decision.keys) == (1, True, ["end"])


def test_a_set_up_that_does_not_ask_leads_to_the_first_turn():
    match = train(night=True)
    assert (match.n, match.quiet, match.decision.kind, match.decision.seat) == (0, True, "main", 0)
    assert [line[1] for line in lines(match)] == ["drew.seen"] * 4


def test_a_set_up_asks_before_the_first_turn():
    match = train()
    assert (match.n, match.quiet, match.decision.prompt, match.state.turn) == (0, False, "mulligan", 0)
    for seat in range(3):
        assert match.decision.seat == seat
        match.choose("no")
    assert (match.n, match.quiet, match.decision.kind, match.state.turn) == (3, True, "main", 1)


def test_a_rule_that_wins_ends_the_match():
    match = camp({"hand": ["crown"]})
    match.choose("play:1")
    assert (match.ask, match.result.winners, match.result.reason) == (None, (0,), "crown")
    assert lines(match) == [(1, "won", {"winners": [{"seat": 0}], "losers": [{"seat": 1}]})]


def test_a_draw_is_told_as_one():
    match = camp({"hand": ["eclipse"]})
    match.choose("play:1")
    assert (match.ask, match.result.winners, match.result.reason) == (None, (), "eclipse")
    assert lines(match) == [(1, "drawn", {"winners": [], "losers": []})]


def test_a_match_that_ends_in_the_middle_of_an_effect_asks_nothing_more():
    early, late, never = camp({"hand": ["coup"]}, supplies=0), camp({"hand": ["coup"]}), camp({"hand": ["coup"]})
    early.choose("play:1")
    late.choose("play:1")
    late.choose("yes")
    for match in (early, late):
        assert (match.ask, match.decision, match.quiet, match.result.reason) == (None, None, True, "coup")
        assert lines(match) == [(match.n, "won", {"winners": [{"seat": 0}], "losers": [{"seat": 1}]})]
        assert match.clone().hash() == match.hash()
    never.choose("play:1")
    never.choose("no")
    assert (never.quiet, never.decision.keys) == (False, ["yes", "no"])


def test_a_match_without_a_log_tells_nothing():
    match = camp({"hand": ["crown"]}, keep=KEEP_ACTIONS)
    match.choose("play:1")
    assert match.log is None
    assert match.result.reason == "crown"


# A rule that fails


@pytest.mark.parametrize("keep", [KEEP_NOTHING, KEEP_ACTIONS, KEEP_TURNS])
def test_a_rule_that_fails_in_the_middle_leaves_the_match_where_it_was(keep):
    match = camp(*SPLIT, keep=keep)
    match.choose("play:2")
    match.choose("play:1")
    before = standing(match)
    assert gold(match) == [1, 2]
    with pytest.raises(RuntimeError, match="split"):
        match.choose("yes")
    assert standing(match) == before
    assert match.decision.keys == ["yes", "no"]
    match.choose("no")
    assert (match.n, match.quiet, gold(match), match.state.supplies) == (3, True, [1, 2], 5)
    match.undo(1)
    assert gold(match) == [2, 2]


@pytest.mark.parametrize("keep", [KEEP_NOTHING, KEEP_ACTIONS, KEEP_TURNS])
def test_a_rule_that_fails_at_once_leaves_the_match_where_it_was(keep):
    match = camp({"hand": ["ox", "crack"]}, keep=keep)
    match.choose("play:1")
    before = standing(match)
    with pytest.raises(RuntimeError, match="crack"):
        match.choose("play:2")
    assert standing(match) == before
    assert (match.n, gold(match), ids(match.state.players[0].hand)) == (1, [2, 2], ["crack"])
    assert match.decision.keys == ["play:2", "stash:2", "end"]


def test_a_rule_that_fails_leaves_what_can_be_redone():
    match = camp({"hand": ["ox", "crack"]})
    match.choose("play:1")
    match.undo(0)
    with pytest.raises(RuntimeError, match="crack"):
        match.choose("play:2")
    match.redo(1)
    assert ids(match.state.players[0].line) == ["ox"]


def test_a_copy_that_keeps_marks_comes_back_too():
    copy = camp({"hand": ["crack"]}).clone(KEEP_ACTIONS)
    with pytest.raises(RuntimeError, match="crack"):
        copy.choose("play:1")
    assert (copy.n, gold(copy), copy.decision.keys) == (0, [2, 2], ["play:1", "end"])


def test_a_copy_that_was_patched_comes_back_to_the_patch_and_can_be_copied_from_there():
    copy = camp({"hand": ["crack", "omen"]}).clone(KEEP_NOTHING)
    copy.patch({"supplies": 9})
    with pytest.raises(RuntimeError, match="crack"):
        copy.choose("play:1")
    assert (copy.n, gold(copy), copy.state.supplies) == (0, [2, 2], 9)
    copy.choose("play:2")
    assert copy.clone().hash() == copy.hash()


def test_a_copy_that_keeps_nothing_only_passes_the_failure_on():
    copy = camp({"hand": ["crack"]}).clone()
    with pytest.raises(RuntimeError, match="crack"):
        copy.choose("play:1")


def test_a_concession_that_fails_leaves_the_match_where_it_was():
    class Sticky(Camp):
        def leave(self, s, seat, reason):
            s.players[seat].gold = 0
            raise RuntimeError("sticky")

    match = new_scenario(Sticky(), {"players": [{}, {"deck": ["ox"]}, {}]})
    match.choose("end")
    before = standing(match)
    with pytest.raises(RuntimeError, match="sticky"):
        match.concede(1)
    assert standing(match) == before
    assert gold(match) == [2, 2, 2]


# Giving up


def test_who_is_asked_concedes_between_two_actions():
    match = duel(*ATTACKERS)
    match.concede(0)
    assert (match.n, match.ask, match.quiet) == (1, None, True)
    assert (match.result.winners, match.result.reason) == ((1,), "conceded")
    assert lines(match) == [
        (1, "conceded", {"seat": {"seat": 0}}),
        (1, "won", {"winners": [{"seat": 1}], "losers": [{"seat": 0}]}),
    ]


def test_who_is_not_asked_concedes_and_the_others_play_on():
    match = duel({"line": ["knight"]}, {}, {"line": ["squire"]})
    match.concede(2)
    assert (match.n, match.result, match.state.out) == (1, None, 0b100)
    assert match.decision.keys == ["attack:1", "rest"]
    match.choose("attack:1")
    assert match.decision.keys == ["player:1"]


def test_the_turn_goes_on_when_its_player_concedes():
    match = duel({}, {"deck": ["squire"]}, {})
    assert match.decision.seat == 0
    match.concede(0)
    assert (match.decision.seat, match.decision.keys, match.result) == (1, ["play:1", "rest"], None)


def test_what_is_still_to_come_once_a_seat_has_left_is_asked_and_carried_out():
    class Mourning(Camp):
        def go_on(self, s):
            answer = yield Ask(0, "mourn", [YES, NO])
            s.players[0].gold += 5 if answer == YES else 0

    match = new_scenario(Mourning(), {"players": [{"deck": ["ox"]}, {}, {}]})
    match.concede(1)
    assert (match.decision.seat, match.decision.kind, match.quiet) == (0, "mourn", False)
    match.choose("yes")
    assert (gold(match)[0], match.quiet, match.decision.kind) == (7, True, "main")
    match.concede(2)
    assert (match.result.winners, match.ask) == ((0,), None)  # nothing is to come once it is over


def test_what_is_still_to_come_may_end_the_match_or_ask_nothing():
    class Brief(Camp):
        def go_on(self, s):
            if s.out == 0b010:
                s.players[0].gold = 9
                return
            s.result = Result((3,), "alone")
            yield Ask(0, "mourn", [YES, NO])

    match = new_scenario(Brief(), {"players": [{"deck": ["ox"]}, {}, {}, {}]})
    match.concede(1)
    assert (gold(match)[0], match.quiet, match.decision.kind) == (9, True, "main")
    match.concede(2)
    assert (match.result.winners, match.ask) == ((3,), None)


def test_of_two_seats_one_that_concedes_in_the_middle_of_an_effect_loses_at_once():
    for seat in (0, 1):
        match = duel(*ATTACKERS)
        match.choose("attack:1")
        match.concede(seat)
        assert (match.n, match.ask, match.quiet) == (2, None, True)
        assert (match.result.winners, match.result.reason) == ((1 - seat,), "conceded")
        with refused("match-over"):
            match.choose("target:2")


def test_of_three_seats_one_that_concedes_in_the_middle_of_an_effect_leaves_when_it_is_done():
    match = camp(*OMENS, keep=KEEP_TURNS)
    match.choose("play:1")
    match.concede(1)
    assert (match.n, match.quiet, match.state.out, match.decision.seat) == (2, False, 0, 0)
    match.choose("no")
    assert (match.state.out, match.decision.seat) == (0, 2)  # seat 1 was not asked
    match.choose("no")
    assert (match.n, match.quiet, match.state.out, match.result) == (4, True, 0b010, None)
    assert gold(match)[0] == gold(match)[2] == 2
    assert gold(match)[1] in (3, 4)  # it took the first option, yes
    assert [line[1] for line in lines(match)] == ["conceded", "believed", "believed", "believed", "left"]
    match.choose("end")
    assert match.decision.seat == 2


def test_who_concedes_before_its_own_question_takes_the_first_option():
    match = camp(*OMENS)
    match.choose("play:1")
    match.concede(0)
    assert (match.n, match.quiet, match.decision.seat, match.decision.source) == (2, False, 1, 1)
    assert gold(match)[0] in (3, 4)
    match.choose("no")
    match.choose("no")
    assert (match.state.out, match.state.active, match.decision.seat, match.state.turn) == (0b001, 1, 1, 4)


def test_the_last_question_of_an_effect_may_be_one_of_who_left():
    match = camp(*OMENS)
    match.choose("play:1")
    match.choose("no")
    match.choose("no")
    match.concede(2)
    assert (match.n, match.quiet, match.state.out, match.decision.seat) == (4, True, 0b100, 0)
    assert gold(match)[2] in (3, 4)


@pytest.mark.parametrize(("first", "second", "winner"), [(1, 2, 0), (0, 1, 2), (2, 0, 1)])
def test_two_of_three_seats_concede_in_one_effect_and_it_is_over(first, second, winner):
    match = camp(*OMENS)
    match.choose("play:1")
    match.concede(first)
    assert match.result is None
    match.concede(second)
    assert (match.n, match.ask, match.quiet) == (3, None, True)
    assert (match.result.winners, match.result.reason) == ((winner,), "conceded")
    assert match.state.out == 1 << first | 1 << second


def test_seats_of_two_teams_concede_and_their_mates_play_on():
    match = camp({"hand": ["omen"], "deck": ["ox"]}, *[{"deck": ["ox"]}] * 3)
    match.choose("play:1")
    match.concede(3)
    match.concede(2)
    assert (match.quiet, match.state.out, match.decision.seat) == (False, 0, 0)
    match.choose("no")
    match.choose("no")
    assert (match.quiet, match.state.out, match.result, match.decision.seat) == (True, 0b1100, None, 0)
    assert [line[1:] for line in lines(match)][-2:] == [
        ("left", {"seat": {"seat": 2}}),
        ("left", {"seat": {"seat": 3}}),
    ]
    match.concede(1)
    assert (match.result.winners, match.result.reason) == ((0, 2), "conceded")


def test_a_whole_team_that_concedes_in_the_middle_of_an_effect_loses_at_once():
    match = camp({"hand": ["omen"]}, {}, {}, {})
    match.choose("play:1")
    match.concede(3)
    assert match.result is None
    match.concede(1)
    assert (match.ask, match.result.winners) == (None, (0, 2))


def test_nobody_concedes_twice():
    match = camp(*OMENS)
    match.choose("play:1")
    match.concede(1)
    before = standing(match)
    with refused("already-out", seat=1):
        match.concede(1)
    assert standing(match) == before
    match.choose("no")
    match.choose("no")
    with refused("already-out", seat=1):
        match.concede(1)
    match.concede(2)
    with refused("match-over"):
        match.concede(0)


def test_an_unknown_seat_cannot_concede():
    match = duel(*ATTACKERS)
    for seat in (-1, 2):
        with refused("no-such-seat", seat=seat):
            match.concede(seat)
    match.concede(1)
    with refused("no-such-seat", seat=2):
        match.concede(2)


def test_a_concession_is_a_decision_that_can_be_undone_but_not_redone_after_another():
    match = duel(*ATTACKERS)
    match.choose("rest")
    before = standing(match)
    match.concede(0)
    over = standing(match)
    match.undo(1)
    assert standing(match) == before
    match.redo(2)
    assert standing(match) == over
    match.undo(0)
    match.concede(1)
    with refused("nothing-to-redo"):
        match.redo(2)


# Automata


def test_an_automaton_is_never_asked():
    match = new_match("duel", ["swords", "songs"], seed=3, options={"puppet": True})
    assert match.state.automata == 0b10
    asked = set()
    while match.ask is not None:
        asked.add(match.ask.seat)
        match.apply(0)
    assert asked == {0}
    assert match.result is not None


def test_automata_answer_by_the_rules_from_the_set_up_on():
    match = train(puppets=6)
    assert (match.n, match.decision.seat, match.decision.prompt) == (0, 0, "mulligan")
    match.choose("yes")
    assert [line[2]["seat"]["seat"] for line in lines(match)] == [0, 1, 2, 0, 0]  # puppets keep their hands
    match.choose("end")
    assert (match.n, match.decision.seat, match.state.turn) == (2, 0, 4)


def test_automata_look_at_the_table():
    match = train(night=True, puppets=6)
    assert (match.decision.seat, match.state.players[1].line) == (0, [])
    match.choose("end")
    played = sum(len(player.line) + len(player.discard) for player in match.state.players[1:])
    assert (match.decision.seat, played > 4) == (0, True)  # at night they play what they can


def test_an_automaton_in_the_first_seat_has_answered_before_anyone_is_asked():
    match = train(puppets=1)
    assert (match.n, match.history, match.decision.seat, match.decision.prompt) == (0, [], 1, "mulligan")


def test_an_automaton_answers_for_itself_until_it_has_given_up():
    match = camp(*OMENS)
    match.state.automata = 0b100
    stays = match.clone()
    stays.choose("play:1")
    stays.choose("no")
    stays.choose("no")
    assert (gold(stays)[2], stays.quiet) == (2, True)  # scripted: the last option
    leaves = match.clone()
    leaves.choose("play:1")
    leaves.concede(2)
    leaves.choose("no")
    leaves.choose("no")
    assert (gold(leaves)[2] > 2, leaves.quiet, leaves.state.out) == (True, True, 0b100)


def test_automata_answer_whom_is_played_by_places_too():
    match = train(puppets=6)
    match.apply(1)
    match.apply(match.ask.options.index(match.game.verbs.parse("end")))
    assert (match.n, match.decision.seat, match.state.turn) == (2, 0, 4)


def test_who_concedes_is_answered_for_when_others_play_by_places():
    match = camp(*OMENS)
    match.apply(0)
    match.concede(1)
    match.apply(1)
    assert match.ask.seat == 2
    match.apply(1)
    assert (match.quiet, match.state.out) == (True, 0b010)


# What is kept


def test_a_play_out_keeps_no_mark():
    match = new_match("duel", seed=1, keep=KEEP_NOTHING)
    play(match, "marks", 30)
    assert (match._marks, match.lines_at, match.log) == ([], [], None)


def test_a_search_root_keeps_the_mark_of_the_last_action():
    match = train(keep=KEEP_ACTIONS)
    quiet = None
    rng = rng_of("actions")
    while match.ask is not None:
        if match.quiet:
            quiet = match.n, match.hash()
        match.apply(rng.below(len(match.ask.options)))
        kept = [(mark.n, mark.stands) for mark in match._marks]
        assert kept == ([] if quiet is None else [(quiet[0], AT_REST)])
    assert match.log is None


def test_a_live_match_keeps_a_mark_a_turn():
    match = train()
    first: dict[int, int] = {}
    rng = rng_of("turns")
    while match.ask is not None:
        if match.quiet:
            first.setdefault(match.state.turn, match.n)
        match.apply(rng.below(len(match.ask.options)))
    assert [mark.n for mark in match._marks] == list(first.values())
    assert [mark.state.turn for mark in match._marks] == list(first)


# Going back and forth


def games():
    yield new_match("duel", seed=4)
    yield new_match("duel", ["songs", "songs", "swords"], seed=5)
    yield new_match("duel", seed=6, options={"puppet": True})
    yield train(3, seed=7)
    yield train(4, seed=8, puppets=2)
    yield train(2, seed=9, keep=KEEP_ACTIONS)
    yield train(2, seed=10, keep=KEEP_NOTHING)


@pytest.mark.parametrize("game", range(7))
def test_undo_to_every_decision_is_exact_and_redo_leads_back(game):
    match = list(games())[game]
    stood = play(match, "undo")
    last = len(stood) - 1
    for n in range(last, -1, -1):
        match.undo(n)
        assert standing(match) == stood[n]
    for n in range(1, last + 1):
        match.redo(n)
        assert standing(match) == stood[n]
    for n in (last // 2, last // 3, last // 2, last, last // 5, last):
        if n <= match.n:
            match.undo(n)
        else:
            match.redo(n)
        assert standing(match) == stood[n]
    match.undo(0)
    match.redo(last)
    assert standing(match) == stood[last]


@pytest.mark.parametrize("game", range(7))
def test_undo_is_as_exact_where_few_turns_are_held(game):
    match = list(games())[game]
    stood = play(match, "undo")
    match.keep_last(2, 1000)
    assert len(match._marks) <= 2
    for n in range(len(stood) - 1, -1, -1):
        match.undo(n)
        assert hooked(standing(match), match) == hooked(stood[n], match)
    assert match.forgotten == match.held == 0


def hooked(stands, match):
    """Where a match stands, but for the lines that `match` does not hold."""
    return *stands[:LOG], stands[LOG][match.forgotten :], stands[LOG + 1][match.held :]


def test_lines_of_turns_that_are_not_held_are_forgotten_until_they_are_played_again():
    match = train()
    stood = play(match, "lines", 60)
    told = stood[-1][LOG]
    match.keep_last(2, 1000)
    first = match.forgotten
    assert 0 < first == match._marks[0].lines < len(told)
    assert len(match.log) == len(told) - first and len(match.lines_at) == match.n - match._marks[0].n
    assert hooked(standing(match), match) == hooked(stood[-1], match)
    assert standing(match.fork()) == standing(match)
    match.undo(match._marks[0].n - 1)
    assert match.forgotten == 0 and standing(match) == stood[match.n]


@pytest.mark.parametrize("game", range(5))
def test_who_goes_back_beyond_what_is_held_holds_the_turns_before_it(game):
    match, whole = list(games())[game], list(games())[game]
    play(match, "held", 60)
    play(whole, "held", 60)
    match.keep_last(2, 1000)
    to = match.held - 1
    match.undo(to)
    marks = [(mark.n, mark.changes, mark.lines, digest(mark.state)) for mark in whole._marks if mark.n < to]
    assert [(mark.n, mark.changes, mark.lines, digest(mark.state)) for mark in match._marks] == marks != []
    match.keep_last(2, 0)
    assert len(match._marks) == min(2, len(marks)) and len(match.lines_at) == match.n - match.held


def test_fewer_turns_are_held_where_they_have_many_lines_but_two():
    match = train()
    play(match, "lines", 60)
    held = [mark.lines for mark in match._marks[-6:]]
    match.keep_last(6, match.lines - held[2])
    assert [mark.lines for mark in match._marks] == held[2:]
    match.keep_last(6, 0)
    assert [mark.lines for mark in match._marks] == held[-2:] and match.forgotten == held[-2]


@pytest.mark.parametrize("n", [0, 2, 7, 30])
def test_another_way_after_an_undo_is_as_exact(n):
    match = train()
    play(match, "one way", 40)
    match.undo(n)
    stood = play(match, "another way")
    for back in range(len(stood) - 1, -1, -1):
        match.undo(n + back)
        assert standing(match) == stood[back]
    again = train()
    for option in (match.game.verbs.key(option) for option in [*match.history, *match.future]):
        again.choose(option)
    assert standing(again) == stood[-1]


def test_undo_to_where_one_stands_changes_nothing():
    match = duel(*ATTACKERS)
    match.choose("attack:1")
    before = standing(match)
    match.undo(1)
    assert standing(match) == before
    with refused("nothing-to-redo"):
        match.redo(2)


def test_only_decisions_that_were_made_can_be_undone():
    match = duel(*ATTACKERS)
    match.choose("attack:1")
    before = standing(match)
    for n in (-1, 2):
        with refused("no-such-decision", n=n):
            match.undo(n)
    assert standing(match) == before


def test_only_what_was_undone_can_be_redone():
    match = duel(*ATTACKERS)
    match.choose("attack:1")
    match.choose("target:2")
    with refused("nothing-to-redo"):
        match.redo(3)
    match.undo(1)
    for n in (0, 1, 3):
        with refused("nothing-to-redo"):
            match.redo(n)
    match.redo(2)
    assert (match.n, match.future) == (2, [])


def test_another_decision_ends_what_can_be_redone():
    match = duel(*ATTACKERS)
    match.choose("attack:1")
    match.choose("target:2")
    match.undo(0)
    match.choose("rest")
    with refused("nothing-to-redo"):
        match.redo(2)
    match.undo(0)
    match.apply(0)
    with refused("nothing-to-redo"):
        match.redo(2)


# Clones


@pytest.mark.parametrize("keep", [KEEP_NOTHING, KEEP_ACTIONS, KEEP_TURNS])
@pytest.mark.parametrize("game", range(7))
def test_clones_agree_with_the_original_for_the_rest_of_the_match(game, keep):
    match = list(games())[game]
    clones = []
    rng = rng_of(f"clones {keep}")
    while match.ask is not None:
        if match.n < 12 or rng.below(5) == 0:
            clones.append((match.n, match.hash(), match.clone(keep)))
        match.apply(rng.below(len(match.ask.options)))
    for n, hash, clone in clones:
        assert (clone.hash(), clone.keep, clone.log, clone.start) == (hash, keep, None, None)
        for option in match.history[n:]:
            clone.apply(clone.ask.options.index(option))
        assert (clone.hash(), clone.ask) == (match.hash(), None)


@pytest.mark.parametrize("keep", [KEEP_NOTHING, KEEP_ACTIONS, KEEP_TURNS])
def test_clones_do_not_influence_the_original(keep):
    match, alone = train(seed=11), train(seed=11)
    rng, other = rng_of("original"), rng_of("clones")
    while match.ask is not None:
        clone = match.clone(keep)
        for _ in range(6):
            if clone.ask is not None:
                clone.apply(other.below(len(clone.ask.options)))
        assert standing(match) == standing(alone)
        pick = rng.below(len(match.ask.options))
        match.apply(pick)
        alone.apply(pick)
    assert standing(match) == standing(alone)
    for n in range(match.n, -1, -5):
        match.undo(n)
        alone.undo(n)
        assert standing(match) == standing(alone)


@pytest.mark.parametrize("keep", [KEEP_NOTHING, KEEP_ACTIONS, KEEP_TURNS])
def test_a_clone_in_the_middle_of_an_effect_can_be_cloned_and_undone_to_its_beginning(keep):
    match = camp(*OMENS, seed=3)
    match.choose("play:2")
    match.choose("play:1")
    match.choose("yes")
    clone = match.clone(keep)
    twin = clone.clone()
    for one in (clone, twin):
        assert (one.hash(), one.decision.seat, one.decision.keys) == (match.hash(), 1, ["yes", "no"])
    for one in (match, clone, twin):
        one.choose("yes")
        one.choose("yes")
    assert clone.hash() == twin.hash() == match.hash()


def test_a_quiet_clone_that_keeps_nothing_cannot_be_cloned_in_the_middle_of_an_effect():
    clone = camp(*OMENS).clone(KEEP_NOTHING)
    clone.choose("play:1")
    with refused("no-checkpoint"):
        clone.clone()
    with refused("no-checkpoint"):
        clone.undo(0)
    with refused("no-checkpoint"):
        clone.fork()
    for _ in range(3):
        clone.choose("yes")
    assert clone.clone().hash() == clone.hash()


@pytest.mark.parametrize("keep", [KEEP_ACTIONS, KEEP_TURNS])
def test_a_quiet_clone_that_keeps_marks_can_be_cloned_in_the_middle_of_an_effect(keep):
    clone = camp(*OMENS).clone(keep)
    clone.choose("play:1")
    clone.choose("yes")
    assert clone.clone().hash() == clone.hash()
    assert clone.clone().decision.seat == 1


@pytest.mark.parametrize("keep", [KEEP_NOTHING, KEEP_ACTIONS, KEEP_TURNS])
def test_a_new_match_is_cloned_in_its_set_up_from_the_seed(keep):
    match = train(seed=2, keep=keep)
    match.choose("yes")
    clone = match.clone()
    assert (clone.n, clone.hash(), clone.decision.seat, clone._marks[0].stands) == (1, match.hash(), 1, DEALT)
    twin = clone.clone(KEEP_TURNS)
    for one in (match, clone, twin):
        one.choose("yes")
        one.choose("no")
    assert match.hash() == clone.hash() == twin.hash()
    assert twin.quiet


def test_a_match_that_keeps_nothing_is_cloned_in_an_effect_from_the_seed():
    match = camp(*OMENS, keep=KEEP_NOTHING)
    match.choose("play:2")
    match.choose("play:1")
    clone = match.clone()
    assert (clone.n, clone.hash(), clone.quiet) == (2, match.hash(), False)


def test_a_clone_of_a_match_that_is_over_is_over():
    match = duel()
    match.concede(0)
    clone = match.clone()
    assert (clone.decision, clone.result.winners, clone.n) == (None, (1,), 0)


def test_a_clone_shares_the_list_of_options_of_a_quiet_decision():
    match = duel(*ATTACKERS)
    clone = match.clone()
    assert clone.ask is match.ask
    assert clone.names is match.names


# Forks


@pytest.mark.parametrize("game", range(7))
def test_a_fork_has_the_whole_past_and_a_life_of_its_own(game):
    match = list(games())[game]
    stood = play(match, "fork", 33)
    forks = [match.fork() for _ in range(2)]
    record = match.record()
    for seed, fork in zip("ab", forks, strict=True):
        assert standing(fork) == stood[-1]
        assert fork.record() == record
        play(fork, seed)
    assert standing(match) == stood[-1]
    rest = play(match, "rest")
    for fork in forks:
        for n in range(32, -1, -4):
            fork.undo(n)
            assert standing(fork) == stood[n]
    stood += rest[1:]
    for n in range(len(stood) - 1, -1, -3):
        match.undo(n)
        assert standing(match) == stood[n]


def test_a_fork_in_the_middle_of_an_effect_goes_on_as_the_original_would():
    match = camp(*OMENS, seed=5)
    match.choose("play:1")
    match.choose("yes")
    fork = match.fork()
    assert (fork.keep, fork.start is match.start, fork.names) == (KEEP_TURNS, True, match.names)
    for one in (match, fork):
        one.choose("yes")
        one.choose("yes")
    assert standing(fork) == standing(match)
    assert fork.log is not match.log


def test_a_fork_of_a_patched_match_is_patched():
    match = camp(*OMENS)
    match.patch({"supplies": 7})
    fork = match.fork()
    fork.patch({"supplies": 8})
    assert (match.state.supplies, fork.state.supplies) == (7, 8)
    assert [change.patch for change in match.changes] == [{"supplies": 7}]
    assert [change.patch for change in fork.changes] == [{"supplies": 7}, {"supplies": 8}]


# Beginning


def test_what_a_match_begins_with():
    deck = CAMP.starters()["train"]
    start = start_of(CAMP, [deck, deck], 12, ["Ana"], {"night": True})
    assert (start.seed, start.names, start.decks) == ("12", ["Ana", ""], [deck, deck])
    assert (start.options, start.scenario) == ({"night": True}, None)
    assert start_of(CAMP, (deck, deck), "x", ("Ana", "Bo", "Cy")).names == ["Ana", "Bo"]
    assert start_of(CAMP, [deck, deck], "x").options == {}


def test_a_match_without_a_seed_gets_one_that_nobody_can_guess():
    deck = CAMP.starters()["train"]
    one, other = start_of(CAMP, [deck, deck]), start_of(CAMP, [deck, deck])
    assert one.seed != other.seed
    assert len(one.seed) == 32


def test_a_wrong_number_of_seats_is_refused():
    deck = CAMP.starters()["train"]
    for count in (0, 1, 5):
        with refused("wrong-seats", seats=[2, 3, 4], count=count):
            start_of(CAMP, [deck] * count)


def test_unknown_options_of_a_match_are_refused():
    deck = CAMP.starters()["train"]
    with refused("unknown-match-option", options=["puppets", "night", "supplies"], name="wind"):
        start_of(CAMP, [deck, deck], options={"wind": 1})
    with refused("bad-value", word="puppets", value=4):
        start_of(CAMP, [deck, deck], options={"puppets": 4})
    assert start_of(CAMP, [deck] * 3, options={"puppets": 4}).options == {"puppets": 4}
    with refused("bad-value", word="puppets", value=3):
        start_of(CAMP, [deck, deck], options={"puppets": 3})


def test_an_illegal_deck_is_refused_by_name_or_else_by_seat():
    match = duel()
    short = {"cards": ["knight"] * 4}
    good = match.game.starters()["swords"]
    with refused("illegal-deck", rules=["DU-DECK-010", "DU-DECK-020"], deck=2):
        start_of(match.game, [good, short])
    with refused("illegal-deck", rules=["DU-DECK-010", "DU-DECK-020"], deck="Tin"):
        start_of(match.game, [{"name": "Tin", **short}, good])


def test_a_scenario_begins_where_it_stands_and_decks_with_the_set_up():
    scenario = Start("1", ["", ""], [], {}, {"players": [{"hand": ["ox"]}, {}]})
    assert open_match(CAMP, scenario).decision.keys == ["play:1", "end"]
    deck = CAMP.starters()["train"]
    dealt = Start("1", ["", ""], [deck, deck], {"night": True, "supplies": 8}, None).state(CAMP)
    assert ids(dealt.players[0].deck) == ids(dealt.players[1].deck) == deck["cards"]
    assert [card.owner for card in dealt.cards] == [-1] + [0] * 12 + [1] * 12
    assert (dealt.night, dealt.turn, dealt.supplies) == (True, 0, 8)


def test_the_seed_decides_all_chance():
    one, same, other = (new_match("duel", seed=seed) for seed in (1, 1, 2))
    assert one.hash() == same.hash()
    assert one.hash() != other.hash()
    assert one.state.rng.copy().below(1 << 40) == same.state.rng.below(1 << 40)


def test_a_live_match_has_a_log_and_no_other():
    deck = CAMP.starters()["train"]
    start = start_of(CAMP, [deck, deck], 1)
    assert [len(open_match(CAMP, start).log), open_match(CAMP, start).keep] == [2, KEEP_TURNS]
    assert open_match(CAMP, start, KEEP_ACTIONS).log is None
    assert open_match(CAMP, start, KEEP_NOTHING).log is None


def test_answers_are_remembered_as_options():
    match = train(2)
    match.choose("yes")
    match.choose("no")
    match.concede(1)
    assert match.history == [YES, NO, 1]
