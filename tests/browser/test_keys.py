"""Keys that one chooses oneself."""

from __future__ import annotations

from browsing import PHONE


def open_settings(guest):
    guest.page.get_by_role("button", name="Réglages").click()
    guest.page.locator("dialog[open] summary").click()


def give(guest, action, key):
    guest.page.locator(f"[data-action={action}]").click()
    guest.page.keyboard.press(key)


def shown(guest, action):
    return guest.page.locator(f"[data-action={action}]").inner_text().strip()


def test_a_key_is_changed_kept_and_told_wherever_keys_are_named(visit):
    guest = visit(forced=False)
    guest.sit_at(guest.new_table("keyforge", bots=("random",)))
    page = guest.page
    page.wait_for_selector(".prompt [data-option]")
    open_settings(guest)
    give(guest, "undo", "u")
    assert shown(guest, "undo") == "U"
    guest.check("keys-chosen")
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector(".prompt [data-option]")
    assert page.locator(".undo kbd").inner_text() == "U"
    page.keyboard.press("F1")
    assert page.locator("dialog[open] dt").all_inner_texts()[5] == "U"
    page.keyboard.press("Escape")
    asked = page.locator(".prompt h2").inner_text()
    page.locator(".prompt [data-option]").first.click()
    mine = "document.querySelector('.prompt:not(.other) h2')?.innerText"  # a bot may have to answer first
    page.wait_for_function(f"(asked) => ({mine} ?? asked) !== asked", arg=asked)
    before = page.locator(".prompt h2").inner_text()
    page.keyboard.press("z")
    page.wait_for_timeout(300)
    assert page.locator(".prompt h2").inner_text() == before, "the old key does nothing"
    page.keyboard.press("u")
    page.wait_for_function("(asked) => document.querySelector('.prompt h2')?.innerText === asked", arg=asked)


def test_two_actions_never_share_a_key_and_some_keys_are_fixed(visit):
    guest = visit(size=PHONE)
    guest.go("/")
    open_settings(guest)
    alert = guest.page.locator("dialog[open] [role=alert]")
    for key, said in (
        ("t", "T sert déjà à\u202f: finir le tour."),
        ("3", "3 ne peut pas être changée."),
        ("F1", "F1 ne peut"),
    ):
        give(guest, "undo", key)
        assert said in alert.inner_text()
    guest.check("keys-refused")
    guest.page.keyboard.press("Escape")
    assert shown(guest, "undo") == "Z" and alert.inner_text() == ""
    give(guest, "end", "x")
    give(guest, "undo", "t")
    assert (shown(guest, "end"), shown(guest, "undo")) == ("X", "T")
    guest.page.get_by_role("button", name="Remettre").click()
    assert (shown(guest, "end"), shown(guest, "undo")) == ("T", "Z")
