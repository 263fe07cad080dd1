"""The log: one line with a public and a private form, and nobody gets a byte too much."""

import pytest
from tiny import table

from pioche.engine.log import Line, Seat, say


def test_seats_are_equal_by_number():
    assert Seat(1) == Seat(1)
    assert Seat(1) != Seat(2)
    assert Seat(1) != 1
    assert {Seat(1), Seat(1), Seat(2)} == {Seat(1), Seat(2)}
    assert hash(Seat(1)) == hash(Seat(1)) != hash(Seat(2))
    assert Seat(3).seat == 3
    assert repr(Seat(3)) == "Seat(3)"


def test_a_line_without_a_secret_is_the_same_for_all():
    line = Line("entered", {"card": "knight"})
    assert (line.id, line.args, line.secret, line.seats) == ("entered", {"card": "knight"}, None, 0)
    for viewer in (None, -1, 0, 1):
        assert line.known_to(viewer) is False
        assert line.for_viewer(viewer) == ("entered", {"card": "knight"})


@pytest.mark.parametrize(
    ("viewer", "known"), [(None, True), (-1, False), (0, False), (1, True), (2, False), (3, True), (4, False)]
)
def test_a_secret_is_told_to_its_seats_and_to_who_sees_all(viewer, known):
    line = Line("drew", {"count": 2}, {"cards": "knight, squire"}, 0b1010)
    assert line.known_to(viewer) is known
    public = ("drew", {"count": 2})
    private = ("drew.seen", {"count": 2, "cards": "knight, squire"})
    assert line.for_viewer(viewer) == (private if known else public)


def test_a_spectator_is_never_among_the_seats():
    assert Line("drew", {}, {"cards": ""}, -1).known_to(-1) is False


def test_a_secret_that_says_nothing_more_is_one_all_the_same():
    assert Line("looked", {}, {}, 0b1).for_viewer(0) == ("looked.seen", {})


def test_the_private_form_says_it_better_and_leaves_the_public_one_alone():
    line = Line("drew", {"what": "a card"}, {"what": "knight"}, 0b1)
    assert line.for_viewer(0) == ("drew.seen", {"what": "knight"})
    assert line.args == {"what": "a card"}


def test_a_line_is_written_where_somebody_reads():
    s = table()
    say(s, "entered", {})
    assert s.log is None
    s.log = []
    say(s, "entered", {"n": 1})
    say(s, "drew", {"count": 2}, {"cards": 3}, 0b10)
    assert [(line.id, line.args, line.secret, line.seats) for line in s.log] == [
        ("entered", {"n": 1}, None, 0),
        ("drew", {"count": 2}, {"cards": 3}, 0b10),
    ]
