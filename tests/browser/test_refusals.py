"""What the server does not let one do."""

from __future__ import annotations

from playwright.sync_api import expect
from positions import match_from, sit_down

MINE = {"hand": ["troll", "virtuous-works"], "houses": ["brobnar", "dis", "sanctum"]}


def sit_and_pick(guest, told):
    """Play the Troll at a server that is told something else."""
    guest.misspeak(lambda said: {**said, **told} if said["do"] in ("choose", "why") else said)
    sit_down(guest, match_from("keyforge", MINE, {}, house="brobnar"))
    guest.page.locator(".hand .is-option .pi-hit").first.click()
    guest.page.locator("[data-option^='play:']").click()


def test_a_pick_that_a_rule_forbids_is_explained_with_the_rule(visit):
    guest = visit(forced=False)
    sit_and_pick(guest, {"option": "play:2"})  # of a house that was not chosen
    expect(guest.page.locator(".why .rule")).to_contain_text("KF-")
    assert guest.page.locator(".why h2").inner_text().strip()
    assert guest.page.locator(".toast").count() == 0


def test_an_error_stays_until_it_is_closed_and_other_notes_go_by_themselves(visit):
    guest = visit(forced=False)
    guest.page.clock.install()
    note = guest.page.locator(".toast")
    sit_and_pick(guest, {"option": "play:99"})
    note.wait_for()
    guest.page.clock.fast_forward(7000)
    expect(note).to_contain_text("n’est pas une réponse")
    note.get_by_role("button").click()
    expect(note).to_have_count(0)
    sit_and_pick(guest, {"n": 99})
    expect(note).to_contain_text("La table a avancé")
    guest.page.clock.fast_forward(7000)
    expect(note).to_have_count(0)
