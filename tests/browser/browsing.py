"""What people do at a page, and what is wrong with it."""

from __future__ import annotations

import asyncio
import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from pioche.lab.load import Client, Guest

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build" / "pictures"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP, TABLET, PHONE = (1440, 900), (1024, 768), (390, 844)
PATIENCE = 60_000  # milliseconds: what is waited for comes, but other browsers and servers are at work too
_LONGEST = 240.0  # seconds for one match

# One thing that can be done now: a button of an open menu, a card that glows, a button of the prompt. Ending the turn
# comes last, so that a match goes forward. Which one follows from the decision and from how often something was done at
# it, never from the clock. It is told where to press so that it is hit, or that it is covered.
_FIND = """() => {
  const prompt = document.querySelector('[data-prompt]');
  if (!prompt || prompt.ariaBusy === 'true' || document.querySelector('[data-over]')) return null;
  const n = Number(prompt.dataset.prompt);
  window.tried ??= {};
  const step = n + (window.tried[n] ?? 0);
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.offsetParent !== null);
  const menu = all('.menu [data-option]');
  const cards = all('.is-option .pi-hit, .is-target .pi-hit, [data-glows]');
  const buttons = all('[data-prompt] [data-option]:not([data-main])');
  const panel = all('.why header button, dialog[open] .iconbtn');  // touched as the table moved on: closed again
  const kinds = [panel, menu.filter((one) => !one.dataset.option.startsWith('discard')), menu];
  kinds.push(...(step % 9 === 8 ? [buttons, all('[data-main]'), cards] : [cards, buttons, all('[data-main]')]));
  const list = kinds.find((one) => one.length);
  if (!list) return null;
  window.tried[n] = step - n + 1;
  const one = list[step % list.length];
  one.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const box = one.getBoundingClientRect();
  for (const [across, down] of [[.5, .5], [.2, .5], [.8, .5], [.2, .15], [.8, .15], [.1, .85]]) {
    const [x, y] = [box.x + box.width * across, box.y + box.height * down];
    const hit = document.elementFromPoint(x, y);
    if (hit && (one.contains(hit) || hit.contains(one))) return {x, y};
  }
  return {covered: one.ariaLabel || one.textContent.trim()};
}"""
_TOO_SMALL = """() => [...document.querySelectorAll('button, select, input, a.btn')].filter((one) => {
  const box = one.getBoundingClientRect();
  const style = getComputedStyle(one);
  const seen = !one.closest('.vh, [inert]') && box.width && box.height && style.visibility !== 'hidden';
  const least = one.matches('.fan .pi-hit') ? 20 : 43.5;  // of a card that lies under others, an edge
  const inText = style.display === 'inline' || one.matches('.log button');
  return seen && !inText && (box.width < least || box.height < 43.5) && !one.disabled;
}).map((one) => `${one.className} ${one.ariaLabel || one.textContent.trim().slice(0, 30)}: ` +
  `${Math.round(one.getBoundingClientRect().width)}×${Math.round(one.getBoundingClientRect().height)}`)"""

_TOO_FINE = """() => [...document.querySelectorAll('body *')].filter((one) => {
  const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  if (!own || one.closest('svg, .vh, [inert], script, style') || !one.getClientRects().length) return false;
  const size = parseFloat(getComputedStyle(one).fontSize);
  return size && size < 12;  // none where only a sign is shown
}).map((one) => `${one.textContent.trim().slice(0, 30)}: ${getComputedStyle(one).fontSize}`)"""


def play_together(visitors, enough=lambda done: False):
    """Whoever is asked does something, until the match is over or enough was done. Time alone sets a bound: how long
    a match lasts is up to chance, and how often one looks in vain up to the machine."""
    page = visitors[0].page
    began = time.monotonic()
    done = 0
    while not visitors[0].over() and not enough(done):
        assert time.monotonic() - began < _LONGEST, "the match does not come to an end"
        acted = any(visitor.act() for visitor in visitors)
        done += acted
        page.wait_for_timeout(15 if acted else 30)


class Visitor:
    def __init__(self, chromium, address, size=DESKTOP, lang="fr", theme="dark", motion="reduce", forced=True):
        self.address = address
        self.phone = size[0] < 600
        self.name = f"{size[0]}-{lang}-{theme}"
        self.context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"fr": "fr-FR", "en": "en-GB"}[lang],
            color_scheme=theme,
            reduced_motion=motion,
            has_touch=self.phone,
            base_url=address,
        )
        if not forced:  # whoever answers everything themselves does not wait for the page to do it
            self.context.add_init_script("localStorage.pioche ??= JSON.stringify({forced: false})")
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)

    def leave(self):
        self.context.close()

    def go(self, path):
        self.page.goto(path)
        self.page.wait_for_load_state("networkidle")

    def picture(self, name):
        self.page.screenshot(path=PICTURES / f"{name}-{self.name}.png")

    # A table

    def new_table(self, game, seats=2, bots=("greedy",), deck=None, **more):
        """A table made through the API, as this visitor."""
        self.context.request.get("/api/hello")
        decks = list(self.context.request.get(f"/api/games/{game}").json()["decks"])
        wish = {"game": game, "seats": seats, "deck": deck or decks[0], "bots": list(bots), **more}
        answer = self.context.request.post("/api/tables", data=wish)
        assert answer.status == 201, answer.text()
        return answer.json()["table"]

    def sit_at(self, table):
        self.page.goto(f"/t/{table}")
        self.page.wait_for_selector("[data-prompt], .board, .wait")

    def act(self):
        """Do one thing, if anything is asked, by finger or pointer; until the table has heard of it."""
        found = self.page.evaluate(_FIND)
        if found is None:
            return False
        assert "covered" not in found, f"{found['covered']} cannot be pressed: something lies over it"
        if self.phone:
            self.page.touchscreen.tap(found["x"], found["y"])
        else:
            self.page.mouse.click(found["x"], found["y"])
        self.page.wait_for_function("() => document.querySelector('[data-prompt]')?.ariaBusy !== 'true'")
        return True

    def over(self):
        return self.page.evaluate("() => !!document.querySelector('[data-over]')")

    def take_steps(self, count):
        """Do so many things, or all until the match is over."""
        play_together([self], lambda done: done >= count)

    def play_on(self, until=None):
        """Play until the match is over, or until a condition on the page holds."""
        play_together([self], lambda done: until is not None and until())

    def resign(self):
        """Hold the button for a second, as one must."""
        self.page.locator("header .iconbtn[aria-haspopup=dialog]").last.click()
        held = self.page.locator(".hold")
        held.focus()
        self.page.keyboard.down("Enter")
        self.page.wait_for_selector("[data-over]")
        self.page.keyboard.up("Enter")

    def elsewhere(self, table, do):
        """Do something at a table as this visitor, but not in this browser: `do` is given a client that is there."""

        guest = Guest(self.address)
        guest.cookie = "; ".join(f"{one['name']}={one['value']}" for one in self.context.cookies())

        async def there():
            client = Client(guest, table)
            await client.enter()
            await do(client)
            await client.leave()

        with ThreadPoolExecutor(1) as thread:  # this one has the browser's own loop
            thread.submit(asyncio.run, there()).result()

    def misspeak(self, change):
        """From now on, what the page says to tables is changed on its way."""

        def join(line):
            server = line.connect_to_server()
            line.on_message(lambda said: server.send(json.dumps(change(json.loads(said)))))

        self.page.route_web_socket("**/ws/**", join)

    def cut_lines(self):
        """From now on, lines to tables go through here; the function that is returned cuts them (False), and lets new
        ones through (True)."""
        state = {"up": True, "lines": []}

        def join(line):
            if not state["up"]:
                line.close()
                return
            server = line.connect_to_server()
            state["lines"] += [line, server]

        self.page.route_web_socket("**/ws/**", join)

        def set_up(up):
            state["up"] = up
            for line in state["lines"] if not up else []:
                line.close()
            state["lines"] = []

        return set_up

    # What must hold on every page

    def wrong_with_access(self, only=""):
        """What axe finds, by one of its rules or by all: one line a violation, with the element."""
        if not self.page.evaluate("() => !!window.axe"):
            self.page.evaluate(AXE.read_text())
        options = {"resultTypes": ["violations"]} | ({"runOnly": [only]} if only else {})
        found = self.page.evaluate("(options) => axe.run(document, options)", options)
        return [
            f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
            for one in found["violations"]
            for node in one["nodes"]
        ]

    def wrong_with_layout(self):
        """Sideways scrolling, letters too small to be read; and on a phone, what is too small for a finger."""
        wrong = self.page.evaluate(_TOO_FINE)
        if self.page.evaluate("() => document.documentElement.scrollWidth > innerWidth + 1"):
            wrong.append("the page scrolls sideways")
        if self.phone:
            wrong += self.page.evaluate(_TOO_SMALL)
        return wrong

    def check(self, name):
        """A picture of the page, and nothing wrong with it."""
        self.picture(name)
        wrong = [*self.wrong_with_access(), *self.wrong_with_layout(), *self.errors]
        assert not wrong, "\n".join(wrong)
