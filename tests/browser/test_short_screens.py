"""What must be seen whole on a tablet and on a laptop, however much lies on the table."""

from __future__ import annotations

import pytest
from browsing import DESKTOP, PHONE, TABLET
from positions import match_from, sit_down

LAPTOP = (1366, 768)
CUT = """() => [...document.querySelectorAll('.hand .pi-face')].filter((card) => {
  const box = card.getBoundingClientRect();
  return box.bottom > innerHeight || box.width < 76 || !box.height;
}).length"""


def pillar_attacked():
    pillar = {"card": "pilier-indien"}
    hand = ["oko", "thor-phecda", "cassios", "nachi-loup", "geki-ours"]
    mine = {"hero": "seiya", "hand": ["thor-phecda", *hand], "marked": [{"card": "oko", "wounded": True}]}
    field = ["cassios", "phaeton", "oko", "nachi-loup", "ban-petit-lion", "geki-ours"]
    match = match_from("saintseiya", mine, {"hero": "shun"}, field=field, standing=[pillar], reserve=["jaki"] * 9)
    card = next(option for option in match.decision.options if option.verb == "play")
    match.choose(card.key)
    match.choose(next(o.key for o in match.decision.options if match.view(0)["standing"][0]["number"] == o.card))
    return match


def seated(guest, match, shown):
    """Somebody who sits at this match, once what it is about is shown."""
    sit_down(guest, match)
    guest.page.wait_for_selector(shown)
    return guest


def has_whole_hand(guest, count):
    return guest.page.locator(".hand .pi").count() == count and guest.page.evaluate(CUT) == 0


@pytest.mark.parametrize("size", [TABLET, LAPTOP])
def test_the_hand_is_whole_beside_a_pillar_that_is_attacked(visit, size):
    guest = seated(visit(size=size), pillar_attacked(), ".shelf")
    assert has_whole_hand(guest, 5)
    guest.check("short-pillar")


@pytest.mark.parametrize("size", [TABLET, LAPTOP])
def test_the_hand_is_whole_while_something_waits_on_the_stack(visit, size):
    guest = visit(size=size, forced=False)
    guest.sit_at(guest.new_table("sevenfallen"))
    answer = guest.page.locator(".ribbon, .waiting [data-stack]")
    guest.play_on(until=lambda: guest.page.evaluate(CUT) or answer.count() > 0)
    assert guest.page.evaluate(CUT) == 0
    guest.check("short-stack")


def four_strike():
    """Four attack a pair; one more stands behind, and how the pair strikes back is not yet shared out."""
    heaven = {"divine": ["dragon-vie-souffle-premier"], "worship": [{"card": "forge-du-volcan-sacre", "ec": 30}]}
    pair = {"card": "lanciere-du-rempart-ardent", "attached": ["colosse-de-lave-figee"]}
    hand = ["carapace-d-obsidienne", "bloc-de-scories", "salamandre-furieuse", "lancier-des-nuages"]
    foes = ["ragwell", "canonniere-d-abordage", "canonniere-d-abordage", "rodeur-des-mangroves", "goule"]
    mine = {**heaven, "rear": [pair, "salamandre-furieuse"], "hand": hand}
    match = match_from("sevenfallen", mine, {**heaven, "rear": foes}, active=1)
    match.choose("attack")
    match.choose("pass")
    match.choose("pass")
    for verb in ("announce", "declare"):
        for _ in range(4):
            match.choose(next(key for key in match.decision.keys if key.startswith(f"{verb}:")))
        if verb == "announce":
            match.choose("done")
    match.choose(next(key for key in match.decision.keys if key.startswith("strike:")))
    match.choose("pass")
    assert match.decision.seat == 0 and match.view(0)["combat"]["outcome"] == "open"
    return match


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, TABLET])
def test_the_hand_is_whole_however_much_is_said_of_a_combat(visit, size):
    guest = seated(visit(size=size), four_strike(), ".afters")
    assert has_whole_hand(guest, 4)
    guest.check("short-combat")
    guest.page.locator(".afters").evaluate(
        "(one) => one.append(...Array.from({length: 15}, () => one.lastElementChild.cloneNode(true)))"
    )
    guest.check("much-said")
    assert has_whole_hand(guest, 4)
    guest.page.locator("[data-main]").click(trial=True)


def test_on_a_phone_the_hand_is_in_reach_however_much_is_said_of_a_combat(visit):
    guest = seated(visit(size=PHONE), four_strike(), ".afters")
    tabs, card = guest.page.locator(".tabs").bounding_box(), guest.page.locator(".hand .pi-hit").first.bounding_box()
    assert card["y"] < tabs["y"] - 80
    guest.check("short-combat")


@pytest.mark.parametrize("size", [TABLET, LAPTOP])
@pytest.mark.parametrize("game", ["duel", "keyforge"])
def test_the_hand_is_whole_as_a_match_goes_on(visit, game, size):
    guest = visit(size=size, forced=False)
    guest.sit_at(guest.new_table(game))
    for _ in range(20):
        guest.take_steps(1)
        assert guest.page.evaluate(CUT) == 0


@pytest.mark.parametrize("size", [TABLET, LAPTOP])
def test_what_is_laid_beside_the_hand_can_be_touched(visit, size):
    """Also where little height is left, and with an empty hand."""
    pillar = {"card": "pilier-indien"}
    mine = {"hero": "seiya", "hand": ["thor-phecda"], "relics": ["trident-poseidon", "balmung"]}
    match = match_from("saintseiya", mine, {"hero": "shun"}, standing=[pillar], reserve=["jaki"] * 9)
    match.choose(next(option.key for option in match.decision.options if option.verb == "play"))
    match.choose(next(o.key for o in match.decision.options if match.view(0)["standing"][0]["number"] == o.card))
    guest = seated(visit(size=size), match, ".shelf")
    boxes = guest.page.evaluate(
        "() => [...document.querySelectorAll('.laid .pi-hit')].map((one) => one.getBoundingClientRect().x)"
    )
    assert len(boxes) == 2 and boxes[1] - boxes[0] >= 14
