"""Takes the screenshots for docs/ from a real table in a real browser: `python docs/pictures/shots.py`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

from tests.web.chromium import ARGUMENTS, chromium  # noqa: E402
from tests.web.play import MY_TURN, THE_END, my_turn_or_end, start  # noqa: E402
from tests.web.site import Site  # noqa: E402

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}


def play(page: Page, actions: int, chance: Random | None = None) -> None:
    """Make this many choices, the first in the list or random ones, or play until the end of the game."""
    for _ in range(actions):
        if not my_turn_or_end(page):
            return
        choices = page.locator(MY_TURN)
        choices.nth(chance.randrange(choices.count()) if chance else 0).click()
        page.wait_for_timeout(150)


def shoot(page: Page, name: str) -> None:
    page.wait_for_timeout(500)
    page.screenshot(path=HERE / f"{name}.png")


def take(browser: Browser, url: str) -> None:
    page = browser.new_page(viewport=WIDE, locale="en-GB", reduced_motion="reduce")
    page.goto(url)
    page.locator(".plate").first.wait_for()
    shoot(page, "lobby")
    start(page, url)
    play(page, 45)
    shoot(page, "table")
    page.emulate_media(color_scheme="dark")
    shoot(page, "table-dark")
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(PHONE)
    shoot(page, "table-phone")
    page.set_viewport_size(WIDE)
    play(page, 500)
    page.locator(THE_END).wait_for()
    shoot(page, "score-pad")
    page.locator(THE_END).get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*/0")
    for _ in range(60):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(60)
    shoot(page, "replay")
    for game, moves in (("great-western-trail", 40), ("oh-my-goods", 30), ("mineshaft", 70)):
        start(page, url, game, "medium")
        play(page, moves, Random(7))
        page.locator(".yard").evaluate("yard => yard.scrollTo(0, 0)")
        shoot(page, game)
    page.set_viewport_size(PHONE)
    shoot(page, "mineshaft-phone")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        site.start()
        try:
            take(playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS), site.url)
        finally:
            site.stop()


if __name__ == "__main__":
    main()
