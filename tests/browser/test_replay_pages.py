"""Matches that are over, in a browser: stepped through, shared, played on, brought as a file; and matches that go on,
looked back at."""

from __future__ import annotations

import re

import pytest
from browsing import DESKTOP, PHONE, TABLET, play_together
from playwright.sync_api import expect
from positions import bring as brought
from positions import sit_down

from pioche.engine import load, new_match, slugs
from pioche.engine.rng import rng_of

SCREENS = {"desktop": (DESKTOP, "fr", "dark"), "tablet": (TABLET, "fr", "light"), "phone": (PHONE, "en", "light")}
LAST = 90


def record_of(game):
    """A match that chance plays, as a file."""
    match, rng = new_match(game, seed=3, names=["Ada", "Bao"]), rng_of("browser")
    while match.ask is not None and match.n < LAST:
        match.apply(rng.below(len(match.ask.options)))
    return match.record()


def bring(visitor, game):
    visitor.context.request.get("/api/hello")
    headers = {"content-type": "application/json"}
    answer = visitor.context.request.post("/api/records", data=record_of(game), headers=headers)
    assert answer.status == 201, answer.text()
    return answer.json()["table"]


def look(visitor, table, n=0, seat="all"):
    visitor.page.goto(f"/r/{table}?n={n}&seat={seat}")
    visitor.page.wait_for_selector(".tl input")


def stands_at(visitor, n):
    expect(visitor.page.locator(".tl input")).to_have_value(re.compile(n) if isinstance(n, str) else str(n))


@pytest.mark.parametrize(
    ("game", "screen"),
    [("keyforge", "tablet"), *((game, screen) for game in slugs() for screen in ("desktop", "phone"))],
)
def test_a_replay_is_fit_to_be_seen(visit, game, screen):
    size, lang, theme = SCREENS[screen]
    guest = visit(size=size, lang=lang, theme=theme)
    table = bring(guest, game)
    for seat in ("0", "all"):
        look(guest, table, 60, seat)
        guest.check(f"replay-{game}-{seat}")


def test_the_names_in_a_record_are_shown_as_text(visit):
    guest = visit()
    evil = "<img src=x onerror='window.hurt=1'>"
    deck = {"name": evil, "cards": ["knight"] * 3 + ["squire"] * 3 + ["herald"] * 3 + ["banner"] * 3 + ["guardian"] * 3}
    match = new_match("duel", seed=3, decks=[deck, deck], names=[evil, "Bao"])
    match.apply(0)
    look(guest, brought(guest, match), 1)
    guest.page.get_by_text(evil).first.wait_for()
    assert guest.page.evaluate("() => [window.hurt ?? 0, document.querySelectorAll('img').length]") == [0, 0]


def test_keys_step_jump_and_play(visit):
    guest = visit()
    look(guest, bring(guest, "keyforge"), 10)
    for key, n in (("ArrowRight", 11), ("ArrowLeft", 10), ("End", LAST), ("Home", 0), ("ArrowLeft", 0)):
        guest.page.keyboard.press(key)
        stands_at(guest, n)
    guest.page.keyboard.press("Space")
    stands_at(guest, "^[2-9]$")
    guest.page.keyboard.press("Space")
    at = guest.page.input_value(".tl input")
    guest.page.wait_for_timeout(1500)
    assert guest.page.input_value(".tl input") == at


def test_every_step_shows_another_moment(visit):
    """Over the edges of the rows in which moments are fetched."""
    guest = visit()
    table = bring(guest, "keyforge")
    for first in (28, 60):
        look(guest, table, first, "0")
        for n in range(first + 1, first + 8):
            guest.page.keyboard.press("ArrowRight")
            stands_at(guest, n)
            assert f" {n} " in guest.page.inner_text(".says")


def test_the_slider_follows_a_finger(visit):
    guest = visit(size=PHONE)
    look(guest, bring(guest, "keyforge"))
    guest.page.locator(".tl input").tap()  # in the middle, once it lies still
    stands_at(guest, "^4[3-7]$")


def test_a_link_holds_moment_and_eyes(visit):
    guest, friend = visit(), visit(lang="en")
    table = bring(guest, "keyforge")
    look(guest, table, 10, "1")
    guest.page.keyboard.press("ArrowRight")
    guest.page.wait_for_url(f"**/r/{table}?n=11&seat=1")
    friend.page.goto(guest.page.url)
    friend.page.wait_for_selector(".tl input")
    stands_at(friend, 11)
    assert friend.page.get_attribute(".eyes [aria-pressed=true]", "class")
    assert "Bao" in friend.page.inner_text(".eyes [aria-pressed=true]")
    hands = {seat: look(friend, table, 11, seat) or friend.page.inner_html(".hand") for seat in ("0", "1")}
    assert hands["0"] != hands["1"]


def test_a_card_says_why_it_could_not(visit):
    guest = visit()
    table = bring(guest, "keyforge")
    line = guest.context.request.get(f"/api/tables/{table}/line").json()
    for n in (n for n, seat in enumerate(line["asked"]) if seat == 0 and n > 20):
        look(guest, table, n, "0")
        for card in guest.page.query_selector_all(".hand .pi:not(.is-picked) .pi-hit"):
            card.click()
            guest.page.wait_for_selector(".why, dialog[open]")
            if guest.page.query_selector(".why .rule"):
                guest.page.keyboard.press("Escape")
                guest.page.wait_for_selector(".why", state="detached")
                return
            guest.page.keyboard.press("Escape")
    raise AssertionError("no card said why")


def test_a_match_is_played_on_from_a_moment(visit):
    guest = visit()
    table = bring(guest, "duel")
    look(guest, table, 12, "1")
    guest.page.click(".go")
    guest.page.click("dialog[open] .btn--go")
    guest.page.wait_for_url("**/t/*")
    guest.page.wait_for_selector("[data-prompt]")
    fork = guest.page.url.rpartition("/")[2]
    guest.play_on()
    look(guest, table, 12, "1")
    guest.page.wait_for_selector(f"a[href='/r/{fork}']")
    assert guest.page.query_selector(".branches path")
    guest.page.click(f"a[href='/r/{fork}']")
    guest.page.wait_for_selector(f"a[href^='/r/{table}?n=12']")


def test_a_record_goes_out_as_a_file_and_comes_in_again(visit, tmp_path):
    guest = visit()
    table = bring(guest, "duel")
    look(guest, table, 5)
    with guest.page.expect_download() as saved:
        guest.page.click("a[download]")
    file = tmp_path / "match.json"
    saved.value.save_as(file)
    look(guest, bring(guest, "keyforge"))
    guest.page.set_input_files("input[type=file]", file)
    guest.page.wait_for_url(f"**/r/{table}*")


# Matches that go on


def midway(visitor):
    """Sit where a match goes on and it is one's move; the table."""
    sit_down(visitor, load(record_of("keyforge")), seat=1)
    visitor.page.wait_for_selector(".prompt [data-option]")
    return visitor.page.url.rpartition("/")[2]


def back(visitor, table):
    return visitor.page.locator(f"a[href='/t/{table}']")


def moment_of(jump, table):
    """Where a line of the log leads, through the eyes of seat 1."""
    return int(re.fullmatch(rf"/r/{table}\?n=(\d+)&seat=1", jump.get_attribute("href"))[1])


@pytest.mark.parametrize("state", ["begun", "not begun"])
def test_a_match_that_is_not_over_points_to_its_table(visit, state):
    guest = visit()
    table = guest.new_table("duel", bots=("greedy",) if state == "begun" else ())
    guest.page.goto(f"/r/{table}")
    expect(back(guest, table)).to_be_visible()


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_player_goes_to_a_moment_of_the_log_and_comes_back(visit, screen):
    size, lang, theme = SCREENS[screen]
    guest = visit(size=size, lang=lang, theme=theme, forced=False)
    table = midway(guest)
    asked = guest.page.inner_text(".prompt h2")
    if guest.phone:
        guest.page.locator(".tabs button").nth(1).tap()
    jump = guest.page.locator(".log .jump").nth(2)
    n = moment_of(jump, table)
    guest.check("log-with-moments")
    if guest.phone:
        box = jump.bounding_box()
        assert min(box["width"], box["height"]) >= 44
        jump.tap()
    else:
        jump.press("Enter")
    stands_at(guest, n)
    expect(guest.page.locator(".eyes button")).to_have_text(["Mes yeux" if lang == "fr" else "My eyes"])
    expect(back(guest, table)).to_have_text(re.compile("^À vous" if lang == "fr" else "^Your move"))
    assert guest.page.locator(".hand .pi-hit").count() > 0
    assert guest.page.locator(".go, .seed, a[download]").count() == 0
    guest.check("looking-back")
    guest.page.keyboard.press("ArrowLeft")
    stands_at(guest, n - 1)
    jump = guest.page.locator(".log .jump").last
    earlier = moment_of(jump, table)
    assert earlier < n - 1
    jump.click()
    stands_at(guest, earlier)
    if guest.phone:
        back(guest, table).tap()
    else:
        back(guest, table).click()
    expect(guest.page.locator(".prompt h2")).to_have_text(asked)
    assert guest.page.url.endswith(f"/t/{table}")
    guest.take_steps(1)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_stranger_looks_back_as_a_spectator(visit, screen):
    size, lang, theme = SCREENS[screen]
    guest, stranger = visit(forced=False), visit(size=size, lang=lang, theme=theme)
    table = midway(guest)
    stranger.context.request.get("/api/hello")
    for seat in ("", "1", "all"):  # a link of the player's does not show their hand
        look(stranger, table, 60, seat)
        stranger.page.wait_for_url(f"**/r/{table}?n=60&seat=")
        expect(stranger.page.locator(".eyes button")).to_have_text(["spectateur" if lang == "fr" else "spectator"])
        assert stranger.page.locator(".hand .pi-hit").count() == 0
        if not seat:
            stranger.check("looking-back-stranger")
    expect(back(stranger, table)).to_have_text("Revenir à la table" if lang == "fr" else "Back to the table")


def test_who_looks_back_sees_when_it_is_their_move_and_that_the_match_has_gone_on(visit):
    host, friend = visit(forced=False), visit(forced=False)
    table = host.new_table("duel", bots=())
    friend.context.request.get("/api/hello")
    for visitor in (host, friend):
        visitor.sit_at(table)
    friend.page.get_by_role("button", name="Prendre ce siège").first.click()
    host.page.get_by_role("button", name="Commencer").click()
    for visitor in (host, friend):
        visitor.page.wait_for_selector("[data-prompt]")
    [asked] = [one["mine"] for one in host.context.request.get("/api/mine").json() if one["id"] == table]
    mover, waiter = (host, friend) if asked else (friend, host)
    look(waiter, table)
    expect(back(waiter, table)).to_have_text("Revenir à la table")
    known = int(waiter.page.get_attribute(".tl input", "max"))
    play_together([mover], lambda done: back(waiter, table).inner_text().startswith("À vous"))
    waiter.page.get_by_role("button", name="Maintenant").click()
    stands_at(waiter, f"^(?!{known}$)")
    last = int(waiter.page.input_value(".tl input"))
    assert last > known
    waiter.page.keyboard.press("ArrowRight")
    expect(waiter.page.locator(".toast")).to_contain_text("pas allée plus loin")
    stands_at(waiter, last)


def test_a_match_that_ends_while_one_looks_back_is_seen_whole(visit):
    guest = visit(forced=False)
    table = midway(guest)
    last = int(guest.page.locator("[data-prompt]").get_attribute("data-prompt"))  # the bot may have moved first
    look(guest, table, 60, "1")
    expect(back(guest, table)).to_be_visible()
    guest.page.evaluate(
        """(table) => new Promise((done) => {
          const line = new WebSocket(`ws://${location.host}/ws/${table}`);
          line.binaryType = 'arraybuffer';
          line.onopen = () => line.send(JSON.stringify({do: 'concede', id: 1}));
          line.onmessage = (told) => JSON.parse(new TextDecoder().decode(told.data)).is === 'done' && done();
        })""",
        table,
    )
    guest.page.keyboard.press("End")
    stands_at(guest, last + 1)
    expect(guest.page.locator(".eyes button")).to_have_count(3)
    expect(guest.page.locator(".go")).to_be_visible()
    expect(back(guest, table)).to_have_count(0)


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_who_plays_both_sides_looks_back_through_each_of_their_seats(visit, screen):
    size, lang, theme = SCREENS[screen]
    guest = visit(size=size, lang=lang, theme=theme)
    table = guest.new_table("keyforge", bots=())

    async def take_both(client):
        decks = list((await client.guest.ask("/api/games/keyforge"))["decks"])
        await client.ask("sit", seat=1, deck=decks[1])
        await client.ask("start")

    guest.elsewhere(table, take_both)
    look(guest, table, 0, "0")
    eyes = guest.page.locator(".eyes button")
    mine = "Siège" if lang == "fr" else "Seat"
    expect(eyes).to_have_text([f"{mine} 1", f"{mine} 2"])
    hands = []
    for seat in (1, 0):
        eyes.nth(seat).click()
        guest.page.wait_for_url(f"**/r/{table}?n=0&seat={seat}")
        hands.append(guest.page.locator(".hand .pi-hit").evaluate_all("(all) => all.map((one) => one.ariaLabel)"))
    assert all(hands) and hands[0] != hands[1]
    guest.check("looking-back-both")
