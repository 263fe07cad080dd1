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
