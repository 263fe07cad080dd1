"""Abilities: events are replaced first, then they happen, then what they trigger is due; what happens together is one
moment."""

import pytest
from tiny import Bell, Fallen, Rung, Silence, keys, noted, play, put_bell, table

from pioche.engine.abilities import Due, Event, Me, due_after, happen, in_order, replaced, says_yes
from pioche.engine.cards import Ability, Card, Proto, when, whichever
from pioche.engine.flow import NOTHING, pick_seat
from pioche.engine.lasting import END_OF_TURN, Lasting, begin, drop_hooks, lasting, spend
from pioche.engine.seats import tie


@lasting("tiny.echo", ("after_rung", "instead_of_rung"))
class Echo:
    def after_rung(s, me):
        s.done.append(f"echo {me.source.args[0]}")

    instead_of_rung = when(
        lambda s, me, event: me.args[0] < 0, lambda s, me, event: s.done.append(f"muffled {me.args[0]}")
    )


@lasting("tiny.twice", ("instead_of_rung",))
class Twice:
    def instead_of_rung(s, me, event):
        spend(s, me)
        s.done.append("again")
        return Rung(event.bell)


def asked(asks):
    return [(ask.seat, ask.kind, keys(ask)) for ask in asks]


def told(s):
    return [(line.id, line.args.get("card")) for line in s.log]


def about_itself(s, me, event):
    return event.bell is me


def hears(s, me):
    s.done.append(f"{me.number} heard {me.event.bell.number}")


# Nobody listens


def test_an_event_is_what_it_says_it_is():
    event = Event()
    assert (event.instead, event.after) == ("", "")
    assert event.tell(table()) is None


def test_an_event_that_nobody_hears_happens_at_once():
    s = table()
    bell = put_bell(s, 1)
    assert happen(s, Rung(bell)) is NOTHING
    assert (bell.rings, s.done) == (1, ["rung 1"])


def test_listeners_of_other_events_delay_nothing():
    s = table()
    bell = put_bell(s, 1, after_fallen=noted(s, "hooked"), instead_of_fallen=noted(s, "instead"))
    assert happen(s, Rung(bell)) is NOTHING
    assert happen(s, Silence()) is NOTHING
    assert happen(s, Rung(bell), Silence()) is NOTHING
    assert s.done == ["rung 1", "silence", "rung 1", "silence"]


def test_events_that_nobody_hears_happen_together_at_once_in_their_order():
    s = table()
    first, second = put_bell(s, 1), put_bell(s, 2)
    assert happen(s, Rung(second), Rung(first), Silence()) is NOTHING
    assert s.done == ["rung 2", "rung 1", "silence"]


def test_no_events_are_no_moment():
    s = table()
    assert (
        happen(
            s,
        )
        is NOTHING
    )


@pytest.mark.parametrize("hooks", [{}, {"after_rung": print}])
def test_an_event_is_told_where_there_is_a_log(hooks):
    s = table()
    bell = put_bell(s, 1)
    put_bell(s, 2, **dict.fromkeys(hooks, noted(s, "hooked")))
    s.log = []
    play(happen(s, Rung(bell)))
    play(happen(s, Rung(bell), Silence()))
    assert told(s) == [("rung", bell.card), ("rung", bell.card), ("silence", None)]


@pytest.mark.parametrize("hooks", [{}, {"after_rung": print}])
def test_without_a_log_nothing_is_told(hooks):
    class Secret(Rung):
        def tell(self, s):
            raise AssertionError("told")

    s = table()
    bell = put_bell(s, 1, **dict.fromkeys(hooks, noted(s, "hooked")))
    play(happen(s, Secret(bell)))
    play(happen(s, Secret(bell), Secret(bell)))
    assert bell.rings == 3


# Triggers


def test_a_trigger_comes_after_the_event_and_knows_it():
    s = table()
    given = []
    bell = put_bell(s, 1)
    hearer = put_bell(s, 2, after_rung=lambda *args: given.append((args, bell.rings)))
    event = Rung(bell)
    asks, _ = play(happen(s, event))
    assert asks == []
    ((table_, me), rings) = given[0]
    assert (len(given), table_, me.seat, me.source, me.number, me.event, rings) == (1, s, 0, hearer, 2, event, 1)


def test_an_event_that_is_heard_happens_at_once_and_its_flow_carries_out_what_it_triggers():
    s = table()
    bell = put_bell(s, 1, after_rung=noted(s, "hooked"))
    flow = happen(s, Rung(bell))
    assert s.done == ["rung 1"]
    play(flow)
    assert s.done == ["rung 1", "hooked"]


class Hung(Event):
    """A bell comes to the table."""

    __slots__ = ("hooks",)
    after = "after_rung"

    def __init__(self, **hooks):
        self.hooks = hooks

    def apply(self, s):
        put_bell(s, 9, **self.hooks)


@pytest.mark.parametrize("others", [{}, {"instead_of_fallen": None}, {"after_rung": None}, {"instead_of_rung": None}])
def test_what_enters_hears_itself_enter_whoever_else_listens(others):
    s = table()
    for number, hook in enumerate(others, 1):
        put_bell(s, number, **{hook: Ability(noted(s, "never"), lambda s, me, event: False)})
    play(happen(s, Hung(after_rung=noted(s, "hooked"))))
    assert s.done == ["hooked"]


def test_what_enters_among_others_hears_itself_enter():
    s = table()
    play(happen(s, Hung(), Hung(after_rung=noted(s, "hooked"))))
    assert s.done == ["hooked", "hooked"]  # both enterings, as one moment


def test_a_trigger_may_have_a_condition():
    s = table()
    first = put_bell(s, 1, after_rung=when(about_itself, noted(s, "first")))
    put_bell(s, 2, after_rung=when(about_itself, noted(s, "second")))
    play(happen(s, Rung(first)))
    assert s.done == ["rung 1", "first"]


def test_triggers_of_one_moment_are_ordered_by_the_chooser_and_the_last_needs_no_question():
    s = table()
    s.active = 2
    bell = put_bell(s, 1, 0, after_rung=noted(s, "one"))
    put_bell(s, 2, 1, after_rung=noted(s, "two"))
    put_bell(s, 3, 1, after_rung=noted(s, "three"))
    asks, _ = play(happen(s, Rung(bell)), "trigger:2", "trigger:3")
    assert asked(asks) == [
        (2, "trigger", ["trigger:1", "trigger:2", "trigger:3"]),
        (2, "trigger", ["trigger:1", "trigger:3"]),
    ]
    assert s.done == ["rung 1", "two", "three", "one"]


def test_a_trigger_may_ask():
    s = table()

    def whom(s, me):
        seat = yield from pick_seat(me.seat, [0, 3], "whom")
        s.done.append(f"seat {seat}")

    bell = put_bell(s, 1, 1, after_rung=whom)
    asks, _ = play(happen(s, Rung(bell)), "player:3")
    assert asked(asks) == [(1, "player", ["player:0", "player:3"])]
    assert s.done == ["rung 1", "seat 3"]


def test_what_a_trigger_does_triggers_more_before_the_others_go_on():
    s = table()
    second = put_bell(s, 2)
    put_bell(s, 1, after_fallen=lambda s, me: happen(s, Rung(second)))
    put_bell(s, 3, after_fallen=noted(s, "fell"), after_rung=noted(s, "rang"))
    falling = put_bell(s, 4)
    play(happen(s, Fallen(falling)), "trigger:1")
    assert s.done == ["fallen 4", "rung 2", "rang", "fell"]


def test_a_result_stops_the_triggers_that_are_left():
    s = table()
    first = put_bell(s, 1, after_rung=lambda s, me: tie(s, "deaf"))
    put_bell(s, 2, after_rung=noted(s, "two"))
    play(happen(s, Rung(first)), "trigger:1")
    assert s.done == ["rung 1"]


def test_a_source_that_rests_hears_nothing():
    s = table()
    bell = put_bell(s, 1, after_rung=noted(s, "hooked"), after_fallen=noted(s, "fell"))
    drop_hooks(s, bell.hooks)
    put_bell(s, 2, instead_of_rung=lambda s, me, event: event)
    assert due_after(s, Rung(bell)) == []
    play(happen(s, Rung(bell)))
    assert s.done == ["rung 1"]


def test_a_source_that_rests_replaces_nothing():
    s = table()
    bell = put_bell(s, 1, instead_of_rung=noted(s, "muffled"))
    drop_hooks(s, bell.hooks)
    put_bell(s, 2, after_rung=noted(s, "hooked"))
    play(happen(s, Rung(bell)))
    assert s.done == ["rung 1", "hooked"]


def test_a_condition_knows_the_table_its_source_and_the_event():
    s = table()
    given = []
    condition = when(lambda *args: bool(given.append(args)), print)
    bell = put_bell(s, 1, after_rung=condition, instead_of_rung=condition)
    event = Rung(bell)
    play(happen(s, event))
    assert given == [(s, bell, event)] * 2


# Who is asked for, by which key


def test_several_triggers_of_one_source_are_asked_for_once_and_come_in_their_order():
    s = table()
    first = put_bell(s, 1, after_rung=lambda s, me: s.done.append(f"one heard {me.event.bell.number}"))
    second = put_bell(s, 2, after_rung=when(about_itself, noted(s, "two")))
    asks, _ = play(happen(s, Rung(first), Rung(second)), "trigger:1", "trigger:1")
    assert asked(asks) == [(0, "trigger", ["trigger:1", "trigger:2"])] * 2
    assert s.done == ["rung 1", "rung 2", "one heard 1", "one heard 2", "two"]


def test_triggers_of_one_source_alone_are_not_asked_for():
    s = table()
    first = put_bell(s, 1, after_rung=lambda s, me: s.done.append(f"heard {me.event.bell.number}"))
    second = put_bell(s, 2)
    asks, _ = play(happen(s, Rung(second), Rung(first)))
    assert (asks, s.done) == ([], ["rung 2", "rung 1", "heard 2", "heard 1"])


def test_sources_with_one_number_have_keys_of_their_own():
    s = table()
    bell = put_bell(s, 1, after_rung=noted(s, "bell"))
    for n in (1, 2, 3):
        begin(s, Lasting("tiny.echo", 0, END_OF_TURN, (n,), card=1))
    asks, _ = play(happen(s, Rung(bell)), "trigger:1.2", "trigger:1", "trigger:1.1")
    assert asked(asks) == [
        (0, "trigger", ["trigger:1", "trigger:1.1", "trigger:1.2", "trigger:1.3"]),
        (0, "trigger", ["trigger:1", "trigger:1.1", "trigger:1.2"]),
        (0, "trigger", ["trigger:1", "trigger:1.1"]),
    ]
    assert s.done == ["rung 1", "echo 2", "bell", "echo 3", "echo 1"]


def test_replacements_of_one_number_have_keys_of_their_own():
    s = table()
    bell = put_bell(s, 7)
    begin(s, Lasting("tiny.echo", 0, END_OF_TURN, (-1,), card=7))
    begin(s, Lasting("tiny.echo", 0, END_OF_TURN, (-2,), card=7))
    asks, _ = play(happen(s, Rung(bell)), "replace:7.1")
    assert asked(asks) == [(0, "replacement", ["replace:7", "replace:7.1"])]
    assert s.done == ["muffled -2"]


# Replacements


def test_an_event_may_be_replaced_by_nothing():
    s = table()
    bell = put_bell(s, 1, instead_of_rung=noted(s, "muffled"), after_rung=noted(s, "hooked"))
    s.log = []
    asks, _ = play(happen(s, Rung(bell)))
    assert (asks, s.done, bell.rings, s.log) == ([], ["muffled"], 0, [])


def test_an_event_may_be_replaced_by_another_of_its_kind():
    s = table()
    first, second = put_bell(s, 1), put_bell(s, 2)
    given = []

    def other(*args):
        given.append(args)
        return Rung(second)

    third = put_bell(s, 3, instead_of_rung=other, after_rung=lambda s, me: s.done.append(me.event.bell.number))
    event = Rung(first)
    play(happen(s, event))
    assert s.done == ["rung 2", 2]
    assert given == [(s, third, event)]


def test_which_of_several_that_are_alike_comes_first_is_not_asked():
    s = table()
    ring = whichever(noted(s, "hooked"))
    muffle = whichever(lambda s, me, event: event, "muffle")
    for number, seat in ((1, 0), (2, 0), (3, 1)):
        put_bell(s, number, seat, after_rung=ring, instead_of_rung=muffle)
    asks, _ = play(happen(s, Rung(s.bells[0])), "replace:3", "trigger:3")
    assert asked(asks) == [
        (0, "replacement", ["replace:1", "replace:3"]),  # those of one seat are equal, of two they are not
        (0, "trigger", ["trigger:1", "trigger:3"]),
    ]
    assert s.done == ["rung 1", "hooked", "hooked", "hooked"]


def test_a_replacement_may_have_a_condition():
    s = table()
    first = put_bell(s, 1)
    second = put_bell(s, 2, instead_of_rung=when(about_itself, noted(s, "muffled")))
    play(happen(s, Rung(first)))
    play(happen(s, Rung(second)))
    assert s.done == ["rung 1", "muffled"]


def test_each_replacement_applies_once_to_one_event():
    s = table()
    bell = put_bell(s, 1)

    def again(s, me, event):
        s.done.append(f"replaced by {me.number}")
        return Rung(bell)

    put_bell(s, 2, instead_of_rung=again)
    put_bell(s, 3, instead_of_rung=again)
    asks, _ = play(happen(s, Rung(bell)), "replace:3")
    assert asked(asks) == [(0, "replacement", ["replace:2", "replace:3"])]
    assert s.done == ["replaced by 3", "replaced by 2", "rung 1"]
    play(happen(s, Rung(bell)), "replace:2")
    assert s.done[3:] == ["replaced by 2", "replaced by 3", "rung 1"]


def test_an_effect_that_lasts_for_two_events_replaces_each_of_them_once():
    s = table()
    bell = put_bell(s, 1)
    begin(s, Lasting("tiny.twice", 0, END_OF_TURN, times=2))
    for left in ([1], []):
        play(happen(s, Rung(bell)))
        assert [one.times for one in s.lasting] == left
    play(happen(s, Rung(bell)))
    assert s.done == ["again", "rung 1", "again", "rung 1", "rung 1"]


def test_a_replacement_that_comes_next_may_find_nothing_left_to_replace():
    s = table()
    bell = put_bell(s, 1)
    put_bell(s, 2, instead_of_rung=noted(s, "muffled"))
    put_bell(s, 3, instead_of_rung=noted(s, "muted"))
    play(happen(s, Rung(bell)), "replace:3")
    assert s.done == ["muted"]


def test_replacements_lead_to_other_kinds_of_events_which_are_replaced_in_turn():
    s = table()
    bell = put_bell(s, 1)
    put_bell(s, 2, instead_of_rung=lambda s, me, event: Fallen(bell), after_fallen=noted(s, "heard it fall"))
    put_bell(s, 3, instead_of_fallen=lambda s, me, event: Silence())
    play(happen(s, Rung(bell)))
    assert s.done == ["silence"]
    drop_hooks(s, s.bells.pop().hooks)
    play(happen(s, Rung(bell)))
    assert s.done == ["silence", "fallen 1", "heard it fall"]


@pytest.mark.parametrize(("answer", "done"), [("player:1", ["rung 2"]), ("player:0", [])])
def test_a_replacement_may_ask_on_the_way(answer, done):
    s = table()
    first, second = put_bell(s, 1), put_bell(s, 2)

    def perhaps(s, me, event):
        seat = yield from pick_seat(0, [0, 1], "whom")
        return Rung(second) if seat else None

    put_bell(s, 3, instead_of_rung=perhaps)
    asks, _ = play(happen(s, Rung(first)), answer)
    assert asked(asks) == [(0, "player", ["player:0", "player:1"])]
    assert s.done == done


def test_what_nothing_replaces_stays_itself():
    s = table()
    event = Rung(put_bell(s, 1))
    assert play(replaced(s, event)) == ([], event)


# Together


def test_what_happens_together_happens_before_any_of_it_triggers():
    s = table()
    first = put_bell(s, 1, after_rung=when(about_itself, noted(s, "one")))
    second = put_bell(s, 2)
    play(happen(s, Rung(first), Rung(second)))
    assert s.done == ["rung 1", "rung 2", "one"]


def test_it_is_enough_that_the_last_of_several_events_is_heard():
    s = table()
    bell = put_bell(s, 1, after_rung=noted(s, "hooked"))
    play(happen(s, Silence(), Rung(bell)))
    assert s.done == ["silence", "rung 1", "hooked"]
    s = table()
    bell = put_bell(s, 1, instead_of_rung=noted(s, "muffled"))
    play(happen(s, Silence(), Rung(bell)))
    assert s.done == ["muffled", "silence"]


def test_one_of_several_events_is_replaced_and_the_others_happen():
    s = table()
    first, second, third = (put_bell(s, number) for number in (1, 2, 3))
    put_bell(s, 4, instead_of_rung=when(lambda s, me, event: event.bell is second, noted(s, "muffled")))
    play(happen(s, Rung(first), Rung(second), Rung(third)))
    assert s.done == ["muffled", "rung 1", "rung 3"]


def test_a_replacement_applies_to_each_of_several_events():
    s = table()
    first, second = put_bell(s, 1), put_bell(s, 2)
    put_bell(s, 4, instead_of_rung=lambda s, me, event: s.done.append(f"muffled {event.bell.number}"))
    play(happen(s, Rung(first), Rung(second)))
    assert s.done == ["muffled 1", "muffled 2"]


def test_a_card_that_left_and_came_back_is_another_source():
    s = table()
    card = Card(1, Proto("bell", {}, {}, {}), 0)
    assert Bell(card, 0) != Bell(card, 0)
    first = put_bell(s, 1, after_rung=noted(s, "first"))
    again = Bell(first.card, 0)
    due = [Due(one.hooks["after_rung"], Me(0, one, Rung(one))) for one in (first, again)]
    asks, _ = play(in_order(s, due), "trigger:1.1")
    assert len(due) == 2
    assert asked(asks) == [(0, "trigger", ["trigger:1", "trigger:1.1"])]


def test_one_source_may_replace_what_its_own_replacement_led_to():
    s = table()
    turned = []

    def rung_to_fallen(s, me, event):
        turned.append("fallen")
        return Fallen(me)

    def fallen_to_rung(s, me, event):
        turned.append("rung")
        return Rung(me)

    bell = put_bell(s, 1, instead_of_rung=rung_to_fallen, instead_of_fallen=fallen_to_rung)
    play(happen(s, Rung(bell)))
    assert turned == ["fallen", "rung"]  # each replacement once


# What is due, and questions


def test_what_is_due_is_found_in_the_order_of_the_sources_and_of_the_events():
    s = table()
    second = put_bell(s, 2, after_rung=noted(s, "two"))
    first = put_bell(s, 1, after_rung=noted(s, "one"))
    one, other = Rung(first), Rung(second)
    due = due_after(s, one, Silence(), other)
    assert [(each.me.source, each.me.event, each.word) for each in due] == [
        (second, one, "after_rung"),
        (first, one, "after_rung"),
        (second, other, "after_rung"),
        (first, other, "after_rung"),
    ]


def test_each_text_that_speaks_at_a_hook_is_due_by_itself():
    s = table()
    parts = [Ability(noted(s, "one")), Ability(noted(s, "two"), lambda s, source, event: False)]
    ability = Ability(noted(s, "both"))
    ability.parts = [*parts, Ability(noted(s, "three"))]
    bell = put_bell(s, 1, after_rung=ability)
    due = due_after(s, Rung(bell))
    assert [one.ability for one in due] == [parts[0], ability.parts[2]]


def test_how_what_is_due_is_carried_out_and_told_apart_is_the_game_s_to_say():
    s = table()
    for number in (1, 2):
        put_bell(s, number, after_rung=noted(s, f"heard {number}"))
    done = []

    def do(s, one):
        done.append(one.me.number)
        yield from ()

    asks, _ = play(
        in_order(s, due_after(s, Rung(s.bells[0])), do, lambda s, by_option: {o: {"n": 1} for o in by_option}),
        "trigger:2",
    )
    assert (done, s.done) == ([2, 1], [])
    assert list(asks[0].notes.values()) == [{"n": 1}, {"n": 1}]


def test_one_that_says_yes_is_enough():
    s = table()
    assert not says_yes(s, "may_ring", 3)
    put_bell(s, 1, may_ring=lambda s, source, number: False)
    assert not says_yes(s, "may_ring", 3)
    put_bell(s, 2, may_ring=lambda s, source, number: (source.number, number) == (2, 3))
    assert says_yes(s, "may_ring", 3) and not says_yes(s, "may_ring", 4)
