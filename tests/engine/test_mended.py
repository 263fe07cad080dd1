"""Small promises that were once broken."""

import msgspec
import pytest

from pioche.engine import PiocheError, load, new_match, new_scenario
from pioche.engine.scenario import position
from pioche.engine.zones import EVERYONE
from pioche.testing import table


def refused(call, *args, **words):
    with pytest.raises(PiocheError) as caught:
        call(*args, **words)
    return caught.value


def test_a_refused_patch_leaves_a_copy_without_a_past_as_it_was():
    copy = table("duel", me={"hand": ["squire"], "flames": 7}).match.clone()
    before, marks = copy.hash(), len(copy._marks)
    error = refused(copy.patch, {"players": [{"flames": 3}, {"flames": "many"}]})
    assert (error.code, copy.hash(), len(copy._marks)) == ("bad-value", before, marks)
    copy.patch({"players": [{"flames": 3}]})
    assert copy.state.players[0].flames == 3


def test_a_copy_in_mid_effect_that_could_not_go_back_is_not_patched():
    t = table("duel", me={"line": ["knight"]})
    copy = t.match.clone()
    copy.choose("attack:1")
    before = copy.hash()
    assert refused(copy.patch, {"players": [{"flames": 3}]}).code == "no-checkpoint"
    assert copy.hash() == before


def test_a_finished_match_cannot_be_patched():
    match = new_match("duel", seed=1)
    match.concede(0)
    lines = len(match.log)
    assert refused(match.patch, {"actions": 1}).code == "match-over"
    assert len(match.log) == lines


@pytest.mark.parametrize("word", ["known", "number", "zone", "player", "at"])
def test_words_that_say_nothing_of_a_card_in_play_are_refused_in_a_scenario(word):
    error = refused(table, "duel", me={"line": [{"card": "squire", word: 0}]})
    assert (error.code, error.args_) == ("unknown-word", {"word": word, "where": "squire"})


@pytest.mark.parametrize("word", ["card", "owner", "known", "player", "at"])
def test_words_that_say_nothing_in_a_patch_are_refused(word):
    match = table("duel", me={"line": ["squire"], "hand": ["knight"]}).match
    for number, where in ((1, "squire"), (2, "hand")):
        error = refused(match.patch, {"cards": [{"number": number, word: 0}]})
        assert (error.code, error.args_) == ("unknown-word", {"word": word, "where": where})


def test_a_card_that_comes_into_the_open_is_no_longer_one_that_some_have_seen():
    match = table("duel", me={"deck": [{"card": "squire", "known": [1]}]}).match
    assert match.state.seen == {1: 0b10}
    match.patch({"cards": [{"number": 1, "zone": "discard"}]})
    assert match.state.seen == {}


def test_what_all_seats_know_a_spectator_knows_too():
    match = table("duel", me={"deck": [{"card": "squire", "known": [0, 1]}, {"card": "hush", "known": [0]}]}).match
    assert match.state.seen == {1: EVERYONE, 2: 0b01}
    assert [set(card) for card in match.view(None)["players"][0]["deck"]] == [{"card", "number", "owner"}, {"token"}]
    again = new_scenario("duel", position(match.game, match.state))
    assert again.state.seen == match.state.seen


def test_a_record_with_another_result_diverges_at_its_end():
    match = new_match("duel", seed=1)
    match.concede(0)
    record = msgspec.json.decode(match.record())
    record["result"]["winners"] = [0]
    error = refused(load, msgspec.json.encode(record))
    assert (error.code, error.args_["n"]) == ("diverges", 1)
    record["result"] = None
    assert load(msgspec.json.encode(record)).result.winners == (1,)


@pytest.mark.parametrize("seats", [1, 6])
def test_from_one_seat_to_six(seats):
    from duel.game import Duel

    class Any(Duel):
        seats = (1, 2, 3, 4, 5, 6)

    match = new_match(Any(), ["swords"] * seats, seed=4)
    first = match.ask.seat
    for turn in range(1, 13):
        assert (match.ask.seat, match.state.turn) == ((first + turn - 1) % seats, turn)
        assert match.view(match.ask.seat)["players"][seats - 1]["team"] == seats - 1
        match.choose("rest")
    for seat in range(seats):
        if match.result is None:
            match.concede(seat)
    assert match.result.winners == ((5,) if seats == 6 else ())
