"""The stack and the right to add to it, in both habits."""

import pytest
from tiny import play, table

from pioche.engine.cards import NO_CARD
from pioche.engine.fingerprint import slots_of
from pioche.engine.flow import pick_seat
from pioche.engine.lasting import Lasting, lasting
from pioche.engine.seats import Result, tie
from pioche.engine.stack import (
    Entry,
    Stack,
    StackItem,
    StackRules,
    add,
    add_later,
    busy,
    open_window,
    pass_priority,
    resolve,
)


@lasting("tiny.note", ("pitch",))
class Note:
    def pitch(s, me, of, value):
        return value


def note(s, item):
    s.done.append(item.source)


def rules(*, keeps, one, resolve=note):
    return StackRules(adder_keeps=keeps, one_at_a_time=one, resolve=resolve)


KEEPING = rules(keeps=True, one=True)  # the last to add keeps the right, and every entry opens a new round
PASSING = rules(keeps=False, one=False)  # the right passes on, and the closed stack resolves as a whole


def item(source, by=0):
    return StackItem(source, "play", (), by)


def sources(stack):
    return [one.source for one in stack.items]


def passes(s, rules, *priorities):
    """Let these seats pass in turn; the last pass resolves."""
    for i, seat in enumerate(priorities):
        assert s.stack.priority == seat
        flow = pass_priority(s, rules)
        assert (flow is None) == (i < len(priorities) - 1)
    play(flow)


def test_an_entry_says_which_card_does_what_to_whom_for_whom():
    entry = StackItem(17, "play", (3, 4), 1)
    assert (entry.source, entry.ability, entry.targets, entry.by) == (17, "play", (3, 4), 1)


@pytest.mark.parametrize(
    "record", [StackItem(17, "play", (3,), 1), Result((0,), "flames"), Lasting("tiny.note", 0, "turn"), NO_CARD]
)
def test_what_copies_of_a_state_share_refuses_to_be_changed(record):
    for slot in slots_of(type(record)):
        before = getattr(record, slot)
        with pytest.raises(AttributeError):
            setattr(record, slot, before)
        assert getattr(record, slot) is before


def test_rules_of_a_stack_are_its_habits_and_what_carries_an_entry_out():
    habit = rules(keeps=True, one=False)
    assert (habit.adder_keeps, habit.one_at_a_time, habit.resolve) == (True, False, note)
    habit = rules(keeps=False, one=True)
    assert (habit.adder_keeps, habit.one_at_a_time) == (False, True)


def test_a_new_stack_waits_for_its_first_pass():
    stack = Stack([], 2)
    assert (stack.items, stack.priority, stack.passes, stack.resolving) == ([], 2, 0, False)


def test_a_copy_of_a_stack_goes_on_by_itself():
    stack = Stack([item(1)], 2, 3, True)
    copy = stack.copy()
    assert (sources(copy), copy.priority, copy.passes, copy.resolving) == ([1], 2, 3, True)
    copy.items.append(item(2))
    assert sources(stack) == [1]


def test_the_first_entry_opens_a_stack():
    s = table()
    add(s, KEEPING, item(5, by=2))
    assert (sources(s.stack), s.stack.priority, s.stack.passes, s.stack.resolving) == ([5], 2, 0, False)


@pytest.mark.parametrize(("habit", "priority"), [(KEEPING, 1), (PASSING, 2)])
def test_who_adds_keeps_the_right_or_passes_it_on(habit, priority):
    s = table()
    add(s, habit, item(5, by=0))
    s.stack.passes = 2
    add(s, habit, item(6, by=1))
    assert (sources(s.stack), s.stack.priority, s.stack.passes) == ([5, 6], priority, 0)


def test_the_right_passes_over_seats_that_are_out():
    s = table()
    s.out = 0b0110
    add(s, PASSING, item(5, by=0))
    assert s.stack.priority == 3
    pass_priority(s, PASSING)
    assert s.stack.priority == 0


@pytest.mark.parametrize("habit", [KEEPING, PASSING])
def test_what_the_game_itself_adds_gives_the_right_to_the_active_seat(habit):
    s = table()
    s.active = 2
    add(s, habit, item(5, by=0))
    s.stack.passes = 1
    add(s, habit, item(6, by=-1))
    assert (sources(s.stack), s.stack.priority, s.stack.passes) == ([5, 6], 2, 0)


@pytest.mark.parametrize("habit", [KEEPING, PASSING])
def test_the_game_itself_may_open_a_stack(habit):
    s = table()
    s.active = 3
    add(s, habit, item(5, by=-1))
    assert (sources(s.stack), s.stack.priority) == ([5], 3)


def test_the_stack_resolves_when_all_have_passed_in_a_row():
    s = table((0, 1, 2))
    add(s, KEEPING, item(5, by=1))
    passes(s, KEEPING, 1, 2, 0)
    assert (s.done, s.stack) == ([5], None)


def test_who_adds_in_between_begins_the_round_anew():
    s = table((0, 1, 2))
    add(s, KEEPING, item(5, by=0))
    assert pass_priority(s, KEEPING) is None
    assert pass_priority(s, KEEPING) is None
    add(s, KEEPING, item(6, by=2))
    passes(s, KEEPING, 2, 0, 1)
    assert (s.done, sources(s.stack)) == ([6], [5])


def test_a_seat_that_goes_out_need_not_pass():
    s = table((0, 1, 2))
    add(s, KEEPING, item(5, by=0))
    assert pass_priority(s, KEEPING) is None
    s.out = 0b100
    play(pass_priority(s, KEEPING))
    assert s.done == [5]


def test_one_at_a_time_every_entry_opens_a_new_round_of_the_active_seat():
    s = table((0, 1, 2))
    s.active = 1
    for source in (5, 6, 7):
        add(s, KEEPING, item(source, by=2))
    passes(s, KEEPING, 2, 0, 1)
    assert (s.done, sources(s.stack)) == ([7], [5, 6])
    assert (s.stack.priority, s.stack.passes, s.stack.resolving) == (1, 0, False)
    passes(s, KEEPING, 1, 2, 0)
    assert (s.done, sources(s.stack)) == ([7, 6], [5])
    passes(s, KEEPING, 1, 2, 0)
    assert (s.done, s.stack) == ([7, 6, 5], None)


def test_as_a_whole_the_last_in_is_the_first_out():
    s = table((0, 1, 2))
    for source, by in ((5, 0), (6, 1), (7, 2)):
        add(s, PASSING, item(source, by))
    passes(s, PASSING, 0, 1, 2)
    assert (s.done, s.stack) == ([7, 6, 5], None)


def test_an_entry_is_off_the_stack_while_it_resolves():
    s = table((0, 1))
    seen = []
    watching = rules(
        keeps=True, one=True, resolve=lambda s, one: seen.append((one.source, sources(s.stack), s.stack.resolving))
    )
    add(s, watching, item(5))
    add(s, watching, item(6))
    play(resolve(s, watching))
    assert seen == [(6, [5], True)]
    assert s.stack.resolving is False


def test_an_entry_may_ask_while_it_resolves():
    s = table((0, 1))

    def whom(s, one):
        seat = yield from pick_seat(one.by, [0, 1], "whom")
        s.done.append(f"seat {seat}")

    asking = rules(keeps=False, one=False, resolve=whom)
    add(s, asking, item(5, by=0))
    add(s, asking, item(6, by=1))
    asks, _ = play(resolve(s, asking), "player:0", "player:1")
    assert ([ask.seat for ask in asks], s.done) == ([1, 0], ["seat 0", "seat 1"])


def test_what_is_added_meanwhile_resolves_before_what_lies_under_it():
    s = table((0, 1))

    def echo(s, one):
        s.done.append(one.source)
        if one.source == 6:
            add(s, PASSING, item(60))

    echoing = rules(keeps=False, one=False, resolve=echo)
    add(s, echoing, item(5))
    add(s, echoing, item(6))
    play(resolve(s, echoing))
    assert (s.done, s.stack) == ([6, 60, 5], None)


def test_a_result_stops_the_stack():
    s = table((0, 1))

    def end(s, one):
        s.done.append(one.source)
        tie(s, "deaf")

    ending = rules(keeps=False, one=False, resolve=end)
    add(s, ending, item(5))
    add(s, ending, item(6))
    play(resolve(s, ending))
    assert (s.done, sources(s.stack)) == ([6], [5])


def test_a_stack_of_its_own_waits_until_the_open_one_is_done():
    s = table((0, 1))
    add(s, PASSING, item(5))
    add_later(s, [item(8), item(9)], 1)
    assert (sources(s.stack), [sources(one) for one in s.waiting]) == ([5], [[8, 9]])
    play(resolve(s, PASSING))
    assert (s.done, sources(s.stack), s.waiting) == ([5], [8, 9], [])
    assert (s.stack.priority, s.stack.passes, s.stack.resolving) == (1, 0, False)
    passes(s, PASSING, 1, 0)
    assert (s.done, s.stack) == ([5, 9, 8], None)


def test_stacks_that_wait_come_up_in_the_order_in_which_they_came():
    s = table((0, 1))
    add(s, PASSING, item(5))
    add_later(s, [item(7)], 0)
    add_later(s, [item(8)], 1)
    play(resolve(s, PASSING))
    assert (sources(s.stack), [sources(one) for one in s.waiting]) == ([7], [[8]])


def test_a_stack_opened_while_one_resolves_goes_before_those_that_waited():
    s = table((0, 1))

    def open_more(s, one):
        s.done.append(one.source)
        if one.source < 10:
            add_later(s, [item(one.source * 10)], 1)

    opening = rules(keeps=False, one=False, resolve=open_more)
    add(s, opening, item(5))
    add(s, opening, item(6))
    add_later(s, [item(99)], 0)
    play(resolve(s, opening))
    assert (s.done, sources(s.stack), [sources(one) for one in s.waiting]) == ([6, 5], [60], [[50], [99]])
    for _ in range(3):
        play(resolve(s, opening))
    assert (s.done, s.stack, s.waiting) == ([6, 5, 60, 50, 99], None, [])


def test_a_stack_opened_by_one_that_was_itself_opened_so_goes_behind_its_siblings():
    s = table((0, 1))

    def open_more(s, one):
        s.done.append(one.source)
        for more in {5: (6, 7), 6: (60,)}.get(one.source, ()):
            add_later(s, [item(more)], 1)

    opening = rules(keeps=False, one=False, resolve=open_more)
    add(s, opening, item(5))
    add_later(s, [item(99)], 0)
    for _ in range(5):
        play(resolve(s, opening))
    assert (s.done, s.stack, s.waiting) == ([5, 6, 7, 60, 99], None, [])


def test_another_takes_the_place_of_an_entry():
    entry = Entry(17, "play", (3,), 1, 4113, NO_CARD.proto, ((3,),), 2, (5,), ("17:play",), (3,))
    other = entry.replace(value=3, shielded=())
    assert (entry.value, entry.shielded, other.value, other.shielded) == (2, (3,), 3, ())
    for name in ("source", "ability", "targets", "by", "token", "proto", "aims", "about", "chain"):
        assert getattr(other, name) == getattr(entry, name)
    with pytest.raises(TypeError):
        entry.replace(colour="red")


def test_one_at_a_time_a_stack_that_waits_waits_for_the_whole_open_one():
    s = table((0, 1))
    add(s, KEEPING, item(5))
    add(s, KEEPING, item(6))
    add_later(s, [item(8)], 1)
    play(resolve(s, KEEPING))
    assert (sources(s.stack), [sources(one) for one in s.waiting]) == ([5], [[8]])
    play(resolve(s, KEEPING))
    assert (sources(s.stack), s.waiting) == ([8], [])


@pytest.mark.parametrize("act", [pass_priority, lambda s, rules: next(resolve(s, rules))])
def test_without_a_stack_nobody_passes_and_nothing_resolves(act):
    with pytest.raises(AssertionError):
        act(table(), KEEPING)


# Windows


def test_a_window_is_an_empty_stack_that_all_close_by_passing_in_a_row():
    s = table()
    s.active = 1
    open_window(s)
    assert (s.stack.items, s.stack.priority, s.stack.window, busy(s)) == ([], 1, True, False)
    passes(s, KEEPING, 1, 2, 3, 0)
    assert s.stack is None and s.done == []


@pytest.mark.parametrize("habit", [KEEPING, PASSING])
def test_a_window_stays_open_once_what_was_added_in_it_is_resolved(habit):
    s = table((0, 1))
    open_window(s)
    pass_priority(s, habit)
    add(s, habit, item(5, by=1))
    assert busy(s) and s.stack.passes == 0
    passes(s, habit, *((1, 0) if habit is KEEPING else (0, 1)))
    assert (s.done, s.stack.items, s.stack.priority, s.stack.passes, busy(s)) == ([5], [], 0, 0, False)
    passes(s, habit, 0, 1)
    assert s.stack is None


def test_what_resolves_keeps_a_window_busy_though_nothing_waits_on_it():
    s = table((0, 1))
    seen = []
    habit = rules(keeps=True, one=True, resolve=lambda s, item: seen.append((len(s.stack.items), busy(s))))
    open_window(s)
    add(s, habit, item(5))
    passes(s, habit, 0, 1)
    assert seen == [(0, True)] and not busy(s)


def test_stacks_opened_in_a_window_come_before_it_goes_on():
    s = table((0, 1))

    def opens(s, one):
        s.done.append(one.source)
        if one.source == 5:
            add_later(s, [item(6)], 1)

    habit = rules(keeps=True, one=True, resolve=opens)
    open_window(s)
    add(s, habit, item(5))
    passes(s, habit, 0, 1)
    assert (sources(s.stack), s.stack.window) == ([6], False)
    passes(s, habit, 1, 0)
    assert (s.done, s.stack.items, s.stack.window) == ([5, 6], [], True)
    passes(s, habit, 0, 1)
    assert s.stack is None and s.waiting == []


def test_a_copy_of_a_window_is_one_too():
    s = table((0, 1))
    open_window(s)
    assert s.copy().stack.window and s.copy().stack is not s.stack
