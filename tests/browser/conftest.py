"""A real Chromium at a real server. Every page that a test has seen is kept as a picture in build/pictures."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from browsing import PATIENCE, PICTURES, Visitor
from playwright.sync_api import expect, sync_playwright
from running import Server

import pioche.server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WHOLE_MATCHES = {
    "test_a_whole_match_against_a_bot",
    "test_two_browsers_against_each_other_and_a_spectator",
    "test_the_log_goes_back_to_the_beginning_where_one_asks_for_it",
    "test_who_goes_back_too_far_asks_the_others_who_see_what_would_be_undone",
}

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def named(tmp_path_factory):
    """Where the server reads which test plays."""
    return tmp_path_factory.mktemp("chance") / "test"


@pytest.fixture(scope="session")
def address(tmp_path_factory, named):
    """A server with the built pages; bots answer at once."""
    pages = Path(pioche.server.__file__).parent / "pages" / "index.html"
    assert pages.exists(), "the web app is not built: run ./test, or tools/web run build"
    serving = str(Path(__file__).with_name("serving.py"))
    with Server(tmp_path_factory.mktemp("browser"), program=[serving], RATE=500, TEST_FILE=named) as server:
        yield server.address


@pytest.fixture(scope="session")
def chromium():
    PICTURES.mkdir(parents=True, exist_ok=True)
    path = shutil.which("chromium")
    assert path, "Chromium is not installed: run ./test"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


def pytest_collection_modifyitems(items):
    """Whole matches come first: one that began last would be waited for on an idle core."""
    items.sort(key=lambda item: item.name.partition("[")[0] not in WHOLE_MATCHES)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    item.failed = getattr(item, "failed", False) or report.failed
    return report


@pytest.fixture
def visit(request, chromium, address, named):
    """Make a visitor: a browser of their own, on a screen, in a language, by day or by night. What they saw when a
    test failed is kept and told. Each test has its own chance, the same in every run; PIOCHE_TEST_CHANCE=WORD gives
    all of them another one."""
    named.write_text(f"{os.environ.get('PIOCHE_TEST_CHANCE', '')} {request.node.nodeid}")
    visitors = []

    def make(**wishes):
        visitors.append(Visitor(chromium, address, **wishes))
        return visitors[-1]

    yield make
    for i, visitor in enumerate(visitors):
        if request.node.failed:
            visitor.picture(f"failed-{request.node.originalname}-{i}")
            print(f"visitor {i} at {visitor.page.url}: {visitor.errors}\n{visitor.page.inner_text('body')}")
        visitor.leave()
