"""Going back: freely, with the others' leave, to a moment of one's choice."""

from __future__ import annotations

import pytest
from browsing import DESKTOP, PHONE, TABLET, play_together
from playwright.sync_api import expect
from positions import match_from, sit_down


def test_held_undo_lists_the_last_moments_and_says_why_there_is_none(visit):
    guest = visit(forced=False)
    guest.sit_at(guest.new_table("keyforge", bots=("random",)))
    page = guest.page
    undo = page.locator(".undo")
    page.wait_for_selector(".prompt:not(.other) [data-option]")
    asked = page.locator(".prompt h2").inner_text()
    undo.focus()
    assert undo.get_attribute("aria-disabled") == "true" and "Rien à annuler" in undo.get_attribute("title")
    guest.take_steps(8)  # some of them open a menu
    page.wait_for_selector(".prompt:not(.other) [data-option]")
    page.keyboard.press("Escape")  # a menu may be open
    undo.hover()
    page.mouse.down()
    moments = page.locator("dialog[open] [data-moment]")
    moments.first.wait_for()
    page.mouse.up()
    assert moments.count() >= 2 and all(one.startswith("avant\u202f: ") for one in moments.all_inner_texts())
    guest.check("moments")
    moments.last.click()
    expect(page.locator(".prompt h2")).to_have_text(asked)


def test_who_goes_back_too_far_asks_the_others_who_see_what_would_be_undone(visit):
    host, guest = visit(forced=False), visit(size=PHONE, lang="en", forced=False)
    # a request is withdrawn after twenty seconds, less than it may take to look at two pages
    host.page.add_init_script("window.setInterval = ((every) => (work, time) => every(work, time * 60))(setInterval)")
    table = host.new_table("duel", bots=())
    guest.context.request.get("/api/hello")
    host.sit_at(table)
    guest.sit_at(table)
    guest.page.get_by_role("button", name="Take this seat").first.click()
    host.page.get_by_role("button", name="Commencer").click()
    guest.page.wait_for_selector("[data-prompt]")
    undo, prompt = host.page.locator(".undo"), host.page.locator("[data-prompt]")
    asks = host.page.locator(".undo", has_text="Demander")
    play_together([host, guest], lambda done: done > 6 and asks.count() > 0)
    asks.click()
    expect(undo).to_contain_text("décide… ")
    guest.page.wait_for_selector("text=asks to go back")
    to, told = what_would_be_undone(guest, table)
    expect(guest.page.locator(".prompt p")).to_have_text(told)
    guest.check("asked-to-undo")
    host.check("asking-to-undo")
    undo.click()  # withdrawn
    guest.page.wait_for_selector("text=asks to go back", state="detached")
    asks.click()
    guest.page.get_by_role("button", name="Always in this match").click()
    expect(prompt).to_have_attribute("data-prompt", str(to))
    play_together([host, guest], lambda done: done > 4 and asks.count() > 0)
    n = prompt.get_attribute("data-prompt")
    asks.click()
    expect(prompt).not_to_have_attribute("data-prompt", n)  # granted without a question
    assert guest.page.locator("text=asks to go back").count() == 0


def what_would_be_undone(visitor, table):
    """The decision to which somebody asks to go back, and how that is told in English."""
    seen = {}

    async def look(client):
        seen.update(client.picture)

    visitor.elsewhere(table, look)
    to, n = seen["asked"]["to"], seen["match"]["n"]
    lines = [line["text"]["en"] for line in seen["log"] if line["n"] > to]
    return to, " ".join([f"{n - to} decision{'s' if n - to > 1 else ''} would be taken back.", *lines[:3]])


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_undo_stays_while_a_menu_or_a_guard_has_the_place_of_the_prompt(visit, size):
    guest = visit(size=size)
    page = guest.page
    mine = {"hand": ["troll"], "battleline": ["bumpsy"], "houses": ["brobnar", "dis", "mars"]}
    sit_down(guest, match_from("keyforge", mine, {"battleline": ["bulwark"]}, house="brobnar"))
    undo, bumpsy = page.locator(".undo"), page.locator(".mat.me .is-option .pi-hit").first
    for opens, shown in ((bumpsy, "[role=menu]"), (page.locator("[data-main]"), ".prompt .quiet")):
        page.locator(".hand .is-option .pi-hit").click()
        page.locator("[role=menu] [data-option^='discard:']").click()
        page.locator(".hand .pi").wait_for(state="detached")
        opens.click()
        page.wait_for_selector(shown)
        assert page.locator(".prompt").evaluate("(one) => one.scrollWidth <= one.clientWidth"), "nothing is cut"
        guest.picture(f"undo-beside-{'menu' if opens is bumpsy else 'guard'}")
        assert guest.wrong_with_layout() == []
        for button in page.locator("[role=menuitem]").all():
            button.click(trial=True)  # nothing lies over it
        undo.click()
        page.locator(".hand .pi").wait_for()
        expect(page.locator(shown)).to_have_count(0)
