"""One browser and one server for all tests of a worker; every visitor has separate cookies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.web.chromium import ARGUMENTS, CHOOSES_ALL, chromium
from tests.web.site import Site

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("site"))
    site.start()
    yield site
    site.stop()


@pytest.fixture
def own_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that a test may kill."""
    site = Site(tmp_path_factory.mktemp("own"))
    site.start()
    yield site
    site.stop()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """A new visitor's page, without animations and choosing everything; uncaught errors and content security violations
    fail the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def new(width: int = 1280, height: int = 860, **options: Any) -> Page:
        options = {"locale": "en-GB", "reduced_motion": "reduce", **options}
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        context.set_default_timeout(20_000)
        contexts.append(context)
        context.add_init_script(CHOOSES_ALL)
        page = context.new_page()
        page.on("pageerror", lambda problem: complaints.append(str(problem)))
        page.on("console", lambda line: complaints.append(line.text) if "Content Security" in line.text else None)
        return page

    yield new
    for context in contexts:
        context.close()
    assert complaints == []
