"""Several picks in a row: damage that is divided, things that are put in order."""

from __future__ import annotations

import json

import pytest
from browsing import DESKTOP, PHONE
from playwright.sync_api import expect
from positions import match_from, sit_down

CREATURES = ["troll", "bulwark", "krump"]


def hunt():
    """As much damage as one has creatures, divided as one likes."""
    mine = {"hand": ["cooperative-hunting"], "battleline": CREATURES, "houses": ["untamed", "dis", "mars"]}
    match = match_from("keyforge", mine, {"battleline": ["troll", "bulwark"]}, house="untamed")
    match.choose(next(option.key for option in match.decision.options if option.verb == "play"))
    assert match.decision.kind == "target"
    return match


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_damage_is_divided_on_the_cards_and_the_strip_says_what_is_left(visit, size):
    guest = visit(size=size)
    sit_down(guest, hunt())
    page = guest.page
    title = page.locator(".prompt h2")
    expect(title).to_have_text("Chasse en Meute : encore 3 dégâts à répartir.")
    assert page.locator("[data-more]").count() == 5, "a stepper under each target"
    theirs = page.locator(".mat.you .is-target")
    stamp = page.locator(".mat.you .stamp")
    for given in (1, 2):
        theirs.first.locator(".pi-hit").click()
        expect(stamp).to_have_text(str(given))
    assert stamp.locator("svg").count() == 1, "a drop"
    expect(title).to_have_text("Chasse en Meute : encore 1 dégât à répartir.")
    assert "recevra 2 dégâts" in theirs.first.locator(".pi-hit").get_attribute("aria-label")
    guest.check("split")
    page.locator("[data-less]").click()
    expect(stamp).to_have_text("1")
    page.keyboard.press("z")
    stamp.wait_for(state="detached")


def test_a_card_pressed_twice_at_once_gets_both_points(visit):
    guest = visit()
    sit_down(guest, hunt())
    guest.page.locator(".mat.you .is-target .pi-hit").first.evaluate("button => { button.click(); button.click(); }")
    expect(guest.page.locator(".mat.you .stamp")).to_have_text("2")
    expect(guest.page.locator(".prompt h2")).to_have_text("Chasse en Meute : encore 1 dégât à répartir.")


def press_long(button):
    button.hover()
    button.page.mouse.down()
    button.page.wait_for_selector(".is-target", state="detached")
    button.page.mouse.up()


def dot(page):
    page.locator(".mat.you .is-target .pi-hit").first.click()
    page.locator("[data-again]").wait_for()
    page.keyboard.press(".")


ALL_THE_REST = {"long press": lambda page: press_long(page.locator("[data-more]").first), "key": dot}


@pytest.mark.parametrize("way", ALL_THE_REST)
def test_all_the_rest_goes_to_one_card(visit, way):
    guest = visit()
    sit_down(guest, hunt())
    guest.page.wait_for_selector(".mat.you .is-target")
    ALL_THE_REST[way](guest.page)
    guest.page.wait_for_selector(".mat.you .pi-hit[aria-label*='1 dégât']")  # armour took the other two


def gateway(*line):
    """All creatures are destroyed."""
    mine = {"hand": ["gateway-to-dis"], "battleline": list(line), "houses": ["untamed", "dis", "mars"]}
    match = match_from("keyforge", mine, {"battleline": ["troll", "bulwark"]}, house="dis")
    match.choose(next(option.key for option in match.decision.options if option.verb == "play"))
    return match


def test_what_is_put_in_order_has_its_rank(visit):
    """Which card goes to the discard pile first: those of one pile are a row of their own."""
    guest = visit()
    sit_down(guest, gateway(*CREATURES, "krump"))
    page = guest.page
    assert page.locator("[data-alike='2'] small").inner_text() == "même ordre pour les 2"
    page.locator(".mat.me .is-target .pi-hit").nth(2).click()
    page.wait_for_selector(".is-picked .stamp:text-is('1')")
    guest.check("order")
    page.locator(".is-picked .pi-hit").click()
    page.wait_for_selector(".is-picked", state="detached")
    page.locator(".mat.me .is-target .pi-hit").first.click()
    page.locator("[data-again]").wait_for()
    page.keyboard.press(".")  # the rest in this order; those of the other pile are another row
    page.wait_for_selector(".mat.you .is-target")
    assert page.locator(".stamp").count() == 0
    assert page.locator(".mat.you .is-target").count() == 2


def test_effects_are_listed_with_their_sources_and_like_ones_come_together(visit):
    guest = visit(size=PHONE, lang="en")
    sit_down(guest, gateway("bad-penny", "dust-imp", "bad-penny", "bad-penny", "troll"))
    due = guest.page.locator("[data-alike]")
    due.first.wait_for()
    assert [text.split("\n")[-1] for text in due.all_inner_texts()] == ["same order for all 3", "Dust Imp"]
    guest.check("effects")
    sent = []
    guest.page.on("websocket", lambda line: line.on("framesent", lambda said: sent.append(json.loads(said))))
    guest.page.reload()
    due.first.click()
    guest.page.wait_for_selector(".prompt h2:text('discard pile')")
    chosen = [said["option"] for said in sent if said["do"] == "choose"]
    assert chosen == ["trigger:1", "trigger:3", "trigger:4"], "each once, one after the other"


def test_several_picks_are_counted_of_how_many(visit):
    guest = visit(lang="en")
    mine = {"hand": ["nature-s-call"], "battleline": CREATURES, "houses": ["untamed", "dis", "mars"]}
    match = match_from("keyforge", mine, {"battleline": ["troll"]}, house="untamed")
    match.choose(next(option.key for option in match.decision.options if option.verb == "play"))
    sit_down(guest, match)
    count = guest.page.locator(".prompt .grow p")
    for said in ("0 of 3", "1 of 3", "2 of 3"):
        expect(count).to_have_text(said)
        guest.page.locator(".mat.me .is-target .pi-hit").first.click()
