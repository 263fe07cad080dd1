"""Effects that last, as data with an end, and numbers that cards modify."""

from itertools import count

import pytest
from tiny import HOOKS, put_bell, table

from pioche.engine.lasting import (
    END_OF_MATCH,
    END_OF_PHASE,
    END_OF_TURN,
    WHEN_IT_LEAVES,
    Lasting,
    Quality,
    add_hooks,
    begin,
    drop_hooks,
    end,
    expire,
    in_force,
    lasting,
    modified,
    spend,
)

PITCH = Quality("pitch")
_names = (f"tiny.test{n}" for n in count())


@lasting("tiny.hum", HOOKS)
class Hum:
    def pitch(s, me, of, value):
        return value + me.args[0]

    def after_rung(s, me, event):
        s.done.append("hum")


def hum(until=END_OF_TURN, args=(1,), **more):
    return Lasting("tiny.hum", 2, until, args, **more)


def test_an_effect_says_which_whose_until_when_from_what_and_how_often():
    effect = Lasting("tiny.hum", 2, END_OF_TURN, (7, 8), 17, 3)
    assert (effect.handler, effect.by, effect.until, effect.args) == ("tiny.hum", 2, "turn", (7, 8))
    assert (effect.card, effect.times) == (17, 3)
    assert (effect.number, effect.seat) == (17, 2)
    assert list(effect.hooks) == ["pitch", "after_rung"]


def test_an_effect_needs_no_arguments_no_card_and_no_count():
    effect = Lasting("tiny.hum", 0, END_OF_MATCH)
    assert (effect.args, effect.card, effect.number, effect.times) == ((), 0, 0, 0)


def test_the_ends_are_words_that_records_keep():
    assert [END_OF_TURN, END_OF_PHASE, WHEN_IT_LEAVES, END_OF_MATCH] == ["turn", "phase", "leaves", "match"]


def test_effects_of_one_name_share_their_table():
    assert hum().hooks is hum().hooks


def test_a_name_is_given_once():
    with pytest.raises(ValueError, match=r"^lasting effect 'tiny\.hum' is there twice$"):
        lasting("tiny.hum", HOOKS)


def test_a_block_is_taken_as_it_is_and_names_only_hooks_of_its_game():
    name = next(_names)

    class Block:
        pitch = max

    assert lasting(name, HOOKS)(Block) is Block
    assert Lasting(name, 0, END_OF_TURN).hooks["pitch"].run is max
    with pytest.raises(ValueError, match=r"^Block: 'pitch' is no hook of this game$"):
        lasting(next(_names), ("play",))(Block)


def test_an_unknown_effect_cannot_begin():
    with pytest.raises(KeyError):
        Lasting("tiny.unknown", 0, END_OF_TURN)


def test_the_state_counts_who_hears_what():
    s = table()
    two = hum().hooks
    one = {"pitch": two["pitch"]}
    add_hooks(s, two)
    add_hooks(s, one)
    add_hooks(s, one)
    assert s.hooked == {"pitch": 3, "after_rung": 1}
    drop_hooks(s, two)
    assert s.hooked == {"pitch": 2}
    drop_hooks(s, one)
    assert s.hooked == {"pitch": 1}
    drop_hooks(s, one)
    assert s.hooked == {}


def test_an_effect_in_force_is_heard_until_it_ends():
    s = table()
    first, second = hum(), hum()
    begin(s, first)
    begin(s, second)
    assert (s.lasting, s.hooked) == ([first, second], {"pitch": 2, "after_rung": 2})
    end(s, first)
    assert (s.lasting, s.hooked) == ([second], {"pitch": 1, "after_rung": 1})


def test_an_effect_ends_once():
    s = table()
    first, second = hum(), hum()
    begin(s, first)
    begin(s, second)
    end(s, first)
    end(s, first)
    assert (s.lasting, s.hooked) == ([second], {"pitch": 1, "after_rung": 1})


def test_an_effect_begun_twice_is_in_force_twice():
    s = table()
    effect = hum()
    begin(s, effect)
    begin(s, effect)
    end(s, effect)
    assert (s.lasting, s.hooked) == ([effect], {"pitch": 1, "after_rung": 1})
    end(s, effect)
    assert (s.lasting, s.hooked) == ([], {})


def test_a_spent_effect_counts_down_in_its_place_and_ends_with_the_last_time():
    s = table()
    before, effect, after = hum(), Lasting("tiny.hum", 2, END_OF_PHASE, (4,), 17, 3), hum()
    for one in (before, effect, after):
        begin(s, one)
    spend(s, effect)
    twice = s.lasting[1]
    assert s.lasting == [before, twice, after]
    assert (twice.handler, twice.by, twice.until, twice.args, twice.card, twice.times) == (
        "tiny.hum", 2, "phase", (4,), 17, 2
    )  # fmt: skip
    assert (effect.times, s.hooked) == (3, {"pitch": 3, "after_rung": 3})
    spend(s, twice)
    once = s.lasting[1]
    assert once.times == 1
    spend(s, once)
    assert (s.lasting, s.hooked) == ([before, after], {"pitch": 2, "after_rung": 2})


def test_who_still_holds_an_effect_as_it_was_before_spends_it_as_it_is_now():
    s = table()
    other, effect = hum(times=3), Lasting("tiny.hum", 2, END_OF_PHASE, (4,), 17, 3)
    for one in (other, effect):
        begin(s, one)
    assert in_force(s, effect) is effect
    spend(s, effect)
    assert in_force(s, effect) is s.lasting[1]
    spend(s, effect)
    assert [one.times for one in s.lasting] == [3, 1]
    spend(s, effect)
    assert s.lasting == [other] and in_force(s, effect) is None
    spend(s, effect)
    assert s.lasting == [other] and other.times == 3


def test_an_effect_without_a_count_cannot_be_spent():
    s = table()
    effect = hum()
    begin(s, effect)
    spend(s, effect)
    assert (s.lasting, effect.times) == ([effect], 0)


@pytest.mark.parametrize("times", [0, 1, 2])
def test_an_effect_that_has_ended_cannot_be_spent(times):
    s = table()
    other = hum()
    begin(s, other)
    spend(s, hum(times=times))
    assert (s.lasting, s.hooked) == ([other], {"pitch": 1, "after_rung": 1})


def test_what_lasts_until_now_ends_and_nothing_else():
    s = table()
    turn, phase, again = hum(END_OF_TURN), hum(END_OF_PHASE), hum(END_OF_TURN, card=5)
    for one in (turn, phase, again):
        begin(s, one)
    expire(s, END_OF_TURN)
    assert (s.lasting, s.hooked) == ([phase], {"pitch": 1, "after_rung": 1})
    expire(s, END_OF_MATCH)
    assert s.lasting == [phase]


def test_a_card_that_leaves_takes_only_its_own_effects_along():
    s = table()
    mine, other, turn = hum(WHEN_IT_LEAVES, card=5), hum(WHEN_IT_LEAVES, card=6), hum(END_OF_TURN, card=5)
    for one in (mine, other, turn):
        begin(s, one)
    expire(s, WHEN_IT_LEAVES, 5)
    assert s.lasting == [other, turn]


def test_an_effect_of_no_card_leaves_with_no_card_named():
    s = table()
    nobodys, other = hum(WHEN_IT_LEAVES), hum(WHEN_IT_LEAVES, card=1)
    begin(s, nobodys)
    begin(s, other)
    expire(s, WHEN_IT_LEAVES)
    assert s.lasting == [other]


def test_where_nothing_lasts_nothing_ends():
    s = table()
    expire(s, END_OF_TURN)
    assert (s.lasting, s.hooked) == ([], {})


def test_a_number_that_nobody_modifies_is_as_printed():
    s = table()
    assert modified(s, PITCH, None, 3) == 3
    put_bell(s, 1, after_rung=print)
    assert modified(s, PITCH, None, 3) == 3


def test_a_number_is_set_first_then_plus_and_minus_whatever_came_first():
    s = table()
    put_bell(s, 1, pitch=lambda s, me, of, value: value + 2)
    put_bell(s, 2, set_pitch=lambda s, me, of, value: 10)
    put_bell(s, 3, pitch=lambda s, me, of, value: value * 2)
    assert modified(s, PITCH, None, 3) == 24


def test_a_quality_is_set_then_added_to_unless_a_game_names_its_own_layers():
    quality = Quality("power")
    assert (quality.name, quality.layers) == ("power", ("set_power", "power"))
    assert Quality("power", "halved", "power").layers == ("halved", "power")


def test_layers_apply_in_the_order_in_which_a_game_names_them():
    s = table()
    put_bell(s, 1, set_pitch=lambda s, me, of, value: 10)
    put_bell(s, 2, pitch=lambda s, me, of, value: value + 1)
    assert modified(s, Quality("pitch", "pitch", "set_pitch"), None, 3) == 10
    assert modified(s, Quality("pitch", "pitch"), None, 3) == 4


def test_who_modifies_knows_itself_and_whose_number_it_is():
    s = table()
    asked = []

    def pitch(s, me, of, value):
        asked.append((s, me, of))
        return value

    bell = put_bell(s, 1, pitch=pitch)
    modified(s, PITCH, "of", 3)
    assert asked == [(s, bell, "of")]


def test_effects_that_last_modify_numbers_too():
    s = table()
    begin(s, hum(args=(5,)))
    begin(s, hum(END_OF_PHASE, args=(20,)))
    assert modified(s, PITCH, None, 3) == 28
    expire(s, END_OF_TURN)
    assert modified(s, PITCH, None, 3) == 23


def test_a_source_that_rests_modifies_nothing():
    s = table()
    bell = put_bell(s, 1, pitch=lambda s, me, of, value: value + 2, after_rung=print)
    add_hooks(s, {"after_rung": bell.hooks["after_rung"]})
    drop_hooks(s, bell.hooks)
    assert modified(s, PITCH, None, 3) == 3
