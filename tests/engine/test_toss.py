"""Tosses: what fell may be forced or tried again before it counts."""

import pytest
from tiny import play, put_bell, table

from pioche.engine.abilities import happen
from pioche.engine.toss import FAILURE, FORCED, SUCCESS, Tossed, flip, forced, succeeds, toss


def tossed(s, *answers):
    asks, event = play(toss(s, 1, 7), *answers)
    return asks, event


def falls(s, count):
    """What the next coins of a table show."""
    copy = s.copy()
    return [flip(copy) for _ in range(count)]


def test_a_toss_is_what_the_table_s_chance_says_and_asks_nothing():
    s = table()
    expected = falls(s, 40)
    assert set(expected) == {SUCCESS, FAILURE}
    results = []
    for _ in range(40):
        asks, event = tossed(s)
        assert (asks, event.seat, event.by) == ([], 1, 7)
        results.append(event.result)
    assert results == expected


@pytest.mark.parametrize("to", [SUCCESS, FAILURE])
def test_a_forced_result_is_used_whatever_fell(to):
    s = table()
    put_bell(s, 1, instead_of_toss=lambda s, me, event: event.forced(to))
    for _ in range(10):
        _, event = tossed(s)
        assert event.result == to | FORCED
        assert succeeds(event.result) == (to == SUCCESS)


def test_the_first_to_force_a_toss_prevails_and_the_active_player_says_which_is_first():
    for answer, result in (("replace:1", SUCCESS | FORCED), ("replace:2", FORCED)):
        s = table()
        put_bell(s, 1, instead_of_toss=lambda s, me, event: event.forced(SUCCESS))
        put_bell(s, 2, instead_of_toss=lambda s, me, event: event.forced(FAILURE))
        asks, event = tossed(s, answer)
        assert (asks[0].seat, event.result) == (s.active, result)
    assert forced(SUCCESS | FORCED, FAILURE) == SUCCESS | FORCED


def test_a_toss_made_again_is_a_plain_one_and_forgets_what_was_forced():
    s = table()
    first, second = falls(s, 2)
    put_bell(s, 1, instead_of_toss=lambda s, me, event: event.forced(SUCCESS))
    put_bell(s, 2, instead_of_toss=lambda s, me, event: event.again(s))
    _, event = tossed(s, "replace:1")
    assert event.result == second
    assert event.result in (SUCCESS, FAILURE) and first in (SUCCESS, FAILURE)


def test_a_toss_can_be_taken_away():
    s = table()
    put_bell(s, 1, instead_of_toss=lambda s, me, event: None)
    assert tossed(s)[1] is None


def test_a_toss_that_counts_triggers_what_waits_for_it():
    s = table()
    put_bell(s, 1, after_toss=lambda s, me: s.done.append(me.event.result))
    play(happen(s, Tossed(0, 7, SUCCESS)))
    assert s.done == [SUCCESS]
    assert Tossed(0, 7, SUCCESS | FORCED).about(s) == (0, SUCCESS | FORCED, 7)
