"""What people do at a page, and what is wrong with it."""

from __future__ import annotations

import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build" / "pictures"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP, TABLET, PHONE = (1440, 900), (1024, 768), (390, 844)
_LONGEST = 240.0  # seconds for one match

# One thing that can be done now, done: a button of an open menu, a card that glows, a button of the prompt. Ending the
# turn comes last, so that a match goes forward.
_ACT = """([step, tap]) => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.offsetParent !== null);
  const press = (list, kind) => { const one = list[step % list.length]; one.scrollIntoView({block: 'nearest'}); one.click(); return kind; };
  const menu = all('.menu [data-option]').filter((one) => !one.dataset.option.startsWith('discard'));
  if (menu.length) return press(menu, 'menu');
  const rest = all('.menu [data-option]');
  if (rest.length) return press(rest, 'menu');
  const cards = all('.is-option .pi-hit, .is-target .pi-hit, [data-glows]');
  if (cards.length && step % 9 !== 8) return press(cards, 'card');
  const buttons = all('.prompt [data-option], [data-prompt] [data-option]').filter((one) => !one.hasAttribute('data-main'));
  if (buttons.length) return press(buttons, 'button');
  const main = all('[data-main]');
  if (main.length) return press(main, 'main');
  if (cards.length) return press(cards, 'card');
  return '';
}"""


class Visitor:
    def __init__(self, chromium, address, size=DESKTOP, lang="fr", theme="dark", motion="reduce"):
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
        self.page.wait_for_selector("[data-prompt], .board", timeout=15_000)

    def act(self, step):
        """Do one thing, if anything is asked."""
        return self.page.evaluate(_ACT, [step, self.phone])

    def over(self):
        return self.page.evaluate("() => !!document.querySelector('[data-over]')")

    def take_steps(self, count):
        """Do so many things, or all until the match is over."""
        self._until(lambda done: done >= count)

    def play_on(self, until=None):
        """Play until the match is over, or until a condition on the page holds."""
        self._until(lambda done: until is not None and until())

    def _until(self, enough):
        began = time.monotonic()
        done = 0
        while not self.over() and not enough(done):
            assert time.monotonic() - began < _LONGEST, "the match does not come to an end"
            acted = self.act(done)
            done += bool(acted)
            self.page.wait_for_timeout(15 if acted else 30)

    def cut_lines(self):
        """From now on, lines to tables go through here; the function that is returned cuts them, and those to come until
        it is called with True."""
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

    def wrong_with_access(self):
        """What axe finds: one line a violation, with the element."""
        if not self.page.evaluate("() => !!window.axe"):
            self.page.evaluate(AXE.read_text())
        found = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
            for one in found["violations"]
            for node in one["nodes"]
        ]

    def wrong_with_layout(self):
        """Sideways scrolling; and on a phone, what is too small for a finger."""
        wrong = []
        if self.page.evaluate("() => document.documentElement.scrollWidth > innerWidth + 1"):
            wrong.append("the page scrolls sideways")
        if self.phone:
            wrong += self.page.evaluate(
                """() => [...document.querySelectorAll('button, select, input, a.btn')].filter((one) => {
                  const box = one.getBoundingClientRect();
                  const seen = box.width && box.height && getComputedStyle(one).visibility !== 'hidden' && !one.closest('[inert]');
                  const inText = getComputedStyle(one).display === 'inline';
                  return seen && !inText && (box.width < 43.5 || box.height < 43.5) && !one.disabled;
                }).map((one) => `${one.className} ${one.ariaLabel || one.textContent.trim().slice(0, 30)}: ` +
                  `${Math.round(one.getBoundingClientRect().width)}×${Math.round(one.getBoundingClientRect().height)}`)"""
            )
        return wrong

    def check(self, name):
        """A picture of the page, and nothing wrong with it."""
        self.picture(name)
        assert self.wrong_with_access() == []
        assert self.wrong_with_layout() == []
        assert self.errors == []
