"""A table is what its events make of it."""

import random
import sys

import pytest

from pioche.engine import PiocheError
from pioche.server.events import Created, Days, Fischer, PerMove, Said, UndoAsked, Undone, read, written
from pioche.server.picture import SPECTATOR, changed, delta, picture
from pioche.server.room import OVER, PLAYING, Room


class Sitting:
    """A room with its events, and a clock of its own."""

    def __init__(self, game="duel", seats=2, **words):
        self.now = 1000.0
        first = Created(at=self.now, game=game, seats=seats, seed="s", host="ann", **words)
        self.events = [first]
        self.room = Room("t1", first)

    def do(self, name, *args):
        self.now += 1
        event = getattr(self.room, name)(*args, self.now)
        for one in event if isinstance(event, list) else [event]:
            stored = read(written(one))
            self.events.append(stored)
            self.room.fold(stored)
        return self.room

    def begin(self, other="bob"):
        starters = list(self.room.game.starters())
        self.do("sit", 0, "ann", "Ann", starters[0])
        if other:
            self.do("sit", 1, other, other.title(), starters[1])
        else:
            self.do("seat_bot", 1, "random", starters[1])
        self.do("start")
        return self

    def answer(self, i=0):
        room = self.room
        user = room.chairs[room.asks()].user
        return self.do("choose", user, room.match.n, room.match.decision.keys[i])


def refused(call, *args):
    with pytest.raises(PiocheError) as error:
        call(*args)
    return error.value.code


def test_a_room_made_again_from_its_events_is_the_same():
    t = Sitting().begin()
    for _ in range(12):
        t.answer()
    again = Room.of("t1", t.events)
    assert again.n == t.room.n == len(t.events)
    for viewer in (SPECTATOR, 0, 1):
        assert picture(again, viewer) == picture(t.room, viewer)


def test_a_long_match_keeps_few_turns_and_goes_back_to_any_decision_all_the_same():
    t, rng = Sitting("keyforge").begin("ann"), random.Random(3)
    stood, most = [t.room.match.hash()], 0
    while t.room.match.n < 150:
        t.answer(rng.randrange(len(t.room.match.decision.keys)))
        stood.append(t.room.match.hash())
        most = max(most, len(t.room.match._marks))
    assert t.room.match.state.turn > 12 and most <= 3
    for to in (140, 75, 1):
        t.do("undo", "ann", to)
        assert t.room.match.hash() == stood[to]


def test_of_a_long_talk_the_last_lines_are_held():
    t = Sitting().begin()
    for i in range(120):
        t.room.fold(Said(at=t.now, seat=0, name="Ann", text=str(i)))
    assert [line["text"] for line in picture(t.room, 1)["talk"]] == [str(i) for i in range(70, 120)]


def test_a_decision_of_a_long_match_costs_a_few_bytes():
    tables = [Sitting("sevenfallen").begin("ann") for _ in range(2)]
    for t in tables:
        while t.room.match.n < 400:
            t.answer(-1)
    room, match = t.room, t.room.match
    by_decision = [match.history, match.lines_at, match.log, room.barriers, room.makers, room.forced]
    assert match.state.turn > 12 and sum(map(sys.getsizeof, by_decision)) < 20 * match.n
    assert all(one is other for one, other in zip(match.history, tables[0].room.match.history, strict=True))


@pytest.mark.parametrize("delay", [0, 5])
def test_the_log_is_kept_once_for_all_who_read_the_same_and_is_right_after_an_undo(delay):
    t, rng = Sitting("keyforge", delay=delay).begin("ann"), random.Random(4)
    private = 0
    for _ in range(4):
        for _ in range(15):
            t.answer(rng.randrange(len(t.room.match.decision.keys)))
            looking = [viewer for viewer in (SPECTATOR, 0, 1) if rng.random() < 0.7]  # some were not there to see it
            logs = {viewer: picture(t.room, viewer)["log"] for viewer in looking}
            again = Room.of("t1", t.events)
            assert logs == {viewer: picture(again, viewer)["log"] for viewer in looking}
        logs = [picture(t.room, viewer)["log"] for viewer in (0, 1)]
        assert all(one is other for one, other in zip(*logs, strict=True) if one == other)
        private += sum(one != other for one, other in zip(*logs, strict=True))
        t.do("undo", "ann", t.room.match.n - 7)
    assert private


def test_seats_are_taken_once_and_a_match_begins_when_all_are():
    t = Sitting()
    starters = list(t.room.game.starters())
    t.do("sit", 0, "ann", "Ann", starters[0])
    assert refused(t.room.sit, 0, "bob", "Bob", starters[0], 1.0) == "seat-taken"
    assert refused(t.room.sit, 7, "bob", "Bob", starters[0], 1.0) == "no-such-seat"
    assert refused(t.room.start, 1.0) == "seats-empty"
    assert refused(t.room.sit, 1, "bob", "Bob", {"cards": []}, 1.0) == "illegal-deck"
    t.do("stand", "ann")
    assert not t.room.chairs[0].taken
    t.begin()
    assert refused(t.room.sit, 1, "eve", "Eve", starters[0], 1.0) == "already-started"
    assert refused(t.room.start, 1.0) == "already-started"


def test_over_is_over():
    for against in ("bob", "ann"):
        t = Sitting().begin(against)
        t.answer()
        n = t.room.match.n
        if against == "bob":
            t.room.fold(UndoAsked(at=t.now, to=0, by=0))
        t.do("concede", "ann")
        if t.room.state == PLAYING:
            t.do("concede", "ann")
        assert t.room.state == OVER and picture(t.room, 0)["moments"] == []
        assert refused(t.room.undo, "ann", n, 1.0) == "match-over"
        assert refused(t.room.answer_undo, "bob", True, 1.0) == "no-undo-asked"
        assert t.room.state == OVER


def test_stale_answers_and_those_of_others_change_nothing():
    t = Sitting().begin()
    room, n = t.room, t.room.match.n
    asked = room.chairs[room.asks()].user
    other = "bob" if asked == "ann" else "ann"
    key = room.match.decision.keys[0]
    assert refused(room.choose, other, n, key, 1.0) == "not-your-decision"
    assert refused(room.choose, "eve", n, key, 1.0) == "not-your-decision"
    assert refused(room.choose, asked, n, "dance:1", 1.0) == "unknown-option"
    t.answer()
    assert refused(room.choose, asked, n, key, 1.0) == "stale"
    assert room.match.n == n + 1


def test_undo_is_free_against_bots_and_with_oneself():
    t = Sitting().begin("ann")
    stood = [t.room.match.hash()]
    for _ in range(8):
        t.answer()
        stood.append(t.room.match.hash())
    assert t.room.undo_floor(0) == 0
    t.do("undo", "ann", 3)
    assert t.room.match.n == 3 and t.room.match.hash() == stood[3]


def test_beyond_anothers_decision_the_other_is_asked():
    t = Sitting().begin()
    while len(set(t.room.makers)) < 2:
        t.answer()
    floor = t.room.undo_floor(0)
    assert floor > 0
    before = t.room.match.hash()
    t.do("undo", "ann", 0)
    assert t.room.match.hash() == before and t.room.asked.to == 0
    assert refused(t.room.undo, "ann", 0, 1.0) == "undo-asked-already"
    assert refused(t.room.answer_undo, "eve", True, 1.0) == "not-your-seat"
    t.do("answer_undo", "bob", False)
    assert t.room.asked is None and t.room.match.hash() == before
    t.do("undo", "ann", 0)
    t.do("answer_undo", "bob", True)
    assert t.room.match.n == 0 and t.room.asked is None


def test_what_was_drawn_or_shown_is_not_taken_back_alone():
    t = Sitting("keyforge").begin()
    while t.room.match.n < 40 and t.room.match.ask is not None:
        t.answer(t.room.match.n % len(t.room.match.ask.options))
    assert True in t.room.barriers and False in t.room.barriers
    room = t.room
    for seat in (0, 1):
        floor = room.undo_floor(seat)
        assert all(not room.barriers[n] and room.makers[n] == seat for n in range(floor, room.match.n))


@pytest.mark.parametrize(("clock", "seconds"), [(PerMove(30), 30), (Fischer(60, 5), 65), (Days(2), 172_800)])
def test_whose_time_is_over_has_lost(clock, seconds):
    t = Sitting(clock=clock).begin()
    asked = t.room.asks()
    assert t.room.flag(t.now + 20) is None
    t.answer()
    t.now += 5
    assert t.room.flag(t.now + seconds - 15) is None
    late = t.room.flag(t.now + seconds)
    assert late is not None and late.reason == "time"
    seat = t.room.asks()
    t.room.fold(late)
    assert t.room.match.result.winners == (1 - seat,) and asked in (0, 1)


def test_the_time_of_fischer_grows_with_each_decision_and_a_clock_set_back_takes_nothing():
    t = Sitting(clock=Fischer(60, 5)).begin()
    seat, clock = t.room.asks(), t.room.clock
    t.now += 9
    t.answer()
    assert clock.left(seat, t.now) == pytest.approx(60 + 5 - 10)
    assert clock.left(clock.running, t.now - 500) == pytest.approx(60 if clock.running != seat else 55)


def test_pictures_differ_by_their_deltas():
    for viewer in (SPECTATOR, 0, 1):
        t2 = Sitting("keyforge").begin()
        seen = picture(t2.room, viewer)
        for n in range(25):
            t2.answer(n % len(t2.room.match.ask.options))
            now = picture(t2.room, viewer)
            assert changed(seen, delta(seen, now)) == now
            seen = now


@pytest.mark.parametrize(
    ("old", "new", "by"),
    [
        ([], [1], {"+": [1]}),
        ([1], [1, 2], {"+": [2]}),
        ([1, 2, 3], [3, 4], {"+": [4], "<": 2}),
        ([1, 2, 3], [2, 3], {"+": [], "<": 1}),
        ([1, 2], [1], {"=": [1]}),
        ([1, 2], [], {"=": []}),
        ([1, 2], [3], {"=": [3]}),
        ([1, 1, 2], [1, 2, 3], {"=": [1, 2, 3]}),
    ],
)
def test_lists_go_on(old, new, by):
    assert delta(old, new) == by
    assert changed(old, by) == new


def test_a_long_match_is_told_by_its_last_turns_and_what_is_added():
    t = Sitting("duel").begin()
    seen = picture(t.room, 0)
    whole = list(seen["log"])
    n = 0
    while t.room.asks() >= 0 and t.room.match.state.turn < 12:
        t.answer(n % len(t.room.match.ask.options))
        n += 1
        now = picture(t.room, 0)
        change = delta(seen, now)
        assert changed(seen, change) == now
        assert set(change.get("log", ())) <= {"+", "<"}
        whole += change.get("log", {}).get("+", [])
        seen = now
    assert seen["earlier"] > 0 and whole[seen["earlier"] :] == seen["log"]
    assert len(seen["log"]) == len(t.room.match.log) == len(whole) - seen["earlier"]
    t.room.fold(Undone(at=t.now, to=1, by=0))
    assert picture(t.room, 0)["earlier"] == 0
    assert picture(t.room, 0)["log"] == whole[: len(picture(t.room, 0)["log"])]


def test_who_was_away_learns_that_somebody_went_back():
    t = Sitting("duel").begin("ann")
    for _ in range(12):
        t.answer()
    seen = picture(t.room, 0)
    t.do("undo", "ann", 4)
    while t.room.match.lines <= len(seen["log"]):
        t.answer(-1)
    now = picture(t.room, 0)
    assert delta(seen, now)["undone"] == {"=": 1}
    assert picture(Room.of("t1", t.events), 0)["undone"] == 1


def test_who_is_not_asked_learns_only_who_is():
    t = Sitting().begin()
    asked = t.room.asks()
    assert set(picture(t.room, asked)["decision"]) >= {"options", "prompt"}
    for viewer in (1 - asked, SPECTATOR):
        assert picture(t.room, viewer)["decision"] == {"n": 0, "seat": asked}


def test_a_chance_to_respond_is_told_by_its_name():
    t = Sitting("sevenfallen").begin()
    stops = {}
    for _ in range(60):
        asked = t.room.asks()
        decision = picture(t.room, asked)["decision"]
        stops.setdefault(decision["kind"], set()).add(decision["stop"])
        t.answer(-1)
    assert stops["grace"] == stops["main"] == {""}
    assert stops["window"] >= {"window-dawn", "window-night"} and "" not in stops["window"]


def test_an_option_is_told_with_its_role_and_with_what_the_menu_of_its_card_says():
    t = Sitting("keyforge").begin("ann")
    while t.room.match.decision.kind != "main":
        t.answer(0)
    seat = t.room.match.decision.seat
    decision = picture(t.room, seat)["decision"]
    by_verb = {option["verb"]: option for option in decision["options"]}
    assert "role" not in decision and by_verb["end"]["role"] == "ends" and "short" not in by_verb["end"]
    discard = by_verb["discard"]
    assert (discard["role"], discard["short"]) == ("discards", {"fr": "Défausser", "en": "Discard"})
    assert discard["label"]["fr"].startswith("Défausser ") and "role" not in by_verb["play"]


def test_one_goes_back_to_where_one_had_a_choice():
    t = Sitting("sevenfallen").begin("")
    for _ in range(300):
        room = t.room
        if not room.asks():  # the person
            t.answer(-1)
        else:
            t.do("choose_for_bot", 1, room.match.n, room.match.decision.keys[-1])
    assert any(room.forced) and room.moments(0) and not any(room.forced[n] for n in room.moments(0))
    shown, last = picture(room, 0), room.moments(0)[0]
    assert len(shown["chose"]) == len(shown["moments"]) == 10 and all(one["fr"] and one["en"] for one in shown["chose"])
    assert len(room.labels) == 60 and picture(room, -1)["chose"] == []
    t.do("undo", "ann", last)
    assert [n for n in room.labels if n >= last] == []
    chosen = room.match.decision.options[-1]
    label = room.match.decision.label(chosen, "fr")
    t.answer(-1)
    assert picture(room, 0)["chose"][0]["fr"] == label
    t.do("undo", "ann", last)
    assert room.match.n == last == len(room.forced) and len(room.match.ask.options) > 1


def test_the_seed_is_told_at_the_end_and_its_hash_before():
    from pioche.engine import commitment

    t = Sitting().begin()
    shown = picture(t.room, 0)
    assert "seed" not in shown and shown["commitment"] == commitment("s")
    t.do("concede", "ann")
    assert picture(t.room, 1)["seed"] == "s" and t.room.state == "over"
    assert refused(t.room.concede, "bob", 1.0) == "match-over"
    for user in ("ann", "bob"):
        assert refused(t.room.choose, user, t.room.match.n, "pass", 1.0) == "match-over"
