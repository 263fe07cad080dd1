"""Costs, targets and effects of a game with a stack, on a table of bells."""

import pytest
from tiny import Bell, Player, keys, play

from pioche.engine.abilities import Event
from pioche.engine.activate import EffectRules, able, activate, activate_due, payable, resolve_due_now, resolve_entry
from pioche.engine.cards import NO_CARD, Ability, Card, Proto
from pioche.engine.declared import kept
from pioche.engine.effects import (
    Cost,
    Effect,
    Me,
    Part,
    aim,
    aims,
    choice,
    condition,
    happened,
    itself,
    keys_of,
    me_of,
    several,
    still_among,
)
from pioche.engine.flow import NOTHING
from pioche.engine.lasting import Lasting, add_hooks, begin, drop_hooks, lasting
from pioche.engine.rng import rng_of
from pioche.engine.stack import pass_priority
from pioche.engine.table import Table, number_in


@kept
class Belfry(Table):
    bells: list[Bell] = []
    done: list[str] = []
    players: list[Player] = []
    coins: int = 5

    def sources(self):
        return self.bells + self.lasting

    def in_play(self, number):
        return next((one for one in self.bells if one.number == number), None)


class Struck(Event):
    __slots__ = ("bell",)
    after = "after_struck"

    def __init__(self, bell):
        self.bell = bell

    def about(self, s):
        return (s.token(self.bell.number),)


HOOKS = ("use", "after_struck")


def belfry(**hooks):
    """Two seats; a bell of each hook, numbered from 1 on: the first of seat 0, the second of seat 1…"""
    s = Belfry(rng_of("belfry"), (0, 1), (NO_CARD,))
    for number, (name, value) in enumerate(hooks.items(), 1):
        proto = Proto(f"bell-{number}", {"fr": name, "en": name}, {"fr": "", "en": ""}, {})
        proto.hooks = {name.rstrip("_0123456789"): Ability(value)}
        put(s, Card(number, proto, (number - 1) % 2))
    return s


def put(s, card):
    if card.number == len(s.cards):
        s.cards = (*s.cards, card)
    bell = Bell(card, card.owner)
    s.bells.append(bell)
    add_hooks(s, bell.hooks)


def drop(s, number):
    bell = s.must(number)
    s.bells.remove(bell)
    drop_hooks(s, bell.hooks)
    s.moved(number)


def settled(s):
    s.done.append("settled")
    return NOTHING


def finished(s, due):
    s.done.append(f"{len(due)} activated")


def stack_of(**changes):
    usual = {
        "adder_keeps": True,
        "one_at_a_time": True,
        "resolve": lambda s, entry: resolve_entry(s, STACK, entry),
        "settle": settled,
        "unanswered": lambda s, me, effect: False,
        "activated": finished,
        "loops": 2,
        "words": ("after_struck",),
        "spare": 7,
    }
    return EffectRules(**usual | changes)


STACK = stack_of()


def note(what):
    return lambda s, me: s.done.append(what)


def pays(count):
    def pay(s, me):
        s.coins -= count
        s.done.append(f"paid {count}")

    return Cost(lambda s, me: s.coins >= count, pay)


def bells(s, me):
    return list(s.bells)


def target(select, count=1, up_to=False):
    return Cost(
        lambda s, me: up_to or len(select(s, me)) >= count,
        lambda s, me: aim(s, me, lambda s, me, group: select(s, me), 0 if up_to else count, count),
        still_among(select),
    )


def strike(s, me):
    for one in aims(s, me):
        s.done.append(f"struck {one.number}")


def using(s, number, key="use"):
    return me_of(s, s.must(number), key)


def waiting(s):
    return [(item.source, item.ability, item.targets) for item in s.stack.items] if s.stack else []


def resolve_all(s, rules=STACK):
    while s.stack is not None:
        for _ in range(2):
            flow = pass_priority(s, rules)
        play(flow)


# Tokens


def test_a_card_that_left_and_came_back_is_another_one():
    s = belfry(use=Effect(), use_2=Effect())
    token = s.token(1)
    assert s.same(token) and s.aimed(token) is s.bells[0] and number_in(token) == 1
    drop(s, 1)
    assert not s.same(token) and s.aimed(token) is None and number_in(s.token(1)) == 1
    put(s, s.cards[1])
    assert s.aimed(token) is None and s.aimed(s.token(1)) is s.must(1)
    with pytest.raises(AssertionError):
        s.must(9)


# Costs


def test_costs_are_met_in_their_order_and_the_effect_waits_with_its_aims():
    s = belfry(use=Effect(target(bells), pays(3), strike), other=Effect())
    asks, _ = play(activate(s, STACK, using(s, 1)), "target:2")
    assert keys(asks[0]) == ["target:1", "target:2"] and (asks[0].seat, asks[0].prompt) == (0, "aim")
    assert (s.done, s.coins, waiting(s)) == (["paid 3"], 2, [(1, "use", (2,))])
    assert s.stack.items[0].chain == ("1:use",) and s.chain == ()
    resolve_all(s)
    assert s.done == ["paid 3", "struck 2", "settled"] and not s.resolving


def test_an_effect_whose_target_is_gone_is_cancelled_as_a_whole():
    s = belfry(use=Effect(target(bells), strike, note("and more")), other=Effect())
    play(activate(s, STACK, using(s, 1)), "target:2")
    drop(s, 2)
    put(s, s.cards[2])
    s.log = []
    resolve_all(s)
    assert s.done == [] and [line.id for line in s.log] == ["cancelled"]


def test_targets_up_to_a_number_end_when_one_likes():
    s = belfry(use=Effect(target(bells, 2, up_to=True), strike), other=Effect())
    asks, _ = play(activate(s, STACK, using(s, 1)), "target:2", "done")
    assert [keys(ask) for ask in asks] == [["target:1", "target:2", "done"], ["target:1", "done"]]


def test_nothing_is_paid_for_what_cannot_be_done_in_full():
    s = belfry(use=Effect(pays(3), Part(strike, lambda s, me: False)), other=Effect(pays(6)))
    for number, key in ((1, "use"), (2, "other")):
        play(activate(s, STACK, using(s, number, key)))
    assert (s.done, s.coins, s.stack) == ([], 5, None)


def test_a_condition_is_looked_at_as_it_is_activated_alone():
    s = belfry(use=Effect(condition(lambda s, me: s.coins == 5), note("done")))
    play(activate(s, STACK, using(s, 1)))
    s.coins = 4
    assert not able(s, using(s, 1), s.must(1).hooks["use"].run)
    resolve_all(s)
    assert s.done == ["done", "settled"]


def test_a_cost_that_upsets_the_rest_is_tried_out_on_copies():
    def fell(s, me):
        asked = yield from aim(s, me, lambda s, me, group: bells(s, me), 1, 1)
        drop(s, number_in(asked[0]))

    felling = Cost(lambda s, me: bool(s.bells), fell, lambda s, me, group: True, upsets=lambda s, me: True)
    stays = Part(note("rings"), lambda s, me: itself(s, me) is not None)
    s = belfry(use=Effect(felling, stays))
    me = using(s, 1)
    assert not able(s, me, s.must(1).hooks["use"].run) and len(s.bells) == 1  # it could only fell itself
    put(s, Card(2, s.cards[1].proto, 1))
    effect = s.must(1).hooks["use"].run
    assert able(s, me, effect) and len(s.bells) == 2 and me.aims == []
    assert payable(s, me, effect, lambda trial: trial.in_play(2) is None)
    assert not payable(s, me, effect, lambda trial: trial.in_play(2) is not None)


def test_what_must_hold_of_the_whole_is_asked_too():
    s = belfry(use=Effect(note("done"), whole=lambda s, me: s.coins > 5))
    assert not able(s, using(s, 1), s.must(1).hooks["use"].run)
    s.coins = 6
    assert able(s, using(s, 1), s.must(1).hooks["use"].run)


def test_costs_come_before_parts():
    with pytest.raises(ValueError, match="costs come first"):
        Effect(note("done"), pays(1))


def test_once_a_turn_is_once_for_this_very_card():
    s = belfry(use=Effect(note("done"), once=True))
    effect = s.must(1).hooks["use"].run
    play(activate(s, STACK, using(s, 1)))
    assert not able(s, using(s, 1), effect)
    drop(s, 1)
    put(s, s.cards[1])
    assert able(s, using(s, 1), effect)


def test_who_may_is_asked_as_it_is_activated():
    s = belfry(use=Effect(pays(1), note("done"), may=True))
    play(activate(s, STACK, using(s, 1)), "no")
    assert (s.coins, s.stack) == (5, None)
    play(activate(s, STACK, using(s, 1)), "yes")
    assert (s.coins, waiting(s)) == (4, [(1, "use", ())])


# Choices


def test_of_a_list_so_many_as_are_asked_for_and_possible_are_picked_each_its_own_effect():
    one, two, never = Effect(note("one")), Effect(note("two")), Effect(pays(9), note("never"))
    s = belfry(use=choice(one, never, two), use_2=choice(one, two, opponent=True), use_3=choice(one, two, count=2))
    asks, _ = play(activate(s, STACK, using(s, 1)), "mode:2")
    assert keys(asks[0]) == ["mode:0", "mode:2"] and waiting(s) == [(1, "use.2", ())]
    asks, _ = play(activate(s, STACK, using(s, 2)), "mode:0")
    assert asks[0].seat == 0
    asks, _ = play(activate(s, STACK, using(s, 3)), "mode:1")
    assert [ask.kind for ask in asks] == ["order"]
    assert [ability for _, ability, _ in waiting(s)] == ["use.2", "use.0", "use.1", "use.0"]
    resolve_all(s)
    assert [what for what in s.done if what != "settled"] == ["one", "two", "one", "two"]


def test_several_abilities_behind_one_word_have_a_key_each():
    s = belfry(use=several(Effect(note("one")), Effect(note("two"))))
    assert keys_of(s.must(1), "use") == ["use.0", "use.1"] and keys_of(s.must(1), "after_struck") == []
    play(activate(s, STACK, using(s, 1, "use.1")))
    resolve_all(s)
    assert s.done[0] == "two"


# What is due


def test_what_was_triggered_together_goes_onto_the_stack_from_the_active_seat_on():
    s = belfry(after_struck_1=Effect(note(1)), after_struck_2=Effect(note(2)), after_struck_3=Effect(note(3)))
    s.active = 1
    happened(s, Struck(s.must(1)))
    assert [one.me.about for one in s.due] == [(s.token(1),)] * 3
    asks, _ = play(activate_due(s, STACK), "trigger:3")
    assert (asks[0].seat, keys(asks[0])) == (0, ["trigger:1", "trigger:3"])
    assert [source for source, _, _ in waiting(s)] == [2, 3, 1] and s.done == ["3 activated"] and not s.due


def test_what_a_cost_has_led_to_goes_under_the_effect():
    def hit(s, me):
        happened(s, Struck(s.must(1)))

    s = belfry(use=Effect(Cost(lambda s, me: True, hit), note("used")), after_struck=Effect(note("hooked")))
    play(activate(s, STACK, using(s, 1)))
    assert [source for source, _, _ in waiting(s)] == [2, 1]
    assert [item.chain for item in s.stack.items] == [("1:use", "2:after_struck"), ("1:use",)]


def test_what_nobody_may_answer_comes_last_and_resolves_at_once():
    quick = stack_of(unanswered=lambda s, me, effect: me.number == 1)
    s = belfry(after_struck_1=Effect(note("at once")), after_struck_2=Effect(note("waits")))
    happened(s, Struck(s.must(1)))
    play(activate_due(s, quick))
    assert s.done == ["at once", "settled", "2 activated"] and waiting(s) == [(2, "after_struck", ())]


def test_without_a_stack_all_of_it_happens_at_once():
    s = belfry(after_struck_1=Effect(pays(1), note("one")), after_struck_2=Effect(note("two")))
    happened(s, Struck(s.must(1)))
    play(resolve_due_now(s, STACK))
    assert s.done == ["paid 1", "one", "settled", "two", "settled", "2 activated"] and s.stack is None


@pytest.mark.parametrize("loops", [1, 2, 3])
def test_an_ability_is_a_consequence_of_itself_only_so_often(loops):
    s = belfry(after_struck=Effect(lambda s, me: (s.done.append("rings"), happened(s, Struck(s.must(1))))[2:] or None))
    limited = stack_of(loops=loops)
    happened(s, Struck(s.must(1)))
    play(resolve_due_now(s, limited))
    assert s.done.count("rings") == loops


def test_abilities_of_one_card_are_told_apart_by_their_words():
    s = belfry(after_struck=several(Effect(note("one")), Effect(note("two"))))
    happened(s, Struck(s.must(1)))
    asks, _ = play(activate_due(s, STACK), "trigger:1.8")
    assert keys(asks[0]) == ["trigger:1.7", "trigger:1.8"]
    assert [ability for _, ability, _ in waiting(s)] == ["after_struck.1", "after_struck.0"]


@lasting("belfry.echo", HOOKS)
class Echo:
    after_struck = Effect(lambda s, me: s.done.append(me.about))


def test_an_effect_that_lasts_speaks_with_its_arguments():
    s = belfry(use=Effect())
    begin(s, Lasting("belfry.echo", 1, "turn", (4, 2), 1))
    happened(s, Struck(s.must(1)))
    play(activate_due(s, STACK))
    assert (s.stack.items[0].ability, s.stack.items[0].by) == ("lasting:belfry.echo:after_struck", 1)
    resolve_all(s)
    assert s.done[1] == (4, 2, s.token(1))


def test_a_card_that_its_player_alone_has_seen_is_not_told():
    s = belfry(use=Effect(target(bells), strike), other=Effect())
    s.seen[2] = 1
    play(activate(s, STACK, using(s, 1)), "target:2")
    entry = s.stack.items[0]
    assert (entry.targets, entry.aims) == ((), ((s.token(2),),))


def test_who_speaks_is_known_by_number_when_the_card_has_left():
    s = belfry(use=Effect(note("done")))
    me = using(s, 1)
    assert isinstance(me, Me) and itself(s, me) is s.must(1)
    play(activate(s, STACK, me))
    drop(s, 1)
    assert itself(s, me) is None
    resolve_all(s)
    assert s.done == ["done", "settled"]
