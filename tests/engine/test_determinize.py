"""Worlds that fit what a seat knows."""

from __future__ import annotations

import msgspec
import pytest
from upper import CAMP, camp, duel, ids, play, train

from pioche.engine import KEEP_ACTIONS, KEEP_NOTHING, KEEP_TURNS, Rng, new_match, rng_of
from pioche.engine.fingerprint import digest
from pioche.engine.places import places
from pioche.engine.view import reshuffle_hidden
from pioche.engine.zones import EVERYONE

PILE = ["ox", "wolf", "bell", "omen", "spy", "vote", "nap", "crown"]


def seen_by(match, seat):
    """Every byte that a seat gets, the list of options included."""
    return msgspec.json.encode([match.view(seat), match.ask and match.ask.seat == seat and match.ask.options])


def worlds(match, seat, count=8):
    return [match.determinize(seat, rng_of(f"world {i}")) for i in range(count)]


@pytest.mark.parametrize("game", ["duel", "duel of three", "camp", "camp of teams"])
def test_view_and_options_of_the_seat_stay_the_same_to_the_byte(game):
    match = {
        "duel": lambda: new_match("duel", seed=1),
        "duel of three": lambda: new_match("duel", ["songs", "swords", "songs"], seed=2),
        "camp": lambda: train(3, seed=3),
        "camp of teams": lambda: train(4, seed=4),
    }[game]()
    rng, worlds = rng_of("bytes"), rng_of("worlds")
    while match.ask is not None:
        for seat in range(len(match.names)):
            assert seen_by(match.determinize(seat, worlds), seat) == seen_by(match.clone(), seat)
        match.apply(rng.below(len(match.ask.options)))


def test_what_is_hidden_changes_and_what_one_holds_does_not():
    match = camp({"hand": ["ox", "nap"], "archives": ["spy"], "deck": PILE}, {"hand": ["ox", "omen"], "deck": PILE})
    before = match.hash()
    mine, yours, decks = set(), set(), set()
    for world in worlds(match, 0):
        me, you = world.state.players
        mine.add((*ids(me.hand), *ids(me.archives)))
        yours.add(tuple(ids(you.hand)))
        decks.add(tuple(ids(me.deck)))
        assert sorted(ids(me.deck)) == sorted(PILE)
        assert sorted(ids(you.hand + you.deck)) == sorted(["ox", "omen", *PILE])
    assert mine == {("ox", "nap", "spy")}
    assert (len(yours) > 3, len(decks)) == (True, 8)
    assert match.hash() == before


def test_what_is_imagined_follows_from_what_is_known_and_from_the_chance_of_who_imagines():
    match = camp({"hand": ["ox", "nap"], "deck": PILE}, {"hand": ["ox", "omen"], "deck": PILE})
    truths = [match, *worlds(match, 0)]
    assert len({truth.hash() for truth in truths}) > 3
    assert len({truth.determinize(0, rng_of("same")).hash() for truth in truths}) == 1


def test_a_spectator_can_imagine_every_hand():
    match = duel({"hand": ["knight", "squire"], "deck": ["hush", "scout"]}, {})
    assert len({tuple(ids(world.state.players[0].hand)) for world in worlds(match, -1)}) > 2


def test_known_cards_stay_where_they_are():
    known = [{"card": id, "known": [0]} if i in (0, 3) else id for i, id in enumerate(PILE)]
    match = camp({"deck": known}, {"hand": [{"card": "bell", "known": [0]}, "ox"], "deck": PILE})
    for world in worlds(match, 0):
        me, you = world.state.players
        assert (ids(me.deck)[0], ids(me.deck)[3], ids(you.hand)[0]) == ("ox", "omen", "bell")
    tops = {(ids(world.state.players[0].deck)[0], world.state.players[0].deck[3].number) for world in worlds(match, 1)}
    assert len(tops) > 4


def test_what_others_know_of_a_place_stays_with_the_place():
    match = camp({"deck": [{"card": "ox", "known": [0, 2]}, "wolf", {"card": "bell", "known": [2]}, "nap"]}, {}, {})
    others = set()
    for world in worlds(match, 1):
        s = world.state
        assert [s.seen.get(card.number, 0) for card in s.players[0].deck] == [0b101, 0, 0b100, 0]
        assert len(s.seen) == 2
        others.add(tuple(ids(s.players[0].deck)))
    assert len(others) > 4
    for world in worlds(match, 2):
        assert (ids(world.state.players[0].deck)[::2], world.state.seen) == (["ox", "bell"], {1: 0b101, 3: 0b100})


def test_pools_are_not_mixed():
    match = camp(
        {"deck": ["ox", {"card": "nap", "owner": 1}, "ox", {"card": "spy", "owner": 1}], "hand": ["wolf"]},
        {"deck": ["bell", "omen"], "line": [{"card": "ox", "under": ["vote", "crown"]}]},
        well=["ox", "wolf", {"card": "nap", "owner": 1}],
    )
    for world in worlds(match, 1):
        me, you = world.state.players
        assert [card.owner for card in me.deck] == [0, 1, 0, 1]
        assert sorted(ids(me.hand + me.deck[::2])) == ["ox", "ox", "wolf"]
        assert sorted(ids(me.deck[1::2])) == ["nap", "spy"]
        assert sorted(ids(you.deck + you.line[0].under)) == ["bell", "crown", "omen", "vote"]
        assert sorted(ids(world.state.well[:2])) == ["ox", "wolf"]
        assert ids(world.state.well[2:]) == ["nap"]
    assert {tuple(ids(world.state.players[1].line[0].under)) for world in worlds(match, 1)} > {("vote", "crown")}


def test_the_game_says_what_could_be_what():
    match = camp({"hand": ["ox", "wolf", "bell"], "archives": ["nap", "spy", "vote"], "deck": ["omen", "crown"]})
    archives = set()
    for world in worlds(match, 1):
        me = world.state.players[0]
        archives.add(tuple(ids(me.archives)))
        assert sorted(ids(me.archives)) == ["nap", "spy", "vote"]
    assert len(archives) > 2


def test_every_card_is_still_in_one_place():
    match = train(3, seed=6)
    play(match, "places", 50)
    for world in worlds(match, 2):
        assert sorted(place.card.number for place in places(CAMP, world.state)) == list(range(1, 37))


def test_public_cards_and_permanents_are_left_alone():
    match = camp({"line": ["ox"], "discard": ["nap", "spy"], "deck": PILE}, road=["wolf"], fire=["vote", "omen"])
    for world in worlds(match, 1):
        s = world.state
        assert (ids(s.players[0].line), ids(s.players[0].discard)) == (["ox"], ["nap", "spy"])
        assert (ids(s.road), ids(s.fire)) == (["wolf"], ["vote", "omen"])


def test_all_chance_to_come_is_new():
    match = duel({"hand": ["gamble"], "deck": ["squire"] * 4}, {})
    draws = {match.state.rng.copy().below(1 << 60)}
    for world in worlds(match, 0):
        draws.add(world.state.rng.copy().below(1 << 60))
    assert len(draws) == 9


def test_the_same_chance_gives_the_same_world_and_goes_on():
    match = camp({"deck": PILE})
    rng = rng_of("a")
    first, second = match.determinize(0, rng), match.determinize(0, rng)
    assert match.determinize(0, rng_of("a")).hash() == first.hash()
    assert first.hash() != second.hash()


def test_hidden_cards_are_dealt_pool_by_pool_and_the_generator_comes_after():
    match = camp({"deck": ["ox", "wolf", {"card": "nap", "known": [0]}, "bell"]}, {"hand": ["spy", "vote"]})
    s = match.state.copy()
    rng = rng_of("exact")
    yours, mine = [1, 2], [3, 4, 6]
    rng.shuffle(mine)
    rng.shuffle(yours)
    reshuffle_hidden(CAMP, s, 0, rng_of("exact"))
    assert [card.number for card in s.players[0].deck] == [*mine[:2], 5, mine[2]]
    assert [card.number for card in s.players[1].hand] == yours
    assert digest(s.rng) == digest(Rng(rng.below(1 << 256).to_bytes(32, "little")))


def test_a_world_is_made_from_sixty_two_bits_of_the_bots_chance():
    match = camp({"deck": PILE})
    s = match.state.copy()
    reshuffle_hidden(CAMP, s, 1, rng_of(f"{rng_of('bot').below(1 << 62):x}"))
    assert match.determinize(1, rng_of("bot")).hash() == digest(s)


def test_a_card_that_all_have_seen_stays_for_spectators_too():
    match = camp({"deck": PILE})
    match.state.seen[1] = EVERYONE
    match.state.seen[2] = 0b11
    for world in worlds(match, -1):
        assert ids(world.state.players[0].deck)[0] == "ox"
    assert len({ids(world.state.players[0].deck)[1] for world in worlds(match, -1)}) > 2


@pytest.mark.parametrize("keep", [KEEP_NOTHING, KEEP_ACTIONS, KEEP_TURNS])
def test_a_world_in_the_middle_of_an_effect_goes_on_with_the_new_cards(keep):
    match = camp({"hand": ["spy", "ox"], "deck": ["ox", "wolf", "bell", "omen", "nap", "vote"]})
    match.choose("play:2")
    match.choose("play:1")
    decks = set()
    for i in range(8):
        world = match.determinize(0, rng_of(f"inner {i}"), keep)
        assert (world.quiet, world.keep, world.decision.keys) == (False, keep, ["target:3", "target:4", "target:5"])
        decks.add(tuple(ids(world.state.players[0].deck)))
        world.choose("target:4")
        assert ids(world.state.players[0].archives) == ["wolf"]
        assert ids(world.state.players[0].deck)[:2] == ["ox", "bell"]
    assert len(decks) > 2
    assert {deck[:3] for deck in decks} == {("ox", "wolf", "bell")}
    assert (match.n, ids(match.state.players[0].deck)[3:]) == (2, ["omen", "nap", "vote"])


@pytest.mark.parametrize("keep", [KEEP_NOTHING, KEEP_ACTIONS, KEEP_TURNS])
def test_clones_of_a_world_agree_with_it(keep):
    match = train(3, seed=12)
    rng = rng_of("worlds")
    while match.ask is not None:
        if not match.quiet:
            world = match.determinize(match.ask.seat, rng, keep)
            twins = [world.clone(), world.clone(KEEP_ACTIONS).clone()]
            for _ in range(8):
                assert {twin.hash() for twin in twins} == {world.hash()}
                if world.ask is not None:
                    pick = rng.below(len(world.ask.options))
                    for one in (world, *twins):
                        one.apply(pick)
        match.apply(rng.below(len(match.ask.options)))


def test_a_world_of_a_world_in_the_middle_of_an_effect_is_another_one():
    match = camp({"hand": ["spy"], "deck": PILE})
    match.choose("play:1")
    world = match.determinize(0, rng_of("one"))
    other = world.determinize(0, rng_of("two"))
    assert (world.hash() != other.hash(), other.decision.keys) == (True, world.decision.keys)
    assert other.clone().hash() == other.hash()
    assert [(change.n, change.patch, change.seat) for change in other.changes] == [(1, None, 0), (1, None, 0)]


def test_imagining_changes_nothing_in_the_log():
    match = train(2, seed=13)
    before = len(match.log)
    world = match.determinize(0, rng_of("quietly"))
    assert (len(match.log), world.log, match.changes) == (before, None, [])


def test_options_of_another_seat_fit_the_cards_it_is_imagined_to_hold():
    match = camp({"hand": ["ox", "wolf"], "deck": ["omen", "nap", "spy", "vote", "ox"]})
    hands = set()
    for world in worlds(match, 1):
        numbers = [card.number for card in world.state.players[0].hand]
        hands.add(tuple(numbers))
        assert [option.card for option in world.decision.options] == [*numbers, 0]
        world.apply(0)
    assert len(hands) > 4


def test_a_match_that_is_over_can_be_imagined_too():
    match = camp({"deck": PILE})
    match.concede(1)
    assert len({tuple(ids(world.state.players[0].deck)) for world in worlds(match, 1)}) > 4
    assert worlds(match, 1)[0].decision is None
