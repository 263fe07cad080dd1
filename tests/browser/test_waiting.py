"""Opponents one need not wait for: a bot's turn is skipped by a tap, a key or a button."""

from __future__ import annotations

import json

import pytest
from browsing import DESKTOP, PHONE
from playwright.sync_api import expect
from positions import match_from, sit_down


class Held:
    """The line of a page that is told nothing more once a bot is asked, so that it is seen at its turn; `said` is what
    the page has said since then."""

    def __init__(self, visitor):
        self.said, self.waiting = [], None
        visitor.page.route_web_socket("**/ws/**", self.join)

    def join(self, line):
        server = line.connect_to_server()
        self.line = line

        def hear(told):
            if self.waiting is not None:
                self.waiting.append(told)
                return
            line.send(told)
            delta = json.loads(told).get("delta") or {}
            if (delta.get("decision") or {}).get("seat", {}).get("=") == 1:
                self.waiting = []

        def say(words):
            if self.waiting is not None:
                self.said.append(json.loads(words)["do"])
            server.send(words)

        server.on_message(hear)
        line.on_message(say)

    def go_on(self):
        for told in self.waiting:
            self.line.send(told)
        self.waiting = None


@pytest.mark.parametrize("by", ["button", "table", "key", "finger"])
def test_a_bots_turn_is_skipped(visit, by):
    guest = visit(size=PHONE if by == "finger" else DESKTOP)
    held = Held(guest)
    mine = {"hand": ["troll"], "houses": ["brobnar", "dis", "mars"]}
    sit_down(guest, match_from("keyforge", mine, {"battleline": ["bulwark"]}, house="brobnar"))
    page = guest.page
    page.locator("[data-main]").click()
    if page.locator(".prompt .quiet").count():
        page.locator("[data-main]").click()
    skip = page.locator("[data-skip]")
    skip.wait_for()
    guest.check("skip")
    if by == "button":
        skip.click()
    elif by == "key":
        page.keyboard.press("Space")
    else:
        box = page.locator(".mat.me").bounding_box()
        touch = page.touchscreen.tap if by == "finger" else page.mouse.click
        touch(box["x"] + box["width"] / 2, box["y"] + 3)
    page.wait_for_timeout(100)
    assert held.said == ["hurry"]
    held.go_on()
    expect(skip).to_have_count(0)
