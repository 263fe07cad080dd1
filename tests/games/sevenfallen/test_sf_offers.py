"""Whatever is offered is exactly what is not refused: the quick path to the options agrees with the refusals."""

import pytest
from sf_scene import scene

from pioche.contract.cards import everywhere
from pioche.engine import new_match, new_scenario
from pioche.engine.activate import able
from pioche.engine.choice import which
from pioche.engine.effects import Me, Several, effects_of
from pioche.engine.match import KEEP_NOTHING
from pioche.engine.rng import rng_of
from pioche.games.sevenfallen import SEVENFALLEN
from pioche.games.sevenfallen.rules.effects import MINE, THEIRS, Effect
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


@pytest.mark.parametrize("id", sorted(SEVENFALLEN.book.cards))
def test_what_is_offered_is_what_is_not_refused_wherever_a_card_lies(id):
    for step in ("main", "dusk"):
        match = new_scenario(SEVENFALLEN, everywhere(SEVENFALLEN, id) | {"step": step}, seed=id)
        assert match.ask.kind in ("main", "window") and offered(match) == allowed(match)


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


def needy(sides):
    """Every effect of every card that needs an Ange on these sides, with its print and its word."""
    for proto in SEVENFALLEN.book.cards.values():
        for hook, ability in proto.hooks.items():
            if isinstance(ability.run, Effect | Several):
                yield from ((proto, hook, one) for one in effects_of(ability) if one.needs & sides)


@pytest.mark.parametrize(("mine", "yours", "lacking"), [(0, 0, MINE | THEIRS), (1, 0, THEIRS), (0, 1, MINE)])
def test_an_effect_that_says_it_needs_an_ange_can_do_nothing_without_it(mine, yours, lacking):
    rear = [["carapace-d-obsidienne"], ["serpent-de-magma", "carapace-d-obsidienne"]]
    t = scene({"rear": rear[mine], "hand": ["serpent-de-magma"] * 3}, {"rear": rear[yours]})
    t.asks(0)
    found = list(needy(lacking))
    assert len(found) > 20
    about = (t.state.token(1), 1, 1, 3, 1 - t.state.active)
    for proto, hook, one in found:
        assert not able(t.state, Me(0, 1, t.state.token(1), proto, hook, about), one), (proto.id, hook)
