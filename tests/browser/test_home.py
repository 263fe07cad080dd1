"""The way to a table: from the start page, by a link, from one match to the next."""

from __future__ import annotations

import re

import pytest
from browsing import DESKTOP, PHONE, TABLET

SCREENS = {"desktop": (DESKTOP, "fr", "dark"), "tablet": (TABLET, "en", "light"), "phone": (PHONE, "fr", "light")}


def at_home(visitor):
    visitor.go("/")
    visitor.page.wait_for_selector(".go .fan .pi", state="attached")


@pytest.mark.parametrize("screen", SCREENS)
def test_three_clicks_to_a_match_and_the_choice_is_remembered(visit, screen):
    size, lang, theme = SCREENS[screen]
    guest = visit(size=size, lang=lang, theme=theme)
    at_home(guest)
    guest.check("home")
    guest.page.locator("label.poster").filter(has_text="Duel").click()
    guest.page.locator("label.foe").first.click()
    guest.page.locator(".go .btn--go").click()
    guest.page.wait_for_selector("[data-prompt]")
    at_home(guest)
    assert guest.page.locator("input[name=game]:checked").input_value() == "duel"
    guest.page.locator("aside .row").first.wait_for()
    assert "Duel" in guest.page.locator("aside").inner_text()
    guest.page.locator("summary").first.click()
    guest.check("home-again")


def test_a_friend_who_comes_by_the_link_takes_a_seat(visit):
    host, friend = visit(), visit(size=PHONE, lang="en", theme="light")
    at_home(host)
    host.page.locator("label.poster").filter(has_text="Duel").click()
    host.page.locator("label.foe").filter(has_text="Un ami").click()
    host.page.get_by_role("button", name="Ouvrir").click()
    link = host.page.get_by_role("textbox", name="Lien d’invitation").input_value()
    host.check("waiting-host")
    friend.page.goto(link)
    seat = friend.page.get_by_role("button", name="Take this seat")
    seat.wait_for()
    friend.check("waiting-friend")
    assert host.page.get_by_role("button", name="Commencer").is_disabled()
    seat.click()
    host.page.get_by_role("button", name="Commencer").click()
    friend.page.wait_for_selector("[data-prompt]")


def test_after_the_end_comes_the_check_of_the_seed_and_a_rematch(visit):
    guest = visit(lang="en")
    guest.sit_at(guest.new_table("duel", bots=["random"]))
    guest.play_on()
    end = guest.page.get_by_role("region", name=re.compile("won|wins|draw"))  # chance plays opposite
    end.wait_for()
    end.locator("summary").click()
    computed, noted = end.locator("dd").all_inner_texts()[1:]
    assert computed == noted and len(noted) == 64
    first = guest.page.url
    end.get_by_role("button", name="Rematch").click()
    guest.page.wait_for_url(lambda url: url != first)
    guest.page.wait_for_selector("[data-prompt]")
    guest.go("/games")
    guest.page.locator("main .row").nth(1).wait_for()
    guest.check("games")
    assert guest.page.get_by_role("link", name="Replay").get_attribute("href") == "/r/" + first.rsplit("/", 1)[1]


def test_a_guest_takes_a_name_and_makes_an_account(visit):
    guest = visit(size=PHONE)
    at_home(guest)
    account = guest.page.get_by_role("button", name="votre compte")
    assert account.inner_text().startswith("Invité ")
    account.click()
    guest.page.get_by_label("Votre nom").fill("Léa B.")
    guest.page.get_by_role("button", name="Garder ce nom").click()
    guest.page.get_by_text("Nom gardé.").wait_for()
    guest.page.get_by_role("button", name="Créer un compte").click()
    guest.check("account")
    guest.page.get_by_label("Mot de passe").fill("une longue phrase")
    guest.page.locator("dialog[open] .btn--go").click()
    guest.page.wait_for_selector("dialog[open]", state="detached")
    account.click()
    guest.page.get_by_role("button", name="Se déconnecter").click()
    guest.page.wait_for_selector("dialog[open]", state="detached")
    assert account.inner_text().startswith("Invité ")
