"""What every game keeps on the table: copied slot by slot, sharing nothing that changes."""

import pytest
from tiny import TinyState, put_bell, table

from pioche.engine.cards import NO_CARD
from pioche.engine.fingerprint import canonical, digest, slots_of
from pioche.engine.lasting import END_OF_TURN, Lasting, begin, lasting
from pioche.engine.log import Line
from pioche.engine.rng import rng_of
from pioche.engine.seats import Result
from pioche.engine.stack import Stack, StackItem
from pioche.engine.state import State


@lasting("tiny.still", ("pitch",))
class Still:
    def pitch(s, me, of, value):
        return value


@pytest.fixture
def full():
    """A state with something in every slot."""
    s = table()
    put_bell(s, 1, after_rung=print)
    s.cards = (NO_CARD, s.bells[0].card)
    s.step = "main"
    s.turn = 3
    s.active = 2
    s.out = 0b1000
    s.automata = 0b0010
    s.result = Result((0,), "flames")
    s.seen = {1: 0b1}
    begin(s, Lasting("tiny.still", 1, END_OF_TURN))
    s.stack = Stack([StackItem(1, "play", (), 0)], 2)
    s.waiting = [Stack([StackItem(1, "play", (2,), 1)], 3)]
    s.log = [Line("said", {})]
    s.done = ["rung 1"]
    s.players[0].deck = [s.cards[1]]
    return s


# What changes each slot in place, or by another value: a copy must notice none of it.
CHANGES = {
    "active": lambda s: setattr(s, "active", 1),
    "automata": lambda s: setattr(s, "automata", 1),
    "bells": lambda s: setattr(s.bells[0], "rings", 9),
    "cards": lambda s: setattr(s, "cards", (*s.cards, NO_CARD)),
    "done": lambda s: s.done.append("more"),
    "hooked": lambda s: s.hooked.update(more=1),
    "lasting": lambda s: s.lasting.append(Lasting("tiny.still", 0, END_OF_TURN)),
    "out": lambda s: setattr(s, "out", 1),
    "players": lambda s: s.players[0].deck.pop(),
    "result": lambda s: setattr(s, "result", None),
    "rng": lambda s: s.rng.below(2),
    "seen": lambda s: s.seen.update({2: 1}),
    "stack": lambda s: s.stack.items.pop(),
    "step": lambda s: setattr(s, "step", "end"),
    "teams": lambda s: setattr(s, "teams", (0, 1)),
    "turn": lambda s: setattr(s, "turn", 4),
    "waiting": lambda s: s.waiting[0].items.pop(),
}


def test_a_new_state_is_empty():
    rng = rng_of("7")
    s = State(rng, (0, 1, 0), (NO_CARD,))
    assert s.rng is rng
    assert (s.teams, s.cards, s.step, s.turn, s.active, s.out, s.automata) == ((0, 1, 0), (NO_CARD,), "", 0, 0, 0, 0)
    assert (s.result, s.seen, s.hooked, s.lasting, s.stack, s.waiting, s.log) == (None, {}, {}, [], None, [], None)


def test_new_states_share_nothing_that_changes():
    one, other = (State(rng_of("7"), (0, 1), ()) for _ in range(2))
    for slot in ("seen", "hooked", "lasting", "waiting"):
        assert getattr(one, slot) is not getattr(other, slot)


def test_every_slot_is_tried():
    assert sorted(CHANGES) == list(slots_of(TinyState))


def test_a_copy_is_the_same_but_for_the_log(full):
    copy = full.copy()
    assert canonical(copy) == canonical(full)
    assert copy.log is None
    assert copy.result is full.result
    assert copy.lasting == full.lasting
    assert (copy.step, copy.turn, copy.active, copy.out, copy.automata) == ("main", 3, 2, 0b1000, 0b0010)


def test_a_copy_of_an_empty_state_is_empty():
    s = table()
    copy = s.copy()
    assert canonical(copy) == canonical(s)
    assert copy.hooked is not s.hooked


@pytest.mark.parametrize("slot", CHANGES)
def test_a_copy_shares_no_slot_with_its_original(full, slot):
    copy = full.copy()
    before = digest(copy)
    CHANGES[slot](full)
    assert digest(full) != before
    assert digest(copy) == before


@pytest.mark.parametrize("slot", CHANGES)
def test_an_original_shares_no_slot_with_its_copy(full, slot):
    copy = full.copy()
    before = digest(full)
    CHANGES[slot](copy)
    assert digest(copy) != before
    assert digest(full) == before
