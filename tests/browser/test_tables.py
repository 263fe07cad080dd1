"""Whole matches at the table, against bots and people."""

from __future__ import annotations

import os
import random
import re
import time

import pytest
from browsing import DESKTOP, PHONE, TABLET, play_together
from playwright.sync_api import expect
from positions import match_from, sit_down

from pioche.engine import slugs

SCREENS = {"desktop": (DESKTOP, "fr", "dark"), "phone": (PHONE, "en", "light")}


# Minutes of clicking: after so many steps one gives up, unless asked to play on (PIOCHE_TEST_WHOLE=1).
LONG = {"sevenfallen": 60, "saintseiya": 60}
WHOLE = os.environ.get("PIOCHE_TEST_WHOLE") == "1"


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", slugs())
def test_a_whole_match_against_a_bot(visit, game, screen):
    size, lang, theme = SCREENS[screen]
    guest = visit(size=size, lang=lang, theme=theme, forced=False)
    guest.sit_at(guest.new_table(game))
    guest.take_steps(25)
    guest.check(f"table-{game}")
    if game in LONG and not WHOLE:
        guest.take_steps(LONG[game])
        guest.resign()
    else:
        guest.play_on()
    guest.page.wait_for_selector(".end:not([inert])")
    guest.check(f"over-{game}")


def test_the_last_click_does_not_press_what_the_end_puts_there(visit):
    """Who touches twice as the match ends asks for no rematch."""
    guest = visit()
    guest.page.add_init_script("""new MutationObserver(() => {
      const end = document.querySelector('.end');
      if (end && window.atOnce === undefined) {
        const box = end.querySelector('[data-main]').getBoundingClientRect();
        window.atOnce = end.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
      }
    }).observe(document, {childList: true, subtree: true})""")
    guest.sit_at(guest.new_table("duel", bots=["random"]))
    guest.play_on()
    guest.page.wait_for_selector(".end:not([inert])")
    assert guest.page.evaluate("window.atOnce") is False
    guest.page.get_by_role("button", name="Revanche").click(trial=True)


def test_two_browsers_against_each_other_and_a_spectator(visit):
    host, guest, watcher = visit(), visit(size=PHONE, lang="en"), visit(size=TABLET)
    table = host.new_table("duel", bots=())
    guest.context.request.get("/api/hello")
    host.sit_at(table)
    guest.sit_at(table)
    watcher.context.request.get("/api/hello")
    watcher.sit_at(table)
    take_seat(guest)
    host.page.get_by_role("button", name="Commencer").click()
    guest.page.wait_for_selector("[data-prompt]")
    watcher.page.wait_for_selector("[data-prompt]")
    for seat in (1, 0):
        watcher.page.locator(f"[data-beside='{seat}']").click()
        name = watcher.page.locator(f"[data-beside='{seat}']").inner_text()
        expect(watcher.page.locator(".mat.me .seat h2")).to_contain_text(name)
    play_together([host, guest])
    for visitor in (host, guest, watcher):
        visitor.page.wait_for_selector(".end:not([inert])")
    assert watcher.page.locator(".is-option, .is-target").count() == 0
    for visitor, name in ((host, "host"), (guest, "guest"), (watcher, "spectator")):
        visitor.check(f"friends-{name}")


def test_who_watches_hears_whose_hand_and_table_it_is(visit):
    host, watcher = visit(), visit()
    watcher.context.request.get("/api/hello")
    for game in slugs():
        watcher.sit_at(host.new_table(game))
        hand = watcher.page.locator(".hand")
        assert re.match(r"Main d’Invité \d{4}, \d+ ", hand.get_attribute("aria-label"))
        named = watcher.page.locator(".board [aria-label]").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
        assert [one for one in named if re.search(r"\b(votre|vos)\b", one, re.IGNORECASE)] == []


def test_talk_is_muted_for_oneself_alone_and_comes_back(visit):
    host, watcher = visit(), visit()
    table = host.new_table("duel")
    watcher.context.request.get("/api/hello")
    for visitor in (host, watcher):
        visitor.sit_at(table)
        visitor.page.get_by_role("tab", name="Parler").click()
    watcher.page.get_by_role("button", name="taire").click()
    host.page.get_by_label("Écrire à la table").fill("Bonjour !")
    host.page.keyboard.press("Enter")
    said = [visitor.page.locator(".lines li", has_text="Bonjour") for visitor in (host, watcher)]
    said[0].wait_for()
    watcher.page.reload()  # it stays so
    watcher.page.get_by_role("tab", name="Parler").click()
    watcher.page.get_by_text("Personne n’a encore parlé.").wait_for()
    assert said[1].count() == 0
    watcher.page.get_by_role("button", name="tu", exact=True).click()
    said[1].wait_for()


def take_seat(visitor):
    visitor.page.get_by_role("button", name="Take this seat").first.click()


def test_a_lost_line_is_told_and_the_table_is_there_again(visit):
    guest = visit(forced=False)
    line = guest.cut_lines()
    mine = {"hand": ["troll"], "battleline": ["bumpsy"], "houses": ["brobnar", "dis", "mars"]}
    sit_down(guest, match_from("keyforge", mine, {}, house="brobnar"))
    guest.page.wait_for_selector(".is-option")
    before = guest.page.locator(".hand .pi").count()
    line(False)
    guest.page.wait_for_selector("text=Connexion perdue")
    assert guest.page.locator(".is-option").count() == 0, "nothing can be chosen now"
    guest.picture("lost")
    line(True)
    guest.page.wait_for_selector("text=Connexion perdue", state="detached")
    guest.page.wait_for_selector(".is-option")
    assert guest.page.locator(".hand .pi").count() == before


def test_a_page_that_is_loaded_again_shows_the_same_table(visit):
    guest = visit()
    guest.sit_at(guest.new_table("keyforge"))
    hand = guest.page.locator(".hand .pi-hit").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    guest.page.reload()
    guest.page.wait_for_selector(".hand .pi-hit")
    assert guest.page.locator(".hand .pi-hit").evaluate_all("(all) => all.map((one) => one.ariaLabel)") == hand


def test_undo_takes_back_what_was_done(visit):
    guest = visit()
    guest.sit_at(guest.new_table("keyforge", bots=("random",)))
    guest.page.wait_for_selector(".prompt [data-option]")
    asked = guest.page.locator(".prompt h2").inner_text()
    guest.page.locator(".prompt [data-option]").first.click()
    guest.page.wait_for_function("(asked) => document.querySelector('.prompt h2')?.innerText !== asked", arg=asked)
    guest.page.keyboard.press("z")
    guest.page.wait_for_function("(asked) => document.querySelector('.prompt h2')?.innerText === asked", arg=asked)


def test_a_dim_card_says_why_with_the_rule(visit):
    guest = visit()
    guest.sit_at(guest.new_table("keyforge"))
    guest.play_on(until=lambda: guest.page.locator(".hand .is-dim .pi-hit").count() > 0)
    guest.page.wait_for_timeout(700)  # a click right after an answer counts as its second
    guest.page.locator(".hand .is-dim .pi-hit").first.click()
    guest.page.wait_for_selector(".why .rule")
    assert "KF-" in guest.page.locator(".why .rule").first.inner_text()
    guest.check("why")
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector(".why", state="detached")


def test_the_language_changes_while_one_plays(visit):
    host, guest = visit(), visit(lang="fr")
    guest.context.request.get("/api/hello")
    guest.sit_at(host.new_table("keyforge"))
    assert "Pioche" in guest.page.locator(".mat.me .pile").first.inner_text()
    expect(guest.page.locator(".log li", has_text=re.compile(r"Invité \d{4}"))).not_to_have_count(0)
    assert not re.search(r"Guest \d", guest.page.inner_text("body"))
    guest.page.locator(".langs").click()
    assert not re.search(r"Invité \d", guest.page.inner_text("body")), (
        "guests too are called in the language of the page"
    )
    assert "Deck" in guest.page.locator(".mat.me .pile").first.inner_text()
    assert guest.page.evaluate("document.documentElement.lang") == "en"


def test_a_match_by_keyboard_alone(visit):
    """Tab, arrows, Enter and Space: the first turns of a match without a pointer."""
    guest = visit()
    guest.sit_at(guest.new_table("duel"))
    page = guest.page
    began = time.monotonic()
    while not guest.over() and int(re.search(r"\d+", page.title())[0]) < 3:
        assert time.monotonic() - began < 60, page.title()
        glowing = page.evaluate("() => !!document.querySelector('.hand .is-option, .mat.me .is-option, .is-target')")
        if glowing:
            page.evaluate("() => document.querySelector('.is-option .pi-hit, .is-target .pi-hit').focus()")
            page.keyboard.press("Enter")
            if page.locator(".menu [role=menuitem]").count():
                page.keyboard.press("1")
        else:
            page.keyboard.press("Space")
            page.keyboard.up("Space")
        page.wait_for_timeout(60)


def test_the_log_goes_back_to_the_beginning_where_one_asks_for_it(visit):
    """The page is sent the last turns; the rest comes when it is wanted."""
    guest = visit(forced=False)
    guest.sit_at(guest.new_table("keyforge"))
    guest.play_on(until=lambda: int(re.search(r"\d+", guest.page.title())[0]) > 8)
    first = guest.page.locator(".log li", has_text="en premier")
    assert first.count() == 0
    guest.page.locator(".side .chip", has_text="deux tours").click()
    first.wait_for()
    assert first.count() == 1
    told = guest.page.locator(".log li").all_inner_texts()
    assert re.match(r"Tour \d+", told[0]), "a turn is named above its lines"
    assert "en premier" in told[-1]


def test_who_was_away_while_somebody_went_back_reads_no_line_of_the_way_not_taken(visit):
    guest = visit(forced=False)
    line = guest.cut_lines()
    table = guest.new_table("keyforge", bots=("random",))

    async def play(client, seed, turns):
        rng = random.Random(seed)
        while client.picture["match"]["turn"] < turns:
            await (client.answer(rng) if client.options else client.take())

    async def go_another_way(client):
        await client.ask("undo", to=0)
        await play(client, 2, 14)

    guest.elsewhere(table, lambda client: play(client, 1, 10))
    guest.sit_at(table)
    whole_log(guest.page)
    line(False)
    guest.page.wait_for_selector("text=Connexion perdue")
    guest.elsewhere(table, go_another_way)
    line(True)
    fresh = guest.context.new_page()
    fresh.goto(f"/t/{table}")
    expect(guest.page.locator(".log li")).to_have_text(whole_log(fresh))


def whole_log(page):
    """Ask for all lines; what they say."""
    page.locator(".side .chip", has_text="deux tours").click()
    page.locator(".log li", has_text="en premier").wait_for()
    return page.locator(".log li").all_inner_texts()
