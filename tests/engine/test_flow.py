"""Flow: the usual questions, one decision each."""

import pytest
from tiny import keys, play, put_bell, table

from pioche.engine.choice import TRIGGER, Ask
from pioche.engine.flow import NOTHING, confirm, pick, pick_number, pick_seat, pick_several, run


@pytest.fixture
def bells():
    s = table()
    return [put_bell(s, number) for number in (5, 3, 8)]


def told(ask):
    return ask.seat, ask.kind, keys(ask), ask.source, ask.prompt, ask.args


def test_an_ability_that_returns_nothing_asks_nothing():
    assert run(None) is NOTHING
    assert play(run(None)) == ([], None)


def test_an_ability_that_asks_is_carried_on_with():
    flow = pick_seat(0, [1], "whom")
    assert run(flow) is flow


def test_pick_asks_for_one_of_the_things_in_their_order(bells):
    [ask], number = play(pick(2, bells, "which-bell", 9), "target:3")
    assert told(ask) == (2, "target", ["target:5", "target:3", "target:8"], 9, "which-bell", None)
    assert number == 3


def test_pick_asks_for_cards_as_for_permanents(bells):
    [ask], number = play(pick(0, [bell.card for bell in bells], "which"), "target:8")
    assert (keys(ask), ask.source, number) == (["target:5", "target:3", "target:8"], 0, 8)


def test_a_single_thing_is_asked_for_too(bells):
    [ask], number = play(pick(0, bells[:1], "which"), "target:5")
    assert (keys(ask), number) == (["target:5"], 5)


def test_where_nothing_is_there_nothing_is_asked():
    assert play(pick(0, [], "which", may=True)) == ([], 0)


def test_who_may_decline_is_offered_so_last(bells):
    [ask], number = play(pick(0, bells[:2], "which", may=True), "done")
    assert (keys(ask), number) == (["target:5", "target:3", "done"], 0)
    [ask], number = play(pick(0, bells[:2], "which", may=True), "target:3")
    assert number == 3


def test_pick_may_use_another_verb_and_tell_more(bells):
    [ask], number = play(pick(0, bells[:2], "which", verb=TRIGGER, args={"most": 2}), "trigger:3")
    assert (keys(ask), ask.args, number) == (["trigger:5", "trigger:3"], {"most": 2}, 3)


def test_pick_several_asks_one_by_one_without_what_was_picked(bells):
    asks, numbers = play(pick_several(1, bells, "which", 9, most=2), "target:3", "target:5")
    assert [told(ask) for ask in asks] == [
        (1, "target", ["target:5", "target:3", "target:8", "done"], 9, "which", {"picked": 0, "most": 2}),
        (1, "target", ["target:5", "target:8", "done"], 9, "which", {"picked": 1, "most": 2}),
    ]
    assert numbers == [3, 5]


def test_pick_several_stops_where_one_is_done(bells):
    asks, numbers = play(pick_several(0, bells, "which", most=3), "target:8", "done")
    assert ([ask.source for ask in asks], numbers) == ([0, 0], [8])


def test_pick_several_allows_to_stop_from_the_least_number_on(bells):
    asks, numbers = play(pick_several(0, bells, "which", least=2, most=3), "target:5", "target:8", "done")
    assert ["done" in keys(ask) for ask in asks] == [False, False, True]
    assert numbers == [5, 8]


def test_pick_several_takes_as_many_as_there_are(bells):
    asks, numbers = play(pick_several(0, bells[:2], "which", least=3, most=3), "target:5", "target:3")
    assert [keys(ask) for ask in asks] == [["target:5", "target:3"], ["target:3"]]
    assert numbers == [5, 3]
    assert play(pick_several(0, [], "which", most=2)) == ([], [])
    assert play(pick_several(0, bells, "which", most=0)) == ([], [])


def test_pick_several_may_use_another_kind_and_verb_and_leaves_the_list_alone(bells):
    asks, numbers = play(
        pick_several(0, bells, "which", least=2, most=2, kind="ring", verb=TRIGGER), "trigger:8", "trigger:5"
    )
    assert [(ask.kind, keys(ask)) for ask in asks] == [
        ("ring", ["trigger:5", "trigger:3", "trigger:8"]),
        ("ring", ["trigger:5", "trigger:3"]),
    ]
    assert (numbers, len(bells)) == ([8, 5], 3)


@pytest.mark.parametrize(("answer", "confirmed"), [("yes", True), ("no", False)])
def test_confirm_asks_yes_or_no(answer, confirmed):
    [ask], said = play(confirm(3, "sure", 9, {"n": 1}), answer)
    assert told(ask) == (3, "confirm", ["yes", "no"], 9, "sure", {"n": 1})
    assert said is confirmed


def test_confirm_needs_no_card():
    [ask], _ = play(confirm(0, "sure"), "yes")
    assert (ask.source, ask.args) == (0, None)


def test_pick_number_offers_both_ends():
    [ask], number = play(pick_number(1, 2, 4, "how-many", 9), "number:4")
    assert told(ask) == (1, "number", ["number:2", "number:3", "number:4"], 9, "how-many", None)
    assert number == 4
    [ask], number = play(pick_number(1, 0, 0, "how-many"), "number:0")
    assert (keys(ask), ask.source, number) == (["number:0"], 0, 0)


def test_pick_seat_offers_the_seats_in_their_order():
    [ask], seat = play(pick_seat(1, [3, 0], "whom", 9), "player:0")
    assert told(ask) == (1, "player", ["player:3", "player:0"], 9, "whom", None)
    assert seat == 0
    [ask], seat = play(pick_seat(1, [3], "whom"), "player:3")
    assert (ask.source, seat) == (0, 3)


def test_without_a_seat_to_pick_nothing_is_asked():
    assert play(pick_seat(1, [], "whom")) == ([], -1)


def test_a_flow_asks_in_one_shape():
    assert isinstance(next(pick_seat(0, [1], "whom")), Ask)
