"""Tables of more than two, and whatever else must fit on a small screen."""

from __future__ import annotations

import pytest
from browsing import DESKTOP, PHONE, TABLET
from positions import bring, match_from, sit_down

from pioche.engine import new_match, new_scenario
from pioche.engine.rng import rng_of

# What cannot be pressed, or read, where it stands once it was brought into sight.
HIDDEN = """(all) => all.filter((one) => {
  one.scrollIntoView({block: 'nearest'});
  const box = one.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + 10, box.y + box.height / 2);
  return !hit || !(one.contains(hit) || hit.contains(one));
}).map((one) => one.ariaLabel || one.textContent)"""
HEROES = ["seiya", "shiryu", "hyoga", "shun"]


def three_fights():
    """A player in three confrontations, with cards before them and in hand."""
    hand = ["thor-phecda", "cassios", "oko", "nachi-loup", "geki-ours"]
    mine = {"hero": "seiya", "hand": hand, "marked": [{"card": "oko", "wounded": True}], "relics": ["balmung"]}
    field = ["shaka-vierge", "milo-scorpion", "mu-belier", "nachi-loup", "ban-petit-lion", "geki-ours"]
    match = match_from("saintseiya", mine, {"hero": "shun"}, field=field, reserve=["jaki"] * 9)
    for slot in range(3):
        match.choose(next(option.key for option in match.decision.options if option.verb == "play"))
        match.choose(next(o.key for o in match.decision.options if match.view(0)["field"][slot]["number"] == o.card))
    return match


def test_on_a_phone_the_hand_and_the_tabs_stay_at_the_lower_edge(visit):
    guest = visit(size=PHONE)
    sit_down(guest, three_fights())
    guest.page.wait_for_selector(".fights")
    tabs, card = guest.page.locator(".tabs").bounding_box(), guest.page.locator(".hand .pi-hit").first.bounding_box()
    assert tabs["y"] + tabs["height"] == pytest.approx(844, abs=1)
    assert card["y"] < tabs["y"] - 80
    assert guest.page.locator(".tech, .laid .pi-hit, .fights .pi-hit, .slot .pi-hit").evaluate_all(HIDDEN) == []
    guest.check("three-fights")


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_three_at_a_table_of_any_game_are_told_apart(visit, size):
    line = ["knight", "squire", "banner", "herald", "guardian", "knight"]
    sides = [{"line": line, "hand": ["squire"] * 6}, {"line": line[:4]}, {"line": line}]
    guest = visit(size=size)
    sit_down(guest, new_scenario("duel", {"players": sides}))
    guest.page.wait_for_selector(".hand .is-option")
    if size == PHONE:  # one of the others lies open
        assert guest.page.locator(".chips h2").all_inner_texts() == ["Robot", "Robot 2"]
    else:
        assert guest.page.locator(".seal").all_inner_texts() == ["R", "R2", "V"]
    assert guest.page.locator(".seat h2, .pile, .line .pi-hit").evaluate_all(HIDDEN) == []
    if size == DESKTOP:
        assert guest.page.locator(".hand .pi-face").first.bounding_box()["width"] > 120
    guest.check("three-seats")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_replay_of_four_shows_all_of_the_table(visit, size):
    match, rng = (
        new_match("saintseiya", decks=HEROES, seed=3, names=["Camille", "Dominique", "Maxime", "Alix"]),
        rng_of("four"),
    )
    while match.n < 60:
        match.apply(rng.below(len(match.ask.options)))
    guest = visit(size=size)
    guest.page.goto(f"/r/{bring(guest, match)}?n=50&seat=0")
    guest.page.wait_for_selector(".tl input")
    guest.check("replay-of-four")
    board, last = guest.page.locator(".hero").bounding_box(), guest.page.locator(".tech").last.bounding_box()
    assert last["y"] + last["height"] <= board["y"] + board["height"] + 1
