"""Telling states apart: the same text for equal states only, and the same on every machine and build."""

import pytest
from tiny import BOOK, Bell, Silence, TinyState, put_bell, table

from pioche.engine.cards import Card
from pioche.engine.fingerprint import canonical, digest, objects, shared, slots_of
from pioche.engine.lasting import END_OF_TURN, Lasting, lasting
from pioche.engine.log import Line
from pioche.engine.rng import Rng
from pioche.engine.seats import Result
from pioche.engine.stack import Stack, StackItem


@lasting("tiny.mark", ("pitch",))
class Mark:
    def pitch(s, me, of, value):
        return value


One = type("One", (), {"__slots__": "alone"})


class Two(One):
    __slots__ = ("__dict__", "__weakref__", "hooks", "log", "second")


def test_slots_are_those_of_all_base_classes_in_alphabetical_order():
    assert slots_of(Bell) == ("card", "controller", "rings")
    assert slots_of(Lasting) == ("args", "by", "card", "handler", "times", "until")
    assert slots_of(Stack) == ("items", "passes", "priority", "resolving", "window", "within")
    assert slots_of(One) == ("alone",)


def test_a_compiled_class_names_its_slots_otherwise():
    compiled = type("Compiled", (Bell,), {"__slots__": (), "__mypyc_attrs__": ("unused",)})
    assert slots_of(compiled) == ("card", "controller", "rings")
    compiled = type("Compiled", (), {"__mypyc_attrs__": ("second", "first", "__dict__")})
    assert slots_of(compiled) == ("first", "second")


def test_what_is_no_part_of_a_state_is_no_slot_of_it():
    assert slots_of(Two) == ("alone", "second")
    assert "log" not in slots_of(TinyState)


def test_a_class_is_looked_through_once():
    class Three(Two):
        __slots__ = ("third",)

    assert slots_of(Three) == ("alone", "second", "third")
    assert slots_of(Three) is slots_of(Three)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "None;"),
        (True, "True;"),
        (1, "1;"),
        (-1, "-1;"),
        (1.5, "1.5;"),
        ("1", "'1';"),
        (b"1", "b'1';"),
        ([1, [2], []], "[1;[2;][]]"),
        ((1, (2,)), "[1;[2;]]"),
        ({"b": 1, "a": [2]}, "{'a':[2;]'b':1;}"),
        ({10: 1, 9: 2}, "{9:2;10:1;}"),
        ({}, "{}"),
        (Card(7, BOOK["bell"], 1), "#7=bell/1;"),
        (BOOK["bell"], "bell;"),
        (Result((0, 2), "flames"), "Result(reason='flames';scores=[]winners=[0;2;])"),
        (
            Stack([StackItem(1, "play", (2,), 0)], 3),
            "Stack(items=[StackItem(ability='play';by=0;source=1;targets=[2;])]passes=0;priority=3;resolving=False;"
            "window=False;within=False;)",
        ),
        (
            Lasting("tiny.mark", 1, END_OF_TURN, (4,), 7, 2),
            "Lasting(args=[4;]by=1;card=7;handler='tiny.mark';times=2;until='turn';)",
        ),
        (Bell(Card(7, BOOK["bell"], 1), 0, 3), "Bell(card=#7=bell/1;controller=0;rings=3;)"),
        (Rng(b"key", 1, b"block", 2), "Rng(_at=2;_block=b'block';_counter=1;_key=b'key';)"),
    ],
)
def test_everything_has_one_fixed_form(value, text):
    assert canonical(value) == text


def test_a_state_has_the_same_digest_on_every_machine_and_build():
    s = table((0, 1))
    assert digest(s) == "4e5236b26011e7143bfbe365"
    put_bell(s, 1, after_rung=print)
    s.turn = 3
    s.seen = {9: 1, 7: 3}
    s.hooked["dusk"] = 2
    s.stack = Stack([StackItem(1, "écho", (2,), 0)], 1)
    assert digest(s) == "c30dee22338b7c1961950dbd"


@pytest.mark.parametrize("accent", ["é", "Æ", "界"])
def test_digests_know_accents(accent):
    assert digest([accent]) != digest(["e"])
    assert len(digest([accent])) == 24


def test_the_order_in_which_a_dict_was_filled_does_not_matter():
    assert canonical({"a": 1, "b": 2}) == canonical({"b": 2, "a": 1})
    one, other = table(), table()
    one.seen, other.seen = {9: 1, 10: 2}, {10: 2, 9: 1}
    one.hooked, other.hooked = {"a": 1, "b": 2}, {"b": 2, "a": 1}
    assert digest(one) == digest(other)
    other.seen = {9: 2, 10: 1}
    assert digest(one) != digest(other)


class Jar(Bell):
    __slots__ = ("held",)

    def __init__(self, held):
        super().__init__(Card(7, BOOK["bell"], 1), 0)
        self.held = held


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (Jar({1: 2, 3: 4}), Jar({3: 4, 1: 2})),
        (Jar({"a": 2, "b": 4}), Jar({"b": 4, "a": 2})),
        (Jar(1 << 80), Jar(1 << 80)),
        (Jar([{2: 1, 1: 2}]), Jar([{1: 2, 2: 1}])),
        (Jar((1, 2)), Jar([1, 2])),
    ],
)
def test_what_is_seldom_held_has_one_digest_too(one, other):
    assert digest(one) == digest(other)


@pytest.mark.parametrize(
    "others",
    [
        [Jar(held) for held in (0, False, None, "", "0", b"0", [], [0], [[0]], {}, {0: 0}, {"0": 0}, 1 << 80, 1 << 81)],
        [
            Jar(held)
            for held in (["ab"], ["a", "b"], [["a"], "b"], {1: [2]}, {1: 2}, {2: 1}, {1: 2, 2: 1}, {1: 1, 2: 2})
        ],
        [Bell(Card(number, BOOK["bell"], 1), 0, rings) for number in (7, 8) for rings in (0, 1)],
        [Bell(Card(7, BOOK["bell"], 1), 0), Jar(0), Stack([], 0), Stack([], 1)],
        [Lasting("tiny.mark", 1, END_OF_TURN, (4,), 7, times) for times in (0, 1)],
    ],
)
def test_what_differs_has_another_digest(others):
    assert len({digest(one) for one in others}) == len(others)


def test_what_a_number_stands_for_is_part_of_the_digest():
    states = [table() for _ in range(4)]
    for s, card in zip(states, (("bell", 0), ("gong", 0), ("bell", 1), ("bell", 0)), strict=True):
        s.cards = (*s.cards, Card(len(s.cards), BOOK[card[0]], card[1]))
    hashes = [digest(s) for s in states]
    assert hashes[0] == hashes[3] and len(set(hashes)) == 3
    assert [digest(s) for s in states] == hashes  # whichever was looked at last


@pytest.mark.parametrize(
    "others",
    [
        (0, False, None, "", "0", b"0", [], [0], [[0]], {}, {0: 0}, {"0": 0}),
        (["ab"], ["a", "b"], [["a"], "b"], ["a;", "b"]),
        ({1: [2]}, {1: 2}, {2: 1}),
        (Card(1, BOOK["bell"], 0), Card(1, BOOK["gong"], 0), Card(1, BOOK["bell"], 1), Card(2, BOOK["bell"], 0)),
        (Stack([], 0), Stack([], 1), Stack([], 0, 1), Stack([], 0, 0, True), Stack([StackItem(0, "", (), 0)], 0)),
    ],
)
def test_what_differs_has_another_text(others):
    assert len({canonical(one) for one in others}) == len(others)


@pytest.mark.parametrize("value", [{1}, frozenset({1}), object(), type("Slotless", (), {})(), print, [{2}]])
def test_what_cannot_be_told_from_others_is_refused(value):
    with pytest.raises(TypeError, match=r"without slots it cannot be told from others, so no state may hold it$"):
        canonical(value)


def test_what_is_refused_is_named():
    with pytest.raises(TypeError, match=r"^frozenset: "):
        canonical({"of": frozenset()})


def test_the_log_is_no_part_of_what_a_state_is():
    s = table()
    before = digest(s)
    s.log = [Line("rung", {})]
    assert digest(s) == before


@pytest.mark.parametrize(
    "value", [None, 1, True, 1.5, "a", b"a", Card(1, BOOK["bell"], 0), BOOK["bell"], Line("a", {})]
)
def test_copies_may_share_what_never_changes(value):
    assert shared(value) is True
    assert list(objects(value)) == []


@pytest.mark.parametrize("value", [[], (), {}, Stack([], 0), Rng(b"key"), Silence()])
def test_copies_share_nothing_that_changes(value):
    assert shared(value) is False


def test_objects_are_all_that_change_and_are_held_by_something():
    s = table((0, 1))
    bell = put_bell(s, 1)
    item = StackItem(1, "play", (), 0)
    s.stack = Stack([item], 0)
    s.result = Result((0,), "flames")
    s.log = [Line("rung", {})]
    assert list(objects(s)) == [s, bell, *s.players, s.result, s.rng, s.stack, item]


def test_objects_are_found_in_lists_tuples_and_dicts():
    one, two, three = Stack([], 1), Stack([], 2), Stack([], 3)
    assert list(objects([one, (two, [5]), {"a": three, "b": "c"}])) == [one, two, three]
