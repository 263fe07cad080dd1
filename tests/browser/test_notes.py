"""Small things that people read: notes, talk that was not read, what undo goes back to, addresses, sounds, the end."""

from __future__ import annotations

import pytest
from browsing import DESKTOP, PHONE, TABLET
from playwright.sync_api import expect
from positions import match_from, sit_down

MINE = {"hand": ["troll", "bumpsy"], "battleline": ["bumpsy"], "houses": ["brobnar", "dis", "mars"]}
LONG = "Une phrase qui dit longuement ce qui vient de se passer à cette table, et ce qu’on peut y faire maintenant."


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_notes_never_cover_each_other_nor_what_is_asked(visit, size):
    guest = visit(size=size)
    sit_down(guest, match_from("keyforge", MINE, {}, house="brobnar"))
    page = guest.page
    page.locator(".hand .pi").first.wait_for()
    page.evaluate(
        """(text) => {
      const notes = document.querySelector('.notes');
      for (let i = 0; i < 3; i++) {
        const one = document.createElement('div');
        one.className = 'toast';
        one.textContent = text;
        notes.append(one);
      }
    }""",
        LONG,
    )
    boxes = [one.bounding_box() for one in page.locator(".notes .toast").all()]
    guest.picture("notes")
    for i, one in enumerate(boxes):
        for other in [*boxes[i + 1 :], page.locator("[data-prompt]").bounding_box()]:
            beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
            assert beside or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_talk_that_was_not_read_is_marked_until_it_is(visit, size):
    host, watcher = visit(), visit(size=size)
    table = host.new_table("duel")
    watcher.context.request.get("/api/hello")
    for visitor in (host, watcher):
        visitor.sit_at(table)
    assert watcher.page.locator(".fresh").count() == 0
    host.page.get_by_role("tab", name="Parler").click()
    for words in ("Bonjour !", "Bonne partie !"):
        host.page.get_by_label("Écrire à la table").fill(words)
        host.page.keyboard.press("Enter")
    expect(watcher.page.locator(".fresh")).to_have_text("2")
    watcher.check("unread")
    watcher.page.locator(".tabs button, .switch button").filter(has_text="Parler").click()
    expect(watcher.page.locator(".fresh")).to_have_count(0)
    assert host.page.locator(".fresh").count() == 0, "who is there reads it"


def test_each_moment_of_undo_says_what_was_chosen(visit):
    guest = visit(forced=False)
    sit_down(guest, match_from("keyforge", MINE, {"battleline": ["bulwark"]}, house="brobnar"))
    page = guest.page
    page.locator(".mat.me .is-option .pi-hit").first.click()
    page.locator("[role=menu] [data-option^='reap:']").click()
    page.locator(".log li", has_text="moissonne").wait_for()
    page.locator(".hand .is-option .pi-hit").first.click()
    page.locator("[role=menu] [data-option^='discard:']").click()
    page.locator(".log li", has_text="défaussez").wait_for()
    page.locator(".undo").focus()
    page.keyboard.press("ArrowUp")
    moments = page.locator("dialog[open] [data-moment]")
    expect(moments).to_have_text(["avant\u202f: Défausser Troll", "avant\u202f: Moissonner avec Bobosse"])
    guest.check("moments-told")


def test_an_unknown_address_says_so(visit):
    guest = visit()
    guest.page.goto("/nulle-part/ici")
    expect(guest.page.locator("h2")).to_have_text("Adresse inconnue")
    assert "/nulle-part/ici" in guest.page.inner_text("main")
    guest.check("nowhere")
    guest.page.get_by_role("link", name="Retour à l’accueil").click()
    guest.page.wait_for_url("**/")


def test_sounds_that_are_switched_on_have_a_middle_volume(visit):
    guest = visit()
    guest.go("/")
    guest.page.get_by_role("button", name="Réglages").click()
    assert guest.page.get_by_label("Volume").count() == 0
    guest.page.get_by_label("Sons").click()
    expect(guest.page.get_by_label("Volume")).to_have_value("0.5")
    guest.check("sounds")
    guest.page.get_by_label("Sons").click()
    assert guest.page.evaluate("JSON.parse(localStorage.pioche).sound") == 0


def test_space_does_not_open_again_what_was_closed(visit):
    guest = visit()
    sit_down(guest, match_from("keyforge", MINE, {"battleline": ["bulwark"]}, house="brobnar"))
    page = guest.page
    page.locator(".log .named, .mat.you .pi-hit").first.wait_for()
    page.locator(".mat.you .pi-hit").first.click(modifiers=["Alt"])
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.keyboard.press("Space")
    page.locator(".prompt .quiet").wait_for()  # it is meant for what is asked: the turn would end
    assert page.locator("dialog[open]").count() == 0


def test_a_card_that_is_closed_before_the_rulebook_has_answered_leaves_no_error(visit):
    guest = visit()
    sit_down(guest, match_from("keyforge", MINE, {"battleline": ["bulwark"]}, house="brobnar"))
    page = guest.page
    held = []

    def hold(route):
        held.append(route)

    page.route("**/api/games/keyforge/cards/*", hold)
    page.locator(".mat.you .pi-hit").first.click(modifiers=["Alt"])
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    with page.expect_response("**/api/games/keyforge/cards/*") as answer:
        held[0].continue_()
    answer.value.finished()
    page.evaluate("new Promise((done) => setTimeout(done, 50))")
    assert guest.errors == []


def test_who_has_lost_is_told_so(visit):
    guest = visit(size=PHONE)
    guest.sit_at(guest.new_table("duel"))
    guest.page.wait_for_selector("[data-prompt]")
    guest.resign()
    end = guest.page.locator(".end:not([inert])")
    expect(end.locator("h2")).to_have_text("Vous avez perdu")
    expect(end).to_contain_text("Robot gagne.")
    guest.picture("lost")
    watcher = visit()
    watcher.context.request.get("/api/hello")
    watcher.page.goto(guest.page.url)
    expect(watcher.page.locator(".end h2")).to_have_text("Robot gagne")
