"""*Why can't I?* in the middle of a fight, in both languages; and options are what is not refused."""

import pytest

from pioche.engine import new_match
from pioche.engine.choice import END
from pioche.engine.explain import refusal_text
from pioche.engine.rng import rng_of
from pioche.games.keyforge.rules.enter import print_of
from pioche.games.keyforge.rules.play import refuses_play
from pioche.games.keyforge.rules.terms import DISCARD, PLAY, TIDE, USES
from pioche.games.keyforge.rules.turn import refuses_discard, refuses_tide
from pioche.games.keyforge.rules.use import refuses_use
from pioche.testing import me, table


def test_why_a_creature_cannot_be_fought():
    t = table(
        "keyforge",
        house="brobnar",
        me={"battleline": ["troll", "krump"]},
        you={"battleline": ["bumpsy", "champion-anaphiel", "dextre"]},
    )
    assert t.why("target", "bumpsy") == ""  # nobody is being attacked yet
    t.me.fight("troll")
    t.asks(me, ["champion-anaphiel"])
    assert t.why("target", "bumpsy") == "KF-KWPROVO-010"
    assert t.why("target", "krump") == "KF-FIGHT-010"
    refusal = t.match.why(me, f"target:{t.number('dextre')}")
    assert refusal_text(t.match.game, refusal, "fr") == "Une voisine dotée de Provocation protège Dextre."
    assert refusal_text(t.match.game, refusal, "en") == "Dextre is protected by a neighbor with taunt."
    t.me.pick("champion-anaphiel")
    t.settled()


@pytest.mark.parametrize("seed", range(12))
def test_what_is_offered_is_what_is_not_refused(seed):
    rng = rng_of(f"offered {seed}")
    match = new_match("keyforge", ["random", "random"], seed=seed)
    while match.ask is not None:
        if match.ask.kind == "main":
            assert sorted(match.ask.options) == sorted([*allowed(match.state), END])
        match.apply(rng.below(len(match.ask.options)))


def allowed(s):
    """Every option that no rule refuses, asked one by one."""
    seat = s.active
    player = s.players[seat]
    found = [PLAY | card.number for card in player.hand if refuses_play(s, seat, card) is None]
    for card in player.hand:
        if "upgrade" in print_of(card).facts and refuses_play(s, seat, card, 1) is None:
            found.append(1 << 24 | PLAY | card.number)
    found += [DISCARD | card.number for card in player.hand if refuses_discard(s, seat, card) is None]
    for it in player.battleline + player.artifacts:
        found += [verb | it.number for how, verb in USES.items() if refuses_use(s, seat, it, how) is None]
    return found + ([TIDE] if refuses_tide(s, seat) is None else [])
