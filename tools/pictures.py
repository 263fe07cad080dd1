"""Take the pictures of the README and of the documents anew: `.venv/bin/python tools/pictures.py`, once the web app is
built. What they show follows from seeds, so that only what the table looks like changes them."""

from __future__ import annotations

import base64
import shutil
import struct
import sys
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "tests" / "browser"), str(ROOT / "tests" / "server")]

from around import add_round, crowded  # noqa: E402
from browsing import DESKTOP, PHONE, Visitor  # noqa: E402
from conftest import FLAGS  # noqa: E402
from moments import MOMENTS  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from positions import bring, sit_down  # noqa: E402
from running import Server  # noqa: E402

from pioche.bots import Eyes, make_bot  # noqa: E402
from pioche.engine import new_match  # noqa: E402

TARGET = ROOT / "docs" / "pictures"
SIDEWAYS = (844, 390)
NAMES = ["Camille", "Dominique", "Maxime", "Alix"]


def played(game: str, enough: Callable[[Any], bool], **wishes: Any) -> Any:
    """A match of greedy players, up to a moment."""
    match, bot = new_match(game, **wishes), make_bot("greedy")
    while match.decision and not enough(match):
        match.apply(bot.pick(Eyes(match)))
    return match


def in_main(match: Any, turn: int, *verbs: str) -> bool:
    """The first player has these things to do, with several cards, late enough."""
    options = match.decision.options
    cards = {option.card for option in options if option.card}
    can = {option.verb for option in options} >= set(verbs)
    return match.state.turn >= turn and match.decision.seat == 0 and len(cards) > 4 and can


# The 256 colours that are seen most, a little apart from each other, and for every pixel the nearest of them.
_FEW_COLOURS = """async (source) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const pixels = new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
  const counts = new Map();
  for (const one of pixels) counts.set(one, (counts.get(one) ?? 0) + 1);
  const parts = (one) => [one & 255, one >> 8 & 255, one >> 16 & 255];
  const apart = (a, b) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);
  const colours = [];
  for (const [one] of [...counts].sort((a, b) => b[1] - a[1])) {
    if (colours.length === 256) break;
    if (colours.every((other) => apart(other, parts(one)) > 18)) colours.push(parts(one));
  }
  const nearest = new Map();
  const found = new Uint8Array(pixels.length);
  pixels.forEach((one, i) => {
    if (!nearest.has(one)) {
      const own = parts(one);
      let best = 0;
      colours.forEach((other, j) => { if (apart(other, own) < apart(colours[best], own)) best = j; });
      nearest.set(one, best);
    }
    found[i] = nearest.get(one);
  });
  let text = '';
  for (let i = 0; i < found.length; i += 32768) text += String.fromCharCode(...found.subarray(i, i + 32768));
  return {width: image.width, height: image.height, colours: colours.flat(), pixels: btoa(text)};
}"""


def slim(browser: Browser, picture: bytes) -> bytes:
    """The same picture with a palette, a third as heavy."""
    page = browser.new_page()
    found = page.evaluate(_FEW_COLOURS, f"data:image/png;base64,{base64.b64encode(picture).decode()}")
    page.close()
    width, height, pixels = found["width"], found["height"], base64.b64decode(found["pixels"])
    rows = b"".join(b"\0" + pixels[y * width : (y + 1) * width] for y in range(height))

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
    body = chunk(b"PLTE", bytes(found["colours"])) + chunk(b"IDAT", zlib.compress(rows, 9))
    return b"\x89PNG\r\n\x1a\n" + head + body + chunk(b"IEND", b"")


class Camera:
    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address

    def visitor(self, size: tuple[int, int] = DESKTOP, theme: str = "dark") -> Any:
        return Visitor(self.browser, self.address, size=size, theme=theme, forced=False)

    def at_table(self, match: Any, size: tuple[int, int] = DESKTOP, theme: str = "dark", then: Any = None) -> bytes:
        visitor = self.visitor(size, theme)
        sit_down(visitor, match, seat=match.decision.seat)
        visitor.page.wait_for_selector("[data-prompt] button")
        if then:
            then(visitor.page)
        return self.shoot(visitor)

    def shoot(self, visitor: Any) -> bytes:
        visitor.page.wait_for_load_state("networkidle")
        assert visitor.errors == [], visitor.errors
        picture: bytes = visitor.page.screenshot()
        visitor.leave()
        return picture

    def beside(self, pictures: list[bytes], width: int, height: int) -> bytes:
        """Several pictures as one."""
        page = self.browser.new_page(viewport={"width": width, "height": height})
        images = "".join(f'<img src="data:image/png;base64,{base64.b64encode(one).decode()}">' for one in pictures)
        style = "body{margin:0;display:flex;flex-wrap:wrap;gap:20px;background:#14100e}"
        page.set_content(f"<style>{style}</style>{images}")
        page.wait_for_function("() => [...document.images].every((one) => one.complete)")
        picture = page.screenshot()
        page.close()
        return picture


def open_menu(page: Any) -> None:
    """The menu of a card on the table that can do several things."""
    page.locator(".near-side .is-option .pi-hit").first.click()
    page.wait_for_selector(".menu [data-option]")


def replay(camera: Camera) -> bytes:
    match = played("keyforge", lambda _: False, seed=11, names=NAMES[:2])
    visitor = camera.visitor()
    n = match.n // 2
    visitor.page.goto(f"/r/{bring(visitor, match)}?n={n}&seat=0")
    visitor.page.wait_for_selector(".tl input")
    visitor.page.locator(".hand .pi-hit").last.click()
    visitor.page.wait_for_selector(".why .rule, .why a, dialog[open]")
    return camera.shoot(visitor)


def home(camera: Camera) -> bytes:
    visitor = camera.visitor()
    visitor.go("/")
    visitor.page.wait_for_selector(".go .fan .pi")
    return camera.shoot(visitor)


def all_of_them(camera: Camera) -> dict[str, bytes]:
    keyforge = played("keyforge", lambda match: in_main(match, 9, "reap", "fight"), seed=11)
    saints = played("saintseiya", lambda m: in_main(m, 9), decks=["seiya", "shiryu", "hyoga", "shun"], seed=3)
    combat = MOMENTS["sevenfallen"]["combat"]
    upright = [
        camera.at_table(keyforge, PHONE, then=open_menu),
        camera.at_table(combat(), PHONE),
        camera.at_table(saints, PHONE, "light"),
    ]
    return {
        "keyforge": camera.at_table(keyforge, then=open_menu),
        "sevenfallen": camera.at_table(combat(), theme="light"),
        "saintseiya": camera.at_table(saints),
        "replay": replay(camera),
        "home": home(camera),
        "phones": camera.beside(upright, 3 * PHONE[0] + 40, PHONE[1]),
        "sideways": camera.at_table(MOMENTS["keyforge"]["crowded"](), SIDEWAYS),
    }


def main() -> None:
    add_round()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        taken = {}
        with serving() as server:
            taken |= all_of_them(Camera(browser, server.address))
        with serving(TEST_ROUND=1) as server:  # which knows a game for four that is not installed
            taken["teams"] = Camera(browser, server.address).at_table(crowded(4))
        for name, picture in taken.items():
            (TARGET / f"{name}.png").write_bytes(slim(browser, picture))
        browser.close()


def serving(**variables: Any) -> Any:
    folder = Path(tempfile.mkdtemp())
    (folder / "test").write_text("pictures")
    program = [str(ROOT / "tests" / "browser" / "serving.py")]
    return Server(folder, program=program, RATE=500, TEST_FILE=folder / "test", **variables)


if __name__ == "__main__":
    main()
