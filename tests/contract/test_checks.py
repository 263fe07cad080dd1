"""The checks of the contract one by one: what they let pass, and what exactly they say."""

import pytest
from duel.game import DUEL, Duel

from pioche.contract import check_game
from pioche.engine import new_match, rng_of, slugs
from pioche.engine.contract import (
    ContractBroken,
    _check_log,
    _check_record,
    _check_twins,
    _check_undo,
    _difference,
    check_positions,
    check_scenario,
    last_hashes,
)
from pioche.engine.log import Line
from pioche.testing import table


class Unlisted(Duel):
    """A game that is not installed."""

    slug = "unlisted"


@pytest.fixture
def played():
    """A finished match and its hashes."""
    match = new_match(Unlisted(), ["swords", "songs"], seed=2)
    rng = rng_of("played")
    hashes = []
    while match.ask is not None:
        hashes.append(match.hash())
        match.apply(rng.below(len(match.ask.options)))
    return match, [*hashes, match.hash()]


def test_a_finished_match_passes(played):
    match, hashes = played
    _check_undo(match, hashes, rng_of("x"))
    _check_record(match)
    _check_log(match)
    assert match.n == len(hashes) - 1


def undone(match, hashes):
    """To which decisions the check went back."""
    gone = []
    before = match.undo

    class Spy:
        def __getattr__(self, name):
            return getattr(match, name)

        def undo(self, n):
            gone.append(n)
            before(n)

    _check_undo(Spy(), hashes, rng_of("x"))
    return gone


def test_undo_is_tried_three_times_anywhere(played):
    match, hashes = played
    rng = rng_of("x")
    assert undone(match, hashes) == [rng.below(match.n + 1) for _ in range(3)]


def test_undo_that_leads_elsewhere_is_told_with_the_decision(played):
    match, hashes = played
    n = rng_of("x").below(match.n + 1)
    hashes[n] = "other"
    with pytest.raises(ContractBroken, match=f"^undo to decision {n} leads elsewhere$"):
        _check_undo(match, hashes, rng_of("x"))


def test_redo_that_leads_elsewhere_is_told(played):
    match, hashes = played
    n = rng_of("x").below(match.n + 1)
    with pytest.raises(ContractBroken, match=f"^undo to decision {n} and redo leads elsewhere$"):
        _check_undo(match, [*hashes[:-1], "other"], rng_of("x"))


@pytest.mark.parametrize("line", [Line("burned", {}), Line("drew", {"seat": 0, "count": 9})])
def test_a_log_that_reads_otherwise_after_undo_is_told(played, line):
    match, hashes = played
    match.log[0] = line
    match._marks.clear()  # so that going back means going back to the seed
    with pytest.raises(ContractBroken, match="and redo leads elsewhere"):
        _check_undo(match, hashes, rng_of("x"))


def test_twins_are_followed_to_the_end(played):
    match, hashes = played
    twin = new_match(Unlisted(), ["swords", "songs"], seed=2)
    _check_twins(match, [(twin, 0)], hashes)
    assert twin.hash() == match.hash()


def test_a_twin_that_goes_another_way_is_told_with_both_decisions(played):
    match, hashes = played
    for wrong, seed in ((3, 2), (0, 3)):
        spoilt = [*hashes]
        spoilt[wrong] = "other"
        twin = new_match(Unlisted(), ["swords", "songs"], seed=seed)
        with pytest.raises(ContractBroken, match=f"^a clone made at decision 0 has gone another way at {wrong}$"):
            _check_twins(match, [(twin, 0)], spoilt if seed == 2 else hashes)


def test_a_twin_that_ends_elsewhere_is_told(played):
    match, hashes = played
    twin = new_match(Unlisted(), ["swords", "songs"], seed=2)
    with pytest.raises(ContractBroken, match=r"^a clone made at decision 0 ends elsewhere$"):
        _check_twins(match, [(twin, 0)], [*hashes[:-1], "other"])


def test_a_twin_that_cannot_answer_is_told(played):
    match, hashes = played
    twin = new_match(Unlisted(), ["swords", "songs"], seed=2)
    match.history[0] = -5
    with pytest.raises(ContractBroken, match="has gone another way at 0"):
        _check_twins(match, [(twin, 0)], hashes)


def test_a_record_that_ends_elsewhere_is_told(played):
    match, _ = played
    match.state.players[0].flames += 1
    with pytest.raises(ContractBroken, match=r"^the record, played again, ends elsewhere$"):
        _check_record(match)


def test_a_record_that_cannot_be_played_is_told(played):
    match, _ = played
    n = next(n for n, option in enumerate(match.history) if match.game.verbs.card(option))
    match.history[n] += 1000
    with pytest.raises(ContractBroken, match=rf"^the record cannot be played again: diverges\(n={n}"):
        _check_record(match)


def test_private_and_public_forms_of_a_line_need_words(played):
    match, _ = played
    for line, complaint in (
        (Line("mumbled", {}), "no message log.mumbled in fr"),
        (Line("tossed", {"side": "heads"}, {"x": 1}, 1), "no message log.tossed.seen in fr"),
        (Line("drew", {}, {"seat": 0, "count": 1, "cards": []}, 1), "message log.drew in fr asks for"),
        (Line("drew", {"seat": 0, "count": 1}, {"card": 1}, 2), r"log.drew.seen in fr asks for \['cards'\]"),
    ):
        match.log.append(line)
        with pytest.raises(ContractBroken, match=complaint):
            _check_log(match)
        match.log.pop()


def test_a_difference_is_shown_with_what_stands_around_it():
    one, other = "a" * 100 + "X" + "b" * 100, "a" * 100 + "Y" + "b" * 100
    assert _difference(one, other) == f"…{'a' * 60}X{'b' * 29}… became …{'a' * 60}Y{'b' * 29}…"
    assert _difference("xy", "zy") == "…xy… became …zy…"
    assert _difference("same", "same and more") == "…same… became …same and more…"


def test_a_stack_and_an_effect_that_lasts_are_told_in_words():
    t = table("duel", me={"hand": ["gamble", "lullaby"]}, you={"line": ["knight", "squire"]})
    t.play("gamble")
    check_scenario(t.match)
    t.pass_all()
    check_scenario(t.match)
    t.play("lullaby")
    t.me.pick("squire")
    t.pass_all()
    assert t.state.lasting
    check_scenario(t.match)


@pytest.mark.parametrize(("slug", "games"), [("duel", 10), ("keyforge", 3), ("sevenfallen", 1), ("saintseiya", 1)])
def test_every_position_of_a_whole_game_is_said(slug, games):
    check_positions(slug, games)


def test_last_hashes_are_the_same_everywhere():
    assert last_hashes(DUEL, 3) == last_hashes(Duel(), 3)
    assert [line.split()[0] for line in last_hashes(DUEL, 4)] == ["111", "106", "101", "155"]
    assert last_hashes(DUEL, 1)[0] == "111 70329504730d8b2f29ca0395"


def test_check_game_takes_a_game_that_is_not_installed():
    check_game(Unlisted(), games=2)
    assert "unlisted" not in slugs()
