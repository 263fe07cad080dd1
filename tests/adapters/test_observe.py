"""Observations: nothing that a seat may not know, all that it may, the same numbers everywhere."""

import numpy as np
import pytest

from pioche.adapters.observe import LAYOUTS, OPTION_COLUMNS, Observer
from pioche.engine import KEEP_ACTIONS, game_of, new_match, rng_of, slugs
from pioche.engine.view import view


def tables():
    """Every game with every number of seats."""
    return [(slug, seats) for slug in slugs() for seats in sorted(game_of(slug).seats)]


def decks_for(game, seats):
    ready = list(game.starters())
    return [ready[i % len(ready)] for i in range(seats)]


def positions(slug, seats, seed="look", most=150):
    """Positions of a random match, one in five."""
    game, rng = game_of(slug), rng_of(f"{seed} picks")
    match = new_match(game, decks_for(game, seats), seed, keep=KEEP_ACTIONS)
    while match.ask is not None and match.n < most:
        if match.n % 5 == 0:
            yield match
        match.apply(rng.below(len(match.ask.options)))


def shown(value):
    """The numbers of the cards that a view shows."""
    if isinstance(value, dict):
        if "number" in value:
            yield value["number"]
        for name, one in value.items():
            if name != "decision":
                yield from shown(one)
    elif isinstance(value, list):
        for one in value:
            yield from shown(one)


def to_bytes(seen):
    return {name: array.tobytes() for name, array in seen.items()}


@pytest.mark.parametrize(("slug", "seats"), tables())
@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_a_seat_cannot_know_changes_no_byte(slug, seats, layout):
    observer, rng = Observer(game_of(slug), seats), rng_of("permuted")
    for match in positions(slug, seats):
        for seat in range(len(match.names)):
            seen = to_bytes(observer.observe(match, seat, layout))
            for _ in range(2):
                assert to_bytes(observer.observe(match.determinize(seat, rng), seat, layout)) == seen


@pytest.mark.parametrize(("slug", "seats"), tables())
def test_a_row_for_each_card_that_the_view_shows_and_no_other(slug, seats):
    observer = Observer(game_of(slug), seats)
    for match in positions(slug, seats):
        for seat in range(len(match.names)):
            assert sorted(observer.rows_of(match, seat)) == sorted(shown(view(match, seat, False)))


@pytest.mark.parametrize(("slug", "seats"), tables())
def test_the_bags_hold_what_the_rows_hold(slug, seats):
    observer = Observer(game_of(slug), seats)
    zones = {zone.name for zone in observer.game.zones}
    for match in positions(slug, seats, most=60):
        assert match.ask is not None
        flat = observer.observe(match, match.ask.seat, "flat")["observation"]
        counted = dict(zip(observer.flat_names, flat, strict=True))
        bags = sum(
            count
            for name, count in counted.items()
            if ":" in name and name.partition(":")[0].rpartition(".")[2] in observer.zones and "=" not in name
        )
        seen = observer.observe(match, match.ask.seat, "entities")
        table, scalars, rows = seen["cards"], seen["scalars"], observer.rows_of(match, match.ask.seat)
        assert bags == len(rows) == np.count_nonzero(table[:, 1])
        assert flat[: len(scalars)].tobytes() == scalars.tobytes()
        sizes = sum(counted[name] for name in observer.scalar_names if name.rpartition(".")[2] in zones)
        unknown = sum(counted[name] for name in observer.scalar_names if name.endswith(".unknown"))
        laid = sum(observer.zones[zone] not in zones for zone in table[1 : len(rows) + 1, 1])
        assert sizes - unknown == len(rows) - laid


@pytest.mark.parametrize(("slug", "seats"), tables())
def test_options_are_told_apart_and_point_at_their_cards(slug, seats):
    observer = Observer(game_of(slug), seats)
    verbs = observer.game.verbs
    for match in positions(slug, seats):
        ask = match.ask
        assert ask is not None
        seen = observer.observe(match, ask.seat, "entities")
        options, count = seen["options"], len(ask.options)
        assert seen["action_mask"].tolist() == [1] * count + [0] * (observer.actions - count)
        assert len({tuple(row) for row in options[:count]}) == count and not options[count:].any()
        rows = observer.rows_of(match, ask.seat)
        for option, row in zip(ask.options, options, strict=False):
            named = dict(zip(OPTION_COLUMNS, row.tolist(), strict=True))
            assert verbs.names()[named["verb"]] == verbs.of(option).name
            number = verbs.card(option)
            assert named["row"] == rows.get(number, 0)
            assert observer.cards[named["card"]] == (match.state.cards[number].proto.id if number else "")
        for other in range(len(match.names)):
            if other != ask.seat:
                seen = observer.observe(match, other, "entities")
                assert not seen["options"].any() and not seen["action_mask"].any()


def test_more_than_there_is_room_for_is_refused():
    match = new_match("duel", ["swords", "songs"], 7)
    assert match.ask is not None
    with pytest.raises(ValueError, match="options"):
        Observer(match.game, 2, actions=1).observe(match, match.ask.seat, "flat")
    with pytest.raises(ValueError, match="rows"):
        Observer(match.game, 2, rows=3).observe(match, match.ask.seat, "entities")


def test_the_numbers_of_duel_are_these():
    """A change here is a change of layout: `LAYOUT` goes up with it."""
    match = new_match("duel", ["swords", "songs"], 7)
    assert match.ask is not None
    observer = Observer(match.game, 2)
    assert observer.signature == "6ed006e6aa101a35"
    flat = observer.observe(match, match.ask.seat, "flat")["observation"]
    named = {name: int(count) for name, count in zip(observer.flat_names, flat, strict=True) if count}
    assert named == {
        "seat": 1,
        "turn": 1,
        "asked": 1,
        "prompt": observer.prompts.index("main"),
        "step=": 1,
        "actions": 1,
        "0.ours": 1,
        "0.flames": 10,
        "0.hand": 5,
        "0.deck": 10,
        "0.deck.unknown": 10,
        "1.flames": 10,
        "1.hand": 4,
        "1.hand.unknown": 4,
        "1.deck": 11,
        "1.deck.unknown": 11,
        "prompt=main": 1,
        "0.hand:banner": 1,
        "0.hand:guardian": 1,
        "0.hand:scout": 1,
        "0.hand:squire": 1,
        "0.hand:volley": 1,
    }
