"""Seats and teams: turn order, who is out, how a match ends."""

import pytest
from tiny import table

from pioche.engine.seats import (
    Result,
    in_turn_order,
    is_out,
    lose,
    mates,
    next_seat,
    opponent,
    opponents,
    playing,
    seats_from,
    seats_in,
    tie,
    win,
)

TEAMS = (0, 1, 0, 1)
EACH = (0, 1, 2)


def ended(s):
    return None if s.result is None else (s.result.winners, s.result.reason, s.result.scores)


def test_a_result_names_winners_reason_and_scores():
    result = Result((0, 2), "flames", (3, 1, 4, 1))
    assert (result.winners, result.reason, result.scores) == ((0, 2), "flames", (3, 1, 4, 1))
    assert repr(result) == "Result(winners=(0, 2), reason='flames', scores=(3, 1, 4, 1))"
    assert Result((), "even").scores == ()


def test_all_seats_play_until_they_are_out():
    s = table(TEAMS)
    assert seats_in(s) == [0, 1, 2, 3]
    s.out = 0b0101
    assert seats_in(s) == [1, 3]
    assert [is_out(s, seat) for seat in range(4)] == [True, False, True, False]


def test_turn_order_begins_with_a_seat_or_the_next_one_playing():
    s = table(TEAMS)
    assert seats_from(s, 2) == (2, 3, 0, 1)
    assert seats_from(s, 0) == (0, 1, 2, 3)
    s.out = 0b0100
    assert seats_from(s, 2) == (3, 0, 1)
    assert seats_from(s, 3) == (3, 0, 1)


def test_turn_order_begins_with_the_active_seat():
    s = table(TEAMS)
    s.active = 3
    assert in_turn_order(s) == (3, 0, 1, 2)
    s.out = 0b0010
    assert in_turn_order(s) == (3, 0, 2)


def test_turn_order_at_a_table_of_two_knows_who_is_out():
    s = table((0, 1))
    assert [seats_from(s, seat) for seat in range(2)] == [(0, 1), (1, 0)]
    s.out = 0b01
    assert [seats_from(s, seat) for seat in range(2)] == [(1,), (1,)]


def test_who_is_out_is_not_counted():
    s = table(TEAMS)
    assert playing(s) == 4
    s.out = 0b0101
    assert playing(s) == 2


def test_the_next_seat_is_the_one_after_round_the_table():
    s = table(EACH)
    assert [next_seat(s, seat) for seat in range(3)] == [1, 2, 0]


def test_seats_that_are_out_are_passed_over():
    s = table(TEAMS)
    s.out = 0b1001
    assert [next_seat(s, seat) for seat in range(4)] == [1, 2, 1, 1]
    s.out = 0b1010
    assert [next_seat(s, seat) for seat in range(4)] == [2, 2, 0, 0]


def test_a_seat_that_is_alone_comes_after_itself():
    s = table(EACH)
    s.out = 0b101
    assert next_seat(s, 1) == 1
    assert next_seat(table((0,)), 0) == 0
    s.out = 0b111
    assert next_seat(s, 1) == 1


def test_opponents_are_the_other_teams_in_turn_order_after_a_seat():
    s = table(TEAMS)
    assert [opponents(s, seat) for seat in range(4)] == [(1, 3), (2, 0), (3, 1), (0, 2)]
    s.out = 0b1000
    assert [opponents(s, seat) for seat in (0, 2)] == [(1,), (1,)]
    assert opponents(table(EACH), 1) == (2, 0)


def test_two_players_are_opponents_unless_they_are_one_team():
    s = table((0, 1))
    assert [opponents(s, seat) for seat in range(2)] == [(1,), (0,)]
    s.out = 0b10
    assert [opponents(s, seat) for seat in range(2)] == [(), (0,)]
    assert [opponents(table((0, 0)), seat) for seat in range(2)] == [(), ()]


def test_the_opponent_is_the_other_of_two_also_when_the_match_is_over():
    s = table((0, 1))
    assert [opponent(s, seat) for seat in range(2)] == [1, 0]
    lose(s, [1], "no-flames")
    assert [opponent(s, seat) for seat in range(2)] == [1, 0]


def test_the_opponent_of_several_is_the_only_one_left():
    s = table(EACH)
    s.out = 0b001
    assert (opponent(s, 1), opponent(s, 2)) == (2, 1)


@pytest.mark.parametrize(("teams", "count"), [(TEAMS, 2), (EACH, 2), ((0, 0), 0), ((0,), 0)])
def test_where_several_or_none_could_be_meant_nobody_is_the_opponent(teams, count):
    with pytest.raises(ValueError, match=f"seat 0 has {count} opponents"):
        opponent(table(teams), 0)


def test_mates_are_the_others_of_the_team():
    s = table((0, 1, 0, 0))
    assert [mates(s, seat) for seat in range(4)] == [[2, 3], [], [0, 3], [0, 2]]
    s.out = 0b0100
    assert mates(s, 0) == [3]
    assert mates(s, 2) == [0, 3]


def test_the_whole_team_wins_also_those_who_are_out():
    s = table(TEAMS)
    s.out = 0b1000
    win(s, 1, "flames")
    assert ended(s) == ((1, 3), "flames", ())


def test_one_seat_of_a_team_lost_ends_nothing():
    s = table(TEAMS)
    lose(s, [0], "no-flames")
    assert (ended(s), s.out) == (None, 0b0001)


def test_the_last_team_wins_with_its_fallen_members():
    s = table(TEAMS)
    lose(s, [3], "no-flames")
    lose(s, [0], "no-flames")
    assert ended(s) is None
    lose(s, [2], "no-cards")
    assert (ended(s), s.out) == (((1, 3), "no-cards", ()), 0b1101)


def test_the_last_of_three_seats_wins():
    s = table(EACH)
    lose(s, [1], "no-flames")
    assert ended(s) is None
    lose(s, [0], "no-cards")
    assert ended(s) == ((2,), "no-cards", ())


def test_all_lost_at_the_same_moment_is_a_draw():
    s = table(TEAMS)
    lose(s, [0, 1, 2, 3], "no-flames")
    assert (ended(s), s.out) == (((), "no-flames", ()), 0b1111)


def test_two_of_three_lost_at_the_same_moment_leave_a_winner():
    s = table(EACH)
    lose(s, [0, 2], "no-flames")
    assert (ended(s), s.out) == (((1,), "no-flames", ()), 0b101)


def test_a_solo_player_who_loses_leaves_no_winner():
    s = table((0,))
    lose(s, [0], "no-flames")
    assert ended(s) == ((), "no-flames", ())


def test_who_is_out_stays_out():
    s = table(TEAMS)
    lose(s, [0], "no-flames")
    lose(s, [0], "no-flames")
    assert s.out == 0b0001


@pytest.mark.parametrize("end", [lambda s: win(s, 1, "late"), lambda s: tie(s, "late"), lambda s: lose(s, [0], "late")])
def test_the_first_result_stands(end):
    s = table((0, 1))
    win(s, 0, "first")
    end(s)
    assert ended(s) == ((0,), "first", ())


def test_a_draw_has_no_winner():
    s = table(TEAMS)
    tie(s, "even")
    assert ended(s) == ((), "even", ())


def test_one_team_alone_does_not_win_by_losing_a_member():
    s = table((0, 0))
    lose(s, [0], "fell")
    assert s.result is None
    lose(s, [1], "fell")
    assert s.result.winners == ()
