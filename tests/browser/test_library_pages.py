"""Decks, cards and rulebooks in a browser."""

from __future__ import annotations

import pytest
from browsing import DESKTOP, PHONE, TABLET
from playwright.sync_api import expect

from pioche.engine import game_of

SCREENS = {"desktop": (DESKTOP, "fr", "dark"), "tablet": (TABLET, "en", "light"), "phone": (PHONE, "fr", "light")}
PAGES = {
    "games": "/decks",
    "shelf": "/decks/sevenfallen",
    "shop": "/decks/sevenfallen?deck=eondra",
    "shop-keyforge": "/decks/keyforge?deck=guide-achea",
    "shop-rise": "/decks/rise?new",
    "shop-first": "/decks/sevenfallen_first?new",
    "heroes": "/decks/saintseiya",
    "cards": "/cards/keyforge",
    "card": "/cards/keyforge?card=bulwark",
    "card-rise": "/cards/rise?card=atlas",
    "card-first": "/cards/sevenfallen_first?card=dragon-de-guerre",
    "rules": "/rules/duel",
    "rule": "/rules/duel?q=DU-DECK-010",
    "found": "/rules/saintseiya?q=armure",
    "found-rise": "/rules/rise?q=porte",
    "found-first": "/rules/sevenfallen_first?q=golem",
}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_of_the_library(visit, name, screen):
    size, lang, theme = SCREENS[screen]
    reader = visit(size=size, lang=lang, theme=theme)
    reader.go(PAGES[name])
    reader.page.wait_for_selector("h1")
    reader.check(f"library-{name}")


def test_the_longest_rulebook_on_the_smallest_screen(visit):
    reader = visit(size=PHONE)
    reader.go("/rules/keyforge?q=KF-KWPROVO-010")
    reader.page.locator("article.marked").wait_for()
    reader.check("library-longest")


def counter(reader, card):
    return reader.page.locator(f".cards [data-id='{card}'] .n")


def add(reader, card, times):
    for _ in range(times):
        counter(reader, card).get_by_role("button").last.click()


def test_a_deck_is_built_until_it_is_legal_and_taken_to_a_table(visit):
    builder = visit()
    builder.go("/decks/duel?new")
    legal = builder.page.locator(".legal")
    play = builder.page.get_by_role("button", name="Jouer avec ce deck")
    for card in ("knight", "squire", "herald", "banner"):
        add(builder, card, 3)
    legal.get_by_text("Pas encore jouable : 1 raison").wait_for()
    assert "DU-DECK-010" in legal.inner_text()
    assert play.is_disabled()
    add(builder, "guardian", 4)
    legal.get_by_text("DU-DECK-020").wait_for()
    assert "DU-DECK-020" in builder.page.get_by_role("button", name="4× Gardien").inner_text()
    builder.page.locator("h1").click()
    builder.page.keyboard.press("z")
    legal.get_by_text("Jouable", exact=True).wait_for()
    assert counter(builder, "guardian").inner_text().strip() == "3"
    builder.check("library-built")
    play.click()
    builder.page.wait_for_url("**/?game=duel&deck=mine*")
    builder.go("/decks/duel")
    builder.page.get_by_role("link", name="Nouveau deck 15 cartes").click()
    builder.page.get_by_role("button", name="3× Gardien").wait_for()


def test_a_starter_that_is_changed_is_a_deck_of_ones_own(visit):
    builder = visit(lang="en")
    builder.go("/decks/keyforge?deck=guide-achea")
    builder.page.get_by_text("ready-made").wait_for()
    builder.page.locator(".li").first.click()
    builder.page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    builder.page.keyboard.press("Escape")
    builder.page.get_by_text("kept in this browser").wait_for()
    builder.page.locator(".legal").get_by_text("KF-DECK-040").first.wait_for()
    builder.page.reload()
    builder.page.locator(".legal").get_by_text("KF-DECK-040").first.wait_for()
    assert builder.page.get_by_label("Name of the deck").input_value() == "Guide Achea"


def test_a_link_holds_the_deck(visit):
    giver, taker = visit(), visit(size=PHONE, lang="en")
    giver.context.grant_permissions(["clipboard-read", "clipboard-write"])
    giver.go("/decks/sevenfallen?deck=eondra")
    giver.page.get_by_role("button", name="Partager").click()
    giver.page.get_by_text("Lien copié").wait_for()
    link = giver.page.evaluate("() => navigator.clipboard.readText()")
    assert len(link) < 1500
    taker.page.goto(link)
    taker.page.get_by_role("button", name="See the deck").click()
    taker.page.get_by_text("not kept yet").wait_for()
    rows = taker.page.locator(".li").count()
    assert rows > 20
    assert taker.page.locator(".legal").get_by_text("Ready to play").count() == 1
    taker.page.goto("/decks/sevenfallen#broken")
    taker.page.get_by_text("holds no deck").wait_for()


def test_a_list_is_read_from_text_and_written_again(visit):
    builder = visit()
    builder.context.grant_permissions(["clipboard-read", "clipboard-write"])
    builder.go("/decks/duel")
    builder.page.get_by_role("button", name="Importer").click()
    dialog = builder.page.get_by_role("dialog")
    dialog.get_by_label("Liste").fill("2x Nobody")
    dialog.get_by_role("button", name="Importer").click()
    dialog.get_by_role("alert").wait_for()
    dialog.get_by_label("Liste").fill("# Le mien\n3x Knight\n2 Héraut\n")
    dialog.get_by_role("button", name="Importer").click()
    builder.page.get_by_role("button", name="3× Chevalier").wait_for()
    assert builder.page.get_by_label("Nom du deck").input_value() == "Le mien"
    builder.page.get_by_role("button", name="Copier la liste").click()
    builder.page.get_by_text("Liste copiée").wait_for()
    text = builder.page.evaluate("() => navigator.clipboard.readText()")
    assert text.splitlines() == ["# Le mien", "3x Chevalier", "2x Héraut"]


EVIL = "<img src=x onerror='window.hurt=1'>"


def test_the_name_of_a_deck_is_shown_as_text(visit):
    giver, taker = visit(), visit()
    giver.context.grant_permissions(["clipboard-read", "clipboard-write"])
    giver.go("/decks/duel")
    giver.page.get_by_role("button", name="Importer").click()
    dialog = giver.page.get_by_role("dialog")
    dialog.get_by_label("Liste").fill(f"# {EVIL}\n3x Knight\n")
    dialog.get_by_role("button", name="Importer").click()
    assert giver.page.get_by_label("Nom du deck").input_value() == EVIL
    giver.page.get_by_role("button", name="Partager").click()
    giver.page.get_by_text("Lien copié").wait_for()
    taker.page.goto(giver.page.evaluate("() => navigator.clipboard.readText()"))
    expect(taker.page.get_by_label("Nom du deck")).to_have_value(EVIL)
    giver.go("/decks/duel")
    giver.page.locator("main").get_by_text(EVIL).wait_for()
    for visitor in (giver, taker):
        assert visitor.page.evaluate("() => [window.hurt ?? 0, document.querySelectorAll('img').length]") == [0, 0]


def test_a_random_deck_is_legal_and_deals_a_hand(visit):
    builder = visit()
    builder.go("/decks/keyforge")
    builder.page.get_by_role("button", name="Deck au hasard").click()
    builder.page.locator(".legal").get_by_text("Jouable", exact=True).wait_for()
    builder.page.get_by_role("button", name="Essayer une main").click()
    hand = builder.page.get_by_role("region", name="Essayer une main")
    hand.wait_for()
    assert hand.locator(".pi").count() >= 6


def test_only_cards_near_the_window_are_drawn(visit):
    reader = visit(size=PHONE)
    reader.go("/cards/keyforge")
    total = len(game_of("keyforge").book.cards)
    drawn = reader.page.locator(".cards .cell")
    drawn.first.wait_for()
    assert 9 <= drawn.count() < 60
    reader.page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    reader.page.locator(f".cards [aria-posinset='{total}']").wait_for()
    assert drawn.count() < 60


def test_cards_are_found_in_both_languages_and_walked_by_arrows(visit):
    reader = visit()
    reader.go("/cards/keyforge")
    reader.page.get_by_label("Chercher une carte").fill("anger ready friendly")
    reader.page.get_by_text("1 carte", exact=True).wait_for()
    reader.page.get_by_label("Chercher une carte").fill("COLERE redressez")
    reader.page.get_by_text("1 carte", exact=True).wait_for()
    reader.page.get_by_label("Chercher une carte").fill("")
    reader.page.get_by_role("button", name="Logos").click()
    first = reader.page.locator(".cards .cell").first
    first.locator(".pi-hit").focus()
    start = first.get_attribute("data-id")
    reader.page.keyboard.press("ArrowDown")
    reader.page.keyboard.press("ArrowRight")
    reader.page.wait_for_function(
        "(start) => document.activeElement.closest('[data-id]')?.dataset.id !== start && "
        "Number(document.activeElement.closest('[data-id]')?.ariaPosInSet) > 5",
        arg=start,
    )
    reader.page.keyboard.press("Enter")
    reader.page.wait_for_url("**/cards/keyforge?card=*")
    reader.page.keyboard.press("Escape")
    reader.page.wait_for_url("**/cards/keyforge")


def test_an_address_opens_a_card_with_its_rules(visit):
    reader = visit(lang="en")
    reader.go("/cards/keyforge?card=library-access")
    dialog = reader.page.get_by_role("dialog")
    dialog.get_by_text("Accès à la Bibliothèque.").wait_for()
    rule = dialog.locator("a[href*='/rules/keyforge?q=']").first
    id = rule.inner_text()
    rule.click()
    reader.page.locator(f"article#{id}.marked").wait_for()


def test_a_rulebook_is_searched_and_an_id_is_gone_to(visit):
    reader = visit(size=PHONE)
    reader.go("/rules/keyforge?q=KF-KWPROVO-010")
    marked = reader.page.locator("article#KF-KWPROVO-010.marked")
    marked.wait_for()
    assert marked.evaluate(
        "(one) => one.getBoundingClientRect().top >= 0 && one.getBoundingClientRect().top < innerHeight"
    )
    reader.page.get_by_label("Chercher une règle").fill("acces bibliotheque")
    reader.page.get_by_text("trouvées").wait_for()
    assert 0 < reader.page.locator("article").count() < 50
    reader.page.get_by_label("Chercher une règle").fill("")
    reader.page.get_by_text("604 règles").wait_for()
    reader.page.get_by_label("Chapitre").select_option("Armure")
    reader.page.wait_for_function(
        "() => [...document.querySelectorAll('h2')].some((one) => one.textContent === 'Armure' && "
        "Math.abs(one.getBoundingClientRect().top) < 200)"
    )


def test_a_worked_example_is_opened_and_played_for_both_players(visit):
    reader = visit(lang="en")
    reader.go("/rules/rise?q=RI-PRIO-070")
    rule = reader.page.locator("article.marked")
    rule.get_by_text("Example of the book").wait_for()
    reader.check("library-example")
    rule.get_by_role("button", name="Open as a position").click()
    reader.page.wait_for_url("**/t/*")
    for name in ("Alex", "Oscar"):
        reader.page.get_by_text(name).first.wait_for()
