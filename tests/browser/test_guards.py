"""What the page asks once more before it is done."""

from __future__ import annotations

from playwright.sync_api import expect
from positions import match_from, sit_down

TIDE = ".prompt [data-option='tide']"


def sit_where_the_tide_is_pointless(guest):
    """No card of the match speaks of the tide: raising it brings chains only."""
    mine = {"hand": ["troll"], "battleline": ["bumpsy"], "houses": ["brobnar", "dis", "mars"]}
    sit_down(guest, match_from("keyforge", mine, {"battleline": ["bulwark"]}, house="brobnar"))


def sent(page, n):
    """So many decisions were made, and the next is asked."""
    expect(page.locator("[data-prompt]")).to_have_attribute("data-prompt", str(n))
    expect(page.locator("[data-prompt]")).to_have_attribute("aria-busy", "false")


def test_what_is_pointless_is_asked_about_once_and_never_repeated(visit):
    guest = visit(forced=False)
    page, guard = guest.page, guest.page.locator(".prompt .quiet")
    sit_where_the_tide_is_pointless(guest)
    page.locator(TIDE).click()
    expect(page.locator(".prompt h2")).to_contain_text("Faire monter la marée")
    expect(page.locator(".prompt p")).to_contain_text("n’apporte rien")
    guest.check("pointless")
    page.get_by_role("button", name="Non, rester").click()
    sent(page, 0)
    page.locator(TIDE).click()  # who has not said that they mean it is asked again
    page.get_by_role("button", name="Oui, quand même").click()
    sent(page, 1)
    assert page.locator("[data-again]").count() == 0
    page.keyboard.press(".")  # the same for the rest
    page.locator(TIDE).click()
    sent(page, 2)  # by the click alone
    assert guard.count() == 0 and page.locator("[data-again]").count() == 0
    assert page.locator(".log").inner_text().count("3 chaînes") == 2


def test_who_does_not_want_to_be_asked_again_is_not_at_another_table_either(visit):
    guest = visit(forced=False)
    page, guard = guest.page, guest.page.locator(".prompt .quiet")
    sit_where_the_tide_is_pointless(guest)
    page.locator(TIDE).click()
    guard.click()
    sent(page, 1)
    sit_where_the_tide_is_pointless(guest)
    page.locator(TIDE).click()
    sent(page, 1)
    assert guard.count() == 0 and page.locator("[data-again]").count() == 0
