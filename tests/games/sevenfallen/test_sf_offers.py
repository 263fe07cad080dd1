"""Whatever is offered is exactly what is not refused: the quick path to the options agrees with the refusals."""

import pytest

from pioche.engine import new_match
from pioche.engine.choice import which
from pioche.engine.match import KEEP_NOTHING
from pioche.engine.rng import rng_of
from pioche.games.sevenfallen.rules.play import refuses_play, refuses_use, uses_in_purgatory, uses_of
from pioche.games.sevenfallen.rules.terms import PLAY, TEMPEST, USE

ACTIONS = ("play", "tempest", "use")


def offered(match):
    return sorted(key for key in match.decision.keys if key.partition(":")[0] in ACTIONS)


def allowed(match):
    """Every page and every ability that no rule refuses to whoever is asked, each card asked one by one."""
    s, seat = match.state, match.ask.seat
    found = []
    for card in s.cards[1:]:
        if refuses_play(s, seat, card) is None:
            found.append(PLAY | card.number)
        if refuses_play(s, seat, card, tempest=True) is None:
            found.append(TEMPEST | card.number)
        it = s.in_play(card.number)
        uses = uses_of(s, it) if it is not None else []
        if card in s.players[seat].purgatory:
            uses = uses_in_purgatory(s, seat, card)
        for n, me in uses:
            if refuses_use(s, seat, me) is None:
                found.append(which(USE | card.number, n) if n else USE | card.number)
    return sorted(map(match.game.verbs.key, found))


def idle(match):
    """What a player could do who is not asked: nothing is allowed to them."""
    s, seat = match.state, 1 - match.ask.seat
    return [card.proto.id for card in s.cards[1:] if refuses_play(s, seat, card) is None]


@pytest.mark.parametrize("seed", range(8))
def test_what_is_offered_is_what_is_not_refused(seed):
    rng = rng_of(f"offered {seed}")
    match = new_match("sevenfallen", ["random", "random"], seed=seed, keep=KEEP_NOTHING)
    while match.ask is not None:
        if match.ask.kind in ("main", "window", "answer"):
            assert offered(match) == allowed(match)
            assert idle(match) == []
        match.apply(rng.below(len(match.ask.options)))


@pytest.mark.parametrize("seed", range(3))
def test_why_refuses_what_is_not_offered_and_nothing_that_is(seed):
    rng = rng_of(f"why {seed}")
    match = new_match("sevenfallen", ["random", "random"], seed=f"why {seed}", keep=KEEP_NOTHING)
    while match.ask is not None:
        if match.n % 3 == 0 and match.ask.kind in ("main", "window", "answer", "announce", "declare", "strike"):
            seat, keys = match.ask.seat, set(match.decision.keys)
            assert [key for key in keys if match.why(seat, key) is not None] == []
            hand = [f"play:{card.number}" for card in match.state.players[seat].hand]
            assert [key for key in hand if key not in keys and match.why(seat, key) is None] == []
        match.apply(rng.below(len(match.ask.options)))
