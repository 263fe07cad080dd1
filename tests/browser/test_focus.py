"""Where one is, for who plays by keyboard or hears the page."""

from __future__ import annotations

from playwright.sync_api import expect
from positions import match_from, sit_down

ACTIVE = "document.activeElement"
ZONE = f"{ACTIVE}.closest('[data-prompt], .hand, .mat.me, .mat.you, .side, header')?.className.replace(/ svelte.*/, '')"
LINE = {"battleline": ["troll", "krump", "bumpsy"]}


def at_the_table(guest):
    mine = {**LINE, "hand": ["troll", "bumpsy"], "houses": ["brobnar", "dis", "mars"]}
    sit_down(guest, match_from("keyforge", mine, {"battleline": ["troll"]}, house="brobnar"))
    guest.page.wait_for_selector(".hand .is-option")


def test_the_focus_goes_with_what_is_asked(visit):
    guest = visit(forced=False)
    at_the_table(guest)
    page = guest.page
    card = page.locator(".hand .is-option .pi-hit").first
    card.focus()
    page.keyboard.press("Enter")
    assert page.evaluate(f"{ACTIVE}.role") == "menuitem", "into the menu"
    page.keyboard.press("ArrowDown")
    assert page.evaluate(f"{ACTIVE}.dataset.option").startswith("discard")
    page.keyboard.press("Escape")
    assert card.evaluate(f"(one) => one === {ACTIVE}"), "back on the card"
    page.keyboard.press("Enter")
    page.locator(".menu").get_by_role("menuitem", name="Refermer").or_(page.locator(".prompt > .end")).first.click()
    assert card.evaluate(f"(one) => one === {ACTIVE}")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # played: the menu has gone, and a flank is asked for
    page.wait_for_function(f"() => {ACTIVE}.matches('[data-prompt]')")
    assert page.evaluate(f"{ACTIVE}.ariaLabel") == "Ce qui est demandé\u202f: Où placez-vous Troll\u202f?"


def test_tab_goes_from_what_is_asked_to_the_hand_to_ones_own_side_and_neighbours_are_named(visit):
    guest = visit(forced=False)
    at_the_table(guest)
    page = guest.page
    page.keyboard.press("g")
    zones = []
    while not zones or zones[-1] != "mat you":
        page.keyboard.press("Tab")
        zones.append(page.evaluate(ZONE))
        assert len(zones) < 20
    assert list(dict.fromkeys(zones)) == ["prompt", "hand", "mat me", "mat you"]
    label = page.locator(".mat.me .line .pi-hit").nth(1).get_attribute("aria-label")
    assert "2 sur 3, voisine de Troll, Bobosse" in label


def test_the_digit_on_a_button_presses_it(visit):
    """Of the first question of a match the main button has none: the other is the first."""
    guest = visit(forced=False)
    guest.sit_at(guest.new_table("keyforge", bots=("random",)))
    page = guest.page
    guest.play_on(until=lambda: page.locator("[data-option=mulligan]").count() > 0)
    assert page.locator("[data-option=mulligan] kbd").inner_text() == "1"
    page.keyboard.press("1")
    page.wait_for_selector("[data-option=mulligan]", state="detached")


def test_what_one_may_regret_is_asked_in_the_strip(visit):
    guest = visit(forced=False)
    at_the_table(guest)
    page = guest.page
    title = page.locator(".prompt h2")
    card, pile = page.locator(".hand .is-option").first, page.locator(".mat.me [data-pile^=discard]")
    card.drag_to(pile)
    expect(title).to_have_text("Défausser Troll ?")
    guest.check("guard-discard")
    page.keyboard.press("Escape")
    expect(title).to_contain_text("Jouez")
    for _ in range(3):
        page.keyboard.down("Space")  # held: it opens the question, and does not answer it
        expect(title).to_have_text("Finir maintenant ?")
    page.keyboard.up("Space")
    page.keyboard.press("Escape")
    page.locator("header .mark").click()
    expect(title).to_have_text("Quitter la table ?")
    page.get_by_role("button", name="Non").click()
    card.drag_to(pile)
    page.get_by_role("button", name="Ne plus demander").click()
    expect(page.locator(".hand .pi")).to_have_count(1)
    card.drag_to(pile)
    expect(page.locator(".hand .pi")).to_have_count(0)
    page.locator("header .mark").click()
    page.keyboard.press("Space")
    page.wait_for_url("**/")
