"""Words that count several things at once, such as counters on a card."""

import pytest
from duel.game import Duel
from duel.state import DuelState

from pioche.engine import PiocheError, Rng, new_scenario
from pioche.engine.cards import NO_CARD
from pioche.engine.declared import kept
from pioche.engine.game import Word
from pioche.engine.scenario import position

COUNTERS = Word("counters", "counts", {}, high=9, words=("power", "doom"))


@kept
class Counting(DuelState):
    counters: dict[str, int] = {}


class CountingDuel(Duel):
    table_words = (*Duel.table_words, COUNTERS)

    def blank(self, rng: Rng, seats, options):
        s = Counting(rng, tuple(range(seats)), (NO_CARD,))
        s.players = super().blank(rng, seats, options).players
        return s


def test_counts_are_set_shown_patched_and_said_again():
    match = new_scenario(CountingDuel(), {"players": [{}, {}], "counters": {"power": 2}})
    assert match.view(0)["counters"] == {"power": 2}
    assert position(match.game, match.state)["counters"] == {"power": 2}
    match.patch({"counters": {"doom": 1, "power": 0}})
    assert match.view(None)["counters"] == {"doom": 1, "power": 0}


def test_a_view_keeps_its_counts_when_the_state_changes():
    match = new_scenario(CountingDuel(), {"players": [{}, {}], "counters": {"power": 2}})
    view, words = match.view(0), position(match.game, match.state)
    match.state.counters["power"] = 7
    assert view["counters"] == words["counters"] == {"power": 2}


@pytest.mark.parametrize(
    ("value", "named"),
    [
        ({"hope": 1}, "counters"),
        ({"power": 10}, "power"),
        ({"power": "2"}, "power"),
        ({"doom": -1}, "doom"),
        (3, "counters"),
    ],
)
def test_counts_that_do_not_fit_are_refused(value, named):
    with pytest.raises(PiocheError) as refused:
        COUNTERS.checked(value)
    assert refused.value.code == "bad-value"
    assert refused.value.args_["word"] == named
